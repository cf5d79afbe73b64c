"""Tables of another version: they go on from their position, or are closed with a sentence and a record."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.table.player import get, make, run, secrets, sitting
from tests.table.running import TEST_GAME, Server
from undercroft.kernel.registry import game as find_game


def between(
    folder: Path, alter: Callable[[sqlite3.Connection], None]
) -> tuple[Server, dict[str, object], str]:
    """A table, made by one server, changed in the storage, and opened by the next."""
    server = Server(folder, f"sqlite:///{folder}/t.db").start()
    made = make(server, "me", "me")

    async def choose() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(0)
            await player.answer(0, "left")
            await player.lift(1)
            await player.answer(1, "right")

    run(choose())
    server.stop()
    with sqlite3.connect(folder / "t.db") as database:
        alter(database)
    server.start()
    return server, made, made["table"]


def test_steps_that_cannot_be_replayed_go_on_from_the_position(tmp_path: Path) -> None:
    def alter(database: sqlite3.Connection) -> None:
        database.execute("update steps set words = 'a word of old' where kind = 'answer' and seat = 0")

    server, made, table = between(tmp_path, alter)
    try:

        async def go_on() -> None:
            async with sitting(server, table, *secrets(made)) as player:
                assert player.table["status"] == "playing"
                seat = next(seat["seat"] for seat in player.table["seats"] if seat["asked"])
                sight = await player.lift(seat)
                words = sight["question"]["choices"][0]["words"]
                assert (await player.answer(seat, words))["type"] == "ack"
                assert any("newer version" in line["text"] for line in player.chat)
                for place in (0, 1):
                    await player.ask(type="concede", seat=place)

        run(go_on())
        record = get(server, f"/api/tables/{table}/record").text
        assert "\nstart: {" in record
        assert get(server, f"/api/records/{table}/verify").json()["good"] is True
    finally:
        server.stop()


def test_a_table_that_cannot_go_on_is_closed_with_a_sentence_and_its_record(tmp_path: Path) -> None:
    def alter(database: sqlite3.Connection) -> None:
        database.execute("update steps set words = 'a word of old' where kind = 'answer' and seat = 0")
        now, old = (f'"rules": {version}' for version in (find_game(TEST_GAME).rules_version, 0))
        database.execute("update tables set position = replace(position, ?, ?)", (now, old))

    server, made, table = between(tmp_path, alter)
    try:
        info = get(server, f"/api/tables/{table}").json()
        assert info["status"] == "closed"
        assert "version 0 of the rules" in info["note"]

        async def look() -> None:
            async with sitting(server, table, *secrets(made)) as player:
                assert (await player.lift(0))["code"] == "closed"
                answer = await player.ask(type="answer", seat=0, question=3, words="left")
                assert answer["code"] == "closed"

        run(look())
        record = get(server, f"/api/tables/{table}/record").text
        assert record.startswith("undercroft record 1\n")
        assert "1 a word of old\n2 right\n" in record
    finally:
        server.stop()


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:///{tmp_path}/t.db").start()
    server.stop()
    with sqlite3.connect(tmp_path / "t.db") as database:
        database.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(RuntimeError, match="made by a newer one"):
        server.start()
