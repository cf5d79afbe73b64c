"""Answers besides actions: forces, secret cards, face-down tokens, reactions."""

from __future__ import annotations

from undercroft.games.dungeontwister.mind.features import FAR, Ways
from undercroft.games.dungeontwister.rules import verbs as v
from undercroft.games.dungeontwister.rules.chambers import Revealing
from undercroft.games.dungeontwister.rules.combat import Fight
from undercroft.games.dungeontwister.rules.footing import is_dry, is_obstacle
from undercroft.games.dungeontwister.rules.moving import Moving
from undercroft.games.dungeontwister.rules.sight import is_beside_enemy
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.tokens import is_character, owner_of
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import PASS, Move, first, pack, second, verb
from undercroft.kernel.window import Window


def liking(t: Labyrinth, kind: int) -> int:
    """How much a kind of token is liked at first sight: quick ones, strong ones, those with talents."""
    if not t.box.is_character(kind):
        return 3
    talents = bin(t.box.traits[kind]).count("1")
    return 2 * t.box.move[kind] + t.box.combat[kind] + talents + 3 * t.box.leaving[kind]


def choose_force(t: Labyrinth, moves: list[Move], dice: Dice, worst: bool) -> Move:
    """A token for the force, or one to leave at home."""
    best, value = moves[0], -99
    for move in moves:
        liked = dice.below(4)
        if verb(move) != v.PICK_ROOMS:
            liked += -liking(t, first(move)) if worst else liking(t, first(move))
        if liked > value:
            best, value = move, liked
    return best


def line_up(t: Labyrinth, moves: list[Move], dice: Dice) -> Move:
    """Somebody for the line: runners and fighters, none that is slow."""
    best, value = moves[0], -99
    for move in moves:
        liked = liking(t, first(move)) + dice.below(6)
        if liked > value:
            best, value = move, liked
    return best


def place_token(t: Labyrinth, seat: int, moves: list[Move], dice: Dice) -> Move:
    """A token on a room: characters well ahead, objects anywhere."""
    best, value = moves[0], -99
    for move in moves:
        row = second(move) // 2 if seat == 0 else 3 - second(move) // 2
        liked = dice.below(5)
        if t.box.is_character(first(move)):
            liked += 2 * row + 3
        if liked > value:
            best, value = move, liked
    return best


def put_token(t: Labyrinth, frame: Revealing, seat: int, moves: list[Move], dice: Dice) -> Move:
    """Own characters near their way out, the others' far from theirs, others' objects out of the way."""
    token = frame.next_token(t)
    owner = owner_of(token)
    ways = Ways(t)
    best, value = moves[0], -999
    for move in moves:
        liked = dice.below(3)
        if is_character(token):
            steps = min(FAR, ways.of(token, owner)[first(move)])
            liked += -2 * steps if owner == seat else 2 * steps
        if liked > value:
            best, value = move, liked
    return best


def lay_card(t: Labyrinth, fight: Fight, seat: int, moves: list[Move], dice: Dice) -> Move:
    """A card by what is at stake, mixed so that nobody can count on it."""
    totals = fight.totals(t)
    ours, theirs = (totals[0], totals[1]) if fight.seat() == seat else (totals[1], totals[0])
    values = [first(move) for move in moves]
    lead = ours - theirs
    wanted = 3 - lead + dice.below(4) - 1
    if lead >= 5 or lead <= -6 or dice.below(6) == 0:
        wanted = 0
    best, gap = values[0], 99
    for value in values:
        distance = abs(value - wanted) * 2 + (1 if value < wanted else 0)
        if distance < gap:
            best, gap = value, distance
    return pack(v.LAY, best)


def react(t: Labyrinth, window: Window, seat: int, moves: list[Move], dice: Dice) -> Move:
    """The ring against who falls or is close to leaving, the orb for one who is hard pressed."""
    about = window.pending(t)
    if isinstance(about, Moving):
        mover = about.token
        square = t.at[mover]
        steps = Ways(t).of(mover, 1 - seat)[square]
        falls = is_obstacle(t.terrain(square)) and not is_dry(t, square)
        if falls or steps <= 2 * t.box.move[t.kind[mover]]:
            return moves[1]
        return PASS
    for token in t.characters(seat):
        if not t.is_wounded(token) and is_beside_enemy(t, token, seat) and dice.below(2):
            return moves[1]
    return PASS
