# interpreted: exact fractions, asked for by people
"""The chances of the attacks on offer, and of what else a seat may roll for. All exact, from what is open."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

import msgspec

from undercroft.families.tunnels.face.chances import at_least, chance_of_hit, distribution, losses
from undercroft.families.tunnels.face.names import card_name, place_args, warrior_name
from undercroft.families.tunnels.rules.acting.activation import Activation
from undercroft.families.tunnels.rules.causes import cause_number
from undercroft.families.tunnels.rules.components.operations import (
    ATTACKER,
    HUMANS_ON_TILE,
    OP_ATTACK,
    OP_BONUS,
    OP_BREAK,
    OP_HIT,
    OP_SEAL,
    OP_TURN_UP,
    Operation,
)
from undercroft.families.tunnels.rules.components.warriors import FRANTIC
from undercroft.families.tunnels.rules.effects.effect import SECOND, Effect
from undercroft.families.tunnels.rules.effects.selection import is_tile_choice, tiles_for
from undercroft.families.tunnels.rules.effects.token_deeds import is_found
from undercroft.families.tunnels.rules.fighting.combat import BY_POSSESSION, Attack
from undercroft.families.tunnels.rules.fighting.targets import target_slot, weapon_of
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_TROG, HUMANS, TROG_GROUP
from undercroft.families.tunnels.rules.lines import lines_left
from undercroft.families.tunnels.rules.masks import count, members
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.verbs import V_ACT, V_ATTACK, V_PLAY, V_SHOOT
from undercroft.kernel.moves import PASS, Move, first, second, verb
from undercroft.kernel.texts import Message, message
from undercroft.kernel.window import Window

Say: TypeAlias = Callable[[Message], str]
Label: TypeAlias = Callable[[Move], Message]
Shares: TypeAlias = list[Fraction]


class AttackOdds(msgspec.Struct, frozen=True):
    """What may come of one attack."""

    dice: int
    needed: int
    """A die of so much hits."""
    is_frantic: bool
    target: int
    life: int
    """What the target has left: lines, Health, or figures of a group."""
    hits: Shares
    losses: Shares
    """Lines, Wounds or figures lost if nobody takes hits over."""
    is_dear: bool
    """Whether a hit costs more than one."""
    dead: Fraction
    """The chance that the target dies, of a group all, if nobody takes hits over."""
    dead_guarded: Fraction
    """The same if the others take over all that they can (8.4)."""


class BlastOdds(msgspec.Struct, frozen=True):
    """What a roll for each warrior of a tile may do: Grenade and Toxic Fumes (20.3, 21.9)."""

    slot: int
    chance: Fraction
    """The chance of each warrior to be hit."""
    figures: list[int]
    """Those rolled for whose loss is told one by one."""
    troglodytes: Shares
    """The chance of each number of ordinary Troglodytes to die."""


# What is on offer


def attacks(t: Tunnels, moves: list[Move]) -> list[tuple[Move, Attack, int]]:
    """The attacks that the moves on offer begin or let go on, each with the dice that the move adds."""
    top = t.stack[-1]
    found: list[tuple[Move, Attack, int]] = []
    if isinstance(top, Activation):
        figure = top.figure
        for move in moves:
            if verb(move) == V_ATTACK:
                found.append((move, Attack(figure, first(move), t.at[figure]), 0))
            elif verb(move) == V_SHOOT:
                slot = target_slot(t, figure, first(move))
                found.append((move, Attack(figure, second(move), slot, weapon_of(t, figure)), 0))
    elif isinstance(top, Effect) and top.step == SECOND and top.operation(t).code == OP_ATTACK:
        slot = t.at[top.chosen]
        weapon = weapon_of(t, top.chosen)
        found = [(move, Attack(top.chosen, first(move), slot, weapon, BY_POSSESSION), 0) for move in moves]
    elif isinstance(top, Window):
        about = t.stack[top.about]
        if isinstance(about, Attack):
            found = [(move, about, 0 if move == PASS else card_dice(t, second(move))) for move in moves]
    return found


def card_dice(t: Tunnels, kind: int) -> int:
    """The combat dice that a card adds to the attack it is played on (21.13)."""
    program = t.box.programs[t.box.cards[kind].program]
    ops = t.box.operations[program.start : program.stop]
    return sum(op.cbt for op in ops if op.code == OP_BONUS and op.who == ATTACKER)


def blasts(t: Tunnels, moves: list[Move]) -> list[tuple[Move, Operation, int]]:
    """The tiles on which the moves on offer roll for each warrior: move, operation and tile."""
    top = t.stack[-1]
    if isinstance(top, Effect):
        if top.operation(t).code == OP_HIT and is_tile_choice(top.operation(t).who):
            return [(move, top.operation(t), first(move)) for move in moves]
        return []
    actor = top.figure if isinstance(top, Activation) else 0
    slot = t.at[actor] if isinstance(top, Activation) else 0
    found: list[tuple[Move, Operation, int]] = []
    for move in moves:
        if verb(move) == V_PLAY:
            op = t.box.operations[t.box.programs[t.box.cards[second(move)].program].start]
            if op.code == OP_HIT and is_tile_choice(op.who):
                found += [(move, op, reached) for reached in tiles_for(t, op, actor, slot)]
    return found


# The reckoning


def life_left(t: Tunnels, attack: Attack) -> int:
    """How much the target can lose at all."""
    return attack.life_left(t, attack.target)


def attack_odds(t: Tunnels, attack: Attack, more: int = 0) -> AttackOdds:
    """The chances of one attack, before its dice are rolled."""
    dice = max(0, attack.dice(t) + more)
    defence, sure = t.defence(attack.target, attack.slot), attack.sure_from(t)
    is_frantic = t.talents(attack.attacker) & FRANTIC != 0
    hits = distribution(dice, chance_of_hit(defence, t.box.numbers.die_sides, is_frantic, sure))
    costs = [attack.losses(t, attack.target, n) if n else 0 for n in range(dice + 1)]
    taken = taken_over(t, attack)
    least = [costs[max(0, n - taken)] for n in range(dice + 1)]
    life = life_left(t, attack)
    lost = losses(hits, costs, life)
    return AttackOdds(
        dice=dice,
        needed=min(defence, sure) if sure else defence,
        is_frantic=is_frantic,
        target=attack.target,
        life=life,
        hits=hits,
        losses=lost,
        is_dear=costs != list(range(dice + 1)),
        dead=at_least(lost, life),
        dead_guarded=at_least(losses(hits, least, life), life),
    )


def taken_over(t: Tunnels, attack: Attack) -> int:
    """How many hits the bodyguards beside the target can take over in all (25.8, 25.31)."""
    probe = Attack(attack.attacker, attack.target, attack.slot, attack.weapon, attack.flags)
    taken = 0
    while probe.next_guard(t):
        taken += probe.life_left(t, probe.guard)
        probe.guard += 1
    return taken


def blast_odds(t: Tunnels, op: Operation, slot: int) -> BlastOdds:
    """The chances of a roll for each warrior of a tile, or for each Human."""
    chance = chance_of_hit(op.roll, t.box.numbers.die_sides)
    mask = t.on[slot] & (HUMANS if op.who == HUMANS_ON_TILE else -1)
    group = t.ordinary_on(slot) & mask
    figures = [figure for figure in members(mask & ~group) if figure < FIGURES]
    return BlastOdds(slot, chance, figures, distribution(count(group), chance))


def act_chance(t: Tunnels, act: int) -> Fraction | None:
    """The chance that one of the scenario's actions has its effect, or nothing if it rolls no die."""
    op = t.box.operations[t.box.programs[t.box.scenario.acts[act].program].start]
    if op.code in (OP_BREAK, OP_SEAL):
        return chance_of_hit(op.roll, t.box.numbers.die_sides)
    if op.code == OP_TURN_UP and t.face_down and not is_found(t):
        return Fraction(1, t.face_down)
    return None


# In words


def odds(t: Tunnels, moves: list[Move], label: Label, say: Say) -> list[str]:
    """What a player may want to know before answering, a line for each attack."""
    lines: list[str] = []
    for move, attack, more in attacks(t, moves):
        lines.append(attack_line(label(move), attack_odds(t, attack, more), say))
    for move, op, slot in blasts(t, moves):
        lines.append(blast_line(t, move, blast_odds(t, op, slot), say))
    for move in moves:
        chance = act_chance(t, first(move)) if verb(move) == V_ACT else None
        if chance is not None:
            lines.append(say(message("odds-act", move=label(move), percent=percent(chance))))
    return lines


def attack_line(label: Message, found: AttackOdds, say: Say) -> str:
    """One attack: its dice, its hits, what they cost and whether they kill."""
    name = "odds-attack-frantic" if found.is_frantic else "odds-attack"
    hits = shares_text(found.hits, "label-odds", say)
    parts = [say(message(name, move=label, dice=found.dice, need=found.needed, shares=hits))]
    if found.is_dear:
        parts.append(say(message("odds-losses", shares=shares_text(found.losses, loss_name(found), say))))
    if found.target == TROG_GROUP and found.life > 1:
        parts.append(say(message("odds-all-dead", count=found.life, percent=percent(found.dead))))
    elif found.dead:
        parts.append(say(message("odds-dead", percent=percent(found.dead))))
    if found.dead_guarded != found.dead:
        parts.append(say(message("odds-guarded", percent=percent(found.dead_guarded))))
    return " ".join(parts)


def loss_name(found: AttackOdds) -> str:
    """What the target loses by hits."""
    if found.target == TROG_GROUP:
        return "odds-killed"
    return "odds-lines" if found.target < FIRST_TROG else "odds-wounds"


def blast_line(t: Tunnels, move: Move, found: BlastOdds, say: Say) -> str:
    """One tile: how many Troglodytes die, and each other warrior's chance to be hit."""
    is_card = verb(move) == V_PLAY
    top = t.stack[-1]
    kind = second(move) if is_card else cause_number(top.origin) if isinstance(top, Effect) else 0
    chance = percent(found.chance)
    parts = [say(message("odds-blast", card=card_name(t, kind), percent=chance, **place_args(t, found.slot)))]
    if len(found.troglodytes) > 1:
        shares = shares_text(found.troglodytes, "odds-killed", say)
        parts.append(say(message("odds-blast-troglodytes", shares=shares)))
    doomed = [figure for figure in found.figures if is_doomed(t, figure)]
    whole = [figure for figure in found.figures if figure not in doomed]
    for name, figures in (("odds-blast-hit", whole), ("odds-blast-doomed", doomed)):
        if figures:
            names = ", ".join(say(warrior_name(t, figure)) for figure in figures)
            parts.append(say(message(name, names=names, percent=chance)))
    return " ".join(parts)


def is_doomed(t: Tunnels, figure: int) -> bool:
    """Whether one more hit kills a warrior."""
    if figure < FIRST_TROG:
        return lines_left(t.hurt[figure]) == 1
    return t.kind_of(figure).health - t.hurt[figure] == 1


def shares_text(shares: Shares, id: str, say: Say) -> str:
    """The chances of 0, 1, 2 ... in a row, what cannot be left out."""
    return ", ".join(
        say(message("odds-share", what=message(id, hits=n), percent=percent(share)))
        for n, share in enumerate(shares)
        if share
    )


def percent(chance: Fraction) -> str:
    """A chance in hundredths; never nothing or everything where it is not.

    >>> percent(Fraction(1, 3)), percent(Fraction(1, 1296)), percent(Fraction(1))
    ('33', '<1', '100')
    """
    whole = round(100 * chance)
    if whole == 0 and chance > 0:
        return "<1"
    return ">99" if whole == 100 and chance < 1 else str(whole)
