# interpreted: moves as words and back
"""Every move in the fixed vocabulary, and the move that words mean."""

from __future__ import annotations

from undercroft.games.claustrophobia.face.names import figure_word, read_figure, read_slot, tile_word
from undercroft.games.claustrophobia.rules import codes as c
from undercroft.games.claustrophobia.rules.cards.panic import Panic
from undercroft.games.claustrophobia.rules.cards.picking import dice_move, dice_of
from undercroft.games.claustrophobia.rules.exploration import Explore
from undercroft.games.claustrophobia.rules.state import Tunnels
from undercroft.kernel.moves import PASS, Move, first, pack, second, verb
from undercroft.maps.sides import mask_text, side_word, turned

SIDES = ("north", "east", "south", "west")

ONE_WORD = {c.V_LEAVE: "leave"}
ON_SIDE = {
    c.V_MOVE: "move",
    c.V_EXPLORE: "explore",
    c.V_CLEAR: "clear",
    c.V_CARRY_OUT: "carry-out",
}
ON_FIGURE = {c.V_ACTIVATE: "activate", c.V_ATTACK: "attack", c.V_CHOOSE: "choose"}
ON_SLOT = {c.V_CRAWL: "crawl", c.V_TILE: "choose"}
ON_EDGE = {c.V_MARK: "mark", c.V_EDGE: "block", c.V_SEAL: "seal"}
ON_NUMBER = {
    c.V_LOSE: "lose line",
    c.V_HEAL: "heal line",
    c.V_BID: "bid",
    c.V_DRAW: "draw",
    c.V_AMBUSH: "ambush",
}


def dice_word(dice: list[int], mask: int) -> str:
    """The dice of a group, with plus signs between them."""
    return "+".join(str(die) for i, die in enumerate(dice) if mask >> i & 1)


def move_words(t: Tunnels, move: Move) -> str:
    """A move in words."""
    if move == PASS:
        return "pass"
    v, a, b = verb(move), first(move), second(move)
    if v in (c.V_PLACE, c.V_REROLL):
        a = dice_of(move)
    if v in ONE_WORD:
        return ONE_WORD[v]
    if v in ON_SIDE:
        return f"{ON_SIDE[v]} {SIDES[a]}"
    if v in ON_FIGURE:
        return f"{ON_FIGURE[v]} {figure_word(t, a)}"
    if v in ON_SLOT:
        return f"{ON_SLOT[v]} {tile_word(t, a)}"
    if v in ON_EDGE:
        return f"{ON_EDGE[v]} {tile_word(t, a)} {SIDES[b]}"
    if v in ON_NUMBER:
        return f"{ON_NUMBER[v]} {a}"
    return other_words(t, v, a, b)


def other_words(t: Tunnels, v: int, a: int, b: int) -> str:
    """The moves with a form of their own."""
    box = t.box
    if v == c.V_ASSIGN:
        return f"assign {a} {figure_word(t, b)}"
    if v == c.V_SHOOT:
        return f"shoot {'here' if a == c.HERE else side_word(a)} {figure_word(t, b)}"
    if v == c.V_PLACE:
        return f"place {dice_word(t.dice, a)} on {box.square_ids[b]}"
    if v == c.V_RESOLVE:
        return f"resolve {box.square_ids[a]}"
    if v == c.V_BUY:
        return f"buy {box.kind_ids[a]} {tile_word(t, b)}"
    if v == c.V_GUARD:
        return f"guard {figure_word(t, a)} {b}"
    if v == c.V_PLAY:
        return f"play {box.card_ids[b]}"
    if v == c.V_GIFT:
        return f"gift {box.gift_ids[a]}"
    if v == c.V_BLESS:
        return f"bless {figure_word(t, a)} {'cbt' if b else 'mvt'}"
    if v == c.V_LAY:
        top = t.stack[-1]
        openings = box.tile_open[top.tile] if isinstance(top, Explore) else 0
        return f"lay {mask_text(turned(openings, a)).lower()}"
    if v == c.V_ACT:
        return f"{box.act_ids[a]}{act_more(t, a, b)}"
    if v == c.V_REROLL:
        return "reroll" if isinstance(t.stack[-1], Panic) else f"reroll {dice_word(t.dice, a)}"
    if v == c.V_NEXT:
        return f"next {box.tile_ids[a]}"
    if v == c.V_HIRE:
        return f"hire {box.kind_ids[a]}"
    if v == c.V_LEARN:
        return f"learn {box.gift_ids[a]}"
    if v == c.V_EQUIP:
        return f"equip {figure_word(t, a)} {box.object_ids[b]}"
    return f"discard {figure_word(t, a)} {box.object_ids[b]}"


def act_more(t: Tunnels, act: int, more: int) -> str:
    """What follows the word of a scenario action: a side, or a token where there are several kinds."""
    if t.box.act_side[act]:
        return f" {SIDES[more & 3]}"
    if t.box.act_ground[act] and len(t.box.token_ids) > 1:
        return f" {t.box.token_ids[more]}"
    return ""


# Reading


def read_move(t: Tunnels, words: str) -> Move | None:
    """The move that words mean, offered or not; nothing if they mean none."""
    parts = words.split()
    if not parts:
        return None
    if words == "pass":
        return PASS
    if words == "leave":
        return pack(c.V_LEAVE)
    if len(parts) == 2:
        found = read_two(t, parts[0], parts[1])
        if found is not None:
            return found
    if len(parts) == 3:
        found = read_three(t, parts)
        if found is not None:
            return found
    if parts[0] in t.box.act_ids:
        return read_act(t, parts)
    if len(parts) == 4 and parts[0] == "place" and parts[2] == "on":
        mask = read_dice(t, parts[1])
        if mask is not None and parts[3] in t.box.square_ids:
            return dice_move(c.V_PLACE, mask, t.box.square_ids.index(parts[3]))
    return None


def read_two(t: Tunnels, head: str, word: str) -> Move | None:
    """Moves of two words."""
    if word in SIDES:
        for v, name in ON_SIDE.items():
            if name == head:
                return pack(v, SIDES.index(word))
    figure = read_figure(t, word)
    for v, name in ON_FIGURE.items():
        if name == head and figure is not None:
            return pack(v, figure)
    slot = read_slot(t, word)
    for v, name in ON_SLOT.items():
        if name == head and slot is not None:
            return pack(v, slot)
    if word.isdigit() and int(word) < 256:
        for v, name in ON_NUMBER.items():
            if name == head:
                return pack(v, int(word))
    lists = {
        "resolve": (c.V_RESOLVE, t.box.square_ids),
        "gift": (c.V_GIFT, t.box.gift_ids),
        "learn": (c.V_LEARN, t.box.gift_ids),
        "next": (c.V_NEXT, t.box.tile_ids),
        "hire": (c.V_HIRE, t.box.kind_ids),
    }
    if head in lists and word in lists[head][1]:
        return pack(lists[head][0], lists[head][1].index(word))
    if head == "play" and word in t.box.card_ids:
        kind = t.box.card_ids.index(word)
        return pack(c.V_PLAY, t.box.card_deck[kind], kind)
    if head == "lay":
        return read_lay(t, word)
    if head == "reroll":
        mask = read_dice(t, word)
        return None if mask is None else dice_move(c.V_REROLL, mask)
    return None


def read_three(t: Tunnels, parts: list[str]) -> Move | None:
    """Moves of three words."""
    head, one, two = parts
    if head in ("lose", "heal") and one == "line" and two.isdigit() and int(two) < 256:
        return pack(c.V_LOSE if head == "lose" else c.V_HEAL, int(two))
    if head == "assign" and one.isdigit() and int(one) < 256:
        figure = read_figure(t, two)
        return None if figure is None else pack(c.V_ASSIGN, int(one), figure)
    if head == "shoot" and one in (*SIDES, "here"):
        figure = read_figure(t, two)
        side = c.HERE if one == "here" else SIDES.index(one)
        return None if figure is None else pack(c.V_SHOOT, side, figure)
    if head == "buy" and one in t.box.kind_ids:
        slot = read_slot(t, two)
        return None if slot is None else pack(c.V_BUY, t.box.kind_ids.index(one), slot)
    for v, name in ON_EDGE.items():
        if name == head and two in SIDES:
            slot = read_slot(t, one)
            return None if slot is None else pack(v, slot, SIDES.index(two))
    figure = read_figure(t, one)
    if figure is None:
        return None
    if head == "guard" and two.isdigit() and int(two) < 256:
        return pack(c.V_GUARD, figure, int(two))
    if head == "bless" and two in ("mvt", "cbt"):
        return pack(c.V_BLESS, figure, int(two == "cbt"))
    if head in ("equip", "discard") and two in t.box.object_ids:
        return pack(c.V_EQUIP if head == "equip" else c.V_STRIP, figure, t.box.object_ids.index(two))
    return None


def read_act(t: Tunnels, parts: list[str]) -> Move | None:
    """One of the scenario's actions."""
    act = t.box.act_ids.index(parts[0])
    for more in range(4):
        if f"{t.box.act_ids[act]}{act_more_safe(t, act, more)}" == " ".join(parts):
            return pack(c.V_ACT, act, more)
    return None


def act_more_safe(t: Tunnels, act: int, more: int) -> str:
    """As `act_more`, for any number."""
    if t.box.act_ground[act] and more >= len(t.box.token_ids):
        return " -"
    return act_more(t, act, more)


def read_dice(t: Tunnels, word: str) -> int | None:
    """The group of the dice on the table that a word like `2+4` means."""
    mask = 0
    for part in word.split("+"):
        if not part.isdigit():
            return None
        for i, die in enumerate(t.dice):
            if die == int(part) and not mask >> i & 1:
                mask |= 1 << i
                break
        else:
            return None
    return mask


def read_lay(t: Tunnels, word: str) -> Move | None:
    """The turn that gives a tile these openings."""
    top = t.stack[-1]
    if not isinstance(top, Explore):
        return None
    openings = t.box.tile_open[top.tile]
    for quarters in range(4):
        if mask_text(turned(openings, quarters)).lower() == word:
            return pack(c.V_LAY, quarters)
    return None
