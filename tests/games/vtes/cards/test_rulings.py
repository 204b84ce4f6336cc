"""Rulings on actions, allies and retainers, each on the cards that it speaks of."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, adept
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, to_the_end, until
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.cards.holdings.anarchs import for_anarchs
from nokturn.games.vtes.combat.effects import Damage, ToTorpor
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.play.leaving_play import ToUncontrolled
from nokturn.games.vtes.politics.effects import CommitDiablerie
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.card_language import COMBAT_CARD, MODIFIER, Deed, Mode
from nokturn.games.vtes.state.choices import Bleed, PlayCard, UnlockInfernal
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import is_monster
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Change, GainPool

JUIZ, SERVITOR = "the-vozhd-of-juiz-de-fora", "spectral-servitor"


@pytest.mark.card("chameleon", "childe-of-the-revolution", "open-war", "revolutionary-council")
@pytest.mark.ruling("LSJ 20080603", "LSJ 20050128")
def test_what_requires_a_baron_requires_an_anarch():
    cards = ("chameleon", "childe-of-the-revolution", "open-war", "revolutionary-council")
    assert all(for_anarchs(card) for card in cards)


@pytest.mark.card("the-gate-of-acheron", "pit-of-contemplation", "open-war", "archon")
@pytest.mark.ruling("LSJ 20080604")
@pytest.mark.parametrize(
    "card, at, who", [("the-gate-of-acheron", 2, {"clan": "hecata"}), ("pit-of-contemplation", 0, {"clan": "hecata"})]
)
def test_an_action_of_a_card_in_play_requires_whom_it_is_offered_to(card, at, who):
    table = Table()
    source, minion = table.put("A", card, counters=1), adept(table, "A", **who)
    adept(table, "B")
    table.act("A")
    table.seat("A").uses(source, at, minion)
    assert holds(table.now, "action-requires:hecata", table.card(minion), None, "A")


# the animals


@pytest.mark.card("feral-hound", "owl-companion", "raptor")
@pytest.mark.ruling("ANK 20200203-2", "LSJ 20060515")
def test_animals_are_no_monsters():
    table = Table()
    host = adept(table, "A")
    for card in ("feral-hound", "owl-companion", "raptor"):
        assert not is_monster(table.now, table.card(table.put("A", card, host=host)))


@pytest.mark.card("feral-hound")
@pytest.mark.ruling("RTR 19941109", "ANK 20180612")
def test_a_hound_stays_what_it_was_employed_as():
    for mode in (0, 1):
        table = Table()
        minion = adept(table, "A", "ANI", clan="ravnos")
        table.hand("A", "feral-hound")
        table.act("A")
        table.seat("A").plays("feral-hound", minion, mode)
        until(table, "minion-phase")
        assert table.card("feral-hound:1").level == mode + 1


# allies that play as vampires


def action_card(name: str, *does: Any, **printed: Any) -> str:
    mode = Mode("action_card", "take-action", ("ani",), deed=Deed(), does=does)
    return library_card(name, mode, types=("action_card",), disciplines=("ani",), **printed)


def acts_with(card: str, life: int = 2) -> tuple[Table, str]:
    table = Table()
    ally = table.ally("A", JUIZ, counters=life)
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, ally)
    until(table, "minion-phase")
    return table, ally


@pytest.mark.card("the-vozhd-of-juiz-de-fora")
@pytest.mark.ruling("LSJ 20080512")
def test_the_last_life_pays_for_an_action_that_is_resolved_whole():
    table, ally = acts_with(action_card("offering", GainPool(amount=2), blood=1), life=1)
    assert (table.pool("A"), ally in table.now.cards) == (32, False)


@pytest.mark.card("the-vozhd-of-juiz-de-fora")
@pytest.mark.ruling("LSJ 20060409")
def test_aggravated_damage_of_an_own_card_costs_a_life():
    table, ally = acts_with(action_card("burn", Damage(who="self", aggravated=True)))
    assert table.blood(ally) == 1


@pytest.mark.card("the-vozhd-of-juiz-de-fora")
@pytest.mark.ruling("LSJ 20060409")
def test_what_would_send_it_to_torpor_burns_it():
    table, ally = acts_with(action_card("reform", ToTorpor(who="self")))
    assert ally not in table.now.cards


@pytest.mark.card("the-vozhd-of-juiz-de-fora")
@pytest.mark.ruling("RTR 19970630", "LSJ 20080717")
def test_no_card_lets_it_commit_diablerie():
    table = Table()
    ally, victim = table.ally("A", JUIZ), adept(table, "B", region=TORPOR)
    mode = Mode(
        "action_card",
        "take-action",
        ("ani",),
        choose=("vampire:torpor",),
        deed=Deed(directed="chosen"),
        does=(CommitDiablerie(),),
    )
    library_card("feast", mode, types=("action_card",), disciplines=("ani",))
    table.hand("A", "feast")
    table.act("A")
    table.seat("A").plays("feast", ally)
    choose(table, "A", victim) if table.prompt == "choose-target" else None
    until(table, "minion-phase")
    assert victim in table.now.cards


@pytest.mark.card("the-vozhd-of-juiz-de-fora")
@pytest.mark.ruling("ANK 20180928-1")
def test_a_strike_with_the_last_life_is_not_resolved():
    library_card(
        "growl", Mode(COMBAT_CARD, "strike", ("ani",), does=(StrikeWith(amount=3),)), types=(COMBAT_CARD,), blood=1
    )
    table = Table("AB")
    ally, other = table.ally("A", JUIZ, counters=1), adept(table, "B")
    table.hand("A", "growl")
    table.act("A")
    table.seat("A").uses(ally, 0, ally)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    until(table, "strike", "A")
    table.seat("A").plays("growl", ally)
    until(table, "minion-phase")
    assert (ally in table.now.cards, table.blood(other)) == (False, 6)


@pytest.mark.card("the-vozhd-of-juiz-de-fora", "spectral-servitor")
@pytest.mark.ruling("LSJ 20011217", "LSJ 20090508", "LSJ 20020218", "ANK 20180111")
def test_one_discipline_of_a_card_is_lent_and_only_a_little_of_it():
    pairs = (("ani", "pot"), ("ANI", ""), ("ani", ""))
    names = ["both", "much", "little"]
    for name, codes in zip(names, pairs, strict=True):
        mode = Mode(MODIFIER, "bleed", tuple(filter(None, codes)), does=(Change(what="bleed"),))
        library_card(name, mode, types=(MODIFIER,))
    table = Table()
    ally = table.ally("A", JUIZ)
    adept(table, "B")
    table.hand("A", *names)
    bleed(table, ally)
    until(table, "action", "A")
    assert [table.refused(PlayCard(name, 0, ally)) for name in names] == ["VTES-DISC-01", "VTES-DISC-02", ""]


@pytest.mark.card("spectral-servitor")
@pytest.mark.ruling("LSJ 20020503", "LSJ 20060126")
@pytest.mark.parametrize("sect, rule", [("independent", ""), ("camarilla", "VTES-REQ-01")])
def test_it_counts_as_independent(sect, rule):
    mode = Mode(MODIFIER, "bleed", ("obl",), does=(Change(what="bleed"),))
    library_card("murmur", mode, types=(MODIFIER,), disciplines=("obl",), sects=(sect,))
    library_card("hum", mode, types=(MODIFIER,), disciplines=("obl",))
    table = Table()
    ally = table.ally("A", SERVITOR)
    adept(table, "B")
    table.hand("A", "murmur", "hum")
    bleed(table, ally)
    until(table, "action", "A")
    assert table.refused(PlayCard("murmur", 0, ally)) == rule


@pytest.mark.card("spectral-servitor")
@pytest.mark.ruling("ANK 20200930", "ANK 20200813-3")
def test_it_does_not_act_in_the_turn_of_others():
    table = Table()
    ally, other = table.ally("A", SERVITOR), adept(table, "B")
    table.act("B")
    assert {one.minion for one in table.options() if hasattr(one, "minion")} == {other}, ally


@pytest.mark.card("the-vozhd-of-juiz-de-fora", "pack-alpha")
@pytest.mark.ruling("LSJ 20080205-2", "LSJ 20060417")
def test_what_it_employs_by_animalism_asks_no_more_of_it():
    table = Table("AB")
    ally, other = table.ally("A", JUIZ), adept(table, "B")
    table.hand("A", "pack-alpha", "owl-companion")
    table.act("A")
    table.seat("A").uses(ally, 0, ally)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    until(table, "before-range", "A")
    table.seat("A").plays("pack-alpha", ally, INFERIOR)
    while table.prompt not in ("minion-phase", "before-range") and "owl-companion" in str(table.options()):
        table.seat("A").answers(next(one for one in table.options() if getattr(one, "card", "") == "owl-companion"))
    assert table.card("owl-companion:1").host == ally


# the puppet


def puppet(**more: Any) -> tuple[Table, str, str]:
    table = Table()
    owner, victim = adept(table, "A", "DOM"), adept(table, "B", capacity=4, **more)
    return table, owner, victim


@pytest.mark.card("puppet-master")
@pytest.mark.ruling("LSJ 20050114")
def test_an_infernal_puppet_is_unlocked_for_pool():
    table = Table()
    infernal = crypt_entry("hellish", capacity=4, traits=("infernal",))
    victim = table.vampire("B", infernal, locked=True)
    table.put("B", "puppet-master", host=victim, controller="A", owner="A", level=2)
    phase(table, "unlock", "B")
    table.seat("B").answers(UnlockInfernal(victim))
    assert (table.card(victim).locked, table.pool("B")) == (False, 29)


@pytest.mark.card("puppet-master")
@pytest.mark.ruling("LSJ 20020725", "PIB 20150501")
def test_an_action_goes_on_against_a_target_that_has_changed_hands():
    table, owner, victim = puppet(locked=True)
    second = adept(table, "A", "ani")
    table.put("B", "puppet-master", host=victim, controller="A", owner="A", level=2)
    table.hand("A", "tier-of-souls", IDLE)
    adept(table, "B")
    table.act("A")
    table.seat("A").plays("tier-of-souls", second, INFERIOR)
    choose(table, "A", victim)
    until(table, "blocks-declined", "A")
    table.seat("A").uses("puppet-master:1")
    until(table, "minion-phase")
    assert (len(table.told("succeeds")), len(table.told("fizzles"))) == (1, 1), "it was to be one of the prey's"
    assert (table.blood(victim), table.card(victim).controller, owner in table.now.cards) == (4, "A", True)


@pytest.mark.card("rutors-hand")
@pytest.mark.ruling("LSJ 20031106")
def test_a_stolen_hand_unlocks_in_the_unlock_phase_of_its_new_master():
    table = Table()
    minion = adept(table, "A", "tha", locked=True)
    hand = table.put("A", "rutors-hand", host=minion, locked=True)
    for ref in (minion, hand):
        table.state.change(ref, controller="B")
    hunt(table, adept(table, "A"))
    until(table, "minion-phase")
    assert table.card(hand).locked, "of no use in this turn"
    phase(table, "unlock", "B")
    to_the_end(table)
    assert not table.card(hand).locked


@pytest.mark.card("split-the-veil", "bone-shambler")
@pytest.mark.ruling("RBK recruit-ally")
def test_who_rises_is_of_the_inferior_version():
    table = Table()
    veil = table.put("A", "split-the-veil", counters=1)
    table.state.ash["A"] = ("bone-shambler",)
    adept(table, "A", clan="hecata"), adept(table, "B")
    phase(table, "unlock")
    table.seat("A").uses(veil)
    to_the_end(table)
    table.hand("A", IDLE)
    table.act("A")
    table.seat("A").answers(Bleed("bone-shambler:1", "B"))
    while table.prompt != "minion-phase":
        assert not can_use(table, "bone-shambler:1", 1)
        table.pass_by(table.ask())
    assert table.pool("B") == 29


@pytest.mark.card("waters-of-duat")
@pytest.mark.ruling("LSJ 20020115", "RTR 19990712", "LSJ 20041201-2")
def test_a_vampire_of_the_waters_is_one_only_in_play():
    table = Table()
    maker = adept(table, "A", clan="ministry")
    table.hand("A", "waters-of-duat")
    table.act("A")
    table.seat("A").plays("waters-of-duat", maker)
    until(table, "minion-phase")
    childe = "waters-of-duat:1"
    table.run("vtes.sends_back", Play(seat="A", card="", mode=0, chosen=(childe,)), ToUncontrolled())
    assert [one.card for one in table.now.uncontrolled["A"]] == ["waters-of-duat"]
    table.run("vtes.burn_card", childe)
    assert "waters-of-duat" not in CRYPT


# the outlaw


@pytest.mark.card("anathema")
@pytest.mark.ruling("LSJ 20021120")
def test_whoever_is_burned_by_aggravated_damage_brings_nothing():
    library_card(
        "fire", Mode(COMBAT_CARD, "strike", does=(StrikeWith(amount=3, aggravated=True),)), types=(COMBAT_CARD,)
    )
    table = Table("AB")
    outlaw, hunter = adept(table, "A", blood=1), adept(table, "B")
    table.put("A", "anathema", host=outlaw)
    table.hand("B", "fire")
    table.run("vtes.fight", outlaw, hunter, False)
    until(table, "strike", "B")
    table.seat("B").plays("fire", hunter)
    to_the_end(table) if not table.over else None
    assert (outlaw in table.now.cards, table.pool("B")) == (False, 30)


@pytest.mark.card("anathema")
@pytest.mark.ruling("PIB 20121028")
def test_the_mark_stays_when_its_caller_is_gone():
    table = Table()
    outlaw = adept(table, "B")
    mark = table.put("B", "anathema", host=outlaw, owner="A")
    table.state.pool["A"] = 0
    table.run("vtes.settle")
    assert ("A" in table.now.gone, mark in table.now.cards) == (True, True)
