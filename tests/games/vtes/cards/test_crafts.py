"""Action cards by which somebody becomes stronger."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, targets, to_the_end, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import ChoosePrinted, ChooseWord, Nothing, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import stealth, strength

LAB, HAND, GLORY, SHOW = "biothaumaturgic-experiment", "rutors-hand", "khabar-glory", "show-of-force"


# the laboratory


def breeding(*cards: str, with_: tuple[str, ...] = ("tha",), blood: int = 6) -> tuple[Table, str]:
    table = Table()
    minion = adept(table, "A", *with_, blood=blood)
    table.hand("A", LAB, *cards)
    table.act("A")
    table.seat("A").plays(LAB, minion, INFERIOR)
    until(table, "employ-animal", "A")
    return table, minion


@pytest.mark.card("biothaumaturgic-experiment")
@pytest.mark.ruling("LSJ 20080803")
@pytest.mark.parametrize("with_, level", [(("tha",), 1), (("tha", "ani"), 1), (("tha", "ANI"), 2)])
def test_an_animal_is_employed_whatever_it_requires(with_, level):
    table, minion = breeding("raven-spy", "mr-winthrop", with_=with_)
    known = [PlayCard("raven-spy", at, minion) for at in range(level)]
    assert table.options() == (*known, Nothing()), "no mortal"
    table.seat("A").answers(known[-1])
    finish(table)
    spy = table.card("raven-spy:1")
    assert (spy.host, spy.level, spy.counters, table.blood(minion), table.pool("A")) == (minion, level, level, 5, 29)


@pytest.mark.card("biothaumaturgic-experiment")
@pytest.mark.rule("VTES-REQ-08")
def test_whoever_cannot_pay_employs_nothing():
    table, minion = breeding("raptor", blood=1)
    assert table.options() == (Nothing(),), "a raptor costs 2 blood"
    table.seat("A").answers(Nothing())
    finish(table)
    assert table.blood(minion) == 1


@pytest.mark.card("biothaumaturgic-experiment")
@pytest.mark.ruling("ANK 20180817")
def test_the_same_animal_can_be_employed_by_itself_this_turn():
    table, minion = breeding("raven-spy", "raven-spy", with_=("tha", "ani"))
    table.seat("A").answers(PlayCard("raven-spy", 0, minion))
    finish(table)
    table.now.change(minion, locked=False)
    table.act("A")
    assert table.refused(PlayCard("raven-spy", 0, minion)) == ""


@pytest.mark.card("biothaumaturgic-experiment")
def test_a_minion_is_made_stronger():
    table = Table()
    minion, subject, other = adept(table, "A", "THA"), table.ally("A", "screamer"), adept(table, "B")
    table.hand("A", LAB)
    table.act("A")
    table.seat("A").plays(LAB, minion, SUPERIOR)
    assert targets(table) == {minion, subject}
    choose(table, "A", subject)
    finish(table)
    assert (table.card(f"{LAB}:1").host, strength(table.now, table.card(subject))) == (subject, 2)
    bleed(table, subject)
    attempt(table, "B", other)
    until(table, "range", "A")
    table.seat("A").uses(f"{LAB}:1")
    assert [one["minion"] for one in table.told("maneuvers")] == [subject]


# the hand


@pytest.mark.card("rutors-hand")
@pytest.mark.rule("VTES-AGG-01")
@pytest.mark.parametrize(
    "mode, spared, region, blood", [(0, None, TORPOR, 5), (1, False, TORPOR, 5), (1, True, "ready", 2)]
)
def test_the_hand_burns_unless_3_blood_are_given(mode, spared, region, blood):
    table = Table()
    minion = adept(table, "A", "THA")
    table.hand("A", HAND)
    table.act("A")
    table.seat("A").plays(HAND, minion, mode)
    if spared is not None:
        until(table, "spare-hand", "A")
        table.seat("A").answers(spared)
    finish(table)
    hand = table.card(f"{HAND}:1")
    assert (hand.host, hand.locked) == (minion, True)
    assert (table.card(minion).region, table.blood(minion)) == (region, blood)


@pytest.mark.card("rutors-hand")
def test_without_3_blood_nobody_is_asked():
    table = Table()
    minion = adept(table, "A", "THA", blood=3)
    table.hand("A", HAND)
    table.act("A")
    table.seat("A").plays(HAND, minion, SUPERIOR)
    finish(table)
    assert (table.card(minion).region, table.blood(minion)) == (TORPOR, 2), "1 blood was its cost"


@pytest.mark.card("rutors-hand")
@pytest.mark.rule("VTES-WORD-02", "VTES-WORD-06")
def test_the_hand_unlocks_its_vampire_in_the_own_minion_phase():
    table = Table()
    minion = adept(table, "A", "tha")
    hand = table.put("A", HAND, host=minion)
    table.hand("A", HAND)
    table.act("A")
    assert not can_use(table, hand), "it is unlocked"
    assert table.refused(PlayCard(HAND, INFERIOR, minion)) == "VTES-WORD-06"
    hunt(table, minion)
    until(table, "between-actions", "A")
    table.seat("A").uses(hand)
    assert (table.card(minion).locked, table.card(hand).locked) == (False, True)


@pytest.mark.card("rutors-hand")
def test_not_in_the_minion_phase_of_others():
    table = Table()
    minion, other = adept(table, "A", "tha", locked=True), adept(table, "B")
    hand = table.put("A", HAND, host=minion)
    hunt(table, other, "B")
    until(table, "minion-phase")
    assert not table.card(hand).locked


# glory


@pytest.mark.card("khabar-glory")
def test_glory_unlocks_and_adds_to_the_bleed():
    table = Table()
    minion = adept(table, "A", clan="banu_haqim")
    adept(table, "B")
    table.hand("A", GLORY)
    table.act("A")
    table.seat("A").plays(GLORY, minion)
    assert stealth(table.now) == 1
    finish(table)
    assert (table.card(f"{GLORY}:1").host, table.card(minion).locked) == (minion, False)
    assert bleed_of(table.now, table.card(minion)) == 2


@pytest.mark.card("khabar-glory")
@pytest.mark.rule("VTES-ACT-04")
@pytest.mark.parametrize("blood, rule", [(1, "VTES-REQ-01"), (0, "")])
def test_glory_comes_before_every_action_that_nobody_has_to_take(blood, rule):
    table = Table()
    minion, other = adept(table, "A", clan="banu_haqim"), adept(table, "A", blood=blood)
    table.hand("A", GLORY)
    hunt(table, other)
    finish(table)
    assert table.refused(PlayCard(GLORY, 0, minion)) == rule, "a vampire without blood has to hunt"


@pytest.mark.card("khabar-glory")
@pytest.mark.rule("VTES-END-03")
def test_glory_is_worth_4_pool_when_the_prey_is_ousted():
    for glory, pool in ((True, 30 + 6 + 4), (False, 30 + 6)):
        table = Table()
        minion = adept(table, "A", clan="banu_haqim")
        if glory:
            table.put("A", GLORY, host=minion)
        table.state.pool["B"] = 1
        bleed(table, minion)
        until(table, "minion-phase")
        assert table.pool("A") == pool


@pytest.mark.card("khabar-glory")
def test_glory_is_over_in_the_next_unlock_phase():
    table = Table()
    glory = table.put("A", GLORY, host=adept(table, "A", clan="banu_haqim"))
    phase(table, "unlock")
    to_the_end(table)
    assert glory not in table.now.cards


# force


@pytest.mark.card("show-of-force")
@pytest.mark.rule("VTES-DISC-03")
@pytest.mark.parametrize("mode, force", [(INFERIOR, 1), (SUPERIOR, 2)])
def test_a_show_of_force_bleeds_or_strikes_harder(mode, force):
    table = Table()
    minion = adept(table, "A", "POT", "PRE")
    table.hand("A", SHOW)
    table.act("A")
    table.seat("A").plays(SHOW, minion, mode)
    finish(table)
    assert table.pool("B") == 29 - force
    table = Table()
    minion, blocker = adept(table, "A", "POT", "PRE"), adept(table, "B")
    table.hand("A", SHOW, IDLE)
    table.act("A")
    table.seat("A").plays(SHOW, minion, mode)
    attempt(table, "B", blocker)
    until(table, "before-range", "A")
    table.seat("A").uses(SHOW, force - 1, minion)
    assert strength(table.now, table.card(minion)) == 1 + force
    finish(table)
    assert table.blood(blocker) == 6 - 1 - force


@pytest.mark.card("show-of-force")
def test_it_is_up_to_the_vampire_and_takes_both_disciplines():
    table = Table()
    minion, blocker, weak = adept(table, "A", "POT", "PRE"), adept(table, "B"), adept(table, "A", "POT")
    table.hand("A", SHOW, IDLE)
    table.act("A")
    assert table.refused(PlayCard(SHOW, INFERIOR, weak)) == "VTES-DISC-01"
    table.seat("A").plays(SHOW, minion, INFERIOR)
    attempt(table, "B", blocker)
    finish(table)
    assert table.blood(blocker) == 5


# what is laid by

GIFT = "gift-of-proteus"
CLAWS = "wolf-claws"


def gifted(*kept: str) -> tuple[Table, str, str]:
    """A's Gangrel with the gift and these cards on it."""
    table = Table("AB")
    minion = adept(table, "A", "PRO", clan="gangrel")
    gift = table.put("A", GIFT, host=minion, kept=tuple([("A", card) for card in kept]))
    return table, minion, gift


@pytest.mark.card("gift-of-proteus")
@pytest.mark.ruling("PIB 20150428")
def test_as_many_cards_as_were_announced_lie_on_the_gift():
    table = Table()
    minion = adept(table, "A", "PRO", clan="gangrel")
    adept(table, "B")
    table.hand("A", GIFT, CLAWS, CLAWS, "homunculus", "fame")
    table.act("A")
    table.seat("A").plays(GIFT, minion)
    assert [one.word for one in table.options(ChooseWord)] == ["1", "2", "3"]
    table.seat("A").answers(ChooseWord("2"))
    assert stealth(table.now) == 1
    until(table, "lay-from-hand", "A")
    table.seat("A").answers(ChoosePrinted(CLAWS))
    table.seat("A").answers(ChoosePrinted("homunculus"))
    finish(table)
    gift = table.card(f"{GIFT}:1")
    assert (gift.host, sorted(card for _, card in gift.kept)) == (minion, ["homunculus", CLAWS])
    assert sorted(table.now.hands["A"]) == ["fame", CLAWS]
    seen = {seat: next(one for one in view(table.now, seat).cards if one.ref == gift.ref) for seat in "AB"}
    assert (seen["A"].known, seen["B"].known, seen["B"].kept) == (("homunculus", CLAWS), (), 2)


@pytest.mark.card("gift-of-proteus")
@pytest.mark.ruling("PIB 20150428")
def test_with_fewer_left_all_of_them_are_laid_there():
    table = Table()
    minion = adept(table, "A", "PRO", clan="gangrel")
    adept(table, "B")
    table.hand("A", GIFT, CLAWS, CLAWS)
    table.act("A")
    table.seat("A").plays(GIFT, minion)
    table.seat("A").answers(ChooseWord("2"))
    table.state.hands["A"] = (CLAWS,)
    table.state.ash["A"] = (CLAWS,)
    finish(table)
    assert table.card(f"{GIFT}:1").kept == (("A", CLAWS),)


@pytest.mark.card("gift-of-proteus")
@pytest.mark.rule("VTES-TGT-01", "VTES-WORD-06")
def test_it_takes_a_card_to_lay_there_and_one_gift_is_enough():
    table, minion, _ = gifted(CLAWS)
    table.hand("A", GIFT, CLAWS)
    table.act("A")
    assert table.refused(PlayCard(GIFT, 0, minion)) == "VTES-WORD-06"
    table = Table()
    minion = adept(table, "A", "PRO", clan="gangrel")
    table.hand("A", GIFT, "fame")
    table.act("A")
    assert table.refused(PlayCard(GIFT, 0, minion)) == "VTES-TGT-01"


@pytest.mark.card("gift-of-proteus")
@pytest.mark.ruling("LSJ 20081126", "LSJ 20060106")
def test_this_gangrel_plays_them_as_if_from_hand():
    table, minion, gift = gifted("homunculus")
    other = adept(table, "A", "PRO", clan="gangrel")
    table.hand("A", *[IDLE] * 7)
    table.library("A", "fame")
    table.act("A")
    offered = {one.minion for one in table.options(PlayCard) if one.card == "homunculus"}
    assert offered == {minion}, other
    table.seat("A").answers(PlayCard("homunculus", SUPERIOR, minion, gift))
    until(table, "minion-phase")
    assert (table.card("homunculus:1").host, gift in table.now.cards) == (minion, False), "nothing is left on it"
    assert (len(table.now.hands["A"]), table.now.library["A"]) == (7, ("fame",)), "it is not replaced"


@pytest.mark.card("gift-of-proteus")
def test_who_is_asked_does_not_tell_what_lies_there():
    """A is asked before range with any card face down, as if it were one that can be played then."""
    asked = []
    for kept in ("homunculus", CLAWS):
        table, minion, _ = gifted(kept)
        blocker = adept(table, "B")
        bleed(table, minion)
        attempt(table, "B", blocker)
        asked.append([(one.seat, one.prompt) for one in [table.ask()]])
    assert asked[0] == asked[1]
