"""Chapters 4 and 9.1: how a chapter of the chronicle is set up."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heritage.chronicle.chapter import Chapter, begun, entry, start
from tests.games.heritage.table import Table

from nokturn.games.heritage.chapter.setup import set_up
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.eras import ERAS
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.books import Books, Sheet
from nokturn.games.heritage.state.vampires import Haven


def boxed(chapter: int, players: int = 2, ages: str = "", last: str = "", **facts: Any) -> Table:
    """A table on which nothing lies yet, before a chapter of a chronicle."""
    seats = tuple("ABCD"[:players])
    log = tuple([entry(last or "".join(seats)) for _ in range(1, chapter)])
    books = Books(chapter, tuple(ages or seats), tuple([Sheet(f"Player {seat}") for seat in seats]), log)
    facts.setdefault("havens", dict.fromkeys(seats, Haven()))
    return Table.boxed(*seats, theatres=ERAS[CHAPTERS[chapter].era].theatres, books=books, **facts)


def order_of(table: Table) -> list[str]:
    """Who chooses a clan, in turn."""
    order = []
    for clan in ("brujah", "gangrel", "lasombra", "toreador"):
        if table.over or table.asks[0].prompt != "take-clan":
            break
        order.append(table.asks[0].seat)
        table.seat(order[-1]).takes(clan)
    return order


@pytest.mark.rule("HER-SETUP-03", "HER-DECK-07", "HER-DECK-09")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_its_own_five_missions_in_the_order_of_their_slots(chapter: int) -> None:
    table = boxed(chapter).sets_up()
    assert table.state.missions == tuple([f"cm_{chapter:02}_{slot}" for slot in range(1, 6)])


@pytest.mark.rule("HER-SETUP-08", "HER-SETUP-11", "HER-R-56")
def test_in_chapter_1_the_oldest_is_first_player_and_the_youngest_chooses_first() -> None:
    """Youngest to oldest: C, A, B."""
    table = boxed(1, 3, ages="CAB").sets_up()
    assert table.state.first == "B"
    assert order_of(table) == ["C", "A", "B"]


@pytest.mark.rule("HER-SETUP-08", "HER-SETUP-11")
@pytest.mark.example("EX-20")
def test_example_20_after_a_b_c_d_the_last_is_first_player_and_chooses_first() -> None:
    """EX-20: chapter 4 places A, B, C, D; in chapter 5 D is first player and picks a clan first, A picks last."""
    table = boxed(5, 4, last="ABCD").sets_up()
    assert table.state.first == "D"
    assert order_of(table) == ["D", "C", "B", "A"]


@pytest.mark.rule("HER-SETUP-12", "HER-DECK-06", "HER-SETUP-17")
def test_an_unlocked_leader_is_open_to_the_owner_of_the_haven_alone_and_unlocks_their_schemes() -> None:
    """Amparo of the Gangrel lies in A's haven; she brings schemes that may be locked still."""
    havens = {"A": Haven(leaders=("gangrel_amparo",)), "B": Haven()}
    table = boxed(4, havens=havens, last="AB").sets_up()
    table.seat("B").answers(do.TakeClan("gangrel"))
    assert do.TakeLeader("gangrel_amparo") not in table.seat("B").options
    table = boxed(4, havens=havens, last="BA").sets_up()
    table.seat("A").answers(do.TakeClan("gangrel"))
    assert do.TakeLeader("gangrel_amparo") in table.seat("A").options
    table.seat("A").answers(do.TakeLeader("gangrel_amparo"))
    assert table.state.hands["A"] == ("gangrel_howl", "gangrel_throat", "gangrel_ambush")
    assert set(table.state.unlocked) == {"gangrel_howl"}, "the only one of the three that was locked"


@pytest.mark.rule("HER-CHRON-06")
def test_whoever_has_led_a_clan_may_choose_another_and_somebody_else_may_have_it() -> None:
    table = boxed(2, last="AB").sets_up()
    table.seat("B").takes("brujah")
    table.seat("A").takes("tremere")
    assert table.state.clans == {"B": "brujah", "A": "tremere"}, "in chapter 1 it was the other way round"


@pytest.mark.rule("HER-DECK-01", "HER-CHRON-04")
@pytest.mark.parametrize("chapter, base", [(3, 80), (4, 82), (7, 84), (10, 86), (13, 88), (16, 90), (19, 92)])
def test_base_characters_join_the_deck_when_their_era_begins(chapter: int, base: int) -> None:
    """80 at first, two more with every era; base side up."""
    table = boxed(chapter).sets_up()
    cards = [*table.state.deck, *table.state.queue]
    assert (len(cards), len(set(cards))) == (base + 18, base + 18)
    assert table.state.cards == {}


@pytest.mark.rule("HER-DECK-02", "HER-CHRON-04", "HER-SETUP-04")
def test_a_chronicle_character_is_in_the_deck_only_when_it_is_unlocked_and_a_servant_is_not() -> None:
    chapter = Chapter(4).card("cc_01", side="b", clan="brujah")
    cards = chapter.state.cards
    havens = {"A": Haven(servant="bc_001"), "B": Haven()}
    table = boxed(4, cards=cards, havens=havens).sets_up()
    lying = {*table.state.deck, *table.state.queue}
    assert {card for card in lying if card.startswith("cc_")} == {"cc_01"}
    assert "bc_001" not in lying


@pytest.mark.rule("HER-AFTER-07", "HER-SETUP-16")
def test_an_unlocked_scheme_belongs_to_the_clan_whoever_plays_it() -> None:
    for seat in "AB":
        table = boxed(2, last="BA" if seat == "A" else "AB", unlocked=("brujah_manor",)).sets_up()
        table.seat(seat).takes("brujah")
        assert "brujah_manor" in table.state.scheme_decks[seat]
        assert len(table.state.scheme_decks[seat]) + len(table.state.hands[seat]) == 8 + 1


@pytest.mark.rule("HER-CHRON-09")
def test_the_story_of_an_era_and_of_a_chapter_is_read_at_set_up_and_only_then() -> None:
    stories = {1: ["era.1", "chapter.1.intro"], 2: ["chapter.2.intro"], 4: ["era.2", "chapter.4.intro"]}
    for chapter, told in stories.items():
        table = boxed(chapter)
        table.run(set_up)
        assert [fact["story"] for fact in table.told("story")] == told


@pytest.mark.rule("HER-CHRON-01", "HER-ERA-06")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_is_played_in_the_theatres_of_its_era(chapter: int) -> None:
    """Seven eras of three chapters."""
    trios = [
        ("high_low_clans", "inner_beast", "war_of_princes"),
        ("inquisition", "inner_beast", "war_of_princes"),
        ("inquisition", "inner_beast", "anarch_revolt"),
        ("inquisition", "inner_beast", "masquerade"),
        ("court", "inner_beast", "masquerade"),
        ("court", "rise_of_humanity", "masquerade"),
        ("court", "rise_of_humanity", "sabbat_wars"),
    ]
    assert ERAS[CHAPTERS[chapter].era].theatres == trios[(chapter - 1) // 3]


@pytest.mark.rule("HER-CHRON-08")
def test_the_covered_side_is_shown_only_where_the_table_plays_with_open_backs() -> None:
    closed, opened = (start(begun("Ada", "Bob", open_backs=open_backs)) for open_backs in (False, True))
    for position, shown in ((closed, False), (opened, True)):
        dots = (do.MarkDot("kindred"), do.MarkDot("combat"), do.MarkDot("mercy"))
        answers = (*dots, do.TakeTitle("title_ash_prophet"), do.TakeMark("mark_stag"))
        for answer in answers:
            assert position.answer("A", answer) is None
        drawn = [option.character for option in position.asks()[0].options]
        book = GAME.view(position.state, "A").chronicle
        assert book is not None
        assert set(book.backs) == (set(drawn) if shown else set())
