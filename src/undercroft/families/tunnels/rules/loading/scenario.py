# interpreted: reads a scenario once for each set-up
"""Builds a scenario, the game's own or a person's, into a box."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.families.tunnels.rules.components.box import Box, Ware
from undercroft.families.tunnels.rules.components.scenario import (
    LaidTile,
    Member,
    Scenario,
    Token,
    TokenPlace,
)
from undercroft.families.tunnels.rules.components.tiles import shape_of
from undercroft.families.tunnels.rules.loading.components import ComponentReader
from undercroft.families.tunnels.rules.loading.scenario_extras import ExtraReader
from undercroft.families.tunnels.rules.loading.scenario_rules import RuleReader
from undercroft.families.tunnels.rules.loading.stack import read_stack
from undercroft.families.tunnels.rules.tokens import some
from undercroft.kernel.data import Data
from undercroft.kernel.texts import LANGUAGES
from undercroft.maps.sides import cell


class ScenarioReader:
    """Fills the scenario of a box; what the file says has been checked before."""

    def __init__(self, components: ComponentReader, tree: Data) -> None:
        self.components = components
        self.box: Box = components.box
        self.tree = tree
        self.made = Scenario(str(tree.get("id", "own")))
        self.box.scenario = self.made

    def read(self) -> Box:
        """Read the scenario into the box."""
        self.read_texts()
        self.read_head()
        self.read_map()
        self.read_tokens()
        self.read_party()
        self.read_auction()
        self.read_demon()
        read_stack(self.box, self.components.data["tile"], self.tree)
        self.read_decks()
        RuleReader(self.components, self.tree).read()
        ExtraReader(self.components, self.tree).read()
        return self.box

    def read_head(self) -> None:
        """Which scenario it is, and how long it lasts."""
        made = self.made
        rule = str(self.tree.get("rule", "1.2")).split(".")
        made.rule = int(rule[0]) * 100 + int(rule[1])
        made.start_tp = int(self.tree.get("tp", 0))
        made.last_round = int(self.tree.get("rounds", 0))
        made.first_count = int(self.tree.get("first_count", 0))
        option = self.tree.get("rounds_option")
        if option:
            made.short_rounds = int(option["short_rounds"])
            made.short_first_count = int(option["short_first_count"])

    def read_texts(self) -> None:
        """A person's own words by message id, in `[text.en]` and `[text.fr]`; one language may serve both."""
        texts = self.tree.get("text", {})
        for name in sorted({name for words in texts.values() for name in words}):
            said = {lang: texts[lang][name] for lang in LANGUAGES if name in texts.get(lang, {})}
            first = next(iter(said.values()))
            self.made.texts[name] = [said.get(lang, first) for lang in LANGUAGES]

    def read_map(self) -> None:
        """The tiles laid at set-up."""
        made = self.made
        made.is_fixed = self.tree["map"] == "fixed"
        for entry in self.tree["tiles"]:
            at = cell(int(entry["x"]), int(entry["y"]))
            made.tiles.append(LaidTile(self.box.tile_named(entry["tile"]), at, int(entry.get("turn", 0)) % 4))
        made.rock = [cell(int(x), int(y)) for x, y in self.tree.get("rock", [])]

    def read_tokens(self) -> None:
        """The scenario's tokens and where they lie at the start."""
        made, box = self.made, self.box
        self.read_named_tokens()
        token = self.tree.get("token")
        if not token:
            return
        name = str(token["id"])
        self.components.operations.tokens = [name]
        made.tokens = [Token(name, int(token.get("value", 1)))]
        made.token_most = int(token.get("carried_most", 1))
        made.token_slow = -int(token.get("carrier_mvt", 0))
        if "true_ones" in token:
            made.tokens = [Token(f"{name}-token", 0), Token(name, 1)]
            made.true_token = 1
            made.face_down = int(token["count"])
        for slot, laid in enumerate(made.tiles):
            tile = box.tiles[laid.tile]
            kind = box.tile_kinds[tile.kind].id
            if kind in token.get("on_kinds", []) or shape_of(tile.openings) == token.get("on_shape"):
                made.token_places.append(TokenPlace(slot, 0))
        values = sorted({int(entry["value"]) for entry in self.tree.get("token_on", [])})
        if values:
            made.tokens = [Token(f"{name}-{value}", value) for value in values]
            for entry in self.tree["token_on"]:
                wanted = box.tile_kind_named(entry["kind"])
                for slot, laid in enumerate(made.tiles):
                    if box.tiles[laid.tile].kind == wanted:
                        made.token_places.append(TokenPlace(slot, values.index(int(entry["value"]))))

    def read_named_tokens(self) -> None:
        """Several kinds of tokens, each with a word of its own, and where they lie."""
        made = self.made
        names = [str(entry["id"]) for entry in self.tree.get("tokens", [])]
        self.components.operations.tokens = names
        for entry in self.tree.get("tokens", []):
            token = Token(str(entry["id"]), int(entry.get("value", 1)))
            token.is_free = bool(entry.get("free", False))
            made.tokens.append(token)
            made.has_free_tokens = made.has_free_tokens or token.is_free
            made.trog_carry_mvt += int(entry.get("mvt", 0))
            made.carrier_is_peaceful = made.carrier_is_peaceful or bool(entry.get("no_attack", False))
            made.carrier_explores = made.carrier_explores or bool(entry.get("explores", False))
        for entry in self.tree.get("token_at", []):
            slot = slot_at(made, (entry["x"], entry["y"]))
            made.token_places.append(TokenPlace(slot, names.index(entry["token"])))

    def read_party(self) -> None:
        """The Humans, their Gifts, Objects and places."""
        made, box = self.made, self.box
        for entry in self.tree["party"]:
            gear = sum(1 << box.gear_named(word) for word in entry.get("objects", []))
            slot = slot_at(made, entry.get("at", self.tree.get("start")))
            name = str(entry.get("name", ""))
            made.party.append(Member(box.kind_named(entry["warrior"]), slot, gear, name))
            tokens = self.components.operations.tokens
            made.token_start.append(sum(some(tokens.index(word)) for word in entry.get("tokens", [])))
            for gift in entry.get("gifts", []):
                made.gifts |= 1 << box.gift_named(gift)
        made.cards = int(self.tree.get("advantages", 0)) + int(self.tree.get("instinct", 0))

    def read_auction(self) -> None:
        """What the scenario changes about the auction."""
        auction = self.box.auction
        for name, most in self.tree.get("auction_most", {}).items():
            for ware in auction.warriors:
                if self.box.kinds[ware.kind].id == name:
                    ware.most = int(most)
        if not self.tree.get("auction_gifts", True):
            auction.gift = Ware(auction.gift.cost, 0)

    def read_demon(self) -> None:
        """The Demon that can be bought."""
        if "demon" in self.tree:
            self.made.demon_kind = self.box.kind_named(self.tree["demon"])
            entry = next(one for one in self.components.data["demon"] if one["id"] == self.tree["demon"])
            lives = entry.get("lives", self.components.numbers["demons-per-game"])
            self.made.demon_times = int(self.tree.get("demon_times", lives))

    def read_decks(self) -> None:
        """Which cards are in the decks: on a fixed map those that need the stack stay in the box (24.12)."""
        made, box = self.made, self.box
        out = {kind for kind, card in enumerate(box.cards) if made.is_fixed and card.needs_stack}
        made.events_in = [item for item, kind in enumerate(box.event_items) if kind not in out]
        made.advantages_in = [item for item, kind in enumerate(box.advantage_items) if kind not in out]


def slot_at(made: Scenario, at: Sequence[int]) -> int:
    """The slot of the tile laid at a place."""
    return [laid.cell for laid in made.tiles].index(cell(int(at[0]), int(at[1])))


def build_box(data: Data, tree: Data) -> Box:
    """The box of the components and one scenario."""
    components = ComponentReader(data)
    components.read()
    return ScenarioReader(components, tree).read()
