"""Skulk in words: moves, labels, prompts, events, and why a move is refused."""

from __future__ import annotations

import re
from typing import Final, cast

from tests.testgame import legal, state
from tests.testgame.box import KINDS, SNATCH_CARD
from tests.testgame.frames import Tunnel
from tests.testgame.state import PLACES, Skulk, skulk
from tests.testgame.tricks import Trick
from undercroft.kernel.moves import PASS, Move, Seat, first, pack, verb
from undercroft.kernel.question import Choice, Reason
from undercroft.kernel.state import State
from undercroft.kernel.texts import Message, message

NUMBERED: Final = {
    "watch": legal.WATCH,
    "snatch": legal.SNATCH,
    "decoy": legal.DECOY,
    "take": legal.TAKE,
    "turn": legal.TURN,
    "give": legal.GIVE,
}
"""Verbs with one number, written from 1 on."""

WORD_OF: Final = {number: word for word, number in NUMBERED.items()}
SMALL_NUMBER: Final = re.compile("[1-9][0-9]?")
OF_THIEF: Final = (legal.WATCH, legal.SNATCH, legal.DECOY)


def move_words(t: Skulk, move: Move) -> str:
    """A move in the fixed vocabulary."""
    v, a = verb(move), first(move)
    if move == PASS:
        return "pass"
    if v == legal.GO:
        return PLACES[a]
    if v == legal.BRING:
        return f"bring {KINDS[a - 1] if a else 'nothing'}"
    if v == legal.LAY:
        return f"lay {t.box.treasures[a]}"
    if v in WORD_OF:
        return f"{WORD_OF[v]} {a + 1}"
    return "peer" if v == legal.PEER else "hush"


def read_move(t: Skulk, words: str) -> Move | None:
    """The move that words mean, legal or not; nothing if they mean none."""
    head, _, rest = words.partition(" ")
    if not rest:
        plain = {"pass": PASS, "peer": pack(legal.PEER), "hush": pack(legal.HUSH)}
        return pack(legal.GO, PLACES.index(head)) if head in PLACES else plain.get(head)
    if head in NUMBERED and SMALL_NUMBER.fullmatch(rest):
        return pack(NUMBERED[head], int(rest) - 1)
    if head == "bring" and rest in ("nothing", *KINDS):
        return pack(legal.BRING, ("nothing", *KINDS).index(rest))
    if head == "lay" and rest in t.box.treasures:
        return pack(legal.LAY, t.box.treasures.index(rest))
    return None


def why_not(s: State, seat: Seat, words: str) -> Reason:
    """Why words are refused, with the number of the rule."""
    t = skulk(s)
    move = read_move(t, words)
    if move is None:
        return Reason("", message("why-no-words", words=words))
    rule, key = legal.REASONS[legal.why_not(t, seat, move)]
    return Reason(rule, Message(key, {"question": prompt(t), "words": words}))


def thief(seat: Seat) -> Message:
    """A thief by number."""
    return message("thief", number=seat + 1)


def treasure(t: Skulk, item: int) -> Message:
    """A treasure by name."""
    return message(f"treasure-{t.box.treasures[item].rsplit('-', 1)[0]}")


def trick_name(t: Skulk, item: int) -> Message:
    """A trick by name."""
    return message(f"trick-{KINDS[t.box.kinds[item]]}")


def label(t: Skulk, move: Move) -> Message:
    """A move as a button says it."""
    v, a = verb(move), first(move)
    if move == PASS:
        return message("pass")
    if v == legal.GO:
        return message(f"move-{PLACES[a]}")
    if v == legal.BRING:
        return message("move-bring", trick=message(f"trick-{KINDS[a - 1]}")) if a else message("move-bare")
    if v == legal.LAY:
        return message("move-lay", treasure=treasure(t, a))
    if v in OF_THIEF:
        return message(f"move-{WORD_OF[v]}", thief=thief(a))
    if v in WORD_OF:
        return message(f"move-{WORD_OF[v]}", number=a + 1)
    return message("move-peer" if v == legal.PEER else "move-hush")


def choice(s: State, seat: Seat, move: Move) -> Choice:
    """A move for a person: label, kind and what it touches."""
    t = skulk(s)
    v, a = verb(move), first(move)
    words, said = move_words(t, move), label(t, move)
    if v == legal.GO:
        return Choice(words, said, "place", (f"place:{PLACES[a]}",))
    if v == legal.LAY:
        return Choice(words, said, "order", (f"card:{t.box.treasures[a]}",))
    if v in (legal.TAKE, legal.TURN, legal.GIVE):
        owner = cast(Trick, t.stack[-1]).target if v == legal.TAKE else seat
        return Choice(words, said, "card", (f"treasure:{owner + 1}:{a + 1}",))
    played = {legal.SNATCH: 0, legal.PEER: 1, legal.HUSH: 2, legal.DECOY: 3}
    kind = a - 1 if v == legal.BRING else played.get(v, -1)
    if kind >= 0:
        card = f"card:{t.box.tricks[t.card_of_kind(seat, kind)]}"
        return Choice(words, said, "card", (card, f"figure:{a + 1}") if v in OF_THIEF else (card,))
    return Choice(words, said, "figure", (f"figure:{a + 1}",)) if v == legal.WATCH else Choice(words, said)


def prompt(t: Skulk) -> Message:
    """The question that is open."""
    asked = legal.stage(t)
    key = f"ask-{legal.STAGES[asked]}"
    top = t.stack[-1]
    if asked == legal.ANSWERING:
        return message(key, trick=said_trick(t, legal.answered(t)))
    if asked == legal.TAKING:
        return message(key, thief=thief(cast(Trick, top).target))
    if asked == legal.BRINGING:
        return message(key, place=message(f"tunnel-{PLACES[cast(Tunnel, top).tunnel]}"))
    return message(key)


def said_trick(t: Skulk, trick: Trick) -> Message:
    """A played trick: who, what and at whom."""
    name = trick_name(t, trick.card)
    if trick.target < 0:
        return message("trick-plain", thief=thief(trick.seat), trick=name)
    key = "trick-aimed" if t.box.kinds[trick.card] == SNATCH_CARD else "trick-moved"
    return message(key, thief=thief(trick.seat), trick=name, target=thief(trick.target))


def chain(s: State) -> tuple[Message, ...]:
    """The tricks being resolved, outermost first."""
    t = skulk(s)
    return tuple(said_trick(t, frame) for frame in t.stack if isinstance(frame, Trick))


def event(s: State, kind: int, v: list[int]) -> Message:
    """An event as a message for the log; it reads the values alone, so that no secret slips in."""
    t = skulk(s)
    if kind in PLAIN_EVENTS:
        return message(PLAIN_EVENTS[kind])
    if kind in THIEF_EVENTS:
        return message(THIEF_EVENTS[kind], thief=thief(v[0]))
    if kind in TREASURE_EVENTS:
        return message(TREASURE_EVENTS[kind], thief=thief(v[0]), treasure=treasure(t, v[-1]))
    if kind == state.ROUND:
        return message("log-round", round=v[0], thief=thief(v[1]))
    if kind == state.WATCHED:
        return message("log-watched", thief=thief(v[0]), other=thief(v[1]))
    if kind in (state.SAW_CHOICE, state.WENT):
        key = "log-went" if kind == state.WENT else "log-saw-choice"
        return message(f"{key}-{PLACES[v[1]]}", thief=thief(v[0]))
    if kind in (state.DREW_TRICK, state.HUSHED):
        key = "log-drew-trick" if kind == state.DREW_TRICK else "log-hushed"
        return message(key, trick=trick_name(t, v[0]))
    if kind in (state.CROWD, state.SHARED):
        key = "log-crowd" if kind == state.CROWD else "log-shared"
        return message(key, place=message(f"tunnel-{PLACES[v[0]]}"))
    return more_events(t, kind, v)


def more_events(t: Skulk, kind: int, v: list[int]) -> Message:
    """The events with words of their own."""
    if kind == state.BROUGHT:
        if v[1] < 0:
            return message("log-bare", thief=thief(v[0]))
        return message("log-brought", thief=thief(v[0]), trick=trick_name(t, v[1]))
    if kind == state.ROLLED:
        return message("log-rolled", thief=thief(v[0]), die=v[1], total=v[2])
    if kind == state.TOOK:
        return message("log-took", thief=thief(v[0]), place=message(f"tunnel-{PLACES[v[1]]}"))
    if kind == state.PLAYED:
        return said_trick(t, Trick(card=v[1], seat=v[0], target=v[2]))
    if kind == state.SNATCHED:
        return message("log-snatched", thief=thief(v[0]), other=thief(v[1]), number=v[2] + 1)
    if kind == state.PEERED:
        return message("log-peered", thief=thief(v[0]), count=v[1])
    names = [treasure(t, item) for item in v]
    said: Message = message("list-end", treasure=names[-1])
    for name in reversed(names[:-1]):
        said = message("list-more", treasure=name, rest=said)
    return message("log-saw-top", treasures=said)


PLAIN_EVENTS: Final = {state.DAWN: "log-dawn"}
THIEF_EVENTS: Final = {
    state.DREW: "log-drew",
    state.AIMED: "log-aimed",
    state.LAID_BACK: "log-laid-back",
    state.WARDEN: "log-warden",
}
TREASURE_EVENTS: Final = {
    state.FOUND: "log-found",
    state.TURNED_UP: "log-turned-up",
    state.GAVE_UP: "log-gave-up",
}
EVENT_RULES: Final = {
    state.ROUND: "2.7",
    state.WATCHED: "2.2",
    state.SAW_CHOICE: "2.2",
    state.WENT: "2.3",
    state.DREW: "2.3",
    state.CROWD: "2.5",
    state.BROUGHT: "3.1",
    state.ROLLED: "3.2",
    state.SHARED: "3.3",
    state.TOOK: "2.4",
    state.PLAYED: "4.1",
    state.HUSHED: "5.2",
    state.AIMED: "5.3",
    state.SNATCHED: "4.2",
    state.PEERED: "4.3",
    state.TURNED_UP: "4.4",
    state.WARDEN: "6.1",
    state.GAVE_UP: "6.1",
    state.DAWN: "6.2",
}
