"""Before the night (chapter 1): the layers, the tricks, and what each thief is to be dealt."""

from __future__ import annotations

from tests.testgame.rules.box import Box
from tests.testgame.rules.state import TREASURES, TRICKS, Skulk
from tests.testgame.rules.turn import Night
from undercroft.kernel.deck import deck_of
from undercroft.kernel.options import Setup


def start_night(box: Box, setup: Setup) -> Skulk:
    """The cellars before the first card is dealt."""
    treasures = deck_of(TREASURES, box.pools, box.layers[setup.scenario])
    tricks = deck_of(TRICKS, [list(range(len(box.tricks)))], [[len(box.tricks)]])
    owed = [int(str(setup.options["hand"]))] * setup.seats
    numbers = [0, box.rounds[setup.scenario], 0, int(setup.options["rematch"] is True)]
    t = Skulk(box, setup.seats, [*treasures.fields(), *tricks.fields(), [], [], owed, numbers])
    t.call(Night())
    return t
