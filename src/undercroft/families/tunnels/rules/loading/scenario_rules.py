# interpreted: reads a scenario once for each set-up
"""A scenario's own rules as records: each entry of its file has its own, and an absent one is none."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.components.operations import NO_PROGRAM
from undercroft.families.tunnels.rules.components.scenario import (
    ANY_NUMBER,
    ANYWHERE,
    AT_SEAL,
    AT_TOKEN,
    BY_DEMONS,
    BY_HUMANS,
    BY_POINTS,
    BY_TROGS,
    END_COUNTER,
    END_DEAD,
    END_POINTS,
    END_REACHED,
    END_ROUNDS,
    END_TOKENS_GONE,
    ENDINGS,
    VERDICTS,
    WITH_TOKEN,
    Act,
    Counter,
    Ending,
    Extraction,
    Greed,
    Guide,
    Reach,
    Scenario,
    Seals,
    Threshold,
    Trail,
    Vigil,
    WayOut,
)
from undercroft.families.tunnels.rules.loading.components import ComponentReader
from undercroft.kernel.data import Data
from undercroft.maps.sides import cell, side_of

WHO = {
    "human": BY_HUMANS,
    "troglodyte": BY_TROGS,
    "human-or-troglodyte": BY_HUMANS | BY_TROGS,
    "any-demon": BY_TROGS | BY_DEMONS,
    "any": BY_HUMANS | BY_TROGS | BY_DEMONS,
}
WHERE = {"seal": AT_SEAL, "token": AT_TOKEN, "carried": WITH_TOKEN}


class RuleReader:
    """Fills the rules, actions, endings and counters of a scenario."""

    def __init__(self, components: ComponentReader, tree: Data) -> None:
        self.components = components
        self.box: Box = components.box
        self.made: Scenario = components.box.scenario
        self.tree = tree

    def read(self) -> None:
        """All that a scenario adds to the rules."""
        self.read_rules()
        self.read_ways()
        self.read_rooms()
        self.read_actions()
        self.read_endings()
        self.read_counters()

    def slot_at(self, x: int, y: int) -> int:
        """The slot of the tile laid at a place."""
        return [laid.cell for laid in self.made.tiles].index(cell(int(x), int(y)))

    def read_rules(self) -> None:
        """The scenario's own rules."""
        made, tree, program = self.made, self.tree, self.components.operations.program
        made.laid_programs = [NO_PROGRAM] * len(self.box.tile_kinds)
        for entry in tree.get("laid", []):
            kind = self.box.tile_kind_named(entry["kind"])
            made.laid_programs[kind] = program(entry["do"])
        made.ambush = int(tree.get("ambush", {}).get("most", 0))
        made.initiative_program = program(tree.get("initiative", []))
        if "dies" in tree:
            made.rises = self.box.kind_named(tree["dies"]["becomes"])
        made.freed_lines = int(tree.get("freed", {}).get("cancelled_lines", 0))
        made.carried_points = int(tree.get("carried_at_end", {}).get("points", 0))
        made.has_early_holes = bool(tree.get("early_holes"))
        made.stash_is = tree.get("stash_is", made.stash_is)

    def read_ways(self) -> None:
        """The trail, the guide and the ways out."""
        made, tree = self.made, self.tree
        if "trail" in tree:
            entry = tree["trail"]
            tile = self.box.tile_named(entry["tile"])
            guardian = self.box.kind_named(entry["brings"]) if "brings" in entry else -1
            made.trail = Trail(tile, int(entry["first"]), int(entry["last"]), guardian)
            made.trail.is_first_human = entry.get("chosen_by") == "human"
            made.trail.is_nearest = bool(entry.get("nearest", False))
            made.trail.ends_with_stack = bool(entry.get("ends_with_stack", False))
        if "guide" in tree:
            leaves_at = self.box.tile_kind_named(tree["guide"]["leaves_at"])
            x, y = tree["guide"]["at"]
            made.guide = Guide(self.slot_at(x, y), leaves_at)
        for way in tree.get("ways_out", []):
            slot = self.slot_at(way["x"], way["y"])
            made.ways_out.append(WayOut(slot, side_of(way["side"])))

    def read_rooms(self) -> None:
        """What kinds of tiles mean to the scenario."""
        made, tree = self.made, self.tree
        if "seals" in tree:
            on = self.box.tile_kind_named(tree["seals"]["on"])
            made.seals = Seals(int(tree["seals"]["count"]), on)
        if "human_action_end" in tree:
            entry = tree["human_action_end"]
            on, warrior = self.box.tile_kind_named(entry["on"]), self.box.kind_named(entry["warrior"])
            made.vigil = Vigil(warrior, on, int(entry["amount"]), int(entry["alone_amount"]))
        if "reach" in tree:
            entry = tree["reach"]
            kind = self.box.tile_kind_named(entry["kind"])
            scores = bool(entry.get("leaving_scores_tokens"))
            made.reach = Reach(kind, bool(entry.get("may_leave")), scores or "with_token" in entry)
            made.reach.is_at_once = bool(entry.get("leaves", False))
            if "with_token" in entry:
                made.reach.token = self.components.operations.tokens.index(entry["with_token"])
        if "extract" in tree:
            kind = self.box.tile_kind_named(tree["extract"]["kind"])
            made.extraction = Extraction(kind, int(tree["extract"]["points"]))
        if "mine" in tree:
            entry = tree["mine"]
            dice = sum(1 << int(die) for die in entry["dice"])
            warrior = self.box.kind_named(entry["warrior"])
            made.greed = Greed(warrior, dice, int(entry["mvt"]), int(entry["cbt"]))

    def read_actions(self) -> None:
        """What warriors may do in place of a combat."""
        for entry in self.tree.get("action", []):
            act = Act(str(entry["id"]), WHO[entry["who"]], self.components.operations.program(entry["do"]))
            where = entry.get("where", "")
            act.where = WHERE.get(where, ANYWHERE)
            on = entry.get("on", where if act.where == ANYWHERE else "")
            if on:
                act.tile_kind = self.box.tile_kind_named(on)
            if "at" in entry:
                act.slot = self.slot_at(*entry["at"])
            if "warrior" in entry:
                act.kind = self.box.kind_named(entry["warrior"])
            if "token" in entry:
                act.token = self.components.operations.tokens.index(entry["token"])
            act.is_unspent = bool(entry.get("unspent", False))
            act.is_for_tired = bool(entry.get("tired", False))
            act.is_alone = bool(entry.get("alone", False))
            act.is_late = bool(entry.get("late", False))
            act.label = str(entry.get("label", ""))
            self.made.acts.append(act)

    def read_endings(self) -> None:
        """What ends the game, in the order of checking."""
        self.made.endings = [self.ending(entry) for entry in self.tree["ending"]]
        judge = self.tree.get("threshold", {})
        self.made.threshold = Threshold(int(judge.get("demon_least", 0)), int(judge.get("human_most", 0)))

    def read_counters(self) -> None:
        """What is counted on the way there for everybody to see."""
        made = self.made
        for entry in self.tree.get("counter", []):
            made.counters.append(Counter(entry["counts"], entry["label"], int(entry.get("of", 0))))
        if "counter" not in self.tree:
            made.counters = [c for c in map(self.usual_counter, made.endings) if c is not None]

    def ending(self, entry: Data) -> Ending:
        """One ending."""
        when = "dead" if entry["when"] == "defeated" else entry["when"]
        made = Ending(
            ENDINGS.index(when),
            VERDICTS.index(entry["verdict"]),
            str(entry.get("message", "end-rounds-over")),
        )
        made.least = int(entry.get("least", 1))
        if "who" in entry:
            made.kind = self.box.kind_named(entry["who"])
        elif "kind" in entry:
            made.kind = self.box.tile_kind_named(entry["kind"])
        made.token = self.token_of(entry)
        exact = entry["left_map"] if "left_map" in entry else entry.get("exact", ANY_NUMBER)
        made.exact = int(exact)
        made.humans_least = int(entry.get("humans_least", 0))
        made.rest_counts_as_out = bool(entry.get("rest_counts_as_out", False))
        return made

    def token_of(self, entry: Data) -> int:
        """The token that an ending is about: the one named, or the true one of those that lie face down."""
        if "token" not in entry:
            return 0
        names = [token.id for token in self.made.tokens]
        return names.index(entry["token"]) if "tokens" in self.tree else len(names) - 1

    def usual_counter(self, ending: Ending) -> Counter | None:
        """What is counted for an ending if the scenario does not say it."""
        if ending.when == END_COUNTER and ending.least > 1:
            return Counter("counter", "label-counter", ending.least)
        if ending.when == END_DEAD and ending.least > 1:
            return Counter("counter", "label-freed", ending.least)
        if ending.when == END_REACHED:
            return Counter("reached", "label-reached", ending.least)
        if ending.when == END_POINTS:
            return Counter("points", "label-gems", 0)
        if ending.when == END_TOKENS_GONE:
            return Counter("tokens-out", "label-out", 0)
        if ending.when == END_ROUNDS and ending.verdict == BY_POINTS:
            return Counter("score", "label-score", 0)
        return None
