"""The parameters that the commands of `undercroft admin` share, and how they print what they found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter, Token

from undercroft.cli.voice import Voice
from undercroft.kernel.errors import UnreadableError
from undercroft.table.settings import DAY

UNITS = {"s": 1000, "m": 60_000, "h": 3_600_000, "d": DAY}
SPAN = re.compile(r"(\d{1,6})([smhd])")
FOREVER = 4_102_444_800_000
"""The end of a bar that has none: the year 2100."""


def span(kind: Any, tokens: Sequence[Token]) -> int:
    """A span of time as people write it, in milliseconds: 90s, 10m, 2h, 30d."""
    found = SPAN.fullmatch(tokens[0].value.strip())
    if found is None:
        raise ValueError(tokens[0].value)
    return int(found[1]) * UNITS[found[2]]


Database: TypeAlias = Annotated[
    str | None, Parameter(name="--database", help="param-database", metavar="URL")
]
TableId: TypeAlias = Annotated[str, Parameter(help="param-table")]
Why: TypeAlias = Annotated[str, Parameter(name="--why", help="param-why", metavar="TEXT")]
Who: TypeAlias = Annotated[str, Parameter(help="param-who")]
Span: TypeAlias = Annotated[
    int | None, Parameter(name="--for", help="param-for", metavar="SPAN", converter=span)
]


def moment(at: int) -> str:
    """A moment for people, in the time of the world.

    >>> moment(0)
    '1970-01-01 00:00:00Z'
    """
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")


def print_rows(heads: Sequence[str], rows: Sequence[Sequence[object]], voice: Voice) -> None:
    """Rows under their heads, each column as wide as it needs; a sentence if there are none."""
    if not rows:
        print(voice("admin-none"))
        return
    lines = [[str(cell) for cell in row] for row in [heads, *rows]]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())


def checked_who(who: str) -> str:
    """Whom a bar is about: an address or a person."""
    if not re.fullmatch(r"(address:[0-9a-fA-F.:/]{2,60}|person:[a-z0-9]{1,24})", who):
        raise UnreadableError(
            "{who!r} should be somebody, as address:192.0.2.7 or person:k3v9abcd2345.", who=who
        )
    return who
