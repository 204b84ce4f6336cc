"""Ventrue, card by card: hard choices for the others.  Seat A plays the clan."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.board import district_lines
from nokturn.games.vendetta.game import GAME
from nokturn.kernel.words import Words


def ventrue(players: int = 3, **how) -> Table:
    return Table(players, clans={"A": "ventrue", "B": "brujah", "C": "toreador", "D": "gangrel"}, **how)


def ventrue_and_partner(**how) -> Table:
    """A and C against B and D."""
    return ventrue(4, teams=True, **how)


def planning_ends(table: Table) -> Table:
    """All hands are empty: every turn is skipped and Planning ends."""
    for seat in table.game.seats:
        table.hand(seat)
    return table.planning()


# VE01 Master Plan


@pytest.mark.card("VE01")
@pytest.mark.rule("VEN-R-38", "VEN-PLAN-18")
def test_master_plan_costs_everybody_without_a_card_there_one_influence() -> None:
    table = ventrue(4, influence={"A": 3, "B": 3, "C": 3, "D": 3})
    table.deploy("A", "VE01", at="D1")
    table.deploy("B", "BR01", at="D1", face_down=True)
    table.put_blood("C", 3, at="D1")  # blood alone does not help
    table.deploy("D", "GA08", at="D2")
    planning_ends(table)
    assert table.over
    assert table.influence == {"A": 3, "B": 3, "C": 2, "D": 2}


@pytest.mark.card("VE01")
@pytest.mark.rule("VEN-CARD-08", "VEN-RSRC-08")
def test_master_plan_takes_nothing_face_down_or_from_those_who_have_nothing() -> None:
    table = ventrue()
    table.deploy("A", "VE01", face_down=True)
    planning_ends(table)
    assert table.influence == {"A": 3, "B": 3, "C": 3}

    table = ventrue(influence={"B": 0})
    table.deploy("A", "VE01")
    planning_ends(table)
    assert table.influence == {"A": 3, "B": 0, "C": 2}


@pytest.mark.card("VE01")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, left", [(True, 2), (False, 3)])
def test_master_plan_may_spare_the_partner(included: bool, left: int) -> None:
    table = ventrue_and_partner()
    table.deploy("A", "VE01")
    planning_ends(table)
    table.seat("A").answers(included)
    assert table.over
    assert table.influence == {"A": 3, "B": 2, "C": left, "D": 2}


@pytest.mark.card("VE01")
def test_master_plan_is_one_stronger_for_each_rival() -> None:
    table = ventrue(4)
    table.deploy("A", "VE01", face_down=True)
    table.deploy("B", "BR01")
    table.put_blood("C", 1)
    table.deploy("D", "GA03")
    table.resolve()
    for seat in "ABC":
        table.seat(seat).stays()
    table.seat("D").withdraws()
    assert table.totals()["A"] == 3 + 2


@pytest.mark.card("VE01")
@pytest.mark.rule("VEN-TEAM-13")
@pytest.mark.parametrize("included, strength", [(True, 5), (False, 4)])
def test_master_plan_counts_the_partner_as_a_rival_if_the_ventrue_wants_it(included: bool, strength: int) -> None:
    table = ventrue_and_partner()
    table.deploy("A", "VE01")
    table.deploy("B", "BR01")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    table.seat("A").answers(included)
    assert table.totals()["A"] == strength


# VE02 Diplomacy


@pytest.mark.card("VE02")
@pytest.mark.rule("VEN-RES-CLASH-03")
def test_diplomacy_takes_all_strength_from_the_highest_cards_of_the_others() -> None:
    table = ventrue()
    table.deploy("A", "VE02", face_down=True)
    table.deploy("A", "VE01")  # the own cards are safe; +2 for two rivals
    table.deploy("B", "BR03")
    table.deploy("B", "BR08")
    table.put_blood("B", 1)
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 3 + (3 + 2), "C": 5, "B": 0 + 1 + 1}


@pytest.mark.card("VE02")
def test_diplomacy_hits_all_cards_tied_for_the_highest() -> None:
    table = ventrue()
    table.deploy("A", "VE02")
    table.deploy("B", "BR07")
    table.deploy("B", "BR05")
    table.deploy("C", "TO06")
    table.deploy("C", "TO01")
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 3, "C": 0 + 2, "B": 0}


@pytest.mark.card("VE02", "BR01")
@pytest.mark.rule("VEN-RES-CLASH-03", "VEN-R-11")
def test_a_card_reduced_by_diplomacy_still_gains_its_bonus_and_never_falls_below_zero() -> None:
    table = ventrue()
    table.deploy("A", "VE02")
    table.deploy("B", "BR01")
    table.put_blood("B", 1)
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 3, "B": 0 + 1}

    table = Table(3, clans={"A": "ventrue", "B": "malkavian", "C": "toreador"})
    table.deploy("A", "VE02")
    table.deploy("B", "MA04")
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 3, "B": 0 + 2}


@pytest.mark.card("VE02", "GA02", "VE04")
@pytest.mark.rule("VEN-R-11", "VEN-R-42", "VEN-RES-CLASH-03")
def test_diplomacy_wolf_companion_and_majesty_together() -> None:
    table = Table(3, clans={"A": "ventrue", "B": "gangrel", "C": "brujah"})
    table.deploy("A", "VE02")
    table.deploy("A", "VE04")
    table.deploy("B", "GA02")
    table.deploy("B", "GA06")
    table.deploy("C", "BR01")
    table.deploy("C", "BR04")
    table.resolve().everybody_stays()
    # Bloody Fury is 0; the Wolf halves 3 to 1 and 4 to 2; Majesty reads the printed 6
    assert table.totals() == {"A": 1 + 6, "B": 2 + 3, "C": 0 + 2}


@pytest.mark.card("VE02")
@pytest.mark.rule("VEN-R-34")
def test_diplomacy_does_not_ask_about_the_partner() -> None:
    table = ventrue_and_partner()
    table.deploy("A", "VE02")
    table.deploy("B", "BR08")
    table.deploy("C", "TO06")
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals() == {"A": 3, "B": 1, "C": 0}


# VE03 Curfew


@pytest.mark.card("VE03")
@pytest.mark.rule("VEN-R-21", "VEN-RES-REVEAL-04")
def test_curfew_leaves_each_rival_the_choice_between_obeying_and_paying() -> None:
    table = ventrue()
    table.deploy("A", "VE03", face_down=True)
    table.deploy("B", "BR07")
    table.deploy("B", "BR04")
    table.deploy("B", "BR01")
    table.deploy("C", "TO08")
    table.deploy("C", "TO09")
    table.resolve().everybody_stays()
    assert list(table.asked()) == ["B"]
    table.seat("B").answers(do.Skip())
    assert list(table.asked()) == ["C"]
    table.seat("C").answers(do.Pay(3))
    table.finish()
    # neither Show of Force nor Fist of Caine; the Toreador paid 3, drew a victim and hunted two rivals
    assert table.blood == {"A": 6 + 3 - 1, "B": 6 - 1, "C": 6 - 3 + 2}
    assert table.totals()["B"] == 3 + 4 + 6  # clash cards and strengths are untouched
    assert len(table.game.alliances["C"]) == 2


@pytest.mark.card("VE03")
@pytest.mark.rule("VEN-R-21")
def test_curfew_rules_only_in_its_own_district() -> None:
    table = ventrue()
    table.deploy("A", "VE03", at="D1")
    table.deploy("B", "BR07", at="D1")
    table.deploy("B", "BR09", at="HAVEN")
    table.deploy("A", "VE08", at="HAVEN")
    table.resolution().everybody_stays()
    table.seat("B").answers(do.Skip())
    table.everybody_stays()
    assert table.over
    assert table.blood == {"A": 5, "B": 7, "C": 6}


@pytest.mark.card("VE03", "MA06", "MA03")
@pytest.mark.rule("VEN-R-21")
def test_curfew_covers_cards_that_arrive_later_and_leaves_passives_alone() -> None:
    table = Table(3, clans={"A": "ventrue", "B": "malkavian", "C": "toreador"})
    table.hand("B", "MA08")
    table.deploy("A", "VE03")
    table.deploy("B", "MA06")
    table.deck("B", "MA03", "MA01")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.Skip())
    assert table.over
    assert set(table.cards("B")) == {"MA06", "MA03"}
    assert table.game.hands["B"] == ("MA08",)


@pytest.mark.card("VE03")
@pytest.mark.rule("VEN-R-12", "VEN-RSRC-07")
def test_obeying_the_curfew_is_free_for_those_with_nothing_to_skip_and_paying_can_mean_frenzy() -> None:
    table = ventrue(blood={"C": 2})
    table.deploy("A", "VE03")
    table.put_blood("B", 1)
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.Skip())
    table.seat("C").answers(do.Pay(3))
    assert table.over
    assert table.blood == {"A": 8, "B": 6, "C": 3}
    assert table.influence["A"] == 3 + 1 + 1


@pytest.mark.card("VE03")
@pytest.mark.rule("VEN-TEAM-04")
def test_curfew_may_spare_the_partner() -> None:
    table = ventrue_and_partner()
    table.deploy("A", "VE03")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    table.seat("A").says_no()
    assert table.over
    assert table.blood["C"] == 6


# VE04 Majesty


@pytest.mark.card("VE04")
@pytest.mark.rule("VEN-R-42")
@pytest.mark.parametrize(
    "own, theirs, strength", [((), ("BR01",), 6), (("VE01",), ("BR08",), 3), ((), (), 0), ((), ("BR02", "BR09"), 0)]
)
def test_majesty_equals_the_highest_printed_strength_here(
    own: tuple[str, ...], theirs: tuple[str, ...], strength: int
) -> None:
    table = ventrue()
    table.deploy("A", "VE04", face_down=True)
    for card in own:
        table.deploy("A", card)
    table.put_blood("B", 1)
    for card in theirs:
        table.deploy("B", card)
    table.resolve().everybody_stays()
    beside = 3 + 1 if own else 0  # Master Plan with one rival
    assert table.totals()["A"] == strength + beside


@pytest.mark.card("VE04", "BR01")
@pytest.mark.rule("VEN-R-42", "VEN-KEY-05")
def test_majesty_reads_what_is_printed_and_only_on_face_up_cards() -> None:
    table = Table(3, clans={"A": "ventrue", "B": "brujah", "C": "tremere"})
    table.deploy("A", "VE04")
    table.deploy("B", "BR01")
    table.put_blood("B", 2)  # Bloody Fury fights with 4 but 6 is printed
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 6, "B": 4 + 2}

    table = Table(3, clans={"A": "ventrue", "B": "brujah", "C": "tremere"})
    table.deploy("A", "VE04")
    table.deploy("B", "BR08")
    table.deploy("C", "TR02")
    table.resolve().everybody_stays()
    table.seat("C").answers(do.TurnDown())
    assert table.totals() == {"A": 1, "B": 1, "C": 0}


# VE05 Mass Manipulation


@pytest.mark.card("VE05")
@pytest.mark.rule("VEN-R-20")
def test_mass_manipulation_steals_two_from_each_rival_who_stayed() -> None:
    table = ventrue(4)
    table.deploy("A", "VE05")
    table.deploy("B", "BR01")
    table.put_blood("C", 1)
    table.deploy("D", "GA03")
    table.put_blood("D", 2)
    table.resolve()
    for seat in "ABC":
        table.seat(seat).stays()
    table.seat("D").withdraws()
    assert table.over
    assert table.blood == {"A": 10, "B": 4, "C": 4, "D": 8}


@pytest.mark.card("VE05")
@pytest.mark.rule("VEN-R-20", "VEN-CARD-08")
def test_mass_manipulation_collects_nothing_face_down() -> None:
    table = ventrue()
    table.deploy("A", "VE05", face_down=True)
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    assert table.totals()["A"] == 3


@pytest.mark.card("VE05")
@pytest.mark.rule("VEN-R-20", "VEN-RES-RETREAT-09")
def test_a_withdrawing_ventrue_collects_at_the_haven_instead() -> None:
    table = ventrue()
    table.deploy("A", "VE05", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.deploy("C", "TO05", at="HAVEN")
    table.resolution()
    table.seat("A").withdraws()
    table.seat("B").stays()
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    table.everybody_stays()
    assert table.over
    assert table.blood == {"A": 8, "B": 6, "C": 4}


@pytest.mark.card("VE05")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, pool", [(True, 10), (False, 8)])
def test_mass_manipulation_may_spare_the_partner(included: bool, pool: int) -> None:
    table = ventrue_and_partner()
    table.deploy("A", "VE05")
    table.deploy("B", "BR01")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    table.seat("A").answers(included)
    assert table.over
    assert table.blood["A"] == pool


# VE06 Tyrant's Gaze


@pytest.mark.card("VE06")
@pytest.mark.parametrize("deployed, moved", [(1, 1), (2, 1), (3, 2)])
def test_tyrants_gaze_moves_half_of_a_rivals_blood_or_costs_an_influence(deployed: int, moved: int) -> None:
    table = ventrue()
    table.deploy("A", "VE06", face_down=True)
    table.put_blood("A", 1)
    for seat, card in (("B", "BR01"), ("C", "TO06")):
        table.deploy(seat, card)
        table.put_blood(seat, deployed)
    table.resolve().everybody_stays()
    assert set(table.seat("B").ask.options) == {do.GiveBlood(moved), do.GiveInfluence(1)}
    table.seat("B").answers(do.GiveInfluence(1))
    table.seat("C").answers(do.GiveBlood(moved))  # Submission protects no deployed blood
    assert table.over
    assert [table.area(seat).blood for seat in "ABC"] == [1 + moved, deployed, deployed - moved]
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    assert table.influence == {"A": 4, "B": 3, "C": 4}  # everybody is rewarded with 1; nobody gets the lost token


@pytest.mark.card("VE06")
@pytest.mark.rule("VEN-R-12", "VEN-RSRC-11")
def test_tyrants_gaze_leaves_no_choice_that_would_move_nothing() -> None:
    table = ventrue(4, influence={"A": 3, "B": 3, "C": 0, "D": 0})
    table.deploy("A", "VE06")
    table.deploy("B", "BR01")  # no blood: influence it is
    table.put_blood("C", 3)  # no influence: blood it is
    table.deploy("D", "GA02")  # neither: ignored
    table.resolve().everybody_stays()
    assert table.over
    assert table.influence["B"] == 3 - 1 + 1
    assert [table.area(seat).blood for seat in "ABCD"] == [2, 0, 1, 0]


@pytest.mark.card("VE06")
@pytest.mark.rule("VEN-TEAM-04")
def test_tyrants_gaze_may_spare_the_partner() -> None:
    table = ventrue_and_partner()
    table.deploy("A", "VE06")
    table.put_blood("C", 2)
    table.resolve().everybody_stays()
    table.seat("A").says_no()
    assert table.over
    assert table.area("C").blood == 2
    assert table.influence["C"] == 4


# VE07 Forestall


@pytest.mark.card("VE07", "BR04")
@pytest.mark.rule("VEN-R-22", "VEN-RES-REVEAL-04")
def test_forestall_stops_one_card_and_gains_its_base_strength() -> None:
    table = ventrue(round=3)
    table.deploy("A", "VE07", face_down=True)
    table.deploy("B", "BR04", face_down=True)
    table.deploy("B", "BR07")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    player = table.seat("A")
    assert set(player.ask.options) == {do.ThisCard("BR04", "B"), do.ThisCard("BR07", "B"), do.ThisCard("TO05", "C")}
    player.answers(do.ThisCard("BR04", "B"))
    assert table.over
    # +4 gained, 1 stolen by Show of Force, nothing lost to the Fist, which still hits the Toreador
    assert table.blood == {"A": 6 + 4 - 1, "B": 6 + 2, "C": 6 - 1 - 3}


@pytest.mark.card("VE07", "BR07")
@pytest.mark.rule("VEN-R-22")
def test_forestall_stops_a_theft_and_the_thief_gets_nothing() -> None:
    table = ventrue()
    table.deploy("A", "VE07")
    table.deploy("B", "BR07")
    table.resolve().everybody_stays()  # the only card is chosen without asking
    assert table.over
    assert table.blood == {"A": 9, "B": 6, "C": 6}


@pytest.mark.card("VE07")
@pytest.mark.rule("VEN-CONF-06")
def test_forestall_finds_no_card_where_rivals_have_blood_only() -> None:
    table = ventrue()
    table.deploy("A", "VE07")
    table.put_blood("B", 2)
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood["A"] == 6


@pytest.mark.card("VE07", "NO09")
def test_forestall_lasts_only_while_its_district_is_resolved() -> None:
    table = Table(3, clans={"A": "ventrue", "B": "nosferatu", "C": "toreador"})
    table.deploy("A", "VE07", at="D1")
    table.deploy("B", "NO09", at="D1")
    table.deploy("A", "VE08", at="HAVEN")
    table.resolution().everybody_stays()
    assert table.blood["A"] == 6
    table.seat("B").says_yes()
    table.everybody_stays()
    assert table.over
    assert table.blood == {"A": 5, "B": 7, "C": 6}


# VE08 Ready and VE09 The Hunt


@pytest.mark.card("VE08")
def test_ready_is_just_two_strong() -> None:
    table = ventrue()
    table.deploy("A", "VE08", face_down=True)
    table.deploy("B", "BR08")
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals() == {"A": 2, "B": 1}
    assert table.blood == {"A": 6, "B": 6, "C": 6}


@pytest.mark.card("VE09")
@pytest.mark.rule("VEN-R-46")
def test_the_hunt_makes_the_winner_choose_between_blood_and_influence() -> None:
    table = ventrue()
    table.deploy("A", "VE09", face_down=True)
    table.deploy("B", "BR01")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert list(table.asked()) == ["B"]
    table.seat("B").answers(do.Pay(2))
    assert table.over
    assert table.blood == {"A": 8, "B": 4, "C": 6}
    assert table.influence == {"A": 4, "B": 4, "C": 4}


@pytest.mark.card("VE09")
def test_the_hunt_hands_the_influence_token_over_to_the_ventrue() -> None:
    table = ventrue()
    table.deploy("A", "VE09")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.GiveInfluence(1))
    assert table.over
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    assert table.influence == {"A": 3 + 1 + 1, "B": 3 + 1 - 1, "C": 3}


@pytest.mark.card("VE09")
@pytest.mark.rule("VEN-R-46")
def test_the_hunt_asks_nobody_when_the_ventrue_is_first_and_can_cause_a_frenzy_otherwise() -> None:
    table = ventrue()
    table.deploy("A", "VE09")
    table.put_blood("A", 3)
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood == {"A": 6, "B": 6, "C": 6}

    table = ventrue(blood={"B": 1})
    table.deploy("A", "VE09")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.Pay(2))
    assert table.blood == {"A": 7, "B": 3, "C": 6}
    assert table.influence["A"] == 3 + 1 + 1


@pytest.mark.card("VE09")
@pytest.mark.rule("VEN-R-34")
def test_the_hunt_speaks_of_the_winner_and_so_always_reaches_the_partner() -> None:
    table = ventrue_and_partner()
    table.deploy("A", "VE09")
    table.deploy("C", "TO06")
    table.resolve().everybody_stays()
    assert list(table.asked()) == ["C"]
    table.seat("C").answers(do.GiveInfluence(1))
    assert table.over
    assert table.influence["A"] == 3 + 1 + 1


@pytest.mark.card("VE09")
@pytest.mark.rule("VEN-RSRC-11", "VEN-R-12")
def test_the_hunt_leaves_a_winner_without_influence_no_choice_but_blood() -> None:
    clans = {"A": "brujah", "B": "ventrue", "C": "toreador"}
    table = Table(3, clans=clans, victims=0, influence={"C": 0}, blood={"C": 1})
    table.deploy("A", "BR04")
    table.deploy("B", "VE09")
    table.deploy("C", "TO05")
    table.put_blood("C", 3)
    table.resolve().everybody_stays()
    # C wins and gets 1 influence.  Fist of Caine takes C's last blood, and with nobody to drain that influence goes.
    assert table.over, "with nothing to give there is nothing to choose"
    assert table.told("wins-district") == [{"player": "C", "district": "D1"}]
    assert table.blood == {"A": 6, "B": 6 - 1 + 1, "C": 1}
    assert table.influence == {"A": 3 + 1 + 1, "B": 3 + 1 + 1, "C": 0}, "second, third, and a Frenzy each"


# Forestall against cards that move or bid


@pytest.mark.card("VE07", "MA02")
@pytest.mark.rule("VEN-R-22")
def test_forestalled_auction_takes_no_bid_from_the_ventrue() -> None:
    table = Table(3, clans={"A": "ventrue", "B": "malkavian", "C": "toreador"})
    table.deploy("A", "VE07")
    table.deploy("B", "MA02")
    table.resolve().everybody_stays()  # the Ventrue acts first and gains 2
    table.seat("A").answers(5)
    table.seat("B").answers(1)
    assert table.over
    assert table.blood["A"] == 8
    assert not table.card("MA02").face_up


@pytest.mark.card("VE07", "NO07")
@pytest.mark.rule("VEN-R-22")
def test_forestalled_vanish_steals_nothing_from_the_ventrue_though_it_lies_elsewhere_by_then() -> None:
    table = Table(3, clans={"A": "ventrue", "B": "nosferatu", "C": "toreador"})
    table.deploy("A", "VE07")
    table.deploy("B", "NO07")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    table.seat("B").says_yes()
    assert table.over
    assert table.blood == {"A": 6 + 4, "B": 6 + 1, "C": 5}


@pytest.mark.card("VE03", "TO01")
@pytest.mark.rule("VEN-DIAB-15", "VEN-R-05")
def test_a_settled_curfew_holds_even_when_the_ventrue_is_eliminated() -> None:
    table = Table(3, clans={"A": "ventrue", "B": "toreador", "C": "gangrel"}, blood={"A": 1})
    table.game.victim_deck = ()
    table.alliance("A", "AL14")
    table.tokens("A", ready=1)
    table.alliance("B", "VI20", "VI21")
    table.deploy("A", "VE03")
    table.deploy("B", "TO06")
    table.deploy("B", "TO01")
    table.deploy("C", "GA01")
    table.put_blood("C", 2)
    table.resolve().everybody_stays()
    table.seat("B").answers(do.Pay(3))  # Submission pays for nothing
    table.seat("C").answers(do.Skip())
    assert table.over
    assert table.game.out == ("A",)  # Awe stole the last blood, and Edward Neally was all there was to drain
    assert (table.blood["B"], table.blood["C"]) == (6 + 1 + 1, 5)
    assert table.area("C").blood == 2  # Earth Meld still does not resolve


@pytest.mark.card("VE07")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, pool", [(True, 6 + 3), (False, 6)])
def test_forestall_may_spare_a_partner_who_is_the_only_one_there(included: bool, pool: int) -> None:
    table = ventrue_and_partner()
    table.deploy("A", "VE07")
    table.deploy("C", "TO06")
    table.resolve().everybody_stays()
    player = table.seat("A")
    assert set(player.ask.options) == {do.ThisCard("TO06", "C"), do.Decline()}
    player.answers(do.ThisCard("TO06", "C") if included else do.Decline())
    assert table.over
    assert table.blood["A"] == pool


@pytest.mark.card("VE03")
def test_everybody_sees_who_is_under_curfew():
    table = Table(4, clans={"A": "ventrue", "B": "brujah", "C": "toreador"})
    table.deploy("A", "VE03")
    table.deploy("B", "BR01")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.Skip())
    assert table.asked() == {"C": "curfew"}
    for viewer in (None, "A", "D"):
        assert table.view(viewer).curfew == ("B",)
        lines = district_lines(table.view(viewer), "D1", Words(GAME, "pl", {"B": "Bruno"}))
        said = "  Pod godziną policyjną, więc karty przygotowania i pokłosia tu nie działają: Bruno."
        assert said in lines
