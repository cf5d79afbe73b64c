# interpreted: diagrams are written and read for people
"""The moments of this edition that have a word, and the procedures they stand for."""

from __future__ import annotations

from typing import ClassVar

from undercroft.families.tunnels.face.diagrams.moments import Moments
from undercroft.families.tunnels.rules.acting.phase import ActionPhase
from undercroft.families.tunnels.rules.exploring.guide import GuideWalk
from undercroft.families.tunnels.rules.exploring.laying import HoleToken, MoveMark
from undercroft.families.tunnels.rules.preparing.fountains import Fountains
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import (
    DEMON_ACTION,
    HUMAN_ACTION,
    INITIATIVE,
    SETUP,
    THREAT,
)
from undercroft.games.claustrophobia.rules import initiative, threat
from undercroft.games.claustrophobia.rules.auction import Auction, Team
from undercroft.games.claustrophobia.rules.initiative import Initiative
from undercroft.games.claustrophobia.rules.setup import AUCTIONED, SetUp
from undercroft.games.claustrophobia.rules.threat import Threat
from undercroft.games.claustrophobia.rules.turn import Round
from undercroft.kernel.state import Frame

INITIATIVE_STEPS = {
    "start": initiative.BEGIN,
    "before-roll": initiative.BEFORE,
    "rolled": initiative.ROLLED,
    "giving": initiative.GIVE,
    "given": initiative.GIVEN,
    "bless": initiative.BLESS,
}
THREAT_STEPS = {
    "start": threat.BEGIN,
    "rolled": threat.PLACE,
    "resolving": threat.RESOLVE,
    "buying": threat.BUY,
}


class FirstMoments(Moments):
    """Where a diagram of this edition may begin."""

    of: ClassVar[dict[int, tuple[str, ...]]] = {
        SETUP: ("start", "auction", "team", "gift", "seals", "holes", "trail"),
        INITIATIVE: ("start", "guide", "drink", "before-roll", "rolled", "giving", "given", "bless"),
        HUMAN_ACTION: ("start",),
        THREAT: ("start", "rolled", "resolving", "buying"),
        DEMON_ACTION: ("start",),
    }
    with_left: ClassVar[tuple[str, ...]] = ("team", "gift", "seals", "holes")

    def stack_at(self, t: Tunnels, phase: int, moment: str, left: int, bidder: int) -> list[Frame]:
        """The procedures under way at a moment of a phase, ready to ask their first question."""
        if phase == SETUP:
            return [Round(0), *setup_frames(t, moment, left, bidder)]
        if phase == INITIATIVE:
            if moment == "guide":
                return [Round(1), Initiative(initiative.SPREAD), GuideWalk()]
            if moment == "drink":
                return [Round(1), Initiative(initiative.BEFORE), Fountains()]
            return [Round(1), Initiative(INITIATIVE_STEPS[moment])]
        if phase == THREAT:
            return [Round(3), Threat(THREAT_STEPS[moment])]
        return [Round(2 if phase == HUMAN_ACTION else 4), ActionPhase(phase)]

    def counted(self, t: Tunnels) -> tuple[int, int]:
        """What is left of the thing that a moment counts, and who bids."""
        left, bidder = 0, 0
        for frame in t.stack:
            if isinstance(frame, SetUp | Team | HoleToken):
                left = frame.left
            elif isinstance(frame, Auction):
                bidder = frame.turn
        return left, bidder


def setup_frames(t: Tunnels, moment: str, left: int, bidder: int) -> list[Frame]:
    """The procedures of the set-up; whoever is not the bidder has made the bid, if there is one."""
    if moment == "auction":
        best = 1 - bidder if t.bid <= t.box.auction.start else -1
        return [SetUp(1, AUCTIONED), Auction(1, bidder, best)]
    if moment == "team":
        return [SetUp(1, AUCTIONED), Auction(3, t.demon_seat, t.human_seat), Team(left)]
    if moment == "gift":
        return [SetUp(2, left)]
    if moment == "seals":
        return [SetUp(3, left)]
    if moment == "holes":
        return [SetUp(5), HoleToken(0, left)]
    if moment == "trail":
        return [SetUp(6), MoveMark(0)]
    return [SetUp()]
