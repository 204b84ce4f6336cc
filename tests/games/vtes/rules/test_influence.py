"""The influence and discard phases (VTES-INFL, VTES-DISCARD)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import phase, until
from tests.games.vtes.rules.props import gift, play_on, thing, vampire, walk
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.card_language import Static
from nokturn.games.vtes.state.choices import (
    BringOut,
    Discard,
    DrawCrypt,
    EndPhase,
    Pass,
    TakeBack,
    Transfer,
    UseAbility,
)
from nokturn.games.vtes.state.state import CONTESTED
from nokturn.kernel.events import Line


def counters(table: Table, slot: int) -> int:
    found = table.now.hidden(slot)
    assert found is not None
    return int(found[1].counters)


@pytest.mark.rule("VTES-INFL-02", "VTES-R-40", "VTES-INFL-01")
@pytest.mark.parametrize("seats", ["AB", "ABC", "ABCDE"])
def test_one_two_and_three_transfers_in_the_first_turns_of_the_game_then_four(seats):
    table = Table(seats)
    for seat in seats:
        table.uncontrolled(seat, "ashley")
    table.state.turn = 0
    play_on(table)
    given = []
    for _ in range(6):
        until(table, "minion-phase")
        table.seat(table.ask().seat).answers(EndPhase())
        until(table, "influence-phase")
        given.append((table.ask().seat, table.now.transfers))
    order = [seats[turn % len(seats)] for turn in range(6)]
    assert given == list(zip(order, (1, 2, 3, 4, 4, 4), strict=True))


@pytest.mark.rule("VTES-INFL-02")
def test_cards_change_the_number_of_transfers():
    table = Table()
    table.uncontrolled("A", "ashley")
    table.put("A", "information-highway")
    phase(table, "influence")
    assert table.now.transfers == 6


@pytest.mark.rule("VTES-INFL-01")
def test_transfers_are_for_whose_phase_it_is():
    table = Table()
    table.uncontrolled("A", "ashley")
    slot = table.uncontrolled("B", "sully", 9)
    table.crypt("B", "colette")
    table.put("B", thing("well", gift()))
    phase(table, "influence")
    until(table, "influence-phase", "B")
    assert set(table.options()) == {UseAbility("well:1", 0), Pass()}
    for option in (Transfer(slot, "sully"), TakeBack(slot, "sully"), BringOut(slot, "sully"), DrawCrypt()):
        assert table.ask().check(option) is not None


@pytest.mark.rule("VTES-INFL-03", "VTES-R-01")
def test_a_transfer_moves_one_pool_to_a_card_that_may_hold_more_than_its_capacity():
    table = Table()
    four = crypt_entry("four", capacity=4)
    slot = table.uncontrolled("A", four, 3)
    phase(table, "influence")
    for number in range(1, 4):
        table.seat("A").answers(Transfer(slot, four))
        assert (table.pool("A"), counters(table, slot), table.now.transfers) == (30 - number, 3 + number, 4 - number)


@pytest.mark.rule("VTES-INFL-04")
def test_two_transfers_take_one_back():
    table = Table()
    four = crypt_entry("four", capacity=4)
    slot, bare = table.uncontrolled("A", four, 3), table.uncontrolled("A", "ashley")
    phase(table, "influence")
    assert table.refused(TakeBack(bare, "ashley")) == "VTES-INFL-04"
    table.seat("A").answers(TakeBack(slot, four))
    assert (table.pool("A"), counters(table, slot), table.now.transfers) == (31, 2, 2)
    table.seat("A").answers(Transfer(slot, four))
    assert table.refused(TakeBack(slot, four)) == "VTES-INFL-04", "one transfer is not enough"


@pytest.mark.rule("VTES-INFL-05")
def test_four_transfers_and_a_pool_lay_out_the_top_of_the_crypt():
    table = Table()
    table.crypt("A", "sully", "colette")
    table.uncontrolled("A", "ashley")
    phase(table, "influence")
    table.seat("A").answers(DrawCrypt())
    assert (table.pool("A"), table.now.transfers) == (29, 0)
    assert [hidden.card for hidden in table.now.uncontrolled["A"]] == ["ashley", "sully"]
    assert table.now.crypt["A"] == ("colette",)
    assert [hidden.card for hidden in view(table.now, "B").methuselahs[0].uncontrolled] == ["", ""], "face down"


@pytest.mark.rule("VTES-INFL-05")
def test_a_crypt_card_needs_all_four_transfers_a_pool_and_a_crypt():
    table = Table()
    slot = table.uncontrolled("A", "ashley")
    phase(table, "influence")
    assert table.refused(DrawCrypt()) == "VTES-INFL-05", "the crypt is empty"
    table.crypt("A", "sully")
    phase(table, "influence")
    table.seat("A").answers(Transfer(slot, "ashley"))
    assert table.refused(DrawCrypt()) == "VTES-INFL-05", "three transfers are left"


@pytest.mark.rule("VTES-INFL-06", "VTES-TURN-02")
def test_transfers_are_not_kept():
    table = Table("AB")
    table.uncontrolled("A", "ashley")
    play_on(table)
    for _ in range(2):
        walk(table, "influence-phase", "A")
        assert table.now.transfers == 4
        table.seat("A").passes()
        assert table.now.transfers == 0


@pytest.mark.rule("VTES-INFL-07", "VTES-INFL-08")
def test_a_filled_card_may_be_brought_out_face_up_and_unlocked_with_its_blood_or_wait():
    table = Table()
    four = crypt_entry("four", capacity=4)
    slot = table.uncontrolled("A", four, 3)
    phase(table, "influence")
    assert table.refused(BringOut(slot, four)) == "VTES-INFL-07"
    table.seat("A").answers(Transfer(slot, four))
    assert {BringOut(slot, four), Pass()} <= set(table.options())
    table.seat("A").answers(BringOut(slot, four))
    card = table.card("four:1")
    assert (card.region, card.locked, card.counters, card.controller) == ("ready", False, 4, "A")
    assert table.now.uncontrolled["A"] == ()


@pytest.mark.rule("VTES-INFL-07")
def test_only_in_ones_own_influence_phase():
    table = Table("AB")
    four = crypt_entry("four", capacity=4)
    slot = table.uncontrolled("A", four, 4)
    table.put("A", thing("well", gift()))
    play_on(table)
    seen = set()
    while not (table.now.active == "B" and table.prompt == "minion-phase"):
        question = table.ask()
        if BringOut(slot, four) in question.options:
            seen.add((question.seat, question.prompt))
        table.seat(question.seat).answers(EndPhase() if EndPhase() in question.options else Pass())
    assert seen == {("A", "influence-phase")}
    assert counters(table, slot) == 4, "whoever waits keeps the blood there"


@pytest.mark.rule("VTES-INFL-09", "VTES-R-01")
def test_what_is_over_the_capacity_drains_as_the_card_becomes_controlled():
    table = Table()
    four = crypt_entry("four", capacity=4)
    slot = table.uncontrolled("A", four, 7)
    phase(table, "influence")
    assert counters(table, slot) == 7
    table.seat("A").answers(BringOut(slot, four))
    assert table.blood("four:1") == 4
    assert table.pool("A") == 30


@pytest.mark.rule("VTES-INFL-10")
def test_the_transfers_of_a_new_vampire_come_too_late_for_this_turn():
    table = Table()
    patron = crypt_entry("patron", Static("transfers", 2, of="controller"), capacity=2)
    slot = table.uncontrolled("A", patron, 2)
    table.uncontrolled("A", "ashley")
    phase(table, "influence")
    table.seat("A").answers(BringOut(slot, patron))
    assert table.now.transfers == 4
    phase(table, "influence")
    assert table.now.transfers == 6


@pytest.mark.rule("VTES-INFL-11")
def test_nothing_keeps_anybody_from_moving_their_last_pool():
    table = Table("ABC")
    slot = table.uncontrolled("A", "ashley")
    table.state.pool["A"] = 1
    phase(table, "influence")
    table.seat("A").answers(Transfer(slot, "ashley"))
    assert table.now.gone == ("A",)
    assert table.now.points == {"A": 0, "B": 0, "C": 2}


@pytest.mark.rule("VTES-INFL-12")
def test_an_imbued_is_influenced_by_its_printed_cost():
    table = Table()
    hunter = crypt_entry("hunter", capacity=5, kind="imbued", creed="judge")
    slot = table.uncontrolled("A", hunter, 4)
    phase(table, "influence")
    assert table.refused(BringOut(slot, hunter)) == "VTES-INFL-07"
    table.seat("A").answers(Transfer(slot, hunter))
    table.seat("A").answers(BringOut(slot, hunter))
    assert (table.card("hunter:1").region, table.blood("hunter:1")) == ("ready", 5)


@pytest.mark.rule("VTES-INFL-13")
@pytest.mark.parametrize("kin", [0, 1, 2])
def test_a_scarce_vampire_costs_three_pool_for_each_of_its_clan_as_it_is_moved(kin):
    table = Table()
    rare = crypt_entry("rare", capacity=3, clan="baali", traits=("scarce",))
    slot = table.uncontrolled("A", rare, 3)
    for number in range(kin):
        vampire(table, "A", clan="baali", region="torpor" if number else "ready")
    vampire(table, "B", clan="baali")
    phase(table, "influence")
    assert table.pool("A") == 30
    table.seat("A").answers(BringOut(slot, rare))
    assert table.pool("A") == 30 - 3 * kin
    assert table.blood("rare:1") == 3


@pytest.mark.rule("VTES-X-13", "VTES-INFL-03", "VTES-INFL-04", "VTES-INFL-07", "VTES-R-03")
def test_nadia_takes_one_back_and_brings_out_alexa():
    assert (CRYPT["alexa-draper"].capacity, CRYPT["sybren-van-oosten"].capacity) == (8, 7)
    table = Table("ABC")
    table.state.pool["A"] = 2
    alexa, sybren = table.uncontrolled("A", "alexa-draper", 6), table.uncontrolled("A", "sybren-van-oosten", 2)
    phase(table, "influence")
    table.seat("A").answers(TakeBack(sybren, "sybren-van-oosten"))
    assert table.pool("A") == 3
    for _ in range(2):
        table.seat("A").answers(Transfer(alexa, "alexa-draper"))
    assert table.pool("A") == 1
    table.seat("A").answers(BringOut(alexa, "alexa-draper"))
    card = table.card("alexa-draper:1")
    assert (card.region, card.locked, card.counters) == ("ready", False, 8)
    assert counters(table, sybren) == 1
    assert table.now.gone == ()


@pytest.mark.rule("VTES-X-13", "VTES-R-03")
def test_both_of_nadias_pool_on_alexa_would_have_ousted_her():
    table = Table("ABC")
    table.state.pool["A"] = 2
    alexa = table.uncontrolled("A", "alexa-draper", 6)
    phase(table, "influence")
    table.seat("A").answers(Transfer(alexa, "alexa-draper"))
    table.seat("A").answers(Transfer(alexa, "alexa-draper"))
    assert table.now.gone == ("A",)


@pytest.mark.rule("VTES-CONTEST-05")
@pytest.mark.parametrize("region", ["ready", "torpor", CONTESTED])
def test_nobody_brings_out_a_second_copy_of_a_vampire_of_their_own(region):
    table = Table()
    table.vampire("A", "ashley", region=region)
    slot = table.uncontrolled("A", "ashley", 9)
    phase(table, "influence")
    assert table.refused(BringOut(slot, "ashley")) == "VTES-CONTEST-05"
    asides = [GAME.tongue.aside(table.now, one) for one in (Transfer(slot, "ashley"), BringOut(slot, "ashley"))]
    assert [said.key for said in asides if said] == ["aside-second-copy"] * 2, "nobody contests with themselves"


@pytest.mark.rule("VTES-CONTEST-01", "VTES-CONTEST-02", "VTES-CONTEST-08")
@pytest.mark.parametrize("region", ["ready", "torpor", CONTESTED])
def test_beside_a_vampire_that_somebody_else_has_stands_that_it_would_be_contested(region):
    table = Table()
    crypt_entry("ashley-advanced", name="Ashley", capacity=3)
    table.vampire("C", "ashley-advanced", region=region)
    slot = table.uncontrolled("A", "ashley", 3)
    phase(table, "influence")
    said = GAME.tongue.aside(table.now, BringOut(slot, "ashley"))
    assert said == Line("aside-rival", (("blood", 3), ("capacity", 3), ("player", "C")))


# discarding


@pytest.mark.rule("VTES-DISCARD-01")
def test_one_card_is_discarded_and_replaced():
    table = Table()
    table.hand("A", *["vessel"] * 5, "fame", "rebel")
    table.library("A", "villein", "deflection")
    phase(table, "discard")
    table.seat("A").answers(Discard("fame"))
    assert table.now.hands["A"] == (*["vessel"] * 5, "rebel", "villein")
    assert table.now.ash["A"] == ("fame",)
    assert table.over, "one discard phase action"


@pytest.mark.rule("VTES-DISCARD-01")
def test_effects_change_the_number_of_discards():
    table = Table()
    table.put("A", thing("hoard", Static("discard-actions", 1, of="controller")))
    table.hand("A", "fame", "rebel", "vessel")
    phase(table, "discard")
    table.seat("A").answers(Discard("fame"))
    table.seat("A").answers(Discard("rebel"))
    assert table.over
    assert table.now.ash["A"] == ("fame", "rebel")


@pytest.mark.rule("VTES-DISCARD-02", "VTES-TURN-02")
def test_discarding_is_optional_and_not_saved():
    table = Table("AB")
    table.hand("A", "fame", "rebel", "vessel")
    play_on(table)
    for _ in range(2):
        until(table, "minion-phase", "A")
        table.seat("A").answers(EndPhase())
        until(table, "discard-phase", "A")
        assert table.now.actions_left == 1
        table.seat("A").passes()
        until(table, "minion-phase", "B")
        table.seat("B").answers(EndPhase())
    assert table.now.ash["A"] == ()
