"""Records, positions and study over HTTP. Documents are read by a worker, never by the server itself."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post

from undercroft.kernel.documents.record import split_record
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.fair import commitment
from undercroft.kernel.game import Game
from undercroft.kernel.texts import Message, message
from undercroft.table.clock import now
from undercroft.table.live.server_process import Hub
from undercroft.table.lobby.new_tables import clerk_job, document
from undercroft.table.play.records import closed_record, seat_record
from undercroft.table.play.table import Table
from undercroft.table.refusals import Refusal, refuse, refused_by, say
from undercroft.table.server.lobby_routes import holder
from undercroft.table.server.requests import WORK, hub_of, lang_of, slowly
from undercroft.table.showing.tables import result_info
from undercroft.table.store.ids_and_secrets import hashed, new_id
from undercroft.table.store.rows import RecordRow, Result
from undercroft.table.wire.http_replies import (
    Checked,
    Kept,
    PositionText,
    RecordInfo,
    Shown,
    Studied,
    StudyHint,
    StudyOdds,
    StudyReason,
    Verified,
)
from undercroft.table.wire.http_requests import Study, Text, VerifyText
from undercroft.table.work.own_files import NO_MOMENT

Req = Request[Any, Any, Any]


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def table_record(request: Req, table: str) -> Response[Any]:
    """The record: of a running game the seat's own view, of a finished one the whole."""
    hub = hub_of(request.app)
    live = hub.live(table)
    status = await live.read(lambda t: t.row.status)
    if status == "over":
        found = await hub.store.record(table)
        if found is None:
            raise refuse("unknown", "refuse-record")
        return Response(found.text, media_type="text/plain; charset=utf-8")
    if status == "closed":
        row = await live.read(lambda t: t.row)
        steps = await hub.store.steps(table)
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
    hub = hub_of(request.app)
    found = await hub.store.record(record)
    if found is None:
        raise refuse("unknown", "refuse-record")
    result = None
    if found.result and found.game in hub.catalog.games:
        stored = msgspec.json.decode(found.result, type=Result)
        result = result_info(hub.catalog.games[found.game], stored, lang_of(request))
    kept = msgspec.json.decode(found.names, type=list[str | Message]) if found.names else []
    names = [one if isinstance(one, str) else say(one, lang_of(request)) for one in kept]
    return RecordInfo(
        found.id, found.game, found.title, found.at, found.text, found.commitment, found.seed, result, names
    )


@post("/api/records")
async def keep_record(request: Req, data: Text) -> Kept:
    """Keep a document for replay, once it is found good."""
    slowly(request, WORK)
    hub = hub_of(request.app)
    kind, game, text = await document(hub, data.text, "")
    if kind in NO_MOMENT:
        raise refuse("unreadable", "refuse-no-moment", kind=kind)
    await clerk_job(hub, "check", game, text=text, kind=kind, lang="en")
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
    return Kept(await hub.store.add_record(record))


async def place(request: Req, data: Study) -> tuple[Hub, Game, dict[str, Any]]:
    """The document that is studied, as a worker's arguments."""
    slowly(request, WORK)
    hub = hub_of(request.app)
    kind, game, text = await document(hub, data.text, data.record)
    if kind in NO_MOMENT:
        raise refuse("unreadable", "refuse-no-moment", kind=kind)
    return hub, game, {"text": text, "kind": kind, "step": data.step}


@post("/api/study", status_code=200)
async def study(request: Req, data: Study) -> Studied:
    """Some moments of a document."""
    hub, game, args = await place(request, data)
    found = await clerk_job(
        hub,
        "study",
        game,
        **args,
        count=data.count,
        seat=data.seat,
        lang=lang_of(request),
        describe=data.describe,
        moves=data.moves,
    )
    return msgspec.convert(found, Studied)


@post("/api/study/position", status_code=200)
async def study_position(request: Req, data: Study) -> PositionText:
    """A moment of a document as a position and a diagram."""
    hub, game, args = await place(request, data)
    found = await clerk_job(hub, "position_at", game, **args)
    return PositionText(found["position"], found["diagram"])


@post("/api/study/hint", status_code=200)
async def study_hint(request: Req, data: Study) -> StudyHint:
    """What a computer would do there."""
    hub, game, args = await place(request, data)
    agent = hub.catalog.check_agent(data.agent)
    found = await clerk_job(hub, "hint_at", game, **args, agent=agent, lang=lang_of(request))
    return msgspec.convert(found, StudyHint)


@post("/api/study/odds", status_code=200)
async def study_odds(request: Req, data: Study) -> StudyOdds:
    """The chances of what is offered there."""
    hub, game, args = await place(request, data)
    return StudyOdds(await clerk_job(hub, "odds_at", game, **args, seat=data.seat, lang=lang_of(request)))


@post("/api/study/explain", status_code=200)
async def study_explain(request: Req, data: Study) -> StudyReason:
    """Why a move is not offered there."""
    hub, game, args = await place(request, data)
    if data.words is None:
        raise refuse("unreadable", "refuse-no-words")
    found = await clerk_job(
        hub, "explain_at", game, **args, seat=data.seat, words=data.words, lang=lang_of(request)
    )
    return msgspec.convert(found, StudyReason)


@post("/api/check", status_code=200)
async def check(request: Req, data: Text) -> Checked:
    """What a file is, and whether it is good."""
    slowly(request, WORK)
    hub = hub_of(request.app)
    lang = lang_of(request)
    try:
        kind, game, text = await document(hub, data.text, "")
    except Refusal as no:
        return Checked("", "", "", False, no.sentence(lang), no.problems(lang))
    try:
        found = await clerk_job(hub, "check", game, text=text, kind=kind, lang=lang)
    except Refusal as no:
        return Checked(kind, game.id, "", False, no.sentence(lang), no.problems(lang))
    shown = msgspec.convert(found, Shown | None)
    name = "" if shown is None else shown.title
    return Checked(kind, game.id, name, True, say(message("check-good", kind=kind), lang), [], shown)


async def verified(hub: Hub, text: str, seed: str, promised: str, lang: str) -> Verified:
    """Whether the dice of a record come from the seed that was committed to."""
    _, game, text = await document(hub, text, "")
    if split_record(text)[0].get("guide"):
        return Verified(False, promised, seed, 0, 0, say(message("verify-guided"), lang), guided=True)
    found = await clerk_job(hub, "verify_dice", game, text=text, seed=seed)
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
    hub = hub_of(request.app)
    found = await hub.store.record(record)
    if found is None:
        raise refuse("unknown", "refuse-record")
    if not found.seed:
        raise refuse("not-possible", "refuse-no-seed")
    return await verified(hub, found.text, found.seed, found.commitment, lang_of(request))


@post("/api/verify", status_code=200)
async def verify_text(request: Req, data: VerifyText) -> Verified:
    """Verify the dice of any record."""
    slowly(request, WORK)
    split_record_or_refuse(data.text)
    return await verified(hub_of(request.app), data.text, data.seed, data.commitment, lang_of(request))


def split_record_or_refuse(text: str) -> None:
    """Refuse what is no record."""
    try:
        split_record(text)
    except UndercroftError as error:
        raise refused_by(error, "unreadable") from None


HANDLERS = [
    table_record,
    show_record,
    keep_record,
    study,
    study_position,
    study_hint,
    study_odds,
    study_explain,
    check,
    verify_record,
    verify_text,
]
