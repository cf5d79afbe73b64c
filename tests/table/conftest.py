"""One server with each database for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.running import Server, serving
from tests.table.services import Databases, postgres, postgres_folder


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest) -> Iterator[Databases]:
    if request.param == "sqlite":
        yield Databases("sqlite", "")
        return
    if postgres_folder() is None:
        pytest.skip("PostgreSQL is not installed here: no initdb, or no user to run it.")
    with postgres() as home:
        yield Databases("postgresql", home)


@pytest.fixture(scope="session")
def server(databases: Databases, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp(databases.kind)
    with serving(folder, databases.fresh(folder)) as running:
        yield running
