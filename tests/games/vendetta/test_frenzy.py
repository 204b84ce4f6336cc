"""An empty pool (VEN-FRENZY)."""

import pytest
from tests.games.vendetta.table import Table


def brujah_hunts_ventrue(blood: int = 1, **more) -> Table:
    """A's Show of Force is about to take 1 from B in district 1."""
    table = Table(4, blood={"B": blood}, **more)
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    return table


@pytest.mark.rule("VEN-FRENZY-01")
def test_an_empty_pool_is_frenzy_at_once_in_planning():
    table = Table(4, blood={"B": 1})
    table.deploy("A", "BR03", at="D1")
    table.turn("B").seat("B").plays("VE08", at="D2")
    assert table.happened("frenzy") == [("frenzy", "B")]
    assert table.blood["B"] == 3
    assert table.asked() == {"B": "after-card"}, "B's turn goes on"


@pytest.mark.rule("VEN-FRENZY-01")
def test_an_empty_pool_is_frenzy_at_once_in_the_feed_phase():
    table = Table(4, blood={"B": 1})
    table.alliance("B", "AL12")
    table.feed()
    assert table.happened("frenzy") == [("frenzy", "B")]


@pytest.mark.rule("VEN-FRENZY-01")
def test_an_empty_pool_is_frenzy_at_once_in_resolution_and_1_blood_is_none():
    table = brujah_hunts_ventrue(blood=1)
    table.resolve().everybody_stays()
    assert table.happened("frenzy") == [("frenzy", "B")]
    table = brujah_hunts_ventrue(blood=2)
    table.resolve().everybody_stays()
    assert table.happened("frenzy") == []


@pytest.mark.rule("VEN-FRENZY-02")
def test_whoever_caused_the_frenzy_gains_1_influence_before_anything_is_drained():
    table = brujah_hunts_ventrue()
    table.resolve().everybody_stays()
    told = table.happened("frenzy", "gains-influence", "drains")
    assert told[:3] == [("frenzy", "B"), ("gains-influence", "A"), ("drains", "B")]
    assert table.told("gains-influence")[0]["amount"] == 1


@pytest.mark.rule("VEN-FRENZY-03")
def test_the_causer_is_the_controller_of_the_card_not_its_owner():
    table = Table(4, blood={"B": 1})
    table.deploy("C", "BR07", owner="A")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.influence == {"A": 3, "B": 4, "C": 3 + 1 + 1, "D": 3}, "C: frenzy and first place; B: second place"


@pytest.mark.rule("VEN-FRENZY-03")
def test_without_a_causer_nobody_gains_influence():
    table = Table(4, blood={"B": 1}, locations={"D1": "LO07"})
    table.deploy("B", "VE08")
    table.put_blood("C", 1)
    table.resolve()
    table.seat("B").withdraws()
    table.seat("C").withdraws()
    assert table.happened("frenzy") == [("frenzy", "B")]
    assert table.influence == dict.fromkeys("ABCD", 3)

    table = Table(4, blood={"B": 1})
    table.alliance("B", "AL12")
    table.feed()
    assert table.influence == dict.fromkeys("ABCD", 3)


@pytest.mark.rule("VEN-FRENZY-04")
def test_excess_damage_does_not_carry_over():
    table = Table(4, round=3, blood={"B": 1})
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.blood["B"] == 3, "3 damage against 1 blood: the victim's 3 are untouched"


@pytest.mark.rule("VEN-FRENZY-05")
def test_frenzy_drains_one_random_undrained_card_and_gains_its_blood():
    worth = {"VI30": 3, "AL18": 4, "AL09": 4, "AL24": 5}
    drained = set()
    for number in range(60):
        table = brujah_hunts_ventrue(key=f"{number:032x}")
        table.alliance("B", *worth, drained=["VI35"])
        table.resolve().everybody_stays()
        (card,) = set(table.game.drained["B"]) - {"VI35"}
        assert card not in table.game.alliances["B"]
        assert table.blood["B"] == worth[card]
        drained.add(card)
    assert drained == set(worth), "victims, humans and vampires together"


@pytest.mark.rule("VEN-FRENZY-05")
def test_of_two_cards_either_may_be_drained():
    drained = set()
    for number in range(20):
        table = brujah_hunts_ventrue(key=f"{number:032x}")
        table.alliance("B", "VI30", "AL18")
        table.resolve().everybody_stays()
        drained |= set(table.game.drained["B"])
    assert drained == {"VI30", "AL18"}


@pytest.mark.rule("VEN-FRENZY-06")
def test_a_vampire_drained_in_frenzy_is_diablerie():
    table = brujah_hunts_ventrue()
    table.alliance("B", "AL14")
    table.resolve().everybody_stays()
    assert table.game.ready_tokens["B"] == 2, "Edward Neally counts twice"
    assert table.blood["B"] == 3
    assert table.game.out == ()


@pytest.mark.rule("VEN-FRENZY-06")
def test_a_third_token_in_frenzy_eliminates():
    table = brujah_hunts_ventrue()
    table.alliance("B", "AL09")
    table.tokens("B", ready=1, used=1)
    table.resolve().everybody_stays()
    assert table.game.out == ("B",)
    assert table.influence["A"] == 3 + 1 + 1, "A is paid for the frenzy and comes first"


@pytest.mark.rule("VEN-FRENZY-07")
def test_with_nobody_to_drain_an_influence_token_becomes_a_blood():
    table = brujah_hunts_ventrue(influence={"B": 2})
    table.alliance("B", drained=["VI30"])
    table.resolve("D1")
    table.everybody_stays()
    assert table.blood["B"] == 1
    assert table.influence["B"] == 2 - 1 + 1, "minus the token, plus second place"
    assert table.told("loses-influence") == [{"player": "B", "amount": 1, "cause": "nobody-to-drain"}]


@pytest.mark.rule("VEN-FRENZY-08")
def test_without_influence_only_the_blood_is_taken():
    table = brujah_hunts_ventrue(influence={"B": 0})
    table.alliance("B")
    table.resolve().everybody_stays()
    assert table.blood["B"] == 1
    assert table.told("loses-influence") in ([], [{"player": "B", "amount": 0, "cause": "nobody-to-drain"}])
    assert table.influence["B"] == 1, "second place"


@pytest.mark.rule("VEN-FRENZY-09")
def test_a_drain_worth_nothing_is_followed_by_another_one_paid_once():
    table = brujah_hunts_ventrue(influence={"B": 3})
    table.alliance("B", "AL25")
    table.resolve().everybody_stays()
    assert table.game.drained["B"] == ("AL25",)
    assert table.blood["B"] == 1, "after Elena Cortez nobody is left: 1 blood for 1 influence"
    assert table.told("loses-influence") == [{"player": "B", "amount": 1, "cause": "nobody-to-drain"}]
    assert table.influence["A"] == 3 + 1 + 1, "one frenzy reward and first place"


@pytest.mark.rule("VEN-FRENZY-09")
@pytest.mark.parametrize("number", range(12))
def test_the_drain_repeats_until_the_pool_is_not_empty(number):
    table = brujah_hunts_ventrue(key=f"{number:032x}")
    table.alliance("B", "AL25", "AL18")
    table.resolve().everybody_stays()
    assert table.blood["B"] == 4
    assert table.game.drained["B"] in (("AL18",), ("AL25", "AL18"))


@pytest.mark.rule("VEN-FRENZY-10")
@pytest.mark.parametrize("number", range(8))
def test_miguel_chandler_is_drained_instead_of_a_random_card(number):
    table = brujah_hunts_ventrue(key=f"{number:032x}")
    table.alliance("B", "VI30", "VI31", "VI32", "AL30")
    table.resolve().everybody_stays()
    assert table.game.drained["B"] == ("AL30",)


@pytest.mark.rule("VEN-FRENZY-10")
@pytest.mark.parametrize("number", range(8))
def test_portia_is_left_out_of_the_draw(number):
    table = brujah_hunts_ventrue(key=f"{number:032x}")
    table.alliance("B", "AL11", "VI30")
    table.resolve().everybody_stays()
    assert table.game.drained["B"] == ("VI30",)


@pytest.mark.rule("VEN-FRENZY-10")
def test_portia_alone_is_nobody_to_drain():
    table = brujah_hunts_ventrue(influence={"B": 3})
    table.alliance("B", "AL11")
    table.resolve().everybody_stays()
    assert "AL11" in table.game.alliances["B"]
    assert table.blood["B"] == 1
    assert table.influence["B"] == 3 - 1 + 1, "minus the token, plus second place"


@pytest.mark.rule("VEN-FRENZY-11")
def test_extra_rewards_stack():
    table = brujah_hunts_ventrue(locations={"D1": "LO02"})
    table.alliance("A", "AL12", "AL15")
    table.deploy("A", "BR08")
    table.resolve().everybody_stays()
    assert table.influence["A"] == 3 + 1 + 1 + 1 + 1 + 1, "frenzy, Talley, Ready, The Collar; first place"
    assert table.blood["A"] == 6 + 1 + 2, "stolen, and Mr. Damp's 2"
    told = table.happened("frenzy", "gains-influence", "gains-blood", "drains")
    assert {player for _, player in told[1 : told.index(("drains", "B"))]} == {"A"}, "all before the drain"


@pytest.mark.rule("VEN-FRENZY-12")
def test_frenzy_does_not_end_the_turn():
    table = Table(4, blood={"B": 1})
    table.deploy("A", "BR03", at="D1")
    table.turn("B").seat("B").plays("VE08", at="D2").places(2)
    assert table.over, "with nothing left to do the turn ends by itself"
    assert table.cards("B", "D2") == ("VE08",)
    assert table.area("B", "D2").blood == 2


@pytest.mark.rule("VEN-FRENZY-12")
def test_frenzy_moves_no_cards_and_the_player_stays_in_the_district():
    table = brujah_hunts_ventrue()
    table.put_blood("B", 2)
    table.resolve().everybody_stays()
    assert table.cards("B") == ("VE08",)
    assert table.area("B").blood == 2
    assert table.totals() == {"B": 4, "A": 3}


@pytest.mark.rule("VEN-FRENZY-13")
def test_two_separate_losses_cause_two_frenzies_and_two_rewards():
    table = Table(4, blood={"B": 1})
    table.alliance("B", "AL16")
    table.game.victim_deck = ()
    table.deploy("A", "BR04")
    table.deploy("A", "BR09")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    table.seat("A").resolves("BR04")
    assert table.happened("frenzy") == [("frenzy", "B"), ("frenzy", "B")], "Bobby White gave only 1 blood"
    assert table.influence["A"] == 3 + 1 + 1 + 1


def tremere_with_a_phial() -> Table:
    table = Table(4, clans={"A": "brujah", "B": "tremere"}, blood={"B": 1}, relics={"B": "RE08"})
    table.deploy("A", "BR07")
    table.deploy("B", "TR08")
    return table


@pytest.mark.rule("VEN-FRENZY-14")
def test_the_phial_comes_first_and_cancels_everything():
    table = tremere_with_a_phial()
    table.resolve().everybody_stays()
    assert table.asked() == {"B": "phial"}
    assert table.influence["A"] == 3, "no reward yet"
    table.seat("B").says_yes()
    assert table.over
    assert table.blood["B"] == 2
    assert table.influence["A"] == 3 + 1, "first place only"
    assert table.game.drained["B"] == ()
    assert table.card("TR08").face_up


@pytest.mark.rule("VEN-FRENZY-14")
def test_then_the_causer_is_paid_then_ready_may_replace_the_drain():
    table = tremere_with_a_phial()
    table.resolve().everybody_stays()
    table.seat("B").says_no()
    assert table.asked() == {"B": "tremere-ready"}
    assert table.influence["A"] == 4, "the reward is paid before B decides"
    table.seat("B").says_yes()
    assert not table.card("TR08").face_up
    assert table.game.drained["B"] == ()
    assert table.blood["B"] == 1


@pytest.mark.rule("VEN-FRENZY-14")
def test_otherwise_the_drain_comes_last():
    table = tremere_with_a_phial()
    table.resolve().everybody_stays()
    table.seat("B").says_no().says_no()
    assert table.game.drained["B"] == ("VI02",)
    assert table.blood["B"] == 3
    assert table.card("TR08").face_up
