"""`undercroft perft`: how many lines of play a position has to a depth."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.game_files import open_match_and_rest
from undercroft.cli.output import print_json
from undercroft.cli.parameters import Chance, GameFile, Json, Lang, Seed, whole_number
from undercroft.cli.voice import voice_for
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.perft import divide
from undercroft.kernel.script import read_script

DEEPEST = 100
"""Nobody lives to see a deeper count; and each ply is a call within a call."""


def perft(
    gamefile: GameFile,
    /,
    *,
    depth: Annotated[int, Parameter(name="--depth", help="param-depth", metavar="N", converter=whole_number)],
    split: Annotated[bool, Parameter(name="--split", help="param-split", negative="")] = False,
    chance: Chance = "",
    seed: Seed = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Count the lines of play; chance branches over its distinct results unless a script forces them."""
    voice = voice_for(lang)
    if not 0 <= depth <= DEEPEST:
        raise IllegalError(voice("error-depth", depth=str(depth), most=DEEPEST))
    match, rest = open_match_and_rest(gamefile, voice, seed, chance)
    state = match.state
    state.forced = read_script(match.game, state, rest)
    counts = divide(match.game, state, depth) if depth and not state.is_over() else {}
    total = sum(counts.values()) if counts else 1
    if as_json:
        print_json({"depth": depth, "total": total, **({"split": counts} if split else {})})
        return
    if split:
        width = max((len(str(count)) for count in counts.values()), default=1)
        for words, count in counts.items():
            print(f"{count:>{width}}  {words}")
    print(voice("perft-total", depth=depth, total=str(total)))
