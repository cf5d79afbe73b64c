"""Records that are not whole: of a running game for one seat, and of a game that this version cannot open."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from undercroft.kernel.documents.record import FIRST_LINE
from undercroft.table.play.played_game import REWINDS
from undercroft.table.play.table import Table
from undercroft.table.showing.eye import Eye
from undercroft.table.store.rows import Step, TableRow

FORMAT = 1


def seat_record(t: Table, seat: int, lang: str) -> dict[str, Any]:
    """A running game as one seat knows it: no seed, no hidden choice, only what it has seen and answered."""
    played = t.playing()
    eye = Eye(played.match, seat, lang)
    answers = [step for step in played.line[1:] if step.seat == seat]
    return {
        "undercroft": "seat record",
        "format": FORMAT,
        "game": t.row.game,
        "rules": t.row.rules,
        "data": t.row.data,
        "setup": msgspec.to_builtins(t.row.setup),
        "table": t.row.id,
        "seat": seat,
        "commitment": t.row.commitment,
        "answers": [{"question": step.question, "words": step.words} for step in answers],
        "events": [
            msgspec.to_builtins(eye.event_info(event, n)) for n, event in enumerate(eye.events(), start=1)
        ],
        "view": msgspec.to_builtins(eye.view()),
        "description": eye.description(),
    }


def closed_record(row: TableRow, steps: list[Step]) -> str:
    """The record of a closed table from what is stored: without hashes, for its game is not opened."""
    line: list[Step] = []
    for step in steps:
        if step.kind == "resume":
            line = [step]
        elif step.kind in REWINDS:
            del line[step.keep :]
        else:
            line.append(step)
    head = [
        FIRST_LINE,
        f"game: {row.game}",
        f"rules: {row.rules}",
        f"data: {row.data}",
        f"setup: {json.dumps(msgspec.to_builtins(row.setup), ensure_ascii=False)}",
    ]
    if line and line[0].words:
        head.append(f"start: {line[0].words}")
    play: list[str] = []
    for step in line:
        if step.kind == "answer":
            play.append(f"{step.seat + 1} {step.words}")
        play += [f"= {part}" for part in step.chance.split(", ") if part]
    return "\n".join([*head, "", *play]) + "\n"
