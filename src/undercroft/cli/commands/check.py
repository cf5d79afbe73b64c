"""`undercroft check`: whether a file that a person wrote is good, and if not, what is wrong with it."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from undercroft.cli.game_files import read_file
from undercroft.cli.output import print_json
from undercroft.cli.parameters import Json, Lang, Seed
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.data import read_toml
from undercroft.kernel.documents.diagram import checked_diagram
from undercroft.kernel.documents.files import kind_of_text, open_text
from undercroft.kernel.documents.guided import check_guided_game, read_guided_game
from undercroft.kernel.documents.own_files import checked
from undercroft.kernel.documents.trial import play_randomly, try_setup
from undercroft.kernel.errors import ManyFaults, UndercroftError, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game as find_game

WRONG = 2
"""The exit code of a file with faults."""

TRIALS = 10
"""Random games played with somebody's data or scenario: what loads may still not end."""


def check(
    file: Annotated[str, Parameter(help="param-check-file", allow_leading_hyphen=True)],
    /,
    *,
    seed: Seed = 1,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    """Check a scenario, data, guide or diagram file; positions and records are checked as well."""
    voice = voice_for(lang)
    text = read_file(file, voice)
    found: dict[str, Any] = {"file": file}
    warnings: list[UndercroftError] = []
    try:
        found["kind"] = kind_of_text(text)
        said = check_text(text, file, 1 if seed is None else seed, voice, found, warnings)
    except UndercroftError as error:
        if not as_json:
            raise
        faults = error.faults if isinstance(error, ManyFaults) else [error]
        print_json({**found, "good": False, "faults": [told(fault, voice) for fault in faults]})
        return WRONG
    if as_json:
        print_json({**found, "good": True, "warnings": [told(warning, voice) for warning in warnings]})
    else:
        print(said)
        for warning in warnings:
            print(voice("check-warning", sentence=warning.said(voice.lang)))
    return 0


def check_text(
    text: str, file: str, seed: int, voice: Voice, found: dict[str, Any], warnings: list[UndercroftError]
) -> str:
    """Check a text of any kind: what is found out about it, what is odd, and the sentence for a good one."""
    kind = found["kind"]
    if kind in ("data", "scenario"):
        game: Game = find_game(named_game(text, file))
        found["game"] = game.id
        good = checked(game, kind, text)
        found["games"] = sum(try_setup(game, setup, TRIALS, seed) for setup in good.setups)
        warnings += good.warnings
        drawn = game.sketch(good.setups[0], voice.lang)
        said = voice("check-tried", file=file, kind=voice(f"kind-{kind}"), game=game.id, count=found["games"])
        return f"{drawn}\n\n{said}" if drawn else said
    if kind == "guide":
        game = find_game(named_game(text, file))
        found |= {"game": game.id, "games": check_guided_game(read_guided_game(text, file), game)}
    else:
        if kind == "diagram":
            match, odd = checked_diagram(text, seed=seed)
            warnings += odd
        else:
            match = open_text(text, seed=seed)
        game = match.game
        found["game"] = game.id
        if match.state.has_chance():
            play_randomly(game, match.state.copy(), seed)
    return voice("check-good", file=file, kind=voice(f"kind-{kind}"), game=game.id)


def told(error: UndercroftError, voice: Voice) -> dict[str, Any]:
    """A fault or warning for programs: its line, if it has one, and its sentence."""
    line = error.values.get("line") if error.words.startswith("Line ") else None
    inner = error.values.get("fault")
    sentence = inner if isinstance(inner, UndercroftError) and line is not None else error
    return {"line": line, "text": sentence.said(voice.lang)}


def named_game(text: str, file: str) -> str:
    """The game that a person's file says it is for."""
    tree = read_toml(text, file)
    if not isinstance(tree.get("game"), str):
        raise UnreadableError(
            '{file} does not say which game it is for: it should begin with game = "...".', file=file
        )
    return str(tree["game"])
