"""Ousting, victory and the end of the game (VTES-END)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, choose, phase, until
from tests.games.vtes.rules.props import gift, master, modifier, play_on, settle, thing, vampire, walk
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.state.card_language import Ability
from nokturn.games.vtes.state.choices import Bleed, EndPhase, Hunt, Pass, Transfer, UseAbility
from nokturn.games.vtes.state.state import IN_PLAY
from nokturn.games.vtes.text.effects import Burn, BurnPool, Change, GainPool
from nokturn.games.vtes.text.primitives import Move


def points(table: Table) -> dict[str, float]:
    """Victory points; the state counts them in halves."""
    return {seat: halves / 2 for seat, halves in table.now.points.items()}


def oust(table: Table, *seats: str) -> None:
    """These lose their last pool at the same moment."""
    for seat in seats:
        table.state.pool[seat] = 0
    settle(table)


@pytest.mark.rule("VTES-END-01", "VTES-END-03")
def test_without_pool_a_methuselah_is_ousted_at_once_and_the_predator_gains_a_point_and_six_pool():
    table = Table("ABC")
    table.state.pool["B"] = 1
    bleed(table, vampire(table, "A"))
    table.pass_until("minion-phase")
    assert table.now.gone == ("B",)
    assert points(table) == {"A": 1, "B": 0, "C": 0}
    assert table.now.pool == {"A": 36, "B": 0, "C": 30}


@pytest.mark.rule("VTES-END-03")
def test_the_predator_is_rewarded_whoever_or_whatever_did_it():
    table = Table("ABCD")
    table.state.pool["C"] = 2
    table.put("A", thing("bomb", Ability("master", choose=("methuselah",), does=(BurnPool(amount=2, who="chosen"),))))
    phase(table, "master")
    table.seat("A").uses("bomb:1")
    table.seat("A").answers(next(option for option in table.options() if option.player == "C"))
    assert points(table) == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert table.now.pool == {"A": 30, "B": 36, "C": 0, "D": 30}


@pytest.mark.rule("VTES-END-01", "VTES-R-18", "VTES-R-03")
def test_whoever_is_at_zero_in_the_middle_of_an_effect_is_not_yet_ousted():
    table = Table("ABC")
    table.state.pool["A"] = 2
    table.hand("A", master("bargain", BurnPool(amount=1), GainPool(amount=3), pool=1))
    phase(table, "master")
    table.seat("A").plays("bargain")
    assert table.now.gone == ()
    assert table.pool("A") == 3, "cost and gain of one card are netted"


@pytest.mark.rule("VTES-R-03", "VTES-REQ-04")
def test_the_last_pool_may_pay_for_a_card_and_ousts():
    table = Table("ABC")
    table.state.pool["A"] = 2
    table.hand("A", master("relic", Change(what="bleed", who="you"), pool=2))
    phase(table, "master")
    table.seat("A").plays("relic")
    assert table.now.gone == ("A",)
    assert points(table) == {"A": 0, "B": 0, "C": 1}


@pytest.mark.rule("VTES-END-02")
def test_everything_of_the_ousted_leaves_the_game_but_for_what_others_control():
    table = Table("ABC")
    own, stolen = vampire(table, "B"), vampire(table, "C", controller="B")
    lent = vampire(table, "B", controller="A")
    vest, barrens = table.put("B", "kevlar-vest", host=own), table.put("B", "the-barrens")
    fame = table.put("B", "fame", host=lent)
    table.hand("B", "deflection")
    table.library("B", "rebel")
    table.crypt("B", "sully")
    table.uncontrolled("B", "ashley", 3)
    table.state.ash["B"] = ("majesty",)
    oust(table, "B")
    assert set(table.now.cards) == {lent}, f"not even {fame}, which they controlled"
    assert table.card(lent).controller == "A"
    for zone in (table.now.hands, table.now.library, table.now.crypt, table.now.ash, table.now.uncontrolled):
        assert zone["B"] == ()
    gone = {printed for owner, printed in table.now.removed if owner == "B"} | set(table.now.left["B"])
    assert {"kevlar-vest", "the-barrens", "deflection", "rebel", "sully", "ashley", "majesty"} <= gone
    assert ("C", stolen.partition(":")[0]) in table.now.removed, "cards of others they controlled, too"
    assert {vest, barrens} & set(table.now.cards) == set()


@pytest.mark.rule("VTES-END-04", "VTES-END-09", "VTES-R-18")
def test_ousted_together_with_the_prey_one_gains_the_point_but_no_pool():
    table = Table("ABCD")
    oust(table, "B", "C")
    assert table.now.gone == ("B", "C")
    assert points(table) == {"A": 1, "B": 1, "C": 0, "D": 0}, "B was C's predator at that moment"
    assert table.now.pool == {"A": 36, "B": 0, "C": 0, "D": 30}
    assert table.now.prey("A") == "D"


@pytest.mark.rule("VTES-R-18")
def test_all_who_have_nothing_left_after_one_effect_are_ousted_simultaneously():
    table = Table("ABCD")
    table.state.pool.update(B=1, D=2)
    table.hand("A", master("plague", BurnPool(who="prey", amount=2), BurnPool(who="predator", amount=2)))
    phase(table, "master")
    table.seat("A").plays("plague")
    assert set(table.now.gone) == {"B", "D"}
    assert points(table) == {"A": 1, "B": 0, "C": 1, "D": 0}, "D had a predator of its own: C"
    assert table.now.pool == {"A": 36, "B": 0, "C": 36, "D": 0}


@pytest.mark.rule("VTES-END-05")
def test_the_last_one_gains_another_point_and_the_game_is_over():
    table = Table("AB")
    oust(table, "B")
    assert points(table) == {"A": 2, "B": 0}
    assert table.now.finished


@pytest.mark.rule("VTES-END-10", "VTES-END-04")
def test_if_the_last_are_ousted_together_nobody_is_the_last():
    table = Table("ABC")
    oust(table, "A")
    before = points(table)
    oust(table, "B", "C")
    assert table.now.finished
    assert points(table) == {"A": before["A"], "B": before["B"] + 1, "C": before["C"] + 1}
    assert table.now.pool == {"A": 0, "B": 0, "C": 0}


@pytest.mark.rule("VTES-X-14", "VTES-END-03", "VTES-END-05", "VTES-END-06", "VTES-END-07")
def test_five_players_ousted_one_after_the_other():
    justyna, eliza, ryszard, szymon, stefan = "ABCDE"
    table = Table("ABCDE")
    oust(table, stefan)
    assert (points(table)[szymon], table.pool(szymon)) == (1, 36)
    oust(table, szymon)
    assert (points(table)[ryszard], table.pool(ryszard)) == (1, 36)
    assert table.now.prey(ryszard) == justyna
    oust(table, eliza)
    assert (points(table)[justyna], table.pool(justyna)) == (1, 36)
    oust(table, ryszard)
    assert points(table) == {justyna: 3, eliza: 0, ryszard: 1, szymon: 1, stefan: 0}
    assert table.now.finished


@pytest.mark.rule("VTES-END-07")
def test_the_links_close_around_every_gap():
    table = Table("ABCDE")
    oust(table, "B")
    oust(table, "C")
    assert (table.now.prey("A"), table.now.predator("D")) == ("D", "A")
    assert [table.now.prey(seat) for seat in table.now.playing] == ["D", "E", "A"]


@pytest.mark.rule("VTES-END-08", "VTES-R-39")
def test_whoever_is_ousted_in_their_own_turn_has_no_more_of_it():
    table = Table("ABC")
    table.state.pool["A"] = 1
    slot = table.uncontrolled("A", "ashley")
    vampire(table, "B")
    play_on(table)
    walk(table, "influence-phase", "A")
    table.seat("A").answers(Transfer(slot, "ashley"))
    assert table.now.gone == ("A",)
    until(table, "minion-phase")
    assert (table.now.active, table.ask().seat) == ("B", "B")
    phases = [facts["phase"] for facts in table.told("phase") if facts["player"] == "A"]
    assert phases[-1] == "influence", "no discard phase"


@pytest.mark.rule("VTES-END-08", "VTES-R-39")
def test_an_action_ends_with_its_methuselah():
    table = Table("ABC")
    table.state.pool["A"] = 1
    sully = vampire(table, "A")
    table.hand("A", modifier("hazard", BurnPool()))
    play_on(table)
    until(table, "minion-phase", "A")
    table.seat("A").answers(Bleed(sully, "B"))
    table.seat("A").plays("hazard", sully)
    assert table.now.gone == ("A",)
    assert (table.pool("B"), table.pool("C")) == (30, 36), "the bleed never came to its end"
    until(table, "minion-phase")
    assert table.ask().seat == "B"
    assert table.now.action is None


@pytest.mark.rule("VTES-R-39")
def test_an_action_goes_on_when_its_target_is_ousted_but_does_nothing_more_to_it():
    table = Table("ABCD")
    table.state.pool["B"] = 1
    sully = vampire(table, "A")
    table.hand("A", modifier("drain", BurnPool(who="prey")))
    well = table.put("C", thing("well", gift("after-resolution")))
    bleed(table, sully)
    table.seat("A").plays("drain", sully)
    assert table.now.gone == ("B",)
    assert (points(table)["A"], table.pool("A")) == (1, 36)
    until(table, "after-resolution", "C")
    assert table.now.action is not None
    assert table.now.action.outcome == "success"
    assert UseAbility(well, 0) in table.options()
    table.seat("C").passes()
    table.pass_until("minion-phase")
    assert table.now.pool == {"A": 36, "B": 0, "C": 30, "D": 30}
    assert table.now.edge == "", "nobody was bled"


@pytest.mark.rule("VTES-R-39")
def test_an_action_goes_on_when_a_bystander_is_ousted():
    table = Table("ABCD")
    table.state.pool["C"] = 1
    sully = vampire(table, "A", blood=2)
    table.put("C", thing("hazard", Ability("act", lock=True, does=(BurnPool(),))))
    table.act("A")
    table.seat("A").answers(Hunt(sully))
    until(table, "action", "C")
    table.seat("C").uses("hazard:1")
    table.pass_until("minion-phase")
    assert table.now.gone == ("C",)
    assert table.blood(sully) == 3


@pytest.mark.rule("VTES-END-11")
def test_a_burned_card_whose_owner_is_gone_leaves_the_game_and_counts_as_burned():
    table = Table("ABC")
    lent = vampire(table, "B", controller="A")
    table.put("A", thing("relic"), controller="A", region=IN_PLAY, owner="B")
    oust(table, "B")
    table.hand("A", master("pyre", Burn(who="chosen"), choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("pyre")
    choose(table, "A", lent)
    assert table.now.ash["B"] == ()
    assert ("B", lent.partition(":")[0]) in table.now.removed
    assert {"card": lent} in [{"card": facts["card"]} for facts in table.told("burned")]


@pytest.mark.rule("VTES-R-32")
def test_without_a_limit_the_game_goes_on_and_with_one_the_survivors_share_half_points():
    table = Table("ABC")
    oust(table, "B")
    table.state.turn_limit = 11
    play_on(table, "A")
    until(table, "minion-phase", "A")
    table.seat("A").answers(EndPhase())
    table.finish()
    assert table.now.finished
    assert points(table) == {"A": 1.5, "B": 0, "C": 0.5}


@pytest.mark.rule("VTES-R-32")
def test_by_default_there_is_no_limit():
    table = Table("AB")
    table.state.turn = 900
    play_on(table)
    for seat in "AB":
        until(table, "minion-phase", seat)
        table.seat(seat).answers(EndPhase())
    until(table, "minion-phase", "A")
    assert not table.now.finished


@pytest.mark.rule("VTES-R-36")
def test_of_two_players_one_is_named_as_prey_and_as_predator():
    table = Table("AB")
    table.hand("A", master("pinch", BurnPool(who="prey"), BurnPool(who="predator"), Move(giver="prey", to="you")))
    phase(table, "master")
    table.seat("A").plays("pinch")
    assert (table.pool("A"), table.pool("B")) == (31, 27)


@pytest.mark.rule("VTES-R-36")
def test_of_two_players_one_has_one_chance_to_block_an_undirected_action():
    table = Table("AB")
    sully, _ = vampire(table, "A", blood=2), vampire(table, "B")
    table.act("A")
    table.seat("A").answers(Hunt(sully))
    assert table.ask("B").prompt == "action"
    table.seat("B").answers(Pass())
    assert table.prompt == "minion-phase"
    assert table.blood(sully) == 3


@pytest.mark.card("protean")
@pytest.mark.rule("VTES-CTR-05", "VTES-END-02")
def test_a_lesson_leaves_with_its_methuselah_and_the_blood_beyond_drains():
    table = Table("AB")
    pupil = table.vampire("A", crypt_entry("pupil", capacity=4))
    table.put("B", "protean", host=pupil)
    table.state.change(pupil, counters=5)
    oust(table, "B")
    assert (table.now.finished, table.blood(pupil)) == (True, 4)
