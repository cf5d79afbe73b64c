"""What a game may tell the battery about itself beyond what the kernel knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from undercroft.kernel.deck import UNSEEN, Deck, holder_of, item_of, known_of
from undercroft.kernel.game import Game
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import Setup
from undercroft.kernel.state import State


def nothing_to_count(game: Game, s: State) -> None:
    """For games without a check of their own."""


def deals_by_decks(s: State, seat: Seat) -> bool:
    """Whether some deck has a hidden card that could as well be another one.

    Cards that one holder has change nothing by changing places with each other.
    """
    for deck in decks_of(s):
        if len(deck.sizes) > 1:
            continue
        spots: set[tuple[str, int]] = set()
        for pile, places in (("top", deck.top), ("bottom", deck.bottom), ("held", deck.held)):
            for at, p in enumerate(places):
                if item_of(p) != UNSEEN and not known_of(p) >> seat & 1:
                    spots.add((pile, holder_of(p) if pile == "held" else at))
        if spots and (deck.cards or len(spots) > 1):
            return True
    return False


class Hooks(msgspec.Struct, frozen=True):
    """One game's part of the battery. The defaults suit a game of which nothing is known."""

    setups: Callable[[Game], list[Setup]]
    conserve: Callable[[Game, State], None] = nothing_to_count
    """Asserts that every tile, card and token is accounted for."""
    has_other_deal: Callable[[State, Seat], bool] = deals_by_decks
    """Whether there certainly are two deals that the seat cannot tell apart."""
    derived: frozenset[str] = frozenset()
    """Attributes of the state that are its box, or follow from the fields; the latter is checked."""
    limit: int = 5_000
    """So many answers end any game."""
    every: int = 9
    """Expensive checks at every so many-th decision."""
    share: int = 1
    """Fuzz plays one in so many of its games: for games with very many answers."""


def all_setups(game: Game) -> list[Setup]:
    """Every scenario with every number of seats."""
    return [game.setup(seats, scenario) for scenario in game.scenarios() for seats in game.seat_counts]


def decks_of(s: State) -> list[Deck]:
    """All decks that a state holds."""
    return [value for name in attributes(s) if isinstance(value := getattr(s, name), Deck)]


def attributes(thing: Any) -> list[str]:
    """The names of all that an object holds, of its own and of compiled classes that it comes from."""
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
        names.update(getattr(kind, "__slots__", ()))
    return sorted(name for name in names if not name.startswith("__"))
