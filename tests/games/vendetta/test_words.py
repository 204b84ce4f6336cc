"""Everything a player of Vendetta reads is there, in both languages, and nothing is there in vain."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import nokturn.kernel
from nokturn.games.vendetta import choices
from nokturn.games.vendetta.board import THINGS
from nokturn.games.vendetta.content import CARDS, CLANS
from nokturn.games.vendetta.game import GAME
from nokturn.kernel import Option
from nokturn.kernel.asks import Refusal
from nokturn.kernel.records import Journal
from nokturn.kernel.words import LANGUAGES, Words, kebab

NAMES = {"A": "Ania", "B": "Bruno", "C": "Celina", "D": "Darek", "E": "Ewa", "F": "Feliks"}
ASKS = {"ask", "ask_some", "ask_number", "ask_confirm", "ask_order"}


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(GAME.folder.rglob("*.py")))


def strings_in(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def keys_in_code() -> set[str]:
    """The message keys the game uses, read off its source."""
    keys = {"title", "lead"} | {f"option-{kebab(name)}" for name, kind in vars(choices).items() if is_option(kind)}
    keys |= {f"table-{option.key}" for option in GAME.table_options} | {"table-expansions"}
    known = message_names("en")
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKS:
                keys |= {f"ask-{text}" for text in strings_in(node.args[1])}
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Trigger":
                keys |= {f"ask-{text}" for text in strings_in(node) if f"ask-{text}" in known}
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                secret = any(keyword.arg == "secret" for keyword in node.keywords)
                for key in strings_in(node.args[0]):
                    keys |= {f"event-{key}", *([f"event-{key}-privy"] if secret else [])}
            elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "key":
                keys |= {f"event-{text}" for text in strings_in(node.value) if f"event-{text}" in known}
    return keys


def is_option(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Option) and kind is not Option


def entries(folder: Path, lang: str) -> list[ftl.Message]:
    parsed = FluentParser().parse((folder / "locale" / f"{lang}.ftl").read_text("utf-8"))
    broken = [entry.content for entry in parsed.body if isinstance(entry, ftl.Junk)]
    assert not broken, f"{lang}.ftl: {broken[0]}"
    return [entry for entry in parsed.body if isinstance(entry, ftl.Message)]


@cache
def message_names(lang: str) -> frozenset[str]:
    return frozenset(entry.id.name for entry in entries(GAME.folder, lang))


class References(Visitor):
    """Collects the messages that other messages refer to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang):
    assert keys_in_code() - message_names(lang) - kernel_names(lang) == set()


def kernel_names(lang: str) -> set[str]:
    return {entry.id.name for entry in entries(Path(nokturn.kernel.__file__).parent, lang)}


def test_both_languages_have_the_same_messages():
    """Only what other messages are made of may be in one of them: Polish declines, English need not."""
    parts = set()
    for lang in LANGUAGES:
        for entry in entries(GAME.folder, lang):
            parts |= facts_of(entry).names
    assert message_names("en") ^ message_names("pl") <= parts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_there_twice(lang):
    names = [entry.id.name for entry in entries(GAME.folder, lang)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_in_vain(lang):
    seen = References()
    for entry in entries(GAME.folder, lang):
        seen.visit(entry)
    said = {text for tree in trees() for text in strings_in(tree)}
    groups = {f"group-{key.removeprefix('option-')}" for key in keys_in_code() if key.startswith("option-")}
    rules = {f"why-{rule}" for rule in GAME.rulebook.rules if rule in said}
    account = {f"{about}-{text}" for about in ("ledger", "tie") for text in said} | {"motto"}
    assert message_names(lang) - keys_in_code() - seen.names - said - groups - rules - account == set()


def test_polish_and_english_sentences_use_the_same_facts():
    english, polish = ({entry.id.name: facts_of(entry) for entry in entries(GAME.folder, lang)} for lang in LANGUAGES)
    for name in english.keys() & polish.keys():
        assert reach(name, english) == reach(name, polish), name


class Facts(References):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.removesuffix("-id"))


def facts_of(entry: ftl.Message) -> Facts:
    facts = Facts()
    facts.visit(entry)
    return facts


def reach(name: str, messages: dict[str, Facts]) -> set[str]:
    """The facts a message needs, with those of the messages it refers to."""
    found = set(messages[name].variables)
    for other in messages[name].names:
        found |= reach(other, messages)
    return found


@pytest.mark.parametrize("number", range(len(GAME.tables())))
def test_a_whole_game_is_told_to_every_seat_in_both_languages(number):
    count, options = GAME.tables()[number]
    choose = random.Random(number)
    names = dict(list(NAMES.items())[:count])
    readers = [Words(GAME, lang, names) for lang in LANGUAGES]
    journal = Journal.new(GAME, list(names.values()), options, f"{number:032x}")
    told = dict.fromkeys([*names, None], 0)
    read: set[object] = set()

    def once(thing: object) -> bool:
        """A sentence that was read in this game need not be read again."""
        known = thing in read
        read.add(thing)
        return not known

    while True:
        for seat in told:
            lines = journal.lines(seat)
            for line in filter(once, lines[told[seat] :]):
                for words in readers:
                    readable(words.line(line))
            told[seat] = len(lines)
        if journal.position.over:
            break
        for ask in journal.position.asks():
            for words in readers:
                readable(words.prompt(ask))
            for option in filter(once, ask.options):
                for words in readers:
                    readable(words.option(option))
            for refused in filter(once, ask.refused):
                for words in readers:
                    readable(words.option(refused.option))
                    readable(words.refusal(Refusal("forbidden", refused.rule, refused.args)))
            for _, rule in filter(once, ask.otherwise):
                for words in readers:
                    readable(words.refusal(Refusal("forbidden", rule)))
            words = choose.choice(readers)
            for text in GAME.tongue.scene(journal.position.state, ask.seat, ask, words):
                readable(text)
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, any_answer(ask, choose)) is None
    for seat in told:
        for words in readers:
            for text in GAME.tongue.board(journal.position.state, seat, words):
                readable(text)


def any_answer(ask, choose):
    match ask.kind:
        case "one":
            return choose.choice(ask.options)
        case "some":
            return tuple(choose.sample(ask.options, choose.randint(ask.low, ask.high)))
        case "number":
            return choose.randint(ask.low, ask.high)
        case "confirm":
            return choose.random() < 0.5
    raise AssertionError(ask.kind)


CODE_WORDS = re.compile(r"\b(?:[A-Z]{2}[0-9]{2}|D[123]|HAVEN|None|True|False|face_up)\b|[{}]")


def readable(text: str) -> None:
    """No id of ours and no sign of Fluent shows through; a card's id is given in brackets only next to its name."""
    bare = re.sub(r"\[VEN-[A-Z0-9-]+\]|\([A-Za-z]{2}[0-9]{2}\)", "", text)
    assert not CODE_WORDS.search(bare), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_everything_printed_can_be_read(thing, lang):
    words = Words(GAME, lang)
    text = GAME.printed.about(thing, words)
    assert text.startswith(CARDS[thing].name(lang) if thing in CARDS else words.name("card", thing))
    assert text.endswith((".", ")", "…", "?", "!"))
    assert "  " not in text
    assert f"({thing.lower()})" in text or thing in CLANS


@pytest.mark.parametrize(
    "amount, said",
    [(1, "1 żeton krwi"), (2, "2 żetony krwi"), (5, "5 żetonów krwi"), (12, "12 żetonów krwi"), (22, "22 żetony krwi")],
)
def test_polish_counts_as_poles_count(amount, said):
    words = Words(GAME, "pl", NAMES)
    assert words.say("event-gains-blood", [("player", "A"), ("amount", amount), ("cause", "frenzy")]) == (
        f"Za ten szał Ania zyskuje {said}."
    )


def test_a_secret_is_told_to_those_who_know_it_only():
    journal = Journal.new(GAME, ["Ania", "Bruno", "Celina"], {}, "00" * 16)
    while journal.position.asks()[0].prompt != "turn":
        ask = journal.position.asks()[0]
        journal.answer(ask.seat, ask.options[0])
    words = Words(GAME, "en", {"A": "Ania", "B": "Bruno", "C": "Celina"})
    player = journal.position.asks()[0].seat
    own = [words.line(line) for line in journal.lines(player) if line.key.startswith("keeps")]
    others = [words.line(line) for line in journal.lines(None) if line.key.startswith("keeps")]
    name = words.name("player", player)
    assert f"{name} keeps 2 cards." in others
    assert not any(line == f"{name} keeps 2 cards." for line in own)
