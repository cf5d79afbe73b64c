"""The client's types are those that the server declares."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from tests.browser.serving import ROOT


def test_the_generated_types_are_up_to_date() -> None:
    node = shutil.which("node")
    if node is None or not (ROOT / "web" / "node_modules" / "json-schema-to-typescript").is_dir():
        pytest.skip("The types are made with Node and the packages of web/.")
    done = subprocess.run(
        [node, "types.js", "--check"],
        cwd=ROOT / "web",
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
