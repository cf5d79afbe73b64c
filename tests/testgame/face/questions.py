# interpreted: questions as people meet them
"""What people are told when asked: one class for each frame that asks, found by the frame's class."""

from __future__ import annotations

from typing import Final, TypeVar

from tests.testgame.face.log import played
from tests.testgame.face.words import VOCABULARY, thief, treasure, trick_of_kind, tunnel
from tests.testgame.rules import verbs as v
from tests.testgame.rules.effects import Laying, Taking, Turning
from tests.testgame.rules.ending import Caught
from tests.testgame.rules.scuffle import Tunnel
from tests.testgame.rules.state import PLACES, Skulk
from tests.testgame.rules.tricks import CARD_OF, Trick, Tricks
from tests.testgame.rules.turn import Prowl
from undercroft.kernel.moves import PASS, Move, Seat, first, verb
from undercroft.kernel.question import AnyQuestion, Question, Reason, Touched
from undercroft.kernel.state import Frame
from undercroft.kernel.texts import Message, message
from undercroft.kernel.window import Window

REASONS: Final = {
    v.NOT_NOW: ("2", "why-not-now"),
    v.NO_THIEF: ("1", "why-no-thief"),
    v.YOURSELF: ("4.2", "why-yourself"),
    v.NO_TRICK: ("4.1", "why-no-trick"),
    v.NO_TREASURE: ("4.2", "why-no-treasure"),
    v.LAYERS_EMPTY: ("4.3", "why-layers-empty"),
    v.NO_SNATCH: ("5.3", "why-no-snatch"),
    v.NOT_AIMED: ("5.3", "why-not-aimed"),
    v.NO_SLOT: ("4.2", "why-no-slot"),
    v.FACE_UP: ("4.4", "why-face-up"),
    v.NOT_ON_TOP: ("4.3", "why-not-on-top"),
}
"""The rule behind each refusal, and the message for it."""

F = TypeVar("F", bound=Frame)


class Asked(Question[Skulk, F]):
    """A question of Skulk: its refusals are said in one way."""

    def why_not(self, s: Skulk, frame: F, seat: Seat, move: Move, code: int) -> Reason:
        rule, key = REASONS[code]
        words = VOCABULARY.words(s, move)
        return Reason(rule, message(key, question=self.prompt(s, frame, seat), words=words))


class WhereToGo(Asked[Prowl]):
    """2.1 and 2.2: where to go, whom to watch, and where to go then."""

    frame = Prowl

    def prompt(self, s: Skulk, frame: Prowl, seat: Seat) -> Message:
        return message(("ask-choosing", "ask-watching", "ask-changing")[frame.step - 1])

    def label(self, s: Skulk, frame: Prowl, seat: Seat, move: Move) -> Message:
        if verb(move) == v.WATCH:
            return message("move-watch", thief=thief(first(move)))
        return message(f"move-{PLACES[first(move)]}")

    def touched(self, s: Skulk, frame: Prowl, seat: Seat, move: Move) -> Touched:
        if verb(move) == v.WATCH:
            return Touched("figure", (f"figure:{first(move) + 1}",))
        return Touched("place", (f"place:{PLACES[first(move)]}",))


class WhatToBring(Asked[Tunnel]):
    """3.1: the trick that is brought to a scuffle."""

    frame = Tunnel

    def prompt(self, s: Skulk, frame: Tunnel, seat: Seat) -> Message:
        return message("ask-bringing", place=tunnel(frame.tunnel))

    def label(self, s: Skulk, frame: Tunnel, seat: Seat, move: Move) -> Message:
        if first(move) == 0:
            return message("move-bare")
        return message("move-bring", trick=trick_of_kind(first(move) - 1))

    def touched(self, s: Skulk, frame: Tunnel, seat: Seat, move: Move) -> Touched:
        if first(move) == 0:
            return Touched()
        return Touched("card", (own_card(s, seat, first(move) - 1),))


class Playing(Asked[F]):
    """A trick to play, or none."""

    def label(self, s: Skulk, frame: F, seat: Seat, move: Move) -> Message:
        if move == PASS:
            return message("pass")
        if verb(move) == v.SNATCH:
            return message("move-snatch", thief=thief(first(move)))
        if verb(move) == v.DECOY:
            return message("move-decoy", thief=thief(first(move)))
        return message("move-peer" if verb(move) == v.PEER else "move-hush")

    def touched(self, s: Skulk, frame: F, seat: Seat, move: Move) -> Touched:
        if move == PASS:
            return Touched()
        card = own_card(s, seat, CARD_OF[verb(move)])
        if verb(move) in (v.SNATCH, v.DECOY):
            return Touched("card", (card, f"figure:{first(move) + 1}"))
        return Touched("card", (card,))


class TrickToPlay(Playing[Tricks]):
    """2.6: the hour of tricks."""

    frame = Tricks

    def prompt(self, s: Skulk, frame: Tricks, seat: Seat) -> Message:
        return message("ask-acting")


class Answer(Playing[Window]):
    """5.1: an answer to a trick."""

    frame = Window

    def prompt(self, s: Skulk, frame: Window, seat: Seat) -> Message:
        trick = frame.pending(s)
        assert isinstance(trick, Trick)
        return message("ask-answering", trick=played(s, trick.seat, trick.card, trick.target))


class TreasureToTake(Asked[Taking]):
    """4.2: the treasure that is snatched."""

    frame = Taking

    def prompt(self, s: Skulk, frame: Taking, seat: Seat) -> Message:
        return message("ask-taking", thief=thief(frame.victim))

    def label(self, s: Skulk, frame: Taking, seat: Seat, move: Move) -> Message:
        return message("move-take", number=first(move) + 1)

    def touched(self, s: Skulk, frame: Taking, seat: Seat, move: Move) -> Touched:
        return Touched("card", (f"treasure:{frame.victim + 1}:{first(move) + 1}",))


class TreasureToTurn(Asked[Turning]):
    """4.4: the treasure that is turned up."""

    frame = Turning

    def prompt(self, s: Skulk, frame: Turning, seat: Seat) -> Message:
        return message("ask-turning")

    def label(self, s: Skulk, frame: Turning, seat: Seat, move: Move) -> Message:
        return message("move-turn", number=first(move) + 1)

    def touched(self, s: Skulk, frame: Turning, seat: Seat, move: Move) -> Touched:
        return Touched("card", (f"treasure:{seat + 1}:{first(move) + 1}",))


class TreasureToLay(Asked[Laying]):
    """4.3: the order of the top treasures."""

    frame = Laying

    def prompt(self, s: Skulk, frame: Laying, seat: Seat) -> Message:
        return message("ask-laying")

    def label(self, s: Skulk, frame: Laying, seat: Seat, move: Move) -> Message:
        return message("move-lay", treasure=treasure(s, first(move)))

    def touched(self, s: Skulk, frame: Laying, seat: Seat, move: Move) -> Touched:
        return Touched("order", (f"card:{s.box.treasures[first(move)]}",))


class TreasureToGive(Asked[Caught]):
    """6.1: the treasure that the Warden gets."""

    frame = Caught

    def prompt(self, s: Skulk, frame: Caught, seat: Seat) -> Message:
        return message("ask-giving")

    def label(self, s: Skulk, frame: Caught, seat: Seat, move: Move) -> Message:
        return message("move-give", number=first(move) + 1)

    def touched(self, s: Skulk, frame: Caught, seat: Seat, move: Move) -> Touched:
        return Touched("card", (f"treasure:{seat + 1}:{first(move) + 1}",))


class Resolved(Question[Skulk, Trick]):
    """A trick that has been played asks nobody itself; it has its part in the chain."""

    frame = Trick

    def link(self, s: Skulk, frame: Trick, seat: Seat) -> Message | None:
        return played(s, frame.seat, frame.card, frame.target)


def own_card(t: Skulk, seat: Seat, kind: int) -> str:
    """What lights up for a trick of a kind in a thief's hand."""
    return f"card:{t.box.tricks[t.card_of_kind(seat, kind)]}"


def all_questions() -> tuple[AnyQuestion, ...]:
    """One question for each kind of frame."""
    return (
        WhereToGo(),
        WhatToBring(),
        TrickToPlay(),
        Answer(),
        TreasureToTake(),
        TreasureToTurn(),
        TreasureToLay(),
        TreasureToGive(),
        Resolved(),
    )
