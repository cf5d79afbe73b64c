"""`undercroft diagram`: a position as a diagram that a person can edit, or as a picture."""

from __future__ import annotations

import tomllib
from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.game_files import open_match, seat_index
from undercroft.cli.output import console, print_json, print_spans
from undercroft.cli.parameters import GameFile, Json, Lang, SeatNumber, Seed
from undercroft.cli.voice import voice_for
from undercroft.kernel.documents.diagram import write_diagram


def diagram(
    gamefile: GameFile,
    /,
    *,
    picture: Annotated[bool, Parameter(name="--picture", help="param-picture", negative="")] = False,
    seat: SeatNumber = None,
    seed: Seed = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print the diagram of a position at the start of a turn or phase, or draw any position."""
    voice = voice_for(lang)
    match = open_match(gamefile, voice, seed)
    if picture:
        eyes = seat_index(match, seat, voice)
        out = console()
        asked = max(match.state.asked_seat(), 0)
        lines = match.game.screen(match.state, asked if eyes is None else eyes, voice.lang, out.width)
        if as_json:
            print_json({"picture": ["".join(span.text for span in line) for line in lines]})
            return
        for line in lines:
            print_spans(line, out)
        return
    text = write_diagram(match.game, match.setup, match.state)
    if as_json:
        print_json(tomllib.loads(text))
    else:
        print(text, end="")
