"""A ban reaches sockets that are open already, be it by the key of a person or by a seat, and new ones."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.lobby.test_persons import person, table_of
from tests.table.player import Player, make, run, secrets, sitting
from tests.table.running import Server, serving
from undercroft.cli.main import main


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path) as running:
        yield running


async def shown_out(player: Player) -> tuple[str, int]:
    """What one who is sent away hears, and with what code the socket ends."""
    error = await player.until("error")
    with pytest.raises(ConnectionClosed) as end:
        await player.until("the end")
    close = end.value.rcvd
    assert close is not None
    return str(error["code"]), close.code


def test_a_person_who_is_banned_is_shown_out_of_every_socket(server: Server) -> None:
    ada, bo = person(server, "Ada"), person(server, "Bo")
    made = table_of(server, ada["key"], "me", "me")
    other = make(server, "me", "me")
    database = ["--database", server.database]

    async def sit() -> None:
        async with contextlib.AsyncExitStack() as stack:
            by_seat = await stack.enter_async_context(sitting(server, made["table"], *secrets(made)))
            by_key = await stack.enter_async_context(sitting(server, other["table"], person=ada["key"]))
            friend = await stack.enter_async_context(sitting(server, other["table"], person=bo["key"]))
            banned = ["admin", "ban", f"person:{ada['person']}", "--for", "1h", *database]
            assert await asyncio.to_thread(main, banned) == 0
            assert await shown_out(by_seat) == ("not-yours", 4003)
            assert await shown_out(by_key) == ("not-yours", 4003)
            assert (await friend.ask(type="ping"))["type"] == "pong"
        for table, more in ((made["table"], secrets(made)), (other["table"], [])):
            with pytest.raises(ConnectionClosed):
                async with sitting(server, table, *more, person=ada["key"]):
                    pass
        async with sitting(server, other["table"], person="not a key that is known"):
            pass  # a stranger may look

    run(sit())
