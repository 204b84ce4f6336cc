"""Masters of the preconstructed decks."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import adept, attempt, finish, step
from tests.games.vtes.cards.moments import bleed, can_use, choose, choose_slot, phase, targets, to_the_end, until
from tests.games.vtes.politics.polls import call, cast, close, decree, vampire
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.state.choices import PlayCard, UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import capacity, discipline, hand_size, stealth, strength, votes_of

GROUNDS = {
    "zoo-hunting-ground": "gangrel",
    "library-hunting-ground": "tzimisce",
    "warzone-hunting-ground": "brujah",
    "park-hunting-ground": "ravnos",
    "political-hunting-ground": "lasombra",
    "biotech-company-hunting-ground": "hecata",
    "temple-hunting-ground": "ministry",
    "underworld-hunting-ground": "banu_haqim",
}


@pytest.mark.card(*GROUNDS)
@pytest.mark.rule("VTES-REQ-02")
@pytest.mark.parametrize("card, clan", GROUNDS.items())
def test_hunting_grounds_need_their_clan_and_feed_anybody(card, clan):
    table = Table("AB")
    adept(table, "A", clan="tremere")
    table.hand("A", card)
    phase(table, "master")
    assert table.refused(PlayCard(card, 0)) == "VTES-REQ-02"
    table = Table("AB")
    adept(table, "A", clan=clan, blood=6)
    hungry = adept(table, "A", blood=1)
    table.put("A", card)
    other = table.put("A", "slum-hunting-ground")
    phase(table, "unlock")
    table.seat("A").uses(f"{card}:1")
    choose(table, "A", hungry)
    assert table.blood(hungry) == 2
    table.seat("A").uses(other)
    assert hungry not in targets(table)


@pytest.mark.card("papillon")
def test_the_papillon_feeds_the_titled():
    table = Table("AB")
    baron, other = adept(table, "A", blood=1), adept(table, "A", blood=1)
    table.state.change(baron, title="baron:Lyon", sect="anarch")
    papillon = table.put("A", "papillon")
    phase(table, "unlock")
    table.seat("A").uses(papillon)
    assert other not in targets(table)
    choose(table, "A", baron)
    assert table.blood(baron) == 3


@pytest.mark.card("papillon")
@pytest.mark.rule("VTES-REQ-02")
@pytest.mark.parametrize(
    "title, sect, rule", [("primogen", "camarilla", "VTES-REQ-02"), ("prince:Lyon", "camarilla", "")]
)
def test_the_papillon_needs_the_title_of_a_city(title, sect, rule):
    table = Table("AB")
    one = adept(table, "A")
    table.state.change(one, title=title, sect=sect)
    table.hand("A", "papillon")
    phase(table, "master")
    assert table.refused(PlayCard("papillon", 0)) == rule


# stealth and intercept

PLACES = (
    "backways",
    "opium-den",
    "elysian-fields",
    "fortune-teller-shop",
    "anarch-railroad",
    "monastery-of-shadows",
)


@pytest.mark.card(
    "backways", "opium-den", "elysian-fields", "fortune-teller-shop", "anarch-railroad", "monastery-of-shadows"
)
@pytest.mark.rule("VTES-STEALTH-04")
@pytest.mark.parametrize(
    "card, clan, holder",
    [
        ("backways", "gangrel", "A"),
        ("opium-den", "ministry", "A"),
        ("elysian-fields", "lasombra", "A"),
        ("fortune-teller-shop", "ravnos", "A"),
        ("fortune-teller-shop", "ravnos", "C"),
        ("anarch-railroad", "tremere", "C"),
        ("monastery-of-shadows", "tremere", "C"),
    ],
)
def test_a_place_to_hide(card, clan, holder):
    table = Table("ABC")
    minion, blocker = adept(table, "A", clan=clan, capacity=8), adept(table, "B")
    table.state.change(minion, sect="anarch")
    place = table.put(holder, card)
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", holder)
    table.seat(holder).uses(place)
    finish(table)
    assert (table.pool("B"), table.card(place).locked) == (29, True)


@pytest.mark.card(
    "backways", "opium-den", "elysian-fields", "fortune-teller-shop", "anarch-railroad", "monastery-of-shadows"
)
@pytest.mark.parametrize(
    "card",
    ["backways", "opium-den", "elysian-fields", "fortune-teller-shop", "anarch-railroad", "monastery-of-shadows"],
)
def test_a_place_hides_only_its_own(card):
    table = Table("ABC")
    minion, blocker = adept(table, "A", clan="tremere", capacity=7), adept(table, "B")
    place = table.put("A", card)
    bleed(table, minion)
    attempt(table, "B", blocker)
    while table.prompt != "minion-phase":
        assert not can_use(table, place)
        step(table)


@pytest.mark.card("monastery-of-shadows")
def test_the_monastery_has_room_for_a_card():
    table = Table("AB")
    table.put("A", "monastery-of-shadows")
    assert hand_size(table.now, "A") == 8


@pytest.mark.card("market-square", "kumpania", "krcg-news-radio")
@pytest.mark.rule("VTES-STEALTH-05")
@pytest.mark.parametrize(
    "card, clan, size, helps",
    [
        ("market-square", "banu_haqim", 4, True),
        ("market-square", "ravnos", 4, False),
        ("kumpania", "ravnos", 5, True),
        ("kumpania", "ravnos", 4, False),
        ("krcg-news-radio", "tremere", 1, True),
    ],
)
def test_somebody_watches(card, clan, size, helps):
    table = Table("ABC")
    minion = table.vampire("A", crypt_entry("sneak", stealth=1))
    blocker = adept(table, "B", clan=clan, capacity=size)
    place = table.put("B", card)
    bleed(table, minion)
    attempt(table, "B", blocker)
    used = False
    while table.prompt != "minion-phase":
        if can_use(table, place):
            table.seat("B").uses(place)
            used = True
        else:
            step(table)
    assert (used, table.pool("B")) == (helps, 30 if helps else 29)


@pytest.mark.card("krcg-news-radio")
def test_the_radio_helps_others_for_pool():
    table = Table("ABC")
    minion, blocker = table.vampire("A", crypt_entry("sneak", stealth=1)), adept(table, "B")
    radio = table.put("C", "krcg-news-radio")
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "C")
    table.seat("C").uses(radio, 1)
    finish(table)
    assert (table.pool("B"), table.pool("C"), table.card(radio).locked) == (30, 29, True)


# blood and pool


@pytest.mark.card("giants-blood")
@pytest.mark.rule("VTES-WORD-07")
def test_giants_blood_fills_and_is_played_once_in_a_game():
    table = Table("AB")
    empty = adept(table, "B", blood=0)
    table.uncontrolled("A", "sully", counters=1)
    table.hand("A", "giants-blood", "giants-blood")
    table.hand("B", "giants-blood")
    phase(table, "master")
    table.seat("A").plays("giants-blood")
    assert targets(table) == {empty}
    choose(table, "A", empty)
    assert table.blood(empty) == 6
    phase(table, "master", "B")
    assert table.over or table.refused(PlayCard("giants-blood", 0)) == "VTES-WORD-07"


@pytest.mark.card("minion-tap")
def test_a_minion_is_tapped_for_any_amount():
    table = Table("AB")
    one, empty = adept(table, "A", blood=4), adept(table, "A", blood=0)
    table.hand("A", "minion-tap")
    phase(table, "master")
    table.seat("A").plays("minion-tap")
    assert targets(table) == {one}
    assert empty not in targets(table)
    choose(table, "A", one)
    table.seat("A").answers(3)
    assert (table.blood(one), table.pool("A")) == (1, 33)


@pytest.mark.card("tribute-to-the-master")
def test_everybody_who_is_ready_pays_tribute():
    table = Table("AB")
    ready, empty = adept(table, "A", blood=4), adept(table, "A", blood=0)
    asleep, other = adept(table, "A", blood=2, region=TORPOR), adept(table, "B", blood=3)
    table.hand("A", "tribute-to-the-master")
    phase(table, "master")
    table.seat("A").plays("tribute-to-the-master")
    assert [table.blood(one) for one in (ready, empty, asleep, other)] == [3, 0, 2, 3]
    assert table.pool("A") == 31


@pytest.mark.card("the-coven")
@pytest.mark.rule("VTES-TERM-06", "VTES-UNLOCK-03")
def test_the_coven_gives_blood_and_passes_to_the_predator():
    table = Table("ABC")
    hungry = adept(table, "A", blood=1)
    coven = table.put("A", "the-coven")
    phase(table, "master")
    table.seat("A").uses(coven)
    choose(table, "A", hungry)
    assert (table.blood(hungry), table.card(coven).locked) == (3, True)
    phase(table, "discard")
    to_the_end(table)
    assert table.card(coven).controller == "C"


@pytest.mark.card("powerbase-munich")
def test_munich_moves_blood_of_the_oblivious():
    table = Table("AB")
    one, other = adept(table, "A", "obl", blood=3), adept(table, "A", blood=3)
    munich = table.put("A", "powerbase-munich")
    phase(table, "master")
    table.seat("A").uses(munich, 0)
    assert other not in targets(table)
    choose(table, "A", one)
    assert (table.blood(one), table.pool("A"), table.card(munich).locked) == (2, 31, True)
    table = Table("AB")
    one = adept(table, "A", "OBL", blood=3)
    munich = table.put("A", "powerbase-munich")
    phase(table, "master")
    table.seat("A").uses(munich, 1)
    choose(table, "A", one)
    assert (table.blood(one), table.pool("A")) == (4, 29)


@pytest.mark.card("powerbase-munich")
@pytest.mark.rule("VTES-ACT-CARD-03")
def test_munich_is_burned_by_the_independent():
    table = Table("ABC")
    one, other = adept(table, "A"), adept(table, "A")
    table.state.change(one, sect="independent")
    munich = table.put("B", "powerbase-munich")
    table.act("A")
    assert table.refused(UseAbility(munich, 2, other))
    table.seat("A").uses(munich, 2, one)
    finish(table)
    assert (munich in table.now.cards, table.blood(one)) == (False, 5)


# crypts


@pytest.mark.card("ecoterrorists", "powerbase-montreal")
@pytest.mark.parametrize("card, locked", [("ecoterrorists", True), ("powerbase-montreal", False)])
def test_blood_for_those_to_come(card, locked):
    crypt_entry("beast", clan="gangrel", capacity=5)
    table = Table("AB")
    adept(table, "A", clan="gangrel")
    slot = table.uncontrolled("A", "beast", counters=1)
    place = table.put("A", card)
    phase(table, "influence")
    table.seat("A").uses(place)
    choose_slot(table, "A", slot)
    assert table.now.hidden(slot)[1].counters == 2
    assert table.card(place).locked is locked
    assert table.refused(UseAbility(place, 0))


@pytest.mark.card("powerbase-montreal")
@pytest.mark.rule("VTES-TERM-12")
def test_montreal_is_stolen_by_vampires_of_others():
    table = Table("ABC")
    thief = adept(table, "A")
    montreal = table.put("B", "powerbase-montreal")
    table.act("A")
    table.seat("A").uses(montreal, 1, thief)
    finish(table)
    assert table.card(montreal).controller == "A"
    table.act("A")
    table.state.change(thief, locked=False)
    assert not can_use(table, montreal, 1, thief)


@pytest.mark.card("effective-management")
@pytest.mark.rule("VTES-TERM-08")
def test_management_draws_from_the_crypt():
    table = Table("AB")
    table.crypt("A", "sully", "ryan")
    table.hand("A", "effective-management")
    phase(table, "master")
    table.seat("A").plays("effective-management")
    assert [card.card for card in table.now.uncontrolled["A"]] == ["sully"]
    assert table.now.crypt["A"] == ("ryan",)


# Disciplines

LESSONS = {
    "celerity": "cel",
    "dominate": "dom",
    "obfuscate": "obf",
    "oblivion": "obl",
    "potence": "pot",
    "protean": "pro",
}


@pytest.mark.card(*LESSONS)
@pytest.mark.rule("VTES-MCARD-08")
@pytest.mark.parametrize("card, code", LESSONS.items())
def test_a_lesson(card, code):
    table = Table("AB")
    new, old, master = adept(table, "A"), adept(table, "B", code), adept(table, "A", code.upper())
    table.hand("A", card)
    phase(table, "master")
    table.seat("A").plays(card)
    assert targets(table) == {new, old}
    assert master not in targets(table)
    choose(table, "A", new)
    assert (discipline(table.now, table.card(new), code), capacity(table.now, table.card(new))) == (1, 7)


# numbers


@pytest.mark.card("gangrel-revel")
def test_the_revel_strengthens_ones_own_gangrel():
    table = Table("AB")
    one, other, theirs = adept(table, "A", clan="gangrel"), adept(table, "A"), adept(table, "B", clan="gangrel")
    table.put("A", "gangrel-revel")
    assert [strength(table.now, table.card(ref)) for ref in (one, other, theirs)] == [2, 1, 1]


@pytest.mark.card("gangrel-revel")
@pytest.mark.rule("VTES-ACT-CARD-03")
def test_no_ravnos_ends_the_revel():
    table = Table("AB")
    ravnos, other = adept(table, "A", clan="ravnos"), adept(table, "A")
    revel = table.put("B", "gangrel-revel")
    table.act("A")
    assert table.refused(UseAbility(revel, 0, ravnos))
    table.seat("A").uses(revel, 0, other)
    finish(table)
    assert revel not in table.now.cards


@pytest.mark.card("new-carthage")
def test_new_carthage_remembers():
    table = Table("AB")
    table.put("B", "new-carthage")
    titled, plain_one = vampire(table, "A", "primogen"), adept(table, "A", clan="brujah")
    table.state.change(titled, clan="brujah")
    ventrue = vampire(table, "A", "prince:Lyon")
    assert [bleed_of(table.now, table.card(ref)) for ref in (titled, plain_one, ventrue)] == [2, 1, 1]
    assert [votes_of(table.now, table.card(ref)) for ref in (titled, plain_one, ventrue)] == [2, 0, 1]


@pytest.mark.card("the-khabar-community")
@pytest.mark.parametrize("clan, expected", [("banu_haqim", 1), ("tremere", 0)])
def test_the_community_hides_bleeders(clan, expected):
    table = Table("AB")
    table.put("B", "the-khabar-community")
    minion = adept(table, "A", clan=clan)
    adept(table, "B")
    bleed(table, minion)
    assert stealth(table.now) == expected


@pytest.mark.card("the-khabar-community")
@pytest.mark.parametrize("clan, expected", [("tremere", 1), ("brujah", 0)])
def test_the_community_is_broken_up(clan, expected):
    table = Table("ABC")
    khabar = table.put("B", "the-khabar-community")
    minion = adept(table, "A", clan=clan)
    adept(table, "B")
    table.act("A")
    table.seat("A").uses(khabar, 0, minion)
    until(table, "action", "B")
    assert stealth(table.now) == expected
    finish(table)
    assert khabar not in table.now.cards


# combat, bleeds, votes, phases


@pytest.mark.card("mob-connections")
@pytest.mark.rule("VTES-PRESS-04")
def test_the_mob_presses_on():
    table = Table("AB")
    one, other = (
        table.vampire("A", crypt_entry("one", capacity=6)),
        table.vampire("B", crypt_entry("other", capacity=6)),
    )
    mob = table.put("A", "mob-connections")
    table.run("vtes.fight", one, other, False)
    table.pass_until("press", seat="A")
    table.seat("A").uses(mob)
    to_the_end(table)
    assert (len(table.told("round")), table.card(mob).locked) == (2, True)


@pytest.mark.card("dummy-corporation")
def test_a_dummy_takes_part_of_the_bleed():
    table = Table("ABC")
    minion = table.vampire("A", crypt_entry("leech", bleed=2))
    dummy = table.put("B", "dummy-corporation")
    bleed(table, minion)
    until(table, "action", "B")
    table.seat("B").uses(dummy)
    finish(table)
    assert (table.pool("B"), dummy in table.now.cards) == (29, False)


@pytest.mark.card("the-parthenon")
@pytest.mark.rule("VTES-MCARD-05")
def test_the_parthenon_gives_another_master():
    table = Table("AB")
    adept(table, "A", blood=3)
    parthenon = table.put("A", "the-parthenon")
    table.hand("A", "tribute-to-the-master", "tribute-to-the-master")
    phase(table, "master")
    table.seat("A").uses(parthenon)
    table.seat("A").plays("tribute-to-the-master")
    table.seat("A").plays("tribute-to-the-master")
    assert (table.pool("A"), table.card(parthenon).locked) == (32, True)


@pytest.mark.card("ferraille")
@pytest.mark.rule("VTES-VOTE-08")
def test_ferraille_votes_for_pool():
    decree()
    table = Table("ABC")
    ferraille = table.put("B", "ferraille")
    call(table, vampire(table, "A", "primogen"))
    until(table, "polling", "B")
    table.seat("B").uses(ferraille)
    cast(table, (ferraille, "against"))
    assert close(table)[1] == 3
    assert table.pool("B") == 29


@pytest.mark.card("power-structure")
@pytest.mark.rule("VTES-VOTE-05")
def test_the_structure_gives_every_lasombra_a_vote():
    decree()
    table = Table("ABC")
    structure = table.put("B", "power-structure")
    one, other, stranger = adept(table, "B", clan="lasombra"), adept(table, "B", clan="lasombra"), adept(table, "B")
    call(table, vampire(table, "A", "primogen"))
    until(table, "polling", "B")
    table.seat("B").uses(structure)
    assert [votes_of(table.now, table.card(ref)) for ref in (one, other, stranger)] == [1, 1, 0]
    assert table.card(structure).locked
