"""Chapter 6: a fight from its declaration to its result."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undercroft.games.dungeontwister.rules.box import NEVER_ATTACKS, SHOOTS
from undercroft.games.dungeontwister.rules.events import (
    ATTACKED,
    CARDS_LAID,
    JOINED,
    SHOT,
    TIE,
    WON,
)
from undercroft.games.dungeontwister.rules.fighters import (
    aim_refusal,
    attack_refusal,
    group,
    shoot_refusal,
    side_worth,
    target_refusal,
)
from undercroft.games.dungeontwister.rules.harm import remove_brambles, remove_tree, strike
from undercroft.games.dungeontwister.rules.reacting import card_of_value, spend, values_in_hand
from undercroft.games.dungeontwister.rules.sight import seen_from
from undercroft.games.dungeontwister.rules.state import (
    Labyrinth,
)
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES,
    BRAMBLES_AT,
    CHARACTERS_OF,
    LIVING_TREE,
    TOKENS,
    TREE_AT,
    USED,
    bits,
    owner_of,
)
from undercroft.games.dungeontwister.rules.verbs import (
    ATTACK,
    FIGHT,
    IN_FIGHT,
    LAY,
    LEGAL,
    NO_CARD,
    NOT_NOW,
    SHOOT,
    SUPPORT,
)
from undercroft.kernel.moves import Move, Seat, first, pack, second, verb
from undercroft.kernel.state import Frame, State

GATHERING: Final = 0
LAYING: Final = 1
RESULT: Final = 2
OVER: Final = 3


class Fight(Frame):
    """A fight: shooters are added, both lay a card in secret, both cards are shown (6.1 to 6.6)."""

    def __init__(
        self,
        step: int = GATHERING,
        attacker: int = 0,
        target: int = 0,
        ranged: int = 0,
        shooters: int = 0,
        blue: int = 0,
        yellow: int = 0,
    ) -> None:
        super().__init__(step)
        self.attacker = attacker
        self.target = target
        self.ranged = ranged
        self.shooters = shooters
        self.blue = blue
        self.yellow = yellow

    def fields(self) -> list[int]:
        return [self.step, self.attacker, self.target, self.ranged, self.shooters, self.blue, self.yellow]

    def of(self, v: list[int]) -> Frame:
        return Fight(v[0], v[1], v[2], v[3], v[4], v[5], v[6])

    def seat(self) -> Seat:
        """Who attacks."""
        return owner_of(self.attacker)

    def sides(self, t: Labyrinth) -> list[int]:
        """The masks of the close fighters of both sides, attackers first."""
        if not self.ranged:
            return group(t, self.attacker, self.target)
        defenders = 1 << self.target
        seat = 1 - self.seat()
        if t.markers[TREE_AT + seat] == t.at[self.target] and not t.is_wounded(self.target):
            defenders |= 1 << (LIVING_TREE + seat)
        return [0, defenders]

    def totals(self, t: Labyrinth) -> list[int]:
        """What both sides are worth without their cards, attackers first."""
        sides = self.sides(t)
        arrows = t.box.arrow * len(bits(self.shooters))
        return [side_worth(t, sides[0], True) + arrows, side_worth(t, sides[1], False)]

    def advance(self, s: State) -> None:
        t = cast(Labyrinth, s)
        if self.step == GATHERING:
            if self.helpers(t):
                t.ask(self.seat())
            else:
                self.begin(t)
        elif self.step == LAYING:
            t.ask_all(3)
        elif self.step == RESULT:
            self.step = OVER
            self.resolve(t)
        else:
            t.end()

    def helpers(self, t: Labyrinth) -> list[int]:
        """The shooters that can still be added (6.6)."""
        found: list[int] = []
        for token in t.characters(self.seat()):
            if self.helper_refusal(t, token) == LEGAL:
                found.append(token)
        return found

    def helper_refusal(self, t: Labyrinth, token: int) -> int:
        """Why a character's arrow cannot be added to this fight."""
        if token >= TOKENS or self.shooters >> token & 1 or self.sides(t)[0] >> token & 1:
            return IN_FIGHT
        return aim_refusal(t, self.seat(), token, self.target)

    def begin(self, t: Labyrinth) -> None:
        """Everybody is named: crossbows are used up, and who fights is told."""
        self.step = LAYING
        for token in bits(self.shooters):
            if not t.has(token, SHOOTS):
                t.marks[t.load[token]] |= USED
        if t.log is not None:
            sides = self.sides(t)
            for side in range(2):
                for fighter in bits(sides[side] & ~(1 << self.attacker) & ~(1 << self.target)):
                    t.tell(JOINED, [fighter, side])
            for token in bits(self.shooters & ~(1 << self.attacker)):
                t.tell(JOINED, [token, 0])

    def offer(self, s: State, seat: Seat) -> list[Move]:
        t = cast(Labyrinth, s)
        if self.step == LAYING:
            return [pack(LAY, value) for value in values_in_hand(t, seat)]
        return [pack(FIGHT), *[pack(SUPPORT, token) for token in self.helpers(t)]]

    def refusal(self, s: State, seat: Seat, move: Move) -> int:
        t = cast(Labyrinth, s)
        what = verb(move)
        if self.step == LAYING:
            if what != LAY:
                return NOT_NOW
            return LEGAL if card_of_value(t, seat, first(move)) >= 0 else NO_CARD
        if what == FIGHT:
            return LEGAL
        return self.helper_refusal(t, first(move)) if what == SUPPORT else NOT_NOW

    def choose(self, s: State, seat: Seat, move: Move) -> None:
        t = cast(Labyrinth, s)
        if self.step == LAYING:
            if seat == 0:
                self.blue = first(move)
            else:
                self.yellow = first(move)
                self.step = RESULT
        elif verb(move) == FIGHT:
            self.begin(t)
        else:
            self.shooters |= 1 << first(move)

    def resolve(self, t: Labyrinth) -> None:
        """Both cards are shown: the lower side is struck (6.2)."""
        seat = self.seat()
        cards = [self.blue, self.yellow]
        totals = self.totals(t)
        totals[0] += cards[seat]
        totals[1] += cards[1 - seat]
        sides = self.sides(t)
        for other in range(2):
            spend(t, other, cards[other])
        t.shown += 1
        if t.log is not None:
            t.tell(CARDS_LAID, [seat, cards[seat], cards[1 - seat], totals[0], totals[1]])
        if totals[0] == totals[1]:
            if t.log is not None:
                t.tell(TIE, [])
            return
        lost = 0 if totals[0] < totals[1] else 1
        if t.log is not None:
            t.tell(WON, [seat if lost == 1 else 1 - seat])
        for fighter in bits(sides[lost]):
            if fighter >= LIVING_TREE:
                remove_tree(t, fighter - LIVING_TREE)
            elif fighter >= BRAMBLES:
                remove_brambles(t, fighter - BRAMBLES)
            elif t.at[fighter] >= 0:
                strike(t, fighter)


def combat_refusal(t: Labyrinth, seat: int, move: Move) -> int:
    """Why a fight cannot be begun."""
    if verb(move) == ATTACK:
        return attack_refusal(t, seat, first(move), second(move))
    return shoot_refusal(t, seat, first(move), second(move))


def begin_fight(t: Labyrinth, move: Move) -> None:
    """Declare an attack."""
    attacker, target = first(move), second(move)
    ranged = verb(move) == SHOOT
    if t.log is not None:
        t.tell(SHOT if ranged else ATTACKED, [attacker, target])
    t.call(Fight(GATHERING, attacker, target, int(ranged), 1 << attacker if ranged else 0))


def add_attacks(t: Labyrinth, seat: int, mine: list[int], moves: list[Move]) -> None:
    """The close fights that a seat can begin, by these characters who have points or by its living tree."""
    if t.peace:
        return
    for fighter in mine:
        if is_beside_target(t, seat, t.at[fighter]) and not t.has(fighter, NEVER_ATTACKS):
            add_attacks_by(t, seat, fighter, t.at[fighter], moves)
    tree = t.markers[TREE_AT + seat]
    if tree >= 0 and t.ap > 0:
        add_attacks_by(t, seat, LIVING_TREE + seat, tree, moves)


def is_beside_target(t: Labyrinth, seat: int, square: i64) -> bool:
    """Whether something that a seat might attack is on a square or next to it."""
    brambles: i64 = t.markers[BRAMBLES_AT + 1 - seat]
    tree: i64 = t.markers[TREE_AT + 1 - seat]
    if square == tree:
        return True
    here = t.ground.here
    joins = t.ground.joins
    enemies: i64 = CHARACTERS_OF[1 - seat]
    edge: i64 = square * 4
    last: i64 = edge + 4
    while edge < last:
        near: i64 = joins[edge]
        if near >= 0:
            mask: i64 = here[near]
            if mask & enemies or near in (brambles, tree):
                return True
        edge += 1
    return False


def add_attacks_by(t: Labyrinth, seat: int, fighter: int, square: i64, moves: list[Move]) -> None:
    """What a fighter can attack from his square: what is beside it, and in trees what is there."""
    here = t.ground.here
    joins = t.ground.joins
    enemies = t.enemies(seat)
    brambles, tree = t.markers[BRAMBLES_AT + 1 - seat], t.markers[TREE_AT + 1 - seat]
    for edge in range(square * 4, square * 4 + 4):
        near: i64 = joins[edge]
        if near < 0:
            continue
        if here[near] & enemies:
            add_targets(t, seat, fighter, bits(here[near] & enemies), moves)
        if near == brambles:
            moves.append(pack(ATTACK, fighter, BRAMBLES + 1 - seat))
        if near == tree:
            moves.append(pack(ATTACK, fighter, LIVING_TREE + 1 - seat))
    if fighter >= LIVING_TREE and here[square] & enemies:
        add_targets(t, seat, fighter, bits(here[square] & enemies), moves)
    if fighter >= LIVING_TREE and square == brambles:
        moves.append(pack(ATTACK, fighter, BRAMBLES + 1 - seat))
    if square == tree:
        moves.append(pack(ATTACK, fighter, LIVING_TREE + 1 - seat))


def add_targets(t: Labyrinth, seat: int, fighter: int, targets: list[int], moves: list[Move]) -> None:
    """Attacks on those of some characters that may be attacked."""
    for target in targets:
        if target_refusal(t, seat, target) == LEGAL:
            moves.append(pack(ATTACK, fighter, target))


def add_shots(t: Labyrinth, seat: int, shooters: list[int], moves: list[Move]) -> None:
    """Shots of those who have points and something to shoot with, at the enemies in their sight."""
    for token in shooters:
        seen = 0
        for square in seen_from(t, t.at[token]):
            seen |= t.ground.here[square]
        seen &= t.enemies(seat)
        if seen:
            for target in bits(seen):
                if shoot_refusal(t, seat, token, target) == LEGAL:
                    moves.append(pack(SHOOT, token, target))
