"""What is printed on a card, as a paragraph that can be read aloud."""

from __future__ import annotations

from typing import Any

from nokturn.games.vtes.printed.content import CRYPT, LIBRARY, name_of
from nokturn.games.vtes.printed.printed import LibraryCard, PrintedCard, Vampire
from nokturn.kernel.words import Words

THINGS = (*CRYPT, *LIBRARY)
"""Everything somebody might want to read."""
_BONUSES = ("bleed", "strength", "stealth", "intercept")


def about(thing: str, words: Words) -> str:
    """What is printed on the card `thing`; '' if it is none."""
    if thing in CRYPT:
        return " ".join([*_vampire(CRYPT[thing], words), *_passages(CRYPT[thing], words)])
    if thing in LIBRARY:
        return " ".join([*_library_card(LIBRARY[thing], words), *_passages(LIBRARY[thing], words)])
    return ""


def _vampire(card: Vampire, words: Words) -> list[str]:
    facts = {"name": card.name, "clan": card.clan, "group": card.group, "capacity": card.capacity, "sect": card.sect}
    parts = [_say(words, "about-vampire", **facts)]
    if card.title:
        scope = name_of("clan", card.city, words.lang) or card.city
        parts.append(_say(words, "about-title-of" if scope else "about-title", title=card.title, scope=scope))
    if card.disciplines:
        parts.append(_say(words, "about-disciplines", levels=tuple(_level(code, words) for code in card.disciplines)))
    parts += [_say(words, f"about-{bonus}", amount=getattr(card, bonus)) for bonus in _BONUSES if getattr(card, bonus)]
    return parts


def _library_card(card: LibraryCard, words: Words) -> list[str]:
    marks = [mark for mark in ("unique", "location", "trifle", "out_of_turn", "burn_option") if getattr(card, mark)]
    kinds = [str(words.name("type", kind)) for kind in card.types]
    kinds += [_say(words, f"about-{mark.replace('_', '-')}") for mark in marks]
    parts = [_say(words, "about-card", name=card.name, kinds=", ".join(kinds))]
    costs = [_say(words, f"about-cost-{what}", amount=amount) for what, amount in _costs(card) if amount]
    if costs:
        parts.append(_say(words, "about-cost", cost=words.list(costs)))
    if card.clan:
        parts.append(_say(words, "about-requires-clan", clan=card.clan))
    if card.titles:
        parts.append(_say(words, "about-requires-title", needed=_either(words, "title", card.titles)))
    if card.disciplines:
        either = _either(words, "discipline", card.disciplines)
        needed = either if card.discipline_mode == "any" else words.name("disciplines", card.disciplines)
        parts.append(_say(words, "about-requires-discipline", needed=needed))
    return parts


def _costs(card: LibraryCard) -> tuple[tuple[str, int | str], ...]:
    return ("pool", card.pool), ("blood", card.blood), ("conviction", card.conviction)


def _either(words: Words, kind: str, things: tuple[str, ...]) -> str:
    return f" {words.say('about-or')} ".join(str(words.name(kind, thing)) for thing in things)


def _passages(card: PrintedCard, words: Words) -> list[str]:
    """The text, line by line; a line that needs Disciplines says which."""
    return [
        f"{words.list([_level(code, words) for code in passage.disciplines])}: {passage.text}"
        if passage.disciplines
        else passage.text
        for passage in card.passages(words.lang)
    ]


def _level(code: str, words: Words) -> str:
    """A Discipline at its level: in capitals superior."""
    return _say(words, "about-superior" if code.isupper() else "about-inferior", discipline=code)


def _say(words: Words, key: str, **facts: Any) -> str:
    return words.say(key, facts.items())
