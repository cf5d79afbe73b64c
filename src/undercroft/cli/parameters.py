"""The parameters that commands share: said once, the same everywhere. Their help names a message."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from cyclopts import Parameter, Token

WHOLE = re.compile(r"[+-]?[0-9]{1,100}")


def whole_number(kind: Any, tokens: Sequence[Token]) -> int:
    """A whole number as people write it; what is none is refused, and never rounded."""
    text = tokens[0].value.strip()
    if not WHOLE.fullmatch(text):
        raise ValueError(text)
    return int(text)


def amount_of_time(kind: Any, tokens: Sequence[Token]) -> float:
    """Seconds, whole or not; what never ends or is no number is refused."""
    found = float(tokens[0].value)
    if not math.isfinite(found):
        raise ValueError(tokens[0].value)
    return found


GameName: TypeAlias = Annotated[str, Parameter(help="param-game")]
GameFile: TypeAlias = Annotated[str, Parameter(help="param-gamefile", allow_leading_hyphen=True)]
Words: TypeAlias = Annotated[str, Parameter(help="param-words")]

Seats: TypeAlias = Annotated[str | None, Parameter(name="--seats", help="param-seats", metavar="A,B,...")]
SeatNumber: TypeAlias = Annotated[
    int | None, Parameter(name="--seat", help="param-seat", metavar="N", converter=whole_number)
]
Scenario: TypeAlias = Annotated[str | None, Parameter(name="--scenario", help="param-scenario", metavar="S")]
Settings: TypeAlias = Annotated[
    list[str] | None, Parameter(name="--set", help="param-set", metavar="NAME=VALUE", negative="")
]
DataFile: TypeAlias = Annotated[str | None, Parameter(name="--data", help="param-data", metavar="FILE")]
Seed: TypeAlias = Annotated[
    int | None, Parameter(name="--seed", help="param-seed", metavar="N", converter=whole_number)
]
Chance: TypeAlias = Annotated[str, Parameter(name="--chance", help="param-chance", metavar="RESULTS")]
Lang: TypeAlias = Annotated[str | None, Parameter(name="--lang", help="param-lang", metavar="LANG")]
Json: TypeAlias = Annotated[bool, Parameter(name="--json", help="param-json", negative="")]
