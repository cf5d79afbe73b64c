# interpreted: text for people
"""The tunnels drawn with box characters: the number and name of each tile, and who stands on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.families.tunnels.face.names import number_of, own_name, side_name, tokens_of
from undercroft.families.tunnels.face.touches import actor
from undercroft.families.tunnels.rules.figures import DARK, FIRST_DEMON, FIRST_TROG, HUMANS
from undercroft.families.tunnels.rules.masks import count, members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.kernel.terminal_lines import Line, Span
from undercroft.kernel.texts import Message, message
from undercroft.maps.drawing import AXIS_COLUMNS, ROLE_STYLES, Picture, Size, draw
from undercroft.maps.drawing import Span as Spot
from undercroft.maps.grid import Grid
from undercroft.maps.sides import BITS, NORTH, SOUTH, WEST, cell, turned, x_of, y_of

Say: TypeAlias = Callable[[Message], str]
Piece: TypeAlias = tuple[str, str]
"""A sign and its role."""

SIZES = (Size(10, 3), Size(10, 2), Size(8, 3), Size(8, 2), Size(10, 1), Size(6, 2), Size(6, 1))
"""How large tiles may be drawn, the best first."""

OTHER_LINES = 24
WIDE_OTHER_LINES = 16
"""The lines of a terminal that the map leaves free for the question; the second with a panel beside it."""

ACTING = "▸"
TROGLODYTE = "ψ"
TOUGH = "Ψ"
DEMON = "Ω"
GUIDE = "g"
HOLE = "○"
UNEXPLORED = "?"
TRAIL = "◆"
SEAL = "‡"
WAY_OUT = "»"
ROCK = "▒"
ARROWS = "↑→↓←"

OWN_LETTERS = ("warrior-tuc",)
"""Named warriors with a letter that is not their kind's."""

TOKENS = {"treasure": "$", "egg": "ø", "cake": "@", "gem": "◊", "charge": "!"}


def map_picture(t: Tunnels, say: Say, width: int, lines: int) -> Picture:
    """The map with tiles as large as fit; too wide a map is cut around the one who acts."""
    size = next((size for size in SIZES if fits(t, size, width, lines)), SIZES[-1])
    picture = draw(
        t.map,
        lambda slot: tile_label(t, slot, say, size),
        size=size,
        axes=True,
        around=t.map.cells[here(t)],
        columns=width,
        lines=lines,
    )
    mark_sides(t, picture, size)
    return picture


def fits(t: Tunnels, size: Size, width: int, lines: int) -> bool:
    """Whether the whole map can be drawn with tiles of this size."""
    xs = [x_of(at) for at in t.map.cells]
    ys = [y_of(at) for at in t.map.cells]
    across = AXIS_COLUMNS + (max(xs) - min(xs) + 1) * (size.columns + 2)
    down = 1 + (max(ys) - min(ys) + 1) * (size.lines + 2)
    return across <= width and down <= lines


def here(t: Tunnels) -> int:
    """The tile the eye should be on: where somebody acts, else where most Humans are."""
    figure = actor(t)
    if figure >= 0 and t.at[figure] >= 0:
        return t.at[figure]
    crowds = [count(there & HUMANS) for there in t.on]
    return crowds.index(max(crowds))


# What is written on a tile


def tile_label(t: Tunnels, slot: int, say: Say, size: Size) -> list[list[Piece]]:
    """The tile's number and name, its Humans and its Demon warriors, on as many lines as there are."""
    head = tile_head(t, slot, say, size.columns)
    humans, dark = human_pieces(t, slot, say), dark_pieces(t, slot)
    tokens = token_pieces(t, slot)
    if size.lines > 2:
        return [head, joined([*humans, *tokens], size.columns), joined(dark, size.columns)]
    figures = joined([*humans, *dark, *tokens], size.columns)
    if size.lines > 1:
        return [head, figures]
    if not figures:
        return [head]
    number = [(tile_number(t, slot), "dim"), (" ", "")]
    return [[*number, *figures] if width_of(number) + width_of(figures) <= size.columns else figures]


def tile_number(t: Tunnels, slot: int) -> str:
    """The number by which the moves name a tile."""
    return t.box.tiles[t.laid[slot]].id.rpartition("-")[2].lstrip("0")


def tile_head(t: Tunnels, slot: int, say: Say, columns: int) -> list[Piece]:
    """The tile's number, and its short name as far as there is room."""
    kind = t.tile_kind(slot)
    number = tile_number(t, slot)
    name = say(message(f"tile-{t.box.tile_kinds[kind].id}-short"))
    is_spent = t.is_entered(slot) and t.box.tile_kinds[kind].has_entry
    pieces = [(number, "dim"), (" ", "")]
    if t.has_hole_token(slot):
        pieces.append((HOLE, "danger"))
        name = f" {name}" if name else ""
    room = columns - width_of(pieces)
    return [*pieces, (name[:room], "dim" if is_spent else "title")] if name else pieces


def width_of(pieces: list[Piece]) -> int:
    """The columns that pieces take."""
    return sum(len(text) for text, _ in pieces)


def joined(pieces: list[Piece], columns: int) -> list[Piece]:
    """Pieces with blanks between them, or as close as they must be."""
    spaced = [piece for pair in pieces for piece in ((" ", ""), pair)][1:]
    if width_of(spaced) <= columns:
        return spaced
    if width_of(pieces) <= columns:
        return pieces
    return [(text.rstrip("0123456789") or text, role) for text, role in pieces]


def figure_sign(t: Tunnels, figure: int, say: Say) -> str:
    """The sign of a warrior on the map; his number with it where there may be two."""
    kind = t.kind[figure]
    number = number_of(t, figure, kind) if t.box.kinds[kind].is_single else 0
    if figure < FIRST_TROG:
        own = own_name(t, figure)
        name = own.removeprefix("warrior-") if own in OWN_LETTERS else t.box.kinds[kind].id
        letter = say(message(f"letter-{name}"))
    else:
        letter = DEMON if figure >= FIRST_DEMON else TOUGH
    return f"{letter}{number}" if number else letter


def human_pieces(t: Tunnels, slot: int, say: Say) -> list[Piece]:
    """The Humans on a tile, the acting one marked, the Exhausted in small letters."""
    acting, found = actor(t), []
    for figure in members(t.on[slot] & HUMANS):
        sign = figure_sign(t, figure, say)
        if figure == acting:
            found.append((ACTING + sign, "mine"))
        else:
            found.append((sign.lower(), "dim") if t.is_exhausted(figure) else (sign, "figure"))
    if t.guide == slot:
        found.append((GUIDE, "good"))
    return found


def dark_pieces(t: Tunnels, slot: int) -> list[Piece]:
    """The Demon warriors on a tile: ordinary Troglodytes by their number, the others one by one."""
    acting, found = actor(t), []
    number = count(t.ordinary_on(slot))
    if number:
        is_acting = acting >= FIRST_TROG and t.at[acting] == slot and t.is_ordinary(acting)
        found.append(
            (f"{ACTING if is_acting else ''}{number}{TROGLODYTE}", "mine" if is_acting else "danger")
        )
    for figure in members(t.on[slot] & DARK & ~t.ordinary_on(slot)):
        sign = figure_sign(t, figure, str)
        found.append((ACTING + sign, "mine") if figure == acting else (sign, "danger"))
    return found


def token_pieces(t: Tunnels, slot: int) -> list[Piece]:
    """The scenario's tokens that lie on a tile."""
    return [(token_sign(name), "good") for name in tokens_of(t, t.ground[slot])]


def token_sign(name: str) -> str:
    """The sign of a token; one of a person's own scenario has its first letter.

    >>> token_sign("egg"), token_sign("gem-3"), token_sign("relic")
    ('ø', '◊3', 'r')
    """
    stem, _, value = name.partition("-")
    return TOKENS.get(stem, stem[:1]) + (value if value.isdigit() else "")


# What lies on the sides of tiles


def mark_sides(t: Tunnels, picture: Picture, size: Size) -> None:
    """Draw unexplored openings, the trail die, Seals and ways out into the mouths of their tiles."""
    for slot in range(len(t.laid)):
        for side in range(4):
            sign = side_sign(t, slot, side)
            if sign[0]:
                fill_mouth(t, picture, size, slot, side, sign)


def side_sign(t: Tunnels, slot: int, side: int) -> Piece:
    """What one side of a tile shows in its opening, or nothing."""
    if t.trail_slot == slot and t.trail_side == side:
        return TRAIL, "mine"
    if t.seals[slot] & BITS[side]:
        return SEAL, "good"
    if any(way.slot == slot and way.side == side for way in t.box.scenario.ways_out):
        return WAY_OUT, "mine"
    if t.map.free[slot] & BITS[side] and not t.map.blocked[slot] & BITS[side]:
        return UNEXPLORED, "good"
    return "", ""


def fill_mouth(t: Tunnels, picture: Picture, size: Size, slot: int, side: int, sign: Piece) -> None:
    """Write a sign into every free character of one opening, if its tile is drawn."""
    at = t.map.cells[slot]
    top = 1 + (picture.north - y_of(at)) * (size.lines + 2)
    left = AXIS_COLUMNS + (x_of(at) - picture.west) * (size.columns + 2)
    bottom, right = top + size.lines + 1, left + size.columns + 1
    if top < 1 or left < AXIS_COLUMNS or bottom >= len(picture.rows) or right >= len(picture.rows[0]):
        return
    if side in (NORTH, SOUTH):
        spots = [(top if side == NORTH else bottom, column) for column in range(left + 1, right)]
    else:
        spots = [(line, left if side == WEST else right) for line in range(top + 1, bottom)]
    for line, column in spots:
        old = picture.rows[line][column]
        if old.text == " ":
            picture.rows[line][column] = Spot(sign[0], old.role, old.slot, sign[1])


# The drawing on the page


def picture_lines(picture: Picture) -> list[Line]:
    """The drawing as lines of spans."""
    rows = picture.spans()
    while not any(spot.slot >= 0 for spot in rows[-1]):
        rows.pop()
    return [[Span(spot.text, spot.tag or ROLE_STYLES[spot.role]) for spot in row] for row in rows]


def tile_cards(t: Tunnels, cards: list[tuple[str, int, int]], say: Say) -> list[Line]:
    """Tiles side by side, each a title, a tile and its quarter turns: those that there are to choose from."""
    size = Size(8, 2)
    lines: list[Line] = [[] for _ in range(size.lines + 3)]
    for title, tile, quarters in cards:
        grid = Grid()
        grid.lay(cell(0, 0), turned(t.box.tiles[tile].openings, quarters))
        name = say(message(f"tile-{t.box.tile_kinds[t.box.tiles[tile].kind].id}-short"))
        picture = draw(grid, lambda slot, name=name: [[(name, "title")]], size=size)  # type: ignore[misc]
        width = max(len(title), size.columns + 2) + 3
        left = (width - size.columns - 2) // 2
        lines[0].append(Span(title.center(width), "title"))
        for number, row in enumerate(picture.spans()):
            lines[number + 1].append(Span(" " * left, ""))
            lines[number + 1] += [Span(spot.text, spot.tag or ROLE_STYLES[spot.role]) for spot in row]
            lines[number + 1].append(Span(" " * (width - left - size.columns - 2), ""))
    return lines if cards else []


def outside_pieces(t: Tunnels, picture: Picture, say: Say) -> list[Line]:
    """For each side on which the drawing ends early: how many tiles lie there, and who."""
    missing = picture.left_out(t.map)
    pieces: list[Line] = []
    for side in range(4):
        if missing[side]:
            words = say(message("label-outside", side=side_name(side), count=len(missing[side])))
            piece = [Span(f"{ARROWS[side]} {words}", "dim")]
            for slot in missing[side]:
                figures = [*human_pieces(t, slot, say), *dark_pieces(t, slot)]
                piece += [Span(f" {text}", role) for text, role in figures]
            pieces.append(piece)
    return pieces
