# interpreted: draws for the terminal
"""The terminal's page: how things stand, the board, the players."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.dungeontwister.face import names, picture
from undercroft.games.dungeontwister.face.description import player_lines, status
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.tokens import TOKENS, is_character
from undercroft.kernel.terminal_lines import Span, flowed, trimmed
from undercroft.kernel.texts import Message, message

Say = Callable[[Message], str]
Line = list[Span]


def screen(t: Labyrinth, seat: int, say: Say, width: int) -> list[Line]:
    """The whole page, no line longer than the width."""
    lines: list[Line] = [[Span(say(line), "title")] for line in status(t)]
    lines += [[], *picture.board_lines(t, seat), []]
    lines += flowed(legend(t, say), width, "  ")
    lines.append([])
    for owner in range(2):
        for text in player_lines(t, seat, owner, say):
            lines += flowed(
                [[Span(word, "mine" if owner == seat else "")] for word in text.split()], width, " "
            )
    return [trimmed(line, width) for line in lines]


def legend(t: Labyrinth, say: Say) -> list[Line]:
    """The letters of the characters that are on the board now."""
    found: list[Line] = []
    for token in range(TOKENS):
        if t.at[token] >= 0 and is_character(token):
            name = say(names.token_name(t, token))
            found.append([Span(picture.letter(t, token), "title"), Span(f" {name}", "dim")])
    if found:
        found.append([Span("*", "title"), Span(f" {say(message('legend-object'))}", "dim")])
        found.append([Span("!", "title"), Span(f" {say(message('legend-wounded'))}", "dim")])
    return found
