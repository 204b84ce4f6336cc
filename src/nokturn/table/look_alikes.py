"""What a name looks like, so that nobody is called something that can be taken for somebody else's.

Unicode's own list of confusable characters says which look alike (its skeletons, UTS 39); beyond it, case and accents
make no other name, nor do signs between the letters, nor one of I, l, 1 and i for another, or 0 for o."""

from __future__ import annotations

import unicodedata
from functools import cache
from hashlib import blake2b

from confusable_homoglyphs.confusables import confusables_data

GUEST = "°"
"""Stands behind the name of somebody who has no account, wherever it is shown."""
_ALIKE = str.maketrans({"i": "l", "1": "l", "0": "o"})
_MARKS = "\u200e\u200f"
"""Directions that the list writes around characters of scripts that run from right to left."""


def unmarked(name: str) -> str:
    """A name as whoever bears it says it."""
    return name.removesuffix(GUEST)


def likeness(name: str) -> str:
    """The same for all names that look alike, and for no others; of one length, to be kept in a column."""
    return blake2b(skeleton(name).encode(), digest_size=32).hexdigest()


def skeleton(name: str) -> str:
    text = unicodedata.normalize("NFKC", name)
    for _ in range(2):  # as it is written, then whatever its case
        text = _bare("".join(_prototype(sign) for sign in _bare(text))).casefold()
    text = text.translate(_ALIKE)
    return "".join(sign for sign in text if sign.isalnum()) or text


def _bare(text: str) -> str:
    """Without accents and without what is not seen."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(sign for sign in apart if unicodedata.category(sign) not in ("Mn", "Me", "Cf"))


def _prototype(sign: str) -> str:
    return _prototypes().get(sign, sign)


@cache
def _prototypes() -> dict[str, str]:
    """Character -> what stands for all that look like it: a sequence, a Latin letter, or the first of them."""
    kin: dict[str, set[str]] = {}
    longer: dict[str, str] = {}
    for sign, others in confusables_data.items():
        one = sign.strip(_MARKS)
        for other in (entry["c"].strip(_MARKS) for entry in others):
            if len(one) == 1 and len(other) == 1:
                _unite(kin, one, other)
            elif len(one) == 1:
                longer[one] = other
    found = {sign: min(alike, key=_rank) for sign, alike in kin.items()}
    return {**found, **longer}


def _unite(kin: dict[str, set[str]], one: str, other: str) -> None:
    together = kin.get(one, {one}) | kin.get(other, {other})
    for sign in together:
        kin[sign] = together


def _rank(sign: str) -> tuple[bool, bool, int]:
    return not sign.isascii(), not ("a" <= sign <= "z"), ord(sign)
