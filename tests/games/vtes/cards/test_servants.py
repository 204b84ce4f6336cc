"""Allies and retainers with something to say."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, phase, targets, to_the_end, until
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.state.card_language import Deed, Mode
from nokturn.games.vtes.state.choices import Block, ChooseCard, ChoosePrinted, Pass, UseAbility
from nokturn.games.vtes.state.state import READY
from nokturn.games.vtes.state.stats import intercept, stealth
from nokturn.games.vtes.text.effects import BurnBlood


def recruit(card: str, clan: str = "", blood: int = 6) -> tuple[Table, str]:
    table = Table()
    minion = adept(table, "A", clan=clan, blood=blood)
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion)
    return table, minion


@pytest.mark.card("double-deuce")
@pytest.mark.parametrize("life, then", [(3, 3), (2, 3), (1, 2)])
def test_double_deuce_heals_and_hides(life, then):
    table = Table()
    deuce = table.ally("A", "double-deuce")
    table.state.change(deuce, counters=life)
    phase(table, "unlock")
    to_the_end(table)
    assert table.blood(deuce) == then
    adept(table, "B")
    bleed(table, deuce)
    assert stealth(table.now) == 1


@pytest.mark.card("renegade-garou")
@pytest.mark.ruling("PIB 20121028")
def test_the_garou_strikes_twice_each_round():
    table = Table("AB")
    garou, other = table.ally("A", "renegade-garou"), adept(table, "B")
    table.act("A")
    table.seat("A").uses(garou, 3, garou)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    assert stealth(table.now) == 1
    until(table, "range", "A")
    assert can_use(table, garou, 2)
    until(table, "additional-strikes", "A")
    assert table.refused(Pass())
    finish(table)
    assert (table.blood(other), table.blood(garou)) == (2, 2)


@pytest.mark.card("47th-street-royals")
@pytest.mark.parametrize("size, pool", [(4, 29), (2, 30)])
def test_the_royals_burn_for_a_smaller_bleed(size, pool):
    table = Table()
    royals = table.ally("B", "47th-street-royals")
    acting = table.vampire("A", crypt_entry("leech", bleed=size - 1))
    bleed(table, acting)
    until(table, "action", "B")
    table.seat("B").uses(royals)
    until(table, "minion-phase")
    assert table.pool("B") == pool
    assert royals not in table.now.cards


@pytest.mark.card("vagabond-mystic")
@pytest.mark.ruling("ANK 20180517")
def test_the_mystic_heals_allies_and_blocks_no_vampires():
    table = Table()
    mystic, weak, whole = table.ally("B", "vagabond-mystic"), table.ally("B", "war-ghoul"), table.ally("B", "screamer")
    table.state.change(weak, counters=3)
    table.state.change(mystic, recruited=table.state.turn)
    acting = adept(table, "A")
    bleed(table, acting)
    until(table, "action", "B")
    assert table.refused(Block(mystic)) == "VTES-BLOCK-10"
    table.seat("B").uses(mystic)
    if table.prompt == "choose-target":
        assert targets(table) == {weak}
        choose(table, "B", weak)
    assert (table.blood(weak), table.blood(whole), table.card(mystic).locked) == (4, 1, True)


@pytest.mark.card("city-star-taxi")
def test_the_taxi_hides_a_ravnos():
    for clan, can in (("ravnos", True), ("", False)):
        table = Table()
        taxi, acting, blocker = table.ally("A", "city-star-taxi"), adept(table, "A", clan=clan), adept(table, "B")
        table.hand("A", IDLE)
        bleed(table, acting)
        attempt(table, "B", blocker)
        if can:
            until(table, "block-attempt", "A")
            table.seat("A").uses(taxi, 2)
            finish(table)
            assert table.told("block-fails")
        else:
            assert not (table.prompt == "block-attempt" and can_use(table, taxi, 2))


@pytest.mark.card("city-star-taxi")
def test_the_taxi_shoots_from_afar():
    table = Table("AB")
    taxi, other = table.ally("A", "city-star-taxi"), adept(table, "B")
    table.run("vtes.fight", taxi, other, False)
    until(table, "range", "A")
    table.seat("A").uses(taxi, 1)
    to_the_end(table)
    assert (table.blood(taxi), table.blood(other)) == (2, 5)


@pytest.mark.card("asanbonsam-ghoul")
@pytest.mark.rule("VTES-COMBAT-RANGE-08")
def test_the_asanbonsam_ghoul_fights_close_what_it_blocks():
    table = Table("AB")
    ghoul, acting = table.ally("B", "asanbonsam-ghoul"), adept(table, "A")
    gun = table.put("A", "44-magnum", host=acting)
    bleed(table, acting)
    assert intercept(table.now, table.card(ghoul)) == 1
    attempt(table, "B", ghoul)
    while table.prompt != "minion-phase":
        assert table.prompt != "range"
        assert not can_use(table, gun, 1)
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
    assert table.blood(acting) == 4


VISIT = Deed(directed="chosen")


def visit(target: str) -> None:
    library_card(
        "visit",
        Mode("action_card", "take-action", choose=(target,), deed=VISIT, does=(BurnBlood(who="chosen"),)),
        types=("action_card",),
    )


@pytest.mark.card("screamer")
@pytest.mark.ruling("ANK 20190425")
def test_the_screamer_saves_an_ally():
    visit("minion")
    table = Table()
    screamer, ally, acting = table.ally("B", "screamer"), table.ally("B", "war-ghoul"), adept(table, "A")
    table.hand("A", "visit")
    table.stops_at("as-announced").act("A")
    table.seat("A").plays("visit", acting)
    choose(table, "A", ally)
    until(table, "as-announced", "B")
    table.seat("B").uses(screamer, 1)
    until(table, "minion-phase")
    assert table.blood(ally) == 5
    assert screamer not in table.now.cards


@pytest.mark.card("screamer")
def test_the_screamer_reveals_a_neighbour():
    table = Table("ABCD")
    screamer, acting = table.ally("B", "screamer"), adept(table, "A")
    far = table.ally("C", "screamer")
    table.hand("B", IDLE)
    adept(table, "B")
    bleed(table, acting)
    until(table, "action", "B")
    table.seat("B").uses(screamer, 0)
    assert stealth(table.now) == -1
    assert far in table.now.cards


@pytest.mark.card("war-ghoul", "the-vozhd-of-sofia", "the-vozhd-of-szczecin")
@pytest.mark.ruling("RTR 19961113")
@pytest.mark.parametrize("card, pool", [("war-ghoul", 27), ("the-vozhd-of-sofia", 27), ("the-vozhd-of-szczecin", 26)])
def test_a_servant_is_burned_for_them(card, pool):
    table = Table()
    minion = adept(table, "A", clan="tzimisce")
    spy = table.put("A", "raven-spy", host=minion)
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion)
    until(table, "choose-sacrifice", "A")
    assert targets(table) == {spy, f"{card}:1"}
    table.seat("A").answers(ChooseCard(spy))
    finish(table)
    assert (table.card(f"{card}:1").region, table.blood(f"{card}:1"), table.pool("A")) == (READY, 5, pool)
    assert spy not in table.now.cards
    table, minion = recruit(card, "tzimisce")
    finish(table)
    assert f"{card}:1" not in table.now.cards


@pytest.mark.card("war-ghoul", "the-barrens")
def test_the_war_ghoul_burns_itself_and_a_location():
    table = Table()
    ghoul, place = table.ally("A", "war-ghoul"), table.put("B", "the-barrens")
    phase(table, "unlock")
    until(table, "unlock-phase", "A")
    table.seat("A").uses(ghoul, 2)
    choose(table, "A", place) if table.prompt == "choose-target" else None
    assert ghoul not in table.now.cards
    assert place not in table.now.cards


@pytest.mark.card("war-ghoul", "the-barrens")
def test_the_war_ghoul_prevents_1_damage_each_round_and_burns_nothing_in_combat():
    table = Table("AB")
    ghoul, other = table.ally("A", "war-ghoul"), table.vampire("B", crypt_entry("brute", capacity=9, strength=1))
    table.put("B", "the-barrens")
    table.act("A")
    table.seat("A").uses(ghoul, 1, ghoul)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    until(table, "prevent", "A")
    assert not can_use(table, ghoul, 2)
    table.seat("A").uses(ghoul, 0)
    until(table, "minion-phase")
    assert (table.blood(ghoul), table.blood(other)) == (4, 5)


@pytest.mark.card("the-vozhd-of-sofia", "raven-spy")
def test_the_vozhd_of_sofia_feeds_on_servants():
    table = Table()
    vozhd = table.ally("A", "the-vozhd-of-sofia")
    table.hand("A", "raven-spy", "screamer", "fame")
    phase(table, "unlock")
    until(table, "unlock-phase", "A")
    table.seat("A").uses(vozhd, 3)
    if table.prompt == "discard-for":
        table.seat("A").answers(ChoosePrinted("raven-spy"))
    assert (table.blood(vozhd), table.now.hands["A"]) == (7, ("screamer", "fame"))
    assert not (table.prompt == "unlock-phase" and can_use(table, vozhd, 2))
    other = adept(table, "B")
    table.run("vtes.fight", vozhd, other, False)
    until(table, "strike", "A")
    table.seat("A").uses(vozhd, 0)
    to_the_end(table)
    assert table.blood(other) == 3


@pytest.mark.card("the-vozhd-of-szczecin", "wolf-claws")
def test_the_vozhd_of_szczecin_prevents_and_wakes():
    table = Table("AB")
    vozhd, other = (
        table.ally("A", "the-vozhd-of-szczecin"),
        table.vampire("B", crypt_entry("brute", capacity=9, strength=2)),
    )
    table.hand("A", "wolf-claws")
    table.run("vtes.fight", vozhd, other, False)
    until(table, "prevent", "A")
    table.seat("A").uses(vozhd, 1)
    if table.prompt == "discard-for":
        table.seat("A").answers(ChoosePrinted("wolf-claws"))
    to_the_end(table)
    assert table.blood(vozhd) == 4
    table.state.change(vozhd, locked=True)
    tzimisce = adept(table, "A", clan="tzimisce")
    bleed(table, other, "A", "B")
    until(table, "action", "A")
    table.seat("A").uses(vozhd, 2)
    choose(table, "A", tzimisce) if table.prompt == "choose-target" else None
    assert (table.card(vozhd).locked, table.blood(tzimisce)) == (False, 5)


@pytest.mark.card("szlachta-bodyguard")
@pytest.mark.ruling("ANK 20260316")
def test_the_bodyguard_takes_the_blow_or_the_action():
    visit("minion")
    table = Table()
    employer, acting = adept(table, "B"), adept(table, "A")
    guard = table.put("B", "szlachta-bodyguard", host=employer)
    table.hand("A", "visit")
    table.hand("B", IDLE)
    table.act("A")
    table.seat("A").plays("visit", acting)
    choose(table, "A", employer)
    until(table, "action", "B")
    table.seat("B").answers(Block(employer))
    if table.prompt == "block-attempt" and table.ask().seat == "B":
        assert table.refused(UseAbility(guard, 1)) == "VTES-REQ-01"
    table = Table()
    employer, acting = adept(table, "B"), adept(table, "A")
    guard = table.put("B", "szlachta-bodyguard", host=employer)
    table.hand("A", "visit")
    table.act("A")
    table.seat("A").plays("visit", acting)
    choose(table, "A", employer)
    until(table, "action", "B")
    table.seat("B").uses(guard, 1)
    until(table, "minion-phase")
    assert (table.blood(employer), guard in table.now.cards) == (6, False)
    table = Table("AB")
    employer, other = adept(table, "A"), adept(table, "B")
    guard = table.put("A", "szlachta-bodyguard", host=employer)
    table.run("vtes.fight", employer, other, False)
    until(table, "prevent", "A")
    table.seat("A").uses(guard, 0)
    to_the_end(table)
    assert (table.blood(employer), table.card(guard).locked) == (6, True)
