"""Guided games: the guide waits for certain moves, answers for the others and sets all chance."""

from __future__ import annotations

from undercroft.kernel.documents.guided import GuidedGame, GuidedMove, read_answers
from undercroft.kernel.game import Game
from undercroft.kernel.moves import Move
from undercroft.kernel.texts import Message, message
from undercroft.table.play.played_game import PlayedGame
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal, refuse, say
from undercroft.table.store.rows import Result


def answer(t: Table, played: PlayedGame, seat: int, words: str, move: Move) -> None:
    """Take an answer that the guide waits for, and let everything follow that the guide has written."""
    guide = t.guided()
    wanted = wanted_move(guide, played)
    if seat != guide.learner() or not wanted.fits(words):
        raise wrong(t, played, seat, wanted)
    at = t.change.at
    t.stepped(played.answer(seat, words, move, at, wanted.chance))
    for given in read_answers(wanted.then):
        offered = played.match.offer(given.seat)
        t.stepped(played.answer(given.seat, given.words, offered[given.words], at, given.chance))
    if guide.place_after(len(played.line) - 1) is None:
        end(t)


def wanted_move(guide: GuidedGame, played: PlayedGame) -> GuidedMove:
    """The move that the guide waits for."""
    place = guide.place_after(len(played.line) - 1)
    if place is None:
        raise refuse("not-possible", "refuse-over")
    return place[1]


def wrong(t: Table, played: PlayedGame, seat: int, wanted: GuidedMove) -> Refusal:
    """A friendly word about a move that is allowed, but not what the guide shows now."""
    labels = {choice.words: choice.label for choice in played.match.choices(seat)}
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
