"""The table as text: what it says of prices, worth, abilities and names, and how payments are told."""

from __future__ import annotations

import pytest
from tests.games.heritage.chronicle.chapter import Chapter, begun, start
from tests.games.heritage.table import Table

from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.people import Character
from nokturn.games.heritage.state.vampires import Garrison, Haven
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


@pytest.mark.parametrize(
    "words, line",
    [
        (EN, "north, courts 4: Northern Home Court ×2, Hamburg ×1, Vienna ×1."),
        (PL, "północ, dwory 4: Dwór rodowy Północy ×2, Hamburg ×1, Wiedeń ×1."),
    ],
)
def test_courts_are_read_by_faction_with_how_many_they_count(words: Words, line: str) -> None:
    """HER-PRINCES-06: a home counts, and the centre counts twice."""
    table = Table(A="brujah", B="tremere")
    table.state.courts = {
        "north_home": Garrison("north", 2),
        "north_front": Garrison("north", 1),
        "centre": Garrison("north", 1),
    }
    board = GAME.tongue.board(table.state, "A", words)
    assert [one.strip() for one in board if "Hamburg" in one] == [line]


def test_before_the_queue_is_laid_there_is_none_to_read() -> None:
    prologue = start(begun("Ada", "Bob"))
    lines = GAME.tongue.board(prologue.state, "A", EN)
    assert not any(line.startswith("Queue") for line in lines)
    assert any("dots: –; titles: –." in line for line in lines)


def test_a_servant_is_read_with_its_attributes() -> None:
    table = Chapter(4)
    table.state.havens["A"] = Haven(servant="bc_001")
    board = GAME.tongue.board(table.state, "A", EN)
    assert any("Servant: Sigrun, Knight-Warden: elitist, calm, north, martial." in line for line in board)


def test_points_are_if_it_ended_now_until_it_has_ended() -> None:
    table = Table(A="brujah", B="tremere")
    now = GAME.tongue.board(table.state, "A", EN)
    assert any("VP if it ended now;" in line for line in now)
    table.state.places = ("A", "B")
    over = GAME.tongue.board(table.state, "A", EN)
    assert any(" VP; schemes in hand" in line for line in over)
    assert not any("ended now" in line or "Worth now" in line for line in over)
