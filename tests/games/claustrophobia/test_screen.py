"""The drawn page of the terminal: all that the seat may know is there, nothing else, and it fits."""

import re
from typing import Any

import pytest

from tests.games.claustrophobia.positions import CORRIDOR, Table, dark, draws, human, position, trogs
from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.games.claustrophobia.game import GAME
from undercroft.kernel.chance import Dice
from undercroft.kernel.state import State
from undercroft.kernel.texts import message

RAW_ID = re.compile(r"\b(?:label|legend|tile|square|state|needs|letter|talent|phase|card|advantage)-[a-z]+")
TILE_WORD = re.compile(r"tile-\d+")


def page(state: State, seat: int, lang: str = "en", width: int = 80) -> list[str]:
    return ["".join(span.text for span in line) for line in GAME.screen(state, seat, lang, width)]


def shown(t: Table, seat: int = 0, lang: str = "en", width: int = 80) -> str:
    return "\n".join(page(t.state, seat, lang, width))


def line_with(text: str, words: str) -> str:
    found = [line for line in text.splitlines() if words in line]
    assert len(found) == 1, f"{words!r} stands on {len(found)} lines"
    return found[0]


# The warriors


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_every_human_has_his_six_lines(scenario: str) -> None:
    state = GAME.new(scenario=scenario, seed=2).state
    view = GAME.view(state, 0)
    text = "\n".join(page(state, 1))
    humans = [warrior for warrior in view.warriors if warrior.side == "human"]
    assert len(humans) >= 3
    for warrior in humans:
        number = f" {warrior.number}" if warrior.number else ""
        row = line_with(text, GAME.texts.say(message(warrior.name)) + (number or " ") + " ")
        for line, numbers in enumerate(warrior.profile, start=1):
            assert f"{line} {'/'.join(map(str, numbers))}" in row


def test_2_3_the_line_in_use_and_the_lines_cancelled() -> None:
    t = position(human("brute", die=2, lost=[1, 4]), trogs(1))
    row = line_with(shown(t), "Brute 1")
    assert [cell for cell in ("1✗", "▸2 ", " 3 ", "4✗", " 5 ", " 6 ") if cell not in row] == []
    assert "4 lines left" in shown(t)


def test_9_1_exhausted_is_said_and_drawn_small() -> None:
    t = position(human("brute", die=3, lost=[3], exhausted=True), human("redeemer", die=2))
    assert "▸3✗1/2/5" in line_with(shown(t), "Brute 1")
    assert "MVT 0 CBT 0 DEF 3 · EXHAUSTED" in shown(t)
    assert "b1 R" in shown(t)
    assert "small letter: Exhausted" in shown(t)


def test_2_5_the_gifts_by_their_dice() -> None:
    text = shown(position(human("redeemer", die=2), gifts=["courage", "precognition"]))
    row = line_with(text, "Redeemer ")
    assert "▸2 1/2/4*" in row
    assert "5 1/1/5*" in row
    assert "*2 Aura of Courage" in text
    assert "*5 Aura of Precognition" in text


def test_objects_talents_burdens_and_who_is_held() -> None:
    t = position(human("blade", die=1, objects=["blunderbuss"]), human("redeemer"), trogs(3))
    text = shown(t)
    assert "Elusive · Blunderbuss" in text
    assert text.count("cannot leave") == 1
    t = position(human("brute", die=1, carries=["cake"]), scenario="delight-of-the-angels")
    assert "Impressive · Bodyguard · Cake" in shown(t)


def test_the_dead_and_the_safe() -> None:
    t = position(human("brute", die=1), human("blade", tile="", dead=True), trogs(1))
    assert line_with(shown(t), "Blade for Hire 1").endswith("dead")


def test_23_wounds_talents_and_troglodytes_of_the_demon_side() -> None:
    bonus = [{"who": "troglodytes", "mvt": 1, "gains": ["frantic"], "until": "next-threat"}]
    t = position(
        human("redeemer", die=2),
        dark("demon-of-combat", wounds=1),
        trogs(2),
        scenario="invasion",
        bonus=bonus,
        tp=7,
        phase="demon-action",
    )
    text = shown(t, 1)
    row = line_with(text, "Demon of Combat · ")
    assert "♥♥·" in row
    assert "MVT 1 CBT 4 DEF 4" in row
    assert "Impressive" in row
    assert "MVT 2 CBT 1 DEF 3 · Frantic · 2 at 0,0" in text
    assert "7 TP" in line_with(text, "── Demons")


# The map


def test_tiles_have_their_numbers_names_and_figures() -> None:
    tiles = {"0,0": "tile-35", "1,0": "tile-21 1", "0,1": {"tile": "tile-08", "hole": True}}
    t = position(
        human("brute"), human("redeemer"), trogs(2), dark("underground-hunter"), tiles=tiles, idle=False
    )
    text = shown(t)
    for part in ("35", "21 Flooded", "8 ○ Tight", "B1 R", "2ψ Ω", "????"):
        assert part in text
    assert "▸B1" in shown(t.do("activate brute-1"))
    assert line_with(text, "ψ Troglodytes  ").startswith("ψ Troglodytes  ○ hole  ? unexplored")


def test_what_lies_on_the_sides_is_drawn_there() -> None:
    trail = {"number": 4, "tile": "tile-35", "side": "N"}
    text = shown(position(human("redeemer"), trail=trail, idle=False))
    assert "◆◆◆◆" in text
    assert "◆ Trail die: 4/10" in text
    blocked = {"0,0": {"tile": "tile-35", "blocked": "E"}, "1,0": "tile-36"}
    assert "▒ rubble" in shown(position(human("redeemer"), tiles=blocked))
    sealed = {"0,0": {"tile": "tile-01", "sealed": "N"}, "0,1": "tile-27"}
    ritual = position(human("redeemer", "tile-01"), tiles=sealed, scenario="ritual", idle=False)
    assert "‡‡‡‡" in shown(ritual)
    eggs = GAME.new(scenario="save-the-eggs", seed=1).state
    assert {"» way out", "ø egg"} <= set(re.findall(r"[»ø] [a-z ]*[a-z]", "\n".join(page(eggs, 0))))


def test_5_3_the_ways_to_lay_a_tile_are_drawn_under_their_words() -> None:
    t = position(human("redeemer"), idle=False).play("activate redeemer")
    t.do("explore north", draws("tile-25"))
    text = shown(t, 1)
    assert [words for words in t.moves if words not in line_with(text, "lay esw")] == []
    assert text.count("Lair") == 3
    assert "lay esw" not in shown(t, 0)


def test_18_5_only_who_looked_sees_the_next_tiles() -> None:
    more: dict[str, Any] = {"advantages": ["map-of-the-sewers"], "idle": False}
    t = position(human("redeemer"), **more).play("activate redeemer").do("explore north")
    t.do("play map-of-the-sewers", draws("tile-25", "tile-30", "tile-21"))
    assert [name for name in ("Lair", "Flooded", "next tile-30") if name not in shown(t, 0)] == []
    assert [name for name in ("Lair", "Flooded", "tile-30") if name in shown(t, 1)] == []


def test_a_map_too_large_is_cut_around_the_one_who_acts() -> None:
    spare = [f"tile-{n:02}" for n in (3, 4, 6, 8, 11, 15, 21, 23, 27, 28, 29)]
    tiles = {"0,0": "tile-35", **{f"{x + 1},0": f"{tile} 1" for x, tile in enumerate(spare)}}
    t = position(human("redeemer"), human("brute", "tile-29"), tiles=tiles, idle=False).do(
        "activate redeemer"
    )
    text = shown(t)
    assert "▸R" in text
    assert re.search(r"→ \d more tiles east.* B1", text)
    assert max(map(len, text.splitlines())) <= 80


# The Board of Destiny and the hands


def test_17_every_square_with_its_needs_and_effect() -> None:
    t = position(human("redeemer"), phase="threat", moment="rolled", dice=[2, 4, 5])
    for lang in ("en", "fr"):
        text = shown(t, 1, lang)
        assert "[2] [4] [5]" in text
        for square in ids(t.state.box.squares):
            row = line_with(text, GAME.texts.say(message(f"square-{square}"), lang))
            does = [GAME.texts.say(message(f"square-{square}-{end}"), lang) for end in ("does", "brief")]
            assert row.endswith(tuple(does))
    assert "2 odd" in line_with(shown(t, 1), "Supernatural Speed")
    assert "total 9+" in line_with(shown(t, 1), "Burrowing Monsters")
    t.do("place 2+4 on sounds-from-the-deep")
    assert "■■" in line_with(shown(t, 1), "Sounds From The Deep")


def test_25_52_a_hand_is_its_owners_and_its_number_everybodys() -> None:
    t = position(human("redeemer"), phase="threat", moment="rolled", dice=[2], events=["terror", "lost"])
    assert "2 cards in hand" in line_with(shown(t, 0), "── Demons")
    assert "Terror: A Condemned warrior runs" in shown(t, 1)
    assert "Terror" not in shown(t, 0)
    assert "Lost" not in shown(t, 0)


def test_a_wide_terminal_has_the_warriors_beside_the_map() -> None:
    t = position(human("redeemer"), trogs(1), tiles=CORRIDOR, idle=False)
    narrow, wide = shown(t), shown(t, width=140)
    assert re.search(r"┌──.*R  Redeemer ", wide)
    assert not re.search(r"┌──.*R  Redeemer ", narrow)
    assert "Burrowing Monsters" in wide


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_16_1_while_they_bid_both_goals_are_told(lang: str) -> None:
    match = GAME.new(scenario="ritual", seed=1, auction=True)
    text = "\n".join(page(match.state, 0, lang))
    for name in ("phase-auction", "scenario-ritual-human", "scenario-ritual-demon"):
        assert GAME.texts.say(message(name), lang) in text


def test_a_persons_own_scenario_has_a_page_too() -> None:
    own = """
kind = "scenario"
game = "claustrophobia"
id = "my-cellar"
map = "fixed"
start = [0, 0]
tiles = [{ x = 0, y = 0, tile = "tile-35" }, { x = 1, y = 0, tile = "tile-36" }]
party = [{ warrior = "redeemer" }, { warrior = "brute", objects = ["shield-of-steel"] }]
tp = 3
rounds = 4
ending = [{ when = "rounds", verdict = "human", message = "end-rounds-over" }]
"""
    untitled = page(GAME.new(scenario_text=own, seed=3).state, 0)
    assert untitled[0].startswith("my-cellar  Round 1/4")
    assert "goal" not in "".join(untitled)
    titled = own + '[text.en]\ntitle = "The Cellar"\ngoal-human = "Live."\n'
    assert page(GAME.new(scenario_text=titled, seed=3).state, 0)[:2] == [
        "The Cellar  Round 1/4  Initiative",
        "Your goal: Live.",
    ]


# Everywhere

CLOSELY = 50
"""So many decisions of a game are looked at one by one, then one in SELDOM."""
SELDOM = 5


def check(state: State, seat: int, lang: str, width: int, seed: int) -> None:
    """A page fits, is said in words, and is the same for all that the seat cannot know."""
    lines = page(state, seat, lang, width)
    assert max(map(len, lines)) <= width
    assert [line for line in lines if line != line.rstrip()] == []
    assert RAW_ID.findall(TILE_WORD.sub("", "\n".join(lines))) == []
    assert page(state.redeal(seat, Dice(seed)), seat, lang, width) == lines


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_it_fits_says_everything_and_betrays_nothing(scenario: str) -> None:
    match = GAME.new(scenario=scenario, seed=5)
    agents = [Seated(agent("random"), seed) for seed in (3, 4)]
    step = 0
    while not match.state.is_over() and step < 300:
        seat = match.state.asked_seat()
        look = step % 2
        if step < CLOSELY or step % SELDOM == 0:
            check(match.state, look, ("en", "fr")[step // 2 % 2], (80, 100, 140)[step % 3], step)
        match.state.answer(seat, agents[seat].answer(GAME, match.state, seat))
        step += 1
    assert page(match.state, 0)
    assert page(match.state, 2)
