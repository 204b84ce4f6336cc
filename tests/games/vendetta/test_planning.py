"""Phase 4: Planning (VEN-PLAN)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do

FIVE_CARDS = {
    "A": ("BR01", "BR02", "BR05", "BR06", "BR08"),
    "B": ("VE02", "VE03", "VE04", "VE07", "VE08"),
    "C": ("TO01", "TO02", "TO03", "TO04", "TO08"),
    "D": ("GA01", "GA02", "GA03", "GA07", "GA08"),
}


def every_turn(table):
    """Everybody plays the first card offered; returns whose turns they were."""
    turns = []
    while not table.over:
        question = table.asks[0]
        if question.prompt == "turn":
            turns.append(question.seat)
        table.seat(question.seat).answers(question.options[0])
    return turns


# turns


@pytest.mark.rule("VEN-PLAN-01", "VEN-PLAN-19")
@pytest.mark.example("E-07")
@pytest.mark.parametrize("round, turns", [(1, 2), (2, 3), (3, 4)])
def test_rounds_have_two_three_and_four_turns_and_leave_one_card_in_hand(round, turns):
    table = Table(4, round=round, ambition="B")
    for seat, cards in FIVE_CARDS.items():
        table.hand(seat, *cards[: round + 2])
    assert every_turn(table.planning()) == ["B", "C", "D", "A"] * turns
    for seat in "ABCD":
        assert sum(len(table.cards(seat, district)) for district in table.game.districts) == turns
        assert len(table.game.hands[seat]) == 1


@pytest.mark.rule("VEN-PLAN-02")
def test_a_turn_is_exactly_one_card_from_the_own_hand_into_the_own_area():
    table = Table(4).turn("A")
    assert table.seat("A").refusal(do.PlayCard("BR01", "D1", True)).rule == "VEN-PLAN-02", "it is in the deck"
    assert table.seat("A").refusal(do.PlayCard("VE08", "D1", True)).rule == "VEN-PLAN-02", "it is in B's hand"
    table.seat("A").plays("BR08", "D1")
    assert table.cards("A", "D1") == ("BR08",)
    assert table.game.hands["A"] == ("BR09",)
    assert table.seat("A").refusal(do.PlayCard("BR09", "D1", True)).rule == "VEN-PLAN-02", "one is enough"
    table.seat("A").ends_turn()
    assert table.over


@pytest.mark.rule("VEN-PLAN-03")
@pytest.mark.parametrize("players", [4, 5])
def test_any_district_in_play_can_be_chosen_each_turn(players):
    table = Table(players)
    table.deploy("A", "BR01", "D2")
    table.turn("A")
    offered = {(option.card, option.district) for option in table.seat("A").ask.options if type(option) is do.PlayCard}
    assert offered == {(card, district) for card in ("BR08", "BR09") for district in table.game.districts}
    table.seat("A").plays("BR08", "D2")
    assert table.cards("A", "D2") == ("BR01", "BR08")


@pytest.mark.rule("VEN-PLAN-03")
def test_a_district_that_is_not_in_play_cannot_be_chosen():
    table = Table(4).turn("A")
    assert table.seat("A").refusal(do.PlayCard("BR08", "D3", True)).rule == "VEN-PLAN-02"


@pytest.mark.rule("VEN-PLAN-16", "VEN-R-37")
def test_a_player_without_cards_skips_the_turn():
    table = Table(4)
    table.hand("B")
    table.hand("C", "TO08")
    assert every_turn(table.planning()) == ["A", "C", "D", "A", "D"]


@pytest.mark.rule("VEN-PLAN-17", "VEN-R-51")
def test_nobody_passes_with_a_card_in_hand():
    table = Table(4)
    table.hand("A", "BR08")
    table.turn("A")
    assert table.seat("A").refusal(do.EndTurn()).rule == "VEN-PLAN-17"


# the sequence of a turn


@pytest.mark.rule("VEN-PLAN-13", "VEN-PLAN-05", "VEN-DRAIN-02")
@pytest.mark.example("E-01")
def test_ola_drains_her_victim_between_card_and_blood():
    table = Table(4, blood={"A": 3}, influence=0)
    assert table.scores()["A"] == 1
    table.turn("A")
    ola = table.seat("A").plays("BR08", face_down=True)
    assert table.blood["A"] == 2
    assert ola.refusal(do.PlaceBlood(3)).rule == "VEN-PLAN-10"
    ola.drains("VI01")
    assert table.blood["A"] == 5
    ola.places(3)
    assert table.blood["A"] == 2
    assert table.area("A").blood == 3
    assert table.scores()["A"] == 0
    assert table.over, "nothing is left to do in her turn"


@pytest.mark.rule("VEN-PLAN-13")
def test_drains_come_before_the_card_after_it_and_after_the_blood():
    table = Table(4, blood=1)
    table.alliance("A", "VI01", "VI05", "VI06")
    table.tokens("A", ready=1)
    table.turn("A").seat("A").drains("VI01").plays("BR08", face_down=True).drains("VI05").places(3).drains("VI06")
    assert table.blood["A"] == 1 + 3 - 1 + 3 - 3 + 3
    table.seat("A").flips(1)
    assert table.over
    assert table.area("A").blood == 4


@pytest.mark.rule("VEN-PLAN-13")
def test_blood_and_tokens_come_in_any_order():
    table = Table(4)
    table.tokens("A", ready=2)
    table.turn("A").seat("A").plays("BR08").flips(1).places(2)
    table.seat("A").flips(1)
    assert table.area("A").blood == 4


@pytest.mark.rule("VEN-PLAN-13", "VEN-R-07")
def test_what_happens_whenever_a_card_is_played_comes_before_the_blood():
    table = Table(4, blood={"B": 4})
    table.deploy("A", "BR03", "D2")
    table.turn("B").seat("B").plays("VE08", "D1", face_down=True)
    assert table.blood["B"] == 4 - 1 - 1, "the cost, then Challenge"
    assert table.seat("B").refusal(do.PlaceBlood(2)).rule == "VEN-PLAN-10"
    table.seat("B").places(1)


@pytest.mark.rule("VEN-PLAN-13", "VEN-CONF-02")
@pytest.mark.parametrize(
    "ambition, triggers", [("A", ["loses-blood", "blood-from-supply"]), ("D", ["blood-from-supply", "loses-blood"])]
)
def test_triggers_of_one_play_resolve_in_player_order(ambition, triggers):
    table = Table(4, ambition=ambition)
    table.deploy("A", "BR03", "D2")  # Challenge: B loses 1
    table.deploy("D", "GA06", "D1")  # On the Prowl: 1 from the supply
    table.turn("B").seat("B").plays("VE08", "D1")
    assert [key for key, _ in table.happened("loses-blood", "blood-from-supply")] == triggers


@pytest.mark.rule("VEN-PLAN-13")
def test_relics_and_looks_are_possible_before_and_after_the_card():
    table = Table(4, relics={"A": "RE04"})
    table.alliance("A", "AL13", "VI01")
    table.deploy("B", "VE08", "D1", face_down=True)
    table.deploy("B", "VE09", "D2", face_down=True)
    table.turn("A")
    for _ in range(2):
        options = table.seat("A").ask.options
        assert do.GainBlood() in options
        looks = [option for option in options if type(option) is do.Look]
        table.seat("A").answers(looks[0])
        if "after-card" not in table.asked().values():
            table.seat("A").plays("BR08")
    table.seat("A").answers(do.GainBlood())
    assert table.blood["A"] == 6 - 2 + 3


@pytest.mark.rule("VEN-PLAN-14")
def test_a_face_down_card_has_strength_nothing_and_no_effect():
    table = Table(4, clans=("brujah", "nosferatu", "toreador", "gangrel"))
    table.deploy("A", "BR01", face_down=True)
    table.deploy("A", "BR04", face_down=True)
    table.deploy("B", "NO06")  # keeps rivals' cards face down unless they pay
    table.resolve("D1").everybody_stays()
    while not table.over:
        table.seat("A").answers(do.LeaveDown())
    assert table.totals() == {"B": 3, "A": 0}
    assert table.blood["B"] == 6, "Fist of Caine did nothing"


@pytest.mark.rule("VEN-PLAN-14")
def test_another_card_may_say_otherwise_about_a_face_down_card():
    table = Table(4, clans=("malkavian", "ventrue", "toreador", "gangrel"))
    table.deploy("A", "MA07")
    table.deploy("A", "MA09")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers((do.ThisCard("MA09", "A"),))
    assert table.totals() == {"A": 3 + 4, "B": 2}


@pytest.mark.rule("VEN-PLAN-15")
def test_only_the_own_face_down_cards_can_be_looked_at():
    table = Table(4)
    table.turn("A").seat("A").plays("BR08", face_down=True).ends_turn()
    assert table.view("A").areas["D1"]["A"].cards[0].card == "BR08"
    for viewer in ("B", "C", "D", None):
        shown = table.view(viewer).areas["D1"]["A"].cards[0]
        assert shown.card == ""
        assert not shown.face_up


# the end of Planning


@pytest.mark.rule("VEN-PLAN-18", "VEN-R-38")
def test_a_master_plan_is_carried_out_after_the_last_turn_before_resolution():
    table = Table(4, relics={"C": "RE01"})
    table.hand("B", "VE01", "VE08")
    table.planning()
    for seat, card, district in [("A", "BR08", "D1"), ("B", "VE01", "D1"), ("C", "TO08", "D2"), ("D", "GA08", "D2")]:
        table.seat(seat).plays(card, district).ends_turn()
    for seat, card, district in [("A", "BR09", "D2"), ("B", "VE08", "D2"), ("C", "TO09", "D2"), ("D", "GA09", "D2")]:
        assert table.influence == dict.fromkeys("ABCD", 3)
        assert table.asked() == {seat: "turn"}
        table.seat(seat).plays(card, district).ends_turn()
    assert table.over, "the Chalice waits for Resolution"
    assert table.influence == {"A": 3, "B": 3, "C": 2, "D": 2}
    table.resolution()
    assert list(table.asked()) == ["C"]


@pytest.mark.rule("VEN-R-38")
def test_blood_alone_does_not_protect_from_a_master_plan():
    table = Table(4)
    table.deploy("B", "VE01")
    table.deploy("A", "BR08", face_down=True)
    table.put_blood("C", 5)
    for seat in "ABCD":
        table.game.hands[seat] = ()
    table.planning()
    assert table.influence == {"A": 3, "B": 3, "C": 2, "D": 2}


@pytest.mark.rule("VEN-PLAN-18")
def test_a_face_down_master_plan_does_nothing():
    table = Table(4)
    table.deploy("B", "VE01", face_down=True)
    for seat in "ABCD":
        table.game.hands[seat] = ()
    table.planning()
    assert table.influence == dict.fromkeys("ABCD", 3)


@pytest.mark.rule("VEN-PLAN-20")
def test_a_card_played_by_an_effect_in_resolution_brings_no_blood_and_no_tokens():
    table = Table(4, clans=("malkavian", "ventrue", "toreador", "gangrel"))
    table.tokens("A", ready=2)
    table.deploy("A", "MA03")  # plays the whole hand here
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert table.over, "nobody is asked anything more"
    assert set(table.cards("A")) == {"MA03", "MA08", "MA09"}
    assert table.area("A").blood == 0
    assert table.game.ready_tokens["A"] == 2


# Ambrus Maropis in Planning


@pytest.mark.rule("VEN-R-30")
def test_ambrus_looks_at_one_card_per_blood_in_any_district():
    table = Table(4)
    table.alliance("A", "AL13")
    table.deploy("B", "VE01", "D2", face_down=True)
    table.deploy("C", "TO01", "HAVEN", face_down=True)
    table.deploy("D", "GA01", "D1")
    table.turn("A")
    looks = {option.target: option for option in table.seat("A").ask.options if type(option) is do.Look}
    assert set(looks) == {"B", "C"}, "D's card lies open"
    table.seat("A").answers(looks["B"])
    assert table.blood["A"] == 5
    assert table.view("A").areas["D2"]["B"].cards[0].card == "VE01"
    assert table.view("A").areas["HAVEN"]["C"].cards[0].card == ""
    table.seat("A").answers(looks["C"])
    assert table.blood["A"] == 4
    assert table.view("A").areas["HAVEN"]["C"].cards[0].card == "TO01"


@pytest.mark.rule("VEN-R-30")
def test_everybody_sees_that_ambrus_looked_but_not_at_what():
    table = Table(4)
    table.alliance("A", "AL13")
    table.deploy("B", "VE01", "D2", face_down=True)
    table.turn("A")
    table.seat("A").answers(next(option for option in table.seat("A").ask.options if type(option) is do.Look))
    seen = {"player": "A", "target": "B", "district": "D2"}
    assert table.told("looks-at", "A") == [{**seen, "card": "VE01"}]
    for viewer in ("C", "D", None):
        assert table.told("looks-at", viewer) == [seen]
        assert table.view(viewer).areas["D2"]["B"].cards[0].card == ""


@pytest.mark.rule("VEN-R-30")
def test_ambrus_cannot_be_paid_with_the_last_blood():
    table = Table(4, blood={"A": 1})
    table.alliance("A", "AL13")
    table.deploy("B", "VE01", "D2", face_down=True)
    table.turn("A")
    assert not [option for option in table.seat("A").ask.options if type(option) is do.Look]
    handle = table.view("A").areas["D2"]["B"].cards[0].handle
    assert table.seat("A").refusal(do.Look("D2", "B", handle)).rule == "VEN-RSRC-04"


@pytest.mark.rule("VEN-R-30")
def test_ambrus_looks_only_in_the_own_turn():
    table = Table(4)
    table.alliance("A", "AL13")
    table.deploy("C", "TO01", "D2", face_down=True)
    table.turn("B")
    assert list(table.asked()) == ["B"]
    assert not [option for option in table.seat("B").ask.options if type(option) is do.Look]
