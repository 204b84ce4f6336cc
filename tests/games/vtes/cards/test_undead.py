"""The wraiths and zombies of the Hecata."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, phase, targets, until
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import COMBAT_CARD, MODIFIER, Deed, Mode
from nokturn.games.vtes.state.choices import Bleed, ChoosePrinted, Nothing, Pass, PlayCard
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import strength
from nokturn.games.vtes.text.effects import AddBlood, Change

CORPSE, SHAMBLER, BEHEMOTH, SERVITOR = "aggressive-corpse", "bone-shambler", "rotting-behemoth", "spectral-servitor"


def recruits(card: str, mode: int = 0, *, blood: int = 6, ash: tuple[str, ...] = ()) -> tuple[Table, str, str]:
    table = Table()
    minion = adept(table, "A", "OBL", clan="hecata", blood=blood)
    table.state.ash["A"] = ash
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion, mode)
    return table, minion, f"{card}:1"


@pytest.mark.card("aggressive-corpse", "bone-shambler", "spectral-servitor")
@pytest.mark.parametrize(
    "card, life, strong, bleeds, cost", [(CORPSE, 3, 2, 0, 2), (SHAMBLER, 1, 1, 1, 1), (SERVITOR, 1, 1, 1, 1)]
)
def test_their_numbers_and_their_price(card, life, strong, bleeds, cost):
    table, minion, ally = recruits(card)
    until(table, "minion-phase")
    there = table.card(ally)
    assert (there.counters, strength(table.now, there), bleed_of(table.now, there)) == (life, strong, bleeds)
    assert table.blood(minion) == 6 - cost


# the corpse


@pytest.mark.card("aggressive-corpse")
@pytest.mark.parametrize("card, code, hidden", [("entrancement", "PRE", True), ("tier-of-souls", "ani", False)])
def test_presence_does_not_find_the_corpse_and_animalism_does(card, code, hidden):
    table = Table()
    minion = adept(table, "A", code)
    corpse, other = table.ally("B", CORPSE), table.ally("B", "double-deuce")
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion, SUPERIOR if code.isupper() else INFERIOR)
    assert targets(table) == ({other} if hidden else {corpse, other})


@pytest.mark.card("aggressive-corpse")
def test_actions_that_require_dominate_cannot_target_it():
    table = Table()
    minion, corpse = adept(table, "A", "dom"), table.ally("B", CORPSE)
    library_card(
        "whisper-to-it",
        Mode("action_card", "take-action", ("dom",), deed=Deed(directed="chosen"), choose=("minion:others",)),
        types=("action_card",),
        disciplines=("dom",),
    )
    library_card(
        "shout-at-it",
        Mode("action_card", "take-action", ("ani",), deed=Deed(directed="chosen"), choose=("minion:others",)),
        types=("action_card",),
    )
    beast = adept(table, "A", "ani")
    table.hand("A", "whisper-to-it", "shout-at-it")
    table.act("A")
    assert table.refused(PlayCard("whisper-to-it", 0, minion)) == "VTES-TGT-01"
    assert table.refused(PlayCard("shout-at-it", 0, beast)) == "", corpse


@pytest.mark.card("aggressive-corpse")
@pytest.mark.ruling("LSJ 20030902-2", "LSJ 20060808-1")
def test_a_dodge_is_of_no_use_against_the_corpse():
    library_card("sidestep", Mode(COMBAT_CARD, "strike", does=(StrikeWith(kind="dodge"),)), types=("combat_card",))
    table = Table("AB")
    corpse, other = table.ally("A", CORPSE), adept(table, "B")
    table.hand("B", "sidestep")
    table.act("A")
    table.seat("A").uses(corpse, 0, corpse)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    until(table, "strike", "B")
    table.seat("B").plays("sidestep", other)
    finish(table)
    assert (table.blood(other), table.blood(corpse)) == (4, 3)


@pytest.mark.card("aggressive-corpse", "rotting-behemoth")
def test_nothing_gives_them_life():
    heals = Mode("master", "master", choose=("minion:own",), does=(AddBlood(who="chosen"),))
    library_card("balm", heals, types=("master",))
    for card in (CORPSE, BEHEMOTH):
        table = Table()
        ally = table.ally("A", card, counters=2)
        table.hand("A", "balm")
        phase(table, "master")
        table.seat("A").plays("balm")
        choose(table, "A", ally) if table.prompt == "choose-target" else None
        assert table.blood(ally) == 2


# the shamblers


def shamblers(level: int = 1, number: int = 3) -> tuple[Table, list[str]]:
    table = Table()
    found = [table.ally("A", SHAMBLER, level=level) for _ in range(number)]
    adept(table, "B")
    table.hand("A", IDLE)
    return table, found


@pytest.mark.card("bone-shambler")
@pytest.mark.ruling("ANK 20180517", "ANK 20231124", "LSJ 19970718")
def test_the_others_lock_for_the_one_that_bleeds():
    table, (first, second, third) = shamblers()
    table.now.change(second, recruited=table.now.turn)
    table.act("A")
    table.seat("A").answers(Bleed(first, "B"))
    until(table, "action", "A")
    assert not can_use(table, first), "not itself"
    table.seat("A").uses(second)
    table.seat("A").uses(third)
    finish(table)
    assert (table.pool("B"), table.card(second).locked, table.card(third).locked) == (27, True, True)


@pytest.mark.card("bone-shambler")
@pytest.mark.parametrize("level, offered", [(1, False), (2, True)])
def test_hecata_help_those_of_the_superior_level(level, offered):
    table, (shambler,) = shamblers(level, 1)
    hecata, other = adept(table, "A", clan="hecata"), adept(table, "A")
    table.act("A")
    table.seat("A").answers(Bleed(shambler, "B"))
    if not offered:
        finish(table)
        assert table.pool("B") == 29
        return
    until(table, "action", "A")
    table.seat("A").uses(shambler, 1)
    assert targets(table) == {hecata}, other
    choose(table, "A", hecata)
    finish(table)
    assert (table.pool("B"), table.blood(hecata)) == (28, 5)


@pytest.mark.card("bone-shambler")
@pytest.mark.rule("VTES-WORD-06")
def test_a_shambler_has_neither_equipment_nor_retainers():
    table, (shambler,) = shamblers(1, 1)
    table.put("A", "sport-bike", host=adept(table, "A"))
    table.hand("A", "44-magnum", "mr-winthrop")
    table.act("A")
    for card in ("44-magnum", "mr-winthrop"):
        assert table.refused(PlayCard(card, 0, shambler)) == "VTES-WORD-06"
    assert not any(type(one).__name__ == "EquipFrom" and one.minion == shambler for one in table.options())


# the behemoth


@pytest.mark.card("rotting-behemoth")
@pytest.mark.ruling("LSJ 20030701-2", "ANK 20170309-2")
@pytest.mark.parametrize("fodder, stays", [("ashley", True), ("screamer", True), ("", False)])
def test_the_behemoth_is_made_of_somebody(fodder, stays):
    table, minion, ally = recruits(BEHEMOTH, ash=("ashley", "screamer", "fame"))
    until(table, "sew-together", "A")
    assert {getattr(one, "card", "") for one in table.options()} == {"ashley", "screamer", ""}
    table.seat("A").answers(ChoosePrinted(fodder, "ash", "A") if fodder else Nothing())
    finish(table)
    assert (ally in table.now.cards, table.blood(minion)) == (stays, 3)
    if stays:
        assert (table.blood(ally), table.now.removed) == (6, (("A", fodder),))


@pytest.mark.card("rotting-behemoth")
def test_with_an_empty_ash_heap_it_falls_apart():
    table, _, ally = recruits(BEHEMOTH, ash=("fame",))
    finish(table)
    assert ally not in table.now.cards


@pytest.mark.card("rotting-behemoth")
@pytest.mark.ruling("LSJ 20080512")
@pytest.mark.parametrize("life, left, fights", [(6, 4, 1), (1, None, 0)])
def test_its_action_costs_a_life_even_the_last(life, left, fights):
    table = Table("AB")
    ally, other = table.ally("A", BEHEMOTH, counters=life), adept(table, "B")
    table.act("A")
    table.seat("A").uses(ally, 0, ally)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    finish(table)
    assert len(table.told("combat")) == fights
    assert (table.blood(ally) if ally in table.now.cards else None) == left
    assert len(table.told("succeeds")) == 1


@pytest.mark.card("rotting-behemoth")
@pytest.mark.parametrize("level, offered", [(1, False), (2, True)])
def test_at_the_superior_level_it_presses_for_a_life_in_the_first_round(level, offered):
    table = Table("AB")
    ally, other = table.ally("A", BEHEMOTH, level=level), adept(table, "B", capacity=9)
    table.act("A")
    table.seat("A").uses(ally, 0, ally)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    if not offered:
        finish(table)
        assert (table.blood(other), len(table.told("round"))) == (6, 1)
        return
    until(table, "press", "A")
    table.seat("A").uses(ally, 1)
    finish(table)
    assert (table.blood(other), len(table.told("round"))) == (3, 2), "no press in the second round"
    assert table.blood(ally) == 6 - 1 - 1 - 1 - 1


# the servitor


@pytest.mark.card("spectral-servitor")
@pytest.mark.rule("VTES-ACT-14")
def test_the_servitor_acts_at_once_and_its_master_again():
    table, minion, ally = recruits(SERVITOR)
    until(table, "minion-phase")
    assert not table.card(minion).locked
    assert table.refused(Bleed(ally, "B")) == ""


@pytest.mark.card("spectral-servitor")
def test_only_the_first_ally_of_a_turn_unlocks_its_master():
    table = Table()
    minion = adept(table, "A", "OBL", clan="hecata")
    table.hand("A", CORPSE, SERVITOR)
    table.act("A")
    table.seat("A").plays(CORPSE, minion)
    finish(table)
    table.now.change(minion, locked=False)
    table.act("A")
    table.seat("A").plays(SERVITOR, minion, INFERIOR)
    finish(table)
    assert table.card(minion).locked


@pytest.mark.card("spectral-servitor")
@pytest.mark.parametrize("level, pays, pool, stays", [(1, None, 30, False), (2, True, 29, True), (2, False, 30, False)])
def test_in_the_next_unlock_phase_it_goes_or_is_paid_for(level, pays, pool, stays):
    table = Table()
    ally = table.ally("A", SERVITOR, level=level)
    phase(table, "unlock")
    assert table.refused(Pass()) == "VTES-UNLOCK-03"
    table.seat("A").uses(ally, level - 1)
    if pays is not None:
        table.seat("A").answers(pays)
    assert (table.pool("A"), ally in table.now.cards) == (pool, stays)


def card_of(code: str, played_as: Any = MODIFIER, when: Any = "bleed", **printed: Any) -> str:
    """A card for one test that makes a bleed bigger."""
    name = f"{code.lower()}-{'sup' if code.isupper() else 'inf'}-{played_as.replace('_', '-')}"
    deed: dict[str, Any] = {"deed": Deed(kind="bleed", directed="prey")} if played_as == "action_card" else {}
    return library_card(
        name, Mode(played_as, when, (code,), does=(Change(what="bleed"),), **deed), types=(played_as,), **printed
    )


@pytest.mark.card("spectral-servitor")
@pytest.mark.rule("VTES-ALLY-02", "VTES-ALLY-03")
@pytest.mark.ruling("LSJ 19980303", "ANK 20180111")
def test_the_servitor_plays_what_is_no_action_and_takes_a_little_oblivion():
    cards = [card_of("obl"), card_of("OBL"), card_of("pot"), card_of("obl", "action_card", "take-action")]
    table = Table()
    ally = table.ally("A", SERVITOR)
    adept(table, "B")
    table.hand("A", *cards)
    table.act("A")
    assert table.refused(PlayCard(cards[3], 0, ally)) == "VTES-DISC-01"
    table.seat("A").answers(Bleed(ally, "B"))
    until(table, "action", "A")
    assert [table.refused(PlayCard(one, 0, ally)) for one in cards[:3]] == ["", "VTES-DISC-02", "VTES-DISC-01"]
    table.seat("A").plays(cards[0], ally)
    finish(table)
    assert table.pool("B") == 28


@pytest.mark.card("spectral-servitor")
@pytest.mark.ruling("ANK 20180928-1")
def test_an_action_fails_with_the_last_life_of_whoever_plays_for_it():
    dear = card_of("obl", blood=1)
    table = Table()
    ally = table.ally("A", SERVITOR)
    adept(table, "B")
    table.hand("A", dear)
    bleed(table, ally)
    until(table, "action", "A")
    table.seat("A").plays(dear, ally)
    finish(table)
    assert (ally in table.now.cards, table.pool("B")) == (False, 30)


def test_two_disciplines_that_are_lent_do_not_make_one_card():
    """At most one Discipline of a card may be one that an ally only plays as a vampire (LSJ 20011217)."""
    library_card("both", Mode(MODIFIER, "bleed", ("ani", "obl"), does=(Change(what="bleed"),)), types=(MODIFIER,))
    table = Table()
    ally = table.ally("A", SERVITOR)
    adept(table, "B")
    table.hand("A", "both")
    bleed(table, ally)
    finish(table)
    assert (table.pool("B"), table.now.hands["A"]) == (29, ("both",)), "nobody was asked"
