"""Cards found for a deck."""

import pytest
from tests.games.vtes.decks.lists import deck

from nokturn.games.vtes.decks.building.finding import PAGE, Wish, choices, find
from nokturn.games.vtes.decks.building.sheet import Who
from nokturn.games.vtes.decks.precons import precon
from nokturn.games.vtes.printed.facts import CryptFacts, LibraryFacts, cards

TREMERE = precon("v5_tremere")


def names(**wish):
    return [card.name for card in find(Wish(**wish), TREMERE).cards]


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("KRC", "Kine Resources Contested"),
        ("DI", "Direct Intervention"),
        ("2nd Trad", "Second Tradition: Domain"),
        ("WWEF", "Wake with Evening's Freshness"),
        ("govern", "Govern the Unaligned"),
        ("eyes argus", "Eyes of Argus"),
    ],
)
def test_names_and_nicknames(typed, meant):
    assert names(words=typed)[0] == meant


def test_texts_are_searched_ours_and_the_official_one():
    assert "Eyes of Argus" in names(words="intercept", playable=True)


def test_a_name_that_nobody_has_is_answered_with_the_nearest():
    found = find(Wish(words="Deflecton"), TREMERE)
    assert (found.count, found.perhaps[0]) == (0, "Deflection")


@pytest.mark.parametrize(
    "wish, true",
    [
        ({"kind": "crypt"}, lambda card: isinstance(card, CryptFacts)),
        ({"type": "reaction"}, lambda card: "reaction" in card.types),
        ({"discipline": "tha", "kind": "library"}, lambda card: "tha" in card.disciplines),
        ({"discipline": "tha", "kind": "crypt", "superior": True}, lambda card: "tha" in card.superior),
        ({"clan": "tremere", "kind": "crypt"}, lambda card: card.clan == "tremere"),
        ({"group": 6}, lambda card: card.group in ("6", "ANY")),
        ({"capacity_least": 3, "capacity_most": 4}, lambda card: 3 <= card.capacity <= 4),
        ({"cost_most": 0, "type": "equipment"}, lambda card: not (card.pool or card.blood)),
        ({"cost_least": 3, "type": "master"}, lambda card: int(card.pool or 0) >= 3),
        ({"title": "prince", "kind": "crypt"}, lambda card: card.title == "prince"),
        ({"sect": "sabbat", "kind": "crypt"}, lambda card: card.sect == "sabbat"),
        ({"set": "V5"}, lambda card: "V5" in card.sets),
        ({"banned": "only"}, lambda card: card.banned),
        ({"banned": "not"}, lambda card: not card.banned),
    ],
)
def test_what_is_printed(wish, true):
    found = find(Wish(**wish), TREMERE)
    assert found.cards
    assert len(found.cards) == min(found.count, PAGE)
    assert all(true(cards()[card.vekn]) for card in found.cards)


def test_what_my_crypt_can_use():
    every, usable = find(Wish(type="reaction"), TREMERE), find(Wish(type="reaction", usable=True), TREMERE)
    assert 0 < usable.count < every.count
    assert all(card.who and (card.who.anybody or card.who.able) for card in usable.cards)


def test_every_card_says_who_of_the_crypt_can_play_it():
    found = {card.name: card.who for card in find(Wish(words="intercept", playable=True), TREMERE).cards}
    assert found["Eyes of Argus"] == Who(False, 11, 6, 12), "all but Rosalina Cortez; Ayelech, Trevon, … have AUS"
    assert found["Cats' Guidance"] == Who(False, 0, 0, 12, "ani")
    assert found["Bowl of Convergence"] == Who(True, 12, 0, 12)


def test_one_page_follows_another():
    first, second = find(Wish(), TREMERE), find(Wish(), TREMERE, PAGE)
    assert len({card.vekn for card in (*first.cards, *second.cards)}) == 2 * PAGE


def test_there_is_something_to_choose_by():
    found = choices()
    assert {"reaction", "master"} <= set(found.types)
    assert {"tha", "obf"} <= set(found.disciplines)
    assert "prince" in found.titles
    assert "V5" in found.sets
    assert 6 in found.groups
    for vampire in (card for card in cards().values() if isinstance(card, CryptFacts)):
        assert vampire.clan in found.clans
    assert isinstance(cards()[find(Wish(kind="library"), deck()).cards[0].vekn], LibraryFacts)
