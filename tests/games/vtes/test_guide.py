"""The recipes of `docs/adding-a-card.md` work: each is taken from the page, added to the pool and played."""

from __future__ import annotations

import importlib.util
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
import pytest

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.printed.content import CARDS, CRYPT, FOLDER, LIBRARY, load_content
from nokturn.games.vtes.printed.facts import cards
from nokturn.games.vtes.state.card_language import MODIFIER, TEXTS, Ability, Mode, erase
from nokturn.games.vtes.state.spelling import check_spelling
from nokturn.games.vtes.text.effects import Do
from nokturn.kernel.errors import ContentError
from nokturn.kernel.procedures import REGISTRY
from nokturn.kernel.words import LANGUAGES
from tools.vtes_card import entry, lines
from tools.vtes_words import GUIDE

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Recipe(NamedTuple):
    """One recipe of the page."""

    title: str
    entry: str
    text: str
    test: str
    words: tuple[str, ...]
    """English and Polish, if it needs any."""

    @property
    def card(self) -> str:
        return str(re.findall(r'^id = "(.*)"$', self.entry, re.MULTILINE)[0])


def recipes() -> list[Recipe]:
    page = GUIDE.read_text("utf-8").partition("\n## V:TES\n")[2].partition("\n### Recipes\n")[2]
    found = []
    for part in page.partition("\n### ")[0].split("\n#### ")[1:]:
        blocks = BLOCK.findall(part)
        (toml,) = [text for kind, text in blocks if kind == "toml"]
        python, test = [text for kind, text in blocks if kind == "python"]
        words = tuple([text for kind, text in blocks if kind == "ftl"])
        found.append(Recipe(part.splitlines()[0], toml, python, test, words))
    return found


RECIPES = recipes()
each = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.card)


def module(name: str, source: str, folder: Path) -> ModuleType:
    """Python of the page, imported as if it stood in a file."""
    path = folder / f"{name.rpartition('.')[2]}.py"
    path.write_text(source, "utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def alone(folder: Path, shelf: str, entry: str) -> None:
    """The entry is all that is left of a shelf of cards."""
    shutil.rmtree(folder / shelf)
    (folder / shelf).mkdir()
    (folder / shelf / "recipe.toml").write_text(entry, "utf-8")


@pytest.fixture
def added(recipe: Recipe, tmp_path: Path) -> Iterator[None]:
    """The card is in the pool for one test, whether or not the pool has it by itself."""
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("decks", "facts"))
    alone(folder, "crypt" if "[[vampire]]" in recipe.entry else "library", recipe.entry)
    content = load_content(folder)
    shelves: tuple[dict[str, Any], ...] = (CARDS, CRYPT, LIBRARY)
    before = [dict(shelf) for shelf in shelves], TEXTS.get(recipe.card), dict(REGISTRY)
    CRYPT.update(content.crypt)
    LIBRARY.update(content.library)
    CARDS.update(content.crypt)
    CARDS.update(content.library)
    if recipe.card in TEXTS:
        erase(recipe.card)
    for name in re.findall(r"^@procedure.*\ndef (\w+)", recipe.text, re.MULTILINE):
        REGISTRY.pop(f"vtes.{name}", None)
    module(f"nokturn.games.vtes.cards.recipe_{recipe.card.replace('-', '_')}", recipe.text, tmp_path)
    yield
    erase(recipe.card)
    for shelf, cards_before in zip(shelves, before[0], strict=True):
        shelf.clear()
        shelf.update(cards_before)
    if before[1] is not None:
        TEXTS[recipe.card] = before[1]
    REGISTRY.clear()
    REGISTRY.update(before[2])


def test_there_is_a_recipe_for_every_kind() -> None:
    assert [recipe.title.partition(":")[0] for recipe in RECIPES] == [
        "A modifier",
        "A reaction at two levels",
        "A master that stays in play",
        "An action",
        "An equipment",
        "A vampire with text",
        "A card that asks",
        "An as-played cancel",
    ]


@each
@pytest.mark.usefixtures("added")
def test_a_recipe_works(recipe: Recipe, tmp_path: Path) -> None:
    check_spelling(recipe.card, TEXTS[recipe.card], whole=True)
    test = module(f"recipe_test_{recipe.card.replace('-', '_')}", recipe.test, tmp_path)
    played = [value for name, value in vars(test).items() if name.startswith("test_")]
    assert played
    for one in played:
        marks = {mark.name: mark.args for mark in one.pytestmark}
        assert recipe.card in marks["card"]
        assert set(marks.get("rule", ())) <= set(GAME.rulebook.rules)
        one()


@each
def test_a_recipe_has_all_its_words(recipe: Recipe) -> None:
    asked = re.findall(r'\bask\w*\(\s*play\.seat,\s*"([\w-]+)"', recipe.text)
    told = re.findall(r'\btell\("([\w-]+)"(.*)\)', recipe.text)
    wanted = {f"ask-{key}" for key in asked} | {f"event-{key}" for key, _ in told}
    wanted |= {f"event-{key}-privy" for key, facts in told if "secret=" in facts}
    assert len(recipe.words) == (len(LANGUAGES) if wanted else 0)
    for words in recipe.words:
        assert set(re.findall(r"^([\w-]+) =", words, re.MULTILINE)) == wanted


# errors


def promised() -> list[tuple[str, str]]:
    """What the page says about mistakes: (mistake, message)."""
    table = GUIDE.read_text("utf-8").partition("\n### What the errors look like\n")[2].partition("\n### ")[0]
    return re.findall(r"^\| `(.+?)` \| `(.+[.?])` \|$", table, re.MULTILINE)


@pytest.mark.parametrize("mistake, message", [row for row in promised() if " = " in row[0].partition("(")[0]])
def test_a_mistake_in_an_entry_is_told_as_the_page_says(mistake: str, message: str, tmp_path: Path) -> None:
    field = mistake.partition(" = ")[0]
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("decks", "facts"))
    entry = re.sub(
        rf'^{field} = (?:""".*?"""|.*?)$', mistake, RECIPES[0].entry, count=1, flags=re.MULTILINE | re.DOTALL
    )
    alone(folder, "library", entry)
    with pytest.raises(ContentError) as told:
        load_content(folder)
    assert re.search(r"recipe\.toml, line \d+: ", str(told.value))
    assert str(told.value).endswith(message)


@pytest.mark.parametrize("mistake, message", [row for row in promised() if row[0].startswith(("Mode", "Ability"))])
def test_a_mistake_in_a_text_is_told_as_the_page_says(mistake: str, message: str) -> None:
    part = eval(mistake, {"Mode": Mode, "Ability": Ability, "MODIFIER": MODIFIER, "Do": Do})
    with pytest.raises(ContentError) as told:
        check_spelling("threats", part, whole=True)
    assert str(told.value) == message


# the tool that prints what is known of a card


@each
def test_the_tool_prints_the_entry_of_a_recipe_as_far_as_the_facts_go(recipe: Recipe) -> None:
    name = re.findall(r'^name = "(.*)"$', recipe.entry, re.MULTILINE)[0]
    printed = list(lines(name))
    facts = [line for line in printed[: printed.index("")] if not line.startswith("text_")]
    assert [line for line in facts if line not in recipe.entry.splitlines()] == []
    assert "Official text:" in printed


def test_the_tool_agrees_with_every_entry_of_the_pool() -> None:
    for shelf in (CRYPT, LIBRARY):
        for card in shelf.values():
            said = msgspec.toml.decode("\n".join(entry(cards()[card.vekn])).partition("\n")[2])
            found = {name: getattr(card, name) for name in said if not name.startswith("text_")}
            order = {name: sorted(value) if isinstance(value, tuple) else value for name, value in found.items()}
            told = {name: sorted(value) if isinstance(value, list) else value for name, value in said.items()}
            assert {name: told[name] for name in order} == order


def test_a_card_that_does_not_exist_is_not_guessed() -> None:
    assert list(lines("Thretas of Nobody")) == ["No card is called Thretas of Nobody."]
