"""Reaction windows, repeats and takebacks, on tables that are in memory only."""

from __future__ import annotations

import pytest

from tests.table.running import TEST_GAME
from undercroft.kernel.chance import Dice
from undercroft.kernel.registry import game as find_game
from undercroft.table.live.automatic_player import Duty, next_duty
from undercroft.table.play import answering, seating
from undercroft.table.play.played_game import PlayedGame
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal
from undercroft.table.store.rows import SeatRow, TableRow, Terms
from undercroft.table.work.dice_check import verify


def table_of(*kinds: str, name: str = TEST_GAME) -> Table:
    """A table in memory, its game begun."""
    game = find_game(name)
    setup = game.setup(seats=len(kinds), hand=1) if name == TEST_GAME else game.setup(seats=len(kinds))
    row = TableRow("t", name, setup, Terms(), "07" * 32, "", 1, 1, version=1)
    seats = [SeatRow("t", n, kind, agent="random" * (kind == "computer")) for n, kind in enumerate(kinds)]
    table = Table(game, row, seats, None)
    table.start_change(1000)
    table.maybe_begin()
    return table


def played_of(t: Table) -> PlayedGame:
    assert t.played is not None
    return t.played


def until_only_pass(t: Table, seat: int, dice: Dice) -> bool:
    """Play by chance until a seat is asked in a window and has nothing; whether that came before the end."""
    played = played_of(t)
    for _ in range(500):
        if t.row.status != "playing":
            return False
        if played.has_only_pass(seat):
            return True
        asked = played.asked()[0]
        moves = played.match.moves(asked)
        t.start_change(t.change.at + 1000)
        answering.answer(t, asked, played.question(asked), moves[dice.below(len(moves))])
    return False


def found(*kinds: str) -> tuple[Table, Duty]:
    """A table whose first seat has nothing but to pass, and what the table then is to do."""
    for seed in range(50):
        t = table_of(*kinds)
        if until_only_pass(t, 0, Dice(seed)):
            duty = next_duty(t)
            assert duty is not None
            return t, duty
    raise AssertionError("No such window in fifty games.")


def test_the_table_passes_for_one_who_has_nothing_and_pauses_if_people_watch() -> None:
    t, duty = found("person", "person")
    assert (duty.seat, duty.agent, duty.passing) == (0, "", "pass")
    assert duty.is_paused
    assert t.row.due is not None


def test_people_at_one_screen_pass_for_themselves_unless_they_stand_by_it() -> None:
    t, duty = found("person", "person")
    both = frozenset({0, 1})
    assert next_duty(t, both) is None
    seating.set_standing(t, 0, True)
    assert next_duty(t, both) == duty


def test_who_may_pass_in_a_window_is_known_to_all_and_the_same_whatever_they_hold() -> None:
    t, _ = found("person", "person")
    played = played_of(t)
    face = played.face()
    assert dict(zip(face.asked, face.windows, strict=True))[0] == played.question(0)
    first = table_of("person", "person").played
    assert first is not None
    assert set(first.face().windows) == {0}  # where to go is chosen in secret, and nobody passes that


def test_there_is_no_pause_with_nobody_to_deceive() -> None:
    _, duty = found("person", "computer")
    assert duty.passing == "pass"
    assert not duty.is_paused


def test_a_computer_pauses_for_secret_answers_before_people() -> None:
    t = table_of("person", "computer")
    duty = next_duty(t)
    assert duty is not None
    assert (duty.seat, duty.agent) == (1, "random")
    assert duty.is_paused
    alone = next_duty(table_of("computer", "computer"))
    assert alone is not None
    assert not alone.is_paused


def test_a_standing_pass_answers_windows_only() -> None:
    t = table_of("person", "person")
    seating.set_standing(t, 0, True)
    assert next_duty(t) is None  # the first question is where to go: nobody passes that
    for seed in range(50):
        t = table_of("person", "person")
        seating.set_standing(t, 0, True)
        played = played_of(t)
        dice = Dice(seed)
        while t.row.status == "playing" and next_duty(t) is None:
            asked = played.asked()[0]
            moves = played.match.moves(asked)
            t.start_change(t.change.at + 1000)
            answering.answer(t, asked, played.question(asked), moves[dice.below(len(moves))])
        duty = next_duty(t)
        if duty is not None and duty.seat == 0 and len(duty.offered) > 1:
            assert duty.passing == "pass"
            return
    raise AssertionError("No window with a choice in fifty games.")


def test_a_repeat_of_any_answer_changes_nothing_however_late() -> None:
    t = table_of("person", "person")
    played = played_of(t)
    given: list[tuple[int, int, str]] = []
    dice = Dice(3)
    for _ in range(12):
        asked = played.asked()[0]
        moves = played.match.moves(asked)
        words = moves[dice.below(len(moves))]
        given.append((asked, played.question(asked), words))
        t.start_change(t.change.at + 1000)
        answering.answer(t, *given[-1])
    position = played.match.position()
    for seat, question, words in given:
        t.start_change(t.change.at + 1000)
        assert answering.answer(t, seat, question, words) == words
        assert t.finish_change() is None
        with pytest.raises(Refusal) as refused:
            answering.answer(t, seat, question, f"{words} or not")
        assert refused.value.code == "stale"
    assert played.match.position() == position


def test_a_course_read_from_its_steps_is_the_same_after_takebacks() -> None:
    t = table_of("person", "person")
    played = played_of(t)
    steps = list(t.change.steps)
    dice = Dice(11)
    for turn in range(40):
        if t.row.status != "playing":
            break
        t.start_change(t.change.at + 1000)
        if turn % 7 == 6:
            steps.append(played.takeback(dice.below(2), t.change.at))
            continue
        asked = played.asked()[0]
        moves = played.match.moves(asked)
        answering.answer(t, asked, played.question(asked), moves[dice.below(len(moves))])
        steps += t.change.steps
    again = PlayedGame("t", t.game, t.row.setup, bytes.fromhex(t.row.seed))
    again.load(steps)
    assert again.match.state.same_as(played.match.state)
    assert again.match.lines == played.match.lines
    assert (again.branch, again.seq, again.source.count) == (played.branch, played.seq, played.source.count)
    assert [again.question(seat) for seat in (0, 1)] == [played.question(seat) for seat in (0, 1)]
    counts = [step.count for step in steps]
    assert counts == sorted(counts)  # what the seed has given is never given again
    late = PlayedGame("t", t.game, t.row.setup, bytes.fromhex(t.row.seed))
    late.load(steps[:5])
    late.catch_up(steps[5:])
    assert late.match.state.same_as(played.match.state)


def test_a_game_with_takebacks_is_verified_and_says_how_many_numbers_were_skipped() -> None:
    t = table_of("person", "person")
    played = played_of(t)
    dice = Dice(5)
    while t.row.status == "playing":
        t.start_change(t.change.at + 1000)
        if played.branch < 3 and len(played.line) > 1 and played.line[-1].chance:
            t.stepped(played.takeback(played.line[-1].seat, t.change.at))
            continue
        asked = played.asked()[0]
        moves = played.match.moves(asked)
        answering.answer(t, asked, played.question(asked), moves[dice.below(len(moves))])
    record = t.change.record
    assert record is not None
    checked = verify(t.game, record.text, bytes.fromhex(t.row.seed))
    assert checked["good"], checked
    assert checked["skipped"] > 0
    assert "\njumps: " in record.text
    without = record.text.replace("jumps: ", "jumped: ")
    assert not verify(t.game, without, bytes.fromhex(t.row.seed))["good"]
    assert not verify(t.game, record.text, bytes(32))["good"]


def test_a_game_given_up_while_one_answer_waits_for_the_other_is_verified() -> None:
    t = table_of("person", "person")
    answering.answer(t, 1, 1, "left")
    assert played_of(t).asked() == (0,)
    t.start_change(t.change.at + 1000)
    seating.concede(t, 0, True)
    record = t.change.record
    assert record is not None
    assert record.text.endswith("\n2 left\n")
    checked = verify(t.game, record.text, bytes.fromhex(t.row.seed))
    assert checked["good"], checked
    assert not verify(t.game, record.text + "1 right\n", bytes(32))["good"]


def test_passes_that_the_table_gives_are_taken_back_with_the_choice_before_them() -> None:
    t = table_of("person", "person", name="claustrophobia")
    played = played_of(t)
    answering.answer(t, 1, played.question(1), played.match.moves(1)[0])  # where the trail begins
    pass_while_that_is_all(t, 0)
    assert played.match.can_undo(0)
    assert not played.can_undo(0)  # there was nothing to choose yet
    with pytest.raises(Refusal):
        played.undo(0, 1000)
    before = played.match.state.copy()
    answering.answer(t, 0, played.question(0), played.match.moves(0)[0])
    pass_while_that_is_all(t, 0)
    played.undo(0, 1000)
    assert played.match.state.same_as(before)


def pass_while_that_is_all(t: Table, seat: int) -> None:
    """Answer as the table does for a seat that has nothing but to pass."""
    played = played_of(t)
    while played.has_only_pass(seat):
        answering.answer(t, seat, played.question(seat), "pass")
