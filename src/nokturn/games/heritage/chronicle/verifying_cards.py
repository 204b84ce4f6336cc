"""Every sticker on a card, every card that was turned over and every scheme that left its research deck: could a rule
have done that?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from nokturn.games.heritage.chronicle.stickers import as_offered, used
from nokturn.games.heritage.printed.abilities import ABILITIES, BOUND
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.prologue import LONGEST_NAME
from nokturn.games.heritage.printed.chronicle.stickers import COPIES
from nokturn.games.heritage.printed.clans import CLANS, THIN_BLOOD
from nokturn.games.heritage.printed.missions import CHRONICLE_MISSIONS, MISSIONS, MISSIONS_OF
from nokturn.games.heritage.printed.people import ANCILLA, BASE, LEADER, PEOPLE, Character
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state.books import Books, Chronicle
from nokturn.kernel.game import SEATS
from nokturn.kernel.plain import is_line

Fault = tuple[str, dict[str, Any]]


def card_faults(chronicle: Chronicle) -> Iterator[Fault]:
    books, cards = chronicle.books, dict(chronicle.cards)
    for card, now in chronicle.cards:
        if card not in PEOPLE or not _possible(books, card, now):
            yield "chronicle-card", {"found": card}
            return
    yield from _stock(books, cards)
    if unlocked_characters(books) != {card for card in cards if PEOPLE[card].kind == "chronicle"}:
        yield "chronicle-unlocked", {}
    turned = sum([PEOPLE[card].kind == BASE for card in cards])
    if turned > elevations(books):
        yield "chronicle-elevated", {"found": turned, "most": elevations(books)}
    for haven in chronicle.havens:
        if haven.servant and not _is_there(books, cards, haven.servant):
            yield "chronicle-servant", {"found": haven.servant}
    if any(bool(haven.servant) for haven in chronicle.havens) and books.chapter == 1:
        yield "chronicle-servant", {"found": next(haven.servant for haven in chronicle.havens if haven.servant)}
    yield from _schemes(chronicle)


def _possible(books: Books, card: str, now: Character) -> bool:
    """HER-STICK-07, HER-STICK-09, HER-AFTER-12 to -15: the side, the clan and the stickers go together."""
    person = PEOPLE[card]
    if person.kind == LEADER or now.side not in person.sides or now.side == BASE or not _is_there(books, {card}, card):
        return False
    if now.clan not in ((person.clan,) if person.clan else (*CLANS, THIN_BLOOD)):
        return False
    on_it = (*person.sides[now.side], *now.stickers)
    if set(now.stickers) - set(ABILITIES) or len(set(on_it)) < len(on_it) or len(now.stickers) > person.free_slots:
        return False
    if BOUND in now.stickers and now.clan not in CLANS:
        return False
    named = not now.name or (_is_name(now.name) and person.kind == BASE and now.side == ANCILLA)
    return named and all(_within_reach(books, ability) for ability in now.stickers)


def _is_name(name: str) -> bool:
    """HER-R-64: a name of the sheet by its id, or a line that somebody wrote and that the sheet does not offer."""
    return is_line(name, LONGEST_NAME) and as_offered(name) == name


def _within_reach(books: Books, ability: str) -> bool:
    """Somebody has the dots for it: they never become fewer; HER-AFTER-13."""
    printed = ABILITIES[ability]
    return any(dict(sheet.dots).get(printed.trait, 0) >= printed.min_dots for sheet in books.sheets)


def _is_there(books: Books, cards: Any, card: str) -> bool:
    """HER-CHRON-04: the card has come into the game by now."""
    if card not in PEOPLE or PEOPLE[card].kind == LEADER:
        return False
    if PEOPLE[card].kind == "chronicle":
        return card in cards
    return PEOPLE[card].era <= CHAPTERS[books.chapter].era


def _stock(books: Books, cards: dict[str, Character]) -> Iterator[Fault]:
    """No more stickers than there were, no more abilities than there were occasions, no name twice."""
    for sticker, count in used(cards).items():
        if count > COPIES[sticker]:
            yield "chronicle-stock", {"found": sticker, "count": count, "most": COPIES[sticker]}
    names = Counter([now.name.casefold() for now in cards.values() if now.name])
    for name, count in names.items():
        if count > 1:
            yield "chronicle-twice", {"found": ascii(name)}
    placed = sum([len(now.stickers) for now in cards.values()])
    if placed > len(books.log) * len(books.sheets):
        yield "chronicle-stock", {"found": "ability", "count": placed, "most": len(books.log) * len(books.sheets)}


def unlocked_characters(books: Books) -> set[str]:
    """Whoever lies with a mission that was resolved; HER-DECK-02."""
    past = [MISSIONS[mission] for number in range(1, books.chapter) for mission in MISSIONS_OF[number]]
    return {one.detail for one in past if one.gift == "unlock" and PEOPLE[one.detail].kind == "chronicle"}


def elevations(books: Books) -> int:
    """How many base characters can have been turned over: a servant each, and one for every reward; HER-PROL-04."""
    past = [MISSIONS[mission] for number in range(1, books.chapter) for mission in MISSIONS_OF[number]]
    return (books.chapter > 1) * len(books.sheets) + sum([one.gift == "elevate" for one in past])


def _schemes(chronicle: Chronicle) -> Iterator[Fault]:
    """HER-AFTER-05, HER-SETUP-17: by a loser of that clan, or by an unlocked leader who has been played."""
    books = chronicle.books
    may: Counter[str] = Counter()
    for number, entry in enumerate(books.log, 1):
        may[entry.clans[SEATS.index(entry.places[-1])]] += CHAPTERS[number].intrigue
    for at, haven in enumerate(chronicle.havens):
        for leader in haven.leaders:
            if _was_played(books, at, leader):
                may[PEOPLE[leader].clan] += sum([SCHEMES[one].locked for one in PEOPLE[leader].schemes])
    found = [one for one in chronicle.unlocked if one in SCHEMES and SCHEMES[one].locked]
    if len(set(found)) < len(chronicle.unlocked) or Counter([SCHEMES[one].clan for one in found]) - may:
        yield "chronicle-schemes", {"found": ", ".join(chronicle.unlocked)}


def _was_played(books: Books, at: int, leader: str) -> bool:
    """Whether the owner of the haven has led the clan since the leader was unlocked; HER-DECK-06."""
    unlocked = next(mission.chapter for mission in CHRONICLE_MISSIONS.values() if mission.detail == leader)
    return any(entry.clans[at] == PEOPLE[leader].clan for entry in books.log[unlocked:])
