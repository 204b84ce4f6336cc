"""The texts of the cards say what their effects do, in both languages."""

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
EVERY_CARD = pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
POLISH = {
    "gain": "otrzymuj",
    "assign": "przydziel",
    "lose": "usuń",
    "steal": "ukradnij",
    "move": "przenieś",
    "torpor": "w letarg",
    "renew": "odnów",
    "exhaust": "wyczerp",
    "activate": "aktywuj",
    "activate_attribute": "aktywuj",
    "use_abilities": "użyj zdolności",
    "reserve": "zarezerwuj",
    "remove_from_queue": "z kolejki",
    "draw_scheme": "dobierz",
    "recover_scheme": "ze swojego stosu kart odrzuconych",
    "discard_scheme": "odrzuć",
    "affirm_chaos": "afirmuj chaos",
    "recruit_from_deck": "z talii postaci",
    "usurp": "uzurpacji",
    "create_monster": "stwórz potwora",
    "declare_enemy": "zadeklaruj wrogość",
    "black_market": "czarny rynek",
    "edict": "edykt",
    "invitation": "zaproszenie",
    "demand_respect": "żądanie szacunku",
    "flip_morality": "obróć swój znacznik moralności",
    "shift_morality": "znacznik moralności",
    "anarch_burn": "spal",
    "masq_retreat": "cofnij",
    "sabbat_action": "wojny sabatu",
    "choose": "wybierz jedno",
    "if": "jeśli",
    "lock_servant": "sług",
    "bound": "związany",
}
"""The word that an op brings into a Polish text."""
NOUNS = {
    "potency": "potęg",
    "infamy": "niesław",
    "boon": "przysług",
    "ankh": "ankh",
    "fledgling": "żółtodzi",
    "sire": "stwórc",
    "ancilla": "ancill",
    "clan_leader": "przywód",
    "own_leader": "przywód",
    "pack": "watah",
    "coterie": "koterii",
    "enemies": "wrog",
    "ready": "niewyczerpan",
    "torpid": "letarg",
    "monster": "potwor",
    "titled": "tytuł",
    "same_geography": "geografii",
    "calm": "opanowan",
    "cruel": "okrutn",
    "wealthy": "zamożn",
    "elitist": "elitaryst",
    "egalitarian": "egalitaryst",
    "opp": "przeciwni",
    "that": " te",
    "recruited": "zrekrutowan",
    "own": "swoj",
}
"""The noun that a token, a scope or a filter brings into a Polish text."""
NUMBERS = {
    "Twice": "2",
    "two": "2",
    "three": "3",
    "Dwukrotnie": "2",
    "dwa": "2",
    "dwóch": "2",
    "dwie": "2",
    "trzem": "3",
    "trzech": "3",
}


@EVERY_CARD
def test_the_english_text_is_what_the_effects_do(card: Card) -> None:
    assert card["text"] == spoken(card["effects"])


def flat(effects: list[Card]) -> Iterator[Card]:
    for effect in effects:
        yield effect
        for key in ("effects", "then", "else", "penalty"):
            yield from flat(effect.get(key, []))
        for option in effect.get("options", []):
            yield from flat(option)


def words_of(effect: Card) -> Iterator[str]:
    """Tokens, scopes and filters that an effect names."""
    counted = effect.get("n") if isinstance(effect.get("n"), dict) else {}
    assert isinstance(counted, dict)
    yield effect.get("what", "")
    yield counted.get("tokens", "")
    for text in (effect.get("sel"), effect.get("to"), counted.get("count"), effect.get("cond", {}).get("count")):
        for word in (text or "").split():
            yield word.partition(">=")[0]


@EVERY_CARD
def test_the_polish_text_names_what_the_effects_do(card: Card) -> None:
    said = card["text_pl"].lower()
    for effect in flat(card["effects"]):
        assert POLISH[effect["op"]] in said, effect["op"]
        for word in words_of(effect):
            assert NOUNS.get(word, "") in said, word


def numbers(text: str) -> set[str]:
    """The numbers from 2 up that a text says, in figures or in words."""
    said = " ".join([NUMBERS.get(word, word) for word in re.findall(r"\w+", text)])
    return set(re.findall(r"[2-9]", said))


@EVERY_CARD
def test_both_languages_say_the_same_numbers(card: Card) -> None:
    assert numbers(card["text"]) == numbers(card["text_pl"])


def quantities(effects: list[Card]) -> Iterator[int]:
    for effect in flat(effects):
        n = effect.get("n", 1)
        if isinstance(n, int):
            yield n
        elif isinstance(n, dict):
            yield from [value for key, value in n.items() if key in ("max", "plus", "div")]
        yield from [effect[key] for key in ("upto",) if key in effect]
        if "cond" in effect:
            yield effect["cond"]["ge"]


@EVERY_CARD
def test_every_number_of_the_effects_is_in_the_polish_text(card: Card) -> None:
    wanted = {str(number) for number in quantities(card["effects"]) if number > 1}
    assert wanted <= numbers(card["text_pl"])


@EVERY_CARD
def test_the_texts_are_in_their_languages(card: Card) -> None:
    assert not re.search("[ąćęłńóśźż]", card["text"], re.IGNORECASE)
    assert card["text"] != card["text_pl"]
    for key in ("name", "name_pl", "text", "text_pl"):
        assert card[key].strip() == card[key] != ""
