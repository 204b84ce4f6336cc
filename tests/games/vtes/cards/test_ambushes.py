"""Combat cards that arm: from the hand, with a weapon at hand, or being weapons themselves."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, Duel, adept
from tests.games.vtes.cards.moments import phase, to_the_end
from tests.games.vtes.combat.fights import maneuver, press, prevention, strike_card
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.state.choices import ChooseCard, ChoosePrinted, PlayCard, UseAbility, UseManeuver
from nokturn.games.vtes.state.stats import is_equipment, strength


class Meeting(Duel):
    """A's vampire of a clan against B's."""

    def __init__(self, clan: str, *disciplines: str, sect: str = "independent", blood: int = 6) -> None:
        super().__init__()
        printed = crypt_entry(f"member-{len(CRYPT)}", capacity=8, clan=clan, sect=sect, disciplines=disciplines)
        self.a = self.vampire("A", printed, blood=blood)
        self.stops_at("before-range", "range", "as-played")

    def before(self, card: str, mode: int = 0, *chosen: str) -> Meeting:
        self.start()
        self.until("before-range", "A")
        self.seat("A").plays(card, self.a, mode)
        for one in chosen:
            self.seat("A").answers(ChoosePrinted(one, "hand", "A"))
        return self

    def offered(self) -> set[str]:
        return {option.card for option in self.options(ChoosePrinted)}


# Angel's Gift


@pytest.mark.card("angels-gift")
@pytest.mark.rule("VTES-REQ-08")
def test_an_angel_gives_a_melee_weapon_from_the_hand_for_its_cost():
    duel = Meeting("salubri")
    duel.hand("A", "angels-gift", "sword-of-the-archangel", "righteous-blade", "44-magnum", "sport-bike")
    duel.library("A", "vessel", "villein")
    duel.before("angels-gift")
    assert duel.offered() == {"sword-of-the-archangel", "righteous-blade"}
    duel.seat("A").answers(ChoosePrinted("sword-of-the-archangel", "hand", "A"))
    assert duel.card("sword-of-the-archangel:1").host == duel.a
    assert (duel.pool("A"), duel.now.action) == (28, None)
    assert sorted(duel.now.hands["A"]) == ["44-magnum", "righteous-blade", "sport-bike", "vessel", "villein"]
    duel.strike_with("A", "sword-of-the-archangel:1")


@pytest.mark.card("angels-gift")
@pytest.mark.rule("VTES-REQ-04", "VTES-REQ-01")
def test_what_cannot_be_paid_or_borne_cannot_be_given():
    duel = Meeting("salubri")
    duel.hand("A", "angels-gift", "sword-of-the-archangel", "kalis-fang")
    duel.state.pool["A"] = 1
    duel.start()
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("angels-gift", 0, duel.a)) == "VTES-TGT-01"
    assert duel.refused(PlayCard("angels-gift", 1, duel.a)) == ""


@pytest.mark.card("angels-gift")
@pytest.mark.rule("VTES-WORD-07")
def test_an_angel_gives_a_maneuver_to_close_range_only_and_one_gift_each_round():
    duel = Meeting("salubri")
    duel.hand("A", "angels-gift", "angels-gift", "righteous-blade")
    duel.hand("B", maneuver())
    duel.before("angels-gift", 1)
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("angels-gift", 0, duel.a)) == "VTES-WORD-07"
    duel.until("range", "A")
    assert duel.refused(UseManeuver("angels-gift")) == "VTES-COMBAT-RANGE-04"
    duel.until("range", "B")
    duel.seat("B").plays("step-aside", duel.b)
    duel.until("range", "A")
    duel.seat("A").answers(UseManeuver("angels-gift"))
    assert [one["range"] for one in duel.told("maneuvers")] == ["long", "close"]


# Concealed Weapon


@pytest.mark.card("concealed-weapon")
@pytest.mark.ruling("LSJ 20020821")
def test_a_concealed_weapon_is_cheap_common_and_not_too_harmful():
    duel = Meeting("")
    duel.hand("A", "concealed-weapon", "44-magnum", "assault-rifle", "ak-47", "flamethrower", "sport-bike")
    duel.start()
    duel.until("before-range", "A")
    duel.seat("A").plays("concealed-weapon", duel.a)
    assert duel.offered() == {"44-magnum"}
    duel.seat("A").answers(ChoosePrinted("44-magnum", "hand", "A"))
    assert duel.card("44-magnum:1").host == duel.a
    assert duel.pool("A") == 28


@pytest.mark.card("concealed-weapon")
@pytest.mark.ruling("LSJ 20060106")
def test_a_concealed_weapon_that_is_cancelled_stays_in_the_hand():
    duel = Meeting("")
    duel.hand("A", "concealed-weapon", "44-magnum")
    duel.hand("B", "direct-intervention")
    duel.before("concealed-weapon", 0, "44-magnum")
    duel.until("as-played", "B")
    duel.seat("B").plays("direct-intervention")
    assert duel.now.hands["A"] == ("44-magnum",)


# Contraband


@pytest.mark.card("contraband")
@pytest.mark.parametrize("mode, pool, blood", [(INFERIOR, 28, 6), (SUPERIOR, 29, 5)])
def test_contraband_is_paid_with_blood_up_to_half_at_the_superior_level(mode, pool, blood):
    duel = Meeting("ravnos", "OBF")
    duel.hand("A", "contraband", "contraband", "44-magnum", "treasured-samadji", "kevlar-vest")
    duel.before("contraband", mode)
    assert duel.offered() == {"44-magnum", "kevlar-vest"}
    duel.seat("A").answers(ChoosePrinted("44-magnum", "hand", "A"))
    if mode == SUPERIOR:
        assert (duel.prompt, duel.ask().low, duel.ask().high) == ("pay-with-blood", 0, 1)
        duel.seat("A").answers(1)
    assert (duel.pool("A"), duel.blood(duel.a)) == (pool, blood)
    assert duel.card("44-magnum:1").host == duel.a
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("contraband", mode, duel.a)) == "VTES-WORD-07"


# Pack Alpha


@pytest.mark.card("pack-alpha")
@pytest.mark.rule("VTES-DISC-05")
def test_a_pack_alpha_employs_an_animal_at_the_level_it_likes():
    duel = Meeting("gangrel", "ANI")
    duel.hand("A", "pack-alpha", "raven-spy", "mr-winthrop")
    duel.before("pack-alpha", INFERIOR)
    assert duel.offered() == {"raven-spy"}
    duel.seat("A").answers(ChoosePrinted("raven-spy", "hand", "A"))
    duel.seat("A").answers(PlayCard("raven-spy", 1, duel.a))
    assert (duel.card("raven-spy:1").host, duel.blood("raven-spy:1")) == (duel.a, 2)


@pytest.mark.card("pack-alpha")
@pytest.mark.rule("VTES-WORD-06")
def test_a_pack_alpha_feeds_on_its_animal_for_strength_once():
    duel = Meeting("gangrel", "ANI")
    spies = [duel.put("A", "raven-spy", host=duel.a) for _ in range(2)]
    duel.hand("A", "pack-alpha", "pack-alpha", press(), maneuver())
    duel.start()
    duel.until("before-range", "A")
    duel.seat("A").plays("pack-alpha", duel.a, SUPERIOR)
    duel.seat("A").answers(ChooseCard(spies[0]))
    assert (duel.card("pack-alpha:1").host, strength(duel.now, duel.card(duel.a))) == (duel.a, 2)
    assert spies[0] not in duel.now.cards
    duel.until("press", "A")
    duel.seat("A").plays("press-on", duel.a)
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("pack-alpha", SUPERIOR, duel.a)) == "VTES-WORD-06"


@pytest.mark.card("pack-alpha")
def test_without_an_animal_of_its_own_there_is_nothing_to_burn():
    duel = Meeting("gangrel", "ANI")
    duel.put("B", "raven-spy", host=duel.b)
    duel.put("A", "mr-winthrop", host=duel.a)
    duel.hand("A", "pack-alpha", "torn-signpost")
    duel.start()
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("pack-alpha", SUPERIOR, duel.a)) == "VTES-TGT-01"


# Anticipation


@pytest.mark.card("anticipation")
def test_anticipation_makes_hands_or_a_melee_weapon_hit_harder():
    duel = Meeting("salubri", "aus")
    duel.hand("A", "anticipation")
    duel.start()
    duel.strike("A", "anticipation", 0)
    to_the_end(duel)
    assert duel.blood(duel.b) == 3
    duel = Meeting("salubri", "aus")
    blade, gun = duel.put("A", "righteous-blade", host=duel.a), duel.put("A", "44-magnum", host=duel.a)
    duel.hand("A", "anticipation")
    duel.start()
    duel.strike("A", "anticipation", 2)
    to_the_end(duel)
    assert duel.blood(duel.b) == 6 - (1 + 1 + 2), "strength, the blade, and the card"
    assert (blade in duel.now.cards, gun in duel.now.cards) == (True, True)


@pytest.mark.card("anticipation")
@pytest.mark.rule("VTES-CANCEL-04")
def test_superior_anticipation_cancels_a_strike_card_for_blood():
    duel = Meeting("salubri", "AUS")
    duel.hand("A", "anticipation")
    blow = strike_card("blow", kind="hand", amount=3)
    duel.hand("B", blow)
    duel.start()
    duel.strike("B", "blow")
    duel.until("as-played", "A")
    duel.seat("A").plays("anticipation", duel.a, SUPERIOR)
    assert duel.told("cancelled") == [{"card": "blow", "player": "B"}]
    to_the_end(duel)
    assert duel.blood(duel.a) == 6 - 1 - 1, "the card, and bare hands instead of the blow"


# Weighted Walking Stick and Zip Gun


@pytest.mark.card("weighted-walking-stick")
def test_a_walking_stick_is_a_melee_weapon_that_wears_out_by_its_damage():
    duel = Duel()
    duel.hand("A", "weighted-walking-stick", "torn-signpost")
    duel.hand("B", prevention("tough", 1))
    duel.start()
    duel.until("before-range", "A")
    duel.seat("A").plays("weighted-walking-stick", duel.a)
    stick = "weighted-walking-stick:1"
    assert (duel.card(stick).host, duel.blood(stick), is_equipment(duel.card(stick))) == (duel.a, 5, True)
    duel.strike_with("A", stick)
    duel.until("prevent", "B")
    duel.seat("B").plays("tough", duel.b)
    to_the_end(duel)
    assert (duel.blood(duel.b), duel.blood(stick)) == (5, 3), "also for what was prevented"


@pytest.mark.card("weighted-walking-stick")
def test_a_worn_stick_strikes_in_full_once_more_and_burns():
    duel = Duel()
    stick = duel.put("A", "weighted-walking-stick", host=duel.a, counters=1)
    duel.start()
    duel.strike_with("A", stick)
    to_the_end(duel)
    assert (duel.blood(duel.b), stick in duel.now.cards) == (4, False)
    assert "weighted-walking-stick" in duel.now.ash["A"]


@pytest.mark.card("weighted-walking-stick")
def test_a_dodged_stick_does_not_wear_and_nobody_has_two():
    duel = Duel()
    stick = duel.put("A", "weighted-walking-stick", host=duel.a, counters=5)
    duel.hand("B", strike_card("evade", kind="dodge"))
    duel.hand("A", "weighted-walking-stick", "zip-gun")
    duel.start()
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("weighted-walking-stick", 0, duel.a)) == "VTES-WORD-06"
    duel.strike_with("A", stick)
    duel.strike("B", "evade")
    to_the_end(duel)
    assert duel.blood(stick) == 5


@pytest.mark.card("weighted-walking-stick")
def test_a_stick_is_taken_up_in_the_first_round_only():
    duel = Duel()
    duel.hand("A", "weighted-walking-stick", press(), "zip-gun")
    duel.start()
    duel.until("press", "A")
    duel.seat("A").plays("press-on", duel.a)
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("weighted-walking-stick", 0, duel.a)) == "VTES-REQ-01"


@pytest.mark.card("zip-gun")
def test_a_zip_gun_hurts_its_bearer_once_each_combat_and_stays():
    duel = Meeting("")
    duel.hand("A", "zip-gun", press(), "vessel")
    duel.start()
    duel.until("before-range", "A")
    duel.seat("A").plays("zip-gun", duel.a)
    gun = "zip-gun:1"
    assert is_equipment(duel.card(gun))
    duel.until("range", "A")
    duel.seat("A").uses(gun, 1)
    duel.until("press", "A")
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (5, 5), "at long range nobody else has struck"
    duel.seat("A").plays("press-on", duel.a)
    duel.strike_with("A", gun)
    assert len(duel.told("maneuvers")) == 1
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (4, 4), "only the other's hand strike has hurt"
    assert duel.card(gun).host == duel.a


# AK-47


@pytest.mark.card("ak-47")
@pytest.mark.rule("VTES-ADDSTR-05")
def test_an_ak_47_strikes_again_after_it_has_struck():
    duel = Duel()
    gun = duel.put("A", "ak-47", host=duel.a)
    duel.hand("A", "blur")
    duel.start()
    duel.strike_with("A", gun)
    duel.until("additional-strikes", "A")
    duel.seat("A").uses(gun, 2)
    to_the_end(duel)
    assert duel.blood(duel.b) == 2


@pytest.mark.card("ak-47")
def test_hands_bring_no_burst():
    duel = Duel()
    gun = duel.put("A", "ak-47", host=duel.a)
    duel.hand("A", "pursuit")
    duel.start()
    duel.hands("A")
    while not duel.over:
        assert UseAbility(gun, 2) not in duel.options()
        duel.default()


@pytest.mark.card("ak-47")
@pytest.mark.ruling("LSJ 20090320")
def test_no_maneuver_with_a_gun_that_cannot_be_used():
    duel = Meeting("gangrel", "ANI")
    gun = duel.put("B", "ak-47", host=duel.b)
    duel.hand("A", "terror-frenzy")
    duel.hand("B", maneuver())
    duel.before("terror-frenzy", INFERIOR)
    duel.until("range", "B")
    assert duel.refused(UseAbility(gun, 1)) == "VTES-WORD-06"


# the sword


@pytest.mark.card("sword-of-the-archangel")
@pytest.mark.rule("VTES-CANCEL-03")
def test_a_salubri_with_the_sword_cancels_a_grapple_for_blood_once():
    duel = Meeting("salubri")
    sword = duel.put("A", "sword-of-the-archangel", host=duel.a)
    crypt_entry("wrestler", capacity=8, disciplines=("POT",))
    duel.b = duel.vampire("B", "wrestler", blood=6)
    duel.hand("B", "immortal-grapple")
    duel.start()
    duel.until("before-strikes", "B")
    duel.seat("B").plays("immortal-grapple", duel.b)
    duel.until("as-played", "A")
    duel.seat("A").uses(sword, 1)
    assert duel.blood(duel.a) == 5
    duel.strike_with("A", sword)


@pytest.mark.card("sword-of-the-archangel")
def test_a_stranger_with_the_sword_cancels_nothing():
    duel = Meeting("gangrel")
    sword = duel.put("A", "sword-of-the-archangel", host=duel.a)
    crypt_entry("wrestler", capacity=8, disciplines=("POT",))
    duel.b = duel.vampire("B", "wrestler", blood=6)
    duel.hand("B", "immortal-grapple", "torn-signpost")
    duel.start()
    duel.until("before-strikes", "B")
    duel.seat("B").plays("immortal-grapple", duel.b)
    assert UseAbility(sword, 1) not in duel.options()
    to_the_end(duel)
    assert duel.told("hand-strikes-only")


@pytest.mark.card("sword-of-the-archangel")
def test_whoever_burns_a_vampire_with_the_sword_may_unlock_after_the_combat():
    duel = Meeting("salubri")
    duel.state.change(duel.a, locked=True)
    sword = duel.put("A", "sword-of-the-archangel", host=duel.a)
    duel.state.change(duel.b, counters=0)
    duel.start()
    duel.strike_with("A", sword)
    duel.until("unlock-bearer", "A")
    duel.seat("A").answers(True)
    assert (duel.b in duel.now.cards, duel.card(duel.a).locked) == (False, False)


@pytest.mark.card("sword-of-the-archangel")
def test_a_vampire_that_is_only_wounded_is_no_reason_to_unlock():
    duel = Meeting("salubri")
    duel.state.change(duel.a, locked=True)
    sword = duel.put("A", "sword-of-the-archangel", host=duel.a)
    duel.start()
    duel.strike_with("A", sword)
    to_the_end(duel)
    assert duel.card(duel.a).locked


# Piper


@pytest.mark.card("piper")
@pytest.mark.rule("VTES-REQ-02", "VTES-ACT-14")
def test_the_piper_lets_an_anarch_recruit_without_an_action():
    table = Table()
    adept(table, "A", clan="ventrue")
    table.hand("A", "piper", "political-ally", "vessel")
    phase(table, "master")
    assert table.refused(PlayCard("piper", 0)) == "VTES-REQ-02"
    anarch = adept(table, "A", clan="ventrue", sect="anarch")
    phase(table, "master")
    table.seat("A").plays("piper")
    for option in (ChooseCard(anarch), ChoosePrinted("political-ally", "hand", "A")):
        table.seat("A").answers(option)
    assert table.card(anarch).locked
    ally = table.card("political-ally:1")
    assert (ally.region, ally.recruited == table.now.turn) == ("ready", True)


@pytest.mark.card("piper")
@pytest.mark.ruling("LSJ 20080125")
def test_a_charismatic_anarch_pays_in_full_for_what_is_no_action():
    table = Table()
    anarch = adept(table, "A", clan="ventrue", sect="anarch")
    table.put("A", "charisma", host=anarch)
    table.hand("A", "piper", "political-ally", "vessel")
    phase(table, "master")
    before = table.pool("A")
    table.seat("A").plays("piper")
    for option in (ChooseCard(anarch), ChoosePrinted("political-ally", "hand", "A")):
        table.seat("A").answers(option)
    assert before - table.pool("A") == LIBRARY["political-ally"].pool


@pytest.mark.card("piper")
def test_a_locked_anarch_hears_no_piper():
    table = Table()
    adept(table, "A", clan="ventrue", sect="anarch", locked=True)
    table.hand("A", "piper", "political-ally", "vessel")
    phase(table, "master")
    assert table.refused(PlayCard("piper", 0)) == "VTES-TGT-01"


def test_whether_a_hand_holds_a_weapon_is_nobody_elses_business():
    """Whoever could hold one is asked before range is determined."""
    for hand in (("concealed-weapon", "44-magnum"), ("vessel", "fame")):
        duel = Meeting("")
        duel.hand("A", *hand)
        duel.start()
        assert (duel.prompt, duel.ask().seat) == ("before-range", "A")
