"""What everybody may know of the chronicle: all that lies open, and nothing of what is still in the chronicle deck;
HER-CHRON-03, HER-CHRON-07, HER-R-60."""

from __future__ import annotations

import msgspec

from nokturn.games.heritage.aftermath.record import in_order
from nokturn.games.heritage.bloodline.line import abilities_on, character, clan_of
from nokturn.games.heritage.chronicle.havens import research_deck, stack
from nokturn.games.heritage.chronicle.sheets import dots_on, era_totals, mark_of, points_of, values_of
from nokturn.games.heritage.chronicle.stickers import is_base_side, stickers_on, used
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.eras import ERAS
from nokturn.games.heritage.printed.chronicle.stickers import COPIES
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.people import ANCILLA, LEADER, PEOPLE
from nokturn.games.heritage.state.books import Books, Entry
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat


class SheetView(msgspec.Struct, frozen=True):
    """A player sheet, with what it is worth so far."""

    name: str
    dots: dict[str, int]
    titles: tuple[str, ...]
    points: int
    """Chronicle points, if the chronicle ended now."""
    era_points: int
    """Of the chapters of this era."""
    mark: str
    """Of the house, for the whole chronicle."""


class ChronicleView(msgspec.Struct, frozen=True):
    chapter: int
    era: int
    location: str
    year: str
    step: int
    """Of the aftermath; 0: it is not that time."""
    order: tuple[Seat, ...]
    """In which the players act in it; HER-AFTER-02."""
    ages: tuple[Seat, ...]
    sheets: dict[Seat, SheetView]
    values: dict[str, int]
    """What a dot in each trait is worth."""
    log: tuple[Entry, ...]
    era_cards: tuple[str, ...]
    dominant: tuple[Seat, ...]
    last_card: Seat
    marked: str
    """The theatre that decides a tie of this era; HER-ERA-03."""
    stickers: dict[str, int]
    """How many are left of each."""
    research: dict[str, tuple[str, ...]]
    """By clan, the schemes that are still locked."""
    obligations: int
    """How many are left on the stack."""
    named: dict[str, str]
    """Cards on the table that were given a name."""
    clans: dict[str, str]
    """Those that belong to a clan."""
    stuck: dict[str, int]
    """How many stickers are on cards on the table."""
    sides: dict[str, str]
    """Cards on the table that were turned over or stickered, by the side that lies up."""
    beside: dict[Seat, str]
    drawn: tuple[str, ...]
    able: dict[str, tuple[str, ...]]
    """What servants, and whoever waits beside a haven, can do."""
    backs: dict[str, tuple[str, ...]]
    """What base characters on the table could do as ancillae, if the table plays with open backs; HER-CHRON-08."""


def chronicle_view(game: Heritage) -> ChronicleView | None:
    if game.books is None:
        return None
    books, chapter = game.books, CHAPTERS[game.books.chapter]
    gone, lying = used(game.cards), [card for card in lying_open(game) if card in game.cards]
    return ChronicleView(
        chapter=chapter.number,
        era=chapter.era,
        location=f"chapter_{chapter.number}",
        year=chapter.year,
        step=game.step,
        order=in_order(game) if game.step else (),
        ages=books.ages,
        sheets=sheet_views(books, game.seats, chapter.era),
        values=values_of(books.era_cards),
        log=books.log,
        era_cards=books.era_cards,
        dominant=books.dominant,
        last_card=books.last_card,
        marked=ERAS[chapter.era].marked,
        stickers={sticker: copies - gone[sticker] for sticker, copies in COPIES.items()},
        research={clan: tuple(research_deck(game.unlocked, clan)) for clan in CLANS},
        obligations=len(stack(game)),
        named={card: character(game, card).name for card in lying if character(game, card).name},
        clans={card: clan_of(game, card) for card in lying if clan_of(game, card)},
        stuck={card: len(stickers_on(card, game.cards[card])) for card in lying},
        sides={card: character(game, card).side for card in lying},
        beside=dict(game.beside),
        drawn=game.drawn,
        able={card: abilities_on(game, card) for card in at_havens(game)},
        backs=_backs(game) if books.open_backs else {},
    )


def sheet_views(books: Books, seats: tuple[Seat, ...], era: int) -> dict[Seat, SheetView]:
    totals, values = era_totals(books, seats, era), values_of(books.era_cards)
    return {
        seat: SheetView(
            sheet.name, dots_on(sheet), sheet.titles, points_of(sheet, values), totals[seat], mark_of(books, at)
        )
        for at, (seat, sheet) in enumerate(zip(seats, books.sheets, strict=True))
    }


def lying_open(game: Heritage) -> list[str]:
    """Characters that everybody sees: in the queue, in bloodlines and havens, among the discards."""
    lying = [*game.queue, *game.vampires, *game.discard, *game.drawn]
    lying += [tucked for vampire in game.vampires.values() for tucked in vampire.monsters]
    lying += at_havens(game)
    return [card for card in dict.fromkeys(lying) if PEOPLE[card].kind != LEADER]


def at_havens(game: Heritage) -> list[str]:
    """Servants, and whoever waits to become one."""
    return [*game.beside.values(), *[haven.servant for haven in game.havens.values() if haven.servant]]


def _backs(game: Heritage) -> dict[str, tuple[str, ...]]:
    return {card: PEOPLE[card].sides[ANCILLA] for card in lying_open(game) if is_base_side(game, card)}
