# interpreted: text for people
"""The warriors of both sides on a terminal: the six lines of each Human, Wounds and Talents of the others."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    gift_name,
    kind_name,
    object_name,
    talent_names,
    token_name,
    warrior_name,
)
from undercroft.families.tunnels.face.terminal import picture as p
from undercroft.families.tunnels.face.terminal.picture import Say
from undercroft.families.tunnels.face.touches import actor
from undercroft.families.tunnels.rules.acting.movement import leave_code
from undercroft.families.tunnels.rules.components.warriors import TALENTS
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_TROG, TROG_GROUP
from undercroft.families.tunnels.rules.lines import LINES, is_struck, struck_lines
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.tokens import count_in
from undercroft.families.tunnels.rules.words.reasons import OK
from undercroft.families.tunnels.rules.words.times import DEMON_ACTION, HUMAN_ACTION
from undercroft.kernel.terminal_lines import Line, Span, flowed
from undercroft.kernel.texts import message
from undercroft.maps.sides import cell_text

IN_USE = "▸"
STRUCK = "✗"
GIFT = "*"
PIP = "♥"
LOST_PIP = "·"
INDENT = 5


# Humans


def human_lines(t: Tunnels, say: Say, width: int) -> list[Line]:
    """Each Human on two lines: the six Lines of Action, then where and how he is."""
    figures = [figure for figure in range(FIRST_TROG) if t.kind[figure] >= 0]
    names = {figure: say(warrior_name(t, figure)) for figure in figures}
    widest = max((len(name) for name in names.values()), default=0)
    lines: list[Line] = []
    for figure in figures:
        sign = p.figure_sign(t, figure, say)
        if t.at[figure] < 0:
            lines.append(gone_line(t, figure, f"  {sign:<2} {names[figure]:<{widest}}", say))
            continue
        is_acting = figure == actor(t)
        role = "mine" if is_acting else "figure"
        head = Span(f"{p.ACTING if is_acting else ' '} {sign:<2} {names[figure]:<{widest}} ", role)
        lines.append([head, *line_cells(t, figure)])
        rest = flowed(human_remarks(t, figure, say), width - INDENT, " · ")
        lines += [[Span(" " * INDENT, ""), *line] for line in rest]
    return lines


def gone_line(t: Tunnels, figure: int, head: str, say: Say) -> Line:
    """A Human who is not on the map any more."""
    is_safe = t.escaped >> figure & 1
    state = say(message("state-escaped" if is_safe else "state-dead"))
    return [Span(f"{head} ", "dim"), Span(state, "good" if is_safe else "dim")]


def line_cells(t: Tunnels, figure: int) -> Line:
    """The six lines: number, MVT/CBT/DEF, the one in use and those cancelled marked."""
    cells: Line = []
    struck = t.hurt[figure]
    for line, row in enumerate(t.kind_of(figure).lines, 1):
        is_used, is_gone = t.die[figure] == line, is_struck(struck, line)
        mark = GIFT if line in gift_numbers(t, figure) else " "
        numbers = f"{row.mvt}/{row.cbt}/{row.defence}"
        text = f"{IN_USE if is_used else ' '}{line}{STRUCK if is_gone else ' '}{numbers}{mark}"
        role = "dim" if is_gone else ""
        if is_used:
            role = "danger" if t.is_exhausted(figure) else "mine"
        cells.append(Span(text, role))
    return cells


def gift_numbers(t: Tunnels, figure: int) -> dict[int, int]:
    """The Gifts that a warrior bears, by the die of each."""
    if not t.kind_of(figure).bears_gifts:
        return {}
    return {gift.die: number for number, gift in enumerate(t.box.gifts) if t.gifts >> number & 1}


def human_remarks(t: Tunnels, figure: int, say: Say) -> list[Line]:
    """Where a Human is, his numbers now, his state, Talents, Gifts, Objects and burden."""
    found: list[Line] = [[Span(cell_text(t.map.cells[t.at[figure]]), "title")]]
    if t.die[figure] or t.is_exhausted(figure):
        found.append([Span(numbers_text(t, figure, say), "good" if is_raised(t, figure) else "")])
    if t.is_exhausted(figure):
        found.append([Span(say(message("state-exhausted")).upper(), "danger")])
    elif t.phase == HUMAN_ACTION and figure != actor(t):
        has_acted = t.acted >> figure & 1
        state = message("state-activated" if has_acted else "state-ready")
        found.append([Span(say(state), "dim" if has_acted else "good")])
    lost = len(struck_lines(t.hurt[figure]))
    if lost:
        found.append(
            [Span(say(message("label-lines-left", left=LINES - lost)), "danger" if lost > 3 else "")]
        )
    if leave_code(t, figure) != OK:
        found.append([Span(say(message("state-held")), "danger")])
    found += [[Span(say(message(f"talent-{name}")), "")] for name in talents_told(t, figure)]
    for die, gift in sorted(gift_numbers(t, figure).items()):
        is_on = t.die[figure] == die and not t.gifts_barred and not t.is_exhausted(figure)
        found.append([Span(f"{GIFT}{die} {say(gift_name(t, gift))}", "good" if is_on else "dim")])
    for kind in range(len(t.box.gears)):
        if t.gear[figure] >> kind & 1:
            found.append([Span(say(object_name(t, kind)), "title")])
    return found + burdens(t, figure, say)


def is_raised(t: Tunnels, figure: int) -> bool:
    """Whether a passing change lifts a number of a warrior."""
    return t.mvt_bonus(figure) > 0 or t.cbt_bonus(figure) > 0 or t.def_bonus(figure) > 0


def talents_told(t: Tunnels, figure: int) -> list[str]:
    """The Talents of a warrior now; a blessing that is used up is none."""
    names = talent_names(t.talents(figure))
    return [name for name in names if name != TALENTS[4] or not t.blessing_used]


def burdens(t: Tunnels, figure: int, say: Say) -> list[Line]:
    """The scenario's tokens that a warrior carries."""
    found: list[Line] = []
    for token in range(len(t.box.scenario.tokens)):
        number = count_in(t.carry[figure], token)
        if number:
            name = say(token_name(t, token))
            found.append([Span(f"{number} {name}" if number > 1 else name, "mine")])
    return found


def numbers_text(t: Tunnels, figure: int, say: Say) -> str:
    """MVT, CBT and DEF of a warrior now, with their names."""
    return profile_text(t.mvt(figure), t.cbt(figure), t.defence(figure, t.at[figure]), say)


def profile_text(mvt: int, cbt: int, defence: int, say: Say) -> str:
    """Three numbers with their names."""
    named = (("stat-mvt", mvt), ("stat-cbt", cbt), ("stat-def", defence))
    return " ".join(f"{say(message(name))} {number}" for name, number in named)


# The Demon side


def dark_lines(t: Tunnels, say: Say, width: int) -> list[Line]:
    """Each Demon and Tough Troglodyte on a line, then the Troglodytes by their tiles."""
    lines: list[Line] = []
    for figure in range(FIRST_TROG, FIGURES):
        if t.at[figure] >= 0 and not t.is_ordinary(figure):
            is_acting = figure == actor(t)
            head = f"{p.ACTING if is_acting else ' '} {p.figure_sign(t, figure, say):<2} "
            first = [Span(say(warrior_name(t, figure)), "mine" if is_acting else "danger")]
            lines += hung(head, [first, *dark_remarks(t, figure, say)], width)
    return lines + troglodyte_lines(t, say, width)


def hung(head: str, pieces: list[Line], width: int) -> list[Line]:
    """Pieces after a head, further lines set in below the first piece."""
    rows = flowed(pieces, width - len(head), " · ")
    return [[Span(head if n == 0 else " " * len(head), "danger"), *row] for n, row in enumerate(rows)]


def dark_remarks(t: Tunnels, figure: int, say: Say) -> list[Line]:
    """Where a Demon warrior is, its Health, numbers, Talents and burden."""
    found: list[Line] = [[Span(cell_text(t.map.cells[t.at[figure]]), "title")]]
    health = t.kind_of(figure).health
    if health > 1:
        left = health - t.hurt[figure]
        found.append([Span(PIP * left, "danger"), Span(LOST_PIP * t.hurt[figure], "dim")])
    found.append([Span(numbers_text(t, figure, say), "")])
    if t.phase == DEMON_ACTION and figure != actor(t):
        has_acted = t.acted >> figure & 1
        state = message("state-activated" if has_acted else "state-ready")
        found.append([Span(say(state), "dim" if has_acted else "good")])
    if leave_code(t, figure) != OK:
        found.append([Span(say(message("state-held")), "danger")])
    found += [[Span(say(message(f"talent-{name}")), "")] for name in talent_names(t.talents(figure))]
    return found + burdens(t, figure, say)


def troglodyte_lines(t: Tunnels, say: Say, width: int) -> list[Line]:
    """The ordinary Troglodytes: their numbers and Talents, how many stand where, how many are left."""
    kind = t.box.trog_kind
    trogs = range(FIRST_TROG, FIRST_TROG + t.box.numbers.trog_figures)
    like = next((figure for figure in trogs if t.kind[figure] == kind), -1)
    if like < 0:
        return []
    line = t.box.kinds[kind].lines[0]
    defence = min(line.defence + t.def_bonus(TROG_GROUP), t.box.numbers.def_max)
    mvt, cbt = line.mvt + t.mvt_bonus(TROG_GROUP), line.cbt + t.cbt_bonus(TROG_GROUP)
    pieces: list[Line] = [[Span(say(message("demon-troglodyte-group")), "danger")]]
    pieces.append([Span(profile_text(mvt, cbt, defence, say), "")])
    pieces += [[Span(say(message(f"talent-{name}")), "good")] for name in talent_names(t.talents(like))]
    for slot in range(len(t.laid)):
        mask = t.ordinary_on(slot)
        if mask:
            text = say(message("label-number-at", count=count(mask), cell=cell_text(t.map.cells[slot])))
            ready = count(mask & ~t.acted)
            is_turn = t.phase == DEMON_ACTION
            if is_turn and ready < count(mask):
                text += f" ({say(message('label-to-act', count=ready))})"
            pieces.append([Span(text, "title" if not is_turn or ready else "dim")])
    left = sum(1 for figure in trogs if t.kind[figure] >= 0 and t.at[figure] < 0)
    pieces.append([Span(say(message("label-in-supply", left=left)), "dim")])
    return hung(f"  {p.TROGLODYTE}  ", pieces, width)


def demon_to_come(t: Tunnels, say: Say) -> Line:
    """The Demon that can be bought, and how often it may still come."""
    left = t.demons_left
    text = say(message("label-demons-left", who=kind_name(t, t.box.scenario.demon_kind), left=left))
    return [Span(text, "" if left else "dim")]
