"""One server process: the tables that it has in memory, and what it hears from other processes."""

from __future__ import annotations

import logging
import time
from collections import Counter
from functools import partial

import msgspec

from undercroft.table.clock import now
from undercroft.table.live.live_table import LiveTable
from undercroft.table.live.process_bus import Call, Parcel
from undercroft.table.live.pulse import Pulse
from undercroft.table.live.rate_limits import Buckets
from undercroft.table.live.relay import RESTARTED
from undercroft.table.live.services import Services
from undercroft.table.refusals import refuse
from undercroft.table.settings import Settings
from undercroft.table.store.changes import NewKey
from undercroft.table.store.ids_and_secrets import hashed
from undercroft.table.store.operating import Operating, ProcessRow
from undercroft.table.store.rows import HOST, ChatRow
from undercroft.table.wire.server_messages import Notice

LOG = logging.getLogger("undercroft.table")

BARRED = 4003
"""The code with which the socket of one who may not come is closed."""

UNUSED = 300.0
"""Seconds after which a table that nobody uses is let go of."""


class ServerProcess(Services):
    """The middle of a server process."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.tables: dict[str, LiveTable] = {}
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.guesses = Buckets(settings.guess_rate, settings.guess_burst)
        self.looks = Buckets(settings.look_rate, settings.look_burst)
        self.connections = 0
        self.sockets: Counter[str] = Counter()
        """Sockets by address."""
        self.pulse = Pulse(Operating(self.store), self.process_row)
        self.watch_figures()

    async def start(self) -> None:
        """Open the storage and begin to work."""
        await self.store.start()
        await self.bus.start(self)

    def process_row(self) -> ProcessRow:
        """What is stored of this process."""
        state = "draining" if self.is_draining else "running"
        return ProcessRow(
            id=self.process,
            began=self.began,
            state=state,
            tables=len(self.tables),
            sockets=self.connections,
        )

    def watch_figures(self) -> None:
        """Let those who watch over the server see its figures."""
        watch = self.metrics.watch
        watch("tables", "Tables in memory", lambda: len(self.tables))
        watch("sockets", "Open sockets at tables", lambda: self.connections)
        watch("write_queue", "Writes that wait for the storage", lambda: self.store.writer.waiting.qsize())
        for workers in (self.thinkers, self.reader):
            what = f"Workers that {workers.name}"
            watch(f"{workers.name}_workers", what, partial(getattr, workers, "count"))
            watch(f"{workers.name}_workers_busy", f"{what}, busy", workers.busy)

    # Tables

    def live(self, id: str) -> LiveTable:
        """A table by its id; whether it exists shows when it is read."""
        if id not in self.tables:
            self.tables[id] = LiveTable(self, id, self.drop)
        live = self.tables[id]
        live.used = time.monotonic()
        return live

    def drop(self, id: str) -> None:
        """Forget a table that does not exist."""
        self.tables.pop(id, None)

    def forget(self) -> None:
        """Let go of tables that nobody uses, the longest unused first, if there are too many or they rest."""
        idle = [live for live in self.tables.values() if live.is_idle()]
        idle.sort(key=lambda live: live.used)
        surplus = len(self.tables) - self.settings.tables_held
        for number, live in enumerate(idle):
            if number < surplus or time.monotonic() - live.used > UNUSED:
                live.table = None  # all that it holds goes at once, not when circles are looked for
                del self.tables[live.id]

    # People

    async def held(self, table: str, secrets: list[str], address: str) -> tuple[frozenset[int], bool, int]:
        """The seats that secrets hold, whether one is the host's, and how many hold nothing."""
        keys, refused = await self.held_keys(table, secrets, address)
        seats = {key.seat for key in keys}
        return frozenset(seats - {HOST}), HOST in seats, refused

    async def held_keys(self, table: str, secrets: list[str], address: str) -> tuple[list[NewKey], int]:
        """The keys among some secrets that hold something at a table, and how many hold nothing.

        Who guesses too fast is refused, but never one who has a secret that holds something.
        """
        if not secrets:
            return [], 0
        hashes = {hashed(secret) for secret in secrets}
        found = await self.store.held_keys(table, sorted(hashes))
        refused = len(hashes) - len(found)
        bucket = self.guesses.of(address)
        taken = sum(bucket.take() for _ in range(refused))
        if taken < refused and not found:
            raise refuse("too-fast", "refuse-fast")
        return found, refused

    def device_revoked(self, device: str) -> None:
        """A device is known no more: its sockets end, and come again as strangers."""
        self.people.forget_device(device)
        for live in self.tables.values():
            for connection in live.connections:
                if device in connection.devices:
                    connection.refuse(None, refuse("stranger", "refuse-person"))
                    connection.end(RESTARTED)

    def end_barred(self) -> None:
        """Have the sockets end of everybody who may not come any more."""
        for live in self.tables.values():
            for connection in live.connections:
                if self.is_barred("ban", *connection.whom):
                    connection.refuse(None, refuse("not-yours", "refuse-banned"))
                    connection.end(BARRED)

    def here(self, table: str) -> set[int]:
        """The seats whose people are connected to a table, which need not be in memory."""
        live = self.tables.get(table)
        return self.seats_elsewhere(table) if live is None else live.here()

    def notice(self) -> Notice:
        """What everybody should know of the server: when it will be restarted."""
        return Notice(restart=self.rests_at, now=now())

    def tell_notice(self) -> None:
        """Let everybody know when the server will be restarted, or that it will not."""
        for live in self.tables.values():
            for connection in live.connections:
                connection.send(self.notice())

    # Other processes

    def heard(self, call: Call) -> None:
        """Another process says something about a table."""
        if call.process == self.process:
            return
        self.homes.find(call.process)
        if call.kind == "revoked":
            self.device_revoked(str(call.content))
        if call.kind == "who":
            for live in self.tables.values():
                if live.connections:
                    live.say_here()
        elif call.kind == "here" and isinstance(call.content, list):
            seats = frozenset(seat for seat in call.content if isinstance(seat, int))
            self.note_elsewhere(call.table, call.process, seats)
        found = self.tables.get(call.table)
        if found is None:
            return
        live = found
        if call.kind == "changed":
            self.spawn(live.refresh())
        elif call.kind == "chat":
            live.tell([msgspec.convert(call.content, ChatRow)])
        elif call.kind == "point":
            live.point(int(call.content["seat"]), str(call.content["touch"]))
        elif call.kind == "rematch":
            live.announce(str(call.content))
        elif call.kind == "here":
            live.tell()

    def handed(self, parcel: Parcel) -> None:
        """Another process hands over what somebody says."""
        self.homes.find(parcel.process)
        self.relay.handed(parcel)

    def missed(self, process: str) -> None:
        """A process does not listen any more: lines to it are cut, and its tables may be taken over."""
        LOG.warning("The process %s does not listen any more.", process)
        self.homes.miss(process)
        self.relay.cut(process)

    def bus_came(self) -> None:
        """Others can be reached, for the first time or again: everybody says who is here."""
        self.sees_since = now()
        self.call("", "who")
        for live in self.tables.values():
            if live.connections:
                live.say_here()

    def bus_went(self) -> None:
        """Others cannot be reached: each process goes on by itself, and sockets come again."""
        self.relay.cut()
