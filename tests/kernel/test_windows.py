"""Reaction windows: who is asked, in which order, and what answers to answers do. Played with Skulk."""

from __future__ import annotations

from typing import cast

import pytest

from tests.testgame.rules.state import skulk
from tests.testgame.rules.tricks import Trick
from tests.testgame.scenes import log, play, scene, to_tricks
from undercroft.kernel.chance import Dice
from undercroft.kernel.match import Match
from undercroft.kernel.window import Pending, Window

HUSHES = [f"hush-{n}" for n in range(1, 7)]
DECOYS = [f"decoy-{n}" for n in range(1, 5)]
DRAWS = "draw peer-4, draw coin-6, draw coin-7"
"""A trick for thief 3, who lurks; a treasure for thief 1, one for thief 2."""


def asked(match: Match) -> tuple[int, list[str]]:
    """Who is asked, counted from 1, and the moves."""
    (seat,) = match.seats_asked()
    return seat + 1, match.moves(seat)


def snatching(two: list[str], three: list[str], spent: list[str] | None = None) -> Match:
    """Thief 1 snatches from thief 2; 1 and 2 have a treasure each, 3 has one as well."""
    match = to_tricks(scene([["snatch-1", "hush-6"], two, three], {3: ["ring-1"]}, spent), DRAWS)
    return play(match, "1 snatch 2")


def tricks(match: Match) -> list[tuple[int, int, int]]:
    """The tricks on the stack: who, at whom, whether cancelled."""
    return [(t.seat + 1, t.target + 1, t.cancelled) for t in match.state.stack if isinstance(t, Trick)]


# Who is asked


def test_a_hand_without_an_answer_is_asked_as_one_with_it() -> None:
    with_answer, without = snatching(["hush-1"], ["snatch-2"]), snatching(["peer-1"], ["snatch-2"])
    assert asked(with_answer) == (2, ["pass", "hush"])
    assert asked(without) == (2, ["pass"])
    for match in (with_answer, without):
        assert not match.state.is_forced(), "the driver would skip the question and betray the hand"
        play(match, "2 pass")
        assert asked(match) == (3, ["pass"])
    assert with_answer.lines[-1] == without.lines[-1] == "2 pass"


def test_the_others_cannot_tell_whether_an_answer_was_there() -> None:
    with_answer, without = snatching(["hush-1"], ["snatch-2"]), snatching(["peer-1"], ["snatch-2"])
    for match in (with_answer, without):
        play(match, "2 pass")
    assert log(with_answer) == log(without)
    one, other = with_answer.view(0), without.view(0)
    assert one == other
    deals = [match.state.redeal(0, Dice(3)) for match in (with_answer, without)]
    assert deals[0].same_as(deals[1])


def test_an_empty_hand_is_not_asked() -> None:
    assert asked(snatching([], ["hush-1"])) == (3, ["pass", "hush"])


def test_nobody_is_asked_when_all_answers_are_known_to_be_spent() -> None:
    gone = HUSHES[:5] + DECOYS
    match = to_tricks(scene([["snatch-1"], ["peer-1"], ["peer-2"]], {}, [*gone, "hush-6"]), DRAWS)
    play(match, "1 snatch 2")
    assert (2, 1) not in [(seat, target) for seat, target, _ in tricks(match)]
    assert log(match)[-1] == "Thief 1 took this: coin.", "the snatch went straight through"


def test_one_answer_that_nobody_has_seen_is_enough_to_ask() -> None:
    match = to_tricks(scene([["snatch-1"], ["peer-1"], ["peer-2"]], {}, HUSHES[:5] + DECOYS), DRAWS)
    play(match, "1 snatch 2")
    assert asked(match) == (2, ["pass"])


def test_a_decoy_keeps_only_the_target_in_question() -> None:
    match = to_tricks(scene([["snatch-1"], ["peer-1"], ["peer-2"]], {}, HUSHES), DRAWS)
    play(match, "1 snatch 2")
    assert asked(match) == (2, ["pass"])
    play(match, "2 pass")
    assert not any(isinstance(frame, Window) for frame in match.state.stack), "thief 3 cannot play a decoy"


# In which order, and until when


def test_the_window_goes_round_from_the_left_of_the_player() -> None:
    match = to_tricks(
        scene([["hush-1"], ["snatch-1"], ["hush-2"], ["peer-2"]]),
        "draw peer-4, draw peer-3, draw coin-6, draw coin-7",
    )
    play(match, "1 pass", "2 snatch 1")
    order = []
    while asked(match)[1][0] == "pass" and isinstance(match.state.stack[-1], Window):
        order.append(asked(match)[0])
        play(match, f"{order[-1]} pass")
    assert order == [3, 4, 1]


def test_after_an_answer_everybody_may_answer_again_until_all_pass_in_a_row() -> None:
    match = snatching(["decoy-1", "peer-1"], ["hush-2"])
    play(match, "2 decoy 3")
    assert asked(match)[0] == 3, "the answer has a window of its own"
    play(match, "3 pass", "1 pass")
    assert tricks(match) == [(1, 3, 0)]
    assert asked(match) == (3, ["pass", "hush"]), (
        "the window on the snatch goes on after the one who answered"
    )
    play(match, "3 pass")
    assert asked(match) == (2, ["pass"])
    play(match, "2 pass")
    assert asked(match) == (2, ["pass", "peer"]), (
        "all have passed, the snatch is over, thief 2 is next to act"
    )


def test_who_has_passed_is_asked_again_after_an_answer() -> None:
    match = snatching(["hush-1"], ["hush-2"])
    play(match, "2 pass", "3 hush", "1 hush", "2 pass", "3 pass")
    assert tricks(match) == [(1, 2, 0)], "the answer was cancelled; the snatch still waits"
    assert asked(match) == (2, ["pass", "hush"])
    play(match, "2 pass")
    assert asked(match) == (3, ["pass"]), "the one who answered may do so again, too"


def test_a_cancelled_trick_closes_its_window_at_once() -> None:
    match = snatching(["hush-1"], ["hush-2"])
    play(match, "2 hush", "3 pass", "1 pass")
    assert log(match)[-1] == "Snatch is cancelled."
    assert tricks(match) == []


# What answers do


def test_hush_cancels_hush_to_any_depth() -> None:
    hands = [["snatch-1", "hush-1", "hush-2"], ["hush-3", "hush-4"], ["hush-5"]]
    match = to_tricks(scene(hands, {3: ["ring-1"]}), DRAWS)
    play(match, "1 snatch 2", "2 hush", "3 hush", "1 hush", "2 hush", "3 pass", "1 hush")
    assert tricks(match) == [(1, 2, 0), (2, 0, 0), (3, 0, 0), (1, 0, 0), (2, 0, 0), (1, 0, 0)]
    assert len(match.state.stack) == 3 + 2 * 6, "each trick has a window of its own"
    while any(isinstance(frame, Window) for frame in match.state.stack):
        play(match, f"{asked(match)[0]} pass")
    # The fifth answer stands and cancels the fourth, so the third stands, and so does the first.
    cancelled = [line for line in log(match) if "cancelled" in line]
    assert cancelled == ["Hush is cancelled.", "Hush is cancelled.", "Snatch is cancelled."]
    assert "Thief 1 takes treasure 1 of Thief 2." not in log(match)


@pytest.mark.parametrize(("answers", "goes_through"), [(1, False), (2, True), (3, False), (4, True)])
def test_an_even_number_of_hushes_lets_the_trick_through(answers: int, goes_through: bool) -> None:
    hands = [["snatch-1", "hush-1", "hush-2"], ["hush-3", "hush-4"], []]
    match = to_tricks(scene(hands), "draw peer-4, draw coin-6, draw coin-7")
    play(match, "1 snatch 2")
    for _ in range(answers):
        while "hush" not in asked(match)[1] or asked(match)[0] == 3:
            play(match, f"{asked(match)[0]} pass")
        play(match, f"{asked(match)[0]} hush")
    while any(isinstance(frame, Window) for frame in match.state.stack):
        play(match, f"{asked(match)[0]} pass")
    assert ("Thief 1 takes treasure 1 of Thief 2." in log(match)) == goes_through


def test_a_decoy_aims_the_snatch_elsewhere_and_can_be_answered_by_a_decoy() -> None:
    match = snatching(["decoy-1"], ["decoy-2", "peer-2"])
    assert asked(match) == (2, ["pass", "decoy 1", "decoy 3"])
    play(match, "2 decoy 3", "3 pass", "1 pass")
    assert tricks(match) == [(1, 3, 0)]
    assert asked(match) == (3, ["pass", "decoy 1", "decoy 2"])
    play(match, "3 decoy 1", "1 pass")
    assert tricks(match) == [(1, 1, 0)]
    while isinstance(match.state.stack[-1], Window):
        play(match, f"{asked(match)[0]} pass")
    assert "Thief 1 turns up: coin." in log(match), "the snatch came back (4.4)"
    assert skulk(match.state).is_face_up(0, 0)


def test_a_cancelled_decoy_leaves_the_snatch_where_it_was() -> None:
    match = snatching(["decoy-1"], ["hush-2"])
    play(match, "2 decoy 3", "3 hush", "1 pass")
    assert tricks(match) == [(1, 2, 0)]
    assert asked(match)[0] == 3


def test_a_decoy_answers_only_its_own_snatch() -> None:
    match = snatching(["peer-1"], ["decoy-1"])
    play(match, "2 pass")
    assert asked(match) == (3, ["pass"])
    reason = match.explain("decoy 1")
    assert reason is not None
    assert (reason.rule, reason.message.id) == ("5.3", "why-not-aimed")


def test_what_is_being_resolved_can_be_copied_saved_and_said_in_the_middle() -> None:
    match = snatching(["decoy-1"], ["hush-2", "hush-3"])
    play(match, "2 decoy 3", "3 hush")
    copy = match.copy()
    said = [match.game.texts.say(link) for link in match.game.chain(match.state, 0)]
    assert said == [
        "Thief 1 plays Snatch on Thief 2.",
        "Thief 2 plays Decoy, pointing at Thief 3.",
        "Thief 3 plays Hush.",
    ]
    play(match, "1 hush")
    assert len(tricks(match)) == len(tricks(copy)) + 1
    assert cast(Pending, copy.state.stack[-2]).cancelled == 0
