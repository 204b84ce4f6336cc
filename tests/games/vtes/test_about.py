"""Every card can be read aloud, in both languages."""

from __future__ import annotations

import pytest

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.printed.about import THINGS, about
from nokturn.games.vtes.printed.content import CARDS
from nokturn.kernel.words import LANGUAGES, Words


def words(lang: str) -> Words:
    return Words(GAME, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_paragraph(lang: str) -> None:
    assert set(THINGS) == set(CARDS)
    for thing in THINGS:
        text = about(thing, words(lang))
        assert text.startswith(f"{CARDS[thing].name}: ")
        assert all(passage.text in text for passage in CARDS[thing].passages(lang))
    assert about("unseen", words(lang)) == ""


@pytest.mark.parametrize(
    "thing, lang, text",
    [
        (
            "lenny-burkhead",
            "en",
            "Lenny Burkhead: Nosferatu vampire, group 6, capacity 6, sect Camarilla. Title: primogen. Disciplines: "
            "Obfuscate (inferior), Potence (inferior), Presence (inferior) and Animalism (superior). +1 bleed.",
        ),
        (
            "mkhokheli",
            "pl",
            "Mkhokheli: wampir klanu Toreador, grupa 6, potencjał 6, sekta: Camarilla. Tytuł: książę (Cape Town). "
            "Dyscypliny: Nadwrażliwość (poziom podstawowy), Przyspieszenie (poziom podstawowy), "
            "Odporność (poziom podstawowy) i Prezencja (poziom wyższy).",
        ),
        (
            "elder-library",
            "en",
            "Elder Library: master card, unique, location. Cost: 1 pool. Your hand size is increased by 1.",
        ),
        (
            "majesty",
            "pl",
            "Majesty: karta walki. Koszt: 1 znacznik krwi. Wymaga Dyscypliny: Prezencja. "
            "Prezencja (poziom podstawowy): Cios: zakończenie walki. "
            "Prezencja (poziom wyższy): Cios: zakończenie walki; najpierw odkręć tego wampira.",
        ),
    ],
)
def test_what_is_read(thing: str, lang: str, text: str) -> None:
    assert about(thing, words(lang)) == text


def test_requirements_are_read() -> None:
    assert "Requires the title: prince or justicar. " in about("parity-shift", words("en"))
    assert "Wymaga tytułu: książę lub egzekutor. " in about("second-tradition-domain", words("pl"))
    assert "Wymaga klanu: Nosferatu. " in about("the-labyrinth", words("pl"))
    assert "Koszt: X znaczników krwi. " in about("hidden-strength", words("pl"))
    assert "Koszt: 2 znaczniki puli. " in about("warsaw-station", words("pl"))
    assert ": action modifier, reaction card. Cost: 1 blood. Requires Celerity and Presence. " in about(
        "scalpel-tongue", words("en")
    )
