"""Chapter 16: bidding down for the Humans, and building a team worth the bid."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.masks import count
from undercroft.games.claustrophobia.rules.box import (
    END_COUNTER,
    END_POINTS,
    END_REACHED,
    ENDING_SIZE,
    FOR_DEMON,
    FOR_NOBODY,
)
from undercroft.games.claustrophobia.rules.cards.instant import draw
from undercroft.games.claustrophobia.rules.codes import (
    ALL_HIRED,
    BID,
    E_BID,
    E_TEAM,
    FIRST_TROG,
    GIFT_OWNED,
    GIFT_USELESS,
    GIFTS,
    GIFTS_FULL,
    HAS_OBJECT,
    HUMAN_SEAT,
    NOT_BEARER,
    NOT_SOLD,
    OBJECTS_OUT,
    OK,
    TOO_DEAR,
    UNSPENT,
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
        found: list[Move] = []
        for i in range(0, len(kinds), 3):
            if self.hire_code(t, kinds[i]) == OK:
                found.append(pack(V_HIRE, kinds[i]))
        for gift in range(len(t.box.gift_ids)):
            if self.gift_code(t, gift) == OK:
                found.append(pack(V_LEARN, gift))
        for figure in range(FIRST_TROG):
            if t.at[figure] >= 0:
                for kind in range(len(t.box.object_ids)):
                    if self.equip_code(t, figure, kind) == OK:
                        found.append(pack(V_EQUIP, figure, kind))
        rest = self.left // t.box.auction_card[0]
        if self.draw_code(t, rest) == OK:
            found.append(pack(V_DRAW, rest))
        return found

    def hire_code(self, t: Tunnels, kind: int) -> int:
        """Why a warrior cannot join, or OK."""
        kinds = t.box.auction_kinds
        for i in range(0, len(kinds), 3):
            if kinds[i] == kind:
                if t.count_kind(kind) >= kinds[i + 2] or count(t.living()) >= FIRST_TROG:
                    return ALL_HIRED
                return OK if self.left >= kinds[i + 1] else TOO_DEAR
        return NOT_SOLD

    def gift_code(self, t: Tunnels, gift: int) -> int:
        """Why a Gift cannot be taken, or OK."""
        cost, most = t.box.auction_gift[0], t.box.auction_gift[1]
        if t.n[GIFTS] >> gift & 1:
            return GIFT_OWNED
        if count(t.n[GIFTS]) >= most:
            return GIFTS_FULL
        if is_useless(t, gift):
            return GIFT_USELESS
        return OK if self.left >= cost else TOO_DEAR

    def equip_code(self, t: Tunnels, figure: int, kind: int) -> int:
        """Why a warrior cannot take an Object, or OK."""
        if figure >= FIRST_TROG or t.at[figure] < 0 or not t.box.object_bearers[kind] >> t.kind[figure] & 1:
            return NOT_BEARER
        if t.gear[figure] >> kind & 1:
            return HAS_OBJECT
        taken = 0
        for other in range(FIRST_TROG):
            taken += t.gear[other] >> kind & 1
        if taken >= t.box.object_copies[kind]:
            return OBJECTS_OUT
        return OK if self.left >= t.box.auction_object[0] else TOO_DEAR

    def draw_code(self, t: Tunnels, cards: int) -> int:
        """Why so many Advantage cards do not make up the rest, or OK."""
        if cards > t.advantages.count():
            return ALL_HIRED
        return OK if cards == self.left // t.box.auction_card[0] else UNSPENT

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


def is_useless(t: Tunnels, gift: int) -> bool:
    """Whether a Gift can never do anything here: one for the stack on a fixed map (24.12)."""
    return t.box.fixed_map and t.box.gift_needs_stack[gift] != 0


# ---- what a bid must at least be worth


def humans_needed(t: Tunnels) -> int:
    """How many Humans there must be at least to reach one of their aims."""
    endings = t.box.endings
    fewest = FIRST_TROG
    for at in range(0, len(endings), ENDING_SIZE):
        if endings[at + 4] in (FOR_DEMON, FOR_NOBODY):
            continue
        needed = 1
        if endings[at] == END_REACHED:
            needed = endings[at + 1]
        elif endings[at] == END_COUNTER:
            needed = max(1, endings[at + 6])
        elif endings[at] == END_POINTS and t.box.leave_scores:
            needed = carriers_needed(t, endings[at + 1])
        fewest = min(fewest, needed)
    return fewest


def carriers_needed(t: Tunnels, points: int) -> int:
    """How many Humans carry out so many points at best, where each leaves once and for good."""
    slots = t.box.token_slots
    worth = [t.box.token_value[slots[i + 1]] for i in range(0, len(slots), 2)]
    worth.sort()
    carried = 0
    while points > 0 and worth:
        points -= worth.pop()
        carried += 1
    return (carried + t.box.token_most - 1) // t.box.token_most


def least_bid(t: Tunnels) -> int:
    """The lowest bid that buys as many Humans as an aim of theirs needs (16.1)."""
    kinds = t.box.auction_kinds
    costs: list[int] = []
    for i in range(0, len(kinds), 3):
        costs += [kinds[i + 1]] * kinds[i + 2]
    costs.sort()
    total = t.box.auction_first
    for cost in costs[: humans_needed(t) - 1]:
        total += cost
    return total
