# interpreted: questions as people meet them
"""What cavers are asked when they act: in their turn, directed, running, coming up from the water."""

from __future__ import annotations

from typing import TypeVar

from undercroft.games.subterra.face.names import caver_name, slot_cell
from undercroft.games.subterra.face.reasons import action_reason, reason
from undercroft.games.subterra.face.words import VOCABULARY, Companion, grouped, label
from undercroft.games.subterra.rules import reasons as r
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.deeds import Run
from undercroft.games.subterra.rules.state import Cave
from undercroft.games.subterra.rules.turn import Directed, Surface, Turn
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, verb
from undercroft.kernel.question import Question, Reason, Touched
from undercroft.kernel.state import Frame
from undercroft.kernel.texts import Message, message
from undercroft.maps.sides import SIDE_LETTERS, beyond, cell_text

F = TypeVar("F", bound=Frame)


class CaveQuestion(Question[Cave, F]):
    """What all questions share: labels come from the vocabulary, moves of one verb stand together."""

    def label(self, s: Cave, frame: F, seat: Seat, move: Move) -> Message:
        return label(s, move)

    def grouped(self, s: Cave, frame: F, move: Move, label: Message) -> tuple[Message | None, Message | None]:
        return grouped(label)

    def why_not(self, s: Cave, frame: F, seat: Seat, move: Move, code: int) -> Reason:
        return reason(code)


def touched_beside(t: Cave, slot: int, side: int, kind: str = "place") -> Touched:
    """The cell beyond a side of a tile."""
    return Touched(kind, (f"cell:{cell_text(beyond(t.map.cells[slot], side))}",))


def touched_slot(t: Cave, slot: int) -> Touched:
    """The cell of a tile."""
    return Touched("place", (f"cell:{slot_cell(t, slot)}",))


def touched_action(t: Cave, caver: int, move: Move) -> Touched:
    """What a caver's action lights up: a companion, an edge, or the tile it goes to."""
    what, where = verb(move), first(move)
    operands = VOCABULARY.verbs[what].operands
    if not operands:
        return Touched()
    if isinstance(operands[0], Companion):
        return Touched("figure", (f"figure:{t.caver(where).id}",))
    slot = t.at[caver]
    if what == v.DEMOLISH:
        return Touched("edge", (f"edge:{slot_cell(t, slot)}:{SIDE_LETTERS[where]}",))
    if where == v.HERE:
        return touched_slot(t, slot)
    return touched_beside(t, slot, where, "step" if what == v.MOVE else "place")


class TurnQuestion(CaveQuestion[Turn]):
    """A caver's turn (3.3)."""

    frame = Turn

    def prompt(self, s: Cave, frame: Turn, seat: Seat) -> Message:
        name = "ask-turn" if frame.points else "ask-turn-spent"
        return message(name, caver=caver_name(s, frame.caver), points=frame.points)

    def touched(self, s: Cave, frame: Turn, seat: Seat, move: Move) -> Touched:
        return touched_action(s, frame.caver, move)

    def standing(self, s: Cave, frame: Turn, seat: Seat) -> str:
        return f"cell:{slot_cell(s, s.at[frame.caver])}"

    def why_not(self, s: Cave, frame: Turn, seat: Seat, move: Move, code: int) -> Reason:
        return action_reason(s, frame.caver, move, code, frame.points)

    def link(self, s: Cave, frame: Turn, seat: Seat) -> Message:
        return message("chain-turn", caver=caver_name(s, frame.caver))


class DirectedQuestion(CaveQuestion[Directed]):
    """One action on the leader's word (8.21)."""

    frame = Directed

    def prompt(self, s: Cave, frame: Directed, seat: Seat) -> Message:
        return message("ask-direct", caver=caver_name(s, frame.caver))

    def label(self, s: Cave, frame: Directed, seat: Seat, move: Move) -> Message:
        return message("move-decline") if move == PASS else label(s, move)

    def touched(self, s: Cave, frame: Directed, seat: Seat, move: Move) -> Touched:
        return touched_action(s, frame.caver, move)

    def why_not(self, s: Cave, frame: Directed, seat: Seat, move: Move, code: int) -> Reason:
        return action_reason(s, frame.caver, move, code, s.box.directed_cost)

    def link(self, s: Cave, frame: Directed, seat: Seat) -> Message:
        return message("chain-direct", caver=caver_name(s, frame.caver))


class RunQuestion(CaveQuestion[Run]):
    """The next Move of a run or sprint (4.4, 8.16)."""

    frame = Run

    def prompt(self, s: Cave, frame: Run, seat: Seat) -> Message:
        return message("ask-step", caver=caver_name(s, frame.caver), left=frame.left)

    def touched(self, s: Cave, frame: Run, seat: Seat, move: Move) -> Touched:
        if verb(move) != v.STEP:
            return Touched()
        return touched_beside(s, s.at[frame.caver], first(move), "step")

    def standing(self, s: Cave, frame: Run, seat: Seat) -> str:
        return f"cell:{slot_cell(s, s.at[frame.caver])}"

    def why_not(self, s: Cave, frame: Run, seat: Seat, move: Move, code: int) -> Reason:
        if frame.sprinting and code in (r.NEEDS_SWIM, r.NEEDS_SQUEEZING):
            return Reason("8.16", message("why-sprint-moves-only"))
        if code == r.NEEDS_SWIM:
            return Reason("4.4", message("why-run-no-swim"))
        if code == r.NEEDS_SQUEEZING:
            return Reason("4.4", message("why-run-no-squeeze"))
        walk = pack(v.MOVE, first(move)) if verb(move) == v.STEP else move
        return action_reason(s, frame.caver, walk, code, 0)

    def link(self, s: Cave, frame: Run, seat: Seat) -> Message:
        return message("chain-sprint" if frame.sprinting else "chain-run")


class SurfaceQuestion(CaveQuestion[Surface]):
    """Where the diver comes up (8.2)."""

    frame = Surface

    def prompt(self, s: Cave, frame: Surface, seat: Seat) -> Message:
        name = "ask-surface" if s.health[frame.caver] else "ask-surface-unconscious"
        return message(name, caver=caver_name(s, frame.caver))

    def touched(self, s: Cave, frame: Surface, seat: Seat, move: Move) -> Touched:
        return touched_slot(s, first(move))

    def why_not(self, s: Cave, frame: Surface, seat: Seat, move: Move, code: int) -> Reason:
        if code == r.MUST_SURFACE:
            return reason(code, caver=caver_name(s, frame.caver))
        return Reason("8.2", message("why-no-surface"))

    def link(self, s: Cave, frame: Surface, seat: Seat) -> Message:
        return message("chain-surface", caver=caver_name(s, frame.caver))
