"""Typed words and what they mean."""

import pytest

from nokturn.cli.menu import Given, Narrowed, Unclear, entries, read
from nokturn.cli.seating import language, seated, seated_again
from nokturn.cli.session import FOLDER
from nokturn.cli.typed import Vocabulary, named_like, numbers, tokens, whole_number, yes_or_no
from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.game import GAME
from nokturn.kernel import Refused, ask, ask_confirm, ask_number, ask_order, ask_some
from nokturn.kernel.errors import SetupError
from nokturn.kernel.words import Words

NAMES = {"A": "Ania", "B": "Bruno"}
POLISH, ENGLISH = (Words(GAME, lang, NAMES, (FOLDER,)) for lang in ("pl", "en"))

PLAYS = [do.PlayCard(card, place, up) for card in ("BR04", "BR09") for place in ("D1", "HAVEN") for up in (True, False)]
TURN = ask("A", "turn", [*PLAYS, do.Drain("VI01"), do.Drain("VI02")], rule="VEN-PLAN-02")
STAY = ask("A", "stay-or-withdraw", [do.Stay(), do.Withdraw()], rule="VEN-RES-RETREAT-01", district="D1")
CLAN = ask("A", "clan", [do.TakeClan("brujah"), do.TakeClan("toreador"), do.TakeClan("tremere")], rule="VEN-SETUP-06")


@pytest.fixture
def vocabulary():
    return Vocabulary([POLISH, ENGLISH])


def means(text, question, vocabulary, words=POLISH):
    return read(text, question, entries(question.options, words), vocabulary, words)


@pytest.mark.parametrize(
    "typed, question, answer",
    [
        ("zostań", STAY, do.Stay()),
        ("ZOSTAN", STAY, do.Stay()),
        ("zos", STAY, do.Stay()),
        ("stay", STAY, do.Stay()),
        ("wyc", STAY, do.Withdraw()),
        ("2", STAY, do.Withdraw()),
        ("brujah", CLAN, do.TakeClan("brujah")),
        ("Toreadorzy", CLAN, do.TakeClan("toreador")),
        ("trem", CLAN, do.TakeClan("tremere")),
        ("br04 d1 down", TURN, do.PlayCard("BR04", "D1", False)),
        ("br04 łowisko zakryta", TURN, do.PlayCard("BR04", "D1", False)),
        ("pięść kaina schron odkryta", TURN, do.PlayCard("BR04", "HAVEN", True)),
        ("play the hunt face up at the haven", TURN, do.PlayCard("BR09", "HAVEN", True)),
        ("drain aaron", TURN, do.Drain("VI01")),
        ("wyssij ortega", TURN, do.Drain("VI02")),
        ("3", TURN, do.Drain("VI01")),
    ],
)
def test_words_and_numbers_name_an_option(typed, question, answer, vocabulary):
    assert means(typed, question, vocabulary) == Given(answer)


@pytest.mark.parametrize("typed, left", [("br04", 4), ("br04 d1", 2), ("drain", 2), ("1", 4), ("d1", 4), ("up", 4)])
def test_too_few_words_narrow_the_choice(typed, left, vocabulary):
    meant = means(typed, TURN, vocabulary)
    assert isinstance(meant, Narrowed)
    assert len(meant.options) == left


@pytest.mark.parametrize("typed", ["", "0", "5", "br08", "zostań", "br04 d9", "tore trem", "1.5"])
def test_what_is_not_there_is_not_guessed(typed, vocabulary):
    assert isinstance(means(typed, TURN, vocabulary), Unclear)


def test_many_cards_times_places_are_one_line_per_card():
    labels = [line.label for line in entries(TURN.options, ENGLISH)]
    assert labels == ["Play Fist of Caine …", "Play The Hunt (Brujah) …", "Drain Aaron Pike", "Drain Bianca Ortega"]
    assert [len(line.options) for line in entries(TURN.options, ENGLISH)] == [4, 4, 1, 1]


def test_a_single_group_is_listed_in_full():
    assert len(entries(PLAYS[:4], ENGLISH)) == 4


def test_a_refused_option_is_answered_with_its_rule(vocabulary):
    question = ask("A", "turn", [do.Drain("VI01"), do.Drain("VI02"), Refused(do.EndTurn(), "VEN-PLAN-17")])
    meant = means("koniec tury", question, vocabulary)
    assert isinstance(meant, Unclear)
    meant = means("zakoncz", question, vocabulary)
    assert isinstance(meant, Unclear)
    assert "[VEN-PLAN-17]" in meant.text


@pytest.mark.parametrize("typed", ["tak", "T", "yes", "y"])
def test_yes(typed, vocabulary):
    assert means(typed, ask_confirm("A", "to-haven", card="NO05"), vocabulary) == Given(True)


@pytest.mark.parametrize("typed", ["nie", "N", "no"])
def test_no(typed, vocabulary):
    assert means(typed, ask_confirm("A", "to-haven", card="NO05"), vocabulary) == Given(False)


@pytest.mark.parametrize("typed", ["", "może", "1", "tak nie"])
def test_neither_yes_nor_no(typed, vocabulary):
    assert isinstance(means(typed, ask_confirm("A", "to-haven", card="NO05"), vocabulary), Unclear)
    assert yes_or_no(typed) is None


def test_amounts_are_numbers_and_not_places_in_a_list(vocabulary):
    question = ask_number("A", "bid", 0, 5, card="MA02")
    assert means("3", question, vocabulary) == Given(3)
    assert means("17", question, vocabulary) == Given(17)  # the rules refuse it, and say why
    assert isinstance(means("three", question, vocabulary), Unclear)


THREE = [do.ThisDistrict(district) for district in ("D1", "D2", "HAVEN")]


@pytest.mark.parametrize(
    "typed, chosen",
    [
        ("1 3", (0, 2)),
        ("3,1", (2, 0)),
        ("1, 2 ,3", (0, 1, 2)),
        ("all", (0, 1, 2)),
        ("wszystkie", (0, 1, 2)),
        ("none", ()),
        ("nic", ()),
        ("0", ()),
        ("rack, haven", (0, 2)),
        ("łowisko", (0,)),
    ],
)
def test_some_of_them(typed, chosen, vocabulary):
    question = ask_some("A", "chalice-districts", THREE, 0, 3)
    assert means(typed, question, vocabulary) == Given(tuple(THREE[place] for place in chosen))


@pytest.mark.parametrize("typed", ["4", "1 9", "moon", "rack moon", "rack, moon", "o"])
def test_none_of_them(typed, vocabulary):
    assert isinstance(means(typed, ask_some("A", "chalice-districts", THREE, 0, 3), vocabulary), Unclear)


def test_an_order_is_a_list_of_all(vocabulary):
    question = ask_order("A", "chalice-districts", THREE)
    assert means("2 3 1", question, vocabulary) == Given((THREE[1], THREE[2], THREE[0]))


def test_small_words():
    assert tokens("Pięść Kaina, (br04)!") == ["piesc", "kaina", "br04"]
    assert whole_number(" 12 ") == 12
    assert whole_number("1 2") is None
    assert whole_number("9" * 30) is None
    assert numbers("1, 2;3") == [1, 2, 3]
    assert numbers("") is None


def test_printed_things_are_found_by_name_and_id():
    readers = [POLISH, ENGLISH]
    assert named_like("piesc kaina", readers, GAME.printed.things()) == ["BR04"]
    assert named_like("FIST", readers, GAME.printed.things()) == ["BR04"]
    assert named_like("re01", readers, GAME.printed.things()) == ["RE01"]
    assert len(named_like("the hunt", readers, GAME.printed.things())) == 7
    assert named_like("", readers, GAME.printed.things()) == []


def test_the_language_is_that_of_the_system_unless_asked_for():
    assert language(None, {"LANG": "pl_PL.UTF-8"}) == "pl"
    assert language(None, {"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}) == "en"
    assert language(None, {}) == "en"
    assert language("en", {"LANG": "pl_PL.UTF-8"}) == "en"


def test_seats():
    chairs = seated("me,bot,bot:random", "clever", POLISH)
    assert [(chair.name, chair.level) for chair in chairs] == [("Gracz", ""), ("Vera", "clever"), ("Bruno", "random")]
    assert [chair.name for chair in seated("ja, ja:Jan ,bot", "clever", POLISH)][:2] == ["Gracz 1", "Jan"]
    again = seated_again(["Ania", "Vera", "Bruno"], "random")
    assert [chair.level for chair in again] == ["", "random", "random"]


@pytest.mark.parametrize("seats", ["me,you,bot", "", "me:Vera,bot,bot", "me:Jan,me:Jan,bot", "mebot"])
def test_seats_that_cannot_be(seats):
    with pytest.raises(SetupError, match="--seats"):
        seated(seats, "clever", POLISH)
