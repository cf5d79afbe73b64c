"""The client's types are those that the server declares."""

from __future__ import annotations

import subprocess
import sys

from tests.table.running import ROOT


def test_the_generated_types_are_up_to_date() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    import build_web

    npm, environment = build_web.npm_command()
    done = subprocess.run(
        [*npm, "run", "--silent", "types", "--", "--check"],
        cwd=ROOT / "web",
        env={**environment, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
