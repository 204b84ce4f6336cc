"""Write a deck in every format that can be read: `imported(exported(deck, form)) == deck`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.formats import jol, krcg, lackey, numbered, plain, twd, vdb
from nokturn.kernel.errors import SetupError

FORMS: Mapping[str, tuple[Callable[[Deck], str], frozenset[str]]] = MappingProxyType(
    {
        twd.FORM: (twd.write, twd.CARRIES),
        jol.FORM: (jol.write, jol.CARRIES),
        lackey.FORM: (lackey.write, lackey.CARRIES),
        plain.FORM: (plain.write, plain.CARRIES),
        vdb.FORM: (vdb.write, vdb.CARRIES),
        krcg.FORM_4: (krcg.write_4, krcg.CARRIES),
        krcg.FORM_5: (krcg.write_5, krcg.CARRIES),
        numbered.FORM: (numbered.write, numbered.CARRIES),
    }
)
"""Every format: how it is written, and which facts besides the cards it has a place for."""


def exported(deck: Deck, form: str) -> str:
    """The deck in one of the `FORMS`."""
    if form not in FORMS:
        raise SetupError(f"There is no deck format '{form}'. Choose one of: {', '.join(FORMS)}.")
    write, _ = FORMS[form]
    return write(deck)


def left_out(deck: Deck, form: str) -> tuple[str, ...]:
    """Which facts of the deck the format has no place for: `("name", "description")`."""
    _, carries = FORMS[form]
    return tuple(
        fact
        for fact in ("name", "author", "description", "event", "notes")
        if getattr(deck, fact) and fact not in carries
    )
