"""The server's log: one line for each thing, with its time, its level and the request that it belongs to."""

from __future__ import annotations

import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The number of the request, or of the socket, for which something is done."""

FORMS = ("text", "json")
"""The forms that a log can have."""

LOGGERS = ("undercroft", "uvicorn")
ACCESS = "undercroft.access"
"""The logger that has a line for every request."""


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says besides its sentence."""
    request = REQUEST.get()
    more: dict[str, Any] = getattr(record, "fields", {})
    return {**({"request": request} if request else {}), **more}


def time_of(record: logging.LogRecord) -> str:
    """When a line was written, in the time of the world."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")[:23] + "Z"


class TextLines(logging.Formatter):
    """Lines for people: time, level, sentence, and what belongs to it; a trace follows on its own lines."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and its trace."""
        more = "".join(f" {name}={value}" for name, value in fields_of(record).items())
        line = f"{time_of(record)} {record.levelname.lower():<7} {record.getMessage()}{more}"
        line = line.replace("\n", "\\n")
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """Lines for programs: each is one JSON object, its trace inside."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def open_logbook(level: str, form: str, with_requests: bool) -> None:
    """Let everything that the server says go to standard error, in one form; every request too if wanted."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger(ACCESS).setLevel("INFO" if with_requests else "CRITICAL")
