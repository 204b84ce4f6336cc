"""The reactions of the first pool that help to block: intercept, and what it brings in the combat that follows."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    IDLE,
    INFERIOR,
    SUPERIOR,
    adept,
    asked_later,
    attempt,
    can_play,
    equip,
    finish,
    reacting,
    step,
)
from tests.games.vtes.cards.moments import bleed, hunt, until
from tests.games.vtes.combat.fights import combat_card
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.combat.effects import Press, QueueCombat
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import Pass, PlayCard, UseManeuver, UsePrevention
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import intercept
from nokturn.games.vtes.text.effects import Change

# card, mode, Disciplines, clan, title, amount, cost
INTERCEPT = [
    ("cats-guidance", SUPERIOR, ("ANI",), "", "", 1, 0),
    ("eyes-of-argus", INFERIOR, ("aus",), "", "", 2, 0),
    ("eyes-of-argus", INFERIOR, ("AUS",), "", "", 2, 0),
    ("instinctive-reaction", INFERIOR, ("ani",), "", "", 1, 0),
    ("instinctive-reaction", SUPERIOR, ("ANI",), "", "", 1, 0),
    ("precognition", INFERIOR, ("aus",), "", "", 1, 0),
    ("precognition", SUPERIOR, ("AUS",), "", "", 1, 0),
    ("second-tradition-domain", INFERIOR, (), "", "prince:Rome", 2, 0),
    ("second-tradition-domain", INFERIOR, (), "toreador", "justicar:toreador", 2, 0),
    ("spirits-touch", INFERIOR, ("aus",), "", "", 1, 0),
    ("spirits-touch", SUPERIOR, ("AUS",), "", "", 1, 0),
    ("telepathic-misdirection", INFERIOR, ("aus",), "", "", 1, 1),
    ("the-warrens", INFERIOR, (), "nosferatu", "", 2, 1),
    ("the-warrens", INFERIOR, (), "nosferatu", "primogen", 3, 1),
]
CARDS = tuple(dict.fromkeys(row[0] for row in INTERCEPT))


@pytest.mark.card(*CARDS)
@pytest.mark.rule("VTES-STEALTH-01", "VTES-STEALTH-05", "VTES-MIN-13")
@pytest.mark.parametrize("card, mode, with_, clan, title, amount, cost", INTERCEPT)
def test_intercept_lets_a_block_succeed(card, mode, with_, clan, title, amount, cost):
    table, acting, reactor = reacting(card, with_=with_, clan=clan, title=title, stealth=1)
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    table.seat("B").plays(card, reactor, mode)
    assert intercept(table.now, table.card(reactor)) == amount
    assert table.blood(reactor) == 6 - cost
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": reactor}]
    assert table.card(reactor).locked
    assert table.pool("B") == 30


@pytest.mark.card(*CARDS)
@pytest.mark.rule("VTES-STEALTH-05")
@pytest.mark.parametrize("card, mode, with_, clan, title, amount, cost", INTERCEPT)
def test_intercept_is_added_only_by_the_blocker_and_only_if_needed(card, mode, with_, clan, title, amount, cost):
    table, _, reactor = reacting(card, with_=(*with_, "AUS", "ani"), clan=clan, title=title)
    until(table, "action", "B")
    assert not can_play(table, card, reactor, mode)  # nobody blocks
    table, _, reactor = reacting(card, with_=with_, clan=clan, title=title)
    attempt(table, "B", reactor)
    assert not asked_later(table, PlayCard(card, mode, reactor), "strike")  # 0 intercept is enough against 0 stealth
    table, acting, reactor = reacting(card, with_=with_, clan=clan, title=title, stealth=1, action="")
    other = adept(table, "B")
    bleed(table, acting)
    attempt(table, "B", other)
    assert not asked_later(table, PlayCard(card, mode, reactor), "action")  # somebody else blocks


@pytest.mark.card(*CARDS)
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize(
    "card, mode, with_",
    [
        ("spirits-touch", INFERIOR, ("ani",)),
        ("spirits-touch", SUPERIOR, ("aus",)),
        ("precognition", INFERIOR, ("ani",)),
        ("precognition", SUPERIOR, ("aus",)),
        ("instinctive-reaction", INFERIOR, ("aus",)),
        ("instinctive-reaction", SUPERIOR, ("ani", "aus")),
        ("eyes-of-argus", INFERIOR, ("ani",)),
        ("cats-guidance", SUPERIOR, ("ani",)),
        ("telepathic-misdirection", INFERIOR, ("ani",)),
    ],
)
def test_intercept_needs_the_discipline(card, mode, with_):
    table, _, reactor = reacting(card, with_=with_, stealth=1)
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    assert table.refused(PlayCard(card, mode, reactor)) == ("VTES-DISC-01" if mode == INFERIOR else "VTES-DISC-02")


@pytest.mark.card("the-warrens", "second-tradition-domain", "protected-district")
@pytest.mark.rule("VTES-REQ-01")
def test_clan_and_title_are_required():
    table, _, reactor = reacting("the-warrens", "second-tradition-domain", with_=("aus",), stealth=1, title="primogen")
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    assert table.refused(PlayCard("the-warrens", 0, reactor)) == "VTES-REQ-01"
    assert table.refused(PlayCard("second-tradition-domain", 0, reactor)) == "VTES-REQ-01"


@pytest.mark.card("eyes-of-argus", "the-warrens")
@pytest.mark.rule("VTES-R-44")
@pytest.mark.parametrize("card, clan", [("eyes-of-argus", ""), ("the-warrens", "nosferatu")])
def test_some_intercept_is_only_against_what_is_directed_at_you(card, clan):
    table, _, reactor = reacting(card, with_=("aus", "ani"), clan=clan, action="hunt")
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    assert table.refused(PlayCard(card, 0, reactor)) == "VTES-REQ-01"


@pytest.mark.card("instinctive-reaction", "spirits-touch")
def test_instinct_answers_the_predator_only():
    table = Table()
    acting = adept(table, "A")
    prey, predator = adept(table, "B", "ANI"), adept(table, "C", "ANI", "aus")
    for seat in "BC":
        table.hand(seat, "instinctive-reaction", IDLE)
    hunt(table, acting)
    attempt(table, "B", prey)
    until(table, "block-attempt", "B")
    assert table.refused(PlayCard("instinctive-reaction", SUPERIOR, prey)) == ""
    finish(table)
    table.state.change(acting, locked=False)
    hunt(table, acting)
    attempt(table, "C", predator)  # A is C's prey
    until(table, "block-attempt", "C")
    for mode in (INFERIOR, SUPERIOR):
        assert table.refused(PlayCard("instinctive-reaction", mode, predator)) == "VTES-REQ-01"


@pytest.mark.card("spirits-touch")
@pytest.mark.rule("VTES-MIN-12")
def test_the_same_reaction_is_not_played_twice_in_an_action():
    table, _, reactor = reacting("spirits-touch", "spirits-touch", with_=("AUS",), stealth=3)
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    table.seat("B").plays("spirits-touch", reactor, INFERIOR)
    until(table, "block-attempt", "B")
    assert table.refused(PlayCard("spirits-touch", SUPERIOR, reactor)) == "VTES-MIN-12"


# the combat if the minion blocks


def blocks_with(card: str, mode: int, *hand: str, discipline: str) -> tuple[Table, str, str]:
    """B's vampire blocks A's with the card; A has a hand too."""
    table, acting, reactor = reacting(card, with_=(discipline,), stealth=1, action="")
    table.hand("A", *hand, IDLE)
    bleed(table, acting)
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    table.seat("B").plays(card, reactor, mode)
    return table, acting, reactor


@pytest.mark.card("spirits-touch", "instinctive-reaction")
@pytest.mark.rule("VTES-R-28", "VTES-COMBAT-RANGE-06")
@pytest.mark.parametrize("card, discipline", [("spirits-touch", "AUS"), ("instinctive-reaction", "ANI")])
def test_an_optional_maneuver_in_the_combat_that_follows(card, discipline):
    table, _, _ = blocks_with(card, SUPERIOR, discipline=discipline)
    until(table, "range", "B")
    assert Pass() in table.options()
    table.seat("B").answers(UseManeuver(card))
    until(table, "minion-phase")
    assert table.told("range") == [{"range": "long"}]


@pytest.mark.card("spirits-touch", "instinctive-reaction", "precognition")
@pytest.mark.parametrize(
    "card, discipline", [("spirits-touch", "AUS"), ("instinctive-reaction", "ANI"), ("precognition", "AUS")]
)
def test_at_the_inferior_level_there_is_nothing_in_the_combat(card, discipline):
    table, _, _ = blocks_with(card, INFERIOR, discipline=discipline)
    for _ in range(40):
        if table.prompt == "minion-phase":
            break
        assert not table.options(UseManeuver)
        assert not table.options(UsePrevention)
        step(table)
    assert table.told("combat-over")


@pytest.mark.card("spirits-touch", "instinctive-reaction")
@pytest.mark.rule("VTES-R-28")
@pytest.mark.parametrize("card, discipline", [("spirits-touch", "AUS"), ("instinctive-reaction", "ANI")])
def test_the_maneuver_may_wait_for_a_later_round_and_is_used_once(card, discipline):
    combat_card("press-on", "press", Press())
    table, acting, _ = blocks_with(card, SUPERIOR, "press-on", "press-on", discipline=discipline)
    until(table, "press", "A")
    table.seat("A").plays("press-on", acting)
    until(table, "range", "B")
    table.seat("B").answers(UseManeuver(card))
    until(table, "press", "A")
    table.seat("A").plays("press-on", acting)
    assert not asked_later(table, UseManeuver(card))
    assert table.told("range") == [{"range": one} for one in ("close", "long", "close")]


@pytest.mark.card("precognition")
@pytest.mark.rule("VTES-R-28", "VTES-DMG-11")
def test_precognition_prevents_a_point_in_the_first_round():
    combat_card("press-on", "press", Press())
    combat_card("fists", "strike", StrikeWith(kind="hand", amount=1))
    table, acting, reactor = blocks_with("precognition", SUPERIOR, "press-on", "fists", discipline="AUS")
    until(table, "strike", "A")
    table.seat("A").plays("fists", acting)
    until(table, "prevent", "B")
    table.seat("B").answers(UsePrevention("precognition"))
    until(table, "press", "A")
    assert table.blood(reactor) == 6 - 1  # 1 of 2 points
    table.seat("A").plays("press-on", acting)
    until(table, "minion-phase")
    assert table.blood(reactor) == 6 - 1 - 1  # the second round hurts
    assert table.blood(acting) == 9 - 2


@pytest.mark.card("precognition")
@pytest.mark.rule("VTES-R-28")
def test_what_was_not_prevented_in_the_first_round_is_lost():
    combat_card("press-on", "press", Press())
    table, acting, reactor = blocks_with("precognition", SUPERIOR, "press-on", discipline="AUS")
    until(table, "press", "A")
    table.seat("A").plays("press-on", acting)
    for _ in range(40):
        if table.prompt == "minion-phase":
            break
        assert not table.options(UsePrevention)
        step(table)
    assert table.blood(reactor) == 4


@pytest.mark.card("spirits-touch")
@pytest.mark.rule("VTES-R-28")
def test_the_maneuver_is_not_for_a_combat_that_follows_on_the_first():
    combat_card("again", "end-of-round", QueueCombat())
    table, acting, _ = blocks_with("spirits-touch", SUPERIOR, "again", discipline="AUS")
    until(table, "end-of-round", "A")
    table.seat("A").plays("again", acting)
    while table.prompt != "minion-phase":
        assert not table.options(UseManeuver)
        step(table)
    assert len(table.told("combat")) == 2


@pytest.mark.card("spirits-touch")
@pytest.mark.rule("VTES-R-28", "VTES-BLOCK-05")
def test_the_maneuver_is_for_whoever_played_the_card_and_only_if_it_blocks():
    hide = Mode("action_modifier", "need-stealth", does=(Change(what="stealth", amount=2),))
    library_card("hide", hide, types=("action_modifier",))
    table, acting, reactor = blocks_with("spirits-touch", SUPERIOR, "hide", discipline="AUS")
    other = adept(table, "B")
    equip(table, other, 3)
    until(table, "block-attempt", "A")
    table.seat("A").plays("hide", acting)
    attempt(table, "B", other)
    while table.prompt != "minion-phase":
        assert not table.options(UseManeuver)
        step(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": other}]
    assert not table.card(reactor).locked


# Cats' Guidance


@pytest.mark.card("cats-guidance")
@pytest.mark.rule("VTES-RES-08")
def test_cats_guide_a_blocker_to_unlock_after_the_action():
    table, acting, reactor = reacting("cats-guidance", with_=("ani",), action="")
    other = adept(table, "B", "ani", locked=True)
    bleed(table, acting)
    attempt(table, "B", reactor)
    until(table, "after-resolution", "B")
    assert table.card(reactor).locked
    assert table.refused(PlayCard("cats-guidance", INFERIOR, other))
    table.seat("B").plays("cats-guidance", reactor, INFERIOR)
    assert not table.card(reactor).locked


@pytest.mark.card("cats-guidance")
@pytest.mark.rule("VTES-DISC-01")
def test_cats_guide_nobody_without_animalism():
    table, _, reactor = reacting("cats-guidance", with_=("dom",))
    attempt(table, "B", reactor)
    assert not asked_later(table, PlayCard("cats-guidance", INFERIOR, reactor))
    assert table.told("blocked")


@pytest.mark.card("cats-guidance")
@pytest.mark.rule("VTES-TORPOR-02")
def test_cats_do_not_guide_a_blocker_in_torpor_or_one_that_did_not_block():
    table, _, reactor = reacting("cats-guidance", with_=("ani",), blood=0)
    attempt(table, "B", reactor)
    assert not asked_later(table, PlayCard("cats-guidance", INFERIOR, reactor))
    assert table.card(reactor).region == TORPOR
    table, _, reactor = reacting("cats-guidance", with_=("ani",), stealth=1)
    attempt(table, "B", reactor)
    assert not asked_later(table, PlayCard("cats-guidance", INFERIOR, reactor))
    assert table.told("block-fails")


@pytest.mark.card("cats-guidance")
@pytest.mark.rule("VTES-MIN-12", "VTES-WAKE-01")
def test_cats_guide_an_awake_blocker_that_was_locked_all_along():
    table = Table()
    acting, reactor = adept(table, "A"), adept(table, "B", "ani", locked=True)
    table.hand("B", "on-the-qui-vive", "cats-guidance")
    bleed(table, acting)
    until(table, "action", "B")
    table.seat("B").plays("on-the-qui-vive", reactor)
    attempt(table, "B", reactor)
    until(table, "after-resolution", "B")
    table.seat("B").plays("cats-guidance", reactor, INFERIOR)
    assert not table.card(reactor).locked
