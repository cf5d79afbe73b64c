"""Redealing what nobody or only one player knows of the rooms: the pairs that the players chose in secret."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.box import Box
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import Deck


def redeal_pairs(
    box: Box, scenario: int, seat: int, pairs: list[int], lying: list[int], deck: Deck, dice: Dice
) -> None:
    """Choose anew the pairs that a seat does not know, so that the rooms it has seen can lie there (1.2)."""
    half = len(pairs) // 2
    open_places = [place for place in range(len(pairs)) if pairs[place] >= 0 and place // half != seat]
    while True:
        for other in range(2):
            mine = [place for place in open_places if place // half == other]
            if not mine:
                continue
            order = box.games[scenario].pairs[:]
            dice.shuffle(order)
            for k in range(len(mine)):
                pairs[mine[k]] = order[k]
            chosen = sorted(pairs[mine[0] : mine[0] + len(mine)])
            for k in range(len(mine)):
                pairs[mine[k]] = chosen[k]
        left = rooms_of(box, pairs)
        fits = True
        for design in lying:
            if design >= 0:
                if design not in left:
                    fits = False
                    break
                left.remove(design)
        if fits:
            break
    if deck.cards or deck.bands[0]:
        deck.cards = left
        deck.sizes[0] = len(left)


def rooms_of(box: Box, pairs: list[int]) -> list[int]:
    """The rooms of chosen pairs, in order of their numbers."""
    found: list[int] = []
    for design in range(len(box.rooms)):
        for pair in pairs:
            if pair == box.pair_of[design]:
                found.append(design)
    return found
