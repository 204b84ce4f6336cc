"""Equipment of the third wave."""

import pytest
from tests.games.vtes.cards.kindred import adept, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, phase, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    ChooseCard,
    ChoosePrinted,
    EquipFrom,
    Hunt,
    PlayCard,
    UseAbility,
)
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import intercept, is_equipment, stealth
from nokturn.games.vtes.text.targets import is_location


def with_the_heart(**more):
    table = Table()
    heart = table.put("A", "heart-of-nizchetus", host=adept(table, "A", **more))
    table.hand("A", *["vessel"] * 6, "fame")
    table.library("A", "villein", "deflection", "majesty", "bonding")
    phase(table, "unlock")
    return table, heart


@pytest.mark.card("heart-of-nizchetus")
@pytest.mark.rule("VTES-PLAY-09")
def test_the_heart_draws_up_to_3_cards_for_as_many_of_the_hand():
    table, heart = with_the_heart()
    table.seat("A").uses(heart)
    table.seat("A").answers(2)
    assert len(table.now.hands["A"]) == 9
    table.seat("A").answers(ChoosePrinted("fame"))
    table.seat("A").answers(ChoosePrinted("vessel"))
    assert sorted(table.now.hands["A"]) == ["deflection", *["vessel"] * 5, "villein"]
    assert table.now.library["A"] == ("vessel", "fame", "bonding", "majesty"), "the last one named is on top"
    assert table.told("to-bottom") == [{"player": "A"}, {"player": "A"}], "nobody else learns which"
    assert not can_use(table, heart)


@pytest.mark.card("heart-of-nizchetus")
def test_the_heart_beats_for_a_ready_bearer_only():
    table, heart = with_the_heart(region=TORPOR)
    assert not can_use(table, heart)


@pytest.mark.card("codex-of-the-edenic-groundskeepers")
@pytest.mark.parametrize("locked, left", [(False, 29), (True, 26)])
def test_the_codex_bleeds_the_undefended(locked, left):
    table = Table("AB")
    one = adept(table, "A")
    adept(table, "B", locked=locked)
    codex = table.put("A", "codex-of-the-edenic-groundskeepers", host=one)
    table.hand("B", "vessel")
    table.act("A")
    table.seat("A").uses(codex, 0, one)
    until(table, "action") if not locked else None
    finish(table)
    assert (table.pool("B"), table.blood(one)) == (left, 5)


@pytest.mark.card("codex-of-the-edenic-groundskeepers")
@pytest.mark.rule("VTES-STEALTH-03")
def test_the_codex_is_hard_to_hide_while_bleeding():
    table = Table("AB")
    one = adept(table, "A")
    adept(table, "B")
    table.put("A", "codex-of-the-edenic-groundskeepers", host=one)
    bleed(table, one)
    assert stealth(table.now) == -2


@pytest.mark.card("codex-of-the-edenic-groundskeepers")
@pytest.mark.rule("VTES-ACT-08")
def test_the_codex_is_for_vampires_and_a_bleed_like_any_other():
    table = Table("AB")
    one, ally = adept(table, "A"), table.ally("A", "political-ally")
    codex = table.put("A", "codex-of-the-edenic-groundskeepers", host=ally)
    table.act("A")
    assert UseAbility(codex, 0, ally) not in table.options()
    table.state.change(codex, host=one)
    bleed(table, one)
    finish(table)
    table.state.change(one, locked=False)
    table.state.phase = "minion"
    table.run("vtes.minion_phase", "A")
    assert table.refused(UseAbility(codex, 0, one)) == "VTES-ACT-08"


@pytest.mark.card("codex-of-the-edenic-groundskeepers", "camera-phone")
@pytest.mark.rule("VTES-R-12")
@pytest.mark.ruling("RTR 19960221")
@pytest.mark.parametrize("card", ["codex-of-the-edenic-groundskeepers", "camera-phone"])
def test_the_action_comes_to_nothing_without_the_equipment(card):
    table = Table("AB")
    one, other = adept(table, "A"), adept(table, "A")
    adept(table, "B")
    thing = table.put("A", card, host=one)
    table.act("A")
    table.seat("A").uses(thing, 0, one)
    until(table, "action", "B")
    table.state.change(thing, host=other)
    finish(table)
    assert (table.pool("B"), bool(table.told("fizzles"))) == (30, True)


@pytest.mark.card("camera-phone", "treasured-samadji")
def test_the_camera_phone_bleeds_for_1_more_and_nothing_else_adds_to_it():
    table = Table("AB")
    one = adept(table, "A")
    phone = table.put("A", "camera-phone", host=one)
    table.put("A", "treasured-samadji", host=one)
    table.act("A")
    table.seat("A").uses(phone, 0, one)
    finish(table)
    assert table.pool("B") == 28
    table = Table("AB")
    one = adept(table, "A")
    table.put("A", "camera-phone", host=one), table.put("A", "treasured-samadji", host=one)
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    finish(table)
    assert table.pool("B") == 28, "a bleed without the phone"


@pytest.mark.card("flaming-candle")
@pytest.mark.rule("VTES-BLOCK-10")
def test_by_the_light_of_the_candle_vampires_do_not_block():
    table = Table("AB")
    one, _ = adept(table, "A"), adept(table, "B")
    ally = table.ally("B", "political-ally")
    candle = table.put("A", "flaming-candle", host=one)
    table.stops_at("as-announced")
    bleed(table, one)
    until(table, "as-announced", "A")
    table.seat("A").uses(candle)
    assert (table.blood(one), candle in table.now.cards) == (5, False)
    until(table, "action", "B")
    assert table.options(Block) == (Block(ally),)


@pytest.mark.card("flaming-candle")
@pytest.mark.rule("VTES-WORD-07")
def test_one_candle_burns_in_a_game():
    table = Table("AB")
    one, two = adept(table, "A"), adept(table, "B")
    table.hand("A", "flaming-candle")
    table.hand("B", "flaming-candle")
    table.act("A")
    table.seat("A").plays("flaming-candle", one)
    finish(table)
    assert table.card("flaming-candle:1").host == one
    table.act("B")
    assert table.refused(PlayCard("flaming-candle", 0, two)) == "VTES-WORD-07"


@pytest.mark.card("living-manse")
def test_the_manse_is_a_location_that_adds_to_a_bleed_and_ends_a_combat():
    table = Table("AB")
    one, other = adept(table, "A", clan="tzimisce"), adept(table, "B")
    third = adept(table, "A")
    table.hand("A", "living-manse")
    table.act("A")
    table.seat("A").plays("living-manse", one)
    finish(table)
    manse = "living-manse:1"
    assert (table.blood(one), bleed_of(table.now, table.card(one))) == (5, 2)
    assert is_location(table.card(manse))
    assert not is_equipment(table.card(manse))
    table.act("A")
    assert EquipFrom(third, one) not in table.options()
    table.state.change(one, locked=False)
    bleed(table, one)
    attempt(table, "B", other)
    until(table, "before-range", "A")
    table.seat("A").uses(manse)
    finish(table)
    assert (table.blood(one), table.blood(other), manse in table.now.cards) == (5, 6, False)


@pytest.mark.card("living-manse")
@pytest.mark.rule("VTES-REQ-01", "VTES-WORD-06")
def test_a_tzimisce_has_one_manse():
    table = Table("AB")
    one, other = adept(table, "A", clan="tzimisce"), adept(table, "A")
    table.put("A", "living-manse", host=one)
    table.hand("A", "living-manse")
    table.act("A")
    assert table.refused(PlayCard("living-manse", 0, one)) == "VTES-WORD-06"
    assert table.refused(PlayCard("living-manse", 0, other)) == "VTES-REQ-01"


@pytest.mark.card("sniper-rifle")
@pytest.mark.rule("VTES-COMBAT-RANGE-08", "VTES-STRIKE-04")
def test_the_sniper_lies_in_wait():
    table = Table("AB")
    acting, sniper = adept(table, "A"), adept(table, "B", "pot")
    rifle = table.put("B", "sniper-rifle", host=sniper)
    table.hand("B", "vessel")
    bleed(table, acting)
    attempt(table, "B", sniper)
    until(table, "before-range", "B")
    table.seat("B").uses(rifle, 1)
    finish(table)
    assert [one["card"] for one in table.told("strikes") if one["minion"] == sniper] == [rifle], "nothing else will do"
    assert (table.blood(acting), table.blood(sniper)) == (4, 6)


@pytest.mark.card("sniper-rifle")
@pytest.mark.rule("VTES-REQ-01")
def test_the_rifle_is_of_no_use_at_close_range_nor_for_whoever_acts():
    table = Table("AB")
    acting, other = adept(table, "A", "pot"), adept(table, "B")
    rifle = table.put("A", "sniper-rifle", host=acting)
    table.hand("A", "vessel")
    bleed(table, acting)
    attempt(table, "B", other)
    until(table, "strike", "A")
    assert table.refused(UseAbility(rifle, 0)) == "VTES-REQ-01"
    assert not [one for one in table.told("uses") if one["card"] == rifle]


@pytest.mark.card("unlicensed-taxicab")
@pytest.mark.rule("VTES-STEALTH-02")
@pytest.mark.ruling("LSJ 20060222")
def test_the_taxicab_is_hard_to_follow():
    table = Table("AB")
    one, other = adept(table, "A", blood=1), adept(table, "A")
    adept(table, "B")
    table.hand("A", "unlicensed-taxicab")
    table.act("A")
    table.seat("A").plays("unlicensed-taxicab", other)
    assert stealth(table.now) == 2
    finish(table)
    table.seat("A").answers(EquipFrom(one, other))
    if table.prompt == "take-equipment":
        table.seat("A").answers((ChooseCard("unlicensed-taxicab:1"),))
    assert stealth(table.now) == 2
    finish(table)
    table.state.change(one, locked=False)
    table.act("A")
    table.seat("A").answers(Hunt(one))
    assert stealth(table.now) == 2
    finish(table)
    table.state.change(one, locked=False)
    bleed(table, one)
    assert stealth(table.now) == 0


@pytest.mark.card("unlicensed-taxicab")
@pytest.mark.ruling("ANK 20220116")
@pytest.mark.parametrize("title, left", [("prince:Oslo", False), ("primogen", True)])
def test_a_prince_takes_the_taxicab_off_the_road(title, left):
    table = Table("AB")
    one, other = adept(table, "A"), adept(table, "B", title=title)
    cab = table.put("A", "unlicensed-taxicab", host=one)
    bleed(table, one)
    attempt(table, "B", other)
    finish(table)
    assert (cab in table.now.cards) == left


@pytest.mark.card("stolen-police-cruiser")
@pytest.mark.rule("VTES-STEALTH-05")
def test_the_cruiser_is_fast_with_an_anarch():
    table = Table("AB")
    anarch, other = adept(table, "A", sect="anarch"), adept(table, "A")
    young, old, ally = adept(table, "B", capacity=5), adept(table, "B"), table.ally("B", "political-ally")
    cruiser = table.put("A", "stolen-police-cruiser", host=anarch)
    assert bleed_of(table.now, table.card(anarch)) == 2
    bleed(table, anarch)
    assert [intercept(table.now, table.card(ref)) for ref in (young, old, ally)] == [-1, 0, -1]
    table.state.change(cruiser, host=other)
    assert bleed_of(table.now, table.card(other)) == 1


@pytest.mark.card("stolen-police-cruiser")
@pytest.mark.rule("VTES-UNLOCK-01")
def test_the_police_takes_its_cruiser_back():
    table = Table("AB")
    anarch, officer = adept(table, "A", sect="anarch"), adept(table, "B")
    cruiser = table.put("A", "stolen-police-cruiser", host=anarch)
    table.act("B")
    table.seat("B").uses(cruiser, 0, officer)
    assert table.now.action.targets == ("A",)
    until(table, "minion-phase")
    assert (cruiser in table.now.cards, table.card(anarch).locked, table.pool("B")) == (False, True, 29)
    phase(table, "unlock")
    assert table.card(anarch).locked
    table.seat("A").passes() if table.prompt else None
    phase(table, "unlock")
    assert not table.card(anarch).locked
