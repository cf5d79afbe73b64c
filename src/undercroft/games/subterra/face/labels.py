# interpreted: messages for people
"""Sub Terra's prompts, labels and log lines as messages; `touch.py` says what each move touches."""

from __future__ import annotations

from undercroft.games.subterra.face.view import PHASES
from undercroft.games.subterra.face.words import caver_name, side_name
from undercroft.games.subterra.rules import events as e
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.box import CAVEIN, EXIT, KINDS
from undercroft.games.subterra.rules.deeds import Run
from undercroft.games.subterra.rules.ending import LeaveOrStay
from undercroft.games.subterra.rules.hazards import Hazard
from undercroft.games.subterra.rules.horrors import PICKING, Spawn, Stalk, closest_victim
from undercroft.games.subterra.rules.reveal import CHOOSING, GUIDING, Reveal
from undercroft.games.subterra.rules.setup import Beginning
from undercroft.games.subterra.rules.state import Cave
from undercroft.games.subterra.rules.turn import Directed, Surface, Turn
from undercroft.kernel.moves import PASS, Move, first, verb
from undercroft.kernel.state import Frame
from undercroft.kernel.texts import Message, message
from undercroft.maps.sides import x_of, y_of

CAUSES = (
    "exert",
    "rough",
    "tremor",
    "flood",
    "gas",
    "cavein",
    "horror",
    "rope",
    "hide",
    "out-of-time",
)


def tile_name(t: Cave, tile: int) -> Message:
    """A tile's name with its shape, and the numbers of a cave-in tile."""
    kind = message(f"tile-{KINDS[t.box.tiles[tile].kind]}")
    shape = message(f"shape-{t.box.tiles[tile].shape}")
    if t.box.tiles[tile].kind == CAVEIN:
        one, two = t.box.tiles[tile].collapse
        return message("tile-numbered", tile=kind, shape=shape, first=one, second=two)
    return message("tile-shaped", tile=kind, shape=shape)


def card_name(t: Cave, card: int) -> Message:
    """A hazard card's name."""
    name = message(f"hazard-{KINDS[t.box.cards[card].kind]}")
    return message("hazard-double", hazard=name) if t.box.cards[card].times > 1 else name


def prompt(t: Cave, seat: int) -> Message:
    """The sentence that asks the seat."""
    top = t.stack[-1]
    if isinstance(top, Turn):
        name = "ask-turn" if top.points else "ask-turn-spent"
        return message(name, caver=caver_name(t, top.caver), points=top.points)
    if isinstance(top, Directed):
        return message("ask-direct", caver=caver_name(t, top.caver))
    if isinstance(top, Run):
        return message("ask-step", caver=caver_name(t, top.caver), left=top.left)
    if isinstance(top, Reveal):
        return ask_about_tile(t, top)
    if isinstance(top, Stalk):
        if top.step == PICKING:
            return message("ask-horror-order")
        victim = closest_victim(t, t.horrors[top.piece])
        return message("ask-horror-step", caver=caver_name(t, victim), horror=top.piece + 1)
    if isinstance(top, Spawn):
        return message("ask-spawn")
    if isinstance(top, Beginning):
        mine = [place for place in range(t.size(), t.party) if t.seat_of(place) == seat]
        return message("ask-caver", number=seat + 1, left=len(mine))
    if isinstance(top, Surface):
        name = "ask-surface" if t.health[top.caver] else "ask-surface-unconscious"
        return message(name, caver=caver_name(t, top.caver))
    lying = [p for p in range(t.size()) if not t.is_devoured(p) and not t.is_on_exit(p)]
    return message("ask-leave", count=len(lying))


def ask_about_tile(t: Cave, reveal: Reveal) -> Message:
    """What is asked about a tile just drawn."""
    caver = caver_name(t, reveal.caver)
    tile = tile_name(t, reveal.tile)
    if reveal.step == GUIDING:
        return message("ask-guide", caver=caver, tile=tile, left=t.guides)
    if reveal.step == CHOOSING:
        return message("ask-geologist", caver=caver, drawn=tile, waiting=tile_name(t, t.waiting))
    return message("ask-place", caver=caver, tile=tile)


def label(t: Cave, move: Move) -> Message:
    """A move's label."""
    what, where = verb(move), first(move)
    word = v.VERB_WORDS[what].replace(" ", "-")
    if move == PASS:
        return message("move-decline" if isinstance(t.stack[-1], Directed) else "move-pass")
    if what in (v.CLEAR, v.DIG) and where == v.HERE:
        return message(f"move-{word}-here")
    if what in (v.HEAL, v.BANDAGE, v.DIRECT):
        return message(f"move-{word}", caver=caver_name(t, where))
    if what == v.TAKE:
        return message("move-take", caver=message(f"caver-{t.box.cavers[where].id}"))
    if what == v.USE:
        return message("move-use-drawn" if where == v.DRAWN else "move-use-waiting")
    if what in (v.SURFACE, v.SPAWN):
        cell = t.map.cells[where]
        return message("move-surface" if what == v.SURFACE else "move-spawn", x=x_of(cell), y=y_of(cell))
    if what == v.HORROR_FIRST:
        return message("move-horror-first", horror=where + 1)
    sided = what in (v.PLACE, v.STEP, v.HORROR_STEP) or (what < len(v.TRIES) and v.TRIES[what] >= v.ON_SIDES)
    return message(f"move-{word}", side=side_name(where)) if sided else message(f"move-{word}")


SHORT = {"side": "short-side", "caver": "short-caver", "x": "label-cell", "horror": "short-horror"}
"""How a move is said beside others of its verb, by what it is said with."""


def grouped(said: Message) -> tuple[Message, Message] | tuple[()]:
    """The verb that a labelled move shares with others, and its label there."""
    short = next((name for arg, name in SHORT.items() if arg in said.args), "")
    return (message(said.id.replace("move", "group", 1)), Message(short, said.args)) if short else ()


def chain(t: Cave) -> tuple[Message, ...]:
    """What is being resolved, outermost first."""
    return tuple(link for frame in t.stack[1:] if (link := chain_link(t, frame)) is not None)


def chain_link(t: Cave, frame: Frame) -> Message | None:
    """One unfinished procedure as a message."""
    if isinstance(frame, Turn):
        return message("chain-turn", caver=caver_name(t, frame.caver))
    if isinstance(frame, Directed):
        return message("chain-direct", caver=caver_name(t, frame.caver))
    if isinstance(frame, Run):
        return message("chain-sprint" if frame.sprinting else "chain-run")
    if isinstance(frame, Reveal):
        name = "chain-explore" if frame.exploring else "chain-reveal"
        return message(name, side=side_name(frame.side))
    if isinstance(frame, Hazard):
        return message("chain-hazard", hazard=card_name(t, t.spent[-1]))
    if isinstance(frame, Stalk):
        return message("chain-horrors")
    if isinstance(frame, Spawn):
        return message("chain-spawn")
    if isinstance(frame, Surface):
        return message("chain-surface", caver=caver_name(t, frame.caver))
    return message("chain-end") if isinstance(frame, LeaveOrStay) else None


# The log

PLAIN_EVENTS = {
    e.STACK_EMPTY: "event-stack-empty",
    e.GAS_LINGERS: "event-gas-active",
    e.GAS_OVER: "event-gas-over",
    e.NOTHING_HAPPENED: "event-nothing-happened",
    e.NOT_SPAWNED: "event-horror-not-spawned",
    e.TIME_UP: "event-out-of-time",
    e.STAYED: "event-stayed",
    e.LEFT: "event-left",
}


def event(t: Cave, kind: int, n: list[int]) -> Message:
    """An event as a line of the log."""
    if kind in PLAIN_EVENTS:
        return message(PLAIN_EVENTS[kind])
    if kind in (e.ROUND, e.PHASE, e.BEGUN, e.TAKEN, e.ENDED, e.HAZARD, e.CAVEIN_ROLL):
        return table_event(t, kind, n)
    if kind in (e.LAID, e.DISCARDED, e.KEPT_WAITING, e.WAITS, e.WAITING_USED, e.WAITING_BACK):
        return tile_event(t, kind, n)
    if kind in (e.FLOODED_TILE, e.COLLAPSED):
        cell = t.map.cells[n[0]]
        name = "event-flooded" if kind == e.FLOODED_TILE else "event-rubble-fell"
        return message(name, x=x_of(cell), y=y_of(cell))
    if kind in (e.SPAWNED, e.STALKED, e.VANISHED):
        return horror_event(t, kind, n)
    return caver_event(t, kind, n)


def table_event(t: Cave, kind: int, n: list[int]) -> Message:
    """What concerns the whole table."""
    if kind == e.ROUND:
        return message("event-round-begins", round=n[0], caver=caver_name(t, n[1]))
    if kind == e.PHASE:
        return message("event-phase-begins", phase=message(f"phase-{PHASES[n[0]]}"))
    if kind == e.BEGUN:
        return message("event-game-begins", count=n[0], level=message(f"level-{t.box.levels[n[1]].id}"))
    if kind == e.TAKEN:
        return message("event-caver-taken", number=n[0] + 1, caver=caver_name(t, n[1]))
    if kind == e.HAZARD:
        return message("event-hazard-revealed", hazard=card_name(t, n[0]), left=n[1])
    if kind == e.CAVEIN_ROLL:
        return message("event-cavein-rolled", die=n[0])
    return message("event-medal", medal=medal(t, n[1]), out=n[0], lost=n[1])


def medal(t: Cave, lost: int) -> Message:
    """The medal for so many cavers lost (9.6)."""
    for medal in t.box.medals:
        if lost <= medal.most_lost:
            return message(f"medal-{medal.id}")
    return message("medal-defeat")


def tile_event(t: Cave, kind: int, n: list[int]) -> Message:
    """What happens to tiles."""
    if kind == e.LAID:
        if t.box.tiles[n[1]].kind == EXIT:
            return message("event-exit-found")
        cell = t.map.cells[n[2]]
        return message("event-tile-laid", tile=tile_name(t, n[1]), x=x_of(cell), y=y_of(cell))
    if kind == e.DISCARDED:
        if n[2] < 0:
            return message("event-tile-sealing", tile=tile_name(t, n[1]))
        return message("event-tile-discarded", caver=caver_name(t, n[0]), tile=tile_name(t, n[1]), left=n[2])
    if kind == e.WAITING_USED:
        return message("event-waiting-used", caver=caver_name(t, n[0]), tile=tile_name(t, n[1]))
    name = "event-waiting-returned" if kind == e.WAITING_BACK else "event-tile-waiting"
    return message(name, tile=tile_name(t, n[0]))


def horror_event(t: Cave, kind: int, n: list[int]) -> Message:
    """What horrors do."""
    if kind == e.SPAWNED:
        cell = t.map.cells[n[1]]
        return message("event-horror-spawned", horror=n[0] + 1, x=x_of(cell), y=y_of(cell))
    if kind == e.STALKED:
        side = t.map.side_towards(n[1], n[2])
        return message("event-horror-moved", horror=n[0] + 1, side=side_name(side))
    return message("event-horror-removed", horror=n[0] + 1)


CAVER_EVENTS = {
    e.FIRST: "event-first-caver",
    e.TURN: "event-turn-begins",
    e.SKIPPED: "event-turn-skipped",
    e.STOPPED: "event-stopped",
    e.DECLINED: "event-declined",
    e.PASSED: "event-passed",
    e.EXERTED: "event-exerted",
    e.ROPED: "event-rope-placed",
    e.DIVED: "event-dived",
    e.FELL: "event-unconscious",
    e.WOKE: "event-woke",
    e.DEVOURED_CAVER: "event-devoured",
    e.LEFT_BEHIND: "event-left-behind",
}


def caver_event(t: Cave, kind: int, n: list[int]) -> Message:
    """What cavers do, and what is done to them."""
    caver = caver_name(t, n[0])
    if kind in CAVER_EVENTS:
        return message(CAVER_EVENTS[kind], caver=caver)
    if kind == e.MOVED:
        if n[1] < 0:
            return message(
                "event-surfaced", caver=caver, x=x_of(t.map.cells[n[2]]), y=y_of(t.map.cells[n[2]])
            )
        name = {v.SWIM: "event-swam", v.SQUEEZE_THROUGH: "event-squeezed"}.get(n[3], "event-moved")
        return message(name, caver=caver, side=side_name(t.map.side_towards(n[1], n[2])))
    if kind == e.REVEALED:
        return message("event-explored" if n[2] else "event-revealed", caver=caver, side=side_name(n[1]))
    if kind == e.RAN:
        return message("event-sprinted" if n[1] else "event-ran", caver=caver)
    if kind == e.CHECK:
        name = "event-check-passed" if n[3] else "event-check-failed"
        check = message(f"check-{CAUSES[n[4]]}")
        return message(name, caver=caver, check=check, die=n[1], target=t.box.target - n[2])
    if kind == e.LOST:
        return message(
            "event-lost-health", caver=caver, loss=n[1], health=n[2], cause=message(f"cause-{CAUSES[n[3]]}")
        )
    if kind == e.SHIELDED:
        cause = message(f"cause-{CAUSES[n[2]]}")
        return message("event-protected", caver=caver, other=caver_name(t, n[1]), cause=cause)
    if kind == e.HEALED:
        if n[0] == n[1]:
            return message("event-healed-self", caver=caver, health=n[2])
        name = "event-bandaged" if n[3] else "event-healed"
        return message(name, caver=caver_name(t, n[1]), other=caver, health=n[2])
    if kind == e.CLEARED:
        cell = t.map.cells[n[1]]
        return message("event-rubble-cleared", caver=caver, x=x_of(cell), y=y_of(cell))
    if kind == e.BLASTED:
        return message("event-explosive", caver=caver, side=side_name(n[2]), left=n[3])
    if kind == e.HID:
        return message("event-hid-surely" if n[1] else "event-hid", caver=caver)
    if kind == e.DIRECTED:
        return message("event-directed", caver=caver, other=caver_name(t, n[1]))
    if kind == e.REPELLED:
        return message("event-horror-repelled", caver=caver, horror=n[1] + 1)
    return message("event-struck", caver=caver, horror=n[1] + 1)


EVENT_RULES = {
    e.ROUND: "3.1",
    e.TURN: "3.3",
    e.PHASE: "3.1",
    e.MOVED: "4.13",
    e.LAID: "2.4",
    e.DISCARDED: "2.6",
    e.KEPT_WAITING: "8.8",
    e.WAITS: "8.8",
    e.CHECK: "2.7",
    e.LOST: "2.8",
    e.FELL: "2.9",
    e.WOKE: "2.10",
    e.HEALED: "4.5",
    e.FLOODED_TILE: "6.3",
    e.COLLAPSED: "6.6",
    e.CLEARED: "4.8",
    e.ROPED: "4.9",
    e.BLASTED: "8.10",
    e.HID: "4.10",
    e.EXERTED: "3.4",
    e.DIRECTED: "8.20",
    e.DIVED: "8.1",
    e.HAZARD: "3.7",
    e.CAVEIN_ROLL: "6.6",
    e.GAS_OVER: "6.5",
    e.SPAWNED: "7.8",
    e.STALKED: "7.5",
    e.VANISHED: "7.10",
    e.REPELLED: "8.17",
    e.STRUCK: "7.2",
    e.TIME_UP: "9.2",
    e.DEVOURED_CAVER: "9.2",
    e.ENDED: "9.6",
    e.LEFT_BEHIND: "9.7",
    e.SHIELDED: "8.18",
    e.STAYED: "9.5",
    e.PASSED: "3.3",
    e.BEGUN: "1.2",
    e.FIRST: "1.8",
    e.TAKEN: "1.3",
    e.SKIPPED: "3.2",
    e.REVEALED: "2.4",
    e.RAN: "4.4",
    e.STOPPED: "4.4",
    e.WAITING_USED: "8.8",
    e.WAITING_BACK: "8.9",
    e.STACK_EMPTY: "2.5",
    e.DECLINED: "8.21",
    e.GAS_LINGERS: "6.5",
    e.NOTHING_HAPPENED: "6.1",
    e.NOT_SPAWNED: "7.8",
    e.LEFT: "9.5",
}
