"""The table as text: what it says of prices, worth, abilities and names, and how payments are told."""

from __future__ import annotations

import pytest
from tests.games.heritage.chronicle.chapter import Chapter, begun, start
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.people import Character
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Garrison, Haven, Token
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


def test_in_the_end_the_table_says_where_the_points_came_from() -> None:
    """HER-SCORE-01; the queue, the schemes of the theatres and the hand serve nobody any more."""
    table = Table(A="brujah", B="tremere").hand("A", "brujah_riot").politics(2).morality("A", 4, "cruel")
    table.mark(table.leader("A"), potency=5, infamy=1)
    assert any(line.startswith("Queue") for line in GAME.tongue.board(table.state, "A", EN))
    table.state.places = ("A", "B")
    over = GAME.tongue.board(table.state, "A", EN)
    points = over[[line.startswith("Ada,") for line in over].index(True) + 1]
    assert "Inner Beast 4" in points
    assert "potency 5, boons 3, infamy -1" in points
    assert not any(line.strip().startswith(("Queue", "Scheme:", "In hand:")) for line in over)


def test_once_the_recruit_stands_only_what_is_ones_own_is_shown_again() -> None:
    table = Table(A="brujah", B="tremere").hand("A", "brujah_riot")
    table.turn("A")
    before = GAME.tongue.scene(table.state, "A", table.asked_of("A"), EN)
    assert any(line.startswith("Queue") for line in before)
    table.state.recruited = True
    after = GAME.tongue.scene(table.state, "A", table.asked_of("A"), EN)
    assert after[0].startswith("Ada, Brujah")
    assert [line for line in after if line.startswith("In hand:")] == before[-1:]
    assert not any(line.startswith(("Queue", "Bob")) for line in after)


def test_in_a_chapter_the_sheets_are_read_on_the_board_and_not_at_every_turn() -> None:
    table = Chapter(4)
    table.turn("A")
    shown = GAME.tongue.scene(table.state, "A", table.asked_of("A"), EN)
    assert any("titles:" in line for line in GAME.tongue.board(table.state, "A", EN))
    assert not any("titles:" in line for line in shown)


def test_whoever_is_asked_by_anothers_scheme_reads_what_is_printed_on_it() -> None:
    """HER-LAS-01: what refusing would cost."""
    table = Table(A="lasombra", B="brujah")
    table.childe("A", who("wealthy"))
    table.play("A", "lasombra_knee")
    (read,) = GAME.tongue.scene(table.state, "B", table.asked_of("B"), EN)
    assert read.startswith("Bend the Knee: wealthy ×2. Demand respect;")


@pytest.mark.rule("HER-CLAN-01")
@pytest.mark.parametrize("words", [EN, PL])
def test_a_clan_says_what_only_its_schemes_do(words: Words) -> None:
    told = {clan.id: GAME.printed.about(clan.id, words) for clan in CLANS.values()}
    for clan in CLANS.values():
        assert f". {clan.mechanic_name[words.lang]}: " in told[clan.id]
    assert len({text.partition(": ")[2] for text in told.values()}) == 9
    guest = {"en": "if the guest accepts", "pl": "jeśli gość przyjmie"}
    assert guest[words.lang] in told["toreador"]
    assert "2" in told["toreador"], "HER-TOR-03"


def test_a_servant_to_keep_is_named_with_what_it_can_do() -> None:
    table = Chapter(4)
    card = table.childe("A", "bc_001")
    table.state.cards[card] = Character("ancilla", "brujah", (), "Ula")
    beside = GAME.tongue.aside(table.state, do.KeepServant(card))
    assert beside is not None
    assert EN.say(beside.key, beside.facts).startswith("elitist, calm, north and martial; can do: ")


@pytest.mark.rule("HER-SABBAT-12")
def test_after_the_sabbat_wars_everybody_reads_what_was_scored() -> None:
    """Nobody knows the worth of tokens that lie face down; in the end all are turned up."""
    table = Table(A="brujah", B="tremere", theatres=("high_low_clans", "inner_beast", "sabbat_wars"))
    for number, region in enumerate(("north", "south", "east", "west", "wanderer")):
        table.region(region, Token("camarilla", 3 if number < 3 else 1), Token("sabbat", 2))
    table.affiliation("A", "camarilla").affiliation("B", "sabbat").mark(table.leader("A"), potency=4)
    assert "Ada, Brujah (schemes in hand 0, in the deck 0):" in GAME.tongue.board(table.state, "B", EN)
    table.end_chapter()
    over = GAME.tongue.board(table.state, "B", EN)
    assert "Ada, Brujah (13 VP; schemes in hand 0, in the deck 0):" in over
    assert "  Points: Inner Beast -3, Sabbat Wars 9, potency 4, boons 3." in over
