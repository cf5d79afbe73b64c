# interpreted: what is shown, built anew for each look
"""What a scenario counts, as a way from nothing to its end: labels and targets come from its data."""

from __future__ import annotations

import msgspec

from undercroft.families.tunnels.rules.components.scenario import Counter
from undercroft.families.tunnels.rules.masks import count
from undercroft.families.tunnels.rules.state import Tunnels


class TrackView(msgspec.Struct, frozen=True):
    """One thing that is counted: how far it is on its way, and the message that tells it."""

    at: int
    of: int
    """Where the way ends, 0 if it has no end."""
    label: str
    args: dict[str, int]


def counted_now(t: Tunnels, counter: Counter) -> int:
    """Where a counter stands."""
    return {
        "counter": t.counter,
        "reached": count(t.reached),
        "points": t.human_points,
        "tokens-out": t.tokens_out,
        "score": t.human_points,
        "demon-points": t.demon_points,
    }[counter.counts]


def counter_args(t: Tunnels, counter: Counter) -> dict[str, int]:
    """The arguments that the label of a counter may use."""
    now = counted_now(t, counter)
    both = {"points": t.human_points, "value": t.demon_points}
    return {"number": now, "count": now, "least": counter.of, **both}


def tracks(t: Tunnels) -> tuple[TrackView, ...]:
    """The trail first, then the scenario's counters; one without an end goes with the rounds."""
    found = []
    trail = t.box.scenario.trail
    if trail is not None and t.trail_slot >= 0:
        args = {"number": t.trail_number}
        found.append(TrackView(t.trail_number, trail.last, "label-trail", args))
    for counter in t.box.scenario.counters:
        at, of = (counted_now(t, counter), counter.of) if counter.of else (t.round, t.last_round)
        found.append(TrackView(at, of, counter.label, counter_args(t, counter)))
    return tuple(found)
