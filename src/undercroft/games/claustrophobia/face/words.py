# interpreted: moves in words, for people
"""The words of this edition's moves: the engine's, and those of the auction."""

from __future__ import annotations

from undercroft.families.tunnels.face.words import FIGURE, GEAR, KIND, VERBS
from undercroft.families.tunnels.rules.words import verbs as v
from undercroft.kernel.vocabulary import Number, Verb, Vocabulary

VOCABULARY = Vocabulary(
    *VERBS,
    Verb(v.V_BID, "bid {points}", points=Number(0, 99)),
    Verb(v.V_HIRE, "hire {kind}", kind=KIND),
    Verb(v.V_EQUIP, "equip {figure} {gear}", figure=FIGURE, gear=GEAR),
    Verb(v.V_DRAW, "draw {cards}", cards=Number(0, 99)),
)
