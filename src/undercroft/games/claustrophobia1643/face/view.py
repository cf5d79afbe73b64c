# interpreted: what is shown, built anew for each look
"""What each seat may know in this edition: the tunnels, and the board of destiny with its dice."""

from __future__ import annotations

import msgspec

from undercroft.families.tunnels.face.names import figure_word, tile_word
from undercroft.families.tunnels.face.view import TunnelsView, seen_by
from undercroft.families.tunnels.face.view_parts import kinds_of
from undercroft.families.tunnels.rules.changes import quirks_in, who_has
from undercroft.families.tunnels.rules.components.destiny import COLOURS, dice_on, square_of
from undercroft.families.tunnels.rules.components.warriors import HUMAN_FAMILY, QUIRKS
from undercroft.families.tunnels.rules.figures import FIRST_TROG
from undercroft.families.tunnels.rules.masks import members
from undercroft.families.tunnels.rules.tokens import total_in
from undercroft.families.tunnels.rules.words.reasons import OK
from undercroft.families.tunnels.rules.words.times import ADVANTAGES, EVENTS, IN_PLAY
from undercroft.games.claustrophobia1643.rules.board import (
    is_met,
    is_open,
    place_code,
    pool,
    waiting_on,
    wanted,
)
from undercroft.games.claustrophobia1643.rules.depths import Depths
from undercroft.games.claustrophobia1643.rules.hands import CHOOSING, hand_limit
from undercroft.kernel.moves import Seat


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the board of destiny: what it asks for, what waits there, and what is still missing."""

    id: str
    rule: str
    owner: str
    """board, demon, hound or scenario."""
    warrior: str
    """The kind of warrior whose power it is, empty for none."""
    open: bool
    """Whether it takes dice now."""
    least: int
    most: int
    colour: str
    """any, white, red, both or same."""
    value: int
    """The least value of each die."""
    total: int
    equal: bool
    waiting: tuple[int, ...]
    """The dice that wait on it."""
    triggered: tuple[int, ...]
    """The dice that have triggered it in this round."""
    met: bool
    """Whether its condition is met by what waits there."""
    missing_dice: int
    """So many dice more at least."""
    missing_total: int
    """So much more of the total."""
    fits: tuple[int, ...]
    """The values that could go there now; of the rolled dice if some lie on the table."""


class GivenView(msgspec.Struct, frozen=True):
    """An instinct card that a warrior was given in this preparation."""

    warrior: str
    card: str


class DieRowView(msgspec.Struct, frozen=True):
    """What one value of a die gives a hellhound."""

    die: int
    mvt: int
    cbt: int
    defence: int
    talents: int


class UnderworldView(TunnelsView, frozen=True):
    """The table as one seat sees it in this edition."""

    pool: int
    """The dice of destiny that are available."""
    pool_size: int
    dice_wanted: int
    """How many dice are rolled in the next infernal preparation."""
    die_colours: tuple[str, ...]
    """The colour of each value, 1 to 6."""
    spaces: tuple[SpaceView, ...]
    given: tuple[GivenView, ...]
    instinct_icons: tuple[tuple[str, tuple[int, ...]], ...]
    """For each kind of Human the lines with an instinct icon."""
    hand_limit: int
    """How many instinct cards the Human player may hold."""
    event_limit: int
    instinct_left: int
    events_in_play: tuple[str, ...]
    """The events that lie open until the next infernal preparation."""
    instinct_in_play: tuple[str, ...]
    choosing: tuple[str, ...]
    """The event cards from which you are choosing one."""
    hellhounds_left: int
    hellhound_table: tuple[DieRowView, ...]
    resisted: tuple[str, ...]
    """The warriors who have ignored their hit of this phase."""
    quirks: tuple[tuple[str, str], ...]
    """What passing effects let warriors do or ignore besides: whom, and the word for it."""
    whip: int
    """How many Troglodytes may still be driven on."""
    ready: tuple[str, ...]
    """The powers that wait for their moment in the infernal activation."""
    finds: int
    """The tokens that lie face down for the stashes."""
    kit: int
    """The charges of the Surgeon's Kit."""
    stair: str
    """The way out of the infernals, as `tile-02 S`; empty for none."""


def space_view(t: Depths, square: int) -> SpaceView:
    """One space, with what it still needs."""
    made = t.box.squares[square]
    needs = made.space
    waiting = waiting_on(t, square)
    triggered = [die for group in t.triggered if square_of(group) == square for die in dice_on(group)]
    values = sorted(set(t.dice)) if t.dice else range(1, t.box.numbers.die_sides + 1)
    return SpaceView(
        id=made.id,
        rule=made.rule,
        owner=owner_of(t, square),
        warrior=t.box.kinds[made.kind].id if made.kind >= 0 else "",
        open=is_open(t, square),
        least=needs.least,
        most=needs.most,
        colour=COLOURS[needs.colour],
        value=needs.value,
        total=needs.total,
        equal=needs.is_equal,
        waiting=tuple(waiting),
        triggered=tuple(triggered),
        met=is_met(t, square),
        missing_dice=max(0, needs.least - len(waiting)),
        missing_total=max(0, needs.total - sum(waiting)),
        fits=tuple(die for die in values if place_code(t, die, square) == OK),
    )


def owner_of(t: Depths, square: int) -> str:
    """Whose space it is."""
    made = t.box.squares[square]
    if made.kind >= 0:
        return "hound" if made.kind == t.box.hound_kind else "demon"
    return "scenario" if made.rule.startswith("24.") else "board"


def die_rows(t: Depths) -> tuple[DieRowView, ...]:
    """What each value of a die gives a hellhound."""
    if t.box.hound_kind < 0 or not t.box.scenario.hounds:
        return ()
    rows = t.box.kinds[t.box.hound_kind].by_die
    return tuple(DieRowView(n + 1, r.mvt, r.cbt, r.defence, r.talents) for n, r in enumerate(rows))


def icons(t: Depths) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The lines with an instinct icon of each kind of Human."""
    return tuple(
        (kind.id, tuple(n + 1 for n, line in enumerate(kind.lines) if line.has_instinct))
        for kind in t.box.kinds
        if kind.family == HUMAN_FAMILY
    )


def quirk_pairs(t: Depths) -> tuple[tuple[str, str], ...]:
    """What passing effects let warriors do or ignore besides."""
    found = []
    for m in t.changes:
        for bit, name in enumerate(QUIRKS):
            if quirks_in(m) >> bit & 1:
                found.append((figure_word(t, who_has(m)), name))
    return tuple(found)


def underworld_view(t: Depths, seat: Seat) -> UnderworldView:
    """The table as a seat sees it."""
    box, stair = t.box, t.box.scenario.stair
    return UnderworldView(
        **seen_by(t, seat),
        pool=pool(t),
        pool_size=box.numbers.destiny_pool,
        dice_wanted=wanted(t),
        die_colours=tuple(COLOURS[colour] for colour in box.colours),
        spaces=tuple(space_view(t, square) for square in range(len(box.squares))),
        given=tuple(
            GivenView(figure_word(t, figure), box.cards[t.given[figure] - 1].id)
            for figure in range(FIRST_TROG)
            if t.given[figure] and t.kind[figure] >= 0
        ),
        instinct_icons=icons(t),
        hand_limit=hand_limit(t, ADVANTAGES),
        event_limit=hand_limit(t, EVENTS),
        instinct_left=t.advantages.count(),
        events_in_play=kinds_of(t, t.events, t.events.hand(IN_PLAY)),
        instinct_in_play=kinds_of(t, t.advantages, t.advantages.hand(IN_PLAY)),
        choosing=kinds_of(t, t.events, t.events.hand(CHOOSING)) if seat == t.demon_seat else (),
        hellhounds_left=t.hounds_left,
        hellhound_table=die_rows(t),
        resisted=tuple(figure_word(t, figure) for figure in members(t.resisted) if t.at[figure] >= 0),
        quirks=quirk_pairs(t),
        whip=t.whip,
        ready=tuple(made.id for number, made in enumerate(box.squares) if t.ready >> number & 1),
        finds=total_in(t.hidden),
        kit=t.kit,
        stair="" if stair is None else f"{tile_word(t, stair.slot)} {'NESW'[stair.side]}",
    )
