"""Rulings R-19 to R-24: auctions, hard choices, immunity, redirected blood, retaliation."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


def auction(**more) -> Table:
    """A holds Auction of Blood; B and C are rivals with two cards each."""
    table = Table(4, clans={"A": "malkavian", "B": "brujah", "C": "toreador"}, **more)
    table.deploy("A", "MA02")
    for seat, cards in (("B", ("BR01", "BR08")), ("C", ("TO05", "TO04"))):
        for card in cards:
            table.deploy(seat, card)
    table.resolve().everybody_stays()
    return table


@pytest.mark.rule("VEN-R-19")
def test_bids_are_secret_simultaneous_and_leave_1_blood():
    table = auction(blood={"B": 3})
    assert table.asked() == dict.fromkeys("ABC", "bid")
    assert table.seat("B").refusal(3).reason == "out-of-range"
    before = table.view("C")
    table.seat("B").answers(2)
    assert table.view("C") == before
    assert table.told("bids") == []


@pytest.mark.rule("VEN-R-19")
def test_of_tied_lowest_bidders_the_later_in_player_order_turns_a_card_first_then_bids_are_settled():
    table = auction()
    table.seat("A").answers(2)
    table.seat("B").answers(1)
    table.seat("C").answers(1)
    assert table.asked() == {"C": "turn-one-down"}
    assert table.blood == dict.fromkeys("ABCD", 6), "bids are settled afterwards"
    table.seat("C").answers(do.ThisCard("TO05", "C"))
    assert not table.card("TO05").face_up
    assert table.blood == {"A": 4, "B": 5, "C": 5, "D": 6}
    assert table.area("A").blood == 2, "the controller's bid is placed, the others lose theirs"


@pytest.mark.rule("VEN-R-19")
def test_a_lowest_bidder_without_face_up_cards_does_nothing_and_without_rivals_there_is_no_auction():
    table = Table(4, clans={"A": "malkavian"})
    table.deploy("A", "MA02")
    table.put_blood("B", 2)
    table.resolve().everybody_stays()
    table.seat("A").answers(1)
    table.seat("B").answers(0)
    assert table.over
    assert table.card("MA02").face_up

    table = Table(4, clans={"A": "malkavian"})
    table.deploy("A", "MA02")
    table.resolve().everybody_stays()
    assert table.over


@pytest.mark.rule("VEN-R-20")
@pytest.mark.parametrize("face_down, ventrue_stays, stolen", [(False, True, 2), (True, True, 0), (False, False, 0)])
def test_mass_manipulation_takes_2_from_each_rival_who_stayed_if_it_lay_open_and_is_still_there(
    face_down, ventrue_stays, stolen
):
    table = Table(4)
    table.deploy("B", "VE05", face_down=face_down)
    table.deploy("A", "BR01")
    table.deploy("C", "TO05")
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("C").stays()
    table.seat("B").answers(do.Stay() if ventrue_stays else do.Withdraw())
    assert table.blood == {"A": 6, "B": 6 + stolen, "C": 6 - stolen, "D": 6}


@pytest.mark.rule("VEN-R-21")
def test_skipping_under_curfew_covers_prepare_and_aftermath_here_but_not_passive_clash_or_strength():
    table = Table(4, locations={})
    table.deploy("B", "VE03", at="D1")
    for card in ("BR07", "BR04", "BR02"):
        table.deploy("A", card, at="D1")
    table.deploy("A", "BR09", at="D2")
    table.deploy("C", "TO05", at="D2")
    table.resolution().everybody_stays()
    table.seat("A").answers(do.Skip())
    assert table.totals("D1") == {"A": 3 + 4 + 6, "B": 2}
    assert table.blood["B"] == 6
    table.everybody_stays()
    assert table.blood["C"] == 5, "The Hunt in district 2 is not covered"


@pytest.mark.rule("VEN-R-21")
def test_skipping_under_curfew_covers_cards_that_arrive_later():
    table = Table(4, ambition="B", clans={"A": "malkavian", "B": "ventrue"})
    table.deck("A", "MA03")
    table.game.hands["A"] = ("MA04",)
    table.deploy("B", "VE03")
    table.deploy("A", "MA06")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.Skip())
    assert table.cards("A") == ("MA06", "MA03")
    assert table.game.hands["A"] == ("MA04",), "Madness Network came after the choice and does not resolve"


@pytest.mark.rule("VEN-R-22")
def test_submission_stops_cards_lying_here_and_the_thief_gets_nothing():
    table = Table(4)
    table.deploy("C", "TO06")
    table.deploy("A", "BR07")
    table.deploy("A", "BR04")
    table.resolve().everybody_stays()
    assert (table.blood["A"], table.blood["C"]) == (6, 6)


@pytest.mark.rule("VEN-R-22")
@pytest.mark.parametrize("challenge_at, play_at, lost", [("D1", "D2", 0), ("D2", "D1", 1)])
def test_submission_asks_where_the_harmful_card_lies(challenge_at, play_at, lost):
    table = Table(4)
    table.deploy("C", "TO06", at="D1")
    table.deploy("A", "BR03", at=challenge_at)
    table.turn("C").seat("C").plays("TO08", at=play_at)
    assert table.blood["C"] == 6 - lost


@pytest.mark.rule("VEN-R-22")
def test_submission_does_not_stop_allies_locations_or_the_taking_of_deployed_blood():
    table = Table(4, clans={"A": "brujah", "C": "toreador", "D": "gangrel"}, locations={"D1": "LO07"})
    table.ally("AL02")
    table.deploy("A", "BR01")
    table.deploy("C", "TO06")
    table.put_blood("C", 2)
    table.deploy("D", "GA04")
    table.resolve().everybody_stays()
    assert table.area("C").blood == 1, "Power of the Pack"
    assert table.blood["C"] == 6 - 2, "Sgt. McTavish"

    table = Table(4, locations={"D1": "LO07"})
    table.deploy("C", "TO06")
    table.deploy("A", "BR01")
    table.resolve()
    table.seat("C").withdraws()
    table.seat("A").stays()
    assert table.blood["C"] == 5, "Condemned Tenement"


@pytest.mark.rule("VEN-R-22")
def test_forestall_stops_the_chosen_card_only():
    table = Table(4)
    table.deploy("B", "VE07")
    table.deploy("A", "BR07")
    table.deploy("A", "BR04")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.ThisCard("BR07", "A"))
    assert table.blood["A"] == 6, "nothing stolen"
    assert table.blood["B"] == 6 + 3 - 1, "base strength gained, and Fist of Caine still hits"


def dark_pact(**more) -> Table:
    table = Table(4, clans={"A": "tremere", "B": "brujah"}, **more)
    table.deploy("A", "TR04", at="D2")
    return table


@pytest.mark.rule("VEN-R-23")
def test_dark_pact_keeps_the_costs_of_playing_cards_anywhere():
    table = dark_pact(locations={"D1": "LO03"})
    table.turn("A").seat("A").plays("TR08", at="D1", face_down=True)
    assert (table.blood["A"], table.area("A", "D2").blood) == (4, 2)


@pytest.mark.rule("VEN-R-23")
def test_dark_pact_keeps_what_clan_cards_cost_or_take_but_not_what_is_stolen():
    table = dark_pact()
    table.deploy("A", "TR09", at="D1")
    table.deploy("B", "BR07", at="D1")
    table.deploy("B", "BR04", at="D1")
    table.resolve("D1").everybody_stays()
    assert (table.blood["A"], table.area("A", "D2").blood) == (5, 0), "1 stolen by Show of Force"
    table.seat("A").says_yes()
    assert table.area("A", "D2").blood == 1 + 1, "1 spent for The Hunt, 1 lost to Fist of Caine"
    assert table.blood["A"] == 5 - 1 + 1 - 1


@pytest.mark.rule("VEN-R-23")
def test_dark_pact_leaves_alone_placed_blood_looks_and_locations():
    table = dark_pact()
    table.alliance("A", "AL13")
    table.deploy("B", "BR01", at="HAVEN", face_down=True)
    table.turn("A")
    (look,) = [option for option in table.seat("A").ask.options if isinstance(option, do.Look)]
    table.seat("A").answers(look).plays("TR08", at="D1").places(1)
    assert (table.blood["A"], table.area("A", "D2").blood) == (4, 0)

    table = dark_pact(locations={"D1": "LO07"})
    table.put_blood("A", 1, at="D1")
    table.resolve("D1").seat("A").withdraws()
    assert (table.blood["A"], table.area("A", "D2").blood) == (6, 0)


@pytest.mark.rule("VEN-R-23")
def test_dark_pact_does_not_prevent_frenzy():
    table = dark_pact(blood={"A": 1})
    table.put_blood("A", 1, at="D1")
    table.deploy("B", "BR04", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.area("A", "D2").blood == 1
    assert table.happened("frenzy") == [("frenzy", "A")]


def retaliation(**more) -> Table:
    table = Table(4, clans={"A": "tremere", "B": "brujah", "C": "ventrue"}, **more)
    table.deploy("A", "TR06", at="D1")
    table.deploy("C", "VE08", at="D1")
    return table


@pytest.mark.rule("VEN-R-24")
@pytest.mark.parametrize("location, district, lost", [("LO01", "D1", 1), ("LO05", "D1", 0), ("LO01", "D2", 0)])
def test_retaliation_answers_what_is_spent_in_its_district_and_0_is_nothing(location, district, lost):
    table = retaliation(locations={"D1": location})
    table.turn("A").seat("A").plays("TR08", at=district, face_down=True)
    assert table.blood["C"] == 6 - lost
    assert len(table.told("loses-blood")) == lost


@pytest.mark.rule("VEN-R-24")
def test_retaliation_on_a_cost_comes_before_what_was_paid_for():
    table = retaliation()
    table.deploy("A", "TR09")
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.happened("spends", "loses-blood", "steals") == [
        ("spends", "A"),
        ("loses-blood", "C"),
        ("steals", "C"),
    ]


@pytest.mark.rule("VEN-R-24")
def test_retaliation_deals_the_amount_actually_lost_after_the_frenzy_it_caused():
    table = retaliation(round=3, blood={"A": 2, "B": 6, "C": 6})
    table.alliance("A", "VI30")
    table.deploy("B", "BR04")
    table.resolve().everybody_stays()
    told = table.happened("frenzy", "drains", "loses-blood")
    assert told[:5] == [
        ("loses-blood", "A"),
        ("frenzy", "A"),
        ("drains", "A"),
        ("loses-blood", "B"),
        ("loses-blood", "C"),
    ]
    assert table.blood == {"A": 3, "B": 6 - 2, "C": 6 - 2 - 3, "D": 6}, (
        "2 were lost, so 2 are dealt; then the fist hits C"
    )


@pytest.mark.rule("VEN-R-24")
def test_retaliation_is_credited_to_its_controller_and_ends_with_the_tremere():
    table = retaliation(blood={"C": 1})
    table.deploy("B", "BR07")
    table.resolve().everybody_stays()
    assert table.influence["A"] == 3 + 1 + 1, "C's frenzy, and second place"

    table = retaliation(blood={"A": 1})
    table.alliance("A", "AL09")
    table.tokens("A", ready=2)
    table.deploy("B", "BR07")
    table.resolve().everybody_stays()
    assert table.game.out == ("A",)
    assert (table.blood["B"], table.blood["C"]) == (6 + 1 + 1, 5), "only Show of Force has hit C"
