"""Political actions that stay in play, and the council of the Anarchs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, attempt, finish
from tests.games.vtes.cards.moments import bleed, choose, targets, to_the_end, until
from tests.games.vtes.politics.polls import cast, close, passed
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import ChooseCard, PlayCard, UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import stealth

GATE, COUNCIL = "raising-the-portcullis", "revolutionary-council"
PRINCE: dict[str, Any] = {"title": "prince:London"}


def called(card: str, table: Table, caller: str, prompt: str) -> None:
    """The referendum is called, unblocked, up to this question."""
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, caller)
    until(table, prompt, "A")


def carry(table: Table, caller: str, side: str = "for") -> None:
    until(table, "polling", "A")
    cast(table, (caller, side))
    close(table)
    assert passed(table) is (side == "for")


# the portcullis


@pytest.mark.card("raising-the-portcullis")
def test_the_portcullis_is_raised_by_a_referendum():
    for side in ("for", "against"):
        table = Table()
        caller = adept(table, "A", clan="lasombra", **PRINCE)
        called(GATE, table, caller, "polling")
        cast(table, (caller, side), ("card:A", side))
        close(table)
        assert (f"{GATE}:1" in table.now.cards) is (side == "for")


@pytest.mark.card("raising-the-portcullis")
@pytest.mark.ruling("LSJ 20100129")
def test_nobody_has_two():
    table = Table()
    caller = adept(table, "A", clan="lasombra", **PRINCE)
    table.put("A", GATE)
    table.hand("A", GATE)
    table.act("A")
    assert table.refused(PlayCard(GATE, 0, caller)) == "VTES-REQ-01"


@pytest.mark.card("raising-the-portcullis")
@pytest.mark.parametrize("seat, more", [("B", 1), ("C", 0), ("A", 0)])
def test_with_a_vampire_of_the_prey_in_torpor_ones_vampires_bleed_more(seat, more):
    table = Table()
    table.put("A", GATE)
    minion, ally, other = adept(table, "A"), table.ally("A", "screamer"), adept(table, "B")
    adept(table, seat, region=TORPOR)
    found = [bleed_of(table.now, table.card(one)) for one in (minion, ally, other)]
    assert found == [1 + more, 1, 1]


@pytest.mark.card("raising-the-portcullis", "archon")
def test_they_are_voted_down_again():
    for card, at in ((GATE, 0), ("archon", 1)):
        table = Table()
        holder = adept(table, "A")
        there = table.put("A", card, host=holder if card == "archon" else "")
        caller = adept(table, "B", **PRINCE)
        rebel = adept(table, "B", sect="anarch")
        table.act("B")
        offered = {one.minion for one in table.options(UseAbility) if one.ability == at}
        assert offered == ({caller, rebel} if card == GATE else {caller})
        table.seat("B").uses(there, at, caller)
        assert stealth(table.now) == 1
        until(table, "polling", "B")
        cast(table, (caller, "for"))
        close(table)
        assert there not in table.now.cards


# the archon


@pytest.mark.card("archon")
@pytest.mark.rule("VTES-REQ-01")
def test_a_vampire_of_the_camarilla_becomes_archon():
    table = Table()
    caller, other, rebel = adept(table, "A", **PRINCE), adept(table, "B"), adept(table, "B", sect="anarch")
    called("archon", table, caller, "choose-archon")
    assert targets(table) == {caller, other}, rebel
    choose(table, "A", other)
    carry(table, caller)
    there = table.card("archon:1")
    assert (there.host, there.controller) == (other, "B")


def archon(copies: int = 1) -> tuple[Table, str]:
    table = Table()
    minion = adept(table, "A")
    for _ in range(copies):
        table.put("A", "archon", host=minion)
    return table, minion


@pytest.mark.card("archon")
@pytest.mark.ruling("RTR 20030519", "LSJ 20100909")
def test_each_copy_offers_its_own_combat():
    table, minion = archon(2)
    victim, ally = adept(table, "B"), table.ally("B", "double-deuce")
    for copy in ("archon:1", "archon:2"):
        table.act("A")
        table.seat("A").uses(copy, 0, minion)
        if table.prompt == "choose-target":
            assert targets(table) == {victim}, ally
            choose(table, "A", victim)
        assert stealth(table.now) == 1
        finish(table)
        table.now.change(minion, locked=False)
        table.act("A")
        assert table.refused(UseAbility(copy, 0, minion)) == "VTES-ACT-08"
    assert table.blood(victim) == 4


@pytest.mark.card("archon")
@pytest.mark.ruling("LSJ 19980225", "LSJ 19970707")
@pytest.mark.parametrize("copies, blood, left", [(1, 4, 3), (2, 4, 2), (2, 0, 0)])
def test_vampires_that_attempt_to_block_burn_blood(copies, blood, left):
    table, minion = archon(copies)
    blocker = adept(table, "B", blood=blood)
    table.hand("A", IDLE)
    bleed(table, minion)
    attempt(table, "B", blocker)
    finish(table)
    assert table.told("blocked")
    paid = [one for one in table.told("burns-blood") if one["minion"] == blocker][: min(copies, blood)]
    assert blood - sum(one["amount"] for one in paid) == left
    assert table.blood(blocker) == max(left - 1, 0), "and one more to the blow"


@pytest.mark.card("archon")
def test_allies_pay_nothing_to_block_an_archon():
    table, minion = archon()
    ally = table.ally("B", "double-deuce")
    table.hand("A", IDLE)
    bleed(table, minion)
    attempt(table, "B", ally)
    assert not [one for one in table.told("burns-blood") if one["minion"] == ally][1:]


@pytest.mark.card("archon")
@pytest.mark.rule("VTES-BHUNT-01")
def test_no_blood_hunt_is_called_on_an_archon():
    for marked in (True, False):
        table = Table()
        thief, victim = adept(table, "A"), adept(table, "B", region=TORPOR)
        if marked:
            table.put("A", "archon", host=thief)
        adept(table, "C", **PRINCE)
        table.run("vtes.diablerize", thief, victim)
        to_the_end(table)
        assert bool(table.told("referendum")) is not marked
        assert bool(table.told("no-blood-hunt")) is marked


# the outlaw


@pytest.mark.card("anathema")
def test_somebody_is_declared_an_outlaw():
    table = Table()
    caller, other = adept(table, "A", **PRINCE), adept(table, "B")
    sleeping = adept(table, "B", region=TORPOR)
    called("anathema", table, caller, "choose-outlaw")
    assert targets(table) == {caller, other}, sleeping
    choose(table, "A", other)
    carry(table, caller)
    assert (table.card("anathema:1").host, table.card("anathema:1").controller) == (other, "B")


def outlawed(blood: int, copies: int = 1, **more: Any) -> tuple[Table, str, str]:
    table = Table("AB")
    outlaw, hunter = adept(table, "A", blood=blood), adept(table, "B", **more)
    for _ in range(copies):
        table.put("A", "anathema", host=outlaw)
    table.run("vtes.fight", outlaw, hunter, False)
    return table, outlaw, hunter


@pytest.mark.card("anathema")
@pytest.mark.ruling("RTR 19980623", "LSJ 20021117")
@pytest.mark.parametrize("copies", [1, 2])
def test_the_last_blood_in_combat_is_the_end(copies):
    table, outlaw, hunter = outlawed(1, copies)
    to_the_end(table) if not table.over else None
    assert (outlaw in table.now.cards, table.pool("B"), table.pool("A")) == (False, 36, 30)
    assert table.blood(hunter) == 5


@pytest.mark.card("anathema")
@pytest.mark.ruling("RTR 19980623")
@pytest.mark.parametrize("blood, region", [(2, "ready"), (0, TORPOR)])
def test_not_with_blood_left_and_not_without_blood_to_lose(blood, region):
    table, outlaw, _ = outlawed(blood)
    to_the_end(table) if not table.over else None
    assert (table.card(outlaw).region, table.pool("B")) == (region, 30)


@pytest.mark.card("anathema")
@pytest.mark.ruling("LSJ 20021122-2", "ANK 20211112")
def test_diablerie_is_something_else():
    table = Table()
    outlaw, thief = adept(table, "A", region=TORPOR, blood=2), adept(table, "B")
    table.put("A", "anathema", host=outlaw)
    table.run("vtes.diablerize", thief, outlaw)
    to_the_end(table) if not table.over else None
    assert table.pool("B") == 30


# the council


@pytest.mark.card("revolutionary-council")
@pytest.mark.ruling("LSJ 20081203", "LSJ 20020819")
def test_the_council_locks_anarchs_and_burns_what_it_likes():
    table = Table(pool=3)
    baron = adept(table, "A", sect="anarch", title="baron:London")
    first, second = adept(table, "A", sect="anarch"), adept(table, "A", sect="anarch")
    adept(table, "A")
    place, bike = table.put("B", "the-barrens"), table.put("B", "sport-bike", host=adept(table, "B"))
    called(COUNCIL, table, baron, "choose-council")
    assert targets(table) == {first, second}
    table.seat("A").answers((ChooseCard(first), ChooseCard(second)))
    assert targets(table) == {place, bike}
    table.seat("A").answers((ChooseCard(place),))
    while table.prompt == "share-points":
        table.seat("A").answers(3 if dict(table.ask().args)["player"] == "C" else 0)
    table.now.change(first, locked=True)
    carry(table, baron)
    assert (table.card(first).locked, table.card(second).locked) == (True, True)
    assert (place in table.now.cards, bike in table.now.cards) == (False, True)
    assert "C" in table.now.gone, "3 points, as much as there was"


@pytest.mark.card("revolutionary-council")
def test_nothing_happens_if_it_fails():
    table = Table()
    baron, other = adept(table, "A", sect="anarch", title="baron:London"), adept(table, "A", sect="anarch")
    called(COUNCIL, table, baron, "share-points")
    while table.prompt == "share-points":
        table.seat("A").answers(2 if dict(table.ask().args)["player"] == "B" else 0)
    until(table, "polling", "A")
    cast(table, (baron, "against"), ("card:A", "against"))
    close(table)
    assert (table.pool("B"), table.card(other).locked) == (30, False)


@pytest.mark.card("revolutionary-council")
@pytest.mark.ruling("LSJ 20080603")
def test_it_takes_a_baron_with_another_anarch_at_hand():
    table = Table()
    baron, other = adept(table, "A", sect="anarch", title="baron:London"), adept(table, "A", sect="anarch", locked=True)
    table.hand("A", COUNCIL)
    table.act("A")
    assert table.refused(PlayCard(COUNCIL, 0, baron)) == "VTES-REQ-01", other
