"""`undercroft replay`: a recorded game again, as a story or step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from undercroft.cli.game_files import match_in, read_file, seat_index
from undercroft.cli.output import console, event_lines, outcome_tree, print_json, print_wrapped
from undercroft.cli.parameters import Chance, Json, Lang, SeatNumber, Seed
from undercroft.cli.terminal.page import print_board, print_outcome
from undercroft.cli.terminal.reader import Reader
from undercroft.cli.terminal.which_reader import reader_here
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.documents.files import kind_of_text
from undercroft.kernel.documents.record import Player
from undercroft.kernel.match import Match

if TYPE_CHECKING:
    from rich.console import Console


def replay(
    file: Annotated[str, Parameter(help="param-record", allow_leading_hyphen=True)],
    /,
    *,
    step: Annotated[bool, Parameter(name="--step", help="param-step", negative="")] = False,
    seat: SeatNumber = None,
    chance: Chance = "",
    seed: Seed = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Replay a record; a position or a diagram is shown as it is."""
    voice = voice_for(lang)
    text = read_file(file, voice)
    if kind_of_text(text) != "record":
        show_position(match_in(text, file, voice, seed, chance), seat, voice, as_json)
        return
    player = Player(text)
    eyes_of(player.match, seat, voice)  # a seat that is not there is refused before the story begins
    if as_json:
        print_steps(player, voice)
    elif step:
        Stepper(text, voice, seat, reader_here(None, stdin_is_used=file == "-")).run()
    else:
        print_story(player, voice, seat)


def show_position(match: Match, seat: int | None, voice: Voice, as_json: bool) -> None:
    """A position has no story: its board."""
    eyes = eyes_of(match, seat, voice)
    if as_json:
        print_json({"step": 0, "view": match.view(eyes)})
        return
    out = console()
    print_board(match, eyes, voice, out, is_whole=True)
    print_outcome(match, voice, out)


def eyes_of(match: Match, seat: int | None, voice: Voice) -> int:
    """Whose view is shown: the seat given, or the one that decides."""
    chosen = seat_index(match, seat, voice)
    return max(match.state.asked_seat(), 0) if chosen is None else chosen


def print_steps(player: Player, voice: Voice) -> None:
    """Every choice with what came of it, one JSON object on a line."""
    match = player.match
    print_json({"step": 0, "events": event_lines(match, voice)})
    number = 0
    while not player.is_done():
        told = len(match.events)
        line = player.step()
        number += 1
        seat, _, words = line.partition(" ")
        print_json(
            {
                "step": number,
                "seat": int(seat),
                "words": words,
                "events": event_lines(match, voice, after=told),
            }
        )
    outcome = match.outcome()
    if outcome is not None:
        print_json({"outcome": outcome_tree(match, outcome, voice)})


def print_story(player: Player, voice: Voice, seat: int | None) -> None:
    """The whole game as lines, and its last board."""
    out = console()
    match = player.match
    for line in event_lines(match, voice):
        print_wrapped(line, out, "   · ")
    number = 0
    while not player.is_done():
        number += 1
        print_step(player, number, voice, out)
    print_board(match, eyes_of(match, seat, voice), voice, out, is_whole=True)
    print_outcome(match, voice, out)


def print_step(player: Player, number: int, voice: Voice, out: Console) -> None:
    """Replay one choice and print it with what came of it."""
    told = len(player.match.events)
    seat, _, words = player.step().partition(" ")
    out.print(f"{number:>4}  {seat}: {words}", style="bold")
    for event in event_lines(player.match, voice, after=told):
        print_wrapped(event, out, "      · ")


class Stepper:
    """Leafs through a record: Enter goes on, `b` back, a number to that step, `q` leaves."""

    def __init__(self, text: str, voice: Voice, seat: int | None, reader: Reader) -> None:
        self.text = text
        self.voice = voice
        self.seat = seat
        self.reader = reader
        self.out = console()
        self.player = Player(text)
        self.number = 0
        self.total = sum(line[:1].isdigit() for line in self.player.lines)

    def run(self) -> None:
        """Show a step, read what is wanted next."""
        self.show(0)
        while True:
            prompt = self.voice("replay-prompt", step=self.number, total=self.total)
            try:
                typed = self.reader.ask(prompt).lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q":
                return
            if typed in ("", "n") and self.number == self.total:
                return
            self.show(self.wanted(typed))

    def wanted(self, typed: str) -> int:
        """The step that a person asks for."""
        if typed.isdecimal():
            return min(int(typed), self.total)
        return max(self.number - 1, 0) if typed == "b" else min(self.number + 1, self.total)

    def show(self, target: int) -> None:
        """Go to a step and draw it."""
        if target < self.number:
            self.player, self.number = Player(self.text), 0
        while self.number < target - 1:
            self.player.step()
            self.number += 1
        if self.number < target:
            self.number += 1
            print_step(self.player, self.number, self.voice, self.out)
        match = self.player.match
        print_board(match, eyes_of(match, self.seat, self.voice), self.voice, self.out)
        print_outcome(match, self.voice, self.out)
