"""Documents that people bring or that are stored here, read by a worker of their own."""

from __future__ import annotations

from typing import Any

from undercroft.kernel.game import Game
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.refusals import refuse
from undercroft.table.work.workers import WorkerLost


async def document(server: ServerProcess, text: str, record: str) -> tuple[str, Game, str]:
    """A document that was given, or one that is stored here: its kind, its game and its text."""
    if record:
        found = await server.store.record(record)
        if found is None:
            raise refuse("unknown", "refuse-record")
        text = found.text
    if not text:
        raise refuse("unreadable", "refuse-no-document")
    kind, game = server.catalog.game_of(text)
    return kind, game, text


async def read_by_worker(server: ServerProcess, job: str, game: Game, **args: Any) -> Any:
    """Have a document read by a worker of its own."""
    try:
        return await server.reader.do(job, game=server.catalog.specs[game.id], **args)
    except WorkerLost as error:
        raise refuse("unreadable", "refuse-document", reason=error.message) from None
