"""Trophies for burning Red List minions (catalogue, VTES-TRAIT-08, VTES-MCARD-09)."""

import pytest
from tests.games.vtes.cards.moments import until
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.state.card_language import Deed, Mode, Static
from nokturn.games.vtes.state.choices import ChooseCard, ChoosePrinted, Diablerize, HuntDown, Nothing
from nokturn.games.vtes.state.stats import bleed
from nokturn.games.vtes.text.effects import Burn, PutInPlay
from nokturn.games.vtes.text.primitives import hand_over


def medal(name="medal", **printed):
    """A trophy: +1 bleed."""
    mode = Mode("master", "master", does=(PutInPlay(),))
    return library_card(name, mode, Static("bleed"), types=("master",), keywords=("trophy",), **printed)


def scene(blood=0, region="torpor"):
    crypt_entry("outlaw", capacity=5, traits=("red_list",)), crypt_entry("hunter", capacity=8)
    medal()
    table = Table("ABC")
    return table, table.vampire("A", "hunter", blood=4), table.vampire("B", "outlaw", region=region, blood=blood)


def drink(table, hunter, outlaw):
    table.act("A")
    table.seat("A").answers(Diablerize(hunter, outlaw))
    table.pass_until("award-trophy", "polling", "minion-phase")


@pytest.mark.rule("VTES-TRAIT-08", "VTES-MCARD-09", "VTES-DIAB-06")
@pytest.mark.parametrize("zone", ["hand", "ash", "library"])
def test_diablerie_of_an_outlaw_brings_a_trophy_before_the_blood_hunt(zone):
    table, hunter, outlaw = scene()
    crypt_entry("prince", capacity=6, sect="camarilla", title="prince", city="London")
    table.vampire("C", "prince")
    table.hand("A", *["vessel"] * 7)
    {"hand": table.state.hands, "ash": table.state.ash, "library": table.state.library}[zone]["A"] = ("medal",)
    drink(table, hunter, outlaw)
    assert table.prompt == "award-trophy"
    assert set(table.options()) == {ChoosePrinted("medal", zone), Nothing()}
    table.seat("A").answers(ChoosePrinted("medal", zone))
    card = table.card("medal:1")
    assert (card.host, card.controller, card.region) == (hunter, "A", "attached")
    assert bleed(table.now, table.card(hunter)) == 2
    assert bool(table.told("shuffles")) == (zone == "library")
    assert table.now.referendum is not None
    assert table.now.referendum.kind == "blood-hunt"


@pytest.mark.rule("VTES-TRAIT-08")
def test_one_need_not_take_any_and_is_asked_whatever_one_holds():
    table, hunter, outlaw = scene()
    drink(table, hunter, outlaw)
    assert table.options() == (Nothing(),)
    table.seat("A").answers(Nothing())
    assert not list(table.now.attached(hunter))


@pytest.mark.rule("VTES-TRAIT-08")
def test_an_outlaw_burned_in_combat_brings_one():
    table, hunter, outlaw = scene(blood=0, region="ready")
    table.state.marked = (("A", outlaw),)
    table.state.ash["A"] = ("medal",)
    claws = Static("aggravated:hand", of="host")
    library_card("claws", claws, Static("strength", 2), types=("equipment",))
    table.put("A", "claws", host=hunter)
    table.act("A")
    table.seat("A").answers(HuntDown(hunter, outlaw))
    until(table, "award-trophy")
    assert outlaw not in table.now.cards
    table.seat("A").answers(ChoosePrinted("medal", "ash"))
    assert table.card("medal:1").host == hunter


@pytest.mark.rule("VTES-TRAIT-08")
@pytest.mark.parametrize("directed, awarded", [("chosen", True), ("", False)])
def test_so_does_one_burned_by_a_directed_action(directed, awarded):
    table, hunter, outlaw = scene()
    mode = Mode(
        "action_card", "take-action", choose=("vampire",), deed=Deed(directed=directed), does=(Burn(who="chosen"),)
    )
    library_card("doom", mode, types=("action_card",))
    table.hand("A", "doom")
    table.act("A")
    table.seat("A").plays("doom", hunter)
    table.seat("A").answers(ChooseCard(outlaw))
    table.pass_until("award-trophy", "minion-phase")
    assert outlaw not in table.now.cards
    assert (table.prompt == "award-trophy") is awarded


@pytest.mark.rule("VTES-TRAIT-08")
def test_an_ally_gets_none():
    table, _, outlaw = scene()
    library_card("thug", types=("ally",), life=2)
    mode = Mode(
        "action_card", "take-action", choose=("vampire",), deed=Deed(directed="chosen"), does=(Burn(who="chosen"),)
    )
    library_card("doom", mode, types=("action_card",))
    thug = table.ally("A", "thug")
    table.hand("A", "doom")
    table.act("A")
    table.seat("A").plays("doom", thug)
    table.seat("A").answers(ChooseCard(outlaw))
    table.pass_until("award-trophy", "minion-phase")
    assert outlaw not in table.now.cards
    assert table.prompt == "minion-phase"


@pytest.mark.rule("VTES-TRAIT-08", "VTES-MCARD-09")
def test_trophies_that_lie_in_play_move_if_their_controllers_like_and_never_again():
    table, hunter, outlaw = scene()
    medal("ribbon"), medal("cup"), medal("old")
    ribbon, cup = table.put("B", "ribbon"), table.put("C", "cup")
    other = table.vampire("B", "hunter")
    old = table.put("B", "old", host=other)
    drink(table, hunter, outlaw)
    table.seat("A").answers(Nothing())
    assert (table.prompt, table.ask().seat) == ("give-trophy", "B")
    table.seat("B").answers(True)
    assert (table.prompt, table.ask().seat) == ("give-trophy", "C")
    table.seat("C").answers(False)
    assert (table.card(ribbon).host, table.card(ribbon).controller) == (hunter, "A")
    assert table.card(cup).host == ""
    assert table.card(old).host == other
    assert bleed(table.now, table.card(hunter)) == 2


@pytest.mark.rule("VTES-MCARD-09")
def test_a_trophy_goes_with_its_vampire():
    table, hunter, _ = scene()
    trophy = table.put("A", "medal", host=hunter)
    library_card("doll", types=("master",))
    doll = table.put("A", "doll", host=hunter)
    hand_over(table.state, hunter, "C")
    assert table.card(trophy).controller == "C"
    assert table.card(doll).controller == "A"
