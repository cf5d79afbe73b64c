# interpreted: describes what people write
"""The shape of Dungeon Twister's diagrams: what each name may say, whatever the others say."""

from __future__ import annotations

from undercroft.games.dungeontwister.face.diagram_writing import HOLDERS, MARKER_KINDS, TOKEN_MARKS
from undercroft.games.dungeontwister.face.names import COLOURS, SIDES, room_word
from undercroft.games.dungeontwister.rules.box import FIXED, Box
from undercroft.games.dungeontwister.rules.terrain import EDGE_WORDS
from undercroft.games.dungeontwister.rules.tokens import TOKENS
from undercroft.kernel.checking.shapes import Cases, Fields, Flag, Listed, Shape, Text, Whole, Word
from undercroft.kernel.documents.diagram_middle import MIDDLE_SHAPES
from undercroft.maps.room_tables import ROOMS, SQUARES

WORD = Text(1, 40)
"""A square or a token: whether there is such a one depends on the rooms and the pieces."""
COLOUR = Word(*COLOURS)
PLACE = Word(*(room_word(room) for room in range(ROOMS)))
OWNED_MARKERS = ("brambles", "living-tree", "trap")
"""The markers that each player has one of."""

TOKEN = Fields(
    {"id": WORD},
    {
        "at": WORD,
        "wounded": Flag(),
        "marks": Listed(Word(*TOKEN_MARKS), once=True),
        "carries": WORD,
        "points": Whole(0, 9),
    },
)
MARKER = Cases(
    "kind",
    {
        **{kind: Fields({"at": WORD, "colour": COLOUR}) for kind in ("plants", *OWNED_MARKERS)},
        **{kind: Fields({"at": WORD}) for kind in MARKER_KINDS},
    },
)
EDGE = Fields({"at": WORD, "side": Word(*SIDES), "kind": Word(*EDGE_WORDS)})
HIDDEN = Fields({"id": WORD, "at": Word(*HOLDERS)}, {"open": Flag()})


def diagram_shape(box: Box, scenario: str) -> Fields:
    """What a diagram of a game with a box may say."""
    pairs: dict[str, Shape] = {"pairs": Listed(Word("", *box.pairs), box.pairs_laid, box.pairs_laid)}
    number = box.scenarios.index(scenario) if scenario in box.scenarios else 0
    is_fixed = box.games[number].way == FIXED
    cards = box.action_cards
    room = Fields({"at": PLACE, "id": Word(*box.rooms)}, {"turn": Whole(0, 3)})
    return Fields(
        {} if is_fixed else pairs,
        {
            **MIDDLE_SHAPES,
            **(pairs if is_fixed else {}),
            **MIDDLE_SHAPES,
            "turn": COLOUR,
            "points": Whole(0, 9),
            "limit": Whole(cards[0], cards[-1]),
            "idle": Whole(-1, 2 * box.last_turns),
            "peace": Whole(0, 1),
            "enchanted": Whole(0, 1),
            "setup": Word("forces", "rooms"),
            "room": Listed(room, 0, ROOMS),
            "token": Listed(TOKEN, 0, TOKENS),
            "marker": Listed(MARKER, 0, SQUARES),
            "edge": Listed(EDGE, 0, 4 * SQUARES),
            "hidden": Listed(HIDDEN, 0, TOKENS),
            **dict.fromkeys(COLOURS, player_shape(box)),
        },
    )


def player_shape(box: Box) -> Fields:
    """What a diagram may say of a player."""
    hands = {"actions": box.action_cards, "combat": box.combat_cards}
    return Fields(
        optional={
            "score": Whole(0, 99),
            "jumps": Whole(0, box.jumps),
            "plants": Whole(0, box.plants),
            "webs": Whole(0, box.webs),
            **{name: Listed(Whole(min(cards), max(cards)), 0, len(cards)) for name, cards in hands.items()},
        }
    )
