"""Masters of single clans."""

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, asked_later, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, phase, targets, until
from tests.games.vtes.combat.fights import Fight
from tests.games.vtes.politics.polls import call, cast, close, decree
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.state.card_language import Deed, Mode
from nokturn.games.vtes.state.choices import ChoosePrinted, PlayCard, UseAbility, UseManeuver
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import intercept, stealth, strength
from nokturn.games.vtes.text.effects import GainPool


@pytest.mark.card("haqims-law-retribution")
@pytest.mark.ruling("ANK 20221102-2")
def test_retribution_turns_a_combat_card_into_bleed_once_an_action():
    table = Table("AB")
    one = adept(table, "A", clan="banu_haqim")
    law, again = table.put("A", "haqims-law-retribution"), table.put("A", "haqims-law-retribution")
    table.hand("A", "majesty", "torn-signpost", "vessel")
    bleed(table, one)
    until(table, "action", "A")
    table.seat("A").uses(law)
    assert set(table.options()) == {ChoosePrinted("majesty"), ChoosePrinted("torn-signpost")}
    table.seat("A").answers(ChoosePrinted("majesty"))
    assert (bleed_of(table.now, table.card(one)), table.now.ash["A"]) == (2, ("majesty",))
    until(table, "action", "A")
    assert not can_use(table, law)
    table.seat("A").uses(again)
    finish(table)
    assert table.pool("B") == 27


@pytest.mark.card("haqims-law-retribution")
@pytest.mark.ruling("ANK 20220502")
@pytest.mark.parametrize("clan, hand", [("brujah", "majesty"), ("banu_haqim", "vessel")])
def test_retribution_is_of_the_bleeding_banu_haqim_and_takes_a_combat_card(clan, hand):
    table = Table("AB")
    one, _ = adept(table, "A", clan=clan), adept(table, "A", clan="banu_haqim")
    law = table.put("A", "haqims-law-retribution")
    table.hand("A", hand)
    bleed(table, one)
    assert not asked_later(table, UseAbility(law, 0))


@pytest.mark.card("haqims-law-retribution", "alamut", "brujah-debate", "cappadocian-crypt", "family-gathering")
@pytest.mark.card("oxford-university-england", "sight-beyond-sight", "saulots-avenging-fist")
@pytest.mark.rule("VTES-REQ-02")
@pytest.mark.parametrize(
    "card, clan, price",
    [
        ("haqims-law-retribution", "banu_haqim", 0),
        ("alamut", "banu_haqim", 1),
        ("brujah-debate", "brujah", 1),
        ("cappadocian-crypt", "hecata", 0),
        ("family-gathering", "hecata", 0),
        ("oxford-university-england", "brujah", 0),
        ("sight-beyond-sight", "salubri", 0),
        ("saulots-avenging-fist", "salubri", 2),
    ],
)
def test_they_need_their_clan(card, clan, price):
    table = Table("AB")
    one = adept(table, "A")
    table.hand("A", card)
    table.crypt("A", "ashley")
    phase(table, "master")
    assert table.refused(PlayCard(card, 0)) == "VTES-REQ-02"
    table.state.change(one, clan=clan)
    phase(table, "master")
    table.seat("A").plays(card)
    if table.prompt == "choose-target":
        choose(table, "A", one)
    assert table.pool("A") == 30 - price


@pytest.mark.card("alamut")
@pytest.mark.rule("VTES-VOTE-05")
def test_alamut_hoards_what_a_bleed_costs_and_turns_it_into_votes():
    table = Table("AB")
    one, caller = adept(table, "A", clan="banu_haqim"), adept(table, "A")
    alamut = table.put("A", "alamut")
    table.put("A", "treasured-samadji", host=one)
    bleed(table, one)
    finish(table)
    assert (table.pool("B"), table.card(alamut).counters) == (28, 2)
    decree()
    call(table, caller)
    until(table, "polling", "A")
    table.seat("A").uses(alamut)
    choose(table, "A", caller)
    table.seat("A").answers(2)
    assert table.card(alamut).counters == 0
    cast(table, (caller, "for"), ("card:A", "for"))
    assert close(table) == (3, 0)


@pytest.mark.card("alamut")
def test_alamut_counts_no_more_than_the_pool_that_was_there_nor_the_bleeds_of_others():
    table = Table("ABC")
    one, other = adept(table, "A", clan="banu_haqim"), adept(table, "A")
    alamut = table.put("A", "alamut")
    table.put("A", "treasured-samadji", host=one)
    table.state.pool["B"] = 1
    bleed(table, one)
    until(table, "minion-phase")
    assert table.card(alamut).counters == 1
    bleed(table, other, "C")
    finish(table)
    assert table.card(alamut).counters == 1


@pytest.mark.card("brujah-debate")
@pytest.mark.rule("VTES-UNLOCK-03")
@pytest.mark.ruling("LSJ 19980224", "LSJ 20010508")
def test_the_debate_locks_one_of_the_oldest_brujah_of_everybody():
    table = Table("AB")
    old, peer = adept(table, "B", clan="brujah", capacity=7), adept(table, "B", clan="brujah", capacity=7, locked=True)
    young, other = adept(table, "B", clan="brujah", capacity=3), adept(table, "B", capacity=9)
    debate = table.put("A", "brujah-debate")
    phase(table, "master", "B")
    table.seat("B").uses(debate)
    assert targets(table) == {old, peer}
    choose(table, "B", peer)
    assert table.over, "once a phase"
    assert [table.card(ref).locked for ref in (old, peer, young, other)] == [False, True, False, False]


@pytest.mark.card("brujah-debate")
def test_without_a_brujah_there_is_no_debate():
    table = Table("AB")
    adept(table, "A")
    table.put("B", "brujah-debate")
    phase(table, "master")
    assert table.over


@pytest.mark.card("brujah-debate")
@pytest.mark.rule("VTES-COMBAT-RANGE-06")
def test_brujah_are_stronger_and_maneuver_once_a_combat():
    fight = Fight(6, 6)
    fight.put("B", "brujah-debate")
    fight.state.change(fight.a, clan="brujah")
    assert (strength(fight.now, fight.card(fight.a)), strength(fight.now, fight.card(fight.b))) == (2, 1)
    fight.start()
    fight.until("range", "A")
    fight.seat("A").answers(UseManeuver("brujah-debate"))
    while not fight.over:
        assert UseManeuver("brujah-debate") not in fight.options(), "once, and nobody else has any"
        fight.default()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6), "hands do not reach so far"


@pytest.mark.card("brujah-debate")
def test_anybody_but_ventrue_may_end_the_debate():
    table = Table("AB")
    ventrue, other = adept(table, "A", clan="ventrue"), adept(table, "A")
    debate = table.put("B", "brujah-debate")
    table.act("A")
    assert UseAbility(debate, 1, ventrue) not in table.options()
    adept(table, "B")
    table.act("A")
    table.seat("A").uses(debate, 1, other)
    assert table.now.action.targets == ("B",)
    finish(table)
    assert debate not in table.now.cards


@pytest.mark.card("oxford-university-england")
def test_oxford_has_2_votes_for_each_pool():
    table = Table("AB")
    caller = adept(table, "A")
    oxford = table.put("B", "oxford-university-england")
    decree()
    call(table, caller)
    cast(table, ("card:A", "for"))
    until(table, "polling", "B")
    table.seat("B").uses(oxford).answers(3)
    cast(table, (oxford, "against"))
    assert close(table) == (1, 6)
    assert (table.pool("B"), table.card(oxford).locked) == (27, True)


def dark_art(**printed):
    """An action, undirected, that gives 1 pool."""
    codes = printed.pop("codes", ())
    parts = Mode("action_card", "take-action", codes, deed=Deed(), does=(GainPool(),))
    return library_card(
        "dark-art", parts, types=("action_card",), disciplines=tuple(c.lower() for c in codes), **printed
    )


@pytest.mark.card("cappadocian-crypt")
@pytest.mark.parametrize("printed, fits", [({"clan": "hecata"}, True), ({"codes": ("obl",)}, True), ({}, False)])
def test_the_crypt_feeds_a_hecata_after_the_works_of_death(printed, fits):
    dark_art(**printed)
    table = Table("AB")
    acting = adept(table, "B", "obl", clan="hecata")
    hecata, _ = adept(table, "A", clan="hecata", blood=1), adept(table, "A", blood=1)
    crypt = table.put("A", "cappadocian-crypt")
    table.hand("B", "dark-art")
    table.act("B")
    table.seat("B").plays("dark-art", acting)
    if not fits:
        assert not asked_later(table, UseAbility(crypt, 0))
        return
    until(table, "after-resolution", "A")
    table.seat("A").uses(crypt)
    choose(table, "A", hecata)
    assert (table.blood(hecata), table.card(crypt).locked) == (2, True)


@pytest.mark.card("cappadocian-crypt")
def test_the_crypt_feeds_nobody_after_an_action_that_was_blocked():
    dark_art(clan="hecata")
    table = Table("AB")
    acting, blocker = adept(table, "A", clan="hecata"), adept(table, "B")
    crypt = table.put("A", "cappadocian-crypt")
    table.hand("A", "dark-art", IDLE)
    table.act("A")
    table.seat("A").plays("dark-art", acting)
    attempt(table, "B", blocker)
    assert not asked_later(table, UseAbility(crypt, 0))


@pytest.mark.card("family-gathering")
@pytest.mark.rule("VTES-MCARD-07")
def test_a_hecata_on_top_of_the_crypt_comes_to_the_gathering():
    crypt_entry("corpse", clan="hecata", capacity=3), crypt_entry("guest", clan="brujah", capacity=3)
    table = Table("AB")
    adept(table, "A", clan="hecata")
    table.hand("A", "family-gathering", "family-gathering")
    table.crypt("A", "corpse", "guest", "ashley")
    phase(table, "master")
    table.seat("A").plays("family-gathering")
    assert [(one.card, one.counters) for one in table.now.uncontrolled["A"]] == [("corpse", 1)]
    table.seat("A").plays("family-gathering")
    assert (table.now.crypt["A"], len(table.now.uncontrolled["A"])) == (("guest", "ashley"), 1), "to the bottom"
    assert [one["card"] for one in table.told("shows-crypt")] == ["corpse", "guest"]


@pytest.mark.card("family-gathering")
@pytest.mark.ruling("RTR 20000501")
def test_nobody_gathers_at_an_empty_crypt():
    table = Table("AB")
    adept(table, "A", clan="hecata")
    table.hand("A", "family-gathering", "vessel")
    phase(table, "master")
    assert table.refused(PlayCard("family-gathering", 0)) == "VTES-REQ-01"


@pytest.mark.card("sight-beyond-sight")
def test_sight_beyond_sight_is_intercept_for_a_salubri_of_one_s_own():
    table = Table("AB")
    one, _ = adept(table, "A", clan="salubri"), adept(table, "A")
    adept(table, "B", clan="salubri")
    table.hand("A", "sight-beyond-sight")
    phase(table, "master")
    table.seat("A").plays("sight-beyond-sight")
    assert targets(table) == {one}
    choose(table, "A", one)
    assert intercept(table.now, table.card(one)) == 1


@pytest.mark.card("saulots-avenging-fist")
@pytest.mark.rule("VTES-ACT-CARD-01")
@pytest.mark.parametrize("clan, hidden", [("tremere", 1), ("brujah", 0)])
def test_the_fist_avenges_saulot(clan, hidden):
    table = Table("AB")
    one = adept(table, "A", clan="salubri")
    enemy, _, _ = adept(table, "B", clan=clan), adept(table, "B", clan="salubri"), adept(table, "A", clan=clan)
    fist = table.put("A", "saulots-avenging-fist", host=one)
    assert strength(table.now, table.card(one)) == 2
    table.act("A")
    table.seat("A").uses(fist, 0, one)
    assert table.prompt != "choose-target" or targets(table) == {enemy}
    if table.prompt == "choose-target":
        choose(table, "A", enemy)
    assert (stealth(table.now), table.now.action.targets) == (hidden, ("B",))
    finish(table)
    assert (table.told("combat"), table.blood(enemy)) == ([{"minion": one, "opponent": enemy}], 4)


@pytest.mark.card("saulots-avenging-fist", "perfectionist")
@pytest.mark.rule("VTES-WORD-06")
def test_a_vampire_has_one_archetype():
    table = Table("AB")
    one = adept(table, "A", clan="salubri")
    table.put("A", "perfectionist", host=one)
    table.hand("A", "saulots-avenging-fist", "perfectionist")
    phase(table, "master")
    assert table.refused(PlayCard("saulots-avenging-fist", 0)) == "VTES-TGT-01"
    assert table.refused(PlayCard("perfectionist", 0)) == "VTES-TGT-01"
