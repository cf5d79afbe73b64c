"""What a client says over a socket: every field has its limits, and unknown ones are refused."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.kernel.texts import LANGUAGES

PROTOCOL = 1

Lang: TypeAlias = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Said: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Touch: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9-]{1,24}:[A-Za-z0-9,_-]{1,48}$")]


class Asked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What every message of a client may carry: a number that comes back in the answer to it."""

    ref: Annotated[int, Meta(ge=0, le=2_147_483_647)] | None = None


class Hello(Asked, tag="hello"):
    """The first message: who is there."""

    protocol: Annotated[int, Meta(ge=1, le=1)]
    lang: Lang = "en"
    secrets: Annotated[list[Secret], Meta(max_length=8)] = []
    chat: Number = 0
    describe: bool = False


class Lift(Asked, tag="lift"):
    """The curtain of a seat is lifted, or with no seat that of the onlookers."""

    seat: SeatNumber | None = None
    branch: Number = 0
    event: Number = 0


class Lower(Asked, tag="lower"):
    """The curtain is down again."""


class Answer(Asked, tag="answer"):
    """An answer to a question."""

    seat: SeatNumber
    question: Number
    words: Words


class Undo(Asked, tag="undo"):
    """Take the last answer back, before the question that is open now."""

    seat: SeatNumber
    question: Number


class AskTakeback(Asked, tag="takeback"):
    """Ask the others for leave to take back the seat's last answer."""

    seat: SeatNumber


class Consent(Asked, tag="consent"):
    """Say yes or no to a takeback."""

    seat: SeatNumber
    yes: bool


class Concede(Asked, tag="concede"):
    """Give up, or think better of it."""

    seat: SeatNumber
    on: bool = True


class Claim(Asked, tag="claim"):
    """Claim the win because another's time is up."""

    seat: SeatNumber


class Standing(Asked, tag="standing"):
    """Pass in every reaction window until switched off."""

    seat: SeatNumber
    on: bool


class Share(Asked, tag="share"):
    """Let onlookers see what this seat sees."""

    seat: SeatNumber
    on: bool


class Leave(Asked, tag="leave"):
    """Stand up."""

    seat: SeatNumber


class Skip(Asked, tag="skip"):
    """End a guided game: its learner has seen enough."""

    seat: SeatNumber


class Hurry(Asked, tag="hurry"):
    """Let the computers answer at once until a person is asked again."""

    seat: SeatNumber


class Look(Asked, tag="look"):
    """See again what a seat saw when an event was told to it; with no seat, what onlookers saw."""

    seat: SeatNumber | None = None
    event: Number = 0


class Sit(Asked, tag="sit"):
    """Take the seat back from the computer that stood in."""

    seat: SeatNumber


class Chat(Asked, tag="chat"):
    """Say something to all."""

    seat: SeatNumber
    text: Said


class Point(Asked, tag="point"):
    """Point at something on the board for all to see."""

    seat: SeatNumber
    touch: Touch


class AskHint(Asked, tag="hint"):
    """Ask what a computer would do."""

    seat: SeatNumber
    question: Number


class Explain(Asked, tag="explain"):
    """Ask why a move is not offered."""

    seat: SeatNumber
    words: Words


class AskOdds(Asked, tag="odds"):
    """Ask for the chances of what is offered."""

    seat: SeatNumber


class Language(Asked, tag="language"):
    """Speak another language from now on."""

    lang: Lang
    describe: bool | None = None


class Ping(Asked, tag="ping"):
    """Is anybody there?"""


FromClient: TypeAlias = (
    Hello
    | Lift
    | Lower
    | Answer
    | Undo
    | AskTakeback
    | Consent
    | Concede
    | Claim
    | Standing
    | Share
    | Leave
    | Skip
    | Hurry
    | Look
    | Sit
    | Chat
    | Point
    | AskHint
    | Explain
    | AskOdds
    | Language
    | Ping
)

DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
