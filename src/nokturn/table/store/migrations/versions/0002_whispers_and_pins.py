"""Whispers, and what a team has pinned and noted"""

import sqlalchemy as sa
from advanced_alchemy import types
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    with op.batch_alter_table("message", schema=None) as batch_op:
        batch_op.add_column(sa.Column("audience", sa.String(length=16), nullable=False, server_default=""))
    op.create_table(
        "team_note",
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("team", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_team_note_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "team", name=op.f("pk_team_note")),
    )
