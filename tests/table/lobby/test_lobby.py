"""Making tables, letting people in, and who holds what."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest

from tests.table.player import get, make, post, run, sitting
from tests.table.running import TEST_GAME, Server, serving


def test_games_and_agents_come_with_their_options_in_both_languages(server: Server) -> None:
    games = {game["id"]: game for game in get(server, "/api/games").json()}
    assert TEST_GAME in games
    assert games["subterra"]["options"][0]["name"] == "scenario"
    options = {option["name"]: option for option in games["subterra"]["options"]}
    assert {"value": "auto", "label": "By players"} in options["caver-count"]["choices"]
    french = {game["id"]: game for game in get(server, "/api/games", lang="fr").json()}
    assert french["subterra"]["options"][0]["title"] == "Niveau"
    assert {"greedy", "random"} <= {agent["id"] for agent in get(server, "/api/agents").json()}
    names = {agent["id"]: agent["name"] for agent in get(server, "/api/agents", lang="fr").json()}
    assert names["greedy"] == "Posé"
    rules = get(server, "/api/games/subterra/rules", lang="fr").json()
    assert rules["text"].startswith("#")
    assert "game-name" in get(server, "/api/games/subterra/text").json()["text"]


def test_a_table_without_open_seats_begins_at_once(server: Server) -> None:
    made = make(server, "me", "random", game="subterra", scenario="expert", options={"strict-end": True})
    info = get(server, f"/api/tables/{made['table']}").json()
    assert info["status"] == "playing"
    assert info["scenario"] == "expert"
    assert info["options"]["strict-end"] is True
    assert [seat["kind"] for seat in info["seats"]] == ["person", "computer"]
    assert (info["seats"][1]["agent"], info["seats"][1]["name"]) == ("random", "Careless")
    assert re.fullmatch("[0-9a-f]{64}", info["commitment"])
    assert info["seed"] == ""


def test_an_invite_works_once_and_begins_the_game(server: Server) -> None:
    made = make(server, "me", "open")
    assert get(server, f"/api/tables/{made['table']}").json()["status"] == "waiting"
    code = made["invites"][0]["code"]
    joined = post(server, "/api/join", {"code": code, "name": "Bo"})
    assert joined.status_code == 201
    assert joined.json()["table"] == made["table"]
    assert joined.json()["seat"] == 1
    info = get(server, f"/api/tables/{made['table']}").json()
    assert info["status"] == "playing"
    assert info["seats"][1]["name"] == "Bo"
    again = post(server, "/api/join", {"code": code, "name": "Eve"})
    assert again.status_code == 403
    assert again.json()["code"] == "bad-code"
    assert get(server, f"/api/tables/{made['table']}").json()["seats"][1]["name"] == "Bo"


def test_a_free_seat_says_whom_it_plays(server: Server) -> None:
    made = make(server, "me", "open", game="claustrophobia")
    path = f"/api/tables/{made['table']}"
    assert [seat["label"] for seat in get(server, path).json()["seats"]] == ["Human player", "Demon player"]
    assert get(server, path, lang="fr").json()["seats"][1]["label"] == "Joueur démon"
    other = make(server, "me", "open", game="subterra")
    assert get(server, f"/api/tables/{other['table']}").json()["seats"][1]["label"] == ""


def test_a_lost_answer_to_an_exchange_can_be_asked_for_again(server: Server) -> None:
    made = make(server, "me", "open")
    body = {"code": made["invites"][0]["code"], "name": "Bo", "attempt": "any random text"}
    first = post(server, "/api/join", body).json()
    second = post(server, "/api/join", body).json()
    assert second["seat"] == first["seat"]

    async def both_hold_the_seat() -> None:
        for secret in (first["secret"], second["secret"]):
            async with sitting(server, made["table"], secret) as player:
                assert (await player.lift(1))["seat"] == 1

    run(both_hold_the_seat())
    other = post(server, "/api/join", {**body, "attempt": "another"})
    assert other.status_code == 403


def test_two_people_race_for_one_invite(server: Server) -> None:
    made = make(server, "me", "open")
    body = {"code": made["invites"][0]["code"], "name": "Bo"}

    async def race() -> list[int]:
        asked = [asyncio.to_thread(post, server, "/api/join", body) for _ in range(8)]
        return [answer.status_code for answer in await asyncio.gather(*asked)]

    first, *others = sorted(run(race()))
    assert first == 201
    assert set(others) <= {403, 409}


def test_go_on_at_another_device(server: Server) -> None:
    made = make(server, "me", "me")
    mine = made["seats"][0]["secret"]
    path = f"/api/tables/{made['table']}/seats/0/code"
    assert post(server, path).status_code == 403
    assert post(server, path, secret="wrong").status_code == 403
    assert post(server, path, secret=made["seats"][1]["secret"]).status_code == 403
    code = post(server, path, secret=mine).json()["code"]
    other = post(server, "/api/join", {"code": code}).json()
    assert other["seat"] == 0
    assert other["secret"] != mine
    assert post(server, "/api/join", {"code": code}).status_code == 403

    async def both_work() -> None:
        for secret in (mine, other["secret"]):
            async with sitting(server, made["table"], secret) as player:
                assert (await player.lift(0))["type"] == "sight"

    run(both_work())


def test_nothing_of_the_last_holder_opens_a_seat_that_has_changed_hands(server: Server) -> None:
    made = make(server, "me", "open", game="subterra", public=True, when_gone="open")
    table = made["table"]
    invite = {"code": made["invites"][0]["code"], "name": "Bo", "attempt": "mine"}
    bo = post(server, "/api/join", invite).json()
    path = f"/api/tables/{table}/seats/1/code"
    used = {"code": post(server, path, secret=bo["secret"]).json()["code"], "attempt": "again"}
    assert post(server, "/api/join", used).status_code == 201
    kept = {"code": post(server, path, secret=bo["secret"]).json()["code"]}

    async def change_hands() -> list[str]:
        async with sitting(server, table, bo["secret"]) as leaving:
            assert (await leaving.ask(type="leave", seat=1))["type"] == "done"
        wish = {"seat": 1, "name": "Cy"}
        cy = (await asyncio.to_thread(post, server, f"/api/tables/{table}/join", wish)).json()
        for body in (invite, used, kept):
            answer = await asyncio.to_thread(post, server, "/api/join", body)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-code"), body
        answer = await asyncio.to_thread(post, server, path, None, bo["secret"])
        assert answer.status_code == 403
        async with sitting(server, table, cy["secret"], lang="fr") as player:
            assert player.heard[0]["seats"] == [1]
            return [line["text"] for line in player.chat if line["kind"] == "note"]

    told = run(change_hands())
    assert "Bo joue maintenant aussi sur un autre appareil." in told
    assert told[-1] == "Cy s\u2019assied et reprend le siège\u00a02." or told[-1].endswith("2.")
    assert "Cy" in told[-1]


def test_an_invite_that_nobody_used_outlives_a_guest(server: Server) -> None:
    made = make(server, "me", "open", "open", game="subterra", public=True)
    joined = post(server, f"/api/tables/{made['table']}/join", {"seat": 1, "name": "Bo"}).json()

    async def leave() -> None:
        async with sitting(server, made["table"], joined["secret"]) as bo:
            assert (await bo.ask(type="leave", seat=1))["type"] == "done"

    run(leave())
    assert post(server, "/api/join", {"code": made["invites"][0]["code"]}).status_code == 201


def test_a_new_invite_makes_the_old_one_worthless(server: Server) -> None:
    made = make(server, "me", "open")
    path = f"/api/tables/{made['table']}/seats/1/code"
    fresh = post(server, path, secret=made["host"]).json()["code"]
    assert post(server, "/api/join", {"code": made["invites"][0]["code"]}).status_code == 403
    assert post(server, "/api/join", {"code": fresh}).status_code == 201


def test_public_tables_are_listed_and_joined_by_anybody(server: Server) -> None:
    made = make(server, "me", "open", public=True, title="Come in")
    hidden = make(server, "me", "open")
    listed = {info["id"]: info for info in get(server, "/api/tables").json()}
    assert listed[made["table"]]["title"] == "Come in"
    assert hidden["table"] not in listed
    others = get(server, "/api/tables", game="subterra").json()
    assert made["table"] not in {info["id"] for info in others}
    private = post(server, f"/api/tables/{hidden['table']}/join", {"seat": 1, "name": "Bo"})
    assert private.status_code == 403
    joined = post(server, f"/api/tables/{made['table']}/join", {"seat": 1, "name": "Bo"})
    assert joined.status_code == 201
    taken = post(server, f"/api/tables/{made['table']}/join", {"seat": 1, "name": "Eve"})
    assert taken.json()["code"] == "not-possible"


def test_a_table_that_has_not_begun_can_be_closed_by_its_host(server: Server) -> None:
    made = make(server, "me", "open", public=True)
    path = f"/api/tables/{made['table']}/close"
    assert post(server, path, secret=made["seats"][0]["secret"]).status_code == 403
    assert post(server, path, secret=made["host"]).status_code == 201
    assert get(server, f"/api/tables/{made['table']}").json()["status"] == "closed"
    assert made["table"] not in {info["id"] for info in get(server, "/api/tables").json()}
    refused = post(server, "/api/join", {"code": made["invites"][0]["code"]})
    assert refused.json()["code"] == "closed"
    begun = make(server, "me", "me")
    assert post(server, f"/api/tables/{begun['table']}/close", secret=begun["host"]).status_code == 409


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "subterra", "seats": []}, "unreadable"),
        ({"game": "subterra", "seats": [{"kind": "me", "name": "x" * 31}]}, "unreadable"),
        ({"game": "subterra", "seats": [{"kind": "me", "name": "line\nbreak"}]}, "unreadable"),
        ({"game": "subterra", "seats": [{"kind": "me"}], "extra": 1}, "unreadable"),
        ({"game": "subterra", "seats": [{"kind": "me"}] * 7}, "not-possible"),
        ({"game": "subterra", "seats": [{"kind": "me"}], "scenario": "none"}, "not-possible"),
        ({"game": "subterra", "seats": [{"kind": "me"}], "options": {"none": 1}}, "not-possible"),
        ({"game": "os:system", "seats": [{"kind": "me"}]}, "unknown"),
        ({"game": "subterra", "seats": [{"kind": "computer", "agent": "os:system"}]}, "unknown"),
        ({"game": "subterra", "seats": [{"kind": "computer", "agent": "greedy:x=1"}]}, "not-possible"),
        ({"game": "subterra", "seats": [{"kind": "me"}], "stand_in": "nobody"}, "unknown"),
        ({"game": "subterra", "seats": [{"kind": "me"}], "clock": {"start": 1}}, "unreadable"),
    ],
)
def test_wrong_wishes_are_refused_in_a_sentence(server: Server, body: object, code: str) -> None:
    answer = post(server, "/api/tables", body)
    assert answer.status_code in (400, 404, 409)
    assert answer.json()["code"] == code
    assert answer.json()["sentence"].endswith((".", "”", "'")) or " " in answer.json()["sentence"]


def test_secrets_and_codes_are_stored_as_hashes_only(tmp_path: Path) -> None:
    with serving(tmp_path, f"sqlite:///{tmp_path}/t.db") as running:
        made = make(running, "me", "open")
        secret, host, code = made["seats"][0]["secret"], made["host"], made["invites"][0]["code"]
        joined = post(running, "/api/join", {"code": code, "name": "Bo"}).json()["secret"]
        running.stop()
    stored = "".join(
        "\n".join(sqlite3.connect(f"file:{file}?mode=ro", uri=True).iterdump())
        for file in tmp_path.glob("t.db")
    )
    assert made["table"] in stored
    for word in (secret, host, code, joined):
        assert word not in stored


def test_what_is_not_there_is_said_to_be_not_there(server: Server) -> None:
    for path in ("/api/tables/nothing", "/api/records/nothing", "/api/games/none/rules", "/api/none"):
        answer = get(server, path)
        assert answer.status_code == 404
        assert answer.json()["code"] == "unknown"
    assert get(server, "/api/tables/nothing", lang="fr").json()["sentence"].endswith("pas de telle table.")
