# interpreted: text for people
"""The page of a terminal: how things stand, the cave, what its signs mean, and the party."""

from __future__ import annotations

from undercroft.games.subterra.face import picture as p
from undercroft.games.subterra.face.names import card_name, caver_name, slot_cell, tile_name
from undercroft.games.subterra.face.picture import Say
from undercroft.games.subterra.face.view import actor, caver_state, phase_of
from undercroft.games.subterra.face.words import VOCABULARY
from undercroft.games.subterra.rules.box import DISCARDS_DRAW, FLOOD, KINDS, LEDGE, NEVER, SLIDE
from undercroft.games.subterra.rules.reveal import CHOOSING, GUIDING, PLACING, Reveal, turns_of
from undercroft.games.subterra.rules.state import FLOODED, NO_TILE, OFF_TABLE, ROPE, RUBBLE, Cave
from undercroft.games.subterra.rules.turn import Turn
from undercroft.games.subterra.rules.verbs import DEMOLISH
from undercroft.kernel.moves import first
from undercroft.kernel.terminal_lines import Line, Span, flowed, trimmed
from undercroft.kernel.texts import message
from undercroft.maps.sides import x_of, y_of

LIT = "█"
BURNT = "░"
PIP = "♥"
LOST_PIP = "·"
POINT = "●"
WIDEST_LAMP = 30

STATE_WORDS = {
    "conscious": "state-conscious",
    "unconscious": "state-unconscious",
    "submerged": "state-submerged",
    "exit": "state-on-exit",
    "devoured": "state-devoured",
}


def screen(t: Cave, seat: int, say: Say, width: int, height: int) -> list[Line]:
    """The whole page, no line longer than the width; the cave as tall as the height lets it be."""
    picture = p.cave_picture(t, say, width, height)
    lines = [*status_lines(t, say, width), []]
    lines += p.picture_lines(picture)
    lines += flowed(p.outside_pieces(t, picture, say), width, "   ")
    lines += flowed(legend(t, say), width, "  ")
    cards = p.tile_cards(t, choices(t))
    lines += [[], *cards] if cards else []
    lines.append([])
    lines += party_lines(t, seat, say, width)
    return [trimmed(line, width) for line in lines]


# How things stand


def status_lines(t: Cave, say: Say, width: int) -> list[Line]:
    """The round, the light that is left, and what everybody keeps an eye on."""
    head = [[Span(say(message("label-round", round=t.round)), "title")]]
    phase = phase_of(t)
    if phase != "over":
        head.append([Span(say(message(f"phase-{phase}")), "")])
    head.append(lamp(t, say))
    return [*flowed(head, width, "  "), *flowed(facts(t, say), width, " · ")]


def lamp(t: Cave, say: Say) -> Line:
    """The hazard cards left, as a light that burns down."""
    if t.time_up:
        return [Span(say(message("label-out-of-time")).upper(), "danger")]
    left = max(0, t.hazards.count() - 1)
    cells = min(left + len(t.spent), WIDEST_LAMP)
    role = "good" if left * 2 > left + len(t.spent) else "danger" if left <= 3 else "title"
    lit = min(left, cells)
    words = say(message("label-hazards-left", count=left))
    return [Span(LIT * lit, role), Span(BURNT * (cells - lit), "dim"), Span(f" {words}", role)]


def facts(t: Cave, say: Say) -> list[Line]:
    """What the table knows besides, piece by piece."""
    pieces = [[Span(say(message("label-tiles-left", count=t.stack_of_tiles.count())), "")]]
    if t.exit_is_laid():
        cell = t.map.cells[t.laid.index(t.box.exit_tile)]
        pieces.append([Span(say(message("label-exit-at", x=x_of(cell), y=y_of(cell))), "good")])
    out = len([slot for slot in t.horrors if slot != OFF_TABLE])
    pieces.append([Span(say(message("label-horrors", count=out)), "danger" if out else "")])
    if t.spent:
        pieces.append([Span(say(message("label-last-hazard", hazard=card_name(t, t.spent[-1]))), "")])
    if t.gas:
        pieces.append([Span(say(message("label-gas")), "danger")])
    if t.waiting != NO_TILE:
        pieces.append([Span(say(message("label-waiting", tile=tile_name(t, t.waiting))), "")])
    return pieces


# What the signs mean


def legend(t: Cave, say: Say) -> list[Line]:
    """The signs that are on the table now, and no others."""
    signs: list[tuple[str, str]] = []
    kinds = {t.kind_at(slot) for slot in range(len(t.laid))}
    dry = any(t.kind_at(slot) == FLOOD and not t.is_flooded(slot) for slot in range(len(t.laid)))
    for kind, sign in p.SIGNS.items():
        if kind in kinds and (kind != FLOOD or dry):
            signs.append((sign, f"legend-{KINDS[kind]}"))
    if LEDGE in kinds:
        signs.append((p.LEDGE_ARROWS[0], "legend-ledge"))
    if SLIDE in kinds:
        signs.append((p.SLIDE_ARROWS[0], "legend-slide"))
    marks = 0
    for mark in t.marks:
        marks |= mark
    for mark, sign, name in (
        (FLOODED, p.FLOODED_SIGN, "legend-flooded"),
        (RUBBLE, p.RUBBLE_SIGN, "legend-rubble"),
        (ROPE, p.ROPE_SIGN, "legend-rope"),
    ):
        if marks & mark:
            signs.append((sign, name))
    if any(t.map.opened):
        signs.append((p.BLAST_SIGN, "legend-blast"))
    if any(t.map.barred):
        signs.append((p.NEEDS_ROPE, "legend-needs-rope"))
    if any(slot != OFF_TABLE for slot in t.horrors):
        signs.append((p.HORROR_SIGN, "legend-figure"))
    if t.map.free_count:
        signs.append((p.UNEXPLORED, "legend-unexplored"))
    return [[Span(sign, "title"), Span(f" {say(message(name))}", "dim")] for sign, name in signs]


def choices(t: Cave) -> list[tuple[str, int, int]]:
    """The tiles that are being asked about: the words that choose each, the tile and its quarter turns."""
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Reveal):
        return []
    if top.step == GUIDING:
        return [("keep", top.tile, turns_of(t, top.tile, top.side)[0])]
    if top.step == CHOOSING:
        both = (("use drawn", top.tile), ("use waiting", t.waiting))
        return [(title, tile, turns_of(t, tile, top.side)[0]) for title, tile in both]
    if top.step == PLACING:
        offered = top.offer(t, t.seat_of(top.caver))
        return [(VOCABULARY.words(t, move), top.tile, first(move)) for move in offered]
    return []


# The party


def party_lines(t: Cave, seat: int, say: Say, width: int) -> list[Line]:
    """The cavers in the order of their turns, those devoured last: health, place, state, what they can do."""
    order = t.in_table_order() + [caver for caver in range(t.size()) if t.is_devoured(caver)]
    names = {caver: say(caver_name(t, caver)) for caver in order}
    widest = max((len(name) for name in names.values()), default=0)
    most = max((t.box.cavers[who].health for who in t.who), default=0)
    lines: list[Line] = []
    for caver in order:
        acting = caver == actor(t)
        role = "mine" if acting else "dim" if t.is_devoured(caver) else "figure"
        letter = say(p.caver_letter(t, caver))
        full, health = t.caver(caver).health, t.health[caver]
        place = slot_cell(t, t.at[caver]) if t.at[caver] >= 0 else ""
        head = [
            Span(f"{p.ACTING if acting else ' '} {letter} {names[caver]:<{widest}}  ", role),
            Span(PIP * health, "good" if health > 1 else "danger"),
            Span(f"{LOST_PIP * (full - health):<{most - health}}  ", "dim"),
            Span(f"{place:<6} ", ""),
        ]
        indent = sum(len(span.text) for span in head)
        rest = flowed(party_remarks(t, caver, seat, say), width - indent, " · ")
        lines.append([*head, *(rest[0] if rest else [])])
        lines += [[Span(" " * indent, ""), *line] for line in rest[1:]]
    return lines


def party_remarks(t: Cave, caver: int, seat: int, say: Say) -> list[Line]:
    """What there is to say of a caver besides health and place."""
    remarks: list[Line] = []
    turn = next((frame for frame in t.stack if isinstance(frame, Turn) and frame.caver == caver), None)
    if turn is not None:
        remarks.append([Span(say(message("label-points", points=turn.points)), "mine")])
        if turn.exerted:
            remarks.append([Span(say(message("state-exerted")), "mine")])
    state = caver_state(t, caver)
    if state != "conscious":
        bad = state in ("unconscious", "devoured")
        remarks.append([Span(say(message(STATE_WORDS[state])), "danger" if bad else "good")])
    if state == "exit" and t.health[caver] == 0:
        remarks.append([Span(say(message("state-unconscious")), "danger")])
    if t.is_hidden(caver):
        remarks.append([Span(say(message("state-hidden")), "good")])
    if t.first == caver:
        remarks.append([Span(say(message("marker-first-caver")), "title")])
    if t.caver(caver).traits & DISCARDS_DRAW:
        remarks.append([Span(say(message("label-guide-left", left=t.guides)), "dim")])
    if t.caver(caver).costs[DEMOLISH] != NEVER:
        remarks.append([Span(say(message("label-explosives-left", left=t.blasts)), "dim")])
    if t.seats > 1:
        yours = t.seat_of(caver) == seat
        words = message("label-yours") if yours else message("label-seat", number=t.seat_of(caver) + 1)
        remarks.append([Span(say(words), "mine" if yours else "dim")])
    return remarks
