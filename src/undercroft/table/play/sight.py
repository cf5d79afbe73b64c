"""What one seat sees of a table's game now, and what it is asked."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.match import Event
from undercroft.table.play.played_game import PlayedGame
from undercroft.table.showing.eye import Eye
from undercroft.table.showing.scenes import scenes_of
from undercroft.table.wire.seat_sight import EventInfo, OwnWindow, Question
from undercroft.table.wire.server_messages import ENCODER, Sight


class OwnSwitches(msgspec.Struct, frozen=True):
    """What only the person of a seat knows of it, besides the game."""

    standing: bool = False
    always: bool = False
    window: OwnWindow | None = None


NO_SWITCHES = OwnSwitches()


class SharedParts:
    """Parts of the sights of one state, made once for all who see the same.

    A view is shared only with the same seat, or with all seats where the game says that they see alike. An
    event in words depends on nobody; each seat's own list says which of them it hears.
    """

    def __init__(self) -> None:
        self.views: dict[int | None, msgspec.Raw] = {}
        self.events: dict[tuple[Event, int, str], EventInfo] = {}

    def view(self, eye: Eye) -> Any:
        """What an eye sees, as it goes over the wire."""
        seat = 0 if eye.game.seats_see_alike and eye.seat is not None else eye.seat
        if seat not in self.views:
            self.views[seat] = msgspec.Raw(ENCODER.encode(eye.view()))
        return self.views[seat]

    def event(self, eye: Eye, event: Event, number: int) -> EventInfo:
        """An event that the eye's seat may know, in words."""
        key = event, number, eye.lang
        if key not in self.events:
            self.events[key] = eye.event_info(event, number)
        return self.events[key]


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
    shared: SharedParts | None = None,
) -> Sight:
    """What a seat sees now, with the events after the last that it knows."""
    eye = Eye(played.match, seat, lang)
    shared = shared or SharedParts()
    events = eye.events()
    fresh = branch != played.branch or known > len(events) or known == 0
    first = 0 if fresh else known
    waits = own.window is not None and own.window.answered
    return Sight(
        seat=seat,
        branch=played.branch,
        fresh=fresh,
        last=len(events),
        events=[shared.event(eye, event, n) for n, event in enumerate(events[first:], start=first + 1)],
        scenes=scenes_of(eye, len(events), first, eye.view()) if stage else [],
        view=shared.view(eye),
        chain=eye.chain(),
        question=question_of(played, eye, seat) if asks and seat is not None and not waits else None,
        standing=own.standing,
        always=own.always,
        window=own.window,
        description=eye.description() if describe else None,
        outcome=eye.outcome(),
    )
