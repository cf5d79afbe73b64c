"""What those who run a server order is done by its processes, with either database."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.table.player import Player, get, make, post, run, secrets, sitting
from tests.table.running import Server, serving, settings
from tests.table.services import Databases
from undercroft.cli.main import main
from undercroft.table.clock import now
from undercroft.table.live.orders import GRACE, Orders
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.lobby.new_tables import make as make_table
from undercroft.table.store.columns import TABLES
from undercroft.table.store.operating import Operating
from undercroft.table.wire.http_requests import NewClock, NewSeat, NewTable

Admin = Callable[..., str]


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    """`undercroft admin` beside a running server."""

    def command(*words: str) -> str:
        capsys.readouterr()
        code = main(["admin", *words, "--database", server.database])
        out, err = capsys.readouterr()
        assert code == 0, err
        return out

    return command


def told(server: Server, table: str, **wanted: Any) -> dict[str, Any]:
    """What the server says of a table once that has come true."""
    found: dict[str, Any] = {}
    for _ in range(150):
        found = get(server, f"/api/tables/{table}").json()
        if all(found.get(name) == value for name, value in wanted.items()):
            break
        time.sleep(0.1)
    return found


async def closing(player: Player) -> int:
    """Hear what is said until the server closes the socket; the code with which it does."""
    while True:
        try:
            await player.next()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code


def test_tables_are_listed_and_shown_without_their_secrets(server: Server, admin: Admin) -> None:
    made = make(server, "me", "me")
    out = admin("tables", "--limit", "1000")
    assert made["table"] in out
    assert "Ada 0, Ada 1" in out
    (found,) = [one for one in json.loads(admin("tables", "--json")) if one["id"] == made["table"]]
    assert found["status"] == "playing"
    shown = json.loads(admin("table", made["table"], "--json"))
    assert [seat["name"] for seat in shown["seats"]] == ["Ada 0", "Ada 1"]
    assert not {"seed", "position", "face"} & set(shown)
    assert "Ada 1" in admin("table", made["table"])
    assert main(["admin", "table", "nothing", "--database", server.database]) == 2
    assert main(["admin", "tables", "--status", "odd", "--database", server.database]) == 2


def test_a_table_that_is_closed_tells_its_people_why(server: Server, admin: Admin) -> None:
    made = make(server, "me", "me")

    async def sit() -> None:
        async with sitting(server, made["table"], *secrets(made), lang="fr") as ada:
            await ada.lift(0)
            said = await asyncio.to_thread(admin, "close", made["table"], "--why", "Tests.")
            assert "closed" in said
            while ada.table["status"] != "closed":
                await ada.next()
            assert "ont fermé cette table" in ada.table["note"]
            assert "Tests." in ada.table["note"]
            no = await ada.ask(type="answer", seat=0, question=1, words="left")
            assert no["code"] == "closed"

    run(sit())
    record = get(server, f"/api/tables/{made['table']}/record")
    assert record.status_code == 200
    assert record.text.startswith("undercroft record")


def test_a_table_that_is_deleted_is_gone_for_all(server: Server, admin: Admin) -> None:
    made = make(server, "me", "me")

    async def sit() -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:
            await asyncio.to_thread(admin, "delete", made["table"])
            error = await ada.until("error")
            assert error["code"] == "closed"
            await closing(ada)

    run(sit())
    assert get(server, f"/api/tables/{made['table']}").status_code == 404
    assert main(["admin", "delete", made["table"], "--database", server.database]) == 2


def test_who_is_banned_cannot_come_until_they_may_again(server: Server, admin: Admin) -> None:
    made = make(server, "me", "me")
    admin("ban", "address:127.0.0.1", "--for", "1h", "--why", "Tests.")
    body = {"game": "subterra", "seats": [{"kind": "me", "name": "Ada"}]}
    try:
        answer = post(server, "/api/tables", body)
        for _ in range(100):
            answer = post(server, "/api/tables", body)
            if answer.status_code == 403:
                break
            time.sleep(0.1)
        assert answer.status_code == 403
        assert "decided so" in answer.json()["sentence"]

        async def come() -> None:
            with pytest.raises(ConnectionClosed):
                async with sitting(server, made["table"], *secrets(made)):
                    pass

        run(come())
        assert "address:127.0.0.1" in admin("bars")
        assert "Tests." in admin("bars", "--json")
    finally:
        admin("unban", "address:127.0.0.1")
    for _ in range(100):
        if post(server, "/api/tables", body).status_code == 201:
            break
        time.sleep(0.1)
    assert post(server, "/api/tables", body).status_code == 201
    assert "address" not in admin("bars")
    assert main(["admin", "ban", "Ada", "--database", server.database]) == 2
    assert main(["admin", "ban", "address:127.0.0.1", "--for", "soon", "--database", server.database]) == 2


def test_who_is_muted_can_play_and_not_write(server: Server, admin: Admin) -> None:
    made = make(server, "me", "me")

    async def write(wanted: str) -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:
            answer: dict[str, Any] = {}
            for _ in range(100):
                answer = await ada.ask(type="chat", seat=0, text="Hello")
                if answer.get("code") == wanted or answer["type"] == wanted:
                    break
                time.sleep(2.1)  # what a seat may say fills slowly
            assert answer.get("code") == wanted or answer["type"] == wanted
            assert (await ada.ask(type="ping"))["type"] == "pong"

    admin("mute", "address:127.0.0.1")
    try:
        run(write("not-yours"))
    finally:
        admin("unmute", "address:127.0.0.1")
    run(write("done"))


def test_an_announced_restart_is_seen_by_all_and_can_be_called_off(server: Server, admin: Admin) -> None:
    made = make(server, "me", "me")

    async def sit() -> None:
        async with sitting(server, made["table"], *secrets(made)) as ada:
            await asyncio.to_thread(admin, "restart", "--in", "10m")
            notice = await ada.until("notice")
            assert 500_000 < notice["restart"] - notice["now"] <= 600_000
            async with sitting(server, made["table"]) as late:
                assert (await late.until("notice"))["restart"] == notice["restart"]
            await ada.lift(0)
            assert (await ada.answer(0, "left"))["type"] == "ack"
            await asyncio.to_thread(admin, "restart", "--off")
            assert (await ada.until("notice"))["restart"] is None

    run(sit())
    assert main(["admin", "restart", "--database", server.database]) == 2
    assert main(["admin", "restart", "--in", "1m", "--off", "--database", server.database]) == 2


def test_when_the_moment_comes_nothing_is_played_and_nobody_loses(tmp_path: Path) -> None:
    """A game on a clock that would have run out during the restart goes on with what was left."""

    async def restart() -> None:
        first = ServerProcess(settings(tmp_path))
        await first.start()
        orders = Orders(first)
        await orders.begin()
        seats = [NewSeat(kind="me", name="Ada"), NewSeat(kind="me", name="Bo")]
        clock = NewClock(start=1000)
        wish = NewTable(game="subterra", seats=seats, clock=clock, when_gone="claim", gone_after=1000)
        made = await make_table(first, wish)
        await Operating(first.store).order(now(), "restart", content=str(now()))
        await orders.look()
        live = first.live(made.table)
        ago = sa.update(TABLES).values(since=TABLES.c.since - 60_000, version=TABLES.c.version + 1)
        await first.store.writer.do(lambda connection: connection.execute(ago))
        await live.refresh()
        assert first.is_resting()
        assert await live.read(live.gone) == []
        await first.stop()

        second = ServerProcess(settings(tmp_path))
        await second.start()
        await Orders(second).begin()
        assert not second.is_resting()
        assert second.resumes > now() + GRACE // 2
        live = second.live(made.table)
        assert await live.read(live.gone) == []
        table = await live.read(lambda t: t)
        table.start_change(now())
        table.charge()
        assert table.row.clocks == [1000, 1000]
        assert table.row.since == second.resumes
        last = await Operating(second.store).last_of(("restart", "restart-off"))
        assert last is not None
        assert last.kind == "restart-off"
        await second.stop()

        third = ServerProcess(settings(tmp_path))
        await third.start()
        await Orders(third).begin()
        assert third.resumes <= now()
        await third.stop()

    run(restart())


def test_a_process_that_is_drained_sends_its_people_away_and_ends(
    databases: Databases, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path, databases.fresh(tmp_path)) as server:
        made = make(server, "me", "me")
        assert main(["admin", "processes", "--json", "--database", server.database]) == 0
        (process,) = json.loads(capsys.readouterr().out)
        assert process["state"] == "running"

        async def sit() -> None:
            async with sitting(server, made["table"], *secrets(made)) as ada:
                words = ["admin", "drain", process["id"], "--database", server.database]
                assert await asyncio.to_thread(main, words) == 0
                assert (await ada.until("error"))["code"] == "resting"
                assert await closing(ada) == 1012

        run(sit())
        assert server.process is not None
        assert server.process.wait(30) in (0, -signal.SIGTERM)
        assert main(["admin", "drain", process["id"], "--database", server.database]) == 2
