"""The trail and its hideouts (DRA-TRAIL)."""

import pytest

from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.trail.trail import clear, discover

from .table import GODALMING, MINA, SEWARD, Table


@pytest.mark.rule("DRA-TRAIL-01")
def test_space_1_is_the_current_location():
    table = Table(at="madrid").dracula_phase()
    table.dracula.answers(do.MoveTo("lisbon"))
    assert table.hideout(1).card == table.game.at == "lisbon"
    assert len(table.game.trail) == 6


@pytest.mark.rule("DRA-TRAIL-01")
@pytest.mark.parametrize(
    "power, card",
    [(do.Feed(), "feed"), (do.DarkCall(), "dark_call"), (do.Hide(), "hide")],
    ids=["Feed", "Call", "Hide"],
)
def test_unless_it_holds_a_power_that_did_not_move_him(power, card):
    table = Table(at="madrid").dracula_phase()
    table.dracula.answers(power)
    assert table.hideout(1).card == card
    assert table.game.at == "madrid"
    assert table.hideout(2).card == "madrid"


@pytest.mark.rule("DRA-TRAIL-02", "DRA-TRAIL-03", "DRA-DRAC-MOVE-01")
def test_a_hideout_is_everything_on_one_space_and_shifts_as_a_whole():
    table = Table()
    table.trail("madrid", "vienna")
    table.lay(2, "wolves", "spy", rumor=True)
    table.wolf(2)
    before = table.hideout(2)
    table.dracula_phase()
    assert table.hideout(3) == before
    table.dracula.answers(do.MoveTo("lisbon"))
    assert table.trail_cards() == ("lisbon", "madrid", "vienna", None, None, None)


@pytest.mark.rule("DRA-TRAIL-03")
def test_each_phase_shifts_every_hideout_before_the_new_card_is_placed():
    table = Table(at="madrid")
    for city in ("lisbon", "cadiz", "granada"):
        table.dracula_phase().dracula.answers(do.MoveTo(city)).passes()
    assert table.trail_cards() == ("granada", "cadiz", "lisbon", "madrid", None, None)


@pytest.mark.rule("DRA-TRAIL-04")
def test_a_revealed_card_stays_face_up_until_it_returns_to_the_deck():
    table = Table()
    table.trail("madrid", None, None, None, "nantes")
    table.run("dracula.newspaper_reports", GODALMING, "later")
    assert table.hideout(5).face_up
    table.dracula_phase()
    assert table.hideout(6).card == "nantes"
    assert table.hideout(6).face_up
    table.dracula.answers(do.MoveTo("lisbon")).passes()
    table.dracula_phase().dracula.answers(do.LetGo())
    assert "nantes" in table.game.location_deck
    table.finish()
    table.trail("bordeaux")
    table.dracula_phase().dracula.answers(do.MoveTo("nantes"))
    assert not table.hideout(1).face_up, "played anew it lies face down"


@pytest.mark.rule("DRA-TRAIL-05", "DRA-TRAIL-06")
def test_clearing_returns_the_cards_discards_the_encounters_and_leaves_a_gap():
    table = Table()
    table.trail("madrid", "vienna", "prague")
    table.lay(2, "new_vampire", "spy", rumor=True)
    table.wolf(2)
    clear(table.game, table.hideout(2).slot)
    assert table.trail_cards() == ("madrid", None, "prague", None, None, None)
    assert {"vienna", "wolf_form"} <= set(table.game.location_deck)
    assert table.game.encounter_discard == ("new_vampire", "spy")
    assert table.game.influence == 0, "without maturing"
    assert table.game.rumors == 0, "the token goes to the pool, not to Dracula"


@pytest.mark.rule("DRA-TRAIL-06", "DRA-DRAC-MOVE-01")
def test_nothing_shifts_to_fill_a_gap():
    table = Table()
    table.trail("madrid", "vienna", "prague")
    clear(table.game, table.hideout(2).slot)
    table.dracula_phase()
    assert table.trail_cards() == (None, "madrid", None, "prague", None, None)


@pytest.mark.rule("DRA-TRAIL-07")
def test_a_hideout_that_lost_its_last_encounter_stays_on_the_trail():
    table = Table()
    table.trail("madrid", "vienna")
    table.encounters("wolves")
    table.lay(2, "hoax")
    table.place(SEWARD, "vienna")
    discover(table.game, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.finish()
    assert table.game.encounter_discard == ("hoax",)
    assert table.trail_cards()[:2] == ("madrid", "vienna")
    assert table.hideout(2).encounters == ()


@pytest.mark.rule("DRA-TRAIL-07", "DRA-LAIR-05")
def test_a_lair_that_lost_its_last_encounter_is_cleared():
    table = Table()
    table.encounters("wolves")
    table.lair(1, "vienna", "hoax", face_up=True)
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.dracula.answers(do.Resolve(*table.calls(table.lair_on(1).encounters[0])))
    assert table.game.lairs == (None, None, None)
    assert "vienna" in table.game.location_deck


def newspaper(table, mode):
    table.events(MINA, "newspaper_reports")
    return table.run("dracula.play_event", MINA, "newspaper_reports", mode)


@pytest.mark.rule("DRA-TRAIL-08")
@pytest.mark.parametrize("card", ["vienna", "north_sea", "hide", "castle_dracula"])
def test_an_effect_on_a_space_turns_up_whatever_lies_there_face_down(card):
    table = Table()
    table.trail("madrid", None, card)
    newspaper(table, "immediate")
    assert table.hideout(3).face_up
    assert [facts["card"] for facts in table.told("card-turned-up")] == [card]
    assert not table.hideout(1).face_up


@pytest.mark.rule("DRA-TRAIL-08")
@pytest.mark.parametrize("card", [None, "feed"], ids=["empty", "face up"])
def test_an_empty_space_or_a_face_up_card_gives_nothing(card):
    table = Table()
    table.trail("madrid", "vienna", card, "prague")
    newspaper(table, "immediate")
    assert table.told("card-turned-up") == []
    assert table.over
    assert not any(table.hideout(space).face_up for space in (1, 2, 4))


@pytest.mark.rule("DRA-TRAIL-08", "DRA-REVEAL-03")
def test_turning_up_his_own_city_reveals_him():
    table = Table()
    table.trail("feed", "dark_call", "madrid", current=3)
    newspaper(table, "immediate")
    assert table.game.revealed
