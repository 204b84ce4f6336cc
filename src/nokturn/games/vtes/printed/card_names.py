"""Which card is meant: names as people write them.

`The Barrens`, `Barrens, The` and `barrens`; `Pentex(TM) Subversion`; `44 Magnum`; `Francois Villon (G6)`;
`Beckett ADV`.  A name is compared without case, accents, punctuation and article; other names that people use stand in
`content/facts/spellings.toml`.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from difflib import SequenceMatcher
from functools import cache, lru_cache

import msgspec

from nokturn.games.vtes.printed.facts import FOLDER, Card, CryptFacts, cards
from nokturn.kernel.content import read_toml

_ARTICLES = frozenset({"the", "a", "an", "le", "la", "les", "l", "el", "il", "un", "une", "una"})
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "œ": "oe", "æ": "ae", "ß": "ss", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})
_TRADEMARK = re.compile(r"\((?:tm|r)\)|[™®©]", re.IGNORECASE)
_SUFFIX = re.compile(
    r"""\s* (?: [(\[] \s* (?:g(?:roup)?\s*(?P<in_braces>\d|any))? [\s,/]* (?P<adv_in_braces>adv(?:anced)?\.?)? \s* [)\]]
          | \s (?: g(?P<bare>\d) | (?P<adv_bare>adv(?:anced)?\.?) ) ) \s*$""",
    re.IGNORECASE | re.VERBOSE,
)
_ALIKE = 0.6
"""From how much likeness on a name is worth suggesting."""
_NEXT_BEST = 0.15
"""How much less like than the best suggestion another may be."""


class _Spellings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spelling: dict[str, list[str]]


class Spelled(msgspec.Struct, frozen=True):
    """A name with what was written behind it: its group, and whether the advanced card is meant."""

    name: str
    group: str = ""
    advanced: bool = False


def spelled(text: str) -> Spelled:
    """`Theo Bell (G6)`, `Beckett (ADV)`, `Beckett (G3 ADV)`, `Theo Bell G6`."""
    group, advanced = "", False
    while (match := _SUFFIX.search(text)) and match.group(0).strip(" ()[]"):
        group = (match["in_braces"] or match["bare"] or group).upper()
        advanced = advanced or bool(match["adv_in_braces"] or match["adv_bare"])
        text = text[: match.start()]
    return Spelled(text.strip(), group, advanced)


@lru_cache(maxsize=20_000)
def key_of(name: str) -> str:
    """What is compared: letters and digits alone."""
    return "".join(_words(name))


def named(text: str) -> tuple[Card, ...]:
    """All cards that `text` may mean: none, one, or vampires of the same name in several groups.

    Group and ADV in the text are heeded; without ADV an advanced card is not meant.
    """
    whole = _found(text)
    if whole:  # `Lodin (Olaf Holte)`: the brackets are part of the name
        return _meant(whole, Spelled(text))
    as_spelled = spelled(text)
    return _meant(_found(as_spelled.name), as_spelled)


def of_that_name(text: str) -> tuple[Card, ...]:
    """All cards of the name in `text`, whatever their group."""
    return tuple(cards()[vekn] for vekn in _found(text) or _found(spelled(text).name))


def full_name(card: Card) -> str:
    """The name, with a suffix where there are other cards of that name."""
    return f"{card.name} ({card.suffix})" if len(of_that_name(card.name)) > 1 else card.name


def suggestions(text: str, most: int = 3) -> tuple[str, ...]:
    """Names that look like what was written, the likeliest first."""
    wanted = key_of(spelled(text).name)
    if not wanted:
        return ()
    shared = Counter(vekn for part in _parts(wanted) for vekn in _by_part().get(part, ()))
    likely = [(vekn, key_of(cards()[vekn].name)) for vekn, _ in shared.most_common(60)]
    rated = sorted(((_likeness(wanted, key), vekn) for vekn, key in likely), reverse=True)
    least = max(_ALIKE, rated[0][0] - _NEXT_BEST) if rated else 1.0
    names = dict.fromkeys(full_name(cards()[vekn]) for likeness, vekn in rated if likeness >= least)
    return tuple(names)[:most]


def _likeness(wanted: str, key: str) -> float:
    """Between 0 and 1; what a name begins with counts as much as all of it: people write `Govern`."""
    if len(wanted) >= 4 and key.startswith(wanted):
        return 0.9 + len(wanted) / len(key) / 10
    return SequenceMatcher(None, wanted, key, autojunk=False).ratio()


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", _TRADEMARK.sub("", text).lower().translate(_LETTERS))
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.findall(r"[a-z0-9]+", bare.replace("'", "").replace("’", "").replace("`", "").replace("&", " and "))


@lru_cache(maxsize=20_000)
def _found(text: str) -> tuple[int, ...]:
    words = _words(text)
    index = _by_key()
    if found := index.get("".join(words)):
        return found
    if len(words) > 1 and words[-1] in _ARTICLES:  # `Barrens, The`
        words = [words[-1], *words[:-1]]
        if found := index.get("".join(words)):
            return found
    if len(words) > 1 and words[0] in _ARTICLES:
        return index.get("".join(words[1:]), ())
    return ()


def _meant(found: tuple[int, ...], as_spelled: Spelled) -> tuple[Card, ...]:
    candidates = [cards()[vekn] for vekn in found]
    if as_spelled.group:
        candidates = [card for card in candidates if isinstance(card, CryptFacts) and card.group == as_spelled.group]
    if as_spelled.advanced:
        return tuple(card for card in candidates if isinstance(card, CryptFacts) and card.advanced)
    base = tuple(card for card in candidates if not (isinstance(card, CryptFacts) and card.advanced))
    return base or tuple(candidates)


@cache
def _by_key() -> Mapping[str, tuple[int, ...]]:
    """Key -> the cards of that name; a printed name goes before another spelling, and that before a dropped article."""
    index: dict[str, tuple[int, ...]] = {}
    for vekn, card in cards().items():
        key = key_of(card.name)
        index[key] = (*index.get(key, ()), vekn)
    for number, others in read_toml(FOLDER / "spellings.toml", _Spellings).spelling.items():
        for other in others:
            index.setdefault(key_of(other), index[key_of(cards()[int(number)].name)])
    bare: dict[str, tuple[int, ...]] = {}
    for vekn, card in cards().items():
        words = _words(re.sub(r"\(.*\)", "", card.name))  # `Lodin` for `Lodin (Olaf Holte)`
        key = "".join(words[1:] if len(words) > 1 and words[0] in _ARTICLES else words)
        bare[key] = (*bare.get(key, ()), vekn)
    return {**bare, **index}


def _parts(key: str) -> set[str]:
    edged = f"^{key}"
    return {edged[start : start + 3] for start in range(len(edged) - 2)}


@cache
def _by_part() -> Mapping[str, list[int]]:
    """Three letters -> the cards whose names have them in a row: narrows the search for what looks alike."""
    parts: dict[str, list[int]] = {}
    for vekn, card in cards().items():
        for part in _parts(key_of(card.name)):
            parts.setdefault(part, []).append(vekn)
    return parts
