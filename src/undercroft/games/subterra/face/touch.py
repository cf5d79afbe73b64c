# interpreted: what people touch on the board
"""What each move touches on the board, and how it is picked."""

from __future__ import annotations

from undercroft.games.subterra.face.labels import grouped, label
from undercroft.games.subterra.face.words import move_words, slot_cell
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.horrors import Stalk
from undercroft.games.subterra.rules.reveal import Reveal
from undercroft.games.subterra.rules.state import Cave
from undercroft.games.subterra.rules.turn import Directed, Surface, Turn
from undercroft.kernel.moves import Move, first, verb
from undercroft.kernel.question import Choice
from undercroft.maps.sides import beyond, cell_text


def choice(t: Cave, move: Move) -> Choice:
    """A move for a person."""
    kind, touches = touched(t, verb(move), first(move))
    said = label(t, move)
    return Choice(move_words(t, move), said, kind, touches, *grouped(said))


def actor(t: Cave) -> int:
    """The caver who acts in the top question, -1 if none does."""
    for frame in reversed(t.stack):
        if isinstance(frame, Turn | Directed | Surface):
            return frame.caver
    return -1


def touched(t: Cave, what: int, where: int) -> tuple[str, tuple[str, ...]]:
    """The kind of a move, and the places, figures and tiles it lights up."""
    caver = actor(t)
    if what in (v.HEAL, v.BANDAGE, v.DIRECT):
        return "figure", (f"figure:{t.caver(where).id}",)
    if what == v.DEMOLISH:
        return "edge", (f"edge:{slot_cell(t, t.at[caver])}:{'NESW'[where]}",)
    if what in (v.CLEAR, v.DIG) and where == v.HERE:
        return "place", (f"cell:{slot_cell(t, t.at[caver])}",)
    if what == v.STEP or (what < len(v.TRIES) and v.TRIES[what] >= v.ON_SIDES):
        return "place", (f"cell:{cell_text(beyond(t.map.cells[t.at[caver]], where))}",)
    if what == v.PLACE:
        top = t.stack[-1]
        if isinstance(top, Reveal):
            return "turn", (
                f"cell:{cell_text(beyond(t.map.cells[t.at[top.caver]], top.side))}",
                f"turn:{where}",
            )
    if what in (v.SURFACE, v.SPAWN):
        return "place", (f"cell:{slot_cell(t, where)}",)
    if what == v.HORROR_FIRST:
        return "figure", (f"figure:horror-{where + 1}",)
    if what == v.HORROR_STEP:
        top = t.stack[-1]
        if isinstance(top, Stalk):
            return "place", (f"cell:{cell_text(beyond(t.map.cells[t.horrors[top.piece]], where))}",)
    if what in (v.LEAVE, v.STAY, v.GUIDE, v.KEEP):
        return "yes-no", ()
    if what == v.USE:
        return "card", ("card:drawn" if where == v.DRAWN else "card:waiting",)
    return "button", ()
