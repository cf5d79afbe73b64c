# interpreted: how an event is acted out
"""How an event is acted out before the next question: a small vocabulary that every game speaks.

The stage knows no game and no rule. What moves, comes, goes or changes on the board is in the views before
and after an event; its beat says what to look at, and what cannot be seen there.
"""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.kernel.texts import Message

NOTHING: Final = ""
"""A line of the log alone."""
TEXT: Final = "text"
"""A sentence: a phase begins, something does not happen and why."""
CARD: Final = "card"
"""Cards or the like are turned over."""
DICE: Final = "dice"
MOVE: Final = "move"
CHANGE: Final = "change"
"""A number of a figure changes: what was lost or won floats over it."""
FALL: Final = "fall"
"""A figure falls, dies or is gone."""
APPEAR: Final = "appear"
"""Something comes to lie or stand on the board."""

KINDS: Final = (NOTHING, TEXT, CARD, DICE, MOVE, CHANGE, FALL, APPEAR)


class Card(msgspec.Struct, frozen=True):
    """A card as it is turned over: its name, its sentence, the large sign on it, and whether it prevails."""

    name: Message
    text: Message | None = None
    face: str = ""
    lit: bool = False


class Beat(msgspec.Struct, frozen=True):
    """One event on the stage."""

    kind: str = NOTHING
    caption: Message | None = None
    """What is said before dice have landed: who rolls, and what is needed."""
    cards: tuple[Card, ...] = ()
    lit: tuple[int, ...] = ()
    """For each die whether it counts: 1 or 0; nothing where dice neither hit nor miss."""
    before: tuple[int, ...] = ()
    """What the dice showed that were rolled again."""
    change: int = 0
    """What a figure loses or wins."""


SILENT: Final = Beat()
