"""The texts players read say what the effects do, sentence by sentence, in both languages.

For every effect of a card its sentence must name the verb, the number, the token, whose vampires are meant and which
of them; what is nested stands in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.effects import Amount, Effect, Effects, Selector
from nokturn.games.heritage.printed.schemes import SCHEMES

CARDS = [*SCHEMES.values(), *ABILITIES.values(), *OBLIGATIONS.values()]

VERBS = {
    "gain": ("Gain", "Otrzymujesz"),
    "assign": ("Assign", "Przydziel"),
    "lose": ("Remove", "Usuń"),
    "steal": ("Steal", "Ukradnij"),
    "move": ("Move", "Przenieś"),
    "torpor": ("into torpor", "Wprowadź w letarg"),
    "renew": ("Renew", "Odnów"),
    "exhaust": ("Exhaust", "Wyczerp"),
    "activate": ("Activate", "Aktywuj"),
    "activate_attribute": ("Activate one attribute", "Aktywuj .*atrybut"),
    "use_abilities": ("Use the abilities", "Użyj zdolności"),
    "reserve": ("Reserve", "Zarezerwuj"),
    "remove_from_queue": ("Remove .* from the queue", "Usuń .* z kolejki"),
    "draw_scheme": ("Draw", "Dobierz"),
    "recover_scheme": ("from your discard pile", "ze swojego stosu kart odrzuconych"),
    "discard_scheme": ("Discard .* random", "Odrzuć .* losowy"),
    "affirm_chaos": ("Affirm chaos", "Afirm"),
    "recruit_from_deck": ("[Rr]ecruit .* deck", "Zrekrutuj .* talii"),
    "usurp": ("[Uu]surp", "[Uu]zurp"),
    "create_monster": ("[Cc]reate .*monster", "[Ss]twórz .*potwora"),
    "declare_enemy": ("Declare .* enemy", "wrog"),
    "black_market": ("[Bb]lack market", "[Cc]zarny rynek"),
    "edict": ("Edict", "Edykt"),
    "invitation": ("Invitation", "Zaproszenie"),
    "demand_respect": ("Demand respect", "szacunku"),
    "flip_morality": ("Flip your morality marker", "Obróć swój znacznik moralności"),
    "shift_morality": ("Move your morality marker up", "Przesuń swój znacznik moralności .*w górę"),
    "anarch_burn": ("Burn .* ankh", "Spal .* ankh"),
    "masq_retreat": ("investigator back", "Cofnij .* śledczego"),
    "sabbat_action": ("Perform the .* Sabbat Wars action", "akcję .*Wojny Sabatu"),
    "choose": ("[Cc]hoose", "[Ww]ybierz"),
    "if": ("If ", "Jeśli|Jeżeli"),
    "lock_servant": ("servant may not be recruited", "nie możesz zrekrutować .*sługi"),
    "bound": ("Static: Bound", "Stała: Związany"),
}
TOKENS = {"potency": ("potency", "potęg"), "infamy": ("infamy", "niesław"), "boon": ("boon", "przysłu")}
SCOPES = {
    "own": ("your bloodline", "swojej linii krwi"),
    "opp": ("opponent", "przeciwnik"),
    "any": ("any bloodline|all bloodlines", "dowolnej linii krwi|wszystkich liniach krwi"),
    "coterie": ("coterie", "koteri"),
    "childer": ("childe", "potom"),
    "pack": ("pack", "watah"),
    "enemies": ("enem", "wrog"),
}
SPECIAL = {
    "self": ("the acting vampire", "działając"),
    "that": ("that vampire", "te(go|mu|n) wampir"),
    "own_leader": ("your clan leader", "(swojego|swojemu) przywódc"),
    "recruited": ("the recruited vampire|the recruit", "zrekrutowan"),
}
FILTERS = {
    "fledgling": ("fledgling", "żółtodzi[oó]b"),
    "sire": ("sire", "stwórc"),
    "ancilla": ("ancilla", "ancill"),
    "clan_leader": ("clan leader", "przywódc"),
    "not_self": ("other", "inn"),
    "ready": ("unexhausted", "niewyczerpan"),
    "torpid": ("torpid|torpor", "letarg"),
    "monster": ("monster", "potw"),
    "titled": ("titled", "tytuł"),
    "elitist": ("elitist", "elitaryst"),
    "egalitarian": ("egalitarian", "egalitaryst"),
    "calm": ("calm", "opanowan"),
    "cruel": ("cruel", "okrutn"),
    "wealthy": ("wealthy", "zamożn"),
    "same_geography": ("sharing the acting vampire's geography", "tej samej geografii"),
}
QUANTITIES = {
    "each": ("each|every", "każd|wszystk"),
    "two": ("two", "dw(a|óch|oma)"),
    "upto2": ("up to two", "najwyżej (dwa|dwóch|dwóm|2)"),
    "upto3": ("up to three", "najwyżej (trzy|trzech|trzem|3)"),
}
NUMBERS = {2: "2|two|dwa|dwóch|dwóm|dwie", 3: "3|three|trzy|trzech"}


TWICE = re.compile("Twice: |Dwukrotnie: ")
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


def selected(sel: Selector, lang: int) -> Iterator[str]:
    if sel.word:
        yield SPECIAL[sel.word][lang]
        return
    yield SCOPES[sel.scope][lang]
    for word in sel.filters:
        yield FILTERS[word][lang]
    for what, least in sel.least:
        yield TOKENS[what][lang] if what != "ankh" else "ankh"
        if least > 1:
            yield str(least)
    if sel.quantity in QUANTITIES:
        yield QUANTITIES[sel.quantity][lang]


def counted(amount: Amount, lang: int) -> Iterator[str]:
    if amount.everything:
        yield ("all", "wszystkie")[lang]
    elif amount.count is None:
        if amount.fixed > 1:
            yield NUMBERS.get(amount.fixed, str(amount.fixed))
    else:
        yield f"{('at most', 'najwyżej')[lang]} {amount.most}"
        yield from [part for part in selected(amount.count, lang) if part != QUANTITIES["each"][lang]]


def wanted(effect: Effect, lang: int) -> Iterator[str]:
    """What the sentence of an effect must say."""
    yield VERBS[effect.op][lang]
    if effect.what:
        yield TOKENS[effect.what][lang]
    yield from counted(effect.n, lang)
    if effect.upto:
        yield f"1[-–]{effect.upto}"
    for sel in (effect.sel, effect.to):
        if sel is not None:
            yield from selected(sel, lang)
    if effect.need:
        yield ("if you cannot, stop here", "jeśli nie możesz, przerwij tutaj")[lang]
    if effect.condition is not None:
        yield str(effect.condition.least)
        yield from [part for part in selected(effect.condition.count, lang) if part != QUANTITIES["each"][lang]]
    for inner in nested(effect):
        yield from wanted(inner, lang)


def nested(effect: Effect) -> Effects:
    return (*effect.effects, *effect.otherwise, *[inner for line in effect.options for inner in line])


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_text_says_what_the_effects_do(card, lang) -> None:
    said = sentences(card.text[lang])
    assert len(said) == len(card.effects), said
    for sentence, effect in zip(said, card.effects, strict=True):
        for part in wanted(effect, ("en", "pl").index(lang)):
            assert re.search(part, sentence, re.IGNORECASE), f"{part!r} is not in {sentence!r}"
