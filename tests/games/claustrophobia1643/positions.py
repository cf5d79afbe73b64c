"""Positions of the 1643 edition written as diagrams, and a table to play on from them with forced dice."""

import re
from importlib.resources import files
from typing import Any, cast

from tests.games.claustrophobia.positions import (
    Entry,
    Table,
    dark,
    dice,
    draws,
    human,
    tile_entry,
    trogs,
    words,
)
from undercroft.families.tunnels.rules.components.destiny import dice_on, square_of
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.games.claustrophobia1643.face.view import UnderworldView
from undercroft.games.claustrophobia1643.game import GAME
from undercroft.games.claustrophobia1643.rules.board import pool
from undercroft.games.claustrophobia1643.rules.state import Underworld
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.match import Match
from undercroft.kernel.script import read_script

__all__ = [
    "CORRIDOR",
    "FAR",
    "GAME",
    "Pit",
    "dark",
    "dice",
    "draws",
    "human",
    "new_game",
    "position",
    "trogs",
    "words",
]

FAR = "tile-34"
GIVEN = ("instinct", "given", "bless", "icons", "gifts")
"""The moments of the Human Preparation at which everybody has a die."""
ROOM = {"0,0": "tile-35"}
"""One plain crossing."""
CORRIDOR = {"0,0": "tile-35", "1,0": "tile-27 1", "2,0": "tile-36"}
"""Crossing, tunnel, crossing, from west to east."""


class Pit(Table):
    """A table of this edition."""

    @property
    def state(self) -> Underworld:
        return cast(Underworld, self.match.state)

    def view(self, side: str) -> UnderworldView:
        return cast(UnderworldView, super().view(side))

    def waiting(self) -> dict[str, list[int]]:
        """The dice on preparation spaces."""
        return self.on(self.state.placed)

    def triggered(self) -> dict[str, list[int]]:
        """The dice on trigger spaces."""
        return self.on(self.state.triggered)

    def on(self, groups: list[int]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for group in groups:
            found.setdefault(ids(self.state.box.squares)[square_of(group)], []).extend(dice_on(group))
        return found

    @property
    def pool(self) -> int:
        return pool(self.state)

    def hand(self, side: str) -> list[str]:
        """The cards that a side holds."""
        t = self.state
        deck, seat = (t.advantages, t.human_seat) if side == "human" else (t.events, t.demon_seat)
        items = t.box.advantage_items if side == "human" else t.box.event_items
        return sorted(t.box.cards[items[item]].id for item in deck.hand(seat))

    def talents(self, word: str) -> int:
        """The Talents of a warrior now, as bits."""
        return self.state.talents(self.figure(word))

    def left_to(self, word: str) -> int:
        """The MVT of a warrior."""
        return self.stats(word)[0]


def position(
    *warriors: Entry,
    tiles: dict[str, Any] | None = None,
    phase: str = "human-action",
    scenario: str = "the-draught",
    chance: str = "",
    options: dict[str, object] | None = None,
    idle: bool = True,
    data_text: str = "",
    demon: str = "",
    **more: Any,
) -> Pit:
    """A table at the start of a phase; tiles by cell as `tile-07 1`, the number being quarter turns.

    With a `demon` the scenario is one's own: that of the box with another Demon.

    A warrior of each side stands idle on a tile far away, so that no activation phase ends by itself.
    """
    own = with_demon(scenario, demon) if demon else ""
    setup = GAME.setup_with(2, None if own else scenario, data_text, own, options or {})
    tiles = tiles or ROOM
    if idle:
        tiles = {**tiles, "9,9": FAR}
        warriors = (*warriors, *bystanders(warriors, phase, more.get("moment", "start")))
    tree: Entry = {
        "round": 2,
        "phase": phase,
        "tp": 0,
        "gifts": [],
        "blessing_used": True,
        "tile": [tile_entry(at, what) for at, what in tiles.items()],
        "warrior": list(warriors),
        **more,
    }
    found = Findings()
    GAME.diagram_shape(setup).check(tree, (), found)
    assert found.is_good(), [str(fault) for fault in found.faults]
    state = GAME.from_diagram(tree, setup, found)
    assert found.is_good(), [str(fault) for fault in found.faults]
    state.forced = read_script(GAME, state, chance)
    state.run()
    assert state.forced == [], f"the position met less chance than {chance!r}"
    return Pit(Match(GAME, setup, state))


def with_demon(scenario: str, demon: str) -> str:
    """A scenario of the box with another Demon, as a file of one's own would have it."""
    text = (files(GAME.package) / "data" / "scenarios" / f"{scenario}.toml").read_text(encoding="utf-8")
    return re.sub('(?m)^demon = ".*"$', f'demon = "{demon}"', text).replace(f'"{scenario}"', '"of-my-own"')


def bystanders(warriors: tuple[Entry, ...], phase: str, moment: str) -> tuple[Entry, ...]:
    """One idle warrior of each side, the Human of a kind that is left; no Human while dice are given."""
    if phase == "initiative" and moment not in GIVEN:
        return (trogs(1, FAR),)
    kinds = [warrior["kind"] for warrior in warriors]
    box = (("siccaria", 2), ("blade", 2), ("brute", 2), ("redeemer", 1))
    left = [kind for kind, number in box if kinds.count(kind) < number]
    return human(left[0], FAR, die=3), trogs(1, FAR)


def new_game(scenario: str = "the-draught", chance: str = "", **options: object) -> Pit:
    """A game from its beginning, with every result forced."""
    setup = GAME.setup_with(2, scenario, "", "", options)
    state = GAME.start(setup)
    state.forced = read_script(GAME, state, chance)
    state.run()
    assert state.forced == [], f"the set-up met less chance than {chance!r}"
    return Pit(Match(GAME, setup, state))
