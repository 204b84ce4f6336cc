"""Spying Mission: a bleed that would succeed is turned into a stronger one later."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    INFERIOR,
    SUPERIOR,
    adept,
    asked_later,
    attempt,
    can_play,
    equip,
    finish,
    hunter,
    intruder,
)
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import ChooseMethuselah, PlayCard
from nokturn.games.vtes.state.stats import stealth


def spying(table: Table, spy: str) -> None:
    """The spy bleeds B, as far as the question whether to spy."""
    table.state.change(spy, locked=False)
    table.state.used.pop("turn", None)
    bleed(table, spy)
    until(table, "would-succeed", "A")


def spies(*cards: str, with_: tuple[str, ...] = ("OBF",)) -> tuple[Table, str]:
    table = Table()
    table.hand("A", *cards)
    return table, adept(table, "A", *with_)


@pytest.mark.card("spying-mission")
@pytest.mark.rule("VTES-ACT-BLEED-09", "VTES-EDGE-02")
def test_the_spy_gathers_instead_of_bleeding():
    table, spy = spies("spying-mission")
    table.state.edge = "C"
    spying(table, spy)
    table.seat("A").plays("spying-mission", spy, SUPERIOR)
    finish(table)
    assert table.pool("B") == 30
    assert table.now.edge == "C"
    assert table.told("succeeds")
    assert not table.told("bleeds")
    mission = table.card("spying-mission:1")
    assert (mission.host, mission.region, mission.controller) == (spy, "attached", "A")


@pytest.mark.card("spying-mission")
def test_what_was_gathered_is_used_in_the_next_bleed_of_the_same_methuselah():
    table, spy = spies("spying-mission", "conditioning", with_=("OBF", "DOM"))
    spying(table, spy)
    table.seat("A").plays("spying-mission", spy, SUPERIOR)
    finish(table)
    table.state.change(spy, locked=False)
    table.state.used.pop("turn", None)
    bleed(table, spy)
    until(table, "action", "A")
    table.seat("A").plays("conditioning", spy, SUPERIOR)  # what comes of spying is not limited
    finish(table)
    assert table.pool("B") == 30 - (1 + 3 + 2)
    assert sorted(table.now.ash["A"]) == ["conditioning", "spying-mission"]
    assert table.now.edge == "A"


@pytest.mark.card("spying-mission")
@pytest.mark.rule("VTES-ACT-BLEED-06")
def test_copies_can_be_collected_and_are_all_used_at_once():
    table, spy = spies("spying-mission", "spying-mission", "spying-mission")
    for _ in range(2):
        spying(table, spy)
        table.seat("A").plays("spying-mission", spy, SUPERIOR)
        finish(table)
    assert table.pool("B") == 30
    assert [table.card(f"spying-mission:{number}").host for number in (1, 2)] == [spy, spy]
    spying(table, spy)
    finish(table)
    assert table.pool("B") == 30 - 5
    assert table.now.ash["A"] == ("spying-mission", "spying-mission")
    assert table.now.hands["A"] == ("spying-mission",)


@pytest.mark.card("spying-mission", "deflection")
def test_what_was_gathered_about_one_is_of_no_use_against_another():
    table, spy = spies("spying-mission")
    spying(table, spy)
    table.seat("A").plays("spying-mission", spy, SUPERIOR)
    finish(table)
    dominator = adept(table, "B", "DOM")
    table.hand("B", "deflection")
    table.state.change(spy, locked=False)
    table.state.used.pop("turn", None)
    bleed(table, spy)
    until(table, "blocks-declined", "B")
    table.seat("B").plays("deflection", dominator, SUPERIOR)
    table.seat("B").answers(ChooseMethuselah("C"))
    finish(table)
    assert (table.pool("B"), table.pool("C")) == (30, 29)
    assert table.card("spying-mission:1").host == spy


@pytest.mark.card("spying-mission", "protected-district")
@pytest.mark.rule("VTES-ACT-BLEED-09")
def test_a_bleed_of_nothing_is_no_chance_to_spy_and_uses_up_no_copy():
    table, spy = spies("spying-mission", "spying-mission")
    spying(table, spy)
    table.seat("A").plays("spying-mission", spy, SUPERIOR)
    finish(table)
    primogen = adept(table, "B", title="primogen")
    table.hand("B", "protected-district")
    table.state.change(spy, locked=False)
    table.state.used.pop("turn", None)
    bleed(table, spy)
    until(table, "action", "B")
    table.seat("B").plays("protected-district", primogen)
    assert not asked_later(table, PlayCard("spying-mission", SUPERIOR, spy))
    assert table.pool("B") == 30
    assert table.card("spying-mission:1").host == spy
    assert not table.now.edge


@pytest.mark.card("spying-mission")
@pytest.mark.rule("VTES-DISC-01")
@pytest.mark.parametrize("discipline, possible", [("OBF", True), ("obf", False), ("DOM", False)])
def test_spies_have_obfuscate_at_the_superior_level(discipline, possible):
    table, spy = spies("spying-mission", with_=(discipline,))
    bleed(table, spy)
    assert asked_later(table, PlayCard("spying-mission", SUPERIOR, spy)) is possible


@pytest.mark.card("spying-mission")
@pytest.mark.rule("VTES-MIN-04")
def test_one_copy_for_stealth_is_the_only_one_of_the_action():
    table, spy, _ = intruder("spying-mission", "spying-mission", with_=("OBF",))
    table.seat("A").plays("spying-mission", spy, INFERIOR)
    assert stealth(table.now) == 1
    assert not asked_later(table, PlayCard("spying-mission", SUPERIOR, spy))
    assert table.pool("B") == 29


@pytest.mark.card("spying-mission", "freak-drive")
def test_the_action_of_a_spy_is_successful():
    table, spy = spies("spying-mission", "freak-drive", with_=("OBF", "for"))
    spying(table, spy)
    table.seat("A").plays("spying-mission", spy, SUPERIOR)
    until(table, "after-resolution", "A")
    table.seat("A").plays("freak-drive", spy)
    assert not table.card(spy).locked


@pytest.mark.card("spying-mission")
def test_only_a_bleed_that_would_succeed_is_turned_into_spying():
    table = Table()
    spy, blocker = adept(table, "A", "OBF"), adept(table, "B")
    table.hand("A", "spying-mission")
    equip(table, blocker)
    bleed(table, spy)
    attempt(table, "B", blocker)
    assert not asked_later(table, PlayCard("spying-mission", SUPERIOR, spy))
    table, hunting = hunter("spying-mission", with_=("OBF",))
    assert not can_play(table, "spying-mission", hunting, SUPERIOR)
    assert not asked_later(table, PlayCard("spying-mission", SUPERIOR, hunting))
