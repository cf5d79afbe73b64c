"""The page that a person decides from: the board, what happened, the question and its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.cli.output import WHOLE, drawing_size, event_lines, print_line, print_spans, print_wrapped
from undercroft.cli.terminal.choices import choice_lines
from undercroft.kernel.moves import Seat

if TYPE_CHECKING:
    from rich.console import Console

    from undercroft.cli.voice import Voice
    from undercroft.kernel.match import Match

RECENT = 14
"""So many lines of the log are shown unasked; `log` shows the rest."""


def print_board(match: Match, seat: Seat, voice: Voice, out: Console, is_whole: bool = False) -> None:
    """What the seat sees of the board: as much of it as leaves room for the question, or all of it."""
    out.print()
    width, height = drawing_size(out)
    for line in match.game.screen(match.state, seat, voice.lang, width, WHOLE if is_whole else height):
        print_spans(line, out, width)


def print_news(match: Match, seat: Seat, after: int, voice: Voice, out: Console) -> None:
    """What happened since the seat last looked."""
    lines = event_lines(match, voice, seat, after)
    hidden = len(lines) - RECENT
    if lines:
        out.print()
    if hidden > 0:
        print_wrapped(voice("play-earlier", count=hidden), out, style="dim")
    for line in lines[max(hidden, 0) :]:
        print_wrapped(line, out, "· ")


def print_question(match: Match, seat: Seat, voice: Voice, out: Console) -> None:
    """What is being resolved, the sentence that asks, and the answers."""
    texts = match.game.texts
    out.print()
    chain = match.game.chain(match.state, seat)
    for depth, link in enumerate(chain if len(chain) > 1 else ()):  # one link says no more than the question
        print_wrapped(voice.of(texts, link), out, "  " * depth + "» ")
    if match.state.seats > 1:
        who = voice.of(texts, match.game.seat_name(match.state, seat))
        print_wrapped(voice("play-seat", number=seat + 1, name=who), out, style="bold cyan")
    print_wrapped(voice.of(texts, match.prompt(seat)), out, style="bold")
    for line in choice_lines(match.choices(seat), match.game, voice, out.width):
        print_line(line, out)


def print_outcome(match: Match, voice: Voice, out: Console) -> None:
    """How the game ended."""
    outcome = match.outcome()
    if outcome is None:
        return
    out.print()
    print_wrapped(voice.of(match.game.texts, outcome.message), out, style="bold")
    if len(outcome.teams) > 1:
        for team in outcome.teams:
            names = ", ".join(voice.of(match.game.texts, match.game.seat_name(match.state, s)) for s in team)
            result = voice(f"result-{outcome.results[team[0]]}")
            print_wrapped(voice("play-result", name=names, result=result, score=outcome.scores[team[0]]), out)
