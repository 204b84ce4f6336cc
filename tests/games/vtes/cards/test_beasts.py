"""Retainers: animals, and other company."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept, attempt, finish, step
from tests.games.vtes.cards.moments import bleed, can_use, phase, to_the_end, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import Block, ChooseCard, EndPhase, PlayCard
from nokturn.games.vtes.state.stats import hand_size, intercept
from nokturn.games.vtes.state.underway_records import Combat

OWL, RAPTOR, HOUND, HOMUNCULUS = "owl-companion", "raptor", "feral-hound", "homunculus"


def employs(card: str, mode: int, *disciplines: str, clan: str = "") -> tuple[Table, str]:
    table = Table()
    minion = adept(table, "A", *disciplines, clan=clan)
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion, mode)
    return table, minion


@pytest.mark.card("owl-companion", "raptor", "homunculus")
@pytest.mark.ruling("RTR 19941109", "ANK 20180612")
@pytest.mark.parametrize(
    "card, code, life, cost", [(OWL, "ANI", 2, 0), (RAPTOR, "ANI", 1, 2), (HOMUNCULUS, "PRO", 2, 0)]
)
def test_the_level_at_which_they_are_employed_stays_theirs(card, code, life, cost):
    for mode, expected in ((INFERIOR, 1), (SUPERIOR, life)):
        table, minion = employs(card, mode, code)
        finish(table)
        there = table.card(f"{card}:1")
        assert (there.host, there.level, there.counters, table.blood(minion)) == (minion, mode + 1, expected, 6 - cost)


def hand_seen(table: Table, by: str, of: str) -> tuple[str, ...]:
    """The cards of a hand as far as they lie open."""
    return next(one.hand for one in view(table.now, by).methuselahs if one.seat == of)


@pytest.mark.card("owl-companion")
def test_the_owl_opens_the_hand_of_the_opponent_for_the_combat_only():
    for level in (1, 2):
        table = Table()
        minion, other = adept(table, "A"), adept(table, "B")
        table.put("A", OWL, host=minion, level=level)
        table.hand("A", "fame")
        table.hand("B", IDLE)
        assert hand_seen(table, "A", "B") == ()
        table.state.combat = Combat(fighters=(other, minion), sides=("B", "A"))
        assert hand_seen(table, "A", "B") == hand_seen(table, "C", "B") == (IDLE,)
        assert hand_seen(table, "B", "A") == hand_seen(table, "A", "C") == ()
        table.state.combat = Combat(fighters=(other, adept(table, "A")), sides=("B", "A"))
        assert hand_seen(table, "A", "B") == (), "another one fights"


@pytest.mark.card("raptor")
@pytest.mark.ruling("LSJ 20030530")
@pytest.mark.parametrize("level, size", [(1, 7), (2, 6)])
def test_the_raptor_sees_and_takes_a_card_out_of_the_opponents_hand(level, size):
    table = Table()
    minion, other = adept(table, "A"), adept(table, "B")
    table.put("A", RAPTOR, host=minion, level=level)
    assert intercept(table.now, table.card(minion)) == 1
    table.hand("A", *[IDLE] * 7)
    table.hand("B", *[IDLE] * 7)
    table.library("B", *["fame"] * 3)
    table.run("vtes.fight", minion, other, False)
    assert (hand_size(table.now, "B"), hand_size(table.now, "A")) == (size, 7)
    to_the_end(table)
    assert (len(table.now.hands["B"]), len(table.now.ash["B"])) == (7, 7 - size)


@pytest.mark.card("feral-hound")
@pytest.mark.parametrize("mode, after, later", [(INFERIOR, True, False), (SUPERIOR, False, False)])
def test_the_hound_lets_its_master_unlock(mode, after, later):
    table = Table()
    minion = adept(table, "A", "ANI", clan="ravnos")
    table.hand("A", HOUND, *[IDLE] * 6)
    table.take_turn("A")
    while table.prompt != "minion-phase":
        step(table)
    table.seat("A").plays(HOUND, minion, mode)
    until(table, "minion-phase")
    assert (table.card(f"{HOUND}:1").host, table.card(minion).locked) == (minion, after)
    table.seat("A").answers(EndPhase())
    while table.prompt != "discard-phase":
        step(table)
    assert table.card(minion).locked is later
    to_the_end(table)


@pytest.mark.card("feral-hound")
@pytest.mark.rule("VTES-STEALTH-05", "VTES-WORD-02")
def test_the_hound_finds_who_hides_for_its_employer():
    table = Table()
    acting, blocker = table.ally("A", "double-deuce"), adept(table, "B")
    hound = table.put("B", HOUND, host=blocker)
    bleed(table, acting)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "B")
    table.seat("B").uses(hound)
    assert table.card(hound).locked
    finish(table)
    assert table.told("blocked")


@pytest.mark.card("homunculus")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_the_homunculus_unlocks_in_anybodys_unlock_phase(seat):
    table = Table()
    minion = adept(table, "B", blood=2, locked=True)
    little = table.put("B", HOMUNCULUS, host=minion)
    table.state.cards[minion] = table.card(minion)
    phase(table, "unlock", seat)
    if seat == "B":
        assert not table.card(minion).locked, "as normal"
        return
    until(table, "unlock-phase", "B")
    table.seat("B").uses(little)
    assert (table.card(minion).locked, table.blood(minion)) == (False, 1)


@pytest.mark.card("homunculus")
@pytest.mark.rule("VTES-REQ-03")
def test_without_blood_or_without_a_need_it_does_nothing():
    for blood, locked in ((0, True), (3, False)):
        table = Table()
        minion = adept(table, "B", blood=blood, locked=locked)
        little = table.put("B", HOMUNCULUS, host=minion)
        phase(table, "unlock", "A")
        assert table.over or not can_use(table, little)


# the sons


def stopped(sect: str = "anarch", life: int = 3) -> tuple[Table, str, str, str]:
    table = Table()
    minion, blocker = adept(table, "A", "pre", sect=sect), adept(table, "B")
    sons = table.put("A", "crypts-sons", host=minion, counters=life)
    table.hand("A", "social-charm", IDLE)
    table.act("A")
    table.seat("A").plays("social-charm", minion, INFERIOR)
    until(table, "action", "B")
    table.seat("B").answers(Block(blocker))
    return table, minion, blocker, sons


@pytest.mark.card("crypts-sons")
@pytest.mark.ruling("LSJ 20080611", "ANK 20210131", "ANK 20190116", "LSJ 20070808-1")
def test_the_sons_brush_a_blocker_aside():
    table, minion, blocker, sons = stopped()
    until(table, "before-block-resolution", "A")
    table.seat("A").uses(sons)
    finish(table)
    assert (table.card(blocker).locked, table.blood(sons), table.told("combat")) == (True, 2, [])
    assert (table.pool("B"), table.blood(minion)) == (28, 6), "social charm bleeds for 2"
    assert table.now.ash["A"] == ("social-charm",)


@pytest.mark.card("crypts-sons")
def test_the_last_life_of_the_sons_does_it_too():
    table, _, _, sons = stopped(life=1)
    until(table, "before-block-resolution", "A")
    table.seat("A").uses(sons)
    finish(table)
    assert (sons in table.now.cards, table.pool("B")) == (False, 28)


@pytest.mark.card("crypts-sons")
@pytest.mark.ruling("RTR 19941109", "TOM 19951216")
def test_left_alone_they_fight():
    table, minion, blocker, sons = stopped()
    finish(table)
    assert (table.blood(blocker), table.blood(minion), table.blood(sons), table.pool("B")) == (4, 5, 3, 30)


@pytest.mark.card("crypts-sons")
def test_they_serve_anarchs_only():
    table, _, _, sons = stopped(sect="camarilla")
    finish(table)
    assert table.pool("B") == 30
    table = Table()
    minion = adept(table, "A")
    table.hand("A", "crypts-sons")
    table.act("A")
    assert table.refused(PlayCard("crypts-sons", 0, minion)) == "VTES-REQ-01", sons


# the assistant


def assisted(card: str = "the-vozhd-of-gravesend", **more: Any) -> tuple[Table, str, str]:
    table = Table(**more)
    minion = adept(table, "A", clan="tzimisce")
    helper = table.put("A", "szlachta-assistant", host=minion)
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion)
    return table, minion, helper


@pytest.mark.card("szlachta-assistant")
@pytest.mark.rule("VTES-REQ-06")
def test_the_assistant_becomes_part_of_a_cheaper_ghoul():
    table, _, helper = assisted()
    assert table.options(ChooseCard) == (ChooseCard(helper),)
    table.seat("A").answers(ChooseCard(helper))
    until(table, "minion-phase") if table.prompt != "minion-phase" else None
    assert (helper in table.now.cards, table.pool("A")) == (False, 28), "4 less 2"


@pytest.mark.card("szlachta-assistant")
@pytest.mark.rule("VTES-REQ-07")
def test_the_assistant_lives_if_the_ghoul_is_cancelled():
    table = Table()
    minion = adept(table, "A", clan="tzimisce")
    helper = table.put("A", "szlachta-assistant", host=minion)
    table.hand("A", "the-vozhd-of-gravesend")
    table.hand("B", "direct-intervention")
    table.act("A")
    table.seat("A").plays("the-vozhd-of-gravesend", minion)
    table.seat("A").answers(ChooseCard(helper))
    until(table, "as-played", "B")
    table.seat("B").plays("direct-intervention")
    until(table, "minion-phase")
    assert (helper in table.now.cards, table.pool("A")) == (True, 30)


@pytest.mark.card("szlachta-assistant")
def test_it_helps_with_nothing_else():
    table, _, helper = assisted("szlachta-bodyguard")
    finish(table)
    assert helper in table.now.cards
