# interpreted: records are written and read for people, files and storage
"""A record is a header and one line for each choice and chance result, with a state hash at each turn.

undercroft record 1
game: subterra
rules: 1
data: 0f3c...
setup: {"seats": 4, ...}
start: {...}                a position, if the game did not begin at its beginning

1 explore north             seat 1 answers
= draw plain-x1             chance
@ 2 90ab12cd34ef5678        turn 2 begins in this state
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from undercroft.kernel.documents.position import state_hash
from undercroft.kernel.documents.position_reading import (
    game_of_document,
    read_position,
    read_setup,
    too_much_json,
)
from undercroft.kernel.errors import CorruptError, Phrase, UndercroftError, UnreadableError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match, waiting_lines
from undercroft.kernel.script import NUMBER, read_script

FIRST_LINE = "undercroft record 1"


def write_record(match: Match) -> str:
    """The record of a match so far."""
    game, setup = match.game, match.setup
    lines = [
        FIRST_LINE,
        f"game: {game.id}",
        f"rules: {game.rules_version}",
        f"data: {game.data_hash(setup)}",
        f"setup: {json.dumps(msgspec.to_builtins(setup), ensure_ascii=False)}",
    ]
    if match.start:
        lines.append(f"start: {match.start}")
    lines += ["", *match.lines, *waiting_lines(match.waiting)]
    return "\n".join(lines) + "\n"


class Player:
    """Replays a record step by step: the moves come out of the same rules, checked as they go."""

    def __init__(self, text: str, game: Game | None = None) -> None:
        head, self.lines, self.numbers = split_record(text)
        self.game = game_of_document(head.get("game", ""), game, Phrase("The record"))
        self.head = head
        setup = read_setup(read_json(head.get("setup", "")), self.game)
        self.same_rules = head.get("rules") == str(self.game.rules_version)
        if head.get("data") != self.game.data_hash(setup):
            raise UnreadableError(
                "The record was made with other component data of {game}.", game=self.game.id
            )
        self.at = 0
        if "start" in head:
            _, _, state = read_position(head["start"], self.game)
            state.rng = 0  # chance comes from the record alone, so that a missing line is noticed
            self.match = Match(self.game, setup, state)
            self.match.start = head["start"]
        else:
            self.match = Match(self.game, setup, self.game.start(setup))
            self.guarded(0, lambda: self.match.begin(self.script_after(0)))
            self.skip_chance()
        self.check_hashes()

    def is_done(self) -> bool:
        """Whether every line has been replayed."""
        return self.at >= len(self.lines)

    def step(self) -> str:
        """Replay one choice with its chance; the words of the choice."""
        number = self.at
        line = self.lines[number]
        seat_word, _, words = line.partition(" ")
        if not NUMBER.fullmatch(seat_word) or not words:
            raise UnreadableError(
                "Line {number} of the record, {line!r}, is no choice.", number=self.numbers[number], line=line
            )
        self.at += 1
        script = self.script_after(self.at)
        seat = int(seat_word) - 1

        def answer() -> None:
            self.match.one_asked(seat)
            offered = self.match.offer(seat)
            if words not in offered:
                raise CorruptError(
                    "{words!r} is not offered to seat {seat} there.", words=words, seat=seat + 1
                )
            self.match.state.forced = script
            self.match.advance(seat, words, offered[words])

        self.guarded(number, answer)
        self.skip_chance()
        self.check_hashes()
        return line

    def script_after(self, at: int) -> list[int]:
        """The chance results written from a line on."""
        parts = []
        while at < len(self.lines) and self.lines[at].startswith("= "):
            parts.append(self.lines[at][2:])
            at += 1
        return read_script(self.game, self.match.state, ", ".join(parts))

    def skip_chance(self) -> None:
        """Go past the chance results just used."""
        while not self.is_done() and self.lines[self.at].startswith("= "):
            self.at += 1

    def check_hashes(self) -> None:
        """Compare the state with the hash written at this turn, if one is."""
        while not self.is_done() and self.lines[self.at].startswith("@ "):
            parts = self.lines[self.at].split()
            found = state_hash(self.game, self.match.state)
            if parts[1:] != [str(self.match.state.turns), found]:
                raise CorruptError(
                    "Line {number} of the record: the game is in another state than was written (turn {turns}"
                    " {found} instead of {written}){remark}.",
                    number=self.numbers[self.at],
                    turns=self.match.state.turns,
                    found=found,
                    written=" ".join(parts[1:]),
                    remark=self.other_rules(),
                )
            self.at += 1

    def guarded(self, number: int, act: Any) -> None:
        """Do one step of the replay; what goes wrong is said with the line it went wrong at."""
        try:
            act()
        except UndercroftError as error:
            where = Phrase("The end")
            if number < len(self.lines):
                where = Phrase(
                    "Line {number} of the record, {line!r}",
                    number=self.numbers[number],
                    line=self.lines[number],
                )
            raise CorruptError(
                "{where}: {error}{remark}", where=where, error=error, remark=self.other_rules()
            ) from None

    def other_rules(self) -> str | Phrase:
        """A remark if the record was made with another version of the rules."""
        if self.same_rules:
            return ""
        made, here = self.head.get("rules"), self.game.rules_version
        return Phrase(" (made with version {made} of the rules, replayed with {here})", made=made, here=here)


def replay(text: str, game: Game | None = None) -> Match:
    """The match at the end of a record, every line replayed and every hash checked."""
    player = Player(text, game)
    while not player.is_done():
        player.step()
    return player.match


def split_record(text: str) -> tuple[dict[str, str], list[str], list[int]]:
    """The header by name, and the lines of play with their numbers in the text."""
    lines = [line.rstrip() for line in text.splitlines()]
    if not lines or lines[0] != FIRST_LINE:
        raise UnreadableError(
            "The document is not a record: its first line should be {wanted!r}.", wanted=FIRST_LINE
        )
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            numbers = [at for at in range(number, len(lines)) if lines[at]]
            return head, [lines[at] for at in numbers], [at + 1 for at in numbers]
        name, colon, value = line.partition(": ")
        if not colon:
            raise UnreadableError(
                "Line {number} of the record should read 'name: value', not {line!r}.",
                number=number,
                line=line,
            )
        head[name] = value
    return head, [], []


def read_json(text: str) -> Any:
    """The set-up inside a record."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise UnreadableError(
            "The set-up of the record is not readable as JSON: {error} (character {column}).",
            error=error.msg,
            column=error.colno,
        ) from None
    except (RecursionError, ValueError):
        raise too_much_json(Phrase("The set-up of the record")) from None
