# interpreted: moves are worded for people
"""The vocabulary of Sub Terra: each verb stands here once, with its form and what it is said of."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.subterra.face.names import board_name, caver_name, place, side_name, slot_cell
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.moves import Move, first, verb
from undercroft.kernel.texts import Message, Value, message
from undercroft.kernel.vocabulary import OneOf, Operand, Verb, Vocabulary


class Said(Operand):
    """An operand that also knows how it is said in a label: the arguments, or words of its own."""

    def args(self, t: Cave, value: int) -> dict[str, Value]:
        """The arguments of the move's label."""
        return {}

    def own_word(self, value: int) -> str:
        """What a label adds to the verb's name for a value that is said without arguments."""
        return ""


class Side(Said, OneOf):
    """One of the four sides of a tile."""

    def __init__(self) -> None:
        super().__init__("north", "east", "south", "west")

    def args(self, t: Cave, value: int) -> dict[str, Value]:
        return {"side": side_name(value)}


class SideOrHere(Said, OneOf):
    """A side of the tile, or the tile itself."""

    def __init__(self) -> None:
        super().__init__("north", "east", "south", "west", "here")

    def args(self, t: Cave, value: int) -> dict[str, Value]:
        return {} if value == v.HERE else {"side": side_name(value)}

    def own_word(self, value: int) -> str:
        return "-here" if value == v.HERE else ""


class Top(Said, OneOf):
    """Where the own north of a tile points."""

    def __init__(self) -> None:
        super().__init__("N", "E", "S", "W")

    def read(self, s: Cave, word: str) -> int | None:
        return super().read(s, word.upper())

    def args(self, t: Cave, value: int) -> dict[str, Value]:
        return {"side": side_name(value)}


class Which(Said, OneOf):
    """The tile just drawn, or the one that waits."""

    def __init__(self) -> None:
        super().__init__("drawn", "waiting")

    def own_word(self, value: int) -> str:
        return f"-{self.words[value]}"


class Companion(Said):
    """A caver of the party."""

    def word(self, s: Cave, value: int) -> str:
        return s.caver(value).id

    def values(self, s: Cave) -> Iterable[int]:
        return range(s.size())

    def args(self, t: Cave, value: int) -> dict[str, Value]:
        return {"caver": caver_name(t, value)}


class Board(Said):
    """Any caver of the box."""

    def word(self, s: Cave, value: int) -> str:
        return s.box.cavers[value].id

    def values(self, s: Cave) -> Iterable[int]:
        return range(len(s.box.cavers))

    def args(self, t: Cave, value: int) -> dict[str, Value]:
        return {"caver": board_name(t, value)}


class Cell(Said):
    """A laid tile by its cell, `0,1`."""

    def word(self, s: Cave, value: int) -> str:
        return slot_cell(s, value)

    def values(self, s: Cave) -> Iterable[int]:
        return range(len(s.laid))

    def args(self, t: Cave, value: int) -> dict[str, Value]:
        return {**place(t, value)}


class NamedCell(Cell):
    """A laid tile by its name and cell, `flood-s1@0,1`; the cell alone will do."""

    def word(self, s: Cave, value: int) -> str:
        return f"{s.tile(value).id}@{slot_cell(s, value)}"

    def read(self, s: Cave, word: str) -> int | None:
        return next((value for value in self.values(s) if slot_cell(s, value) == word), super().read(s, word))


class Horror(Said):
    """A horror piece by its number, from 1."""

    def word(self, s: Cave, value: int) -> str:
        return str(value + 1)

    def values(self, s: Cave) -> Iterable[int]:
        return range(len(s.horrors))

    def args(self, t: Cave, value: int) -> dict[str, Value]:
        return {"horror": value + 1}


VOCABULARY = Vocabulary(
    Verb(v.END_TURN, "pass"),
    Verb(v.REVEAL, "reveal {side}", side=Side()),
    Verb(v.EXPLORE, "explore {side}", side=Side()),
    Verb(v.MOVE, "move {side}", side=Side()),
    Verb(v.RUN, "run"),
    Verb(v.HEAL, "heal {caver}", caver=Companion()),
    Verb(v.SWIM, "swim {side}", side=Side()),
    Verb(v.SQUEEZE_THROUGH, "squeeze {side}", side=Side()),
    Verb(v.CLEAR, "clear {where}", where=SideOrHere()),
    Verb(v.PLACE_ROPE, "rope"),
    Verb(v.HIDE, "hide"),
    Verb(v.EXERT, "exert"),
    Verb(v.DIVE, "dive"),
    Verb(v.DIG, "dig {where}", where=SideOrHere()),
    Verb(v.DEMOLISH, "demolish {side}", side=Side()),
    Verb(v.BELAY, "belay"),
    Verb(v.BANDAGE, "bandage {caver}", caver=Companion()),
    Verb(v.SPRINT, "sprint"),
    Verb(v.REPEL, "repel {side}", side=Side()),
    Verb(v.DIRECT, "direct {caver}", caver=Companion()),
    Verb(v.STEP, "step {side}", side=Side()),
    Verb(v.STOP, "stop"),
    Verb(v.PLACE, "place {top}", top=Top()),
    Verb(v.GUIDE, "guide"),
    Verb(v.KEEP, "keep"),
    Verb(v.USE, "use {which}", which=Which()),
    Verb(v.SURFACE, "surface {tile}", tile=NamedCell()),
    Verb(v.HORROR_STEP, "horror step {side}", side=Side()),
    Verb(v.SPAWN, "spawn at {cell}", cell=Cell()),
    Verb(v.HORROR_FIRST, "horror {horror} first", horror=Horror()),
    Verb(v.LEAVE, "leave"),
    Verb(v.STAY, "stay"),
    Verb(v.TAKE, "take {caver}", caver=Board()),
)

SHORT = {"side": "short-side", "caver": "short-caver", "x": "label-cell", "horror": "short-horror"}
"""How a move is said beside others of its verb, by what it is said with."""


def label(t: Cave, move: Move) -> Message:
    """What a move is called: its verb's fixed words name the message, its operand fills it."""
    said = VOCABULARY.verbs[verb(move)]
    name = "-".join(part for part in said.parts if not part.startswith("{"))
    for operand in said.operands:
        if isinstance(operand, Said):
            return message(f"move-{name}{operand.own_word(first(move))}", **operand.args(t, first(move)))
    return message(f"move-{name}")


def grouped(said: Message) -> tuple[Message | None, Message | None]:
    """The verb that a labelled move shares with others, and its label there."""
    short = next((name for arg, name in SHORT.items() if arg in said.args), "")
    if not short:
        return None, None
    return message(said.id.replace("move", "group", 1)), Message(short, said.args)


def absent_caver(t: Cave, words: str) -> int:
    """The caver, not of this party, whom words name; -1 if they name none."""
    for who in range(len(t.box.cavers)):
        if t.box.cavers[who].id in words.split() and who not in t.who:
            return who
    return -1
