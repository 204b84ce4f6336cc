"""A table whose rules have changed under it."""

from __future__ import annotations

from uuid import UUID

from sqlalchemy import update
from tests.browser.laid_table import database_of, played, write
from tests.browser.table_page import TablePage
from tests.server.process import ServerProcess

from nokturn.games import game_named
from nokturn.kernel.records import Record
from nokturn.table.store.history import TableJournal
from nokturn.table.store.models import Entry


def parted(server: ServerProcess, page: TablePage, other: TablePage | None = None) -> tuple[str, int]:
    """A table of Vendetta whose last step told what the one before it tells today; and how many steps fit.  With
    somebody else at it, they have to agree to what its host decides."""
    so_far = played("vendetta", 3, (), 0, "A", lambda ask, state: ask.prompt == "turn" and state.round == 1)
    game = game_named("vendetta")
    journal = TableJournal(
        game, Record(game="vendetta", rules="", options=game.options({}), players=list("ABC"), key=so_far.key)
    )
    for seat, answer in so_far.steps:
        journal.step(seat, answer)
    last = max(step for step in range(2, len(so_far.steps) + 1) if journal.written(step) != journal.written(step - 1))
    table = page.new_table("me", "bot:random", "bot:random", start=False, undo="consent", public=True)
    if other is not None:
        other.api("POST", f"/tables/{table}/sit", {"seat": "B"})
    write(server, table, so_far.key, so_far.steps)
    with database_of(server) as database:
        entry = (Entry.table_id == UUID(table)) & (Entry.number == last)
        database.execute(update(Entry).where(entry).values(told=journal.written(last - 1)))
    page.api("POST", f"/tables/{table}/start")
    return table, last - 1
