"""How many tables a server holds with scripted players: the figure of `make bench`. Prints JSON.

    python -m benchmarks.table_load                        more and more tables until p99 passes 100 ms
    python -m benchmarks.table_load --tables 50 --pace 1   one measurement
    python -m benchmarks.table_load --moves 3000           processor time for so many moves, without pace
    python -m benchmarks.table_load --processes 2          the people of each table at different processes
    python -m benchmarks.table_load --idle 1000            the memory of so many tables on which nobody looks

A real server in a process of its own, with the database that people get (SQLite, on disk before it answers),
over loopback. Every table has two people, one connection each, both curtains lifted; at each table somebody
answers once in every `pace` seconds on average. The time of a move is from sending the answer to its
acknowledgement. The server's own processor time is given beside it, that of the players, and how much of the
machine others used meanwhile: they all share its cores. Time per move with `--moves` depends least on others.
Several processes need `redis-server`; DATABASE_URL names another database than SQLite.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.thin_socket import ThinSocket, open_socket, post

LIMIT = 0.1
"""Seconds that 99 of 100 moves may take at most."""

LEVELS = (50, 100, 200, 300, 400, 600, 800, 1000, 1200, 1600)

NO_LIMITS = {
    "UNDERCROFT_MESSAGE_RATE": "1000000",
    "UNDERCROFT_MESSAGE_BURST": "1000000",
    "UNDERCROFT_REQUEST_RATE": "1000000",
    "UNDERCROFT_LOOK_RATE": "1000000",
    "UNDERCROFT_ADDRESS_CONNECTIONS": "1000000",
    "UNDERCROFT_REQUEST_BURST": "1000000",
    "UNDERCROFT_CONNECTIONS": "100000",
    "UNDERCROFT_TABLES_HELD": "100000",
}

AT_ONCE = 16
"""Tables that are made at the same time."""


class Offered(msgspec.Struct):
    """As much of a choice as a scripted player reads."""

    words: str


class Asked(msgspec.Struct):
    """As much of a question as a scripted player reads."""

    number: int
    choices: list[Offered]


class Heard(msgspec.Struct):
    """As much of a message as a scripted player reads."""

    type: str
    question: Asked | int | None = None
    outcome: Any = None


HEARD = msgspec.json.Decoder(Heard)


class Load:
    """Scripted players at many tables of one server."""

    def __init__(self, ports: list[int], game: str, pace: float, chance: random.Random) -> None:
        self.ports = ports
        self.game = game
        self.pace = pace
        self.chance = chance
        self.times: list[float] = []
        self.seated = 0
        self.moves = 0
        self.making = asyncio.Semaphore(AT_ONCE)

    async def sit(self) -> None:
        """Two people at one table, game after game."""
        while True:
            async with self.making:
                people = await self.begin()
            self.seated += 1
            try:
                await self.play(people)
            finally:
                self.seated -= 1
                for person in people:
                    person.wire.close()

    async def reach(self, moves: int, sitting: list[asyncio.Task[None]]) -> None:
        """Wait until so many moves have been made, or a table has failed."""
        while self.moves < moves and not any(task.done() for task in sitting):
            await asyncio.sleep(0.005)

    async def begin(self) -> list["Person"]:
        """A table of two people."""
        wish = {"game": self.game, "seats": [{"kind": "me", "name": "a"}, {"kind": "me", "name": "b"}]}
        made = await post(self.chance.choice(self.ports), "/api/tables", wish)
        people = []
        for seat, held in enumerate(made["seats"]):
            person = Person(seat)
            port = self.ports[seat % len(self.ports)]
            await person.begin(port, f"/api/tables/{made['table']}/socket", held["secret"])
            people.append(person)
        return people

    async def play(self, people: list["Person"]) -> None:
        """Answer by chance at the pace, until the game is over."""
        news = people[0].news = people[1].news
        while True:
            asked = [person for person in people if person.question is not None]
            if not asked:
                if all(person.is_over for person in people):
                    return
                news.clear()
                async with asyncio.timeout(60):
                    await news.wait()
                continue
            if self.pace:
                await asyncio.sleep(self.chance.expovariate(1 / self.pace))
            self.times.append(await self.chance.choice(asked).answer(self.chance))
            self.moves += 1


class Person:
    """One connection, and what it last heard."""

    wire: ThinSocket

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.question: Asked | None = None
        self.is_over = False
        self.news = asyncio.Event()
        self.acknowledged: asyncio.Future[None] | None = None

    async def begin(self, port: int, path: str, secret: str) -> None:
        """Say hello, lift the curtain and listen."""
        self.wire = await open_socket(port, path, self.hear)
        self.wire.send({"type": "hello", "protocol": 1, "secrets": [secret]})
        self.wire.send({"type": "lift", "seat": self.seat})

    def hear(self, text: bytes) -> None:
        """Note what the table says."""
        message = HEARD.decode(text)
        if message.type == "sight":
            self.question = message.question if isinstance(message.question, Asked) else None
            self.is_over = message.outcome is not None
            self.news.set()
        elif message.type in ("ack", "error") and self.acknowledged is not None:
            self.acknowledged.set_result(None)
            self.acknowledged = None

    async def answer(self, chance: random.Random) -> float:
        """Answer the open question; the seconds until it was acknowledged."""
        question = self.question
        assert question is not None
        self.question = None
        self.acknowledged = asyncio.get_running_loop().create_future()
        words = chance.choice(question.choices).words
        began = time.perf_counter()
        self.wire.send({"type": "answer", "seat": self.seat, "question": question.number, "words": words})
        async with asyncio.timeout(60):
            await self.acknowledged
        return time.perf_counter() - began


class Usage:
    """What the server, the players and the whole machine have used of the processor since a moment."""

    def __init__(self, servers: list[int]) -> None:
        self.servers = servers
        self.began = time.perf_counter()
        self.before = self.used()

    def used(self) -> tuple[float, float, float]:
        """Seconds of the servers, of this process, and of everything on the machine."""
        own = resource.getrusage(resource.RUSAGE_SELF)
        everything = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
        busy = [int(ticks) for number, ticks in enumerate(everything) if number not in (3, 4)]
        ticks = os.sysconf("SC_CLK_TCK")
        return sum(map(processor_seconds, self.servers)), own.ru_utime + own.ru_stime, sum(busy) / ticks

    def since(self, moves: int) -> dict[str, float]:
        """The figures for so many moves."""
        server, players, all_used = (now - then for now, then in zip(self.used(), self.before, strict=True))
        seconds = time.perf_counter() - self.began
        cores = os.cpu_count() or 1
        return {
            "moves_per_second": round(moves / seconds, 1),
            "server_cpu_ms_per_move": round(1000 * server / max(1, moves), 2),
            "players_cpu_ms_per_move": round(1000 * players / max(1, moves), 2),
            "others_share_of_machine": round(max(0.0, all_used - server - players) / seconds / cores, 2),
        }


def processor_seconds(process: int) -> float:
    """What a process has used of the processor."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> int:
    """Bytes of a process that are in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()


async def measure(
    servers: dict[int, int], game: str, tables: int, pace: float, seconds: float, moves: int
) -> dict[str, Any]:
    """Hold so many tables for so long, or for so many moves, at servers given by process and port."""
    load = Load(list(servers.values()), game, pace, random.Random(tables))
    sitting = [asyncio.create_task(load.sit()) for _ in range(tables)]
    while load.seated < tables and not any(task.done() for task in sitting):
        await asyncio.sleep(0.05)
    await asyncio.sleep(min(2 * pace, 4.0))
    await load.reach(moves // 4, sitting)
    load.times.clear()
    before, usage = load.moves, Usage(list(servers))
    await (load.reach(before + moves, sitting) if moves else asyncio.sleep(seconds))
    figures = usage.since(load.moves - before)
    times = sorted(load.times) or [0.0]
    for task in sitting:
        task.cancel()
    failed = [result for result in await asyncio.gather(*sitting, return_exceptions=True) if is_fault(result)]
    for fault in failed[:3]:
        print(repr(fault), file=sys.stderr)
    return {
        "tables": tables,
        **figures,
        "p50_ms": round(1000 * statistics.median(times), 1),
        "p99_ms": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
        "faults": len(failed),
    }


def is_fault(result: object) -> bool:
    """Whether a table ended by something else than the end of the measurement."""
    return isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError)


async def measure_idle(process: int, port: int, game: str, tables: int) -> dict[str, Any]:
    """What tables cost in memory that were played at for a while, with people there and without."""
    load = Load([port], game, 0, random.Random(tables))
    empty = 0
    everybody: list[list[Person]] = []
    for number in range(tables + 100):
        people = await load.begin()
        for _ in range(10):
            while not (asked := [person for person in people if person.question is not None]):
                await asyncio.sleep(0.002)
            await asked[0].answer(load.chance)
        everybody.append(people)
        if number == 99:  # by then everything is loaded that all tables share
            empty = memory(process)
    held = memory(process)
    for people in everybody:
        for person in people:
            person.wire.close()
    await asyncio.sleep(2)
    return {
        "tables": tables,
        "kilobytes_with_two_people": round((held - empty) / 1000 / tables, 1),
        "kilobytes_without": round((memory(process) - empty) / 1000 / tables, 1),
    }


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_redis(folder: str) -> tuple[subprocess.Popen[bytes], int]:
    """A Redis of our own, for several processes."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL), port


def start(folder: str, redis: int = 0) -> tuple[subprocess.Popen[bytes], int]:
    """A server on a free port."""
    port = free_port()
    variables = {
        "DATABASE_URL": f"sqlite:///{folder}/load.db",
        **os.environ,
        **NO_LIMITS,
        "UNDERCROFT_PORT": str(port),
        "REDIS_URL": f"redis://127.0.0.1:{redis}/0" if redis else "",
    }
    command = [sys.executable, "-m", "undercroft", "serve", "--log", "warning"]
    server = subprocess.Popen(command, env=variables, stdout=subprocess.DEVNULL)
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            break
        except OSError:
            time.sleep(0.1)
    return server, port


@contextmanager
def running(folder: str, processes: int) -> Iterator[dict[int, int]]:
    """Server processes that share their tables: ports by process ids."""
    bus, news = start_redis(folder) if processes > 1 else (None, 0)
    started = [start(folder, news) for _ in range(processes)]
    try:
        yield {server.pid: port for server, port in started}
    finally:
        for process in [server for server, _ in started] + ([bus] if bus is not None else []):
            process.terminate()
            process.wait(60)


def main() -> None:
    """Measure, and print one JSON document."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="subterra")
    parser.add_argument("--tables", type=int, default=0, help="measure so many tables only")
    parser.add_argument("--pace", type=float, default=3.0, help="seconds between two answers at a table")
    parser.add_argument(
        "--seconds", type=float, default=8.0, help="how long to measure each number of tables"
    )
    parser.add_argument("--moves", type=int, default=0, help="measure so many moves without any pace")
    parser.add_argument("--idle", type=int, default=0, help="measure the memory of so many tables")
    parser.add_argument("--most", type=int, default=1600, help="the largest number of tables to try")
    parser.add_argument("--processes", type=int, default=1, help="server processes that share the tables")
    options = parser.parse_args()
    levels = [level for level in LEVELS if level <= options.most]
    if options.tables or options.moves:
        levels = [options.tables or 20]
    pace = 0.0 if options.moves else options.pace
    found: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder, running(folder, options.processes) as servers:
        if options.idle:
            process, port = next(iter(servers.items()))
            print(json.dumps(asyncio.run(measure_idle(process, port, options.game, options.idle))))
            return
        for level in levels:
            work = measure(servers, options.game, level, pace, options.seconds, options.moves)
            found.append(asyncio.run(work))
            print(json.dumps(found[-1]), file=sys.stderr, flush=True)
            if found[-1]["p99_ms"] > 1000 * LIMIT:
                break
        size = sum(file.stat().st_size for file in Path(folder).glob("load.db*"))
    good = [entry["tables"] for entry in found if entry["p99_ms"] <= 1000 * LIMIT and not entry["faults"]]
    print(
        json.dumps(
            {
                "game": options.game,
                "processes": options.processes,
                "pace_seconds": pace,
                "tables_at_p99_below_100_ms": max(good, default=0),
                "levels": found,
                "database_bytes": size,
            }
        )
    )


if __name__ == "__main__":
    main()
