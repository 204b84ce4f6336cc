"""Turns, and the unlock and master phases (VTES-TURN, VTES-UNLOCK, VTES-MASTER)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import choose, phase, until
from tests.games.vtes.rules.props import events, gift, master, play_on, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import ACTION_CARD, MASTER, Ability, Deed, Mode, Static
from nokturn.games.vtes.state.choices import BurnOption, EndPhase, GainFromEdge, Pass, PlayCard, UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import hand_size
from nokturn.games.vtes.state.underway_records import InForce, Owed
from nokturn.games.vtes.text.effects import BurnPool, GainPool, Lock

FULL = ("deflection",) * 7


def end_turn(table: Table, seat: str) -> None:
    """The rest of the turn of `seat`, nothing being done."""
    until(table, "minion-phase", seat)
    table.seat(seat).answers(EndPhase())


@pytest.mark.rule("VTES-TURN-01")
def test_turns_go_clockwise_each_with_its_five_phases():
    table = Table("ABC")
    play_on(table, "B")
    for seat in "BCA":
        end_turn(table, seat)
    until(table, "minion-phase", "B")
    turns = [(event.key, dict(event.facts)) for event in table.events if event.key in ("turn", "phase")]
    seats = [facts["player"] for key, facts in turns if key == "turn"]
    assert seats == ["B", "C", "A", "B"]
    phases = [facts["phase"] for key, facts in turns if key == "phase"]
    assert phases[:10] == ["unlock", "master", "minion", "influence", "discard"] * 2


@pytest.mark.rule("VTES-TURN-02", "VTES-MASTER-03")
def test_unused_master_phase_actions_are_lost():
    table = Table("AB")
    table.hand("A", *[master("flood", GainPool())] * 3)
    play_on(table)
    until(table, "master-phase", "A")
    assert Pass() in table.options(), "using them is optional"
    until(table, "minion-phase", "A")
    assert table.now.actions_left == 0
    end_turn(table, "A")
    end_turn(table, "B")
    until(table, "master-phase", "A")
    assert table.now.actions_left == 1
    table.seat("A").plays("flood")
    assert table.pool("A") == 31
    assert table.now.phase != "master" or table.refused(PlayCard("flood", 0)) == "VTES-MASTER-02"


# unlock


@pytest.mark.rule("VTES-UNLOCK-01", "VTES-UNLOCK-07")
def test_everything_of_ones_own_unlocks_wherever_it_is():
    table = Table()
    ready, down = vampire(table, "A", locked=True), vampire(table, "A", locked=True, region=TORPOR)
    gun = table.put("A", "44-magnum", host=ready, locked=True)
    barrens, ally = table.put("A", "the-barrens", locked=True), table.ally("A", "underbridge-stray", locked=True)
    other = vampire(table, "B", locked=True)
    bound = vampire(table, "A", Static("no-unlock", of="self"), locked=True)
    phase(table, "unlock")
    assert not any(table.card(ref).locked for ref in (ready, down, gun, barrens, ally))
    assert table.card(other).locked
    assert table.card(bound).locked


@pytest.mark.rule("VTES-UNLOCK-02")
def test_effects_of_the_phase_come_after_the_unlocking():
    table = Table()
    well = table.put("A", thing("well", gift("unlock", lock=True)), locked=True)
    phase(table, "unlock")
    table.seat("A").uses(well)
    assert table.pool("A") == 31
    assert table.card(well).locked


@pytest.mark.rule("VTES-UNLOCK-03")
def test_ones_own_order_and_what_must_be_done_before_anybody_else_is_asked():
    table = Table()
    toll = Ability("unlock", mandatory=True, once=("phase",), does=(BurnPool(),))
    one, two = table.put("A", thing("toll", toll)), table.put("A", "toll")
    table.put("B", thing("well", gift()))
    table.state.edge = "A"
    phase(table, "unlock")
    assert {UseAbility(one, 0), UseAbility(two, 0), GainFromEdge()} <= set(table.ask("A").options)
    assert table.refused(Pass()) == "VTES-UNLOCK-03"
    table.seat("A").uses(two)
    table.seat("A").answers(GainFromEdge())
    assert table.refused(Pass()) == "VTES-UNLOCK-03"
    table.seat("A").uses(one)
    assert table.pool("A") == 29
    table.seat("A").passes()
    assert table.ask().seat == "B", "and now the others"


@pytest.mark.rule("VTES-UNLOCK-05", "VTES-UNLOCK-06")
def test_a_burn_option_once_in_anybodys_unlock_phase():
    table = Table("AB")
    library_card(
        "lore", Mode(ACTION_CARD, "take-action", ("tha",), deed=Deed()), types=(ACTION_CARD,), burn_option=True
    )
    vampire(table, "B", disciplines=("dom",))
    table.hand("B", "lore", "lore", *FULL[2:])
    table.library("B", "fame", "rebel", *["vessel"] * 5)
    play_on(table)
    until(table, "unlock-phase", "B")
    assert table.now.active == "A"
    assert table.refused(BurnOption("deflection"))
    table.seat("B").answers(BurnOption("lore"))
    assert table.now.ash["B"] == ("lore",)
    assert table.now.hands["B"] == ("lore", *FULL[2:], "fame"), "replaced"
    while table.now.phase == "unlock":
        assert BurnOption("lore") not in table.options(), "once"
        table.seat(table.ask().seat).passes()
    end_turn(table, "A")
    until(table, "unlock-phase", "B")
    assert table.now.active == "B"
    table.seat("B").answers(BurnOption("lore"))
    assert table.now.ash["B"] == ("lore", "lore"), "in one's own unlock phase as well"


@pytest.mark.rule("VTES-UNLOCK-05")
@pytest.mark.parametrize("region", ["ready", TORPOR])
def test_no_burn_option_with_a_minion_that_meets_the_requirements(region):
    table = Table()
    library_card(
        "lore", Mode(ACTION_CARD, "take-action", ("tha",), deed=Deed()), types=(ACTION_CARD,), burn_option=True
    )
    vampire(table, "A", disciplines=("THA",), region=region)
    table.hand("A", "lore")
    phase(table, "unlock")
    assert table.refused(BurnOption("lore")) == "VTES-UNLOCK-05"


@pytest.mark.rule("VTES-UNLOCK-05")
@pytest.mark.parametrize("clan", ["toreador", "ventrue"])
def test_no_burn_option_with_a_minion_on_which_the_card_could_be_put(clan):
    table = Table()
    target = Mode(MASTER, "master", choose=("vampire:own clan=toreador",), does=(Lock(who="chosen"),))
    library_card("muse", target, types=(MASTER,), burn_option=True)
    vampire(table, "A", clan=clan)
    vampire(table, "B", clan="toreador")
    table.hand("A", "muse")
    phase(table, "unlock")
    assert (BurnOption("muse") in table.options()) is (clan == "ventrue")


@pytest.mark.rule("VTES-UNLOCK-09", "VTES-R-20")
def test_first_replacements_then_expiry_then_unlocking():
    table = Table()
    bound = vampire(table, "A", locked=True)
    table.state.owed = (Owed("A", "unlock"),)
    table.state.in_force = (
        InForce(what="no-unlock", subject=bound, amount=1, lasts="unlock:A"),
        InForce(what="hand-size", subject="A", amount=1, lasts="unlock:A"),
        InForce(what="no-unlock", subject="B", amount=1, lasts="unlock:B"),
    )
    table.hand("A", *FULL)
    table.library("A", "fame", "rebel", "vessel")
    phase(table, "unlock")
    assert not table.card(bound).locked, "what lasted until the unlock phase is over before the unlocking"
    assert [effect.lasts for effect in table.now.in_force] == ["unlock:B"]
    assert table.now.hands["A"] == (*FULL, "fame"), "the replacement came before that"
    assert table.prompt == "discard-down"
    assert hand_size(table.now, "A") == 7


@pytest.mark.rule("VTES-R-20")
def test_the_withdrawal_is_looked_at_before_anything_is_replaced():
    table = Table()
    table.state.withdrawing = ("A",)
    table.state.owed = (Owed("A", "unlock"),)
    vampire(table, "A", locked=True)
    table.take_turn("A")
    assert table.now.gone == ("A",)
    assert events(table, "withdraws", "draws", "phase") == ["withdraws"]


@pytest.mark.rule("VTES-UNLOCK-10")
def test_what_others_must_do_is_ordered_by_whose_turn_it_is_what_they_may_do_comes_later():
    table = Table()
    tithe = Ability(
        "unlock", by="active", mandatory=True, needs=("other-than-yours",), once=("phase",), does=(BurnPool(),)
    )
    toll = table.put("B", thing("tithe", tithe))
    well = table.put("B", thing("well", gift()))
    table.state.edge = "A"
    phase(table, "unlock")
    assert {UseAbility(toll, 0), GainFromEdge()} <= set(table.ask("A").options)
    table.seat("A").answers(GainFromEdge())
    table.seat("A").uses(toll)
    assert (table.pool("A"), table.pool("B")) == (30, 30)
    table.seat("A").passes()
    assert UseAbility(well, 0) in table.ask("B").options


# masters


@pytest.mark.rule("VTES-MASTER-01")
@pytest.mark.parametrize("extra, before, actions", [(0, 0, 1), (1, 0, 2), (0, 1, 0), (2, 1, 2), (-1, 1, 0)])
def test_one_action_changed_by_effects_less_one_taken_in_advance(extra, before, actions):
    table = Table()
    table.put("A", thing("lodge", Static("master-actions", extra, of="controller"), gift("master")))
    table.state.in_advance = ("A",) * before
    phase(table, "master")
    assert table.now.actions_left == actions
    assert table.now.in_advance == ()


@pytest.mark.rule("VTES-MASTER-06")
def test_a_debt_is_not_carried_further():
    table = Table()
    table.put("A", thing("curse", Static("master-actions", -3, of="controller"), gift("master")))
    phase(table, "master")
    assert table.now.actions_left == 0
    table.run("vtes.burn_card", "curse:1")
    table.put("A", thing("well", gift("master")))
    phase(table, "master")
    assert table.now.actions_left == 1


@pytest.mark.rule("VTES-MASTER-02")
def test_a_master_takes_one_of_them():
    table = Table()
    table.put("A", thing("lodge", Static("master-actions", 1, of="controller"), gift("master")))
    table.hand("A", *[master("flood", GainPool())] * 3)
    phase(table, "master")
    table.seat("A").plays("flood")
    table.seat("A").plays("flood")
    assert table.refused(PlayCard("flood", 0)) == "VTES-MASTER-02"


@pytest.mark.rule("VTES-MASTER-04")
def test_masters_and_other_effects_of_the_phase_in_any_order():
    table = Table()
    one, two = table.put("A", thing("well", gift("master", lock=True))), table.put("A", "well")
    table.hand("A", master("flood", GainPool()))
    phase(table, "master")
    table.seat("A").uses(two)
    table.seat("A").plays("flood")
    table.seat("A").uses(one)
    assert table.pool("A") == 33


@pytest.mark.rule("VTES-MASTER-05", "VTES-MCARD-07")
def test_the_action_that_a_trifle_gives_is_used_in_the_same_phase():
    table = Table()
    master("bauble", GainPool(), trifle=True)
    table.hand("A", "bauble", master("flood", GainPool(amount=3)))
    phase(table, "master")
    table.seat("A").plays("bauble")
    assert table.now.actions_left == 1
    table.seat("A").plays("flood")
    assert table.pool("A") == 34


@pytest.mark.rule("VTES-R-22")
def test_an_ability_without_a_time_of_its_own_is_used_in_every_phase_and_by_others_when_one_passes():
    table = Table("AB")
    mine, yours = table.put("A", thing("well", gift())), table.put("B", thing("pond", gift()))
    vampire(table, "A")
    play_on(table)
    seen = set()
    while not (table.now.active == "B" and table.prompt):
        question = table.ask()
        for ref in (mine, yours):
            if UseAbility(ref, 0) in question.options:
                seen.add((question.seat, question.prompt))
        acts = [option for option in question.options if type(option).__name__ == "Hunt"]
        choice = acts[0] if acts else EndPhase() if EndPhase() in question.options else Pass()
        table.seat(question.seat).answers(choice)
    phases = {"unlock-phase", "master-phase", "between-actions", "phase-end", "influence-phase", "discard-phase"}
    assert {prompt for seat, prompt in seen if seat == "B"} >= phases
    assert {prompt for seat, prompt in seen if seat == "A"} >= {*phases, "minion-phase", "action"}


@pytest.mark.rule("VTES-R-22")
def test_not_while_a_card_is_being_played_nor_in_the_middle_of_a_choice():
    table = Table("AB")
    table.put("B", thing("pond", gift()))
    sully = vampire(table, "A")
    table.hand("A", master("flood", GainPool(), choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("flood")
    assert table.ask().seat == "A"
    choose(table, "A", sully)
    assert table.pool("A") == 31, "B was not asked before that"
