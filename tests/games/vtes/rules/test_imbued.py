"""The Imbued: what they are, convictions and powers (catalogue, section 12.5)."""

import pytest
from tests.games.vtes.cards.moments import phase, until
from tests.games.vtes.rules.hunters import conviction, faith, hunter, imbued
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import Ability, Deed, Mode, Static
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    BringOut,
    ChooseCard,
    ChoosePrinted,
    Hunt,
    Nothing,
    PlaceConviction,
    PlayCard,
    UseAbility,
)
from nokturn.games.vtes.state.stats import bleed, discipline, intercept, is_ally, is_vampire, strength
from nokturn.games.vtes.text.effects import AddBlood, Change, GainPool

# what they are


@pytest.mark.rule("VTES-IMB-01", "VTES-INFL-12", "VTES-CRYPT-08")
def test_they_are_unique_allies_from_the_crypt_with_their_cost_as_life():
    hunter(life=4), conviction()
    table = Table("AB")
    slot = table.uncontrolled("A", "john", 3)
    phase(table, "influence")
    assert table.refused(BringOut(slot, "john")) == "VTES-INFL-07"
    table.now.uncontrolled["A"] = ()
    slot = table.uncontrolled("A", "john", 4)
    phase(table, "influence")
    table.seat("A").answers(BringOut(slot, "john"))
    table.seat("A").answers(Nothing())
    card = table.card("john:1")
    assert (card.region, card.counters) == ("ready", 4)
    assert is_ally(card)
    assert not is_vampire(card)
    assert (strength(table.now, card), bleed(table.now, card)) == (1, 1)


@pytest.mark.rule("VTES-IMB-01")
def test_two_of_one_name_contest():
    hunter(), conviction()
    table = Table("AB")
    first = imbued(table, "B")
    slot = table.uncontrolled("A", "john", 4)
    phase(table, "influence")
    table.seat("A").answers(BringOut(slot, "john"))
    table.seat("A").answers(Nothing())
    assert {table.card(first).region, table.card("john:2").region} == {"contested"}


@pytest.mark.rule("VTES-IMB-02")
def test_creed_and_virtues_are_required_like_clan_and_disciplines():
    hunter(), hunter("mary", creed="martyr", virtues=("martyrdom",))
    deed = Mode("action_card", "take-action", ("justice",), does=(GainPool(),))
    library_card("verdict", deed, types=("action_card",), disciplines=("justice",))
    library_card("creed", Mode("action_card", "take-action", does=(GainPool(),)), types=("action_card",), clan="judge")
    table = Table("AB")
    john, mary = imbued(table, "A"), imbued(table, "A", "mary")
    table.hand("A", "verdict", "creed")
    table.act("A")
    assert {PlayCard("verdict", 0, john), PlayCard("creed", 0, john)} <= set(table.options())
    assert table.refused(PlayCard("verdict", 0, mary)) == "VTES-DISC-01"
    assert table.refused(PlayCard("creed", 0, mary)) == "VTES-REQ-01"
    assert discipline(table.now, table.card(john), "justice") == 2


@pytest.mark.rule("VTES-IMB-03")
def test_they_bleed_and_block_but_do_not_hunt_nor_play_what_a_vampire_must():
    hunter(), crypt_entry("elder", capacity=8)
    fangs = Mode("action_card", "take-action", needs=("vampire",), does=(GainPool(),))
    library_card("fangs", fangs, types=("action_card",))
    library_card("decree", Mode("political_action_card", "take-action"), types=("political_action_card",))
    table = Table("AB")
    john, elder = imbued(table, "A"), table.vampire("B", "elder")
    other = imbued(table, "B")
    table.hand("A", "fangs", "decree")
    table.act("A")
    assert Bleed(john, "B") in table.options()
    assert Hunt(john) not in table.options()
    assert table.refused(PlayCard("fangs", 0, john)) == "VTES-REQ-01"
    assert table.refused(PlayCard("decree", 0, john)) == "VTES-MIN-09"
    table.seat("A").answers(Bleed(john, "B"))
    assert {Block(other), Block(elder)} <= set(table.options())


# convictions


@pytest.mark.rule("VTES-IMB-04")
def test_one_conviction_for_each_of_ones_imbued_in_ones_own_unlock_phase():
    hunter(), hunter("mary"), conviction()
    table = Table("AB")
    john, mary = imbued(table, "A"), imbued(table, "A", "mary")
    other = imbued(table, "B")
    table.hand("A", "faith", *["vessel"] * 6)
    table.hand("B", "faith", *["vessel"] * 6)
    table.library("A", "blood-doll")
    table.library("B", "blood-doll")
    table.state.ash["A"] = ("faith", "faith")
    phase(table, "unlock")
    offered = {PlaceConviction("faith", ref, zone) for ref in (john, mary) for zone in ("hand", "ash")}
    assert set(table.options(PlaceConviction)) == offered
    table.seat("A").answers(PlaceConviction("faith", john, "hand"))
    assert faith(table, john) == 1
    assert "blood-doll" in table.now.hands["A"]  # replaced
    assert set(table.options(PlaceConviction)) == {PlaceConviction("faith", mary, "ash")}
    table.seat("A").answers(PlaceConviction("faith", mary, "ash"))
    assert faith(table, mary) == 1
    assert table.now.ash["A"] == ("faith",)
    while not table.over:
        assert table.options(PlaceConviction) == ()
        table.seat(table.ask().seat).passes()
    assert faith(table, other) == 0


@pytest.mark.rule("VTES-IMB-04")
def test_whether_one_is_asked_does_not_depend_on_the_hand():
    hunter(), conviction()
    for cards in (("faith",), ("vessel",)):
        table = Table("AB")
        imbued(table, "A")
        table.hand("A", *cards, *["vessel"] * 6)
        table.library("A", "vessel")
        phase(table, "unlock")
        assert (table.prompt, table.ask().seat) == ("unlock-phase", "A")


@pytest.mark.rule("VTES-IMB-04", "VTES-CANCEL-01", "VTES-R-47")
@pytest.mark.parametrize("zone", ["hand", "ash"])
def test_a_conviction_is_played_and_can_be_cancelled(zone):
    hunter(), conviction()
    mode = Mode("master", "as-played", does=(Cancel(of=("conviction",)),))
    library_card("doubt", mode, types=("master",), out_of_turn=True)
    table = Table("AB")
    john = imbued(table, "A")
    table.hand("A", "faith" if zone == "hand" else "vessel", *["vessel"] * 6)
    table.state.ash["A"] = () if zone == "hand" else ("faith",)
    table.hand("B", "doubt", *["vessel"] * 6)
    table.library("B", "fame", "rebel")
    phase(table, "unlock")
    table.seat("A").answers(PlaceConviction("faith", john, zone))
    until(table, "as-played", "B")
    table.seat("B").plays("doubt")
    assert faith(table, john) == 0
    assert table.now.ash["A"] == ("faith",)
    assert (table.now.hands["B"][-1], table.now.waiting) == ("fame", ()), "replaced once the conviction has been played"


@pytest.mark.rule("VTES-IMB-05")
@pytest.mark.parametrize("zone", ["hand", "ash", "library"])
def test_who_enters_play_gets_a_conviction(zone):
    hunter(), conviction()
    table = Table("AB")
    slot = table.uncontrolled("A", "john", 4)
    table.hand("A", *["vessel"] * 7)
    {"hand": table.state.hands, "ash": table.state.ash, "library": table.state.library}[zone]["A"] = ("faith",)
    phase(table, "influence")
    table.seat("A").answers(BringOut(slot, "john"))
    assert (table.prompt, set(table.options())) == ("first-conviction", {ChoosePrinted("faith", zone), Nothing()})
    table.seat("A").answers(ChoosePrinted("faith", zone))
    assert faith(table, "john:1") == 1
    assert bool(table.told("shuffles")) == (zone == "library")


def verdict(cost=1):
    """An action card that costs convictions."""
    mode = Mode("action_card", "take-action", does=(GainPool(),))
    return library_card("verdict", mode, types=("action_card",), conviction=cost)


@pytest.mark.rule("VTES-IMB-06")
def test_convictions_pay_for_cards_on_success():
    hunter(), conviction(), verdict(2), conviction("hope")
    table = Table("AB")
    john = imbued(table, "A", convictions=2)
    hope = table.put("A", "hope", host=john)
    table.hand("A", "verdict")
    table.act("A")
    table.seat("A").plays("verdict", john)
    table.pass_until("burn-convictions", "minion-phase")
    assert len(table.options()) == 3
    table.seat("A").answers((ChooseCard("faith:1"), ChooseCard(hope)))
    assert faith(table, john) == 1
    assert hope not in table.now.cards
    assert table.pool("A") == 31


@pytest.mark.rule("VTES-IMB-06")
def test_who_has_too_few_cannot_play_it():
    hunter(), conviction(), verdict(2)
    table = Table("AB")
    john = imbued(table, "A", convictions=1)
    table.hand("A", "verdict")
    table.act("A")
    assert table.refused(PlayCard("verdict", 0, john)) == "VTES-IMB-06"


@pytest.mark.rule("VTES-IMB-06")
def test_a_conviction_may_be_burned_for_its_own_effect():
    hunter()
    conviction("faith", Ability("act", by="host", burn=True, does=(GainPool(amount=2),)))
    table = Table("AB")
    john = imbued(table, "A", convictions=1)
    table.act("A")
    table.seat("A").answers(Bleed(john, "B"))
    table.seat("A").uses("faith:1")
    assert faith(table, john) == 0
    assert table.pool("A") == 32


@pytest.mark.rule("VTES-IMB-07")
def test_the_sixth_is_burned():
    hunter(), conviction()
    table = Table("AB")
    john = imbued(table, "A", convictions=5)
    table.hand("A", "faith", *["vessel"] * 6)
    phase(table, "unlock")
    table.seat("A").answers(PlaceConviction("faith", john, "hand"))
    assert faith(table, john) == 5
    assert table.now.ash["A"] == ("faith",)


# powers


def power(name="second-sight", *parts, **printed):
    return library_card(name, Mode("power", "take-action"), *parts, types=("power",), **printed)


def empowered(*parts, seats="AB", seat="A"):
    """One of the Imbued with a power."""
    hunter(), power("second-sight", *parts), conviction(), crypt_entry("elder", capacity=8)
    table = Table(seats)
    john = imbued(table, seat, convictions=2)
    elder = table.vampire("B" if seat == "A" else "A", "elder")
    return table, john, table.put(seat, "second-sight", host=john), elder


@pytest.mark.rule("VTES-IMB-08")
def test_a_power_is_gained_by_an_action_after_which_the_imbued_unlocks():
    hunter(), power(conviction=1), conviction(), crypt_entry("elder", capacity=8)
    table = Table("AB")
    john, elder = imbued(table, "A", convictions=1), table.vampire("A", "elder")
    table.hand("A", "second-sight")
    table.act("A")
    assert table.refused(PlayCard("second-sight", 0, elder)) == "VTES-IMB-08"
    table.seat("A").plays("second-sight", john)
    told = table.told("acts")[-1]
    assert (told["action"], told["targets"]) == ("power", ())
    table.pass_until("minion-phase")
    assert table.card("second-sight:1").host == john
    assert not table.card(john).locked
    assert faith(table, john) == 0


@pytest.mark.rule("VTES-IMB-08")
def test_it_has_1_stealth_and_a_block_leaves_the_imbued_locked():
    hunter(), power(), crypt_entry("elder", capacity=8, intercept=1)
    table = Table("AB")
    john, guard = imbued(table, "A"), table.vampire("B", "elder")
    table.hand("A", "second-sight")
    table.act("A")
    table.seat("A").plays("second-sight", john)
    assert table.now.action is not None
    assert table.now.action.stealth == 1
    table.seat("B").answers(Block(guard))
    until(table, "minion-phase")
    assert table.card(john).locked
    assert "second-sight" in table.now.ash["A"]


@pytest.mark.rule("VTES-IMB-09")
def test_nobody_has_the_same_power_twice():
    table, john, _, _ = empowered()
    table.hand("A", "second-sight")
    table.act("A")
    assert table.refused(PlayCard("second-sight", 0, john)) == "VTES-IMB-09"


@pytest.mark.rule("VTES-IMB-10")
def test_what_a_power_always_does_it_does_while_it_is_locked():
    table, john, sight, _ = empowered(Static("intercept"))
    table.state.change(sight, locked=True)
    assert intercept(table.state, table.card(john)) == 1


REACTS = Ability("act", icon="reaction", lock=True, convictions=1, does=(Change(what="intercept"),))


@pytest.mark.rule("VTES-IMB-10", "VTES-IMB-06")
def test_a_reaction_of_a_power_locks_the_power_and_costs_what_it_says():
    table, john, sight, elder = empowered(REACTS, seat="B")
    table.act("A")
    table.seat("A").answers(Bleed(elder, "B"))
    until(table, "action", "B")
    table.seat("B").uses(sight)
    table.seat("B").answers((ChooseCard("faith:1"),))
    assert table.card(sight).locked
    assert not table.card(john).locked
    assert intercept(table.now, table.card(john)) == 1
    assert faith(table, john) == 1
    until(table, "action", "B")
    assert table.refused(UseAbility(sight, 0)) == "VTES-WORD-02"


@pytest.mark.rule("VTES-IMB-10")
def test_a_locked_imbued_does_not_react():
    table, john, sight, elder = empowered(REACTS, seat="B")
    table.state.change(john, locked=True)
    hunter("mary")
    imbued(table, "B", "mary")  # who could block, so B is asked
    table.act("A")
    table.seat("A").answers(Bleed(elder, "B"))
    until(table, "action", "B")
    assert table.refused(UseAbility(sight, 0)) == "VTES-IMB-10"


@pytest.mark.rule("VTES-IMB-10")
def test_nor_does_anybody_react_in_an_action_of_ones_own():
    table, john, sight, _ = empowered(REACTS, Ability("act", does=(GainPool(),)))
    table.act("A")
    table.seat("A").answers(Bleed(john, "B"))
    until(table, "action", "A")
    assert table.refused(UseAbility(sight, 0)) == "VTES-IMB-10"


@pytest.mark.rule("VTES-IMB-10")
def test_a_combat_power_is_for_a_combatant():
    strike = Ability("strike", icon="combat_card", lock=True, does=(StrikeWith(amount=3),))
    table, john, sight, elder = empowered(strike)
    table.run("vtes.fight", john, elder, False)
    until(table, "strike", "A")
    table.seat("A").uses(sight)
    until_end(table)
    assert table.blood(elder) == 5
    assert table.card(sight).locked


def until_end(table):
    while not table.over:
        question = table.ask()
        table.seat(question.seat).answers(question.options[-1] if question.prompt != "strike" else question.options[0])


@pytest.mark.rule("VTES-IMB-10")
def test_an_action_of_a_power_is_an_action_of_the_imbued_and_locks_the_power():
    heal = Ability("take-action", icon="action_card", lock=True, deed=Deed(by="is-host"), does=(AddBlood(amount=2),))
    table, john, sight, elder = empowered(heal)
    table.state.change(john, counters=1)
    table.act("A")
    assert UseAbility(sight, 0, elder) not in table.options()
    table.seat("A").uses(sight, minion=john)
    table.pass_until("minion-phase")
    assert table.blood(john) == 3
    assert table.card(sight).locked
    assert table.card(john).locked
