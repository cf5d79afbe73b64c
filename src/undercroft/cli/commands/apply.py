"""`undercroft apply`: answer one question of a position and print what comes of it."""

from __future__ import annotations

import json
import sys
from typing import Annotated

from cyclopts import Parameter

from undercroft.cli.game_files import open_match_and_rest, read_words, seat_index
from undercroft.cli.output import event_lines, print_json
from undercroft.cli.parameters import Chance, GameFile, Json, Lang, SeatNumber, Seed, Words
from undercroft.cli.refusals import refusal
from undercroft.cli.voice import voice_for
from undercroft.kernel.documents.diagram import write_diagram
from undercroft.kernel.documents.record import write_record
from undercroft.kernel.errors import IllegalError


def apply(
    gamefile: GameFile,
    words: Words,
    /,
    *more: Annotated[str, Parameter(show=False)],
    chance: Chance = "",
    seat: SeatNumber = None,
    record: Annotated[bool, Parameter(name="--record", help="param-as-record", negative="")] = False,
    diagram: Annotated[bool, Parameter(name="--diagram", help="param-as-diagram", negative="")] = False,
    log: Annotated[bool, Parameter(name="--log", help="param-log", negative="")] = False,
    seed: Seed = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Answer in words; print the new position, or the record or diagram."""
    voice = voice_for(lang)
    if record and diagram:
        raise IllegalError(voice("error-one-form"))
    match, rest = open_match_and_rest(gamefile, voice, seed, chance, needs_chance=not chance)
    told = len(match.events)
    asked = match.one_asked(seat_index(match, seat, voice))
    answer = read_words(words, *more, voice=voice)
    reason = match.explain(answer, asked)
    if reason is not None:
        raise IllegalError(refusal(match.game, reason, voice))
    match.apply(answer, asked, rest)
    if log:
        for line in event_lines(match, voice, after=told):
            print(line, file=sys.stderr)
    if diagram:
        text = write_diagram(match.game, match.setup, match.state)
    else:
        text = write_record(match) if record else match.position()
    if not as_json:
        print(text.rstrip("\n"))
    elif diagram or record:
        print_json({"diagram" if diagram else "record": text})
    else:
        print_json(json.loads(text))
