"""A deck in numbers."""

import pytest
from tests.games.vtes.decks.lists import deck

from nokturn.games.vtes.decks.numbers import Costs, Four, Users, costs, first_four, odds, users
from nokturn.games.vtes.decks.requirements import meets, printed_terms
from nokturn.games.vtes.printed.card_names import named
from nokturn.games.vtes.printed.facts import LibraryFacts


def library_card(name):
    (card,) = named(name)
    assert isinstance(card, LibraryFacts)
    return card


def who(made, name):
    return users(made, library_card(name))


CRYPT = ("2 Alexa Draper", "3 Gilbert Duane (G1)", "1 Anarch Convert")
"""DOM PRE for pot (Ventrue); AUS DOM OBF (Malkavian); nothing."""


@pytest.mark.parametrize(
    "card, able, superior",
    [
        ("Govern the Unaligned", 5, 5),  # dom
        ("Majesty", 2, 2),  # pre
        ("Immortal Grapple", 2, 0),  # pot, which Alexa Draper has at inferior
        ("Cats' Guidance", 0, 0),  # ani
        ("Bliss", 2, 2),  # dom and pre
        ("Ventrue Headquarters", 2, 0),  # a clan, no Discipline
        ("Parity Shift", 5, 0),  # a prince or a justicar: both are princes
        ("Second Tradition: Domain", 5, 0),
    ],
)
def test_who_can_play_a_card(card, able, superior):
    assert who(deck(*CRYPT, f"1 {card}"), card) == Users(able, superior)


@pytest.mark.parametrize(
    "terms, meet",
    [
        (("prince", "justicar"), 5),
        (("camarilla",), 5),
        (("sabbat", "titled"), 0),
        (("camarilla", "titled"), 5),
        (("non-titled",), 1),
        (("capacity 8 or more",), 2),
        (("capacity 7 or less",), 4),
        (("prince", "capacity 8 or more"), 2),
        (("black hand",), 0),
    ],
)
def test_what_is_printed_meets_what_is_required(terms, meet):
    assert sum(count for card, count in deck(*CRYPT).crypt_list() if meets(card, terms)) == meet


def test_what_only_the_game_can_bring_is_not_held_against_a_crypt():
    """The Edge, Gehenna cards in play."""
    card = library_card("Conquest of Humanity")
    assert card.others
    assert printed_terms(card) == ()


def test_a_card_that_asks_for_nothing_is_for_anybody():
    assert who(deck(*CRYPT, "1 Villein"), "Villein") is None


def test_what_a_library_costs():
    """A .44 Magnum costs 2 pool, Freak Drive 1 blood, Hidden Strength what one likes, Immortal Grapple nothing."""
    assert costs(deck("3 .44 Magnum", "2 Immortal Grapple", "2 Hidden Strength", "1 Freak Drive")) == Costs(6, 1, 0, 2)


@pytest.mark.parametrize(
    "copies, size, seen, chance",
    [(1, 10, 1, 0.1), (1, 10, 7, 0.7), (2, 4, 2, 1 - 1 / 6), (4, 4, 7, 1.0), (0, 90, 7, 0.0), (90, 90, 1, 1.0)],
)
def test_the_chance_that_one_has_come(copies, size, seen, chance):
    assert odds(copies, size, seen) == pytest.approx(chance)


@pytest.mark.rule("VTES-SETUP-06")
def test_the_four_one_begins_with():
    assert first_four(deck(*CRYPT)) == Four(1 + 7 + 7 + 7, 8 + 8 + 7 + 7, 4 * 38 / 6)
    assert first_four(deck("1 Alexa Draper", "1 Anarch Convert")) == Four(9, 9, 9)
    assert first_four(deck("4 Deflection")) == Four(0, 0, 0)
