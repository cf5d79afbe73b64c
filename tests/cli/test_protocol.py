"""A program plays by lines of JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.cli.conftest import SKULK, Run
from undercroft.kernel.chance import Dice
from undercroft.kernel.registry import game as find_game


class Bot:
    """The other side of the line protocol, in its own process."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "undercroft", "play", *arguments, "--json"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.process.stderr.read() if self.process.stderr else ""
        found = json.loads(line)
        assert isinstance(found, dict)
        return found

    def write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def close(self) -> int:
        _, err = self.process.communicate(timeout=60)
        assert err == ""
        return self.process.returncode


@pytest.mark.parametrize(
    "game_and_seats", [("subterra", "me"), ("subterra", "me,greedy"), (SKULK, "me,random,me")]
)
def test_a_bot_plays_a_whole_game(game_and_seats: tuple[str, str]) -> None:
    game, seats = game_and_seats
    bot = Bot(game, "--seats", seats, "--seed", "3")
    start = bot.read()
    assert start["type"] == "start"
    assert start["game"] == game
    assert len(start["seats"]) == len(seats.split(","))
    mine = {number + 1 for number, who in enumerate(seats.split(",")) if who == "me"}
    dice = Dice(4)
    asked = 0
    while (message := bot.read())["type"] == "question":
        asked += 1
        assert message["seat"] in mine
        assert message["prompt"]
        assert isinstance(message["view"], dict)
        assert all(event["text"] for event in message["events"])
        words = [move["words"] for move in message["moves"]]
        assert len(set(words)) == len(words)
        answer = words[dice.below(len(words))]
        bot.write(answer if asked % 2 else json.dumps({"answer": answer}))
    assert message["type"] == "end"
    assert len(message["outcome"]["results"]) == len(seats.split(","))
    assert message["outcome"]["text"]
    assert set(message["events"]) == {str(number) for number in mine}
    assert bot.close() == 0
    assert asked > 5


def test_several_answers_are_given_as_far_as_nothing_comes_in_between(run: Run) -> None:
    stdin = '{"answer": ["exert", "exert", "hide"]}\npass; pass\n'
    lines = run("play", "subterra", "--seats", "me", "--seed", "5", "--json", stdin=stdin).lines
    assert [line["left"] for line in lines if line["type"] == "stopped"] == [["exert", "hide"], ["pass"]]
    assert [line["type"] for line in lines].count("error") == 0


def test_what_is_illegal_is_answered_with_an_error_and_the_question_again(run: Run) -> None:
    stdin = 'fly\n{"answer": 3}\n{"answer"\n{"answer": "fly"}\n\nexert\n'
    lines = run("play", "subterra", "--seats", "me", "--seed", "5", "--json", stdin=stdin).lines
    kinds = [line["type"] for line in lines]
    assert kinds == ["start", *["question", "error"] * 5, "question", "question"]
    questions = [line for line in lines if line["type"] == "question"]
    assert questions[1:6] == questions[:1] * 5
    assert questions[6] != questions[0]
    for error in (line["error"] for line in lines if line["type"] == "error"):
        assert error.endswith(".")


@pytest.mark.parametrize("line", ["{" + '"a":{' * 100_000, '{"answer": ' + "9" * 5000 + "}"])
def test_a_line_that_is_too_much_to_read_is_answered_with_an_error(run: Run, line: str) -> None:
    words = ("play", "subterra", "--seats", "me", "--seed", "5", "--json")
    error = run(*words, stdin=f"{line}\n").lines[2]
    assert error["type"] == "error"
    assert "not readable as JSON" in error["error"]


def test_the_view_is_the_seats_own(run: Run) -> None:
    lines = run("play", SKULK, "--seats", "me,me", "--seed", "5", "--json", stdin="left\n").lines
    game = find_game(SKULK)
    match = game.new(seats=2, seed=5)
    import msgspec

    assert lines[1]["view"] == json.loads(msgspec.json.encode(match.view(0)))
    match.apply("left", 0)
    assert lines[2]["view"] == json.loads(msgspec.json.encode(match.view(1)))
    assert lines[1]["view"] != lines[2]["view"]


def test_events_come_once_and_in_order(run: Run) -> None:
    stdin = "".join("1\n" for _ in range(0)) + "explore north\nexert\n"
    lines = run("play", "subterra", "--seats", "me", "--seed", "5", "--json", stdin=stdin).lines
    match = find_game("subterra").new(seats=1, seed=5)
    match.apply("explore north")
    match.apply("exert")
    told = [event["text"] for line in lines if line["type"] == "question" for event in line["events"]]
    assert told == [match.game.texts.say(event.message) for event in match.events_for(0)]


def test_the_end_of_input_ends_the_program(run: Run) -> None:
    done = run("play", "subterra", "--seats", "me", "--seed", "5", "--json")
    assert done.code == 0
    assert [line["type"] for line in done.lines] == ["start", "question"]


def test_the_protocol_speaks_french(run: Run) -> None:
    lines = run(
        "play", "subterra", "--seats", "me", "--seed", "5", "--json", "--lang", "fr", stdin="fly\n"
    ).lines
    match = find_game("subterra").new(seats=1, seed=5)
    assert lines[1]["prompt"] == match.game.texts.say(match.prompt(), "fr")
    assert [move["words"] for move in lines[1]["moves"]] == match.moves()
