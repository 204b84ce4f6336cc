"""The twelve traits of Encounters; GRAIL-TRAIT."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import Fight, card, do, enemy

HIT = card("beor_c01", left=". . . . pool1")


def foe(*traits: str, **facts: object) -> object:
    return enemy(traits=traits, **{"value": 30, **facts})  # type: ignore[arg-type]


def face(encounter: object, *cards: object, **heroes: object) -> Fight:
    return Fight(encounter, *cards, **(heroes or {"beor": {}}))  # type: ignore[arg-type]


@pytest.mark.rule("GRAIL-TRAIT-AMBUSH")
def test_ambush_leaves_the_first_character_activated_one_card_before_step_1() -> None:
    slow = card("beor_c09", delay="draw 1")
    fight = face(foe("ambush"), slow, beor={"deck": ("beor_c10",)}, arev={})
    fight.lay(beor=("beor_c01", "beor_c02", "beor_c03"), arev=("arev_c01", "arev_c02"), sequence=("beor_c09*",))
    fight.activate("beor")
    assert fight.asked() == {"B": "discard"}
    assert fight.placed("beor_c09").waiting, "step 1 is still to come"
    fight.beor.discards("beor_c01", "beor_c03")
    assert fight.hand("beor") == ("beor_c02", "beor_c10")
    fight.beor.ends()
    fight.activate("arev")
    assert fight.asked() == {"A": "play"}, "only the first"
    assert len(fight.hand("arev")) == 2


@pytest.mark.rule("GRAIL-TRAIT-CHARGE", "R-39")
def test_charge_deals_2_damage_to_the_first_character_activated_and_is_no_enemy_attack() -> None:
    guard = card("beor_c09", passive=True, attack="reduce 2")
    fight = face(foe("charge"), guard, beor={}, arev={}).lay(sequence=("beor_c09",)).activate("beor")
    assert fight["beor"].health == 7
    fight.beor.ends()
    fight.activate("arev")
    assert fight["arev"].health == 8


@pytest.mark.rule("GRAIL-TRAIT-AMBUSH", "GRAIL-TRAIT-CHARGE")
def test_a_trait_ignored_by_the_first_character_is_spent() -> None:
    fight = face(foe("ambush", "charge"), beor={"skills": (22,)}, arev={}).begins()
    fight.arev.keeps()
    fight.beor.keeps()
    fight.arev.answers(do.ActivateHero("beor"))
    fight.beor.answers(do.ActivateHero("beor"))
    assert (fight["beor"].health, len(fight.hand("beor"))) == (9, 3)
    fight.beor.ends()
    assert (fight["arev"].health, len(fight.hand("arev"))) == (8, 3)


@pytest.mark.rule("GRAIL-TRAIT-DEFENSIVE")
def test_against_a_defensive_enemy_the_first_card_of_an_activation_adds_1_marker_fewer() -> None:
    strong = card("beor_c01", left=". . . . pool2", right=". . . . x1", place="pool 2")
    weak = card("beor_c02", left=". . . . chain")
    more = card("beor_c03", left=". . . . pool1")
    fight = face(foe("defensive"), strong, weak, more).lay(beor=("beor_c01",)).activate("beor")
    fight.beor.plays("beor_c01")
    assert fight.fray.pool == 3, "the sum of bonus and placement ability, less 1"
    fight = face(foe("defensive"), strong, weak, more).lay(beor=("beor_c02", "beor_c03")).activate("beor")
    fight.beor.plays("beor_c02")
    assert fight.fray.pool == 0, "not below 0"
    fight = face(foe("defensive"), weak, card("beor_c03", left=". . . . chain", place="pool 2"))
    fight.lay(beor=("beor_c02", "beor_c03")).activate("beor")
    fight.beor.plays("beor_c02").plays("beor_c03")
    assert fight.fray.pool == 2, "a further card adds all of its own"


@pytest.mark.rule("GRAIL-TRAIT-DEFENSIVE")
def test_the_first_card_of_every_activation_counts_and_items_do_not() -> None:
    fight = face(
        foe("defensive"), HIT, card("beor_c02", left=". . . . pool2"), beor={"items": ("knights_longsword:1",)}
    )
    fight.lay(beor=("beor_c01", "beor_c02")).turns()
    assert fight.fray.pool == 1, "the Longsword"
    fight.beor.plays("beor_c01").ends()
    assert fight.fray.pool == 2, "nothing by the card, and the Longsword again"
    fight.beor.plays("beor_c02")
    assert fight.fray.pool == 3


@pytest.mark.rule("GRAIL-TRAIT-SPEED")
def test_against_a_quick_enemy_two_cards_are_the_most() -> None:
    chained = [card(f"beor_c0{number}", left=". . . . chain") for number in (1, 2, 3)]
    fight = face(foe("speed"), *chained).lay(beor=("beor_c01", "beor_c02", "beor_c03")).activate("beor")
    fight.beor.plays("beor_c01").plays("beor_c02")
    assert fight.beor.refusal(do.PlayCard("beor_c03")).rule == "GRAIL-TRAIT-SPEED"


@pytest.mark.rule("GRAIL-TRAIT-SPEED")
def test_the_card_of_a_panic_is_one_of_the_two() -> None:
    chained = [card(f"beor_c0{number}", left=". . . . chain") for number in (1, 2, 3)]
    laid = {"terror": 9, "health": 5, "deck": ("beor_c03",)}
    fight = face(foe("speed"), *chained, beor=laid).lay(beor=("beor_c01", "beor_c02")).activate("beor")
    fight.beor.answers(do.PlayTop()).plays("beor_c01")
    assert fight.beor.refusal(do.PlayCard("beor_c02")).rule == "GRAIL-TRAIT-SPEED"


@pytest.mark.rule("GRAIL-TRAIT-FEINT", "R-26")
def test_the_damage_of_a_feint_is_unavoidable_but_the_row_can_be_shifted() -> None:
    table = {"0-3": "damage 1", "4-29": ("damage 3", "gain terror 1", "pool -2")}
    feint = foe("feint", table=table)
    fight = face(feint, card("beor_c01", attack="reduce 4")).lay(sequence=("beor_c01",), pool=4).attack("beor")
    assert fight["beor"].health == 6
    ignoring = card("beor_c01", attack="ignore_attack")
    fight = face(feint, ignoring).lay(sequence=("beor_c01",), pool=4).attack("beor")
    assert (fight["beor"].health, fight["beor"].terror, fight.fray.pool) == (6, 0, 4), "all but the damage is cancelled"
    fight = face(feint, card("beor_c01", attack="shift -1")).lay(sequence=("beor_c01",), pool=4).attack("beor")
    assert fight["beor"].health == 8


@pytest.mark.rule("GRAIL-TRAIT-GUARDIAN", "GRAIL-GUARD-01")
@pytest.mark.parametrize("way", ["retreat", "escape", "robbed"])
def test_a_guardian_that_is_not_defeated_stays_where_it_was_met(way: str) -> None:
    traits = ("guardian", "robber") if way == "robbed" else ("guardian",)
    fight = face(foe(*traits, opportunity="flee" if way == "escape" else "damage 8")).begins()
    fight.beor.keeps()
    if way == "retreat":
        fight.alter("beor", health=9)
    fight.beor.retreats()
    assert fight.state.guardians == {"vagrant:1": 104}
    assert "vagrant:1" not in fight.state.encounter_decks["grey"]


@pytest.mark.rule("GRAIL-GUARD-07")
def test_a_defeated_guardian_goes_under_its_deck_with_reward_as_usual() -> None:
    fight = face(foe("guardian", value=1), HIT).begins()
    fight.beor.keeps().plays("beor_c01")
    assert fight.outcome() == "won"
    assert fight.state.guardians == {}
    assert fight.state.encounter_decks["grey"][-1] == "vagrant:1"
    assert fight["beor"].xp == 1


@pytest.mark.rule("GRAIL-TRAIT-HORDE")
def test_a_horde_takes_the_top_two_cards_of_the_deck_in_every_attack() -> None:
    laid = {"deck": ("beor_c03", "beor_c04", "beor_c05"), "rest": False}
    fight = face(foe("horde"), beor=laid).lay().attack("beor")
    assert fight.fray.discards["beor"] == ("beor_c03", "beor_c04")
    fight.attack("beor")
    assert fight["beor"].combat_deck == ()
    assert fight.fray.outcome == "", "fewer if there are fewer: this is not drawing"


@pytest.mark.rule("GRAIL-TRAIT-OPPORTUNIST", "R-27")
@pytest.mark.parametrize("played, attacks, drawn", [(0, 1, 1), (1, 1, 0), (2, 0, 0)])
def test_an_opportunist_strikes_unless_two_cards_were_played(played: int, attacks: int, drawn: int) -> None:
    chained = [card(f"beor_c0{number}", left=". . . . chain") for number in (1, 2)]
    fight = face(foe("opportunist"), *chained).lay(beor=("beor_c01", "beor_c02")).activate("beor")
    for number in range(played):
        fight.beor.plays(f"beor_c0{number + 1}")
    fight.beor.ends()
    assert len(fight.told("opportunity-attack")) == attacks
    assert len(fight.hand("beor")) == 2 - played + drawn


@pytest.mark.rule("GRAIL-TRAIT-FRENZY")
def test_a_frenzy_attacks_twice_each_with_its_own_row_and_check() -> None:
    table = {"0-1": "gain terror 1", "2-29": "pool -1"}
    fight = face(foe("frenzy", table=table)).lay(pool=2).activate("beor")
    fight.beor.ends()
    assert [facts["row"] for facts in fight.told("attack")] == [1, 0]
    assert (fight.fray.pool, fight["beor"].terror) == (1, 1)
    pain = card("beor_c01", passive=True, attack="pool_per_damage 1")
    fight = face(foe("frenzy", value=3, table={"0-2": "damage 1"}), pain).lay(sequence=("beor_c01",), pool=2)
    fight.activate("beor")
    fight.beor.ends()
    assert fight.fray.outcome == "won", "the first attack is followed by a check"
    assert len(fight.told("attack")) == 1


@pytest.mark.rule("GRAIL-TRAIT-ROBBER", "R-28")
def test_a_robber_takes_everything_from_whoever_falls_to_1_health_and_is_gone() -> None:
    laid = {"health": 3, "wealth": 4, "items": ("coil_of_rope:1", "cudgel:1"), "secrets": ("erfyrs_hammer",)}
    fight = face(
        foe("robber", table={"0-29": ("damage 2", "gain terror 3")}), HIT, beor=laid, arev={"wealth": 2}
    ).begins()
    fight.pass_until("activate", seat="A")
    fight.arev.answers(do.ActivateHero("beor"))
    fight.beor.answers(do.ActivateHero("beor"))
    fight.beor.plays("beor_c01").ends()
    assert fight.outcome() == "ended"
    assert (fight["beor"].wealth, fight["beor"].items, fight["beor"].secrets) == (0, (), ("erfyrs_hammer",))
    assert fight["beor"].terror == 0, "the Encounter has ended"
    assert fight["arev"].wealth == 2
    assert fight.state.encounter_decks["grey"][-1] == "vagrant:1"
    assert set(fight.state.item_deck[-2:]) == {"coil_of_rope:1", "cudgel:1"}


@pytest.mark.rule("GRAIL-TRAIT-DESTRUCTION", "GRAIL-ITEM-10")
def test_destruction_breaks_the_weapons_that_were_used() -> None:
    beor = {"items": ("hatchet:1", "wooden_shield:1"), "secrets": ("oldsteel_blade",), "idle": ("oldsteel_blade",)}
    arev = {"items": ("cudgel:1",)}
    fight = face(foe("destruction", opportunity="flee"), beor=beor, arev=arev).begins()
    fight.pass_until("leave-out", seat="A")
    fight.arev.answers((do.LeaveOut("cudgel:1"),))
    fight.pass_until("leave-out", seat="B")
    fight.beor.answers(())
    fight.finish()
    assert fight.outcome() == "escaped"
    assert fight["beor"].items == ("wooden_shield:1",)
    assert fight["beor"].secrets == ("oldsteel_blade",)
    assert fight["arev"].items == ("cudgel:1",), "it was left out"


@pytest.mark.rule("GRAIL-TRAIT-SLOWNESS", "R-29")
def test_against_a_slow_enemy_everybody_draws_one_more() -> None:
    fight = face(foe("slowness"), HIT).begins()
    assert len(fight.hand("beor")) == 4
    fight.beor.keeps().plays("beor_c01").ends()
    assert len(fight.hand("beor")) == 5
    fight = face(foe("slowness"), HIT, beor={"terror": 9, "health": 5}).lay().turns()
    fight.beor.answers(do.PlayTop()).ends()
    assert len(fight.hand("beor")) == 1, "Panic forbids only the regular draw"
