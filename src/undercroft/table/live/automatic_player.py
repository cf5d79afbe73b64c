"""Answers for those who do not answer themselves: computers, and seats that can only pass.

At a table of several people a reaction window ends when its time is over (`play/window_time.py`), whoever has
answered in it. With nobody to deceive there is no such time. The least time that a computer takes for any
other secret answer is drawn from one distribution, whatever it holds.

A computer's other answers come one by one, so that those who look can follow, until it is told to hurry.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection
from random import SystemRandom
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from undercroft.kernel.documents.position import write_position
from undercroft.kernel.moves import PASS
from undercroft.table.clock import now
from undercroft.table.live.connection import Connection
from undercroft.table.live.services import Services
from undercroft.table.play import answering, windows
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal
from undercroft.table.showing.eye import Eye
from undercroft.table.store.rows import WindowTime
from undercroft.table.work.workers import WorkerLost

LOG = logging.getLogger("undercroft.table")

T = TypeVar("T")

RANDOM = SystemRandom()

LAST_RESORT = "greedy"

QUICKER = 0.9
"""Each answer in a row is followed for so much of the time of the last: a long turn is no long wait."""

RETRY = 1.0
"""Seconds after which the table tries again if the storage does not answer."""


class Duty(msgspec.Struct, frozen=True):
    """An answer that the table is to give for a seat."""

    seat: int
    question: int
    agent: str
    """Who is to think; empty: the table passes."""
    position: str
    offered: list[str]
    passing: str
    is_paused: bool
    ends: WindowTime | None = None
    """The window that ends by itself; with an agent, who thinks in the time of it."""


def next_duty(
    t: Table, at_one_screen: frozenset[int] = frozenset(), here: Collection[int] | None = None
) -> Duty | None:
    """The first answer that the table is to give; all people are here unless it is said who is.

    People at one screen pass for themselves: those beside them would see for whom the table does.
    """
    played = t.played
    if played is None or t.row.status != "playing":
        return None
    for seat in played.asked():
        if not t.needs_table(seat):
            continue
        row = t.seats[seat]
        is_seen = seat in at_one_screen and row.is_person()
        if is_seen and not row.standing:
            continue
        window = None if is_seen else windows.window_of(t, seat)
        if window is not None and not windows.ends_by_itself(t, seat, here is None or seat in here):
            continue
        needs_thought = row.is_computer() and not windows.has_answered(t, seat)
        if window is not None and (not needs_thought or played.has_only_pass(seat)):
            return Duty(seat, played.question(seat), "", "", [], "", is_paused=True, ends=window)
        eye = Eye(played.match, seat, "en")
        return Duty(
            seat=seat,
            question=played.question(seat),
            agent=row.agent if row.is_computer() else "",
            position=write_position(t.game, t.row.setup, eye.deal) if row.is_computer() else "",
            offered=[choice.words for choice in eye.choices()],
            passing="" if row.is_computer() else t.game.move_words(eye.deal, seat, PASS),
            is_paused=played.is_secret() and bool(t.people(besides=seat)),
            ends=window,
        )
    return None


class AnsweredTable(Protocol):
    """The table in memory that answers are given for."""

    id: str
    services: Services
    connections: set[Connection]
    changed: asyncio.Event

    async def is_at_home(self) -> bool:
        """Whether this process is the one that plays the table."""

    def here(self) -> set[int]:
        """The seats whose people are connected."""

    async def read(self, look: Callable[[Table], T]) -> T:
        """Look at the table as it is stored."""

    async def alter(self, act: Callable[[Table], T]) -> T:
        """Do something at the table; returns when it is stored."""


class AutomaticPlayer:
    """Gives a table's own answers, one after the other, for as long as there are any."""

    def __init__(self, live: AnsweredTable) -> None:
        self.live = live
        self.is_running = False
        self.is_woken = False
        self.hurried = asyncio.Event()
        self.followed = 0
        """Answers in a row that people were left time to follow."""

    def wake(self) -> None:
        """See whether there is something to answer."""
        self.is_woken = True
        if not self.is_running:
            self.is_running = True
            self.live.services.spawn(self.run())

    async def run(self) -> None:
        """Answer until nothing is left to answer."""
        try:
            while self.is_woken:
                self.is_woken = False
                try:
                    await self.answer_once()
                except (SQLAlchemyError, OSError) as error:
                    LOG.warning("The storage does not answer at table %s: %s", self.live.id, error)
                    await asyncio.sleep(RETRY)
                    self.is_woken = True
        except Refusal as no:
            LOG.info("Table %s rests: %s", self.live.id, no.sentence("en"))
        finally:
            self.is_running = False

    async def answer_once(self) -> None:
        """Give the next answer, if there is one and no other process gives it."""
        if not await self.live.is_at_home():
            return
        duty = await self.live.read(self.next_duty)
        if duty is None:
            self.hurried.clear()
            self.followed = 0
        else:
            await self.fulfil(duty)
            self.is_woken = True

    def next_duty(self, t: Table) -> Duty | None:
        """The first answer that the table is to give, by who is here now."""
        return next_duty(t, self.at_one_screen(), self.live.here())

    async def fulfil(self, duty: Duty) -> None:
        """Give one answer, unless the question has gone meanwhile."""
        if duty.ends is not None:
            await self.go_through(duty, duty.ends)
            return
        if duty.is_paused and not duty.agent:
            if not await self.waited(self.pause()):
                return
            words = duty.passing
        elif not duty.agent:
            words = duty.passing
        else:
            thinking = asyncio.create_task(self.thought(duty))
            if duty.is_paused:
                await asyncio.sleep(self.pause())
            else:
                await self.be_followed()
            words = await thinking
        with contextlib.suppress(Refusal):
            await self.live.alter(lambda t: answering.answer(t, duty.seat, duty.question, words))

    async def go_through(self, duty: Duty, window: WindowTime) -> None:
        """Think in the time of a window, or wait for its end."""
        if duty.agent:
            words = await self.thought(duty)
            with contextlib.suppress(Refusal):
                await self.live.alter(lambda t: windows.answer(t, duty.seat, duty.question, words))
        elif await self.waited(max(0, window.until - now()) / 1000):
            with contextlib.suppress(Refusal):
                await self.live.alter(self.close)

    def close(self, t: Table) -> None:
        """End the window that is open, if it still ends by itself."""
        duty = self.next_duty(t)
        if duty is not None and duty.ends is not None and not duty.agent:
            windows.close(t, duty.ends.seq)

    def at_one_screen(self) -> frozenset[int]:
        """The seats that a screen holds besides others."""
        screens = [connection.seats for connection in self.live.connections if len(connection.seats) > 1]
        return frozenset().union(*screens)

    def pause(self) -> float:
        """Seconds to wait, drawn from the one distribution."""
        return RANDOM.uniform(*self.live.services.settings.pause)

    async def waited(self, seconds: float) -> bool:
        """Wait; whether nothing else happened meanwhile."""
        self.live.changed.clear()
        try:
            await asyncio.wait_for(self.live.changed.wait(), seconds)
        except TimeoutError:
            return True
        return False

    async def be_followed(self) -> None:
        """Leave those who look the time to see what has just happened."""
        if any(connection.is_lifted for connection in self.live.connections):
            pace = self.live.services.settings.pace * QUICKER**self.followed
            self.followed += 1
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), pace)

    async def thought(self, duty: Duty) -> str:
        """A computer's answer: asked twice, then of the rule of thumb, and then by chance."""
        services = self.live.services
        table = await self.live.read(lambda t: t)
        for agent in (duty.agent, duty.agent, LAST_RESORT):
            try:
                words = await services.thinkers.do(
                    "think",
                    game=services.catalog.specs[table.row.game],
                    position=duty.position,
                    agent=agent,
                    seat=duty.seat,
                    seed=secrets.randbits(31),
                )
            except (WorkerLost, Refusal) as error:
                LOG.warning("Agent %s gave no answer at table %s: %s", agent, self.live.id, error)
            else:
                if words in duty.offered:
                    return str(words)
        return RANDOM.choice(duty.offered)
