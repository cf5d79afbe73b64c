# interpreted: diagrams are written and read for people
"""Where a diagram begins: the moments of each phase that have a word, and the procedures they stand for."""

from __future__ import annotations

from typing import ClassVar, cast

from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.exploring.laying import HoleToken
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import INITIATIVE, PHASES
from undercroft.kernel.data import Data
from undercroft.kernel.errors import ChanceNeeded, UnreadableError
from undercroft.kernel.state import Frame


class Moments:
    """The moments of an edition; each edition says which they are and what is under way at each."""

    of: ClassVar[dict[int, tuple[str, ...]]] = {}
    """The moments of each phase, in their order."""
    with_dice: ClassVar[tuple[str, ...]] = ("rolled", "giving")
    """The moments at which dice lie on the table."""
    with_left: ClassVar[tuple[str, ...]] = ()
    """The moments that count what is left: points to spend, Gifts to choose, seals or hole tokens to lay."""
    given: ClassVar[tuple[str, ...]] = ("given", "bless")
    """The moments before the Humans act at which everybody has a die."""

    def stack_at(self, t: Tunnels, phase: int, moment: str, left: int, bidder: int) -> list[Frame]:
        """The procedures under way at a moment of a phase, ready to ask their first question."""
        raise NotImplementedError

    def counted(self, t: Tunnels) -> tuple[int, int]:
        """What is left of the thing that a moment counts, and who bids."""
        left = [frame.left for frame in t.stack if isinstance(frame, HoleToken)]
        return (left[-1] if left else 0), 0

    # From the procedures to a moment

    def moment_of(self, t: Tunnels) -> Data | None:
        """The phase and moment from which the game comes to this very question without chance, or nothing."""
        phase = t.phase
        left, bidder = self.counted(t)
        for moment in self.of[phase]:
            if moment in self.with_left and not left and moment != "team":
                continue
            stack = self.stack_at(t, phase, moment, left, bidder)
            if self.has_its_dice(t, phase, moment) and leads_here(t, stack):
                found: Data = {"phase": PHASES[phase], "moment": moment, "left": left, "bidder": bidder + 1}
                is_said = {
                    "moment": moment != "start",
                    "left": moment in self.with_left,
                    "bidder": moment == "auction",
                }
                return {name: value for name, value in found.items() if is_said.get(name, True)}
        return None

    # What a diagram must have at a moment

    def has_its_dice(self, t: Tunnels, phase: int, moment: str) -> bool:
        """Whether dice lie on the table just when they do then, one at least for each Human without."""
        if moment not in self.with_dice:
            return not t.dice
        waiting = sum(1 for figure in range(FIRST_TROG) if t.at[figure] >= 0 and t.die[figure] == 0)
        return len(t.dice) >= max(1, waiting if phase == INITIATIVE else 0)

    def check_dice(self, t: Tunnels, phase: int, moment: str) -> None:
        """Refuse dice that lie on the table at a moment without dice, and too few where there are some."""
        if not self.has_its_dice(t, phase, moment):
            raise UnreadableError(
                'Dice lie on the table with moment = "rolled" or "giving", and only then;'
                " before the Humans act there is one at least for each Human who has none."
            )


def leads_here(t: Tunnels, stack: list[Frame]) -> bool:
    """Whether a game with these procedures comes without chance to the question that is asked now."""
    again = cast(Tunnels, t.copy())
    again.stack, again.asked, again.forced, again.rng = stack, 0, [], 0
    again.endings_due = True  # a diagram that is read looks for endings first
    try:
        again.run()
    except ChanceNeeded:
        return False
    again.endings_due = t.endings_due
    if again.fields() != t.fields() or again.asked != t.asked:
        return False
    found, wanted = ([(type(f), f.fields()) for f in frames] for frames in (again.stack, t.stack))
    return found == wanted


def check_given(t: Tunnels) -> None:
    """Refuse a Human without a die where everybody has one."""
    for figure in range(FIRST_TROG):
        if t.at[figure] >= 0 and t.die[figure] == 0 and not t.is_exhausted(figure):
            raise UnreadableError(
                "{warrior} has no die, which he needs in this phase.", warrior=figure_word(t, figure)
            )
