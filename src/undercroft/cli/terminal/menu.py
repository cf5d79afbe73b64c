"""The menu: what `undercroft` shows when it is told nothing. It leads to a game in a few questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.agents.registry import TEXTS, agent_classes
from undercroft.cli.commands.games import choice_label, option_title, shown, values_of
from undercroft.cli.game_files import fresh_seed, read_setup
from undercroft.cli.output import console, game_name, print_wrapped
from undercroft.cli.seats import PERSON, usual_seats
from undercroft.cli.terminal.choices import matching
from undercroft.cli.terminal.reader import Reader
from undercroft.cli.terminal.saved import Keeper, history_file, kept_games
from undercroft.cli.terminal.starting import go_on, play_here
from undercroft.cli.terminal.which_reader import reader_here
from undercroft.cli.voice import Voice
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.match import new_match
from undercroft.kernel.options import Setup
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids
from undercroft.kernel.texts import message

if TYPE_CHECKING:
    from rich.console import Console

SHOWN_KEPT = 5


class Menu:
    """Asks its questions one by one; Enter takes what is marked."""

    def __init__(self, voice: Voice, out: Console, reader: Reader) -> None:
        self.voice = voice
        self.out = out
        self.reader = reader

    def pick(self, question: str, entries: list[str], usual: int = 0) -> int:
        """The index of one of several entries: by number, by the beginning of its words, or the usual one."""
        self.out.print()
        print_wrapped(question, self.out, style="bold")
        for number, entry in enumerate(entries, start=1):
            mark = "*" if number == usual + 1 else " "
            print_wrapped(entry, self.out, f" {mark} {number}  ")
        lowered = [entry.lower() for entry in entries]
        while True:
            typed = self.reader.ask("> ", lowered)
            if not typed:
                return usual
            if typed.isdecimal() and 1 <= int(typed) <= len(entries):
                return int(typed) - 1
            found = matching(typed, lowered)
            if len(found) == 1:
                return lowered.index(found[0])
            print_wrapped(self.voice("menu-again", count=len(entries)), self.out)

    def choose_game(self) -> Game:
        """Which game."""
        games = [find_game(name) for name in game_ids()]
        if not games:
            raise UndercroftError(self.voice("menu-no-games"))
        if len(games) == 1:
            return games[0]
        return games[self.pick(self.voice("menu-game"), [game_name(game, self.voice) for game in games])]

    def choose_scenario(self, game: Game) -> str:
        """Which scenario or level."""
        option = game.options()[0]
        labels = [choice_label(game, option, index, self.voice) for index in range(len(option.choices))]
        usual = option.choices.index(str(option.default))
        return option.choices[self.pick(option_title(game, option, self.voice), labels, usual)]

    def choose_count(self, game: Game) -> int:
        """How many seats."""
        if len(game.seat_counts) == 1:
            return game.seat_counts[0]
        labels = [self.voice("menu-seats", count=count) for count in game.seat_counts]
        return game.seat_counts[self.pick(self.voice("menu-count"), labels)]

    def choose_players(self, count: int) -> list[str]:
        """Who sits on each seat."""
        if count == 1:
            return [PERSON]
        entries = [
            self.voice("menu-with-agents", count=count - 1),
            self.voice("menu-people", count=count),
            self.voice("menu-each"),
        ]
        chosen = self.pick(self.voice("menu-who"), entries)
        if chosen == 0:
            return usual_seats(count)
        if chosen == 1:
            return [PERSON] * count
        return [self.choose_player(seat) for seat in range(count)]

    def choose_player(self, seat: int) -> str:
        """Who sits on one seat."""
        names = sorted(agent_classes())
        labels = [f"{name}: {self.voice.of(TEXTS, message(f'agent-{name}'))}" for name in names]
        chosen = self.pick(self.voice("menu-seat", number=seat + 1), [self.voice("menu-me"), *labels])
        return PERSON if chosen == 0 else names[chosen - 1]

    def choose_setup(self, game: Game, count: int, scenario: str) -> Setup:
        """The other options: shown with their usual values, changed by typing `name=value`, Enter begins."""
        options = [option for option in game.options() if option.name != "scenario"]
        if options:
            self.out.print()
            print_wrapped(self.voice("menu-options"), self.out, style="bold")
        width = max((len(option.name) for option in options), default=0)
        for option in options:
            title = option_title(game, option, self.voice)
            print_wrapped(title, self.out, f"   {option.name:<{width}}  {shown(option.default):<8}  ")
        given: list[str] = []
        while True:
            try:
                setup = read_setup(game, self.voice, count, scenario, given)
            except UndercroftError as error:
                if not given:
                    raise
                print_wrapped(error.said(self.voice.lang), self.out)
                given.pop()
                continue
            typed = self.reader.ask("> ", [f"{option.name}=" for option in options]) if options else ""
            if not typed:
                return setup
            for option in options:
                if typed == option.name:
                    print_wrapped(values_of(option, self.voice), self.out, "   ")
                    break
            else:
                given.append(typed)


def menu(voice: Voice) -> int:
    """Ask what to play, and play it."""
    table = Menu(voice, console(), reader_here(history_file()))
    print_wrapped(voice("menu-welcome"), table.out, style="bold")
    try:
        kept = kept_games()[:SHOWN_KEPT]
        if kept:
            entries = [
                voice("menu-go-on", game=name_of(entry.game, voice), turns=entry.turns) for _, entry in kept
            ]
            chosen = table.pick(voice("menu-kept"), [*entries, voice("menu-new")])
            if chosen < len(kept):
                return go_on(*kept[chosen], voice)
        game = table.choose_game()
        scenario = table.choose_scenario(game)
        count = table.choose_count(game)
        places = table.choose_players(count)
        setup = table.choose_setup(game, count, scenario)
    except (EOFError, KeyboardInterrupt):
        print_wrapped(voice("menu-bye"), table.out)
        return 0
    match = new_match(game, setup, fresh_seed())
    return play_here(match, places, voice, Keeper(game.id, places))


def name_of(spec: str, voice: Voice) -> str:
    """What people call a game that was kept; its id if it is here no more."""
    try:
        return game_name(find_game(spec), voice)
    except UndercroftError:
        return spec
