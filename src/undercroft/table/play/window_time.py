"""How long reaction windows last: a time that tells nothing of what a seat holds.

At a table of several people every window lasts a drawn time, whatever its seat holds and answers. A seat that
needs longer asks for more. For one that has nothing to think about the table draws how long its person would
have thought, from how long they did think in other windows, and asks for more time just as they would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

import msgspec

from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import PASS
from undercroft.kernel.window import Window
from undercroft.table.play.played_game import PlayedGame
from undercroft.table.store.rows import SeatRow, WindowTime

RANDOM = SystemRandom()

LONGEST = 60_000
"""Milliseconds that a window lasts at most; clocks run only after them."""

LATE = 3000
"""Milliseconds after its end when a window has not been looked after: its person, or the server, was away."""

LONGER = 3
"""How many times longer than the first span those are that a seat asks for."""

PRIOR = (0.3, 0.45, 0.6, 0.8, 1.0, 1.3, 1.9, 2.9)
"""How long people think, in first spans, as long as nothing is known of somebody."""

KEPT = 24
"""Thoughts of a seat that are remembered."""

DEALS = 128
"""How often the hidden cards are dealt anew, at most, to find out what everybody knows a seat can do.

So often that luck has no part in it: a card that hands hold in nine deals of ten is missing in one of 128.
"""

Spans = tuple[float, float]
"""Seconds, least and most, of the first span; none: windows take no time."""


def is_reaction(played: PlayedGame, seat: int) -> bool:
    """Whether the seat is asked to answer what somebody else does."""
    s = played.match.state
    return s.is_asked(seat) and isinstance(s.stack[-1], Window)


def is_window(played: PlayedGame, seat: int, random: Random) -> bool:
    """Whether the others know of nothing that the seat could do but pass, or play what it hides.

    This does not depend on what it hides.
    """
    if is_reaction(played, seat):
        return True
    if not played.is_in_window(seat):
        return False
    s = played.match.state
    known: set[int] | None = None
    for _ in range(DEALS):
        deal = s.redeal(s.seats, Dice(random.getrandbits(31)))
        offered = set(deal.offer(seat))
        known = offered if known is None else known & offered
        if known == {PASS}:
            return True
    return False


def new_window(
    played: PlayedGame, asked: Sequence[int], seats: list[SeatRow], spans: Spans, random: Random, at: int
) -> WindowTime | None:
    """The time of the window that is open now; nothing if none is, or if nobody is there to learn from it."""
    if not spans[1] or len(asked) != 1 or sum(seat.is_person() for seat in seats) < 2:
        return None
    seat = asked[0]
    if not is_window(played, seat, random):
        return None
    return WindowTime(played.seq, seat, seats[seat].holder, at, at + drawn(spans, random))


def drawn(spans: Spans, random: Random) -> int:
    """Milliseconds of a window, drawn."""
    return round(1000 * random.uniform(*spans))


def drawn_thought(row: SeatRow, spans: Spans, random: Random) -> int:
    """How long the person of a seat would think, by how long they have thought before."""
    prior = [round(500 * sum(spans) * share) for share in PRIOR]
    return max(1, random.choice([*prior, *row.thoughts][-KEPT:]))


def prolonged(window: WindowTime, spans: Spans, random: Random) -> WindowTime | None:
    """A window with one more span of time; nothing if it has had enough."""
    until = window.until + LONGER * drawn(spans, random)
    if until - window.opened > LONGEST:
        return None
    return msgspec.structs.replace(window, until=until, before=window.until, more=False)


def renewed(window: WindowTime, spans: Spans, random: Random, at: int) -> WindowTime:
    """A window whose time begins anew, because its person or the server has been away."""
    until = at + drawn(spans, random)
    return msgspec.structs.replace(window, opened=at, until=until, before=0, more=False, virtual=0)


def in_public(window: WindowTime | None) -> WindowTime | None:
    """A window without what its seat has said in it."""
    if window is None:
        return None
    return msgspec.structs.replace(window, words="", answered=0, more=False, virtual=0)
