"""Tremere, card by card: blood burnt for power, close to Frenzy.  Seat A plays the clan."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


def tremere(players: int = 3, **how) -> Table:
    return Table(players, clans={"A": "tremere", "B": "brujah", "C": "toreador", "D": "ventrue"}, **how)


def tremere_and_partner(**how) -> Table:
    """A and C against B and D."""
    return tremere(4, teams=True, **how)


# TR01 Focus from Hunger


@pytest.mark.card("TR01")
@pytest.mark.rule("VEN-RES-CLASH-03")
@pytest.mark.parametrize("pool, strength", [(1, 8), (6, 3), (9, 0), (12, 0)])
def test_focus_from_hunger_is_the_stronger_the_emptier_the_pool(pool: int, strength: int) -> None:
    table = tremere(blood={"A": pool})
    table.deploy("A", "TR01", face_down=True)
    table.put_blood("A", 2)  # deployed blood is not in the pool
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.totals()["A"] == strength + 2


@pytest.mark.card("TR01", "GA02")
@pytest.mark.rule("VEN-RES-CLASH-03", "VEN-R-11")
def test_focus_from_hunger_is_halved_before_the_pool_is_taken_off() -> None:
    table = Table(3, clans={"A": "tremere", "B": "gangrel", "C": "toreador"}, blood={"A": 3})
    table.deploy("A", "TR01")
    table.deploy("B", "GA02")
    table.resolve().everybody_stays()
    assert table.totals() == {"B": 2, "A": 4 - 3}


# TR02 Ancient Artifacts


@pytest.mark.card("TR02")
@pytest.mark.parametrize("pool, spent", [(2, 1), (3, 1), (7, 3)])
def test_ancient_artifacts_are_kept_up_by_spending_half_of_the_pool(pool: int, spent: int) -> None:
    table = tremere(blood={"A": pool})
    table.deploy("A", "TR02", face_down=True)
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    player = table.seat("A")
    assert set(player.ask.options) == {do.Pay(spent), do.TurnDown()}
    player.answers(do.Pay(spent))
    assert table.over
    assert table.blood["A"] == pool - spent
    assert table.totals()["A"] == 6


@pytest.mark.card("TR02")
@pytest.mark.rule("VEN-RES-REVEAL-06", "VEN-R-52")
def test_ancient_artifacts_may_be_turned_down_instead_in_the_open() -> None:
    table = tremere()
    table.deploy("A", "TR02")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.TurnDown())
    assert table.over
    assert table.blood["A"] == 6
    assert table.totals() == {"B": 6, "A": 0}
    assert not table.card("TR02").face_up
    assert table.view("B").areas["D1"]["A"].cards[0].card == "TR02"


@pytest.mark.card("TR02")
@pytest.mark.rule("VEN-R-12", "VEN-RSRC-11")
def test_ancient_artifacts_are_turned_down_when_half_of_the_pool_is_nothing() -> None:
    table = tremere(blood={"A": 1})
    table.deploy("A", "TR02")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood["A"] == 1
    assert table.totals()["A"] == 0


# TR03 Theft of Vitae


@pytest.mark.card("TR03")
@pytest.mark.parametrize("pool, after", [(1, 7), (6, 7), (7, 8), (10, 11)])
def test_theft_of_vitae_fills_the_pool_up_to_seven_or_adds_one(pool: int, after: int) -> None:
    table = tremere(blood={"A": pool, "B": 6, "C": 6})
    table.deploy("A", "TR03", face_down=True)
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood == {"A": after, "B": 6, "C": 6}
    assert table.totals()["A"] == 3


# TR04 Dark Pact


@pytest.mark.card("TR04")
@pytest.mark.rule("VEN-R-23")
@pytest.mark.parametrize("pact_at", ["D1", "D2", "HAVEN"])
def test_dark_pact_keeps_the_cost_of_a_face_down_play_anywhere(pact_at: str) -> None:
    table = tremere()
    table.deploy("A", "TR04", at=pact_at)
    table.hand("A", "TR09")
    table.turn("A").seat("A").plays("TR09", at="D2", face_down=True)
    assert table.blood["A"] == 5
    assert table.area("A", pact_at).blood == 1


@pytest.mark.card("TR04", "BR04")
@pytest.mark.rule("VEN-R-23")
def test_dark_pact_keeps_what_clan_cards_make_its_player_lose() -> None:
    table = tremere(round=3)
    table.deploy("A", "TR04", at="HAVEN")
    table.deploy("A", "TR01", at="D1")
    table.deploy("B", "BR04", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.over
    assert table.blood["A"] == 3
    assert table.area("A", "HAVEN").blood == 3


@pytest.mark.card("TR04", "LO03")
@pytest.mark.rule("VEN-R-23", "VEN-R-29")
def test_dark_pact_keeps_the_toll_of_a_location() -> None:
    table = tremere(locations={"D1": "LO03"})
    table.deploy("A", "TR04", at="HAVEN")
    table.hand("A", "TR09")
    table.turn("A").seat("A").plays("TR09", at="D1")
    assert table.blood["A"] == 5
    assert table.area("A", "HAVEN").blood == 1


@pytest.mark.card("TR04", "LO03")
@pytest.mark.rule("VEN-PLAN-05", "VEN-CARD-08")
def test_dark_pact_does_not_keep_the_toll_paid_for_itself() -> None:
    table = tremere(locations={"D1": "LO03"})
    table.hand("A", "TR04")
    table.turn("A").seat("A").plays("TR04", at="D1")
    assert table.blood["A"] == 5
    assert table.area("A").blood == 0


@pytest.mark.card("TR04", "BR07")
@pytest.mark.rule("VEN-R-23")
def test_dark_pact_does_not_keep_stolen_blood() -> None:
    table = tremere()
    table.deploy("A", "TR04")
    table.deploy("B", "BR07")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 5, "B": 7, "C": 6}
    assert table.area("A").blood == 0


@pytest.mark.card("TR04", "LO07")
@pytest.mark.rule("VEN-R-23")
def test_dark_pact_does_not_keep_losses_to_locations_and_allies() -> None:
    table = tremere(locations={"D1": "LO07"})
    table.deploy("A", "TR04", at="HAVEN")
    table.deploy("A", "TR01", at="D1")
    table.resolve("D1")
    table.seat("A").withdraws()
    assert table.blood["A"] == 5
    assert table.area("A", "HAVEN").blood == 0

    table = tremere()
    table.alliance("A", "AL12")
    table.deploy("A", "TR04", at="HAVEN")
    table.feed()
    assert table.blood["A"] == 5
    assert table.area("A", "HAVEN").blood == 0


@pytest.mark.card("TR04", "AL13")
@pytest.mark.rule("VEN-R-23")
def test_dark_pact_does_not_keep_what_is_spent_for_looking() -> None:
    table = tremere()
    table.alliance("A", "AL13")
    table.deploy("A", "TR04", at="HAVEN")
    table.deploy("B", "BR01", at="D1", face_down=True)
    table.hand("A", "TR09")
    player = table.turn("A").seat("A")
    player.answers(next(option for option in player.ask.options if isinstance(option, do.Look)))
    assert table.blood["A"] == 5
    assert table.area("A", "HAVEN").blood == 0


@pytest.mark.card("TR04", "BR04")
@pytest.mark.rule("VEN-R-23", "VEN-FRENZY-01")
def test_dark_pact_does_not_prevent_frenzy() -> None:
    table = tremere(round=3, blood={"A": 2})
    table.deploy("A", "TR04", at="D1")
    table.deploy("B", "BR04", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.area("A", "D1").blood == 2
    assert table.blood["A"] == 3  # a drained victim
    assert table.influence["B"] == 3 + 3 + 1


@pytest.mark.card("TR04")
@pytest.mark.rule("VEN-CARD-08")
def test_dark_pact_keeps_nothing_while_face_down_and_not_its_own_cost() -> None:
    table = tremere()
    table.hand("A", "TR04", "TR09")
    table.turn("A").seat("A").plays("TR04", at="D1", face_down=True).ends_turn()
    table.turn("A").seat("A").plays("TR09", at="D1", face_down=True)
    assert table.blood["A"] == 4
    assert table.area("A", "D1").blood == 0


@pytest.mark.card("TR04", "TR05", "TR06")
@pytest.mark.rule("VEN-R-23", "VEN-R-24")
def test_dark_pact_and_retaliation_both_answer_one_payment() -> None:
    table = tremere(blood={"A": 7, "B": 9, "C": 9})
    table.deploy("A", "TR04", at="HAVEN")
    table.deploy("A", "TR05", at="D1")
    table.deploy("A", "TR06", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.blood == {"A": 4, "B": 9 - 3 - 4, "C": 9}
    assert table.area("A", "HAVEN").blood == 3


# TR05 Cauldron of Blood


@pytest.mark.card("TR05")
@pytest.mark.example("E-15")
def test_cauldron_of_blood_burns_half_of_the_pool_and_each_rival_loses_four() -> None:
    table = tremere(blood={"A": 7, "B": 6, "C": 4})
    table.deploy("A", "TR05", face_down=True)
    table.deploy("B", "BR01")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.blood == {"A": 4, "B": 2, "C": 0 + 3}
    assert table.influence["A"] == 3 + 1 + 1  # the clash and one Frenzy


@pytest.mark.card("TR05")
@pytest.mark.rule("VEN-RES-PREP-04", "VEN-R-12")
def test_cauldron_of_blood_may_stay_cold_and_must_with_a_pool_of_one() -> None:
    table = tremere()
    table.deploy("A", "TR05")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").says_no()
    assert table.over
    assert table.blood == {"A": 6, "B": 6, "C": 6}

    table = tremere(blood={"A": 1})
    table.deploy("A", "TR05")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood == {"A": 1, "B": 6, "C": 6}


@pytest.mark.card("TR05")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, left", [(True, 2), (False, 6)])
def test_cauldron_of_blood_may_spare_the_partner(included: bool, left: int) -> None:
    table = tremere_and_partner()
    table.deploy("A", "TR05")
    table.deploy("B", "BR01")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    table.seat("A").says_yes().answers(included)
    assert table.over
    assert table.blood == {"A": 3, "B": 2, "C": left, "D": 6}


# TR06 Retaliation


@pytest.mark.card("TR06")
@pytest.mark.rule("VEN-R-24")
@pytest.mark.parametrize("played_at, lost", [("D1", 1), ("D2", 0)])
def test_retaliation_answers_the_cost_of_a_card_played_here(played_at: str, lost: int) -> None:
    table = tremere(4)
    table.deploy("A", "TR06", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.put_blood("C", 1, at="D1")
    table.hand("A", "TR09")
    player = table.turn("A").seat("A").plays("TR09", at=played_at, face_down=True)
    player.places(3)  # placing is no spending
    assert table.blood == {"A": 2, "B": 6 - lost, "C": 6 - lost, "D": 6}


@pytest.mark.card("TR06")
@pytest.mark.rule("VEN-CARD-08")
def test_retaliation_does_not_answer_while_face_down_nor_its_own_cost() -> None:
    table = tremere()
    table.deploy("B", "BR01", at="D1")
    table.hand("A", "TR06", "TR09")
    table.turn("A").seat("A").plays("TR06", at="D1", face_down=True).ends_turn()
    table.turn("A").seat("A").plays("TR09", at="D1", face_down=True)
    assert table.blood == {"A": 4, "B": 6, "C": 6}


@pytest.mark.card("TR06", "LO03")
@pytest.mark.rule("VEN-PLAN-05", "VEN-CARD-08")
def test_retaliation_does_not_answer_the_toll_paid_for_itself() -> None:
    table = tremere(locations={"D1": "LO03"})
    table.deploy("B", "BR04")
    table.hand("A", "TR06")
    table.turn("A").seat("A").plays("TR06", at="D1")
    assert table.blood == {"A": 5, "B": 6, "C": 6}


@pytest.mark.card("TR06", "BR07")
@pytest.mark.rule("VEN-R-24")
def test_retaliation_answers_a_theft_by_a_card_lying_here_with_a_loss_for_every_rival() -> None:
    table = tremere()
    table.deploy("A", "TR06")
    table.deploy("B", "BR07")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert table.over
    # stolen 1 from A, answered by 1 from B and 1 from C, then stolen 1 from C
    assert table.blood == {"A": 5, "B": 6 + 1 - 1 + 1, "C": 6 - 1 - 1}


@pytest.mark.card("TR06", "BR03")
@pytest.mark.rule("VEN-R-24")
@pytest.mark.parametrize("challenge_at, left", [("D2", 6), ("D1", 5)])
def test_retaliation_answers_only_cards_that_lie_in_its_district(challenge_at: str, left: int) -> None:
    table = tremere()
    table.deploy("A", "TR06", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.deploy("B", "BR03", at=challenge_at)
    table.hand("A", "TR09")
    table.turn("A").seat("A").plays("TR09", at="HAVEN")
    assert table.blood == {"A": 5, "B": left, "C": 6}


@pytest.mark.card("TR06", "BR04")
@pytest.mark.rule("VEN-R-24", "VEN-FRENZY-13")
def test_retaliation_answers_what_was_really_lost_and_after_the_own_frenzy() -> None:
    table = tremere(round=3, blood={"A": 2, "B": 2})
    table.deploy("A", "TR06")
    table.deploy("B", "BR04")
    table.resolve().everybody_stays()
    assert table.over
    assert [event["player"] for event in table.told("frenzy")] == ["A", "B"]
    assert [(e["player"], e["amount"]) for e in table.told("loses-blood")] == [("A", 2), ("B", 2)]
    assert table.blood == {"A": 3, "B": 3, "C": 6}
    assert table.influence == {"A": 3 + 2 + 1, "B": 3 + 3 + 1, "C": 3}  # each is credited with the other's Frenzy


@pytest.mark.card("TR06", "BR04")
@pytest.mark.rule("VEN-R-24", "VEN-DIAB-03")
def test_retaliation_is_not_heard_of_a_tremere_who_was_eliminated_by_the_frenzy() -> None:
    table = tremere(4, blood={"A": 1})
    table.game.victim_deck = ()
    table.alliance("A", "AL09")
    table.tokens("A", ready=2)
    table.deploy("A", "TR06")
    table.deploy("B", "BR04")
    table.deploy("D", "VE08")
    table.resolve().everybody_stays()
    assert table.game.out == ("A",)
    assert table.blood["B"] == 6
    assert table.blood["D"] == 5


@pytest.mark.card("TR06", "BR04")
@pytest.mark.rule("VEN-DIAB-15", "VEN-R-05")
def test_an_effect_stops_when_retaliation_eliminates_the_one_who_caused_it() -> None:
    table = tremere(round=3, blood={"A": 6, "B": 3, "C": 6})
    table.game.victim_deck = ()
    table.alliance("B", "AL09")
    table.tokens("B", used=2)
    table.deploy("A", "TR06")
    table.deploy("B", "BR04")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    assert table.game.out == ("B",)
    # the Fist took 3 from the Tremere; Retaliation 3 from both rivals; the Fist never reached the Toreador
    assert table.blood["A"] == 3
    assert table.blood["C"] == 3


@pytest.mark.card("TR06", "TO06")
@pytest.mark.rule("VEN-R-22")
def test_submission_is_safe_from_retaliation_here() -> None:
    table = tremere()
    table.deploy("A", "TR06")
    table.deploy("B", "BR09")
    table.deploy("C", "TO06")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 5, "B": 6 + 1 - 1, "C": 6}


@pytest.mark.card("TR06", "MA02")
@pytest.mark.rule("VEN-R-24", "VEN-R-19")
def test_retaliation_answers_a_lost_bid() -> None:
    table = Table(3, clans={"A": "tremere", "B": "malkavian", "C": "toreador"})
    table.deploy("A", "TR06")
    table.deploy("B", "MA02")
    table.resolve().everybody_stays()
    table.seat("A").answers(2)
    table.seat("B").answers(0)
    assert table.over
    assert table.blood == {"A": 4, "B": 4, "C": 6}


@pytest.mark.card("TR06")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, left", [(True, 5), (False, 6)])
def test_retaliation_may_spare_the_partner(included: bool, left: int) -> None:
    table = tremere_and_partner()
    table.deploy("A", "TR06")
    table.deploy("B", "BR01")
    table.deploy("C", "TO05")
    table.hand("A", "TR09")
    table.turn("A").seat("A").plays("TR09", face_down=True)
    table.seat("A").answers(included)
    assert table.blood == {"A": 5, "B": 5, "C": left, "D": 6}


# TR07 Arcane Drain


@pytest.mark.card("TR07")
def test_arcane_drain_takes_half_of_each_rivals_deployed_blood_into_the_pool() -> None:
    table = tremere(blood={"A": 7, "B": 6, "C": 6})
    table.deploy("A", "TR07", face_down=True)
    table.put_blood("A", 2)
    table.deploy("B", "BR01")
    table.put_blood("B", 3)
    table.put_blood("C", 2)
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.blood == {"A": 7 - 3 + 2 + 1, "B": 6, "C": 6}
    assert [table.area(seat).blood for seat in "ABC"] == [2, 1, 1]
    assert table.totals() == {"B": 4 + 1, "A": 2 + 2, "C": 1}


@pytest.mark.card("TR07")
@pytest.mark.rule("VEN-RES-PREP-04", "VEN-R-12")
def test_arcane_drain_may_be_declined_and_cannot_be_paid_from_a_pool_of_one() -> None:
    table = tremere()
    table.deploy("A", "TR07")
    table.put_blood("B", 3)
    table.resolve().everybody_stays()
    table.seat("A").says_no()
    assert table.over
    assert table.blood["A"] == 6
    assert table.area("B").blood == 3

    table = tremere(blood={"A": 1})
    table.deploy("A", "TR07")
    table.put_blood("B", 3)
    table.resolve().everybody_stays()
    assert table.over
    assert table.area("B").blood == 3


@pytest.mark.card("TR07")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, pool", [(True, 5), (False, 4)])
def test_arcane_drain_may_spare_the_partner(included: bool, pool: int) -> None:
    table = tremere_and_partner()
    table.deploy("A", "TR07")
    table.put_blood("B", 2)
    table.put_blood("C", 2)
    table.resolve().everybody_stays()
    table.seat("A").says_yes().answers(included)
    assert table.over
    assert table.blood["A"] == pool


# TR08 Ready


@pytest.mark.card("TR08")
@pytest.mark.rule("VEN-FRENZY-14", "VEN-R-48")
@pytest.mark.parametrize("face_down", [False, True])
def test_ready_may_be_turned_down_instead_of_draining(face_down: bool) -> None:
    table = tremere(blood={"A": 1})
    table.deploy("A", "TR08", face_down=face_down)  # revealed before the Prepare step
    table.deploy("B", "BR07")
    table.resolve().everybody_stays()
    assert table.influence["B"] == 4  # the causer is paid before the drain is replaced
    table.seat("A").says_yes()
    assert table.over
    assert table.blood == {"A": 1, "B": 7, "C": 6}
    assert table.game.drained["A"] == ()
    assert not table.card("TR08").face_up
    assert table.totals()["A"] == 0


@pytest.mark.card("TR08")
def test_ready_may_be_kept_and_a_card_drained_as_usual() -> None:
    table = tremere(blood={"A": 1})
    table.deploy("A", "TR08")
    table.deploy("B", "BR07")
    table.resolve().everybody_stays()
    table.seat("A").says_no()
    assert table.over
    assert table.blood["A"] == 3
    assert len(table.game.drained["A"]) == 1
    assert table.totals()["A"] == 1


@pytest.mark.card("TR08", "BR03")
@pytest.mark.rule("VEN-R-48", "VEN-CARD-08")
@pytest.mark.parametrize("ready_at, face_down, asked", [("D2", False, True), ("D1", False, False), ("D2", True, False)])
def test_ready_helps_only_where_the_card_lies_that_caused_the_loss(ready_at: str, face_down: bool, asked: bool) -> None:
    table = tremere(blood={"A": 1})
    table.deploy("A", "TR08", at=ready_at, face_down=face_down)
    table.deploy("B", "BR03", at="D2")
    table.hand("A", "TR09")
    table.turn("A").seat("A").plays("TR09", at="D1")
    assert (table.seat("A").ask.kind == "confirm") is asked
    assert len(table.game.drained["A"]) == (0 if asked else 1)


@pytest.mark.card("TR08", "VE03")
@pytest.mark.rule("VEN-R-49", "VEN-R-21")
def test_ready_is_no_prepare_or_aftermath_card_for_a_curfew() -> None:
    table = tremere(4, blood={"A": 1})
    table.deploy("A", "TR08")
    table.deploy("B", "BR07")
    table.deploy("D", "VE03")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.Skip())
    table.seat("B").answers(do.Pay(3))
    table.seat("A").says_yes()  # Show of Force took the last blood
    assert table.over
    assert table.blood == {"A": 1, "B": 6 - 3 + 2, "C": 6, "D": 6 + 3 - 1}
    assert not table.card("TR08").face_up


@pytest.mark.card("TR08")
def test_ready_can_save_only_once() -> None:
    table = tremere(blood={"A": 1})
    table.deploy("A", "TR08")
    table.deploy("B", "BR07")
    table.deploy("B", "BR04")
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.influence["B"] == 3 + 2 + 1  # two Frenzies and first place
    assert len(table.game.drained["A"]) == 1
    assert table.blood["A"] == 3


# TR09 The Hunt


@pytest.mark.card("TR09")
def test_the_hunt_costs_one_blood_and_steals_one_from_each_rival() -> None:
    table = tremere(4)
    table.deploy("A", "TR09", face_down=True)
    table.deploy("B", "BR01")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.totals()["A"] == 1
    assert table.blood == {"A": 7, "B": 5, "C": 5, "D": 6}


@pytest.mark.card("TR09")
@pytest.mark.rule("VEN-RSRC-04")
def test_the_hunt_may_be_declined_and_never_costs_the_last_blood() -> None:
    table = tremere()
    table.deploy("A", "TR09")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").says_no()
    assert table.over
    assert table.blood == {"A": 6, "B": 6, "C": 6}

    table = tremere(blood={"A": 1})
    table.deploy("A", "TR09")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood == {"A": 1, "B": 6, "C": 6}


@pytest.mark.card("TR09", "TR06")
@pytest.mark.rule("VEN-R-24")
def test_retaliation_comes_between_the_price_of_the_hunt_and_the_hunt() -> None:
    table = tremere(blood={"A": 6, "B": 1, "C": 6})
    table.alliance("B", "VI20")
    table.deploy("A", "TR09")
    table.deploy("A", "TR06")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    # B: 1 lost, Frenzy, a victim's 3, 1 stolen
    assert table.blood == {"A": 6, "B": 2, "C": 6}


@pytest.mark.card("TR04", "NO06", "MA02")
@pytest.mark.rule("VEN-R-23")
def test_dark_pact_keeps_what_is_lost_to_one_step_ahead_and_to_an_auction() -> None:
    table = Table(3, clans={"A": "tremere", "B": "nosferatu", "C": "malkavian"})
    table.deploy("A", "TR04", at="HAVEN")
    table.deploy("A", "TR01", at="D1", face_down=True)
    table.deploy("B", "NO06", at="D1")
    table.deploy("C", "MA02", at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(do.TurnUp("TR01"))
    assert table.area("A", "HAVEN").blood == 2
    table.seat("A").answers(2)
    table.seat("B").answers(1)
    table.seat("C").answers(0)
    assert table.over
    assert table.area("A", "HAVEN").blood == 4
    assert table.blood == {"A": 2, "B": 5, "C": 6}


@pytest.mark.card("TR06", "VE05")
@pytest.mark.rule("VEN-R-24")
def test_retaliation_answers_mass_manipulation_before_anything_is_revealed() -> None:
    table = tremere(4)
    table.deploy("A", "TR06")
    table.deploy("B", "BR01")
    table.deploy("D", "VE05")
    table.resolve().everybody_stays()
    assert table.over
    # 2 stolen from A and 2 from B; A's loss costs both of them 2
    assert table.blood == {"A": 4, "B": 6 - 2 - 2, "C": 6, "D": 6 + 2 + 2 - 2}


@pytest.mark.card("TR06", "AL02")
@pytest.mark.rule("VEN-R-24")
def test_retaliation_does_not_answer_an_ally() -> None:
    table = tremere()
    table.ally("AL02")
    table.deploy("A", "TR06")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 4, "B": 6 + 2 + 2, "C": 4}
