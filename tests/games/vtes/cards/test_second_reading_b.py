"""Ten combat cards once more, by their official texts and rulings alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, Duel
from tests.games.vtes.combat.fights import combat_card, press, strike_card
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.combat.effects import Damage, Maneuver, Press, Prevent
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.choices import HandStrike, Pass, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import strength

KIRPAN = "righteous-blade"
"""A melee weapon for strength + 1."""


def duel_of(clan: str, *disciplines: str, of_b: tuple[str, ...] = (), a: int = 6, b: int = 6) -> Duel:
    """A's vampire is of this clan."""
    duel = Duel(of_a=disciplines, of_b=of_b, a=a, b=b)
    duel.state.change(duel.a, clan=clan)
    return duel


def before(duel: Duel, card: str, mode: int, seat: str = "A") -> None:
    """Played before range is determined, with whatever is asked for answered by what it names."""
    duel.start()
    again(duel, card, mode, seat)


def again(duel: Duel, card: str, mode: int, seat: str = "A") -> None:
    duel.until("before-range", seat)
    duel.seat(seat).plays(card, duel.a if seat == "A" else duel.b, mode)


def answer_with(duel: Table, card: str, seat: str = "A") -> None:
    """Where a card of the hand or on the table has to be named: this one."""
    while duel.asks and duel.ask().seat == seat and not may_pass(duel):
        named = [one for one in duel.options() if str(getattr(one, "card", "")).partition(":")[0] == card]
        if not named:
            return
        duel.seat(seat).answers(named[0])


def may_pass(duel: Table) -> bool:
    """Whether the open question is a window, where one may pass."""
    return Pass() in duel.options()


def to_end(duel: Duel) -> None:
    """Everybody passes, or strikes with bare hands."""
    for _ in range(200):
        if duel.over:
            return
        duel.default()
    raise AssertionError("no end")


# Angel's Gift


@pytest.mark.card("angels-gift")
@pytest.mark.rule("VTES-COMBAT-PRE-01")
def test_angels_gift_equips_with_a_melee_weapon_from_hand():
    duel = duel_of("salubri")
    duel.hand("A", "angels-gift", KIRPAN, "44-magnum")
    before(duel, "angels-gift", 0)
    answer_with(duel, KIRPAN)
    there = [card for card in duel.now.cards.values() if card.printed == KIRPAN]
    assert [(card.host, card.region) for card in there] == [(duel.a, "attached")]
    assert "44-magnum" in duel.now.hands["A"], "a gun is no melee weapon"


@pytest.mark.card("angels-gift")
def test_angels_gift_brings_a_maneuver_to_close_range_only():
    duel = duel_of("salubri")
    step = combat_card("step-back", "range", Maneuver())
    duel.hand("A", "angels-gift")
    duel.hand("B", step)
    before(duel, "angels-gift", 1)
    duel.until("range", "B")
    assert duel.now.combat.range == "close", "A cannot use it here, being close already"
    duel.seat("B").plays(step, duel.b)
    duel.until("range", "A")
    use = [one for one in duel.options() if one != Pass()]
    assert use
    duel.seat("A").answers(use[0])
    assert duel.now.combat is None or duel.now.combat.range == "close"


@pytest.mark.card("angels-gift")
@pytest.mark.rule("VTES-REQ-01", "VTES-WORD-07")
def test_angels_gift_is_for_salubri_and_once_each_round():
    duel = duel_of("brujah")
    duel.hand("A", "angels-gift")
    duel.hand("B", combat_card("wait", "before-range"))
    duel.start()
    assert not any(isinstance(one, PlayCard) and one.card == "angels-gift" for one in duel.options())
    duel = duel_of("salubri")
    duel.hand("A", "angels-gift", "angels-gift")
    before(duel, "angels-gift", 1)
    while not duel.over and duel.now.combat is not None and duel.prompt == "before-range":
        assert PlayCard("angels-gift", 1, duel.a) not in duel.options()
        duel.default()


# Anticipation


@pytest.mark.card("anticipation")
@pytest.mark.parametrize("armed, damage", [(False, 3), (True, 4)])
def test_anticipation_strikes_by_hand_or_with_a_melee_weapon_for_2_more(armed, damage):
    duel = duel_of("salubri", "aus", b=8)
    if armed:
        duel.put("A", KIRPAN, host=duel.a)
    duel.hand("A", "anticipation")
    duel.start()
    duel.until("strike", "A")
    found = [one for one in duel.options(PlayCard) if one.card == "anticipation"]
    assert found
    duel.seat("A").answers(found[-1] if armed else found[0])
    answer_with(duel, KIRPAN if armed else "hand")
    if not armed and not duel.over and HandStrike() in duel.options():
        duel.seat("A").answers(HandStrike())
    to_end(duel)
    assert duel.blood(duel.b) == 8 - damage


@pytest.mark.card("anticipation")
@pytest.mark.rule("VTES-CANCEL-03", "VTES-CANCEL-04")
def test_anticipation_cancels_a_strike_card_for_1_blood():
    duel = duel_of("salubri", "AUS")
    blow = combat_card("blow", "strike", StrikeWith(amount=3), blood_cost=1)
    duel.hand("A", "anticipation")
    duel.hand("B", blow)
    duel.start()
    duel.until("strike", "B")
    duel.seat("B").plays(blow, duel.b)
    duel.until("as-played", "A")
    use = [one for one in duel.options(PlayCard) if one.card == "anticipation"]
    duel.seat("A").answers(use[-1])
    to_end(duel)
    assert duel.blood(duel.a) == 4, "1 blood for it, and B has struck by hand instead"
    assert duel.blood(duel.b) == 5, "the cost of the blow is not paid"


@pytest.mark.card("anticipation")
@pytest.mark.rule("VTES-DISC-02")
def test_the_inferior_level_cancels_nothing():
    duel = duel_of("salubri", "aus")
    blow = strike_card("blow", amount=3)
    duel.hand("A", "anticipation")
    duel.hand("B", blow)
    duel.start()
    duel.until("strike", "B")
    duel.seat("B").plays(blow, duel.b)
    to_end(duel)
    assert duel.blood(duel.a) == 3


# Contraband


def ravnos(level: str, *hand: str, a: int = 6) -> Duel:
    duel = duel_of("ravnos", level, a=a)
    duel.hand("A", "contraband", *hand)
    return duel


@pytest.mark.card("contraband")
@pytest.mark.parametrize("level, mode", [("obf", INFERIOR), ("OBF", INFERIOR)])
def test_contraband_equips_for_the_cost_in_pool(level, mode):
    duel = ravnos(level, "44-magnum")
    before(duel, "contraband", mode)
    answer_with(duel, "44-magnum")
    duel.until("range", "A") if not duel.over else None
    assert (duel.card("44-magnum:1").host, duel.pool("A"), duel.blood(duel.a)) == (duel.a, 28, 6)


@pytest.mark.card("contraband")
def test_at_the_superior_level_half_of_it_can_be_paid_in_blood():
    duel = ravnos("OBF", "44-magnum")
    before(duel, "contraband", SUPERIOR)
    answer_with(duel, "44-magnum")
    assert (duel.ask().kind, duel.ask().low, duel.ask().high) == ("number", 0, 1), "2 pool, of which 1 may be blood"
    duel.seat("A").answers(1)
    assert (duel.card("44-magnum:1").host, duel.pool("A"), duel.blood(duel.a)) == (duel.a, 29, 5)


@pytest.mark.card("contraband")
@pytest.mark.rule("VTES-TGT-01", "VTES-WORD-07")
def test_no_unique_equipment_and_once_each_combat():
    duel = ravnos("obf", "heart-of-nizchetus")
    duel.hand("B", combat_card("wait", "before-range"))
    duel.start()
    assert not [one for one in duel.options(PlayCard) if one.card == "contraband"]
    duel = ravnos("obf", "contraband", "44-magnum", "44-magnum")
    before(duel, "contraband", INFERIOR)
    answer_with(duel, "44-magnum")
    while duel.prompt == "before-range":
        assert PlayCard("contraband", INFERIOR, duel.a) not in duel.options()
        duel.default()


# Disarm


def beaten(level: str, *, of_b: int = 6, strong: int = 1) -> Duel:
    """A hits harder than B."""
    duel = duel_of("", level, b=of_b)
    crypt_entry("attacker", capacity=8, disciplines=(level,), strength=strong)
    duel.hand("A", "disarm")
    duel.start()
    return duel


@pytest.mark.card("disarm")
@pytest.mark.parametrize("mode, less", [(INFERIOR, 1), (SUPERIOR, 2)])
def test_disarm_sends_the_loser_to_torpor_and_stays(mode, less):
    duel = beaten("POT", strong=1)
    duel.state.change(duel.b, counters=8)
    duel.until("end-of-round", "A")
    duel.seat("A").plays("disarm", duel.a, mode)
    to_end(duel)
    assert duel.region(duel.b) == TORPOR
    assert (
        duel.card("disarm:1").host == duel.b
        if "disarm:1" in duel.now.cards
        else any(one.printed == "disarm" and one.host == duel.b for one in duel.now.cards.values())
    )
    assert strength(duel.now, duel.card(duel.b)) == max(1 - less, 0)


@pytest.mark.card("disarm")
def test_not_for_as_much_damage_as_was_taken():
    duel = beaten("POT", strong=0)
    while not duel.over:
        assert not [one for one in duel.options(PlayCard) if one.card == "disarm"]
        duel.default()


@pytest.mark.card("disarm")
def test_the_disarmed_burn_3_blood_to_be_rid_of_it():
    duel = beaten("POT")
    duel.until("end-of-round", "A")
    duel.seat("A").plays("disarm", duel.a, INFERIOR)
    to_end(duel)
    card = next(one.ref for one in duel.now.cards.values() if one.printed == "disarm")
    duel.state.change(duel.b, region="ready", counters=4, locked=False)
    duel.act("B")
    found = [one for one in duel.options() if getattr(one, "source", "") == card]
    assert found
    duel.seat("B").answers(found[0])
    assert (card in duel.now.cards, duel.blood(duel.b)) == (False, 1)


# Flesh of Marble


def marble(mode: int, *, aggravated: bool) -> Duel:
    """B hits twice in a round: 2 points with the first blow, 2 with the second."""
    duel = duel_of("", "PRO", a=8)
    first = strike_card("first-blow", amount=2, aggravated=aggravated)
    harm = combat_card("thorns", "before-strikes", Damage(amount=2, aggravated=aggravated))
    duel.hand("A", "flesh-of-marble")
    duel.hand("B", harm, first)
    before(duel, "flesh-of-marble", mode)
    duel.until("before-strikes", "B")
    duel.seat("B").plays(harm, duel.b)
    if not duel.over:
        duel.until("strike", "B")
        duel.seat("B").plays(first, duel.b)
    to_end(duel)
    return duel


@pytest.mark.card("flesh-of-marble")
@pytest.mark.parametrize("mode", [INFERIOR, SUPERIOR])
def test_only_one_damage_a_round_is_inflicted_on_marble(mode):
    duel = marble(mode, aggravated=False)
    assert duel.blood(duel.a) == 7


@pytest.mark.card("flesh-of-marble")
def test_at_the_superior_level_aggravated_damage_too():
    duel = marble(SUPERIOR, aggravated=True)
    assert duel.region(duel.a) == TORPOR, "one aggravated damage is still one"
    assert duel.blood(duel.a) == 8


@pytest.mark.card("flesh-of-marble")
def test_it_lasts_for_the_combat_and_counts_each_round_anew():
    duel = duel_of("", "PRO", a=8)
    crypt_entry("defender", capacity=8, strength=2)
    duel.hand("A", "flesh-of-marble")
    duel.hand("B", press())
    before(duel, "flesh-of-marble", INFERIOR)
    duel.until("press", "B")
    assert duel.blood(duel.a) == 7
    duel.seat("B").plays("press-on", duel.b)
    to_end(duel)
    assert duel.blood(duel.a) == 6


# Martyr's Resilience


def bystander(mode: int, **more: Any) -> tuple[Duel, str]:
    """B's second vampire, outside the combat, has the card."""
    duel = Duel()
    crypt_entry("attacker", capacity=8, strength=3)
    crypt_entry("martyr", capacity=8, disciplines=("AUS", "FOR"))
    martyr = duel.vampire("B", "martyr", **more)
    duel.hand("B", "martyrs-resilience")
    duel.start()
    return duel, martyr


def until_hurt(duel: Duel) -> None:
    """Until damage to B's combatant can be prevented: that to A's comes first."""
    for _ in range(50):
        if duel.prompt == "prevent" and dict(duel.ask().args)["minion"] == duel.b:
            return
        duel.default()


@pytest.mark.card("martyrs-resilience")
@pytest.mark.parametrize("region", ["ready", TORPOR])
def test_an_unlocked_vampire_outside_prevents_1_damage(region):
    duel, martyr = bystander(INFERIOR, region=region)
    until_hurt(duel)
    duel.seat("B").plays("martyrs-resilience", martyr, INFERIOR)
    answer_with(duel, "defender", "B")
    to_end(duel)
    assert duel.blood(duel.b) == 6 - 4 + 1


@pytest.mark.card("martyrs-resilience")
def test_a_locked_one_does_not():
    duel, martyr = bystander(INFERIOR, locked=True)
    while not duel.over:
        assert not [one for one in duel.options(PlayCard) if one.minion == martyr]
        duel.default()


@pytest.mark.card("martyrs-resilience")
def test_blood_prevents_more_of_it():
    duel, martyr = bystander(SUPERIOR)
    until_hurt(duel)
    duel.seat("B").plays("martyrs-resilience", martyr, SUPERIOR)
    for _ in range(3):
        if duel.over or may_pass(duel):
            break
        if duel.ask().kind == "number":
            duel.seat("B").answers(2)
        else:
            answer_with(duel, "defender", "B")
    to_end(duel)
    assert (duel.blood(martyr), duel.blood(duel.b)) == (6, 6 - 4 + 3)


# Pack Alpha


@pytest.mark.card("pack-alpha")
def test_pack_alpha_employs_an_animal_before_range():
    duel = duel_of("", "ani")
    duel.hand("A", "pack-alpha", "raven-spy", "mr-winthrop")
    before(duel, "pack-alpha", INFERIOR)
    answer_with(duel, "raven-spy")
    spies = [one for one in duel.now.cards.values() if one.printed == "raven-spy"]
    assert [(one.host, one.counters) for one in spies] == [(duel.a, 1)]
    assert "mr-winthrop" in duel.now.hands["A"]


@pytest.mark.card("pack-alpha")
def test_an_animal_burns_for_strength():
    duel = duel_of("", "ANI")
    spy = duel.put("A", "raven-spy", host=duel.a)
    duel.hand("A", "pack-alpha")
    duel.start()
    for _ in range(20):
        found = [one for one in duel.options(PlayCard) if one.card == "pack-alpha" and one.mode == SUPERIOR]
        if found:
            break
        duel.default()
    duel.seat("A").answers(found[0])
    answer_with(duel, "raven-spy")
    alpha = [one for one in duel.now.cards.values() if one.printed == "pack-alpha"]
    assert (spy in duel.now.cards, [one.host for one in alpha]) == (False, [duel.a])
    assert strength(duel.now, duel.card(duel.a)) == 2


@pytest.mark.card("pack-alpha")
@pytest.mark.rule("VTES-TGT-01")
def test_without_an_animal_there_is_nothing_to_burn():
    duel = duel_of("", "ANI")
    duel.hand("A", "pack-alpha")
    duel.start()
    while not duel.over:
        assert not [one for one in duel.options(PlayCard) if one.card == "pack-alpha" and one.mode == SUPERIOR]
        duel.default()


# Terror Frenzy


@pytest.mark.card("terror-frenzy")
def test_terror_keeps_the_other_away_and_its_weapons_idle():
    duel = duel_of("", "ani")
    gun = duel.put("B", "44-magnum", host=duel.b)
    go_on = combat_card("go-on", "press", Press(only="continue"))
    duel.hand("A", "terror-frenzy")
    duel.hand("B", go_on)
    before(duel, "terror-frenzy", INFERIOR)
    assert sum(one["amount"] for one in duel.told("burns-blood")[:1]) == 1, "it costs 1 blood"
    while not duel.over:
        assert not [one for one in duel.options() if getattr(one, "source", "") == gun]
        assert PlayCard(go_on, 0, duel.b) not in duel.options()
        duel.default()


@pytest.mark.card("terror-frenzy")
@pytest.mark.rule("VTES-WORD-07")
def test_at_the_superior_level_combat_cards_cost_the_other_1_blood_more():
    duel = duel_of("", "ANI")
    blow = strike_card("blow", amount=1)
    duel.hand("A", "terror-frenzy", "terror-frenzy")
    duel.hand("B", blow)
    before(duel, "terror-frenzy", SUPERIOR)
    if duel.prompt == "before-range" and duel.ask().seat == "A":
        assert duel.refused(PlayCard("terror-frenzy", SUPERIOR, duel.a))
    duel.until("strike", "B")
    duel.seat("B").plays(blow, duel.b)
    to_end(duel)
    assert (duel.blood(duel.b), duel.blood(duel.a)) == (4, 4)


# Tranquility Shield


@pytest.mark.card("tranquility-shield")
@pytest.mark.parametrize("mode, taken", [(INFERIOR, 2), (SUPERIOR, 1)])
def test_the_shield_prevents_1_or_2_damage_each_round(mode, taken):
    duel = duel_of("salubri", "FOR", a=8)
    crypt_entry("defender", capacity=8, strength=2)
    duel.hand("A", "tranquility-shield")
    duel.hand("B", press())
    before(duel, "tranquility-shield", mode)
    prevents(duel, "press", "B")
    assert duel.blood(duel.a) == 8 - 1 - taken, "1 blood for the card"
    duel.seat("B").plays("press-on", duel.b)
    prevents(duel)
    assert duel.blood(duel.a) == 8 - 1 - 2 * taken


def prevents(duel: Duel, prompt: str = "", seat: str = "") -> None:
    """A prevents whatever can be prevented, until this is asked."""
    for _ in range(100):
        if duel.over or (duel.prompt == prompt and duel.ask().seat == seat):
            return
        use = [one for one in duel.options() if one != Pass()]
        if duel.prompt in ("prevent", "prevent-which") and duel.ask().seat == "A":
            duel.seat("A").answers(use[0])
        else:
            duel.default()


@pytest.mark.card("tranquility-shield", "terror-frenzy")
@pytest.mark.parametrize("first", ["shield", "frenzy"])
def test_frenzy_does_not_touch_the_tranquil(first):
    duel = duel_of("salubri", "FOR", of_b=("ANI",))
    gun = duel.put("A", "44-magnum", host=duel.a)
    duel.hand("A", "tranquility-shield")
    duel.hand("B", "terror-frenzy")
    duel.start()
    if first == "shield":
        again(duel, "tranquility-shield", INFERIOR)
        while duel.prompt == "before-range":
            assert PlayCard("terror-frenzy", INFERIOR, duel.b) not in duel.options()
            duel.default()
        return
    duel.until("before-range", "A")
    duel.seat("A").passes()
    duel.until("before-range", "B")
    duel.seat("B").plays("terror-frenzy", duel.b, INFERIOR)
    duel.until("before-range", "A")
    duel.seat("A").plays("tranquility-shield", duel.a, INFERIOR)
    duel.until("range", "A")
    assert [one for one in duel.options() if getattr(one, "source", "") == gun], "its equipment is of use again"


# Weather Control


@pytest.mark.card("weather-control")
@pytest.mark.parametrize("mode, second", [(INFERIOR, 1), (SUPERIOR, 2)])
def test_the_weather_hurts_everybody_each_round(mode, second):
    duel = duel_of("", "THA", a=8, b=8)
    spy = duel.put("B", "raven-spy", host=duel.b, level=2)
    duel.hand("A", "weather-control", press())
    before(duel, "weather-control", mode)
    duel.until("press", "A")
    assert (duel.blood(duel.a), duel.blood(duel.b), duel.blood(spy)) == (6, 6, 1), "1 of the weather, 1 of the fist"
    duel.seat("A").plays("press-on", duel.a)
    to_end(duel)
    assert (duel.blood(duel.a), duel.blood(duel.b)) == (6 - 1 - second, 6 - 1 - second)
    assert spy not in duel.now.cards


@pytest.mark.card("weather-control")
@pytest.mark.rule("VTES-WORD-07")
def test_the_weather_changes_once_and_in_the_first_round():
    duel = duel_of("", "THA", a=8, b=8)
    duel.hand("A", "weather-control", "weather-control", press())
    before(duel, "weather-control", INFERIOR)
    pressed = False
    while not duel.over:
        assert not [one for one in duel.options(PlayCard) if one.card == "weather-control"]
        if not pressed and PlayCard("press-on", 0, duel.a) in duel.options():
            pressed = True
            duel.seat("A").plays("press-on", duel.a)
        else:
            duel.default()


@pytest.mark.card("weather-control")
def test_nothing_prevents_the_weather():
    duel = duel_of("", "THA", of_b=("FOR",), a=8, b=8)
    tough = combat_card("toughness", "prevent", Prevent(number=3))
    duel.hand("A", "weather-control")
    duel.hand("B", tough)
    before(duel, "weather-control", INFERIOR)
    while not duel.over and not duel.told("strikes"):
        assert PlayCard(tough, 0, duel.b) not in duel.options()
        duel.default()
    assert [one["amount"] for one in duel.told("damaged") if one["minion"] == duel.b][:1] == [1]
