# interpreted: reads a scenario once for each set-up
"""Loads a scenario, the game's own or a person's, and says in sentences what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercroft.games.claustrophobia.rules.box import (
    BY_DEMONS,
    BY_HUMANS,
    BY_TROGS,
    END_DEAD,
    ENDING_SIZE,
    ENDINGS,
    NO_PROGRAM,
    VERDICTS,
    Box,
)
from undercroft.games.claustrophobia.rules.codes import FIRST_TROG, HUMAN_FAMILY
from undercroft.games.claustrophobia.rules.loading import Loader, of_named, one_of
from undercroft.kernel.data import MISFITS, Data, misfit
from undercroft.kernel.errors import ManyFaults, Phrase, UndercroftError, UnreadableError
from undercroft.kernel.texts import LANGUAGES
from undercroft.maps.sides import cell, side_of

WHO = {
    "human": BY_HUMANS,
    "troglodyte": BY_TROGS,
    "any-demon": BY_TROGS | BY_DEMONS,
    "any": BY_HUMANS | BY_TROGS | BY_DEMONS,
}
KNOWN = {
    "kind", "game", "id", "rule", "title", "map", "start", "tiles", "party", "advantages", "tp", "demon",
    "demon_times", "without", "key", "band", "trail", "reach", "ending", "source", "sources",
    "action", "ambush", "seals", "human_action_end", "laid", "freed", "token", "initiative", "dies", "guide",
    "ways_out", "rounds", "threshold", "first_count", "rounds_option", "mine", "extract", "carried_at_end",
    "token_on", "rock", "early_holes", "auction_most", "auction_gifts", "text", "note",
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


class ScenarioLoader:
    """Fills the scenario part of the box; every part can fail on its own, and all failures are told."""

    def __init__(self, loader: Loader, tree: Data) -> None:
        self.loader = loader
        self.box: Box = loader.box
        self.tree = tree
        self.problems: list[UndercroftError] = []

    def load(self) -> Box:
        """Load the scenario into the box; what does not hold together is noted."""
        hindering = list(wrong_shape(self.tree))
        self.problems += [*wrong_names(self.tree), *hindering]
        if not hindering:
            parts = (
                self.load_texts,
                self.load_head,
                self.load_map,
                self.load_tokens,
                self.load_party,
                self.load_demon,
                self.load_stack,
                self.load_rules,
                self.load_actions,
                self.load_endings,
                self.load_decks,
            )
            for part in parts:
                try:
                    part()
                except UndercroftError as error:
                    self.problems.append(error)
                except MISFITS as error:
                    name = part.__name__.removeprefix("load_")
                    self.problems.append(
                        UnreadableError(
                            "The part about the {name} cannot be read: {error}.",
                            name=name,
                            error=misfit(error),
                        )
                    )
        return self.box

    # Words of the components

    def tile(self, word: object) -> int:
        """The number of a tile."""
        return one_of(word, self.box.tile_ids, Phrase("A tile of the scenario"))

    def tile_kind(self, word: object, of: Phrase) -> int:
        """The number of a kind of tile."""
        return one_of(word, self.box.tile_kind_ids, Phrase("The kind of tile {of}", of=of))

    def kind(self, word: object, of: Phrase) -> int:
        """The number of a kind of warrior."""
        return one_of(word, self.box.kind_ids, Phrase("The warrior {of}", of=of))

    def slot_at(self, at: Any, what: Phrase) -> int:
        """The slot of the tile laid at a place."""
        place = cell(int(at[0]), int(at[1]))
        if place not in self.box.map_cells:
            raise UnreadableError("{what} is at {x},{y}, where no tile lies.", what=what, x=at[0], y=at[1])
        return self.box.map_cells.index(place)

    # Parts

    def load_head(self) -> None:
        """Which scenario it is, and how long it lasts."""
        t = self.box
        t.scenario = str(self.tree.get("id", "own"))
        rule = str(self.tree.get("rule", "1.2")).split(".")
        t.scenario_rule = int(rule[0]) * 100 + int(rule[1])
        t.start_tp = int(self.tree.get("tp", 0))
        t.last_round = int(self.tree.get("rounds", 0))
        t.first_count = int(self.tree.get("first_count", 0))
        option = self.tree.get("rounds_option")
        if option:
            t.short_rounds = int(option["short_rounds"])
            t.short_first = int(option["short_first_count"])

    def load_texts(self) -> None:
        """A person's own words by message id, in `[text.en]` and `[text.fr]`; one language may serve both."""
        texts = self.tree.get("text", {})
        for lang in sorted(set(texts) - set(LANGUAGES)):
            known = ", ".join(LANGUAGES)
            raise UnreadableError(
                "The scenario has texts in {lang!r}; the languages are {known}.", lang=lang, known=known
            )
        for name in sorted({name for words in texts.values() for name in words}):
            said = {lang: texts[lang][name] for lang in LANGUAGES if name in texts.get(lang, {})}
            if not all(isinstance(words, str) for words in said.values()):
                raise UnreadableError(
                    "The text {name!r} of the scenario should be words in quotes.", name=name
                )
            first = next(iter(said.values()))
            self.box.own_texts[name] = [said.get(lang, first) for lang in LANGUAGES]

    def load_map(self) -> None:
        """The tiles laid at set-up."""
        t = self.box
        t.fixed_map = one_of(self.tree["map"], ("explored", "fixed"), Phrase("The map of the scenario")) == 1
        for entry in self.tree["tiles"]:
            tile, at = self.tile(entry["tile"]), cell(int(entry["x"]), int(entry["y"]))
            if tile in t.map_tiles:
                raise UnreadableError("The tile {tile} is laid twice.", tile=entry["tile"])
            if at in t.map_cells:
                raise UnreadableError("Two tiles are laid at {x},{y}.", x=entry["x"], y=entry["y"])
            t.map_tiles.append(tile)
            t.map_cells.append(at)
            t.map_turns.append(int(entry.get("turn", 0)) % 4)
        if not t.map_tiles:
            raise UnreadableError("The scenario lays no tile: at least one is needed for the Humans.")
        t.rock_cells = [cell(int(x), int(y)) for x, y in self.tree.get("rock", [])]

    def load_tokens(self) -> None:
        """The scenario's tokens and where they lie at the start."""
        t = self.box
        token = self.tree.get("token")
        if not token:
            return
        name = str(token["id"])
        self.loader.tokens = [name]
        t.token_ids, t.token_value = [name], [int(token.get("value", 1))]
        t.token_most = int(token.get("carried_most", 1))
        t.token_slow = -int(token.get("carrier_mvt", 0))
        if "true_ones" in token:
            t.token_ids = [f"{name}-token", name]
            t.token_value = [0, 1]
            t.true_token = 1
            t.face_down = int(token["count"])
        for slot, tile in enumerate(t.map_tiles):
            kind = t.tile_kind_ids[t.tile_kind[tile]]
            if kind in token.get("on_kinds", []) or self.shape(tile) == token.get("on_shape"):
                t.token_slots += [slot, 0]
        values = sorted({int(entry["value"]) for entry in self.tree.get("token_on", [])})
        if values:
            t.token_ids = [f"{name}-{value}" for value in values]
            t.token_value = values
            for entry in self.tree["token_on"]:
                wanted = self.tile_kind(entry["kind"], Phrase("of a token"))
                for slot, tile in enumerate(t.map_tiles):
                    if t.tile_kind[tile] == wanted:
                        t.token_slots += [slot, values.index(int(entry["value"]))]

    def shape(self, tile: int) -> str:
        """The shape letter of a tile, from its openings."""
        mask = self.box.tile_open[tile]
        number = bin(mask).count("1")
        if number == 2:
            return "I" if mask in (5, 10) else "L"
        return {0: "-", 1: "D", 3: "T", 4: "X"}[number]

    def load_party(self) -> None:
        """The Humans, their Gifts, Objects and places."""
        t = self.box
        if not 1 <= len(self.tree["party"]) <= FIRST_TROG - 1:
            raise UnreadableError(
                "The party has {count} warriors; 1 to {most} can play.",
                count=len(self.tree["party"]),
                most=FIRST_TROG - 1,
            )
        for entry in self.tree["party"]:
            kind = self.kind(entry["warrior"], Phrase("of the party"))
            if t.kind_family[kind] != HUMAN_FAMILY:
                raise UnreadableError(
                    "{warrior} is in the party, but is no Human warrior.", warrior=entry["warrior"]
                )
            t.party_kinds.append(kind)
            at = entry.get("at", self.tree.get("start"))
            if at is None:
                raise UnreadableError(
                    "{warrior} has no place: neither `at` nor `start` is given.", warrior=entry["warrior"]
                )
            t.party_slots.append(self.slot_at(at, Phrase("The warrior {warrior}", warrior=entry["warrior"])))
            t.party_gear.append(self.gear(entry, kind))
            for gift in entry.get("gifts", []):
                t.party_gifts |= 1 << one_of(gift, t.gift_ids, Phrase("A Gift of the party"))
            t.party_names.append(str(entry.get("name", "")))
        t.party_cards = int(self.tree.get("advantages", 0))
        for kind in set(t.party_kinds):
            if t.party_kinds.count(kind) > t.kind_figures[kind]:
                raise UnreadableError(
                    "The party has {count} {kind} warriors, the box {most}.",
                    count=t.party_kinds.count(kind),
                    kind=t.kind_ids[kind],
                    most=t.kind_figures[kind],
                )
        for name, most in self.tree.get("auction_most", {}).items():
            kinds = t.auction_kinds
            for i in range(0, len(kinds), 3):
                if t.kind_ids[kinds[i]] == name:
                    kinds[i + 2] = int(most)
        if not self.tree.get("auction_gifts", True):
            t.auction_gift = [t.auction_gift[0], 0]
        for slot in set(t.party_slots):
            if t.party_slots.count(slot) > t.tile_size[t.map_tiles[slot]]:
                raise UnreadableError(
                    "{count} warriors start on {tile}, which holds {most}.",
                    count=t.party_slots.count(slot),
                    tile=t.tile_ids[t.map_tiles[slot]],
                    most=t.tile_size[t.map_tiles[slot]],
                )

    def gear(self, entry: Data, kind: int) -> int:
        """The Objects of a warrior, as bits."""
        t = self.box
        found = 0
        for word in entry.get("objects", []):
            what = one_of(word, t.object_ids, Phrase("An Object of the party"))
            if not t.object_bearers[what] >> kind & 1:
                raise UnreadableError(
                    "{warrior} cannot bear the {word}.", warrior=entry["warrior"], word=word
                )
            if sum(gear >> what & 1 for gear in t.party_gear) >= t.object_copies[what]:
                raise UnreadableError(
                    "The box has only {most} of the {word}.", most=t.object_copies[what], word=word
                )
            found |= 1 << what
        return found

    def load_demon(self) -> None:
        """The Demon that can be bought."""
        t = self.box
        if "demon" in self.tree:
            t.demon_kind = self.kind(self.tree["demon"], Phrase("of the Demon player"))
            t.demon_times = int(self.tree.get("demon_times", self.loader.numbers["demons-per-game"]))
            if not t.kind_bought[t.demon_kind]:
                raise UnreadableError("{demon} cannot be bought.", demon=self.tree["demon"])

    def load_stack(self) -> None:
        """The stack: pools of tiles, and bands from the top."""
        t = self.box
        boxes = {entry["id"]: entry["box"] for entry in self.loader.data["tile"]}
        without = {self.tile_kind(kind, of_named("`without`")) for kind in self.tree.get("without", [])}
        keys = {self.tile_kind(kind, of_named("`key`")) for kind in self.tree.get("key", [])}
        t.key_tiles = [tile for tile, kind in enumerate(t.tile_kind) if kind in keys]
        trail = self.tile(self.tree["trail"]["tile"]) if "trail" in self.tree else -1
        free = [
            tile
            for tile in range(len(t.tile_ids))
            if boxes[t.tile_ids[tile]] == "base" and tile not in t.map_tiles and tile != trail
        ]
        if t.fixed_map:
            if self.tree.get("band"):
                raise UnreadableError("A fixed map has no stack: take the entry `band` out.")
            t.pools, t.bands = [[]], [[0]]
            return
        specials: list[tuple[int, str]] = []
        for band in self.tree.get("band", []):
            for plus in band.get("plus", []):
                wanted = (self.tile_kind(plus["kind"], Phrase("of the stack")), str(plus.get("shape", "")))
                if wanted not in specials:
                    specials.append(wanted)
        chosen = [[tile for tile in free if self.fits(tile, wanted)] for wanted in specials]
        taken = {tile for pool in chosen for tile in pool}
        rest = [tile for tile in free if t.tile_kind[tile] not in without and tile not in taken]
        t.pools = [rest, *chosen]
        self.load_bands(specials)

    def fits(self, tile: int, wanted: tuple[int, str]) -> bool:
        """Whether a tile is of a kind and shape."""
        return self.box.tile_kind[tile] == wanted[0] and wanted[1] in ("", self.shape(tile))

    def load_bands(self, specials: list[tuple[int, str]]) -> None:
        """How many tiles of each pool lie in each band."""
        t = self.box
        left = len(t.pools[0])
        for band in self.tree.get("band", []):
            number = left if band["random"] == "all" else int(band["random"])
            left -= number
            row = [number] + [0] * len(specials)
            for plus in band.get("plus", []):
                wanted = (self.tile_kind(plus["kind"], Phrase("of the stack")), str(plus.get("shape", "")))
                row[1 + specials.index(wanted)] += int(plus["count"])
            t.bands.append(row)
        if not t.bands:
            raise UnreadableError("An explored map needs a stack: the entry `band` is missing.")
        for pool in range(len(t.pools)):
            wanted_number = sum(row[pool] for row in t.bands)
            if wanted_number > len(t.pools[pool]):
                raise UnreadableError(
                    "The stack needs {count} tiles of one sort, and {free} are free.",
                    count=wanted_number,
                    free=len(t.pools[pool]),
                )

    def load_rules(self) -> None:
        """The scenario's own rules."""
        t, tree = self.box, self.tree
        t.laid_programs = [NO_PROGRAM] * len(t.tile_kind_ids)
        for entry in tree.get("laid", []):
            kind = self.tile_kind(entry["kind"], of_named("`laid`"))
            t.laid_programs[kind] = self.loader.program(entry["do"], Phrase("of the scenario"))
        if "trail" in tree:
            t.trail_tile = self.tile(tree["trail"]["tile"])
            t.trail_first, t.trail_last = int(tree["trail"]["first"]), int(tree["trail"]["last"])
            if "brings" in tree["trail"]:
                t.trail_guardian = self.kind(tree["trail"]["brings"], Phrase("of the trail"))
        t.ambush = int(tree.get("ambush", {}).get("most", 0))
        t.initiative_program = self.loader.program(tree.get("initiative", []), Phrase("of the scenario"))
        if "dies" in tree:
            t.rises = self.kind(tree["dies"]["becomes"], of_named("`dies`"))
        t.freed_lines = int(tree.get("freed", {}).get("cancelled_lines", 0))
        if "guide" in tree:
            t.guide_kind = self.tile_kind(tree["guide"]["leaves_at"], Phrase("of the guide"))
            t.guide_slot = self.slot_at(tree["guide"]["at"], Phrase("The guide"))
        if "seals" in tree:
            t.seals = int(tree["seals"]["count"])
            t.seal_kind = self.tile_kind(tree["seals"]["on"], Phrase("of the seals"))
        if "human_action_end" in tree:
            entry = tree["human_action_end"]
            t.ritual_kind = self.tile_kind(entry["on"], of_named("`human_action_end`"))
            t.ritual_warrior = self.kind(entry["warrior"], of_named("`human_action_end`"))
            t.ritual_amount, t.ritual_alone = int(entry["amount"]), int(entry["alone_amount"])
        if "reach" in tree:
            t.reach_kind = self.tile_kind(tree["reach"]["kind"], of_named("`reach`"))
            t.leave_kind = t.reach_kind if tree["reach"].get("may_leave") else -1
            t.leave_scores = bool(tree["reach"].get("leaving_scores_tokens"))
        if "extract" in tree:
            t.extract_kind = self.tile_kind(tree["extract"]["kind"], of_named("`extract`"))
            t.extract_points = int(tree["extract"]["points"])
        t.carried_points = int(tree.get("carried_at_end", {}).get("points", 0))
        if "mine" in tree:
            t.mine_kind = self.kind(tree["mine"]["warrior"], of_named("`mine`"))
            t.mine_dice = sum(1 << int(die) for die in tree["mine"]["dice"])
            t.mine_mvt, t.mine_cbt = int(tree["mine"]["mvt"]), int(tree["mine"]["cbt"])
        t.early_holes = bool(tree.get("early_holes"))
        for way in tree.get("ways_out", []):
            t.ways_out += [self.slot_at((way["x"], way["y"]), Phrase("A way out")), side_of(way["side"])]

    def load_actions(self) -> None:
        """What warriors may do in place of a combat."""
        t = self.box
        for entry in self.tree.get("action", []):
            name = str(entry["id"])
            where = entry["where"]
            t.act_ids.append(name)
            t.act_who.append(
                WHO[list(WHO)[one_of(entry["who"], tuple(WHO), Phrase("Who may do {name}", name=name))]]
            )
            t.act_side.append(int(where == "seal"))
            t.act_ground.append((1 << len(t.token_ids)) - 1 if where == "token" else 0)
            t.act_carried.append((1 << len(t.token_ids)) - 1 if where == "carried" else 0)
            is_place = where not in ("seal", "token", "carried")
            t.act_kind.append(self.tile_kind(where, of_named(name)) if is_place else -1)
            t.act_alone.append(int(entry.get("alone", False)))
            t.act_late.append(int(entry.get("late", False)))
            program = self.loader.program(entry["do"], of_named(name))
            if program == NO_PROGRAM:
                raise UnreadableError("The action {name} does nothing: `do` is empty.", name=name)
            t.act_program.append(program)

    def load_endings(self) -> None:
        """What ends the game, in the order of checking."""
        t = self.box
        for entry in self.tree["ending"]:
            when = str(entry["when"])
            row = [0] * ENDING_SIZE
            row[0] = END_DEAD if when == "defeated" else one_of(when, ENDINGS, Phrase("An ending"))
            row[1] = int(entry.get("least", 1))
            row[2] = -1
            if "who" in entry:
                row[2] = self.kind(entry["who"], Phrase("of an ending"))
            elif "kind" in entry:
                row[2] = self.tile_kind(entry["kind"], Phrase("of an ending"))
            row[3] = len(t.token_ids) - 1 if "token" in entry else 0
            row[4] = one_of(entry["verdict"], VERDICTS, Phrase("The verdict of an ending"))
            row[5] = int(entry.get("left_map", entry.get("exact", -1)))
            row[6] = int(entry.get("humans_least", entry.get("rest_counts_as_out", 0)))
            t.endings += row
            t.ending_ids.append(str(entry.get("message", "end-rounds-over")))
        if not t.ending_ids:
            raise UnreadableError("The scenario has no ending.")
        judge = self.tree.get("threshold", {})
        t.judge_demon, t.judge_human = int(judge.get("demon_least", 0)), int(judge.get("human_most", 0))

    def load_decks(self) -> None:
        """Which cards are in the decks: on a fixed map those that need the stack stay in the box (24.12)."""
        t = self.box
        cards = self.loader.data["event"] + self.loader.data["advantage"]
        needs = {entry["id"] for entry in cards if entry.get("needs_stack")}
        out = {kind for kind, name in enumerate(t.card_ids) if t.fixed_map and name in needs}
        t.events_in = [item for item, kind in enumerate(t.event_items) if kind not in out]
        t.advantages_in = [item for item, kind in enumerate(t.advantage_items) if kind not in out]


def load_scenario(data: Data, tree: Data) -> Box:
    """The box of the components and one scenario; one that does not hold together is refused."""
    loader = Loader(data)
    loader.load()
    scenario = ScenarioLoader(loader, tree)
    box = scenario.load()
    if scenario.problems:
        raise ManyFaults(scenario.problems)
    return box
