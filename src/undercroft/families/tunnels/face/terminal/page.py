# interpreted: text for people
"""The page of a terminal: how things stand, the map, the warriors, the Board of Destiny and the own hand."""

from __future__ import annotations

from undercroft.families.tunnels.face.names import (
    card_help,
    card_name,
    own_or,
    scenario_name,
    tile_name,
    tokens_of,
)
from undercroft.families.tunnels.face.terminal import picture as p
from undercroft.families.tunnels.face.terminal.destiny import board_lines
from undercroft.families.tunnels.face.terminal.picture import Say
from undercroft.families.tunnels.face.terminal.roster import dark_lines, demon_to_come, human_lines
from undercroft.families.tunnels.face.tracks import counter_args
from undercroft.families.tunnels.face.view import tunnels_view
from undercroft.families.tunnels.face.view_parts import known_tiles
from undercroft.families.tunnels.rules.exploring.exploration import Explore
from undercroft.families.tunnels.rules.exploring.looking import Look
from undercroft.families.tunnels.rules.figures import FIGURES, FIRST_TROG
from undercroft.families.tunnels.rules.hands import hand_size
from undercroft.families.tunnels.rules.loading.words import ids
from undercroft.families.tunnels.rules.state import Tunnels
from undercroft.families.tunnels.rules.words.times import PHASES, THREAT
from undercroft.families.tunnels.rules.words.verbs import V_LAY, V_NEXT
from undercroft.kernel.moves import Seat, first, verb
from undercroft.kernel.terminal_lines import Line, Span, beside, flowed, length, ruled, trimmed, wrapped
from undercroft.kernel.texts import Message, message
from undercroft.kernel.vocabulary import Vocabulary

PANEL = 76
"""The columns that the warriors need beside the map."""

GUTTER = 3


class Page:
    """One page as one seat sees it; an edition derives its own where it shows something in another way."""

    def __init__(self, t: Tunnels, seat: Seat, say: Say, vocabulary: Vocabulary) -> None:
        self.t = t
        self.seat = seat
        self.say = say
        self.vocabulary = vocabulary

    def lines(self, width: int, height: int) -> list[Line]:
        """The whole page, no line longer than the width; the warriors beside the map where there is room."""
        return page_lines(self, width, height)

    def phase(self) -> str:
        """The word for what is going on."""
        return PHASES[self.t.phase]

    def goals(self) -> list[str]:
        """What the seat must do to win."""
        return [goal_text(self.t, self.seat, self.say)]

    def shows_board(self) -> bool:
        """Whether the Board of Destiny is shown where there is little room."""
        return self.t.phase == THREAT

    def board_lines(self, width: int, is_wide: bool) -> list[Line]:
        """The Board of Destiny."""
        return board_lines(self.t, self.seat, self.say, width, is_wide)

    def demon_facts(self) -> list[Line]:
        """What stands beside the title of the Demon side."""
        return demon_facts(self.t, self.say)


def page_lines(page: Page, width: int, height: int) -> list[Line]:
    """The whole page, no line longer than the width; the warriors beside the map where there is room."""
    t = page.t
    room = width - PANEL - GUTTER
    is_wide = p.fits(t, p.SIZES[-2], room, height - p.WIDE_OTHER_LINES)
    if is_wide:
        map_part = map_lines(page, room, height - p.WIDE_OTHER_LINES)
    else:
        map_part = map_lines(page, width, height - p.OTHER_LINES)
    lines = [*status_lines(page, width), []]
    if is_wide:
        column = max(length(line) for line in map_part) + GUTTER
        lines += beside(map_part, panel_lines(page, width - column, True), column)
    else:
        lines += [*map_part, [], *panel_lines(page, width, False)]
    return [trimmed(line, width) for line in lines]


def panel_lines(page: Page, width: int, is_wide: bool) -> list[Line]:
    """The warriors, the Board of Destiny and the hand."""
    t, say = page.t, page.say
    lines = ruled(say(message("camp-human")), human_facts(t, say), width)
    lines += human_lines(t, say, width)
    lines += ruled(say(message("camp-demon")), page.demon_facts(), width)
    lines += dark_lines(t, say, width)
    if is_wide or page.shows_board():
        lines += page.board_lines(width, is_wide)
    return lines + hand_lines(t, page.seat, say, width)


# How things stand


def status_lines(page: Page, width: int) -> list[Line]:
    """The scenario and the round, what the seat must do to win, and what everybody keeps an eye on."""
    t, say = page.t, page.say
    last = t.last_round
    said = say(message("label-round", round=t.round)) + (f"/{last}" if last else "")
    head: list[Line] = [[Span(title_text(t, say), "title")]]
    if t.round:
        head.append([Span(said, "title")])
    head.append([Span(say(message(f"phase-{page.phase()}")), "mine")])
    lines = flowed([*head, *facts(t, say)], width, "  ")
    for text in page.goals():
        lines += wrapped(text, width, "dim", 2) if text else []
    return lines


def title_text(t: Tunnels, say: Say) -> str:
    """The scenario's title, or its id where nobody gave it one."""
    name = scenario_name(t)
    said = say(name)
    return t.box.scenario.id if said == name.id else said


def goal_text(t: Tunnels, seat: Seat, say: Say) -> str:
    """What the seat must do to win; onlookers have no goal."""
    goal = goal_of(t, "human" if seat == t.human_seat else "demon", say) if seat < t.seats else ""
    return say(message("label-goal", goal=goal)) if goal else ""


def goal_of(t: Tunnels, side: str, say: Say) -> str:
    """What a side must do to win, or nothing where a person's own scenario does not say it."""
    goal = own_or(t, f"goal-{side}", message(f"scenario-{t.box.scenario.id}-{side}"))
    said = say(goal)
    return "" if said == goal.id else said


def facts(t: Tunnels, say: Say) -> list[Line]:
    """What the scenario counts, and what is left of the stack."""
    found = []
    trail = t.box.scenario.trail
    if t.trail_slot >= 0 and trail is not None:
        number = f"{t.trail_number}/{trail.last}"
        found.append([Span(f"{p.TRAIL} {say(message('label-trail', number=number))}", "mine")])
    found += [[Span(say(fact), "good")] for fact in counted(t)]
    if not t.box.scenario.is_fixed:
        left = t.tiles.count()
        found.append([Span(say(message("label-tiles-left", count=left)), "")])
    return found


def counted(t: Tunnels) -> list[Message]:
    """What the scenario counts for everybody to see."""
    return [message(counter.label, **counter_args(t, counter)) for counter in t.box.scenario.counters]


def human_facts(t: Tunnels, say: Say) -> list[Line]:
    """What stands beside the title of the Humans."""
    found = [[Span(hand_count(t, t.human_seat, say), "")]]
    if t.action_dice_to_come:
        found.append([Span(say(message("label-extra-action-dice", count=t.action_dice_to_come)), "good")])
    if t.gifts_barred:
        found.append([Span(say(message("label-no-gifts")), "danger")])
    return found


def demon_facts(t: Tunnels, say: Say) -> list[Line]:
    """What stands beside the title of the Demon side: TP, cards, dice to come, the Demon that waits."""
    found = [[Span(say(message("label-tp", tp=t.tp)), "mine")]]
    found.append([Span(hand_count(t, t.demon_seat, say), "")])
    if t.destiny_dice_most:
        found.append([Span(say(message("label-destiny-most", count=t.destiny_dice_most)), "good")])
    elif t.destiny_dice_to_come:
        found.append([Span(say(message("label-extra-destiny-dice", count=t.destiny_dice_to_come)), "danger")])
    if t.box.scenario.demon_kind >= 0:
        found.append(demon_to_come(t, say))
    if t.lines_for_demon:
        found.append([Span(say(message("label-line-choice", count=t.lines_for_demon)), "danger")])
    return found


def hand_count(t: Tunnels, owner: Seat, say: Say) -> str:
    """How many cards a side holds: open to both (25.52)."""
    return say(message("label-hand", count=hand_size(t, owner)))


# The map


def map_lines(page: Page, width: int, lines_most: int) -> list[Line]:
    """The map, what lies beyond its edges, what its signs mean, and the tiles to choose from."""
    t, seat, say = page.t, page.seat, page.say
    picture = p.map_picture(t, say, width, lines_most)
    lines = p.picture_lines(picture)
    lines += flowed(p.outside_pieces(t, picture, say), width, "   ")
    lines += flowed(legend(t, say), width, "  ")
    cards = p.tile_cards(t, choices(page), say)
    if cards:
        lines += [[], *cards]
    seen = seen_text(t, seat, say)
    return [*lines, *wrapped(seen, width, "dim")] if seen and not cards else lines


def legend(t: Tunnels, say: Say) -> list[Line]:
    """The signs that are on the map now, and no others."""
    signs: list[tuple[str, str]] = []
    dark = [figure for figure in range(FIRST_TROG, FIGURES) if t.at[figure] >= 0]
    if any(t.is_ordinary(figure) for figure in dark):
        signs.append((p.TROGLODYTE, "legend-troglodyte"))
    if any(t.is_exhausted(figure) and t.at[figure] >= 0 for figure in range(FIRST_TROG)):
        signs.append((say(message("letter-redeemer")).lower(), "legend-exhausted"))
    if any(t.has_hole_token(slot) for slot in range(len(t.laid))):
        signs.append((p.HOLE, "legend-hole"))
    if t.trail_slot >= 0:
        signs.append((p.TRAIL, "legend-trail"))
    if any(t.seals):
        signs.append((p.SEAL, "legend-seal"))
    if t.box.scenario.ways_out:
        signs.append((p.WAY_OUT, "legend-way-out"))
    if any(t.map.blocked):
        signs.append((p.ROCK, "legend-rubble"))
    if t.guide >= 0:
        signs.append((p.GUIDE, "legend-guide"))
    stems = {name.partition("-")[0] for lying in t.ground for name in tokens_of(t, lying)}
    signs += [(p.TOKENS[stem], f"legend-{stem}") for stem in p.TOKENS if stem in stems]
    if t.map.free_count:
        signs.append((p.UNEXPLORED, "legend-unexplored"))
    return [[Span(sign, "title"), Span(f" {say(message(name))}", "dim")] for sign, name in signs]


def choices(page: Page) -> list[tuple[str, int, int]]:
    """The tiles that the seat is asked about: the words that choose each, the tile and its quarter turns."""
    t, seat, words = page.t, page.seat, page.vocabulary.words
    top = t.stack[-1] if t.stack else None
    if not isinstance(top, Explore | Look) or not t.is_asked(seat):
        return []
    offered = [move for move in top.offer(t, seat) if verb(move) in (V_LAY, V_NEXT)]
    if isinstance(top, Explore):
        return [(words(t, move), top.tile, first(move)) for move in offered if verb(move) == V_LAY]
    return [(words(t, move), first(move), 0) for move in offered]


def seen_text(t: Tunnels, seat: Seat, say: Say) -> str:
    """The top of the stack as far as the seat knows it."""
    known = known_tiles(t, seat)
    names = [say(tile_name(t, ids(t.box.tiles).index(tile))) if tile != "-" else "?" for tile in known]
    return say(message("label-next-tiles", tiles=", ".join(names))) if names else ""


# The hand


def hand_lines(t: Tunnels, seat: Seat, say: Say, width: int) -> list[Line]:
    """The own cards with what each does."""
    view = tunnels_view(t, seat)
    if not view.hand or view.you == "nobody":
        return []
    lines = ruled(say(message("label-your-hand")), [], width)
    for card in dict.fromkeys(view.hand):
        number = view.hand.count(card)
        kind = ids(t.box.cards).index(card)
        name = say(card_name(t, kind)) + (f" ({number})" if number > 1 else "")
        text = say(message("label-card", name=name, help=card_help(t, kind)))
        rows = wrapped(text, width - 2, "", 2)
        rows[0] = [Span(f"  {name}", "title"), Span(rows[0][0].text[len(name) :], "")]
        lines += [rows[0], *([Span("  ", ""), *row] for row in rows[1:])]
    return lines
