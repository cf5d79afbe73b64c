"""Diagrams: every position of a game can be written and read back, and what cannot be is refused."""

from __future__ import annotations

import tomllib
from typing import Any, cast

import pytest

from tests.games.dungeontwister.scenes import scene
from tests.round_trip import read_back
from undercroft.games.dungeontwister.game import GAME
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import Deck, holder_of, item_of, known_of
from undercroft.kernel.documents.diagram import read_diagram, write_diagram
from undercroft.kernel.documents.toml_writing import toml_text
from undercroft.kernel.errors import UndercroftError, UnreadableError
from undercroft.kernel.match import Match, new_match

EVERY = 9
"""Of the decisions after the set-up, each so many is written; those of the set-up all are."""


def written(match: Match) -> str:
    """The diagram of a match."""
    return write_diagram(GAME, match.setup, match.state)


def told_apart(t: Labyrinth) -> dict[str, Any]:
    """A state as far as the rules tell it apart: face-down tokens and unchosen ones by kind."""
    lists = dict(zip(GAME.field_names(), t.fields(), strict=True))
    found: dict[str, Any] = {name: list(value) for name, value in lists.items() if "-" not in name}
    found["hands"] = [
        hand if place < 2 or place > 3 else values(t, hand) for place, hand in enumerate(t.hands)
    ]
    found["map"] = [lists[f"map-{part}"] for part in ("lying", "turns", "changed")]
    found["rooms"] = t.room_deck.fields()
    for seat in range(2):
        found[f"force-{seat}"] = force(t, t.force(seat))
    found["stack"] = [(type(frame), frame.fields()) for frame in t.stack]
    found["asked"], found["answers"] = t.asked, t.answers
    found["end"] = (t.results, t.scores, t.ended_by)
    return found


def values(t: Labyrinth, hand: int) -> list[int]:
    """The values of combat cards: two of one value are alike."""
    return [value for card, value in enumerate(t.box.combat_cards) if hand >> card & 1]


def force(t: Labyrinth, deck: Deck) -> tuple[list[int], list[tuple[int, int, int]]]:
    """The tokens of a player that nobody has chosen, and those that are face down."""
    kinds = t.box.item_kind
    held = sorted((kinds[item_of(p)], holder_of(p), known_of(p)) for p in deck.held)
    return sorted(kinds[item] for item in deck.cards), held


def check_round_trip(match: Match) -> None:
    """Write a match, read it back and compare."""
    _, again = read_back(match)
    mine, theirs = (told_apart(cast(Labyrinth, one.state)) for one in (match, again))
    assert theirs == mine


@pytest.mark.parametrize(
    ("scenario", "options"),
    [("forest", {"handicap-blue": 2}), ("base", {}), ("free", {}), ("mutual", {"handicap-yellow": 1})],
)
def test_every_position_can_be_written_and_read_back(scenario: str, options: dict[str, int]) -> None:
    seed = GAME.scenarios().index(scenario) + 3
    match = new_match(GAME, GAME.setup_with(2, scenario, "", "", dict(options)), seed)
    dice = Dice(seed)
    number = 0
    while not match.state.is_over():
        number += 1
        if not cast(Labyrinth, match.state).begun or number % EVERY == 0:
            check_round_trip(match)
        seat = match.seats_asked()[0]
        moves = match.moves(seat)
        match.apply(moves[dice.below(len(moves))], seat)
    check_round_trip(match)


def test_secret_answers_that_are_in_are_kept() -> None:
    game = scene("a1:29g", "blue-logger@a1-21 yellow-thief@a1-31 yellow-goblin@s1 blue-goblin@n1")
    game.do("attack blue-logger yellow-thief", "1 lay 6")
    check_round_trip(game.match)
    tree = tomllib.loads(written(game.match))
    assert (tree["asked"], len(tree["given"])) == ([2], 1)
    other = read_diagram(written(game.match))
    other.apply("lay 0", 1)
    assert other.state.asked == 1
    assert 6 not in other.view(0).players[0].combat_cards


def test_a_turn_needs_no_middle() -> None:
    game = scene("a1:29g", "blue-enchantress-elf@a1-21 yellow-goblin@s1").do("enchant a1-22")
    tree = tomllib.loads(written(game.match))
    assert tree["enchanted"] == 1
    assert not tree.keys() & {"middle", "asked", "given", "over"}
    check_round_trip(game.match)


@pytest.mark.parametrize(
    "change",
    [
        {"asked": [1, 1]},
        {"asked": [3]},
        {"asked": []},
        {"given": [[1, 0]]},
        {"given": [[1, 0], [2, 0]]},
        {"middle": []},
    ],
)
def test_a_middle_that_does_not_fit_is_refused(change: dict[str, Any]) -> None:
    game = scene("a1:29g", "blue-logger@a1-21 yellow-thief@a1-31 yellow-goblin@s1 blue-goblin@n1")
    game.do("attack blue-logger yellow-thief")
    tree = tomllib.loads(written(game.match))
    tree.update(change)
    with pytest.raises(UnreadableError, match=r"does not fit|names '1' twice|has 0 entries"):
        read_diagram(toml_text(tree))


def test_tokens_on_what_is_not_there_are_refused() -> None:
    with pytest.raises(UndercroftError, match="must be one of"):
        scene("a1:29g", "blue-logger@a1-21", hidden="yellow-druid@cellar")
