"""Committed dice: anybody can check them afterwards, and nobody can roll again."""

import hashlib
import hmac
from collections import Counter

import pytest

from tests.kernel.test_chance import chi_square
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.fair import Committed, commitment
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.registry import game as find_game

SEED = bytes(range(32))


def table(seed: bytes, seats: int = 2) -> tuple[Match, Committed]:
    game = find_game("tests.testgame.game:GAME")
    source = Committed(seed)
    return new_match(game, game.setup(seats), source=source), source


def play(match: Match, answers: int) -> None:
    for turn in range(answers):
        if match.state.is_over():
            return
        seat = match.seats_asked()[0]
        moves = match.moves(seat)
        match.apply(moves[turn % len(moves)], seat)


def test_each_result_is_an_hmac_of_its_number() -> None:
    source = Committed(SEED)
    for number in range(20):
        value = int.from_bytes(hmac.digest(SEED, f"{number}.0".encode(), hashlib.sha256), "big")
        assert source.below(6) == value % 6  # the chance of a second attempt is below 2 ** -250
    assert source.count == 20


def test_results_are_even_and_in_range() -> None:
    source = Committed(SEED)
    assert chi_square(Counter(source.below(7) for _ in range(7000)), 7) < 25
    assert {Committed(SEED).below(1) for _ in range(5)} == {0}


def test_a_value_in_the_uneven_rest_is_drawn_again() -> None:
    source = Committed(SEED)
    n = 3 << 254  # a quarter of all 256-bit values is beyond the largest multiple of this
    values = [source.below(n) for _ in range(300)]
    assert all(0 <= value < n for value in values)
    assert source.count == 300, "a value that is drawn again counts once"
    lowest_third = sum(value < 1 << 254 for value in values)
    assert 75 < lowest_third < 125  # a plain remainder would come there every second time


def test_the_same_seed_gives_the_same_game_and_another_does_not() -> None:
    records = []
    for seed in (SEED, SEED, bytes(32)):
        match, _ = table(seed)
        play(match, 60)
        records.append(match.lines)
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_a_restarted_table_goes_on_where_it_was() -> None:
    whole, first, second = Committed(SEED), Committed(SEED), Committed(SEED, 5)
    results = [whole.below(6) for _ in range(10)]
    assert [first.below(6) for _ in range(5)] + [second.below(6) for _ in range(5)] == results


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(SEED) != commitment(bytes(32))


def test_no_live_state_holds_a_generator_or_its_source() -> None:
    match, _ = table(SEED)
    play(match, 30)
    assert match.state.rng == 0
    assert match.state.source is None
    assert match.state.copy().source is None
    assert "rng" not in match.position()


def test_a_copy_of_a_live_match_cannot_roll_the_tables_dice() -> None:
    match, source = table(SEED)
    count = source.count
    copy = match.copy()
    with pytest.raises(ValueError, match="nothing gives one"):
        play(copy, 60)
    assert source.count == count


def test_a_takeback_and_a_refused_answer_never_rewind_the_count() -> None:
    match, source = table(SEED, 3)
    counts = [source.count]
    taken_back = 0
    for turn in range(80):
        if match.state.is_over():
            break
        seat = match.seats_asked()[0]
        with pytest.raises(IllegalError):
            match.apply("roll again", seat)
        moves = match.moves(seat)
        match.apply(moves[turn % len(moves)], seat)
        if match.can_undo(seat):
            taken_back += 1
            match.undo(seat)
            assert source.count >= counts[-1]
            match.apply(moves[turn % len(moves)], seat)
        counts.append(source.count)
    assert counts == sorted(counts)
    assert taken_back
    assert counts[-1] >= match.state.chances  # a draw through layers takes two numbers
