"""A deck in numbers."""

import pytest
from tests.games.vtes.decks.lists import deck

from nokturn.games.vtes.decks.building.alternatives import alternatives
from nokturn.games.vtes.decks.numbers import (
    Costs,
    Four,
    Known,
    Users,
    averages,
    costs,
    disciplines,
    first_four,
    odds,
    users,
)
from nokturn.games.vtes.decks.precons import precon
from nokturn.games.vtes.decks.requirements import meets, printed_terms
from nokturn.games.vtes.printed.card_names import named
from nokturn.games.vtes.printed.facts import CryptFacts, LibraryFacts
from nokturn.games.vtes.printed.pool import playable


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


def test_disciplines_of_the_crypt_against_those_the_library_asks_for():
    """V5 Tremere: 22 cards ask for Thaumaturgy and 22 for Dominate; of twelve vampires ten have THA and two tha."""
    found = {one.code: one for one in disciplines(precon("v5_tremere"))}
    assert found["tha"] == Known("tha", 10, 2, 0, 22)
    assert found["dom"] == Known("dom", 5, 5, 2, 22)
    assert found["aus"] == Known("aus", 6, 5, 1, 14)


def test_a_thousand_draws_come_near_to_what_can_be_worked_out():
    """7 of 77 cards, 11 of them masters: one on average; four of twelve vampires: a third of all capacities."""
    made = precon("v5_tremere")
    found = averages(made)
    assert found.runs == 1000
    assert abs(found.masters - 7 * 11 / 77) < 0.15
    assert abs(found.capacity - first_four(made).average) < 0.5
    assert abs(sum(number for _, number in found.types) - 7) < 0.05
    assert found == averages(made), "the same deck, the same numbers"
    assert found != averages(made, seed="another")


def test_a_crypt_that_can_play_nothing_is_stuck():
    found = averages(deck("12 Anarch Convert", "60 Cats' Guidance"))
    assert (found.usable, found.stuck) == (0, 1)


def test_alternatives_are_playable_of_the_same_kind_and_of_use():
    made = precon("v5_tremere")
    for other in alternatives(made, library_card("Eyes of Argus")):
        assert isinstance(other, LibraryFacts)
        assert "reaction" in other.types
        assert playable(other.vekn)
        assert not other.disciplines or "aus" in other.disciplines
    (vampire,) = [card for card, _ in made.crypt_list() if card.name == "Nassir"]
    assert all(isinstance(one, CryptFacts) and one.clan == "tremere" for one in alternatives(made, vampire))
