"""Rule 1.3 and what scenarios do before the first round."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.exploring.laying import HoleToken, MoveMark
from undercroft.families.tunnels.rules.hands import draw
from undercroft.families.tunnels.rules.scenarios.seals import is_sealed_room, set_seal
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.events import E_TEAM
from undercroft.families.tunnels.rules.words.reasons import OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.times import HANDICAP_CARD, HANDICAP_GIFT
from undercroft.families.tunnels.rules.words.verbs import V_LEARN, V_SEAL
from undercroft.games.claustrophobia.rules.auction import Auction, is_useless
from undercroft.kernel.moves import Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.sides import BITS

AUCTIONED: Final = 1
"""The Humans were bidden for, be it down to 0: their cards are those that the team takes."""

BIDDING: Final = 0
CARDS: Final = 1
GIFTS: Final = 2
SEALS: Final = 3
HOLES: Final = 4
TRAIL: Final = 5


class SetUp(Frame):
    """Everything before the first round that chance or a player decides."""

    def __init__(self, step: int = 0, left: int = 0) -> None:
        super().__init__(step)
        self.left = left

    def fields(self) -> list[int]:
        return [self.step, self.left]

    def of(self, v: list[int]) -> Frame:
        return SetUp(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        step = self.step
        self.step += 1
        if step == BIDDING:
            if t.bid > 0:
                self.left = AUCTIONED
                t.call(Auction())
        elif step == CARDS:
            if self.left != AUCTIONED:
                draw(t, t.advantages, t.box.scenario.cards)
            if t.handicaps & HANDICAP_CARD:
                draw(t, t.advantages, t.box.numbers.handicap_cards)
            self.left = t.box.numbers.handicap_gifts if t.handicaps & HANDICAP_GIFT else 0
        elif step == GIFTS:
            if self.left and self.gifts(t):
                self.step = GIFTS
                s.ask(t.human_seat)
            else:
                seals = t.box.scenario.seals
                self.left = 0 if seals is None else seals.count
        elif step == SEALS:
            if self.left:
                self.step = SEALS
                s.ask(t.human_seat)
        elif step == HOLES:
            if t.box.scenario.has_early_holes:
                t.call(HoleToken(0, t.holes_left))
        elif step == TRAIL:
            trail = t.box.scenario.trail
            if trail is not None:
                t.trail_number = trail.first
                t.call(MoveMark(0))
        else:
            s.end()

    def gifts(self, t: Tunnels) -> list[int]:
        """The Gifts that the Redeemer does not have yet and could use (15.2)."""
        found: list[int] = []
        for gift in range(len(t.box.gifts)):
            if not t.gifts >> gift & 1 and not is_useless(t, gift):
                found.append(gift)
        return found

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        if self.step == GIFTS:
            return [pack(V_LEARN, gift) for gift in self.gifts(t)]
        found: list[Move] = []
        for slot in range(len(t.laid)):
            if is_sealed_room(t, slot):
                for side in range(4):
                    if t.map.joined[slot] & BITS[side] and not t.seals[slot] & BITS[side]:
                        found.append(pack(V_SEAL, slot, side))
        return found

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        return OK if move in self.offer(s, seat) else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        self.left -= 1
        if verb(move) == V_LEARN:
            t.gifts |= 1 << first(move)
            if t.log is not None:
                t.tell(E_TEAM, [V_LEARN, first(move), 0])
        else:
            set_seal(t, first(move), second(move), True)
