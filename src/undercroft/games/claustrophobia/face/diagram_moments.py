# interpreted: diagrams are written and read for people
"""Where a diagram begins: the moments of each phase that have a word, and the procedures they stand for."""

from __future__ import annotations

from typing import cast

from undercroft.families.tunnels.face.names import figure_word
from undercroft.families.tunnels.rules.acting.phase import ActionPhase
from undercroft.families.tunnels.rules.exploring.guide import GuideWalk
from undercroft.families.tunnels.rules.exploring.laying import HoleToken, MoveMark
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import (
    DEMON_ACTION,
    HUMAN_ACTION,
    INITIATIVE,
    PHASES,
    SETUP,
    THREAT,
)
from undercroft.games.claustrophobia.rules import initiative, threat
from undercroft.games.claustrophobia.rules.auction import Auction, Team
from undercroft.games.claustrophobia.rules.initiative import Fountains, Initiative
from undercroft.games.claustrophobia.rules.setup import AUCTIONED, SetUp
from undercroft.games.claustrophobia.rules.threat import Threat
from undercroft.games.claustrophobia.rules.turn import Round
from undercroft.kernel.data import Data
from undercroft.kernel.errors import ChanceNeeded, UnreadableError
from undercroft.kernel.state import Frame

MOMENTS = {
    SETUP: ("start", "auction", "team", "gift", "seals", "holes", "trail"),
    INITIATIVE: ("start", "guide", "drink", "before-roll", "rolled", "giving", "given", "bless"),
    HUMAN_ACTION: ("start",),
    THREAT: ("start", "rolled", "resolving", "buying"),
    DEMON_ACTION: ("start",),
}
"""The moments of each phase, in their order."""

WITH_DICE = ("rolled", "giving")
WITH_LEFT = ("team", "gift", "seals", "holes")
"""The moments that count what is left: points to spend, Gifts to choose, seals or hole tokens to lay."""

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


# From a moment to the procedures


def stack_at(t: Tunnels, phase: int, moment: str, left: int, bidder: int) -> list[Frame]:
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


# From the procedures to a moment


def moment_of(t: Tunnels) -> Data | None:
    """The phase and moment from which the game comes to this very question without chance, or nothing."""
    phase = t.phase
    left, bidder = 0, 0
    for frame in t.stack:
        if isinstance(frame, SetUp | Team | HoleToken):
            left = frame.left
        elif isinstance(frame, Auction):
            bidder = frame.turn
    for moment in MOMENTS[phase]:
        if moment in ("gift", "seals", "holes") and not left:
            continue
        if has_its_dice(t, phase, moment) and leads_here(t, stack_at(t, phase, moment, left, bidder)):
            found: Data = {"phase": PHASES[phase], "moment": moment, "left": left, "bidder": bidder + 1}
            is_said = {
                "moment": moment != "start",
                "left": moment in WITH_LEFT,
                "bidder": moment == "auction",
            }
            return {name: value for name, value in found.items() if is_said.get(name, True)}
    return None


def leads_here(t: Tunnels, stack: list[Frame]) -> bool:
    """Whether a game with these procedures comes without chance to the question that is asked now."""
    again = cast(Tunnels, t.copy())
    again.stack, again.asked, again.forced, again.rng = stack, 0, [], 0
    again.endings_due = True  # a diagram that is read looks for endings first
    try:
        again.run()
    except ChanceNeeded:
        return False
    again.endings_due = t.endings_due
    if again.fields() != t.fields() or again.asked != t.asked:
        return False
    found, wanted = ([(type(f), f.fields()) for f in frames] for frames in (again.stack, t.stack))
    return found == wanted


# What a diagram must have at a moment


def has_its_dice(t: Tunnels, phase: int, moment: str) -> bool:
    """Whether dice lie on the table just when they do at this moment, one at least for each Human without."""
    if moment not in WITH_DICE:
        return not t.dice
    waiting = sum(1 for figure in range(FIRST_TROG) if t.at[figure] >= 0 and t.die[figure] == 0)
    return len(t.dice) >= max(1, waiting if phase == INITIATIVE else 0)


def check_dice(t: Tunnels, phase: int, moment: str) -> None:
    """Refuse dice that lie on the table at a moment without dice, and too few of them at one with dice."""
    if not has_its_dice(t, phase, moment):
        raise UnreadableError(
            'Dice lie on the table with moment = "rolled" or "giving", and only then;'
            " in the Initiative there is one at least for each Human who has none."
        )


def check_given(t: Tunnels) -> None:
    """Refuse a Human without a die where everybody has one."""
    for figure in range(FIRST_TROG):
        if t.at[figure] >= 0 and t.die[figure] == 0 and not t.is_exhausted(figure):
            raise UnreadableError(
                "{warrior} has no die, which he needs in this phase.", warrior=figure_word(t, figure)
            )
