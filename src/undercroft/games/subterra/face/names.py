# interpreted: messages for people
"""What things are called: cavers, sides, tiles, cards, medals and places."""

from __future__ import annotations

from undercroft.games.subterra.rules.box import CAVEIN, KINDS
from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.texts import Message, message
from undercroft.maps.sides import cell_text, side_word, x_of, y_of


def caver_name(t: Cave, caver: int) -> Message:
    """The name of a caver of the party."""
    return board_name(t, t.who[caver])


def board_name(t: Cave, who: int) -> Message:
    """The name of a caver, in the party or not."""
    return message(f"caver-{t.box.cavers[who].id}")


def side_name(side: int) -> Message:
    """A side's name."""
    return message(f"side-{side_word(side)}")


def tile_name(t: Cave, tile: int) -> Message:
    """A tile's name with its shape, and the numbers of a cave-in tile."""
    printed = t.box.tiles[tile]
    kind = message(f"tile-{KINDS[printed.kind]}")
    shape = message(f"shape-{printed.shape}")
    if printed.kind == CAVEIN:
        one, two = printed.collapse
        return message("tile-numbered", tile=kind, shape=shape, first=one, second=two)
    return message("tile-shaped", tile=kind, shape=shape)


def card_name(t: Cave, card: int) -> Message:
    """A hazard card's name."""
    name = message(f"hazard-{KINDS[t.box.cards[card].kind]}")
    return message("hazard-double", hazard=name) if t.box.cards[card].times > 1 else name


def medal_name(t: Cave, lost: int) -> Message:
    """The medal for so many cavers lost (9.6)."""
    for medal in t.box.medals:
        if lost <= medal.most_lost:
            return message(f"medal-{medal.id}")
    return message("medal-defeat")


def slot_cell(t: Cave, slot: int) -> str:
    """Where a tile lies, as `x,y`."""
    return cell_text(t.map.cells[slot])


def place(t: Cave, slot: int) -> dict[str, int]:
    """The coordinates of a tile as message arguments."""
    return {"x": x_of(t.map.cells[slot]), "y": y_of(t.map.cells[slot])}
