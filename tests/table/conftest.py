"""One server with each database for all tests that need nothing special of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.table.running import Server, serving
from tests.table.services import Databases, postgres


class House:
    """Starts what is asked for and keeps it until the last test: they ask now for one, now for the other."""

    def __init__(self, folder: Path, ending: ExitStack) -> None:
        self.folder = folder
        self.ending = ending
        self.databases: dict[str, Databases] = {}
        self.servers: dict[str, Server] = {}

    def database(self, kind: str) -> Databases:
        if kind not in self.databases:
            home = "" if kind == "sqlite" else self.ending.enter_context(postgres())
            self.databases[kind] = Databases(kind, home)
        return self.databases[kind]

    def server(self, databases: Databases) -> Server:
        if databases.kind not in self.servers:
            folder = self.folder / databases.kind
            folder.mkdir()
            running = self.ending.enter_context(serving(folder, databases.fresh(folder)))
            self.servers[databases.kind] = running
        return self.servers[databases.kind]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with ExitStack() as ending:
        yield House(tmp_path_factory.mktemp("house"), ending)


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, house: House) -> Databases:
    return house.database(str(request.param))


@pytest.fixture(scope="session")
def server(databases: Databases, house: House) -> Server:
    return house.server(databases)
