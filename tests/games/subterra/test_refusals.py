"""Every sentence by which a move is refused, with the number of its rule."""

from collections.abc import Callable

import pytest

from tests.games.subterra.positions import Table, check_said, line, position
from tests.games.subterra.reading import catalogue
from undercroft.games.subterra.game import GAME

UNSAID = {
    "why-game-over": "nobody is asked any more",
    "why-not-your-question": "the table itself refuses a seat that is not asked",
    "why-not-your-turn": "the table itself refuses a seat that is not asked",
}
"""Sentences that no position gives, each with the reason."""

LEDGE = line("north", "ledge-s1", "plain-s1")
RUBBLE = {"0,1": "cavein-t1 S"}
SHUT_IN = {"1,0": "plain-d1 W", "0,-1": "plain-d2 N", "-1,0": "horror-d1 E"}
CORNERED = SHUT_IN | {"1,1": "horror-d2 E", "2,1": "horror-d3 W"}
EXIT = {"0,1": "exit S"}


def draws(t: Table, words: str, tile: str) -> Table:
    """A tile is drawn and asked about, even if there is but one answer."""
    t.cave.forced = [1 << 16 | t.cave.box.tile_of(tile)]
    t.cave.answer(t.asked - 1, t.match.offer()[words])
    return t


def wet() -> Table:
    return position("medic diver scout leader", tiles=line("north", "flood-s1"), marks={"0,1": "flooded"})


def under_water() -> Table:
    tiles = line("north", "flood-s1", "flood-s2")
    return position("medic diver scout leader", tiles=tiles, at={"diver": "water"}, health={"diver": 2})


def running() -> Table:
    tiles = {"0,1": "plain-x1", "1,0": "flood-s1 E", "-1,0": "squeeze-s1 E"}
    return (
        position("medic diver scout leader", tiles=tiles, marks={"1,0": "flooded"}).do("run").do("step south")
    )


def sprinting() -> Table:
    tiles = {"0,1": "plain-x1", "0,2": "squeeze-s1"}
    return position("medic diver scout leader", tiles=tiles).do("sprint")


def starting_to_run() -> Table:
    return position(tiles=line("north", "plain-s1") | line("east", "plain-s2")).do("run")


def scout(**stack: list[str]) -> Table:
    return position("scout diver medic leader", stack=stack.get("stack"))


def directed() -> Table:
    return position("leader diver medic scout").do("direct diver")


def chased() -> Table:
    tiles = {"0,1": "plain-x1", "1,0": "plain-x2", "1,1": "plain-x3"}
    return position(tiles=tiles, horrors=["1,1"], phase="horror")


def two_hunters() -> Table:
    tiles = line("north", "plain-s1") | line("south", "plain-s2", "plain-s3")
    return position(tiles=tiles, horrors=["0,1", "0,-2"], phase="horror")


def lairs() -> Table:
    tiles = {"0,1": "horror-d1 S", "1,0": "horror-d2 W", "-1,0": "horror-d3 E", "0,-1": "plain-s1"}
    tiles["0,-2"] = "horror-d4 N"
    return position(tiles=tiles, phase="hazard", chance="draw horror-double").do("spawn at 0,1")


def choosing() -> Table:
    return Table(GAME.new(4, "normal", 1, choose_cavers=True, cavers=["leader"]))


def exhausted() -> Table:
    return position(tiles=line("north", "plain-s1")).do("move north").do("move south")


def hidden() -> Table:
    return position(data_text='[[number]]\nid = "cost-hide"\nvalue = 1\n').do("hide", "roll 4")


def leaving() -> Table:
    return position(tiles=EXIT, at={"diver": "0,1"}, health={"scout": 0, "medic": 0, "leader": 0})


def without_explosives() -> Table:
    t = position("engineer diver medic leader", tiles=line("north", "plain-s1"), at={"engineer": "0,1"})
    t.cave.blasts = 0
    return t


def without_guides() -> Table:
    t = scout()
    t.cave.guides = 0
    return t.do("reveal north", "draw plain-c1")


REFUSALS: dict[str, tuple[str, Callable[[], Table], str]] = {
    "why-caver-taken": ("1.3", choosing, "take leader"),
    "why-not-in-play": ("1.2", position, "heal engineer"),
    "why-wall": ("2.1", lambda: position(tiles=line("north", "plain-s1"), at={"diver": "0,1"}), "move east"),
    "why-cell-taken": ("2.2", lambda: position(tiles=line("north", "plain-s1")), "reveal north"),
    "why-half-connection": ("2.3", lambda: position(tiles={"1,0": "plain-s1"}), "move east"),
    "why-place-unconnected": ("2.4", lambda: position().do("reveal north", "draw plain-t1"), "place N"),
    "why-place-same": ("2.4", lambda: draws(position(), "reveal north", "plain-x1"), "place E"),
    "why-stack-empty": ("2.5", lambda: position(stack=[]), "explore north"),
    "why-place-seals": (
        "2.6",
        lambda: draws(position(tiles=CORNERED), "reveal north", "plain-c1"),
        "place E",
    ),
    "why-unconscious": (
        "2.9",
        lambda: position("leader diver medic scout", health={"diver": 0}),
        "direct diver",
    ),
    "why-no-points": ("3.3", exhausted, "move north"),
    "why-other-question": ("3.3", lambda: position().do("reveal north", "draw plain-c1"), "move north"),
    "why-already-exerted": ("3.4", lambda: position().do("exert"), "exert"),
    "why-no-tile": ("4.2", position, "move north"),
    "why-run-no-swim": ("4.4", running, "step east"),
    "why-run-no-squeeze": ("4.4", running, "step west"),
    "why-running": ("4.4", running, "move north"),
    "why-first-step": ("4.4", starting_to_run, "stop"),
    "why-nowhere": ("4.4", position, "run"),
    "why-not-on-tile": (
        "4.5",
        lambda: position(tiles=line("north", "plain-s1"), at={"medic": "0,1"}, health={"medic": 1}),
        "heal medic",
    ),
    "why-full-health": ("4.5", position, "heal scout"),
    "why-flooded": ("4.6", wet, "move north"),
    "why-not-flooded": ("4.6", lambda: position(tiles=line("north", "flood-s1")), "swim north"),
    "why-squeeze": ("4.7", lambda: position(tiles=line("north", "squeeze-s1")), "move north"),
    "why-not-squeeze": ("4.7", lambda: position(tiles=line("north", "plain-s1")), "squeeze north"),
    "why-no-rubble-here": ("4.8", position, "clear here"),
    "why-no-rubble-side": ("4.8", lambda: position(tiles=RUBBLE), "clear north"),
    "why-not-ledge": ("4.9", position, "rope"),
    "why-rope-already": (
        "4.9",
        lambda: position(tiles=LEDGE, at={"diver": "0,1"}, marks={"0,1": "rope"}),
        "rope",
    ),
    "why-already-hidden": ("4.11", hidden, "hide"),
    "why-rubble": ("5.5", lambda: position(tiles=RUBBLE, marks={"0,1": "rubble"}), "move north"),
    "why-place-ledge": ("5.9", lambda: draws(position(), "reveal north", "ledge-s1"), "place S"),
    "why-place-slide": ("5.10", lambda: draws(position(), "reveal north", "slide-s1"), "place S"),
    "why-needs-rope": ("5.11", lambda: position(tiles=LEDGE, at={"diver": "0,1"}), "move north"),
    "why-horror-longer": ("7.5", chased, "horror step north"),
    "why-horror-not-due": ("7.7", two_hunters, "horror 3 first"),
    "why-spawn-not-lair": ("7.8", lairs, "spawn at 0,0"),
    "why-spawn-occupied": ("7.8", lairs, "spawn at 0,1"),
    "why-spawn-farther": ("7.8", lairs, "spawn at 0,-2"),
    "why-not-floodable": ("8.1", position, "dive"),
    "why-must-surface": ("8.2", lambda: under_water().do("pass"), "pass"),
    "why-no-surface": ("8.2", lambda: under_water().do("pass"), "surface start@0,0"),
    "why-submerged": ("8.3", under_water, "heal diver"),
    "why-guide-spent": ("8.5", without_guides, "guide"),
    "why-guide-exit": (
        "8.5",
        lambda: draws(scout(stack=["exit", "plain-c1"]), "reveal north", "exit"),
        "guide",
    ),
    "why-guide-again": (
        "8.5",
        lambda: scout().do("reveal north", "draw plain-c1").do("guide", "draw plain-c2"),
        "guide",
    ),
    "why-guide-kept": ("8.5", lambda: scout().do("reveal north", "draw plain-c1").do("keep"), "guide"),
    "why-guide-last": ("8.5", lambda: scout(stack=["plain-c1"]).do("reveal north", "draw plain-c1"), "guide"),
    "why-not-ability": ("8.7", position, "dig here"),
    "why-no-waiting": ("8.8", lambda: position().do("reveal north", "draw plain-c1"), "use waiting"),
    "why-tile-seals": (
        "8.8",
        lambda: draws(
            position("geologist diver medic leader", tiles=SHUT_IN, waiting="horror-d2"),
            "reveal north",
            "plain-s1",
        ),
        "use waiting",
    ),
    "why-no-explosives": ("8.10", without_explosives, "demolish east"),
    "why-not-a-wall": ("8.10", lambda: position("engineer diver medic leader"), "demolish east"),
    "why-bandage-self": ("8.15", lambda: position("medic diver scout leader"), "bandage medic"),
    "why-sprint-moves-only": ("8.16", sprinting, "step north"),
    "why-no-horror": (
        "8.17",
        lambda: position("bodyguard diver scout leader", tiles=line("north", "plain-s1")),
        "repel north",
    ),
    "why-already-directed": ("8.20", lambda: directed().do("pass"), "direct medic"),
    "why-direct-self": ("8.20", lambda: position("leader diver medic scout"), "direct leader"),
    "why-directed-cost": ("8.21", directed, "hide"),
    "why-exert-directed": ("8.21", directed, "exert"),
    "why-devoured": (
        "9.2",
        lambda: position("leader diver medic scout", at={"diver": "devoured"}, time_up=True),
        "direct diver",
    ),
    "why-not-leaving": ("9.5", position, "leave"),
}


@pytest.mark.parametrize("message", REFUSALS)
def test_refusal(message: str) -> None:
    rule, table, words = REFUSALS[message]
    reason = table().match.explain(words)
    assert reason is not None
    assert (reason.rule, reason.message.id) == (rule, message)
    check_said(reason.message)


def test_when_asked_to_leave_nothing_else_is_answered() -> None:
    t = leaving()
    assert (t.why("move south"), t.reason("move south")) == ("9.5", "why-other-question")


def test_no_sentence_is_left_out() -> None:
    said = {name for name in catalogue("en") if name.startswith("why-")}
    assert said == set(REFUSALS) | set(UNSAID)
