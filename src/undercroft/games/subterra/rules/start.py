# interpreted: runs once a game
"""Chapter 1: how many cavers, who they are, the stack of tiles and the hazard deck."""

from __future__ import annotations

from typing import cast

from undercroft.games.subterra.rules.box import EXIT, START, Box
from undercroft.games.subterra.rules.reveal import lay_tile
from undercroft.games.subterra.rules.state import HAZARDS, OFF_TABLE, STACK, Cave
from undercroft.kernel.deck import EVERYBODY, deck_of
from undercroft.kernel.errors import IllegalError, Phrase
from undercroft.kernel.options import Setup
from undercroft.maps.grid import Grid
from undercroft.maps.sides import cell


def caver_names(setup: Setup) -> list[str]:
    """The cavers that the players named, for the first places of the table; the rest is found out later."""
    named = cast(list[str], setup.options["cavers"])
    return [name for name in named if name != "random"]


def party_size(box: Box, setup: Setup) -> int:
    """How many cavers go down (1.2)."""
    team = box.teams[setup.seats]
    count = setup.options["caver-count"]
    named = caver_names(setup)
    size = max(len(named), team.usual) if count == "auto" else int(str(count))
    if not team.least <= size <= team.most:
        wanted: str | Phrase = str(team.least)
        if team.least < team.most:
            wanted = Phrase("{low} to {high}", low=team.least, high=team.most)
        raise IllegalError(
            "{seats} players go down with {wanted} cavers, not with {size} (rule 1.2).",
            seats=setup.seats,
            wanted=wanted,
            size=size,
        )
    if len(named) > size:
        raise IllegalError(
            "{count} cavers are named for a party of {size} (rule 1.3).", count=len(named), size=size
        )
    return size


def check_options(box: Box, setup: Setup) -> None:
    """Refuse options that do not go together."""
    size = party_size(box, setup)
    named = caver_names(setup)
    leader = setup.options["first-caver"]
    if leader != "random" and leader not in named:
        raise IllegalError(
            "The first caver can be {leader} only if the cavers are named and {leader} is one (rule 1.8).",
            leader=leader,
        )
    need = deck_size(box, setup, size)
    have = len(box.pool(hazard_set(setup)))
    if have < need:
        raise IllegalError(
            "The hazard set has {have} cards, and {need} are to be dealt (rule 1.7).", have=have, need=need
        )


def hazard_set(setup: Setup) -> str:
    """The level whose cards are dealt (1.7)."""
    chosen = str(setup.options["hazard-set"])
    return setup.scenario if chosen == "by-level" else chosen


def deck_size(box: Box, setup: Setup, size: int) -> int:
    """How many hazard cards are dealt (1.6)."""
    return box.levels[box.level_of(setup.scenario)].deck[size]


def empty_cave(box: Box, setup: Setup, who: list[int]) -> Cave:
    """A cave with full decks and no tile on the table, for a party that may still have to be drawn."""
    size = party_size(box, setup)
    tiles = [t for t in range(len(box.tiles)) if box.tiles[t].kind not in (START, EXIT)]
    behind = box.exit_companions
    stack = deck_of(STACK, [tiles, [box.exit_tile]], [[len(tiles) - behind, 0], [behind, 1]])
    hazards = deck_of(HAZARDS, [box.pool(hazard_set(setup))], [[deck_size(box, setup, size)]])
    hazards.put_at_bottom(box.last_card, EVERYBODY)
    t = Cave(box, setup.seats, Grid(), stack, hazards)
    t.party = size
    for one in who:
        t.join(one)
    t.horrors = [OFF_TABLE] * box.horror_max
    return t


def start_cave(box: Box, setup: Setup) -> Cave:
    """The table before the first step: cavers who are not named are drawn or chosen by the first frame."""
    who = [box.caver_of(name) for name in caver_names(setup)]
    t = empty_cave(box, setup, who)
    lay_tile(t, box.start_tile, cell(0, 0), 0)
    leader = setup.options["first-caver"]
    t.first = who.index(box.caver_of(str(leader))) if leader != "random" else -1
    return t
