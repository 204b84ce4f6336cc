"""Cards that cancel others as they are played, and who is asked about it."""

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, adept, asked_later, bleeder, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, targets, until
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.combat.effects import EnterCombat
from nokturn.games.vtes.playing.who_is_asked import usual_orders
from nokturn.games.vtes.state.card_language import Deed, Mode
from nokturn.games.vtes.state.choices import Block, PlayCard, UseAbility
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import hand_size, is_ally, strength
from nokturn.games.vtes.text.effects import GainPool


@pytest.mark.card("direct-intervention", "conditioning")
@pytest.mark.rule("VTES-CANCEL-01", "VTES-MCARD-02")
@pytest.mark.ruling("LSJ 20030224", "ANK 20190104")
def test_a_modifier_is_cancelled_and_costs_nothing_but_has_been_played():
    table, minion = bleeder("conditioning", "conditioning", "threats", with_=("dom",))
    table.state.hands["C"] = ("direct-intervention",)
    until(table, "action", "A")
    table.seat("A").plays("conditioning", minion)
    until(table, "as-played", "C")
    table.seat("C").plays("direct-intervention")
    assert (table.blood(minion), table.pool("C"), table.now.in_advance) == (6, 29, ("C",))
    until(table, "action", "A")
    assert table.refused(PlayCard("conditioning", INFERIOR, minion)) == "VTES-MIN-04"
    table.seat("A").plays("threats", minion)
    finish(table)
    assert table.pool("B") == 28, "another limited modifier may be played"


@pytest.mark.card("direct-intervention", "govern-the-unaligned")
@pytest.mark.rule("VTES-CANCEL-02")
@pytest.mark.ruling("RBK cancel-a-card", "ANK 20200813-2")
def test_the_minion_of_a_cancelled_action_card_does_not_lock():
    table = Table()
    minion = adept(table, "A", "dom")
    table.hand("A", "govern-the-unaligned")
    table.hand("B", "direct-intervention")
    table.act("A")
    table.seat("A").plays("govern-the-unaligned", minion, INFERIOR)
    until(table, "as-played", "B")
    table.seat("B").plays("direct-intervention")
    until(table, "minion-phase")
    assert (table.card(minion).locked, table.blood(minion), table.pool("B")) == (False, 6, 29)


@pytest.mark.card("direct-intervention")
@pytest.mark.rule("VTES-MCARD-03", "VTES-MCARD-04")
def test_nobody_intervenes_in_the_own_turn_nor_twice_until_the_next_master_phase():
    table, minion = bleeder("conditioning", with_=("dom",))
    table.state.hands["A"] = ("conditioning", "direct-intervention", IDLE)
    table.state.hands["B"] = ("direct-intervention", IDLE)
    table.state.in_advance = ("B",)
    until(table, "action", "A")
    table.seat("A").plays("conditioning", minion)
    assert not asked_later(table, PlayCard("direct-intervention", 0))


@pytest.mark.card("direct-intervention", "sudden-reversal", "wash", "fame")
@pytest.mark.rule("VTES-PLAY-04")
@pytest.mark.parametrize("card, helps", [("direct-intervention", False), ("sudden-reversal", True), ("wash", True)])
def test_masters_are_cancelled_by_other_cards(card, helps):
    table = Table()
    table.hand("A", "fame", "vessel")
    table.hand("B", card)
    one = adept(table, "A")
    table.stops_at("as-played")
    phase(table, "master")
    table.seat("A").plays("fame")
    choose(table, "A", one)
    if not helps:
        assert table.prompt != "as-played" or table.refused(PlayCard(card, 0))
        return
    until(table, "as-played", "B")
    table.seat("B").plays(card)
    assert (table.pool("A"), table.now.ash["A"], list(table.now.attached(one))) == (30, ("fame",), [])
    assert table.now.in_advance == ("B",)
    assert table.now.actions_left == (1 if card == "wash" else 0)


@pytest.mark.card("sudden-reversal", "family-gathering")
@pytest.mark.ruling("LSJ 20090626")
def test_a_reversed_trifle_gives_no_action():
    table = Table("AB")
    adept(table, "A", clan="hecata")
    table.crypt("A", "ashley")
    table.hand("A", "family-gathering", "vessel")
    table.hand("B", "sudden-reversal")
    phase(table, "master")
    table.seat("A").plays("family-gathering")
    until(table, "as-played", "B")
    table.seat("B").plays("sudden-reversal")
    assert (table.now.actions_left, table.now.crypt["A"]) == (0, ("ashley",))


@pytest.mark.card("wash", "direct-intervention", "conditioning")
@pytest.mark.rule("VTES-MASTER-03", "VTES-PLAY-10")
@pytest.mark.ruling("LSJ 20070309-2", "ANK 20170124")
def test_wash_of_an_out_of_turn_master_gives_its_player_an_action_later():
    table, minion = bleeder("conditioning", with_=("dom",), seats="ABC")
    table.state.hands["B"], table.state.hands["C"] = ("direct-intervention", IDLE), ("wash", *[IDLE] * 6)
    table.state.library["C"] = ("majesty", "majesty")
    until(table, "action", "A")
    table.seat("A").plays("conditioning", minion)
    until(table, "as-played", "B")
    table.seat("B").plays("direct-intervention")
    until(table, "as-played", "C")
    table.seat("C").plays("wash")
    assert table.now.in_advance == ("B", "C"), "B cannot play another one against the same phase"
    until(table, "minion-phase")
    assert table.now.hands["C"] == (IDLE,) * 6, "nothing drawn for the wash yet"
    assert table.pool("B") == 27, "nothing paid, and the modifier was not cancelled"
    phase(table, "master", "B")
    assert (table.now.actions_left, table.now.trifle) == (1, False)
    phase(table, "unlock", "C")
    assert table.now.hands["C"] == (*[IDLE] * 6, "majesty")
    phase(table, "master", "C")
    assert table.now.actions_left == 1, "one taken in advance, one of the trifle"


@pytest.mark.card("wash", "sudden-reversal")
def test_wash_is_for_neighbours_and_nobody_reverses_the_own_card():
    table = Table("ABCD")
    table.hand("A", "vessel", "vessel")
    table.hand("C", "wash", "sudden-reversal")
    one = adept(table, "A")
    table.stops_at("as-played")
    phase(table, "master")
    table.seat("A").plays("vessel")
    choose(table, "A", one)
    if table.prompt == "choose-target":
        table.seat("A").answers(table.options()[0])
    until(table, "as-played", "C")
    assert table.refused(PlayCard("wash", 0)) == "VTES-PLAY-04"
    table.seat("C").plays("sudden-reversal")
    if table.prompt == "as-played" and table.ask().seat == "C":
        assert table.refused(PlayCard("wash", 0)) == "VTES-MCARD-04"


@pytest.mark.card("bleeding-the-vine", "fame")
@pytest.mark.rule("VTES-UNLOCK-03")
def test_the_vine_is_locked_or_paid_for_and_cancels_a_master():
    table = Table("AB")
    vine = table.put("B", "bleeding-the-vine")
    phase(table, "unlock", "B")
    table.seat("B").uses(vine, 1)
    assert (table.pool("B"), table.card(vine).locked, can_use(table, vine, 0)) == (29, False, False)
    one = adept(table, "A")
    table.hand("A", "fame", "vessel")
    phase(table, "master")
    table.seat("A").plays("fame")
    choose(table, "A", one)
    until(table, "as-played", "B")
    table.seat("B").uses(vine, 2)
    assert (table.now.ash["A"], table.now.actions_left, table.card(vine).locked) == (("fame",), 1, True)
    phase(table, "unlock", "B")
    table.seat("B").uses(vine)
    assert (table.card(vine).locked, table.pool("B")) == (True, 29)


@pytest.mark.card("meditative-grove", "deep-song")
@pytest.mark.rule("VTES-CANCEL-03")
@pytest.mark.parametrize("clan, helped", [("salubri", True), ("brujah", False)])
def test_the_grove_calms_a_frenzy(clan, helped):
    mode = Mode(
        "action_card", "take-action", choose=("vampire:others",), deed=Deed(directed="chosen"), does=(EnterCombat(),)
    )
    library_card("fury", mode, types=("action_card",), keywords=("frenzy",))
    table = Table("AB")
    one, victim = adept(table, "A"), adept(table, "B", clan=clan)
    grove = table.put("B", "meditative-grove")
    table.hand("A", "fury")
    table.hand("B", IDLE)
    table.act("A")
    table.seat("A").plays("fury", one)
    choose(table, "A", victim)
    if not helped:
        assert not asked_later(table, UseAbility(grove, 1))
        return
    until(table, "as-played", "B")
    table.seat("B").uses(grove, 1)
    until(table, "minion-phase")
    assert (table.told("combat"), table.card(grove).locked) == ([], True)


@pytest.mark.card("meditative-grove")
def test_the_grove_feeds_a_salubri():
    table = Table("AB")
    one, _ = adept(table, "A", clan="salubri", blood=1), adept(table, "A", blood=1)
    grove = table.put("A", "meditative-grove")
    phase(table, "unlock")
    table.seat("A").uses(grove)
    assert targets(table) == {one}
    choose(table, "A", one)
    assert table.blood(one) == 2


# who is asked


def orders_pass(ask):
    """Whether one of the orders that everybody begins with answers the question."""
    facts = dict(ask.args)
    return any(
        one.prompt == ask.prompt and all(facts.get(key) == value for key, value in one.when) for one in usual_orders()
    )


@pytest.mark.card("direct-intervention", "conditioning")
def test_of_those_who_could_intervene_only_the_target_of_a_bleed_is_asked_unless_told_otherwise():
    table, minion = bleeder("conditioning", with_=("dom",), seats="ABCD")
    for seat in "BCD":
        table.state.hands[seat] = (IDLE,)
    table.stops_at("as-played")
    until(table, "action", "A")
    table.seat("A").plays("conditioning", minion)
    asked = {}
    while table.prompt == "as-played":
        asked[table.ask().seat] = orders_pass(table.ask())
        table.seat(table.ask().seat).passes()
    assert asked == {"B": False, "C": True, "D": True}


@pytest.mark.card("sudden-reversal", "fame")
def test_of_those_who_could_reverse_a_master_its_player_s_neighbours_are_asked():
    table = Table("ABCD")
    one = adept(table, "A")
    table.hand("A", "fame", IDLE)
    for seat in "BCD":
        table.hand(seat, IDLE)
    table.stops_at("as-played")
    phase(table, "master")
    table.seat("A").plays("fame")
    choose(table, "A", one)
    asked = {}
    while table.prompt == "as-played":
        asked[table.ask().seat] = orders_pass(table.ask())
        table.seat(table.ask().seat).passes()
    assert asked == {"B": False, "C": True, "D": False}


@pytest.mark.card("direct-intervention")
def test_nobody_is_asked_about_a_card_of_the_own():
    table = Table("AB")
    one, other = adept(table, "A"), adept(table, "B")
    library_card("nod", Mode("reaction", "act", does=(GainPool(),)), types=("reaction",))
    table.hand("B", "nod", IDLE)
    table.stops_at("as-played")
    bleed(table, one)
    until(table, "action", "B")
    table.seat("B").plays("nod", other)
    assert table.prompt == "as-played"
    assert (table.ask().seat, orders_pass(table.ask())) == ("B", True)


@pytest.mark.card("direct-intervention", "conditioning")
@pytest.mark.rule("VTES-R-51")
def test_where_lists_are_open_only_those_with_the_card_in_theirs_are_asked():
    table, minion = bleeder("conditioning", with_=("dom",), seats="ABC")
    table.state.open_decks = True
    table.state.decks = {"A": ("conditioning",), "B": ("vessel",), "C": ("direct-intervention",)}
    table.state.hands["B"] = table.state.hands["C"] = (IDLE,)
    table.stops_at("as-played")
    until(table, "action", "A")
    table.seat("A").plays("conditioning", minion)
    assert (table.prompt, table.ask().seat) == ("as-played", "C")
    table.seat("C").passes()
    assert table.prompt != "as-played"


# the others of this batch


@pytest.mark.card("the-british-museum-london", "heart-of-nizchetus", "44-magnum")
@pytest.mark.rule("VTES-REQ-04")
@pytest.mark.ruling("ANK 20220824")
def test_the_museum_makes_curiosities_cheaper_and_unlocks_their_bearer_once():
    table = Table("AB")
    one = adept(table, "A", clan="tzimisce")
    museum = table.put("A", "the-british-museum-london")
    assert hand_size(table.now, "A") == 8
    table.hand("A", "heart-of-nizchetus", "44-magnum", "living-manse")
    table.act("A")
    table.seat("A").plays("heart-of-nizchetus", one)
    until(table, "after-resolution", "A")
    table.seat("A").uses(museum)
    finish(table)
    assert (table.pool("A"), table.card(one).locked) == (30, False)
    table.seat("A").plays("living-manse", one)
    assert not asked_later(table, UseAbility(museum, 0)), "once a turn"
    assert table.blood(one) == 6, "1 blood less"
    table.state.change(one, locked=False)
    table.state.used.pop("turn")
    table.act("A")
    table.seat("A").plays("44-magnum", one)
    assert not asked_later(table, UseAbility(museum, 0))
    assert table.pool("A") == 28


@pytest.mark.card("the-rumor-mill-tabloid-newspaper")
@pytest.mark.rule("VTES-STEALTH-05")
def test_a_rumor_helps_a_vampire_that_pays_for_it_to_block():
    table = Table("ABC")
    acting, blocker = adept(table, "A", blood=1), adept(table, "B")
    mill = table.put("C", "the-rumor-mill-tabloid-newspaper")
    hunt(table, acting)
    until(table, "action", "B")
    table.seat("B").answers(Block(blocker))
    until(table, "block-attempt", "C")
    table.seat("C").uses(mill)
    choose(table, "C", blocker)
    until(table, "block-attempt", "B")
    table.seat("B").uses(mill, 1)
    finish(table)
    assert table.blood(blocker) == 6 - 1 - 1, "for the rumor, and in the combat"
    assert (bool(table.told("blocked")), table.card(mill).locked) == (True, True)


@pytest.mark.card("the-rumor-mill-tabloid-newspaper")
def test_a_rumor_is_of_no_use_to_others_nor_later():
    table = Table("AB")
    acting, blocker, other = adept(table, "A", blood=1), adept(table, "B"), adept(table, "B")
    mill = table.put("B", "the-rumor-mill-tabloid-newspaper", chosen=(blocker,))
    table.hand("B", IDLE)
    hunt(table, acting)
    until(table, "action", "B")
    table.seat("B").answers(Block(blocker))
    assert not asked_later(table, UseAbility(mill, 1)), "chosen in another action"
    table.state.change(acting, locked=False, counters=1)
    hunt(table, acting)
    until(table, "action", "B")
    table.seat("B").uses(mill)
    choose(table, "B", blocker)
    until(table, "action", "B")
    table.seat("B").answers(Block(other))
    assert not asked_later(table, UseAbility(mill, 1))


@pytest.mark.card("jake-washington")
@pytest.mark.rule("VTES-ACT-RECRUIT-06")
@pytest.mark.ruling("LSJ 20030520-2", "LSJ 20071014")
def test_jake_is_an_ally_and_gives_himself_to_somebody_hungry():
    table = Table("AB")
    hungry, fed = adept(table, "A", blood=0), adept(table, "A", blood=1)
    table.hand("A", "jake-washington")
    phase(table, "master")
    table.seat("A").plays("jake-washington")
    jake = table.card("jake-washington:1")
    assert (jake.region, jake.counters, is_ally(jake)) == ("ready", 1, True)
    assert (bleed_of(table.now, jake), strength(table.now, jake)) == (0, 0)
    phase(table, "unlock")
    table.seat("A").uses(jake.ref)
    assert targets(table) == {hungry}
    choose(table, "A", hungry)
    table.seat("A").answers(4)
    assert (table.blood(hungry), table.blood(fed), table.now.ash["A"]) == (4, 1, ("jake-washington",))
