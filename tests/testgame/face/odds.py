# interpreted: chances for people
"""What a thief may reckon of the next treasure."""

from __future__ import annotations

from tests.testgame.rules.box import WARDEN_POOL
from tests.testgame.rules.state import Skulk
from tests.testgame.rules.turn import Prowl
from undercroft.kernel.deck import band_of, item_of, known_of, pool_of
from undercroft.kernel.moves import Seat
from undercroft.kernel.texts import Message, message


def odds(t: Skulk, seat: Seat) -> list[Message]:
    """The chances of the moves on offer: where thieves choose a tunnel, that of the Warden."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Prowl) or top.is_watching():
        return []
    wardens, cards = warden_odds(t, seat)
    return [message("odds-warden", wardens=wardens, cards=cards)]


def warden_odds(t: Skulk, seat: Seat) -> tuple[int, int]:
    """The chance that the next treasure is the Warden, as the seat may reckon it: so many in so many.

    The next treasure is one of those of its layer that the seat has not seen and that no thief has taken.
    """
    deck = t.treasures
    if deck.top and known_of(deck.top[0]) >> seat & 1:
        return int(t.box.is_warden(item_of(deck.top[0]))), 1
    pools = len(deck.sizes)
    layer = next((at // pools for at, count in enumerate(deck.bands) if count), 0)
    if deck.top:
        layer = band_of(deck.top[0])
    labels = [pool_of(p) for p in deck.top if known_of(p) >> seat & 1 == 0 and band_of(p) == layer]
    for pool, count in enumerate(deck.bands[layer * pools : (layer + 1) * pools]):
        labels += [pool] * count
    return labels.count(WARDEN_POOL), max(1, len(labels))
