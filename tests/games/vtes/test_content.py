"""The card files say what the description of the pool and the facts of the cards say, in both languages."""

from __future__ import annotations

import re

import pytest
from tests.games.vtes.first_pool import CRYPT_PRINTED, LIBRARY_PRINTED

from nokturn.games.vtes.printed import facts
from nokturn.games.vtes.printed.content import (
    CARDS,
    CLANS,
    CREEDS,
    CRYPT,
    DISCIPLINES,
    FOLDER,
    LIBRARY,
    NUMBERS,
    SECTS,
    TITLES,
    TRAITS,
    TYPES,
    VIRTUES,
    name_of,
)
from nokturn.games.vtes.printed.printed import LibraryCard, Passage, Vampire
from nokturn.games.vtes.seen.gallery import GALLERY
from nokturn.games.vtes.state.card_language import TEXTS

FIRST_CRYPT = [card for card in CRYPT.values() if card.vekn in {row[0] for row in CRYPT_PRINTED}]
FIRST_LIBRARY = [card for card in LIBRARY.values() if f"{card.vekn} | " in LIBRARY_PRINTED]
MARKS = ("unique", "location", "trifle", "out_of_turn", "burn_option", "limited")


def _requirement(card: LibraryCard) -> str:
    return "/".join(card.titles) or card.clan or "+".join(card.disciplines) or "-"


def _cost(card: LibraryCard) -> str:
    return " ".join(f"{cost} {what}" for what, cost in (("pool", card.pool), ("blood", card.blood)) if cost) or "-"


# the cards


def test_the_vampires_of_the_first_pool_as_printed() -> None:
    found = [(v.vekn, v.name, v.clan, v.capacity, " ".join(v.disciplines), v.title, v.city) for v in FIRST_CRYPT]
    assert found == CRYPT_PRINTED
    assert {(v.group, v.sect, v.kind, v.advanced, v.unique, v.traits) for v in FIRST_CRYPT} == {
        ("6", "camarilla", "vampire", False, True, ())
    }


@pytest.mark.rule("VTES-CRYPT-06")
def test_vampires_with_more_than_the_usual_numbers() -> None:
    assert [v.id for v in FIRST_CRYPT if v.bleed] == ["catalina-vega", "lenny-burkhead"]
    assert not [v.id for v in FIRST_CRYPT if v.strength or v.stealth or v.intercept]
    assert CRYPT["catalina-vega"].bleed == CRYPT["lenny-burkhead"].bleed == 1
    assert {v.id for v in FIRST_CRYPT if v.text_en} == {
        "alexa-draper", "alexander-silverson", "bret-stryker", "the-dowager", "flavio-goncalves", "larissa-moreira",
        "sybren-van-oosten",
    }  # fmt: skip


def test_the_library_cards_of_the_first_pool_as_printed() -> None:
    found = {
        " | ".join(
            [
                str(card.vekn),
                card.name,
                "/".join(card.types),
                _requirement(card),
                _cost(card),
                " ".join(mark for mark in MARKS if getattr(card, mark)) or "-",
            ]
        )
        for card in FIRST_LIBRARY
    }
    assert found == set(LIBRARY_PRINTED.strip().splitlines())


def test_allies_and_retainers() -> None:
    # life, strength, bleed, and the same at the superior level
    found = {
        c.id: (c.life, c.strength, c.bleed, c.life_sup, c.strength_sup, c.bleed_sup)
        for c in FIRST_LIBRARY
        if c.life or c.types[0] in ("ally", "retainer")
    }
    assert found == {
        "murder-of-crows": (1, 0, 0, 2, 0, 0),
        "raven-spy": (1, 0, 0, 2, 0, 0),
        "underbridge-stray": (1, 0, 0, 2, 1, 0),
    }


def test_keywords() -> None:
    found = {c.id: c.keywords for c in FIRST_LIBRARY if c.keywords}
    assert {card for card, words in found.items() if words == ("hunting_ground",)} == {
        f"{place}-hunting-ground" for place in ("academic", "asylum", "slum", "society", "uptown")
    }
    assert {card: words for card, words in found.items() if words != ("hunting_ground",)} == {
        "rebel": ("archetype",),
        "deep-song": ("frenzy",),
        "consanguineous-boon": ("boon",),
        "toreador-justicar": ("title",),
        "44-magnum": ("weapon", "gun"),
        "sport-bike": ("vehicle",),
        "murder-of-crows": ("animal",),
        "raven-spy": ("animal",),
        "underbridge-stray": ("animal",),
        "immortal-grapple": ("grapple",),
    }


@pytest.mark.rule("VTES-PLAY-10")
def test_which_cards_are_replaced_later() -> None:
    assert {c.id: c.replace for c in FIRST_LIBRARY if c.replace != "now"} == {
        "mirror-walk": "discard_phase",
        "wake-with-evenings-freshness": "unlock_phase",
    }


def test_ids_are_the_names_in_ascii() -> None:
    ids = {
        ".44 Magnum": "44-magnum",
        "Flávio Gonçalves": "flavio-goncalves",
        "Horst von Brühl": "horst-von-bruhl",
        "Dr. Stephen Norton": "dr-stephen-norton",
        "Pentex™ Subversion": "pentex-subversion",
        "Second Tradition: Domain": "second-tradition-domain",
        "Resist Earth's Grasp": "resist-earths-grasp",
        "Cats' Guidance": "cats-guidance",
        "The Barrens": "the-barrens",
    }
    assert {card.name: card.id for card in CARDS.values() if card.name in ids} == ids
    assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", card) for card in CARDS)


# the facts of all cards


@pytest.mark.parametrize("vampire", CRYPT.values(), ids=lambda card: card.id)
def test_vampires_agree_with_the_facts(vampire: Vampire) -> None:
    fact = facts.crypt_cards()[vampire.vekn]
    assert (vampire.name, vampire.clan, vampire.capacity) == (fact.name, fact.clan, fact.capacity)
    assert set(vampire.disciplines) == set(fact.disciplines)
    assert (vampire.title, vampire.city, vampire.sect) == (fact.title, fact.scope, fact.sect)
    assert (vampire.group, vampire.advanced, vampire.kind) == (fact.group, fact.advanced, fact.kind)


@pytest.mark.parametrize("card", LIBRARY.values(), ids=lambda card: card.id)
def test_library_cards_agree_with_the_facts(card: LibraryCard) -> None:
    fact = facts.library_cards()[card.vekn]
    assert card.name == fact.name
    assert card.types == fact.types
    assert (card.clan, *card.or_clans) == (fact.clans or ("",))
    assert card.disciplines == fact.disciplines
    assert len(card.disciplines) < 2 or (card.discipline_mode == "all") == fact.all_disciplines
    assert (str(card.pool or ""), str(card.blood or "")) == (fact.pool, fact.blood)
    assert (card.trifle, card.unique) == (fact.trifle, fact.unique)


def test_every_clan_discipline_title_and_sect_of_the_facts_has_names() -> None:
    crypt = facts.crypt_cards().values()
    assert {card.clan for card in crypt if card.kind == "vampire"} == set(CLANS)
    assert {card.clan for card in crypt if card.kind == "imbued"} == set(CREEDS)
    assert {code for card in crypt for code in (*card.inferior, *card.superior)} <= set(DISCIPLINES)
    assert {virtue for card in crypt for virtue in card.virtues} == set(VIRTUES) == {c.virtue for c in CREEDS.values()}
    printed = {"_".join(card.title.split()) for card in crypt if card.title and "vote" not in card.title}
    assert printed | {"kholo", "votes"} == set(TITLES)
    assert {card.sect for card in crypt if card.sect} == set(SECTS)
    assert {trait.partition(":")[0] for card in crypt for trait in card.traits} - {"non_unique"} == set(TRAITS)


# texts


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_texts_are_in_both_languages_line_by_line(card: Vampire | LibraryCard) -> None:
    assert bool(card.text_en) == bool(card.text_pl)
    assert card.text_en or card.id in CRYPT
    english, polish = card.passages("en"), card.passages("pl")
    assert [line.disciplines for line in english] == [line.disciplines for line in polish]
    assert not set(english) & set(polish)
    for line in (*english, *polish):
        assert line.text == line.text.strip()
        assert line.text.endswith((".", ":"))
    if card.id in LIBRARY:
        levels = [line.disciplines for line in english if line.disciplines]
        small = card.disciplines
        if LIBRARY[card.id].discipline_mode == "any":
            assert levels == [(code,) for code in small]
        else:
            both = [small, tuple(code.upper() for code in small)] if small else []
            assert levels in (both, both[: len(TEXTS[card.id].modes)])


def test_a_text_says_which_line_needs_what() -> None:
    assert LIBRARY["conditioning"].passages("en") == (
        Passage((), "During this vampire's bleed action."),
        Passage(("dom",), "+2 bleed (limited)."),
        Passage(("DOM",), "+3 bleed (limited)."),
    )
    assert [line.disciplines for line in LIBRARY["scalpel-tongue"].passages("pl")] == [
        (),
        ("cel", "pre"),
        ("CEL", "PRE"),
    ]


def test_no_english_term_is_left_in_polish() -> None:
    foreign = re.compile(r"\b(bleed|blood|stealth|intercept|pool|unlock|torpor|vote|minion|prey)\b", re.IGNORECASE)
    names = sorted((card.name for card in CARDS.values()), key=len, reverse=True)
    for card in CARDS.values():
        text = card.text_pl
        for name in (*names, "Minion Tap", "Hunting Ground"):
            text = text.replace(name, "")
        assert not foreign.search(text), card.id


# titles, names, numbers


@pytest.mark.rule("VTES-TITLE-04", "VTES-TITLE-05", "VTES-TITLE-06", "VTES-TITLE-07", "VTES-VOTE-04", "VTES-VOTE-11")
def test_titles() -> None:
    # sect, votes, ballots, unique by
    assert {title.id: (title.sect, title.votes, title.ballots, title.unique_by) for title in TITLES.values()} == {
        "primogen": ("camarilla", 1, 0, ""),
        "prince": ("camarilla", 2, 0, "city"),
        "justicar": ("camarilla", 3, 0, "clan"),
        "inner_circle": ("camarilla", 4, 0, "clan"),
        "baron": ("anarch", 2, 0, "city"),
        "bishop": ("sabbat", 1, 0, ""),
        "archbishop": ("sabbat", 2, 0, "city"),
        "priscus": ("sabbat", 0, 1, ""),
        "cardinal": ("sabbat", 3, 0, ""),
        "regent": ("sabbat", 4, 0, "game"),
        "magaji": ("laibon", 2, 0, ""),
        "kholo": ("laibon", 2, 0, "clan"),
        "votes": ("", 0, 0, ""),
    }


@pytest.mark.parametrize(
    "kind, value, en, pl",
    [
        ("discipline", "tha", "Blood Sorcery", "Magia Krwi"),
        ("discipline", "FOR", "Fortitude", "Odporność"),
        ("discipline", "vengeance", "Vengeance", "Zemsta"),
        ("clan", "ministry", "Ministry", "Ministerstwo"),
        ("clan", "tremere_antitribu", "Tremere antitribu", "Odszczepieńcy Tremere"),
        ("clan", "judge", "Judge", "Sędzia"),
        ("title", "justicar", "justicar", "egzekutor"),
        ("sect", "sabbat", "Sabbat", "Sabat"),
        ("type", "reaction", "reaction card", "karta reakcji"),
        ("trait", "scarce", "scarce", "rzadki"),
        ("card", "the-labyrinth", "The Labyrinth", "The Labyrinth"),
        ("clan", "unseen", None, None),
        ("card", "unseen", None, None),
    ],
)
def test_names(kind: str, value: str, en: str | None, pl: str | None) -> None:
    assert (name_of(kind, value, "en"), name_of(kind, value, "pl")) == (en, pl)


@pytest.mark.rule("VTES-SETUP-03", "VTES-PLAY-08", "VTES-INFL-01", "VTES-INFL-02", "VTES-END-03", "VTES-END-05")
def test_the_numbers_of_the_overview() -> None:
    assert (NUMBERS.pool, NUMBERS.hand_size, NUMBERS.opening_crypt) == (30, 7, 4)
    assert (NUMBERS.crypt_least, NUMBERS.library_least, NUMBERS.library_most) == (12, 60, 90)
    assert (NUMBERS.master_actions, NUMBERS.discard_actions) == (1, 1)
    assert (NUMBERS.first_transfers, NUMBERS.transfers) == ((1, 2, 3), 4)
    assert (NUMBERS.bleed, NUMBERS.strength, NUMBERS.hunt) == (1, 1, 1)
    assert (NUMBERS.oust_victory_points, NUMBERS.oust_pool, NUMBERS.last_victory_points) == (1, 6, 1)


def test_every_number_names_its_rule() -> None:
    lines = (FOLDER / "numbers.toml").read_text("utf-8").splitlines()[1:]
    assert all(re.fullmatch(r"\w+ = .*?# VTES-\S.*", line) for line in lines)
    assert len(lines) == len(NUMBERS.__struct_fields__)


# what people see


def test_the_gallery_shows_every_card() -> None:
    shown = {printed.id: printed for printed in GALLERY}
    assert len(shown) == len(GALLERY)
    assert [printed.id for printed in GALLERY[: len(CARDS)]] == list(CARDS)
    dowager = shown["the-dowager"]
    assert (dowager.kind, dowager.group) == ("vampire", "nosferatu")
    assert dowager.numbers == {
        "unique": 1, "capacity": 6, "group": 6, "discipline_aus": 1, "discipline_pot": 1, "discipline_ani": 2,
        "discipline_obf": 2, "title_primogen": 1, "sect_camarilla": 1,
    }  # fmt: skip
    sabotage = shown["creeping-sabotage"]
    assert (sabotage.kind, sabotage.group) == ("action_card", "nosferatu")
    assert sabotage.numbers == {"blood_x": 1, "type_action_card": 1}
    assert shown["roundhouse"].text["en"].splitlines()[1] == "[POT] Strike: hand strike at +3 damage."
    assert all(printed.group in shown for printed in GALLERY if printed.group)
    assert set(TYPES) <= set(shown)
