"""Step 1 of a district: stay or withdraw (VEN-RES-RETREAT)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do
from nokturn.kernel.events import log_of


def two_in_district_1() -> Table:
    table = Table(4)
    table.deploy("A", "BR01")
    table.deploy("B", "VE08")
    return table


@pytest.mark.rule("VEN-RES-RETREAT-01")
def test_everybody_in_the_district_chooses_and_nobody_else():
    table = two_in_district_1()
    table.put_blood("C", 1)
    table.deploy("D", "GA06", at="HAVEN")
    table.resolve("D1")
    assert table.asked() == dict.fromkeys("ABC", "stay-or-withdraw")
    assert table.seat("D").refusal(do.Withdraw()).reason == "not-asked"


@pytest.mark.rule("VEN-RES-RETREAT-01", "VEN-RES-RETREAT-02")
def test_choices_are_secret_until_all_are_in_and_final():
    table = two_in_district_1()
    table.put_blood("A", 2)
    table.resolve("D1")
    views = {seat: table.view(seat) for seat in (*"ABCD", None)}
    told = len(log_of(table.game.events or [], None))

    table.seat("A").withdraws()
    assert {seat: table.view(seat) for seat in views} == views, "nobody can see that A leaves, nothing is moved yet"
    assert len(log_of(table.game.events or [], None)) == told
    assert table.seat("A").refusal(do.Stay()).reason == "not-asked", "A cannot think again"

    table.seat("B").stays()
    (revealed,) = table.told("choices-revealed")
    assert (tuple(revealed["leavers"]), tuple(revealed["stayers"])) == (("A",), ("B",))


@pytest.mark.rule("VEN-RES-RETREAT-03", "VEN-RES-RETREAT-04")
def test_who_withdraws_takes_the_blood_back_and_shows_the_cards_at_the_haven():
    table = two_in_district_1()
    table.deploy("A", "BR04", face_down=True)
    table.put_blood("A", 3)
    table.put_blood("A", 2, at="D2")
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("B").stays()
    assert table.blood["A"] == 6 + 3, "only the blood of this district comes back"
    assert table.area("A", "D1").blood == 0
    assert table.area("A", "D2").blood == 2
    assert table.cards("A", "HAVEN") == ("BR01", "BR04")
    assert all(card.face_up for card in table.area("A", "HAVEN").cards)
    assert [card.card for card in table.view("D").areas["HAVEN"]["A"].cards] == ["BR01", "BR04"]
    assert "BR04" in table.view("D").players["A"].seen, "everybody knows that it is not in the deck"


@pytest.mark.rule("VEN-RES-RETREAT-05")
def test_who_has_withdrawn_is_no_rival_not_ranked_and_resolves_nothing_there():
    table = Table(4)
    table.ally("AL09")
    table.deploy("A", "BR07")
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.deploy("C", "TO01")
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.seat("C").stays()
    assert list(table.totals()) == ["B", "C"], "B and C tie at 2"
    assert [fact["card"] for fact in table.told("resolves")] == ["TO01"], "neither BR07 nor BR04"
    assert table.blood["A"] == 6, "TO01 steals from rivals only"
    assert table.blood["B"] == 6 - 1
    assert table.influence == {"A": 3, "B": 4, "C": 4, "D": 3}


@pytest.mark.rule("VEN-RES-RETREAT-06")
def test_withdrawing_from_the_haven_takes_everything_back_to_hand_unseen():
    table = Table(4)
    table.hand("B", "VE03", "VE08")
    table.deploy("B", "VE03", at="HAVEN", face_down=True)
    table.deploy("B", "BR04", at="HAVEN", owner="A")
    table.deploy("C", "TO05", at="HAVEN")
    table.put_blood("B", 2, at="HAVEN")
    table.resolve("HAVEN")
    table.seat("B").withdraws()
    table.seat("C").stays()
    assert table.blood["B"] == 8
    assert table.game.area("HAVEN", "B").cards == ()
    assert set(table.game.hands["B"]) == {"VE08", "VE03"}
    assert "BR04" in table.game.hands["A"], "every card goes to its owner's hand"
    assert "VE03" not in str(log_of(table.game.events or [], "A")), "it was not turned up for the others"
    assert "VE03" not in table.view("A").players["B"].seen


@pytest.mark.rule("VEN-RES-RETREAT-07")
def test_blood_alone_may_withdraw_and_leaves_nothing_at_the_haven():
    table = two_in_district_1()
    table.put_blood("C", 3)
    table.resolve("D1")
    table.seat("C").withdraws()
    table.everybody_stays()
    assert table.blood["C"] == 9
    assert not table.game.is_in("HAVEN", "C")
    assert list(table.totals()) == ["A", "B"]


@pytest.mark.rule("VEN-RES-RETREAT-08")
def test_moving_to_the_haven_is_not_playing_a_card():
    table = Table(4)
    table.alliance("B", "AL05")
    table.deploy("A", "BR03", at="D2")
    table.deploy("D", "GA06", at="HAVEN")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve("D1")
    table.seat("B").withdraws()
    table.seat("C").stays()
    assert table.cards("B", "HAVEN") == ("VE08",)
    assert table.blood["B"] == 6, "Challenge punishes playing"
    assert table.area("D", "HAVEN").blood == 0, "On the Prowl counts plays"
    assert table.area("B", "HAVEN").blood == 0, "and so does Carmelita Neillson"


@pytest.mark.rule("VEN-RES-RETREAT-09")
def test_cards_moved_to_the_haven_are_live_there_passives_at_once():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO04", at="D1", face_down=True)
    table.deploy("A", "NO08", at="D2")
    table.deploy("B", "VE08", at="D1")
    table.deploy("B", "VE02", at="D2")
    table.resolution()
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.seat("A").withdraws()
    table.seat("B").stays()
    assert table.area("A", "HAVEN").blood == 2, "Feral Whispers, now at the Haven, pays for the card moved from D2"


@pytest.mark.rule("VEN-RES-RETREAT-09")
def test_an_active_card_moved_to_the_haven_resolves_in_the_havens_steps():
    table = two_in_district_1()
    table.deploy("A", "BR04", face_down=True)
    table.deploy("C", "TO05", at="HAVEN")
    table.resolution()
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.everybody_stays()
    assert [fact["district"] for fact in table.told("resolves")] == ["HAVEN"]
    assert (table.blood["B"], table.blood["C"]) == (6, 5)


@pytest.mark.rule("VEN-RES-RETREAT-10")
def test_several_withdrawals_are_carried_out_in_player_order():
    table = two_in_district_1()
    table.game.ambition = "D"
    table.put_blood("C", 1)
    table.put_blood("D", 1)
    table.resolve("D1")
    for seat in "ABCD":
        table.seat(seat).withdraws()
    assert table.happened("withdraws") == [("withdraws", seat) for seat in "DABC"]


@pytest.mark.rule("VEN-RES-RETREAT-11")
def test_withdrawing_later_follows_the_procedure_and_counts_as_a_withdrawal():
    table = Table(4, clans={"A": "nosferatu"}, locations={"D1": "LO07"})
    table.deploy("A", "NO07")
    table.deploy("A", "NO08")
    table.deploy("A", "NO04", at="D2")
    table.put_blood("A", 2)
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes()
    assert table.cards("A", "HAVEN") == ("NO07", "NO08")
    assert table.blood["A"] == 6 + 2 - 1 + 1, "blood back, 1 lost to the tenement, 1 stolen from B"
    assert table.area("A", "D2").blood == 4, "Feral Whispers: 2 for each of the two cards moved"
    assert table.totals() == {"B": 2}, "not ranked any more"


@pytest.mark.rule("VEN-RES-RETREAT-11")
def test_withdrawing_later_may_use_the_cloak_of_shadows():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO07")
    table.deploy("A", "NO02", at="D2")
    table.put_blood("A", 2)
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes().answers(do.WithdrawTo("D2"))
    assert table.cards("A", "D2") == ("NO02", "NO07")
    assert table.area("A", "D2").blood == 2
    assert table.blood["A"] == 6 + 1


@pytest.mark.rule("VEN-RES-RETREAT-12")
def test_a_player_may_stay_in_one_district_and_withdraw_from_others_in_the_same_round():
    table = two_in_district_1()
    table.put_blood("A", 1, at="D2")
    table.put_blood("B", 1, at="D2")
    table.resolution()
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.seat("A").stays()
    table.seat("B").withdraws()
    table.seat("A").withdraws()
    choices = [(fact["district"], *fact["leavers"]) for fact in table.told("choices-revealed")]
    assert choices == [("D1", "A"), ("D2", "B"), ("HAVEN", "A")]
