# interpreted: refusals are worded for people
"""The rule and the sentence behind each reason why a move is refused."""

from __future__ import annotations

from undercroft.games.subterra.face.names import board_name, caver_name, place, side_name
from undercroft.games.subterra.rules import reasons as r
from undercroft.games.subterra.rules import verbs as v
from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.moves import Move, first, verb
from undercroft.kernel.question import Reason
from undercroft.kernel.texts import Value, message

SENTENCES = {
    r.LEGAL: ("3.3", "why-other-question"),
    r.NO_POINTS: ("3.3", "why-no-points"),
    r.WALL: ("2.1", "why-wall"),
    r.HALF: ("2.3", "why-half-connection"),
    r.NOT_EXPLORED: ("4.2", "why-no-tile"),
    r.NOT_FREE: ("2.2", "why-cell-taken"),
    r.NO_TILES: ("2.5", "why-stack-empty"),
    r.NEEDS_ROPE: ("5.11", "why-needs-rope"),
    r.NEEDS_SWIM: ("4.6", "why-flooded"),
    r.NEEDS_SQUEEZING: ("4.7", "why-squeeze"),
    r.NEEDS_CLEARING: ("5.5", "why-rubble"),
    r.NOT_FLOODED: ("4.6", "why-not-flooded"),
    r.NOT_SQUEEZE: ("4.7", "why-not-squeeze"),
    r.NOT_HERE: ("4.5", "why-not-on-tile"),
    r.FULL_HEALTH: ("4.5", "why-full-health"),
    r.NO_RUBBLE: ("4.8", "why-no-rubble-side"),
    r.NOT_ROPED_TILE: ("4.9", "why-not-ledge"),
    r.HAS_ROPE: ("4.9", "why-rope-already"),
    r.ALREADY_HIDDEN: ("4.11", "why-already-hidden"),
    r.ALREADY_EXERTED: ("3.4", "why-already-exerted"),
    r.NO_EXERTING: ("8.21", "why-exert-directed"),
    r.NOT_FLOODABLE: ("8.1", "why-not-floodable"),
    r.NONE_LEFT: ("8.10", "why-no-explosives"),
    r.NO_WALL: ("8.10", "why-not-a-wall"),
    r.NO_HORROR: ("8.17", "why-no-horror"),
    r.ALREADY_DIRECTED: ("8.20", "why-already-directed"),
    r.UNCONSCIOUS: ("2.9", "why-unconscious"),
    r.SUBMERGED: ("8.3", "why-submerged"),
    r.NO_FIRST_MOVE: ("4.4", "why-nowhere"),
    r.TOO_DEAR: ("8.21", "why-directed-cost"),
    r.NOT_ASKED: ("3.3", "why-other-question"),
    r.WOULD_SEAL: ("8.8", "why-tile-seals"),
    r.NOT_ON_PATH: ("7.5", "why-horror-longer"),
    r.NOT_LEAVING: ("9.5", "why-not-leaving"),
    r.MUST_SURFACE: ("8.2", "why-must-surface"),
    r.FIRST_STEP: ("4.4", "why-first-step"),
    r.RUNNING: ("4.4", "why-running"),
    r.GUIDE_AGAIN: ("8.5", "why-guide-again"),
    r.GUIDE_EXIT: ("8.5", "why-guide-exit"),
    r.GUIDE_SPENT: ("8.5", "why-guide-spent"),
    r.GUIDE_LAST: ("8.5", "why-guide-last"),
    r.GUIDE_KEPT: ("8.5", "why-guide-kept"),
    r.NO_WAITING: ("8.8", "why-no-waiting"),
    r.NOT_CONNECTED: ("2.4", "why-place-unconnected"),
    r.SAME_PICTURE: ("2.4", "why-place-same"),
    r.LEDGE_ARROW: ("5.9", "why-place-ledge"),
    r.SLIDE_ARROW: ("5.10", "why-place-slide"),
    r.PLACE_SEALS: ("2.6", "why-place-seals"),
    r.NOT_DUE: ("7.7", "why-horror-not-due"),
    r.NOT_LAIR: ("7.8", "why-spawn-not-lair"),
    r.LAIR_TAKEN: ("7.8", "why-spawn-occupied"),
    r.LAIR_FARTHER: ("7.8", "why-spawn-farther"),
    r.CAVER_TAKEN: ("1.3", "why-caver-taken"),
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
    v.GUIDE: "8.5",
}

NOT_SELF = {v.BANDAGE: ("8.15", "why-bandage-self"), v.DIRECT: ("8.20", "why-direct-self")}


def reason(code: int, **args: Value) -> Reason:
    """A refusal by its code."""
    rule, name = SENTENCES[code]
    return Reason(rule, message(name, **args))


def not_in_play(t: Cave, who: int) -> Reason:
    """That a caver is not of this party."""
    return Reason("1.2", message("why-not-in-play", caver=board_name(t, who)))


def not_able(t: Cave, caver: int, what: int) -> Reason:
    """That an ability is another caver's."""
    return Reason(ABILITY_RULES[what], message("why-not-ability", caver=caver_name(t, caver)))


def action_reason(t: Cave, caver: int, move: Move, code: int, points: int) -> Reason:
    """Why a caver with so many points does not take an action."""
    what, where = verb(move), first(move)
    if code == r.NOT_ABLE:
        return not_able(t, caver, what)
    if code == r.NOT_SELF:
        rule, name = NOT_SELF[what]
        return Reason(rule, message(name, caver=caver_name(t, caver)))
    if code in (r.NOT_HERE, r.FULL_HEALTH, r.UNCONSCIOUS, r.SUBMERGED):
        if code == r.UNCONSCIOUS and t.is_devoured(where):
            return Reason("9.2", message("why-devoured", caver=caver_name(t, where)))
        return reason(code, caver=caver_name(t, where))
    if code == r.NO_RUBBLE and where == v.HERE:
        return Reason("4.8", message("why-no-rubble-here"))
    args: dict[str, Value] = {"caver": caver_name(t, caver), "points": points}
    if what <= v.LAST_ACTION:
        args["cost"] = t.caver(caver).costs[what]
        if v.TRIES[what] != v.ON_CAVERS and where != v.HERE:
            args["side"] = side_name(where)
    return reason(code, **args)


def lair_reason(t: Cave, slot: int, code: int) -> Reason:
    """Why a horror does not appear on a tile."""
    return reason(code, **place(t, slot))
