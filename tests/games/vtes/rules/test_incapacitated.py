"""The Imbued without life, and effects on crypt cards (catalogue, section 12.5)."""

import pytest
from tests.games.vtes.cards.moments import phase, until
from tests.games.vtes.rules.acting import lever, use_on
from tests.games.vtes.rules.hunters import conviction, faith, hunter, imbued
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.called_up import CallUp
from nokturn.games.vtes.play.crypt_search import SearchCrypt
from nokturn.games.vtes.state.card_language import Ability, Deed, Mode, Static
from nokturn.games.vtes.state.choices import (
    BurnImbued,
    ChooseCard,
    ChooseHidden,
    ChoosePrinted,
    ChooseUnseen,
    Nothing,
    PlayCard,
    Recover,
    UseAbility,
)
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.text.effects import AddBlood, Burn, GainPool
from nokturn.games.vtes.text.primitives import ToReady

DOWN = "incapacitated"


def beaten(*parts, life=1):
    """A's vampire fights B's Imbued with a crowbar, and incapacitates it."""
    hunter(), conviction(), crypt_entry("brute", capacity=8, strength=2)
    library_card("crowbar", *parts, types=("equipment",))
    table = Table("AB")
    brute, john = table.vampire("A", "brute"), imbued(table, "B", convictions=2, blood=life)
    bar = table.put("B", "crowbar", host=john)
    table.run("vtes.fight", brute, john, False)
    return table, brute, john, bar


@pytest.mark.rule("VTES-IMB-11")
def test_without_life_they_are_not_burned_but_incapacitated_with_their_cards():
    table, brute, john, bar = beaten()
    until_over(table)
    card = table.card(john)
    assert (card.region, card.controller, card.counters) == (DOWN, "B", 0)
    assert table.card(bar).host == john
    assert faith(table, john) == 2
    assert table.blood(brute) == 7
    assert not table.now.is_ready(john)


def until_over(table):
    while not table.over:
        question = table.ask()
        table.seat(question.seat).answers(question.options[0] if question.prompt == "strike" else question.options[-1])


@pytest.mark.rule("VTES-IMB-11")
def test_an_effect_that_burns_an_ally_burns_them():
    hunter(), crypt_entry("brute", capacity=8)
    mode = Mode(
        "action_card", "take-action", choose=("minion",), deed=Deed(directed="chosen"), does=(Burn(who="chosen"),)
    )
    library_card("doom", mode, types=("action_card",))
    table = Table("AB")
    brute, john = table.vampire("A", "brute"), imbued(table, "B")
    table.hand("A", "doom")
    table.act("A")
    table.seat("A").plays("doom", brute)
    table.seat("A").answers(ChooseCard(john))
    table.pass_until("minion-phase")
    assert john not in table.now.cards
    assert table.now.ash["B"] == ("john",)


@pytest.mark.rule("VTES-IMB-12")
def test_what_a_burning_ally_could_not_use_they_cannot_either():
    table, _, john, bar = beaten(Ability("end-of-round", does=(GainPool(),)))
    while table.prompt != "end-of-round" and not table.over:
        question = table.ask()
        table.seat(question.seat).answers(question.options[0] if question.prompt == "strike" else question.options[-1])
    assert table.over or UseAbility(bar, 0) not in table.options()
    assert table.pool("B") == 30
    assert table.card(john).region == DOWN


@pytest.mark.rule("VTES-IMB-12")
def test_who_is_on_their_feet_can():
    table, _, _, bar = beaten(Ability("end-of-round", once=("round",), does=(GainPool(),)), life=4)
    until(table, "end-of-round", "B")
    table.seat("B").uses(bar)
    assert table.pool("B") == 31


# burning them


def fallen(seats="ABC", **more):
    """A's thug and vampire; B's Imbued lies there with equipment."""
    hunter(), hunter("mary"), conviction(), crypt_entry("brute", capacity=8)
    library_card("thug", types=("ally",), life=3), library_card("bike", Static("bleed"), types=("equipment",))
    table = Table(seats)
    brute, thug = table.vampire("A", "brute"), table.ally("A", "thug")
    john = imbued(table, "B", region=DOWN, blood=0, **more)
    return table, brute, thug, john, table.put("B", "bike", host=john)


@pytest.mark.rule("VTES-IMB-13")
def test_any_minion_may_burn_an_incapacitated_imbued_and_take_its_equipment():
    table, brute, thug, john, bike = fallen()
    table.act("A")
    assert {BurnImbued(brute, john), BurnImbued(thug, john)} <= set(table.options())
    table.seat("A").answers(BurnImbued(thug, john))
    told = table.told("acts")[-1]
    assert (told["action"], told["targets"]) == ("burn-imbued", ("B",))
    table.pass_until("take-equipment")
    assert table.now.action is not None
    assert (table.now.action.blood, table.now.action.pool, stealth(table.now)) == (0, 0, 0)
    table.seat("A").answers((ChooseCard(bike),))
    assert john not in table.now.cards
    assert (table.card(bike).host, table.card(bike).controller) == (thug, "A")


@pytest.mark.rule("VTES-IMB-13")
def test_each_ready_imbued_may_burn_a_conviction_to_hurt_the_culprit():
    table, brute, _, john, _ = fallen()
    mary, other = imbued(table, "C", "mary", convictions=2), imbued(table, "B", "mary", convictions=1)
    imbued(table, "C", "mary", convictions=1, region=DOWN, blood=0)
    imbued(table, "C", "mary")  # without convictions
    library_card("skin", Static("prevents-all"), types=("equipment",))
    table.put("A", "skin", host=brute)
    table.act("A")
    table.seat("A").answers(BurnImbued(brute, john))
    table.pass_until("take-equipment")
    table.seat("A").answers(())
    assert (table.prompt, table.ask().seat) == ("avenge", "B")
    table.seat("B").answers(Nothing())
    assert (table.prompt, table.ask().seat) == ("avenge", "C")
    table.seat("C").answers(next(iter(table.options(ChooseCard))))
    assert table.blood(brute) == 7  # not prevented
    assert (faith(table, mary), faith(table, other)) == (1, 1)
    assert table.prompt == "minion-phase"


@pytest.mark.rule("VTES-IMB-13")
def test_only_one_that_lies_there_can_be_burned_so():
    table, brute, _, _, _ = fallen()
    mary = imbued(table, "B", "mary")
    table.act("A")
    assert BurnImbued(brute, mary) not in table.options()


@pytest.mark.rule("VTES-IMB-13", "VTES-TGT-07", "VTES-R-12")
@pytest.mark.parametrize("effect", [Burn(who="chosen"), ToReady()])
def test_one_that_is_gone_or_up_again_is_not_burned(effect):
    table, brute, _, john, _ = fallen()
    bell = lever(table, "C", effect, choose=("minion:incapacitated",), once=("turn",))
    table.act("A")
    table.seat("A").answers(BurnImbued(brute, john))
    until(table, "action", "C")
    use_on(table, "C", bell, john)
    until(table, "minion-phase")
    assert table.told("fizzles") == [{"minion": brute}]
    assert not list(table.now.attached(brute)), "nor is its equipment taken"
    assert (john in table.now.cards) is isinstance(effect, ToReady)


@pytest.mark.rule("VTES-IMB-13", "VTES-TGT-03")
def test_not_one_that_directed_actions_cannot_target():
    table, brute, _, john, _ = fallen()
    veil = library_card("veil", Static("untargetable"), types=("equipment",))
    table.put("B", veil, host=john)
    table.act("A")
    assert table.refused(BurnImbued(brute, john)) == "VTES-TGT-03"


# getting up


@pytest.mark.rule("VTES-IMB-14", "VTES-R-41")
def test_3_convictions_bring_them_back_with_1_life_in_their_unlock_phase():
    hunter(), conviction()
    table = Table("AB")
    john = imbued(table, "A", convictions=4, region=DOWN, blood=0)
    table.hand("A", *["vessel"] * 7)
    table.library("A", "vessel")
    phase(table, "unlock")
    table.seat("A").answers(Recover(john))
    table.seat("A").answers(tuple(ChooseCard(f"faith:{number}") for number in (1, 2, 3)))
    assert (table.card(john).region, table.blood(john), faith(table, john)) == ("ready", 1, 1)


@pytest.mark.rule("VTES-IMB-14")
def test_not_with_fewer():
    hunter(), conviction()
    table = Table("AB")
    john = imbued(table, "A", convictions=2, region=DOWN, blood=0)
    table.hand("A", *["vessel"] * 7)
    table.library("A", "vessel")
    phase(table, "unlock")
    assert table.refused(Recover(john)) == "VTES-IMB-14"


@pytest.mark.rule("VTES-IMB-14", "VTES-R-41")
@pytest.mark.parametrize("life, before, after", [(4, 0, 1), (2, 1, 2), (2, 2, 2)])
def test_who_leaves_the_region_in_another_way_gains_1_life_too_never_above_the_starting_life(life, before, after):
    hunter(life=life)
    mode = Mode("master", "master", choose=("minion:own incapacitated",), does=(ToReady(),))
    library_card("doctor", mode, types=("master",))
    table = Table("AB")
    john = imbued(table, "A", region=DOWN, blood=before)
    table.hand("A", "doctor")
    phase(table, "master")
    table.seat("A").plays("doctor")
    table.seat("A").answers(ChooseCard(john))
    assert (table.card(john).region, table.blood(john)) == ("ready", after)


# effects on crypt cards


def errand(name, *does, choose=(), directed=""):
    mode = Mode("action_card", "take-action", choose=choose, deed=Deed(directed=directed), does=does)
    return library_card(name, mode, types=("action_card",))


def plotting(*cards):
    """A's vampire of 5, with an Imbued and a vampire among A's and B's uncontrolled cards."""
    hunter(), crypt_entry("plain", capacity=4), crypt_entry("brute", capacity=5), conviction()
    table = Table("ABC")
    brute = table.vampire("A", "brute")
    slots = [table.uncontrolled(seat, name) for seat in "AB" for name in ("john", "plain")]
    table.hand("A", *cards)
    return table, brute, slots


@pytest.mark.rule("VTES-IMB-15", "VTES-IMB-17")
def test_whoever_sees_the_card_must_choose_a_vampire_where_the_text_says_so():
    """As with Chain of Command, Might of the Camarilla."""
    table, brute, slots = plotting(errand("call", AddBlood(who="chosen"), choose=("uncontrolled",)))
    table.act("A")
    table.seat("A").plays("call", brute)
    assert table.options() == (ChooseHidden(slots[1], "plain"),)


@pytest.mark.rule("VTES-IMB-17")
def test_dreams_of_the_sphinx_add_no_blood_to_an_imbued():
    hunter(), crypt_entry("plain", capacity=4)
    table = Table("AB")
    table.uncontrolled("A", "john")
    slot = table.uncontrolled("A", "plain")
    sphinx = table.put("A", "dreams-of-the-sphinx")
    phase(table, "influence")
    table.seat("A").uses(sphinx, 2)
    assert table.options() == (ChooseHidden(slot, "plain"),)


@pytest.mark.rule("VTES-IMB-15", "VTES-IMB-16")
def test_a_card_chosen_blind_may_be_whatever_it_is():
    """As with Brainwash, Gisela Harden."""
    table, brute, slots = plotting(errand("gift", AddBlood(who="chosen"), choose=("unseen",), directed="chosen"))
    table.act("A")
    table.seat("A").plays("gift", brute)
    assert set(table.options()) == {ChooseUnseen(slots[2], "B", 1), ChooseUnseen(slots[3], "B", 2)}
    table.seat("A").answers(ChooseUnseen(slots[2], "B", 1))
    assert table.told("acts")[-1]["targets"] == ("B",)
    table.pass_until("minion-phase")
    assert [hidden.counters for hidden in table.now.uncontrolled["B"]] == [1, 0]  # the Imbued has got it


@pytest.mark.rule("VTES-IMB-15", "VTES-IMB-16")
def test_an_effect_on_any_crypt_card_takes_the_cost_of_an_imbued_as_capacity():
    """As with Cairo International Airport."""
    table, brute, slots = plotting(errand("raise", AddBlood(who="chosen"), choose=("uncontrolled:any younger",)))
    hunter("old", life=5)
    table.uncontrolled("A", "old")
    table.act("A")
    table.seat("A").plays("raise", brute)
    assert set(table.options()) == {ChooseHidden(slots[0], "john"), ChooseHidden(slots[1], "plain")}


@pytest.mark.rule("VTES-IMB-15", "VTES-IMB-16", "VTES-IMB-17")
@pytest.mark.parametrize("every, found", [(True, {"john", "plain"}), (False, {"plain"})])
def test_searching_the_crypt_one_sees_what_one_finds(every, found):
    """Effective Management finds any card, Recruitment only a vampire."""
    table, brute, _ = plotting(errand("search", SearchCrypt(any=every)))
    table.crypt("A", "john", "plain")
    table.act("A")
    table.seat("A").plays("search", brute)
    table.pass_until("search-crypt")
    assert {option.card for option in table.options(ChoosePrinted)} == found
    table.seat("A").answers(ChoosePrinted("plain", "crypt"))
    assert table.now.crypt["A"] == ("john",)
    assert [hidden.card for hidden in table.now.uncontrolled["A"]] == ["john", "plain", "plain"]


@pytest.mark.rule("VTES-IMB-15", "VTES-IMB-17")
@pytest.mark.parametrize("top, fights", [("plain", True), ("john", False)])
def test_a_card_that_is_called_up_unseen_to_fight_leaves_the_game_and_an_imbued_does_not_fight(top, fights):
    """As with Illusions of the Kindred."""
    table, brute, _ = plotting(errand("illusion", CallUp(), choose=("vampire:others",), directed="chosen"))
    victim = table.vampire("B", "brute", blood=4)
    table.crypt("A", top, "brute")
    table.act("A")
    table.seat("A").plays("illusion", brute)
    table.seat("A").answers(ChooseCard(victim))
    until(table, "minion-phase")
    assert len(table.told("combat")) == (1 if fights else 0)
    assert table.blood(victim) == (3 if fights else 4)
    assert (table.now.removed, table.now.crypt["A"]) == ((("A", top),), ("brute",))
    assert f"{top}:1" not in table.now.cards


@pytest.mark.rule("VTES-IMB-16", "VTES-IMB-18", "VTES-R-25")
def test_an_imbued_that_enters_play_without_life_is_incapacitated_at_once():
    """As with The Soul Gem of Etrius."""
    table, brute, _ = plotting(errand("gem", SearchCrypt(any=True, younger=True, controlled=True)))
    table.crypt("A", "john")
    table.act("A")
    table.seat("A").plays("gem", brute)
    table.pass_until("search-crypt")
    table.seat("A").answers(ChoosePrinted("john", "crypt"))
    table.seat("A").answers(Nothing())
    table.pass_until("minion-phase")
    assert (table.card("john:1").region, table.blood("john:1")) == (DOWN, 0)


@pytest.mark.rule("VTES-IMB-16")
def test_a_recipient_that_must_be_a_vampire_is_no_imbued():
    """As with Lázár Dobrescu and The Trick of the Danya."""
    table, brute, _ = plotting(errand("trick", AddBlood(who="chosen"), choose=("vampire:own",)))
    imbued(table, "A")
    table.act("A")
    assert PlayCard("trick", 0, brute) in table.options()
    table.seat("A").plays("trick", brute)
    assert table.options() == (ChooseCard(brute),)
