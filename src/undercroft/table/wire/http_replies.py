"""What the server answers over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.documents.own_files import Changed
from undercroft.kernel.options import OptionValue
from undercroft.table.wire.table_info import ChoiceInfo, EventInfo, OutcomeInfo, ResultInfo


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    tables: int


class Nothing(msgspec.Struct, frozen=True):
    """Done, and nothing to say about it."""


class Refused(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    sentence: str
    rule: str = ""


class OptionChoice(msgspec.Struct, frozen=True):
    """One value of an option, and what people call it."""

    value: str
    label: str


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing that can be set before the game."""

    name: str
    title: str
    help: str
    kind: str
    default: OptionValue
    low: int
    high: int
    choices: list[OptionChoice]


class GuideCard(msgspec.Struct, frozen=True):
    """A guided game that a game has."""

    id: str
    title: str
    help: str
    steps: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    help: str
    rules_version: int
    seat_counts: tuple[int, ...]
    has_secrets: bool
    options: list[OptionInfo]
    guides: list[GuideCard]
    sides: list[str]
    """Whom each seat plays, in games where that is the same in every game."""


class AgentInfo(msgspec.Struct, frozen=True):
    """A computer player."""

    id: str
    name: str
    about: str
    settings: dict[str, int | str | bool]


class GameText(msgspec.Struct, frozen=True):
    """A text of a game: its rules or its catalogue of messages."""

    game: str
    lang: str
    text: str


class Held(msgspec.Struct, frozen=True):
    """A seat and the secret that holds it."""

    seat: int
    secret: str


class Invite(msgspec.Struct, frozen=True):
    """An open seat and the code that opens it."""

    seat: int
    code: str


class Made(msgspec.Struct, frozen=True):
    """A new table and everything that its maker needs."""

    table: str
    host: str
    seats: list[Held]
    invites: list[Invite]


class Joined(msgspec.Struct, frozen=True):
    """A seat that is now yours."""

    table: str
    seat: int
    secret: str


class Code(msgspec.Struct, frozen=True):
    """A fresh code for a seat."""

    table: str
    seat: int
    code: str


class Rematch(msgspec.Struct, frozen=True):
    """The new table, and your seat there."""

    table: str
    seat: int


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
