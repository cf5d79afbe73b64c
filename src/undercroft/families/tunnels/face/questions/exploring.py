# interpreted: questions as people meet them
"""Chapter 5 and what comes with a new tile: turns, looks, holes, ambushes, the trail, the guide."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    place_args,
    side_name,
    tile_kind_name,
    tile_name,
    warrior_name,
)
from undercroft.families.tunnels.face.questions.base import TunnelsQuestion
from undercroft.families.tunnels.face.touches import on_edge, on_tile
from undercroft.families.tunnels.rules.exploring.exploration import Explore
from undercroft.families.tunnels.rules.exploring.guide import GuideWalk
from undercroft.families.tunnels.rules.exploring.laying import Ambush, HoleToken, MoveMark
from undercroft.families.tunnels.rules.exploring.looking import Look
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import TILE_DRAWN
from undercroft.kernel.moves import Move, Seat, first, second
from undercroft.kernel.question import Touched
from undercroft.kernel.texts import Message, message
from undercroft.maps.sides import cell_text, mask_text, turned


class ExploreQuestion(TunnelsQuestion[Explore]):
    """How the new tile is turned (5.3)."""

    frame = Explore

    def prompt(self, s: Tunnels, frame: Explore, seat: Seat) -> Message:
        """The tile."""
        return message("ask-place", tile=tile_name(s, frame.tile))

    def answer(self, t: Tunnels, frame: Explore, move: Move) -> Message:
        """The sides that are open then."""
        openings = mask_text(turned(t.box.tiles[frame.tile].openings, first(move)))
        return message("move-lay-closing" if frame.closes(t, first(move)) else "move-lay", openings=openings)

    def lit(self, t: Tunnels, frame: Explore, move: Move) -> Touched:
        """Its cell, turned so."""
        return Touched("turn", (f"cell:{cell_text(frame.cell(t))}", f"turn:{first(move)}"))

    def link(self, s: Tunnels, frame: Explore, seat: Seat) -> Message:
        """The side that is explored."""
        return message("chain-exploration", side=side_name(frame.side))

    def window_prompt(self, t: Tunnels, frame: Explore) -> Message:
        """The moment before a tile is drawn (14.3), or before it is laid."""
        name = "ask-tile-drawn" if frame.moments() == TILE_DRAWN else "ask-exploring"
        return message(name, who=warrior_name(t, frame.figure), side=side_name(frame.side))


class LookQuestion(TunnelsQuestion[Look]):
    """In which order the top tiles lie (18.5)."""

    frame = Look

    def prompt(self, s: Tunnels, frame: Look, seat: Seat) -> Message:
        """The first of them is laid next."""
        return message("ask-choose-tile" if frame.done == 0 else "ask-order-tiles")

    def answer(self, t: Tunnels, frame: Look, move: Move) -> Message:
        """A tile."""
        name = "move-choose-tile" if frame.done == 0 else "move-order-tile"
        return message(name, tile=tile_name(t, first(move)))

    def lit(self, t: Tunnels, frame: Look, move: Move) -> Touched:
        """The tile."""
        return Touched("order", (f"card:{t.box.tiles[first(move)].id}",))


class HoleTokenQuestion(TunnelsQuestion[HoleToken]):
    """Where a hole token is laid (22.10)."""

    frame = HoleToken

    def prompt(self, s: Tunnels, frame: HoleToken, seat: Seat) -> Message:
        """A tile without a hole."""
        return message("ask-hole-token")

    def answer(self, t: Tunnels, frame: HoleToken, move: Move) -> Message:
        """A tile."""
        slot = first(move)
        return message("move-token", tile=tile_kind_name(t, slot), **place_args(t, slot))

    def lit(self, t: Tunnels, frame: HoleToken, move: Move) -> Touched:
        """The tile."""
        return on_tile(t, first(move))


class AmbushQuestion(TunnelsQuestion[Ambush]):
    """How many Troglodytes wait on the new tile (24.3)."""

    frame = Ambush

    def prompt(self, s: Tunnels, frame: Ambush, seat: Seat) -> Message:
        """The tile."""
        return message("ask-ambush", tile=tile_name(s, s.laid[frame.slot]))

    def answer(self, t: Tunnels, frame: Ambush, move: Move) -> Message:
        """So many."""
        return message("move-ambush", count=first(move))


class MoveMarkQuestion(TunnelsQuestion[MoveMark]):
    """Beside which opening the trail die goes (24.1)."""

    frame = MoveMark

    def prompt(self, s: Tunnels, frame: MoveMark, seat: Seat) -> Message:
        """An opening."""
        return message("ask-trail")

    def answer(self, t: Tunnels, frame: MoveMark, move: Move) -> Message:
        """An opening of a tile."""
        return message("move-trail", side=side_name(second(move)), **place_args(t, first(move)))

    def lit(self, t: Tunnels, frame: MoveMark, move: Move) -> Touched:
        """The opening."""
        return on_edge(t, first(move), second(move))


class GuideQuestion(TunnelsQuestion[GuideWalk]):
    """Where the guide goes (24.8)."""

    frame = GuideWalk

    def prompt(self, s: Tunnels, frame: GuideWalk, seat: Seat) -> Message:
        """One of the nearest tiles."""
        return message("ask-guide-way")

    def answer(self, t: Tunnels, frame: GuideWalk, move: Move) -> Message:
        """A tile."""
        slot = first(move)
        return message("move-target-tile", tile=tile_kind_name(t, slot), **place_args(t, slot))

    def lit(self, t: Tunnels, frame: GuideWalk, move: Move) -> Touched:
        """The tile."""
        return on_tile(t, first(move))
