"""The programs that the tests need and that no Python package brings.

On Debian, as root, those that are missing are installed. Elsewhere they are named, and the tests that need
them fail and say so. (Node comes as a Python package where the system has none: see envs.py.)
"""

import os
import shutil
import subprocess
from pathlib import Path

PACKAGES = {
    "chromium": ("chromium", "fonts-dejavu-core"),
    "redis-server": ("redis-server",),
    "initdb": ("postgresql",),
    "nginx": ("nginx-light",),
    "valgrind": ("valgrind",),
}
"""What is looked for, and the Debian packages that bring it. Chromium also needs a font to write with."""

OTHER_NAMES = {"chromium": ("CHROMIUM", "chromium-browser")}
"""What else will do: a program named by a variable, or one of another name."""

INSTALL_SECONDS = 600


def missing() -> list[str]:
    """The programs that are not there."""
    return [program for program in PACKAGES if not is_there(program)]


def is_there(program: str) -> bool:
    """Whether a program can be run; Debian keeps PostgreSQL's out of the search path."""
    names = [program, *OTHER_NAMES.get(program, ())]
    places = [shutil.which(os.environ.get(name) or name) for name in names]
    return any(places) or any(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))


def ensure_programs() -> None:
    """Install what is missing if that can be done here; stop with a sentence if something stays missing."""
    wanted = missing()
    if wanted and os.geteuid() == 0 and shutil.which("apt-get"):
        install([package for program in wanted for package in PACKAGES[program]])
    left = missing()
    if left:
        packages = " ".join(package for program in left for package in PACKAGES[program])
        raise SystemExit(
            f"Not installed here: {', '.join(left)}. The tests that need them will fail."
            f" On Debian, `apt-get install {packages}` brings them."
        )
    print("The browser, PostgreSQL, Redis, nginx and valgrind are there.")


def install(packages: list[str]) -> None:
    """Install Debian packages; what goes wrong is shown, and what stays missing is noticed afterwards."""
    print(f"Installing {', '.join(packages)} ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    add = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    for command in (["apt-get", "update", "-qq"], add):
        try:
            done = subprocess.run(command, env=quiet, capture_output=True, text=True, timeout=INSTALL_SECONDS)
        except subprocess.TimeoutExpired:
            print(f"`{' '.join(command)}` did not end within {INSTALL_SECONDS} s.")
            return
        if done.returncode != 0:
            print(f"`{' '.join(command)}` failed:\n{(done.stdout + done.stderr)[-1500:]}")
