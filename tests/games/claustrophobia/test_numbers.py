"""Every number of the rules can be overruled by a person's data file, and then counts."""

import pytest

from tests.games.claustrophobia.positions import human, position, trogs
from undercroft.games.claustrophobia.game import GAME
from undercroft.games.claustrophobia.rules.box import Box
from undercroft.kernel.errors import UnreadableError

ATTRIBUTES = {
    "die-sides": "die_sides",
    "action-dice-per-warrior": "dice_per_warrior",
    "destiny-dice": "destiny_dice",
    "exhausted-mvt": "exhausted_mvt",
    "exhausted-cbt": "exhausted_cbt",
    "exhausted-def": "exhausted_def",
    "def-max": "def_max",
    "cost-move": "move_cost",
    "cost-explore": "explore_cost",
    "cost-hole": "hole_cost",
    "hole-tokens": "hole_tokens",
    "demons-in-play": "demons_in_play",
    "round-limit": "round_limit",
    "handicap-demon-tp": "handicap_tp",
    "handicap-human-advantages": "handicap_cards",
    "handicap-human-gifts": "handicap_gifts",
    "auction-start": "auction_start",
    "auction-floor": "auction_floor",
    "auction-cost-redeemer": "auction_first",
}
PRICES = {
    "auction-cost-gift": ("auction_gift", 0),
    "auction-most-gifts": ("auction_gift", 1),
    "auction-cost-object": ("auction_object", 0),
    "auction-cost-advantage": ("auction_card", 0),
    "auction-cost-brute": ("auction_kinds", 1),
    "auction-most-brutes": ("auction_kinds", 2),
    "auction-cost-blade": ("auction_kinds", 4),
    "auction-most-blades": ("auction_kinds", 5),
}
NEEDED = {"auction-cost-redeemer": '[[number]]\nid = "auction-floor"\nvalue = 1\n'}
"""What must go with a number for the rest to hold together."""
FIXED = ("lines-of-action", "auction-most-redeemers")


def loaded(data_text: str = "") -> Box:
    """The box of The Survivors with somebody's own data."""
    box = GAME.box(GAME.setup(data_text=data_text))
    assert isinstance(box, Box)
    return box


def own_number(name: str, value: int) -> str:
    return f'game = "claustrophobia"\n[[number]]\nid = "{name}"\nvalue = {value}\n'


def test_1_5_fewer_dice_in_a_box() -> None:
    assert (loaded().dice_in_box, loaded(own_number("dice-in-box", 8)).dice_in_box) == (12, 8)


@pytest.mark.parametrize(("name", "attribute"), list(ATTRIBUTES.items()))
def test_a_number_is_read(name: str, attribute: str) -> None:
    printed = getattr(loaded(), attribute)
    other = printed - 1 if name == "die-sides" else printed + 1
    more = NEEDED.get(name, "")
    assert getattr(loaded(own_number(name, other) + more), attribute) == other


@pytest.mark.parametrize(("name", "place"), list(PRICES.items()))
def test_a_price_is_read(name: str, place: tuple[str, int]) -> None:
    printed = getattr(loaded(), place[0])[place[1]]
    assert getattr(loaded(own_number(name, printed + 1)), place[0])[place[1]] == printed + 1


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
    brute = loaded(text).kind_ids.index("brute")
    assert loaded(text).kind_lines[brute * 18 + 3 : brute * 18 + 6] == [1, 6, 4]


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
