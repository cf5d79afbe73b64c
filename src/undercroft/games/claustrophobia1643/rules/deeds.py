"""What only this edition's powers, tiles and scenarios do, and the questions that come with it."""

from __future__ import annotations

from typing import Final, cast

from undercroft.families.tunnels.rules.acting.movement import move_to
from undercroft.families.tunnels.rules.alike import choice_code, distinct
from undercroft.families.tunnels.rules.causes import BY_SCENARIO
from undercroft.families.tunnels.rules.changes import change, quirks_in, who_has
from undercroft.families.tunnels.rules.components.operations import Operation
from undercroft.families.tunnels.rules.components.warriors import SNATCHES
from undercroft.families.tunnels.rules.effects.effect import run_program
from undercroft.families.tunnels.rules.effects.instant import score_dark
from undercroft.families.tunnels.rules.exploring.laying import Ambush, count_trogs
from undercroft.families.tunnels.rules.fighting.hits import drop_tokens
from undercroft.families.tunnels.rules.figures import DARK, FIRST_DEMON, HUMANS
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.masks import count, lowest, members
from undercroft.families.tunnels.rules.scenarios.arriving import leave_at_once, take_free
from undercroft.families.tunnels.rules.tokens import count_in, some, total_in
from undercroft.families.tunnels.rules.words.events import (
    E_BONUS,
    E_CLIMBED,
    E_COUNTER,
    E_CRACKED,
    E_FOUND,
    E_HOUND_DIE,
    E_PLANTED,
    E_TOKEN,
    E_TROGS_DIED,
)
from undercroft.families.tunnels.rules.words.reasons import FULL, NO_POOL, OK, OTHER_QUESTION
from undercroft.families.tunnels.rules.words.times import NEXT_THREAT
from undercroft.families.tunnels.rules.words.verbs import V_CHOOSE, V_DIE, V_TILE
from undercroft.games.claustrophobia1643.rules.board import lay_on_trigger, pool
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, verb
from undercroft.kernel.state import Frame, State
from undercroft.maps.sides import BITS

# ---- what scenarios 24.4, 24.5 and 24.7 bring


def turn_up_find(t: Depths, actor: int, slot: int) -> None:
    """Turn one of the finds up that lie face down, by lot."""
    left = total_in(t.hidden)
    if left == 0:
        return
    number = t.roll(left) if left > 1 else 1
    for i in range(len(t.box.scenario.finds)):
        here = count_in(t.hidden, i)
        if number <= here:
            find = t.box.scenario.finds[i]
            t.hidden -= some(i)
            if t.log is not None:
                t.tell(E_FOUND, [i, t.tag(actor)])
            if find.token >= 0:
                t.ground = replaced(t.ground, slot, t.ground[slot] + some(find.token))
                take_free(t, actor, slot)
            elif find.program >= 0:
                run_program(t, find.program, t.demon_seat, actor, slot, 0, BY_SCENARIO)
            return
        number -= here


def plant(t: Depths, actor: int, slot: int, token: int) -> None:
    """Leave a token on a tile for good: the tile loses its effect."""
    t.carry = replaced(t.carry, actor, t.carry[actor] - some(token))
    t.mark_entered(slot)
    t.counter += 1
    t.endings_due = True
    if t.log is not None:
        t.tell(E_PLANTED, [t.tag(actor), slot])
        t.tell(E_COUNTER, [1, t.counter])


def crack(t: Depths, slot: int, op: Operation, token: int) -> None:
    """Add a crack to the token on a tile; enough of them break it for good."""
    cracks = token + 1
    t.ground = replaced(t.ground, slot, t.ground[slot] + some(cracks))
    if t.log is not None:
        t.tell(E_CRACKED, [slot, count_in(t.ground[slot], cracks)])
    if count_in(t.ground[slot], cracks) >= op.amount:
        t.ground = replaced(t.ground, slot, t.ground[slot] - (some(cracks, op.amount) + some(token)))
        score_dark(t, 1)


# ---- dice of hellhounds (25.23, 25.24)


def rouse(t: Depths, figure: int, die: int) -> None:
    """Give a hellhound what the value of its die says, until the next infernal preparation."""
    row = t.kind_of(figure).by_die[die - 1]
    t.changes = [*t.changes, change(figure, NEXT_THREAT, row.mvt, row.cbt, row.defence, row.talents)]
    if t.log is not None:
        t.tell(E_HOUND_DIE, [t.tag(figure), die])
        t.tell(E_BONUS, [t.tag(figure), row.mvt, row.cbt, row.defence, row.talents, 0])


class HoundDie(Frame):
    """A hellhound that comes into play may get a die of the pool, its value as the player likes (25.23)."""

    def __init__(self, figure: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.figure = figure

    def fields(self) -> list[int]:
        return [self.figure, self.step]

    def of(self, v: list[int]) -> Frame:
        return HoundDie(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if self.step == 0 and t.at[self.figure] >= 0 and pool(t) > 0:
            self.step = 1
            s.ask(t.demon_seat)
        else:
            s.end()

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Depths, s)
        return [PASS] + [pack(V_DIE, die) for die in range(1, len(t.kind_of(self.figure).by_die) + 1)]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Depths, s)
        if move == PASS:
            return OK
        if verb(move) != V_DIE:
            return OTHER_QUESTION
        if pool(t) == 0:
            return NO_POOL
        return OK if 1 <= first(move) <= len(t.kind_of(self.figure).by_die) else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        if move != PASS:
            lay_on_trigger(t, self.figure, first(move))
            rouse(t, self.figure, first(move))


# ---- more that is asked


class Muster(Ambush):
    """The infernal player puts Troglodytes of the reserve on a new tile, free of charge (24.3)."""

    def of(self, v: list[int]) -> Frame:
        return Muster(v[0], v[1], v[2])

    def limit(self, t: Depths) -> int:  # type: ignore[override]
        """How many can come: by number, figures and room."""
        most = self.most
        room = t.size_of(self.slot) - t.strength(t.on[self.slot] & DARK)
        if room < most:
            most = room
        figures = t.box.numbers.trog_figures - count_trogs(t)
        return figures if figures < most else most

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        if move != PASS:
            self.step = 1 + first(move)


class TakeFree(Frame):
    """A token has fallen where Humans stand: one of them takes it at once (25.62)."""

    def __init__(self, slot: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.slot = slot

    def fields(self) -> list[int]:
        return [self.slot, self.step]

    def of(self, v: list[int]) -> Frame:
        return TakeFree(v[0], v[1])

    def takers(self, t: Depths) -> list[int]:
        """The Humans there who have a hand free."""
        return [
            figure
            for figure in members(t.on[self.slot] & HUMANS)
            if total_in(t.carry[figure]) < t.box.scenario.token_most
        ]

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        takers = self.takers(t)
        lies = has_free_token(t, self.slot)
        if not takers or not lies:
            s.end()
        elif len(takers) > 1:
            s.ask(t.human_seat)
        else:
            self.take(t, takers[0])

    def take(self, t: Depths, figure: int) -> None:
        """Let one of them take it."""
        take_free(t, figure, self.slot)
        reach = t.box.scenario.reach
        if reach is not None and reach.is_at_once and t.tile_kind(self.slot) == reach.kind:
            leave_at_once(t, figure, reach)

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [pack(V_CHOOSE, figure) for figure in self.takers(cast(Depths, s))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        return OK if move in self.offer(s, seat) else OTHER_QUESTION

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        self.take(cast(Depths, s), first(move))


def has_free_token(t: Depths, slot: int) -> bool:
    """Whether a token lies on a tile that is taken up free of charge."""
    tokens = t.box.scenario.tokens
    for token in range(len(tokens)):
        if tokens[token].is_free and count_in(t.ground[slot], token):
            return True
    return False


class Fallen(Frame):
    """The infernal player chooses which ordinary Troglodytes of a tile die (25.60)."""

    def __init__(self, slot: int = 0, left: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.slot = slot
        self.left = left

    def fields(self) -> list[int]:
        return [self.slot, self.left, self.step]

    def of(self, v: list[int]) -> Frame:
        return Fallen(v[0], v[1], v[2])

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        here = t.ordinary_on(self.slot)
        if self.left == 0 or here == 0:
            s.end()
        elif count(here) <= self.left or len(distinct(t, here)) == 1:
            self.kill(t, lowest(here))
        else:
            s.ask(t.demon_seat)

    def kill(self, t: Depths, figure: int) -> None:
        """One of them dies and goes back to the reserve."""
        self.left -= 1
        drop_tokens(t, figure)
        t.forget(figure)
        t.take_off(figure)
        if t.log is not None:
            t.tell(E_TROGS_DIED, [1, self.slot])

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Depths, s)
        return [pack(V_CHOOSE, figure) for figure in distinct(t, t.ordinary_on(self.slot))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Depths, s)
        return choice_code(t, move, distinct(t, t.ordinary_on(self.slot)))

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        self.kill(cast(Depths, s), first(move))


ASK: Final = 0
ASKED: Final = 1
DEMON_ENTERS: Final = 2
VICTIM_ENTERS: Final = 3
DONE: Final = 4


class Snatch(Frame):
    """A Demon that has hit somebody may move one tile and take the victim along (23.10)."""

    def __init__(self, victim: int = 0, step: int = 0) -> None:
        super().__init__(step)
        self.victim = victim

    def fields(self) -> list[int]:
        return [self.victim, self.step]

    def of(self, v: list[int]) -> Frame:
        return Snatch(v[0], v[1])

    def advance(self, s: State) -> None:
        t = cast(Depths, s)
        if self.step == ASK and t.at[self.victim] >= 0 and self.slots(t):
            self.step = ASKED
            s.ask(t.demon_seat)
        elif self.step == DEMON_ENTERS:
            self.step = VICTIM_ENTERS
            t.enter(FIRST_DEMON, t.at[FIRST_DEMON])
        elif self.step == VICTIM_ENTERS:
            self.step = DONE
            if t.at[self.victim] >= 0:
                t.enter(self.victim, t.at[self.victim])
        else:
            s.end()

    def slots(self, t: Depths) -> list[int]:
        """The joined tiles with room for both; nobody holds them back."""
        slot = t.at[FIRST_DEMON]
        found: list[int] = []
        for side in range(4):
            if slot >= 0 and t.map.joined[slot] & BITS[side]:
                other = t.map.beside[slot * 4 + side]
                if t.has_room(FIRST_DEMON, other) and t.has_room(self.victim, other):
                    found.append(other)
        return found

    def offer(self, s: State, seat: Seat) -> list[Move]:
        return [PASS] + [pack(V_TILE, slot) for slot in self.slots(cast(Depths, s))]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        if move == PASS:
            return OK
        if verb(move) != V_TILE:
            return OTHER_QUESTION
        return OK if first(move) in self.slots(cast(Depths, s)) else FULL

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Depths, s)
        if move == PASS:
            return
        self.step = DEMON_ENTERS
        t.changes = [m for m in t.changes if who_has(m) != FIRST_DEMON or quirks_in(m) & SNATCHES == 0]
        move_to(t, FIRST_DEMON, first(move))
        move_to(t, self.victim, first(move))


def carry_off(t: Depths, figure: int) -> None:
    """A Troglodyte brings its token out by a hole or lair; its figure goes back to the reserve (24.8)."""
    for token in range(len(t.box.scenario.tokens)):
        if count_in(t.carry[figure], token) and t.log is not None:
            t.tell(E_TOKEN, [t.tag(figure), token, 4, t.at[figure]])
    points = total_in(t.carry[figure])
    t.carry = replaced(t.carry, figure, 0)
    t.forget(figure)
    t.kind = replaced(t.kind, figure, t.box.trog_kind)
    t.take_off(figure)
    score_dark(t, points)


def climb(t: Depths, figure: int) -> None:
    """A warrior leaves by the stair: it counts for the breach; a hellhound never comes back (24.2)."""
    stair = t.box.scenario.stair
    if stair is None:
        return
    points = stair.points[t.kind_of(figure).family]
    if t.log is not None:
        t.tell(E_CLIMBED, [t.tag(figure), points])
    if figure == FIRST_DEMON:
        t.demons_left += 1
    elif figure > FIRST_DEMON:
        t.dead |= 1 << figure
    else:
        t.kind = replaced(t.kind, figure, t.box.trog_kind)
    t.hurt = replaced(t.hurt, figure, 0)
    t.forget(figure)
    t.take_off(figure)
    score_dark(t, points)
