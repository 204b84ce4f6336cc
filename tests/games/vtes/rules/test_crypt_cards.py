"""Vampires as printed, and Disciplines (VTES-CRYPT, VTES-DISC)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, phase, until
from tests.games.vtes.rules.props import settle, vampire
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.card_language import MASTER, MODIFIER, Ability, Mode, Static
from nokturn.games.vtes.state.choices import BringOut, Hunt, PlayCard
from nokturn.games.vtes.state.state import CONTESTED
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import capacity, has_trait, hunting, intercept, older, stealth, strength
from nokturn.games.vtes.text.effects import GainPool


@pytest.mark.rule("VTES-CRYPT-01")
def test_every_crypt_card_is_unique_by_name_unless_its_text_says_otherwise():
    assert all(card.unique for card in CRYPT.values())
    table = Table()
    table.vampire("B", "ashley")
    table.run("vtes.rises", "A", "ashley", 4)
    assert {card.region for card in table.now.cards.values()} == {CONTESTED}


@pytest.mark.rule("VTES-CRYPT-01")
def test_a_crypt_card_that_is_not_unique_comes_into_play_beside_another():
    table = Table()
    many = crypt_entry("many", unique=False)
    table.vampire("B", many)
    table.run("vtes.rises", "A", many, 4)
    assert {card.region for card in table.now.cards.values()} == {"ready"}


@pytest.mark.rule("VTES-CRYPT-02")
def test_capacity_is_how_much_blood_it_takes_and_holds():
    table = Table()
    five = crypt_entry("five", capacity=5)
    slot, other = table.uncontrolled("A", five, 4), table.uncontrolled("A", crypt_entry("four", capacity=4), 4)
    phase(table, "influence")
    assert table.refused(BringOut(slot, five)) == "VTES-INFL-07"
    table.seat("A").answers(BringOut(other, "four"))
    assert table.blood("four:1") == 4
    assert not older(table.now, table.card("four:1"), table.card("four:1"))


@pytest.mark.rule("VTES-CRYPT-03")
def test_older_is_strictly_greater_capacity():
    table = Table()
    six, also, five = (table.card(vampire(table, "A", capacity=number)) for number in (6, 6, 5))
    assert older(table.state, six, five)
    assert not older(table.state, five, six)
    assert not older(table.state, six, also)
    assert not older(table.state, also, six)


@pytest.mark.rule("VTES-CRYPT-03")
def test_age_goes_by_the_capacity_of_now():
    table = Table()
    six, five = vampire(table, "A", capacity=6), vampire(table, "A", capacity=5)
    table.put("A", library_card("lesson", Static("capacity", 2), types=(MASTER,)), host=five)
    assert older(table.state, table.card(five), table.card(six))


@pytest.mark.rule("VTES-CRYPT-04", "VTES-REQ-01")
def test_a_card_that_requires_a_clan_is_for_that_clan_only():
    table = Table()
    own, other = vampire(table, "A", clan="toreador"), vampire(table, "A", clan="ventrue")
    table.hand("A", library_card("salon", Mode("equipment", "take-action"), types=("equipment",), clan="toreador"))
    table.act("A")
    assert PlayCard("salon", 0, own) in table.options()
    assert table.refused(PlayCard("salon", 0, other)) == "VTES-REQ-01"


@pytest.mark.rule("VTES-CRYPT-05")
def test_sect_title_traits_and_abilities_are_printed():
    table = Table()
    pool = Ability("master", does=(GainPool(),))
    prince = vampire(table, "A", pool, sect="camarilla", title="prince", city="Oslo", traits=("scarce",))
    assert (table.card(prince).sect, table.card(prince).title) == ("camarilla", "prince:Oslo")
    assert has_trait(table.state, table.card(prince), "scarce")
    phase(table, "master")
    table.seat("A").uses(prince)
    assert table.pool("A") == 31


@pytest.mark.rule("VTES-CRYPT-06")
def test_a_vampire_has_bleed_strength_and_hunt_of_one_and_neither_stealth_nor_intercept():
    table = Table()
    sully, strong = vampire(table, "A", blood=2), vampire(table, "A", strength=1, bleed=1, intercept=1)
    card = table.card(sully)
    assert (bleed_of(table.state, card), strength(table.state, card), hunting(table.state, card)) == (1, 1, 1)
    assert intercept(table.state, card) == 0
    also = table.card(strong)
    assert (bleed_of(table.state, also), strength(table.state, also), intercept(table.state, also)) == (2, 2, 1)
    guard = vampire(table, "B")
    bleed(table, sully)
    assert stealth(table.now) == 0
    table.pass_until("minion-phase")
    assert table.pool("B") == 29
    table.state.change(sully, locked=False)
    table.act("A")
    table.seat("A").answers(Hunt(sully))
    assert stealth(table.now) == 1
    table.pass_until("minion-phase")
    assert table.blood(sully) == 3
    assert not table.card(guard).locked


@pytest.mark.rule("VTES-CRYPT-07", "VTES-ADV-01")
def test_an_advanced_vampire_is_influenced_like_any_other():
    table = Table()
    late = crypt_entry("late", capacity=3, advanced=True)
    slot = table.uncontrolled("A", late, 3)
    phase(table, "influence")
    table.seat("A").answers(BringOut(slot, late))
    assert (table.card("late:1").region, table.blood("late:1")) == ("ready", 3)


@pytest.mark.rule("VTES-CRYPT-08", "VTES-INFL-12")
def test_a_crypt_card_may_be_no_vampire_and_is_influenced_all_the_same():
    table = Table()
    hunter = crypt_entry("hunter", capacity=3, kind="imbued", creed="judge")
    slot = table.uncontrolled("A", hunter, 3)
    phase(table, "influence")
    table.seat("A").answers(BringOut(slot, hunter))
    assert (table.card("hunter:1").region, table.blood("hunter:1")) == ("ready", 3)
    table.act("A")
    assert table.refused(Hunt("hunter:1")), "only vampires hunt"


@pytest.mark.rule("VTES-CRYPT-09", "VTES-CTR-05")
def test_capacity_never_falls_below_one():
    table = Table()
    sully = vampire(table, "A", capacity=3)
    table.put("A", library_card("curse", Static("capacity", -7), types=(MASTER,)), host=sully)
    assert capacity(table.state, table.card(sully)) == 1
    settle(table)
    assert table.blood(sully) == 1


# Disciplines


@pytest.mark.rule("VTES-DISC-01")
def test_a_card_with_a_discipline_is_for_those_who_have_it():
    table = Table()
    sully, other = vampire(table, "A", disciplines=("pre",)), vampire(table, "A", disciplines=("DOM",))
    table.hand("A", "govern-the-unaligned")
    table.act("A")
    assert table.refused(PlayCard("govern-the-unaligned", 0, sully)) == "VTES-DISC-01"
    assert PlayCard("govern-the-unaligned", 0, other) in table.options()


@pytest.mark.rule("VTES-DISC-02")
@pytest.mark.parametrize("own, modes", [(("dom",), {0}), (("DOM",), {0, 1}), ((), set())])
def test_at_the_inferior_level_the_basic_effect_at_the_superior_one_of_both(own, modes):
    table = Table()
    sully = vampire(table, "A", disciplines=own)
    table.hand("A", "conditioning", "vessel")
    bleed(table, sully)
    offered = {option.mode for option in table.options(PlayCard)} if table.prompt == "action" else set()
    assert offered == modes


@pytest.mark.rule("VTES-DISC-02")
@pytest.mark.parametrize("mode, size", [(0, 3), (1, 4)])
def test_never_both_effects(mode, size):
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    table.hand("A", "conditioning")
    bleed(table, sully)
    table.seat("A").plays("conditioning", sully, mode)
    table.pass_until("minion-phase")
    assert table.pool("B") == 30 - size


@pytest.mark.rule("VTES-DISC-03")
@pytest.mark.parametrize(
    "own, modes",
    [
        (("dom",), {0}),
        (("pre",), set()),
        (("PRE",), {1}),
        (("dom", "pre"), {0, 2}),
        (("dom", "PRE"), {0, 1, 2}),
        (("DOM", "PRE"), {0, 1, 2, 3}),
    ],
)
def test_every_discipline_printed_for_an_effect_is_needed_at_its_level(own, modes):
    table = Table()
    sully = vampire(table, "A", disciplines=own)
    needed = (("dom",), ("PRE",), ("dom", "pre"), ("DOM", "PRE"))
    mixed = [Mode(MODIFIER, "act", one, does=(GainPool(),)) for one in needed]
    table.hand("A", library_card("mixed", *mixed, types=(MODIFIER,)))
    bleed(table, sully)
    offered = {option.mode for option in table.options(PlayCard)} if table.prompt == "action" else set()
    assert offered == modes


@pytest.mark.rule("VTES-DISC-04", "VTES-PLAY-01")
def test_the_effect_is_announced_for_all_to_see_before_anybody_can_cancel_the_card():
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    table.put("B", library_card("veto", Ability("as-played", lock=True, does=(Cancel(),)), types=(MASTER,)))
    table.hand("A", "conditioning")
    bleed(table, sully)
    table.seat("A").plays("conditioning", sully, 1)
    until(table, "as-played", "B")
    assert [(play.card, play.mode) for play in view(table.now, "B").plays] == [("conditioning", 1)]
    assert table.told("plays")[-1]["mode"] == 1


@pytest.mark.rule("VTES-DISC-05")
@pytest.mark.parametrize("mode, level", [(0, 1), (1, 2)])
def test_a_permanent_keeps_the_version_in_which_it_came_into_play(mode, level):
    table = Table()
    sully = vampire(table, "A", disciplines=("ANI",))
    table.hand("A", "raven-spy")
    table.act("A")
    table.seat("A").plays("raven-spy", sully, mode)
    table.pass_until("minion-phase")
    assert table.card("raven-spy:1").level == level
    assert table.blood("raven-spy:1") == level, "1 life at the inferior level, 2 at the superior"
