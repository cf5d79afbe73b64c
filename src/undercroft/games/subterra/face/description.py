# interpreted: text for people
"""The table in plain words, line by line: for screen readers and for terminals without a drawing."""

from __future__ import annotations

from undercroft.games.subterra.face.names import card_name, caver_name, place, side_name, tile_name
from undercroft.games.subterra.face.picture import Say
from undercroft.games.subterra.face.screen import STATE_WORDS
from undercroft.games.subterra.face.view import caver_state, phase_of
from undercroft.games.subterra.rules.box import DISCARDS_DRAW, NEVER, NO_ROPE
from undercroft.games.subterra.rules.reveal import roped_side
from undercroft.games.subterra.rules.state import FLOODED, NO_TILE, OFF_TABLE, ROPE, RUBBLE, Cave
from undercroft.games.subterra.rules.turn import Directed, Turn
from undercroft.games.subterra.rules.verbs import DEMOLISH
from undercroft.kernel.deck import UNSEEN, item_of
from undercroft.kernel.texts import Message, message
from undercroft.maps.sides import BITS, sides_of


def describe(t: Cave, say: Say) -> str:
    """The whole table: how things stand, who acts, the party, the horrors, then every tile."""
    lines = [". ".join(say(line) for line in status(t)) + "."]
    lines += [say(line) + "." for line in acting(t)]
    lines += [describe_caver(t, caver, say) for caver in range(t.size())]
    for piece, slot in enumerate(t.horrors):
        if slot != OFF_TABLE:
            where = say(message("label-cell", **place(t, slot)))
            lines.append(f"{say(message('figure-horror', horror=piece + 1))}: {where}.")
    lines += [describe_tile(t, slot, say) for slot in range(len(t.laid))]
    return "\n".join(lines)


def status(t: Cave) -> list[Message]:
    """The state of the table in short phrases."""
    lines = [message("label-round", round=t.round)]
    phase = phase_of(t)
    if phase != "over":
        lines.append(message(f"phase-{phase}"))
    if t.time_up:
        lines.append(message("label-out-of-time"))
    else:
        lines.append(message("label-hazards-left", count=max(0, t.hazards.count() - 1)))
    if t.spent:
        lines.append(message("label-last-hazard", hazard=card_name(t, t.spent[-1])))
    lines.append(message("label-tiles-left", count=t.stack_of_tiles.count()))
    if t.exit_is_laid():
        lines.append(message("label-exit-at", **place(t, t.laid.index(t.box.exit_tile))))
    lines.append(message("label-horrors", count=len([slot for slot in t.horrors if slot != OFF_TABLE])))
    if t.gas:
        lines.append(message("label-gas"))
    if t.waiting != NO_TILE:
        lines.append(message("label-waiting", tile=tile_name(t, t.waiting)))
    for top in t.stack_of_tiles.top:
        if item_of(top) != UNSEEN:
            lines.append(message("label-on-top", tile=tile_name(t, item_of(top))))
    if t.out:
        lines.append(message("label-discarded", count=len(t.out)))
    return lines


def acting(t: Cave) -> list[Message]:
    """Who acts, and with how many points."""
    found: list[Message] = []
    for frame in t.stack:
        if isinstance(frame, Turn):
            found.append(message("label-turn", caver=caver_name(t, frame.caver), points=frame.points))
        elif isinstance(frame, Directed):
            found.append(message("label-turn", caver=caver_name(t, frame.caver), points=t.box.directed_cost))
    return found


def describe_caver(t: Cave, caver: int, say: Say) -> str:
    """One caver: health, state, place and what is left of their abilities."""
    words = [
        say(message("label-health", health=t.health[caver], count=t.caver(caver).health)),
        say(message(STATE_WORDS[caver_state(t, caver)])),
    ]
    if t.is_on_exit(caver) and t.health[caver] == 0:
        words.append(say(message("state-unconscious")))
    if t.is_hidden(caver):
        words.append(say(message("state-hidden")))
    if any(isinstance(frame, Turn) and frame.caver == caver and frame.exerted for frame in t.stack):
        words.append(say(message("state-exerted")))
    if t.at[caver] >= 0:
        words.append(say(message("label-cell", **place(t, t.at[caver]))))
    if t.row[caver]:
        words.append(say(message("label-hide-row", count=t.row[caver])))
    if t.first == caver:
        words.append(say(message("marker-first-caver")))
    if t.caver(caver).traits & DISCARDS_DRAW:
        words.append(say(message("label-guide-left", left=t.guides)))
    if t.caver(caver).costs[DEMOLISH] != NEVER:
        words.append(say(message("label-explosives-left", left=t.blasts)))
    if t.seats > 1:
        words.append(say(message("label-seat", number=t.seat_of(caver) + 1)))
    return f"{say(caver_name(t, caver))}: {', '.join(words)}."


def describe_tile(t: Cave, slot: int, say: Say) -> str:
    """One tile: where and what it is, where its sides lead, what lies on it and who stands there."""
    grid = t.map
    words: list[str] = []
    half = grid.openings[slot] & ~grid.joined[slot] & ~grid.free[slot]
    for name, mask in (
        ("label-ways", grid.joined[slot]),
        ("label-unexplored", grid.free[slot]),
        ("label-half", half),
        ("label-blasted", grid.opened[slot]),
    ):
        if mask:
            sides = ", ".join(say(side_name(side)) for side in sides_of(mask))
            words.append(say(message(name, sides=sides)))
    roped = roped_side(t, slot)
    if roped != NO_ROPE and grid.barred[slot] & BITS[roped]:
        words.append(say(message("label-needs-rope", side=side_name(roped))))
    for mark, name in ((FLOODED, "marker-flooded"), (RUBBLE, "marker-rubble"), (ROPE, "marker-rope")):
        if t.marks[slot] & mark:
            words.append(say(message(name)))
    words += [say(caver_name(t, caver)) for caver in range(t.size()) if t.at[caver] == slot]
    words += [
        say(message("figure-horror", horror=piece + 1))
        for piece in range(len(t.horrors))
        if t.horrors[piece] == slot
    ]
    where = say(message("label-cell", **place(t, slot)))
    return f"{where}: {'; '.join([say(tile_name(t, t.laid[slot])), *words])}."
