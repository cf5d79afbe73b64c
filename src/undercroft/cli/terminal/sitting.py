"""People and agents at one terminal playing one game to its end."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from undercroft.agents.base import Seated
from undercroft.cli.output import print_wrapped
from undercroft.cli.refusals import reason_typed, refusal
from undercroft.cli.terminal.choices import matching, said_in_full
from undercroft.cli.terminal.page import (
    print_board,
    print_news,
    print_outcome,
    print_question,
)
from undercroft.cli.terminal.talk import AFTER, Then, begun_command, command_of, command_words, talk
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.gesture import BETWEEN, as_line, parts
from undercroft.kernel.moves import Seat

if TYPE_CHECKING:
    from rich.console import Console

    from undercroft.cli.terminal.reader import Reader
    from undercroft.cli.terminal.saved import Keeper
    from undercroft.cli.voice import Voice
    from undercroft.kernel.match import Match

FORGET = "\x1b[3J"
"""What clears a terminal's memory of earlier lines."""


class Sitting:
    """One game at one terminal. A seat has an agent, or none: then a person answers."""

    def __init__(
        self,
        match: Match,
        agents: list[Seated | None],
        voice: Voice,
        out: Console,
        reader: Reader,
        keeper: Keeper,
    ) -> None:
        self.match = match
        self.agents = agents
        self.voice = voice
        self.out = out
        self.reader = reader
        self.keeper = keeper
        self.seen = [0] * len(agents)
        self.looking: Seat | None = None

    def play(self) -> None:
        """Play until the game is over or a person leaves; a game left is kept."""
        self.keep()
        try:
            while not self.match.state.is_over():
                seat = self.next_seat()
                agent = self.agents[seat]
                if agent is None:
                    if self.has_no_choice(seat):
                        self.answer(seat, self.match.moves(seat)[0])
                    elif self.ask(seat) is Then.QUIT:
                        self.say("play-kept" if not self.keeper.trouble else "play-left")
                        return
                else:
                    move = agent.answer(self.match.game, self.match.state, seat)
                    self.answer(seat, self.match.game.move_words(self.match.state, seat, move))
            self.finish()
        finally:
            self.keeper.leave()

    def has_no_choice(self, seat: Seat) -> bool:
        """Whether a person has one answer, and nobody else is here whom its being given would tell that."""
        return self.agents.count(None) == 1 and len(self.match.moves(seat)) == 1

    def next_seat(self) -> Seat:
        """Who answers next: where several are asked at once, agents do not keep people waiting."""
        asked = self.match.seats_asked()
        return min(asked, key=lambda seat: (self.agents[seat] is None, seat))

    def answer(self, seat: Seat, words: str) -> None:
        """Give an answer, and keep the game as it is then."""
        self.match.apply(words, seat)
        self.keep()

    def keep(self) -> None:
        """Keep the game as it is now; where that is impossible, say so once."""
        had_trouble = bool(self.keeper.trouble)
        self.keeper.keep(self.match)
        if self.keeper.trouble and not had_trouble:
            self.say("play-not-kept", reason=self.keeper.trouble)

    def ask(self, seat: Seat) -> Then:
        """Let a person decide: show the page, then read lines until one of them answers."""
        try:
            self.curtain(seat)
        except (EOFError, KeyboardInterrupt):
            return Then.QUIT
        then = Then.REDRAW
        while then in (Then.REDRAW, Then.DRAW_WHOLE):
            self.show(seat, is_whole=then is Then.DRAW_WHOLE)
            then = Then.AGAIN
            while then is Then.AGAIN:
                then = self.read(seat)
        return then

    def show(self, seat: Seat, is_whole: bool) -> None:
        """The page of a seat's decision."""
        print_board(self.match, seat, self.voice, self.out, is_whole)
        print_news(self.match, seat, self.seen[seat], self.voice, self.out)
        print_question(self.match, seat, self.voice, self.out)

    def curtain(self, seat: Seat) -> None:
        """In a game with secrets, let people change places before the next one's page is drawn."""
        others = self.looking is not None and self.looking != seat
        self.looking = seat
        if not self.match.game.has_secrets or not others:
            return
        name = self.voice.of(self.match.game.texts, self.match.game.seat_name(self.match.state, seat))
        if self.reader.is_terminal:
            self.out.clear()
            sys.stdout.write(FORGET)
            self.reader.ask(self.voice("play-curtain", number=seat + 1, name=name))
        else:
            self.out.rule()

    def read(self, seat: Seat) -> Then:
        """Read one line and do what it says."""
        offered = self.match.moves(seat)
        try:
            typed = self.reader.ask("> ", [*offered, *command_words(self)])
        except (EOFError, KeyboardInterrupt):
            return Then.QUIT
        return self.take(seat, typed, offered)

    def take(self, seat: Seat, typed: str, offered: list[str]) -> Then:
        """Understand a line: a number, an answer, a word to the table, or the beginning of either."""
        typed = " ".join(typed.split())
        if not typed:
            return Then.AGAIN
        if typed.isdecimal():
            if 1 <= int(typed) <= len(offered):
                return self.try_answer(seat, [offered[int(typed) - 1]])
            return self.say("play-no-number", number=typed, count=len(offered))
        command = command_of(typed, self.voice)
        found = matching(typed, offered)
        if command is not None and typed.lower() not in (words.lower() for words in offered):
            return talk(self, seat, command, typed)
        if BETWEEN in typed:
            return self.take_several(seat, parts(typed), offered)
        if len(found) == 1:
            return self.try_answer(seat, [found[0]])
        if found:
            return self.say("play-several", words=typed, found=", ".join(found))
        command = begun_command(typed, self.voice)
        if command is not None:
            return talk(self, seat, command, typed)
        return self.refuse(seat, typed)

    def take_several(self, seat: Seat, typed: list[str], offered: list[str]) -> Then:
        """Understand several answers on one line; the first must be one."""
        if len(typed) < 2:
            return self.take(seat, typed[0], offered) if typed else Then.AGAIN
        words = said_in_full(self.match, seat, typed)
        if words[0] in offered:
            return self.try_answer(seat, words)
        return self.take(seat, typed[0], offered)

    def try_answer(self, seat: Seat, words: list[str]) -> Then:
        """Answer in words that are offered; several are given as far as nothing comes in between."""
        known = len(self.match.events_for(seat))
        try:
            left = self.match.gesture(words, seat)
        except UndercroftError as error:
            print_wrapped(error.said(self.voice.lang), self.out)
            return Then.AGAIN
        self.keep()
        self.seen[seat] = known  # what the answer brings is news on the next page
        if left:
            self.say("play-not-done", words=as_line(left))
        return Then.ANSWERED

    def refuse(self, seat: Seat, words: str) -> Then:
        """Say why words are no answer."""
        reason = reason_typed(self.match, words, seat)
        if reason is not None:
            print_wrapped(refusal(self.match.game, reason, self.voice), self.out)
        return Then.AGAIN

    def say(self, id: str, **args: str | int) -> Then:
        """Print a sentence of the table."""
        print_wrapped(self.voice(id, **args), self.out)
        return Then.AGAIN

    def finish(self) -> None:
        """Show how the game ended, and let people save it or look back."""
        self.keeper.drop()
        people = [seat for seat, agent in enumerate(self.agents) if agent is None] or [0]
        seat = self.looking if self.looking is not None else people[0]
        print_board(self.match, seat, self.voice, self.out)
        print_news(self.match, seat, self.seen[seat], self.voice, self.out)
        print_outcome(self.match, self.voice, self.out)
        self.say("play-after")
        while True:
            try:
                typed = self.reader.ask("> ", AFTER)
            except (EOFError, KeyboardInterrupt):
                return
            command = command_of(typed, self.voice) or begun_command(typed, self.voice)
            if not typed or command == "quit":
                return
            if command in AFTER:
                talk(self, seat, command, typed)
            else:
                self.say("play-after")
