"""The events of the pool."""

import pytest
from tests.games.vtes.cards.kindred import SUPERIOR, adept, finish, reacting
from tests.games.vtes.cards.moments import bleed, can_use, choose, phase, targets, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import Block, ChooseMethuselah, PlayCard, UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import hand_size, intercept


def played(card, *library):
    """A plays the event in the discard phase."""
    table = Table("ABC")
    table.hand("A", card, *["vessel"] * 6)
    table.library("A", *library)
    phase(table, "discard")
    table.seat("A").plays(card)
    return table


@pytest.mark.card("the-unmasking", "narrow-minds", "dragonbound", "the-uncoiling")
@pytest.mark.card("scourge-of-the-enochians", "the-bitter-and-sweet-story")
@pytest.mark.rule("VTES-EVENT-01", "VTES-PLAY-10")
@pytest.mark.parametrize(
    "card, held",
    [
        ("the-unmasking", 6),
        ("narrow-minds", 6),
        ("dragonbound", 6),
        ("the-uncoiling", 6),
        ("scourge-of-the-enochians", 7),
        ("the-bitter-and-sweet-story", 7),
    ],
)
def test_an_event_stays_in_play_and_some_are_replaced_later(card, held):
    table = played(card, "majesty")
    assert (table.card(f"{card}:1").region, len(table.now.hands["A"])) == ("in_play", held)


@pytest.mark.card("the-unmasking")
@pytest.mark.rule("VTES-PLAY-10")
def test_the_unmasking_is_replaced_in_the_next_discard_phase():
    table = played("the-unmasking", "majesty", "bonding")
    phase(table, "unlock")
    assert len(table.now.hands["A"]) == 6
    phase(table, "discard")
    assert len(table.now.hands["A"]) == 7


@pytest.mark.card("narrow-minds")
@pytest.mark.rule("VTES-PLAY-10")
def test_narrow_minds_are_replaced_in_the_next_unlock_phase():
    table = played("narrow-minds", "majesty", "bonding")
    phase(table, "unlock")
    assert len(table.now.hands["A"]) == 7


@pytest.mark.card("the-unmasking")
@pytest.mark.rule("VTES-STEALTH-05")
def test_allies_see_vampires_better():
    table = Table("AB")
    vampire, acting_ally = adept(table, "A"), table.ally("A", "political-ally")
    ally, other = table.ally("B", "underbridge-stray"), adept(table, "B")
    table.put("A", "the-unmasking")
    bleed(table, vampire)
    assert (intercept(table.now, table.card(ally)), intercept(table.now, table.card(other))) == (1, 0)
    bleed(table, acting_ally)
    assert intercept(table.now, table.card(ally)) == 0


@pytest.mark.card("narrow-minds", "deflection")
@pytest.mark.rule("VTES-REQ-03")
def test_to_change_the_target_of_a_bleed_costs_1_blood_more():
    table, _, reactor = reacting("deflection", with_=("DOM",), blood=2)
    table.put("C", "narrow-minds")
    until(table, "blocks-declined", "B")
    table.seat("B").plays("deflection", reactor, SUPERIOR).answers(ChooseMethuselah("C"))
    finish(table)
    assert (table.blood(reactor), table.pool("B"), table.pool("C")) == (0, 30, 29), "1 blood printed, 1 more"
    table, _, reactor = reacting("deflection", with_=("DOM",), blood=1)
    table.put("C", "narrow-minds")
    until(table, "blocks-declined", "B")
    assert table.refused(PlayCard("deflection", SUPERIOR, reactor)) == "VTES-REQ-03"


@pytest.mark.card("narrow-minds", "telepathic-misdirection")
def test_the_other_level_of_such_a_card_costs_no_more():
    table, _, reactor = reacting("telepathic-misdirection", with_=("AUS",), blood=3, stealth=1)
    table.put("C", "narrow-minds")
    until(table, "action", "B")
    table.seat("B").answers(Block(reactor))
    until(table, "block-attempt", "B")
    table.seat("B").plays("telepathic-misdirection", reactor, 0)
    assert table.blood(reactor) == 2, "the printed 1"


@pytest.mark.card("the-bitter-and-sweet-story")
@pytest.mark.rule("VTES-PLAY-07")
def test_the_story_makes_hands_larger_by_2_for_each_victory_point():
    table = Table("ABC")
    table.put("A", "the-bitter-and-sweet-story")
    table.state.points["B"], table.state.points["C"] = 2, 5
    assert [hand_size(table.now, seat) for seat in "ABC"] == [7, 9, 11], "half a point is not one"


@pytest.mark.card("scourge-of-the-enochians")
def test_the_scourge_burns_a_thin_blood_and_goes_to_the_predator():
    table = Table("ABC")
    weak, _ = adept(table, "B", capacity=2), adept(table, "B", capacity=3)
    scourge = table.put("A", "scourge-of-the-enochians")
    phase(table, "discard")
    assert table.prompt == "discard-phase"
    table.seat("A").uses(scourge)
    assert targets(table) == {weak}
    choose(table, "A", weak)
    assert (weak in table.now.cards, table.card(scourge).controller) == (False, "C")


@pytest.mark.card("scourge-of-the-enochians")
@pytest.mark.rule("VTES-UNLOCK-03")
@pytest.mark.ruling("ANK 20200508-1")
def test_the_scourge_goes_on_even_if_nobody_is_burned():
    table = Table("ABC")
    weak = adept(table, "B", capacity=1)
    scourge = table.put("A", "scourge-of-the-enochians")
    phase(table, "discard")
    table.seat("A").uses(scourge, 1)
    assert (weak in table.now.cards, table.card(scourge).controller, table.over) == (True, "C", True)


@pytest.mark.card("dragonbound")
def test_the_dragon_takes_pool_for_vampires_in_torpor_in_everybody_s_discard_phase():
    table = Table("AB")
    adept(table, "B", region=TORPOR), adept(table, "B", region=TORPOR), adept(table, "B")
    dragon = table.put("A", "dragonbound")
    phase(table, "discard", "B")
    table.seat("B").uses(dragon)
    assert (table.pool("A"), table.pool("B"), table.over) == (30, 28, True)
    phase(table, "discard", "A")
    assert table.over


@pytest.mark.card("dragonbound", "the-uncoiling")
@pytest.mark.rule("VTES-PLAY-10")
def test_the_uncoiling_burns_another_event_whose_player_draws_a_card_for_it():
    table = played("dragonbound", "majesty")
    assert len(table.now.hands["A"]) == 6
    coil = table.put("B", "the-uncoiling")
    phase(table, "discard", "B")
    table.seat("B").uses(coil)
    assert "dragonbound:1" not in table.now.cards
    assert sorted(table.now.hands["A"]) == ["majesty", *["vessel"] * 6]


@pytest.mark.card("the-uncoiling")
@pytest.mark.rule("VTES-DISCARD-01")
@pytest.mark.parametrize("events, pool, left", [(0, 30, 30), (2, 30, 28), (2, 1, None)])
def test_others_may_pay_for_all_events_to_burn_the_uncoiling(events, pool, left):
    table = Table("AB")
    table.state.pool["B"] = pool
    table.hand("B", "vessel")
    coil = table.put("A", "the-uncoiling")
    for event in ("dragonbound", "narrow-minds")[:events]:
        table.put("A", event)
    phase(table, "discard", "B")
    if left is None:
        assert table.refused(UseAbility(coil, 1)) == "VTES-REQ-01"
        return
    table.seat("B").uses(coil, 1)
    assert (coil in table.now.cards, table.pool("B"), table.now.actions_left) == (False, left, 0)


@pytest.mark.card("the-uncoiling")
def test_its_own_methuselah_cannot_pay_it_off():
    table = Table("AB")
    table.hand("A", "vessel")
    coil = table.put("A", "the-uncoiling")
    phase(table, "discard")
    assert not can_use(table, coil, 1)
