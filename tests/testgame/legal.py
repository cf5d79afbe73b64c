"""Why a thief may not do something: the one source of what is legal. 0 means that it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tests.testgame.box import DECOY_CARD, HUSH_CARD, KINDS, PEER_CARD, SNATCH_CARD
from tests.testgame.state import Skulk
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, verb
from undercroft.kernel.window import Window

if TYPE_CHECKING:
    from tests.testgame.frames import Asking
    from tests.testgame.tricks import Trick

GO: Final = 1  # place
WATCH: Final = 2  # thief
BRING: Final = 3  # 0 for nothing, else 1 + kind of trick
SNATCH: Final = 4  # thief
PEER: Final = 5
HUSH: Final = 6
DECOY: Final = 7  # thief
TAKE: Final = 8  # slot
LAY: Final = 9  # treasure
TURN: Final = 10  # slot
GIVE: Final = 11  # slot
PASSING: Final = 0

# What is being asked. A frame that asks says it by `stage`.
CHOOSING: Final = 0
WATCHING: Final = 1
CHANGING: Final = 2
BRINGING: Final = 3
ACTING: Final = 4
ANSWERING: Final = 5
TAKING: Final = 6
LAYING: Final = 7
TURNING: Final = 8
GIVING: Final = 9
STAGES: Final = (
    "choosing",
    "watching",
    "changing",
    "bringing",
    "acting",
    "answering",
    "taking",
    "laying",
    "turning",
    "giving",
)
VERBS: Final = (
    (GO,),
    (WATCH,),
    (GO,),
    (BRING,),
    (PASSING, SNATCH, PEER),
    (PASSING, HUSH, DECOY),
    (TAKE,),
    (LAY,),
    (TURN,),
    (GIVE,),
)

# Why not. Each with the number of its rule and the message for it.
LEGAL: Final = 0
NOT_NOW: Final = 1
NO_THIEF: Final = 2
YOURSELF: Final = 3
NO_TRICK: Final = 4
NO_TREASURE: Final = 5
LAYERS_EMPTY: Final = 6
NO_SNATCH: Final = 7
NOT_AIMED: Final = 8
NO_SLOT: Final = 9
FACE_UP: Final = 10
NOT_ON_TOP: Final = 11
REASONS: Final = (
    ("", ""),
    ("2", "why-not-now"),
    ("1", "why-no-thief"),
    ("4.2", "why-yourself"),
    ("4.1", "why-no-trick"),
    ("4.2", "why-no-treasure"),
    ("4.3", "why-layers-empty"),
    ("5.3", "why-no-snatch"),
    ("5.3", "why-not-aimed"),
    ("4.2", "why-no-slot"),
    ("4.4", "why-face-up"),
    ("4.3", "why-not-on-top"),
)


def stage(t: Skulk) -> int:
    """What the top frame asks."""
    top = t.stack[-1]
    return ANSWERING if isinstance(top, Window) else cast("Asking", top).stage()


def answered(t: Skulk) -> Trick:
    """The trick that a window is about."""
    return cast("Trick", t.stack[cast(Window, t.stack[-1]).about])


def why_not(t: Skulk, seat: Seat, move: Move) -> int:
    """Why the seat may not make a move now, from what it can see; LEGAL if it may."""
    asked = stage(t)
    v, a = verb(move), first(move)
    if v not in VERBS[asked]:
        return NOT_NOW
    if v in (WATCH, SNATCH, DECOY) and a >= t.seats:
        return NO_THIEF
    if v == WATCH:
        return YOURSELF if a == seat else LEGAL
    if v == BRING:
        return LEGAL if a == 0 or t.card_of_kind(seat, a - 1) >= 0 else NO_TRICK
    if v == SNATCH:
        return why_no_snatch(t, seat, a)
    if v == PEER:
        return need(t, seat, PEER_CARD) or (LAYERS_EMPTY if t.treasures.is_empty() else LEGAL)
    if v == HUSH:
        return need(t, seat, HUSH_CARD)
    if v == DECOY:
        return why_no_decoy(t, seat, answered(t), a)
    if v in (TAKE, TURN, GIVE, LAY):
        return why_no_pick(t, seat, v, a)
    return LEGAL


def need(t: Skulk, seat: Seat, kind: int) -> int:
    """Whether the thief holds a trick of the kind (4.1)."""
    return LEGAL if t.card_of_kind(seat, kind) >= 0 else NO_TRICK


def why_no_snatch(t: Skulk, seat: Seat, victim: Seat) -> int:
    """Rule 4.2."""
    if victim == seat:
        return YOURSELF
    if not t.slots(victim):
        return NO_TREASURE
    return need(t, seat, SNATCH_CARD)


def why_no_decoy(t: Skulk, seat: Seat, trick: Trick, other: Seat) -> int:
    """Rule 5.3."""
    if t.box.kinds[trick.card] != SNATCH_CARD:
        return NO_SNATCH
    if trick.target != seat:
        return NOT_AIMED
    if other == seat:
        return YOURSELF
    if not t.slots(other):
        return NO_TREASURE
    return need(t, seat, DECOY_CARD)


def why_no_pick(t: Skulk, seat: Seat, v: int, a: int) -> int:
    """Rules 4.2, 4.3, 4.4 and 6.1: one of the treasures that can be pointed at."""
    if v == LAY:
        return LEGAL if a in cast("Trick", t.stack[-1]).in_sight(t) else NOT_ON_TOP
    owner = cast("Trick", t.stack[-1]).target if v == TAKE else seat
    if a not in t.slots(owner):
        return NO_SLOT
    return FACE_UP if v == TURN and t.is_face_up(seat, a) else LEGAL


def candidates(t: Skulk, asked: int) -> list[Move]:
    """Every move that makes sense as an answer to such a question, legal or not."""
    if asked in (CHOOSING, CHANGING):
        return [pack(GO, place) for place in range(3)]
    if asked == WATCHING:
        return [pack(WATCH, other) for other in range(t.seats)]
    if asked == BRINGING:
        return [pack(BRING, kind) for kind in range(1 + len(KINDS))]
    if asked == ACTING:
        return [PASS, *[pack(SNATCH, other) for other in range(t.seats)], pack(PEER)]
    if asked == ANSWERING:
        return [PASS, pack(HUSH), *[pack(DECOY, other) for other in range(t.seats)]]
    if asked == LAYING:
        return [pack(LAY, item) for item in range(len(t.box.treasures))]
    pick = {TAKING: TAKE, TURNING: TURN, GIVING: GIVE}[asked]
    return [pack(pick, slot) for slot in range(len(t.box.treasures))]


def offered(t: Skulk, seat: Seat) -> list[Move]:
    """The legal answers of a seat to the question that is open."""
    return [move for move in candidates(t, stage(t)) if why_not(t, seat, move) == LEGAL]


def answers(t: Skulk, trick: Trick, seat: Seat) -> list[Move]:
    """The tricks with which a thief can really answer another."""
    found: list[Move] = []
    if need(t, seat, HUSH_CARD) == LEGAL:
        found.append(pack(HUSH))
    for other in range(t.seats):
        if why_no_decoy(t, seat, trick, other) == LEGAL:
            found.append(pack(DECOY, other))
    return found


def might_answer(t: Skulk, trick: Trick, seat: Seat) -> bool:
    """Whether, for all that everybody knows, a thief could answer (5.1): by hand size and what is spent."""
    if seat == trick.seat or t.hand_size(seat) == 0:
        return False
    if t.is_left(HUSH_CARD):
        return True
    if t.box.kinds[trick.card] != SNATCH_CARD or trick.target != seat or not t.is_left(DECOY_CARD):
        return False
    return any(other != seat and t.slots(other) for other in range(t.seats))


def might_act(t: Skulk, seat: Seat) -> bool:
    """Whether, for all that everybody knows, a thief could play a trick of their own (2.6)."""
    if t.hand_size(seat) == 0:
        return False
    if t.is_left(PEER_CARD) and not t.treasures.is_empty():
        return True
    return t.is_left(SNATCH_CARD) and any(other != seat and t.slots(other) for other in range(t.seats))
