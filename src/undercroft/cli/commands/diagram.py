"""`undercroft diagram`: a position as a diagram that a person can edit, or as a picture."""

from __future__ import annotations

import tomllib
from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.game_files import open_match, seat_index
from undercroft.cli.output import WHOLE, console, drawing_size, print_json, print_spans
from undercroft.cli.parameters import Chance, GameFile, Json, Lang, SeatNumber, Seed
from undercroft.cli.voice import voice_for
from undercroft.kernel.documents.diagram import write_diagram


def diagram(
    gamefile: GameFile,
    /,
    *,
    picture: Annotated[bool, Parameter(name="--picture", help="param-picture", negative="")] = False,
    seat: SeatNumber = None,
    chance: Chance = "",
    seed: Seed = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print the diagram of a position, or draw it."""
    voice = voice_for(lang)
    match = open_match(gamefile, voice, seed, chance)
    eyes = seat_index(match, seat, voice)
    if picture:
        out = console()
        asked = max(match.state.asked_seat(), 0)
        width, _ = drawing_size(out)
        looking = asked if eyes is None else eyes
        lines = match.game.screen(match.state, looking, voice.lang, width, WHOLE)
        if as_json:
            print_json({"picture": ["".join(span.text for span in line) for line in lines]})
            return
        for line in lines:
            print_spans(line, out, width)
        return
    text = write_diagram(match.game, match.setup, match.state)
    if as_json:
        print_json(tomllib.loads(text))
    else:
        print(text, end="")
