"""Ten actions of the preconstructed decks once more, by their official texts and rulings alone."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, attempt, equip, finish
from tests.games.vtes.cards.moments import bleed, choose, choose_slot, phase, targets, to_the_end, until
from tests.games.vtes.combat.fights import maneuver
from tests.games.vtes.table import Table, modes

from nokturn.games.vtes.state.choices import Bleed, ChooseCard, ChoosePrinted, Hunt, PlayCard, UseAbility
from nokturn.games.vtes.state.state import READY
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import stealth, strength


def mode_with(card: str, *disciplines: str) -> int:
    """The way to play a card with exactly these Disciplines."""
    return next(at for at, mode in enumerate(modes(card)) if set(mode.disciplines) == set(disciplines))


def offered(table: Table, source: str, minion: str = "") -> list[int]:
    """Which abilities of a card in play the open question offers (to this minion)."""
    return [one.ability for one in table.options(UseAbility) if (one.source, one.minion) == (source, minion)]


def take(table: Table, card: str, minion: str, *chosen: str, mode: int = 0) -> None:
    """A's minion takes the action of the card, and it succeeds."""
    table.hand("A", card, IDLE)
    table.act("A")
    table.seat("A").plays(card, minion, mode)
    for one in chosen:
        table.seat("A").answers(ChooseCard(one))
    until(table, "minion-phase")


# Aranthebes, The Immortal


@pytest.mark.card("aranthebes-the-immortal")
def test_aranthebes_comes_into_play_by_an_action_for_1_pool():
    table = Table()
    take(table, "aranthebes-the-immortal", adept(table, "A"))
    card = table.card("aranthebes-the-immortal:1")
    assert (card.region, card.controller, table.pool("A")) == ("in_play", "A", 29)


@pytest.mark.card("aranthebes-the-immortal")
@pytest.mark.parametrize("capacity, locked, lost", [(4, False, 0), (5, False, 1), (4, True, 1)])
def test_unlocked_aranthebes_shields_from_the_bleeds_of_the_young(capacity, locked, lost):
    table = Table()
    table.put("B", "aranthebes-the-immortal", locked=locked)
    bleed(table, adept(table, "A", capacity=capacity))
    until(table, "minion-phase")
    assert table.pool("B") == 30 - lost


@pytest.mark.card("aranthebes-the-immortal")
def test_aranthebes_takes_stealth_from_a_minion_of_the_predator():
    table = Table()
    aranthebes = table.put("B", "aranthebes-the-immortal")
    acting, blocker = adept(table, "A"), adept(table, "B")
    table.hand("B", IDLE)
    table.act("A")
    table.seat("A").answers(Hunt(acting))
    until(table, "action", "B")
    (ability,) = offered(table, aranthebes)
    table.seat("B").uses(aranthebes, ability)
    if table.prompt == "choose-target":
        choose(table, "B", acting)
    assert (stealth(table.now), table.card(aranthebes).locked) == (0, True)
    attempt(table, "B", blocker)
    finish(table)
    assert table.told("blocked")


@pytest.mark.card("aranthebes-the-immortal")
def test_older_vampires_shuffle_aranthebes_into_the_library():
    table = Table()
    aranthebes = table.put("B", "aranthebes-the-immortal")
    old, young = adept(table, "A", capacity=5), adept(table, "A", capacity=4)
    table.library("B", "vessel")
    table.hand("B", *["fame"] * 7)
    table.act("A")
    assert offered(table, aranthebes, young) == []
    (ability,) = offered(table, aranthebes, old)
    table.seat("A").uses(aranthebes, ability, old)
    until(table, "minion-phase")
    assert aranthebes not in table.now.cards
    assert sorted(table.now.library["B"]) == ["aranthebes-the-immortal", "vessel"]


# Biothaumaturgic Experiment


@pytest.mark.card("biothaumaturgic-experiment")
def test_an_experiment_employs_an_animal_whatever_it_requires():
    table = Table()
    minion = adept(table, "A", "tha")
    table.hand("A", "biothaumaturgic-experiment", "raven-spy", "mr-winthrop")
    table.act("A")
    table.seat("A").plays("biothaumaturgic-experiment", minion, mode_with("biothaumaturgic-experiment", "tha"))
    while table.prompt == "choose-target" or (table.prompt != "minion-phase" and table.options(ChoosePrinted)):
        assert {one.card for one in table.options(ChoosePrinted)} == {"raven-spy"}
        table.seat("A").answers(table.options(ChoosePrinted)[0])
    until(table, "minion-phase")
    assert table.card("raven-spy:1").host == minion
    assert table.pool("A") == 29


@pytest.mark.card("biothaumaturgic-experiment")
def test_a_superior_experiment_makes_a_minion_stronger_and_quicker():
    table = Table("AB")
    minion, subject, foe = adept(table, "A", "THA"), adept(table, "A"), adept(table, "B")
    mode = mode_with("biothaumaturgic-experiment", "THA")
    take(table, "biothaumaturgic-experiment", minion, subject, mode=mode)
    card = "biothaumaturgic-experiment:1"
    assert (table.card(card).host, strength(table.now, table.card(subject))) == (subject, 2)
    table.run("vtes.fight", subject, foe, False)
    table.pass_until("range", seat="A")
    assert [one for one in table.options() if type(one).__name__ in ("UseAbility", "UseManeuver")]


# Break the Bonds


def bonds(*disciplines: str, uncontrolled: bool = True):
    table = Table()
    minion, victim = adept(table, "A", "ani", "obf", "pre", sect="anarch"), adept(table, "B", locked=True)
    slot = table.uncontrolled("A", "sully", 1) if uncontrolled else 0
    table.hand("A", "break-the-bonds", IDLE)
    table.act("A")
    return table, minion, victim, slot, mode_with("break-the-bonds", *disciplines)


@pytest.mark.card("break-the-bonds")
def test_the_bonds_are_broken_with_one_discipline():
    table, minion, _, _, mode = bonds("ani")
    table.seat("A").plays("break-the-bonds", minion, mode)
    until(table, "minion-phase")
    assert table.pool("B") == 28


@pytest.mark.card("break-the-bonds")
@pytest.mark.ruling("ANK 20240706")
def test_the_bonds_are_broken_with_all_disciplines_at_once():
    table, minion, victim, slot, mode = bonds("ani", "obf", "pre")
    table.now.change(victim, locked=False)
    table.act("A")
    table.seat("A").plays("break-the-bonds", minion, mode)
    choose_slot(table, "A", slot)
    while table.prompt != "minion-phase":
        if ChooseCard(victim) in table.options():
            table.seat("A").answers(ChooseCard(victim))
        else:
            question = table.ask()
            table.pass_by(question)
    assert (table.pool("B"), table.card(victim).locked) == (28, True)
    found = table.now.hidden(slot)
    assert found is not None
    assert found[1].counters == 2


@pytest.mark.card("break-the-bonds")
def test_with_presence_there_must_be_somebody_uncontrolled():
    table, minion, _, _, mode = bonds("pre", uncontrolled=False)
    assert table.refused(PlayCard("break-the-bonds", mode, minion)) == "VTES-TGT-01"


# Childe of the Revolution


@pytest.mark.card("childe-of-the-revolution")
def test_a_baron_sires_a_childe_that_has_to_hunt():
    table = Table()
    baron = adept(table, "A", clan="brujah", sect="anarch", title="baron:Oslo", blood=4)
    table.library("A", "celerity", "vessel")
    table.hand("A", "childe-of-the-revolution", *["fame"] * 6)
    table.act("A")
    table.seat("A").plays("childe-of-the-revolution", baron)
    while table.prompt != "minion-phase":
        celerity = [one for one in table.options(ChoosePrinted) if one.card == "celerity"]
        if celerity:
            table.seat("A").answers(celerity[0])
        else:
            table.pass_by(table.ask())
    childe = "childe-of-the-revolution:1"
    card = table.card(childe)
    assert (card.clan, card.sect, card.region, table.blood(baron)) == ("brujah", "anarch", READY, 3)
    assert [one.printed for one in table.now.cards.values() if one.host == childe] == ["celerity"]
    assert table.refused(Hunt(childe)) == ""
    assert table.refused(Bleed(childe, "B")) == "VTES-ACT-05"


@pytest.mark.card("childe-of-the-revolution")
def test_only_a_baron_sires_such_a_childe():
    table = Table()
    anarch = adept(table, "A", sect="anarch")
    table.hand("A", "childe-of-the-revolution", IDLE)
    table.act("A")
    assert table.refused(PlayCard("childe-of-the-revolution", 0, anarch)) == "VTES-REQ-01"


# Glory of the Khabar


@pytest.mark.card("khabar-glory")
def test_glory_unlocks_and_makes_bleed_until_the_next_unlock_phase():
    table = Table()
    judge = adept(table, "A", clan="banu_haqim")
    take(table, "khabar-glory", judge)
    assert (table.card(judge).locked, bleed_of(table.now, table.card(judge))) == (False, 2)
    table.hand("A", IDLE)
    phase(table, "unlock")
    while table.prompt == "unlock-phase" and offered(table, "khabar-glory:1"):
        table.seat("A").uses("khabar-glory:1", offered(table, "khabar-glory:1")[0])
    to_the_end(table)
    assert "khabar-glory:1" not in table.now.cards


@pytest.mark.card("khabar-glory")
def test_glory_comes_first_and_is_worth_pool_when_the_prey_is_ousted():
    table = Table("ABC", pool=1)
    judge, other = adept(table, "A", clan="banu_haqim"), adept(table, "A", clan="banu_haqim")
    table.put("A", "khabar-glory", host=judge)
    bleed(table, judge)
    until(table, "minion-phase")
    assert table.pool("A") == 1 + 6 + 4
    table = Table()
    judge, other = adept(table, "A", clan="banu_haqim"), adept(table, "A", clan="banu_haqim")
    table.hand("A", "khabar-glory", IDLE)
    bleed(table, other)
    until(table, "minion-phase")
    assert table.refused(PlayCard("khabar-glory", 0, judge)) != ""


# Make the Misere


@pytest.mark.card("make-the-misere")
def test_misery_is_made_for_a_locked_minion_with_any_disciplines():
    table = Table()
    anarch = adept(table, "A", "cel", "obf", "pot", sect="anarch")
    locked, _ = adept(table, "B", locked=True), adept(table, "B")
    equip(table, adept(table, "B"))
    table.hand("A", "make-the-misere", maneuver())
    table.act("A")
    table.seat("A").plays("make-the-misere", anarch, mode_with("make-the-misere", "cel", "obf", "pot"))
    assert targets(table) == {locked}
    choose(table, "A", locked)
    assert (stealth(table.now), table.now.action.targets) == (1, ("B",))
    until(table, "range", "A")
    assert strength(table.now, table.card(anarch)) == 2
    assert [one for one in table.options() if type(one).__name__ == "UseManeuver"]


@pytest.mark.card("make-the-misere")
def test_misery_fizzles_if_its_target_has_unlocked():
    table = Table()
    anarch, victim = adept(table, "A", "pot", sect="anarch"), adept(table, "B", locked=True)
    adept(table, "B")
    table.hand("A", "make-the-misere", IDLE)
    table.act("A")
    table.seat("A").plays("make-the-misere", anarch, mode_with("make-the-misere", "pot"))
    choose(table, "A", victim)
    table.now.change(victim, locked=False)
    until(table, "minion-phase")
    assert (table.told("combat"), len(table.told("fizzles"))) == ([], 1)


# Open War


@pytest.mark.card("open-war")
def test_open_war_lets_anarchs_fight_and_burn_locations():
    table = Table()
    war = table.put("A", "open-war")
    theirs, place = adept(table, "B", sect="anarch"), table.put("A", "the-barrens")
    victim, loyal = adept(table, "A"), adept(table, "B")
    table.act("B")
    assert offered(table, war, loyal) == []
    first, second = offered(table, war, theirs)
    for ability, target in ((first, victim), (second, place)):
        table.seat("B").uses(war, ability, theirs)
        if table.prompt == "choose-target" and ChooseCard(target) not in table.options():
            first, second = second, first
        choose(table, "B", target)
        assert table.now.action is None or table.now.action.targets == ("A",)
        until(table, "minion-phase")
        table.now.change(theirs, locked=False)
        table.act("B")
    assert len(table.told("combat")) + (place not in table.now.cards) >= 1
    assert place not in table.now.cards
    assert table.pool("B") == 28


@pytest.mark.card("open-war")
def test_everybody_may_end_the_war_with_four_counters():
    table = Table()
    war = table.put("A", "open-war", counters=3)
    table.hand("B", IDLE)
    phase(table, "master", "B")
    (ability,) = offered(table, war)
    table.seat("B").uses(war, ability)
    assert war not in table.now.cards
    assert (table.pool("A"), table.pool("B")) == (34, 29)


# Phantasmagoria


@pytest.mark.card("phantasmagoria")
@pytest.mark.parametrize("level", ["pre", "PRE"])
def test_phantoms_show_a_minion_and_frighten_it_at_the_superior_level(level):
    table = Table()
    ravnos, victim, blocker = adept(table, "A", level, clan="ravnos"), adept(table, "B"), adept(table, "C")
    take(table, "phantasmagoria", ravnos, victim, mode=mode_with("phantasmagoria", level))
    card = table.card("phantasmagoria:1")
    assert (card.host, card.controller, table.blood(ravnos)) == (victim, "A", 5)
    table.act("B")
    table.seat("B").answers(Hunt(victim))
    attempt(table, "C", blocker)
    until(table, "minion-phase")
    fought = 1
    frightened = 1 if level == "PRE" else 0
    assert table.told("blocked"), "its hunt has no stealth left"
    assert table.blood(victim) == 6 - fought - frightened


@pytest.mark.card("phantasmagoria")
def test_phantoms_are_burned_by_an_action():
    table = Table()
    victim = adept(table, "B")
    phantoms = table.put("A", "phantasmagoria", host=victim, controller="A")
    table.act("B")
    (ability,) = offered(table, phantoms, victim)
    table.seat("B").uses(phantoms, ability, victim)
    until(table, "minion-phase")
    assert phantoms not in table.now.cards


# Pit of Contemplation


@pytest.mark.card("pit-of-contemplation")
def test_the_pit_grows_by_actions_of_hecata():
    table = Table()
    hecata, other = adept(table, "A", clan="hecata"), adept(table, "A", clan="hecata")
    take(table, "pit-of-contemplation", hecata)
    pit = "pit-of-contemplation:1"
    assert table.blood(pit) == 1
    ability = offered(table, pit, other)[0]
    table.seat("A").uses(pit, ability, other)
    until(table, "minion-phase")
    assert table.blood(pit) == 2 or pit not in table.now.cards


@pytest.mark.card("pit-of-contemplation")
def test_the_pit_sends_back_a_vampire_of_a_neighbour_smaller_than_its_counters():
    table = Table("ABCD")
    pit = table.put("A", "pit-of-contemplation", counters=4)
    small, big = adept(table, "B", capacity=3), adept(table, "B", capacity=4)
    predators, far = adept(table, "D", capacity=2), adept(table, "C", capacity=2)
    table.hand("A", IDLE)
    phase(table, "unlock")
    (ability,) = offered(table, pit)
    table.seat("A").uses(pit, ability)
    assert targets(table) == {small, predators}
    choose(table, "A", small)
    assert (pit in table.now.cards, table.card(small).region) == (False, "uncontrolled")
    assert (table.card(big).region, table.card(far).region) == (READY, READY)


# Puppet Master


@pytest.mark.card("puppet-master")
def test_a_puppet_master_bleeds_for_2_more():
    table = Table()
    master = adept(table, "A", "dom")
    table.hand("A", "puppet-master", IDLE)
    table.act("A")
    table.seat("A").plays("puppet-master", master, mode_with("puppet-master", "dom"))
    until(table, "minion-phase")
    assert (table.pool("B"), table.blood(master)) == (27, 4)


@pytest.mark.card("puppet-master")
def test_a_superior_puppet_master_locks_a_younger_vampire_and_borrows_it_in_the_next_minion_phase():
    table = Table()
    master, puppet, older = adept(table, "A", "DOM"), adept(table, "B", capacity=5), adept(table, "B", capacity=7)
    take(table, "puppet-master", master, puppet, mode=mode_with("puppet-master", "DOM"))
    card = "puppet-master:1"
    assert (table.card(card).host, table.card(card).controller, table.card(puppet).locked) == (puppet, "A", True)
    phase(table, "unlock", "B")
    assert table.card(puppet).locked
    to_the_end(table)
    assert older in table.now.cards
    table.state.close("turn")
    table.take_turn("A")
    for _ in range(60):
        uses = [one for one in table.options(UseAbility) if one.source == card]
        if uses:
            table.seat("A").answers(uses[0])
            break
        assert not table.over
        assert table.prompt != "minion-phase", "it comes before the first action"
        table.pass_by(table.ask())
    assert (table.card(puppet).controller, table.card(puppet).locked) == ("A", False)
    to_the_end(table)
    assert table.card(puppet).controller == "B"
