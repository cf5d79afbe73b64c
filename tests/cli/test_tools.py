"""The tools on positions, records and diagrams, and through pipes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import SKULK, Files, Run, play_on, play_out
from undercroft.kernel.documents.files import open_text
from undercroft.kernel.perft import divide
from undercroft.kernel.registry import game as find_game

ALL_THREE = ["position", "record", "diagram"]


def command(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "undercroft", *arguments]
    return subprocess.run(words, input=stdin, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("form", ALL_THREE)
@pytest.mark.parametrize("game", ["skulk", "cave"])
class TestEveryCommandTakesAllThree:
    @pytest.fixture
    def file(self, form: str, game: str, request: pytest.FixtureRequest) -> str:
        files: Files = request.getfixturevalue(game)
        return str(getattr(files, form))

    def test_legal(self, run: Run, file: str) -> None:
        match = open_text(Path(file).read_text(encoding="utf-8"))
        asked = match.seats_asked()
        questions = run("legal", file, "--json").json
        assert [q["seat"] for q in questions] == [seat + 1 for seat in asked]
        for question, seat in zip(questions, asked, strict=True):
            assert [move["words"] for move in question["moves"]] == match.moves(seat)
            assert question["prompt"]
        listed = run("legal", file).out
        for words in match.moves(asked[0]):
            assert words in listed
        assert run("legal", file, "--words", "--seat", str(asked[0] + 1)).out.split("\n")[:-1] == match.moves(
            asked[0]
        )

    def test_apply_gives_a_position_a_record_and_what_follows(self, run: Run, file: str) -> None:
        match = open_text(Path(file).read_text(encoding="utf-8"))
        seat = match.seats_asked()[0]
        words = match.moves(seat)[0]
        common = ("apply", file, words, "--seat", str(seat + 1), "--seed", "9")
        done = run(*common)
        assert done.code == 0, done.err
        position = json.loads(done.out)
        assert position["undercroft"] == "position"
        assert run(*common, "--json").json == position
        record = run(*common, "--record").out
        assert f"\n{seat + 1} {words}\n" in record
        after = open_text(record, seed=9)
        assert after.seats_asked() == open_text(done.out).seats_asked()

    def test_explain(self, run: Run, file: str) -> None:
        match = open_text(Path(file).read_text(encoding="utf-8"))
        seat = match.seats_asked()[0]
        words = match.moves(seat)[0]
        assert "legal here" in run("explain", file, words, "--seat", str(seat + 1)).out
        said = run("explain", file, "dance", "--seat", str(seat + 1), "--json").json
        assert said["offered"] is False
        assert said["text"].endswith(".")
        assert (
            run("explain", file, "dance", "--seat", str(seat + 1), "--lang", "fr").out != said["text"] + "\n"
        )

    def test_diagram_gives_itself_back(self, run: Run, file: str, tmp_path: Path) -> None:
        first = run("diagram", file)
        assert first.code == 0, first.err
        copy = tmp_path / "copy.toml"
        copy.write_text(first.out, encoding="utf-8")
        assert run("diagram", str(copy)).out == first.out
        assert run("diagram", file, "--json").json == tomllib.loads(first.out)

    def test_picture(self, run: Run, file: str) -> None:
        drawn = run("diagram", file, "--picture").out
        assert run("diagram", file, "--picture", "--json").json["picture"]
        assert max(len(line) for line in drawn.splitlines()) <= 80

    def test_verify_and_check(self, run: Run, file: str) -> None:
        assert run("verify", file).code == 0
        assert run("verify", file, "--json").json["good"] is True
        assert run("check", file, "--json").json["good"] is True
        assert file in run("check", file, "--lang", "fr").out

    def test_replay(self, run: Run, file: str) -> None:
        shown = run("replay", file)
        assert shown.code == 0, shown.err
        assert max(len(line) for line in shown.out.splitlines()) <= 80
        assert run("replay", file, "--json").lines[0]["step"] == 0

    def test_perft(self, run: Run, file: str) -> None:
        match = open_text(Path(file).read_text(encoding="utf-8"))
        counts = divide(match.game, match.state, 1)
        found = run("perft", file, "--depth", "1", "--split", "--json").json
        assert found == {"depth": 1, "total": sum(counts.values()), "split": counts}
        printed = run("perft", file, "--depth", "1", "--split").out.splitlines()
        assert printed[-1] == f"depth 1: {sum(counts.values())}"
        assert len(printed) == len(counts) + 1
        assert run("perft", file, "--depth", "0").out == "depth 0: 1\n"

    def test_standard_input(self, run: Run, file: str) -> None:
        text = Path(file).read_text(encoding="utf-8")
        assert run("legal", "-", stdin=text).out == run("legal", file).out

    def test_play_goes_on_from_it(self, run: Run, file: str) -> None:
        match = open_text(Path(file).read_text(encoding="utf-8"))
        seats = ",".join(["me"] * match.state.seats)
        done = run("play", file, "--seats", seats, "--seed", "1", stdin="1\nquit\n")
        assert done.code == 0, done.err
        assert match.game.texts.say(match.prompt(match.seats_asked()[0])) in done.out


def test_pipes_compose(tmp_path: Path) -> None:
    first = command("apply", "subterra", "explore north", "--seed", "1")
    assert first.returncode == 0, first.stderr
    second = command("apply", "-", "pass", stdin=first.stdout)
    third = command("legal", "-", "--json", stdin=second.stdout)
    assert third.returncode == 0, third.stderr
    match = find_game("subterra").new(seats=1, seed=1)
    match.apply("explore north")
    match.apply("pass")
    assert [move["words"] for move in json.loads(third.stdout)[0]["moves"]] == match.moves()


@pytest.mark.parametrize("words", ["rules subterra", "games --json", "legal subterra --seed 1"])
def test_a_reader_that_stops_early_is_no_error(words: str) -> None:
    """The other end of the pipe is closed before the first line: as with `head`, whose end is a race."""
    command = [sys.executable, "-m", "undercroft", *words.split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        program.stdout.close()
        assert program.stderr is not None
        assert program.stderr.read() == ""
    assert program.returncode == 0


def test_the_same_seed_gives_the_same_position(run: Run) -> None:
    one, two, three = (run("apply", "subterra", "pass", "--seed", seed).out for seed in ("1", "1", "2"))
    assert one == two
    assert one != three


def test_chance_is_scripted_in_words(run: Run, cave: Files) -> None:
    move = next(m for m in run("legal", cave.record, "--words").out.split("\n") if m.startswith("explore"))
    tile = run("apply", cave.record, move, "--record", "--seed", "3").out
    drawn = [line[2:] for line in tile.splitlines() if line.startswith("= draw")][-1]
    forced = run("apply", cave.record, move, "--chance", drawn, "--seed", "99", "--record")
    assert forced.code == 0, forced.err
    assert f"{move}\n= {drawn}\n" in forced.out


PHASE = """
diagram = 1
game = "claustrophobia"
scenario = "survivors"
phase = "threat"
tile = [{ id = "tile-07", at = [0, 0] }]
warrior = [
  { kind = "redeemer", tile = "tile-07", die = 3 },
  { kind = "blade", tile = "tile-07", die = 4 },
  { kind = "troglodyte", tile = "tile-07" },
]
"""
"""A Threat phase that begins with its roll: the diagram leaves it to chance."""

ROLL = "roll 1, roll 3, roll 5"


class TestADiagramThatBeginsInAPhase:
    """Forced results go to what the phase does before its first question, the rest to the answer."""

    @pytest.fixture
    def file(self, tmp_path: Path) -> str:
        (tmp_path / "threat.toml").write_text(PHASE, encoding="utf-8")
        return str(tmp_path / "threat.toml")

    @pytest.mark.parametrize("command", ["legal", "explain", "diagram", "replay", "perft"])
    def test_it_needs_a_seed_or_results(self, run: Run, file: str, command: str) -> None:
        more = {"explain": ["pass"], "perft": ["--depth", "1"]}.get(command, [])
        done = run(command, file, *more)
        assert done.code == 2
        assert "leaves something to chance" in done.err
        assert "--seed" in done.err
        assert "--chance" in done.err
        for chance in (["--seed", "1"], ["--chance", ROLL]):
            assert run(command, file, *more, *chance).code == 0

    def test_forced_dice_lie_on_the_table(self, run: Run, file: str) -> None:
        found = tomllib.loads(run("diagram", file, "--chance", ROLL).out)
        assert (found["moment"], found["dice"]) == ("rolled", [1, 3, 5])
        assert run("legal", file, "--chance", ROLL, "--words").out.split("\n")[0] == "pass"

    def test_what_is_left_over_goes_to_the_answer_or_is_refused(self, run: Run, file: str) -> None:
        move = next(
            words
            for words in run("legal", file, "--chance", ROLL, "--words").out.splitlines()
            if words.startswith("place")
        )
        after = run("apply", file, move, "--chance", ROLL)
        assert after.code == 0
        one_more = run("apply", file, move, "--chance", f"{ROLL}, roll 2")
        assert (one_more.code, "left over: roll 2" in one_more.err) == (2, True)
        refused = run("legal", file, "--chance", f"{ROLL}, roll 2")
        assert (refused.code, "left over: roll 2" in refused.err) == (2, True)
        wrong = run("legal", file, "--chance", f"{ROLL}, hop")
        assert (wrong.code, "not 'hop'" in wrong.err) == (2, True)
        assert run("legal", file, "--chance", "roll 9, roll 1, roll 1").code == 2

    def test_it_is_verified_and_played(self, run: Run, file: str) -> None:
        assert "is a good diagram" in run("verify", file).out
        played = run("play", file, "--seats", "me,me", "--chance", ROLL, "--json").lines
        assert list(played[1]["view"]["dice"]) == [1, 3, 5]

    def test_a_script_and_a_seed_share_the_work(self, run: Run, file: str) -> None:
        found = tomllib.loads(run("diagram", file, "--chance", "roll 6, roll 6", "--seed", "1").out)
        assert found["dice"].count(6) >= 2
        assert len(found["dice"]) == 3


def test_a_tall_cave_is_drawn_whole_but_not_where_a_question_follows(run: Run, tmp_path: Path) -> None:
    shaft = ["start", "plain-x1", "plain-x2", "plain-x3", "plain-t1", "plain-t2", "plain-t3"]
    shaft += ["plain-s1", "plain-s2", "plain-s3", "plain-s4"]
    turns = ["E" if "-t" in tile else "N" for tile in shaft]
    tiles = [
        f'  {{ id = "{tile}", at = [0, {number}], turn = "{turns[number]}" }},\n'
        for number, tile in enumerate(shaft)
    ]
    party = ", ".join(f'{{ id = "{name}", at = [0, 0] }}' for name in ("medic", "scout", "leader", "diver"))
    head = 'diagram = 1\ngame = "subterra"\nseats = 1\n'
    file = tmp_path / "shaft.toml"
    file.write_text(f"{head}tile = [\n{''.join(tiles)}]\ncaver = [{party}]\n", encoding="utf-8")

    def rows(text: str) -> set[int]:
        """The rows of the cave that a drawing shows: each has its number at the left."""
        return {int(number) for number in re.findall(r"^ {2,3}(\d+) [│?]", text, re.MULTILINE)}

    every = set(range(len(shaft)))
    assert rows(run("diagram", str(file), "--picture").out) == every
    assert rows(run("replay", str(file)).out) == every
    assert rows(run("play", str(file)).out) < every
    assert rows(run("play", str(file), stdin="map\n").out) == every


def test_apply_says_what_happened_if_asked(run: Run, cave: Files) -> None:
    quiet = run("apply", cave.position, "exert")
    told = run("apply", cave.position, "exert", "--log")
    assert quiet.err == ""
    assert told.err.strip()
    assert told.out == quiet.out


def test_words_need_no_quotes(run: Run) -> None:
    together = run("apply", "subterra", "explore north", "--seed", "1")
    apart = run("apply", "subterra", "explore", "north", "--seed", "1")
    assert together.out == apart.out
    assert together.code == 0


def test_perft_with_a_script_has_one_result_where_chance_had_many(run: Run, cave: Files) -> None:
    wide = run("perft", cave.record, "--depth", "1", "--split", "--json").json["split"]
    move = next(words for words in wide if words.startswith("explore"))
    text = run("apply", cave.record, move, "--record", "--seed", "3").out
    script = ", ".join(line[2:] for line in text.split(move)[-1].splitlines() if line.startswith("= "))
    narrow = run("perft", cave.record, "--depth", "1", "--split", "--json", "--chance", script)
    assert wide[move] > 1
    if narrow.code == 0:  # a script fits one move; others may need another kind of result
        assert narrow.json["split"][move] == 1
    else:
        assert "script" in narrow.json["error"]


def test_over_games_have_no_questions(run: Run, tmp_path: Path) -> None:
    match = play_out(find_game(SKULK).new(seats=2, seed=1))
    file = tmp_path / "over.json"
    file.write_text(match.position(), encoding="utf-8")
    assert run("legal", str(file)).out == "The game is over: nobody is asked.\n"
    assert run("legal", str(file), "--json").json == []
    assert run("apply", str(file), "left").code == 2
    assert run("perft", str(file), "--depth", "2").out == "depth 2: 1\n"
    assert run("play", str(file), "--seats", "me,me").code == 0


def test_verify_counts_what_it_checked(run: Run, tmp_path: Path) -> None:
    match = find_game(SKULK).new(seats=2, seed=3)
    play_on(match, turns=4)
    files = Files(match, tmp_path)
    found = run("verify", files.record, "--json").json
    assert found["hashes"] == 4
    assert found["choices"] == sum(line[0].isdigit() for line in match.lines)
    assert "4 states as noted" in run("verify", files.record).out


def own_file(folder: Path, text: str) -> str:
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_check_plays_with_ones_own_data_on_every_level(run: Run, tmp_path: Path) -> None:
    file = own_file(tmp_path, 'game = "subterra"\nkind = "data"\nnumber = [{ id = "gas-loss", value = 1 }]\n')
    found = run("check", file, "--json").json
    assert found["games"] == 11 * len(find_game("subterra").scenarios())
    assert "came to their end" in run("check", file).out
    assert "parties au hasard" in run("check", file, "--lang", "fr").out


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ('kind = "data"', "does not say which game"),
        ('kind = "data"\ngame = "chess"', "no game chess"),
        ('kind = "data"\ngame = "subterra"\nnumber = [{ id = "gas-lost", value = 1 }]', "id gas-lost"),
        ('kind = "data"\ngame = "subterra"\nnumber = [{ id = "gas-loss", value = "x" }]', "a whole number"),
        ('kind = "data"\ngame = "subterra"\ngravity = 3', "gravity"),
        ('kind = "data"\ngame = "subterra"\nnumber = [', "TOML"),
        ('kind = "scenario"\ngame = "subterra"', "no scenarios of one's own"),
    ],
)
def test_check_says_what_is_wrong_with_a_file(run: Run, tmp_path: Path, text: str, part: str) -> None:
    done = run("check", own_file(tmp_path, text))
    assert done.code == 2
    assert part in done.err
    assert done.err.count("\n") == 1


def test_own_data_is_played_with(run: Run, tmp_path: Path) -> None:
    file = own_file(
        tmp_path, 'game = "subterra"\nkind = "data"\nnumber = [{ id = "action-points", value = 3 }]\n'
    )
    stdin = f"save {tmp_path / 'a.json'}\n"
    run("play", "subterra", "--data", file, "--seed", "5", stdin=stdin)
    match = open_text((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert "3 AP" in match.game.texts.say(match.prompt())


def test_replay_tells_the_whole_game_and_its_end(run: Run, tmp_path: Path) -> None:
    match = play_out(find_game(SKULK).new(seats=2, seed=1))
    file = tmp_path / "whole.record"
    from undercroft.kernel.documents.record import write_record

    file.write_text(write_record(match), encoding="utf-8")
    steps = run("replay", str(file), "--json").lines
    assert len(steps) == 2 + sum(line[0].isdigit() for line in match.lines)
    outcome = match.outcome()
    assert outcome is not None
    assert steps[-1]["outcome"]["results"] == list(outcome.results)
    assert match.game.texts.say(outcome.message) in run("replay", str(file)).out.replace("\n", " ")


def test_stepping_goes_on_back_and_to_a_number(run: Run, skulk: Files) -> None:
    done = run("replay", skulk.record, "--step", stdin="\nb\n2\n\nq\n")
    assert done.code == 0
    prompts = [line.split()[0] for line in done.out.splitlines() if "Enter: on" in line]
    total = prompts[0].split("/")[1]
    assert prompts == [f"{step}/{total}" for step in (0, 1, 0, 2, 3)]


def test_games_lists_scenarios_options_and_seats(run: Run) -> None:
    listed = {entry["id"]: entry for entry in run("games", "--json").json}
    game = find_game("subterra")
    assert listed["subterra"]["seats"] == list(game.seat_counts)
    assert listed["subterra"]["scenarios"] == list(game.scenarios())
    assert [o["name"] for o in listed["subterra"]["options"]] == [o.name for o in game.options()]
    page = run("games", "subterra")
    for option in game.options():
        assert option.name in page.out
    assert max(len(line) for line in page.out.splitlines()) <= 80


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_by_chapter_and_number(run: Run, lang: str) -> None:
    whole = run("rules", "subterra", "--lang", lang, "--json").json
    chapter = run("rules", "subterra", "4", "--lang", lang, "--json").json
    rule = run("rules", "subterra", "4.2", "--lang", lang, "--json").json
    assert [entry["number"] for entry in rule] == ["4.2"]
    assert rule[0] in chapter
    assert all(entry in whole for entry in chapter)
    assert all(entry["number"].split(".")[0] == "4" for entry in chapter)
    page = run("rules", "subterra", "4", "--lang", lang).out
    assert max(len(line) for line in page.splitlines()) <= 80
    assert f"4.2  {rule[0]['title']}" in page


def test_rules_have_the_same_numbers_in_both_languages(run: Run) -> None:
    english, french = (run("rules", "subterra", "--json", "--lang", lang).json for lang in ("en", "fr"))
    assert [entry["number"] for entry in english] == [entry["number"] for entry in french]
    assert [entry["text"] for entry in english] != [entry["text"] for entry in french]
