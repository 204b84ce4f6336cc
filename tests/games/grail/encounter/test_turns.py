"""Phases of a Turn; GRAIL-COMBAT-TURN."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import Fight, card, do, enemy

from nokturn.kernel.together.agreement import LEAVE_IT

HIT = card("beor_c01", left=". . . . pool1", right=". . . . x1")
FURTHER = card("beor_c02", left=". . . . chain")


def two() -> Fight:
    fight = Fight(enemy(value=30), beor={"food": 5}, arev={"food": 5})
    return fight.lay(beor=("beor_c01",), arev=("arev_c01",)).turns()


@pytest.mark.rule("GRAIL-COMBAT-TURN-01")
def test_the_members_agree_on_who_is_active() -> None:
    fight = two()
    assert fight.asked() == {"A": "activate", "B": "activate"}
    fight.arev.answers(do.ActivateHero("beor"))
    fight.beor.answers(LEAVE_IT)
    assert fight.asked() == {"B": "play"}
    assert fight.fray.activated == ("beor",)


@pytest.mark.rule("GRAIL-COMBAT-TURN-01", "GRAIL-CHRON-01")
def test_without_agreement_it_is_the_lowest_number_even_against_the_chronicler() -> None:
    fight = Fight(enemy(value=30), beor={}, arev={}).lay()
    fight.state.chronicler = "B"
    fight.turns()
    fight.beor.answers(do.ActivateHero("beor"))
    fight.arev.answers(do.ActivateHero("arev"))
    assert fight.fray.active == "arev", "Arev is number 2, Beor number 4"


@pytest.mark.rule("GRAIL-COMBAT-TURN-06")
def test_everybody_is_activated_once_before_the_turn_ends() -> None:
    fight = two()
    fight.arev.answers(do.ActivateHero("beor"))
    fight.beor.answers(do.ActivateHero("beor"))
    fight.beor.ends()
    assert fight.asked() == {"A": "play"}, "nobody else is left to be activated"
    assert fight.fray.activated == ("beor", "arev")
    fight.arev.ends()
    assert fight.asked() == {"A": "activate", "B": "activate"}
    assert fight.fray.activated == ()


@pytest.mark.rule("GRAIL-COMBAT-TURN-02")
def test_what_happens_in_an_activation_concerns_the_active_character_only() -> None:
    fight = Fight(
        enemy(value=30, table={"0-29": ("damage 1", "gain terror 1", "discard 1")}), beor={"health": 9}, arev={}
    ).lay(beor=("beor_c01", "beor_c02"), arev=("arev_c01", "arev_c02"))
    fight.activate("beor")
    fight.beor.plays("beor_c01").ends()
    assert (fight["beor"].health, fight["beor"].terror, fight.hand("beor")) == (8, 1, ())
    assert (fight["arev"].health, fight["arev"].terror, len(fight.hand("arev"))) == (8, 0, 2)


@pytest.mark.rule("GRAIL-COMBAT-TURN-03")
def test_time_tokens_leave_from_left_to_right_in_step_1() -> None:
    cards = (
        card("beor_c01", passive=True, delay="gain wealth 1"),
        card("beor_c02", delay="gain food 1"),
    )
    fight = Fight(enemy(value=30), *cards, beor={}).lay(sequence=("beor_c01*", "beor_c02*"))
    fight.activate("beor")
    assert [facts["card"] for facts in fight.told("delayed")] == ["beor_c01", "beor_c02"]
    assert (fight["beor"].wealth, fight["beor"].food) == (2, 5)
    assert not any(one.waiting for one in fight.fray.sequence)
    fight.beor.ends()
    fight.activate("beor")
    assert fight["beor"].wealth == 2, "once"


@pytest.mark.rule("GRAIL-COMBAT-TURN-04", "GRAIL-COMBAT-WIN-01")
def test_a_victory_at_the_end_of_step_2_prevents_the_attack() -> None:
    fight = Fight(enemy(value=1, table={"0-0": "damage 3"}), HIT, FURTHER, beor={})
    fight.lay(beor=("beor_c01", "beor_c02")).turns()
    fight.beor.plays("beor_c01")
    assert fight.fray.outcome == "", "only at the end of the step"
    fight.beor.ends()
    assert fight.fray.outcome == "won"
    assert fight["beor"].health == 9


@pytest.mark.rule("GRAIL-COMBAT-WIN-01", "GRAIL-COMBAT-TURN-04")
def test_the_last_card_that_can_be_played_ends_a_step_that_is_won() -> None:
    """Nobody is asked whether a victory is to be one; but as long as the check could be lost, everybody is."""
    fight = Fight(enemy(value=1), HIT, FURTHER, beor={}).lay(beor=("beor_c01", "beor_c02")).turns()
    fight.beor.plays("beor_c01")
    assert fight.asked() == {"B": "play"}, "another card could be played"
    fight.beor.plays("beor_c02")
    assert fight.fray.outcome == "won"
    short = Fight(enemy(value=2), HIT, beor={}).lay(beor=("beor_c01",)).turns()
    short.beor.plays("beor_c01")
    assert short.asked() == {"B": "play"}, "a marker is missing: Retreat or the attack"


@pytest.mark.rule("GRAIL-COMBAT-WIN-01", "GRAIL-COMBAT-OPP-01", "GRAIL-TRAIT-OPPORTUNIST")
def test_an_opportunity_attack_that_is_still_to_come_leaves_the_choice() -> None:
    idle = Fight(enemy(value=1), beor={}).lay(pool=3).turns()
    assert idle.asked() == {"B": "play"}, "no card was played: the attack comes before the check"
    one = Fight(enemy(value=1, traits=("opportunist",)), HIT, beor={}).lay(beor=("beor_c01",)).turns()
    one.beor.plays("beor_c01")
    assert one.asked() == {"B": "play"}, "one card is not enough against it"


@pytest.mark.rule("GRAIL-COMBAT-TURN-04")
def test_the_opportunity_attack_comes_before_the_victory_check() -> None:
    fight = Fight(enemy(value=2, opportunity="damage 1"), beor={}).lay(pool=5).turns()
    fight.beor.ends()
    assert (fight.fray.outcome, fight["beor"].health) == ("won", 8)


@pytest.mark.rule("GRAIL-COMBAT-TURN-05")
def test_the_enemy_attacks_in_step_3() -> None:
    fight = Fight(enemy(value=9, table={"0-8": "gain terror 1"}), beor={}).lay(beor=("beor_c01",)).turns()
    fight.beor.plays("beor_c01").ends()
    assert fight["beor"].terror == 1


@pytest.mark.rule("GRAIL-COMBAT-TURN-07")
def test_hands_are_set_right_at_the_end_of_the_turn_and_tokens_on_cards_stay() -> None:
    slow = card("beor_c01", delay="draw 1")
    fight = Fight(enemy(value=30), slow, beor={}).lay(beor=tuple([f"beor_c0{number}" for number in range(1, 7)]))
    fight.turns()
    fight.beor.plays("beor_c01").ends()
    assert fight.asked() == {"B": "discard"}
    fight.beor.discards("beor_c02", "beor_c06")
    # 3 cards, 1 drawn, and in step 1 of the next Turn the card of the delayed ability
    assert fight.hand("beor") == ("beor_c03", "beor_c04", "beor_c05", "beor_c07", "beor_c08")
    assert fight.told("delayed") == [{"card": "beor_c01", "hero": "beor"}]
    assert sorted(fight.fray.discards["beor"]) == ["beor_c02", "beor_c06"]


@pytest.mark.rule("GRAIL-COMBAT-TURN-07")
def test_a_skill_lets_one_keep_a_fourth_card() -> None:
    fight = Fight(enemy(value=30), beor={"skills": (30,)}).lay(beor=tuple([f"beor_c0{n}" for n in range(1, 6)]))
    fight.turns()
    fight.beor.plays("beor_c01").ends()
    assert len(fight.hand("beor")) == 5, "four are kept, one is drawn"


@pytest.mark.rule("R-32", "GRAIL-COMBAT-TURN-06")
def test_readiness_is_nothing_but_the_question_who_has_not_been_activated() -> None:
    fight = Fight(enemy(table={"0-8": "damage 1"}), beor={}, arev={}).lay(beor=("beor_c01",), arev=("arev_c01",))
    fight.turns()
    fight.beor.answers(do.ActivateHero("beor"))
    fight.arev.answers(do.ActivateHero("beor"))
    fight.beor.ends()
    assert [one["hero"] for one in fight.told("attack")] == ["beor"], "one attack, and no other in step 4"
    assert fight.fray.active == "arev", "the only one without a Time token"
    fight.arev.ends()
    assert [one["hero"] for one in fight.told("attack")] == ["beor", "arev"]
    assert fight.fray.activated == (), "everybody had been activated: a new Turn"
