"""Locations that anybody has a use for."""

import pytest
from tests.games.vtes.cards.kindred import IDLE, SUPERIOR, adept, asked_later, attempt, finish
from tests.games.vtes.cards.moments import bleed, choose, hunt, phase, targets, until
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import ChooseCard, Hunt, PlayCard, UseAbility
from nokturn.games.vtes.state.stats import hand_size


@pytest.mark.card("channel-10")
@pytest.mark.rule("VTES-STEALTH-05")
def test_channel_10_is_late_for_the_first_action_of_a_minion_phase():
    table = Table("AB")
    first, second, blocker = adept(table, "A", blood=1), adept(table, "A", blood=1), adept(table, "B")
    channel = table.put("B", "channel-10")
    table.hand("B", IDLE)
    hunt(table, first)
    attempt(table, "B", blocker)
    assert not asked_later(table, UseAbility(channel, 0))
    table.seat("A").answers(Hunt(second))
    attempt(table, "B", blocker)
    until(table, "block-attempt", "B")
    table.seat("B").uses(channel)
    finish(table)
    assert [one["minion"] for one in table.told("blocked")] == [second]


@pytest.mark.card("channel-10")
@pytest.mark.ruling("LSJ 20100505")
def test_an_action_that_was_cancelled_as_it_was_played_is_none():
    table = Table("AB")
    library_card("veto", Mode("master", "as-played", does=(Cancel(free=True),)), types=("master",), out_of_turn=True)
    first, blocker = adept(table, "A", "FOR", blood=1), adept(table, "B")
    channel = table.put("B", "channel-10")
    table.hand("A", "restoration")
    table.hand("B", "veto", IDLE)
    table.act("A")
    table.seat("A").plays("restoration", first, SUPERIOR)
    until(table, "as-played", "B")
    table.seat("B").plays("veto")
    until(table, "minion-phase")
    table.seat("A").answers(Hunt(first))
    attempt(table, "B", blocker)
    assert not asked_later(table, UseAbility(channel, 0)), "this is the first one"


@pytest.mark.card("ennoias-theater")
@pytest.mark.rule("VTES-REQ-02")
@pytest.mark.ruling("ANK 20190203")
@pytest.mark.parametrize("clan, rule", [("gangrel", ""), ("gangrel_antitribu", ""), ("brujah", "VTES-REQ-02")])
def test_the_theater_is_open_to_gangrel_of_both_sects(clan, rule):
    table = Table("AB")
    adept(table, "A", clan=clan)
    table.hand("A", "ennoias-theater")
    phase(table, "master")
    assert table.refused(PlayCard("ennoias-theater", 0)) == rule


@pytest.mark.card("ennoias-theater")
@pytest.mark.ruling("RTR 20180303")
def test_the_theater_gives_room_in_the_hand_or_a_transfer():
    table = Table("AB")
    theater = table.put("A", "ennoias-theater")
    phase(table, "master")
    table.seat("A").uses(theater)
    assert (hand_size(table.now, "A"), table.card(theater).locked) == (8, True)
    table = Table("AB")
    theater = table.put("A", "ennoias-theater")
    table.uncontrolled("A", "ashley")
    phase(table, "influence")
    table.seat("A").uses(theater, 1)
    assert table.now.transfers == 5


@pytest.mark.card("the-line", "govern-the-unaligned")
@pytest.mark.rule("VTES-REQ-06")
def test_the_line_makes_an_action_card_cheaper():
    table = Table("AB")
    one = adept(table, "A", "dom", blood=3)
    line = table.put("A", "the-line")
    table.hand("A", "govern-the-unaligned")
    table.act("A")
    table.seat("A").plays("govern-the-unaligned", one).answers(ChooseCard(line))
    finish(table)
    assert (table.blood(one), table.card(line).locked, table.pool("B")) == (3, True, 27)


@pytest.mark.card("the-line", "laptop-computer", "flash")
@pytest.mark.ruling("ANK 20181007")
def test_the_line_takes_off_blood_not_pool_and_only_of_actions():
    table = Table("AB")
    one = adept(table, "A")
    table.put("A", "the-line")
    table.hand("A", "44-magnum")
    table.act("A")
    table.seat("A").plays("44-magnum", one)
    finish(table)
    assert (table.pool("A"), table.card("the-line:1").locked) == (28, False)


@pytest.mark.card("the-line", "powerbase-savannah", "fragment-of-the-book-of-nod")
@pytest.mark.rule("VTES-TERM-12")
@pytest.mark.parametrize(
    "card, number", [("the-line", 1), ("powerbase-savannah", 1), ("fragment-of-the-book-of-nod", 1)]
)
def test_vampires_of_others_may_steal_it(card, number):
    table = Table("AB")
    thief, ally = adept(table, "B"), table.ally("B", "political-ally")
    adept(table, "A")
    ref = table.put("A", card)
    table.act("B")
    assert UseAbility(ref, number, ally) not in table.options()
    table.seat("B").uses(ref, number, thief)
    assert table.now.action.targets == ("A",)
    finish(table)
    assert table.card(ref).controller == "B"


@pytest.mark.card("powerbase-savannah", "channel-10")
def test_savannah_locks_another_unique_location_to_end_the_combat_of_an_acting_vampire():
    table = Table("AB")
    acting, blocker = adept(table, "A"), adept(table, "B")
    savannah, channel = table.put("A", "powerbase-savannah"), table.put("A", "channel-10")
    table.put("A", "poachers-hunting-ground"), table.put("A", "the-line", locked=True)
    bleed(table, acting)
    attempt(table, "B", blocker)
    until(table, "before-range", "A")
    table.seat("A").uses(savannah)
    assert targets(table) == {channel}, "not itself, none that is not unique, none that is locked"
    choose(table, "A", channel)
    finish(table)
    assert (table.blood(acting), table.blood(blocker)) == (6, 6)
    assert (table.card(channel).locked, table.card(savannah).locked) == (True, False)


@pytest.mark.card("powerbase-savannah", "channel-10")
def test_savannah_does_nothing_for_a_blocker():
    table = Table("AB")
    acting, blocker = adept(table, "A"), adept(table, "B")
    savannah = table.put("B", "powerbase-savannah")
    table.put("B", "channel-10")
    bleed(table, acting)
    attempt(table, "B", blocker)
    assert not asked_later(table, UseAbility(savannah, 0))


@pytest.mark.card("wmrh-talk-radio")
@pytest.mark.rule("VTES-RES-08")
@pytest.mark.parametrize("hides, paid", [(0, 0), (2, 1)])
@pytest.mark.parametrize("owner", "BC")
def test_the_radio_costs_pool_if_the_minion_does_not_block(hides, paid, owner):
    table = Table("ABC")
    acting, blocker = adept(table, "A", blood=1), adept(table, "B")
    radio = table.put(owner, "wmrh-talk-radio")
    table.put("A", "opium-den")
    table.state.change(acting, clan="ministry")
    hunt(table, acting)
    attempt(table, "B", blocker)
    until(table, "block-attempt", owner)
    table.seat(owner).uses(radio)
    if hides:
        until(table, "block-attempt", "A")
        table.seat("A").uses("opium-den:1")
    finish(table)
    assert (bool(table.told("blocked")), table.pool(owner)) == (not hides, 30 - paid)


@pytest.mark.card("wmrh-talk-radio")
def test_the_radio_has_nothing_to_say_when_nobody_lacks_intercept():
    table = Table("AB")
    acting, blocker = adept(table, "A"), adept(table, "B")
    radio = table.put("B", "wmrh-talk-radio")
    bleed(table, acting)
    attempt(table, "B", blocker)
    assert not asked_later(table, UseAbility(radio, 0))
