"""Whoever talks over one socket: at which table, through which connection, and how often they may ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from undercroft.table.live.connection import Connection
from undercroft.table.live.live_table import LiveTable
from undercroft.table.live.rate_limits import Bucket
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse
from undercroft.table.wire.client_messages import FromClient
from undercroft.table.wire.server_messages import Done

T = TypeVar("T")

HINT_RATE, HINT_BURST = 0.5, 3.0
LOOK_RATE, LOOK_BURST = 1.0, 10.0
WAYS_RATE, WAYS_BURST = 4.0, 20.0


class Visitor:
    """One connection after its hello, and what it may do at its table."""

    def __init__(self, server: ServerProcess, live: LiveTable, connection: Connection, address: str) -> None:
        self.address = address
        self.server = server
        self.live = live
        self.connection = connection
        self.hints = Bucket(HINT_RATE, HINT_BURST)
        self.looks = Bucket(LOOK_RATE, LOOK_BURST)
        self.ways = Bucket(WAYS_RATE, WAYS_BURST)

    def check_holds(self, t: Table, seat: int) -> None:
        """Refuse to act for a seat that this connection does not hold, or holds no more."""
        if not self.connection.holds(t, seat):
            raise refuse("not-yours", "refuse-not-yours")

    def check_may_see(self, t: Table, seat: int | None) -> None:
        """Refuse to show what is not this connection's to see."""
        if seat is not None and not t.seat(seat).shared:
            self.check_holds(t, seat)
        if t.row.status == "closed":
            raise t.closed()
        if t.played is None and t.row.seq:
            raise refuse("closed", "refuse-unreadable-game")

    def done(self, message: FromClient) -> None:
        """Say that a wish is fulfilled."""
        self.connection.send(Done(ref=message.ref))

    async def act(self, message: FromClient, seat: int, act: Callable[[Table], Any]) -> None:
        """Do something at the table for a seat, and say so."""
        await self.alter(seat, act)
        self.done(message)

    async def alter(self, seat: int, act: Callable[[Table], T], is_answer: bool = False) -> T:
        """Do something at the table for a seat that this connection still holds.

        The table leaves notes of what is not an answer: these come at a bounded pace.
        """
        if self.server.is_resting():
            raise refuse("resting", "refuse-restarting")
        notes = self.live.notes.of(str(seat))

        def guarded(t: Table) -> T:
            self.check_holds(t, seat)
            if not is_answer and not notes.has():
                raise refuse("too-fast", "refuse-fast")
            done = act(t)
            if t.change.notes:
                notes.take()
            return done

        return await self.live.alter(guarded)
