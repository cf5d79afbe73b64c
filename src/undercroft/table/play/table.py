"""A table in memory: its row, its seats and its game, and the change that is being made to it.

Everything here is plain computing. `live.py` reads tables from the storage, stores their changes and tells
people.
"""

from __future__ import annotations

import contextlib
import copy
from random import Random
from typing import Any

import msgspec

from undercroft import __version__
from undercroft.agents.names import agent_name
from undercroft.kernel.documents.guided import GuidedGame
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.texts import Message, message
from undercroft.table.clock import charged, credited, first_clocks, first_to_run_out, stood_in
from undercroft.table.play.played_game import BROKEN, PlayedGame, load_played
from undercroft.table.play.window_time import LONGEST, RANDOM, Spans, is_reaction, new_window
from undercroft.table.refusals import Refusal, refuse
from undercroft.table.showing.catalog import guided_game_of
from undercroft.table.store.changes import Change
from undercroft.table.store.rows import RecordRow, Result, SeatRow, Step, TableRow
from undercroft.table.work.dice_check import with_head

WATCHDOG = 20_000
"""Milliseconds after which any process may answer for a computer that another process left waiting."""


def differences(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The fields of the new one that differ."""
    found = {}
    for name in new.__struct_fields__:
        value = getattr(new, name)
        before = getattr(old, name)
        if value is not before and value != before:
            found[name] = value
    return found


class Table:
    """One table. Acts check first and change after; `change` gathers what is to be stored."""

    def __init__(self, game: Game, row: TableRow, seats: list[SeatRow], played: PlayedGame | None) -> None:
        self.game = game
        self.row = row
        self.seats = seats
        self.played = played
        self.guide: GuidedGame | None = None
        self.spans: Spans = (0.0, 0.0)
        self.random: Random = RANDOM
        """What the times of windows are drawn from, and by whom."""
        self.change = Change(row.id, row.version, 0)
        self.before = self.copies()

    # Changes

    def copies(self) -> tuple[TableRow, list[SeatRow]]:
        """The row and the seats as they are, to compare with later: acts replace what fields hold."""
        return copy.copy(self.row), [copy.copy(seat) for seat in self.seats]

    def start_change(self, at: int) -> None:
        """Begin an act."""
        self.change = Change(self.row.id, self.row.version, at)
        self.before = self.copies()

    def finish_change(self) -> Change | None:
        """End an act: what is to be stored, or nothing."""
        change = self.change
        change.values = differences(self.before[0], self.row)
        for number, (old, new) in enumerate(zip(self.before[1], self.seats, strict=True)):
            if old != new:
                change.seats[number] = differences(old, new)
        parts = (change.values, change.seats, change.steps, change.notes, change.keys, change.keyless)
        return change if any(parts) or change.codes or change.used or change.record else None

    def note(self, id: str, **args: str | int | Message) -> None:
        """Leave a note of the table's own in the chat."""
        self.change.notes.append(message(id, **args))

    # Questions about the table

    def seat(self, number: int) -> SeatRow:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise refuse("unknown", "refuse-seat", seat=number + 1)
        return self.seats[number]

    def playing(self) -> PlayedGame:
        """The game, which must be running."""
        if self.row.status == "closed":
            raise self.closed()
        if self.row.status == "waiting" or self.played is None:
            raise refuse("not-possible", "refuse-waiting")
        if self.row.status != "playing":
            raise refuse("not-possible", "refuse-over")
        return self.played

    def closed(self) -> Refusal:
        """Why nothing can be done at a closed table."""
        return Refusal("closed", self.row.note or message("note-closed"))

    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return self.row.face.asked if self.row.status == "playing" else ()

    def people(self, besides: int = -1) -> list[int]:
        """The seats on which people sit now."""
        return [seat.seat for seat in self.seats if seat.is_person() and seat.seat != besides]

    def holders(self) -> list[int]:
        """The number of each seat's holder: it grows when the seat is freed."""
        return [seat.holder for seat in self.seats]

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose with this one."""
        if self.played is not None:
            for team in self.game.teams(self.played.match.state):
                if seat in team:
                    return team
        return (seat,)

    def guided(self) -> GuidedGame:
        """The guide that leads this game, read once."""
        if self.guide is None:
            self.guide = guided_game_of(self.game, self.row.terms)
        return self.guide

    def needs_table(self, seat: int) -> bool:
        """Whether the table is to answer for an asked seat: a computer's, or one with nothing to say."""
        row = self.seats[seat]
        if self.row.terms.guide:  # the guide answers for everybody
            return False
        if row.is_computer():
            return True
        played = self.played
        if played is None or row.kind != "person":
            return False
        if self.spans[1] and len(self.people()) > 1:  # only a window's end tells nothing of what a seat holds
            window = self.row.window
            return window is not None and window.seat == seat and not (row.always and not window.words)
        return not row.always and (played.has_only_pass(seat) or (row.standing and is_reaction(played, seat)))

    def needs_answers(self) -> bool:
        """Whether the table is to answer for any seat that is asked."""
        return any(self.needs_table(seat) for seat in self.asked())

    # Closing and resting

    def close(self, why: Message) -> None:
        """Close the table for good."""
        self.row.status = "closed"
        self.row.note = why
        self.row.due = None

    def archive(self) -> None:
        """Put an idle table away; its people can wake it."""
        if self.row.status in ("waiting", "playing"):
            self.row.status = "archived"
            self.row.due = None

    def wake(self) -> None:
        """Take the table out again because one of its people has come back."""
        if self.row.status == "archived":
            self.row.status = "playing" if self.row.seq else "waiting"
            self.row.since = self.change.at
            self.set_due()

    # The game goes on

    def prepare(self) -> None:
        """Read what somebody brought to this table, beside the server's loop; faults show when it is used."""
        with contextlib.suppress(UndercroftError, Refusal):
            if self.row.terms.guide:
                self.guided()
            if self.row.setup.data_text or self.row.setup.scenario_text:
                self.game.start(self.row.setup)

    def new_played(self) -> PlayedGame:
        """This table's game, before its first step."""
        row = self.row
        return PlayedGame(row.id, self.game, row.setup, bytes.fromhex(row.seed), bool(row.terms.guide))

    def open_played(self, steps: list[Step], at: int) -> None:
        """Load the game from its steps; one that this version can neither replay nor go on with is closed."""
        played = self.new_played()
        try:
            resumed = load_played(played, steps, self.row.position, at)
        except BROKEN as error:
            if self.row.status != "over":
                self.close(message("note-version", reason=str(error)))
            return
        self.played = played
        if resumed is not None and self.row.status == "playing":
            self.stepped(resumed)
            self.note("note-resumed")

    def maybe_begin(self) -> None:
        """Begin the game once no seat is open."""
        if self.row.status != "waiting" or any(seat.kind == "open" for seat in self.seats):
            return
        self.played = self.new_played()
        self.row.status = "playing"
        self.row.clocks = first_clocks(self.row.terms.clock, len(self.seats))
        self.row.since = self.change.at
        self.stepped(self.played.begin(self.row.start, self.change.at))

    def charge(self) -> None:
        """Let the clocks of the asked people have run until now."""
        people = [seat for seat in self.asked() if self.seats[seat].is_person()]
        self.row.clocks = charged(self.row.clocks, people, self.row.since, self.change.at)
        self.row.since = max(self.row.since, self.change.at)  # after a restart clocks stand for a while

    def stepped(self, step: Step) -> None:
        """Note a step of the game: what is stored beside it, and the end if it has come."""
        played = self.played
        assert played is not None
        self.change.steps.append(step)
        clock = self.row.terms.clock
        if step.kind == "answer" and clock is not None and self.row.clocks:
            gain = credited if self.seats[step.seat].is_person() else stood_in
            self.row.clocks = gain(clock, self.row.clocks, step.seat)
        self.row.takeback = None
        self.row.seq = step.seq
        self.row.rules = self.game.rules_version
        self.row.data = self.game.data_hash(self.row.setup)
        self.row.release = __version__
        self.row.position = played.match.position()
        self.row.face = played.face()
        self.open_window(played)
        if played.match.state.is_over():
            outcome = self.game.outcome(played.match.state)
            assert outcome is not None
            self.finish(
                Result(
                    "rules", outcome.results, outcome.scores, outcome.rule, outcome.message, from_game=True
                )
            )
        self.set_due()

    def open_window(self, played: PlayedGame) -> None:
        """Let the time of a window begin, if one is open now; clocks wait for as long as it may last."""
        self.row.window = None
        if self.row.since > self.change.at:
            self.row.since = self.change.at
        if self.row.terms.guide or played.match.state.is_over():
            return
        at = self.change.at
        self.row.window = new_window(played, played.asked(), self.seats, self.spans, self.random, at)
        if self.row.window is not None and self.row.clocks:
            self.row.since = at + LONGEST

    def set_due(self) -> None:
        """Reckon when the table must look at itself again: a clock, or a computer that is waited for."""
        self.row.due = None
        if self.row.status != "playing":
            return
        people = [seat for seat in self.asked() if self.seats[seat].is_person()]
        ends = first_to_run_out(self.row.clocks, people, self.row.since)
        moments = [] if ends is None or self.row.terms.when_gone == "claim" else [ends]
        if self.needs_answers():
            ends = self.change.at if self.row.window is None else max(self.row.window.until, self.change.at)
            moments.append(ends + WATCHDOG)
        self.row.due = min(moments) if moments else None

    def finish(self, result: Result) -> None:
        """End the game and keep its record."""
        played = self.played
        assert played is not None
        self.row.status = "over"
        self.row.result = result
        self.row.window = None
        self.row.due = None
        self.row.takeback = None
        guide = self.row.terms.guide
        head = {
            "guide": guide,
            "table": self.row.id,
            "commitment": self.row.commitment,
            "seed": self.row.seed,
        }
        text = with_head(played.record(), {**head, "jumps": played.jumps(), "ended": result.how})
        self.change.record = RecordRow(
            id=self.row.id,
            hash="",
            game=self.row.game,
            title=self.row.title,
            at=self.change.at,
            text=text,
            commitment=self.row.commitment,
            seed=self.row.seed,
            result=msgspec.json.encode(result).decode(),
            names=msgspec.json.encode([seat.name or agent_name(seat.agent) for seat in self.seats]).decode(),
        )
