"""What wins when rules meet, and what the words on cards mean (VEN-CONF, VEN-KEY)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do

MALKAVIAN = ("malkavian", "ventrue", "toreador", "gangrel")
NOSFERATU = ("nosferatu", "ventrue", "toreador", "gangrel")
TREMERE = ("brujah", "tremere", "toreador", "gangrel")


# conflicts


@pytest.mark.rule("VEN-CONF-01")
def test_a_card_beats_the_rulebook():
    """The rulebook gives ties to the earlier player and 1 token for a vampire; two cards say otherwise."""
    table = Table(4)
    table.alliance("B", "AL08", "AL14")
    table.deploy("A", "BR05")
    table.deploy("B", "VE05", face_down=True)
    table.resolve("D1").everybody_stays()
    assert table.told("ranking")[0]["players"] == ("B", "A")
    table.turn("B").seat("B").drains("AL14")
    assert table.game.ready_tokens["B"] == 2


@pytest.mark.rule("VEN-CONF-02")
@pytest.mark.parametrize("ambition, thieves", [("A", ["A", "C", "D"]), ("C", ["C", "D", "A"]), ("D", ["D", "A", "C"])])
def test_effects_of_one_step_resolve_in_player_order(ambition, thieves):
    table = Table(4, ambition=ambition)
    for seat, hunt in (("A", "BR09"), ("C", "TO09"), ("D", "GA09")):
        table.deploy(seat, hunt)
    table.resolve("D1").everybody_stays()
    assert list(dict.fromkeys(facts["thief"] for facts in table.told("steals"))) == thieves


@pytest.mark.rule("VEN-CONF-03")
def test_a_full_tie_is_settled_by_player_order_and_rewarded():
    table = Table(4, ambition="C")
    table.ally("AL20")
    for seat, hunt in (("A", "BR09"), ("B", "VE09"), ("C", "TO09"), ("D", "GA09")):
        table.deploy(seat, hunt)
    table.resolve("D1").everybody_stays()
    assert table.told("ranking")[0]["players"] == ("C", "D", "A", "B")
    assert "AL20" in table.game.alliances["C"]


@pytest.mark.rule("VEN-R-51")
def test_a_full_tie_does_not_cancel_the_rewards():
    table = Table(4)
    for seat, hunt in (("A", "BR09"), ("C", "TO09")):
        table.deploy(seat, hunt)
    table.resolve("D1").everybody_stays()
    assert table.influence["A"] == 3 + 1
    assert table.influence["C"] == 3 + 1
    assert len(table.game.alliances["C"]) == 2, "a victim for second place"


@pytest.mark.rule("VEN-CONF-04")
@pytest.mark.parametrize("order", [("BR04", "BR09"), ("BR09", "BR04")])
def test_a_player_picks_the_order_of_the_own_cards(order):
    table = Table(4)
    table.deploy("A", "BR04")
    table.deploy("A", "BR09")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").resolves(order[0])
    assert table.over
    assert [facts["card"] for facts in table.told("resolves") if facts["player"] == "A"] == list(order)


@pytest.mark.rule("VEN-CONF-05")
@pytest.mark.example("E-03")
def test_what_cannot_be_done_in_full_is_done_as_far_as_possible():
    table = Table(4, blood={"A": 2})
    table.deploy("B", "VE03")  # Curfew: steal 3
    table.deploy("A", "BR01")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(do.Pay(3))
    assert table.told("steals")[0]["amount"] == 2
    assert table.blood["B"] == 6 + 2
    assert [told["player"] for told in table.told("frenzy")] == ["A"]


@pytest.mark.rule("VEN-CONF-06")
def test_what_cannot_be_done_at_all_is_ignored():
    table = Table(4)
    table.deploy("A", "BR07")  # steal 1 from each rival: there is none
    table.deploy("C", "TO03", "D2")  # each rival discards deployed blood: nobody has any
    table.deploy("B", "VE08", "D2")
    table.game.victim_deck = ()
    table.deploy("C", "TO08", "HAVEN")  # draw a victim: there is none left
    table.resolution().finish()
    assert table.over
    assert table.blood == dict.fromkeys("ABCD", 6)
    assert table.game.alliances["C"] == ("VI03",)


@pytest.mark.rule("VEN-CONF-07")
def test_cannot_beats_must():
    table = Table(4, clans=("brujah", "nosferatu", "toreador", "gangrel"), locations={"D1": "LO06"})
    table.deploy("B", "NO03", "D1")  # must be face down; on the Floodlit Plaza it cannot be
    table.turn("A")
    assert table.seat("A").can(do.PlayCard("BR08", "D1", True))
    assert not table.seat("A").can(do.PlayCard("BR08", "D1", False))


@pytest.mark.rule("VEN-CONF-07")
def test_must_beats_may():
    table = Table(4, clans=("brujah", "nosferatu", "toreador", "gangrel"))
    table.deploy("B", "NO03", "D1")
    table.turn("A")
    assert table.seat("A").can(do.PlayCard("BR08", "D1", False))
    assert not table.seat("A").can(do.PlayCard("BR08", "D1", True))
    assert table.seat("A").can(do.PlayCard("BR08", "D2", True))


# opponents and rivals


@pytest.mark.rule("VEN-KEY-01")
def test_opponents_are_all_other_players_still_in_the_game_wherever_they_are():
    table = Table(5)
    table.alliance("E", "AL10")
    table.tokens("E", ready=2)
    table.turn("E").seat("E").drains("AL10")
    table.deploy("A", "BR08")
    table.ally("AL02")  # steal 2 from each opponent
    table.resolve("D1").everybody_stays()
    assert {seat: table.blood[seat] for seat in "ABCD"} == {"A": 12, "B": 4, "C": 4, "D": 4}
    assert [facts["player"] for facts in table.told("steals")] == ["B", "C", "D"]


@pytest.mark.rule("VEN-KEY-02")
def test_a_rival_has_a_card_or_blood_in_the_same_district():
    table = Table(5)
    table.deploy("A", "BR07", "D1")
    table.deploy("B", "VE08", "D1", face_down=True)
    table.put_blood("C", 1, "D1")
    table.deploy("D", "GA08", "D2")
    table.put_blood("D", 2, "D2")
    table.resolve("D1").everybody_stays()
    assert table.blood == {"A": 8, "B": 5, "C": 5, "D": 6, "E": 6}


@pytest.mark.rule("VEN-KEY-02")
def test_who_withdrew_is_no_rival():
    table = Table(4)
    table.deploy("A", "BR07", "D1")
    table.deploy("B", "VE08", "D1")
    table.deploy("C", "TO08", "D1")
    table.resolve("D1")
    table.seat("A").stays()
    table.seat("B").withdraws()
    table.seat("C").stays()
    table.finish()
    assert table.blood == {"A": 7, "B": 6, "C": 5, "D": 6}


@pytest.mark.rule("VEN-KEY-03", "VEN-R-10")
@pytest.mark.example("E-13")
def test_rivals_are_those_who_were_there_when_the_effect_began():
    """Vanish takes the Nosferatu away first; the players left behind are still stolen from."""
    table = Table(4, clans=NOSFERATU, blood={"A": 3})
    table.deploy("A", "NO07")
    table.put_blood("A", 2)
    table.deploy("B", "VE08")
    table.put_blood("C", 1)
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes()
    assert table.blood == {"A": 3 + 2 + 2, "B": 5, "C": 5, "D": 6}
    assert table.cards("A", "HAVEN") == ("NO07",)
    assert table.card("NO07").face_up


@pytest.mark.rule("VEN-R-10")
def test_an_eliminated_rival_is_not_hit_by_the_rest_of_an_effect():
    """Fist of Caine meets the Tremere first; Retaliation eliminates C before the Fist arrives."""
    table = Table(4, clans=TREMERE, blood={"C": 1})
    table.alliance("C", "AL09")
    table.tokens("C", used=2)
    table.deploy("A", "BR04")
    table.deploy("B", "TR06")
    table.deploy("C", "TO05", "D1")
    table.put_blood("D", 4)
    table.resolve("D1").everybody_stays()
    assert table.game.out == ("C",)
    losses = [(facts["player"], facts["card"]) for facts in table.told("loses-blood")]
    assert losses == [("B", "BR04"), ("A", "TR06"), ("C", "TR06"), ("D", "TR06"), ("D", "BR04")]


@pytest.mark.rule("VEN-R-10")
def test_a_rival_in_frenzy_is_still_hit_by_the_rest_of_an_effect():
    """Retaliation sends C into Frenzy in the middle of Fist of Caine; the Fist still arrives."""
    table = Table(4, clans=TREMERE, blood={"C": 1})
    table.deploy("A", "BR04")
    table.deploy("B", "TR06")
    table.deploy("C", "TO05")
    table.put_blood("D", 4)
    table.resolve("D1").everybody_stays()
    losses = [facts["card"] for facts in table.told("loses-blood") if facts["player"] == "C"]
    assert losses == ["TR06", "BR04"]
    assert [told["player"] for told in table.told("frenzy")] == ["C"]
    assert table.blood["C"] == 3 - 1


# playing and moving


@pytest.mark.rule("VEN-KEY-04")
def test_a_card_put_down_from_hand_or_deck_is_played():
    table = Table(4, clans=MALKAVIAN)
    table.deploy("D", "GA06")  # 1 from the supply whenever an opponent plays a card here
    table.turn("B").seat("B").plays("VE08").ends_turn()
    assert table.area("D").blood == 1
    table.deploy("A", "MA06")  # plays the top card of the deck here
    table.deploy("A", "MA03")  # plays the hand here
    table.deck("A", "MA04")
    table.resolve("D1").everybody_stays()
    assert set(table.cards("A")) == {"MA06", "MA03", "MA04", "MA08", "MA09"}
    assert table.area("D").blood == 1 + 1 + 2


@pytest.mark.rule("VEN-KEY-04", "VEN-R-17")
def test_a_withdrawal_plays_nothing():
    table = Table(4)
    table.alliance("B", "AL05")  # 1 from the supply whenever its holder plays a card at the Haven
    table.deploy("A", "BR03", "D2")  # loses 1 who plays a card elsewhere
    table.deploy("D", "GA06", "HAVEN")  # 1 from the supply whenever an opponent plays a card here
    table.deploy("B", "VE08", "D1")
    table.resolve("D1").seat("B").withdraws()
    assert table.cards("B", "HAVEN") == ("VE08",)
    assert table.blood["B"] == 6
    assert table.area("D", "HAVEN").blood == 0
    assert table.area("B", "HAVEN").blood == 0


@pytest.mark.rule("VEN-R-17")
def test_moving_to_a_district_pays_nothing_there_and_wakes_no_eyes():
    table = Table(4, clans=NOSFERATU, locations={"D2": "LO03"})
    table.deploy("A", "NO02", "D2")  # Cloak of Shadows: withdraw to here
    table.deploy("A", "NO03", "D2")  # 1 from the supply whenever a card is played here face down
    table.deploy("A", "NO01", "D1", face_down=True)
    table.deploy("B", "VE08", "D1")
    table.resolve("D1")
    table.seat("A").withdraws()
    table.seat("B").stays()
    table.seat("A").answers(do.WithdrawTo("D2"))
    assert set(table.cards("A", "D2")) == {"NO02", "NO03", "NO01"}
    assert not table.card("NO01").face_up
    assert table.blood["A"] == 6
    assert table.area("A", "D2").blood == 0


@pytest.mark.rule("VEN-R-17")
def test_turning_a_card_up_plays_nothing():
    table = Table(4)
    table.deploy("D", "GA06")
    table.deploy("B", "VE08", face_down=True)
    table.resolve("D1").everybody_stays()
    assert table.card("VE08").face_up
    assert table.area("D").blood == 0


# strength and halves


@pytest.mark.rule("VEN-KEY-05")
def test_base_strength_ignores_whatever_changes_a_card():
    table = Table(5, clans=("brujah", "ventrue", "toreador", "gangrel", "nosferatu"))
    table.deploy("B", "VE04")  # equal to the highest base strength here
    table.deploy("A", "BR02")  # base 0, worth 2 for each of the two cards here
    table.deploy("A", "BR06")  # base 2
    table.deploy("D", "GA02")  # base 2, halves the others
    table.resolve("D1").everybody_stays()
    assert table.totals() == {"A": 4 + 1, "B": 2, "D": 2}


@pytest.mark.rule("VEN-KEY-06")
@pytest.mark.example("E-14")
def test_half_a_base_strength_is_rounded_down():
    table = Table(4)
    table.deploy("D", "GA02")
    table.deploy("A", "BR05")  # 3
    table.deploy("A", "BR04")  # 4
    table.resolve("D1").everybody_stays()
    table.finish()
    assert table.totals()["A"] == 1 + 2


@pytest.mark.rule("VEN-KEY-06")
@pytest.mark.example("E-15")
def test_half_a_pool_is_rounded_down():
    table = Table(4, clans=TREMERE, blood={"A": 6, "B": 7, "C": 4})
    table.deploy("B", "TR05")
    table.deploy("A", "BR08")
    table.deploy("C", "TO02")
    table.resolve("D1").everybody_stays()
    table.seat("B").says_yes()
    assert table.blood["B"] == 4
    assert table.blood["A"] == 2
    assert [told["player"] for told in table.told("frenzy")] == ["C"]
    assert table.influence["B"] == 3 + 1 + 1, "first place, and C's Frenzy"


# icons the rulebook's text lost


@pytest.mark.rule("VEN-R-50")
def test_a_frenzy_is_worth_one_influence():
    table = Table(4, blood={"B": 1})
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.resolve("D1")
    before = dict(table.influence)
    table.everybody_stays()
    reward = table.told("gains-influence")[0]
    assert reward["player"] == "A"
    assert reward["amount"] == 1
    assert table.influence["A"] == before["A"] + 1 + 1, "the Frenzy, and first place in round 1"


@pytest.mark.rule("VEN-R-50")
def test_a_frenzy_without_an_alliance_costs_one_influence_and_brings_one_blood():
    table = Table(4, blood={"B": 1}, victims=0)
    table.deploy("A", "BR09")  # aftermath
    table.put_blood("B", 1)
    table.put_blood("C", 2)
    table.put_blood("D", 3)
    table.resolve("D1").everybody_stays()  # A wins alone, B is fourth
    assert table.influence["B"] == 3 - 1
    assert table.blood["B"] == 1


@pytest.mark.rule("VEN-R-50")
def test_the_amounts_of_these_clan_cards_are_blood():
    table = Table(4, round=2)
    table.deploy("A", "BR03", "D2")
    table.turn("B").seat("B").plays("VE08", "D1").ends_turn()
    assert (table.blood["B"], table.influence["B"]) == (5, 3)
    table.deploy("A", "BR07", "D1")
    table.deploy("A", "BR04", "D1")
    table.resolve("D1").everybody_stays()
    assert table.blood["B"] == 5 - 1 - 2
    assert table.influence["B"] == 3 + 2, "second place in round 2, nothing taken"


@pytest.mark.rule("VEN-R-50")
@pytest.mark.parametrize("ally, blood", [("AL01", 3), ("AL06", 5), ("AL29", 2)])
def test_what_these_allies_bring_is_blood(ally, blood):
    table = Table(4)
    table.deploy("A", "BR08")
    table.ally(ally)
    table.resolve("D1").everybody_stays()
    assert table.blood["A"] == 6 + blood
    assert table.influence["A"] == 3 + 1


@pytest.mark.rule("VEN-R-50")
@pytest.mark.parametrize("ally, location, extra", [("AL12", None, 1), ("VI09", "LO02", 1), ("AL12", "LO02", 2)])
def test_what_talley_and_the_collar_add_to_a_frenzy_is_influence(ally, location, extra):
    table = Table(4, blood={"B": 1}, locations={"D1": location} if location else None)
    table.alliance("A", ally)
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert table.influence["A"] == 3 + 1 + 1 + extra
    assert table.blood["A"] == 6 + 1


@pytest.mark.rule("VEN-R-50")
def test_what_the_succubus_club_gives_back_is_blood():
    table = Table(4, locations={"D1": "LO01"})
    table.deploy("A", "BR08")
    table.put_blood("A", 4)
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(3)
    assert table.blood["A"] == 9
    assert table.area("A").blood == 1
    assert table.influence["A"] == 3 + 1
