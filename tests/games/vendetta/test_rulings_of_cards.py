"""Rulings R-31 to R-49 and R-53: single cards, credit for Frenzy, what a place or a kind means."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.game import GAME
from nokturn.kernel.game import first_answer


@pytest.mark.rule("VEN-R-31")
def test_the_chalice_takes_from_the_own_pool_and_never_the_last_blood():
    table = Table(4, blood={"A": 2}, relics={"A": "RE01"})
    table.resolution().seat("A").says_yes().answers((do.ThisDistrict("D2"),))
    assert (table.blood["A"], table.area("A", "D2").blood) == (1, 1)


@pytest.mark.rule("VEN-R-32")
def test_fearless_swaps_pool_and_deployed_blood_then_adds_2():
    table = Table(4, clans={"A": "gangrel", "B": "brujah"}, blood={"A": 5})
    table.deploy("A", "GA05")
    table.put_blood("A", 2)
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert (table.blood["A"], table.area("A").blood) == (2, 5 + 2)


@pytest.mark.rule("VEN-R-32")
def test_fearless_without_deployed_blood_would_empty_the_pool_and_is_not_offered():
    table = Table(4, clans={"A": "gangrel", "B": "brujah"})
    table.deploy("A", "GA05")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    assert table.over
    assert (table.blood["A"], table.area("A").blood) == (6, 0)


@pytest.mark.rule("VEN-R-33")
def test_a_frenzy_caused_by_an_ally_is_credited_to_the_allys_player_with_all_bonuses():
    table = Table(4, blood={"B": 2})
    table.ally("AL02")
    table.alliance("A", "AL12")
    table.deploy("A", "BR01")
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.influence["A"] == 3 + 1 + 1 + 1 + 1, "first place; frenzy, Talley, Ready"


@pytest.mark.rule("VEN-R-36")
def test_mindless_assault_lasts_though_turned_down_and_counts_cards_left_down_by_others():
    table = Table(4, clans={"A": "malkavian", "B": "nosferatu"})
    table.deploy("A", "MA07")
    table.deploy("A", "MA08", face_down=True)
    table.deploy("B", "NO06")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.LeaveDown())
    table.seat("A").answers((do.ThisCard("MA07", "A"),))
    assert table.totals() == {"A": 4 + 4, "B": 3}


@pytest.mark.rule("VEN-R-36")
def test_mindless_assault_works_even_if_nothing_is_turned():
    table = Table(4, clans={"A": "malkavian", "B": "nosferatu"})
    table.deploy("A", "MA07")
    table.deploy("A", "MA08", face_down=True)
    table.deploy("B", "NO06")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.LeaveDown())
    table.seat("A").answers(())
    assert table.totals() == {"A": 3 + 4, "B": 3}


@pytest.mark.rule("VEN-R-39")
def test_before_and_during_reveal_come_too_late_for_a_card_just_revealed_but_after_does_not():
    table = Table(4, clans={"A": "toreador", "B": "nosferatu", "C": "ventrue"})
    table.deploy("A", "TO07", face_down=True)
    table.deploy("B", "NO06", face_down=True)
    table.deploy("C", "VE07", face_down=True)
    table.resolve().everybody_stays()
    assert table.asked() == {"C": "forestall"}, "the first question after the choices"
    assert all(card.face_up for seat in "ABC" for card in table.area(seat).cards)


@pytest.mark.rule("VEN-R-40")
def test_one_step_ahead_asks_card_by_card_in_the_open_after_the_own_cards_are_up():
    table = Table(4, clans={"A": "nosferatu", "B": "brujah"}, ambition="B")
    table.deploy("A", "NO06")
    table.deploy("A", "NO08", face_down=True)
    table.deploy("B", "BR07", face_down=True)
    table.deploy("B", "BR08", face_down=True)
    table.resolve().everybody_stays()
    assert table.card("NO08").face_up, "before anybody chooses, even in front of the ambition holder"
    assert table.seat("B").can(do.TurnUp("BR08"))
    table.seat("B").answers(do.TurnUp("BR08"))
    assert table.card("BR08").face_up, "paid and turned before the next card"
    assert table.blood["B"] == 4
    assert [card.card for card in table.view("C").areas["D1"]["B"].cards] == ["", "BR08"]
    table.seat("B").answers(do.LeaveDown())
    assert not table.card("BR07").face_up
    assert table.blood["B"] == 4


@pytest.mark.rule("VEN-R-40")
def test_one_step_ahead_may_be_answered_with_a_last_blood():
    table = Table(4, clans={"A": "nosferatu", "B": "brujah"}, blood={"B": 1})
    table.deploy("A", "NO06")
    table.deploy("B", "BR08", face_down=True)
    table.resolve().everybody_stays()
    table.seat("B").answers(do.TurnUp("BR08"))
    assert table.happened("frenzy") == [("frenzy", "B")]
    assert table.card("BR08").face_up


@pytest.mark.rule("VEN-R-41")
def test_toreador_cards_count_undrained_allies_and_victims():
    table = Table(4)
    table.alliance("C", "AL17", "VI30", "VI31", "VI32", drained=["AL09", "VI33"])
    for card in ("TO02", "TO03", "TO01"):
        table.deploy("C", card)
    table.put_blood("C", 9)
    table.deploy("A", "BR08")
    table.put_blood("A", 3)
    table.resolve().everybody_stays()
    assert table.area("A").blood == 3 - 2, "Charisma: 4 cards, 2 blood"
    assert table.totals()["C"] == 4 + 2 + 2 + 9, "Entourage: 4"
    assert table.blood["A"] == 6 - 2, "Awe: no ally lay here, still 4 cards"


@pytest.mark.rule("VEN-R-42")
def test_majesty_reads_printed_values_of_face_up_cards():
    table = Table(4, clans={"A": "brujah", "B": "ventrue", "C": "nosferatu", "D": "gangrel"})
    table.deploy("A", "BR01")
    table.deploy("A", "BR03", face_down=True)
    table.deploy("B", "VE04")
    table.deploy("B", "VE02")
    table.deploy("C", "NO06")
    table.deploy("D", "GA02")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.LeaveDown())
    assert table.totals()["B"] == 6 + 1, "Majesty 6; Diplomacy 3 halved to 1"
    assert table.totals()["A"] == 0


@pytest.mark.rule("VEN-R-42")
def test_majesty_ignores_face_down_cards():
    table = Table(4, clans={"A": "brujah", "B": "ventrue", "C": "nosferatu"})
    table.deploy("A", "BR01", face_down=True)
    table.deploy("B", "VE04")
    table.deploy("C", "NO06")
    table.resolve().everybody_stays()
    table.seat("A").answers(do.LeaveDown())
    assert table.totals()["B"] == 3


@pytest.mark.rule("VEN-R-43")
def test_malkavs_bane_shuffles_any_hand_card_back_at_the_end_of_the_round():
    table = Table(4, clans={"A": "malkavian"})
    table.hand("A", "MA08", "MA09")
    table.deck("A", "MA04", "MA05")
    table.deploy("A", "MA06")
    table.resolution().finish()
    table.end_of_round()
    options = set(table.seat("A").ask.options)
    assert options == {do.ResolveCard(card) for card in ("MA08", "MA09", "MA06", "MA04")}, "starters included"
    table.seat("A").resolves("MA09")
    assert set(table.game.hands["A"]) == {"MA08", "MA06", "MA04"}
    assert sorted(table.game.decks["A"]) == ["MA05", "MA09"]


@pytest.mark.rule("VEN-R-43")
def test_malkavs_bane_with_an_empty_deck_does_nothing_at_all():
    table = Table(4, clans={"A": "malkavian"})
    table.deck("A")
    table.deploy("A", "MA06")
    table.resolution().finish()
    assert table.cards("A") == ("MA06",)
    table.end_of_round()
    assert table.over


@pytest.mark.rule("VEN-R-43")
def test_malkavs_bane_owes_nothing_after_round_3():
    """Whole games in which a Malkavian keeps the Bane whenever it comes up and plays it in every round."""
    acted = dict.fromkeys(range(4), 0)
    owed = dict.fromkeys(range(4), 0)
    for key in range(40):
        position = GAME.start(3, {}, f"{key:032x}")
        game = position.state
        game.events = []
        while not position.over:
            question = position.asks()[0]
            wanted = [
                option
                for option in question.options
                if option == do.TakeClan("malkavian")
                or (isinstance(option, do.Keep) and "MA06" in option.cards)
                or (isinstance(option, do.PlayCard) and option.card == "MA06" and option.face_up)
            ]
            owed[game.round] += question.prompt == "malkavs-bane"
            number = game.round
            position.answer(question.seat, wanted[0] if wanted else first_answer(question))
            for event in game.events:
                if event.key == "resolves" and dict(event.facts)["card"] == "MA06":
                    acted[number] += 1
            game.events = []
    assert min(acted[1], acted[2], acted[3]) > 0
    assert owed == {0: 0, 1: acted[1], 2: acted[2], 3: 0}


@pytest.mark.rule("VEN-R-45")
def test_cloak_and_whispers_both_apply_to_one_withdrawal():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO02", at="HAVEN")
    table.deploy("A", "NO04", at="D2")
    table.deploy("A", "NO08", at="D1")
    table.put_blood("A", 1, at="D1")
    table.resolve("D1").seat("A").withdraws().answers(do.WithdrawTo("HAVEN"))
    assert table.cards("A", "HAVEN") == ("NO02", "NO08")
    assert table.area("A", "HAVEN").blood == 1
    assert table.area("A", "D2").blood == 2


@pytest.mark.rule("VEN-R-45")
def test_the_cloak_may_lead_to_a_resolved_district_and_works_not_for_its_own():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO02", at="D1")
    table.put_blood("A", 1, at="D2")
    table.resolution().everybody_stays()
    table.seat("A").withdraws().answers(do.WithdrawTo("D1"))
    assert (table.area("A", "D1").blood, table.area("A", "D2").blood) == (1, 0)

    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO02", at="D1")
    table.deploy("A", "NO04", at="D1")
    table.resolve("D1").seat("A").withdraws()
    assert table.cards("A", "HAVEN") == ("NO02", "NO04"), "neither works for the district it lies in"
    assert table.area("A", "HAVEN").blood == 0


@pytest.mark.rule("VEN-R-45")
def test_the_tenement_takes_its_blood_even_from_the_cloak():
    table = Table(4, clans={"A": "nosferatu"}, locations={"D1": "LO07"})
    table.deploy("A", "NO02", at="D2")
    table.put_blood("A", 3, at="D1")
    table.resolve("D1").seat("A").withdraws().answers(do.WithdrawTo("D2"))
    assert (table.blood["A"], table.area("A", "D2").blood) == (5, 3)


@pytest.mark.rule("VEN-R-46")
def test_the_ventrue_hunt_makes_the_winner_choose_and_may_cause_frenzy():
    table = Table(4, blood={"A": 1})
    table.deploy("A", "BR01")
    table.deploy("B", "VE09")
    table.resolve().everybody_stays()
    assert table.seat("A").ask.options == (do.Pay(2), do.GiveInfluence(1))
    table.seat("A").answers(do.Pay(2))
    assert table.blood["B"] == 7
    assert table.happened("frenzy") == [("frenzy", "A")]


@pytest.mark.rule("VEN-R-46")
def test_the_ventrue_hunt_does_nothing_for_the_winner():
    table = Table(4)
    table.deploy("B", "VE09")
    table.put_blood("A", 5)
    table.resolve().everybody_stays()
    assert list(table.totals()) == ["B", "A"]
    assert table.over


@pytest.mark.rule("VEN-R-47")
def test_being_in_a_district_is_a_matter_of_cards_and_blood_not_of_strength():
    table = Table(4, victims=0)
    table.deploy("A", "BR09")
    table.deploy("C", "TO02")
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 0, "C": 0}
    assert (table.influence["A"], table.influence["C"]) == (4, 4)
    assert table.blood["C"] == 5, "C is a rival with strength 0"


@pytest.mark.rule("VEN-R-48")
@pytest.mark.parametrize("victim_at, more", [("D2", 1), ("HAVEN", 0)])
def test_ready_asks_where_the_frenzied_opponent_is(victim_at, more):
    table = Table(4, blood={"B": 1})
    table.deploy("A", "BR08", at="D2")
    table.deploy("A", "BR07", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.put_blood("B", 1, at=victim_at)
    table.resolve("D1").everybody_stays()
    assert table.influence["A"] == 3 + 1 + more + 1, "frenzy, Ready, first place"


@pytest.mark.rule("VEN-R-48")
@pytest.mark.parametrize("collar_at, more", [("D1", 1), ("D2", 0)])
def test_the_collar_asks_where_the_card_lies_that_caused_the_loss(collar_at, more):
    table = Table(4, blood={"B": 1}, locations={collar_at: "LO02"})
    table.deploy("A", "BR03", at="D1")
    table.turn("B").seat("B").plays("VE08", at="D2")
    assert table.influence["A"] == 3 + 1 + more


@pytest.mark.rule("VEN-R-48", "VEN-R-49")
@pytest.mark.parametrize("ready_at, asked", [("D1", {"A": "tremere-ready"}), ("D2", {})])
def test_the_tremere_ready_asks_where_the_card_lies_that_caused_the_frenzy(ready_at, asked):
    table = Table(4, clans={"A": "tremere", "B": "brujah"}, blood={"A": 1})
    table.deploy("A", "TR08", at=ready_at)
    table.put_blood("A", 1, at="D1")
    table.deploy("B", "BR07", at="D1")
    table.deploy("B", "BR01", at="D1")
    table.resolve("D1").everybody_stays()
    assert table.asked() == asked, "in the Prepare step, although its kind is clash"


@pytest.mark.rule("VEN-R-49")
def test_curfew_acts_after_the_reveal_although_its_kind_is_clash():
    table = Table(4)
    table.deploy("B", "VE03", face_down=True)
    table.deploy("A", "BR07")
    table.resolve().everybody_stays()
    assert table.asked() == {"A": "curfew"}
    assert table.blood["B"] == 6, "the Prepare step has not begun"


# a card that leaves while its effect goes on


def vanishes(table):
    """A's Vanish: A withdraws from D1, and the card goes to the Haven, before anything is stolen."""
    table.deploy("A", "NO07")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "vanish"}
    table.seat("A").says_yes()
    assert table.game.where(table.card("NO07").slot) == "HAVEN"
    return table


def takes_itself_back(table):
    """A's Chaos returns itself to the hand and steals 1 from each rival; A's blood stays here."""
    table.deploy("A", "MA05")
    table.put_blood("A", 1)
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "chaos"}
    table.seat("A").answers((do.ThisCard("MA05", "A"),))
    assert "MA05" in table.game.hands["A"]
    return table


LEAVING = pytest.mark.parametrize(
    "clan, leaves", [("nosferatu", vanishes), ("malkavian", takes_itself_back)], ids=["NO07", "MA05"]
)


@LEAVING
@pytest.mark.card("TO06")
@pytest.mark.rule("VEN-R-53", "VEN-R-22")
def test_submission_protects_from_a_card_that_leaves_this_district_in_mid_effect(clan, leaves):
    table = Table(3, clans={"A": clan, "B": "toreador", "C": "ventrue"})
    table.deploy("B", "TO06")
    table.deploy("C", "VE08")
    leaves(table)
    assert (table.blood["B"], table.blood["C"]) == (6, 5), "only the Ventrue is bled"
    assert table.told("immune") == [{"player": "B", "card": "TO06"}]


@pytest.mark.card("TO06")
@pytest.mark.rule("VEN-R-53", "VEN-R-22")
def test_submission_at_the_haven_does_not_see_what_was_stolen_elsewhere():
    table = Table(3, clans={"A": "nosferatu", "B": "toreador", "C": "ventrue"})
    table.deploy("B", "TO06", at="HAVEN")
    table.put_blood("B", 1, at="D1")
    vanishes(table)
    assert table.blood["B"] == 5


@pytest.mark.card("TR06")
@pytest.mark.rule("VEN-R-53", "VEN-R-24")
def test_retaliation_answers_a_card_that_leaves_this_district_in_mid_effect():
    table = Table(3, clans={"A": "malkavian", "B": "tremere", "C": "ventrue"})
    table.deploy("B", "TR06")
    table.deploy("C", "VE08")
    takes_itself_back(table)
    # A steals 1 from B, and B's rivals lose 1: A, whose blood is still here, and C; then A steals 1 from C.
    assert table.blood == {"A": 6 + 1 - 1 + 1, "B": 5, "C": 6 - 1 - 1}


@pytest.mark.card("TR06")
@pytest.mark.rule("VEN-R-53", "VEN-R-24")
@pytest.mark.parametrize("at, bled", [("D1", 2), ("HAVEN", 1)])
def test_retaliation_against_vanish_looks_at_the_district_left_and_not_at_the_haven(at, bled):
    table = Table(3, clans={"A": "nosferatu", "B": "tremere", "C": "ventrue"})
    table.deploy("B", "TR06", at=at)
    table.put_blood("B", 1, at="D1")
    table.deploy("C", "VE08", at=at)
    table.put_blood("C", 1, at="D1")
    vanishes(table)
    assert table.blood["A"] == 6 + 2, "who has withdrawn is no rival any more"
    assert table.blood["C"] == 6 - bled


@LEAVING
@pytest.mark.card("LO02")
@pytest.mark.rule("VEN-R-53", "VEN-R-48")
@pytest.mark.parametrize("collar_at, more", [("D1", 1), ("D2", 0)])
def test_the_collar_rewards_a_frenzy_caused_here_by_a_card_that_leaves(clan, leaves, collar_at, more):
    table = Table(3, clans={"A": clan, "B": "toreador"}, blood={"B": 1}, locations={collar_at: "LO02"})
    table.put_blood("B", 1)
    leaves(table)
    assert [told["player"] for told in table.told("frenzy")] == ["B"]
    (first, *_) = [gain["amount"] for gain in table.told("gains-influence") if gain["player"] == "A"]
    assert first == 1 + more


@pytest.mark.card("TR08")
@pytest.mark.rule("VEN-R-53", "VEN-R-48")
@LEAVING
def test_the_tremere_are_ready_for_a_frenzy_caused_here_by_a_card_that_leaves(clan, leaves):
    table = Table(3, clans={"A": clan, "B": "tremere"}, blood={"B": 1})
    table.deploy("B", "TR08")
    leaves(table)
    assert table.asked() == {"B": "tremere-ready"}
