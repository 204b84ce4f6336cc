"""The rules catalogue of a game: every rule by id, in both languages.

`rules.toml` feeds refusals, the rules browser and the coverage report; `terms.toml`
is the glossary.
"""

from __future__ import annotations

import ast
import tomllib
import unicodedata
from hashlib import blake2b
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from nokturn.kernel.errors import ContentError

Lang = Literal["en", "pl"]
T = TypeVar("T")


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
        rules = read_toml(folder / "rules.toml", _RulesFile)
        terms_file = folder / "terms.toml"
        terms = read_toml(terms_file, _TermsFile) if terms_file.exists() else _TermsFile()
        ids = [rule.id for rule in rules.rule]
        twice = {rule for rule in ids if ids.count(rule) > 1}
        if twice:
            raise ContentError(f"{folder / 'rules.toml'}: ids used twice: {', '.join(sorted(twice))}.")
        chapters = {chapter.id for chapter in rules.chapter}
        for rule in rules.rule:
            if rule.chapter not in chapters:
                raise ContentError(f"{folder / 'rules.toml'}: {rule.id} names the unknown chapter '{rule.chapter}'.")
        return cls(rules.chapter, rules.rule, terms.term)

    def text(self, rule: str, lang: str) -> str:
        """The rule in the reader's language; an empty id has no text."""
        found = self.rules.get(rule)
        return found.text(lang) if found else ""

    def search(self, words: str, lang: str, limit: int = 12) -> list[RuleText]:
        """Rules that speak of all `words` (any language, accents optional): best first, rulings last."""
        wanted = [fold(word) for word in words.split()]
        if not wanted:
            return []
        scored = []
        for number, rule in enumerate(self.rules.values()):
            own, other = fold(rule.text(lang)), fold(f"{rule.id} {rule.en} {rule.pl}")
            if all(word in other for word in wanted):
                hits = sum(own.count(word) for word in wanted)
                exact = rule.id.casefold() == words.strip().casefold()
                scored.append((not exact, rule.status == "ruling", -hits, number, rule))
        return [rule for *_, rule in sorted(scored, key=lambda entry: entry[:4])[:limit]]


def fold(text: str) -> str:
    """Lower case without accents, so that `szal` finds `szał`."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(c for c in plain if not unicodedata.combining(c))


def read_toml(path: Path, kind: type[T]) -> T:
    """Decode a data file into `kind`; every fault names the file and the entry."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(f"{path}: cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError as error:
        raise ContentError(f"{path}: not UTF-8 text ({error}). Save it as UTF-8.") from None
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{path}: not valid TOML: {error}.") from None
    except msgspec.ValidationError as error:
        raise ContentError(f"{path}: {error}.") from None


def rules_hash(folder: Path) -> str:
    """Changes whenever the rules or the data of a game change, and only then.

    Python files are hashed by their syntax tree, so comments and layout do not count; nor does the game's bot,
    which plays by the rules and makes none."""
    digest = blake2b(digest_size=8)
    for path in sorted(folder.rglob("*")):
        relative = path.relative_to(folder)
        if relative.parts[0] in ("locale", "bot") or relative.name in ("rules.toml", "terms.toml"):
            continue
        if path.suffix == ".py":
            digest.update(f"{relative}".encode())
            digest.update(ast.dump(ast.parse(path.read_bytes())).encode())
        elif path.suffix in (".toml", ".csv"):
            digest.update(f"{relative}".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
