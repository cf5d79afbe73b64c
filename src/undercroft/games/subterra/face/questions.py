# interpreted: questions as people meet them
"""The questions of Sub Terra, one class for each frame that asks; those of actions are next door."""

from __future__ import annotations

from undercroft.games.subterra.face.action_questions import (
    CaveQuestion,
    DirectedQuestion,
    RunQuestion,
    SurfaceQuestion,
    TurnQuestion,
    touched_beside,
    touched_slot,
)
from undercroft.games.subterra.face.names import board_name, card_name, caver_name, side_name, tile_name
from undercroft.games.subterra.face.reasons import lair_reason, not_able, reason
from undercroft.games.subterra.rules import reasons as r
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.ending import LeaveOrStay
from undercroft.games.subterra.rules.hazards import Hazard
from undercroft.games.subterra.rules.horrors import PICKING, Spawn, Stalk, closest_victim
from undercroft.games.subterra.rules.reveal import CHOOSING, GUIDING, Reveal
from undercroft.games.subterra.rules.setup import Beginning
from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.moves import Move, Seat, first, verb
from undercroft.kernel.question import AnyQuestion, Reason, Touched
from undercroft.kernel.texts import Message, message
from undercroft.maps.sides import beyond, cell_text


class BeginningQuestion(CaveQuestion[Beginning]):
    """Which caver a player takes (1.3)."""

    frame = Beginning

    def prompt(self, s: Cave, frame: Beginning, seat: Seat) -> Message:
        mine = [place for place in range(s.size(), s.party) if s.seat_of(place) == seat]
        return message("ask-caver", number=seat + 1, left=len(mine))

    def why_not(self, s: Cave, frame: Beginning, seat: Seat, move: Move, code: int) -> Reason:
        if code == r.CAVER_TAKEN:
            return reason(code, caver=board_name(s, first(move)))
        return Reason("1.3", message("why-other-question"))


class RevealQuestion(CaveQuestion[Reveal]):
    """What becomes of a tile just drawn (2.4, 8.5, 8.8)."""

    frame = Reveal

    def prompt(self, s: Cave, frame: Reveal, seat: Seat) -> Message:
        caver = caver_name(s, frame.caver)
        tile = tile_name(s, frame.tile)
        if frame.step == GUIDING:
            return message("ask-guide", caver=caver, tile=tile, left=s.guides)
        if frame.step == CHOOSING:
            return message("ask-geologist", caver=caver, drawn=tile, waiting=tile_name(s, s.waiting))
        return message("ask-place", caver=caver, tile=tile)

    def touched(self, s: Cave, frame: Reveal, seat: Seat, move: Move) -> Touched:
        if verb(move) == v.PLACE:
            cell = cell_text(beyond(s.map.cells[s.at[frame.caver]], frame.side))
            return Touched("turn", (f"cell:{cell}", f"turn:{first(move)}"))
        if verb(move) == v.USE:
            return Touched("card", ("card:drawn" if first(move) == v.DRAWN else "card:waiting",))
        return Touched("yes-no")

    def why_not(self, s: Cave, frame: Reveal, seat: Seat, move: Move, code: int) -> Reason:
        return not_able(s, frame.caver, verb(move)) if code == r.NOT_ABLE else reason(code)

    def link(self, s: Cave, frame: Reveal, seat: Seat) -> Message:
        return message("chain-explore" if frame.exploring else "chain-reveal", side=side_name(frame.side))


class StalkQuestion(CaveQuestion[Stalk]):
    """Which horror moves first, or which way it comes (7.6, 7.7)."""

    frame = Stalk

    def prompt(self, s: Cave, frame: Stalk, seat: Seat) -> Message:
        if frame.step == PICKING:
            return message("ask-horror-order")
        victim = closest_victim(s, s.horrors[frame.piece])
        return message("ask-horror-step", caver=caver_name(s, victim), horror=frame.piece + 1)

    def touched(self, s: Cave, frame: Stalk, seat: Seat, move: Move) -> Touched:
        if verb(move) == v.HORROR_FIRST:
            return Touched("figure", (f"figure:horror-{first(move) + 1}",))
        return touched_beside(s, s.horrors[frame.piece], first(move))

    def why_not(self, s: Cave, frame: Stalk, seat: Seat, move: Move, code: int) -> Reason:
        if code == r.NOT_ON_PATH:
            return reason(code, caver=caver_name(s, closest_victim(s, s.horrors[frame.piece])))
        if code == r.NOT_DUE:
            return reason(code, horror=first(move) + 1)
        return Reason("7.6", message("why-other-question"))

    def link(self, s: Cave, frame: Stalk, seat: Seat) -> Message:
        return message("chain-horrors")


class SpawnQuestion(CaveQuestion[Spawn]):
    """In which lair a horror appears (7.9)."""

    frame = Spawn

    def prompt(self, s: Cave, frame: Spawn, seat: Seat) -> Message:
        return message("ask-spawn")

    def touched(self, s: Cave, frame: Spawn, seat: Seat, move: Move) -> Touched:
        return touched_slot(s, first(move))

    def why_not(self, s: Cave, frame: Spawn, seat: Seat, move: Move, code: int) -> Reason:
        return lair_reason(s, first(move), code) if verb(move) == v.SPAWN else reason(code)

    def link(self, s: Cave, frame: Spawn, seat: Seat) -> Message:
        return message("chain-spawn")


class LeaveQuestion(CaveQuestion[LeaveOrStay]):
    """Whether those on the exit leave the others behind (9.5)."""

    frame = LeaveOrStay

    def prompt(self, s: Cave, frame: LeaveOrStay, seat: Seat) -> Message:
        lying = [caver for caver in s.in_table_order() if not s.is_on_exit(caver)]
        return message("ask-leave", count=len(lying))

    def touched(self, s: Cave, frame: LeaveOrStay, seat: Seat, move: Move) -> Touched:
        return Touched("yes-no")

    def why_not(self, s: Cave, frame: LeaveOrStay, seat: Seat, move: Move, code: int) -> Reason:
        return Reason("9.5", message("why-other-question"))

    def link(self, s: Cave, frame: LeaveOrStay, seat: Seat) -> Message:
        return message("chain-end")


class HazardLink(CaveQuestion[Hazard]):
    """A hazard card asks nothing itself, but what it brings about may."""

    frame = Hazard

    def link(self, s: Cave, frame: Hazard, seat: Seat) -> Message:
        return message("chain-hazard", hazard=card_name(s, s.spent[-1]))


QUESTIONS: tuple[AnyQuestion, ...] = (
    BeginningQuestion(),
    TurnQuestion(),
    DirectedQuestion(),
    RunQuestion(),
    SurfaceQuestion(),
    RevealQuestion(),
    StalkQuestion(),
    SpawnQuestion(),
    LeaveQuestion(),
    HazardLink(),
)
