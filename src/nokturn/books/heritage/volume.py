"""What stands in the book: chapter by chapter what was told, decided and won, with the family trees of everybody; then
the sheets as they are now.  Only of what was played: nothing that is still sealed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Ledger, Page
from nokturn.games.heritage.bloodline.line import character, is_ancilla
from nokturn.games.heritage.chronicle.sheets import chronicle_points, dots_on, era_points, mark_of, trait_value
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, ends_era
from nokturn.games.heritage.printed.chronicle.eras import ERAS
from nokturn.games.heritage.printed.chronicle.story import FINAL_CARD, STORY
from nokturn.games.heritage.printed.missions import MISSIONS, MISSIONS_OF
from nokturn.games.heritage.printed.names import name_of
from nokturn.games.heritage.state.books import Books, Chronicle, Entry
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel.asks import Seat
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.game import SEATS
from nokturn.kernel.records import replay

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI",
         "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI")  # fmt: skip


class Member(msgspec.Struct, frozen=True):
    """A vampire of a bloodline at the end of a chapter."""

    name: str
    sire: int
    """Its place among the members; -1 for whoever stands on top."""
    ancilla: bool
    torpid: bool


class House(msgspec.Struct, frozen=True):
    """How somebody came out of a chapter."""

    seat: Seat
    player: str
    clan: str
    clan_name: str
    place: int
    points: int
    line: tuple[Member, ...]
    """Empty where today's rules do not lead to the end of that chapter any more."""


class Decision(msgspec.Struct, frozen=True):
    mission: str
    story: str
    player: str
    chosen: str
    trait: str


class ChapterPage(msgspec.Struct, frozen=True):
    number: int
    roman: str
    place: str
    year: str
    title: str
    intro: str
    outro: str
    houses: tuple[House, ...]
    """First to last."""
    decisions: tuple[Decision, ...]

    @property
    def winner(self) -> House:
        return self.houses[0]


class EraPage(msgspec.Struct, frozen=True):
    number: int
    roman: str
    years: tuple[str, str]
    story: str
    theatres: tuple[str, ...]
    chapters: tuple[ChapterPage, ...]
    dominant: str
    """Who dominated it; empty while it lasts."""
    dominant_seat: Seat
    remembered: str
    """The scoring card that was picked."""


class SheetPage(msgspec.Struct, frozen=True):
    """A player sheet with its haven, as it stands."""

    seat: Seat
    player: str
    mark: str
    """Of the house, and what it is called."""
    mark_name: str
    points: int
    titles: tuple[str, ...]
    dots: tuple[tuple[str, int, int], ...]
    """Trait, dots, and what one of them is worth."""
    servant: str
    chapters: int
    eras: int


class Volume(msgspec.Struct, frozen=True):
    title: str
    lang: str
    eras: tuple[EraPage, ...]
    sheets: tuple[SheetPage, ...]
    winner: str
    """Who holds the last card; empty before the end."""
    winner_seat: Seat
    last_card: str
    last_words: str

    @property
    def marks(self) -> dict[Seat, str]:
        """Of the houses."""
        return {sheet.seat: sheet.mark for sheet in self.sheets}

    @property
    def chapters(self) -> tuple[ChapterPage, ...]:
        return tuple([chapter for era in self.eras for chapter in era.chapters])


def volume_of(ledger: Ledger, title: str, lang: str) -> Volume:
    state: Chronicle = ledger.state(CAMPAIGN)
    books = state.books
    players = {seat: sheet.name for seat, sheet in zip(SEATS, books.sheets, strict=False)}
    ended = bool(books.last_card)
    return Volume(
        title=title,
        lang=lang,
        eras=tuple(_eras(ledger, books, players, lang)),
        sheets=tuple([_sheet(state, at, lang) for at in range(len(books.sheets))]),
        winner=players[books.last_card] if ended else "",
        winner_seat=books.last_card,
        last_card=_named("card", FINAL_CARD.id, lang) if ended else "",
        last_words=STORY["end"][lang] if ended else "",
    )


def _named(kind: str, thing: str, lang: str) -> str:
    return name_of(kind, thing, lang) or thing


def _eras(ledger: Ledger, books: Books, players: dict[Seat, str], lang: str) -> Iterator[EraPage]:
    pages = list(zip(ledger.pages, books.log, strict=True))
    for era in ERAS.values():
        chapters = tuple(
            [_chapter(page, entry, players, lang) for page, entry in pages if CHAPTERS[page.number].era == era.number]
        )
        if not chapters:
            return
        over = ends_era(chapters[-1].number)
        dominant = books.dominant[era.number - 1] if over else ""
        yield EraPage(
            number=era.number,
            roman=ROMAN[era.number - 1],
            years=era.years,
            story=STORY[f"era.{era.number}"][lang],
            theatres=tuple([_named("theatre", theatre, lang) for theatre in era.theatres]),
            chapters=chapters,
            dominant=players.get(dominant, ""),
            dominant_seat=dominant,
            remembered=_named("card", books.era_cards[era.number - 1], lang) if over else "",
        )


def _chapter(page: Page, entry: Entry, players: dict[Seat, str], lang: str) -> ChapterPage:
    number = page.number
    chapter = CHAPTERS[number]
    end = _end_of(page)
    clans = dict(zip(SEATS, entry.clans, strict=False))
    decided = zip(MISSIONS_OF[number], entry.earned, entry.decisions, strict=True)
    return ChapterPage(
        number=number,
        roman=ROMAN[number - 1],
        place=chapter.place[lang],
        year=chapter.year,
        title=chapter.title_name[lang],
        intro=STORY[f"chapter.{number}.intro"][lang],
        outro=STORY[f"chapter.{number}.outro"][lang],
        houses=tuple(
            [
                House(
                    seat=seat,
                    player=players[seat],
                    clan=clans[seat],
                    clan_name=_named("clan", clans[seat], lang),
                    place=place,
                    points=era_points(number, entry, seat),
                    line=tuple(_line(end, seat, lang)) if end else (),
                )
                for place, seat in enumerate(entry.places, 1)
            ]
        ),
        decisions=tuple(
            [
                Decision(
                    mission=_named("mission", mission, lang),
                    story=STORY[f"mission.{mission}"][lang],
                    player=players[seat],
                    chosen=MISSIONS[mission].decisions[which].label[lang],
                    trait=_named("trait", MISSIONS[mission].decisions[which].trait, lang),
                )
                for mission, seat, which in decided
            ]
        ),
    )


def _end_of(page: Page) -> Heritage | None:
    """The table when the chapter was over.  A chapter that was played under other rules may lead elsewhere today: then
    its trees are not drawn rather than drawn wrong."""
    try:
        position = replay(GAME, page.record).position
    except NokturnError:
        return None
    return position.state if position.over else None


def _line(game: Heritage, seat: Seat, lang: str) -> Iterator[Member]:
    line = game.lines[seat]
    for card in line:
        vampire = game.vampires[card]
        given = character(game, card).name
        yield Member(
            name=_named("name", given, lang) if given else _named("character", card, lang),
            sire=line.index(vampire.sire) if vampire.sire else -1,
            ancilla=is_ancilla(game, card),
            torpid=vampire.torpid,
        )


def _sheet(state: Chronicle, at: int, lang: str) -> SheetPage:
    books, seat = state.books, SEATS[at]
    sheet, haven = books.sheets[at], state.havens[at]
    cards = dict(state.cards)
    given = cards[haven.servant].name if haven.servant in cards else ""
    servant = _named("name", given, lang) if given else _named("character", haven.servant, lang)
    return SheetPage(
        seat=seat,
        player=sheet.name,
        mark=mark_of(books, at),
        mark_name=_named("mark", mark_of(books, at), lang),
        points=chronicle_points(books, at),
        titles=tuple([_named("title", title, lang) for title in sheet.titles]),
        dots=tuple(
            [
                (_named("trait", trait, lang), count, trait_value(books.era_cards, trait))
                for trait, count in dots_on(sheet).items()
            ]
        ),
        servant=servant if haven.servant else "",
        chapters=sum(entry.places[0] == seat for entry in books.log),
        eras=books.dominant.count(seat),
    )
