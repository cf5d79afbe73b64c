"""Records over HTTP: reading, keeping, and verifying their dice."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post

from undercroft.kernel.fair import commitment
from undercroft.kernel.texts import Message, message
from undercroft.table.clock import now
from undercroft.table.lobby.documents import document, read_by_worker, read_of_game
from undercroft.table.play.records import closed_record, seat_record
from undercroft.table.play.table import Table
from undercroft.table.refusals import refuse, say
from undercroft.table.server.requests import WORK, address_of, holder, lang_of, server_of, slowly
from undercroft.table.showing.tables import result_info
from undercroft.table.store.ids_and_secrets import hashed, new_id
from undercroft.table.store.rows import RecordRow, Result
from undercroft.table.wire.document_replies import (
    Kept,
    RecordInfo,
    Verified,
)
from undercroft.table.wire.http_requests import Text, VerifyText
from undercroft.table.work.own_files import NO_MOMENT
from undercroft.table.work.weighing import weigh

Req = Request[Any, Any, Any]


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def table_record(request: Req, table: str) -> Response[Any]:
    """The record: of a running game the seat's own view, of a finished one the whole."""
    server = server_of(request.app)
    live = server.live(table)
    status = await live.read(lambda t: t.row.status)
    if status == "over":
        found = await server.store.record(table)
        if found is None:
            raise refuse("unknown", "refuse-record")
        return Response(found.text, media_type="text/plain; charset=utf-8")
    if status == "closed":
        row = await live.read(lambda t: t.row)
        steps = await server.store.steps(table)
        return Response(closed_record(row, steps), media_type="text/plain; charset=utf-8")
    seats, _ = await holder(request, table)
    lang = lang_of(request)

    def look(t: Table) -> dict[str, Any]:
        if not seats:
            raise refuse("not-yours", "refuse-not-yours")
        return seat_record(t, min(seats), lang)

    return Response(msgspec.json.encode(await live.read(look)), media_type="application/json")


@get("/api/records/{record:str}")
async def show_record(request: Req, record: str) -> RecordInfo:
    """A record by its permanent link."""
    server = server_of(request.app)
    found = await server.store.record(record)
    if found is None:
        raise refuse("unknown", "refuse-record")
    result = None
    if found.result and found.game in server.catalog.games:
        stored = msgspec.json.decode(found.result, type=Result)
        result = result_info(server.catalog.games[found.game], stored, lang_of(request))
    kept = msgspec.json.decode(found.names, type=list[str | Message]) if found.names else []
    names = [one if isinstance(one, str) else say(one, lang_of(request)) for one in kept]
    return RecordInfo(
        found.id, found.game, found.title, found.at, found.text, found.commitment, found.seed, result, names
    )


@post("/api/records")
async def keep_record(request: Req, data: Text) -> Kept:
    """Keep a document for replay, once it is found good."""
    slowly(request, WORK)
    server = server_of(request.app)
    address = address_of(request)
    kind, game, text = await document(server, address, data.text, "")
    if kind in NO_MOMENT:
        raise refuse("unreadable", "refuse-no-moment", kind=kind)
    await read_of_game(server, address, "check", game, text=text, kind=kind, lang="en")
    record = RecordRow(
        id=new_id(),
        hash=hashed(text),
        game=game.id,
        title="",
        at=now(),
        text=text,
        commitment="",
        seed="",
        result="",
        names="",
    )
    return Kept(await server.store.add_record(record))


async def verified(request: Req, text: str, seed: str, promised: str) -> Verified:
    """Whether the dice of a record come from the seed that was committed to."""
    server, address, lang = server_of(request.app), address_of(request), lang_of(request)
    weigh(text)
    head = await read_by_worker(server, address, "record_head", text=text)
    game = server.catalog.game(head["game"])
    if head["guide"]:
        return Verified(False, promised, seed, 0, 0, say(message("verify-guided"), lang), guided=True)
    found = await read_of_game(server, address, "verify_dice", game, text=text, seed=seed)
    good = bool(found["good"]) and commitment(bytes.fromhex(seed)) == promised
    if good:
        counts = {"results": found["results"], "skipped": found["skipped"]}
        sentence = say(message("verify-good", **counts), lang).strip()
    elif found["good"]:
        sentence = say(message("verify-commitment"), lang)
    else:
        sentence = found["fault"].said(lang)
    return Verified(good, promised, seed, found["results"], found["skipped"], sentence)


@get("/api/records/{record:str}/verify")
async def verify_record(request: Req, record: str) -> Verified:
    """Verify the dice of a game that was played here."""
    slowly(request, WORK)
    server = server_of(request.app)
    found = await server.store.record(record)
    if found is None:
        raise refuse("unknown", "refuse-record")
    if not found.seed:
        raise refuse("not-possible", "refuse-no-seed")
    return await verified(request, found.text, found.seed, found.commitment)


@post("/api/verify", status_code=200)
async def verify_text(request: Req, data: VerifyText) -> Verified:
    """Verify the dice of any record."""
    slowly(request, WORK)
    return await verified(request, data.text, data.seed, data.commitment)


HANDLERS = [table_record, show_record, keep_record, verify_record, verify_text]
