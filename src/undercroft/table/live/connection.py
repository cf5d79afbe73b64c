"""One open socket: whose seats it holds, which curtain is lifted, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable

from undercroft.table.play.played_game import PlayedGame
from undercroft.table.play.sight import OwnSwitches, SharedParts, sight_of
from undercroft.table.play.table import Table
from undercroft.table.play.windows import has_answered, window_of
from undercroft.table.refusals import Refusal
from undercroft.table.showing.tables import chat_line
from undercroft.table.store.rows import ChatRow
from undercroft.table.wire.seat_sight import OwnWindow
from undercroft.table.wire.server_messages import ChatAdded, Error, FromServer, Sight, as_text

LONGEST_QUEUE = 500
"""Messages that may wait for a slow client; one that is slower is disconnected and may come again."""

TOO_SLOW = 4008
"""The code with which a client is disconnected that does not keep up."""

LARGEST_GO = 100_000
"""Characters after which no further message is sent in the same go."""

LARGEST_QUEUE = 8_000_000
"""Characters that may wait."""


class Connection:
    """What the server knows of one socket."""

    def __init__(
        self,
        lang: str,
        describe: bool,
        holders: dict[int, int],
        is_host: bool,
        devices: frozenset[str] = frozenset(),
        whom: frozenset[str] = frozenset(),
    ) -> None:
        self.lang = lang
        self.describe = describe
        self.stage = False
        """Whether the client acts events out."""
        self.holders = holders
        """The seats it holds, each with the holder's number that the seat had then."""
        self.seats = frozenset(holders)
        self.is_host = is_host
        self.devices = devices
        """The devices of persons that its secrets were given to."""
        self.whom = whom
        """Its address and its persons, as bars call them."""
        self.is_lifted = False
        self.seat: int | None = None
        self.branch = 0
        self.event = 0
        self.chat = 0
        """The last line of chat that was sent."""
        self.waiting: asyncio.Queue[str] = asyncio.Queue(LONGEST_QUEUE)
        self.queued = 0
        """Characters that wait."""
        self.is_broken = False
        self.code = TOO_SLOW
        """With what the socket is closed once this connection is broken."""

    def send(self, message: FromServer) -> None:
        """Put a message in the queue."""
        self.send_text(as_text(message))

    def refuse(self, ref: int | None, no: Refusal) -> None:
        """Say why not, to the message with a number if there is one."""
        self.send(Error(ref=ref, code=no.code, sentence=no.sentence(self.lang), rule=no.rule))

    def end(self, code: int) -> None:
        """Send no more than what was just said, and close."""
        self.code = code
        self.is_broken = True

    def send_text(self, text: str) -> None:
        """Put a ready message in the queue; a client that does not keep up is given up."""
        if self.queued + len(text) > LARGEST_QUEUE or self.waiting.full():
            self.is_broken = True
        elif not self.is_broken:
            self.queued += len(text)
            self.waiting.put_nowait(text)

    async def next_texts(self) -> list[str]:
        """The next messages to be sent, in one go."""
        texts = [await self.waiting.get()]
        size = len(texts[0])
        while size < LARGEST_GO and not self.waiting.empty():
            texts.append(self.waiting.get_nowait())
            size += len(texts[-1])
        self.queued -= size
        return texts

    def send_chat(self, line: ChatRow) -> None:
        """Send a line of chat that the client does not have yet."""
        if line.n > self.chat:
            self.chat = line.n
            self.send(ChatAdded(line=chat_line(line, self.lang)))

    def lift(self, seat: int | None, branch: int, event: int) -> None:
        """Lift a curtain; the one lifted before is down."""
        self.is_lifted, self.seat, self.branch, self.event = True, seat, branch, event

    def lower(self) -> None:
        """Let the curtain down."""
        self.is_lifted, self.seat, self.branch, self.event = False, None, 0, 0

    def may_see(self, t: Table) -> bool:
        """Whether the lifted seat is still this connection's to look at."""
        if self.seat is None or self.holds(t, self.seat):
            return True
        return self.seat < len(t.seats) and t.seats[self.seat].shared

    def holds(self, t: Table, seat: int) -> bool:
        """Whether a seat is still this connection's: it may have been freed for another."""
        return self.holders.get(seat) == t.seat(seat).holder

    def drop(self, seat: int) -> None:
        """Hold a seat no more."""
        self.holders.pop(seat, None)
        self.seats = frozenset(self.holders)

    def sight_key(self) -> Hashable:
        """What a sight for this connection depends on, besides the table."""
        seen = self.branch, self.event
        return self.seat, self.lang, self.describe, self.stage, seen, self.seat in self.seats

    def sight(self, t: Table, played: PlayedGame, shared: SharedParts) -> Sight:
        """What the lifted seat sees now, with what is new to this client."""
        is_mine = self.seat in self.seats
        return sight_of(
            played,
            self.seat,
            self.lang,
            asks=is_mine and t.row.status == "playing",  # a game may be given up in the middle of a question
            own=own_of(t, self.seat) if is_mine and self.seat is not None else OwnSwitches(),
            describe=self.describe,
            stage=self.stage,
            branch=self.branch,
            known=self.event,
            shared=shared,
        )

    def saw(self, branch: int, event: int) -> None:
        """Note what the client now knows."""
        self.branch, self.event = branch, event


def own_of(t: Table, seat: int) -> OwnSwitches:
    """What only the person of a seat is told: their switches, and how it stands with them in a window."""
    row, window = t.seats[seat], window_of(t, seat)
    own = None if window is None else OwnWindow(answered=has_answered(t, seat), more=window.more)
    return OwnSwitches(row.standing, row.always, own)


class SharedMessages:
    """Messages made once for all connections that get the same."""

    def __init__(self) -> None:
        self.made: dict[Hashable, tuple[str, int, int]] = {}
        self.parts = SharedParts()

    def once(self, key: Hashable, make: Callable[[], FromServer]) -> tuple[str, int, int]:
        """The text for a key, with the branch and the number of the last event if it is a sight."""
        if key not in self.made:
            message = make()
            branch, last = (message.branch, message.last) if isinstance(message, Sight) else (0, 0)
            self.made[key] = as_text(message), branch, last
        return self.made[key]
