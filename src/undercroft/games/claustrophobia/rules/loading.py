# interpreted: reads the component data once for each set-up
"""Loads the printed components into the box and says in sentences what is wrong with them."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.lines import LINES
from undercroft.games.claustrophobia.rules.box import NO_PROGRAM, PARITIES, Box
from undercroft.games.claustrophobia.rules.codes import (
    ADVANTAGES,
    BEFORE_ROLL,
    DEMON_FAMILY,
    DICE_GIVEN,
    DICE_ROLLED,
    DURATIONS,
    EVENTS,
    FIRST_DEMON,
    FIRST_TROG,
    HUMAN_FAMILY,
    LIFT_HUMANS,
    LIFT_OPENINGS,
    LOOK_CHOOSE,
    LOOK_LATER,
    LOOK_ORDER,
    LOOK_ORIENT,
    LOOK_VOIDS,
    MOMENTS,
    OP_BONUS,
    OP_DESTINY_DICE,
    OP_GAIN_TP,
    OP_LIFT,
    OP_TALENT,
    OPERATIONS,
    PLACES,
    SELECTIONS,
    TALENTS,
    TROG_FAMILY,
)
from undercroft.kernel.data import Data
from undercroft.kernel.errors import Phrase, UnreadableError
from undercroft.maps.sides import mask_of

QUIET = {OP_BONUS, OP_TALENT, OP_LIFT, OP_GAIN_TP, OP_DESTINY_DICE}
FAMILIES = {"troglodyte": TROG_FAMILY, "demon": DEMON_FAMILY}
SIDES = {"": 0, "human": 1, "demon": 2}
CONDITIONS = {"humans": LIFT_HUMANS, "openings": LIFT_OPENINGS}
LOOKS = {
    "choose": LOOK_CHOOSE,
    "order": LOOK_ORDER,
    "orient": LOOK_ORIENT,
    "voids_choice": LOOK_VOIDS,
    "until": LOOK_LATER,
}


def one_of(word: object, known: tuple[str, ...] | list[str], what: Phrase) -> int:
    """The place of a word in a list; another word is refused with the list."""
    if word not in known:
        raise UnreadableError(
            "{what} is {word!r}, but must be one of {known}.",
            what=what,
            word=word,
            known=", ".join(k for k in known if k),
        )
    return list(known).index(str(word))


def of_named(name: str) -> Phrase:
    """Whose part it is that an error speaks of."""
    return Phrase("of {name}", name=name)


def moments_of(entry: Data) -> int:
    """The moments at which a card is played, as bits; `initiative` stands for all of that phase (14.3)."""
    known = (*MOMENTS, "initiative")
    moment = one_of(entry["when"], known, Phrase("The moment of {name}", name=entry["id"]))
    return 1 << moment if moment < len(MOMENTS) else BEFORE_ROLL | DICE_ROLLED | DICE_GIVEN


def talent_mask(words: list[str], of: Phrase) -> int:
    """Talents as bits."""
    return sum(1 << one_of(word, TALENTS, Phrase("A talent {of}", of=of)) for word in words)


class Loader:
    """Fills the box from the data tree, part by part."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.box = Box()
        self.tokens: list[str] = []
        self.numbers: dict[str, int] = {entry["id"]: int(entry["value"]) for entry in data["number"]}

    def load(self) -> Box:
        """All components but the scenario."""
        self.load_constants()
        self.load_kinds()
        self.load_tile_kinds()
        self.load_tiles()
        self.load_cards()
        self.load_gifts()
        self.load_objects()
        self.load_squares()
        self.load_auction()
        return self.box

    # Operations

    def program(self, ops: list[Data], of: Phrase) -> int:
        """Add a list of operations to the table; its number, or NO_PROGRAM for an empty list."""
        if not ops:
            return NO_PROGRAM
        t = self.box
        start = len(t.ops) // 12
        for op in ops:
            t.ops += self.operation(op, of)
        t.program_start.append(start)
        t.program_end.append(start + len(ops))
        return len(t.program_start) - 1

    def operation(self, op: Data, of: Phrase) -> list[int]:
        """One operation as numbers."""
        word = op.get("op")
        code = one_of(word, OPERATIONS, Phrase("An operation {of}", of=of))
        self.check_params(op, of)
        until = op.get("until", op.get("during", "attack-end"))
        row = [
            code,
            one_of(op["who"], SELECTIONS, Phrase("The warrior meant by {word} {of}", word=word, of=of))
            if "who" in op
            else -1,
            self.amount(op),
            int(op.get("roll", 0)) if word == "hit" else int(op.get("mvt", 0)),
            int(op.get("cbt", 0)),
            int(op.get("def", 0)),
            one_of(until, DURATIONS, Phrase("The duration of {word} {of}", word=word, of=of)),
            SIDES.get(str(op.get("by", "")), 0),
            talent_mask(op.get("talents", []), of),
            one_of(op.get("where", ""), PLACES, Phrase("The place of {word} {of}", word=word, of=of)),
            sum(bit for name, bit in LOOKS.items() if op.get(name)) if word == "look-at-tiles" else 0,
            self.more(op, of),
        ]
        if "clear_cbt" in op:
            self.box.clear_cbt = int(op["clear_cbt"])
        return row

    def check_params(self, op: Data, of: Phrase) -> None:
        """Refuse an operation that lacks a part or has one too many."""
        params = self.data["op"][op["op"]]["params"]
        known = {param.rstrip("!") for param in params}
        for name in sorted(set(op) - known - {"op"}):
            raise UnreadableError(
                "The operation {op} {of} has no part {name!r}; it has {known}.",
                op=op["op"],
                of=of,
                name=name,
                known=", ".join(sorted(known)),
            )
        for param in params:
            if param.endswith("!") and param[:-1] not in op:
                raise UnreadableError(
                    "The operation {op} {of} lacks its part {name!r}.",
                    op=op["op"],
                    of=of,
                    name=param[:-1],
                )

    def amount(self, op: Data) -> int:
        """The first number of an operation, whatever it is called there."""
        for name in ("hits", "from", "count", "reroll_cancelled", "points"):
            if name in op:
                return int(op[name])
        if op["op"] in ("break", "break-seal"):
            return int(op.get("roll", 0))
        amount = op.get("amount", 0)
        return amount if isinstance(amount, int) else 0

    def more(self, op: Data, of: Phrase) -> int:
        """The last number of an operation: what it brings, lifts, pays or asks for."""
        if "figure" in op:
            return one_of(op["figure"], self.box.kind_ids, Phrase("The figure {of}", of=of))
        if "condition" in op:
            return CONDITIONS[one_name(op["condition"], CONDITIONS, Phrase("The condition {of}", of=of))]
        if "per_die" in op:
            return int(op["per_die"])
        if "if_cancelled_below" in op:
            return int(op["if_cancelled_below"])
        if "token" in op:
            return self.token(op["token"], of)
        return 0

    def token(self, word: object, of: Phrase) -> int:
        """The number of a scenario token; the face-down ones come first."""
        if word not in self.tokens:
            raise UnreadableError(
                "A token {of} is {word!r}, but the scenario has no such token.", of=of, word=word
            )
        return self.tokens.index(str(word))

    # Numbers, warriors, tiles

    def load_constants(self) -> None:
        """The numbers of the rules themselves."""
        t = self.box
        number = self.numbers
        for name, only in (("lines-of-action", LINES), ("auction-most-redeemers", 1)):
            if number[name] != only:
                raise UnreadableError(
                    "The number {name} is {value}, but only {only} can be played.",
                    name=name,
                    value=number[name],
                    only=only,
                )
        t.dice_in_box = number["dice-in-box"]
        t.die_sides = number["die-sides"]
        t.exhausted_mvt = number["exhausted-mvt"]
        t.exhausted_cbt = number["exhausted-cbt"]
        t.exhausted_def = number["exhausted-def"]
        t.def_max = number["def-max"]
        t.move_cost = number["cost-move"]
        t.explore_cost = number["cost-explore"]
        t.hole_cost = number["cost-hole"]
        t.dice_per_warrior = number["action-dice-per-warrior"]
        t.destiny_dice = number["destiny-dice"]
        t.round_limit = number["round-limit"]
        t.demons_in_play = number["demons-in-play"]
        t.hole_tokens = number["hole-tokens"]
        t.handicap_tp = number["handicap-demon-tp"]
        t.handicap_cards = number["handicap-human-advantages"]
        t.handicap_gifts = number["handicap-human-gifts"]
        for talent in self.data["talent"]:
            if talent["id"] == "blessed":
                t.bless_mvt = talent["mvt"]
                t.bless_cbt = talent["cbt"]

    def load_kinds(self) -> None:
        """Warriors of both sides, Humans first."""
        t = self.box
        t.kind_ids = [entry["id"] for entry in self.data["warrior"] + self.data["demon"]]
        for entry in self.data["warrior"]:
            lines = {int(line["id"]): line for line in entry["line"]}
            if sorted(lines) != [1, 2, 3, 4, 5, 6]:
                raise UnreadableError(
                    "The warrior {warrior} needs one line for each die from 1 to 6.", warrior=entry["id"]
                )
            for die in range(1, 7):
                t.kind_lines += [int(lines[die][stat]) for stat in ("mvt", "cbt", "def")]
            self.add_kind(entry, HUMAN_FAMILY, [talent["id"] for talent in entry["talents"]])
        for entry in self.data["demon"]:
            t.kind_lines += [int(entry["mvt"]), int(entry["cbt"]), int(entry["def"])] * 6
            what = Phrase("The family of {name}", name=entry["id"])
            self.add_kind(entry, FAMILIES[one_name(entry["family"], FAMILIES, what)], entry["talents"])
        t.trog_kind = one_of("troglodyte", t.kind_ids, Phrase("The kind of the ordinary Troglodytes"))
        t.trog_figures = min(t.kind_figures[t.trog_kind], FIRST_DEMON - FIRST_TROG)
        t.has_trog_talents = any(t.kind_trog_talents)

    def add_kind(self, entry: Data, family: int, talents: list[str]) -> None:
        """One kind of warrior."""
        t = self.box
        name = entry["id"]
        t.kind_family.append(family)
        t.kind_talents.append(talent_mask(talents, of_named(name)))
        t.kind_rules.append(entry.get("rule", "2.3"))
        t.kind_health.append(int(entry.get("health", 6)))
        t.kind_cost.append(int(entry.get("cost", 0)))
        t.kind_bought.append(int(entry.get("bought", False)))
        t.kind_single.append(int(entry.get("single_target", True)))
        t.kind_condemned.append(int(entry.get("condemned", False)))
        t.kind_gifted.append(int(entry.get("bears_gifts", False)))
        t.kind_figures.append(int(entry["figures"]))
        t.kind_per_line.append(int(entry.get("cbt_per_cancelled_line", 0)))
        t.kind_crowd.append(int(entry.get("crowd_humans", 0)))
        t.kind_crowd_cbt.append(int(entry.get("crowd_cbt", 0)))
        t.kind_slayer.append(int(entry.get("slayer_wounds", 0)))
        t.kind_safe.append(int(entry.get("safe_from_next_door", False)))
        t.kind_trog_talents.append(talent_mask(entry.get("troglodyte_talents", []), of_named(name)))
        t.kind_tp.append(int(entry.get("threat_tp", 0)))
        t.kind_trogs_guard.append(int(entry.get("troglodytes_guard", False)))
        t.kind_becomes.append(
            [
                one_of(k, t.kind_ids, Phrase("What {name} becomes", name=name))
                for k in entry.get("becomes", [])
            ]
        )

    def load_tile_kinds(self) -> None:
        """What a kind of tile does."""
        t = self.box
        for entry in self.data["tile-kind"]:
            name = entry["id"]
            t.tile_kind_ids.append(name)
            t.tile_kind_rules.append(entry.get("rule", "13.1"))
            t.hit_factor.append(int(entry.get("combat_hit_factor", 1)))
            t.ends_move.append(int(entry.get("entering_ends_movement", False)))
            t.takes_all.append(int(entry.get("leaving_takes_all_mvt", False)))
            t.is_hole.append(int(entry.get("hole", False)))
            t.tokens_laid.append(int(entry.get("hole_tokens", 0)))
            t.always_appear.append(sum(1 << FAMILIES[family] for family in entry.get("always_appear", [])))
            t.discount.append(int(entry.get("demon_discount", 0)))
            t.charges.append(int(entry.get("charges", 0)))
            t.def_is.append(int(entry.get("def_is", 0)))
            rows = entry.get("first_entry", [])
            t.has_entry.append(int(bool(rows)))
            t.entry_die.append(int(bool(rows) and bool(rows[0]["dice"])))
            t.entry_programs += self.rows(rows, name)
            rows = entry.get("demon_entry", [])
            t.has_dark_entry.append(int(bool(rows)))
            t.dark_programs += self.rows(rows, name)
            t.fountain_programs.append(self.program(entry.get("initiative_start", []), of_named(name)))

    def rows(self, rows: list[Data], name: str) -> list[int]:
        """Six programs for the six sides of a die, or the same one six times if nothing is rolled."""
        found = [NO_PROGRAM] * 6
        for row in rows:
            program = self.program(row["do"], of_named(name))
            for die in row["dice"] or range(1, 7):
                if not 1 <= die <= 6:
                    raise UnreadableError(
                        "The tile kind {name} has a row for a die of {die}.", name=name, die=die
                    )
                found[die - 1] = program
        return found

    def load_tiles(self) -> None:
        """The tiles of both boxes."""
        t = self.box
        for entry in self.data["tile"]:
            t.tile_ids.append(entry["id"])
            t.tile_open.append(mask_of(entry["open"]))
            t.tile_kind.append(
                one_of(entry["kind"], t.tile_kind_ids, Phrase("The kind of {name}", name=entry["id"]))
            )
            t.tile_size.append(int(entry["size"]))
        if len(t.tile_ids) > 200:
            raise UnreadableError("There are {count} tiles; at most 200 are possible.", count=len(t.tile_ids))

    # Cards, gifts, objects, squares

    def load_cards(self) -> None:
        """Both decks: kinds of cards, and the single cards."""
        t = self.box
        for deck, name in ((EVENTS, "event"), (ADVANTAGES, "advantage")):
            items = t.event_items if deck == EVENTS else t.advantage_items
            for entry in self.data[name]:
                kind = len(t.card_ids)
                t.card_ids.append(entry["id"])
                t.card_rules.append(entry["rule"])
                t.card_deck.append(deck)
                t.card_moment.append(moments_of(entry))
                t.card_program.append(self.program(entry["do"], of_named(entry["id"])))
                t.card_not_exhausted.append(int(entry.get("not_exhausted", False)))
                t.card_special.append(entry.get("special", ""))
                items += [kind] * int(entry["copies"])
            t.beginner_out += [int(entry.get("beginner_out", False)) for entry in self.data[name]]
            if len(items) > 60:
                raise UnreadableError(
                    "The {name} deck has {count} cards; at most 60 are possible.", name=name, count=len(items)
                )

    def load_gifts(self) -> None:
        """The Redeemer's Gifts."""
        t = self.box
        for entry in self.data["gift"]:
            t.gift_ids.append(entry["id"])
            t.gift_rules.append(entry["rule"])
            t.gift_die.append(int(entry["die"]))
            t.gift_passive.append(int(entry["passive"]))
            t.gift_program.append(self.program(entry["do"], of_named(entry["id"])))
            t.gift_needs_stack.append(int(entry.get("needs_stack", False)))

    def load_objects(self) -> None:
        """The Objects, by kind."""
        t = self.box
        for entry in self.data["object"]:
            t.object_ids.append(entry["id"])
            t.object_rules.append(entry["rule"])
            t.object_copies.append(int(entry["copies"]))
            bearers = [
                one_of(b, t.kind_ids, Phrase("A bearer of {name}", name=entry["id"]))
                for b in entry["bearers"]
            ]
            t.object_bearers.append(sum(1 << bearer for bearer in bearers))
            t.object_ranged.append(int(entry.get("ranged", False)))
            t.object_cbt.append(int(entry.get("attack_cbt", 0)))
            t.object_def.append(int(entry.get("def", 0)))
            t.object_slays.append(int(entry.get("slays_demons", False)))
            t.object_dice.append(int(entry.get("action_dice", 0)))
            t.object_tireless.append(int(entry.get("works_exhausted", False)))

    def load_squares(self) -> None:
        """The Board of Destiny."""
        t = self.box
        for entry in self.data["square"]:
            needs = entry["needs"]
            t.square_ids.append(entry["id"])
            t.square_rules.append(entry["rule"])
            t.square_needs += [
                int(needs["dice"]) if needs["count"] == "exact" else 0,
                one_of(needs["parity"], PARITIES, Phrase("The parity of {name}", name=entry["id"])),
                int(needs["min_value"]),
                int(needs["min_total"]),
                1 if entry["colour"] == "red" else int(entry.get("groups", 0)),
                int(needs.get("exact_total", False)),
            ]
            t.square_program.append(self.program(entry["do"], of_named(entry["id"])))
            codes = {OPERATIONS.index(op["op"]) for op in entry["do"]}
            t.square_quiet.append(int(codes <= QUIET))
        if len(t.square_ids) > 16:
            raise UnreadableError(
                "The Board of Destiny has {count} squares; at most 16 are possible.", count=len(t.square_ids)
            )

    def load_auction(self) -> None:
        """The prices of the auction."""
        t = self.box
        number = self.numbers
        t.auction_start = number["auction-start"]
        t.auction_floor = number["auction-floor"]
        t.auction_first = number["auction-cost-redeemer"]
        t.auction_gift = [number["auction-cost-gift"], number["auction-most-gifts"]]
        t.auction_object = [number["auction-cost-object"], -1]
        t.auction_card = [number["auction-cost-advantage"], -1]
        for kind, name in enumerate(t.kind_ids):
            cost = f"auction-cost-{name}"
            if number.get(cost):
                t.auction_kinds += [kind, number[cost], number[f"auction-most-{name}s"]]


def one_name(word: object, known: dict[str, Any], what: Phrase) -> str:
    """A word that must be a key of a table."""
    one_of(word, list(known), what)
    return str(word)
