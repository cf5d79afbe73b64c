# interpreted: diagrams are written and read for people
"""Positions by hand: a short TOML tree read into a state."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.destiny import group_of
from undercroft.families.tunnels.rules.components.operations import CONDITIONS
from undercroft.families.tunnels.rules.components.warriors import DEMON_FAMILY, TALENTS, TROG_FAMILY
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
from undercroft.games.claustrophobia.face.diagram_moments import MOMENTS, check_dice, check_given, stack_at
from undercroft.games.claustrophobia.rules.start import set_decks, set_numbers, wall_up_rock
from undercroft.kernel.data import MISFITS, Data, misfit
from undercroft.kernel.deck import EVERYBODY, UNSEEN, Deck
from undercroft.kernel.deck import place as place_of
from undercroft.kernel.documents.diagram import HEAD
from undercroft.kernel.documents.diagram_middle import MIDDLE
from undercroft.kernel.errors import Phrase, UndercroftError, UnreadableError
from undercroft.kernel.options import Setup
from undercroft.kernel.state import Frame
from undercroft.maps.sides import cell, mask_of, side_of, sides_of

NUMBERS = (
    "tp", "counter", "demons_left", "destiny_dice_to_come", "destiny_dice_most", "action_dice_to_come",
    "human_points", "demon_points", "tokens_out", "face_down", "holes_left", "lines_for_demon", "brought",
    "bid", "ending",
)  # fmt: skip
SWITCHES = ("blessing_used", "gifts_barred", "foresight", "once_used")
"""Numbers and switches have the names of the state's attributes."""
LISTS = {
    "round", "phase", "moment", "tile", "warrior", "bonus", "dice", "gifts", "trail", "guide",
    "advantages", "events", "advantages_discarded", "events_discarded", "tiles_discarded",
    "next", "bottom", "drawn", "aside", "human_seat", "escaped", "reached", "left", "bidder", "placed",
    "squares_used", "lifted",
}  # fmt: skip
NAMES = HEAD | MIDDLE | LISTS | set(NUMBERS) | set(SWITCHES)
TILE_PARTS = {"id", "at", "turn", "hole", "entered", "drunk", "charges", "blocked", "sealed", "tokens"}
WARRIOR_PARTS = {
    "id", "kind", "figure", "tile", "count", "die", "lost", "objects", "exhausted", "fresh", "acted",
    "wounds", "carries", "dead",
}  # fmt: skip
KNOWN_BY = ("nobody", "human", "demon", "both")
LIFTED = ("humans", "openings")
"""What need not keep warriors from appearing, in the order of their bits."""


class Reader:
    """Builds the state that a diagram describes, part by part; what cannot be is refused in a sentence."""

    def __init__(self, tree: Data, box: Any, setup: Setup) -> None:
        self.tree = tree
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
        self.check_names(self.tree, NAMES, Phrase("The diagram"))
        set_numbers(t, self.setup)
        t.bid = self.first_bid()
        for figure in range(FIRST_TROG, FIRST_TROG + self.box.numbers.trog_figures):
            t.kind[figure] = self.box.trog_kind
        self.read_numbers()
        self.read_tiles()
        self.read_warriors()
        self.read_places()
        self.read_decks()
        self.read_bonuses()
        t.stack = self.read_phase()
        self.check_room()
        return t

    def first_bid(self) -> int:
        """The bid that a diagram need not name: before an auction the highest, in it one more, else none."""
        is_before = self.phase == SETUP and self.setup.options.get("auction") and not self.is_middle
        points = {"start": self.box.auction.start, "auction": self.box.auction.start + 1}
        return points.get(self.moment, 0) if is_before else 0

    def check_names(self, tree: Any, known: Set[str], what: Phrase) -> None:
        """Refuse names that a diagram does not have."""
        if not isinstance(tree, dict):
            raise UnreadableError("{what} should be a table.", what=what)
        for name in sorted(set(tree) - known):
            raise UnreadableError(
                "{what} has no entry {name!r}; it may have {known}.",
                what=what,
                name=name,
                known=", ".join(sorted(known - HEAD)),
            )

    # Parts

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

    def read_tiles(self) -> None:
        """The map and what lies on it."""
        t = self.t
        blocked: list[tuple[int, str]] = []
        for entry in self.tree.get("tile", []):
            self.check_names(entry, TILE_PARTS, Phrase("A tile of the diagram"))
            tile = one_of(entry.get("id"), ids(self.box.tiles), Phrase("A tile of the diagram"))
            if tile in t.laid:
                raise UnreadableError("The tile {tile} is laid twice.", tile=entry["id"])
            at = entry["at"]
            slot = lay_tile(t, tile, cell(int(at[0]), int(at[1])), int(entry.get("turn", 0)) % 4, 0)
            if "charges" in entry:
                t.set_charges(slot, int(entry["charges"]))
            if entry.get("hole"):
                t.lay_hole_token(slot)
            if entry.get("drunk"):
                t.mark_served(slot)
            if entry.get("entered"):
                t.mark_entered(slot)
            t.ground[slot] = self.tokens(entry.get("tokens", []))
            blocked.append((slot, entry.get("blocked", "")))
        if not t.laid:
            raise UnreadableError("The diagram has no tile.")
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
        return sum(1 << one_of(word, known, Phrase("A token of the diagram")) * 4 for word in words)

    def slot(self, word: object, what: Phrase) -> int:
        """The slot of a tile by its word."""
        tile = one_of(word, ids(self.box.tiles), Phrase("{what}: the tile", what=what))
        if tile not in self.t.laid:
            raise UnreadableError("{what} is on {word}, which is not laid.", what=what, word=word)
        return self.t.laid.index(tile)

    def read_warriors(self) -> None:
        """Both sides; those with a `figure` or an `id` have that number, the others the next free one."""
        entries = self.tree.get("warrior", [])
        taken: set[int] = set()
        for is_numbered in (True, False):
            for entry in entries:
                self.check_names(entry, WARRIOR_PARTS, Phrase("A warrior of the diagram"))
                if ("id" in entry or "figure" in entry) == is_numbered:
                    self.read_kind(entry, taken)

    def read_kind(self, entry: Data, taken: set[int]) -> None:
        """One warrior, or several that are alike."""
        t = self.t
        kind = one_of(entry.get("kind"), ids(self.box.kinds), Phrase("The kind of a warrior"))
        family = self.box.kinds[kind].family
        start = (0, FIRST_TROG, FIRST_DEMON)[family]
        limit = (FIRST_TROG, FIRST_TROG + self.box.numbers.trog_figures, FIGURES)[family]
        for _ in range(int(entry.get("count", 1))):
            free = [figure for figure in range(start, limit) if figure not in taken]
            number = int(str(entry["id"]).rpartition("-")[2]) if "id" in entry else 0
            wanted = int(entry.get("figure") or (number if family == DEMON_FAMILY else 0))
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
            t.hurt[figure] = int(entry.get("wounds", 0))
            if t.hurt[figure] >= t.kind_of(figure).health:
                raise UnreadableError(
                    "{warrior} has as many Wounds as Health and would be dead.", warrior=entry["kind"]
                )
            return
        for line in entry.get("lost", []):
            if not 1 <= int(line) <= 6:
                raise UnreadableError(
                    "{warrior} has lost line {line}; lines go from 1 to 6.", warrior=entry["kind"], line=line
                )
            t.hurt[figure] |= line_bit(int(line))
        if t.hurt[figure] == ALL_LINES:
            raise UnreadableError(
                "{warrior} has lost all six lines and would be dead.", warrior=entry["kind"]
            )
        t.die[figure] = int(entry.get("die", 0))
        if not 0 <= t.die[figure] <= 6:
            raise UnreadableError("{warrior} has a die of {die}.", warrior=entry["kind"], die=entry["die"])
        if entry.get("exhausted") or entry.get("fresh"):
            t.exhausted |= 1 << figure
        if entry.get("fresh"):
            t.fresh |= 1 << figure
        if entry.get("exhausted") and not is_struck(t.hurt[figure], t.die[figure] or 1):
            raise UnreadableError(
                "{warrior} is Exhausted, but the line of his die is not cancelled.", warrior=entry["kind"]
            )
        for word in entry.get("objects", []):
            t.gear[figure] |= 1 << one_of(
                word, ids(self.box.gears), Phrase("An Object of {name}", name=entry["kind"])
            )

    def read_places(self) -> None:
        """The trail die, the guide, and who has got away or to the goal."""
        t = self.t
        t.trail_slot = OFF
        trail = self.tree.get("trail")
        if trail:
            t.trail_number = int(trail["number"])
            t.trail_since = int(trail.get("since", 0))
            if "tile" in trail:
                t.trail_slot = self.slot(trail["tile"], Phrase("The trail die"))
                t.trail_side = side_of(trail["side"])
        if "guide" in self.tree:
            t.guide = self.slot(self.tree["guide"], Phrase("The guide"))
            t.kind[FIRST_TROG + self.box.numbers.trog_figures - 1] = OFF
        for name in ("escaped", "reached"):
            for word in self.tree.get(name, []):
                figures = [f for f in range(FIRST_TROG) if t.kind[f] >= 0 and figure_word(t, f) == word]
                if not figures:
                    raise UnreadableError("{word!r} is no Human warrior of the diagram.", word=word)
                setattr(t, name, getattr(t, name) | 1 << figures[0])
                if name == "escaped":
                    t.dead &= ~(1 << figures[0])
        for figure in range(FIRST_TROG):
            if t.dead >> figure & 1:
                t.hurt[figure] = ALL_LINES

    def read_decks(self) -> None:
        """The stack without what is laid or out, and both decks with hands and discards."""
        t = self.t
        set_decks(t)
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
            self.check_names(
                entry, {"who", "figure", "mvt", "cbt", "def", "gains", "loses", "until"}, Phrase("A bonus")
            )
            one_of(entry["who"], sorted(words), Phrase("The warrior of a bonus"))
            who = words[entry["who"]]
            if "figure" in entry:
                who = FIRST_TROG + int(entry["figure"]) - 1
            until = one_of(entry["until"], DURATIONS, Phrase("The duration of a bonus"))
            gains, loses = (self.talents(entry.get(name, [])) for name in ("gains", "loses"))
            numbers = [int(entry.get(name, 0)) for name in ("mvt", "cbt", "def")]
            t.changes.append(change(who, until, numbers[0], numbers[1], numbers[2], gains, loses))

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
        check_dice(t, self.phase, self.moment)
        if self.phase in (HUMAN_ACTION, THREAT, DEMON_ACTION) or self.moment in ("given", "bless"):
            check_given(t)
        bidder = int(self.tree.get("bidder", 1)) - 1
        if bidder not in (0, 1):
            raise UnreadableError("The diagram has an impossible round, seat or number of TP.")
        return stack_at(t, self.phase, self.moment, int(self.tree.get("left", 1)), bidder)

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


def from_diagram(tree: Data, box: Any, setup: Setup) -> Tunnels:
    """The state that a diagram describes."""
    try:
        return Reader(tree, box, setup).read()
    except UndercroftError:
        raise
    except MISFITS as error:
        raise UnreadableError("The diagram cannot be read: {error}.", error=misfit(error)) from None
