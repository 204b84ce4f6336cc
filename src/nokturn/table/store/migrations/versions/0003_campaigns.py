"""Campaigns, their seats, sittings and pages; who gave an answer"""

import sqlalchemy as sa
from advanced_alchemy import types
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.create_table(
        "campaign",
        sa.Column("id", types.GUID(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("host", types.GUID(length=16), nullable=False),
        sa.Column("created", types.DateTimeUTC(timezone=True), nullable=False),
        sa.Column("clock", sa.String(length=20), nullable=False),
        sa.Column("undo", sa.String(length=10), nullable=False),
        sa.Column("begun", sa.Text(), nullable=False),
        sa.Column("fork_of", sa.String(length=32), nullable=True),
        sa.Column("fork_sitting", sa.Integer(), nullable=True),
        sa.Column("on_trust", sa.JSON(), nullable=False),
        sa.Column("sa_orm_sentinel", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_campaign_host_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign")),
    )
    op.create_table(
        "campaign_seat",
        sa.Column("campaign_id", types.GUID(length=16), nullable=False),
        sa.Column("seat", sa.String(length=2), nullable=False),
        sa.Column("person", types.GUID(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaign.id"], name=op.f("fk_campaign_seat_campaign_id_campaign"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_campaign_seat_person_person")),
        sa.PrimaryKeyConstraint("campaign_id", "seat", name=op.f("pk_campaign_seat")),
    )
    op.create_index("ix_campaign_seat_person", "campaign_seat", ["person"], unique=False)
    op.create_table(
        "campaign_page",
        sa.Column("campaign_id", types.GUID(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaign.id"], name=op.f("fk_campaign_page_campaign_id_campaign"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("campaign_id", "number", name=op.f("pk_campaign_page")),
    )
    with op.batch_alter_table("game_table", schema=None) as batch_op:
        batch_op.add_column(sa.Column("campaign", types.GUID(length=16), nullable=True))
        batch_op.add_column(sa.Column("sitting", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("handed_down", sa.Text(), nullable=True))
    op.create_table(
        "campaign_offer",
        sa.Column("campaign_id", types.GUID(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", types.GUID(length=16), nullable=False),
        sa.Column("offered", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaign.id"], name=op.f("fk_campaign_offer_campaign_id_campaign"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_campaign_offer_table_id_game_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("campaign_id", "number", name=op.f("pk_campaign_offer")),
        sa.UniqueConstraint("table_id", name=op.f("uq_campaign_offer_table_id")),
    )
    with op.batch_alter_table("entry", schema=None) as batch_op:
        batch_op.add_column(sa.Column("by", sa.String(length=48), nullable=False, server_default=""))
