"""Actions in general: who takes them, in which order and how often (VTES-ACT-01..16)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.rules.acting import action_card, ally, attempt, end, finish, key, offered, use_on
from tests.games.vtes.rules.props import gift, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import REACTION, Ability, Deed, Mode
from nokturn.games.vtes.state.choices import (
    BecomeAnarch,
    Bleed,
    EndPhase,
    Hunt,
    LeaveTorpor,
    Pass,
    PlayCard,
    Rescue,
    UseAbility,
)
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.text.effects import GainPool


@pytest.mark.rule("VTES-ACT-01", "VTES-ACT-02", "VTES-ACT-12")
def test_ready_unlocked_minions_act_one_at_a_time_in_any_order():
    table = Table()
    sully, lauren, sleeper = vampire(table, "A"), vampire(table, "A"), vampire(table, "A", locked=True)
    stranger, fallen = vampire(table, "B"), vampire(table, "A", region=TORPOR)
    table.act("A")
    assert {option.minion for option in table.options(Bleed)} == {sully, lauren}, f"not {stranger}"
    assert table.refused(Bleed(sleeper, "B")) == "VTES-ACT-02"
    assert table.ask().check(Bleed(fallen, "B")) is not None
    table.seat("A").answers(Bleed(lauren, "B"))
    assert table.card(lauren).locked, "announcing locks"
    assert table.now.action is not None, "performed from its announcement"
    assert table.ask("B").prompt == "action"
    finish(table)
    assert table.now.action is None
    table.seat("A").answers(Hunt(sully))
    finish(table)
    assert not table.options(Bleed), "everybody is locked"
    end(table)
    assert table.over


@pytest.mark.rule("VTES-ACT-02", "VTES-ACT-LEAVE-01")
def test_a_minion_in_torpor_only_leaves_it_and_only_unlocked():
    table = Table()
    fallen, bound = vampire(table, "A", region=TORPOR), vampire(table, "A", region=TORPOR, locked=True)
    table.hand("A", action_card("errand", GainPool()))
    table.act("A")
    assert table.options() == (LeaveTorpor(fallen), EndPhase())
    assert table.refused(LeaveTorpor(bound)) == "VTES-ACT-02"


@pytest.mark.rule("VTES-ACT-03")
def test_whoever_unlocks_may_act_again():
    table = Table()
    sully, free = vampire(table, "A", blood=1), key(table)
    table.act("A")
    table.seat("A").answers(Hunt(sully))
    finish(table)
    assert table.refused(Hunt(sully)) == "VTES-ACT-02"
    use_on(table, "A", free, sully)
    finish(table)
    table.seat("A").answers(Hunt(sully))
    finish(table)
    assert table.blood(sully) == 3, "hunting has no limit of its own"


@pytest.mark.rule("VTES-ACT-08", "VTES-ACT-BLEED-01", "VTES-ACT-BLEED-05", "VTES-ACT-13")
def test_a_minion_bleeds_once_a_turn_with_a_card_or_without():
    table = Table()
    sully, free = vampire(table, "A"), key(table)
    table.hand("A", action_card("leech", deed=Deed(kind="bleed", directed="prey")))
    table.act("A")
    table.seat("A").answers(Bleed(sully, "B"))
    finish(table)
    use_on(table, "A", free, sully)
    finish(table)
    assert table.refused(Bleed(sully, "B")) == "VTES-ACT-08"
    assert table.refused(PlayCard("leech", 0, sully)) == "VTES-ACT-08"
    assert Hunt(sully) in table.options()


@pytest.mark.rule("VTES-ACT-08", "VTES-ACT-09")
def test_a_minion_plays_no_action_card_twice_a_turn_even_if_it_was_blocked():
    table = Table()
    sully, lauren, guard, free = vampire(table, "A"), vampire(table, "A"), vampire(table, "B"), key(table)
    table.hand("A", action_card("errand", GainPool()), "errand", "errand")
    table.act("A")
    table.seat("A").plays("errand", sully)
    attempt(table, "B", guard)
    finish(table)
    use_on(table, "A", free, sully)
    finish(table)
    assert table.refused(PlayCard("errand", 0, sully)) == "VTES-ACT-08"
    assert offered(table, "errand", lauren)


@pytest.mark.rule("VTES-ACT-09", "VTES-R-23", "VTES-CANCEL-02")
def test_a_cancelled_action_card_never_happened():
    table = Table()
    sully, watcher = vampire(table, "A", blood=3), vampire(table, "B")
    table.hand("A", action_card("errand", GainPool(), blood=1), "errand")
    no = Mode(REACTION, "as-played", does=(Cancel(),))
    table.hand("B", library_card("no", no, types=(REACTION,)))
    table.act("A")
    table.seat("A").plays("errand", sully)
    until(table, "as-played", "B")
    table.seat("B").plays("no", watcher)
    finish(table)
    assert not table.card(sully).locked
    assert table.blood(sully) == 3
    assert offered(table, "errand", sully)


@pytest.mark.rule("VTES-ACT-08", "VTES-R-49")
def test_a_copy_of_a_card_in_play_gives_a_minion_each_of_its_actions_once_a_turn():
    table = Table()
    sully, free = vampire(table, "A"), key(table)
    two = [Ability("take-action", deed=Deed(), does=(GainPool(amount=size),)) for size in (1, 2)]
    well = table.put("A", thing("well", *two))
    other = table.put("A", "well")
    table.act("A")
    for source, ability in ((well, 0), (well, 1)):
        table.seat("A").uses(source, ability, sully)
        finish(table)
        use_on(table, "A", free, sully)
        finish(table)
    assert table.pool("A") == 33
    assert [table.refused(UseAbility(well, ability, sully)) for ability in (0, 1)] == ["VTES-ACT-08"] * 2
    assert UseAbility(other, 0, sully) in table.options(), "another copy"


@pytest.mark.rule("VTES-ACT-10", "VTES-R-05")
def test_rescues_and_becoming_anarch_have_no_limit_of_their_own():
    table = Table()
    sully, free = vampire(table, "A", blood=6), key(table)
    first, second = (vampire(table, "A", region=TORPOR) for _ in range(2))
    table.act("A")
    for target in (first, second):
        table.seat("A").answers(Rescue(sully, target))
        until(table, "split-rescue")
        table.seat("A").answers(1)
        finish(table)
        use_on(table, "A", free, sully)
        finish(table)
    assert table.now.is_ready(first)
    assert table.now.is_ready(second)
    assert table.blood(sully) == 4
    assert BecomeAnarch(sully) in table.options()


@pytest.mark.rule("VTES-ACT-11", "VTES-ACT-HUNT-04")
def test_without_a_card_vampires_bleed_and_hunt_and_allies_bleed():
    table = Table()
    sully, ghoul = vampire(table, "A"), table.ally("A", ally("ghoul"))
    table.hand("A", action_card("prowl", deed=Deed(kind="hunt", stealth=1)))
    table.act("A")
    assert {Bleed(sully, "B"), Hunt(sully), Bleed(ghoul, "B")} <= set(table.options())
    assert Hunt(ghoul) not in table.options()
    assert table.refused(PlayCard("prowl", 0, ghoul)) == "VTES-ACT-HUNT-04"


@pytest.mark.rule("VTES-ACT-13", "VTES-ACT-CARD-02")
def test_an_action_of_a_card_has_no_stealth_unless_it_says_so():
    table = Table()
    sully = vampire(table, "A")
    well = table.put("A", thing("well", Ability("take-action", deed=Deed(), blood=1, does=(GainPool(amount=2),))))
    table.hand("A", action_card("errand"), action_card("stroll", deed=Deed(stealth=2)))
    vampire(table, "B"), key(table)
    for use, expected in (
        (PlayCard("errand", 0, sully), 0),
        (PlayCard("stroll", 0, sully), 2),
        (UseAbility(well, 0, sully), 0),
    ):
        table.state.change(sully, locked=False)
        table.act("A")
        table.seat("A").answers(use)
        assert stealth(table.now) == expected
        assert table.blood(sully) == 6, "the cost is paid on success"
        finish(table)
    assert table.blood(sully) == 5
    assert table.pool("A") == 32


@pytest.mark.rule("VTES-ACT-13", "VTES-ACT-HUNT-01")
@pytest.mark.parametrize("deed, expected", [(Deed(kind="hunt"), 1), (Deed(kind="hunt", stealth=0), 0), (Deed(), 0)])
def test_a_special_version_of_a_basic_action_has_its_stealth_unless_the_card_says_otherwise(deed, expected):
    table = Table()
    sully = vampire(table, "A", blood=1)
    vampire(table, "B")
    table.hand("A", action_card("prowl", deed=deed))
    table.act("A")
    table.seat("A").plays("prowl", sully)
    assert stealth(table.now) == expected
    finish(table)
    assert table.blood(sully) == (2 if deed.kind == "hunt" else 1)


@pytest.mark.rule("VTES-ACT-14", "VTES-ACT-RECRUIT-03", "VTES-ACT-RECRUIT-05")
def test_whoever_was_recruited_does_not_act_this_turn_but_uses_what_it_can_and_blocks_later():
    table = Table()
    sully = vampire(table, "A")
    table.hand("A", ally("ghoul", gift(lock=True)))
    table.act("A")
    table.seat("A").plays("ghoul", sully)
    finish(table)
    assert table.refused(Bleed("ghoul:1", "B")) == "VTES-ACT-14"
    assert UseAbility("ghoul:1", 0) in table.options()
    stranger = vampire(table, "C")
    bleed(table, stranger, "A", "C")
    assert {option.minion for option in table.options() if option != Pass()} >= {"ghoul:1"}


@pytest.mark.rule("VTES-ACT-16")
def test_between_two_actions_everybody_has_the_impulse_for_what_belongs_to_no_action():
    table = Table()
    sully = vampire(table, "A")
    own, others = table.put("A", thing("well", gift())), table.put("C", thing("spring", gift(once=("turn",))))
    table.act("A")
    table.seat("A").answers(Hunt(sully))
    until(table, "between-actions")
    assert table.ask("A").options == (UseAbility(own, 0), Pass())
    table.seat("A").passes()
    table.seat("C").uses(others)
    assert table.ask("A").prompt == "between-actions", "the impulse is back with the active Methuselah"
    assert table.pool("C") == 31
