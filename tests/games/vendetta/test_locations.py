"""Location cards, a variant (VEN-LOC)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.game import GAME
from nokturn.kernel.game import first_answer

ALL_LOCATIONS = {f"LO{number:02}" for number in range(1, 8)}


def after_setup(players: int, key: str, **options: bool):
    """A real game, clans (and relics) chosen."""
    position = GAME.start(players, options, key)
    while position.asks()[0].prompt in ("clan", "relic"):
        position.answer(position.asks()[0].seat, first_answer(position.asks()[0]))
    return position


@pytest.mark.rule("VEN-LOC-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_random_location_lies_on_every_district_but_the_haven(players):
    drawn = set()
    for number in range(40):
        game = after_setup(players, f"{number:032x}", locations=True).state
        assert set(game.locations) == set(game.districts) - {"HAVEN"}
        assert len(set(game.locations.values())) == len(game.districts) - 1, "no card lies twice"
        drawn |= set(game.locations.values())
    assert drawn == ALL_LOCATIONS, "and over many games every one comes up"


@pytest.mark.rule("VEN-LOC-01")
def test_locations_stay_for_the_whole_game_and_only_in_the_variant():
    position = after_setup(4, "0" * 32, locations=True)
    locations = dict(position.state.locations)
    while not position.over:
        question = position.asks()[0]
        position.answer(question.seat, first_answer(question))
        assert position.state.locations == locations
    assert after_setup(4, "0" * 32).state.locations == {}


@pytest.mark.rule("VEN-LOC-02")
def test_a_location_applies_to_its_own_district_and_to_all_players():
    table = Table(4, locations={"D1": "LO06"})
    for seat in "AB":
        card = table.game.hands[seat][0]
        table.turn(seat)
        assert not table.seat(seat).can(do.PlayCard(card, "D1", False))
        assert table.seat(seat).can(do.PlayCard(card, "D2", False))
        assert table.seat(seat).can(do.PlayCard(card, "HAVEN", False))


@pytest.mark.rule("VEN-LOC-03")
@pytest.mark.parametrize("players, teams", [(3, False), (4, False), (5, False), (4, True), (6, True)])
def test_locations_and_relics_go_with_each_other_and_with_any_table(players, teams):
    for locations, relics in ((True, False), (False, True), (True, True)):
        position = after_setup(players, "7" * 32, teams=teams, locations=locations, relics=relics)
        assert bool(position.state.locations) is locations
        assert (len(position.state.relics) == players) is relics


@pytest.mark.card("LO01")
@pytest.mark.rule("VEN-LOC-02")
def test_succubus_club_gives_up_to_3_deployed_blood_back_in_player_order():
    table = Table(4, ambition="B", locations={"D1": "LO01"})
    table.deploy("A", "BR01")
    table.deploy("B", "VE08")
    table.put_blood("A", 4)
    table.put_blood("B", 2)
    table.put_blood("A", 1, at="D2")
    table.resolve().everybody_stays()
    assert table.asked() == {"B": "succubus-club"}
    assert (table.seat("B").ask.low, table.seat("B").ask.high) == (0, 2)
    table.seat("B").answers(0)
    assert table.seat("A").ask.high == 3
    table.seat("A").answers(2)
    assert (table.blood["A"], table.area("A").blood, table.area("A", "D2").blood) == (8, 2, 1)
    assert (table.blood["B"], table.area("B").blood) == (6, 2)


@pytest.mark.card("LO01")
def test_succubus_club_does_nothing_for_who_has_withdrawn_or_fights_elsewhere():
    table = Table(4, locations={"D1": "LO01"})
    table.deploy("A", "BR01")
    table.deploy("B", "VE08", at="D2")
    table.put_blood("B", 3, at="D2")
    table.resolution().everybody_stays()
    assert table.asked() == {"B": "stay-or-withdraw"}
    table.everybody_stays()
    assert table.over


@pytest.mark.card("LO02")
@pytest.mark.rule("VEN-LOC-02")
@pytest.mark.parametrize("location_at, more", [("D1", 1), ("D2", 0)], ids=["cause lies here", "cause lies elsewhere"])
def test_the_collar_pays_1_more_if_the_cause_of_the_frenzy_lies_there(location_at, more):
    table = Table(4, blood={"B": 1}, locations={location_at: "LO02"})
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.deploy("B", "VE02", at="D2")
    table.resolve("D1").everybody_stays()
    assert table.influence["A"] == 3 + 1 + more + 1, "frenzy, The Collar, first place"


@pytest.mark.card("LO03")
def test_riverside_tollhouse_costs_1_blood_more_face_up_and_face_down():
    table = Table(4, locations={"D1": "LO03"})
    table.turn("A").seat("A").plays("BR08", at="D1")
    assert table.blood["A"] == 5
    table.turn("B").seat("B").plays("VE08", at="D1", face_down=True)
    assert table.blood["B"] == 4
    table.turn("C").seat("C").plays("TO08", at="D2", face_down=True)
    assert table.blood["C"] == 5


@pytest.mark.card("LO03")
@pytest.mark.parametrize("blood, up, down", [(1, False, False), (2, True, False), (3, True, True)])
def test_who_cannot_pay_the_toll_cannot_play_there(blood, up, down):
    table = Table(4, blood=blood, locations={"D1": "LO03"})
    table.turn("A")
    assert table.seat("A").can(do.PlayCard("BR08", "D1", True)) is up
    assert table.seat("A").can(do.PlayCard("BR08", "D1", False)) is down
    assert table.seat("A").can(do.PlayCard("BR08", "D2", True))
    if not up:
        assert table.seat("A").refusal(do.PlayCard("BR08", "D1", True)).rule == "VEN-RSRC-04"


@pytest.mark.card("LO04")
def test_old_blood_bank_gives_the_winner_2_blood_right_after_the_rewards_of_first_place():
    table = Table(4, locations={"D1": "LO04"})
    table.ally("AL01")
    table.deploy("A", "BR01")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 6 + 3 + 2, "B": 6, "C": 6, "D": 6}
    assert [fact["amount"] for fact in table.told("gains-blood")] == [3, 2], "Anita Wainwright first, then the bank"
    assert table.happened("gains-blood", "gains-victim")[-1] == ("gains-victim", "B"), "second place comes after it"


@pytest.mark.card("LO04")
def test_old_blood_bank_gives_nothing_if_nobody_wins():
    table = Table(4, locations={"D1": "LO04"})
    table.put_blood("A", 2)
    table.put_blood("B", 1)
    table.resolve().everybody_stays()
    assert table.blood["A"] == 6


@pytest.mark.card("LO05")
def test_hall_of_mirrors_makes_face_down_plays_1_blood_cheaper():
    table = Table(4, blood=1, locations={"D1": "LO05"})
    table.turn("A").seat("A").plays("BR08", at="D1", face_down=True)
    assert table.blood["A"] == 1, "free, and so even open to the last blood"
    table.alliance("B", "AL28")
    table.game.blood["B"] = 4
    table.turn("B").seat("B").plays("VE08", at="D1", face_down=True)
    assert table.blood["B"] == 3, "1 + 1 for Ryan Ramos − 1"
    table.alliance("C", "AL07")
    table.turn("C").seat("C").plays("TO08", at="D1", face_down=True)
    assert table.blood["C"] == 1, "1 − 1 for Erichtho − 1 is not below 0"


@pytest.mark.card("LO06")
def test_floodlit_plaza_allows_no_face_down_plays():
    table = Table(4, locations={"D1": "LO06"})
    table.turn("A")
    refusal = table.seat("A").refusal(do.PlayCard("BR08", "D1", False))
    assert refusal.reason == "forbidden"
    table.seat("A").plays("BR08", at="D1")
    assert table.card("BR08").face_up


@pytest.mark.card("LO07")
def test_condemned_tenement_costs_who_withdraws_1_blood_after_taking_back_the_deployed():
    table = Table(4, blood={"A": 1, "B": 1}, locations={"D1": "LO07"})
    table.deploy("A", "BR01")
    table.put_blood("A", 2)
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve()
    table.seat("A").withdraws()
    table.seat("B").withdraws()
    table.seat("C").stays()
    assert table.blood["A"] == 1 + 2 - 1
    assert table.happened("frenzy") == [("frenzy", "B")], "A's blood came back first"
    assert table.influence == {"A": 3, "B": 3, "C": 4, "D": 3}, "nobody is credited for B's frenzy"
    assert table.blood["C"] == 6, "who stays loses nothing"
