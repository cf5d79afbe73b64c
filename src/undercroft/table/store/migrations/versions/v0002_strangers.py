"""Times of reaction windows, persons with their devices, and the process at which a table is at home."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.String(24)


def add_columns() -> None:
    """What old tables did not have; theirs are empty."""
    op.add_column("tables", sa.Column("window", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("always", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("thoughts", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("person", ID, nullable=False, server_default=""))
    op.add_column("keys", sa.Column("device", ID, nullable=False, server_default=""))
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_index("ix_keys_device", "keys", ["device"])


def create_people() -> None:
    """Persons, and the devices at which they are known."""
    op.create_table(
        "persons",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_index("ix_persons_seen", "persons", ["seen"])
    op.create_table(
        "devices",
        sa.Column("id", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("is_code", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_devices_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    for column in ("person", "hash"):
        op.create_index(f"ix_devices_{column}", "devices", [column])


def upgrade() -> None:
    """Add what is new."""
    add_columns()
    create_people()
    op.create_table(
        "homes",
        sa.Column("table", ID, nullable=False),
        sa.Column("process", ID, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_homes_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_homes"),
    )
    op.create_index("ix_homes_until", "homes", ["until"])


def downgrade() -> None:
    """Drop it again."""
    for name in ("homes", "devices", "persons"):
        op.drop_table(name)
    op.drop_index("ix_keys_device", "keys")
    op.drop_index("ix_seats_person", "seats")
    op.drop_column("keys", "device")
    op.drop_column("seats", "person")
    op.drop_column("seats", "thoughts")
    op.drop_column("seats", "always")
    op.drop_column("tables", "window")
