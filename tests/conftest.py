"""Each test run says which engine it tests, and refuses to start on another than it was told to expect."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from undercroft.kernel import state

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")  # no test asserts a clock: machines are noisy

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
