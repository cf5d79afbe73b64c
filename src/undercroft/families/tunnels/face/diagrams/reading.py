# interpreted: diagrams are written and read for people
"""Positions by hand: a short TOML tree read into a state."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.checking.diagram import KNOWN_BY, NUMBERS, SWITCHES, TO_COME
from undercroft.families.tunnels.face.diagrams.moments import Moments, check_given
from undercroft.families.tunnels.face.diagrams.parts import PlaceReader
from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.beginning import ready_decks
from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.destiny import group_of
from undercroft.families.tunnels.rules.components.operations import CONDITIONS
from undercroft.families.tunnels.rules.figures import DARK, FIGURES, FIRST_TROG, HUMANS, OFF, TROG_GROUP
from undercroft.families.tunnels.rules.hands import change_hand
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.loading.words import ids, one_of, quirk_mask, talent_mask
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import (
    ASIDE,
    DEMON_ACTION,
    DISCARD,
    DURATIONS,
    HUMAN_ACTION,
    PHASES,
    SETUP,
    THREAT,
)
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY, UNSEEN, Deck
from undercroft.kernel.deck import place as place_of
from undercroft.kernel.documents.diagram_middle import MIDDLE
from undercroft.kernel.errors import Phrase, UnreadableError
from undercroft.kernel.options import Setup


class Reader(PlaceReader):
    """Builds the state that a diagram describes, part by part; of each list all that cannot be is noted."""

    moments = Moments()

    def __init__(self, tree: Data, box: Any, setup: Setup, found: Findings) -> None:
        super().__init__(tree, box, setup, found)
        phase = tree.get("phase", "initiative")
        self.phase = one_of(phase, PHASES, Phrase("The phase of the diagram"))
        moments = self.moments.of.get(self.phase, ())
        moment = tree.get("moment", "start")
        self.is_middle = not MIDDLE.isdisjoint(tree)
        self.moment = moments[one_of(moment, moments, Phrase("The moment of the diagram"))]

    def events_in(self) -> list[int]:
        """The events in the deck."""
        events: list[int] = self.box.scenario.events_in
        return events

    def read_more(self) -> None:
        """What only this edition's diagrams have; everything else but the phase is read already."""

    def read(self) -> Tunnels:
        """The state, not yet run."""
        t = self.t
        for figure in range(FIRST_TROG, FIRST_TROG + self.box.numbers.trog_figures):
            t.kind = replaced(t.kind, figure, self.box.trog_kind)
        parts = [
            *(self.read_numbers, self.read_tiles, self.read_warriors, self.read_places),
            *(self.read_decks, self.read_bonuses, self.read_more, self.read_phase, self.check_room),
        ]
        for part in parts:
            if self.found.is_good():  # where something lies is known, and who is there
                part()
        return t

    # Parts

    def read_numbers(self) -> None:
        """Counts and switches."""
        t = self.t
        t.guide = OFF
        is_setup = self.phase == SETUP
        t.round = self.tree.get("round", 0 if is_setup else 1)
        if (t.round == 0) != is_setup:
            error = UnreadableError("The round is 0 in the set-up, and only there.")
            self.found.fault(("round",), error)
        t.human_seat = self.tree.get("human_seat", 1) - 1
        for name in (*NUMBERS, *TO_COME, *SWITCHES):
            if name in self.tree:
                setattr(t, name, self.tree[name])
        words = {"gifts": ids(self.box.gifts), "squares_used": ids(self.box.squares), "lifted": CONDITIONS}
        for name, known in words.items():
            if name in self.tree:
                setattr(t, name, sum(1 << known.index(word) for word in self.tree[name]))

    def read_decks(self) -> None:
        """The stack without what is laid or out, and both decks with hands and discards."""
        t = self.t
        ready_decks(t, self.events_in())
        known = ids(self.box.tiles)
        for tile in t.laid:
            t.tiles.take_out(tile)
        for word in self.tree.get("tiles_discarded", []):
            t.tiles.take_out(known.index(word))
            t.tiles.hold(known.index(word), DISCARD, EVERYBODY)
        for number, word in enumerate(self.tree.get("drawn", [])):
            with self.found.at("drawn", number):
                self.taken(known.index(word))
        for number, word in enumerate(self.tree.get("aside", [])):
            with self.found.at("aside", number):
                pool, band = self.taken(known.index(word))
                t.tiles.hold(known.index(word), ASIDE + number, EVERYBODY, pool, band)
        for name, places in (("next", t.tiles.top), ("bottom", t.tiles.bottom)):
            for number, entry in enumerate(self.tree.get(name, [])):
                with self.found.at(name, number):
                    places.append(self.next_tile(entry))
        for deck, hand, discard in (
            (t.advantages, "advantages", "advantages_discarded"),
            (t.events, "events", "events_discarded"),
        ):
            seat = t.human_seat if deck is t.advantages else t.demon_seat
            for number, word in enumerate(self.tree.get(hand, [])):
                with self.found.at(hand, number):
                    deck.hold(self.card(deck, word), seat, 1 << seat)
                    change_hand(t, deck.number, 1)
            for number, word in enumerate(self.tree.get(discard, [])):
                with self.found.at(discard, number):
                    deck.hold(self.card(deck, word), DISCARD, EVERYBODY)

    def next_tile(self, entry: Data) -> int:
        """A place on top of the stack: a tile and who has looked at it, or one that nobody has seen."""
        if "tile" not in entry:
            return UNSEEN
        tile = ids(self.box.tiles).index(entry["tile"])
        pool, band = self.taken(tile)
        known = KNOWN_BY.index(entry.get("known", "nobody"))
        seats = (0, 1 << self.t.human_seat, 1 << self.t.demon_seat, EVERYBODY)[known]
        return place_of(tile, pool, band, seats, 0)

    def taken(self, tile: int) -> tuple[int, int]:
        """Take a tile out of the stack; the pool and the band that it came from."""
        tiles = self.t.tiles
        if tile not in tiles.cards:
            raise UnreadableError("{tile} cannot be in the stack.", tile=self.box.tiles[tile].id)
        pool, before = tiles.pool_at(tiles.cards.index(tile)), tiles.bands[:]
        tiles.take_out(tile)
        changed = [new != old for new, old in zip(tiles.bands, before, strict=True)]
        return pool, changed.index(True) // len(tiles.sizes)

    def card(self, deck: Deck, word: str) -> int:
        """Take a card of a kind out of a deck; the card."""
        items = self.box.event_items if deck is self.t.events else self.box.advantage_items
        for item, kind in enumerate(items):
            if self.box.cards[kind].id == word and deck.take_out(item):
                return item
        raise UnreadableError("The deck has no more cards of the kind {word}.", word=word)

    def read_bonuses(self) -> None:
        """Passing changes."""
        t = self.t
        words = {figure_word(t, f): f for f in range(FIGURES) if t.at[f] >= 0}
        words["troglodytes"] = TROG_GROUP
        for number, entry in enumerate(self.tree.get("bonus", [])):
            with self.found.at("bonus", number):
                one_of(entry["who"], sorted(words), Phrase("The warrior of a bonus"))
                who = words[entry["who"]]
                if "figure" in entry:
                    who = FIRST_TROG + entry["figure"] - 1
                until = DURATIONS.index(entry["until"])
                gains, loses = (talent_mask(entry.get(name, [])) for name in ("gains", "loses"))
                mvt, cbt, dfc = (entry.get(name, 0) for name in ("mvt", "cbt", "def"))
                quirks = quirk_mask(entry.get("quirks", []))
                t.changes = [*t.changes, change(who, until, mvt, cbt, dfc, gains, loses, quirks)]

    def read_phase(self) -> None:
        """Where the round stands; a game that stands elsewhere says so in `middle` or `over`."""
        t = self.t
        t.phase = self.phase
        t.dice = sorted(self.tree.get("dice", []))
        for entry in self.tree.get("placed", []):
            t.placed.append(group_of(ids(self.box.squares).index(entry["square"]), entry["dice"]))
        self.warn_unread()
        if self.is_middle:
            return
        self.moments.check_dice(t, self.phase, self.moment)
        if self.phase in (HUMAN_ACTION, THREAT, DEMON_ACTION) or self.moment in self.moments.given:
            check_given(t)
        bidder = self.tree.get("bidder", 1) - 1
        t.stack = self.moments.stack_at(t, self.phase, self.moment, self.tree.get("left", 1), bidder)

    def warn_unread(self) -> None:
        """What the diagram says and nobody reads at its moment."""
        read = {"moment": not self.is_middle, "drawn": self.is_middle, "ending": "over" in self.tree}
        read["left"] = not self.is_middle and self.moment in self.moments.with_left
        read["bidder"] = not self.is_middle and self.moment == "auction"
        for name, is_read in read.items():
            if name in self.tree and not is_read:
                self.found.warn((name,), UnreadableError("{path} says nothing at this moment.", path=name))

    def check_room(self) -> None:
        """Refuse more warriors on a tile than it holds, unless the scenario lets them rise there."""
        t = self.t
        t.endings_due = True
        if self.is_middle:
            return  # somebody may be about to make room
        for slot, entry in enumerate(self.tree["tile"]):
            size = t.size_of(slot)
            humans, dark = count(t.on[slot] & HUMANS), count(t.on[slot] & DARK)
            if dark > size or (humans > size and not self.box.scenario.freed_lines):
                error = UnreadableError(
                    "{count} warriors of one side are on {name}, which holds {size}.",
                    count=max(humans, dark),
                    name=entry["id"],
                    size=size,
                )
                self.found.fault(("tile", entry["id"]), error)
