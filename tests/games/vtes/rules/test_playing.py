"""Playing cards and replacing them (VTES-PLAY, VTES-R-47)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, choose, phase, until
from tests.games.vtes.politics.polls import call, decree
from tests.games.vtes.rules.props import IDLE, events, gift, master, modifier, play_on, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import MASTER, REACTION, Ability, Mode, Static
from nokturn.games.vtes.state.choices import CastCard, ChooseCard, ChoosePrinted, EndPhase, Pass, PlayCard, UseAbility
from nokturn.games.vtes.state.state import LIMBO
from nokturn.games.vtes.state.stats import hand_size
from nokturn.games.vtes.state.underway_records import Owed
from nokturn.games.vtes.text.effects import Change, Draw, GainPool, PutInPlay

VETO = Ability("as-played", lock=True, does=(Cancel(),))
FULL = ("deflection",) * 6


def spread(table: Table, *top: str) -> None:
    """A library for A, these cards on top."""
    table.library("A", *top, *["vessel"] * 9)


@pytest.mark.rule("VTES-PLAY-01")
def test_a_card_is_announced_shown_resolved_and_then_in_the_ash_heap():
    table = Table()
    sully = vampire(table, "B", blood=1)
    table.hand("A", master("flood", GainPool(amount=2), choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("flood")
    assert table.options() == (ChooseCard(sully),), "its target is named first"
    assert table.now.ash["A"] == ()
    choose(table, "A", sully)
    assert table.told("plays")[-1] == {"player": "A", "card": "flood", "mode": 0, "minion": ""}
    assert table.pool("A") == 32
    assert table.now.ash["A"] == ("flood",)
    assert table.now.hands["A"] == ()


@pytest.mark.rule("VTES-PLAY-02")
def test_a_card_that_is_put_in_play_goes_there_instead():
    table = Table()
    sully = vampire(table, "A")
    table.hand("A", master("altar", PutInPlay(host="chosen"), choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("altar")
    choose(table, "A", sully)
    assert table.card("altar:1").host == sully
    assert table.now.ash["A"] == ()


@pytest.mark.rule("VTES-PLAY-03", "VTES-PLAY-11")
def test_an_action_card_waits_in_limbo_out_of_play_and_out_of_hand():
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    table.put("A", thing("study", Static("hand-size", of="controller")))
    library_card("lens", Mode("equipment", "take-action"), Static("intercept", 5), types=("equipment",))
    table.hand("A", "lens", *FULL)
    spread(table)
    table.vampire("B", "ashley")
    table.act("A")
    table.seat("A").plays("lens", sully)
    until(table, "action", "B")
    assert table.card("lens:1").region == LIMBO
    assert table.now.ash["A"] == ()
    assert len(table.now.hands["A"]) == 8, "it has been replaced: the hand is full without it"
    table.pass_until("minion-phase")
    assert table.card("lens:1").host == sully


@pytest.mark.rule("VTES-PLAY-04")
def test_while_a_card_can_be_cancelled_nothing_else_is_used_and_nothing_is_drawn():
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    veto, well = table.put("B", thing("veto", VETO)), table.put("B", thing("well", gift()))
    table.hand("A", "conditioning", *FULL)
    spread(table, "rebel")
    bleed(table, sully)
    table.seat("A").plays("conditioning", sully)
    until(table, "as-played", "B")
    assert set(table.options()) == {UseAbility(veto, 0), Pass()}, f"not {well}"
    assert len(table.now.hands["A"]) == 6
    table.seat("B").passes()
    assert table.now.hands["A"] == (*FULL, "rebel")


@pytest.mark.rule("VTES-PLAY-04", "VTES-PLAY-09")
def test_nor_is_anything_drawn_for_a_card_discarded_to_cancel():
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    veto = table.put("B", thing("veto", Ability("as-played", discard="any", once=("turn",), does=(Cancel(),))))
    table.hand("A", "conditioning")
    table.hand("B", "vessel", *FULL)
    table.library("B", "fame", "rebel")
    bleed(table, sully)
    table.seat("A").plays("conditioning", sully)
    until(table, "as-played", "B")
    table.seat("B").uses(veto)
    table.seat("B").answers(ChoosePrinted("vessel"))
    assert events(table, "discards", "draws", "cancelled") == ["discards", "cancelled", "draws"]
    assert table.now.hands["B"] == (*FULL, "fame")
    assert table.now.waiting == ()


@pytest.mark.rule("VTES-PLAY-04")
def test_waking_to_cancel_is_possible_as_a_card_is_played():
    table = Table()
    sully, guard = vampire(table, "A", disciplines=("DOM",)), vampire(table, "B", locked=True)
    library_card("hush", Mode(REACTION, "as-played", does=(Cancel(),)), types=(REACTION,))
    table.hand("A", "conditioning")
    table.hand("B", "hush", "wake-with-evenings-freshness", "deflection")
    table.stops_at("as-played")
    bleed(table, sully)
    table.seat("A").plays("conditioning", sully)
    until(table, "as-played", "B")
    assert table.options(PlayCard) == (PlayCard("wake-with-evenings-freshness", 0, guard),)
    table.seat("B").plays("wake-with-evenings-freshness", guard)
    until(table, "as-played", "B")
    table.seat("B").passes()
    table.seat("B").plays("hush", guard)
    table.pass_until("minion-phase")
    assert table.pool("B") == 29, "a bleed of 1: the modifier was cancelled"


@pytest.mark.rule("VTES-PLAY-04", "VTES-R-47")
def test_replacements_wait_for_the_outermost_window():
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    library_card("hush", Mode(MASTER, "as-played", does=(Cancel(),)), types=(MASTER,), out_of_turn=True)
    veto, _ = table.put("A", thing("veto", VETO)), table.put("A", "veto")
    table.hand("A", "conditioning", *FULL)
    table.hand("B", "hush", *FULL)
    spread(table, "rebel")
    table.library("B", "fame", "vessel")
    bleed(table, sully)
    table.seat("A").plays("conditioning", sully)
    until(table, "as-played", "B")
    table.seat("B").plays("hush")
    until(table, "as-played", "A")
    table.seat("A").uses(veto)
    assert (table.prompt, len(table.now.plays)) == ("as-played", 1), "the outer window is still open"
    assert len(table.now.hands["B"]) == 6
    table.pass_until("minion-phase")
    assert (table.now.hands["A"][-1], table.now.hands["B"][-1]) == ("rebel", "fame")
    order = events(table, "cancelled", "draws")
    assert order == ["cancelled", "draws", "draws"], "the cancelling card is cancelled before anybody draws"
    assert table.pool("B") == 27, "the canceller was cancelled: a bleed of 3"


@pytest.mark.rule("VTES-PLAY-05", "VTES-R-47", "VTES-REQ-08")
def test_first_the_cost_then_the_replacement_then_the_effect():
    table = Table()
    sully = vampire(table, "A", blood=3)
    table.hand("A", modifier("push", Change(what="bleed"), blood=1), *FULL)
    spread(table, "rebel")
    bleed(table, sully)
    table.seat("A").plays("push", sully)
    assert events(table, "plays", "burns-blood", "draws", "changes") == ["plays", "burns-blood", "draws", "changes"]
    assert table.now.hands["A"] == (*FULL, "rebel")


@pytest.mark.rule("VTES-R-47", "VTES-CANCEL-03")
@pytest.mark.parametrize("free", [True, False])
def test_a_cancelled_card_is_paid_for_and_replaced_unless_the_canceller_spares_it(free):
    table = Table()
    sully = vampire(table, "A", blood=3)
    veto = table.put("B", thing("veto", Ability("as-played", lock=True, does=(Cancel(free=free),))))
    table.hand("A", modifier("push", Change(what="bleed"), blood=1), *FULL)
    spread(table, "rebel")
    bleed(table, sully)
    table.seat("A").plays("push", sully)
    until(table, "as-played", "B")
    assert table.blood(sully) == 3, "not yet"
    table.seat("B").uses(veto)
    assert table.blood(sully) == (3 if free else 2)
    assert table.now.hands["A"] == (*FULL, "rebel")
    assert table.told("changes") == []
    assert table.now.ash["A"] == ("push",)


@pytest.mark.rule("VTES-R-47", "VTES-REQ-08")
def test_an_action_card_is_not_paid_for_as_it_is_played():
    table = Table()
    sully = vampire(table, "A", blood=3)
    library_card("lens", Mode("equipment", "take-action"), types=("equipment",), blood=1)
    table.hand("A", "lens")
    table.vampire("B", "ashley")
    table.act("A")
    table.seat("A").plays("lens", sully)
    assert table.blood(sully) == 3
    table.pass_until("minion-phase")
    assert table.blood(sully) == 2


@pytest.mark.rule("VTES-PLAY-06")
def test_from_an_empty_library_nothing_is_drawn_and_nobody_leaves_for_that():
    table = Table()
    table.hand("A", master("flood", GainPool()), "vessel")
    phase(table, "master")
    table.seat("A").plays("flood")
    assert table.now.hands["A"] == ("vessel",)
    assert table.now.gone == ()
    assert table.told("draws") == []


@pytest.mark.rule("VTES-PLAY-07", "VTES-PLAY-08", "VTES-PLAY-09")
def test_a_larger_hand_is_filled_and_a_smaller_one_discarded_down_to():
    table = Table()
    table.hand("A", "elder-library", *FULL)
    spread(table, "rebel", "fame")
    assert hand_size(table.state, "A") == 7
    phase(table, "master")
    table.seat("A").plays("elder-library")
    assert table.now.hands["A"] == (*FULL, "rebel", "fame"), "one replaces the card, one more fits"
    table.run("vtes.burn_card", "elder-library:1")
    table.run("vtes.settle")
    assert (table.prompt, table.ask().seat) == ("discard-down", "A")
    assert set(table.options()) == {ChoosePrinted(card) for card in ("deflection", "rebel", "fame")}
    table.seat("A").answers(ChoosePrinted("fame"))
    assert table.now.hands["A"] == (*FULL, "rebel")
    assert table.now.ash["A"] == ("elder-library", "fame")


@pytest.mark.rule("VTES-PLAY-09")
def test_cards_added_to_a_hand_are_too_many_at_once():
    table = Table()
    table.hand("A", master("insight", Draw(number=2)), *FULL)
    spread(table, "rebel", "fame", "villein")
    phase(table, "master")
    table.seat("A").plays("insight")
    assert len(table.now.hands["A"]) == 9
    for _ in range(2):
        assert table.prompt == "discard-down"
        table.seat("A").answers(ChoosePrinted("deflection"))
    assert len(table.now.hands["A"]) == 7


@pytest.mark.rule("VTES-PLAY-07", "VTES-PLAY-10", "VTES-UNLOCK-09")
def test_a_card_not_replaced_until_the_unlock_phase_leaves_the_hand_smaller_until_then():
    table = Table("AB")
    sully = vampire(table, "A")
    table.hand("A", modifier("push", Change(what="bleed"), replaced="unlock"), *FULL)
    spread(table, "rebel")
    bleed(table, sully)
    table.seat("A").plays("push", sully)
    table.pass_until("minion-phase")
    assert hand_size(table.now, "A") == 6
    assert table.now.hands["A"] == FULL
    phase(table, "unlock")
    assert table.now.hands["A"] == (*FULL, "rebel")
    assert hand_size(table.now, "A") == 7


@pytest.mark.rule("VTES-PLAY-10")
def test_each_such_card_is_replaced_once_wherever_it_is_by_then():
    table = Table()
    table.state.owed = (Owed("A", "unlock"), Owed("A", "unlock"), Owed("B", "unlock"), Owed("A", "discard"))
    table.hand("A", *FULL[:4])
    spread(table, "rebel", "fame", "villein")
    phase(table, "unlock")
    assert table.now.hands["A"] == (*FULL[:4], "rebel", "fame")
    assert table.now.owed == (Owed("B", "unlock"), Owed("A", "discard"))


@pytest.mark.rule("VTES-PLAY-11", "VTES-PLAY-09")
def test_a_card_burned_for_a_vote_is_not_played_and_the_hand_is_filled():
    table = Table()
    sully = vampire(table, "A")
    decree()
    table.hand("B", "decree", *FULL)
    table.library("B", "rebel", "vessel")
    call(table, sully)
    until(table, "polling", "B")
    table.seat("B").answers(CastCard("decree", "against"))
    assert table.now.ash["B"] == ("decree",)
    assert table.now.hands["B"] == (*FULL, "rebel")
    assert [facts["player"] for facts in table.told("plays")] == ["A"]


@pytest.mark.rule("VTES-PLAY-12")
def test_an_effect_takes_place_before_anybody_can_use_anything_else():
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    table.vampire("B", "ashley")
    well = table.put("B", thing("well", gift()))
    both = Change(what="bleed"), GainPool(amount=2)
    table.hand("A", modifier("push", *both), IDLE)
    bleed(table, sully)
    table.seat("A").plays("push", sully)
    assert table.prompt == "action"
    assert table.pool("A") == 32, "both effects are complete before the next question"
    assert len(table.now.in_force) == 1
    until(table, "action", "B")
    assert UseAbility(well, 0) in table.options()


@pytest.mark.rule("VTES-PLAY-10")
def test_replacement_in_the_discard_phase():
    table = Table("AB")
    sully = vampire(table, "A")
    table.hand("A", modifier("push", Change(what="bleed"), replaced="discard"), *FULL)
    spread(table, "rebel")
    play_on(table)
    until(table, "minion-phase", "A")
    table.seat("A").answers(table.options()[0])
    table.seat("A").plays("push", sully)
    table.pass_until("minion-phase")
    assert table.now.hands["A"] == FULL
    table.seat("A").answers(EndPhase())
    until(table, "discard-phase", "A")
    assert table.now.hands["A"] == (*FULL, "rebel")
