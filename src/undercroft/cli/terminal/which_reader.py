"""Which reader fits where we are: a terminal's, or the plain one for pipes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from undercroft.cli.terminal.reader import Reader


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
