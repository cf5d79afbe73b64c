"""What a scenario sees in a Human who comes onto a tile, and how he leaves the map."""

from __future__ import annotations

from undercroft.families.tunnels.rules.changes import change
from undercroft.families.tunnels.rules.components.scenario import Greed, Reach
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_TROG
from undercroft.families.tunnels.rules.lists import replaced
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in, some, total_in, worth_of
from undercroft.families.tunnels.rules.words.events import E_BONUS, E_LEFT, E_REACHED, E_TOKEN
from undercroft.families.tunnels.rules.words.times import NEXT_INITIATIVE


def arrive(t: Tunnels, figure: int, slot: int) -> None:
    """Note what the scenario sees in a Human who has come onto a tile."""
    reach, greed = t.box.scenario.reach, t.box.scenario.greed
    is_goal = reach is not None and t.tile_kind(slot) == reach.kind and may_leave(t, figure, reach)
    if is_goal and not t.reached >> figure & 1:
        t.reached |= 1 << figure
        if t.log is not None:
            t.tell(E_REACHED, [t.tag(figure)])
    if t.box.scenario.has_free_tokens:
        take_free(t, figure, slot)
    if reach is not None and reach.is_at_once and t.tile_kind(slot) == reach.kind:
        leave_at_once(t, figure, reach)
    if greed is not None and is_greedy(t, figure, greed) and meets_carrier(t, slot):
        t.once_used = True
        t.changes = [*t.changes, change(figure, NEXT_INITIATIVE, greed.mvt, greed.cbt, 0)]
        if t.log is not None:
            t.tell(E_BONUS, [t.tag(figure), greed.mvt, greed.cbt, 0, 0, 0])


def is_greedy(t: Tunnels, figure: int, greed: Greed) -> bool:
    """Whether a carrier would give a warrior his bonus (24.10)."""
    if t.kind[figure] != greed.warrior or t.once_used or t.is_exhausted(figure):
        return False
    return greed.dice >> t.die[figure] & 1 != 0


def meets_carrier(t: Tunnels, slot: int) -> bool:
    """Whether a Demon warrior with a token stands on a tile."""
    for figure in range(FIRST_TROG, FIGURES):
        if t.at[figure] == slot and t.carry[figure]:
            return True
    return False


def may_leave(t: Tunnels, figure: int, reach: Reach) -> bool:
    """Whether a Human has with him what the goal asks for."""
    return reach.token < 0 or count_in(t.carry[figure], reach.token) != 0


def leave_at_once(t: Tunnels, figure: int, reach: Reach) -> None:
    """Let a Human who has come to the goal leave the map if nothing keeps him."""
    if may_leave(t, figure, reach):
        leave_map(t, figure)


def take_free(t: Tunnels, figure: int, slot: int) -> None:
    """Let a Human take up a token that costs nothing, as long as he has a hand free."""
    tokens = t.box.scenario.tokens
    for token in range(len(tokens)):
        has_hand_free = total_in(t.carry[figure]) < t.box.scenario.token_most
        if tokens[token].is_free and has_hand_free and count_in(t.ground[slot], token):
            t.ground = replaced(t.ground, slot, t.ground[slot] - some(token))
            t.carry = replaced(t.carry, figure, t.carry[figure] + some(token))
            t.endings_due = True
            if t.log is not None:
                t.tell(E_TOKEN, [t.tag(figure), token, 0, slot])


def leave_map(t: Tunnels, figure: int) -> None:
    """A Human leaves the map for good, with what he carries."""
    points = worth_of(t.carry[figure], t.box.scenario.tokens)
    if t.log is not None:
        t.tell(E_LEFT, [t.tag(figure), points])
    reach = t.box.scenario.reach
    if reach is not None and reach.scores_tokens:
        t.human_points += points
    t.tokens_out += total_in(t.carry[figure])
    t.carry = replaced(t.carry, figure, 0)
    t.escaped |= 1 << figure
    t.gear = replaced(t.gear, figure, 0)
    t.forget(figure)
    t.take_off(figure)
