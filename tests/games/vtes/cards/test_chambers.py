"""Modifiers and reactions in referendums, and after them."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept
from tests.games.vtes.cards.moments import choose, until
from tests.games.vtes.politics.polls import cast, decree
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import Cast, ChooseCard, ChooseMethuselah, PlayCard


def called(*cards: str, codes: tuple[str, ...] = (), until_: str = "polling", title: str = "prince:Oslo", **more):
    """A's vampire calls a referendum (3 pool for A) with the cards in hand; B has a primogen."""
    decree()
    table = Table()
    caller, rival = adept(table, "A", *codes, title=title, **more), adept(table, "B", title="primogen")
    table.hand("A", "decree", *cards, IDLE)
    table.act("A")
    table.seat("A").plays("decree", caller)
    until(table, until_, "A")
    return table, caller, rival


@pytest.mark.card("closed-session")
@pytest.mark.rule("VTES-WORD-06", "VTES-VOTE-04")
def test_behind_closed_doors_only_the_camarilla_votes():
    decree()
    table = Table()
    caller, rival = adept(table, "A", title="prince:Oslo"), adept(table, "B", title="primogen")
    bishop = adept(table, "C", title="bishop", sect="sabbat")
    table.hand("A", "decree", "closed-session", IDLE)
    table.act("A")
    table.seat("A").plays("decree", caller)
    until(table, "before-votes", "A")
    table.seat("A").plays("closed-session", caller)
    until(table, "polling", "B")
    assert Cast(rival, "against") in table.options()
    while table.prompt == "polling":
        assert Cast(bishop, "against") not in table.options()
        table.seat(table.ask().seat).passes()


@pytest.mark.card("closed-session")
@pytest.mark.rule("VTES-REQ-01")
def test_a_primogen_closes_no_doors():
    table, caller, _ = called("closed-session", "bewitching-oration", codes=("pre",), title="primogen")
    assert PlayCard("closed-session", 0, caller) not in table.options()


@pytest.mark.card("telepathic-vote-counting")
@pytest.mark.ruling("LSJ 20010209", "LSJ 19980130")
def test_counting_votes_calls_the_referendum_off_and_takes_the_card_back():
    table, caller, _ = called("telepathic-vote-counting", codes=("aus",))
    cast(table, (caller, "for"))
    until(table, "polling", "A")
    table.seat("A").plays("telepathic-vote-counting", caller, INFERIOR)
    until(table, "minion-phase")
    assert (table.pool("A"), table.card(caller).locked) == (30, True)
    assert "decree" in table.now.hands["A"]
    assert table.now.ash["A"] == ("telepathic-vote-counting",)
    assert not table.told("referendum-passes")


@pytest.mark.card("telepathic-vote-counting")
@pytest.mark.rule("VTES-VOTE-10")
@pytest.mark.parametrize("voted", [True, False])
def test_counting_votes_makes_a_vampire_abstain(voted):
    table, caller, rival = called("telepathic-vote-counting", codes=("AUS",), title="")
    if voted:
        cast(table, (rival, "against"))
        until(table, "polling", "A")
    table.seat("A").plays("telepathic-vote-counting", caller, SUPERIOR)
    choose(table, "A", rival)
    cast(table, ("card:A", "for"))
    while table.prompt == "polling":
        assert Cast(rival, "against") not in table.options()
        table.seat(table.ask().seat).passes()
    until(table, "minion-phase")
    (result,) = table.told("referendum-passes")
    assert (result["votes_for"], result["votes_against"]) == (1, 0)


@pytest.mark.card("delaying-tactics")
@pytest.mark.ruling("RTR 19970630", "LSJ 20010209")
def test_delaying_tactics_unlock_the_caller_and_ban_the_referendum_for_the_turn():
    decree()
    table = Table()
    caller, second = adept(table, "A", title="prince:Oslo"), adept(table, "A", title="primogen")
    tactician = adept(table, "B")
    table.hand("A", "decree", IDLE)
    table.hand("B", "delaying-tactics", IDLE)
    table.act("A")
    table.seat("A").plays("decree", caller)
    until(table, "polling", "B")
    table.seat("B").plays("delaying-tactics", tactician)
    until(table, "minion-phase", "A")
    assert (table.pool("A"), table.card(caller).locked, table.blood(tactician)) == (30, False, 5)
    assert "decree" in table.now.hands["A"]
    assert table.refused(PlayCard("decree", 0, second)) == "VTES-WORD-06"
    assert table.refused(PlayCard("decree", 0, caller)), "it has called one this turn"


@pytest.mark.card("amici-noctis")
@pytest.mark.rule("VTES-REF-11")
@pytest.mark.parametrize("title, most", [("prince:Oslo", 2), ("", 1)])
def test_friends_of_the_night_share_the_margin(title, most):
    decree()
    table = Table()
    caller = adept(table, "A", clan="lasombra", blood=2, title=title)
    kin, stranger = adept(table, "A", clan="lasombra", blood=2), adept(table, "A", blood=2)
    voter = adept(table, "A", title="justicar:ventrue", clan="ventrue")
    table.hand("A", "decree", "amici-noctis", IDLE)
    table.act("A")
    table.seat("A").plays("decree", caller)
    until(table, "polling", "A")
    cast(table, (voter, "for"), ("card:A", "for"))
    until(table, "after-resolution", "A")
    table.seat("A").plays("amici-noctis", caller)
    table.seat("A").answers(ChooseMethuselah("A"))
    if most == 2:
        table.seat("A").answers(ChooseMethuselah("A"))
    assert set(table.options()) == {ChooseCard(caller), ChooseCard(kin)}
    table.seat("A").answers(ChooseCard(kin))
    until(table, "minion-phase")
    assert (table.blood(caller), table.blood(kin), table.blood(stranger)) == (3, 3, 2)
    assert table.pool("A") == 30 + 3 + most
