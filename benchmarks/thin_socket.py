"""A socket of a player that costs next to nothing, so that a load generator leaves the machine to the server.

It speaks as much of the protocol as a browser does to the server: messages of one frame, compressed if the
server likes, and answers to pings.
"""

import asyncio
import json
import os
import zlib
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"
"""What a client's bytes are masked with: any four, and these cost nothing."""
TAIL = b"\0\0\xff\xff"
"""What the compressed form leaves out at the end of each message."""


class ThinSocket(asyncio.Protocol):
    """One open socket; each text that comes is handed on as bytes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = asyncio.Event()
        self.code = 0
        self.waiting = b""
        self.unpacked = zlib.decompressobj(-15)
        self.is_open = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set()
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        data = self.waiting + data if self.waiting else data
        if not self.is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.waiting = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.closed.set()
                if not self.opened.done():
                    self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.is_open = True
            if not self.opened.done():
                self.opened.set_result(None)
        while (size := self.take_frame(data)) > 0:
            data = data[size:]
        self.waiting = data

    def take_frame(self, data: bytes) -> int:
        """Hear the first frame; how many bytes it had, 0 if it has not come whole."""
        if len(data) < 2:
            return 0
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return 0
        body, kind = data[start : start + size], data[0] & 15
        if kind == TEXT:
            self.hear(self.unpacked.decompress(body + TAIL) if data[0] & 64 else body)
        elif kind == PING:
            self.write(PONG, body)
        elif kind == CLOSE:
            self.code = int.from_bytes(body[:2], "big")
            self.close()
        return start + size

    def write(self, kind: int, body: bytes) -> None:
        """Send one frame."""
        size = len(body)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(bytes([128 | kind]) + length + MASK + body)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self.write(TEXT, json.dumps(message).encode())

    def close(self) -> None:
        """End it."""
        if self.transport is not None:
            self.transport.close()


async def open_socket(port: int, path: str, hear: Callable[[bytes], None], packed: bool = True) -> ThinSocket:
    """Open a socket at a port of this machine."""
    _, own = await asyncio.get_running_loop().create_connection(lambda: ThinSocket(hear), "127.0.0.1", port)
    wishes = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if packed else ""
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {os.urandom(8).hex()}AAAAAA==\r\nSec-WebSocket-Version: 13\r\n{wishes}\r\n"
    )
    assert own.transport is not None
    own.transport.write(request.encode())
    await own.opened
    return own


async def post(port: int, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    """Post a wish; what the server answers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = json.dumps(wish).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    writer.write(head.encode() + body)
    status, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if not status.startswith(b"HTTP/1.1 2"):
        raise ConnectionError(status.decode(errors="replace")[:80] + answer.decode(errors="replace")[:200])
    found: dict[str, Any] = json.loads(answer)
    return found
