"""Positions of Claustrophobia written as diagrams, and a table to play on from them with every die forced."""

from collections.abc import Iterable
from typing import Any, Self, cast

from undercroft.families.tunnels.face.names import figure_word, read_figure, tile_word
from undercroft.families.tunnels.face.view import TunnelsView
from undercroft.families.tunnels.rules.figures import FIGURES
from undercroft.families.tunnels.rules.lines import struck_lines
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.games.claustrophobia.game import GAME
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.match import Match, Watcher
from undercroft.kernel.script import read_script

Entry = dict[str, Any]

FAR = "tile-34"
ROOM = {"0,0": "tile-35"}
"""One plain crossing."""
CORRIDOR = {"0,0": "tile-35", "1,0": "tile-27 1", "2,0": "tile-36"}
"""Crossing, tunnel, crossing, from west to east."""


def human(kind: str, tile: str = "tile-35", die: int = 1, **more: Any) -> Entry:
    """A Human warrior."""
    return {"kind": kind, "tile": tile, "die": die, **more}


def dark(kind: str, tile: str = "tile-35", count: int = 1, **more: Any) -> Entry:
    """Warriors of the Demon side."""
    return {"kind": kind, "tile": tile, "count": count, **more}


def trogs(count: int, tile: str = "tile-35") -> Entry:
    """Ordinary Troglodytes."""
    return dark("troglodyte", tile, count)


def dice(*values: int) -> str:
    """Rolls as a script."""
    return ", ".join(f"roll {value}" for value in values)


class Table:
    """A match that a test plays by words, with questions about it in the test's words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard_events: list[tuple[int, int, list[int]]] = []

    @property
    def state(self) -> Tunnels:
        return cast(Tunnels, self.match.state)

    # Playing

    def do(self, words: str, chance: str = "") -> Self:
        """Answer in words, forcing exactly the chance that is met; no question is skipped, forced or not."""
        seat = self.match.one_asked(None)
        offered = self.match.offer(seat)
        assert words in offered, f"{words!r} is not among {sorted(offered)}"
        state, watcher = self.match.state, Watcher()
        state.forced = read_script(self.match.game, state, chance)
        state.log = watcher
        state.answer(seat, offered[words])
        state.log = None
        assert state.forced == [], f"{words!r} met less chance than {chance!r}"
        self.heard_events = watcher.events
        return self

    def play(self, *moves: str) -> Self:
        """Several answers; the dice of one stand after a bar: `attack troglodytes | 2 3`."""
        for move in moves:
            words, _, rolls = move.partition("|")
            script = ", ".join(f"roll {die}" if die.isdigit() else f"draw {die}" for die in rolls.split())
            self.do(words.strip(), script)
        return self

    # Asking

    @property
    def moves(self) -> list[str]:
        return self.match.moves()

    @property
    def asked(self) -> str:
        return "human" if self.state.asked_seat() == self.state.human_seat else "demon"

    def why(self, words: str) -> str:
        """The rule by which words are refused."""
        reason = self.match.explain(words)
        assert reason is not None, f"{words!r} is offered"
        for lang in ("en", "fr"):
            assert self.match.game.texts.say(reason.message, lang) != reason.message.id
        return reason.rule

    def verbs(self) -> set[str]:
        """The first words of what is offered."""
        return {words.split()[0] for words in self.moves}

    def figure(self, word: str) -> int:
        found = read_figure(self.state, word)
        assert found is not None, word
        return found

    def at(self, word: str) -> str:
        """The tile of a warrior, or nothing if he is not on the map."""
        slot = self.state.at[self.figure(word)]
        return tile_word(self.state, slot) if slot >= 0 else ""

    def lost(self, word: str) -> list[int]:
        """The cancelled lines of a Human."""
        return list(struck_lines(self.state.hurt[self.figure(word)]))

    def wounds(self, word: str) -> int:
        return self.state.hurt[self.figure(word)]

    def stats(self, word: str) -> tuple[int, int, int]:
        """MVT, CBT and DEF of a warrior now."""
        t, figure = self.state, self.figure(word)
        return t.mvt(figure), t.cbt(figure), t.defence(figure, t.at[figure])

    def count(self, tile: str, kind: str = "troglodyte") -> int:
        """How many figures of a kind stand on a tile."""
        t = self.state
        slot = t.laid.index(ids(t.box.tiles).index(tile))
        number = ids(t.box.kinds).index(kind)
        return sum(1 for f in range(FIGURES) if t.at[f] == slot and t.kind[f] == number)

    def is_dead(self, word: str) -> bool:
        return word not in [figure_word(self.state, f) for f in range(FIGURES) if self.state.at[f] >= 0]

    @property
    def tp(self) -> int:
        return self.state.tp

    def view(self, side: str) -> TunnelsView:
        seat = self.state.human_seat if side == "human" else self.state.demon_seat
        return cast(TunnelsView, self.match.view(seat))

    @property
    def winner(self) -> str:
        outcome = self.match.outcome()
        if outcome is None:
            return ""
        human_seat = self.state.human_seat
        return {"win": "human", "loss": "demon", "draw": "draw"}[outcome.results[human_seat]]

    def heard(self) -> list[str]:
        """The log of the last answer, in English."""
        game = self.match.game
        return [game.texts.say(game.event(self.state, kind, values)) for kind, _, values in self.heard_events]


def position(
    *warriors: Entry,
    tiles: dict[str, Any] | None = None,
    phase: str = "human-action",
    scenario: str = "survivors",
    chance: str = "",
    options: dict[str, object] | None = None,
    idle: bool = True,
    data_text: str = "",
    **more: Any,
) -> Table:
    """A table at the start of a phase; tiles by cell as `tile-07 1`, the number being quarter turns.

    A warrior of each side stands idle on a tile far away, so that no Action phase ends by itself (in a Threat
    phase one of the Demon side).
    """
    setup = GAME.setup_with(2, scenario, data_text, "", options or {})
    tiles = tiles or ROOM
    if idle and phase.endswith("action"):
        tiles = {**tiles, "9,9": FAR}
        warriors = (*warriors, *bystanders(warriors))
    elif idle and phase == "threat":
        tiles = {**tiles, "9,9": FAR}
        warriors = (*warriors, trogs(1, FAR))
    tree: Entry = {
        "round": 2,
        "phase": phase,
        "tp": 0,
        "tile": [tile_entry(at, what) for at, what in tiles.items()],
        "warrior": list(warriors),
        **more,
    }
    state = GAME.from_diagram(tree, setup, Findings())
    state.forced = read_script(GAME, state, chance)
    state.run()
    assert state.forced == [], f"the position met less chance than {chance!r}"
    return Table(Match(GAME, setup, state))


def bystanders(warriors: tuple[Entry, ...]) -> tuple[Entry, Entry]:
    """One idle warrior of each side, the Human of a kind that the box has left."""
    kinds = [warrior["kind"] for warrior in warriors]
    left = [
        kind for kind, number in (("blade", 2), ("brute", 2), ("redeemer", 1)) if kinds.count(kind) < number
    ]
    return human(left[0], FAR, die=1), trogs(1, FAR)


def tile_entry(at: str, what: Any) -> Entry:
    """A tile of a diagram from its short form."""
    x, y = at.split(",")
    entry: Entry = {"at": [int(x), int(y)]}
    if isinstance(what, dict):
        entry.update({key: value for key, value in what.items() if key != "tile"})
        what = what["tile"]
    name, _, turn = str(what).partition(" ")
    return {**entry, "id": name, "turn": int(turn or 0)}


def new_game(scenario: str = "survivors", chance: str = "", **options: object) -> Table:
    """A game from its beginning, with every result forced."""
    setup = GAME.setup_with(2, scenario, "", "", options)
    state = GAME.start(setup)
    state.forced = read_script(GAME, state, chance)
    state.run()
    assert state.forced == [], f"the set-up met less chance than {chance!r}"
    return Table(Match(GAME, setup, state))


def draws(*cards: str) -> str:
    """Draws as a script."""
    return ", ".join(f"draw {card}" for card in cards)


def words(moves: Iterable[str], verb: str) -> list[str]:
    """The offered moves that begin with a verb."""
    return [move for move in moves if move.split()[0] == verb and not move.endswith(FAR)]
