"""Decks as people paste them: every format, every slip of the pen, and nothing dropped unsaid."""

import json
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.vtes.decks.lists import deck

from nokturn.games.vtes.decks import DeckError, imported, read_deck, said
from nokturn.games.vtes.decks.importing import LONGEST

TWD = """Some Evening
Gdańsk, Poland
March 1st 2024
3R+F
21 players
Jan Kowalski
https://example.com/event/1

-- 2GW9 + 3VP in final

A story: my crypt (12 cards) was unlucky.

Deck Name : Lawyers
Description: Bleed.
Then vote.

Crypt (5 cards, min=20, max=29, avg=6.8)
----------------------------------------
2x Alexa Draper          8  DOM PRE for pot  prince   Ventrue:6
1x Beckett (ADV)        10  ANI FOR PRO aus  2 votes  Gangrel:3
1x Gilbert Duane         7  AUS DOM OBF      prince   Malkavian:1
1x Anarch Convert        1  -none-                    Caitiff:ANY

Library (7 cards)
Master (2; 1 trifle)
1x Barrens, The
1x Villein                 -- never enough

Equipment (2)
2x .44 Magnum

Reaction (3)
3x Deflection
"""


def test_the_archive_s_form():
    found = read_deck(TWD)
    assert found.troubles == ()
    assert found.form == "twd"
    lawyers = found.deck
    assert lawyers is not None
    assert (lawyers.name, lawyers.author) == ("Lawyers", "Jan Kowalski")
    assert lawyers.description.startswith("Some Evening\nGdańsk, Poland")
    assert lawyers.description.endswith("A story: my crypt (12 cards) was unlucky.\n\nBleed.\nThen vote.")
    assert lawyers.copies == deck(
        "2 Alexa Draper", "1 Beckett (ADV)", "1 Gilbert Duane (G1)", "1 Anarch Convert",
        "1 The Barrens", "1 Villein", "2 .44 Magnum", "3 Deflection",
    ).copies  # fmt: skip
    assert [said(remark) for remark in found.remarks] == ["Line 27: Left aside as a note on the card: never enough"]


def test_jol_and_lackey():
    cards = deck("2 Alexa Draper", "1 The Barrens", "3 Deflection")
    jol = read_deck("2xAlexa Draper\n\n1x Barrens, The\n3x Deflection\n")
    lackey = read_deck("1\tBarrens, The\n3\tDeflection\nCrypt:\n2\tAlexa Draper\n")
    spaces = read_deck("1       Barrens, The\n3       Deflection\nCrypt:\n2       Alexa Draper\n")
    assert [found.form for found in (jol, lackey, spaces)] == ["jol", "lackey", "lackey"]
    assert [found.deck for found in (jol, lackey, spaces)] == [cards] * 3


@pytest.mark.parametrize(
    "line, count, name",
    [
        ("4x Govern the Unaligned", 4, "Govern the Unaligned"),
        ("4 Govern the Unaligned", 4, "Govern the Unaligned"),
        ("4 x Govern the Unaligned", 4, "Govern the Unaligned"),
        ("4× Govern the Unaligned", 4, "Govern the Unaligned"),
        ("x4 Govern the Unaligned", 4, "Govern the Unaligned"),
        ("- 4x Govern the Unaligned", 4, "Govern the Unaligned"),
        ("* 4 Govern the Unaligned", 4, "Govern the Unaligned"),
        ("Govern the Unaligned x4", 4, "Govern the Unaligned"),
        ("Govern the Unaligned 4", 4, "Govern the Unaligned"),
        ("Govern the Unaligned (4)", 4, "Govern the Unaligned"),
        ("Govern the Unaligned [x4]", 4, "Govern the Unaligned"),
        ("Govern the Unaligned: 4", 4, "Govern the Unaligned"),
        ("Govern the Unaligned", 1, "Govern the Unaligned"),
        ("  4X govern the unaligned  ", 4, "Govern the Unaligned"),
        ("4x Govern the Unaligned -- more of them", 4, "Govern the Unaligned"),
        ("4x Govern the Unaligned // more", 4, "Govern the Unaligned"),
        ("44 Magnum", 1, ".44 Magnum"),
        ("2x .44 Magnum", 2, ".44 Magnum"),
        ("2 44 Magnum", 2, ".44 Magnum"),
        (".44 Magnum x2", 2, ".44 Magnum"),
        ("419 Operation", 1, "419 Operation"),
        ("3x 419 Operation", 3, "419 Operation"),
        ("419 Operation x3", 3, "419 Operation"),
        ("Channel 10", 1, "Channel 10"),
        ("2 Channel 10", 2, "Channel 10"),
        ("Channel 10 x2", 2, "Channel 10"),
        ("AK-47", 1, "AK-47"),
        ("1x 2nd Tradition", 1, "Second Tradition: Domain"),
        ("1x 47th Street Royals", 1, "47th Street Royals"),
        ("2 Dreams of the Sphinx", 2, "Dreams of the Sphinx"),
        ("Dreams of the Sphinx 2", 2, "Dreams of the Sphinx"),
        ("Dreams of the Sphinx x2", 2, "Dreams of the Sphinx"),
        ("2\tXaviar", 2, "Xaviar (G3)"),
        ("2xXaviar", 2, "Xaviar (G3)"),
        ("2 x Xaviar (ADV)", 2, "Xaviar (ADV)"),
        ("1x Bang Nakh -- Tiger's Claws", 1, "Bang Nakh — Tiger's Claws"),
        ("2x Alexa Draper   8 DOM PRE for pot prince Ventrue:6", 2, "Alexa Draper"),
        ("2x Alexa Draper  8  DOM PRE for pot  prince  Ventrue 6", 2, "Alexa Draper"),
        ("3x Nana Buruku\t    8\tANI POT PRE\t\t Guruhi:4", 3, "Nana Buruku"),
        ("1x Enkidu, The Noah 11\tANI CEL OBF POT PRO for\t Gangrel antitribu:4", 1, "Enkidu, The Noah"),
        ("5x unnamed, The\t\t   10  CEL DAI OBF PRE PRO  \t\tBaali:6", 5, "The unnamed"),
        ("2x Nakhthorheb  10  OBF PRE SER  Follower of Set:2", 2, "Nakhthorheb"),
        ("1x Fatima al-Faqadi  8  CEL OBF QUI  Assamite:1", 1, "Fatima al-Faqadi"),
    ],
)
def test_one_line(line, count, name):
    found = read_deck(line)
    assert [said(trouble) for trouble in found.troubles] == []
    assert found.deck is not None
    assert found.deck.copies == deck(f"{count} {name}").copies


def test_labels_headings_and_comments():
    found = read_deck(
        "Deck Name: Mine\nAuthor: Ania\n\n# a thought\nCrypt: [2 vampires]\n2 Alexa Draper\n\nLibrary\n"
        "Action Modifiers & Reactions (3)\n=======\n3 Deflection\n// later more\n"
    )
    assert found.deck == deck("2 Alexa Draper", "3 Deflection", name="Mine", author="Ania")
    assert [said(remark) for remark in found.remarks] == ["Line 12: Left aside as a comment: // later more"]


def test_headings_that_promise_more_than_there_is_are_remarked():
    found = read_deck("Crypt (12 cards)\n2 Alexa Draper\nLibrary (3)\n3 Deflection\n")
    assert found.deck is not None
    assert [said(remark) for remark in found.remarks] == [
        "Line 1: The heading says the crypt has 12 cards; there are 2."
    ]


def test_copies_on_several_lines_are_counted_together():
    assert imported("2 Deflection\nDeflection\nDeflection x3") == deck("6 Deflection")


@pytest.mark.rule("VTES-DECK-04")
@pytest.mark.parametrize(
    "rest, group", [("Alexa Draper", "G6"), ("Alan Sovereign (ADV)", "G2"), ("Gilbert Duane (G1)", "G2")]
)
def test_the_rest_of_the_crypt_says_which_vampire_is_meant(rest, group):
    found = read_deck(f"1 Francois Villon\n2 {rest}\n1 Deflection")
    assert found.deck == deck(f"1 Francois Villon ({group})", f"2 {rest}", "1 Deflection")
    assert found.remarks == ()


def test_two_ambiguous_vampires_settle_each_other():
    """Hesha Ruhadze is of group 2 or 6, Gilbert Duane of 1 or 6: one group holds them both in either case."""
    found = read_deck("1 Hesha Ruhadze\n1 Gilbert Duane\n1 Alexa Draper")
    assert found.deck == deck("1 Hesha Ruhadze (G6)", "1 Gilbert Duane (G6)", "1 Alexa Draper")


def test_what_had_to_be_guessed_is_said():
    found = read_deck("1 Francois Villon\n1 Deflection")
    assert found.deck == deck("1 Francois Villon (G2)", "1 Deflection")
    assert [said(remark) for remark in found.remarks] == [
        "Line 1: There are several of that name; François Villon (G2) was taken. "
        "Write the group behind the name to be sure."
    ]


def test_links():
    link = "https://vdb.im/decks/deck?name=Two%20words&author=Ania&description=a%0Ab#201529=2;100518=4"
    found = read_deck(f"  {link}\n")
    assert found.form == "vdb"
    assert found.deck == deck("2 Alexa Draper", "4 Deflection", name="Two words", author="Ania", description="a\nb")


def test_krcg_of_both_versions():
    v4 = {
        "id": "x",
        "player": "Ania",
        "name": "Mine",
        "comments": "Text",
        "crypt": {"count": 2, "cards": [{"id": 201529, "count": 2, "name": "Alexa Draper"}]},
        "library": {
            "count": 4,
            "cards": [{"type": "Reaction", "count": 4, "cards": [{"id": 100518, "count": 4, "name": "Deflection"}]}],
        },
    }
    v5 = {
        "id": "x",
        "author": "Ania",
        "player": "Jan",
        "name": "Mine",
        "comment": "Text",
        "cards": [
            {"id": 201529, "printed_name": "Alexa Draper", "count": 2, "kind": "Crypt", "types": ["Vampire"]},
            {"id": 100518, "printed_name": "Deflection", "count": 4, "kind": "Library", "types": ["Reaction"]},
        ],
    }
    short = {"id": "x", "name": "Mine", "author": "Ania", "cards": {"201529": 2, "100518": 4}}
    whole = deck("2 Alexa Draper", "4 Deflection", name="Mine", author="Ania", description="Text")
    assert [read_deck(json.dumps(one)).form for one in (v4, v5, short)] == ["krcg4", "krcg5", "krcg5"]
    assert imported(json.dumps(v4)) == imported(json.dumps(v5)) == whole
    assert imported(json.dumps(short)) == deck("2 Alexa Draper", "4 Deflection", name="Mine", author="Ania")


# what is refused


@pytest.mark.parametrize(
    "text, message",
    [
        ("", "There is nothing in it."),
        (" \n\n", "There is nothing in it."),
        ("# nothing but a comment", "There is no card in it."),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "This is no text."),
        ("4x Deflection\x00", "This is no text."),
        ("\ud800", "This is no text."),
        ("x" * (LONGEST + 1), "This is too long for a deck"),
        ("\n" * 10_001 + "1 Deflection", "This is too long for a deck"),
        ("1 Deflection\nAlexa Drapper x2", "Line 2: “Alexa Drapper” is no card."),
        ("1 Deflection\n\nAlexa Draper (G3)", "Line 3: There is no “Alexa Draper (G3)”"),
        ("1000 Deflection", "Line 1: 1,000 copies of Deflection cannot be right."),
        ("4x", "Line 1: “4x” is no card."),
        ("My deck\n4x Deflection", "Line 1: “My deck” is no card."),
        ("https://vdb.im/decks/abcdef", "only says where a deck is kept"),
        ("https://vdb.im/decks/deck?name=x#201529=two", "“201529=two” in the link is no card"),
        ("https://vdb.im/decks/deck#999999=2", "There is no card with the VEKN number 999999"),
        ('{"cards": {"100518": 4}', "The JSON is damaged"),
        ("[1, 2]", "This JSON is no deck"),
        ('{"cards": {"100518": "many"}}', "This JSON is no deck"),
        ('{"cards": {"Deflection": 4}}', "“Deflection” is no VEKN number"),
        ('{"name": "x"}', "There is no card in it."),
        ("[crypt] 1\n1\t201529\tAlice Chen\n", "Line 2: Number 201529 is not “Alice Chen”"),
        ("[crypt] 1\nAlice Chen\n", "Line 2: “Alice Chen” is no line of this list"),
    ],
)
def test_what_cannot_be_read_says_where_and_what_to_do(text, message):
    with pytest.raises(DeckError) as refused:
        imported(text)
    assert message in str(refused.value)
    assert read_deck(text).deck is None


def test_every_bad_line_is_named_with_suggestions():
    found = read_deck("Crypt\n2 Alexa Drapper\nLibrary\n4 Deflecton\n3 Deflection\nnonsense qqqq\n")
    assert [(trouble.line, trouble.suggestions[:1]) for trouble in found.troubles] == [
        (2, ("Alexa Draper",)),
        (4, ("Deflection",)),
        (6, ()),
    ]
    assert said(found.troubles[1], "pl") == (
        "Wiersz 4: „Deflecton” to nie karta. Popraw nazwę albo postaw na początku znak #, jeśli to komentarz. "
        f"Może chodzi o: {', '.join(found.troubles[1].suggestions)}."
    )


def test_two_decks_in_one_text_are_refused():
    one = "Crypt (2 cards)\n----\n2 Alexa Draper\nLibrary\n3 Deflection\n\n"
    assert said(read_deck(one + one).troubles[0]) == "Line 1: Here begins another deck. Give one deck at a time."


def test_nonsense_without_end_is_refused_quickly():
    found = read_deck("\n".join(f"{number} some nonsense {number * 7919}" for number in range(1, 5000)))
    assert len(found.troubles) == 4999


@pytest.mark.parametrize(
    "text",
    [
        "cards " * 30_000,
        "crypt" + "-" * 190_000 + "x",
        "1" + " " * 190_000 + "x",
        "1 Deflection\n" + "a " * 90_000,
        "4x " + "1 " * 90_000,
        "Crypt\n" + " " * 190_000 + ":1",
        "[crypt]\n1\t1\t" + " " * 190_000 + "x",
        "1\t" + " " * 190_000 + "\nCrypt:\n",
        "[" * 190_000,
        '{"cards":' * 20_000,
        '{"cards": {"1": 99999999999999999999999999}}',
        "https://vdb.im/decks/deck#" + "1=1;" * 40_000,
        "https://vdb.im/decks/deck#201529=" + "9" * 5_000,
        "https://[vdb.im/decks/deck#1=1",
        "(" * 190_000,
        "Deck Name:" + " " * 190_000,
    ],
    ids=range(16),
)
def test_what_is_made_to_keep_us_busy_is_refused_in_no_time(text):
    start = process_time()
    assert read_deck(text).deck is None
    assert process_time() - start < 3


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(max_size=300), st.binary(max_size=300), st.text("4x Crypt:(G6)\t\n-.&'1", max_size=200)))
def test_whatever_it_is_there_is_a_deck_or_a_reason(source):
    found = read_deck(source)
    assert (found.deck is None) == bool(found.troubles)
    for lang in ("en", "pl"):
        assert all(said(told, lang) for told in (*found.troubles, *found.remarks))


def test_old_windows_files_and_line_ends():
    assert imported("1 François Villon (G6)\r\n2 Rötschreck\r\n".encode("cp1252")) == deck(
        "1 Francois Villon (G6)", "2 Rotschreck"
    )
    assert imported("\ufeff2 Rötschreck\r1 Deflection".encode()) == deck("2 Rotschreck", "1 Deflection")
