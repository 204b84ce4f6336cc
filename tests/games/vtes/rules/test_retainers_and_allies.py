"""Employing retainers and recruiting allies (VTES-ACT-RETAIN, VTES-ACT-RECRUIT), political actions and actions of cards
(VTES-ACT-POL, VTES-ACT-CARD)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import choose, until
from tests.games.vtes.rules.acting import (
    action_card,
    action_of,
    ally,
    attempt,
    equipment,
    finish,
    key,
    lever,
    offered,
    retainer,
    scout,
    use_on,
)
from tests.games.vtes.rules.props import thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import ALLY, POLITICAL, RETAINER, Ability, Deed, Mode, Static
from nokturn.games.vtes.state.choices import Bleed, Block, ChoosePrinted, EquipFrom, PlayCard, UseAbility
from nokturn.games.vtes.state.state import LIMBO, READY
from nokturn.games.vtes.state.stats import PER_LEVEL, stealth, strength
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.zones import into_limbo
from nokturn.games.vtes.text.effects import Burn, BurnBlood, GainPool, Lock


@pytest.mark.rule("VTES-ACT-RETAIN-01", "VTES-ACT-RETAIN-02", "VTES-ACT-RETAIN-04")
def test_any_ready_minion_employs_retainers_for_their_cost_on_success():
    table = Table()
    sully, ghoul = vampire(table, "A", blood=3), table.ally("A", ally("ghoul"))
    first = table.put("A", retainer("raven", life=2, blood=1), host=sully)
    vampire(table, "B")
    table.hand("A", "raven", retainer("rat", pool=1))
    table.act("A")
    assert {option.minion for option in table.options(PlayCard) if option.card == "rat"} == {sully, ghoul}
    table.seat("A").plays("raven", sully)
    assert (action_of(table).targets, stealth(table.now), table.blood(sully)) == ((), 1, 3)
    finish(table)
    assert table.blood(sully) == 2
    assert [card.ref for card in table.now.attached(sully)] == [first, "raven:2"]
    assert table.blood("raven:2") == 2


@pytest.mark.rule("VTES-ACT-RETAIN-03")
def test_retainers_never_change_their_employer():
    table = Table()
    sully, lauren = vampire(table, "A"), vampire(table, "A")
    table.put("A", retainer("raven"), host=lauren)
    table.act("A")
    assert table.ask().check(EquipFrom(sully, lauren)) is not None
    assert not table.options(EquipFrom)


@pytest.mark.rule("VTES-ACT-RETAIN-05", "VTES-ACT-RECRUIT-04")
@pytest.mark.parametrize("life", [1, 2])
def test_a_retainer_or_ally_without_life_is_burned(life):
    table = Table()
    sully, ghoul = vampire(table, "A"), table.ally("A", ally("ghoul", life=life))
    raven = table.put("A", retainer("raven", life=life), host=sully)
    table.put("A", equipment("saber"), host=ghoul)
    whip = lever(table, "A", BurnBlood(who="chosen"), choose=("minion",))
    bite = Ability("impulse", does=(BurnBlood(who="this"),))
    library_card("mite", bite, types=(RETAINER,), life=life)
    mite = table.put("A", "mite", host=sully)
    table.act("A")
    use_on(table, "A", whip, ghoul)
    finish(table)
    table.seat("A").uses(mite)
    finish(table)
    assert (ghoul in table.now.cards, mite in table.now.cards) == (life > 1, life > 1)
    assert raven in table.now.cards
    assert set(table.now.ash["A"]) == (set() if life > 1 else {"ghoul", "saber", "mite"})


@pytest.mark.rule("VTES-ACT-RETAIN-06", "VTES-ACT-RECRUIT-07", "VTES-ACT-RECRUIT-05", "VTES-DISC-05")
def test_what_comes_into_play_otherwise_is_the_basic_version_and_acts_at_once():
    table = Table()
    modes = [Mode(ALLY, "take-action", (level,)) for level in ("ani", "ANI")]
    library_card("wolf", *modes, types=(ALLY,), life=1, strength=1, bleed=1, life_sup=3, strength_sup=2, bleed_sup=2)
    ref = into_limbo(table.state, "A", "wolf")
    table.run("vtes.joins", Play(seat="A", card="wolf", mode=1, source=ref), False)
    assert (table.card(ref).region, table.card(ref).locked, table.blood(ref)) == (READY, False, 1)
    table.act("A")
    assert Bleed(ref, "B") in table.options()
    recruiter = vampire(table, "A", disciplines=("ANI",))
    table.hand("A", "wolf")
    table.act("A")
    table.seat("A").plays("wolf", recruiter, 1)
    finish(table)
    assert table.blood("wolf:2") == 3


@pytest.mark.rule("VTES-ACT-RETAIN-06", "VTES-DISC-05")
@pytest.mark.parametrize("level, expected", [(0, 1), (1, 1), (2, 2)])
def test_a_retainer_that_was_not_employed_counts_as_the_basic_version(level, expected):
    table = Table()
    sully = vampire(table, "A")
    library_card("imp", Static("strength", PER_LEVEL), types=(RETAINER,), life=1, life_sup=2)
    imp = table.put("A", "imp", host=sully, level=level)
    assert (strength(table.now, table.card(sully)), table.blood(imp)) == (1 + expected, expected)


@pytest.mark.rule("VTES-ACT-RECRUIT-01", "VTES-ACT-RECRUIT-02", "VTES-R-06")
def test_any_ready_minion_recruits_an_ally_that_comes_unlocked_with_its_life():
    table = Table()
    sully, boss = vampire(table, "A"), table.ally("A", ally("boss"))
    table.put("A", retainer("raven"), host=sully)
    vampire(table, "B")
    table.hand("A", ally("ghoul", life=2, pool=3))
    table.act("A")
    assert {option.minion for option in table.options(PlayCard)} == {sully, boss}, "a retainer recruits nobody"
    table.seat("A").plays("ghoul", boss)
    assert (action_of(table).targets, stealth(table.now), table.pool("A")) == ((), 1, 30)
    assert table.card("ghoul:1").region == LIMBO
    finish(table)
    ghoul = table.card("ghoul:1")
    assert (ghoul.region, ghoul.locked, ghoul.counters, ghoul.controller) == (READY, False, 2, "A")
    assert table.pool("A") == 27


@pytest.mark.rule("VTES-ACT-RECRUIT-06")
def test_an_ally_stays_when_its_recruiter_is_gone():
    table = Table()
    sully = vampire(table, "A")
    stake = lever(table, "A", Burn(who="chosen"), choose=("vampire",))
    table.hand("A", ally("ghoul"))
    table.act("A")
    table.seat("A").plays("ghoul", sully)
    finish(table)
    use_on(table, "A", stake, sully)
    assert set(table.now.cards) == {stake, "ghoul:1"}


@pytest.mark.rule(
    "VTES-X-02", "VTES-RES-02", "VTES-RES-03", "VTES-ACT-RECRUIT-01", "VTES-ACT-RECRUIT-02", "VTES-ACT-RECRUIT-03"
)
@pytest.mark.parametrize("blocked", [False, True])
def test_the_dowager_recruits_an_underbridge_stray(blocked):
    table = Table("SAK")
    dowager, guard = table.vampire("S", "the-dowager", blood=4), vampire(table, "A", strength=-1)
    if blocked:
        scout(table, guard)
    table.hand("S", "underbridge-stray")
    table.act("S")
    table.seat("S").plays("underbridge-stray", dowager)
    assert table.card(dowager).locked
    assert (stealth(table.now), action_of(table).targets, table.blood(dowager)) == (1, (), 4)
    if blocked:
        attempt(table, "A", guard)
    finish(table)
    assert table.blood(dowager) == (4 if blocked else 3)
    if blocked:
        assert table.now.ash["S"] == ("underbridge-stray",)
    else:
        assert table.card("underbridge-stray:1").region == READY
        assert table.refused(Bleed("underbridge-stray:1", "A")) == "VTES-ACT-14"


@pytest.mark.rule("VTES-ACT-POL-01", "VTES-ACT-POL-02", "VTES-ACT-POL-03", "VTES-BLOCK-03", "VTES-ACT-08")
def test_a_political_action_is_undirected_with_1_stealth_paid_on_success_and_one_a_turn():
    table = Table()
    sully, free = vampire(table, "A", blood=3), key(table)
    vampire(table, "B")
    vote = Mode(POLITICAL, "take-action", does=(GainPool(),))
    table.hand(
        "A", library_card("vote", vote, types=(POLITICAL,), blood=1), library_card("plea", vote, types=(POLITICAL,))
    )
    table.act("A")
    table.seat("A").plays("vote", sully)
    assert (action_of(table).targets, stealth(table.now), table.blood(sully)) == ((), 1, 3)
    assert table.now.referendum is None
    until(table, "polling")
    assert table.blood(sully) == 2
    assert table.now.referendum is not None
    finish(table)
    use_on(table, "A", free, sully)
    finish(table)
    assert table.refused(PlayCard("plea", 0, sully)) == "VTES-ACT-08"


@pytest.mark.rule("VTES-ACT-CARD-01", "VTES-R-06")
def test_whoever_meets_the_requirements_takes_the_action_of_a_card():
    table = Table()
    sully, lauren = vampire(table, "A", clan="toreador"), vampire(table, "A")
    raven = table.put("A", retainer("raven"), host=sully)
    well = table.put("A", thing("well", Ability("take-action", deed=Deed(by="clan:toreador"), does=(GainPool(),))))
    table.hand("A", action_card("errand", GainPool(), clan="toreador"))
    table.act("A")
    assert offered(table, "errand", sully)
    assert table.refused(PlayCard("errand", 0, lauren)) == "VTES-REQ-01"
    assert table.options(UseAbility) == (UseAbility(well, 0, sully),), f"not {raven}"


@pytest.mark.rule("VTES-ACT-CARD-03")
@pytest.mark.parametrize("whose, targets", [("A", ()), ("B", ("B",)), ("C", ("C",))])
def test_an_action_is_directed_at_whoever_controls_its_target(whose, targets):
    table = Table()
    sully = vampire(table, "A")
    guards = {seat: vampire(table, seat) for seat in "BC"}
    target = vampire(table, whose)
    table.hand("A", action_card("curse", Lock(who="chosen"), deed=Deed(directed="chosen"), choose=("vampire",)))
    table.act("A")
    table.seat("A").plays("curse", sully)
    choose(table, "A", target)
    assert action_of(table).targets == targets
    able = set()
    while table.prompt == "action":
        able |= {table.ask().seat} if table.options(Block) else set()
        table.seat(table.ask().seat).passes()
    assert able == (set(targets) or {"B", "C"}), f"{guards}"
    finish(table)
    assert table.card(target).locked


@pytest.mark.rule("VTES-ACT-CARD-03", "VTES-TGT-06")
def test_an_action_on_an_ash_heap_is_undirected_whosever_it_is():
    table = Table()
    sully = vampire(table, "A")
    vampire(table, "B")
    table.state.ash["C"] = ("deflection",)
    table.hand("A", action_card("dig", deed=Deed(directed="chosen"), choose=("ash-heap",)))
    table.act("A")
    table.seat("A").plays("dig", sully)
    table.seat("A").answers(ChoosePrinted("deflection", "ash", "C"))
    assert action_of(table).targets == ()
