"""Positions of Dungeon Twister for tests, each by a few words."""

from __future__ import annotations

from typing import Any, cast

from undercroft.games.dungeontwister.face.diagram import square as read_square
from undercroft.games.dungeontwister.face.names import square_word, token_word
from undercroft.games.dungeontwister.face.view import TokenView, TwisterView
from undercroft.games.dungeontwister.game import GAME
from undercroft.games.dungeontwister.rules.sight import line
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.tokens import TOKENS
from undercroft.kernel.documents.diagram import read_diagram
from undercroft.kernel.documents.toml_writing import toml_text
from undercroft.kernel.match import Match

PAIRS = ["29", "30", "31", "32"]


class Scene:
    """A match with short ways to play and to look."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def t(self) -> Labyrinth:
        """The state under its own type."""
        return cast(Labyrinth, self.match.state)

    def do(self, *answers: str, chance: str = "") -> Scene:
        """Give answers: by the seat that is asked, or `1 lay 3` where both are."""
        for answer in answers:
            seat = None
            if answer[0] in "12" and answer[1] == " ":
                seat, answer = int(answer[0]) - 1, answer[2:]
            self.match.apply(answer, seat, chance)
            chance = ""
        return self

    def fight(self, *answers: str, cards: tuple[int, int] = (0, 0)) -> Scene:
        """Begin a fight and lay both cards, blue's first."""
        return self.do(*answers, f"1 lay {cards[0]}", f"2 lay {cards[1]}")

    def walk(self, figure: str, *sides: str) -> Scene:
        """A move of so many steps and a stop."""
        self.do(f"move {figure}", *(f"step {side}" for side in sides))
        if self.asked and "stop" in self.moves():
            self.do("stop")
        return self

    def moves(self) -> list[str]:
        """What the asked seat may answer."""
        return self.match.moves(self.t.asked_seat())

    @property
    def asked(self) -> int:
        """The seat that is asked, from 1; 0 for none."""
        return self.t.asked_seat() + 1

    def offers(self, words: str) -> bool:
        """Whether an answer is offered."""
        return words in self.moves()

    def why(self, words: str) -> str:
        """The rule that refuses an answer, nothing if it is offered."""
        reason = self.match.explain(words, self.t.asked_seat())
        return "" if reason is None else reason.rule

    def said(self, words: str) -> str:
        """The sentence that refuses an answer."""
        reason = self.match.explain(words, self.t.asked_seat())
        assert reason is not None
        return reason.message.id

    def view(self, seat: int = 1) -> TwisterView:
        """What a seat sees."""
        return cast(TwisterView, self.match.view(seat - 1))

    def token(self, word: str) -> TokenView:
        """A token by its word."""
        return next(token for token in self.view().tokens if token.id == word)

    def at(self, word: str) -> str:
        """Where a token is."""
        return self.token(word).where

    def number(self, word: str) -> int:
        """A token's number."""
        return next(n for n in range(TOKENS) if self.t.kind[n] >= 0 and token_word(self.t, n) == word)

    def wounded(self, word: str) -> bool:
        """Whether a token is wounded."""
        return self.token(word).wounded

    def score(self) -> tuple[int, int]:
        """The points of both players."""
        return self.t.points[0], self.t.points[1]

    def sight(self, square: str) -> list[str]:
        """The squares in sight of a square."""
        start = read_square(self.t, square)
        return [square_word(self.t, one) for side in range(4) for one in line(self.t, start, side)]


def scene(
    rooms: str = "",
    tokens: str = "",
    markers: str = "",
    edges: str = "",
    hidden: str = "",
    turn: str = "blue",
    points: int | None = 9,
    scenario: str = "free",
    pairs: list[str] | None = None,
    seed: int | None = 1,
    **more: Any,
) -> Scene:
    """A turn under way. Rooms `a1:29g:1`, tokens `blue-logger@a1-11!+blue-sword` (! wounded, + carries)."""
    tree: dict[str, Any] = {"diagram": 1, "game": GAME.id, "scenario": scenario, "seats": 2, "turn": turn}
    if points is not None:
        tree["points"] = points
    if scenario in ("free", "mutual"):
        tree["pairs"] = pairs or PAIRS
    tree["room"] = []
    for word in rooms.split():
        at, name, *quarters = word.split(":")
        tree["room"].append({"at": at, "id": name, "turn": int(quarters[0]) if quarters else 0})
    tree["token"] = []
    for word in tokens.split():
        name, _, rest = word.partition("@")
        where, _, load = rest.partition("+")
        entry: dict[str, Any] = {"id": name, "at": where.rstrip("!")}
        if where.endswith("!"):
            entry["wounded"] = True
        if load:
            loaded = load.rstrip("!")
            entry["carries"] = loaded
            tree["token"].append(
                {"id": loaded, "at": entry["at"], **({"wounded": True} if "!" in load else {})}
            )
        tree["token"].append(entry)
    tree["marker"] = []
    for word in markers.split():
        name, _, at = word.partition("@")
        kind, _, colour = name.partition(":")
        tree["marker"].append({"kind": kind, "at": at, **({"colour": colour} if colour else {})})
    tree["edge"] = [dict(zip(("at", "side", "kind"), word.split(":"), strict=True)) for word in edges.split()]
    tree["hidden"] = [dict(zip(("id", "at"), word.split("@"), strict=True)) for word in hidden.split()]
    tree.update(more)
    return Scene(read_diagram(toml_text(tree), seed=seed))


def started(scenario: str = "forest", seed: int = 1, **options: Any) -> Scene:
    """A game whose set-up is done by taking the first answer each time."""
    game = Scene(GAME.new(scenario=scenario, seed=seed, **options))
    while not game.t.begun:
        seat = game.match.seats_asked()[0]
        game.match.apply(game.match.moves(seat)[0], seat)
    return game
