"""Names as people write them."""

import pytest

from nokturn.games.vtes.printed.card_names import full_name, key_of, named, of_that_name, suggestions
from nokturn.games.vtes.printed.facts import FOLDER, cards
from nokturn.kernel.content import read_toml


def meant(text):
    return [full_name(card) for card in named(text)]


@pytest.mark.parametrize(
    "written, printed",
    [
        ("The Barrens", "The Barrens"),
        ("Barrens, The", "The Barrens"),
        ("barrens", "The Barrens"),
        ("THE BARRENS", "The Barrens"),
        ("Anarch Manifesto, An", "An Anarch Manifesto"),
        ("Monsenor, El", "El Monseñor"),
        ("Pentex Subversion", "Pentex™ Subversion"),
        ("Pentex(TM) Subversion", "Pentex™ Subversion"),
        ("Pentex™ subversion", "Pentex™ Subversion"),
        ("Sacre Coeur Cathedral, France", "Sacré-Cœur Cathedral, France"),
        ("Etienne Fauberge", "Étienne Fauberge"),
        ("Boleslaw Gutowski", "Bolesław Gutowski"),
        ("Rotschreck", "Rötschreck"),
        ("Wake with Evenings Freshness", "Wake with Evening's Freshness"),
        ("Wake with Evening’s Freshness", "Wake with Evening's Freshness"),
        ("Second Tradition", "Second Tradition: Domain"),
        ("2nd Tradition", "Second Tradition: Domain"),
        ("Second Tradition Domain", "Second Tradition: Domain"),
        (".44 Magnum", ".44 Magnum"),
        ("44 Magnum", ".44 Magnum"),
        ("419 Operation", "419 Operation"),
        ("Channel 10", "Channel 10"),
        ("Kpist m45", "Kpist m/45"),
        ("Bang Nakh -- Tiger's Claws", "Bang Nakh — Tiger's Claws"),
        ("Mask of 1000 Faces", "Mask of a Thousand Faces"),
        ("Kine Dominance", "Dominate Kine"),
        ("Carlton Van Wyk (Hunter)", "Carlton Van Wyk"),
        ("Lodin", "Lodin (Olaf Holte)"),
        ("Lodin (Olaf Holte)", "Lodin (Olaf Holte)"),
        ("Raven", "Camille Devereux, The Raven"),
        ("Alexa Draper (G6)", "Alexa Draper"),
        ("Una", "Una"),
        ("KRC", "Kine Resources Contested"),
        ("DI", "Direct Intervention"),
        ("2nd Trad", "Second Tradition: Domain"),
        ("2nd Tradition: Domain", "Second Tradition: Domain"),
        ("WWEF", "Wake with Evening's Freshness"),
        ("OTQV", "On the Qui Vive"),
        ("Pentex", "Pentex™ Subversion"),
        ("Smiling Jack", "Smiling Jack, The Anarch"),
        ("Con Boon", "Consanguineous Boon"),
    ],
)
def test_one_card_by_many_spellings(written, printed):
    assert meant(written) == [printed]


@pytest.mark.parametrize(
    "written, printed",
    [
        ("Beckett", ["Beckett (G3)"]),
        ("Beckett ADV", ["Beckett (G3 ADV)"]),
        ("Beckett (ADV)", ["Beckett (G3 ADV)"]),
        ("Beckett (Advanced)", ["Beckett (G3 ADV)"]),
        ("beckett (g3 adv)", ["Beckett (G3 ADV)"]),
        ("Beckett [ADV]", ["Beckett (G3 ADV)"]),
        ("Francois Villon (G6)", ["François Villon (G6)"]),
        ("Francois Villon (Group 2)", ["François Villon (G2)"]),
        ("Francois Villon G2", ["François Villon (G2)"]),
        ("Francois Villon", ["François Villon (G2)", "François Villon (G6)"]),
        ("Sebastian Goulet (ADV)", ["Sébastien Goulet (G3 ADV)"]),
    ],
)
def test_group_and_adv_tell_vampires_of_one_name_apart(written, printed):
    assert meant(written) == printed


@pytest.mark.parametrize(
    "written", ["Alexa Draper (G3)", "Alexa Draper (ADV)", "Govern the Unaligned (G2)", "", "4x", "the"]
)
def test_nobody_is_meant(written):
    assert named(written) == ()


def test_every_card_is_found_by_its_full_name():
    assert [card.name for card in cards().values() if named(full_name(card)) != (card,)] == []


def test_another_name_means_one_card_and_takes_no_printed_name():
    """What people write is found, and no abbreviation stands in the way of a card that is really called so."""
    listed = read_toml(FOLDER / "spellings.toml", dict)["spelling"]
    printed = {key_of(card.name) for card in cards().values()}
    wrong = [
        other
        for vekn, others in listed.items()
        for other in others
        if cards()[int(vekn)] not in of_that_name(other) or key_of(other) in printed
    ]
    keys = [key_of(other) for others in listed.values() for other in others]
    assert (wrong, len(keys) - len(set(keys))) == ([], 0)


def test_every_card_is_found_without_its_article_and_accents():
    """By what an old tool would write."""
    unfound = [
        card.name for card in cards().values() if card not in of_that_name(card.name.upper().removeprefix("THE "))
    ]
    assert unfound == []


@pytest.mark.parametrize(
    "written, printed",
    [
        ("Govren the Unalined", "Govern the Unaligned"),
        ("Deflecton", "Deflection"),
        ("Villain", "Villein"),
        ("Kine Ressources Contested", "Kine Resources Contested"),
        ("Magnum", ".44 Magnum"),
        ("Freak Dirve", "Freak Drive"),
        ("Wake with Eve", "Wake with Evening's Freshness"),
    ],
)
def test_misspellings_get_suggestions(written, printed):
    assert named(written) == ()
    assert suggestions(written)[0] == printed


@pytest.mark.parametrize("written", ["qqqq", "!!!", "", "x", "12345"])
def test_nonsense_gets_none(written):
    assert suggestions(written) == ()
