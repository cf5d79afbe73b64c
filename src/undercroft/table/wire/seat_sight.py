"""What one seat is shown: events, its question with the moves, and how the rules ended the game."""

from __future__ import annotations

from typing import Any

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


class CardInfo(msgspec.Struct, kw_only=True, frozen=True):
    """A card as it is turned over."""

    name: str
    text: str
    face: str
    """The large sign on it, such as a number."""
    lit: bool
    """Whether it prevails over those beside it."""


class Difference(msgspec.Struct, kw_only=True, frozen=True):
    """A place in a view, and what stands there instead."""

    at: tuple[str | int, ...]
    now: Any


class Scene(msgspec.Struct, kw_only=True, frozen=True):
    """How an event is acted out before the next question."""

    n: int
    """The event's number."""
    kind: str
    """text, card, dice, move, change, fall or appear; nothing for a mere line of the log."""
    caption: str
    """What is said before dice have landed: who rolls, and what is needed."""
    cards: list[CardInfo]
    lit: tuple[int, ...]
    """For each die whether it counts; nothing where dice neither hit nor miss."""
    before: tuple[int, ...]
    """What the dice showed that were rolled again."""
    change: int
    board: list[Difference]
    """Where the view at the event differs from that of the next scene; in the last from the view itself."""


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
