"""`nokturn rules`: a rule by its id or by words, the code that carries it out and the tests that name it."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any

import nokturn
from nokturn.cli.screen import Screen
from nokturn.cli.seating import language
from nokturn.games import folder_named
from nokturn.kernel.finder.evidence import RULE_ID, Place
from nokturn.kernel.finder.index import Evidence, evidence, rulebook, working_copy
from nokturn.kernel.rules import Rulebook, RuleText
from nokturn.kernel.words import kernel_says

FOLDER = Path(__file__).parent
PACKAGE = Path(nokturn.__file__).parent
SHOWN = 12
"""Rules at a time, where words find more."""


def rules(game: str = "vendetta", /, *words: str, missing: bool = False, lang: str | None = None) -> int:
    """Every rule with its code and its tests; with an id or words: the rules meant, and where to look.

    Parameters
    ----------
    game:
        Which game.
    words:
        A rule's id, or words to look for in the rulebook, in any language and with any ending.
    missing:
        Show only rules that lack code or a test, and fail if there are any.
    lang:
        pl or en; otherwise the language of your system, or that of the words if they are of the other.
    """
    folder, root = folder_named(game), working_copy(PACKAGE)
    report = Report(rulebook(folder), evidence(folder, root / "tests" if root else None), folder, language(lang))
    if not words:
        return report.everything(missing=missing)
    exact = [report.book.rules[word.upper()] for word in words if word.upper() in report.book.rules]
    if len(exact) == len(words):
        for rule in exact:
            report.one(rule)
        return 0
    unknown = [word.upper() for word in words if RULE_ID.fullmatch(word.upper()) and word[-1].isdigit()]
    if unknown:
        return report.no_such(unknown[0])
    if not lang and not any(RULE_ID.fullmatch(word.upper()) for word in words):
        report.lang = report.book.language_of(" ".join(words), report.lang)
    return report.search(" ".join(words))


class Report:
    """Says where the rules of a game are carried out and tested."""

    def __init__(self, book: Rulebook, proof: Evidence, folder: Path, lang: str) -> None:
        self.book, self.proof, self.lang = book, proof, lang
        self.screen = Screen()
        root = working_copy(PACKAGE) or PACKAGE.parent
        self.place = folder.relative_to(root).as_posix()

    def say(self, key: str, **facts: Any) -> str:
        return kernel_says(self.lang, key, facts, FOLDER)

    def one(self, rule: RuleText) -> None:
        """All about one rule."""
        self.screen.say(rule_line(rule, self.lang))
        if rule.see:
            self.screen.say(f"  {self.say('rules-see', rules=', '.join(rule.see))}")
        code = self.proof.code.get(rule.id, [])
        definitions = [place for place in code if place.defines]
        mentions = [place for place in code if not place.defines]
        for heading, found in (("rules-code", definitions), ("rules-also", mentions)):
            if found:
                self.screen.say(f"  {self.say(heading)}", *[f"    {self._at(self.place, place)}" for place in found])
        if not code:
            self.screen.say(f"  {self.say('rules-code-none')}")
        tests = self._tests(rule)
        self.screen.say(f"  {self._counted(rule)}", *[f"    {self._at('tests', place)}" for place in tests])

    def no_such(self, rule: str) -> int:
        """An id that no rule has, and what may be meant."""
        near = get_close_matches(rule, self.book.rules, n=3)
        self.screen.say(self.say("rules-no-such", rule=rule, near=", ".join(near), some=len(near)))
        return 1

    def search(self, words: str) -> int:
        """The rules that speak of `words`, each with the first place to look."""
        found = self.book.search(words, self.lang, limit=len(self.book.rules))
        if not found:
            self.screen.say(self.say("rules-none", words=words))
            return 1
        if len(found) == 1:
            self.one(found[0])
            return 0
        for rule in found[:SHOWN]:
            first = [self._at(self.place, place) for place in self.proof.code.get(rule.id, [])[:1]]
            self.screen.say(rule_line(rule, self.lang), *[f"  {place}" for place in first], f"  {self._counted(rule)}")
        if len(found) > SHOWN:
            self.screen.say(self.say("rules-more", count=len(found) - SHOWN))
        return 0

    def everything(self, *, missing: bool) -> int:
        """Every rule id with its code and tests, or only those that lack one."""
        code, tests = self.proof.code, self.proof.tests
        untested = set() if tests is None else {rule for rule in self.book.rules if not tests.get(rule)}
        lacking = [rule for rule in self.book.rules if not code.get(rule) or rule in untested]
        for rule in lacking if missing else self.book.rules:
            self.screen.say(rule, f"  {self.say('rules-list-code', places=self._few(code.get(rule, [])))}")
            if tests is not None:
                self.screen.say(f"  {self.say('rules-list-tests', places=self._few(tests.get(rule, [])))}")
        with_code = sum(bool(code.get(rule)) for rule in self.book.rules)
        if tests is None:
            self.screen.say(self.say("rules-list-untested", rules=len(self.book.rules), code=with_code))
        else:
            with_test = len(self.book.rules) - len(untested)
            self.screen.say(self.say("rules-list-all", rules=len(self.book.rules), code=with_code, tests=with_test))
        return 1 if missing and lacking else 0

    def _tests(self, rule: RuleText) -> list[Place]:
        return (self.proof.tests or {}).get(rule.id, [])

    def _counted(self, rule: RuleText) -> str:
        return self.say("rules-tests-away" if self.proof.tests is None else "rules-tests", count=len(self._tests(rule)))

    def _at(self, folder: str, place: Place) -> str:
        where = f"{folder}/{place.file}:{place.line}"
        return f"{where}  {place.name}" if place.name else where

    def _few(self, found: list[Place]) -> str:
        """The first few, and how many more there are."""
        shown = ", ".join(f"{place.file}:{place.line}" for place in found[:4])
        return self.say("rules-list-few", places=shown, more=max(0, len(found) - 4), count=len(found))


def rule_line(rule: RuleText, lang: str) -> str:
    """A rule with its id; a ruling is marked as one."""
    mark = f", {kernel_says(lang, 'rules-ruling', {}, FOLDER)}" if rule.ruling else ""
    return f"[{rule.id}{mark}] {rule.text(lang)}"
