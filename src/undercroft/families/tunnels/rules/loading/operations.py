# interpreted: reads the data once for each set-up
"""Operations of the data as records: one reader for all cards, tiles, gifts, squares and scenarios.

What the data says has been checked before; here it is only built.
"""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.components.operations import (
    CHOOSERS,
    CONDITIONS,
    LOOK_CHOOSE,
    LOOK_LATER,
    LOOK_ORDER,
    LOOK_ORIENT,
    LOOK_VOIDS,
    NO_PROGRAM,
    OPERATIONS,
    PLACES,
    SELECTIONS,
    Operation,
    Program,
)
from undercroft.families.tunnels.rules.loading.words import quirk_mask, talent_mask
from undercroft.families.tunnels.rules.words.times import DURATIONS
from undercroft.kernel.data import Data

LOOKS = {
    "choose": LOOK_CHOOSE,
    "order": LOOK_ORDER,
    "orient": LOOK_ORIENT,
    "voids_choice": LOOK_VOIDS,
    "until": LOOK_LATER,
}
AMOUNTS = ("hits", "from", "count", "reroll_cancelled", "points", "amount")
"""What the data calls the first number of an operation."""


class OperationReader:
    """Reads operations into a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.tokens: list[str] = []
        """The words for the scenario's tokens; the face-down ones come first."""

    def program(self, ops: list[Data]) -> int:
        """Add a list of operations to the box; its number, or NO_PROGRAM for an empty list."""
        if not ops:
            return NO_PROGRAM
        start = len(self.box.operations)
        self.box.operations += [self.operation(op) for op in ops]
        self.box.programs.append(Program(start, start + len(ops)))
        return len(self.box.programs) - 1

    def operation(self, op: Data) -> Operation:
        """One operation."""
        made = Operation(OPERATIONS.index(op["op"]))
        if "who" in op:
            made.who = SELECTIONS.index(op["who"])
        made.amount = next((op[name] for name in AMOUNTS if isinstance(op.get(name), int)), 0)
        made.per_die = int(op.get("per_die", 0))
        made.roll = int(op.get("roll", 0))
        made.mvt, made.cbt, made.defence = (int(op.get(name, 0)) for name in ("mvt", "cbt", "def"))
        made.until = DURATIONS.index(op.get("until", op.get("during", "attack-end")))
        made.by = CHOOSERS.index(op.get("by", ""))
        made.talents = talent_mask(op.get("talents", []))
        made.place = PLACES.index(op.get("where", ""))
        if op["op"] == "look-at-tiles":
            made.look = sum(bit for name, bit in LOOKS.items() if op.get(name))
        if "figure" in op:
            made.figure = self.box.kind_named(op["figure"])
        if "condition" in op:
            made.condition = 1 << CONDITIONS.index(op["condition"])
        made.fewer_than = int(op.get("if_cancelled_below", 0))
        if "token" in op:
            made.token = self.tokens.index(op["token"])
        made.kinds = sum(1 << self.box.kind_named(word) for word in op.get("kinds", []))
        made.within = int(op.get("within", 0))
        made.quirks = quirk_mask(op.get("quirks", []))
        made.needs_empty_hand = bool(op.get("if_hand_empty", False))
        made.is_unguarded = bool(op.get("unguarded", False))
        made.is_bare = bool(op.get("bare", False))
        made.is_passage = bool(op.get("passages_only", False))
        made.is_legal = bool(op.get("legal", False))
        if "clear_cbt" in op:
            self.box.numbers.clear_cbt = int(op["clear_cbt"])
        return made
