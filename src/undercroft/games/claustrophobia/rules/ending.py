"""Rule 25.53: the scenario's endings are checked after each finished effect."""

from __future__ import annotations

from undercroft.families.tunnels.masks import count
from undercroft.games.claustrophobia.rules.box import (
    BY_POINTS,
    BY_THRESHOLD,
    END_CARRIED,
    END_COUNTER,
    END_DEAD,
    END_HUMANS_GONE,
    END_ON_THE_WAY,
    END_POINTS,
    END_REACH_LOST,
    END_REACHED,
    END_ROUNDS,
    END_TOKENS_GONE,
    ENDING_SIZE,
    FOR_DEMON,
    FOR_HUMAN,
    FOR_NOBODY,
)
from undercroft.games.claustrophobia.rules.codes import (
    COUNTER,
    DEAD,
    DEMON_POINTS,
    DIRTY,
    E_ENDED,
    END_BOTH,
    END_ROUND_LIMIT,
    ENDING,
    FIGURES,
    FIRST_TROG,
    GONE,
    HUMAN_POINTS,
    HUMANS,
    LAST_ROUND,
    REACHED,
    ROUND,
)
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.state import DRAW, LOSS, WIN


def is_decided(t: Tunnels, is_round_over: bool = False) -> bool:
    """Check the endings in their order; whether the game is over now."""
    t.n[DIRTY] = 0
    endings = t.box.endings
    for ending in range(len(endings) // ENDING_SIZE):
        if holds(t, ending, is_round_over):
            verdict = judged(t, ending)
            if verdict != FOR_NOBODY and other_side_wins(t, ending, verdict, is_round_over):
                finish(t, FOR_NOBODY, END_BOTH, 2553)
            else:
                finish(t, verdict, ending, t.box.scenario_rule)
            return True
    return False


def is_reached(t: Tunnels) -> bool:
    """Whether an ending is reached while what led to it is still being resolved (25.53)."""
    for ending in range(len(t.box.endings) // ENDING_SIZE):
        if holds(t, ending, False):
            return True
    return False


def other_side_wins(t: Tunnels, first: int, verdict: int, is_round_over: bool) -> bool:
    """Whether the other side's aim is reached in the same moment; who walked away safe is not beaten."""
    endings = t.box.endings
    for ending in range(first + 1, len(endings) // ENDING_SIZE):
        other = endings[ending * ENDING_SIZE + 4]
        if (other in (FOR_HUMAN, FOR_DEMON)) and other != verdict and holds(t, ending, is_round_over):
            if endings[ending * ENDING_SIZE] == END_ROUNDS:
                continue
            return endings[ending * ENDING_SIZE] != END_HUMANS_GONE or t.n[GONE] == 0
    return False


def holds(t: Tunnels, ending: int, is_round_over: bool) -> bool:
    """Whether the condition of an ending is met."""
    e = t.box.endings
    at = ending * ENDING_SIZE
    condition, least, kind, token, exact, most = e[at], e[at + 1], e[at + 2], e[at + 3], e[at + 5], e[at + 6]
    n = t.n
    if condition == END_REACHED:
        return count(n[REACHED]) >= least
    if condition == END_COUNTER:
        return n[COUNTER] >= least and count(t.living()) >= most
    if condition == END_HUMANS_GONE:
        return t.living() == 0 and (exact < 0 or count(n[GONE]) == exact)
    if condition == END_DEAD:
        return is_dead(t, kind, least)
    if condition == END_ON_THE_WAY:
        return t.living() & ~n[REACHED] == 0 and (exact < 0 or count(n[REACHED]) == exact)
    if condition == END_REACH_LOST:
        return count(n[REACHED] | t.living()) < least
    if condition == END_POINTS:
        return n[HUMAN_POINTS] >= least
    if condition == END_TOKENS_GONE:
        return tokens_on_map(t) == 0
    if condition == END_ROUNDS:
        return is_round_over and n[ROUND] >= n[LAST_ROUND]
    if condition == END_CARRIED:
        return is_carried_to(t, token, kind)
    return False


def is_dead(t: Tunnels, kind: int, least: int) -> bool:
    """Whether at least so many figures of a kind have died."""
    dead = 0
    for figure in range(FIGURES):
        if t.n[DEAD] >> figure & 1 and t.kind[figure] == kind:
            dead += 1
    return dead >= least


def tokens_on_map(t: Tunnels) -> int:
    """How many of the scenario's tokens lie or are carried on the map."""
    total = 0
    for held in t.ground + t.carry:
        while held > 0:
            total += held & 15
            held >>= 4
    return total


def is_carried_to(t: Tunnels, token: int, kind: int) -> bool:
    """Whether a Human with a token stands on a tile of a kind."""
    for figure in range(FIRST_TROG):
        if t.carry[figure] >> token * 4 & 15 and t.at[figure] >= 0 and t.tile_kind(t.at[figure]) == kind:
            return True
    return False


def judged(t: Tunnels, ending: int) -> int:
    """Who wins by an ending: fixed, by a threshold, or by points."""
    verdict = t.box.endings[ending * ENDING_SIZE + 4]
    n = t.n
    if verdict == BY_THRESHOLD:
        counted = n[DEMON_POINTS]
        if t.box.endings[ending * ENDING_SIZE + 6]:
            counted += tokens_on_map(t)
        if counted >= t.box.judge_demon:
            return FOR_DEMON
        return FOR_HUMAN if counted <= t.box.judge_human else FOR_NOBODY
    if verdict == BY_POINTS:
        for figure in range(FIRST_TROG, FIGURES):
            held = t.carry[figure]
            while held > 0:
                n[DEMON_POINTS] += (held & 15) * t.box.carried_points
                held >>= 4
        if n[HUMAN_POINTS] == n[DEMON_POINTS]:
            return FOR_NOBODY
        return FOR_HUMAN if n[HUMAN_POINTS] > n[DEMON_POINTS] else FOR_DEMON
    return verdict


def finish(t: Tunnels, verdict: int, ending: int, rule: int) -> None:
    """End the game."""
    t.n[ENDING] = ending
    if t.log is not None:
        t.tell(E_ENDED, [verdict, ending])
    human = DRAW if verdict == FOR_NOBODY else WIN if verdict == FOR_HUMAN else LOSS
    demon = WIN + LOSS - human if human != DRAW else DRAW
    points = count(t.n[REACHED]) + t.n[COUNTER] + t.n[HUMAN_POINTS]
    deaths = count(t.n[DEAD] & HUMANS) + t.n[DEMON_POINTS]
    if t.human_seat() == 0:
        t.finish([human, demon], [points, deaths], rule)
    else:
        t.finish([demon, human], [deaths, points], rule)


def end_of_rounds(t: Tunnels) -> None:
    """After the last round that any game has, it is a draw."""
    finish(t, FOR_NOBODY, END_ROUND_LIMIT, 2553)
