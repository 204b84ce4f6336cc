"""The clever player of V:TES throws no game away: not its last pool, not a wake, not a block that must fail."""

import pytest
from tests.games.vtes.cards.moments import until
from tests.games.vtes.rules.props import vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.bot import CleverBot
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    ChooseCard,
    ChooseMethuselah,
    Diablerize,
    Discard,
    Hunt,
    Pass,
    PlayCard,
    UseAbility,
)
from nokturn.games.vtes.state.underway_records import InForce


def thinks(table):
    """What the clever player answers to the open question."""
    ask = table.ask()
    return CleverBot("whim").answer(view(table.now, ask.seat), ask, ())


def bled(table, minion, *, bleed=1, stealth=0):
    """A's minion bleeds B for so much, at so much stealth."""
    table.act("A")
    table.seat("A").answers(Bleed(minion, "B"))
    more = {"bleed": bleed - 1, "stealth": stealth}
    table.state.in_force = tuple([InForce(what=what, subject=minion, amount=more[what]) for what in more])


@pytest.mark.parametrize(
    "pool, blood, payer", [(1, 1, "vampire"), (1, 4, "vampire"), (30, 4, "vampire"), (30, 1, "pool")]
)
def test_it_never_pays_with_its_last_pool_while_a_vampire_could(pool, blood, payer):
    table = Table("ABC", pool=pool)
    one = table.vampire("A", "andi-liu", blood=blood)
    table.put("B", "smiling-jack-the-anarch", counters=1)
    table.run("vtes.unlock_phase", "A")
    while table.prompt != "pay-jack":
        table.seat("A").answers(table.ask().options[0])
    assert thinks(table) == (ChooseCard(one) if payer == "vampire" else ChooseMethuselah("A"))


def test_it_burns_smiling_jack_rather_than_bleed():
    table = Table("ABCD")
    one = table.vampire("A", "andi-liu")
    table.vampire("B", "ryan", locked=True)
    jack = table.put("C", "smiling-jack-the-anarch", counters=3)
    table.act("A")
    answer = thinks(table)
    assert isinstance(answer, UseAbility)
    assert (answer.source, answer.minion) == (jack, one)


def test_it_does_not_announce_a_block_that_lacks_intercept():
    table = Table("ABC", pool=2)
    one, _ = table.vampire("A", "ryan", blood=0), table.vampire("B", "wauneka")
    table.act("A")
    table.seat("A").answers(Hunt(one))
    until(table, "action", "B")
    assert thinks(table) == Pass(), "the hunt is at +1 stealth"


@pytest.mark.parametrize("card, blocks", [("eyes-of-argus", True), ("cats-guidance", False)])
def test_it_counts_only_the_intercept_that_the_minion_itself_can_play(card, blocks):
    """Eyes of Argus takes Auspex, which it has; Cats' Guidance superior Animalism."""
    table = Table("ABC", pool=3)
    one, blocker = table.vampire("A", "ryan"), vampire(table, "B", disciplines=("aus",))
    table.hand("B", card)
    bled(table, one, stealth=1)
    until(table, "action", "B")
    assert thinks(table) == (Block(blocker) if blocks else Pass())


@pytest.mark.parametrize("bounce", [True, False])
def test_it_wakes_only_to_block_or_to_bounce(bounce):
    """With the bleed at stealth and nothing to bounce it with, waking would be for nothing."""
    table = Table("ABC", pool=10)
    one = table.vampire("A", "ryan")
    sleeper = vampire(table, "B", disciplines=("dom",), locked=True)
    table.hand("B", "wake-with-evenings-freshness", *(["deflection"] if bounce else []))
    bled(table, one, bleed=3, stealth=2)
    until(table, "action", "B")
    wakes = PlayCard("wake-with-evenings-freshness", 0, sleeper)
    assert wakes in table.ask().options
    assert thinks(table) == (wakes if bounce else Pass())


def test_it_misdirects_somebody_who_is_unlocked():
    table = Table("ABC")
    table.vampire("B", "wauneka", locked=True)
    awake = table.vampire("C", "ryan")
    table.hand("A", "misdirection")
    table.run("vtes.master_phase", "A")
    until(table, "master-phase", "A")
    table.seat("A").plays("misdirection")
    until(table, "choose-target", "A")
    assert thinks(table) == ChooseCard(awake)


def test_it_does_not_misdirect_where_everybody_is_locked():
    table = Table("ABC")
    table.vampire("B", "wauneka", locked=True)
    table.hand("A", "misdirection")
    table.run("vtes.master_phase", "A")
    assert thinks(table) == Pass()


def test_it_puts_no_second_vessel_on_a_vampire():
    table = Table("ABC")
    full, other = table.vampire("A", "ryan"), table.vampire("A", "andi-liu", blood=1)
    table.put("A", "vessel", host=full)
    table.hand("A", "vessel")
    table.run("vtes.master_phase", "A")
    table.seat("A").plays("vessel")
    until(table, "choose-target", "A")
    assert thinks(table) == ChooseCard(other)
    table = Table("ABC")
    table.put("A", "vessel", host=table.vampire("A", "ryan"))
    table.hand("A", "vessel")
    table.run("vtes.master_phase", "A")
    assert not isinstance(thinks(table), PlayCard), "nobody else is there"


@pytest.mark.parametrize("pool, bleed, bounces", [(20, 1, False), (20, 2, True), (4, 1, True)])
def test_it_bounces_by_the_size_of_the_bleed(pool, bleed, bounces):
    table = Table("ABC", pool=pool)
    one, _ = table.vampire("A", "ryan"), table.vampire("B", "andi-liu")
    table.hand("B", "deflection")
    bled(table, one, bleed=bleed, stealth=1)
    until(table, "blocks-declined", "B")
    assert isinstance(thinks(table), PlayCard) is bounces


@pytest.mark.parametrize("pool", [8, 30])
def test_it_lets_go_of_what_nobody_can_play_and_keeps_deflection_at_low_pool(pool):
    table = Table("ABC", pool=pool)
    table.vampire("A", "andi-liu")
    table.hand("A", *["deflection"] * 4, "cats-guidance")
    table.run("vtes.discard_phase", "A")
    assert thinks(table) == Discard("cats-guidance"), "Andi Liu has no Animalism"
    table = Table("ABC", pool=pool)
    table.vampire("A", "andi-liu")
    table.hand("A", *["deflection"] * 4)
    table.run("vtes.discard_phase", "A")
    assert thinks(table) == (Pass() if pool == 8 else Discard("deflection"))


@pytest.mark.parametrize("pool, cashed", [(6, True), (25, False)])
def test_it_cashes_wider_view_in_time(pool, cashed):
    table = Table("ABC", pool=pool)
    table.vampire("A", "andi-liu")
    table.uncontrolled("A", "ryan", 1)
    wider = table.put("A", "wider-view")
    table.run("vtes.influence_phase", "A")
    assert (thinks(table) == UseAbility(wider, 1)) is cashed


@pytest.mark.parametrize("objected", [False, True])
def test_it_commits_diablerie_where_nobody_can_object(objected):
    table = Table("ABC")
    one = vampire(table, "A", blood=5, capacity=9)
    victim = vampire(table, "B", blood=0, region="torpor", capacity=5)
    if objected:
        table.state.change(vampire(table, "C", capacity=7), title="prince:London", sect="camarilla")
    table.act("A")
    assert Diablerize(one, victim) in table.ask().options
    assert (thinks(table) == Diablerize(one, victim)) is not objected


def test_it_seeks_a_fight_only_with_something_to_fight_with():
    """Deep Song at superior enters combat; at inferior it bleeds."""
    for blows in ((), ("roundhouse", "roundhouse", "roundhouse")):
        table = Table("ABC")
        one = vampire(table, "A", disciplines=("ANI", "POT"), strength=1)
        vampire(table, "C", capacity=3)
        table.hand("A", "deep-song", *blows)
        table.act("A")
        rush = PlayCard("deep-song", 1, one)
        assert rush in table.ask().options
        assert (thinks(table) == rush) is bool(blows)


@pytest.mark.parametrize("hand, calls", [((), False), (("bewitching-oration",), True)])
def test_it_calls_a_vote_that_its_hand_can_win(hand, calls):
    table = Table("ABC")
    caller = vampire(table, "A", disciplines=("PRE",))
    vampire(table, "B", sect="camarilla", title="prince:London")
    table.hand("A", "kine-resources-contested", *hand)
    table.act("A")
    answer = thinks(table)
    assert isinstance(answer, PlayCard if calls else Bleed)
    assert not calls or answer == PlayCard("kine-resources-contested", 0, caller)
