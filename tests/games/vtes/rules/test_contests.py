"""Contested cards (VTES-CONTEST, VTES-R-04)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, phase, until
from tests.games.vtes.rules.props import gift, master, play_on, settle, thing, vampire, walk
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.state.card_language import Ability, Mode, Static, Trigger
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    EndContest,
    EndPhase,
    EquipFrom,
    Pass,
    PayContest,
    PlayCard,
    UseAbility,
    YieldContest,
)
from nokturn.games.vtes.state.state import ATTACHED, CONTESTED, IN_PLAY, READY, TORPOR
from nokturn.games.vtes.state.stats import hand_size, intercept
from nokturn.games.vtes.text.effects import BurnPool, GainPool, PutInPlay


def contested(table: Table, *seats: str) -> list[str]:
    """Copies of one vampire, contested by these seats."""
    return [table.vampire(seat, "ashley", 3, CONTESTED, came_from=READY) for seat in seats]


def rises(table: Table, seat: str, printed: str = "ashley") -> None:
    table.run("vtes.rises", seat, printed, 4)


@pytest.mark.rule("VTES-CONTEST-01")
def test_a_second_copy_of_somebody_else_puts_both_out_of_play_with_all_that_is_on_them():
    table = Table()
    ashley = table.vampire("B", "ashley", blood=2)
    spy = table.put("B", "raven-spy", host=ashley)
    rises(table, "A")
    assert {table.card(ref).region for ref in (ashley, "ashley:2")} == {CONTESTED}
    assert table.blood(ashley) == 2
    assert table.card(spy).host == ashley
    assert intercept(table.now, table.card(ashley)) == 0, "what is on it is out of play too"


@pytest.mark.rule("VTES-CONTEST-01")
def test_cards_that_are_not_unique_are_not_contested():
    table = Table()
    table.put("B", "the-barrens")
    table.hand("A", master("well", PutInPlay()))
    table.put("B", "well")
    phase(table, "master")
    table.seat("A").plays("well")
    assert {card.region for card in table.now.cards.values()} == {IN_PLAY}


@pytest.mark.rule("VTES-CONTEST-02")
def test_a_third_copy_joins_at_once():
    table = Table()
    one, two = contested(table, "A", "B")
    rises(table, "C")
    assert {table.card(ref).region for ref in (one, two, "ashley:3")} == {CONTESTED}


@pytest.mark.rule("VTES-CONTEST-03")
def test_one_pool_for_each_contested_card_in_each_of_ones_unlock_phases():
    table = Table("AB")
    ashley, _ = contested(table, "A", "B")
    table.vampire("A", "sully", region=CONTESTED, came_from=READY)
    table.vampire("B", "sully", region=CONTESTED, came_from=READY)
    play_on(table)
    assert table.refused(Pass()) == "VTES-CONTEST-03"
    assert {PayContest(ashley), YieldContest(ashley), PayContest("sully:1")} <= set(table.options())
    table.seat("A").answers(PayContest(ashley))
    assert table.refused(Pass()) == "VTES-CONTEST-03"
    table.seat("A").answers(PayContest("sully:1"))
    assert (table.pool("A"), table.pool("B")) == (28, 30)
    until(table, "minion-phase", "A")
    assert table.pool("A") == 28, "once in each phase"
    table.seat("A").answers(EndPhase())
    while table.now.active == "A":
        table.seat(table.ask().seat).passes()
    table.seat("B").answers(PayContest("ashley:2"))
    assert table.pool("B") == 29


@pytest.mark.rule("VTES-CONTEST-03", "VTES-R-03")
def test_the_last_pool_may_be_paid():
    table = Table()
    contested(table, "A", "B")
    table.state.pool["A"] = 1
    phase(table, "unlock")
    table.seat("A").answers(PayContest("ashley:1"))
    assert table.now.gone == ("A",)


@pytest.mark.rule("VTES-CONTEST-04")
def test_a_yielded_card_is_burned_with_everything_on_it():
    table = Table()
    ashley, other = contested(table, "A", "B")
    table.put("A", "raven-spy", host=ashley)
    table.put("C", "fame", host=ashley)
    phase(table, "unlock")
    table.seat("A").answers(YieldContest(ashley))
    assert set(table.now.ash["A"]) == {"ashley", "raven-spy"}
    assert table.now.ash["C"] == ("fame",)
    assert table.pool("A") == 30
    assert table.card(other).region == CONTESTED, "the rival waits for its own unlock phase"


@pytest.mark.rule("VTES-CONTEST-05")
def test_an_effect_that_brings_in_a_second_copy_of_ones_own_burns_it():
    table = Table()
    ashley = table.vampire("A", "ashley")
    rises(table, "A")
    assert table.card(ashley).region == READY
    assert table.now.ash["A"] == ("ashley",)


@pytest.mark.rule("VTES-CONTEST-05")
@pytest.mark.parametrize("state", [{}, {"region": CONTESTED, "came_from": IN_PLAY}])
def test_nobody_plays_a_second_copy_of_their_own(state):
    table = Table()
    table.put("A", "elder-library", **state)
    table.put("A", thing("well", gift("master")))
    table.hand("A", "elder-library")
    phase(table, "master")
    assert table.refused(PlayCard("elder-library", 0)) == "VTES-CONTEST-05"


@pytest.mark.rule("VTES-CONTEST-06")
def test_the_survivor_comes_back_unlocked_in_the_next_unlock_phase_for_nothing():
    table = Table("AB")
    one, two = contested(table, "A", "B")
    table.state.change(two, locked=True)
    play_on(table)
    table.seat("A").answers(YieldContest(one))
    until(table, "minion-phase", "A")
    assert table.card(two).region == CONTESTED
    table.seat("A").answers(EndPhase())
    until(table, "unlock-phase", "B")
    assert EndContest(two) in table.options()
    assert table.refused(PayContest(two)), "there is nothing to pay"
    assert table.refused(Pass()) == "VTES-CONTEST-03"
    table.seat("B").answers(EndContest(two))
    card = table.card(two)
    assert (card.region, card.locked, card.counters) == (READY, False, 3)
    assert table.pool("B") == 30


@pytest.mark.rule("VTES-CONTEST-06")
def test_a_copy_that_is_gone_otherwise_ends_the_contest_too_and_torpor_is_torpor():
    table = Table()
    one, _ = contested(table, "A", "B")
    table.state.change(one, came_from=TORPOR)
    table.state.pool["B"] = 0
    settle(table)
    phase(table, "unlock")
    table.seat("A").answers(EndContest(one))
    assert table.card(one).region == TORPOR


@pytest.mark.rule("VTES-CONTEST-06")
def test_a_copy_left_alone_in_the_middle_of_the_unlock_phase_waits_for_the_next():
    table = Table("ABC")
    ashley, _ = contested(table, "A", "B")
    table.state.pool["B"] = 1
    table.put("A", thing("bomb", Ability("unlock", once=("turn",), does=(BurnPool(who="prey"),))))
    play_on(table)
    table.seat("A").uses("bomb:1")
    assert table.now.gone == ("B",)
    assert not {EndContest(ashley), PayContest(ashley), YieldContest(ashley)} & set(table.options())
    walk(table, "unlock-phase", "C")
    assert table.card(ashley).region == CONTESTED
    walk(table, "unlock-phase", "A")
    table.seat("A").answers(EndContest(ashley))
    assert table.card(ashley).region == READY
    assert table.pool("A") == 36


@pytest.mark.rule("VTES-CONTEST-07", "VTES-TGT-02")
def test_a_contested_card_does_nothing_and_nothing_is_done_to_it():
    table = Table()
    ashley, other = contested(table, "A", "B")
    sully = vampire(table, "A")
    table.put("A", thing("well", gift()), region=CONTESTED, came_from=IN_PLAY)
    study = table.put("A", "elder-library", region=CONTESTED, came_from=IN_PLAY)
    lens = library_card("lens", Static("intercept"), types=("equipment",), unique=True)
    table.put("A", lens, host=ashley)
    kept = table.put("A", lens, host=sully, region=CONTESTED, came_from=ATTACHED)
    mate = vampire(table, "A")
    table.hand("A", "misdirection", "vessel", "vessel")
    assert hand_size(table.state, "A") == 7, f"{study} counts for nothing"
    assert intercept(table.state, table.card(sully)) == 0
    phase(table, "master")
    assert table.options(UseAbility) == ()
    table.seat("A").plays("misdirection")
    assert {option.card for option in table.options()} == {sully, mate}, f"neither {ashley} nor {other}"
    table.act("A")
    assert table.refused(Bleed(ashley, "B"))
    assert table.refused(EquipFrom(mate, sully)), f"{kept} cannot be taken"
    assert [card.ref for card in table.now.minions("A")] == [sully, mate]


@pytest.mark.rule("VTES-CONTEST-07")
def test_a_contested_minion_cannot_block():
    table = Table()
    _, other = contested(table, "A", "B")
    guard = vampire(table, "B")
    bleed(table, vampire(table, "A"))
    until(table, "action", "B")
    assert table.options(Block) == (Block(guard),), f"not {other}"


@pytest.mark.rule("VTES-CONTEST-08", "VTES-R-42")
def test_all_versions_of_a_vampire_contest_with_each_other():
    table = Table()
    crypt_entry("elder-four", name="The Elder", group="4")
    crypt_entry("elder-late", name="The Elder", group="5", advanced=True)
    one = table.vampire("B", "elder-four")
    merged = table.vampire("C", "elder-late", merged="elder-four")
    table.state.change(merged, region=CONTESTED, came_from=READY)
    table.state.change(one, region=CONTESTED, came_from=READY)
    rises(table, "A", "elder-late")
    assert {card.region for card in table.now.cards.values()} == {CONTESTED}
    assert len(table.now.cards) == 3


@pytest.mark.rule("VTES-CONTEST-09", "VTES-R-04")
def test_what_enters_into_a_contest_does_what_it_does_on_entering_and_nothing_else():
    table = Table()
    library_card(
        "shrine",
        Mode("master", "master", does=(PutInPlay(),)),
        Static("hand-size", 2, of="controller"),
        Trigger("enters-play", (GainPool(amount=3),), needs=("is-this",)),
        types=("master",),
        unique=True,
        trifle=True,
    )
    table.put("B", "shrine")
    assert hand_size(table.state, "B") == 9
    table.hand("A", "shrine", *["deflection"] * 6)
    table.library("A", *["vessel"] * 9)
    table.put("A", thing("well", gift("master")))
    phase(table, "master")
    table.seat("A").plays("shrine")
    assert table.card("shrine:2").region == CONTESTED
    assert table.pool("A") == 33, "as it enters play"
    assert table.now.actions_left == 1, "the trifle gives its action"
    assert len(table.now.hands["A"]) == 7
    assert hand_size(table.now, "A") == hand_size(table.now, "B") == 7
