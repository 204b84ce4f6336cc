"""Action cards that look into hands and libraries: Revelations and Magic of the Smith."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.seen.view import open_to, view
from nokturn.games.vtes.state.card_language import Mode, Static
from nokturn.games.vtes.state.choices import ChoosePrinted, Nothing, PlayCard
from nokturn.games.vtes.state.stats import PER_LEVEL, hand_size, intercept, stealth

INFERIOR, SUPERIOR = 0, 1

# Revelations


def the_hand_of_b(mode: int) -> tuple[Table, str]:
    table = Table()
    colette = table.vampire("A", "colette")
    table.vampire("B", "ryan")
    table.hand("A", "revelations")
    table.hand("B", "majesty", "bonding", *["vessel"] * 5)
    table.library("B", "fame")
    table.act("A")
    table.seat("A").plays("revelations", colette, mode)
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
    table.seat("A").answers(ChoosePrinted("majesty"))
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
    table.seat("A").plays("revelations", colette, INFERIOR)
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
    table.seat("B").uses("revelations:1", 0, closer)
    assert (stealth(table.now), table.now.action.targets) == (0, ("A",))
    table.pass_until("minion-phase")
    assert table.now.ash["A"] == ("revelations",)
    assert "majesty" not in str(view(table.now, "A"))


# Magic of the Smith


def at_the_anvil(*library: str, mode: int = INFERIOR, pool: int = 30, **more: Any) -> tuple[Table, str]:
    table = Table(pool=pool)
    smith = table.vampire("A", "nassir", **more)
    table.vampire("B", "ryan")
    table.hand("A", "magic-of-the-smith")
    table.library("A", "vessel", *library)
    table.state.hands["A"] += ("vessel",) * 6
    table.act("A")
    table.seat("A").plays("magic-of-the-smith", smith, mode)
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
    table.seat("A").answers(ChoosePrinted("44-magnum", "library"))
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
    table.seat("A").answers(Nothing())
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
@pytest.mark.rule("VTES-ACT-EQUIP-07", "VTES-DISC-05")
@pytest.mark.parametrize("level, intercepts", [(INFERIOR, 1), (SUPERIOR, 2)])
def test_the_smith_equips_so_the_vampire_chooses_the_level_as_ever(level, intercepts):
    modes = [Mode("equipment", "take-action", (code,)) for code in ("tha", "THA")]
    library_card("lens", *modes, Static("intercept", PER_LEVEL), types=("equipment",), disciplines=("tha",))
    table, smith = at_the_anvil("lens", "44-magnum")
    table.pass_until("search-library")
    table.seat("A").answers(ChoosePrinted("lens", "library"))
    assert set(table.ask("A").options) == {PlayCard("lens", INFERIOR, smith), PlayCard("lens", SUPERIOR, smith)}
    table.seat("A").answers(PlayCard("lens", level, smith))
    assert intercept(table.now, table.card(smith)) == intercepts


@pytest.mark.card("magic-of-the-smith")
@pytest.mark.rule("VTES-DISC-02", "VTES-REQ-03")
def test_the_smith_makes_nothing_that_takes_a_discipline_the_vampire_has_not():
    both = [Mode("equipment", "take-action", (code,)) for code in ("aus", "AUS")]
    library_card("lens", *both, Static("intercept", PER_LEVEL), types=("equipment",), disciplines=("aus",))
    library_card("mask", Mode("equipment", "take-action", ("dom",)), types=("equipment",), disciplines=("dom",))
    table, smith = at_the_anvil("lens", "mask")
    table.pass_until("search-library")
    assert set(table.options()) == {ChoosePrinted("lens", "library"), Nothing()}
    table.seat("A").answers(ChoosePrinted("lens", "library"))
    assert intercept(table.now, table.card(smith)) == 1, "inferior Auspex leaves no choice"


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
    table.seat("A").answers(ChoosePrinted("44-magnum", "library"))
    assert hand_size(table.now, "A") == len(table.now.hands["A"]) == 7
