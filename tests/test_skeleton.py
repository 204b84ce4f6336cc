"""The skeleton, copied under another name, is a game: it passes every check and plays before anything is changed."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tests.skeleton import NAME, PROJECT, run, tree_with_a_new_game

from nokturn.games import GAMES
from tools.new_game import NEXT, new_game

OWN = (f"src/nokturn/games/{NAME}", f"tests/games/{NAME}")
QUICK = ("pytest", "-q", "-n", "0", "-p", "no:cacheprovider")

BOTS_ONLY = """
import asyncio, pathlib, sys
from tests.table.house import house, new_table, until

async def main():
    async with house(pathlib.Path(sys.argv[1])) as tables:
        table = await new_table(tables, ["bot:clever", "bot:clever"], game="{name}")
        await until(lambda: table.position.over)
        print("over after", table.version)

asyncio.run(main())
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tree_with_a_new_game(tmp_path_factory.mktemp("project"))


def test_it_passes_the_linter_and_the_type_checker(tree: Path) -> None:
    run(tree, "ruff", "check", *OWN)
    run(tree, "ruff", "format", "--check", *OWN)
    run(tree, "mypy", *OWN)


def test_it_passes_its_own_tests_and_every_rule_is_named_by_code_and_tests(tree: Path) -> None:
    run(tree, *QUICK, f"tests/games/{NAME}")
    assert "9 rules: 9 implemented, 9 tested." in run(tree, "nokturn", "rules", NAME, "--missing")


def test_it_passes_the_conformance_suite(tree: Path) -> None:
    run(tree, *QUICK, "tests/conformance/test_golden.py", "-k", NAME, NOKTURN_GOLDEN="write")
    told = run(tree, *QUICK, "tests/conformance", "-k", NAME)
    passed = int(told.split(" passed")[0].split()[-1])
    assert passed > 60, told
    assert "skipped" not in told


def test_it_is_played_in_the_terminal_in_both_languages(tree: Path) -> None:
    for lang, answer in (("en", "Answer with"), ("pl", "Odpowiadaj")):
        told = run(
            tree, "nokturn", "play", NAME, "--seats", "me,bot", "--seed", "night", "--lang", lang, typed="1\n" * 60
        )
        assert f"{NAME.capitalize()}. {answer}" in told
    told = run(tree, "nokturn", "play", NAME, "--seats", "bot,bot:random,bot", "--lang", "en")
    assert "Your hand" not in told


def test_bots_play_it_at_a_real_table_even_if_it_has_none_of_its_own(tree: Path, tmp_path: Path) -> None:
    """Whoever asks for a clever one gets the next lower level: at a table, in the terminal and in the arena."""
    bare = tmp_path / "bare"
    shutil.copytree(tree, bare, ignore=shutil.ignore_patterns(".mypy_cache"))
    shutil.rmtree(bare / "src" / "nokturn" / "games" / NAME / "bot")
    for number, project in enumerate((tree, bare)):
        (project / "bots_only.py").write_text(BOTS_ONLY.format(name=NAME), encoding="utf-8")
        folder = tmp_path / f"tables{number}"
        folder.mkdir()
        assert "over after" in run(project, "bots_only", str(folder))
    run(bare, "nokturn", "play", NAME, "--seats", "bot:clever,bot:clever", "--lang", "en")
    assert "clever" in run(bare, "nokturn", "arena", NAME, "--bots", "clever,random", "--games", "4", "--jobs", "1")


@pytest.mark.parametrize("name", ["", "ab", "Heritage", "blood_moon", "a/b", "averyverylongname"])
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(SystemExit, match="is no name for a game"):
        new_game(name, tmp_path)


def test_the_guide_and_the_tool_say_the_same_of_a_game_that_is_not_there_yet() -> None:
    guide = (PROJECT / "docs" / "adding-a-game.md").read_text("utf-8")
    (name,) = re.findall(r"tools\.new_game (\w+)", guide)
    assert name not in GAMES
    for line in NEXT.format(name=name).splitlines()[1:-1]:
        assert line.strip() in guide


def test_a_game_that_is_there_is_not_written_over(tree: Path) -> None:
    with pytest.raises(SystemExit, match="is there already"):
        new_game(NAME, tree)
