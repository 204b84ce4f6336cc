"""What the chronicle book has brought to light between two chapters, by the names its pages use; nothing of the chapter
that comes next, HER-CHRON-03."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, opens_era
from nokturn.games.heritage.printed.chronicle.story import FINAL_CARD
from nokturn.games.heritage.printed.missions import MISSIONS, MISSIONS_OF
from nokturn.games.heritage.printed.names import IN_THE_BOOK
from nokturn.games.heritage.printed.people import ANCILLA, PEOPLE
from nokturn.games.heritage.seen.gallery import era_card, named, printed_person
from nokturn.games.heritage.seen.opened import printed_mission
from nokturn.games.heritage.state.books import Books, Chronicle
from nokturn.games.heritage.state.inventory import ENTERING
from nokturn.kernel.game import Printed


def opened_by(state: Chronicle) -> tuple[Printed, ...]:
    books = state.books
    played = range(1, len(books.log) + 1)
    return (
        *[named(kind, thing, IN_THE_BOOK[kind][thing]) for number in played for kind, thing in _chapter(number)],
        *[printed_mission(mission) for number in played for mission in MISSIONS_OF[number]],
        *[era_card(card) for card in books.era_cards],
        *_end(books),
        *_people(state),
    )


def _chapter(number: int) -> Iterator[tuple[str, str]]:
    chapter = CHAPTERS[number]
    yield "location", f"chapter_{number}"
    yield "title", chapter.title
    if opens_era(number):
        yield "story", f"era.{chapter.era}"
    yield "story", f"chapter.{number}.intro"
    yield "story", f"chapter.{number}.outro"
    for mission in MISSIONS_OF[number]:
        yield "story", f"mission.{mission}"
        yield from [("decision", f"{mission}.{which}") for which in MISSIONS[mission].decisions]


def _end(books: Books) -> Iterator[Printed]:
    if books.last_card:
        yield named("card", FINAL_CARD.id, IN_THE_BOOK["card"][FINAL_CARD.id])
        yield named("story", "end", IN_THE_BOOK["story"]["end"])


def _people(state: Chronicle) -> Iterator[Printed]:
    """Everybody who was turned over, and the leaders that were unlocked; of later eras, whoever came with one that was
    played."""
    era = CHAPTERS[len(state.books.log)].era if state.books.log else 1
    yield from [printed_person(PEOPLE[card]) for card in ENTERING if PEOPLE[card].era <= era]
    for card, now in state.cards:
        if PEOPLE[card].kind == "chronicle" or now.side == ANCILLA:
            yield printed_person(PEOPLE[card], now.side, now.stickers)
    for leader in dict.fromkeys([leader for haven in state.havens for leader in haven.leaders]):
        yield printed_person(PEOPLE[leader])
