"""Names that look like an account's are its own; guests are marked"""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from advanced_alchemy.types import GUID, DateTimeUTC
from alembic import op

from nokturn.table.look_alikes import likeness

revision = "0008"
down_revision: str | None = "0007"
GUEST = "°"
NOBODY = "—"
PERSON = sa.table(
    "person",
    sa.column("id", GUID(length=16)),
    sa.column("name", sa.String),
    sa.column("login", sa.String),
    sa.column("created", DateTimeUTC(timezone=True)),
    sa.column("likeness", sa.String),
)


def upgrade() -> None:
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.add_column(sa.Column("likeness", sa.String(length=64), nullable=True))
    op.create_index("ix_person_likeness", "person", ["likeness"], unique=True)
    connection = op.get_bind()
    accounts = sa.select(PERSON.c.id, PERSON.c.name).where(PERSON.c.login.is_not(None)).order_by(PERSON.c.created)
    for person, look in owners(connection.execute(accounts).all()):
        connection.execute(PERSON.update().where(PERSON.c.id == person).values(likeness=look))
    guests = sa.select(PERSON.c.id).where(PERSON.c.login.is_(None))
    for kind in ("seat", "campaign_seat", "message"):
        row = sa.table(kind, sa.column("person", GUID(length=16)), sa.column("name", sa.String))
        marked = sa.update(row).where(row.c.person.in_(guests), row.c.name != NOBODY, row.c.name != "")
        connection.execute(marked.values(name=row.c.name + GUEST))


def owners(accounts: Sequence[Any]) -> list[tuple[Any, str]]:
    """Of accounts that look alike already, the first has the likeness; the others keep their names."""
    found: dict[str, Any] = {}
    for person, name in accounts:
        found.setdefault(likeness(name), person)
    return [(person, look) for look, person in found.items()]
