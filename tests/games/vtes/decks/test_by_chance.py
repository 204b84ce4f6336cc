"""Decks put together by chance are legal."""

from __future__ import annotations

import pytest

from nokturn.games.vtes.decks.building.by_chance import deck_by_chance
from nokturn.games.vtes.decks.importing import imported
from nokturn.games.vtes.decks.legality import reasons_against


@pytest.mark.rule("VTES-DECK-08")
def test_decks_by_chance_hold_no_card_of_another_format():
    assert {key: found for key in range(40) if (found := reasons_against(imported(deck_by_chance(str(key)))))} == {}
