"""A table that people sit at: one act at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from undercroft.table.clock import now
from undercroft.table.live.automatic_player import Driver
from undercroft.table.live.connection import Connection, Texts
from undercroft.table.play.acts import out_of_time
from undercroft.table.play.played_game import BROKEN
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal, refuse
from undercroft.table.showing.tables import info_of
from undercroft.table.store.rows import ChatRow, SeatRow, TableRow
from undercroft.table.store.store import Conflict
from undercroft.table.wire.server_messages import TableNews
from undercroft.table.wire.table_info import Info

if TYPE_CHECKING:
    from undercroft.table.live.server_process import Hub

T = TypeVar("T")

ATTEMPTS = 5
"""How often an act is tried again because somebody else changed the table first."""


class LiveTable:
    """One table in this process. Its memory is a cache: whatever goes wrong, it is read again."""

    def __init__(self, hub: Hub, id: str) -> None:
        self.hub = hub
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.connections: set[Connection] = set()
        self.absent: dict[int, int] = {}
        """Since when the person of an asked seat has not been connected."""
        self.claimable: list[int] = []
        self.driver = Driver(self)
        self.changed = asyncio.Event()
        self.news: list[ChatRow] = []
        self.is_pushing = False
        self.used = time.monotonic()

    # Reading and changing

    async def fresh(self) -> Table:
        """The table, read from the storage if memory does not have it; the lock is held."""
        self.used = time.monotonic()
        if self.table is None:
            self.table = await self.load()
            self.driver.wake()  # a computer may have been left waiting when a server ended
            self.tell()  # another process may have changed it, and those who sit here have not heard of it
        return self.table

    async def load(self) -> Table:
        """Read the table and replay its game."""
        store = self.hub.store
        found = await store.table(self.id)
        if found is None:
            self.hub.tables.pop(self.id, None)
            raise refuse("unknown", "refuse-table")
        row, seats = found
        if row.game not in self.hub.catalog.games:
            raise refuse("closed", "note-no-game", game=row.game)
        if not self.hub.bus.is_shared():
            row.since = max(row.since, self.hub.began)  # no clock runs while the only server is down
        table = Table(self.hub.catalog.games[row.game], row, seats, None)
        if row.seq and row.status != "closed":
            steps = await store.steps(self.id)
            table.start_change(now())
            await asyncio.to_thread(table.open_course, steps, now())
            change = table.finish_change()
            if change is not None:
                await store.save(change)
                row.version += 1
        return table

    async def read(self, look: Callable[[Table], T]) -> T:
        """Look at the table as it is stored."""
        async with self.lock:
            return look(await self.fresh())

    async def alter(self, act: Callable[[Table], T]) -> T:
        """Do something at the table; returns when it is stored. Then everybody hears of it."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                table = await self.fresh()
                table.start_change(now())
                try:
                    result = act(table)
                    change = table.finish_change()
                    if change is None:
                        return result
                    chat = await self.hub.store.save(change)
                except Refusal:
                    raise
                except Conflict:
                    self.table = None
                    continue
                except BaseException:
                    self.table = None
                    raise
                table.row.version += 1
                table.row.touched = change.at
                self.after(chat)
                return result
        raise refuse("broken", "refuse-busy")

    def after(self, chat: list[ChatRow]) -> None:
        """What follows a stored change: people, other processes and computers hear of it."""
        self.tell(chat)
        self.hub.call(self.id, "changed")
        self.changed.set()
        self.driver.wake()

    async def refresh(self) -> None:
        """Take over what another process has stored, and tell it to everybody here."""
        async with self.lock:
            table = self.table
            found = None if table is None else await self.hub.store.table(self.id)
            if table is not None and found is not None and found[0].version != table.row.version:
                await self.catch_up(table, *found)
        self.changed.set()
        if self.connections:
            told = min(connection.chat for connection in self.connections)
            self.tell(await self.hub.store.chat(self.id, told))

    async def catch_up(self, table: Table, row: TableRow, seats: list[SeatRow]) -> None:
        """Let the game go on as another process has let it; if that does not fit, it is read again."""
        steps = await self.hub.store.steps(self.id, table.row.seq)
        try:
            if table.course is None or row.status == "closed":
                self.table = None
            else:
                table.course.catch_up(steps)
                table.row, table.seats = row, seats
                if table.row.seq != table.course.seq:
                    self.table = None
        except BROKEN:
            self.table = None

    # Telling people

    def tell(self, chat: list[ChatRow] | None = None) -> None:
        """Let everybody here know of changes, soon, once for several changes."""
        self.news += chat or []
        if not self.is_pushing and self.connections:
            self.is_pushing = True
            self.hub.spawn(self.push())
        elif not self.connections:
            self.news = []

    async def push(self) -> None:
        """Send everybody the new state of the table and the sight of the lifted seat."""
        try:
            async with self.lock:
                table = await self.fresh()
                self.is_pushing = False
                chat, self.news = self.news, []
                self.claimable = self.claims(table)
                texts = Texts()
                for connection in list(self.connections):
                    for line in chat:
                        connection.send_chat(line)
                    self.send_state(connection, table, texts)
        except Refusal as no:
            for connection in self.connections:
                self.hub.refuse(connection, None, no)
        finally:
            self.is_pushing = False

    def send_state(self, connection: Connection, table: Table, texts: Texts) -> None:
        """Send one connection the table, and its sight if a curtain is lifted."""
        lang = connection.lang
        text, _, _ = texts.once(("table", lang), lambda: TableNews(table=self.info(table, lang)))
        connection.send_text(text)
        self.send_sight(connection, table, texts)

    def send_sight(self, connection: Connection, table: Table, texts: Texts) -> None:
        """Send one connection what its lifted seat sees."""
        for seat in connection.seats:
            if not connection.holds(table, seat):
                connection.drop(seat)
        if connection.is_lifted and not connection.may_see(table):
            connection.lower()
        course = table.course
        if not connection.is_lifted or course is None or table.row.status == "closed":
            return
        key = ("sight", connection.sight_key())
        text, branch, last = texts.once(key, lambda: connection.sight(table, course))
        connection.send_text(text)
        connection.saw(branch, last)

    def info(self, table: Table, lang: str) -> Info:
        """What anybody may know of the table."""
        here = self.hub.here(self.id)
        return info_of(
            table.game, table.row, table.seats, lambda seat: seat in here, self.claims(table), lang
        )

    # Presence and clocks

    def gone(self, table: Table) -> list[int]:
        """The asked people who are out of time or have been away for too long."""
        at = now()
        found = set(out_of_time(table, at))
        limit = table.row.terms.gone_after
        here = self.hub.here(self.id)
        for seat in range(len(table.seats)):
            is_missing = seat in table.asked() and table.seats[seat].is_person() and seat not in here
            if not is_missing:
                self.absent.pop(seat, None)
            elif limit and at - self.absent.setdefault(seat, at) >= limit:
                found.add(seat)
        return sorted(found)

    def claims(self, table: Table) -> list[int]:
        """The seats from which the others may claim the win."""
        return self.gone(table) if table.row.terms.when_gone == "claim" else []
