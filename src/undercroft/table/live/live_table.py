"""A table that people sit at: one act at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec

from undercroft.table.clock import now
from undercroft.table.live.automatic_player import AutomaticPlayer
from undercroft.table.live.connection import Connection, SharedMessages
from undercroft.table.live.rate_limits import Buckets
from undercroft.table.live.services import Services
from undercroft.table.play.played_game import BROKEN
from undercroft.table.play.seating import out_of_time
from undercroft.table.play.table import Table
from undercroft.table.play.window_time import in_public
from undercroft.table.refusals import Refusal, refuse
from undercroft.table.showing.tables import info_of
from undercroft.table.store.changes import Conflict
from undercroft.table.store.rows import ChatRow, SeatRow, TableRow
from undercroft.table.wire.server_messages import Pointed, RematchMade, TableChanged
from undercroft.table.wire.table_info import Moved, TableInfo

T = TypeVar("T")

CHAT_RATE, CHAT_BURST = 0.5, 5.0
NOTE_RATE, NOTE_BURST = 0.5, 30.0

ATTEMPTS = 5
"""How often an act is tried again because somebody else changed the table first."""


def private_changes(old: tuple[TableRow, list[SeatRow]], new: tuple[TableRow, list[SeatRow]]) -> set[int]:
    """The seats whose private switches differ, if nothing else does."""
    rows = [
        msgspec.structs.replace(row, version=0, due=None, window=in_public(row.window))
        for row, _ in (old, new)
    ]
    public = [
        [msgspec.structs.replace(seat, standing=False, always=False) for seat in seats]
        for _, seats in (old, new)
    ]
    if rows[0] != rows[1] or public[0] != public[1]:
        return set()
    found = {mine.seat for mine, theirs in zip(old[1], new[1], strict=True) if mine != theirs}
    window = new[0].window
    return found if window is None or window == old[0].window else found | {window.seat}


class LiveTable:
    """One table in this process. Its memory is a cache: whatever goes wrong, it is read again."""

    def __init__(self, services: Services, id: str, drop: Callable[[str], None]) -> None:
        self.services = services
        self.id = id
        self.drop = drop
        """What to do if there is no such table."""
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.connections: set[Connection] = set()
        self.absent: dict[int, int] = {}
        """Since when the person of an asked seat has not been connected."""
        self.claimable: list[int] = []
        self.automatic_player = AutomaticPlayer(self)
        self.changed = asyncio.Event()
        self.untold: list[ChatRow] = []
        self.is_pushing = False
        self.used = time.monotonic()
        self.chats = Buckets(CHAT_RATE, CHAT_BURST)
        self.notes = Buckets(NOTE_RATE, NOTE_BURST)
        """What each seat may say, and do that the table leaves a note of, however often it connects."""

    # Reading and changing

    async def fresh(self) -> Table:
        """The table, read from the storage if memory does not have it; the lock is held."""
        self.used = time.monotonic()
        if self.table is None:
            self.table = await self.load()
            self.automatic_player.wake()  # a computer may have been left waiting when a server ended
            self.tell()  # another process may have changed it, and those who sit here have not heard of it
        return self.table

    def adopt(self, table: Table) -> None:
        """Take over a table that was just made and stored; what somebody brought to it is read as always."""
        setup, terms = table.row.setup, table.row.terms
        if self.table is None and not (terms.guide or setup.data_text or setup.scenario_text):
            self.table = table

    async def load(self) -> Table:
        """Read the table and replay its game."""
        store = self.services.store
        found = await store.table(self.id)
        if found is None:
            self.drop(self.id)
            raise refuse("unknown", "refuse-table")
        row, seats = found
        if row.game not in self.services.catalog.games:
            raise refuse("closed", "note-no-game", game=row.game)
        if row.since < self.services.rested:
            row.since = self.services.resumes
        row.since = min(row.since, max(now(), self.services.resumes))  # the machine's clock may be set back
        table = Table(self.services.catalog.games[row.game], row, seats, None)
        table.spans = self.services.settings.window
        await asyncio.to_thread(table.prepare)
        if row.seq and row.status != "closed":
            steps = await store.steps(self.id)
            table.start_change(now())
            await asyncio.to_thread(table.open_played, steps, now())
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
                    chat = await self.services.store.save(change)
                except Refusal:
                    raise
                except Conflict:
                    self.table = None
                    continue
                except BaseException:
                    self.table = None
                    raise
                table.row.version += 1
                if change.private is None:
                    table.row.touched = change.at
                    self.tell(chat)
                else:
                    self.tell_privately(table, {change.private})
                self.after(table)
                return result
        raise refuse("broken", "refuse-busy")

    def after(self, table: Table) -> None:
        """What follows a stored change: other processes and computers hear of it."""
        self.services.call(self.id, "changed")
        self.changed.set()
        if table.needs_answers():
            self.automatic_player.wake()

    async def refresh(self) -> None:
        """Take over what another process has stored, and tell it to everybody here."""
        async with self.lock:
            table = self.table
            found = None if table is None else await self.services.store.table(self.id)
            if table is not None and found is not None and found[0].version != table.row.version:
                seats = private_changes((table.row, table.seats), found)
                await self.catch_up(table, *found)
                self.automatic_player.wake()
                if seats and self.table is not None:
                    self.changed.set()
                    self.tell_privately(table, seats)
                    return
        self.changed.set()
        if self.connections:
            told = min(connection.chat for connection in self.connections)
            self.tell(await self.services.store.chat(self.id, told))

    async def catch_up(self, table: Table, row: TableRow, seats: list[SeatRow]) -> None:
        """Let the game go on as another process has let it; if that does not fit, it is read again."""
        steps = await self.services.store.steps(self.id, table.row.seq)
        try:
            if table.played is None or row.status == "closed":
                self.table = None
            else:
                table.played.catch_up(steps)
                table.row, table.seats = row, seats
                if table.row.seq != table.played.seq:
                    self.table = None
        except BROKEN:
            self.table = None

    async def is_at_home(self) -> bool:
        """Whether this process is the one that plays the table; if none is, it is from now on."""
        return await self.services.homes.of(self.id) == self.services.process

    # Telling people

    def tell(self, chat: list[ChatRow] | None = None) -> None:
        """Let everybody here know of changes, soon, once for several changes."""
        self.untold += chat or []
        if not self.is_pushing and self.connections:
            self.is_pushing = True
            self.services.spawn(self.push())
        elif not self.connections:
            self.untold = []

    def tell_privately(self, table: Table, seats: set[int]) -> None:
        """Let those who hold some seats know of what nobody else is to notice."""
        for connection in self.connections:
            if connection.seats & seats:
                self.send_sight(connection, table, SharedMessages())

    async def push(self) -> None:
        """Send everybody the new state of the table and the sight of the lifted seat."""
        try:
            async with self.lock:
                table = await self.fresh()
                self.is_pushing = False
                chat, self.untold = self.untold, []
                self.claimable = self.claims(table)
                shared = SharedMessages()
                for connection in list(self.connections):
                    for line in chat:
                        connection.send_chat(line)
                    self.send_state(connection, table, shared)
        except Refusal as no:
            for connection in self.connections:
                connection.refuse(None, no)
        finally:
            self.is_pushing = False

    def send_state(self, connection: Connection, table: Table, shared: SharedMessages) -> None:
        """Send one connection the table, and its sight if a curtain is lifted."""
        lang = connection.lang
        text, _, _ = shared.once(("table", lang), lambda: TableChanged(table=self.info(table, lang)))
        connection.send_text(text)
        self.send_sight(connection, table, shared)

    def send_sight(self, connection: Connection, table: Table, shared: SharedMessages) -> None:
        """Send one connection what its lifted seat sees."""
        for seat in connection.seats:
            if not connection.holds(table, seat):
                connection.drop(seat)
        if connection.is_lifted and not connection.may_see(table):
            connection.lower()
        played = table.played
        if not connection.is_lifted or played is None or table.row.status == "closed":
            return
        key = ("sight", connection.sight_key())
        text, branch, last = shared.once(key, lambda: connection.sight(table, played, shared.parts))
        connection.send_text(text)
        connection.saw(branch, last)

    def info(self, table: Table, lang: str) -> TableInfo:
        """What anybody may know of the table."""
        here = self.here()
        claims = self.claims(table)
        return info_of(table.game, table.row, table.seats, here.__contains__, claims, lang, table.guide)

    def point(self, seat: int, touch: str) -> None:
        """Show everybody here what somebody points at."""
        for connection in self.connections:
            connection.send(Pointed(seat=seat, touch=touch))

    def announce(self, table: str) -> None:
        """Tell everybody here of a rematch."""
        count = 0 if self.table is None else len(self.table.seats)
        for connection in self.connections:
            seats = [Moved(seat, (seat + 1) % count) for seat in sorted(connection.seats)] if count else []
            connection.send(RematchMade(table=table, seats=seats))

    # Presence and clocks

    def arrived(self, connection: Connection) -> None:
        """A connection is open."""
        self.connections.add(connection)
        self.say_here()
        self.tell()
        self.automatic_player.wake()  # a window may have waited for this one

    def departed(self, connection: Connection) -> None:
        """A connection is closed."""
        self.connections.discard(connection)
        self.say_here()
        self.tell()

    def say_here(self) -> None:
        """Tell other processes who is connected to this one."""
        self.services.call(self.id, "here", sorted(self.seats_here()))

    def seats_here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for connection in self.connections for seat in connection.seats}

    def here(self) -> set[int]:
        """The seats whose people are connected, here or to another process."""
        return self.seats_here() | self.services.seats_elsewhere(self.id)

    def is_idle(self) -> bool:
        """Whether nobody uses the table now."""
        return not self.connections and not self.automatic_player.is_running and not self.lock.locked()

    def gone(self, table: Table) -> list[int]:
        """The asked people who are out of time or have been away for too long."""
        if self.services.is_resting():
            return []
        at = now()
        found = set(out_of_time(table, at))
        limit = table.row.terms.gone_after
        here = self.here()
        for seat in range(len(table.seats)):
            is_missing = seat in table.asked() and table.seats[seat].is_person() and seat not in here
            if not is_missing or not self.services.sees_all(at):  # who is elsewhere may not be heard of yet
                self.absent.pop(seat, None)
            elif limit and at - self.absent.setdefault(seat, max(at, self.services.resumes)) >= limit:
                found.add(seat)
        return sorted(found)

    def claims(self, table: Table) -> list[int]:
        """The seats from which the others may claim the win."""
        return self.gone(table) if table.row.terms.when_gone == "claim" else []
