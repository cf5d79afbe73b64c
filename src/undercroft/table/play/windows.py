"""What happens in the time of a reaction window: answers that nobody sees yet, wishes for more, its end."""

from __future__ import annotations

import msgspec

from undercroft.kernel.moves import PASS
from undercroft.table.play import answering
from undercroft.table.play.played_game import PlayedGame
from undercroft.table.play.table import Table
from undercroft.table.play.window_time import KEPT, LATE, drawn_thought, is_reaction, prolonged, renewed
from undercroft.table.refusals import refuse
from undercroft.table.showing.eye import Eye, plain
from undercroft.table.store.rows import WindowTime


def window_of(t: Table, seat: int) -> WindowTime | None:
    """The window whose time runs for a seat, if one does."""
    window = t.row.window
    return window if window is not None and window.seat == seat and t.row.status == "playing" else None


def has_answered(t: Table, seat: int) -> bool:
    """Whether the seat's answer waits for the end of the window."""
    window = window_of(t, seat)
    return window is not None and window.holder == t.seat(seat).holder and bool(window.words)


def answer(t: Table, seat: int, question: int, words: str) -> str:
    """Answer a question; in a window the answer is kept until its time is over, and nobody else notices."""
    t.seat(seat)
    window, played = window_of(t, seat), t.played
    if window is None or played is None or question != played.question(seat):
        return answering.answer(t, seat, question, words)
    words = plain(words)
    if has_answered(t, seat):
        if window.words != words:
            raise refuse("stale", "refuse-answered", question=question)
        return words
    answering.check_question(played, seat, question)
    if played.match.offer(seat).get(words) is None:
        raise Eye(played.match, seat, "en").refusal(words)
    t.row.window = msgspec.structs.replace(
        window, words=words, answered=t.change.at, holder=t.seat(seat).holder
    )
    t.set_due()
    t.change.private = seat
    return words


def ask_time(t: Table, seat: int) -> None:
    """Ask for more time in a window; the others notice when its first time is over."""
    t.playing()
    t.seat(seat)
    window = window_of(t, seat)
    if window is None:
        raise refuse("not-possible", "refuse-no-window")
    t.row.window = msgspec.structs.replace(window, more=True)
    t.change.private = seat


def set_always(t: Table, seat: int, on: bool) -> None:
    """Have the table never pass for the seat, or let it again."""
    t.seat(seat).always = on
    if on:
        t.seat(seat).standing = False
    t.change.private = seat
    if t.row.status == "playing":
        t.set_due()


def waits_for_person(t: Table, seat: int) -> bool:
    """Whether a window stays open until the person of its seat has answered."""
    return t.seats[seat].always and t.seats[seat].is_person() and not has_answered(t, seat)


def ends_by_itself(t: Table, seat: int, is_here: bool) -> bool:
    """Whether a window ends when its time is over: not before its person has come to see it, or has said so.

    None of this depends on what they hold.
    """
    row = t.seats[seat]
    if row.kind == "open" or waits_for_person(t, seat):
        return False
    return is_here or row.is_computer() or row.standing or has_answered(t, seat)


def close(t: Table, seq: int) -> None:
    """End the window that opened with a step, if its time is over: by more time, the answer, or a pass."""
    window, played = t.row.window, t.played
    if window is None or played is None or t.row.status != "playing":
        return
    if window.seq != seq or t.change.at < window.until or waits_for_person(t, window.seat):
        return
    if t.change.at > window.until + LATE and not has_answered(t, window.seat):
        t.row.window = renewed(window, t.spans, t.random, t.change.at)
        t.set_due()
        return
    window, wants = wish_of(t, played, window)
    longer = prolonged(window, t.spans, t.random) if wants else None
    if longer is not None:
        t.row.window = longer
        t.set_due()
        return
    seat = window.seat
    words = window.words if has_answered(t, seat) else t.game.move_words(played.match.state, seat, PASS)
    question = played.question(seat)
    if not is_idle(t, played, seat):
        remember(t, window, is_pass=played.match.offer(seat).get(words) == PASS)
    answering.answer(t, seat, question, words)


def is_idle(t: Table, played: PlayedGame, seat: int) -> bool:
    """Whether the seat has nothing to think about: nothing but to pass, or it always passes."""
    row = t.seats[seat]
    return not row.always and (played.has_only_pass(seat) or (row.standing and is_reaction(played, seat)))


def wish_of(t: Table, played: PlayedGame, window: WindowTime) -> tuple[WindowTime, bool]:
    """Whether the seat wants more time: because it says so, or because its person would have."""
    seat = window.seat
    if is_idle(t, played, seat):
        virtual = window.virtual or drawn_thought(t.seats[seat], t.spans, t.random)
        window = msgspec.structs.replace(window, virtual=virtual)
        return window, window.more or virtual > window.until - window.opened
    if has_answered(t, seat):
        return window, window.answered > window.until
    return window, window.more


def remember(t: Table, window: WindowTime, is_pass: bool) -> None:
    """Note how long the seat's person has thought before a pass: no other answer is ever mistaken for one."""
    if is_pass:
        ended = max(window.answered, window.before + 1) if window.before else window.answered
        thought = max(0, (ended or window.until) - window.opened)
        row = t.seats[window.seat]
        row.thoughts = [*row.thoughts, thought][-KEPT:]
