"""Rules 2.1 and 2.2: the Action Dice are rolled, and each warrior gets one."""

from __future__ import annotations

from undercroft.families.tunnels.rules.acting.exhaustion import assign
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.masks import count, lowest, members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_ROLLED
from undercroft.families.tunnels.rules.words.reasons import HAS_DIE, NO_SUCH_DIE, NOT_YOURS, OK, OTHERS_FIRST
from undercroft.families.tunnels.rules.words.verbs import V_ASSIGN
from undercroft.kernel.moves import Move, pack


def roll_action_dice(t: Tunnels) -> None:
    """Roll the Action Dice (2.1)."""
    living = t.living()
    number = count(living) * t.box.numbers.dice_per_warrior + t.action_dice_to_come
    for figure in members(living):
        gear = t.gear[figure]
        if gear:
            number += t.gear_dice(figure)
    t.action_dice_to_come = 0
    dice = [t.roll(t.box.numbers.die_sides) for _ in range(min(number, t.box.numbers.dice_in_box))]
    dice.sort()
    t.dice = dice
    if t.log is not None:
        t.tell(E_ROLLED, [0, *dice])


def waiting_for_die(t: Tunnels) -> int:
    """The Humans who have no die yet, as a mask."""
    found = t.living()
    for figure in range(FIRST_TROG):
        if t.die[figure]:
            found &= ~(1 << figure)
    return found


def is_settled(t: Tunnels) -> bool:
    """Give dice out as long as they leave no choice; whether every warrior has his (2.2)."""
    waiting = waiting_for_die(t)
    while waiting and t.dice[0] == t.dice[len(t.dice) - 1]:
        die = t.dice[0]
        t.dice = t.dice[1:]
        assign(t, lowest(waiting), die)
        waiting = waiting_for_die(t)
    if waiting == 0:
        t.dice = []
    return waiting == 0


def die_moves(t: Tunnels) -> list[Move]:
    """The dice that the next warrior may get, each value once."""
    figure = lowest(waiting_for_die(t))
    found: list[Move] = []
    last = 0
    for die in t.dice:
        if die != last:
            found.append(pack(V_ASSIGN, die, figure))
            last = die
    return found


def give_code(t: Tunnels, die: int, figure: int) -> int:
    """Why a warrior is not given a die now, or OK (2.2)."""
    if figure >= FIRST_TROG:
        return NOT_YOURS
    if t.die[figure]:
        return HAS_DIE
    if die not in t.dice:
        return NO_SUCH_DIE
    return OK if figure == lowest(waiting_for_die(t)) else OTHERS_FIRST
