"""What one seat sees of a table's game now, and what it is asked."""

from __future__ import annotations

import msgspec

from undercroft.table.play.played_game import PlayedGame
from undercroft.table.showing.eye import Eye
from undercroft.table.showing.scenes import scenes_of
from undercroft.table.wire.seat_sight import OwnWindow, Question
from undercroft.table.wire.server_messages import Sight


class OwnSwitches(msgspec.Struct, frozen=True):
    """What only the person of a seat knows of it, besides the game."""

    standing: bool = False
    always: bool = False
    window: OwnWindow | None = None


NO_SWITCHES = OwnSwitches()


def question_of(played: PlayedGame, eye: Eye, seat: int) -> Question | None:
    """What the seat is asked; nothing if it owes no answer."""
    if seat not in played.asked():
        return None
    return Question(
        number=played.question(seat),
        prompt=eye.prompt(),
        secret=played.is_secret(),
        undo=played.can_undo(seat),
        choices=eye.choices(),
    )


def sight_of(
    played: PlayedGame,
    seat: int | None,
    lang: str,
    *,
    asks: bool = True,
    own: OwnSwitches = NO_SWITCHES,
    describe: bool = False,
    stage: bool = False,
    branch: int = 0,
    known: int = 0,
) -> Sight:
    """What a seat sees now, with the events after the last that it knows."""
    eye = Eye(played.match, seat, lang)
    events = eye.events()
    fresh = branch != played.branch or known > len(events) or known == 0
    first = 0 if fresh else known
    view = eye.view()
    waits = own.window is not None and own.window.answered
    return Sight(
        seat=seat,
        branch=played.branch,
        fresh=fresh,
        last=len(events),
        events=[eye.event_info(event, n) for n, event in enumerate(events[first:], start=first + 1)],
        scenes=scenes_of(eye, len(events), first, view) if stage else [],
        view=view,
        chain=eye.chain(),
        question=question_of(played, eye, seat) if asks and seat is not None and not waits else None,
        standing=own.standing,
        always=own.always,
        window=own.window,
        description=eye.description() if describe else None,
        outcome=eye.outcome(),
    )
