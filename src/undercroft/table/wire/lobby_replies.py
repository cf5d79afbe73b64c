"""What the server answers over HTTP."""

from __future__ import annotations

import msgspec

from undercroft.kernel.options import OptionValue


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    tables: int


class Keeping(msgspec.Struct, frozen=True):
    """For how many days the server keeps things; 0: no limit is set."""

    tables: int
    chat: int
    records: int
    reports: int
    persons: int
    addresses: bool
    """Whether the addresses of visitors are written to a log."""


class Nothing(msgspec.Struct, frozen=True):
    """Done, and nothing to say about it."""


class Refused(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    sentence: str
    rule: str = ""


class OptionChoice(msgspec.Struct, frozen=True):
    """One value of an option, and what people call it."""

    value: str
    label: str


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing that can be set before the game."""

    name: str
    title: str
    help: str
    kind: str
    default: OptionValue
    low: int
    high: int
    choices: list[OptionChoice]


class GuidedGameCard(msgspec.Struct, frozen=True):
    """A guided game that a game has."""

    id: str
    title: str
    help: str
    steps: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    name: str
    help: str
    rules_version: int
    seat_counts: tuple[int, ...]
    has_secrets: bool
    options: list[OptionInfo]
    guides: list[GuidedGameCard]
    sides: list[str]
    """Whom each seat plays, in games where that is the same in every game."""


class AgentInfo(msgspec.Struct, frozen=True):
    """A computer player."""

    id: str
    name: str
    about: str
    settings: dict[str, int | str | bool]


class GameText(msgspec.Struct, frozen=True):
    """A text of a game: its rules or its catalogue of messages."""

    game: str
    lang: str
    text: str
    rules: dict[str, str] = {}
    """With the catalogue: the rule to look up for each thing, by the id of its name."""


class Held(msgspec.Struct, frozen=True):
    """A seat and the secret that holds it."""

    seat: int
    secret: str


class Invite(msgspec.Struct, frozen=True):
    """An open seat and the code that opens it."""

    seat: int
    code: str


class Made(msgspec.Struct, frozen=True):
    """A new table and everything that its maker needs."""

    table: str
    host: str
    seats: list[Held]
    invites: list[Invite]


class Joined(msgspec.Struct, frozen=True):
    """A seat that is now yours."""

    table: str
    seat: int
    secret: str


class Code(msgspec.Struct, frozen=True):
    """A fresh code for a seat."""

    table: str
    seat: int
    code: str


class Rematch(msgspec.Struct, frozen=True):
    """The new table, and your seat there."""

    table: str
    seat: int


class PersonMade(msgspec.Struct, frozen=True):
    """A person at a device, and the key by which the device is known."""

    person: str
    device: str
    key: str


class PersonCode(msgspec.Struct, frozen=True):
    """A code for another device of the same person."""

    code: str


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device at which a person is known."""

    id: str
    name: str
    made: int
    seen: int
    this: bool
    """Whether it is the one that asks."""


class PersonInfo(msgspec.Struct, frozen=True):
    """A person as they see themselves."""

    id: str
    name: str
    devices: list[DeviceInfo]
