"""Everything a player of Dracula reads is there, in both languages; nothing is there in vain; Polish declines."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.games.dracula.table import MINA, Table

import nokturn.kernel
from nokturn.cli.typed import Vocabulary
from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.map.atlas import Link
from nokturn.games.dracula.printed.content import HUNTERS, LOCATIONS, MAPS
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import TURN_ORDER
from nokturn.kernel.words import LANGUAGES, Words, kebab

NAMES = {"A": "Ania", "B": "Bruno", "C": "Celina", "D": "Darek", "E": "Ewa"}
ASKS = {"ask", "ask_some", "ask_number", "ask_confirm", "ask_order"}
SPOKEN = {"en": Words(GAME, "en", NAMES), "pl": Words(GAME, "pl", NAMES)}

languages = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def trees():
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(GAME.folder.rglob("*.py")))


def strings_in(node):
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


@cache
def said():
    """Every string in the code of the game."""
    return frozenset().union(*map(strings_in, trees()))


@cache
def woven():
    """Beginnings of keys that are put together, such as `avenge-lucy-{what}`."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value))
    return frozenset(found)


def entries(folder, lang):
    parsed = FluentParser().parse((folder / "locale" / f"{lang}.ftl").read_text("utf-8"))
    broken = [entry.content for entry in parsed.body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{lang}.ftl: {broken[0]}"
    return [entry for entry in parsed.body if isinstance(entry, ftl.Message)]


@cache
def message_names(lang):
    return frozenset(entry.id.name for entry in entries(GAME.folder, lang))


class Seen(Visitor):
    """The messages and the facts that messages refer to; `$hunter-id` alone is grammar and says nothing more."""

    def __init__(self):
        self.names, self.facts = set(), set()

    def visit_MessageReference(self, node):  # noqa: N802
        self.names.add(node.id.name)

    def visit_VariableReference(self, node):  # noqa: N802
        if not node.id.name.endswith("-id"):
            self.facts.add(node.id.name)


def seen_in(entry):
    seen = Seen()
    seen.visit(entry)
    return seen


@languages
def test_no_message_is_there_twice(lang):
    names = [entry.id.name for entry in entries(GAME.folder, lang)]
    assert sorted(names) == sorted(set(names))


@languages
def test_what_is_told_in_secret_has_words_of_its_own(lang):
    """Whoever is let in on a secret reads it: a `-privy` message for every `tell` with a secret."""
    tells = [
        node
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell"
    ]
    secret = [node for node in tells if any(keyword.arg == "secret" for keyword in node.keywords)]
    assert len(secret) > 5
    keys = {f"event-{key}-privy" for node in secret for key in strings_in(node.args[0])}
    assert keys - message_names(lang) == set()


@languages
def test_no_message_is_in_vain(lang):
    """Each is an option, is named in the code, or belongs to another message."""
    options = {f"option-{kebab(name)}" for name, kind in vars(do).items() if isinstance(kind, type)}
    referred = set().union(*[seen_in(entry).names for other in LANGUAGES for entry in entries(GAME.folder, other)])
    values = {f"table-{option.key}-{str(value).lower()}" for option in GAME.table_options for value in option.choices}
    known = (
        options
        | referred
        | values
        | {"title", "lead", "motto", f"name-{kebab(Link.__name__)}"}
        | {f"table-{option.key}" for option in GAME.table_options}
    )
    in_vain = []
    for name in message_names(lang) - known - said():
        plain = re.sub(r"^(event|ask|why|ledger-track|ledger)-", "", name).removesuffix("-privy")
        timing = plain.endswith("-event") and plain.removesuffix("-event") in said()
        if plain not in said() and not timing and not any(start and name_fits(name, start) for start in woven()):
            in_vain.append(name)
    assert sorted(in_vain) == []


def name_fits(name, start):
    return name.startswith(start) or name.removeprefix("ask-").startswith(start)


def test_polish_and_english_sentences_use_the_same_facts():
    """Neither tells more than the other; only the case or gender of a word may hang on who it is."""
    english, polish = ({entry.id.name: seen_in(entry) for entry in entries(GAME.folder, lang)} for lang in LANGUAGES)
    for name in english:
        assert reach(name, english) == reach(name, polish), name


def reach(name, messages):
    """The facts a message needs, with those of the messages it refers to."""
    found = set(messages[name].facts)
    for other in messages[name].names:
        found |= reach(other, messages)
    return found


@languages
def test_every_value_of_a_table_option_is_explained(lang):
    for option in GAME.table_options:
        for value in option.choices:
            assert SPOKEN[lang].has(f"table-{option.key}-{str(value).lower()}"), f"{option.key} = {value}"


@languages
def test_the_kernel_is_not_overruled_but_for_passing(lang):
    """A table that says `Pass` of its own accord says it in the same words everywhere."""
    kernel = {entry.id.name for entry in entries(Path(nokturn.kernel.__file__).parent, lang)}
    assert message_names(lang) & kernel <= {"option-pass"}


# Polish


@pytest.mark.parametrize("place", LOCATIONS)
def test_every_place_is_declined(place):
    """No place falls back to the makeshift for unknown ones."""
    moved = [("hunter", MINA), ("origin", place), ("place", place), ("how", "road")]
    sentence = SPOKEN["pl"].say("event-hunter-moves", moved)
    assert ":" not in sentence
    assert ":" not in SPOKEN["pl"].say("event-hunter-starts", [("hunter", MINA), ("place", place)])


@pytest.mark.parametrize("region", MAPS.region)
def test_every_region_is_declined(region):
    facts = [("hunter", MINA), ("region", region), ("there", True)]
    assert "w regionie" not in SPOKEN["pl"].say("event-psychic-bond", facts)


@pytest.mark.parametrize(
    "key, facts, sentence",
    [
        ("hunter-moves", {"hunter": "van_helsing", "origin": "strasbourg", "place": "florence", "how": "rail"},
         "Van Helsing jedzie koleją ze Strasburga do Florencji."),
        ("hunter-moves", {"hunter": "mina_harker", "origin": "london", "place": "english_channel", "how": "sea"},
         "Mina Harker płynie z Londynu na Kanał La Manche."),
        ("hunter-moves", {"hunter": "mina_harker", "origin": "paris", "place": "nantes", "how": "dragged"},
         "Dracula przesuwa Minę Harker z Paryża do Nantes."),
        (
            "hunter-delayed",
            {"hunter": "mina_harker", "cause": "bats"},
            "Mina Harker zostaje zatrzymana (Nietoperze) i straci najbliższą akcję.",
        ),
        (
            "hunter-delayed",
            {"hunter": "dr_seward", "cause": "bats"},
            "Dr John Seward zostaje zatrzymany (Nietoperze) i straci najbliższą akcję.",
        ),
        ("hunter-defeated", {"hunter": "mina_harker", "place": "athens"}, "Mina Harker zostaje pokonana w Atenach."),
        ("dracula-plays", {"card": "fangs", "hunter": "lord_godalming"},
         "Dracula zagrywa kartę „Kły” przeciw Lordowi Godalmingowi."),
        ("trade-refused", {"hunter": "dr_seward", "partner": "mina_harker"},
         "Mina Harker nie przyjmuje oferty doktora Johna Sewarda."),
        ("dracula-names-region", {"hunter": "mina_harker", "region": "british_isles"},
         "Mina Harker widzi to: Dracula jest na Wyspach Brytyjskich."),
    ],
)  # fmt: skip
def test_polish_sentences(key, facts, sentence):
    assert SPOKEN["pl"].say(f"event-{key}", facts.items()) == sentence


@pytest.mark.parametrize(
    "amount, said_so", [(1, "1 obrażenie"), (2, "2 obrażenia"), (5, "5 obrażeń"), (12, "12 obrażeń")]
)
def test_polish_counts_as_poles_count(amount, said_so):
    facts = [("amount", amount), ("cause", "sea"), ("damage", 14)]
    assert SPOKEN["pl"].say("event-dracula-hurt", facts) == f"Dracula otrzymuje {said_so} (podróż morzem), razem ma 14."


# typed answers


@pytest.fixture
def vocabulary():
    return Vocabulary([SPOKEN["pl"], SPOKEN["en"]])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [do.StartAt, do.ThisPlace, do.MoveTo, do.MoveByRoad, do.FlyTo])
def test_a_city_is_chosen_by_its_name(vocabulary, kind, lang):
    cities = Table().game.atlas.cities
    options = [kind(city) for city in cities]
    for city in cities:
        assert vocabulary.fitting(LOCATIONS[city].name(lang), options) == [kind(city)]


@pytest.mark.parametrize(
    "typed, city", [("lon", "london"), ("wied", "vienna"), ("marsy", "marseilles"), ("zam", "castle_dracula")]
)
def test_a_city_is_chosen_by_the_beginning_of_its_name(vocabulary, typed, city):
    options = [do.MoveByRoad(place) for place in Table().game.atlas.cities]
    assert vocabulary.fitting(typed, options) == [do.MoveByRoad(city)]


@pytest.mark.parametrize("typed, hunter", list(zip(("lord", "dr", "van", "mina"), TURN_ORDER, strict=True)))
@pytest.mark.parametrize("kind", [do.TakeHunter, do.ThisHunter, do.Engage, do.Act, do.Trade, do.TradeEvents])
def test_a_hunter_is_chosen_by_one_word(vocabulary, kind, typed, hunter):
    assert vocabulary.fitting(typed, [kind(other) for other in HUNTERS]) == [kind(hunter)]


def test_an_action_is_chosen_by_its_verb(vocabulary):
    table = Table(players=5)
    table.together("paris", MINA, "dr_seward")
    table.tickets(MINA, "t_3_2")
    options = table.action(MINA).asks[0].options
    expected = {
        "supply": do.Supply(), "zaop": do.Supply(), "rest": do.Rest(), "odpo": do.Rest(), "pass": do.Pass(),
        "pas": do.Pass(), "psychic": do.PsychicBond(), "rail": do.MoveByRail("t_3_2"), "kole": do.MoveByRail("t_3_2"),
        "trade": do.Trade("dr_seward"), "reserve": do.ReserveTicket(), "zarez": do.ReserveTicket(),
        "road nantes": do.MoveByRoad("nantes"), "droga genewa": do.MoveByRoad("geneva"),
    }  # fmt: skip
    for typed, option in expected.items():
        assert vocabulary.fitting(typed, options) == [option], typed
