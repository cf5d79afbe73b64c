"""The first tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(24)
HASH = sa.String(64)
WORD = sa.String(12)
NAME = sa.String(40)
GAME = sa.String(120)
TITLE = sa.String(80)


def must(name: str, kind: Any, **more: Any) -> sa.Column[Any]:
    """A column that always has a value."""
    return sa.Column(name, kind, nullable=False, **more)


def create_owned(name: str, key: str, *columns: sa.Column[Any]) -> None:
    """A table whose rows belong to a game table and are found by one more key."""
    op.create_table(
        name,
        must("table", ID),
        *columns,
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{name}_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", key, name=f"pk_{name}"),
    )


def create_tables() -> None:
    """The game tables themselves."""
    op.create_table(
        "tables",
        must("id", ID),
        must("version", sa.Integer()),
        must("seq", sa.Integer()),
        must("status", WORD),
        must("public", sa.Boolean()),
        must("title", TITLE),
        must("game", GAME),
        must("setup", sa.Text()),
        must("terms", sa.Text()),
        must("rules", sa.Integer()),
        must("data", NAME),
        must("release", ID),
        must("seed", HASH),
        must("commitment", HASH),
        must("start", sa.Text()),
        must("position", sa.Text()),
        must("face", sa.Text()),
        must("clocks", sa.Text()),
        must("since", sa.BigInteger()),
        sa.Column("due", sa.BigInteger()),
        must("takeback", sa.Text()),
        must("result", sa.Text()),
        must("rematch", ID),
        must("note", sa.Text()),
        must("made", sa.BigInteger()),
        must("touched", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    for column in ("status", "due", "touched"):
        op.create_index(f"ix_tables_{column}", "tables", [column])


def create_play() -> None:
    """Seats, steps and chat."""
    create_owned(
        "seats",
        "seat",
        must("seat", sa.Integer(), autoincrement=False),
        must("kind", WORD),
        must("name", NAME),
        must("agent", GAME),
        must("standing_in", sa.Boolean()),
        must("shared", sa.Boolean()),
        must("standing", sa.Boolean()),
        must("conceded", sa.Boolean()),
        must("holder", sa.Integer()),
    )
    create_owned(
        "steps",
        "seq",
        must("seq", sa.Integer(), autoincrement=False),
        must("kind", WORD),
        must("seat", sa.Integer()),
        must("question", sa.Integer()),
        must("words", sa.Text()),
        must("chance", sa.Text()),
        must("count", sa.Integer()),
        must("keep", sa.Integer()),
        must("at", sa.BigInteger()),
    )
    create_owned(
        "chat",
        "n",
        must("n", sa.Integer(), autoincrement=False),
        must("at", sa.BigInteger()),
        must("seat", sa.Integer()),
        must("name", NAME),
        must("kind", WORD),
        must("text", sa.Text()),
    )


def create_keys() -> None:
    """Who holds which seat, and the codes that let people in."""
    create_owned("keys", "hash", must("hash", HASH), must("seat", sa.Integer()), must("at", sa.BigInteger()))
    op.create_table(
        "codes",
        must("hash", HASH),
        must("table", ID),
        must("seat", sa.Integer()),
        must("kind", WORD),
        must("at", sa.BigInteger()),
        sa.Column("used", sa.BigInteger()),
        must("attempt", HASH),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_codes_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
    )


def upgrade() -> None:
    """Make everything."""
    create_tables()
    create_play()
    create_keys()
    op.create_table(
        "records",
        must("id", ID),
        must("hash", HASH),
        must("game", GAME),
        must("title", TITLE),
        must("at", sa.BigInteger()),
        must("text", sa.Text()),
        must("commitment", HASH),
        must("seed", HASH),
        must("result", sa.Text()),
        must("names", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_index("ix_records_hash", "records", ["hash"])


def downgrade() -> None:
    """Drop everything."""
    for name in ("records", "codes", "keys", "chat", "steps", "seats", "tables"):
        op.drop_table(name)
