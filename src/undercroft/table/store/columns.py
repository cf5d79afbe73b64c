"""The columns of the database. A change here needs a new migration in `migrations/versions`."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("status", sa.String(12), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("game", sa.String(120), nullable=False),
    sa.Column("setup", sa.Text, nullable=False),
    sa.Column("terms", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("data", sa.String(40), nullable=False),
    sa.Column("release", sa.String(24), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("start", sa.Text, nullable=False),
    sa.Column("position", sa.Text, nullable=False),
    sa.Column("face", sa.Text, nullable=False),
    sa.Column("clocks", sa.Text, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, index=True),
    sa.Column("takeback", sa.Text, nullable=False),
    sa.Column("window", sa.Text, nullable=False, server_default=""),
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("rematch", sa.String(24), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False, index=True),
)


def of_table() -> sa.Column[str]:
    """The column that says which table a row belongs to."""
    return sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


SEATS = sa.Table(
    "seats",
    METADATA,
    of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("agent", sa.String(120), nullable=False),
    sa.Column("standing_in", sa.Boolean, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),
    sa.Column("standing", sa.Boolean, nullable=False),
    sa.Column("always", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("thoughts", sa.Text, nullable=False, server_default="[]"),
    sa.Column("conceded", sa.Boolean, nullable=False),
    sa.Column("holder", sa.Integer, nullable=False),
    sa.Column("person", sa.String(24), nullable=False, server_default="", index=True),
)

STEPS = sa.Table(
    "steps",
    METADATA,
    of_table(),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("question", sa.Integer, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("chance", sa.Text, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("keep", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

KEYS = sa.Table(
    "keys",
    METADATA,
    of_table(),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("device", sa.String(24), nullable=False, server_default="", index=True),
)

CODES = sa.Table(
    "codes",
    METADATA,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
    sa.Column("attempt", sa.String(64), nullable=False),
)

CHAT = sa.Table(
    "chat",
    METADATA,
    of_table(),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)

RECORDS = sa.Table(
    "records",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False, index=True),
    sa.Column("game", sa.String(120), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
)

PERSONS = sa.Table(
    "persons",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False, index=True),
)

DEVICES = sa.Table(
    "devices",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column(
        "person", sa.String(24), sa.ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    sa.Column("hash", sa.String(64), nullable=False, index=True),
    sa.Column("is_code", sa.Boolean, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

HOMES = sa.Table(
    "homes",
    METADATA,
    of_table(),
    sa.Column("process", sa.String(24), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)
