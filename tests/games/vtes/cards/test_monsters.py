"""Allies that are nobody's dead: ghouls, a mummy, a werewolf, a hunter."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, attempt, finish, step
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, targets, to_the_end, until
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.combat.effects import Maneuver
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import COMBAT_CARD, REACTION, Mode
from nokturn.games.vtes.state.choices import PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import intercept, stealth, strength
from nokturn.games.vtes.text.effects import Change

GRAVESEND, JUIZ = "the-vozhd-of-gravesend", "the-vozhd-of-juiz-de-fora"


@pytest.mark.card("the-vozhd-of-gravesend", "the-vozhd-of-juiz-de-fora")
@pytest.mark.parametrize("card, pool", [(GRAVESEND, 26), (JUIZ, 27)])
def test_a_vozhd_is_made_of_a_servant(card, pool):
    table = Table()
    minion, servant = adept(table, "A", clan="tzimisce"), table.ally("A", "double-deuce")
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion)
    until(table, "choose-sacrifice", "A")
    assert targets(table) == {f"{card}:1", servant}
    choose(table, "A", servant)
    finish(table)
    there = table.card(f"{card}:1")
    assert (there.counters, strength(table.now, there), table.pool("A"), servant in table.now.cards) == (
        5,
        4,
        pool,
        False,
    )


def rushes(card: str, *hand: str, **more: Any) -> tuple[Table, str, str]:
    """The ally of A fights B's vampire, who has the cards."""
    table = Table("AB")
    ally, other = table.ally("A", card, **more), adept(table, "B", capacity=9)
    table.hand("B", *hand)
    table.act("A")
    table.seat("A").uses(ally, 0, ally)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    return table, ally, other


@pytest.mark.card("the-vozhd-of-gravesend", "the-vozhd-of-juiz-de-fora")
def test_a_vozhd_fights_vampires():
    for card, left in ((GRAVESEND, 5), (JUIZ, 4)):
        table, ally, other = rushes(card)
        while table.prompt != "minion-phase":
            question = table.ask()
            use = [one for one in question.options if question.prompt == "prevent"]
            table.seat(question.seat).answers(use[0]) if use else step(table)
        assert (table.blood(other), table.blood(ally)) == (5, left), "the first prevents a point each round"


def blow(name: str = "blow", blood: int = 1) -> str:
    return library_card(
        name, Mode(COMBAT_CARD, "strike", does=(StrikeWith(amount=3),)), types=(COMBAT_CARD,), blood=blood
    )


@pytest.mark.card("the-vozhd-of-gravesend")
@pytest.mark.rule("VTES-CANCEL-03", "VTES-CANCEL-04")
def test_a_strike_card_is_cancelled_for_a_life():
    table, ally, other = rushes(GRAVESEND, blow())
    until(table, "strike", "B")
    table.seat("B").plays("blow", other)
    until(table, "as-played", "A")
    table.seat("A").uses(ally, 2)
    assert (table.blood(ally), table.blood(other)) == (4, 9), "a life for it, and no blood for the card"
    finish(table)
    assert table.told("cancelled") == [{"card": "blow", "player": "B"}]
    assert table.told("strikes")[-1]["strike"] == "hand", "it has chosen again"


@pytest.mark.card("the-vozhd-of-gravesend")
def test_no_other_card_is_cancelled():
    library_card("flee", Mode(COMBAT_CARD, "before-range", does=(Maneuver(lasts="combat"),)), types=(COMBAT_CARD,))
    table, ally, other = rushes(GRAVESEND, "flee")
    until(table, "before-range", "B")
    table.seat("B").plays("flee", other)
    while table.prompt != "minion-phase":
        assert not can_use(table, ally, 2)
        step(table)


# the other one


@pytest.mark.card("the-vozhd-of-juiz-de-fora")
@pytest.mark.rule("VTES-ALLY-02", "VTES-ALLY-03")
@pytest.mark.ruling("LSJ 19980303", "LSJ 20011217")
def test_it_plays_a_little_animalism_as_a_vampire_of_capacity_5():
    growl = library_card(
        "growl", Mode(COMBAT_CARD, "strike", ("ani",), does=(StrikeWith(amount=3),)), types=(COMBAT_CARD,), blood=1
    )
    roar = library_card("roar", Mode(COMBAT_CARD, "strike", ("ANI",), does=(StrikeWith(),)), types=(COMBAT_CARD,))
    age = library_card(
        "old-growl",
        Mode(COMBAT_CARD, "strike", ("ani",), does=(StrikeWith(amount=1),)),
        types=(COMBAT_CARD,),
        disciplines=("ani",),
        capacity_least=5,
    )
    table, ally, other = with_hand(growl, roar, age)
    until(table, "strike", "A")
    assert [table.refused(PlayCard(one, 0, ally)) for one in (growl, roar, age)] == ["", "VTES-DISC-02", ""]
    table.seat("A").plays(growl, ally)
    finish(table)
    assert (table.blood(other), table.blood(ally)) == (6, 3), "a life for the card, one for the blow"


def with_hand(*cards: str) -> tuple[Table, str, str]:
    table = Table("AB")
    ally, other = table.ally("A", JUIZ), adept(table, "B", capacity=9)
    table.hand("A", *cards)
    table.act("A")
    table.seat("A").uses(ally, 0, ally)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    return table, ally, other


@pytest.mark.card("the-vozhd-of-juiz-de-fora")
@pytest.mark.parametrize("life, blood, most", [(2, 6, 3), (2, 1, 1), (5, 6, None)])
def test_it_drinks_of_a_tzimisce_up_to_its_first_life(life, blood, most):
    table = Table()
    ally, maker = table.ally("A", JUIZ, counters=life), adept(table, "A", clan="tzimisce", blood=blood)
    adept(table, "A", clan="brujah")
    phase(table, "unlock")
    if most is None:
        assert table.over or not can_use(table, ally, 1)
        return
    table.seat("A").uses(ally, 1)
    choose(table, "A", maker) if table.prompt == "choose-target" else None
    assert table.ask().high == most
    table.seat("A").answers(1)
    assert (table.blood(ally), table.blood(maker)) == (life + 1, blood - 1)


# the mummy


@pytest.mark.card("saatet-ta")
@pytest.mark.ruling("ANK 20180517", "ANK 20231124")
def test_saatet_ta_hides_the_ministry_and_makes_it_bleed_more():
    for which in (0, 2):
        table = Table()
        mummy = table.ally("A", "saatet-ta", recruited=table.now.turn)
        acting = adept(table, "A", clan="ministry")
        blocker = adept(table, "B")
        bleed(table, acting)
        if which == 2:
            until(table, "action", "A")
            table.seat("A").uses(mummy, 2)
            finish(table)
            assert (table.pool("B"), table.card(mummy).locked) == (28, True)
        elif which == 0:
            attempt(table, "B", blocker)
            until(table, "block-attempt", "A")
            table.seat("A").uses(mummy, 0)
            finish(table)
            assert table.pool("B") == 29


@pytest.mark.card("saatet-ta")
def test_saatet_ta_finds_who_hides_from_the_ministry():
    table = Table()
    mummy, blocker = table.ally("B", "saatet-ta"), adept(table, "B", clan="ministry")
    acting = table.ally("A", "double-deuce")
    bleed(table, acting)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "B")
    table.seat("B").uses(mummy, 1)
    finish(table)
    assert (len(table.told("blocked")), table.card(mummy).locked) == (1, True)


@pytest.mark.card("saatet-ta")
@pytest.mark.ruling("RTR 20010711", "ANK 20200813")
def test_saatet_ta_comes_back():
    table = Table()
    mummy = table.ally("A", "saatet-ta")
    bike = table.put("A", "sport-bike", host=mummy)
    table.hand("A", *[IDLE] * 7)
    table.run("vtes.burn_card", mummy)
    assert (mummy in table.now.cards, bike in table.now.cards) == (False, False)
    assert (table.now.library["A"], table.now.ash["A"]) == (("saatet-ta",), ("sport-bike",))
    table.hand("A", "saatet-ta")
    phase(table, "discard")
    table.seat("A").answers(table.options()[0])
    assert table.now.ash["A"][-1] == "saatet-ta", "a discarded card is not burned"


# the werewolf


def hunted_by_ossian(*seen: str, mode: Mode | None = None) -> tuple[Table, str, str]:
    """Ossian acts against B's vampire, who may look ahead."""
    library_card("look", mode or Mode(REACTION, "act", ("aus",), does=(Change(what="intercept"),)), types=(REACTION,))
    table = Table("AB")
    ossian, other = table.ally("A", "ossian"), adept(table, "B", "aus", capacity=9)
    table.hand("B", "look")
    table.act("A")
    table.seat("A").uses(ossian, 0, ossian)
    choose(table, "A", other) if table.prompt == "choose-target" else None
    assert stealth(table.now) == 1
    return table, ossian, other


@pytest.mark.card("ossian")
@pytest.mark.ruling("LSJ 20050201", "LSJ 20100827")
def test_whoever_saw_ossian_coming_neither_strikes_nor_maneuvers():
    table, ossian, other = hunted_by_ossian()
    until(table, "action", "B")
    table.seat("B").plays("look", other)
    finish(table)
    assert [one["strike"] for one in table.told("strikes")] == ["hand", "none"]
    assert (table.blood(other), table.blood(ossian)) == (7, 4 + 2)


@pytest.mark.card("ossian")
@pytest.mark.ruling("RTR 20030519", "ANK 20171109", "ANK 20210614")
def test_others_strike_back_and_feed_him():
    table, ossian, other = hunted_by_ossian()
    finish(table)
    assert [one["strike"] for one in table.told("strikes")] == ["hand", "hand"]
    assert (table.blood(other), table.blood(ossian)) == (7, 4 - 1 + 2), "more than he began with"


@pytest.mark.card("ossian")
def test_blood_that_is_not_there_feeds_nobody():
    table, ossian, other = hunted_by_ossian()
    table.now.change(other, counters=1)
    finish(table)
    assert (table.card(other).region, table.blood(ossian)) == (TORPOR, 4 - 1 + 1)


# the hunter


@pytest.mark.card("carlton-van-wyk")
def test_carlton_shoots_dodges_once_and_sees_vampires():
    table = Table("AB")
    carlton, vampire = table.ally("B", "carlton-van-wyk"), adept(table, "A")
    hunt(table, vampire)
    until(table, "action", "B")
    assert intercept(table.now, table.card(carlton)) == 1
    attempt(table, "B", carlton)
    until(table, "strike", "B")
    assert can_use(table, carlton, 0)
    table.seat("B").uses(carlton, 1)
    finish(table)
    assert (table.blood(vampire), table.blood(carlton)) == (6, 2)
    table = Table("AB")
    carlton, ally = table.ally("B", "carlton-van-wyk"), table.ally("A", "screamer")
    table.hand("A", IDLE)
    bleed(table, ally)
    assert intercept(table.now, table.card(carlton)) == 0


@pytest.mark.card("carlton-van-wyk")
@pytest.mark.ruling("LSJ 20020429", "ANK 20180517")
def test_carlton_takes_a_diablerist_along():
    table = Table()
    carlton, thief, honest = table.ally("A", "carlton-van-wyk"), adept(table, "B"), adept(table, "B")
    victim = adept(table, "C", region=TORPOR)
    table.run("vtes.diablerize", thief, victim)
    to_the_end(table)
    phase(table, "discard")
    table.seat("A").uses(carlton, 2)
    assert targets(table) == {thief}
    choose(table, "A", thief)
    assert (carlton in table.now.cards, thief in table.now.cards, honest in table.now.cards) == (False, False, True)


@pytest.mark.card("carlton-van-wyk")
def test_what_was_done_before_the_own_last_turn_ended_is_forgotten():
    table = Table()
    carlton, thief = table.ally("A", "carlton-van-wyk"), adept(table, "B")
    victim = adept(table, "C", region=TORPOR)
    table.run("vtes.diablerize", thief, victim)
    to_the_end(table)
    table.take_turn("A")
    to_the_end(table)
    phase(table, "discard")
    assert table.over or not can_use(table, carlton, 2)
