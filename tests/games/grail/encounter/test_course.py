"""Drawing and facing Encounters; GRAIL-ENC, and what becomes of Guardians after one."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import CAMPAIGN, HERE, Fight, do, enemy

from nokturn.games.grail.encounter.encounter_draw import draw_encounter, meet
from nokturn.games.grail.printed.encounters import CORNERS
from nokturn.games.grail.printed.language.effects_of_world import DrawEncounter
from nokturn.games.grail.state.choices import Alternative, ChooseHero, Decline, UseRule
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.world.encounter_decks import put_under


def drawn(*top: str, colour: str = "grey", **heroes: object) -> Fight:
    """A table at which these lie on top of a deck, and nothing is being faced."""
    fight = Fight("vagrant", **(heroes or {"beor": {}}))  # type: ignore[arg-type]
    fight.state.faced = ()
    put_under(fight.state, "vagrant:1")
    deck = fight.state.encounter_decks[colour]  # type: ignore[index]
    fight.state.encounter_decks[colour] = (*top, *[card for card in deck if card not in top])  # type: ignore[index]
    return fight


def draw(fight: Fight, colour: str = "grey") -> Fight:
    return fight.run(meet, colour, fight.state.by_number())


@pytest.mark.rule("GRAIL-ENC-08")
def test_the_decks_can_be_told_apart_by_the_corner_of_a_disc() -> None:
    assert CORNERS == {"grey": "bottom-left", "green": "bottom-right", "purple": "top-right", "blue": "top-left"}


@pytest.mark.rule("GRAIL-ENC-01")
def test_four_decks_three_of_them_fought_one_negotiated() -> None:
    kinds = {encounter.colour: encounter.is_diplomacy for encounter in CAMPAIGN.encounters.values()}
    assert kinds == {"green": False, "grey": False, "purple": False, "blue": True}


@pytest.mark.rule("GRAIL-ENC-02")
def test_only_cards_of_the_current_levels_return_to_a_deck() -> None:
    fight = Fight(enemy(), beor={})
    fight.state.encounter_levels = (2,)
    fight.begins()
    fight.beor.keeps().retreats()
    assert "vagrant:1" not in fight.state.encounter_decks["grey"]
    assert "vagrant:1" in fight.state.encounters_aside


@pytest.mark.rule("GRAIL-ENC-03", "GRAIL-ENC-06")
def test_a_drawn_encounter_starts_at_once_for_the_whole_party() -> None:
    fight = drawn("mad_farmhand:1", beor={}, arev={})
    about = Context(actor="beor", party=("arev", "beor"), location=HERE)
    fight.run(draw_encounter, DrawEncounter("grey"), about)
    assert fight.fray.card == "mad_farmhand:1"
    assert fight.fray.members == ("arev", "beor")
    assert fight.state.faced == ("mad_farmhand:1",)


@pytest.mark.rule("GRAIL-ENC-04")
def test_a_story_encounter_returns_to_the_story_cards() -> None:
    fight = Fight("weir_overseer", beor={}).begins()
    fight.beor.keeps().retreats()
    assert "weir_overseer:1" in fight.state.encounters_aside
    assert "weir_overseer:1" not in fight.state.encounter_decks["grey"]


@pytest.mark.rule("GRAIL-ENC-05")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    fight = drawn()
    fight.state.encounter_decks["grey"] = ()
    draw(fight)
    assert fight.over
    assert fight.state.fray is None
    assert fight.told("no-encounter") == [{"colour": "grey"}]


@pytest.mark.rule("GRAIL-ENC-07")
def test_a_card_without_an_open_key_is_applied_and_not_played_out() -> None:
    fight = drawn("dead_orchard:1", colour="green", beor={"food": 0}, arev={"food": 0})
    draw(fight, "green")
    assert fight.asked() == {"A": "alternative", "B": "alternative"}, "a common choice"
    greedy = next(one for one in fight.arev.may(Alternative) if one.number == 1)
    fight.arev.answers(greedy)
    fight.beor.answers(greedy)
    fight.finish()
    assert sum(fight[hero].food for hero in ("arev", "beor")) == 4
    assert [fight[hero].terror for hero in ("arev", "beor")] == [1, 1]
    assert fight.state.encounter_decks["green"][-1] == "dead_orchard:1"
    assert fight.state.fray is None


@pytest.mark.rule("GRAIL-ENC-07")
@pytest.mark.parametrize("encounter", [one.id for one in CAMPAIGN.encounters.values() if not one.keys])
def test_every_card_without_keys_is_applied(encounter: str) -> None:
    fight = Fight(encounter, beor={}).begins()
    while not fight.over:
        question = fight.asks[0]
        hero = next((one for one in question.options if isinstance(one, ChooseHero)), question.options[0])
        fight.answer(question.seat, hero)
    assert fight.state.fray is None
    assert fight.state.faced == ()


def test_a_skill_puts_a_drawn_encounter_under_the_deck_once_a_day() -> None:
    fight = drawn("gaunt_wolf:1", "thorn_boar:1", "stilt_heron:1", colour="green", ailei={"skills": (8,)})
    draw(fight, "green")
    fight.ailei.answers(UseRule("skill/8", 0))
    assert fight.fray.card == "thorn_boar:1"
    assert fight.state.encounter_decks["green"][-1] == "gaunt_wolf:1"
    fight.ailei.keeps().retreats()
    draw(fight, "green")
    assert fight.fray.card == "stilt_heron:1", "it was used today"


def test_a_redraw_may_be_declined_and_may_cost() -> None:
    fight = drawn("mad_farmhand:1", "hungry_deserters:1", ailei={"skills": (60,), "wealth": 1})
    draw(fight)
    fight.ailei.answers(Decline())
    assert fight.fray.card == "mad_farmhand:1"
    fight = drawn("mad_farmhand:1", "hungry_deserters:1", ailei={"skills": (60,), "wealth": 1})
    draw(fight)
    fight.ailei.answers(UseRule("skill/60", 0))
    assert (fight.fray.card, fight["ailei"].wealth) == ("hungry_deserters:1", 0)


@pytest.mark.rule("GRAIL-GUARD-09")
def test_after_a_retreat_the_characters_stay_with_the_guardian_in_peace() -> None:
    fight = Fight(enemy(traits=("guardian",)), beor={}).begins()
    fight.beor.keeps().retreats()
    assert fight.over
    assert fight["beor"].location == HERE
    assert fight.state.guardians == {"vagrant:1": HERE}


def test_whoever_is_already_out_of_the_action_meets_nothing() -> None:
    fight = drawn("mad_farmhand:1", beor={"stricken": True}, arev={})
    about = Context(actor="beor", party=("arev", "beor"), location=HERE)
    fight.run(draw_encounter, DrawEncounter("grey"), about)
    assert fight.fray.members == ("arev",)
    assert do.KeepHand() in fight.arev.options
