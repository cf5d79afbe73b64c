# interpreted: checks data
"""The rules of a scenario hold together: tokens, actions and endings have what they need."""

from __future__ import annotations

from undercroft.families.tunnels.checking.layout import Fault
from undercroft.families.tunnels.checking.operations import TOKENS
from undercroft.families.tunnels.checking.plan import Plan
from undercroft.kernel.checking.lines import Path
from undercroft.kernel.data import Data
from undercroft.kernel.errors import UnreadableError


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
