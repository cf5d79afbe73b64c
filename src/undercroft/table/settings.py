"""What a server can be told: by the command line, by the environment, or by nothing at all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_state_path

from undercroft.kernel.data import shape_fault
from undercroft.kernel.errors import UnreadableError

DAY = 86_400_000
"""A day in milliseconds."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of one server process, each with a value that is good for one machine at home."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A URL of SQLAlchemy's; empty: a file in the user's state folder."""
    redis: str = ""
    """The URL of a Redis through which several server processes share their tables; empty: one process."""
    games: tuple[str, ...] = ()
    """Games besides those of the house, as `module:NAME`."""
    origins: tuple[str, ...] = ()
    """Sites, besides the server's own, whose pages may open sockets: `https://play.example`."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word is taken for where a request comes from."""
    workers: int = 0
    """Worker processes for computer players; 0: one less than there are cores."""
    hint_agent: str = "greedy"
    """Who gives hints."""
    think_limit: float = 30.0
    """Seconds after which a computer player's worker is stopped and asked again."""
    pause: tuple[float, float] = (0.5, 1.7)
    """Seconds, least and most, before a computer answers what is asked in secret: the same for every seat."""
    window: tuple[float, float] = (3.0, 6.0)
    """Seconds, least and most, that a reaction window lasts at a table of several people."""
    pace: float = 0.6
    """Seconds that a computer takes at least for an answer while somebody looks, who can tell it to hurry."""
    archive_after: int = 60 * DAY
    """Milliseconds without any change after which a table is put away."""
    sweep: float = 5.0
    """Seconds between two looks for run-out clocks, idle tables and games that wait for a computer."""
    relaxed: bool = False
    """Let the database acknowledge before the disk has it: only for tests and measures."""
    message_rate: float = 20.0
    message_burst: float = 40.0
    """Socket messages a second of one connection, and how many at once."""
    request_rate: float = 10.0
    request_burst: float = 60.0
    """HTTP requests a second of one address that change or compute something, and how many at once."""
    guess_rate: float = 0.5
    guess_burst: float = 20.0
    """Wrong secrets and codes a second of one address, and how many at once."""
    look_rate: float = 20.0
    look_burst: float = 200.0
    """HTTP requests a second of one address that only look, and how many at once."""
    connections: int = 2000
    """Sockets open at once."""
    address_connections: int = 100
    """Sockets of one address open at once; it may have as many other connections besides."""
    request_within: float = 30.0
    """Seconds within which a request must have come whole, and what is sent must be read."""
    access_log: bool = False
    """Whether every request has its line in the log."""
    log_format: Literal["text", "json"] = "text"
    """Lines for people, or one JSON object a line."""
    metrics: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses or networks that may see `/metrics`."""
    traces: str = ""
    """The URL of an OpenTelemetry collector that takes OTLP over HTTP; empty: none."""
    keep_tables: int = 0
    """Days after which a table at which nothing goes on is deleted; 0: never."""
    keep_chat: int = 0
    """Days after which what people wrote is deleted; 0: with its table."""
    keep_records: int = 0
    """Days after which a record is deleted; 0: never."""
    keep_persons: int = 0
    """Days after which a person who does not come back is forgotten; 0: never."""
    keep_reports: int = 180
    """Days after which a report is deleted; 0: never."""
    prefix: str = ""
    """The path under which a proxy shows the server, as `/undercroft`; empty: the root."""
    words: str = ""
    """A file with words that names, titles and chat at public tables may not have."""
    public_tables: bool = True
    """Whether there are tables at which anybody may sit down; otherwise people are invited."""
    tables_held: int = 2000
    """Tables kept in memory at once; more are read again from the storage when needed."""

    def database_url(self) -> str:
        """The database's URL with the driver that goes with it."""
        return driver_url(self.database) if self.database else f"sqlite:///{default_file()}"

    def worker_count(self) -> int:
        """How many worker processes to start."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def driver_url(url: str) -> str:
    """A database URL as people write it, with the driver that this server uses.

    >>> driver_url("postgresql://me@localhost/games")
    'postgresql+asyncpg://me@localhost/games'
    """
    kinds = {
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
        "sqlite": "sqlite",
    }
    kind, colon, rest = url.partition("://")
    if not colon or kind not in kinds:
        raise UnreadableError(
            "The database URL {url!r} should begin with sqlite:/// (a file) or postgresql:// (a server).",
            url=url,
        )
    return f"{kinds[kind]}://{rest}"


def default_file() -> Path:
    """The database file of somebody who did not say where."""
    folder = user_state_path("undercroft", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder / "table.db"


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The settings that environment variables give: DATABASE_URL, REDIS_URL and UNDERCROFT_<NAME>.

    >>> from_environment({"UNDERCROFT_PORT": "9000", "UNDERCROFT_PAUSE": "0,0"}).pause
    (0.0, 0.0)
    """
    texts: dict[str, object] = {}
    if environment.get("DATABASE_URL"):
        texts["database"] = environment["DATABASE_URL"]
    if environment.get("REDIS_URL"):
        texts["redis"] = environment["REDIS_URL"]
    for field in msgspec.structs.fields(Settings):
        variable = f"UNDERCROFT_{field.name.upper()}"
        if variable in environment:
            value = environment[variable]
            is_list = str(field.type).startswith("tuple")
            texts[field.name] = [part for part in value.split(",") if part] if is_list else value
    try:
        return msgspec.convert(texts, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise UnreadableError(
            "A setting of the environment is wrong: {error}.", error=shape_fault(error)
        ) from None
