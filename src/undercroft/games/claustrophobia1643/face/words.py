# interpreted: moves in words, for people
"""The words of this edition's moves: the engine's, and those of instinct, waiting dice and equipment."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.families.tunnels.face.words import DIE, FIGURE, SIDE, SQUARE, VERBS, Component, Openings
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.games.claustrophobia1643.rules.setup import RunnerTiles
from undercroft.kernel.moves import Move, first, pack, second
from undercroft.kernel.vocabulary import Number, OneOf, Verb, Vocabulary


class RunnerOpenings(Openings):
    """The turn of a tile that is laid, also before the first round (24.8)."""

    def tile(self, s: Tunnels) -> int:
        """The tile that is being laid, or -1."""
        top = s.stack[-1]
        return top.tile if isinstance(top, RunnerTiles) and top.step == 2 else super().tile(s)


class DropVerb(Verb):
    """To discard a card of a hand that is too large; its deck goes without saying."""

    def words(self, s: Tunnels, move: Move) -> str:
        return f"drop {s.box.cards[second(move)].id}"

    def read(self, s: Tunnels, words: list[str]) -> Move | None:
        kind = s.box.card_named(words[1]) if len(words) == 2 and words[0] == "drop" else -1
        return pack(self.code, s.box.cards[kind].deck, kind) if kind >= 0 else None

    def moves(self, s: Tunnels) -> Iterator[Move]:
        for kind, card in enumerate(s.box.cards):
            yield pack(self.code, card.deck, kind)


class UseVerb(Verb):
    """To use a piece of equipment: by its name, and by what is done with it if there is a word for that."""

    def words(self, s: Tunnels, move: Move) -> str:
        gear = s.box.gears[first(move)]
        return " ".join(["use", gear.id, *gear.use_words[second(move) : second(move) + 1]])

    def read(self, s: Tunnels, words: list[str]) -> Move | None:
        return next((move for move in self.moves(s) if self.words(s, move).split() == words), None)

    def moves(self, s: Tunnels) -> Iterator[Move]:
        for kind, gear in enumerate(s.box.gears):
            for which in range(max(len(gear.use_words), 1)):
                yield pack(self.code, kind, which)


CARD = Component(lambda t: t.box.cards)

VOCABULARY = Vocabulary(
    *(verb for verb in VERBS if verb.code != v.V_LAY),
    Verb(v.V_LAY, "lay {openings}", openings=RunnerOpenings()),
    Verb(v.V_DRAW, "draw {cards}", cards=Number(1, 1)),
    Verb(
        v.V_INSTINCT, "instinct {card} {figure} {use}", card=CARD, figure=FIGURE, use=OneOf("value", "effect")
    ),
    DropVerb(v.V_DROP, "drop {card}", card=CARD),
    Verb(v.V_TAKE_BACK, "take-back {square} {die}", square=SQUARE, die=DIE),
    Verb(v.V_DIE, "die {value}", value=DIE),
    Verb(v.V_KEEP, "keep {card}", card=CARD),
    UseVerb(v.V_USE, "use"),
    Verb(v.V_WHIP, "whip"),
    Verb(v.V_CLIMB, "climb"),
    Verb(v.V_POWER, "power {square}", square=SQUARE),
    Verb(v.V_SITE, "site {side}", side=SIDE),
)
