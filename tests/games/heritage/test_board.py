"""The table as text: what it says of prices, worth, abilities and names, and how payments are told."""

from __future__ import annotations

import pytest
from tests.games.heritage.chronicle.chapter import Chapter
from tests.games.heritage.table import Table

from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.people import Character
from nokturn.kernel.events import Line
from nokturn.kernel.words import Words

EN, PL = (Words(GAME, lang, {"A": "Ada", "B": "Bob"}) for lang in ("en", "pl"))


def paid(vampire: str, amount: int) -> Line:
    return Line("takes", (("vampire", vampire), ("what", "potency"), ("amount", amount)))


def test_what_is_paid_token_by_token_is_told_in_one_sentence() -> None:
    other = Line("round", (("round", 2),))
    told = GAME.tongue.story([paid("x", 1), paid("x", 1), paid("y", 1), other, paid("x", 1)])
    assert told == [paid("x", 2), paid("y", 1), other, paid("x", 1)]


def test_a_mission_says_what_it_is_worth_and_how_everybody_stands() -> None:
    table = Table(missions=("bm_01",), A="brujah", B="tremere")
    (line,) = [line for line in GAME.tongue.board(table.state, "A", EN) if line.startswith("Mission:")]
    assert "Night of Long Spears (martial; worth 3 VP). So many have: Ada" in line


@pytest.mark.parametrize(
    "words, called, able", [(EN, "called “Ula”", "can do: "), (PL, "przydomek „Ula”", "potrafi: ")]
)
def test_a_vampire_is_read_with_its_given_name_and_what_it_can_do(words: Words, called: str, able: str) -> None:
    table = Chapter(4)
    card = table.childe("A", "bc_001")
    plain = [line for line in GAME.tongue.board(table.state, "B", words) if str(words.name("vampire", card)) in line]
    assert not any(able in line for line in plain), "what a covered side can do is not shown"
    table.state.cards[card] = Character("ancilla", "brujah", (), "Ula")
    read = [line for line in GAME.tongue.board(table.state, "B", words) if called in line and able in line]
    assert len(read) == 1
