"""What is stored of a person is handed over whole, and forgotten without harm to the game."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from tests.table.lobby.test_persons import ask, person, table_of
from tests.table.player import get, run, sitting
from tests.table.running import Server
from undercroft.cli.main import main


def test_a_persons_data_is_handed_over_and_then_forgotten(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = person(server, "Ada Lovelace")
    made = table_of(server, ada["key"], "me", "me")
    held = [seat["secret"] for seat in made["seats"]]

    async def play() -> None:
        async with sitting(server, made["table"], *held) as player:
            await player.lift(0)
            await player.answer(0, "left")
            await player.ask(type="chat", seat=0, text="I wrote this.")
            for seat in (0, 1):
                await player.ask(type="concede", seat=seat, on=True)

    run(play())
    file = tmp_path / "ada.json"
    assert main(["admin", "person", ada["person"], "--file", str(file), "--database", server.database]) == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["person"]["name"] == "Ada Lovelace"
    assert len(found["devices"]) == 1
    assert "hash" not in found["devices"][0]
    assert {seat["table"] for seat in found["seats"]} == {made["table"]}
    assert "I wrote this." in [line["text"] for line in found["chat"]]
    assert found["records"][0]["text"].startswith("undercroft record")
    capsys.readouterr()
    assert main(["admin", "person", ada["person"], "--database", server.database]) == 0
    assert json.loads(capsys.readouterr().out) == found

    assert main(["admin", "forget", ada["person"], "--database", server.database]) == 0
    for command in ("person", "forget"):
        assert main(["admin", command, ada["person"], "--database", server.database]) == 2
    names: list[str] = []
    for _ in range(150):  # the running process hears of it soon
        names = [seat["name"] for seat in get(server, f"/api/tables/{made['table']}").json()["seats"]]
        if names == ["?", "?"]:
            break
        time.sleep(0.1)
    assert names == ["?", "?"]
    for _ in range(150):
        if ask(server, "/api/person", ada["key"], method="GET").status_code != 200:
            break
        time.sleep(0.1)
    assert ask(server, "/api/person", ada["key"], method="GET").status_code != 200
    record = get(server, f"/api/records/{made['table']}")
    assert record.status_code == 200
    assert record.json()["names"] == ["?", "?"]
    assert "Ada" not in record.text
    assert "1 left" in record.json()["text"]
