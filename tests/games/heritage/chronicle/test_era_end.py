"""Chapters 9.7 and 9.8: the end of an era and of the chronicle."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heritage.chronicle.chapter import Chapter, entry

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.games.heritage.aftermath.record import record_chapter
from nokturn.games.heritage.chapter.rounds import what_follows
from nokturn.games.heritage.chronicle.handing_down import left_behind
from nokturn.games.heritage.chronicle.sheets import chronicle_points, era_totals, points_of, trait_value, values_of
from nokturn.games.heritage.era.chronicle_end import end_chronicle
from nokturn.games.heritage.era.era import dominate, end_era
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS, ERAS, cards_of
from nokturn.games.heritage.printed.people import LEADERS, PEOPLE
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.books import Books, Sheet

THREE: dict[str, Any] = {"A": "toreador", "B": "tremere", "C": "malkavian"}
"""T, A and M of the worked example are the seats A, B and C."""


def era_one(politics: int) -> Chapter:
    """EX-03: chapter 1 T/A/M, chapter 2 A/T/M, chapter 3 M/T/A."""
    table = Chapter(3, places="CAB", log=(entry("ABC"), entry("BAC")), **THREE)
    table.politics(politics)
    record_chapter(table.state)
    return table


@pytest.mark.rule("HER-ERA-02", "HER-AFTER-03", "HER-R-03")
@pytest.mark.example("EX-03")
def test_example_3_era_points_are_summed_over_the_three_chapters() -> None:
    """T 2+2+3 = 7, A 1+3+2 = 6, M 1+1+5 = 7."""
    table = era_one(0)
    assert era_totals(table.books, ("A", "B", "C"), 1) == {"A": 7, "B": 6, "C": 7}


@pytest.mark.rule("HER-ERA-02", "HER-ERA-03")
@pytest.mark.example("EX-03")
def test_example_3_of_those_who_tie_the_one_with_more_from_the_marked_theatre_dominates() -> None:
    """Elisabetta of the Toreador is elitist and Edda egalitarian: at +3 a vampire of the High Clans is worth 2."""
    assert (PEOPLE[LEADERS["toreador"][0]].class_, PEOPLE[LEADERS["malkavian"][0]].class_) == ("elitist", "egalitarian")
    for politics, winner in ((3, "A"), (-3, "C")):
        table = era_one(politics).run(end_era)
        assert table.asked() == {winner: "era-card"}
        assert table.told("era-tied") == [{"players": ("C", "A"), "theatre": "high_low_clans"}] or table.told(
            "era-tied"
        )
        assert set(table.told("era-tied")[0]["players"]) == {"A", "C"}


@pytest.mark.rule("HER-ERA-04", "HER-PRIM-03")
def test_still_tied_the_primogen_decides() -> None:
    """At 0 no class wins: nobody has points from the High and Low Clans."""
    table = era_one(0).run(dominate, 1)
    assert {question.prompt for question in table.asks} == {"primogen"}
    first = table.asks[0].seat
    table.seat(first).calls_on("martial")
    table.seat(table.asks[0].seat).calls_on("covert")
    assert len(table.told("primogen-decides")) == 1


@pytest.mark.rule("HER-ERA-02")
def test_whoever_has_most_points_dominates_without_any_tie_break() -> None:
    table = Chapter(3, places="ABC", log=(entry("ABC"), entry("ABC")), **THREE)
    record_chapter(table.state)
    table.run(end_era)
    assert table.asked() == {"A": "era-card"}
    assert table.told("era-tied") == []


@pytest.mark.rule("HER-ERA-01")
@pytest.mark.parametrize("chapter", range(1, 22))
def test_an_era_ends_after_every_third_chapter(chapter: int) -> None:
    table = Chapter(chapter, places="AB", earned="ABABA").run(what_follows).finish()
    assert bool(table.told("era-ends")) == (chapter in (3, 6, 9, 12, 15, 18, 21))
    assert bool(table.told("chronicle-ends")) == (chapter == 21)


@pytest.mark.rule("HER-ERA-05", "HER-DECK-08", "HER-END-02", "HER-END-03")
@pytest.mark.parametrize("card", ERA_CARDS)
def test_every_era_card_marks_what_is_printed_on_it_for_everybody(card: str) -> None:
    """All 14: the one that is picked counts, and the other leaves the game."""
    printed = ERA_CARDS[card]
    table = Chapter(3 * printed.era, places="AB", log=tuple([entry("AB") for _ in range(3 * printed.era - 1)]))
    record_chapter(table.state)
    table.run(end_era)
    assert {option.card for option in table.seat("A").options} == set(cards_of(printed.era))
    assert len(cards_of(printed.era)) == 2
    table.seat("A").answers(do.PickEraCard(card))
    assert table.books.era_cards == (card,)
    assert table.books.dominant == ("A",)
    starts = {trait: 0 if trait in ("camarilla", "anarchs", "sabbat") else 1 for trait, _ in printed.marks}
    for trait, change in printed.marks:
        assert trait_value((card,), trait) == starts[trait] + change
    other = next(one for one in cards_of(printed.era) if one != card)
    assert other not in table.books.era_cards


@pytest.mark.rule("HER-ERA-06", "HER-ERA-07", "HER-ERA-08", "HER-R-34")
def test_the_marked_theatre_is_replaced_after_the_plan_and_nothing_of_its_board_remains() -> None:
    plan = {
        1: ("high_low_clans", "inquisition"),
        2: ("war_of_princes", "anarch_revolt"),
        3: ("anarch_revolt", "masquerade"),
        4: ("inquisition", "court"),
        5: ("inner_beast", "rise_of_humanity"),
        6: ("masquerade", "sabbat_wars"),
        7: ("sabbat_wars", ""),
    }
    assert {era.number: (era.marked, era.replacement) for era in ERAS.values()} == plan
    for era in range(1, 8):
        table = Chapter(3 * era, places="AB", log=tuple([entry("AB") for _ in range(3 * era - 1)]))
        table.haven("A", servant="bc_050", resources=("martial",))
        record_chapter(table.state)
        table.run(end_era).finish()
        told = [(fact["theatre"], fact["replacement"]) for fact in table.told("theatre-replaced")]
        assert told == ([plan[era]] if era < 7 else []), "era 7 replaces nothing"
        left = left_behind(table.state)
        assert (left.havens[0].servant, left.havens[0].resources) == ("bc_050", ("martial",))
        sitting = CAMPAIGN.next(left)
        assert (sitting is None) == (era == 7)
        if sitting is not None:
            assert plan[era][1] in sitting.options.values()
            assert plan[era][0] not in sitting.options.values()


@pytest.mark.rule("HER-END-02", "HER-R-04")
def test_a_trait_starts_at_1_and_is_never_worth_more_than_3() -> None:
    """Mercy is marked in eras 1, 3 and 5; cruelty likewise."""
    cards = ("es_1b", "es_2a", "es_3a", "es_4a", "es_5b")
    assert [trait_value(cards[:number], "mercy") for number in range(6)] == [1, 2, 2, 3, 3, 3]
    assert [trait_value(cards[:number], "kindred") for number in (0, 5)] == [1, 2]


@pytest.mark.rule("HER-END-03")
def test_an_affiliation_starts_at_0_and_stays_between_minus_1_and_1_after_each_card() -> None:
    """The Camarilla rises in era 3 and again in era 6, where it is clamped; then a fall from 1 leads to 0."""
    assert trait_value((), "camarilla") == 0
    assert trait_value(("es_3a",), "camarilla") == 1
    assert trait_value(("es_3a", "es_6a"), "camarilla") == 1
    assert trait_value(("es_3a", "es_6b"), "camarilla") == 0
    assert trait_value(("es_3b", "es_6b"), "camarilla") == -1
    assert trait_value(("es_3b", "es_6a"), "camarilla") == 0
    assert trait_value(("es_3a", "es_7b"), "anarchs") == -1


@pytest.mark.rule("HER-END-01", "HER-END-02", "HER-END-03", "HER-END-04")
@pytest.mark.example("EX-02")
def test_example_2_the_thirty_points() -> None:
    """Resources 3, Abilities 2, Psyche 14, Affiliation 1, Disciplines 4, six titles."""
    dots = {"kindred": 2, "mortals": 1, "cunning": 1, "occult": 1, "cruelty": 4, "mercy": 2, "camarilla": 1}
    dots |= {"auspex": 3, "potence": 1}
    titles = ("title_ash_prophet", "title_1", "title_2", "title_4", "title_7", "title_9")
    values = {**values_of(()), "cruelty": 3, "camarilla": 1}
    assert points_of(Sheet("Ada", tuple(dots.items()), titles), values) == 3 + 2 + 14 + 1 + 4 + 6 == 30


@pytest.mark.rule("HER-END-01")
def test_points_are_reckoned_by_the_marks_of_the_cards_that_were_picked() -> None:
    """Two dots in cruelty, which is marked once, one title."""
    books = Books(4, ("A",), (Sheet("Ada", (("cruelty", 2),), ("title_1",)),), era_cards=("es_1a",))
    assert chronicle_points(books, 0) == 2 * 2 + 1


@pytest.mark.rule("HER-END-04")
def test_a_discipline_dot_is_worth_1_whatever_is_marked() -> None:
    assert {trait_value(tuple(ERA_CARDS), trait) for trait in ("animalism", "auspex", "blood_sorcery")} == {1}


@pytest.mark.rule("HER-END-05")
def test_most_chronicle_points_win_the_last_card() -> None:
    table = Chapter(21, places="AB").sheet("B", dots={"kindred": 3}, titles=("title_1",)).sheet("A", dots={"mercy": 2})
    table.run(end_chronicle)
    assert [(fact["player"], fact["count"]) for fact in table.told("chronicle-points")] == [("A", 2), ("B", 4)]
    assert table.books.last_card == "B"
    assert table.told("wins-chronicle") == [{"player": "B", "card": "final_mission"}]
    assert table.told("story")[-1] == {"story": "end"}


@pytest.mark.rule("HER-END-06", "HER-R-33")
def test_equal_points_are_broken_by_titles_then_by_chapters_won_then_by_the_primogen() -> None:
    table = Chapter(21, log=()).sheet("A", dots={"kindred": 2}).sheet("B", dots={"kindred": 1}, titles=("title_1",))
    assert table.run(end_chronicle).over
    assert table.books.last_card == "B", "more titles"
    table = Chapter(21, log=(entry("BA"), entry("BA"), entry("AB")))
    assert table.run(end_chronicle).over
    assert table.books.last_card == "B", "more chapters won"
    table = Chapter(21, log=()).run(end_chronicle)
    assert table.asked() == {"A": "primogen"}
    table.seat("A").calls_on("martial").table.seat("B").calls_on("covert")
    assert table.books.last_card in ("A", "B")


@pytest.mark.rule("HER-CHRON-02")
def test_after_the_last_chapter_nothing_comes() -> None:
    table = Chapter(21, places="AB", earned="ABABA").run(what_follows).finish()
    assert table.books.last_card in ("A", "B")
    assert CAMPAIGN.next(left_behind(table.state)) is None
