"""Masters that save, terrify, or turn what others have played against them."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, adept, asked_later, bleeder
from tests.games.vtes.cards.moments import bleed, can_use, phase, to_the_end, until
from tests.games.vtes.combat.fights import Fight, strike_card
from tests.games.vtes.table import Table

from nokturn.games.vtes.play.ousting import award
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import ChooseCard, ChooseMethuselah, ChoosePrinted, PlayCard
from nokturn.games.vtes.state.counters import burn_pool
from nokturn.games.vtes.state.state import READY, TORPOR

# Dark Influences


@pytest.mark.card("dark-influences", "conditioning")
@pytest.mark.rule("VTES-CANCEL-03", "VTES-MCARD-02")
def test_dark_influences_cancel_a_minion_card_and_stay():
    table, minion = bleeder("conditioning", "conditioning", with_=("dom",))
    table.state.hands["B"] = ("dark-influences",)
    until(table, "action", "A")
    table.seat("A").plays("conditioning", minion)
    until(table, "as-played", "B")
    table.seat("B").plays("dark-influences")
    until(table, "minion-phase")
    assert (table.pool("B"), table.blood(minion)) == (30 - 2 - 1, 6)
    assert table.card("dark-influences:1").region == "in_play"
    other = adept(table, "A", "dom")
    bleed(table, other)
    assert not asked_later(table, PlayCard("conditioning", INFERIOR, other)), "nobody plays it again this turn"


@pytest.mark.card("dark-influences", "direct-intervention")
def test_the_next_card_that_would_cancel_a_minion_card_is_cancelled_itself():
    table, minion = bleeder("conditioning", with_=("dom",))
    influences = table.put("B", "dark-influences")
    table.state.hands["C"] = ("direct-intervention",)
    until(table, "action", "A")
    table.seat("A").plays("conditioning", minion)
    until(table, "as-played", "C")
    table.seat("C").plays("direct-intervention")
    until(table, "minion-phase")
    assert (table.pool("B"), table.pool("C")) == (30 - 3, 30), "the bleed is raised, nothing is paid"
    assert influences not in table.now.cards
    assert "direct-intervention" in table.now.ash["C"]


@pytest.mark.card("dark-influences", "sudden-reversal")
def test_masters_may_be_cancelled_as_ever():
    table = Table()
    influences = table.put("C", "dark-influences")
    table.hand("A", "life-in-the-city", IDLE)
    table.hand("B", "sudden-reversal")
    minion = adept(table, "A", blood=1)
    phase(table, "master")
    table.seat("A").plays("life-in-the-city")
    table.seat("A").answers(ChooseCard(minion))
    until(table, "as-played", "B")
    table.seat("B").plays("sudden-reversal")
    assert (table.blood(minion), influences in table.now.cards) == (1, True)


# the red fear


def frightened() -> Fight:
    fight = Fight(seats="ABC")
    fight.hand("A", strike_card("torch", kind="damage", amount=1, aggravated=True))
    fight.hand("C", "rotschreck")
    fight.start()
    fight.strike("A", "torch")
    return fight


@pytest.mark.card("rotschreck")
@pytest.mark.rule("VTES-TORPOR-01")
def test_fear_of_fire_ends_the_combat_and_sends_to_torpor():
    fight = frightened()
    while fight.ask().seat != "C":
        fight.default()
    fight.seat("C").plays("rotschreck")
    fight.seat("C").answers(ChooseCard(fight.b))
    to_the_end(fight)
    assert (fight.region(fight.b), fight.card(fight.b).locked, fight.blood(fight.b)) == (TORPOR, True, 6)
    assert (fight.blood(fight.a), fight.card("rotschreck:1").host) == (6, fight.b), "nobody has struck"


@pytest.mark.card("rotschreck")
def test_harmless_strikes_frighten_nobody():
    fight = Fight(seats="ABC")
    fight.hand("A", strike_card("blow", kind="damage", amount=1))
    fight.hand("C", "rotschreck")
    fight.start()
    fight.strike("A", "blow")
    while not fight.over:
        assert PlayCard("rotschreck", 0) not in fight.options()
        fight.default()


@pytest.mark.card("rotschreck")
@pytest.mark.rule("VTES-UNLOCK-01")
def test_whoever_took_fright_does_not_unlock_once():
    table = Table()
    minion = adept(table, "A", locked=True)
    card = table.put("B", "rotschreck", host=minion)
    phase(table, "unlock")
    to_the_end(table)
    assert (table.card(minion).locked, card in table.now.cards) == (True, False)
    phase(table, "unlock")
    assert not table.card(minion).locked


# the fragments


@pytest.mark.card("the-erciyes-fragments")
@pytest.mark.ruling("ANK 20200523")
def test_the_fragments_play_a_card_of_the_preys_ash_heap_and_it_leaves_the_game():
    table = Table()
    minion = adept(table, "A", "dom")
    fragments = table.put("A", "the-erciyes-fragments")
    table.state.ash["B"] = ("conditioning", "alexa-draper")
    table.state.ash["C"] = ("deflection",)
    table.hand("A", *["fame"] * 7)
    phase(table, "master")
    table.seat("A").uses(fragments)
    assert table.options(ChoosePrinted) == (ChoosePrinted("conditioning", "ash", "B"),)
    table.seat("A").answers(ChoosePrinted("conditioning", "ash", "B"))
    assert (table.card(fragments).kept, table.card(fragments).locked) == ((("B", "conditioning"),), True)
    assert not can_use(table, fragments)
    shown = next(card for card in view(table.state, "C").cards if card.ref == fragments)
    assert (shown.kept, shown.known) == (1, ())
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").answers(PlayCard("conditioning", INFERIOR, minion, fragments))
    until(table, "minion-phase")
    assert table.pool("B") == 27
    assert (table.now.removed, table.card(fragments).kept) == ((("B", "conditioning"),), ())
    assert table.now.hands["A"] == ("fame",) * 7


@pytest.mark.card("the-erciyes-fragments")
@pytest.mark.ruling("LSJ 20021128")
def test_old_vampires_steal_the_fragments_with_the_card_on_them():
    table = Table()
    fragments = table.put("B", "the-erciyes-fragments", kept=(("C", "conditioning"),))
    old, young = adept(table, "A", capacity=5), adept(table, "A", capacity=4)
    table.act("A")
    assert not can_use(table, fragments, 1, young)
    table.seat("A").uses(fragments, 1, old)
    until(table, "minion-phase")
    assert (table.card(fragments).controller, table.card(fragments).kept) == ("A", (("C", "conditioning"),))


# the boon


def saved(pool: int = 1, bled: int = 1) -> tuple[Table, str]:
    """A bleeds B, who has only so much pool, and C may save B."""
    table = Table("ABC")
    minion = adept(table, "A")
    table.state.pool["B"] = pool
    table.hand("C", "life-boon")
    for _ in range(bled - 1):
        table.put("A", "living-manse", host=minion)
    bleed(table, minion)
    until(table, "would-be-ousted", "C")
    table.seat("C").plays("life-boon")
    table.seat("C").answers(ChooseMethuselah("B"))
    return table, minion


@pytest.mark.card("life-boon")
@pytest.mark.rule("VTES-END-01")
def test_a_boon_keeps_a_methuselah_in_the_game():
    table, _ = saved()
    assert (table.ask().low, table.ask().high) == (1, 30)
    table.seat("C").answers(5)
    until(table, "minion-phase")
    assert (table.pool("B"), table.pool("C"), table.now.gone, table.pool("A")) == (5, 25, (), 30)
    boon = "life-boon:1"
    assert (table.card(boon).region, table.card(boon).controller) == ("in_play", "C")
    phase(table, "unlock", "B")
    until(table, "unlock-phase", "C")
    table.seat("C").uses(boon)
    assert (table.pool("B"), table.pool("C")) == (4, 26)


@pytest.mark.card("life-boon")
@pytest.mark.ruling("LSJ 19970121")
def test_whoever_owed_more_has_to_be_given_more():
    table, _ = saved(pool=1, bled=3)
    assert table.ask().low == 2 + 1
    table.seat("C").answers(4)
    until(table, "minion-phase")
    assert (table.pool("B"), table.pool("C")) == (2, 26)


@pytest.mark.card("life-boon")
def test_without_a_boon_somebody_is_ousted_as_ever():
    table = Table("ABC")
    minion = adept(table, "A")
    table.state.pool["B"] = 1
    table.hand("C", "life-boon")
    bleed(table, minion)
    until(table, "would-be-ousted", "C")
    table.seat("C").passes()
    until(table, "minion-phase")
    assert (table.now.gone, table.now.points["A"]) == (("B",), 2)


@pytest.mark.card("life-boon")
@pytest.mark.ruling("LSJ 19971008")
def test_a_boon_brings_the_next_victory_point_and_several_one_after_the_other():
    table = Table("ABCD")
    first = table.put("C", "life-boon", chosen=("A",))
    second = table.put("D", "life-boon", chosen=("A",))
    award(table.state, "A", 1)
    assert (table.now.points["C"], table.now.points["A"], first in table.now.cards) == (1, 0, True)
    award(table.state, "A", 2)
    assert (table.now.points["C"], table.now.points["D"], first in table.now.cards) == (2, 1, False)
    award(table.state, "A", 2)
    assert (table.now.points["D"], table.now.points["A"], second in table.now.cards) == (2, 1, False)


@pytest.mark.card("life-boon")
@pytest.mark.ruling("RTR 20010711")
def test_whoever_is_ousted_gets_nothing_for_the_boon_to_the_predator():
    table = Table("ABC")
    table.put("B", "life-boon", chosen=("A",))
    burn_pool(table.state, "B", 30)
    table.run("vtes.settle")
    to_the_end(table)
    assert (table.now.gone, table.now.points["A"], table.now.points["B"]) == (("B",), 2, 0)


@pytest.mark.card("life-boon")
@pytest.mark.rule("VTES-MCARD-03")
def test_nobody_grants_a_boon_in_the_own_turn():
    table = Table("ABC")
    minion = adept(table, "A")
    table.state.pool["B"] = 1
    table.hand("A", "life-boon")
    table.stops_at("would-be-ousted")
    bleed(table, minion)
    until(table, "minion-phase")
    assert (table.now.gone, READY) == (("B",), "ready")
