"""Chapter 5: what each kind of tile does. Every tile of the box is played here by its id."""

from typing import Any

import pytest

from tests.games.subterra.positions import Table, box, line, position
from undercroft.games.subterra.rules.state import RUBBLE

PLAIN = [
    "plain-x1",
    "plain-x2",
    "plain-x3",
    "plain-t1",
    "plain-t2",
    "plain-t3",
    "plain-s1",
    "plain-s2",
    "plain-s3",
    "plain-s4",
    "plain-c1",
    "plain-c2",
    "plain-c3",
    "plain-c4",
    "plain-d1",
    "plain-d2",
]
FLOODABLE = ["flood-x1", "flood-x2", "flood-t1", "flood-t2", "flood-s1", "flood-s2", "flood-s3", "flood-s4"]
GAS = ["gas-t1", "gas-t2", "gas-c1", "gas-c2", "gas-c3", "gas-c4", "gas-c5", "gas-c6"]
CAVE_IN = {
    "cavein-c1": (3, 6),
    "cavein-c2": (2, 6),
    "cavein-c3": (1, 5),
    "cavein-c4": (1, 4),
    "cavein-t1": (2, 3),
    "cavein-t2": (1, 6),
    "cavein-t3": (3, 5),
    "cavein-t4": (4, 5),
    "cavein-t5": (1, 3),
    "cavein-t6": (4, 6),
    "cavein-t7": (2, 5),
    "cavein-t8": (2, 4),
}
SQUEEZES = ["squeeze-s1", "squeeze-s2", "squeeze-s3"]
ROUGH = ["rough-x1", "rough-x2", "rough-x3"]
LAIRS = [
    "horror-c1",
    "horror-c2",
    "horror-d1",
    "horror-d2",
    "horror-d3",
    "horror-d4",
    "horror-d5",
    "horror-d6",
]
LEDGES = ["ledge-s1", "ledge-s2", "ledge-s3"]
SLIDES = ["slide-s1", "slide-s2", "slide-s3"]

PARTY = ("diver", "scout", "medic", "leader")
TURNS = {"x": "N", "t": "S", "s": "N", "c": "E", "d": "S"}
"""How each shape is turned to open to the south."""

OPENINGS = {"x": "NESW", "t": "ESW", "s": "NS", "c": "ES", "d": "S"}
"""What is open then."""


def north(tile: str) -> dict[str, str]:
    """A tile to the north of the start, open to it."""
    return {"0,1": f"{tile} {TURNS[tile.partition('-')[2][0]]}"}


def hazard(tile: str, chance: str, caver: str = "medic", **rest: Any) -> Table:
    """A caver stands on the tile to the north when a hazard comes."""
    names = "diver scout leader"
    return position(
        f"{caver} {names}", tiles=north(tile), at={caver: "0,1"}, phase="hazard", chance=chance, **rest
    )


@pytest.mark.parametrize("tile", [*PLAIN, *FLOODABLE, *GAS, *CAVE_IN, *LAIRS])
def test_5_1_entering_does_nothing_by_itself(tile: str) -> None:
    t = position(tiles=north(tile)).do("move north")
    assert (t.at("diver"), t.health("diver"), t.points) == ("0,1", 3, 1)
    free = [words.removeprefix("reveal ") for words in t.moves if words.startswith("reveal")]
    shape = tile.partition("-")[2][0]
    assert [side[0].upper() for side in free] == [letter for letter in "NEW" if letter in OPENINGS[shape]]


@pytest.mark.parametrize("tile", PLAIN)
def test_5_1_plain_tiles_have_no_effect(tile: str) -> None:
    for chance in ("draw flood-1", "draw gas-1", "draw cavein-1, roll 1"):
        t = hazard(tile, chance)
        assert t.health("medic") == 3
        assert t.marks("0,1") == set()


def test_5_1_the_start_has_no_effect() -> None:
    t = position(phase="hazard", chance="draw flood-1")
    assert t.marks("0,0") == set()
    t.end_round("draw gas-1").end_round("draw cavein-1, roll 1")
    assert [t.health(caver) for caver in ("diver", "scout", "medic", "leader")] == [3, 3, 3, 3]


@pytest.mark.parametrize("tile", FLOODABLE)
def test_5_2_floodable_tiles(tile: str) -> None:
    t = hazard(tile, "draw flood-1")
    assert t.marks("0,1") == {"flooded"}
    assert t.health("medic") == 2
    t.do("pass").do("pass")
    assert t.acting == "leader"
    assert t.why("move north") == "4.6"
    assert t.do("swim north").at("leader") == "0,1"


def test_5_2_flooded_for_the_rest_of_the_game() -> None:
    t = hazard("flood-x1", "draw flood-1")
    for card in ("gas-1", "gas-2", "cavein-1, roll 1"):
        t.end_round(f"draw {card}")
    assert t.marks("0,1") == {"flooded"}


@pytest.mark.parametrize("tile", GAS)
def test_5_3_gas_tiles(tile: str) -> None:
    t = hazard(tile, "draw gas-1")
    assert t.health("medic") == 1
    t.do("move north")
    assert t.health("diver") == 1


def test_5_3_at_other_times_they_are_harmless() -> None:
    t = hazard("gas-t1", "draw flood-1")
    assert t.health("medic") == 3
    assert t.do("move north").health("diver") == 3


@pytest.mark.parametrize("tile", CAVE_IN)
def test_5_4_cave_in_tiles(tile: str) -> None:
    for die in range(1, 7):
        t = hazard(tile, f"draw cavein-1, roll {die}")
        falls = die in CAVE_IN[tile]
        assert t.marks("0,1") == ({"rubble"} if falls else set())
        assert t.health("medic") == (0 if falls else 3)


def test_5_4_each_result_belongs_to_four_tiles() -> None:
    found = box()
    assert sorted(CAVE_IN) == sorted(tile.id for tile in found.tiles if tile.id.startswith("cavein"))
    for die in range(1, 7):
        assert sum(die in tile.collapse for tile in found.tiles) == 4


def test_5_5_only_the_climber_enters_rubble() -> None:
    marks = {"0,1": "rubble"}
    for caver in ("diver", "scout", "geologist", "engineer", "medic", "bodyguard", "leader"):
        others = [name for name in ("diver", "scout", "medic", "leader") if name != caver][:3]
        t = position(" ".join([caver, *others]), tiles=north("cavein-t1"), marks=marks)
        assert t.why("move north") == "5.5"
    t = position("climber diver scout medic", tiles=north("cavein-t1"), marks=marks)
    assert t.do("move north").at("climber") == "0,1"


def test_5_5_who_stands_there_leaves_freely() -> None:
    t = position(tiles=north("cavein-t1"), marks={"0,1": "rubble"}, at={"diver": "0,1"})
    assert t.do("move south").at("diver") == "0,0"


def test_5_5_a_cleared_tile_can_collapse_again() -> None:
    t = position(tiles=north("cavein-t1"), marks={"0,1": "rubble"}).do("clear north")
    t.end_round("draw cavein-1, roll 2")
    assert t.marks("0,1") == {"rubble"}


@pytest.mark.parametrize("tile", SQUEEZES)
def test_5_6_squeezes(tile: str) -> None:
    t = position("climber diver scout medic", tiles=north(tile)).do("move north")
    assert t.at("climber") == "0,1"
    t = position(tiles=north(tile))
    assert t.why("move north") == "4.7"
    assert t.do("squeeze north").at("diver") == "0,1"


@pytest.mark.parametrize("tile", ROUGH)
def test_5_7_rough_ground(tile: str) -> None:
    assert position(tiles=north(tile)).do("move north", "roll 3").health("diver") == 2
    assert position(tiles=north(tile)).do("move north", "roll 4").health("diver") == 3
    t = position(tiles=north(tile)).do("move north", "roll 3").do("move south").do("exert")
    assert t.do("move north", "roll 3, roll 6").health("diver") == 1


@pytest.mark.parametrize("tile", LAIRS)
def test_5_8_lairs(tile: str) -> None:
    t = hazard(tile, "draw horror-1")
    assert t.horrors == ["0,1"]
    assert t.health("medic") == 0


def test_5_8_no_other_effect() -> None:
    t = hazard("horror-c1", "draw tremor-1, roll 4, roll 4, roll 4, roll 4")
    assert t.health("medic") == 3
    assert t.horrors == []


@pytest.mark.parametrize("tile", LEDGES)
def test_5_9_ledges(tile: str) -> None:
    t = position().do("explore north", f"draw {tile}")
    assert t.tile("0,1") == f"{tile} N"
    for words in ("explore north", "reveal north"):
        assert t.why(words) == "5.11"
    assert t.do("move south").at("diver") == "0,0"


@pytest.mark.parametrize(
    ("side", "cell", "letter"), [("east", "1,0", "E"), ("south", "0,-1", "S"), ("west", "-1,0", "W")]
)
def test_5_9_the_arrow_leads_away_from_the_discoverer(side: str, cell: str, letter: str) -> None:
    t = position().do(f"reveal {side}", "draw ledge-s1")
    assert t.tile(cell) == f"ledge-s1 {letter}"
    assert t.do(f"move {side}").why(f"explore {side}") == "5.11"
    t = position().do(f"reveal {side}", "draw slide-s1")
    assert t.tile(cell) == f"slide-s1 {letter}"
    assert t.do("exert").do(f"move {side}").offers(f"explore {side}")


def test_5_9_from_the_head_one_climbs_down() -> None:
    tiles = line("north", "ledge-s1", "plain-s1")
    t = position(tiles=tiles, at={"diver": "0,2"}).do("move south")
    assert t.at("diver") == "0,1"
    assert t.why("move north") == "5.11"


def test_5_9_no_other_way_to_lay_it() -> None:
    t = position()
    t.cave.forced = [1 << 16 | box().tile_of("ledge-s1")]
    t.cave.answer(0, t.match.offer()["reveal north"])
    assert t.moves == ["place N"]
    for words in ("place S", "place E"):
        reason = t.match.explain(words)
        assert reason is not None
        assert reason.rule == "5.9"


@pytest.mark.parametrize("tile", SLIDES)
def test_5_10_slides(tile: str) -> None:
    t = position().do("explore north", f"draw {tile}")
    assert t.tile("0,1") == f"{tile} N"
    assert t.why("move south") == "5.11"
    assert t.do("explore north", "draw plain-x1").at("diver") == "0,2"


def test_5_10_it_can_be_entered_from_both_ends() -> None:
    tiles = line("north", "slide-s1", "plain-s1")
    assert position(tiles=tiles).do("move north").at("diver") == "0,1"
    t = position(tiles=tiles, at={"diver": "0,2"}).do("move south")
    assert t.at("diver") == "0,1"
    assert t.offers("move north")


def test_5_10_no_other_way_to_lay_it() -> None:
    t = position()
    t.cave.forced = [1 << 16 | box().tile_of("slide-s2")]
    t.cave.answer(0, t.match.offer()["reveal north"])
    assert t.moves == ["place N"]
    reason = t.match.explain("place S")
    assert reason is not None
    assert reason.rule == "5.10"


def test_5_11_ropes() -> None:
    tiles = line("north", "ledge-s1", "plain-s1")
    t = position(tiles=tiles, at={"diver": "0,1", "scout": "0,1"})
    assert t.why("move north") == "5.11"
    t.do("rope", "roll 4").do("pass")
    assert t.do("move north").at("scout") == "0,2"


def test_5_11_not_by_running_swimming_or_squeezing() -> None:
    tiles = line("north", "ledge-s1", "flood-s1")
    t = position("medic diver scout leader", tiles=tiles, at={"medic": "0,1"}, marks={"0,2": "flooded"})
    assert t.why("swim north") == "5.11"
    tiles = line("north", "ledge-s1", "squeeze-s1")
    t = position(tiles=tiles, at={"diver": "0,1"})
    assert t.why("squeeze north") == "5.11"
    tiles = line("north", "plain-s1", "ledge-s1", "plain-s2") | line("south", "plain-s3")
    t = position(tiles=tiles, at={"diver": "0,1"}).do("run").do("step north")
    assert t.why("step north") == "5.11"


def test_5_11_a_rope_stays_for_the_game() -> None:
    t = position(tiles=line("north", "slide-s1"), at={"diver": "0,1"}).do("rope", "roll 4")
    t.end_round("draw flood-1").end_round("draw cavein-1, roll 3")
    assert t.marks("0,1") == {"rope"}


def test_5_11_horrors_need_none() -> None:
    t = position(
        tiles=line("north", "slide-s1", "ledge-s1", "plain-s1", "plain-s2"),
        horrors=["0,3"],
        phase="horror",
        chance="draw gas-1",
    )
    assert t.horrors == ["0,2"]
    t.end_round("draw gas-2")
    assert t.horrors == ["0,1"]
    assert t.end_round("draw gas-3").horrors == ["0,0"]
    tiles = line("north", "ledge-s1", "slide-s1", "plain-s1")
    t = position(
        tiles=tiles, at=dict.fromkeys(PARTY, "0,3"), horrors=["0,1"], phase="horror", chance="draw gas-1"
    )
    assert t.horrors == ["0,2"]


def test_5_11_a_hole_in_a_long_side_needs_no_rope() -> None:
    tiles = line("north", "ledge-s1") | {"1,0": "plain-x1", "1,1": "plain-x2"}
    t = position(tiles=tiles, at={"diver": "0,1"}, blasted=["0,1 east"])
    assert t.do("move east").at("diver") == "1,1"
    assert t.do("move west").at("diver") == "0,1"


def test_5_11_rubble_is_kept_apart_from_ropes() -> None:
    t = position(tiles=line("north", "ledge-s1"), at={"diver": "0,1"}, marks={"0,1": "rope"})
    assert not t.cave.marks[t.slot("0,1")] & RUBBLE
    assert t.offers("reveal north")
