# interpreted: diagrams are written and read for people
"""The moments of this edition that have a word, and the procedures they stand for."""

from __future__ import annotations

from typing import ClassVar

from undercroft.families.tunnels.face.diagrams.moments import Moments
from undercroft.families.tunnels.rules.exploring.laying import MoveMark
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import (
    DEMON_ACTION,
    HUMAN_ACTION,
    INITIATIVE,
    PREPARATION,
    SETUP,
    THREAT,
)
from undercroft.games.claustrophobia1643.rules import destiny, preparation, setup
from undercroft.games.claustrophobia1643.rules.acting import HumanPhase, InfernalPhase
from undercroft.games.claustrophobia1643.rules.destiny import InfernalPreparation
from undercroft.games.claustrophobia1643.rules.preparation import HumanPreparation
from undercroft.games.claustrophobia1643.rules.setup import RunnerTiles, SetUp
from undercroft.games.claustrophobia1643.rules.threat import Threat
from undercroft.games.claustrophobia1643.rules.turn import Round
from undercroft.kernel.state import Frame

PREPARATION_STEPS = {
    "start": preparation.BEGIN,
    "drink": preparation.DRINK,
    "before-roll": preparation.ROLL,
    "rolled": preparation.ROLLED,
    "giving": preparation.GIVE,
    "instinct": preparation.INSTINCT,
    "given": preparation.GIVEN,
    "bless": preparation.BLESS,
    "icons": preparation.ICONS,
    "gifts": preparation.GIFTS,
}
DESTINY_STEPS = {
    "start": destiny.BEGIN,
    "collecting": destiny.COLLECT,
    "rolled": destiny.PLACE,
    "prepared": destiny.AFTER,
}
THREAT_STEPS = {"start": 0, "buying": 1}


class SecondMoments(Moments):
    """Where a diagram of this edition may begin."""

    of: ClassVar[dict[int, tuple[str, ...]]] = {
        SETUP: ("start", "runners", "trail"),
        INITIATIVE: tuple(PREPARATION_STEPS),
        HUMAN_ACTION: ("start", "before"),
        PREPARATION: tuple(DESTINY_STEPS),
        THREAT: tuple(THREAT_STEPS),
        DEMON_ACTION: ("start",),
    }
    with_left: ClassVar[tuple[str, ...]] = ("runners",)
    given: ClassVar[tuple[str, ...]] = ("instinct", "given", "bless", "icons", "gifts")

    def stack_at(self, t: Tunnels, phase: int, moment: str, left: int, bidder: int) -> list[Frame]:
        """The procedures under way at a moment of a phase, ready to ask their first question."""
        if phase == SETUP:
            if moment == "runners":
                return [Round(0), SetUp(setup.MARK), RunnerTiles(left)]
            return (
                [Round(0), SetUp(setup.MARK + 1), MoveMark(0)] if moment == "trail" else [Round(0), SetUp()]
            )
        if phase == INITIATIVE:
            return [Round(1), HumanPreparation(PREPARATION_STEPS[moment])]
        if phase == HUMAN_ACTION:
            return [Round(1)] if moment == "before" else [Round(3), HumanPhase(phase)]
        if phase == PREPARATION:
            return [Round(4), InfernalPreparation(DESTINY_STEPS[moment])]
        if phase == THREAT:
            return [Round(5), Threat(THREAT_STEPS[moment])]
        return [Round(6), InfernalPhase(phase)]

    def counted(self, t: Tunnels) -> tuple[int, int]:
        """How many tiles with runners are still to be laid."""
        left = [frame.left for frame in t.stack if isinstance(frame, RunnerTiles)]
        return (left[-1] if left else 0), 0
