"""Typed words against what is offered: `brujah`, `br04 d1 down`, `zostań`, `1 3`, `tak`.

Accents and case do not matter, a word may be cut short, and both languages are
understood whatever the table speaks.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from nokturn.kernel.finder.concordance import fold
from nokturn.kernel.plain import Leaf, leaf_named
from nokturn.kernel.words import Words, kebab

YES = frozenset({"yes", "y", "tak", "t"})
NO = frozenset({"no", "n", "nie"})
NOTHING = frozenset({"none", "nothing", "nic", "zadna", "zadnej"})
EVERYTHING = frozenset({"all", "everything", "wszystko", "wszystkie"})


def tokens(text: str) -> list[str]:
    """The words of a text, folded: lower case, no accents, no signs."""
    return re.findall(r"[^\W_]+", fold(text))


def yes_or_no(text: str) -> bool | None:
    """True for yes, False for no, None for anything else."""
    word = fold(text.strip())
    return True if word in YES else False if word in NO else None


def whole_number(text: str) -> int | None:
    """A whole number, or None."""
    return int(text) if re.fullmatch(r"\s*[-+]?[0-9]{1,9}\s*", text) else None


def numbers(text: str) -> list[int] | None:
    """`1 3`, `1, 3`, `1,3`; None if anything else is in there."""
    parts = re.split(r"[\s,;]+", text.strip())
    return [int(part) for part in parts] if all(re.fullmatch(r"[0-9]{1,9}", part) for part in parts) else None


class Vocabulary:
    """The words under which options are known at one table."""

    def __init__(self, readers: Sequence[Words]) -> None:
        self.readers = readers
        self._known: dict[Any, frozenset[str]] = {}

    def words_of(self, option: Leaf) -> frozenset[str]:
        """Every word of the option's sentences, and the names and ids of the things in it.

        The names for themselves too: a sentence may decline them."""
        if option not in self._known:
            texts = [words.option(option) for words in self.readers]
            for field in option.__struct_fields__:
                if things := ids(value := getattr(option, field)):
                    texts += [*things, *(str(words.name(field, value)) for words in self.readers)]
            self._known[option] = frozenset(word for text in texts for word in tokens(text))
        return self._known[option]

    def fitting(self, text: str, options: Iterable[Any]) -> list[Any]:
        """The options that all typed words fit; those they fit to the letter, if there are any."""
        typed = tokens(text)
        if not typed:
            return []
        fits = [option for option in options if all(_begins(word, self.words_of(option)) for word in typed)]
        exact = [option for option in fits if self.words_of(option).issuperset(typed)]
        return self.called(text, exact or fits) or exact or fits

    def called(self, text: str, options: Iterable[Any]) -> list[Any]:
        """The options whose whole sentence was typed."""
        typed = tokens(text)
        return [option for option in options if typed in [tokens(words.option(option)) for words in self.readers]]

    def words_of_kind(self, kind: type[Leaf]) -> frozenset[str]:
        """The words that all options of a kind share: their sentence, with nothing filled in."""
        if kind not in self._known:
            key = f"option-{kebab(kind.__name__)}"
            blanks = [[(field, blank) for field in kind.__struct_fields__] for blank in ("", True)]
            texts = [words.say(key, facts) for words in self.readers for facts in blanks]
            self._known[kind] = frozenset(word for text in texts for word in tokens(text))
        return self._known[kind]

    def kinds_meant(self, text: str, kinds: Iterable[str]) -> list[str]:
        """The kinds of options that the typed words speak of, whatever else they say; the best ones only."""
        typed = tokens(text)
        scores = {}
        for name in kinds:
            kind = leaf_named(name)
            if kind is not None and typed and _begins(typed[0], self.words_of_kind(kind)):
                scores[name] = sum(_begins(word, self.words_of_kind(kind)) for word in typed)
        return [name for name, score in scores.items() if score == max(scores.values())]


def ids(value: Any) -> list[str]:
    """The ids in a field: a string, or several in a tuple."""
    if isinstance(value, tuple):
        return [item for item in value if isinstance(item, str)]
    return [value] if isinstance(value, str) else []


def _begins(typed: str, known: frozenset[str]) -> bool:
    """A number must be the number; a word may be cut short."""
    return typed in known if typed.isdigit() else any(word.startswith(typed) for word in known)


def named_like(text: str, readers: Sequence[Words], things: Iterable[str]) -> list[str]:
    """The printed things whose name (in any language) or id the typed words fit, exact ones first."""
    typed = tokens(text)
    if not typed:
        return []
    exact, close = [], []
    for thing in things:
        names = [tokens(str(words.name("card", thing))) for words in readers]
        if typed in names or typed == [fold(thing)]:
            exact.append(thing)
        elif any(all(_begins(word, frozenset(name)) for word in typed) for name in names):
            close.append(thing)
    return exact or close
