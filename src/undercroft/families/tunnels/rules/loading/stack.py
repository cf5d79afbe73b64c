# interpreted: reads a scenario once for each set-up
"""The stack of a scenario: pools of tiles, and how many of each pool lie in each band from the top."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.components.tiles import shape_of
from undercroft.kernel.data import Data

Wanted = tuple[int, str]
"""A kind of tile and the letter of its shape, empty for any."""


def read_stack(box: Box, entries: list[Data], tree: Data) -> None:
    """Sort the tiles that the scenario does not lay into pools, and read the bands."""
    made = box.scenario
    keys = {box.tile_kind_named(kind) for kind in tree.get("key", [])}
    made.key_tiles = [number for number, tile in enumerate(box.tiles) if tile.kind in keys]
    if made.is_fixed:
        made.pools, made.bands = [[]], [[0]]
        return
    boxes = {entry["id"]: entry["box"] for entry in entries}
    without = {box.tile_kind_named(kind) for kind in tree.get("without", [])}
    out = {laid.tile for laid in made.tiles}
    if "trail" in tree:
        out.add(box.tile_named(tree["trail"]["tile"]))
    free = [n for n, tile in enumerate(box.tiles) if boxes[tile.id] == "base" and n not in out]
    specials: list[Wanted] = []
    for band in tree["band"]:
        for plus in band.get("plus", []):
            if wanted_by(box, plus) not in specials:
                specials.append(wanted_by(box, plus))
    chosen = [[tile for tile in free if fits(box, tile, wanted)] for wanted in specials]
    taken = {tile for pool in chosen for tile in pool}
    rest = [tile for tile in free if box.tiles[tile].kind not in without and tile not in taken]
    made.pools = [rest, *chosen]
    read_bands(box, tree, specials)


def wanted_by(box: Box, plus: Data) -> Wanted:
    """The tiles that a band asks for by kind and shape."""
    return box.tile_kind_named(plus["kind"]), str(plus.get("shape", ""))


def fits(box: Box, tile: int, wanted: Wanted) -> bool:
    """Whether a tile is of a kind and shape."""
    found = box.tiles[tile]
    return found.kind == wanted[0] and wanted[1] in ("", shape_of(found.openings))


def read_bands(box: Box, tree: Data, specials: list[Wanted]) -> None:
    """How many tiles of each pool lie in each band."""
    made = box.scenario
    left = len(made.pools[0])
    for band in tree["band"]:
        number = left if band["random"] == "all" else int(band["random"])
        left -= number
        row = [number] + [0] * len(specials)
        for plus in band.get("plus", []):
            row[1 + specials.index(wanted_by(box, plus))] += int(plus["count"])
        made.bands.append(row)
