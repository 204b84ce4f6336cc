"""Strike cards that end a combat or evade, what they leave behind, and additional strikes."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    IDLE,
    INFERIOR,
    SUPERIOR,
    Duel,
    adept,
    asked_later,
    attempt,
    can_play,
    equip,
    finish,
)
from tests.games.vtes.cards.moments import bleed, can_use, phase, to_the_end, until
from tests.games.vtes.combat.fights import an_ally, combat_card, retainer, weapon
from tests.games.vtes.table import Table

from nokturn.games.vtes.combat.effects import NewRound, QueueCombat
from nokturn.games.vtes.state.choices import Block, HandStrike, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import stealth

# Form of Mist


def blocked_in_mist(*cards: str) -> tuple[Table, str, str]:
    """A's vampire bleeds B, is blocked, and B strikes with bare hands; A chooses its strike."""
    table = Table()
    minion, blocker = adept(table, "A", "PRO"), adept(table, "B")
    table.hand("A", *cards, IDLE)
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "strike", "A")
    return table, minion, blocker


@pytest.mark.card("form-of-mist")
@pytest.mark.rule("VTES-STREFF-DODGE-01")
def test_mist_is_a_dodge():
    table, minion, _ = blocked_in_mist("form-of-mist")
    table.seat("A").plays("form-of-mist", minion, INFERIOR)
    finish(table)
    assert (table.blood(minion), table.pool("B")) == (6, 30)


@pytest.mark.card("form-of-mist")
@pytest.mark.rule("VTES-RES-09", "VTES-STREFF-CE-01")
def test_mist_ends_the_combat_and_for_1_blood_the_action_goes_on_with_1_stealth():
    table, minion, blocker = blocked_in_mist("form-of-mist")
    table.seat("A").plays("form-of-mist", minion, SUPERIOR)
    until(table, "go-on", "A")
    table.seat("A").answers(True)
    finish(table)
    (more,) = table.told("changes")
    assert (more["what"], more["target"], more["amount"]) == ("stealth", minion, 1)
    assert table.card(blocker).locked
    assert (table.blood(minion), table.pool("B")) == (5, 29)


@pytest.mark.card("form-of-mist")
def test_nobody_has_to_go_on():
    table, minion, _ = blocked_in_mist("form-of-mist")
    table.seat("A").plays("form-of-mist", minion, SUPERIOR)
    until(table, "go-on", "A")
    table.seat("A").answers(False)
    finish(table)
    assert (table.blood(minion), table.pool("B")) == (6, 30)


@pytest.mark.card("form-of-mist")
def test_without_blood_nothing_goes_on():
    table, minion, _ = blocked_in_mist("form-of-mist")
    table.now.change(minion, counters=0)
    table.seat("A").plays("form-of-mist", minion, SUPERIOR)
    finish(table)
    assert table.pool("B") == 30


@pytest.mark.card("form-of-mist")
@pytest.mark.rule("VTES-WORD-07")
def test_a_vampire_drifts_away_once_in_an_action_at_the_superior_level():
    table = Table()
    minion, first, second = adept(table, "A", "PRO"), adept(table, "B"), adept(table, "B")
    equip(table, second)
    table.hand("A", "form-of-mist", "form-of-mist", IDLE)
    bleed(table, minion)
    attempt(table, "B", first)
    until(table, "strike", "A")
    table.seat("A").plays("form-of-mist", minion, SUPERIOR)
    until(table, "go-on", "A")
    table.seat("A").answers(True)
    until(table, "action", "B")
    table.seat("B").answers(Block(second))
    until(table, "strike", "A")
    assert table.refused(PlayCard("form-of-mist", SUPERIOR, minion)) == "VTES-WORD-07"
    assert table.refused(PlayCard("form-of-mist", INFERIOR, minion)) == ""


@pytest.mark.card("form-of-mist")
@pytest.mark.ruling("RTR 19970630")
def test_mist_brings_nothing_back_after_a_combat_that_was_the_action():
    duel = Duel(of_a=("PRO",))
    duel.hand("A", "form-of-mist")
    duel.start()
    duel.strike("A", "form-of-mist", SUPERIOR)
    to_the_end(duel)
    assert not duel.told("changes")
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6, 6)


@pytest.mark.card("form-of-mist")
@pytest.mark.ruling("RTR 20020501", "LSJ 19980109")
@pytest.mark.parametrize("effect", [NewRound(), QueueCombat()])
def test_where_the_combat_goes_on_or_another_follows_the_action_does_not(effect):
    table = Table()
    minion, blocker = adept(table, "A", "PRO"), adept(table, "B")
    table.hand("A", "form-of-mist", IDLE)
    table.hand("B", combat_card("tracker", "combat-would-end", effect))
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "strike", "A")
    table.seat("A").plays("form-of-mist", minion, SUPERIOR)
    until(table, "end-of-round", "B")
    table.seat("B").plays("tracker", blocker)
    finish(table)
    assert (table.told("changes"), table.pool("B")) == ([], 30)


@pytest.mark.card("form-of-mist")
@pytest.mark.ruling("LSJ 20070808-1")
@pytest.mark.parametrize("gone, left", [(False, 27), (True, 30)])
def test_an_action_card_that_has_left_the_ash_heap_keeps_the_action_from_going_on(gone, left):
    table = Table()
    minion, blocker = adept(table, "A", "PRO", "dom"), adept(table, "B")
    table.hand("A", "form-of-mist", "govern-the-unaligned", IDLE)
    table.act("A")
    table.seat("A").plays("govern-the-unaligned", minion, INFERIOR)
    attempt(table, "B", blocker)
    until(table, "strike", "A")
    assert table.now.ash["A"] == ("govern-the-unaligned",)
    if gone:
        table.now.ash["A"] = ()
    table.seat("A").plays("form-of-mist", minion, SUPERIOR)
    if not gone:
        until(table, "go-on", "A")
        table.seat("A").answers(True)
    finish(table)
    assert table.pool("B") == left


# Pass Through Shadow


@pytest.mark.card("pass-through-shadow")
@pytest.mark.parametrize("mode, stays", [(INFERIOR, False), (SUPERIOR, True)])
def test_a_shadow_ends_the_combat_and_stays_for_1_stealth(mode, stays):
    duel = Duel(of_a=("OBL",))
    duel.hand("A", "pass-through-shadow")
    duel.start()
    duel.strike("A", "pass-through-shadow", mode)
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6 - 1, 6), "1 blood is its cost"
    assert [card.host for card in duel.now.cards.values() if card.printed == "pass-through-shadow"] == [duel.a] * stays
    assert duel.now.ash["A"] == (() if stays else ("pass-through-shadow",))


@pytest.mark.card("pass-through-shadow")
@pytest.mark.rule("VTES-STEALTH-04")
def test_the_shadow_is_burned_for_stealth_by_its_own_vampire():
    table = Table()
    minion, other, blocker = adept(table, "A"), adept(table, "A"), adept(table, "B")
    shadow = table.put("A", "pass-through-shadow", host=minion)
    strange = table.put("A", "pass-through-shadow", host=other)
    table.hand("A", IDLE)
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    assert (can_use(table, shadow), can_use(table, strange)) == (True, False)
    table.seat("A").uses(shadow)
    finish(table)
    assert (table.pool("B"), shadow in table.now.cards) == (29, False)


@pytest.mark.card("pass-through-shadow")
@pytest.mark.ruling("RTR 20020501")
def test_no_shadow_stays_where_another_combat_follows():
    duel = Duel(of_a=("OBL",))
    duel.hand("A", "pass-through-shadow")
    duel.hand("B", combat_card("again", "combat-would-end", QueueCombat()))
    duel.start()
    duel.strike("A", "pass-through-shadow", SUPERIOR)
    duel.until("end-of-round", "B")
    duel.seat("B").plays("again", duel.b)
    to_the_end(duel)
    assert duel.now.ash["A"] == ("pass-through-shadow",)


# dodges with another strike


@pytest.mark.card("wind-dance", "voracious-vermin")
@pytest.mark.parametrize("card, code", [("wind-dance", "tha"), ("voracious-vermin", "ani")])
def test_the_inferior_level_is_a_dodge(card, code):
    duel = Duel(of_a=(code,))
    duel.hand("A", card)
    duel.start()
    duel.strike("A", card, INFERIOR)
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6, 6)
    assert not duel.told("additional-strikes")


@pytest.mark.card("wind-dance")
@pytest.mark.rule("VTES-ADDSTR-03", "VTES-ADDSTR-05")
def test_the_additional_strike_of_the_dance_is_a_dodge():
    duel = Duel(of_a=("THA", "CEL"), of_b=("cel",))
    duel.hand("A", "wind-dance", "blur")
    duel.hand("B", "side-strike", "blur")
    duel.start()
    duel.strike("A", "wind-dance", SUPERIOR)
    duel.until("additional-strikes", "B")
    duel.seat("B").plays("blur", duel.b)
    to_the_end(duel)
    assert [strike["strike"] for strike in duel.told("strikes")] == ["dodge", "hand", "dodge", "hand"]
    assert duel.blood(duel.a) == 6


@pytest.mark.card("wind-dance")
@pytest.mark.rule("VTES-ADDSTR-05")
def test_the_dance_is_limited():
    duel = Duel(of_a=("THA", "CEL"))
    duel.hand("A", "wind-dance", "blur", "quickness")
    duel.start()
    duel.strike("A", "wind-dance", SUPERIOR)
    duel.until("additional-strikes", "A")
    assert duel.refused(PlayCard("blur", INFERIOR, duel.a)) == "VTES-ADDSTR-05"


@pytest.mark.card("voracious-vermin")
def test_vermin_gnaw_at_a_weapon_after_the_dodge_and_are_not_limited():
    duel = Duel(of_a=("ANI", "cel"))
    gun = duel.put("B", weapon("rod", kind="damage", amount=2), host=duel.b)
    vest = duel.put("B", "kevlar-vest", host=duel.b)
    duel.hand("A", "voracious-vermin", "blur", IDLE)
    duel.start()
    duel.strike("A", "voracious-vermin", SUPERIOR)
    duel.until("additional-strikes", "A")
    assert duel.refused(PlayCard("blur", INFERIOR, duel.a)) == ""
    to_the_end(duel)
    assert (gun in duel.now.cards, vest in duel.now.cards) == (False, True)
    assert duel.blood(duel.a) == 6


# Dust Up


def anarchs(*cards: str, of_a: tuple[str, ...], of_b: tuple[str, ...] = (), **more: int) -> Duel:
    """A duel in which A's vampire is an Anarch with these cards."""
    duel = Duel(of_a=of_a, of_b=of_b, **more)
    duel.state.change(duel.a, sect="anarch")
    duel.hand("A", *cards, IDLE)
    return duel


@pytest.mark.card("dust-up")
@pytest.mark.ruling("LSJ 20030902-2", "TOM 19960225")
def test_a_dodge_does_not_help_against_a_dust_up():
    duel = anarchs("dust-up", of_a=("ani",), of_b=("cel",))
    duel.hand("B", "side-strike")
    duel.start()
    duel.strike("A", "dust-up", 0)
    duel.strike("B", "side-strike", INFERIOR)
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6, 6 - 2)


@pytest.mark.card("dust-up")
@pytest.mark.parametrize("mode, own, others", [(1, 6, 5), (2, 5, 3)])
def test_a_dust_up_with_celerity_and_potence(mode, own, others):
    """A dodge with another strike, by hand; or 1 + 2 damage."""
    duel = anarchs("dust-up", of_a=("cel", "pot"))
    duel.start()
    duel.strike("A", "dust-up", mode)
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (own, others)


@pytest.mark.card("dust-up", "donnybrook", "hell-for-leather")
@pytest.mark.rule("VTES-REQ-01")
def test_only_anarchs_play_these():
    duel = Duel(of_a=("ani", "pro", "cel"))
    duel.hand("A", "dust-up", "donnybrook", "hell-for-leather")
    duel.start()
    duel.until("strike", "A")
    for card, mode in (("dust-up", 0), ("donnybrook", 1), ("hell-for-leather", 0)):
        assert duel.refused(PlayCard(card, mode, duel.a)) == "VTES-REQ-01"


@pytest.mark.card("dust-up")
@pytest.mark.ruling("ANK 20220204")
def test_the_additional_strike_of_a_dust_up_is_not_optional():
    duel = anarchs("dust-up", "blur", of_a=("cel",))
    duel.start()
    duel.until("additional-strikes", "A")
    duel.seat("A").plays("blur", duel.a)
    duel.until("strike", "A")
    assert duel.refused(PlayCard("dust-up", 1, duel.a)) == "VTES-ADDSTR-05"


# Donnybrook


@pytest.mark.card("donnybrook")
@pytest.mark.rule("VTES-STREFF-FIRST-02", "VTES-STREFF-DEST-01")
def test_a_donnybrook_burns_equipment_or_a_retainer_before_it_strikes():
    duel = anarchs("donnybrook", of_a=("obf",))
    club = duel.put("B", weapon("rod", kind="damage", amount=3), host=duel.b)
    servant = duel.put("B", retainer("butler", 2), host=duel.b)
    duel.start()
    duel.strike("A", "donnybrook", 0)
    duel.strike_with("B", club)
    duel.until("take-equipment", "A")
    assert {option.card for option in duel.options()} == {club, servant}
    duel.seat("A").answers(duel.options()[0])
    to_the_end(duel)
    assert (club in duel.now.cards, servant in duel.now.cards, duel.blood(duel.a)) == (False, True, 6)


@pytest.mark.card("donnybrook")
def test_a_donnybrook_with_protean_and_serpentis():
    duel = anarchs("donnybrook", of_a=("pro",))
    duel.start()
    duel.strike("A", "donnybrook", 1)
    to_the_end(duel)
    assert duel.region(duel.b) == TORPOR, "aggravated"
    duel = anarchs("donnybrook", of_a=("ser",), a=4)
    duel.start()
    duel.strike("A", "donnybrook", 2)
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (4 + 2 - 1, 6 - 2)


@pytest.mark.card("donnybrook")
@pytest.mark.ruling("RTR 20010711")
def test_a_donnybrook_steals_what_there_is():
    duel = anarchs("donnybrook", of_a=("ser",), a=4, b=1)
    duel.start()
    duel.strike("A", "donnybrook", 2)
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (4 + 1 - 1, 0)


@pytest.mark.card("donnybrook")
def test_a_donnybrook_needs_something_to_burn():
    duel = anarchs("donnybrook", of_a=("obf", "pro"))
    duel.start()
    duel.until("strike", "A")
    assert duel.refused(PlayCard("donnybrook", 0, duel.a)) == "VTES-REQ-01"


# additional strikes


@pytest.mark.card("lightning-reflexes")
@pytest.mark.rule("VTES-ADDSTR-01", "VTES-REQ-09")
def test_lightning_reflexes_by_their_level():
    duel = Duel(of_a=("CEL",))
    duel.hand("A", "lightning-reflexes")
    duel.start()
    duel.until("additional-strikes", "A")
    duel.seat("A").plays("lightning-reflexes", duel.a, INFERIOR)
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6 - 1 - 1, 6 - 2)


@pytest.mark.card("lightning-reflexes")
@pytest.mark.ruling("ANK 20210226")
def test_the_superior_level_costs_x_blood_more_for_x_strikes():
    duel = Duel(of_a=("CEL",))
    duel.hand("A", "lightning-reflexes")
    duel.start()
    duel.until("additional-strikes", "A")
    duel.seat("A").plays("lightning-reflexes", duel.a, SUPERIOR)
    assert duel.prompt == "choose-x"
    duel.seat("A").answers(3)
    assert duel.blood(duel.a) == 6 - 1 - 1 - 3
    to_the_end(duel)
    assert duel.blood(duel.b) == 6 - 1 - 3


@pytest.mark.card("hell-for-leather")
@pytest.mark.rule("VTES-ADDSTR-05")
@pytest.mark.ruling("LSJ 20001206")
def test_hell_for_leather_gives_a_strike_beside_the_limit():
    duel = anarchs("hell-for-leather", "blur", of_a=("cel",))
    duel.start()
    duel.until("additional-strikes", "A")
    duel.seat("A").plays("hell-for-leather", duel.a, 1)
    duel.until("additional-strikes", "A")
    duel.seat("A").plays("blur", duel.a)
    to_the_end(duel)
    assert duel.blood(duel.b) == 6 - 3


@pytest.mark.card("hell-for-leather")
@pytest.mark.rule("VTES-WORD-07")
def test_with_each_discipline_once_in_a_combat_whoever_plays_it():
    duel = anarchs("hell-for-leather", "hell-for-leather", of_a=("ani", "cel"), of_b=("ani",))
    duel.state.change(duel.b, sect="anarch")
    duel.hand("B", "hell-for-leather")
    duel.start()
    duel.strike("A", "hell-for-leather", 0)
    duel.until("strike", "B")
    assert duel.refused(PlayCard("hell-for-leather", 0, duel.b)) == "VTES-WORD-07"
    duel.seat("B").answers(HandStrike())
    duel.until("additional-strikes", "A")
    assert duel.refused(PlayCard("hell-for-leather", 1, duel.a)) == ""


@pytest.mark.card("hell-for-leather")
def test_whoever_loses_its_minion_burns_2_pool():
    duel = anarchs("hell-for-leather", of_a=("obt",), b=0)
    duel.start()
    duel.until("end-of-round", "A")
    duel.seat("A").plays("hell-for-leather", duel.a, 2)
    to_the_end(duel)
    assert (duel.pool("B"), duel.region(duel.b)) == (28, TORPOR)


@pytest.mark.card("hell-for-leather")
def test_while_the_other_is_ready_nobody_burns_pool():
    duel = anarchs("hell-for-leather", of_a=("obt",))
    duel.start()
    assert not asked_later(duel, PlayCard("hell-for-leather", 2, duel.a))


# what stays on the other


def tzimisce(mode: int, *, against: str = "") -> Duel:
    duel = Duel(of_a=("PRO",))
    duel.state.change(duel.a, clan="tzimisce")
    duel.hand("A", "sculpt-the-flesh")
    if against:
        duel.b = duel.ally("B", against)
    duel.start()
    duel.strike("A", "sculpt-the-flesh", mode)
    to_the_end(duel)
    return duel


@pytest.mark.card("sculpt-the-flesh")
def test_sculpted_flesh_is_torn():
    assert tzimisce(INFERIOR).region("defender:1") == TORPOR


@pytest.mark.card("sculpt-the-flesh")
@pytest.mark.rule("VTES-UNLOCK-03")
def test_sculpted_flesh_bleeds_in_every_unlock_phase_of_its_controller():
    duel = tzimisce(SUPERIOR)
    (sculpted,) = [card.ref for card in duel.now.cards.values() if card.printed == "sculpt-the-flesh"]
    assert (duel.blood(duel.b), duel.card(sculpted).host) == (6 - 2, duel.b)
    phase(duel, "unlock", "B")
    duel.seat("B").uses(sculpted, 0)
    assert duel.blood(duel.b) == 6 - 2 - 1
    phase(duel, "unlock", "A")
    assert not can_use(duel, sculpted)


@pytest.mark.card("sculpt-the-flesh")
@pytest.mark.rule("VTES-ACT-CARD-01")
def test_an_action_with_1_stealth_heals_the_flesh():
    table = Table()
    minion, victim = adept(table, "A"), adept(table, "B")
    sculpted = table.put("B", "sculpt-the-flesh", host=victim)
    table.act("A")
    table.seat("A").uses(sculpted, 1, minion)
    assert stealth(table.now) == 1
    finish(table)
    assert sculpted not in table.now.cards


@pytest.mark.card("sculpt-the-flesh")
@pytest.mark.rule("VTES-STREFF-DODGE-01")
def test_who_dodges_is_not_sculpted():
    duel = Duel(of_a=("PRO",), of_b=("cel",))
    duel.state.change(duel.a, clan="tzimisce")
    duel.hand("A", "sculpt-the-flesh")
    duel.hand("B", "side-strike")
    duel.start()
    duel.strike("A", "sculpt-the-flesh", SUPERIOR)
    duel.strike("B", "side-strike", INFERIOR)
    to_the_end(duel)
    assert duel.now.ash["A"] == ("sculpt-the-flesh",)


@pytest.mark.card("touch-of-oblivion")
@pytest.mark.rule("VTES-UNLOCK-01")
def test_oblivion_keeps_a_minion_locked_for_two_unlock_phases():
    duel = Duel(of_a=("obl",))
    duel.hand("A", "touch-of-oblivion")
    duel.state.change(duel.b, locked=True)
    duel.start()
    duel.strike("A", "touch-of-oblivion", INFERIOR)
    to_the_end(duel)
    (touch,) = [card.ref for card in duel.now.cards.values() if card.printed == "touch-of-oblivion"]
    assert (duel.card(touch).host, duel.card(touch).counters, duel.blood(duel.a)) == (duel.b, 2, 6 - 2 - 1)
    phase(duel, "unlock", "A")
    assert duel.card(touch).counters == 2
    phase(duel, "unlock", "B")
    assert (duel.card(touch).counters, duel.card(duel.b).locked) == (1, True)
    phase(duel, "unlock", "B")
    assert (touch in duel.now.cards, duel.card(duel.b).locked) == (False, True)
    phase(duel, "unlock", "B")
    assert not duel.card(duel.b).locked


@pytest.mark.card("touch-of-oblivion")
@pytest.mark.rule("VTES-TORPOR-01")
def test_oblivion_sends_a_vampire_to_torpor_and_burns_an_ally():
    duel = Duel(of_a=("OBL",))
    duel.hand("A", "touch-of-oblivion")
    duel.start()
    duel.strike("A", "touch-of-oblivion", SUPERIOR)
    to_the_end(duel)
    assert (duel.region(duel.b), duel.blood(duel.b)) == (TORPOR, 6)
    duel = Duel(of_a=("OBL",))
    duel.hand("A", "touch-of-oblivion")
    thug = duel.ally("B", an_ally())
    duel.start(second=thug)
    duel.strike("A", "touch-of-oblivion", SUPERIOR)
    to_the_end(duel)
    assert thug not in duel.now.cards


# Auspex unseen


@pytest.mark.card("hide-the-mind")
@pytest.mark.rule("VTES-CANCEL-01", "VTES-CANCEL-03")
def test_a_hidden_mind_cancels_a_combat_card_of_auspex():
    duel = Duel(of_a=("obf",), of_b=("aus", "cel"))
    duel.hand("A", "hide-the-mind")
    duel.hand("B", "telepathic-tracking", "flash")
    duel.start()
    duel.until("range", "B")
    duel.seat("B").plays("flash", duel.b)
    assert not can_play(duel, "hide-the-mind", duel.a), "Celerity is no Auspex"
    duel.until("press", "B")
    duel.seat("B").plays("telepathic-tracking", duel.b)
    duel.until("as-played", "A")
    duel.seat("A").plays("hide-the-mind", duel.a, INFERIOR)
    to_the_end(duel)
    assert not duel.told("presses-to-continue")
    assert duel.blood(duel.b) == 6, "at long range nobody was struck, and the cost was not paid"


@pytest.mark.card("hide-the-mind")
@pytest.mark.rule("VTES-CANCEL-03")
def test_a_hidden_mind_cancels_a_reaction_of_auspex():
    table = Table()
    minion, reactor = adept(table, "A", "OBF"), adept(table, "B", "AUS")
    table.hand("A", "hide-the-mind")
    table.hand("B", "telepathic-counter")
    bleed(table, minion)
    until(table, "action", "B")
    table.seat("B").plays("telepathic-counter", reactor, INFERIOR)
    until(table, "as-played", "A")
    table.seat("A").plays("hide-the-mind", minion, SUPERIOR)
    finish(table)
    assert table.pool("B") == 29


# what Fortitude does not prevent


@pytest.mark.card("blood-rage", "blood-fury", "soul-burn")
@pytest.mark.parametrize(
    "card, mode, damage, cost",
    [
        ("blood-rage", INFERIOR, 1, 0),
        ("blood-rage", SUPERIOR, 2, 0),
        ("blood-fury", INFERIOR, 2, 1),
        ("blood-fury", SUPERIOR, 3, 1),
        ("soul-burn", INFERIOR, 1, 1),
        ("soul-burn", SUPERIOR, 2, 1),
    ],
)
@pytest.mark.ruling("LSJ 20050628", "TOM 19960225")
def test_fortitude_does_not_prevent_it_and_weapons_do_no_harm(card, mode, damage, cost):
    duel = Duel(of_a=("THA",), of_b=("for",))
    club = duel.put("B", weapon("rod", kind="damage", amount=3), host=duel.b)
    duel.put("B", "kevlar-vest", host=duel.b)
    duel.hand("A", card)
    duel.hand("B", "indomitability")
    duel.start()
    duel.strike("A", card, mode)
    duel.strike_with("B", club)
    duel.until("prevent", "B")
    assert duel.refused(PlayCard("indomitability", INFERIOR, duel.b)) == "VTES-DMG-11"
    assert can_use(duel, "kevlar-vest:1", 1), "a vest takes no Fortitude"
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6 - cost, 6 - damage)


@pytest.mark.card("blood-fury", "soul-burn", "blood-rage")
@pytest.mark.ruling("LSJ 20040928")
@pytest.mark.parametrize("card, cost", [("blood-rage", 0), ("blood-fury", 1), ("soul-burn", 1)])
def test_a_weapon_that_strikes_first_harms_all_the_same(card, cost):
    duel = Duel(of_a=("THA",))
    swift = duel.put("B", weapon("rapier", kind="damage", amount=3, first=True), host=duel.b)
    duel.hand("A", card)
    duel.start()
    duel.strike("A", card, INFERIOR)
    duel.strike_with("B", swift)
    to_the_end(duel)
    assert duel.blood(duel.a) == 6 - cost - 3


@pytest.mark.card("blood-fury", "soul-burn", "blood-rage")
@pytest.mark.ruling("LSJ 20040928")
@pytest.mark.parametrize("card, cost", [("blood-rage", 0), ("blood-fury", 1), ("soul-burn", 1)])
def test_who_dodges_keeps_the_weapons_sharp(card, cost):
    duel = Duel(of_a=("THA",), of_b=("cel",))
    club = duel.put("B", weapon("rod", kind="damage", amount=3), host=duel.b)
    duel.hand("A", card)
    duel.hand("B", "side-strike", "pursuit", "blur")
    duel.start()
    duel.strike("A", card, INFERIOR)
    duel.strike("B", "side-strike", INFERIOR)
    duel.until("additional-strikes", "B")
    duel.seat("B").plays("blur", duel.b)
    duel.strike_with("B", club)
    to_the_end(duel)
    assert duel.blood(duel.a) == 6 - cost - 3


@pytest.mark.card("blood-fury", "blood-rage")
@pytest.mark.rule("VTES-STRIKE-06")
def test_hands_do_not_reach_far():
    duel = Duel(of_a=("THA", "cel"))
    duel.hand("A", "blood-fury", "blood-rage", "soul-burn", "flash")
    duel.start()
    duel.until("range", "A")
    duel.seat("A").plays("flash", duel.a)
    duel.until("strike", "A")
    assert duel.refused(PlayCard("blood-fury", 0, duel.a))
    assert duel.refused(PlayCard("blood-rage", 0, duel.a))
    assert duel.refused(PlayCard("soul-burn", 0, duel.a)) == ""
