# interpreted: names for people and words for moves
"""Warriors, tiles, cards and squares: as words of moves, and as messages for people."""

from __future__ import annotations

from undercroft.games.claustrophobia.rules.codes import (
    BY_CARD,
    BY_COMBAT,
    BY_GIFT,
    BY_POSSESSED,
    BY_SHOT,
    BY_SQUARE,
    BY_TILE,
    EVENTS,
    FIGURES,
    FIRST_DEMON,
    FIRST_TROG,
    HUMAN_FAMILY,
    NOBODY,
    TALENTS,
    TROG_GROUP,
)
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.texts import Message, message
from undercroft.maps.sides import side_word, x_of, y_of

TROGLODYTES = "troglodytes"


# Words


def number_of(t: Tunnels, figure: int, kind: int) -> int:
    """The number that tells a figure from others of its kind, 0 if the box holds only one."""
    if t.box.kind_figures[kind] < 2:
        return 0
    if figure >= FIRST_DEMON:
        return figure - FIRST_DEMON + 1
    if figure >= FIRST_TROG:
        return t.trog_number(figure)
    return sum(1 for other in range(figure + 1) if t.kind[other] == kind)


def figure_word(t: Tunnels, figure: int) -> str:
    """The word for a warrior: `brute-1`, or a Troglodyte by its tile, `troglodyte@tile-07`."""
    if figure == TROG_GROUP:
        return TROGLODYTES
    kind = t.kind[figure]
    name = t.box.kind_ids[kind]
    if t.is_ordinary(figure):
        burden = "".join(f"+{word}" for word in tokens_of(t, t.carry[figure]))
        return f"{name}@{tile_word(t, t.at[figure])}{burden}" if t.at[figure] >= 0 else name
    number = number_of(t, figure, kind)
    return f"{name}-{number}" if number else name


def tokens_of(t: Tunnels, held: int) -> list[str]:
    """The scenario tokens in a set, by their words."""
    found = []
    for token, name in enumerate(t.box.token_ids):
        found += [name] * (held >> token * 4 & 15)
    return found


def tile_word(t: Tunnels, slot: int) -> str:
    """The word for a laid tile."""
    return t.box.tile_ids[t.laid[slot]]


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
    if word not in t.box.tile_ids:
        return None
    tile = t.box.tile_ids.index(word)
    return t.laid.index(tile) if tile in t.laid else None


# Messages


def own_or(t: Tunnels, id: str, otherwise: Message) -> Message:
    """What a person's own scenario says by an id, or the given message."""
    if id in t.box.own_texts:
        english, french = t.box.own_texts[id]
        return message("own-text", en=english, fr=french)
    return otherwise


def scenario_name(t: Tunnels) -> Message:
    """The scenario's title."""
    return own_or(t, "title", message(f"scenario-{t.box.scenario}"))


def token_name(t: Tunnels, token: int) -> Message:
    """The name of one of the scenario's tokens."""
    name = t.box.token_ids[token]
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
    if figure >= 1 << 8:
        return named(t, figure & 255, (figure >> 8 & 255) - 1, figure >> 16)
    return named(t, figure, t.kind[figure])


def named(t: Tunnels, figure: int, kind: int, told: int = 0) -> Message:
    """The name of a figure of a kind, with the number that it had when it was told of."""
    if t.box.kind_family[kind] == HUMAN_FAMILY:
        own = t.box.party_names[figure] if figure < len(t.box.party_names) else ""
        name = own_or(t, own, message(own)) if own else kind_name(t, kind)
    else:
        name = kind_name(t, kind)
    number = told or number_of(t, figure, kind)
    if number and t.box.kind_single[kind]:
        return message("warrior-numbered", who=name, number=number)
    return name


def kind_name(t: Tunnels, kind: int) -> Message:
    """The name of a kind of warrior."""
    prefix = "warrior" if t.box.kind_family[kind] == HUMAN_FAMILY else "demon"
    return message(f"{prefix}-{t.box.kind_ids[kind]}")


def side_name(side: int) -> Message:
    """A side's name."""
    return message(f"side-{side_word(side)}")


def tile_name(t: Tunnels, tile: int) -> Message:
    """A tile's name with its shape."""
    mask = t.box.tile_open[tile]
    number = bin(mask).count("1")
    shape = {1: "d", 3: "t", 4: "x"}.get(number, "i" if mask in (5, 10) else "l")
    kind = message(f"tile-{t.box.tile_kind_ids[t.box.tile_kind[tile]]}")
    return message("tile-shaped", tile=kind, shape=message(f"shape-{shape}"))


def card_name(t: Tunnels, kind: int) -> Message:
    """A card's name."""
    prefix = "card" if t.box.card_deck[kind] == EVENTS else "advantage"
    return message(f"{prefix}-{t.box.card_ids[kind]}")


def gift_name(t: Tunnels, gift: int) -> Message:
    """A Gift's name."""
    return message(f"gift-{t.box.gift_ids[gift]}")


def object_name(t: Tunnels, kind: int) -> Message:
    """An Object's name."""
    return message(f"object-{t.box.object_ids[kind]}")


def square_name(t: Tunnels, square: int) -> Message:
    """A square's name."""
    return message(f"square-{t.box.square_ids[square]}")


def origin_name(t: Tunnels, origin: int) -> Message:
    """What caused an effect."""
    what, which = origin & 7, origin >> 3
    if what == BY_CARD:
        return card_name(t, which)
    if what == BY_TILE:
        return message(f"tile-{t.box.tile_kind_ids[which]}")
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
    return message("player-human" if seat == t.human_seat() else "player-demon")


def dice_text(dice: list[int]) -> str:
    """Dice as a list with commas."""
    return ", ".join(str(die) for die in dice)


def talent_names(mask: int) -> list[str]:
    """The Talents in a mask, by their words."""
    return [name for bit, name in enumerate(TALENTS) if mask >> bit & 1]
