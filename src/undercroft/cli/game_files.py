"""What commands are pointed at: games by name, files of all kinds, set-ups from options."""

from __future__ import annotations

import contextlib
import secrets
import sys
from pathlib import Path

from undercroft.cli.voice import Voice
from undercroft.kernel.documents.files import kind_of_text, open_text
from undercroft.kernel.errors import ChanceNeeded, IllegalError, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, new_match
from undercroft.kernel.options import Setup
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import game_ids
from undercroft.kernel.script import read_script

BYTE_ORDER_MARK = "\ufeff"
"""What some editors put before a text."""


def fresh_seed() -> int:
    """A seed nobody has chosen, short enough to be said aloud."""
    return secrets.randbelow(1_000_000_000)


def read_file(path: str, voice: Voice) -> str:
    """The text of a file, or of standard input for `-`."""
    if not path:
        raise UnreadableError(voice("error-no-name"))
    if path.startswith("-") and path != "-":
        raise UnreadableError(voice("error-option", option=path))
    try:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise UnreadableError(voice("error-no-file", path=path, games=", ".join(game_ids()))) from None
    except IsADirectoryError:
        raise UnreadableError(voice("error-folder", path=path)) from None
    except UnicodeDecodeError:
        raise UnreadableError(voice("error-not-text", path=path)) from None
    except OSError as error:
        raise UnreadableError(voice("error-file", path=path, reason=str(error.strerror))) from None
    except ValueError:  # a name that no file can have
        raise UnreadableError(voice("error-no-file", path=path, games=", ".join(game_ids()))) from None
    text = text.removeprefix(BYTE_ORDER_MARK)
    if not text.strip():
        raise UnreadableError(voice("error-empty", path=voice("standard-input") if path == "-" else path))
    return text


def is_game(name: str) -> bool:
    """Whether a word names a game rather than a file: an id, or `module:NAME` where no file is called so."""
    return name in game_ids() or (":" in name and not Path(name).exists())


def open_match(
    name: str, voice: Voice, seed: int | None = None, chance: str = "", needs_chance: bool = False
) -> Match:
    """The match in a file (position, record or diagram), or a new game by its name, at its first question.

    Results that are forced are those on the way there: the set-up of a game, or what the phase that a diagram
    begins with rolls and draws. A command that goes on playing needs chance: unless file or seed give it, a
    fresh seed does.
    """
    if is_game(name):
        game = find_game(name)
        return new_match(game, game.setup(fewest_seats(game)), fresh_seed() if seed is None else seed, chance)
    return match_in(read_file(name, voice), name, voice, seed, chance, needs_chance)


def open_match_and_rest(
    name: str, voice: Voice, seed: int | None = None, chance: str = "", needs_chance: bool = False
) -> tuple[Match, str]:
    """A match as `open_match` finds it, and the forced results that are left for the next answer.

    A new game is set up by its seed, so that all of them are.
    """
    if is_game(name):
        return open_match(name, voice, seed), chance
    return match_and_rest(read_file(name, voice), name, voice, seed, chance, needs_chance)


def match_in(
    text: str, name: str, voice: Voice, seed: int | None, chance: str, needs_chance: bool = False
) -> Match:
    """The match that a text holds; forced results that it does not need are refused."""
    match, rest = match_and_rest(text, name, voice, seed, chance, needs_chance)
    if read_script(match.game, match.state, rest):
        raise IllegalError("The script has results left over: {left}.", left=rest)
    return match


def match_and_rest(
    text: str, name: str, voice: Voice, seed: int | None, chance: str, needs_chance: bool
) -> tuple[Match, str]:
    """The match that a text holds, and the forced results not needed to come to its first question."""
    results = [result.strip() for result in chance.split(",") if result.strip()]
    used = results_needed(text, results)
    if used > len(results):
        if seed is None and not needs_chance:
            raise UnreadableError(voice("error-diagram-chance", path=name))
        seed = fresh_seed() if seed is None else seed
    match = open_text(text, seed=seed, chance=", ".join(results[:used]))
    if needs_chance and not match.state.has_chance():
        match.seed = fresh_seed()
        match.state.seed(match.seed)
    return match, ", ".join(results[used:])


def results_needed(text: str, results: list[str]) -> int:
    """How many forced results a file needs to come to its first question; one too many if all are too few."""
    if kind_of_text(text) != "diagram":
        return 0
    for used in range(len(results) + 1):
        with contextlib.suppress(ChanceNeeded):
            open_text(text, chance=", ".join(results[:used]))
            return used
    return len(results) + 1


def fewest_seats(game: Game) -> int:
    """The smallest table that a game is played at."""
    return min(game.seat_counts)


def read_settings(settings: list[str] | None, voice: Voice) -> dict[str, object]:
    """The `name=value` texts of a command line by name."""
    found: dict[str, object] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise UnreadableError(voice("error-setting", setting=setting))
        found[name.strip()] = value.strip()
    return found


def read_setup(
    game: Game,
    voice: Voice,
    seats: int | None = None,
    scenario: str | None = None,
    settings: list[str] | None = None,
    data: str | None = None,
) -> Setup:
    """The set-up that the options of a command line describe."""
    data_text = read_file(data, voice) if data is not None else ""
    scenario_text = ""
    if scenario is not None and scenario not in game.scenarios():
        if scenario != "-" and not Path(scenario).is_file():
            listed = ", ".join(game.scenarios())
            raise IllegalError(voice("error-scenario", game=game.id, scenario=scenario, known=listed))
        scenario_text = read_file(scenario, voice)
        scenario = None
    return game.setup_with(seats, scenario, data_text, scenario_text, read_settings(settings, voice))


def read_words(*parts: str, voice: Voice) -> str:
    """An answer from the words of a command line, quoted or not."""
    answer = " ".join(" ".join(parts).split())
    if not answer:
        raise UnreadableError(voice("error-no-words"))
    return answer


def seat_index(match: Match, seat: int | None, voice: Voice) -> int | None:
    """A seat given by its number on the command line, counted from 1, as the kernel counts."""
    if seat is not None and not 1 <= seat <= match.state.seats:
        raise IllegalError(voice("error-seat", seat=str(seat), seats=match.state.seats))
    return None if seat is None else seat - 1
