# interpreted: drives whole games; the rules that it drives are compiled
"""Long random play over random set-ups. What goes wrong is left as a record that the table can open."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.errors import CorruptError, IllegalError
from undercroft.kernel.game import Game
from undercroft.kernel.match import new_match
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.options import Option, OptionValue, Setup
from undercroft.kernel.state import State

LIMIT = 20_000
"""A game of so many answers is taken to be endless."""

COPY_EVERY = 16
SETUP_ATTEMPTS = 200

Audit = Callable[[Game, State], None]


class Failure(msgspec.Struct, frozen=True):
    """One game that went wrong: where its record is, and what happened after the record's last line."""

    setup: Setup
    seed: int
    error: str
    record: str
    """The record up to the answer that went wrong."""
    path: str = ""
    """The file that the record was left in."""


class Report(msgspec.Struct):
    """What a fuzz run played and found."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    failures: list[Failure] = []


def fuzz(
    game: Game,
    games: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    folder: Path | None = None,
    audit: Audit | None = None,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play whole random games, so many of them or for so long, and report what went wrong.

    Equal seeds play equal games. Records of games that went wrong go to the folder, if one is given. An audit
    is called now and then with the state, and raises if something does not add up.
    """
    if games is None and seconds is None:
        raise IllegalError("A fuzz run needs a number of games or of seconds.")
    report = Report()
    until = None if seconds is None else time.monotonic() + seconds
    while (games is None or report.games < games) and (until is None or time.monotonic() < until):
        dice = Dice(seed * 1_000_003 + report.games)
        setup, game_seed = random_setup(game, dice), dice.seed()
        failure = play(game, setup, game_seed, dice, audit, report)
        report.games += 1
        if failure is not None:
            report.failures.append(kept(game, failure, folder))
        if progress is not None:
            progress(report)
    return report


# Set-ups


def random_setup(game: Game, dice: Dice) -> Setup:
    """A set-up by chance: seats, scenario and options; the default one if no random options go together."""
    for _ in range(SETUP_ATTEMPTS):
        seats = game.seat_counts[dice.below(len(game.seat_counts))]
        chosen: dict[str, OptionValue] = {o.name: random_value(o, dice) for o in game.options()}
        scenario = str(chosen.pop("scenario"))
        try:
            return game.setup_with(seats, scenario, "", "", chosen)
        except IllegalError:
            continue
    return game.setup()


def random_value(option: Option, dice: Dice) -> OptionValue:
    """A value of an option by chance, its default half of the time."""
    if dice.below(2) and option.name != "scenario":
        return option.default
    if option.kind == "bool":
        return dice.below(2) == 1
    if option.kind == "int":
        return option.low + dice.below(option.high - option.low + 1)
    if option.kind == "choice":
        return option.choices[dice.below(len(option.choices))]
    order = list(range(len(option.choices)))
    dice.shuffle(order)
    return [option.choices[at] for at in order[: 1 + dice.below(len(order))]]


# Play


def play(
    game: Game, setup: Setup, seed: int, dice: Dice, audit: Audit | None, report: Report
) -> Failure | None:
    """Play one game to its end straight on the state; a failure if anything at all goes wrong."""
    answers: list[tuple[Seat, Move]] = []
    try:
        state = game.start(setup)
        state.seed(seed)
        state.run()
        play_out(game, state, dice, answers, audit, report)
    except Exception as error:  # noqa: BLE001  # whatever a rule does wrong is what this looks for
        said = f"{type(error).__name__}: {error}"
        return Failure(setup, seed, said, record_before(game, setup, seed, answers))
    return None


def play_out(
    game: Game, s: State, dice: Dice, answers: list[tuple[Seat, Move]], audit: Audit | None, report: Report
) -> None:
    """Random answers to the end, with what is cheap to test on the way."""
    for count in range(LIMIT):
        if not s.asked:
            break
        seat = s.asked_seat()
        moves = s.offer(seat)
        if not moves:
            raise CorruptError("Seat {seat} is asked and offered nothing.", seat=seat + 1)
        if len(set(moves)) < len(moves):
            raise CorruptError("Seat {seat} is offered the same move twice.", seat=seat + 1)
        if count % COPY_EVERY == 0:
            check(game, s, audit)
        move = moves[dice.below(len(moves))]
        if len(moves) > 1:
            report.decisions += 1
        else:
            report.forced += 1
        if len(moves) > 1 or not s.is_forced():  # the driver gives forced answers, and records them not
            answers.append((seat, move))
        s.answer(seat, move)
    check(game, s, audit)
    if s.asked:
        raise CorruptError("The game did not end within {limit} answers.", limit=LIMIT)
    if not s.is_over():
        raise CorruptError("The game is not over, and nobody is asked.")
    if len(s.results) != s.seats or len(s.scores) != s.seats:
        raise CorruptError("The game ended without a result for every seat.")


def check(game: Game, s: State, audit: Audit | None) -> None:
    """A copy is equal, the words of the moves differ, and what is audited adds up."""
    if not s.copy().same_as(s):
        raise CorruptError("A copy of the state is not equal to it.")
    for seat in range(s.seats):
        moves = s.offer(seat)
        if len({game.move_words(s, seat, move) for move in moves}) < len(moves):
            raise CorruptError("Two moves offered to seat {seat} have the same words.", seat=seat + 1)
    if audit is not None:
        audit(game, s)


# What is left of a failure


def record_before(game: Game, setup: Setup, seed: int, answers: list[tuple[Seat, Move]]) -> str:
    """The record of a game without the answer after which it went wrong; nothing if it cannot begin."""
    try:
        match = new_match(game, setup, seed)
    except Exception:  # noqa: BLE001  # a game that fails before its first question has no record
        return ""
    for seat, move in answers:
        try:
            match.apply(game.move_words(match.state, seat, move), seat)
        except Exception:  # noqa: BLE001  # this is the answer that is looked for; the match is as it was
            break
    return write_record(match)


def kept(game: Game, failure: Failure, folder: Path | None) -> Failure:
    """Leave the record of a failure in a folder, with the error in its header."""
    if folder is None or not failure.record:
        return failure
    folder.mkdir(parents=True, exist_ok=True)
    name = "".join(letter if letter.isalnum() else "-" for letter in game.id)
    path = folder / f"fuzz-{name}-{failure.seed}.record"
    head, _, rest = failure.record.partition("\n")
    error = " ".join(failure.error.split())
    path.write_text(f"{head}\nfailure: {error}\nseed: {failure.seed}\n{rest}", encoding="utf-8")
    return msgspec.structs.replace(failure, path=str(path))
