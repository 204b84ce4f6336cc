"""Referendums of the pool's own cards, from their terms to their result."""

from __future__ import annotations

from tests.games.vtes.politics.polls import cast, close, passed
from tests.games.vtes.table import Table

TERMS = ("choose-clan", "share-points", "choose-rich", "choose-justicar", "polling")


def calls(table: Table, card: str, caller: str) -> None:
    """The referendum is called, unblocked, up to its terms."""
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, caller)
    table.pass_until(*TERMS, "minion-phase")


def share(table: Table, **points: int) -> None:
    """Points are shared out as asked for, each seat getting its own."""
    while table.prompt == "share-points":
        table.seat("A").answers(points.get(dict(table.ask().args)["player"], 0))


def carry(table: Table, caller: str) -> None:
    """The caller votes for it, and it passes."""
    cast(table, (caller, "for"))
    close(table)
    assert passed(table)
