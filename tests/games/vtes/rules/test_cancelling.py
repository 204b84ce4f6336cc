"""Cancelling cards as they are played (catalogue, section 5.10)."""

import pytest
from tests.games.vtes.combat.fights import Fight, strike_card
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import Effect, Mode
from nokturn.games.vtes.state.choices import Bleed, ChooseCard, Pass, PlayCard
from nokturn.games.vtes.state.stats import bleed
from nokturn.games.vtes.state.underway_records import Owed
from nokturn.games.vtes.state.zones import into_limbo, out_of_hand, put_on
from nokturn.games.vtes.text.effects import AddBlood, Change, GainPool


class Arms(Effect, frozen=True):
    """The knife from hand comes onto the minion, without being played."""

    def apply(self, game, play):
        out_of_hand(game, play.seat, "knife")
        put_on(game, into_limbo(game, play.seat, "knife"), play.minion)


def negation(*of, free=False, name="negation"):
    """A reaction that cancels a card as it is played."""
    return library_card(name, Mode("reaction", "as-played", does=(Cancel(of=of, free=free),)), types=("reaction",))


def errand(cost=1, once=()):
    """An action card: 2 pool."""
    mode = Mode("action_card", "take-action", does=(GainPool(amount=2),), once=once)
    return library_card("errand", mode, types=("action_card",), blood=cost)


def boost(cost=1, replaced=""):
    """A modifier: +2 bleed (limited)."""
    mode = Mode("action_modifier", "bleed", does=(Change(what="bleed", amount=2, limited=True),), replaced=replaced)
    return library_card("boost", mode, types=("action_modifier",), blood=cost)


def table_with(*of_a, b=("negation",), seats="AB"):
    crypt_entry("elder", capacity=8)
    crypt_entry("guard", capacity=5)
    table = Table(seats)
    one, other = table.vampire("A", "elder"), table.vampire("B", "guard")
    table.hand("A", *of_a)
    table.hand("B", *b)
    return table, one, other


def cancel(table, by="B", minion="guard:1", card="negation"):
    """Whoever is asked first passes, then it is cancelled."""
    while table.ask().seat != by:
        table.seat(table.ask().seat).passes()
    assert table.prompt == "as-played"
    table.seat(by).plays(card, minion)


@pytest.mark.rule("VTES-CANCEL-01")
def test_a_cancelled_card_has_no_effect_and_lies_in_the_ash_heap():
    negation(), boost()
    table, one, _ = table_with("boost")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    table.seat("A").plays("boost", one)
    cancel(table)
    assert bleed(table.now, table.card(one)) == 1
    assert "boost" in table.now.ash["A"]
    assert table.told("cancelled") == [{"card": "boost", "player": "A"}]


@pytest.mark.rule("VTES-CANCEL-02")
def test_a_cancelled_action_card_locks_nobody_costs_nothing_and_can_be_played_again():
    negation(), errand(once=("turn",))
    table, one, _ = table_with("errand", "errand")
    table.act("A")
    table.seat("A").plays("errand", one)
    assert table.card(one).locked
    cancel(table)
    table.pass_until("minion-phase")
    assert not table.card(one).locked
    assert table.blood(one) == 8
    assert table.now.action is None
    table.seat("A").plays("errand", one)
    table.pass_until("minion-phase")
    assert table.pool("A") == 32
    assert table.blood(one) == 7


@pytest.mark.rule("VTES-CANCEL-03")
@pytest.mark.parametrize("free, left", [(False, 7), (True, 8)])
def test_any_other_card_is_paid_for_unless_the_cancelling_effect_says_otherwise(free, left):
    negation(free=free), boost()
    table, one, _ = table_with("boost")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    table.seat("A").plays("boost", one)
    cancel(table)
    assert table.blood(one) == left


def parry():
    """A combat card that cancels a strike card."""
    mode = Mode("combat_card", "as-played", does=(Cancel(of=("combat_card",)),))
    return library_card("parry", mode, types=("combat_card",))


@pytest.mark.rule("VTES-CANCEL-04")
def test_after_a_cancelled_strike_card_a_strike_is_chosen_again():
    parry()
    strike_card("blow", kind="damage", amount=3), strike_card("stab", kind="damage", amount=2)
    fight = Fight(6, 6)
    fight.hand("A", "blow", "stab")
    fight.hand("B", "parry")
    fight.start()
    fight.strike("A", "blow")
    fight.until("as-played", "B").seat("B").plays("parry", fight.b)
    fight.pass_until("strike")
    assert fight.ask().seat == "A"
    assert PlayCard("stab", 0, fight.a) in fight.options()
    fight.seat("A").plays("stab", fight.a)
    fight.finish()
    assert fight.blood(fight.b) == 4


@pytest.mark.rule("VTES-CANCEL-05")
def test_a_cancelled_modifier_cannot_be_played_again_but_leaves_the_limit_free():
    negation(), boost()
    more = Mode("action_modifier", "bleed", does=(Change(what="bleed", amount=1, limited=True),))
    library_card("more", more, types=("action_modifier",))
    table, one, _ = table_with("boost", "boost", "more")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    table.seat("A").plays("boost", one)
    cancel(table)
    assert table.refused(PlayCard("boost", 0, one)) == "VTES-MIN-04"
    table.seat("A").plays("more", one)
    table.pass_until("minion-phase")
    assert table.pool("B") == 28


@pytest.mark.rule("VTES-CANCEL-06")
def test_a_cancelled_card_is_replaced_at_once_whatever_it_says():
    negation(), boost(replaced="unlock")
    table, one, _ = table_with("boost", *["vessel"] * 6)
    table.library("A", "vessel", "vessel")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    table.seat("A").plays("boost", one)
    cancel(table)
    assert table.now.owed == ()
    assert len(table.now.hands["A"]) == 7


@pytest.mark.rule("VTES-CANCEL-06")
def test_otherwise_its_replacement_waits():
    boost(replaced="unlock")
    table, one, _ = table_with("boost", *["vessel"] * 6, b=())
    table.library("A", "vessel", "vessel")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    table.seat("A").plays("boost", one)
    assert table.now.owed == (Owed("A", "unlock"),)
    assert len(table.now.hands["A"]) == 6


@pytest.mark.rule("VTES-PLAY-10", "VTES-CANCEL-02", "VTES-R-27")
def test_what_is_replaced_after_the_action_is_replaced_when_that_is_called_off():
    errand()
    mode = Mode("reaction", "as-played", does=(Cancel(),), replaced="action")
    library_card("negation", mode, types=("reaction",))
    table, one, _ = table_with("errand", b=("negation", *["vessel"] * 6))
    table.library("B", "fame", "rebel")
    table.act("A")
    table.seat("A").plays("errand", one)
    cancel(table)
    assert table.prompt == "minion-phase"
    assert (table.now.hands["B"][-1], table.now.owed) == ("fame", ())


@pytest.mark.rule("VTES-CANCEL-07")
def test_what_another_card_puts_into_play_cannot_be_cancelled():
    """The equipment comes with the action card: only that is played."""
    negation("equipment"), library_card("knife", types=("equipment",))
    mode = Mode("action_card", "take-action", does=(Arms(),))
    library_card("gift", mode, types=("action_card",))
    table, one, guard = table_with("gift", "knife")
    table.act("A")
    table.seat("A").plays("gift", one)
    seen = []
    while table.prompt != "minion-phase":
        seen.append(PlayCard("negation", 0, guard) in table.options())
        table.seat(table.ask().seat).answers(Pass())
    assert not any(seen)
    assert [card.host for card in table.now.cards.values() if card.printed == "knife"] == [one]


@pytest.mark.rule("VTES-MIN-14", "VTES-CANCEL-01")
def test_a_reflex_cancels_what_is_played_on_its_minion_only():
    library_card("calm", Mode("reflex", "as-played", does=(Cancel(of=("frenzy",), on_self=True),)), types=("reflex",))
    fury = Mode("action_card", "take-action", choose=("vampire:others",), does=(AddBlood(who="chosen"),))
    library_card("fury", fury, types=("action_card",), keywords=("frenzy",))
    table, one, guard = table_with("fury", b=("calm",), seats="ABC")
    bystander = table.vampire("B", "guard", blood=1)
    table.state.change(guard, counters=1)
    table.act("A")
    table.seat("A").plays("fury", one)
    table.seat("A").answers(ChooseCard(guard))
    table.pass_until("as-played")
    assert table.prompt == "as-played"
    assert table.refused(PlayCard("calm", 0, bystander)) == "VTES-MIN-14"
    table.seat("B").plays("calm", guard)
    table.pass_until("minion-phase")
    assert table.blood(guard) == 1


@pytest.mark.rule("VTES-CANCEL-01", "VTES-PLAY-04")
def test_a_cancelling_card_can_be_cancelled_itself():
    negation(), negation("reaction", name="counter"), boost()
    counter = Mode("action_modifier", "as-played", does=(Cancel(of=("reaction",)),))
    library_card("rebuttal", counter, types=("action_modifier",))
    table, one, _ = table_with("boost", "rebuttal")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    table.seat("A").plays("boost", one)
    cancel(table)
    assert table.now.plays[-1].card == "negation"
    table.seat("A").plays("rebuttal", one)
    assert bleed(table.now, table.card(one)) == 3
    assert [one["card"] for one in table.told("cancelled")] == ["negation"]
