# interpreted: the log in words
"""The log: every kind of event once, with the rule behind it and its sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.games.subterra.face.names import (
    card_name,
    caver_name,
    medal_name,
    place,
    side_name,
    tile_name,
)
from undercroft.games.subterra.face.view import PHASES
from undercroft.games.subterra.rules import events as e
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.box import EXIT
from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.texts import Message, message

Teller: TypeAlias = Callable[[Cave, list[int]], Message]

CAUSES = {
    e.BY_EXERTING: "exert",
    e.BY_ROUGH: "rough",
    e.BY_TREMOR: "tremor",
    e.BY_FLOOD: "flood",
    e.BY_GAS: "gas",
    e.BY_CAVEIN: "cavein",
    e.BY_HORROR: "horror",
    e.FOR_ROPE: "rope",
    e.FOR_HIDING: "hide",
    e.FOR_TIME: "out-of-time",
}


# Sentences of one shape


def plain(id: str) -> Teller:
    """A sentence that always says the same."""
    return lambda t, n: message(id)


def of_caver(id: str) -> Teller:
    """A sentence about a caver."""
    return lambda t, n: message(id, caver=caver_name(t, n[0]))


def of_tile(id: str) -> Teller:
    """A sentence about a tile."""
    return lambda t, n: message(id, tile=tile_name(t, n[0]))


def of_slot(id: str) -> Teller:
    """A sentence about a place."""
    return lambda t, n: message(id, **place(t, n[0]))


def of_horror(id: str) -> Teller:
    """A sentence about a horror."""
    return lambda t, n: message(id, horror=n[0] + 1)


# Sentences of their own


def begun(t: Cave, n: list[int]) -> Message:
    """So many cavers go down, on this level."""
    return message("event-game-begins", count=n[0], level=message(f"level-{t.box.levels[n[1]].id}"))


def taken(t: Cave, n: list[int]) -> Message:
    """A player takes a caver."""
    return message("event-caver-taken", number=n[0] + 1, caver=caver_name(t, n[1]))


def round_begins(t: Cave, n: list[int]) -> Message:
    """A round, and who is first."""
    return message("event-round-begins", round=n[0], caver=caver_name(t, n[1]))


def phase_begins(t: Cave, n: list[int]) -> Message:
    """A phase after the action phase."""
    return message("event-phase-begins", phase=message(f"phase-{PHASES[n[0]]}"))


def exerted(t: Cave, n: list[int]) -> Message:
    """A third point, and what it may cost."""
    return message("event-exerted", caver=caver_name(t, n[0]), loss=t.box.exert_loss)


def revealed(t: Cave, n: list[int]) -> Message:
    """Somebody names a side to reveal or explore."""
    name = "event-explored" if n[2] else "event-revealed"
    return message(name, caver=caver_name(t, n[0]), side=side_name(n[1]))


def moved(t: Cave, n: list[int]) -> Message:
    """A caver comes to a tile, by whatever verb."""
    caver, origin, slot, how = n
    if how == v.SURFACE:
        return message("event-surfaced", caver=caver_name(t, caver), **place(t, slot))
    name = {v.SWIM: "event-swam", v.SQUEEZE_THROUGH: "event-squeezed"}.get(how, "event-moved")
    return message(name, caver=caver_name(t, caver), side=side_name(t.map.side_towards(origin, slot)))


def ran(t: Cave, n: list[int]) -> Message:
    """A run or a sprint."""
    return message("event-sprinted" if n[1] else "event-ran", caver=caver_name(t, n[0]))


def laid(t: Cave, n: list[int]) -> Message:
    """A tile is laid; the exit is news of its own."""
    _, tile, slot, _ = n
    if t.box.tiles[tile].kind == EXIT:
        return message("event-exit-found")
    return message("event-tile-laid", tile=tile_name(t, tile), **place(t, slot))


def discarded(t: Cave, n: list[int]) -> Message:
    """A tile goes, by the scout's choice or because it would seal the cave."""
    caver, tile, guides_left = n
    if guides_left < 0:
        return message("event-tile-sealing", tile=tile_name(t, tile))
    return message(
        "event-tile-discarded", caver=caver_name(t, caver), tile=tile_name(t, tile), left=guides_left
    )


def waiting_used(t: Cave, n: list[int]) -> Message:
    """Somebody takes the waiting tile."""
    return message("event-waiting-used", caver=caver_name(t, n[0]), tile=tile_name(t, n[1]))


def checked(t: Cave, n: list[int]) -> Message:
    """A skill check, with what was rolled and needed."""
    caver, die, bonus, passed, cause = n
    name = "event-check-passed" if passed else "event-check-failed"
    check = message(f"check-{CAUSES[cause]}")
    return message(name, caver=caver_name(t, caver), check=check, die=die, target=t.box.target - bonus)


def lost(t: Cave, n: list[int]) -> Message:
    """Health is lost."""
    caver, loss, health, cause = n
    why = message(f"cause-{CAUSES[cause]}")
    return message("event-lost-health", caver=caver_name(t, caver), loss=loss, health=health, cause=why)


def shielded(t: Cave, n: list[int]) -> Message:
    """The bodyguard takes a hazard off a companion."""
    caver, by, cause = n
    why = message(f"cause-{CAUSES[cause]}")
    return message("event-protected", caver=caver_name(t, caver), other=caver_name(t, by), cause=why)


def healed(t: Cave, n: list[int]) -> Message:
    """Health comes back."""
    caver, by, health, bandaged, _ = n
    if caver == by:
        return message("event-healed-self", caver=caver_name(t, caver), health=health)
    name = "event-bandaged" if bandaged else "event-healed"
    return message(name, caver=caver_name(t, by), other=caver_name(t, caver), health=health)


def cleared(t: Cave, n: list[int]) -> Message:
    """Rubble is gone."""
    return message("event-rubble-cleared", caver=caver_name(t, n[0]), **place(t, n[1]))


def blasted(t: Cave, n: list[int]) -> Message:
    """A wall is gone."""
    caver, _, side, left = n
    return message("event-explosive", caver=caver_name(t, caver), side=side_name(side), left=left)


def hid(t: Cave, n: list[int]) -> Message:
    """A caver hides."""
    return message("event-hid-surely" if n[1] else "event-hid", caver=caver_name(t, n[0]))


def directed(t: Cave, n: list[int]) -> Message:
    """The leader lets somebody act."""
    return message("event-directed", caver=caver_name(t, n[0]), other=caver_name(t, n[1]))


def hazard(t: Cave, n: list[int]) -> Message:
    """A hazard card is turned up."""
    return message("event-hazard-revealed", hazard=card_name(t, n[0]), left=n[1])


def cavein_rolled(t: Cave, n: list[int]) -> Message:
    """The die of a cave-in."""
    return message("event-cavein-rolled", die=n[0])


def spawned(t: Cave, n: list[int]) -> Message:
    """A horror appears."""
    return message("event-horror-spawned", horror=n[0] + 1, **place(t, n[1]))


def stalked(t: Cave, n: list[int]) -> Message:
    """A horror takes a step."""
    piece, origin, slot = n
    return message("event-horror-moved", horror=piece + 1, side=side_name(t.map.side_towards(origin, slot)))


def repelled(t: Cave, n: list[int]) -> Message:
    """The bodyguard drives a horror off."""
    return message("event-horror-repelled", caver=caver_name(t, n[0]), horror=n[1] + 1)


def struck(t: Cave, n: list[int]) -> Message:
    """A horror strikes a caver down."""
    return message("event-struck", caver=caver_name(t, n[0]), horror=n[1] + 1)


def ended(t: Cave, n: list[int]) -> Message:
    """The medal."""
    return message("event-medal", medal=medal_name(t, n[1]), out=n[0], lost=n[1])


EVENTS: dict[int, tuple[str, Teller]] = {
    e.BEGUN: ("1.2", begun),
    e.TAKEN: ("1.3", taken),
    e.FIRST: ("1.8", of_caver("event-first-caver")),
    e.ROUND: ("3.1", round_begins),
    e.PHASE: ("3.1", phase_begins),
    e.TURN: ("3.3", of_caver("event-turn-begins")),
    e.SKIPPED: ("3.2", of_caver("event-turn-skipped")),
    e.PASSED: ("3.3", of_caver("event-passed")),
    e.EXERTED: ("3.4", exerted),
    e.REVEALED: ("2.4", revealed),
    e.LAID: ("2.4", laid),
    e.DISCARDED: ("2.6", discarded),
    e.STACK_EMPTY: ("2.5", plain("event-stack-empty")),
    e.WAITS: ("8.8", of_tile("event-tile-waiting")),
    e.KEPT_WAITING: ("8.8", of_tile("event-tile-waiting")),
    e.WAITING_USED: ("8.8", waiting_used),
    e.WAITING_BACK: ("8.9", of_tile("event-waiting-returned")),
    e.MOVED: ("4.13", moved),
    e.RAN: ("4.4", ran),
    e.STOPPED: ("4.4", of_caver("event-stopped")),
    e.HEALED: ("4.5", healed),
    e.CLEARED: ("4.8", cleared),
    e.ROPED: ("4.9", of_caver("event-rope-placed")),
    e.HID: ("4.10", hid),
    e.DIVED: ("8.1", of_caver("event-dived")),
    e.BLASTED: ("8.10", blasted),
    e.DIRECTED: ("8.20", directed),
    e.DECLINED: ("8.21", of_caver("event-declined")),
    e.CHECK: ("2.7", checked),
    e.LOST: ("2.8", lost),
    e.SHIELDED: ("8.18", shielded),
    e.FELL: ("2.9", of_caver("event-unconscious")),
    e.WOKE: ("2.10", of_caver("event-woke")),
    e.HAZARD: ("3.7", hazard),
    e.FLOODED_TILE: ("6.3", of_slot("event-flooded")),
    e.GAS_LINGERS: ("6.5", plain("event-gas-active")),
    e.GAS_OVER: ("6.5", plain("event-gas-over")),
    e.CAVEIN_ROLL: ("6.6", cavein_rolled),
    e.COLLAPSED: ("6.6", of_slot("event-rubble-fell")),
    e.NOTHING_HAPPENED: ("6.1", plain("event-nothing-happened")),
    e.SPAWNED: ("7.8", spawned),
    e.NOT_SPAWNED: ("7.8", plain("event-horror-not-spawned")),
    e.STALKED: ("7.5", stalked),
    e.VANISHED: ("7.10", of_horror("event-horror-removed")),
    e.REPELLED: ("8.17", repelled),
    e.STRUCK: ("7.2", struck),
    e.TIME_UP: ("9.2", plain("event-out-of-time")),
    e.DEVOURED_CAVER: ("9.2", of_caver("event-devoured")),
    e.STAYED: ("9.5", plain("event-stayed")),
    e.LEFT: ("9.5", plain("event-left")),
    e.LEFT_BEHIND: ("9.7", of_caver("event-left-behind")),
    e.ENDED: ("9.6", ended),
}
"""Every kind of event: the number of the rule behind it, and who words it."""


def event(t: Cave, kind: int, values: list[int]) -> Message:
    """An event as a line of the log."""
    return EVENTS[kind][1](t, values)


def event_rule(kind: int) -> str:
    """The number of the rule behind an event."""
    return EVENTS[kind][0]
