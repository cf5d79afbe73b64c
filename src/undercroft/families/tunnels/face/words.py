# interpreted: moves in words, for people
"""The words of all moves that both editions know: each verb once, with what it names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from undercroft.families.tunnels.face.names import figure_word, read_slot, tile_word
from undercroft.families.tunnels.rules.components.scenario import AT_SEAL, AT_TOKEN, Act
from undercroft.families.tunnels.rules.effects.panic import Panic
from undercroft.families.tunnels.rules.effects.picking import dice_groups, dice_move, dice_of
from undercroft.families.tunnels.rules.exploring.exploration import Explore
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_TROG, TROG_GROUP
from undercroft.families.tunnels.rules.loading.words import Named
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.kernel.moves import Move, first, pack, second
from undercroft.kernel.vocabulary import Number, OneOf, Operand, Verb
from undercroft.maps.sides import mask_text, turned

SIDES = ("north", "east", "south", "west")


class Figure(Operand):
    """A warrior by his word; of several with the same word one who has not acted stands for all."""

    def word(self, s: Tunnels, value: int) -> str:
        return figure_word(s, value)

    def values(self, s: Tunnels) -> Iterable[int]:
        order = sorted(range(FIGURES), key=lambda figure: s.acted >> figure & 1)
        found: dict[str, int] = {}
        for figure in order:
            if s.at[figure] >= 0 or (figure < FIRST_TROG and s.kind[figure] >= 0):
                found.setdefault(figure_word(s, figure), figure)
        return [*found.values(), TROG_GROUP]


class LaidTile(Operand):
    """A tile on the map."""

    def word(self, s: Tunnels, value: int) -> str:
        return tile_word(s, value)

    def values(self, s: Tunnels) -> Iterable[int]:
        return range(len(s.laid))

    def read(self, s: Tunnels, word: str) -> int | None:
        return read_slot(s, word)


class Component(Operand):
    """Something of the box by its id."""

    def __init__(self, components: Callable[[Tunnels], Sequence[Named]]) -> None:
        self.components = components

    def word(self, s: Tunnels, value: int) -> str:
        return self.components(s)[value].id

    def values(self, s: Tunnels) -> Iterable[int]:
        return range(len(self.components(s)))


class Openings(Operand):
    """The turn of the tile that is being laid, by the sides that are open then."""

    def tile(self, s: Tunnels) -> int:
        """The tile that is being laid, or -1."""
        top = s.stack[-1]
        return top.tile if isinstance(top, Explore) else -1

    def word(self, s: Tunnels, value: int) -> str:
        tile = self.tile(s)
        return mask_text(turned(s.box.tiles[tile].openings if tile >= 0 else 0, value)).lower()

    def values(self, s: Tunnels) -> Iterable[int]:
        if self.tile(s) < 0:
            return []
        found: dict[str, int] = {}
        for quarters in range(4):
            found.setdefault(self.word(s, quarters), quarters)
        return found.values()


class DiceVerb(Verb):
    """A verb that takes a group of the dice on the table, such as `2+4`."""

    def __init__(self, code: int, form: str, **operands: Operand) -> None:
        super().__init__(code, form, dice=Number(0, 0), **operands)

    def words(self, s: Tunnels, move: Move) -> str:
        more = [self.operands[1].word(s, second(move))] if len(self.operands) > 1 else []
        values = iter([dice_word(s.dice, dice_of(move)), *more])
        return " ".join(next(values) if part.startswith("{") else part for part in self.parts)

    def read(self, s: Tunnels, words: list[str]) -> Move | None:
        if len(words) != len(self.parts):
            return None
        mask, other = 0, 0
        for part, word in zip(self.parts, words, strict=True):
            if part == "{dice}":
                found = read_dice(s.dice, word)
            elif part.startswith("{"):
                found = self.operands[1].read(s, word)
            else:
                found = 0 if part == word else None
            if found is None:
                return None
            mask, other = (found, other) if part == "{dice}" else (mask, other + found)
        return dice_move(self.code, mask, other)

    def moves(self, s: Tunnels) -> Iterator[Move]:
        others = self.operands[1].values(s) if len(self.operands) > 1 else [0]
        for mask in dice_groups(s.dice):
            for other in others:
                yield dice_move(self.code, mask, other)


class RerollVerb(DiceVerb):
    """To roll dice again: those of a group, or the one die at hand, which needs no name."""

    def words(self, s: Tunnels, move: Move) -> str:
        return "reroll" if isinstance(s.stack[-1], Panic) else super().words(s, move)

    def read(self, s: Tunnels, words: list[str]) -> Move | None:
        if isinstance(s.stack[-1], Panic):
            return pack(self.code, 1) if words == ["reroll"] else None
        return super().read(s, words)

    def moves(self, s: Tunnels) -> Iterator[Move]:
        if isinstance(s.stack[-1], Panic):
            yield pack(self.code, 1)
        else:
            yield from super().moves(s)


class PlayVerb(Verb):
    """To play a card; its deck goes without saying."""

    def words(self, s: Tunnels, move: Move) -> str:
        return f"play {s.box.cards[second(move)].id}"

    def read(self, s: Tunnels, words: list[str]) -> Move | None:
        if len(words) != 2 or words[0] != "play":
            return None
        kind = s.box.card_named(words[1])
        return pack(self.code, s.box.cards[kind].deck, kind) if kind >= 0 else None

    def moves(self, s: Tunnels) -> Iterator[Move]:
        for kind, card in enumerate(s.box.cards):
            yield pack(self.code, card.deck, kind)


class ActVerb(Verb):
    """One of the scenario's actions: its own word, with a side or a token where it needs one."""

    def words(self, s: Tunnels, move: Move) -> str:
        act = s.box.scenario.acts[first(move)]
        return " ".join([act.id, *self.more(s, act)[second(move) : second(move) + 1]])

    def more(self, s: Tunnels, act: Act) -> Sequence[str]:
        """What may follow the word of an action: sides, or tokens where there are several kinds."""
        if act.where == AT_SEAL:
            return SIDES
        tokens = s.box.scenario.tokens
        return [token.id for token in tokens] if act.where == AT_TOKEN and len(tokens) > 1 else []

    def read(self, s: Tunnels, words: list[str]) -> Move | None:
        return next((move for move in self.moves(s) if self.words(s, move).split() == words), None)

    def moves(self, s: Tunnels) -> Iterator[Move]:
        for number, act in enumerate(s.box.scenario.acts):
            for more in range(len(self.more(s, act)) or 1):
                yield pack(self.code, number, more)


def dice_word(dice: list[int], mask: int) -> str:
    """The dice of a group, with plus signs between them.

    >>> dice_word([2, 2, 5], 0b101), read_dice([2, 2, 5], "5+2"), read_dice([2, 2, 5], "5+5")
    ('2+5', 5, None)
    """
    return "+".join(str(die) for i, die in enumerate(dice) if mask >> i & 1)


def read_dice(dice: list[int], word: str) -> int | None:
    """The group of dice that a word like `2+4` means, as a mask."""
    mask = 0
    for part in word.split("+"):
        free = [i for i, die in enumerate(dice) if str(die) == part and not mask >> i & 1]
        if not free:
            return None
        mask |= 1 << free[0]
    return mask


SIDE = OneOf(*SIDES)
FIGURE, TILE = Figure(), LaidTile()
DIE = LINE = Number(1, 6)
KIND = Component(lambda t: t.box.kinds)
GIFT = Component(lambda t: t.box.gifts)
GEAR = Component(lambda t: t.box.gears)
SQUARE = Component(lambda t: t.box.squares)
STACKED = Component(lambda t: t.box.tiles)

VERBS = (
    Verb(v.V_PASS, "pass"),
    Verb(v.V_ASSIGN, "assign {die} {figure}", die=DIE, figure=FIGURE),
    Verb(v.V_ACTIVATE, "activate {figure}", figure=FIGURE),
    Verb(v.V_MOVE, "move {side}", side=SIDE),
    Verb(v.V_CRAWL, "crawl {tile}", tile=TILE),
    Verb(v.V_EXPLORE, "explore {side}", side=SIDE),
    Verb(v.V_ATTACK, "attack {figure}", figure=FIGURE),
    Verb(v.V_SHOOT, "shoot {side} {figure}", side=OneOf(*SIDES, "here"), figure=FIGURE),
    DiceVerb(v.V_PLACE, "place {dice} on {square}", square=SQUARE),
    Verb(v.V_RESOLVE, "resolve {square}", square=SQUARE),
    Verb(v.V_BUY, "buy {kind} {tile}", kind=KIND, tile=TILE),
    Verb(v.V_LOSE, "lose line {line}", line=LINE),
    Verb(v.V_GUARD, "guard {figure} {hits}", figure=FIGURE, hits=Number(1, 15)),
    PlayVerb(v.V_PLAY, "play {card}", card=Component(lambda t: t.box.cards)),
    Verb(v.V_GIFT, "gift {gift}", gift=GIFT),
    Verb(v.V_BLESS, "bless {figure} {what}", figure=FIGURE, what=OneOf("mvt", "cbt")),
    Verb(v.V_CHOOSE, "choose {figure}", figure=FIGURE),
    Verb(v.V_TILE, "choose {tile}", tile=TILE),
    Verb(v.V_HEAL, "heal line {line}", line=LINE),
    Verb(v.V_LAY, "lay {openings}", openings=Openings()),
    Verb(v.V_MARK, "mark {tile} {side}", tile=TILE, side=SIDE),
    Verb(v.V_CLEAR, "clear {side}", side=SIDE),
    ActVerb(v.V_ACT, ""),
    RerollVerb(v.V_REROLL, "reroll {dice}"),
    Verb(v.V_NEXT, "next {tile}", tile=STACKED),
    Verb(v.V_LEARN, "learn {gift}", gift=GIFT),
    Verb(v.V_LEAVE, "leave"),
    Verb(v.V_STRIP, "discard {figure} {gear}", figure=FIGURE, gear=GEAR),
    Verb(v.V_EDGE, "block {tile} {side}", tile=TILE, side=SIDE),
    Verb(v.V_SEAL, "seal {tile} {side}", tile=TILE, side=SIDE),
    Verb(v.V_CARRY_OUT, "carry-out {side}", side=SIDE),
    Verb(v.V_AMBUSH, "ambush {number}", number=Number(1, 16)),
)
"""What an edition adds to these stands in its own vocabulary."""
