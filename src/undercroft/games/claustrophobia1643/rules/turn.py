"""Rule 1.4: the round and its five phases."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.effects.play import OpenToCards
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.hands import might_hold
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.scenarios.ending import end_of_rounds, is_decided
from undercroft.families.tunnels.rules.words.events import E_ROUND
from undercroft.families.tunnels.rules.words.times import (
    DEMON_ACTION,
    HUMAN_ACTION,
    HUMAN_START,
    ROUND_END,
)
from undercroft.games.claustrophobia1643.rules.acting import HumanPhase, InfernalPhase
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.games.claustrophobia1643.rules.destiny import InfernalPreparation
from undercroft.games.claustrophobia1643.rules.preparation import HumanPreparation
from undercroft.games.claustrophobia1643.rules.threat import Threat
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import Frame, State
from undercroft.kernel.window import open_window

BEGIN: Final = 0
PREPARED: Final = 1
HUMANS_ACT: Final = 2
DESTINY: Final = 3
THREATEN: Final = 4
INFERNALS_ACT: Final = 5
WAITING_LINE: Final = 6
"""The line on which Humans stand who have not prepared yet."""


class Round(OpenToCards):
    """The bottom of every game: round after round until somebody wins."""

    def __init__(self, step: int = 0, cancelled: int = 0) -> None:
        super().__init__(step, cancelled)

    def fields(self) -> list[int]:
        return [self.step, self.cancelled]

    def of(self, v: list[int]) -> Frame:
        return Round(v[0], v[1])

    # The start of the human activation: an event of the other side (21.12)

    def moments(self) -> int:
        return HUMAN_START

    def may_answer(self, s: State, seat: Seat) -> bool:
        t = cast(Depths, s)
        return seat == t.demon_seat and might_hold(t, seat, HUMAN_START)

    # The phases

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if t.endings_due and is_decided(t):
            return
        step = self.step
        self.step += 1
        if step == BEGIN:
            self.begin(t)
        elif step == PREPARED:
            if self.may_answer(s, t.demon_seat):
                open_window(s, t.demon_seat)
        elif step == HUMANS_ACT:
            t.call(HumanPhase(HUMAN_ACTION))
        elif step == DESTINY:
            t.foresight = False
            t.call(InfernalPreparation())
        elif step == THREATEN:
            t.call(Threat())
        elif step == INFERNALS_ACT:
            t.call(InfernalPhase(DEMON_ACTION))
        else:
            t.expire(ROUND_END)
            t.gifts_barred = False
            self.step = BEGIN
            is_decided(t, True)

    def begin(self, t: Depths) -> None:
        """A round begins with the Humans; in some scenarios the first one without them."""
        if t.round >= t.box.numbers.round_limit:
            end_of_rounds(t)
            return
        t.round += 1
        t.turn_begins()
        if t.log is not None:
            t.tell(E_ROUND, [t.round])
        if t.round == 1 and t.box.scenario.is_demon_first:
            for figure in range(FIRST_TROG):
                if t.at[figure] >= 0:
                    t.die = replaced(t.die, figure, WAITING_LINE)
            self.step = DESTINY
        else:
            t.call(HumanPreparation())
