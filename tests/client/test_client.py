"""What the client takes from the server is fresh: the schema, the sentences it is tested with, the words it speaks."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from tests.client.words_fixture import said_again

from nokturn.games import GAMES, game_named
from nokturn.kernel.words import LANGUAGES
from nokturn.server.app import create_app
from nokturn.server.schema import document
from nokturn.server.settings import Settings
from tools import client, node

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
PACKAGE = ROOT / "src" / "nokturn"
BOARDS = sorted(folder.parent for folder in CLIENT.glob("src/games/*/locale"))
"""Games with a board of their own."""
DECKS = CLIENT / "src" / "decks"
"""Pages that speak for themselves."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)


def text_of(folder: Path, lang: str) -> str:
    """All that is said in a language there, the guide's words among it."""
    files = sorted((folder / "locale").glob(f"*{lang}.ftl"))
    assert folder / "locale" / f"{lang}.ftl" in files
    return "\n".join(file.read_text("utf-8") for file in files)


def keys(folder: Path, lang: str) -> set[str]:
    return set(MESSAGE.findall(text_of(folder, lang)))


def sources() -> str:
    files = [*CLIENT.glob("src/**/*.svelte"), *CLIENT.glob("src/**/*.ts")]
    return "\n".join(file.read_text("utf-8") for file in files if file.name != "schema.d.ts")


def test_the_schema_the_types_come_from_is_the_servers() -> None:
    app = create_app(Settings(database_url="sqlite://", secret="not needed"))
    committed = json.loads((CLIENT / "schema.json").read_text("utf-8"))
    assert committed == json.loads(document(app.litestar)), "run `npm run types` in client/ with a fresh schema.json"


def test_the_sentences_to_compare_with_are_the_engines() -> None:
    committed = json.loads((CLIENT / "tests" / "fixtures" / "words.json").read_text("utf-8"))
    assert set(committed["games"]) == set(GAMES)
    for name, told in committed["games"].items():
        found = json.loads(json.dumps(said_again(name, told)))
        for part, entries in told.items():
            assert entries
            assert found[part] == entries, (
                "run `python -m tests.client.words_fixture > client/tests/fixtures/words.json`"
            )


def test_the_clients_own_tests_pass() -> None:
    found = node.find()
    found.packages(CLIENT)
    found.run_npm(CLIENT, "run", "test")


def test_it_is_built_anew_when_a_game_names_another_emblem() -> None:
    built_from = set(client.sources())
    for name in GAMES:
        assert built_from >= set((game_named(name).folder / "content").rglob("*.toml"))
    assert not [file for file in built_from if "node_modules" in file.parts]


def spoken(lang: str) -> dict[Path, set[str]]:
    """What the client says by itself: about the page, and about each game."""
    return {folder: keys(folder, lang) for folder in (PACKAGE / "server", DECKS, *BOARDS)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_the_client_names_exists(lang: str) -> None:
    known = set[str]().union(*spoken(lang).values())
    for folder in (PACKAGE / "kernel", PACKAGE / "table", *[game_named(name).folder for name in GAMES]):
        known |= keys(folder, lang)
    named = set(re.findall(r"say\('([a-z][\w-]*)'", sources()))
    assert named
    assert named <= known, sorted(named - known)


def test_the_client_says_the_same_things_in_both_languages() -> None:
    for one, other in pairwise(LANGUAGES):
        assert spoken(one) == spoken(other)


def test_the_boards_are_of_games_there_are() -> None:
    assert BOARDS
    assert {folder.name for folder in BOARDS} <= set(GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_client_is_covered_by_a_games_own(lang: str) -> None:
    said = spoken(lang)
    for name in GAMES:
        own = keys(game_named(name).folder, lang)
        assert not said[PACKAGE / "server"] & own
        assert name != "vtes" or not said[DECKS] & own
        assert not said.get(CLIENT / "src" / "games" / name, set()) & own


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_client_is_left_over(lang: str) -> None:
    """Messages are named whole, by a beginning that is completed (`kind-${...}`), or by another message."""
    text = sources()
    beginnings = tuple(re.findall(r"`([a-z][\w-]*-)\$\{", text))
    whole = set(re.findall(r"'([a-z][\w-]*)'", text))
    said = set[str]().union(*spoken(lang).values())
    for folder in (PACKAGE / "server", DECKS, *BOARDS):
        whole |= set(re.findall(r"\{ ([a-z][\w-]*) \}", text_of(folder, lang)))
    unused = {key for key in said if key not in whole and not key.startswith(beginnings)}
    assert not unused, sorted(unused)
