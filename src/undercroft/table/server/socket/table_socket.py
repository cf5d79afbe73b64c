"""The socket at a table: hello, then messages, until one side goes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Collection
from typing import Any, Protocol, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from undercroft import __version__
from undercroft.table.clock import now
from undercroft.table.live.connection import Connection
from undercroft.table.live.rate_limits import Bucket
from undercroft.table.live.relay import FarSocket, Line
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal, refuse, unreadable
from undercroft.table.server.door import EXTENSION, OpenSocket
from undercroft.table.server.requests import address_of, check_may_come, is_own_page, server_of
from undercroft.table.server.socket.handling import handle
from undercroft.table.server.socket.visitor import Visitor
from undercroft.table.server.traces import Tracer
from undercroft.table.showing.tables import chat_line
from undercroft.table.store.rows import HOST
from undercroft.table.wire.client_messages import DECODER, FromClient, Hello
from undercroft.table.wire.server_messages import Error, Welcome, as_text

LOG = logging.getLogger("undercroft.table")

Socket: TypeAlias = WebSocket[Any, Any, Any]

LARGEST = 16_384
"""Bytes of one message."""

HELLO_WITHIN = 10.0
WARNINGS = 20
"""Refusals for haste before a client is disconnected."""

NO_HELLO, NO_TABLE, FOREIGN, TOO_FAST, TOO_MANY = 4000, 4004, 4003, 4008, 4013
CODES = {"too-fast": TOO_FAST, "not-yours": FOREIGN}
"""With what a socket is closed whose hello is refused, if there is such a table."""

GOODBYE = 1012
"""The code of a process that ends: come again."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: str) -> None:
    """Play at a table."""
    server = server_of(socket.app)
    try:
        await socket.accept()
    except OSError:  # the client is gone already
        return
    own = open_socket(socket)
    if not is_own_page(socket, server.settings.origins):
        await part(own, refuse("foreign", "refuse-foreign"), FOREIGN)
        return
    try:
        check_may_come(socket)
    except Refusal as no:
        await part(own, no, FOREIGN)
        return
    if server.is_draining:
        await part(own, refuse("resting", "refuse-draining"), GOODBYE)
        return
    if server.connections >= server.settings.connections or server.is_stopping:
        await part(own, refuse("too-fast", "refuse-full"), TOO_MANY)
        return
    address = address_of(socket)
    if server.sockets[address] >= server.settings.address_connections:
        await part(own, refuse("too-fast", "refuse-share"), TOO_MANY)
        return
    server.connections += 1
    server.sockets[address] += 1
    try:
        await Conversation(server, own, table, address, socket.app.state.tracer).run()
    except WebSocketDisconnect:
        pass
    finally:
        server.connections -= 1
        server.sockets[address] -= 1
        server.sockets += Counter()  # forgets those that have none


def open_socket(socket: Socket) -> OpenSocket:
    """The socket itself, without the layers that requests go through."""
    found = (socket.scope["extensions"] or {})[EXTENSION]["socket"]
    assert isinstance(found, OpenSocket)
    return found


class Talking(Protocol):
    """A socket, be it here or at another process."""

    def receive(self) -> Awaitable[Any]:
        """What the client says next, as an event."""

    def send_texts(self, texts: list[str], /) -> Awaitable[None]:
        """Say several things to the client, in one go."""

    def close(self, code: int, /) -> Awaitable[None]:
        """End it."""


async def answer_far(server: ServerProcess, tracer: Tracer, far: FarSocket, table: str, hello: str) -> None:
    """Talk with a client whose socket is at another process, which has heard the hello."""
    with contextlib.suppress(WebSocketDisconnect):
        message = read(hello)
        if isinstance(message, Hello):
            await Conversation(server, far, table, far.address, tracer).talk(message)


async def part(socket: Talking, no: Refusal, code: int, lang: str = "en") -> None:
    """Say why, and close."""
    with contextlib.suppress(OSError):
        await socket.send_texts([as_text(Error(ref=None, code=no.code, sentence=no.sentence(lang), rule=""))])
        await socket.close(code)


class Conversation:
    """All that is said over one socket."""

    def __init__(
        self, server: ServerProcess, socket: Talking, table: str, address: str, tracer: Tracer
    ) -> None:
        self.server = server
        self.socket = socket
        self.table = table
        self.address = address
        settings = server.settings
        self.bucket = Bucket(settings.message_rate, settings.message_burst)
        self.warnings = 0
        self.tracer = tracer

    async def run(self) -> None:
        """Hear the hello, then talk until somebody goes."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self.receive()
            message = read(text)
        except TimeoutError:
            await part(self.socket, refuse("unreadable", "refuse-no-hello"), NO_HELLO)
            return
        except Refusal as no:
            await part(self.socket, no, NO_HELLO)
            return
        if not isinstance(message, Hello):
            await part(self.socket, refuse("unreadable", "refuse-no-hello"), NO_HELLO)
            return
        try:
            home = await self.server.homes.of(self.table)
        except (SQLAlchemyError, OSError):
            home = self.server.process  # the storage may be back in a moment, and then this one has asked
        if home == self.server.process:
            await self.talk(message)
        else:
            await self.pass_on(home, text, message.lang)

    async def pass_on(self, home: str, hello: str, lang: str) -> None:
        """Pass on what is said to the process at which the table is at home, and back."""
        line = self.server.relay.open(home, self.table, self.address, hello)
        saying = asyncio.create_task(self.say_from(line))
        try:
            while not saying.done():
                try:
                    line.hand("text", await self.receive())
                except Refusal as no:
                    line.take(as_text(Error(ref=None, code=no.code, sentence=no.sentence(lang), rule="")))
                    if self.warnings > WARNINGS:
                        line.end(TOO_FAST)
        finally:
            saying.cancel()
            self.server.relay.shut(line)

    async def say_from(self, line: Line) -> None:
        """Say to the client what comes over a line, to its end."""
        with contextlib.suppress(OSError):
            while texts := await line.next_texts():
                await self.socket.send_texts(texts)
            await self.socket.close(line.code)

    async def talk(self, message: Hello) -> None:
        """Talk until somebody goes."""
        try:
            connection = await self.welcome(message)
        except Refusal as no:
            code = CODES.get(no.code, NO_TABLE)
            await part(self.socket, no, code, message.lang)
            return
        live = self.server.live(self.table)
        live.arrived(connection)
        if self.server.rests_at is not None:
            connection.send(self.server.notice())
        sender = asyncio.create_task(self.send(connection))
        try:
            await self.listen(Visitor(self.server, live, connection, self.address), sender)
        finally:
            sender.cancel()
            live.departed(connection)

    async def welcome(self, message: Hello) -> Connection:
        """Find out whose seats these are, and say what anybody may know."""
        live = self.server.live(self.table)
        secrets = list(message.secrets)
        before = await live.read(Table.holders)  # before the keys: a seat may change hands meanwhile
        keys, refused = await self.server.held_keys(self.table, secrets, self.address)
        seats = {key.seat for key in keys} - {HOST}
        is_host = len(seats) < len({key.seat for key in keys})
        info = await live.read(lambda t: live.info(t, message.lang))
        holders = {seat: before[seat] for seat in seats}
        whom = {f"address:{self.address}", *await live.read(lambda t: persons_of(t, seats))}
        whom |= await self.person_of(message.person)
        if self.server.is_barred("ban", *whom):
            raise refuse("not-yours", "refuse-banned")
        devices = frozenset(key.device for key in keys if key.device)
        connection = Connection(message.lang, message.describe, holders, is_host, devices, frozenset(whom))
        connection.stage = message.stage
        chat = await self.server.store.chat(self.table, message.chat)
        connection.chat = chat[-1].n if chat else message.chat
        connection.send(
            Welcome(
                ref=message.ref,
                protocol=message.protocol,
                version=__version__,
                now=now(),
                seats=sorted(seats),
                host=is_host,
                refused=refused,
                table=info,
                chat=[chat_line(line, message.lang) for line in chat],
            )
        )
        return connection

    async def person_of(self, key: str) -> set[str]:
        """The person of a key, as bars call them; one whose key is not known is nobody."""
        with contextlib.suppress(Refusal):
            return {f"person:{(await self.server.people.known(key)).person}"} if key else set()
        return set()

    async def send(self, connection: Connection) -> None:
        """Send what waits, in order."""
        with contextlib.suppress(OSError):
            while not connection.is_broken:
                await self.socket.send_texts(await connection.next_texts())
            await self.socket.close(connection.code)

    async def listen(self, visitor: Visitor, sender: asyncio.Task[None]) -> None:
        """Do what the client asks, one thing after the other."""
        connection = visitor.connection
        while not sender.done() and not self.server.is_stopping:
            ref: int | None = None
            try:
                text = await self.receive()
                ref = ref_in(text)
                await self.answer(visitor, read(text))
                await asyncio.sleep(0)  # others have their turn between two messages of one client
            except Refusal as no:
                connection.refuse(ref, no)
                if self.warnings > WARNINGS:
                    await part(self.socket, no, TOO_FAST, connection.lang)
                    return
            except (SQLAlchemyError, OSError):
                LOG.exception("The storage failed at table %s.", self.table)
                connection.refuse(ref, refuse("broken", "refuse-storage"))
            except WebSocketDisconnect:
                raise
            except Exception:  # a fault of ours must not cost the client its connection
                LOG.exception("A message failed at table %s.", self.table)
                connection.refuse(ref, refuse("broken", "refuse-broken"))

    async def answer(self, visitor: Visitor, message: FromClient) -> None:
        """Do what one message asks; how long that takes is measured."""
        kind = str(message.__struct_config__.tag)
        with self.server.metrics.message(kind), self.tracer.span(kind, table=self.table):
            await handle(visitor, message)

    async def receive(self) -> str:
        """The next message, if it does not come too fast and is small enough."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        if not self.bucket.take():
            self.warnings += 1
            await asyncio.sleep(min(1.0, 0.02 * self.warnings))
            raise refuse("too-fast", "refuse-fast")
        text: str | None = event.get("text")
        if text is None:
            raise refuse("unreadable", "refuse-binary")
        if len(text) > LARGEST:
            raise refuse("too-large", "refuse-large", most=LARGEST)
        return text


def persons_of(t: Table, seats: Collection[int]) -> set[str]:
    """The persons who sit at some seats, as bars call them."""
    return {f"person:{t.seats[seat].person}" for seat in seats if t.seats[seat].person}


def read(text: str) -> FromClient:
    """A message of the client's."""
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise unreadable(str(error)) from None


class OnlyRef(msgspec.Struct):
    """As much of a wrong message as is needed to answer it."""

    ref: int | None = None


def ref_in(text: str) -> int | None:
    """The number by which the client will know the answer to a message, be the message ever so wrong."""
    try:
        return msgspec.json.decode(text, type=OnlyRef).ref
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
