# interpreted: what people touch on the board
"""What moves light up on the board, by the words that the board knows."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.kernel.question import Touched
from undercroft.maps.sides import beyond, cell_text


def on_tile(t: Tunnels, slot: int) -> Touched:
    """A tile."""
    return Touched("place", (f"cell:{cell_text(t.map.cells[slot])}",))


def on_edge(t: Tunnels, slot: int, side: int) -> Touched:
    """A side of a tile."""
    return Touched("edge", (f"edge:{cell_text(t.map.cells[slot])}:{'NESW'[side & 3]}",))


def beyond_side(t: Tunnels, slot: int, side: int) -> str:
    """The cell behind a side of a tile."""
    return f"cell:{cell_text(beyond(t.map.cells[slot], side))}"


def on_figure(t: Tunnels, figure: int, *before: str) -> Touched:
    """A warrior, with what lights up before him."""
    return Touched("figure", (*before, f"figure:{figure_word(t, figure)}"))


def on_line(t: Tunnels, figure: int, line: int) -> Touched:
    """A line of a Human."""
    return Touched("line", (f"figure:{figure_word(t, figure)}", f"line:{line}"))


def on_dice(t: Tunnels, mask: int, *after: str) -> Touched:
    """Some of the dice on the table."""
    dice = tuple(f"die:{die}" for i, die in enumerate(t.dice) if mask >> i & 1)
    return Touched("die", (*dice, *after))


def on_card(name: str, *before: str) -> Touched:
    """A card, Gift, Object or kind of warrior."""
    return Touched("card", (*before, f"card:{name}"))


def actor(t: Tunnels) -> int:
    """The warrior who acts in the top question, -1 if none does."""
    for frame in reversed(t.stack):
        if isinstance(frame, Activation):
            return frame.figure
    return -1
