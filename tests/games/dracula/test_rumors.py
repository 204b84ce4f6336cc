"""Rumor tokens of the advanced game (DRA-RUMOR), and what the advanced game gives to Dracula (DRA-ADV-03)."""

import pytest
from msgspec.structs import replace

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.printed.content import POWERS
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.trail.trail import clear

from .table import KEY, SEWARD, Table


def started(mode):
    """A whole game, up to Dracula's first move."""
    table = Table(2)
    table.position = GAME.start(2, {"mode": mode}, KEY)
    table.state = table.position.state
    table.pass_until("dracula-moves", seat="A")
    return table


def holding(*trail, rumors=1):
    """Dracula is in Madrid, with this behind him on the trail, and holds this many rumor tokens."""
    table = Table()
    table.trail("madrid", *trail)
    table.game.rumors = rumors
    return table


def place(table):
    """He moves to Lisbon and places Rats there."""
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A").answers(do.MoveTo("lisbon")).answers(do.PlaceEncounter("rats"))
    return table


@pytest.mark.rule("DRA-ADV-03", "DRA-RUMOR-01")
def test_in_the_advanced_game_powers_join_the_location_deck_and_dracula_has_a_rumor_token():
    table = started("advanced")
    assert set(POWERS) <= set(table.game.location_deck)
    assert len(table.game.location_deck) == 70 + 5 - 1, "one location lies on space 1"
    assert table.game.rumors == 1


@pytest.mark.rule("DRA-ADV-03", "DRA-SETUP-14")
def test_in_the_basic_game_neither():
    table = started("basic")
    assert not set(POWERS) & set(table.game.location_deck)
    assert len(table.game.location_deck) == 70 - 1
    assert table.game.rumors == 0


@pytest.mark.rule("DRA-RUMOR-01", "DRA-DESPAIR-01")
def test_one_more_with_each_despair_token_four_in_all():
    table = Table()
    table.game.rumors = 1
    for week in range(1, 6):
        table.game.day = 6
        table.dawn().finish()
        assert table.game.rumors == 1 + min(week, 3)
        assert table.game.despair == min(week, 3)


@pytest.mark.rule("DRA-RUMOR-01", "DRA-SETUP-14")
def test_none_in_the_basic_game():
    table = Table(advanced=False)
    table.game.day = 6
    table.dawn().finish()
    assert (table.game.despair, table.game.rumors) == (1, 0)


@pytest.mark.rule("DRA-RUMOR-02")
def test_right_after_placing_an_encounter_he_may_put_a_token_on_spaces_1_to_3():
    table = holding("vienna", "prague")
    for space in (1, 2, 3):
        table.lay(space, "wolves" if space == 1 else "new_vampire")
    place(table)
    assert table.asked() == {"A": "phase-ends"}
    assert table.dracula.may(do.PlaceRumor) == [do.PlaceRumor(space) for space in (1, 2, 3)]
    assert table.dracula.refusal(do.PlaceRumor(4)).rule == "DRA-RUMOR-02"
    table.dracula.answers(do.PlaceRumor(2))
    assert table.hideout(2).rumor
    assert table.game.rumors == 0
    assert table.told("rumor-placed", "B") == [{"space": 2}]
    assert table.view("B").trail[1].rumor, "the token is public"


@pytest.mark.rule("DRA-RUMOR-02")
def test_he_need_not_and_one_token_a_phase_is_all():
    table = place(holding(rumors=2))
    table.dracula.answers(do.Done())
    assert table.over
    assert table.game.rumors == 2

    table = holding("vienna", rumors=2)
    table.lay(2, "spy")
    place(table).dracula.answers(do.PlaceRumor(1))
    assert table.over
    assert table.game.rumors == 1


@pytest.mark.rule("DRA-RUMOR-02", "DRA-DRAC-02")
def test_after_an_event_at_the_end_of_the_phase_it_is_too_late_for_one():
    table = holding("vienna")
    table.lay(2, "spy")
    table.dracula_events("nocturnal_visit", "devilish_power")
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A").answers(do.MoveTo("lisbon")).answers(do.PlaceEncounter("rats"))
    assert table.dracula.can(do.PlaceRumor(1))
    table.dracula.answers(do.PlayEvent("nocturnal_visit"))
    assert table.asked() == {"A": "phase-ends"}
    assert table.dracula.may(do.PlaceRumor) == []
    assert table.dracula.refusal(do.PlaceRumor(1)).rule == "DRA-RUMOR-02"
    assert table.dracula.refusal(do.PlaceRumor(2)).rule == "DRA-RUMOR-02"


@pytest.mark.rule("DRA-RUMOR-02")
@pytest.mark.parametrize("choice", [do.Feed(), do.DarkCall(), do.MoveTo("north_atlantic")], ids=["Feed", "Call", "sea"])
def test_not_in_a_phase_without_an_encounter(choice):
    table = holding()
    table.trail("nantes", "vienna")
    table.lay(2, "spy")
    table.dracula_phase().dracula.answers(choice)
    assert table.over
    assert table.game.rumors == 1


@pytest.mark.rule("DRA-RUMOR-02")
def test_in_such_a_phase_it_is_refused():
    table = holding("vienna")
    table.dracula_events("nocturnal_visit")
    table.lay(2, "spy")
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A").answers(do.Feed())
    table.pass_until("phase-ends", seat="A")
    assert table.dracula.refusal(do.PlaceRumor(3)).rule == "DRA-RUMOR-02"


@pytest.mark.rule("DRA-RUMOR-02")
def test_without_a_token_nothing_is_asked():
    assert place(holding(rumors=0)).over


def maturing(card, rumor=True):
    table = Table()
    table.encounters()
    table.trail("madrid", None, None, None, None, "vienna")
    table.lay(6, card, "rats", rumor=rumor)
    table.game.damage = 5
    table.dracula_phase()
    table.dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    return table


@pytest.mark.rule("DRA-RUMOR-03")
@pytest.mark.parametrize(
    "card, influence",
    [("new_vampire", 6), ("reckless_vampire", 7), ("aristocratic_vampire", 7), ("desecrated_soil", 0)],
)
def test_a_vampire_maturing_from_a_hideout_with_a_rumor_raises_influence_by_3_more(card, influence):
    assert maturing(card).game.influence == influence


@pytest.mark.rule("DRA-RUMOR-03", "DRA-WIN-05")
def test_the_vampire_comes_first_and_then_the_rumor():
    table = maturing("new_vampire")
    assert [facts["cause"] for facts in table.told("influence-gained")] == ["new_vampire", "rumor"]


@pytest.mark.rule("DRA-RUMOR-04")
def test_the_token_goes_back_to_the_pool_with_the_hideout():
    table = maturing("new_vampire")
    assert table.game.rumors == 0
    table = Table()
    table.trail("madrid", "vienna")
    table.lay(2, "spy", rumor=True)
    clear(table.game, table.hideout(2).slot)
    assert table.game.rumors == 0


def searched(*encounters):
    table = Table()
    table.encounters()
    table.trail("madrid", "vienna")
    table.lay(2, *encounters, rumor=True)
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.finish()
    return table


@pytest.mark.rule("DRA-RUMOR-04")
def test_it_goes_when_no_encounter_is_left_there():
    table = searched("hoax")
    assert not table.hideout(2).rumor
    assert table.game.rumors == 0
    assert table.told("rumor-returns") == [{"space": 2, "lair": 0}]


@pytest.mark.rule("DRA-RUMOR-04")
def test_it_stays_while_one_is_left():
    assert searched("hoax", "rats").hideout(2).rumor


@pytest.mark.rule("DRA-RUMOR-04", "DRA-LAIR-03", "DRA-LAIR-04")
def test_it_stays_with_a_hideout_that_becomes_a_lair_and_back():
    table = Table()
    table.trail("madrid", None, None, None, None, "lisbon")
    table.lay(6, "new_vampire", rumor=True)
    table.dracula_phase().dracula.answers(do.MakeLair(1)).answers(do.PlaceEncounter("rats"))
    assert table.lair_on(1).rumor
    table.dracula.answers(do.MoveToLair(1))
    assert table.hideout(1).rumor


@pytest.mark.rule("DRA-RUMOR-04", "DRA-LAIR-05")
def test_it_goes_with_a_lair_that_is_cleared():
    table = Table()
    table.lair(1, "lisbon", "spy")
    table.game.put(replace(table.lair_on(1), rumor=True))
    table.dracula_phase().dracula.answers(do.ClearLair(1))
    assert table.game.rumors == 0
    assert table.game.lairs == (None, None, None)


@pytest.mark.rule("DRA-RUMOR-05")
def test_the_hideout_must_hold_an_encounter_and_no_rumor_yet():
    table = holding("vienna")
    table.lay(1, "spy", rumor=True)
    place(table)
    assert table.dracula.may(do.PlaceRumor) == [do.PlaceRumor(1)]
    assert table.dracula.refusal(do.PlaceRumor(2)).rule == "DRA-RUMOR-05", "one token a hideout"
    assert table.dracula.refusal(do.PlaceRumor(3)).rule == "DRA-RUMOR-05", "no encounter"


@pytest.mark.rule("DRA-RUMOR-05", "DRA-POWER-HIDE-05")
def test_hide_may_bear_one_as_a_bluff():
    table = holding()
    table.dracula_phase().dracula.answers(do.Hide()).answers(do.PlaceEncounter("rats")).answers(do.PlaceRumor(1))
    assert table.hideout(1).card == "hide"
    assert table.hideout(1).rumor
