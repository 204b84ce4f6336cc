"""A chronicle that is downloaded says nothing of what comes, neither as a file nor as a book; HER-CHRON-03.

What a file needs of the future are keys: nothing of a later chapter follows from them but what the rules make of it."""

from __future__ import annotations

import html
import zlib
from base64 import b64decode
from functools import cache

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.heritage.chronicle.test_sealed import Search, sealed
from tests.games.heritage.chronicle.test_whole_chronicle import chronicle

from nokturn.books.heritage import as_html, as_poster
from nokturn.books.heritage.book import printed
from nokturn.books.heritage.volume import volume_of
from nokturn.campaigns import files
from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Ledger, begin
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, ends_era
from nokturn.games.heritage.printed.chronicle.eras import cards_of
from nokturn.games.heritage.printed.chronicle.story import STORY
from nokturn.games.heritage.printed.missions import MISSIONS_OF
from nokturn.kernel.words import LANGUAGES

SAMPLED = (1, 3, 5, 7, 9, 12, 14, 18, 20)
"""After how many chapters: in and at the end of every era."""


@cache
def whole() -> Ledger:
    return chronicle(2, "random", "sealed")


def after(chapters: int) -> Ledger:
    return replace(whole(), pages=whole().pages[:chapters])


def unsealed(data: bytes) -> str:
    """A file with its box broken open."""
    content = msgspec.json.decode(data)
    return data.decode() + zlib.decompress(b64decode(content["ledger"])).decode()


def still_sealed(chapters: int) -> tuple[str, ...]:
    """The scoring cards of an era that is not over are sealed too."""
    era = CHAPTERS[chapters].era
    return (*sealed(chapters), *([] if ends_era(chapters) else cards_of(era)))


@pytest.mark.rule("HER-CHRON-03")
@pytest.mark.parametrize("chapters", SAMPLED)
def test_a_file_holds_nothing_of_a_later_chapter_though_its_box_is_broken_open(chapters: int) -> None:
    text = unsealed(files.written(after(chapters)))
    assert Search(still_sealed(chapters)).found([text]) == []
    assert CHAPTERS[chapters].title in text, "but of those that were played"
    assert MISSIONS_OF[chapters + 1][0] not in text


@pytest.mark.rule("HER-CHRON-03")
def test_a_file_of_a_chronicle_that_has_not_begun_says_nothing_of_any_chapter() -> None:
    text = unsealed(files.written(begin(CAMPAIGN, ["Ada", "Bob"], {}, "key")))
    assert Search((*sealed(0), *cards_of(1), "cm_01_1")).found([text]) == []


@pytest.mark.rule("HER-CHRON-03", "HER-CHRON-09")
@pytest.mark.parametrize("chapters", SAMPLED[2::3])
def test_no_book_says_anything_of_a_later_chapter(chapters: int) -> None:
    """Page, print and poster, in both languages."""
    ledger = after(chapters)
    later = Search(still_sealed(chapters))
    for lang in LANGUAGES:
        page = html.unescape(as_html(ledger, "Night", lang).decode())
        print_ = str(printed(volume_of(ledger, "Night", lang)))
        assert later.found([page, print_, html.unescape(as_poster(ledger, "Night", lang).decode())]) == []
        assert STORY[f"chapter.{chapters}.outro"][lang] in page, "but of those that were played"


@pytest.mark.rule("HER-CHRON-03")
def test_the_search_finds_what_there_is_to_be_found() -> None:
    """Of the whole chronicle the file and the book hold words that were sealed after its first chapter."""
    found = Search(sealed(1)).found([unsealed(files.written(whole())), as_html(whole(), "Night", "en").decode()])
    assert {CHAPTERS[21].title, STORY["chapter.2.intro"]["en"]} <= set(found)
    assert len(found) > 100
