"""What a position is worth knowing by numbers: dangers, ways in action points, and what there is to go for.

Everything here is public knowledge; a policy or a search reads it to judge places and positions.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.box import (
    CAVEIN,
    ENTERS_FLOODED,
    ENTERS_RUBBLE,
    ENTERS_SQUEEZE,
    EXIT,
    FLOOD,
    GAS,
    HORROR,
    NO_FLOOD_LOSS,
    NO_HORROR_LOSS,
    NO_VICTIM,
    OUT_OF_TIME,
    ROUGH,
    SHIELDS_OTHERS,
    SQUEEZE,
)
from undercroft.games.subterra.rules.state import FLOODED, OFF_TABLE, RUBBLE, Cave
from undercroft.kernel.deck import UNSEEN, item_of
from undercroft.maps.paths import distances_from
from undercroft.maps.sides import BITS

NOWHERE: Final = -1.0e6
FAR: Final = 99


class Weights:
    """How much the policy minds and wants things, in action points."""

    def __init__(self) -> None:
        self.fall = 9.0
        """A caver struck down."""
        self.wound = [0.0, 9.0, 3.0, 2.0, 1.6, 1.2]
        """One health point lost, by how many there were."""
        self.tile = 1.6
        """A tile revealed."""
        self.front = 3.0
        """Standing at a free side at the end of a turn."""
        self.crowd = 1.5
        """A free side that somebody else will reach first."""
        self.rescue = 9.0
        """An unconscious companion to be woken, as a goal."""
        self.wake = 3.0
        """Waking one now rather than later."""
        self.need = 1.6
        """Action points to reveal a tile, ways included."""
        self.calm = 0.3
        """How dear action points are when there are plenty."""
        self.ahead = 0.8
        """How likely a tile just explored has a free side."""
        self.onward = 0.75
        """A further tile explored from one just explored."""
        self.exit = 30.0
        self.step = 0.7
        self.fresh = 0.55
        """The danger of ending a turn on a tile not seen before."""
        self.near = [9.0, 9.0, 2.5, 0.6, 0.25, 0.0, 0.0, 0.0]
        """A horror that comes for the caver, by its distance."""
        self.trap = [9.0, 9.0, 6.0, 4.0, 2.5, 1.5, 0.8, 0.5]
        """The same where there is no other way out."""
        self.horror_way = 5.0
        """A way on which a horror stands now."""
        self.vanish = 2.0
        """A horror that finds nobody and is gone."""
        self.apart = 0.1
        """Each step that a free side is farther from a companion than the party should spread."""
        self.spread = 5.0
        """How far the party should spread, in steps."""
        self.join = 0.0
        """Standing with a companion at the end of a turn."""
        self.rally_from = 20.0
        """So many draws before the exit, the party begins to rally."""
        self.rally = 0.5
        """Each point that a free side is farther from where the party rallies."""
        self.radius = 3.0
        """How far from there it still explores."""
        self.stray = 0.3
        """Each point farther than that, for a tile explored."""
        self.exert = 1.5
        """How much the price of exerting is minded."""
        self.pass_by = 0.4
        """How much the danger of a tile counts on a way over it."""
        self.other_victim = 0.4
        """How much a horror is minded that goes for somebody else."""
        self.loop = 0.6
        """A tile laid so that it joins up with another."""
        self.half = 0.3
        """A tile laid with an opening against a wall."""
        self.space = 0.05
        """An empty cell about a free side."""
        self.turn_back = 0.3
        """Coming back from a tile just explored."""
        self.blast = 0.8
        self.repel = 4.0
        self.heal = [0.0, 3.0, 0.8, 0.4, 0.3, 0.0]
        """A health point regained, by how many there were; waking up apart."""


WEIGHTS: Final = Weights()


def hazard_odds(t: Cave) -> list[float]:
    """How likely the next hazard card is of each kind (1.6): all undealt and undrawn cards are alike."""
    odds = [0.0] * (OUT_OF_TIME + 1)
    deck = t.hazards
    if t.time_up or deck.count() <= 1:
        odds[OUT_OF_TIME] = 1.0
        return odds
    share = 1.0 / len(deck.cards)
    for card in deck.cards:
        odds[t.box.cards[card].kind] += share
    return odds


def rounds_left(t: Cave) -> int:
    """How many action phases there are before the checks of Out of Time begin, this one included."""
    return 0 if t.time_up else t.hazards.count()


def draws_to_exit(t: Cave) -> float:
    """How many tiles are still to be drawn until the exit, on average; 0 once it is found."""
    if t.exit_is_laid() or t.waiting == t.box.exit_tile:
        return 0.0
    deck = t.stack_of_tiles
    before = 0.0
    for place in deck.top:
        if item_of(place) == t.box.exit_tile:
            return before + 1.0
        if item_of(place) != UNSEEN:
            before += 1.0
    last = deck.bands[2] + deck.bands[3]
    return before + deck.bands[0] + (last + 1) / 2.0


def nearest(worths: list[float], n: int) -> float:
    """The worth for a number, or for the last that there is one for: a box may have larger numbers."""
    return worths[n] if n < len(worths) else worths[-1]


def health_cost(w: Weights, health: int, loss: int) -> float:
    """What a loss of health is worth minding."""
    total = 0.0
    while loss > 0 and health > 0:
        total += nearest(w.wound, health)
        health -= 1
        loss -= 1
    return total


def check_odds(t: Cave, caver: int) -> float:
    """How likely a caver passes a skill check (2.7, 8.22)."""
    bonus = t.caver(caver).check_bonus if t.health[caver] > 0 else 0
    passing = t.box.die + 1 - t.box.target + bonus
    return min(1.0, max(0.0, passing / t.box.die))


class Dangers:
    """What may befall one caver who ends the action phase on a tile, in action points."""

    def __init__(self, t: Cave, caver: int, w: Weights, care: float) -> None:
        self.t = t
        self.caver = caver
        self.w = w
        self.care = care
        """How much harm is minded just now."""
        self.odds = hazard_odds(t)
        self.full = OFF_TABLE not in t.horrors
        self.by_kind = self.hazards_by_kind()
        self.hazards: list[float] = []
        """What the next hazard card may take on each tile; tremors are the same everywhere and left out."""
        for slot in range(len(t.laid)):
            self.hazards.append(self.hazard(slot))
        self.far: list[list[int]] = []
        """For each tile with a horror, the distances from it."""
        if not t.caver(caver).traits & NO_VICTIM and not t.is_hidden(caver):
            seen: list[int] = []
            for slot in t.horrors:
                if slot != OFF_TABLE and slot not in seen:
                    seen.append(slot)
                    self.far.append(distances_from(t.map, slot, t.box.horror_range))
        self.trapped = self.traps() if self.far else []
        """For each tile whether the horrors bar every way out of a small blind part of the cave."""

    def loss(self, amount: int) -> float:
        """What a loss of so much health is to be minded."""
        return self.care * health_cost(self.w, self.t.health[self.caver], amount)

    def hazards_by_kind(self) -> list[float]:
        """What the next hazard card may take on each kind of tile (chapter 6)."""
        t = self.t
        who = t.who[self.caver]
        traits = t.box.cavers[who].traits
        found = [0.0] * (OUT_OF_TIME + 1)
        if not traits & NO_VICTIM and not self.full:
            found[HORROR] = self.odds[HORROR] * self.care * self.w.fall
        found[CAVEIN] = self.odds[CAVEIN] * 2.0 / t.box.die * self.loss(t.box.cavers[who].cavein_loss)
        found[GAS] = self.odds[GAS] * self.loss(t.box.gas_loss)
        if not traits & NO_FLOOD_LOSS:
            found[FLOOD] = self.odds[FLOOD] * self.loss(t.box.flood_loss)
        return found

    def hazard(self, slot: int) -> float:
        """What the next hazard card may take on a tile."""
        t = self.t
        kind = t.tile(slot).kind
        harm = self.by_kind[kind]
        if harm == 0.0:
            return harm
        if kind == HORROR:
            return 0.0 if slot in t.horrors else harm
        if kind == CAVEIN and t.has_rubble(slot):
            return 0.0
        return 0.0 if self.is_shielded(slot) else harm

    def is_shielded(self, slot: int) -> bool:
        """Whether a bodyguard on the tile would take the hazards."""
        t = self.t
        for other in range(len(t.who)):
            if other != self.caver and t.at[other] == slot and t.has(other, SHIELDS_OTHERS):
                return True
        return False

    def fresh_kinds(self) -> list[float]:
        """How likely the next tile of the stack is of each kind."""
        t = self.t
        found = [0.0] * (OUT_OF_TIME + 1)
        cards = t.stack_of_tiles.cards
        for tile in cards:
            found[t.box.tiles[tile].kind] += 1.0 / len(cards)
        return found

    def traps(self) -> list[bool]:
        """Cut the cave at the horrors and the tiles beside them, and see which parts lead nowhere."""
        t = self.t
        grid = t.map
        part = [-1] * len(t.laid)
        for slot in range(len(part)):
            for far in self.far:
                if 0 <= far[slot] <= 1:
                    part[slot] = -2
        blind: list[bool] = [False] * len(part)
        for start in range(len(part)):
            if part[start] != -1:
                continue
            members = [start]
            part[start] = start
            ways_out = 0
            for here in members:
                ways_out += grid.free[here] & ~grid.barred[here]
                ways_out += int(t.tile(here).kind == EXIT)
                for side in range(4):
                    if grid.joined[here] & BITS[side]:
                        there = grid.beside[here * 4 + side]
                        if part[there] == -1:
                            part[there] = start
                            members.append(there)
            if ways_out == 0 and len(members) <= 6:
                for here in members:
                    blind[here] = True
        return blind

    def strikes(self, slot: int) -> float:
        """What the horrors may do to the caver on a tile (chapter 7)."""
        t = self.t
        if not self.far or t.tile(slot).kind == EXIT:
            return 0.0
        worst = 0.0
        for far in self.far:
            steps = far[slot]
            if steps < 0:
                continue
            harm = nearest(self.w.trap if self.trapped[slot] else self.w.near, steps) * self.care
            if self.goes_for_another(steps, far):
                harm *= self.w.other_victim
            if harm > worst:
                worst = harm
        return worst

    def followers(self, slot: int) -> int:
        """How many horrors sense this caver there and nobody else: they are gone if the caver is."""
        t = self.t
        total = 0
        for far in self.far:
            if far[slot] >= 0:
                alone = True
                for other in range(len(t.who)):
                    if other != self.caver and t.is_victim(other) and far[t.at[other]] >= 0:
                        alone = False
                total += int(alone)
        return total

    def goes_for_another(self, steps: int, far: list[int]) -> bool:
        """Whether a horror has a closer victim than this caver, so many steps away (7.4)."""
        t = self.t
        for other in range(len(t.who)):
            if other != self.caver and t.is_victim(other):
                theirs = far[t.at[other]]
                if theirs >= 0 and (theirs < steps or (theirs == steps and t.who[other] < t.who[self.caver])):
                    return True
        return False


class Ways:
    """How a caver gets about: the points to enter each tile, and to leave by a side that needs a rope."""

    def __init__(self, t: Cave, caver: int, w: Weights, dangers: Dangers) -> None:
        self.t = t
        self.caver = caver
        self.w = w
        box = t.box
        who = t.who[caver]
        traits = box.cavers[who].traits
        costs = box.cavers[who].costs
        self.step = w.step
        if costs[v.SPRINT] < FAR:
            self.step = w.step * 0.8
        self.clearing = float(min(costs[v.CLEAR], costs[v.DIG]))
        chance = check_odds(t, caver)
        self.roping = min(costs[v.PLACE_ROPE] / max(0.05, chance), float(costs[v.BELAY]))
        self.check = chance
        scout = traits & NO_HORROR_LOSS != 0
        self.enter: list[float] = []
        """The action points for entering each tile, hurts included."""
        self.tolls: list[float] = []
        """The hurts alone."""
        self.plain: list[int] = []
        """Whether a Move gets the caver onto each tile (1), or swimming, squeezing, clearing (2, 3, 4)."""
        self.hurt = dangers.loss(1)
        self.choke = dangers.loss(box.gas_entry_loss)
        for slot in range(len(t.laid)):
            mark = t.marks[slot]
            kind = box.tiles[t.laid[slot]].kind
            how = 1
            price = self.step
            if mark & FLOODED and not traits & ENTERS_FLOODED:
                how = 2
                price = 2.0
            elif mark & RUBBLE and not traits & ENTERS_RUBBLE:
                how = 4
                price = self.clearing + 1.0
            elif kind == SQUEEZE and not traits & ENTERS_SQUEEZE:
                how = 3
                price = 2.0
            toll = self.toll(kind, self.hurt, self.choke)
            self.plain.append(how)
            self.enter.append(price + toll + w.pass_by * dangers.hazards[slot])
            if slot in t.horrors and not scout and kind != EXIT:
                toll += 50.0 + 4.0 * w.fall
                self.enter[slot] += w.horror_way
            self.tolls.append(toll)

    def tolls_by_kind(self) -> list[float]:
        """What entering a new tile of each kind takes besides points."""
        return [self.toll(kind, self.hurt, self.choke) for kind in range(OUT_OF_TIME + 1)]

    def toll_of(self, slot: int) -> float:
        """What entering a tile takes besides points."""
        return self.tolls[slot]

    def toll(self, kind: int, hurt: float, choke: float) -> float:
        """What entering a tile of this kind takes besides points (4.13)."""
        if kind == ROUGH:
            return (1.0 - self.check) * hurt
        if kind == GAS and self.t.gas:
            return choke
        return 0.0

    def potential(self, goals: list[float]) -> list[float]:
        """For each tile the worth of the best goal less the way there; NOWHERE if none can be reached.

        The goals are given as one worth for each tile, NOWHERE where there is nothing to go for.
        """
        t = self.t
        best = goals[:]
        queue = [slot for slot in range(len(best)) if best[slot] > NOWHERE]
        beside = t.map.beside
        joined = t.map.joined
        barred = t.map.barred
        enter = self.enter
        head = 0
        while head < len(queue):
            here = queue[head]
            head += 1
            worth = best[here] - enter[here]
            mask = joined[here]
            for side in range(4):
                if mask & BITS[side]:
                    there = beside[here * 4 + side]
                    value = worth
                    if barred[there] & BITS[side ^ 2]:
                        value -= self.roping
                    if value > best[there] + 0.001:
                        best[there] = value
                        queue.append(there)
        return best

    def costs_from(self, start: int) -> list[float]:
        """For each tile the action points from a start, FAR if it cannot be reached."""
        t = self.t
        best = [float(FAR)] * len(t.laid)
        best[start] = 0.0
        queue = [start]
        beside = t.map.beside
        joined = t.map.joined
        barred = t.map.barred
        enter = self.enter
        head = 0
        while head < len(queue):
            here = queue[head]
            head += 1
            cost = best[here]
            mask = joined[here]
            for side in range(4):
                if mask & BITS[side]:
                    there = beside[here * 4 + side]
                    value = cost + enter[there]
                    if barred[here] & BITS[side]:
                        value += self.roping
                    if value < best[there] - 0.001:
                        best[there] = value
                        queue.append(there)
        return best


def awake(t: Cave, caver: int) -> bool:
    """Whether a caver is on the table and can act."""
    return t.health[caver] > 0 and t.at[caver] >= 0
