"""The chronicle of Heritage as a book and as a poster: everything that was played, nothing that is still sealed."""

from __future__ import annotations

import base64
import html
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from tests.games.heritage.chronicle.test_whole_chronicle import chronicle

from nokturn.books import form_of, forms
from nokturn.books.heritage.book import printed
from nokturn.books.heritage.family import drawn, spread, wrapped
from nokturn.books.heritage.sigils import OUTLINES
from nokturn.books.heritage.volume import Member, volume_of
from nokturn.campaigns.heritage.campaign import CAMPAIGN, BookView
from nokturn.campaigns.ledger import Ledger, begin
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS
from nokturn.games.heritage.printed.chronicle.prologue import HOUSE_MARKS
from nokturn.games.heritage.printed.chronicle.story import STORY
from nokturn.games.heritage.printed.chronicle.traits import TRAITS
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.missions import MISSIONS, MISSIONS_OF
from nokturn.games.heritage.printed.names import name_of
from nokturn.games.heritage.seen.gallery import EMBLEMS
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import SEATS
from nokturn.kernel.plain import pack
from nokturn.kernel.records import replay

LANGUAGES = ("en", "pl")
SVG = "{http://www.w3.org/2000/svg}"
LETTER, SHIELD = 6.6, 60
"""How wide a letter is on the poster beside a house, and where what is written there begins."""
RANGE = r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?"


@cache
def first_era() -> Ledger:
    return chronicle(3, "random", "book", chapters=3)


@cache
def whole() -> Ledger:
    return chronicle(2, "random", "book")


def read(page: bytes) -> str:
    """What somebody reads on a page."""
    text = html.unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", page.decode(), flags=re.DOTALL))
    return re.sub(r"\s+", " ", text)


def bound(ledger: Ledger, form: str, lang: str = "en", title: str = "The Long Night") -> bytes:
    return form_of("heritage", form).bind(ledger, title, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_is_told_with_its_places_decisions_and_bloodlines(lang):
    ledger = first_era()
    text = read(bound(ledger, "html", lang))
    state = ledger.state(CAMPAIGN)
    assert STORY["era.1"][lang] in text
    for number, (page, entry) in enumerate(zip(ledger.pages, state.books.log, strict=True), 1):
        chapter = CHAPTERS[number]
        assert f"{chapter.place[lang]} {chapter.year}" in text
        assert STORY[f"chapter.{number}.intro"][lang] in text
        assert STORY[f"chapter.{number}.outro"][lang] in text
        winner = state.books.sheets[SEATS.index(entry.places[0])].name
        assert re.search(f"{winner}[^.]* {re.escape(chapter.title_name[lang])}", text)
        for mission, which in zip(MISSIONS_OF[number], entry.decisions, strict=True):
            assert MISSIONS[mission].decisions[which].label[lang] in text
        end = replay(GAME, page.record).position.state
        for card in end.vampires:
            given = end.cards[card].name if card in end.cards else ""
            name = str(name_of("name", given, lang) if given else name_of("character", card, lang))
            assert " ".join(wrapped(name)) in re.sub(r"\s+", " ", text)
    for at, sheet in enumerate(state.books.sheets):
        assert all(str(name_of("title", title, lang)) in text for title in sheet.titles), at
    assert ERA_CARDS[state.books.era_cards[0]].name[lang] in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("HER-CHRON-03")
def test_nothing_of_later_chapters_stands_in_any_form(lang):
    ledger = first_era()
    texts = [
        read(bound(ledger, "html", lang)),
        read(bound(ledger, "svg", lang)),
        str(printed(volume_of(ledger, "The Long Night", lang))),
    ]
    sealed = [STORY["end"][lang]]
    sealed += [told[lang] for name, told in STORY.items() if re.match(r"era\.[2-7]|chapter\.([4-9]|\d\d)\.", name)]
    for number in range(4, 22):
        sealed += [CHAPTERS[number].title_name[lang]]
        sealed += [MISSIONS[mission].name[lang] for mission in MISSIONS_OF[number]]
    sealed += [card.name[lang] for card in ERA_CARDS.values() if card.era > 1]
    other = set(ERA_CARDS) - set(ledger.state(CAMPAIGN).books.era_cards)
    sealed += [ERA_CARDS[card].name[lang] for card in other if ERA_CARDS[card].era == 1]
    for text in texts:
        assert not [words for words in sealed if words in text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_printed_book_is_a_pdf_of_many_pages(lang):
    pdf = bound(first_era(), "pdf", lang)
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert max(int(count) for count in re.findall(rb"/Count (\d+)", pdf)) > 5


def test_the_poster_has_a_bough_for_every_chapter_and_a_leaf_for_every_vampire_of_its_winner():
    for ledger in (first_era(), whole()):
        volume = volume_of(ledger, "The Long Night", "en")
        poster = ElementTree.fromstring(bound(ledger, "svg"))
        texts = ["".join(text.itertext()) for text in poster.iter(f"{SVG}text")]
        for chapter in volume.chapters:
            assert any(chapter.place in text and chapter.roman in text for text in texts)
        withered = sum(path.get("fill") == "#a5895c" for path in poster.iter(f"{SVG}path"))
        assert withered == sum(member.torpid for chapter in volume.chapters for member in chapter.winner.line)
        assert ("the last card of the chronicle" in texts) is bool(volume.winner)


def test_clans_and_houses_stand_on_the_poster_by_their_sigils():
    """The clan that won each chapter and the house it belongs to; the houses once more at the roots, the winner's in
    the crown."""
    for ledger in (first_era(), whole()):
        volume = volume_of(ledger, "The Long Night", "en")
        poster = ElementTree.fromstring(bound(ledger, "svg"))
        seen = Counter(path.get("data-emblem") for path in poster.iter(f"{SVG}path") if path.get("data-emblem"))
        winners = [chapter.winner for chapter in volume.chapters]
        wanted = Counter(EMBLEMS[winner.clan] for winner in winners)
        marks = {
            seat: EMBLEMS[sheet.mark] for seat, sheet in zip(SEATS, ledger.state(CAMPAIGN).books.sheets, strict=False)
        }
        wanted.update(marks[winner.seat] for winner in winners)
        wanted.update(marks.values())
        wanted.update([marks[volume.winner_seat]] if volume.winner else [])
        assert seen == wanted


def test_every_clan_has_a_sigil_and_every_house_can_bear_its_mark():
    assert {EMBLEMS[clan] for clan in CLANS} | {EMBLEMS[mark] for mark in HOUSE_MARKS} == set(OUTLINES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_names_the_mark_of_every_house_and_draws_it_on_a_shield(lang):
    ledger = first_era()
    page = bound(ledger, "html", lang)
    sheets = ledger.state(CAMPAIGN).books.sheets
    assert len({sheet.mark for sheet in sheets}) == len(sheets)
    drawn_there = re.findall(r'class="shield".*?data-emblem="([^"]+)"', page.decode(), flags=re.DOTALL)
    assert drawn_there == [EMBLEMS[sheet.mark] for sheet in sheets]
    on_paper = printed(volume_of(ledger, "The Long Night", lang))["sheets"]
    for sheet, said in zip(sheets, on_paper, strict=True):
        assert HOUSE_MARKS[sheet.mark][lang] in said["mark"]
        assert said["mark"] in read(page)
        assert EMBLEMS[sheet.mark] in said["shield"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_poster_carries_its_typeface_and_fetches_nothing(lang):
    """Every sign that is written stands in one of the ranges it brings."""
    poster = bound(first_era(), "svg", lang, title="Długa noc").decode()
    fonts = re.findall(r"src:url\(data:font/woff2;base64,([^)]+)\)", poster)
    assert [base64.b64decode(font)[:4] for font in fonts] == [b"wOF2"] * 4
    assert poster.count("url(") == 4 + poster.count("url(#")
    brought = [range_ for ranges in re.findall(r"unicode-range:([^;]+);", poster) for range_ in ranges.split(",")]
    inside = [(int(first, 16), int(last or first, 16)) for first, last in re.findall(RANGE, " ".join(brought))]
    written = "".join(text for one in ElementTree.fromstring(poster).iter(f"{SVG}text") for text in one.itertext())
    assert [sign for sign in set(written) if not any(low <= ord(sign) <= high for low, high in inside)] == []
    assert all(
        one.get("font-family", "").startswith("Alegreya") for one in ElementTree.fromstring(poster).iter(f"{SVG}text")
    )


def test_at_the_end_somebody_holds_the_last_card_and_the_points_are_those_of_the_sheet():
    ledger = whole()
    text = read(bound(ledger, "html"))
    view = CAMPAIGN.view(ledger.state(CAMPAIGN), "A")
    assert isinstance(view, BookView)
    assert f"{view.winner[0]} holds the last card: The Night Is Yours." in text
    for seat, points in view.points.items():
        assert f"{ledger.begun.people[SEATS.index(seat)]} {points} chronicle points" in text


def test_a_chronicle_that_has_not_begun_is_a_thin_book():
    ledger = begin(CAMPAIGN, ["Ada", "Bogdan"], {}, "thin")
    assert "a chronicle that has not begun" in read(bound(ledger, "html"))
    ElementTree.fromstring(bound(ledger, "svg"))
    assert bound(ledger, "pdf").startswith(b"%PDF-")


def test_names_and_titles_are_only_text():
    ledger = begin(CAMPAIGN, ['<b>"&', "Bogdan"], {}, "names")
    title = '<script>alert("&")</script>'
    page = bound(ledger, "html", title=title).decode()
    assert "<script>" not in page
    assert "<b>" not in page
    assert '<script>alert("&")</script>' in html.unescape(page)
    poster = ElementTree.fromstring(bound(ledger, "svg", title=title))
    assert any("".join(text.itertext()) == title for text in poster.iter(f"{SVG}text"))
    assert bound(ledger, "pdf", title=title).startswith(b"%PDF-")


def test_a_chapter_of_other_rules_has_no_trees_and_says_so():
    ledger = first_era()
    broken = replace(ledger.pages[1], record=replace(ledger.pages[1].record, steps=[("A", pack("nonsense"))]))
    text = read(bound(replace(ledger, pages=[ledger.pages[0], broken, ledger.pages[2]]), "html"))
    assert text.count("its family trees cannot be drawn any more") == 1
    assert STORY["chapter.2.outro"]["en"] in text


def test_what_cannot_be_bound_says_what_can():
    assert forms("reliquary") == {}
    with pytest.raises(SetupError, match=r"There is no book of reliquary"):
        form_of("reliquary", "pdf")
    with pytest.raises(SetupError, match=r"“doc”.*html, pdf, svg"):
        form_of("heritage", "doc")


def test_a_sire_stands_above_the_middle_of_the_childer_and_nobody_on_somebody_else():
    line = [Member(str(at), sire, False, False) for at, sire in enumerate((-1, 0, 0, 0, 1, 1, 3))]
    spots = spread(line)
    assert len(set(spots)) == len(line)
    assert [spot.y for spot in spots] == [0, 1, 1, 1, 2, 2, 2]
    assert spots[1].x == (spots[4].x + spots[5].x) / 2
    assert spots[0].x == (spots[1].x + spots[3].x) / 2
    ElementTree.fromstring(drawn(line, "A", 'the "line" of <A>'))


def test_the_houses_on_the_poster_count_in_whole_words_and_stand_apart():
    """Two to four of them; what is written beside a shield ends before the next one."""
    for players in (2, 3, 4):
        ledger = chronicle(players, "random", "houses", chapters=1)
        poster = ElementTree.fromstring(bound(ledger, "svg", "pl"))
        texts = [(float(text.get("x", "0")), "".join(text.itertext())) for text in poster.iter(f"{SVG}text")]
        won = [(x, text) for x, text in texts if re.search(r"\d+ (wygran|er[ay]?\b|kropk|kropek|tytuł)", text)]
        lefts = sorted({x for x, _ in won})
        assert len(lefts) == players
        assert any(text.startswith("1 wygrany rozdział") for _, text in won)
        dots = [(int(count), word) for _, text in won for count, word in re.findall(r"(\d+) (krop\w+)", text)]
        assert len(dots) == players
        assert all(word == ("kropki" if count in (2, 3, 4) else "kropek") for count, word in dots if count < 20)
        apart = min([b - a for a, b in pairwise(lefts)])
        widest = max([len(text) for _, text in won])
        assert widest * LETTER < apart - SHIELD, "no line reaches the next shield"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_book_on_the_screen_carries_its_typeface_and_fetches_nothing(lang):
    page = bound(first_era(), "html", lang).decode()
    assert page.count("@font-face{font-family:Alegreya") == 4
    assert re.findall(r"url\((?!data:font/woff2;base64,)", page) == []


def test_dots_stand_as_on_the_sheet_in_both_languages() -> None:
    """Resources, abilities, psyche, affiliation, then disciplines: not in the order of their English names."""
    order = {lang: [name_of("trait", trait, lang) for trait in TRAITS] for lang in LANGUAGES}
    for lang in LANGUAGES:
        for sheet in volume_of(whole(), "The Long Night", lang).sheets:
            assert len(sheet.dots) > 5
            places = [order[lang].index(trait) for trait, _, _ in sheet.dots]
            assert places == sorted(places)
