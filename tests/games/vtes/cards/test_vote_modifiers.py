"""The cards of the first pool that are played in and after referendums of political actions."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept, asked_later, can_play
from tests.games.vtes.cards.moments import choose, targets, until
from tests.games.vtes.politics.polls import cast, decree, passed
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.politics.effects import AutoPass
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import Cast, Diablerize, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import votes_of

AS_REACTION = 2
"""Scalpel Tongue: modes 0 and 1 as an action modifier, 2 and 3 as a reaction."""


def polling(*cards: str, with_: tuple[str, ...], title: str = "", blood: int = 4) -> tuple[Table, str]:
    """A's vampire calls a referendum (3 pool for A) with the cards in hand; A is asked to vote."""
    decree()
    table = Table()
    caller = adept(table, "A", *with_, title=title, blood=blood)
    table.hand("A", "decree", *cards, IDLE)
    table.act("A")
    table.seat("A").plays("decree", caller)
    until(table, "polling", "A")
    return table, caller


# votes


@pytest.mark.card("bewitching-oration", "perfect-paragon")
@pytest.mark.rule("VTES-VOTE-08", "VTES-VOTE-09", "VTES-REF-12")
@pytest.mark.parametrize(
    "card, discipline, mode, number, cost",
    [
        ("bewitching-oration", "pre", INFERIOR, 2, 0),
        ("bewitching-oration", "PRE", SUPERIOR, 4, 0),
        ("bewitching-oration", "PRE", INFERIOR, 2, 0),
        ("perfect-paragon", "pre", INFERIOR, 3, 1),
        ("perfect-paragon", "PRE", INFERIOR, 3, 1),
    ],
)
def test_the_caller_has_more_votes(card, discipline, mode, number, cost):
    table, caller = polling(card, with_=(discipline,), title="primogen")
    table.seat("A").plays(card, caller, mode)
    assert votes_of(table.now, table.card(caller)) == 1 + number
    assert table.blood(caller) == 4 - cost
    cast(table, (caller, "for"))
    until(table, "minion-phase")
    assert table.told("referendum-passes")[0]["votes_for"] == 1 + number
    assert votes_of(table.now, table.card(caller)) == 1


@pytest.mark.card("bewitching-oration")
@pytest.mark.rule("VTES-VOTE-01", "VTES-VOTE-05")
def test_an_untitled_caller_votes_with_what_the_oration_gives():
    table, caller = polling("bewitching-oration", with_=("PRE",))
    assert Cast(caller, "for") not in table.options()
    table.seat("A").plays("bewitching-oration", caller, SUPERIOR)
    cast(table, (caller, "for"))
    until(table, "minion-phase")
    assert table.told("referendum-passes")[0]["votes_for"] == 4


@pytest.mark.card("bewitching-oration")
@pytest.mark.rule("VTES-REF-07")
def test_votes_gained_after_casting_go_the_same_way():
    table, caller = polling("bewitching-oration", with_=("PRE",), title="primogen")
    cast(table, (caller, "against"))
    until(table, "polling", "A")
    table.seat("A").plays("bewitching-oration", caller, SUPERIOR)
    until(table, "minion-phase")
    assert table.told("referendum-fails")[0]["votes_against"] == 5


@pytest.mark.card("bewitching-oration", "perfect-paragon", "scalpel-tongue", "protected-district")
@pytest.mark.rule("VTES-BHUNT-03")
def test_a_blood_hunt_is_no_political_action():
    table = Table()
    minion = adept(table, "A", "PRE", "CEL", title="primogen")
    victim = adept(table, "A", region=TORPOR)
    other = adept(table, "B", "PRE", "CEL", title="primogen")
    cards = ("bewitching-oration", "perfect-paragon", "scalpel-tongue", "protected-district")
    table.hand("A", *cards)
    table.hand("B", *cards)
    table.act("A")
    table.seat("A").answers(Diablerize(minion, victim))
    until(table, "polling", "A")
    assert not table.options(PlayCard)
    cast(table, (minion, "against"))
    until(table, "polling", "B")
    assert not table.options(PlayCard)
    assert Cast(other, "for") in table.options()


# Scalpel Tongue


@pytest.mark.card("scalpel-tongue")
@pytest.mark.rule("VTES-VOTE-10", "VTES-TERM-10", "VTES-DISC-03")
@pytest.mark.parametrize("with_, mode, blood", [(("cel", "pre"), 0, 6), (("CEL", "PRE"), 1, 5), (("CEL", "PRE"), 0, 6)])
@pytest.mark.parametrize("locked", [False, True])
def test_a_voter_is_silenced(with_, mode, blood, locked):
    table, caller = polling("scalpel-tongue", with_=with_, title="primogen")
    voter = adept(table, "B", title="prince:Rome", locked=locked)
    quiet = adept(table, "B", title="prince:Oslo")
    cast(table, (caller, "for"), (voter, "against"))
    until(table, "polling", "A")
    table.seat("A").plays("scalpel-tongue", caller, mode)
    assert targets(table) == {caller, voter}
    choose(table, "A", voter)
    assert (table.card(voter).locked, table.blood(voter), table.blood(caller)) == (True, blood, 3)
    assert not table.card(quiet).locked
    until(table, "polling", "B")
    assert table.refused(Cast(voter, "against")) == "VTES-VOTE-10"
    until(table, "minion-phase")
    assert (table.told("referendum-passes")[0]["votes_for"], passed(table)) == (1, True)
    assert table.pool("A") == 33


@pytest.mark.card("scalpel-tongue")
@pytest.mark.rule("VTES-DISC-03")
@pytest.mark.parametrize("with_", [("CEL", "pre"), ("cel", "PRE")])
def test_a_tongue_is_sharp_only_with_both_disciplines_superior(with_):
    table, caller = polling("scalpel-tongue", with_=with_, title="primogen")
    cast(table, (caller, "for"))
    until(table, "polling", "A")
    assert table.refused(PlayCard("scalpel-tongue", 1, caller)) == "VTES-DISC-02"
    assert table.refused(PlayCard("scalpel-tongue", 0, caller)) == ""


@pytest.mark.card("scalpel-tongue")
@pytest.mark.rule("VTES-TGT-01")
def test_there_has_to_be_a_voter():
    table, caller = polling("scalpel-tongue", with_=("CEL", "PRE"), title="primogen")
    assert table.refused(PlayCard("scalpel-tongue", 0, caller)) == "VTES-TGT-01"
    cast(table, ("card:A", "for"))
    until(table, "polling", "A")
    assert table.refused(PlayCard("scalpel-tongue", 0, caller)) == "VTES-TGT-01"  # a card is no vampire


@pytest.mark.card("scalpel-tongue")
@pytest.mark.rule("VTES-DISC-03")
@pytest.mark.parametrize("discipline", ["CEL", "PRE"])
def test_one_discipline_is_not_enough(discipline):
    table, caller = polling("scalpel-tongue", with_=(discipline,), title="primogen")
    assert table.refused(PlayCard("scalpel-tongue", 0, caller)) == "VTES-DISC-01"


@pytest.mark.card("scalpel-tongue")
@pytest.mark.rule("VTES-MIN-11", "VTES-MIN-16", "VTES-REF-12")
@pytest.mark.parametrize("mode, blood", [(AS_REACTION, 4), (AS_REACTION + 1, 3)])
def test_as_a_reaction_it_silences_the_caller(mode, blood):
    table, caller = polling(with_=("cel",), title="prince:Rome")
    reactor = adept(table, "B", "CEL", "PRE")
    sleeper = adept(table, "B", "CEL", "PRE", locked=True)
    table.hand("B", "scalpel-tongue")
    cast(table, (caller, "for"), ("card:A", "for"))
    until(table, "polling", "B")
    assert not can_play(table, "scalpel-tongue", sleeper, mode)
    assert not can_play(table, "scalpel-tongue", reactor, INFERIOR)  # no action modifier
    table.seat("B").plays("scalpel-tongue", reactor, mode)
    choose(table, "B", caller)
    assert (table.blood(reactor), table.blood(caller)) == (5, blood)
    assert table.card(caller).locked
    until(table, "minion-phase")
    assert table.told("referendum-passes")[0]["votes_for"] == 1  # the card's


@pytest.mark.card("scalpel-tongue")
@pytest.mark.rule("VTES-DISC-03", "VTES-TERM-10")
@pytest.mark.parametrize(
    "with_, mode, possible",
    [
        (("cel", "pre"), AS_REACTION, True),
        (("CEL", "pre"), AS_REACTION + 1, False),
        (("CEL", "PRE"), AS_REACTION + 1, True),
        (("CEL",), AS_REACTION, False),
        (("PRE",), AS_REACTION, False),
    ],
)
def test_a_reaction_silences_anybody_who_has_voted(with_, mode, possible):
    table, caller = polling(with_=("cel",), title="prince:Rome")
    reactor, voter = adept(table, "B", *with_), adept(table, "C", title="primogen")
    table.hand("B", "scalpel-tongue", IDLE)
    cast(table, (voter, "for"))
    assert asked_later(table, PlayCard("scalpel-tongue", mode, reactor)) is possible
    if possible:
        table.seat("B").plays("scalpel-tongue", reactor, mode)
        choose(table, "B", voter)
        assert table.card(voter).locked
        assert not table.card(reactor).locked
        until(table, "minion-phase")
        assert table.told("referendum-fails")[0]["votes_for"] == 0
        assert table.card(caller).region == "ready"


@pytest.mark.card("scalpel-tongue")
@pytest.mark.rule("VTES-VOTE-10")
def test_who_was_silenced_gains_no_voice_by_more_votes():
    table, caller = polling("bewitching-oration", with_=("PRE",), title="prince:Rome")
    reactor = adept(table, "B", "CEL", "PRE")
    table.hand("B", "scalpel-tongue")
    cast(table, (caller, "for"))
    until(table, "polling", "B")
    table.seat("B").plays("scalpel-tongue", reactor, AS_REACTION)
    choose(table, "B", caller)
    until(table, "polling", "A")
    table.seat("A").plays("bewitching-oration", caller, SUPERIOR)
    assert table.refused(Cast(caller, "for")) == "VTES-VOTE-10"
    until(table, "minion-phase")
    assert not passed(table)


# Voter Captivation


def captivated(discipline: str, votes: tuple[tuple[str, str], ...] = (), blood: int = 1) -> tuple[Table, str]:
    """A prince's referendum with those votes has passed; A may play Voter Captivation."""
    table, caller = polling("voter-captivation", with_=(discipline,), title="prince:Rome", blood=blood)
    table.stops_at("after-resolution")
    cast(table, (caller, "for"), *votes)
    until(table, "after-resolution", "A")
    return table, caller


@pytest.mark.card("voter-captivation")
@pytest.mark.rule("VTES-REF-10", "VTES-REF-11")
def test_the_margin_becomes_blood():
    table, caller = captivated("pre", (("card:A", "for"),))
    assert table.pool("A") == 33  # the effect of the referendum comes first
    table.seat("A").plays("voter-captivation", caller, INFERIOR)
    assert (table.blood(caller), table.pool("A")) == (1 + 3, 33)


@pytest.mark.card("voter-captivation")
@pytest.mark.rule("VTES-CTR-05")
def test_too_much_blood_drains():
    table, caller = captivated("pre", (("card:A", "for"),), blood=5)
    table.seat("A").plays("voter-captivation", caller, INFERIOR)
    assert table.blood(caller) == 6


@pytest.mark.card("voter-captivation")
@pytest.mark.rule("VTES-REF-11")
@pytest.mark.parametrize("pool", [0, 1, 2])
def test_up_to_2_of_the_margin_become_pool(pool):
    table, caller = captivated("PRE", (("card:A", "for"),))
    table.seat("A").plays("voter-captivation", caller, SUPERIOR)
    question = table.ask("A")
    assert (question.kind, question.low, question.high) == ("number", 0, 2)
    table.seat("A").answers(pool)
    assert (table.blood(caller), table.pool("A")) == (1 + 3 - pool, 33 + pool)


@pytest.mark.card("voter-captivation")
@pytest.mark.rule("VTES-REF-11")
def test_no_more_pool_than_the_margin():
    table, caller = polling("voter-captivation", with_=("PRE",), title="prince:Rome", blood=1)
    against = adept(table, "B", title="primogen")
    cast(table, (caller, "for"), (against, "against"))
    until(table, "after-resolution", "A")
    table.seat("A").plays("voter-captivation", caller, SUPERIOR)
    assert table.ask("A").high == 1
    table.seat("A").answers(1)
    assert (table.blood(caller), table.pool("A")) == (1, 34)


@pytest.mark.card("voter-captivation")
@pytest.mark.parametrize("mode", [INFERIOR, SUPERIOR])
def test_nobody_is_captivated_by_a_referendum_that_failed(mode):
    table, caller = polling("voter-captivation", with_=("PRE",), title="prince:Rome")
    assert not asked_later(table, PlayCard("voter-captivation", mode, caller))
    assert table.told("referendum-fails")


@pytest.mark.card("voter-captivation")
@pytest.mark.rule("VTES-REF-13")
@pytest.mark.parametrize("mode", [INFERIOR, SUPERIOR])
def test_a_referendum_that_passes_by_itself_has_no_margin(mode):
    library_card("fiat", Mode("action_modifier", "act", does=(AutoPass(),)), types=("action_modifier",))
    decree()
    table = Table()
    caller = adept(table, "A", "PRE", title="prince:Rome", blood=1)
    table.hand("A", "decree", "fiat", "voter-captivation")
    table.act("A")
    table.seat("A").plays("decree", caller)
    until(table, "action", "A")
    table.seat("A").plays("fiat", caller)
    until(table, "after-resolution", "A")
    table.seat("A").plays("voter-captivation", caller, mode)
    until(table, "minion-phase")
    assert (table.blood(caller), table.pool("A")) == (1, 33)


@pytest.mark.card("voter-captivation")
def test_only_the_caller_captivates():
    table, caller = captivated("for")
    other = adept(table, "A", "PRE")
    assert not asked_later(table, PlayCard("voter-captivation", INFERIOR, other))
    assert caller in table.now.cards
