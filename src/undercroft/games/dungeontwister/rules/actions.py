"""Every action of a turn by its verb: why not, what there is, and doing it (2.3)."""

from __future__ import annotations

from undercroft.games.dungeontwister.rules import forest, magic, tools
from undercroft.games.dungeontwister.rules import verbs as v
from undercroft.games.dungeontwister.rules.acting import pay
from undercroft.games.dungeontwister.rules.box import (
    BECOMES_TRAP,
    BREEDS,
    GROWS_BRAMBLES,
    GROWS_PLANTS,
    HEALS,
    THROWS_FIRE,
    WALKS_WALLS,
    WEAVES,
)
from undercroft.games.dungeontwister.rules.chambers import (
    reveal,
    reveal_refusal,
    rotate,
    rotate_refusal,
)
from undercroft.games.dungeontwister.rules.combat import begin_fight, combat_refusal
from undercroft.games.dungeontwister.rules.jumping import jump, moving_refusal, swim
from undercroft.games.dungeontwister.rules.moving import begin_move
from undercroft.games.dungeontwister.rules.state import Labyrinth
from undercroft.games.dungeontwister.rules.terrain import BROKEN, PORTCULLIS, RAISED
from undercroft.kernel.moves import Move, first, second, third, verb


def action_refusal(t: Labyrinth, seat: int, move: Move) -> int:
    """Why an action cannot be taken now; LEGAL if it can."""
    what, a, b = verb(move), first(move), second(move)
    if what == v.REVEAL:
        return reveal_refusal(t, seat, a)
    if what == v.ROTATE:
        return rotate_refusal(t, seat, a, b)
    if what in (v.MOVE, v.JUMP, v.LEAP_FREE, v.SWIM, v.SWIM_FREE):
        return moving_refusal(t, seat, move)
    if what == v.ATTACK or what == v.SHOOT:
        return combat_refusal(t, seat, move)
    if v.PLANT <= what <= v.SPRING:
        return forest_refusal(t, seat, what, a, b)
    if v.FELL <= what <= v.CROSS:
        return tool_refusal(t, seat, what, a, b)
    if v.BURN <= what <= v.SCORCH:
        return magic_refusal(t, seat, what, a, b)
    return v.NOT_NOW


def forest_refusal(t: Labyrinth, seat: int, what: int, a: int, b: int) -> int:
    """Chapter 10, the logger apart."""
    if what == v.PLANT:
        return forest.plant_refusal(t, seat, a)
    if what == v.BRAMBLES:
        return forest.brambles_refusal(t, seat, a)
    if what == v.WITHDRAW:
        return forest.withdraw_refusal(t, seat)
    if what == v.SPAWN:
        return forest.spawn_refusal(t, seat, a)
    if what == v.ENCHANT:
        return forest.enchant_refusal(t, seat, a)
    if what == v.WEB:
        return forest.web_refusal(t, seat, a, b)
    return forest.trap_refusal(t, seat) if what == v.TRAP else forest.spring_refusal(t, seat)


def tool_refusal(t: Labyrinth, seat: int, what: int, a: int, b: int) -> int:
    """Things done with the hands."""
    if what == v.FELL:
        return tools.fell_refusal(t, seat, a, b)
    if what == v.CUT:
        return tools.cut_refusal(t, seat, a)
    if what == v.TORCH:
        return tools.torch_refusal(t, seat, a, b)
    if what == v.BREAK:
        return tools.break_refusal(t, seat, a, b)
    if what == v.OPEN_GATE:
        return tools.lock_refusal(t, seat, a, b, PORTCULLIS)
    if what == v.CLOSE_GATE:
        return tools.lock_refusal(t, seat, a, b, RAISED)
    if what == v.DRINK:
        return tools.drink_refusal(t, seat, a)
    if what == v.HEAL:
        return tools.heal_refusal(t, seat, a)
    return tools.regenerate_refusal(t, seat) if what == v.REGENERATE else tools.cross_refusal(t, seat, a)


def magic_refusal(t: Labyrinth, seat: int, what: int, a: int, b: int) -> int:
    """Things done with objects."""
    if what == v.BURN:
        return magic.burn_refusal(t, seat, a, b)
    if what == v.FLY:
        return magic.fly_refusal(t, seat, a, b)
    if what == v.QUAFF:
        return magic.quaff_refusal(t, seat, a)
    return magic.fireball_refusal(t, seat, a) if what == v.FIREBALL else magic.scorch_refusal(t, seat, a)


# Doing it


def do(t: Labyrinth, seat: int, move: Move) -> None:
    """Take an action that is legal, and pay for it."""
    what, a, b = verb(move), first(move), second(move)
    if what != v.ENCHANT:
        t.enchanted = 0
    if what == v.REVEAL:
        reveal(t, seat, a)
    elif what == v.ROTATE:
        rotate(t, seat, a, b)
    elif what == v.ATTACK or what == v.SHOOT:
        pay(t, a)
        begin_fight(t, move)
    elif what in (v.MOVE, v.SWIM, v.SWIM_FREE):
        pay(t, a)
        if what == v.MOVE:
            begin_move(t, a)
        else:
            swim(t, a, b, what == v.SWIM_FREE)
    elif what == v.JUMP or what == v.LEAP_FREE:
        pay(t, a)
        jump(t, a, b, third(move), what == v.LEAP_FREE)
    elif v.PLANT <= what <= v.SPRING:
        do_forest(t, seat, what, a, b)
    elif v.FELL <= what <= v.CROSS:
        do_tool(t, seat, what, a, b)
    else:
        do_magic(t, seat, what, a, b)


def do_forest(t: Labyrinth, seat: int, what: int, a: int, b: int) -> None:
    """Chapter 10, the logger apart."""
    if what == v.ENCHANT:
        forest.enchant(t, seat, a)
    elif what == v.SPRING:
        forest.spring(t, seat)
    elif what == v.PLANT:
        pay(t, t.with_trait(seat, GROWS_PLANTS))
        forest.begin_planting(t, seat, a)
    elif what == v.BRAMBLES:
        pay(t, t.with_trait(seat, GROWS_BRAMBLES))
        forest.grow_brambles(t, seat, a)
    elif what == v.WITHDRAW:
        pay(t, t.with_trait(seat, GROWS_BRAMBLES))
        forest.withdraw(t, seat)
    elif what == v.SPAWN:
        pay(t, t.with_trait(seat, BREEDS))
        forest.spawn(t, seat, a)
    elif what == v.WEB:
        pay(t, t.with_trait(seat, WEAVES))
        forest.weave(t, seat, a, b)
    else:
        pay(t, t.with_trait(seat, BECOMES_TRAP))
        forest.become_trap(t, seat)


def do_tool(t: Labyrinth, seat: int, what: int, a: int, b: int) -> None:
    """Things done with the hands."""
    if what == v.FELL:
        if not tools.fells_for_nothing(t, a):
            pay(t, a)
        tools.fell(t, a, b)
    elif what == v.DRINK:
        tools.drink(t, a)
    elif what == v.REGENERATE:
        tools.regenerate(t, seat)
    elif what == v.HEAL:
        pay(t, t.with_trait(seat, HEALS))
        tools.heal(t, a)
    elif what == v.CROSS:
        pay(t, t.with_trait(seat, WALKS_WALLS))
        tools.cross(t, seat, a)
    else:
        pay(t, a)
        if what == v.CUT:
            tools.cut(t, a)
        elif what == v.TORCH:
            tools.take_torch(t, a, b)
        elif what == v.BREAK:
            tools.set_gate(t, a, b, BROKEN)
        elif what == v.OPEN_GATE:
            tools.set_gate(t, a, b, RAISED)
        else:
            tools.set_gate(t, a, b, PORTCULLIS)


def do_magic(t: Labyrinth, seat: int, what: int, a: int, b: int) -> None:
    """Things done with objects."""
    if what == v.FIREBALL or what == v.SCORCH:
        pay(t, t.with_trait(seat, THROWS_FIRE))
        if what == v.FIREBALL:
            magic.fireball(t, seat, a)
        else:
            magic.scorch(t, seat, a)
        return
    pay(t, a)
    if what == v.BURN:
        magic.burn(t, a, t.at[a], b)
    elif what == v.FLY:
        magic.fly(t, a, b)
    else:
        magic.quaff(t, a)
