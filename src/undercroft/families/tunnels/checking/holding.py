# interpreted: checks data
"""What must hold together in a scenario: all checks, and those of its party and its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from undercroft.families.tunnels.checking.acts import check_actions, check_endings, check_tokens
from undercroft.families.tunnels.checking.layout import (
    Fault,
    check_map,
    check_places,
    check_seals,
    check_stack,
    check_trail,
)
from undercroft.families.tunnels.checking.plan import Plan
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.data import Data
from undercroft.kernel.errors import UndercroftError, UnreadableError
from undercroft.maps.sides import cell


def check_holding(plan: Plan, data: Data, found: Findings, path: Path, wrong: set[str]) -> None:
    """Note all that does not hold together in a scenario.

    Entries that are wrong in themselves are left out of the plan, and so is whatever depends on them.
    """

    def fault(at: Path, error: UndercroftError) -> None:
        found.fault((*path, *at), error)

    for check, reads in CHECKS:
        if not wrong & set(reads):
            check(plan, data, fault)


def check_party(plan: Plan, data: Data, fault: Fault) -> None:
    """The box has the warriors and their Objects, and the tiles have room for them."""
    party = plan.tree["party"]
    objects = {entry["id"]: entry for entry in data["object"]}
    carried: Counter[str] = Counter()
    where: Counter[int] = Counter()
    for number, entry in enumerate(party):
        warrior = entry["warrior"]
        for place, word in enumerate(entry.get("objects", [])):
            carried[word] += 1
            at: Path = ("party", number, "objects", place)
            if warrior not in objects[word]["bearers"]:
                fault(at, UnreadableError("{warrior} cannot bear the {word}.", warrior=warrior, word=word))
            if carried[word] > objects[word]["copies"]:
                most = objects[word]["copies"]
                fault(at, UnreadableError("The box has only {most} of the {word}.", most=most, word=word))
        spot = entry.get("at", plan.tree.get("start"))
        if spot is None:
            fault(
                ("party", number),
                UnreadableError(
                    "{warrior} has no place: neither `at` nor `start` is given.", warrior=warrior
                ),
            )
        else:
            where[cell(*spot)] += 1
        if "at" in entry and cell(*spot) not in plan.laid:
            fault(("party", number, "at"), UnreadableError("No tile lies at {x},{y}.", x=spot[0], y=spot[1]))
    for kind, count in Counter(entry["warrior"] for entry in party).items():
        if count > plan.figures[kind]["figures"]:
            fault(
                ("party",),
                UnreadableError(
                    "The party has {count} {kind} warriors, the box {most}.",
                    count=count,
                    kind=kind,
                    most=plan.figures[kind]["figures"],
                ),
            )
    for spot, count in where.items():
        tile = plan.laid.get(spot)
        if tile and count > plan.holds(spot):
            fault(
                ("party",),
                UnreadableError(
                    "{count} warriors start on {tile}, which holds {most}.",
                    count=count,
                    tile=tile,
                    most=plan.holds(spot),
                ),
            )


def check_figures(plan: Plan, data: Data, fault: Fault) -> None:
    """Figures that free a warrior come with tiles alone, and beside no Demon that can be bought."""
    tree = plan.tree
    if "demon_times" in tree and "demon" not in tree:
        fault(
            ("demon_times",),
            UnreadableError("The entry {name!r} needs {other!r}.", name="demon_times", other="demon"),
        )
    freeing = {entry["id"] for entry in data["demon"] if entry.get("becomes")}
    for at, ops in plan.programs():
        for number, op in enumerate(ops):
            if op["op"] == "spawn" and op["figure"] in freeing and (at[0] != "laid" or "demon" in tree):
                fault(
                    (*at, number),
                    UnreadableError(
                        "{figure} comes with a tile that is laid, in scenarios without another Demon.",
                        figure=op["figure"],
                    ),
                )


STACK = ("band", "without", "trail")
TOKENED = ("token", "token_on")
CHECKS: tuple[tuple[Callable[[Plan, Data, Fault], None], tuple[str, ...]], ...] = (
    (check_map, ("rock",)),
    (check_places, ("start", "ways_out", "guide")),
    (check_stack, (*STACK, "key", "guide", "ambush")),
    (check_trail, ("trail",)),
    (check_seals, ("seals",)),
    (check_tokens, (*TOKENED, *STACK, "laid", "action", "initiative", "extract", "carried_at_end", "mine")),
    (check_actions, (*TOKENED, "action", "seals")),
    (check_endings, ("ending", "rounds", "token", "threshold", "rounds_option")),
    (check_party, ("party", "start")),
    (check_figures, ("demon", "demon_times", "laid", "initiative", "action")),
)
"""Every check with the entries that it reads, the map and its tiles apart."""
