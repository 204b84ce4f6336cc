"""What cards require and what they cost (VTES-REQ)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, phase, until
from tests.games.vtes.rules.props import gift, master, modifier, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.playing.reductions import Reduce
from nokturn.games.vtes.state.card_language import MASTER, MODIFIER, Ability, Mode, Static
from nokturn.games.vtes.state.choices import ChooseCard, ChoosePrinted, Nothing, PlayCard, UseAbility
from nokturn.games.vtes.state.state import CONTESTED, TORPOR
from nokturn.games.vtes.text.effects import Change, GainPool

EQUIP = Mode("equipment", "take-action")


def equipment(card: str, **printed: object) -> str:
    return library_card(card, EQUIP, types=("equipment",), **printed)


@pytest.mark.rule("VTES-REQ-01")
@pytest.mark.parametrize(
    "asked, fits, misfits",
    [
        ({"clan": "tremere"}, {"clan": "tremere"}, {"clan": "tremere_antitribu"}),
        ({"sects": ("sabbat",)}, {"sect": "sabbat"}, {"sect": "camarilla"}),
        ({"titles": ("prince", "justicar")}, {"title": "justicar", "city": "ventrue"}, {"title": "primogen"}),
        ({"capacity_least": 6}, {"capacity": 6}, {"capacity": 5}),
    ],
)
def test_a_minion_card_is_for_minions_that_meet_all_its_requirements(asked, fits, misfits):
    table = Table()
    usual = {"clan": "ventrue", "sect": "camarilla"}
    right, wrong = vampire(table, "A", **usual | fits), vampire(table, "A", **usual | misfits)
    table.hand("A", equipment("relic", **asked))
    table.act("A")
    assert PlayCard("relic", 0, right) in table.options()
    assert table.refused(PlayCard("relic", 0, wrong)) == "VTES-REQ-01"


@pytest.mark.rule("VTES-REQ-02")
@pytest.mark.parametrize("region, may", [("ready", True), (TORPOR, False), (CONTESTED, False)])
def test_a_master_that_requires_somebody_needs_one_who_is_ready(region, may):
    table = Table()
    vampire(table, "A", clan="tremere", region=region)
    vampire(table, "B", clan="tremere")
    table.hand("A", master("lodge", GainPool(), clan="tremere"))
    phase(table, "master")
    if may:
        assert PlayCard("lodge", 0) in table.options()
    else:
        assert table.refused(PlayCard("lodge", 0)) == "VTES-REQ-02"


@pytest.mark.rule("VTES-REQ-02")
@pytest.mark.parametrize("own, may", [(("tha",), True), (("THA",), True), (("dom",), False)])
def test_a_master_that_requires_a_discipline_needs_somebody_with_it(own, may):
    table = Table()
    vampire(table, "A", disciplines=own, locked=True)
    library_card("rite", Mode(MASTER, "master", ("tha",), does=(GainPool(),)), types=(MASTER,))
    table.hand("A", "rite")
    phase(table, "master")
    if may:
        assert PlayCard("rite", 0) in table.options()
    else:
        assert table.refused(PlayCard("rite", 0)) == "VTES-REQ-02"


@pytest.mark.rule("VTES-REQ-03")
def test_blood_is_burned_by_the_vampire_who_plays_the_card():
    table = Table()
    sully, mate = vampire(table, "A", blood=2), vampire(table, "A", blood=5)
    table.hand("A", *[modifier(f"push-{cost}", Change(what="bleed"), blood=cost) for cost in (2, 3)])
    bleed(table, sully)
    assert table.refused(PlayCard("push-3", 0, sully)) == "VTES-REQ-03", "there is not so much"
    table.seat("A").plays("push-2", sully)
    assert (table.blood(sully), table.blood(mate), table.pool("A")) == (0, 5, 30)


@pytest.mark.rule("VTES-REQ-04")
def test_pool_is_burned_by_the_methuselah_who_needs_to_have_it():
    table = Table()
    table.state.pool["A"] = 3
    table.hand("A", master("tower", pool=4), master("house", GainPool(), pool=3))
    phase(table, "master")
    assert table.refused(PlayCard("tower", 0)) == "VTES-REQ-04"
    table.seat("A").plays("house")
    assert table.pool("A") == 1
    assert table.now.gone == ()


@pytest.mark.rule("VTES-REQ-04")
def test_the_pool_for_a_minions_card_is_its_controllers():
    table = Table()
    sully = vampire(table, "A", blood=4, controller="B")
    table.hand("B", modifier("push", Change(what="bleed"), pool=2))
    bleed(table, sully, "C", "B")
    table.seat("B").plays("push", sully)
    assert (table.pool("A"), table.pool("B"), table.blood(sully)) == (30, 28, 4)


@pytest.mark.rule("VTES-REQ-05")
def test_one_discards_only_from_ones_own_hand_and_burns_only_ones_own_edge():
    table = Table()
    well = table.put("A", thing("well", gift(discard="any", once=("turn",)), gift(needs=("edge",), once=("turn",))))
    table.put("A", thing("pond", gift(lock=True)))
    table.hand("B", "deflection")
    table.state.edge = "B"
    phase(table, "master")
    assert table.refused(UseAbility(well, 0)) == "VTES-REQ-05"
    assert table.refused(UseAbility(well, 1))
    table.hand("A", "fame", "rebel")
    table.state.edge = "A"
    phase(table, "master")
    assert UseAbility(well, 1) in table.options()
    table.seat("A").uses(well)
    assert set(table.options()) == {ChoosePrinted("fame"), ChoosePrinted("rebel")}
    table.seat("A").answers(ChoosePrinted("fame"))
    assert (table.now.ash["A"], table.now.hands["B"]) == (("fame",), ("deflection",))
    assert table.pool("A") == 31


# optional reductions

CHEAPER = Ability("paying", lock=True, does=(Reduce(pool=2, of=("equipment", MASTER)),))


def paid(table: Table, *pairs: object) -> None:
    for answer in pairs:
        assert table.prompt == "reduce-cost"
        table.seat("A").answers(answer)


@pytest.mark.rule("VTES-REQ-06")
def test_a_reduction_may_be_used_as_the_card_is_played_or_as_it_is_paid_or_not_at_all():
    for answers, pool in (((0,), 29), ((1, 0), 29), ((1, 1), 27)):
        table = Table()
        sully, _ = vampire(table, "A"), vampire(table, "B")
        smith = table.put("A", library_card(f"smith-{len(answers)}{pool}", CHEAPER, types=(MASTER,)))
        table.hand("A", equipment(f"relic-{len(answers)}{pool}", pool=3))
        table.act("A")
        table.seat("A").plays(f"relic-{len(answers)}{pool}", sully)
        for use in answers:
            until(table, "reduce-cost", "A")
            assert set(table.options()) == {ChooseCard(smith), Nothing()}
            table.seat("A").answers(Nothing() if use else ChooseCard(smith))
        table.pass_until("minion-phase")
        assert table.pool("A") == pool
        assert table.card(smith).locked is (pool == 29)


@pytest.mark.rule("VTES-REQ-06")
def test_whoever_cannot_pay_in_full_must_use_it_as_the_card_is_played():
    table = Table()
    table.state.pool["A"] = 2
    smith, other = table.put("A", thing("smith", CHEAPER)), table.put("A", "smith")
    table.hand("A", master("tower", GainPool(), pool=4), master("castle", pool=7))
    phase(table, "master")
    assert table.refused(PlayCard("castle", 0)) == "VTES-REQ-04", "not even with both"
    table.seat("A").plays("tower")
    assert table.refused(Nothing()) == "VTES-REQ-04"
    paid(table, ChooseCard(smith), Nothing())
    paid(table, Nothing())
    assert table.pool("A") == 1
    assert (table.card(smith).locked, table.card(other).locked) == (True, False)


@pytest.mark.rule("VTES-REQ-06")
def test_a_cost_never_falls_below_nothing_and_what_is_free_needs_no_reduction():
    table = Table()
    smith = table.put("A", thing("smith", CHEAPER))
    table.hand("A", master("hut", GainPool(), pool=1), master("tent", GainPool()))
    phase(table, "master")
    table.seat("A").plays("hut")
    paid(table, ChooseCard(smith))
    assert table.pool("A") == 31
    table.state.change(smith, locked=False)
    phase(table, "master")
    table.seat("A").plays("tent")
    assert table.pool("A") == 32
    assert not table.card(smith).locked


@pytest.mark.rule("VTES-REQ-06")
def test_only_for_cards_it_speaks_of_and_only_ones_own():
    table = Table()
    sully = vampire(table, "A")
    table.put("A", thing("smith", CHEAPER))
    table.put("B", thing("patron", Ability("paying", lock=True, does=(Reduce(pool=1),))))
    table.hand("A", modifier("push", Change(what="bleed"), pool=2))
    bleed(table, sully)
    table.seat("A").plays("push", sully)
    assert table.pool("A") == 28


@pytest.mark.rule("VTES-REQ-07", "VTES-CANCEL-03")
def test_a_reduction_for_a_card_that_is_cancelled_counts_as_not_used():
    table = Table()
    once = Ability("paying", lock=True, once=("turn",), does=(Reduce(pool=2),))
    smith = table.put("A", thing("smith", once))
    table.put("B", thing("veto", Ability("as-played", lock=True, does=(Cancel(),))))
    table.hand("A", master("tower", GainPool(amount=9), pool=3), master("house", GainPool(), pool=3))
    table.put("A", thing("lodge", Static("master-actions", 1, of="controller")))
    phase(table, "master")
    table.seat("A").plays("tower")
    paid(table, ChooseCard(smith))
    until(table, "as-played", "B")
    assert table.card(smith).locked
    table.seat("B").uses("veto:1")
    assert not table.card(smith).locked
    assert table.pool("A") == 27, "the cancelled card is paid for as usual"
    table.seat("A").plays("house")
    paid(table, ChooseCard(smith))
    assert table.pool("A") == 27


@pytest.mark.rule("VTES-REQ-07", "VTES-CANCEL-02")
def test_with_a_cancelled_action_card_nothing_is_paid_and_nothing_used():
    table = Table()
    sully = vampire(table, "A")
    smith = table.put("A", thing("smith", CHEAPER))
    table.put("B", thing("veto", Ability("as-played", lock=True, does=(Cancel(),))))
    table.hand("A", equipment("relic", pool=3))
    table.act("A")
    table.seat("A").plays("relic", sully)
    paid(table, ChooseCard(smith))
    until(table, "as-played", "B")
    table.seat("B").uses("veto:1")
    assert (table.pool("A"), table.card(smith).locked, table.card(sully).locked) == (30, False, False)


# when and how


@pytest.mark.rule("VTES-REQ-08", "VTES-RES-02")
def test_the_cost_of_an_action_is_paid_only_if_it_succeeds():
    table = Table("AB")
    sully, guard = vampire(table, "A", blood=5, capacity=7, stealth=-1), vampire(table, "B")
    table.hand("A", equipment("relic", blood=1, pool=2))
    table.act("A")
    table.seat("A").plays("relic", sully)
    until(table, "action", "B")
    assert (table.blood(sully), table.pool("A")) == (5, 30)
    table.seat("B").answers(next(option for option in table.options() if getattr(option, "minion", "") == guard))
    until(table, "minion-phase")
    assert table.pool("A") == 30
    assert table.now.ash["A"] == ("relic",)


@pytest.mark.rule("VTES-REQ-09")
@pytest.mark.parametrize("x", [0, 2, 3])
def test_x_is_chosen_as_the_card_is_played_from_nothing_to_what_there_is(x):
    table = Table()
    sully = vampire(table, "A", blood=3)
    library_card("surge", Mode(MODIFIER, "act", does=(GainPool(),), x="ask"), types=(MODIFIER,), blood="X")
    table.hand("A", "surge")
    bleed(table, sully)
    table.seat("A").plays("surge", sully)
    assert (table.prompt, table.ask().low, table.ask().high) == ("choose-x", 0, 3)
    table.seat("A").answers(x)
    assert table.blood(sully) == 3 - x


@pytest.mark.rule("VTES-REQ-09")
def test_an_x_of_pool_is_bounded_by_pool_whoever_plays_the_card():
    table = Table()
    sully = vampire(table, "A", blood=3)
    library_card("surge", Mode(MODIFIER, "act", does=(GainPool(),), x="ask"), types=(MODIFIER,), pool="X")
    table.hand("A", "surge")
    table.state.pool["A"] = 9
    bleed(table, sully)
    table.seat("A").plays("surge", sully)
    assert table.ask().high == 9
    table.seat("A").answers(4)
    assert (table.pool("A"), table.blood(sully)) == (6, 3)


@pytest.mark.rule("VTES-REQ-09", "VTES-R-47")
def test_x_leaves_enough_for_what_the_card_costs_besides():
    table = Table()
    sully = vampire(table, "A", blood=3)
    library_card("surge", Mode(MODIFIER, "act", does=(GainPool(),), x="ask", blood=1), types=(MODIFIER,), blood="X")
    library_card("flood", Mode(MODIFIER, "act", does=(GainPool(),), x="ask"), types=(MODIFIER,), pool="X")
    table.put("B", thing("tax", Static("cost-pool:flood", 2, of="all")))
    table.hand("A", "surge", "flood")
    table.state.pool["A"] = 5
    bleed(table, sully)
    table.seat("A").plays("surge", sully)
    assert table.ask().high == 2
    table.seat("A").answers(2)
    assert (table.blood(sully), table.pool("A")) == (0, 6)
    table.seat("A").plays("flood", sully)
    assert table.ask().high == 4
    table.seat("A").answers(3)
    assert table.pool("A") == 6 - 5 + 1


@pytest.mark.rule("VTES-REQ-10")
def test_blood_is_paid_by_an_ally_only_if_it_plays_the_card_as_a_vampire():
    table = Table()
    plain, gifted = (
        library_card("thug", types=("ally",), life=3),
        library_card(
            "ghoul", Static("as-vampire:pot", of="self"), Static("discipline:pot", of="self"), types=("ally",), life=3
        ),
    )
    thug, ghoul = table.ally("A", plain), table.ally("A", gifted)
    punch = Mode("equipment", "take-action", ("pot",))
    library_card("fist", punch, types=("equipment",), blood=2)
    table.hand("A", equipment("relic", blood=1), "fist", equipment("stick", pool=1))
    table.act("A")
    assert table.refused(PlayCard("relic", 0, thug)) == "VTES-REQ-10"
    assert table.refused(PlayCard("relic", 0, ghoul)) == "VTES-REQ-10"
    assert PlayCard("stick", 0, thug) in table.options()
    table.seat("A").plays("fist", ghoul)
    table.pass_until("minion-phase")
    assert table.blood(ghoul) == 1, "its life is its blood"
