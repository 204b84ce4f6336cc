"""The action cards of the first pool."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import Duel
from tests.games.vtes.cards.moments import can_use, choose, choose_slot, phase, plain, targets
from tests.games.vtes.combat.fights import combat_card
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.combat.effects import Press
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import ChooseHidden, Pass, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import stealth, strength
from nokturn.games.vtes.text.effects import Change

INFERIOR, SUPERIOR = 0, 1


def acts(card: str, vampire: str, mode: int = INFERIOR, blood: int | None = None) -> tuple[Table, str]:
    """A's vampire takes the action of the card; B could block."""
    table = Table()
    minion = table.vampire("A", vampire, blood=blood)
    table.vampire("B", "ryan")
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion, mode)
    return table, minion


# bleeds


@pytest.mark.card("govern-the-unaligned", "enchant-kindred", "intimidation", "deep-song")
@pytest.mark.parametrize(
    "card, vampire, mode, bled, blood",
    [
        ("govern-the-unaligned", "ashley", INFERIOR, 3, 2),
        ("enchant-kindred", "massimo-falconi", INFERIOR, 2, 4),
        ("intimidation", "massimo-falconi", INFERIOR, 2, 4),
        ("intimidation", "bret-stryker", SUPERIOR, 3, 4),
        ("deep-song", "baixinho", INFERIOR, 2, 3),
    ],
)
def test_a_bleed_card_bleeds_the_prey_for_more(card, vampire, mode, bled, blood):
    table, minion = acts(card, vampire, mode)
    action = table.now.action
    assert (action.kind, action.targets, stealth(table.now)) == ("bleed", ("B",), 0)
    table.pass_until("minion-phase")
    assert table.pool("B") == 30 - bled
    assert table.blood(minion) == blood
    assert table.now.ash["A"] == (card,)
    assert table.now.edge == "A"


@pytest.mark.card("govern-the-unaligned")
@pytest.mark.rule("VTES-ACT-BLEED-06")
def test_the_bonus_of_an_action_card_leaves_room_for_a_modifier():
    library_card(
        "bite",
        Mode("action_modifier", "bleed", does=(Change(what="bleed", limited=True),)),
        types=("action_modifier",),
    )
    table = Table()
    ashley = table.vampire("A", "ashley")
    table.hand("A", "govern-the-unaligned", "bite")
    table.act("A")
    table.seat("A").plays("govern-the-unaligned", ashley)
    table.seat("A").plays("bite", ashley)
    table.pass_until("minion-phase")
    assert table.pool("B") == 26


@pytest.mark.card("intimidation")
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
def test_the_level_decides_which_effects_there_are():
    table = Table()
    low, high, none = (
        table.vampire("A", "massimo-falconi"),
        table.vampire("A", "bret-stryker"),
        table.vampire("A", "ryan"),
    )
    table.hand("A", "intimidation")
    table.act("A")
    assert table.refused(PlayCard("intimidation", SUPERIOR, low)) == "VTES-DISC-02"
    assert table.refused(PlayCard("intimidation", INFERIOR, none)) == "VTES-DISC-01"
    assert {PlayCard("intimidation", mode, high) for mode in (INFERIOR, SUPERIOR)} <= set(table.options())


# influence


@pytest.mark.card("govern-the-unaligned", "enchant-kindred")
@pytest.mark.rule("VTES-CRYPT-03", "VTES-ACT-CARD-03")
@pytest.mark.parametrize(
    "card, discipline, blood, cost", [("govern-the-unaligned", "DOM", 3, 1), ("enchant-kindred", "PRE", 2, 0)]
)
def test_at_the_superior_level_a_younger_uncontrolled_vampire_gets_blood(card, discipline, blood, cost):
    table = Table()
    elder = table.vampire("A", plain(capacity=6, disciplines=(discipline,)))
    table.vampire("B", "ryan")
    younger, same = table.uncontrolled("A", "colette", 1), table.uncontrolled("A", "andi-liu")
    table.uncontrolled("B", "ashley")
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, elder, SUPERIOR)
    assert [option.slot for option in table.options(ChooseHidden)] == [younger]
    choose_slot(table, "A", younger)
    assert (table.now.action.targets, stealth(table.now)) == ((), 1)
    table.pass_until("minion-phase")
    assert table.now.hidden(younger)[1].counters == 1 + blood
    assert table.now.hidden(same)[1].counters == 0
    assert table.blood(elder) == 6 - cost


@pytest.mark.card("govern-the-unaligned")
def test_the_chosen_card_stays_face_down_to_the_others():
    table = Table()
    elder = table.vampire("A", plain(capacity=6, disciplines=("DOM",)))
    table.vampire("B", "ryan")
    slot = table.uncontrolled("A", "colette")
    table.hand("A", "govern-the-unaligned")
    table.act("A")
    table.seat("A").plays("govern-the-unaligned", elder, SUPERIOR)
    choose_slot(table, "A", slot)
    assert table.now.action.chosen == (f"?{slot}",)
    assert "colette" not in str(view(table.now, "B"))
    assert "colette" not in str([event.facts for event in table.events])


@pytest.mark.card("govern-the-unaligned")
@pytest.mark.rule("VTES-TGT-01")
def test_nobody_is_governed_without_somebody_younger():
    table = Table()
    elder = table.vampire("A", plain(capacity=3, disciplines=("DOM",)))
    table.uncontrolled("A", "colette")
    table.hand("A", "govern-the-unaligned")
    table.act("A")
    assert table.refused(PlayCard("govern-the-unaligned", SUPERIOR, elder)) == "VTES-TGT-01"


@pytest.mark.card("govern-the-unaligned")
@pytest.mark.rule("VTES-REQ-03")
def test_an_empty_vampire_cannot_pay_to_govern():
    table = Table()
    ashley = table.vampire("A", "ashley", blood=0)
    table.hand("A", "govern-the-unaligned")
    table.act("A")
    assert table.refused(PlayCard("govern-the-unaligned", INFERIOR, ashley)) == "VTES-REQ-03"


# Deep Song


@pytest.mark.card("deep-song")
@pytest.mark.rule("VTES-R-16")
def test_the_frenzied_vampire_locks_and_goes_first():
    table = Table()
    singer, victim = table.vampire("A", "lenny-burkhead"), table.vampire("C", "sully")
    table.vampire("C", "ashley", region=TORPOR)
    table.vampire("A", "ryan")
    table.hand("A", "deep-song")
    table.act("A")
    table.seat("A").plays("deep-song", singer, SUPERIOR)
    assert targets(table) == {victim}
    choose(table, "A", victim)
    assert (table.now.action.targets, stealth(table.now), table.now.action.kind) == (("C",), 0, "effect")
    table.pass_until("minion-phase")
    assert table.card(victim).locked
    assert table.told("combat") == [{"minion": victim, "opponent": singer}]


@pytest.mark.card("deep-song")
@pytest.mark.rule("VTES-TGT-07", "VTES-R-12")
def test_nothing_happens_to_a_victim_that_has_gone_to_torpor_meanwhile():
    table = Table()
    singer, victim = table.vampire("A", "lenny-burkhead"), table.vampire("B", "sully")
    table.hand("A", "deep-song")
    table.act("A")
    table.seat("A").plays("deep-song", singer, SUPERIOR)
    choose(table, "A", victim)
    table.now.change(victim, region=TORPOR)
    table.pass_until("minion-phase")
    assert not table.card(victim).locked
    assert not table.told("combat")
    assert table.told("fizzles")


# Creeping Sabotage


@pytest.mark.card("creeping-sabotage")
@pytest.mark.rule("VTES-REQ-09")
@pytest.mark.parametrize("copies", [0, 2])
def test_sabotage_costs_as_much_blood_as_there_are_copies_of_ones_own(copies):
    table = Table()
    ryan = table.vampire("A", "ryan", blood=4)
    table.vampire("B", "sully")
    for _ in range(copies):
        table.put("A", "creeping-sabotage")
    table.put("B", "creeping-sabotage")
    table.hand("A", "creeping-sabotage")
    table.act("A")
    table.seat("A").plays("creeping-sabotage", ryan)
    assert (table.now.action.targets, stealth(table.now)) == ((), 1)
    table.pass_until("minion-phase")
    assert table.blood(ryan) == 4 - copies
    assert table.card(f"creeping-sabotage:{copies + 2}").controller == "A"
    assert table.card(f"creeping-sabotage:{copies + 2}").region == "in_play"


@pytest.mark.card("creeping-sabotage")
@pytest.mark.rule("VTES-REQ-01")
def test_only_nosferatu_sabotage():
    table = Table()
    ashley = table.vampire("A", "ashley")
    table.hand("A", "creeping-sabotage")
    table.act("A")
    assert table.refused(PlayCard("creeping-sabotage", 0, ashley)) == "VTES-REQ-01"


@pytest.mark.card("creeping-sabotage")
@pytest.mark.rule("VTES-UNLOCK-03")
def test_each_sabotage_costs_the_prey_a_pool_in_each_unlock_phase():
    table = Table()
    one, two = table.put("A", "creeping-sabotage"), table.put("A", "creeping-sabotage")
    phase(table, "unlock")
    assert table.refused(Pass()) == "VTES-UNLOCK-03"
    table.seat("A").uses(one)
    assert not can_use(table, one)
    table.seat("A").uses(two)
    assert (table.pool("A"), table.pool("B"), table.pool("C")) == (30, 28, 30)
    phase(table, "unlock", "B")
    assert not can_use(table, one)


@pytest.mark.card("creeping-sabotage")
def test_any_minion_may_undo_a_sabotage():
    table = Table()
    sabotage = table.put("A", "creeping-sabotage")
    stray = table.ally("B", "underbridge-stray")
    table.vampire("A", "ryan")
    table.act("B")
    table.seat("B").uses(sabotage, 1, stray)
    assert (stealth(table.now), table.now.action.targets) == (0, ("A",))
    table.pass_until("minion-phase")
    assert table.now.ash["A"] == ("creeping-sabotage",)


# Preternatural Strength


@pytest.mark.card("preternatural-strength")
@pytest.mark.rule("VTES-DISC-05")
@pytest.mark.parametrize("vampire, mode, expected", [("ryan", INFERIOR, 2), ("aunt-linda", SUPERIOR, 3)])
def test_preternatural_strength_stays_on_the_vampire(vampire, mode, expected):
    table, minion = acts("preternatural-strength", vampire, mode)
    assert (stealth(table.now), table.now.action.targets) == (2, ())
    table.pass_until("minion-phase")
    assert strength(table.now, table.card(minion)) == expected
    assert table.card("preternatural-strength:1").host == minion
    assert table.blood(minion) == 3


@pytest.mark.card("preternatural-strength")
@pytest.mark.rule("VTES-WORD-06")
def test_a_vampire_has_only_one():
    table = Table()
    strong, other = table.vampire("A", "ryan"), table.vampire("A", "aunt-linda")
    table.put("A", "preternatural-strength", host=strong)
    table.hand("A", "preternatural-strength")
    table.act("A")
    assert table.refused(PlayCard("preternatural-strength", INFERIOR, strong)) == "VTES-WORD-06"
    assert table.refused(PlayCard("preternatural-strength", INFERIOR, other)) == ""


@pytest.mark.card("preternatural-strength", "torn-signpost")
@pytest.mark.rule("VTES-WORD-06")
def test_who_has_it_plays_no_torn_signpost():
    fight = Duel(("pot",), ("pot",))
    fight.put("A", "preternatural-strength", host=fight.a)
    fight.hand("B", "torn-signpost")
    fight.start().until("before-range", "B")
    assert fight.refused(PlayCard("torn-signpost", INFERIOR, fight.b)) == ""
    combat_card("boast", "before-range", Press(optional=True))  # so that A is asked
    fight = Duel(("pot",))
    fight.put("A", "preternatural-strength", host=fight.a)
    fight.hand("A", "torn-signpost", "boast")
    fight.start().until("before-range", "A")
    assert fight.refused(PlayCard("torn-signpost", INFERIOR, fight.a)) == "VTES-WORD-06"
