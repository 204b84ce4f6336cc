"""Draining the own alliance in Planning (VEN-DRAIN)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-DRAIN-01")
def test_any_number_of_own_cards_can_be_drained_one_after_another():
    table = Table(4)
    table.alliance("A", "VI01", "AL19", "AL09", "VI09")
    table.turn("A").seat("A").drains("AL19").drains("VI01").drains("AL09")
    assert table.game.alliances["A"] == ("VI09",)
    assert table.game.drained["A"] == ("AL19", "VI01", "AL09")
    assert table.blood["A"] == 6 + 3 + 3 + 4
    assert table.seat("A").can(do.Drain("VI09"))


@pytest.mark.rule("VEN-DRAIN-01")
def test_draining_is_possible_at_any_moment_of_the_own_turn():
    table = Table(4)
    table.turn("A")
    assert table.seat("A").can(do.Drain("VI01"))
    table.seat("A").plays("BR08")
    assert table.seat("A").can(do.Drain("VI01"))
    table.seat("A").places(1)
    assert table.seat("A").can(do.Drain("VI01"))


@pytest.mark.rule("VEN-DRAIN-01")
def test_other_players_cards_cannot_be_drained_and_nobody_drains_in_anothers_turn():
    table = Table(4).turn("A")
    assert table.seat("A").refusal(do.Drain("VI02")).rule == "VEN-DRAIN-01"
    assert table.seat("B").refusal(do.Drain("VI02")).reason == "not-asked"
    assert table.game.drained["B"] == ()


@pytest.mark.rule("VEN-DRAIN-01")
def test_nobody_drains_in_hand_management():
    table = Table(4).hand_management()
    assert table.seat("A").refusal(do.Drain("VI01")).reason == "not-offered"
    assert table.game.alliances["A"] == ("VI01",)


@pytest.mark.rule("VEN-DRAIN-02")
@pytest.mark.parametrize("card, blood", [("VI20", 3), ("AL22", 8), ("AL09", 4), ("AL16", 1), ("AL25", 0)])
def test_the_blood_of_a_drained_card_is_gained_at_once(card, blood):
    table = Table(4)
    table.alliance("A", card)
    table.turn("A").seat("A").drains(card)
    assert table.asked() == {"A": "turn"}
    assert table.blood["A"] == 6 + blood
    assert table.game.drained["A"] == (card,)


@pytest.mark.rule("VEN-DRAIN-03")
def test_a_drained_card_scores_its_other_number_stops_feeding_and_loses_its_ability():
    table = Table(4, influence=0)
    table.alliance("A", "AL28")  # Ryan Ramos: feeds 4, worth 4, then 1; face-down cards cost 1 more
    assert table.scores()["A"] == 4
    table.turn("A").seat("A").drains("AL28").plays("BR08", face_down=True).ends_turn()
    assert table.blood["A"] == 6 + 3 - 1
    assert table.scores()["A"] == 1
    table.feed()
    assert table.blood["A"] == 8


@pytest.mark.rule("VEN-DRAIN-04")
def test_a_drained_card_does_not_count_as_part_of_the_alliance():
    table = Table(4)
    table.alliance("C", "VI03", "AL19", drained=["AL20", "VI08", "AL09"])
    table.deploy("C", "TO02")  # 1 strength for each undrained card
    table.deploy("A", "BR08")
    table.resolve("D1").everybody_stays()
    assert table.totals() == {"C": 2, "A": 1}


@pytest.mark.rule("VEN-DRAIN-04")
def test_a_drained_card_is_never_drawn_in_a_frenzy_and_stays_for_scoring():
    table = Table(4, blood={"B": 1}, influence=0)
    table.alliance("B", "VI02", drained=["AL10", "AL23"])
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert set(table.game.drained["B"]) == {"AL10", "AL23", "VI02"}
    assert table.blood["B"] == 3
    # 3 and 2 for the drained allies, 0 for the victim, a victim and 1 influence for second place
    assert table.scores()["B"] == 3 + 2 + 0 + 1 + 1


@pytest.mark.rule("VEN-DRAIN-05")
def test_a_drained_card_cannot_be_drained_again():
    table = Table(4)
    table.turn("A").seat("A").drains("VI01")
    assert not table.seat("A").can(do.Drain("VI01"))
    assert table.seat("A").refusal(do.Drain("VI01")).rule == "VEN-DRAIN-05"


@pytest.mark.rule("VEN-DRAIN-05")
def test_draining_is_permanent():
    table = Table(4)
    table.turn("A").seat("A").drains("VI01").plays("BR08").ends_turn()
    table.end_of_round()
    assert table.game.drained["A"] == ("VI01",)
    assert table.game.alliances["A"] == ()


@pytest.mark.rule("VEN-DRAIN-05")
def test_only_the_sargon_apocrypha_brings_a_drained_card_back():
    table = Table(4, relics={"A": "RE02"})
    table.turn("A").seat("A").drains("VI01").answers(do.Restore("VI01"))
    assert table.game.alliances["A"] == ("VI01",)
    assert table.game.drained["A"] == ()
    table.seat("A").drains("VI01")
    assert table.blood["A"] == 6 + 3 + 3


@pytest.mark.rule("VEN-DRAIN-06")
def test_diablerie_comes_after_the_blood():
    table = Table(4)
    table.alliance("A", "AL09")
    table.turn("A").seat("A").drains("AL09")
    assert [key for key, _ in table.happened("drains", "gains-blood", "diablerie")] == [
        "drains",
        "gains-blood",
        "diablerie",
    ]
    assert table.game.ready_tokens["A"] == 1


@pytest.mark.rule("VEN-DRAIN-07")
def test_nobody_drains_in_resolution():
    table = Table(4)
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.resolve("D1")
    assert table.seat("A").refusal(do.Drain("VI01")).rule == "VEN-DRAIN-07"
    assert not [option for question in table.asks for option in question.options if type(option) is do.Drain]
