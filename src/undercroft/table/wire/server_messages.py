"""What the server says over a socket."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from undercroft.table.wire.seat_sight import (
    EventInfo,
    OutcomeInfo,
    OwnWindow,
    PathInfo,
    ProspectInfo,
    Question,
    Scene,
)
from undercroft.table.wire.table_info import ChatLine, Moved, TableInfo


class ServerMessage(msgspec.Struct, kw_only=True, tag_field="type"):
    """What every message of the server has: its type."""


class Welcome(ServerMessage, tag="welcome"):
    """The answer to a hello: nothing of any seat yet."""

    ref: int | None
    protocol: int
    version: str
    now: int
    seats: list[int]
    host: bool
    refused: int
    table: TableInfo
    chat: list[ChatLine]


class Sight(ServerMessage, tag="sight"):
    """What the lifted seat sees, and what it is asked."""

    seat: int | None
    branch: int
    fresh: bool
    last: int
    events: list[EventInfo]
    scenes: list[Scene]
    """How the newest events are acted out, for a client that asked for it."""
    view: Any
    chain: list[str]
    question: Question | None
    standing: bool
    always: bool
    window: OwnWindow | None
    description: str | None
    outcome: OutcomeInfo | None


class Ack(ServerMessage, tag="ack"):
    """An answer is stored, or as much of a gesture as could be done."""

    ref: int | None
    seat: int
    question: int
    words: str
    """What was done; the answers of a gesture have semicolons between them."""
    left: list[str]
    """What was not done of a gesture."""


class Paths(ServerMessage, tag="paths"):
    """The ways to all places that steps lead to, nearest first."""

    ref: int | None
    seat: int
    question: int
    paths: list[PathInfo]


class Foreseen(ServerMessage, tag="foreseen"):
    """What everybody could reach and would see after a move; nothing where that cannot be foreseen."""

    ref: int | None
    seat: int
    question: int
    words: str
    prospects: list[ProspectInfo]


class Done(ServerMessage, tag="done"):
    """A wish is fulfilled and stored."""

    ref: int | None


class Error(ServerMessage, tag="error"):
    """A message is refused; nothing has changed."""

    ref: int | None
    code: str
    sentence: str
    rule: str = ""


class TableChanged(ServerMessage, tag="table"):
    """Something public has changed."""

    table: TableInfo


class ChatAdded(ServerMessage, tag="chat"):
    """Somebody wrote."""

    line: ChatLine


class Pointed(ServerMessage, tag="point"):
    """Somebody points at something."""

    seat: int
    touch: str


class Hint(ServerMessage, tag="hint"):
    """What a computer would do."""

    ref: int | None
    seat: int
    question: int
    words: str
    label: str


class ReasonGiven(ServerMessage, tag="reason"):
    """Why a move is not offered."""

    ref: int | None
    seat: int
    words: str
    offered: bool
    rule: str
    sentence: str


class OddsGiven(ServerMessage, tag="odds"):
    """The chances of what is offered, one line each."""

    ref: int | None
    seat: int
    lines: list[str]


class RematchMade(ServerMessage, tag="rematch"):
    """There is a rematch: the same secrets open the new table."""

    table: str
    seats: list[Moved]


class Moment(ServerMessage, tag="moment"):
    """What a seat saw when an event was told to it."""

    ref: int | None
    seat: int | None
    event: int
    turn: int
    view: Any
    chain: list[str]
    description: str | None


class Notice(ServerMessage, tag="notice"):
    """What everybody should know of the server: when it will be restarted, if it will."""

    restart: int | None
    now: int


class Pong(ServerMessage, tag="pong"):
    """Yes, somebody is there."""

    ref: int | None
    now: int


FromServer: TypeAlias = (
    Welcome
    | Sight
    | Ack
    | Paths
    | Foreseen
    | Done
    | Error
    | TableChanged
    | ChatAdded
    | Pointed
    | Hint
    | ReasonGiven
    | OddsGiven
    | RematchMade
    | Moment
    | Notice
    | Pong
)

ENCODER = msgspec.json.Encoder(order="deterministic")


def as_text(news: FromServer) -> str:
    """A message as it goes over the wire."""
    return ENCODER.encode(news).decode()
