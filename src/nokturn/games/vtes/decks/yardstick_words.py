"""The yardstick in words: the share, the nearest misses, and the cards that would help most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nokturn.games.vtes.decks.deck_words import Fact, say
from nokturn.games.vtes.decks.yardstick import Coverage, Measured, Wanted
from nokturn.games.vtes.printed.card_names import full_name
from nokturn.games.vtes.printed.facts import cards
from nokturn.games.vtes.printed.pool import POOL
from nokturn.kernel import game as kernel


def told(found: Coverage, lang: str) -> kernel.Coverage:
    """What the yardstick shows, said in `lang`."""
    parts = {
        "yardstick-nearest": tuple(_miss(deck, lang) for deck in found.nearest),
        "yardstick-wanted": tuple(_card(card, lang) for card in found.wanted),
    }
    lacking = tuple(kernel.Lacking(say(lang, title), lines) for title, lines in parts.items() if lines)
    return kernel.Coverage(found.playable, found.decks, tuple(_summary(found, lang)), lacking)


def _summary(found: Coverage, lang: str) -> Iterator[str]:
    share = round(100 * found.share, 2)
    totals: list[tuple[str, Fact]] = [("playable", found.playable), ("decks", found.decks), ("share", share)]
    yield say(lang, f"yardstick-{found.source}", totals)
    yield say(lang, "yardstick-pool", [("cards", len(POOL)), ("all", len(cards()))])
    if found.unknown:
        yield say(lang, "yardstick-unknown", [("decks", found.unknown)])


def _miss(deck: Measured, lang: str) -> str:
    about = ", ".join(filter(None, (deck.author, deck.date)))
    lacks = some([name_or_number(vekn) for vekn in deck.missing], lang)
    facts: dict[str, Fact] = {"name": deck.name, "about": about, "count": len(deck.missing), "cards": lacks}
    return say(lang, "yardstick-miss" if about else "yardstick-miss-plain", facts.items())


def _card(card: Wanted, lang: str) -> str:
    facts: dict[str, Fact] = {"name": name_or_number(card.card), "unlocks": card.unlocks, "decks": card.decks}
    return say(lang, "yardstick-card", facts.items())


def name_or_number(vekn: int) -> str:
    """The card's name; of one we do not know, its number."""
    return full_name(cards()[vekn]) if vekn in cards() else str(vekn)


def some(names: Iterable[str], lang: str, most: int = 6) -> str:
    """The first few, and how many more there are."""
    names = tuple(names)
    listed = ", ".join(names[:most])
    return f"{listed} {say(lang, 'yardstick-more', [('count', len(names) - most)])}" if len(names) > most else listed
