"""What a deck has to be, rule by rule."""

import pytest
from tests.games.vtes.decks.lists import CRYPT, LEGAL, deck

from nokturn.games.vtes.decks import FORMATS, PRECONS, precon, reasons_against, said
from nokturn.games.vtes.printed.facts import cards, crypt_cards
from nokturn.kernel.errors import SetupError


def rules(made, format="standard"):
    return [reason.rule for reason in reasons_against(made, format)]


@pytest.mark.rule("VTES-DECK-01")
def test_a_crypt_has_at_least_twelve_cards_and_no_upper_limit():
    assert rules(deck("11 Alexa Draper", "60 Deflection")) == ["VTES-DECK-01"]
    assert rules(deck("12 Alexa Draper", "60 Deflection")) == []
    assert rules(deck("300 Alexa Draper", "60 Deflection")) == []


@pytest.mark.rule("VTES-DECK-02")
@pytest.mark.parametrize("size, legal", [(0, False), (59, False), (60, True), (90, True), (91, False)])
def test_a_library_has_sixty_to_ninety_cards(size, legal):
    made = deck(*CRYPT, f"{size} Deflection")
    assert rules(made) == ([] if legal else ["VTES-DECK-02"])


@pytest.mark.rule("VTES-DECK-03", "VTES-DECK-09")
def test_any_number_of_copies_even_of_unique_cards():
    assert rules(deck("12 Alexa Draper", "90 The Barrens")) == []
    assert rules(deck("12 Alexa Draper", "40 Deflection", "20 Powerbase: Montreal")) == []


@pytest.mark.rule("VTES-DECK-04", "VTES-DECK-06")
@pytest.mark.parametrize(
    "crypt, legal",
    [
        (("12 Alexa Draper",), True),
        (("6 Gilbert Duane (G1)", "6 Francois Villon (G2)"), True),
        (("6 Francois Villon (G2)", "6 Alan Sovereign"), True),
        (("6 Gilbert Duane (G1)", "6 Alan Sovereign"), False),
        (("11 Alexa Draper", "1 Gilbert Duane (G1)"), False),
        (("4 Gilbert Duane (G1)", "4 Francois Villon (G2)", "4 Alan Sovereign"), False),
    ],
)
def test_a_crypt_is_of_one_group_or_of_two_consecutive_ones(crypt, legal):
    assert rules(deck(*crypt, "60 Deflection")) == ([] if legal else ["VTES-DECK-04"])


@pytest.mark.rule("VTES-DECK-05")
def test_group_any_goes_with_every_group():
    assert rules(deck("6 Gilbert Duane (G1)", "6 Anarch Convert", "60 Deflection")) == []
    assert rules(deck("6 Alexa Draper", "6 Anarch Convert", "60 Deflection")) == []
    assert rules(deck("12 Anarch Convert", "60 Deflection")) == []


@pytest.mark.rule("VTES-DECK-07")
def test_advanced_cards_and_imbued_count_like_any_other():
    imbued = next(card for card in crypt_cards().values() if card.kind == "imbued")
    assert imbued.group == "4"
    assert rules(deck("6 Beckett (ADV)", f"6 {imbued.name}", "60 Deflection")) == []
    assert rules(deck("6 Beckett (ADV)", "5 Alan Sovereign", "60 Deflection")) == ["VTES-DECK-01"]
    assert rules(deck("11 Alexa Draper", "1 Beckett (ADV)", "60 Deflection")) == ["VTES-DECK-04"]


@pytest.mark.rule("VTES-DECK-08")
def test_banned_cards_are_named():
    (reason,) = reasons_against(deck(*CRYPT, "60 Deflection", "1 Dramatic Upheaval"))
    assert reason.card is not None
    assert (reason.rule, cards()[reason.card].name) == ("VTES-DECK-08", "Dramatic Upheaval")
    assert said(reason.said) == "Dramatic Upheaval is banned since 2005-01-01."
    assert said(reason.said, "pl") == "Dramatic Upheaval: karta zakazana od 2005-01-01."


@pytest.mark.rule("VTES-DECK-08")
@pytest.mark.parametrize("name", PRECONS)
def test_decks_as_they_are_sold(name):
    """New Blood: 6 crypt and 48 or 49 library cards; the others are whole decks."""
    small = PRECONS[name].set.startswith("NB")
    assert rules(precon(name), "starter") == []
    assert rules(precon(name)) == (["VTES-DECK-01", "VTES-DECK-02"] if small else [])
    assert rules(precon(name), "v5") == rules(precon(name))


@pytest.mark.rule("VTES-DECK-08")
def test_the_format_v5_takes_its_own_sets():
    assert rules(deck(*LEGAL), "v5") == []
    (reason,) = reasons_against(deck(*LEGAL, "1 419 Operation"), "v5")
    assert said(reason.said) == "419 Operation is in none of the sets of this format."
    assert rules(deck(*LEGAL, "1 419 Operation")) == []


@pytest.mark.rule("VTES-DECK-08")
def test_cards_of_one_format_stay_in_it():
    made = deck(*LEGAL, "1 Aching Beauty")
    assert rules(made, "v5") == []
    assert [said(reason.said) for reason in reasons_against(made)] == [
        "Aching Beauty may only be played in the format V5."
    ]


@pytest.mark.parametrize("size, legal", [(39, False), (40, True), (60, True), (61, False)])
def test_the_duel_has_a_smaller_library(size, legal):
    assert rules(deck(*CRYPT, f"{size} Deflection"), "duel") == ([] if legal else ["VTES-DECK-02"])


def test_what_is_outside_the_rulebook_says_so():
    assert FORMATS["standard"].note("en") == ""
    for name in ("v5", "duel", "starter"):
        assert "rulebook" in FORMATS[name].note("en")
        assert "instrukcja" in FORMATS[name].note("pl")


def test_all_that_is_wrong_is_said_at_once():
    made = deck("1 Alexa Draper", "1 Gilbert Duane (G1)", "1 Dramatic Upheaval")
    assert rules(made) == ["VTES-DECK-01", "VTES-DECK-02", "VTES-DECK-04", "VTES-DECK-08"]


def test_an_unknown_format_is_refused():
    with pytest.raises(SetupError, match=r"There is no format 'chess'\. Choose one of: standard, v5, duel, starter"):
        reasons_against(deck(*LEGAL), "chess")
