"""Seats change hands, and their people decide about them: leave, sit down, share, give up, claim."""

from __future__ import annotations

from undercroft.agents.names import agent_name
from undercroft.kernel.texts import Message, message
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse
from undercroft.table.store.rows import Result, SeatRow


def concede(t: Table, seat: int, on: bool) -> None:
    """Give up; the game is over when all people of the team have."""
    t.playing()
    row = t.seat(seat)
    if row.conceded == on:
        return
    row.conceded = on
    t.note("note-conceded" if on else "note-not-conceded", name=name_of(t, seat))
    team = t.team(seat)
    if on and all(t.seats[other].conceded for other in team if t.seats[other].is_person()):
        lose(t, team, "concede", "result-conceded", seat)


def lose(t: Table, team: tuple[int, ...], how: str, id: str, seat: int) -> None:
    """End the game with the loss of a team."""
    results = tuple("loss" if other in team else "win" for other in range(len(t.seats)))
    t.finish(Result(how, results, (0,) * len(t.seats), "", message(id, name=name_of(t, seat))))


def claim(t: Table, seat: int, gone: list[int]) -> None:
    """Claim the win from one whose time is up or who is gone."""
    t.playing()
    others = [other for other in gone if other not in t.team(seat)]
    if t.row.terms.when_gone != "claim" or not others:
        raise refuse("not-possible", "refuse-claim")
    lose(t, t.team(others[0]), "claim", "result-claimed", others[0])


def out_of_time(t: Table, at: int) -> list[int]:
    """The asked people whose clocks have run out."""
    asked = [seat for seat in t.asked() if t.seats[seat].is_person() and seat < len(t.row.clocks)]
    return [seat for seat in asked if t.row.clocks[seat] - max(0, at - t.row.since) <= 0]


def times_up(t: Table, gone: list[int]) -> None:
    """Do what was agreed for seats whose people are out of time or gone; claims wait for their claimants."""
    if t.row.status != "playing" or t.row.terms.when_gone == "claim":
        return
    for seat in gone:
        if t.seats[seat].is_person():
            t.charge()
            replace(t, t.seats[seat])


def replace(t: Table, row: SeatRow) -> None:
    """Let the computer take a seat, or open it for another."""
    if t.row.terms.when_gone == "open":
        t.note("note-seat-open", name=name_of(t, row.seat))
        vacate(t, row)
    else:
        row.standing_in = True
        row.agent = row.agent or t.row.terms.stand_in
        t.note("note-stand-in", name=name_of(t, row.seat), agent=agent_name(row.agent))
    t.set_due()


def vacate(t: Table, row: SeatRow) -> None:
    """Free a seat: its secrets are worth nothing any more."""
    row.kind, row.name, row.person = "open", "", ""
    row.holder += 1
    row.shared = row.standing = row.always = row.conceded = row.standing_in = False
    row.thoughts = []
    t.change.keyless.append(row.seat)
    if t.row.clocks and t.row.terms.clock is not None:
        quarter = t.row.terms.clock.start // 4  # whoever comes needs some, and no more than was left
        t.row.clocks = [*t.row.clocks]
        t.row.clocks[row.seat] = t.row.clocks[row.seat] if t.row.clocks[row.seat] > 0 else quarter


def leave(t: Table, seat: int) -> None:
    """Stand up: before the game the seat is open again, later it goes as was agreed."""
    row = t.seat(seat)
    if t.row.status == "waiting":
        t.note("note-seat-open", name=name_of(t, seat))
        vacate(t, row)
        return
    t.playing()
    if t.row.terms.when_gone == "claim":
        concede(t, seat, True)
    elif row.is_person():
        t.charge()
        replace(t, row)


def sit(t: Table, seat: int) -> None:
    """Take the seat back from the computer that stood in."""
    t.playing()
    row = t.seat(seat)
    if row.standing_in:
        if t.row.clocks and t.row.clocks[seat] <= 0:
            raise refuse("not-possible", "refuse-no-time")
        t.charge()
        row.standing_in = False
        t.note("note-sat-down", name=name_of(t, seat))
        t.set_due()


def share(t: Table, seat: int, on: bool) -> None:
    """Let onlookers see what the seat sees, or no longer."""
    row = t.seat(seat)
    if row.shared != on:
        row.shared = on
        t.note("note-shared" if on else "note-not-shared", name=name_of(t, seat))


def set_standing(t: Table, seat: int, on: bool) -> None:
    """Have the table pass for the seat in reaction windows, or no longer."""
    t.seat(seat).standing = on
    if on:
        t.seat(seat).always = False
    t.change.private = seat
    if t.row.status == "playing":
        t.set_due()


def take_seat(t: Table, seat: int, name: str, person: str = "") -> None:
    """Let somebody sit down on an open seat; the game begins with the last."""
    row = t.seat(seat)
    if t.row.status == "closed":
        raise t.closed()
    if row.kind != "open" or t.row.status not in ("waiting", "playing"):
        raise refuse("not-possible", "refuse-taken", seat=seat + 1)
    row.kind, row.name, row.agent, row.person = "person", called(name), "", person
    if t.row.status == "playing":
        t.note("note-took-over", name=row.name, seat=seat + 1)
    else:
        t.note("note-joined", name=row.name)
    if t.row.status == "playing":
        t.row.since = t.change.at
        t.set_due()
    t.maybe_begin()


def called(name: str) -> str:
    """What somebody is called who gives this name, which may be empty."""
    return name.strip() or "?"


def name_of(t: Table, seat: int) -> str | Message:
    """What a seat's owner is called."""
    row = t.seats[seat]
    return row.name or (agent_name(row.agent) if row.agent else str(seat + 1))
