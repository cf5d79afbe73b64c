"""The parameters that commands share: said once, the same everywhere. Their help names a message."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from cyclopts import Parameter

GameName: TypeAlias = Annotated[str, Parameter(help="param-game")]
GameFile: TypeAlias = Annotated[str, Parameter(help="param-gamefile", allow_leading_hyphen=True)]
Words: TypeAlias = Annotated[str, Parameter(help="param-words")]

Seats: TypeAlias = Annotated[str | None, Parameter(name="--seats", help="param-seats", metavar="A,B,...")]
SeatNumber: TypeAlias = Annotated[int | None, Parameter(name="--seat", help="param-seat", metavar="N")]
Scenario: TypeAlias = Annotated[str | None, Parameter(name="--scenario", help="param-scenario", metavar="S")]
Settings: TypeAlias = Annotated[
    list[str] | None, Parameter(name="--set", help="param-set", metavar="NAME=VALUE", negative="")
]
DataFile: TypeAlias = Annotated[str | None, Parameter(name="--data", help="param-data", metavar="FILE")]
Seed: TypeAlias = Annotated[int | None, Parameter(name="--seed", help="param-seed", metavar="N")]
Chance: TypeAlias = Annotated[str, Parameter(name="--chance", help="param-chance", metavar="RESULTS")]
Lang: TypeAlias = Annotated[str | None, Parameter(name="--lang", help="param-lang", metavar="LANG")]
Json: TypeAlias = Annotated[bool, Parameter(name="--json", help="param-json", negative="")]
