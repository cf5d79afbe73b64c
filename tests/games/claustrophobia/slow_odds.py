"""What an attack may come to, by rolling every die: the real engine with each result forced in turn."""

from collections import defaultdict
from fractions import Fraction
from typing import cast

from undercroft.families.tunnels.rules.figures import FIRST_TROG, TROG_GROUP
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_HITS
from undercroft.families.tunnels.rules.words.verbs import V_GUARD, V_LOSE
from undercroft.kernel.chance import forced_roll
from undercroft.kernel.errors import ChanceNeeded
from undercroft.kernel.match import Watcher
from undercroft.kernel.moves import PASS, Move, verb

Shares = dict[int, Fraction]


class Tally:
    """The chance of each number of hits and of losses, and of the target's death."""

    def __init__(self) -> None:
        self.hits: Shares = defaultdict(Fraction)
        self.losses: Shares = defaultdict(Fraction)
        self.dead = Fraction(0)


def roll_all(t: Tunnels, move: Move, target: int, slot: int, guarded: bool = False) -> Tally:
    """Play a move with every run of dice; nobody takes hits over, or everybody all that is allowed."""
    tally = Tally()
    scripts: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while scripts:
        script, share = scripts.pop()
        after, watcher = cast(Tunnels, t.copy()), Watcher()
        after.rng = 0
        after.forced = script[:]
        after.log = watcher
        try:
            after.answer(after.asked_seat(), move)
            settle(after, guarded)
        except ChanceNeeded as need:
            part = share / len(need.results)
            scripts += [([*script, forced_roll(result)], part) for result in need.results]
            continue
        hits = [values[0] for kind, _, values in watcher.events if kind == E_HITS]
        lost = life(t, target, slot) - life(after, target, slot)
        tally.hits[hits[0] if hits else 0] += share
        tally.losses[lost] += share
        tally.dead += share if life(after, target, slot) == 0 else 0
    return tally


def settle(t: Tunnels, guarded: bool) -> None:
    """Answer what the dice bring up: bodyguards by the plan, lines as they come."""
    while not t.is_over():
        seat = t.asked_seat()
        offered = t.offer(seat)
        if verb(offered[-1]) == V_GUARD:
            t.answer(seat, offered[-1] if guarded else PASS)
        elif verb(offered[0]) == V_LOSE:
            t.answer(seat, offered[0])
        else:
            return


def life(t: Tunnels, target: int, slot: int) -> int:
    """What a target has left: figures of a group, Health or lines."""
    if target == TROG_GROUP:
        return bin(t.ordinary_on(slot)).count("1")
    if t.at[target] < 0:
        return 0
    if target < FIRST_TROG:
        return 6 - bin(t.hurt[target]).count("1")
    return t.kind_of(target).health - t.hurt[target]
