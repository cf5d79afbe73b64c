"""What a client says over a socket: every field has its limits, and unknown ones are refused."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.kernel.texts import LANGUAGES

PROTOCOL = 1
"""The version of all that docs/wire.md says."""

Lang: TypeAlias = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Said: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Touch: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9-]{1,24}:[A-Za-z0-9,_-]{1,48}$")]


class ClientMessage(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What every message of a client may carry: a number that comes back in the answer to it."""

    ref: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None


class Hello(ClientMessage, tag="hello"):
    """The first message: who is there."""

    protocol: Annotated[int, Meta(ge=PROTOCOL, le=PROTOCOL)]
    lang: Lang = "en"
    secrets: Annotated[list[Secret], Meta(max_length=8)] = []
    chat: Number = 0
    describe: bool = False
    person: Annotated[str, Meta(max_length=64)] = ""
    """The key of the person who is there, if they say who they are: bars for persons hold here too."""
    stage: bool = False
    """Whether it acts events out before the next question."""


class Lift(ClientMessage, tag="lift"):
    """The curtain of a seat is lifted, or with no seat that of the onlookers."""

    seat: SeatNumber | None = None
    branch: Number = 0
    event: Number = 0


class Lower(ClientMessage, tag="lower"):
    """The curtain is down again."""


class Answer(ClientMessage, tag="answer"):
    """An answer to a question."""

    seat: SeatNumber
    question: Number
    words: Words


class Gesture(ClientMessage, tag="gesture"):
    """Several answers at one go, such as a path: the first to this question, the others to those after it."""

    seat: SeatNumber
    question: Number
    words: Annotated[list[Words], Meta(min_length=1, max_length=64)]


class FindPaths(ClientMessage, tag="paths"):
    """Ask for the ways to all places that steps lead to from the open question."""

    seat: SeatNumber
    question: Number


class Foresee(ClientMessage, tag="foresee"):
    """Ask what everybody could reach and would see after a move, before it is made."""

    seat: SeatNumber
    question: Number
    words: Words


class Undo(ClientMessage, tag="undo"):
    """Take the last answer back, before the question that is open now."""

    seat: SeatNumber
    question: Number


class AskForTakeback(ClientMessage, tag="takeback"):
    """Ask the others for leave to take back the seat's last answer."""

    seat: SeatNumber


class Consent(ClientMessage, tag="consent"):
    """Say yes or no to a takeback."""

    seat: SeatNumber
    yes: bool


class Concede(ClientMessage, tag="concede"):
    """Give up, or think better of it."""

    seat: SeatNumber
    on: bool = True


class Claim(ClientMessage, tag="claim"):
    """Claim the win because another's time is up."""

    seat: SeatNumber


class Standing(ClientMessage, tag="standing"):
    """Pass in every reaction window until switched off."""

    seat: SeatNumber
    on: bool


class AlwaysAsk(ClientMessage, tag="always"):
    """Never pass for this seat in a reaction window, even if it has nothing else, until switched off."""

    seat: SeatNumber
    on: bool


class AskForTime(ClientMessage, tag="more-time"):
    """Ask for more time in the open reaction window."""

    seat: SeatNumber


class Share(ClientMessage, tag="share"):
    """Let onlookers see what this seat sees."""

    seat: SeatNumber
    on: bool


class Leave(ClientMessage, tag="leave"):
    """Stand up."""

    seat: SeatNumber


class Skip(ClientMessage, tag="skip"):
    """End a guided game: its learner has seen enough."""

    seat: SeatNumber


class Hurry(ClientMessage, tag="hurry"):
    """Let the computers answer at once until a person is asked again."""

    seat: SeatNumber


class Look(ClientMessage, tag="look"):
    """See again what a seat saw when an event was told to it; with no seat, what onlookers saw."""

    seat: SeatNumber | None = None
    event: Number = 0


class Sit(ClientMessage, tag="sit"):
    """Take the seat back from the computer that stood in."""

    seat: SeatNumber


class Chat(ClientMessage, tag="chat"):
    """Say something to all."""

    seat: SeatNumber
    text: Said


class Point(ClientMessage, tag="point"):
    """Point at something on the board for all to see."""

    seat: SeatNumber
    touch: Touch


class AskForHint(ClientMessage, tag="hint"):
    """Ask what a computer would do."""

    seat: SeatNumber
    question: Number


class Explain(ClientMessage, tag="explain"):
    """Ask why a move is not offered."""

    seat: SeatNumber
    words: Words


class AskForOdds(ClientMessage, tag="odds"):
    """Ask for the chances of what is offered."""

    seat: SeatNumber


class Language(ClientMessage, tag="language"):
    """Speak another language from now on."""

    lang: Lang
    describe: bool | None = None
    stage: bool | None = None


class Ping(ClientMessage, tag="ping"):
    """Is anybody there?"""


FromClient: TypeAlias = (
    Hello
    | Lift
    | Lower
    | Answer
    | Gesture
    | FindPaths
    | Foresee
    | Undo
    | AskForTakeback
    | Consent
    | Concede
    | Claim
    | Standing
    | AlwaysAsk
    | AskForTime
    | Share
    | Leave
    | Skip
    | Hurry
    | Look
    | Sit
    | Chat
    | Point
    | AskForHint
    | Explain
    | AskForOdds
    | Language
    | Ping
)

DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
