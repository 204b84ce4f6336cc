"""Gangrel, card by card: blood that multiplies and moves.  Seat A plays the clan."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


def gangrel(players: int = 3, **how) -> Table:
    return Table(players, clans={"A": "gangrel", "B": "brujah", "C": "toreador"}, **how)


def gangrel_and_partner(**how) -> Table:
    """A and C against B and D."""
    return Table(4, clans={"A": "gangrel", "B": "brujah", "C": "toreador", "D": "ventrue"}, teams=True, **how)


# GA01 Earth Meld


@pytest.mark.card("GA01")
@pytest.mark.parametrize("deployed", [0, 1, 3])
def test_earth_meld_brings_all_deployed_blood_back_once_it_has_fought(deployed: int) -> None:
    table = gangrel()
    table.deploy("A", "GA01", face_down=True)
    table.put_blood("A", deployed)
    table.put_blood("A", 2, at="D2")
    table.deploy("B", "BR04")
    table.put_blood("B", 1)
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals()["A"] == 1 + deployed
    assert table.area("A").blood == 0
    assert table.area("A", "D2").blood == 2
    assert table.area("B").blood == 1
    assert table.blood["A"] == 6 + deployed - 1  # the Fist of Caine takes 1


@pytest.mark.card("GA01")
def test_earth_meld_works_at_the_haven() -> None:
    table = gangrel()
    table.deploy("A", "GA01", at="HAVEN")
    table.put_blood("A", 4, at="HAVEN")
    table.deploy("C", "TO05", at="HAVEN")
    table.resolve("HAVEN").everybody_stays()
    assert table.blood["A"] == 10
    assert table.game.ambition == "A"


# GA02 Wolf Companion


@pytest.mark.card("GA02")
@pytest.mark.example("E-14")
def test_wolf_companion_halves_the_base_of_every_card_of_the_rivals_rounded_down() -> None:
    table = gangrel()
    table.deploy("A", "GA02")
    table.deploy("A", "GA06")  # the own 3 stays 3
    table.deploy("B", "BR07")
    table.deploy("B", "BR04")
    table.put_blood("B", 3)  # blood is not halved
    table.deploy("C", "TO06")
    table.resolve().everybody_stays()
    assert table.totals() == {"B": 1 + 2 + 3, "A": 2 + 3, "C": 1}


@pytest.mark.card("GA02")
@pytest.mark.rule("VEN-RES-CLASH-03", "VEN-R-11", "VEN-KEY-05")
def test_wolf_companion_halves_before_anything_is_added_or_taken_away() -> None:
    table = gangrel()
    table.deploy("A", "GA02")
    table.deploy("B", "BR01")
    table.put_blood("B", 1)
    table.alliance("C", "VI10", "VI11", "VI12")
    table.deploy("C", "TO02")
    table.resolve().everybody_stays()
    assert table.totals() == {"C": 0 + 3, "B": (3 - 2) + 1, "A": 2}


@pytest.mark.card("GA02")
@pytest.mark.rule("VEN-RES-CLASH-03", "VEN-R-36")
def test_wolf_companion_does_not_halve_face_down_cards_of_the_mindless_assault() -> None:
    table = Table(3, clans={"A": "gangrel", "B": "malkavian", "C": "toreador"})
    table.deploy("A", "GA02")
    table.deploy("B", "MA07")
    table.deploy("B", "MA09")
    table.resolve().everybody_stays()
    table.seat("B").answers((do.ThisCard("MA09", "B"),))
    assert table.totals() == {"B": 1 + 4, "A": 2}


@pytest.mark.card("GA02")
@pytest.mark.rule("VEN-TEAM-13")
@pytest.mark.parametrize("included, strength", [(True, 1), (False, 3)])
def test_wolf_companion_halves_the_partners_cards_only_if_the_gangrel_wants_it(included: bool, strength: int) -> None:
    table = gangrel_and_partner()
    table.deploy("A", "GA02")
    table.deploy("B", "BR04")
    table.deploy("C", "TO06")
    table.resolve().everybody_stays()
    assert list(table.asked()) == ["A"]
    table.seat("A").answers(included)
    assert table.totals()["C"] == strength
    assert table.totals()["B"] == 2


# GA03 Feral Weapons


@pytest.mark.card("GA03")
@pytest.mark.parametrize("deployed, total", [(0, 1), (1, 3), (3, 7)])
def test_feral_weapons_make_each_own_blood_worth_two(deployed: int, total: int) -> None:
    table = gangrel()
    table.deploy("A", "GA03", face_down=True)
    table.put_blood("A", deployed)
    table.deploy("B", "BR09")
    table.put_blood("B", 4)
    table.resolve().everybody_stays()
    assert table.totals() == {"A": total, "B": 4}


# GA04 Power of the Pack


@pytest.mark.card("GA04")
def test_power_of_the_pack_takes_half_of_each_rivals_deployed_blood_rounded_up() -> None:
    table = gangrel(4)
    table.deploy("A", "GA04")
    table.put_blood("A", 2)
    table.deploy("B", "BR01")
    table.put_blood("B", 3)
    table.put_blood("C", 1)
    table.deploy("D", "VE08")
    table.put_blood("D", 5, at="D2")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood == {"A": 6 + 2 + 1, "B": 6, "C": 6, "D": 6}
    assert [table.area(seat).blood for seat in "ABC"] == [2, 1, 0]
    assert table.area("D", "D2").blood == 5
    # the Toreador, left without blood and cards, is no longer in the district
    assert table.totals() == {"B": 4 + 1, "A": 2 + 2, "D": 2}


@pytest.mark.card("GA04")
@pytest.mark.rule("VEN-R-22", "VEN-RSRC-10")
def test_power_of_the_pack_is_neither_loss_nor_theft() -> None:
    table = Table(3, clans={"A": "gangrel", "B": "tremere", "C": "toreador"})
    table.deploy("A", "GA04")
    table.deploy("B", "TR06")  # Retaliation has nothing to answer
    table.put_blood("B", 2)
    table.deploy("C", "TO06")  # Submission protects the pool only
    table.put_blood("C", 2)
    table.resolve().everybody_stays()
    assert table.blood == {"A": 8, "B": 6, "C": 6}


@pytest.mark.card("GA04")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, pool", [(True, 8), (False, 7)])
def test_power_of_the_pack_may_leave_the_partner_alone(included: bool, pool: int) -> None:
    table = gangrel_and_partner()
    table.deploy("A", "GA04")
    table.put_blood("B", 2)
    table.put_blood("C", 2)
    table.resolve().everybody_stays()
    table.seat("A").answers(included)
    assert table.over
    assert table.blood["A"] == pool


# GA05 Fearless


@pytest.mark.card("GA05")
@pytest.mark.rule("VEN-R-32")
def test_fearless_swaps_pool_and_deployed_blood_and_then_adds_two() -> None:
    table = gangrel()
    table.deploy("A", "GA05")
    table.put_blood("A", 2)
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.blood["A"] == 2
    assert table.area("A").blood == 6 + 2
    assert table.totals() == {"A": 3 + 8, "B": 6}


@pytest.mark.card("GA05")
@pytest.mark.rule("VEN-RES-PREP-04")
def test_fearless_may_be_left_alone() -> None:
    table = gangrel()
    table.deploy("A", "GA05")
    table.put_blood("A", 2)
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").says_no()
    assert table.over
    assert table.blood["A"] == 6
    assert table.totals() == {"B": 6, "A": 5}


@pytest.mark.card("GA05")
@pytest.mark.rule("VEN-R-32", "VEN-RSRC-04")
def test_fearless_cannot_be_used_without_deployed_blood() -> None:
    table = gangrel()
    table.deploy("A", "GA05")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood["A"] == 6
    assert table.totals()["A"] == 3


# GA06 On the Prowl


@pytest.mark.card("GA06")
@pytest.mark.parametrize(
    "prowling_at, played_at, face_down, deployed",
    [("D1", "D1", False, 1), ("D1", "D1", True, 1), ("D1", "D2", False, 0), ("HAVEN", "HAVEN", False, 1)],
)
def test_on_the_prowl_puts_one_blood_when_an_opponent_plays_a_card_there(
    prowling_at: str, played_at: str, face_down: bool, deployed: int
) -> None:
    table = gangrel()
    table.deploy("A", "GA06", at=prowling_at)
    table.hand("B", "BR04")
    table.turn("B").seat("B").plays("BR04", at=played_at, face_down=face_down)
    assert table.area("A", prowling_at).blood == deployed
    assert table.blood["A"] == 6


@pytest.mark.card("GA06")
@pytest.mark.rule("VEN-CARD-08")
def test_on_the_prowl_notices_nothing_while_face_down() -> None:
    table = gangrel()
    table.deploy("A", "GA06", face_down=True)
    table.hand("B", "BR04")
    table.turn("B").seat("B").plays("BR04")
    assert table.area("A").blood == 0


@pytest.mark.card("GA06")
def test_on_the_prowl_takes_no_notice_of_its_own_players_cards_itself_included() -> None:
    table = gangrel()
    table.hand("A", "GA06", "GA08")
    table.turn("A").seat("A").plays("GA06").ends_turn()
    table.turn("A").seat("A").plays("GA08").ends_turn()
    assert table.area("A").blood == 0


@pytest.mark.card("GA06", "MA03")
@pytest.mark.rule("VEN-R-17", "VEN-R-18")
def test_on_the_prowl_notices_cards_played_by_effects_but_not_cards_that_move_in() -> None:
    table = Table(3, clans={"A": "gangrel", "B": "malkavian", "C": "ventrue"})
    table.deploy("A", "GA06", at="HAVEN")
    table.deploy("C", "VE08", at="D1")
    table.deploy("B", "MA03", at="HAVEN")
    table.hand("B", "MA08", "MA04")
    table.resolution()
    table.seat("C").withdraws()  # its card moves to the Haven
    assert table.area("A", "HAVEN").blood == 0
    table.everybody_stays()
    assert table.over
    assert table.area("A", "HAVEN").blood == 2


@pytest.mark.card("GA06")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, deployed", [(True, 1), (False, 0)])
def test_on_the_prowl_may_count_the_partner_as_an_opponent(included: bool, deployed: int) -> None:
    table = gangrel_and_partner()
    table.deploy("A", "GA06")
    table.hand("C", "TO08")
    table.turn("C").seat("C").plays("TO08")
    table.seat("A").answers(included)
    assert table.area("A").blood == deployed


# GA07 Mist Form


@pytest.mark.card("GA07")
@pytest.mark.parametrize("deployed, moved", [(1, 1), (2, 1), (3, 2)])
@pytest.mark.parametrize("target", ["D1", "HAVEN"])
def test_mist_form_moves_half_of_the_own_blood_rounded_up_to_any_other_district(
    deployed: int, moved: int, target: str
) -> None:
    table = gangrel()
    table.deploy("A", "GA07", at="D2")
    table.put_blood("A", deployed, at="D2")
    table.deploy("B", "BR01", at="D2")
    table.resolve("D2").everybody_stays()
    player = table.seat("A")
    assert {option.district for option in player.ask.options if option != do.Decline()} == {"D1", "HAVEN"}
    player.answers(do.ThisDistrict(target))
    assert table.over
    assert table.totals("D2")["A"] == 2 + deployed  # it fought before it left
    assert table.area("A", "D2").blood == deployed - moved
    assert table.area("A", target).blood == moved
    assert table.cards("A", "D2") == ("GA07",)
    assert table.blood["A"] == 6


@pytest.mark.card("GA07")
def test_mist_form_lets_its_player_fight_in_a_district_that_is_still_to_come() -> None:
    table = gangrel()
    table.deploy("A", "GA07", at="D1")
    table.put_blood("A", 4, at="D1")
    table.deploy("C", "TO05", at="D2")
    table.resolution().everybody_stays()
    table.seat("A").answers(do.ThisDistrict("D2"))
    assert set(table.asked()) == {"A", "C"}
    table.everybody_stays()
    assert table.totals("D2") == {"C": 1, "A": 2}  # the sole card holder is first whatever the totals


@pytest.mark.card("GA07")
def test_mist_form_may_be_declined() -> None:
    table = gangrel()
    table.deploy("A", "GA07")
    table.put_blood("A", 3)
    table.resolve().everybody_stays()
    table.seat("A").answers(do.Decline())
    assert table.over
    assert table.area("A").blood == 3


# GA08 Ready and GA09 The Hunt


@pytest.mark.card("GA08")
def test_ready_puts_two_blood_from_the_supply_in_the_prepare_step() -> None:
    table = gangrel()
    table.deploy("A", "GA08", face_down=True)
    table.put_blood("A", 1)
    table.deploy("B", "BR09")
    table.resolve().everybody_stays()
    assert table.area("A").blood == 3
    assert table.totals()["A"] == 3
    assert table.blood["A"] == 5  # only the Hunt of the Brujah touches the pool


@pytest.mark.card("GA08")
@pytest.mark.rule("VEN-RES-RETREAT-05", "VEN-R-16")
def test_ready_that_withdrew_puts_its_blood_at_the_haven() -> None:
    table = gangrel()
    table.deploy("A", "GA08", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.resolution()
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.everybody_stays()
    assert table.over
    assert table.area("A", "D1").blood == 0
    assert table.area("A", "HAVEN").blood == 2


@pytest.mark.card("GA09")
def test_the_hunt_steals_one_from_each_rival_in_the_aftermath() -> None:
    table = gangrel(4)
    table.deploy("A", "GA09", face_down=True)
    table.deploy("B", "BR01")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals() == {"B": 6, "C": 1, "A": 0}
    assert table.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
