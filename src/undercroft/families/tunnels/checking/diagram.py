# interpreted: describes what people write
"""The shape of the tunnels' diagrams: what each name may say, whatever the others say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from undercroft.families.tunnels.rules.components.box import Box
from undercroft.families.tunnels.rules.components.operations import CONDITIONS
from undercroft.families.tunnels.rules.components.warriors import QUIRKS, TALENTS
from undercroft.families.tunnels.rules.figures import FIGURES
from undercroft.families.tunnels.rules.words.times import DURATIONS
from undercroft.kernel.checking.shapes import (
    Entries,
    Fields,
    Flag,
    Letters,
    Listed,
    Shape,
    Text,
    Whole,
    Word,
)
from undercroft.kernel.documents.diagram_middle import MIDDLE_SHAPES
from undercroft.maps.sides import SIDE_WORDS

PLACE = Whole(-30, 30)
COUNT = Whole(0, 999)
CHANGE = Whole(-20, 20)
SEAT = Whole(1, 2)
SIDES = Letters("NESW")
FIGURE = Whole(1, FIGURES)
NAME = Text(1, 60)
"""A warrior: who is there is seen when all are read."""

KNOWN_BY = ("nobody", "human", "demon", "both")
"""Who has looked at a tile of the stack."""
NUMBERS = (
    *("tp", "counter", "demons_left", "human_points", "demon_points", "tokens_out", "face_down"),
    *("holes_left", "lines_for_demon", "brought", "bid", "ending"),
)
TO_COME = ("destiny_dice_to_come", "destiny_dice_most", "action_dice_to_come")
SWITCHES = ("blessing_used", "gifts_barred", "foresight", "once_used")
"""Numbers and switches have the names of the state's attributes."""


NOTHING: Mapping[str, Shape] = {}


class WithId(Protocol):
    """Anything of the box that has an id."""

    id: str


def word(entries: Iterable[WithId]) -> Word:
    """One of the ids of some things of the box."""
    return Word(*dict.fromkeys(entry.id for entry in entries))


def diagram_shape(
    box: Box,
    moments: Mapping[str, Sequence[str]],
    more: Mapping[str, Shape] = NOTHING,
    parts: Mapping[str, Shape] = NOTHING,
) -> Fields:
    """What a diagram of a box may say, in a game with these phases and moments of each.

    An edition may have more names of its own, and more parts of a warrior.
    """
    tile = word(box.tiles)
    human = word(box.cards[kind] for kind in box.advantage_items)
    demon = word(box.cards[kind] for kind in box.event_items)
    next_tiles = Listed(Fields(optional={"tile": tile, "known": Word(*KNOWN_BY)}))
    return Fields(
        {"tile": Entries(tile_shape(box), 1)},
        {
            **MIDDLE_SHAPES,
            **dict.fromkeys(NUMBERS, COUNT),
            **dict.fromkeys(TO_COME, CHANGE),
            **dict.fromkeys(SWITCHES, Flag()),
            "round": Whole(0, box.numbers.round_limit),
            "phase": Word(*moments),
            "moment": Word(*dict.fromkeys(moment for phase in moments.values() for moment in phase)),
            "human_seat": SEAT,
            "bidder": SEAT,
            "left": COUNT,
            "dice": Listed(Whole(1, box.numbers.die_sides), 0, box.numbers.dice_in_box),
            "placed": Listed(placed_shape(box)),
            "warrior": Listed(warrior_shape(box, parts)),
            "bonus": Listed(BONUS),
            "gifts": Listed(word(box.gifts), once=True),
            "squares_used": Listed(word(box.squares), once=True),
            "lifted": Listed(Word(*CONDITIONS), once=True),
            "advantages": Listed(human),
            "advantages_discarded": Listed(human),
            "events": Listed(demon),
            "events_discarded": Listed(demon),
            **dict.fromkeys(("tiles_discarded", "aside", "drawn"), Listed(tile, once=True)),
            "next": next_tiles,
            "bottom": next_tiles,
            "escaped": Listed(NAME, once=True),
            "reached": Listed(NAME, once=True),
            "trail": Fields({"number": COUNT}, {"since": COUNT, "tile": tile, "side": Word(*SIDE_WORDS)}),
            "guide": tile,
            **more,
        },
    )


def tile_shape(box: Box) -> Fields:
    """What is said of a laid tile."""
    return Fields(
        {"id": word(box.tiles), "at": Listed(PLACE, 2, 2)},
        {
            "turn": Whole(0, 3),
            **dict.fromkeys(("hole", "entered", "drunk"), Flag()),
            "charges": Whole(0, 99),
            "blocked": SIDES,
            "sealed": SIDES,
            "shut": SIDES,
            "tokens": Listed(word(box.scenario.tokens), 0, 15),
        },
    )


def warrior_shape(box: Box, parts: Mapping[str, Shape]) -> Fields:
    """What is said of a warrior."""
    line = Whole(1, box.numbers.die_sides)
    return Fields(
        {"kind": word(box.kinds)},
        {
            "id": NAME,
            "figure": FIGURE,
            "tile": word(box.tiles),
            "count": FIGURE,
            "die": Whole(0, box.numbers.die_sides),
            "lost": Listed(line, once=True),
            "objects": Listed(word(box.gears), once=True),
            **dict.fromkeys(("exhausted", "fresh", "acted", "dead"), Flag()),
            "wounds": Whole(0, 99),
            "carries": Listed(word(box.scenario.tokens), 0, 15),
            **parts,
        },
    )


def placed_shape(box: Box) -> Fields:
    """What is said of a group of dice on the Board of Destiny."""
    dice = Listed(Whole(1, box.numbers.die_sides), 1, box.numbers.dice_in_box)
    return Fields({"square": word(box.squares), "dice": dice})


TALENTS_OF: Shape = Listed(Word(*TALENTS), once=True)
BONUS = Fields(
    {"who": NAME, "until": Word(*DURATIONS)},
    {
        "figure": FIGURE,
        **dict.fromkeys(("mvt", "cbt", "def"), CHANGE),
        "gains": TALENTS_OF,
        "loses": TALENTS_OF,
        "quirks": Listed(Word(*QUIRKS), once=True),
    },
)
