"""What every step told, and how games ended"""

import sqlalchemy as sa
from advanced_alchemy.types import GUID, DateTimeUTC
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("opening", sa.LargeBinary(), nullable=True))
    with op.batch_alter_table("entry", schema=None) as batch_op:
        batch_op.add_column(sa.Column("told", sa.LargeBinary(), nullable=True))
    op.create_table(
        "result",
        sa.Column("table_id", GUID(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("how", sa.String(length=8), nullable=False),
        sa.Column("rules", sa.String(length=64), nullable=False),
        sa.Column("packs", sa.JSON(), nullable=True),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("started", DateTimeUTC(timezone=True), nullable=True),
        sa.Column("ended", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("final", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_result_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_result")),
    )
    op.create_index("ix_result_game", "result", ["game", "ended"])
    op.create_table(
        "result_seat",
        sa.Column("table_id", GUID(length=16), nullable=False),
        sa.Column("seat", sa.String(length=2), nullable=False),
        sa.Column("person", GUID(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["result.table_id"], name=op.f("fk_result_seat_table_id_result"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_result_seat_person_person")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_result_seat")),
    )
    op.create_index("ix_result_seat_person", "result_seat", ["person"])
