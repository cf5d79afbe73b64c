# interpreted: reads a scenario once for each set-up
"""What only some scenarios add: limits, spaces of the Board of Destiny, finds, stairs, runners."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.components.operations import NO_PROGRAM
from undercroft.families.tunnels.rules.components.scenario import Find, Runners, Scenario, Stair
from undercroft.families.tunnels.rules.components.warriors import FAMILIES, HOUND_FAMILY
from undercroft.families.tunnels.rules.figures import FIRST_DEMON
from undercroft.families.tunnels.rules.loading.components import ComponentReader
from undercroft.kernel.data import Data
from undercroft.maps.sides import cell, side_of


class ExtraReader:
    """Fills what a scenario says beyond its map, party, actions and endings."""

    def __init__(self, components: ComponentReader, tree: Data) -> None:
        self.components = components
        self.box: Box = components.box
        self.made: Scenario = components.box.scenario
        self.tree = tree

    def read(self) -> None:
        """All of it; an absent entry is none."""
        self.read_forces()
        self.read_tiles()
        self.read_places()
        self.read_finds()
        self.read_spaces()

    def slot_at(self, x: int, y: int) -> int:
        """The slot of the tile laid at a place."""
        return [laid.cell for laid in self.made.tiles].index(cell(int(x), int(y)))

    def read_forces(self) -> None:
        """How many figures of each sort there are, and who begins."""
        made, tree = self.made, self.tree
        numbers = self.box.numbers
        made.hounds = int(tree.get("hounds", 0))
        numbers.trog_figures = min(numbers.trog_figures, int(tree.get("trogs", numbers.trog_figures)))
        made.demon_is_bought = bool(tree.get("demon_bought", True))
        made.is_demon_first = bool(tree.get("infernals_first", False))
        made.trogs_by_holes = tree.get("trog_entry") == "hole-tokens"
        if "demon_at" in tree:
            made.demon_slot = self.slot_at(*tree["demon_at"])

    def kinds(self, words: list[str]) -> list[int]:
        """Kinds of tiles by their words."""
        return [self.box.tile_kind_named(word) for word in words]

    def read_tiles(self) -> None:
        """What kinds of tiles mean to the scenario."""
        made, tree, program = self.made, self.tree, self.components.operations.program
        made.keep_kinds = self.kinds(tree.get("keep", []))
        made.slide_kinds = self.kinds(tree.get("slide", []))
        made.burrow_kinds = self.kinds(tree.get("burrows", {}).get("kinds", []))
        if "entered" in tree:
            made.entry_programs = [NO_PROGRAM] * len(self.box.tile_kinds)
            for entry in tree["entered"]:
                made.entry_programs[self.box.tile_kind_named(entry["kind"])] = program(entry["do"])

    def read_places(self) -> None:
        """What lies at certain places of the map."""
        made, tree = self.made, self.tree
        made.hole_slots = [self.slot_at(x, y) for x, y in tree.get("hole_tokens", [])]
        if "limits" in tree:
            made.limits = [0] * len(made.tiles)
            for entry in tree["limits"]:
                made.limits[self.slot_at(entry["x"], entry["y"])] = int(entry["size"])
        if "stair" in tree:
            entry = tree["stair"]
            points = [int(entry.get(family, 0)) for family in FAMILIES]
            made.stair = Stair(self.slot_at(entry["x"], entry["y"]), side_of(entry["side"]), points)
        if "runners" in tree:
            entry = tree["runners"]
            token = self.components.operations.tokens.index(entry["token"])
            made.runners = Runners(int(entry["count"]), int(entry["trogs"]), token)

    def read_finds(self) -> None:
        """The tokens that lie face down on some kind of tile."""
        operations = self.components.operations
        for entry in self.tree.get("stash", []):
            token = operations.tokens.index(entry["token"]) if "token" in entry else -1
            name = str(entry.get("id", entry.get("token")))
            program = operations.program(entry.get("do", []))
            self.made.finds.append(Find(name, int(entry["count"]), token, program))

    # The Board of Destiny

    def read_spaces(self) -> None:
        """The spaces besides those printed on the board: the Demon's, the hounds', the scenario's."""
        box, made = self.box, self.made
        if not box.numbers.destiny_pool:
            return
        if made.demon_kind >= 0:
            self.add_power(made.demon_kind)
        if box.hound_kind >= 0:
            for number in range(made.hounds):
                self.add_hound(number)
        for entry in self.tree.get("space", []):
            box.squares.append(self.components.space(entry))
        barred = self.tree.get("barred_spaces", [])
        for number, square in enumerate(box.squares):
            made.barred_squares |= 1 << number if square.id in barred else 0

    def add_power(self, kind: int) -> None:
        """The space of the Demon that the scenario names."""
        entry = next(e for e in self.components.data["demon"] if e["id"] == self.box.kinds[kind].id)
        if "power" not in entry:
            return
        made = self.components.space({"rule": entry["rule"], **entry["power"]})
        made.kind = kind
        made.figure = FIRST_DEMON
        made.deed = self.components.operations.program(entry["power"].get("deed", []))
        self.box.squares.append(made)

    def add_hound(self, number: int) -> None:
        """The space of one warrior that acts by dice: one die of any value."""
        kind = self.box.kinds[self.box.hound_kind]
        assert kind.family == HOUND_FAMILY
        needs = {"id": f"{kind.id}-{number + 1}", "rule": kind.rule, "needs": {"dice": 1}, "do": []}
        made = self.components.space(needs)
        made.kind = self.box.hound_kind
        made.figure = FIRST_DEMON + 1 + number
        self.box.squares.append(made)
