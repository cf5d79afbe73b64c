"""Each test run says which engine it tests, and refuses to start on another than it was told to expect."""

import os
from pathlib import Path

import pytest

from undercroft.kernel import state

ENGINE = "pure" if Path(str(state.__file__)).suffix == ".py" else "compiled"


def pytest_report_header() -> str:
    return f"engine: {ENGINE} ({state.__file__})"


def pytest_sessionstart() -> None:
    expected = os.environ.get("UNDERCROFT_EXPECT", ENGINE)
    if expected != ENGINE:
        sentence = (
            f"These tests expect the {expected} engine (UNDERCROFT_EXPECT), but undercroft.kernel.state is"
            f" the {ENGINE} one, {state.__file__}. `make {expected}` brings the right environment up to date."
        )
        pytest.exit(sentence, returncode=pytest.ExitCode.USAGE_ERROR)
