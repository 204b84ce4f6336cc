"""Before the first Turn: kinds of Encounter, equipment, hands, mulligans; GRAIL-COMBAT-SETUP, GRAIL-DIPLO-SETUP."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import Fight, do, enemy, talk

BEOR = tuple([f"beor_c{number:02}" for number in range(1, 16)])


@pytest.mark.rule("GRAIL-COMBAT-SETUP-01", "GRAIL-ENC-01", "GRAIL-ENC-03")
def test_green_grey_and_purple_are_fought_with_combat_cards() -> None:
    for fought in ("gaunt_wolf", "vagrant", "nursery_rhyme"):
        fight = Fight(fought, beor={}).begins()
        assert fight.hand("beor") == BEOR[:3]
        assert fight.fray.pool == 0


@pytest.mark.rule("GRAIL-DIPLO-SETUP-01", "GRAIL-ENC-01")
def test_blue_is_negotiated_with_diplomacy_cards() -> None:
    fight = Fight("weeping_orphan", beor={}).begins()
    assert fight.hand("beor") == ("beor_d01", "beor_d02", "beor_d03")
    assert fight["beor"].combat_deck == BEOR


@pytest.mark.rule("GRAIL-COMBAT-SETUP-02", "GRAIL-COMBAT-SETUP-05", "GRAIL-ITEM-03", "GRAIL-ITEM-04")
def test_equipment_is_confirmed_before_hands_are_drawn_and_not_after() -> None:
    fight = Fight(enemy(), beor={"items": ("hatchet:1", "cudgel:1", "coil_of_rope:1")}).begins()
    assert fight.asked() == {"B": "equip"}
    assert fight.hand("beor") == ()
    fight.beor.answers(fight.beor.options[0])
    assert fight.asked() == {"B": "leave-out"}
    assert fight.hand("beor") == ()
    assert fight.beor.options == (do.LeaveOut("hatchet:1"),), "the others act in no Encounter, or lie face down"
    fight.beor.answers(())
    assert fight.asked() == {"B": "hand"}
    fight.beor.keeps()
    assert fight.fray.pool == 1, "the Hatchet is used"
    assert fight.asked() == {"B": "play"}


@pytest.mark.rule("GRAIL-ITEM-04", "GRAIL-ITEM-10")
def test_an_item_left_out_gives_nothing_but_stays_owned() -> None:
    fight = Fight(enemy(), beor={"items": ("hatchet:1",)}).begins()
    fight.beor.answers((do.LeaveOut("hatchet:1"),)).keeps()
    assert fight.fray.pool == 0
    assert fight["beor"].items == ("hatchet:1",)


@pytest.mark.rule("GRAIL-COMBAT-SETUP-03")
def test_three_cards_each_with_up_to_three_characters_two_with_four() -> None:
    fight = Fight(enemy(), beor={}, arev={}, ailei={}).begins()
    fight.pass_until("activate", seat="L")
    assert [len(fight.hand(hero)) for hero in ("beor", "arev", "ailei")] == [3, 3, 3]
    fight = Fight(enemy(), beor={}, arev={}, ailei={}, maggot={}).begins()
    fight.pass_until("activate", seat="L")
    assert [len(fight.hand(hero)) for hero in ("beor", "arev", "ailei", "maggot")] == [2, 2, 2, 2]


@pytest.mark.rule("GRAIL-COMBAT-SETUP-03")
def test_what_starts_with_the_combat_waits_for_the_final_hands() -> None:
    fight = Fight(enemy(), beor={"items": ("signal_horn:1",)}).begins()
    fight.beor.answers(())
    assert fight.hand("beor") == BEOR[:3]
    fight.beor.answers(do.Mulligan()).keeps()
    assert fight.hand("beor") == BEOR[3:6], "two cards, and the one of the Signal Horn"


@pytest.mark.rule("GRAIL-COMBAT-SETUP-04")
def test_a_mulligan_costs_a_card_down_to_a_hand_of_one() -> None:
    fight = Fight(enemy(), beor={}).begins()
    fight.beor.answers(do.Mulligan())
    assert fight.hand("beor") == BEOR[3:5]
    fight.beor.answers(do.Mulligan())
    assert fight.hand("beor") == BEOR[5:6], "a hand of one is final"
    assert fight.asked() == {"B": "play"}
    assert sorted(fight.fray.discards["beor"]) == list(BEOR[:5]), "discarded hands are not reshuffled"
    assert fight["beor"].combat_deck == BEOR[6:]


@pytest.mark.rule("GRAIL-DIPLO-SETUP-02")
def test_a_diplomacy_starts_on_the_grey_space_of_its_first_stage() -> None:
    negotiation = talk(stages=[({}, ()), ({}, ())], bypass=((), ("pay wealth 1",)))
    fight = Fight(negotiation, arev={"wealth": 1}).begins()
    assert fight.asked() == {"A": "bypass"}
    assert fight.hand("arev") == ()
    fight.arev.answers(do.Negotiate())
    assert fight.asked() == {"A": "hand"}
    assert len(fight.hand("arev")) == 3
    fight.arev.answers(do.Mulligan()).keeps()
    assert (len(fight.hand("arev")), fight.fray.attitude, fight.fray.stage) == (2, 0, 0)


@pytest.mark.rule("GRAIL-DIPLO-SETUP-03")
def test_traits_of_a_blue_card_hold_unless_they_speak_of_pool_or_attacks() -> None:
    negotiation = talk(stages=[({}, "attitude -1")], traits=("ambush", "horde", "frenzy", "opportunist", "defensive"))
    fight = Fight(negotiation, arev={}).begins()
    fight.stops_at("discard")
    fight.arev.keeps()
    assert fight.asked() == {"A": "discard"}, "Ambush"
    fight.arev.discards("arev_d01", "arev_d02")
    deck = len(fight["arev"].diplomacy_deck)
    fight.arev.ends()
    assert not fight.told("opportunity-attack")
    assert len(fight.told("response")) == 1
    assert len(fight["arev"].diplomacy_deck) == deck - 1, "only the draw of the End of Turn"
