# interpreted: describes what people write
"""The shape of Sub Terra's diagrams: what each name may say, whatever the others say."""

from __future__ import annotations

from undercroft.games.subterra.face.diagram_writing import PHASES
from undercroft.games.subterra.rules.box import Box
from undercroft.kernel.checking.shapes import (
    ByKind,
    Entries,
    Fields,
    Flag,
    Letters,
    Listed,
    Shape,
    Whole,
    Word,
)
from undercroft.kernel.documents.diagram_middle import MIDDLE_SHAPES

ROUND = Whole(1, 999)
FARTHEST = 100
"""No cave of 65 tiles reaches farther from its start."""
PLACE = Whole(-FARTHEST, FARTHEST)
CELL = Listed(PLACE, 2, 2)


def diagram_shape(box: Box) -> Fields:
    """What a diagram of a box may say."""
    caver = Word(*(caver.id for caver in box.cavers))
    tile = Word(*(tile.id for tile in box.tiles))
    some_tiles = Listed(tile, 0, len(box.tiles), once=True)
    return Fields(
        optional={
            **MIDDLE_SHAPES,
            "round": ROUND,
            "turn": caver,
            "phase": Word(*PHASES),
            "first": caver,
            "gas": Flag(),
            "stayed": ByKind({bool: Flag(), int: ROUND}),
            "waiting": tile,
            "guides": Whole(0, box.guides),
            "explosives": Whole(0, box.blasts),
            "tile": Entries(Fields({"id": tile, "at": CELL}, TILE_PARTS), 0, len(box.tiles)),
            "caver": Entries(Fields({"id": caver}, CAVER_PARTS), 0, len(box.cavers)),
            "horror": Listed(Listed(PLACE, 0, 2)),
            "discarded": some_tiles,
            "top": some_tiles,
            "drawn": some_tiles,
            "spent": Listed(Word(*(card.id for card in box.cards)), 0, len(box.cards), once=True),
        }
    )


TILE_PARTS: dict[str, Shape] = {
    "turn": Word("N", "E", "S", "W"),
    "flooded": Flag(),
    "rubble": Flag(),
    "rope": Flag(),
    "blasted": Letters("NESW"),
}
CAVER_PARTS: dict[str, Shape] = {
    "at": CELL,
    "health": Whole(0, 99),
    "hidden": Flag(),
    "tried": Flag(),
    "row": Whole(0, 999),
    "under-water": Flag(),
    "devoured": Flag(),
}
