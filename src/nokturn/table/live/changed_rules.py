"""When the rules have changed under a game that is played: nothing goes back by itself, its host decides.

go on   from the last step that fits; where the table's policy asks for consent, the others have to agree
close   the game ends without a winner, and what was played and told is kept as it was
"""

from __future__ import annotations

from uuid import UUID

from nokturn.kernel.asks import Refusal, Seat
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.sight import UndoRequest


async def go_on(table: LiveTable, person: UUID) -> Taken | UndoRequest | Refusal:
    """Go on from the last step that fits, or ask those who have to agree."""
    _check(table, person)
    others = _others(table, person)
    if table.row.undo == "consent" and others:
        return UndoRequest((table.seats_of(person) or [""])[0], others, [], table.version, rules=True)
    return await from_the_last_that_fits(table)


async def from_the_last_that_fits(table: LiveTable) -> Taken | Refusal:
    return await table.go_back(table.game_history.journal.length, table.version, f"rules-{table.version}")


async def close(table: LiveTable, person: UUID) -> None:
    """The game is over without a result; a sitting of a campaign is never closed: it is played to its end."""
    _check(table, person)
    if table.row.campaign is not None:
        raise TurnedDownError("campaign-open")
    await table.close_as_it_is()


def _check(table: LiveTable, person: UUID) -> None:
    if table.row.host != person:
        raise NotAllowedError("not-host")
    if not table.game_history.broken or table.row.status != "live":
        raise TurnedDownError("rules-fit")


def _others(table: LiveTable, person: UUID) -> list[Seat]:
    """Seats that other people play themselves."""
    return [seat for seat, row in table.seats.items() if row.person not in (None, person) and not row.bot]
