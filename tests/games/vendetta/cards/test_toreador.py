"""Toreador, card by card: strength from a large alliance.  Seat A plays the clan."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


def toreador(players: int = 3, **how) -> Table:
    return Table(players, clans={"A": "toreador", "B": "brujah", "C": "ventrue", "D": "gangrel"}, **how)


def toreador_and_partner(**how) -> Table:
    """A and C against B and D."""
    return toreador(4, teams=True, **how)


def with_alliance_of(count: int, table: Table) -> Table:
    """So many undrained cards, and a drained one that never counts; R-41."""
    table.alliance("A", *[f"VI{10 + number}" for number in range(count)], drained=("VI35",))
    return table


# TO01 Awe


@pytest.mark.card("TO01")
@pytest.mark.rule("VEN-R-41")
@pytest.mark.parametrize("count, stolen", [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_awe_steals_one_for_every_two_undrained_cards(count: int, stolen: int) -> None:
    table = with_alliance_of(count, toreador())
    table.deploy("A", "TO01", face_down=True)
    table.put_blood("A", 9)  # first place, and no ally lies there
    table.deploy("B", "BR01")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals()["A"] == 2 + 9
    assert table.blood == {"A": 6 + 2 * stolen, "B": 6 - stolen, "C": 6 - stolen}


@pytest.mark.card("TO01")
def test_awe_counts_the_ally_just_won() -> None:
    table = with_alliance_of(3, toreador())
    table.ally("AL09")
    table.deploy("A", "TO01")
    table.put_blood("A", 9)
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 8, "B": 4, "C": 6}


@pytest.mark.card("TO01")
@pytest.mark.rule("VEN-R-08")
def test_awe_is_one_theft_and_so_one_frenzy() -> None:
    table = with_alliance_of(6, toreador(blood={"B": 1}))
    table.alliance("B", "VI01", "VI02")
    table.deploy("A", "TO01")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert len(table.told("frenzy")) == 1
    assert table.blood == {"A": 7, "B": 3, "C": 6}


@pytest.mark.card("TO01")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, pool", [(True, 10), (False, 8)])
def test_awe_may_spare_the_partner(included: bool, pool: int) -> None:
    table = with_alliance_of(4, toreador_and_partner())
    table.deploy("A", "TO01")
    table.put_blood("A", 9)
    table.deploy("B", "BR01")
    table.deploy("C", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").answers(included)
    assert table.over
    assert table.blood["A"] == pool


# TO02 Entourage


@pytest.mark.card("TO02")
@pytest.mark.rule("VEN-R-41")
@pytest.mark.parametrize("count, strength", [(0, 0), (1, 1), (6, 6), (7, 7), (9, 7)])
def test_entourage_has_one_for_each_undrained_card_and_at_most_seven(count: int, strength: int) -> None:
    table = with_alliance_of(count, toreador())
    table.deploy("A", "TO02")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.totals()["A"] == strength


@pytest.mark.card("TO02")
def test_entourage_counts_allies_and_victims_alike() -> None:
    table = toreador()
    table.alliance("A", "VI10", "AL09", "AL16", drained=("AL10", "VI11"))
    table.deploy("A", "TO02")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.totals()["A"] == 3


# TO03 Charisma


@pytest.mark.card("TO03")
@pytest.mark.rule("VEN-RSRC-10")
@pytest.mark.parametrize("count, discarded", [(1, 0), (4, 2), (5, 2), (8, 4)])
def test_charisma_makes_each_rival_discard_deployed_blood(count: int, discarded: int) -> None:
    table = with_alliance_of(count, toreador())
    table.deploy("A", "TO03")
    table.put_blood("A", 3)
    table.deploy("B", "BR01")
    table.put_blood("B", 3)
    table.deploy("C", "VE08")
    table.put_blood("C", 1)
    table.put_blood("C", 5, at="D2")
    table.resolve().everybody_stays()
    assert table.over
    assert table.area("A").blood == 3
    assert table.area("B").blood == max(0, 3 - discarded)
    assert table.area("C").blood == max(0, 1 - discarded)
    assert table.area("C", "D2").blood == 5
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    assert table.totals()["C"] == 2 + max(0, 1 - discarded)


@pytest.mark.card("TO03", "TO06")
@pytest.mark.rule("VEN-R-22", "VEN-RES-06")
def test_charisma_in_another_area_hits_the_toreador_even_through_submission() -> None:
    table = toreador()
    table.alliance("C", "VI20", "VI21")
    table.deploy("C", "TO03")  # it came into Ventrue's area
    table.deploy("A", "TO06")
    table.put_blood("A", 3)
    table.resolve().everybody_stays()
    assert table.area("A").blood == 2


@pytest.mark.card("TO03")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, left", [(True, 1), (False, 2)])
def test_charisma_may_spare_the_partner(included: bool, left: int) -> None:
    table = with_alliance_of(2, toreador_and_partner())
    table.deploy("A", "TO03")
    table.put_blood("B", 2)
    table.put_blood("C", 2)
    table.resolve().everybody_stays()
    table.seat("A").answers(included)
    assert table.area("B").blood == 1
    assert table.area("C").blood == left


# TO04 Summon


@pytest.mark.card("TO04")
@pytest.mark.parametrize(
    "brujah, ventrue, ally, gained",
    [
        (0, 0, "AL09", ["AL09", "victim"]),
        (0, 0, None, []),
        (9, 0, "AL09", ["victim", "victim"]),
        (9, 9, "AL09", []),
    ],
)
def test_summon_draws_one_more_victim_after_an_ally_or_a_victim_was_won(
    brujah: int, ventrue: int, ally: str | None, gained: list[str]
) -> None:
    table = toreador(victims=0)
    if ally:
        table.ally(ally)
    table.deploy("A", "TO04", face_down=True)
    table.deploy("B", "BR09")
    table.put_blood("B", brujah)
    table.deploy("C", "VE08")
    table.put_blood("C", ventrue)
    table.resolve().everybody_stays()
    table.finish()
    alliance = table.game.alliances["A"]
    assert ["victim" if card.startswith("VI") else card for card in alliance] == gained


@pytest.mark.card("TO04")
@pytest.mark.rule("VEN-CONF-06")
def test_summon_finds_no_victim_in_an_empty_deck() -> None:
    table = toreador(victims=0)
    table.ally("AL09")
    table.game.victim_deck = ()
    table.deploy("A", "TO04")
    table.resolve().everybody_stays()
    assert table.game.alliances["A"] == ("AL09",)


# TO05 Entrancement


@pytest.mark.card("TO05")
def test_entrancement_counts_every_card_in_the_district_in_all_areas() -> None:
    table = Table(3, clans={"A": "toreador", "B": "brujah", "C": "nosferatu"})
    table.deploy("A", "TO05")
    table.deploy("B", "BR01")
    table.deploy("B", "BR04", face_down=True)
    table.deploy("C", "NO06")
    table.deploy("B", "BR09", at="D2")
    table.put_blood("B", 3)
    table.resolve().everybody_stays()
    table.seat("B").answers(do.LeaveDown())  # a face-down card is a card, too
    assert table.totals()["A"] == 4


@pytest.mark.card("TO05")
def test_entrancement_alone_counts_itself() -> None:
    table = toreador()
    table.deploy("A", "TO05")
    table.put_blood("B", 3)
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 1, "B": 3}


# TO06 Submission


@pytest.mark.card("TO06", "BR07", "BR04")
@pytest.mark.rule("VEN-R-22")
@pytest.mark.parametrize("face_down", [False, True])
def test_submission_stops_losses_and_thefts_of_cards_lying_here(face_down: bool) -> None:
    table = toreador(round=3)
    table.deploy("A", "TO06", face_down=face_down)  # turned up in Reveal, before both of them
    table.deploy("B", "BR07")
    table.deploy("B", "BR04")
    table.deploy("C", "VE08")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood == {"A": 6, "B": 6 + 1, "C": 6 - 1 - 3}  # the thief gets nothing from the Toreador


@pytest.mark.card("TO06", "VE05")
@pytest.mark.rule("VEN-CARD-08")
@pytest.mark.parametrize("face_down, left", [(False, 6), (True, 4)])
def test_submission_turned_up_too_late_does_not_help(face_down: bool, left: int) -> None:
    table = toreador()
    table.deploy("A", "TO06", face_down=face_down)
    table.deploy("C", "VE05")
    table.resolve().everybody_stays()
    assert table.over
    assert table.blood["A"] == left
    assert table.totals()["A"] == 3  # its strength counts all the same


@pytest.mark.card("TO06", "BR03")
@pytest.mark.rule("VEN-R-22")
@pytest.mark.parametrize("submission_at, left", [("HAVEN", 5), ("D2", 5), ("D1", 6)])
def test_submission_only_minds_cards_that_lie_in_its_own_district(submission_at: str, left: int) -> None:
    table = toreador()
    table.deploy("B", "BR03", at="D1")
    table.deploy("A", "TO06", at=submission_at)
    table.hand("A", "TO09")
    table.turn("A").seat("A").plays("TO09", at="D2")
    assert table.blood["A"] == left


@pytest.mark.card("TO06", "AL02", "LO07")
@pytest.mark.rule("VEN-R-22")
def test_submission_stops_neither_allies_nor_locations() -> None:
    table = toreador(locations={"D1": "LO07"})
    table.ally("AL02")
    table.deploy("A", "TO06")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 4, "B": 10, "C": 4}

    table = toreador(locations={"D1": "LO07"})
    table.deploy("A", "TO06")
    table.deploy("B", "BR01")
    table.resolve()
    table.seat("A").withdraws()
    table.seat("B").stays()
    assert table.blood["A"] == 5


@pytest.mark.card("TO06", "VE03", "VE09")
@pytest.mark.rule("VEN-RSRC-11", "VEN-R-12")
def test_what_submission_stops_counts_as_paid() -> None:
    table = toreador()
    table.deploy("A", "TO06")
    table.deploy("A", "TO08")
    table.deploy("C", "VE03")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.Pay(3))
    assert table.over
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    assert len(table.game.alliances["A"]) == 2  # Ready resolved: the price counts as paid

    table = toreador()
    table.deploy("A", "TO06")
    table.deploy("C", "VE09")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.Pay(2))
    assert table.over
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    assert table.influence["A"] == 4


# TO07 Friends in High Places


@pytest.mark.card("TO07")
@pytest.mark.rule("VEN-RES-REVEAL-02", "VEN-R-02")
@pytest.mark.parametrize("count, pool, most", [(2, 6, 2), (8, 6, 5), (1, 6, 1)])
def test_friends_in_high_places_let_one_place_blood_before_reveal(count: int, pool: int, most: int) -> None:
    table = with_alliance_of(count, toreador(blood={"A": pool}))
    table.deploy("A", "TO07")
    table.deploy("B", "BR01", face_down=True)
    table.resolve().everybody_stays()
    player = table.seat("A")
    assert (player.ask.low, player.ask.high) == (0, most)
    assert not table.card("BR01").face_up
    player.answers(most)
    assert table.over
    assert table.area("A").blood == most
    assert table.blood["A"] == pool - most
    assert table.totals()["A"] == 3 + most


@pytest.mark.card("TO07")
def test_friends_in_high_places_need_not_be_called() -> None:
    table = with_alliance_of(3, toreador())
    table.deploy("A", "TO07")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").answers(0)
    assert table.over
    assert table.area("A").blood == 0


@pytest.mark.card("TO07")
@pytest.mark.rule("VEN-CARD-08", "VEN-R-39")
def test_friends_in_high_places_turned_up_in_reveal_come_too_late() -> None:
    table = with_alliance_of(3, toreador())
    table.deploy("A", "TO07", face_down=True)
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals() == {"B": 6, "A": 3}


# TO08 Ready and TO09 The Hunt


@pytest.mark.card("TO08")
@pytest.mark.rule("VEN-RES-PREP-01")
def test_ready_draws_a_victim_before_the_clash() -> None:
    table = with_alliance_of(2, toreador())
    table.deploy("A", "TO08", face_down=True)
    table.deploy("A", "TO02")
    table.deploy("B", "BR01")
    left = len(table.game.victim_deck)
    table.resolve().everybody_stays()
    assert table.totals() == {"B": 6, "A": 3}  # Entourage already counts the new victim
    assert len(table.game.alliances["A"]) == 2 + 1 + 1  # second place brings another
    assert len(table.game.victim_deck) == left - 2


@pytest.mark.card("TO09")
def test_the_hunt_steals_one_from_each_rival_in_the_aftermath() -> None:
    table = toreador(4)
    table.deploy("A", "TO09", face_down=True)
    table.deploy("B", "BR01")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    assert table.over
    assert table.totals() == {"B": 6, "C": 1, "A": 0}
    assert table.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
