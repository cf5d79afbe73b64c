"""The door: nobody holds more connections than their share, sends requests by drops, or never reads.

The library below has no such limits. Its two protocols, for requests and for sockets, get them here.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import struct
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from undercroft.kernel.errors import UnreadableError
from undercroft.table.settings import Settings

WHOLE = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR)
"""States in which nothing more of a request is awaited."""


EXTENSION = "undercroft.socket"
"""By what name the application finds the open socket itself."""

SWITCHING = 101
"""The status of a handshake that succeeded."""

MOST_UNREAD = 256 * 1024
"""Bytes that the system keeps for one connection that does not read; it would keep megabytes."""


class Door:
    """What all connections of a server share: who is inside, and how long is waited for them."""

    def __init__(self, settings: Settings) -> None:
        self.most = 2 * settings.address_connections  # sockets that are too many are still told so
        self.within = settings.request_within
        self.proxies = [network_of(proxy) for proxy in settings.proxies]
        self.inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let a connection of an address in; whether it has its share still."""
        self.inside[address] += 1
        return self.inside[address] <= self.most or self.is_proxy(address)

    def leave(self, address: str) -> None:
        """Let a connection go."""
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]

    def is_proxy(self, address: str) -> bool:
        """Whether an address is that of a proxy, which brings many people."""
        try:
            place = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(place in network for network in self.proxies)


def network_of(proxy: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """The addresses that a setting means by a proxy."""
    try:
        return ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        raise UnreadableError(
            "The proxy {proxy!r} should be an address, as 127.0.0.1, or a network, as 10.0.0.0/8.",
            proxy=proxy,
        ) from None


class Guest:
    """One connection that is inside, and the time that is left to it."""

    def __init__(self, door: Door, transport: asyncio.Transport) -> None:
        self.door = door
        self.transport = transport
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        self.is_inside = True
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.set_option(socket.SO_SNDBUF, MOST_UNREAD)
        if not door.enter(self.address):
            self.end()

    def set_option(self, option: int, value: int | bytes) -> None:
        """Tell the system something about the connection, if it goes over a network."""
        own = self.transport.get_extra_info("socket")
        if own is not None and own.family in (socket.AF_INET, socket.AF_INET6):
            own.setsockopt(socket.SOL_SOCKET, option, value)

    def end(self) -> None:
        """Break the connection off: the system keeps nothing for one who does not read."""
        self.set_option(socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()

    def wait_for(self, what: str) -> None:
        """Give the other side some time for something; then the connection ends."""
        if what not in self.timers:
            loop = asyncio.get_running_loop()
            self.timers[what] = loop.call_later(self.door.within, self.end)

    def came(self, what: str) -> None:
        """What was waited for has come."""
        if what in self.timers:
            self.timers.pop(what).cancel()

    def go(self) -> None:
        """The connection is over, or another protocol looks after it."""
        for what in list(self.timers):
            self.came(what)
        if self.is_inside:
            self.is_inside = False
            self.door.leave(self.address)


class OpenSocket:
    """A socket after its handshake, spoken to without the layers that requests go through."""

    def __init__(self, protocol: WebSocketsSansIOProtocol) -> None:
        self.protocol = protocol

    async def receive(self) -> Any:
        """What the client says next, as an event."""
        return await self.protocol.receive()

    async def send_texts(self, texts: list[str]) -> None:
        """Say several things to the client, in one go."""
        protocol = self.protocol
        await protocol.writable.wait()
        if protocol.disconnected or protocol.close_sent:
            raise ConnectionResetError("The client is gone.")
        try:
            for text in texts:
                protocol.conn.send_text(text.encode())
        except InvalidState:
            raise ConnectionResetError("The client is gone.") from None
        protocol.transport.write(b"".join(protocol.conn.data_to_send()))

    async def close(self, code: int) -> None:
        """End it."""
        if not self.protocol.disconnected and not self.protocol.close_sent:
            await self.protocol.send({"type": "websocket.close", "code": code, "reason": ""})


def protocols(door: Door) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """The two protocols of a server with a door: for requests and for sockets."""

    class Requests(H11Protocol):
        """A connection with requests, each of which comes whole and is answered in bounded time."""

        guest: Guest

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.guest = Guest(door, transport)
            self.guest.wait_for("request")

        def connection_lost(self, exc: Exception | None) -> None:
            self.guest.go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            self.guest.wait_for("request")
            super().data_received(data)
            if self.conn.their_state in WHOLE:
                self.guest.came("request")

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            super().handle_websocket_upgrade(event)
            self.guest.go()

        def pause_writing(self) -> None:
            super().pause_writing()
            self.guest.wait_for("reading")

        def resume_writing(self) -> None:
            super().resume_writing()
            self.guest.came("reading")

    class Sockets(WebSocketsSansIOProtocol):
        """A connection with a socket, whose other side reads what it is sent."""

        guest: Guest

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if self.response.status_code == SWITCHING:
                self.scope["extensions"][EXTENSION] = {"socket": OpenSocket(self)}

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.guest = Guest(door, transport)

        def connection_lost(self, exc: Exception | None) -> None:
            self.guest.go()
            super().connection_lost(exc)

        def pause_writing(self) -> None:
            super().pause_writing()
            self.guest.wait_for("reading")

        def resume_writing(self) -> None:
            super().resume_writing()
            self.guest.came("reading")

    return Requests, Sockets
