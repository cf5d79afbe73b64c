"""Persons: a name and a key for each device; one that is revoked holds nothing, and one can be forgotten."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.player import CLIENT, Json, get, make, post, run, seats, secrets, sitting
from tests.table.running import TEST_GAME, Server, serving
from tests.table.services import Databases
from tests.table.store.test_storage import opened
from undercroft.table.clock import now
from undercroft.table.live.people import People
from undercroft.table.refusals import Refusal
from undercroft.table.settings import driver_url
from undercroft.table.store import persons
from undercroft.table.store.operating import Bar, Operating
from undercroft.table.store.store import Store


def ask(server: Server, path: str, key: str, body: Any = None, method: str = "POST") -> httpx.Response:
    """A request by a person."""
    headers = {"undercroft-person": key}
    if method == "GET":
        return CLIENT.get(f"{server.url}{path}", headers=headers)
    return CLIENT.post(f"{server.url}{path}", json=body if body is not None else {}, headers=headers)


def person(server: Server, name: str = "Ada") -> Json:
    """Somebody new."""
    answer = post(server, "/api/persons", {"name": name, "device": "a browser"})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def other_device(server: Server, key: str) -> Json:
    """Another device of the same person."""
    code = ask(server, "/api/person/code", key).json()["code"]
    answer = post(server, "/api/person/join", {"code": code, "device": "a telephone"})
    assert answer.status_code == 201, answer.text
    assert post(server, "/api/person/join", {"code": code}).status_code == 403  # it works once
    found: Json = answer.json()
    return found


def table_of(server: Server, key: str, *kinds: str) -> Json:
    """A table that a person makes."""
    made: Json = ask(server, "/api/tables", key, {"game": TEST_GAME, "seats": seats(*kinds)}).json()
    return made


def test_a_person_sees_their_devices_and_revokes_one(server: Server) -> None:
    ada = person(server)
    phone = other_device(server, ada["key"])
    assert phone["person"] == ada["person"]
    shown = ask(server, "/api/person", ada["key"], method="GET").json()
    assert shown["name"] == "Ada"
    assert {device["name"]: device["this"] for device in shown["devices"]} == {
        "a browser": True,
        "a telephone": False,
    }
    made = table_of(server, phone["key"], "me", "me")
    held = secrets(made)
    seat_code = post(server, f"/api/tables/{made['table']}/seats/0/code", secret=held[0]).json()["code"]
    own_code = ask(server, "/api/person/code", phone["key"]).json()["code"]

    async def sit() -> None:
        async with sitting(server, made["table"], held[0]) as one:
            assert one.heard[0]["seats"] == [0]
            left = ask(server, f"/api/person/devices/{phone['device']}/revoke", ada["key"]).json()
            assert [device["id"] for device in left["devices"]] == [ada["device"]]
            with pytest.raises(ConnectionClosed):
                await one.until("the end")
        async with sitting(server, made["table"], held[0]) as again:
            assert again.heard[0]["seats"] == []

    run(sit())
    assert ask(server, "/api/person", phone["key"], method="GET").status_code == 403
    assert (
        post(server, "/api/join", {"code": seat_code}).status_code == 403
    )  # what it had made is worth nothing
    assert post(server, "/api/person/join", {"code": own_code}).status_code == 403
    path = f"/api/person/devices/{phone['device']}/revoke"
    assert ask(server, path, ada["key"]).status_code == 404
    stranger = person(server, "Eve")
    assert ask(server, f"/api/person/devices/{ada['device']}/revoke", stranger["key"]).status_code == 404
    assert ask(server, "/api/person", ada["key"], {"name": "Ada L."}).json()["name"] == "Ada L."
    assert ask(server, "/api/person", ada["key"], method="GET").json()["name"] == "Ada L."


def test_nobody_needs_to_say_who_they_are_and_wrong_keys_are_refused(server: Server) -> None:
    assert make(server, "me", "me")["table"]
    assert get(server, "/api/person").status_code == 403
    refused = ask(server, "/api/tables", "wrong", {"game": TEST_GAME, "seats": seats("me", "me")})
    assert (refused.status_code, refused.json()["code"]) == (403, "stranger")


def test_who_is_forgotten_leaves_the_game_without_a_name(server: Server) -> None:
    ada, bo = person(server), person(server, "Bo")
    made = table_of(server, ada["key"], "me", "open")
    code = made["invites"][0]["code"]
    joined = ask(server, "/api/join", bo["key"], {"code": code, "name": "Bo"}).json()

    async def play() -> None:
        async with sitting(server, made["table"], joined["secret"]) as player:
            await player.ask(type="chat", seat=1, text="my address is ...")
            await player.ask(type="concede", seat=1)

    run(play())
    record = f"/api/records/{made['table']}"
    assert get(server, record).json()["names"] == ["Ada 0", "Bo"]
    assert ask(server, "/api/person/delete", bo["key"]).status_code == 201
    assert get(server, record).json()["names"] == ["Ada 0", "?"]
    assert get(server, f"{record}/verify").json()["good"] is True
    assert ask(server, "/api/person", bo["key"], method="GET").status_code == 403

    async def look() -> None:
        async with sitting(server, made["table"], joined["secret"]) as stranger:
            assert stranger.heard[0]["seats"] == []
            assert not [line for line in stranger.chat if "address" in line["text"] or "Bo" in line["text"]]

    run(look())


def test_one_who_is_barred_makes_no_tables_wherever_they_come_from(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = person(server)
        assert table_of(server, ada["key"], "me", "me")["table"]

        async def bar() -> None:
            store = Store(driver_url(server.database), relaxed=True)
            await store.start()
            try:
                until = now() + 60_000
                await Operating(store).bar(Bar(f"person:{ada['person']}", "ban", now(), until, "rude"))
            finally:
                await store.stop()

        run(bar())
        wish = {"game": TEST_GAME, "seats": seats("me", "me")}
        answer = ask(server, "/api/tables", ada["key"], wish)
        for _ in range(100):
            if answer.status_code == 403:
                break
            time.sleep(0.1)
            answer = ask(server, "/api/tables", ada["key"], wish)
        assert answer.json()["code"] == "not-yours"
        assert make(server, "me", "me")["table"]  # others may


def test_of_too_many_devices_the_one_not_seen_for_longest_gives_way(
    databases: Databases, tmp_path: Path
) -> None:
    async def check() -> None:
        store = await opened(databases, tmp_path)
        try:
            people = People(store)
            who, key = await people.add("Ada", "first")
            keys = [key]
            for n in range(persons.DEVICES_KEPT):
                await persons.seen(store, who.person, who.device, 1)
                keys.append((await people.come_in(await people.code(who), f"device {n}"))[1])
            names = {device.name for device in await persons.devices_of(store, who.person)}
            assert len(names) == persons.DEVICES_KEPT
            assert "first" not in names
            old = await people.code(who)
            await people.code(who)
            with pytest.raises(Refusal):
                await people.come_in(old, "late")
        finally:
            await store.stop()

    run(check())
