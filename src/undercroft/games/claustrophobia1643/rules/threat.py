"""Chapter 11: the threat phase, in which warriors are brought into play."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.appearing import buy, buy_code, purchases, tell_no_purchase
from undercroft.families.tunnels.rules.effects.play import PlayCard, card_code, playable
from undercroft.families.tunnels.rules.hands import might_hold
from undercroft.families.tunnels.rules.scenarios.ending import is_decided
from undercroft.families.tunnels.rules.words.events import E_PHASE
from undercroft.families.tunnels.rules.words.reasons import OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.times import EVENTS, IN_THREAT, THREAT, THREAT_END
from undercroft.families.tunnels.rules.words.verbs import V_BUY, V_PLAY
from undercroft.games.claustrophobia1643.rules.deeds import HoundDie
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.moves import PASS, Move, Seat, first, second, verb
from undercroft.kernel.state import Frame, State

BEGIN: Final = 0
BUY: Final = 1
DONE: Final = 2


class Threat(Frame):
    """The threat phase: entries and events in any order (11.1, 25.57)."""

    def __init__(self, step: int = 0, bought: int = -1) -> None:
        super().__init__(step)
        self.bought = bought
        """The hellhound that has just come in and may get a die, -1 for none."""

    def fields(self) -> list[int]:
        return [self.step, self.bought]

    def of(self, v: list[int]) -> Frame:
        return Threat(v[0], v[1])

    def is_secret(self, s: State) -> bool:
        return self.has_cards(cast(Depths, s))

    def has_cards(self, t: Depths) -> bool:
        """Whether, by what everybody knows, an event might be played."""
        return t.demon_hand > 0 and might_hold(t, t.demon_seat, IN_THREAT)

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if t.endings_due and is_decided(t):
            return
        if self.step == BEGIN:
            self.step = BUY
            t.phase = THREAT
            if t.log is not None:
                t.tell(E_PHASE, [THREAT])
                tell_no_purchase(t)
        elif self.bought >= 0:
            figure = self.bought
            self.bought = -1
            t.call(HoundDie(figure))
        elif self.step == BUY and (self.has_cards(t) or len(self.offer(s, t.demon_seat)) > 1):
            s.ask(t.demon_seat)
        else:
            t.lifted = 0
            t.expire(THREAT_END)
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Depths, s)
        found: list[Move] = [PASS]
        purchases(t, found)
        if t.demon_hand:
            found += playable(t, seat, IN_THREAT, 0, 0)
        return found

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Depths, s)
        if move == PASS:
            return OK
        if verb(move) == V_PLAY:
            return card_code(t, seat, second(move), IN_THREAT, 0, 0)
        return buy_code(t, first(move), second(move)) if verb(move) == V_BUY else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        if move == PASS:
            self.step = DONE
        elif verb(move) == V_PLAY:
            t.call(PlayCard(EVENTS, second(move), seat, 0, 0))
        else:
            figure = buy(t, first(move), second(move))
            if first(move) == t.box.hound_kind:
                t.hounds_left -= 1
                self.bought = figure
