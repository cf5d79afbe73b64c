"""Starts the server for a test, and ends it if the test is gone: `python -m tests.table.launching ARGUMENTS`.

The test holds the other end of standard input. When it ends, however it ends, the pipe closes.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

from undercroft.cli.main import main


def end_with_the_test() -> None:
    """Wait until nobody holds the other end, then end."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    threading.Thread(target=end_with_the_test, daemon=True).start()
    sys.exit(main(["serve", *sys.argv[1:]]))
