"""The map that grows: square tiles with openings, laid one after the other on a grid."""

from __future__ import annotations

from undercroft.kernel.errors import CorruptError, IllegalError
from undercroft.maps.sides import (
    ALL_SIDES,
    BITS,
    NOWHERE,
    STEPS,
    cell_text,
    is_cell,
    side_word,
    turns_open_to,
)


class Grid:
    """Tiles laid on square cells, with all that is known of their edges kept up to date.

    A tile is named by its *slot*: its number in the order of laying, from 0. The public lists have one entry
    for each slot and are for reading only:

    - ``cells``: where it lies; ``openings``: its open sides as they are now (mask);
    - ``opened``: sides opened after it was laid; ``blocked``: sides that nobody crosses for now;
      ``barred``: sides that may be entered by but not left by;
    - ``joined``: sides with a passage to a neighbour; ``exits``: joined sides that may be left by;
    - ``free``: open sides that face an empty cell, the blocked ones too;
    - ``beside``: four entries for each slot, the slot that touches each side, or -1.

    ``free_count`` is the number of free sides on the whole map.

    >>> from undercroft.maps.sides import EAST, NORTH, beyond, cell, mask_of, mask_text
    >>> grid = Grid()
    >>> start = grid.lay(cell(0, 0), mask_of("NESW"))
    >>> ledge = grid.lay(beyond(cell(0, 0), NORTH), mask_of("NS"))
    >>> grid.is_joined(start, NORTH), mask_text(grid.free_sides(start)), grid.free_count
    (True, 'ESW', 4)
    >>> grid.bar_exit(ledge, NORTH)
    >>> mask_text(grid.free_sides(ledge)), mask_text(grid.explorable_sides(ledge))
    ('N', '')
    >>> grid.open_side(ledge, EAST)
    >>> mask_text(grid.explorable_sides(ledge)), grid.copy().fields() == grid.fields()
    ('E', True)
    """

    # A copy shares every list with its original until one of the two is changed: see _own.

    def __init__(self, like: Grid | None = None) -> None:
        """An empty map, or one that shares all with another (which `copy` makes safe)."""
        if like is None:
            self.cells: list[int] = []
            self.openings: list[int] = []
            self.opened: list[int] = []
            self.blocked: list[int] = []
            self.barred: list[int] = []
            self.joined: list[int] = []
            self.exits: list[int] = []
            self.free: list[int] = []
            self.beside: list[int] = []
            self._slots: dict[int, int] = {}
            self.free_count: int = 0
            self._shared: bool = False
        else:
            self.cells = like.cells
            self.openings = like.openings
            self.opened = like.opened
            self.blocked = like.blocked
            self.barred = like.barred
            self.joined = like.joined
            self.exits = like.exits
            self.free = like.free
            self.beside = like.beside
            self._slots = like._slots
            self.free_count = like.free_count
            self._shared = True

    def copy(self) -> Grid:
        """An independent map, equal to this one."""
        self._shared = True
        return Grid(self)

    def _own(self) -> None:
        """Make the lists this map's own before it is changed."""
        if not self._shared:
            return
        self.cells = self.cells[:]
        self.openings = self.openings[:]
        self.opened = self.opened[:]
        self.blocked = self.blocked[:]
        self.barred = self.barred[:]
        self.joined = self.joined[:]
        self.exits = self.exits[:]
        self.free = self.free[:]
        self.beside = self.beside[:]
        self._slots = self._slots.copy()
        self._shared = False

    def fields(self) -> list[list[int]]:
        """The lists that tell all the rest: cells, openings, opened, blocked, barred; not to be changed."""
        return [self.cells, self.openings, self.opened, self.blocked, self.barred]

    # Laying

    def lay(self, at: int, openings: int) -> int:
        """Lay a tile, already turned, on an empty cell; the answer is its slot.

        What was opened or blocked on the sides around the cell stays so for the new tile.
        """
        if not is_cell(at) or not 0 <= openings <= ALL_SIDES:
            raise IllegalError(
                "No tile with openings {openings} can lie on cell {cell}.",
                openings=openings,
                cell=cell_text(at),
            )
        if at in self._slots:
            raise IllegalError("A tile lies on cell {cell} already.", cell=cell_text(at))
        self._own()
        slot = len(self.cells)
        self.cells.append(at)
        self._slots[at] = slot
        opened = 0
        blocked = 0
        for side in range(4):
            other = self._slots.get(at + STEPS[side], NOWHERE)
            self.beside.append(other)
            if other >= 0:
                self.beside[other * 4 + (side ^ 2)] = slot
                facing = BITS[side ^ 2]
                if self.opened[other] & facing:
                    opened |= BITS[side]
                if self.blocked[other] & facing:
                    blocked |= BITS[side]
        self.openings.append(openings | opened)
        self.opened.append(opened)
        self.blocked.append(blocked)
        self.barred.append(0)
        self.joined.append(0)
        self.exits.append(0)
        self.free.append(0)
        for side in range(4):
            self._renew(slot, side)
        return slot

    def placements(self, at: int, side: int, openings: int) -> list[int]:
        """The quarter turns by which a tile may be laid on a cell so that it opens to the tile on that side.

        One for each different look; the side is seen from the cell, so it points back to the explorer. Other
        edges may meet walls.
        """
        if at in self._slots:
            return []
        return turns_open_to(openings, side)

    def would_free_sides(self, at: int, openings: int) -> int:
        """How many free sides the map would have if a tile with these openings lay on that empty cell."""
        count = self.free_count
        for side in range(4):
            other = self._slots.get(at + STEPS[side], NOWHERE)
            if other >= 0:
                if self.free[other] & BITS[side ^ 2]:
                    count -= 1
            elif openings & BITS[side]:
                count += 1
        return count

    def cannot_seal(self) -> bool:
        """Whether any tile leaves a free side on the map: it touches at most four of those that are there."""
        return self.free_count > 4

    # Looking

    def slot_at(self, at: int) -> int:
        """The slot of the tile on a cell, or -1."""
        return self._slots.get(at, NOWHERE)

    def neighbour(self, slot: int, side: int) -> int:
        """The slot that touches a side, passage or not, or -1."""
        return self.beside[slot * 4 + side]

    def side_towards(self, slot: int, other: int) -> int:
        """The side of a tile that touches another, or -1."""
        at = slot * 4
        for side in range(4):
            if self.beside[at + side] == other:
                return side
        return NOWHERE

    def is_joined(self, slot: int, side: int) -> bool:
        """Whether a passage leads through a side: both facing sides are open, and nothing blocks them."""
        return self.joined[slot] & BITS[side] != 0

    def is_exit(self, slot: int, side: int) -> bool:
        """Whether one may walk out through a side to the next tile: joined, and not barred."""
        return self.exits[slot] & BITS[side] != 0

    def free_sides(self, slot: int) -> int:
        """The open sides that face an empty cell, blocked and barred ones too (mask)."""
        return self.free[slot]

    def explorable_sides(self, slot: int) -> int:
        """The free sides that one can go through now: neither blocked nor barred (mask)."""
        return self.free[slot] & ~(self.blocked[slot] | self.barred[slot])

    def half_sides(self, slot: int) -> int:
        """The open sides that face the wall of a neighbour (mask)."""
        mask = 0
        for side in range(4):
            other = self.beside[slot * 4 + side]
            if other >= 0 and self.openings[slot] & BITS[side] and not self.openings[other] & BITS[side ^ 2]:
                mask |= BITS[side]
        return mask

    def walled_sides(self, slot: int) -> int:
        """The sides with a wall of this tile or of its neighbour on the edge (mask)."""
        mask = ALL_SIDES & ~self.openings[slot]
        return mask | self.half_sides(slot)

    # Changing edges

    def open_side(self, slot: int, side: int) -> None:
        """Take the wall off an edge for good, for both its tiles, also for one that is laid there later."""
        self._own()
        self._set(self.openings, slot, side)
        self._set(self.opened, slot, side)
        self._renew(slot, side)

    def close_side(self, slot: int, side: int) -> None:
        """Wall up an edge for good, on both tiles that it has."""
        self._own()
        self._clear(self.openings, slot, side)
        self._clear(self.opened, slot, side)
        self._renew(slot, side)

    def block(self, slot: int, side: int) -> None:
        """Put something on an edge that nobody crosses; a free side stays free, but cannot be explored."""
        self._own()
        self._set(self.blocked, slot, side)
        self._renew(slot, side)

    def unblock(self, slot: int, side: int) -> None:
        """Take away what blocked an edge."""
        self._own()
        self._clear(self.blocked, slot, side)
        self._renew(slot, side)

    def bar_exit(self, slot: int, side: int) -> None:
        """Forbid to leave a tile by a side; entering by it stays possible."""
        self._own()
        self.barred[slot] |= BITS[side]
        self._renew(slot, side)

    def unbar_exit(self, slot: int, side: int) -> None:
        """Allow again to leave a tile by a side."""
        self._own()
        self.barred[slot] &= ~BITS[side]
        self._renew(slot, side)

    def _set(self, masks: list[int], slot: int, side: int) -> None:
        """Mark an edge in the masks of both its tiles."""
        masks[slot] |= BITS[side]
        other = self.beside[slot * 4 + side]
        if other >= 0:
            masks[other] |= BITS[side ^ 2]

    def _clear(self, masks: list[int], slot: int, side: int) -> None:
        """Take the mark of an edge from the masks of both its tiles."""
        masks[slot] &= ~BITS[side]
        other = self.beside[slot * 4 + side]
        if other >= 0:
            masks[other] &= ~BITS[side ^ 2]

    def _renew(self, slot: int, side: int) -> None:
        """Work out anew what one edge means for both its tiles."""
        here = BITS[side]
        there = BITS[side ^ 2]
        other = self.beside[slot * 4 + side]
        was_free = self.free[slot] & here
        if other < 0:
            if self.openings[slot] & here:
                if not was_free:
                    self.free[slot] |= here
                    self.free_count += 1
            elif was_free:
                self.free[slot] &= ~here
                self.free_count -= 1
            return
        if self.free[other] & there:
            self.free[other] &= ~there
            self.free_count -= 1
        if self.openings[slot] & here and self.openings[other] & there and not self.blocked[slot] & here:
            self.joined[slot] |= here
            self.joined[other] |= there
        else:
            self.joined[slot] &= ~here
            self.joined[other] &= ~there
        self.exits[slot] = self.joined[slot] & ~self.barred[slot]
        self.exits[other] = self.joined[other] & ~self.barred[other]


def grid_from_fields(fields: list[list[int]]) -> Grid:
    """The map whose `fields` these are; refused if they contradict each other."""
    if len(fields) != 5:
        raise CorruptError(
            "A map has 5 lists: cells, openings, opened, blocked and barred; here are {given}.",
            given=len(fields),
        )
    cells, openings, opened, blocked, barred = fields
    for masks in (openings, opened, blocked, barred):
        if len(masks) != len(cells):
            raise CorruptError(
                "A map of {count} tiles needs as many masks in each list, not {given}.",
                count=len(cells),
                given=len(masks),
            )
        for mask in masks:
            if not 0 <= mask <= ALL_SIDES:
                raise CorruptError(
                    "{mask} is no mask of sides: a number from 0 to {most} is expected.",
                    mask=mask,
                    most=ALL_SIDES,
                )
    grid = Grid()
    for slot in range(len(cells)):
        if not is_cell(cells[slot]) or grid.slot_at(cells[slot]) >= 0:
            raise CorruptError(
                "Tile {slot} cannot lie on cell {cell}: taken, or off the grid.",
                slot=slot,
                cell=cell_text(cells[slot]),
            )
        grid.lay(cells[slot], openings[slot])
    for slot in range(len(cells)):
        for side in range(4):
            if opened[slot] & BITS[side]:
                grid.open_side(slot, side)
            if blocked[slot] & BITS[side]:
                grid.block(slot, side)
            if barred[slot] & BITS[side]:
                grid.bar_exit(slot, side)
    for slot in range(len(cells)):
        _check_marks(grid, fields, slot)
    return grid


def _check_marks(grid: Grid, fields: list[list[int]], slot: int) -> None:
    """Refuse a mark on one side of an edge that its other tile does not have."""
    for side in range(4):
        for kept, given in zip(grid.fields(), fields, strict=True):
            if kept is not grid.cells and (kept[slot] ^ given[slot]) & BITS[side]:
                raise CorruptError(
                    "The {side} side of the tile on cell {cell} is opened or blocked, "
                    "but the tile beyond does not say so.",
                    side=side_word(side),
                    cell=cell_text(grid.cells[slot]),
                )
