"""What is asked over HTTP: every field has its limits, and unknown ones are refused."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from undercroft.table.clock import Clock
from undercroft.table.wire.client_messages import Number, SeatNumber, Words

LONGEST = 200_000
"""Characters of a record, position, scenario or data file."""

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9]{1,24}$")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30, pattern=r"^[^\x00-\x1f\x7f]*$")]
Title: TypeAlias = Annotated[str, Meta(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]
GameId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
AgentSpec: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
NO_NUL = r"^[^\x00]*$"
"""The one character that PostgreSQL cannot keep."""
OwnText: TypeAlias = Annotated[str, Meta(max_length=LONGEST, pattern=NO_NUL)]
Document: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST, pattern=NO_NUL)]
OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]
OptionWord: TypeAlias = Annotated[str, Meta(max_length=80)]
OptionNumber: TypeAlias = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
OptionWords: TypeAlias = Annotated[list[OptionWord], Meta(max_length=100)]
GivenOption: TypeAlias = OptionWord | OptionNumber | bool | OptionWords
Span: TypeAlias = Annotated[int, Meta(ge=0, le=366 * 86_400_000)]
Hex: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Body(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A request's body; unknown fields are refused."""


class NewPerson(Body, frozen=True):
    """Somebody new: what they are called, and what their device is."""

    name: Name
    device: Title = ""


class PersonName(Body, frozen=True):
    """What a person is called from now on."""

    name: Name


class ComeIn(Body, frozen=True):
    """A person's code for another device, and what that is."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]
    device: Title = ""


class NewSeat(Body, frozen=True):
    """Who is to sit on one seat of a new table."""

    kind: Literal["me", "open", "computer"]
    name: Name = "?"
    agent: AgentSpec = "greedy"


class NewClock(Body, frozen=True):
    """A clock for every seat, in milliseconds."""

    start: Annotated[int, Meta(ge=1000, le=366 * 86_400_000)]
    add: Span = 0
    cap: Span = 0

    def clock(self) -> Clock:
        """The clock as it is kept."""
        return Clock(self.start, self.add, self.cap)


class From(Body, frozen=True):
    """Where a game goes on from: a position, diagram or record, given or stored, up to one of its choices."""

    text: OwnText = ""
    record: Annotated[str, Meta(pattern="^[a-z0-9]{0,24}$")] = ""
    step: Number | None = None


class NewTable(Body, frozen=True, rename={"from_": "from"}):
    """A table to be made."""

    game: GameId
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    scenario: Annotated[str, Meta(max_length=80)] | None = None
    options: Annotated[dict[OptionName, GivenOption], Meta(max_length=40)] = {}
    title: Title = ""
    public: bool = False
    hints: bool | None = None
    clock: NewClock | None = None
    when_gone: Literal["computer", "open", "claim"] = "computer"
    gone_after: Span = 0
    stand_in: AgentSpec = "greedy"
    data_text: OwnText = ""
    scenario_text: OwnText = ""
    from_: From | None = None


class JoinSeat(Body, frozen=True):
    """Sit down on an open seat of a public table."""

    seat: SeatNumber
    name: Name


class JoinByCode(Body, frozen=True):
    """Exchange a code for a seat's secret."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Name = "?"
    attempt: Annotated[str, Meta(max_length=64)] = ""


class Publicity(Body, frozen=True):
    """Whether a table is in the list, where anybody may sit down."""

    on: bool


class Report(Body, frozen=True):
    """What those who run the server should know of somebody at a table."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    why: Annotated[str, Meta(max_length=500)] = ""


class Learner(Body, frozen=True):
    """Who is to be guided."""

    name: Name = "?"


class OwnGuide(Body, frozen=True):
    """Somebody's own guide, and who is to be guided."""

    text: Document
    name: Name = "?"


class Text(Body, frozen=True):
    """A document to be checked or kept."""

    text: Document


class VerifyText(Body, frozen=True):
    """A record and the seed that its dice are said to come from."""

    text: Document
    seed: Hex
    commitment: Hex


class Study(Body, frozen=True):
    """A place in a document: which document, after how many of its choices, seen by whom."""

    text: OwnText = ""
    record: Annotated[str, Meta(pattern="^[a-z0-9]{0,24}$")] = ""
    step: Number = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 1
    seat: SeatNumber | None = None
    describe: bool = False
    moves: bool = False
    words: Words | None = None
    agent: AgentSpec = "greedy"
