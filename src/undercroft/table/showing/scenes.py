"""How the newest events are acted out for one seat: what to look at, and how the board stood at each of them.

Like everything that a seat is told, the board of an event is seen through a deal that the seat cannot tell
from the truth. A scene says only where it differs from the next one, the last from the view beside it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.beat import Beat, Card
from undercroft.kernel.match import Event
from undercroft.table.showing.eye import Eye, deal_for
from undercroft.table.wire.seat_sight import CardInfo, Difference, Scene

Step = str | int


def scenes_of(eye: Eye, count: int, known: int, view: object) -> list[Scene]:
    """The scenes of the seat's events after the known ones, in order, as far as their states were kept."""
    events, states = eye.match.events, eye.match.scenes
    later = plain(view)
    found: list[Scene] = []
    for place in range(len(events) - 1, -1, -1):
        number = count - len(found)
        if number <= known or place not in states:
            break
        if eye.knows(events[place]):
            seen = plain(eye.view_of(deal_for(states[place], eye.seat)))
            found.append(scene_of(eye, events[place], number, differences(later, seen)))
            later = seen
    return found[::-1]


def scene_of(eye: Eye, event: Event, number: int, board: list[Difference]) -> Scene:
    """One event on the stage."""
    beat: Beat = event.beat
    return Scene(
        n=number,
        kind=beat.kind,
        caption="" if beat.caption is None else eye.said(beat.caption),
        cards=[card_info(eye, card) for card in beat.cards],
        lit=beat.lit,
        before=beat.before,
        change=beat.change,
        board=board,
    )


def card_info(eye: Eye, card: Card) -> CardInfo:
    """A card in words."""
    text = "" if card.text is None else eye.said(card.text)
    return CardInfo(name=eye.said(card.name), text=text, face=card.face, lit=card.lit)


def plain(view: object) -> Any:
    """A view as the wire carries it."""
    return msgspec.json.decode(msgspec.json.encode(view))


def differences(old: Any, new: Any, at: tuple[Step, ...] = ()) -> list[Difference]:
    """Where two plain values differ, as the places and what stands there in the new one."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return [one for key in old for one in differences(old[key], new[key], (*at, key))]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [one for n in range(len(old)) for one in differences(old[n], new[n], (*at, n))]
    return [] if old == new else [Difference(at=at, now=new)]
