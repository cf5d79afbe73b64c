"""Study over HTTP: moments of games, and files that people bring; a worker reads them, never the server."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, post

from undercroft.kernel.game import Game
from undercroft.kernel.texts import message
from undercroft.table.lobby.documents import document, read_of_game
from undercroft.table.refusals import Refusal, refuse, say
from undercroft.table.server.requests import WORK, address_of, lang_of, server_of, slowly
from undercroft.table.wire.document_replies import (
    Checked,
    PositionText,
    Shown,
    Studied,
    StudyHint,
    StudyOdds,
    StudyReason,
)
from undercroft.table.wire.http_requests import Study, Text
from undercroft.table.work.own_files import NO_MOMENT

Req = Request[Any, Any, Any]


async def place(request: Req, data: Study) -> tuple[Game, dict[str, Any]]:
    """The document that is studied: its game, and a worker's arguments."""
    slowly(request, WORK)
    server = server_of(request.app)
    kind, game, text = await document(server, address_of(request), data.text, data.record)
    if kind in NO_MOMENT:
        raise refuse("unreadable", "refuse-no-moment", kind=kind)
    return game, {"text": text, "kind": kind, "step": data.step}


async def worked(request: Req, job: str, game: Game, **args: Any) -> Any:
    """What a worker finds in the document."""
    return await read_of_game(server_of(request.app), address_of(request), job, game, **args)


@post("/api/study", status_code=200)
async def study(request: Req, data: Study) -> Studied:
    """Some moments of a document."""
    game, args = await place(request, data)
    found = await worked(
        request,
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
    game, args = await place(request, data)
    found = await worked(request, "position_at", game, **args)
    return PositionText(found["position"], found["diagram"])


@post("/api/study/hint", status_code=200)
async def study_hint(request: Req, data: Study) -> StudyHint:
    """What a computer would do there."""
    game, args = await place(request, data)
    agent = server_of(request.app).catalog.check_agent(data.agent)
    found = await worked(request, "hint_at", game, **args, agent=agent, lang=lang_of(request))
    return msgspec.convert(found, StudyHint)


@post("/api/study/odds", status_code=200)
async def study_odds(request: Req, data: Study) -> StudyOdds:
    """The chances of what is offered there."""
    game, args = await place(request, data)
    return StudyOdds(await worked(request, "odds_at", game, **args, seat=data.seat, lang=lang_of(request)))


@post("/api/study/explain", status_code=200)
async def study_explain(request: Req, data: Study) -> StudyReason:
    """Why a move is not offered there."""
    game, args = await place(request, data)
    if data.words is None:
        raise refuse("unreadable", "refuse-no-words")
    found = await worked(
        request, "explain_at", game, **args, seat=data.seat, words=data.words, lang=lang_of(request)
    )
    return msgspec.convert(found, StudyReason)


@post("/api/check", status_code=200)
async def check(request: Req, data: Text) -> Checked:
    """What a file is, and whether it is good."""
    slowly(request, WORK)
    server, address, lang = server_of(request.app), address_of(request), lang_of(request)
    try:
        kind, game, text = await document(server, address, data.text, "")
    except Refusal as no:
        if no.code == "too-fast":
            raise
        return Checked("", "", "", False, no.sentence(lang), no.problems(lang))
    try:
        found = await read_of_game(server, address, "check", game, text=text, kind=kind, lang=lang)
    except Refusal as no:
        if no.code == "too-fast":
            raise
        return Checked(kind, game.id, "", False, no.sentence(lang), no.problems(lang))
    shown = msgspec.convert(found, Shown | None)
    name = "" if shown is None else shown.title
    return Checked(kind, game.id, name, True, say(message("check-good", kind=kind), lang), [], shown)


HANDLERS = [study, study_position, study_hint, study_odds, study_explain, check]
