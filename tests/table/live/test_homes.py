"""Tables have one home among several processes, and talk is passed on to it; no Redis, one event loop."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.table.player import run
from tests.table.running import TEST_GAME, settings
from undercroft.table.clock import now
from undercroft.table.live import services
from undercroft.table.live.homes import LEASE
from undercroft.table.live.process_bus import Bus, Call, Listener, Parcel
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.live.services import UNSEEN
from undercroft.table.live.sweeper import Sweeper
from undercroft.table.lobby.new_tables import make
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal
from undercroft.table.server.health_routes import check_health
from undercroft.table.server.socket.table_socket import Conversation, answer_far
from undercroft.table.server.traces import Tracer
from undercroft.table.store.homes import home_of, take_home
from undercroft.table.wire.http_requests import NewSeat, NewTable
from undercroft.table.wire.lobby_replies import Made


class Net:
    """Carries messages between processes in this loop; any of them can be cut off."""

    def __init__(self) -> None:
        self.listeners: dict[str, Listener] = {}
        self.buses: list[NetBus] = []
        self.carried = 0

    def later(self, work: Callable[..., None], *what: Any) -> None:
        self.carried += 1
        asyncio.get_running_loop().call_soon(work, *what)

    def go(self) -> None:
        """Nobody reaches anybody any more."""
        for bus in self.buses:
            bus.is_up = False
        for listener in self.listeners.values():
            listener.bus_went()

    def come(self) -> None:
        """Everybody reaches everybody again."""
        for bus in self.buses:
            bus.is_up, bus.since = True, time.monotonic()
        for listener in self.listeners.values():
            listener.bus_came()


class NetBus(Bus):
    """One process's end of it."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.own = ""
        net.buses.append(self)

    def is_shared(self) -> bool:
        return True

    async def start(self, listener: Listener) -> None:
        self.own = listener.process
        self.net.listeners[self.own] = listener
        self.is_up, self.since = True, time.monotonic()
        listener.bus_came()

    async def stop(self) -> None:
        self.net.listeners.pop(self.own, None)

    def publish(self, call: Call) -> None:
        for listener in list(self.net.listeners.values()) if self.is_up else []:
            self.net.later(listener.heard, call)

    def hand(self, process: str, parcel: Parcel) -> bool:
        if not self.is_up:
            return False
        found = self.net.listeners.get(process)
        if found is None:
            self.net.later(self.net.listeners[self.own].missed, process)
        else:
            self.net.later(found.handed, parcel)
        return True


@pytest.fixture
def net(monkeypatch: pytest.MonkeyPatch) -> Net:
    made = Net()
    monkeypatch.setattr(services, "open_bus", lambda _url: NetBus(made))
    return made


@asynccontextmanager
async def processes(folder: Path, count: int = 2) -> AsyncIterator[list[ServerProcess]]:
    """Some processes at one database."""
    running = [ServerProcess(settings(folder)) for _ in range(count)]
    try:
        for one in running:
            one.relay.answer = partial(answer_far, one, Tracer())
            await one.start()
        yield running
    finally:
        for one in running:
            if not one.is_stopping:
                await one.stop()


async def made_at(server: ServerProcess, **more: Any) -> Made:
    """A table of two people."""
    return await make(server, NewTable(game=TEST_GAME, seats=[NewSeat(kind="me")] * 2, **more))


class Page:
    """A client whose socket is at one process, without a network."""

    def __init__(self, server: ServerProcess, table: str) -> None:
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []
        self.code = 0
        self.talk = asyncio.create_task(Conversation(server, self, table, "here", Tracer()).run())

    async def receive(self) -> dict[str, Any]:
        text = await self.said.get()
        return (
            {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}
        )

    async def send_texts(self, texts: list[str]) -> None:
        self.heard += [json.loads(text) for text in texts]

    async def close(self, code: int) -> None:
        self.code = code
        self.said.put_nowait(None)

    def say(self, **message: Any) -> None:
        self.said.put_nowait(json.dumps(message))

    async def hears(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Wait for a message of a kind with these fields."""
        while True:
            for message in self.heard:
                if message["type"] == kind and fields.items() <= message.items():
                    return message
            if self.talk.done():
                raise AssertionError(f"The talk ended without {kind}.") from self.talk.exception()
            await asyncio.sleep(0.005)

    async def ended(self) -> None:
        """Wait for the end of the talk."""
        await asyncio.gather(self.talk, return_exceptions=True)

    async def leave(self) -> None:
        self.said.put_nowait(None)
        await self.ended()


def test_who_comes_to_another_process_talks_with_the_tables_home(net: Net, tmp_path: Path) -> None:
    async def talk() -> None:
        async with processes(tmp_path) as (one, two):
            made = await made_at(one)
            pages = [Page(one, made.table), Page(two, made.table)]
            for seat, page in enumerate(pages):
                page.say(type="hello", protocol=1, secrets=[made.seats[seat].secret])
                await page.hears("welcome")
                page.say(type="lift", seat=seat)
                await page.hears("sight", seat=seat)
            assert made.table not in two.tables  # it is played at one place only
            assert one.tables[made.table].here() == {0, 1}
            pages[1].say(type="answer", seat=1, question=1, words="left", ref=5)
            await pages[1].hears("ack", ref=5, words="left")
            pages[0].say(type="answer", seat=0, question=1, words="right", ref=6)
            await pages[0].hears("ack", ref=6)
            assert two.here(made.table) == {0, 1}  # others are told who is there
            await pages[1].leave()
            while one.tables[made.table].here() != {0}:
                await asyncio.sleep(0.005)
            assert not two.relay.lines
            assert not one.relay.lines
            await pages[0].leave()

    run(talk())


def test_when_the_home_is_gone_sockets_are_closed_and_the_next_home_goes_on(net: Net, tmp_path: Path) -> None:
    async def talk() -> None:
        async with processes(tmp_path) as (one, two):
            made = await made_at(one)
            assert await one.homes.of(made.table) == one.process
            page = Page(two, made.table)
            page.say(type="hello", protocol=1, secrets=[made.seats[0].secret])
            await page.hears("welcome")
            page.say(type="answer", seat=0, question=1, words="left", ref=1)
            await page.hears("ack", ref=1)
            net.listeners.pop(one.process)  # killed: its lease is still in the database
            two.relay.probe()
            await page.ended()
            assert page.code == 1012
            again = Page(two, made.table)
            again.say(type="hello", protocol=1, secrets=[made.seats[0].secret])
            await again.hears("welcome")
            assert made.table in two.tables
            again.say(type="answer", seat=0, question=1, words="left", ref=2)  # sent again, stored once
            await again.hears("ack", ref=2)
            assert len(await two.store.steps(made.table)) == 2
            await again.leave()

    run(talk())


def test_without_the_bus_each_process_plays_by_itself_and_presence_stays(net: Net, tmp_path: Path) -> None:
    async def talk() -> None:
        async with processes(tmp_path) as (one, two):
            made = await made_at(one)
            page, far = Page(one, made.table), Page(two, made.table)
            for seat, one_page in enumerate((page, far)):
                one_page.say(type="hello", protocol=1, secrets=[made.seats[seat].secret])
                await one_page.hears("welcome")
            while two.here(made.table) != {0, 1}:
                await asyncio.sleep(0.005)
            net.go()
            await far.ended()
            assert far.code == 1012
            assert two.here(made.table) == {0, 1}  # nobody can say that they have gone
            near = Page(two, made.table)
            near.say(type="hello", protocol=1, secrets=[made.seats[1].secret])
            await near.hears("welcome")
            near.say(type="answer", seat=1, question=1, words="left", ref=3)
            await near.hears("ack", ref=3)
            net.come()
            while two.here(made.table) != {0, 1} or one.here(made.table) != {0, 1}:
                await asyncio.sleep(0.005)
            page.say(type="answer", seat=0, question=1, words="left", ref=4)
            await page.hears("ack", ref=4)
            await page.leave()
            await near.leave()

    run(talk())


def test_a_lease_is_one_processes_until_it_runs_out_or_its_owner_is_lost(net: Net, tmp_path: Path) -> None:
    async def take() -> None:
        async with processes(tmp_path) as (one, two):
            made = await made_at(one)
            at = now()
            first = await take_home(one.store, made.table, "a", at, at + LEASE)
            assert first.process == "a"
            assert (await take_home(one.store, made.table, "b", at + 1, at + LEASE)).process == "a"
            assert (await take_home(one.store, made.table, "b", at + 1, at + LEASE, lost="a")).process == "b"
            assert (
                await take_home(one.store, made.table, "c", at + LEASE + 1, at + 2 * LEASE)
            ).process == "c"
            assert await two.homes.of(made.table) == "c"
            two.homes.miss("c")
            assert await two.homes.of(made.table) == two.process
            assert await one.homes.of(made.table) == two.process
            await two.stop()
            assert await home_of(one.store, made.table) is None
            assert await one.homes.of(made.table) == one.process
            assert await one.homes.of("nosuchtable1") == one.process

    run(take())


def test_a_process_that_has_just_begun_replaces_nobody(
    net: Net, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with processes(tmp_path, 1) as (one,):
            made = await made_at(one, gone_after=1000)
            live = one.live(made.table)
            table = await live.read(lambda t: t)
            begun = one.sees_since
            for later, gone in ((0, []), (5_000, []), (UNSEEN + 10, []), (UNSEEN + 1_100, [0, 1])):
                monkeypatch.setattr("undercroft.table.live.live_table.now", lambda later=later: begun + later)
                assert live.gone(table) == gone, later
            one.bus_came()  # whoever could not be heard for a while is not gone for that
            monkeypatch.setattr("undercroft.table.live.live_table.now", lambda: one.sees_since + 2_000)
            assert live.gone(table) == []

    run(look())


def test_who_was_elsewhere_is_forgotten(net: Net, tmp_path: Path) -> None:
    async def look() -> None:
        async with processes(tmp_path, 1) as (one,):
            one.heard(Call("far", "t", "here", [0, 1]))
            one.heard(Call("farther", "t", "here", [2]))
            assert one.here("t") == {0, 1, 2}
            one.heard(Call("far", "t", "here", []))
            assert one.here("t") == {2}
            one.bus.since -= 1000  # nothing was said for long, though it could have been
            one.elsewhere["t"] = {
                name: (heard - 1000, seats) for name, (heard, seats) in one.elsewhere["t"].items()
            }
            assert one.here("t") == set()
            one.prune_elsewhere()
            assert one.elsewhere == {}

    run(look())


def test_a_fault_at_one_table_does_not_stop_the_clocks_of_others(
    net: Net, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def sweep() -> None:
        async with processes(tmp_path, 1) as (one,):
            tables = [(await made_at(one)).table for _ in range(3)]
            looked: list[str] = []
            for table in tables:
                await one.live(table).read(lambda t: t)
                assert await one.homes.of(table) == one.process

            def gone(self: Any, _table: Table) -> list[int]:
                looked.append(self.id)
                if self.id == tables[0]:
                    raise KeyError("a fault of ours")
                return []

            monkeypatch.setattr("undercroft.table.live.live_table.LiveTable.gone", gone)
            one.beats["sweeper"] = float("-inf")
            with pytest.raises(Refusal) as no:
                await check_health(one)
            assert no.value.code == "resting"
            sweeping = asyncio.create_task(Sweeper(one).run())
            while one.beats["sweeper"] == float("-inf"):
                await asyncio.sleep(0.01)
            sweeping.cancel()
            assert set(looked) >= set(tables)
            await check_health(one)

    run(sweep())
    assert "a fault of ours" in caplog.text
