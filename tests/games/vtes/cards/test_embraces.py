"""Action cards that bring vampires: new ones, some from the crypt, and those of others."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, finish, step
from tests.games.vtes.cards.moments import choose, phase, targets, to_the_end, until
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.play.leaving_play import ToUncontrolled
from nokturn.games.vtes.printed.content import CARDS, CRYPT
from nokturn.games.vtes.seen.view import MethuselahView, VtesView, view
from nokturn.games.vtes.state.choices import Bleed, BringOut, ChoosePrinted, EndPhase, Hunt, Nothing, PlayCard, Transfer
from nokturn.games.vtes.state.stats import bleed, capacity, discipline, is_vampire, stealth
from nokturn.games.vtes.state.underway_records import Play

CHILDE, WATERS = "childe-of-the-revolution", "waters-of-duat"


def sire(table: Table, card: str, **more: Any) -> str:
    """Who can play the card."""
    if card == CHILDE:
        return adept(table, "A", clan="brujah", sect="anarch", title="baron:London", **more)
    return adept(table, "A", clan="ministry", sect="independent", **more)


def embraced(card: str) -> tuple[Table, str, str]:
    table = Table()
    maker = sire(table, card)
    adept(table, "B")
    table.hand("A", card, "celerity", *[IDLE] * 5)
    table.library("A", "fame", "potence")
    table.act("A")
    table.seat("A").plays(card, maker)
    assert stealth(table.now) == 1
    until(table, "childe-discipline", "A")
    return table, maker, f"{card}:1"


@pytest.mark.card("childe-of-the-revolution", "waters-of-duat")
@pytest.mark.rule("VTES-SECT-03")
@pytest.mark.parametrize("card, clan, sect", [(CHILDE, "brujah", "anarch"), (WATERS, "ministry", "independent")])
def test_a_new_vampire_of_capacity_1_must_hunt(card, clan, sect):
    table, maker, childe = embraced(card)
    table.seat("A").answers(Nothing())
    finish_hungry(table)
    new = table.card(childe)
    assert (new.clan, new.sect, new.counters, capacity(table.now, new), new.locked) == (clan, sect, 0, 1, False)
    assert is_vampire(new)
    assert bleed(table.now, new) == 1
    assert table.blood(maker) == 5
    assert table.refused(Bleed(childe, "B")) == "VTES-ACT-05"
    assert table.refused(EndPhase()) == "VTES-ACT-04"
    table.seat("A").answers(Hunt(childe))
    until(table, "minion-phase")
    assert table.blood(childe) == 1
    table.now.change(childe, locked=False)
    table.act("A")
    assert table.refused(Bleed(childe, "B")) == "", "it has hunted"


def seat_of(shown: VtesView, seat: str) -> MethuselahView:
    """What is seen of a Methuselah."""
    return next(one for one in shown.methuselahs if one.seat == seat)


def finish_hungry(table: Table) -> None:
    """The action is over; the new one still has to hunt."""
    until(table, "minion-phase")


@pytest.mark.card("childe-of-the-revolution", "waters-of-duat")
@pytest.mark.rule("VTES-MCARD-08")
@pytest.mark.parametrize("card", [CHILDE, WATERS])
def test_the_new_vampire_may_learn_from_a_discipline_card(card):
    table, _, childe = embraced(card)
    assert table.options(ChoosePrinted) == (ChoosePrinted("celerity", "hand"), ChoosePrinted("potence", "library"))
    table.seat("A").answers(ChoosePrinted("potence", "library"))
    until(table, "minion-phase")
    new = table.card(childe)
    assert (capacity(table.now, new), discipline(table.now, new, "pot")) == (2, 1)
    assert table.told("shuffles") == [{"player": "A"}]


@pytest.mark.card("childe-of-the-revolution", "waters-of-duat")
@pytest.mark.rule("VTES-TRAIT-12", "VTES-REQ-01")
def test_the_sterile_and_the_wrong_ones_make_nobody():
    for card, wrong in ((CHILDE, {"sect": "anarch"}), (WATERS, {"clan": "ministry", "capacity": 4})):
        table = Table()
        maker, other = sire(table, card), adept(table, "A", **wrong)
        sterile = crypt_entry("sterile-one", capacity=6, clan="ministry", sect="anarch", traits=("sterile",))
        barren = table.vampire("A", sterile, title="baron:London")
        table.hand("A", card)
        table.act("A")
        assert [table.refused(PlayCard(card, 0, one)) for one in (maker, other, barren)] == [
            "",
            "VTES-REQ-01",
            "VTES-TRAIT-12",
        ]


@pytest.mark.card("childe-of-the-revolution")
@pytest.mark.ruling("LSJ 20020115", "LSJ 20041201-2")
def test_in_the_ash_heap_it_is_no_vampire_any_more():
    table, _, childe = embraced(CHILDE)
    table.seat("A").answers(Nothing())
    until(table, "minion-phase")
    table.run("vtes.burn_card", childe)
    assert table.now.ash["A"] == (CHILDE,)
    assert CHILDE not in CRYPT, "no crypt card: nobody finds it in a crypt, and no deck has it there"
    assert CHILDE in CARDS


@pytest.mark.card("childe-of-the-revolution")
@pytest.mark.ruling("RTR 19990712")
def test_in_the_uncontrolled_region_it_stays_a_vampire_and_can_be_influenced():
    table, _, childe = embraced(CHILDE)
    table.seat("A").answers(Nothing())
    until(table, "minion-phase")
    table.run("vtes.sends_back", Play(seat="A", card="", mode=0, chosen=(childe,)), ToUncontrolled())
    (hidden,) = table.now.uncontrolled["A"]
    assert (hidden.card, hidden.ref) == (CHILDE, childe)
    assert seat_of(view(table.now, "B"), "A").uncontrolled[0].card == CHILDE, "it has been in play"
    phase(table, "influence")
    give = next(one for one in table.options() if isinstance(one, Transfer))
    table.seat("A").answers(give)
    out = next(one for one in table.options() if isinstance(one, BringOut))
    table.seat("A").answers(out)
    to_the_end(table)
    assert (table.card(childe).region, table.blood(childe)) == ("ready", 1)


@pytest.mark.card("childe-of-the-revolution")
def test_everybody_sees_a_vampire_on_the_table():
    table, _, childe = embraced(CHILDE)
    table.seat("A").answers(Nothing())
    until(table, "minion-phase")
    shown = next(one for one in view(table.now, "B").cards if one.ref == childe)
    assert (shown.capacity, shown.bleed, shown.counters) == (1, 1, 0)


# from the crypt


@pytest.mark.card("mesu-bedshet")
@pytest.mark.parametrize(
    "clan, size, drawn, blood", [("ministry", 5, True, 2), ("ministry", 6, True, 0), ("brujah", 2, False, 0)]
)
def test_mesu_bedshet_calls_the_top_card(clan, size, drawn, blood):
    table = Table()
    minion = adept(table, "A", clan="ministry")
    top = crypt_entry("top", capacity=size, clan=clan)
    table.crypt("A", top, "ashley", "ryan")
    table.hand("A", "mesu-bedshet")
    table.act("A")
    table.seat("A").plays("mesu-bedshet", minion)
    finish(table)
    assert [(one.card, one.counters) for one in table.now.uncontrolled["A"]] == ([(top, blood)] if drawn else [])
    assert len(table.now.crypt["A"]) == 3 - drawn
    assert table.told("shows-crypt") == [{"player": "A", "card": top}]


@pytest.mark.card("mesu-bedshet")
@pytest.mark.ruling("RTR 20000501", "LSJ 20070411-2")
def test_there_is_nobody_to_call_from_an_empty_crypt():
    table = Table()
    minion = adept(table, "A", clan="ministry")
    table.hand("A", "mesu-bedshet")
    table.act("A")
    assert table.refused(PlayCard("mesu-bedshet", 0, minion)) == "VTES-REQ-01"


# who has just come


def newcomer(**more: Any) -> tuple[Table, str, int]:
    """A baron of A; B has a vampire of capacity 3 that can be brought out."""
    table = Table()
    baron = adept(table, "A", sect="anarch", title="baron:London", **more)
    crypt_entry("young", capacity=3, sect="camarilla")
    return table, baron, table.uncontrolled("B", "young", 3)


@pytest.mark.card("chameleon")
def test_the_chameleon_takes_whoever_has_come_since_the_last_minion_phase():
    table, baron, _ = newcomer()
    table.hand("A", "chameleon", IDLE)
    old = table.vampire("B", "ashley")
    table.run("vtes.rises", "B", "young", 3)
    table.act("A")
    table.seat("A").plays("chameleon", baron)
    assert targets(table) == {"young:1"}, old
    choose(table, "A", "young:1")
    assert (stealth(table.now), table.now.action.targets) == (1, ("B",))
    finish(table)
    taken = table.card("young:1")
    assert (taken.controller, taken.sect, table.blood(baron)) == ("A", "anarch", 3)


@pytest.mark.card("chameleon")
@pytest.mark.rule("VTES-TGT-01", "VTES-REQ-03")
def test_not_for_less_blood_than_its_capacity_and_not_a_turn_later():
    table, baron, _ = newcomer(blood=2)
    table.hand("A", "chameleon")
    table.run("vtes.rises", "B", "young", 3)
    table.act("A")
    assert table.refused(PlayCard("chameleon", 0, baron)) == "VTES-TGT-01"
    table, baron, _ = newcomer()
    table.hand("A", "chameleon")
    table.run("vtes.rises", "B", "young", 3)
    table.take_turn("A")
    while table.prompt != "minion-phase":
        step(table)
    assert table.refused(PlayCard("chameleon", 0, baron)) == ""
    table.seat("A").answers(EndPhase())
    to_the_end(table)
    table.act("A")
    assert table.refused(PlayCard("chameleon", 0, baron)) == "VTES-TGT-01"


@pytest.mark.card("chameleon")
@pytest.mark.ruling("LSJ 20080803-2")
def test_ones_own_newcomer_becomes_an_anarch():
    table, baron, _ = newcomer()
    table.hand("A", "chameleon")
    table.run("vtes.rises", "A", "young", 3)
    table.act("A")
    table.seat("A").plays("chameleon", baron)
    choose(table, "A", "young:1")
    finish(table)
    assert (table.card("young:1").controller, table.card("young:1").sect) == ("A", "anarch")
