"""A few seconds of the soak: a kill, sockets cut, a flood, and everything compared."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

from tests.table.player import run
from tests.table.soak.course import Soak
from tests.table.soak.figures import Figures, keep, kept, page

SOAK = os.environ.get("UNDERCROFT_SOAK") == "1"
KILLS, CUTS, HOSTILE = (40, 400, 40_000) if SOAK else (1, 10, 500)


def test_nothing_is_lost_or_leaked_while_a_server_is_killed_cut_and_flooded(tmp_path: Path) -> None:
    soak = Soak(tmp_path, 5, random.Random(5))
    for_ever = time.monotonic() + 10_000
    figures = run(
        soak.run(
            lambda: soak.kill(KILLS, for_ever),
            lambda: soak.cut(CUTS, for_ever),
            lambda: soak.flood(HOSTILE // 2, for_ever),
        )
    )
    assert figures.is_good(), (figures, soak.server.log.read_text())
    assert figures.kills == KILLS
    assert figures.reconnects >= CUTS
    assert figures.hostile >= HOSTILE
    assert figures.answers > 0
    assert figures.bytes_searched > 0


def test_figures_of_runs_add_up(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    keep(Figures(runs=1, kills=3, answers=20, memory_grown=1.5), file)
    total = keep(Figures(runs=1, kills=4, answers=5, memory_grown=0.5, lost=1), file)
    assert total == kept(file) == Figures(runs=2, kills=7, answers=25, memory_grown=1.5, lost=1)
    assert not total.is_good()
    text = page(total)
    assert "| servers killed in the middle of games | 7 | 1,000 |" in text
    assert "| answers acknowledged | 25 | 1 lost |" in text
