"""The programs that some tests need and that no Python package brings: a browser, PostgreSQL and Redis.

On Debian, as root, those that are missing are installed; elsewhere the tests that need them are skipped and
say so.
"""

import os
import shutil
import subprocess
from pathlib import Path

PACKAGES = {"chromium": "chromium", "redis-server": "redis-server", "initdb": "postgresql", "npm": "npm"}


def missing() -> list[str]:
    """The Debian packages of the programs that are not there."""
    return [package for program, package in PACKAGES.items() if not is_there(program)]


def is_there(program: str) -> bool:
    """Whether a program can be run; Debian keeps PostgreSQL's out of the search path."""
    return bool(shutil.which(program) or any(Path("/usr/lib/postgresql").glob(f"*/bin/{program}")))


def ensure_programs() -> None:
    """Install what is missing if that can be done here, and say what stays missing."""
    wanted = missing()
    if wanted and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        subprocess.run([*install, *wanted], check=False, env=quiet, stdout=subprocess.DEVNULL)
    left = missing()
    if left:
        print(f"Not installed here: {', '.join(left)}. The tests that need them are skipped.")
    else:
        print("The browser, PostgreSQL, Redis and npm are there.")
