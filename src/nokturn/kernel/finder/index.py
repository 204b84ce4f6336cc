"""A game's rulebook, and where each rule is carried out and tested, without importing the game.

The first who asks waits until the sources are read; after that only what has changed since is read again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from nokturn.kernel.errors import ContentError
from nokturn.kernel.finder.cache import Stamp, Stamps, maker, remember, remembered, stamp
from nokturn.kernel.finder.concordance import Concordance
from nokturn.kernel.finder.evidence import (
    Found,
    Place,
    Test,
    by_card,
    card_tests,
    code_files,
    places,
    rules_in_code,
    rules_in_tests,
    test_files,
)
from nokturn.kernel.rules import Chapter, Rulebook, RuleText, Term

_MAKER = maker(Path(__file__).parent)
SHIPPED = "evidence.json"
"""Beside a game that was installed without its tests: what they proved when it was built."""


class Evidence(msgspec.Struct, frozen=True):
    """Rule id -> the places that carry it out, the nearest first, and the tests that name it."""

    code: dict[str, list[Place]]
    tests: dict[str, list[Place]] | None
    """None: the tests are not here to be counted."""
    cards: dict[str, list[Test]] | None = None
    """Card id -> the tests that play it."""


class _Book(msgspec.Struct, frozen=True, array_like=True):
    made_from: Stamps
    chapters: list[Chapter]
    rules: list[RuleText]
    terms: list[Term]
    concordance: Concordance
    definitions: Concordance


T = TypeVar("T", Found, Test)


class _Read(msgspec.Struct, Generic[T], frozen=True, array_like=True):
    """What a file says, and its stamp when it was read."""

    stamp: Stamp
    found: list[T]


def rulebook(folder: Path) -> Rulebook:
    """The rules of the game in `folder`, ready to be searched."""
    about = f"rulebook {folder}"
    made_from = {path.name: stamp(path) for path in sorted(folder.glob("*.toml"))}
    known = remembered(about, _MAKER, _Book)
    if known and known.made_from == made_from:
        book = Rulebook(known.chapters, known.rules, known.terms)
        book.concordance, book.definitions = known.concordance, known.definitions
        return book
    book = Rulebook.load(folder)
    chapters, rules, terms = list(book.chapters.values()), list(book.rules.values()), list(book.terms.values())
    remember(about, _MAKER, _Book(made_from, chapters, rules, terms, book.concordance, book.definitions))
    return book


def evidence(folder: Path, tests: Path | None) -> Evidence:
    """What proves the rules of the game in `folder`: read off its code and `tests`, or as it was shipped."""
    shipped = folder / SHIPPED
    if tests is None and shipped.exists():
        try:
            return msgspec.json.decode(shipped.read_bytes(), type=Evidence)
        except (OSError, msgspec.MsgspecError) as error:
            raise ContentError(f"{shipped}: {error}. Install Nokturn again.") from None
    code = places(_read(f"code {folder}", Found, folder, code_files(folder), _in_code))
    named = places(_read(f"tests {tests}", Found, tests, test_files(tests), _in_tests)) if tests else None
    known = rulebook(folder).rules
    return Evidence(
        {rule: code.get(rule, []) for rule in known},
        None if named is None else {rule: named.get(rule, []) for rule in known},
        None if tests is None else by_card(one for _, one in _tests_of_cards(tests, folder.name)),
    )


def _tests_of_cards(tests: Path, game: str) -> list[tuple[str, Test]]:
    """Ids of cards are a game's own: only its own tests are read."""
    files = test_files(tests / "games" / game)
    return _read(f"cards {tests} {game}", Test, tests, files, lambda path, name: card_tests(_text(path), name))


def _in_code(path: Path, name: str) -> list[Found]:
    return rules_in_code(_text(path), table=path.suffix == ".toml")


def _in_tests(path: Path, name: str) -> list[Found]:
    return rules_in_tests(_text(path))


def _text(path: Path) -> str:
    return path.read_text("utf-8")


def _read(
    about: str, kind: type[T], folder: Path, files: Iterable[Path], reader: Callable[[Path, str], list[T]]
) -> list[tuple[str, T]]:
    """What is in `files`, each with the name of its file; only the changed ones are read."""
    before = remembered(about, _MAKER, dict[str, _Read[kind]]) or {}  # type: ignore[valid-type]  # known when it runs
    now: dict[str, _Read[T]] = {}
    for path in files:
        name, seen = path.relative_to(folder).as_posix(), stamp(path)
        known = before.get(name)
        now[name] = known if known and known.stamp == seen else _Read(seen, reader(path, name))
    if now != before:
        remember(about, _MAKER, now)
    return [(name, one) for name, read in now.items() for one in read.found]


def working_copy(package: Path) -> Path | None:
    """The folder with sources and tests that the package in `package` belongs to; None if it was installed."""
    root = package.parents[1]
    return root if package.parent.name == "src" and (root / "tests").is_dir() else None
