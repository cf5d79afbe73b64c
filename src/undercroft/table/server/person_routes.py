"""Persons over HTTP: who somebody is, their devices, and how to be forgotten."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from undercroft.table.live.people import Known
from undercroft.table.refusals import Refusal, refuse
from undercroft.table.server.requests import address_of, known_of, server_of, slowly
from undercroft.table.store import persons
from undercroft.table.wire.http_requests import ComeIn, NewPerson, PersonName
from undercroft.table.wire.lobby_replies import DeviceInfo, Nothing, PersonCode, PersonInfo, PersonMade

Req = Request[Any, Any, Any]

NEW = 5.0
"""What a new person costs of the requests that an address may make."""


async def somebody(request: Req) -> Known:
    """The person who asks; one who does not say is refused."""
    found = await known_of(request)
    if not found.person:
        raise refuse("stranger", "refuse-person")
    return found


async def info_of(request: Req, who: Known, name: str) -> PersonInfo:
    """A person as they see themselves."""
    found = await persons.devices_of(server_of(request.app).store, who.person)
    devices = [DeviceInfo(d.id, d.name, d.made, d.seen, this=d.id == who.device) for d in found]
    return PersonInfo(who.person, name, devices)


@post("/api/persons")
async def make_person(request: Req, data: NewPerson) -> PersonMade:
    """Become somebody: a name, and a key for this device."""
    slowly(request, NEW)
    who, key = await server_of(request.app).people.add(data.name, data.device)
    return PersonMade(who.person, who.device, key)


@get("/api/person")
async def show_person(request: Req) -> PersonInfo:
    """Who one is, and at which devices."""
    who = await somebody(request)
    return await info_of(request, who, who.name)


@post("/api/person")
async def rename_person(request: Req, data: PersonName) -> PersonInfo:
    """Take another name."""
    slowly(request)
    who = await somebody(request)
    server = server_of(request.app)
    await persons.rename(server.store, who.person, data.name)
    server.people.forget_device(who.device)
    return await info_of(request, who, data.name)


@post("/api/person/code")
async def make_person_code(request: Req) -> PersonCode:
    """A code for another device of one's own; it works once, for ten minutes."""
    slowly(request)
    return PersonCode(await server_of(request.app).people.code(await somebody(request)))


@post("/api/person/join")
async def come_in(request: Req, data: ComeIn) -> PersonMade:
    """Exchange a code for a key of this device."""
    server = server_of(request.app)
    try:
        who, key = await server.people.come_in(data.code, data.device)
    except Refusal:
        if not server.guesses.of(address_of(request)).take():
            raise refuse("too-fast", "refuse-fast") from None
        raise
    return PersonMade(who.person, who.device, key)


@post("/api/person/devices/{device:str}/revoke")
async def revoke_device(request: Req, device: str) -> PersonInfo:
    """Have a device known no more; it holds no seat from now on."""
    slowly(request)
    who = await somebody(request)
    server = server_of(request.app)
    if not await persons.revoke(server.store, who.person, device):
        raise refuse("unknown", "refuse-device")
    server.device_revoked(device)
    server.call("", "revoked", device)
    return await info_of(request, who, who.name)


@post("/api/person/delete")
async def delete_person(request: Req) -> Nothing:
    """Be forgotten: games and records stay, and lose the name."""
    slowly(request)
    who = await somebody(request)
    server = server_of(request.app)
    for device in await persons.delete_person(server.store, who.person):
        server.device_revoked(device)
        server.call("", "revoked", device)
    return Nothing()


HANDLERS = [
    make_person,
    show_person,
    rename_person,
    make_person_code,
    come_in,
    revoke_device,
    delete_person,
]
