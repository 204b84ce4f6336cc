"""A card that comes back to the hand, and a vampire that joins a circle."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, Duel, adept, attempt
from tests.games.vtes.cards.moments import choose, to_the_end, until
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.choices import BringOut, ChooseCard, ChooseWord, PlayCard
from nokturn.games.vtes.state.stats import has_trait, stealth
from nokturn.games.vtes.text.condition_words import circle_of

STRIKE, BLEED, RUSH, WEAPON = range(4)


def anarch(table: Table, *disciplines: str) -> str:
    return adept(table, "A", *disciplines, sect="anarch")


@pytest.mark.card("steely-tenacity")
@pytest.mark.ruling("LSJ 20001120")
@pytest.mark.parametrize("back, hand", [(True, "steely-tenacity"), (False, "vessel")])
def test_a_tenacious_bleed_comes_back_after_the_action(back, hand):
    table = Table()
    minion = anarch(table, "dom")
    table.hand("A", "steely-tenacity", *["fame"] * 6)
    table.library("A", "vessel")
    table.act("A")
    table.seat("A").plays("steely-tenacity", minion, BLEED)
    until(table, "take-back", "A")
    assert (table.pool("B"), table.blood(minion), table.now.action) == (28, 5, None)
    assert len(table.now.hands["A"]) == 6, "nothing was drawn during the action"
    table.seat("A").answers(back)
    assert (table.now.hands["A"][-1], table.now.ash["A"]) == (hand, () if back else ("steely-tenacity",))
    table.now.change(minion, locked=False)
    table.act("A")
    if back:
        assert table.refused(PlayCard("steely-tenacity", BLEED, minion)) == "VTES-ACT-08"


@pytest.mark.card("steely-tenacity")
def test_a_tenacious_anarch_seeks_a_fight():
    table = Table()
    minion, victim, blocker = anarch(table, "qui"), adept(table, "B", locked=True), adept(table, "B")
    table.hand("A", "steely-tenacity", IDLE)
    table.act("A")
    table.seat("A").plays("steely-tenacity", minion, RUSH)
    choose(table, "A", victim)
    assert (stealth(table.now), table.now.action.targets) == (1, ("B",))
    attempt(table, "B", blocker)
    until(table, "take-back", "A")
    assert [one["opponent"] for one in table.told("combat")] == [victim]


@pytest.mark.card("steely-tenacity")
@pytest.mark.ruling("TOM 19960521")
def test_a_tenacious_strike_with_hands_or_a_blade_and_a_press_for_the_round():
    for mode, harm in ((STRIKE, 2), (WEAPON, 3)):
        duel = Duel()
        printed = crypt_entry(f"tenacious-{len(CRYPT)}", capacity=8, sect="anarch", disciplines=("ani",))
        duel.a = duel.vampire("A", printed, blood=6)
        blade = duel.put("A", "righteous-blade", host=duel.a)
        duel.hand("A", "steely-tenacity", IDLE)
        duel.start()
        duel.strike("A", "steely-tenacity", mode)
        if mode == WEAPON and duel.prompt == "choose-target":
            duel.seat("A").answers(ChooseCard(blade))
        duel.until("press", "A")
        assert duel.blood(duel.b) == 6 - harm
        assert [one for one in duel.options() if type(one).__name__ == "UsePress"]
        to_the_end(duel)


@pytest.mark.card("steely-tenacity", "direct-intervention")
@pytest.mark.ruling("LSJ 20080630")
def test_a_cancelled_card_is_replaced_at_once_and_does_not_come_back():
    table = Table()
    minion = anarch(table, "dom")
    table.hand("A", "steely-tenacity", *["fame"] * 6)
    table.library("A", "vessel")
    table.hand("B", "direct-intervention")
    table.act("A")
    table.seat("A").plays("steely-tenacity", minion, BLEED)
    until(table, "as-played", "B")
    table.seat("B").plays("direct-intervention")
    until(table, "minion-phase")
    assert (table.now.hands["A"][-1], table.now.ash["A"]) == ("vessel", ("steely-tenacity",))


# New Blood


def brought_out(*others: str) -> tuple[Table, str]:
    table = Table()
    slot = table.uncontrolled("A", "new-blood", 2)
    table.crypt("A", "alexa-draper")
    for other in others:
        table.vampire("B", other)
    table.state.active = "A"
    table.run("vtes.influence_phase", "A")
    table.seat("A").answers(BringOut(slot, "new-blood"))
    return table, "new-blood:1"


@pytest.mark.card("new-blood")
@pytest.mark.rule("VTES-TRAIT-03")
def test_new_blood_joins_a_circle_and_draws_a_crypt_card():
    table, blood = brought_out()
    assert table.prompt == "choose-circle"
    assert ChooseWord("Budapest") in table.options()
    table.seat("A").answers(ChooseWord("Budapest"))
    assert circle_of(table.card(blood)) == "Budapest"
    assert [card.card for card in table.now.uncontrolled["A"]] == ["alexa-draper"]
    assert has_trait(table.now, table.card(blood), "sterile")


@pytest.mark.card("new-blood")
@pytest.mark.ruling("ANK 20211113")
def test_new_blood_may_join_a_brother_who_is_alone():
    lonely = crypt_entry("lonely", clan="blood_brother")
    table, blood = brought_out(lonely)
    table.seat("A").answers(ChooseCard("lonely:1"))
    assert circle_of(table.card(blood)) == circle_of(table.card("lonely:1")) == "lonely:1"


@pytest.mark.card("new-blood")
def test_new_blood_that_enters_play_otherwise_chooses_nothing():
    table = Table()
    table.crypt("A", "alexa-draper")
    table.state.phase = "master"
    table.run("vtes.rises", "A", "new-blood", 2)
    assert (table.prompt, table.now.crypt["A"]) == ("", ("alexa-draper",))
