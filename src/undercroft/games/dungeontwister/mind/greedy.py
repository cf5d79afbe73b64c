"""Dungeon Twister by rule of thumb: run for the line, turn rooms that help, fight when it pays."""

from __future__ import annotations

from typing import cast

from undercroft.games.dungeontwister.mind.answers import (
    choose_force,
    lay_card,
    line_up,
    place_token,
    put_token,
    react,
)
from undercroft.games.dungeontwister.mind.plans import Plan, act, go_on
from undercroft.games.dungeontwister.rules import verbs as v
from undercroft.games.dungeontwister.rules.chambers import Revealing
from undercroft.games.dungeontwister.rules.choosing import Drafting, Mustering
from undercroft.games.dungeontwister.rules.combat import LAYING, Fight
from undercroft.games.dungeontwister.rules.ending import DrawOffer
from undercroft.games.dungeontwister.rules.forest import Planting
from undercroft.games.dungeontwister.rules.moving import Moving
from undercroft.games.dungeontwister.rules.setup import Dismissing, LiningUp, Placing
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.turn import CHOOSES_CARD, Turn
from undercroft.kernel.chance import Dice
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, verb
from undercroft.kernel.state import State
from undercroft.kernel.window import Window


def GREEDY(s: State, seat: Seat, dice: Dice) -> Move:  # noqa: N802 - the name by which agents find it
    """The answer that the rule of thumb gives for a seat that is asked."""
    t = cast(Labyrinth, s)
    top = t.stack[-1]
    moves = top.offer(t, seat)
    if len(moves) == 1:
        return moves[0]
    if isinstance(top, Turn):
        return card(t, seat, moves, dice) if top.step == CHOOSES_CARD else act(t, seat, moves)
    if isinstance(top, Moving):
        return go_on(t, top, moves)
    if isinstance(top, Fight):
        return lay_card(t, top, seat, moves, dice) if top.step == LAYING else moves[-1]
    if isinstance(top, Revealing):
        return put_token(t, top, seat, moves, dice)
    if isinstance(top, Planting):
        return moves[0]
    if isinstance(top, Window):
        return react(t, top, seat, moves, dice)
    if isinstance(top, Placing):
        return place_token(t, seat, moves, dice)
    if isinstance(top, LiningUp):
        return line_up(t, moves, dice)
    if isinstance(top, Dismissing):
        return choose_force(t, moves, dice, True)
    if isinstance(top, Mustering) or isinstance(top, Drafting):  # noqa: SIM101 - compiled as it stands
        return choose_force(t, moves, dice, False)
    if isinstance(top, DrawOffer):
        return pack(v.ACCEPT) if t.points[seat] < t.points[1 - seat] else PASS
    return moves[dice.below(len(moves))]


def card(t: Labyrinth, seat: int, moves: list[Move], dice: Dice) -> Move:
    """An action card: high ones while there is much to do, now and then another."""
    cards = [move for move in moves if verb(move) == v.CARD]
    if dice.below(5) == 0:
        return cards[dice.below(len(cards))]
    if Plan(t, seat).is_urgent():
        return cards[-1]
    return cards[-1] if first(cards[-1]) < 5 or len(cards) == 1 else cards[-2]
