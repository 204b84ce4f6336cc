"""The dynasty as a tree to hang on a wall: seven centuries from the roots to the crown, a bough for every chapter, a
leaf for every vampire of its winner.  Before the end only the boughs so far, and the crown is a bud."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from xml.sax.saxutils import escape

from nokturn.books.heritage.family import COLOURS, GOLD, INK, SEPIA, VELLUM
from nokturn.books.heritage.sigils import house_mark, sigil
from nokturn.books.heritage.typeface import FAMILY, typeface
from nokturn.books.heritage.volume import ChapterPage, EraPage, SheetPage, Volume, volume_of
from nokturn.books.heritage.words import Says, subtitle
from nokturn.campaigns.ledger import Ledger

WIDE, HIGH = 1000, 1414
FOOT, STEP = 1158.0, 41.6
"""Where the first chapter hangs, and how far apart they are."""
TOP, ROOT = 262.0, 1222.0
"""Of the trunk."""
BARK, SHADE, BLUE = "#4a3718", "#2a1f0c", "#24407a"
GREENS = ("#4c7a45", "#6b9550", "#2f6a5e")
LEAF = "M0 0C2-4 6.5-6.5 11-5.5 9.5-2 11 1 13.5 2.500 9 5.500 3.500 4.500 0 0Z"
Curve = tuple[float, float, float, float, float, float, float, float]


def as_poster(ledger: Ledger, title: str, lang: str) -> bytes:
    """SVG without scripts; text stays text, its typeface is inside."""
    volume, says = volume_of(ledger, title, lang), Says(lang)
    return "".join(_sheet(volume, says)).encode()


def _sheet(volume: Volume, says: Says) -> Iterator[str]:
    name = escape(volume.title, {'"': "&quot;"})
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
        f' role="img" aria-label="{name}"><title>{name}</title>{typeface()}<defs>'
        '<radialGradient id="vellum" cx=".42" cy=".36" r=".85"><stop offset="0" stop-color="#f1e6cb"/>'
        '<stop offset=".6" stop-color="#e2d3ae"/><stop offset="1" stop-color="#c3ab78"/></radialGradient></defs>'
    )
    yield from _frame()
    yield _text(500, 122, 52 if len(volume.title) < 30 else 36, volume.title, weight=800, anchor="middle")
    yield _text(500, 155, 21, subtitle(volume), italic=True, anchor="middle", fill="#5a461e")
    for era in volume.eras[::2]:
        above, below = _height(era.number * 3), _height(era.number * 3 - 2)
        yield (
            f'<rect x="57" y="{above - STEP * 0.62:.1f}" width="{WIDE - 114}"'
            f' height="{below - above + STEP:.1f}" fill="#a8884a" opacity=".11"/>'
        )
    for chapter in volume.chapters:
        yield from _bough(chapter)
    yield _trunk()
    yield from _roots()
    for chapter in volume.chapters:
        yield from _medallion(chapter, volume.marks[chapter.winner.seat])
    for era in volume.eras:
        yield from _plaque(era, says)
    yield from _crown(volume, says)
    for at, sheet in enumerate(volume.sheets):
        yield from _house(sheet, at, len(volume.sheets), says)
    yield _text(500, 1346, 12.5, says("poster-legend"), italic=True, anchor="middle", fill="#5a461e")
    yield "</svg>"


# what everything is drawn with


def _text(
    x: float,
    y: float,
    size: float,
    text: str,
    *,
    weight: int = 400,
    italic: bool = False,
    anchor: str = "start",
    fill: str = INK,
) -> str:
    style = ' font-style="italic"' if italic else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{FAMILY}" font-size="{size}" font-weight="{weight}"{style}'
        f' text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'
    )


def _leaf(x: float, y: float, turn: float, size: float, fill: str, *, over: bool = False, faint: bool = False) -> str:
    return (
        f'<path d="{LEAF}" transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f})'
        f' scale({size:.2f} {-size if over else size:.2f})" fill="{fill}" stroke="#2b2a14" stroke-width=".7"'
        f' opacity="{0.8 if faint else 1}"/>'
    )


def _middle(y: float) -> float:
    """The trunk sways."""
    return 500 + 13 * math.sin((y - 250) / 105)


def _half(y: float) -> float:
    """And thins on its way up."""
    return 9 + (y - TOP) / 978 * 17


def _height(chapter: int) -> float:
    return FOOT - (chapter - 1) * STEP


def _point(curve: Curve, t: float) -> tuple[float, float]:
    u = 1 - t
    by = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    return (
        sum(part * curve[2 * at] for at, part in enumerate(by)),
        sum(part * curve[2 * at + 1] for at, part in enumerate(by)),
    )


# the page


def _frame() -> Iterator[str]:
    yield f'<rect width="{WIDE}" height="{HIGH}" fill="url(#vellum)"/>'
    for inset, stroke in ((24, 2.0), (31, 0.8), (56, 0.8)):
        yield (
            f'<rect x="{inset}" y="{inset}" width="{WIDE - 2 * inset}" height="{HIGH - 2 * inset}" fill="none"'
            f' stroke="{SEPIA}" stroke-width="{stroke}"/>'
        )
    chance = random.Random("vine")
    for place, length in (
        ("translate(66 44)", WIDE - 132),
        (f"translate(66 {HIGH - 44})", WIDE - 132),
        (f"translate(44 {HIGH - 66}) rotate(-90)", HIGH - 132),
        (f"translate({WIDE - 44} 66) rotate(90)", HIGH - 132),
    ):
        yield f'<g transform="{place}">{"".join(_vine(length, chance))}</g>'
    for x in (44, WIDE - 44):
        for y in (44, HIGH - 44):
            yield (
                f'<g transform="translate({x} {y})"><rect x="-22" y="-22" width="44" height="44" fill="{BLUE}"'
                f' stroke="#b8862b" stroke-width="3"/><path d="M6-13A14 14 0 1 0 6 13 11 11 0 1 1 6-13Z"'
                ' fill="#f0d68c"/></g>'
            )


def _vine(length: int, chance: random.Random) -> Iterator[str]:
    waves = length // 26
    way = "M0 0" + "".join(f"q6.5 {-6 if at % 2 else 6} 13 0t13 0" for at in range(waves))
    yield f'<path d="{way}" fill="none" stroke="#44603c" stroke-width="1.4"/>'
    for at in range(waves):
        side = 1 if at % 2 else -1
        yield _leaf(at * 26 + 13, 0, side * -62 + chance.uniform(-15, 15), 0.62, chance.choice(GREENS), over=side < 0)
        yield f'<circle cx="{at * 26 + 20}" cy="{-side * 6}" r="1.9" fill="#c08f2e"/>'


# the tree


def _trunk() -> str:
    heights = [ROOT - 6 * at for at in range(161)]
    left = [f"{_middle(y) - _half(y):.1f} {y:g}" for y in heights]
    right = [f"{_middle(y) + _half(y):.1f} {y:g}" for y in reversed(heights)]
    chance = random.Random("bark")
    bark = "".join(
        f"M{_middle(y) + chance.uniform(-0.7, 0.7) * _half(y):.1f} {y:g}"
        f"q{chance.uniform(-1.5, 1.5):.1f}-8 0-{chance.uniform(10, 20):.0f}"
        for y in heights[:-3]
    )
    return (
        f'<path d="M{"L".join(left + right)}Z" fill="{BARK}" stroke="{SHADE}" stroke-width="1.5"/>'
        f'<path d="{bark}" fill="none" stroke="#1d1408" stroke-width="1.1" opacity=".65"/>'
    )


def _roots() -> Iterator[str]:
    chance = random.Random("roots")
    for way in (-1, 1):
        for at in range(6):
            x, length, down = 500 + way * (6 + at * 4), 50 + at * 36 + chance.uniform(0, 20), chance.uniform(18, 44)
            yield (
                f'<path d="M{x} 1212C{x + way * 10} {1234 + at} {x + way * length * 0.5:.1f} {1226 + down * 0.35:.1f}'
                f' {x + way * length:.1f} {1228 + down * 0.8:.1f}" fill="none" stroke="{BARK}"'
                f' stroke-width="{9 - at}" stroke-linecap="round"/>'
            )


def _end_of_bough(chapter: ChapterPage) -> tuple[int, float, float]:
    """On which side, and where its medallion hangs."""
    side = -1 if chapter.number % 2 else 1
    off = random.Random(f"bough {chapter.number}").uniform(0, 44)
    return side, 500 + side * (380 - off), _height(chapter.number)


def _bough(chapter: ChapterPage) -> Iterator[str]:
    side, x, y = _end_of_bough(chapter)
    start = y + 50
    trunk = _middle(start)
    curve = (trunk + side * 6, start, trunk + side * 70, start - 26, x - side * 170, y + 44, x - side * 18, y + 16)
    way = "M{:.1f} {:.1f}C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}".format(*curve)
    thick = 8.5 - (chapter.number - 1) * 0.16
    yield f'<path d="{way}" fill="none" stroke="#3b2c14" stroke-width="{thick:.2f}" stroke-linecap="round"/>'
    yield f'<path d="{way}" fill="none" stroke="#6e5428" stroke-width="{thick - 3:.2f}" stroke-linecap="round"/>'
    chance = random.Random(f"leaves {chapter.number}")
    line = chapter.winner.line
    for at, member in enumerate(line):
        t = 0.12 + at / max(1, len(line) - 1) * 0.78
        px, py = _point(curve, t)
        below = 1 if t > 0.46 or at % 2 else -1
        angle = (180 if side < 0 else 0) + side * below * chance.uniform(20, 60)
        reach = chance.uniform(3, 8)
        lx, ly = px + math.cos(math.radians(angle)) * reach, py + math.sin(math.radians(angle)) * reach
        fill = "#a5895c" if member.torpid else GOLD if member.ancilla else chance.choice(GREENS)
        yield f'<path d="M{px:.1f} {py:.1f}L{lx:.1f} {ly:.1f}" stroke="{BARK}" stroke-width="1.8"/>'
        yield _leaf(lx, ly, angle, chance.uniform(1.2, 1.5), fill, over=at % 2 == 0, faint=member.torpid)


def _medallion(chapter: ChapterPage, mark: str) -> Iterator[str]:
    side, x, y = _end_of_bough(chapter)
    house = chapter.winner
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="25" fill="{VELLUM}" stroke="{COLOURS[house.seat]}" stroke-width="4"/>'
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="20" fill="none" stroke="{SEPIA}" stroke-width=".8"/>'
    yield sigil(house.clan, x, y, 27, INK)
    px, py = x + side * 17, y + 17
    colour = COLOURS[house.seat]
    yield f'<circle cx="{px:.1f}" cy="{py:.1f}" r="10.5" fill="{colour}" stroke="{VELLUM}" stroke-width="2"/>'
    yield house_mark(mark, px, py, 13, VELLUM)
    beside, anchor = x - side * 36, "start" if side < 0 else "end"
    heads = [(chapter.roman, "#7d4f00", 600), (chapter.place, INK, 700), (chapter.year, INK, 400)]
    spans = " ".join(
        f'<tspan fill="{fill}" font-weight="{weight}">{escape(text)}</tspan>'
        for text, fill, weight in (heads if side < 0 else reversed(heads))
    )
    where = f'x="{beside:.1f}" y="{y - 9:.1f}" text-anchor="{anchor}"'
    yield f'<text {where} font-family="{FAMILY}" font-size="18">{spans}</text>'
    yield _text(beside, y + 10, 14.5, chapter.title, italic=True, anchor=anchor, fill="#4a3408")


def _plaque(era: EraPage, says: Says) -> Iterator[str]:
    y = _height(era.number * 3 - 1) - 4
    x = _middle(y)
    yield (
        f'<path d="M{x - 72:.1f} {y - 17:.1f}h144l8 17-8 17h-144l-8-17Z" fill="#f0e4c4" stroke="{SEPIA}"'
        ' stroke-width="1.5"/>'
    )
    head = f"{says('book-era', roman=era.roman)} · {era.years[0]}"
    yield _text(x, y - (1 if era.remembered else -5), 15, head, weight=700, anchor="middle")
    if era.remembered:
        colour = COLOURS[era.dominant_seat]
        yield _text(x, y + 12.5, 11.5, era.remembered, italic=True, anchor="middle", fill=colour)


def _crown(volume: Volume, says: Says) -> Iterator[str]:
    x, y = _middle(TOP), 214.0
    chance = random.Random("crown")
    if not volume.winner:
        for bud in (-130, -110, -90, -70, -50):
            yield _leaf(x, TOP, bud, 2.2, chance.choice(GREENS), over=bud < -90)
        return
    yield (
        f'<path d="M{x - _half(TOP):.1f} {TOP}Q{x - 5:.1f} {y + 34} {x - 22:.1f} {y + 30}h44'
        f'Q{x + 5:.1f} {y + 34} {x + _half(TOP):.1f} {TOP}Z" fill="{BARK}" stroke="{SHADE}" stroke-width="1.5"/>'
    )
    for ring, (near, leaves) in enumerate(((60, 34), (48, 30), (38, 26))):
        for number in range(leaves):
            # All around, and thinner where the trunk comes in.
            turn = 110 + 320 * (number + chance.uniform(0.1, 0.9)) / leaves
            at, far = math.radians(turn), near + chance.uniform(-6, 6)
            fill = GOLD if ring == 2 and number % 2 else chance.choice(GREENS)
            tilt = turn + chance.uniform(-28, 28)
            yield _leaf(
                x + math.cos(at) * far * 1.18,
                y + 6 + math.sin(at) * far * 0.64,
                tilt,
                1.35,
                fill,
                over=bool(number % 2),
            )
    yield f'<circle cx="{x:.1f}" cy="{y}" r="35" fill="{BLUE}" stroke="#b8862b" stroke-width="5"/>'
    yield f'<circle cx="{x:.1f}" cy="{y}" r="28" fill="none" stroke="#f0d68c" stroke-width="1"/>'
    yield house_mark(volume.marks[volume.winner_seat], x, y, 42, "#f6e3a6")
    points = next(sheet.points for sheet in volume.sheets if sheet.seat == volume.winner_seat)
    yield _text(x - 104, 206, 25, volume.winner, weight=800, anchor="end")
    yield _text(x - 104, 227, 15.5, says("book-points", points=points), italic=True, anchor="end", fill="#4a3408")
    yield _text(x + 104, 206, 21, volume.last_card, weight=700, italic=True)
    yield _text(x + 104, 227, 15.5, says("poster-last-card"), italic=True, fill="#4a3408")


def _house(sheet: SheetPage, at: int, houses: int, says: Says) -> Iterator[str]:
    x, y, colour = 86 + at * (WIDE - 160) / houses, 1271, COLOURS[sheet.seat]
    yield (
        f'<path d="M{x:.1f} {y}h46v27c0 13-11 21-23 27c-12-6-23-14-23-27Z" fill="{VELLUM}" stroke="{colour}"'
        ' stroke-width="3.5"/>'
    )
    yield house_mark(sheet.mark, x + 23, y + 24, 30, colour)
    wide = (WIDE - 160) / houses - 60
    yield _text(x + 60, y + 17, 20, sheet.player, weight=800)
    yield _text(x + 60 + wide - 24, y + 19, 24, str(sheet.points), weight=800, anchor="end")
    title = sheet.titles[0] if sheet.titles else ""
    if title and len(sheet.player) * 10.5 + len(title) * 6.3 < wide - 58:
        yield _text(x + 68 + len(sheet.player) * 10.5, y + 17, 13.5, title, italic=True, fill="#4a3408")
    dots = sum(count for _, count, _ in sheet.dots)
    won, ruled = says("poster-chapters", count=sheet.chapters), says("poster-eras", count=sheet.eras)
    held, borne = says("poster-dots", count=dots), says("poster-titles", count=len(sheet.titles))
    # Four houses stand closer to each other.
    lines = [f"{won}, {ruled}", f"{held}, {borne}"] if houses < len(COLOURS) else [won, f"{ruled}, {held}", borne]
    for number, line in enumerate(lines):
        yield _text(x + 60, y + 36 + number * (17 if houses < len(COLOURS) else 14.5), 13.5, line)
