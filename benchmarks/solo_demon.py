"""Demon players by the simple rules of a solo companion: the bar that `greedy` must not fall below.

It turns its dice into Threat Points, brings a Demon as soon as it can pay one and Troglodytes with the rest,
as near to the Humans as may be. Warriors next to Humans act first; one in contact fights and then moves, any
other goes for the nearest Human and then fights; the blow falls on the most wounded, then the least defended.

    undercroft sim claustrophobia --seats greedy,benchmarks.solo_demon:SoloDemon
    undercroft sim claustrophobia1643 --seats greedy,benchmarks.solo_demon:SoloInfernal

`SoloInfernal` is the same player at the 1643 edition. What that edition has more, it does at once: it plays
an Event when it may, gives each Hellhound its highest die, climbs, gnaws and carries off wherever that is
offered.
"""

from typing import cast

from undercroft.agents.base import Agent, Glimpse
from undercroft.families.tunnels.rules.acting.activation import FOUGHT, MOVED, Activation
from undercroft.families.tunnels.rules.effects.picking import dice_of
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.verbs import (
    V_ACT,
    V_ACTIVATE,
    V_ATTACK,
    V_BUY,
    V_CARRY_OUT,
    V_CLIMB,
    V_CRAWL,
    V_DIE,
    V_MOVE,
    V_PLACE,
    V_PLAY,
    V_POWER,
)
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import PASS, Move, first, second, verb
from undercroft.maps.paths import distances_from_any

SQUARES = ("sounds-from-the-deep", "dark-destiny")
SPACES = ("abyssal-threat", "dark-destiny")
AT_ONCE = (V_CLIMB, V_CARRY_OUT, V_ACT, V_POWER, V_PLAY)
FAR = 99


class SoloDemon(Agent):
    """Plays the Demon side by simple rules, and by chance whatever they do not speak of."""

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        """The rule for this kind of question, else chance."""
        t = cast(Tunnels, glimpse.redeal(seed))
        moves = glimpse.moves
        dice = Dice(seed)
        near = nearness(t)
        verbs = {verb(move) for move in moves}
        if V_PLACE in verbs:
            return placing(t, moves)
        if V_BUY in verbs:
            return buying(t, moves, near)
        if V_ACTIVATE in verbs:
            return min(moves, key=lambda move: activation_order(t, move, near))
        top = t.stack[-1]
        if isinstance(top, Activation):
            return acting(t, top, moves, near)
        return moves[dice.below(len(moves))]


class SoloInfernal(SoloDemon):
    """The same rules for the infernal side of 1643, and its new deeds wherever they are offered."""

    def choose(self, glimpse: Glimpse, seed: int) -> Move:
        """A deed of this edition if there is one, else as ever."""
        moves = glimpse.moves
        deeds = [move for move in moves if verb(move) in AT_ONCE]
        if deeds:
            return deeds[0]
        dice = [move for move in moves if verb(move) == V_DIE]
        if dice:
            return max(dice, key=first)
        if any(verb(move) == V_PLACE for move in moves):
            return giving(cast(Tunnels, glimpse.redeal(seed)), moves)
        return super().choose(glimpse, seed)


def giving(t: Tunnels, moves: list[Move]) -> Move:
    """The highest die for a Hellhound, else dice of the commoner colour for Threat Points, then a card."""
    places = [move for move in moves if verb(move) == V_PLACE]
    hounds = [m for m in places if t.box.squares[second(m)].kind == t.box.hound_kind]
    if hounds:
        return max(hounds, key=lambda m: value_of(t, m))
    colours = [t.box.colours[die - 1] for die in t.dice]
    for name in SPACES:
        fitting = [m for m in places if t.box.squares[second(m)].id == name]
        if fitting:
            return max(fitting, key=lambda m: colours.count(t.box.colours[value_of(t, m) - 1]))
    return places[0]


def value_of(t: Tunnels, move: Move) -> int:
    """The value of the one die that a move places."""
    return t.dice[dice_of(move).bit_length() - 1]


def nearness(t: Tunnels) -> list[int]:
    """How far each tile is from the nearest Human."""
    humans = [t.at[figure] for figure in range(FIRST_TROG) if t.at[figure] >= 0]
    far = distances_from_any(t.map, humans) if humans else [FAR] * len(t.laid)
    return [FAR if steps < 0 else steps for steps in far]


def placing(t: Tunnels, moves: list[Move]) -> Move:
    """As many dice as possible for Threat Points, the next ones for a card."""
    for name in SQUARES:
        fitting = [m for m in moves if verb(m) == V_PLACE and t.box.squares[second(m)].id == name]
        if fitting:
            return max(fitting, key=lambda m: first(m).bit_count())
    return PASS if PASS in moves else moves[0]


def buying(t: Tunnels, moves: list[Move], near: list[int]) -> Move:
    """A Demon if there is one to pay, else a Troglodyte, as near as may be."""
    buys = [m for m in moves if verb(m) == V_BUY]
    return min(buys, key=lambda m: (first(m) == t.box.trog_kind, near[second(m)]))


def activation_order(t: Tunnels, move: Move, near: list[int]) -> tuple[int, int]:
    """The nearest warriors first; doing nothing comes last."""
    return (1, 0) if verb(move) != V_ACTIVATE else (0, near[t.at[first(move)]])


def acting(t: Tunnels, top: Activation, moves: list[Move], near: list[int]) -> Move:
    """Fight in contact, else step towards the nearest Human."""
    attacks = [m for m in moves if verb(m) == V_ATTACK and first(m) < FIRST_TROG]
    slot = t.at[top.figure]
    if attacks and not top.flags & FOUGHT:
        return min(attacks, key=lambda m: (-t.hurt[first(m)].bit_count(), t.defence(first(m), slot)))
    steps = [(near[target(t, top.figure, m)], m) for m in moves if verb(m) in (V_MOVE, V_CRAWL)]
    closer = [pair for pair in steps if pair[0] < near[slot]]
    if closer and (near[slot] > 0 or not top.flags & MOVED):
        return min(closer)[1]
    return PASS if PASS in moves else moves[0]


def target(t: Tunnels, figure: int, move: Move) -> int:
    """The tile that a step leads to."""
    if verb(move) == V_CRAWL:
        return first(move)
    return t.map.neighbour(t.at[figure], first(move))
