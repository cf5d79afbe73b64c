"""Documents that people bring or that are stored here: weighed, then read by a worker, never here."""

from __future__ import annotations

import asyncio
from typing import Any

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.options import Setup
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.refusals import refuse, refused_by
from undercroft.table.work.weighing import weigh
from undercroft.table.work.workers import WorkerLost


async def document(server: ServerProcess, address: str, text: str, record: str) -> tuple[str, Game, str]:
    """A document that was given, or one that is stored here: its kind, its game and its text."""
    if record:
        found = await server.store.record(record)
        if found is None:
            raise refuse("unknown", "refuse-record")
        text = found.text
    if not text:
        raise refuse("unreadable", "refuse-no-document")
    weigh(text)
    kind, game = await read_by_worker(server, address, "kind_and_game", text=text)
    return kind, server.catalog.game(game), text


async def read_by_worker(server: ServerProcess, address: str, job: str, **args: Any) -> Any:
    """Have a document read by a worker."""
    try:
        return await server.read(address, job, **args)
    except WorkerLost as error:
        raise refuse("unreadable", "refuse-document", reason=error.message) from None


async def read_of_game(server: ServerProcess, address: str, job: str, game: Game, **args: Any) -> Any:
    """Have a document of a game read by a worker."""
    return await read_by_worker(server, address, job, game=server.catalog.specs[game.id], **args)


async def prepared(game: Game, setup: Setup) -> Setup:
    """A set-up whose components are at hand: somebody's own file is read beside the loop."""
    if setup.data_text or setup.scenario_text:
        try:
            await asyncio.to_thread(game.start, setup)
        except UndercroftError as error:
            raise refused_by(error) from None
    return setup
