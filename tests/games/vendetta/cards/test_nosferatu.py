"""Nosferatu, card by card: leaving in time, using a card twice, knowing secrets.  Seat A plays the clan."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


def nosferatu(players: int = 3, **how) -> Table:
    return Table(players, clans={"A": "nosferatu", "B": "ventrue", "C": "toreador", "D": "brujah"}, **how)


def nosferatu_and_partner(**how) -> Table:
    """A and C against B and D."""
    return nosferatu(4, teams=True, **how)


def knows(table: Table, viewer: str, holder: str, at: str = "D1") -> list[str]:
    """The cards in that area as the viewer sees them; '' for an unknown one."""
    return [card.card for card in table.view(viewer).areas[at][holder].cards]


# NO01 Unseen Passage


@pytest.mark.card("NO01")
@pytest.mark.rule("VEN-RES-AFTER-03", "VEN-R-13", "VEN-R-16")
def test_unseen_passage_fights_in_its_district_and_again_at_the_haven() -> None:
    table = nosferatu()
    table.deploy("A", "NO01", at="D1", face_down=True)
    table.put_blood("A", 1, at="D1")
    table.deploy("B", "VE08", at="D1")
    table.deploy("C", "TO05", at="HAVEN")
    table.resolution().everybody_stays()
    assert table.cards("A", "D1") == ()
    assert table.cards("A", "HAVEN") == ("NO01",)
    assert table.card("NO01").face_up
    assert table.area("A", "D1").blood == 1  # only the card moves
    table.everybody_stays()
    assert table.over
    assert table.totals("D1") == {"A": 3, "B": 2}
    assert table.totals("HAVEN") == {"A": 2, "C": 2}
    assert table.cards("A", "HAVEN") == ("NO01",)  # there already, it just stays
    assert len(table.told("card-to-haven")) == 1


# NO02 Cloak of Shadows


@pytest.mark.card("NO02")
@pytest.mark.rule("VEN-R-13")
@pytest.mark.parametrize("cloak_at", ["D2", "HAVEN"])
def test_cloak_of_shadows_takes_in_everything_that_withdraws_as_it_lies(cloak_at: str) -> None:
    table = nosferatu()
    table.deploy("A", "NO02", at=cloak_at)
    table.deploy("A", "NO08", at="D1", face_down=True)
    table.deploy("A", "NO09", at="D1")
    table.put_blood("A", 2, at="D1")
    table.deploy("B", "VE08", at="D1")
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.seat("A").answers(do.WithdrawTo(cloak_at))
    assert table.over
    assert table.blood["A"] == 6
    assert table.area("A", "D1").blood == 0
    assert table.area("A", cloak_at).blood == 2
    assert set(table.cards("A", cloak_at)) == {"NO02", "NO08", "NO09"}
    assert not table.card("NO08").face_up
    assert knows(table, "B", "A", cloak_at).count("") == 1
    assert table.card("NO09").face_up
    assert list(table.totals("D1")) == ["B"]


@pytest.mark.card("NO02")
def test_cloak_of_shadows_need_not_be_used() -> None:
    table = nosferatu()
    table.deploy("A", "NO02", at="D2")
    table.deploy("A", "NO08", at="D1", face_down=True)
    table.put_blood("A", 2, at="D1")
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("A").withdraws()  # in the normal way
    assert table.over
    assert table.blood["A"] == 8
    assert table.cards("A", "D2") == ("NO02",)
    assert table.cards("A", "HAVEN") == ("NO08",)
    assert table.card("NO08").face_up


@pytest.mark.card("NO02")
@pytest.mark.rule("VEN-CARD-08", "VEN-R-45")
@pytest.mark.parametrize("cloak_at, face_down", [("D2", True), ("D1", False)])
def test_cloak_of_shadows_is_no_help_face_down_or_in_the_district_that_is_left(cloak_at: str, face_down: bool) -> None:
    table = nosferatu()
    table.deploy("A", "NO02", at=cloak_at, face_down=face_down)
    table.deploy("A", "NO08", at="D1")
    table.resolve("D1")
    table.seat("A").withdraws()
    assert table.over
    assert "NO08" in table.cards("A", "HAVEN")


@pytest.mark.card("NO02")
@pytest.mark.rule("VEN-R-45", "VEN-RES-RETREAT-06")
def test_cloak_of_shadows_in_a_resolved_district_takes_in_even_those_who_leave_the_haven() -> None:
    table = nosferatu()
    table.deploy("A", "NO02", at="D1")
    table.deploy("A", "NO08", at="HAVEN")
    table.put_blood("A", 1, at="HAVEN")
    table.resolve("HAVEN")
    table.seat("A").withdraws()
    table.seat("A").answers(do.WithdrawTo("D1"))
    assert set(table.cards("A", "D1")) == {"NO02", "NO08"}
    assert table.area("A", "D1").blood == 1
    assert "NO08" not in table.game.hands["A"]


@pytest.mark.card("NO02", "NO04", "LO07")
@pytest.mark.rule("VEN-R-45")
def test_cloak_and_whispers_both_serve_one_withdrawal_and_the_tenement_still_takes_its_blood() -> None:
    table = nosferatu(locations={"D1": "LO07"})
    table.deploy("A", "NO02", at="D2")
    table.deploy("A", "NO04", at="HAVEN")
    table.deploy("A", "NO08", at="D1")
    table.deploy("A", "NO09", at="D1", face_down=True)
    table.put_blood("A", 2, at="D1")
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("A").answers(do.WithdrawTo("D2"))
    assert table.over
    assert set(table.cards("A", "D2")) == {"NO02", "NO08", "NO09"}
    assert table.area("A", "D2").blood == 2
    assert table.area("A", "HAVEN").blood == 4
    assert table.blood["A"] == 5


# NO03 Eyes in the Dark


@pytest.mark.card("NO03")
@pytest.mark.rule("VEN-R-29", "VEN-R-52")
def test_eyes_in_the_dark_make_opponents_play_face_down_and_pay_and_show_their_card() -> None:
    table = nosferatu()
    table.deploy("A", "NO03", at="D1")
    table.hand("B", "VE08")
    player = table.turn("B").seat("B")
    assert player.refusal(do.PlayCard("VE08", "D1", True)).reason == "forbidden"
    assert player.can(do.PlayCard("VE08", "D2", True))
    player.plays("VE08", at="D1", face_down=True)
    assert table.blood["B"] == 5
    assert table.area("A").blood == 1
    assert table.blood["A"] == 6
    assert knows(table, "A", "B") == ["VE08"]
    assert knows(table, "C", "B") == [""]


@pytest.mark.card("NO03")
@pytest.mark.rule("VEN-PLAN-07")
def test_eyes_in_the_dark_shut_out_whoever_cannot_pay() -> None:
    table = nosferatu(blood={"B": 1})
    table.deploy("A", "NO03", at="D1")
    table.hand("B", "VE08")
    player = table.turn("B").seat("B")
    assert not player.can(do.PlayCard("VE08", "D1", True))
    assert not player.can(do.PlayCard("VE08", "D1", False))
    assert player.can(do.PlayCard("VE08", "D2", True))


@pytest.mark.card("NO03")
@pytest.mark.rule("VEN-CARD-08")
def test_eyes_in_the_dark_are_blind_while_face_down() -> None:
    table = nosferatu()
    table.deploy("A", "NO03", at="D1", face_down=True)
    table.hand("B", "VE08", "VE09")
    table.turn("B").seat("B").plays("VE08", at="D1").ends_turn()
    table.turn("B").seat("B").plays("VE09", at="D1", face_down=True)
    assert table.area("A").blood == 0
    assert knows(table, "A", "B") == ["VE08", ""]


@pytest.mark.card("NO03")
def test_the_nosferatu_may_play_face_up_there_and_is_paid_for_own_face_down_cards_too() -> None:
    table = nosferatu()
    table.deploy("A", "NO03", at="D1")
    table.hand("A", "NO08", "NO09")
    table.turn("A").seat("A").plays("NO08", at="D1").ends_turn()
    assert table.area("A").blood == 0
    table.turn("A").seat("A").plays("NO09", at="D1", face_down=True)
    assert table.area("A").blood == 1
    assert table.blood["A"] == 5


@pytest.mark.card("NO03", "AL07", "AL28")
@pytest.mark.rule("VEN-R-29")
@pytest.mark.parametrize("ally, cost", [("AL07", 0), ("AL28", 2), ("VI30", 1)])
def test_eyes_in_the_dark_force_the_card_down_at_whatever_that_costs(ally: str, cost: int) -> None:
    table = nosferatu(blood={"B": 3})
    table.alliance("B", ally)
    table.deploy("A", "NO03", at="D1")
    table.hand("B", "VE08")
    player = table.turn("B").seat("B")
    assert not player.can(do.PlayCard("VE08", "D1", True))
    player.plays("VE08", at="D1", face_down=True)
    assert table.blood["B"] == 3 - cost


@pytest.mark.card("NO03", "LO06")
@pytest.mark.rule("VEN-R-29", "VEN-CONF-07")
def test_eyes_in_the_dark_force_nothing_where_cards_cannot_lie_face_down() -> None:
    table = nosferatu(locations={"D1": "LO06"})
    table.deploy("A", "NO03", at="D1")
    table.hand("B", "VE08")
    table.turn("B").seat("B").plays("VE08", at="D1")
    assert table.blood["B"] == 6
    assert table.area("A").blood == 0


@pytest.mark.card("NO03")
@pytest.mark.rule("VEN-R-52")
def test_what_eyes_in_the_dark_have_seen_stays_known_when_they_are_gone() -> None:
    table = nosferatu()
    table.deploy("A", "NO03", at="D1")
    table.deploy("C", "TO05", at="D1", face_down=True)  # played before the Eyes were there
    table.hand("B", "VE08")
    table.turn("B").seat("B").plays("VE08", at="D1", face_down=True).ends_turn()
    table.resolve("D1")
    table.seat("A").withdraws()
    assert knows(table, "A", "B") == ["VE08"]
    assert knows(table, "A", "C") == [""]


@pytest.mark.card("NO03")
@pytest.mark.rule("VEN-TEAM-13")
def test_eyes_in_the_dark_never_force_the_partner_but_are_paid_for_the_partners_face_down_card() -> None:
    table = nosferatu_and_partner()
    table.deploy("A", "NO03", at="D1")
    table.hand("C", "TO08", "TO09")
    table.turn("C").seat("C").plays("TO08", at="D1").ends_turn()
    assert table.area("A").blood == 0
    table.turn("C").seat("C").plays("TO09", at="D1", face_down=True)
    assert table.area("A").blood == 1


# NO04 Feral Whispers


@pytest.mark.card("NO04")
@pytest.mark.parametrize("cards, blood", [((), 0), (("NO08",), 2), (("NO08", "NO09"), 4)])
def test_feral_whispers_put_two_blood_for_each_card_that_withdraws(cards: tuple[str, ...], blood: int) -> None:
    table = nosferatu()
    table.deploy("A", "NO04", at="D2")
    for card in cards:
        table.deploy("A", card, at="D1", face_down=True)
    table.put_blood("A", 1, at="D1")
    table.resolve("D1")
    table.seat("A").withdraws()
    assert table.over
    assert table.area("A", "D2").blood == blood
    assert table.blood["A"] == 7


@pytest.mark.card("NO04")
def test_feral_whispers_do_not_count_cards_that_return_to_hand_from_the_haven() -> None:
    table = nosferatu()
    table.deploy("A", "NO04", at="D1")
    table.deploy("A", "NO08", at="HAVEN")
    table.resolve("HAVEN")
    table.seat("A").withdraws()
    assert table.over
    assert "NO08" in table.game.hands["A"]
    assert table.area("A", "D1").blood == 0


@pytest.mark.card("NO04", "NO02")
@pytest.mark.rule("VEN-R-45")
def test_feral_whispers_count_cards_that_the_cloak_moved_away_from_the_haven() -> None:
    table = nosferatu()
    table.deploy("A", "NO04", at="D1")
    table.deploy("A", "NO02", at="D2")
    table.deploy("A", "NO08", at="HAVEN")
    table.resolve("HAVEN")
    table.seat("A").withdraws()
    table.seat("A").answers(do.WithdrawTo("D2"))
    assert table.area("A", "D1").blood == 2


@pytest.mark.card("NO04")
@pytest.mark.rule("VEN-CARD-08", "VEN-R-45")
@pytest.mark.parametrize("whispers_at, face_down", [("D2", True), ("D1", False)])
def test_feral_whispers_are_silent_face_down_and_about_their_own_district(whispers_at: str, face_down: bool) -> None:
    table = nosferatu()
    table.deploy("A", "NO04", at=whispers_at, face_down=face_down)
    table.deploy("A", "NO08", at="D1")
    table.resolve("D1")
    table.seat("A").withdraws()
    assert table.over
    assert all(table.area("A", at).blood == 0 for at in ("D1", "D2", "HAVEN"))


@pytest.mark.card("NO04", "NO07")
@pytest.mark.rule("VEN-RES-RETREAT-11")
def test_vanish_is_a_withdrawal_for_feral_whispers_and_the_cloak() -> None:
    table = nosferatu()
    table.deploy("A", "NO04", at="HAVEN")
    table.deploy("A", "NO02", at="D2")
    table.deploy("A", "NO07", at="D1")
    table.deploy("A", "NO08", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes()
    table.seat("A").answers(do.WithdrawTo("D2"))
    assert table.over
    assert set(table.cards("A", "D2")) == {"NO02", "NO07", "NO08"}
    assert table.area("A", "HAVEN").blood == 4
    assert table.blood == {"A": 7, "B": 5, "C": 6}


# NO05 Backstab


@pytest.mark.card("NO05")
@pytest.mark.rule("VEN-R-02", "VEN-R-03", "VEN-R-16")
def test_backstab_leaves_blood_behind_and_strikes_again_at_the_haven() -> None:
    table = nosferatu()
    table.deploy("A", "NO05", at="D1", face_down=True)
    table.deploy("B", "VE08", at="D1")
    table.deploy("C", "TO05", at="HAVEN")
    table.resolution().everybody_stays()
    player = table.seat("A")
    assert (player.ask.low, player.ask.high) == (0, 3)
    player.answers(3).says_yes()
    assert table.blood["A"] == 3
    assert table.totals("D1") == {"A": 3, "B": 2}  # blood alone wins: two players had cards after the Withdraw step
    table.everybody_stays()
    assert player.ask.high == 2  # one blood must stay in the pool
    player.answers(2)
    assert table.over  # at the Haven there is nowhere to move to
    assert table.totals("HAVEN") == {"A": 4, "C": 2}
    assert table.blood["A"] == 1


@pytest.mark.card("NO05")
@pytest.mark.rule("VEN-RES-PREP-04")
@pytest.mark.parametrize("amount, moves", [(0, False), (1, False), (0, True)])
def test_both_parts_of_backstab_are_optional(amount: int, moves: bool) -> None:
    table = nosferatu()
    table.deploy("A", "NO05", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(amount).answers(moves)
    assert table.over
    assert table.area("A", "D1").blood == amount
    assert table.cards("A", "HAVEN" if moves else "D1") == ("NO05",)
    assert ("A" in table.totals("D1")) is not moves


@pytest.mark.card("NO05")
@pytest.mark.rule("VEN-R-02")
def test_backstab_places_nothing_from_a_pool_of_one_but_can_still_move() -> None:
    table = nosferatu(blood={"A": 1})
    table.deploy("A", "NO05", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.blood["A"] == 1
    assert table.cards("A", "HAVEN") == ("NO05",)


# NO06 One Step Ahead


@pytest.mark.card("NO06")
@pytest.mark.rule("VEN-R-40")
def test_one_step_ahead_makes_rivals_pay_two_for_every_card_they_turn_up() -> None:
    table = nosferatu()
    table.deploy("A", "NO06")
    table.deploy("A", "NO08", face_down=True)
    table.deploy("B", "VE08", face_down=True)
    table.deploy("B", "VE01", face_down=True)
    table.deploy("C", "TO06", face_down=True)
    table.resolve().everybody_stays()
    assert table.card("NO08").face_up  # the own cards are turned up first
    assert list(table.asked()) == ["B"]
    table.seat("B").answers(do.TurnUp("VE01"))
    assert table.blood["B"] == 4
    table.seat("B").answers(do.LeaveDown())
    assert list(table.asked()) == ["C"]
    table.seat("C").answers(do.TurnUp("TO06"))
    assert table.over
    assert table.blood == {"A": 6, "B": 4, "C": 4}
    assert not table.card("VE08").face_up
    assert table.totals() == {"B": 3 + 2 + 0, "A": 3 + 1, "C": 3}
    assert knows(table, "A", "B").count("") == 1  # what stays down stays secret


@pytest.mark.card("NO06")
@pytest.mark.rule("VEN-R-40", "VEN-FRENZY-03")
def test_one_step_ahead_may_be_paid_with_the_last_blood() -> None:
    table = nosferatu(blood={"B": 1})
    table.deploy("A", "NO06")
    table.deploy("B", "VE08", face_down=True)
    table.resolve().everybody_stays()
    table.seat("B").answers(do.TurnUp("VE08"))
    assert table.over
    assert table.card("VE08").face_up
    assert table.blood["B"] == 3
    assert table.influence["A"] == 3 + 1 + 1


@pytest.mark.card("NO06")
@pytest.mark.rule("VEN-RES-REVEAL-03", "VEN-R-39")
def test_one_step_ahead_revealed_in_this_very_step_comes_too_late() -> None:
    table = nosferatu()
    table.deploy("A", "NO06", face_down=True)
    table.deploy("B", "VE08", face_down=True)
    table.resolve().everybody_stays()
    assert table.over
    assert table.card("VE08").face_up
    assert table.totals() == {"A": 3, "B": 2}


@pytest.mark.card("NO06", "TO06")
@pytest.mark.rule("VEN-R-22", "VEN-RSRC-11")
def test_submission_turns_cards_up_for_nothing() -> None:
    table = nosferatu()
    table.deploy("A", "NO06")
    table.deploy("C", "TO06")
    table.deploy("C", "TO09", face_down=True)
    table.resolve().everybody_stays()
    table.seat("C").answers(do.TurnUp("TO09"))
    assert table.over
    assert table.card("TO09").face_up
    assert table.blood == {"A": 5, "B": 6, "C": 7}  # nothing but the Hunt moved blood


@pytest.mark.card("NO06")
@pytest.mark.rule("VEN-TEAM-04")
def test_one_step_ahead_may_spare_the_partner() -> None:
    table = nosferatu_and_partner()
    table.deploy("A", "NO06")
    table.deploy("C", "TO05", face_down=True)
    table.resolve().everybody_stays()
    assert list(table.asked()) == ["A"]
    table.seat("A").says_no()
    assert table.over
    assert table.card("TO05").face_up
    assert table.blood["C"] == 6


# NO07 Vanish


@pytest.mark.card("NO07")
@pytest.mark.example("E-13")
def test_vanish_withdraws_and_steals_from_everybody_who_was_a_rival() -> None:
    table = nosferatu(4, blood={"A": 3})
    table.deploy("A", "NO07", at="D1", face_down=True)
    table.put_blood("A", 2, at="D1")
    table.deploy("B", "VE08", at="D1")
    table.put_blood("C", 1, at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.blood == {"A": 7, "B": 5, "C": 5, "D": 6}
    assert table.cards("A", "HAVEN") == ("NO07",)
    assert table.card("NO07").face_up
    assert list(table.totals("D1")) == ["B", "C"]


@pytest.mark.card("NO07")
@pytest.mark.rule("VEN-RES-PREP-04")
def test_vanish_may_stay_and_then_steals_nothing() -> None:
    table = nosferatu()
    table.deploy("A", "NO07", at="D1")
    table.put_blood("A", 2, at="D1")
    table.deploy("B", "VE08", at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_no()
    assert table.over
    assert table.blood == {"A": 6, "B": 6, "C": 6}
    assert table.totals("D1")["A"] == 6


@pytest.mark.card("NO07")
@pytest.mark.rule("VEN-RES-PREP-02", "VEN-RES-RETREAT-06", "VEN-R-16")
def test_vanish_can_be_used_again_at_the_haven_and_then_returns_to_hand() -> None:
    table = nosferatu()
    table.deploy("A", "NO07", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.deploy("C", "TO05", at="HAVEN")
    table.resolution().everybody_stays()
    table.seat("A").says_yes()
    table.everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.blood == {"A": 8, "B": 5, "C": 5}
    assert "NO07" in table.game.hands["A"]
    assert table.cards("A", "HAVEN") == ()


@pytest.mark.card("NO07", "LO07")
@pytest.mark.rule("VEN-RES-RETREAT-11", "VEN-FRENZY-03")
def test_vanish_from_the_condemned_tenement_costs_one_blood_and_nobody_is_credited_for_the_frenzy() -> None:
    table = nosferatu(locations={"D1": "LO07"}, blood={"A": 1})
    table.deploy("A", "NO07", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes()
    assert table.over
    assert table.blood == {"A": 3 + 1, "B": 5, "C": 6}  # drained victim, then the theft
    assert table.influence == {"A": 3, "B": 4, "C": 3}  # first place only


@pytest.mark.card("NO07")
@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, stolen", [(True, 2), (False, 1)])
def test_vanish_may_spare_the_partner(included: bool, stolen: int) -> None:
    table = nosferatu_and_partner()
    table.deploy("A", "NO07", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.deploy("C", "TO05", at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes().answers(included)
    assert table.over
    assert table.blood["A"] == 6 + stolen


# NO08 Ready


@pytest.mark.card("NO08")
@pytest.mark.parametrize("at, face_down, strength", [("D1", False, 1), ("HAVEN", False, 3), ("HAVEN", True, 3)])
def test_ready_is_stronger_at_the_haven(at: str, face_down: bool, strength: int) -> None:
    table = nosferatu()
    table.deploy("A", "NO08", at=at, face_down=face_down)
    table.deploy("B", "VE08", at=at)
    table.resolve(at).everybody_stays()
    assert table.totals(at)["A"] == strength


@pytest.mark.card("NO08")
@pytest.mark.rule("VEN-RES-05")
def test_ready_that_moved_to_the_haven_is_stronger_there() -> None:
    table = nosferatu()
    table.deploy("A", "NO08", at="D1")
    table.deploy("B", "VE08", at="HAVEN")
    table.resolution()
    table.seat("A").withdraws()
    table.everybody_stays()
    assert table.totals("HAVEN") == {"A": 3, "B": 2}


# NO09 The Hunt


@pytest.mark.card("NO09")
@pytest.mark.rule("VEN-RES-AFTER-03", "VEN-RES-PREP-02", "VEN-R-16")
def test_the_hunt_may_move_on_to_the_haven_and_hunt_there_again() -> None:
    table = nosferatu()
    table.deploy("A", "NO09", at="D1", face_down=True)
    table.deploy("B", "VE08", at="D1")
    table.deploy("C", "TO05", at="HAVEN")
    table.resolution().everybody_stays()
    assert table.blood == {"A": 7, "B": 5, "C": 6}
    table.seat("A").says_yes()
    table.everybody_stays()
    assert table.over
    assert table.blood == {"A": 8, "B": 5, "C": 5}
    assert table.cards("A", "HAVEN") == ("NO09",)


@pytest.mark.card("NO09")
@pytest.mark.rule("VEN-RES-PREP-04")
def test_the_hunt_may_stay_where_it_is() -> None:
    table = nosferatu(4)
    table.deploy("A", "NO09", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.put_blood("C", 1, at="D1")
    table.resolution().everybody_stays()
    table.seat("A").says_no()
    assert table.over
    assert table.cards("A", "D1") == ("NO09",)
    assert table.blood == {"A": 8, "B": 5, "C": 5, "D": 6}


@pytest.mark.card("NO05")
@pytest.mark.rule("VEN-RES-CLASH-08", "VEN-RES-CLASH-10")
def test_backstab_that_takes_the_last_card_away_leaves_the_district_without_a_winner() -> None:
    table = nosferatu()
    table.ally("AL09")
    table.deploy("A", "NO05", at="D1")
    table.put_blood("C", 2, at="D1")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(3).says_yes()
    assert table.over
    assert table.totals("D1") == {}
    assert table.influence == {"A": 3, "B": 3, "C": 3}
    assert all("AL09" not in alliance for alliance in table.game.alliances.values())
