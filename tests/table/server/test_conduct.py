"""Public tables are looked after: words that are not wanted, people sent away, invitations only, reports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.player import get, make, post, run, seats, secrets, sitting
from tests.table.running import TEST_GAME, Server, serving
from undercroft.cli.main import main


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    (folder / "words.txt").write_text("# not here\nweasel*\nfiend\n", encoding="utf-8")
    with serving(folder, more={"UNDERCROFT_WORDS": str(folder / "words.txt")}) as server:
        yield server


def test_names_and_titles_at_public_tables_are_looked_at(strict: Server) -> None:
    body = {"game": TEST_GAME, "public": True, "seats": seats("me", "open")}
    answer = post(strict, "/api/tables", {**body, "title": "For WÉASELS only"}, lang="fr")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-possible")
    assert "ne veut pas de tels mots" in answer.json()["sentence"]
    named = [{"kind": "me", "name": "Fiend"}, {"kind": "open"}]
    assert post(strict, "/api/tables", {**body, "seats": named}).status_code == 409
    assert post(strict, "/api/tables", {**body, "seats": named, "public": False}).status_code == 201
    made = post(strict, "/api/tables", body).json()
    join = f"/api/tables/{made['table']}/join"
    assert post(strict, join, {"seat": 1, "name": "weaselly"}).status_code == 409
    code = made["invites"][0]["code"]
    assert post(strict, "/api/join", {"code": code, "name": "a fiend"}).status_code == 409
    assert post(strict, join, {"seat": 1, "name": "Friend"}).status_code == 201


def test_chat_at_public_tables_loses_the_words(strict: Server) -> None:
    shown, hidden = make(strict, "me", "me", public=True), make(strict, "me", "me")

    async def write() -> None:
        for made, heard in ((shown, "You •••, you!"), (hidden, "You Weasel, you!")):
            async with sitting(strict, made["table"], *secrets(made)) as ada:
                await ada.ask(type="chat", seat=0, text="You Weasel, you!")
                while not ada.chat:
                    await ada.next()
                assert ada.chat[-1]["text"] == heard

    run(write())


def test_the_host_sends_somebody_away_before_the_game_only(strict: Server) -> None:
    made = make(strict, "me", "open", public=True)
    table, host = made["table"], made["host"]
    guest = post(strict, f"/api/tables/{table}/join", {"seat": 1, "name": "Bo"})
    assert guest.status_code == 201  # and the game has begun
    free = f"/api/tables/{table}/seats/1/free"
    assert post(strict, free, {}, host).status_code == 409
    made = make(strict, "me", "open", "open", public=True)
    table, host = made["table"], made["host"]
    secret = post(strict, f"/api/tables/{table}/join", {"seat": 1, "name": "Bo"}).json()["secret"]
    free = f"/api/tables/{table}/seats/1/free"
    assert post(strict, free, {}, secret).status_code == 403
    assert post(strict, free, {}, host).status_code == 201
    assert get(strict, f"/api/tables/{table}").json()["seats"][1]["kind"] == "open"
    assert post(strict, f"/api/tables/{table}/report", {"seat": 0, "why": "x"}, secret).status_code == 403


def test_a_table_can_be_for_the_invited_only(strict: Server) -> None:
    made = make(strict, "me", "open", "open", public=True)
    table, host = made["table"], made["host"]
    assert post(strict, f"/api/tables/{table}/public", {"on": False}, secrets(made)[0]).status_code == 403
    assert post(strict, f"/api/tables/{table}/public", {"on": False}, host).status_code == 201
    assert table not in [one["id"] for one in get(strict, "/api/tables").json()]
    assert post(strict, f"/api/tables/{table}/join", {"seat": 1, "name": "Bo"}).status_code == 403
    assert post(strict, "/api/join", {"code": made["invites"][0]["code"], "name": "Bo"}).status_code == 201


def test_a_report_comes_with_the_chat_and_is_settled(
    strict: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make(strict, "me", "me")

    async def write() -> None:
        async with sitting(strict, made["table"], *secrets(made)) as ada:
            await ada.ask(type="chat", seat=1, text="Something rude.")

    run(write())
    report = {"seat": 1, "why": "Was rude."}
    assert post(strict, f"/api/tables/{made['table']}/report", report, secrets(made)[0]).status_code == 201
    assert main(["admin", "reports", "--database", strict.database]) == 0
    out = capsys.readouterr().out
    assert "Ada 1" in out
    assert "Was rude." in out
    assert "Ada 1: Something rude." in out
    (found,) = [line.split()[0] for line in out.splitlines() if "Was rude." in line]
    assert main(["admin", "settle", found, "--database", strict.database]) == 0
    assert main(["admin", "settle", "nothing", "--database", strict.database]) == 2
    capsys.readouterr()
    assert main(["admin", "reports", "--done", "--json", "--database", strict.database]) == 0
    assert found in capsys.readouterr().out


def test_a_server_may_have_no_public_tables(tmp_path: Path) -> None:
    with serving(tmp_path, more={"UNDERCROFT_PUBLIC_TABLES": "false"}) as server:
        body = {"game": TEST_GAME, "seats": seats("me", "open", "open")}
        assert post(server, "/api/tables", {**body, "public": True}).status_code == 409
        made = post(server, "/api/tables", body).json()
        answer = post(server, f"/api/tables/{made['table']}/public", {"on": True}, made["host"])
        assert answer.status_code == 409
        assert "no public tables" in answer.json()["sentence"]
