"""Consecrated ground and heavenly host tokens (DRA-TOKEN-HOLY)."""

import pytest

from nokturn.games.dracula.state import choices as do

from .fights import begin, play
from .table import GODALMING, MINA, SEWARD, Table


def consecrating(table, *cities):
    """Mina plays Consecrated Ground as her night action; the first city gets the token, the others hosts by Seward,
    Van Helsing and Mina, who each show a Heavenly Host."""
    table.events(MINA, "consecrated_ground")
    table.action(MINA, night=True).hunter(MINA).answers(do.PlayEvent("consecrated_ground"))
    table.hunter(MINA).answers(do.ThisPlace(cities[0]))
    for city in cities[1:]:
        (question,) = table.asks
        player = next(hunter for hunter, seat in table.game.players.items() if seat == question.seat)
        table.hunter(player).answers(do.ShowItem("heavenly_host")).answers(do.ThisPlace(city))
    return table


def prepared():
    """Vienna, with two encounters, is on the trail, Hide with a third linked to it; Dracula has gone on to Lisbon."""
    table = Table()
    table.trail("lisbon", "hide", "vienna", "prague")
    table.lay(2, "rats")
    table.lay(3, "wolves", "spy")
    table.lay(4, "saboteur")
    return table


def moving(table):
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A")
    return table


@pytest.mark.rule("DRA-TOKEN-HOLY-01")
def test_consecrated_ground_turns_up_the_location_and_all_its_encounters_on_a_linked_hide_too():
    table = consecrating(prepared(), "vienna")
    assert table.game.consecrated == "vienna"
    assert table.hideout(3).face_up
    assert table.hideout(2).face_up
    assert all(laid.face_up for space in (2, 3) for laid in table.hideout(space).encounters)
    assert not table.hideout(4).face_up
    assert not table.hideout(4).encounters[0].face_up
    assert not table.game.revealed
    assert [laid.card for laid in table.hideout(3).encounters] == ["wolves", "spy"], "they stay"


@pytest.mark.rule("DRA-TOKEN-HOLY-01")
def test_so_does_a_heavenly_host():
    table = prepared()
    table.items(SEWARD, "heavenly_host")
    consecrating(table, "paris", "prague")
    assert table.game.hosts == ("prague",)
    assert table.hideout(4).face_up
    assert table.hideout(4).encounters[0].face_up
    assert not table.hideout(3).face_up


@pytest.mark.rule("DRA-TOKEN-HOLY-01")
def test_elsewhere_it_turns_up_nothing():
    table = consecrating(prepared(), "paris")
    assert table.told("card-turned-up") == []
    assert table.told("encounter-turned-up") == []


@pytest.mark.rule("DRA-TOKEN-HOLY-02")
@pytest.mark.parametrize("token", ["consecrated", "host"])
def test_dracula_cannot_enter_that_location(token):
    table = Table(at="madrid")
    table.lair(1, "cadiz", "spy")
    cities = ("lisbon", "cadiz")
    for city in cities:
        table.game.consecrated = city if token == "consecrated" else ""
        table.game.hosts = () if token == "consecrated" else (city,)
        table.trail("madrid")
        moving(table)
        option = do.MoveToLair(1) if city == "cadiz" else do.MoveTo(city)
        wolf = do.WolfFormToLair(1) if city == "cadiz" else do.WolfForm(city)
        assert table.dracula.refusal(option).rule == "DRA-TOKEN-HOLY-02"
        assert table.dracula.refusal(wolf).rule == "DRA-TOKEN-HOLY-02"


@pytest.mark.rule("DRA-TOKEN-HOLY-02", "DRA-POWER-WOLF-01")
def test_nor_pass_through_it_with_wolf_form():
    table = Table(at="athens")
    table.game.consecrated = "valona"
    moving(table)
    assert table.dracula.may(do.WolfForm) == []
    for city in ("valona", "salonica", "sarajevo", "sofia"):
        assert table.dracula.refusal(do.WolfForm(city)).rule == "DRA-TOKEN-HOLY-02"


@pytest.mark.rule("DRA-TOKEN-HOLY-02")
def test_another_way_around_it_is_open():
    table = Table(at="madrid")
    table.game.hosts = ("alicante",)
    moving(table)
    assert table.dracula.can(do.WolfForm("granada")), "its own neighbour"
    table = Table(at="cadiz")
    table.game.hosts = ("madrid",)
    moving(table)
    reached = {option.place for option in table.dracula.may(do.WolfForm)}
    assert reached == {"granada", "lisbon", "alicante", "santander"}, "not Saragossa, which lies behind Madrid"


@pytest.mark.rule("DRA-TOKEN-HOLY-02", "DRA-COMBAT-25")
def test_nor_enter_it_or_pass_through_it_with_escape_as_bat():
    table = Table(at="athens")
    table.game.consecrated = "salonica"
    table.game.hosts = ("sarajevo",)
    table.place(GODALMING, "athens")
    table.revealed()
    begin(table, "claws", "escape_as_bat")
    play(table, "claws", "dodge")
    play(table, "escape_as_bat", "punch")
    assert {option.place for option in table.dracula.may(do.FlyTo)} == {"valona", "sofia"}
    assert table.dracula.refusal(do.FlyTo("salonica")).rule == "DRA-TOKEN-HOLY-02"
    assert table.dracula.refusal(do.FlyTo("sarajevo")).rule == "DRA-TOKEN-HOLY-02"


@pytest.mark.rule("DRA-TOKEN-HOLY-03")
@pytest.mark.parametrize("token", ["consecrated", "host"])
def test_on_his_current_location_he_must_move_on(token):
    table = Table(at="madrid")
    table.game.consecrated = "madrid" if token == "consecrated" else ""
    table.game.hosts = () if token == "consecrated" else ("madrid",)
    moving(table)
    for power in (do.Feed(), do.DarkCall(), do.Hide()):
        assert table.dracula.refusal(power).rule == "DRA-TOKEN-HOLY-03"
    assert table.dracula.can(do.MoveTo("lisbon"))
    assert table.dracula.can(do.WolfForm("toulouse")), "he may leave it by Wolf Form"


@pytest.mark.rule("DRA-TOKEN-HOLY-03", "DRA-REVEAL-03")
def test_placed_there_it_reveals_him_and_in_his_next_phase_he_has_to_go():
    table = consecrating(Table(at="madrid"), "madrid")
    assert table.game.revealed
    moving(table)
    assert table.dracula.refusal(do.Feed()).rule == "DRA-TOKEN-HOLY-03"
    table.dracula.answers(do.MoveTo("lisbon"))
    assert not table.game.revealed


@pytest.mark.rule("DRA-TOKEN-HOLY-04")
def test_heavenly_hosts_leave_at_dawn_and_consecrated_ground_stays():
    table = Table()
    table.game.consecrated, table.game.hosts = "vienna", ("paris", "rome")
    table.dusk().finish()
    assert table.game.hosts == ("paris", "rome")
    table.dawn().finish()
    assert table.game.hosts == ()
    assert table.game.consecrated == "vienna"


@pytest.mark.rule("DRA-TOKEN-HOLY-04", "DRA-CARD-13")
def test_consecrated_ground_stays_until_it_is_moved():
    table = Table()
    table.game.consecrated = "vienna"
    consecrating(table, "paris")
    assert table.game.consecrated == "paris"


@pytest.mark.rule("DRA-TOKEN-HOLY-04")
def test_or_removed_by_devilish_power():
    table = Table()
    table.game.consecrated = "vienna"
    table.dracula_events("devilish_power")
    table.dracula_phase().dracula.answers(do.PlayEvent("devilish_power", "defile"))
    assert table.game.consecrated == ""


@pytest.mark.rule("DRA-TOKEN-HOLY-05")
@pytest.mark.parametrize("city", ["castle_dracula", "galatz", "klausenburg"])
def test_neither_may_be_placed_in_draculas_own_cities(city):
    table = Table()
    table.items(SEWARD, "heavenly_host")
    table.events(MINA, "consecrated_ground")
    table.action(MINA, night=True).hunter(MINA).answers(do.PlayEvent("consecrated_ground"))
    assert table.hunter(MINA).refusal(do.ThisPlace(city)).rule == "DRA-TOKEN-HOLY-05"
    table.hunter(MINA).answers(do.ThisPlace("paris"))
    table.hunter(SEWARD).answers(do.ShowItem("heavenly_host"))
    assert table.hunter(SEWARD).refusal(do.ThisPlace(city)).rule == "DRA-TOKEN-HOLY-05"
    assert len(table.hunter(SEWARD).options) == 60 - 3 - 1, "nor where the other token lies"


@pytest.mark.rule("DRA-TOKEN-HOLY-05")
def test_a_lair_whose_city_receives_one_is_turned_up_like_a_hideout():
    table = Table()
    table.lair(2, "vienna", "spy", "wolves")
    consecrating(table, "vienna")
    assert table.lair_on(2).face_up
    assert all(laid.face_up for laid in table.lair_on(2).encounters)
