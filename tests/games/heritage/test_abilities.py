"""Chapter 6: using abilities."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.effects import Effects
from nokturn.games.heritage.state import choices as do


def used(table: Table) -> list[str]:
    return [one["ability"] for one in table.told("uses-ability")]


@pytest.mark.rule("HER-ABIL-01")
def test_abilities_are_used_on_recruiting_and_when_an_effect_says_so() -> None:
    table = Table(A="brujah", B="tremere").mark("brujah_ottavia", exhausted=True).queue(*FIVE[:4], "ca_brujah_2")
    table.recruit("A", "ca_brujah_2").finish()
    assert used(table) == ["mercy_2"]
    table.mark("brujah_ottavia", exhausted=True)
    table.effects("A", "brujah_ottavia", {"op": "use_abilities", "sel": "one own ancilla"})
    assert used(table) == ["mercy_2"]
    assert not table["brujah_ottavia"].exhausted


@pytest.mark.rule("HER-ABIL-02", "HER-R-23")
def test_printed_abilities_then_stickers_then_monsters_each_in_its_order() -> None:
    table = Table(A="tzimisce", B="tremere")
    table.card("bc_001", side="ancilla", stickers=("indifference_2", "indifference_1"))
    vampire = table.childe("A", "bc_001", monsters=("ca_brujah_2", "ca_gangrel_1"))
    table.take_out("ca_brujah_2", "ca_gangrel_1")
    table.use_abilities("A", vampire).finish()
    assert used(table) == ["combat_1", "indifference_2", "indifference_1", "mercy_2", "animalism"]


@pytest.mark.rule("HER-ABIL-02")
def test_each_ability_is_finished_before_the_next() -> None:
    """Combat asks for a fledgling; the potency of the next ability comes only after the answer."""
    table = Table(A="tzimisce", B="tremere").card("bc_001", side="ancilla", stickers=("indifference_2",))
    vampire = table.childe("A", "bc_001")
    first, second = table.childe("B", who("calm west covert")), table.childe("B", who("calm east covert"))
    table.use_abilities("A", vampire)
    assert {one.vampire for one in table.seat("A").may(do.Target)} == {first, second}
    assert table[vampire].potency == 0
    table.seat("A").chooses(second)
    assert (table[second].infamy, table[vampire].potency) == (1, 2)


@pytest.mark.rule("HER-ABIL-03", "HER-EFF-02")
def test_an_ability_with_a_target_cannot_be_skipped() -> None:
    """Potence must go to an opponent's sire, and there are two."""
    table = Table(A="brujah", B="tremere", C="ventrue")
    table.childe("B", who("calm west covert"))
    table.childe("C", who("calm east covert"))
    vampire = table.childe("A", "ca_lasombra_2")
    table.use_abilities("A", vampire)
    a = table.seat("A")
    assert {one.vampire for one in a.may(do.Target)} == {table.leader("B"), table.leader("C")}
    assert a.refusal(do.EndTurn()).rule == "HER-EFF-02"
    a.chooses(table.leader("C"))
    assert table[table.leader("C")].infamy == 2


@pytest.mark.rule("HER-ABIL-03")
def test_a_part_without_a_target_is_skipped_and_the_rest_goes_on() -> None:
    """Noemi Thorn finds no infamy to hide, but reserves."""
    table = Table()
    vampire = table.childe("A", "ca_gangrel_2")
    table.use_abilities("A", vampire)
    assert table.asked() == {"A": "reserve"}
    table.seat("A").picks(FIVE[4])
    assert table.state.reserved == {"A": FIVE[4]}


@pytest.mark.rule("HER-ABIL-03")
def test_a_whole_ability_without_a_target_is_skipped() -> None:
    table = Table(A="brujah", B="tremere").card("bc_001", side="ancilla", stickers=("indifference_1",))
    table.mark("tremere_walther", torpid=True)
    vampire = table.childe("A", "bc_001")
    table.use_abilities("A", vampire)
    assert table.over
    assert table[vampire].potency == 1


@pytest.mark.rule("HER-ABIL-04", "HER-R-27")
def test_abilities_of_a_rivals_vampire_act_on_that_vampire_and_by_the_users_will() -> None:
    """Used by A, the vampire of B gains the potency, and B's vampires are the opponents."""
    table = Table(A="brujah", B="tremere").card("bc_005", side="ancilla", stickers=("ruthlessness_1",))
    rival = table.childe("B", "bc_005")
    table.effects("A", table.leader("A"), {"op": "use_abilities", "sel": "one opp ancilla"})
    assert (table[rival].potency, table[rival].infamy) == (2, 1)
    assert table.asked() == {"A": "choose-vampire"}
    assert {one.vampire for one in table.seat("A").may(do.Target)} == {table.leader("B"), rival}
    table.seat("A").chooses(table.leader("B"))
    assert table[table.leader("B")].infamy == 1


@pytest.mark.rule("HER-ABIL-05")
def test_any_is_one_and_each_is_all() -> None:
    table = Table(A="brujah", B="tremere", C="ventrue")
    vampires = [table.childe("B", who("calm west covert")), table.childe("C", who("calm east covert"))]
    torpor = {"op": "torpor", "sel": "one opp fledgling"}
    table.effects("A", table.leader("A"), torpor)
    assert table.seat("A").ask.kind == "one"
    table.seat("A").chooses(vampires[0])
    assert table.over
    assert [table[one].torpid for one in vampires] == [True, False]
    table.mark(vampires[0], torpid=False)
    table.effects("A", table.leader("A"), {**torpor, "sel": "each opp fledgling"}).finish()
    assert [table[one].torpid for one in vampires] == [True, True]


def all_ops(effects: Effects) -> Iterator[str]:
    for effect in effects:
        yield effect.op
        yield from all_ops(effect.effects)
        yield from all_ops(effect.otherwise)
        for option in effect.options:
            yield from all_ops(option)


@pytest.mark.rule("HER-ABIL-06")
def test_no_ability_uses_abilities_or_recruits() -> None:
    assert len(ABILITIES) == 48
    forbidden = {"use_abilities", "recruit_from_deck", "affirm_chaos"}
    for ability in ABILITIES.values():
        assert not forbidden & set(all_ops(ability.effects)), ability.id


@pytest.mark.rule("HER-ABIL-07", "HER-SCHEME-17", "HER-R-57")
def test_who_falls_while_using_abilities_finishes_the_current_one_without_gaining_and_uses_no_more() -> None:
    """Celerity activates its vampire, which is convicted: its own potency is lost, and the sticker is not used."""
    table = Table(A="brujah", B="tremere", theatres=("inquisition", "inner_beast", "war_of_princes"))
    for archetype in ("scholarly", "wealthy", "covert"):
        table.judge(archetype, "egalitarian")
    table.card("bc_025", side="ancilla", stickers=("indifference_4",))
    vampire = table.childe("A", "bc_025", infamy=1)
    table.use_abilities("A", vampire).finish()
    assert table[vampire].torpid
    assert used(table) == ["celerity"]
    assert table.told("ankh-marches")
    assert table[vampire].potency == 0
