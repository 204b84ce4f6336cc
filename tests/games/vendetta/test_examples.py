"""The worked examples of the rulebook, played through as printed (catalogue, section 7)."""

import pytest
from tests.games.vendetta.table import KEY, Table

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.content import STARTERS
from nokturn.games.vendetta.game import GAME


def scores(table: Table) -> dict[str, float | None]:
    return {standing.seats[0]: standing.score for standing in GAME.standings(table.game)}


@pytest.mark.example("E-01")
@pytest.mark.rule("VEN-PLAN-05", "VEN-PLAN-13", "VEN-DRAIN-02")
def test_ola_drains_a_victim_between_her_card_and_her_blood():
    table = Table(4, blood={"A": 3})
    ola = table.turn("A").seat("A")
    ola.plays("BR08", at="D1", face_down=True)
    assert table.blood["A"] == 2
    assert ola.refusal(do.PlaceBlood(3)).rule == "VEN-PLAN-10"
    ola.drains("VI01")
    assert table.blood["A"] == 5
    ola.places(3)
    assert (table.blood["A"], table.area("A").blood) == (2, 3)
    assert scores(table) == {"A": 3 + 0, "B": 3 + 1, "C": 3 + 1, "D": 3 + 1}, "her victim is worth 0 now"
    assert table.over, "her turn may end"


@pytest.mark.example("E-02")
@pytest.mark.rule("VEN-PLAN-08", "VEN-DIAB-04", "VEN-DIAB-05")
def test_lukasz_deploys_five_blood_in_one_turn():
    table = Table(4, blood={"A": 5})
    table.tokens("A", ready=2)
    lukasz = table.turn("A").seat("A")
    lukasz.plays("BR08", at="D1").places(3).flips(2)
    assert (table.blood["A"], table.area("A").blood) == (2, 5)
    assert (table.game.ready_tokens["A"], table.game.used_tokens["A"]) == (0, 2)
    assert lukasz.refusal(do.FlipTokens(1)).rule == "VEN-DIAB-06"
    assert lukasz.refusal(do.PlaceBlood(1)).rule == "VEN-PLAN-08", "and no more than 3 from the pool"
    lukasz.ends_turn()
    table.turn("A").seat("A").plays("BR09", at="D1")
    assert lukasz.refusal(do.FlipTokens(1)).rule == "VEN-DIAB-06"
    table.end_of_round()
    assert (table.game.ready_tokens["A"], table.game.used_tokens["A"]) == (2, 0)


@pytest.mark.example("E-03")
@pytest.mark.rule("VEN-CONF-05", "VEN-RSRC-07")
def test_only_two_of_three_can_be_stolen():
    table = Table(4, blood={"A": 2})
    table.deploy("A", "BR01")
    table.deploy("B", "VE03")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.Pay(3))
    assert table.blood["B"] == 8
    assert table.happened("frenzy") == [("frenzy", "A")]


@pytest.mark.example("E-04")
@pytest.mark.rule("VEN-RES-CLASH-07")
def test_picture_a_the_last_one_with_cards_wins_automatically():
    table = Table(4)
    table.ally("AL17")
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    victims = table.game.victim_deck
    table.resolve()
    table.seat("A").stays()
    table.seat("B").withdraws()
    assert "AL17" in table.game.alliances["A"]
    assert table.game.victim_deck == victims, "no victim"
    assert table.influence == {"A": 4, "B": 3, "C": 3, "D": 3}, "nobody gets second or third"


@pytest.mark.example("E-05")
@pytest.mark.rule("VEN-RES-CLASH-08", "VEN-RES-REWARD-07")
def test_picture_b_nobody_is_left_and_the_ally_leaves_the_game():
    table = Table(4)
    table.ally("AL17")
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.resolution()
    table.seat("A").withdraws()
    table.seat("B").withdraws()
    assert "AL17" in table.game.removed
    assert table.influence == dict.fromkeys("ABCD", 3)
    assert table.totals("D1") == {}


@pytest.mark.example("E-06")
@pytest.mark.rule("VEN-HAND-02")
def test_the_first_hand_is_the_hunt_ready_and_one_kept_card():
    position = GAME.start(4, {}, KEY)
    game = position.state
    while position.asks()[0].prompt == "clan":
        position.answer(position.asks()[0].seat, position.asks()[0].options[0])
    kept, rejected = {}, {}
    for question in position.asks():
        seat, drawn = question.seat, game.drawn[question.seat]
        assert len(drawn) == 2
        kept[seat], rejected[seat] = drawn[1], drawn[0]
        assert position.answer(seat, do.Keep((drawn[1],))) is None
    for seat in "ABCD":
        assert set(game.hands[seat]) == {*STARTERS[game.clans[seat]], kept[seat]}
        assert len(game.decks[seat]) == 6
        assert game.decks[seat][-1] == rejected[seat]


@pytest.mark.example("E-07")
@pytest.mark.rule("VEN-PLAN-01", "VEN-PLAN-19")
def test_four_players_play_two_three_and_four_cards_and_hold_one():
    assert cards_played_and_held(4) == [(2, 1), (3, 1), (4, 1)]


@pytest.mark.example("E-08")
@pytest.mark.rule("VEN-3P-01", "VEN-3P-02")
def test_three_players_play_three_four_and_five_cards_and_hold_one():
    table = Table(3)
    table.hand_management().finish()
    assert {len(hand) for hand in table.game.hands.values()} == {4}
    assert cards_played_and_held(3) == [(3, 1), (4, 1), (5, 1)]


def cards_played_and_held(players: int) -> list[tuple[int, int]]:
    """Per round: how many cards everybody has played in Planning, and how many are left in hand."""
    table = Table(players, blood=30)
    rounds = []
    for number in (1, 2, 3):
        table.game.round = number
        table.hand_management().finish()
        table.planning()
        while not table.over:
            seat = table.seat(table.asks[0].seat)
            if seat.ask.prompt == "turn":
                seat.plays(table.game.hands[seat.name][0], at="HAVEN", face_down=True)
            else:
                seat.ends_turn()
        played = {len(table.cards(seat, "HAVEN")) for seat in table.game.seats}
        held = {len(table.game.hands[seat]) for seat in table.game.seats}
        assert len(played) == len(held) == 1
        rounds.append((played.pop(), held.pop()))
        table.end_of_round()
    return rounds


@pytest.mark.example("E-09")
@pytest.mark.rule("VEN-RES-RETREAT-03", "VEN-RES-RETREAT-04")
def test_the_withdrawal_picture():
    table = Table(4, blood={"A": 4})
    table.deploy("A", "BR01")
    table.deploy("A", "BR04", face_down=True)
    table.put_blood("A", 2)
    table.deploy("B", "VE08")
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("B").stays()
    assert table.blood["A"] == 6
    assert [(card.card, card.face_up) for card in table.area("A", "HAVEN").cards] == [("BR01", True), ("BR04", True)]
    assert not table.game.is_in("D1", "A")


@pytest.mark.example("E-10")
@pytest.mark.rule("VEN-RES-CLASH-03")
@pytest.mark.parametrize("blood, total", [(0, 6), (1, 4 + 1)])
def test_bloody_fury_is_weaker_with_blood(blood, total):
    table = Table(4)
    table.deploy("A", "BR01")
    table.put_blood("A", blood)
    table.resolve().everybody_stays()
    assert table.totals() == {"A": total}


@pytest.mark.example("E-11")
@pytest.mark.rule("VEN-RES-AFTER-01")
@pytest.mark.parametrize("round, left", [(1, 4), (2, 3), (3, 2)])
def test_fist_of_caine_hits_harder_every_round(round, left):
    table = Table(4, round=round, blood=5)
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 5, "B": left, "C": left, "D": 5}


@pytest.mark.example("E-12")
@pytest.mark.rule("VEN-RSRC-06", "VEN-FRENZY-02")
def test_show_of_force_against_two_rivals():
    table = Table(4, blood={"A": 6, "B": 3, "C": 1})
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert table.blood["A"] == 6 + 2
    assert table.blood["B"] == 2
    assert table.happened("frenzy") == [("frenzy", "C")]
    assert table.blood["C"] == 0 + 3
    assert table.influence["A"] == 3 + 1 + 1, "for the frenzy, and for taking the tie at 3 with C"


@pytest.mark.example("E-13")
@pytest.mark.rule("VEN-RES-RETREAT-11")
def test_vanish():
    table = Table(4, clans={"A": "nosferatu"}, blood={"A": 3})
    table.deploy("A", "NO07", at="D1")
    table.put_blood("A", 2)
    table.deploy("B", "BR01")
    table.deploy("C", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes()
    assert table.blood == {"A": 3 + 2 + 2, "B": 5, "C": 5, "D": 6}
    assert table.cards("A", "HAVEN") == ("NO07",)
    assert table.card("NO07").face_up


@pytest.mark.example("E-14")
@pytest.mark.rule("VEN-RES-CLASH-03", "VEN-KEY-06")
def test_wolf_companion_halves_3_and_4_to_1_and_2():
    table = Table(4)
    table.deploy("D", "GA02")
    table.deploy("A", "BR05")
    table.deploy("A", "BR04")
    table.resolve().everybody_stays()
    assert table.totals()["A"] == 1 + 2


@pytest.mark.example("E-15")
@pytest.mark.rule("VEN-RSRC-02", "VEN-FRENZY-02", "VEN-KEY-06")
def test_cauldron_of_blood():
    table = Table(4, clans={"A": "tremere", "B": "brujah", "C": "ventrue"}, blood={"A": 7, "B": 6, "C": 4})
    table.deploy("A", "TR05")
    table.deploy("B", "BR08")
    table.deploy("C", "VE08")
    table.resolve().everybody_stays()
    influence = table.influence["A"]
    table.seat("A").says_yes()
    assert table.blood["A"] == 4
    assert table.blood["B"] == 2
    assert table.happened("frenzy") == [("frenzy", "C")]
    assert table.influence["A"] == influence + 1


@pytest.mark.example("E-16")
@pytest.mark.rule("VEN-CARD-08")
@pytest.mark.parametrize(
    "face_down, district, lost", [(False, "D2", 1), (False, "D1", 0), (True, "D2", 0), (True, "D1", 0)]
)
def test_challenge(face_down, district, lost):
    table = Table(4)
    table.deploy("A", "BR03", at="D1", face_down=face_down)
    table.turn("B").seat("B").plays("VE08", at=district)
    assert table.blood["B"] == 6 - lost


@pytest.mark.example("E-17")
@pytest.mark.rule("VEN-R-31")
def test_the_chalice_with_four_districts():
    table = Table(5, relics={"A": "RE01"})
    table.resolution().seat("A").says_yes()
    assert [table.area("A", district).blood for district in ("D1", "D2", "D3", "HAVEN")] == [1, 1, 1, 1]
    assert table.blood["A"] == 2


@pytest.mark.example("E-18")
@pytest.mark.rule("VEN-DRAIN-05")
def test_the_sargon_apocrypha_brings_marcel_back():
    table = Table(4, relics={"A": "RE02"})
    table.alliance("A", drained=["AL09"])
    table.tokens("A", ready=1)
    assert scores(table)["A"] == 3 + 2 - 1
    table.turn("A").seat("A").answers(do.Restore("AL09"))
    assert table.game.ready_tokens["A"] == 1
    assert scores(table)["A"] == 3 + 4 - 1
    table.feed()
    assert table.blood["A"] == 6 + 1


@pytest.mark.example("E-19")
@pytest.mark.rule("VEN-LOC-02")
def test_the_succubus_club_returns_3_of_4():
    table = Table(4, locations={"D1": "LO01"})
    table.deploy("A", "BR01")
    table.put_blood("A", 4)
    table.resolve().everybody_stays()
    assert table.seat("A").refusal(4).reason == "out-of-range"
    table.seat("A").answers(3)
    assert (table.blood["A"], table.area("A").blood) == (9, 1)
    table.end_of_round()
    assert (table.blood["A"], table.area("A").blood) == (9, 0), "the last one goes to the supply"


@pytest.mark.example("E-20")
@pytest.mark.rule("VEN-TEAM-03")
def test_team_seating():
    wanted = dict(zip("ABCDEF", ("toreador", "gangrel", "brujah", "tremere", "ventrue", "nosferatu"), strict=True))
    position = GAME.start(6, {"teams": True}, KEY)
    while position.asks()[0].prompt == "clan":
        seat = position.asks()[0].seat
        assert position.answer(seat, do.TakeClan(wanted[seat])) is None
    game = position.state
    row = [game.teams[seat] for seat in game.seats]
    assert row == ["A", "B", "C", "A", "B", "C"]
    pairs = {frozenset(game.clans[seat] for seat in game.seats if game.teams[seat] == team) for team in "ABC"}
    assert pairs == {
        frozenset({"toreador", "tremere"}),
        frozenset({"gangrel", "ventrue"}),
        frozenset({"brujah", "nosferatu"}),
    }
    for number, seat in enumerate(game.seats):
        assert game.partner(seat) == game.seats[(number + 3) % 6], "partners sit opposite"


@pytest.mark.example("E-21")
@pytest.mark.rule("VEN-SETUP-03", "VEN-SETUP-04")
@pytest.mark.parametrize(
    "players, districts", [(3, ("D1", "D2", "HAVEN")), (4, ("D1", "D2", "HAVEN")), (5, ("D1", "D2", "D3", "HAVEN"))]
)
def test_the_layout(players, districts):
    assert GAME.start(players, {}, KEY).state.districts == districts


@pytest.mark.example("E-22")
@pytest.mark.rule("VEN-FRENZY-04")
def test_excess_loss_is_ignored():
    table = Table(4, blood={"B": 2})
    table.deploy("A", "BR05")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.told("loses-blood") == [{"player": "B", "amount": 2, "card": "BR05"}]
    assert table.happened("frenzy") == [("frenzy", "B")]
    assert table.blood["B"] == 3, "the drained victim's blood is untouched"
