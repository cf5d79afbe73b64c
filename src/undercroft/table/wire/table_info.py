"""Parts of what the server says, over sockets and over HTTP."""

from __future__ import annotations

import msgspec

from undercroft.kernel.options import OptionValue
from undercroft.table.clock import Clock


class SeatInfo(msgspec.Struct, kw_only=True, frozen=True):
    """What anybody may know of a seat."""

    seat: int
    kind: str
    name: str
    label: str
    agent: str
    here: bool
    asked: bool
    window: int | None
    """The number of the seat's question if it is a reaction window, which can be passed without looking."""
    standing_in: bool
    shared: bool
    conceded: bool
    left: int | None = None


class WindowInfo(msgspec.Struct, frozen=True):
    """The time of the open reaction window: whose it is, since when and until when it runs."""

    seat: int
    opened: int
    until: int


class TakebackInfo(msgspec.Struct, frozen=True):
    """A takeback that some seats have still to agree to."""

    seat: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class ResultInfo(msgspec.Struct, frozen=True):
    """How the game ended."""

    how: str
    results: tuple[str, ...]
    scores: tuple[int, ...]
    rule: str
    text: str


class GuidedGameInfo(msgspec.Struct, kw_only=True, frozen=True):
    """Where a guided game is: the step, its text, and the move that is waited for."""

    id: str
    """Nothing if the guide is somebody's own."""
    title: str
    step: int
    steps: int
    text: str
    point: str
    words: tuple[str, ...]


class TableInfo(msgspec.Struct, kw_only=True, frozen=True):
    """What anybody may know of a table."""

    id: str
    title: str
    game: str
    name: str
    scenario: str
    scenario_label: str
    options: dict[str, OptionValue]
    own_data: bool
    own_scenario: bool
    has_secrets: bool
    cooperative: bool
    status: str
    public: bool
    at: int
    moved: int
    turn: int
    branch: int
    seats: list[SeatInfo]
    secret: bool
    time: WindowInfo | None
    clock: Clock | None
    since: int | None
    when_gone: str
    gone_after: int
    hints: bool
    guide: GuidedGameInfo | None
    claimable: list[int]
    takeback: TakebackInfo | None
    commitment: str
    seed: str
    result: ResultInfo | None
    record: str
    rematch: str
    note: str


class ChatLine(msgspec.Struct, kw_only=True, frozen=True):
    """A line of chat, or a note of the table's own."""

    n: int
    at: int
    seat: int
    name: str
    kind: str
    text: str


class Moved(msgspec.Struct, frozen=True, rename={"from_": "from"}):
    """Where a seat of the last game sits in the next."""

    from_: int
    to: int
