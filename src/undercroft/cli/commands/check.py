"""`undercroft check`: whether a file that a person wrote is good, and if not, what is wrong with it."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from undercroft.cli.game_files import read_file
from undercroft.cli.output import print_json
from undercroft.cli.parameters import Json, Lang, Seed
from undercroft.cli.voice import voice_for
from undercroft.kernel.chance import Dice
from undercroft.kernel.data import read_toml
from undercroft.kernel.documents.files import kind_of_text, open_text
from undercroft.kernel.documents.guided import check_guided_game, read_guided_game
from undercroft.kernel.documents.own_files import own_setups
from undercroft.kernel.errors import UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.kernel.playout import Tally, playout
from undercroft.kernel.registry import game as find_game

TRIALS = 10
"""Random games played with somebody's data or scenario: what loads may still not end."""

ANSWERS = 100_000


def check(
    file: Annotated[str, Parameter(help="param-check-file", allow_leading_hyphen=True)],
    /,
    *,
    seed: Seed = 1,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Check a scenario, data, guide or diagram file; positions and records are checked as well."""
    voice = voice_for(lang)
    text = read_file(file, voice)
    kind = kind_of_text(text)
    if kind in ("data", "scenario"):
        game = find_game(named_game(text, file))
        setups = own_setups(game, kind, text)
        for setup in setups:
            try_games(game, setup, 1 if seed is None else seed)
        found: dict[str, Any] = {"file": file, "kind": kind, "game": game.id, "games": TRIALS * len(setups)}
        said = voice("check-tried", file=file, kind=voice(f"kind-{kind}"), game=game.id, count=found["games"])
    elif kind == "guide":
        game = find_game(named_game(text, file))
        ways = check_guided_game(read_guided_game(text, file), game)
        found = {"file": file, "kind": kind, "game": game.id, "games": ways}
        said = voice("check-good", file=file, kind=voice("kind-guide"), game=game.id)
    else:
        match = open_text(text, seed=seed)
        found = {"file": file, "kind": kind, "game": match.game.id}
        said = voice("check-good", file=file, kind=voice(f"kind-{kind}"), game=match.game.id)
    if as_json:
        print_json({**found, "good": True})
    else:
        print(said)


def named_game(text: str, file: str) -> str:
    """The game that a person's file says it is for."""
    tree = read_toml(text, file)
    if not isinstance(tree.get("game"), str):
        raise UnreadableError(
            '{file} does not say which game it is for: it should begin with game = "...".', file=file
        )
    return str(tree["game"])


def try_games(game: Game, setup: Setup, seed: int) -> None:
    """Play a few random games to their end."""
    for trial in range(TRIALS):
        state = game.start(setup)
        state.seed(seed + trial)
        state.run()
        playout(state, Dice(seed + trial), ANSWERS, Tally())
