"""Who may answer for whom, by the table's policy.

    own     for one's own seats
    team    for every seat of one's team: people who play together move each other's pieces as they talk

Under every policy a bot plays its seat alone.
"""

from __future__ import annotations

from uuid import UUID

from msgspec.structs import replace

from nokturn.kernel.asks import Ask, Seat
from nokturn.kernel.together.agreement import LEAVE_IT
from nokturn.table.live.live import LiveTable

POLICIES = ("own", "team")


def hands_of(table: LiveTable, person: UUID | None) -> tuple[Seat, ...]:
    """The seats for which this person may look, answer and take back."""
    own = table.seats_of(person)
    if table.row.hands != "team":
        return tuple(own)
    mates = {seat for team in _teams(table) if any(seat in team for seat in own) for seat in team}
    return tuple([seat for seat in table.seats if seat in mates or seat in own])


def beside(table: LiveTable, seat: Seat | None, hands: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The other seats whose questions somebody at `seat` has before them too: those of the same team they play."""
    mates = {mate for team in _teams(table) if seat in team for mate in team} - {seat}
    return tuple([mate for mate in hands if mate in mates and not table.seats[mate].bot])


def _teams(table: LiveTable) -> tuple[tuple[Seat, ...], ...]:
    return table.game.manners.teams(table.row.players, table.row.options)


def has_spoken(table: LiveTable, ask: Ask) -> bool:
    """Whether whoever is asked for a voice in a decision has given theirs already, at another of their seats."""
    person = table.seats[ask.seat].person
    if LEAVE_IT not in ask.options or person is None:
        return False
    history = table.game_history
    others = [history.answered[seat] for seat in table.seats_of(person) if seat in history.answered]
    since = history.asked.get(ask.seat, history.version)
    return any(version > since and replace(question, seat=ask.seat) == ask for version, question in others)
