"""Attacks, the Pool and victory; GRAIL-COMBAT-OPP, -ATTACK, -POOL, -WIN."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import Fight, card, do, enemy

from nokturn.games.grail.state.choices import Alternative, ChooseItem, Receive

ROWS = {"0-1": "gain terror 1", "2-3": "damage 1", "4-8": "damage 2"}


@pytest.mark.rule("GRAIL-COMBAT-OPP-01")
def test_who_plays_no_card_suffers_the_opportunity_attack_and_then_draws() -> None:
    fight = Fight(enemy(opportunity="discard 1"), beor={}).lay(beor=("beor_c01",)).turns()
    fight.beor.ends()
    assert fight.fray.discards["beor"] == ("beor_c01",)
    assert len(fight.hand("beor")) == 2, "1 after the Opportunity Attack, 1 at the end of the Turn"
    assert len(fight.told("attack")) == 1, "step 3 follows as usual"


@pytest.mark.rule("GRAIL-COMBAT-OPP-01")
def test_whoever_has_played_a_card_is_not_exposed() -> None:
    fight = Fight(enemy(), card("beor_c01"), beor={}).lay(beor=("beor_c01",)).turns()
    fight.beor.plays("beor_c01").ends()
    assert not fight.told("opportunity-attack")


@pytest.mark.rule("GRAIL-COMBAT-ATTACK-01")
@pytest.mark.parametrize("pool, terror, health", [(0, 1, 9), (1, 1, 9), (2, 0, 8), (3, 0, 8), (4, 0, 7), (8, 0, 7)])
def test_the_row_that_holds_the_pool_is_applied(pool: int, terror: int, health: int) -> None:
    fight = Fight(enemy(table=ROWS), beor={}).lay(pool=pool).attack("beor")
    assert (fight["beor"].terror, fight["beor"].health) == (terror, health)


@pytest.mark.rule("GRAIL-COMBAT-ATTACK-02")
def test_changes_during_the_attack_do_not_switch_rows() -> None:
    table = {"0-3": "damage 5", "4-8": ("pool -4", "gain terror 1")}
    fight = Fight(enemy(table=table), beor={}).lay(pool=4).attack("beor")
    assert (fight.fray.pool, fight["beor"].terror, fight["beor"].health) == (0, 1, 9)


@pytest.mark.rule("GRAIL-COMBAT-ATTACK-03")
def test_effects_come_in_printed_order_and_a_side_must_be_possible_in_full() -> None:
    table = {"0-8": ("lose wealth 1", "lose wealth 2 | damage 1")}
    fight = Fight(enemy(table=table), beor={"wealth": 2}).lay().attack("beor")
    assert fight.over, "after the first effect only 1 Wealth is left: the second side is the only one"
    assert (fight["beor"].wealth, fight["beor"].health) == (1, 8)
    fight = Fight(enemy(table=table), beor={"wealth": 3}).lay().attack("beor")
    assert [one for one in fight.beor.options if isinstance(one, Alternative)]
    fight.beor.answers(fight.beor.options[0])
    assert (fight["beor"].wealth, fight["beor"].health) == (0, 9)


@pytest.mark.rule("GRAIL-COMBAT-ATTACK-03")
def test_cards_and_items_count_for_what_is_possible_and_if_nothing_is_the_first_side_is_applied() -> None:
    fight = Fight(enemy(table={"0-8": "discard 2 | lose food 1"}), beor={"food": 3}).lay(beor=("beor_c01",))
    fight.attack("beor")
    assert (fight.over, fight["beor"].food) == (True, 2), "one card in hand is not enough"
    fight = Fight(enemy(table={"0-8": "discard 2 | lose food 1"}), beor={"food": 0}).lay(beor=("beor_c01",))
    fight.attack("beor")
    assert len(fight.fray.discards["beor"]) == 2, "as far as possible: from the hand and from the deck"
    rope = enemy(table={"0-8": "discard_item any 1 | damage 2"})
    fight = Fight(rope, beor={"secrets": ("erfyrs_hammer",)}).lay().attack("beor")
    assert (fight.over, fight["beor"].health) == (True, 7), "a Secret is no Item"
    fight = Fight(rope, beor={"items": ("coil_of_rope:1", "lockpicks:1")}).lay().attack("beor")
    fight.beor.answers(fight.beor.options[0]).answers((ChooseItem("lockpicks:1"),))
    assert (fight["beor"].items, fight["beor"].health) == (("coil_of_rope:1",), 9)


@pytest.mark.rule("GRAIL-COMBAT-ATTACK-04", "GRAIL-COMBAT-WIN-01")
def test_a_victory_check_follows_every_attack() -> None:
    pain = card("beor_c01", passive=True, attack="pool_per_damage 1")
    fight = Fight(enemy(value=3, table={"0-2": "damage 1"}), pain, beor={}).lay(sequence=("beor_c01",), pool=2)
    fight.activate("beor")
    fight.beor.ends()
    assert fight.fray.outcome == "won"


@pytest.mark.rule("GRAIL-COMBAT-POOL-01", "GRAIL-COMBAT-POOL-02")
def test_for_every_marker_that_is_not_there_a_card_is_discarded() -> None:
    fight = Fight(enemy(table={"0-8": "pool -4"}), beor={"deck": ("beor_c09", "beor_c08")})
    fight.lay(beor=("beor_c01", "beor_c02"), pool=1).attack("beor")
    assert fight.fray.pool == 0
    assert fight.hand("beor") == ()
    assert set(fight.fray.discards["beor"]) == {"beor_c01", "beor_c02", "beor_c09"}
    assert fight["beor"].combat_deck[0] == "beor_c08"


@pytest.mark.rule("GRAIL-COMBAT-POOL-02")
def test_with_an_empty_hand_and_deck_nothing_more_is_discarded() -> None:
    fight = Fight(enemy(table={"0-8": "discard 3"}), beor={"deck": ("beor_c01",), "rest": False}).lay()
    fight.attack("beor")
    assert fight.fray.discards["beor"] == ("beor_c01",)
    assert fight.fray.outcome == "", "this is not drawing"


@pytest.mark.rule("GRAIL-COMBAT-POOL-01")
def test_the_active_player_chooses_what_to_discard() -> None:
    fight = Fight(enemy(table={"0-8": "pool -1"}), beor={}).lay(beor=("beor_c01", "beor_c02")).attack("beor")
    assert fight.asked() == {"B": "discard"}
    fight.beor.discards("beor_c02")
    assert fight.hand("beor") == ("beor_c01",)


@pytest.mark.rule("GRAIL-COMBAT-WIN-02", "GRAIL-PARTY-09", "GRAIL-DISCARD-02", "GRAIL-ENC-04")
def test_every_member_gains_the_reward_and_the_loot_is_divided() -> None:
    prize = enemy(value=1, loot=("gain wealth 3", "gain food 1"), reward=("gain xp 2", "gain magic 1"))
    hit = card("beor_c01", left=". . . . pool1")
    fight = Fight(prize, hit, beor={"wealth": 0, "food": 0, "magic": 0}, arev={"wealth": 0, "food": 0, "magic": 0})
    fight.begins()
    for one in ("arev", "beor"):
        getattr(fight, one).keeps()
    fight.arev.answers(do.ActivateHero("beor"))
    fight.beor.answers(do.ActivateHero("beor"))
    fight.beor.plays("beor_c01")
    assert fight.asked() == {"A": "hand-out", "B": "hand-out"}
    fight.arev.answers(Receive("beor", 2))
    fight.beor.answers(Receive("beor", 2))
    fight.arev.answers(Receive("arev", 1))
    fight.beor.answers(Receive("arev", 1))
    fight.arev.answers(Receive("arev", 1))
    fight.beor.answers(Receive("arev", 1))
    assert fight.over
    assert [fight[hero].wealth for hero in ("beor", "arev")] == [2, 1]
    assert [fight[hero].food for hero in ("beor", "arev")] == [0, 1]
    assert [(fight[hero].xp, fight[hero].magic) for hero in ("beor", "arev")] == [(2, 1), (2, 1)]
    assert fight.state.encounter_decks["grey"][-1] == "vagrant:1"
    assert len(fight["beor"].combat_deck) == len(fight["arev"].combat_deck) == 15
    assert fight.state.turned == ()


@pytest.mark.rule("GRAIL-COMBAT-WIN-02", "GRAIL-ITEM-08")
def test_turned_items_are_face_up_again_when_it_is_over() -> None:
    fight = Fight(enemy(value=1), beor={"items": ("cudgel:1",)}).begins()
    fight.beor.answers(()).keeps()
    assert fight.state.turned == ("beor/item/cudgel:1",)
    assert fight.fray.pool == 1
    fight.beor.ends()
    assert fight.outcome() == "won"
    assert fight.state.turned == ()
