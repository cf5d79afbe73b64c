"""What the server answers over HTTP about records, files and moments of games."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.documents.own_files import Changed
from undercroft.table.wire.seat_sight import ChoiceInfo, EventInfo, OutcomeInfo
from undercroft.table.wire.table_info import ResultInfo


class Kept(msgspec.Struct, frozen=True):
    """Where a document is kept."""

    id: str


class RecordInfo(msgspec.Struct, frozen=True):
    """A record with all that is known of it."""

    id: str
    game: str
    title: str
    at: int
    text: str
    commitment: str
    seed: str
    result: ResultInfo | None
    names: list[str]


class Won(msgspec.Struct, frozen=True):
    """How many games somebody won: a side, or all together where nobody is named."""

    who: str
    games: int


class Measured(msgspec.Struct, frozen=True):
    """How some games of the computer against itself went, and how many turns they had."""

    games: int
    wins: tuple[Won, ...]
    least: int
    most: int


class Shown(msgspec.Struct, kw_only=True, frozen=True):
    """What somebody's own data, scenario or guide holds, in the reader's language."""

    title: str
    lines: tuple[str, ...] = ()
    """What a scenario or guide says of itself."""
    changes: tuple[Changed, ...] = ()
    """What a data file changes."""
    words: dict[str, str] = {}
    """Texts by the ids of messages, which go before the game's catalogue."""
    warnings: tuple[str, ...] = ()
    """What was hardly meant so, each with its line."""
    steps: int = 0
    """The steps of a guide."""
    measured: Measured | None = None
    """How games of the computer against itself went."""
    view: Any = None
    """The board at the beginning, as onlookers see it."""
    description: str = ""


class Checked(msgspec.Struct, frozen=True):
    """What a file is, and whether it is good."""

    kind: str
    game: str
    name: str
    good: bool
    sentence: str
    problems: list[str]
    """What is wrong with it, one sentence for each fault."""
    shown: Shown | None = None
    """What good data, a scenario or a guide hold."""


class Verified(msgspec.Struct, frozen=True):
    """Whether the dice of a record come from a seed."""

    good: bool
    commitment: str
    seed: str
    results: int
    skipped: int
    sentence: str
    guided: bool = False
    """Whether the record is of a guided game, whose chance was set."""


class StudyFrame(msgspec.Struct, kw_only=True, frozen=True):
    """One moment of a game that is being studied."""

    step: int
    words: str
    by: int
    turn: int
    asked: list[int]
    events: list[EventInfo]
    view: Any
    chain: list[str]
    choices: list[ChoiceInfo]
    prompt: str
    description: str | None
    outcome: OutcomeInfo | None


class StudyMove(msgspec.Struct, frozen=True):
    """One move of a game: whose, in which turn, and what people call it."""

    by: int
    turn: int
    label: str


class Studied(msgspec.Struct, frozen=True):
    """Some moments of a game, and all its moves if they were asked for."""

    game: str
    steps: int
    seats: int
    frames: list[StudyFrame]
    moves: list[StudyMove]
    words: dict[str, str] = {}
    """What somebody's own scenario says, by the ids of messages; it goes before the game's catalogue."""


class PositionText(msgspec.Struct, frozen=True):
    """A moment as a position, and as a diagram where the game can write one there."""

    position: str
    diagram: str


class StudyHint(msgspec.Struct, frozen=True):
    """What a computer would do there."""

    words: str
    label: str


class StudyOdds(msgspec.Struct, frozen=True):
    """The chances of what is offered there."""

    lines: list[str]


class StudyReason(msgspec.Struct, frozen=True):
    """Why a move is not offered there."""

    offered: bool
    rule: str
    sentence: str
