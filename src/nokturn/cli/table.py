"""`nokturn table`: for operators of a server, one table at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import UUID

from cyclopts import App

from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.kernel.errors import SetupError
from nokturn.kernel.words import bundle

if TYPE_CHECKING:
    from nokturn.table.live.examination import Finding

HERE = Path(__file__).parent
app = App(name="table", result_action="return_value")


@app.command
def check(table: str, /, *, lang: str | None = None) -> int:
    """Say what is missing or damaged at a table; nothing is changed, and the server may go on meanwhile.

    Parameters
    ----------
    table:
        The id of the table: the last part of its address.
    lang:
        pl or en; otherwise the language of your system.
    """
    return _told(table, language(lang), repairing=False)


@app.command
def repair(table: str, /, *, lang: str | None = None) -> int:
    """Make anew what can be made anew: snapshots, what was told, results. Stop the server before.

    Parameters
    ----------
    table:
        The id of the table: the last part of its address.
    lang:
        pl or en; otherwise the language of your system.
    """
    return _told(table, language(lang), repairing=True)


def _told(table: str, lang: str, *, repairing: bool) -> int:
    from nokturn.server.settings import read_settings
    from nokturn.table.store.database import shown_url, sqlite_file
    from nokturn.table.store.seats import GoneError
    from nokturn.table.store.server_lock import held

    url = read_settings().database_url
    try:
        id_ = UUID(table)
        file = sqlite_file(url)
        if file is not None and not file.exists():  # to open it would make it
            raise GoneError
        if repairing:
            with held(url):
                found, entries = asyncio.run(_look(url, id_, repairing=True))
        else:
            found, entries = asyncio.run(_look(url, id_, repairing=False))
    except (ValueError, GoneError):
        raise SetupError(_say(lang, "table-gone", id=table, database=shown_url(url))) from None
    screen = Screen()
    if repairing:
        screen.say(_say(lang, "table-repaired"))
    if not found:
        screen.say(_say(lang, "table-sound", id=table, entries=entries))
        return 0
    screen.say(_say(lang, "table-found", id=table))
    for finding in found:
        what = _say(lang, f"table-{finding.key}", **finding.facts)
        screen.say(f"  {_say(lang, 'table-mends', what=what, id=table) if finding.mends else what}")
    return 1


async def _look(url: str, table: UUID, *, repairing: bool) -> tuple[list[Finding], int]:
    from nokturn.table.live import examination
    from nokturn.table.store.store import Store

    store = await (Store.open if repairing else Store.open_to_read)(url)
    try:
        found = await (examination.repair if repairing else examination.examine)(store, table)
        return found, len(await store.entries(table, 0))
    finally:
        await store.close()


def _say(lang: str, key: str, **facts: Any) -> str:
    messages = bundle(lang, HERE)
    pattern = messages.get_message(key).value
    assert pattern is not None, key
    text, _ = messages.format_pattern(pattern, facts)
    return str(text)
