"""Rule 1.4: the round and its four phases."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.phase import ActionPhase
from undercroft.families.tunnels.rules.scenarios.ending import end_of_rounds, is_decided
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_ROUND
from undercroft.families.tunnels.rules.words.times import DEMON_ACTION, HUMAN_ACTION, ROUND_END
from undercroft.games.claustrophobia.rules.initiative import Initiative
from undercroft.games.claustrophobia.rules.threat import Threat
from undercroft.kernel.state import Frame, State

BEGIN: Final = 0

HUMANS_ACT: Final = 1
THREATEN: Final = 2
DEMONS_ACT: Final = 3


class Round(Frame):
    """The bottom of every game: round after round until somebody wins."""

    def __init__(self, step: int = 0) -> None:
        super().__init__(step)

    def fields(self) -> list[int]:
        return [self.step]

    def of(self, v: list[int]) -> Frame:
        return Round(v[0])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if t.endings_due and is_decided(t):
            return
        step = self.step
        self.step += 1
        if step == BEGIN:
            if t.round >= t.box.numbers.round_limit:
                end_of_rounds(t)
                return
            t.round += 1
            t.turn_begins()
            if t.log is not None:
                t.tell(E_ROUND, [t.round])
            t.call(Initiative())
        elif step == HUMANS_ACT:
            t.call(ActionPhase(HUMAN_ACTION))
        elif step == THREATEN:
            t.call(Threat())
        elif step == DEMONS_ACT:
            t.call(ActionPhase(DEMON_ACTION))
        else:
            t.expire(ROUND_END)
            t.foresight = False
            t.gifts_barred = False
            self.step = BEGIN
            is_decided(t, True)
