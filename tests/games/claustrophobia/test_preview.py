"""What a view shows beyond the bare table: reach, who is held, the fight, the squares, the printed lines."""

from tests.games.claustrophobia.positions import CORRIDOR, dark, dice, human, position, trogs


def test_reach_goes_as_far_as_mvt_and_room() -> None:
    t = position(human("blade", die=2), tiles=CORRIDOR).do("activate blade-1")
    assert t.view("human").reach == (("tile-27",), ("tile-36",))
    t.do("move east")
    assert [set(ids) for ids in t.view("demon").reach] == [{"tile-35", "tile-36"}]


def test_reach_stops_where_enemies_hold() -> None:
    t = position(human("redeemer", die=3), trogs(1, "tile-27"), tiles=CORRIDOR).do("activate redeemer")
    assert t.view("human").reach == (("tile-27",), ("tile-36",))
    t = position(human("redeemer", die=3), trogs(2, "tile-27"), tiles=CORRIDOR).do("activate redeemer")
    assert t.view("human").reach == (("tile-27",),)


def test_nobody_acts_and_nothing_is_in_reach() -> None:
    view = position(human("blade", die=2), tiles=CORRIDOR).view("human")
    assert view.reach == ()
    assert view.fight is None


def test_who_is_held_and_by_what() -> None:
    by_numbers = position(human("redeemer"), trogs(2)).view("human")
    assert {w.word: w.held for w in by_numbers.warriors}["redeemer"] == "numbers"
    by_presence = position(human("redeemer"), human("brute"), dark("demon-of-combat")).view("demon")
    assert {w.word: w.held for w in by_presence.warriors}["redeemer"] == "presence"
    assert {w.word: w.held for w in by_presence.warriors}["demon-of-combat"] == "presence"


def test_a_fight_shows_its_dice_and_hits() -> None:
    t = position(human("redeemer"), human("brute"), dark("demon-of-combat"), phase="demon-action")
    t.play("activate demon-of-combat", "attack redeemer | 6 6 1 1")
    fight = t.view("human").fight
    assert fight is not None
    assert (fight.attacker, fight.target, fight.dice, fight.hits, fight.rolled) == (
        "demon-of-combat",
        "redeemer",
        4,
        2,
        True,
    )
    assert t.view("demon").fight == fight


def test_the_squares_tell_what_lies_on_them() -> None:
    t = position(human("redeemer"), phase="threat", chance=dice(1, 3, 6))
    before = {square.id: square for square in t.view("human").squares}
    assert len(before) == 10
    assert (before["trap"].total, before["dark-destiny"].least) == (12, 3)
    t.do("place 1+3 on supernatural-speed")
    after = {square.id: square for square in t.view("human").squares}
    assert after["supernatural-speed"].placed == 2
    assert after["supernatural-speed"].used
    assert not after["trap"].used


def test_six_printed_lines_and_one_profile() -> None:
    view = position(human("redeemer"), trogs(1)).view("demon")
    by_kind = {warrior.kind: warrior for warrior in view.warriors}
    assert by_kind["redeemer"].profile[4] == (1, 1, 5)
    assert by_kind["troglodyte"].profile == ((1, 1, 3),)
