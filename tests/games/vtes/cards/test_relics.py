"""Golconda, fragments, tablets, investigations."""

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, asked_later, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, phase, targets, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import ChoosePrinted, Hunt, Nothing, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import capacity, discipline


@pytest.mark.card("fortitude")
@pytest.mark.rule("VTES-MCARD-08")
def test_fortitude_is_learned():
    table = Table("AB")
    one, _ = adept(table, "A", "for"), adept(table, "B", "FOR")
    table.hand("A", "fortitude")
    phase(table, "master")
    table.seat("A").plays("fortitude")
    assert targets(table) == {one}
    choose(table, "A", one)
    assert (discipline(table.now, table.card(one), "for"), capacity(table.now, table.card(one))) == (2, 7)


def bled(size, hand="archon-investigation"):
    """A's vampire bleeds B for so much."""
    table = Table("ABC")
    one = adept(table, "A", capacity=9)
    for _ in range(size - 1):
        table.put("A", "treasured-samadji", host=one)
    table.hand("B", hand, IDLE)
    table.hand("C", "archon-investigation", IDLE)
    bleed(table, one)
    return table, one


@pytest.mark.card("archon-investigation")
@pytest.mark.rule("VTES-MCARD-02", "VTES-RES-10")
def test_the_archon_burns_whoever_bleeds_for_4():
    table, one = bled(4)
    until(table, "blocks-declined", "B")
    table.seat("B").plays("archon-investigation")
    until(table, "minion-phase")
    assert one not in table.now.cards
    assert (table.pool("B"), table.now.edge, table.now.in_advance) == (27, "", ("B",)), "only the 3 pool it costs"


@pytest.mark.card("archon-investigation")
def test_the_archon_has_no_time_for_less():
    table, _ = bled(3)
    assert not asked_later(table, PlayCard("archon-investigation", 0))


@pytest.mark.card("archon-investigation")
def test_the_archon_comes_only_to_whoever_is_bled():
    table, _ = bled(4, IDLE)
    assert not asked_later(table, PlayCard("archon-investigation", 0))


@pytest.mark.card("fragment-of-the-book-of-nod")
@pytest.mark.rule("VTES-PLAY-09")
def test_the_fragment_shows_2_cards_for_2_of_the_hand():
    table = Table("AB")
    nod = table.put("A", "fragment-of-the-book-of-nod")
    table.hand("A", *["vessel"] * 7)
    table.library("A", "villein", "fame", "bonding")
    phase(table, "master")
    table.seat("A").uses(nod)
    assert (len(table.now.hands["A"]), table.prompt) == (9, "discard-down")
    table.seat("A").answers(ChoosePrinted("vessel")).answers(ChoosePrinted("fame"))
    assert sorted(table.now.hands["A"]) == [*["vessel"] * 6, "villein"]
    assert table.card(nod).locked


@pytest.mark.card("fragment-of-the-book-of-nod")
@pytest.mark.ruling("LSJ 20060620")
def test_the_fragment_draws_as_much_as_there_is():
    table = Table("AB")
    nod = table.put("A", "fragment-of-the-book-of-nod")
    table.hand("A", "vessel")
    phase(table, "master")
    table.seat("A").uses(nod)
    assert (table.now.hands["A"], table.card(nod).locked) == (("vessel",), True)


@pytest.mark.card("golconda-inner-peace")
@pytest.mark.rule("VTES-TERM-08")
def test_golconda_takes_an_elder_out_of_the_game_for_pool():
    table = Table("AB")
    elder, _ = adept(table, "B", capacity=9, region=TORPOR), adept(table, "B", capacity=7)
    table.hand("A", "golconda-inner-peace")
    phase(table, "master")
    table.seat("A").plays("golconda-inner-peace")
    assert targets(table) == {elder}
    choose(table, "A", elder)
    table.seat("B").answers(False)
    assert (elder in table.now.cards, table.pool("B"), table.pool("A")) == (False, 39, 30)
    assert len(table.now.removed) == 1


@pytest.mark.card("golconda-inner-peace")
@pytest.mark.rule("VTES-CANCEL-01")
def test_golconda_can_be_refused_for_2_pool():
    table = Table("AB")
    elder = adept(table, "B", capacity=9)
    table.hand("A", "golconda-inner-peace")
    phase(table, "master")
    table.seat("A").plays("golconda-inner-peace")
    choose(table, "A", elder)
    table.seat("B").answers(True)
    assert (elder in table.now.cards, table.pool("B")) == (True, 28)
    assert (table.now.ash["A"], table.now.actions_left) == (("golconda-inner-peace",), 0)


def with_tablets(*ash, hand=("ashur-tablets", *["vessel"] * 6)):
    table = Table("AB")
    table.put("A", "ashur-tablets"), table.put("A", "ashur-tablets"), table.put("B", "ashur-tablets")
    table.hand("A", *hand)
    table.state.ash["A"] = ash
    phase(table, "master")
    table.seat("A").plays("ashur-tablets")
    return table


@pytest.mark.card("ashur-tablets")
@pytest.mark.rule("VTES-WORD-04")
@pytest.mark.ruling("LSJ 20081129", "LSJ 20091030")
def test_three_tablets_bring_back_what_was_burned():
    table = with_tablets("villein", "fame", "fame", "ashley")
    assert ChoosePrinted("ashley", "ash", "A") not in table.options(), "library cards only"
    for card in ("fame", "villein"):
        table.seat("A").answers(ChoosePrinted(card, "ash", "A"))
    table.seat("A").answers(Nothing())
    table.seat("A").answers(ChoosePrinted("fame"))
    assert (table.now.hands["A"], table.now.library["A"], table.now.ash["A"]) == (
        (*["vessel"] * 6, "fame"),
        ("villein",),
        ("fame", "ashley"),
    )
    assert table.told("ashes-to-hand") == [{"player": "A", "card": "fame", "amount": 1}]
    assert not [card for card in table.now.cards.values() if card.printed == "ashur-tablets"]
    assert (table.pool("A"), len(table.now.removed)) == (33, 4), "also the copy of B"


@pytest.mark.card("ashur-tablets")
@pytest.mark.ruling("PIB 20130119")
def test_an_empty_ash_heap_is_no_hindrance():
    table = with_tablets()
    assert (table.pool("A"), len(table.now.removed)) == (33, 4)


@pytest.mark.card("ashur-tablets")
def test_no_more_than_thirteen_cards_come_back():
    table = with_tablets(*["fame"] * 14)
    for _ in range(13):
        table.seat("A").answers(ChoosePrinted("fame", "ash", "A"))
    assert table.now.ash["A"] == ("fame",)


@pytest.mark.card("ashur-tablets", "the-parthenon")
@pytest.mark.rule("VTES-WORD-07")
def test_one_tablet_a_turn():
    table = Table("AB")
    parthenon = table.put("A", "the-parthenon")
    table.hand("A", "ashur-tablets", "ashur-tablets")
    phase(table, "master")
    table.seat("A").uses(parthenon)
    table.seat("A").plays("ashur-tablets")
    assert table.refused(PlayCard("ashur-tablets", 0)) == "VTES-WORD-07"
    assert table.card("ashur-tablets:1").region == "in_play"


@pytest.mark.card("fear-of-mekhet")
@pytest.mark.ruling("ANK 20210109")
def test_the_fear_of_mekhet_goes_from_one_to_the_next():
    table = Table("AB")
    one, two = adept(table, "A", title="justicar:ventrue", clan="ventrue"), adept(table, "B", title="inner_circle")
    three, _ = adept(table, "B", title="prince:Oslo"), adept(table, "B")
    table.hand("A", "fear-of-mekhet")
    phase(table, "master")
    table.seat("A").plays("fear-of-mekhet")
    assert targets(table) == {one, two}
    choose(table, "A", one)
    fear = "fear-of-mekhet:1"
    assert (table.card(one).locked, table.card(fear).host, table.pool("A")) == (True, one, 28)
    table.state.change(two, region=TORPOR)
    phase(table, "unlock")
    table.seat("A").uses(fear)
    assert (table.blood(one), table.card(fear).host, table.card(two).locked) == (1, two, False)
    assert three in table.now.cards


@pytest.mark.card("fear-of-mekhet")
@pytest.mark.parametrize("blood, burned", [(5, False), (4, True)])
def test_who_cannot_burn_5_blood_is_burned(blood, burned):
    table = Table("AB")
    one = adept(table, "A", title="justicar:ventrue", clan="ventrue", blood=blood)
    fear = table.put("B", "fear-of-mekhet", host=one)
    phase(table, "unlock")
    table.seat("A").uses(fear)
    assert ((one in table.now.cards), fear in table.now.cards) == (not burned, False)


@pytest.mark.card("perfectionist")
@pytest.mark.ruling("ANK 20210309-3")
def test_a_perfectionist_is_rewarded_for_an_action_without_reactions_once_a_turn():
    table = Table("AB")
    one = adept(table, "A", blood=3)
    table.put("B", "perfectionist", host=one)
    bleed(table, one)
    until(table, "use-trigger", "A")
    table.seat("A").answers(True)
    assert table.blood(one) == 4
    finish(table)
    table.state.change(one, locked=False)
    table.act("A")
    table.seat("A").answers(Hunt(one))
    finish(table)
    assert table.blood(one) == 5, "only what the hunt gave"


@pytest.mark.card("perfectionist", "forced-awakening")
def test_a_perfectionist_expects_nothing_after_a_reaction():
    table = Table("AB")
    one, other = adept(table, "A", blood=3), adept(table, "B", locked=True)
    table.put("A", "perfectionist", host=one)
    table.hand("B", "forced-awakening", IDLE)
    bleed(table, one)
    until(table, "action", "B")
    table.seat("B").plays("forced-awakening", other)
    finish(table)
    assert (table.blood(one), table.told("triggers")) == (3, [])
    assert not can_use(table, "perfectionist:1")
