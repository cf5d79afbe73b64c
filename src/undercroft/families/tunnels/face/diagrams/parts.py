# interpreted: diagrams are written and read for people
"""The map of a diagram and whoever stands on it, read into a state."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.beginning import wall_up_rock
from undercroft.families.tunnels.rules.components.warriors import DEMON_FAMILY, HOUND_FAMILY, TROG_FAMILY
from undercroft.families.tunnels.rules.exploring.exploration import lay_tile
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_DEMON, FIRST_TROG, OFF
from undercroft.families.tunnels.rules.lines import ALL_LINES, is_struck, line_bit
from undercroft.families.tunnels.rules.loading.words import ids, one_of
from undercroft.families.tunnels.rules.scenarios.seals import set_seal
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.kernel.data import Data
from undercroft.kernel.documents.diagram import HEAD
from undercroft.kernel.documents.diagram_middle import MIDDLE
from undercroft.kernel.errors import Phrase, UnreadableError
from undercroft.kernel.options import Setup
from undercroft.maps.sides import cell, mask_of, side_of, sides_of

NUMBERS = (
    "tp", "counter", "demons_left", "destiny_dice_to_come", "destiny_dice_most", "action_dice_to_come",
    "human_points", "demon_points", "tokens_out", "face_down", "holes_left", "lines_for_demon", "brought",
    "bid", "ending",
)  # fmt: skip
SWITCHES = ("blessing_used", "gifts_barred", "foresight", "once_used")
"""Numbers and switches have the names of the state's attributes."""
LISTS = {
    "round", "phase", "moment", "tile", "warrior", "bonus", "dice", "gifts", "trail", "guide",
    "advantages", "events", "advantages_discarded", "events_discarded", "tiles_discarded",
    "next", "bottom", "drawn", "aside", "human_seat", "escaped", "reached", "left", "bidder", "placed",
    "squares_used", "lifted",
}  # fmt: skip
NAMES = HEAD | MIDDLE | LISTS | set(NUMBERS) | set(SWITCHES)
"""All entries of a diagram that every edition knows."""
TILE_PARTS = {"id", "at", "turn", "hole", "entered", "drunk", "charges", "blocked", "sealed", "tokens"}
WARRIOR_PARTS = {
    "id", "kind", "figure", "tile", "count", "die", "lost", "objects", "exhausted", "fresh", "acted",
    "wounds", "carries", "dead",
}  # fmt: skip
KNOWN_BY = ("nobody", "human", "demon", "both")


class PlaceReader:
    """Reads tiles and warriors; an edition says how its state begins."""

    warrior_parts: Set[str] = frozenset(WARRIOR_PARTS)
    """What a warrior of the edition's diagrams may have."""

    def __init__(self, tree: Data, box: Any, setup: Setup) -> None:
        self.tree = tree
        self.box = box
        self.setup = setup
        self.t = self.begin_state()

    def begin_state(self) -> Tunnels:
        """A state with nothing on the map and the numbers of the start."""
        raise NotImplementedError

    def check_names(self, tree: Any, known: Set[str], what: Phrase) -> None:
        """Refuse names that a diagram does not have."""
        if not isinstance(tree, dict):
            raise UnreadableError("{what} should be a table.", what=what)
        for name in sorted(set(tree) - known):
            raise UnreadableError(
                "{what} has no entry {name!r}; it may have {known}.",
                what=what,
                name=name,
                known=", ".join(sorted(known - HEAD)),
            )

    # Parts

    def read_tiles(self) -> None:
        """The map and what lies on it."""
        t = self.t
        blocked: list[tuple[int, str]] = []
        for entry in self.tree.get("tile", []):
            self.check_names(entry, TILE_PARTS, Phrase("A tile of the diagram"))
            tile = one_of(entry.get("id"), ids(self.box.tiles), Phrase("A tile of the diagram"))
            if tile in t.laid:
                raise UnreadableError("The tile {tile} is laid twice.", tile=entry["id"])
            at = entry["at"]
            slot = lay_tile(t, tile, cell(int(at[0]), int(at[1])), int(entry.get("turn", 0)) % 4, 0)
            if "charges" in entry:
                t.set_charges(slot, int(entry["charges"]))
            if entry.get("hole"):
                t.lay_hole_token(slot)
            if entry.get("drunk"):
                t.mark_served(slot)
            if entry.get("entered"):
                t.mark_entered(slot)
            t.ground[slot] = self.tokens(entry.get("tokens", []))
            blocked.append((slot, entry.get("blocked", "")))
        if not t.laid:
            raise UnreadableError("The diagram has no tile.")
        wall_up_rock(t)
        for slot, sides in blocked:
            for side in sides_of(mask_of(sides)):
                t.map.block(slot, side)
        for slot, entry in enumerate(self.tree["tile"]):
            for side in sides_of(mask_of(entry.get("sealed", ""))):
                set_seal(t, slot, side, True)

    def tokens(self, words: list[str]) -> int:
        """Scenario tokens as a set."""
        known = ids(self.box.scenario.tokens)
        return sum(1 << one_of(word, known, Phrase("A token of the diagram")) * 4 for word in words)

    def slot(self, word: object, what: Phrase) -> int:
        """The slot of a tile by its word."""
        tile = one_of(word, ids(self.box.tiles), Phrase("{what}: the tile", what=what))
        if tile not in self.t.laid:
            raise UnreadableError("{what} is on {word}, which is not laid.", what=what, word=word)
        return self.t.laid.index(tile)

    def read_warriors(self) -> None:
        """Both sides; those with a `figure` or an `id` have that number, the others the next free one."""
        entries = self.tree.get("warrior", [])
        taken: set[int] = set()
        for is_numbered in (True, False):
            for entry in entries:
                self.check_names(entry, self.warrior_parts, Phrase("A warrior of the diagram"))
                if ("id" in entry or "figure" in entry) == is_numbered:
                    self.read_kind(entry, taken)

    def read_kind(self, entry: Data, taken: set[int]) -> None:
        """One warrior, or several that are alike."""
        t = self.t
        kind = one_of(entry.get("kind"), ids(self.box.kinds), Phrase("The kind of a warrior"))
        family = self.box.kinds[kind].family
        start = (0, FIRST_TROG, FIRST_DEMON, FIRST_DEMON + 1)[family]
        limit = (FIRST_TROG, FIRST_TROG + self.box.numbers.trog_figures, FIGURES, FIGURES)[family]
        for _ in range(int(entry.get("count", 1))):
            free = [figure for figure in range(start, limit) if figure not in taken]
            number = int(str(entry["id"]).rpartition("-")[2]) if "id" in entry else 0
            wanted = int(entry.get("figure") or (number if family in (DEMON_FAMILY, HOUND_FAMILY) else 0))
            if wanted:
                free = [figure for figure in free if figure == start + wanted - 1]
            if not free:
                raise UnreadableError(
                    "The diagram has more {warrior} warriors than the game.", warrior=entry["kind"]
                )
            taken.add(free[0])
            t.kind[free[0]] = kind
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
                t.hurt[figure] = 0 if figure >= FIRST_TROG else ALL_LINES
                return
        else:
            t.put(figure, self.slot(entry["tile"], Phrase("The warrior {warrior}", warrior=entry["kind"])))
        t.carry[figure] = self.tokens(entry.get("carries", []))
        if figure >= FIRST_TROG:
            t.hurt[figure] = int(entry.get("wounds", 0))
            if t.hurt[figure] >= t.kind_of(figure).health:
                raise UnreadableError(
                    "{warrior} has as many Wounds as Health and would be dead.", warrior=entry["kind"]
                )
            return
        for line in entry.get("lost", []):
            if not 1 <= int(line) <= 6:
                raise UnreadableError(
                    "{warrior} has lost line {line}; lines go from 1 to 6.", warrior=entry["kind"], line=line
                )
            t.hurt[figure] |= line_bit(int(line))
        if t.hurt[figure] == ALL_LINES:
            raise UnreadableError(
                "{warrior} has lost all six lines and would be dead.", warrior=entry["kind"]
            )
        t.die[figure] = int(entry.get("die", 0))
        if not 0 <= t.die[figure] <= 6:
            raise UnreadableError("{warrior} has a die of {die}.", warrior=entry["kind"], die=entry["die"])
        if entry.get("exhausted") or entry.get("fresh"):
            t.exhausted |= 1 << figure
        if entry.get("fresh"):
            t.fresh |= 1 << figure
        if entry.get("exhausted") and not is_struck(t.hurt[figure], t.die[figure] or 1):
            raise UnreadableError(
                "{warrior} is Exhausted, but the line of his die is not cancelled.", warrior=entry["kind"]
            )
        for word in entry.get("objects", []):
            t.gear[figure] |= 1 << one_of(
                word, ids(self.box.gears), Phrase("An Object of {name}", name=entry["kind"])
            )

    def read_places(self) -> None:
        """The trail die, the guide, and who has got away or to the goal."""
        t = self.t
        t.trail_slot = OFF
        trail = self.tree.get("trail")
        if trail:
            t.trail_number = int(trail["number"])
            t.trail_since = int(trail.get("since", 0))
            if "tile" in trail:
                t.trail_slot = self.slot(trail["tile"], Phrase("The trail die"))
                t.trail_side = side_of(trail["side"])
        if "guide" in self.tree:
            t.guide = self.slot(self.tree["guide"], Phrase("The guide"))
            t.kind[FIRST_TROG + self.box.numbers.trog_figures - 1] = OFF
        for name in ("escaped", "reached"):
            for word in self.tree.get(name, []):
                figures = [f for f in range(FIRST_TROG) if t.kind[f] >= 0 and figure_word(t, f) == word]
                if not figures:
                    raise UnreadableError("{word!r} is no Human warrior of the diagram.", word=word)
                setattr(t, name, getattr(t, name) | 1 << figures[0])
                if name == "escaped":
                    t.dead &= ~(1 << figures[0])
        for figure in range(FIRST_TROG):
            if t.dead >> figure & 1:
                t.hurt[figure] = ALL_LINES
