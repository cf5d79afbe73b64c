# interpreted: names for people and words for moves
"""Warriors, tiles, cards and squares: as words of moves, and as messages for people."""

from __future__ import annotations

from undercroft.families.tunnels.rules.causes import (
    BY_CARD,
    BY_COMBAT,
    BY_GIFT,
    BY_POSSESSED,
    BY_SHOT,
    BY_SQUARE,
    BY_TILE,
    cause_number,
    cause_sort,
)
from undercroft.families.tunnels.rules.components.warriors import HOUND_FAMILY, HUMAN_FAMILY, TALENTS
from undercroft.families.tunnels.rules.figures import (
    FIGURES,
    FIRST_DEMON,
    FIRST_TROG,
    NOBODY,
    TROG_GROUP,
    figure_of,
    is_tagged,
    kind_of,
)
from undercroft.families.tunnels.rules.figures import number_of as tag_number
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in
from undercroft.families.tunnels.rules.words.times import EVENTS
from undercroft.kernel.texts import Message, message
from undercroft.maps.sides import side_word, x_of, y_of

TROGLODYTES = "troglodytes"


# Words


def number_of(t: Tunnels, figure: int, kind: int) -> int:
    """The number that tells a figure from others of its kind, 0 if the box holds only one."""
    if t.box.kinds[kind].figures < 2:
        return 0
    if figure >= FIRST_DEMON:
        return figure - FIRST_DEMON + (t.box.kinds[kind].family != HOUND_FAMILY)
    if figure >= FIRST_TROG:
        return t.trog_number(figure)
    return sum(1 for other in range(figure + 1) if t.kind[other] == kind)


def figure_word(t: Tunnels, figure: int) -> str:
    """The word for a warrior: `brute-1`, or a Troglodyte by its tile, `troglodyte@tile-07`."""
    if figure == TROG_GROUP:
        return TROGLODYTES
    kind = t.kind[figure]
    name = t.box.kinds[kind].id
    if t.is_ordinary(figure):
        burden = "".join(f"+{word}" for word in tokens_of(t, t.carry[figure]))
        return f"{name}@{tile_word(t, t.at[figure])}{burden}" if t.at[figure] >= 0 else name
    number = number_of(t, figure, kind)
    return f"{name}-{number}" if number else name


def tokens_of(t: Tunnels, held: int) -> list[str]:
    """The scenario tokens in a set, by their words."""
    found = []
    for token, name in enumerate(ids(t.box.scenario.tokens)):
        found += [name] * (count_in(held, token))
    return found


def tile_word(t: Tunnels, slot: int) -> str:
    """The word for a laid tile."""
    return t.box.tiles[t.laid[slot]].id


def read_figure(t: Tunnels, word: str) -> int | None:
    """The warrior that a word means."""
    if word == TROGLODYTES:
        return TROG_GROUP
    for figure in range(FIGURES):
        if t.at[figure] >= 0 and figure_word(t, figure) == word:
            return figure
    for figure in range(FIRST_TROG):
        if t.kind[figure] >= 0 and figure_word(t, figure) == word:
            return figure
    return None


def read_slot(t: Tunnels, word: str) -> int | None:
    """The laid tile that a word means."""
    if word not in ids(t.box.tiles):
        return None
    tile = ids(t.box.tiles).index(word)
    return t.laid.index(tile) if tile in t.laid else None


# Messages


def own_or(t: Tunnels, id: str, otherwise: Message) -> Message:
    """What a person's own scenario says by an id, or the given message."""
    if id in t.box.scenario.texts:
        english, french = t.box.scenario.texts[id]
        return message("own-text", en=english, fr=french)
    return otherwise


def scenario_name(t: Tunnels) -> Message:
    """The scenario's title."""
    return own_or(t, "title", message(f"scenario-{t.box.scenario.id}"))


def token_name(t: Tunnels, token: int) -> Message:
    """The name of one of the scenario's tokens."""
    name = t.box.scenario.tokens[token].id
    stem, _, value = name.rpartition("-")
    if stem and value.isdigit():
        return own_or(t, f"marker-{stem}", message(f"marker-{stem}", value=int(value)))
    stem = stem if value == "token" else name
    return own_or(t, f"marker-{stem}", message(f"marker-{stem}"))


def warrior_name(t: Tunnels, figure: int) -> Message:
    """A warrior's name, numbered where there may be two."""
    if figure == TROG_GROUP:
        return message("demon-troglodyte-group")
    if figure == NOBODY:
        return message("warrior-guide")
    if is_tagged(figure):
        return named(t, figure_of(figure), kind_of(figure), tag_number(figure))
    return named(t, figure, t.kind[figure])


def named(t: Tunnels, figure: int, kind: int, told: int = 0) -> Message:
    """The name of a figure of a kind, with the number that it had when it was told of."""
    if t.box.kinds[kind].family == HUMAN_FAMILY:
        own = own_name(t, figure)
        name = own_or(t, own, message(own)) if own else kind_name(t, kind)
    else:
        name = kind_name(t, kind)
    number = told or number_of(t, figure, kind)
    if number and t.box.kinds[kind].is_single:
        return message("warrior-numbered", who=name, number=number)
    return name


def own_name(t: Tunnels, figure: int) -> str:
    """The id of the message that names one Human of the party, or nothing."""
    party = t.box.scenario.party
    return party[figure].name if figure < len(party) else ""


def kind_name(t: Tunnels, kind: int) -> Message:
    """The name of a kind of warrior."""
    prefix = "warrior" if t.box.kinds[kind].family == HUMAN_FAMILY else "demon"
    return message(f"{prefix}-{t.box.kinds[kind].id}")


def side_name(side: int) -> Message:
    """A side's name."""
    return message(f"side-{side_word(side)}")


def tile_name(t: Tunnels, tile: int) -> Message:
    """A tile's name with its shape; one that has a name of its own, with what it is."""
    if t.box.names_tiles:
        return own_tile_name(t, tile)
    mask = t.box.tiles[tile].openings
    number = bin(mask).count("1")
    shape = {1: "d", 3: "t", 4: "x"}.get(number, "i" if mask in (5, 10) else "l")
    kind = message(f"tile-{t.box.tile_kinds[t.box.tiles[tile].kind].id}")
    return message("tile-shaped", tile=kind, shape=message(f"shape-{shape}"))


def own_tile_name(t: Tunnels, tile: int) -> Message:
    """The own name of a tile, with what it is where the name does not say so."""
    word = t.box.tiles[tile].id
    kind = t.box.tile_kinds[t.box.tiles[tile].kind].id
    return message("tile-named", name=message(word), tile=message(f"tile-{kind}"), kind=kind, word=word)


def tile_kind_name(t: Tunnels, slot: int) -> Message:
    """The name of what a laid tile is; its own name, if it has one."""
    if t.box.names_tiles:
        return own_tile_name(t, t.laid[slot])
    return message(f"tile-{t.ground_kind(slot).id}")


def line_args(t: Tunnels, figure: int, line: int) -> dict[str, int]:
    """The arguments that say what a line of a Human gives."""
    row = t.kind_of(figure).lines[line - 1]
    return {"mvt": row.mvt, "cbt": row.cbt, "def": row.defence}


def card_name(t: Tunnels, kind: int) -> Message:
    """A card's name; one that can give a die its value is told with it."""
    card = t.box.cards[kind]
    if card.value:
        return message("instinct-valued", card=message(f"instinct-{card.name}"), die=card.value)
    return message(f"{'card' if card.deck == EVENTS else 'advantage'}-{card.id}")


def card_help(t: Tunnels, kind: int) -> Message:
    """What a card does, in words."""
    card = t.box.cards[kind]
    if card.value:
        return message(f"instinct-{card.name}-help")
    return message(f"{'card' if card.deck == EVENTS else 'advantage'}-{card.id}-help")


def gift_name(t: Tunnels, gift: int) -> Message:
    """A Gift's name."""
    return message(f"gift-{t.box.gifts[gift].id}")


def object_name(t: Tunnels, kind: int) -> Message:
    """An Object's name."""
    return message(f"object-{t.box.gears[kind].id}")


def square_name(t: Tunnels, square: int) -> Message:
    """A square's name."""
    return message(f"square-{t.box.squares[square].id}")


def origin_name(t: Tunnels, origin: int) -> Message:
    """What caused an effect."""
    what, which = cause_sort(origin), cause_number(origin)
    if what == BY_CARD:
        return card_name(t, which)
    if what == BY_TILE:
        return message(f"tile-{t.box.tile_kinds[which].id}")
    if what == BY_SQUARE:
        return square_name(t, which)
    if what == BY_GIFT:
        return gift_name(t, which)
    names = {BY_COMBAT: "cause-combat", BY_SHOT: "cause-shot", BY_POSSESSED: "cause-possession"}
    return message(names[what]) if what in names else scenario_name(t)


def place_args(t: Tunnels, slot: int) -> dict[str, int]:
    """The arguments that say where a tile lies."""
    at = t.map.cells[slot]
    return {"x": x_of(at), "y": y_of(at)}


def player(t: Tunnels, seat: int) -> Message:
    """Which side a seat plays."""
    return message("player-human" if seat == t.human_seat else "player-demon")


def dice_text(dice: list[int]) -> str:
    """Dice as a list with commas."""
    return ", ".join(str(die) for die in dice)


def talent_names(mask: int) -> list[str]:
    """The Talents in a mask, by their words."""
    return [name for bit, name in enumerate(TALENTS) if mask >> bit & 1]
