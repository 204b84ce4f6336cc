"""Standing orders at a table of V:TES: for a card, and until one's next turn."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import SUPERIOR
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.politics.polls import call, decree
from tests.games.vtes.politics.polls import vampire as voter
from tests.games.vtes.rules.acting import action_card
from tests.games.vtes.rules.props import play_on, thing, vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import Ability, Deed
from nokturn.games.vtes.state.choices import Block, ChooseMethuselah, EndPhase, Pass
from nokturn.games.vtes.text.effects import GainPool
from nokturn.kernel.orders import Orders, StandingOrder


def ordered(table: Table, order: StandingOrder) -> bool:
    """Whether an order of whoever is asked now answers the question."""
    question = table.ask()
    orders = Orders()
    orders.give(question.seat, order)
    manners = GAME.manners
    return orders.answer_to(question, manners.turn_of(table.now, question.seat), manners.at_stake(question)) is not None


@pytest.mark.parametrize("card", ["conditioning", "intimidation"])
def test_for_a_card_that_is_being_played(card):
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM", "PRE"))
    table.put("B", thing("veto", Ability("as-played", lock=True, does=(Cancel(),))))
    table.hand("A", card)
    if card == "conditioning":
        bleed(table, sully)
    else:
        table.act("A")
    table.seat("A").plays(card, sully)
    until(table, "as-played", "B")
    order = StandingOrder("as-played", Pass(), source="conditioning", when=GAME.manners.at_stake(table.ask()))
    assert ordered(table, order) is (card == "conditioning")


@pytest.mark.parametrize("offered", [False, True])
def test_for_the_card_by_which_somebody_acts_from_hand_or_in_play(offered):
    table = Table()
    sully, _ = vampire(table, "A"), vampire(table, "B")
    action_card("errand", GainPool())
    well = thing("well", Ability("take-action", deed=Deed(), does=(GainPool(),)))
    table.put("A", well)
    table.put("A", well)
    table.hand("A", "errand")
    table.act("A")
    if offered:
        table.seat("A").uses("well:2", minion=sully)
    else:
        table.seat("A").plays("errand", sully)
    until(table, "action", "B")
    assert ordered(table, StandingOrder("action", Pass(), source="well" if offered else "errand"))
    assert not ordered(table, StandingOrder("action", Pass(), source="errand" if offered else "well"))


def test_for_no_card_where_there_is_none():
    table = Table()
    sully, _ = vampire(table, "A"), vampire(table, "B")
    bleed(table, sully)
    until(table, "action", "B")
    assert dict(table.ask().args)["source"] == ""
    assert not ordered(table, StandingOrder("action", Pass(), source="errand"))


def test_for_the_card_that_has_called_a_referendum():
    card = decree()
    table = Table("ABC")
    caller = voter(table, "A", "prince:London")
    call(table, caller)
    assert table.prompt == "polling"
    assert ordered(table, StandingOrder("polling", Pass(), source=card))


UNTIL_MY_TURN = StandingOrder("blocks-declined", Pass(), until=GAME.manners.own_turn)


def bled() -> tuple[Table, str]:
    """A bleeds B, who could bounce it; C and D look on.  Everybody has something to use at any time."""
    table = Table("ABCD")
    bleeder, bouncer, *_ = [vampire(table, seat, disciplines=("DOM",)) for seat in "ABCD"]
    well = thing("well", Ability("impulse", lock=True, does=(GainPool(),)))
    for seat in "BCD":
        table.put(seat, well)
    table.hand("B", "deflection")
    bleed(table, bleeder)
    return table, bouncer


def test_a_bleed_bounced_onto_somebody_who_passes_until_the_next_turn_is_asked_about():
    table, bouncer = bled()
    until(table, "blocks-declined", "B")
    assert not ordered(table, UNTIL_MY_TURN), "B is the target"
    table.seat("B").plays("deflection", bouncer, SUPERIOR)
    table.seat("B").answers(ChooseMethuselah("C"))
    until(table, "blocks-declined", "C")
    assert dict(table.ask().args)["part"] == "target"
    assert not ordered(table, UNTIL_MY_TURN), "C, a bystander before, is the target now"
    for_this = StandingOrder("blocks-declined", Pass(), when=(("part", "target"),))
    assert ordered(table, for_this), "unless it was ordered for this"


def test_whoever_looks_on_may_pass_until_the_next_turn():
    table, _ = bled()
    until(table, "blocks-declined", "C")
    assert dict(table.ask().args)["part"] == "bystander"
    assert ordered(table, UNTIL_MY_TURN)


def test_whoever_blocks_is_asked_whatever_was_ordered():
    table, blocker = bled()
    until(table, "action", "B")
    table.seat("B").answers(Block(blocker))
    until(table, "block-attempt", "B")
    assert dict(table.ask().args)["part"] == "blocker"
    assert not ordered(table, StandingOrder("block-attempt", Pass(), until=GAME.manners.own_turn))


def test_given_in_ones_own_master_phase_it_holds_until_the_next_turn_begins():
    table = Table("AB")
    for seat in "AB":
        table.put(seat, thing(f"well-{seat}", Ability("impulse", lock=True, does=(GainPool(),))))
    play_on(table)
    until(table, "master-phase", "A")
    given = StandingOrder(
        "influence-phase", Pass(), until=GAME.manners.own_turn, since=GAME.manners.turn_of(table.now, "A")
    )
    until(table, "minion-phase", "A")
    assert not given.over(GAME.manners.turn_of(table.now, "A"))
    table.seat("A").answers(EndPhase())
    until(table, "influence-phase", "A")
    assert ordered(table, given), "later in the same turn"
    until(table, "minion-phase", "B")
    table.seat("B").answers(EndPhase())
    until(table, "influence-phase", "A")
    assert table.now.active == "B"
    assert ordered(table, given), "in the turn of somebody else"
    until(table, "unlock-phase", "A")
    assert table.now.active == "A"
    assert given.over(GAME.manners.turn_of(table.now, "A")), "before anything is asked in the next turn"
