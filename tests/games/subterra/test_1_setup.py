"""Chapter 1: components and set-up."""

from collections import Counter
from itertools import product
from typing import Any, cast

import pytest

from tests.games.subterra.positions import Table, box, position
from undercroft.games.subterra.game import GAME
from undercroft.games.subterra.rules.state import Cave
from undercroft.kernel.deck import item_of
from undercroft.kernel.errors import IllegalError

LEVELS = ("normal", "advanced", "expert")
DECKS = {"normal": (22, 19, 17), "advanced": (20, 17, 15), "expert": (18, 15, 13)}
ALL_CAVERS = ("diver", "scout", "geologist", "engineer", "climber", "medic", "bodyguard", "leader")
PARTY = {4: "diver scout medic leader", 5: "diver scout medic leader climber"}
PARTY[6] = PARTY[5] + " engineer"


def new(seats: int, seed: int = 1, chance: str = "", **options: Any) -> Table:
    level = str(options.pop("level", "normal"))
    return Table(GAME.new(seats, level, seed, chance, **options))


def test_1_1_components() -> None:
    found = box()
    assert len(found.tiles) == 64 + 2
    assert found.tiles[found.start_tile].id == "start"
    assert found.tiles[found.exit_tile].id == "exit"
    assert len(found.cards) == 30 + 1
    assert found.cards[found.last_card].id == "out-of-time"
    assert [caver.id for caver in found.cavers] == list(ALL_CAVERS)
    assert (found.die, found.horror_max) == (6, 3)


def test_1_1_markers_are_as_many_as_can_be_needed() -> None:
    kinds = Counter(tile.id.partition("-")[0] for tile in box().tiles)
    assert (kinds["cavein"], kinds["flood"], kinds["ledge"] + kinds["slide"], box().blasts) == (12, 8, 6, 3)
    assert sum(sorted(caver.health for caver in box().cavers)[-6:]) == 20


def test_1_1_supplies_limit_nothing() -> None:
    numbers = {entry["id"] for entry in GAME.data(GAME.setup(seats=4))["number"]}
    assert not [name for name in numbers if name.startswith("supply")]


@pytest.mark.parametrize(
    ("team", "cavers"),
    [("players-2", 4), ("players-3", 6), ("players-4", 4), ("players-5", 5), ("players-6", 6)],
)
def test_1_2_players_and_cavers(team: str, cavers: int) -> None:
    seats = int(team[-1])
    assert new(seats).cave.size() == cavers
    for other in {4, 5, 6} - {cavers}:
        with pytest.raises(IllegalError, match=r"rule 1\.2"):
            new(seats, caver_count=str(other))


@pytest.mark.parametrize("cavers", [4, 5, 6])
def test_1_2_one_player_chooses(cavers: int) -> None:
    assert new(1).cave.size() == 4  # players-1
    assert new(1, caver_count=str(cavers)).cave.size() == cavers
    assert new(1, cavers=PARTY[cavers].split()).cave.size() == cavers


@pytest.mark.parametrize("seats", [0, 7])
def test_1_2_one_to_six_play(seats: int) -> None:
    with pytest.raises(IllegalError):
        new(seats)


def test_1_2_four_to_six_cavers_go_down() -> None:
    with pytest.raises(IllegalError, match=r"rule 1\.2"):
        new(1, cavers=list(ALL_CAVERS[:7]))


def test_1_2_who_is_not_in_play_cannot_be_named() -> None:
    assert position(PARTY[4]).why("heal engineer") == "1.2"


@pytest.mark.parametrize(
    ("seats", "cavers", "runs"),
    [
        (1, 5, [1, 1, 1, 1, 1]),
        (2, 4, [1, 1, 2, 2]),
        (3, 6, [1, 1, 2, 2, 3, 3]),
        (4, 4, [1, 2, 3, 4]),
        (6, 6, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_1_3_cavers_of_a_player_sit_side_by_side(seats: int, cavers: int, runs: list[int]) -> None:
    t = position(PARTY[cavers], seats=seats)
    asked = []
    for _ in range(cavers):
        asked.append(t.asked)
        t.do("pass", "draw gas-1" if len(asked) == cavers else "")
    assert asked == runs


def test_1_3_cavers_are_drawn_at_random() -> None:
    t = new(4, chance="roll 1, roll 7, roll 6, roll 5, roll 1")
    assert [t.name(caver) for caver in range(4)] == ["diver", "leader", "bodyguard", "medic"]
    drawn = {new(4, seed=seed).name(0) for seed in range(60)}
    assert drawn == set(ALL_CAVERS)


def test_1_3_nobody_is_drawn_twice() -> None:
    for seed in range(20):
        assert len(set(new(6, seed=seed).cave.who)) == 6


def test_1_3_cavers_are_named() -> None:
    t = new(4, cavers=["leader", "climber", "diver", "medic"])
    assert [t.name(caver) for caver in range(4)] == ["leader", "climber", "diver", "medic"]
    with pytest.raises(IllegalError):
        new(4, cavers=["diver", "diver", "scout", "medic"])
    with pytest.raises(IllegalError, match=r"rule 1\.3"):
        new(1, cavers=PARTY[5].split(), caver_count="4")


def test_1_3_some_are_named_and_the_rest_is_drawn() -> None:
    t = new(4, cavers=["leader", "climber"], chance="roll 1, roll 1, roll 1")
    assert [t.name(caver) for caver in range(4)] == ["leader", "climber", "diver", "scout"]
    assert new(4, cavers=["random", "medic"]).name(0) == "medic"
    assert new(1, cavers=PARTY[4].split(), caver_count="5").cave.size() == 5
    assert new(4, cavers=["leader"], first_caver="leader").acting == "leader"


def test_1_3_each_player_may_choose() -> None:
    t = new(2, choose_cavers=True, first_caver="medic", cavers=["medic"])
    asked = []
    for name in ("diver", "leader", "scout"):
        asked.append((t.asked, t.question, len(t.moves)))
        t.do(f"take {name}")
    assert asked == [(1, "ask-caver", 7), (2, "ask-caver", 6), (2, "ask-caver", 5)]
    assert [t.name(caver) for caver in range(4)] == ["medic", "diver", "leader", "scout"]
    assert t.acting == "medic"


def test_1_3_who_is_taken_cannot_be_chosen_again() -> None:
    t = new(4, choose_cavers=True, cavers=["leader"], first_caver="leader")
    assert (t.asked, t.why("take leader"), t.reason("take leader")) == (2, "1.3", "why-caver-taken")
    assert t.why("pass") == "1.3"
    t.do("take medic")
    assert (t.asked, t.why("take medic")) == (3, "1.3")
    assert t.log == ["Player 2 leads Medic."]


def test_1_3_all_is_shown_while_the_cavers_are_chosen() -> None:
    t = new(4, choose_cavers=True)
    assert t.match.view(0).cavers == ()
    for lang in ("en", "fr"):
        assert GAME.describe(t.cave, 0, lang)
        assert GAME.screen(t.cave, 0, lang, 80)
    assert GAME.texts.say(GAME.seat_name(t.cave, 1)) == "Player 2"


def test_1_3_unconscious_first_caver_decides_all_the_same() -> None:
    t = position(
        "medic diver scout leader",
        tiles={"0,1": "exit S"},
        at={"leader": "0,1"},
        health={"medic": 0, "diver": 0, "scout": 0},
    )
    assert t.question == "ask-leave"
    assert t.asked == 1


def test_1_4_the_start() -> None:
    t = new(6)
    assert [t.tile("0,0")] == ["start N"]
    assert len(t.cave.laid) == 1
    for caver in range(6):
        name = t.name(caver)
        assert t.at(name) == "0,0"
        assert t.health(name) == (5 if name == "bodyguard" else 3)


def test_1_4_the_exit_is_not_on_the_table() -> None:
    assert not new(4).cave.exit_is_laid()


def draw_all(seed: int) -> list[str]:
    """The whole stack in the order in which it is drawn."""
    t = GAME.start(GAME.setup(4, cavers=PARTY[4].split()))
    t.seed(seed)
    cave = cast(Cave, t)
    return [cave.box.tiles[cave.stack_of_tiles.draw(t)].id for _ in range(65)]


def test_1_5_the_exit_is_among_the_last_six() -> None:
    places = {draw_all(seed).index("exit") + 1 for seed in range(80)}
    assert places == {60, 61, 62, 63, 64, 65}


def test_1_5_every_tile_is_in_the_stack() -> None:
    drawn = draw_all(3)
    assert sorted([*drawn, "start"]) == sorted(tile.id for tile in box().tiles)


def test_1_5_tiles_are_shuffled() -> None:
    assert len({draw_all(seed)[0] for seed in range(40)}) > 20
    assert len({draw_all(seed)[-1] for seed in range(40)}) > 20


def test_1_5_the_waiting_tile_counts_as_drawn() -> None:
    t = new(4, cavers=["geologist", "medic", "diver", "scout"])
    assert t.waiting != ""
    assert t.cave.stack_of_tiles.count() == 64
    assert t.cave.stack_of_tiles.bands == [58, 0, 5, 1]


def test_1_5_the_exit_cannot_come_early() -> None:
    with pytest.raises(IllegalError, match="cannot be next"):
        position().do("explore north", "draw exit")
    late = [*(tile.id for tile in box().tiles[2:7]), "exit"]
    assert position(stack=late).do("explore north", "draw exit").tile("0,1") == "exit S"


@pytest.mark.parametrize(("level", "cavers"), list(product(LEVELS, (4, 5, 6))))
def test_1_6_the_hazard_deck(level: str, cavers: int) -> None:
    t = new(cavers, level=level, cavers=PARTY[cavers].split())
    size = DECKS[level][cavers - 4]
    assert t.cave.hazards.count() == size + 1
    drawn = [t.cave.box.cards[t.cave.hazards.draw(t.cave)].id for _ in range(size + 1)]
    assert drawn[-1] == "out-of-time"
    assert len(set(drawn)) == size + 1
    assert t.cave.hazards.is_empty()


def test_1_6_what_is_not_dealt_stays_unseen() -> None:
    t = new(4)
    assert len(t.cave.hazards.unseen_by(0)) == 25
    assert [t.cave.box.cards[item_of(place)].id for place in t.cave.hazards.bottom] == ["out-of-time"]


@pytest.mark.parametrize("level", LEVELS)
def test_1_7_the_cards_of_each_level(level: str) -> None:
    singles = [f"{kind}-{n}" for kind in ("tremor", "flood", "gas", "cavein", "horror") for n in range(1, 6)]
    doubles = ["tremor-double", "flood-double", "gas-double", "cavein-double", "horror-double"]
    expected = {
        "normal": singles,
        "advanced": singles + doubles,
        "expert": [card for card in singles if not card.endswith("5")] + doubles,
    }[level]
    t = new(4, level=level)
    assert sorted(t.cave.box.cards[card].id for card in t.cave.hazards.cards) == sorted(expected)


@pytest.mark.parametrize(("level", "dealt"), list(product(LEVELS, LEVELS)))
def test_1_7_cards_of_another_level(level: str, dealt: str) -> None:
    t = new(4, level=level, hazard_set=dealt)
    assert t.cave.hazards.count() == DECKS[level][0] + 1
    assert sorted(t.cave.hazards.cards) == box().pool(dealt)


def test_1_7_a_set_too_small_is_refused() -> None:
    own = '[[level]]\nid = "normal"\ndeck = { 4 = 26 }\n'
    with pytest.raises(IllegalError, match=r"25 cards, and 26 are to be dealt \(rule 1\.7\)"):
        GAME.setup(4, "normal", data_text=own)
    assert GAME.setup(4, "normal", data_text=own, hazard_set="advanced").options["hazard-set"] == "advanced"


def test_1_8_the_first_caver_is_drawn() -> None:
    for roll, name in enumerate(PARTY[4].split(), start=1):
        t = new(4, cavers=PARTY[4].split(), chance=f"roll {roll}")
        assert t.acting == name
        assert t.cave.first == roll - 1


@pytest.mark.parametrize("name", PARTY[4].split())
def test_1_8_the_first_caver_is_named(name: str) -> None:
    assert new(4, cavers=PARTY[4].split(), first_caver=name).acting == name


def test_1_8_the_first_caver_is_in_play() -> None:
    with pytest.raises(IllegalError, match=r"rule 1\.8"):
        new(4, cavers=PARTY[4].split(), first_caver="engineer")
    with pytest.raises(IllegalError, match=r"rule 1\.8"):
        new(4, first_caver="engineer")
