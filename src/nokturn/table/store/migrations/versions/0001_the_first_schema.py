"""The first schema"""

import sqlalchemy as sa
from advanced_alchemy import types
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", types.GUID(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("created", types.DateTimeUTC(timezone=True), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("email_code", sa.String(length=64), nullable=False),
        sa.Column("webhook", sa.String(length=500), nullable=False),
        sa.Column("sa_orm_sentinel", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("login", name=op.f("uq_person_login")),
    )
    op.create_table(
        "game_table",
        sa.Column("id", types.GUID(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.String(length=20), nullable=False),
        sa.Column("undo", sa.String(length=10), nullable=False),
        sa.Column("host", types.GUID(length=16), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("created", types.DateTimeUTC(timezone=True), nullable=False),
        sa.Column("started", types.DateTimeUTC(timezone=True), nullable=True),
        sa.Column("ended", types.DateTimeUTC(timezone=True), nullable=True),
        sa.Column("origin", types.GUID(length=16), nullable=True),
        sa.Column("rematch", types.GUID(length=16), nullable=True),
        sa.Column("waiting", sa.JSON(), nullable=False),
        sa.Column("banks", sa.JSON(), nullable=False),
        sa.Column("due", types.DateTimeUTC(timezone=True), nullable=True),
        sa.Column("request", sa.JSON(), nullable=True),
        sa.Column("sa_orm_sentinel", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_game_table_host_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_table")),
    )
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.create_index("ix_game_table_due", ["status", "due"], unique=False)
        batch_op.create_index("ix_game_table_lobby", ["public", "status"], unique=False)

    op.create_table(
        "entry",
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=2), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.Column("at", types.DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_entry_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_entry")),
        sa.UniqueConstraint("table_id", "seat", "nonce", name=op.f("uq_entry_table_id")),
    )
    op.create_table(
        "guest",
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("person", types.GUID(length=16), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_guest_person_person")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_guest_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_guest")),
    )
    op.create_table(
        "invitation",
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("created", types.DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_invitation_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "token", name=op.f("pk_invitation")),
    )
    op.create_table(
        "message",
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", types.GUID(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", types.DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_message_person_person")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_message_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_message")),
    )
    op.create_table(
        "note",
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("person", types.GUID(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_note_person_person")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_note_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_note")),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("seat", sa.String(length=2), nullable=False),
        sa.Column("person", types.GUID(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("seen", types.DateTimeUTC(timezone=True), nullable=True),
        sa.Column("timeouts", sa.Integer(), nullable=False),
        sa.Column("noticed", sa.Integer(), nullable=False),
        sa.Column("orders", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_seat_person_person")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_seat_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seat")),
    )
    with op.batch_alter_table("seat", schema=None) as batch_op:
        batch_op.create_index("ix_seat_person", ["person"], unique=False)

    op.create_table(
        "snapshot",
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(length=64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_snapshot_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_snapshot")),
    )
