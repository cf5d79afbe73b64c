# interpreted: diagrams are written and read for people
"""Positions by hand: a short TOML tree read into a state."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.checking.diagram import KNOWN_BY, NUMBERS, SWITCHES, TO_COME
from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.destiny import group_of
from undercroft.families.tunnels.rules.components.operations import CONDITIONS
from undercroft.families.tunnels.rules.components.warriors import DEMON_FAMILY, TROG_FAMILY
from undercroft.families.tunnels.rules.engine import blank
from undercroft.families.tunnels.rules.exploring.exploration import lay_tile
from undercroft.families.tunnels.rules.figures import (
    DARK,
    FIGURES,
    FIRST_DEMON,
    FIRST_TROG,
    HUMANS,
    OFF,
    TROG_GROUP,
)
from undercroft.families.tunnels.rules.hands import change_hand
from undercroft.families.tunnels.rules.lines import ALL_LINES, is_struck, line_bit
from undercroft.families.tunnels.rules.loading.words import ids, one_of, talent_mask
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.scenarios.seals import set_seal
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
from undercroft.games.claustrophobia.face.diagram_moments import (
    MOMENTS,
    WITH_LEFT,
    check_dice,
    check_given,
    stack_at,
)
from undercroft.games.claustrophobia.rules.start import set_decks, set_numbers, wall_up_rock
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY, UNSEEN, Deck
from undercroft.kernel.deck import place as place_of
from undercroft.kernel.documents.diagram_middle import MIDDLE
from undercroft.kernel.errors import Phrase, UnreadableError
from undercroft.kernel.options import Setup
from undercroft.maps.sides import cell, mask_of, side_of, sides_of


class Reader:
    """Builds the state that a diagram describes, part by part; of each list all that cannot be is noted."""

    def __init__(self, tree: Data, box: Any, setup: Setup, found: Findings) -> None:
        self.tree = tree
        self.found = found
        self.box = box
        self.t = blank(box)
        self.setup = setup
        phase = tree.get("phase", "initiative")
        self.phase = one_of(phase, PHASES, Phrase("The phase of the diagram"))
        moments = MOMENTS[self.phase]
        moment = tree.get("moment", "start")
        self.is_middle = not MIDDLE.isdisjoint(tree)
        self.moment = moments[one_of(moment, moments, Phrase("The moment of the diagram"))]

    def read(self) -> Tunnels:
        """The state, not yet run."""
        t = self.t
        set_numbers(t, self.setup)
        t.bid = self.first_bid()
        for figure in range(FIRST_TROG, FIRST_TROG + self.box.numbers.trog_figures):
            t.kind[figure] = self.box.trog_kind
        parts = [
            *(self.read_numbers, self.read_tiles, self.read_warriors, self.read_places),
            *(self.read_decks, self.read_bonuses, self.read_phase, self.check_room),
        ]
        for part in parts:
            if self.found.is_good():  # where something lies is known, and who is there
                part()
        return t

    def first_bid(self) -> int:
        """The bid that a diagram need not name: before an auction the highest, in it one more, else none."""
        is_before = self.phase == SETUP and self.setup.options.get("auction") and not self.is_middle
        points = {"start": self.box.auction.start, "auction": self.box.auction.start + 1}
        return points.get(self.moment, 0) if is_before else 0

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

    def read_tiles(self) -> None:
        """The map and what lies on it."""
        t = self.t
        blocked: list[tuple[int, str]] = []
        for entry in self.tree["tile"]:
            tile = ids(self.box.tiles).index(entry["id"])
            x, y = entry["at"]
            if t.map.slot_at(cell(x, y)) >= 0:
                error = UnreadableError("Two tiles lie at {x},{y}.", x=x, y=y)
                self.found.fault(("tile", entry["id"]), error)
                continue
            slot = lay_tile(t, tile, cell(x, y), entry.get("turn", 0), 0)
            if "charges" in entry:
                t.set_charges(slot, entry["charges"])
            if entry.get("hole"):
                t.lay_hole_token(slot)
            if entry.get("drunk"):
                t.mark_served(slot)
            if entry.get("entered"):
                t.mark_entered(slot)
            t.ground[slot] = self.tokens(entry.get("tokens", []))
            blocked.append((slot, entry.get("blocked", "")))
        if not self.found.is_good():
            return
        wall_up_rock(t)
        for slot, sides in blocked:
            for side in sides_of(mask_of(sides)):
                t.map.block(slot, side)
        for slot, entry in enumerate(self.tree["tile"]):
            for side in sides_of(mask_of(entry.get("sealed", ""))):
                set_seal(t, slot, side, True)

    def tokens(self, words: list[str]) -> int:
        """Scenario tokens as a set."""
        known = ids(self.box.scenario.tokens)
        return sum(1 << known.index(word) * 4 for word in words)

    def slot(self, word: str, what: Phrase) -> int:
        """The slot of a tile by its word."""
        tile = ids(self.box.tiles).index(word)
        if tile not in self.t.laid:
            raise UnreadableError("{what} is on {word}, which is not laid.", what=what, word=word)
        return self.t.laid.index(tile)

    def read_warriors(self) -> None:
        """Both sides; those with a `figure` or an `id` have that number, the others the next free one."""
        taken: set[int] = set()
        for is_numbered in (True, False):
            for number, entry in enumerate(self.tree.get("warrior", [])):
                if ("id" in entry or "figure" in entry) == is_numbered:
                    with self.found.at("warrior", number):
                        self.read_kind(entry, taken)

    def read_kind(self, entry: Data, taken: set[int]) -> None:
        """One warrior, or several that are alike."""
        t = self.t
        kind = ids(self.box.kinds).index(entry["kind"])
        family = self.box.kinds[kind].family
        start = (0, FIRST_TROG, FIRST_DEMON)[family]
        limit = (FIRST_TROG, FIRST_TROG + self.box.numbers.trog_figures, FIGURES)[family]
        for _ in range(entry.get("count", 1)):
            free = [figure for figure in range(start, limit) if figure not in taken]
            number = number_in(entry["id"]) if "id" in entry else 0
            wanted = entry.get("figure") or (number if family == DEMON_FAMILY else 0)
            if wanted:
                free = [figure for figure in free if figure == start + wanted - 1]
            if not free:
                raise UnreadableError(
                    "The diagram has more {warrior} warriors than the game.", warrior=entry["kind"]
                )
            taken.add(free[0])
            t.kind[free[0]] = kind
            self.read_warrior(entry, free[0])
            if family == TROG_FAMILY and self.box.kinds[kind].is_single:
                t.number_trog(free[0], number)

    def read_warrior(self, entry: Data, figure: int) -> None:
        """One warrior."""
        t = self.t
        if entry.get("acted"):
            t.acted |= 1 << figure
        if entry.get("dead") or "tile" not in entry:
            t.dead |= 1 << figure  # whoever has escaped is called back to life where that is read
            if entry.get("dead") or figure >= FIRST_TROG:
                t.hurt[figure] = 0 if figure >= FIRST_TROG else ALL_LINES
                return
        else:
            t.put(figure, self.slot(entry["tile"], Phrase("The warrior {warrior}", warrior=entry["kind"])))
        t.carry[figure] = self.tokens(entry.get("carries", []))
        if figure >= FIRST_TROG:
            t.hurt[figure] = entry.get("wounds", 0)
            if t.hurt[figure] >= t.kind_of(figure).health:
                raise UnreadableError(
                    "{warrior} has as many Wounds as Health and would be dead.", warrior=entry["kind"]
                )
            return
        for line in entry.get("lost", []):
            t.hurt[figure] |= line_bit(line)
        if t.hurt[figure] == ALL_LINES:
            raise UnreadableError(
                "{warrior} has lost all six lines and would be dead.", warrior=entry["kind"]
            )
        t.die[figure] = entry.get("die", 0)
        if entry.get("exhausted") or entry.get("fresh"):
            t.exhausted |= 1 << figure
        if entry.get("fresh"):
            t.fresh |= 1 << figure
            t.acted |= 1 << figure
        if entry.get("exhausted") and not is_struck(t.hurt[figure], t.die[figure] or 1):
            raise UnreadableError(
                "{warrior} is Exhausted, but the line of his die is not cancelled.", warrior=entry["kind"]
            )
        for word in entry.get("objects", []):
            t.gear[figure] |= 1 << ids(self.box.gears).index(word)

    def read_places(self) -> None:
        """The trail die, the guide, and who has got away or to the goal."""
        t = self.t
        t.trail_slot = OFF
        trail = self.tree.get("trail")
        if trail:
            t.trail_number = trail["number"]
            t.trail_since = trail.get("since", 0)
            with self.found.at("trail"):
                if ("tile" in trail) != ("side" in trail):
                    raise UnreadableError("The trail die lies on a `tile` and points to a `side` of it.")
                if "tile" in trail:
                    t.trail_slot = self.slot(trail["tile"], Phrase("The trail die"))
                    t.trail_side = side_of(trail["side"])
        if "guide" in self.tree:
            with self.found.at("guide"):
                t.guide = self.slot(self.tree["guide"], Phrase("The guide"))
            t.kind[FIRST_TROG + self.box.numbers.trog_figures - 1] = OFF
        for name in ("escaped", "reached"):
            for number, word in enumerate(self.tree.get(name, [])):
                with self.found.at(name, number):
                    human = self.human(word)
                    setattr(t, name, getattr(t, name) | 1 << human)
                    if name == "escaped":
                        t.dead &= ~(1 << human)
        for figure in range(FIRST_TROG):
            if t.dead >> figure & 1:
                t.hurt[figure] = ALL_LINES

    def human(self, word: str) -> int:
        """A Human warrior of the diagram by its word."""
        for figure in range(FIRST_TROG):
            if self.t.kind[figure] >= 0 and figure_word(self.t, figure) == word:
                return figure
        raise UnreadableError("{word!r} is no Human warrior of the diagram.", word=word)

    def read_decks(self) -> None:
        """The stack without what is laid or out, and both decks with hands and discards."""
        t = self.t
        set_decks(t)
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
                t.changes.append(change(who, until, mvt, cbt, dfc, gains, loses))

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
        check_dice(t, self.phase, self.moment)
        if self.phase in (HUMAN_ACTION, THREAT, DEMON_ACTION) or self.moment in ("given", "bless"):
            check_given(t)
        bidder = self.tree.get("bidder", 1) - 1
        t.stack = stack_at(t, self.phase, self.moment, self.tree.get("left", 1), bidder)

    def warn_unread(self) -> None:
        """What the diagram says and nobody reads at its moment."""
        read = {"moment": not self.is_middle, "drawn": self.is_middle, "ending": "over" in self.tree}
        read["left"] = not self.is_middle and self.moment in WITH_LEFT
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


def number_in(word: str) -> int:
    """The number at the end of a warrior's word."""
    number = word.rpartition("-")[2]
    if not number.isdecimal():
        raise UnreadableError("{word!r} is no warrior with a number.", word=word)
    return int(number)


def from_diagram(tree: Data, box: Any, setup: Setup, found: Findings) -> Tunnels:
    """The state that a diagram describes."""
    return Reader(tree, box, setup, found).read()
