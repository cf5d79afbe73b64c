"""What worker processes do: think for a seat, and open, check, study and verify documents.

Arguments and results are plain texts, numbers, lists and tables. A game comes as the word by which the
registry finds it; the server has checked that it offers that game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.kernel.registry import game as find_game
from undercroft.table.work.dice_check import verify
from undercroft.table.work.kinds import kind_and_game, record_head
from undercroft.table.work.moments import explain_at, hint_at, moment, odds_at, opened, position_at, study
from undercroft.table.work.own_files import NO_MOMENT, begin_own_guide, show, try_own
from undercroft.table.work.thinking import think


def check(game: str, text: str, kind: str, lang: str) -> Any:
    """Check a document of any kind; what it holds, if it is somebody's own data, scenario or guide."""
    if kind in NO_MOMENT:
        return show(game, text, kind, lang)
    opened(game, text, kind, None)
    return None


def verify_dice(game: str, text: str, seed: str) -> dict[str, Any]:
    """Whether all chance of a record comes from a seed."""
    return verify(find_game(game), text, bytes.fromhex(seed))


SECONDS = 20.0
"""Seconds of a processor for one document."""

SECONDS_OF = {"kind_and_game": 3.0, "record_head": 3.0}
"""Jobs that have less: they only read, and play nothing."""

JOBS: dict[str, Callable[..., Any]] = {
    "think": think,
    "kind_and_game": kind_and_game,
    "record_head": record_head,
    "try_own": try_own,
    "position_at": position_at,
    "study": study,
    "moment": moment,
    "hint_at": hint_at,
    "odds_at": odds_at,
    "explain_at": explain_at,
    "check": check,
    "begin_own_guide": begin_own_guide,
    "verify_dice": verify_dice,
}
