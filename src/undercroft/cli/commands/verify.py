"""`undercroft verify`: replay a record and check every hash."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from undercroft.cli.game_files import read_file
from undercroft.cli.output import outcome_tree, print_json
from undercroft.cli.parameters import Json, Lang
from undercroft.cli.voice import voice_for
from undercroft.kernel.documents.files import kind_of_text, open_text
from undercroft.kernel.documents.position import state_hash
from undercroft.kernel.documents.record import replay, split_record, write_record
from undercroft.kernel.errors import CorruptError

ANY_SEED = 1
"""A diagram may leave something to chance before its first question; that it can be read is what counts."""


def verify(
    record: Annotated[str, Parameter(help="param-record", allow_leading_hyphen=True)],
    /,
    *,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Say that a record replays to the states it notes, or stop at the first line that does not."""
    voice = voice_for(lang)
    text = read_file(record, voice)
    kind = kind_of_text(text)
    if kind == "record":
        match = replay(text)
        if split_record(write_record(match))[1] != split_record(text)[1]:
            raise CorruptError(voice("verify-differs", file=record))
    else:
        match = open_text(text, seed=ANY_SEED if kind == "diagram" else None)
    counts = {
        "choices": sum(line[0].isdigit() for line in match.lines),
        "chance": sum(line.startswith("= ") for line in match.lines),
        "hashes": sum(line.startswith("@ ") for line in match.lines),
    }
    outcome = match.outcome()
    if as_json:
        found: dict[str, Any] = {"file": record, "kind": kind, "game": match.game.id, **counts, "good": True}
        found["hash"] = state_hash(match.game, match.state)
        found["outcome"] = None if outcome is None else outcome_tree(match, outcome, voice)
        print_json(found)
        return
    if kind == "record":
        print(voice("verify-good", file=record, game=match.game.id, **counts))
    else:
        print(voice("check-good", file=record, kind=voice(f"kind-{kind}"), game=match.game.id))
    if outcome is not None:
        print(voice.of(match.game.texts, outcome.message))
