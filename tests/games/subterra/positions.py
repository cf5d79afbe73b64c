"""Positions of Sub Terra set up in code, and a table to play on from them with every die and draw forced."""

from collections.abc import Iterable
from typing import Any, cast

import pytest

from undercroft.games.subterra.game import GAME
from undercroft.games.subterra.rules.box import Box
from undercroft.games.subterra.rules.reveal import lay_tile, roped_side
from undercroft.games.subterra.rules.start import start_cave
from undercroft.games.subterra.rules.state import (
    DEVOURED,
    FLOODED,
    NO_TILE,
    OFF_TABLE,
    ROPE,
    RUBBLE,
    UNDER_WATER,
    Cave,
)
from undercroft.games.subterra.rules.turn import Round, Turn
from undercroft.kernel.errors import ChanceNeeded, IllegalError
from undercroft.kernel.match import Match
from undercroft.kernel.script import read_script
from undercroft.kernel.texts import LANGUAGES, Message
from undercroft.maps.sides import cell, cell_text, side_of

PHASES = ("action", "horror", "hazard", "end")
MARKS = {"flooded": FLOODED, "rubble": RUBBLE, "rope": ROPE}
PLACES = {"water": UNDER_WATER, "devoured": DEVOURED}
LETTERS = "NESW"


def line(side: str, *tiles: str, start: str = "0,0") -> dict[str, str]:
    """Tiles one after the other away from a cell, their own north pointing that way."""
    dx, dy = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}[side]
    x, y = map(int, start.split(","))
    letter = LETTERS[side_of(side)]
    return {f"{x + dx * n},{y + dy * n}": f"{tile} {letter}" for n, tile in enumerate(tiles, start=1)}


def tile_number(name: str) -> int:
    return box().tile_of(name)


def box() -> Box:
    return cast(Box, GAME.box(GAME.setup(seats=4)))


class Table:
    """A match that a test plays by words, with questions about it in the test's words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard = 0

    @property
    def cave(self) -> Cave:
        return cast(Cave, self.match.state)

    # Playing

    def do(self, words: str, chance: str = "") -> "Table":
        """Answer in words, forcing exactly the chance that is met."""
        self.heard = len(self.match.events)
        self.match.apply(words, chance=chance)
        return self

    def end_round(self, chance: str = "") -> "Table":
        """Let everybody pass; the pass that ends the action phase meets the chance."""
        while True:
            try:
                self.do("pass")
            except ChanceNeeded:
                return self.do("pass", chance)
            if self.cave.is_over() or not self.acting:
                return self

    def why(self, words: str) -> str:
        """The number of the rule that refuses words; that they are refused without effect is checked here."""
        reason = self.match.explain(words)
        assert reason is not None, f"{words} is offered"
        before = self.match.state.copy()
        with pytest.raises(IllegalError):
            self.match.apply(words)
        assert self.match.state.same_as(before)
        check_said(reason.message)
        return reason.rule

    def reason(self, words: str) -> str:
        """The id of the message that refuses words."""
        reason = self.match.explain(words)
        assert reason is not None, f"{words} is offered"
        return reason.message.id

    # Questions

    @property
    def moves(self) -> list[str]:
        return self.match.moves()

    def offers(self, words: str) -> bool:
        return words in self.match.offer()

    @property
    def acting(self) -> str:
        """The caver whose turn it is; empty if something else is asked."""
        top = self.cave.stack[-1]
        return self.name(top.caver) if isinstance(top, Turn) else ""

    @property
    def points(self) -> int:
        turn = next(frame for frame in self.cave.stack if isinstance(frame, Turn))
        return turn.points

    @property
    def asked(self) -> int:
        """The seat that is asked, from 1."""
        return self.match.one_asked(None) + 1

    @property
    def question(self) -> str:
        return self.match.prompt().id

    def index(self, caver: str) -> int:
        return self.cave.who.index(self.cave.box.caver_of(caver))

    def name(self, caver: int) -> str:
        return self.cave.box.cavers[self.cave.who[caver]].id

    def health(self, caver: str) -> int:
        return self.cave.health[self.index(caver)]

    def at(self, caver: str) -> str:
        """The cell of a caver, `water` or `devoured`."""
        slot = self.cave.at[self.index(caver)]
        if slot < 0:
            return next(word for word, number in PLACES.items() if number == slot)
        return cell_text(self.cave.map.cells[slot])

    def slot(self, where: str) -> int:
        return slot_at(self.cave, where)

    @property
    def horrors(self) -> list[str]:
        """The cells of the horrors that are out, in the order of the pieces."""
        cells = self.cave.map.cells
        return [cell_text(cells[slot]) for slot in self.cave.horrors if slot != OFF_TABLE]

    def tile(self, where: str) -> str:
        """The tile on a cell, with the side to which its own north points; empty if there is none."""
        slot = self.cave.map.slot_at(cell(*map(int, where.split(","))))
        if slot < 0:
            return ""
        return f"{self.cave.box.tiles[self.cave.laid[slot]].id} {LETTERS[self.cave.turned[slot]]}"

    def marks(self, where: str) -> set[str]:
        found = self.cave.marks[slot_at(self.cave, where)]
        return {word for word, bit in MARKS.items() if found & bit}

    @property
    def discarded(self) -> list[str]:
        return [self.cave.box.tiles[tile].id for tile in self.cave.out]

    @property
    def waiting(self) -> str:
        return "" if self.cave.waiting == NO_TILE else self.cave.box.tiles[self.cave.waiting].id

    @property
    def log(self) -> list[str]:
        """What the last answer brought about, in words."""
        return [GAME.texts.say(event.message) for event in self.match.events[self.heard :]]

    @property
    def medal(self) -> str:
        """How the game ended: gold, silver, bronze or defeat; empty while it runs."""
        outcome = self.match.outcome()
        if outcome is None:
            return ""
        medal = outcome.message.args["medal"]
        assert isinstance(medal, Message)
        return medal.id.removeprefix("medal-")


SAID: set[str] = set()
"""The messages that have been checked."""


def check_said(message: Message) -> None:
    """A message and all in it exist in both languages, with every argument given."""
    if repr(message) in SAID:
        return
    SAID.add(repr(message))
    for lang in LANGUAGES:
        assert GAME.texts.has(message.id, lang), (message.id, lang)
        said = GAME.texts.say(message, lang)
        assert said.strip(), (message, said)
        assert "{" not in said, (message, said)
    for value in message.args.values():
        if isinstance(value, Message):
            check_said(value)


def slot_at(t: Cave, where: str) -> int:
    slot = t.map.slot_at(cell(*map(int, where.split(","))))
    assert slot >= 0, f"no tile at {where}"
    return slot


def lay(t: Cave, tiles: dict[str, str]) -> None:
    """Lay tiles, given by cell as `tile LETTER`: where the tile's own north points, N unless said."""
    for where, words in tiles.items():
        name, _, letter = words.partition(" ")
        tile = t.box.tile_of(name)
        assert t.stack_of_tiles.take_out(tile)
        lay_tile(t, tile, cell(*map(int, where.split(","))), LETTERS.index(letter or "N"))


def mark(t: Cave, where: str, words: str) -> None:
    """Put markers on a tile."""
    slot = slot_at(t, where)
    for word in words.split():
        t.marks[slot] |= MARKS[word]
        if word == "rope":
            t.map.unbar_exit(slot, roped_side(t, slot))


def keep_only(t: Cave, names: Iterable[str]) -> None:
    """Leave only these tiles in the stack; the others are out of the game."""
    kept = {t.box.tile_of(name) for name in names}
    for tile in [tile for tile in t.stack_of_tiles.cards if tile not in kept]:
        assert t.stack_of_tiles.take_out(tile)
        t.out.append(tile)


def position(
    cavers: str = "diver scout medic leader",
    *,
    tiles: dict[str, str] | None = None,
    at: dict[str, str] | None = None,
    health: dict[str, int] | None = None,
    horrors: Iterable[str] = (),
    marks: dict[str, str] | None = None,
    blasted: Iterable[str] = (),
    hidden: str = "",
    rows: dict[str, int] | None = None,
    first: str = "",
    turn: str = "",
    phase: str = "action",
    waiting: str = "",
    stack: Iterable[str] | None = None,
    spent: Iterable[str] = (),
    cards_left: int = -1,
    gas: bool = False,
    time_up: bool = False,
    seats: int = 0,
    level: str = "advanced",
    chance: str = "",
    **options: Any,
) -> Table:
    """A table in the middle of a game, where these cavers sit in this order, at the start unless said.

    The first caver of the list is the first caver, and it is their turn, unless said. `chance` is what is met
    before the first question. `stack` is all that is left to draw, in no order.
    """
    names = cavers.split()
    setup = GAME.setup(seats or len(names), level, cavers=names, first_caver=first or names[0], **options)
    t = start_cave(GAME.box(setup), setup)
    lay(t, tiles or {})
    for caver, where in (at or {}).items():
        t.at[names.index(caver)] = PLACES[where] if where in PLACES else slot_at(t, where)
        if where == "devoured":
            t.health[names.index(caver)] = 0
    for caver, left in (health or {}).items():
        t.health[names.index(caver)] = left
    for piece, where in enumerate(horrors):
        t.horrors[piece] = slot_at(t, where)
    for where, words in (marks or {}).items():
        mark(t, where, words)
    for edge in blasted:
        where, side = edge.split()
        t.map.open_side(slot_at(t, where), side_of(side))
    for caver in hidden.split():
        t.hidden |= 1 << names.index(caver)
    for caver, count in (rows or {}).items():
        t.row[names.index(caver)] = count
    if waiting:
        t.waiting = t.box.tile_of(waiting)
        assert t.stack_of_tiles.take_out(t.waiting)
    if stack is not None:
        keep_only(t, stack)
    for name in spent:
        t.spent.append(t.box.card_of(name))
        assert t.hazards.take_out(t.spent[-1])
    if cards_left >= 0:
        t.hazards.bands[0] = cards_left
    t.gas, t.time_up = int(gas), int(time_up)
    if time_up:
        t.hazards.bands[0] = 0
        t.spent.append(t.hazards.draw(t))
    begun = (names.index(turn or first or names[0]) - t.first) % len(names)
    t.call(Round(PHASES.index(phase), begun))
    match = Match(GAME, setup, t)
    match.begin(read_script(GAME, t, chance))
    return Table(match)
