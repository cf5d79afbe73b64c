# interpreted: diagrams are written and read for people
"""Diagrams: a labyrinth drawn up by hand at the start of a turn, or in it before an action.

    turn = "blue"
    points = 3
    room = [{ at = "a1", id = "29g", turn = 1 }]
    token = [
      { id = "blue-logger", at = "a1-33", carries = "blue-steam-saw" },
      { id = "yellow-druid", at = "a1-21", wounded = true },
    ]
    marker = [{ kind = "plants", colour = "blue", at = "a1-35" }]
    edge = [{ at = "a1-33", side = "north", kind = "broken-portcullis" }]
    hidden = [{ id = "yellow-araknis", at = "c2" }]

`points` are the action points left; without them the turn begins with its card. Tokens that a diagram does
not name are not in the game. Before the first turn, `setup` says what is being done: `forces` are chosen, or
the `rooms` lie face down already.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.dungeontwister.face.diagram_shape import OWNED_MARKERS
from undercroft.games.dungeontwister.face.diagram_writing import HOLDERS, MARKER_KINDS, TOKEN_MARKS
from undercroft.games.dungeontwister.face.names import COLOURS, SIDES, room_word, spot_word, token_word
from undercroft.games.dungeontwister.rules import state as st
from undercroft.games.dungeontwister.rules import tokens as tk
from undercroft.games.dungeontwister.rules.box import FIXED, OPEN_CHOICE, Box
from undercroft.games.dungeontwister.rules.dealing import rooms_of
from undercroft.games.dungeontwister.rules.ground import ground_of
from undercroft.games.dungeontwister.rules.hiding import lay_out_rooms, take_from_box
from undercroft.games.dungeontwister.rules.start import empty_labyrinth, split
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.terrain import EDGE_WORDS
from undercroft.games.dungeontwister.rules.turn import ACTS, CHOOSES_CARD, Rounds, Turn
from undercroft.kernel.checking.findings import Findings
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY
from undercroft.kernel.documents.diagram_middle import MIDDLE
from undercroft.kernel.errors import IllegalError, UnreadableError
from undercroft.kernel.options import Setup
from undercroft.maps.room_tables import ROOMS, ROWS

AWAY = {"dead": tk.DEAD, "left": tk.LEFT_BOARD, "out": 0}


def from_diagram(tree: Data, box: Box, setup: Setup, found: Findings) -> Labyrinth:
    """The labyrinth that a diagram describes, not yet run; what cannot be is noted, as far as it goes on."""
    is_middle = not MIDDLE.isdisjoint(tree)
    t = empty_labyrinth(box, setup)
    for seat in range(2):
        clear_force(t, seat)
    read_rooms(t, tree, found)
    if not found.is_good():
        return t
    read_each(t, tree, "edge", read_edge, found)
    read_each(t, tree, "token", read_token, found)
    t.ground = ground_of(t.map, box.terrain, t.at, t.soil, t.markers)
    if found.is_good("token"):
        read_each(t, tree, "token", read_load, found)
    read_each(t, tree, "marker", read_marker, found)
    t.ground = ground_of(t.map, box.terrain, t.at, t.soil, t.markers)
    read_each(t, tree, "hidden", read_hidden, found)
    for seat, colour in enumerate(COLOURS):
        with found.at(colour):
            read_player(t, seat, tree.get(colour, {}))
            if t.points[seat] >= box.goal and "over" not in tree:
                raise IllegalError(
                    "{colour} has won already, with {score} points.", colour=colour, score=t.points[seat]
                )
        if t.way() == FIXED or (t.way() == OPEN_CHOICE and tree.get("setup") != "forces"):
            clear_box(t, seat)
    t.active = COLOURS.index(tree.get("turn", "blue"))
    t.cap = tree.get("limit", box.action_cards[-1])
    t.idle = tree.get("idle", 0)
    t.peace = tree.get("peace", 0)
    t.enchanted = tree.get("enchanted", 0)
    t.begun = 0 if "setup" in tree else 1
    t.turns = t.begun
    t.ap = tree.get("points", 0)
    if not is_middle:
        t.call(Rounds(1))
        t.call(Turn(ACTS if "points" in tree else CHOOSES_CARD))
        with found.at("token"):
            check_stacking(t)
    return t


def read_each(
    t: Labyrinth, tree: Data, name: str, read: Callable[[Labyrinth, Data], None], found: Findings
) -> None:
    """Read every entry of a list; one that is refused is noted."""
    for number, entry in enumerate(tree.get(name, [])):
        with found.at(name, number):
            read(t, entry)


def clear_force(t: Labyrinth, seat: int) -> None:
    """Behind the screens lies nothing; what was not chosen in secret may still be anything."""
    deck = t.force(seat)
    deck.own()
    deck.held.clear()
    game = t.box.games[t.scenario]
    if game.way == FIXED:
        pools = split(t.box, game.items[seat])
        deck.cards = pools[0] + pools[1]
        deck.sizes = [len(pools[0]), len(pools[1])]


def read_rooms(t: Labyrinth, tree: Data, found: Findings) -> None:
    """The rooms that lie open; all others of the game are in the stack."""
    if t.box.games[t.scenario].way != FIXED:
        t.pairs = [t.box.pairs.index(pair) if pair else -1 for pair in tree["pairs"]]
    elif "pairs" in tree:
        found.warn(("pairs",), UnreadableError("`pairs` says nothing where the rooms are given."))
    if tree.get("setup") == "forces":
        return
    lay_out_rooms(t)
    left = rooms_of(t.box, t.pairs)
    for number, entry in enumerate(tree.get("room", [])):
        design, place = t.box.rooms.index(entry["id"]), room_at(entry["at"])
        with found.at("room", number):
            if design not in left:
                raise IllegalError(
                    "The room {room} is not in the game, or lies there already.", room=entry["id"]
                )
            if t.map.lying[place] >= 0:
                raise IllegalError("Two rooms lie at {place}.", place=entry["at"])
            left.remove(design)
            t.room_deck.take_out(design)
            t.map.reveal(place, design, entry.get("turn", 0))


def read_edge(t: Labyrinth, entry: Data) -> None:
    """An edge that is not as printed."""
    t.map.set_kind(square(t, entry["at"]), SIDES.index(entry["side"]), EDGE_WORDS.index(entry["kind"]))


def read_token(t: Labyrinth, entry: Data) -> None:
    """A token where it is."""
    token, kind = new_token(t, entry["id"])
    t.kind[token] = kind
    for name in entry.get("marks", []):
        t.marks[token] |= TOKEN_MARKS[name]
    if entry.get("wounded"):
        t.marks[token] |= tk.WOUNDED
    t.extra[token] = entry.get("points", 0)
    where = entry.get("at", "carried")
    if where in AWAY:
        t.at[token] = tk.OUT
        t.marks[token] |= AWAY[where]
    elif where in ("trap", "hand"):
        t.at[token] = tk.AS_TRAP if where == "trap" else tk.IN_HAND
    elif where != "carried":
        t.at[token] = square(t, where)


def new_token(t: Labyrinth, word: str) -> tuple[int, int]:
    """The number and the kind of a token that a diagram names."""
    colour, _, rest = word.partition("-")
    if colour in ("rope", "torch") and rest.isdigit():
        rope = colour == "rope"
        first, most = (tk.FIRST_ROPE, t.box.ropes) if rope else (tk.FIRST_TORCH, t.box.torches)
        if 1 <= int(rest) <= most:
            given = st.ROPES_OUT if rope else st.TORCHES_OUT
            t.supplies[given] = max(t.supplies[given], int(rest))
            return first + int(rest) - 1, t.box.rope_kind if rope else t.box.torch_kind
    if colour in COLOURS:
        seat = COLOURS.index(colour)
        spawn = t.box.kinds[t.box.spawn]
        if rest.startswith(f"{spawn}-") and rest[-1] in "123":
            count = int(rest[-1])
            t.supplies[st.SPAWNED + seat] = max(t.supplies[st.SPAWNED + seat], count)
            return seat * tk.SEAT_TOKENS + tk.FIRST_SPAWN + count - 1, t.box.spawn
        kind, item = owned(t, seat, rest)
        take_from_box(t.force(seat), item)
        return t.next_slot(seat, kind), kind
    raise UnreadableError("{word!r} is no token.", word=word)


def owned(t: Labyrinth, seat: int, word: str) -> tuple[int, int]:
    """A kind and an item of it that a player still has."""
    for item in t.force(seat).cards:
        name = t.box.kinds[t.box.item_kind[item]]
        if word == name or (word.rpartition("-")[0] == name and word[-1].isdigit()):
            return t.box.item_kind[item], item
    raise IllegalError(
        "{colour} has no {word} in this game, or it stands in the diagram twice.",
        colour=COLOURS[seat],
        word=word,
    )


def read_load(t: Labyrinth, entry: Data) -> None:
    """What a character carries."""
    if "carries" not in entry:
        return
    bearer, thing = token_of(t, entry["id"]), token_of(t, entry["carries"])
    if t.at[thing] == tk.OFF:
        t.put(thing, t.at[bearer])
    if t.at[thing] != t.at[bearer]:
        raise IllegalError("{id} cannot carry what is elsewhere.", id=entry["id"])
    t.load[bearer] = thing


def token_of(t: Labyrinth, word: str) -> int:
    """A token that the diagram has named."""
    for token in range(tk.TOKENS):
        if t.kind[token] >= 0 and token_word(t, token) == word:
            return token
    raise UnreadableError("{word!r} is no token.", word=word)


def read_marker(t: Labyrinth, entry: Data) -> None:
    """A marker on a square."""
    word = entry["kind"]
    at = square(t, entry["at"])
    if word in MARKER_KINDS:
        t.soil[at] |= MARKER_KINDS[word]
        return
    seat = COLOURS.index(entry["colour"])
    if word == "plants":
        t.soil[at] |= 1 << seat
        t.supplies[st.PLANTS_LEFT + seat] -= 1
    else:
        t.markers[2 * OWNED_MARKERS.index(word) + seat] = at


def read_hidden(t: Labyrinth, entry: Data) -> None:
    """A face-down token on a room or, before the first turn, elsewhere."""
    colour, _, rest = entry["id"].partition("-")
    if colour not in COLOURS:
        raise UnreadableError("{word!r} is no token.", word=entry["id"])
    seat = COLOURS.index(colour)
    holder = HOLDERS.index(entry["at"])
    if holder < ROOMS and t.map.lying[holder] >= 0:
        raise IllegalError("Nothing is face down on {room}, which is revealed.", room=room_word(holder))
    _, item = owned(t, seat, rest)
    pool = take_from_box(t.force(seat), item)
    known = EVERYBODY if entry.get("open") else 1 << seat
    t.force(seat).hold(item, holder, known, pool, 1 if holder >= ROOMS and holder != st.SCREEN else 0)


def read_player(t: Labyrinth, seat: int, entry: Data) -> None:
    """What a player holds; what is left out is as at the start."""
    t.points[seat] = entry.get("score", 0)
    t.hands[st.JUMPS + seat] = entry.get("jumps", t.box.jumps)
    t.supplies[st.PLANTS_LEFT + seat] = entry.get("plants", t.supplies[st.PLANTS_LEFT + seat])
    t.supplies[st.WEBS_LEFT + seat] = entry.get("webs", t.box.webs)
    t.hands[st.ACTION_HAND + seat] = cards(entry, "actions", t.box.action_cards)
    t.hands[st.COMBAT_HAND + seat] = cards(entry, "combat", t.box.combat_cards)


def clear_box(t: Labyrinth, seat: int) -> None:
    """Everybody knows which tokens a player has: there are no others."""
    deck = t.force(seat)
    deck.own()
    deck.cards.clear()
    deck.sizes = [0, 0]


def cards(entry: Data, name: str, values: list[int]) -> int:
    """A hand of cards as a mask."""
    mask = 0
    for value in entry.get(name, values):
        free = [k for k, one in enumerate(values) if one == value and not mask >> k & 1]
        if not free:
            raise IllegalError("There is no card {value} left for `{name}`.", value=value, name=name)
        mask |= 1 << free[0]
    return mask


def check_stacking(t: Labyrinth) -> None:
    """No square holds more than two tokens (2.4)."""
    for number_, here in enumerate(t.ground.here):
        if len(tk.bits(here)) > 2:
            raise IllegalError(
                "More than two tokens are on {square} (rule 2.4).", square=spot_word(t.spot(number_))
            )


# Small readers


def square(t: Labyrinth, word: str) -> int:
    """A square of a revealed room or a starting line by its word."""
    for row in range(ROWS):
        for column in range(10):
            if spot_word(row * 10 + column) == word:
                found = t.map.square_at(row, column)
                if found >= 0:
                    return found
    raise UnreadableError("{word!r} is no square of a revealed room or a starting line.", word=word)


def room_at(word: str) -> int:
    """A place for a room by its word."""
    return [room_word(room) for room in range(ROOMS)].index(word)
