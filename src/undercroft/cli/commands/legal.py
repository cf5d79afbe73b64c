"""`undercroft legal`: the questions of a position and their legal answers."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from undercroft.cli.game_files import open_match, seat_index
from undercroft.cli.output import console, print_json, print_line, print_wrapped
from undercroft.cli.parameters import Chance, GameFile, Json, Lang, SeatNumber, Seed
from undercroft.cli.voice import Voice, voice_for
from undercroft.kernel.match import Match


def legal(
    gamefile: GameFile,
    /,
    *,
    seat: SeatNumber = None,
    words: Annotated[bool, Parameter(name="--words", help="param-words-only", negative="")] = False,
    chance: Chance = "",
    seed: Seed = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Print who is asked what, and every legal answer."""
    voice = voice_for(lang)
    match = open_match(gamefile, voice, seed, chance)
    chosen = seat_index(match, seat, voice)
    seats = match.seats_asked() if chosen is None else (match.one_asked(chosen),)
    if as_json:
        print_json([question_tree(match, asked, voice) for asked in seats])
    elif words:
        for asked in seats:
            print("\n".join(match.moves(asked)))
    elif not seats:
        print(voice("over"))
    else:
        from undercroft.cli.terminal.choices import choice_lines

        for asked in seats:
            out = console()
            print_wrapped(voice.of(match.game.texts, match.prompt(asked)), out)
            for line in choice_lines(match.choices(asked), match.game, voice, out.width):
                print_line(line, out)


def question_tree(match: Match, seat: int, voice: Voice) -> dict[str, Any]:
    """The question that a seat is asked, for JSON."""
    texts = match.game.texts
    return {
        "seat": seat + 1,
        "prompt": voice.of(texts, match.prompt(seat)),
        "moves": [
            {
                "words": choice.words,
                "label": voice.of(texts, choice.label),
                "kind": choice.kind,
                "touches": choice.touches,
            }
            for choice in match.choices(seat)
        ],
    }
