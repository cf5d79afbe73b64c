# interpreted: reads the data once for each set-up
"""Builds the printed components from the data, part by part."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.box import NO_MOST, Box, Ware, WarriorWare
from undercroft.families.tunnels.rules.components.cards import Card, Gear, Gift
from undercroft.families.tunnels.rules.components.destiny import (
    COLOURS,
    NO_LIMIT,
    PARITIES,
    SpaceNeeds,
    Square,
    SquareNeeds,
)
from undercroft.families.tunnels.rules.components.operations import (
    NO_PROGRAM,
    OP_BONUS,
    OP_DESTINY_DICE,
    OP_GAIN_TP,
    OP_LIFT,
    OP_QUIRK,
    OP_TALENT,
    OPERATIONS,
)
from undercroft.families.tunnels.rules.components.tiles import Tile, TileKind
from undercroft.families.tunnels.rules.components.warriors import (
    FAMILIES,
    HOUND_FAMILY,
    HUMAN_FAMILY,
    DieRow,
    Kind,
    Line,
)
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, FIRST_TROG
from undercroft.families.tunnels.rules.lines import LINES
from undercroft.families.tunnels.rules.loading.operations import OperationReader
from undercroft.families.tunnels.rules.loading.words import quirk_mask, talent_mask
from undercroft.families.tunnels.rules.words.times import (
    ADVANTAGES,
    BEFORE_ROLL,
    DICE_GIVEN,
    DICE_ROLLED,
    EVENTS,
    MOMENTS,
)
from undercroft.kernel.data import Data
from undercroft.maps.sides import mask_of

QUIET = {OP_BONUS, OP_TALENT, OP_QUIRK, OP_LIFT, OP_GAIN_TP, OP_DESTINY_DICE}
NUMBERS = {
    "die-sides": "die_sides",
    "dice-in-box": "dice_in_box",
    "exhausted-mvt": "exhausted_mvt",
    "exhausted-cbt": "exhausted_cbt",
    "exhausted-def": "exhausted_def",
    "def-max": "def_max",
    "cost-move": "move_cost",
    "cost-explore": "explore_cost",
    "cost-hole": "hole_cost",
    "action-dice-per-warrior": "dice_per_warrior",
    "destiny-dice": "destiny_dice",
    "round-limit": "round_limit",
    "demons-in-play": "demons_in_play",
    "hole-tokens": "hole_tokens",
    "handicap-demon-tp": "handicap_tp",
    "handicap-human-advantages": "handicap_cards",
    "handicap-human-gifts": "handicap_gifts",
    "always-hits": "always_hits",
    "destiny-pool": "destiny_pool",
    "tp-cap": "tp_cap",
    "event-hand": "event_hand",
    "grit-mvt": "grit_mvt",
    "grit-cbt": "grit_cbt",
    "grit-def": "grit_def",
}
"""What the data calls each number of the rules."""


class ComponentReader:
    """Fills a box from the data tree; the scenario comes after it."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.box = Box()
        self.operations = OperationReader(self.box)
        self.numbers: dict[str, int] = {entry["id"]: int(entry["value"]) for entry in data["number"]}

    def read(self) -> Box:
        """All components but the scenario."""
        self.read_numbers()
        self.read_kinds()
        self.read_tile_kinds()
        self.read_tiles()
        self.read_cards()
        self.read_gifts()
        self.read_gears()
        self.read_squares()
        self.read_auction()
        return self.box

    # Numbers, warriors, tiles

    def read_numbers(self) -> None:
        """The numbers of the rules themselves."""
        for name, attribute in NUMBERS.items():
            if name in self.numbers:
                setattr(self.box.numbers, attribute, self.numbers[name])
        n = self.box.numbers
        self.box.exhausted_line = Line(n.exhausted_mvt, n.exhausted_cbt, n.exhausted_def)
        self.box.grit_line = Line(n.grit_mvt, n.grit_cbt, n.grit_def)
        faces = sorted(self.data.get("face", []), key=lambda face: int(face["value"]))
        self.box.colours = [COLOURS.index(face["colour"]) for face in faces]
        for talent in self.data["talent"]:
            if talent["id"] == "blessed":
                self.box.numbers.bless_mvt = talent["mvt"]
                self.box.numbers.bless_cbt = talent["cbt"]

    def read_kinds(self) -> None:
        """Warriors of both sides, Humans first."""
        box = self.box
        for entry in self.data["warrior"]:
            talents = [talent["id"] for talent in entry["talents"]]
            box.kinds.append(self.kind(entry, HUMAN_FAMILY, self.six_lines(entry), talents))
        for entry in self.data["demon"]:
            family = FAMILIES.index(entry["family"])
            box.kinds.append(self.kind(entry, family, [self.line(entry)], entry["talents"]))
        for entry in self.data["warrior"] + self.data["demon"]:
            becomes = [box.kind_named(word) for word in entry.get("becomes", [])]
            box.kinds[box.kind_named(entry["id"])].becomes = becomes
        box.trog_kind = box.kind_named("troglodyte")
        hounds = [number for number, kind in enumerate(box.kinds) if kind.family == HOUND_FAMILY]
        box.hound_kind = hounds[0] if hounds else -1
        box.numbers.trog_figures = min(box.kinds[box.trog_kind].figures, FIRST_DEMON - FIRST_TROG)
        box.has_trog_talents = any(kind.trog_talents for kind in box.kinds)
        box.has_giants = any(kind.counts_as != 1 for kind in box.kinds)
        box.has_tile_talents = any(kind.tile_trog_talents for kind in box.kinds)

    def line(self, entry: Data) -> Line:
        """One row of numbers."""
        made = Line(int(entry["mvt"]), int(entry["cbt"]), int(entry["def"]))
        made.has_instinct = bool(entry.get("instinct", False))
        return made

    def six_lines(self, entry: Data) -> list[Line]:
        """The Lines of Action of a Human, by the value of the die."""
        lines = {int(line["id"]): self.line(line) for line in entry["line"]}
        return [lines[die] for die in range(1, LINES + 1)]

    def kind(self, entry: Data, family: int, lines: list[Line], talents: list[str]) -> Kind:
        """One kind of warrior."""
        name = entry["id"]
        kind = Kind(name, entry.get("rule", "2.3"), family, lines)
        kind.talents = talent_mask(talents)
        kind.health = int(entry.get("health", LINES))
        kind.figures = int(entry["figures"])
        kind.counts_as = int(entry.get("counts_as", 1))
        kind.is_condemned = bool(entry.get("condemned", False))
        kind.bears_gifts = bool(entry.get("bears_gifts", False))
        kind.cost = int(entry.get("cost", 0))
        kind.is_bought = bool(entry.get("bought", False))
        kind.is_single = bool(entry.get("single_target", True))
        kind.cbt_per_line = int(entry.get("cbt_per_cancelled_line", 0))
        kind.cbt_per_line_most = int(entry.get("cbt_per_line_most", 0))
        kind.lone_cbt = int(entry.get("lone_cbt", 0))
        kind.tile_trog_talents = talent_mask(entry.get("tile_troglodyte_talents", []))
        kind.by_die = [self.die_row(row) for row in sorted(entry.get("by_die", []), key=lambda r: r["die"])]
        kind.crowd = int(entry.get("crowd_humans", 0))
        kind.crowd_cbt = int(entry.get("crowd_cbt", 0))
        kind.slayer_wounds = int(entry.get("slayer_wounds", 0))
        kind.is_safe_from_afar = bool(entry.get("safe_from_next_door", False))
        kind.trog_talents = talent_mask(entry.get("troglodyte_talents", []))
        kind.threat_tp = int(entry.get("threat_tp", 0))
        kind.is_guarded_by_trogs = bool(entry.get("troglodytes_guard", False))
        return kind

    def die_row(self, row: Data) -> DieRow:
        """What one value of a die gives a warrior."""
        mvt, cbt, defence = (int(row.get(name, 0)) for name in ("mvt", "cbt", "def"))
        return DieRow(mvt, cbt, defence, talent_mask(row.get("talents", [])))

    def read_tile_kinds(self) -> None:
        """What each kind of tile does."""
        for entry in self.data["tile-kind"]:
            name = entry["id"]
            kind = TileKind(name)
            kind.hit_factor = int(entry.get("combat_hit_factor", 1))
            kind.ends_move = bool(entry.get("entering_ends_movement", False))
            kind.takes_all_mvt = bool(entry.get("leaving_takes_all_mvt", False))
            kind.is_hole = bool(entry.get("hole", False))
            kind.hole_tokens = int(entry.get("hole_tokens", 0))
            kind.always_appear = sum(1 << FAMILIES.index(word) for word in entry.get("always_appear", []))
            kind.demon_discount = int(entry.get("demon_discount", 0))
            kind.charges = int(entry.get("charges", 0))
            kind.def_is = int(entry.get("def_is", 0))
            kind.def_most = int(entry.get("def_most", 0))
            rows = entry.get("first_entry", [])
            kind.has_entry = bool(rows)
            kind.rolls_entry = bool(rows) and bool(rows[0]["dice"])
            kind.entry_programs = self.rows(rows)
            rows = entry.get("demon_entry", [])
            kind.has_dark_entry = bool(rows)
            kind.dark_programs = self.rows(rows)
            start = entry.get("initiative_start", [])
            kind.fountain_program = self.operations.program(start)
            kind.spared_by = quirk_mask([entry["spared_by"]] if "spared_by" in entry else [])
            kind.preparation_roll = int(entry.get("preparation_roll", 0))
            self.box.tile_kinds.append(kind)

    def rows(self, rows: list[Data]) -> list[int]:
        """Six programs for the six sides of a die, or the same one six times if nothing is rolled."""
        found = [NO_PROGRAM] * 6
        for row in rows:
            program = self.operations.program(row["do"])
            for die in row["dice"] or range(1, 7):
                found[die - 1] = program
        return found

    def read_tiles(self) -> None:
        """The tiles of all boxes."""
        box = self.box
        for entry in self.data["tile"]:
            kind = box.tile_kind_named(entry["kind"])
            box.tiles.append(Tile(entry["id"], mask_of(entry["open"]), kind, int(entry["size"])))

    # Cards, gifts, objects, squares

    def read_cards(self) -> None:
        """Both decks: kinds of cards, and the single cards."""
        box = self.box
        for entry in self.data["event"]:
            box.event_items += [len(box.cards)] * int(entry["copies"])
            box.cards.append(self.card(EVENTS, entry))
        for entry in self.data.get("advantage", []):
            box.advantage_items += [len(box.cards)] * int(entry["copies"])
            box.cards.append(self.card(ADVANTAGES, entry))
        for entry in self.data.get("instinct", []):
            for value in entry["values"]:
                box.advantage_items.append(len(box.cards))
                box.cards.append(self.instinct_card(entry, int(value)))
        box.event_times = [box.cards[kind].moments for kind in box.event_items]
        box.advantage_times = [box.cards[kind].moments for kind in box.advantage_items]
        for card in box.cards:
            box.advantage_moments |= card.moments if card.deck == ADVANTAGES else 0

    def instinct_card(self, entry: Data, value: int) -> Card:
        """One card that is given to a warrior, for its value or for its effect."""
        program = self.operations.program(entry["do"])
        card = Card(f"{entry['id']}-{value}", ADVANTAGES, 0, program)
        card.name = entry["id"]
        card.value = value
        card.needs_cancelled = bool(entry.get("needs_cancelled", False))
        card.is_for_rested = bool(entry.get("not_exhausted", False))
        return card

    def card(self, deck: int, entry: Data) -> Card:
        """One kind of card."""
        program = self.operations.program(entry["do"])
        card = Card(entry["id"], deck, moments_of(entry["when"]), program)
        card.is_for_rested = bool(entry.get("not_exhausted", False))
        card.is_hard = bool(entry.get("beginner_out", False))
        card.needs_stack = bool(entry.get("needs_stack", False))
        return card

    def read_gifts(self) -> None:
        """The Gifts."""
        for entry in self.data["gift"]:
            program = self.operations.program(entry["do"])
            gift = Gift(entry["id"], int(entry["die"]), program)
            gift.is_passive = bool(entry["passive"])
            gift.needs_stack = bool(entry.get("needs_stack", False))
            gift.uses = int(entry.get("uses", 1))
            self.box.gifts.append(gift)

    def read_gears(self) -> None:
        """The Objects, by kind."""
        box = self.box
        for entry in self.data["object"]:
            bearers = sum(1 << box.kind_named(word) for word in entry["bearers"])
            gear = Gear(entry["id"], int(entry["copies"]), bearers)
            gear.is_ranged = bool(entry.get("ranged", False))
            gear.attack_cbt = int(entry.get("attack_cbt", 0))
            gear.defence = int(entry.get("def", 0))
            gear.slays_demons = bool(entry.get("slays_demons", False))
            gear.action_dice = int(entry.get("action_dice", 0))
            gear.works_exhausted = bool(entry.get("works_exhausted", False))
            self.enrich(gear, entry)
            box.gears.append(gear)
        box.has_gear_talents = any(gear.talents for gear in box.gears)
        box.has_gear_numbers = any(gear.cbt or gear.mvt_least for gear in box.gears)
        box.has_quirks = any(gear.quirks for gear in box.gears) or any(op.quirks for op in box.operations)

    def enrich(self, gear: Gear, entry: Data) -> None:
        """What else an Object gives its bearer or lets him do."""
        gear.cbt = int(entry.get("cbt", 0))
        gear.mvt_least = int(entry.get("mvt_least", 0))
        gear.talents = talent_mask(entry.get("talents", []))
        gear.quirks = quirk_mask(entry.get("quirks", []))
        gear.use_words = [str(use["id"]) for use in entry.get("use", [])]
        gear.use_programs = [self.operations.program(use["do"]) for use in entry.get("use", [])]
        gear.is_single_use = bool(entry.get("single_use", False))
        gear.charges = int(entry.get("charges", 0))
        gear.preparation_program = self.operations.program(entry.get("preparation", []))

    def read_squares(self) -> None:
        """The Board of Destiny."""
        for entry in self.data["square"]:
            needs = entry["needs"]
            if "count" not in needs:
                self.box.squares.append(self.space(entry))
                continue
            wanted = SquareNeeds(
                int(needs["dice"]) if needs["count"] == "exact" else 0,
                PARITIES.index(needs["parity"]),
                int(needs["min_value"]),
                int(needs["min_total"]),
                bool(needs.get("exact_total", False)),
            )
            groups = 1 if entry["colour"] == "red" else int(entry.get("groups", NO_LIMIT))
            program = self.operations.program(entry["do"])
            square = Square(entry["id"], entry["rule"], wanted, groups, program)
            square.is_quiet = {OPERATIONS.index(op["op"]) for op in entry["do"]} <= QUIET
            self.box.squares.append(square)

    def space(self, entry: Data) -> Square:
        """A space on which dice wait until its condition is met."""
        needs = entry["needs"]
        program = self.operations.program(entry["do"])
        made = Square(entry["id"], entry["rule"], SquareNeeds(0, 0, 1, 0, False), NO_LIMIT, program)
        made.space = SpaceNeeds(
            int(needs.get("dice_least", needs.get("dice", 1))),
            int(needs.get("dice_most", needs.get("dice", 1))),
            COLOURS.index(needs.get("colour", "any")),
            int(needs.get("min_value", 1)),
            int(needs.get("min_total", 0)),
            bool(needs.get("equal", False)),
        )
        made.is_quiet = {OPERATIONS.index(op["op"]) for op in entry["do"]} <= QUIET
        return made

    def read_auction(self) -> None:
        """The prices of the auction, in an edition that has one."""
        number, auction = self.numbers, self.box.auction
        if "auction-start" not in number:
            return
        auction.start = number["auction-start"]
        auction.floor = number["auction-floor"]
        auction.first = number["auction-cost-redeemer"]
        auction.gift = Ware(number["auction-cost-gift"], number["auction-most-gifts"])
        auction.gear = Ware(number["auction-cost-object"], NO_MOST)
        auction.card = Ware(number["auction-cost-advantage"], NO_MOST)
        for kind, warrior in enumerate(self.box.kinds):
            cost = number.get(f"auction-cost-{warrior.id}")
            if cost:
                most = number[f"auction-most-{warrior.id}s"]
                auction.warriors.append(WarriorWare(kind, cost, most))


def moments_of(word: str) -> int:
    """The moments at which a card is played, as bits; `initiative` stands for all of that phase (14.3)."""
    return BEFORE_ROLL | DICE_ROLLED | DICE_GIVEN if word == "initiative" else 1 << MOMENTS.index(word)
