"""What stands on sheets, cards and scenario pages: every number once more, so that none changes unnoticed."""

from typing import Any

import pytest

from tests.games.claustrophobia.test_data import data
from undercroft.games.claustrophobia.game import GAME

LINES = {
    "redeemer": ["1/3/3", "1/2/4", "2/1/4", "1/2/4", "1/1/5", "2/2/3"],
    "brute": ["1/4/3", "1/3/4", "1/2/5", "1/3/4", "1/2/5", "1/4/3"],
    "blade": ["1/3/3", "2/2/3", "2/1/4", "1/2/4", "2/2/3", "3/1/3"],
}
FIGURES = {"redeemer": 1, "brute": 2, "blade": 2}

PROFILES = {
    # figures, Health, MVT, CBT, DEF, TP
    "troglodyte": (11, 1, 1, 1, 3, 1),
    "tough-troglodyte": (2, 1, 2, 1, 5, 0),
    "underground-hunter": (1, 4, 2, 1, 4, 5),
    "demon-of-combat": (1, 3, 1, 4, 4, 5),
    "master-of-souls": (1, 10, 0, 2, 4, 0),
    "demon-of-cruelty": (1, 3, 1, 0, 4, 5),
    "possessed-one": (2, 4, 2, 2, 4, 0),
    "demon-of-destruction": (1, 4, 2, 1, 4, 5),
    "guardian-demon": (1, 4, 1, 3, 4, 5),
    "putrefied-damned": (5, 2, 1, 2, 4, 0),
}
POWERS: dict[str, dict[str, object]] = {
    "tough-troglodyte": {"talents": ["frantic"]},
    "underground-hunter": {"cbt_per_cancelled_line": 1},
    "demon-of-combat": {"talents": ["impressive", "bodyguard"]},
    "master-of-souls": {"slayer_wounds": 2, "safe_from_next_door": True},
    "demon-of-cruelty": {"troglodyte_talents": ["frantic"], "threat_tp": 1},
    "possessed-one": {"slayer_wounds": 2, "troglodytes_guard": True, "becomes": ["blade", "brute"]},
    "demon-of-destruction": {"crowd_humans": 2, "crowd_cbt": 3},
    "guardian-demon": {"talents": ["impressive"]},
}
PROFILE_KEYS = ("figures", "health", "mvt", "cbt", "def", "cost")
NO_POWER = {"id", "family", "bought", "single_target", "rule", "source", "sources", *PROFILE_KEYS}

PAGES = {
    # TP, Advantage cards, Demon to buy, how often, the party with its Gifts and Objects
    "survivors": (
        4,
        1,
        "underground-hunter",
        2,
        "redeemer+courage+precognition blade+blunderbuss blade brute",
    ),
    "invasion": (
        *(5, 2, "demon-of-combat", 2),
        "redeemer+healing+gather-round blade+blunderbuss brute+shield-of-steel brute",
    ),
    "where-it-hurts": (4, 2, "", 0, "redeemer+smite+courage brute+blessed-hammer blade+blunderbuss blade"),
    "ritual": (
        *(6, 2, "demon-of-cruelty", 2),
        "redeemer+healing+blessing brute+shield-of-steel brute blade+blunderbuss blade",
    ),
    "possessed": (4, 2, "", 0, "redeemer+smite+healing brute+blessed-hammer blade+blunderbuss"),
    "who-dares-wins": (
        *(4, 1, "demon-of-destruction", 2),
        "redeemer+precognition+blessing blade+blunderbuss blade brute+shield-of-steel",
    ),
    "infection": (4, 3, "", 0, "redeemer+smite+healing blade+blunderbuss brute brute"),
    "guide-and-nest": (
        *(4, 2, "guardian-demon", 2),
        "redeemer+courage+gather-round blade+blunderbuss blade brute+shield-of-steel",
    ),
    "save-the-eggs": (5, 2, "", 0, "redeemer+courage+gather-round brute blade blade"),
    "delight-of-the-angels": (3, 2, "", 0, "redeemer blade blade brute+shield-of-steel"),
}
STACKS = {
    # from the top: so many at random, shuffled with so many of a kind
    "survivors": [("all", "", 0)],
    "invasion": [(12, "", 0), (3, "stash", 1)],
    "where-it-hurts": [("all", "", 0)],
    "possessed": [(3, "", 0), (2, "stash", 1), (2, "stash", 1)],
    "who-dares-wins": [(8, "", 0), (2, "stash", 2)],
    "infection": [(10, "", 0), (3, "exit", 1)],
    "guide-and-nest": [(7, "", 0), (3, "stash", 1)],
}
START = {
    "survivors": "tile-01",
    "invasion": "tile-02",
    "where-it-hurts": "tile-02",
    "possessed": "tile-02",
    "who-dares-wins": "tile-02",
    "infection": "tile-01",
    "guide-and-nest": "tile-02",
}
RITUAL = (
    "0,0 tile-01/0  0,1 tile-06/0  0,2 tile-35/0  1,0 tile-27/1  2,0 tile-30/1  "
    "0,-1 tile-08/0  0,-2 tile-36/0  -1,0 tile-21/1  -2,0 tile-24/3"
)


def scenario(name: str) -> dict[str, Any]:
    return data(f"scenarios/{name}")


@pytest.mark.parametrize("warrior", LINES)
def test_2_3_lines_of_action(warrior: str) -> None:
    entry = {entry["id"]: entry for entry in data("warriors")["warrior"]}[warrior]
    lines = entry["line"]
    assert [f"{line['mvt']}/{line['cbt']}/{line['def']}" for line in lines] == LINES[warrior]
    assert entry["figures"] == FIGURES[warrior]


@pytest.mark.parametrize("demon", PROFILES)
def test_23_profiles_and_powers(demon: str) -> None:
    entry = {entry["id"]: entry for entry in data("demons")["demon"]}[demon]
    assert tuple(entry[key] for key in PROFILE_KEYS) == PROFILES[demon]
    powers = {key: value for key, value in entry.items() if key not in NO_POWER and value != []}
    assert powers == POWERS.get(demon, {})


@pytest.mark.parametrize("name", PAGES)
def test_24_forces(name: str) -> None:
    page = scenario(name)
    party = " ".join(
        "+".join([one["warrior"], *one.get("gifts", []), *one["objects"]]) for one in page["party"]
    )
    found = (page["tp"], page["advantages"], page.get("demon", ""), page.get("demon_times", 0), party)
    assert found == PAGES[name]


@pytest.mark.parametrize("name", STACKS)
def test_24_start_and_stack(name: str) -> None:
    page = scenario(name)
    assert page["tiles"] == [{"x": 0, "y": 0, "tile": START[name], "turn": 0}]
    bands = []
    for band in page["band"]:
        plus = band.get("plus", [{"kind": "", "count": 0}])
        bands.append((band["random"], plus[0]["kind"], plus[0]["count"]))
        assert len(plus) == 1
    assert bands == STACKS[name]


def test_24_4_layout_of_the_ritual() -> None:
    tiles = scenario("ritual")["tiles"]
    assert "  ".join(f"{t['x']},{t['y']} {t['tile']}/{t['turn']}" for t in tiles) == RITUAL


def test_24_numbers_of_the_aims() -> None:
    pages = {name: scenario(name) for name in GAME.scenarios()}
    assert (pages["survivors"]["trail"]["first"], pages["survivors"]["trail"]["last"]) == (1, 10)
    assert (pages["where-it-hurts"]["trail"]["first"], pages["where-it-hurts"]["trail"]["last"]) == (1, 7)
    assert pages["where-it-hurts"]["ambush"] == {"most": 2}
    assert pages["ritual"]["seals"]["count"] == 3
    assert pages["ritual"]["action"][0]["do"][0]["roll"] == 5
    assert pages["possessed"]["freed"] == {"cancelled_lines": 2}
    treasure = pages["who-dares-wins"]["token"]
    assert (treasure["count"], treasure["true_ones"], treasure["carrier_mvt"]) == (4, 1, -1)
    assert pages["infection"]["initiative"][0]["if_cancelled_below"] == 2
    eggs = pages["save-the-eggs"]
    assert (eggs["rounds"], eggs["threshold"]) == (10, {"demon_least": 3, "human_most": 0})
    cakes = pages["delight-of-the-angels"]
    assert (cakes["rounds"], cakes["first_count"]) == (8, 5)
    assert (cakes["extract"]["points"], cakes["carried_at_end"]["points"]) == (2, 1)
    assert cakes["mine"] == {"warrior": "redeemer", "dice": [4, 5], "mvt": 1, "cbt": 1}


@pytest.mark.parametrize(
    ("name", "when", "least"),
    [
        ("survivors", "reached", 2),
        ("invasion", "counter", 2),
        ("ritual", "counter", 10),
        ("possessed", "defeated", 2),
        ("infection", "reached", 2),
    ],
)
def test_24_what_the_humans_need(name: str, when: str, least: int) -> None:
    (ending,) = [e for e in scenario(name)["ending"] if e["verdict"] == "human"]
    assert (ending["when"], ending["least"]) == (when, least)
