"""The odds of attacks: reckoned, and against every die rolled by the rules themselves."""

from fractions import Fraction

import pytest

from tests.games.claustrophobia.positions import Entry, Table, dark, human, position, trogs
from tests.games.claustrophobia.slow_odds import roll_all
from tests.rules.citing import cites
from undercroft.agents.base import Seated
from undercroft.agents.registry import agent
from undercroft.families.tunnels.face.odds import (
    AttackOdds,
    attack_odds,
    attacks,
    blast_odds,
    blasts,
    percent,
)
from undercroft.games.claustrophobia.game import GAME
from undercroft.kernel.chance import Dice

HALF = Fraction(1, 2)
HUNGRY = {"0,0": "tile-06", "0,1": "tile-35"}


def reckon(t: Table, words: str) -> AttackOdds:
    """The odds of one attack on offer, once checked against every run of dice."""
    state, seat = t.state, t.state.asked_seat()
    move = t.match.offer(seat)[words]
    found = [(attack, more) for m, attack, more in attacks(state, state.offer(seat)) if m == move]
    assert len(found) == 1, words
    attack, more = found[0]
    odds = attack_odds(state, attack, more)
    slow = roll_all(state, move, attack.target, attack.slot)
    assert {n: share for n, share in enumerate(odds.hits) if share} == dict(slow.hits)
    assert {n: share for n, share in enumerate(odds.losses) if share} == dict(slow.losses)
    assert odds.dead == slow.dead
    assert odds.dead_guarded == roll_all(state, move, attack.target, attack.slot, guarded=True).dead
    assert sum(odds.hits) == sum(odds.losses) == 1
    return odds


def human_attack(words: str, *warriors: Entry, **more: object) -> AttackOdds:
    """The odds of an attack of the first Human of a position."""
    t = position(*warriors, **more)  # type: ignore[arg-type]
    return reckon(t.do(f"activate {warriors[0]['kind']}{number(warriors[0]['kind'])}"), words)


def threat(event: str, *warriors: Entry) -> Table:
    """A Threat phase with its dice out of the way and one Event card in hand."""
    t = position(*warriors, phase="threat", moment="rolled", dice=[1], events=[event])
    return t.do("pass")


def number(kind: str) -> str:
    return "" if kind == "redeemer" else "-1"


def demon_attack(who: str, words: str, *warriors: Entry, **more: object) -> AttackOdds:
    """The odds of an attack of a Demon warrior."""
    t = position(*warriors, phase="demon-action", **more)  # type: ignore[arg-type]
    return reckon(t.do(f"activate {who}"), words)


@cites("26.9")
def test_6_2_troglodytes_in_a_group() -> None:
    odds = human_attack("attack troglodytes", human("brute", die=2), trogs(2))
    assert (odds.dice, odds.needed, odds.life) == (3, 3, 2)
    assert odds.hits[0] == Fraction(1, 27)
    assert odds.dead == odds.losses[2] == Fraction(20, 27)


@cites("26.10")
def test_6_3_a_demon_against_lines() -> None:
    odds = demon_attack(
        "demon-of-combat",
        "attack brute-1",
        human("brute", die=2, lost=[1, 2, 3, 4]),
        dark("demon-of-combat"),
        scenario="invasion",
    )
    assert (odds.dice, odds.needed) == (4, 4)
    assert odds.dead == Fraction(11, 16)


def test_6_2_def_has_a_limit() -> None:
    warriors = (human("brute", die=3, objects=["shield-of-steel"]), human("redeemer", die=2))
    bonus = [{"who": "brute-1", "def": 2, "until": "next-initiative"}]
    odds = demon_attack("troglodyte@tile-35", "attack brute-1", *warriors, trogs(1), bonus=bonus)
    assert odds.needed == 6
    assert odds.hits == [Fraction(5, 6), Fraction(1, 6)]


def test_6_3_wounds_of_a_demon() -> None:
    odds = human_attack("attack underground-hunter", human("brute", die=1), dark("underground-hunter"))
    assert (odds.needed, odds.life) == (4, 4)
    assert odds.losses[4] == odds.dead == Fraction(1, 16)


def test_23_3_the_hunter_smells_blood() -> None:
    warriors = (human("redeemer", die=2, lost=[1, 3]), dark("underground-hunter"))
    assert demon_attack("underground-hunter", "attack redeemer", *warriors).dice == 3


def test_23_8_the_demon_of_destruction_in_a_crowd() -> None:
    warriors = (human("redeemer", die=2), human("brute", die=2), dark("demon-of-destruction"))
    odds = demon_attack("demon-of-destruction", "attack redeemer", *warriors, scenario="who-dares-wins")
    assert odds.dice == 4


def test_8_3_frantic_rolls_its_misses_again() -> None:
    warriors = (human("redeemer", die=2), dark("tough-troglodyte"))
    odds = demon_attack("tough-troglodyte-1", "attack redeemer", *warriors)
    assert odds.is_frantic
    assert odds.hits == [Fraction(1, 4), Fraction(3, 4)]


def test_23_6_troglodytes_under_the_demon_of_cruelty() -> None:
    warriors = (human("redeemer", die=2), trogs(1), dark("demon-of-cruelty"))
    odds = demon_attack("troglodyte@tile-35", "attack redeemer", *warriors, scenario="ritual")
    assert odds.hits[1] == Fraction(3, 4)


def test_18_1_smite_hits_from_two_on() -> None:
    odds = human_attack(
        "attack underground-hunter", human("redeemer", die=1), dark("underground-hunter"), gifts=["smite"]
    )
    assert odds.needed == 2
    assert odds.hits[0] == Fraction(1, 6) ** 3
    shot = human_attack(
        "shoot here underground-hunter",
        human("redeemer", die=1, objects=["blunderbuss"]),
        dark("underground-hunter"),
        gifts=["smite"],
    )
    assert (shot.needed, shot.dice) == (4, 4)


def test_22_2_hungry_doubles_what_the_target_loses() -> None:
    target = human("redeemer", "tile-06", die=2, lost=[1, 2, 3])
    hunter = dark("underground-hunter", "tile-06")
    odds = demon_attack("underground-hunter", "attack redeemer", target, hunter, tiles=HUNGRY)
    assert (odds.dice, odds.life) == (4, 3)
    assert odds.losses == [Fraction(1, 16), Fraction(0), Fraction(1, 4), Fraction(11, 16)]
    troglodytes = human_attack(
        "attack troglodytes", human("brute", "tile-06", die=3), trogs(3, "tile-06"), tiles=HUNGRY
    )
    assert (troglodytes.losses[2], troglodytes.dead) == (Fraction(4, 9), Fraction(4, 9))


def test_25_33_hungry_by_the_tile_of_the_target() -> None:
    shooter = human("blade", die=3, objects=["blunderbuss"])
    odds = human_attack("shoot south troglodytes", shooter, trogs(3, "tile-06"), tiles=HUNGRY)
    assert odds.losses[2] == Fraction(4, 9)


def test_19_1_the_blunderbuss_adds_a_die() -> None:
    shooter = human("blade", die=3, objects=["blunderbuss"])
    assert human_attack("shoot here troglodytes", shooter, trogs(2)).dice == 2
    assert human_attack("attack troglodytes", shooter, trogs(2)).dice == 1


@pytest.mark.parametrize(
    ("demon", "scenario", "dead"),
    [("demon-of-combat", "invasion", Fraction(3, 4)), ("master-of-souls", "where-it-hurts", Fraction(0))],
)
def test_19_3_the_blessed_hammer(demon: str, scenario: str, dead: Fraction) -> None:
    hammer = human("brute", die=3, objects=["blessed-hammer"])
    odds = human_attack(f"attack {demon}", hammer, dark(demon), scenario=scenario)
    assert odds.dead == dead
    assert odds.losses[0] == Fraction(1, 4)
    assert odds.is_dear


def test_25_8_bodyguards_take_no_more_than_they_have() -> None:
    weak = human("redeemer", die=2, lost=[1, 2, 3, 4, 5])
    guard = human("brute", die=1, lost=[1, 2, 3, 4])
    odds = demon_attack(
        "demon-of-combat", "attack redeemer", weak, guard, dark("demon-of-combat"), scenario="invasion"
    )
    assert odds.dead == Fraction(15, 16)
    assert odds.dead_guarded == Fraction(5, 16)
    tired = {**guard, "exhausted": True}
    odds = demon_attack(
        "demon-of-combat", "attack redeemer", weak, tired, dark("demon-of-combat"), scenario="invasion"
    )
    assert odds.dead_guarded == odds.dead


def test_23_7_troglodytes_guard_the_possessed() -> None:
    warriors = (human("brute", die=1), dark("possessed-one", wounds=3), trogs(2))
    odds = human_attack("attack possessed-one-1", *warriors, scenario="possessed")
    assert odds.dead == Fraction(15, 16)
    assert odds.dead_guarded == Fraction(5, 16)


def test_22_14_mist_makes_all_alike() -> None:
    tiles = {"0,0": "tile-43"}
    odds = human_attack(
        "attack troglodytes", human("brute", "tile-43", die=1), trogs(2, "tile-43"), tiles=tiles
    )
    assert odds.needed == 6


def test_9_1_an_exhausted_target() -> None:
    tired = human("brute", die=3, lost=[3], exhausted=True, objects=["shield-of-steel"])
    assert demon_attack("troglodyte@tile-35", "attack brute-1", tired, trogs(1)).needed == 3


def test_20_8_no_quarter() -> None:
    t = position(human("brute", die=3), trogs(2), advantages=["no-quarter"]).do("activate brute-1")
    assert reckon(t.play("play no-quarter", "choose brute-1"), "attack troglodytes").dice == 4


def test_8_2_neither_impressive_nor_elusive_touches_an_attack() -> None:
    mods = [{"who": "troglodytes", "gains": ["impressive", "elusive"], "until": "next-threat"}]
    plain = human_attack("attack troglodytes", human("blade", die=4), trogs(2))
    assert human_attack("attack troglodytes", human("blade", die=4), trogs(2), bonus=mods) == plain


def test_21_13_a_suicide_attack_is_reckoned_with_and_without() -> None:
    warriors = (human("redeemer", die=2), trogs(1))
    t = position(*warriors, phase="demon-action", events=["suicide-attack"])
    t.play("activate troglodyte@tile-35", "attack redeemer")
    assert reckon(t, "pass").dice == 1
    assert reckon(t, "play suicide-attack").dice == 3


def test_21_4_a_possessed_attacker_guards_nobody() -> None:
    warriors = (human("brute", die=2), human("redeemer", die=2, lost=[1, 2, 3, 4, 5]))
    t = threat("demonic-possession", *warriors).do("play demonic-possession")
    odds = reckon(t, "choose redeemer")
    assert odds.dice == 3
    assert odds.dead_guarded == odds.dead == Fraction(7, 8)


def test_20_3_a_grenade_rolls_for_everybody() -> None:
    t = position(
        human("blade", "tile-01", die=1),
        human("redeemer", "tile-01", die=2, lost=[1, 2, 3, 4, 5]),
        trogs(2, "tile-01"),
        tiles={"0,0": "tile-01"},
        advantages=["grenade"],
    ).do("activate blade-1")
    state = t.state
    found = blasts(state, state.offer(0))
    assert len(found) == 1
    move, op, slot = found[0]
    odds = blast_odds(state, op, slot)
    assert odds.chance == Fraction(2, 3)
    group = roll_all(state, move, 32, slot)
    assert dict(enumerate(odds.troglodytes)) == dict(group.losses)
    for figure in odds.figures:
        slow = roll_all(state, move, figure, slot)
        assert slow.losses[1] == odds.chance
    assert len(odds.figures) == 2
    line = GAME.odds(state, 0, "en")[-1]
    assert "Hit: Blade for Hire 1, 67 % each." in line
    assert "Dead: Redeemer, 67 % each." in line


def test_21_9_fumes_touch_humans_only() -> None:
    t = threat("toxic-fumes", human("redeemer"), human("brute"), trogs(1))
    found = blasts(t.state, t.state.offer(1))
    assert [blast_odds(t.state, op, slot).figures for _, op, slot in found] == [[0, 1]]
    assert GAME.odds(t.state, 1, "en") == [
        "Toxic Fumes at 0,0: each warrior is hit in 67 of 100. Hit: Redeemer, Brute 1, 67 % each."
    ]


def test_the_lines_are_said_in_both_languages() -> None:
    t = position(human("brute", die=2), trogs(2)).do("activate brute-1")
    assert GAME.odds(t.state, 0, "en") == [
        "Attack Troglodytes, 3 dice of 3 or more: no hit 4 %, 1 hit 22 %, 2 hits 44 %, 3 hits 30 %."
        " All 2 dead: 74 %."
    ]
    assert GAME.odds(t.state, 0, "fr")[0].startswith(
        "Attaquer Troglodytes, 3 dés à 3 ou plus : aucune touche 4 %"
    )


def test_a_chance_is_never_rounded_to_nothing_or_to_certainty() -> None:
    assert [percent(Fraction(n, 1296)) for n in (0, 1, 648, 1295, 1296)] == ["0", "<1", "50", ">99", "100"]


@pytest.mark.parametrize("scenario", GAME.scenarios())
def test_nothing_hidden_changes_the_odds(scenario: str) -> None:
    match = GAME.new(scenario=scenario, seed=11)
    agents = [Seated(agent("random"), seed) for seed in (1, 2)]
    told = 0
    for step in range(400):
        if match.state.is_over():
            break
        seat = match.state.asked_seat()
        lines = GAME.odds(match.state, seat, "en")
        deal = match.state.redeal(seat, Dice(step))
        assert GAME.odds(deal, seat, "en") == lines
        told += len(lines)
        match.state.answer(seat, agents[seat].answer(GAME, match.state, seat))
    assert told
