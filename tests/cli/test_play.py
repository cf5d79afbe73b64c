"""The terminal game through a pipe: what a person types, and what the table answers."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.conftest import SKULK, Files, Run, flat, play_on
from tests.kernel.test_gesture import walking
from undercroft.cli.terminal.saved import kept_games, state_folder
from undercroft.cli.terminal.talk import COMMANDS as TALK
from undercroft.kernel.chance import Dice
from undercroft.kernel.documents.files import open_text
from undercroft.kernel.documents.record import replay
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game


def cave_at(turns: int = 1) -> Match:
    match = find_game("subterra").new(seats=1, seed=5)
    play_on(match, turns)
    return match


class Typist(io.TextIOBase):
    """Types numbers while a game is kept, then a last line."""

    def __init__(self, last: str) -> None:
        self.dice = Dice(7)
        self.last = [last, ""]

    def readline(self, limit: int | None = -1, /) -> str:  # type: ignore[override]  # lines are text
        if any((state_folder() / "games").glob("*.json")):
            return f"{1 + self.dice.below(4)}\n"
        return self.last.pop(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "seats"), [("subterra", "me"), ("subterra", "me,me"), (SKULK, "me,me,random")]
)
def test_a_whole_game_by_numbers(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: str, lang: str
) -> None:
    """Every page fits 80 columns, the end is announced, and the saved record is the game that was played."""
    monkeypatch.chdir(tmp_path)
    file = Path("whole.record")
    typist = Typist(f"save {file}\n")
    done = run("play", game, "--seats", seats, "--seed", "2", "--lang", lang, stdin=typist)
    assert done.code == 0
    assert done.err == ""
    assert max(len(line) for line in done.out.splitlines()) <= 80
    assert {"en": "The game is over", "fr": "La partie est finie"}[lang] in done.out
    match = replay(file.read_text(encoding="utf-8"))
    outcome = match.outcome()
    assert outcome is not None
    assert flat(match.game.texts.say(outcome.message, lang)) in flat(done.out)
    assert kept_games() == []


LONE = re.compile(r"^ +1  (?!.* 2  ).*\n> ", re.MULTILINE)
"""A question with one answer."""


@pytest.mark.parametrize("seats", ["me,random", "me,me"])
def test_one_answer_is_asked_for_only_where_another_person_could_learn_from_the_silence(
    run: Run, seats: str
) -> None:
    done = run("play", "claustrophobia", "--seats", seats, "--seed", "2", stdin="1\n" * 40)
    assert done.out.count("\n> 1\n") == 40
    assert bool(LONE.search(done.out)) == (seats == "me,me")


def test_a_number_the_words_and_their_beginning_are_the_same_answer(run: Run) -> None:
    words = cave_at().moves()
    number = words.index("explore north") + 1
    pages = [
        run("play", "subterra", "--seed", "5", stdin=f"{typed}\n").out.split("> ", 1)[1].split("\n", 1)[1]
        for typed in (str(number), "explore north", "ex n", "EXPLORE   North")
    ]
    assert pages[1:] == pages[:1] * 3
    assert "north" in pages[0]


@pytest.fixture
def walk(tmp_path: Path) -> str:
    """A file in which somebody is about to take up to three steps."""
    file = tmp_path / "walk.json"
    file.write_text(walking().position(), encoding="utf-8")
    return str(file)


def questions(out: str) -> list[str]:
    """The prompts and answers of all pages, with what was typed."""
    return [page.rsplit("\n\n", 1)[-1] for page in out.split("\n> ")]


def test_several_answers_on_a_line_and_their_beginnings(run: Run, walk: str) -> None:
    slow = questions(run("play", walk, stdin="step north\nstep north\n").out)
    for typed in ("step north; step north", "st n;  ST N ;"):
        assert questions(run("play", walk, stdin=f"{typed}\n").out)[1] == slow[2]
    out = run("play", walk, stdin="step north; fly; step north\n").out
    assert "Not done, because something came in between or did not fit: fly; step north." in flat(out)
    assert questions(out)[1] == slow[1]


def test_a_line_of_answers_is_taken_back_whole(run: Run, walk: str) -> None:
    asked = questions(run("play", walk, stdin="step north; step north\nundo\n").out)
    assert asked[2] == asked[0] != asked[1]


def test_a_line_of_answers_begins_with_one(run: Run) -> None:
    out = run("play", "subterra", "--seed", "5", stdin="fly; hide\n ; \nexp; hide\n").out
    assert "fly" in out
    assert '"exp" may mean: ' in out
    assert out.count("Round 1") == run("play", "subterra", "--seed", "5").out.count("Round 1")


def test_a_beginning_that_may_mean_several_moves_lists_them(run: Run) -> None:
    out = run("play", "subterra", "--seed", "5", stdin="exp\n").out
    assert '"exp" may mean: ' in out
    listed = out.split('"exp" may mean: ')[1].replace("\n", " ")
    for words in cave_at().moves():
        assert (words in listed) == words.startswith("exp")


def test_what_is_not_offered_is_refused_with_its_rule_and_changes_nothing(run: Run) -> None:
    out = run("play", "subterra", "--seed", "5", stdin="swim north\nwhy swim north\n").out
    assert flat(out).count("(rule ") == 2
    assert out.count("Round 1") == run("play", "subterra", "--seed", "5").out.count("Round 1")


def test_why_of_a_legal_move_says_so(run: Run) -> None:
    assert (
        "explore north: this is legal here."
        in run("play", "subterra", "--seed", "5", stdin="why explore north\n").out
    )
    assert "Say which move" in run("play", "subterra", "--seed", "5", stdin="why\n").out


def test_numbers_out_of_range(run: Run) -> None:
    assert "\nThe game is kept" in run("play", "subterra", "--seed", "5", stdin="²\n--5\n\x00\n[1]\n").out
    assert "There is no answer 99" in run("play", "subterra", "--seed", "5", stdin="99\n").out
    assert "There is no answer 0" in run("play", "subterra", "--seed", "5", stdin="0\n").out


def test_undo_takes_an_answer_back_until_something_was_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "undone.record"
    out = run("play", "subterra", "--seed", "5", stdin=f"exert\nundo\nsave {file}\n").out
    assert "saved as a record" in out.lower()
    assert replay(file.read_text(encoding="utf-8")).moves() == cave_at().moves()
    assert "nothing to take back" in run("play", "subterra", "--seed", "5", stdin="ex n\nundo\n").out


def test_save_writes_what_the_name_says(run: Run, tmp_path: Path) -> None:
    names = ["a.json", "a.record", "a.toml"]
    stdin = "".join(f"save {tmp_path / name}\n" for name in names)
    out = run("play", "subterra", "--seed", "5", stdin=stdin).out
    assert [kind in out for kind in ("a position", "a record", "a diagram")] == [True] * 3
    for name in names:
        match = open_text((tmp_path / name).read_text(encoding="utf-8"), seed=1)
        assert match.moves() == cave_at().moves()


def test_save_replaces_games_and_nothing_else(run: Run, tmp_path: Path) -> None:
    letter, game = tmp_path / "letter.txt", tmp_path / "game.record"
    letter.write_text("Dear aunt,\n", encoding="utf-8")
    stdin = f"save {letter}\nsave {game}\nexert\nsave {game}\nsave {tmp_path / 'no' / 'where'}\nsave\n"
    out = run("play", "subterra", "--seed", "5", stdin=stdin).out
    assert letter.read_text(encoding="utf-8") == "Dear aunt,\n"
    assert "is no game: it is left as it is" in flat(out)
    assert "1 exert" in game.read_text(encoding="utf-8")
    assert "could not be used" in flat(out)
    assert "Say where" in out


def test_log_rules_hint_odds_map_and_help(run: Run) -> None:
    stdin = "log\nlog 1\nrules\nrules 4.3\nrules 99\nhint\nhint random\nhint nobody\nodds\nmap\nhelp\nq\n"
    out = run("play", "subterra", "--seed", "5", stdin=stdin).out
    parts = out.split("\n> ")
    assert len(parts) == 13
    events = [cave_at().game.texts.say(event.message) for event in cave_at().events]
    for event in events:
        assert f"· {event}" in flat(parts[0])
    assert flat(parts[1]) == flat("log " + " ".join(f"· {event}" for event in events))
    assert flat(parts[2]) == flat(f"log 1 · {events[-1]}")
    assert "rules 4.2" in parts[3]
    assert parts[4].split("\n")[1].startswith("4.3  ")
    assert "no rule 99" in parts[5]
    for hinted in parts[6:8]:
        assert hinted.split("An agent would answer: ")[1].split("\n")[0] in cave_at().moves()
    assert "no agent 'nobody'" in parts[8]
    assert len(parts[9].splitlines()) >= 2
    assert "Round 1" in parts[10]
    for word in ("why", "undo", "save", "odds", "hint", "rules", "log", "map", "help", "quit"):
        assert f"\n  {word} " in parts[11]


def test_hints_do_not_change_the_game(run: Run, tmp_path: Path) -> None:
    for name, stdin in (("with", "hint\nhint\nex n\n"), ("without", "ex n\n")):
        run("play", "subterra", "--seed", "5", stdin=f"{stdin}save {tmp_path / name}.json\n")
    assert (tmp_path / "with.json").read_text() == (tmp_path / "without.json").read_text()


def test_the_table_understands_french(run: Run) -> None:
    stdin = "pourquoi swim north\naide\nrègles 4.2\nrules 4.2\njournal\nquitter\n"
    out = run("play", "subterra", "--seed", "5", "--lang", "fr", stdin=stdin).out
    assert "(règle " in flat(out)
    assert out.count("\n4.2  ") == 2
    assert "La partie est gardée" in out


def test_agents_play_their_seats_and_people_theirs(run: Run) -> None:
    """Numbers typed are spent on the person's questions alone."""
    out = run("play", SKULK, "--seats", "random,me,random", "--seed", "4", stdin="1\n1\n1\n").out
    assert "Seat 2:" in out
    assert "Seat 1:" not in out
    assert "Seat 3:" not in out


def test_a_table_of_agents_plays_to_the_end_by_itself(run: Run) -> None:
    out = run("play", SKULK, "--seats", "random,random", "--seed", "4").out
    assert "The game is over" in out


def test_the_same_seed_and_agents_play_the_same_game(run: Run) -> None:
    outs = {run("play", SKULK, "--seats", "random,greedy", "--seed", "4").out for _ in range(2)}
    assert len(outs) == 1


def test_an_agent_of_ones_own_by_module_and_class(run: Run) -> None:
    out = run("play", SKULK, "--seats", "me,tests.agents.bots:Last", "--seed", "4", stdin="1\n")
    assert out.code == 0
    assert "Traceback" not in out.err


def test_scenario_options_and_own_data_reach_the_game(run: Run, tmp_path: Path) -> None:
    data = tmp_path / "box.toml"
    data.write_text('game = "subterra"\nkind = "data"\n', encoding="utf-8")
    file = tmp_path / "a.json"
    run(
        *("play", "subterra", "--scenario", "expert", "--set", "caver-count=6", "--set", "strict-end=yes"),
        *("--data", str(data), "--seed", "3"),
        stdin=f"save {file}\n",
    )
    setup = open_text(file.read_text(encoding="utf-8")).setup
    assert setup.scenario == "expert"
    assert setup.options["caver-count"] == "6"
    assert setup.options["strict-end"] is True
    assert setup.data_text == data.read_text(encoding="utf-8")


def test_chance_at_the_start_is_scripted(run: Run, tmp_path: Path, cave: Files) -> None:
    lines = Path(cave.record).read_text(encoding="utf-8").splitlines()
    script = []
    for line in lines[lines.index("") + 1 :]:
        if not line.startswith("= "):
            break
        script.append(line[2:])
    file = tmp_path / "a.json"
    run("play", "subterra", "--chance", ", ".join(script), "--seed", "1", stdin=f"save {file}\n")
    match = open_text(file.read_text(encoding="utf-8"))
    assert match.moves() == cave_at().moves()
    assert match.view(0) == cave_at().view(0)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.tuples(st.sampled_from(["", *TALK, "explore", "move north", "(", "[b]"]), st.text(max_size=8)),
        max_size=5,
    )
)
def test_whatever_is_typed_the_table_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: list[tuple[str, str]]
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = [f"{word} {text}" for word, text in typed if word != "quit"]
    done = run("play", "subterra", "--seed", "5", stdin="\n".join([*lines, "", "quit"]))
    assert done.code == 0
    assert done.err == ""
