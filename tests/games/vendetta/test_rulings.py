"""Rulings on what the rulebook leaves open, R-01 to R-18: places, targets, cards that move or are played."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do
from nokturn.kernel.events import log_of
from nokturn.kernel.game import first_answer


@pytest.mark.rule("VEN-R-01")
@pytest.mark.parametrize("round, influence", [(1, (1, 1, 1)), (2, (2, 2, 1)), (3, (3, 2, 1))])
@pytest.mark.parametrize("district, bonus", [("D1", 0), ("HAVEN", 1)])
def test_the_reward_table(round, influence, district, bonus):
    table = Table(5, round=round, influence=0)
    for place, seat in enumerate("ABCDE"):
        table.put_blood(seat, 9 - place, at=district)
    table.deploy("A", "BR08", at=district)
    table.deploy("B", "VE08", at=district)
    table.resolve(district).everybody_stays()
    assert list(table.totals(district)) == ["A", "B", "C", "D", "E"]
    first, second, third = influence
    assert table.influence == {"A": first + bonus, "B": second, "C": third, "D": 0, "E": 0}


@pytest.mark.rule("VEN-R-03")
def test_leaving_blood_and_moving_the_card_away_can_win_a_district():
    table = Table(4, clans={"A": "nosferatu"})
    table.ally("AL17")
    table.deploy("A", "NO05")
    table.deploy("B", "BR08")
    table.resolve().everybody_stays()
    table.seat("A").answers(3).says_yes()
    assert list(table.totals().items()) == [("A", 3), ("B", 1)], "B had company when it was tested who has cards"
    assert "AL17" in table.game.alliances["A"]


@pytest.mark.rule("VEN-R-03")
def test_under_automatic_victory_blood_is_ranked_from_second_place():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO08")
    table.put_blood("B", 8)
    table.put_blood("C", 9)
    table.resolve().everybody_stays()
    assert list(table.totals()) == ["A", "C", "B"]


@pytest.mark.rule("VEN-R-06")
def test_portia_and_a_bloodless_ally_leave_the_frenzied_player_with_1_blood_for_1_influence():
    table = Table(4, blood={"B": 1}, influence={"B": 2})
    table.alliance("B", "AL11", "AL25")
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.put_blood("C", 9)
    table.put_blood("D", 9)
    table.resolve().everybody_stays()
    assert table.game.alliances["B"] == ("AL11",)
    assert table.game.drained["B"] == ("AL25",)
    assert table.blood["B"] == 1
    assert table.influence["B"] == 2 - 1, "and fourth place gives nothing"
    assert table.influence["A"] == 3 + 1 + 1, "one reward for one loss, and third place"


@pytest.mark.rule("VEN-R-08")
def test_several_targets_start_with_the_ambition_holder():
    table = Table(4, ambition="D")
    table.deploy("B", "VE05")
    for seat, card in (("A", "BR01"), ("C", "TO05"), ("D", "GA06")):
        table.deploy(seat, card)
    table.resolve().everybody_stays()
    assert table.happened("steals") == [("steals", "D"), ("steals", "A"), ("steals", "C")]


@pytest.mark.rule("VEN-R-08")
@pytest.mark.parametrize("card", ["MA05", "TO01", "BR06"])
def test_an_amount_that_is_counted_up_hits_once_and_causes_one_frenzy_at_most(card):
    table = Table(4, clans={"A": {"M": "malkavian", "T": "toreador", "B": "brujah"}[card[0]], "D": "ventrue"})
    table.game.blood["D"] = 1
    table.alliance("D", "AL16")
    table.alliance("A", "VI30", "VI31", "VI32", "VI33", "VI34", "VI35")
    table.game.victim_deck = ()
    table.deploy("A", card)
    table.deploy("D", "VE08")
    table.put_blood("D", 6)
    if card == "MA05":
        table.deploy("A", "MA04")
        table.deploy("A", "MA08")
    table.resolve().everybody_stays()
    if card == "MA05":
        table.seat("A").answers((do.ThisCard("MA04", "A"), do.ThisCard("MA08", "A")))
    assert table.happened("steals", "loses-blood") in ([("steals", "D")], [("loses-blood", "D")])
    assert table.happened("frenzy") == [("frenzy", "D")]
    assert table.blood["D"] == 1, "Bobby White's blood is not hit again"


@pytest.mark.rule("VEN-R-09")
def test_an_after_reveal_card_that_arrives_through_malkavs_bane_acts_too():
    table = Table(4, clans={"A": "malkavian"})
    table.deck("A", "MA02", "MA04")
    table.deploy("A", "MA06")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.cards("A") == ("MA06", "MA02")
    assert table.asked() == {"A": "bid", "B": "bid"}


@pytest.mark.rule("VEN-R-11")
@pytest.mark.parametrize("ambition", ["A", "B", "C", "D"])
def test_the_order_of_clash_cards_does_not_matter(ambition):
    table = Table(4, ambition=ambition)
    table.deploy("A", "BR01")
    table.deploy("B", "VE02")
    table.deploy("C", "TO04")
    table.deploy("D", "GA02")
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 0, "B": 1, "C": 1, "D": 2}, (
        "Diplomacy looks at printed strengths, then the wolf halves"
    )


@pytest.mark.rule("VEN-R-12")
def test_ancient_artifacts_with_a_pool_of_1_must_be_turned_down_and_with_3_may_be_paid():
    for blood, options in ((1, None), (3, (do.Pay(1), do.TurnDown()))):
        table = Table(4, clans={"A": "tremere"}, blood={"A": blood})
        table.deploy("A", "TR02")
        table.deploy("B", "BR01")
        table.resolve().everybody_stays()
        if options:
            assert table.seat("A").ask.options == options
        else:
            assert not table.card("TR02").face_up
            assert table.totals() == {"B": 6, "A": 0}


@pytest.mark.rule("VEN-R-12")
@pytest.mark.parametrize("card", ["TR05", "TR07"])
def test_nothing_is_bought_with_half_of_1(card):
    table = Table(4, clans={"A": "tremere"}, blood={"A": 1})
    table.deploy("A", card)
    table.deploy("B", "BR01")
    table.put_blood("B", 2)
    table.resolve().everybody_stays()
    assert table.over, "A is not asked"
    assert (table.blood["B"], table.area("B").blood) == (6, 2)


@pytest.mark.rule("VEN-R-12")
def test_tyrants_gaze_offers_only_what_can_be_given():
    table = Table(4, influence={"A": 0, "D": 0})
    table.deploy("B", "VE06")
    table.put_blood("A", 1)
    table.deploy("C", "TO05")
    table.put_blood("C", 3)
    table.deploy("D", "GA01")
    table.resolve().everybody_stays()
    assert table.area("B").blood == 1, "A, without influence, gave half of 1, rounded up"
    assert table.seat("C").ask.options == (do.GiveBlood(2), do.GiveInfluence(1))
    table.seat("C").answers(do.GiveInfluence(1))
    assert table.over, "D can give nothing"
    assert table.influence["C"] == 3 - 1 + 1, "minus the gaze, plus second place"


@pytest.mark.rule("VEN-R-12")
def test_a_bid_of_0_is_a_bid():
    table = Table(4, clans={"A": "malkavian"})
    table.deploy("A", "MA02")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").answers(1)
    table.seat("B").answers(0)
    assert not table.card("BR01").face_up
    assert table.blood["B"] == 6


@pytest.mark.rule("VEN-R-13")
def test_cards_played_by_effects_are_face_up_and_free():
    table = Table(4, clans={"A": "malkavian", "B": "brujah"}, locations={"D1": "LO03"})
    table.deck("A", "MA05", "MA07")
    table.hand("B", "BR03")
    table.game.hands["A"] = ("MA04",)
    table.deploy("A", "MA06")
    table.deploy("A", "MA03")
    table.deploy("A", "MA01")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").resolves("MA01")
    table.seat("A").resolves("MA03")
    assert set(table.cards("A")) == {"MA06", "MA03", "MA01", "MA05", "MA04", "BR03"}
    assert all(card.face_up for card in table.area("A").cards)
    assert table.blood["A"] == 6


@pytest.mark.rule("VEN-R-13")
def test_the_cloak_of_shadows_keeps_the_facing():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO02", at="D2")
    table.deploy("A", "NO04", at="D1", face_down=True)
    table.deploy("A", "NO08", at="D1")
    table.put_blood("A", 3, at="D1")
    table.deploy("B", "BR01", at="D1")
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.seat("A").answers(do.WithdrawTo("D2"))
    assert [(card.card, card.face_up) for card in table.area("A", "D2").cards] == [
        ("NO02", True),
        ("NO04", False),
        ("NO08", True),
    ]
    assert (table.blood["A"], table.area("A", "D2").blood) == (6, 3)
    assert "NO04" not in str(table.view("B").areas["D2"]), "and what was secret stays so"


@pytest.mark.rule("VEN-R-13")
def test_a_card_that_moves_itself_to_the_haven_stays_face_up():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO01", face_down=True)
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.cards("A", "HAVEN") == ("NO01",)
    assert table.card("NO01").face_up


@pytest.mark.rule("VEN-R-14")
def test_a_when_gained_ability_at_the_haven_already_follows_the_new_order():
    table = Table(4, ambition="A")
    table.ally("AL02", at="HAVEN")
    table.deploy("C", "TO04", at="HAVEN")
    table.put_blood("A", 1, at="HAVEN")
    table.resolve("HAVEN").everybody_stays()
    assert table.happened("ambition", "steals") == [
        ("ambition", "C"),
        ("steals", "D"),
        ("steals", "A"),
        ("steals", "B"),
    ]


@pytest.mark.rule("VEN-R-15")
def test_leaving_the_haven_shows_nothing_and_returns_cards_to_their_owners():
    table = Table(4, clans={"A": "malkavian", "B": "brujah"})
    table.deploy("A", "MA04", at="HAVEN", face_down=True)
    table.deploy("A", "BR04", at="HAVEN", owner="B")
    table.deploy("C", "VE08", at="HAVEN")
    table.resolve("HAVEN")
    table.seat("A").withdraws()
    table.seat("C").stays()
    assert "MA04" in table.game.hands["A"]
    assert "BR04" in table.game.hands["B"]
    assert "MA04" not in str(log_of(table.game.events or [], "C"))


@pytest.mark.rule("VEN-R-16")
@pytest.mark.parametrize("card", ["NO01", "NO05", "NO09"])
def test_a_card_told_to_move_to_the_haven_where_it_already_lies_just_stays(card):
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", card, at="HAVEN")
    table.deploy("B", "BR01", at="HAVEN")
    table.resolve("HAVEN").everybody_stays()
    while not table.over:
        question = table.asks[0]
        table.seat("A").answers(question.kind == "confirm" or first_answer(question))
    assert table.cards("A", "HAVEN") == (card,)
    assert [fact["card"] for fact in table.told("resolves")] == [card], "and resolves once"


@pytest.mark.rule("VEN-R-16")
def test_a_card_used_in_its_district_is_used_a_second_time_at_the_haven():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO07", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.deploy("C", "VE08", at="HAVEN")
    table.resolution().everybody_stays()
    table.seat("A").says_yes()
    table.everybody_stays()
    assert table.asked() == {"A": "vanish"}
    table.seat("A").says_yes()
    assert table.blood == {"A": 8, "B": 5, "C": 5, "D": 6}
    assert "NO07" in table.game.hands["A"], "from the Haven it goes back to hand"


@pytest.mark.rule("VEN-R-18")
def test_cards_played_in_resolution_trigger_once_per_card_and_cost_nothing():
    clans = {"A": "malkavian", "B": "brujah", "C": "gangrel", "D": "nosferatu"}
    table = Table(4, clans=clans, locations={"D1": "LO03"})
    table.alliance("A", "AL28")
    table.game.hands["A"] = ("MA04", "MA08")
    table.deploy("A", "MA03", at="D1")
    table.deploy("B", "BR03", at="D2")
    table.deploy("C", "GA06", at="D1")
    table.deploy("D", "NO03", at="D1")
    table.tokens("A", ready=1)
    table.resolve("D1").everybody_stays()
    assert table.over, "A was offered neither blood to place nor tokens to turn"
    assert table.cards("A") == ("MA03", "MA04", "MA08")
    assert all(card.face_up for card in table.area("A").cards), "Eyes in the Dark speak of Planning only"
    assert table.blood["A"] == 6 - 2, "Challenge, once per card; no toll"
    assert table.area("C").blood == 2, "On the Prowl, once per card"
    assert table.area("D").blood == 0


@pytest.mark.rule("VEN-R-18")
def test_carmelita_neillson_counts_cards_played_at_the_haven_in_resolution():
    table = Table(4, clans={"A": "malkavian", "B": "brujah"})
    table.alliance("A", "AL05")
    table.hand("B", "BR08", "BR09")
    table.deploy("A", "MA01", at="HAVEN")
    table.deploy("B", "BR01", at="HAVEN")
    table.resolve("HAVEN").everybody_stays()
    assert table.cards("A", "HAVEN") == ("MA01", "BR08", "BR09")
    assert table.area("A", "HAVEN").blood == 2, "A is the one who plays B's cards"
