# interpreted: diagrams are written and read for people
"""The start of a round as a person writes it by hand, and back.

    round = 3
    lookout = 1
    spent = ["hush-1"]
    thief = [
      { seat = 1, tricks = ["snatch-1", "?"], treasures = [{ slot = 1, card = "ring-2", known = [1, 2] }] },
    ]
    top = [{ card = "crown-1", known = [2] }]

A trick `?` is drawn by the seed. `known` is who has seen a treasure, by default its owner; `known = "all"`
lies face up. What the layers still hold follows from what is out of them.
"""

from __future__ import annotations

from typing import Any

from tests.testgame.rules.box import WARDEN_POOL
from tests.testgame.rules.state import FIRST_SLOT, HAND_LIMIT, SLOTS, Skulk
from tests.testgame.rules.turn import Night, Prowl
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY, holder_of, item_of, known_of, place
from undercroft.kernel.errors import IllegalError, UnreadableError

UNKNOWN = "?"
HEAD = ("diagram", "game", "scenario", "seats", "options", "data_text", "scenario_text")


def read(tree: Data, t: Skulk) -> Skulk:
    """Lay out a fresh state as the diagram says."""
    known = {*HEAD, "round", "lookout", "spent", "lost", "thief", "top"}
    if tree.keys() - known:
        raise UnreadableError(
            "A diagram of Skulk says nothing of {name}.", name=sorted(tree.keys() - known)[0]
        )
    t.round = number(tree, "round", 1, t.rounds, 1) - 1
    t.turns = t.round
    t.lookout = number(tree, "lookout", 1, t.seats, 1) - 1
    t.owed = [0] * t.seats
    t.spent = [trick(t, word) for word in entries(tree, "spent", str)]
    out = [(treasure(t, word), -1, EVERYBODY) for word in entries(tree, "lost", str)]
    t.lost = [item for item, _, _ in out]
    for entry in entries(tree, "thief", dict):
        seat = number(entry, "seat", 1, t.seats) - 1
        read_hand(t, seat, entries(entry, "tricks", str))
        for one in entries(entry, "treasures", dict):
            slot = number(one, "slot", 1, SLOTS) - 1
            holder = FIRST_SLOT + seat * SLOTS + slot
            out.append((treasure(t, one.get("card")), holder, seen_by(t, one, 1 << seat)))
    for one in entries(tree, "top", dict):
        out.append((treasure(t, one.get("card")), 0, seen_by(t, one, 0)))
    lay_out(t, out)
    t.stack = [Night()]
    return t


def read_hand(t: Skulk, seat: int, words: list[Any]) -> None:
    """The tricks of one thief."""
    if len(words) + t.hand_size(seat) + t.owed[seat] > HAND_LIMIT:
        raise UnreadableError(
            "Thief {seat} holds more than {most} tricks (rule 1.2).", seat=seat + 1, most=HAND_LIMIT
        )
    for word in words:
        if word == UNKNOWN:
            t.owed[seat] += 1
        else:
            t.tricks.hold(trick(t, word), seat, 1 << seat)


def trick(t: Skulk, word: object) -> int:
    """A trick by its word, taken out of the deck."""
    item = t.box.tricks.index(word) if word in t.box.tricks else -1
    if item not in t.tricks.cards:
        raise UnreadableError("There is no trick {word}, or it is in two places.", word=word)
    t.tricks.cards.remove(item)
    t.tricks.sizes[0] -= 1
    t.tricks.bands[0] -= 1
    return item


def treasure(t: Skulk, word: object) -> int:
    """A treasure by its word; the Warden is nobody's."""
    item = t.box.treasures.index(word) if word in t.box.treasures else -1
    if item < 0:
        raise UnreadableError("There is no treasure {word}.", word=word)
    return item


def lay_out(t: Skulk, out: list[tuple[int, int, int]]) -> None:
    """Take treasures off the layers from the top, and lay each where it is."""
    deck = t.treasures
    bands = bands_of(t, [t.box.pool_of_item(item) for item, _, _ in out])
    for (item, holder, known), band in zip(out, bands, strict=True):
        pool = t.box.pool_of_item(item)
        if item not in deck.cards:
            raise UnreadableError("The treasure {word} is in two places.", word=t.box.treasures[item])
        if pool == WARDEN_POOL and holder != 0:
            raise UnreadableError("The Warden ends the night as soon as it is found (rule 6.1).")
        if holder > 0 and any(holder_of(p) == holder for p in deck.held):
            raise UnreadableError(
                "Two treasures lie in one slot, {slot}.", slot=(holder - FIRST_SLOT) % SLOTS + 1
            )
        deck.cards.remove(item)
        deck.sizes[pool] -= 1
        deck.bands[band * len(deck.sizes) + pool] -= 1
        if holder > 0:
            deck.hold(item, holder, known, pool, band)
        elif holder == 0:
            deck.top.append(place(item, pool, band, known, 0))


def bands_of(t: Skulk, pools: list[int]) -> list[int]:
    """The layer that each treasure came from, when layers are emptied from the top."""
    deck = t.treasures
    width = len(deck.sizes)
    free = deck.bands[:]
    found: list[int] = []
    for pool in pools:
        band = next((b for b in range(len(free) // width) if free[b * width + pool]), -1)
        if band < 0:
            raise UnreadableError("More treasures of one kind are out than the layers ever held (rule 1.1).")
        free[band * width + pool] -= 1
        found.append(band)
    deepest = max(found, default=0)
    if sum(free[: deepest * width]):
        raise UnreadableError("Treasures of a deeper layer are out before a higher one is empty (rule 1.1).")
    return found


def seen_by(t: Skulk, entry: Data, usual: int) -> int:
    """The mask of the thieves who have seen a treasure."""
    value = entry.get("known")
    if value is None:
        return usual
    if value == "all":
        return EVERYBODY
    if not isinstance(value, list) or not all(type(n) is int and 1 <= n <= t.seats for n in value):
        raise UnreadableError('known should be "all" or a list of seats from 1 to {seats}.', seats=t.seats)
    mask: int = sum(1 << n - 1 for n in set(value))
    return mask | usual


def number(tree: Data, name: str, low: int, high: int, usual: int | None = None) -> int:
    """A whole number of the diagram within bounds."""
    value: object = tree.get(name, usual)
    if not isinstance(value, int) or not low <= value <= high:
        raise UnreadableError(
            "{name} should be a whole number from {low} to {high}, not {value}.",
            name=name,
            low=low,
            high=high,
            value=value,
        )
    return value


def entries(tree: Data, name: str, kind: type) -> list[Any]:
    """A list of the diagram whose entries are of one kind."""
    value = tree.get(name, [])
    if not isinstance(value, list) or not all(isinstance(entry, kind) for entry in value):
        raise UnreadableError(
            "{name} should be a list of {kind}.", name=name, kind="entries" if kind is dict else "texts"
        )
    return list(value)


def write(t: Skulk) -> Data:
    """The start of a round as a diagram."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Prowl) or top.step != 1 or t.asked != (1 << t.seats) - 1:
        raise IllegalError("A diagram of Skulk shows the start of a round, and this is the middle of one.")
    tree: Data = {"round": t.round, "lookout": t.lookout + 1}
    if t.spent:
        tree["spent"] = [t.box.tricks[item] for item in t.spent]
    if t.lost:
        tree["lost"] = [t.box.treasures[item] for item in t.lost]
    thieves = [thief_entry(t, seat) for seat in range(t.seats)]
    tree["thief"] = [entry for entry in thieves if len(entry) > 1]
    if t.treasures.top:
        tree["top"] = [treasure_entry(t, p, 0) for p in t.treasures.top]
    return tree


def thief_entry(t: Skulk, seat: int) -> Data:
    """One thief of a diagram."""
    entry: Data = {"seat": seat + 1}
    if t.tricks.hand(seat):
        entry["tricks"] = [t.box.tricks[item] for item in t.tricks.hand(seat)]
    if t.slots(seat):
        entry["treasures"] = [
            {"slot": slot + 1, **treasure_entry(t, t.place_at(seat, slot), 1 << seat)}
            for slot in t.slots(seat)
        ]
    return entry


def treasure_entry(t: Skulk, p: int, usual: int) -> Data:
    """One treasure of a diagram."""
    entry: Data = {"card": t.box.treasures[item_of(p)]}
    known = known_of(p)
    if known == EVERYBODY:
        entry["known"] = "all"
    elif known != usual:
        entry["known"] = [seat + 1 for seat in range(t.seats) if known >> seat & 1]
    return entry
