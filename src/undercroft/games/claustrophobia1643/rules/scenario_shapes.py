# interpreted: describes data
"""The shape of this edition's scenario files, and what must hold together in them."""

from __future__ import annotations

from undercroft.families.tunnels.checking.layout import Fault
from undercroft.families.tunnels.checking.plan import Plan
from undercroft.families.tunnels.checking.scenario import (
    BAND,
    CELL,
    ENDING,
    ID,
    KIND,
    KINDS,
    MANY,
    PARTY_PARTS,
    PLACE,
    SAID,
    TOKEN_ID,
    WON,
    WORDS,
)
from undercroft.games.claustrophobia1643.rules import operation_shapes as o
from undercroft.kernel.checking.shapes import (
    Cases,
    Entries,
    Fields,
    Flag,
    Listed,
    Matching,
    Named,
    Shape,
    Text,
    Whole,
    Word,
)
from undercroft.kernel.data import Data
from undercroft.kernel.errors import UnreadableError
from undercroft.maps.sides import cell

TOKENS = Listed(Named("token"), 0, 9)
SPOT: dict[str, Shape] = {"x": PLACE, "y": PLACE}
ACTIONS = Fields(
    {
        "id": ID,
        "who": Word("human", "troglodyte", "human-or-troglodyte", "any-demon", "any"),
        "do": o.program(o.ACTION),
    },
    {
        "where": Named("where"),
        "on": KIND,
        "at": CELL,
        "warrior": Named("human"),
        "token": Named("token"),
        "alone": Flag(),
        "tired": Flag(),
        "unspent": Flag(),
        "label": Text(1),
    },
)
ENDINGS = Cases("when", {**ENDING.cases, "demon-points": Fields(WON, {**SAID, "least": Whole(1, 999)})})
COUNTERS = Fields(
    {
        "counts": Word("counter", "reached", "points", "tokens-out", "score", "demon-points"),
        "label": Text(1),
    },
    {"of": Whole(1, 999)},
)
SCENARIO = Fields(
    {
        "map": Word("explored", "fixed"),
        "tiles": Listed(Fields({**SPOT, "tile": Named("tile")}, {"turn": Whole(0, 3)}), 1, 200),
        "party": Listed(Fields({"warrior": Named("human")}, {**PARTY_PARTS, "tokens": TOKENS}), 1, 7),
        "ending": Listed(ENDINGS, 1, 20),
    },
    {
        "kind": Word("scenario"),
        "game": Text(1),
        "id": ID,
        "rule": Matching(r"\d{1,2}\.\d{1,2}", "24.1"),
        "start": CELL,
        "instinct": Whole(0, 60),
        "tp": MANY,
        "demon": Named("a-demon"),
        "demon_bought": Flag(),
        "demon_times": Whole(0, 99),
        "demon_at": CELL,
        "hounds": Whole(0, 6),
        "trogs": Whole(0, 16),
        "trog_entry": Word("hole-tokens"),
        "infernals_first": Flag(),
        "barred_spaces": Listed(Named("square"), 0, 16, once=True),
        "without": KINDS,
        "key": KINDS,
        "keep": KINDS,
        "slide": KINDS,
        "band": Listed(BAND, 1, 40),
        "trail": Fields(
            {"tile": Named("tile"), "first": Whole(0, 99), "last": Whole(1, 99)},
            {"chosen_by": Word("human"), "nearest": Flag(), "ends_with_stack": Flag()},
        ),
        "reach": Fields({"kind": KIND}, {"leaves": Flag(), "with_token": Named("token")}),
        "action": Entries(ACTIONS, 0, 20),
        "space": Entries(
            Fields({"id": ID, "rule": Text(1), "needs": o.NEEDS, "do": o.program(o.SPACE)}), 0, 3
        ),
        "laid": Listed(Fields({"kind": KIND, "do": o.program(o.LAID)}), 0, 60),
        "entered": Listed(Fields({"kind": KIND, "do": o.program(o.ENTERED)}), 0, 60),
        "tokens": Entries(
            Fields(
                {"id": TOKEN_ID},
                {
                    "free": Flag(),
                    "fixed": Flag(),
                    "mvt": Whole(0, 7),
                    "no_attack": Flag(),
                    "explores": Flag(),
                    "value": MANY,
                },
            ),
            0,
            8,
        ),
        "token_at": Listed(Fields({**SPOT, "token": Named("token")}), 0, 60),
        "stash": Listed(
            Fields(
                {"count": Whole(1, 15)}, {"id": ID, "token": Named("token"), "do": o.program(o.HUMAN_ENTERS)}
            ),
            0,
            15,
        ),
        "stair": Fields(
            {**SPOT, "side": Word("N", "E", "S", "W")},
            {"troglodyte": Whole(0, 99), "hound": Whole(0, 99), "demon": Whole(0, 99)},
        ),
        "runners": Fields({"count": Whole(1, 4), "trogs": Whole(1, 2), "token": Named("token")}),
        "burrows": Fields({"kinds": KINDS}),
        "limits": Listed(Fields({**SPOT, "size": Whole(1, 9)}), 0, 60),
        "hole_tokens": Listed(CELL, 0, 60),
        "rounds": Whole(1, 999),
        "counter": Listed(COUNTERS, 0, 4),
        "text": Fields({}, {"en": WORDS, "fr": WORDS}),
    },
)
"""All entries of a scenario."""


def check_spots(plan: Plan, data: Data, fault: Fault) -> None:
    """Note what lies where no tile lies, and figures that the box does not have."""
    tree = plan.tree
    spots = [(("hole_tokens", n), x, y) for n, (x, y) in enumerate(tree.get("hole_tokens", []))]
    for name in ("limits", "token_at"):
        spots += [((name, n), one["x"], one["y"]) for n, one in enumerate(tree.get(name, []))]
    if "stair" in tree:
        spots.append((("stair", 0), tree["stair"]["x"], tree["stair"]["y"]))
    if "demon_at" in tree:
        spots.append((("demon_at", 0), *tree["demon_at"]))
    for at, x, y in spots:
        if cell(x, y) not in plan.laid:
            fault(at, UnreadableError("No tile lies at {x},{y}.", x=x, y=y))
    for name in ("demon_times", "demon_at", "demon_bought"):
        if name in tree and "demon" not in tree:
            fault((name,), UnreadableError("The entry {name!r} needs {other!r}.", name=name, other="demon"))
    figures = {
        entry["family"]: entry["figures"] for entry in data["demon"] if entry["id"] != "tough-troglodyte"
    }
    for name, family in (("hounds", "hound"), ("trogs", "troglodyte")):
        if tree.get(name, 0) > figures.get(family, 0):
            most = figures.get(family, 0)
            fault((name,), UnreadableError("The box has only {most} of the {word}.", most=most, word=name))
    for number, token in enumerate(tree.get("tokens", [])):
        if token.get("fixed") and set(token) - {"id", "fixed", "value"}:
            fault(
                ("tokens", number),
                UnreadableError("The token {id} is fixed: nobody carries it.", id=token["id"]),
            )
    runners = tree.get("runners", {"count": 0, "trogs": 0})
    most = tree.get("trogs", figures["troglodyte"])
    if runners["count"] * runners["trogs"] > most:
        fault(
            ("runners", "trogs"),
            UnreadableError("The box has only {most} of the {word}.", most=most, word="trogs"),
        )
    numbers = {entry["id"]: entry["value"] for entry in data["number"]}
    if len(tree.get("hole_tokens", [])) > numbers["hole-tokens"]:
        fault(("hole_tokens",), UnreadableError("The box has fewer hole tokens than that."))
    for number, ending in enumerate(tree["ending"]):
        if ending["when"] == "rounds" and "rounds" not in tree:
            fault(
                ("ending", number),
                UnreadableError("The entry {name!r} needs {other!r}.", name="rounds", other="rounds"),
            )
