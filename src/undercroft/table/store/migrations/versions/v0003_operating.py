"""What those who run a server store: processes, orders, bars and reports."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ID = sa.String(24)
WHO = sa.String(80)


def must(name: str, kind: Any, **more: Any) -> sa.Column[Any]:
    """A column that always has a value."""
    return sa.Column(name, kind, nullable=False, **more)


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "processes",
        must("id", ID),
        must("host", sa.String(120)),
        must("pid", sa.Integer()),
        must("version", ID),
        must("began", sa.BigInteger()),
        must("seen", sa.BigInteger()),
        must("state", sa.String(12)),
        must("tables", sa.Integer()),
        must("sockets", sa.Integer()),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "orders",
        must("n", sa.Integer()),
        must("at", sa.BigInteger()),
        must("kind", sa.String(16)),
        must("about", WHO),
        must("content", sa.Text()),
        sa.PrimaryKeyConstraint("n", name="pk_orders"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "bars",
        must("who", WHO),
        must("kind", sa.String(12)),
        must("at", sa.BigInteger()),
        must("until", sa.BigInteger()),
        must("why", sa.Text()),
        sa.PrimaryKeyConstraint("who", "kind", name="pk_bars"),
    )
    op.create_table(
        "reports",
        must("id", ID),
        must("at", sa.BigInteger()),
        must("table", ID),
        must("seat", sa.Integer()),
        must("person", ID),
        must("name", sa.String(40)),
        must("reporter", sa.Integer()),
        must("why", sa.Text()),
        must("chat", sa.Text()),
        must("done", sa.Boolean()),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_table", "reports", ["table"])


def downgrade() -> None:
    """Drop them."""
    for name in ("reports", "bars", "orders", "processes"):
        op.drop_table(name)
