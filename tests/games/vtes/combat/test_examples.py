"""The rulebook's examples of combat: VTES-X-06 to VTES-X-12 and VTES-X-19, with its own vampires."""

import pytest
from tests.games.vtes.combat.fights import Fight, combat_card, magnum, maneuver, more_strikes, retainer, strike_card
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.effects import Damage, DamageEachRound
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import Ability, Trigger
from nokturn.games.vtes.state.choices import UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.underway_records import Wound


@pytest.mark.rule("VTES-X-06", "VTES-COMBAT-RANGE-02", "VTES-COMBAT-RANGE-03", "VTES-COMBAT-RANGE-05", "VTES-STRIKE-04")
def test_ayelech_keeps_colette_at_a_distance_with_her_gun():
    fight = Fight()
    colette, ayelech = fight.vampire("A", "colette", blood=5), fight.vampire("B", "ayelech", blood=7)
    gun = fight.put("B", magnum(), ayelech)
    maneuver()
    fight.hand("A", "step-aside")
    fight.hand("B", "step-aside")
    fight.start(True, colette, ayelech).until("range", "A")
    fight.seat("A").passes()
    fight.seat("B").uses(gun, 1)
    fight.until("range", "A")
    fight.seat("A").plays("step-aside", colette)
    assert fight.combat.range == "close"
    fight.until("range", "B")
    fight.seat("B").plays("step-aside", ayelech)
    fight.finish()
    assert fight.told("range") == [{"range": "long"}]
    assert fight.told("strikes") == [
        {"minion": colette, "strike": "none", "card": "", "target": ""},
        {"minion": ayelech, "strike": "damage", "card": gun, "target": ""},
    ]
    assert (fight.blood(colette), fight.blood(ayelech)) == (3, 7)


def wauneka_and_flavio():
    """Up to the end of the first pair: Roundhouse for 4, dodged."""
    fight = Fight()
    crypt_entry("flavio", Ability("strike", once=("combat",), does=(StrikeWith(kind="dodge"),)), capacity=7)
    wauneka, flavio = fight.vampire("A", "wauneka", blood=5), fight.vampire("B", "flavio", blood=7)
    strike_card("kick", kind="hand", amount=3)
    more_strikes("one-more", 1)
    more_strikes("two-more", 2)
    fight.hand("A", "kick", "one-more")
    fight.hand("B", "two-more")
    fight.start(True, wauneka, flavio).until("strike", "A")
    fight.seat("A").plays("kick", wauneka)
    fight.until("strike", "B")
    fight.seat("B").answers(UseAbility(flavio, 0))
    fight.until("additional-strikes")
    return fight, wauneka, flavio


@pytest.mark.rule("VTES-X-07", "VTES-STREFF-DODGE-01")
def test_flavio_dodges_waunekas_kick():
    fight, wauneka, flavio = wauneka_and_flavio()
    assert (fight.blood(wauneka), fight.blood(flavio)) == (5, 7)


@pytest.mark.rule("VTES-X-08", "VTES-ADDSTR-01", "VTES-ADDSTR-02", "VTES-ADDSTR-03", "VTES-ADDSTR-04")
def test_flavio_has_one_additional_strike_more_than_wauneka():
    fight, wauneka, flavio = wauneka_and_flavio()
    fight.seat("A").plays("one-more", wauneka)
    fight.until("additional-strikes", "B")
    fight.seat("B").plays("two-more", flavio)
    fight.finish()
    assert (fight.blood(wauneka), fight.blood(flavio)) == (3, 6)
    assert [told["minion"] for told in fight.told("strikes")] == [wauneka, flavio, wauneka, flavio, flavio]
    assert fight.told("range") == [{"range": "close"}]


def hurt(vampire, blood, *wounds):
    table = Table("AB")
    ref = table.vampire("A", vampire, blood=blood)
    table.run("vtes.inflict", tuple(Wound(to=ref, amount=n, aggravated=bad) for n, bad in wounds))
    table.finish()
    return table, ref


@pytest.mark.rule("VTES-X-09", "VTES-AGG-01")
def test_nassir_goes_to_torpor_with_his_blood():
    table, nassir = hurt("nassir", 1, (1, True))
    assert (table.card(nassir).region, table.blood(nassir)) == (TORPOR, 1)


@pytest.mark.rule("VTES-X-10", "VTES-AGG-01", "VTES-AGG-03")
def test_tamoszius_burns_his_blood_to_survive():
    table, tamoszius = hurt("tamoszius", 2, (3, True))
    assert (table.card(tamoszius).region, table.blood(tamoszius)) == (TORPOR, 0)


@pytest.mark.rule("VTES-X-11", "VTES-AGG-03", "VTES-AGG-04", "VTES-AGG-06")
def test_ryan_is_burned_and_never_enters_torpor():
    table, ryan = hurt("ryan", 1, (2, False), (1, True))
    assert ryan not in table.now.cards
    assert table.now.ash["A"] == ("ryan",)
    assert table.told("goes-to-torpor") == []


@pytest.mark.rule("VTES-X-12", "VTES-STREFF-STEAL-01", "VTES-STREFF-STEAL-02", "VTES-STREFF-STEAL-03")
def test_chrysanthemum_drinks_from_a_stray():
    fight = Fight()
    chrysanthemum = fight.vampire("A", "chrysanthemum", blood=4)
    stray = fight.ally("B", library_card("stray", types=("ally",), life=2, strength=1))
    fight.hand("A", strike_card("theft", kind="steal", amount=2))
    fight.start(False, chrysanthemum, stray).until("strike", "A")
    fight.seat("A").plays("theft", chrysanthemum)
    fight.finish()
    assert fight.blood(chrysanthemum) == 4, "4 + 2 = 6, 1 drains, 1 burned to heal"
    assert stray not in fight.now.cards


@pytest.mark.rule("VTES-X-19", "VTES-DMG-08", "VTES-DMG-09")
@pytest.mark.parametrize("by_card", [True, False])
def test_crows_hurt_whoever_dodges(by_card):
    fight = Fight()
    combat_card("the-crows", "before-range", DamageEachRound())
    if by_card:
        fight.hand("A", "the-crows")
    else:
        flock = Trigger("normal-strikes", does=(Damage(amount=1),), needs=("is-host",))
        fight.put("A", retainer("flock", 1, flock), fight.a)
    fight.hand("B", strike_card("evade", kind="dodge"))
    fight.start()
    if by_card:
        fight.seat("A").plays("the-crows", fight.a)
    fight.strike("B", "evade").finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 5)
