"""Answers for those who do not answer themselves: computers, and seats that can only pass.

A pause before a pass is drawn from one distribution for all seats, whatever they hold; so is the least time
that a computer takes for a secret answer. With nobody to deceive there is no pause.

A computer's other answers come one by one, so that those who look can follow, until it is told to hurry.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from random import SystemRandom
from typing import TYPE_CHECKING

import msgspec

from undercroft.kernel.documents.position import write_position
from undercroft.kernel.moves import PASS
from undercroft.table.play import acts as conduct
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal
from undercroft.table.showing.eye import Eye
from undercroft.table.work.workers import WorkerLost

if TYPE_CHECKING:
    from undercroft.table.live.live_table import LiveTable

LOG = logging.getLogger("undercroft.table")

RANDOM = SystemRandom()

LAST_RESORT = "greedy"


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


def next_duty(t: Table, at_one_screen: frozenset[int] = frozenset()) -> Duty | None:
    """The first answer that the table is to give.

    People at one screen pass for themselves: those beside them would see for whom the table does.
    """
    course = t.course
    if course is None or t.row.status != "playing":
        return None
    for seat in course.asked():
        if not t.needs_table(seat):
            continue
        row = t.seats[seat]
        if seat in at_one_screen and row.is_person() and not row.standing:
            continue
        eye = Eye(course.match, seat, "en")
        return Duty(
            seat=seat,
            question=course.question(seat),
            agent=row.agent if row.is_computer() else "",
            position=write_position(t.game, t.row.setup, eye.deal) if row.is_computer() else "",
            offered=[choice.words for choice in eye.choices()],
            passing="" if row.is_computer() else t.game.move_words(eye.deal, seat, PASS),
            is_paused=course.is_secret() and bool(t.people(besides=seat)),
        )
    return None


class Driver:
    """Gives a table's own answers, one after the other, for as long as there are any."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.is_running = False
        self.is_woken = False
        self.hurried = asyncio.Event()

    def wake(self) -> None:
        """See whether there is something to answer."""
        self.is_woken = True
        if not self.is_running:
            self.is_running = True
            self.live.hub.spawn(self.run())

    async def run(self) -> None:
        """Answer until nothing is left to answer."""
        try:
            while self.is_woken:
                self.is_woken = False
                duty = await self.live.read(lambda t: next_duty(t, self.at_one_screen()))
                if duty is None:
                    self.hurried.clear()
                else:
                    await self.fulfil(duty)
                    self.is_woken = True
        except Refusal as no:
            LOG.info("Table %s rests: %s", self.live.id, no.sentence("en"))
        finally:
            self.is_running = False

    async def fulfil(self, duty: Duty) -> None:
        """Give one answer, unless the question has gone meanwhile."""
        if duty.is_paused and not duty.agent:
            if not await self.waited():
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
            await self.live.alter(lambda t: conduct.answer(t, duty.seat, duty.question, words))

    def at_one_screen(self) -> frozenset[int]:
        """The seats that a screen holds besides others."""
        screens = [connection.seats for connection in self.live.connections if len(connection.seats) > 1]
        return frozenset().union(*screens)

    def pause(self) -> float:
        """Seconds to wait, drawn from the one distribution."""
        return RANDOM.uniform(*self.live.hub.settings.pause)

    async def waited(self) -> bool:
        """Wait for the pause; whether nothing else happened meanwhile."""
        self.live.changed.clear()
        try:
            await asyncio.wait_for(self.live.changed.wait(), self.pause())
        except TimeoutError:
            return True
        return False

    async def be_followed(self) -> None:
        """Leave those who look the time to see what has just happened."""
        if any(connection.is_lifted for connection in self.live.connections):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), self.live.hub.settings.pace)

    async def thought(self, duty: Duty) -> str:
        """A computer's answer: asked twice, then of the rule of thumb, and then by chance."""
        hub = self.live.hub
        table = await self.live.read(lambda t: t)
        for agent in (duty.agent, duty.agent, LAST_RESORT):
            try:
                words = await hub.workers.do(
                    "think",
                    game=hub.catalog.specs[table.row.game],
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
