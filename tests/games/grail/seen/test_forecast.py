"""The next dawn: what the evening and the morning will do, told before they come, and nothing about what is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.game import GAME
from nokturn.games.grail.seen.asides import aside_for
from nokturn.games.grail.seen.dawn.forecast import forecast
from nokturn.games.grail.seen.dawn.ways import Way
from nokturn.games.grail.state.places import Dial


def told(table: Table, key: str) -> list[dict[str, Any]]:
    """The facts of every line of this key."""
    table.state.phase = "during"
    seen = forecast(table.state)
    assert seen is not None
    return [line.facts for line in seen.lines if line.key == f"forecast-{key}"]


def way(table: Table) -> Way:
    table.state.phase = "during"
    seen = forecast(table.state)
    assert seen is not None
    assert seen.way is not None
    return seen.way


def tracks(facts: dict[str, Any], *names: str) -> list[tuple[int, int]]:
    return [(facts[name], facts[f"{name}-after"]) for name in names]


@pytest.mark.rule("GRAIL-DAY-START-01", "GRAIL-DAY-START-03")
def test_stones_say_how_long_they_burn():
    table = Table("arev").menhir(107, 1)
    table.state.lay(101, dial=4)
    assert told(table, "menhir") == [{"location": 101, "n": 3}]
    assert told(table, "menhir-last") == [{"location": 107, "n": 0}]
    table.state.lay(107, dial=0)
    assert told(table, "menhir-out") == [{"location": 107}]


@pytest.mark.rule("GRAIL-DAY-START-02", "GRAIL-MENHIR-03", "R-10", "R-11")
def test_whoever_stands_on_a_falling_card_loses_two_health_and_gains_two_terror():
    table = Table("arev").menhir(107, 0).reveal(110)
    table.put("arev", location=110, food=0, energy=3, health=6, terror=1)
    assert told(table, "falls") == [{"location": (110,), "count": 1}], "107 lies beside 101"
    (caught,) = told(table, "caught")
    assert tracks(caught, "health", "terror") == [(6, 4), (1, 3)]
    assert caught["location"] == 107, "the nearest card that remains"


@pytest.mark.rule("GRAIL-MENHIR-09")
def test_without_any_stone_everybody_is_touched_where_they_stand():
    table = Table("arev", "beor")
    table.state.lay(101, dial=0)
    assert told(table, "no-menhir") == [{}]
    assert told(table, "falls") == []
    assert [facts["hero"] for facts in told(table, "touched")] == list(table.state.by_number())


def test_a_flaw_and_its_consequences_are_counted_in():
    """Ailei gains 1 Terror more whenever she gains 2 or more."""
    table = Table("ailei")
    table.state.lay(101, dial=0)
    table.put("ailei", food=0, energy=5, health=6, terror=3)
    (touched,) = told(table, "touched")
    assert tracks(touched, "health", "terror") == [(6, 4), (3, 6)]
    assert told(table, "panics") == [{"hero": "ailei"}]
    assert {"hero": "ailei", "source": "flaw/ailei"} in told(table, "rule")


@pytest.mark.rule("GRAIL-DAY-END-01", "GRAIL-DAY-END-02", "GRAIL-DAY-END-04")
def test_supper_and_hunger_show_what_becomes_of_the_tracks():
    table = Table("arev").put("arev", food=1, energy=3, health=5, terror=2)
    (supper,) = told(table, "supper")
    assert tracks(supper, "health", "terror") == [(5, 6), (2, 1)]
    assert supper["energy-after"] == 6, "the start space is 7, and Energy never stands above Health"
    table.put("arev", food=0)
    (hungry,) = told(table, "hungry")
    assert tracks(hungry, "energy", "health", "terror") == [(3, 4), (5, 5), (2, 2)]
    table.put("arev", energy=0)
    assert tracks(told(table, "hungry")[0], "energy", "health") == [(0, 4), (5, 4)]


@pytest.mark.rule("GRAIL-DAY-END-02")
def test_beors_wound_opens_when_he_goes_hungry():
    table = Table("beor").put("beor", food=0, energy=3, health=5)
    assert tracks(told(table, "hungry")[0], "health") == [(5, 4)]


@pytest.mark.rule("GRAIL-DAY-START-04", "GRAIL-DYING-04")
def test_time_dials_fall_and_quest_dials_do_not():
    table = Table("arev")
    table.state.dials.update(a=Dial("time", 3, "104"), b=Dial("time", 1, "q"), c=Dial("quest", 2, "q"))
    table.put("arev", dying=2, health=1, food=0, energy=2)
    assert told(table, "dial") == [{"dial": "a", "n": 2}]
    assert told(table, "dial-gone") == [{"dial": "b", "n": 0}]
    assert told(table, "dying-dial") == [{"hero": "arev", "n": 1}]


@pytest.mark.rule("GRAIL-GUARD-02", "GRAIL-GUARD-04")
def test_a_guardian_says_on_how_many_faces_it_comes_to_whom():
    table = Table("arev").reveal(102)
    card = table.guardian("heath_bear", 101)
    faces = table.state.content.special.guardian_die.faces
    stays = faces.count("nothing")
    assert told(table, "guardian") == [{"hero": "arev", "encounter": card, "location": 101, "n": stays, "faces": 6}]
    table.put("arev", location=105)
    assert told(table, "guardian")[0]["n"] >= faces.count("south")


@pytest.mark.rule("GRAIL-MENHIR-04", "GRAIL-MENHIR-05")
def test_what_would_change_it_names_the_price_and_what_is_missing():
    table = Table("arev").put("arev", energy=5, magic=0, food=4)
    lit = way(table)
    assert (lit.location, lit.hero, lit.steps, lit.travel, lit.energy) == (101, "arev", 0, 0, 1)
    assert [(need.what, need.needed, need.held) for need in lit.costs] == [
        ("energy", 1, 5),
        ("magic", 2, 0),
        ("food", 2, 4),
    ]
    assert [(need.kind, need.what) for need in lit.lacking] == [("secret", "rite_of_menhirs"), ("cost", "magic")]
    table.secrets("arev", "rite_of_menhirs").put("arev", magic=2)
    assert way(table).lacking == ()
    assert way(table).dial == 11, "12 less 1 for each player"


def test_a_forecast_changes_nothing_and_knows_nothing_hidden():
    table = Table("arev", "beor").menhir(107, 0)
    table.state.phase = "during"
    before, seen = table.state.clone(), forecast(table.state)
    assert table.state == before
    for key in ("11" * 16, "22" * 16):
        assert forecast(GAME.resample(table.state, "A", key)) == seen


def test_there_is_no_forecast_while_the_morning_goes_on():
    table = Table("arev")
    table.state.phase = "start"
    assert forecast(table.state) is None


MEALS = [
    ("arev", {"energy": 3, "health": 7, "terror": 2}, do.Eat(), (7, 8, 1)),
    ("arev", {"energy": 1, "health": 8, "terror": 0}, do.Eat(), (5, 8, 0)),
    ("arev", {"energy": 4, "health": 2, "terror": 0}, do.Eat(), (3, 3, 0)),
    ("arev", {"energy": 6, "health": 8, "terror": 2}, do.GoHungry(), (4, 8, 2)),
    ("arev", {"energy": 0, "health": 5, "terror": 2}, do.GoHungry(), (4, 4, 2)),
    ("beor", {"energy": 2, "health": 9, "terror": 0}, do.GoHungry(), (4, 8, 0)),
]
"""Who Rests, how they stand, what they choose: Energy, Health and Terror of the morning.  Beor's wound takes one more
Health from whoever does not eat."""


@pytest.mark.rule("GRAIL-DAY-END-01", "GRAIL-DAY-END-02", "GRAIL-DAY-END-04", "GRAIL-DAY-END-08")
@pytest.mark.parametrize("hero, stands, meal, morning", MEALS)
def test_beside_a_supper_stands_the_morning_after_it(hero, stands, meal, morning):
    table = Table(hero).put(hero, food=2, **stands)
    beside = aside_for(table.state, table.state.seat_of(hero), meal)
    assert beside is not None
    assert beside.key == "aside-morning"
    assert tuple(dict(beside.facts)[track] for track in ("energy", "health", "terror")) == morning
    table.run("grail.rest", hero).of(hero).answers(meal)
    assert (table[hero].health, table[hero].terror) == morning[1:], "and so it comes"
