"""Step 2 of a district: face-down cards are turned up (VEN-RES-REVEAL)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-RES-REVEAL-01")
def test_whoever_stays_turns_up_all_face_down_cards_at_once():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO05", face_down=True)
    table.deploy("B", "VE08", face_down=True)
    table.deploy("B", "VE02", face_down=True)
    table.deploy("B", "VE01", at="D2", face_down=True)
    table.deploy("C", "TO05", face_down=True)
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "backstab"}, "the first prepare card, so the reveal is over"
    assert all(card.face_up for seat in "ABC" for card in table.area(seat).cards)
    assert not table.card("VE01").face_up, "other districts stay as they are"


@pytest.mark.rule("VEN-RES-REVEAL-02")
def test_friends_in_high_places_act_after_withdrawals_and_before_the_reveal():
    table = Table(4, blood={"C": 5})
    table.alliance("C", "VI30", "VI31", "AL17")
    table.deploy("C", "TO07")
    table.deploy("A", "BR01")
    table.deploy("B", "VE08", face_down=True)
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.seat("C").stays()
    assert table.asked() == {"C": "friends"}
    assert table.cards("A") == (), "A has left already"
    assert not table.card("VE08").face_up, "nothing is revealed yet"
    assert (table.seat("C").ask.low, table.seat("C").ask.high) == (0, 3), "1 for each undrained card in the alliance"
    table.seat("C").answers(3)
    assert (table.blood["C"], table.area("C").blood) == (2, 3)
    assert table.totals() == {"C": 3 + 3, "B": 2}


@pytest.mark.rule("VEN-RES-REVEAL-02")
def test_friends_in_high_places_lying_face_down_come_too_late():
    table = Table(4)
    table.deploy("C", "TO07", face_down=True)
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert table.over, "C was not asked"
    assert table.totals() == {"C": 3, "B": 2}


@pytest.mark.rule("VEN-RES-REVEAL-03")
@pytest.mark.parametrize("face_down", [False, True], ids=["face up before the step", "face down until the step"])
def test_one_step_ahead_must_have_been_face_up_before_the_reveal(face_down):
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO06", face_down=face_down)
    table.deploy("B", "VE08", face_down=True)
    table.resolve("D1").everybody_stays()
    if face_down:
        assert table.over, "VE08 was turned up like any card"
        assert table.card("VE08").face_up
    else:
        assert table.asked() == {"B": "one-step-ahead"}


@pytest.mark.rule("VEN-RES-REVEAL-04")
def test_after_reveal_cards_work_even_if_just_revealed_and_in_player_order():
    table = Table(4, ambition="C", clans={"A": "malkavian", "B": "ventrue", "C": "toreador"})
    table.deck("A", "MA04")
    table.deploy("A", "MA06", face_down=True)
    table.deploy("B", "VE03", face_down=True)
    table.deploy("B", "VE07", face_down=True)
    table.deploy("C", "TO05", face_down=True)
    table.resolve("D1").everybody_stays()
    assert "MA04" in table.cards("A"), "A comes before B when C holds the ambition token"
    assert table.seat("B").ask.options == (do.ResolveCard("VE03"), do.ResolveCard("VE07")), "own order is free"
    table.seat("B").resolves("VE07").answers(do.ThisCard("MA04", "A"))
    assert table.blood["B"] == 6 + 3
    assert table.asked() == {"C": "curfew"}
    table.seat("C").answers(do.Pay(3))
    table.seat("A").answers(do.Skip())
    assert table.blood == {"A": 6, "B": 12, "C": 3, "D": 6}


@pytest.mark.rule("VEN-RES-REVEAL-04")
def test_the_auction_of_blood_works_if_just_revealed():
    table = Table(4, clans={"A": "malkavian"})
    table.deploy("A", "MA02", face_down=True)
    table.deploy("C", "TO05")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "bid", "C": "bid"}


@pytest.mark.rule("VEN-RES-REVEAL-05")
def test_a_card_kept_face_down_has_no_strength_and_no_effect_but_is_deployed():
    table = Table(4, clans={"A": "nosferatu", "B": "brujah", "C": "toreador"})
    table.deploy("A", "NO06")
    table.deploy("B", "BR04", face_down=True)
    table.deploy("C", "TO05")
    table.resolve("D1").everybody_stays()
    table.seat("B").answers(do.LeaveDown())
    assert not table.card("BR04").face_up
    assert table.totals() == {"A": 3, "C": 3, "B": 0}, "Entrancement counts all three cards"
    assert table.told("resolves") == [], "Fist of Caine does nothing"
    assert table.influence["B"] == 3 + 1, "B is ranked, third"


@pytest.mark.rule("VEN-RES-REVEAL-05")
def test_a_card_turned_face_down_counts_4_under_mindless_assault():
    table = Table(4, clans={"A": "malkavian"})
    table.deploy("A", "MA07")
    table.deploy("A", "MA04")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers((do.ThisCard("MA04", "A"),))
    assert table.totals() == {"A": 3 + 4, "B": 2}


@pytest.mark.rule("VEN-RES-REVEAL-06")
@pytest.mark.parametrize("viewer", ["A", "B", "D", None], ids=["owner", "rival", "bystander", "spectator"])
def test_a_card_turned_face_down_in_the_open_stays_known_to_all(viewer):
    table = Table(4, clans={"A": "tremere"})
    table.deploy("A", "TR02")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(do.TurnDown())
    (seen,) = table.view(viewer).areas["D1"]["A"].cards
    assert (seen.card, seen.face_up) == ("TR02", False)
