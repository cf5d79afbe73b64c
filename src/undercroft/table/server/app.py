"""The application: a server process behind HTTP and sockets."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from undercroft import __version__
from undercroft.table.live.orders import Orders
from undercroft.table.live.server_process import ServerProcess
from undercroft.table.live.sweeper import Sweeper
from undercroft.table.refusals import Refusal
from undercroft.table.server import (
    client_files,
    conduct_routes,
    health_routes,
    lobby_routes,
    person_routes,
    record_routes,
    study_routes,
)
from undercroft.table.server.requests import check_bars, check_pace, check_page
from undercroft.table.server.responses import body_refused, broken, dress, http_refused, refused
from undercroft.table.server.socket.table_socket import answer_far, table_socket
from undercroft.table.server.traces import Tracer
from undercroft.table.settings import Settings

LOG = logging.getLogger("undercroft.table")

LARGEST_BODY = 256 * 1024


def create_app(settings: Settings, tracer: Tracer) -> Litestar:
    """The application of one server process."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        server = ServerProcess(settings)
        app.state.server = server
        app.state.tracer = tracer
        server.relay.answer = partial(answer_far, server, tracer)
        await server.start()
        orders = Orders(server)
        await orders.begin()
        server.spawn(Sweeper(server).run())
        server.spawn(orders.run())
        LOG.addHandler(server.metrics.error_log)
        try:
            yield
        finally:
            LOG.removeHandler(server.metrics.error_log)
            await server.stop()
            tracer.stop()

    return Litestar(
        route_handlers=[
            *health_routes.HANDLERS,
            *lobby_routes.HANDLERS,
            *conduct_routes.HANDLERS,
            *person_routes.HANDLERS,
            *record_routes.HANDLERS,
            *study_routes.HANDLERS,
            table_socket,
            client_files.page,
        ],
        lifespan=[lifespan],
        before_send=[dress],
        guards=[check_page, check_pace, check_bars],
        exception_handlers={
            Refusal: refused,
            HTTPException: http_refused,
            SerializationException: body_refused,
            Exception: broken,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Undercroft",
            version=__version__,
            description="Lobby, records and study of a game table. Play itself goes over a socket.",
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
