"""What the engine has room for, whichever edition uses it: signed bonuses, giants, limits of tiles."""

from typing import cast

import pytest

from undercroft.families.tunnels.rules.acting.movement import leave_code
from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.warriors import RESISTANT
from undercroft.families.tunnels.rules.figures import FIRST_DEMON, FIRST_TROG
from undercroft.families.tunnels.rules.loading.scenario import build_box
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.supply import free_trog
from undercroft.families.tunnels.rules.words.reasons import BLOCKING, OK
from undercroft.families.tunnels.rules.words.times import NEXT_INITIATIVE, ROUND_END
from undercroft.games.claustrophobia.game import GAME
from undercroft.games.claustrophobia.rules.start import begin
from undercroft.kernel.options import Setup


@pytest.fixture
def t() -> Tunnels:
    """The Survivors before the first step, in a box of its own, every Human with a die of 3."""
    box = build_box(GAME.own_data(), GAME.own_data()["scenarios"]["survivors"])
    found = begin(box, Setup("claustrophobia", 2, "survivors"))
    for figure in range(FIRST_TROG):
        found.die[figure] = 3
    return found


def test_a_bonus_may_take_away_but_no_number_falls_below_nothing(t: Tunnels) -> None:
    mvt, cbt, defence = t.mvt(0), t.cbt(0), t.defence(0, t.at[0])
    t.changes.append(change(0, ROUND_END, -1, -9, -2, gains=RESISTANT))
    assert (t.mvt(0), t.cbt(0), t.defence(0, t.at[0])) == (max(0, mvt - 1), 0, defence - 2)
    assert t.talents(0) & RESISTANT
    t.changes.append(change(0, NEXT_INITIATIVE, 3, 0, 0))
    assert t.mvt(0) == mvt + 2
    t.expire(ROUND_END)
    assert (t.mvt(0), t.cbt(0)) == (mvt + 3, cbt)


def test_a_giant_takes_the_room_of_two_and_holds_like_two(t: Tunnels) -> None:
    slot = t.at[0]
    for figure in range(1, FIRST_TROG):
        if t.at[figure] >= 0:
            t.take_off(figure)
    t.kind[FIRST_DEMON] = t.box.kind_named("demon-of-combat")
    t.box.kinds[t.kind[FIRST_DEMON]].talents = 0
    t.put(FIRST_DEMON, slot)
    assert leave_code(t, 0) == OK
    t.box.kinds[t.kind[FIRST_DEMON]].counts_as = 2
    t.box.has_giants = True
    assert leave_code(t, 0) == BLOCKING
    size = t.size_of(slot)
    for number in range(size - 2):
        assert t.has_room(free_trog(t), slot), number
        t.put(free_trog(t), slot)
    assert not t.has_room(free_trog(t), slot)


def test_a_tile_may_have_a_highest_defence(t: Tunnels) -> None:
    t.changes.append(change(0, ROUND_END, 0, 0, 2))
    assert t.defence(0, t.at[0]) > 3
    t.ground_kind(t.at[0]).def_most = 3
    assert t.defence(0, t.at[0]) == 3
    assert cast(Tunnels, t.copy()).defence(0, t.at[0]) == 3
