# interpreted: what is shown, built anew for each look
"""What a seat may know: all that lies open, its own face-down tokens, and what the others' may be."""

from __future__ import annotations

import msgspec

from undercroft.games.dungeontwister.face.names import COLOURS, room_word, square_word, token_word
from undercroft.games.dungeontwister.face.words import VOCABULARY
from undercroft.games.dungeontwister.rules import state as st
from undercroft.games.dungeontwister.rules import tokens as tk
from undercroft.games.dungeontwister.rules.box import SECRET, SENSES
from undercroft.games.dungeontwister.rules.chambers import Revealing
from undercroft.games.dungeontwister.rules.combat import GATHERING, LAYING, Fight
from undercroft.games.dungeontwister.rules.ending import hidden_characters
from undercroft.games.dungeontwister.rules.moving import Moving
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.terrain import (
    CUT_MARK,
    EDGE_WORDS,
    PLANTS,
    TERRAIN_WORDS,
)
from undercroft.kernel.deck import holder_of, item_of, known_of
from undercroft.kernel.moves import Seat
from undercroft.kernel.state import NO_ANSWER
from undercroft.maps.room_tables import ROOM_EDGES, ROOM_SQUARES, ROOMS, SQUARES

HIDDEN = "?"


class HiddenView(msgspec.Struct, frozen=True):
    """A face-down token: whose it is, and what, if the viewer knows."""

    colour: str
    kind: str


class RoomView(msgspec.Struct, frozen=True):
    """A place for a room. Squares and edges are in the order of the printed room, before it is `turned`."""

    place: str
    revealed: bool
    room: str
    pair: str
    arrow: str
    turned: int
    terrain: tuple[str, ...]
    edges: tuple[str, ...]
    """For each square its north, east, south and west edge as printed."""
    hidden: tuple[HiddenView, ...]


class TokenView(msgspec.Struct, frozen=True):
    """A token that has been seen."""

    id: str
    kind: str
    colour: str
    """blue, yellow or neutral."""
    character: bool
    where: str
    """A square as it lies now, or: hand, trap, dead, left, out."""
    number: int
    """The square's own number, which turns with its room; -1 off the board."""
    wounded: bool
    marks: tuple[str, ...]
    """hurt, rested, paralysed, flying, used, tied."""
    carries: str
    carried: bool
    points: int
    move: int
    combat: int


class MarkerView(msgspec.Struct, frozen=True):
    """A marker on a square: plants, brambles, living-tree, trap or cut."""

    kind: str
    colour: str
    where: str
    number: int


class PlayerView(msgspec.Struct, frozen=True):
    """What a player holds, as far as the viewer may know."""

    colour: str
    points: int
    action_cards: tuple[int, ...]
    combat_cards: tuple[int, ...]
    jump_cards: int
    plants: int
    webs: int
    spawnlings: int
    screen: tuple[str, ...]
    """Tokens behind the screen."""
    line: tuple[str, ...]
    """Tokens on the dots of the line while they lie face down."""
    dismissed: tuple[str, ...]
    hidden_characters: int
    """Face down on rooms, once all tokens are placed."""
    hidden_objects: int
    may_be: tuple[str, ...]
    """The kinds that the viewer cannot rule out for this player's tokens that he has not seen."""
    pairs: tuple[str, ...]


class FightView(msgspec.Struct, frozen=True):
    """A fight under way."""

    attacker: str
    target: str
    ranged: bool
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    shooters: tuple[str, ...]
    attack: int
    defence: int


class TwisterView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int
    phase: str
    asked: tuple[int, ...]
    active: str
    points_left: int
    limit: int
    """The highest action card that may be played."""
    peace: bool
    goal: int
    """The points that win."""
    action_deck: tuple[int, ...]
    """The cards that each player begins with: what he holds no more, he has spent."""
    combat_deck: tuple[int, ...]
    jump_deck: int
    idle_turns: int
    rooms: tuple[RoomView, ...]
    tokens: tuple[TokenView, ...]
    markers: tuple[MarkerView, ...]
    players: tuple[PlayerView, ...]
    unseen_rooms: tuple[str, ...]
    """The rooms that may lie face down, for all that the viewer knows."""
    moving: str
    steps_left: int
    putting: str
    fight: FightView | None
    answer: str
    """The viewer's own answer that waits for the other's."""


MARKS = (
    (tk.HURT, "hurt"),
    (tk.RESTED, "rested"),
    (tk.PARALYSED, "paralysed"),
    (tk.FLYING, "flying"),
    (tk.USED, "used"),
    (tk.TIED, "tied"),
)


def twister_view(t: Labyrinth, seat: Seat) -> TwisterView:
    """What the seat may know."""
    moving = next((f for f in reversed(t.stack) if isinstance(f, Moving)), None)
    putting = next((f for f in reversed(t.stack) if isinstance(f, Revealing)), None)
    token = -1 if putting is None else putting.next_token(t)
    return TwisterView(
        seat=seat + 1,
        phase="over" if t.is_over() else "turn" if t.begun else "setup",
        asked=tuple(other + 1 for other in range(2) if t.is_asked(other)),
        active=COLOURS[t.active] if t.begun else "",
        points_left=t.ap,
        limit=t.cap,
        peace=t.peace != 0,
        goal=t.box.goal,
        action_deck=tuple(t.box.action_cards),
        combat_deck=tuple(t.box.combat_cards),
        jump_deck=t.box.jumps,
        idle_turns=max(0, t.idle),
        rooms=tuple(room_view(t, seat, room) for room in range(ROOMS)),
        tokens=tuple(token_view(t, token) for token in range(tk.TOKENS) if t.kind[token] >= 0),
        markers=marker_views(t),
        players=tuple(player_view(t, seat, other) for other in range(2)),
        unseen_rooms=unseen_rooms(t),
        moving="" if moving is None else token_word(t, moving.token),
        steps_left=0 if moving is None else moving.left,
        putting="" if token < 0 else token_word(t, token),
        fight=fight_view(t),
        answer=own_answer(t, seat),
    )


def room_view(t: Labyrinth, seat: Seat, room: int) -> RoomView:
    """A place for a room."""
    hidden: list[HiddenView] = []
    for owner in range(2):
        for p in t.force(owner).held:
            if holder_of(p) == room:
                seen = known_of(p) >> seat & 1
                kind = t.box.kinds[t.box.item_kind[item_of(p)]] if seen else HIDDEN
                hidden.append(HiddenView(COLOURS[owner], kind))
    design = t.map.lying[room]
    if design < 0:
        return RoomView(room_word(room), False, "", "", "", 0, (), (), tuple(hidden))
    first = room * ROOM_SQUARES
    return RoomView(
        place=room_word(room),
        revealed=True,
        room=t.box.rooms[design],
        pair=t.box.pairs[t.box.pair_of[design]],
        arrow=SENSES[t.box.sense[design]],
        turned=t.map.turns[room],
        terrain=tuple(TERRAIN_WORDS[t.terrain(first + local)] for local in range(ROOM_SQUARES)),
        edges=tuple(EDGE_WORDS[kind] for kind in t.map.kinds[room * ROOM_EDGES : (room + 1) * ROOM_EDGES]),
        hidden=(),
    )


def where(t: Labyrinth, token: int) -> str:
    """Where a token is."""
    if t.at[token] >= 0:
        return square_word(t, t.at[token])
    if t.at[token] == tk.OUT:
        marks = t.marks[token]
        return "dead" if marks & tk.DEAD else "left" if marks & tk.LEFT_BOARD else "out"
    return "trap" if t.at[token] == tk.AS_TRAP else "hand"


def token_view(t: Labyrinth, token: int) -> TokenView:
    """A token that has been seen."""
    owner = tk.owner_of(token)
    kind = t.kind[token]
    marks = t.marks[token]
    load = t.load[token]
    return TokenView(
        id=token_word(t, token),
        kind=t.box.kinds[kind],
        colour=COLOURS[owner] if owner < 2 else "neutral",
        character=tk.is_character(token),
        where=where(t, token),
        number=max(-1, t.at[token]),
        wounded=marks & tk.WOUNDED != 0,
        marks=tuple(word for mark, word in MARKS if marks & mark),
        carries="" if load < 0 else token_word(t, load),
        carried=t.carrier(token) >= 0,
        points=t.extra[token],
        move=t.box.move[kind],
        combat=t.box.combat[kind],
    )


def marker_views(t: Labyrinth) -> tuple[MarkerView, ...]:
    """All markers on squares."""
    found: list[MarkerView] = []
    for number, square in enumerate(t.markers):
        if square >= 0:
            kind = ("brambles", "living-tree", "trap")[number // 2]
            found.append(MarkerView(kind, COLOURS[number % 2], square_word(t, square), square))
    for square in range(SQUARES):
        soil = t.soil[square]
        for owner in range(2):
            if soil & PLANTS << owner:
                found.append(MarkerView("plants", COLOURS[owner], square_word(t, square), square))
        if soil & CUT_MARK:
            found.append(MarkerView("cut", "", square_word(t, square), square))
    return tuple(found)


def player_view(t: Labyrinth, seat: Seat, other: Seat) -> PlayerView:
    """What a player holds."""
    deck = t.force(other)
    box = t.box
    action = t.hands[st.ACTION_HAND + other]
    combat = t.hands[st.COMBAT_HAND + other]
    on_rooms = [p for p in deck.held if holder_of(p) < ROOMS]
    hidden = hidden_characters(t, other) if t.begun else 0  # before, the screen may hold either
    may_be = () if seat == other else sorted({box.item_kind[item] for item in deck.unseen_by(seat)})
    half = len(t.pairs) // 2
    shows_pairs = t.way() != SECRET or seat == other
    pairs = t.pairs if t.way() != SECRET else t.pairs[other * half : other * half + half]
    return PlayerView(
        colour=COLOURS[other],
        points=t.points[other],
        action_cards=tuple(n for k, n in enumerate(box.action_cards) if action >> k & 1),
        combat_cards=tuple(n for k, n in enumerate(box.combat_cards) if combat >> k & 1),
        jump_cards=t.hands[st.JUMPS + other],
        plants=t.supplies[st.PLANTS_LEFT + other],
        webs=t.supplies[st.WEBS_LEFT + other],
        spawnlings=box.spawnlings - t.supplies[st.SPAWNED + other],
        screen=held_kinds(t, seat, other, (st.SCREEN,)),
        line=held_kinds(t, seat, other, (st.DOTS, st.DOTS + 1, st.DOTS + 2, st.DOTS + 3)),
        dismissed=held_kinds(t, seat, other, (st.DISMISSED,)),
        hidden_characters=hidden,
        hidden_objects=len(on_rooms) - hidden if t.begun else 0,
        may_be=tuple(box.kinds[kind] for kind in may_be),
        pairs=tuple(box.pairs[pair] for pair in pairs if pair >= 0) if shows_pairs else (),
    )


def held_kinds(t: Labyrinth, seat: Seat, other: Seat, holders: tuple[int, ...]) -> tuple[str, ...]:
    """A player's face-down tokens in some places, as the viewer sees them."""
    found: list[str] = []
    for holder in holders:
        for p in t.force(other).held:
            if holder_of(p) == holder:
                seen = known_of(p) >> seat & 1
                found.append(t.box.kinds[t.box.item_kind[item_of(p)]] if seen else HIDDEN)
    return tuple(found)


def unseen_rooms(t: Labyrinth) -> tuple[str, ...]:
    """The rooms that may lie face down; where they were chosen in secret, any may."""
    if t.way() == SECRET:
        pairs = t.box.games[t.scenario].pairs
        return tuple(t.box.rooms[d] for d in range(len(t.box.rooms)) if t.box.pair_of[d] in pairs)
    return tuple(t.box.rooms[design] for design in t.room_deck.cards)


def fight_view(t: Labyrinth) -> FightView | None:
    """The fight under way, as far as it has been declared."""
    fight = next((f for f in reversed(t.stack) if isinstance(f, Fight)), None)
    if fight is None or fight.step not in (GATHERING, LAYING):
        return None
    sides = fight.sides(t)
    totals = fight.totals(t)
    return FightView(
        attacker=token_word(t, fight.attacker),
        target=token_word(t, fight.target),
        ranged=fight.ranged != 0,
        attackers=tuple(token_word(t, one) for one in tk.bits(sides[0])),
        defenders=tuple(token_word(t, one) for one in tk.bits(sides[1])),
        shooters=tuple(token_word(t, one) for one in tk.bits(fight.shooters)),
        attack=totals[0],
        defence=totals[1],
    )


def own_answer(t: Labyrinth, seat: Seat) -> str:
    """The seat's own answer while it waits."""
    if not t.answers or seat >= t.seats or t.answers[seat] == NO_ANSWER:
        return ""
    return VOCABULARY.words(t, t.answers[seat])
