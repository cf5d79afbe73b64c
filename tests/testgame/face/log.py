# interpreted: sentences for people
"""Events as messages for the log; each reads its values alone, so that no secret slips in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.testgame.face.words import thief, treasure, trick, tunnel
from tests.testgame.rules import state as e
from tests.testgame.rules.box import SNATCH_CARD
from tests.testgame.rules.state import PLACES, Skulk
from undercroft.kernel.moves import Seat
from undercroft.kernel.texts import Message, message

Told = Callable[[Skulk, list[int]], Message]


def about_thief(key: str) -> Told:
    """An event that names one thief."""
    return lambda t, v: message(key, thief=thief(v[0]))


def about_treasure(key: str) -> Told:
    """An event that names a thief and a treasure."""
    return lambda t, v: message(key, thief=thief(v[0]), treasure=treasure(t, v[1]))


def brought(t: Skulk, v: list[int]) -> Message:
    """What a thief brings to a scuffle."""
    if v[1] < 0:
        return message("log-bare", thief=thief(v[0]))
    return message("log-brought", thief=thief(v[0]), trick=trick(t, v[1]))


def played(t: Skulk, seat: Seat, card: int, target: int) -> Message:
    """A played trick: who, what and at whom."""
    if target < 0:
        return message("trick-plain", thief=thief(seat), trick=trick(t, card))
    key = "trick-aimed" if t.box.kinds[card] == SNATCH_CARD else "trick-moved"
    return message(key, thief=thief(seat), trick=trick(t, card), target=thief(target))


def saw_top(t: Skulk, v: list[int]) -> Message:
    """The treasures that a thief has seen, from the top."""
    names = [treasure(t, item) for item in v]
    said: Message = message("list-end", treasure=names[-1])
    for name in reversed(names[:-1]):
        said = message("list-more", treasure=name, rest=said)
    return message("log-saw-top", treasures=said)


EVENTS: Final[dict[int, tuple[str, Told]]] = {
    e.ROUND: ("2.7", lambda t, v: message("log-round", round=v[0], thief=thief(v[1]))),
    e.WATCHED: ("2.2", lambda t, v: message("log-watched", thief=thief(v[0]), other=thief(v[1]))),
    e.SAW_CHOICE: ("2.2", lambda t, v: message(f"log-saw-choice-{PLACES[v[1]]}", thief=thief(v[0]))),
    e.WENT: ("2.3", lambda t, v: message(f"log-went-{PLACES[v[1]]}", thief=thief(v[0]))),
    e.DREW: ("2.3", about_thief("log-drew")),
    e.DREW_TRICK: ("2.3", lambda t, v: message("log-drew-trick", trick=trick(t, v[0]))),
    e.RESHUFFLED: ("2.3", lambda t, v: message("log-reshuffled", count=v[0])),
    e.CROWD: ("2.5", lambda t, v: message("log-crowd", place=tunnel(v[0]))),
    e.BROUGHT: ("3.1", brought),
    e.ROLLED: ("3.2", lambda t, v: message("log-rolled", thief=thief(v[0]), die=v[1], total=v[2])),
    e.SHARED: ("3.3", lambda t, v: message("log-shared", place=tunnel(v[0]))),
    e.TOOK: ("2.4", lambda t, v: message("log-took", thief=thief(v[0]), place=tunnel(v[1]))),
    e.FOUND: ("2.4", about_treasure("log-found")),
    e.PLAYED: ("4.1", lambda t, v: played(t, v[0], v[1], v[2])),
    e.HUSHED: ("5.2", lambda t, v: message("log-hushed", trick=trick(t, v[0]))),
    e.AIMED: ("5.3", about_thief("log-aimed")),
    e.SNATCHED: (
        "4.2",
        lambda t, v: message("log-snatched", thief=thief(v[0]), other=thief(v[1]), number=v[2] + 1),
    ),
    e.PEERED: ("4.3", lambda t, v: message("log-peered", thief=thief(v[0]), count=v[1])),
    e.SAW_TOP: ("4.3", saw_top),
    e.LAID_BACK: ("4.3", about_thief("log-laid-back")),
    e.TURNED_UP: ("4.4", about_treasure("log-turned-up")),
    e.WARDEN: ("6.1", about_thief("log-warden")),
    e.GAVE_UP: ("6.1", about_treasure("log-gave-up")),
    e.DAWN: ("6.2", lambda t, v: message("log-dawn")),
}
"""The rule behind each event, and how it is told."""
