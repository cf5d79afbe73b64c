# interpreted: what is shown, built anew for each look
"""What each seat may know: the open table, the own hand, and the tiles it has looked at."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.families.tunnels.face.names import figure_word, tile_word
from undercroft.families.tunnels.face.preview import FightView, SquareView, fight, reach, squares
from undercroft.families.tunnels.face.tracks import TrackView, tracks
from undercroft.families.tunnels.face.view_parts import (
    DrawnView,
    FaceView,
    TileView,
    WarriorView,
    bonus_word,
    drawn,
    faces,
    gift_dice,
    hits_pending,
    kinds_of,
    known_tiles,
    lifted,
    side_of,
    tile_view,
    trail,
    warriors,
    ways_out,
)
from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.components.destiny import square_of
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, FIRST_TROG
from undercroft.families.tunnels.rules.hands import deck_of_seat, hand_size
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import DISCARD, PHASES
from undercroft.kernel.moves import Seat
from undercroft.maps.sides import cell_text


class TunnelsView(msgspec.Struct, frozen=True):
    """The table as one seat sees it, in every edition; one that shows more derives its own."""

    scenario: str
    you: str
    """human, demon or nobody."""
    human_seat: int
    round: int
    last_round: int
    phase: str
    tp: int
    tiles: tuple[TileView, ...]
    warriors: tuple[WarriorView, ...]
    acting: str | None
    mvt_left: int
    dice: tuple[int, ...]
    placed: tuple[str, ...]
    squares_used: tuple[str, ...]
    squares: tuple[SquareView, ...]
    fight: FightView | None
    reach: tuple[tuple[str, ...], ...]
    """Where the acting warrior could walk to, by the number of steps."""
    gifts: tuple[str, ...]
    gift_dice: tuple[int, ...]
    """The die on which each of them can be used."""
    gifts_barred: bool
    blessing_used: bool
    action_dice_to_come: int
    destiny_dice_to_come: int
    destiny_dice_most: int
    foresight: bool
    bid: int
    """The last bid of the auction, 0 without one."""
    troglodytes_left: int
    demon: str | None
    demons_left: int
    trail: tuple[int, str, str] | None
    """The trail die: its number, the tile and the side it stands beside."""
    trail_last: int
    counter: int
    reached: tuple[str, ...]
    human_points: int
    demon_points: int
    tokens_out: int
    face_down: int
    guide: str | None
    holes_left: int
    tiles_left: int
    known_tiles: tuple[str, ...]
    """The top of the stack as far as you know it, in order; `-` for one you have not seen."""
    faces: tuple[FaceView, ...]
    """What the known tiles look like."""
    discarded_tiles: tuple[str, ...]
    unseen_tiles: tuple[str, ...]
    hand: tuple[str, ...]
    other_hand: int
    human_hand: int
    demon_hand: int
    events_left: int
    event_discard: tuple[str, ...]
    advantage_discard: tuple[str, ...]
    drawn: DrawnView | None
    hits: int
    bonuses: tuple[str, ...]
    """Passing changes: whom, MVT/CBT/DEF, Talents won and lost, until when."""
    lifted: tuple[str, ...]
    """The conditions of appearing that do not hold in this phase."""
    lines_for_demon: int
    """For so many hits the Demon player picks the line."""
    rock: tuple[str, ...]
    ways_out: tuple[str, ...]
    stash: str
    """What a Stash is in this scenario: chest, abyss, nest or cell."""
    tracks: tuple[TrackView, ...]
    """What the scenario counts, as ways from nothing to their ends; the trail first."""


def tunnels_view(t: Tunnels, seat: Seat) -> TunnelsView:
    """The table as a seat sees it."""
    return TunnelsView(**seen_by(t, seat))


def seen_by(t: Tunnels, seat: Seat) -> dict[str, Any]:
    """What a seat may know of the table, by the names of the view: all that is shown passes through here."""
    box = t.box
    acting = next((f for f in reversed(t.stack) if isinstance(f, Activation)), None)
    own = deck_of_seat(t, seat)
    return {
        "scenario": box.scenario.id,
        "you": side_of(t, seat),
        "human_seat": t.human_seat,
        "round": t.round,
        "last_round": t.last_round,
        "phase": PHASES[t.phase],
        "tp": t.tp,
        "tiles": tuple(tile_view(t, slot) for slot in range(len(t.laid))),
        "warriors": warriors(t),
        "acting": figure_word(t, acting.figure) if acting is not None and t.at[acting.figure] >= 0 else None,
        "mvt_left": max(0, acting.left(t)) if acting is not None and t.at[acting.figure] >= 0 else 0,
        "dice": tuple(t.dice),
        "placed": tuple(box.squares[square_of(p)].id for p in t.placed),
        "squares_used": tuple(
            name for square, name in enumerate(ids(box.squares)) if t.squares_used >> square & 1
        ),
        "squares": squares(t),
        "fight": fight(t),
        "reach": reach(t, acting),
        "gifts": tuple(name for gift, name in enumerate(ids(box.gifts)) if t.gifts >> gift & 1),
        "gift_dice": gift_dice(t),
        "gifts_barred": t.gifts_barred,
        "blessing_used": t.blessing_used,
        "action_dice_to_come": t.action_dice_to_come,
        "destiny_dice_to_come": t.destiny_dice_to_come,
        "destiny_dice_most": t.destiny_dice_most,
        "foresight": t.foresight,
        "bid": t.bid,
        "troglodytes_left": sum(1 for f in range(FIRST_TROG, FIRST_DEMON) if t.kind[f] >= 0 and t.at[f] < 0),
        "demon": box.kinds[box.scenario.demon_kind].id if box.scenario.demon_kind >= 0 else None,
        "demons_left": t.demons_left,
        "trail": trail(t),
        "trail_last": 0 if box.scenario.trail is None else box.scenario.trail.last,
        "counter": t.counter,
        "reached": tuple(figure_word(t, f) for f in range(FIRST_TROG) if t.reached >> f & 1),
        "human_points": t.human_points,
        "demon_points": t.demon_points,
        "tokens_out": t.tokens_out,
        "face_down": t.face_down,
        "guide": tile_word(t, t.guide) if t.guide >= 0 else None,
        "holes_left": t.holes_left,
        "tiles_left": t.tiles.count(),
        "known_tiles": known_tiles(t, seat),
        "faces": faces(t, seat),
        "discarded_tiles": tuple(box.tiles[tile].id for tile in t.tiles.hand(DISCARD)),
        "unseen_tiles": tuple(box.tiles[tile].id for tile in t.tiles.unseen_by(seat)),
        "hand": kinds_of(t, own, own.hand(seat)),
        "other_hand": hand_size(t, 1 - seat),
        "human_hand": t.human_hand,
        "demon_hand": t.demon_hand,
        "events_left": t.events.count(),
        "event_discard": kinds_of(t, t.events, t.events.hand(DISCARD)),
        "advantage_discard": kinds_of(t, t.advantages, t.advantages.hand(DISCARD)),
        "drawn": drawn(t),
        "hits": hits_pending(t),
        "bonuses": tuple(bonus_word(t, m) for m in t.changes),
        "lifted": lifted(t),
        "lines_for_demon": t.lines_for_demon,
        "rock": tuple(cell_text(at) for at in box.scenario.rock),
        "ways_out": ways_out(t),
        "stash": box.scenario.stash_is,
        "tracks": tracks(t),
    }
