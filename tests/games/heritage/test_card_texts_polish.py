"""The Polish texts say what the effects do, sentence by sentence (the English ones: `test_card_texts.py`).

For every effect of a card its sentence must name the verb, the number, the token, whose vampires are meant and which
of them; what is nested stands in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.effects import Amount, Effect, Effects, Selector
from nokturn.games.heritage.printed.schemes import SCHEMES

CARDS = [*SCHEMES.values(), *ABILITIES.values(), *OBLIGATIONS.values()]

VERBS = {
    "gain": "Otrzymujesz",
    "assign": "Przydziel",
    "lose": "Usuń",
    "steal": "Ukradnij",
    "move": "Przenieś",
    "torpor": "Wprowadź w letarg",
    "renew": "Odnów",
    "exhaust": "Wyczerp",
    "activate": "Aktywuj",
    "activate_attribute": "Aktywuj .*atrybut",
    "use_abilities": "Użyj zdolności",
    "reserve": "Zarezerwuj",
    "remove_from_queue": "Usuń .* z kolejki",
    "draw_scheme": "Dobierz",
    "recover_scheme": "ze swojego stosu kart odrzuconych",
    "discard_scheme": "Odrzuć .* losowy",
    "affirm_chaos": "Afirm",
    "recruit_from_deck": "Zrekrutuj .* talii",
    "usurp": "[Uu]zurp",
    "create_monster": "[Ss]twórz .*potwora",
    "declare_enemy": "wrog",
    "black_market": "[Cc]zarny rynek",
    "edict": "Edykt",
    "invitation": "Zaproszenie",
    "demand_respect": "szacunku",
    "flip_morality": "Obróć swój znacznik moralności",
    "shift_morality": "Przesuń swój znacznik moralności .*w górę",
    "anarch_burn": "Spal .* ankh",
    "masq_retreat": "Cofnij .* śledczego",
    "sabbat_action": "akcję .*Wojny Sabatu",
    "choose": "[Ww]ybierz",
    "if": "Jeśli|Jeżeli",
    "lock_servant": "nie możesz zrekrutować .*sługi",
    "bound": "Stała: Związany",
}
TOKENS = {"potency": "potęg", "infamy": "niesław", "boon": "przysłu"}
SCOPES = {
    "own": "swojej linii krwi",
    "opp": "przeciwnik",
    "any": "dowolnej linii krwi|wszystkich liniach krwi",
    "coterie": "koteri",
    "childer": "potom",
    "pack": "watah",
    "enemies": "wrog",
}
SPECIAL = {
    "self": "działając",
    "that": "te(go|mu|n) wampir",
    "own_leader": "(swojego|swojemu) przywódc",
    "recruited": "zrekrutowan",
}
FILTERS = {
    "fledgling": "żółtodzi[oó]b",
    "sire": "stwórc",
    "ancilla": "ancill",
    "clan_leader": "przywódc",
    "not_self": "inn",
    "ready": "niewyczerpan",
    "torpid": "letarg",
    "monster": "potw",
    "titled": "tytuł",
    "elitist": "elitaryst",
    "egalitarian": "egalitaryst",
    "calm": "opanowan",
    "cruel": "okrutn",
    "wealthy": "zamożn",
    "same_geography": "tej samej geografii",
}
QUANTITIES = {
    "each": "każd|wszystk",
    "two": "dw(a|óch|oma)",
    "upto2": "najwyżej (dwa|dwóch|dwóm|2)",
    "upto3": "najwyżej (trzy|trzech|trzem|3)",
}
NUMBERS = {2: "2|dwa|dwóch|dwóm|dwie", 3: "3|trzy|trzech"}


TWICE = re.compile("Dwukrotnie: ")
"""The same effect two times in a row."""


def sentences(text: str) -> list[str]:
    """Sentences, whatever stands in brackets within one staying with it."""
    found, depth, start = [], 0, 0
    for at, sign in enumerate(text):
        depth += (sign in "[(") - (sign in "])")
        if sign == "." and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
    return [sentence for sentence in found for _ in range(2 if TWICE.match(sentence) else 1)]


def selected(sel: Selector) -> Iterator[str]:
    if sel.word:
        yield SPECIAL[sel.word]
        return
    yield SCOPES[sel.scope]
    for word in sel.filters:
        yield FILTERS[word]
    for what, least in sel.least:
        yield TOKENS[what] if what != "ankh" else "ankh"
        if least > 1:
            yield str(least)
    if sel.quantity in QUANTITIES:
        yield QUANTITIES[sel.quantity]


def counted(amount: Amount) -> Iterator[str]:
    if amount.everything:
        yield "wszystkie"
    elif amount.count is None:
        if amount.fixed > 1:
            yield NUMBERS.get(amount.fixed, str(amount.fixed))
    else:
        yield f"najwyżej {amount.most}"
        yield from [part for part in selected(amount.count) if part != QUANTITIES["each"]]


def wanted(effect: Effect) -> Iterator[str]:
    """What the sentence of an effect must say."""
    yield VERBS[effect.op]
    if effect.what:
        yield TOKENS[effect.what]
    yield from counted(effect.n)
    if effect.upto:
        yield f"1[-–]{effect.upto}"
    for sel in (effect.sel, effect.to):
        if sel is not None:
            yield from selected(sel)
    if effect.need:
        yield "jeśli nie możesz, przerwij tutaj"
    if effect.condition is not None:
        yield str(effect.condition.least)
        yield from [part for part in selected(effect.condition.count) if part != QUANTITIES["each"]]
    for inner in nested(effect):
        yield from wanted(inner)


def nested(effect: Effect) -> Effects:
    return (*effect.effects, *effect.otherwise, *[inner for line in effect.options for inner in line])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_polish_text_says_what_the_effects_do(card: Any) -> None:
    said = sentences(card.text["pl"])
    assert len(said) == len(card.effects), said
    for sentence, effect in zip(said, card.effects, strict=True):
        for part in wanted(effect):
            assert re.search(part, sentence, re.IGNORECASE), f"{part!r} is not in {sentence!r}"
