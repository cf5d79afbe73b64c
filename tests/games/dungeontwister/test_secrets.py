"""What is hidden stays hidden: face-down tokens, rooms, forces and cards; and deals fit what was seen."""

from typing import cast

import msgspec
import pytest

from tests.games.dungeontwister.scenes import Scene, scene, started
from undercroft.games.dungeontwister.game import GAME
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.kernel.chance import Dice
from undercroft.kernel.deck import holder_of, item_of


def dealt(game: Scene, seat: int, seed: int) -> Labyrinth:
    """A deal that a seat cannot tell from the truth."""
    return cast(Labyrinth, game.t.redeal(seat - 1, Dice(seed)))


def forces(t: Labyrinth, seat: int) -> dict[int, list[str]]:
    """A player's face-down tokens by where they are."""
    found: dict[int, list[str]] = {}
    for p in t.force(seat - 1).held:
        found.setdefault(holder_of(p), []).append(t.box.kinds[t.box.item_kind[item_of(p)]])
    return found


def together(places: dict[int, list[str]]) -> list[str]:
    """All tokens, wherever they are."""
    return [kind for kinds in places.values() for kind in kinds]


def test_face_down_tokens_are_shown_to_their_owner_alone() -> None:
    game = started()
    theirs = [one.kind for room in game.view(1).rooms for one in room.hidden if one.colour == "yellow"]
    ours = [one.kind for room in game.view(2).rooms for one in room.hidden if one.colour == "yellow"]
    assert set(theirs) == {"?"}
    assert "?" not in ours
    assert len(ours) == 10
    assert sorted(game.view(1).players[1].may_be) == sorted(ours)
    assert GAME.public_view(game.t).players[0].may_be != ()


def test_deals_keep_the_number_on_each_room_and_all_that_was_seen() -> None:
    game = started()
    true = forces(game.t, 2)
    deals = [forces(dealt(game, 1, seed), 2) for seed in range(12)]
    for deal in deals:
        assert {place: len(kinds) for place, kinds in deal.items()} == {k: len(v) for k, v in true.items()}
        assert sorted(together(deal)) == sorted(together(true))
    assert len({str(deal) for deal in deals}) > 6
    assert forces(dealt(game, 2, 1), 2) == true


@pytest.mark.parametrize("seed", range(4))
def test_secret_forces_are_dealt_whole(seed: int) -> None:
    game = started("free", seed)
    shown = [token.kind for token in game.view(1).tokens if token.colour == "yellow"]
    teams = set()
    for number in range(12):
        deal = dealt(game, 1, number)
        kinds = sorted(together(forces(deal, 2)))
        people = [kind for kind in kinds if deal.box.is_character(deal.box.kinds.index(kind))]
        assert (len(people), len(kinds)) == (4, 10)
        assert not set(people) & set(shown)
        assert len(set(kinds)) == len(kinds)
        teams.add(tuple(kinds))
        own = deal.pairs[:2]
        assert own == game.t.pairs[:2]
        assert len(deal.room_deck.cards) == 8
    assert len(teams) > 6


def test_a_room_that_was_seen_fits_every_deal_of_secret_pairs() -> None:
    game = scene(
        "a1:31g b1:31d a2:30g", "blue-logger@a1-11 yellow-druid@a1-55", pairs=["29", "32", "30", "31"]
    )
    for seed in range(20):
        deal = dealt(game, 1, seed)
        assert sorted(deal.box.pairs[pair] for pair in deal.pairs[2:]) == ["30", "31"]
        onlooker = dealt(game, 3, seed)
        assert {onlooker.box.pairs.index(pair) for pair in ("30", "31")} <= set(onlooker.pairs)


def test_dismissed_characters_may_be_anybody_not_seen() -> None:
    game = started(handicap_yellow=2)
    home = {tuple(forces(dealt(game, 1, seed), 2)[13]) for seed in range(20)}
    assert len(home) > 3
    assert game.view(1).players[1].dismissed == ("?", "?")


def test_a_laid_card_is_not_seen_before_both_are() -> None:
    game = scene("a1:29g", "blue-logger@a1-11 yellow-thief@a1-21 yellow-goblin@s1")
    game.do("attack blue-logger yellow-thief", "1 lay 5")
    views = set()
    for card in (0, 5):
        other = scene("a1:29g", "blue-logger@a1-11 yellow-thief@a1-21 yellow-goblin@s1")
        other.do("attack blue-logger yellow-thief", f"1 lay {card}")
        views.add(msgspec.json.encode(other.view(2)))
    assert len(views) == 1
    assert game.view(1).answer == "lay 5"


def test_rooms_and_their_turns_do_not_exist_before_they_are_revealed() -> None:
    game = started()
    assert set(game.t.map.lying) == {-1}
    assert game.t.map.turns == [0] * 9
