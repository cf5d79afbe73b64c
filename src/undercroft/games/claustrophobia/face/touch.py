# interpreted: what people touch on the board
"""What each move touches on the board, in the hand or on the dice, and how it is picked."""

from __future__ import annotations

from undercroft.games.claustrophobia.face.groups import grouped
from undercroft.games.claustrophobia.face.labels import label
from undercroft.games.claustrophobia.face.names import figure_word
from undercroft.games.claustrophobia.face.words import move_words
from undercroft.games.claustrophobia.rules import codes as c
from undercroft.games.claustrophobia.rules.activation import Activation
from undercroft.games.claustrophobia.rules.cards.effect import Effect
from undercroft.games.claustrophobia.rules.cards.picking import dice_of
from undercroft.games.claustrophobia.rules.exploration import Explore
from undercroft.games.claustrophobia.rules.hits import Suffer
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.moves import PASS, Move, first, second, verb
from undercroft.kernel.question import Choice
from undercroft.maps.sides import beyond, cell_text


def choice(t: Tunnels, move: Move) -> Choice:
    """A move for a person."""
    kind, touches = touched(t, move)
    said = label(t, move)
    return Choice(move_words(t, move), said, kind, touches, *grouped(said))


def cell_of(t: Tunnels, slot: int) -> str:
    """A tile as the board knows it."""
    return f"cell:{cell_text(t.map.cells[slot])}"


def edge_of(t: Tunnels, slot: int, side: int) -> str:
    """A side of a tile as the board knows it."""
    return f"edge:{cell_text(t.map.cells[slot])}:{'NESW'[side & 3]}"


def figure_of(t: Tunnels, figure: int) -> str:
    """A warrior as the board knows it."""
    return f"figure:{figure_word(t, figure)}"


def actor(t: Tunnels) -> int:
    """The warrior who acts in the top question, -1 if none does."""
    for frame in reversed(t.stack):
        if isinstance(frame, Activation):
            return frame.figure
    return -1


def touched(t: Tunnels, move: Move) -> tuple[str, tuple[str, ...]]:
    """The kind of a move, and what it lights up."""
    if move == PASS:
        return "button", ()
    v, a, b = verb(move), first(move), second(move)
    if v in (c.V_PLACE, c.V_REROLL):
        a = dice_of(move)
    who = actor(t)
    if v in (c.V_MOVE, c.V_EXPLORE) and who >= 0:
        return "place", (f"cell:{cell_text(beyond(t.map.cells[t.at[who]], a))}",)
    if v in (c.V_CLEAR, c.V_CARRY_OUT) and who >= 0:
        return "edge", (edge_of(t, t.at[who], a),)
    if v in (c.V_CRAWL, c.V_TILE):
        return "place", (cell_of(t, a),)
    if v in (c.V_MARK, c.V_EDGE, c.V_SEAL):
        return "edge", (edge_of(t, a, b),)
    if v in (c.V_ACTIVATE, c.V_CHOOSE):
        return "figure", (figure_of(t, a),)
    if v in (c.V_ATTACK, c.V_SHOOT):
        return attacked(t, who, v, a, b)
    if v in (c.V_LOSE, c.V_HEAL):
        return "line", (*hurt_figure(t), f"line:{a}")
    return touched_otherwise(t, v, a, b)


def attacked(t: Tunnels, who: int, v: int, a: int, b: int) -> tuple[str, tuple[str, ...]]:
    """A target, with its tile where it is not the own one."""
    target = a if v == c.V_ATTACK else b
    if v == c.V_SHOOT and a != c.HERE and who >= 0:
        return "figure", (f"cell:{cell_text(beyond(t.map.cells[t.at[who]], a))}", figure_of(t, target))
    return "figure", (figure_of(t, target),)


def hurt_figure(t: Tunnels) -> tuple[str, ...]:
    """The warrior whose lines are asked about."""
    top = t.stack[-1]
    if isinstance(top, Suffer):
        return (figure_of(t, top.victim),)
    return (figure_of(t, top.chosen),) if isinstance(top, Effect) else ()


def touched_otherwise(t: Tunnels, v: int, a: int, b: int) -> tuple[str, tuple[str, ...]]:
    """Dice, cards and the rest."""
    box = t.box
    if v == c.V_ASSIGN:
        return "die", (f"die:{a}", figure_of(t, b))
    if v == c.V_PLACE:
        dice = tuple(f"die:{die}" for i, die in enumerate(t.dice) if a >> i & 1)
        return "die", (*dice, f"square:{box.square_ids[b]}")
    if v == c.V_REROLL:
        return "die", tuple(f"die:{die}" for i, die in enumerate(t.dice) if a >> i & 1)
    if v == c.V_RESOLVE:
        return "place", (f"square:{box.square_ids[a]}",)
    if v == c.V_BUY:
        return "place", (f"card:{box.kind_ids[a]}", cell_of(t, b))
    if v == c.V_GUARD:
        return "figure", (figure_of(t, a),)
    if v == c.V_PLAY:
        return "card", (f"card:{box.card_ids[b]}",)
    if v in (c.V_GIFT, c.V_LEARN):
        return "card", (f"card:{box.gift_ids[a]}",)
    if v == c.V_BLESS:
        return "figure", (figure_of(t, a),)
    if v == c.V_LAY:
        top = t.stack[-1]
        if isinstance(top, Explore):
            return "turn", (f"cell:{cell_text(top.cell(t))}", f"turn:{a}")
    if v == c.V_NEXT:
        return "order", (f"card:{box.tile_ids[a]}",)
    if v in (c.V_EQUIP, c.V_STRIP):
        return "card", (figure_of(t, a), f"card:{box.object_ids[b]}")
    return "button", ()
