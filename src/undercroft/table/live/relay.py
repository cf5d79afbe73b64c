"""Talk between a socket at one process and a table at another: each line is handed on in order, both ways.

A line that breaks, be it that a process or the bus is gone, ends at the socket with the code for a restart:
clients come again by themselves, and find the table's next home.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from undercroft.table.live.process_bus import Bus, Parcel
from undercroft.table.store.ids_and_secrets import new_id

RESTARTED = 1012
"""The code with which a socket is closed whose line broke."""

LONGEST = 1000
"""Messages that may wait at one end of a line; a slower end is given up."""


class Line:
    """One end of a line: what the other end has said waits here."""

    def __init__(self, bus: Bus, process: str, peer: str, id: str, address: str) -> None:
        self.bus = bus
        self.process = process
        self.peer = peer
        """The process at the other end."""
        self.id = id
        self.address = address
        self.waiting: deque[str] = deque()
        self.code = 0
        """Why the line is at its end, as a socket says it; 0 as long as it is not."""
        self.is_ended = False
        self.news = asyncio.Event()

    def hand(self, kind: str, text: str = "", table: str = "", code: int = 0) -> None:
        """Hand something to the other end; a line that cannot is at its end."""
        parcel = Parcel(self.process, self.id, kind, text, table, self.address, code)
        if not self.bus.hand(self.peer, parcel):
            self.end(RESTARTED)

    def take(self, text: str) -> None:
        """Keep what the other end said until somebody asks for it."""
        if len(self.waiting) >= LONGEST:
            self.end(RESTARTED)
        else:
            self.waiting.append(text)
            self.news.set()

    def end(self, code: int) -> None:
        """Nothing more will come."""
        self.code = self.code or code
        self.is_ended = True
        self.news.set()

    async def next(self) -> str | None:
        """What the other end said next; nothing at the end of the line."""
        while not self.waiting and not self.is_ended:
            self.news.clear()
            await self.news.wait()
        return self.waiting.popleft() if self.waiting else None

    async def next_texts(self) -> list[str]:
        """All that the other end has said meanwhile; nothing at the end of the line."""
        first = await self.next()
        texts = [] if first is None else [first, *self.waiting]
        self.waiting.clear()
        return texts


class FarSocket(Line):
    """A socket at another process, spoken to as if it were here."""

    async def receive(self) -> Any:
        """What the client said next, in the form of a socket's events."""
        text = await self.next()
        return (
            {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}
        )

    async def send_texts(self, texts: list[str]) -> None:
        """Say several things to the client, in one go."""
        self.hand("said", "\n".join(texts))  # no message has a line's end inside

    async def close(self, code: int) -> None:
        """End the line, and have the socket closed."""
        if not self.is_ended:
            self.hand("end", code=code)
            self.end(code)


Answering: TypeAlias = Callable[[FarSocket, str, str], Coroutine[Any, Any, None]]
"""Talks with a far socket at a table, whose hello is this."""


class Relay:
    """All lines that begin or end at one process."""

    def __init__(self, process: str, bus: Bus, spawn: Callable[[Coroutine[Any, Any, Any]], None]) -> None:
        self.process = process
        self.bus = bus
        self.spawn = spawn
        self.lines: dict[tuple[str, str], Line] = {}
        """By the process at the other end and the line's id."""
        self.answer: Answering | None = None
        """Who talks with sockets that are elsewhere."""

    def open(self, peer: str, table: str, address: str, hello: str) -> Line:
        """Begin a line from a socket here to a table elsewhere."""
        line = Line(self.bus, self.process, peer, new_id(), address)
        self.lines[peer, line.id] = line
        line.hand("open", hello, table)
        return line

    def shut(self, line: Line) -> None:
        """The socket here is gone."""
        if self.lines.pop((line.peer, line.id), None) is not None and not line.is_ended:
            line.hand("close")
            line.end(RESTARTED)

    def handed(self, parcel: Parcel) -> None:
        """Another process hands something over."""
        key = (parcel.process, parcel.line)
        line = self.lines.get(key)
        if parcel.kind == "open" and line is None and self.answer is not None:
            far = FarSocket(self.bus, self.process, parcel.process, parcel.line, parcel.address)
            self.lines[key] = far
            self.spawn(self.talk(far, parcel.table, parcel.text))
        elif line is None:
            if parcel.kind in ("text", "said"):  # the line broke here, and the other end does not know it yet
                kind = "end" if parcel.kind == "text" else "close"
                self.bus.hand(parcel.process, Parcel(self.process, parcel.line, kind, code=RESTARTED))
        elif parcel.kind == "text":
            line.take(parcel.text)
        elif parcel.kind == "said":
            for text in parcel.text.split("\n"):
                line.take(text)
        elif parcel.kind in ("close", "end"):
            line.end(parcel.code or RESTARTED)

    async def talk(self, far: FarSocket, table: str, hello: str) -> None:
        """Talk with a socket at another process until one side goes."""
        assert self.answer is not None
        try:
            await self.answer(far, table, hello)
        finally:
            await far.close(RESTARTED)
            self.lines.pop((far.peer, far.id), None)

    def cut(self, peer: str = "") -> None:
        """End all lines, or those to a process that is gone."""
        for line in list(self.lines.values()):
            if peer in ("", line.peer):
                line.end(RESTARTED)

    def probe(self) -> None:
        """See whether the processes at the other ends are still there; one that is not is missed."""
        for peer in {peer for peer, _ in self.lines}:
            self.bus.hand(peer, Parcel(self.process, "", "there"))
