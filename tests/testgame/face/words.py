# interpreted: moves in words, for people
"""The words of Skulk's moves, each verb once, and the names of thieves and cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tests.testgame.rules import verbs as v
from tests.testgame.rules.box import KINDS
from tests.testgame.rules.state import PLACES, SLOTS, Skulk
from undercroft.kernel.moves import PASS, Seat
from undercroft.kernel.texts import Message, message
from undercroft.kernel.vocabulary import Nth, OneOf, Operand, Verb, Vocabulary

MOST_THIEVES: Final = 4


class Treasure(Operand):
    """A treasure by its word."""

    def word(self, s: Skulk, value: int) -> str:
        return s.box.treasures[value]

    def values(self, s: Skulk) -> Iterable[int]:
        return range(len(s.box.treasures))


THIEF: Final = Nth(MOST_THIEVES)
SLOT: Final = Nth(SLOTS)
VOCABULARY: Final = Vocabulary(
    Verb(PASS, "pass"),
    Verb(v.GO, "{place}", place=OneOf(*PLACES)),
    Verb(v.WATCH, "watch {thief}", thief=THIEF),
    Verb(v.BRING, "bring {trick}", trick=OneOf("nothing", *KINDS)),
    Verb(v.SNATCH, "snatch {thief}", thief=THIEF),
    Verb(v.PEER, "peer"),
    Verb(v.HUSH, "hush"),
    Verb(v.DECOY, "decoy {thief}", thief=THIEF),
    Verb(v.TAKE, "take {slot}", slot=SLOT),
    Verb(v.LAY, "lay {treasure}", treasure=Treasure()),
    Verb(v.TURN, "turn {slot}", slot=SLOT),
    Verb(v.GIVE, "give {slot}", slot=SLOT),
)


def thief(seat: Seat) -> Message:
    """A thief by number."""
    return message("thief", number=seat + 1)


def treasure(t: Skulk, item: int) -> Message:
    """A treasure by name."""
    return message(f"treasure-{t.box.treasures[item].rsplit('-', 1)[0]}")


def trick_of_kind(kind: int) -> Message:
    """A kind of trick by name."""
    return message(f"trick-{KINDS[kind]}")


def trick(t: Skulk, item: int) -> Message:
    """A trick by name."""
    return trick_of_kind(t.box.kinds[item])


def tunnel(place: int) -> Message:
    """A tunnel by name."""
    return message(f"tunnel-{PLACES[place]}")
