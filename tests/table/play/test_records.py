"""Records while a game runs and after it, study, branching off, and files that people bring."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.table.player import get, make, post, run, secrets, sitting
from tests.table.running import TEST_GAME, Server
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.files import open_text
from undercroft.kernel.documents.record import replay, write_record
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game


@pytest.fixture(scope="module")
def finished() -> Match:
    """A whole random game of the test game."""
    match = find_game(TEST_GAME).new(seats=2, seed=4)
    dice = Dice(4)
    while not match.state.is_over():
        seat = match.seats_asked()[0]
        moves = match.moves(seat)
        match.apply(moves[dice.below(len(moves))], seat)
    return match


def test_while_the_game_runs_a_download_holds_the_seats_own_view(server: Server) -> None:
    made = make(server, "me", "me", options={"hand": 3})
    path = f"/api/tables/{made['table']}/record"
    assert get(server, path).status_code == 403
    assert get(server, path, secret="wrong").status_code == 403
    assert get(server, path, secret=made["host"]).status_code == 403

    async def choose() -> dict[str, Any]:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.lift(1)
            await player.answer(1, "lurk")
            return player.sight

    theirs = run(choose())
    mine = get(server, path, secret=secrets(made)[0])
    assert mine.headers["content-type"] == "application/json"
    record = mine.json()
    assert record["seat"] == 0
    assert record["answers"] == []
    assert "seed" not in record
    assert len(record["view"]["hand"]) == 3
    drawn = [event for event in record["events"] if event["kind"] == "log-drew-trick"]
    assert len(drawn) == 3
    other = get(server, path, secret=secrets(made)[1]).json()
    assert other["view"]["hand"] == theirs["view"]["hand"]
    assert [answer["words"] for answer in other["answers"]] == ["lurk"]
    assert get(server, f"/api/records/{made['table']}").status_code == 404


def test_a_finished_record_replays_and_has_a_permanent_link(server: Server) -> None:
    made = make(server, "me", "random", game="subterra", title="Deep down")

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.play(0, random.Random(1))
            while player.table["status"] != "over":
                await player.next()

    run(play())
    text = get(server, f"/api/tables/{made['table']}/record").text
    match = replay(text)
    assert match.state.is_over()
    shown = get(server, f"/api/records/{made['table']}", lang="fr").json()
    assert shown["text"] == text
    assert shown["title"] == "Deep down"
    assert shown["names"] == ["Ada 0", "Étourdi"]
    assert shown["result"]["how"] == "rules"
    assert f"seed: {shown['seed']}" in text


def test_a_record_that_was_changed_is_not_verified(server: Server) -> None:
    made = make(server, "me", "random")

    async def play() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            await player.play(0, random.Random(3))

    run(play())
    record = get(server, f"/api/records/{made['table']}").json()
    lines = record["text"].splitlines()
    rolled = next(n for n, line in enumerate(lines) if line.startswith("= draw"))
    lines[rolled], lines[rolled + 1] = lines[rolled + 1], lines[rolled]
    assert lines[rolled] != lines[rolled + 1]
    body = {
        "text": "\n".join(lines) + "\n",
        "seed": record["seed"],
        "commitment": record["commitment"],
    }
    assert post(server, "/api/verify", body).json()["good"] is False


def test_an_uploaded_record_can_be_studied_step_by_step(server: Server, finished: Match) -> None:
    text = write_record(finished)
    kept = post(server, "/api/records", {"text": text})
    assert kept.status_code == 201
    assert post(server, "/api/records", {"text": text}).json() == kept.json()
    record = kept.json()["id"]
    choices = [line for line in finished.lines if line[0].isdigit()]
    studied = post(server, "/api/study", {"record": record, "step": 0, "count": 50, "seat": 0}).json()
    assert studied["steps"] == len(choices)
    assert studied["frames"][0]["step"] == 0
    for frame in studied["frames"][1:]:
        assert f"{frame['by'] + 1} {frame['words']}" == choices[frame["step"] - 1]
    assert studied["moves"] == []
    moves = post(server, "/api/study", {"record": record, "moves": True}, lang="fr").json()["moves"]
    assert [move["by"] for move in moves] == [int(line[0]) - 1 for line in choices]
    assert not {move["label"] for move in moves} & {line[2:] for line in choices}
    last = post(
        server, "/api/study", {"record": record, "step": len(choices), "seat": None, "describe": True}
    )
    assert last.json()["frames"][0]["outcome"]["results"]
    assert last.json()["frames"][0]["description"]
    numbers = [event["n"] for frame in studied["frames"] for event in frame["events"]]
    assert numbers == list(range(1, len(numbers) + 1))
    position = post(server, "/api/study/position", {"record": record, "step": 3}).json()["position"]
    assert open_text(position).game.id == TEST_GAME
    hint = post(server, "/api/study/hint", {"record": record, "step": 3, "agent": "random"}).json()
    assert hint["words"]
    odds = post(server, "/api/study/odds", {"record": record, "step": 0, "seat": 0}).json()
    assert isinstance(odds["lines"], list)
    reason = post(
        server, "/api/study/explain", {"record": record, "step": 0, "seat": 0, "words": "fly"}
    ).json()
    assert reason["offered"] is False
    assert get(server, f"/api/records/{record}/verify").json()["code"] == "not-possible"


def test_a_game_branches_off_a_record(server: Server, finished: Match) -> None:
    text = write_record(finished)
    wish: dict[str, Any] = {"from": {"text": text, "step": 2}}
    made = make(server, "me", "me", **wish)
    end = post(
        server,
        "/api/tables",
        {"game": TEST_GAME, "seats": [{"kind": "me"}] * 2, "from": {"text": text}},
    )
    assert end.json()["code"] == "not-possible"
    wrong = post(
        server,
        "/api/tables",
        {"game": TEST_GAME, "seats": [{"kind": "me"}] * 3, "from": {"text": text, "step": 5}},
    )
    assert wrong.json()["code"] == "not-possible"
    frame = post(server, "/api/study", {"text": text, "step": 2, "seat": 0}).json()["frames"][0]

    async def look() -> None:
        async with sitting(server, made["table"], *secrets(made)) as player:
            assert (await player.lift(0))["view"] == frame["view"]
            for seat in (0, 1):
                await player.ask(type="concede", seat=seat)

    run(look())
    assert get(server, f"/api/records/{made['table']}/verify").json()["good"] is True
    again = replay(get(server, f"/api/tables/{made['table']}/record").text)
    assert again.start


OWN_DATA = """
game = "subterra"
kind = "data"
name = "My box"

[[{table}]]
id = "{id}"
source = "own"
"""


def test_somebodys_own_data_is_checked_and_played(server: Server) -> None:
    game = find_game("subterra")
    data = game.data(game.setup())
    table, entry = next(
        (table, entry)
        for table, entries in data.items()
        if isinstance(entries, list) and entries and isinstance(entries[0], dict) and "id" in entries[0]
        for entry in entries
        if "source" in entry
    )
    text = OWN_DATA.format(table=table, id=entry["id"])
    checked = post(server, "/api/check", {"text": text}).json()
    assert checked["good"] is True, checked
    assert (checked["kind"], checked["game"], checked["name"]) == ("data", "subterra", "My box")
    made = make(server, "me", "random", game="subterra", data_text=text)
    info = get(server, f"/api/tables/{made['table']}").json()
    assert info["own_data"] is True
    assert info["status"] == "playing"
    broken = text.replace(entry["id"], "no-such-id")
    assert post(server, "/api/check", {"text": broken}).json()["good"] is False
    wish = {"game": "subterra", "seats": [{"kind": "me"}], "data_text": broken}
    refused = post(server, "/api/tables", wish)
    assert 400 <= refused.status_code < 500
    assert "no-such-id" in refused.json()["sentence"]
