"""The battery on the test game and on every game, scenario and seat count of the house."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from tests.battery.battery import play_through
from tests.battery.fields import check_frame_fields
from tests.battery.setups import games_to_play, hooks_of
from tests.battery.trial import Trial
from undercroft.kernel.match import new_match
from undercroft.kernel.options import Setup
from undercroft.kernel.registry import game as find_game

SOAK = os.environ.get("UNDERCROFT_SOAK") == "1"
GAMES_EACH = 3 if SOAK else 1


def every_setup() -> list[tuple[str, Setup | None]]:
    """All that is played; a game that cannot even be set up is one case, which fails, and stops no other."""
    found: list[tuple[str, Setup | None]] = []
    for name in games_to_play():
        try:
            found += [(name, setup) for setup in hooks_of(name).setups(find_game(name))]
        except Exception:  # noqa: BLE001  # said again, and in full, when its case is run
            found.append((name, None))
    return found


def label(case: tuple[str, Setup | None]) -> str:
    name, setup = case
    if setup is None:
        return f"{name}-cannot-be-set-up"
    more = [f"{key}={value}" for key, value in setup.options.items() if key in ("caver-count", "hand")]
    return "-".join([name.split(".")[1] if "." in name else name, setup.scenario, str(setup.seats), *more])


@pytest.mark.parametrize("case", every_setup(), ids=label)
def test_battery(case: tuple[str, Setup | None]) -> None:
    name, setup = case
    hooks = hooks_of(name)
    setup = setup or hooks.setups(find_game(name))[0]
    for seed in range(GAMES_EACH):
        trial = play_through(find_game(name), setup, seed, hooks, 1 if SOAK else hooks.every)
        assert trial.decisions > 0
        assert trial.checked > 0


@pytest.mark.parametrize("name", games_to_play())
def test_every_frame_saves_all_that_it_holds(name: str) -> None:
    frames = find_game(name).frames()
    for frame in frames:
        check_frame_fields(frame)
    names = Counter(type(frame).__name__ for frame in frames)
    assert max(names.values()) == 1, f"two kinds of frames share a name: {names}"


@pytest.mark.parametrize("name", games_to_play())
def test_every_field_has_a_name_of_its_own(name: str) -> None:
    game = find_game(name)
    for setup in hooks_of(name).setups(game):
        fields = game.field_names()
        assert len(set(fields)) == len(fields) == len(game.start(setup).fields())


@pytest.mark.parametrize("name", games_to_play())
def test_card_words_are_unique_and_draws_can_be_scripted(name: str) -> None:
    game = find_game(name)
    state = game.start(hooks_of(name).setups(game)[0])
    decks = range(len(game.deck_names()))
    words = [game.card_word(state, deck, item) for deck in decks for item in game.cards(state, deck)]
    assert len(set(words)) == len(words)
    assert all(len(word.split()) == 1 and "," not in word for word in words)


@pytest.mark.parametrize("name", games_to_play())
def test_another_seed_is_another_game_and_the_same_seed_the_same(name: str) -> None:
    game = find_game(name)
    setup = hooks_of(name).setups(game)[0]
    lines = []
    for seed in (1, 1, 2, 3, 4, 5):
        trial = Trial(game, setup, seed, hooks_of(name))
        trial.match = new_match(game, setup, seed)
        while len(trial.match.lines) < 40:
            seat = trial.match.seats_asked()[0]
            trial.match.apply(trial.match.moves(seat)[0], seat)
        lines.append(trial.match.lines)
    assert lines[0] == lines[1]
    assert any(other != lines[0] for other in lines[2:])
