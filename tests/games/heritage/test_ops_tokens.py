"""Gain, assign, lose, steal, move; amounts; `need`, `may` and `that`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.state import choices as do

POTENCY = {"op": "gain", "what": "potency", "n": 1}
ONE_OWN, ONE_OPP = who("calm north"), who("calm south")


def table_of_two(**theirs: Any) -> Table:
    """A has a leader and a childe; B has a leader and a childe marked like this."""
    table = Table(A="brujah", B="tremere")
    table.childe("A", ONE_OWN)
    table.childe("B", ONE_OPP, **theirs)
    return table


@pytest.mark.rule("HER-KEY-01")
@pytest.mark.parametrize("what", ["potency", "infamy"])
def test_gain_puts_tokens_on_the_acting_vampire(what: str) -> None:
    table = table_of_two()
    table.effects("A", ONE_OWN, {"op": "gain", "what": what, "n": 2})
    assert getattr(table[ONE_OWN], what) == 2


@pytest.mark.rule("HER-KEY-01", "HER-SCHEME-17", "HER-TORPOR-03", "HER-TORPOR-04")
@pytest.mark.parametrize("what", ["potency", "infamy"])
def test_a_torpid_vampire_gains_nothing_and_the_rest_goes_on(what: str) -> None:
    table = table_of_two().mark(ONE_OWN, torpid=True)
    other = {"op": "assign", "what": "infamy", "n": 1, "sel": "each opp"}
    table.effects("A", ONE_OWN, {"op": "gain", "what": what, "n": 2}, other)
    assert getattr(table[ONE_OWN], what) == 0
    assert table[ONE_OPP].infamy == 1


@pytest.mark.rule("HER-KEY-02")
def test_assign_puts_so_many_on_each() -> None:
    table = table_of_two()
    asleep = table.childe("B", who("cruel"), torpid=True)
    table.effects("A", ONE_OWN, {"op": "assign", "what": "infamy", "n": 2, "sel": "each opp"})
    assert [table[one].infamy for one in (ONE_OPP, table.leader("B"), asleep)] == [2, 2, 0]


@pytest.mark.rule("HER-EFF-02", "HER-ABIL-05")
def test_one_of_several_is_chosen_by_the_acting_player() -> None:
    table = table_of_two()
    table.effects("A", ONE_OWN, {"op": "assign", "what": "infamy", "n": 1, "sel": "one opp"})
    assert set(table.seat("A").options) == {do.Target(ONE_OPP), do.Target(table.leader("B"))}
    table.seat("A").chooses(ONE_OPP)
    assert (table[ONE_OPP].infamy, table[table.leader("B")].infamy) == (1, 0)


@pytest.mark.rule("HER-EFF-02", "HER-SCHEME-11", "HER-ABIL-03")
def test_without_a_target_an_effect_is_skipped_and_the_rest_goes_on() -> None:
    table = table_of_two()
    table.effects("A", ONE_OWN, {"op": "torpor", "sel": "one opp infamy>=1"}, POTENCY)
    assert table.over
    assert table[ONE_OWN].potency == 1


@pytest.mark.rule("HER-EFF-02")
def test_lose_takes_up_to_so_many_from_who_has_any() -> None:
    table = table_of_two(potency=1)
    table.effects("A", ONE_OWN, {"op": "lose", "what": "potency", "n": 2, "sel": "one opp"})
    assert set(table.seat("A").options) == {do.Target(ONE_OPP), do.Target(table.leader("B"))}
    table.seat("A").chooses(ONE_OPP)
    table.effects("A", ONE_OWN, {"op": "lose", "what": "potency", "n": 2, "sel": "one opp"})
    assert (table[ONE_OPP].potency, table[table.leader("B")].potency) == (0, 1)


@pytest.mark.rule("HER-EFF-02")
def test_lose_all() -> None:
    table = table_of_two(infamy=5)
    table.effects("A", ONE_OWN, {"op": "lose", "what": "infamy", "n": "all", "sel": "each opp infamy>=1"})
    assert table[ONE_OPP].infamy == 0


@pytest.mark.rule("HER-KEY-03", "HER-R-54")
@pytest.mark.parametrize("there, stolen", [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_steal_takes_what_is_there_to_the_acting_vampire(there: int, stolen: int) -> None:
    table = table_of_two(potency=there).mark("tremere_walther", potency=0)
    table.effects("A", ONE_OWN, {"op": "steal", "what": "potency", "n": 2, "sel": "one opp"})
    assert (table[ONE_OWN].potency, table[ONE_OPP].potency) == (stolen, there - stolen)


@pytest.mark.rule("HER-KEY-03", "HER-BOON-02")
def test_steal_moves_boons_of_any_clan() -> None:
    table = table_of_two(boons=("ventrue",)).mark("tremere_walther", boons=())
    table.effects("A", ONE_OWN, {"op": "steal", "what": "boon", "n": 1, "sel": "one opp boon>=1"})
    assert (table[ONE_OWN].boons, table[ONE_OPP].boons) == (("ventrue",), ())


@pytest.mark.rule("HER-R-54", "HER-SCHEME-17")
@pytest.mark.parametrize("what", ["potency", "boon"])
def test_nothing_is_stolen_for_a_torpid_vampire(what: str) -> None:
    table = table_of_two(potency=1, boons=("tremere",)).mark(ONE_OWN, torpid=True)
    table.effects("A", ONE_OWN, {"op": "steal", "what": what, "n": 1, "sel": "one opp"})
    assert table.over
    assert (table[ONE_OPP].potency, table[ONE_OPP].boons) == (1, ("tremere",))


@pytest.mark.rule("HER-EFF-02")
def test_move_goes_from_one_to_another_and_that_is_who_has_received() -> None:
    table = table_of_two().mark(ONE_OWN, infamy=3)
    move = {"op": "move", "what": "infamy", "n": 2, "sel": "one own infamy>=1", "to": "one opp"}
    table.effects("A", ONE_OWN, move, {"op": "exhaust", "sel": "that"}).seat("A").chooses(ONE_OPP)
    assert (table[ONE_OWN].infamy, table[ONE_OPP].infamy) == (1, 2)
    assert table[ONE_OPP].exhausted


@pytest.mark.rule("HER-EFF-02")
def test_move_takes_up_to_what_is_there_and_needs_somebody_awake_on_both_sides() -> None:
    table = table_of_two(torpid=True).mark(ONE_OWN, infamy=1)
    table.childe("A", who("cruel"), infamy=4, torpid=True)
    move = {"op": "move", "what": "infamy", "n": 2, "sel": "one own infamy>=1", "to": "one opp"}
    table.effects("A", ONE_OWN, move)
    assert table.over
    assert (table[ONE_OWN].infamy, table[table.leader("B")].infamy, table[ONE_OPP].infamy) == (0, 1, 0)


# amounts


@pytest.mark.rule("HER-EFF-01")
@pytest.mark.parametrize(
    "n, potency",
    [
        ({"count": "each own", "max": 9}, 4),
        ({"count": "each own", "max": 3}, 3),
        ({"count": "each own", "plus": 1, "max": 9}, 5),
        ({"count": "each own", "div": 2, "max": 9}, 2),
        ({"count": "each own calm", "div": 2, "plus": 1, "max": 9}, 2),
        ({"count": "each own torpid", "max": 9}, 1),
        ({"count": "each opp", "max": 9}, 1),
        ({"tokens": "boon", "sel": "self", "max": 4}, 2),
        ({"tokens": "boon", "sel": "self", "max": 1}, 1),
    ],
)
def test_amounts_count_vampires_or_tokens(n: dict[str, Any], potency: int) -> None:
    """Four awake and one torpid; the acting vampire has 2 boons."""
    table = Table(A="brujah", B="tremere")
    mine = table.childe("A", who("calm"), boons=("brujah", "tremere"))
    table.childe("A", who("calm", 1))
    table.childe("A", who("calm", 2))
    table.childe("A", who("cruel"), torpid=True)
    table.effects("A", mine, {"op": "gain", "what": "potency", "n": n})
    assert table[mine].potency == potency


# need, may and that


NEED = {"op": "move", "what": "boon", "n": 1, "sel": "one own boon>=1", "to": "one opp", "need": True}


@pytest.mark.rule("HER-EFF-02")
def test_need_stops_the_list_where_there_is_no_target() -> None:
    table = table_of_two().mark("brujah_ottavia", boons=())
    table.effects("A", ONE_OWN, NEED, POTENCY)
    assert table.over
    assert table[ONE_OWN].potency == 0


@pytest.mark.rule("HER-EFF-02")
def test_need_goes_on_where_it_was_met() -> None:
    table = table_of_two()
    table.effects("A", ONE_OWN, NEED, POTENCY).seat("A").chooses(ONE_OPP)
    assert (table[ONE_OWN].potency, table[ONE_OPP].boons) == (1, ("brujah",))


@pytest.mark.rule("HER-EFF-02")
@pytest.mark.parametrize("op", ["lose", "steal"])
def test_need_stops_the_list_where_fewer_moved(op: str) -> None:
    table = table_of_two(potency=1).mark("tremere_walther", potency=0)
    table.effects("A", ONE_OWN, {"op": op, "what": "potency", "n": 2, "sel": "one opp", "need": True}, POTENCY)
    assert table[ONE_OPP].potency == 0
    assert table[ONE_OWN].potency == (1 if op == "steal" else 0)


@pytest.mark.rule("HER-EFF-02", "HER-TORPOR-09")
def test_need_stops_where_nobody_may_fall() -> None:
    table = Table(A="brujah", B="tremere")
    torpor = {"op": "torpor", "sel": "one own", "need": True}
    table.effects("A", table.leader("A"), torpor, POTENCY)
    assert table[table.leader("A")].potency == 3


@pytest.mark.rule("HER-EFF-02")
@pytest.mark.parametrize("wanted", [True, False])
def test_may_asks_first(wanted: bool) -> None:
    table = table_of_two()
    table.effects("A", ONE_OWN, {**POTENCY, "may": True})
    assert table.asked() == {"A": "may"}
    table.seat("A").answers(wanted)
    assert table[ONE_OWN].potency == int(wanted)


@pytest.mark.rule("HER-EFF-02")
def test_may_is_not_asked_where_there_is_no_target() -> None:
    table = table_of_two()
    assert table.effects("A", ONE_OWN, {"op": "torpor", "sel": "one opp infamy>=1", "may": True}).over


@pytest.mark.rule("HER-EFF-01")
def test_that_is_who_was_chosen_last() -> None:
    table = table_of_two()
    infamy, again = ({"op": "assign", "what": "infamy", "n": 1, "sel": sel} for sel in ("one opp", "that"))
    table.effects("A", ONE_OWN, infamy, again, infamy, again)
    table.seat("A").chooses(ONE_OPP).chooses(table.leader("B"))
    assert (table[ONE_OPP].infamy, table[table.leader("B")].infamy) == (2, 2)


@pytest.mark.rule("HER-EFF-02")
def test_that_is_nobody_where_nobody_was_found() -> None:
    """The second choice finds no target: what follows it does not fall back on the first."""
    table = table_of_two()
    first = {"op": "assign", "what": "infamy", "n": 1, "sel": "one own not_self"}
    second = {"op": "exhaust", "sel": "one opp torpid"}
    table.effects("A", ONE_OWN, first, second, {"op": "assign", "what": "potency", "n": 1, "sel": "that"})
    assert table.over
    assert (table[table.leader("A")].infamy, table[table.leader("A")].potency) == (1, 3)


@pytest.mark.rule("HER-EFF-02", "HER-TORPOR-06")
def test_that_cannot_be_reached_once_it_is_torpid() -> None:
    table = table_of_two(infamy=1)
    fall = {"op": "torpor", "sel": "one opp infamy>=1"}
    table.effects("A", ONE_OWN, fall, {"op": "assign", "what": "infamy", "n": 1, "sel": "that"})
    assert (table[ONE_OPP].torpid, table[ONE_OPP].infamy) == (True, 1)


@pytest.mark.rule("HER-EFF-01")
def test_a_nested_list_has_a_that_of_its_own() -> None:
    """The ability chooses somebody; afterwards `that` is still the ancilla whose ability was used."""
    table = Table(A="brujah", B="tremere")
    table.card("ca_brujah_2", stickers=("kindred_1",))
    ancilla, other = table.childe("A", "ca_brujah_2"), table.childe("A", who("calm"))
    use = {"op": "use_abilities", "sel": "one own ancilla"}
    table.effects("A", table.leader("A"), use, {"op": "exhaust", "sel": "that"}).seat("A").chooses(other)
    assert (table[other].potency, table[other].exhausted, table[ancilla].exhausted) == (1, False, True)


@pytest.mark.rule("HER-EFF-01")
def test_each_effect_sees_what_the_one_before_has_left() -> None:
    table = table_of_two()
    infamy = {"op": "assign", "what": "infamy", "n": 1, "sel": "one opp not_clan_leader"}
    table.effects("A", ONE_OWN, infamy, {"op": "steal", "what": "boon", "n": 1, "sel": "one opp infamy>=1"}, POTENCY)
    assert table.over
    assert (table[ONE_OPP].infamy, table[ONE_OWN].potency) == (1, 1)
