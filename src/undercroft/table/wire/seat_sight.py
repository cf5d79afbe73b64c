"""What one seat is shown: events, its question with the moves, and how the rules ended the game."""

from __future__ import annotations

import msgspec

from undercroft.kernel.texts import Message


class EventInfo(msgspec.Struct, kw_only=True, frozen=True):
    """A fact of the game, numbered for each recipient apart."""

    n: int
    kind: str
    args: dict[str, str | int | Message]
    text: str
    rule: str
    touches: tuple[str, ...]
    """What it is about, as choices name what they touch; what it is mostly about comes first."""
    dice: tuple[int, ...]
    """The dice that were rolled in it."""


class ChoiceInfo(msgspec.Struct, kw_only=True, frozen=True):
    """One offered move."""

    words: str
    label: str
    kind: str
    touches: tuple[str, ...]
    group: str
    short: str


class PathInfo(msgspec.Struct, kw_only=True, frozen=True):
    """The shortest way to a place: the places on it, itself the last, and the words of the gesture."""

    touch: str
    through: tuple[str, ...]
    words: tuple[str, ...]


class ProspectInfo(msgspec.Struct, kw_only=True, frozen=True):
    """What a figure could reach, and what it would see."""

    figure: str
    reach: tuple[str, ...]
    sees: tuple[str, ...]


class Question(msgspec.Struct, kw_only=True, frozen=True):
    """What a seat is asked."""

    number: int
    prompt: str
    secret: bool
    undo: bool
    choices: list[ChoiceInfo]


class OwnWindow(msgspec.Struct, kw_only=True, frozen=True):
    """How it stands with a seat in the time of a reaction window: only its own person is told."""

    answered: bool
    """Whether its answer waits for the end of the time."""
    more: bool
    """Whether it has asked for more time."""


class OutcomeInfo(msgspec.Struct, kw_only=True, frozen=True):
    """How the rules ended the game."""

    results: tuple[str, ...]
    scores: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    rule: str
    text: str
