"""Chapters 7.3 and 7.5: exhaustion, potency, infamy, and the words gain, assign and steal."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.state import choices as do


@pytest.mark.rule("HER-EXH-01")
def test_when_all_are_exhausted_nobody_can_lead() -> None:
    table = Table(A="ventrue", B="tremere").hand("A", "ventrue_pardon").mark("ventrue_leopoldine", exhausted=True)
    table.turn("A")
    assert table.seat("A").refusal(do.PlayScheme("ventrue_pardon")).rule == "HER-EXH-01"


@pytest.mark.rule("HER-EXH-01", "HER-SCHEME-10")
def test_whoever_has_led_cannot_lead_again() -> None:
    table = Table(A="ventrue", B="tremere").hand("A", "ventrue_pardon", "ventrue_levy")
    table.turn("A").seat("A").plays("ventrue_pardon")
    assert table["ventrue_leopoldine"].exhausted
    table.turn("A")
    assert table.seat("A").refusal(do.PlayScheme("ventrue_levy")).rule == "HER-EXH-01"


@pytest.mark.rule("HER-EXH-02")
def test_exhaustion_lasts_until_it_is_renewed() -> None:
    table = Table().mark("brujah_ottavia", exhausted=True).turn("A").finish().end_round().turn("A")
    assert table["brujah_ottavia"].exhausted
    table.effects("A", "brujah_ottavia", {"op": "renew", "sel": "one own"})
    assert not table["brujah_ottavia"].exhausted


@pytest.mark.rule("HER-STATUS-01", "HER-STATUS-02", "HER-STATUS-03")
def test_potency_is_a_point_and_infamy_costs_one() -> None:
    table = Table().mark("brujah_ottavia", potency=7, infamy=4)
    table.childe("A", who("calm west covert"), potency=2, infamy=1)
    assert table.score("A")["potency"] == 9
    assert table.score("A")["infamy"] == -5


@pytest.mark.rule("HER-STATUS-01")
def test_potency_pays_for_slots() -> None:
    table = Table().recruit("A", FIVE[1])
    assert table["brujah_ottavia"].potency == 2


@pytest.mark.rule("HER-STATUS-02")
def test_hostile_effects_often_want_an_infamous_victim() -> None:
    """Vitae steals 3 potency, but only from somebody with infamy."""
    steal = {"op": "steal", "what": "potency", "n": 3, "sel": "one opp infamy>=1 potency>=1"}
    table = Table(A="tremere", B="brujah")
    table.effects("A", "tremere_walther", steal)
    assert table["tremere_walther"].potency == 3
    table.mark("brujah_ottavia", infamy=1).effects("A", "tremere_walther", steal)
    assert (table["tremere_walther"].potency, table["brujah_ottavia"].potency) == (6, 0)


@pytest.mark.rule("HER-KEY-01")
@pytest.mark.parametrize("what, now", [("potency", (2, 0)), ("infamy", (0, 2))])
def test_gain_comes_from_the_supply_to_the_acting_vampire(what: str, now: tuple[int, int]) -> None:
    table = Table()
    acting = table.childe("A", who("calm west covert"))
    table.effects("A", acting, {"op": "gain", "what": what, "n": 2})
    assert (table[acting].potency, table[acting].infamy) == now
    assert table["brujah_ottavia"].potency == 3


@pytest.mark.rule("HER-KEY-02")
def test_assign_comes_from_the_supply_to_whoever_is_meant() -> None:
    table = Table(A="brujah", B="tremere")
    table.childe("B", who("calm west covert"))
    table.effects("A", "brujah_ottavia", {"op": "assign", "what": "infamy", "n": 2, "sel": "one opp"})
    table.seat("A").chooses(who("calm west covert"))
    assert table[who("calm west covert")].infamy == 2
    table.effects("A", "brujah_ottavia", {"op": "assign", "what": "infamy", "n": 1, "sel": "each opp"})
    assert (table["tremere_walther"].infamy, table[who("calm west covert")].infamy) == (1, 3)


@pytest.mark.rule("HER-KEY-03")
def test_steal_moves_to_the_acting_vampire() -> None:
    table = Table(A="brujah", B="tremere")
    acting = table.childe("A", who("calm west covert"))
    table.effects("A", acting, {"op": "steal", "what": "potency", "n": 2, "sel": "one opp"})
    assert (table["tremere_walther"].potency, table[acting].potency) == (1, 2)
    table.effects("A", acting, {"op": "steal", "what": "boon", "n": 1, "sel": "one opp"})
    assert table[acting].boons == ("tremere",)


@pytest.mark.rule("HER-KEY-03", "HER-R-54")
def test_where_there_is_less_to_steal_what_is_there_is_taken() -> None:
    table = Table(A="brujah", B="tremere").mark("tremere_walther", potency=1)
    table.effects("A", "brujah_ottavia", {"op": "steal", "what": "potency", "n": 3, "sel": "one opp"})
    assert (table["tremere_walther"].potency, table["brujah_ottavia"].potency) == (0, 4)


@pytest.mark.rule("HER-KEY-03", "HER-R-54", "HER-TORPOR-04")
def test_nothing_is_stolen_for_a_torpid_vampire() -> None:
    table = Table(A="brujah", B="tremere")
    acting = table.childe("A", who("calm west covert"), torpid=True)
    table.effects("A", acting, {"op": "steal", "what": "potency", "n": 2, "sel": "one opp"})
    assert (table["tremere_walther"].potency, table[acting].potency) == (3, 0)


@pytest.mark.rule("HER-KEY-04")
def test_any_opponent_is_one_other_player_of_ones_choice() -> None:
    """A favour owed goes to the leader of whichever opponent its holder picks."""
    table = Table(A="brujah", B="tremere", C="ventrue").obligation("A", "favour_owed")
    offered = {one.vampire for one in table.seat("A").may(do.Target)}
    assert offered == {"tremere_walther", "ventrue_leopoldine"}
    table.seat("A").chooses("ventrue_leopoldine")
    assert table["ventrue_leopoldine"].boons == ("ventrue",) * 3 + ("brujah",)
    assert table["tremere_walther"].boons == ("tremere",) * 3
