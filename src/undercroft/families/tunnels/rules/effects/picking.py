"""What an operation lets a player pick that is no warrior and no tile: Objects and groups of dice."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_REROLLED
from undercroft.families.tunnels.rules.words.verbs import V_STRIP
from undercroft.kernel.moves import Move, first, pack, third


def objects_in_play(t: Tunnels) -> list[Move]:
    """The Objects that can be taken away, one move for each (21.10)."""
    found: list[Move] = []
    for figure in range(FIRST_TROG):
        if t.at[figure] >= 0:
            found += [pack(V_STRIP, figure, kind) for kind in members(t.gear[figure])]
    return found


def dice_groups(dice: list[int]) -> list[int]:
    """The groups that can be picked from dice in order, as masks; of dice of one value the first go first.

    >>> dice_groups([2, 2, 5])
    [1, 3, 4, 5, 7]
    """
    twins: i64 = 0
    for i in range(1, len(dice)):
        if dice[i] == dice[i - 1]:
            twins |= 1 << i
    found: list[int] = []
    everything: i64 = 1 << len(dice)
    mask: i64 = 1
    while mask < everything:
        if mask & twins & ~(mask << 1) == 0:
            found.append(mask)
        mask += 1
    return found


def dice_move(verb: int, mask: int, square: int = 0) -> Move:
    """The move that takes a group of dice, for a square or none; a group may have more than eight dice.

    >>> dice_of(dice_move(8, 0b100000000011, 5)) == 0b100000000011
    True
    """
    return pack(verb, mask & 255, square, mask >> 8)


def dice_of(move: Move) -> int:
    """The group of dice that a move takes, as a mask."""
    return first(move) | third(move) << 8


def reroll(t: Tunnels, mask: int) -> None:
    """Roll some of the dice on the table again (20.9)."""
    dice = t.dice[:]
    taken: list[int] = []
    shown: list[int] = []
    for i in range(len(dice)):
        if mask >> i & 1:
            taken.append(dice[i])
            dice[i] = t.roll(t.box.numbers.die_sides)
            shown.append(dice[i])
    dice.sort()
    t.dice = dice
    if t.log is not None:
        t.tell(E_REROLLED, [len(taken), *taken, *shown])
