# interpreted: the table in plain lines
"""What a seat sees, in words and lines: for the terminal and the screen reader."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.families.tunnels.face.names import card_name, kind_name
from undercroft.families.tunnels.face.view import TunnelsView, tunnels_view
from undercroft.families.tunnels.face.view_parts import WarriorView
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.kernel.moves import Seat
from undercroft.kernel.texts import Message, message

Say = Callable[[Message], str]


def describe(t: Tunnels, seat: Seat, say: Say) -> str:
    """The table as a seat sees it, line by line."""
    view = tunnels_view(t, seat)
    lines = [
        f"{say(message('label-round', round=view.round))} - {say(message(f'phase-{view.phase}'))}"
        f" - {say(message('label-tp', tp=view.tp))}",
        say(message("label-tiles-left", count=view.tiles_left)),
    ]
    lines += [tile_line(view, i, say) for i in range(len(view.tiles))]
    lines += [warrior_line(t, warrior, say) for warrior in view.warriors]
    lines.append(hand_line(t, view, say))
    if view.dice:
        name = "label-action-dice" if view.phase == "initiative" else "label-destiny-dice"
        lines.append(say(message(name, dice=", ".join(str(die) for die in view.dice))))
    if view.trail is not None:
        number, tile, side = view.trail
        lines.append(f"{say(message('label-trail', number=number))} ({tile} {side})")
    return "\n".join(lines)


def tile_line(view: TunnelsView, i: int, say: Say) -> str:
    """One tile: where it lies, what it is, which sides lead where, who stands on it."""
    tile = view.tiles[i]
    sides = f"{tile.joined}{'?' + tile.free if tile.free else ''}"
    parts = [f"{tile.x},{tile.y}", tile.id, say(message(f"tile-{tile.kind}")), sides]
    if tile.hole:
        parts.append(say(message("marker-hole")))
    if tile.blocked:
        parts.append(f"{say(message('marker-cave-in'))} {tile.blocked}")
    if tile.sealed:
        parts.append(f"{say(message('marker-seal'))} {tile.sealed}")
    parts += tile.tokens
    here = [f"{w.count} {w.word}" if w.count > 1 else w.word for w in view.warriors if w.tile == tile.id]
    return "  ".join(parts + here)


def warrior_line(t: Tunnels, warrior: WarriorView, say: Say) -> str:
    """One warrior: numbers, lines or wounds, state and belongings."""
    kind = ids(t.box.kinds).index(warrior.kind)
    parts = [warrior.word, say(kind_name(t, kind))]
    if warrior.tile is not None:
        parts.append(f"{warrior.mvt}/{warrior.cbt}/{warrior.defence}")
    if warrior.side == "human":
        parts.append("".join(str(line) if line in warrior.lines else "-" for line in range(1, 7)))
    elif warrior.health > 1:
        parts.append(say(message("label-wounds", wounds=warrior.wounds, health=warrior.health)))
    state = {"safe": "escaped"}.get(warrior.state, warrior.state)
    parts.append(say(message(f"state-{state}")))
    parts += [say(message(f"object-{name}")) for name in warrior.objects]
    parts += warrior.carries
    return "  ".join(parts)


def hand_line(t: Tunnels, view: TunnelsView, say: Say) -> str:
    """The own cards, and how many the other holds."""
    kinds = ids(t.box.cards)
    cards = ", ".join(say(card_name(t, kinds.index(card))) for card in view.hand)
    own = say(message("label-hand", count=len(view.hand)))
    return f"{own}{': ' + cards if cards else ''} / {view.other_hand}"
