"""The reactions of the titled: Protected District and Second Tradition."""

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
from tests.games.vtes.politics.polls import call, cast, decree
from tests.games.vtes.rules.acting import lever, use_on
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.politics.effects import Abstain, Votes
from nokturn.games.vtes.politics.votes import tally
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import Block, Cast, Pass, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import intercept, votes_of
from nokturn.games.vtes.text.effects import Change


def bled(*cards: str, with_: tuple[str, ...], seats: str = "ABC", **more) -> tuple[Table, str, str]:
    """A's vampire (9 blood) bleeds B, who has a vampire and the cards in hand; everybody has a hand."""
    table = Table(seats)
    acting, reactor = adept(table, "A", "DOM", "FOR", capacity=9), adept(table, "B", *with_, **more)
    for seat in seats:
        table.hand(seat, IDLE)
    table.hand("B", *cards, IDLE)
    bleed(table, acting)
    return table, acting, reactor


# Protected District


@pytest.mark.card("protected-district")
@pytest.mark.rule("VTES-ACT-BLEED-04", "VTES-ACT-BLEED-09")
def test_a_protected_district_is_bled_less_and_a_bleed_of_nothing_brings_no_edge():
    table, _, reactor = bled("protected-district", with_=(), title="primogen")
    until(table, "action", "B")
    table.seat("B").plays("protected-district", reactor, INFERIOR)
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
    table.seat("A").plays("conditioning", acting, SUPERIOR)
    until(table, "blocks-declined", "B")
    table.seat("B").plays("protected-district", reactor, INFERIOR)
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
    table.seat("A").plays("decree", caller)
    until(table, "polling", "A")
    cast(table, (caller, "for"), ("card:A", "for"))
    until(table, "polling", "B")
    return table, caller, reactor


@pytest.mark.card("protected-district")
@pytest.mark.rule("VTES-REF-07", "VTES-VOTE-08", "VTES-REF-12")
def test_3_votes_against_and_only_against():
    table, _, reactor = protest()
    table.seat("B").plays("protected-district", reactor, SUPERIOR)
    assert votes_of(table.now, table.card(reactor)) == 4
    assert tally(table.now) == (3, 4), "they are cast at once"
    until(table, "polling", "B")
    assert [table.refused(Cast(reactor, side)) for side in ("for", "against")] == ["VTES-REF-06", "VTES-REF-06"]
    finish(table)
    (result,) = table.told("referendum-fails")
    assert (result["votes_for"], result["votes_against"]) == (3, 4)


@pytest.mark.card("protected-district")
@pytest.mark.rule("VTES-REF-07")
@pytest.mark.parametrize("side, rule", [("for", "VTES-REF-07"), ("against", "")])
def test_not_by_a_vampire_that_votes_for(side, rule):
    table, _, reactor = protest()
    table.seat("B").answers(Cast(reactor, side))
    until(table, "polling", "B")
    assert table.refused(PlayCard("protected-district", SUPERIOR, reactor)) == rule
    if not rule:
        table.seat("B").plays("protected-district", reactor, SUPERIOR)
        finish(table)
        assert table.told("referendum-fails")[0]["votes_against"] == 4


@pytest.mark.card("protected-district", "alexander-silverson")
@pytest.mark.rule("VTES-REQ-03")
@pytest.mark.parametrize("blood, rule", [(1, ""), (0, "VTES-REQ-03")])
def test_the_votes_of_a_protected_district_cost_what_votes_against_alexander_cost(blood, rule):
    decree()
    table = Table()
    alexander, reactor = table.vampire("A", "alexander-silverson"), adept(table, "B", title="primogen", blood=blood)
    table.hand("A", "decree")
    table.hand("B", "protected-district", IDLE)
    table.act("A")
    table.seat("A").plays("decree", alexander)
    until(table, "polling", "B")
    assert table.refused(PlayCard("protected-district", SUPERIOR, reactor)) == rule
    if not rule:
        table.seat("B").plays("protected-district", reactor, SUPERIOR)
        assert (table.blood(reactor), tally(table.now)) == (0, (0, 4))


@pytest.mark.rule("VTES-VOTE-10")
def test_a_vampire_that_has_to_abstain_casts_no_votes_given_against_either():
    decree()
    table = Table()
    caller, silent = adept(table, "A", title="prince:Rome"), adept(table, "B", title="primogen")
    chosen = ("minion:not-self",)
    gag = lever(table, "A", Abstain(), when="poll", choose=chosen)
    oath = lever(table, "B", Votes(amount=3, side="against", who="chosen"), when="poll", choose=chosen)
    call(table, caller)
    use_on(table, "A", gag, silent)
    until(table, "polling", "B")
    use_on(table, "B", oath, silent)
    assert (votes_of(table.now, table.card(silent)), tally(table.now)) == (4, (0, 0))


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
    table.seat("B").plays("second-tradition-domain", prince, SUPERIOR)
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
    table.seat("B").passes()
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
    table.seat("B").plays("on-the-qui-vive", prince)
    attempt(table, "B", prince)
    until(table, "block-attempt", "B")
    assert can_play(table, "second-tradition-domain", prince, INFERIOR)
    table.seat("B").plays("second-tradition-domain", prince, SUPERIOR)
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
    table.seat("B").plays("second-tradition-domain", prince, SUPERIOR)
    until(table, "block-attempt", "A")
    table.seat("A").plays("hide", acting)
    until(table, "action", "B")
    assert table.told("block-fails")
    assert not table.card(prince).locked
    table.seat("B").answers(Block(prince))
    assert intercept(table.now, table.card(prince)) == 2
    assert Pass() in table.options()
