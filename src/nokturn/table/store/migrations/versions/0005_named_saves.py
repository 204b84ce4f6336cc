"""Named saves of a campaign"""

import sqlalchemy as sa
from advanced_alchemy import types
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.create_table(
        "campaign_save",
        sa.Column("campaign_id", types.GUID(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("by", sa.String(length=40), nullable=False),
        sa.Column("at", types.DateTimeUTC(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaign.id"], name=op.f("fk_campaign_save_campaign_id_campaign"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_campaign_save_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("campaign_id", "name", name=op.f("pk_campaign_save")),
    )
