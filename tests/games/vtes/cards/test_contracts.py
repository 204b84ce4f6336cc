"""What follows those who leave the ready region, and masters on minions."""

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, asked_later, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, choose_slot, phase, targets, until
from tests.games.vtes.politics.polls import call, cast, close, decree
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.effects import EnterCombat
from nokturn.games.vtes.state.card_language import Deed, Mode
from nokturn.games.vtes.state.choices import (
    ChooseCard,
    ChooseHidden,
    ChoosePrinted,
    ChooseWord,
    Discard,
    Nothing,
    PlayCard,
    UseAbility,
)
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.text.effects import Burn


def slaughter(*effects):
    """An action that burns a minion, or does something else to it."""
    mode = Mode(
        "action_card",
        "take-action",
        choose=("minion",),
        deed=Deed(directed="chosen"),
        does=effects or (Burn(who="chosen"),),
    )
    return library_card("slaughter", mode, types=("action_card",))


def slays(table, minion, victim, *effects):
    """A's minion takes the action, unblocked, as far as somebody else is asked."""
    slaughter(*effects)
    table.hand("A", "slaughter")
    table.act("A")
    table.seat("A").plays("slaughter", minion)
    choose(table, "A", victim)


def contract(clan="banu_haqim"):
    table = Table("ABC")
    hitman, victim = adept(table, "A", clan=clan), adept(table, "B")
    table.hand("A", "priority-contract", "vessel")
    return table, hitman, victim


@pytest.mark.card("priority-contract")
@pytest.mark.rule("VTES-MCARD-07", "VTES-ACT-CARD-01")
def test_a_contract_lets_the_chosen_one_attack_its_target():
    table, hitman, victim = contract()
    other, _ = adept(table, "A", clan="banu_haqim"), adept(table, "C")
    phase(table, "master")
    table.seat("A").plays("priority-contract")
    assert targets(table) == {hitman, other}
    choose(table, "A", hitman)
    assert targets(table) == {victim}, "of the prey"
    choose(table, "A", victim)
    paper = "priority-contract:1"
    assert (table.card(paper).host, table.now.actions_left) == (victim, 1), "a trifle"
    table.act("A")
    assert UseAbility(paper, 0, other) not in table.options()
    table.seat("A").uses(paper, 0, hitman)
    assert (table.now.action.stealth, table.now.action.targets) == (1, ("B",))
    finish(table)
    assert table.told("combat") == [{"minion": hitman, "opponent": victim}]


@pytest.mark.card("priority-contract")
@pytest.mark.parametrize("wanted, pool", [(True, 33), (False, 30)])
def test_a_fulfilled_contract_is_worth_3_pool(wanted, pool):
    table, hitman, victim = contract()
    paper = table.put("A", "priority-contract", host=victim, chosen=(hitman, victim))
    slays(table, hitman, victim)
    until(table, "use-trigger", "A")
    table.seat("A").answers(wanted)
    until(table, "minion-phase")
    assert (table.pool("A"), paper in table.now.cards, table.now.ash["A"].count("priority-contract")) == (
        pool,
        False,
        1,
    )


@pytest.mark.card("priority-contract")
@pytest.mark.ruling("ANK 20180129-2")
def test_a_contract_is_fulfilled_as_well_if_its_target_leaves_with_its_methuselah():
    table, hitman, victim = contract()
    table.put("A", "priority-contract", host=victim, chosen=(hitman, victim))
    table.state.pool["B"] = 1
    bleed(table, hitman)
    until(table, "use-trigger", "A")
    table.seat("A").answers(True)
    until(table, "minion-phase")
    assert (table.now.gone, table.pool("A")) == (("B",), 30 + 3 + 6)


@pytest.mark.card("the-black-throne")
def test_the_throne_has_2_votes():
    table = Table("AB")
    caller, throne = adept(table, "A"), table.put("B", "the-black-throne")
    decree()
    call(table, caller)
    cast(table, ("card:A", "for"))
    until(table, "polling", "B")
    table.seat("B").uses(throne)
    cast(table, (throne, "against"))
    assert (close(table), table.card(throne).locked) == ((1, 2), True)


@pytest.mark.card("the-black-throne", "priority-contract")
@pytest.mark.ruling("PIB 20150512")
def test_the_throne_is_paid_even_if_the_contract_is_burned_first():
    table, hitman, victim = contract()
    paper = table.put("A", "priority-contract", host=victim, chosen=(hitman, victim))
    throne = table.put("A", "the-black-throne")
    slays(table, hitman, victim)
    until(table, "trigger-first", "A")
    table.seat("A").answers(ChooseCard(paper))
    table.seat("A").answers(True)
    until(table, "use-trigger", "A")
    table.seat("A").answers(True)
    until(table, "minion-phase")
    assert (table.pool("A"), table.card(throne).locked) == (34, True)


@pytest.mark.card("tension-in-the-ranks")
def test_the_fallen_cost_their_methuselah_pool():
    table = Table("AB")
    one, victim = adept(table, "A"), adept(table, "B")
    torpid = adept(table, "B", region=TORPOR)
    table.put("A", "tension-in-the-ranks")
    slays(table, one, victim)
    finish(table)
    assert (table.pool("A"), table.pool("B")) == (30, 29)
    table.state.change(one, locked=False)
    table.state.used.pop("turn")
    table.hand("A", "slaughter")
    table.act("A")
    table.seat("A").plays("slaughter", one)
    choose(table, "A", torpid)
    finish(table)
    assert (torpid in table.now.cards, table.pool("B")) == (False, 29), "it was not ready"


@pytest.mark.card("tension-in-the-ranks")
@pytest.mark.rule("VTES-REQ-05")
def test_two_masters_ease_the_tension():
    table = Table("AB")
    tension = table.put("B", "tension-in-the-ranks")
    table.hand("A", "vessel", "majesty", "fame")
    table.library("A", "villein", "villein")
    phase(table, "master")
    table.seat("A").uses(tension)
    assert ChoosePrinted("majesty") not in table.options()
    table.seat("A").answers(ChoosePrinted("vessel"))
    assert table.options() == (ChoosePrinted("fame"),), "nothing is drawn in between"
    table.seat("A").answers(ChoosePrinted("fame"))
    assert (tension in table.now.cards, table.now.actions_left) == (False, 0)
    assert sorted(table.now.hands["A"]) == ["majesty", "villein", "villein"]


@pytest.mark.card("tension-in-the-ranks")
@pytest.mark.rule("VTES-REQ-05")
def test_one_master_is_not_enough():
    table = Table("AB")
    tension = table.put("B", "tension-in-the-ranks")
    table.hand("A", "vessel", "majesty")
    phase(table, "master")
    assert table.refused(UseAbility(tension, 0)) == "VTES-REQ-05"


@pytest.mark.card("frontal-assault")
@pytest.mark.ruling("LSJ 20061018")
def test_an_assault_is_rewarded_and_costs_pool_in_the_end():
    table = Table("ABC")
    one, victim, other = adept(table, "A"), adept(table, "B"), adept(table, "B")
    adept(table, "C")
    assault, again = table.put("A", "frontal-assault"), table.put("A", "frontal-assault")
    slays(table, one, victim)
    finish(table)
    assert table.pool("A") == 32, "1 for each copy"
    table.state.change(one, locked=False)
    table.act("A")
    table.seat("A").uses(assault, 0, one)
    assert targets(table) == {other}
    choose(table, "A", other)
    finish(table)
    assert table.told("combat") == [{"minion": one, "opponent": other}]
    phase(table, "influence")
    table.seat("A").uses(assault, 1).uses(again, 1)
    assert (table.pool("A"), assault in table.now.cards, again in table.now.cards) == (30, False, False)


@pytest.mark.card("frontal-assault")
def test_the_minions_of_others_take_no_part_in_it():
    table = Table("ABC")
    adept(table, "A"), adept(table, "C")
    one = adept(table, "B")
    assault = table.put("A", "frontal-assault")
    table.act("B")
    assert UseAbility(assault, 0, one) not in table.options()


FIGHT = EnterCombat()


@pytest.mark.card("dead-pool")
def test_the_dead_pool_counts_who_falls_to_a_lasombra_and_gives_bleed_or_votes():
    table = Table("AB")
    one = adept(table, "A", clan="lasombra")
    victim = adept(table, "B", blood=0)
    pool = table.put("A", "dead-pool")
    slays(table, one, victim, FIGHT)
    until(table, "use-trigger", "A")
    table.seat("A").answers(True)
    finish(table)
    assert table.card(pool).counters == 1
    table.state.change(one, locked=False), table.state.change(pool, counters=2)
    table.hand("A", IDLE)
    bleed(table, one)
    until(table, "action", "A")
    table.seat("A").uses(pool)
    assert not can_use(table, pool), "once in the action"
    finish(table)
    assert (table.pool("B"), table.card(pool).counters) == (27, 1)
    table.state.change(one, locked=False)
    decree()
    call(table, one)
    until(table, "polling", "A")
    table.seat("A").uses(pool, 1)
    choose(table, "A", one)
    cast(table, (one, "for"), ("card:A", "for"))
    assert (close(table), table.card(pool).counters) == ((3, 0), 0)


@pytest.mark.card("dead-pool")
def test_the_dead_pool_does_not_count_those_who_fall_to_others():
    table = Table("AB")
    one, _ = adept(table, "A"), adept(table, "A", clan="lasombra")
    victim = adept(table, "B", blood=0)
    pool = table.put("A", "dead-pool")
    slays(table, one, victim, FIGHT)
    finish(table)
    assert (table.card(victim).region, table.card(pool).counters) == (TORPOR, 0)


@pytest.mark.card("flames-of-insurrection")
@pytest.mark.parametrize("sect, blood", [("anarch", 1), ("camarilla", 0)])
def test_the_flames_feed_whom_an_anarch_s_methuselah_waits_for(sect, blood):
    table = Table("AB")
    one, victim = adept(table, "A", sect=sect), adept(table, "B", blood=0)
    table.put("B", "flames-of-insurrection")
    slot = table.uncontrolled("A", "ashley")
    slays(table, one, victim, FIGHT)
    if blood:
        until(table, "blood-onto", "A")
        table.seat("A").answers(ChooseHidden(slot, "ashley"))
    finish(table)
    assert table.now.hidden(slot)[1].counters == blood


@pytest.mark.card("flames-of-insurrection")
@pytest.mark.rule("VTES-REQ-02")
def test_the_flames_need_an_anarch_and_go_out_by_a_referendum():
    table = Table("AB")
    one = adept(table, "A")
    table.hand("A", "flames-of-insurrection")
    phase(table, "master")
    assert table.refused(PlayCard("flames-of-insurrection", 0)) == "VTES-REQ-02"
    table.state.change(one, title="prince:Oslo")
    flames = table.put("B", "flames-of-insurrection")
    table.act("A")
    table.seat("A").uses(flames, 0, one)
    until(table, "polling", "A")
    cast(table, (one, "for"))
    assert (close(table), flames in table.now.cards) == ((2, 0), False)


# on minions


@pytest.mark.card("monster")
@pytest.mark.ruling("ANK 20230314", "ANK 20210309-3")
@pytest.mark.parametrize("blood, unlocked", [(0, True), (6, False)])
def test_a_monster_unlocks_over_its_victim(blood, unlocked):
    table = Table("AB")
    one, victim = adept(table, "A", blood=4), adept(table, "B", blood=blood)
    table.put("A", "monster", host=one)
    slays(table, one, victim, FIGHT)
    if unlocked:
        until(table, "use-trigger", "A")
        table.seat("A").answers(True)
    finish(table)
    assert (table.card(one).locked, table.blood(one)) == (not unlocked, 2 if unlocked else 3)


THREE = ("forgotten-labyrinth", "conditioning", "earth-meld")


def dabbles(number):
    """A's vampire plays cards of so many Disciplines in a bleed."""
    table = Table("AB")
    one = adept(table, "A", "OBF", "DOM", "AUS", blood=4)
    dabbler = table.put("A", "dabbler", host=one)
    codes = ("obf", "dom", "aus")[:number]
    for code in codes:
        library_card(
            f"trick-{code}", Mode("action_modifier", "act", (code,)), types=("action_modifier",), disciplines=(code,)
        )
    table.hand("A", *[f"trick-{code}" for code in codes], IDLE)
    bleed(table, one)
    for code in codes:
        until(table, "action", "A")
        table.seat("A").plays(f"trick-{code}", one)
    return table, one, dabbler


@pytest.mark.card("dabbler")
@pytest.mark.parametrize("way, locked, blood", [(0, False, 3), (1, True, 5)])
def test_a_dabbler_of_three_disciplines_unlocks_or_gains_blood_once(way, locked, blood):
    table, one, dabbler = dabbles(3)
    until(table, "after-resolution", "A")
    table.seat("A").uses(dabbler, way)
    assert not can_use(table, dabbler, 1 - way)
    assert (table.card(one).locked, table.blood(one)) == (locked, blood)


@pytest.mark.card("dabbler")
def test_two_disciplines_are_no_dabbling():
    table, _, dabbler = dabbles(2)
    assert not asked_later(table, UseAbility(dabbler, 1))


@pytest.mark.card("secure-haven", "haven-uncovered")
@pytest.mark.rule("VTES-TGT-03")
def test_others_find_no_way_into_a_haven():
    table = Table("AB")
    one, other = adept(table, "A"), adept(table, "B")
    slaughter(FIGHT)
    table.put("B", "secure-haven", host=other)
    uncovered = table.put("A", "haven-uncovered", host=other)
    table.hand("A", "slaughter")
    table.act("A")
    assert UseAbility(uncovered, 0, one) not in table.options()
    table.seat("A").plays("slaughter", one)
    assert targets(table) == {one}


@pytest.mark.card("secure-haven", "fame")
@pytest.mark.rule("VTES-REQ-04")
@pytest.mark.ruling("TOM 19951208-1", "LSJ 20031010")
def test_masters_on_whoever_has_a_haven_cost_1_more():
    table = Table("AB")
    one, free = adept(table, "A"), adept(table, "A")
    table.put("A", "secure-haven", host=one)
    table.hand("A", "fame", "the-rack")
    table.state.pool["A"] = 5
    phase(table, "master")
    table.seat("A").plays("fame")
    choose(table, "A", one)
    assert table.pool("A") == 4
    table.state.pool["A"] = 0 + 1
    phase(table, "master")
    table.seat("A").plays("the-rack")
    assert targets(table) == {one, free}
    table.hand("A", "secure-haven")
    assert table.card("secure-haven:1").host == one


@pytest.mark.card("secure-haven", "pentex-subversion")
@pytest.mark.rule("VTES-REQ-04")
def test_who_cannot_pay_the_price_of_a_haven_leaves_it_alone():
    table = Table("AB")
    one, free = adept(table, "B"), adept(table, "B")
    table.put("B", "secure-haven", host=one)
    library_card("letter", Mode("master", "master", choose=("minion",)), types=("master",), pool=2)
    table.hand("A", "letter")
    table.state.pool["A"] = 2
    phase(table, "master")
    table.seat("A").plays("letter")
    assert targets(table) == {free}


@pytest.mark.card("secure-haven", "archon-investigation")
@pytest.mark.ruling("LSJ 20010817")
def test_to_investigate_a_haven_costs_1_more():
    table = Table("AB")
    one = adept(table, "A")
    table.put("A", "secure-haven", host=one)
    for _ in range(3):
        table.put("A", "treasured-samadji", host=one)
    table.hand("B", "archon-investigation", IDLE)
    bleed(table, one)
    until(table, "blocks-declined", "B")
    table.seat("B").plays("archon-investigation")
    until(table, "minion-phase")
    assert (table.pool("B"), one in table.now.cards) == (26, False)


@pytest.mark.card("secure-haven")
@pytest.mark.ruling("LSJ 20010610", "RTR 19960124")
def test_a_haven_is_lost_on_the_way_to_torpor_not_in_it():
    table = Table("AB")
    one = adept(table, "A", region=TORPOR)
    table.hand("A", "secure-haven")
    phase(table, "master")
    table.seat("A").plays("secure-haven")
    choose(table, "A", one)
    assert table.card("secure-haven:1").host == one
    table.state.change(one, region="ready")
    table.run("vtes.to_torpor", one)
    assert "secure-haven:1" not in table.now.cards


@pytest.mark.card("charisma", "underbridge-stray")
@pytest.mark.rule("VTES-REQ-03")
@pytest.mark.parametrize("kind, left", [({"blood": 2}, (3, 30)), ({"pool": 2}, (4, 29)), ({}, (4, 30))])
def test_charisma_makes_allies_cheaper(kind, left):
    table = Table("AB")
    one = adept(table, "A", blood=4)
    table.put("B", "charisma", host=one)
    library_card("henchman", Mode("ally", "take-action"), types=("ally",), life=1, **kind)
    table.hand("A", "henchman")
    table.act("A")
    table.seat("A").plays("henchman", one)
    finish(table)
    assert ((table.blood(one), table.pool("A")), table.card("henchman:1").controller) == (left, "A")


@pytest.mark.card("charisma")
def test_charisma_is_put_on_anybody_ready_and_helps_with_allies_only():
    table = Table("AB")
    one, other, _ = adept(table, "A"), adept(table, "B"), adept(table, "B", region=TORPOR)
    table.hand("A", "charisma")
    phase(table, "master")
    table.seat("A").plays("charisma")
    assert targets(table) == {one, other}
    choose(table, "A", one)
    table.hand("A", "44-magnum")
    table.act("A")
    table.seat("A").plays("44-magnum", one)
    finish(table)
    assert table.pool("A") == 28


@pytest.mark.card("libertas", "conditioning")
@pytest.mark.rule("VTES-REQ-03")
@pytest.mark.ruling("LSJ 20080818")
def test_dominate_and_presence_cost_others_more_while_the_anarch_is_busy():
    table = Table("AB")
    anarch, other = adept(table, "A", "dom", sect="anarch"), adept(table, "B", "DOM", blood=4)
    table.put("A", "libertas", host=anarch)
    table.hand("B", "deflection", IDLE)
    table.state.hands["A"] = ("conditioning", IDLE)
    bleed(table, anarch)
    until(table, "action", "A")
    table.seat("A").plays("conditioning", anarch)
    assert table.blood(anarch) == 5, "the printed 1: it is the others who pay more"
    library_card("awe", Mode("reaction", "declined", ("pre",)), types=("reaction",), disciplines=("pre",))
    library_card("hush", Mode("reaction", "declined", ("dom",)), types=("reaction",), disciplines=("dom",))
    library_card("calm", Mode("reaction", "declined"), types=("reaction",))
    table.state.hands["B"] = ("hush", "calm", IDLE)
    until(table, "blocks-declined", "B")
    table.seat("B").plays("hush", other)
    assert table.blood(other) == 3
    until(table, "blocks-declined", "B")
    table.seat("B").plays("calm", other)
    assert table.blood(other) == 3


@pytest.mark.card("libertas")
@pytest.mark.rule("VTES-BLOCK-10")
def test_allies_do_not_block_the_anarch():
    table = Table("AB")
    anarch = adept(table, "A", sect="anarch")
    adept(table, "A")
    table.ally("B", "political-ally")
    table.hand("A", "libertas")
    phase(table, "master")
    table.seat("A").plays("libertas")
    assert targets(table) == {anarch}
    choose(table, "A", anarch)
    assert table.pool("A") == 29
    bleed(table, anarch)
    until(table, "minion-phase")
    assert table.pool("B") == 29


@pytest.mark.card("grooming-the-protege")
@pytest.mark.rule("VTES-R-01")
def test_an_elder_grooms_a_younger_vampire_of_its_clan():
    crypt_entry("fledgling", clan="brujah", capacity=3), crypt_entry("stranger", clan="ventrue", capacity=3)
    crypt_entry("ancient", clan="brujah", capacity=9)
    table = Table("AB")
    elder, _ = adept(table, "A", clan="brujah", blood=5), adept(table, "A", clan="toreador")
    young, strange, old = (table.uncontrolled("A", card) for card in ("fledgling", "stranger", "ancient"))
    table.hand("A", "grooming-the-protege")
    phase(table, "master")
    table.seat("A").plays("grooming-the-protege")
    assert {one.slot for one in table.options(ChooseHidden)} == {young}
    choose_slot(table, "A", young)
    assert targets(table) == {elder}
    choose(table, "A", elder)
    table.seat("A").answers(ChooseWord("3"))
    assert (table.blood(elder), table.now.hidden(young)[1].counters) == (2, 3)
    assert {strange, old} == {one.slot for one in table.now.uncontrolled["A"] if not one.counters}


# the rack, the museum, the powerbase


@pytest.mark.card("the-rack")
@pytest.mark.ruling("PIB 20150522", "ANK 20200130-2")
def test_the_rack_feeds_its_victim_if_that_one_s_controller_likes():
    table = Table("AB")
    one = adept(table, "A", blood=1)
    rack = table.put("A", "the-rack", chosen=(one,))
    phase(table, "unlock")
    table.seat("A").uses(rack)
    assert (table.blood(one), can_use(table, rack)) == (3, False)
    table.state.change(one, region=TORPOR, controller="B")
    table.state.used.pop("turn")
    phase(table, "unlock")
    until(table, "unlock-phase", "B")
    table.seat("B").uses(rack)
    assert table.blood(one) == 5
    table.state.used.pop("turn")
    phase(table, "unlock", "B")
    assert not can_use(table, rack), "only in the turn of whoever controls the rack"


@pytest.mark.card("the-rack")
@pytest.mark.rule("VTES-TERM-12")
def test_who_steals_the_rack_chooses_anew():
    table = Table("AB")
    first, thief, other = adept(table, "A"), adept(table, "B"), adept(table, "B")
    table.hand("A", "the-rack")
    phase(table, "master")
    table.seat("A").plays("the-rack")
    assert targets(table) == {first}
    choose(table, "A", first)
    rack = "the-rack:1"
    table.act("B")
    table.seat("B").uses(rack, 1, thief)
    until(table, "choose-racked", "B")
    table.seat("B").answers(ChooseCard(other))
    finish(table)
    assert (table.card(rack).controller, table.card(rack).chosen) == ("B", (other,))


@pytest.mark.card("garibaldi-meucci-museum", "anarch-salon")
@pytest.mark.rule("VTES-TGT-06")
@pytest.mark.ruling("ANK 20250320")
def test_the_museum_exchanges_a_card_for_one_of_the_anarchs():
    table = Table("AB")
    museum = table.put("A", "garibaldi-meucci-museum")
    table.hand("A", "vessel", "fame")
    table.state.ash["A"] = ("anarch-salon", "papillon", "villein")
    phase(table, "unlock")
    table.seat("A").uses(museum)
    assert table.options() == (ChoosePrinted("anarch-salon", "ash", "A"),)
    table.seat("A").answers(ChoosePrinted("anarch-salon", "ash", "A"))
    table.seat("A").answers(ChoosePrinted("fame"))
    assert sorted(table.now.hands["A"]) == ["anarch-salon", "vessel"]
    assert (table.now.ash["A"], table.pool("A"), table.card(museum).locked) == (
        ("papillon", "villein", "fame"),
        29,
        True,
    )


@pytest.mark.card("garibaldi-meucci-museum")
@pytest.mark.parametrize("sect, ended", [("anarch", True), ("camarilla", False)])
def test_the_museum_ends_a_combat_of_anarchs(sect, ended):
    table = Table("AB")
    one, other = adept(table, "A", sect="anarch"), adept(table, "B", sect=sect)
    museum = table.put("A", "garibaldi-meucci-museum")
    bleed(table, one)
    attempt(table, "B", other)
    if not ended:
        assert not asked_later(table, UseAbility(museum, 1))
        return
    until(table, "before-range", "A")
    table.seat("A").uses(museum, 1)
    finish(table)
    assert (table.blood(one), table.blood(other)) == (6, 6)


@pytest.mark.card("powerbase-los-angeles", "anarch-salon")
@pytest.mark.ruling("LSJ 20050128")
def test_los_angeles_gives_another_discard_and_unlocks_an_anarch_for_an_anarch_s_card():
    table = Table("AB")
    anarch, other = adept(table, "B", sect="anarch", locked=True), adept(table, "A", locked=True)
    base = table.put("A", "powerbase-los-angeles")
    table.hand("A", "anarch-salon", "vessel", "anarch-salon")
    phase(table, "discard")
    table.seat("A").uses(base)
    assert table.now.actions_left == 2
    table.seat("A").answers(Discard("vessel"))
    table.seat("A").answers(Discard("anarch-salon"))
    assert set(table.options()) == {ChooseCard(anarch), Nothing()}
    table.seat("A").answers(ChooseCard(anarch))
    assert (table.card(anarch).locked, table.card(other).locked, table.card(base).locked) == (False, True, True)


@pytest.mark.card("powerbase-los-angeles", "anarch-salon")
def test_los_angeles_does_nothing_for_the_usual_discard():
    table = Table("AB")
    adept(table, "A", sect="anarch", locked=True)
    table.put("A", "powerbase-los-angeles")
    table.hand("A", "anarch-salon")
    phase(table, "discard")
    table.seat("A").answers(Discard("anarch-salon"))
    assert table.prompt != "unlock-anarch"


@pytest.mark.card("powerbase-los-angeles")
def test_only_anarchs_steal_los_angeles():
    table = Table("AB")
    other, thief = adept(table, "B"), adept(table, "B", sect="anarch")
    base = table.put("A", "powerbase-los-angeles")
    table.act("B")
    assert UseAbility(base, 1, other) not in table.options()
    table.seat("B").uses(base, 1, thief)
    finish(table)
    assert table.card(base).controller == "B"
