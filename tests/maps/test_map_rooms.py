from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.maps.slow_rooms import SlowBoard, as_the_square_sees_it, forest, turned_by_hand
from undercroft.kernel.errors import CorruptError, IllegalError
from undercroft.maps.room_tables import (
    COLUMNS,
    FIRST_OWN_KIND,
    HIDDEN,
    LAST_KIND,
    NORTH_LINE,
    OPEN,
    ROOM_SQUARES,
    ROOMS,
    ROWS,
    SOUTH_LINE,
    SQUARES,
    WALL,
    RoomDesigns,
    room_towards,
)
from undercroft.maps.rooms import Rooms, rooms_from_fields
from undercroft.maps.sides import EAST, NORTH, SOUTH, WEST, opposite

FOREST = forest()
SCONCE, SCONCE_BEHIND = 5, 6
DESIGNS = RoomDesigns(
    [design.h for design in FOREST], [design.v for design in FOREST], [(SCONCE, SCONCE_BEHIND)]
)
PORTCULLIS, ARROW_SLIT, SECRET_PASSAGE = range(FIRST_OWN_KIND, FIRST_OWN_KIND + 3)
STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]
WEB = 7

deals = st.permutations(range(ROOMS))
turnings = st.lists(st.integers(0, 3), min_size=ROOMS, max_size=ROOMS)
revealed_sets = st.sets(st.integers(0, ROOMS - 1))
# Each deed: a room, quarter turns, a square of it, a side, a kind of edge.
deeds = st.lists(
    st.tuples(
        st.sampled_from(["reveal", "turn", "turn", "kind"]),
        st.integers(0, ROOMS - 1),
        st.integers(-3, 3),
        st.integers(0, ROOM_SQUARES - 1),
        st.integers(0, LAST_KIND),
    ),
    max_size=30,
)
Deed = tuple[str, int, int, int, int]


def board(lying: dict[int, tuple[int, int]]) -> Rooms:
    """A board with these rooms revealed: design and quarter turns."""
    rooms = Rooms(DESIGNS)
    for room, (design, quarters) in lying.items():
        rooms.reveal(room, design, quarters)
    return rooms


def full_board() -> Rooms:
    return board({room: (room, room % 4) for room in range(ROOMS)})


def do(rooms: Rooms, deed: Deed) -> None:
    name, room, quarters, local, kind = deed
    if name == "reveal" and not rooms.is_revealed(room):
        rooms.reveal(room, (room * 3) % ROOMS, quarters)
    elif name == "turn" and rooms.is_revealed(room):
        rooms.turn_room(room, quarters)
    elif name == "kind" and rooms.is_revealed(room):
        rooms.set_kind(room * ROOM_SQUARES + local, quarters & 3, kind)


def everything(rooms: Rooms) -> list[list[int]]:
    return [rooms.lying[:], rooms.turns[:], rooms.facing[:], rooms.kinds[:], rooms.fields()[2]]


def assert_same(rooms: Rooms, slow: SlowBoard) -> None:
    """Every square and side of the board agrees with the board written by hand."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            square = slow.square.get((row, column), -1)
            assert rooms.square_at(row, column) == square
            if square < 0:
                continue
            assert (rooms.row_of(square), rooms.column_of(square)) == (row, column)
            for side, (down, right) in enumerate(STEPS):
                there = (row + down, column + right)
                own = as_the_square_sees_it(slow.code[row, column, side], side)
                assert rooms.edge_kind(square, side) == own
                assert rooms.neighbour(square, side) == slow.square.get(there, -1)
                back = opposite(side)
                other = slow.code.get((*there, back), -1)
                assert rooms.facing_kind(square, side) == as_the_square_sees_it(other, back)
                assert rooms.is_open(square, side) == (own == OPEN and other == OPEN)


@given(deals, turnings, revealed_sets)
def test_every_square_and_side_agrees_with_rooms_turned_by_hand(
    deal: list[int], turning: list[int], revealed: set[int]
) -> None:
    rooms = board({room: (deal[room], turning[room]) for room in revealed})
    slow = SlowBoard({room: (FOREST[deal[room]], turning[room]) for room in revealed})
    assert_same(rooms, slow)


@given(deals, turnings, st.lists(st.tuples(st.integers(0, 7), st.integers(-5, 5)), max_size=8))
def test_turns_agree_with_rooms_turned_by_hand(
    deal: list[int], turning: list[int], turns: list[tuple[int, int]]
) -> None:
    rooms = board({room: (deal[room], turning[room]) for room in range(ROOMS)})
    for room, quarters in turns:
        rooms.turn_room(room, quarters)
        turning[room] += quarters
    assert_same(rooms, SlowBoard({room: (FOREST[deal[room]], turning[room]) for room in range(ROOMS)}))


@given(deeds)
def test_a_board_kept_up_to_date_equals_one_built_from_scratch(history: list[Deed]) -> None:
    rooms = Rooms(DESIGNS)
    for deed in history:
        do(rooms, deed)
    again = rooms_from_fields(DESIGNS, [one[:] for one in rooms.fields()])
    assert everything(again) == everything(rooms)


@given(deeds, st.integers(0, ROOMS - 1), st.integers(1, 3))
def test_a_turn_renews_the_border_of_its_room_alone(history: list[Deed], room: int, quarters: int) -> None:
    rooms = Rooms(DESIGNS)
    for deed in history:
        do(rooms, deed)
    if not rooms.is_revealed(room):
        rooms.reveal(room, room, 0)
    before = everything(rooms)
    rooms.turn_room(room, quarters)
    after = everything(rooms)
    assert before[3] == after[3]
    for edge in range(SQUARES * 4):
        was, now = before[2][edge], after[2][edge]
        if was != now:
            its_room = edge // 4 // ROOM_SQUARES
            others = {facing // 4 // ROOM_SQUARES for facing in (was, now) if facing >= 0}
            assert room == its_room or others <= {room}
            assert room != its_room or room not in others
    rooms.turn_room(room, -quarters)
    assert everything(rooms) == before


@given(deeds, st.integers(0, ROOMS - 1))
def test_four_quarters_change_nothing(history: list[Deed], room: int) -> None:
    rooms = Rooms(DESIGNS)
    for deed in history:
        do(rooms, deed)
    if not rooms.is_revealed(room):
        rooms.reveal(room, 7 - room, 2)
    before = everything(rooms)
    seen = []
    for _ in range(4):
        rooms.turn_room(room, 1)
        seen.append(rooms.turns[room])
    assert everything(rooms) == before
    assert sorted(seen) == [0, 1, 2, 3]


@given(deeds)
def test_links_lead_back(history: list[Deed]) -> None:
    rooms = Rooms(DESIGNS)
    for deed in history:
        do(rooms, deed)
    for edge, other in enumerate(rooms.facing):
        if other >= 0:
            assert rooms.facing[other] == edge
            if edge // 100 == other // 100:
                assert rooms.kinds[other] == DESIGNS.mirror[rooms.kinds[edge]]


@given(deeds, st.lists(st.tuples(st.booleans(), deeds), max_size=3))
def test_copies_live_apart(history: list[Deed], branches: list[tuple[bool, list[Deed]]]) -> None:
    rooms = Rooms(DESIGNS)
    for deed in history:
        do(rooms, deed)
    left_behind = []
    for keep_copy, more in branches:
        twin = rooms.copy()
        assert everything(twin) == everything(rooms)
        rooms, other = (twin, rooms) if keep_copy else (rooms, twin)
        left_behind.append((other, everything(other)))
        for deed in more:
            do(rooms, deed)
    for other, before in left_behind:
        assert everything(other) == before
    assert everything(Rooms(DESIGNS)) == everything(board({}))


def test_fields_name_the_changed_edges_alone() -> None:
    rooms = board({0: (0, 0), 3: (5, 2), 7: (1, 1)})
    assert rooms.fields() == [[0, -1, -1, 5, -1, -1, -1, 1], [0, 0, 0, 2, 0, 0, 0, 1], []]
    rooms.set_kind(3 * ROOM_SQUARES + 12, NORTH, WEB)
    rooms.set_kind(SOUTH_LINE, NORTH, WEB)
    own = (3 * ROOM_SQUARES + 12) * 4 + SOUTH
    beyond = (3 * ROOM_SQUARES + 17) * 4 + NORTH
    assert rooms.fields()[2] == [own, WEB, beyond, WEB, SOUTH_LINE * 4 + NORTH, WEB]


def test_a_sconce_turns_with_its_wall() -> None:
    gatehouse = next(number for number, design in enumerate(FOREST) if design.name == "32G")
    assert FOREST[gatehouse].h[3][3] == SCONCE_BEHIND, "used from the square south of it"
    user, behind = 3 * 5 + 3, 2 * 5 + 3
    codes = []
    rooms = board({0: (gatehouse, 0)})
    for quarters in range(4):
        side = (NORTH + quarters) & 3
        assert rooms.edge_kind(user, side) == SCONCE
        assert rooms.edge_kind(behind, opposite(side)) == SCONCE_BEHIND
        assert rooms.neighbour(user, side) == behind
        hand = turned_by_hand(FOREST[gatehouse], quarters)
        codes.append(sum([row.count(5) for row in hand.h + hand.v]))
        rooms.turn_room(0, 1)
    assert codes == [0, 1, 1, 0]


def test_nothing_leads_into_or_out_of_a_hidden_room() -> None:
    rooms = board({2: (0, 0)})
    for square in range(ROOM_SQUARES):
        assert [rooms.neighbour(square, side) for side in range(4)] == [-1] * 4
    assert rooms.neighbour(NORTH_LINE, SOUTH) == -1
    assert rooms.facing_kind(NORTH_LINE, SOUTH) == -1
    top_left = rooms.square_at(6, 0)
    assert rooms.neighbour(top_left, NORTH) == -1
    assert rooms.square_at(1, 0) == -1
    assert not rooms.is_revealed(0)
    assert rooms.lying[0] == HIDDEN


def test_hidden_rooms_are_known_as_neighbours() -> None:
    rooms = board({2: (0, 1)})
    beyond = [
        rooms.room_beyond(rooms.square_at(6, 2), NORTH),
        rooms.room_beyond(rooms.square_at(6, 2), SOUTH),
        rooms.room_beyond(rooms.square_at(8, 4), EAST),
        rooms.room_beyond(rooms.square_at(8, 0), WEST),
        rooms.room_beyond(rooms.square_at(10, 1), SOUTH),
    ]
    assert beyond == [0, -1, 3, -1, 4]
    assert [rooms.room_beyond(NORTH_LINE + column, SOUTH) for column in (0, 4, 5, 9)] == [0, 0, 1, 1]
    assert [rooms.room_beyond(SOUTH_LINE + column, NORTH) for column in (0, 9)] == [6, 7]
    assert rooms.room_beyond(NORTH_LINE, EAST) == -1
    assert rooms.room_beyond(NORTH_LINE, NORTH) == -1


def test_rooms_lie_two_by_four() -> None:
    around = [[room_towards(room, side) for side in range(4)] for room in (0, 3, 6)]
    assert around == [[-1, 1, 2, -1], [1, -1, 5, 2], [4, 7, -1, -1]]


def test_the_starting_lines() -> None:
    rooms = full_board()
    assert [rooms.neighbour(NORTH_LINE, side) for side in (NORTH, EAST, WEST)] == [-1, NORTH_LINE + 1, -1]
    assert rooms.is_open(SOUTH_LINE + 3, EAST)
    assert rooms.edge_kind(SOUTH_LINE + 3, SOUTH) == WALL
    assert (rooms.row_of(SOUTH_LINE + 3), rooms.column_of(SOUTH_LINE + 3)) == (ROWS - 1, 3)
    assert rooms.square_at(-1, 0) == rooms.square_at(0, COLUMNS) == rooms.square_at(ROWS, 0) == -1


def test_both_borders_must_be_open() -> None:
    rooms = full_board()
    squares = [(rooms.square_at(5, column), rooms.square_at(6, column)) for column in range(COLUMNS)]
    kinds = [(rooms.edge_kind(north, SOUTH), rooms.edge_kind(south, NORTH)) for north, south in squares]
    assert (OPEN, WALL) in kinds or (WALL, OPEN) in kinds, "the boards lie so that one border is half open"
    assert [rooms.is_open(north, SOUTH) for north, _ in squares] == [pair == (OPEN, OPEN) for pair in kinds]
    assert [rooms.facing_kind(north, SOUTH) for north, _ in squares] == [pair[1] for pair in kinds]


def test_a_web_on_a_border_stays_with_its_room() -> None:
    rooms = full_board()
    square = rooms.square_at(6, 2)
    beyond = rooms.square_at(5, 2)
    rooms.set_kind(square, NORTH, WEB)
    assert rooms.facing_kind(beyond, SOUTH) == WEB
    assert rooms.edge_kind(beyond, SOUTH) != WEB
    rooms.turn_room(2, 1)
    assert rooms.edge_kind(square, EAST) == WEB
    assert rooms.facing_kind(rooms.neighbour(square, EAST), WEST) == WEB
    assert rooms.facing_kind(beyond, SOUTH) != WEB


def test_a_portcullis_inside_a_room_opens_for_both_squares() -> None:
    pond = next(number for number, design in enumerate(FOREST) if design.name == "30D")
    rooms = board({5: (pond, 3)})
    square = 5 * ROOM_SQUARES + 2 * 5 + 1
    side = (SOUTH + 3) & 3
    beyond = rooms.neighbour(square, side)
    assert rooms.edge_kind(square, side) == rooms.edge_kind(beyond, opposite(side)) == PORTCULLIS
    rooms.set_kind(square, side, OPEN)
    assert rooms.is_open(square, side)
    assert rooms.is_open(beyond, opposite(side))


def test_the_forest_has_every_printed_kind() -> None:
    kinds = set(DESIGNS.kinds)
    assert kinds == {OPEN, WALL, PORTCULLIS, ARROW_SLIT, SECRET_PASSAGE, SCONCE, SCONCE_BEHIND}
    assert DESIGNS.kinds.count(SCONCE) == DESIGNS.kinds.count(SCONCE_BEHIND) == 2


def test_impossible_requests_are_refused() -> None:
    rooms = board({0: (0, 0)})
    with pytest.raises(IllegalError, match="Room 0 is revealed already"):
        rooms.reveal(0, 1, 0)
    with pytest.raises(IllegalError, match="no room design 8"):
        rooms.reveal(1, 8, 0)
    with pytest.raises(IllegalError, match="Room 1 is hidden"):
        rooms.turn_room(1, 1)
    with pytest.raises(IllegalError, match="31 is no kind of edge"):
        rooms.set_kind(0, NORTH, LAST_KIND + 1)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ([[-1] * 8, [0] * 8], "3 lists"),
        ([[-1] * 7, [0] * 8, []], "8 designs"),
        ([[-1] * 8, [0] * 8, [4]], "pairs"),
        ([[8] + [-1] * 7, [0] * 8, []], "Room 0 cannot be design 8"),
        ([[0] + [-1] * 7, [4] + [0] * 7, []], "after 4 quarter turns"),
        ([[-1] * 8, [1] + [0] * 7, []], "Room 0 is hidden"),
        ([[0] + [-1] * 7, [0] * 8, [880, 0]], "Edge 880"),
        ([[0] + [-1] * 7, [0] * 8, [1, WEB]], "disagree"),
    ],
)
def test_fields_that_contradict_each_other_are_refused(fields: list[list[int]], sentence: str) -> None:
    with pytest.raises(CorruptError, match=sentence):
        rooms_from_fields(DESIGNS, fields)


@pytest.mark.parametrize(
    ("h", "v", "sentence"),
    [
        ([[0] * 5] * 5, [[0] * 6] * 5, "6 rows of 5 horizontal"),
        ([[0] * 5] * 6, [[0] * 5] * 5, "5 rows of 6 vertical"),
        ([[0] * 5] * 6, [[31] * 6] * 5, "kind 31"),
    ],
)
def test_designs_that_are_no_rooms_are_refused(h: list[list[int]], v: list[list[int]], sentence: str) -> None:
    with pytest.raises(CorruptError, match=sentence):
        RoomDesigns([h], [v])


def test_designs_need_both_directions() -> None:
    with pytest.raises(CorruptError, match="1 rooms have horizontal edges, but 0"):
        RoomDesigns([[[0] * 5] * 6], [])
