"""Chapter 16: bidding down for the Humans, and building a team worth the bid."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.masks import count
from undercroft.games.claustrophobia.rules.cards.instant import draw
from undercroft.games.claustrophobia.rules.codes import (
    BID,
    E_BID,
    E_TEAM,
    FIRST_TROG,
    GIFTS,
    HUMAN_SEAT,
    NO_SUCH,
    OK,
    V_BID,
    V_DRAW,
    V_EQUIP,
    V_HIRE,
    V_LEARN,
)
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State


class Auction(Frame):
    """Bids go down until one seat bids no lower; the other plays the Humans (16.1)."""

    def __init__(self, step: int = 0, turn: int = 0, best: int = -1) -> None:
        super().__init__(step)
        self.turn = turn
        self.best = best
        """The seat of the last bid, -1 before the first."""

    def fields(self) -> list[int]:
        return [self.step, self.turn, self.best]

    def of(self, v: list[int]) -> Frame:
        return Auction(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0:
            self.step = 1
            self.turn = t.roll(2) - 1
            t.n[BID] = t.box.auction_start + 1
        elif self.step == 1:
            if t.n[BID] > t.box.auction_floor:
                s.ask(self.turn)
            else:
                self.step = 2
        elif self.step == 2:
            self.step = 3
            t.n[HUMAN_SEAT] = self.best
            take_first(t)
            t.call(Team(t.n[BID] - t.box.auction_first))
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        found = [pack(V_BID, points) for points in range(t.n[BID] - 1, t.box.auction_floor - 1, -1)]
        if self.best >= 0:
            found.append(PASS)
        return found

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move == PASS:
            self.step = 2
            return
        t.n[BID] = first(move)
        self.best = seat
        self.turn = 1 - seat
        if t.log is not None:
            t.tell(E_BID, [seat, first(move)])


def take_first(t: Tunnels) -> None:
    """The warrior that every team has, on the scenario's first place."""
    t.kind[0] = t.box.party_kinds[0]
    t.put(0, t.box.party_slots[0])


class Team(Frame):
    """The winner spends his bid to the last point (16.2); Advantage cards make up the rest."""

    def __init__(self, left: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.left = left

    def fields(self) -> list[int]:
        return [self.left, self.step]

    def of(self, v: list[int]) -> Frame:
        return Team(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Tunnels, s)
        if self.step == 0:
            s.ask(t.human_seat())
        else:
            draw(t, t.advantages, self.left // t.box.auction_card[0])
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        kinds = t.box.auction_kinds
        found = [pack(V_HIRE, kinds[i]) for i in range(0, len(kinds), 3) if self.hire_code(t, i) == OK]
        for gift in range(len(t.box.gift_ids)):
            if self.gift_code(t, gift) == OK:
                found.append(pack(V_LEARN, gift))
        for figure in range(FIRST_TROG):
            if t.at[figure] >= 0:
                for kind in range(len(t.box.object_ids)):
                    if self.equip_code(t, figure, kind) == OK:
                        found.append(pack(V_EQUIP, figure, kind))
        if self.left // t.box.auction_card[0] <= t.advantages.count():
            found.append(pack(V_DRAW, self.left // t.box.auction_card[0]))
        return found

    def hire_code(self, t: Tunnels, i: int) -> int:
        """Why a warrior cannot join, or OK."""
        kinds = t.box.auction_kinds
        if self.left < kinds[i + 1] or t.count_kind(kinds[i]) >= kinds[i + 2]:
            return NO_SUCH
        return OK if count(t.living()) < FIRST_TROG else NO_SUCH

    def gift_code(self, t: Tunnels, gift: int) -> int:
        """Why a Gift cannot be taken, or OK."""
        cost, most = t.box.auction_gift[0], t.box.auction_gift[1]
        if self.left < cost or count(t.n[GIFTS]) >= most or t.n[GIFTS] >> gift & 1:
            return NO_SUCH
        return OK

    def equip_code(self, t: Tunnels, figure: int, kind: int) -> int:
        """Why a warrior cannot take an Object, or OK."""
        if self.left < t.box.auction_object[0] or t.gear[figure] >> kind & 1:
            return NO_SUCH
        if not t.box.object_bearers[kind] >> t.kind[figure] & 1:
            return NO_SUCH
        taken = 0
        for other in range(FIRST_TROG):
            taken += t.gear[other] >> kind & 1
        return OK if taken < t.box.object_copies[kind] else NO_SUCH

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if t.log is not None:
            t.tell(E_TEAM, [verb(move), first(move), second(move)])
        if verb(move) == V_HIRE:
            hire(t, first(move))
            kinds = t.box.auction_kinds
            for i in range(0, len(kinds), 3):
                if kinds[i] == first(move):
                    self.left -= kinds[i + 1]
        elif verb(move) == V_LEARN:
            t.n[GIFTS] |= 1 << first(move)
            self.left -= t.box.auction_gift[0]
        elif verb(move) == V_EQUIP:
            t.gear[first(move)] |= 1 << second(move)
            self.left -= t.box.auction_object[0]
        else:
            self.step = 1


def hire(t: Tunnels, kind: int) -> None:
    """A warrior joins, on the next of the scenario's places that has room."""
    for figure in range(FIRST_TROG):
        if t.kind[figure] < 0:
            t.kind[figure] = kind
            slots = t.box.party_slots
            for i in range(len(slots)):
                slot = slots[(figure + i) % len(slots)]
                if t.has_room(figure, slot):
                    t.put(figure, slot)
                    return
            return
