"""The reactions of the first pool against bleeds, and those of the titled."""

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
    equip,
    finish,
)
from tests.games.vtes.cards.moments import bleed, hunt, until
from tests.games.vtes.politics.polls import cast, decree
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.choices import Block, Cast, ChooseMethuselah, Pass, PlayCard
from nokturn.games.vtes.effects import Change
from nokturn.games.vtes.state import TORPOR
from nokturn.games.vtes.stats import intercept, votes_of
from nokturn.games.vtes.texts import Mode

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
    table.play(seat, card, minion, mode)
    table.answer(seat, ChooseMethuselah(to))


@pytest.mark.card("deflection", "telepathic-misdirection")
@pytest.mark.rule("VTES-ACT-BLEED-11", "VTES-SEQ-14")
@pytest.mark.parametrize("card, mode, discipline, locks", BOUNCES)
def test_a_bleed_goes_to_somebody_else(card, mode, discipline, locks):
    table, _, reactor = bled(card, with_=(discipline,), seats="ABCD")
    until(table, "blocks-declined", "B")
    table.play("B", card, reactor, mode)
    assert set(table.ask("B").options) == {ChooseMethuselah("C"), ChooseMethuselah("D")}
    table.answer("B", ChooseMethuselah("D"))
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
    table.answer("B", Block(reactor))
    while table.prompt == "block-attempt":
        assert not can_play(table, card, reactor, mode)
        table.pass_(table.ask().seat)


@pytest.mark.card("deflection")
@pytest.mark.rule("VTES-ACT-BLEED-11", "VTES-TGT-01")
def test_with_two_methuselahs_there_is_nobody_to_be_bled_instead():
    table, _, reactor = bled("deflection", with_=("DOM",), seats="AB")
    assert not asked_later(table, PlayCard("deflection", SUPERIOR, reactor))
    assert table.pool("B") == 29


@pytest.mark.card("deflection")
@pytest.mark.rule("VTES-MIN-11")
def test_only_whoever_is_bled_deflects_and_only_a_bleed():
    table = Table()
    acting, other = adept(table, "A"), adept(table, "C", "DOM")
    adept(table, "B")
    table.hand("C", "deflection")
    bleed(table, acting)
    assert not asked_later(table, PlayCard("deflection", SUPERIOR, other))
    table = Table()
    acting, other = adept(table, "A"), adept(table, "B", "DOM")
    table.hand("B", "deflection")
    hunt(table, acting)
    assert not asked_later(table, PlayCard("deflection", SUPERIOR, other))


@pytest.mark.card("deflection")
@pytest.mark.rule("VTES-BLOCK-08", "VTES-SEQ-12", "VTES-BLOCK-01")
def test_the_new_target_may_block_even_after_passing_and_the_old_one_may_not():
    table, _, reactor = bled("deflection", with_=("DOM",), seats="ABC")
    second = adept(table, "C")
    until(table, "blocks-declined", "B")
    table.play("B", "deflection", reactor, SUPERIOR)
    table.answer("B", ChooseMethuselah("C"))
    assert table.now.action.refused == ()
    until(table, "action", "C")
    assert Block(second) in table.options()
    assert Block(reactor) not in table.options()
    table.answer("C", Block(second))
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
    table.play("A", "conditioning", acting, SUPERIOR)
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
    table.pass_("B")
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
    table.play("C", "guard-dogs", third)
    attempt(table, "C", third)
    until(table, "block-attempt", "C")
    table.play("C", "eyes-of-argus", third, INFERIOR)
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
    table.play("B", "wake-with-evenings-freshness", reactor)
    bounce(table, "B", "deflection", reactor, INFERIOR, "C")
    finish(table)
    assert (table.pool("B"), table.pool("C")) == (30, 29)
    assert table.card(reactor).locked


@pytest.mark.card("deflection", "telepathic-misdirection")
@pytest.mark.rule("VTES-REQ-03")
def test_whoever_has_no_blood_deflects_nothing():
    table, _, reactor = bled("deflection", with_=("DOM",), blood=0)
    assert not asked_later(table, PlayCard("deflection", SUPERIOR, reactor))


# Protected District


@pytest.mark.card("protected-district")
@pytest.mark.rule("VTES-ACT-BLEED-04", "VTES-ACT-BLEED-09")
def test_a_protected_district_is_bled_less_and_a_bleed_of_nothing_brings_no_edge():
    table, _, reactor = bled("protected-district", with_=(), title="primogen")
    until(table, "action", "B")
    table.play("B", "protected-district", reactor, INFERIOR)
    finish(table)
    assert table.pool("B") == 30
    assert table.now.edge == ""
    assert table.told("succeeds")


@pytest.mark.card("protected-district", "conditioning")
def test_3_points_of_a_stronger_bleed_are_taken_away():
    table = Table()
    acting, reactor = adept(table, "A", "DOM"), adept(table, "B", title="primogen")
    table.hand("A", "conditioning")
    table.hand("B", "protected-district")
    bleed(table, acting)
    until(table, "action", "A")
    table.play("A", "conditioning", acting, SUPERIOR)
    until(table, "blocks-declined", "B")
    table.play("B", "protected-district", reactor, INFERIOR)
    finish(table)
    assert table.pool("B") == 29


@pytest.mark.card("protected-district")
@pytest.mark.rule("VTES-REQ-01")
def test_only_a_primogen_protects_and_only_the_district_of_whoever_is_bled():
    table, _, reactor = bled("protected-district", with_=("aus", "ani"), title="prince:Rome")
    until(table, "action", "B")
    assert table.refused(PlayCard("protected-district", INFERIOR, reactor)) == "VTES-REQ-01"
    table = Table()
    acting, other = adept(table, "A"), adept(table, "C", title="primogen")
    adept(table, "B")
    table.hand("C", "protected-district")
    bleed(table, acting)
    assert not asked_later(table, PlayCard("protected-district", INFERIOR, other))


def protest() -> tuple[Table, str, str]:
    decree()
    table = Table()
    caller, reactor = adept(table, "A", title="prince:Rome"), adept(table, "B", title="primogen")
    table.hand("A", "decree")
    table.hand("B", "protected-district", IDLE)
    table.act("A")
    table.play("A", "decree", caller)
    until(table, "polling", "A")
    cast(table, (caller, "for"), ("card:A", "for"))
    until(table, "polling", "B")
    return table, caller, reactor


@pytest.mark.card("protected-district")
@pytest.mark.rule("VTES-REF-07", "VTES-VOTE-08", "VTES-REF-12")
def test_3_votes_against_and_only_against():
    table, _, reactor = protest()
    table.play("B", "protected-district", reactor, SUPERIOR)
    assert votes_of(table.now, table.card(reactor)) == 4
    until(table, "polling", "B")
    assert table.refused(Cast(reactor, "for")) == "VTES-REF-07"
    table.answer("B", Cast(reactor, "against"))
    finish(table)
    (result,) = table.told("referendum-fails")
    assert (result["votes_for"], result["votes_against"]) == (3, 4)


@pytest.mark.card("protected-district")
@pytest.mark.rule("VTES-REF-07")
@pytest.mark.parametrize("side, rule", [("for", "VTES-REF-07"), ("against", "")])
def test_not_by_a_vampire_that_votes_for(side, rule):
    table, _, reactor = protest()
    table.answer("B", Cast(reactor, side))
    until(table, "polling", "B")
    assert table.refused(PlayCard("protected-district", SUPERIOR, reactor)) == rule
    if not rule:
        table.play("B", "protected-district", reactor, SUPERIOR)
        finish(table)
        assert table.told("referendum-fails")[0]["votes_against"] == 4


# Second Tradition: Domain


def domain(*cards: str, blood: int = 4, title: str = "prince:Rome", seats: str = "ABC") -> tuple[Table, str, str]:
    """A's vampire hunts; B's prince is locked."""
    table = Table(seats)
    acting = adept(table, "A", "FOR")
    prince = adept(table, "B", title=title, locked=True, blood=blood)
    for seat in seats:
        table.hand(seat, IDLE)
    table.hand("B", "second-tradition-domain", *cards, IDLE)
    return table, acting, prince


@pytest.mark.card("second-tradition-domain")
@pytest.mark.rule("VTES-SEQ-06", "VTES-STEALTH-06")
@pytest.mark.parametrize("directed", [True, False])
def test_a_locked_prince_unlocks_and_attempts_to_block_with_2_intercept(directed):
    table, acting, prince = domain()
    bleed(table, acting) if directed else hunt(table, acting)
    until(table, "action", "B")
    assert table.refused(PlayCard("second-tradition-domain", INFERIOR, prince)) != ""
    table.play("B", "second-tradition-domain", prince, SUPERIOR)
    assert (table.now.action.state, table.now.action.blocker) == ("B", prince)
    assert intercept(table.now, table.card(prince)) == 2
    assert (table.card(prince).locked, table.blood(prince)) == (False, 3)
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": prince}]
    assert table.card(prince).locked


@pytest.mark.card("second-tradition-domain")
@pytest.mark.rule("VTES-BLOCK-06")
def test_not_after_refusing_to_block_and_not_in_state_c():
    table, acting, prince = domain()
    hunt(table, acting)
    until(table, "action", "B")
    table.pass_("B")
    assert not asked_later(table, PlayCard("second-tradition-domain", SUPERIOR, prince))


@pytest.mark.card("second-tradition-domain")
@pytest.mark.rule("VTES-BLOCK-01", "VTES-REQ-01", "VTES-REQ-03")
def test_not_by_anybody_who_may_not_block_or_has_no_blood_or_no_title():
    table, acting, prince = domain(seats="ACB")  # directed at C
    adept(table, "C")
    bleed(table, acting, "C")
    assert not asked_later(table, PlayCard("second-tradition-domain", SUPERIOR, prince))
    table, acting, prince = domain(blood=0)
    hunt(table, acting)
    until(table, "action", "B")
    assert table.refused(PlayCard("second-tradition-domain", SUPERIOR, prince)) == "VTES-REQ-03"
    table, acting, prince = domain(title="primogen")
    hunt(table, acting)
    until(table, "action", "B")
    assert table.refused(PlayCard("second-tradition-domain", SUPERIOR, prince)) == "VTES-REQ-01"


@pytest.mark.card("second-tradition-domain", "pentex-subversion")
@pytest.mark.rule("VTES-BLOCK-10")
def test_not_by_a_prince_who_cannot_block():
    table, acting, prince = domain()
    table.put("A", "pentex-subversion", host=prince)
    hunt(table, acting)
    assert not asked_later(table, PlayCard("second-tradition-domain", SUPERIOR, prince))


@pytest.mark.card("second-tradition-domain", "on-the-qui-vive")
@pytest.mark.rule("VTES-SEQ-10", "VTES-BLOCK-04")
def test_not_while_somebody_else_attempts_but_the_blocker_itself_may():
    table, acting, prince = domain("on-the-qui-vive")
    other = adept(table, "B")
    hunt(table, acting)
    attempt(table, "B", other)
    assert not asked_later(table, PlayCard("second-tradition-domain", SUPERIOR, prince), "action")
    until(table, "action", "B")
    table.play("B", "on-the-qui-vive", prince)
    attempt(table, "B", prince)
    until(table, "block-attempt", "B")
    assert can_play(table, "second-tradition-domain", prince, INFERIOR)
    table.play("B", "second-tradition-domain", prince, SUPERIOR)
    assert (table.card(prince).locked, table.now.action.blocker) == (False, prince)
    assert intercept(table.now, table.card(prince)) == 2
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": prince}]


@pytest.mark.card("second-tradition-domain")
@pytest.mark.rule("VTES-TORPOR-02")
def test_not_from_torpor_and_not_by_an_unlocked_prince():
    table, acting, prince = domain()
    table.state.change(prince, region=TORPOR)
    hunt(table, acting)
    assert not asked_later(table, PlayCard("second-tradition-domain", SUPERIOR, prince))
    table, acting, prince = domain()
    table.state.change(prince, locked=False)
    equip(table, prince)
    hunt(table, acting)
    assert not asked_later(table, PlayCard("second-tradition-domain", SUPERIOR, prince))


@pytest.mark.card("second-tradition-domain")
@pytest.mark.rule("VTES-SEQ-11", "VTES-STEALTH-08")
def test_the_intercept_stays_for_another_attempt():
    hide = Mode("action_modifier", "need-stealth", does=(Change(what="stealth", amount=3),))
    library_card("hide", hide, types=("action_modifier",))
    table, acting, prince = domain()
    table.hand("A", "hide", IDLE)
    hunt(table, acting)
    until(table, "action", "B")
    table.play("B", "second-tradition-domain", prince, SUPERIOR)
    until(table, "block-attempt", "A")
    table.play("A", "hide", acting)
    until(table, "action", "B")
    assert table.told("block-fails")
    assert not table.card(prince).locked
    table.answer("B", Block(prince))
    assert intercept(table.now, table.card(prince)) == 2
    assert Pass() in table.options()
