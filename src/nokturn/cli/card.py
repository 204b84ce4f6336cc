"""`nokturn card`: all about one card: what is printed on it, what was ruled, where it is written and tested."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nokturn
from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.games import folder_named, game_named
from nokturn.kernel.finder.concordance import fold
from nokturn.kernel.finder.evidence import Test, code_files
from nokturn.kernel.finder.index import evidence, working_copy
from nokturn.kernel.parts.printed import Printed, PrintedMatter, Ruling
from nokturn.kernel.words import kernel_says

FOLDER = Path(__file__).parent
PACKAGE = Path(nokturn.__file__).parent


def card(*name: str, game: str = "vtes", lang: str | None = None) -> int:
    """What is printed on a card in our words and in the publisher's, its rulings, the code and the tests of it.

    Parameters
    ----------
    name:
        Its name in any language, as people write it, or its id.
    game:
        Which game.
    lang:
        pl or en; otherwise the language of your system.
    """
    sheet = Sheet(game, language(lang))
    found = meant(game_named(game).printed, " ".join(name))
    if not found:
        sheet.screen.say(sheet.say("card-unknown", name=" ".join(name)))
        return 1
    for number, one in enumerate(found):
        sheet.screen.say(*[""] * bool(number), *sheet.lines(one))
    return 0


def meant(printed: PrintedMatter, name: str) -> list[Printed]:
    """The cards of this name; else what people may mean by it."""
    wanted = fold(name)
    gallery = printed.gallery()
    exact = [one for one in gallery if wanted in {fold(one.id), *map(fold, one.name.values())}]
    return exact or list(printed.search(name)[:1])


class Sheet:
    """Says everything about cards of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang, self.screen = game_named(game), lang, Screen()
        self.folder, self.root = folder_named(game), working_copy(PACKAGE)
        self.proof = evidence(self.folder, self.root / "tests" if self.root else None)

    def say(self, key: str, **facts: Any) -> str:
        return kernel_says(self.lang, key, facts, FOLDER)

    def lines(self, one: Printed) -> Iterator[str]:
        names = dict.fromkeys([one.name.get(self.lang, ""), *one.name.values()])
        yield f"{' / '.join(filter(None, names))} [{one.id}]"
        yield from _indented(one.text.get(self.lang, ""))
        tests = (self.proof.cards or {}).get(one.id, [])
        published = self.game.printed.published(one.id)
        if published:
            yield f"  {self.say('card-published')}"
            yield from _indented(published.text, "    ")
            yield f"  {self.say('card-rulings', count=len(published.rulings))}"
            for ruling in published.rulings:
                yield from self._ruling(ruling, tests)
        rules = sorted({rule for test in tests for rule in test.rules})
        if rules:
            yield f"  {self.say('card-rules', rules=', '.join(rules))}"
        yield f"  {self.say('card-code')}"
        yield from [f"    {place}" for place in self._written(one.id)]
        counted = "rules-tests-away" if self.proof.cards is None else "card-tests"
        yield f"  {self.say(counted, count=len(tests))}"
        yield from [f"    {_at(test)}" for test in tests]

    def _ruling(self, ruling: Ruling, tests: list[Test]) -> Iterator[str]:
        sources = [label for label, _ in ruling.sources]
        yield f"    {ruling.text} [{', '.join(sources)}]"
        for test in tests:
            if set(test.rulings) & set(sources):
                yield f"      {self.say('card-honoured', test=_at(test))}"

    def _written(self, card: str) -> Iterator[str]:
        """The places where the card stands: its entry first, then what it does."""
        quoted = f'"{card}"'
        files = sorted(code_files(self.folder), key=lambda path: path.suffix != ".toml")
        for path in files:
            text = path.read_text("utf-8")
            if quoted in text and path.name != "waves.toml":
                line = text[: text.index(quoted)].count("\n") + 1
                yield f"{path.relative_to(self.root or PACKAGE.parent).as_posix()}:{line}"


def _at(test: Test) -> str:
    return f"tests/{test.file}:{test.line}  {test.name}"


def _indented(text: str, by: str = "  ") -> Iterator[str]:
    yield from [f"{by}{line}" for line in text.splitlines()]
