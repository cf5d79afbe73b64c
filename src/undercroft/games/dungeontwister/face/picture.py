# interpreted: draws for the terminal
"""The board as lines of signs: rooms as they lie, and who is in them."""

from __future__ import annotations

from undercroft.games.dungeontwister.face.names import room_word
from undercroft.games.dungeontwister.rules import terrain as g
from undercroft.games.dungeontwister.rules.state import DOT_COLUMNS, LINES, Labyrinth
from undercroft.games.dungeontwister.rules.tokens import CHARACTERS, TRAP_AT, bits, owner_of
from undercroft.kernel.deck import holder_of, item_of, known_of
from undercroft.kernel.terminal_lines import Span
from undercroft.maps.room_tables import OPEN

Line = list[Span]

LETTERS = {
    "druid": "D",
    "breeder": "B",
    "stone-elemental": "S",
    "archer-elf": "A",
    "enchantress-elf": "E",
    "araknis": "K",
    "living-trap": "T",
    "logger": "L",
    "cleric": "C",
    "goblin": "G",
    "mekanork": "M",
    "thief": "H",
    "troll": "R",
    "wall-walker": "W",
    "warrior": "F",
    "wizard": "Z",
    "spawnling": "N",
}
"""Characters in the drawing: blue ones in capitals, yellow ones small."""

SIGNS = ".RPTVFMWXLB.u"
"""The terrain in the drawing, by its number; the last is a stump."""

LYING = {OPEN: "   ", g.PORTCULLIS: "===", g.ARROW_SLIT: "-o-", g.SECRET_PASSAGE: "-s-", g.RAISED: " = "}
STANDING = {OPEN: " ", g.PORTCULLIS: "H", g.ARROW_SLIT: "o", g.SECRET_PASSAGE: "s", g.RAISED: ":"}
WIDTH = 21


def letter(t: Labyrinth, token: int) -> str:
    """A character's letter."""
    sign = LETTERS.get(t.box.kinds[t.kind[token]], "?")
    return sign if owner_of(token) == 0 else sign.lower()


def square_spans(t: Labyrinth, square: int, seat: int) -> list[Span]:
    """Three signs for a square: who is there, the ground, what lies there."""
    here = t.ground.here[square]
    people = bits(here & CHARACTERS)
    people.sort(key=t.is_wounded)
    things = bits(here & ~CHARACTERS)
    first, role = " ", ""
    if people:
        first = letter(t, people[0])
        role = "mine" if owner_of(people[0]) == seat else "danger"
    ground = ground_sign(t, square)
    middle = "!" if people and t.is_wounded(people[0]) else ground
    last = letter(t, people[1]) if len(people) > 1 else "*" if things else " "
    return [Span(first, role), Span(middle, "floor"), Span(last, "figure")]


def ground_sign(t: Labyrinth, square: int) -> str:
    """The ground of a square, with what grows on it."""
    if t.has_brambles(square):
        return "%"
    if t.has_plants(square):
        return "~"
    if square in t.markers[TRAP_AT : TRAP_AT + 2]:
        return "O"
    if t.living_tree(square) >= 0:
        return "Y"
    return SIGNS[t.terrain(square)]


def edge_sign(t: Labyrinth, square: int, side: int) -> str:
    """An edge of a square in the drawing."""
    kind = t.map.edge_kind(square, side)
    lying = side in (0, 2)
    if g.is_web(kind):
        return "www" if lying else "w"
    if kind == g.BROKEN:
        return " ' " if lying else "'"
    if kind in (g.SCONCE, g.SCONCE_BEHIND):
        mine = kind == g.SCONCE
        if lying:
            return "-v-" if mine == (side == 0) else "-^-"
        return ">" if mine == (side == 3) else "<"
    known = LYING if lying else STANDING
    return known.get(kind, "---" if lying else "|")


def room_lines(t: Labyrinth, room: int, seat: int) -> list[Line]:
    """A room as eleven lines."""
    if t.map.lying[room] < 0:
        return hidden_lines(t, room, seat)
    top, left = 1 + room // 2 * 5, room % 2 * 5
    lines: list[Line] = []
    for row in range(5):
        squares = [t.map.square_at(top + row, left + column) for column in range(5)]
        if row == 0:
            lines.append([Span("+" + "+".join(edge_sign(t, square, 0) for square in squares) + "+", "wall")])
        line: Line = [Span(edge_sign(t, squares[0], 3), "wall")]
        for square in squares:
            line += [*square_spans(t, square, seat), Span(edge_sign(t, square, 1), "wall")]
        lines.append(line)
        lines.append([Span("+" + "+".join(edge_sign(t, square, 2) for square in squares) + "+", "wall")])
    return lines


def hidden_lines(t: Labyrinth, room: int, seat: int) -> list[Line]:
    """A face-down room: its place and the tokens on it."""
    said: list[str] = []
    for owner in range(2):
        for p in t.force(owner).held:
            if holder_of(p) == room:
                kind = t.box.kinds[t.box.item_kind[item_of(p)]]
                said.append(f"{'BY'[owner]} {kind if known_of(p) >> seat & 1 else '?'}")
    lines = [f"{room_word(room):^{WIDTH - 2}}", "", *said]
    lines += [""] * (9 - len(lines))
    bar = [Span("#" * WIDTH, "dim")]
    return [bar, *([Span("#" + line[: WIDTH - 2].ljust(WIDTH - 2) + "#", "dim")] for line in lines), bar]


def line_spans(t: Labyrinth, owner: int, seat: int) -> Line:
    """A starting line."""
    line: Line = [Span("  ", "")]
    for column in range(10):
        square = LINES[owner] + column
        spans = square_spans(t, square, seat)
        if not t.ground.here[square]:
            spans = [Span(" o " if column in DOT_COLUMNS else " . ", "dim")]
        line += [*spans, Span("  " if column == 4 else " ", "")]
    return line


def board_lines(t: Labyrinth, seat: int) -> list[Line]:
    """The whole board."""
    lines: list[Line] = [line_spans(t, 0, seat)]
    for row in range(4):
        left, right = room_lines(t, 2 * row, seat), room_lines(t, 2 * row + 1, seat)
        for number, (one, other) in enumerate(zip(left, right, strict=True)):
            mark = f" {room_word(2 * row)} {room_word(2 * row + 1)}" if number == 5 else ""
            lines.append([*one, *other, Span(mark, "dim")])
    lines.append(line_spans(t, 1, seat))
    return lines
