# interpreted: diagrams are written and read for people
"""The map of a diagram and whoever stands on it, read into a state."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.beginning import wall_up_rock
from undercroft.families.tunnels.rules.components.warriors import DEMON_FAMILY, HOUND_FAMILY, TROG_FAMILY
from undercroft.families.tunnels.rules.exploring.exploration import lay_tile
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_DEMON, FIRST_TROG, OFF
from undercroft.families.tunnels.rules.lines import ALL_LINES, is_struck, line_bit
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.families.tunnels.rules.scenarios.seals import set_seal
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.data import Data
from undercroft.kernel.errors import Phrase, UnreadableError
from undercroft.kernel.options import Setup
from undercroft.maps.sides import cell, mask_of, side_of, sides_of


class PlaceReader:
    """Reads tiles and warriors; an edition says how its state begins."""

    def __init__(self, tree: Data, box: Any, setup: Setup, found: Findings) -> None:
        self.tree = tree
        self.box = box
        self.setup = setup
        self.found = found
        self.t = self.begin_state()

    def begin_state(self) -> Tunnels:
        """A state with nothing on the map and the numbers of the start."""
        raise NotImplementedError

    def read_tiles(self) -> None:
        """The map and what lies on it."""
        t = self.t
        blocked: list[tuple[int, str]] = []
        for entry in self.tree["tile"]:
            tile = ids(self.box.tiles).index(entry["id"])
            x, y = entry["at"]
            if t.map.slot_at(cell(x, y)) >= 0:
                error = UnreadableError("Two tiles lie at {x},{y}.", x=x, y=y)
                self.found.fault(("tile", entry["id"]), error)
                continue
            slot = lay_tile(t, tile, cell(x, y), entry.get("turn", 0), 0)
            if "charges" in entry:
                t.set_charges(slot, entry["charges"])
            if entry.get("hole"):
                t.lay_hole_token(slot)
            if entry.get("drunk"):
                t.mark_served(slot)
            if entry.get("entered"):
                t.mark_entered(slot)
            t.ground = replaced(t.ground, slot, self.tokens(entry.get("tokens", [])))
            blocked.append((slot, entry.get("blocked", "")))
        if not self.found.is_good():
            return
        wall_up_rock(t)
        for slot, sides in blocked:
            for side in sides_of(mask_of(sides)):
                t.map.block(slot, side)
        for slot, entry in enumerate(self.tree["tile"]):
            for side in sides_of(mask_of(entry.get("sealed", ""))):
                set_seal(t, slot, side, True)
            for side in sides_of(mask_of(entry.get("shut", ""))):
                t.map.close_side(slot, side)

    def tokens(self, words: list[str]) -> int:
        """Scenario tokens as a set."""
        known = ids(self.box.scenario.tokens)
        return sum(1 << known.index(word) * 4 for word in words)

    def slot(self, word: str, what: Phrase) -> int:
        """The slot of a tile by its word."""
        tile = ids(self.box.tiles).index(word)
        if tile not in self.t.laid:
            raise UnreadableError("{what} is on {word}, which is not laid.", what=what, word=word)
        return self.t.laid.index(tile)

    def read_warriors(self) -> None:
        """Both sides; those with a `figure` or an `id` have that number, the others the next free one."""
        taken: set[int] = set()
        for is_numbered in (True, False):
            for number, entry in enumerate(self.tree.get("warrior", [])):
                if ("id" in entry or "figure" in entry) == is_numbered:
                    with self.found.at("warrior", number):
                        self.read_kind(entry, taken)

    def read_kind(self, entry: Data, taken: set[int]) -> None:
        """One warrior, or several that are alike."""
        t = self.t
        kind = ids(self.box.kinds).index(entry["kind"])
        family = self.box.kinds[kind].family
        start = (0, FIRST_TROG, FIRST_DEMON, FIRST_DEMON + 1)[family]
        limit = (FIRST_TROG, FIRST_TROG + self.box.numbers.trog_figures, FIGURES, FIGURES)[family]
        for _ in range(entry.get("count", 1)):
            free = [figure for figure in range(start, limit) if figure not in taken]
            number = number_in(entry["id"]) if "id" in entry else 0
            wanted = 0
            if "figure" in entry:
                wanted = (0, FIRST_TROG, FIRST_DEMON, FIRST_DEMON)[family] + entry["figure"] - 1
            elif number and family in (DEMON_FAMILY, HOUND_FAMILY):
                wanted = start + number - 1
            if wanted or "figure" in entry:
                free = [figure for figure in free if figure == wanted]
            if not free:
                raise UnreadableError(
                    "The diagram has more {warrior} warriors than the game.", warrior=entry["kind"]
                )
            taken.add(free[0])
            t.kind = replaced(t.kind, free[0], kind)
            self.read_warrior(entry, free[0])
            if family == TROG_FAMILY and self.box.kinds[kind].is_single:
                t.number_trog(free[0], number)

    def read_warrior(self, entry: Data, figure: int) -> None:
        """One warrior."""
        t = self.t
        if entry.get("acted"):
            t.acted |= 1 << figure
        if entry.get("dead") or "tile" not in entry:
            t.dead |= 1 << figure  # whoever has escaped is called back to life where that is read
            if entry.get("dead") or figure >= FIRST_TROG:
                t.hurt = replaced(t.hurt, figure, 0 if figure >= FIRST_TROG else ALL_LINES)
                return
        else:
            t.put(figure, self.slot(entry["tile"], Phrase("The warrior {warrior}", warrior=entry["kind"])))
        t.carry = replaced(t.carry, figure, self.tokens(entry.get("carries", [])))
        if figure >= FIRST_TROG:
            t.hurt = replaced(t.hurt, figure, entry.get("wounds", 0))
            if t.hurt[figure] >= t.kind_of(figure).health:
                raise UnreadableError(
                    "{warrior} has as many Wounds as Health and would be dead.", warrior=entry["kind"]
                )
            return
        for line in entry.get("lost", []):
            t.hurt = replaced(t.hurt, figure, t.hurt[figure] | line_bit(line))
        if t.hurt[figure] == ALL_LINES:
            raise UnreadableError(
                "{warrior} has lost all six lines and would be dead.", warrior=entry["kind"]
            )
        t.die = replaced(t.die, figure, entry.get("die", 0))
        if entry.get("exhausted") or entry.get("fresh"):
            t.exhausted |= 1 << figure
        if entry.get("fresh"):
            t.fresh |= 1 << figure
            t.acted |= 1 << figure
        if entry.get("exhausted") and not is_struck(t.hurt[figure], t.die[figure] or 1):
            raise UnreadableError(
                "{warrior} is Exhausted, but the line of his die is not cancelled.", warrior=entry["kind"]
            )
        for word in entry.get("objects", []):
            t.gear = replaced(t.gear, figure, t.gear[figure] | 1 << ids(self.box.gears).index(word))

    def read_places(self) -> None:
        """The trail die, the guide, and who has got away or to the goal."""
        t = self.t
        t.trail_slot = OFF
        trail = self.tree.get("trail")
        if trail:
            t.trail_number = trail["number"]
            t.trail_since = trail.get("since", 0)
            with self.found.at("trail"):
                if ("tile" in trail) != ("side" in trail):
                    raise UnreadableError("The trail die lies on a `tile` and points to a `side` of it.")
                if "tile" in trail:
                    t.trail_slot = self.slot(trail["tile"], Phrase("The trail die"))
                    t.trail_side = side_of(trail["side"])
        if "guide" in self.tree:
            with self.found.at("guide"):
                t.guide = self.slot(self.tree["guide"], Phrase("The guide"))
            t.kind = replaced(t.kind, FIRST_TROG + self.box.numbers.trog_figures - 1, OFF)
        for name in ("escaped", "reached"):
            for number, word in enumerate(self.tree.get(name, [])):
                with self.found.at(name, number):
                    human = self.human(word)
                    setattr(t, name, getattr(t, name) | 1 << human)
                    if name == "escaped":
                        t.dead &= ~(1 << human)
        for figure in range(FIRST_TROG):
            if t.dead >> figure & 1:
                t.hurt = replaced(t.hurt, figure, ALL_LINES)

    def human(self, word: str) -> int:
        """A Human warrior of the diagram by its word."""
        for figure in range(FIRST_TROG):
            if self.t.kind[figure] >= 0 and figure_word(self.t, figure) == word:
                return figure
        raise UnreadableError("{word!r} is no Human warrior of the diagram.", word=word)


def number_in(word: str) -> int:
    """The number at the end of a warrior's word."""
    number = word.rpartition("-")[2]
    if not number.isdecimal():
        raise UnreadableError("{word!r} is no warrior with a number.", word=word)
    return int(number)
