"""The book between two chapters as pages show it: what was played, era by era, and a name for whatever it speaks of."""

from __future__ import annotations

import pytest
from tests.games.heritage.chronicle.chapter import start
from tests.games.heritage.chronicle.chronicles import before, key_of

from nokturn.campaigns.heritage.campaign import CAMPAIGN, BookView
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.seen.gallery import GALLERY


def book(chapter: int) -> BookView:
    view = CAMPAIGN.view(before(chapter), "A")
    assert isinstance(view, BookView)
    return view


@pytest.mark.rule("HER-AFTER-03", "HER-AFTER-08")
def test_a_chapter_stands_in_the_book_with_its_place_winner_and_five_decisions() -> None:
    """Chapter 1 is played in Rhodes in 1306."""
    state, (first,) = before(2), book(2).chapters
    (entry,) = state.books.log
    assert (first.number, first.era, first.location, first.year) == (1, 1, "chapter_1", "1306")
    assert (first.places, tuple(first.clans.values())) == (entry.places, entry.clans)
    assert [one.player for one in first.missions] == list(entry.earned)
    assert [one.mission for one in first.missions] == [f"cm_01_{slot}" for slot in range(1, 6)]
    assert [one.decision[-1] for one in first.missions] == list(entry.decisions)


@pytest.mark.rule("HER-ERA-05", "HER-ERA-06", "HER-CHRON-03")
def test_an_era_tells_its_end_when_it_is_over_and_the_next_one_begins_with_its_first_chapter() -> None:
    """Era I lasts from 1306 to 1370; of the second nothing is known before chapter 4 was begun."""
    assert book(1).eras == ()
    (lasting,) = book(3).eras
    assert (lasting.since, lasting.till, lasting.card, lasting.came) == ("1306", "", "", "")
    state = before(4)
    (over,) = book(4).eras
    assert (over.till, over.dominant, over.card) == ("1370", state.books.dominant[0], state.books.era_cards[0])
    assert (over.left in over.theatres, over.came in over.theatres) == (True, False)
    second = book(5).eras[1]
    assert over.came in second.theatres
    assert second.till == ""


@pytest.mark.parametrize("chapter", [2, 4, 9])
def test_whatever_the_book_speaks_of_has_a_name_in_both_languages(chapter: int) -> None:
    view, opened = book(chapter), CAMPAIGN.opened(before(chapter), "A")
    known = {printed.id: printed for printed in (*GALLERY, *opened)}
    spoken = {f"title:{title}" for sheet in view.sheets.values() for title in sheet.titles}
    spoken |= {f"card:{era.card}" for era in view.eras if era.card} | {f"trait:{trait}" for trait in view.values}
    spoken |= {haven.servant for haven in view.havens.values() if haven.servant}
    spoken |= {leader for haven in view.havens.values() for leader in haven.leaders}
    for one in view.chapters:
        spoken |= {f"location:{one.location}", f"title:{one.title}", f"story:chapter.{one.number}.intro"}
        spoken |= {one.mission for one in one.missions} | {f"decision:{one.decision}" for one in one.missions}
    assert spoken - set(known) == set()
    assert all(known[thing].name["en"] and known[thing].name["pl"] for thing in spoken)


@pytest.mark.rule("HER-ABIL-02")
def test_a_sticker_is_read_on_the_card_it_was_put_on() -> None:
    """After three chapters by chance there are some; at the table of the next and in the book."""
    state = before(4)
    stuck = {card: now.stickers for card, now in state.cards if now.stickers}
    assert stuck, "somebody has put one"
    at_table = {one.id: one for one in GAME.opened(start(state, key_of(4, 2, "chronicle")).state)}
    in_book = {one.id: one for one in CAMPAIGN.opened(state, "A")}
    for card, stickers in stuck.items():
        for ability in stickers:
            for lang, text in ABILITIES[ability].text.items():
                assert text in at_table[card].text[lang]
                assert text in in_book[card].text[lang]


def test_somebody_without_a_place_opens_nothing() -> None:
    assert CAMPAIGN.opened(before(4), None) == ()
