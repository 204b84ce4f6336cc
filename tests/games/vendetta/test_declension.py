"""Vendetta's sentences with every name in them: no name stands undeclined where Polish declines it."""

import re
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.games.vendetta.test_words import NAMES, entries, message_names, readable

from nokturn.cli.typed import Vocabulary
from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.content import ALLIANCE, CARDS, CLANS, DISTRICTS, LOCATIONS, RELICS
from nokturn.games.vendetta.game import GAME
from nokturn.kernel.words import LANGUAGES, Words

SPOKEN = {lang: Words(GAME, lang, NAMES) for lang in LANGUAGES}
THINGS: dict[str, tuple[Any, ...]] = {
    "district": tuple(DISTRICTS),
    "clan": tuple(CLANS),
    "ally": tuple(ALLIANCE),
    "location": tuple(LOCATIONS),
}
THINGS |= {
    "relic": tuple(RELICS),
    "card": tuple(CARDS),
    "source": (*CARDS, *RELICS),
    "target": ("B",),
    "player": ("A",),
}
THINGS |= {"thief": ("C",), "partner": ("D",), "players": (("E", "F"),), "stayers": (("A", "B"), ()), "leavers": ((),)}
THINGS |= {
    "cards": (tuple(CARDS)[:2],),
    "clans": (tuple(CLANS),),
    "relics": (tuple(RELICS)[:3],),
    "allies": (("VI01",),),
    "cause": (*DISTRICTS, "feed", "frenzy", "nobody-to-drain", *CARDS, *ALLIANCE, *RELICS, *LOCATIONS),
    "frenzy": (True, False),
}
NUMBERS = (1, 2, 5)
PREPOSITIONS = r"w|we|na|do|z|ze|od|ode|przeciw|dla|bez|u|o|przy|przed|za|nad|pod|po|ku|między|wobec|przez"


class Asked(Visitor):
    """The facts a message asks for, and the messages it is made of."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name.removesuffix("-id"))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(GAME.folder, lang)}


@cache
def facts_of(key: str, lang: str) -> frozenset[str]:
    asked = Asked()
    asked.visit(messages(lang)[key])
    return frozenset(asked.facts).union(*(facts_of(part, lang) for part in asked.parts))


def sentences(key, lang):
    """The message with every district, clan, ally and card it can be about, and with one, few and many."""
    facts = sorted(facts_of(key, lang))
    longest = max((len(THINGS.get(fact, NUMBERS)) for fact in facts), default=1)
    for turn in range(longest):
        values = [THINGS.get(fact, NUMBERS) for fact in facts]
        yield SPOKEN[lang].say(key, [(fact, some[turn % len(some)]) for fact, some in zip(facts, values, strict=True)])


def declined(ally: str) -> str:
    return SPOKEN["pl"].say("ally-accusative", [("ally", ally)])


@cache
def undeclined() -> re.Pattern[str]:
    """A name as it is printed, or a person's, right after a preposition; "na Łowisko" is the accusative."""
    words = SPOKEN["pl"]
    names = {
        str(words.name("card", thing))
        for kind in (DISTRICTS, CLANS, ALLIANCE, CARDS, RELICS, LOCATIONS)
        for thing in kind
    }
    same_in_every_case = {CLANS[clan].name_pl for clan in ("brujah", "nosferatu", "tremere", "ventrue")}
    same_in_every_case |= {ALLIANCE[ally].name for ally in ALLIANCE if declined(ally) == ALLIANCE[ally].name}
    listed = "|".join(sorted(map(re.escape, names - same_in_every_case | set(NAMES.values())), key=len, reverse=True))
    return re.compile(rf"\b(?!na Łowisko)(?:{PREPOSITIONS}|gracz\w*|dzielnic\w*) „?(?:{listed})\b", re.IGNORECASE)


@pytest.mark.parametrize("key", sorted(message_names("pl")))
def test_no_name_is_left_undeclined(key):
    for sentence in sentences(key, "pl"):
        assert not undeclined().search(sentence), sentence
        readable(sentence)


@pytest.mark.parametrize("key", sorted(message_names("en")))
def test_no_id_shows_through(key):
    for sentence in sentences(key, "en"):
        readable(sentence)


@pytest.mark.parametrize(
    "sentence", ["Ania wygrywa w Dom Wariatów.", "(gracz Bruno)", "do dzielnicy Łowisko", "u Bruno"]
)
def test_what_is_looked_for_would_be_found(sentence):
    assert undeclined().search(sentence)


@pytest.mark.parametrize("case, fact, thing", [
    *product(["district-in", "district-to", "district-from"], ["district"], DISTRICTS),
    *product(["clan-genitive"], ["clan"], CLANS),
    *product(["ally-accusative"], ["ally"], ALLIANCE),
])  # fmt: skip
def test_everything_printed_has_its_cases(case, fact, thing):
    """Nothing falls back to the makeshift for what is not printed."""
    assert "„" in SPOKEN["pl"].say(case, [(fact, "nobody-printed-this")])
    assert "„" not in SPOKEN["pl"].say(case, [(fact, thing)])


@pytest.mark.parametrize("key, facts, sentence", [
    ("event-plays-face-up", {"player": "A", "card": "BR03", "district": "D1"},
     "Ania dokłada na Łowisko odkrytą kartę „Wyzwanie”."),
    ("event-withdraws", {"player": "B", "district": "HAVEN"}, "Bruno wycofuje się ze Schronienia Księcia."),
    ("event-wins-district", {"player": "B", "district": "D2"}, "Bruno wygrywa w Domu Wariatów."),
    ("event-moves-blood", {"player": "B", "district": "D3", "amount": 2, "cause": "GA07"},
     "Postać mgły: Bruno przenosi 2 żetony krwi do Klubu Zombie."),
    ("event-drains", {"player": "A", "ally": "AL01", "frenzy": False}, "Ania wysysa Anitę Wainwright."),
    ("event-gains-ally", {"player": "A", "ally": "AL16", "district": "D1"},
     "Ania zdobywa na Łowisku Bobby’ego White’a."),
    ("event-takes-clan", {"player": "C", "clan": "toreador"}, "Celina staje na czele klanu Toreadorów."),
    ("event-resolves", {"player": "D", "card": "BR01"}, "Darek: działa karta „Krwawy szał”."),
    ("why-VEN-RSRC-04", {"cost": 2, "blood": 1},
     "To kosztuje 2 żetony krwi, w puli masz 1 żeton, a ostatniego wydać nie można. Najpierw kogoś wyssij."),
])  # fmt: skip
def test_polish_sentences(key, facts, sentence):
    assert SPOKEN["pl"].say(key, facts.items()) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("district", DISTRICTS)
def test_a_district_is_still_chosen_by_its_name(district, lang):
    """Typed as it is printed, although the sentence declines it."""
    options = [do.PlayCard("BR03", other, True) for other in DISTRICTS]
    vocabulary = Vocabulary([SPOKEN["pl"], SPOKEN["en"]])
    assert vocabulary.fitting(DISTRICTS[district].name(lang), options) == [do.PlayCard("BR03", district, True)]
