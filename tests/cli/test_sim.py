from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import SKULK, Done, Run
from undercroft.cli.commands.sim import ending_rows
from undercroft.cli.many_games import Tallies, Task, parts_of, run_task
from undercroft.cli.voice import Voice
from undercroft.kernel.chance import Dice
from undercroft.kernel.playout import Tally, playout
from undercroft.kernel.registry import game as find_game


def facts(done: Done) -> dict[str, Any]:
    """A report without what depends on the machine."""
    found = dict(done.json)
    del found["seconds"], found["decisions_per_second"]
    return found


def test_random_games_are_the_kernels_playouts(run: Run) -> None:
    found = facts(
        run("sim", "subterra", "--games", "20", "--seats", "random,random", "--seed", "7", "--json")
    )
    game = find_game("subterra")
    tally = Tally()
    turns = 0
    for seed in range(7, 27):
        state = game.start(game.setup(2))
        state.seed(seed)
        state.run()
        playout(state, Dice(seed + 1), 100_000, tally)
        turns += state.turns
    assert (found["decisions"], found["forced"], found["turns"]) == (tally.decisions, tally.forced, turns)
    assert found["games"] == 20
    assert sum(entry["games"] for entry in found["results"]) == 20
    assert sum(entry["games"] for entry in found["scores"]) == 20
    assert sum(found["rules"].values()) == 20


@pytest.mark.parametrize("seats", ["random,random", "greedy,random"])
def test_neither_processes_nor_batches_change_the_games(run: Run, seats: str) -> None:
    words = ("sim", SKULK, "--games", "12", "--seats", seats, "--json")
    assert facts(run(*words)) == facts(run(*words, "--processes", "2"))
    game = find_game(SKULK)
    whole, parts = Tallies(), Tallies()
    for size, total in ((12, whole), (5, parts)):
        for task in parts_of(Task(SKULK, game.setup(2), seats.split(","), 1, 12), size):
            total.add(run_task(task))
    whole.seconds = parts.seconds = 0.0
    assert whole == parts


def test_one_game_of_many_can_be_played_again_by_its_seed(run: Run) -> None:
    words = ("sim", SKULK, "--seats", "random,random", "--json")
    many = [facts(run(*words, "--games", "1", "--seed", str(seed)))["decisions"] for seed in range(3, 7)]
    assert sum(many) == facts(run(*words, "--games", "4", "--seed", "3"))["decisions"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("game", "seats"), [("subterra", "random,greedy"), (SKULK, "random,random,greedy")])
def test_the_report_for_people(run: Run, game: str, seats: str, lang: str) -> None:
    done = run("sim", game, "--games", "5", "--seats", seats, "--lang", lang)
    assert done.code == 0
    assert "sim-" not in done.out
    assert max(len(line) for line in done.out.splitlines()) <= 80
    assert done.out.startswith("5 ")


def test_the_report_says_which_endings_there_were(run: Run) -> None:
    words = ("sim", "claustrophobia", "--scenario", "who-dares-wins", "--games", "12")
    found = run(*words, "--json").json
    assert sum(entry["games"] for entry in found["endings"]) == 12
    assert {entry["rule"] for entry in found["endings"]} == set(found["rules"])
    english, french = run(*words).out, run(*words, "--lang", "fr").out
    for entry in found["endings"]:
        assert f"    {entry['text']}" in english
    assert "No Human is left" in english
    assert "No Human is left" not in french
    assert "Endings, by their rule" in english
    assert "Fins, par leur règle" in french


def test_endings_that_are_told_in_many_ways_are_counted_together() -> None:
    total = Tallies(games=15, endings=Counter({("9.1", f"{number} are out."): 1 for number in range(15)}))
    rows = ending_rows(find_game("subterra"), total, Voice("en"), 80)
    assert [name.split()[0] for name, _ in rows[:2]] == ["9.1", "0"]
    assert rows[-1] == ("  5 others", 5)
    assert sum(number for _, number in rows[1:]) == 15
    assert total.rules() == Counter({"9.1": 15})


def test_an_agent_in_the_current_folder_is_found(tmp_path: Path) -> None:
    """As the installed command finds it: its own folder comes first on the path, not the current one."""
    bot = """
from undercroft.agents.base import Agent, Glimpse

class Careful(Agent):
    settings = {"depth": 2}

    def choose(self, glimpse: Glimpse, seed: int) -> int:
        return glimpse.moves[-1]
"""
    (tmp_path / "my_bots.py").write_text(bot, encoding="utf-8")
    script = tmp_path / "bin" / "command.py"
    script.parent.mkdir()
    script.write_text(
        "import sys\nfrom undercroft.cli.main import main\n"
        "if __name__ == '__main__':\n    sys.exit(main())\n",
        encoding="utf-8",
    )
    for more in ([], ["--processes", "2"]):
        words = ["sim", "subterra", "--games", "2", "--seats", "my_bots:Careful:depth=3,greedy", "--json"]
        done = subprocess.run(
            [sys.executable, str(script), *words, *more],
            capture_output=True,
            text=True,
            timeout=120,
            cwd=tmp_path,
        )
        assert done.returncode == 0, done.stderr
        assert json.loads(done.stdout)["games"] == 2


def test_own_agents_options_and_levels(run: Run) -> None:
    found = run(
        *("sim", "subterra", "--games", "3", "--seats", "tests.agents.bots:Last", "--scenario", "expert"),
        *("--set", "caver-count=5", "--json"),
    ).json
    assert found["scenario"] == "expert"
    assert found["options"]["caver-count"] == "5"
    assert found["games"] == 3


def test_greedy_without_a_rule_of_thumb_says_so(run: Run) -> None:
    assert "no rule of thumb" in run("sim", SKULK, "--games", "1", "--seats", "greedy,greedy").err


def test_an_agent_that_breaks_the_rules_is_named_with_the_game(run: Run) -> None:
    done = run("sim", SKULK, "--games", "1", "--seats", "tests.agents.bots:Cheat,random", "--seed", "4")
    assert done.code == 2
    assert "Game with seed 4" in done.err
    assert "Cheat" in done.err


def test_bench_measures_each_game(run: Run) -> None:
    (speed,) = run("bench", SKULK, "--seconds", "0.05", "--seats", "3", "--json").json
    assert speed["game"] == SKULK
    assert speed["seats"] == 3
    assert speed["games"] > 0
    assert speed["decisions_per_second"] > 0
    assert speed["copy_microseconds"] > 0
    page = run("bench", "subterra", "--seconds", "0.05")
    assert "subterra" in page.out
    assert max(len(line) for line in page.out.splitlines()) <= 80


def test_fuzz_plays_and_reports(run: Run, tmp_path: Path) -> None:
    done = run("fuzz", SKULK, "--games", "5", "--seed", "3", "--out", str(tmp_path), "--json")
    assert done.code == 0
    assert done.json[SKULK]["games"] == 5
    assert done.json[SKULK]["failures"] == []
    assert "5 games" in run("fuzz", SKULK, "--games", "5", "--seed", "3").out
    assert "parties" in run("fuzz", SKULK, "--seconds", "0.2", "--lang", "fr").out


def test_fuzz_leaves_the_record_of_a_fault(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game(SKULK)
    words = game.move_words

    def broken(s: Any, seat: int, move: int) -> str:
        if s.turns > 2:
            raise RuntimeError("no words for it")
        return words(s, seat, move)

    monkeypatch.setattr(game, "move_words", broken)
    done = run("fuzz", SKULK, "--games", "1", "--seed", "3", "--out", str(tmp_path))
    monkeypatch.undo()
    assert done.code == 1
    assert "no words for it" in done.err
    (record,) = tmp_path.glob("*.record")
    assert str(record) in done.err
