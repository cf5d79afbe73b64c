"""How alembic runs the migrations: on the connection that the server, or the command below, hands over.

To write a new migration after a change of `columns.py`, see docs/server.md.
"""

from __future__ import annotations

import asyncio
import os

from alembic import context
from sqlalchemy import Connection

from undercroft.table.settings import from_environment
from undercroft.table.store.database import open_database
from undercroft.table.store.operating import ORDERS


def run(connection: Connection) -> None:
    """Run what alembic was asked for on a connection."""
    context.configure(
        connection=connection,
        target_metadata=ORDERS.metadata,
        render_as_batch=True,
        transaction_per_migration=False,
    )
    with context.begin_transaction():
        context.run_migrations()


async def run_by_hand() -> None:
    """Run it on the database of the environment: for `alembic` typed by hand."""
    database = open_database(from_environment(os.environ).database_url())
    (_, error), *_ = await database.write([run])
    await database.close()
    if error is not None:
        raise error


def main() -> None:
    """Use the connection that the server hands over, or else make one."""
    given: Connection | None = context.config.attributes.get("connection")
    if given is None:
        asyncio.run(run_by_hand())
    else:
        run(given)


if __name__ == "env_py":  # the name under which alembic runs this file
    main()
