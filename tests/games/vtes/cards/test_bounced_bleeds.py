"""The reactions of the first pool that turn a bleed on somebody else."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    IDLE,
    INFERIOR,
    SUPERIOR,
    adept,
    asked_later,
    attempt,
    can_play,
    finish,
)
from tests.games.vtes.cards.moments import bleed, hunt, until
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.state.choices import Block, ChooseMethuselah, PlayCard

BOUNCES = [("deflection", INFERIOR, "dom", True), ("deflection", SUPERIOR, "DOM", False)]
BOUNCES += [("telepathic-misdirection", SUPERIOR, "AUS", True)]


def bled(*cards: str, with_: tuple[str, ...], seats: str = "ABC", **more) -> tuple[Table, str, str]:
    """A's vampire (9 blood) bleeds B, who has a vampire and the cards in hand; everybody has a hand."""
    table = Table(seats)
    acting, reactor = adept(table, "A", "DOM", "FOR", capacity=9), adept(table, "B", *with_, **more)
    for seat in seats:
        table.hand(seat, IDLE)
    table.hand("B", *cards, IDLE)
    bleed(table, acting)
    return table, acting, reactor


def bounce(table: Table, seat: str, card: str, minion: str, mode: int, to: str) -> None:
    until(table, "blocks-declined", seat)
    table.seat(seat).plays(card, minion, mode)
    table.seat(seat).answers(ChooseMethuselah(to))


@pytest.mark.card("deflection", "telepathic-misdirection")
@pytest.mark.rule("VTES-ACT-BLEED-11", "VTES-SEQ-14")
@pytest.mark.parametrize("card, mode, discipline, locks", BOUNCES)
def test_a_bleed_goes_to_somebody_else(card, mode, discipline, locks):
    table, _, reactor = bled(card, with_=(discipline,), seats="ABCD")
    until(table, "blocks-declined", "B")
    table.seat("B").plays(card, reactor, mode)
    assert set(table.ask("B").options) == {ChooseMethuselah("C"), ChooseMethuselah("D")}
    table.seat("B").answers(ChooseMethuselah("D"))
    assert table.now.action.targets == ("D",)
    assert (table.card(reactor).locked, table.blood(reactor)) == (locks, 5)
    finish(table)
    assert [table.pool(seat) for seat in "ABCD"] == [30, 30, 30, 29]
    assert table.now.edge == "A"


@pytest.mark.card("deflection", "telepathic-misdirection")
@pytest.mark.rule("VTES-SEQ-14")
@pytest.mark.parametrize("card, mode, discipline, locks", BOUNCES)
def test_a_bleed_is_bounced_only_after_blocks_are_declined(card, mode, discipline, locks):
    table, _, reactor = bled(card, with_=(discipline, "aus"))
    until(table, "action", "B")
    assert not can_play(table, card, reactor, mode)
    table.seat("B").answers(Block(reactor))
    while table.prompt == "block-attempt":
        assert not can_play(table, card, reactor, mode)
        table.seat(table.ask().seat).passes()


@pytest.mark.card("deflection")
@pytest.mark.rule("VTES-ACT-BLEED-11", "VTES-TGT-01")
def test_with_two_methuselahs_there_is_nobody_to_be_bled_instead():
    table, _, reactor = bled("deflection", with_=("DOM",), seats="AB")
    assert not asked_later(table, PlayCard("deflection", SUPERIOR, reactor))
    assert table.pool("B") == 29


@pytest.mark.card("deflection", "telepathic-misdirection")
@pytest.mark.rule("VTES-MIN-11")
@pytest.mark.parametrize("card, mode, discipline, locks", BOUNCES)
def test_only_whoever_is_bled_bounces_and_only_a_bleed(card, mode, discipline, locks):
    table = Table()
    acting, other = adept(table, "A"), adept(table, "C", discipline)
    adept(table, "B")
    table.hand("C", card)
    bleed(table, acting)
    assert not asked_later(table, PlayCard(card, mode, other))
    table = Table()
    acting, other = adept(table, "A"), adept(table, "B", discipline)
    table.hand("B", card)
    hunt(table, acting)
    assert not asked_later(table, PlayCard(card, mode, other))


@pytest.mark.card("deflection", "telepathic-misdirection")
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize(
    "card, mode, with_, possible",
    [
        ("deflection", INFERIOR, ("AUS",), False),
        ("deflection", INFERIOR, ("DOM",), True),
        ("deflection", SUPERIOR, ("dom",), False),
        ("telepathic-misdirection", SUPERIOR, ("aus",), False),
        ("telepathic-misdirection", SUPERIOR, ("DOM",), False),
    ],
)
def test_the_level_decides_whether_a_bleed_is_bounced(card, mode, with_, possible):
    table, _, reactor = bled(card, with_=with_)
    assert asked_later(table, PlayCard(card, mode, reactor)) is possible


@pytest.mark.card("deflection")
@pytest.mark.rule("VTES-BLOCK-08", "VTES-SEQ-12", "VTES-BLOCK-01")
def test_the_new_target_may_block_even_after_passing_and_the_old_one_may_not():
    table, _, reactor = bled("deflection", with_=("DOM",), seats="ABC")
    second = adept(table, "C")
    until(table, "blocks-declined", "B")
    table.seat("B").plays("deflection", reactor, SUPERIOR)
    table.seat("B").answers(ChooseMethuselah("C"))
    assert table.now.action.refused == ()
    until(table, "action", "C")
    assert Block(second) in table.options()
    assert Block(reactor) not in table.options()
    table.seat("C").answers(Block(second))
    finish(table)
    assert table.told("blocked")
    assert [table.pool(seat) for seat in "ABC"] == [30, 30, 30]
    assert table.card(second).locked


@pytest.mark.card("deflection", "conditioning")
@pytest.mark.rule("VTES-ACT-BLEED-11")
def test_modifiers_stay_in_force():
    table = Table()
    acting, reactor = adept(table, "A", "DOM"), adept(table, "B", "DOM")
    table.hand("A", "conditioning")
    table.hand("B", "deflection")
    bleed(table, acting)
    until(table, "action", "A")
    table.seat("A").plays("conditioning", acting, SUPERIOR)
    bounce(table, "B", "deflection", reactor, SUPERIOR, "C")
    finish(table)
    assert (table.pool("B"), table.pool("C")) == (30, 26)


@pytest.mark.card("deflection")
@pytest.mark.rule("VTES-BLOCK-08", "VTES-MIN-12")
def test_a_deflected_bleed_is_deflected_back_and_can_then_be_blocked():
    table = Table()
    acting, reactor, third = adept(table, "A"), adept(table, "B", "DOM"), adept(table, "C", "DOM")
    table.hand("B", "deflection", "deflection")
    table.hand("C", "deflection")
    bleed(table, acting)
    bounce(table, "B", "deflection", reactor, SUPERIOR, "C")
    bounce(table, "C", "deflection", third, SUPERIOR, "B")
    until(table, "action", "B")
    assert Block(reactor) in table.options()
    table.seat("B").passes()
    assert not asked_later(table, PlayCard("deflection", SUPERIOR, reactor))  # once in an action
    assert table.pool("B") == 29


@pytest.mark.card("deflection", "eyes-of-argus", "guard-dogs")
@pytest.mark.rule("VTES-R-44", "VTES-BLOCK-08")
def test_the_new_target_reacts_to_what_is_directed_at_it_now():
    table = Table()
    printed = crypt_entry("sneaky", capacity=5, stealth=1, disciplines=("for",))
    acting, reactor = table.vampire("A", printed), adept(table, "B", "DOM", "aus")
    third = adept(table, "C", "aus", "ani", locked=True)
    table.hand("A", IDLE)
    table.hand("B", "deflection", "eyes-of-argus")
    table.hand("C", "eyes-of-argus", "guard-dogs")
    bleed(table, acting)
    until(table, "blocks-declined", "B")
    bounce(table, "B", "deflection", reactor, SUPERIOR, "C")
    until(table, "action", "C")
    table.seat("C").plays("guard-dogs", third)
    attempt(table, "C", third)
    until(table, "block-attempt", "C")
    table.seat("C").plays("eyes-of-argus", third, INFERIOR)
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": third}]
    assert [table.pool(seat) for seat in "ABC"] == [30, 30, 30]


@pytest.mark.card("deflection", "wake-with-evenings-freshness")
@pytest.mark.rule("VTES-WORD-03", "VTES-WAKE-04")
def test_a_locked_vampire_that_is_awake_deflects_at_the_inferior_level():
    table = Table()
    acting, reactor = adept(table, "A"), adept(table, "B", "dom", locked=True)
    table.hand("B", "wake-with-evenings-freshness", "deflection")
    bleed(table, acting)
    until(table, "action", "B")
    assert not can_play(table, "deflection", reactor)
    table.seat("B").plays("wake-with-evenings-freshness", reactor)
    bounce(table, "B", "deflection", reactor, INFERIOR, "C")
    finish(table)
    assert (table.pool("B"), table.pool("C")) == (30, 29)
    assert table.card(reactor).locked


@pytest.mark.card("deflection", "telepathic-misdirection")
@pytest.mark.rule("VTES-REQ-03")
def test_whoever_has_no_blood_deflects_nothing():
    table, _, reactor = bled("deflection", with_=("DOM",), blood=0)
    assert not asked_later(table, PlayCard("deflection", SUPERIOR, reactor))
