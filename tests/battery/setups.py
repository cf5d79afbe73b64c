"""The games that the battery plays, with what each adds to it. One without an entry is played as well."""

from __future__ import annotations

from typing import Any, cast

from tests.battery.hooks import Hooks, all_setups, deals_by_decks
from tests.testgame.rules.state import decks, skulk
from tests.testgame.rules.turn import Prowl
from undercroft.kernel.deck import Deck, item_of
from undercroft.kernel.errors import IllegalError
from undercroft.kernel.game import Game
from undercroft.kernel.moves import Seat
from undercroft.kernel.options import Setup
from undercroft.kernel.registry import game_ids
from undercroft.kernel.state import State

TEST_GAME = "tests.testgame.game:GAME"


def cards_in(deck: Deck) -> list[int]:
    """Every card that a deck knows of, wherever it is."""
    return [*deck.cards, *(item_of(p) for p in [*deck.top, *deck.bottom, *deck.held] if item_of(p) != 1023)]


# ---- Skulk ---------------------------------------------------------------------------------------


def skulk_setups(game: Game) -> list[Setup]:
    """Every scenario and seat count, with the options in turn."""
    found = []
    for number, plain in enumerate(all_setups(game)):
        found.append(game.setup(plain.seats, plain.scenario, hand=1 + number % 3, rematch=number % 2 == 0))
    return found


def skulk_conserve(game: Game, s: State) -> None:
    """Each treasure and each trick is in one place, and the layers hold what they should."""
    t = skulk(s)
    treasures, tricks = decks(t)
    assert sorted([*cards_in(treasures), *t.lost]) == list(range(len(t.box.treasures)))
    assert sorted([*cards_in(tricks), *t.spent]) == list(range(len(t.box.tricks)))
    assert sum(treasures.sizes) == len(treasures.cards)
    assert sum(tricks.sizes) == len(tricks.cards) == tricks.undecided()
    for pool in range(len(treasures.sizes)):
        assert sum(treasures.bands[pool :: len(treasures.sizes)]) <= treasures.sizes[pool]
    assert not t.warden_is_held()
    assert all(t.hand_size(seat) <= 5 for seat in range(t.seats))


def skulk_other_deal(s: State, seat: Seat) -> bool:
    """Hidden hands, or choices that lie face down."""
    top = s.stack[-1]
    if isinstance(top, Prowl) and top.step in (2, 3):
        return any(not top.knows(s, seat, other) for other in range(s.seats))
    return deals_by_decks(s, seat)


# ---- Sub Terra -----------------------------------------------------------------------------------


def subterra_setups(game: Game) -> list[Setup]:
    """Every level, number of seats and number of cavers that go together, and every agreement there is."""
    strict = ("choose-cavers", "strict-marker", "strict-rubble", "strict-end", "strict-medal")
    agreed = dict.fromkeys(strict, True)
    found = [game.setup_with(seats, "expert", "", "", {**agreed, "cavers": "leader"}) for seats in (2, 3)]
    for plain in all_setups(game):
        for count in ("4", "5", "6"):
            try:
                found.append(game.setup(plain.seats, plain.scenario, **{"caver-count": count}))
            except IllegalError:
                continue
    return found


def subterra_conserve(game: Game, s: State) -> None:
    """Each tile and hazard card is in one place, each caver and horror at most once on the table."""
    t = cast(Any, s)
    box = t.box
    waiting = [t.waiting] if t.waiting >= 0 else []
    tiles = [*cards_in(t.stack_of_tiles), *t.laid, *t.out, *waiting]
    assert len(tiles) == len(set(tiles)), "a tile is in two places"
    missing = set(range(len(box.tiles))) - set(tiles)
    assert len(missing) <= 1, f"tiles {missing} are nowhere"  # one may be in hand while it is placed
    hazards = [*cards_in(t.hazards), *t.spent]
    assert len(hazards) == len(set(hazards)), "a hazard card is in two places"
    assert len(t.laid) == len(t.turned) == len(t.marks)
    assert len(set(t.who)) == len(t.who) == len(t.at) == len(t.health) == len(t.row)
    assert all(-2 <= at < len(t.laid) for at in [*t.at, *t.horrors])


# ---- Claustrophobia --------------------------------------------------------------------------------


def claustrophobia_setups(game: Game) -> list[Setup]:
    """Every scenario, one of them by auction, one with all handicaps, one with the other options."""
    handicaps = ("demon-deck", "demon-tp", "human-advantage", "human-gift")
    return [
        *all_setups(game),
        game.setup(2, "survivors", auction=True),
        game.setup_with(2, "ritual", "", "", {f"handicap-{name}": True for name in handicaps}),
        game.setup_with(2, "delight-of-the-angels", "", "", {"cake-rounds": "4", "strict-last-tile": True}),
    ]


def claustrophobia_conserve(game: Game, s: State) -> None:
    """Each tile, card and figure is in one place, and nobody stands where there is no room."""
    t = cast(Any, s)
    scenario = t.box.scenario
    drawn = [f.tile for f in t.stack if type(f).__name__ == "Explore" and f.step == 3 and not f.flags & 4]
    tiles = [*cards_in(t.tiles), *t.laid, *drawn]
    assert len(tiles) == len(set(tiles)), "a tile is in two places"
    all_tiles = {*(laid.tile for laid in scenario.tiles), *(tile for pool in scenario.pools for tile in pool)}
    assert all_tiles <= set(tiles), f"tiles {all_tiles - set(tiles)} are nowhere"
    events, advantages = cards_in(t.events), cards_in(t.advantages)
    assert len(events) == len(set(events)) >= len(scenario.events_in) - 3
    assert sorted(advantages) == sorted(scenario.advantages_in)
    for figure, slot in enumerate(t.at):
        assert slot < 0 or (t.on[slot] >> figure & 1 and t.kind[figure] >= 0)
    for slot, mask in enumerate(t.on):
        assert all(t.at[figure] == slot for figure in range(32) if mask >> figure & 1)
        size = t.size_of(slot)
        assert (mask & 255).bit_count() <= size + (2 if scenario.freed_lines else 0)
        assert (mask >> 8).bit_count() <= size + (1 if scenario.rises >= 0 else 0)
    assert min([0, t.tp, *t.ground, *t.carry]) == 0


def claustrophobia_other_deal(s: State, seat: Seat) -> bool:
    """Whether a hidden card could as well be one that is still in its deck."""
    t = cast(Any, s)
    for deck in (t.tiles, t.events, t.advantages):
        hidden = [
            p for p in (*deck.top, *deck.bottom, *deck.held) if not p >> 18 >> seat & 1 and item_of(p) != 1023
        ]
        if hidden and deck.cards and len(deck.sizes) == 1:
            return True
    return False


# ---- Claustrophobia 1643 ---------------------------------------------------------------------------


def claustrophobia1643_setups(game: Game) -> list[Setup]:
    """Every scenario, and one with decks that are never shuffled again."""
    return [*all_setups(game), game.setup_with(2, "three-seals", "", "", {"reshuffle": False})]


def claustrophobia1643_conserve(game: Game, s: State) -> None:
    """Each tile, card, die and figure is in one place, and nobody stands where there is no room."""
    t = cast(Any, s)
    scenario = t.box.scenario
    drawn = [
        f.tile for f in t.stack if type(f).__name__ == "Explore" and f.step in (3, 20) and not f.flags & 4
    ]
    drawn += [f.tile for f in t.stack if type(f).__name__ == "RunnerTiles" and f.step in (1, 2)]
    is_lost = any(type(f).__name__ == "Explore" and f.cancelled for f in t.stack)
    tiles = [*cards_in(t.tiles), *t.laid, *([] if is_lost else drawn)]
    assert len(tiles) == len(set(tiles)), "a tile is in two places"
    all_tiles = {*(laid.tile for laid in scenario.tiles), *(tile for pool in scenario.pools for tile in pool)}
    assert all_tiles <= set(tiles), f"tiles {all_tiles - set(tiles)} are nowhere"
    assert sorted(cards_in(t.events)) == sorted(scenario.events_in)
    assert sorted(cards_in(t.advantages)) == sorted(scenario.advantages_in)
    dice = sum(len(one.waiting) + len(one.triggered) for one in cast(Any, game.view(s, 0)).spaces)
    rolled = len(t.dice) if t.phase == 5 else 0
    assert dice + rolled + cast(Any, game.view(s, 0)).pool == t.box.numbers.destiny_pool
    for figure, slot in enumerate(t.at):
        assert slot < 0 or (t.on[slot] >> figure & 1 and t.kind[figure] >= 0)
    for slot, mask in enumerate(t.on):
        assert all(t.at[figure] == slot for figure in range(32) if mask >> figure & 1)
        assert (mask & 255).bit_count() <= t.size_of(slot)
        assert t.strength(mask & ~255) <= t.size_of(slot)
    assert 0 <= t.tp <= t.box.numbers.tp_cap
    assert min([0, *t.ground, *t.carry, t.whip, t.kit, t.hounds_left, t.demons_left]) == 0


# ---- Dungeon Twister -----------------------------------------------------------------------------


def dungeontwister_setups(game: Game) -> list[Setup]:
    """Every way to build a game, some of them with handicaps."""
    handicaps: list[dict[str, int]] = [
        {},
        {"handicap-blue": 2},
        {"handicap-yellow": 1},
        {"handicap-blue": 4, "handicap-yellow": 3},
    ]
    return [
        game.setup_with(2, plain.scenario, "", "", handicap)
        for plain, handicap in zip(all_setups(game), handicaps, strict=True)
    ]


def dungeontwister_conserve(game: Game, s: State) -> None:
    """Each token and room is in one place, and no square holds more than the rules allow between actions."""
    t = cast(Any, s)
    for seat, deck in enumerate((t.blue, t.yellow)):
        seen = [t.kind[token] for token in range(17 * seat, 17 * seat + 17) if t.kind[token] >= 0]
        items = cards_in(deck)
        assert len(items) == len(set(items)), "a token is in two places"
        hidden = [t.box.item_kind[item] for item in items]
        owned = sorted([*hidden, *(kind for kind in seen if kind != t.box.spawn)])
        if t.way() != 2 or owned:
            assert all(owned.count(kind) <= t.box.copies[kind] for kind in owned)
        if t.begun:
            chosen = len(deck.held) + len([kind for kind in seen if kind != t.box.spawn])
            assert chosen == t.box.team + t.box.gear
    laid = [design for design in t.map.lying if design >= 0]
    assert not t.begun or len(laid) + len(t.room_deck.cards) == 8
    for token, square in enumerate(t.at):
        assert square < 0 or t.ground.here[square] >> token & 1
        thing = t.load[token]
        assert thing < 0 or t.at[thing] == square
        assert square < 0 or t.kind[token] >= 0
    assert sorted([load for load in t.load if load >= 0]) == sorted({load for load in t.load if load >= 0})
    if t.stack and type(t.stack[-1]).__name__ == "Turn":
        assert max(bin(mask).count("1") for mask in t.ground.here) <= 2, "more than two tokens on a square"
    assert min(*t.supplies, *t.hands, t.ap, *t.extra) >= 0


def dungeontwister_other_deal(s: State, seat: Seat) -> bool:
    """Whether two rooms hold face-down tokens of the other player that could as well be exchanged."""
    t = cast(Any, s)
    deck = t.yellow if seat == 0 else t.blue
    places = {p >> 26 for p in deck.held if not p >> 18 >> seat & 1 and p >> 26 < 8}
    kinds = {p & 1023 for p in deck.held if not p >> 18 >> seat & 1}
    return len(places) > 1 and len(kinds) > 3


KNOWN: dict[str, Hooks] = {
    TEST_GAME: Hooks(
        skulk_setups,
        conserve=skulk_conserve,
        has_other_deal=skulk_other_deal,
        limit=2_000,
        every=6,
    ),
    "subterra": Hooks(
        subterra_setups,
        conserve=subterra_conserve,
        limit=5_000,
        every=15,
    ),
    "claustrophobia": Hooks(
        claustrophobia_setups,
        conserve=claustrophobia_conserve,
        has_other_deal=claustrophobia_other_deal,
        derived=frozenset({"in_play"}),
        limit=8_000,
        every=60,
    ),
    "claustrophobia1643": Hooks(
        claustrophobia1643_setups,
        conserve=claustrophobia1643_conserve,
        has_other_deal=claustrophobia_other_deal,
        derived=frozenset({"in_play"}),
        limit=8_000,
        every=60,
        share=4,
    ),
    "dungeontwister": Hooks(
        dungeontwister_setups,
        conserve=dungeontwister_conserve,
        has_other_deal=dungeontwister_other_deal,
        derived=frozenset({"ground"}),
        limit=12_000,
        every=120,
        share=20,
    ),
}


def hooks_of(name: str) -> Hooks:
    """A game's hooks, or those of a game of which nothing is known."""
    return KNOWN.get(name, Hooks(all_setups))


def games_to_play() -> tuple[str, ...]:
    """The test game and every game of the house."""
    return (TEST_GAME, *game_ids())
