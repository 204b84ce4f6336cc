"""How a tournament is shown: tables, results and standings as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from nokturn.games.vtes.tournament.evening import (
    Evening,
    EveningError,
    PlayedTable,
    final,
    preliminary,
    standings,
    winner,
)
from nokturn.games.vtes.tournament.points import game_win
from nokturn.games.vtes.tournament.report import number
from nokturn.kernel.errors import SetupError
from nokturn.kernel.words import kernel_says

HERE = Path(__file__).parent


class Told:
    """What is said, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **facts: Any) -> str:
        return kernel_says(self.lang, key, facts, HERE)

    @contextmanager
    def refusals(self) -> Iterator[None]:
        """What cannot be done is said in a sentence."""
        try:
            yield
        except EveningError as error:
            raise SetupError(self(error.key, **error.about)) from None


def told(say: Told, count: int, table: PlayedTable) -> str:
    """A table before it is played: everybody in the order of their turns."""
    names = " → ".join(table.players)
    return f"  {say('tournament-table', number=count)}: {names}"


def table_line(count: int, table: PlayedTable, say: Told) -> str:
    """A table that has been played."""
    points = table.points or {}
    won = game_win(points)
    names = ", ".join(f"{player} {number(points.get(player, 0))}" for player in table.players)
    win = say("tournament-win", name=won) if won else say("tournament-no-win")
    return f"{say('tournament-table', number=count)}: {names}. {win}"


def listed(evening: Evening, say: Told) -> list[str]:
    """The standings in columns; a column for every round, and one for the final."""
    last, rounds = final(evening), len(preliminary(evening))
    head = ["", say("tournament-player"), "GW", "VP", "TP", *[str(one + 1) for one in range(rounds)]]
    rows = [[*head, say("tournament-column-final")] if last else head]
    for one in standings(evening):
        name = say("tournament-gone", name=one.player) if one.player in evening.gone else one.player
        told = ["–" if points is None else number(points) for points in one.rounds]
        row = [f"{one.place}.", name, str(one.wins), number(one.victory), number(one.tournament), *told]
        if last:
            own = (last.points or {}).get(one.player)
            row.append("" if own is None else number(own))
        rows.append(row)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    won = winner(evening)
    return [evening.name, *lines, *([say("tournament-won", name=won)] if won else [])]
