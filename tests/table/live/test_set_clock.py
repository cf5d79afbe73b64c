"""Somebody sets the machine's clock: nobody has more or less time for it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.table.player import run
from tests.table.running import TEST_GAME, settings
from undercroft.table.clock import now
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.lobby.new_tables import make
from undercroft.table.play.seating import out_of_time
from undercroft.table.store.columns import TABLES
from undercroft.table.wire.http_requests import NewClock, NewSeat, NewTable

HOUR = 3_600_000


@pytest.mark.parametrize("jump", [-400 * 24 * HOUR, 400 * 24 * HOUR])
def test_the_time_of_the_table_does_not_follow_the_machine(
    monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    before = now()
    true_time = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true_time() + jump * 1_000_000)
    monkeypatch.setattr(time, "time", lambda: true_time() / 1e9 + jump / 1000)
    assert before <= now() < before + HOUR


def test_a_clock_that_was_set_back_between_two_servers_gives_nobody_time(tmp_path: Path) -> None:
    async def restart() -> None:
        first = ServerProcess(settings(tmp_path))
        await first.start()
        seats = [NewSeat(kind="me", name="Ada"), NewSeat(kind="me", name="Bo")]
        clock = NewClock(start=2 * HOUR)
        made = await make(first, NewTable(game=TEST_GAME, seats=seats, clock=clock))
        ahead = sa.update(TABLES).values(since=TABLES.c.since + 10 * HOUR)
        await first.store.writer.do(lambda connection: connection.execute(ahead))
        await first.stop()
        second = ServerProcess(settings(tmp_path))
        await second.start()
        table = await second.live(made.table).read(lambda t: t)
        assert table.row.since <= now()
        asked = list(table.asked())
        assert asked
        assert out_of_time(table, now() + HOUR) == []
        assert out_of_time(table, now() + 2 * HOUR) == asked
        await second.stop()

    run(restart())
