"""Chapter 9: the exit, Out of Time and the end."""

from typing import Any

import pytest

from tests.games.subterra.positions import Table, line, position
from undercroft.kernel.texts import Message

PARTY = ("diver", "scout", "medic", "leader")
EXIT = {"0,1": "exit S"}


def out(*cavers: str) -> dict[str, str]:
    """These cavers stand on the exit."""
    return dict.fromkeys(cavers, "0,1")


def reason(t: Table) -> str:
    """Why the game ended."""
    outcome = t.match.outcome()
    assert outcome is not None
    assert outcome.rule == "9.3"
    why = outcome.message.args["reason"]
    assert isinstance(why, Message)
    return why.id


def test_9_1_nothing_touches_a_caver_on_the_exit() -> None:
    t = position(tiles=EXIT, at=out("medic"), phase="hazard", chance="draw tremor-1, roll 4, roll 4, roll 4")
    assert t.health("medic") == 3
    t = position(tiles=EXIT, at=out("medic"), time_up=True, phase="hazard", chance="roll 4, roll 4, roll 4")
    assert t.at("medic") == "0,1"


def test_9_1_an_unconscious_caver_there_is_out_as_well() -> None:
    t = position(tiles=EXIT, at=out("scout", "medic", "leader"), health={"medic": 0})
    assert t.do("move north").medal == "gold"


def test_9_1_one_may_go_back() -> None:
    t = position(tiles=EXIT, at=out("diver"))
    assert t.do("move south").at("diver") == "0,0"


def test_9_1_the_exit_is_neither_flooded_nor_gassed_nor_buried() -> None:
    for card in ("flood-1", "gas-1", "cavein-1, roll 1"):
        t = position(tiles=EXIT, at=out("medic"), phase="hazard", chance=f"draw {card}")
        assert (t.health("medic"), t.marks("0,1")) == (3, set())


def test_9_2_out_of_time() -> None:
    t = position(cards_left=0, tiles=EXIT, at=out("scout"), phase="hazard", chance="roll 3, roll 4, roll 4")
    assert [t.at(caver) for caver in PARTY] == ["devoured", "0,1", "0,0", "0,0"]
    assert t.cave.time_up
    assert [t.cave.box.cards[card].id for card in t.cave.spent] == ["out-of-time"]
    assert t.health("diver") == 0


def test_9_2_in_every_later_hazard_phase() -> None:
    t = position(time_up=True, phase="hazard", chance="roll 4, roll 3, roll 4, roll 4")
    assert t.at("scout") == "devoured"
    t.end_round("roll 4, roll 4, roll 1")
    assert [t.at(caver) for caver in PARTY] == ["devoured", "devoured", "0,0", "0,0"]


def test_9_2_the_lamps_go_out_once() -> None:
    rolls = "roll 4, roll 4, roll 4, roll 4"
    t = position(cards_left=0, phase="hazard", chance=rolls)
    lamps = "The lamps go out. Out of Time!"
    assert t.log.count(lamps) == 1
    for _ in range(2):
        t.end_round(rolls)
        assert lamps not in t.log


def test_9_2_conscious_or_not() -> None:
    t = position(time_up=True, health={"medic": 0}, phase="hazard", chance="roll 4, roll 4, roll 4, roll 4")
    assert t.at("medic") == "0,0"
    t = position(time_up=True, health={"medic": 0}, phase="hazard", chance="roll 4, roll 4, roll 3, roll 4")
    assert t.at("medic") == "devoured"


def test_9_2_rounds_go_on_and_horrors_keep_moving() -> None:
    tiles = line("north", "plain-s1", "plain-s2", "plain-s3")
    t = position(
        tiles=tiles, horrors=["0,3"], time_up=True, phase="horror", chance="roll 4, roll 4, roll 4, roll 4"
    )
    assert t.horrors == ["0,2"]
    assert (t.cave.round, t.acting) == (2, "scout")
    assert len(t.cave.spent) == 1


def test_9_2_who_is_devoured_is_out_of_the_game() -> None:
    t = position("medic diver leader scout", at={"diver": "devoured"}, time_up=True, health={"medic": 2})
    assert t.why("heal diver") == "4.5"
    assert t.why("bandage diver") == "4.5"
    assert t.do("pass").acting == "leader"
    assert t.why("direct diver") == "9.2"


def test_9_2_the_unconscious_may_survive_many_rounds() -> None:
    t = position(
        tiles=EXIT,
        at=out("scout"),
        health={"diver": 0, "medic": 0, "leader": 0},
        time_up=True,
        turn="scout",
    )
    assert t.do("pass", "roll 4, roll 4, roll 4").medal == ""
    assert t.cave.round == 2


def test_9_3_all_alive_stand_on_the_exit() -> None:
    t = position(tiles=EXIT, at=out("scout", "medic", "leader")).do("move north")
    assert (t.medal, reason(t)) == ("gold", "end-all-out")
    t = position(tiles=EXIT, at=out("scout", "medic") | {"leader": "devoured"}, time_up=True).do("move north")
    assert (t.medal, reason(t)) == ("silver", "end-all-out")


def test_9_3_nobody_conscious_is_left_in_the_cave() -> None:
    t = position(tiles=line("north", "rough-x1"), health={"diver": 1, "scout": 0, "medic": 0, "leader": 0})
    t.do("move north", "roll 3")
    assert (t.medal, reason(t)) == ("defeat", "end-none-conscious")


def test_9_3_an_unconscious_caver_on_the_exit_does_not_keep_it_going() -> None:
    t = position(
        tiles=EXIT | line("south", "rough-x1"),
        at=out("scout"),
        health={"diver": 1, "scout": 0, "medic": 0, "leader": 0},
    )
    t.do("move south", "roll 3")
    assert (t.medal, reason(t)) == ("defeat", "end-none-conscious")


def test_9_3_after_out_of_time_no_caver_at_all() -> None:
    t = position(
        time_up=True, health=dict.fromkeys(PARTY, 0), phase="hazard", chance="roll 3, roll 3, roll 3, roll 3"
    )
    assert (t.medal, reason(t)) == ("defeat", "end-none-left")
    t = position(
        tiles=line("north", "rough-x1"),
        time_up=True,
        health={"diver": 1, "scout": 0, "medic": 0, "leader": 0},
    )
    t.do("move north", "roll 3, roll 4, roll 3, roll 3, roll 3, roll 1")
    assert [t.at(caver) for caver in PARTY] == ["devoured"] * 4
    assert t.cave.round == 2


def test_9_4_after_every_action() -> None:
    t = position(tiles=EXIT, at=out("scout", "medic", "leader"))
    assert t.do("move north").match.state.is_over()


def test_9_4_after_every_phase() -> None:
    t = position(tiles=line("north", "plain-s1"), horrors=["0,1"], health={"scout": 0}, phase="horror")
    assert t.medal == "defeat"
    t = position(
        health=dict.fromkeys(PARTY, 1), phase="hazard", chance="draw tremor-1, roll 1, roll 1, roll 1, roll 1"
    )
    assert (t.medal, t.cave.round) == ("defeat", 1)


def test_9_4_after_the_check_for_exerting() -> None:
    t = position(health={"diver": 1, "scout": 0, "medic": 0, "leader": 0}).do("exert")
    assert t.do("pass", "roll 1").medal == "defeat"


def test_9_4_after_a_directed_action() -> None:
    t = position("leader medic diver scout", tiles=EXIT, at=out("leader", "diver", "scout"))
    assert t.do("direct medic").do("move north").medal == "gold"


def test_9_4_after_each_move_of_a_run() -> None:
    t = position(tiles=EXIT, at=out("scout", "medic", "leader")).do("run")
    assert (t.medal, reason(t)) == ("gold", "end-all-out")
    tiles = EXIT | {"0,-1": "plain-s1"}
    t = position(tiles=tiles, at=out("scout", "medic", "leader") | {"diver": "0,-1"}).do("run")
    assert (t.medal, t.at("diver")) == ("", "0,0")
    t.do("step north")
    assert (t.medal, reason(t)) == ("gold", "end-all-out")


def test_9_4_after_each_move_of_a_sprint() -> None:
    t = position("medic diver scout leader", tiles=EXIT, at=out("scout", "diver", "leader")).do("sprint")
    assert t.medal == "gold"


def test_9_4_a_run_onto_the_exit_is_asked_about_at_once() -> None:
    t = leaving().do("run").do("step north")
    assert t.question == "ask-leave"
    t.do("stay")
    assert t.question == "ask-step"
    t.do("step south")
    assert not t.cave.stayed


def leaving(**rest: Any) -> Table:
    """All but the diver are out or down; the diver steps onto the exit."""
    return position(
        tiles=EXIT | {"0,-1": "plain-s1"},
        at=out("scout"),
        health={"medic": 0, "leader": 0},
        **rest,
    )


def test_9_5_leave_or_stay() -> None:
    t = leaving(first="leader", turn="diver").do("move north")
    assert (t.question, t.asked) == ("ask-leave", 4)
    assert t.moves == ["leave", "stay"]
    assert t.why("move south") == "9.5"
    t.do("leave")
    assert (t.medal, reason(t)) == ("bronze", "end-left")


def test_9_5_not_asked_otherwise() -> None:
    t = leaving()
    assert t.why("leave") == "9.5"
    assert t.why("stay") == "9.5"


def test_9_5_who_stays_has_a_whole_round() -> None:
    t = leaving().do("move north").do("stay")
    assert (t.acting, t.points) == ("diver", 1)
    t.do("pass").do("pass", "draw gas-1")
    assert (t.medal, t.cave.round, t.acting) == ("", 2, "scout")
    t.do("pass").do("pass", "draw gas-2")
    assert (t.medal, reason(t), t.cave.round) == ("bronze", "end-left", 2)


def test_9_5_also_after_the_last_turn_of_a_round() -> None:
    t = leaving(first="scout", turn="diver").do("move north").do("stay").do("pass", "draw gas-1")
    assert (t.medal, t.cave.round) == ("", 2)


@pytest.mark.parametrize(
    ("phase", "chance", "card"),
    [("horror", "", "draw gas-1"), ("hazard", "draw tremor-1, roll 1", "")],
)
def test_9_5_also_after_the_horrors_and_the_hazard(phase: str, chance: str, card: str) -> None:
    tiles = EXIT | {"0,-1": "plain-s1"}
    health = {"diver": 1, "medic": 0, "leader": 0}
    horrors = ["0,-1"] if phase == "horror" else []
    t = position(tiles=tiles, at=out("scout"), health=health, horrors=horrors, phase=phase, chance=chance)
    assert t.question == "ask-leave"
    t.do("stay", card)
    assert (t.cave.round, t.acting) == (2, "scout")


def test_9_5_unless_a_conscious_caver_is_in_the_cave_again() -> None:
    t = leaving().do("move north").do("stay").do("pass").do("pass", "draw gas-1")
    t.do("move south").do("pass").do("pass", "draw gas-2")
    assert (t.medal, t.cave.round, t.cave.stayed) == ("", 3, 0)


def test_9_5_the_question_comes_anew() -> None:
    t = leaving().do("exert").do("move north").do("stay").do("move south")
    assert not t.cave.stayed
    t.do("move north")
    assert t.question == "ask-leave"
    t.do("stay", "roll 6")
    assert t.acting == "scout"


def test_9_5_not_twice_while_nothing_changes() -> None:
    t = leaving().do("move north").do("stay").do("pass")
    assert t.acting == "scout"


def test_9_5_asked_when_the_last_one_inside_falls() -> None:
    t = position(
        tiles=EXIT,
        at=out("scout"),
        health={"diver": 1, "medic": 0, "leader": 0},
        phase="hazard",
        chance="draw tremor-1, roll 1",
    )
    assert t.question == "ask-leave"
    assert t.do("leave").medal == "defeat"


def test_9_5_after_staying_a_sleeper_may_be_healed() -> None:
    t = leaving().do("move north").do("stay").do("move south").do("pass").do("move south").do("exert")
    t.do("heal medic", "roll 6")
    assert (t.health("medic"), t.acting) == (1, "medic")
    t.do("pass", "draw gas-1")
    assert (t.medal, t.cave.round) == ("", 2)


def test_9_5_nobody_is_asked_once_out_of_time_is_out() -> None:
    t = position(tiles=EXIT, at=out("scout"), health={"medic": 0, "leader": 0}, time_up=True).do("move north")
    assert (t.acting, t.points) == ("diver", 1)


def test_9_5_out_of_time_in_the_round_of_staying() -> None:
    t = leaving(cards_left=0).do("move north").do("stay").do("pass")
    t.do("pass", "roll 4, roll 4")
    assert (t.medal, t.cave.round) == ("", 2)


def test_9_5_those_on_the_exit_may_fall_too() -> None:
    t = (
        position(tiles=EXIT, at=out("diver"), health={"diver": 1, "scout": 1, "medic": 0, "leader": 0})
        .do("exert")
        .do("pass", "roll 1")
    )
    assert t.health("diver") == 0
    t = position(
        tiles=EXIT | {"0,-1": "rough-x1"},
        at=out("diver"),
        health={"diver": 1, "scout": 1, "medic": 0, "leader": 0},
        turn="scout",
    )
    t.do("move south", "roll 1")
    assert t.question == "ask-leave"
    t = (
        position(tiles=EXIT, health={"diver": 1, "scout": 0, "medic": 0, "leader": 0})
        .do("exert")
        .do("move north")
        .do("stay")
    )
    assert t.do("pass", "roll 1").medal == "defeat"


def test_9_5_strict_end() -> None:
    t = leaving(strict_end=True).do("move north")
    assert (t.medal, reason(t)) == ("bronze", "end-left")


@pytest.mark.parametrize("size", [4, 5, 6])
@pytest.mark.parametrize(("lost", "medal"), [(0, "gold"), (1, "silver"), (2, "bronze"), (3, "defeat")])
def test_9_6_medals(lost: int, medal: str, size: int) -> None:
    party = ["diver", "scout", "medic", "leader", "climber", "engineer"][:size]
    saved = party[1 : size - lost]
    gone = party[max(1, size - lost) :]
    t = position(
        " ".join(party), tiles=EXIT, at=out(*saved) | dict.fromkeys(gone, "devoured"), time_up=True
    ).do("move north")
    assert t.medal == medal
    outcome = t.match.outcome()
    assert outcome is not None
    assert set(outcome.scores) == {max(0, 3 - lost)}
    assert set(outcome.results) == {"win" if lost < 3 else "loss"}


def test_9_7_one_result_for_all() -> None:
    t = leaving().do("move north").do("leave")
    outcome = t.match.outcome()
    assert outcome is not None
    assert outcome.results == ("win", "win", "win", "win")
    assert outcome.scores == (1, 1, 1, 1)
    assert outcome.teams == ((0, 1, 2, 3),)
    assert (outcome.message.args["out"], outcome.message.args["lost"]) == (2, 2)


def test_9_7_only_players_with_a_caver_on_the_exit_if_so_agreed() -> None:
    t = leaving(strict_medal=True).do("move north").do("leave")
    outcome = t.match.outcome()
    assert outcome is not None
    assert outcome.results == ("win", "win", "loss", "loss")
    assert outcome.scores == (1, 1, 0, 0)
    assert outcome.teams == ((0,), (1,), (2,), (3,))
    t = leaving(strict_medal=True, seats=1).do("move north").do("leave")
    outcome = t.match.outcome()
    assert outcome is not None
    assert (outcome.results, outcome.scores) == (("win",), (1,))


def test_9_7_those_left_behind_are_named() -> None:
    t = leaving().do("move north").do("leave")
    assert "Medic is left behind." in t.log
    assert "Leader is left behind." in t.log
    assert "Scout is left behind." not in t.log
