# interpreted: text for people
"""The Board of Destiny on a terminal: what each square needs, what lies on it and what it does."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import square_name
from undercroft.families.tunnels.face.terminal.picture import Say
from undercroft.families.tunnels.rules.components.destiny import (
    PARITY_EVEN,
    PARITY_MIXED,
    PARITY_ODD,
    PARITY_SAME,
    dice_number,
    square_of,
)
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import THREAT
from undercroft.families.tunnels.rules.words.verbs import V_PLACE
from undercroft.kernel.moves import Seat, second, verb
from undercroft.kernel.terminal_lines import Line, Span, ruled, wrapped
from undercroft.kernel.texts import Message, message

PLACED = "■"
USED = "✓"
RED = "●"
BLACK = "○"

PARITY_NEEDS = {
    PARITY_ODD: "needs-odd",
    PARITY_EVEN: "needs-even",
    PARITY_MIXED: "needs-mixed",
    PARITY_SAME: "needs-same",
}


def board_lines(t: Tunnels, seat: Seat, say: Say, width: int, is_wide: bool) -> list[Line]:
    """Every square: what it needs, what lies on it, what it does; once the dice are gone, those used."""
    title = say(message("label-board"))
    if not is_wide and not t.dice and not t.placed:
        names = [say(square_name(t, n)) for n in range(len(t.box.squares)) if is_used(t, n)]
        return wrapped(f"── {title} {USED} {', '.join(names)}", width, "dim", 3) if names else []
    dice = " ".join(f"[{die}]" for die in t.dice) if t.phase == THREAT else ""
    once = [Span(f"{RED} ", "danger"), Span(say(message("square-red")), "dim")]
    lines = ruled(title, [*([[Span(dice, "mine")]] if dice else []), once], width)
    squares = range(len(t.box.squares))
    names = [say(square_name(t, square)) for square in squares]
    needs = [say(needed(t, square)) for square in squares]
    name_width, need_width = max(map(len, names)), max(map(len, needs))
    open_squares = fillable(t, seat)
    for square in squares:
        head = f"{names[square]:<{name_width}}  {needs[square]:<{need_width}} "
        lines.append(square_line(t, square, head, square in open_squares, say, width))
    return lines


def square_line(t: Tunnels, square: int, head: str, is_open: bool, say: Say, width: int) -> Line:
    """One square, its effect in full where there is room for it."""
    name = t.box.squares[square].id
    placed = sum(dice_number(group) for group in t.placed if square_of(group) == square)
    mark = PLACED * placed or (USED if is_used(t, square) else "")
    role = "mine" if placed else "good" if is_open else "dim" if is_used(t, square) else ""
    is_red = t.box.squares[square].groups != 0
    does = say(message(f"square-{name}-does"))
    if len(head) + len(does) + 8 > width:
        does = say(message(f"square-{name}-brief"))
    colour = Span(f"  {RED if is_red else BLACK} ", "danger" if is_red else "dim")
    return [colour, Span(head, role), Span(f"{mark:<3} ", "mine"), Span(does, role)]


def is_used(t: Tunnels, square: int) -> bool:
    """Whether a square that counts once has had its dice in this phase."""
    return t.squares_used >> square & 1 != 0


def fillable(t: Tunnels, seat: Seat) -> set[int]:
    """The squares that the seat could fill with the dice it is asked to place."""
    return {second(move) for move in t.offer(seat) if verb(move) == V_PLACE}


def needed(t: Tunnels, square: int) -> Message:
    """What dice a square takes, in a few words."""
    needs = t.box.squares[square].needs
    if needs.total:
        return message("needs-exact-total" if needs.is_exact else "needs-total", total=needs.total)
    if needs.parity in PARITY_NEEDS:
        return message(PARITY_NEEDS[needs.parity], count=needs.exact)
    return message("needs-least" if needs.least > 1 else "needs-any", count=needs.exact, least=needs.least)
