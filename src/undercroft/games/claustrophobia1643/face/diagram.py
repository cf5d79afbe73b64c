# interpreted: diagrams are written and read for people
"""Positions by hand in this edition: waiting dice, given cards, powers and finds besides the common parts."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.checking.diagram import COUNT, placed_shape, word
from undercroft.families.tunnels.checking.diagram import diagram_shape as shape_of
from undercroft.families.tunnels.face.diagrams.reading import Reader
from undercroft.families.tunnels.face.diagrams.writing import Additions, diagram_of
from undercroft.families.tunnels.face.view_parts import kinds_of
from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.components.destiny import dice_on, group_of, square_of
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, FIRST_TROG, TROGS
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in, some
from undercroft.families.tunnels.rules.words.times import IN_PLAY, PHASES, PREPARATION
from undercroft.games.claustrophobia1643.face.moments import SecondMoments
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.games.claustrophobia1643.rules.hands import CHOOSING
from undercroft.games.claustrophobia1643.rules.start import set_numbers
from undercroft.games.claustrophobia1643.rules.state import Underworld, blank
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.checking.shapes import Fields, Flag, Listed, Shape
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.options import Setup

MOMENTS = SecondMoments()
FLAGS = ("resisted", "stayed")
"""What may have happened to a warrior in this phase; the state has them as masks by the same names."""


class SecondReader(Reader):
    """Reads a diagram of this edition."""

    moments = MOMENTS
    t: Underworld

    def begin_state(self) -> Underworld:
        """A state with nothing on the map and the numbers of the start."""
        t = blank(self.box)
        set_numbers(t, self.setup)
        return t

    def read_tiles(self) -> None:
        """The map; the stair is no opening."""
        super().read_tiles()
        stair = self.box.scenario.stair
        if stair is not None and stair.slot < len(self.t.laid):
            self.t.map.close_side(stair.slot, stair.side)

    def read_warrior(self, entry: Data, figure: int) -> None:
        """One warrior, with the card that he was given."""
        super().read_warrior(entry, figure)
        t = self.t
        for name in FLAGS:
            if entry.get(name):
                setattr(t, name, getattr(t, name) | 1 << figure)
        if "instinct" in entry:
            t.given = replaced(t.given, figure, ids(self.box.cards).index(entry["instinct"]) + 1)

    def read_more(self) -> None:
        """Dice on trigger spaces, powers that wait, what lies face down, and cards that lie open."""
        t, tree, scenario = self.t, self.tree, self.box.scenario
        squares = ids(self.box.squares)
        for entry in tree.get("triggered", []):
            t.triggered.append(group_of(squares.index(entry["square"]), entry["dice"]))
        t.triggered.sort()
        t.ready = sum(1 << squares.index(word) for word in tree.get("ready", []))
        if "hidden" in tree:
            t.hidden = sum(some(ids(scenario.finds).index(word)) for word in tree["hidden"])
        for name in ("whip", "snatched"):
            setattr(t, name, tree.get(name, 0))
        gears = self.box.gears
        charges = sum(gears[kind].charges for figure in range(FIRST_TROG) for kind in members(t.gear[figure]))
        t.kit = tree.get("kit", charges)
        used = sum(1 for number in range(scenario.hounds) if t.kind[FIRST_DEMON + 1 + number] >= 0)
        t.hounds_left = tree.get("hounds_left", scenario.hounds - used)
        if "demons_left" not in tree and t.at[FIRST_DEMON] >= 0:
            t.demons_left = max(0, t.demons_left - 1)
        for deck, name, holder in (
            (t.events, "events_played", IN_PLAY),
            (t.advantages, "advantages_played", IN_PLAY),
            (t.events, "choosing", CHOOSING),
        ):
            for number, card in enumerate(tree.get(name, [])):
                with self.found.at(name, number):
                    known = 1 << t.demon_seat if holder == CHOOSING else EVERYBODY
                    deck.hold(self.card(deck, card), holder, known)

    def read_phase(self) -> None:
        """Where the round stands; single dice wait on the board, and no more than the box has."""
        super().read_phase()
        t = self.t
        t.placed = sorted(group_of(square_of(group), [die]) for group in t.placed for die in dice_on(group))
        lying = len(t.placed) + len(t.dice) * (t.phase == PREPARATION)
        if lying + sum(len(dice_on(group)) for group in t.triggered) > self.box.numbers.destiny_pool:
            error = UnreadableError("More Dice of Destiny lie there than the box has.")
            self.found.fault(("placed",), error)


class OwnParts(Additions):
    """What this edition adds to a diagram."""

    def is_exact(self, t: Tunnels) -> bool:
        """Whether Troglodytes must be told apart by their figures."""
        assert isinstance(t, Depths)
        return super().is_exact(t) or t.stayed & TROGS != 0

    def tree(self, t: Tunnels) -> Data:
        """Dice, powers, finds, charges and cards that lie open."""
        assert isinstance(t, Depths)
        squares = ids(t.box.squares)
        found: Data = {
            "hounds_left": t.hounds_left,
            "kit": t.kit,
            "whip": t.whip,
            "snatched": t.snatched,
            "triggered": [{"square": squares[square_of(g)], "dice": dice_on(g)} for g in t.triggered],
            "ready": [name for square, name in enumerate(squares) if t.ready >> square & 1],
            "events_played": list(kinds_of(t, t.events, t.events.hand(IN_PLAY))),
            "advantages_played": list(kinds_of(t, t.advantages, t.advantages.hand(IN_PLAY))),
            "choosing": list(kinds_of(t, t.events, t.events.hand(CHOOSING))),
        }
        found = {name: value for name, value in found.items() if value or name in ("hounds_left", "kit")}
        if t.box.scenario.finds:
            finds = enumerate(ids(t.box.scenario.finds))
            found["hidden"] = [name for i, name in finds for _ in range(count_in(t.hidden, i))]
        return found

    def warrior(self, t: Tunnels, figure: int) -> Data:
        """The card that he was given, and what has happened to him in this phase."""
        assert isinstance(t, Depths)
        found: Data = {name: True for name in FLAGS if getattr(t, name) >> figure & 1}
        if figure < FIRST_TROG and t.given[figure]:
            found["instinct"] = t.box.cards[t.given[figure] - 1].id
        return found


def diagram_shape(box: Box) -> Fields:
    """What a diagram of this edition may say."""
    event = word(box.cards[kind] for kind in box.event_items)
    instinct = word(box.cards[kind] for kind in box.advantage_items)
    own: dict[str, Shape] = {
        "triggered": Listed(placed_shape(box)),
        "ready": Listed(word(box.squares), once=True),
        "hidden": Listed(word(box.scenario.finds), 0, 15),
        **dict.fromkeys(("hounds_left", "whip", "kit", "snatched"), COUNT),
        "events_played": Listed(event),
        "choosing": Listed(event),
        "advantages_played": Listed(instinct),
    }
    parts: dict[str, Shape] = {"instinct": instinct, **dict.fromkeys(FLAGS, Flag())}
    return shape_of(box, {PHASES[phase]: words for phase, words in MOMENTS.of.items()}, own, parts)


def from_diagram(tree: Data, box: Any, setup: Setup, found: Findings) -> Tunnels:
    """The state that a diagram describes."""
    return SecondReader(tree, box, setup, found).read()


def diagram(t: Tunnels) -> Data:
    """A state as a diagram that a person can change by hand."""
    return diagram_of(t, MOMENTS, OwnParts())
