"""The rules catalogue of a game: every rule by id, in both languages.

`rules.toml` feeds refusals, the rules browser and the coverage report; `terms.toml`
is the glossary.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Literal

import msgspec

from nokturn.kernel.content import by_id, read_toml, wrong_at
from nokturn.kernel.finder.concordance import Concordance, concordance, same, words_of

Lang = Literal["en", "pl"]
_EXPLAINS, _CHAPTER, _RULING, _DEFINED = 1.6, 1.3, 0.6, 0.6
"""What the rule that explains a word, or a chapter called by it, gains over mere mentions; what a ruling loses, and a
rule that has the words only in the glossary."""

_NO_RULES = ("locale", "bot", "packs")
"""Folders of a game that hold words, its bot and its packs, and no rules."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    en: str
    pl: str


class RuleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule or ruling."""

    id: str
    chapter: str
    status: str
    en: str
    pl: str
    see: tuple[str, ...] = ()

    def text(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en

    @property
    def ruling(self) -> bool:
        """Our answer to something that the rulebook leaves open."""
        return self.status in ("ruling", "outside/ruling")


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the glossary."""

    id: str
    en: str
    pl: str
    rule: str
    about_en: str
    about_pl: str


class _RulesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: list[Chapter]
    rule: list[RuleText]


class _TermsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    term: list[Term] = []


class Rulebook:
    """All rules of one game."""

    def __init__(self, chapters: list[Chapter], rules: list[RuleText], terms: list[Term]) -> None:
        self.chapters = {chapter.id: chapter for chapter in chapters}
        self.rules = {rule.id: rule for rule in rules}
        self.terms = {term.id: term for term in terms}

    @classmethod
    def load(cls, folder: Path) -> Rulebook:
        """Read `rules.toml` and `terms.toml`; a broken file is refused, naming what is wrong."""
        rules_file, terms_file = folder / "rules.toml", folder / "terms.toml"
        rules = read_toml(rules_file, _RulesFile)
        terms = read_toml(terms_file, _TermsFile) if terms_file.exists() else _TermsFile()
        chapters = by_id(rules_file, "chapter", rules.chapter)
        for number, rule in enumerate(rules.rule):
            if rule.chapter not in chapters:
                known = ", ".join(chapters)
                what = f"{rule.id} names the unknown chapter '{rule.chapter}'. Write one of: {known}."
                wrong_at(rules_file, ("rule", number, "chapter"), what)
        by_id(rules_file, "rule", rules.rule)
        by_id(terms_file, "term", terms.term)
        return cls(rules.chapter, rules.rule, terms.term)

    def text(self, rule: str, lang: str) -> str:
        """The rule in the reader's language; an empty id has no text."""
        found = self.rules.get(rule)
        return found.text(lang) if found else ""

    @cached_property
    def concordance(self) -> Concordance:
        """Its words; whoever has counted them before may hand them in."""
        return concordance({"en": rule.en, "pl": rule.pl} for rule in self.rules.values())

    @cached_property
    def definitions(self) -> Concordance:
        """The words in which the glossary explains its terms; they too may be handed in."""
        return concordance({"en": term.about_en, "pl": term.about_pl} for term in self.terms.values())

    def language_of(self, words: str, reader: str) -> str:
        """The language in which `words` stand in the book: the reader's, unless only the other one has them."""
        return self.concordance.language_of(words, reader)

    def search(self, words: str, lang: str, limit: int = 12) -> list[RuleText]:
        """The rule with this id, or the rules that speak of `words`, best first.

        Any language, any ending, accents optional.  Before the rules that only speak of a thing come the one that the
        glossary names for it and those of its chapter, after them the rulings.  Where the glossary explains a term with
        several words, its rule is found too.  Where no rule speaks of all the words, those that speak of most."""
        wanted = words.strip().upper()
        by_id = [rule for rule in self.rules.values() if "-" in wanted and rule.id.startswith(wanted)]
        if by_id:
            return sorted(by_id, key=lambda rule: rule.id != wanted)[:limit]
        every, some = self.concordance.look_up(words, lang)
        found = every or {rule: fit for rule, fit in some.items() if fit >= max(some.values()) / 2}
        for rule, fit in self._defined(words, lang):
            found[rule] = max(fit * _DEFINED, found.get(rule, 0))
        explaining = {term.rule for word in words_of(words) for term in self.glossary(word)}
        about = {chapter.id for chapter in self.chapters.values() if _titled(words, chapter)}
        rules = list(self.rules.values())

        def worth(number: int) -> float:
            rule = rules[number]
            defines = (_EXPLAINS if rule.id in explaining else 1) * (_CHAPTER if rule.chapter in about else 1)
            return found[number] * defines * (_RULING if rule.ruling else 1)

        best = sorted(found, key=lambda number: (-worth(number), number))
        return [rules[number] for number in best[:limit]]

    def _defined(self, words: str, lang: str) -> Iterator[tuple[int, float]]:
        """The rules of the terms that the glossary explains with all of several words; one alone stands in too many."""
        if len(words_of(words)) > 1:
            every, _ = self.definitions.look_up(words, lang)
            terms, numbers = list(self.terms.values()), {rule: number for number, rule in enumerate(self.rules)}
            yield from [(numbers[terms[at].rule], fit) for at, fit in every.items() if terms[at].rule in numbers]

    def glossary(self, words: str) -> list[Term]:
        """The terms that are called so, in either language, whatever the ending."""
        return [term for term in self.terms.values() if words.strip() == term.id or _called(words, term)]


def _called(words: str, term: Term) -> bool:
    """Whether `words` name a term: as many words, each the same but for its ending."""
    for lang, names in (("en", term.en), ("pl", term.pl)):
        for name in names.split(","):
            theirs, mine = words_of(name), words_of(words)
            if len(theirs) == len(mine) and all(same(a, b, lang) for a, b in zip(mine, theirs, strict=True)):
                return bool(mine)
    return False


def _titled(words: str, chapter: Chapter) -> bool:
    """Whether a chapter is called by one of these words."""
    titles = (("en", words_of(chapter.en)), ("pl", words_of(chapter.pl)))
    return any(same(word, own, lang) for word in words_of(words) for lang, title in titles for own in title)


def rules_hash(folder: Path) -> str:
    """Changes whenever the rules or the data of a game change, and only then.

    Python files are hashed by their syntax tree, so comments and layout do not count; nor does the game's bot,
    which plays by the rules and makes none, nor its packs, which a record names by themselves."""
    digest = blake2b(digest_size=8)
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder)
        if relative.parts[0].removesuffix(".py") in _NO_RULES or relative.name in ("rules.toml", "terms.toml"):
            continue
        if path.suffix == ".py":
            digest.update(f"{relative}".encode())
            digest.update(ast.dump(ast.parse(path.read_bytes())).encode())
        elif path.suffix in (".toml", ".csv"):
            digest.update(f"{relative}".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
