"""Nothing a seat receives depends on what is hidden from it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest

import undercroft
from tests.table.player import Player, get, make, run, sitting
from tests.table.running import TEST_GAME, Server, serving
from tests.table.states import played_at, states_of
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.position import write_position
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.state import State
from undercroft.table.play.sight import sight_of
from undercroft.table.showing.eye import Eye
from undercroft.table.wire.server_messages import as_text

NO_DICE = ("choosing", "watching", "answering")
"""Stages of the test game whose answers bring no chance, which would differ between any two tables."""

GAMES = [TEST_GAME, *undercroft.game_ids()]

SAMPLES = 30 if os.environ.get("UNDERCROFT_SOAK") == "1" else 6


@pytest.mark.parametrize("name", GAMES)
def test_two_states_that_look_alike_give_the_same_bytes(name: str) -> None:
    game = find_game(name)
    differing = compared = 0
    for match, state in states_of(name, 5, 7, 150):
        for seat in [*range(state.seats), None]:
            other = state.redeal(state.seats if seat is None else seat, Dice(91))
            differing += not other.same_as(state)
            one = sight_of(played_at(game, match, state), seat, "en", describe=True)
            two = sight_of(played_at(game, match, other), seat, "en", describe=True)
            assert as_text(one) == as_text(two), f"seat {seat}"
            mine, theirs = (Eye(played_at(game, match, s).match, seat, "fr") for s in (state, other))
            assert mine.odds() == theirs.odds()
            if seat is not None and state.is_asked(seat):
                first, second = mine.refusal("no such words"), theirs.refusal("no such words")
                assert first.sentence("fr") == second.sentence("fr")
            compared += 1
    assert compared > 10
    assert differing > 0


@pytest.mark.parametrize("name", GAMES)
def test_onlookers_see_a_view_at_every_decision(name: str) -> None:
    for match, state in states_of(name, 11, 1, 120):
        eye = Eye(played_at(match.game, match, state).match, None, "en")
        assert eye.view() is not None
        eye.chain()
        eye.description()


def plain(player: Player) -> dict[str, Any]:
    """What a client has been told, without what differs between any two tables."""
    table = {
        name: value
        for name, value in player.table.items()
        if name not in ("id", "at", "moved", "commitment", "seed", "since", "time", "record")
    }
    events = [e for m in player.heard if m["type"] == "sight" for e in m["events"]]
    sight = {k: v for k, v in player.sight.items() if k not in ("events", "fresh")}
    return {"table": table, "sight": sight, "events": events}


async def settled(player: Player) -> dict[str, Any]:
    """What a client knows once the table has come to rest."""
    seen = None
    while True:
        await player.ask(type="ping")
        now = plain(player)
        if now == seen:
            return now
        seen = now
        await asyncio.sleep(0.05)


async def level(c: Player, d: Player, seat: int) -> None:
    """Where the table has passed for a seat without cards, pass by hand in the game where it holds some."""
    for _ in range(4):
        await asyncio.gather(settled(c), settled(d))
        asked = [player for player in (c, d) if player.sight["question"]]
        if len(asked) != 1:
            return
        await asked[0].answer(seat, "pass")


def make_from(server: Server, text: str, seats: int = 2) -> dict[str, Any]:
    """A table that goes on from a position."""
    wish: dict[str, Any] = {"from": {"text": text}}
    return make(server, *["me"] * seats, **wish)


async def compared_at(server: Server, match: Match, state: State, seat: int) -> int:
    """Play two games that look alike to a seat by the same words, and compare all that the seat receives."""
    other = 1 - seat
    tables = []
    for one in (state, state.redeal(seat, Dice(17))):
        one.rng = 0
        text = write_position(match.game, match.setup, one)
        made = await asyncio.to_thread(make_from, server, text)
        tables.append((made["table"], [held["secret"] for held in made["seats"]]))
    (first, ones), (second, twos) = tables
    answers = 0
    async with (
        sitting(server, first, ones[seat]) as a,
        sitting(server, second, twos[seat]) as b,
        sitting(server, first, ones[other]) as c,
        sitting(server, second, twos[other]) as d,
    ):
        await asyncio.gather(a.lift(seat), b.lift(seat), c.lift(other), d.lift(other))
        for _ in range(6):
            await level(c, d, other)
            before, after = await asyncio.gather(settled(a), settled(b))
            if "over" in (a.table["status"], b.table["status"]):
                break  # at the end everything is turned up
            assert before == after
            pairs = ((a, b, seat), (c, d, other))
            asked = [pair for pair in pairs if pair[0].sight["question"] and pair[1].sight["question"]]
            if not asked:
                break
            x, y, who = asked[0]
            offers = [{choice["words"] for choice in p.sight["question"]["choices"]} for p in (x, y)]
            common = sorted(offers[0] & offers[1])
            quiet = [words for words in common if x.sight["view"]["stage"] in NO_DICE]
            if not quiet:
                break
            got = await asyncio.gather(x.answer(who, quiet[0]), y.answer(who, quiet[0]))
            if any(answer["type"] != "ack" for answer in got):
                break  # the table has passed for one of them meanwhile
            answers += 1
    return answers


def test_over_the_wire_two_games_that_look_alike_stay_alike(server: Server) -> None:
    async def compare() -> int:
        answers = 0
        for match, state in states_of(TEST_GAME, 23, 5, 200, seats=2)[:8]:
            answers += await compared_at(server, match, state.copy(), len(state.stack) % 2)
        return answers

    assert run(compare()) > 0


# Every game over the wire, at a server whose table waits for ever before it passes for anybody


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("patient"), more={"UNDERCROFT_WINDOW": "3600,3600"}) as running:
        yield running


async def received(server: Server, match: Match, state: State, seat: int, tries: list[str]) -> dict[str, Any]:
    """All that a seat and an onlooker can get out of a table that goes on from a state."""
    state.rng = 0
    text = write_position(match.game, match.setup, state)
    made = await asyncio.to_thread(make_from, server, text, state.seats)
    key = made["seats"][seat]["secret"]
    async with sitting(server, made["table"], key, describe=True) as player:
        await player.lift(seat)
        asked = [await player.ask(type="odds", seat=seat)]
        asked += [await player.ask(type="explain", seat=seat, words=words) for words in tries]
        asked.append(await player.ask(type="answer", seat=seat, question=1, words="no such words"))
        asked.append(await player.ask(type="undo", seat=seat, question=1))
        seen = plain(player)
        await player.ask(type="language", lang="fr", describe=True)
        french = await player.until("sight")
        onlooker = await player.lift(None)
    record = await asyncio.to_thread(get, server, f"/api/tables/{made['table']}/record", key)
    kept = {name: part for name, part in record.json().items() if name not in ("table", "at", "commitment")}
    assert kept["view"] == seen["sight"]["view"]
    return {"seen": seen, "asked": asked, "french": french, "onlooker": onlooker, "record": kept}


@pytest.mark.parametrize("name", GAMES)
def test_over_the_wire_a_seat_gets_the_same_whatever_is_hidden_from_it(patient: Server, name: str) -> None:
    async def compare() -> int:
        differing = 0
        sampled = states_of(name, 29, 9, 200, seats=2)
        for number, (match, state) in enumerate(sampled[:: max(1, len(sampled) // SAMPLES)]):
            seat = number % 2
            other = state.redeal(seat, Dice(31 + number))
            differing += not other.same_as(state)
            offers = [one.offer(place) for one in (state, other) for place in range(2) if one.is_asked(place)]
            moves = {move for offer in offers for move in offer}
            tries = sorted({match.game.move_words(state, seat, move) for move in moves})[:4]
            one = await received(patient, match, state.copy(), seat, tries)
            two = await received(patient, match, other, seat, tries)
            assert one == two, f"decision {number}, seat {seat}"
        return differing

    assert run(compare()) > 0
