"""The driver of the tests is no stamp of approval: what is refused, or never asked, is found out."""

import pytest
from tests.games.dracula.table import GODALMING, SEWARD
from tests.games.dracula.table import Table as Hunt
from tests.games.vendetta.table import Table as Prince

from nokturn.games.dracula.state import choices as do
from nokturn.games.vendetta.choices import EndTurn


def test_an_answer_that_is_refused_is_no_answer_and_a_refusal_must_be_one():
    player = Prince().turn("A").seat("A")
    assert player.refusal(EndTurn()).rule == "VEN-PLAN-17"
    with pytest.raises(AssertionError, match="VEN-PLAN-17"):
        player.answers(EndTurn())
    with pytest.raises(AssertionError, match="was accepted"):
        Hunt().action(SEWARD).hunter(SEWARD).refusal(do.MoveByRoad("toulouse"))


def test_who_is_not_asked_cannot_answer():
    table = Hunt().action(SEWARD)
    with pytest.raises(AssertionError, match="is not asked anything"):
        _ = table.hunter(GODALMING).options
    with pytest.raises(AssertionError, match="never asked dracula-moves"):
        table.pass_until("dracula-moves")
