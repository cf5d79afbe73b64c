# interpreted: questions as people meet them
"""A question as people meet it: prompt, labels, touches and refusals together, one class for an asking frame.

A game lists its questions; the one to ask is found by the class of the frame that asks. Which moves are legal
is not said here but by the frame itself (`refusal`); here a refusal gets its rule and its sentence.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.state import Frame
from undercroft.kernel.texts import Message, message


class Reason(msgspec.Struct, frozen=True):
    """Why a move is not offered: the rule's number and a message."""

    rule: str
    message: Message


class Choice(msgspec.Struct, frozen=True):
    """One offered move for a person: its words, its label, what it touches and how it is picked."""

    words: str
    label: Message
    kind: str = "button"
    """place, step, figure, card, die, line, order, yes-no or button."""
    touches: tuple[str, ...] = ()
    """What lights up for this move on the board or in the hand: `tile:3`, `figure:diver`, `card:gas-1`."""
    group: Message | None = None
    """What it shares with others, such as the square that dice are put on; they are then shown together."""
    short: Message | None = None
    """Its label within the group."""


class Touched(msgspec.Struct, frozen=True):
    """How a move is picked, and what lights up for it; of a step, the place it leads to comes first."""

    kind: str = "button"
    touches: tuple[str, ...] = ()


class Prospect(msgspec.Struct, frozen=True):
    """What a figure could reach, and what it sees, as moves touch them."""

    figure: str
    reach: tuple[str, ...]
    sees: tuple[str, ...]


S = TypeVar("S")
F = TypeVar("F", bound=Frame)


class Question(Generic[S, F]):
    """What people are told when a frame of one kind asks."""

    frame: type[Frame]

    def prompt(self, s: S, frame: F, seat: Seat) -> Message:
        """The sentence that asks the seat."""
        raise NotImplementedError

    def label(self, s: S, frame: F, seat: Seat, move: Move) -> Message:
        """What a move is called among the answers."""
        raise NotImplementedError

    def touched(self, s: S, frame: F, seat: Seat, move: Move) -> Touched:
        """How a move is picked, and what lights up for it."""
        return Touched()

    def standing(self, s: S, frame: F, seat: Seat) -> str:
        """Where the one stands whose steps are asked for, in the words of what steps touch."""
        return ""

    def grouped(self, s: S, frame: F, move: Move, label: Message) -> tuple[Message | None, Message | None]:
        """What a move shares with others, and its label among them; most stand alone."""
        return None, None

    def why_not(self, s: S, frame: F, seat: Seat, move: Move, code: int) -> Reason:
        """The rule and the sentence for a refusal of the frame."""
        raise NotImplementedError

    def link(self, s: S, frame: F, seat: Seat) -> Message | None:
        """Its part in the chain of what is being resolved, as far as the seat may know it."""
        return None

    def choice(self, s: S, frame: F, seat: Seat, move: Move, words: str) -> Choice:
        """A move for a person."""
        label = self.label(s, frame, seat, move)
        touched = self.touched(s, frame, seat, move)
        return Choice(words, label, touched.kind, touched.touches, *self.grouped(s, frame, move, label))


AnyQuestion = Question[Any, Any]


def no_words(words: str) -> Reason:
    """The refusal of words that mean no move at all."""
    return Reason("", message("why-no-words", words=words))
