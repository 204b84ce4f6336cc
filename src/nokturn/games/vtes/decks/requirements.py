"""What a library card requires of a minion besides clan, path and Disciplines, held against what is printed on it."""

from __future__ import annotations

import re
from functools import cache

from nokturn.games.vtes.printed.facts import CryptFacts, LibraryFacts, crypt_cards

_CAPACITY = re.compile(r"^capacity (?P<size>\d+) or (?P<way>more|less)$")
_SECTS = frozenset({"camarilla", "sabbat", "independent", "anarch", "laibon"})
_NON = "non-"
_TITLED = "titled"


def printed_terms(card: LibraryFacts) -> tuple[str, ...]:
    """Those that a crypt card can meet as it is printed; Gehenna, the Edge or a merged card are of the game itself."""
    return tuple(term for term in card.others if _known(term.removeprefix(_NON)))


def meets(minion: CryptFacts, terms: tuple[str, ...]) -> bool:
    """One of several titles or sects is enough; everything else has to be so."""
    wanted = [{term for term in terms if term in _titles()}, {term for term in terms if term in _SECTS}]
    rest = [term for term in terms if not any(term in one for one in wanted)]
    return all(any(_has(minion, term) for term in one) for one in wanted if one) and all(
        not _has(minion, term.removeprefix(_NON)) if term.startswith(_NON) else _has(minion, term) for term in rest
    )


def _has(minion: CryptFacts, term: str) -> bool:
    if match := _CAPACITY.match(term):
        size = int(match["size"])
        return minion.capacity >= size if match["way"] == "more" else minion.capacity <= size
    if term == _TITLED:
        return bool(minion.title)
    return term in (minion.title.replace("_", " "), minion.sect, minion.clan) or _as_trait(term) in minion.traits


def _known(term: str) -> bool:
    return bool(
        term in _SECTS or term == _TITLED or term in _titles() or _CAPACITY.match(term) or _as_trait(term) in _traits()
    )


@cache
def _titles() -> frozenset[str]:
    return frozenset(card.title.replace("_", " ") for card in crypt_cards().values() if card.title)


@cache
def _traits() -> frozenset[str]:
    """Clans too: some cards are not for Caitiff."""
    return frozenset(trait for card in crypt_cards().values() for trait in (*card.traits, card.clan))


def _as_trait(term: str) -> str:
    return term.replace(" ", "_")
