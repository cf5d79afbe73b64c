"""Lines of play counted: one wrong rule changes a number, and the split by move shows where."""

from pathlib import Path

import pytest

from tests.perft.slow_perft import slow_perft
from undercroft.kernel.documents.diagram import read_diagram
from undercroft.kernel.match import Match
from undercroft.kernel.perft import divide, perft

FOLDER = Path(__file__).parent
COUNTS = [
    (name, int(depth), int(count))
    for path in sorted(FOLDER.glob("*.txt"))
    for name, depth, count in [
        row.split() for row in path.read_text(encoding="utf-8").splitlines() if row and row[0] != "#"
    ]
]


def match_of(name: str) -> Match:
    return read_diagram((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "depth", "count"), COUNTS)
def test_count(name: str, depth: int, count: int) -> None:
    match = match_of(name)
    split = divide(match.game, match.state, depth)
    told = "\n".join(f"{lines:>9} {words}" for words, lines in split.items())
    assert sum(split.values()) == count, f"{name} to depth {depth} has\n{told}"


def test_every_diagram_is_counted() -> None:
    assert {name for name, _, _ in COUNTS} == {path.stem for path in FOLDER.glob("*.toml")}


def test_counting_changes_nothing() -> None:
    match = match_of("subterra-hunt")
    before = match.position()
    assert perft(match.game, match.state, 1) == 14
    assert match.position() == before


def test_the_start_counted_by_hand() -> None:
    plain, flood, gas, cave_in, lair, squeeze, ledge, slide, rough = 5, 3, 2, 12, 2, 1, 1, 1, 1
    reveal = plain + flood + gas + cave_in + lair + squeeze + ledge + slide + rough
    explore = reveal - rough + 6 * rough  # rough ground is rolled for
    hide = 6
    match = match_of("subterra-start")
    split = divide(match.game, match.state, 1)
    sides = ("north", "east", "south", "west")
    assert split == {
        "pass": 1,
        "exert": 1,
        "hide": hide,
        **{f"reveal {side}": reveal for side in sides},
        **{f"explore {side}": explore for side in sides},
    }
    assert sum(split.values()) == 252


@pytest.mark.parametrize(
    ("name", "depth"),
    [
        ("subterra-last-tiles", 1),
        ("subterra-flood", 2),
        ("subterra-hunt", 1),
        ("subterra-way-out", 2),
        ("subterra-blast", 1),
    ],
)
def test_a_slow_second_way_agrees(name: str, depth: int) -> None:
    match = match_of(name)
    assert slow_perft(match.position(), depth) == perft(match.game, match.state, depth)
