"""A scheme laid out before it is played: told beside the choice, by the rules, and nothing hidden with it."""

from typing import Any

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.seen.asides import aside
from nokturn.games.heritage.seen.resample import resample, veiled
from nokturn.games.heritage.seen.view import view
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Token


def laid(table: Table, scheme: str) -> dict[str, Any]:
    table.state.active = "A"
    found = aside(table.state, do.PlayScheme(scheme))
    assert found is not None
    return dict(found.facts)


def would(table: Table, scheme: str, leader: str) -> dict[str, Any]:
    """What would come of it, if this one leads."""
    told = {one: rest for one, *rest in laid(table, scheme)["would"]}
    lines, unknown, asked, asks, changes, picks = told[leader]
    said = [key for key, _ in lines]
    return {"told": said, "unknown": unknown, "asked": (asked, asks), "by": dict(changes), "picks": picks}


@pytest.mark.rule("HER-SCHEME-02")
@pytest.mark.rule("HER-SCHEME-04")
def test_every_requirement_names_who_of_the_coterie_meets_it_and_whom_a_boon_could_go_to() -> None:
    """Theft of Vitae wants one martial and two scholarly."""
    table = Table(A="tremere", B="gangrel")
    table.hand("A", "tremere_vitae")
    top = table.leader("A")
    childe = table.childe("A", who("elitist calm north martial"))
    scholar = table.childe("B", who("egalitarian calm south scholarly"))
    asleep = table.mark(table.childe("B", who("egalitarian cruel south scholarly")), torpid=True)
    facts = laid(table, "tremere_vitae")
    assert dict(facts["slots"])[top] == (("martial", childe), ("scholarly", top), ("scholarly", ""))
    owed = dict(facts["creditors"])["scholarly"]
    assert (scholar, "B") in owed
    assert asleep not in [vampire for vampire, _ in owed], "who is torpid takes no boon"


@pytest.mark.rule("HER-KEY-03")
def test_a_scheme_says_for_each_it_could_concern_what_would_change_for_whom() -> None:
    """Three potency are stolen from somebody with infamy: three points there and here."""
    table = Table(A="tremere", B="gangrel")
    table.hand("A", "tremere_vitae")
    top = table.leader("A")
    table.childe("A", who("elitist calm north martial"))
    table.childe("A", who("elitist calm north scholarly"))
    rich, poor = (table.childe("B", who("egalitarian calm martial", number=at)) for at in (0, 1))
    table.mark(rich, potency=4, infamy=1)
    table.mark(poor, potency=1, infamy=1)
    before = table.state.clone()
    found = would(table, "tremere_vitae", top)
    assert found["asked"] == ("choose-vampire", "A")
    by = {vampire: dict(changes) for vampire, changes, _ in found["picks"]}
    assert by == {rich: {"A": 3, "B": -3}, poor: {"A": 1, "B": -1}}
    assert table.state == before, "nothing has happened yet"


@pytest.mark.rule("HER-SCHEME-14")
def test_a_draw_is_told_as_to_a_stranger_and_what_comes_after_it_is_known() -> None:
    """Learned men draw a scheme and gain potency; which scheme, nobody knows before."""
    table = Table(A="brujah", B="gangrel")
    table.hand("A", "brujah_ideals").scheme_deck("A", "brujah_riot", "brujah_door")
    top = table.leader("A")
    for number in (0, 1):
        table.childe("A", who("elitist scholarly", number=number))
    found = would(table, "brujah_ideals", top)
    assert "draws-schemes" in found["told"]
    assert "draws-schemes-privy" not in found["told"]
    assert found["by"] == {"A": 2}, "two potency"


@pytest.mark.rule("HER-MAL-01")
def test_where_a_card_of_the_deck_would_be_turned_the_forecast_ends() -> None:
    table = Table(A="malkavian", B="gangrel")
    table.hand("A", "malkavian_cards")
    top = table.leader("A")
    table.childe("A", who("elitist calm north scholarly"))
    found = would(table, "malkavian_cards", top)
    assert "reveals-character" not in found["told"]
    assert found["unknown"] or found["asked"][0] == "affirm-chaos"
    assert found["by"] == {}


@pytest.mark.rule("HER-BOON-01")
def test_whom_a_boon_makes_stronger_is_said_in_points() -> None:
    table = Table(A="brujah", B="gangrel")
    owed = table.leader("B")
    now = view(table.state, "A").players["B"].points
    assert now is not None
    found = aside(table.state, do.Owe(owed))
    assert found is not None
    facts = dict(found.facts)
    assert (facts["player"], facts["points"], facts["after"]) == ("B", now, now + 1)


@pytest.mark.rule("HER-SETUP-21")
def test_the_veiled_table_is_the_same_for_all_tables_that_a_player_cannot_tell_apart() -> None:
    theatres = ("high_low_clans", "inner_beast", "sabbat_wars")
    table = Table(A="brujah", B="gangrel", theatres=theatres)
    table.region("north", Token("camarilla", 3), Token("sabbat", 2))
    table.hand("A", "brujah_riot").hand("B", "gangrel_hunt", "gangrel_run")
    known = veiled(table.state, "A")
    assert known.hands["A"] == ("brujah_riot",)
    for key in "123":
        assert veiled(resample(table.state, "A", key * 32), "A") == known
