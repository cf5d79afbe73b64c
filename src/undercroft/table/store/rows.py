"""What is stored, as objects; `columns.py` has the same as columns of the database."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from undercroft.kernel.options import Setup
from undercroft.kernel.texts import Message
from undercroft.table.clock import Clock

HOST = -1
"""The seat number of the key that made the table."""


T = TypeVar("T", bound=msgspec.Struct)


class Terms(msgspec.Struct, frozen=True):
    """What was agreed when the table was made."""

    clock: Clock | None = None
    when_gone: str = "computer"
    gone_after: int = 0
    stand_in: str = "greedy"
    hints: bool = False
    guide: str = ""
    """The guide that leads this game, if one does."""
    guide_text: str = ""
    """The guide itself, if it is somebody's own."""
    titles: dict[str, str] = {}
    """What somebody's own scenario is called in each language, so that lists need not read it."""


class Face(msgspec.Struct, frozen=True):
    """What anybody may know of the game's state, kept beside it so that lists need not open the game."""

    turn: int = 0
    branch: int = 0
    asked: tuple[int, ...] = ()
    windows: tuple[int, ...] = ()
    """For each asked seat the number of its question if that is a reaction window, else 0."""
    secret: bool = False
    cooperative: bool = False
    answers: int = 0
    """How many answers stand; a guide's place follows from it."""
    labels: tuple[Message, ...] = ()


class Takeback(msgspec.Struct, frozen=True):
    """A wish to take back the last answer of a seat, and the seats that agree."""

    seat: int
    agreed: tuple[int, ...]


class WindowTime(msgspec.Struct, frozen=True):
    """How long a reaction window lasts, and what its seat has said meanwhile, which nobody else knows yet."""

    seq: int
    """The step after which the window opened."""
    seat: int
    holder: int
    """The number of the seat's holder, so that nobody answers for the next one."""
    opened: int
    until: int
    words: str = ""
    """The answer that takes effect when the time is over; empty: none yet."""
    answered: int = 0
    """When it was given."""
    more: bool = False
    """Whether the seat has asked for more time, which it gets when this is over."""
    virtual: int = 0
    """How long one in this seat would think, drawn for a seat that has nothing to think about."""
    before: int = 0
    """When the span of time before this one was over; 0: this is the first."""


class Result(msgspec.Struct, frozen=True):
    """How a game at a table ended: by the rules, by a concession or by a claim."""

    how: str
    results: tuple[str, ...]
    scores: tuple[int, ...]
    rule: str
    message: Message
    from_game: bool = False
    """Whether the message is of the game's catalogue, not of the table's."""


class TableRow(msgspec.Struct):
    """One table; `version` grows with every change, `seq` with every step of its game."""

    id: str
    game: str
    setup: Setup
    terms: Terms
    seed: str
    commitment: str
    made: int
    touched: int
    version: int = 0
    seq: int = 0
    status: str = "waiting"
    public: bool = False
    title: str = ""
    rules: int = 0
    data: str = ""
    release: str = ""
    start: str = ""
    position: str = ""
    face: Face = Face()
    clocks: list[int] = []
    since: int = 0
    due: int | None = None
    takeback: Takeback | None = None
    window: WindowTime | None = None
    result: Result | None = None
    rematch: str = ""
    note: Message | None = None


class SeatRow(msgspec.Struct):
    """One seat of a table."""

    table: str
    seat: int
    kind: str
    name: str = ""
    agent: str = ""
    standing_in: bool = False
    shared: bool = False
    standing: bool = False
    conceded: bool = False
    holder: int = 0
    """Grows when the seat is freed: whoever held it before holds it no more."""
    always: bool = False
    """Whether the table never passes for this seat: its person answers every window."""
    thoughts: list[int] = []
    """How long, in milliseconds, its person thought in windows that they could have answered and passed."""
    person: str = ""
    """The person who sits here, if they have said who they are."""

    def is_computer(self) -> bool:
        """Whether a computer answers here now."""
        return self.kind == "computer" or self.standing_in

    def is_person(self) -> bool:
        """Whether a person answers here now."""
        return self.kind == "person" and not self.standing_in


class Step(msgspec.Struct, frozen=True):
    """One step of a game: its beginning, an answer, something taken back, or a new start from a position."""

    table: str
    seq: int
    kind: str
    """begin, answer, undo, takeback or resume."""
    seat: int
    question: int
    words: str
    """The answer, or those of a gesture with semicolons between; for begin and resume the position it
    starts from, if any."""
    chance: str
    """The results that were rolled and drawn, in words."""
    count: int
    """How many numbers the seed has given up to here; a takeback does not give them back."""
    keep: int
    """How many steps, this one included if it is an answer or a start, make up the game as it stands."""
    at: int


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat, or a note of the table's own: then its text is a message as JSON."""

    table: str
    n: int
    at: int
    seat: int
    name: str
    kind: str
    text: str


class RecordRow(msgspec.Struct, frozen=True):
    """A record with its permanent link."""

    id: str
    hash: str
    game: str
    title: str
    at: int
    text: str
    commitment: str
    seed: str
    result: str
    names: str


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody: a name, and since when and until when they were here."""

    id: str
    name: str
    made: int
    seen: int


class DeviceRow(msgspec.Struct, frozen=True):
    """A device at which a person is known by its key, or a code that will become one."""

    id: str
    person: str
    hash: str
    name: str
    made: int
    seen: int
    is_code: bool = False


for row_kind in (TableRow, SeatRow, Step, ChatRow, RecordRow, PersonRow, DeviceRow):
    msgspec.json.Decoder(row_kind)  # works out their types once and here: two threads at once can crash it

PLAIN = (str, int, bool)
NULLABLE = ("due",)
"""Columns that may be empty; any other field without a value is stored as an empty text."""


def encoded(values: dict[str, Any]) -> dict[str, Any]:
    """Fields as columns: what is neither text nor number is written as JSON."""
    row: dict[str, Any] = {}
    for name, value in values.items():
        if isinstance(value, PLAIN) or (value is None and name in NULLABLE):
            row[name] = value
        else:
            row[name] = "" if value is None else msgspec.json.encode(value).decode()
    return row


def to_row(struct: msgspec.Struct) -> dict[str, Any]:
    """An object as a row."""
    return encoded({name: getattr(struct, name) for name in struct.__struct_fields__})


def from_row(row: Any, kind: type[T]) -> T:
    """The object of a row."""
    tree = {str(name): value for name, value in row._mapping.items()}
    for field in msgspec.structs.fields(kind):
        if field.type not in (str, int, bool, int | None):
            value = tree[field.name]
            tree[field.name] = None if value == "" else msgspec.json.decode(value)
    return msgspec.convert(tree, kind)
