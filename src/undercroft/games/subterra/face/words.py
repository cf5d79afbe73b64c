# interpreted: moves, cards and refusals in words
"""Sub Terra's moves as words, and why words that are not offered are refused."""

from __future__ import annotations

from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.box import HORROR, LEDGE, SLIDE, TRAITS
from undercroft.games.subterra.rules.deeds import Run
from undercroft.games.subterra.rules.ending import LeaveOrStay
from undercroft.games.subterra.rules.horrors import STEPPING, Spawn, Stalk, closest_victim
from undercroft.games.subterra.rules.legality import cost, why_no_move, why_not_directed, why_not_in_turn
from undercroft.games.subterra.rules.reveal import CHOOSING, GUIDING, PLACING, Reveal, turns_of
from undercroft.games.subterra.rules.setup import Beginning
from undercroft.games.subterra.rules.state import DEVOURED, NO_TILE, Cave
from undercroft.games.subterra.rules.turn import Directed, Surface, Turn
from undercroft.kernel.moves import Move, first, pack, verb
from undercroft.kernel.question import Reason
from undercroft.kernel.texts import Message, Value, message
from undercroft.maps.sides import cell, cell_text, side_of, side_word, turned, x_of, y_of

LETTERS = "NESW"

RULE_OF = {
    v.NO_POINTS: ("3.3", "why-no-points"),
    v.WALL: ("2.1", "why-wall"),
    v.HALF: ("2.3", "why-half-connection"),
    v.NOT_EXPLORED: ("4.2", "why-no-tile"),
    v.NOT_FREE: ("2.2", "why-cell-taken"),
    v.NO_TILES: ("2.5", "why-stack-empty"),
    v.NEEDS_ROPE: ("5.11", "why-needs-rope"),
    v.NEEDS_SWIM: ("4.6", "why-flooded"),
    v.NEEDS_SQUEEZING: ("4.7", "why-squeeze"),
    v.NEEDS_CLEARING: ("5.5", "why-rubble"),
    v.NOT_FLOODED: ("4.6", "why-not-flooded"),
    v.NOT_SQUEEZE: ("4.7", "why-not-squeeze"),
    v.NOT_HERE: ("4.5", "why-not-on-tile"),
    v.FULL_HEALTH: ("4.5", "why-full-health"),
    v.NO_RUBBLE: ("4.8", "why-no-rubble-side"),
    v.NOT_ROPED_TILE: ("4.9", "why-not-ledge"),
    v.HAS_ROPE: ("4.9", "why-rope-already"),
    v.ALREADY_HIDDEN: ("4.11", "why-already-hidden"),
    v.ALREADY_EXERTED: ("3.4", "why-already-exerted"),
    v.NO_EXERTING: ("8.21", "why-exert-directed"),
    v.NOT_FLOODABLE: ("8.1", "why-not-floodable"),
    v.NONE_LEFT: ("8.10", "why-no-explosives"),
    v.NO_WALL: ("8.10", "why-not-a-wall"),
    v.NO_HORROR: ("8.17", "why-no-horror"),
    v.ALREADY_DIRECTED: ("8.20", "why-already-directed"),
    v.UNCONSCIOUS: ("2.9", "why-unconscious"),
    v.SUBMERGED: ("8.3", "why-submerged"),
    v.NO_FIRST_MOVE: ("4.4", "why-nowhere"),
    v.TOO_DEAR: ("8.21", "why-directed-cost"),
}

ABILITY_RULES = {
    v.DIVE: "8.1",
    v.DIG: "8.7",
    v.DEMOLISH: "8.10",
    v.BELAY: "8.13",
    v.BANDAGE: "8.15",
    v.SPRINT: "8.16",
    v.REPEL: "8.17",
    v.DIRECT: "8.20",
}

VERBS = {word: number for number, word in enumerate(v.VERB_WORDS)}


def caver_name(t: Cave, caver: int) -> Message:
    """A caver's name."""
    return message(f"caver-{t.caver(caver).id}")


def side_name(side: int) -> Message:
    """A side's name."""
    return message(f"side-{side_word(side)}")


def slot_cell(t: Cave, slot: int) -> str:
    """Where a tile lies, as `x,y`."""
    return cell_text(t.map.cells[slot])


def move_words(t: Cave, move: Move) -> str:
    """A move in the fixed vocabulary."""
    what, where = verb(move), first(move)
    word = v.VERB_WORDS[what]
    if what in (v.CLEAR, v.DIG) and where == v.HERE:
        return f"{word} here"
    if what < len(v.TRIES) and v.TRIES[what] in (v.ON_SIDES, v.ON_SIDES_AND_HERE):
        return f"{word} {side_word(where)}"
    if what in (v.HEAL, v.BANDAGE, v.DIRECT):
        return f"{word} {t.caver(where).id}"
    if what in (v.STEP, v.HORROR_STEP):
        return f"{word} {side_word(where)}"
    if what == v.TAKE:
        return f"take {t.box.cavers[where].id}"
    if what == v.PLACE:
        return f"place {LETTERS[where]}"
    if what == v.USE:
        return "use drawn" if where == v.DRAWN else "use waiting"
    if what == v.SURFACE:
        return f"surface {t.tile(where).id}@{slot_cell(t, where)}"
    if what == v.SPAWN:
        return f"spawn at {slot_cell(t, where)}"
    if what == v.HORROR_FIRST:
        return f"horror {where + 1} first"
    return word


def read_move(t: Cave, words: str) -> Move | None:
    """The move that words mean, offered or not; nothing if they mean none."""
    parts = words.split()
    if len(parts) == 3 and parts[0] == "horror" and parts[2] == "first" and parts[1].isdigit():
        return pack(v.HORROR_FIRST, int(parts[1]) - 1) if 1 <= int(parts[1]) <= len(t.horrors) else None
    head, tail = " ".join(parts[:-1]), parts[-1] if parts else ""
    if words in VERBS and VERBS[words] not in (v.HORROR_FIRST, v.HORROR_STEP, v.SPAWN, v.TAKE):
        what = VERBS[words]
        return pack(what) if what >= len(v.TRIES) or v.TRIES[what] == v.NOTHING else None
    if head not in VERBS:
        return None
    operand = read_operand(t, VERBS[head], tail)
    return None if operand is None else pack(VERBS[head], operand)


def read_operand(t: Cave, what: int, word: str) -> int | None:
    """The operand of a verb from its word."""
    if what in (v.CLEAR, v.DIG) and word == "here":
        return v.HERE
    if what in (v.HEAL, v.BANDAGE, v.DIRECT):
        names = [t.box.cavers[who].id for who in t.who]
        return names.index(word) if word in names else None
    if what == v.TAKE:
        return t.box.caver_of(word) if t.box.caver_of(word) >= 0 else None
    if what == v.PLACE:
        return LETTERS.index(word.upper()) if word.upper() in tuple(LETTERS) else None
    if what == v.USE:
        return {"drawn": v.DRAWN, "waiting": v.WAITING}.get(word)
    if what in (v.SURFACE, v.SPAWN):
        return read_slot(t, word)
    sided = what < len(v.TRIES) and v.TRIES[what] in (v.ON_SIDES, v.ON_SIDES_AND_HERE)
    if (sided or what in (v.STEP, v.HORROR_STEP)) and word in ("north", "east", "south", "west"):
        return side_of(word)
    return None


def read_slot(t: Cave, word: str) -> int | None:
    """A laid tile from `x,y` or `tile@x,y`."""
    x, comma, y = word.rpartition("@")[2].partition(",")
    if not comma or not x.lstrip("-").isdigit() or not y.lstrip("-").isdigit():
        return None
    try:
        slot = t.map.slot_at(cell(int(x), int(y)))
    except ValueError:
        return None
    return slot if slot >= 0 else None


# Refusals


def why_not(t: Cave, words: str) -> Reason:
    """Why words are refused in this position: by the rule, or because something else is asked."""
    move = read_move(t, words)
    if move is None:
        missing = [one.id for one in t.box.cavers if one.id in words.split()]
        if missing and missing[0] not in [t.box.cavers[who].id for who in t.who]:
            return reason("1.2", "why-not-in-play", caver=message(f"caver-{missing[0]}"))
        return reason("", "why-no-words", words=words)
    top = t.stack[-1]
    if isinstance(top, Beginning):
        if verb(move) == v.TAKE:
            return reason("1.3", "why-caver-taken", caver=message(f"caver-{t.box.cavers[first(move)].id}"))
        return reason("1.3", "why-other-question")
    if isinstance(top, Turn):
        code = why_not_in_turn(t, top.caver, verb(move), first(move), top.points, top.exerted, top.directs)
        return refusal(t, top.caver, move, code, top.points)
    if isinstance(top, Directed):
        code = why_not_directed(t, top.caver, verb(move), first(move))
        return refusal(t, top.caver, move, code, t.box.directed_cost)
    if isinstance(top, Run):
        return why_not_running(t, top, move)
    if isinstance(top, Reveal):
        return why_not_revealing(t, top, move)
    if isinstance(top, Stalk):
        return why_not_stalking(t, top, move)
    if isinstance(top, Spawn) and verb(move) == v.SPAWN:
        return why_no_spawn(t, first(move))
    if isinstance(top, Surface):
        if verb(move) == v.SURFACE:
            return reason("8.2", "why-no-surface")
        return reason("8.2", "why-must-surface", caver=caver_name(t, top.caver))
    if isinstance(top, LeaveOrStay):
        return reason("9.5", "why-other-question")
    return reason("3.3", "why-other-question")


def reason(rule: str, id: str, **args: Value) -> Reason:
    """A refusal by rule and message."""
    return Reason(rule, message(id, **args))


def refusal(t: Cave, caver: int, move: Move, code: int, points: int) -> Reason:
    """A refused action of a caver in words."""
    what, where = verb(move), first(move)
    if what > v.DIRECT or code == v.LEGAL:
        return (
            reason("9.5", "why-not-leaving")
            if what in (v.LEAVE, v.STAY)
            else reason("3.3", "why-other-question")
        )
    on_caver = what in (v.HEAL, v.BANDAGE, v.DIRECT)
    other = where if on_caver else caver
    about_other = code in (v.NOT_HERE, v.FULL_HEALTH, v.UNCONSCIOUS, v.SUBMERGED)
    args: dict[str, Value] = {
        "caver": caver_name(t, other if about_other else caver),
        "points": points,
        "cost": cost(t, caver, what),
    }
    if not on_caver and where < 4:
        args["side"] = side_name(where)
    if code == v.NOT_ABLE:
        return reason(ABILITY_RULES[what], "why-not-ability", **args)
    if code == v.NOT_SELF:
        bandage = what == v.BANDAGE
        return reason(
            "8.15" if bandage else "8.20", "why-bandage-self" if bandage else "why-direct-self", **args
        )
    if code == v.NO_RUBBLE and where == v.HERE:
        return reason("4.8", "why-no-rubble-here")
    if code == v.UNCONSCIOUS and t.at[other] == DEVOURED:
        return reason("9.2", "why-devoured", **args)
    rule, name = RULE_OF[code]
    return reason(rule, name, **args)


def why_not_running(t: Cave, run: Run, move: Move) -> Reason:
    """Why a step of a run is refused."""
    if verb(move) == v.STOP:
        return reason("4.4", "why-first-step")
    if verb(move) == v.STEP:
        code = why_no_move(t, run.caver, first(move))
        if run.sprinting and code in (v.NEEDS_SWIM, v.NEEDS_SQUEEZING):
            return reason("8.16", "why-sprint-moves-only")
        if code == v.NEEDS_SWIM:
            return reason("4.4", "why-run-no-swim")
        if code == v.NEEDS_SQUEEZING:
            return reason("4.4", "why-run-no-squeeze")
        return refusal(t, run.caver, pack(v.MOVE, first(move)), code, 0)
    return reason("4.4", "why-running", caver=caver_name(t, run.caver))


def why_not_revealing(t: Cave, reveal: Reveal, move: Move) -> Reason:
    """Why a way of laying a tile is refused."""
    what = verb(move)
    if what == v.PLACE and reveal.step == PLACING:
        return why_not_placed(t, reveal, first(move))
    if what == v.GUIDE and reveal.step != GUIDING:
        if reveal.guided:
            return reason("8.5", "why-guide-again")
        if reveal.tile == t.box.exit_tile:
            return reason("8.5", "why-guide-exit")
        if t.caver(reveal.caver).id not in owners_of(t, "discards-draw"):
            return reason("8.5", "why-not-ability", caver=caver_name(t, reveal.caver))
        if t.guides == 0:
            return reason("8.5", "why-guide-spent")
        last = t.draw_pile_empty() and t.waiting == NO_TILE
        return reason("8.5", "why-guide-last" if last else "why-guide-kept")
    if what == v.USE:
        if reveal.step == CHOOSING:
            return reason("8.8", "why-tile-seals")
        if t.waiting == NO_TILE:
            return reason("8.8", "why-no-waiting")
    return reason("3.3", "why-other-question")


def owners_of(t: Cave, trait: str) -> list[str]:
    """The cavers in play who have a trait."""
    bit = 1 << TRAITS.index(trait)
    return [t.box.cavers[who].id for who in t.who if t.box.cavers[who].traits & bit]


def why_not_placed(t: Cave, reveal: Reveal, turn: int) -> Reason:
    """Why a tile may not be laid turned like this."""
    kind = t.box.tiles[reveal.tile].kind
    if kind == LEDGE:
        return reason("5.9", "why-place-ledge")
    if kind == SLIDE:
        return reason("5.10", "why-place-slide")
    turns = turns_of(t, reveal.tile, reveal.side)
    openings = t.box.tiles[reveal.tile].openings
    if turn in turns:
        return reason("2.6", "why-place-seals")
    if turned(openings, turn) in [turned(openings, other) for other in turns]:
        return reason("2.4", "why-place-same")
    return reason("2.4", "why-place-unconnected")


def why_not_stalking(t: Cave, stalk: Stalk, move: Move) -> Reason:
    """Why a horror does not go like this."""
    if stalk.step == STEPPING and verb(move) == v.HORROR_STEP:
        victim = closest_victim(t, t.horrors[stalk.piece])
        return reason("7.5", "why-horror-longer", caver=caver_name(t, victim))
    if stalk.step != STEPPING and verb(move) == v.HORROR_FIRST:
        return reason("7.7", "why-horror-not-due", horror=first(move) + 1)
    return reason("7.6", "why-other-question")


def why_no_spawn(t: Cave, slot: int) -> Reason:
    """Why a horror does not appear on this tile."""
    at = t.map.cells[slot]
    if t.kind_at(slot) != HORROR:
        return reason("7.8", "why-spawn-not-lair", x=x_of(at), y=y_of(at))
    if slot in t.horrors:
        return reason("7.8", "why-spawn-occupied", x=x_of(at), y=y_of(at))
    return reason("7.8", "why-spawn-farther")
