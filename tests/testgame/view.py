"""What each thief may know: a new object, built from a white list."""

from __future__ import annotations

import msgspec

from tests.testgame import legal
from tests.testgame.box import WARDEN_POOL
from tests.testgame.frames import Prowl
from tests.testgame.state import PLACES, Skulk, skulk
from tests.testgame.tricks import Trick
from tests.testgame.words import chain, move_words, thief
from undercroft.kernel.deck import EVERYBODY, band_of, item_of, known_of, pool_of
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import NO_ANSWER, State
from undercroft.kernel.texts import Texts, message

HIDDEN = "?"


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


def view(s: State, seat: Seat) -> SkulkView:
    """What the seat may know."""
    t = skulk(s)
    return SkulkView(
        seat=seat + 1,
        round=t.round,
        rounds=t.rounds,
        lookout=t.lookout + 1,
        watched=1 + max([frame.watched for frame in t.stack if isinstance(frame, Prowl)], default=-1),
        asked=[other + 1 for other in range(t.seats) if t.is_asked(other)],
        stage="over" if t.is_over() else legal.STAGES[legal.stage(t)],
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
    return move_words(t, t.answers[seat])


def trick_view(t: Skulk, trick: Trick) -> TrickView:
    """A trick on the stack; all of it is public."""
    return TrickView(t.box.tricks[trick.card], trick.seat + 1, trick.target + 1, bool(trick.cancelled))


def warden_odds(t: Skulk, seat: Seat) -> tuple[int, int]:
    """The chance that the next treasure is the Warden, as the seat may reckon it: so many in so many.

    The next treasure is one of those of its layer that the seat has not seen and that no thief has taken.
    """
    deck = t.treasures
    if deck.top and known_of(deck.top[0]) >> seat & 1:
        return int(t.box.is_warden(item_of(deck.top[0]))), 1
    pools = len(deck.sizes)
    layer = next((at // pools for at, count in enumerate(deck.bands) if count), 0)
    if deck.top:
        layer = band_of(deck.top[0])
    labels = [pool_of(p) for p in deck.top if known_of(p) >> seat & 1 == 0 and band_of(p) == layer]
    for pool, count in enumerate(deck.bands[layer * pools : (layer + 1) * pools]):
        labels += [pool] * count
    return labels.count(WARDEN_POOL), max(1, len(labels))


def describe(texts: Texts, s: State, seat: Seat, lang: str) -> str:
    """The view in lines of words."""
    v = view(s, seat)
    t = skulk(s)

    def said(id: str, **args: str | int) -> str:
        return texts.say(message(id, **args), lang)

    def name(card: str) -> str:
        return said("card-hidden") if card == HIDDEN else card_name(texts, card, lang)

    lines = [
        said("see-round", round=v.round, rounds=v.rounds, thief=texts.say(thief(v.lookout - 1), lang)),
        said("see-left", treasures=v.treasures_left, tricks=v.tricks_left),
    ]
    if v.next_treasures:
        lines.append(said("see-next", cards=", ".join(name(card) for card in v.next_treasures)))
    for other in v.thieves:
        who = texts.say(thief(other.seat - 1), lang)
        cards = ", ".join(f"{one.slot} {name(one.card)}" for one in other.treasures)
        line = said("see-thief", thief=who, tricks=other.tricks, treasures=cards or said("see-nothing"))
        if other.choice not in ("", HIDDEN):
            line += " " + said(f"see-choice-{other.choice}")
        lines.append(line)
    lines.append(said("see-hand", cards=", ".join(name(card) for card in v.hand) or said("see-nothing")))
    if v.spent:
        lines.append(said("see-spent", cards=", ".join(name(card) for card in v.spent)))
    if v.answer:
        lines.append(said("see-answer", words=v.answer))
    lines += [texts.say(trick, lang) for trick in chain(t)]
    if t.is_over():
        lines.append(said("see-scores", scores=", ".join(str(score) for score in v.scores)))
    return "\n".join(lines)


def card_name(texts: Texts, card: str, lang: str) -> str:
    """A card's word as people call it."""
    kind = card.rsplit("-", 1)[0]
    key = f"treasure-{kind}" if texts.has(f"treasure-{kind}") else f"trick-{kind}"
    return texts.say(message(key), lang)
