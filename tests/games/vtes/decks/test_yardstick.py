"""How many real decks can be played, which just miss it, and what would help most."""

from tests.games.vtes.decks.lists import deck

from nokturn.games.vtes.decks.precons import FIRST_POOL, PRECONS, precon
from nokturn.games.vtes.decks.yardstick import coverage, of_deck, real_decks
from nokturn.games.vtes.printed.card_names import named
from nokturn.games.vtes.printed.krcg_texts import archive

A, B, C, D = (named(name)[0].vekn for name in ("Alexa Draper", "Deflection", "Villein", "Fame"))
DECKS = [
    of_deck(deck("1 Alexa Draper", "1 Deflection", name="whole")),
    of_deck(deck("1 Alexa Draper", "3 Villein", name="near")),
    of_deck(deck("1 Alexa Draper", "3 Villein", "1 Deflection", name="near too")),
    of_deck(deck("1 Alexa Draper", "3 Villein", "1 Fame", name="far")),
]


def test_the_share_that_can_be_played():
    found = coverage("files", DECKS, frozenset({A, B}))
    assert (found.decks, found.playable, found.share) == (4, 1, 0.25)
    assert coverage("files", DECKS, frozenset({A, B, C, D})).share == 1.0
    assert coverage("files", [], frozenset()).share == 0.0


def test_the_nearest_misses_come_first():
    found = coverage("files", DECKS, frozenset({A, B}))
    assert [(miss.name, miss.missing) for miss in found.nearest] == [
        ("near", (C,)),
        ("near too", (C,)),
        ("far", tuple(sorted((C, D)))),
    ]
    assert len(coverage("files", DECKS, frozenset(), nearest=2).nearest) == 2


def test_the_cards_that_would_unlock_most():
    found = coverage("files", DECKS, frozenset({A, B}))
    assert [(card.card, card.unlocks, card.decks) for card in found.wanted] == [(C, 2, 3), (D, 0, 1)]


def test_decks_with_cards_we_have_never_heard_of_are_counted():
    stranger = of_deck(deck("1 Deflection"))
    stranger = type(stranger)("new", "", "", {999_999: 1})
    assert coverage("files", [stranger], frozenset({A})).unknown == 1


def test_with_the_five_decks_they_themselves_can_be_played():
    five = [of_deck(precon(name)) for name in FIRST_POOL]
    assert coverage("precons", five).share == 1.0


def test_measured_by_the_archive_or_else_by_the_precons():
    source, decks = real_decks()
    assert (source, len(decks)) == (("archive", len(archive())) if archive() else ("precons", len(PRECONS)))
