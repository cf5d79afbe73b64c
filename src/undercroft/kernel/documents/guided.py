# interpreted: guided games are read and played for people, a few answers each
"""A guided game: a short game that teaches by doing, as data in a game's folder (`guides/<id>.toml`).

It has a start (a diagram, or a scenario with its chance), the learner's seat, and steps. A step is a text and
the moves that it asks for; after a move the others answer as it says, and all chance is set.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from undercroft.kernel.data import Data, read_toml, shape_fault
from undercroft.kernel.documents.diagram import match_of_diagram
from undercroft.kernel.errors import IllegalError, ManyFaults, Phrase, UndercroftError, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import OptionValue
from undercroft.kernel.script import NUMBER
from undercroft.kernel.texts import LANGUAGES

MOST_STEPS = 10
MOST_PATHS = 400
"""Ways through one guided game that a check follows."""

Words = dict[str, str]
"""A text by its language."""


class Answer(msgspec.Struct, frozen=True):
    """An answer that the guided game gives for a seat, with the chance it meets."""

    seat: Seat
    words: str
    chance: str


class GuidedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move that the learner is to make, and what follows it."""

    words: tuple[str, ...] = ()
    any: bool = False
    """Whether every move will do."""
    point: str = ""
    """What glows meanwhile, as moves touch it: `cell:0,1`."""
    chance: str = ""
    then: tuple[str, ...] = ()
    """What others answer next, in the lines of a record: `2 pass`, `= roll 3`."""

    def fits(self, words: str) -> bool:
        """Whether a move is one that the guided game waits for."""
        return self.any or words in self.words


class GuidedStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to learn: a text and the moves that it asks for."""

    text: Words
    moves: tuple[GuidedMove, ...]


class GuidedStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a guided game begins, unless a diagram says it."""

    seats: int | None = None
    scenario: str | None = None
    options: dict[str, OptionValue] = {}
    seed: int | None = None
    chance: str = ""
    before: tuple[str, ...] = ()
    """Answers given before the first step, in the lines of a record."""


class GuidedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game as its file says it."""

    kind: str
    game: str
    seat: int
    """The learner's seat, counted from 1 as in a record."""
    title: Words
    help: Words
    step: tuple[GuidedStep, ...]
    start: GuidedStart = GuidedStart()
    diagram: Data | None = None

    def learner(self) -> Seat:
        """The learner's seat, counted from 0."""
        return self.seat - 1

    def places(self) -> list[tuple[int, GuidedMove]]:
        """All moves in order, each with the number of its step."""
        return [(number, move) for number, step in enumerate(self.step) for move in step.moves]

    def place_after(self, answers: int) -> tuple[int, GuidedMove] | None:
        """Where the guided game is after so many answers of anybody; nothing once it is through."""
        for number, move in self.places():
            if answers <= 0:
                return number, move
            answers -= 1 + len(read_answers(move.then))
        return None


def read_guided_game(text: str, name: str | Phrase) -> GuidedGame:
    """A guided game from its file; what is missing or wrong is said in a sentence."""
    try:
        guided = msgspec.convert(read_toml(text, name), GuidedGame)
    except msgspec.ValidationError as error:
        raise UnreadableError(
            "{name} is not as it should be: {error}.", name=name, error=shape_fault(error)
        ) from None
    faults = list(guided_game_faults(guided, name))
    if faults:
        raise ManyFaults(faults)
    return guided


def guided_game_faults(guided: GuidedGame, name: str | Phrase) -> Iterator[UndercroftError]:
    """What a guided game lacks to be played at all."""
    texts = [(Phrase("its title"), guided.title), (Phrase("its help"), guided.help)]
    for number, step in enumerate(guided.step, start=1):
        texts.append((Phrase("the text of step {number}", number=number), step.text))
    for what, words in texts:
        for lang in LANGUAGES:
            if not words.get(lang, "").strip():
                yield UnreadableError(
                    "{name}: {what} is missing in the language {lang!r}.",
                    name=name,
                    what=what,
                    lang=lang,
                )
    if not 1 <= len(guided.step) <= MOST_STEPS:
        yield UnreadableError(
            "{name}: the guide has {count} steps, and 1 to {most} are good.",
            name=name,
            count=len(guided.step),
            most=MOST_STEPS,
        )
    for number, move in guided.places():
        if not move.words and not move.any:
            yield UnreadableError(
                "{name}: step {number} of the guide has a move without words.", number=number + 1, name=name
            )


@cache
def guided_games_of(package: str) -> dict[str, GuidedGame]:
    """The guided games in a game's folder by their ids, in the order of their files."""
    folder = files(package).joinpath("guides")
    if not folder.is_dir():
        return {}
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda f: f.name)
    return {
        file.name.removesuffix(".toml"): read_guided_game(file.read_text(encoding="utf-8"), file.name)
        for file in found
    }


def read_answers(lines: tuple[str, ...]) -> list[Answer]:
    """Answers with their chance from the lines of a record."""
    found: list[Answer] = []
    for line in lines:
        if line.startswith("= ") and found:
            last = found.pop()
            chance = f"{last.chance}, {line[2:]}" if last.chance else line[2:]
            found.append(Answer(last.seat, last.words, chance))
            continue
        seat, _, words = line.partition(" ")
        if not NUMBER.fullmatch(seat) or not words:
            raise UnreadableError(
                "{line!r} should be an answer like '2 pass' or chance like '= roll 3'.", line=line
            )
        found.append(Answer(int(seat) - 1, words.strip(), ""))
    return found


def begin_guided_game(guided: GuidedGame, game: Game) -> Match:
    """The match at the guided game's start."""
    start = guided.start
    if guided.diagram is not None:
        tree: dict[str, Any] = {"diagram": 1, "game": game.id, **guided.diagram}
        match = match_of_diagram(tree, game, start.seed, start.chance)
    else:
        setup = game.setup_with(start.seats, start.scenario, "", "", dict(start.options))
        match = new_match(game, setup, start.seed, start.chance)
    for answer in read_answers(start.before):
        match.apply(answer.words, answer.seat, answer.chance)
    match.state.rng = 0  # from here on all chance is set
    match.begin_here()
    match.events = []
    return match


def play_move(match: Match, guided: GuidedGame, move: GuidedMove, words: str) -> None:
    """Make one of the learner's moves and all that follows it."""
    match.apply(words, guided.learner(), move.chance)
    for answer in read_answers(move.then):
        match.apply(answer.words, answer.seat, answer.chance)


def check_guided_game(guided: GuidedGame, game: Game) -> int:
    """Play a guided game through in every way that it allows; how many ways there are."""
    ways = [begin_guided_game(guided, game)]
    for number, move in guided.places():
        following: list[Match] = []
        for match in ways:
            for words in expected(match, guided, move, number):
                following.append(match.copy())
                try:
                    play_move(following[-1], guided, move, words)
                except UndercroftError as error:
                    raise IllegalError(
                        "Step {number} of the guide, {words!r}: {error}",
                        number=number + 1,
                        words=words,
                        error=error,
                    ) from None
        ways = following
        if len(ways) > MOST_PATHS:
            raise IllegalError(
                "Step {number} of the guide: there are more than {most} ways here.",
                number=number + 1,
                most=MOST_PATHS,
            )
    return len(ways)


def expected(match: Match, guided: GuidedGame, move: GuidedMove, number: int) -> list[str]:
    """The moves that the guided game waits for, each of which must be on offer."""
    seat = guided.learner()
    if seat not in match.seats_asked():
        raise IllegalError("Step {number} of the guide: the learner is not asked there.", number=number + 1)
    choices = {choice.words: choice for choice in match.choices(seat)}
    found = list(choices) if move.any else list(move.words)
    for words in found:
        if words not in choices:
            listed = ", ".join(choices)
            raise IllegalError(
                "Step {number} of the guide: {words!r} is not on offer; {known} are.",
                number=number + 1,
                words=words,
                known=listed,
            )
    return found
