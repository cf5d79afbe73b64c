# interpreted: runs once a game
"""The table before its first step."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.box import FIXED, Box
from undercroft.games.dungeontwister.rules.setup import Beginning
from undercroft.games.dungeontwister.rules.state import SCREEN, Labyrinth, labyrinth
from undercroft.games.dungeontwister.rules.tokens import OFF, TOKENS
from undercroft.kernel.deck import place
from undercroft.kernel.options import Setup
from undercroft.maps.room_tables import SQUARES
from undercroft.maps.rooms import Rooms


def empty_labyrinth(box: Box, setup: Setup) -> Labyrinth:
    """A table with every room face down and nothing on it."""
    scenario = 0 if setup.scenario_text else box.scenarios.index(setup.scenario)
    game = box.games[scenario]
    action, combat = (1 << len(box.action_cards)) - 1, (1 << len(box.combat_cards)) - 1
    pairs = game.pairs[:] if game.way == FIXED else [-1] * box.pairs_laid
    lists: list[list[int]] = [
        [OFF] * TOKENS,
        [-1] * TOKENS,
        [0] * TOKENS,
        [0] * TOKENS,
        [-1] * TOKENS,
        [0] * SQUARES,
        [OFF] * 6,
        [box.plants, box.plants, box.webs, box.webs, 0, 0, 0, 0],
        [action, action, combat, combat, box.jumps, box.jumps],
        [0, 0],
        pairs,
        [scenario, 0, 0, box.action_cards[0], 0, 0, 0, 0],
    ]
    rooms: list[list[int]] = [[], [0], [0], [], [], []]
    decks = [*rooms, *force_fields(box, scenario, 0), *force_fields(box, scenario, 1)]
    return labyrinth(box, Rooms(box.designs), lists + decks)


def force_fields(box: Box, scenario: int, seat: int) -> list[list[int]]:
    """A player's tokens: all behind the screen, or all still to be chosen."""
    game = box.games[scenario]
    pools = [[], []] if game.way == FIXED else split(box, game.items[seat])
    held: list[int] = []
    if game.way == FIXED:
        for pool, items in enumerate(split(box, game.items[seat])):
            held += [place(item, pool, 0, 1 << seat, SCREEN) for item in items]
    return [pools[0] + pools[1], [len(pools[0]), len(pools[1])], [0, 0, 0, 0], [], [], sorted(held)]


def split(box: Box, items: list[int]) -> list[list[int]]:
    """Characters and objects."""
    people = [item for item in items if box.is_character(box.item_kind[item])]
    return [people, [item for item in items if item not in people]]


def start_labyrinth(box: Box, setup: Setup) -> Labyrinth:
    """The table before its first step."""
    t = empty_labyrinth(box, setup)
    t.call(Beginning(0, int(str(setup.options["handicap-blue"])), int(str(setup.options["handicap-yellow"]))))
    return t
