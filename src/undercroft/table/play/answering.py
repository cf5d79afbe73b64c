"""Answers to questions, and taking them back. Refusals change nothing."""

from __future__ import annotations

from undercroft.kernel.gesture import parts
from undercroft.table.play import guided_game
from undercroft.table.play.played_game import PlayedGame
from undercroft.table.play.seating import name_of
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse
from undercroft.table.showing.eye import Eye, plain
from undercroft.table.store.rows import Takeback


def answer(t: Table, seat: int, question: int, words: str) -> str:
    """Answer a question; the words as they are stored. A repeat of a stored answer changes nothing."""
    words = plain(words)
    t.seat(seat)
    played = t.played
    given = None if played is None else played.given.get((seat, question))
    if given is not None and given.kind == "answer" and given.words == words:
        return words
    played = t.playing()
    check_question(played, seat, question)
    move = played.match.offer(seat).get(words)
    if move is None:
        raise Eye(played.match, seat, "en").refusal(words)
    if t.row.terms.guide:
        guided_game.answer(t, played, seat, words, move)
        return words
    t.charge()
    t.stepped(played.answer(seat, words, move, t.change.at))
    return words


def gesture(t: Table, seat: int, question: int, words: list[str]) -> tuple[list[str], list[str]]:
    """Give several answers at one go, stored as one; those that were given, and those that were not.

    A repeat of a stored gesture changes nothing. A guide takes one answer at a time.
    """
    wanted = [plain(word) for word in words]
    t.seat(seat)
    given = None if t.played is None else t.played.given.get((seat, question))
    if given is not None and given.kind == "answer":
        done = parts(given.words)
        if done == wanted[: len(done)]:
            return done, wanted[len(done) :]
    played = t.playing()
    check_question(played, seat, question)
    if t.row.terms.guide or len(wanted) == 1:
        return [answer(t, seat, question, wanted[0])], wanted[1:]
    if wanted[0] not in played.match.offer(seat):
        raise Eye(played.match, seat, "en").refusal(wanted[0])
    t.charge()
    step = played.gesture(seat, wanted, t.change.at)
    t.stepped(step)
    done = parts(step.words)
    return done, wanted[len(done) :]


def check_question(played: PlayedGame, seat: int, question: int) -> None:
    """Refuse a number that is not that of the open question."""
    if question != played.question(seat) or (seat, question) in played.given:
        if question < played.question(seat):
            raise refuse("stale", "refuse-stale", question=question, now=played.question(seat))
        raise refuse("unreadable", "refuse-question", question=question)
    if seat not in played.asked():
        raise refuse("not-asked", "refuse-not-asked", seat=seat + 1)


def undo(t: Table, seat: int, question: int) -> None:
    """Take back the seat's last answer by the kernel's rule; a repeat changes nothing."""
    t.seat(seat)
    given = None if t.played is None else t.played.given.get((seat, question))
    if given is not None and given.kind == "undo":
        return
    played = t.playing()
    check_question(played, seat, question)
    step = played.undo(seat, t.change.at)
    t.charge()
    t.stepped(step)
    t.note("note-undo", name=name_of(t, seat))


def ask_takeback(t: Table, seat: int) -> None:
    """Ask for leave to take back the seat's last answer; with nobody to ask it happens at once."""
    played = t.playing()
    if t.row.terms.guide:
        raise refuse("not-possible", "refuse-guided")
    if t.row.takeback is not None and t.row.takeback.seat == seat:
        return
    if t.row.takeback is not None:
        raise refuse("not-possible", "refuse-takeback-other")
    if played.last_answer(seat) < 0:
        raise refuse("not-possible", "refuse-takeback-none")
    t.row.takeback = Takeback(seat, (seat,))
    t.note("note-takeback-asked", name=name_of(t, seat))
    maybe_take_back(t, played)


def consent(t: Table, seat: int, yes: bool) -> None:
    """Agree to a takeback, or refuse it for all."""
    played = t.playing()
    wish = t.row.takeback
    if wish is None:
        raise refuse("not-possible", "refuse-no-takeback")
    if not yes:
        t.row.takeback = None
        t.note("note-takeback-refused", name=name_of(t, seat))
        return
    if seat not in wish.agreed:
        t.row.takeback = Takeback(wish.seat, tuple(sorted((*wish.agreed, seat))))
        maybe_take_back(t, played)


def waiting_for(t: Table) -> tuple[int, ...]:
    """The people who have still to agree to a takeback, be it that a computer stands in for them."""
    wish = t.row.takeback
    owned = [seat.seat for seat in t.seats if seat.kind == "person"]
    return () if wish is None else tuple(seat for seat in owned if seat not in wish.agreed)


def maybe_take_back(t: Table, played: PlayedGame) -> None:
    """Take back what everybody agrees to take back."""
    wish = t.row.takeback
    if wish is None or waiting_for(t):
        return
    step = played.takeback(wish.seat, t.change.at)
    t.charge()
    t.stepped(step)
    t.note("note-takeback-done", name=name_of(t, wish.seat))
