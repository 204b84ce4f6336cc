"""Vampires of the preconstructed decks with a text of their own."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import adept, attempt, finish, step
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, plain, targets, to_the_end, until
from tests.games.vtes.politics.polls import call, cast, close, decree, vampire
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.state.choices import ChoosePrinted, UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import hand_size, intercept, stealth, strength, votes_of


def acted(card: str, action: str, acting: str = "", **more: Any) -> tuple[Table, str, str]:
    """B has the vampire; A's vampire bleeds B, hunts or calls a referendum."""
    table = Table("ABC")
    printed = acting or crypt_entry("acting", capacity=6)
    minion, subject = table.vampire("A", printed), table.vampire("B", card)
    for key, value in more.items():
        table.state.change(minion, **{key: value})
    if action == "bleed":
        bleed(table, minion)
    elif action == "hunt":
        hunt(table, minion)
    else:
        decree()
        table.hand("A", "decree")
        table.act("A")
        table.seat("A").plays("decree", minion)
    return table, minion, subject


@pytest.mark.card("martina-srnankova", "oluwafunmilayo", "castellan")
@pytest.mark.rule("VTES-STEALTH-09")
@pytest.mark.parametrize(
    "card, action, expected",
    [
        ("martina-srnankova", "bleed", 1),
        ("martina-srnankova", "hunt", 0),
        ("oluwafunmilayo", "bleed", 0),
        ("oluwafunmilayo", "vote", 1),
        ("castellan", "bleed", 1),
        ("castellan", "hunt", -1),
    ],
)
def test_intercept_against_some_actions(card, action, expected):
    table, _, subject = acted(card, action)
    assert intercept(table.now, table.card(subject)) == expected


@pytest.mark.card("azucena")
@pytest.mark.parametrize(
    "clan, capacity, expected", [("lasombra", 4, 1), ("lasombra", 6, -1), ("lasombra", 5, 0), ("hecata", 4, 0)]
)
def test_azucena_knows_her_clan(clan, capacity, expected):
    table, _, subject = acted("azucena", "bleed", plain(clan, capacity=capacity))
    assert intercept(table.now, table.card(subject)) == expected


@pytest.mark.card("branimira")
@pytest.mark.parametrize("pool, expected", [(9, 1), (10, 0)])
def test_branimira_watches_when_pool_is_low(pool, expected):
    table = Table("ABC", pool=pool)
    minion, subject = table.vampire("A", crypt_entry("acting")), table.vampire("B", "branimira")
    bleed(table, minion)
    assert intercept(table.now, table.card(subject)) == expected


@pytest.mark.card("ariane")
@pytest.mark.parametrize("action, expected", [("bleed", 0), ("hunt", 1 - 1)])
def test_ariane_is_seen_when_she_acts_for_herself(action, expected):
    table = Table("ABC")
    ariane = table.vampire("A", "ariane", blood=1)
    bleed(table, ariane) if action == "bleed" else hunt(table, ariane)
    assert stealth(table.now) == expected


@pytest.mark.card("neserian")
@pytest.mark.parametrize("places, bled, votes", [(0, 0, 0), (1, 1, 1), (2, 1, 1)])
def test_neserian_needs_a_place(places, bled, votes):
    table = Table("ABC")
    neserian = table.vampire("A", "neserian")
    for card in ("the-barrens", "elder-library")[:places]:
        table.put("A", card)
    table.put("B", "information-highway")
    assert (bleed_of(table.now, table.card(neserian)), votes_of(table.now, table.card(neserian))) == (bled, votes)


# strength against some


def duel(a: str, b: str) -> tuple[Table, str, str]:
    """A's vampire and B's, before the first round."""
    table = Table("AB")
    return table, table.vampire("A", a, blood=5), table.vampire("B", b, blood=5)


@pytest.mark.card("mickey-wheeler")
@pytest.mark.parametrize("capacity, lost", [(6, 2), (5, 1)])
def test_mickey_hits_the_old_harder(capacity, lost):
    table, mickey, other = duel("mickey-wheeler", crypt_entry("other", capacity=capacity))
    table.run("vtes.fight", mickey, other, False)
    to_the_end(table)
    assert table.blood(other) == 5 - lost


@pytest.mark.card("roy")
@pytest.mark.parametrize("title, lost", [("primogen", 2), ("", 1)])
def test_roy_hits_the_titled_harder(title, lost):
    table, roy, other = duel("roy", crypt_entry("other", capacity=6, sect="camarilla"))
    table.state.change(other, title=title)
    table.run("vtes.fight", roy, other, False)
    to_the_end(table)
    assert table.blood(other) == 5 - lost


@pytest.mark.card("roy")
@pytest.mark.rule("VTES-UNLOCK-03")
@pytest.mark.parametrize("region", ["ready", TORPOR])
def test_roy_locks_in_the_discard_phase(region):
    table = Table("AB")
    roy = table.vampire("A", "roy", region=region)
    phase(table, "discard")
    to_the_end(table)
    assert table.card(roy).locked


@pytest.mark.card("kevin-jackson")
@pytest.mark.parametrize("clan, strengths", [("brujah", (2, 2)), ("ventrue", (1, 1))])
def test_kevin_and_the_brujah(clan, strengths):
    table, kevin, other = duel("kevin-jackson", plain(clan, capacity=6))
    by = adept(table, "B", clan="brujah")
    table.run("vtes.fight", kevin, other, False)
    to_the_end(table)
    assert (5 - table.blood(other), 5 - table.blood(kevin)) == strengths
    assert strength(table.now, table.card(by)) == 1


# for their Methuselah


@pytest.mark.card("carmelita-neillson", "andre-the-manipulator")
@pytest.mark.rule("VTES-PLAY-07")
@pytest.mark.parametrize("card, more", [("carmelita-neillson", 1), ("andre-the-manipulator", 2)])
def test_a_larger_hand_while_ready(card, more):
    table = Table("AB")
    one = table.vampire("A", card)
    assert (hand_size(table.now, "A"), hand_size(table.now, "B")) == (7 + more, 7)
    table.state.change(one, region=TORPOR)
    assert hand_size(table.now, "A") == 7


@pytest.mark.card("sreelekha")
@pytest.mark.parametrize("region, discards", [("ready", 2), (TORPOR, 1)])
def test_sreelekha_lets_discard_twice(region, discards):
    table = Table("AB")
    table.vampire("A", "sreelekha", region=region)
    table.hand("A", *["vessel"] * 7)
    phase(table, "discard")
    for _ in range(discards):
        table.seat("A").answers(next(option for option in table.options() if type(option).__name__ == "Discard"))
    assert table.over or not any(type(option).__name__ == "Discard" for option in table.options())
    assert table.now.ash["A"] == ("vessel",) * discards


# in combat


@pytest.mark.card("saku-pihlajamaki", "abaddon")
@pytest.mark.rule("VTES-COMBAT-RANGE-02")
@pytest.mark.parametrize("card", ["saku-pihlajamaki", "abaddon"])
def test_an_optional_maneuver_once_a_combat(card):
    table, one, other = duel(card, crypt_entry("other"))
    bystander = table.vampire("A", "abaddon" if card.startswith("saku") else "saku-pihlajamaki")
    table.run("vtes.fight", one, other, False)
    table.pass_until("range", seat="A")
    assert table.refused(UseAbility(bystander, 0)) == "VTES-REQ-01"
    table.seat("A").uses(one)
    to_the_end(table)
    assert table.told("range")[0] == {"range": "long"}


@pytest.mark.card("abaddon")
@pytest.mark.rule("VTES-PRESS-03")
def test_abaddon_presses_once_a_combat():
    table, one, other = duel("abaddon", crypt_entry("other"))
    table.run("vtes.fight", one, other, False)
    table.pass_until("press", seat="A")
    table.seat("A").uses(one, 1)
    to_the_end(table)
    assert len(table.told("round")) == 2


# actions


@pytest.mark.card("theo-bell", "dafina-hanganu", "barachiel")
@pytest.mark.rule("VTES-ACT-CARD-01")
@pytest.mark.parametrize("card, strikes", [("theo-bell", 2), ("dafina-hanganu", 1), ("barachiel", 1)])
def test_a_rush(card, strikes):
    table = Table("ABC")
    hunter, victim, other = table.vampire("A", card), adept(table, "B"), adept(table, "C")
    own = adept(table, "A")
    table.act("A")
    assert table.refused(UseAbility(hunter, 0, own))
    table.seat("A").uses(hunter, 0, hunter)
    assert targets(table) == {victim, other}
    choose(table, "A", victim)
    finish(table)
    assert (table.blood(victim), table.card(hunter).locked) == (6 - strikes, True)


@pytest.mark.card("saankalaxt")
@pytest.mark.rule("VTES-TERM-12")
def test_saankalaxt_steals_equipment():
    table = Table("ABC")
    thief, victim = table.vampire("A", "saankalaxt", blood=3), adept(table, "B")
    bike = table.put("B", "sport-bike", host=victim)
    table.act("A")
    table.seat("A").uses(thief, 0, thief)
    assert targets(table) == {bike}
    choose(table, "A", bike)
    until(table, "minion-phase")
    assert (table.card(bike).controller, table.card(bike).host, table.blood(thief)) == ("A", thief, 2)


@pytest.mark.card("marialena")
def test_marialena_bleeds_when_blocked():
    table = Table("ABC")
    marialena, blocker = table.vampire("A", "marialena", blood=4), adept(table, "B")
    bleed(table, marialena)
    attempt(table, "B", blocker)
    finish(table)
    assert table.blood(marialena) == 4 - 1 - 1


# unlocking and voting


@pytest.mark.card("kalinda")
@pytest.mark.rule("VTES-EDGE-05")
def test_kalinda_unlocks_for_the_edge():
    table = Table("ABC")
    kalinda = table.vampire("A", "kalinda")
    table.state.edge = "A"
    bleed(table, kalinda)
    finish(table)
    assert table.card(kalinda).locked
    table.seat("A").uses(kalinda)
    assert (table.card(kalinda).locked, table.now.edge) == (False, "")


@pytest.mark.card("aline-gadeke")
def test_aline_unlocks_after_the_success_of_another_anarch():
    table = Table("ABC")
    aline, other = table.vampire("A", "aline-gadeke", blood=4, locked=True), adept(table, "A")
    table.state.change(other, sect="anarch")
    bleed(table, other)
    until(table, "after-resolution", "A")
    table.seat("A").uses(aline)
    finish(table)
    assert (table.card(aline).locked, table.blood(aline)) == (False, 3)


@pytest.mark.card("aline-gadeke")
@pytest.mark.parametrize("sect, blocked", [("camarilla", False), ("anarch", True)])
def test_aline_does_not_unlock_for_others_or_for_failures(sect, blocked):
    table = Table("ABC")
    aline, other = table.vampire("A", "aline-gadeke", blood=4, locked=True), adept(table, "A")
    table.state.change(other, sect=sect)
    blocker = adept(table, "B")
    bleed(table, other)
    if blocked:
        attempt(table, "B", blocker)
    while table.prompt != "minion-phase":
        assert not can_use(table, aline)
        step(table)


@pytest.mark.card("yewon-ong")
@pytest.mark.rule("VTES-VOTE-05")
def test_yewon_gets_a_vote_for_an_oblivion_card():
    decree()
    table = Table("ABC")
    yewon, caller = table.vampire("B", "yewon-ong"), vampire(table, "A", "primogen")
    table.hand("B", "shadow-shift", "majesty")
    call(table, caller)
    until(table, "polling", "B")
    table.seat("B").uses(yewon)
    table.seat("B").answers(ChoosePrinted("shadow-shift"))
    assert table.now.ash["B"] == ("shadow-shift",)
    cast(table, (yewon, "against"))
    assert close(table)[1] == 2 + 1
