"""Standard input and output as they may be: closed, full, or read by somebody who has seen enough."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TextIO


class OutputFailed(Exception):
    """Standard output took not all that was written to it; the reason in the words of the system."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def open_streams() -> bool:
    """Give each standard stream that is closed an empty one instead; whether output had one to go to.

    A closed stream would not only fail: the next file that is opened would take its place.
    """
    had_output = sys.stdout is not None
    if sys.stdin is None:
        sys.stdin = empty_stream("r")
    if sys.stdout is None:
        sys.stdout = empty_stream("w")
    if sys.stderr is None:
        sys.stderr = empty_stream("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return had_output


def empty_stream(mode: Literal["r", "w"]) -> TextIO:
    """A stream that has nothing to read and forgets what is written; it stays open as long as the process."""
    return Path(os.devnull).open(mode, encoding="utf-8")


@contextlib.contextmanager
def checked_output() -> Iterator[None]:
    """Write all that was printed; what the system says against it becomes an error that can be told.

    Whoever read our output and has seen enough, as in `undercroft rules ... | head`, is no error.
    """
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        forget_output()
    except OSError as error:
        if error.filename is not None:
            raise
        forget_output()
        raise OutputFailed(str(error.strerror or error)) from None


def forget_output() -> None:
    """Let nothing more be written: what still waits could not be, and would be complained of at the end."""
    with contextlib.suppress(OSError):  # an output that is no file of the system's has nothing waiting
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
