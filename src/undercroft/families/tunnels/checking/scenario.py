# interpreted: describes data
"""A scenario file: every entry, and what each may hold."""

from __future__ import annotations

from undercroft.families.tunnels.checking.operations import ACTION, INITIATIVE, LAID
from undercroft.families.tunnels.checking.programs import Program
from undercroft.kernel.checking.shapes import (
    Cases,
    Either,
    Entries,
    Fields,
    Flag,
    Free,
    Listed,
    Matching,
    Named,
    Shape,
    Text,
    Whole,
    Word,
)
from undercroft.maps.sides import SIDE_WORDS

FARTHEST = 60
"""Cells from the middle: the map must have room to grow within the grid."""
MANY = Whole(0, 999)
PLACE = Whole(-FARTHEST, FARTHEST)
CELL = Listed(PLACE, 2, 2)
KIND = Named("tile-kind")
KINDS = Listed(KIND, 0, 60, once=True)


ID = Matching("[a-z][a-z0-9]*(-[a-z0-9]+){0,6}", "drowned-bell")
TOKEN_ID = Matching("[a-z][a-z0-9]{0,29}", "gem")

PARTY_PARTS: dict[str, Shape] = {
    "gifts": Listed(Named("gift"), 0, 16, once=True),
    "objects": Listed(Named("object"), 0, 16, once=True),
    "at": CELL,
    "name": Text(1),
}
PARTY = Fields({"warrior": Named("human")}, PARTY_PARTS)
BAND = Fields(
    {"random": Either(Word("all"), Whole(0, 200))},
    {
        "plus": Listed(
            Fields({"kind": KIND, "count": Whole(1, 200)}, {"shape": Word("X", "T", "I", "L", "D")}), 0, 20
        )
    },
)
ACTIONS = Fields(
    {
        "id": ID,
        "who": Word("human", "troglodyte", "any-demon", "any"),
        "where": Named("where"),
        "do": Program(ACTION),
    },
    {"alone": Flag(), "late": Flag(), "label": Text(1)},
)
TOKEN = Fields(
    {"id": TOKEN_ID},
    {
        "count": Whole(1, 15),
        "true_ones": Whole(1, 1),
        "value": MANY,
        "carried_most": Whole(1, 9),
        "carrier_mvt": Whole(-9, 0),
        "on_kinds": KINDS,
        "on_shape": Word("X", "T", "I", "L", "D"),
    },
)

LEAST = Whole(1, 999)
WON: dict[str, Shape] = {"verdict": Word("human", "demon", "draw", "threshold", "more-points")}
SAID: dict[str, Shape] = {"message": Text(1)}
OUT: dict[str, Shape] = {**SAID, "rest_counts_as_out": Flag()}
ENDING = Cases(
    "when",
    {
        "reached": Fields(WON, {**OUT, "least": LEAST}),
        "counter": Fields(WON, {**SAID, "least": LEAST, "humans_least": Whole(0, 8)}),
        "humans-gone": Fields(WON, {**OUT, "left_map": Whole(0, 8)}),
        "dead": Fields({**WON, "who": Named("mortal")}, {**OUT, "least": LEAST}),
        "defeated": Fields({**WON, "who": Named("mortal")}, {**OUT, "least": LEAST}),
        "nobody-on-the-way": Fields(WON, {**OUT, "exact": Whole(0, 8)}),
        "reach-lost": Fields(WON, {**OUT, "least": LEAST}),
        "points": Fields(WON, {**OUT, "least": LEAST}),
        "tokens-gone": Fields(WON, OUT),
        "rounds": Fields(WON, OUT),
        "carried-to": Fields({**WON, "token": Named("token"), "kind": KIND}, OUT),
    },
)

COUNTER = Fields(
    {"counts": Word("counter", "reached", "points", "tokens-out", "score"), "label": Text(1)},
    {"of": Whole(1, 999)},
)

STASHES = ("chest", "abyss", "nest", "cell")
"""What a Stash may look like."""
WORDS = Free(Text())
SCENARIO = Fields(
    {
        "map": Word("explored", "fixed"),
        "tiles": Listed(
            Fields({"x": PLACE, "y": PLACE, "tile": Named("tile")}, {"turn": Whole(0, 3)}), 1, 200
        ),
        "party": Listed(PARTY, 1, 7),
        "ending": Listed(ENDING, 1, 20),
    },
    {
        "kind": Word("scenario"),
        "game": Text(1),
        "id": ID,
        "rule": Matching(r"\d{1,2}\.\d{1,2}", "24.1"),
        "start": CELL,
        "rock": Listed(CELL, 0, 200),
        "advantages": Whole(0, 60),
        "tp": MANY,
        "demon": Named("for-sale"),
        "demon_times": Whole(0, 99),
        "without": KINDS,
        "key": KINDS,
        "band": Listed(BAND, 1, 40),
        "trail": Fields(
            {"tile": Named("tile"), "first": Whole(1, 99), "last": Whole(1, 99)},
            {"brings": Named("plain-demon")},
        ),
        "reach": Fields({"kind": KIND}, {"may_leave": Flag(), "leaving_scores_tokens": Flag()}),
        "action": Entries(ACTIONS, 0, 20),
        "ambush": Fields({"most": Whole(1, 9)}),
        "seals": Fields({"count": Whole(1, 99), "on": KIND}),
        "human_action_end": Fields(
            {"warrior": Named("human"), "on": KIND, "amount": Whole(0, 99), "alone_amount": Whole(0, 99)}
        ),
        "laid": Listed(Fields({"kind": KIND, "do": Program(LAID)}), 0, 60),
        "freed": Fields({"cancelled_lines": Whole(0, 5)}),
        "token": TOKEN,
        "token_on": Listed(Fields({"kind": KIND, "value": MANY}), 1, 30),
        "initiative": Program(INITIATIVE),
        "dies": Fields({"becomes": Named("plain-demon")}),
        "guide": Fields({"at": CELL, "leaves_at": KIND}),
        "ways_out": Listed(
            Fields({"x": PLACE, "y": PLACE, "side": Word("N", "E", "S", "W", *SIDE_WORDS)}), 0, 30
        ),
        "rounds": Whole(1, 999),
        "first_count": MANY,
        "rounds_option": Fields({"short_rounds": Whole(1, 999), "short_first_count": MANY}),
        "threshold": Fields({"demon_least": Whole(1, 999), "human_most": MANY}),
        "mine": Fields(
            {
                "warrior": Named("human"),
                "dice": Listed(Whole(1, 6), 1, 6, once=True),
                "mvt": Whole(0, 7),
                "cbt": Whole(0, 7),
            }
        ),
        "extract": Fields({"kind": KIND, "points": MANY}),
        "carried_at_end": Fields({"points": MANY}),
        "counter": Listed(COUNTER, 0, 4),
        "early_holes": Flag(),
        "stash_is": Word(*STASHES),
        "auction_most": Free(Whole(0, 8), Named("for-hire")),
        "auction_gifts": Flag(),
        "text": Fields({}, {"en": WORDS, "fr": WORDS}),
    },
)
"""All entries of a scenario."""
