"""What is told of an attack: the dice and what they needed, those rolled again, and the hits (8.3)."""

from __future__ import annotations

from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_ATTACK, E_FRANTIC, E_HITS


def tell_attack(
    t: Tunnels, pair: list[int], thrown: list[int], rolled: list[int], again: list[int], hits: int
) -> None:
    """Tell of the attacker and target of a pair; thrown: object + 1 or 0, DEF, the least number that hits."""
    t.tell(E_ATTACK, pair + thrown + rolled)
    needed = thrown[2]
    if again:
        missed = [die for die in rolled if die < needed]
        t.tell(E_FRANTIC, [*pair, needed, *missed, *again])
    t.tell(E_HITS, [hits])
