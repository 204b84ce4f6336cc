"""Action cards against others, and those that stay and make everybody pay."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, choose_slot, phase, plain, targets, to_the_end, until
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import ALLY, Mode
from nokturn.games.vtes.state.choices import Block, ChooseCard, ChoosePrinted, Pass, PlayCard, UseAbility
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import stealth, strength


def ready(card: str, *disciplines: str, mode: int, seats: str = "ABC", **more: Any) -> tuple[Table, str]:
    """A's vampire with the card in hand, about to act; the rest of the table can still be laid out."""
    table = Table(seats)
    minion = adept(table, "A", *disciplines, **more)
    table.hand("A", card)
    return table, minion


def play(table: Table, minion: str, card: str, mode: int = 0) -> None:
    table.act("A")
    table.seat("A").plays(card, minion, mode)


@pytest.mark.card("public-trust")
@pytest.mark.ruling("ANK 20240706")
def test_public_trust_invests_in_an_uncontrolled_vampire():
    for mode, blood in ((INFERIOR, 0), (SUPERIOR, 1)):
        table, minion = ready("public-trust", "PRE", mode=mode)
        slot = table.uncontrolled("A", "ashley")
        play(table, minion, "public-trust", mode)
        if mode == SUPERIOR:
            choose_slot(table, "A", slot)
        finish(table)
        assert (table.pool("B"), table.blood(minion)) == (27, 5)
        assert table.now.hidden(slot)[1].counters == blood


@pytest.mark.card("public-trust")
@pytest.mark.rule("VTES-TGT-01")
def test_the_superior_level_of_public_trust_needs_somebody_to_invest_in():
    table, minion = ready("public-trust", "PRE", mode=1)
    table.act("A")
    assert table.refused(PlayCard("public-trust", SUPERIOR, minion)) == "VTES-TGT-01"


@pytest.mark.card("feast-of-the-souls-secrets")
@pytest.mark.ruling("ANK 20240628-2")
def test_the_feast_feeds_a_younger_vampire_controlled_or_not():
    table = Table()
    minion = adept(table, "A", "DOM", clan="salubri")
    young, old = adept(table, "A", capacity=5, blood=1), adept(table, "A", capacity=6, blood=1)
    table.uncontrolled("A", crypt_entry("childe", capacity=3))
    table.uncontrolled("A", crypt_entry("elder", capacity=9))
    table.hand("A", "feast-of-the-souls-secrets")
    play(table, minion, "feast-of-the-souls-secrets", SUPERIOR)
    assert len(table.options()) == 2, "the young one and the childe"
    choose(table, "A", young)
    finish(table)
    assert (table.pool("B"), table.blood(young), table.blood(old), table.blood(minion)) == (27, 3, 1, 5)


@pytest.mark.card("fleetness")
def test_fleetness_bleeds_or_hunts_a_locked_minion():
    table, minion = ready("fleetness", "CEL", mode=0)
    blocker, other = adept(table, "B"), adept(table, "B", locked=True)
    play(table, minion, "fleetness", INFERIOR)
    assert stealth(table.now) == 1
    finish(table)
    assert (table.pool("B"), table.blood(minion)) == (29, 5)
    table.now.change(minion, locked=False)
    table.state.used.clear()
    table.hand("A", "fleetness")
    play(table, minion, "fleetness", SUPERIOR)
    if table.prompt == "choose-target":
        assert targets(table) == {other}
        choose(table, "A", other)
    assert (stealth(table.now), table.now.action.targets) == (1, ("B",))
    until(table, "range", "A")
    assert any("fleetness" in str(option) for option in table.options())
    finish(table)
    assert table.blood(blocker) == 6
    assert table.blood(other) == 5


@pytest.mark.card("propaganda")
@pytest.mark.rule("VTES-BLOCK-10")
def test_titled_vampires_cannot_block_propaganda():
    for mode in (INFERIOR, SUPERIOR):
        table, minion = ready("propaganda", "PRE", mode=mode)
        titled, plain_one = adept(table, "B", title="primogen"), adept(table, "B")
        table.hand("B", IDLE)
        play(table, minion, "propaganda", mode)
        until(table, "action", "B")
        assert table.refused(Block(titled)) == "VTES-BLOCK-10"
        assert table.refused(Block(plain_one)) == ""
        if mode == SUPERIOR:
            until(table, "choose-to-lock", "B")
            table.seat("B").answers(ChooseCard(plain_one))
        finish(table)
        assert (table.pool("B"), table.blood(minion)) == (28, 4)
        assert (table.card(titled).locked, table.card(plain_one).locked) == (False, mode == SUPERIOR)


@pytest.mark.card("shroud-of-decay")
def test_the_shroud_makes_the_target_discard_two_cards():
    table, minion = ready("shroud-of-decay", "obl", mode=0)
    table.hand("B", "fame", "villein", "vessel")
    play(table, minion, "shroud-of-decay", INFERIOR)
    until(table, "discard-down", "B")
    table.seat("B").answers(ChoosePrinted("fame"))
    table.seat("B").answers(ChoosePrinted("vessel"))
    finish(table)
    assert (table.pool("B"), table.now.hands["B"]) == (28, ("villein",))


@pytest.mark.card("shroud-of-decay")
@pytest.mark.ruling("LSJ 20090710")
def test_the_superior_shroud_needs_seven_burned_cards_of_the_prey():
    table, minion = ready("shroud-of-decay", "OBL", mode=1)
    table.state.ash["B"] = ("fame",) * 6
    table.act("A")
    assert table.refused(PlayCard("shroud-of-decay", SUPERIOR, minion)) == "VTES-REQ-01"
    table.state.ash["B"] = (*("fame",) * 7, "villein")
    play(table, minion, "shroud-of-decay", SUPERIOR)
    assert table.now.action.targets == ("B",)
    until(table, "remove-from-ash", "A")
    for _ in range(7):
        if table.prompt == "remove-from-ash":
            table.seat("A").answers(ChoosePrinted("fame", "ash", "B"))
    finish(table)
    assert (table.pool("B"), table.now.ash["B"]) == (27, ("villein",))


@pytest.mark.card("hunters-mark")
@pytest.mark.rule("VTES-STREFF-CE-01")
@pytest.mark.parametrize("mode, flees", [(INFERIOR, True), (SUPERIOR, False)])
def test_the_hunter_presses_and_the_prey_cannot_flee_at_once(mode, flees):
    flight = Mode("combat_card", "strike", does=(StrikeWith(kind="combat-ends"),))
    library_card("flight", flight, types=("combat_card",))
    table, minion = ready("hunters-mark", "CEL", "THA", mode=mode)
    other = adept(table, "B")
    table.hand("B", "flight")
    play(table, minion, "hunters-mark", mode)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    if flees:
        until(table, "strike", "B")
        assert table.now.combat.round == 1
    else:
        until(table, "press", "A")
        table.seat("A").answers(next(option for option in table.options() if "hunters-mark" in str(option)))
        until(table, "strike", "B")
        assert table.now.combat.round == 2
    assert table.refused(PlayCard("flight", 0, other)) == ""


@pytest.mark.card("hunters-mark")
def test_the_inferior_mark_gives_a_press_too():
    table, minion = ready("hunters-mark", "cel", "tha", mode=0)
    other = adept(table, "B")
    play(table, minion, "hunters-mark", INFERIOR)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    until(table, "press", "A")
    assert any("hunters-mark" in str(option) for option in table.options())


@pytest.mark.card("hunting-the-beast")
@pytest.mark.parametrize("blood, reward", [(0, 2), (3, 0)])
def test_the_hunt_for_the_beast_is_rewarded(blood, reward):
    table = Table()
    minion = adept(table, "A", "AUS", clan="salubri")
    other = table.vampire("B", plain(capacity=4), blood=blood)
    salubri = table.uncontrolled("A", plain("salubri"))
    table.hand("A", "hunting-the-beast")
    play(table, minion, "hunting-the-beast", SUPERIOR)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    finish(table)
    assert table.now.hidden(salubri)[1].counters == reward
    assert table.card(other).region == (READY if blood else TORPOR)


@pytest.mark.card("hunting-the-beast")
def test_the_inferior_hunt_has_no_reward():
    table = Table()
    minion, other = adept(table, "A", "aus", clan="salubri"), adept(table, "B", blood=0)
    salubri = table.uncontrolled("A", plain("salubri"))
    table.hand("A", "hunting-the-beast")
    play(table, minion, "hunting-the-beast", INFERIOR)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    finish(table)
    assert table.now.hidden(salubri)[1].counters == 0


@pytest.mark.card("rewilding", "the-barrens")
@pytest.mark.ruling("LSJ 20090324")
def test_rewilding_burns_a_location_and_pool():
    table = Table()
    minion, place = adept(table, "A", clan="gangrel"), table.put("C", "the-barrens")
    adept(table, "C")
    table.hand("A", "rewilding")
    play(table, minion, "rewilding")
    choose(table, "A", place) if table.prompt == "choose-target" else None
    assert table.now.action.targets == ("C",)
    finish(table)
    assert place not in table.now.cards
    assert (table.pool("C"), table.pool("A")) == (28, 30)


@pytest.mark.card("far-mastery", "raven-spy")
@pytest.mark.ruling("TOM 19960226-1")
def test_far_mastery_steals_servants():
    table, minion = ready("far-mastery", "DOM", mode=0)
    other = adept(table, "B")
    spy = table.put("B", "raven-spy", host=other)
    play(table, minion, "far-mastery", INFERIOR)
    choose(table, "A", spy) if table.prompt == "choose-target" else None
    assert stealth(table.now) == 1
    until(table, "attach-stolen", "A")
    choose(table, "A", minion)
    finish(table)
    assert (table.card(spy).host, table.card(spy).controller, table.blood(minion)) == (minion, "A", 5)
    table, minion = ready("far-mastery", "DOM", mode=1)
    stray = table.ally("B", "underbridge-stray")
    play(table, minion, "far-mastery", SUPERIOR)
    choose(table, "A", stray) if table.prompt == "choose-target" else None
    finish(table)
    assert table.card(stray).controller == "A"


@pytest.mark.card("graverobbing")
@pytest.mark.ruling("ANK 20210226")
@pytest.mark.parametrize(
    "mode, wanted, region, blood", [(0, None, TORPOR, 6), (1, True, READY, 4), (1, False, TORPOR, 6)]
)
def test_graverobbing_steals_from_torpor(mode, wanted, region, blood):
    table, minion = ready("graverobbing", "DOM", mode=mode)
    body = adept(table, "B", region=TORPOR)
    play(table, minion, "graverobbing", mode)
    choose(table, "A", body) if table.prompt == "choose-target" else None
    assert table.now.action is None or table.now.action.targets == ("B",)
    if wanted is not None:
        until(table, "dig-up", "A")
        table.seat("A").answers(wanted)
    finish(table)
    assert (table.card(body).controller, table.card(body).region, table.blood(minion)) == ("A", region, blood)


@pytest.mark.card("tier-of-souls")
def test_the_tier_of_souls_steals_and_stays():
    for mode in (INFERIOR, SUPERIOR):
        table, minion = ready("tier-of-souls", "ANI", mode=mode, blood=3)
        victim, third = adept(table, "B", blood=4), adept(table, "C")
        play(table, minion, "tier-of-souls", mode)
        if table.prompt == "choose-target":
            assert targets(table) == {victim}
            choose(table, "A", victim)
        finish(table)
        assert (table.blood(minion), table.blood(victim)) == (4, 3)
        if mode == SUPERIOR:
            assert table.card("tier-of-souls:1").host == minion
            table.now.change(minion, locked=False)
            table.hand("A", "tier-of-souls")
            table.act("A")
            assert table.refused(PlayCard("tier-of-souls", SUPERIOR, minion))
            bleed(table, minion)
            finish(table)
            assert table.pool("B") == 28
            table.act("B")
            table.seat("B").uses("tier-of-souls:1", 0, victim)
            assert table.now.action.targets == ("A",)
        else:
            assert "tier-of-souls:1" not in table.now.cards
        assert table.blood(third) == 6


@pytest.mark.card("mind-numb")
@pytest.mark.parametrize("mode, hidden", [(0, 0), (1, 1)])
def test_mind_numb_stuns_an_unlocked_vampire(mode, hidden):
    table, minion = ready("mind-numb", "PRE", mode=mode)
    victim, locked = adept(table, "B"), adept(table, "B", locked=True)
    table.hand("B", IDLE)
    play(table, minion, "mind-numb", mode)
    if table.prompt == "choose-target":
        assert targets(table) == {victim}
        choose(table, "A", victim)
    assert stealth(table.now) == hidden
    until(table, "minion-phase")
    assert table.card(victim).locked
    assert table.blood(minion) == 5
    phase(table, "unlock", "B")
    to_the_end(table)
    assert (table.card(victim).locked, table.card(locked).locked) == (True, False)
    phase(table, "unlock", "B")
    to_the_end(table)
    assert not table.card(victim).locked


@pytest.mark.card("mind-numb")
@pytest.mark.ruling("LSJ 20070411")
def test_mind_numb_has_no_effect_on_one_that_has_locked_meanwhile():
    table, minion = ready("mind-numb", "PRE", mode=0)
    victim = adept(table, "B")
    table.hand("B", IDLE)
    play(table, minion, "mind-numb", 0)
    choose(table, "A", victim) if table.prompt == "choose-target" else None
    table.now.change(victim, locked=True)
    until(table, "minion-phase")
    assert table.told("fizzles")
    assert not table.told("stunned")


@pytest.mark.card("heroic-might")
@pytest.mark.parametrize("mode, power", [(0, 2), (1, 3)])
def test_heroic_might(mode, power):
    table, minion = ready("heroic-might", "POT", mode=mode, seats="AB")
    other = adept(table, "B")
    bike = table.put("B", "sport-bike", host=other)
    play(table, minion, "heroic-might", mode)
    if table.now.action is not None:
        assert stealth(table.now) == 3
    finish(table)
    might = "heroic-might:1"
    assert (table.card(might).host, strength(table.now, table.card(minion)), table.blood(minion)) == (minion, power, 3)
    table.hand("A", "heroic-might")
    table.now.change(minion, locked=False, counters=6)
    table.act("A")
    assert table.refused(PlayCard("heroic-might", mode, minion)) in ("VTES-WORD-06", "VTES-ACT-08")
    table.run("vtes.fight", minion, other, False)
    until(table, "strike", "A")
    assert can_use(table, might, 1) is (mode == 1)
    table.seat("A").uses(might, 0)
    to_the_end(table)
    assert bike not in table.now.cards
    table.now.change(minion, region=TORPOR)
    phase(table, "unlock")
    to_the_end(table)
    assert might not in table.now.cards


@pytest.mark.card("psychophagia")
@pytest.mark.ruling("LSJ 20010627")
@pytest.mark.parametrize("mode, blood, locked", [(0, 4, True), (1, 3, False)])
def test_psychophagia_devours_an_ally_of_any_ash_heap(mode, blood, locked):
    library_card("thug", Mode(ALLY, "take-action"), types=(ALLY,), life=1)
    table = Table()
    minion = adept(table, "A", clan="hecata", blood=1)
    table.hand("A", "psychophagia")
    table.act("A")
    assert table.refused(PlayCard("psychophagia", mode, minion)) == "VTES-TGT-01"
    table.state.ash["C"] = ("fame", "thug")
    table.act("A")
    table.seat("A").plays("psychophagia", minion, mode)
    table.seat("A").answers(ChoosePrinted("thug", "ash", "C")) if table.prompt == "choose-target" else None
    finish(table)
    assert (table.blood(minion), table.card(minion).locked) == (blood, locked)
    assert (table.now.ash["C"], table.now.removed) == (("fame",), (("C", "thug"),))


# what stays


@pytest.mark.card("constant-revolution")
@pytest.mark.ruling("LSJ 20090618")
def test_the_revolution_makes_everybody_else_pay():
    table = Table()
    anarch = adept(table, "A")
    table.state.change(anarch, sect="anarch")
    table.hand("A", "constant-revolution")
    play(table, anarch, "constant-revolution")
    finish(table)
    card = "constant-revolution:1"
    assert table.card(card).counters == 1
    phase(table, "unlock")
    assert table.refused(Pass())
    to_the_end(table)
    assert (table.card(card).counters, table.pool("A")) == (2, 30)
    table.hand("B", "fame", "villein", "vessel")
    phase(table, "unlock", "B")
    until(table, "unlock-phase", "B")
    table.seat("B").uses(card, 1)
    table.seat("B").answers(1)
    assert (table.pool("B"), len(table.now.hands["B"]), len(table.now.ash["B"])) == (29, 2, 1)
    table.hand("C")
    phase(table, "unlock", "C")
    until(table, "unlock-phase", "C")
    table.seat("C").uses(card, 1)
    assert table.pool("C") == 28


@pytest.mark.card("constant-revolution")
@pytest.mark.rule("VTES-REQ-04")
def test_a_vampire_ends_the_revolution_for_1_pool():
    table = Table()
    card, vampire = table.put("A", "constant-revolution", counters=3), adept(table, "B")
    ally = table.ally("B", "underbridge-stray")
    table.act("B")
    assert table.refused(UseAbility(card, 2, ally))
    table.seat("B").uses(card, 2, vampire)
    finish(table)
    assert card not in table.now.cards
    assert table.pool("B") == 29


@pytest.mark.card("judgment-camarilla-segregation")
@pytest.mark.ruling("ANK 20200703-4")
def test_the_judgment_costs_whoever_has_outsiders():
    table = Table()
    for _ in range(2):
        table.put("A", "judgment-camarilla-segregation")
    adept(table, "B")
    for seat, pool in (("B", 30), ("C", 28), ("A", 28)):
        if seat != "B":
            table.state.change(adept(table, seat), sect="anarch")
        phase(table, "unlock", seat)
        to_the_end(table)
        assert table.pool(seat) == pool


@pytest.mark.card("judgment-camarilla-segregation")
def test_an_outsider_burns_for_the_judgment():
    table = Table()
    card, loyal, outsider = table.put("A", "judgment-camarilla-segregation"), adept(table, "B"), adept(table, "B")
    table.state.change(outsider, sect="anarch")
    phase(table, "master", "B")
    table.seat("B").uses(card, 1)
    if table.prompt == "choose-target":
        assert targets(table) == {outsider}
        choose(table, "B", outsider)
    assert card not in table.now.cards
    assert outsider not in table.now.cards
    assert loyal in table.now.cards
