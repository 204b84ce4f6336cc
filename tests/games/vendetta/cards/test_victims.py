"""The thirty-five victims: all the same in play."""

from __future__ import annotations

import pytest
from tests.games.vendetta.cards.printed import VICTIMS
from tests.games.vendetta.table import Table

EVERY_VICTIM = [pytest.param(victim, marks=pytest.mark.card(victim)) for victim in VICTIMS]


@pytest.mark.parametrize("victim", EVERY_VICTIM)
@pytest.mark.rule("VEN-CARD-02", "VEN-CARD-05", "VEN-DRAIN-02", "VEN-DRAIN-03")
def test_every_victim_feeds_one_is_worth_one_and_gives_three_when_drained(victim: str) -> None:
    table = Table(3, influence=0)
    table.alliance("A", victim)
    assert table.scores()["A"] == 1
    table.feed()
    assert table.blood["A"] == 7
    table.turn("A").seat("A").drains(victim)
    assert table.blood["A"] == 10
    assert table.scores()["A"] == 0
    assert table.game.ready_tokens["A"] == 0  # no Diablerie
    table.feed()
    assert table.blood["A"] == 10


@pytest.mark.rule("VEN-RES-REWARD-01", "VEN-RES-REWARD-02")
def test_second_place_draws_a_victim_from_the_deck_into_the_alliance() -> None:
    table = Table(3, victims=0)
    table.ally("AL09")
    table.deploy("A", "BR01")
    table.deploy("B", "VE08")
    table.deploy("C", "TO09")
    table.resolve().everybody_stays()
    (victim,) = table.game.alliances["B"]
    assert victim in VICTIMS
    assert victim not in table.game.victim_deck
    assert len(table.game.victim_deck) == 34
    assert table.game.alliances["A"] == ("AL09",)
    assert table.game.alliances["C"] == ()
