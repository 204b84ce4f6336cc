"""Actions, equipment, retainers and referendums of the preconstructed decks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, Duel, adept, finish
from tests.games.vtes.cards.moments import choose, choose_slot, phase, targets, to_the_end, until
from tests.games.vtes.combat.fights import an_ally, maneuver, strike_card
from tests.games.vtes.politics.polls import call, cast, close, decree, vampire
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.state.choices import ChooseMethuselah, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import intercept, stealth, strength, votes_of


def acting(card: str, *disciplines: str, **more: Any) -> tuple[Table, str]:
    """A's vampire may act; A holds the card."""
    table = Table("ABC")
    minion = adept(table, "A", *disciplines, capacity=8, **more)
    table.hand("A", card)
    return table, minion


# bleeding


@pytest.mark.card("entrancement", "scouting-mission", "dominate-kine", "line-brawl")
@pytest.mark.rule("VTES-ACT-BLEED-06")
@pytest.mark.parametrize(
    "card, discipline, mode, hidden, cost",
    [
        ("entrancement", "pre", INFERIOR, 0, 0),
        ("scouting-mission", "dom", INFERIOR, 0, 0),
        ("dominate-kine", "dom", INFERIOR, 1, 2),
        ("line-brawl", "pre", 2, 0, 0),
    ],
)
def test_a_bleed_with_one_more(card, discipline, mode, hidden, cost):
    table, minion = acting(card, discipline, blood=6)
    table.state.change(minion, sect="anarch")
    adept(table, "B")
    table.act("A")
    table.seat("A").plays(card, minion, mode)
    until(table, "action", "B")
    assert stealth(table.now) == hidden
    finish(table)
    assert (table.pool("B"), table.blood(minion)) == (28, 6 - cost)


# blood


@pytest.mark.card("scouting-mission", "fourth-tradition-the-accounting", "thing")
@pytest.mark.parametrize(
    "card, discipline, mode, blood, cost",
    [
        ("scouting-mission", "DOM", SUPERIOR, 2, 0),
        ("fourth-tradition-the-accounting", "pot", 0, 3, 1),
        ("thing", "pot", 0, 2, 0),
    ],
)
def test_blood_for_those_to_come(card, discipline, mode, blood, cost):
    crypt_entry("beast", clan="gangrel", capacity=5)
    table, minion = acting(card, discipline, clan="gangrel", blood=5)
    table.state.change(minion, title="prince:Lyon", sect="camarilla")
    slot = table.uncontrolled("A", "beast", counters=1)
    table.act("A")
    table.seat("A").plays(card, minion, mode)
    choose_slot(table, "A", slot)
    finish(table)
    assert table.now.hidden(slot)[1].counters == 1 + blood
    assert table.blood(minion) == 5 - cost


@pytest.mark.card("fourth-tradition-the-accounting", "fifth-tradition-hospitality")
@pytest.mark.rule("VTES-REQ-01")
@pytest.mark.parametrize("card", ["fourth-tradition-the-accounting", "fifth-tradition-hospitality"])
def test_a_tradition_is_for_princes_and_justicars(card):
    table, minion = acting(card)
    adept(table, "A")
    table.uncontrolled("A", "sully")
    table.state.change(minion, title="primogen", sect="camarilla")
    table.act("A")
    assert table.refused(PlayCard(card, 0, minion)) == "VTES-REQ-01"


@pytest.mark.card("fifth-tradition-hospitality")
def test_hospitality_is_for_another_vampire():
    table, minion = acting("fifth-tradition-hospitality", blood=5)
    table.state.change(minion, title="justicar:ventrue", sect="camarilla", clan="ventrue")
    guest = adept(table, "B", blood=1)
    table.act("A")
    table.seat("A").plays("fifth-tradition-hospitality", minion)
    assert targets(table) == {guest}
    choose(table, "A", guest)
    finish(table)
    assert (table.blood(guest), table.blood(minion)) == (5, 4)


@pytest.mark.card("restoration")
@pytest.mark.parametrize("discipline, mode, blood", [("for", INFERIOR, 2), ("FOR", SUPERIOR, 3)])
def test_restoration(discipline, mode, blood):
    table, minion = acting("restoration", discipline, blood=2)
    table.act("A")
    table.seat("A").plays("restoration", minion, mode)
    finish(table)
    assert table.blood(minion) == 2 + blood


# what is somebody else's


@pytest.mark.card("entrancement")
@pytest.mark.rule("VTES-TERM-12")
def test_an_ally_is_entranced():
    table, minion = acting("entrancement", "PRE")
    thug, other = table.ally("B", an_ally()), adept(table, "B")
    table.act("A")
    table.seat("A").plays("entrancement", minion, SUPERIOR)
    assert targets(table) == {thug}
    choose(table, "A", thug)
    assert stealth(table.now) == 1
    finish(table)
    assert (table.card(thug).controller, table.card(other).controller) == ("A", "B")


@pytest.mark.card("dominate-kine")
@pytest.mark.rule("VTES-TERM-12")
def test_a_location_is_stolen():
    table, minion = acting("dominate-kine", "DOM", blood=4)
    place, own = table.put("B", "the-barrens"), table.put("A", "elder-library")
    table.act("A")
    table.seat("A").plays("dominate-kine", minion, SUPERIOR)
    assert own not in targets(table)
    choose(table, "A", place)
    finish(table)
    assert (table.card(place).controller, table.blood(minion)) == ("A", 2)


@pytest.mark.card("conceal")
@pytest.mark.parametrize("discipline, mode", [("obf", INFERIOR), ("OBF", SUPERIOR)])
def test_something_is_concealed_for_good(discipline, mode):
    table, minion = acting("conceal", discipline)
    bike, place = table.put("B", "sport-bike", host=adept(table, "B")), table.put("C", "the-barrens")
    table.act("A")
    table.seat("A").plays("conceal", minion, mode)
    gone = (bike, place)[mode]
    assert targets(table) == {gone}
    choose(table, "A", gone)
    assert table.now.action is None or table.now.action.targets == ("BC"[mode],)
    finish(table)
    assert gone not in table.now.cards


@pytest.mark.card("line-brawl")
def test_a_brawl_steals_pool_or_fights():
    table, minion = acting("line-brawl", "cel")
    table.state.change(minion, sect="anarch")
    table.act("A")
    table.seat("A").plays("line-brawl", minion, 0)
    table.seat("A").answers(ChooseMethuselah("C"))
    finish(table)
    assert [table.pool(seat) for seat in "ABC"] == [31, 30, 29]
    table, minion = acting("line-brawl", "pot")
    table.state.change(minion, sect="anarch")
    victim = adept(table, "C")
    table.act("A")
    table.seat("A").plays("line-brawl", minion, 1)
    choose(table, "A", victim)
    finish(table)
    assert table.blood(victim) == 5


@pytest.mark.card("line-brawl")
@pytest.mark.rule("VTES-REQ-01")
def test_a_brawl_is_for_anarchs():
    table, minion = acting("line-brawl", "cel", "pot", "pre")
    adept(table, "B")
    table.act("A")
    assert [table.refused(PlayCard("line-brawl", mode, minion)) for mode in range(3)] == ["VTES-REQ-01"] * 3


@pytest.mark.card("umbrous-clutch")
@pytest.mark.parametrize("discipline, mode, far", [("obl", INFERIOR, False), ("OBL", SUPERIOR, True)])
def test_an_umbrous_clutch(discipline, mode, far):
    table, minion = acting("umbrous-clutch", discipline)
    victim = adept(table, "B")
    table.act("A")
    table.seat("A").plays("umbrous-clutch", minion, mode)
    choose(table, "A", victim)
    assert stealth(table.now) == 1
    maneuvers = False
    while table.prompt != "minion-phase":
        uses = [option for option in table.options() if type(option).__name__ == "UseManeuver"]
        maneuvers = maneuvers or bool(uses)
        question = table.ask()
        passing = [option for option in question.options if type(option).__name__ == "Pass"]
        table.seat(question.seat).answers((uses or passing or question.options)[0])
    assert maneuvers is far
    assert table.blood(victim) == (6 if far else 5)


@pytest.mark.card("heart-of-the-city")
@pytest.mark.rule("VTES-WORD-06")
@pytest.mark.parametrize("discipline, mode, bonus", [("pre", INFERIOR, 1), ("PRE", SUPERIOR, 2)])
def test_the_heart_of_the_city(discipline, mode, bonus):
    table, minion = acting("heart-of-the-city", discipline, blood=5)
    table.act("A")
    table.seat("A").plays("heart-of-the-city", minion, mode)
    finish(table)
    assert (bleed_of(table.now, table.card(minion)), table.blood(minion)) == (1 + bonus, 3)
    table.state.change(minion, locked=False)
    table.hand("A", "heart-of-the-city")
    table.act("A")
    assert table.refused(PlayCard("heart-of-the-city", mode, minion)) == "VTES-WORD-06"


# weapons

ARMS = [
    ("ivory-bow", True, (TORPOR, 6)),
    ("flamethrower", True, (TORPOR, 5)),
    ("kalis-fang", False, (TORPOR, 5)),
    ("femur-of-toomler", False, (TORPOR, 5)),
    ("assault-rifle", True, ("ready", 2)),
    ("righteous-blade", False, ("ready", 4)),
]


@pytest.mark.card(*(card for card, *_ in ARMS))
@pytest.mark.rule("VTES-AGG-01")
@pytest.mark.parametrize("card, ranged, left", ARMS)
def test_weapons(card, ranged, left):
    maneuver()
    fight = Duel()
    arm = fight.put("A", card, host=fight.a)
    if ranged:
        fight.hand("A", "step-aside")
        fight.start().until("range", "A").seat("A").plays("step-aside", fight.a)  # nothing else reaches so far
        fight.finish()
    else:
        fight.start().strike_with("A", arm).finish()
    assert (fight.region(fight.b), fight.blood(fight.b)) == left


@pytest.mark.card("assault-rifle")
@pytest.mark.rule("VTES-COMBAT-RANGE-05")
def test_a_rifle_maneuvers():
    fight = Duel()
    rifle = fight.put("A", "assault-rifle", host=fight.a)
    fight.start().until("range", "A").seat("A").uses(rifle, 1)
    fight.finish()
    assert fight.told("range")[0] == {"range": "long"}


@pytest.mark.card("righteous-blade")
@pytest.mark.rule("VTES-PRESS-04")
def test_a_righteous_blade_presses_on_once():
    fight = Duel()
    blade = fight.put("A", "righteous-blade", host=fight.a)
    fight.start().until("press", "A").seat("A").uses(blade, 1)
    fight.finish()
    assert len(fight.told("round")) == 2


@pytest.mark.card("treasured-samadji")
def test_the_samadji_bleeds_and_dodges():
    fight = Duel()
    samadji = fight.put("A", "treasured-samadji", host=fight.a)
    assert bleed_of(fight.now, fight.card(fight.a)) == 2
    fight.start().strike_with("A", samadji, 0).finish()
    assert fight.blood(fight.a) == 6


# retainers


@pytest.mark.card("mr-winthrop", "revenant", "j-s-simmons-esq", "tasha-morgan")
@pytest.mark.rule("VTES-ACT-RETAIN-01")
@pytest.mark.parametrize(
    "card, life, numbers",
    [
        ("mr-winthrop", 1, (1, 1)),
        ("revenant", 2, (1, 1)),
        ("j-s-simmons-esq", 1, (2, 0)),
        ("tasha-morgan", 1, (2, 0)),
    ],
)
def test_servants(card, life, numbers):
    table, minion = acting(card, clan="tzimisce")
    table.act("A")
    table.seat("A").plays(card, minion)
    finish(table)
    served = table.card(minion)
    assert (bleed_of(table.now, served), intercept(table.now, served)) == numbers
    assert table.card(f"{card}:1").counters == life


@pytest.mark.card("dog-pack")
def test_nobody_leaves_a_dog_pack():
    strike_card("leave", kind="combat-ends")
    strike_card("duck", kind="dodge")
    fight = Duel()
    fight.put("A", "dog-pack", host=fight.a, counters=1)
    fight.hand("A", "leave")
    fight.hand("B", "leave", "duck")
    fight.start().until("strike", "A")
    assert fight.refused(PlayCard("leave", 0, fight.a)) == ""
    fight.hands("A").until("strike", "B")
    assert fight.refused(PlayCard("leave", 0, fight.b)) == "VTES-WORD-06"


# referendums


def voted(card: str, caller: str = "primogen", sect: str = "camarilla") -> tuple[Table, str]:
    """A's vampire calls the referendum of the card; it is about to be voted on."""
    table = Table("ABC")
    minion = vampire(table, "A", caller)
    table.state.change(minion, sect=sect)
    return table, minion


@pytest.mark.card("anarchist-uprising", "domain-challenge")
@pytest.mark.rule("VTES-REF-09")
@pytest.mark.parametrize("card, pools", [("anarchist-uprising", (29, 28, 30)), ("domain-challenge", (29, 29, 30))])
def test_pool_for_minions(card, pools):
    table, minion = voted(card)
    adept(table, "B", locked=True)
    adept(table, "B")
    call(table, minion, card)
    cast(table, (minion, "for"))
    close(table)
    assert tuple(table.pool(seat) for seat in "ABC") == pools


@pytest.mark.card("anarch-salon")
@pytest.mark.rule("VTES-REF-09")
def test_a_salon_for_anarchs():
    table, minion = voted("anarch-salon", "baron:Lyon", "anarch")
    asleep, ready = adept(table, "B", blood=1, region=TORPOR), adept(table, "A", blood=1)
    for ref in (asleep, ready):
        table.state.change(ref, sect="anarch")
    other = adept(table, "C", blood=1)
    call(table, minion, "anarch-salon")
    cast(table, (minion, "for"))
    close(table)
    assert [table.pool(seat) for seat in "ABC"] == [31, 31, 30]
    assert [table.blood(ref) for ref in (asleep, ready, other)] == [1, 2, 1]


@pytest.mark.card("conservative-agitation")
@pytest.mark.rule("VTES-REF-02")
def test_agitation_has_a_point_for_everybody():
    table, minion = voted("conservative-agitation")
    call(table, minion, "conservative-agitation", until="share-points")
    table.seat("A").answers(0)
    table.seat("A").answers(2)
    cast(table, (minion, "for"))
    close(table)
    assert [table.pool(seat) for seat in "ABC"] == [30, 28, 29]


@pytest.mark.card("malkavian-justicar", "lasombra-justicar")
@pytest.mark.rule("VTES-TITLE-10")
@pytest.mark.parametrize("clan", ["malkavian", "lasombra"])
def test_a_justicar_of_the_clan(clan):
    table, minion = voted(f"{clan}-justicar")
    chosen, stranger = adept(table, "B", clan=clan), adept(table, "B")
    call(table, minion, f"{clan}-justicar", until="choose-justicar")
    if table.prompt == "choose-justicar":
        assert targets(table) == {chosen}
        choose(table, "A", chosen)
    assert (votes_of(table.now, table.card(chosen)), votes_of(table.now, table.card(stranger))) == (1, 0)
    until(table, "polling", "A")
    cast(table, (minion, "for"), (chosen, "for"))
    close(table)
    assert table.card(chosen).title == f"justicar:{clan}"


@pytest.mark.card("malkavian-justicar", "lasombra-justicar")
@pytest.mark.parametrize("clan", ["malkavian", "lasombra"])
def test_without_a_candidate_nobody_calls_it(clan):
    table, minion = voted(f"{clan}-justicar")
    table.hand("A", f"{clan}-justicar")
    table.act("A")
    assert table.refused(PlayCard(f"{clan}-justicar", 0, minion)) == "VTES-REQ-01"


# one by one


@pytest.mark.card("social-charm")
@pytest.mark.rule("VTES-ACT-BLEED-09")
@pytest.mark.parametrize(
    "discipline, mode, less, pools", [("pre", 0, 0, (30, 28)), ("PRE", 1, 0, (31, 28)), ("PRE", 1, 2, (30, 30))]
)
def test_charm_pays_if_it_bleeds(discipline, mode, less, pools):
    table, minion = acting("social-charm", discipline)
    counter = adept(table, "B", "AUS")
    table.hand("B", "telepathic-counter")
    table.act("A")
    table.seat("A").plays("social-charm", minion, mode)
    if less:
        until(table, "action", "B")
        table.seat("B").plays("telepathic-counter", counter, SUPERIOR)
    finish(table)
    assert (table.pool("A"), table.pool("B")) == pools


@pytest.mark.card("army-of-rats")
@pytest.mark.rule("VTES-UNLOCK-03")
def test_rats_gnaw_at_the_prey_once_a_turn():
    table, minion = acting("army-of-rats", "ani")
    table.act("A")
    table.seat("A").plays("army-of-rats", minion)
    finish(table)
    table.put("A", "army-of-rats")
    phase(table, "unlock")
    to_the_end(table)
    assert [table.pool(seat) for seat in "ABC"] == [30, 29, 30]


@pytest.mark.card("army-of-rats")
@pytest.mark.rule("VTES-ACT-CARD-03")
def test_rats_are_driven_out():
    table = Table("ABC")
    minion, rats = adept(table, "A"), table.put("B", "army-of-rats")
    table.act("A")
    table.seat("A").uses(rats, 1, minion)
    finish(table)
    assert rats not in table.now.cards


@pytest.mark.card("political-ally")
@pytest.mark.rule("VTES-ACT-RECRUIT-01")
def test_a_political_ally_bleeds_for_three():
    table, minion = acting("political-ally", clan="ventrue")
    table.act("A")
    table.seat("A").plays("political-ally", minion)
    finish(table)
    ally = table.card("political-ally:1")
    assert (ally.counters, bleed_of(table.now, ally), strength(table.now, ally), table.pool("A")) == (1, 3, 0, 28)


@pytest.mark.card("nathaniel-bordruff")
def test_nathaniel_falls_upon_the_locked():
    table = Table("ABC")
    nathaniel, locked, other = (
        table.vampire("A", "nathaniel-bordruff"),
        adept(table, "B", locked=True),
        adept(table, "B"),
    )
    table.act("A")
    table.seat("A").uses(nathaniel, 0, nathaniel)
    assert targets(table) == {locked}
    choose(table, "A", locked)
    finish(table)
    assert (table.blood(locked), table.blood(other)) == (5, 6)


@pytest.mark.card("scorn-of-adonis")
@pytest.mark.rule("VTES-REF-09")
@pytest.mark.parametrize("side, pool", [("against", 29), ("for", 30)])
def test_whoever_votes_against_is_scorned(side, pool):
    decree()
    table = Table("ABC")
    minion = adept(table, "A", clan="toreador")
    voters = [vampire(table, "B", "primogen"), vampire(table, "B", "prince:Lyon")]
    table.hand("A", "scorn-of-adonis")
    call(table, minion)
    table.seat("A").plays("scorn-of-adonis", minion)
    cast(table, *[(ref, side) for ref in voters])
    close(table)
    assert [table.pool(seat) for seat in "BC"] == [pool, 30]
