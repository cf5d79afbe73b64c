# interpreted: checks data
"""What was hardly meant so in a scenario: endings nobody can reach, entries that never run, texts missing."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.families.tunnels.checking.plan import Plan
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.data import Data
from undercroft.kernel.errors import UndercroftError, UnreadableError
from undercroft.kernel.texts import LANGUAGES
from undercroft.maps.paths import distances_from
from undercroft.maps.sides import cell

Warn = Callable[[Path, UndercroftError], None]
HasText = Callable[[str, str], bool]
"""Whether the game itself has a text, in a language."""


def check_oddities(plan: Plan, data: Data, has_text: HasText, found: Findings, path: Path = ()) -> None:
    """Note all that is odd in a scenario that holds together."""

    def warn(at: Path, error: UndercroftError) -> None:
        found.warn((*path, *at), error)

    check_reach(plan, warn)
    for number, ending in enumerate(plan.tree["ending"]):
        if not can_come(plan, data, ending):
            warn(
                ("ending", number),
                UnreadableError("Nobody can reach the ending {when}.", when=ending["when"]),
            )
        elif is_hidden(plan.tree["ending"], number):
            warn(
                ("ending", number),
                UnreadableError(
                    "The ending {when} never comes: one before it always comes first.", when=ending["when"]
                ),
            )
    check_idle(plan, warn)
    check_texts(plan, has_text, warn)


def check_reach(plan: Plan, warn: Warn) -> None:
    """Every tile of the beginning can be walked to from where the Humans stand."""
    starts = [entry.get("at", plan.tree.get("start")) for entry in plan.tree["party"]]
    near: set[int] = set()
    for spot in starts:
        far = distances_from(plan.grid, plan.grid.slot_at(cell(*spot)))
        near |= {slot for slot in range(len(plan.slots)) if far[slot] >= 0}
    for number, entry in enumerate(plan.tree["tiles"]):
        if number not in near and not plan.grid.free[number]:
            warn(
                ("tiles", number),
                UnreadableError("Nobody can walk to the tile {tile}.", tile=entry["tile"]),
            )
    if not plan.is_fixed and not plan.grid.free_count:
        warn(("tiles",), UnreadableError("No tile has an opening to explore."))


def can_come(plan: Plan, data: Data, ending: Data) -> bool:
    """Whether an ending can come at all, as far as can be told beforehand."""
    tree, when = plan.tree, ending["when"]
    crowd = len(tree["party"]) + (2 if frees(plan, data) else 0)
    reach = tree.get("reach", {})
    if when == "reached":
        return "reach" in tree and plan.can_come(reach["kind"]) and ending.get("least", 1) <= crowd
    if when == "counter":
        return plan.says("count") or "human_action_end" in tree or frees(plan, data)
    if when in ("dead", "defeated"):
        return comes(plan, data, ending["who"])
    if when == "points":
        scores = reach.get("leaving_scores_tokens") and reach.get("may_leave")
        return bool(plan.says("eat") or "extract" in tree or scores)
    if when == "carried-to":
        return plan.can_come(ending["kind"]) and (plan.says("take") or plan.says("turn-up"))
    if when == "humans-gone" and ending.get("left_map", 0) > 0:
        return bool(reach.get("may_leave")) and ending["left_map"] <= crowd
    return True


def frees(plan: Plan, data: Data) -> bool:
    """Whether a figure comes that frees a warrior when it is defeated."""
    freeing = {entry["id"] for entry in data["demon"] if entry.get("becomes")}
    return any(op.get("figure") in freeing for _, ops in plan.programs() for op in ops)


def comes(plan: Plan, data: Data, kind: str) -> bool:
    """Whether a warrior of a kind is ever on the map."""
    tree = plan.tree
    named = [tree.get("demon"), tree.get("trail", {}).get("brings"), tree.get("dies", {}).get("becomes")]
    named += [entry["warrior"] for entry in tree["party"]]
    lists = [ops for _, ops in plan.programs()]
    lists += [entry["do"] for name in ("event", "advantage", "gift", "square") for entry in data[name]]
    named += [op.get("figure") for ops in lists for op in ops]
    named += [kind for entry in data["demon"] if entry["id"] in named for kind in entry.get("becomes", [])]
    return kind in named


def is_hidden(endings: list[Data], number: int) -> bool:
    """Whether an earlier ending asks for the same or for less."""
    wanted = condition(endings[number])
    return any(
        all(wanted.get(name) == value for name, value in condition(other).items())
        for other in endings[:number]
    )


def condition(ending: Data) -> Data:
    """What an ending asks for, without what it then says."""
    said = ("verdict", "message", "rest_counts_as_out", "note", "source", "sources")
    asked = {name: value for name, value in ending.items() if name not in said}
    if ending["when"] in ("reached", "counter", "dead", "defeated", "points", "reach-lost"):
        asked.setdefault("least", 1)
    if asked.get("humans_least") == 0:
        del asked["humans_least"]
    return asked


def check_idle(plan: Plan, warn: Warn) -> None:
    """Entries that nothing will ever set off."""
    tree = plan.tree
    idle: list[Path] = []
    for number, entry in enumerate(tree.get("laid", [])):
        if not plan.in_stack(entry["kind"]):
            idle.append(("laid", number))
    for entry in tree.get("action", []):
        if entry["where"] not in ("token", "carried", "seal") and not plan.can_come(entry["where"]):
            idle.append(("action", entry["id"]))
    for number, entry in enumerate(tree.get("token_on", [])):
        if not plan.on_map(entry["kind"]):
            idle.append(("token_on", number))
    if "token" in tree and not plan.first_tokens() + plan.later_tokens():
        idle.append(("token",))
    for name in ("reach", "extract", "human_action_end"):
        kind = tree.get(name, {}).get("kind", tree.get(name, {}).get("on"))
        if kind and not plan.can_come(kind):
            idle.append((name,))
    verdicts = {ending["verdict"] for ending in tree["ending"]}
    late = any(entry.get("late") for entry in tree.get("action", []))
    whens = {ending["when"] for ending in tree["ending"]}
    used = {
        "threshold": "threshold" in verdicts,
        "carried_at_end": "more-points" in verdicts,
        "first_count": late or "extract" in tree,
        "rounds": "rounds" in whens,
        "freed": plan.says("spawn"),
        "auction_most": True,
    }
    idle += [(name,) for name, is_used in used.items() if name in tree and not is_used]
    if any(entry.get("gifts") for entry in tree["party"]):
        bearers = [plan.figures[entry["warrior"]].get("bears_gifts") for entry in tree["party"]]
        if not any(bearers):
            idle.append(("party",))
    for at in idle:
        place = ".".join(str(part + 1) if isinstance(part, int) else part for part in at)
        warn(at, UnreadableError("{path} will never do anything.", path=place))


def check_texts(plan: Plan, has_text: HasText, warn: Warn) -> None:
    """Every name and ending has its words, in each language."""
    tree = plan.tree
    own = tree.get("text", {})
    wanted: list[tuple[str, Path, str]] = [
        (f"move-{entry['id']}", ("action", entry["id"]), "") for entry in tree.get("action", [])
    ]
    wanted += [(e["name"], ("party", n, "name"), "") for n, e in enumerate(tree["party"]) if "name" in e]
    wanted += [(e["message"], ("ending", n), "") for n, e in enumerate(tree["ending"]) if "message" in e]
    if "token" in tree:
        wanted.append((f"marker-{tree['token']['id']}", ("token",), ""))
    wanted.append(("title", ("text",), f"scenario-{tree.get('id', '')}"))
    for name, at, other in wanted:
        if any(has_text(other or name, lang) for lang in LANGUAGES):
            continue
        missing = [lang for lang in LANGUAGES if name not in own.get(lang, {})]
        if missing:
            warn(
                at,
                UnreadableError(
                    "The text {name!r} is missing in {langs}.", name=name, langs=", ".join(missing)
                ),
            )
    for lang in LANGUAGES:
        for name in own.get(lang, {}):
            others = [other for other in LANGUAGES if other != lang and name not in own.get(other, {})]
            if others and name not in [wanted_name for wanted_name, _, _ in wanted]:
                warn(
                    ("text", lang, name),
                    UnreadableError(
                        "The text {name!r} is missing in {langs}.", name=name, langs=", ".join(others)
                    ),
                )
