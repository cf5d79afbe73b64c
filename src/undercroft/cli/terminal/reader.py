"""The line that a person types, where there is no terminal: plain lines from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable


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
