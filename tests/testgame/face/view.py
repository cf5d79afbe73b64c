# interpreted: a view is built for people and agents
"""What each thief may know: a new object, built from a white list."""

from __future__ import annotations

import msgspec

from tests.testgame.face.words import VOCABULARY
from tests.testgame.rules.effects import Laying, Taking, Turning
from tests.testgame.rules.ending import Caught
from tests.testgame.rules.scuffle import Tunnel
from tests.testgame.rules.state import PLACES, Skulk
from tests.testgame.rules.tricks import Trick, Tricks
from tests.testgame.rules.turn import Prowl
from undercroft.kernel.deck import EVERYBODY, item_of, known_of
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import NO_ANSWER, Frame
from undercroft.kernel.window import Window

HIDDEN = "?"
STAGES: dict[type[Frame], str] = {
    Tunnel: "bringing",
    Tricks: "acting",
    Window: "answering",
    Taking: "taking",
    Laying: "laying",
    Turning: "turning",
    Caught: "giving",
}
PROWLING = ("choosing", "watching", "changing")


class TreasureView(msgspec.Struct, frozen=True):
    """A treasure in front of a thief; `card` is `?` for one that the viewer has not seen."""

    slot: int
    card: str
    face_up: bool
    known_to: list[int]


class ThiefView(msgspec.Struct, frozen=True):
    """What lies in front of one thief, and how many tricks they hold."""

    seat: int
    tricks: int
    treasures: list[TreasureView]
    choice: str
    """Where the thief goes: a place, `?` while it is secret, nothing before it is chosen."""


class TrickView(msgspec.Struct, frozen=True):
    """A trick that is being resolved."""

    card: str
    seat: int
    target: int
    cancelled: bool


class SkulkView(msgspec.Struct, frozen=True):
    """The night as one thief sees it."""

    seat: int
    round: int
    rounds: int
    lookout: int
    watched: int
    """Whose choice the lookout has looked at in this round, 0 for nobody's."""
    asked: list[int]
    stage: str
    thieves: list[ThiefView]
    hand: list[str]
    answer: str
    """The viewer's own answer that waits for those of others."""
    treasures_left: int
    next_treasures: list[str]
    unseen_treasures: list[str]
    tricks_left: int
    spent: list[str]
    lost: list[str]
    tricks: list[TrickView]
    results: list[int]
    scores: list[int]


def view(t: Skulk, seat: Seat) -> SkulkView:
    """What the seat may know."""
    return SkulkView(
        seat=seat + 1,
        round=t.round,
        rounds=t.rounds,
        lookout=t.lookout + 1,
        watched=1 + max([frame.watched for frame in t.stack if isinstance(frame, Prowl)], default=-1),
        asked=[other + 1 for other in range(t.seats) if t.is_asked(other)],
        stage=stage(t),
        thieves=[thief_view(t, seat, other) for other in range(t.seats)],
        hand=[t.box.tricks[item] for item in t.tricks.hand(seat)],
        answer=own_answer(t, seat),
        treasures_left=t.treasures.count(),
        next_treasures=[seen(t, p, seat) for p in t.treasures.top],
        unseen_treasures=[t.box.treasures[item] for item in t.treasures.unseen_by(seat)],
        tricks_left=t.tricks.count(),
        spent=[t.box.tricks[item] for item in t.spent],
        lost=[t.box.treasures[item] for item in t.lost],
        tricks=[trick_view(t, frame) for frame in t.stack if isinstance(frame, Trick)],
        results=t.results[:],
        scores=t.scores[:],
    )


def stage(t: Skulk) -> str:
    """What is being asked, in a word; a view is made in the middle of things too, when nobody is."""
    if t.is_over():
        return "over"
    if not t.asked:
        return "going on"
    top = t.stack[-1]
    return PROWLING[top.step - 1] if isinstance(top, Prowl) else STAGES[type(top)]


def thief_view(t: Skulk, seat: Seat, other: Seat) -> ThiefView:
    """What a seat may know of a thief."""
    treasures = []
    for slot in t.slots(other):
        p = t.place_at(other, slot)
        known = known_of(p)
        treasures.append(
            TreasureView(
                slot + 1,
                seen(t, p, seat),
                known == EVERYBODY,
                [k + 1 for k in range(t.seats) if known >> k & 1],
            )
        )
    return ThiefView(other + 1, t.hand_size(other), treasures, choice_seen(t, seat, other))


def seen(t: Skulk, p: int, seat: Seat) -> str:
    """The treasure in a place, if the seat has seen it."""
    return t.box.treasures[item_of(p)] if known_of(p) >> seat & 1 else HIDDEN


def choice_seen(t: Skulk, seat: Seat, other: Seat) -> str:
    """Where a thief goes, as far as the seat may know."""
    for frame in t.stack:
        if isinstance(frame, Prowl) and frame.step > 1:
            return PLACES[frame.choice_of(other)] if frame.knows(t, seat, other) else HIDDEN
    return ""


def own_answer(t: Skulk, seat: Seat) -> str:
    """The seat's own answer while it waits."""
    if not t.answers or seat >= t.seats or t.answers[seat] == NO_ANSWER:
        return ""
    return VOCABULARY.words(t, t.answers[seat])


def trick_view(t: Skulk, trick: Trick) -> TrickView:
    """A trick on the stack; all of it is public."""
    return TrickView(t.box.tricks[trick.card], trick.seat + 1, trick.target + 1, bool(trick.cancelled))
