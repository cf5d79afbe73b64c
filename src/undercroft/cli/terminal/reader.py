"""The line that a person types, where there is no terminal: plain lines from a pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path


class Reader:
    """Reads lines from a pipe, and repeats them, so that the output reads like the talk at the table."""

    is_terminal = False

    def ask(self, prompt: str, words: Iterable[str] = ()) -> str:
        """The next line; EOFError when there is none. Words are what may be completed, at a terminal."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print(flush=True)
            raise EOFError
        print(line.rstrip("\n"), flush=True)
        return line.strip()


def reader_here(history: Path | None, stdin_is_used: bool = False) -> Reader:
    """The reader for where we are: a terminal only if there is one to type at and one to look at."""
    if sys.stdout.isatty() and (has_terminal() if stdin_is_used else sys.stdin.isatty()):
        from undercroft.cli.terminal.prompt import TerminalReader  # slow to load, and not needed in a pipe

        return TerminalReader(history)
    return Reader()


def has_terminal() -> bool:
    """Whether a person can type although standard input is a file."""
    try:
        os.close(os.open("/dev/tty", os.O_RDWR))
    except OSError:
        return False
    return True
