"""What each message of a client does."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, TypeVar

import msgspec

from undercroft.kernel.documents.position import write_position
from undercroft.table.clock import now
from undercroft.table.live.connection import Connection, Texts
from undercroft.table.live.live_table import LiveTable
from undercroft.table.live.rate_limits import Bucket
from undercroft.table.live.server_process import Hub
from undercroft.table.live.sweeper import wake
from undercroft.table.play import acts as conduct
from undercroft.table.play import guided_game as guiding
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal, refuse
from undercroft.table.showing.eye import Eye
from undercroft.table.store.store import Conflict
from undercroft.table.wire import client_messages as asks
from undercroft.table.wire import server_messages as news
from undercroft.table.work.workers import WorkerLost

T = TypeVar("T")
Handler: TypeAlias = Callable[[Any], Awaitable[None]]

CHAT_RATE, CHAT_BURST = 0.5, 5.0
HINT_RATE, HINT_BURST = 0.5, 3.0
LOOK_RATE, LOOK_BURST = 1.0, 10.0


class Dispatch:
    """Does what one connection asks for, after its hello: a method for each type of message, by its name."""

    def __init__(self, hub: Hub, live: LiveTable, connection: Connection) -> None:
        self.hub = hub
        self.live = live
        self.connection = connection
        self.chat_bucket = Bucket(CHAT_RATE, CHAT_BURST)
        self.hint_bucket = Bucket(HINT_RATE, HINT_BURST)
        self.look_bucket = Bucket(LOOK_RATE, LOOK_BURST)

    async def do(self, message: asks.FromClient) -> None:
        """Do what a message asks, and answer it."""
        seat = getattr(message, "seat", None)
        looks = isinstance(message, asks.Lift | asks.Look)  # these may look at a seat that is shared
        if seat is not None and not looks and seat not in self.connection.seats:
            raise refuse("not-yours", "refuse-not-yours")
        handler: Handler = getattr(self, str(message.__struct_config__.tag))
        await handler(message)

    def done(self, message: asks.FromClient) -> None:
        """Say that a wish is fulfilled."""
        self.connection.send(news.Done(ref=message.ref))

    async def act(self, message: asks.FromClient, act: Callable[[Table], Any]) -> None:
        """Do something at the table and say so."""
        await self.alter(message, act)
        self.done(message)

    async def alter(self, message: asks.FromClient, act: Callable[[Table], T]) -> T:
        """Do something at the table for a seat that this connection still holds."""
        seat: int = getattr(message, "seat", -1)

        def guarded(t: Table) -> T:
            if not self.connection.holds(t, seat):
                raise refuse("not-yours", "refuse-not-yours")
            return act(t)

        return await self.live.alter(guarded)

    # Looking

    async def hello(self, message: asks.Hello) -> None:
        """A second hello means nothing."""
        raise refuse("unreadable", "refuse-hello-twice")

    async def lift(self, message: asks.Lift) -> None:
        """Lift a curtain and send what is behind it."""
        status = await self.live.read(lambda t: t.row.status)
        if status == "archived" and message.seat in self.connection.seats:
            await self.live.alter(wake)

        def look(t: Table) -> None:
            self.check_sight(t, message.seat)
            self.connection.lift(message.seat, message.branch, message.event)
            self.live.send_sight(self.connection, t, Texts())

        await self.live.read(look)

    def check_sight(self, t: Table, seat: int | None) -> None:
        """Refuse to show what is not this connection's to see."""
        if seat is not None and not t.seat(seat).shared and not self.connection.holds(t, seat):
            raise refuse("not-yours", "refuse-not-yours")
        if t.row.status == "closed":
            raise t.closed()
        if t.course is None and t.row.seq:
            raise refuse("closed", "refuse-unreadable-game")

    async def look(self, message: asks.Look) -> None:
        """Show again what a seat saw at an earlier event; a worker replays the game meanwhile."""
        if not self.look_bucket.take():
            raise refuse("too-fast", "refuse-fast")

        def find(t: Table) -> tuple[str, str]:
            self.check_sight(t, message.seat)
            if t.course is None:
                raise refuse("not-possible", "refuse-waiting")
            return t.row.game, t.course.record()

        game, record = await self.live.read(find)
        self.hub.spawn(self.remember(message, game, record))

    async def remember(self, message: asks.Look, game: str, record: str) -> None:
        """Have a worker find the moment; the connection goes on meanwhile."""
        connection = self.connection
        try:
            found = await self.hub.clerk.do(
                "moment",
                game=self.hub.catalog.specs[game],
                text=record,
                seat=message.seat,
                event=message.event,
                lang=connection.lang,
                describe=connection.describe,
            )
        except (WorkerLost, Refusal):
            self.hub.refuse(connection, message.ref, refuse("not-possible", "refuse-moment"))
            return
        connection.send(news.Moment(ref=message.ref, seat=message.seat, event=message.event, **found))

    async def lower(self, message: asks.Lower) -> None:
        """Let the curtain down."""
        self.connection.lower()
        self.done(message)

    async def language(self, message: asks.Language) -> None:
        """Speak another language."""
        self.connection.lang = message.lang
        if message.describe is not None:
            self.connection.describe = message.describe
        self.connection.event = 0  # the events are worded anew
        self.done(message)

        def look(t: Table) -> None:
            self.live.send_state(self.connection, t, Texts())

        await self.live.read(look)

    async def ping(self, message: asks.Ping) -> None:
        """Somebody is here."""
        self.connection.send(news.Pong(ref=message.ref, now=now()))

    # Playing

    async def answer(self, message: asks.Answer) -> None:
        """Answer a question."""
        words = await self.alter(
            message, lambda t: conduct.answer(t, message.seat, message.question, message.words)
        )
        self.acknowledge(message, words)

    async def undo(self, message: asks.Undo) -> None:
        """Take an answer back."""
        await self.alter(message, lambda t: conduct.undo(t, message.seat, message.question))
        self.acknowledge(message, "")

    def acknowledge(self, message: asks.Answer | asks.Undo, words: str) -> None:
        """Say that an answer is stored: the same for a repeat."""
        self.connection.send(
            news.Ack(ref=message.ref, seat=message.seat, question=message.question, words=words)
        )

    async def takeback(self, message: asks.AskTakeback) -> None:
        """Ask for a takeback."""
        await self.act(message, lambda t: conduct.ask_takeback(t, message.seat))

    async def consent(self, message: asks.Consent) -> None:
        """Agree to a takeback, or not."""
        await self.act(message, lambda t: conduct.consent(t, message.seat, message.yes))

    async def concede(self, message: asks.Concede) -> None:
        """Give up."""
        await self.act(message, lambda t: conduct.concede(t, message.seat, message.on))

    async def claim(self, message: asks.Claim) -> None:
        """Claim the win."""
        await self.act(message, lambda t: conduct.claim(t, message.seat, self.live.gone(t)))

    async def standing(self, message: asks.Standing) -> None:
        """Set the standing pass."""
        await self.act(message, lambda t: conduct.set_standing(t, message.seat, message.on))

    async def share(self, message: asks.Share) -> None:
        """Share the seat's view."""
        await self.act(message, lambda t: conduct.share(t, message.seat, message.on))

    async def leave(self, message: asks.Leave) -> None:
        """Stand up; a seat that is open again is held by nobody, here neither."""

        def act(t: Table) -> bool:
            conduct.leave(t, message.seat)
            return t.seats[message.seat].kind == "open"

        if await self.alter(message, act):
            self.connection.drop(message.seat)
        self.done(message)

    async def skip(self, message: asks.Skip) -> None:
        """End the guide."""
        await self.act(message, guiding.skip)

    async def hurry(self, message: asks.Hurry) -> None:
        """Let the computers play on."""
        self.live.driver.hurried.set()
        self.done(message)

    async def sit(self, message: asks.Sit) -> None:
        """Sit down again."""
        await self.act(message, lambda t: conduct.sit(t, message.seat))

    # Talking

    async def chat(self, message: asks.Chat) -> None:
        """Say something to all."""
        text = "".join(letter for letter in message.text if letter.isprintable()).strip()
        if not text:
            raise refuse("unreadable", "refuse-empty")
        if not self.chat_bucket.take():
            raise refuse("too-fast", "refuse-fast")

        def look(t: Table) -> str:
            if not self.connection.holds(t, message.seat):
                raise refuse("not-yours", "refuse-not-yours")
            return t.seats[message.seat].name

        name = await self.live.read(look)
        for _ in range(3):
            try:
                line = await self.hub.store.say(self.live.id, now(), message.seat, name, text)
            except Conflict:
                continue
            self.done(message)
            self.live.tell([line])
            self.hub.call(self.live.id, "chat", msgspec.to_builtins(line))
            return
        raise refuse("broken", "refuse-busy")

    async def point(self, message: asks.Point) -> None:
        """Point at something."""
        if not await self.live.read(lambda t: t.row.face.cooperative and t.row.status == "playing"):
            raise refuse("not-possible", "refuse-point")
        self.done(message)
        self.hub.point(self.live, message.seat, message.touch)
        self.hub.call(self.live.id, "point", {"seat": message.seat, "touch": message.touch})

    # Asking

    async def explain(self, message: asks.Explain) -> None:
        """Say why a move is not offered."""
        lang = self.connection.lang

        def look(t: Table) -> Refusal | None:
            course = t.playing()
            if message.seat not in course.asked():
                raise refuse("not-asked", "refuse-not-asked", seat=message.seat + 1)
            eye = Eye(course.match, message.seat, lang)
            return None if eye.has(" ".join(message.words.split())) else eye.refusal(message.words)

        no = await self.live.read(look)
        self.connection.send(
            news.ReasonGiven(
                ref=message.ref,
                seat=message.seat,
                words=message.words,
                offered=no is None,
                rule="" if no is None else no.rule,
                sentence="" if no is None else no.sentence(lang),
            )
        )

    async def odds(self, message: asks.AskOdds) -> None:
        """Say the chances of what is offered."""
        lang = self.connection.lang
        lines = await self.live.read(lambda t: Eye(t.playing().match, message.seat, lang).odds())
        self.connection.send(news.OddsGiven(ref=message.ref, seat=message.seat, lines=lines))

    async def hint(self, message: asks.AskHint) -> None:
        """Ask a computer what it would do, and note that it was asked."""
        lang = self.connection.lang
        if not self.hint_bucket.take():
            raise refuse("too-fast", "refuse-fast")

        def act(t: Table) -> tuple[str, str, dict[str, str]]:
            course = t.playing()
            if not t.row.terms.hints:
                raise refuse("not-possible", "refuse-hints")
            conduct.check_question(course, message.seat, message.question)
            t.note("note-hint", name=conduct.name_of(t, message.seat))
            eye = Eye(course.match, message.seat, lang)
            labels = {choice.words: choice.label for choice in eye.choices()}
            return t.row.game, write_position(t.game, t.row.setup, eye.deal), labels

        game, position, labels = await self.alter(message, act)
        self.hub.spawn(self.think(message, game, position, labels))

    async def think(self, message: asks.AskHint, game: str, position: str, labels: dict[str, str]) -> None:
        """Have a computer think; the connection goes on meanwhile."""
        try:
            words = await self.hub.workers.do(
                "think",
                game=self.hub.catalog.specs[game],
                position=position,
                agent=self.hub.settings.hint_agent,
                seat=message.seat,
                seed=secrets.randbits(31),
            )
        except (WorkerLost, Refusal):
            self.hub.refuse(self.connection, message.ref, refuse("broken", "refuse-no-hint"))
            return
        self.connection.send(
            news.Hint(
                ref=message.ref,
                seat=message.seat,
                question=message.question,
                words=words,
                label=labels.get(words, words),
            )
        )
