"""Whatever is wrong is said in one sentence on standard error, with exit code 2 and nothing else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import SKULK, Done, Files, Run
from tests.wrong import WRONG


def assert_refused(done: Done, *parts: str) -> None:
    assert done.code == 2
    assert done.out == ""
    assert "Traceback" not in done.err
    assert done.err.count("\n") == 1
    assert done.err[-2] in ".?", done.err
    for part in parts:
        assert part in done.err


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("paly", ["no command paly", "play"]),
        ("xyzzy --lang fr", ["pas de commande xyzzy", "verify"]),
        ("play --bar", ["no option --bar", "--help"]),
        ("sim subterra --bar", ["--bar", "undercroft sim --help"]),
        ("legal", ["GAMEFILE", "undercroft legal --help"]),
        ("legal subterra --seed many", ["--seed", "many"]),
        ("legal no-such-file", ["no file no-such-file", "subterra"]),
        ("legal no-such-file --lang fr", ["ni fichier no-such-file"]),
        ("legal .", [". is a folder"]),
        ("legal subterra --seat 2", ["no seat 2", "1"]),
        ("legal subterra --lang de", ["'de'", "en, fr"]),
        ("legal tests.testgame:NOTHING", ["tests.testgame:NOTHING"]),
        ("apply subterra fly --seed 1", ["fly"]),
        ("apply subterra pass --seed 1 --chance hop", ["'roll NUMBER' or 'draw CARD'", "hop"]),
        ("apply subterra pass --seed 1 --chance 'roll'", ["'roll NUMBER'"]),
        (f"apply {SKULK} left --seed 1", ["Seats 1, 2 are asked at once"]),
        ("perft subterra --seed 1", ["--depth"]),
        ("perft subterra --seed 1 --depth -1", ["-1", "0 to 100"]),
        ("perft subterra --seed 1 --depth 99999999999999999999", ["99999999999999999999", "0 to 100"]),
        ("legal subterra --seed 1.5", ["--seed", "1.5"]),
        ("legal subterra --seat 0", ["no seat 0", "one seat, seat 1"]),
        ("legal claustrophobia --seat 3", ["no seat 3", "1 to 2"]),
        ("diagram subterra --seat 9", ["no seat 9"]),
        ("legal ''", ["name of a file"]),
        ("legal -", ["Standard input is empty"]),
        ("legal 'a\0b'", ["no file a"]),
        ("apply subterra '' --seed 1", ["answer in words"]),
        ("explain subterra ' ' --seed 1", ["answer in words"]),
        ("apply subterra pass --record --diagram", ["--record and --diagram"]),
        ("bench --seconds nan", ["--seconds", "nan"]),
        ("bench --seconds inf", ["--seconds", "inf"]),
        ("fuzz --seconds nan", ["--seconds", "nan"]),
        ("sim subterra --games 1.5", ["--games", "1.5"]),
        ("serve --port 99999", ["no port 99999", "1 to 65535"]),
        ("serve --port -1", ["no port -1"]),
        ("serve --host 300.1.1.1", ["300.1.1.1"]),
        ("serve --redis http://x", ["http://x", "redis://"]),
        ("serve --database sqlite:////nowhere/at/all.db", ["database", "unable to open"]),
        ("serve --log loud", ["loud", "debug"]),
        ("--lang fr xyzzy", ["pas de commande xyzzy"]),
        ("--lang=fr legal nothing", ["ni fichier nothing"]),
        ("rules nothing", ["no game nothing", "subterra"]),
        ("rules subterra 99", ["no rule 99", "1, 2, 3"]),
        ("rules subterra 99 --lang fr", ["pas de règle 99"]),
        ("games nothing", ["no game nothing"]),
        ("play subterra --seats me,hal", ["no agent 'hal'", "greedy, random"]),
        ("play subterra --seats me,,greedy", ["--seats", "me,,greedy"]),
        ("play subterra --seats me,random:depth=3", ["RandomAgent has no setting 'depth=3'", "none"]),
        ("play subterra --seats me,no_module:Bot", ["no_module:Bot"]),
        ("play subterra --seats me,undercroft.kernel.chance:Dice", ["not an agent"]),
        ("play subterra --set caver-count", ["name=value"]),
        ("play subterra --set gravity=3", ["no option gravity", "caver-count"]),
        ("play subterra --set seats=3", ["no option seats"]),
        ("play subterra --set scenario=expert", ["no option scenario"]),
        ("play subterra --set caver-count=9", ["caver-count", "'9'"]),
        ("play subterra --scenario hell", ["no scenario hell", "normal, advanced, expert"]),
        ("play subterra --data no-such-file", ["no-such-file"]),
        (f"play {SKULK} --seats me", ["2, 3, 4 seats, not 1"]),
        ("sim subterra --seats me", ["agents only"]),
        ("sim subterra --games 0", ["1 or more"]),
        ("sim subterra --games ten", ["--games", "ten"]),
        ("bench --seconds 0", ["more than 0"]),
        ("verify no-such-file", ["no-such-file"]),
        ("check no-such-file", ["no-such-file"]),
        ("fuzz nothing --seconds 1", ["no game nothing"]),
        ("fuzz --seconds 0", ["more than 0"]),
    ],
)
def test_wrong_command_lines(run: Run, line: str, parts: list[str]) -> None:
    import shlex

    assert_refused(run(*shlex.split(line)), *parts)


@pytest.mark.parametrize(
    ("name", "text", "parts"),
    [
        ("x.json", "{", ["position is not readable as JSON"]),
        ("x.json", '{"a": 1}', ["not a position"]),
        ("x.txt", "hello", ["no position", "no record", "no diagram"]),
        ("x.toml", "diagram = 2", ["diagram = 1"]),
        ("x.toml", "diagram = 1\ngame = ", ["TOML"]),
        ("x.toml", 'diagram = 1\ngame = "chess"', ["no game chess"]),
        ("x.toml", 'kind = "data"\ngame = "subterra"', ["of the kind data"]),
        ("x.record", "undercroft record 1\ngame: subterra", ["set-up"]),
        ("x.record", "undercroft record 9\n", ["undercroft record 1"]),
        ("x.record", "undercroft record 1\n", ["The record does not say which game"]),
        ("x.toml", "diagram = 1", ["The diagram does not say which game"]),
        ("x.toml", "diagram = 1\ngame = 5", ["The diagram does not say which game"]),
        ("x.toml", "  \n", ["x.toml is empty"]),
        ("x.json", '{"a":' * 100_000, ["The position", "nested too deeply"]),
        ("x.json", f'{{"format": {"9" * 5000}}}', ["The position", "too long"]),
        ("x.record", f"undercroft record 1\ngame: subterra\nsetup: {'[' * 100_000}", ["nested too deeply"]),
    ],
)
@pytest.mark.parametrize("command", ["legal", "verify", "play"])
def test_unreadable_files(
    run: Run, tmp_path: Path, name: str, text: str, parts: list[str], command: str
) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    assert_refused(run(command, str(file)), *parts)


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    assert_refused(run("legal", str(tmp_path / "x")), "not a text file")


def test_a_mark_before_the_text_changes_nothing(run: Run, cave: Files) -> None:
    """Some editors put an invisible mark at the beginning of a file."""
    for file in (cave.position, cave.record, cave.diagram):
        bare = run("legal", file)
        Path(file).write_text("\ufeff" + Path(file).read_text(encoding="utf-8"), encoding="utf-8")
        assert run("legal", file) == bare


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "line",
    [
        "legal no-such-file",
        "legal",
        "legal subterra --bar",
        "apply subterra fly --seed 1",
        "play subterra --seats me,hal",
        "perft subterra --depth -1",
        "sim subterra --games 0",
        "rules subterra 99",
        "games nothing",
        "verify no-such-file",
        "check no-such-file",
        "replay no-such-file",
        "xyzzy",
    ],
)
def test_what_is_wrong_is_json_where_json_is_asked_for(run: Run, line: str, lang: str) -> None:
    plain = run(*line.split(), "--lang", lang)
    done = run(*line.split(), "--lang", lang, "--json")
    assert (done.code, done.err) == (2, "")
    faults = plain.err.splitlines()
    assert done.json == {"type": "error", "error": " ".join(faults), "faults": faults}


@pytest.mark.parametrize(
    ("text", "told"),
    [("class Careful(", "There is no agent broken_bots:Careful: "), ("x = 1", "no attribute 'Careful'")],
)
def test_a_module_that_cannot_be_used_is_told_of(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, told: str
) -> None:
    (tmp_path / "broken_bots.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_bots", raising=False)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert_refused(run("play", "subterra", "--seats", "me,broken_bots:Careful"), told)


def test_a_refused_move_says_its_rule_in_both_languages(run: Run, cave: Files) -> None:
    assert_refused(run("apply", cave.position, "swim north"), "(rule ")
    assert_refused(run("apply", cave.position, "swim north", "--lang", "fr"), "(règle ")


def test_a_script_with_results_left_over_is_refused(run: Run, cave: Files) -> None:
    assert_refused(run("apply", cave.position, "exert", "--chance", "roll 3"), "left over: roll 3")


def test_a_script_that_is_too_short_is_refused(run: Run, cave: Files) -> None:
    move = next(m for m in run("legal", cave.record, "--words").out.split("\n") if m.startswith("explore"))
    assert_refused(run("apply", cave.record, move, "--chance", " "), "chance result is needed")


def test_new_game_options_are_refused_for_a_game_that_has_begun(run: Run, cave: Files) -> None:
    assert_refused(run("play", cave.position, "--scenario", "expert"), "has begun")
    assert_refused(run("play", cave.position, "--seats", "me,me"), "one seat, but 2 are listed")


def test_a_record_changed_by_hand_is_refused_with_its_line(run: Run, skulk: Files) -> None:
    text = Path(skulk.record).read_text(encoding="utf-8")
    lines = text.splitlines()
    spot = next(i for i, line in enumerate(lines) if line.startswith("@ 2"))
    lines[spot] = "@ 2 0123456789abcdef"
    Path(skulk.record).write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert_refused(run("verify", skulk.record), "another state than was written")


def test_a_record_without_its_hashes_replays_but_is_not_what_the_game_writes(run: Run, skulk: Files) -> None:
    text = Path(skulk.record).read_text(encoding="utf-8")
    kept = [line for line in text.splitlines() if not line.startswith("@ ")]
    Path(skulk.record).write_text("\n".join(kept) + "\n", encoding="utf-8")
    assert run("legal", skulk.record).code == 0
    assert_refused(run("verify", skulk.record), "not what the game would write")


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_file_is_told_of_in_french(run: Run, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(WRONG[kind].text, encoding="utf-8")
    done = run("check", file, "--lang", "fr")
    assert (done.code, done.out) == (2, "")
    for told in WRONG[kind].told:
        assert told in done.err
    english = run("check", file)
    assert english.err.count("\n") == done.err.count("\n")
    assert not set(done.err.splitlines()) & set(english.err.splitlines())


def test_each_fault_of_a_file_has_a_line(run: Run, tmp_path: Path) -> None:
    wrong = WRONG["scenario"]
    file = tmp_path / "mine.toml"
    file.write_text(wrong.text, encoding="utf-8")
    lines = run("check", file, "--lang", "fr").err.splitlines()
    assert len(lines) == len(wrong.told)
    for told, line in zip(wrong.told, lines, strict=True):
        assert line.startswith(told)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("rules nothing --lang fr", "Il n\u2019y a pas de jeu nothing\u00a0; il y a "),
        ("sim subterra --bar --lang fr", "Il n'y a pas ici d'option --bar. Voyez `undercroft sim --help`."),
        ("legal --lang fr", "Il manque GAMEFILE, ou sa valeur."),
        ("perft subterra --lang fr", "Il manque --depth, ou sa valeur."),
        ("legal subterra --seed many --lang fr", "--seed ne peut pas être « many »."),
        ("games subterra more --lang fr", "Ceci est de trop : more."),
        ("legal subterra --seed 1 --seed 2 --lang fr", "--seed est donné deux fois."),
        (
            "play subterra --seats me,hal --lang fr",
            "Il n\u2019y a pas de joueur ordinateur «\u00a0hal\u00a0»",
        ),
        (
            "play subterra --set caver-count=9 --lang fr",
            "L\u2019option caver-count ne peut pas être '9'\u00a0: ",
        ),
        (
            "apply subterra pass --seed 1 --chance hop --lang fr",
            "Un résultat du hasard est «\u00a0roll NOMBRE\u00a0»",
        ),
    ],
)
def test_wrong_command_lines_are_told_of_in_french(run: Run, line: str, told: str) -> None:
    assert_refused(run(*line.split()), told)
