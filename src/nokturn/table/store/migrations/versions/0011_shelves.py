"""Shelves: the decks of an account, and what they were before"""

import sqlalchemy as sa
from advanced_alchemy.types import GUID, DateTimeUTC
from alembic import op

revision = "0011"
down_revision: str | None = "0010"


def upgrade() -> None:
    op.create_table(
        "shelf_deck",
        sa.Column("id", GUID(length=16), nullable=False),
        sa.Column("person", GUID(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("created", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("edition", sa.Integer(), nullable=False),
        sa.Column("deleted", DateTimeUTC(timezone=True), nullable=True),
        sa.Column("sa_orm_sentinel", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["person.id"], name=op.f("fk_shelf_deck_person_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_shelf_deck")),
    )
    op.create_index("ix_shelf_deck_person", "shelf_deck", ["person"])
    op.create_table(
        "shelf_version",
        sa.Column("deck_id", GUID(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("changed", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["deck_id"], ["shelf_deck.id"], name=op.f("fk_shelf_version_deck_id_shelf_deck"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("deck_id", "number", name=op.f("pk_shelf_version")),
    )
