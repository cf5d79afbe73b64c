"""Every number of the rules can be overruled by a person's data file, and then counts."""

import pytest

from tests.games.claustrophobia.positions import human, position, trogs
from undercroft.families.tunnels.rules.components.box import Box
from undercroft.games.claustrophobia.game import GAME
from undercroft.kernel.errors import UnreadableError

ATTRIBUTES = {
    "die-sides": "numbers.die_sides",
    "dice-in-box": "numbers.dice_in_box",
    "action-dice-per-warrior": "numbers.dice_per_warrior",
    "destiny-dice": "numbers.destiny_dice",
    "exhausted-mvt": "numbers.exhausted_mvt",
    "exhausted-cbt": "numbers.exhausted_cbt",
    "exhausted-def": "numbers.exhausted_def",
    "def-max": "numbers.def_max",
    "cost-move": "numbers.move_cost",
    "cost-explore": "numbers.explore_cost",
    "cost-hole": "numbers.hole_cost",
    "hole-tokens": "numbers.hole_tokens",
    "demons-in-play": "numbers.demons_in_play",
    "round-limit": "numbers.round_limit",
    "handicap-demon-tp": "numbers.handicap_tp",
    "handicap-human-advantages": "numbers.handicap_cards",
    "handicap-human-gifts": "numbers.handicap_gifts",
    "auction-start": "auction.start",
    "auction-floor": "auction.floor",
    "auction-cost-redeemer": "auction.first",
    "auction-cost-gift": "auction.gift.cost",
    "auction-most-gifts": "auction.gift.most",
    "auction-cost-object": "auction.gear.cost",
    "auction-cost-advantage": "auction.card.cost",
    "auction-cost-brute": "auction.warriors.0.cost",
    "auction-most-brutes": "auction.warriors.0.most",
    "auction-cost-blade": "auction.warriors.1.cost",
    "auction-most-blades": "auction.warriors.1.most",
}
NEEDED = {"auction-cost-redeemer": '[[number]]\nid = "auction-floor"\nvalue = 1\n'}
"""What must go with a number for the rest to hold together."""
FIXED = ("lines-of-action", "auction-most-redeemers")


def loaded(data_text: str = "") -> Box:
    """The box of The Survivors with somebody's own data."""
    box = GAME.box(GAME.setup(data_text=data_text))
    assert isinstance(box, Box)
    return box


def number_in(box: Box, path: str) -> int:
    """A number of the box by the names that lead to it."""
    found: object = box
    for name in path.split("."):
        found = found[int(name)] if isinstance(found, list) else getattr(found, name)
    assert isinstance(found, int)
    return found


def own_number(name: str, value: int) -> str:
    return f'game = "claustrophobia"\n[[number]]\nid = "{name}"\nvalue = {value}\n'


def test_1_5_fewer_dice_in_a_box() -> None:
    assert (loaded().numbers.dice_in_box, loaded(own_number("dice-in-box", 8)).numbers.dice_in_box) == (12, 8)


@pytest.mark.parametrize(("name", "attribute"), list(ATTRIBUTES.items()))
def test_a_number_is_read(name: str, attribute: str) -> None:
    printed = number_in(loaded(), attribute)
    other = printed - 1 if name in ("die-sides", "dice-in-box") else printed + 1
    more = NEEDED.get(name, "")
    assert number_in(loaded(own_number(name, other) + more), attribute) == other


@pytest.mark.parametrize("name", FIXED)
def test_a_number_that_nobody_can_change(name: str) -> None:
    with pytest.raises(UnreadableError, match=name):
        loaded(own_number(name, 5))


def test_11_1_demons_per_game_where_a_scenario_does_not_say() -> None:
    text = """
map = "fixed"
start = [0, 0]
tiles = [{ x = 0, y = 0, tile = "tile-33" }, { x = 1, y = 0, tile = "tile-38" }]
party = [{ warrior = "redeemer" }]
demon = "underground-hunter"
ending = [{ when = "humans-gone", verdict = "demon" }]
"""
    setup = GAME.setup(scenario_text=text)
    assert GAME.view(GAME.start(setup), 1).demons_left == 2
    more = GAME.setup(scenario_text=text, data_text=own_number("demons-per-game", 3))
    assert GAME.view(GAME.start(more), 1).demons_left == 3


def test_2_3_a_line_of_ones_own_box() -> None:
    line = '{ id = "2", cbt = 6, source = "seed" }'
    text = f'game = "claustrophobia"\n[[warrior]]\nid = "brute"\nline = [{line}]\n'
    box = loaded(text)
    brute = box.kinds[box.kind_named("brute")].lines[1]
    assert (brute.mvt, brute.cbt, brute.defence) == (1, 6, 4)


def test_24_10_cake_rounds() -> None:
    setup = GAME.setup_with(2, "delight-of-the-angels", "", "", {"cake-rounds": "4"})
    view = GAME.view(GAME.start(setup), 0)
    assert view.last_round == 4


@pytest.mark.parametrize(
    ("tile", "effect"),
    [
        ("tile-05", "hole"),
        ("tile-07", "hungry"),
        ("tile-22", "flooded"),
        ("tile-24", "booby-trapped"),
        ("tile-16", "mechanism"),
    ],
)
def test_13_1_tiles_of_one_kind_do_the_same(tile: str, effect: str) -> None:
    t = position(human("redeemer", tile), tiles={"0,0": tile})
    assert t.view("human").tiles[0].kind == effect


@pytest.mark.parametrize(
    ("tile", "size"),
    [
        ("tile-09", 1),
        ("tile-10", 1),
        ("tile-17", 3),
        ("tile-38", 4),
        ("tile-42", 3),
        ("tile-44", 3),
        ("tile-46", 3),
        ("tile-33", 3),
    ],
)
def test_4_2_size_of(tile: str, size: int) -> None:
    t = position(human("redeemer", tile), trogs(1, tile), tiles={"0,0": tile})
    assert t.view("demon").tiles[0].size == size
