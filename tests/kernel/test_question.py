"""Questions: found by the class of the frame that asks, and told from it alone."""

from __future__ import annotations

from tests.testgame.game import GAME
from tests.testgame.rules.effects import Taking
from tests.testgame.rules.tricks import Trick
from tests.testgame.scenes import play, scene, to_tricks
from undercroft.kernel.moves import Move, Seat
from undercroft.kernel.question import Question
from undercroft.kernel.state import Frame, State
from undercroft.kernel.texts import Message, message


def test_the_question_is_that_of_the_top_frame() -> None:
    match = to_tricks(scene([["snatch-1"], []], {2: ["ring-1", "coin-3"]}), "draw coin-1, draw coin-2")
    play(match, "1 snatch 2")
    assert type(match.state.stack[-1]) is Taking
    assert GAME.texts.say(match.prompt()) == "Which treasure do you take from Thief 2?"
    choice = match.choices()[1]
    assert (choice.words, choice.kind, choice.touches) == ("take 2", "card", ("treasure:2:2",))
    assert (choice.group, choice.short) == (None, None)
    reason = match.explain("take 9")
    assert reason is not None
    assert (reason.rule, reason.message.id) == ("4.2", "why-no-slot")


def test_every_kind_of_frame_that_asks_has_its_question() -> None:
    asked = {question.frame for question in GAME.questions()}
    for frame in GAME.frames():
        if type(frame).refusal is not Frame.refusal:
            assert type(frame) in asked


def test_the_chain_has_a_link_for_each_frame_that_gives_one() -> None:
    match = to_tricks(scene([["peer-1"], ["hush-1"]]), "draw coin-1, draw coin-2")
    play(match, "1 peer")
    assert [type(f) for f in match.state.stack if isinstance(f, Trick)] == [Trick]
    assert [GAME.texts.say(link) for link in GAME.chain(match.state, 1)] == ["Thief 1 plays Peer."]


class Plain(Question[State, Frame]):
    """A question that says no more than it must."""

    frame = Frame

    def prompt(self, s: State, frame: Frame, seat: Seat) -> Message:
        return message("ask")

    def label(self, s: State, frame: Frame, seat: Seat, move: Move) -> Message:
        return message("pass")


def test_a_move_is_a_button_that_stands_alone_unless_a_question_says_more() -> None:
    s = GAME.new(seats=2, seed=1).state
    choice = Plain().choice(s, s.stack[-1], 0, 0, "pass")
    assert (choice.words, choice.label.id, choice.kind, choice.touches) == ("pass", "pass", "button", ())
    assert (choice.group, choice.short, Plain().link(s, s.stack[-1], 0)) == (None, None, None)
