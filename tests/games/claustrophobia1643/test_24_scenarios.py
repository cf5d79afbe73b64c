"""Chapter 24: the nine scenarios, their own rules and how they end."""

from typing import Any

import pytest

from tests.games.claustrophobia1643.positions import (
    GAME,
    Pit,
    dark,
    dice,
    draws,
    human,
    new_game,
    position,
    trogs,
    words,
)
from tests.rules.citing import cites

STAIR = {
    "0,0": "tile-02",
    "0,1": "tile-06",
    "0,2": "tile-26",
    "-1,0": "tile-43 1",
    "-2,0": {"tile": "tile-40", "hole": True},
    "1,0": "tile-21 1",
    "2,0": "tile-05 2",
}
SEALS = {
    "0,0": "tile-46 3",
    "-1,0": {"tile": "tile-27 1", "tokens": ["seal"]},
    "-2,0": {"tile": "tile-16", "hole": True},
    "1,0": {"tile": "tile-28 1", "tokens": ["seal"]},
    "2,0": "tile-26",
    "0,1": {"tile": "tile-08", "tokens": ["seal"]},
    "0,2": "tile-05",
}


def stair(*warriors: Any, **more: Any) -> Pit:
    return position(*warriors, tiles=STAIR, scenario="hold-the-stair", idle=False, **more)


def seals(*warriors: Any, **more: Any) -> Pit:
    return position(*warriors, tiles=SEALS, scenario="three-seals", idle=False, **more)


@pytest.mark.parametrize("scenario", GAME.scenarios())
@cites("24.1", "24.2", "24.3", "24.4", "24.5", "24.6", "24.7", "24.8", "24.9")
def test_24_every_scenario_begins_and_is_told(scenario: str) -> None:
    setup = GAME.setup_with(2, scenario, "", "", {})
    state = GAME.start(setup)
    state.seed(1)
    state.run()
    for lang in ("en", "fr"):
        assert GAME.briefing(setup, lang).title
    assert not state.is_over()


# ---- 24.1 and 24.9: the draught

WAY = {"0,0": "tile-35", "1,0": "tile-27 1"}


def test_24_1_the_token_goes_on_with_the_track() -> None:
    t = position(
        human("brute", "tile-27", die=1), tiles=WAY, trail={"number": 3, "tile": "tile-27", "side": "east"}
    )
    t.play("activate brute-1", "explore east | tile-30", "lay nsw")
    assert t.asked == "demon"
    assert set(words(t.moves, "mark")) == {"mark tile-30 north", "mark tile-30 south"}
    t.do("mark tile-30 south")
    assert t.state.trail_number == 4
    assert t.at("brute-1") == "tile-30"


def test_24_1_at_nine_the_exit_is_laid() -> None:
    t = position(
        human("blade", "tile-27", die=3),
        human("blade", "tile-27", die=3),
        tiles=WAY,
        trail={"number": 9, "tile": "tile-27", "side": "east"},
    )
    t.play("activate blade-1", "explore east")
    t.do(words(t.moves, "lay")[0])
    assert "blade-1" in t.view("human").reached
    t.play("activate blade-2", "move east")
    assert t.winner == "human"


def test_24_1_fewer_than_two_is_lost() -> None:
    doomed = human("brute", die=1, lost=[1, 2, 3, 4, 5])
    t = position(doomed, human("blade"), trogs(1), phase="demon-action", idle=False)
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6")
    assert t.winner == "demon"


@cites("24.9", "25.33")
def test_24_9_one_out_is_a_draw() -> None:
    doomed = human("brute", die=1, lost=[1, 2, 3, 4, 5])
    gone = {"kind": "blade"}
    t = position(
        doomed,
        gone,
        trogs(1),
        phase="demon-action",
        idle=False,
        scenario="the-draught-2009",
        escaped=["blade-1"],
        reached=["blade-1"],
    )
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6")
    assert t.winner == "draw"


# ---- 24.2: the stair


def test_24_2_climbing() -> None:
    t = stair(human("blade", "tile-06"), trogs(1, "tile-02"), trogs(1, "tile-26"), phase="demon-action")
    t.play("activate troglodyte@tile-02", "climb")
    assert t.state.demon_points == 1
    held = stair(human("brute", "tile-02"), trogs(1, "tile-02"), phase="demon-action")
    assert held.do("activate troglodyte@tile-02").why("climb") == "8.2"


def test_24_2_the_breach_and_the_rounds() -> None:
    demon = dark("demon-of-combat", "tile-02")
    t = stair(human("blade", "tile-06"), demon, phase="demon-action", demon_points=4)
    t.play("activate demon-of-combat", "climb")
    assert t.winner == "demon"
    t = stair(human("blade", "tile-06"), trogs(1, "tile-26"), phase="demon-action", round=9)
    t.do("pass")
    assert t.winner == "human"


def test_24_2_humans_cannot_use_the_stair() -> None:
    t = stair(human("blade", "tile-02", die=3), human("brute", "tile-02")).do("activate blade-1")
    assert "climb" not in t.moves
    assert "explore south" not in t.moves


# ---- 24.3: the choir


def test_24_3_the_master_comes_with_his_room() -> None:
    top = [{"tile": "tile-02"}]
    t = position(human("brute", die=1), scenario="silence-the-choir", next=top)
    t.play("activate brute-1", "explore north")
    assert t.asked == "demon"
    t.do("ambush 3")
    assert t.at("master-of-souls") == "tile-02"
    assert t.count("tile-02") == 3
    assert t.why("buy master-of-souls tile-02") != ""


def test_24_3_endings() -> None:
    master = dark("master-of-souls", wounds=9)
    t = position(human("brute", die=6), master, scenario="silence-the-choir")
    t.play("activate brute-1", "attack master-of-souls | 4 1 1 1")
    assert t.winner == "human"
    t = position(human("brute"), phase="demon-action", scenario="silence-the-choir", round=12).do("pass")
    assert t.winner == "demon"


# ---- 24.4: the relic

STORE = {"0,0": "tile-35", "1,0": "tile-11 1", "-1,0": "tile-01 1"}


@cites("24.4", "25.9")
def test_24_4_what_a_stash_holds() -> None:
    more: dict[str, Any] = {"tiles": STORE, "scenario": "the-ossuary"}
    t = position(human("brute", die=1), hidden=["relic"], **more).play("activate brute-1", "move east")
    assert t.view("human").warriors[0].carries == ("relic",)
    t = position(human("brute", die=1), hidden=["trinket"], **more).do("activate brute-1")
    t.do("move east", draws("instinct-brace-3"))
    assert t.hand("human") == ["brace-3"]
    t = position(human("brute", die=1), hidden=["curse"], **more).play(
        "activate brute-1", "move east", "lose line 1"
    )
    assert (t.lost("brute-1"), t.tp) == ([1], 2)


def test_24_4_handed_over_and_carried_out() -> None:
    bearer = human("brute", die=1, carries=["relic"])
    t = position(bearer, human("blade", die=3), tiles=STORE, scenario="the-ossuary", hidden=[])
    t.play("activate brute-1", "hand-over")
    assert t.view("human").warriors[1].carries == ("relic",)
    t.play("pass", "activate blade-1", "move west")
    assert t.winner == "human"


@cites("24.4", "25.62")
def test_24_4_a_fallen_relic_is_taken_free_of_charge() -> None:
    doomed = human("brute", die=1, lost=[1, 2, 3, 4, 5], carries=["relic"])
    t = position(doomed, human("blade"), trogs(1), phase="demon-action", scenario="the-ossuary", hidden=[])
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6")
    assert t.view("human").warriors[1].carries == ("relic",)


# ---- 24.5: powder


WELL = {"0,0": "tile-35", "1,0": "tile-40 2"}


def test_24_5_planting() -> None:
    bearer = human("brute", "tile-40", die=1, carries=["keg"])
    t = position(bearer, tiles=WELL, scenario="powder-and-ritual", counter=1).do("activate brute-1")
    t.do("plant")
    assert t.winner == "human"
    t = position(
        human("brute", "tile-40", die=1, lost=[1], exhausted=True, carries=["keg"]),
        tiles=WELL,
        scenario="powder-and-ritual",
        bonus=[{"who": "brute-1", "mvt": 1, "until": "next-initiative"}],
    )
    assert t.do("activate brute-1").why("plant") == "9.1"


def test_24_5_the_ritual() -> None:
    t = position(
        human("brute"),
        phase="preparation",
        moment="rolled",
        dice=[3, 5, 6],
        tiles={"0,0": "tile-35"},
        scenario="powder-and-ritual",
        demon_points=3,
    )
    t.play("place 3 on ritual", "place 6 on ritual", "place 5 on abyssal-threat")
    assert t.winner == "demon"


# ---- 24.6: the ring


@cites("24.6", "25.54")
def test_24_6_the_ring() -> None:
    t = new_game("squamatas-ring", draws("instinct-brace-3", "instinct-brace-5") + ", " + dice(1, 2))
    assert t.at("kartikeya") == "tile-07"
    assert t.at("siccaria-1") == "tile-46"
    holes = [tile.id for tile in t.view("human").tiles if tile.hole]
    assert holes == ["tile-32", "tile-33"]
    spaces = {space.id: space.open for space in t.view("demon").spaces}
    assert not spaces["intrepid-charge"]
    assert not spaces["sneaky-charge"]


def test_24_6_troglodytes_by_holes_only() -> None:
    tiles = {"0,0": "tile-35", "1,0": {"tile": "tile-27 1", "hole": True}, "2,0": "tile-36"}
    t = position(
        human("siccaria"),
        dark("kartikeya", "tile-36"),
        tiles=tiles,
        phase="threat",
        tp=3,
        scenario="squamatas-ring",
    )
    assert words(t.moves, "buy") == ["buy troglodyte tile-27"]


def test_24_6_endings() -> None:
    ring: dict[str, Any] = {"scenario": "squamatas-ring"}
    t = position(human("siccaria", die=1), human("redeemer"), dark("kartikeya", wounds=7), **ring)
    t.play("activate siccaria-1", "attack kartikeya | 4 1 1 1")
    assert t.winner == "human"
    doomed = human("siccaria", die=1, lost=[1, 2, 3, 4, 5])
    t = position(doomed, human("redeemer"), dark("kartikeya"), phase="demon-action", idle=False, **ring)
    t.play("activate kartikeya", "attack siccaria-1 | 6 6 1")
    assert t.winner == "demon"
    t = position(human("siccaria"), dark("kartikeya"), phase="demon-action", round=12, idle=False, **ring).do(
        "pass"
    )
    assert t.winner == "draw"


# ---- 24.7: the seals


@cites("24.7", "1.6")
def test_24_7_praying() -> None:
    t = seals(human("redeemer", "tile-46", die=1), human("brute", "tile-46"), counter=5)
    t.play("activate redeemer", "pray")
    assert t.winner == "human"
    t = seals(human("redeemer", "tile-46", die=1), trogs(1, "tile-46")).do("activate redeemer")
    assert t.why("pray") == "24.7"
    t = seals(human("redeemer", "tile-27", die=1)).do("activate redeemer")
    assert t.why("pray") == "3.3"


def test_24_7_gnawing() -> None:
    t = seals(human("redeemer", "tile-46"), trogs(3, "tile-28"), phase="demon-action", demon_points=2)
    for _ in range(3):
        t.play("activate troglodyte@tile-28", "gnaw seal")
        if not t.winner and "pass" in t.moves and "activate troglodyte@tile-28" not in t.moves:
            t.do("pass")  # it could still move
    assert t.winner == "demon"


def test_24_7_the_redeemer_dies() -> None:
    doomed = human("redeemer", "tile-46", die=1, lost=[1, 2, 3, 4, 5])
    t = seals(doomed, human("siccaria", "tile-46"), trogs(1, "tile-46"), phase="demon-action")
    t.play("activate troglodyte@tile-46", "attack redeemer | 6")
    assert t.winner == "demon"


# ---- 24.8: the thieves

CHASE: dict[str, Any] = {"scenario": "the-thieves"}


def test_24_8_set_up_and_first_round() -> None:
    t = new_game("the-thieves", draws("instinct-brace-3", "instinct-brace-5") + ", roll 1")
    assert words(t.moves, "site") == ["site north", "site east", "site south", "site west"]
    t.do("site north")
    t.do(words(t.moves, "lay")[0], "roll 1")
    t.do("site east")
    t.do(words(t.moves, "lay")[0], "roll 1")
    t.do("site south")
    t.do(words(t.moves, "lay")[0], dice(1, 2, 3))
    view = t.view("human")
    assert (view.round, view.phase) == (1, "preparation")
    assert sum(w.count for w in view.warriors if w.side == "demon") == 6
    assert t.stats("blade-1") == (3, 1, 3)


def test_24_8_a_carrier_explores_and_does_not_attack() -> None:
    thief = dark("troglodyte", carries=["chest"])
    t = position(human("brute"), thief, phase="demon-action", **CHASE)
    t.do("activate troglodyte@tile-35+chest")
    assert "attack brute-1" not in t.moves
    t = position(
        human("brute", "tile-36"),
        thief,
        tiles={"0,0": "tile-35", "5,5": "tile-36"},
        phase="demon-action",
        **CHASE,
    )
    t.do("activate troglodyte@tile-35+chest")
    assert "explore north" in t.moves
    t.do("explore north", "draw tile-30")
    assert t.asked == "human"


def test_24_8_getting_away() -> None:
    thief = dark("troglodyte", "tile-25", carries=["chest"])
    tiles = {"0,0": "tile-25", "1,0": "tile-35"}
    t = position(human("brute"), thief, tiles=tiles, phase="demon-action", demon_points=1, **CHASE)
    t.play("activate troglodyte@tile-25+chest", "pass", "pass")
    assert t.winner == "demon"
    bearer = human("blade", die=3, carries=["chest"])
    t = position(
        bearer, human("brute"), tiles={"0,0": "tile-35", "1,0": "tile-01 2"}, human_points=1, **CHASE
    )
    t.play("activate blade-1", "move east")
    assert t.winner == "human"


def test_24_8_taking_a_chest() -> None:
    tiles = {"0,0": {"tile": "tile-35", "tokens": ["chest"]}}
    t = position(human("brute", die=1), tiles=tiles, **CHASE).play("activate brute-1", "take-chest")
    assert t.view("human").warriors[0].carries == ("chest",)


# ---- rulings that belong to no one scenario


def test_25_53_a_hundred_rounds() -> None:
    before = position(human("brute"), phase="demon-action", round=99).do("pass", dice(1, 2))
    assert before.state.asked
    assert before.state.round == 100
    t = position(human("brute"), phase="demon-action", round=100).do("pass")
    outcome = t.match.outcome()
    assert (t.winner, outcome and outcome.rule) == ("draw", "25.53")


@pytest.mark.parametrize(
    ("swordswoman", "squamata", "winner"), [(4, 4, "draw"), (3, 4, "human"), (4, 3, "demon")]
)
def test_25_53_both_sides_win_at_once(swordswoman: int, squamata: int, winner: str) -> None:
    t = position(
        human("siccaria", die=1, lost=[1, 2, 3, 4, 5], exhausted=True),
        human("redeemer", die=1, objects=["grenade"]),
        dark("kartikeya", wounds=7),
        scenario="squamatas-ring",
        idle=False,
    )
    t.do("activate redeemer").do("use grenade throw", dice(swordswoman, 1, squamata))
    assert t.winner == winner


@cites("25.45", "24.4")
def test_25_45_a_stash_slides_under_the_next_two() -> None:
    tiles = {"0,0": "tile-18 1"}
    more: dict[str, Any] = {"tiles": tiles, "scenario": "the-ossuary", "idle": False}
    t = position(
        human("brute", "tile-18", die=5), human("blade", "tile-18", die=3), next=[{"tile": "tile-12"}], **more
    )
    t.do("activate brute-1")
    t.do("explore east", draws("tile-27"))
    assert t.at("brute-1") == "tile-27"
    assert t.view("human").discarded_tiles == ()


@cites("25.33")
def test_25_33_victory_at_once() -> None:
    t = stair(
        human("blade", "tile-06"),
        trogs(1, "tile-02"),
        trogs(1, "tile-26"),
        phase="demon-action",
        demon_points=6,
    )
    t.play("activate troglodyte@tile-02", "climb")
    assert t.winner == "demon"
