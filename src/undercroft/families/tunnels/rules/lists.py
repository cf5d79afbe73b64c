"""Lists that copies of a state share: nobody changes one in place, a new one takes its place.

All lists of a state in the tunnels are of this kind but `on` and `at`, which change with every step.
"""

from __future__ import annotations


def replaced(values: list[int], at: int, value: int) -> list[int]:
    """A list with another value at one place.

    >>> replaced([5, 6, 7], 1, 0)
    [5, 0, 7]
    """
    new = values[:]
    new[at] = value
    return new


def without(values: list[int], at: int) -> list[int]:
    """A list without the value at one place.

    >>> without([5, 6, 7], 1)
    [5, 7]
    """
    new = values[:]
    del new[at]
    return new
