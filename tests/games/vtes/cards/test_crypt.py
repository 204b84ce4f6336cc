"""The abilities of the vampires of the first pool, and the cards that count in referendums."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, can_use, hunt, until
from tests.games.vtes.politics.polls import call, cast, close, decree, passed, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.combat.strike_effects import AdditionalStrikes
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import (
    Bleed,
    Cast,
    ChoosePrinted,
    Diablerize,
    HandStrike,
    Pass,
    PlayCard,
    UseAbility,
)
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import intercept, votes_of
from nokturn.games.vtes.text.effects import Burn, GainPool

# Alexa Draper


@pytest.mark.card("alexa-draper")
def test_alexa_gets_a_vote_for_a_dominate_card_once_a_referendum():
    decree()
    table = Table()
    alexa = table.vampire("B", "alexa-draper", locked=True)
    caller = vampire(table, "A", "primogen")
    table.hand("B", "conditioning", "majesty", "bonding", *["vessel"] * 4)
    table.library("B", "fame", "fame")
    call(table, caller)
    until(table, "polling", "B")
    table.seat("B").uses(alexa)
    assert {option.card for option in table.options()} == {"conditioning", "bonding"}
    table.seat("B").answers(ChoosePrinted("bonding"))
    assert votes_of(table.now, table.card(alexa)) == 3
    assert (table.now.ash["B"], len(table.now.hands["B"])) == (("bonding",), 7)
    until(table, "polling", "B")
    assert table.refused(UseAbility(alexa, 0)) == "VTES-WORD-07"
    cast(table, (alexa, "against"), (caller, "for"))
    assert close(table) == (1, 3)


@pytest.mark.card("alexa-draper")
@pytest.mark.parametrize("region, cards", [(TORPOR, ("conditioning",)), ("ready", ("majesty",))])
def test_alexa_has_to_be_ready_and_the_card_to_require_dominate(region, cards):
    decree()
    table = Table()
    alexa = table.vampire("B", "alexa-draper", region=region)
    table.put("B", "the-barrens")
    table.hand("B", *cards)
    call(table, vampire(table, "A", "primogen"))
    until(table, "polling", "B")
    assert not can_use(table, alexa)


@pytest.mark.card("alexa-draper")
def test_alexa_does_so_in_a_blood_hunt_too():
    table = Table()
    alexa = table.vampire("B", "alexa-draper")
    table.hand("B", "conditioning")
    killer, victim = vampire(table, "A", blood=3), table.vampire("C", "sully", region=TORPOR)
    table.act("A")
    table.seat("A").answers(Diablerize(killer, victim))
    until(table, "polling", "B")
    table.seat("B").uses(alexa)
    table.seat("B").answers(ChoosePrinted("conditioning"))
    assert votes_of(table.now, table.card(alexa)) == 3


# Alexander Silverson


@pytest.mark.card("alexander-silverson")
@pytest.mark.rule("VTES-REQ-03")
def test_to_vote_against_alexander_costs_a_vampire_a_blood():
    decree()
    table = Table()
    alexander = table.vampire("A", "alexander-silverson")
    rich, poor = vampire(table, "B", "primogen", blood=2), vampire(table, "C", "primogen", blood=0)
    table.state.edge = "C"
    call(table, alexander)
    cast(table, (rich, "against"))
    assert table.blood(rich) == 1
    until(table, "polling", "C")
    assert table.refused(Cast(poor, "against")) == "VTES-REQ-03"
    cast(table, ("edge:C", "against"), (poor, "for"), (alexander, "for"), ("card:A", "for"))
    assert table.blood(alexander) == 8
    assert close(table) == (4, 2)


@pytest.mark.card("alexander-silverson")
def test_a_vote_for_alexander_is_free_and_so_is_one_in_anybody_elses_referendum():
    decree()
    table = Table()
    alexander, friend = table.vampire("A", "alexander-silverson"), vampire(table, "B", "primogen", blood=2)
    call(table, alexander)
    cast(table, (friend, "for"))
    assert table.blood(friend) == 2
    table = Table()
    table.vampire("A", "alexander-silverson")
    other, voter = vampire(table, "A", "primogen"), vampire(table, "B", "primogen", blood=2)
    call(table, other)
    cast(table, (voter, "against"))
    assert table.blood(voter) == 2


@pytest.mark.card("alexander-silverson")
@pytest.mark.rule("VTES-BHUNT-01", "VTES-BHUNT-04")
def test_in_a_blood_hunt_on_alexander_votes_against_are_free_for_he_has_not_called_it():
    table = Table()
    alexander = table.vampire("A", "alexander-silverson")
    victim = vampire(table, "B", region=TORPOR)
    rich, poor = vampire(table, "B", "primogen", blood=2), vampire(table, "C", "primogen", blood=0)
    table.act("A")
    table.seat("A").answers(Diablerize(alexander, victim))
    table.pass_until("polling")
    cast(table, (rich, "against"), (poor, "against"))
    assert (table.blood(rich), table.blood(poor)) == (2, 0)
    assert close(table) == (0, 2)


# intercept and bleed


@pytest.mark.card("bret-stryker")
@pytest.mark.rule("VTES-STEALTH-03")
@pytest.mark.parametrize("acting, expected", [("andi-liu", -1), ("ashley", 0)])
def test_bret_is_dazzled_by_titles(acting, expected):
    table = Table()
    bret = table.vampire("B", "bret-stryker")
    actor = table.vampire("A", acting)
    assert intercept(table.state, table.card(bret)) == 0
    bleed(table, actor)
    assert intercept(table.now, table.card(bret)) == expected


@pytest.mark.card("bret-stryker")
@pytest.mark.rule("VTES-TITLECON-02")
def test_a_contested_title_dazzles_nobody():
    table = Table()
    bret = table.vampire("B", "bret-stryker")
    actor = table.vampire("A", "andi-liu", contesting=True)
    bleed(table, actor)
    assert intercept(table.now, table.card(bret)) == 0


@pytest.mark.card("the-dowager")
def test_the_dowager_intercepts_directed_actions():
    table = Table()
    dowager, ashley = table.vampire("B", "the-dowager"), table.vampire("A", "ashley", blood=1)
    bleed(table, ashley)
    assert intercept(table.now, table.card(dowager)) == 1
    table = Table()
    dowager, ashley = table.vampire("B", "the-dowager"), table.vampire("A", "ashley", blood=1)
    hunt(table, ashley)
    assert intercept(table.now, table.card(dowager)) == 0


@pytest.mark.card("catalina-vega", "lenny-burkhead")
@pytest.mark.rule("VTES-ACT-BLEED-08")
@pytest.mark.parametrize("card", ["catalina-vega", "lenny-burkhead"])
def test_catalina_and_lenny_bleed_for_2(card):
    table = Table()
    bleed(table, table.vampire("A", card))
    table.pass_until("minion-phase")
    assert table.pool("B") == 28


# Flávio Gonçalves


@pytest.mark.card("flavio-goncalves")
@pytest.mark.rule("VTES-WORD-07")
def test_flavio_dodges_once_a_combat():
    table = Table("AB")
    flavio, other = table.vampire("A", "flavio-goncalves"), table.vampire("B", "ryan", blood=4)
    stray = table.ally("A", "underbridge-stray", level=2)
    table.run("vtes.fight", other, flavio, False)
    until(table, "strike", "A")
    assert set(table.options()) == {HandStrike(), UseAbility(flavio, 0)}
    table.seat("A").uses(flavio)
    until(table, "press", "A")
    assert (table.blood(flavio), table.blood(other)) == (7, 4)
    table.seat("A").uses(stray, 0)
    while not table.over:
        assert not can_use(table, flavio)
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
    assert (table.blood(flavio), table.blood(other)) == (6, 3)


@pytest.mark.card("flavio-goncalves")
@pytest.mark.rule("VTES-ADDSTR-01")
def test_flavio_dodges_with_an_additional_strike_too():
    faster = Mode("combat_card", "additional-strikes", does=(AdditionalStrikes(),))
    library_card("faster", faster, types=("combat_card",))
    table = Table("AB")
    flavio, other = table.vampire("A", "flavio-goncalves"), table.vampire("B", "ryan", blood=4)
    table.hand("A", "faster")
    table.hand("B", "faster")
    table.run("vtes.fight", flavio, other, False)
    until(table, "strike", "A")
    table.seat("A").answers(HandStrike())
    for seat, minion in (("A", flavio), ("B", other)):
        until(table, "additional-strikes", seat)
        table.seat(seat).plays("faster", minion)
    until(table, "strike", "A")
    table.seat("A").uses(flavio)
    while not table.over:
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
    assert (table.blood(flavio), table.blood(other)) == (6, 3)


# Larissa Moreira


@pytest.mark.card("larissa-moreira")
@pytest.mark.rule("VTES-ACT-BLEED-06")
def test_larissa_discards_an_animalism_card_for_a_bleed():
    table = Table()
    larissa = table.vampire("A", "larissa-moreira")
    table.put("A", "the-barrens")
    table.hand("A", "deep-song", "majesty", "raven-spy", *["vessel"] * 4)
    table.library("A", "fame")
    bleed(table, larissa)
    table.seat("A").uses(larissa)
    assert {option.card for option in table.options()} == {"deep-song", "raven-spy"}
    table.seat("A").answers(ChoosePrinted("raven-spy"))
    assert bleed_of(table.now, table.card(larissa)) == 2
    assert not any(effect.limited for effect in table.now.in_force)
    assert len(table.now.hands["A"]) == 7
    assert table.refused(UseAbility(larissa, 0)) == "VTES-WORD-07"
    table.pass_until("minion-phase")
    assert table.pool("B") == 28
    assert bleed_of(table.now, table.card(larissa)) == 1


@pytest.mark.card("larissa-moreira")
def test_larissa_does_so_for_her_own_bleeds_only():
    table = Table()
    larissa, other = table.vampire("A", "larissa-moreira", blood=1), table.vampire("A", "ryan")
    table.put("A", "the-barrens")
    table.hand("A", "deep-song")
    bleed(table, other)
    until(table, "action", "A")
    assert not can_use(table, larissa)
    table = Table()
    larissa = table.vampire("A", "larissa-moreira", blood=1)
    table.put("A", "the-barrens")
    table.hand("A", "deep-song")
    hunt(table, larissa)
    until(table, "action", "A")
    assert not can_use(table, larissa)


# Sybren van Oosten


@pytest.mark.card("sybren-van-oosten")
@pytest.mark.rule("VTES-ACT-08")
@pytest.mark.parametrize("wanted", [True, False])
def test_sybren_may_unlock_when_his_referendum_passes(wanted):
    decree()
    table = Table()
    sybren = table.vampire("A", "sybren-van-oosten")
    table.hand("A", "kine-resources-contested")
    call(table, sybren)
    cast(table, (sybren, "for"))
    until(table, "use-trigger", "A")
    assert table.pool("A") == 33, "after its effect"
    table.seat("A").answers(wanted)
    table.pass_until("minion-phase")
    assert table.card(sybren).locked is not wanted
    if wanted:
        assert Bleed(sybren, "B") in table.options()
        assert table.refused(PlayCard("kine-resources-contested", 0, sybren)) == "VTES-ACT-08"


@pytest.mark.card("sybren-van-oosten")
def test_sybren_stays_locked_if_it_fails_or_if_it_was_somebody_elses():
    decree()
    table = Table()
    sybren = table.vampire("A", "sybren-van-oosten")
    call(table, sybren)
    table.pass_until("minion-phase")
    assert not passed(table)
    assert table.card(sybren).locked
    table = Table()
    sybren = table.vampire("A", "sybren-van-oosten", locked=True)
    other = vampire(table, "A", "primogen")
    call(table, other)
    cast(table, (other, "for"))
    table.pass_until("minion-phase")
    assert passed(table)
    assert table.card(sybren).locked


@pytest.mark.card("sybren-van-oosten")
def test_sybren_is_not_asked_when_the_referendum_has_burned_him():
    decree(GainPool(), Burn(who="self"))
    table = Table()
    sybren = table.vampire("A", "sybren-van-oosten")
    call(table, sybren)
    cast(table, (sybren, "for"))
    table.pass_until("minion-phase")
    assert sybren not in table.now.cards


# locations that vote


@pytest.mark.card("elysium-the-palace-of-versailles")
def test_versailles_gives_a_vote_to_each_titled_camarilla_vampire_of_its_controller():
    decree()
    table = Table()
    palace = table.put("B", "elysium-the-palace-of-versailles")
    prince, untitled = vampire(table, "B", "prince:Nowhere"), vampire(table, "B")
    rebel = vampire(table, "B", "prince:Elsewhere", sect="anarch")
    other = vampire(table, "A", "primogen")
    asleep = vampire(table, "B", "primogen", region=TORPOR)
    call(table, other)
    until(table, "polling", "B")
    table.seat("B").uses(palace)
    votes = {ref: votes_of(table.now, table.card(ref)) for ref in (prince, untitled, rebel, other, asleep)}
    assert votes == {prince: 3, untitled: 0, rebel: 0, other: 1, asleep: 0}
    assert table.card(palace).locked
    cast(table, (prince, "against"))
    assert close(table)[1] == 3


@pytest.mark.card("elysium-the-palace-of-versailles", "ventrue-headquarters")
def test_headquarters_vote_in_blood_hunts_and_versailles_does_not():
    table = Table()
    palace, home = table.put("B", "elysium-the-palace-of-versailles"), table.put("B", "ventrue-headquarters")
    vampire(table, "B", "primogen")
    killer, victim = vampire(table, "A", blood=3), table.vampire("C", "sully", region=TORPOR)
    table.act("A")
    table.seat("A").answers(Diablerize(killer, victim))
    until(table, "polling", "B")
    assert can_use(table, home)
    assert not can_use(table, palace)


@pytest.mark.card("ventrue-headquarters")
@pytest.mark.rule("VTES-REF-07")
def test_headquarters_have_three_votes_that_are_one_source():
    decree()
    table = Table()
    home, caller = table.put("B", "ventrue-headquarters"), vampire(table, "A", "primogen")
    call(table, caller)
    until(table, "polling", "B")
    assert Cast(home, "against") not in table.options()
    table.seat("B").uses(home)
    cast(table, (home, "against"), (caller, "for"))
    assert close(table) == (1, 3)
    assert table.card(home).locked
