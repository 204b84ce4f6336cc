"""Sessions that can be listed and ended; forgotten passwords"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from advanced_alchemy.types import GUID, DateTimeUTC
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
EARLIER = timedelta(days=60)
"""So long those who came in before sessions were kept have to come back and be given one."""


def upgrade() -> None:
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.add_column(sa.Column("reset_code", sa.String(length=64), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("reset_until", DateTimeUTC(timezone=True), nullable=True))
        batch_op.add_column(sa.Column("unsigned_until", DateTimeUTC(timezone=True), nullable=True))
    person = sa.table("person", sa.column("unsigned_until", DateTimeUTC(timezone=True)))
    op.execute(person.update().values(unsigned_until=datetime.now(UTC) + EARLIER))
    op.create_table(
        "session",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", GUID(length=16), nullable=False),
        sa.Column("created", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("used", DateTimeUTC(timezone=True), nullable=False),
        sa.Column("about", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_session_person_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_session")),
    )
    op.create_index("ix_session_person", "session", ["person"])
