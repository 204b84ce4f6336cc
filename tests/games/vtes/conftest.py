"""Test cards last for one test."""

import pytest

from nokturn.games.vtes.printed.content import CARDS, CRYPT, LIBRARY
from nokturn.games.vtes.state.card_language import TEXTS, erase
from nokturn.games.vtes.state.stats import is_trophy, kind_of


@pytest.fixture(autouse=True)
def test_cards_are_put_away():
    before = (set(CARDS), set(TEXTS))
    yield
    for shelf in (CARDS, CRYPT, LIBRARY):
        for card in set(shelf) - before[0]:
            del shelf[card]
    for card in set(TEXTS) - before[1]:
        erase(card)
    kind_of.cache_clear()
    is_trophy.cache_clear()
