"""Panic, empty decks, Retreat, Escape and Dying; GRAIL-COMBAT-PANIC, -DECK, -RETREAT, -ESCAPE."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import Fight, card, do, enemy

from nokturn.games.grail.state.choices import UseRule


def frightened(*cards: object, **facts: object) -> Fight:
    laid = {"terror": 9, "health": 8, "deck": ("beor_c09", "beor_c08", "beor_c07"), **facts}
    return Fight(enemy(value=30, keys=". . . magic x1"), *cards, beor=laid)  # type: ignore[arg-type]


@pytest.mark.rule("GRAIL-COMBAT-PANIC-01", "GRAIL-TRACK-05")
def test_in_panic_the_first_card_is_the_top_of_the_deck() -> None:
    fight = frightened(card("beor_c09", left=". . . . pool1")).lay(beor=("beor_c01",)).turns()
    assert fight.beor.refusal(do.PlayCard("beor_c01")).rule == "GRAIL-COMBAT-PANIC-01"
    assert fight.beor.refusal(do.EndPlaying()).rule == "GRAIL-COMBAT-PANIC-01"
    fight.beor.answers(do.PlayTop())
    assert (fight.cards(), fight.fray.pool, fight.hand("beor")) == (("beor_c09",), 1, ("beor_c01",))
    fight = frightened(terror=8).lay(beor=("beor_c01",)).turns()
    assert fight.beor.can(do.PlayCard("beor_c01")), "as much Terror as Health is no Panic"


@pytest.mark.rule("GRAIL-COMBAT-PANIC-01", "GRAIL-COMBAT-KEY-04")
def test_the_magic_key_of_the_card_turned_up_is_a_choice() -> None:
    fight = frightened(card("beor_c09", left=". . . pool2 ."), magic=1).lay().turns()
    fight.beor.answers(do.PlayTop())
    assert fight.asked() == {"B": "panic-magic"}
    fight.beor.answers(do.JoinMagic())
    assert (fight.fray.pool, fight["beor"].magic) == (2, 0)


@pytest.mark.rule("GRAIL-COMBAT-PANIC-01", "R-24", "GRAIL-COMBAT-DECK-01")
def test_in_panic_with_an_empty_deck_nothing_is_played_and_the_draw_forces_a_retreat() -> None:
    fight = frightened(deck=(), rest=False, energy=5, food=3).lay(beor=("beor_c01",)).turns()
    assert fight.beor.refusal(do.PlayCard("beor_c01")).rule == "GRAIL-COMBAT-PANIC-01"
    fight.beor.ends()
    assert fight.fray.outcome == "retreated"
    assert (fight["beor"].food, fight["beor"].energy) == (1, 4), "two Opportunity Attacks, one Retreat"


@pytest.mark.rule("GRAIL-COMBAT-PANIC-02")
def test_further_cards_come_from_the_hand() -> None:
    fight = frightened(card("beor_c09"), card("beor_c01", left=". . . . chain")).lay(beor=("beor_c01",)).turns()
    fight.beor.answers(do.PlayTop()).plays("beor_c01")
    assert fight.cards() == ("beor_c09", "beor_c01")


@pytest.mark.rule("GRAIL-COMBAT-PANIC-03", "GRAIL-COMBAT-PANIC-04")
def test_who_panics_in_phase_3_does_not_draw_but_other_draws_happen() -> None:
    fight = frightened(card("beor_c09", left=". . . . draw")).lay().turns()
    fight.beor.answers(do.PlayTop())
    assert fight.hand("beor") == ("beor_c08",)
    fight.beor.ends()
    assert fight.hand("beor") == ("beor_c08",)
    calm = Fight(enemy(value=30, table={"0-29": "gain terror 3"}), card("beor_c01"), beor={"terror": 7, "health": 8})
    calm.lay(beor=("beor_c01",)).turns()
    calm.beor.plays("beor_c01").ends()
    assert calm.hand("beor") == (), "Panic is looked at anew in phase III"


@pytest.mark.rule("GRAIL-COMBAT-PANIC-04")
def test_panic_is_looked_at_when_step_2_begins() -> None:
    fight = Fight(enemy(value=30), card("beor_c01", place="gain terror 5"), card("beor_c02", left=". . . . chain"),
                  beor={"terror": 8, "health": 8})  # fmt: skip
    fight.lay(beor=("beor_c01", "beor_c02")).turns()
    fight.beor.plays("beor_c01").plays("beor_c02")
    assert fight.cards() == ("beor_c01", "beor_c02")


@pytest.mark.rule("GRAIL-COMBAT-DECK-01")
def test_a_draw_that_the_deck_cannot_give_forces_a_retreat_and_gives_nothing() -> None:
    greedy = card("beor_c01", left=". . . . draw")
    fight = Fight(
        enemy(value=30, keys=". . . . x3", opportunity="damage 1"), greedy,
        beor={"deck": ("beor_c01", "beor_c02", "beor_c03"), "rest": False, "energy": 5}, arev={},
    )  # fmt: skip
    fight.lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01")
    assert fight.fray.members == ("arev",)
    assert (fight["beor"].energy, fight["beor"].health) == (4, 8)
    assert sorted(fight["beor"].combat_deck) == ["beor_c02", "beor_c03"], "no card was drawn"
    assert fight.cards() == ("beor_c01",), "the played card stays until the end"


@pytest.mark.rule("GRAIL-COMBAT-DECK-01")
def test_the_last_card_of_a_deck_can_be_drawn() -> None:
    fight = Fight(enemy(value=30), card("beor_c01", left=". . . . draw"), beor={"deck": ("beor_c02",), "rest": False})
    fight.lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01")
    assert (fight.fray.members, fight.hand("beor")) == (("beor",), ("beor_c02",))


@pytest.mark.rule("GRAIL-COMBAT-DECK-01")
def test_phase_3_too_forces_a_retreat() -> None:
    fight = Fight(enemy(value=30), beor={"deck": (), "rest": False}, arev={}).lay(
        beor=("beor_c01",), activated=("arev",)
    )
    fight.turns()
    fight.beor.plays("beor_c01").ends()
    assert fight.fray.members == ("arev",)


@pytest.mark.rule("GRAIL-COMBAT-RETREAT-01", "R-39")
def test_a_retreat_costs_1_energy_and_the_opportunity_attack() -> None:
    fight = Fight(enemy(opportunity="damage 2"), beor={"energy": 5}).lay(beor=("beor_c01",)).turns()
    fight.beor.retreats()
    assert (fight["beor"].energy, fight["beor"].health) == (4, 7)
    assert fight.fray.outcome == "retreated"


@pytest.mark.rule("GRAIL-COMBAT-RETREAT-01")
def test_a_retreat_is_possible_between_two_cards() -> None:
    fight = Fight(enemy(value=30), beor={}).lay(beor=("beor_c01",)).turns()
    fight.beor.plays("beor_c01").retreats()
    assert fight.fray.outcome == "retreated"


@pytest.mark.rule("GRAIL-COMBAT-RETREAT-02")
def test_no_energy_does_not_prevent_a_retreat() -> None:
    fight = Fight(enemy(), beor={"energy": 0}).lay().turns()
    fight.beor.retreats()
    assert (fight.fray.outcome, fight["beor"].energy) == ("retreated", 0)


@pytest.mark.rule("GRAIL-COMBAT-RETREAT-03", "R-25", "GRAIL-COMBAT-RETREAT-05")
def test_cards_of_whoever_left_stay_in_the_sequence_and_work() -> None:
    guard = card("beor_c01", passive=True, attack="reduce 2")
    fight = Fight(enemy(value=30, table={"0-29": "damage 3"}), guard, beor={}, arev={})
    fight.lay(beor=("beor_c02",), sequence=("beor_c01",), arev=("arev_c01",), activated=("arev",)).turns()
    fight.beor.retreats()
    assert len(fight["beor"].combat_deck) == 14
    assert fight.hand("beor") == ()
    assert fight.cards() == ("beor_c01",)
    fight.arev.ends()
    assert fight["arev"].health == 7, "3 damage, reduced by 2"
    assert fight.asked() == {"A": "play"}, "Beor acts no more"


@pytest.mark.rule("GRAIL-COMBAT-RETREAT-04", "GRAIL-COMBAT-RETREAT-05")
def test_who_retreated_gains_nothing_and_the_others_go_on() -> None:
    prize = enemy(value=1, loot="gain wealth 2", opportunity=())
    fight = Fight(prize, card("arev_c01", left=". . . . pool1"), beor={}, arev={}).begins()
    fight.arev.keeps()
    fight.beor.keeps()
    fight.arev.answers(do.ActivateHero("beor"))
    fight.beor.answers(do.ActivateHero("beor"))
    fight.beor.retreats()
    fight.arev.plays("arev_c01")
    assert fight.outcome() == "won"
    assert (fight["beor"].xp, fight["arev"].xp, fight["arev"].wealth) == (0, 1, 4)
    assert len(fight["beor"].combat_deck) == 15


@pytest.mark.rule("GRAIL-COMBAT-RETREAT-04", "GRAIL-ENC-04")
def test_when_the_last_has_left_the_card_goes_under_its_deck() -> None:
    fight = Fight(enemy(), beor={}).begins()
    fight.beor.keeps().retreats()
    assert fight.outcome() == "retreated"
    assert fight.state.encounter_decks["grey"][-1] == "vagrant:1"
    assert fight["beor"].xp == 0


@pytest.mark.rule("GRAIL-COMBAT-ESCAPE-01")
def test_an_escape_ends_it_for_everybody_without_reward() -> None:
    fight = Fight(enemy(opportunity="flee", loot="gain wealth 2"), beor={}, arev={}).begins()
    fight.arev.keeps()
    fight.beor.keeps()
    fight.arev.answers(do.ActivateHero("arev"))
    fight.beor.answers(do.ActivateHero("arev"))
    fight.arev.ends()
    assert fight.outcome() == "escaped"
    assert fight.state.encounter_decks["grey"][-1] == "vagrant:1"
    assert [fight[hero].xp for hero in ("beor", "arev")] == [0, 0]


@pytest.mark.rule("GRAIL-COMBAT-ESCAPE-02")
def test_an_escape_caused_by_a_retreat_ends_it_for_everybody_too() -> None:
    fight = Fight(enemy(opportunity="flee"), beor={}, arev={}).lay(activated=("arev",)).turns()
    fight.beor.retreats()
    assert fight.fray.outcome == "escaped"
    assert fight.fray.members == ("arev", "beor")


@pytest.mark.rule("GRAIL-DYING-02", "R-38")
def test_who_is_dying_leaves_at_once_without_energy_loss_and_opportunity_attack() -> None:
    brutal = enemy(value=30, table={"0-29": ("damage 9", "gain terror 2")}, opportunity="lose food 1")
    fight = Fight(brutal, beor={"energy": 2, "food": 3}, arev={}).lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01").ends()
    assert fight["beor"].dying > 0
    assert fight.fray.members == ("arev",)
    assert (fight["beor"].energy, fight["beor"].food, fight["beor"].terror) == (2, 3, 0), "the rest concerns nobody"
    assert fight.cards() == ("beor_c01",)
    assert fight.fray.outcome == ""


@pytest.mark.rule("GRAIL-DYING-02")
def test_dying_of_what_one_pays_for_a_card_is_leaving_too() -> None:
    magical = enemy(value=30, keys=". . . magic x1")
    fight = Fight(
        magical, card("beor_c01", left=". . . pool2 ."), beor={"skills": (34,), "health": 1, "magic": 0}, arev={}
    )
    fight.lay(beor=("beor_c01",)).activate("beor")
    fight.beor.answers(UseRule("skill/34", 0))
    assert fight.fray.members == ("arev",)
    dear = card("beor_c01", place={"do": "pool 9", "cost": ("pay health 1",)})
    fight = Fight(magical, dear, beor={"health": 1}, arev={}).lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01")
    fight.beor.answers(True)
    assert (fight.fray.members, fight.fray.pool) == (("arev",), 0)


@pytest.mark.rule("GRAIL-DYING-02", "GRAIL-GUARD-01")
def test_a_guardian_stays_when_the_last_member_is_dying() -> None:
    fight = Fight(enemy(table={"0-8": "damage 9"}, traits=("guardian",)), beor={}).begins()
    fight.beor.keeps().ends()
    assert fight.outcome() == "retreated"
    assert fight.state.guardians == {"vagrant:1": 104}


@pytest.mark.rule("GRAIL-CHALLENGE-03")
def test_in_challenge_mode_a_skull_keeps_those_who_retreat_once_per_activation() -> None:
    kept = left = 0
    for seed in range(12):
        fight = Fight(enemy(), key=f"{seed:032x}", handicaps=("retreat",), beor={"food": 9, "energy": 5}).lay().turns()
        fight.beor.retreats()
        assert (fight["beor"].energy, fight["beor"].food) == (4, 8)
        face = fight.told("toss")[0]["face"]
        if face == "grail":
            left += 1
            assert fight.fray.outcome == "retreated"
        else:
            kept += 1
            assert fight.fray.members == ("beor",)
            assert fight.beor.refusal(do.Retreat()).rule == "GRAIL-CHALLENGE-03"
            fight.beor.ends()
            assert fight.beor.can(do.Retreat()), "once per Activation"
    assert kept
    assert left


@pytest.mark.rule("GRAIL-CHALLENGE-03", "R-40")
def test_a_retreat_forced_by_an_empty_deck_always_succeeds() -> None:
    for seed in range(6):
        laid = {"deck": (), "rest": False}
        fight = Fight(enemy(value=30), key=f"{seed:032x}", handicaps=("retreat",), beor=laid).lay().turns()
        fight.beor.ends()
        assert fight.fray.outcome == "retreated"
        assert not fight.told("toss")


@pytest.mark.rule("R-20", "GRAIL-DISCARD-02", "GRAIL-COMBAT-SETUP-04")
def test_whatever_is_discarded_comes_back_at_the_end_and_not_before() -> None:
    fight = Fight(enemy(value=30, opportunity=("mill 1", "discard 1")), beor={}).begins()
    fight.beor.answers(do.Mulligan())
    hand, deck = fight.hand("beor"), fight["beor"].combat_deck
    fight.beor.keeps().ends()
    fight.beor.discards(hand[0])
    gone = fight.fray.discards["beor"]
    assert len(gone) == 3 + 1 + 1, "the first hand, one from the deck, one from the hand"
    assert deck[0] in gone
    assert not set(gone) & {*fight["beor"].combat_deck, *fight.hand("beor")}
    assert hand[0] in gone
    fight.beor.answers(do.Retreat())
    fight.beor.discards(fight.hand("beor")[0])
    assert fight.over
    assert sorted(fight["beor"].combat_deck) == [f"beor_c{number:02}" for number in range(1, 16)]
