"""`nokturn rules`: where every rule lives and which tests name it; with words: the rulebook itself."""

from __future__ import annotations

from pathlib import Path

import nokturn
from nokturn.cli.coverage import implemented, tested
from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.games import game_named

TESTS = Path(nokturn.__file__).parents[2] / "tests"


def rules(game: str = "vendetta", /, *words: str, missing: bool = False, lang: str | None = None) -> int:
    """Every rule id, where it is implemented and which tests name it; with words: search the rulebook.

    Parameters
    ----------
    game:
        Which game.
    words:
        Look these up in the rulebook instead.
    missing:
        Show only rules that lack code or a test, and fail if there are any.
    lang:
        pl or en; otherwise the language of your system.
    """
    book = game_named(game).rulebook
    screen, speaks = Screen(), language(lang)
    if words:
        found = book.search(" ".join(words), speaks, limit=30)
        screen.say(*[f"[{rule.id}] {rule.text(speaks)}" for rule in found])
        if not found:
            screen.say(f"No rule of {game} speaks of '{' '.join(words)}'. Try fewer or other words.")
        return 0 if found else 1
    code = implemented(game_named(game))
    tests = tested(game_named(game), TESTS) if TESTS.is_dir() else None
    lacking = [rule for rule in book.rules if not code[rule] or (tests is not None and not tests[rule])]
    for rule in lacking if missing else book.rules:
        screen.say(rule, f"  code: {places(code[rule])}")
        if tests is not None:
            screen.say(f"  tests: {places(tests[rule])}")
    with_code = sum(bool(code[rule]) for rule in book.rules)
    with_test = "the tests are not here to be counted" if tests is None else f"{sum(map(bool, tests.values()))} tested"
    screen.say(f"{len(book.rules)} rules: {with_code} implemented, {with_test}.")
    return 1 if missing and lacking else 0


def places(found: list[str]) -> str:
    """The first few, and how many more there are."""
    shown = ", ".join(found[:4]) or "none"
    return f"{shown} and {len(found) - 4} more" if len(found) > 4 else shown
