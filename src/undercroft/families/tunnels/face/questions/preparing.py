# interpreted: questions as people meet them
"""What is asked before the dice of the Humans: which fountain serves."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import place_args, tile_kind_name
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.touches import on_tile
from undercroft.families.tunnels.rules.preparing.fountains import Fountains
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.kernel.moves import Move, Seat, first
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, message


class FountainsQuestion(TunnelsQuestion[Fountains]):
    """Which fountain serves."""

    frame = Fountains

    def prompt(self, s: Tunnels, frame: Fountains, seat: Seat) -> Message:
        """A fountain beside a hurt Human."""
        return message("ask-fountain")

    def answer(self, t: Tunnels, frame: Fountains, move: Move) -> Message:
        """A tile."""
        slot = first(move)
        return message("move-target-tile", tile=tile_kind_name(t, slot), **place_args(t, slot))

    def lit(self, t: Tunnels, frame: Fountains, move: Move) -> Touched:
        """The tile."""
        return on_tile(t, first(move))
