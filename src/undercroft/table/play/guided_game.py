"""Guided games: the guide waits for certain moves, answers for the others and sets all chance."""

from __future__ import annotations

from undercroft.kernel.documents.guided import GuidedGame, GuidedMove, read_answers
from undercroft.kernel.fair import commitment
from undercroft.kernel.game import Game
from undercroft.kernel.moves import Move
from undercroft.kernel.options import Setup
from undercroft.kernel.texts import Message, message
from undercroft.table.play.played_game import Course
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal, refuse, say
from undercroft.table.showing.catalog import guide_of
from undercroft.table.store.ids_and_secrets import new_id, new_seed
from undercroft.table.store.rows import Result, SeatRow, TableRow, Terms

GUIDE = "guide"
"""Who answers on the other seats."""

OWN = "own"
"""What the record of a game led by somebody's own guide calls it."""


def guided_table(game: Game, terms: Terms, setup: Setup, start: str, name: str, at: int) -> Table:
    """A new private table for one learner, at the position where the guide begins."""
    learner = guide_of(game, terms).learner()
    seed = new_seed()
    row = TableRow(
        id=new_id(),
        game=game.id,
        setup=setup,
        terms=terms,
        seed=seed.hex(),
        commitment=commitment(seed),
        made=at,
        touched=at,
        version=1,
        start=start,
    )
    seats = [
        SeatRow(row.id, seat, "person", name=name)
        if seat == learner
        else SeatRow(row.id, seat, "computer", agent=GUIDE)
        for seat in range(setup.seats)
    ]
    return Table(game, row, seats, None)


def answer(t: Table, course: Course, seat: int, words: str, move: Move) -> None:
    """Take an answer that the guide waits for, and let everything follow that the guide has written."""
    guide = guide_of(t.game, t.row.terms)
    wanted = wanted_move(guide, course)
    if seat != guide.learner() or not wanted.fits(words):
        raise wrong(t, course, seat, wanted)
    at = t.change.at
    t.stepped(course.answer(seat, words, move, at, wanted.chance))
    for given in read_answers(wanted.then):
        offered = course.match.offer(given.seat)
        t.stepped(course.answer(given.seat, given.words, offered[given.words], at, given.chance))
    if guide.place_after(len(course.line) - 1) is None:
        end(t)


def wanted_move(guide: GuidedGame, course: Course) -> GuidedMove:
    """The move that the guide waits for."""
    place = guide.place_after(len(course.line) - 1)
    if place is None:
        raise refuse("not-possible", "refuse-over")
    return place[1]


def wrong(t: Table, course: Course, seat: int, wanted: GuidedMove) -> Refusal:
    """A friendly word about a move that is allowed, but not what the guide shows now."""
    labels = {choice.words: choice.label for choice in course.match.choices(seat)}
    found = [labels[words] for words in wanted.words if words in labels]
    return GuideWaits(t.game, found[0] if found else message("words", words=""))


class GuideWaits(Refusal):
    """The guide waits for another move, which the game puts into words."""

    def __init__(self, game: Game, label: Message) -> None:
        super().__init__("guided", message("guide-waits", label=label))
        self.game = game
        self.label = label

    def sentence(self, lang: str) -> str:
        """What the guide waits for."""
        return say(message("guide-waits", label=self.game.texts.say(self.label, lang)), lang)


def skip(t: Table) -> None:
    """End a guided game because its learner has seen enough."""
    t.playing()
    if not t.row.terms.guide:
        raise refuse("not-possible", "refuse-no-guide")
    end(t)


def end(t: Table) -> None:
    """The guide is through, unless the rules have ended the game already: nobody has won or lost."""
    if t.row.status == "playing":
        count = len(t.seats)
        t.finish(Result("guide", ("none",) * count, (0,) * count, "", message("result-guide")))
