"""Bleeding (VTES-ACT-BLEED), and the examples of the rulebook about it."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.rules.acting import BLEED, STEALTH, action_card, action_of, ally, finish, lever, offered, watched
from tests.games.vtes.rules.props import modifier, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import REACTION, Ability, Deed, Mode, Static
from nokturn.games.vtes.state.choices import Bleed, Block, ChooseMethuselah, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.text.effects import Change


def poor(limit: int) -> Change:
    """A limited bonus that counts only against somebody with so little pool."""
    return Change(what="bleed", amount=2, limited=True, when=f"target-pool-at-most:{limit}")


@pytest.mark.rule("VTES-ACT-BLEED-01")
def test_any_ready_minion_bleeds():
    table = Table()
    ready = {vampire(table, "A"), vampire(table, "A", kind="imbued"), table.ally("A", ally("ghoul"))}
    vampire(table, "A", region=TORPOR)
    table.act("A")
    assert {option.minion for option in table.options(Bleed)} == ready


@pytest.mark.rule("VTES-ACT-BLEED-02", "VTES-ACT-BLEED-03")
def test_a_bleed_costs_nothing_has_no_stealth_and_is_directed_at_the_prey():
    table = Table("ABCD")
    sully = vampire(table, "A", blood=3)
    vampire(table, "B")
    table.act("A")
    assert table.options(Bleed) == (Bleed(sully, "B"),)
    table.seat("A").answers(Bleed(sully, "B"))
    assert (action_of(table).targets, stealth(table.now)) == (("B",), 0)
    finish(table)
    assert table.blood(sully) == 3
    assert table.pool("B") == 29


@pytest.mark.rule("VTES-ACT-BLEED-03", "VTES-ACT-BLEED-05", "VTES-ACT-CARD-03")
def test_a_card_permits_another_target_never_oneself():
    table = Table("ABCD")
    sully = vampire(table, "A")
    guard, bystander = vampire(table, "C"), vampire(table, "B")
    deed = Deed(kind="bleed", directed="chosen")
    table.hand("A", action_card("reach", deed=deed, choose=("methuselah",)))
    table.act("A")
    table.seat("A").plays("reach", sully)
    assert {option.player for option in table.options(ChooseMethuselah)} == {"B", "C", "D"}
    table.seat("A").answers(ChooseMethuselah("C"))
    assert table.ask("C").options[0] == Block(guard), f"not {bystander}"
    finish(table)
    assert (table.pool("C"), table.now.edge) == (29, "A")


@pytest.mark.rule("VTES-ACT-BLEED-04")
@pytest.mark.parametrize("printed, bonus, expected", [(0, 0, 1), (1, 0, 2), (0, 2, 3), (0, -1, 0), (0, -5, 0)])
def test_the_amount_is_the_bleed_of_the_minion_and_what_is_in_force_never_below_0(printed, bonus, expected):
    table = Table()
    sully = vampire(table, "A", bleed=printed)
    table.put("A", thing("mood", Static("bleed", bonus, of="controller")))
    bleed(table, sully)
    finish(table)
    assert table.pool("B") == 30 - expected


@pytest.mark.rule("VTES-ACT-BLEED-04")
def test_the_bleed_of_an_ally_is_printed():
    table = Table()
    dancer = table.ally("A", ally("dancer", bleed=2))
    statue = table.ally("A", ally("statue", bleed=0))
    elder = table.ally("A", ally("elder", bleed=1, life=1, bleed_sup=3, life_sup=2), level=2)
    assert [bleed_of(table.now, table.card(one)) for one in (dancer, statue, elder)] == [2, 0, 3]


@pytest.mark.rule("VTES-ACT-BLEED-05")
def test_a_bleed_with_a_card_is_a_bleed_in_all_respects():
    table = Table()
    sully = vampire(table, "A")
    leech = Ability("take-action", deed=Deed(kind="bleed", directed="prey"), announced=(Change(what="bleed"),))
    source = table.put("A", thing("leech", leech))
    table.hand("A", modifier("urge", BLEED, when="bleed"))
    table.act("A")
    table.seat("A").uses(source, 0, sully)
    table.seat("A").plays("urge", sully)
    finish(table)
    assert (table.pool("B"), table.now.edge) == (27, "A"), "1, 1 by the card, 1 by the modifier"
    assert table.now.spent("turn", f"bleed/{sully}")


@pytest.mark.rule("VTES-ACT-BLEED-06")
def test_only_modifier_cards_are_limited_and_only_among_themselves():
    table = Table()
    sully = vampire(table, "A", bleed=1)
    table.put("A", thing("mood", Static("bleed", of="controller")))
    whip = lever(table, "A", Change(what="bleed", who="acting"), when="bleed", once=("action",))
    table.hand(
        "A",
        modifier("urge", BLEED, when="bleed"),
        modifier("thirst", BLEED, when="bleed"),
        modifier("frenzy", Change(what="bleed"), when="bleed"),
    )
    bleed(table, sully)
    table.seat("A").uses(whip)
    table.seat("A").plays("urge", sully)
    assert table.refused(PlayCard("thirst", 0, sully)) == "VTES-ACT-BLEED-06"
    table.seat("A").plays("frenzy", sully)
    finish(table)
    assert table.pool("B") == 30 - (2 + 1 + 1 + 1 + 1), "one of them does not count"


@pytest.mark.rule("VTES-ACT-BLEED-07", "VTES-R-46", "VTES-R-19")
def test_a_modifier_that_adds_nothing_now_leaves_the_limit_free_and_may_come_true_later():
    table = Table()
    sully = vampire(table, "A")
    table.hand("A", modifier("pounce", poor(9), when="bleed"), modifier("urge", BLEED, when="bleed"))
    table.state.pool["B"] = 10
    drain = lever(table, "B", Change(what="hand-size", amount=0, who="you"), when="bleed", pool=2, once=("action",))
    bleed(table, sully)
    table.seat("A").plays("pounce", sully)
    table.seat("A").plays("urge", sully)
    until(table, "action", "B")
    table.seat("B").uses(drain)
    finish(table)
    assert table.pool("B") == 10 - 2 - (1 + 2 + 1), "both count now"


@pytest.mark.rule("VTES-R-46", "VTES-ACT-BLEED-06")
def test_while_the_bleed_is_increased_not_even_a_dormant_modifier_is_played():
    table = Table()
    sully = vampire(table, "A")
    table.hand("A", modifier("pounce", poor(9), when="bleed"), modifier("urge", BLEED, when="bleed"))
    modifier("hush", STEALTH)
    bleed(table, sully)
    table.seat("A").plays("urge", sully)
    assert table.refused(PlayCard("pounce", 0, sully)) == "VTES-ACT-BLEED-06"


@pytest.mark.rule("VTES-R-19", "VTES-CANCEL-05")
def test_a_cancelled_modifier_has_increased_nothing_but_was_played():
    table = Table()
    sully, watcher = vampire(table, "A"), vampire(table, "B")
    table.hand("A", modifier("urge", BLEED, when="bleed"), "urge", modifier("thirst", BLEED, when="bleed"))
    table.hand("B", library_card("no", Mode(REACTION, "as-played", does=(Cancel(),)), types=(REACTION,)))
    bleed(table, sully)
    table.seat("A").plays("urge", sully)
    until(table, "as-played", "B")
    table.seat("B").plays("no", watcher)
    until(table, "action", "A")
    assert table.refused(PlayCard("urge", 0, sully)) == "VTES-MIN-04"
    assert offered(table, "thirst", sully)


@pytest.mark.rule("VTES-ACT-BLEED-08", "VTES-ACT-BLEED-09", "VTES-EDGE-02")
def test_the_amount_counts_at_resolution_and_a_bleed_of_nothing_brings_no_edge():
    for amount, pool, edge in ((2, 27, "A"), (-1, 30, "C")):
        table = Table()
        sully = vampire(table, "A")
        table.state.edge = "C"
        table.hand("A", modifier(f"mood{amount}", Change(what="bleed", amount=amount), when="declined"))
        bleed(table, sully)
        until(table, "blocks-declined", "A")
        table.seat("A").plays(f"mood{amount}", sully)
        finish(table)
        assert (table.pool("B"), table.now.edge) == (pool, edge)
        assert table.told("succeeds"), "the action succeeds in any case"


@pytest.mark.rule("VTES-ACT-BLEED-10")
def test_whoever_has_less_pool_than_the_bleed_loses_all_of_it_and_is_ousted():
    table = Table()
    sully = vampire(table, "A", bleed=4)
    table.state.pool["B"] = 2
    bleed(table, sully)
    finish(table)
    assert table.told("burns-pool") == [{"player": "B", "amount": 2, "before": 2, "after": 0, "cause": sully}]
    assert table.now.gone == ("B",)
    assert table.now.edge == "A"
    assert table.pool("A") == 36


@pytest.mark.rule("VTES-ACT-BLEED-11", "VTES-BLOCK-08", "VTES-R-44")
def test_a_redirected_bleed_keeps_its_modifiers_and_is_blocked_by_the_new_target():
    table = Table("ABCD")
    sully = vampire(table, "A")
    bouncer, guard = vampire(table, "B", disciplines=("DOM",)), vampire(table, "C")
    table.hand("A", modifier("urge", BLEED, when="bleed"))
    table.hand("B", "deflection")
    bleed(table, sully)
    table.seat("A").plays("urge", sully)
    until(table, "blocks-declined", "B")
    table.seat("B").plays("deflection", bouncer, 1)
    assert {option.player for option in table.options()} == {"C", "D"}, "neither oneself nor the acting Methuselah"
    table.seat("B").answers(ChooseMethuselah("C"))
    assert action_of(table).targets == ("C",)
    until(table, "action", "C")
    assert Block(guard) in table.options()
    finish(table)
    assert (table.pool("B"), table.pool("C")) == (30, 28)


# the examples of the rulebook


@pytest.mark.rule("VTES-X-01", "VTES-ACT-BLEED-02", "VTES-ACT-BLEED-08", "VTES-ACT-BLEED-09", "VTES-BLOCK-01")
def test_belinde_bleeds_alicja():
    table = Table("SAK")
    belinde, mine, other = table.vampire("S", "belinde"), vampire(table, "A"), vampire(table, "K")
    watched(table, "A", "K")
    bleed(table, belinde, "A", "S")
    blockers = set()
    while table.prompt != "minion-phase":
        blockers |= {option.minion for option in table.options(Block)}
        table.seat(table.ask().seat).passes()
    assert blockers == {mine}, f"not {other}"
    assert table.card(belinde).locked
    assert (table.pool("A"), table.now.edge) == (29, "S")


@pytest.mark.rule("VTES-X-05", "VTES-SEQ-12", "VTES-BLOCK-06", "VTES-ACT-BLEED-06")
def test_sully_bleeds_more_after_blocks_are_declined():
    table = Table("SAK")
    sully, guard = table.vampire("S", "sully"), vampire(table, "A")
    table.put("S", thing("lesson", Static("discipline:dom", of="controller")))
    table.hand("S", "bonding")
    watched(table, "A")
    bleed(table, sully, "A", "S")
    until(table, "blocks-declined", "S")
    table.seat("S").plays("bonding", sully)
    asked = []
    while table.prompt != "minion-phase":
        asked.append(table.prompt)
        assert not table.options(Block), f"no new chance for {guard}"
        table.seat(table.ask().seat).passes()
    assert "action" not in asked
    assert table.pool("A") == 28
