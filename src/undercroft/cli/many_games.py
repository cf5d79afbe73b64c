"""Many games without anybody watching: random ones at full speed, others with their agents."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator

import msgspec

from undercroft.agents.base import Agent, Seated
from undercroft.agents.random import RandomAgent
from undercroft.agents.registry import agent
from undercroft.kernel.chance import Dice
from undercroft.kernel.errors import CorruptError, UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.kernel.playout import Tally, playout
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.state import State
from undercroft.kernel.texts import Message

ANSWERS = 100_000
"""A game that has not ended after so many answers never will."""


class Task(msgspec.Struct, frozen=True):
    """Some games to play, in this process or another: everything needed, and nothing of a state."""

    game: str
    setup: Setup
    seats: list[str]
    seed: int
    games: int
    lang: str = "en"
    """In which language the endings are told."""


class Tallies(msgspec.Struct):
    """What some games counted; two add up."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    turns: int = 0
    seconds: float = 0.0
    shortest: int = 0
    longest: int = 0
    results: Counter[tuple[str, ...]] = msgspec.field(default_factory=Counter)
    scores: Counter[tuple[int, ...]] = msgspec.field(default_factory=Counter)
    endings: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)
    """How the games ended: the number of the rule, and the sentence."""

    def add(self, other: Tallies) -> None:
        """Count another's games too."""
        self.shortest = (
            min(self.shortest, other.shortest)
            if self.games and other.games
            else other.shortest or self.shortest
        )
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        self.turns += other.turns
        self.seconds += other.seconds
        self.results += other.results
        self.scores += other.scores
        self.endings += other.endings

    def rules(self) -> Counter[str]:
        """How often each rule ended a game."""
        found: Counter[str] = Counter()
        for (rule, _), number in self.endings.items():
            found[rule] += number
        return found


def parts_of(task: Task, size: int) -> Iterator[Task]:
    """A task cut into smaller ones of a size; which of them a game falls in changes nothing about it."""
    for first in range(0, task.games, size):
        games = min(size, task.games - first)
        yield msgspec.structs.replace(task, seed=task.seed + first, games=games)


def run_task(task: Task) -> Tallies:
    """Play the games of a task, each from its own seed."""
    game = find_game(task.game)
    agents = [agent(spec) for spec in task.seats]
    is_random = all(type(one) is RandomAgent for one in agents)
    blank = game.start(task.setup)
    found = Tallies()
    for seed in range(task.seed, task.seed + task.games):
        tally = Tally()
        started = time.process_time()
        try:
            state = play_one(game, blank, agents, seed, is_random, tally)
        except UndercroftError as error:
            raise CorruptError(
                "Game with seed {seed} of {game}: {error}", seed=seed, game=task.game, error=error
            ) from None
        found.seconds += time.process_time() - started
        found.add(counted(game, state, tally, task.lang))
    return found


def play_one(
    game: Game, blank: State, agents: list[Agent], seed: int, is_random: bool, tally: Tally
) -> State:
    """One game to its end."""
    state = blank.copy()
    state.seed(seed)
    state.run()
    if is_random:
        playout(state, Dice(seed + 1), ANSWERS, tally)
    else:
        seated = [Seated(one, (seed + 1) * 1_000_003 + seat) for seat, one in enumerate(agents)]
        play_agents(game, state, seated, tally)
    return state


def play_agents(game: Game, state: State, seated: list[Seated], tally: Tally) -> None:
    """Let agents play a game to its end; what has one answer is not put to them."""
    for _ in range(ANSWERS):
        if state.is_over():
            return
        seat = state.asked_seat()
        moves = state.offer(seat)
        if len(moves) == 1:
            tally.forced += 1
            state.answer(seat, moves[0])
        else:
            tally.decisions += 1
            state.answer(seat, seated[seat].answer(game, state, seat))
    raise CorruptError("The game did not end within {limit} answers.", limit=ANSWERS)


def counted(game: Game, state: State, tally: Tally, lang: str) -> Tallies:
    """What one game that has ended counts."""
    outcome = game.outcome(state)
    if outcome is None:
        raise CorruptError("A game stopped without an outcome.")
    one = Tallies(1, tally.decisions, tally.forced, state.turns)
    one.shortest = one.longest = tally.decisions
    one.results[tuple(outcome.results[team[0]] for team in outcome.teams)] += 1
    one.scores[tuple(outcome.scores[team[0]] for team in outcome.teams)] += 1
    one.endings[outcome.rule, game.texts.say(ending_of(outcome.message), lang)] += 1
    return one


def ending_of(message: Message) -> Message:
    """Why a game ended, without who got what of it: that is counted apart."""
    reason = message.args.get("reason")
    return reason if isinstance(reason, Message) else message
