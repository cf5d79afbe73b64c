from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from undercroft.cli.terminal.choices import choice_lines, completions, matching
from undercroft.cli.voice import Voice
from undercroft.kernel.question import Choice
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.texts import message

WORDS = st.lists(st.sampled_from(["go", "gone", "north", "no", "up", "up-2", "X"]), min_size=1, max_size=3)
ANSWERS = st.lists(WORDS.map(" ".join), min_size=1, unique=True)


def choices_of(answers: list[str]) -> list[Choice]:
    return [Choice(words, message("words", words=f"to {words} or not to")) for words in answers]


@given(ANSWERS, st.data())
def test_the_words_of_an_answer_always_mean_it(answers: list[str], data: st.DataObject) -> None:
    words = data.draw(st.sampled_from(answers))
    assert matching(words, answers) == [words]
    assert matching(f"  {words.upper()} ", answers) == [words]


@given(ANSWERS, WORDS.map(" ".join))
def test_every_match_begins_as_typed(answers: list[str], typed: str) -> None:
    for found in matching(typed, answers):
        assert found in answers
        for part, word in zip(typed.lower().split(), found.lower().split(), strict=False):
            assert word.startswith(part)


@given(ANSWERS, st.data())
def test_completing_word_by_word_leads_to_every_answer(answers: list[str], data: st.DataObject) -> None:
    words = data.draw(st.sampled_from(answers)).split()
    for place, word in enumerate(words):
        before = "".join(f"{w} " for w in words[:place])
        assert word in completions(before, answers)
        assert word in completions(before + word[0], answers)


@given(st.integers(1, 60), st.integers(60, 100))
def test_every_answer_is_listed_with_its_number_within_the_width(count: int, width: int) -> None:
    answers = [
        f"{verb} place-{n}" for n, verb in zip(range(count), ["move", "explore", "hit"] * 20, strict=False)
    ]
    answers.sort()
    lines = choice_lines(choices_of(answers), find_game("subterra"), Voice("en"), width)
    text = "\n".join(line.plain for line in lines)
    assert max(len(line) for line in text.splitlines()) <= width
    for number, words in enumerate(answers, start=1):
        verb, place = words.split()
        assert f"{number} {place}" in text or f"{number}  {words}" in text
        assert verb in text


def test_few_answers_show_their_labels_and_many_do_not() -> None:
    game = find_game("subterra")
    few = choice_lines(choices_of(["a b", "a c"]), game, Voice("en"), 80)
    many = choice_lines(choices_of([f"a b{n}" for n in range(40)]), game, Voice("en"), 80)
    assert "to a b or not to" in few[0].plain
    assert not any("or not to" in line.plain for line in many)
    assert len(many) < 10


def test_long_labels_go_on_below_themselves() -> None:
    choice = Choice("go", message("words", words="very " * 40))
    lines = choice_lines([choice], find_game("subterra"), Voice("en"), 60)
    assert len(lines) > 2
    assert max(len(line.plain) for line in lines) <= 60
    assert lines[1].plain.index("very") == lines[0].plain.index("very")
