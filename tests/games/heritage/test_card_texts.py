"""The texts of the cards are exactly what their effects do; Polish texts name groups and actions too.

Their numbers and nouns are read sentence by sentence in `test_card_texts_polish.py`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.heritage.card_words import spoken

from nokturn.games.heritage.printed.files import FOLDER

FILES = {"clan_schemes": "scheme", "theatre_schemes": "scheme", "abilities": "ability", "obligations": "obligation"}
Card = dict[str, Any]


def _cards() -> Iterator[Card]:
    for file, key in FILES.items():
        yield from tomllib.loads((FOLDER / f"{file}.toml").read_text("utf-8"))[key]


CARDS = list(_cards())
POLISH = {
    "class": "klas[aęy]",
    "temperament": "temperamentu?",
    "geography": "geografi[aęi]|geograficzny",
    "archetype": "archetypu?",
    "any": "",
    "martial": "akcję bitnych",
    "scholarly": "akcję uczonych",
    "covert": "akcję skrytych",
    "ancilla": "ancill",
    "non_ancilla": "niebędącą ancillą",
}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_the_english_text_is_what_the_effects_do(card: Card) -> None:
    assert card["text"] == spoken(card["effects"])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_a_text_is_read_as_sentences_not_as_a_formula(card: Card) -> None:
    for text in (card["text"], card["text_pl"]):
        assert not set("[]|") & set(text)
        assert not re.search(r"; [^\W\d_a-ząćęłńóśźż]", text), "after a semicolon it goes on small"


@pytest.mark.parametrize("key", ["attr", "category", "action", "only"])
def test_a_polish_text_names_the_group_or_action_that_is_meant(key: str) -> None:
    found = [(card["text_pl"], effect[key]) for card in CARDS for effect in card["effects"] if key in effect]
    assert len(found) > 2
    for text, meant in found:
        assert re.search(POLISH[meant.rpartition(":")[2]], text), (text, meant)
