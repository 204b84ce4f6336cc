"""Every change of anybody's pool is told: old and new, and where it comes from."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.table import Table

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.text.primitives import move
from nokturn.kernel.events import Line, log_of
from nokturn.kernel.records import Journal
from nokturn.kernel.words import Words
from nokturn.players import RandomBot

STEPS = 2_500
CAUSED = ("gains-pool", "burns-pool", "loses-pool")


def changes(line: Line) -> list[tuple[str, int, int]]:
    """(whose, old, new): as the line says it."""
    facts: dict[str, Any] = dict(line.facts)
    found: list[tuple[str, int, int]] = []
    if line.key in CAUSED:
        found.append((facts["player"], facts["before"], facts["after"]))
    elif line.key == "moves-counters" and facts["pool"]:
        whose = facts["giver"] if facts["what"] == "pool" else facts["taker"]
        found.append((whose, facts["before"], facts["after"]))
        if facts["pool"] == "both":
            found.append((facts["taker"], facts["had"], facts["has"]))
    elif facts.get("paid"):
        found.append((facts["player"], facts["before"], facts["after"]))
    return found


@pytest.mark.parametrize("number", range(3))
def test_the_told_changes_lead_from_the_old_pool_to_the_new_one(number: int) -> None:
    journal: Journal[Any] = Journal.new(GAME, list("ABCDE"), GAME.brings.for_game(5, number), f"pool {number}")
    bot = RandomBot(f"pool {number}")
    pool, seen, told = dict(journal.position.state.pool), len(journal.log), 0
    for _ in range(STEPS):
        if journal.position.over:
            break
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, bot.answer(GAME.view(journal.position.state, ask.seat), ask, ())) is None
        lines = log_of(journal.log[seen:], None)
        seen = len(journal.log)
        for line in lines:
            if line.key in CAUSED:
                assert dict(line.facts)["cause"], f"nobody knows why: {line}"
            if line.key in ("ousted", "withdraws"):
                pool[dict(line.facts)["player"]] = 0
            for whose, before, after in changes(line):
                assert pool[whose] == before, line
                pool[whose] = after
                told += 1
        assert pool == journal.position.state.pool, [line.key for line in lines]
    assert told > 50


@pytest.mark.parametrize("lang, says", [("en", "(pool 30 → 28; A: 30 → 32)"), ("pl", "(pula 30 → 28; A: 30 → 32)")])
def test_pool_that_goes_from_one_to_another_is_told_of_both(lang: str, says: str) -> None:
    table = Table("AB")
    assert move(table.state, "B", "A", 2) == 2
    line = next(line for line in log_of(table.state.events or [], None) if line.key == "moves-counters")
    assert changes(line) == [("B", 30, 28), ("A", 30, 32)]
    assert says in Words(GAME, lang).line(line)
