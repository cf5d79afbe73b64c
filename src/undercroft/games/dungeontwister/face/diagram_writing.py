# interpreted: diagrams are written and read for people
"""Diagrams written: a turn before its card or an action as a person would write it, and any other moment."""

from __future__ import annotations

from undercroft.games.dungeontwister.face.names import COLOURS, SIDES, room_word, square_word, token_word
from undercroft.games.dungeontwister.rules import state as st
from undercroft.games.dungeontwister.rules import tokens as tk
from undercroft.games.dungeontwister.rules.box import FIXED
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.terrain import BROKEN_BRIDGE, CUT_MARK, EDGE_WORDS, STUMP_MARK
from undercroft.games.dungeontwister.rules.turn import ACTS, CHOOSES_CARD, Turn
from undercroft.kernel.data import Data
from undercroft.kernel.deck import EVERYBODY, holder_of, item_of, known_of
from undercroft.kernel.documents.diagram_middle import middle_of
from undercroft.maps.room_tables import ROOM_SQUARES, ROOMS, SQUARES

TOKEN_MARKS = {
    "hurt": tk.HURT,
    "rested": tk.RESTED,
    "paralysed": tk.PARALYSED,
    "flying": tk.FLYING,
    "used": tk.USED,
    "tied": tk.TIED,
}
HOLDERS = (
    *(room_word(room) for room in range(ROOMS)),
    *(f"line-{dot}" for dot in range(1, 5)),
    "screen",
    "home",
)
"""Where face-down tokens lie, by the number of the holder."""
MARKER_KINDS = {"stump": STUMP_MARK, "cut": CUT_MARK, "broken-bridge": BROKEN_BRIDGE}


def diagram(t: Labyrinth) -> Data:
    """The diagram of a state: a turn before its card or an action, or with the procedures under way."""
    top = t.stack[-1] if t.stack else None
    tree: Data = {"turn": COLOURS[t.active]}
    if isinstance(top, Turn) and top.step in (CHOOSES_CARD, ACTS) and not top.offered:
        if top.step == ACTS:
            tree["points"] = t.ap
    else:
        tree.update({"points": t.ap, **middle_of(t)})
    if t.cap != t.box.action_cards[-1]:
        tree["limit"] = t.cap
    if t.idle:
        tree["idle"] = t.idle
    for name, flag in (("peace", t.peace), ("enchanted", t.enchanted)):
        if flag:
            tree[name] = 1
    if not t.begun:
        tree["setup"] = "rooms" if t.room_deck.bands[0] else "forces"
    if t.way() != FIXED:
        tree["pairs"] = [t.box.pairs[pair] if pair >= 0 else "" for pair in t.pairs]
    lists = {
        "room": room_entries(t),
        "token": [token_entry(t, token) for token in range(tk.TOKENS) if t.kind[token] >= 0],
        "marker": marker_entries(t),
        "edge": edge_entries(t),
        "hidden": hidden_entries(t),
    }
    tree.update({key: value for key, value in lists.items() if value})
    for seat, colour in enumerate(COLOURS):
        tree[colour] = player_entry(t, seat)
    return tree


def room_entries(t: Labyrinth) -> list[Data]:
    """The revealed rooms."""
    return [
        {"at": room_word(room), "id": t.box.rooms[t.map.lying[room]], "turn": t.map.turns[room]}
        for room in range(ROOMS)
        if t.map.lying[room] >= 0
    ]


def token_entry(t: Labyrinth, token: int) -> Data:
    """A token that has been seen."""
    entry: Data = {"id": token_word(t, token)}
    marks = t.marks[token]
    if t.at[token] >= 0:
        entry["at"] = square_word(t, t.at[token])
    elif t.at[token] == tk.AS_TRAP:
        entry["at"] = "trap"
    elif t.at[token] == tk.IN_HAND:
        entry["at"] = "hand"
    else:
        entry["at"] = "dead" if marks & tk.DEAD else "left" if marks & tk.LEFT_BOARD else "out"
    if marks & tk.WOUNDED:
        entry["wounded"] = True
    words = [word for word, mark in TOKEN_MARKS.items() if marks & mark]
    if words:
        entry["marks"] = words
    if t.load[token] >= 0:
        entry["carries"] = token_word(t, t.load[token])
    if t.extra[token]:
        entry["points"] = t.extra[token]
    return entry


def marker_entries(t: Labyrinth) -> list[Data]:
    """All markers on squares."""
    found: list[Data] = []
    for number, at in enumerate(t.markers):
        if at >= 0:
            kind = ("brambles", "living-tree", "trap")[number // 2]
            found.append({"kind": kind, "colour": COLOURS[number % 2], "at": square_word(t, at)})
    for at in range(SQUARES):
        for seat in range(2):
            if t.soil[at] >> seat & 1:
                found.append({"kind": "plants", "colour": COLOURS[seat], "at": square_word(t, at)})
        for word, mark in MARKER_KINDS.items():
            if t.soil[at] & mark:
                found.append({"kind": word, "at": square_word(t, at)})
    return found


def edge_entries(t: Labyrinth) -> list[Data]:
    """Edges that are no longer as printed, each once."""
    found: list[Data] = []
    changed = t.map.fields()[2]
    done: set[int] = set()
    for edge, kind in zip(changed[::2], changed[1::2], strict=True):
        if edge in done:
            continue
        other = t.map.facing[edge]
        if other >= 0 and other // 4 // ROOM_SQUARES == edge // 4 // ROOM_SQUARES:
            done.add(other)
        at = edge // 4
        side = (edge + t.map.turns[at // ROOM_SQUARES]) & 3
        found.append({"at": square_word(t, at), "side": SIDES[side], "kind": EDGE_WORDS[kind]})
    return found


def hidden_entries(t: Labyrinth) -> list[Data]:
    """The face-down tokens: on rooms, on the lines, behind the screens and at home."""
    found: list[Data] = []
    for seat in range(2):
        for p in t.force(seat).held:
            name = f"{COLOURS[seat]}-{t.box.kinds[t.box.item_kind[item_of(p)]]}"
            found.append({"id": name, "at": HOLDERS[holder_of(p)]})
            if known_of(p) == EVERYBODY:
                found[-1]["open"] = True
    return sorted(found, key=lambda entry: (entry["id"], entry["at"]))


def player_entry(t: Labyrinth, seat: int) -> Data:
    """What a player holds."""
    action, combat = t.hands[st.ACTION_HAND + seat], t.hands[st.COMBAT_HAND + seat]
    return {
        "score": t.points[seat],
        "actions": [n for k, n in enumerate(t.box.action_cards) if action >> k & 1],
        "combat": [n for k, n in enumerate(t.box.combat_cards) if combat >> k & 1],
        "jumps": t.hands[st.JUMPS + seat],
        "plants": t.supplies[st.PLANTS_LEFT + seat],
        "webs": t.supplies[st.WEBS_LEFT + seat],
    }
