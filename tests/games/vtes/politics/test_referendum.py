"""A referendum from its terms to its effect."""

import pytest

from nokturn.games.vtes.choices import Cast
from nokturn.games.vtes.effects import GainPool
from nokturn.games.vtes.texts import Mode
from tests.games.vtes.table import Table, library_card


def decree(*effects, **more):
    """A political action card that exists for one test."""
    return library_card(
        "decree", Mode("political_action_card", "take-action", does=effects, **more), types=("political_action_card",)
    )


def poll(table, seat, card, minion):
    """`minion` calls a referendum with the card, unblocked, up to the first question of polling."""
    table.hand(seat, card)
    table.act(seat)
    table.play(seat, card, minion)
    table.pass_until("polling")


@pytest.mark.rule("VTES-REF-01", "VTES-REF-09", "VTES-ACT-POL-03", "VTES-VOTE-02", "VTES-VOTE-04")
def test_a_successful_political_action_is_put_to_the_vote():
    decree(GainPool(amount=3))
    table = Table("ABC")
    prince = table.vampire("A", "alexa-draper")
    poll(table, "A", "decree", prince)
    table.answer("A", Cast(prince, "for"))
    table.answer("A", Cast("card:A", "for"))
    table.pass_until("minion-phase")
    assert table.pool("A") == 33
    assert table.told("referendum-passes")[0]["votes_for"] == 3  # a prince's 2 and the card's 1
