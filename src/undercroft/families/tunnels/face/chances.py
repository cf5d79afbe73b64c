# interpreted: exact fractions, asked for by people
"""The exact chances of an attack, by calculation."""

from __future__ import annotations

from fractions import Fraction


def chance_of_hit(defence: int, sides: int = 6, frantic: bool = False, sure_from: int = 0) -> Fraction:
    """The chance that one combat die hits, a miss rolled again once if the attacker is frantic.

    >>> chance_of_hit(4), chance_of_hit(4, frantic=True), chance_of_hit(6, sure_from=2)
    (Fraction(1, 2), Fraction(3, 4), Fraction(5, 6))
    """
    needed = min(defence, sure_from) if sure_from else defence
    once = Fraction(min(sides, max(0, sides + 1 - max(1, needed))), sides)
    return 1 - (1 - once) ** 2 if frantic else once


def distribution(dice: int, chance: Fraction) -> list[Fraction]:
    """The chance of each number of hits, from none up to all the dice.

    >>> distribution(2, Fraction(1, 2))
    [Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)]
    """
    hits = [Fraction(1)]
    for _ in range(dice):
        longer = [Fraction(0)] * (len(hits) + 1)
        for n, share in enumerate(hits):
            longer[n] += share * (1 - chance)
            longer[n + 1] += share * chance
        hits = longer
    return hits


def losses(hits: list[Fraction], costs: list[int], limit: int) -> list[Fraction]:
    """The chance of each number of losses up to a limit, by what no hit, one hit, two hits ... cost.

    >>> losses(distribution(2, Fraction(1, 2)), [0, 2, 4], 3)
    [Fraction(1, 4), Fraction(0, 1), Fraction(1, 2), Fraction(1, 4)]
    """
    shares = [Fraction(0)] * (limit + 1)
    for share, cost in zip(hits, costs, strict=True):
        shares[min(cost, limit)] += share
    while len(shares) > 1 and shares[-1] == 0:
        shares.pop()
    return shares


def at_least(shares: list[Fraction], number: int) -> Fraction:
    """The chance of so many or more.

    >>> at_least(distribution(2, Fraction(1, 2)), 1)
    Fraction(3, 4)
    """
    return sum(shares[number:], Fraction(0))
