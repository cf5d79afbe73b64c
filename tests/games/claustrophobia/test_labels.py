"""What people read on the moves and in the log: no two alike, and with the numbers that matter."""

import pytest

from tests.games.claustrophobia.positions import Table, dice, human, position, trogs
from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.games.claustrophobia.game import GAME
from undercroft.kernel.question import Choice


def labels(t: Table, lang: str = "en") -> dict[str, str]:
    """The labels on offer by their words."""
    return {choice.words: GAME.texts.say(choice.label, lang) for choice in t.match.choices()}


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_no_two_moves_have_the_same_label(scenario: str) -> None:
    match = GAME.new(scenario=scenario, seed=3)
    agents = [Seated(agent("random"), seed) for seed in (1, 2)]
    for step in range(200):
        if match.state.is_over():
            break
        lang = ("en", "fr")[step % 2]
        said = [GAME.texts.say(choice.label, lang) for choice in match.choices()]
        assert len(set(said)) == len(said)
        check_groups(match.choices(), lang)
        seat = match.state.asked_seat()
        match.state.answer(seat, agents[seat].answer(GAME, match.state, seat))


def check_groups(choices: list[Choice], lang: str) -> None:
    """Groups keep long offers short: few moves stand alone, and no two of a group read alike."""
    said = [
        (GAME.texts.say(choice.group, lang), GAME.texts.say(choice.short, lang))
        for choice in choices
        if choice.group is not None and choice.short is not None
    ]
    assert len(set(said)) == len(said)
    assert not any(text.startswith(("group-", "short-")) for pair in said for text in pair)
    assert len(choices) <= 12 or len(choices) - len(said) <= 5


def test_10_2_dice_stand_under_their_square() -> None:
    t = position(human("redeemer"), phase="threat", chance=dice(3, 5, 6))
    said = {
        GAME.texts.say(choice.label): (GAME.texts.say(choice.group), GAME.texts.say(choice.short))
        for choice in t.match.choices()
        if choice.group is not None and choice.short is not None
    }
    assert said["3, 5 on Supernatural Speed"] == ("Supernatural Speed", "3, 5")


def test_2_3_a_die_says_what_it_gives() -> None:
    party = (human("redeemer", lost=[3]), human("brute"), human("blade"))
    more = {"phase": "initiative", "moment": "giving", "dice": [1, 2, 3], "gifts": ["courage"]}
    t = position(*({**who, "die": 0} for who in party), **more)  # type: ignore[arg-type]
    assert labels(t) == {
        "assign 1 redeemer": "1 for Redeemer: 1/3/3",
        "assign 2 redeemer": "2 for Redeemer: 1/2/4, Aura of Courage",
        "assign 3 redeemer": "3 for Redeemer: Exhausted",
    }
    prompt = GAME.texts.say(GAME.prompt(t.state, 0))
    assert prompt == "Which die does Redeemer get? The dice show 1, 2, 3."


def test_6_3_a_line_to_lose_says_what_it_gave() -> None:
    t = position(human("brute", die=2, lost=[1]), trogs(1), phase="demon-action")
    t.play("activate troglodyte@tile-35", "attack brute-1 | 6")
    assert labels(t)["lose line 2"] == "Cancel line 2: 1/3/4 (in use)"
    assert labels(t, "fr")["lose line 3"] == "Annuler la ligne 3 : 1/2/5"


def test_12_1_troglodytes_are_told_apart_by_tile_and_burden() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-36"}
    carrier = {**trogs(1), "carries": ["cake"]}
    t = position(
        human("brute", "tile-36"),
        trogs(1),
        carrier,
        trogs(1, "tile-36"),
        tiles=tiles,
        phase="demon-action",
        scenario="delight-of-the-angels",
        idle=False,
    )
    assert [label for words, label in labels(t).items() if words != "pass"] == [
        "Activate Troglodyte at 0,0",
        "Activate Troglodyte at 0,0 with Cake",
        "Activate Troglodyte at 1,0",
    ]


def test_17_9_the_log_names_both_talents() -> None:
    t = position(human("redeemer"), phase="threat", moment="rolled", dice=[6, 5])
    t.do("place 5+6 on resistance-is-futile")
    assert "Troglodytes: Elusive and Impressive." in t.heard()


def test_17_3_the_log_names_only_what_changes() -> None:
    t = position(human("redeemer"), phase="threat", moment="rolled", dice=[1, 3])
    t.do("place 1+3 on supernatural-speed")
    assert "Troglodytes: +1 MVT." in t.heard()


def test_6_1_the_group_of_a_tile_has_one_name() -> None:
    t = position(human("brute", die=3), trogs(3)).do("activate brute-1")
    assert labels(t)["attack troglodytes"] == "Attack Troglodytes"
    t.do("attack troglodytes", dice(1, 6))
    assert "Brute 1 attacks Troglodytes: 1, 6 against DEF 3." in t.heard()
