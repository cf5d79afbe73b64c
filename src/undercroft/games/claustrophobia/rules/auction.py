"""Chapter 16: bidding down for the Humans, and building a team worth the bid."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.components.scenario import (
    END_COUNTER,
    END_POINTS,
    END_REACHED,
    FOR_DEMON,
    FOR_NOBODY,
)
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.hands import draw
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.supply import count_kind
from undercroft.families.tunnels.rules.words.events import E_BID, E_TEAM
from undercroft.families.tunnels.rules.words.reasons import (
    ALL_HIRED,
    BID_FIRST,
    BID_TOO_HIGH,
    GIFT_OWNED,
    GIFT_USELESS,
    GIFTS_FULL,
    HAS_OBJECT,
    NOT_BEARER,
    NOT_SOLD,
    OBJECTS_OUT,
    OK,
    OTHER_QUESTION,
    TOO_DEAR,
    UNSPENT,
)
from undercroft.families.tunnels.rules.words.verbs import V_BID, V_DRAW, V_EQUIP, V_HIRE, V_LEARN
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State

FIRST_BIDDER: Final = 0
BIDDING: Final = 1
WON: Final = 2
DONE: Final = 3


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
        if self.step == FIRST_BIDDER:
            self.step = BIDDING
            self.turn = t.roll(2) - 1
            t.bid = t.box.auction.start + 1
        elif self.step == BIDDING:
            if t.bid > t.box.auction.floor:
                s.ask(self.turn)
            else:
                self.step = WON
        elif self.step == WON:
            self.step = DONE
            t.human_seat = self.best
            take_first(t)
            t.call(Team(t.bid - t.box.auction.first))
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        found = [pack(V_BID, points) for points in range(t.bid - 1, t.box.auction.floor - 1, -1)]
        if self.best >= 0:
            found.append(PASS)
        return found

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Tunnels, s)
        if move == PASS:
            return OK if self.best >= 0 else BID_FIRST
        if verb(move) != V_BID:
            return OTHER_QUESTION
        if first(move) >= t.bid:
            return BID_TOO_HIGH
        return OK if first(move) >= t.box.auction.floor else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if move == PASS:
            self.step = WON
            return
        t.bid = first(move)
        self.best = seat
        self.turn = 1 - seat
        if t.log is not None:
            t.tell(E_BID, [seat, first(move)])


def take_first(t: Tunnels) -> None:
    """The warrior that every team has, on the scenario's first place."""
    first_member = t.box.scenario.party[0]
    t.kind = replaced(t.kind, 0, first_member.kind)
    t.put(0, first_member.slot)


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
            s.ask(t.human_seat)
        else:
            draw(t, t.advantages, self.left // t.box.auction.card.cost)
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Tunnels, s)
        found: list[Move] = []
        for ware in t.box.auction.warriors:
            if self.hire_code(t, ware.kind) == OK:
                found.append(pack(V_HIRE, ware.kind))
        for gift in range(len(t.box.gifts)):
            if self.gift_code(t, gift) == OK:
                found.append(pack(V_LEARN, gift))
        for figure in range(FIRST_TROG):
            if t.at[figure] >= 0:
                for kind in range(len(t.box.gears)):
                    if self.equip_code(t, figure, kind) == OK:
                        found.append(pack(V_EQUIP, figure, kind))
        rest = self.left // t.box.auction.card.cost
        if self.draw_code(t, rest) == OK:
            found.append(pack(V_DRAW, rest))
        return found

    def hire_code(self, t: Tunnels, kind: int) -> int:
        """Why a warrior cannot join, or OK."""
        for ware in t.box.auction.warriors:
            if ware.kind == kind:
                if count_kind(t, kind) >= ware.most or count(t.living()) >= FIRST_TROG:
                    return ALL_HIRED
                return OK if self.left >= ware.cost else TOO_DEAR
        return NOT_SOLD

    def gift_code(self, t: Tunnels, gift: int) -> int:
        """Why a Gift cannot be taken, or OK."""
        cost, most = t.box.auction.gift.cost, t.box.auction.gift.most
        if t.gifts >> gift & 1:
            return GIFT_OWNED
        if count(t.gifts) >= most:
            return GIFTS_FULL
        if is_useless(t, gift):
            return GIFT_USELESS
        return OK if self.left >= cost else TOO_DEAR

    def equip_code(self, t: Tunnels, figure: int, kind: int) -> int:
        """Why a warrior cannot take an Object, or OK."""
        if figure >= FIRST_TROG or t.at[figure] < 0 or not t.box.gears[kind].bearers >> t.kind[figure] & 1:
            return NOT_BEARER
        if t.gear[figure] >> kind & 1:
            return HAS_OBJECT
        taken = 0
        for other in range(FIRST_TROG):
            taken += t.gear[other] >> kind & 1
        if taken >= t.box.gears[kind].copies:
            return OBJECTS_OUT
        return OK if self.left >= t.box.auction.gear.cost else TOO_DEAR

    def draw_code(self, t: Tunnels, cards: int) -> int:
        """Why so many Advantage cards do not make up the rest, or OK."""
        if cards > t.advantages.count():
            return ALL_HIRED
        return OK if cards == self.left // t.box.auction.card.cost else UNSPENT

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Tunnels, s)
        v = verb(move)
        if v == V_HIRE:
            return self.hire_code(t, first(move))
        if v == V_LEARN:
            return self.gift_code(t, first(move))
        if v == V_EQUIP:
            return self.equip_code(t, first(move), second(move))
        return self.draw_code(t, first(move)) if v == V_DRAW else UNSPENT

    def price(self, t: Tunnels, move: Move) -> int:
        """What a move takes of the points."""
        v = verb(move)
        if v == V_HIRE:
            for ware in t.box.auction.warriors:
                if ware.kind == first(move):
                    return ware.cost
        if v == V_LEARN:
            return t.box.auction.gift.cost
        return t.box.auction.gear.cost if v == V_EQUIP else 0

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Tunnels, s)
        if t.log is not None:
            t.tell(E_TEAM, [verb(move), first(move), second(move)])
        self.left -= self.price(t, move)
        if verb(move) == V_HIRE:
            hire(t, first(move))
        elif verb(move) == V_LEARN:
            t.gifts |= 1 << first(move)
        elif verb(move) == V_EQUIP:
            t.gear = replaced(t.gear, first(move), t.gear[first(move)] | 1 << second(move))
        else:
            self.step = 1


def hire(t: Tunnels, kind: int) -> None:
    """A warrior joins, on the next of the scenario's places that has room."""
    for figure in range(FIRST_TROG):
        if t.kind[figure] < 0:
            t.kind = replaced(t.kind, figure, kind)
            party = t.box.scenario.party
            for i in range(len(party)):
                slot = party[(figure + i) % len(party)].slot
                if t.has_room(figure, slot):
                    t.put(figure, slot)
                    return
            return


def is_useless(t: Tunnels, gift: int) -> bool:
    """Whether a Gift can never do anything here: one for the stack on a fixed map (24.12)."""
    return t.box.scenario.is_fixed and t.box.gifts[gift].needs_stack


# ---- what a bid must at least be worth


def humans_needed(t: Tunnels) -> int:
    """How many Humans there must be at least to reach one of their aims."""
    reach = t.box.scenario.reach
    fewest = FIRST_TROG
    for ending in t.box.scenario.endings:
        if ending.verdict in (FOR_DEMON, FOR_NOBODY):
            continue
        needed = 1
        if ending.when == END_REACHED:
            needed = ending.least
        elif ending.when == END_COUNTER:
            needed = max(1, ending.humans_least)
        elif ending.when == END_POINTS and reach is not None and reach.scores_tokens:
            needed = carriers_needed(t, ending.least)
        fewest = min(fewest, needed)
    return fewest


def carriers_needed(t: Tunnels, points: int) -> int:
    """How many Humans carry out so many points at best, where each leaves once and for good."""
    scenario = t.box.scenario
    worth = [scenario.tokens[place.token].value for place in scenario.token_places]
    worth.sort()
    carried = 0
    while points > 0 and worth:
        points -= worth.pop()
        carried += 1
    return (carried + scenario.token_most - 1) // scenario.token_most


def least_bid(t: Tunnels) -> int:
    """The lowest bid that buys as many Humans as an aim of theirs needs (16.1)."""
    costs: list[int] = []
    for ware in t.box.auction.warriors:
        costs += [ware.cost] * ware.most
    costs.sort()
    total = t.box.auction.first
    for cost in costs[: humans_needed(t) - 1]:
        total += cost
    return total
