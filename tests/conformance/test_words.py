"""Everything the game says is there in Polish and in English, and can be said with the facts it has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.conformance.play import Table, calls, play

from nokturn.kernel import Option, Refusal
from nokturn.kernel.events import log_of
from nokturn.kernel.game import SEATS, Game
from nokturn.kernel.words import LANGUAGES, Words, kebab

NAMES = dict(zip("ABCDEFGH", ("Ada", "Bogdan", "Celina", "Dezydery", "Ewa", "Florian", "Gaja", "Hubert"), strict=True))
ASKING = {"ask", "ask_some", "ask_order", "ask_number", "ask_confirm"}

languages = pytest.mark.parametrize("lang", LANGUAGES)


@languages
def test_everything_that_comes_up_in_play_has_words(table: Table, lang: str) -> None:
    """Prompts, options, refusals and everybody's log; `Words` is strict about messages and their facts."""
    words = table.words(lang, NAMES)
    with play(table, 600) as game:
        for position in game.decisions():
            for question in position.asks():
                assert_sentence(words.prompt(question))
                for option in question.options:
                    assert_sentence(words.option(option))
                    for outcome in words.tongue.outcomes(position.state, question.seat, option):
                        assert_sentence(words.outcome(outcome))
                    if warning := words.tongue.caution(position.state, question.seat, option):
                        assert_sentence(words.say(warning.key, warning.facts))
                for shortcut in words.tongue.shortcuts(position.state, question):
                    assert_sentence(words.say(shortcut.key, shortcut.facts))
                for refused in question.refused:
                    assert_sentence(words.option(refused.option))
                    assert_sentence(words.refusal(Refusal("forbidden", refused.rule, refused.args)))
            say_what_happened(words, game.told, table)
        say_what_happened(words, game.told, table)


def say_what_happened(words: Words, told: list[Any], table: Table) -> None:
    for viewer in table.viewers:
        for line in log_of(told, viewer):
            assert_sentence(words.line(line))


def assert_sentence(text: str) -> None:
    assert text.strip()
    assert text == text.strip()
    assert "{" not in text, text
    assert "None" not in text.split(), text


@languages
def test_the_table_can_be_read_aloud(table: Table, lang: str) -> None:
    """The board as lines, for everybody; without a word of what is hidden (it is the same after resampling)."""
    words, tongue = table.words(lang, NAMES), table.game.tongue
    with play(table, 602) as game:
        for position in game.decisions():
            if game.step % 13:
                continue
            for viewer in (game.seat, game.dice.choice(table.viewers)) if game.step % 4 else (None,):
                lines = list(tongue.board(position.state, viewer, words))
                assert any(lines), "the board is empty: write messages board-<field of the view>, or a board"
                for line in filter(None, lines):
                    assert_sentence(line.strip())
                world = position.resampled(table.game, viewer, f"{game.step:032x}")
                assert list(tongue.board(world.state, viewer, words)) == lines, f"the board of {viewer} changes"


def test_options_of_a_question_can_be_told_apart_by_their_words(table: Table) -> None:
    """A player who reads the choices knows which is which."""
    for lang in LANGUAGES:
        words = table.words(lang, NAMES)
        with play(table, 603) as game:
            for position in game.decisions():
                for question in position.asks():
                    texts = [words.option(option) for option in question.options]
                    assert len(set(texts)) == len(texts), f"two options read alike: {sorted(texts)}"


@languages
def test_all_verbs_events_and_prompts_have_words(game: Game[Any], lang: str) -> None:
    """Also what no random game has come across: found in the sources of the game."""
    words = Words(game, lang, NAMES)
    wanted = {f"option-{kebab(option.__name__)}" for option in options_of(game)}
    wanted |= {f"event-{key}" for key in keys_told(game)} | {f"ask-{prompt}" for prompt in prompts(game)}
    assert prompts(game), "no question of the game has its prompt written in its sources"
    assert sorted(key for key in wanted if not words.has(key)) == []


@languages
def test_what_is_chosen_before_the_game_has_words(game: Game[Any], lang: str) -> None:
    """The game itself, its options and what the seats play: read in the lobby."""
    words = Words(game, lang)
    wanted = {"title", "lead"} | {f"table-{option.key}" for option in game.table_options}
    wanted |= {
        game.manners.role(players, options, seat) for players, options in game.tables() for seat in SEATS[:players]
    }
    assert sorted(key for key in wanted - {""} if not words.has(key)) == []


@languages
def test_every_rule_has_a_text(game: Game[Any], lang: str) -> None:
    assert [rule.id for rule in game.rulebook.rules.values() if not rule.text(lang).strip()] == []


def test_both_languages_have_the_same_messages(game: Game[Any]) -> None:
    english, polish = (messages(game, lang) for lang in LANGUAGES)
    assert sorted(english ^ polish) == []


def messages(game: Game[Any], lang: str) -> set[str]:
    """Those that are said: a form of a word that other messages use is not wanted in every language."""
    texts = {one: (game.folder / "locale" / f"{one}.ftl").read_text(encoding="utf-8") for one in LANGUAGES}
    written = {line.partition(" =")[0] for line in texts[lang].splitlines() if " =" in line and line[0].isalpha()}
    return written - set(re.findall(r"\{ ([a-z][\w-]*) \}", "".join(texts.values())))


def options_of(game: Game[Any]) -> Iterator[type[Option]]:
    """The verbs of a game: all its kinds of `Option`."""
    ahead = Option.__subclasses__()
    while ahead:
        option = ahead.pop()
        ahead += option.__subclasses__()
        if option.plain_name.startswith(f"{game.name}."):
            yield option


def keys_told(game: Game[Any]) -> set[str]:
    """First arguments of `game.tell(…)`."""
    return {text for name, call in calls(game) if name == "tell" for text in constant(call, 0)}


def prompts(game: Game[Any]) -> set[str]:
    """Second arguments of `ask(…)` and its kin."""
    return {text for name, call in calls(game) if name in ASKING for text in constant(call, 1)}


def constant(call: ast.Call, place: int) -> list[str]:
    value = call.args[place] if len(call.args) > place else None
    return [value.value] if isinstance(value, ast.Constant) and isinstance(value.value, str) else []
