"""The words of a rulebook and the rules they stand in, whatever their ending, in both languages.

A reader types *bites defeated*, *ugryzień* or, without accents, *odrzucic*: words are compared by their stems
(Snowball's English and Polish), and a beginning of a word finds it too.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from itertools import chain
from threading import Lock

import msgspec

_SNOWBALL = {"en": "english", "pl": "polish"}
_WORD = re.compile(r"[^\W_]+")
_SHORTEST = 3
"""Letters of a stem that says anything: `szał` without its ending would be `sz`."""
_SAME, _STEM, _BEGINS, _KIN = 1.0, 0.9, 0.6, 0.4
"""How well two words fit: the same, the same but for the ending, one begins the other, one's stem the other's."""
_stemming = Lock()
"""A stemmer keeps the word it cuts to itself: one thread at a time."""
_FOREIGN = 0.8
"""What a word counts for in the language that is not the reader's."""

_COMMON = 0.25
"""The part of all rules in which a word is too common to tell one from another."""

Fits = dict[int, float]
"""Rule, by its place in the book -> how much it speaks of something."""


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One word of the book."""

    stems: tuple[str, ...]
    rules: dict[int, int]
    """Which rules, by their place in the book -> how often."""


class Concordance(msgspec.Struct, frozen=True, array_like=True):
    """Every word of a book, by language."""

    lengths: list[int]
    """Words of each rule, both languages together."""
    words: dict[str, dict[str, Entry]]

    def look_up(self, words: str, lang: str) -> tuple[Fits, Fits]:
        """Rules that speak of all `words`, and rules that speak of some.

        The rarer a word and the shorter the rule, the more it says; words such as *when* and *the*, which every other
        rule has, need not be there beside others."""
        wanted = [self._rules_with(word, lang) for word in words_of(words)]
        telling = [found for found in wanted if len(found) <= len(self.lengths) * _COMMON] or wanted
        some: Fits = defaultdict(float)
        for found in wanted:
            rarity = math.log(1 + len(self.lengths) / max(1, len(found)))
            for rule, fit in found.items():
                some[rule] += fit * rarity / self.lengths[rule] ** 0.2
        every = {rule: fit for rule, fit in some.items() if all(rule in found for found in telling)}
        return every, dict(some)

    def language_of(self, words: str, reader: str) -> str:
        """The language of `words`: the reader's, unless one of them stands only in the other and all in all they fit
        that one better."""
        best = {
            lang: [max((fit for _, fit in _entries(word, entries)), default=0) for word in words_of(words)]
            for lang, entries in self.words.items()
        }
        other = max(best, key=lambda lang: (sum(best[lang]), lang == reader))
        return reader if all(best[reader]) else other

    def _rules_with(self, word: str, reader: str) -> Fits:
        """Rules with `word`, each as well as its best word fits; said more than once counts a little more."""
        found: Fits = {}
        for lang, entries in self.words.items():
            for entry, fit in _entries(word, entries):
                for rule, times in entry.rules.items():
                    value = fit * (1 + 0.2 * math.log(times)) * (1 if lang == reader else _FOREIGN)
                    found[rule] = max(value, found.get(rule, 0))
        return found


def _entries(word: str, entries: Mapping[str, Entry]) -> Iterable[tuple[Entry, float]]:
    """The words of the book that `word`, in whatever language, may mean."""
    plain = fold(word)
    by_form = [(fold(other), entry) for other, entry in entries.items()]
    # Somebody who types no accents means the words that have them: `odrzucic` has the stem of `odrzucić`.
    alike = chain.from_iterable(entry.stems for form, entry in by_form if form == plain)
    mine = {*chain.from_iterable(stems(word, lang) for lang in _SNOWBALL), *alike}
    for form, entry in by_form:
        if fit := fitting(plain, mine, form, entry.stems):
            yield entry, fit


def fitting(plain: str, mine: set[str], form: str, theirs: tuple[str, ...]) -> float:
    """How well a word with these stems fits another, 0 if not at all."""
    if form == plain:
        return _SAME
    if not mine.isdisjoint(theirs):
        return _STEM
    if len(plain) >= _SHORTEST and form.startswith(plain):
        return _BEGINS
    kin = any(len(stem) > _SHORTEST and other.startswith(stem) for stem in mine for other in theirs)
    return _KIN if kin else 0


def same(word: str, other: str, lang: str) -> bool:
    """Whether two words are the same but for ending and accents."""
    if fold(word[:1]) != fold(other[:1]):  # endings are cut, beginnings never: cheaper than to look at the stems
        return False
    return fitting(fold(word), set(stems(word, lang)), fold(other), stems(other, lang)) >= _STEM


def concordance(texts: Iterable[Mapping[str, str]]) -> Concordance:
    """The words of `texts`, each a rule by language."""
    found: dict[str, dict[str, dict[int, int]]] = {lang: {} for lang in _SNOWBALL}
    lengths = []
    for number, rule in enumerate(texts):
        lengths.append(sum(len(words_of(text)) for text in rule.values()))
        for lang, text in rule.items():
            for word in words_of(text):
                times = found[lang].setdefault(word, {})
                times[number] = times.get(number, 0) + 1
    words = {
        lang: {word: Entry(stems(word, lang), rules) for word, rules in entries.items()}
        for lang, entries in found.items()
    }
    return Concordance(lengths, words)


def words_of(text: str) -> list[str]:
    return _WORD.findall(text.casefold())


@lru_cache(maxsize=10_000)
def stems(word: str, lang: str) -> tuple[str, ...]:
    """What is left of a word without its endings, and without its accents; of a word typed without them too."""
    with _stemming:
        stem = _stemmer(lang)
        cut = {fold(stem(word)), stem(fold(word))}
    return tuple(sorted(left for left in cut if len(left) >= _SHORTEST)) or (fold(word),)


@cache
def _stemmer(lang: str) -> Callable[[str], str]:
    # Only where words are looked up: all its languages are read at once.
    import snowballstemmer

    found: Callable[[str], str] = snowballstemmer.stemmer(_SNOWBALL[lang]).stemWord
    return found


def fold(text: str) -> str:
    """Lower case without accents, so that `szal` finds `szał`."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(c for c in plain if not unicodedata.combining(c))
