"""What is written can be read again, and says the same."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.vtes.decks.lists import deck

from nokturn.games.vtes.decks import PRECONS, Deck, exported, imported, left_out, precon, read_deck
from nokturn.games.vtes.decks.event import Event
from nokturn.games.vtes.decks.exporting import FORMS
from nokturn.games.vtes.printed.facts import cards
from nokturn.kernel.errors import SetupError

NOTES = st.sampled_from(["too many", "4 -- or 5", "# why", "x2", "(G2)", "never: enough // really", "3"])
DECKS = st.builds(
    Deck.of,
    st.dictionaries(st.sampled_from(sorted(cards())), st.integers(1, 99), min_size=1, max_size=20),
    st.text(max_size=30),
    st.text(max_size=30),
    st.one_of(
        st.text(max_size=80),
        st.sampled_from(
            [
                "Some Evening\nMarch 1st 2024\n9 players\nJan",
                "Crypt (3 cards)\n---\nwas mine",
                "Library\n4x Deflection",
                "Deck Name: other\n# x",
                "Description: y",
            ]
        ),
    ),
    st.one_of(
        st.none(),
        st.builds(
            Event,
            name=st.sampled_from(["Some Evening", "Judgement: Second"]),
            date=st.sampled_from(["March 1st 2024", "May 12 2019"]),
            players=st.sampled_from(["21 players", "?? players"]),
            winner=st.sampled_from(["Jan Kowalski", "Ö. Ünal"]),
            place=st.sampled_from(["", "Gdańsk, Poland"]),
            rounds=st.sampled_from(["", "2R+F"]),
            link=st.sampled_from(["", "https://example.com/1"]),
            score=st.sampled_from(["", "2gw9 + 3vp in final", "4vp in the final"]),
        ),
    ),
    st.dictionaries(st.sampled_from(sorted(cards())), NOTES, max_size=3),
)


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=60, deadline=None)
@given(DECKS)
def test_reading_what_was_written_gives_the_same_deck(form, made):
    text = exported(made, form)
    found = read_deck(text)
    empty = {"name": "", "author": "", "description": "", "event": None, "notes": ()}
    kept = msgspec.structs.replace(made, **{fact: empty[fact] for fact in left_out(made, form)})
    assert found.troubles == ()
    assert found.deck == kept
    assert exported(kept, form) == text


@pytest.mark.parametrize("form", FORMS)
def test_every_card_survives_every_format(form):
    """Big decks with one of everything; a crypt is of all groups, so nothing but the name tells cards apart."""
    everything = sorted(cards())
    for start in range(0, len(everything), 300):
        part = Deck.of(dict.fromkeys(everything[start : start + 300], 1))
        assert imported(exported(part, form)) == part


@pytest.mark.parametrize("name", PRECONS)
def test_preconstructed_decks_are_recognised_in_every_format(name):
    for form in FORMS:
        found = read_deck(exported(precon(name), form))
        assert found.deck is not None
        assert (found.form, found.troubles, found.remarks) == (form, (), ())
        assert found.deck.copies == precon(name).copies


def test_what_a_format_has_no_place_for_is_said():
    mine = deck("1 Deflection", name="Mine", description="Text")
    assert left_out(mine, "jol") == left_out(mine, "lackey") == ("name", "description")
    assert left_out(mine, "twd") == left_out(mine, "krcg4") == ()


def test_the_archive_s_form_as_it_is_printed():
    mine = deck("2 Alexa Draper", "1 Beckett (ADV)", "1 The Barrens", "2 Villein", name="Mine", author="Ania")
    assert exported(mine, "twd") == (
        "Deck Name: Mine\n"
        "Created by: Ania\n"
        "\n"
        "Crypt (3 cards, min=24, max=24, avg=8)\n"
        "--------------------------------------\n"
        "2x Alexa Draper      8  DOM PRE for pot      prince  Ventrue:6\n"
        "1x Beckett (G3 ADV)  8  ANI FOR PRO cel tha          Gangrel:3\n"
        "\n"
        "Library (3 cards)\n"
        "Master (3; 2 trifle)\n"
        "1x Barrens, The\n"
        "2x Villein\n"
    )


def test_an_unknown_format_is_refused():
    with pytest.raises(SetupError, match=r"no deck format 'excel'\. Choose one of: twd, jol"):
        exported(deck("1 Deflection"), "excel")
