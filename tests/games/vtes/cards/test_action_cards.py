"""The action cards of the first pool."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import can_use, choose, choose_slot, phase, plain, targets
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.choices import ChooseHidden, ChoosePrinted, Nothing, Pass, PlayCard
from nokturn.games.vtes.effects import Change
from nokturn.games.vtes.state import TORPOR
from nokturn.games.vtes.stats import hand_size, stealth, strength
from nokturn.games.vtes.texts import Mode
from nokturn.games.vtes.view import open_to, view

INFERIOR, SUPERIOR = 0, 1


def acts(card: str, vampire: str, mode: int = INFERIOR, blood: int | None = None) -> tuple[Table, str]:
    """A's vampire takes the action of the card; B could block."""
    table = Table()
    minion = table.vampire("A", vampire, blood=blood)
    table.vampire("B", "ryan")
    table.hand("A", card)
    table.act("A")
    table.play("A", card, minion, mode)
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
    table.play("A", "govern-the-unaligned", ashley)
    table.play("A", "bite", ashley)
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
    assert table.refused(PlayCard("intimidation", SUPERIOR, low)) == "VTES-DISC-01"
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
    table.play("A", card, elder, SUPERIOR)
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
    table.play("A", "govern-the-unaligned", elder, SUPERIOR)
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
    table.play("A", "deep-song", singer, SUPERIOR)
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
    table.play("A", "deep-song", singer, SUPERIOR)
    choose(table, "A", victim)
    table.position.state.change(victim, region=TORPOR)
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
    table.play("A", "creeping-sabotage", ryan)
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
    table.use("A", one)
    table.use("A", two)
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
    table.use("B", sabotage, 1, stray)
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
def test_a_vampire_has_only_one_and_plays_no_torn_signpost():
    library_card("torn-signpost", Mode("action_card", "take-action"), types=("action_card",))
    table = Table()
    strong, other = table.vampire("A", "ryan"), table.vampire("A", "aunt-linda")
    table.put("A", "preternatural-strength", host=strong)
    table.hand("A", "preternatural-strength", "torn-signpost")
    table.act("A")
    assert table.refused(PlayCard("preternatural-strength", INFERIOR, strong)) == "VTES-WORD-06"
    assert table.refused(PlayCard("preternatural-strength", INFERIOR, other)) == ""
    assert table.refused(PlayCard("torn-signpost", 0, strong)) == "VTES-WORD-06"
    assert table.refused(PlayCard("torn-signpost", 0, other)) == ""


# Revelations


def the_hand_of_b(mode: int) -> tuple[Table, str]:
    table = Table()
    colette = table.vampire("A", "colette")
    table.vampire("B", "ryan")
    table.hand("A", "revelations")
    table.hand("B", "majesty", "bonding", *["vessel"] * 5)
    table.library("B", "fame")
    table.act("A")
    table.play("A", "revelations", colette, mode)
    return table, colette


@pytest.mark.card("revelations")
@pytest.mark.rule("VTES-PLAY-09")
def test_revelations_let_one_choose_what_the_prey_discards():
    table, colette = the_hand_of_b(INFERIOR)
    assert (stealth(table.now), table.now.action.targets) == (1, ("B",))
    assert "majesty" not in str(view(table.now, "A"))
    table.pass_until("choose-discard")
    assert set(table.ask("A").options) == {ChoosePrinted("majesty"), ChoosePrinted("bonding"), ChoosePrinted("vessel")}
    assert "majesty" in str(view(table.now, "A"))
    assert "majesty" not in str(view(table.now, "C"))
    table.answer("A", ChoosePrinted("majesty"))
    assert table.now.ash["B"] == ("majesty",)
    assert sorted(table.now.hands["B"]) == ["bonding", "fame", *["vessel"] * 5]
    assert "fame" not in str(view(table.now, "A"))
    assert "bonding" not in str(view(table.now, "A"))
    assert table.blood(colette) == 4


@pytest.mark.card("revelations")
def test_what_revelations_show_is_told_to_the_two_only():
    table, _ = the_hand_of_b(INFERIOR)
    table.pass_until("choose-discard")
    shown = [event for event in table.events if event.key == "shows-hand"]
    assert [event.privy for event in shown] == [("A", "B")]
    assert "majesty" not in str([event.facts for event in table.events])
    assert [viewer for viewer in ("A", "C", None) if open_to(table.now, "B", viewer)] == ["A"]


@pytest.mark.card("revelations")
def test_an_empty_hand_reveals_nothing():
    table = Table()
    colette = table.vampire("A", "colette")
    table.hand("A", "revelations")
    table.act("A")
    table.play("A", "revelations", colette, INFERIOR)
    table.pass_until("minion-phase")
    assert table.told("succeeds")
    assert table.now.revealed == ()


@pytest.mark.card("revelations")
def test_at_the_superior_level_the_hand_of_the_prey_is_open_to_all_whoever_that_is():
    table, _ = the_hand_of_b(SUPERIOR)
    assert (stealth(table.now), table.now.action.targets) == (1, ())
    table.pass_until("minion-phase")
    table.state.hands["C"] = ("deflection",)
    for viewer in ("A", "C"):
        assert "majesty" in str(view(table.now, viewer))
    assert "deflection" not in str(view(table.now, "A"))
    table.state.gone = ("B",)
    assert "deflection" in str(view(table.now, "A"))


@pytest.mark.card("revelations")
def test_any_minion_may_close_the_hand_again():
    table, colette = the_hand_of_b(SUPERIOR)
    table.pass_until("minion-phase")
    table.state.change(colette, locked=False)
    closer = table.vampire("B", "sully")
    table.act("B")
    table.use("B", "revelations:1", 0, closer)
    assert (stealth(table.now), table.now.action.targets) == (0, ("A",))
    table.pass_until("minion-phase")
    assert table.now.ash["A"] == ("revelations",)
    assert "majesty" not in str(view(table.now, "A"))


# Magic of the Smith


def at_the_anvil(*library: str, mode: int = INFERIOR, pool: int = 30, **more: object) -> tuple[Table, str]:
    table = Table(pool=pool)
    smith = table.vampire("A", "nassir", **more)
    table.vampire("B", "ryan")
    table.hand("A", "magic-of-the-smith")
    table.library("A", "vessel", *library)
    table.state.hands["A"] += ("vessel",) * 6
    table.act("A")
    table.play("A", "magic-of-the-smith", smith, mode)
    return table, smith


@pytest.mark.card("magic-of-the-smith")
@pytest.mark.rule("VTES-WORD-04")
@pytest.mark.parametrize("mode, expected", [(INFERIOR, 1), (SUPERIOR, 3)])
def test_the_smith_searches_the_library_for_equipment(mode, expected):
    table, smith = at_the_anvil("44-magnum", "bonding", "kevlar-vest", "fame", mode=mode)
    assert (stealth(table.now), table.now.action.targets, table.now.action.kind) == (expected, (), "equip")
    table.pass_until("search-library")
    offered = {ChoosePrinted("44-magnum", "library"), ChoosePrinted("kevlar-vest", "library"), Nothing()}
    assert set(table.ask("A").options) == offered
    table.answer("A", ChoosePrinted("44-magnum", "library"))
    assert table.card("44-magnum:1").host == smith
    assert (table.pool("A"), table.blood(smith)) == (28, 3)
    assert sorted(table.now.library["A"]) == ["bonding", "fame", "kevlar-vest"]
    assert table.now.ash["A"] == ("magic-of-the-smith",)


@pytest.mark.card("magic-of-the-smith")
@pytest.mark.rule("VTES-WORD-04")
def test_the_smith_may_find_nothing_and_the_library_is_shuffled():
    table, _ = at_the_anvil("44-magnum", *["bonding"] * 30, *["fame"] * 30)
    before = table.now.library["A"]
    table.pass_until("search-library")
    table.answer("A", Nothing())
    assert sorted(table.now.library["A"]) == sorted(before)
    assert table.now.library["A"] != before
    assert not any(card.startswith("44") for card in table.now.cards)


@pytest.mark.card("magic-of-the-smith")
@pytest.mark.rule("VTES-REQ-04", "VTES-CONTEST-05")
def test_the_smith_makes_nothing_that_cannot_be_paid_or_had():
    table, smith = at_the_anvil("44-magnum", "kevlar-vest", "bowl-of-convergence", "sport-bike", pool=1)
    table.put("A", "kevlar-vest", host=smith)
    table.put("A", "bowl-of-convergence", host=table.vampire("A", "lauren"))
    table.pass_until("search-library")
    assert set(table.options()) == {ChoosePrinted("sport-bike", "library"), Nothing()}


@pytest.mark.card("magic-of-the-smith")
def test_what_is_offered_does_not_tell_the_order_of_the_library():
    offers = []
    for library in (("44-magnum", "kevlar-vest"), ("kevlar-vest", "44-magnum")):
        table, _ = at_the_anvil(*library)
        table.pass_until("search-library")
        offers.append(table.options())
    assert offers[0] == offers[1]


@pytest.mark.card("magic-of-the-smith")
def test_the_search_draws_no_card():
    table, _ = at_the_anvil("44-magnum")
    table.pass_until("search-library")
    table.answer("A", ChoosePrinted("44-magnum", "library"))
    assert hand_size(table.now, "A") == len(table.now.hands["A"]) == 7
