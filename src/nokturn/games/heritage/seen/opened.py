"""What a chapter of the chronicle has brought to light by now, and a gallery may not show: missions, decisions, story,
titles, scoring cards, and whoever was unlocked or has come with an era; HER-CHRON-03, HER-CHRON-09."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.bloodline.line import character
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, ends_era, opens_era
from nokturn.games.heritage.printed.chronicle.eras import cards_of
from nokturn.games.heritage.printed.chronicle.story import FINAL_CARD
from nokturn.games.heritage.printed.missions import MISSIONS, MISSIONS_OF
from nokturn.games.heritage.printed.names import IN_THE_BOOK
from nokturn.games.heritage.printed.people import LEADER, PEOPLE
from nokturn.games.heritage.seen.gallery import EMBLEMS, era_card, named, printed_person
from nokturn.games.heritage.state.books import Books
from nokturn.games.heritage.state.inventory import ENTERING
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel.game import Printed


def opened(game: Heritage) -> tuple[Printed, ...]:
    """In a single game, nothing."""
    if game.books is None:
        return ()
    book = [named(kind, thing, IN_THE_BOOK[kind][thing]) for kind, thing in _words(game, game.books)]
    return (*book, *_missions(game), *[era_card(card) for card in _cards(game, game.books)], *_people(game, game.books))


def _cards(game: Heritage, books: Books) -> dict[str, None]:
    """Those that were picked; at the end of an era the two to pick from."""
    ends = len(books.log) == books.chapter and not game.step and ends_era(books.chapter)
    return dict.fromkeys((*books.era_cards, *(cards_of(CHAPTERS[books.chapter].era) if ends else ())))


def resolved(game: Heritage, books: Books) -> tuple[str, ...]:
    """The missions whose decision has been made, or is being made now; HER-AFTER-08."""
    if len(books.log) < books.chapter:
        return ()
    decided = len(books.log[-1].decisions)
    return MISSIONS_OF[books.chapter][: decided + (game.step == 3)]


def _words(game: Heritage, books: Books) -> Iterator[tuple[str, str]]:
    chapter, over = books.chapter, len(books.log) == books.chapter
    yield "location", f"chapter_{chapter}"
    if opens_era(chapter):
        yield "story", f"era.{CHAPTERS[chapter].era}"
    yield "story", f"chapter.{chapter}.intro"
    for mission in resolved(game, books):
        yield "story", f"mission.{mission}"
        yield from [("decision", f"{mission}.{which}") for which in MISSIONS[mission].decisions]
    after = over and not game.step
    if after:
        yield "story", f"chapter.{chapter}.outro"
    for entry in range(1, len(books.log) + 1):
        yield "title", CHAPTERS[entry].title
    if books.last_card:
        yield "card", FINAL_CARD.id
        yield "story", "end"


def _missions(game: Heritage) -> Iterator[Printed]:
    yield from [printed_mission(mission) for mission in game.missions]


def printed_mission(mission: str) -> Printed:
    """One of the chronicle's."""
    printed = MISSIONS[mission]
    numbers = dict.fromkeys(sorted(printed.attributes), 1)
    return Printed(mission, "mission", "", printed.name, {}, {}, numbers, EMBLEMS[mission])


def _people(game: Heritage, books: Books) -> Iterator[Printed]:
    """Base characters of the eras that have begun, leaders in havens, everybody who was unlocked, and the new side of
    whoever was turned over, HER-CHRON-08; with the stickers that are on them."""
    era = CHAPTERS[books.chapter].era
    yield from [printed_person(PEOPLE[card]) for card in ENTERING if PEOPLE[card].era <= era]
    unlocked = [card for card in game.cards if PEOPLE[card].kind != LEADER]
    unlocked += [leader for haven in game.havens.values() for leader in haven.leaders]
    unlocked += [MISSIONS[one].detail for one in resolved(game, books) if MISSIONS[one].gift == "unlock"]
    for card in dict.fromkeys(unlocked):
        now = character(game, card)
        yield printed_person(PEOPLE[card], now.side, now.stickers)
