# interpreted: chances for people
"""What a combat card may bring: the other's hand is known, so the cards that it beats can be counted."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.combat import LAYING, Fight
from undercroft.games.dungeontwister.rules.state import COMBAT_HAND, Labyrinth
from undercroft.kernel.moves import Move, Seat, first
from undercroft.kernel.texts import Message, message


def odds(t: Labyrinth, seat: Seat, moves: list[Move]) -> list[Message]:
    """For each card on offer, how many of the other's cards it beats and equals."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Fight) or top.step != LAYING:
        return []
    totals = top.totals(t)
    lead = totals[0] - totals[1] if top.seat() == seat else totals[1] - totals[0]
    hand = t.hands[COMBAT_HAND + 1 - seat]
    theirs = [value for card, value in enumerate(t.box.combat_cards) if hand >> card & 1]
    found: list[Message] = []
    for move in moves:
        mine = first(move) + lead
        wins = len([value for value in theirs if mine > value])
        ties = len([value for value in theirs if mine == value])
        found.append(message("odds-card", value=first(move), wins=wins, ties=ties, cards=len(theirs)))
    return found
