"""Rule 25.53: the scenario's endings are checked after each finished effect."""

from __future__ import annotations

from undercroft.families.tunnels.rules.components.scenario import (
    BY_POINTS,
    BY_THRESHOLD,
    END_COUNTER,
    END_DEAD,
    END_DEMON_POINTS,
    END_HUMANS_GONE,
    END_ON_THE_WAY,
    END_POINTS,
    END_REACH_LOST,
    END_REACHED,
    END_ROUNDS,
    END_TOKENS_GONE,
    FOR_DEMON,
    FOR_HUMAN,
    FOR_NOBODY,
    Ending,
)
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_TROG, HUMANS
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in, total_in
from undercroft.families.tunnels.rules.words.events import E_ENDED, END_BOTH, END_ROUND_LIMIT
from undercroft.kernel.state import DRAW, LOSS, WIN


def is_decided(t: Tunnels, is_round_over: bool = False) -> bool:
    """Check the endings in their order; whether the game is over now."""
    t.endings_due = False
    endings = t.box.scenario.endings
    for number in range(len(endings)):
        if holds(t, endings[number], is_round_over):
            verdict = judged(t, endings[number])
            if verdict != FOR_NOBODY and other_side_wins(t, number, verdict, is_round_over):
                finish(t, FOR_NOBODY, END_BOTH, 2553)
            else:
                finish(t, verdict, number, t.box.scenario.rule)
            return True
    return False


def is_reached(t: Tunnels) -> bool:
    """Whether an ending is reached while what led to it is still being resolved (25.53)."""
    for ending in t.box.scenario.endings:
        if holds(t, ending, False):
            return True
    return False


def other_side_wins(t: Tunnels, first: int, verdict: int, is_round_over: bool) -> bool:
    """Whether the other side's aim is reached in the same moment; who walked away safe is not beaten."""
    endings = t.box.scenario.endings
    for number in range(first + 1, len(endings)):
        ending = endings[number]
        is_other_side = ending.verdict in (FOR_HUMAN, FOR_DEMON) and ending.verdict != verdict
        if is_other_side and ending.when != END_ROUNDS and holds(t, ending, is_round_over):
            return ending.when != END_HUMANS_GONE or t.escaped == 0
    return False


def holds(t: Tunnels, ending: Ending, is_round_over: bool) -> bool:
    """Whether the condition of an ending is met."""
    when = ending.when
    if when == END_REACHED:
        return count(t.reached) >= ending.least
    if when == END_COUNTER:
        return t.counter >= ending.least and count(t.living()) >= ending.humans_least
    if when == END_HUMANS_GONE:
        return t.living() == 0 and (ending.exact < 0 or count(t.escaped) == ending.exact)
    if when == END_DEAD:
        return is_dead(t, ending.kind, ending.least)
    if when == END_ON_THE_WAY:
        return t.living() & ~t.reached == 0 and (ending.exact < 0 or count(t.reached) == ending.exact)
    if when == END_REACH_LOST:
        return count(t.reached | t.living()) < ending.least
    if when == END_POINTS:
        return t.human_points >= ending.least
    if when == END_DEMON_POINTS:
        return t.demon_points >= ending.least
    if when == END_TOKENS_GONE:
        return tokens_on_map(t) == 0
    if when == END_ROUNDS:
        return is_round_over and t.round >= t.last_round
    return is_carried_to(t, ending.token, ending.kind)


def is_dead(t: Tunnels, kind: int, least: int) -> bool:
    """Whether at least so many figures of a kind have died."""
    dead = 0
    for figure in range(FIGURES):
        if t.dead >> figure & 1 and t.kind[figure] == kind:
            dead += 1
    return dead >= least


def tokens_on_map(t: Tunnels) -> int:
    """How many of the scenario's tokens lie or are carried on the map."""
    total = 0
    for purse in t.ground:
        total += total_in(purse)
    for purse in t.carry:
        total += total_in(purse)
    return total


def is_carried_to(t: Tunnels, token: int, kind: int) -> bool:
    """Whether a Human with a token stands on a tile of a kind."""
    for figure in range(FIRST_TROG):
        if count_in(t.carry[figure], token) and t.at[figure] >= 0 and t.tile_kind(t.at[figure]) == kind:
            return True
    return False


def judged(t: Tunnels, ending: Ending) -> int:
    """Who wins by an ending: fixed, by a threshold, or by points."""
    if ending.verdict == BY_THRESHOLD:
        counted = t.demon_points
        if ending.rest_counts_as_out:
            counted += tokens_on_map(t)
        if counted >= t.box.scenario.threshold.demon_least:
            return FOR_DEMON
        return FOR_HUMAN if counted <= t.box.scenario.threshold.human_most else FOR_NOBODY
    if ending.verdict == BY_POINTS:
        for figure in range(FIRST_TROG, FIGURES):
            t.demon_points += total_in(t.carry[figure]) * t.box.scenario.carried_points
        if t.human_points == t.demon_points:
            return FOR_NOBODY
        return FOR_HUMAN if t.human_points > t.demon_points else FOR_DEMON
    return ending.verdict


def finish(t: Tunnels, verdict: int, ending: int, rule: int) -> None:
    """End the game."""
    t.ending = ending
    if t.log is not None:
        t.tell(E_ENDED, [verdict, ending])
    human = DRAW if verdict == FOR_NOBODY else WIN if verdict == FOR_HUMAN else LOSS
    demon = WIN + LOSS - human if human != DRAW else DRAW
    points = count(t.reached) + t.counter + t.human_points
    deaths = count(t.dead & HUMANS) + t.demon_points
    if t.human_seat == 0:
        t.finish([human, demon], [points, deaths], rule)
    else:
        t.finish([demon, human], [deaths, points], rule)


def end_of_rounds(t: Tunnels) -> None:
    """After the last round that any game has, it is a draw."""
    finish(t, FOR_NOBODY, END_ROUND_LIMIT, 2553)
