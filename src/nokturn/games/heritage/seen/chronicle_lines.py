"""The chronicle as lines of text: where and when, the sheets, the havens, what the traits are worth."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.seen.chronicle_view import ChronicleView, SheetView
from nokturn.games.heritage.state.vampires import Haven
from nokturn.kernel import Seat
from nokturn.kernel.words import Words


def chronicle_lines(seen: ChronicleView, havens: dict[Seat, Haven | None], words: Words) -> Iterator[str]:
    where = [("chapter", seen.chapter), ("era", seen.era), ("location", seen.location), ("year", seen.year)]
    yield words.say("board-chapter", where)
    for seat, sheet in seen.sheets.items():
        yield _sheet(seat, sheet, seen, words)
        haven = havens.get(seat)
        if haven is not None:
            yield from [f"  {line}" for line in _haven(seat, haven, seen, words)]
    if seen.era_cards:
        yield words.say("board-era-cards", [("cards", seen.era_cards)])
    for card, name in seen.named.items():
        yield words.say("board-named", [("character", card), ("name", name)])
    for card, abilities in seen.backs.items():
        yield words.say("board-back", [("character", card), ("abilities", abilities)])


def _sheet(seat: Seat, sheet: SheetView, seen: ChronicleView, words: Words) -> str:
    dots = [f"{words.name('trait', trait)} {count} (×{seen.values[trait]})" for trait, count in sheet.dots.items()]
    facts = [
        ("player", seat),
        ("points", sheet.points),
        ("count", sheet.era_points),
        ("dots", ", ".join(dots) or "–"),
        ("titles", ", ".join([str(words.name("title", title)) for title in sheet.titles]) or "–"),
    ]
    return words.say("board-sheet", facts)


def _haven(seat: Seat, haven: Haven, seen: ChronicleView, words: Words) -> Iterator[str]:
    if haven.servant:
        facts = [("character", haven.servant), ("traits", _known(seen, haven.servant, words)), ("locked", haven.locked)]
        yield words.say("board-servant", facts)
    if seat in seen.beside:
        waiting = seen.beside[seat]
        yield words.say("board-beside", [("character", waiting), ("traits", _known(seen, waiting, words))])
    if haven.resources:
        yield words.say("board-resources", [("archetypes", haven.resources)])
    if haven.obligations:
        yield words.say("board-obligations", [("obligations", haven.obligations)])
    if haven.leaders:
        yield words.say("board-leaders", [("leaders", haven.leaders)])


def _known(seen: ChronicleView, card: str, words: Words) -> str:
    """Who somebody in a haven is, to whom it belongs, and what it can do."""
    clan = [str(words.name("clan", seen.clans[card]))] if card in seen.clans else []
    able = [words.say("mark-abilities", [("abilities", seen.able[card])])] if seen.able[card] else []
    return "; ".join([traits(card, words), *able, *clan])


def traits(card: str, words: Words) -> str:
    """The four attributes of somebody."""
    person = PEOPLE[card]
    values = (person.class_, person.temperament, person.geography, person.archetype)
    return ", ".join([str(words.name("attribute", value)) for value in values])
