# interpreted: diagrams are written and read for people
"""Positions by hand in this edition: waiting dice, given cards, powers and finds besides the common parts."""

from __future__ import annotations

from typing import Any

from undercroft.families.tunnels.face.diagrams.parts import NAMES, WARRIOR_PARTS
from undercroft.families.tunnels.face.diagrams.reading import Reader, read_with
from undercroft.families.tunnels.face.diagrams.writing import Additions, diagram_of
from undercroft.families.tunnels.face.view_parts import kinds_of
from undercroft.families.tunnels.rules.components.destiny import dice_on, group_of, square_of
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, FIRST_TROG, TROGS
from undercroft.families.tunnels.rules.loading.words import ids, one_of
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in, some
from undercroft.families.tunnels.rules.words.times import IN_PLAY
from undercroft.games.claustrophobia1643.face.moments import SecondMoments
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.games.claustrophobia1643.rules.hands import CHOOSING
from undercroft.games.claustrophobia1643.rules.start import set_numbers
from undercroft.games.claustrophobia1643.rules.state import Underworld, blank
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY
from undercroft.kernel.errors import Phrase, UnreadableError
from undercroft.kernel.options import Setup

MOMENTS = SecondMoments()
OWN = {
    "triggered", "ready", "hidden", "hounds_left", "whip", "kit", "snatched",
    "events_played", "advantages_played", "choosing",
}  # fmt: skip
"""Entries that only this edition's diagrams have."""
FLAGS = ("resisted", "stayed")
"""What may have happened to a warrior in this phase; the state has them as masks by the same names."""


class SecondReader(Reader):
    """Reads a diagram of this edition."""

    moments = MOMENTS
    names = frozenset(NAMES | OWN)
    warrior_parts = frozenset(WARRIOR_PARTS | {"instinct", *FLAGS})
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
            t.given[figure] = (
                one_of(entry["instinct"], ids(self.box.cards), Phrase("A card of the diagram")) + 1
            )

    def read_more(self) -> None:
        """Dice on trigger spaces, powers that wait, what lies face down, and cards that lie open."""
        t, tree, scenario = self.t, self.tree, self.box.scenario
        squares = ids(self.box.squares)
        for entry in tree.get("triggered", []):
            self.check_names(entry, {"square", "dice"}, Phrase("A group of dice on the Board of Destiny"))
            square = one_of(entry["square"], squares, Phrase("The square of a group of dice"))
            t.triggered.append(group_of(square, [int(die) for die in entry["dice"]]))
        t.triggered.sort()
        for word in tree.get("ready", []):
            t.ready |= 1 << one_of(word, squares, Phrase("An entry of `{name}`", name="ready"))
        if "hidden" in tree:
            finds = ids(scenario.finds)
            t.hidden = sum(
                some(one_of(word, finds, Phrase("A token of the diagram"))) for word in tree["hidden"]
            )
        for name in ("whip", "snatched"):
            setattr(t, name, int(tree.get(name, 0)))
        gears = self.box.gears
        charges = sum(gears[kind].charges for figure in range(FIRST_TROG) for kind in members(t.gear[figure]))
        t.kit = int(tree.get("kit", charges))
        used = sum(1 for number in range(scenario.hounds) if t.kind[FIRST_DEMON + 1 + number] >= 0)
        t.hounds_left = int(tree.get("hounds_left", scenario.hounds - used))
        if "demons_left" not in tree and t.at[FIRST_DEMON] >= 0:
            t.demons_left = max(0, t.demons_left - 1)
        for deck, name, holder in (
            (t.events, "events_played", IN_PLAY),
            (t.advantages, "advantages_played", IN_PLAY),
            (t.events, "choosing", CHOOSING),
        ):
            for word in tree.get(name, []):
                known = 1 << t.demon_seat if holder == CHOOSING else EVERYBODY
                deck.hold(self.card(deck, word), holder, known)

    def read_phase(self) -> list[Any]:
        """Where the round stands; single dice wait on the board, and no more than the box has."""
        found = super().read_phase()
        t = self.t
        t.placed = sorted(group_of(square_of(group), [die]) for group in t.placed for die in dice_on(group))
        lying = len(t.placed) + sum(len(dice_on(group)) for group in t.triggered)
        if lying > self.box.numbers.destiny_pool:
            raise UnreadableError("The dice of the diagram are not dice of this game.")
        return found


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


def from_diagram(tree: Data, box: Any, setup: Setup) -> Tunnels:
    """The state that a diagram describes."""
    return read_with(SecondReader, tree, box, setup)


def diagram(t: Tunnels) -> Data:
    """A state as a diagram that a person can change by hand."""
    return diagram_of(t, MOMENTS, OwnParts())
