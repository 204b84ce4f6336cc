"""Modifiers after an action or against a block, the Shard, the castle, the ferry, the government, poison."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    IDLE,
    INFERIOR,
    SUPERIOR,
    adept,
    asked_later,
    attempt,
    equip,
    finish,
    intruder,
)
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, to_the_end, until
from tests.games.vtes.combat.fights import an_ally, strike_card
from tests.games.vtes.politics.polls import decree
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import Deed, Mode
from nokturn.games.vtes.state.choices import BecomeAnarch, Bleed, Cast, ChooseCard, PlayCard
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.text.effects import BurnPool

# Zephyr


def blocked(*cards: str, with_: tuple[str, ...]) -> tuple[Table, str, str]:
    """A's vampire was blocked, the combat is over, and A is asked after the resolution."""
    table, minion, blocker = intruder(*cards, with_=with_)
    until(table, "after-resolution", "A")
    return table, minion, blocker


@pytest.mark.card("zephyr")
@pytest.mark.ruling("LSJ 20030130")
def test_a_zephyr_unlocks_after_a_block_at_once_or_at_the_end_of_the_turn():
    table, minion, _ = blocked("zephyr", with_=("CEL",))
    table.seat("A").plays("zephyr", minion, SUPERIOR)
    assert not table.card(minion).locked
    table, minion, _ = blocked("zephyr", with_=("CEL",))
    table.seat("A").plays("zephyr", minion, INFERIOR)
    assert table.card(minion).locked
    table = Table()
    minion, blocker = adept(table, "A", "CEL"), adept(table, "B")
    table.hand("A", "zephyr", *["fame"] * 6)
    table.take_turn("A")
    until(table, "minion-phase")
    table.seat("A").answers(Bleed(minion, "B"))
    attempt(table, "B", blocker)
    until(table, "after-resolution", "A")
    table.seat("A").plays("zephyr", minion, INFERIOR)
    assert table.card(minion).locked
    to_the_end(table)
    assert not table.card(minion).locked


@pytest.mark.card("zephyr")
def test_no_zephyr_after_a_success():
    table = Table()
    minion = adept(table, "A", "CEL")
    table.hand("A", "zephyr", IDLE)
    bleed(table, minion)
    assert not asked_later(table, PlayCard("zephyr", SUPERIOR, minion))


# The Kiss of Ra


@pytest.mark.card("the-kiss-of-ra")
@pytest.mark.parametrize("mode, region", [(INFERIOR, READY), (SUPERIOR, TORPOR)])
def test_the_kiss_of_ra_ends_the_action_and_burns_the_blocker(mode, region):
    table, minion, blocker = intruder("the-kiss-of-ra", "zephyr", with_=("FOR", "CEL"))
    table.seat("A").plays("the-kiss-of-ra", minion, mode)
    finish(table)
    assert (table.blood(blocker), table.card(blocker).region, table.blood(minion)) == (4, region, 3)
    assert (table.pool("B"), table.told("combat"), table.card(minion).locked) == (30, [], True)


@pytest.mark.card("the-kiss-of-ra")
@pytest.mark.ruling("ANK 20211015")
def test_after_the_kiss_the_same_action_may_be_taken_again():
    table, minion, _ = intruder("the-kiss-of-ra", with_=("FOR",))
    table.seat("A").plays("the-kiss-of-ra", minion, INFERIOR)
    finish(table)
    table.now.change(minion, locked=False)
    table.act("A")
    assert table.refused(Bleed(minion, "B")) == ""


@pytest.mark.card("the-kiss-of-ra")
def test_the_kiss_is_nothing_to_fortitude_or_allies():
    table = Table()
    minion, tough = adept(table, "A", "FOR"), adept(table, "B", "for")
    table.hand("A", "the-kiss-of-ra", IDLE)
    bleed(table, minion)
    attempt(table, "B", tough)
    assert not asked_later(table, PlayCard("the-kiss-of-ra", INFERIOR, minion))


# CrimethInc.


def anarchs(mode_of: int) -> tuple[Table, str, str]:
    table = Table()
    if "strike-day" not in LIBRARY:
        deed = Mode("action_card", "take-action", deed=Deed(stealth=1))
        library_card("strike-day", deed, types=("action_card",), sects=("anarch",))
    minion = adept(table, "A", "pro", "qui", "tha", sect="anarch")
    other = adept(table, "A", sect="anarch", locked=True)
    table.hand("A", "strike-day", "crimethinc", IDLE)
    table.act("A")
    table.seat("A").plays("strike-day", minion)
    until(table, "after-resolution", "A")
    table.seat("A").plays("crimethinc", minion, mode_of)
    return table, minion, other


@pytest.mark.card("crimethinc")
def test_crimethinc_unlocks_this_anarch_or_another():
    table, minion, other = anarchs(0)
    assert (table.card(minion).locked, table.card(other).locked) == (False, True)
    table, minion, other = anarchs(1)
    choose(table, "A", other)
    assert (table.card(minion).locked, table.card(other).locked) == (True, False)


@pytest.mark.card("crimethinc")
def test_crimethinc_in_play_unlocks_anarchs_for_pool_in_ones_own_minion_phase():
    table, minion, other = anarchs(2)
    if table.prompt != "between-actions":
        until(table, "between-actions", "A")
    table.seat("A").uses("crimethinc:1")
    choose(table, "A", other)
    assert (table.card(other).locked, table.card(minion).locked, table.pool("A")) == (False, True, 29)


@pytest.mark.card("crimethinc")
@pytest.mark.ruling("LSJ 20080603")
def test_crimethinc_follows_whoever_becomes_an_anarch_but_no_bleed():
    table = Table()
    minion = adept(table, "A", "pro")
    table.hand("A", "crimethinc", IDLE)
    table.act("A")
    table.seat("A").answers(BecomeAnarch(minion))
    assert asked_later(table, PlayCard("crimethinc", 0, minion))
    table = Table()
    minion = adept(table, "A", "pro", sect="anarch")
    table.hand("A", "crimethinc", IDLE)
    bleed(table, minion)
    assert not asked_later(table, PlayCard("crimethinc", 0, minion))


# Propaganda of the Deed


@pytest.mark.card("propaganda-of-the-deed")
def test_propaganda_stays_after_a_directed_action_and_burns_for_votes():
    table = Table()
    minion = adept(table, "A", sect="anarch")
    table.hand("A", "propaganda-of-the-deed", decree(), IDLE)
    bleed(table, minion)
    until(table, "after-resolution", "A")
    table.seat("A").plays("propaganda-of-the-deed", minion)
    until(table, "minion-phase")
    card = "propaganda-of-the-deed:1"
    assert table.card(card).region == "in_play"
    caller = adept(table, "A", title="primogen")
    table.act("A")
    table.seat("A").plays("decree", caller)
    until(table, "polling", "A")
    table.seat("A").uses(card)
    assert card not in table.now.cards
    table.seat("A").answers(Cast("own:A", "for"))
    assert [one["amount"] for one in table.told("casts")] == [2]


@pytest.mark.card("propaganda-of-the-deed")
def test_no_propaganda_after_a_hunt():
    table = Table()
    minion = adept(table, "A", sect="anarch", blood=2)
    table.hand("A", "propaganda-of-the-deed", IDLE)
    hunt(table, minion)
    assert not asked_later(table, PlayCard("propaganda-of-the-deed", 0, minion))


# the Shard


@pytest.mark.card("the-shard-london")
@pytest.mark.rule("VTES-REQ-06")
@pytest.mark.parametrize("edge", ["A", "B"])
def test_the_shard_makes_cards_cheaper_for_whoever_has_the_edge(edge):
    table = Table()
    shard, minion = table.put("A", "the-shard-london"), adept(table, "A")
    table.state.edge = edge
    table.hand("A", "assault-rifle")
    table.act("A")
    table.seat("A").plays("assault-rifle", minion)
    if edge == "A":
        table.seat("A").answers(ChooseCard(shard))
    until(table, "minion-phase")
    assert (table.pool("A"), table.card(shard).locked) == ((27, True) if edge == "A" else (25, False))


@pytest.mark.card("the-shard-london")
@pytest.mark.ruling("ANK 20221102")
def test_the_shard_serves_for_masters_and_blood_too():
    table = Table()
    shard, minion = table.put("A", "the-shard-london"), adept(table, "A", "tha", blood=0)
    table.state.edge = "A"
    table.state.pool["A"] = 1
    table.hand("A", "pentex-subversion", IDLE)
    phase(table, "master")
    assert table.refused(PlayCard("pentex-subversion", 0)) == ""
    assert (shard in table.now.cards, minion in table.now.cards) == (True, True)


@pytest.mark.card("the-shard-london")
def test_vampires_steal_the_shard_ventrue_unseen():
    for clan, hidden in (("ventrue", 1), ("gangrel", 0)):
        table = Table()
        shard, thief = table.put("B", "the-shard-london"), adept(table, "A", clan=clan)
        equip(table, adept(table, "B"))
        table.act("A")
        table.seat("A").uses(shard, 1, thief)
        assert (stealth(table.now), table.now.action.targets) == (hidden, ("B",))
        finish(table)
        assert table.card(shard).controller == "A"


# the castle


@pytest.mark.card("heidelberg-castle-germany")
@pytest.mark.rule("VTES-CTR-05")
def test_in_heidelberg_two_vampires_share_what_they_have():
    table = Table()
    castle = table.put("A", "heidelberg-castle-germany")
    rich, poor = adept(table, "A", blood=5), adept(table, "A", capacity=3, blood=1)
    gun, spy = table.put("A", "44-magnum", host=rich), table.put("A", "raven-spy", host=poor)
    table.hand("A", IDLE)
    phase(table, "master")
    table.seat("A").uses(castle)
    choose(table, "A", rich, poor)
    table.seat("A").answers((ChooseCard(gun), ChooseCard(spy)))
    table.seat("A").answers(4)
    assert (table.card(gun).host, table.card(spy).host) == (poor, rich)
    assert (table.blood(rich), table.blood(poor)) == (1, 3), "what is too much drains"


@pytest.mark.card("heidelberg-castle-germany")
def test_the_castle_is_of_no_use_during_an_action():
    table = Table()
    castle, minion = table.put("A", "heidelberg-castle-germany"), adept(table, "A")
    adept(table, "A")
    adept(table, "B")
    table.hand("A", IDLE)
    bleed(table, minion)
    while table.prompt != "minion-phase" and table.now.action is not None:
        assert not can_use(table, castle)
        question = table.ask()
        table.seat(question.seat).passes()


# the ferry


@pytest.mark.card("zaire-river-ferry")
def test_the_ferry_makes_an_action_against_its_lasombra_fail():
    table = Table()
    acting, host = table.vampire("A", "theo-bell"), adept(table, "B", clan="lasombra")
    ferry = table.put("B", "zaire-river-ferry", host=host)
    table.act("A")
    table.seat("A").uses(acting, 0, acting)
    choose(table, "A", host)
    until(table, "as-announced", "B")
    table.seat("B").uses(ferry, 0)
    until(table, "minion-phase")
    assert (table.card(acting).locked, table.card(ferry).locked, table.told("combat")) == (True, True, [])


@pytest.mark.card("zaire-river-ferry")
def test_the_ferry_hides_its_lasombra():
    table = Table()
    host, blocker = adept(table, "A", clan="lasombra"), adept(table, "B")
    ferry = table.put("A", "zaire-river-ferry", host=host)
    bleed(table, host)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").uses(ferry, 1)
    finish(table)
    assert table.pool("B") == 29


# the government


@pytest.mark.card("fbi-special-affairs-division")
def test_the_fbi_avenges_allies_burned_by_an_acting_vampire():
    table = Table()
    event = table.put("C", "fbi-special-affairs-division")
    acting, ally = adept(table, "A"), table.ally("B", an_ally("thug", 1))
    bleed(table, acting)
    attempt(table, "B", ally)
    until(table, "minion-phase")
    assert ally not in table.now.cards
    assert (table.blood(acting), table.blood(event)) == (6 - 1 - 2, 1)


@pytest.mark.card("fbi-special-affairs-division")
def test_the_fbi_has_four_cases_and_does_not_care_for_acting_allies():
    table = Table()
    event = table.put("C", "fbi-special-affairs-division", counters=3)
    ally, blocker = table.ally("A", an_ally("thug", 1)), adept(table, "B")
    bleed(table, ally)
    attempt(table, "B", blocker)
    until(table, "minion-phase")
    assert (ally in table.now.cards, table.blood(event)) == (False, 3)
    acting, other = adept(table, "A"), table.ally("B", "thug")
    bleed(table, acting)
    attempt(table, "B", other)
    until(table, "minion-phase")
    assert event not in table.now.cards


@pytest.mark.card("nsa-trio")
def test_nobody_ends_the_first_combat_of_a_block_in_a_turn_with_a_strike():
    table = Table()
    table.put("C", "nsa-trio")
    flee, evade = strike_card("flee", kind="combat-ends"), strike_card("evade", kind="dodge")
    first, second = adept(table, "A"), adept(table, "A")
    blocker, other = adept(table, "B"), adept(table, "B")
    table.hand("B", flee, evade)
    for acting, by, refused in ((first, blocker, "VTES-WORD-06"), (second, other, "")):
        if acting == first:
            bleed(table, acting)
        else:
            table.seat("A").answers(Bleed(acting, "B"))
        attempt(table, "B", by)
        until(table, "strike", "B")
        assert table.refused(PlayCard("flee", 0, by)) == refused
        until(table, "minion-phase")


@pytest.mark.card("nsa-trio")
@pytest.mark.parametrize("acted", [True, False])
def test_an_idle_methuselah_may_burn_the_trio(acted):
    table = Table()
    event = table.put("C", "nsa-trio")
    table.hand("A", IDLE)
    if acted:
        table.state.spend("turn", "acted")
    phase(table, "discard")
    assert can_use(table, event) is not acted
    if not acted:
        table.seat("A").uses(event)
        assert event not in table.now.cards


# Poison Pill


@pytest.mark.card("poison-pill")
@pytest.mark.ruling("ANK 20180719-2")
def test_a_poison_pill_makes_whoever_calls_pay_as_much():
    table = Table()
    decree(BurnPool(amount=2, who="prey"))
    caller, reactor = adept(table, "A", title="primogen"), adept(table, "B")
    table.hand("A", "decree", IDLE)
    table.hand("B", "poison-pill", IDLE)
    table.act("A")
    table.seat("A").plays("decree", caller)
    until(table, "before-votes", "B")
    table.seat("B").plays("poison-pill", reactor)
    until(table, "polling", "A")
    table.seat("A").answers(Cast(caller, "for"))
    until(table, "minion-phase")
    assert (table.pool("B"), table.pool("A")) == (28, 28)


@pytest.mark.card("poison-pill")
def test_a_referendum_that_costs_one_nothing_poisons_nobody():
    table = Table()
    decree()
    caller, reactor = adept(table, "A", title="primogen"), adept(table, "B")
    table.hand("A", "decree", IDLE)
    table.hand("B", "poison-pill", IDLE)
    table.act("A")
    table.seat("A").plays("decree", caller)
    until(table, "before-votes", "B")
    table.seat("B").plays("poison-pill", reactor)
    until(table, "polling", "A")
    table.seat("A").answers(Cast(caller, "for"))
    until(table, "minion-phase")
    assert (table.pool("B"), table.pool("A")) == (30, 33)
