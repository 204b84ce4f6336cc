"""Ownership, control and the basic operations on cards (VTES-TERM)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, choose, phase, until
from tests.games.vtes.rules.acting import lever, use_on
from tests.games.vtes.rules.props import Banishes, gift, master, settle, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.printed.facts import clan_named
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.card_language import Deed, Mode, Static, Trigger
from nokturn.games.vtes.state.choices import Bleed, Block, Nothing, UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import hand_size, intercept
from nokturn.games.vtes.text.effects import Burn, Lock, PutInPlay
from nokturn.games.vtes.text.primitives import Borrow, GiveControl, StealCard

GIVE = GiveControl(to="prey", who="chosen")


def do(table: Table, card: str, *targets: str) -> None:
    """A plays the master from hand on these targets."""
    table.hand("A", card)
    phase(table, "master")
    table.seat("A").plays(card)
    choose(table, "A", *targets)


@pytest.mark.rule("VTES-TERM-01")
def test_old_names_of_clans_mean_the_same_clan():
    assert clan_named("Assamite") == clan_named("Banu Haqim")
    assert clan_named("Follower of Set") == clan_named("Ministry")


@pytest.mark.rule("VTES-TERM-02")
def test_a_burned_card_goes_to_the_ash_heap_of_its_owner_whoever_controls_it():
    table = Table()
    sully = vampire(table, "A", controller="C")
    table.put("B", "kevlar-vest", host=sully)
    do(table, master("pyre", Burn(who="chosen"), choose=("vampire",)), sully)
    assert set(table.now.ash["A"]) == {"pyre", sully.partition(":")[0]}
    assert table.now.ash["B"] == ("kevlar-vest",)
    assert table.now.ash["C"] == ()


@pytest.mark.rule("VTES-TERM-03")
def test_whoever_brings_a_vampire_into_play_controls_it():
    table = Table()
    table.run("vtes.rises", "B", "ashley", 4)
    assert table.card("ashley:1").controller == table.card("ashley:1").owner == "B"


@pytest.mark.rule("VTES-TERM-04", "VTES-TERM-05", "VTES-TERM-06")
def test_masters_stay_with_their_player_and_minion_cards_go_with_their_minion():
    table = Table()
    sully = vampire(table, "A")
    vest, spy = table.put("A", "kevlar-vest", host=sully), table.put("A", "raven-spy", host=sully)
    fame, curse = table.put("A", "fame", host=sully), table.put("C", "pentex-subversion", host=sully)
    assert table.card(curse).controller == "C", "put on somebody else's card"
    do(table, master("gift", GIVE, choose=("vampire",)), sully)
    assert [table.card(ref).controller for ref in (sully, vest, spy)] == ["B", "B", "B"]
    assert [table.card(ref).controller for ref in (fame, curse)] == ["A", "C"]
    assert {table.card(ref).owner for ref in (sully, vest, spy, fame)} == {"A"}


@pytest.mark.rule("VTES-TERM-05")
def test_a_minion_card_on_nobody_is_controlled_by_whoever_played_it():
    table = Table()
    sully = vampire(table, "A")
    den = Mode("action_card", "take-action", deed=Deed(), does=(PutInPlay(),))
    table.hand("A", library_card("den", den, types=("action_card",)))
    table.act("A")
    table.seat("A").plays("den", sully)
    table.pass_until("minion-phase")
    assert table.card("den:1").controller == "A"
    assert table.card("den:1").region == "in_play"


@pytest.mark.rule("VTES-TERM-07")
def test_burning_a_card_burns_what_is_on_it_and_loses_its_counters():
    table = Table()
    sully = vampire(table, "A", blood=5)
    table.put("A", "raven-spy", host=sully)
    table.put("C", "fame", host=sully)
    do(table, master("pyre", Burn(who="chosen"), choose=("vampire",)), sully)
    assert table.now.cards == {}
    assert table.pool("A") == 30
    assert set(table.now.ash["A"]) == {"pyre", "raven-spy", sully.partition(":")[0]}
    assert table.now.ash["C"] == ("fame",)


@pytest.mark.rule("VTES-TERM-08")
def test_removing_a_card_burns_what_is_on_it():
    table = Table()
    sully = vampire(table, "B", blood=5)
    table.put("B", "raven-spy", host=sully)
    do(table, master("exile", Banishes(), choose=("vampire",)), sully)
    assert table.now.removed == (("B", sully.partition(":")[0]),)
    assert table.now.ash["B"] == ("raven-spy",)
    assert sully not in table.now.cards


@pytest.mark.rule("VTES-TERM-09")
def test_everybody_can_read_every_ash_heap():
    table = Table()
    table.state.ash["B"] = ("deflection", "conditioning")
    for seat in ("A", "B", "C", None):
        assert view(table.state, seat).methuselahs[1].ash == ("deflection", "conditioning")


@pytest.mark.rule("VTES-TERM-10")
def test_only_unlocked_minions_act_and_block():
    table = Table()
    sleeper, sully = vampire(table, "A", locked=True), vampire(table, "A")
    guard, watch = vampire(table, "B", locked=True), vampire(table, "B")
    table.act("A")
    assert table.refused(Bleed(sleeper, "B")) == "VTES-ACT-02"
    table.seat("A").answers(Bleed(sully, "B"))
    assert table.ask("B").options[0] == Block(watch)
    assert table.ask("B").check(Block(guard)) is not None


@pytest.mark.rule("VTES-TERM-10")
def test_an_instruction_to_lock_a_locked_card_changes_nothing_a_cost_needs_it_unlocked():
    table = Table()
    sully = vampire(table, "B", locked=True)
    well = table.put("A", thing("well", gift(lock=True)), locked=True)
    do(table, master("bolt", Lock(who="chosen"), choose=("minion",)), sully)
    assert table.card(sully).locked
    table.hand("A", "bolt")
    phase(table, "master")
    assert table.refused(UseAbility(well, 0)) == "VTES-WORD-02"


@pytest.mark.rule("VTES-TERM-11")
def test_a_text_wins_over_the_rule_it_contradicts():
    table = Table()
    bound = vampire(table, "A", Static("no-unlock", of="self"), locked=True)
    free = vampire(table, "A", locked=True)
    table.put("A", thing("study", Static("hand-size", 3, of="controller")))
    phase(table, "unlock")
    assert table.card(bound).locked, "although everything unlocks (VTES-UNLOCK-01)"
    assert not table.card(free).locked
    assert hand_size(table.now, "A") == 10, "although a hand has seven cards (VTES-PLAY-08)"


@pytest.mark.rule("VTES-TERM-12")
def test_a_stolen_vampire_stays_in_torpor_with_its_cards_for_good():
    table = Table()
    sully = vampire(table, "B", region=TORPOR, blood=2)
    vest = table.put("B", "kevlar-vest", host=sully)
    own = vampire(table, "A")
    theft = master("theft", StealCard(), choose=("vampire",))
    do(table, theft, sully)
    card = table.card(sully)
    assert (card.controller, card.owner, card.region, card.counters) == ("A", "B", TORPOR, 2)
    assert table.card(vest).controller == "A"
    assert table.told("steals-card") == [{"card": sully, "player": "A"}]
    do(table, theft, own)
    assert table.told("steals-card") == [], "nobody steals from oneself"


@pytest.mark.rule("VTES-TERM-12")
@pytest.mark.parametrize("moved", [True, False])
def test_a_stolen_card_that_is_attached_may_move_to_a_card_of_the_same_kind(moved):
    table = Table()
    sully, own, other = vampire(table, "B"), vampire(table, "A"), vampire(table, "C")
    table.put("A", "the-barrens")
    vest = table.put("B", "kevlar-vest", host=sully)
    do(table, master("theft", StealCard(), choose=("equipment",)), vest)
    assert table.ask("A").check(Nothing()) is None
    assert {option.card for option in table.options() if option != Nothing()} == {own}, f"not {other}"
    if moved:
        choose(table, "A", own)
    else:
        table.seat("A").answers(Nothing())
    assert table.card(vest).host == (own if moved else sully)
    assert table.card(vest).controller == "A"


@pytest.mark.rule("VTES-TERM-12", "VTES-ACT-RETAIN-03", "VTES-TERM-11")
def test_a_stolen_retainer_serves_a_minion_of_its_thief():
    table = Table()
    sully, own = vampire(table, "B"), vampire(table, "A")
    spy = table.put("B", "raven-spy", host=sully)
    do(table, master("theft", StealCard(), choose=("perhaps:raven-spy",)), spy)
    choose(table, "A", own)
    assert (table.card(spy).host, table.card(spy).controller, table.blood(spy)) == (own, "A", 1)
    assert (intercept(table.now, table.card(own)), intercept(table.now, table.card(sully))) == (1, 0)


@pytest.mark.rule("VTES-TERM-12", "VTES-TERM-06", "VTES-R-33")
@pytest.mark.parametrize("effect", [StealCard(), GiveControl(to="you", who="chosen")])
def test_what_was_only_lent_can_be_stolen_for_good(effect):
    table = Table()
    sully = vampire(table, "B")
    loan = lever(table, "C", Borrow(lasts="turn"), choose=("vampire:others",), once=("turn",))
    table.hand("A", master("theft", effect, choose=("vampire",)))
    phase(table, "master")
    until(table, "master-phase", "C")
    use_on(table, "C", loan, sully)
    assert table.card(sully).controller == "C"
    table.seat("A").plays("theft")
    choose(table, "A", sully)
    table.now.close("turn")
    settle(table)
    assert table.card(sully).controller == "A", "it does not go back to B"


@pytest.mark.rule("VTES-TERM-13")
def test_what_is_put_on_a_card_is_attached_to_it():
    table = Table()
    sully = vampire(table, "A")
    table.hand("A", "kevlar-vest")
    table.act("A")
    table.seat("A").plays("kevlar-vest", sully)
    table.pass_until("minion-phase")
    assert table.card("kevlar-vest:1").host == sully
    assert [card.ref for card in table.now.attached(sully)] == ["kevlar-vest:1"]


@pytest.mark.rule("VTES-TERM-14")
def test_equipment_for_a_certain_bearer_is_carried_by_anyone_but_works_only_for_that_one():
    table = Table()
    seer, blind = vampire(table, "A", disciplines=("aus",)), vampire(table, "A")
    lens = library_card(
        "lens", Mode("equipment", "take-action"), Static("intercept", when="disc:aus"), types=("equipment",)
    )
    table.put("A", lens, host=seer)
    table.hand("A", lens)
    table.act("A")
    table.seat("A").plays(lens, blind)
    table.pass_until("minion-phase")
    assert table.card("lens:2").host == blind
    assert intercept(table.now, table.card(seer)) == 1
    assert intercept(table.now, table.card(blind)) == 0


@pytest.mark.rule("VTES-TERM-15")
def test_monsters_are_vampires_and_whoever_is_neither_mortal_nor_animal():
    table = Table()
    sully = vampire(table, "B")
    ghost = table.ally("B", library_card("ghost", types=("ally",), life=2))
    human = table.ally("B", library_card("human", types=("ally",), life=2, keywords=("mortal",)))
    hound = table.ally("B", library_card("hound", types=("ally",), life=2, keywords=("animal",)))
    hunter = vampire(table, "B", kind="imbued")
    table.hand("A", master("stake", Lock(who="chosen"), choose=("minion:monster",)))
    phase(table, "master")
    table.seat("A").plays("stake")
    assert {option.card for option in table.options()} == {sully, ghost}, f"not {human}, {hound}, {hunter}"


@pytest.mark.rule("VTES-TERM-16", "VTES-R-22")
@pytest.mark.parametrize("state", [{"locked": True}, {"region": TORPOR}, {"region": TORPOR, "locked": True}])
def test_locked_or_in_torpor_a_minion_uses_its_abilities(state):
    table = Table()
    sully = vampire(table, "A", gift(), gift(lock=True), gift(needs=("ready",)), **state)
    phase(table, "master")
    assert UseAbility(sully, 0) in table.options()
    assert (UseAbility(sully, 1) in table.options()) is not state.get("locked", False)
    assert (UseAbility(sully, 2) in table.options()) is (state.get("region") != TORPOR)
    table.seat("A").uses(sully)
    assert table.pool("A") == 31
    assert table.told("plays") == [], "using an ability is not playing a card"
    assert table.told("acts") == []


@pytest.mark.rule("VTES-TERM-16")
def test_an_ability_needs_no_free_hands_even_in_the_action_of_its_minion():
    table = Table()
    sully = vampire(table, "A", gift("bleed", needs=("acting",), once=("action",)))
    bleed(table, sully)
    assert table.card(sully).locked
    table.seat("A").uses(sully)
    assert table.pool("A") == 31


@pytest.mark.rule("VTES-TERM-07", "VTES-WORD-06")
def test_what_is_said_of_being_burned_happens_by_itself():
    table = Table()
    sully = vampire(table, "B")
    table.put("C", thing("mourner", Trigger("burned", (Lock(who="this"),))))
    do(table, master("pyre", Burn(who="chosen"), choose=("vampire",)), sully)
    assert table.card("mourner:1").locked
