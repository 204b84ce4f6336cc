"""The clever player uses what pays and what is stored."""

from __future__ import annotations

from tests.games.vtes.cards.kindred import adept
from tests.games.vtes.cards.moments import choose, phase
from tests.games.vtes.table import Table

from nokturn.games.vtes.bot import make_bot
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import ChooseCard, ChoosePrinted


def thinks(table: Table):
    """What it answers to the open question."""
    question = table.ask()
    return make_bot("a").answer(view(table.state, question.seat), question, ())


def test_it_pays_with_counters_and_draws_what_lies_ready():
    table = Table()
    cache, minion = table.put("A", "ravnos-cache", counters=3), adept(table, "A")
    table.hand("A", "assault-rifle")
    table.act("A")
    table.seat("A").plays("assault-rifle", minion)
    assert thinks(table) == ChooseCard(cache)
    table.seat("A").answers(ChooseCard(cache))
    assert thinks(table) == 3
    table = Table()
    table.put("A", "black-market-cache", kept=(("A", "44-magnum"),))
    minion = adept(table, "A")
    table.hand("A", "life-in-the-city", *["fame"] * 6)
    table.library("A", "vessel")
    phase(table, "master")
    table.seat("A").plays("life-in-the-city")
    choose(table, "A", minion)
    assert thinks(table) == ChoosePrinted("44-magnum", "kept")
