"""The reactions of the first pool that let locked minions take part."""

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
    finish,
    reacting,
)
from tests.games.vtes.cards.moments import bleed, hunt, phase, until
from tests.games.vtes.combat.fights import combat_card
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.combat.effects import Press
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import Bleed, Block, Pass, PlayCard, UseManeuver
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import hand_size
from nokturn.games.vtes.text.effects import Change, GainPool

WAKES = [("on-the-qui-vive", 0, ()), ("wake-with-evenings-freshness", 0, ()), ("eyes-of-argus", SUPERIOR, ("AUS",))]
NAMES = tuple(row[0] for row in WAKES)


@pytest.mark.card(*NAMES)
@pytest.mark.rule("VTES-WAKE-01", "VTES-WAKE-04")
@pytest.mark.parametrize("card, mode, with_", WAKES)
def test_a_locked_vampire_wakes_blocks_and_stays_locked(card, mode, with_):
    table, acting, reactor = reacting(card, with_=with_, locked=True)
    until(table, "action", "B")
    assert Block(reactor) not in table.options()
    table.seat("B").plays(card, reactor, mode)
    assert table.card(reactor).locked
    attempt(table, "B", reactor)
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": reactor}]
    assert table.card(reactor).locked
    assert table.blood(reactor) == 6 - 1  # only from the fight


@pytest.mark.card(*NAMES)
@pytest.mark.rule("VTES-WAKE-05")
@pytest.mark.parametrize("card, mode, with_", WAKES)
def test_waking_lasts_for_the_action_and_obliges_to_nothing(card, mode, with_):
    table, acting, reactor = reacting(card, with_=with_, locked=True)
    until(table, "action", "B")
    table.seat("B").plays(card, reactor, mode)
    finish(table)
    assert table.pool("B") == 29
    table.state.change(acting, locked=False)
    hunt(table, acting)
    assert not asked_later(table, Block(reactor))


@pytest.mark.card(*NAMES)
@pytest.mark.rule("VTES-WAKE-01", "VTES-WAKE-05")
@pytest.mark.parametrize("card, mode, with_", WAKES)
def test_one_may_wake_after_the_resolution_to_react_to_what_has_come_of_the_action(card, mode, with_):
    library_card("echo", Mode("reaction", "after-resolution", does=(GainPool(),)), types=("reaction",))
    table, _, reactor = reacting(card, "echo", with_=with_, locked=True)
    until(table, "after-resolution", "B")
    assert table.pool("B") == 29
    assert not can_play(table, "echo", reactor)
    table.seat("B").plays(card, reactor, mode)
    until(table, "after-resolution", "B")
    assert table.card(reactor).locked
    table.seat("B").plays("echo", reactor)
    finish(table)
    assert table.pool("B") == 30


@pytest.mark.card(*NAMES)
@pytest.mark.parametrize("card, mode, with_", WAKES)
def test_only_the_locked_and_ready_wake(card, mode, with_):
    table, _, reactor = reacting(card, with_=(*with_, "DOM"))
    until(table, "action", "B")
    assert not can_play(table, card, reactor, mode)
    table, _, reactor = reacting(card, with_=with_, locked=True, region=TORPOR)
    assert not asked_later(table, PlayCard(card, mode, reactor))


@pytest.mark.card("on-the-qui-vive", "wake-with-evenings-freshness")
def test_an_ally_is_on_the_qui_vive_but_is_no_vampire():
    table = Table()
    acting, stray = adept(table, "A"), table.ally("B", "underbridge-stray", locked=True)
    table.hand("B", "on-the-qui-vive", "wake-with-evenings-freshness")
    bleed(table, acting)
    until(table, "action", "B")
    assert not can_play(table, "wake-with-evenings-freshness", stray)
    table.seat("B").plays("on-the-qui-vive", stray)
    assert Block(stray) in table.ask("B").options


@pytest.mark.card("on-the-qui-vive")
@pytest.mark.rule("VTES-UNLOCK-01")
def test_an_ally_that_was_on_the_qui_vive_misses_its_next_unlock_phase():
    table = Table()
    acting = adept(table, "A")
    stray, vampire = table.ally("B", "underbridge-stray", locked=True), adept(table, "B", locked=True)
    table.hand("B", "on-the-qui-vive", "on-the-qui-vive")
    bleed(table, acting)
    until(table, "action", "B")
    table.seat("B").plays("on-the-qui-vive", stray)
    until(table, "action", "B")
    table.seat("B").plays("on-the-qui-vive", vampire)
    finish(table)
    phase(table, "unlock", "B")
    assert (table.card(stray).locked, table.card(vampire).locked) == (True, False)
    table.finish()
    phase(table, "unlock", "C")
    table.finish()
    phase(table, "unlock", "B")
    assert not table.card(stray).locked


@pytest.mark.card("on-the-qui-vive")
@pytest.mark.rule("VTES-WORD-07")
def test_a_minion_is_on_the_qui_vive_once_between_its_unlock_phases():
    table = Table()
    acting, second = adept(table, "A"), adept(table, "A")
    reactor, other = adept(table, "B", locked=True), adept(table, "B", locked=True)
    table.hand("B", *["on-the-qui-vive"] * 4)
    bleed(table, acting)
    until(table, "action", "B")
    table.seat("B").plays("on-the-qui-vive", reactor)
    finish(table)
    table.seat("A").answers(Bleed(second, "B"))
    until(table, "action", "B")
    assert table.refused(PlayCard("on-the-qui-vive", 0, reactor)) == "VTES-WORD-07"
    assert table.refused(PlayCard("on-the-qui-vive", 0, other)) == ""
    finish(table)
    phase(table, "unlock", "C")  # somebody else's unlock phase changes nothing
    table.state.used.pop("turn", None)
    table.state.change(acting, locked=False)
    hunt(table, acting)
    until(table, "action", "B")
    assert table.refused(PlayCard("on-the-qui-vive", 0, reactor)) == "VTES-WORD-07"
    finish(table)
    phase(table, "unlock", "B")
    table.state.change(reactor, locked=True)
    table.state.change(acting, locked=False)
    hunt(table, acting)
    until(table, "action", "B")
    assert table.refused(PlayCard("on-the-qui-vive", 0, reactor)) == ""


@pytest.mark.card("wake-with-evenings-freshness")
@pytest.mark.rule("VTES-PLAY-10", "VTES-UNLOCK-09", "VTES-PLAY-07")
def test_evenings_freshness_is_replaced_in_the_next_unlock_phase():
    table = Table()
    acting, reactor = adept(table, "A"), adept(table, "B", locked=True)
    table.hand("B", "wake-with-evenings-freshness", *[IDLE] * 6)
    table.library("B", "fame", "villein")
    bleed(table, acting)
    until(table, "action", "B")
    table.seat("B").plays("wake-with-evenings-freshness", reactor)
    finish(table)
    assert (len(table.now.hands["B"]), hand_size(table.now, "B")) == (6, 6)
    phase(table, "unlock", "C")
    assert len(table.now.hands["B"]) == 6
    phase(table, "unlock", "B")
    assert len(table.now.hands["B"]) == 7
    assert "fame" in table.now.hands["B"]


@pytest.mark.card("on-the-qui-vive")
@pytest.mark.rule("VTES-PLAY-05")
def test_the_other_wakes_are_replaced_at_once():
    table = Table()
    acting, reactor = adept(table, "A"), adept(table, "B", locked=True)
    table.hand("B", "on-the-qui-vive", *[IDLE] * 6)
    table.library("B", "fame")
    bleed(table, acting)
    until(table, "action", "B")
    table.seat("B").plays("on-the-qui-vive", reactor)
    assert "fame" in table.now.hands["B"]


# Guard Dogs


@pytest.mark.card("guard-dogs")
@pytest.mark.parametrize("discipline, mode", [("ani", INFERIOR), ("ANI", SUPERIOR)])
def test_dogs_unlock_whoever_is_bled(discipline, mode):
    table, acting, reactor = reacting("guard-dogs", with_=(discipline,), locked=True)
    until(table, "action", "B")
    table.seat("B").plays("guard-dogs", reactor, mode)
    assert not table.card(reactor).locked
    attempt(table, "B", reactor)
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": reactor}]
    assert table.card(reactor).locked


@pytest.mark.card("guard-dogs")
@pytest.mark.rule("VTES-R-28")
@pytest.mark.parametrize("mode, maneuvers", [(INFERIOR, False), (SUPERIOR, True)])
def test_dogs_give_a_maneuver_at_the_superior_level(mode, maneuvers):
    table, _, reactor = reacting("guard-dogs", with_=("ANI",), locked=True)
    until(table, "action", "B")
    table.seat("B").plays("guard-dogs", reactor, mode)
    attempt(table, "B", reactor)
    assert asked_later(table, UseManeuver("guard-dogs")) is maneuvers
    if maneuvers:
        assert Pass() in table.options()


@pytest.mark.card("guard-dogs")
@pytest.mark.rule("VTES-R-28")
def test_the_maneuver_of_the_dogs_may_wait_for_a_later_round():
    combat_card("press-on", "press", Press())
    table, _, reactor = reacting("guard-dogs", "press-on", with_=("ANI",), locked=True)
    until(table, "action", "B")
    table.seat("B").plays("guard-dogs", reactor, SUPERIOR)
    attempt(table, "B", reactor)
    until(table, "press", "B")
    table.seat("B").plays("press-on", reactor)
    until(table, "range", "B")
    table.seat("B").answers(UseManeuver("guard-dogs"))
    assert [told["range"] for told in table.told("range")] == ["close", "long"]


@pytest.mark.card("guard-dogs")
@pytest.mark.parametrize("mode", [INFERIOR, SUPERIOR])
def test_dogs_bark_only_at_a_bleed_of_their_master_and_for_the_locked(mode):
    table, _, reactor = reacting("guard-dogs", with_=("ANI",), locked=True, action="hunt")
    assert not asked_later(table, PlayCard("guard-dogs", mode, reactor))
    table, _, reactor = reacting("guard-dogs", with_=("ANI", "DOM"))
    until(table, "action", "B")
    assert not can_play(table, "guard-dogs", reactor, mode)
    table = Table()
    acting, other = adept(table, "A"), adept(table, "C", "ANI", locked=True)
    table.hand("C", "guard-dogs")
    bleed(table, acting)
    assert not asked_later(table, PlayCard("guard-dogs", mode, other))


@pytest.mark.card("guard-dogs", "eyes-of-argus")
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize(
    "card, mode, with_, possible",
    [
        ("guard-dogs", INFERIOR, (), False),
        ("guard-dogs", INFERIOR, ("ANI",), True),
        ("guard-dogs", SUPERIOR, ("ani",), False),
        ("guard-dogs", SUPERIOR, ("ANI",), True),
        ("eyes-of-argus", SUPERIOR, ("aus",), False),
        ("eyes-of-argus", SUPERIOR, ("ANI",), False),
        ("eyes-of-argus", SUPERIOR, ("AUS",), True),
    ],
)
def test_the_level_decides(card, mode, with_, possible):
    table, _, reactor = reacting(card, with_=with_, locked=True)
    assert asked_later(table, PlayCard(card, mode, reactor)) is possible


# as a card is played


@pytest.mark.card("guard-dogs", *NAMES)
@pytest.mark.rule("VTES-WAKE-02", "VTES-WAKE-03")
def test_as_a_card_is_played_one_wakes_but_calls_no_dogs():
    library_card(
        "hush", Mode("reaction", "as-played", does=(Change(what="stealth", who="acting"),)), types=("reaction",)
    )
    library_card("bite", Mode("action_modifier", "bleed", does=(Change(what="bleed"),)), types=("action_modifier",))
    table = Table()
    acting, reactor = adept(table, "A"), adept(table, "B", "ANI", "AUS", locked=True)
    table.hand("A", "bite")
    table.hand("B", "guard-dogs", *NAMES)
    bleed(table, acting)
    until(table, "action", "A")
    table.seat("A").plays("bite", acting)
    assert (table.ask().seat, table.prompt) == ("B", "as-played")
    assert {option.card for option in table.options(PlayCard)} == set(NAMES)
    assert {option.minion for option in table.options(PlayCard)} == {reactor}
