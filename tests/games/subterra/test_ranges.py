"""Every value of the data has its range: within it a game can be played, outside it is refused."""

import pytest

from tests.games.subterra.reading import entries
from undercroft.games.subterra.game import GAME
from undercroft.games.subterra.mind.greedy import GREEDY
from undercroft.games.subterra.rules.shapes import NUMBERS
from undercroft.kernel.chance import Dice
from undercroft.kernel.checking.shapes import Whole
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.state import State

LEAST = {"die-sides": 6}
"""Cave-in tiles show numbers up to six."""
MOST = {"exit-companions": 64}


def number(id: str, value: int) -> str:
    return f'[[number]]\nid = "{id}"\nvalue = {value}\n'


def entry(table: str, id: str, values: str) -> str:
    return f'[[{table}]]\nid = "{id}"\n{values}\n'


def play(data: str, greedy: bool) -> State:
    """A game to its end, by chance or by rule of thumb."""
    state = GAME.start(GAME.setup(4, "expert", data_text=data))
    state.seed(3)
    state.run()
    dice = Dice(3)
    answers = 0
    while not state.is_over():
        answers += 1
        assert answers < 20_000
        seat = state.asked_seat()
        moves = state.offer(seat)
        state.apply(seat, GREEDY(state, seat, dice) if greedy else moves[dice.below(len(moves))])
    return state


def test_every_number_of_the_data_has_a_range_and_is_read() -> None:
    assert {one["id"] for one in entries("levels", "number")} == set(NUMBERS)


@pytest.mark.parametrize("id", NUMBERS)
def test_a_number_is_playable_at_both_ends_of_its_range(id: str) -> None:
    shape = NUMBERS[id]
    assert isinstance(shape, Whole)
    low, high = shape.low, shape.high
    for value in (LEAST.get(id, low), MOST.get(id, min(high, 12))):
        assert play(number(id, value), greedy=value != low).results
    for value in (low - 1, high + 1):
        with pytest.raises(UndercroftError, match=f"number.{id}.value"):
            GAME.setup(4, data_text=number(id, value))


def test_numbers_that_do_not_go_together() -> None:
    with pytest.raises(UndercroftError, match="65 tiles are to lie with the exit, and there are 64"):
        GAME.setup(4, data_text=number("exit-companions", 65))
    with pytest.raises(UndercroftError, match="a 6 on a die with 5 sides"):
        GAME.setup(4, data_text=number("die-sides", 5))


def test_a_number_that_no_rule_reads_is_refused() -> None:
    with pytest.raises(UndercroftError, match="no entry with the id supply-rubble"):
        GAME.setup(4, data_text=number("supply-rubble", 12))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (entry("tile", "plain-x1", 'kind = "tremor"'), "must be one of plain"),
        (entry("tile", "plain-x1", 'kind = "exit"'), "one tile of the kind exit"),
        (entry("tile", "plain-x1", 'kind = "ledge"'), "roped is missing"),
        (entry("tile", "ledge-s1", 'roped = "E"'), "must be one of N, S"),
        (entry("tile", "ledge-s1", 'open = "NE"'), "do not make"),
        (entry("tile", "plain-x1", 'open = ""'), "0 letters"),
        (entry("tile", "plain-x1", 'open = "NQ"'), "no list of sides"),
        (entry("tile", "plain-x1", 'shape = "round"'), "must be one of x"),
        (entry("tile", "cavein-t1", "collapse = [2]"), "1 entries"),
        (entry("tile", "cavein-t1", "collapse = [2, 7]"), "a 7 on a die with 6 sides"),
        (entry("card", "gas-1", 'kind = "plain"'), "must be one of tremor"),
        (entry("card", "gas-1", 'kind = "out-of-time"'), "one card of the kind out-of-time"),
        (entry("card", "gas-1", 'levels = ["easy"]'), "must be one of normal"),
        (entry("card", "gas-double", "times = 0"), "from 1 to 9"),
        (entry("caver", "diver", "health = 0"), "from 1 to 99"),
        (entry("caver", "diver", "actions = { dive = 0 }"), "from 1 to 9"),
        (entry("caver", "diver", 'traits = ["flies"]'), "must be one of no-flood-loss"),
        (entry("caver", "scout", "limits = { guide-per-game = -1 }"), "from 0 to 99"),
        (entry("caver", "medic", "numbers = { sprint-moves = 100 }"), "from 0 to 99"),
        (entry("level", "normal", "deck = { 4 = -1 }"), "from 1 to 99"),
        (entry("level", "normal", "deck = { 4 = 31 }"), "25 cards, and 31 are to be dealt"),
        (entry("medal", "gold", "lost_max = -1"), "from 0 to 6"),
        (entry("team", "players-4", "min = 3"), "from 4 to 6"),
        (entry("team", "players-4", "default = 5"), "from min over default to max"),
    ],
)
def test_values_that_cannot_be_are_refused(data: str, sentence: str) -> None:
    with pytest.raises(UndercroftError, match=sentence):
        GAME.setup(4, data_text=data)


@pytest.mark.parametrize(
    "data", [entry("caver", "diver", "health = 99"), entry("card", "horror-1", "times = 9")]
)
def test_large_values_can_be_played(data: str) -> None:
    assert play(data, greedy=True).results


def test_3_4_exerting_twice_if_the_data_say_so() -> None:
    match = GAME.new(1, data_text=number("exert-per-turn", 2), seed=1, cavers=["diver"], first_caver="diver")
    match.apply("exert")
    match.apply("exert")
    assert "exert" not in match.moves()
    reason = match.explain("exert")
    assert reason is not None
    assert reason.rule == "3.4"
    before = match.state.chances
    match.apply("pass")
    assert match.state.chances == before + 2


def test_a_number_in_the_games_own_data_that_no_rule_reads_is_refused_as_well() -> None:
    setup = GAME.setup(4)
    data = GAME.data(setup)
    more = {**data, "number": [*data["number"], {"id": "supply-rope", "value": 6}]}
    with pytest.raises(UndercroftError, match="No rule reads the number supply-rope"):
        GAME.build_box(more, setup)
