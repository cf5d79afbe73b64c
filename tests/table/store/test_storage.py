"""The storage with both databases: migrations, whole changes or none, one writer for all tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command

from tests.table.player import run
from tests.table.services import Databases
from undercroft.kernel.registry import game as find_game
from undercroft.table.settings import driver_url
from undercroft.table.store.changes import Change, CodeGone, Conflict, NewCode, NewKey
from undercroft.table.store.columns import CHAT, TABLES
from undercroft.table.store.database import migration_config, open_database
from undercroft.table.store.rows import Face, SeatRow, Step, TableRow, Terms
from undercroft.table.store.store import Store


def row(name: str) -> TableRow:
    setup = find_game("subterra").setup(seats=2)
    return TableRow(
        id=name,
        game="subterra",
        setup=setup,
        terms=Terms(),
        seed="00" * 32,
        commitment="11" * 32,
        made=1,
        touched=1,
        version=1,
        face=Face(asked=(0,)),
        clocks=[5, 6],
        due=7,
    )


def step(name: str, seq: int) -> Step:
    return Step(name, seq, "answer", 0, seq, "words", "", 0, seq, 1)


async def opened(databases: Databases, folder: Path) -> Store:
    store = Store(driver_url(databases.fresh(folder)), relaxed=True)
    await store.start()
    return store


def test_migrations_make_just_the_columns_that_the_code_knows(databases: Databases, tmp_path: Path) -> None:
    async def check() -> None:
        database = open_database(driver_url(databases.fresh(tmp_path)), relaxed=True)
        try:
            for _ in range(2):  # a second run has nothing to do
                await database.migrate()
            for work in (
                lambda connection: command.check(migration_config(connection)),
                lambda connection: command.downgrade(migration_config(connection), "base"),
                lambda connection: command.upgrade(migration_config(connection), "head"),
            ):
                ((_, error),) = await database.write([work])
                assert error is None
        finally:
            await database.close()

    run(check())


def test_a_table_comes_back_as_it_was_stored(databases: Databases, tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(databases, tmp_path)
        try:
            made = row("a")
            change = Change("a", 1, 10)
            change.keys = [NewKey("k" * 64, 0), NewKey("h" * 64, -1)]
            change.codes = [NewCode("c" * 64, 1, "invite")]
            change.steps = [step("a", 1)]
            await store.insert(made, [SeatRow("a", 0, "person", name="Ada"), SeatRow("a", 1, "open")], change)
            found = await store.table("a")
            assert found is not None
            assert found[0] == made
            assert [seat.kind for seat in found[1]] == ["person", "open"]
            assert await store.steps("a") == change.steps
            assert await store.held("a", ["k" * 64, "x" * 64]) == {"k" * 64: 0}
            assert (await store.code("c" * 64)).seat == 1
            assert await store.table("b") is None
        finally:
            await store.stop()

    run(check())


def test_a_change_is_stored_whole_or_not_at_all(databases: Databases, tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(databases, tmp_path)
        try:
            await store.insert(row("a"), [SeatRow("a", 0, "person")], Change("a", 1, 1))
            good = Change("a", 1, 20)
            good.values, good.seats, good.steps = {"title": "new"}, {0: {"name": "Bo"}}, [step("a", 1)]
            await store.save(good)
            stale = Change("a", 1, 30)
            stale.values, stale.steps = {"title": "lost"}, [step("a", 2)]
            with pytest.raises(Conflict):
                await store.save(stale)
            twice = Change("a", 2, 40)
            twice.values, twice.seats, twice.steps = {"title": "lost"}, {0: {"name": "Cy"}}, [step("a", 1)]
            with pytest.raises(Conflict):
                await store.save(twice)
            found = await store.table("a")
            assert found is not None
            assert (found[0].title, found[0].version, found[0].touched) == ("new", 2, 20)
            assert found[1][0].name == "Bo"
            assert len(await store.steps("a")) == 1
        finally:
            await store.stop()

    run(check())


def test_many_writes_at_once_fail_alone(databases: Databases, tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(databases, tmp_path)
        try:
            await store.insert(row("a"), [SeatRow("a", 0, "person")], Change("a", 1, 1))
            changes = []
            for n in range(20):
                change = Change("a", 1, n)
                change.values = {"title": str(n)}
                changes.append(store.save(change))
            says = [store.say("a", 1, 0, "Ada", f"line {n}") for n in range(20)]
            found = await asyncio.gather(*changes, *says, return_exceptions=True)
            assert sum(not isinstance(result, BaseException) for result in found[:20]) == 1
            assert all(isinstance(result, Conflict) for result in found[1:20])
            assert not [result for result in found[20:] if isinstance(result, BaseException)]
            lines = await store.chat("a", 0)
            assert [line.n for line in lines] == list(range(1, 21))
        finally:
            await store.stop()

    run(check())


def test_a_code_is_used_once_whoever_else_tries(databases: Databases, tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(databases, tmp_path)
        try:
            change = Change("a", 1, 1)
            change.codes = [NewCode("c" * 64, 0, "device")]
            await store.insert(row("a"), [SeatRow("a", 0, "person")], change)
            use = Change("a", 1, 2)
            use.used = ("c" * 64, "")
            await store.save(use)
            again = Change("a", 2, 3)
            again.used = ("c" * 64, "")
            with pytest.raises(CodeGone):
                await store.save(again)
            for n in range(12):
                more = Change("a", 2 + n, 4 + n)
                more.keys = [NewKey(f"{n:064}", 0)]
                await store.save(more)
            kept = {key.hash for key in await store.keys("a")}
            assert kept == {f"{n:064}" for n in range(4, 12)}
        finally:
            await store.stop()

    run(check())


def test_what_belongs_to_a_table_goes_with_it(databases: Databases, tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(databases, tmp_path)
        try:
            await store.insert(row("a"), [SeatRow("a", 0, "person")], Change("a", 1, 1))
            await store.say("a", 1, 0, "Ada", "hello")
            await store.writer.do(lambda c: c.execute(sa.delete(TABLES).where(TABLES.c.id == "a")).rowcount)
            assert await store.rows(sa.select(CHAT)) == []
        finally:
            await store.stop()

    run(check())
