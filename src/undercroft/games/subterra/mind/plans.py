"""A caver's turn thought through: what each action leads to with the points at hand."""

from __future__ import annotations

from typing import Final

from undercroft.games.subterra.mind.features import (
    NOWHERE,
    Dangers,
    Ways,
    Weights,
    awake,
    draws_to_exit,
    health_cost,
    nearest,
    rounds_left,
)
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.box import CAVEIN, FLOOD, NEVER
from undercroft.games.subterra.rules.reveal import roped_side
from undercroft.games.subterra.rules.state import NO_TILE, Cave
from undercroft.kernel.moves import PASS, Move, first, verb
from undercroft.maps.paths import distances_from
from undercroft.maps.sides import BITS

UNKNOWN: Final = -2.0e6


class Plan:
    """One caver's outlook: what every tile in reach is worth with so many points left."""

    def __init__(self, t: Cave, caver: int, w: Weights) -> None:
        self.t = t
        self.caver = caver
        self.w = w
        self.found = t.exit_is_laid()
        self.care = 1.0 / self.haste()
        self.dangers = Dangers(t, caver, w, self.care)
        self.ways = Ways(t, caver, w, self.dangers)
        self.can_draw = not self.found and (t.waiting != NO_TILE or not t.draw_pile_empty())
        self.kinds = self.dangers.fresh_kinds()
        self.tolls = self.ways.tolls_by_kind()
        self.fresh = 0.0
        """The danger of ending the turn on the next tile of the stack, whatever it is."""
        for kind in range(len(self.kinds)):
            self.fresh += self.kinds[kind] * (self.dangers.by_kind[kind] + self.tolls[kind])
        self.tile = w.tile
        self.away: list[float] = []
        """How far each tile is from where the party rallies; nothing while it does not."""
        self.goal = self.goals()
        self.worth = self.ways.potential(self.goal)
        self.stride = t.box.points + max(1, t.box.exerts * t.box.exert_points) + 1
        """More than the points that can be at hand."""
        self.memo: list[float] = [UNKNOWN] * (len(t.laid) * self.stride)

    # What there is to go for

    def haste(self) -> float:
        """How dear action points are: about 1 when the points left are as many as are needed."""
        t = self.t
        party = 0
        for caver in range(len(t.who)):
            if awake(t, caver):
                party += 1
        have = max(1, rounds_left(t) * 2 * party)
        need = draws_to_exit(t) * self.w.need + 6.0 * party
        return min(2.0, self.w.calm + (1.0 - self.w.calm) * need / have)

    def goals(self) -> list[float]:
        """The worth of each tile as a place to be: free sides, the exit, companions to wake."""
        t = self.t
        goals = [NOWHERE] * len(t.laid)
        if self.found:
            slot = t.laid.index(t.box.exit_tile)
            goals[slot] = self.w.exit
        elif self.can_draw:
            self.add_fronts(goals)
        self.add_bodies(goals)
        return goals

    def add_fronts(self, goals: list[float]) -> None:
        """Free sides, less worth where others are closer or far away; and companions."""
        t = self.t
        w = self.w
        start = t.at[self.caver]
        companions: list[int] = []
        for other in range(len(t.who)):
            if other != self.caver and awake(t, other):
                companions.append(t.at[other])
        mine = distances_from(t.map, start) if start >= 0 else [0] * len(goals)
        others = [distances_from(t.map, there) for there in companions]
        for slot in range(len(goals)):
            free = t.map.free[slot]
            if not free and slot not in companions:
                continue
            sides = count(free & ~t.map.barred[slot])
            worth = w.join
            if sides:
                worth = w.front + 0.2 * sides
            elif free:
                worth = w.front - self.ways.roping
            taken = False
            for far in others:
                steps = far[slot] if far[slot] >= 0 else 20
                if steps > w.spread:
                    worth -= w.apart * (steps - w.spread)
                taken = taken or (steps < mine[slot] and sides < 3)
            if taken and free:
                worth -= w.crowd
            goals[slot] = worth
        if draws_to_exit(t) <= w.rally_from and companions:
            self.rally(goals, companions)

    def rally(self, goals: list[float], companions: list[int]) -> None:
        """Find the free side that the whole party can reach soonest, and explore about there only."""
        t = self.t
        w = self.w
        costs = [self.ways.costs_from(there) for there in companions]
        if t.at[self.caver] >= 0:
            costs.append(self.ways.costs_from(t.at[self.caver]))
        best = -1
        least = 1.0e6
        for slot in range(len(goals)):
            if t.map.free[slot] & ~t.map.barred[slot]:
                longest = 0.0
                total = 0.0
                for cost in costs:
                    total += cost[slot]
                    if cost[slot] > longest:
                        longest = cost[slot]
                if longest + 0.3 * total < least:
                    least = longest + 0.3 * total
                    best = slot
        if best < 0:
            return
        self.away = self.ways.costs_from(best)
        for slot in range(len(goals)):
            if goals[slot] > NOWHERE:
                goals[slot] -= w.rally * min(self.away[slot], 30.0)
                if self.tile_at(slot) <= 0.0:
                    goals[slot] = NOWHERE

    def add_bodies(self, goals: list[float]) -> None:
        """Unconscious companions whom this caver is the one to wake."""
        t = self.t
        for other in range(len(t.who)):
            slot = t.at[other]
            if t.health[other] or slot < 0 or other == self.caver or slot in t.horrors or t.is_on_exit(other):
                continue
            if self.is_rescuer(slot) and self.can_rescue(slot):
                goals[slot] = max(goals[slot], self.w.rescue + (self.w.exit if self.found else 0.0))
                self.ways.enter[slot] += (1.0 - self.w.pass_by) * self.dangers.hazards[slot]

    def is_rescuer(self, slot: int) -> bool:
        """Whether nobody else is closer to a tile."""
        t = self.t
        far = distances_from(t.map, slot)
        mine = self.call_of(self.caver, far)
        for other in range(len(t.who)):
            if other != self.caver and awake(t, other):
                theirs = self.call_of(other, far)
                if theirs < mine or (theirs == mine and other < self.caver):
                    return False
        return mine < 50

    def call_of(self, caver: int, far: list[int]) -> int:
        """How far a rescuer is, a medic being closer than the steps say."""
        t = self.t
        steps = far[t.at[caver]]
        if steps < 0:
            return 99
        return steps - 3 if t.caver(caver).costs[v.BANDAGE] < NEVER else steps

    def can_rescue(self, slot: int) -> bool:
        """Whether there is time to wake a companion and get both out."""
        t = self.t
        left = rounds_left(t)
        if not self.found:
            return left >= 4
        goals = [NOWHERE] * len(t.laid)
        goals[t.laid.index(t.box.exit_tile)] = 0.0
        home = -self.ways.potential(goals)[slot]
        goals = [NOWHERE] * len(t.laid)
        goals[slot] = 0.0
        there = -self.ways.potential(goals)[t.at[self.caver]]
        return (there + 2.0 + home) / 2.0 + 1.0 <= left

    # What places are worth

    def danger(self, slot: int) -> float:
        """What ending the turn on a tile is to be minded."""
        return self.dangers.hazards[slot] + self.dangers.strikes(slot)

    def prospect(self, slot: int) -> float:
        """What a tile promises for the turns to come."""
        worth = self.worth[slot]
        return worth if worth > NOWHERE else 0.0

    def stop(self, slot: int) -> float:
        """Ending the turn on a tile."""
        return self.prospect(slot) - self.danger(slot)

    def tile_at(self, slot: int) -> float:
        """What a tile revealed from here is worth."""
        if not self.away or self.away[slot] <= self.w.radius:
            return self.tile
        return self.tile - self.w.stray * (min(self.away[slot], 30.0) - self.w.radius)

    def front(self, slot: int) -> float:
        """What standing at a free side about here is worth."""
        worth = self.goal[slot]
        return worth if worth > NOWHERE else max(self.prospect(slot), 0.0)

    def beyond(self, slot: int, points: int) -> float:
        """Having just explored, with points left: go on from the new tile, or come back from it."""
        w = self.w
        front = self.front(slot)
        value = front - (1.0 - w.ahead) * w.front - 0.7 * self.dangers.strikes(slot)
        if points == 0:
            return value - self.fresh
        value += points * self.tile_at(slot) * w.onward
        back = self.stop(slot) - w.turn_back
        total = 0.0
        for kind in range(len(self.kinds)):
            chance = self.kinds[kind]
            if chance > 0.0:
                total += chance * (max(value - self.dangers.by_kind[kind], back) - self.tolls[kind])
        return total

    def value(self, slot: int, points: int) -> float:
        """The best that comes of standing on a tile with points left."""
        if points <= 0:
            return self.stop(slot)
        key = slot * self.stride + points
        found = self.memo[key]
        if found > UNKNOWN:
            return found
        best = max(self.stop(slot), self.drawing(slot, points), self.healing(slot, points))
        best = max(best, self.going(slot, points))
        self.memo[key] = best
        return best

    def drawing(self, slot: int, points: int) -> float:
        """The best of exploring and revealing from a tile."""
        t = self.t
        sides = count(t.map.free[slot] & ~t.map.barred[slot])
        if sides == 0 or not self.can_draw or points <= 0:
            return NOWHERE
        return max(self.exploring(slot, points), self.revealing(slot, points, sides))

    def exploring(self, slot: int, points: int) -> float:
        """Explore from a tile."""
        return self.tile_at(slot) + self.beyond(slot, points - 1)

    def revealing(self, slot: int, points: int, sides: int) -> float:
        """Reveal from a tile with so many sides to go, and stay or go on from there."""
        best = NOWHERE
        for times in range(1, min(sides, points) + 1):
            after = self.stop(slot)
            if times == sides:
                after -= (1.0 - self.w.ahead) * self.w.front + self.ways.step
            if times < sides and points - times >= 1:
                after = max(after, self.exploring(slot, points - times))
            best = max(best, times * self.tile_at(slot) + after)
        return best

    def healing(self, slot: int, points: int) -> float:
        """The best of helping those on a tile."""
        t = self.t
        best = NOWHERE
        costs = t.caver(self.caver).costs
        for other in range(len(t.who)):
            if other != self.caver and t.at[other] != slot:
                continue
            gain = self.gain(other, slot)
            if gain <= 0.0:
                continue
            price = costs[v.HEAL]
            if other != self.caver and costs[v.BANDAGE] < price:
                price = costs[v.BANDAGE]
            if price <= points:
                best = max(best, gain + self.value(slot, points - price))
        return best

    def gain(self, other: int, slot: int) -> float:
        """What a health point given to somebody on a tile is worth."""
        t = self.t
        health = t.health[other]
        if health >= t.caver(other).health:
            return 0.0
        if health == 0:
            return 0.0 if slot in t.horrors else self.w.wake
        if t.is_on_exit(other):
            return 0.0
        return self.care * nearest(self.w.heal, health)

    def going(self, slot: int, points: int) -> float:
        """The best of walking on from a tile."""
        t = self.t
        best = NOWHERE
        for side in range(4):
            if t.map.exits[slot] & BITS[side]:
                best = max(best, self.stepping(t.map.beside[slot * 4 + side], points))
        costs = t.caver(self.caver).costs
        if costs[v.SPRINT] <= points:
            best = max(best, self.running(slot, t.box.sprint_moves, points - costs[v.SPRINT]))
        if costs[v.RUN] <= points:
            best = max(best, self.running(slot, t.box.run_moves, points - costs[v.RUN]))
        return best

    def stepping(self, slot: int, points: int) -> float:
        """Enter the next tile by what it takes: Move, Swim, Squeeze through, or clearing first."""
        how = self.ways.plain[slot]
        price = 1
        if how == 2 or how == 3:
            price = 2
        elif how == 4:
            price = 1 + int(self.ways.clearing)
        if price > points:
            return NOWHERE
        return self.value(slot, points - price) - self.ways.toll_of(slot)

    def running(self, slot: int, steps: int, points: int) -> float:
        """Run or sprint up to so many steps, then go on with the points left."""
        t = self.t
        best = NOWHERE
        if steps == 0:
            return best
        for side in range(4):
            if t.map.exits[slot] & BITS[side]:
                there = t.map.beside[slot * 4 + side]
                if self.ways.plain[there] == 1:
                    toll = self.ways.toll_of(there)
                    if toll < 20.0:
                        then = max(self.value(there, points), self.running(there, steps - 1, points))
                        best = max(best, then - toll)
        return best

    # What actions are worth

    def estimate(self, move: Move, points: int, health_now: int = 0) -> float:
        """What an action of this caver's turn leads to, points being those at hand before it."""
        t = self.t
        what, where = verb(move), first(move)
        slot = t.at[self.caver]
        left = points - t.caver(self.caver).costs[what] if what else points
        if move == PASS:
            return self.stop(slot)
        if what == v.MOVE or what == v.SWIM or what == v.SQUEEZE_THROUGH:
            there = t.map.beside[slot * 4 + where]
            return self.value(there, left) - self.ways.toll_of(there)
        if what == v.EXPLORE:
            return self.exploring(slot, points) if self.can_draw else NOWHERE
        if what == v.REVEAL:
            sides = count(t.map.free[slot] & ~t.map.barred[slot])
            return self.revealing(slot, points, sides) - 0.01 if self.can_draw else NOWHERE
        if what == v.RUN:
            return self.running(slot, t.box.run_moves, left)
        if what == v.SPRINT:
            return self.running(slot, t.box.sprint_moves, left)
        if what == v.HEAL or what == v.BANDAGE:
            gain = self.gain(where, slot)
            return gain + self.value(slot, left) if gain > 0.0 else NOWHERE
        return self.special(what, where, slot, left)

    def special(self, what: int, where: int, slot: int, left: int) -> float:
        """What the rarer actions lead to."""
        if what == v.CLEAR or what == v.DIG:
            return self.clearing(where, slot, left)
        if what == v.PLACE_ROPE:
            return self.roping(slot, left, self.ways.check)
        if what == v.BELAY:
            return self.roping(slot, left, 1.0)
        if what == v.HIDE:
            return self.hiding(slot)
        if what == v.DIVE:
            return self.diving()
        if what == v.DEMOLISH:
            return self.blasting(where, slot, left)
        if what == v.REPEL:
            return self.repelling(where, slot, left)
        return NOWHERE

    def clearing(self, where: int, slot: int, left: int) -> float:
        """Clear rubble: worth it if the way leads on there."""
        if where == v.HERE:
            return NOWHERE
        there = self.t.map.beside[slot * 4 + where]
        worth = self.worth[there]
        if worth <= NOWHERE or self.t.map.barred[slot] & BITS[where]:
            return NOWHERE
        value = worth - (self.ways.enter[there] - self.ways.clearing) - self.danger(slot)
        if left >= 1:
            value = max(value, self.value(there, left - 1) - self.ways.toll_of(there))
        return value

    def roping(self, slot: int, left: int, chance: float) -> float:
        """Place a rope: worth it if the way, or the next free side, is beyond."""
        t = self.t
        side = roped_side(t, slot)
        there = t.map.beside[slot * 4 + side]
        after = NOWHERE
        if there >= 0:
            if t.map.joined[slot] & BITS[side] and self.worth[there] > NOWHERE:
                after = self.worth[there] - self.ways.enter[there] - self.danger(slot)
                if left >= 1 and self.ways.plain[there] == 1:
                    after = max(after, self.value(there, left - 1) - self.ways.toll_of(there))
        elif self.can_draw:
            after = self.front(slot) - self.danger(slot)
            if left >= 1:
                after = max(after, self.exploring(slot, left))
        if after <= NOWHERE:
            return NOWHERE
        return chance * after + (1.0 - chance) * self.stop(slot)

    def hiding(self, slot: int) -> float:
        """Hide: only from horrors."""
        t = self.t
        strikes = self.dangers.strikes(slot)
        if strikes <= 0.0:
            return NOWHERE
        chance = 1.0 if t.row[self.caver] + 1 >= t.box.hide_sure else self.ways.check
        gain = strikes + self.w.vanish * self.dangers.followers(slot)
        return self.stop(slot) + chance * gain

    def diving(self) -> float:
        """Dive: two turns, and up again on the best floodable tile."""
        t = self.t
        best = NOWHERE
        for slot in range(len(t.laid)):
            if t.kind_at(slot) == FLOOD:
                best = max(best, self.stop(slot))
        return best - 2.5

    def blasting(self, side: int, slot: int, left: int) -> float:
        """Demolish: a shorter way, or a new free side."""
        t = self.t
        there = t.map.beside[slot * 4 + side]
        after = NOWHERE
        if there >= 0:
            if self.worth[there] > NOWHERE:
                after = self.worth[there] - self.ways.enter[there] - self.danger(slot)
                if left >= 1 and self.ways.plain[there] == 1:
                    after = max(after, self.value(there, left - 1) - self.ways.toll_of(there))
        elif self.can_draw:
            after = self.front(slot) - self.danger(slot)
            if left >= 1:
                after = max(after, self.exploring(slot, left))
        if after <= NOWHERE:
            return NOWHERE
        risk = 0.0
        for other in range(len(t.who)):
            if awake(t, other) and t.kind_at(t.at[other]) == CAVEIN:
                risk += self.care * health_cost(self.w, t.health[other], t.caver(other).cavein_loss) / 3.0
        return after - self.w.blast - risk

    def repelling(self, side: int, slot: int, left: int) -> float:
        """Drive a horror off, if it threatens anybody."""
        t = self.t
        there = t.map.beside[slot * 4 + side]
        return self.w.repel + self.dangers.strikes(slot) + self.value(slot, left) if there >= 0 else NOWHERE


def count(mask: int) -> int:
    """How many sides a mask has."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)
