"""A campaign of Grail as a travel book: what was read, chosen and walked, and nothing that is still to come."""

from __future__ import annotations

import html
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from tests.campaigns.test_grail import calmly, new, play_out, written

from nokturn.books import form_of, forms
from nokturn.books.grail.book import printed
from nokturn.books.grail.diary import Walk, lines_of
from nokturn.books.grail.map import Cell, drawn, wrapped
from nokturn.books.grail.volume import volume_of
from nokturn.books.grail.words import Says
from nokturn.campaigns.grail.campaign import CAMPAIGN
from nokturn.campaigns.ledger import Ledger, start
from nokturn.games.grail.printed.pack import the_campaign
from nokturn.games.grail.state import choices as do
from nokturn.kernel import Ask
from nokturn.kernel.plain import pack
from nokturn.players import RandomBot

LANGUAGES = ("en", "pl")
SVG = "{http://www.w3.org/2000/svg}"
PACK = the_campaign()


def wanderer(key: str, days: int) -> Any:
    """Walks and reads for so many Days, then stops."""
    bot, passed = RandomBot(key), [0]

    def answer(ask: Ask) -> Any:
        if do.BeginDay() in ask.options:
            passed[0] += 1
            return do.BeginDay() if passed[0] < days else do.EndSitting()
        roaming = [one for one in ask.options if isinstance(one, (do.Explore, do.Travel))]
        return roaming[passed[0] % len(roaming)] if roaming else bot.answer(None, ask, ())

    return answer


@cache
def journey() -> Ledger:
    """Two sittings of two people, three Days each at most."""
    ledger = new("Ada", "Jan")
    for key in ("three", "four"):
        journal = play_out(start(CAMPAIGN, ledger, ["Ada", "Jan"], key), wanderer(key, 3))
        ledger = written(ledger, journal, "Ada", "Jan")
    return ledger


@cache
def lines() -> tuple[tuple[str, dict[str, Any]], ...]:
    """All that was told at the table."""
    return tuple([(line.key, dict(line.facts)) for page in journey().pages for line in lines_of(page.record) or ()])


def facts(key: str, fact: str) -> set[Any]:
    return {told[fact] for kind, told in lines() if kind == key}


def read(page: bytes) -> str:
    text = html.unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", page.decode(), flags=re.DOTALL))
    return re.sub(r"\s+", " ", text)


def bound(ledger: Ledger, form: str, lang: str = "en", title: str = "The Last Ribbon", **more: Any) -> bytes:
    return form_of("grail", form).bound(ledger, title, lang, **more)


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_what_was_read_met_and_chosen_day_by_day(lang: str) -> None:
    text = read(bound(journey(), "html", lang))
    read_there = facts("passage", "passage")
    assert len(read_there) > 3
    for passage in read_there:
        location, _, name = passage.partition("/")
        said = flat(PACK.passages[int(location), name].text[lang])
        assert text.count(said) == 1, f"{passage}: once, however often it was read"
    for choice in facts("choice", "choice"):
        passage, _, number = choice.rpartition("/")
        location, _, name = passage.partition("/")
        assert flat(PACK.passages[int(location), name].choice[int(number)].text[lang]) in text
    for event in facts("event", "event"):
        assert flat(PACK.events[event].title[lang]) in text
        assert flat(PACK.events[event].text[lang]) in text
    for number in facts("day", "day"):
        assert {"en": f"Day {number}", "pl": f"Dzień {number}"}[lang] in text
    assert PACK.chapters[1].title[lang] in text
    assert "Ada, Jan" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_is_still_to_come_stands_in_it(lang: str) -> None:
    """Passages nobody read, Events nobody saw, Secrets nobody learnt, Locations in the fog, endings, later chapters."""
    text = read(bound(journey(), "html", lang)) + str(printed(volume_of(journey(), "x", lang)))
    was_read = facts("passage", "passage")
    sealed = [one.text[lang] for (place, name), one in PACK.passages.items() if f"{place}/{name}" not in was_read]
    sealed += [one.text[lang] for name, one in PACK.events.items() if name not in facts("event", "event")]
    learnt = facts("gains-secret", "source")
    sealed += [one.name[lang] for name, one in PACK.secrets.items() if f"secret/{name}" not in learnt]
    sealed += [one.text[lang] for one in PACK.secrets.values()]
    seen = facts("revealed", "location") | facts("replaced", "location")
    sealed += [one.text[lang] for number, one in PACK.locations.items() if number not in seen]
    sealed += [words for one in PACK.endings.values() for words in (one.title[lang], one.text[lang])]
    sealed += [one.title[lang] for number, one in PACK.chapters.items() if number > 1]
    dreamt = facts("dream", "location")
    sealed += [one.dream.text[lang] for number, one in PACK.journal.items() if one.dream and number not in dreamt]
    assert len(sealed) > 400
    quests = facts("quest", "quest")
    lies_open = PACK.title[lang] + "".join([PACK.quests[quest].goal[lang] for quest in quests])
    assert [words for words in sealed if flat(words) in text and words not in lies_open] == []
    later = [quest.goal[lang] for name, quest in PACK.quests.items() if name not in quests]
    assert [goal for goal in later if flat(goal) in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dream_is_told_once_however_often_it_was_dreamt(lang: str) -> None:
    page = read(bound(journey(), "html", lang))
    dreamt = facts("dream", "location")
    assert dreamt
    for number in dreamt:
        vision = PACK.journal[number].dream
        assert vision is not None
        assert page.count(flat(vision.text[lang])) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_printed_book_is_a_pdf_of_many_pages(lang: str) -> None:
    pdf = bound(journey(), "pdf", lang)
    assert pdf.startswith(b"%PDF-")
    assert max(int(count) for count in re.findall(rb"/Count (\d+)", pdf)) > 4


def test_the_map_has_a_card_for_every_location_that_came_out_of_the_fog_and_a_line_for_every_way() -> None:
    volume = volume_of(journey(), "x", "en")
    map_ = ElementTree.fromstring(drawn(volume.cells, volume.walks, Says("en")))
    names = [" ".join(text.itertext()) for text in map_.iter(f"{SVG}text")]
    for location in facts("revealed", "location"):
        assert wrapped(PACK.locations[location].name["en"])[0] in names
    assert len([*map_.iter(f"{SVG}rect")]) == len(volume.cells)
    assert [*map_.iter(f"{SVG}line")], "somebody has walked"


def test_north_is_on_top_and_a_grave_has_its_cross() -> None:
    cells = [
        Cell(number=101, name="Home", x=0, y=0, stands=True, lit=True, graves=()),
        Cell(number=102, name="<North> & more of it", x=0, y=1, stands=False, lit=False, graves=("Beor",)),
    ]
    walks = [Walk("beor", 101, False), Walk("beor", 102), Walk("arev", 102, False), Walk("arev", 101, False)]
    map_ = ElementTree.fromstring(drawn(cells, walks, Says("pl")))
    height = {rect.get("y"): rect.get("stroke-dasharray") for rect in map_.iter(f"{SVG}rect")}
    home, north = sorted(height, key=lambda y: -float(y or 0))
    assert (height[home], height[north]) == (None, "4 3"), "what lies in the fog again has a broken edge"
    assert any("".join(text.itertext()) == "† Beor" for text in map_.iter(f"{SVG}text"))
    assert [line.get("stroke-dasharray") for line in map_.iter(f"{SVG}line")] == [None, "2 5"]


def test_who_died_where_and_how_everybody_stands() -> None:
    ledger = journey()
    text = read(bound(ledger, "html", "pl"))
    view = volume_of(ledger, "x", "pl")
    for hero in view.heroes:
        assert f"Energia {hero.energy}, Zdrowie {hero.health}, Groza {hero.terror}" in text
    for grave in view.graves:
        assert f"{grave.hero.name['pl']}: {grave.location.name['pl']}, dzień {grave.day}" in text
    assert view.graves or "Na razie nikt nie zginął." in text


def test_a_journey_that_has_not_begun_is_a_thin_book() -> None:
    ledger = new("Ada")
    assert "a journey that has not begun" in read(bound(ledger, "html"))
    assert bound(ledger, "pdf").startswith(b"%PDF-")


def test_the_sitting_that_is_being_played_is_told_as_far_as_it_has_come() -> None:
    ledger = new("Ada")
    journal = start(CAMPAIGN, ledger, ["Ada"], "now")
    while journal.position.state.day < 2:
        ask = journal.position.asks()[0]
        answer = do.BeginDay() if do.BeginDay() in ask.options else calmly(ask)
        assert journal.answer(ask.seat, answer) is None
    text = read(bound(ledger, "html", now=journal.record))
    assert "Day 2" in text
    assert "1. Being played: Ada" in text


def test_names_and_titles_are_only_text() -> None:
    ledger = new('<b>"&')
    journal = play_out(start(CAMPAIGN, ledger, ['<b>"&'], "names"))
    ledger = written(ledger, journal, '<b>"&')
    page = bound(ledger, "html", title='<script>alert("&")</script>').decode()
    assert "<script>" not in page
    assert "<b>" not in page
    assert bound(ledger, "pdf", title='#"<script>').startswith(b"%PDF-")


def test_a_sitting_of_other_rules_is_named_and_not_told() -> None:
    ledger = journey()
    broken = replace(ledger.pages[0], record=replace(ledger.pages[0].record, steps=[("A", pack("nonsense"))]))
    text = read(bound(replace(ledger, pages=[broken, *ledger.pages[1:]]), "html"))
    assert text.count("cannot be told any more") == 1
    gone = replace(ledger.pages[1], record=replace(ledger.pages[1].record, packs={"name_under_stone": "0" * 16}))
    text = read(bound(replace(ledger, pages=[ledger.pages[0], gone]), "html", "pl"))
    assert text.count("nie da się jej już opowiedzieć") == 1


def test_it_is_made_as_a_page_and_in_print() -> None:
    assert list(forms("grail")) == ["html", "pdf"]
