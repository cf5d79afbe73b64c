# interpreted: diagrams are written and read for people
"""Positions by hand: a short TOML tree read into a state."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from undercroft.families.tunnels.face.diagrams.moments import Moments, check_given
from undercroft.families.tunnels.face.diagrams.parts import (
    KNOWN_BY,
    NAMES,
    NUMBERS,
    SWITCHES,
    PlaceReader,
)
from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.beginning import ready_decks
from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.destiny import group_of
from undercroft.families.tunnels.rules.components.operations import CONDITIONS
from undercroft.families.tunnels.rules.components.warriors import QUIRKS, TALENTS
from undercroft.families.tunnels.rules.figures import DARK, FIGURES, FIRST_TROG, HUMANS, OFF, TROG_GROUP
from undercroft.families.tunnels.rules.hands import change_hand
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
from undercroft.kernel.data import MISFITS, Data, misfit
from undercroft.kernel.deck import EVERYBODY, UNSEEN, Deck
from undercroft.kernel.deck import place as place_of
from undercroft.kernel.documents.diagram_middle import MIDDLE
from undercroft.kernel.errors import Phrase, UndercroftError, UnreadableError
from undercroft.kernel.options import Setup
from undercroft.kernel.state import Frame

BONUS_PARTS = {"who", "figure", "mvt", "cbt", "def", "gains", "loses", "quirks", "until"}


class Reader(PlaceReader):
    """Builds the state that a diagram describes, part by part; what cannot be is refused in a sentence."""

    moments = Moments()
    names: Set[str] = frozenset(NAMES)
    """All entries of the edition's diagrams."""

    def __init__(self, tree: Data, box: Any, setup: Setup) -> None:
        super().__init__(tree, box, setup)
        phase = tree.get("phase", "initiative")
        self.phase = one_of(phase, PHASES, Phrase("The phase of the diagram"))
        moments = self.moments.of[self.phase]
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
        self.check_names(self.tree, self.names, Phrase("The diagram"))
        for figure in range(FIRST_TROG, FIRST_TROG + self.box.numbers.trog_figures):
            t.kind[figure] = self.box.trog_kind
        self.read_numbers()
        self.read_tiles()
        self.read_warriors()
        self.read_places()
        self.read_decks()
        self.read_bonuses()
        self.read_more()
        t.stack = self.read_phase()
        self.check_room()
        return t

    def read_numbers(self) -> None:
        """Counts and switches."""
        t = self.t
        t.guide = OFF
        is_setup = self.phase == SETUP
        t.round = int(self.tree.get("round", 0 if is_setup else 1))
        t.human_seat = int(self.tree.get("human_seat", 1)) - 1
        for name in NUMBERS:
            if name in self.tree:
                setattr(t, name, int(self.tree[name]))
        for name in SWITCHES:
            if name in self.tree:
                setattr(t, name, bool(self.tree[name]))
        if "gifts" in self.tree:
            known = ids(self.box.gifts)
            t.gifts = sum(
                1 << one_of(gift, known, Phrase("A gift of the diagram")) for gift in self.tree["gifts"]
            )
        for name, words in (("squares_used", ids(self.box.squares)), ("lifted", CONDITIONS)):
            for word in self.tree.get(name, []):
                bit = 1 << one_of(word, words, Phrase("An entry of `{name}`", name=name))
                setattr(t, name, getattr(t, name) | bit)
        is_round = t.round == 0 if is_setup else 1 <= t.round <= self.box.numbers.round_limit
        if not is_round or t.human_seat not in (0, 1) or t.tp < 0:
            raise UnreadableError("The diagram has an impossible round, seat or number of TP.")

    def read_decks(self) -> None:
        """The stack without what is laid or out, and both decks with hands and discards."""
        t = self.t
        ready_decks(t, self.events_in())
        for tile in t.laid:
            t.tiles.take_out(tile)
        for word in self.tree.get("tiles_discarded", []):
            tile = one_of(word, ids(self.box.tiles), Phrase("A discarded tile"))
            t.tiles.take_out(tile)
            t.tiles.hold(tile, DISCARD, EVERYBODY)
        for word in self.tree.get("drawn", []):
            self.taken(one_of(word, ids(self.box.tiles), Phrase("A tile that is drawn")))
        for number, word in enumerate(self.tree.get("aside", [])):
            tile = one_of(word, ids(self.box.tiles), Phrase("A tile that waits"))
            pool, band = self.taken(tile)
            t.tiles.hold(tile, ASIDE + number, EVERYBODY, pool, band)
        for entry in self.tree.get("next", []):
            t.tiles.top.append(self.next_tile(entry))
        for entry in self.tree.get("bottom", []):
            t.tiles.bottom.append(self.next_tile(entry))
        for deck, hand, discard in (
            (t.advantages, "advantages", "advantages_discarded"),
            (t.events, "events", "events_discarded"),
        ):
            seat = t.human_seat if deck is t.advantages else t.demon_seat
            for word in self.tree.get(hand, []):
                deck.hold(self.card(deck, word), seat, 1 << seat)
                change_hand(t, deck.number, 1)
            for word in self.tree.get(discard, []):
                deck.hold(self.card(deck, word), DISCARD, EVERYBODY)

    def next_tile(self, entry: Data) -> int:
        """A place on top of the stack: a tile and who has looked at it, or one that nobody has seen."""
        self.check_names(entry, {"tile", "known"}, Phrase("An entry of `next`"))
        if "tile" not in entry:
            return UNSEEN
        tile = one_of(entry["tile"], ids(self.box.tiles), Phrase("A tile of the stack"))
        pool, band = self.taken(tile)
        known = one_of(entry.get("known", "nobody"), KNOWN_BY, Phrase("Who knows a tile of the stack"))
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

    def card(self, deck: Deck, word: object) -> int:
        """Take a card of a kind out of a deck; the card."""
        items = self.box.event_items if deck is self.t.events else self.box.advantage_items
        kinds = [self.box.cards[kind].id for kind in items]
        one_of(word, sorted(set(kinds)), Phrase("A card of the diagram"))
        for item, name in enumerate(kinds):
            if name == word and deck.take_out(item):
                return item
        raise UnreadableError("The deck has no more cards of the kind {word}.", word=word)

    def read_bonuses(self) -> None:
        """Passing changes."""
        t = self.t
        words = {figure_word(t, f): f for f in range(FIGURES) if t.at[f] >= 0}
        words["troglodytes"] = TROG_GROUP
        for entry in self.tree.get("bonus", []):
            self.check_names(entry, BONUS_PARTS, Phrase("A bonus"))
            one_of(entry["who"], sorted(words), Phrase("The warrior of a bonus"))
            who = words[entry["who"]]
            if "figure" in entry:
                who = FIRST_TROG + int(entry["figure"]) - 1
            until = one_of(entry["until"], DURATIONS, Phrase("The duration of a bonus"))
            gains, loses = (self.talents(entry.get(name, [])) for name in ("gains", "loses"))
            numbers = [int(entry.get(name, 0)) for name in ("mvt", "cbt", "def")]
            quirks = self.quirks(entry.get("quirks", []))
            t.changes.append(change(who, until, numbers[0], numbers[1], numbers[2], gains, loses, quirks))

    def quirks(self, words: list[str]) -> int:
        """What else a change lets a warrior do or ignore, as bits."""
        for word in words:
            one_of(word, QUIRKS, Phrase("A quirk of a bonus"))
        return quirk_mask(words)

    def talents(self, words: list[str]) -> int:
        """Talents as bits."""
        for word in words:
            one_of(word, TALENTS, Phrase("A talent of a bonus"))
        return talent_mask(words)

    def read_phase(self) -> list[Frame]:
        """Where the round stands; a game that stands elsewhere says so in `middle` or `over`."""
        t = self.t
        t.phase = self.phase
        t.dice = sorted(int(die) for die in self.tree.get("dice", []))
        for entry in self.tree.get("placed", []):
            self.check_names(entry, {"square", "dice"}, Phrase("A group of dice on the Board of Destiny"))
            square = one_of(entry["square"], ids(self.box.squares), Phrase("The square of a group of dice"))
            t.placed.append(group_of(square, [int(die) for die in entry["dice"]]))
        if self.is_middle:
            return []
        self.moments.check_dice(t, self.phase, self.moment)
        if self.phase in (HUMAN_ACTION, THREAT, DEMON_ACTION) or self.moment in self.moments.given:
            check_given(t)
        bidder = int(self.tree.get("bidder", 1)) - 1
        if bidder not in (0, 1):
            raise UnreadableError("The diagram has an impossible round, seat or number of TP.")
        return self.moments.stack_at(t, self.phase, self.moment, int(self.tree.get("left", 1)), bidder)

    def check_room(self) -> None:
        """Refuse more warriors on a tile than it holds, unless the scenario lets them rise there."""
        t = self.t
        t.endings_due = True
        if self.is_middle:
            return  # somebody may be about to make room
        for slot in range(len(t.laid)):
            size = t.size_of(slot)
            humans, dark = count(t.on[slot] & HUMANS), count(t.on[slot] & DARK)
            if dark > size or (humans > size and not self.box.scenario.freed_lines):
                name = self.box.tiles[t.laid[slot]].id
                raise UnreadableError(
                    "{count} warriors of one side are on {name}, which holds {size}.",
                    count=max(humans, dark),
                    name=name,
                    size=size,
                )


def read_with(reader: type[Reader], tree: Data, box: Any, setup: Setup) -> Tunnels:
    """The state that a diagram of an edition describes."""
    try:
        return reader(tree, box, setup).read()
    except UndercroftError:
        raise
    except MISFITS as error:
        raise UnreadableError("The diagram cannot be read: {error}.", error=misfit(error)) from None
