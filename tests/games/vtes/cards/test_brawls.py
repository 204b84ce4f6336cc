"""Combat cards that are no strikes: what is played before range is determined, and what lasts."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, Duel, adept, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, to_the_end, until
from tests.games.vtes.combat.fights import an_ally, press
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import PlayCard, UseAbility, UseManeuver, UsePrevention
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import intercept, stealth, strength


def before(duel: Duel, card: str, mode: int) -> None:
    """A plays it before range is determined."""
    duel.start()
    duel.until("before-range", "A")
    duel.seat("A").plays(card, duel.a, mode)


# Bear's Skin


@pytest.mark.card("bears-skin")
@pytest.mark.parametrize("mode, second", [(INFERIOR, 1), (SUPERIOR, 2)])
def test_a_bears_skin_for_a_round_or_for_a_combat(mode, second):
    duel = Duel(of_a=("ANI", "PRO"))
    duel.hand("A", "bears-skin", press())
    before(duel, "bears-skin", mode)
    assert strength(duel.now, duel.card(duel.a)) == 2
    duel.until("prevent", "A")
    duel.seat("A").answers(UsePrevention("bears-skin"))
    duel.until("press", "A")
    duel.seat("A").plays("press-on", duel.a)
    while not duel.over:
        offered = UsePrevention("bears-skin") in duel.options()
        assert not (offered and mode == INFERIOR)
        if offered:
            duel.seat("A").answers(UsePrevention("bears-skin"))
        else:
            duel.default()
    assert duel.blood(duel.b) == 4 - second
    assert duel.blood(duel.a) == (6 if mode == SUPERIOR else 5)


@pytest.mark.card("bears-skin")
@pytest.mark.rule("VTES-WORD-07")
def test_one_skin_each_combat_for_whoever_has_both_disciplines():
    duel = Duel(of_a=("ANI", "PRO"))
    duel.hand("A", "bears-skin", "bears-skin", "carrion-crows")
    before(duel, "bears-skin", INFERIOR)
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("bears-skin", INFERIOR, duel.a)) == "VTES-WORD-07"
    duel = Duel(of_a=("ANI", "pro"))
    duel.hand("A", "bears-skin")
    duel.start()
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("bears-skin", SUPERIOR, duel.a)) == "VTES-DISC-02"


# Obedient Flesh


@pytest.mark.card("obedient-flesh")
@pytest.mark.rule("VTES-STEALTH-04")
def test_flesh_hides_and_dulls_allies():
    table = Table()
    minion = adept(table, "A", "dom", "pro")
    thug, guard = table.ally("B", an_ally()), adept(table, "B")
    table.hand("A", "obedient-flesh", IDLE)
    bleed(table, minion)
    attempt(table, "B", thug)
    until(table, "block-attempt", "A")
    table.seat("A").plays("obedient-flesh", minion, INFERIOR)
    assert (stealth(table.now), intercept(table.now, table.card(thug))) == (1, -1)
    assert intercept(table.now, table.card(guard)) == 0
    finish(table)
    assert (table.pool("B"), table.blood(minion)) == (29, 6 - 1)


@pytest.mark.card("obedient-flesh")
def test_flesh_makes_stronger_for_a_round_with_a_maneuver_and_prevention():
    duel = Duel(of_a=("DOM", "PRO"))
    duel.hand("A", "obedient-flesh", "obedient-flesh")
    before(duel, "obedient-flesh", SUPERIOR)
    assert strength(duel.now, duel.card(duel.a)) == 2
    duel.until("range", "A")
    assert UseManeuver("obedient-flesh") in duel.options()
    duel.until("prevent", "A")
    duel.seat("A").answers(UsePrevention("obedient-flesh"))
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6 - 1, 6 - 2)


@pytest.mark.card("obedient-flesh", "monstrous-form")
@pytest.mark.rule("VTES-WORD-07")
def test_one_each_round():
    for card, mode in (("obedient-flesh", SUPERIOR), ("monstrous-form", INFERIOR)):
        duel = Duel(of_a=("DOM", "PRO", "ani"))
        duel.hand("A", card, card, "carrion-crows")
        before(duel, card, mode)
        duel.until("before-range", "A")
        assert duel.refused(PlayCard(card, mode, duel.a)) == "VTES-WORD-07"


# Monstrous Form


@pytest.mark.card("monstrous-form")
def test_a_monstrous_form_for_a_combat():
    duel = Duel(of_a=("dom", "pro"))
    duel.hand("A", "monstrous-form", press())
    before(duel, "monstrous-form", INFERIOR)
    duel.until("press", "A")
    duel.seat("A").plays("press-on", duel.a)
    to_the_end(duel)
    assert duel.blood(duel.b) == 6 - 2 - 2


@pytest.mark.card("monstrous-form")
@pytest.mark.rule("VTES-ACT-CARD-01")
def test_a_monstrous_form_stays_by_an_action_with_1_stealth():
    table = Table()
    minion = adept(table, "A", "DOM", "PRO")
    adept(table, "B")
    table.hand("A", "monstrous-form", IDLE)
    table.act("A")
    table.seat("A").plays("monstrous-form", minion, SUPERIOR)
    assert (stealth(table.now), table.now.action.targets) == (1, ())
    finish(table)
    assert table.card("monstrous-form:1").host == minion


@pytest.mark.card("monstrous-form")
@pytest.mark.parametrize("ability, window", [(0, "before-range"), (1, "range"), (2, "press")])
def test_the_form_is_locked_for_strength_a_maneuver_or_a_press(ability, window):
    duel = Duel()
    form = duel.put("A", "monstrous-form", host=duel.a)
    duel.start()
    duel.until(window, "A")
    assert can_use(duel, form, ability)
    duel.seat("A").uses(form, ability)
    assert duel.card(form).locked
    while not duel.over:
        assert not any(can_use(duel, form, other) for other in range(3))
        duel.default()
    assert bool(duel.told("maneuvers")) is (ability == 1)
    assert bool(duel.told("presses-to-continue")) is (ability == 2)
    assert duel.blood(duel.b) == {0: 6 - 2, 1: 6, 2: 6 - 1 - 1}[ability]


@pytest.mark.card("monstrous-form")
def test_the_form_is_of_no_use_to_others():
    duel = Duel()
    form = duel.put("A", "monstrous-form", host=adept(duel, "A"))
    duel.hand("A", IDLE)
    duel.start()
    while not duel.over:
        assert not any(can_use(duel, form, ability) for ability in range(3))
        duel.default()


# Telepathic Tracking


@pytest.mark.card("telepathic-tracking")
@pytest.mark.rule("VTES-PRESS-04")
def test_tracking_presses_on_and_gives_a_maneuver_in_the_next_round():
    duel = Duel(of_a=("aus",))
    duel.hand("A", "telepathic-tracking")
    duel.start()
    duel.until("press", "A")
    duel.seat("A").plays("telepathic-tracking", duel.a, INFERIOR)
    duel.until("range", "A")
    assert duel.combat.round == 2
    duel.seat("A").answers(UseManeuver("telepathic-tracking"))
    to_the_end(duel)
    assert [one["range"] for one in duel.told("range")] == ["close", "long"]
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6 - 1 - 1, 6 - 1)


@pytest.mark.card("telepathic-tracking")
@pytest.mark.ruling("RTR 20030519")
def test_tracking_instead_of_the_end_even_of_a_round_cut_short():
    duel = Duel(of_a=("AUS",), of_b=("pre",))
    duel.hand("A", "telepathic-tracking")
    duel.hand("B", "majesty")
    duel.start()
    duel.strike("B", "majesty", INFERIOR)
    duel.until("end-of-round", "A")
    duel.seat("A").plays("telepathic-tracking", duel.a, SUPERIOR)
    to_the_end(duel)
    assert [one["round"] for one in duel.told("round")] == [1, 2]
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6 - 1 - 1, 6 - 1 - 1), "each has paid 1 blood"


@pytest.mark.card("telepathic-tracking")
def test_nobody_tracks_what_has_fallen():
    duel = Duel(of_a=("AUS",), b=0)
    duel.hand("A", "telepathic-tracking")
    duel.start()
    to_the_end(duel)
    assert (duel.region(duel.b), len(duel.told("round"))) == (TORPOR, 1)


# Hunger of Marduk


@pytest.mark.card("hunger-of-marduk")
@pytest.mark.ruling("ANK 20220207")
@pytest.mark.parametrize("mode, stolen", [(INFERIOR, 1), (SUPERIOR, 2)])
def test_hunger_steals_with_every_strike_of_the_round(mode, stolen):
    duel = Duel(of_a=("THA", "cel"), a=2, b=6)
    duel.state.change(duel.a, clan="banu_haqim")
    duel.hand("A", "hunger-of-marduk", "flash", "pursuit", "blur")
    before(duel, "hunger-of-marduk", mode)
    duel.until("range", "A")
    duel.seat("A").plays("flash", duel.a)
    hunger = UseAbility("hunger-of-marduk", mode, duel.a)
    duel.until("strike", "A")
    duel.seat("A").answers(hunger)
    duel.until("additional-strikes", "A")
    duel.seat("A").plays("blur", duel.a, INFERIOR)
    duel.until("strike", "A")
    duel.seat("A").answers(hunger)
    to_the_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (2 - 1 + 2 * stolen, 6 - 2 * stolen)


@pytest.mark.card("hunger-of-marduk")
def test_the_hunger_is_gone_with_the_round():
    duel = Duel(of_a=("tha",), a=2)
    duel.state.change(duel.a, clan="banu_haqim")
    duel.hand("A", "hunger-of-marduk", press())
    before(duel, "hunger-of-marduk", INFERIOR)
    duel.until("press", "A")
    duel.seat("A").plays("press-on", duel.a)
    to_the_end(duel)
    assert not duel.told("steals-blood")
    assert len(duel.told("round")) == 2


@pytest.mark.card("hunger-of-marduk", "touch-of-valeren", "sculpt-the-flesh")
@pytest.mark.rule("VTES-REQ-01")
def test_cards_of_a_clan():
    duel = Duel(of_a=("THA", "FOR", "PRO", "ani"))
    duel.hand("A", "hunger-of-marduk", "sculpt-the-flesh", "touch-of-valeren", "carrion-crows", "body-flare")
    duel.start()
    duel.until("before-range", "A")
    assert duel.refused(PlayCard("hunger-of-marduk", 0, duel.a)) == "VTES-REQ-01"
    duel.until("strike", "A")
    assert duel.refused(PlayCard("sculpt-the-flesh", 0, duel.a)) == "VTES-REQ-01"


# Touch of Valeren


@pytest.mark.card("touch-of-valeren")
@pytest.mark.rule("VTES-CTR-05")
def test_a_touch_gives_blood_or_life():
    table = Table()
    healer, hurt = adept(table, "A", "for", clan="salubri"), adept(table, "A", blood=1)
    thug = table.ally("B", an_ally("bruiser", 4), counters=2)
    table.hand("A", "touch-of-valeren", "touch-of-valeren", IDLE)
    table.act("A")
    table.seat("A").plays("touch-of-valeren", healer, 0)
    choose(table, "A", hurt)
    assert (stealth(table.now), table.now.action.targets) == (1, ())
    finish(table)
    assert (table.blood(hurt), table.blood(healer)) == (4, 5)
    second = adept(table, "A", "for", clan="salubri")
    table.act("A")
    table.seat("A").plays("touch-of-valeren", second, 0)
    choose(table, "A", thug)
    finish(table)
    assert table.blood(thug) == 4, "no more than its starting life"


@pytest.mark.card("touch-of-valeren")
@pytest.mark.rule("VTES-DMG-11")
@pytest.mark.ruling("LSJ 20001114")
@pytest.mark.parametrize("mode", [1, 2])
def test_a_touch_prevents_all_damage_of_a_strike(mode):
    duel = Duel(of_a=("FOR",), of_b=("POT",))
    healer = duel.a if mode == 1 else adept(duel, "A", "FOR", clan="salubri")
    duel.state.change(duel.a, clan="salubri")
    duel.hand("A", "touch-of-valeren")
    duel.hand("B", "roundhouse")
    duel.start()
    duel.strike("B", "roundhouse", SUPERIOR)
    duel.until("prevent", "A")
    duel.seat("A").plays("touch-of-valeren", healer, mode)
    to_the_end(duel)
    assert duel.blood(healer) == 6 - 1, "its cost"
    assert duel.blood(duel.a) == (5 if mode == 1 else 6)


@pytest.mark.card("touch-of-valeren")
def test_only_for_another_minion_of_ones_own():
    duel = Duel(of_a=("FOR",))
    duel.state.change(duel.a, clan="salubri")
    adept(duel, "B", "FOR", clan="salubri")
    duel.hand("A", "touch-of-valeren")
    duel.start()
    duel.until("prevent", "A")
    assert PlayCard("touch-of-valeren", 1, duel.a) in duel.options()
    assert PlayCard("touch-of-valeren", 2, duel.a) not in duel.options(), "not for itself at this level"
