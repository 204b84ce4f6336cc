"""Abilities, passive cards and Charges; GRAIL-COMBAT-ABILITY."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import Fight, card, do, enemy

SHIELD = card("beor_c02", attack="reduce 2")
HIT = {"0-29": "damage 3"}


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-01")
def test_placement_abilities_resolve_once_right_after_the_card_was_played() -> None:
    fight = Fight(enemy(value=30), card("beor_c01", place="gain wealth 1"), beor={"wealth": 0})
    fight.lay(beor=("beor_c01",)).turns()
    fight.beor.plays("beor_c01")
    assert fight["beor"].wealth == 1
    fight.beor.ends()
    fight.beor.ends()
    assert fight["beor"].wealth == 1


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-02")
def test_a_delayed_ability_waits_for_the_next_step_1_and_is_lost_under_another_card() -> None:
    slow, cover = card("beor_c01", delay="gain wealth 1"), card("beor_c02", left=". . . . chain")
    fight = Fight(enemy(value=30), slow, cover, beor={"wealth": 0}).lay(beor=("beor_c01", "beor_c02")).turns()
    fight.beor.plays("beor_c01")
    assert (fight.placed("beor_c01").waiting, fight["beor"].wealth) == (True, 0)
    fight.beor.plays("beor_c02")
    assert not fight.placed("beor_c01").waiting
    fight.beor.ends()
    assert fight["beor"].wealth == 0
    fight = Fight(enemy(value=30), slow, beor={"wealth": 0}).lay(beor=("beor_c01",)).turns()
    fight.beor.plays("beor_c01").ends()
    assert fight["beor"].wealth == 1


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-03", "GRAIL-COMBAT-ABILITY-04", "GRAIL-COMBAT-SEQ-03")
def test_only_visible_abilities_work_in_an_attack() -> None:
    hit = enemy(value=30, table=HIT)
    fight = Fight(hit, SHIELD, beor={}).lay(sequence=("beor_c02",)).attack("beor")
    assert fight["beor"].health == 8
    fight = Fight(hit, SHIELD, card("beor_c03"), beor={}).lay(sequence=("beor_c02", "beor_c03")).attack("beor")
    assert fight["beor"].health == 6, "it is covered"


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-05", "GRAIL-COMBAT-SEQ-03")
def test_a_passive_card_is_never_hidden() -> None:
    passive = card("beor_c02", passive=True, attack="reduce 2")
    fight = Fight(enemy(value=30, table=HIT), passive, beor={}).lay(sequence=("beor_c02", "beor_c03", "beor_c01"))
    fight.attack("beor")
    fight.attack("beor")
    assert fight["beor"].health == 9 - 1 - 1


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-06")
def test_charges_are_paid_while_the_card_is_visible() -> None:
    charged = card("beor_c01", passive=True, place="charge 2", any={"do": "pool 1", "cost": ("pay charge 1",)})
    fight = Fight(enemy(value=30), charged, beor={}).lay(beor=("beor_c01",)).turns()
    fight.beor.plays("beor_c01")
    assert fight.placed("beor_c01").charges == 2
    fight.beor.spends("beor_c01", 1).spends("beor_c01", 1)
    assert (fight.fray.pool, fight.placed("beor_c01").charges) == (2, 0)
    assert fight.beor.may(do.SpendCharges) == []


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-06")
def test_charges_can_be_spent_during_and_after_an_attack() -> None:
    charged = card("beor_c01", passive=True, any={"do": "pool 1", "cost": ("pay charge 1",)})
    fight = Fight(enemy(value=3, table={"0-2": "pool -1"}), charged, beor={}).lay(sequence=("beor_c01+2",), pool=2)
    fight.turns()
    fight.beor.ends()
    assert fight.asked() == {"B": "spend-charges"}
    fight.beor.answers(do.KeepCharges())
    assert fight.fray.pool == 1, "the attack has taken a marker"
    fight.beor.spends("beor_c01", 0).spends("beor_c01", 0)
    assert fight.fray.outcome == "won", "the victory check comes after the attack and all that belongs to it"


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-07")
def test_charges_of_another_members_card_need_its_owners_leave() -> None:
    charged = card("arev_c03", passive=True, any={"do": "pool 1", "cost": ("pay charge 1",)})
    fight = Fight(enemy(value=30), charged, beor={}, arev={}).lay(sequence=("arev_c03+2",)).activate("beor")
    fight.beor.spends("arev_c03", 0)
    assert fight.asked() == {"A": "permit-charges"}
    fight.arev.answers(False)
    assert (fight.fray.pool, fight.placed("arev_c03").charges) == (0, 2)
    fight.beor.spends("arev_c03", 0)
    fight.arev.answers(True)
    assert (fight.fray.pool, fight.placed("arev_c03").charges) == (1, 1)
    assert fight.asked() == {"B": "play"}, "only the Active Character spends Charges"


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-07", "GRAIL-COMBAT-RETREAT-03")
def test_charges_of_somebody_who_has_died_need_nobodys_leave() -> None:
    """Its cards stay in the Sequence until the Combat ends, and its passive ones stay usable."""
    charged = card("arev_c03", passive=True, any={"do": "pool 1", "cost": ("pay charge 1",)})
    fight = Fight(enemy(value=30), charged, beor={}, arev={}).lay(sequence=("arev_c03+2",)).activate("beor")
    fight.fray.members = ("beor",)
    del fight.state.heroes["arev"]
    fight.beor.spends("arev_c03", 0)
    assert (fight.fray.pool, fight.placed("arev_c03").charges) == (1, 1)


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-08", "R-23")
def test_a_delayed_ability_concerns_whoever_is_active_when_it_fires() -> None:
    slow = card("beor_c01", delay=("draw 1", "damage 1"))
    fight = Fight(enemy(value=30), slow, beor={}, arev={}).lay(sequence=("beor_c01*",)).activate("arev")
    assert (len(fight.hand("arev")), fight["arev"].health) == (1, 7)
    assert (len(fight.hand("beor")), fight["beor"].health) == (0, 9)


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-09")
def test_charges_of_a_covered_card_cannot_be_used_and_those_of_a_torn_one_are_lost() -> None:
    charged = card("beor_c01", any={"do": "pool 1", "cost": ("pay charge 1",)})
    fight = Fight(enemy(value=30), charged, card("beor_c03", left=". . . . tear"), beor={})
    fight.lay(beor=("beor_c03",), sequence=("beor_c01+2", "beor_c02")).activate("beor")
    assert fight.beor.may(do.SpendCharges) == []
    fight.lay(beor=("beor_c03",), sequence=("beor_c01+2",)).activate("beor")
    assert fight.beor.may(do.SpendCharges) == [do.SpendCharges("beor_c01", 0)]
    fight.beor.plays("beor_c03")
    assert fight.fray.discards["beor"] == ("beor_c01",)
    assert sum(one.charges for one in fight.fray.sequence) == 0


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-10")
def test_abilities_change_the_fixed_row_before_its_effects_passive_cards_first() -> None:
    table = {"0-1": "gain terror 1", "2-3": "damage 1", "4-8": "damage 5"}
    cards = (
        card("beor_c01", passive=True, attack="pool -1"),
        card("beor_c02", passive=True, attack="pool 3"),
        card("beor_c03", attack="shift -1"),
    )
    fight = Fight(enemy(table=table), *cards, beor={})
    fight.lay(sequence=("beor_c01", "beor_c02", "beor_c03"), pool=2).attack("beor")
    assert fight["beor"].terror == 1, "row 2–3 was fixed and shifted to 0–1, though the Pool is 4"
    assert fight["beor"].health == 9
    changes = [key for key in fight.keys(None) if key.startswith("pool-")]
    assert changes == ["pool-shrinks", "pool-grows"]


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-10")
def test_items_and_skills_follow_the_cards() -> None:
    shield = card("beor_c01", attack="reduce 1")
    fight = Fight(enemy(value=30, table={"0-29": "damage 2"}), shield, beor={"items": ("boiled_leather:1",)})
    fight.lay(sequence=("beor_c01",)).attack("beor")
    assert fight["beor"].health == 8, "2 - 1 by the card; the armour then cannot bring 1 below 1"


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-11")
def test_what_costs_or_is_optional_may_be_declined_and_nothing_else() -> None:
    paid = card("beor_c01", place={"do": "pool 3", "cost": ("pay wealth 1",)})
    fight = Fight(enemy(value=30), paid, beor={"wealth": 1}).lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01")
    assert fight.asked() == {"B": "use-ability"}
    fight.beor.answers(False)
    assert (fight.fray.pool, fight["beor"].wealth) == (0, 1)
    fight = Fight(enemy(value=30), paid, beor={"wealth": 0}).lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01")
    assert (fight.asked(), fight.fray.pool) == ({"B": "play"}, 0), "it cannot be paid"
    forced = card("beor_c01", place="damage 1")
    fight = Fight(enemy(value=30), forced, beor={}).lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01")
    assert (fight.asked(), fight["beor"].health) == ({"B": "play"}, 8)


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-11")
def test_an_attack_ability_is_paid_once_per_attack() -> None:
    guard = card("beor_c01", passive=True, attack={"do": "reduce 1", "cost": ("pay charge 1",)})
    fight = Fight(enemy(value=30, table={"0-29": "damage 3"}), guard, beor={}).lay(sequence=("beor_c01+3",))
    fight.attack("beor")
    assert fight.asked() == {"B": "use-ability"}
    fight.beor.answers(True)
    assert fight.over
    assert (fight["beor"].health, fight.placed("beor_c01").charges) == (7, 2)


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-06", "GRAIL-COMBAT-ABILITY-07")
def test_charges_for_any_passive_card_go_to_ones_own_or_with_leave_to_anothers() -> None:
    giver = card("beor_c01", place="charge_any 2")
    fight = Fight(enemy(value=30), giver, beor={}, arev={})
    fight.lay(beor=("beor_c01",), sequence=("beor_c14", "arev_c03")).activate("beor")
    fight.beor.plays("beor_c01")
    assert fight.asked() == {"B": "charge-passive"}
    fight.beor.answers(do.ChargeCard("arev_c03"))
    fight.arev.answers(False)
    assert fight.placed("beor_c14").charges == 2, "the only one that is left"
    assert fight.placed("arev_c03").charges == 0


def test_pool_for_all_charges_and_for_an_attributes_level() -> None:
    counter = card("beor_c01", place="pool_per_charge 1")
    fight = Fight(enemy(value=30), counter, beor={}).lay(beor=("beor_c01",), sequence=("beor_c14+2", "beor_c20+1"))
    fight.activate("beor")
    fight.beor.plays("beor_c01")
    assert fight.fray.pool == 3
    level = card("beor_c01", passive=True, place="charge_level aggression")
    fight = Fight(enemy(value=30), level, beor={}).lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01")
    assert fight.placed("beor_c01").charges == 2


def test_chain_and_free_magic_help_the_next_card_of_the_activation_only() -> None:
    opener = card("beor_c01", right=". . . magic void", place=("chain", "magic_free"))
    fight = Fight(enemy(value=30), opener, card("beor_c02", left=". . . pool2 ."), beor={"magic": 0})
    fight.lay(beor=("beor_c01", "beor_c02", "beor_c03")).turns()
    fight.beor.plays("beor_c01").plays("beor_c02", magic=True)
    assert (fight.fray.pool, fight["beor"].magic) == (2, 0)
    assert not fight.fray.magic_free
    assert fight.beor.refusal(do.PlayCard("beor_c03")).rule == "GRAIL-COMBAT-PLAY-03"


def test_a_card_may_discard_itself_after_the_attack() -> None:
    dodge = card("beor_c01", attack=("ignore_attack", "tear_self"))
    fight = Fight(enemy(value=30, table={"0-29": "damage 3"}), dodge, beor={}).lay(sequence=("beor_c02", "beor_c01"))
    fight.attack("beor")
    assert (fight["beor"].health, fight.cards()) == (9, ("beor_c02",))


def test_markers_for_damage_come_after_the_attack() -> None:
    pain = card("beor_c01", attack="pool_per_damage 1")
    fight = Fight(enemy(value=30, table={"0-29": ("damage 2", "pool -1")}), pain, beor={})
    fight.lay(beor=("beor_c05",), sequence=("beor_c01",)).attack("beor")
    assert fight.fray.pool == 2, "the attack found the Pool empty"
    assert fight.hand("beor") == ()
