# interpreted: checks data
"""What must hold together in a scenario: its map and stack, its party, its tokens, actions and endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from undercroft.families.tunnels.checking.operations import TOKENS
from undercroft.families.tunnels.checking.plan import Plan
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.data import Data
from undercroft.kernel.errors import UndercroftError, UnreadableError
from undercroft.maps.sides import cell

Fault = Callable[[Path, UndercroftError], None]


def check_holding(plan: Plan, data: Data, found: Findings, path: Path, wrong: set[str]) -> None:
    """Note all that does not hold together in a scenario.

    Entries that are wrong in themselves are left out of the plan, and so is whatever depends on them.
    """

    def fault(at: Path, error: UndercroftError) -> None:
        found.fault((*path, *at), error)

    for check, reads in CHECKS:
        if not wrong & set(reads):
            check(plan, data, fault)


def check_map(plan: Plan, _: Data, fault: Fault) -> None:
    """Each tile once, each cell once, and no rock under a tile."""
    tree = plan.tree
    seen: set[str] = set()
    cells: set[int] = set()
    for number, entry in enumerate(tree["tiles"]):
        at = cell(entry["x"], entry["y"])
        if entry["tile"] in seen:
            fault(("tiles", number), UnreadableError("The tile {tile} is laid twice.", tile=entry["tile"]))
        if at in cells:
            fault(
                ("tiles", number),
                UnreadableError("Two tiles are laid at {x},{y}.", x=entry["x"], y=entry["y"]),
            )
        seen.add(entry["tile"])
        cells.add(at)
    for number, (x, y) in enumerate(tree.get("rock", [])):
        if cell(x, y) in cells:
            fault(("rock", number), UnreadableError("The rock at {x},{y} lies under a tile.", x=x, y=y))


def check_places(plan: Plan, _: Data, fault: Fault) -> None:
    """A tile lies wherever something stands."""
    tree = plan.tree
    places: list[tuple[Path, int, int]] = []
    places += [(("ways_out", n), w["x"], w["y"]) for n, w in enumerate(tree.get("ways_out", []))]
    if "start" in tree:
        places.append((("start",), *tree["start"]))
    if "guide" in tree:
        places.append((("guide", "at"), *tree["guide"]["at"]))
    for at, x, y in places:
        if cell(x, y) not in plan.laid:
            fault(at, UnreadableError("No tile lies at {x},{y}.", x=x, y=y))


def check_stack(plan: Plan, _: Data, fault: Fault) -> None:
    """An explored map has a stack, with enough tiles of each sort."""
    bands = plan.tree.get("band", [])
    if plan.is_fixed:
        for name in ("band", "without", "key", "trail", "guide", "ambush"):
            if name in plan.tree:
                fault(
                    (name,),
                    UnreadableError("A fixed map has no stack: take the entry {name!r} out.", name=name),
                )
        return
    if not bands:
        fault(("map",), UnreadableError("An explored map needs a stack: the entry `band` is missing."))
        return
    left = len(plan.pools["", ""])
    for number, band in enumerate(bands):
        wanted = left if band["random"] == "all" else band["random"]
        left -= wanted
        if left < 0:
            fault(
                ("band", number, "random"),
                UnreadableError(
                    "The stack needs {count} tiles of one sort, and {free} are free.",
                    count=wanted,
                    free=wanted + left,
                ),
            )
            return
    asked: Counter[tuple[str, str]] = Counter()
    for plus, (number, place) in plan.extras():
        sort = (plus["kind"], plus.get("shape", ""))
        asked[sort] += plus["count"]
        if asked[sort] > len(plan.pools[sort]):
            fault(
                ("band", number, "plus", place),
                UnreadableError(
                    "The stack needs {count} tiles of one sort, and {free} are free.",
                    count=asked[sort],
                    free=len(plan.pools[sort]),
                ),
            )
    sorts = plan.wanted()
    for kind, shape in sorts:
        if shape and (kind, "") in sorts:
            fault(
                ("band",),
                UnreadableError(
                    "The stack asks for the kind {kind} both with and without a shape: say the shape always.",
                    kind=kind,
                ),
            )


def check_trail(plan: Plan, _: Data, fault: Fault) -> None:
    """The trail's tile waits beside the map, and its die counts upward."""
    trail = plan.tree.get("trail")
    if trail is None or plan.is_fixed:
        return
    if trail["tile"] in plan.laid.values():
        fault(("trail", "tile"), UnreadableError("The tile {tile} is laid twice.", tile=trail["tile"]))
    if trail["first"] > trail["last"]:
        fault(
            ("trail", "last"),
            UnreadableError(
                "The trail begins with {first}, after its last number {last}.",
                first=trail["first"],
                last=trail["last"],
            ),
        )


def check_seals(plan: Plan, _: Data, fault: Fault) -> None:
    """There is a passage for each seal."""
    seals = plan.tree.get("seals")
    if seals is None:
        return
    room = sum(
        plan.grid.joined[slot].bit_count()
        for slot, tile in enumerate(plan.slots)
        if plan.kind(tile) == seals["on"]
    )
    if seals["count"] > room:
        fault(
            ("seals", "count"),
            UnreadableError(
                "{count} seals are to be laid, and the tiles of the kind {kind} have {room} passages.",
                count=seals["count"],
                kind=seals["on"],
                room=room,
            ),
        )


def check_tokens(plan: Plan, _: Data, fault: Fault) -> None:
    """Tokens of one sort each, few enough to be counted, and as many face down as can be laid."""
    tree = plan.tree
    token = tree.get("token")
    if token is None:
        for name in ("token_on", "extract", "carried_at_end", "mine"):
            if name in tree:
                fault((name,), UnreadableError("The entry {name!r} needs a token.", name=name))
        return
    if "token_on" in tree or "true_ones" in token:
        for name in ("value", *(("on_kinds", "on_shape", "true_ones") if "token_on" in tree else ())):
            if name in token:
                fault(
                    ("token", name),
                    UnreadableError(
                        "{path} has no meaning beside the rest: take it out.", path=f"token.{name}"
                    ),
                )
    if ("true_ones" in token) != ("count" in token):
        fault(
            ("token",),
            UnreadableError(
                "A token has `count` if some are true ones, and only then: {name!r} alone lies.",
                name=next(n for n in ("true_ones", "count") if n in token),
            ),
        )
    first, later = plan.first_tokens(), plan.later_tokens()
    if "true_ones" in token and first + later > token.get("count", 0):
        fault(
            ("token",),
            UnreadableError(
                "{most} tokens can be laid face down, and `count` says {count}.",
                most=first + later,
                count=token.get("count", 0),
            ),
        )
    if first + later > 15:
        fault(
            ("token",),
            UnreadableError(
                "{count} tokens can be on the map; at most 15 are possible.", count=first + later
            ),
        )
    if "token_on" in tree and plan.says("put-tokens"):
        fault(
            ("token_on",), UnreadableError("Tokens of several values cannot be put on tiles by an operation.")
        )
    if len({entry["value"] for entry in tree.get("token_on", [])}) > 8:
        fault(("token_on",), UnreadableError("Tokens have at most 8 different values."))


def check_actions(plan: Plan, _: Data, fault: Fault) -> None:
    """An action takes away only what its place makes sure of, and that first of all."""
    tree = plan.tree
    token = tree.get("token", {})
    is_plain = "token_on" not in tree and "true_ones" not in token
    for entry in tree.get("action", []):
        at: Path = ("action", entry["id"], "do")
        for number, op in enumerate(entry["do"]):
            word = op["op"]
            if word not in TOKENS:
                continue
            if entry["where"] != TOKENS[word]:
                fault(
                    (*at, number),
                    UnreadableError(
                        "The operation {op} needs an action with where = {where!r}.",
                        op=word,
                        where=TOKENS[word],
                    ),
                )
            if number:
                fault(
                    (*at, number),
                    UnreadableError("The operation {op} must be the first of its action.", op=word),
                )
            if word in ("break", "eat", "take") and not is_plain and (word != "take" or "true_ones" in token):
                fault(
                    (*at, number),
                    UnreadableError("The operation {op} needs tokens of one open sort.", op=word),
                )
            if word == "turn-up" and "true_ones" not in token:
                fault((*at, number), UnreadableError("The operation turn-up needs a token with `true_ones`."))
        if entry["where"] == "seal" and "seals" not in tree:
            fault(
                ("action", entry["id"], "where"),
                UnreadableError("The action {id} needs the entry `seals`.", id=entry["id"]),
            )
        if entry["where"] in ("token", "carried") and not token:
            fault(
                ("action", entry["id"], "where"),
                UnreadableError("The action {id} needs the entry `token`.", id=entry["id"]),
            )


def check_endings(plan: Plan, _: Data, fault: Fault) -> None:
    """An ending has what it judges by."""
    tree = plan.tree
    for number, ending in enumerate(tree["ending"]):
        needs = {"rounds": "rounds", "tokens-gone": "token"}.get(ending["when"])
        if needs and needs not in tree:
            fault(
                ("ending", number),
                UnreadableError(
                    "The ending {when} needs the entry {name!r}.", when=ending["when"], name=needs
                ),
            )
        if ending["verdict"] == "threshold" and "threshold" not in tree:
            fault(
                ("ending", number, "verdict"),
                UnreadableError(
                    "The verdict {verdict} needs the entry {name!r}.", verdict="threshold", name="threshold"
                ),
            )
        if ending.get("rest_counts_as_out") and ending["verdict"] != "threshold":
            fault(
                ("ending", number, "rest_counts_as_out"),
                UnreadableError(
                    "{path} has no meaning beside the rest: take it out.",
                    path=f"ending.{number + 1}.rest_counts_as_out",
                ),
            )
        if ending["when"] == "counter" and ending["verdict"] == "threshold" and "humans_least" in ending:
            fault(
                ("ending", number, "humans_least"),
                UnreadableError(
                    "{path} has no meaning beside the rest: take it out.",
                    path=f"ending.{number + 1}.humans_least",
                ),
            )
    option = tree.get("rounds_option")
    if option and "rounds" not in tree:
        fault(
            ("rounds_option",),
            UnreadableError("The entry {name!r} needs {other!r}.", name="rounds_option", other="rounds"),
        )


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
        if tile and count > plan.tiles[tile]["size"]:
            fault(
                ("party",),
                UnreadableError(
                    "{count} warriors start on {tile}, which holds {most}.",
                    count=count,
                    tile=tile,
                    most=plan.tiles[tile]["size"],
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
