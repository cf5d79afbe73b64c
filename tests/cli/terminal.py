"""A terminal for tests: a child process behind a pseudo-terminal, typed to and read from."""

from __future__ import annotations

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from types import TracebackType

CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]|\r")


def take_terminal() -> None:
    """Make the terminal on standard output the child's own, so that `/dev/tty` is it."""
    ioctl(1, termios.TIOCSCTTY, 0)


class Terminal:
    """`undercroft` in a terminal of 80 columns. Leaving it ends the child."""

    def __init__(self, *arguments: str, stdin_from: str = "", **environment: str) -> None:
        self.text = ""
        self.raw = ""
        self.seen = 0
        self.master, slave = pty.openpty()
        ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 80, 0, 0))
        known = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        stdin = os.open(stdin_from, os.O_RDONLY) if stdin_from else slave
        self.child = subprocess.Popen(
            [sys.executable, "-m", "undercroft", *arguments],
            stdin=stdin,
            stdout=slave,
            stderr=slave,
            env={**known, "TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1", **environment},
            start_new_session=True,
            preexec_fn=take_terminal,
        )
        for end in {stdin, slave}:
            os.close(end)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def kill(self) -> None:
        """End the child as a crash would: it learns nothing of it."""
        self.child.kill()
        self.close()

    def close(self) -> int:
        """Let go of a child that has ended; its exit code."""
        code = self.child.wait()
        if self.master >= 0:
            os.close(self.master)
            self.master = -1
        return code

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for(self, text: str, seconds: float = 60) -> str:
        """Read until a text appears after what was waited for before; what came with it."""
        deadline = time.monotonic() + seconds
        while text not in self.text[self.seen :]:
            if not self.read(max(deadline - time.monotonic(), 0)):
                raise AssertionError(f"{text!r} did not appear after:\n{self.text[self.seen :]}")
        start = self.seen
        self.seen = self.text.index(text, start) + len(text)
        return self.text[start : self.seen]

    def wait_end(self, seconds: float = 60) -> int:
        """Read until the child has ended; its exit code."""
        deadline = time.monotonic() + seconds
        while self.read(max(deadline - time.monotonic(), 0)):
            pass
        return self.close()

    def read(self, seconds: float) -> bool:
        """Read what is there; false at the end or when the time is over."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return False
        try:
            piece = os.read(self.master, 65536)
        except OSError:  # how a pseudo-terminal says that its other end is closed
            return False
        self.raw += piece.decode(errors="replace")
        self.text = CONTROL.sub("", self.raw)
        return bool(piece)
