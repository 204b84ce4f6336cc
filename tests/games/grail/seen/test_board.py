"""The table as text: what is known, and nothing of what still lies in the Wyrdness."""

from __future__ import annotations

import pytest
from tests.games.grail.table import CAMPAIGN, Table, do

from nokturn.games.grail.game import GAME
from nokturn.games.grail.seen.board.board import board_lines
from nokturn.games.grail.seen.view import view
from nokturn.kernel.words import Words

REAL = GAME.start(1, {}, "5b" * 16).state.pack


@pytest.mark.rule("GRAIL-SETUP-WORLD-03", "GRAIL-LOC-REVEAL-01")
@pytest.mark.parametrize(
    "lang, way", [("en", "North: 113, still in the Wyrdness"), ("pl", "Północ: 113, jeszcze w Dziwie")]
)
def test_of_a_location_that_is_not_on_the_map_the_text_table_knows_the_number_only(lang: str, way: str) -> None:
    """102 has a key to 113, which no Menhir reaches."""
    table = Table("beor").act("beor", do.Travel(102))
    table.state.pack = REAL
    words = Words(GAME, lang, {"A": "Ala"}, packs={REAL.id: REAL.hash})
    text = "\n".join(board_lines(view(table.state, "A"), "A", words))
    assert way in text
    hidden = [one for one in CAMPAIGN.locations.values() if one.number not in table.state.places]
    assert 113 in [one.number for one in hidden]
    assert [one.number for one in hidden if one.name[lang] in text] == []
