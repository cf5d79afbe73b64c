# interpreted: numbers for people
"""The chances of what a player may ask about: checks on offer, the next hazard, the next tile. All exact."""

from __future__ import annotations

from fractions import Fraction

from undercroft.games.subterra.face.view import actor
from undercroft.games.subterra.face.words import label
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.box import KINDS
from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.moves import Move, verb
from undercroft.kernel.texts import Message, message

CHECKED = (v.EXERT, v.PLACE_ROPE, v.HIDE)


def check_chance(t: Cave, caver: int) -> Fraction:
    """The chance that a caver passes a skill check (2.7, 8.22)."""
    bonus = t.caver(caver).check_bonus if t.health[caver] else 0
    passing = [die for die in range(1, t.box.die + 1) if die + bonus >= t.box.target]
    return Fraction(len(passing), t.box.die)


def hazard_chances(t: Cave, seat: int) -> dict[str, Fraction]:
    """The chance of each kind of card to be the next; Out of Time is certain once no other is left."""
    if t.time_up:
        return {}
    if t.hazards.count() == 1:
        return {"out-of-time": Fraction(1)}
    unseen = [card for card in t.hazards.unseen_by(seat) if card != t.box.last_card]
    kinds = [KINDS[t.box.cards[card].kind] for card in unseen]
    return {kind: Fraction(kinds.count(kind), len(kinds)) for kind in dict.fromkeys(kinds)}


def exit_chance(t: Cave) -> Fraction:
    """The chance that the next tile of the stack is the exit (1.5)."""
    deck = t.stack_of_tiles
    if deck.top or deck.bands[0] or not deck.bands[3]:
        return Fraction(0)
    return Fraction(1, deck.bands[2] + deck.bands[3])


def odds(t: Cave, seat: int, moves: list[Move]) -> list[Message]:
    """What a player may want to know before answering."""
    lines: list[Message] = []
    caver = actor(t)
    for move in moves:
        if verb(move) in CHECKED and caver >= 0:
            sure = verb(move) == v.HIDE and t.row[caver] + 1 >= t.box.hide_sure
            chance = Fraction(1) if sure else check_chance(t, caver)
            lines.append(message("odds-check", move=label(t, move), percent=percent(chance)))
    for kind, chance in hazard_chances(t, seat).items():
        lines.append(message("odds-hazard", hazard=message(f"hazard-{kind}"), percent=percent(chance)))
    if not t.exit_is_laid():
        lines.append(message("odds-exit", percent=percent(exit_chance(t))))
    return lines


def percent(chance: Fraction) -> int:
    """A chance as a whole number of hundredths."""
    return round(100 * chance)
