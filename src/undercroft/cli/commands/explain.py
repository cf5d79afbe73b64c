"""`undercroft explain`: why a move is refused in a position."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.game_files import open_match, read_words, seat_index
from undercroft.cli.output import print_json
from undercroft.cli.parameters import Chance, GameFile, Json, Lang, SeatNumber, Seed, Words
from undercroft.cli.refusals import refusal
from undercroft.cli.voice import voice_for


def explain(
    gamefile: GameFile,
    words: Words,
    /,
    *more: Annotated[str, Parameter(show=False)],
    seat: SeatNumber = None,
    chance: Chance = "",
    seed: Seed = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print that a move is offered, or why not and by which rule."""
    voice = voice_for(lang)
    match = open_match(gamefile, voice, seed, chance)
    asked = match.one_asked(seat_index(match, seat, voice))
    answer = read_words(words, *more, voice=voice)
    reason = match.explain(answer, asked)
    said = voice("explain-offered", words=answer) if reason is None else refusal(match.game, reason, voice)
    if as_json:
        rule = "" if reason is None else reason.rule
        print_json({"words": answer, "offered": reason is None, "rule": rule, "text": said})
    else:
        print(said)
