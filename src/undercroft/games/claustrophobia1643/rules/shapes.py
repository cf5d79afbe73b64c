# interpreted: describes data
"""The shape of this edition's data: its numbers and components, and the words that entries may name."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.checking.components import (
    ANY_DEMON,
    CARD_FLAGS,
    CARD_PARTS,
    FEW,
    FIGURES,
    GIFT_PARTS,
    ID,
    LINE_PARTS,
    OBJECT_PARTS,
    OBJECT_PROPERTIES,
    PROFILE,
    ROW_DIE,
    RULE,
    TILE,
    TILE_KIND_PROPERTIES,
    Always,
)
from undercroft.families.tunnels.checking.holding import check_party
from undercroft.families.tunnels.checking.layout import check_map, check_places, check_stack, check_trail
from undercroft.families.tunnels.checking.plan import Plan
from undercroft.families.tunnels.checking.sense import check_components
from undercroft.families.tunnels.rules.components.warriors import QUIRKS
from undercroft.games.claustrophobia1643.rules import operation_shapes as o
from undercroft.games.claustrophobia1643.rules.scenario_shapes import SCENARIO, check_spots
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.checking.shapes import (
    ById,
    Cases,
    Entries,
    Fields,
    Flag,
    Listed,
    Named,
    Shape,
    Text,
    Whole,
    Word,
)
from undercroft.kernel.data import OWN_FILE_KEYS, Data
from undercroft.kernel.errors import UndercroftError, UnreadableError

FIXED_TABLES = ("op", "selection", "place", "moment", "duration", "option")
"""Tables that say what words mean and what can be chosen: no values of the box."""

STAT = Whole(0, 9)
NUMBERS: dict[str, Shape] = {
    "die-sides": Whole(6, 6),
    "dice-in-box": Whole(8, 12),
    "lines-of-action": Whole(6, 6),
    "action-dice-per-warrior": Whole(1, 3),
    "destiny-dice": Whole(1, 6),
    "destiny-pool": Whole(3, 12),
    "exhausted-mvt": STAT,
    "exhausted-cbt": STAT,
    "exhausted-def": Whole(1, 9),
    "always-hits": Whole(1, 6),
    "cost-move": Whole(1, 9),
    "cost-explore": Whole(1, 9),
    "cost-hole": Whole(1, 9),
    "hole-tokens": Whole(0, 60),
    "demons-in-play": Whole(1, 1),
    "demons-per-game": Whole(0, 99),
    "round-limit": Whole(1, 999),
    "tp-cap": Whole(0, 99),
    "event-hand": Whole(1, 60),
    "grit-mvt": STAT,
    "grit-cbt": STAT,
    "grit-def": Whole(1, 9),
}
NUMBER = ById("value", NUMBERS, {"rule": Text(1)})
FACE = Fields({**ID, "value": Whole(1, 6), "colour": Word("white", "red")}, RULE)

TALENT = Cases(
    "id",
    {
        **{
            name: Fields({"rule": Text(1)})
            for name in ("elusive", "impressive", "frenzied", "bodyguard", "devoted", "ranged", "resistant")
        },
        "blessed": Fields({"rule": Text(1), "mvt": Whole(0, 7), "cbt": Whole(0, 7)}),
    },
)
TALENTS = Listed(Named("talent"), 0, 8, once=True)
QUIRK = Listed(Word(*QUIRKS), 0, len(QUIRKS), once=True)

WARRIOR = Fields(
    {
        **ID,
        "figures": FIGURES,
        "condemned": Flag(),
        "bears_gifts": Flag(),
        "talents": Entries(Fields({"id": Named("talent")}), 1, 8),
        "line": Entries(Fields(LINE_PARTS, {"instinct": Flag()}), 6, 6),
    },
    RULE,
)

SPACE = Fields({**ID, "needs": o.NEEDS, "do": o.program(o.SPACE), **RULE})
POWER = Fields({**ID, "needs": o.NEEDS, "do": o.program(o.SPACE)}, {"deed": o.program(o.DEED)})
DIE_ROW = Fields(
    {"die": Whole(1, 6)},
    {"mvt": Whole(0, 7), "cbt": Whole(0, 7), "def": Whole(0, 7), "talents": TALENTS},
)

BOUGHT: dict[str, Shape] = {**PROFILE, "health": Whole(1, 30), "bought": Flag(), "talents": TALENTS}
DEMON = Cases(
    "family",
    {
        "troglodyte": Fields({**BOUGHT, "figures": Whole(1, 16), "single_target": Flag()}, ANY_DEMON),
        "hound": Fields(
            {
                **BOUGHT,
                "figures": Whole(1, 6),
                "single_target": Always(True),
                "by_die": Listed(DIE_ROW, 6, 6),
            },
            ANY_DEMON,
        ),
        "demon": Fields(
            {**BOUGHT, "figures": Whole(1, 1), "single_target": Always(True), "power": POWER},
            {
                **ANY_DEMON,
                "lives": Whole(1, 99),
                "slayer_wounds": FEW,
                "cbt_per_line_most": FEW,
                "lone_cbt": FEW,
                "tile_troglodyte_talents": TALENTS,
                "counts_as": Whole(1, 3),
            },
        ),
    },
)

TILE_KIND = Fields(
    ID,
    {
        **TILE_KIND_PROPERTIES,
        "always_appear": Listed(Word("troglodyte", "demon", "hound"), 0, 3, once=True),
        "def_most": Whole(0, 9),
        "spared_by": Word(*QUIRKS),
        "preparation_roll": Whole(1, 6),
        "first_entry": Listed(Fields({"dice": ROW_DIE, "do": o.program(o.HUMAN_ENTERS, 0)}), 0, 6),
        "demon_entry": Listed(Fields({"dice": ROW_DIE, "do": o.program(o.DEMON_ENTERS, 0)}), 0, 6),
        "initiative_start": o.program(o.FOUNTAIN, 0),
    },
)

EVENT = Cases(
    "when",
    {
        moment: Fields({**CARD_PARTS, "do": o.program(context)}, CARD_FLAGS)
        for moment, context in o.MOMENTS.items()
    },
)
INSTINCT = Fields(
    {**ID, "values": Listed(Whole(1, 6), 1, 6, once=True), "do": o.program(o.INSTINCT), **RULE},
    {"needs_cancelled": Flag()},
)
OBJECT = Fields(
    OBJECT_PARTS,
    {
        **OBJECT_PROPERTIES,
        "cbt": FEW,
        "mvt_least": FEW,
        "talents": TALENTS,
        "quirks": QUIRK,
        "single_use": Flag(),
        "charges": FEW,
        "use": Entries(Fields({**ID, "do": o.program(o.USE)}), 0, 6),
        "preparation": o.program(o.USE),
    },
)


class Gift:
    """A gift: triggered it may do much, unasked it does one thing."""

    def check(self, value: Any, path: Path, found: Findings) -> None:
        is_passive = isinstance(value, dict) and value.get("passive") is True
        do = o.program(o.PASSIVE if is_passive else o.GIFT)
        parts: dict[str, Shape] = {"needs_stack": Flag(), "uses": Whole(1, 9)}
        Fields({**GIFT_PARTS, "do": do}, parts).check(value, path, found)


TABLES: dict[str, Shape] = {
    "number": Entries(NUMBER, len(NUMBERS), len(NUMBERS)),
    "face": Entries(FACE, 6, 6),
    "talent": Entries(TALENT, 8, 8),
    "warrior": Entries(WARRIOR, 1, 16),
    "demon": Entries(DEMON, 1, 40),
    "tile-kind": Entries(TILE_KIND, 1, 60),
    "tile": Entries(TILE, 1, 200),
    "event": Entries(EVENT, 0, 60),
    "instinct": Entries(INSTINCT, 1, 60),
    "gift": Entries(Gift(), 0, 16),
    "object": Entries(OBJECT, 0, 16),
    "square": Entries(SPACE, 1, 10),
}
"""Every table of the data that a person's file may overrule, the scenarios apart."""


def words_of(data: Data) -> dict[str, list[str]]:
    """The words that entries may name, by what they name."""
    demons = data["demon"]
    humans = [entry["id"] for entry in data["warrior"]]
    proper = [entry["id"] for entry in demons if entry["family"] == "demon"]
    return {
        "talent": [entry["id"] for entry in data["talent"]],
        "human": humans,
        "dark": [entry["id"] for entry in demons],
        "mortal": humans + proper,
        "a-demon": proper,
        "box": ["base"],
        "tile": [entry["id"] for entry in data["tile"]],
        "tile-kind": [entry["id"] for entry in data["tile-kind"]],
        "gift": [entry["id"] for entry in data["gift"]],
        "object": [entry["id"] for entry in data["object"]],
        "square": [entry["id"] for entry in data["square"]],
    }


def check_tables(data: Data, found: Findings) -> None:
    """Note all that is wrong or odd with the components and numbers."""
    found.ids.update({**words_of(data), "token": []})
    heads = {*OWN_FILE_KEYS, *FIXED_TABLES, "scenarios"}
    Fields(TABLES).check({name: table for name, table in data.items() if name not in heads}, (), found)
    if found.is_good():
        check_components(data, found)
        check_needs(data, found)
        if sorted(face["value"] for face in data["face"]) != [1, 2, 3, 4, 5, 6]:
            found.fault(("face",), UnreadableError("Each value from 1 to 6 needs one colour."))


def check_needs(data: Data, found: Findings) -> None:
    """Note conditions that say the number of dice twice or not at all, or that no dice can meet."""
    spaces: list[tuple[Path, Data]] = [(("square", one["id"], "needs"), one) for one in data["square"]]
    spaces += [
        (("demon", one["id"], "power", "needs"), one["power"]) for one in data["demon"] if "power" in one
    ]
    for at, space in spaces:
        needs = space["needs"]
        is_range = "dice_least" in needs and "dice_most" in needs
        if ("dice" in needs) == is_range or ("dice_least" in needs) != ("dice_most" in needs):
            found.fault(at, UnreadableError("Say either dice, or both dice_least and dice_most."))
        elif needs.get("min_total", 0) > 6 * needs.get("dice_most", needs.get("dice", 0)):
            found.fault(at, UnreadableError("No dice can meet this condition."))


def check_scenario(tree: Data, data: Data, found: Findings, path: Path = ()) -> None:
    """Note all that is wrong with one scenario."""
    found.ids.update(words_of(data))
    tokens = tree.get("tokens")
    names = [one.get("id") for one in tokens if isinstance(one, dict)] if isinstance(tokens, list) else []
    found.ids["token"] = [name for name in names if isinstance(name, str)]
    found.ids["where"] = ["token", "carried", *found.ids["tile-kind"]]
    SCENARIO.check(tree, path, found)
    wrong = {str(at[len(path)]) for at, _ in found.faults if at[: len(path)] == path and len(at) > len(path)}
    if wrong & {"map", "tiles"}:
        return

    def fault(at: Path, error: UndercroftError) -> None:
        found.fault((*path, *at), error)

    plan = Plan({"party": [], "ending": [], **{k: v for k, v in tree.items() if k not in wrong}}, data)
    check_map(plan, data, fault)
    check_places(plan, data, fault)
    check_stack(plan, data, fault)
    check_trail(plan, data, fault)
    if not wrong & {"party", "start"}:
        check_party(plan, data, fault)
    check_spots(plan, data, fault)
