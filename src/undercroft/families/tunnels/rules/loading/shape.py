# interpreted: reads a scenario once for each set-up
"""What hinders the reading of a scenario: names that no scenario has, and parts of the wrong shape."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.kernel.data import Data
from undercroft.kernel.errors import UndercroftError, UnreadableError

KNOWN = {
    "kind", "game", "id", "rule", "title", "map", "start", "tiles", "party", "advantages", "tp", "demon",
    "demon_times", "without", "key", "band", "trail", "reach", "ending", "source", "sources",
    "action", "ambush", "seals", "human_action_end", "laid", "freed", "token", "initiative", "dies", "guide",
    "ways_out", "rounds", "threshold", "first_count", "rounds_option", "mine", "extract", "carried_at_end",
    "token_on", "rock", "early_holes", "counter", "auction_most", "auction_gifts", "text", "note",
}  # fmt: skip
PARTS = {
    "tiles": {"x", "y", "tile", "turn"},
    "party": {"warrior", "gifts", "objects", "at", "name"},
    "band": {"random", "plus"},
    "trail": {"tile", "first", "last", "brings"},
    "reach": {"kind", "may_leave", "leaving_scores_tokens"},
    "ending": {
        "when", "kind", "least", "exact", "verdict", "message", "who", "token", "humans_least", "left_map",
        "rest_counts_as_out",
    },
    "action": {"id", "who", "where", "alone", "late", "do"},
    "ambush": {"most"},
    "seals": {"count", "on"},
    "human_action_end": {"warrior", "on", "amount", "alone_amount"},
    "laid": {"kind", "do"},
    "freed": {"cancelled_lines"},
    "token": {"id", "count", "true_ones", "value", "carried_most", "carrier_mvt", "on_kinds", "on_shape"},
    "token_on": {"kind", "value"},
    "dies": {"becomes"},
    "guide": {"at", "leaves_at"},
    "ways_out": {"id", "x", "y", "side"},
    "threshold": {"demon_least", "human_most"},
    "rounds_option": {"short_rounds", "short_first_count"},
    "mine": {"warrior", "dice", "mvt", "cbt"},
    "extract": {"kind", "points"},
    "carried_at_end": {"points"},
    "counter": {"counts", "label", "of"},
}  # fmt: skip
"""The names that the tables inside a scenario may have."""
NEEDED = ("map", "tiles", "party", "ending")


def wrong_names(tree: Data) -> Iterator[UndercroftError]:
    """Names that no scenario has."""
    for name in sorted(set(tree) - KNOWN):
        yield UnreadableError("A scenario has no entry {name!r}.", name=name)
    for part, known in PARTS.items():
        for entry in entries_of(tree, part):
            for name in sorted(set(entry) - known) if isinstance(entry, dict) else []:
                yield UnreadableError(
                    "The entry {part!r} has a part {name!r}; it may have {known}.",
                    part=part,
                    name=name,
                    known=", ".join(sorted(known)),
                )


def wrong_shape(tree: Data) -> Iterator[UndercroftError]:
    """What hinders the reading of a scenario: lists that are none, parts that are missing, another game."""
    for part in PARTS:
        if not all(isinstance(entry, dict) for entry in entries_of(tree, part)):
            yield UnreadableError("The entry {part!r} should be a table or a list of tables.", part=part)
    for name in NEEDED:
        if name not in tree:
            yield UnreadableError("The scenario lacks the entry {name!r}.", name=name)
    kind, game = tree.get("kind", "scenario"), tree.get("game", "claustrophobia")
    if kind != "scenario":
        yield UnreadableError("The file is of the kind {kind!r}, not a scenario.", kind=kind)
    if game != "claustrophobia":
        yield UnreadableError("The scenario is for {game}, not for claustrophobia.", game=game)


def entries_of(tree: Data, part: str) -> list[Any]:
    """The entries of a part, which may be one or several."""
    entries = tree.get(part, [])
    return entries if isinstance(entries, list) else [entries]
