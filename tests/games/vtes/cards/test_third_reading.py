"""What a third reading of the official texts found: moments in which cards meet one another."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, phase, targets, to_the_end, until
from tests.games.vtes.combat.fights import Fight, strike_card
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.choices import Bleed, ChooseCard, EndPhase, Nothing, Pass, PlayCard
from nokturn.games.vtes.state.conservation import all_cards, faults
from nokturn.games.vtes.state.counters import put_tokens

# Phantasmagoria


@pytest.mark.card("phantasmagoria")
@pytest.mark.ruling("ANK 20220116")
@pytest.mark.parametrize("level, fights", [(1, True), (2, False)])
def test_an_ally_whose_last_life_the_phantoms_take_fights_nobody(level, fights):
    table = Table()
    ally, blocker = table.ally("B", "double-deuce", counters=1), adept(table, "C")
    table.put("B", "phantasmagoria", host=ally, owner="A", controller="A", level=level)
    table.hand("B", IDLE)
    table.act("B")
    table.seat("B").answers(Bleed(ally, "C"))
    attempt(table, "C", blocker)
    finish(table)
    assert table.told("blocked") == [{"minion": ally, "blocker": blocker}]
    assert bool(table.told("combat")) is fights
    assert (ally in table.now.cards, table.pool("C")) == (False, 30)
    assert bool(table.told("strikes")) is fights, "an ally without life strikes nobody"


# Puppet Master


@pytest.mark.card("puppet-master")
def test_a_puppet_that_somebody_borrows_still_hangs_on_the_strings_of_another():
    table = Table()
    victim = adept(table, "B", capacity=4, locked=True)
    first = table.put("B", "puppet-master", host=victim, owner="A", controller="A", level=2)
    second = table.put("B", "puppet-master", host=victim, owner="C", controller="C", level=2)
    bike = table.put("B", "sport-bike", host=victim)
    table.act("C")
    table.seat("C").uses(second)
    assert (table.card(victim).controller, table.card(bike).controller) == ("C", "C")
    assert (second in table.now.cards, table.card(first).controller) == (False, "A")


# CrimethInc.


@pytest.mark.card("crimethinc")
@pytest.mark.rule("VTES-WORD-01")
def test_crimethinc_in_play_unlocks_one_anarch_in_a_minion_phase():
    table = Table()
    pamphlet = table.put("A", "crimethinc", level=1)
    first, second = (adept(table, "A", sect="anarch", locked=True) for _ in range(2))
    table.hand("A", IDLE)
    table.act("A")
    table.seat("A").uses(pamphlet)
    choose(table, "A", first)
    while not table.over:
        assert not can_use(table, pamphlet), "a second time in this phase"
        table.seat("A").answers(next(one for one in (EndPhase(), Pass()) if one in table.options()))
    assert (table.card(first).locked, table.card(second).locked, table.pool("A")) == (False, True, 29)


# blood burned besides


def grounded(blood: int) -> tuple[Fight, str]:
    """A's Anarch is grappled by B's vampire, with Groundfighting in hand, the Edge and the Shard."""
    fight = Fight()
    fight.a = fight.vampire("A", crypt_entry(f"anarch-{len(CRYPT)}", capacity=8, sect="anarch"), blood=blood)
    fight.b = adept(fight, "B", "POT")
    shard = fight.put("A", "the-shard-london")
    fight.state.edge = "A"
    fight.hand("A", "groundfighting", IDLE)
    fight.hand("B", "immortal-grapple")
    fight.start()
    fight.until("before-strikes", "B")
    fight.seat("B").plays("immortal-grapple", fight.b, INFERIOR)
    return fight, shard


def pays_in_full(fight: Fight, shard: str) -> None:
    """Nobody is asked whether to lock the Shard, and the blood is burned."""
    assert fight.over or ChooseCard(shard) not in fight.options()
    to_the_end(fight)
    assert (fight.blood(fight.a), fight.card(shard).locked) == (6 - 1 - 1, False), "the card, and bare hands"


@pytest.mark.card("groundfighting", "the-shard-london")
@pytest.mark.ruling("ANK 20210226")
@pytest.mark.parametrize("blood", [6, 0])
def test_the_shard_spares_nobody_the_blood_that_groundfighting_burns(blood):
    fight, shard = grounded(blood)
    played = PlayCard("groundfighting", 2, fight.a)
    assert (fight.prompt == "as-played" and played in fight.options()) is (blood > 0)
    if blood:
        fight.seat("A").answers(played)
        pays_in_full(fight, shard)


@pytest.mark.card("anticipation", "the-shard-london")
@pytest.mark.parametrize("blood", [6, 0])
def test_the_shard_spares_nobody_the_blood_that_anticipation_burns(blood):
    fight = Fight()
    fight.a = adept(fight, "A", "AUS", clan="salubri", blood=blood)
    shard = fight.put("A", "the-shard-london")
    fight.state.edge = "A"
    fight.hand("A", "anticipation", IDLE)
    fight.hand("B", strike_card("blow", kind="hand", amount=1))
    fight.start()
    fight.strike("B", "blow")
    played = PlayCard("anticipation", SUPERIOR, fight.a)
    assert (fight.prompt == "as-played" and played in fight.options()) is (blood > 0)
    if blood:
        fight.seat("A").answers(played)
        pays_in_full(fight, shard)


# the Erciyes Fragments


@pytest.mark.card("the-erciyes-fragments", "conditioning")
def test_the_card_of_the_fragments_is_offered_to_an_empty_hand():
    table = Table()
    minion = adept(table, "A", "dom")
    fragments = table.put("A", "the-erciyes-fragments", locked=True, kept=(("B", "conditioning"),))
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").answers(PlayCard("conditioning", INFERIOR, minion, fragments))
    until(table, "minion-phase")
    assert table.pool("B") == 27
    assert (table.now.removed, table.card(fragments).kept) == ((("B", "conditioning"),), ())


# Sergio Bueno


@pytest.mark.card("sergio-bueno", "organized-resistance")
@pytest.mark.rule("VTES-REQ-03")
@pytest.mark.parametrize("blood, counters, attempts", [(0, 1, False), (0, 0, True), (1, 1, True)])
def test_whoever_cannot_pay_for_sergio_is_not_called_to_block_him(blood, counters, attempts):
    table = Table()
    sergio = table.vampire("A", "sergio-bueno")
    baron = adept(table, "B", sect="anarch", title="baron:Oslo")
    comrade = adept(table, "B", sect="anarch", locked=True, blood=blood)
    if counters:
        put_tokens(table.state, comrade, "corruption", counters, "A")
    table.hand("A", IDLE)
    table.hand("B", "organized-resistance", IDLE)
    bleed(table, sergio)
    until(table, "action", "B")
    assert (table.refused(PlayCard("organized-resistance", 1, baron)) == "") is attempts
    if attempts:
        table.seat("B").plays("organized-resistance", baron, 1)
        assert targets(table) <= {comrade}
        choose(table, "B", comrade) if table.prompt == "choose-target" else None
        assert (table.now.action.blocker, table.blood(comrade)) == (comrade, 0)


# Shilmulo Tarot


@pytest.mark.card("shilmulo-tarot", "life-in-the-city")
@pytest.mark.parametrize("own", [(), (("A", "deflection"),), (("A", "villein"),)])
def test_whoever_takes_the_tarot_draws_nobody_elses_cards(own):
    table = Table()
    thief = adept(table, "A", clan="ravnos")
    tarot = table.put("B", "shilmulo-tarot", host=thief, kept=(("B", "villein"), *own))
    table.hand("A", "life-in-the-city", *["fame"] * 6)
    table.library("A", "vessel")
    table.state.decks = {seat: [] for seat in table.state.seats}
    for seat, card in all_cards(table.state):
        table.state.decks[seat].append(card)
    assert faults(table.state) == []
    phase(table, "master")
    table.seat("A").plays("life-in-the-city")
    choose(table, "A", thief) if table.prompt == "choose-target" else None
    assert (table.prompt == "draw-instead") is bool(own)
    drawn = "vessel"
    if own:
        offered = [one for one in table.options() if one != Nothing()]
        assert [one.card for one in offered] == [card for _, card in own]
        table.seat("A").answers(offered[0])
        drawn = own[0][1]
    assert sorted(table.now.hands["A"]) == sorted([drawn, *["fame"] * 6])
    assert (table.card(tarot).kept, faults(table.now)) == ((("B", "villein"),), [])


# Raptor


@pytest.mark.card("raptor")
@pytest.mark.ruling("LSJ 20030530")
@pytest.mark.parametrize("level, size", [(1, 7), (2, 6)])
def test_the_raptor_takes_its_card_before_range_is_chosen(level, size):
    table = Table()
    minion, other = adept(table, "A"), adept(table, "B")
    table.put("A", "raptor", host=minion, level=level)
    table.hand("A", *[IDLE] * 7)
    table.hand("B", *[IDLE] * 7)
    table.stops_at("before-range", "range")
    table.run("vtes.fight", minion, other, False)
    while table.prompt not in ("before-range", "range", "strike"):
        table.seat(table.ask().seat).answers(table.options()[0])
    assert (table.now.combat is not None, len(table.now.hands["B"]), len(table.now.hands["A"])) == (True, size, 7)


# Bone Shambler


@pytest.mark.card("bone-shambler", "far-mastery", "raven-spy")
@pytest.mark.rule("VTES-WORD-06")
def test_a_shambler_is_no_new_employer_of_a_stolen_retainer():
    table = Table()
    minion, other, owner = adept(table, "A", "dom"), adept(table, "A"), adept(table, "B")
    shambler = table.ally("A", "bone-shambler")
    spy = table.put("B", "raven-spy", host=owner)
    table.hand("A", "far-mastery", IDLE)
    table.act("A")
    table.seat("A").plays("far-mastery", minion, INFERIOR)
    choose(table, "A", spy) if table.prompt == "choose-target" else None
    until(table, "attach-stolen", "A")
    assert targets(table) == {minion, other}, f"{shambler} cannot have retainers"
    choose(table, "A", other)
    finish(table)
    assert (table.card(spy).host, table.card(spy).controller) == (other, "A")
