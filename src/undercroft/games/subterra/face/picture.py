# interpreted: text for people
"""The cave drawn with box characters: signs for what the tiles are, letters for who is there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.games.subterra.face.names import caver_name, side_name
from undercroft.games.subterra.face.view import actor
from undercroft.games.subterra.rules.box import (
    CAVEIN,
    EXIT,
    FLOOD,
    GAS,
    HORROR,
    LEDGE,
    ROUGH,
    SLIDE,
    SQUEEZE,
    START,
)
from undercroft.games.subterra.rules.state import FLOODED, ROPE, RUBBLE, Cave
from undercroft.kernel.terminal_lines import Line, Span
from undercroft.kernel.texts import Message, message
from undercroft.maps.drawing import AXIS_COLUMNS, ROLE_STYLES, Picture, Role, Size, draw
from undercroft.maps.grid import Grid
from undercroft.maps.sides import cell, turned, x_of, y_of

Say: TypeAlias = Callable[[Message], str]
Piece: TypeAlias = tuple[str, str]
"""A sign and its role."""

ROOMY = Size(6, 2)
TIGHT = Size(6, 1)
OTHER_LINES = 21
"""The lines of a terminal that the cave leaves free, so that the question stays in sight."""

ACTING = "▸"
HORROR_SIGN = "Ψ"
UNEXPLORED = "?"
FLOODED_SIGN = "≈"
RUBBLE_SIGN = "▓"
ROPE_SIGN = "§"
BLAST_SIGN = "*"
NEEDS_ROPE = "╎╌"
LEDGE_ARROWS = "⇑⇒⇓⇐"
SLIDE_ARROWS = "↑→↓←"
SIGNS = {
    START: "⌂",
    EXIT: "∩",
    FLOOD: "~",
    GAS: "°",
    CAVEIN: "∆",
    HORROR: "Ω",
    SQUEEZE: "><",
    ROUGH: "^",
}


def cave_picture(t: Cave, say: Say, width: int, height: int) -> Picture:
    """The cave with room for names where it fits, else drawn tight, else the part around the one who acts."""
    lines = height - OTHER_LINES
    roomy = fits(t, ROOMY, width, lines)
    size = ROOMY if roomy else TIGHT
    return draw(
        t.map,
        lambda slot: tile_label(t, slot, say, size),
        size=size,
        axes=True,
        around=t.map.cells[here(t)],
        columns=width,
        lines=lines,
    )


def fits(t: Cave, size: Size, width: int, lines: int) -> bool:
    """Whether the whole cave can be drawn with tiles of this size."""
    xs = [x_of(at) for at in t.map.cells]
    ys = [y_of(at) for at in t.map.cells]
    across = AXIS_COLUMNS + (max(xs) - min(xs) + 1) * (size.columns + 2)
    down = 1 + (max(ys) - min(ys) + 1) * (size.lines + 2)
    return across <= width and down <= lines


def here(t: Cave) -> int:
    """The tile the eye should be on: where the acting caver stands, else the first caver."""
    caver = actor(t)
    for other in ([caver] if caver >= 0 else []) + t.in_table_order():
        if t.at[other] >= 0:
            return t.at[other]
    return 0


# What is written on a tile


def tile_label(t: Cave, slot: int, say: Say, size: Size) -> list[list[Piece]]:
    """Signs and figures, on two lines where there is room for them."""
    figures = tile_figures(t, slot, say, size.columns)
    signs = tile_signs(t, slot)
    if size.lines > 1:
        return [spaced([*signs, *tile_numbers(t, slot)]), figures]
    if not figures:
        signs += tile_numbers(t, slot)
    while signs and length(signs) + bool(figures) + length(figures) > size.columns:
        signs = signs[1:]
    return [[*signs, *([(" ", "floor")] if signs and figures else []), *figures]]


def length(pieces: list[Piece]) -> int:
    """The columns that pieces take."""
    return sum(len(text) for text, _ in pieces)


def spaced(pieces: list[Piece]) -> list[Piece]:
    """Pieces with a blank between each two."""
    return [piece for pair in pieces for piece in ((" ", "floor"), pair)][1:]


def tile_signs(t: Cave, slot: int) -> list[Piece]:
    """What kind of tile it is, and what lies on it."""
    kind = t.kind_at(slot)
    mark = t.marks[slot]
    signs: list[Piece] = []
    if kind in (LEDGE, SLIDE):
        signs.append(((LEDGE_ARROWS if kind == LEDGE else SLIDE_ARROWS)[t.turned[slot]], "title"))
    elif mark & FLOODED:
        signs.append((FLOODED_SIGN, "danger"))
    elif kind in SIGNS:
        harms = kind == HORROR or (kind == GAS and t.gas != 0)
        signs.append((SIGNS[kind], "danger" if harms else "good" if kind == EXIT else "title"))
    if mark & RUBBLE:
        signs.append((RUBBLE_SIGN, "danger"))
    if mark & ROPE:
        signs.append((ROPE_SIGN, "good"))
    if t.map.opened[slot]:
        signs.append((BLAST_SIGN, "good"))
    return signs


def tile_numbers(t: Cave, slot: int) -> list[Piece]:
    """The two numbers of a cave-in tile."""
    shown = [str(number) for number in t.tile(slot).collapse]
    return [(",".join(shown), "title")] if shown else []


def tile_figures(t: Cave, slot: int, say: Say, columns: int) -> list[Piece]:
    """The letters of the cavers on a tile, small for the unconscious, and its horrors with their numbers."""
    acting = actor(t)
    figures: list[Piece] = []
    for caver in range(t.size()):
        if t.at[caver] == slot:
            letter = say(caver_letter(t, caver))
            if caver == acting:
                figures.append((ACTING + letter, "mine"))
            else:
                figures.append((letter, "figure") if t.health[caver] else (letter.lower(), "danger"))
    pieces = "".join(str(piece + 1) for piece in range(len(t.horrors)) if t.horrors[piece] == slot)
    if pieces:
        figures.append((HORROR_SIGN + pieces, "danger"))
    if length(figures) > columns:
        figures = [(text.removeprefix(ACTING), role) for text, role in figures]
    return figures


def caver_letter(t: Cave, caver: int) -> Message:
    """The letter that stands for a caver on the map."""
    return message(f"letter-{t.caver(caver).id}")


# The drawing on the page


def tile_cards(t: Cave, cards: list[tuple[str, int, int]]) -> list[Line]:
    """Tiles side by side, each a title, a tile and its quarter turns: those that there are to choose from."""
    lines: list[Line] = [[] for _ in range(ROOMY.lines + 3)]
    for title, tile, quarters in cards:
        grid = Grid()
        grid.lay(cell(0, 0), turned(t.box.tiles[tile].openings, quarters))
        width = max(len(title), ROOMY.columns + 2) + 4
        lines[0].append(Span(title.center(width), "title"))
        left = (width - ROOMY.columns - 2) // 2
        sign = SIGNS.get(t.box.tiles[tile].kind, "")
        if t.box.tiles[tile].kind in (LEDGE, SLIDE):
            sign = (LEDGE_ARROWS if t.box.tiles[tile].kind == LEDGE else SLIDE_ARROWS)[quarters]
        picture = draw(grid, lambda slot, sign=sign: [[(sign, "title")]], size=ROOMY)  # type: ignore[misc]
        for number, row in enumerate(picture.spans()):
            lines[number + 1].append(Span(" " * left, ""))
            lines[number + 1] += [Span(spot.text, spot.tag or ROLE_STYLES[spot.role]) for spot in row]
            lines[number + 1].append(Span(" " * (width - left - ROOMY.columns - 2), ""))
    return lines if cards else []


def picture_lines(picture: Picture) -> list[Line]:
    """The drawing as lines of spans, with a mark where the cave has not been explored."""
    lines: list[Line] = []
    rows = picture.spans()
    while not any(spot.slot >= 0 for spot in rows[-1]):
        rows.pop()
    for row in rows:
        line: Line = []
        for spot in row:
            text = spot.text.replace(" ", UNEXPLORED) if spot.role is Role.FREE else spot.text
            line.append(Span(text, spot.tag or ROLE_STYLES[spot.role]))
        lines.append(line)
    return lines


def outside_pieces(t: Cave, picture: Picture, say: Say) -> list[Line]:
    """For each side on which the drawing ends early: how many tiles lie there, and who."""
    missing = picture.left_out(t.map)
    pieces: list[Line] = []
    for side in range(4):
        if missing[side]:
            pieces.append(outside_piece(t, side, missing[side], say))
    return pieces


def outside_piece(t: Cave, side: int, slots: list[int], say: Say) -> Line:
    """What lies beyond one edge of the drawing."""
    words = say(message("label-outside", side=side_name(side), count=len(slots)))
    piece = [Span(f"{SLIDE_ARROWS[side]} {words}", "dim")]
    for caver in range(t.size()):
        if t.at[caver] in slots:
            piece.append(Span(f" {say(caver_name(t, caver))}", "figure" if t.health[caver] else "danger"))
    for horror in range(len(t.horrors)):
        if t.horrors[horror] in slots:
            piece.append(Span(f" {HORROR_SIGN}{horror + 1}", "danger"))
    return piece
