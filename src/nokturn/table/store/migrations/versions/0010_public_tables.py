"""Moderation: who may speak, whom a host has silenced or sent away, reports; a row that shows whether one can write"""

import sqlalchemy as sa
from advanced_alchemy.types import GUID, DateTimeUTC
from alembic import op

revision = "0010"
down_revision: str | None = "0008"

_NUMBERED = """
UPDATE message SET shown = (
    SELECT count(*) FROM message AS earlier
    WHERE earlier.table_id = message.table_id
      AND earlier.audience = message.audience
      AND earlier.number <= message.number
)
"""


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("talk", sa.String(length=8), nullable=False, server_default="all"))
    with op.batch_alter_table("message", schema=None) as batch_op:
        batch_op.add_column(sa.Column("shown", sa.Integer(), nullable=False, server_default="0"))
    op.execute(_NUMBERED)
    op.create_table(
        "bar",
        sa.Column("table_id", GUID(length=16), nullable=False),
        sa.Column("person", GUID(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_bar_person_person")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_bar_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_bar")),
    )
    op.create_index("ix_bar_person", "bar", ["person"])
    op.create_table(
        "report",
        sa.Column("id", GUID(length=16), nullable=False),
        sa.Column("table_id", GUID(length=16), nullable=False),
        sa.Column("by", GUID(length=16), nullable=False),
        sa.Column("about", GUID(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("sa_orm_sentinel", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["about"], ["person.id"], name=op.f("fk_report_about_person")),
        sa.ForeignKeyConstraint(["by"], ["person.id"], name=op.f("fk_report_by_person")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_report_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", DateTimeUTC(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )
    op.execute("INSERT INTO heartbeat (id, at) VALUES (1, CURRENT_TIMESTAMP)")
