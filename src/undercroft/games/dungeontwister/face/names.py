# interpreted: words for people
"""What things are called: words of the fixed vocabulary, and messages for sentences."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.tokens import (
    BRAMBLES,
    FIRST_ROPE,
    FIRST_SPAWN,
    FIRST_THING,
    FIRST_TORCH,
    LIVING_TREE,
    SEAT_TOKENS,
    TOKENS,
    owner_of,
)
from undercroft.kernel.texts import Message, message
from undercroft.maps.room_tables import ROWS

COLOURS = ("blue", "yellow")
SIDES = ("north", "east", "south", "west")
SENSES = ("left", "right")


def room_word(room: int) -> str:
    """A place for a room: letters from the northern line on, 1 and 2 across.

    >>> room_word(0), room_word(5)
    ('a1', 'c2')
    """
    return f"{'abcd'[room // 2]}{room % 2 + 1}"


def spot_word(spot: int) -> str:
    """A place of the board: room, row and column from the north-west; or its place on a starting line.

    >>> spot_word(0), spot_word(219), spot_word(127)
    ('n1', 's10', 'c2-23')
    """
    row, column = spot // 10, spot % 10
    if row in (0, ROWS - 1):
        return f"{'s' if row else 'n'}{column + 1}"
    room = (row - 1) // 5 * 2 + column // 5
    return f"{room_word(room)}-{(row - 1) % 5 + 1}{column % 5 + 1}"


def square_word(t: Labyrinth, square: int) -> str:
    """A square by the place where it lies now."""
    return spot_word(t.spot(square))


def is_named(t: Labyrinth, fighter: int) -> bool:
    """Whether a token has been seen, or a marker is on the board."""
    if fighter < TOKENS:
        return t.kind[fighter] >= 0
    return t.markers[fighter - BRAMBLES] >= 0


def copy_number(t: Labyrinth, token: int) -> int:
    """Which of a seat's tokens of one kind this is, 0 if it is the only one possible."""
    place = token % SEAT_TOKENS
    if place >= FIRST_THING:
        if t.box.copies[t.kind[token]] < 2:
            return 0
        first = token - place + FIRST_THING
        return 1 + [t.kind[other] for other in range(first, token)].count(t.kind[token])
    return place - FIRST_SPAWN + 1 if place >= FIRST_SPAWN else 0


def token_word(t: Labyrinth, fighter: int) -> str:
    """A token or a fighting marker: `blue-logger`, `yellow-spawnling-2`, `rope-1`, `blue-living-tree`."""
    if fighter >= TOKENS:
        what = "living-tree" if fighter >= LIVING_TREE else "brambles"
        return f"{COLOURS[owner_of(fighter)]}-{what}"
    if fighter >= FIRST_TORCH:
        return f"torch-{fighter - FIRST_TORCH + 1}"
    if fighter >= FIRST_ROPE:
        return f"rope-{fighter - FIRST_ROPE + 1}"
    number = copy_number(t, fighter)
    word = f"{COLOURS[owner_of(fighter)]}-{t.box.kinds[t.kind[fighter]]}"
    return f"{word}-{number}" if number else word


def colour(seat: int) -> Message:
    """A player by his colour."""
    return message(f"colour-{COLOURS[seat]}")


def kind_name(t: Labyrinth, kind: int) -> Message:
    """A kind of character or object."""
    return message(f"kind-{t.box.kinds[kind]}")


def token_name(t: Labyrinth, fighter: int) -> Message:
    """A token or a fighting marker in a sentence."""
    if fighter >= TOKENS:
        what = "living-tree" if fighter >= LIVING_TREE else "brambles"
        return message(f"token-{COLOURS[owner_of(fighter)]}", kind=message(f"kind-{what}"))
    name = kind_name(t, t.kind[fighter])
    if fighter >= FIRST_ROPE:
        return name
    number = copy_number(t, fighter)
    if number:
        name = message("token-numbered", kind=name, number=number)
    return message(f"token-{COLOURS[owner_of(fighter)]}", kind=name)


def square_name(t: Labyrinth, square: int) -> Message:
    """A square in a sentence."""
    return message("words", words=square_word(t, square))


def room_name(room: int) -> Message:
    """A place for a room in a sentence."""
    return message("words", words=room_word(room))


def side_name(side: int) -> Message:
    """A side in a sentence."""
    return message(f"side-{SIDES[side]}")


def pair_name(t: Labyrinth, pair: int) -> Message:
    """A pair of rooms in a sentence."""
    return message("pair-name", pair=t.box.pairs[pair].upper())


def design_name(t: Labyrinth, design: int) -> Message:
    """A printed room in a sentence; a person's own has the name that its file gives it, or its id."""
    room = t.box.rooms[design]
    return own_or(t, room, message(f"room-{room}"))


def scenario_name(t: Labyrinth, scenario: int) -> Message:
    """A way to build a game in a sentence."""
    return own_or(t, "title", message(f"scenario-{t.box.scenarios[scenario]}"))


def own_or(t: Labyrinth, id: str, otherwise: Message) -> Message:
    """What a person's own scenario says by an id, or the given message."""
    if id in t.box.texts:
        english, french = t.box.texts[id]
        return message("own-text", en=english, fr=french)
    return otherwise
