# interpreted: describes data
"""The shape of this edition's data: its numbers, its Talents, and the words that entries may name."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.families.tunnels.checking.components import COMPONENTS
from undercroft.families.tunnels.checking.holding import check_holding
from undercroft.families.tunnels.checking.oddities import check_oddities
from undercroft.families.tunnels.checking.plan import Plan
from undercroft.families.tunnels.checking.scenario import SCENARIO
from undercroft.families.tunnels.checking.sense import check_components
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.checking.shapes import ById, Cases, Entries, Fields, Shape, Text, Whole
from undercroft.kernel.data import OWN_FILE_KEYS, Data
from undercroft.kernel.errors import UnreadableError

FIXED_TABLES = ("op", "selection", "place", "moment", "duration", "option")
"""Tables that say what words mean and what can be chosen: no values of the box."""

VERBS = (
    "activate",
    "ambush",
    "assign",
    "attack",
    "bid",
    "bless",
    "block",
    "buy",
    "carry-out",
    "choose",
    "clear",
    "crawl",
    "discard",
    "draw",
    "equip",
    "explore",
    "gift",
    "guard",
    "heal",
    "hire",
    "lay",
    "learn",
    "leave",
    "lose",
    "mark",
    "move",
    "next",
    "pass",
    "place",
    "play",
    "reroll",
    "resolve",
    "seal",
    "shoot",
)
"""Words that moves begin with: no action of a scenario may have one as its id."""

NUMBERS: dict[str, Shape] = {
    "die-sides": Whole(2, 6),
    "dice-in-box": Whole(8, 12),
    "lines-of-action": Whole(6, 6),
    "action-dice-per-warrior": Whole(1, 3),
    "destiny-dice": Whole(0, 12),
    "exhausted-mvt": Whole(0, 9),
    "exhausted-cbt": Whole(0, 9),
    "exhausted-def": Whole(1, 9),
    "def-max": Whole(1, 9),
    "cost-move": Whole(1, 9),
    "cost-explore": Whole(1, 9),
    "cost-hole": Whole(1, 9),
    "hole-tokens": Whole(0, 60),
    "demons-in-play": Whole(0, 4),
    "demons-per-game": Whole(0, 99),
    "round-limit": Whole(1, 999),
    "handicap-demon-tp": Whole(0, 99),
    "handicap-human-advantages": Whole(0, 60),
    "handicap-human-gifts": Whole(0, 16),
    "auction-start": Whole(1, 99),
    "auction-floor": Whole(0, 99),
    "auction-cost-redeemer": Whole(0, 99),
    "auction-cost-gift": Whole(0, 99),
    "auction-cost-brute": Whole(0, 99),
    "auction-cost-blade": Whole(0, 99),
    "auction-cost-object": Whole(0, 99),
    "auction-cost-advantage": Whole(1, 99),
    "auction-most-redeemers": Whole(1, 1),
    "auction-most-gifts": Whole(0, 16),
    "auction-most-brutes": Whole(0, 8),
    "auction-most-blades": Whole(0, 8),
}

NUMBER = ById("value", NUMBERS, {"rule": Text(1)})
TALENT = Cases(
    "id",
    {
        **{name: Fields({"rule": Text(1)}) for name in ("elusive", "impressive", "frantic", "bodyguard")},
        "blessed": Fields({"rule": Text(1), "mvt": Whole(0, 7), "cbt": Whole(0, 7)}),
    },
)

TABLES: dict[str, Shape] = {
    **COMPONENTS,
    "number": Entries(NUMBER, len(NUMBERS), len(NUMBERS)),
    "talent": Entries(TALENT, 5, 5),
}
"""Every table of the data that a person's file may overrule, the scenarios apart."""


def words_of(data: Data) -> dict[str, list[str]]:
    """The words that entries may name, by what they name."""
    demons = data["demon"]
    numbers = {entry["id"]: entry["value"] for entry in data["number"]}
    humans = [entry["id"] for entry in data["warrior"]]
    return {
        "talent": [entry["id"] for entry in data["talent"]],
        "human": humans,
        "dark": [entry["id"] for entry in demons],
        "mortal": humans + [entry["id"] for entry in demons if entry["family"] == "demon"],
        "plain-demon": [e["id"] for e in demons if e["family"] == "demon" and not e.get("becomes")],
        "for-sale": [
            e["id"] for e in demons if e["family"] == "demon" and e["bought"] and not e.get("becomes")
        ],
        "for-hire": [name for name in humans if numbers.get(f"auction-cost-{name}") and name != "redeemer"],
        "box": ["base", "de-profundis"],
        "tile": [entry["id"] for entry in data["tile"]],
        "tile-kind": [entry["id"] for entry in data["tile-kind"]],
        "gift": [entry["id"] for entry in data["gift"]],
        "object": [entry["id"] for entry in data["object"]],
    }


def check_tables(data: Data, found: Findings) -> None:
    """Note all that is wrong or odd with the components and numbers."""
    found.ids.update(words_of(data))
    heads = {*OWN_FILE_KEYS, *FIXED_TABLES, "scenarios"}
    tables = {name: table for name, table in data.items() if name not in heads}
    Fields(TABLES).check(tables, (), found)
    if found.is_good():
        check_components(data, found)
        check_auction(data, found)


def check_auction(data: Data, found: Findings) -> None:
    """Note prices that no bid could pay."""
    numbers = {entry["id"]: entry["value"] for entry in data["number"]}
    if numbers["auction-floor"] > numbers["auction-start"]:
        found.fault(
            ("number", "auction-floor", "value"),
            UnreadableError("The lowest bid is above the first one."),
        )
    if numbers["auction-cost-redeemer"] > numbers["auction-floor"]:
        found.fault(
            ("number", "auction-cost-redeemer", "value"),
            UnreadableError("The lowest bid does not pay for the Redeemer, whom every team has."),
        )


def check_scenario(
    tree: Data, data: Data, has_text: Callable[[str, str], bool], found: Findings, path: Path = ()
) -> None:
    """Note all that is wrong or odd with one scenario."""
    found.ids.update(words_of(data))
    token = tree.get("token")
    name = token.get("id") if isinstance(token, dict) else None
    found.ids["token"] = [name] if isinstance(name, str) else []
    found.ids["where"] = ["token", "carried", "seal", *found.ids["tile-kind"]]
    SCENARIO.check(tree, path, found)
    wrong = {str(at[len(path)]) for at, _ in found.faults if at[: len(path)] == path and len(at) > len(path)}
    if wrong & {"map", "tiles"}:
        return
    sound = {name: value for name, value in tree.items() if name not in wrong}
    plan = Plan({"party": [], "ending": [], **sound}, data)
    for entry in sound.get("action", []):
        if entry["id"] in VERBS:
            found.fault(
                (*path, "action", entry["id"]),
                UnreadableError(
                    "{id} is a word of the game already: call the action another name.", id=entry["id"]
                ),
            )
    check_holding(plan, data, found, path, wrong)
    if found.is_good(*path):
        check_purse(plan, data, found, path)
        check_oddities(plan, data, has_text, found, path)


def check_purse(plan: Plan, data: Data, found: Findings, path: Path) -> None:
    """Note an auction whose winner could not spend all that he has bid (16.2)."""
    numbers = {entry["id"]: entry["value"] for entry in data["number"]}
    cards = sum(
        card["copies"] for card in data["advantage"] if not (plan.is_fixed and card.get("needs_stack"))
    )
    purse = numbers["auction-start"] - numbers["auction-cost-redeemer"]
    if plan.tree.get("auction_gifts", True):
        gifts = [gift for gift in data["gift"] if not (plan.is_fixed and gift.get("needs_stack"))]
        purse -= min(numbers["auction-most-gifts"], len(gifts)) * numbers["auction-cost-gift"]
    for kind in found.ids["for-hire"]:
        most = plan.tree.get("auction_most", {}).get(kind, numbers[f"auction-most-{kind}s"])
        purse -= most * numbers[f"auction-cost-{kind}"]
    if purse > cards * numbers["auction-cost-advantage"]:
        found.fault(
            (*path,) if path else ("party",),
            UnreadableError("An auction could end with points that nothing can be bought for."),
        )
