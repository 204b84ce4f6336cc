"""Who may answer for whom, the packs of a table, and people who are away from a campaign"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hands", sa.String(length=8), nullable=False, server_default="own"))
        batch_op.add_column(sa.Column("packs", sa.JSON(), nullable=True))
    with op.batch_alter_table("campaign", schema=None) as batch_op:
        batch_op.add_column(sa.Column("hands", sa.String(length=8), nullable=False, server_default="own"))
    with op.batch_alter_table("campaign_seat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("away", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("campaign_offer", schema=None) as batch_op:
        batch_op.add_column(sa.Column("company", sa.JSON(), nullable=True))
