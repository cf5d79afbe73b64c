"""How many tables one server process holds with scripted players: the figure of `make bench`. Prints JSON.

    python benchmarks/table_load.py                        doubles the tables until p99 passes 100 ms
    python benchmarks/table_load.py --tables 50 --pace 1   one measurement
    python benchmarks/table_load.py --processes 2          the people of each table at different processes

A real server in a process of its own, with the database that people get (SQLite, on disk before it answers),
over loopback. Every table has two people, one connection each, both curtains lifted; at each table somebody
answers once in every `pace` seconds on average. The time of a move is from sending the answer to its
acknowledgement; the server's own processor time is given beside it, since the players share the machine.
Several processes need `redis-server`; DATABASE_URL names another database than SQLite.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LIMIT = 0.1
"""Seconds that 99 of 100 moves may take at most."""

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


class Load:
    """Scripted players at many tables of one server."""

    def __init__(self, ports: list[int], game: str, pace: float, chance: random.Random) -> None:
        self.ports = ports
        self.game = game
        self.pace = pace
        self.chance = chance
        self.times: list[float] = []
        self.measuring = False
        self.lost = 0

    def make(self) -> dict[str, Any]:
        """A table of two people."""
        wish = {"game": self.game, "seats": [{"kind": "me", "name": "a"}, {"kind": "me", "name": "b"}]}
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.chance.choice(self.ports)}/api/tables",
            json.dumps(wish).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    async def sit(self, stop: asyncio.Event) -> None:
        """Two people at one table, game after game."""
        await asyncio.sleep(self.chance.uniform(0, self.pace))
        while not stop.is_set():
            made = await asyncio.to_thread(self.make)
            path = f"/api/tables/{made['table']}/socket"
            urls = [f"ws://127.0.0.1:{self.ports[n % len(self.ports)]}{path}" for n in (0, 1)]
            async with connect(urls[0], max_size=None) as one, connect(urls[1], max_size=None) as two:
                people = [Person(one, 0), Person(two, 1)]
                for person, held in zip(people, made["seats"], strict=True):
                    await person.begin(held["secret"])
                await self.play(people, stop)

    async def play(self, people: list["Person"], stop: asyncio.Event) -> None:
        """Answer by chance at the pace, until the game is over."""
        while not stop.is_set():
            asked = [person for person in people if person.question]
            if not asked:
                if all(person.is_over for person in people):
                    return
                await asyncio.sleep(0.01)
                continue
            await asyncio.sleep(self.chance.expovariate(1 / self.pace))
            person = self.chance.choice(asked)
            seconds = await person.answer(self.chance)
            if seconds is not None and self.measuring:
                self.times.append(seconds)


class Person:
    """One connection, and what it last heard."""

    def __init__(self, wire: ClientConnection, seat: int) -> None:
        self.wire = wire
        self.seat = seat
        self.question: dict[str, Any] | None = None
        self.is_over = False
        self.acknowledged = asyncio.Event()
        self.listening: asyncio.Task[None] | None = None

    async def begin(self, secret: str) -> None:
        """Say hello, lift the curtain and listen."""
        await self.wire.send(json.dumps({"type": "hello", "protocol": 1, "secrets": [secret]}))
        await self.wire.send(json.dumps({"type": "lift", "seat": self.seat}))
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Note what the table says."""
        with contextlib.suppress(ConnectionClosed):
            async for text in self.wire:
                message = json.loads(text)
                if message["type"] == "sight":
                    self.question = message["question"]
                    self.is_over = message["outcome"] is not None
                elif message["type"] in ("ack", "error"):
                    self.acknowledged.set()

    async def answer(self, chance: random.Random) -> float | None:
        """Answer the open question; the seconds until it was acknowledged."""
        question = self.question
        if question is None:
            return None
        self.question = None
        self.acknowledged.clear()
        words = chance.choice(question["choices"])["words"]
        message = {"type": "answer", "seat": self.seat, "question": question["number"], "words": words}
        began = time.perf_counter()
        await self.wire.send(json.dumps(message))
        await asyncio.wait_for(self.acknowledged.wait(), 60)
        return time.perf_counter() - began


def processor_seconds(process: int) -> float:
    """What a process has used of the processor; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    servers: dict[int, int], game: str, tables: int, pace: float, seconds: float
) -> dict[str, Any]:
    """Hold so many tables for so long, at servers of which the processes and ports are given."""
    load = Load(list(servers.values()), game, pace, random.Random(tables))
    stop = asyncio.Event()
    sitting = [asyncio.create_task(load.sit(stop)) for _ in range(tables)]
    await asyncio.sleep(2 * pace + tables / 100)
    load.measuring = True
    began, used = time.perf_counter(), sum(processor_seconds(server) for server in servers)
    await asyncio.sleep(seconds)
    load.measuring = False
    spent, used = time.perf_counter() - began, sum(processor_seconds(server) for server in servers) - used
    stop.set()
    for task in sitting:
        task.cancel()
    failed = [result for result in await asyncio.gather(*sitting, return_exceptions=True) if is_fault(result)]
    times = sorted(load.times) or [0.0]
    return {
        "tables": tables,
        "moves_per_second": round(len(load.times) / spent, 1),
        "server_cpu_ms_per_move": round(1000 * used / max(1, len(load.times)), 2),
        "p50_ms": round(1000 * statistics.median(times), 1),
        "p99_ms": round(1000 * times[int(0.99 * (len(times) - 1))], 1),
        "faults": len(failed),
    }


def is_fault(result: object) -> bool:
    """Whether a table ended by something else than the end of the measurement."""
    return isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError)


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
    server = subprocess.Popen(
        [sys.executable, "-m", "undercroft", "serve", "--log", "warning"],
        env=variables,
        stdout=subprocess.DEVNULL,
    )
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            break
        except OSError:
            time.sleep(0.1)
    return server, port


def main() -> None:
    """Measure, and print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="subterra")
    parser.add_argument("--tables", type=int, default=0, help="measure so many tables only")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two answers at a table")
    parser.add_argument(
        "--seconds", type=float, default=8.0, help="how long to measure each number of tables"
    )
    parser.add_argument("--most", type=int, default=1600, help="the largest number of tables to try")
    parser.add_argument("--processes", type=int, default=1, help="server processes that share the tables")
    options = parser.parse_args()
    levels = (
        [options.tables] if options.tables else [25 * 2**n for n in range(10) if 25 * 2**n <= options.most]
    )
    found: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        bus, news = start_redis(folder) if options.processes > 1 else (None, 0)
        started = [start(folder, news) for _ in range(options.processes)]
        servers = {server.pid: port for server, port in started}
        try:
            for level in levels:
                work = measure(servers, options.game, level, options.pace, options.seconds)
                found.append(asyncio.run(work))
                print(json.dumps(found[-1]), file=sys.stderr, flush=True)
                if found[-1]["p99_ms"] > 1000 * LIMIT:
                    break
        finally:
            for process in [server for server, _ in started] + ([bus] if bus is not None else []):
                process.terminate()
                process.wait(30)
        size = sum(file.stat().st_size for file in Path(folder).glob("load.db*"))
    good = [entry["tables"] for entry in found if entry["p99_ms"] <= 1000 * LIMIT and not entry["faults"]]
    print(
        json.dumps(
            {
                "game": options.game,
                "processes": options.processes,
                "pace_seconds": options.pace,
                "tables_at_p99_below_100_ms": max(good, default=0),
                "levels": found,
                "database_bytes": size,
            }
        )
    )


if __name__ == "__main__":
    main()
