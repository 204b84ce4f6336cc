"""Brujah, card by card: strength, damage, points from Frenzies.  Seat A plays the clan."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


def brujah(players: int = 3, **how) -> Table:
    return Table(players, clans={"A": "brujah", "B": "ventrue", "C": "toreador"}, **how)


def brujah_and_partner(**how) -> Table:
    """A and C against B and D."""
    return Table(4, clans={"A": "brujah", "B": "ventrue", "C": "toreador", "D": "gangrel"}, teams=True, **how)


# BR01 Bloody Fury


@pytest.mark.card("BR01")
@pytest.mark.example("E-10")
@pytest.mark.parametrize("deployed, total", [(0, 6), (1, 5), (3, 7)])
def test_bloody_fury_is_two_weaker_once_blood_lies_in_the_own_area(deployed: int, total: int) -> None:
    table = brujah()
    table.deploy("A", "BR01")
    table.put_blood("A", deployed)
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.totals()["A"] == total


@pytest.mark.card("BR01")
def test_bloody_fury_minds_neither_rivals_blood_nor_own_blood_elsewhere() -> None:
    table = brujah()
    table.deploy("A", "BR01", face_down=True)
    table.put_blood("A", 2, at="D2")
    table.deploy("B", "VE08")
    table.put_blood("B", 3)
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 6, "B": 5}


# BR02 Punk's Posse


@pytest.mark.card("BR02")
@pytest.mark.parametrize("friends, total", [((), 2), (("BR09",), 4), (("BR09", "BR04"), 10)])
def test_punks_posse_has_two_for_each_card_in_its_area_itself_included(friends: tuple[str, ...], total: int) -> None:
    table = brujah()
    table.deploy("A", "BR02")
    for card in friends:
        table.deploy("A", card)
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.totals()["A"] == total


@pytest.mark.card("BR02")
@pytest.mark.rule("VEN-RES-06", "VEN-RES-REVEAL-05")
def test_punks_posse_counts_cards_left_face_down_and_cards_of_others_in_its_area() -> None:
    table = Table(3, clans={"A": "brujah", "B": "nosferatu", "C": "ventrue"})
    table.deploy("A", "BR02")
    table.deploy("A", "BR04", face_down=True)
    table.deploy("A", "VE08")  # Ventrue's card in the Brujah's area
    table.deploy("B", "NO06")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.LeaveDown())
    assert table.over
    assert not table.card("BR04").face_up
    assert table.totals()["A"] == 6 + 0 + 2


# BR03 Challenge


@pytest.mark.card("BR03")
@pytest.mark.example("E-16")
@pytest.mark.parametrize(
    "district, face_down, left",
    [("D2", False, 5), ("HAVEN", False, 5), ("D1", False, 6), ("D2", True, 6), ("D1", True, 6)],
)
def test_challenge_costs_an_opponent_one_blood_for_a_card_in_another_district(
    district: str, face_down: bool, left: int
) -> None:
    table = brujah()
    table.deploy("A", "BR03", at="D1", face_down=face_down)
    table.hand("B", "VE08")
    table.turn("B").seat("B").plays("VE08", at=district)
    assert table.blood == {"A": 6, "B": left, "C": 6}


@pytest.mark.card("BR03")
@pytest.mark.rule("VEN-R-07", "VEN-PLAN-13")
def test_challenge_adds_to_the_cost_of_a_face_down_play_and_comes_before_blood_is_placed() -> None:
    table = brujah(blood=4)
    table.deploy("A", "BR03", at="HAVEN")
    table.hand("B", "VE08")
    player = table.turn("B").seat("B").plays("VE08", at="D2", face_down=True)
    assert table.blood["B"] == 2
    assert player.refusal(do.PlaceBlood(2)).rule == "VEN-PLAN-10"
    player.places(1)
    assert table.blood["B"] == 1


@pytest.mark.card("BR03")
def test_challenge_never_hurts_its_own_player() -> None:
    table = brujah()
    table.deploy("A", "BR03", at="D1")
    table.hand("A", "BR04")
    table.turn("A").seat("A").plays("BR04", at="D2")
    assert table.blood["A"] == 6


@pytest.mark.card("BR03")
@pytest.mark.rule("VEN-FRENZY-02", "VEN-FRENZY-03", "VEN-FRENZY-12", "VEN-R-33")
def test_challenge_can_cause_a_frenzy_in_mid_turn_and_is_credited() -> None:
    table = brujah(blood={"B": 1})
    table.deploy("A", "BR03", at="D1")
    table.hand("B", "VE08")
    player = table.turn("B").seat("B").plays("VE08", at="D2")
    assert table.influence == {"A": 4, "B": 3, "C": 3}
    assert table.blood["B"] == 3  # the drained victim
    assert table.game.alliances["B"] == ()
    player.places(2)
    assert table.over
    assert table.area("B", "D2").blood == 2


@pytest.mark.card("BR03")
@pytest.mark.rule("VEN-R-17", "VEN-RES-RETREAT-08")
def test_moving_cards_to_the_haven_is_no_play_for_challenge() -> None:
    table = brujah()
    table.deploy("A", "BR03", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.resolve()
    table.seat("B").withdraws()
    table.seat("A").stays()
    assert table.cards("B", "HAVEN") == ("VE08",)
    assert table.blood["B"] == 6


@pytest.mark.card("BR03", "MA03")
@pytest.mark.rule("VEN-R-18")
def test_challenge_hits_once_for_every_card_an_effect_plays_elsewhere() -> None:
    table = Table(3, clans={"A": "brujah", "B": "malkavian", "C": "ventrue"})
    table.deploy("A", "BR03", at="D2")
    table.deploy("B", "MA03", at="D1")
    table.hand("B", "MA08", "MA09", "MA04")
    table.deploy("C", "VE08", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.over
    # three cards played, three lost, one stolen back from Ventrue by the Malkavian Hunt
    assert len(table.told("loses-blood")) == 3
    assert table.blood == {"A": 6, "B": 4, "C": 5}


@pytest.mark.card("BR03")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, left", [(True, 5), (False, 6)])
def test_challenge_spares_the_partner_if_the_brujah_says_so(included: bool, left: int) -> None:
    table = brujah_and_partner()
    table.deploy("A", "BR03", at="D1")
    table.hand("C", "TO09")
    table.turn("C").seat("C").plays("TO09", at="D2")
    assert list(table.asked()) == ["A"]
    table.seat("A").answers(included)
    assert table.blood["C"] == left


# BR04 Fist of Caine


@pytest.mark.card("BR04")
@pytest.mark.example("E-11")
@pytest.mark.parametrize("round, left", [(1, 4), (2, 3), (3, 2)])
def test_fist_of_caine_takes_as_much_as_the_round_says(round: int, left: int) -> None:
    table = brujah(round=round, blood=5)
    table.deploy("A", "BR04", face_down=True)
    table.deploy("B", "VE08")
    table.put_blood("C", 1)  # a rival with blood only
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals()["A"] == 4
    assert table.blood == {"A": 5, "B": left, "C": left}


@pytest.mark.card("BR04")
@pytest.mark.rule("VEN-KEY-02")
def test_fist_of_caine_misses_those_who_withdrew_or_never_came() -> None:
    table = brujah(4, round=3)
    table.deploy("A", "BR04", at="HAVEN")
    table.deploy("B", "VE08", at="HAVEN")
    table.deploy("C", "TO09", at="HAVEN")
    table.deploy("D", "GA08", at="D1")
    table.resolve("HAVEN")
    table.seat("A").stays()
    table.seat("B").withdraws()
    table.seat("C").stays()
    assert table.over
    # Toreador's Hunt steals 1 from the Brujah and the Fist takes 3 from the Toreador
    assert table.blood == {"A": 5, "B": 6, "C": 4, "D": 6}


@pytest.mark.card("BR04")
@pytest.mark.example("E-22")
@pytest.mark.rule("VEN-FRENZY-04", "VEN-RSRC-07")
def test_fist_of_caine_carries_nothing_over_into_the_blood_of_the_frenzy() -> None:
    table = brujah(round=3, blood={"B": 2})
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.blood["B"] == 3
    assert table.influence["A"] == 3 + 3 + 1  # first place in round 3, Frenzy


@pytest.mark.card("BR04")
@pytest.mark.rule("VEN-TEAM-04", "VEN-TEAM-05")
@pytest.mark.parametrize("included, left", [(True, 3), (False, 1)])
def test_fist_of_caine_may_include_the_partner_but_earns_nothing_from_the_partners_frenzy(
    included: bool, left: int
) -> None:
    table = brujah_and_partner(blood={"C": 1})
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert list(table.asked()) == ["A"]
    table.seat("A").answers(included)
    assert table.over
    assert table.blood["C"] == left
    assert table.blood["B"] == 5
    assert table.influence["A"] == 3 + 1


# BR05 F*ck the System


@pytest.mark.card("BR05")
@pytest.mark.parametrize("rivals_blood, left", [(0, 2), (2, 4)])
def test_fck_the_system_hurts_twice_as_much_from_first_place(rivals_blood: int, left: int) -> None:
    table = brujah()
    table.deploy("A", "BR05")
    table.deploy("B", "VE08")
    table.put_blood("B", rivals_blood)
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert (next(iter(table.totals())) == "A") is (rivals_blood == 0)
    assert table.blood == {"A": 6, "B": left, "C": left}


@pytest.mark.card("BR05")
@pytest.mark.rule("VEN-RES-CLASH-07")
def test_fck_the_system_counts_the_automatic_first_place_of_the_sole_card_holder() -> None:
    table = brujah()
    table.deploy("A", "BR05")
    table.put_blood("C", 5)
    table.resolve().everybody_stays()
    assert list(table.totals()) == ["A", "C"]
    assert table.blood["C"] == 2


# BR06 Earthshock


@pytest.mark.card("BR06")
@pytest.mark.parametrize("own, theirs, loss", [(2, 3, 2), (0, 1, 0), (4, 0, 2), (3, 3, 3)])
def test_earthshock_takes_half_of_all_deployed_blood_rounded_down(own: int, theirs: int, loss: int) -> None:
    table = brujah()
    table.deploy("A", "BR06")
    table.put_blood("A", own)
    table.deploy("B", "VE08")
    table.put_blood("B", theirs)
    table.deploy("C", "TO05")
    table.put_blood("C", 9, at="D2")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 6, "B": 6 - loss, "C": 6 - loss}
    assert table.area("A").blood == own
    assert table.area("B").blood == theirs


@pytest.mark.card("BR06")
@pytest.mark.rule("VEN-R-08", "VEN-RSRC-09")
def test_earthshock_is_one_loss_and_so_one_frenzy_even_with_blood_deployed() -> None:
    table = brujah(blood={"B": 2})
    table.deploy("A", "BR06")
    table.put_blood("A", 4)
    table.deploy("B", "VE08")
    table.put_blood("B", 6)
    table.resolve().everybody_stays()
    assert table.blood["B"] == 3  # one drained victim
    assert table.area("B").blood == 6
    assert len(table.told("frenzy")) == 1
    assert table.influence["A"] == 3 + 1 + 1


# BR07 Show of Force


@pytest.mark.card("BR07")
@pytest.mark.example("E-12")
@pytest.mark.rule("VEN-RSRC-06", "VEN-FRENZY-02")
def test_show_of_force_steals_from_each_rival_and_may_cause_a_frenzy() -> None:
    table = brujah(blood={"A": 6, "B": 3, "C": 1})
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood == {"A": 8, "B": 2, "C": 0 + 3}
    assert table.influence["A"] == 3 + 1 + 1  # the clash, the Frenzy
    assert [e["player"] for e in table.told("frenzy")] == ["C"]


@pytest.mark.card("BR07")
@pytest.mark.rule("VEN-RES-RETREAT-05", "VEN-RES-RETREAT-09")
def test_show_of_force_taken_along_to_the_haven_steals_there_and_not_where_it_was_played() -> None:
    table = brujah()
    table.deploy("A", "BR07", at="D1", face_down=True)
    table.deploy("B", "VE08", at="D1")
    table.deploy("C", "TO05", at="HAVEN")
    table.resolution()
    table.seat("A").withdraws()
    table.seat("B").stays()
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    assert table.card("BR07").face_up
    table.everybody_stays()
    assert table.over
    assert table.blood == {"A": 7, "B": 6, "C": 5}


@pytest.mark.card("BR07")
@pytest.mark.rule("VEN-KEY-02", "VEN-CONF-06")
def test_show_of_force_without_rivals_does_nothing() -> None:
    table = brujah()
    table.deploy("A", "BR07")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood == {"A": 6, "B": 6, "C": 6}


# BR08 Ready


@pytest.mark.card("BR08")
@pytest.mark.rule("VEN-FRENZY-11")
@pytest.mark.parametrize("face_down", [False, True])
def test_ready_adds_one_influence_for_a_rivals_frenzy(face_down: bool) -> None:
    table = brujah(blood={"B": 1})
    table.deploy("A", "BR08", face_down=face_down)  # turned up in Reveal, before the Prepare step
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.influence["A"] == 3 + 2 + 1  # Frenzy with Ready, first place


@pytest.mark.card("BR08", "BR03")
@pytest.mark.rule("VEN-R-48", "VEN-CARD-08")
@pytest.mark.parametrize("ready_at, face_down, gained", [("D2", False, 2), ("D1", False, 1), ("D2", True, 1)])
def test_ready_looks_whether_the_frenzied_player_is_in_its_district_at_that_moment(
    ready_at: str, face_down: bool, gained: int
) -> None:
    table = brujah(blood={"B": 1})
    table.deploy("A", "BR03", at="D1")
    table.deploy("A", "BR08", at=ready_at, face_down=face_down)
    table.hand("B", "VE08")
    table.turn("B").seat("B").plays("VE08", at="D2")
    assert table.influence["A"] == 3 + gained


@pytest.mark.card("BR08")
def test_ready_pays_nothing_for_a_frenzy_somebody_else_caused() -> None:
    table = Table(3, clans={"A": "brujah", "B": "ventrue", "C": "toreador"}, blood={"B": 1})
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.deploy("C", "TO09")
    table.resolve().everybody_stays()
    assert len(table.told("frenzy")) == 1
    assert table.influence == {"A": 4, "B": 4, "C": 5}


@pytest.mark.card("BR08")
@pytest.mark.rule("VEN-TEAM-05")
def test_ready_pays_nothing_for_the_partners_frenzy() -> None:
    table = brujah_and_partner(blood={"C": 1})
    table.deploy("A", "BR07")
    table.deploy("A", "BR08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert len(table.told("frenzy")) == 1
    assert table.influence["A"] == 3 + 1


# BR09 The Hunt


@pytest.mark.card("BR09")
def test_the_hunt_steals_one_from_each_rival_in_the_aftermath() -> None:
    table = brujah(4)
    table.deploy("A", "BR09", face_down=True)
    table.deploy("B", "VE08")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals() == {"B": 2, "C": 1, "A": 0}
    assert table.blood == {"A": 8, "B": 5, "C": 5, "D": 6}


@pytest.mark.card("BR09")
@pytest.mark.rule("VEN-DIAB-11", "VEN-R-05", "VEN-RSRC-06")
def test_the_hunt_goes_on_to_the_next_rival_after_one_was_eliminated_by_the_frenzy() -> None:
    table = brujah(blood={"B": 1})
    table.alliance("B", "AL09")
    table.tokens("B", ready=2)
    table.deploy("A", "BR09")
    table.deploy("B", "VE08", at="D1")
    table.deploy("C", "TO05")
    table.game.victim_deck = ()  # the second place of Ventrue brings no other card to drain
    table.resolve().everybody_stays()
    assert table.game.out == ("B",)
    assert table.blood["A"] == 8
    assert table.blood["C"] == 5
