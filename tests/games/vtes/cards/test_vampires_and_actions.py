"""Vampires that offer actions, make them dearer or cheaper, or have something to say about them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, asked_later, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, targets, until
from tests.games.vtes.politics.polls import call, cast, decree, vampire
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.state.card_language import ALLY, RETAINER, Deed, Mode
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    ChoosePrinted,
    Hunt,
    Nothing,
    PlayCard,
    Rescue,
    UseAbility,
)
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import hand_size, stealth
from nokturn.games.vtes.text.effects import BurnBlood
from nokturn.kernel.chance import Dice

VISIT = Deed(directed="chosen")

# what things cost


@pytest.mark.card("kuyen", "raven-spy", "underbridge-stray", "dog-pack")
@pytest.mark.rule("VTES-REQ-03")
@pytest.mark.parametrize("card, blood, pool", [("raven-spy", 6, 30), ("underbridge-stray", 6, 30), ("dog-pack", 6, 29)])
def test_animals_come_cheaper_to_kuyen(card, blood, pool):
    table = Table()
    kuyen = table.vampire("A", "kuyen")
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, kuyen)
    finish(table)
    assert (table.blood(kuyen), table.pool("A")) == (blood, pool)


@pytest.mark.card("kuyen")
def test_other_servants_do_not():
    library_card("servant", Mode(RETAINER, "take-action"), types=(RETAINER,), pool=1, life=1)
    table = Table()
    kuyen = table.vampire("A", "kuyen")
    table.hand("A", "servant")
    table.act("A")
    table.seat("A").plays("servant", kuyen)
    finish(table)
    assert table.pool("A") == 29


@pytest.mark.card("maddji-mistress-of-szlachtas")
@pytest.mark.parametrize("kind", [ALLY, RETAINER])
@pytest.mark.parametrize("clan, pool", [("tzimisce", 28), ("", 27)])
def test_maddji_pays_less_for_servants_of_her_clan(kind, clan, pool):
    library_card("servant", Mode(kind, "take-action"), types=(kind,), clan=clan, pool=3, life=2)
    table = Table()
    maddji = table.vampire("A", "maddji-mistress-of-szlachtas")
    table.hand("A", "servant")
    table.act("A")
    table.seat("A").plays("servant", maddji)
    finish(table)
    assert table.pool("A") == pool


@pytest.mark.card("ragnar-nordstrom", "form-of-the-wolf", "restoration")
def test_protean_is_cheaper_for_ragnar():
    library_card("shape", Mode("action_card", "take-action", ("pro",)), types=("action_card",), blood=2)
    library_card("strain", Mode("action_card", "take-action", ("for",)), types=("action_card",), blood=2)
    for card, blood in (("shape", 7), ("strain", 6)):
        table = Table()
        ragnar = table.vampire("A", "ragnar-nordstrom")
        table.hand("A", card)
        table.act("A")
        table.seat("A").plays(card, ragnar)
        finish(table)
        assert table.blood(ragnar) == blood


@pytest.mark.card("roger-de-camden")
@pytest.mark.parametrize(
    "printed, disciplines, left",
    [({"clan": "hecata"}, (), 9), ({}, ("obl",), 9), ({"clan": "hecata"}, ("obl",), 9), ({}, ("aus",), 8)],
)
def test_his_clan_and_oblivion_are_cheaper_for_roger_once(printed, disciplines, left):
    library_card("rite", Mode("action_card", "take-action", disciplines), types=("action_card",), blood=2, **printed)
    table = Table()
    roger = table.vampire("A", "roger-de-camden")
    table.hand("A", "rite")
    table.act("A")
    table.seat("A").plays("rite", roger)
    finish(table)
    assert table.blood(roger) == left


@pytest.mark.card("doc-martina")
@pytest.mark.rule("VTES-ACT-RESCUE-03")
@pytest.mark.ruling("PIB 20110918")
def test_doc_martina_rescues_for_1_blood_whoever_pays():
    table = Table()
    doc, other = table.vampire("A", "doc-martina", blood=0), adept(table, "A", blood=1, region=TORPOR)
    table.state.change(doc, counters=1)
    table.act("A")
    table.seat("A").answers(Rescue(doc, other))
    until(table, "split-rescue", "A")
    table.seat("A").answers(0)
    finish(table)
    assert (table.blood(doc), table.blood(other), table.card(other).region) == (1, 0, READY)


@pytest.mark.card("abraham-mellon")
@pytest.mark.rule("VTES-REQ-01")
def test_abraham_mellon_plays_cards_of_the_tremere():
    for clan, rule in (("tremere", ""), ("ventrue", "VTES-REQ-01")):
        rite = library_card(f"{clan}-rite", Mode("action_card", "take-action"), types=("action_card",), clan=clan)
        table = Table()
        abraham = table.vampire("A", "abraham-mellon")
        table.hand("A", rite)
        table.act("A")
        assert table.refused(PlayCard(rite, 0, abraham)) == rule
        assert hand_size(table.now, "A") == 8
        table.state.change(abraham, region=TORPOR)
        assert hand_size(table.now, "A") == 7


@pytest.mark.card("abraham-mellon", "arcane-library")
@pytest.mark.ruling("LSJ 20050119")
def test_abraham_is_no_tremere_for_masters():
    library_card("lodge", Mode("master", "master"), types=("master",), clan="tremere")
    table = Table()
    table.vampire("A", "abraham-mellon")
    table.hand("A", "lodge")
    phase(table, "master")
    assert table.refused(PlayCard("lodge", 0)) == "VTES-REQ-02"


@pytest.mark.card("hesha-ruhadze")
def test_hesha_bleeds_more_for_unique_equipment():
    table = Table()
    hesha = table.vampire("A", "hesha-ruhadze")
    table.put("A", "kalis-fang", host=hesha)
    table.put("A", "44-magnum", host=hesha)
    assert bleed_of(table.now, table.card(hesha)) == 2
    table.put("A", "ivory-bow", host=hesha)
    assert bleed_of(table.now, table.card(hesha)) == 3


# blocking the dead


def dead(name: str = "dead", keyword: str = "zombie", **printed: Any) -> str:
    """An ally of that kind."""
    return library_card(name, Mode(ALLY, "take-action"), types=(ALLY,), keywords=(keyword,), life=2, bleed=1, **printed)


@pytest.mark.card("parijat-the-dark-oracle")
@pytest.mark.parametrize("keyword, left", [("zombie", 1), ("wraith", 1), ("mortal", 2)])
def test_whoever_blocks_the_dead_burns_a_card_for_parijat(keyword, left):
    table = Table()
    dead(keyword=keyword)
    table.vampire("A", "parijat-the-dark-oracle")
    ally, blocker = table.ally("A", "dead"), adept(table, "B")
    table.hand("B", *[IDLE] * 7)
    table.library("B", "villein", "fame")
    bleed(table, ally)
    attempt(table, "B", blocker)
    assert len(table.now.library["B"]) == left
    assert table.now.ash["B"] == ("villein",)[: 2 - left]


@pytest.mark.card("parijat-the-dark-oracle")
@pytest.mark.ruling("ANK 20260317")
@pytest.mark.parametrize("region, rule", [(READY, "VTES-REQ-05"), (TORPOR, "")])
def test_an_empty_library_blocks_no_dead_while_she_is_ready(region, rule):
    table = Table()
    dead()
    table.vampire("A", "parijat-the-dark-oracle", region=region)
    ally, blocker = table.ally("A", "dead"), adept(table, "B")
    table.hand("B", IDLE)
    bleed(table, ally)
    assert table.refused(Block(blocker)) == rule if table.prompt == "action" else rule


# actions of their own


@pytest.mark.card("dominica", "sakhar")
@pytest.mark.rule("VTES-WORD-04")
@pytest.mark.parametrize("card, found, other", [("dominica", "rebel", "sport-bike"), ("sakhar", "sport-bike", "rebel")])
def test_they_fetch_a_card_from_the_library(card, found, other):
    table = Table()
    vampire = table.vampire("A", card)
    adept(table, "B")
    table.library("A", "rebel", "fame", "sport-bike")
    table.hand("A", *["fame"] * 7)
    table.act("A")
    table.seat("A").uses(vampire, 0, vampire)
    assert stealth(table.now) == 1
    until(table, "fetch-from-library", "A")
    assert set(table.options()) == {ChoosePrinted(found, "library"), Nothing()}
    table.seat("A").answers(ChoosePrinted(found, "library"))
    until(table, "discard-down", "A")
    assert found in table.now.hands["A"]
    assert other in table.now.library["A"]
    assert table.told("finds") == [{"player": "A", "card": found}]


@pytest.mark.card("seraphina")
def test_seraphina_heals_vampires_and_allies_up_to_their_start():
    table = Table()
    dead(strength=1)
    seraphina, ally, vampire = table.vampire("A", "seraphina"), table.ally("A", "dead"), adept(table, "A", blood=1)
    table.state.change(ally, counters=1)
    adept(table, "B")
    for target, counters in ((ally, 2), (vampire, 3)):
        table.state.change(seraphina, locked=False)
        table.state.used.pop("turn", None)
        table.act("A")
        table.seat("A").uses(seraphina, 0, seraphina)
        choose(table, "A", target)
        assert stealth(table.now) == 1
        finish(table)
        assert table.blood(target) == counters


@pytest.mark.card("hel-bla")
@pytest.mark.ruling("LSJ 20100204")
def test_hel_bla_raises_an_ally_from_the_ash_heap():
    table = Table()
    dead(clan="hecata")
    dead("shade", "wraith", disciplines=("obl",))
    dead("thug", "mortal")
    hel = table.vampire("A", "hel-bla")
    table.state.ash["A"] = ("dead", "shade", "thug", "fame")
    table.state.ash["B"] = ("dead",)
    table.act("A")
    table.seat("A").uses(hel, 0, hel)
    assert set(table.options()) == {ChoosePrinted("dead", "ash", "A"), ChoosePrinted("shade", "ash", "A")}
    table.seat("A").answers(ChoosePrinted("dead", "ash", "A"))
    finish(table)
    raised = table.card("dead:1")
    assert (raised.region, raised.locked, raised.counters, table.blood(hel)) == (READY, True, 2, 8)
    assert table.now.ash["A"] == ("shade", "thug", "fame")


@pytest.mark.card("lenelle-mambo-of-birmingham")
@pytest.mark.ruling("LSJ 20000222")
def test_lenelle_exchanges_a_card_with_the_ash_heap():
    table = Table()
    lenelle = table.vampire("A", "lenelle-mambo-of-birmingham")
    adept(table, "B")
    table.state.ash["A"] = ("villein", "ashley")
    table.hand("A", "fame", "vessel")
    table.act("A")
    table.seat("A").uses(lenelle, 0, lenelle)
    assert table.options() == (ChoosePrinted("villein", "ash", "A"),), "no crypt cards"
    table.seat("A").answers(ChoosePrinted("villein", "ash", "A"))
    table.seat("A").answers(ChoosePrinted("fame", "hand", "A"))
    assert stealth(table.now) == 1
    finish(table)
    assert sorted(table.now.hands["A"]) == ["vessel", "villein"]
    assert (sorted(table.now.ash["A"]), table.blood(lenelle)) == (["ashley", "fame"], 5)


@pytest.mark.card("darius-shirazi", "bowl-of-convergence", "sport-bike", "44-magnum")
def test_darius_steals_what_is_no_weapon_and_no_vehicle():
    table = Table()
    darius, bearer = table.vampire("A", "darius-shirazi"), adept(table, "B")
    bowl = table.put("B", "bowl-of-convergence", host=bearer)
    table.put("B", "sport-bike", host=bearer)
    table.put("B", "44-magnum", host=bearer)
    table.act("A")
    table.seat("A").uses(darius, 0, darius)
    if table.prompt == "choose-target":
        assert targets(table) == {bowl}
        choose(table, "A", bowl)
    assert table.now.action.targets == ("B",)
    until(table, "attach-stolen", "A")
    choose(table, "A", darius)
    finish(table)
    assert (table.card(bowl).controller, table.card(bowl).host) == ("A", darius)


# Elen


@pytest.mark.card("elen-kamjian")
@pytest.mark.rule("VTES-ACT-05")
@pytest.mark.ruling("ANK 20211009-2")
def test_elen_must_bleed_while_somebody_is_locked():
    table = Table()
    elen = table.vampire("A", "elen-kamjian")
    adept(table, "A", locked=True)
    other = adept(table, "A")
    table.act("A")
    assert table.refused(Bleed(elen, "B")) == "VTES-ACT-05"
    assert table.refused(Hunt(elen)) == "VTES-ACT-05"
    assert table.refused(Hunt(other)) == "VTES-ACT-04"
    table.seat("A").uses(elen, 0, elen)
    finish(table)
    assert table.pool("B") == 28
    table.state.change(elen, locked=False)
    table.act("A")
    assert table.refused(Hunt(elen)) == "", "she has done her duty"


@pytest.mark.card("elen-kamjian")
def test_elen_is_free_while_nobody_is_locked_or_when_she_must_hunt():
    for blood, locked in ((4, False), (0, True)):
        table = Table()
        elen = table.vampire("A", "elen-kamjian", blood=blood)
        adept(table, "A", locked=locked)
        table.act("A")
        assert table.refused(Hunt(elen)) == ""
        assert table.refused(UseAbility(elen, 0, elen))


@pytest.mark.card("elen-kamjian")
@pytest.mark.rule("VTES-ACT-06")
@pytest.mark.ruling("ANK 20211009-2")
def test_elen_is_stuck_if_she_has_bled_already():
    table = Table()
    elen = table.vampire("A", "elen-kamjian")
    bleed(table, elen)
    finish(table)
    table.state.change(elen, locked=False)
    adept(table, "A", locked=True)
    table.act("A")
    assert table.refused(Hunt(elen)) == "VTES-ACT-06"
    table.seat("A").answers(table.options()[-1])


# after actions


@pytest.mark.card("keegan")
@pytest.mark.parametrize("clan, unlocked", [("gangrel", True), ("", False)])
def test_keegan_unlocks_after_an_action_of_the_gangrel(clan, unlocked):
    library_card("deed", Mode("action_card", "take-action"), types=("action_card",), clan=clan)
    table = Table()
    keegan = table.vampire("A", "keegan")
    table.hand("A", "deed", IDLE)
    table.act("A")
    table.seat("A").plays("deed", keegan)
    assert asked_later(table, UseAbility(keegan, 0)) is unlocked
    if unlocked:
        table.seat("A").uses(keegan)
        finish(table)
        assert not table.card(keegan).locked


@pytest.mark.card("mother-anja-giovanni")
@pytest.mark.parametrize(
    "clan, printed, can", [("hecata", "hecata", True), ("hecata", "", False), ("ventrue", "", False)]
)
def test_anja_unlocks_another_hecata(clan, printed, can):
    library_card("deed", Mode("action_card", "take-action"), types=("action_card",), clan=printed)
    table = Table()
    anja, other = table.vampire("A", "mother-anja-giovanni"), adept(table, "A", clan=clan)
    table.hand("A", "deed", IDLE)
    table.act("A")
    table.seat("A").plays("deed", other)
    assert asked_later(table, UseAbility(anja, 0)) is can
    if can:
        table.seat("A").uses(anja)
        finish(table)
        assert (table.card(other).locked, table.blood(anja)) == (False, 7)


@pytest.mark.card("ilonka")
def test_ilonka_robs_whoever_has_bled_her_methuselah():
    table = Table()
    ilonka, acting = table.vampire("B", "ilonka"), adept(table, "A")
    table.hand("A", "fame", "villein")
    bleed(table, acting)
    assert asked_later(table, UseAbility(ilonka, 0))
    table.seat("B").uses(ilonka)
    assert table.told("shows-hand")
    table.seat("B").answers(True)
    assert len(table.now.hands["A"]) == len(table.now.ash["A"]) == 1
    assert not can_use(table, ilonka)


@pytest.mark.card("ilonka")
def test_ilonka_may_leave_the_hand_alone_and_does_nothing_about_other_actions():
    table = Table()
    ilonka, acting = table.vampire("B", "ilonka"), adept(table, "A", blood=1)
    table.hand("A", "fame")
    bleed(table, acting)
    asked_later(table, UseAbility(ilonka, 0))
    table.seat("B").uses(ilonka).answers(False)
    assert table.now.hands["A"] == ("fame",)
    table.state.change(acting, locked=False)
    table.state.used.clear()
    hunt(table, acting)
    assert not asked_later(table, UseAbility(ilonka, 0))


@pytest.mark.card("gathii")
@pytest.mark.parametrize("top, blood, hidden", [("fame", 4, 0), ("deflection", 5, 1)])
def test_gathii_reveals_the_top_card(top, blood, hidden):
    table = Table()
    gathii, blocker = table.vampire("A", "gathii"), adept(table, "B")
    table.hand("A", *[IDLE] * 7)
    table.library("A", top)
    bleed(table, gathii)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").uses(gathii)
    assert (table.blood(gathii), stealth(table.now)) == (blood, hidden)
    assert (table.told("reveals-top"), table.now.library["A"]) == ([{"player": "A", "card": top}], (top,))
    assert not can_use(table, gathii)


@pytest.mark.card("gathii")
@pytest.mark.ruling("ANK 20231031")
def test_gathii_gains_no_stealth_that_is_not_needed():
    table = Table()
    gathii = table.vampire("A", "gathii")
    adept(table, "B")
    table.hand("A", *[IDLE] * 7)
    table.library("A", "deflection")
    bleed(table, gathii)
    until(table, "action", "A")
    table.seat("A").uses(gathii)
    assert stealth(table.now) == 0


@pytest.mark.card("marchesa-liliana")
def test_liliana_removes_seven_cards_for_a_bigger_bleed():
    table = Table()
    liliana = table.vampire("A", "marchesa-liliana")
    table.state.ash["A"] = ("fame",) * 6
    adept(table, "B")
    bleed(table, liliana)
    until(table, "action", "A") if table.prompt != "action" else None
    assert not can_use(table, liliana)
    table = Table()
    liliana = table.vampire("A", "marchesa-liliana")
    table.state.ash["A"] = (*("fame",) * 7, "villein")
    adept(table, "B")
    bleed(table, liliana)
    until(table, "action", "A")
    table.seat("A").uses(liliana)
    for _ in range(7):
        if table.prompt == "remove-from-ash":
            table.seat("A").answers(ChoosePrinted("fame", "ash", "A"))
    finish(table)
    assert (table.pool("B"), table.now.ash["A"], len(table.now.removed)) == (27, ("villein",), 7)


@pytest.mark.card("abraham-dusable", "theft-of-vitae")
def test_abraham_dusable_hides_or_finds_with_blood_sorcery():
    table = Table()
    abraham, blocker = table.vampire("A", "abraham-dusable"), adept(table, "B")
    table.hand("A", "theft-of-vitae", "theft-of-vitae", "fame")
    bleed(table, abraham)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").uses(abraham, 1)
    if table.prompt == "discard-for":
        assert table.options() == (ChoosePrinted("theft-of-vitae"),)
        table.seat("A").answers(ChoosePrinted("theft-of-vitae"))
    assert stealth(table.now) == 1
    assert not asked_later(table, UseAbility(abraham, 1))
    table = Table()
    acting, abraham = table.vampire("A", crypt_entry("sly", stealth=1)), table.vampire("B", "abraham-dusable")
    table.hand("B", "theft-of-vitae")
    bleed(table, acting)
    attempt(table, "B", abraham)
    until(table, "block-attempt", "B")
    table.seat("B").uses(abraham, 0)
    if table.prompt == "discard-for":
        table.seat("B").answers(ChoosePrinted("theft-of-vitae"))
    finish(table)
    assert table.told("blocked")


@pytest.mark.card("evan-klein", "haven-uncovered")
@pytest.mark.rule("VTES-RES-10")
@pytest.mark.ruling("LSJ 20030214-2")
def test_a_coin_is_flipped_for_actions_directed_at_evan_by_others():
    library_card(
        "visit",
        Mode("action_card", "take-action", choose=("vampire:ready",), deed=VISIT, does=(BurnBlood(who="chosen"),)),
        types=("action_card",),
    )
    seen = set()
    for key in range(12):
        table = Table()
        table.state.dice = Dice(str(key), 0)
        evan, acting = table.vampire("B", "evan-klein"), adept(table, "A")
        table.hand("A", "visit")
        table.act("A")
        table.seat("A").plays("visit", acting)
        choose(table, "A", evan)
        finish(table)
        (flip,) = table.told("flips-coin")
        assert table.blood(evan) == (5 if flip["tails"] else 4)
        seen.add(flip["tails"])
    assert seen == {True, False}
    table = Table()
    evan, acting = table.vampire("A", "evan-klein"), adept(table, "A")
    table.hand("A", "visit")
    table.act("A")
    table.seat("A").plays("visit", acting)
    choose(table, "A", evan)
    finish(table)
    assert not table.told("flips-coin")


@pytest.mark.card("cedrick-calhoun")
@pytest.mark.parametrize("side, region", [("against", TORPOR), ("for", READY)])
def test_cedrick_falls_if_his_referendum_fails(side, region):
    table = Table()
    cedrick, prince = table.vampire("A", "cedrick-calhoun"), vampire(table, "B", "prince:Oslo")
    decree()
    call(table, cedrick)
    cast(table, (prince, side))
    finish(table)
    assert table.card(cedrick).region == region
