"""The time of a reaction window tells nothing of what its seat holds, by a clock that the test turns."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.table.play.test_windows import played_of
from tests.table.player import Json, get, make, run, secrets, sitting
from tests.table.running import TEST_GAME, Server, serving
from tests.table.states import played_at, states_of
from undercroft.kernel.chance import Dice
from undercroft.kernel.registry import game as find_game
from undercroft.table.clock import Clock
from undercroft.table.live.automatic_player import next_duty
from undercroft.table.play import answering, seating, windows
from undercroft.table.play.table import Table
from undercroft.table.play.window_time import LONGEST, is_window
from undercroft.table.refusals import Refusal
from undercroft.table.store.rows import SeatRow, TableRow, Terms, WindowTime

SPANS = (3.0, 6.0)


def timed_table(random: Random, *kinds: str, thoughts: tuple[list[int], ...] = ([], [])) -> Table:
    """A table in memory whose windows take their time, its game begun."""
    game = find_game(TEST_GAME)
    row = TableRow("t", game.id, game.setup(seats=len(kinds), hand=2), Terms(), "", "", 1, 1, version=1)
    row.seed = random.randbytes(32).hex()
    seats = [SeatRow("t", n, kind, agent="random" * (kind == "computer")) for n, kind in enumerate(kinds)]
    for seat, known in zip(seats, thoughts, strict=False):
        seat.thoughts = known
    table = Table(game, row, seats, None)
    table.spans, table.random = SPANS, random
    table.start_change(1000)
    table.maybe_begin()
    return table


def at_window(random: Random, *, has_choice: bool, clock: Clock | None = None) -> tuple[Table, WindowTime]:
    """A table at which a window is open, for a seat that has something to answer with, or nothing."""
    for _ in range(200):
        t = timed_table(random, "person", "person")
        t.row.terms = Terms(clock=clock)
        t.row.clocks = [] if clock is None else [clock.start] * 2
        while t.row.status == "playing":
            window = t.row.window
            if window is not None and played_of(t).has_only_pass(window.seat) != has_choice:
                return t, window
            act(t, t.change.at + 1000, lambda t: by_chance(t, random))
    raise AssertionError("No such window in two hundred games.")


def act(t: Table, at: int, what: Callable[[Table], object]) -> None:
    """Do something at a moment."""
    t.start_change(at)
    what(t)


def run_out(t: Table, window: WindowTime) -> int:
    """Let the time of a window run out, however often it is prolonged; the moment when it ended."""
    while t.row.window is not None and t.row.window.seq == window.seq:
        act(t, t.row.window.until, lambda t: windows.close(t, window.seq))
    return t.change.at


def by_chance(t: Table, random: Random) -> None:
    """Answer a question by chance, at once."""
    played = played_of(t)
    seat = played.asked()[0]
    answering.answer(t, seat, played.question(seat), random.choice(played.match.moves(seat)))


# What others notice


def test_an_answer_waits_unseen_for_the_end_of_the_time() -> None:
    t, window = at_window(Random(1), has_choice=True)
    played, seat = played_of(t), window.seat
    question, words = played.question(seat), played.match.moves(seat)[-1]
    before = played.match.position(), t.row.face, t.row.seq
    for at in (window.opened + 100, window.opened + 200):  # a repeat changes nothing
        act(t, at, lambda t: windows.answer(t, seat, question, words))
        assert (played.match.position(), t.row.face, t.row.seq) == before
        assert t.change.private == (seat if at == window.opened + 100 else None)
    with pytest.raises(Refusal) as no:
        windows.answer(t, seat, question, "pass")
    assert no.value.code == "stale"
    assert no.value.sentence("en") != no.value.sentence("fr")
    act(t, window.until - 1, lambda t: windows.close(t, window.seq))
    assert t.row.seq == before[2]
    act(t, window.until, lambda t: windows.close(t, window.seq))
    assert t.row.seq == before[2] + 1
    assert played.given[seat, question].words == words
    act(t, window.until + 5, lambda t: windows.close(t, window.seq))
    assert t.row.seq == before[2] + 1


def test_more_time_comes_when_the_first_is_over_and_not_for_ever() -> None:
    t, window = at_window(Random(2), has_choice=True)
    until = window.until
    for _ in range(20):
        act(t, until - 1, lambda t: windows.ask_time(t, window.seat))
        assert t.change.private == window.seat
        act(t, until, lambda t: windows.close(t, window.seq))
        if t.row.window is None or t.row.window.seq != window.seq:
            break
        assert until + 9_000 <= t.row.window.until <= until + 18_000
        until = t.row.window.until
    else:
        raise AssertionError("The window never ended.")
    assert window.until < until <= window.opened + LONGEST


def test_one_who_has_nothing_may_ask_for_time_and_the_table_does_it_for_them() -> None:
    t, window = at_window(Random(3), has_choice=False)
    act(t, window.until - 1, lambda t: windows.ask_time(t, window.seat))
    act(t, window.until, lambda t: windows.close(t, window.seq))
    assert t.row.window is not None
    assert t.row.window.until > window.until
    longer = 0
    for seed in range(60):
        t, window = at_window(Random(seed), has_choice=False)
        t.start_change(window.until)
        windows.close(t, window.seq)
        longer += t.row.window is not None and t.row.window.seq == window.seq
    assert 0 < longer < 60


def test_who_does_not_answer_passes_unless_they_are_always_asked() -> None:
    t, window = at_window(Random(4), has_choice=True)
    act(t, window.opened + 1, lambda t: windows.set_always(t, window.seat, True))
    act(t, window.until + 100, lambda t: windows.close(t, window.seq))
    assert t.row.window == window
    assert next_duty(t) is None
    act(t, window.until + 200, lambda t: windows.set_always(t, window.seat, False))
    duty = next_duty(t)
    assert duty is not None
    assert duty.ends == window
    act(t, window.until + 200, lambda t: windows.close(t, window.seq))
    assert played_of(t).line[-1].words == "pass"


def test_a_window_waits_for_a_person_who_is_away_and_then_begins_anew() -> None:
    for has_choice in (True, False):
        t, window = at_window(Random(14), has_choice=has_choice)
        other = 1 - window.seat
        assert next_duty(t, here={other}) is None
        assert next_duty(t, here={window.seat}) is not None
        back = window.until + 90_000
        t.start_change(back)
        windows.close(t, window.seq)
        assert t.row.window is not None
        assert (t.row.window.seq, t.row.window.opened) == (window.seq, back)
        assert back + 3_000 <= t.row.window.until <= back + 6_000
        seating.set_standing(t, window.seat, True)
        assert next_duty(t, here=set()) is not None


def test_the_two_switches_exclude_each_other() -> None:
    t, window = at_window(Random(5), has_choice=True)
    seating.set_standing(t, window.seat, True)
    windows.set_always(t, window.seat, True)
    assert not t.seats[window.seat].standing
    seating.set_standing(t, window.seat, True)
    assert not t.seats[window.seat].always


def test_a_standing_pass_takes_the_same_time() -> None:
    t, window = at_window(Random(6), has_choice=True)
    seating.set_standing(t, window.seat, True)
    act(t, window.until - 1, lambda t: windows.close(t, window.seq))
    assert t.row.window == window
    run_out(t, window)
    assert played_of(t).line[-1].words == "pass"


def test_clocks_wait_for_windows() -> None:
    for has_choice in (True, False):
        t, window = at_window(Random(7), has_choice=has_choice, clock=Clock(90_000))
        left = list(t.row.clocks)
        ended = run_out(t, window)
        assert t.row.clocks == left
        assert t.row.since in (ended, ended + LONGEST)


def test_alone_with_computers_nothing_takes_time() -> None:
    random = Random(8)
    for _ in range(10):
        t = timed_table(random, "person", "computer")
        while t.row.status == "playing":
            assert t.row.window is None
            act(t, t.change.at + 1000, lambda t: by_chance(t, random))


@pytest.mark.parametrize(("name", "seed"), [(TEST_GAME, 15), ("claustrophobia1643", 29)])
def test_whether_a_question_is_a_window_depends_neither_on_the_hand_nor_on_luck(name: str, seed: int) -> None:
    random, found = Random(9), [0, 0]
    for match, state in states_of(name, seed, 9, 200, seats=2):
        played = played_at(match.game, match, state)
        for seat in [seat for seat in played.asked() if played.is_in_window(seat)]:
            alike = played_at(match.game, match, state.redeal(state.seats, Dice(random.getrandbits(31))))
            said = {is_window(one, seat, random) for one in (played, alike) for _ in range(5)}
            assert len(said) == 1
            found[said.pop()] += 1
    assert found[True] > 0
    assert name == TEST_GAME or found[False] > 0


# Guessing


class Observed(NamedTuple):
    """What an opponent sees of a window that ended in a pass, and what they would like to know."""

    first: int
    lasted: int
    had_choice: bool


def thought_of(random: Random) -> int:
    """How long a person thinks in a window that they could answer."""
    return round(1000 * random.lognormvariate(math.log(3.2), 0.8))


def lived_through(t: Table, window: WindowTime, random: Random) -> Observed | None:
    """Go through a window as people do; what the opponent sees of it, if it ends in a pass."""
    played, seat = played_of(t), window.seat
    has_choice = not played.has_only_pass(seat)
    question, moves = played.question(seat), played.match.moves(seat)
    ready = window.opened + thought_of(random)
    words = "pass" if random.random() < 0.6 else random.choice(moves)
    while True:
        now = t.row.window
        if now is None or now.seq != window.seq:
            break
        if not now.words and (has_choice or random.random() < 0.5):  # who has nothing may say so, or not
            at = ready if has_choice else min(ready, now.until - 1)
            if at < now.until:
                act(t, at, lambda t: windows.answer(t, seat, question, words if has_choice else "pass"))
            else:
                act(t, now.until - 1, lambda t: windows.ask_time(t, seat))
        act(t, now.until, lambda t: windows.close(t, window.seq))
    if played.given[seat, question].words != "pass":
        return None
    return Observed(window.until - window.opened, t.change.at - window.opened, has_choice)


def watched(games: int, seed: int) -> list[Observed]:
    """Windows of a long evening of two people: rematch after rematch, by a simulated clock."""
    random = Random(seed)
    found: list[Observed] = []
    thoughts: tuple[list[int], list[int]] = ([], [])
    for _ in range(games):
        t = timed_table(random, "person", "person", thoughts=thoughts)
        while t.row.status == "playing":
            if t.row.window is None:
                act(t, t.change.at + 2000, lambda t: by_chance(t, random))
                continue
            seen = lived_through(t, t.row.window, random)
            if seen is not None:
                found.append(seen)
        thoughts = t.seats[1].thoughts, t.seats[0].thoughts  # everybody moves on by one seat
    return found


def as_it_was(seen: list[Observed], seed: int) -> list[Observed]:
    """The same windows if the table passed soon for those who have nothing, and people took their time."""
    random = Random(seed)
    return [
        one._replace(lasted=thought_of(random) if one.had_choice else random.randrange(500, 1700))
        for one in seen
    ]


FEATURES: tuple[Callable[[Observed], float], ...] = (
    lambda one: one.lasted,
    lambda one: -one.lasted,
    lambda one: one.lasted - one.first,
    lambda one: one.first - one.lasted,
    lambda one: one.lasted / one.first,
    lambda one: one.first if one.lasted == one.first else 0,
)
"""What a clever opponent might go by."""


def rightly(seen: list[Observed], feature: Callable[[Observed], float], limit: float) -> float:
    """How many of a hundred guesses are right if both cases are as frequent: a card if a feature is high."""
    shares = []
    for had_choice in (True, False):
        cases = [one for one in seen if one.had_choice == had_choice]
        shares.append(sum((feature(one) > limit) == had_choice for one in cases) / len(cases))
    return 50 * sum(shares)


def guessed(seen: list[Observed]) -> float:
    """Learn from one half how to guess best, and guess the other half."""
    learned, rest = seen[::2], seen[1::2]
    ways = [(feature, feature(one)) for feature in FEATURES for one in learned[:: len(learned) // 40]]
    feature, limit = max(ways, key=lambda way: rightly(learned, *way))
    return rightly(rest, feature, limit)


def test_nobody_guesses_from_the_time_whether_a_seat_could_have_answered() -> None:
    seen = [one for seed in (11, 12) for one in watched(40, seed)]
    cases = min(sum(one.had_choice == had for one in seen[1::2]) for had in (True, False))
    assert cases > 200
    chance = 3 * 50 / math.sqrt(cases)  # three times what luck does
    assert guessed(as_it_was(seen, 1)) > 85, "the measure must find the fault that it is for"
    assert abs(guessed(seen) - 50) < chance


# Over the wire


def until_window(server: Server) -> tuple[Json, list[str]]:
    """A table of two people, at which nobody has answered yet."""
    made = make(server, "me", "me", options={"hand": 3})
    return made, secrets(made)


def test_over_the_wire_nobody_notices_an_answer_before_the_time_is_over(tmp_path: Path) -> None:
    with serving(tmp_path, more={"UNDERCROFT_WINDOW": "3600,3600"}) as server:
        made, (one, two) = until_window(server)
        path = f"/api/tables/{made['table']}"

        async def play() -> None:
            async with sitting(server, made["table"], one) as ada, sitting(server, made["table"], two) as bo:
                players = {0: ada, 1: bo}
                for seat, player in players.items():
                    await player.lift(seat)
                while not ada.table["time"]:
                    seat = next(place["seat"] for place in ada.table["seats"] if place["asked"])
                    question = players[seat].sight["question"]
                    if question is not None:
                        words = {choice["words"] for choice in question["choices"]}
                        await players[seat].answer(seat, "lurk" if "lurk" in words else sorted(words)[0])
                    for player in players.values():
                        await player.ask(type="ping")
                seat = ada.table["time"]["seat"]
                mine, other = players[seat], players[1 - seat]
                await other.ask(type="ping")
                heard, before = len(other.heard), get(server, path).json()
                assert mine.sight["window"] == {"answered": False, "more": False}
                assert other.sight["window"] is None
                assert (await mine.ask(type="always", seat=seat, on=True))["type"] == "done"
                assert (await mine.ask(type="more-time", seat=seat))["type"] == "done"
                number = mine.sight["question"]["number"]
                for _ in range(2):
                    answer = {"type": "answer", "seat": seat, "question": number, "words": "pass"}
                    assert (await mine.ask(**answer))["type"] == "ack"
                await mine.ask(type="ping")
                assert mine.sight["question"] is None
                assert mine.sight["always"] is True
                assert mine.sight["window"] == {"answered": True, "more": True}
                await other.ask(type="ping")
                assert [message["type"] for message in other.heard[heard:]] == ["pong"]
                assert get(server, path).json() == before
                assert (await other.ask(type="more-time", seat=1 - seat))["code"] == "not-possible"

        run(play())
