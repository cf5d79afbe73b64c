"""Lines of play counted a second way: by words and written positions alone, trying every result there is."""

import tomllib
from importlib.resources import files

from undercroft.kernel.documents.position_reading import read_position
from undercroft.kernel.errors import ChanceNeeded, IllegalError
from undercroft.kernel.match import Match

DATA = files("undercroft.games.subterra").joinpath("data")
PRINTED = ("kind", "open", "collapse", "roped", "times")


def looks() -> dict[str, str]:
    """Every tile and card by its id, with all that is printed on it."""
    found: dict[str, str] = {}
    for file, table in (("tiles", "tile"), ("hazards", "card")):
        for entry in tomllib.loads(DATA.joinpath(f"{file}.toml").read_text(encoding="utf-8"))[table]:
            found[entry["id"]] = f"{table} {[entry.get(name) for name in PRINTED]}"
    return found


LOOKS = looks()


def match_at(text: str) -> Match:
    """A match at a written position, without any chance of its own."""
    game, setup, state = read_position(text)
    state.rng = 0
    return Match(game, setup, state)


def slow_perft(text: str, depth: int) -> int:
    """Count the lines of play from a written position."""
    match = match_at(text)
    if depth == 0 or match.outcome() is not None:
        return 1
    return sum(slow_perft(after, depth - 1) for words in match.moves() for after in results(text, words))


def results(text: str, words: str) -> list[str]:
    """Every position that an answer may lead to, one for each run of results that look different."""
    found: list[str] = []
    scripts: list[list[str]] = [[]]
    while scripts:
        script = scripts.pop()
        match = match_at(text)
        try:
            match.apply(words, chance=", ".join(script))
        except ChanceNeeded:
            scripts += longer(text, words, script)
        else:
            found.append(match.position())
    return found


def longer(text: str, words: str, script: list[str]) -> list[list[str]]:
    """The script with each further result that the table accepts, one of those that look alike."""
    found: dict[str, list[str]] = {}
    for result, look in [(f"roll {n}", f"roll {n}") for n in range(1, 10)] + [
        (f"draw {name}", look) for name, look in LOOKS.items()
    ]:
        if look not in found and is_accepted(text, words, [*script, result]):
            found[look] = [*script, result]
    return list(found.values())


def is_accepted(text: str, words: str, script: list[str]) -> bool:
    """Whether a script fits as far as it goes."""
    try:
        match_at(text).apply(words, chance=", ".join(script))
    except ChanceNeeded:
        return True
    except IllegalError:
        return False
    return True
