"""The bot's choices in prologue, aftermath and at the end of an era."""

from __future__ import annotations

from typing import Any

from tests.games.heritage.chronicle.chapter import Chapter, entry
from tests.games.heritage.table import who

from nokturn.games.heritage.aftermath.abilities import place_stickers
from nokturn.games.heritage.aftermath.missions import resolve_mission
from nokturn.games.heritage.aftermath.record import record_chapter
from nokturn.games.heritage.aftermath.rewards import put_clan_sticker
from nokturn.games.heritage.aftermath.servants import keep_servants
from nokturn.games.heritage.bot import make_bot
from nokturn.games.heritage.era.era import end_era
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.state import choices as do


def answer(table: Chapter, key: str = "whim") -> Any:
    """What the bot answers to the open question."""
    question = table.asks[0]
    return make_bot(key).answer(GAME.view(table.state, question.seat), question, ())


def test_dots_go_where_they_are_worth_most() -> None:
    """Chapter 2, slot 2: mortals or mercy.  A card of era 5 marks mercy, one of era 4 mortals."""
    for cards, trait in ((("es_5b",), "mercy"), (("es_4b",), "mortals")):
        table = Chapter(2, earned="AAAAA").era_cards(*cards)
        record_chapter(table.state)
        table.run(resolve_mission, "A", "cm_02_2")
        for whim in "abcdef":
            assert answer(table, whim).trait == trait
    table = Chapter(7)
    record_chapter(table.state)
    table.run(resolve_mission, "A", "cm_07_3")
    assert answer(table).trait == "animalism", "the Camarilla is worth 0, a discipline 1"


def test_of_equal_traits_one_that_has_dots_already() -> None:
    """Stickers want several dots of one kind."""
    for trait in ("mortals", "mercy"):
        table = Chapter(2, earned="AAAAA").sheet("A", dots={trait: 2})
        record_chapter(table.state)
        table.run(resolve_mission, "A", "cm_02_2")
        for whim in "abcdef":
            assert answer(table, whim).trait == trait


def test_the_era_card_that_raises_the_own_dots_and_not_those_of_the_others() -> None:
    """Era 1: kindred and cruelty, or mortals and mercy."""
    for own, others, card in (("cruelty", "mercy", "es_1a"), ("mercy", "cruelty", "es_1b")):
        table = Chapter(3, places="AB", log=(entry("AB"), entry("AB")))
        table.sheet("A", dots={own: 4}).sheet("B", dots={others: 4})
        record_chapter(table.state)
        assert answer(table.run(end_era)) == do.PickEraCard(card)


def test_a_mark_beyond_the_bounds_counts_for_nothing() -> None:
    """Era 5: cruelty and ruthlessness, or mercy and kindred; cruelty is worth 3 already, kindred has one dot."""
    table = Chapter(15, places="AB").era_cards("es_1a", "es_2b", "es_3b", "es_4a")
    table.sheet("A", dots={"cruelty": 9, "kindred": 1})
    record_chapter(table.state)
    assert answer(table.run(end_era)) == do.PickEraCard("es_5b")


def test_stickers_are_placed_and_the_own_clan_is_preferred() -> None:
    table = Chapter(2, earned="BBBBB").sheet("A", dots={"combat": 4})
    table.childe("A", "ca_brujah_2")
    table.run(place_stickers)
    assert answer(table) == do.PutOn("ca_brujah_2")
    table.seat("A").answers(do.PutOn("ca_brujah_2"))
    assert answer(table) != do.PutAbility("bound"), "something that does something"
    table = Chapter(2).run(put_clan_sticker, "A", who("calm west covert"))
    assert answer(table) == do.PutClan("brujah")


def test_the_ancilla_is_kept_rather_than_the_base_character_or_nobody() -> None:
    table = Chapter(2, earned="BBBBB")
    table.childe("A", who("calm west covert"))
    table.childe("A", "ca_brujah_2")
    assert answer(table.run(keep_servants)) == do.KeepServant("ca_brujah_2")
