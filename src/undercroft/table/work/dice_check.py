"""Checks that all chance of a record comes from the seed that the table had committed to.

The record of a table says in its head which seed (`seed`), and where the game went on with a later number of
the seed because something had been taken back (`jumps`: `17:42` says that before the choice with index 17 the
seed had given 42 numbers). Everything else is the record's own: the game is played again with dice from the
seed, and every line must come out the same.
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.documents.position_reading import read_position, read_setup
from undercroft.kernel.documents.record import read_json, split_record
from undercroft.kernel.errors import CorruptError, UndercroftError, UnreadableError
from undercroft.kernel.fair import Committed, commitment
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, waiting_lines


def with_head(record: str, head: dict[str, str]) -> str:
    """A record with more lines in its head."""
    top, blank, play = record.partition("\n\n")
    more = [f"{name}: {value}" for name, value in head.items() if value]
    return "\n".join([top, *more]) + blank + play


def read_jumps(text: str) -> dict[int, int]:
    """The places where the seed's counter jumps ahead."""
    jumps: dict[int, int] = {}
    for part in text.split():
        index, colon, count = part.partition(":")
        if not colon or not index.isdigit() or not count.isdigit() or len(part) > 20:
            raise UnreadableError("In the head of the record, {part!r} should be INDEX:COUNT.", part=part)
        jumps[int(index)] = int(count)
    return jumps


def verify(game: Game, text: str, seed: bytes) -> dict[str, Any]:
    """Play a record again with dice from the seed, and compare every line."""
    head, lines, numbers = split_record(text)
    jumps = read_jumps(head.get("jumps", ""))
    source = Committed(seed)
    skipped = 0
    fault: UndercroftError | None = None
    try:
        setup = read_setup(read_json(head.get("setup", "")), game)
        if "start" in head:
            _, _, state = read_position(head["start"], game)
            state.rng = 0
            match = Match(game, setup, state)
            match.source = source
        else:
            match = Match(game, setup, game.start(setup))
            match.begin(None, source)
        choices = [line for line in lines if line[:1].isdigit()]
        for index, line in enumerate(choices):
            if jumps.get(index, source.count) < source.count:
                raise UnreadableError("The seed's counter goes back before the choice {line!r}.", line=line)
            skipped += jumps.get(index, source.count) - source.count
            source.count = jumps.get(index, source.count)
            seat, _, words = line.partition(" ")
            match.apply(words, int(seat) - 1)
        different = first_difference([*match.lines, *waiting_lines(match.waiting)], lines)
        if different >= 0:
            where = numbers[different] if different < len(numbers) else numbers[-1] if numbers else 0
            fault = CorruptError(
                "From line {number} on, the record is not what the seed gives.", number=where
            )
    except UndercroftError as error:
        fault = CorruptError("The record cannot be played with the seed: {error}", error=error)
    results = sum(line.startswith("= ") for line in lines)
    return {
        "good": fault is None,
        "commitment": commitment(seed),
        "seed": seed.hex(),
        "results": results,
        "skipped": skipped,
        "fault": fault,
    }


def first_difference(mine: list[str], theirs: list[str]) -> int:
    """The first line in which two records differ; -1 if there is none."""
    for index in range(max(len(mine), len(theirs))):
        if index >= len(mine) or index >= len(theirs) or mine[index] != theirs[index]:
            return index
    return -1
