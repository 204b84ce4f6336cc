"""Discovery: a hunter ends movement in a city and the trail is checked (DRA-DISC)."""

import pytest

from nokturn.games.dracula.state import choices as do

from .table import GODALMING, MINA, SEWARD, VAN_HELSING, Table


def prepared():
    """Vienna is on the trail with two encounters; Dracula is far away in Madrid."""
    table = Table()
    table.trail("madrid", "vienna", "lisbon")
    table.lay(2, "wolves", "spy")
    return table


def shown(table):
    return [facts["card"] for facts in table.told("card-turned-up", "B")]


@pytest.mark.rule("DRA-DISC-01", "DRA-HUNT-MOVE-03")
def test_after_a_road_move_the_card_of_the_city_is_turned_up():
    table = prepared()
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    assert table.hideout(2).face_up
    assert table.told("card-turned-up", "B") == [{"card": "vienna", "space": 2, "lair": 0}]
    assert not table.hideout(1).face_up
    assert not table.hideout(3).face_up


@pytest.mark.rule("DRA-DISC-01")
def test_after_a_rail_move_too():
    table = prepared()
    table.place(SEWARD, "budapest")
    table.tickets(SEWARD, "t_1_1")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_1_1")).answers(do.ThisPlace("vienna"))
    assert shown(table) == ["vienna"]


@pytest.mark.rule("DRA-DISC-01")
def test_on_landing_from_the_sea_too():
    table = prepared()
    table.place(SEWARD, "south_atlantic")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveBySea("lisbon"))
    assert shown(table) == ["lisbon"]


@pytest.mark.rule("DRA-DISC-01")
def test_on_leaving_the_hospital_too():
    table = prepared()
    table.trail("vienna", "budapest")
    table.place(SEWARD, "budapest", hospital=True)
    table.action(SEWARD)
    assert shown(table) == []
    table.hunter(SEWARD).answers(do.LeaveHospital())
    assert shown(table) == ["budapest"]


@pytest.mark.rule("DRA-DISC-01", "DRA-HUNT-MOVE-04")
def test_when_bats_carry_him_there_too():
    table = prepared()
    table.place(SEWARD, "prague")
    table.game.change(SEWARD, bats=True)
    table.action(SEWARD).dracula.answers(do.ThisPlace("vienna"))
    assert shown(table) == ["vienna"]


@pytest.mark.rule("DRA-DISC-01")
def test_nothing_is_turned_up_for_a_hunter_who_does_not_move():
    table = prepared()
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Rest())
    assert shown(table) == []


@pytest.mark.rule("DRA-DISC-01")
def test_dracula_says_so_where_he_left_no_trace():
    table = prepared()
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("prague"))
    assert shown(table) == []
    assert table.told("no-trace", "B") == [{"place": "prague"}]
    assert table.over


@pytest.mark.card("hoax", "vampiric_influence")
@pytest.mark.rule("DRA-DISC-01", "DRA-MATURE-01")
def test_a_card_that_has_just_slid_off_is_no_trace():
    """A matured Hoax brings Dracula the event with which he drags Mina to the city that is sliding off."""
    table = Table()
    table.encounters()
    table.trail("madrid", None, None, None, None, "vienna")
    table.lay(6, "hoax")
    table.place(MINA, "prague")
    table.discarded_event("vampiric_influence")
    table.dracula_phase().dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    table.dracula.answers(do.TakeCard("vampiric_influence")).answers(do.PlayEvent("vampiric_influence"))
    table.dracula.answers(do.ThisPlace("vienna"))
    assert table.told("no-trace", "B") == [{"place": "vienna"}]
    assert shown(table) == []


@pytest.mark.rule("DRA-DISC-01", "DRA-SEA-06")
def test_nothing_is_turned_up_on_entering_a_sea_zone():
    table = Table()
    table.trail("tyrrhenian_sea", "genoa")
    table.place(SEWARD, "rome")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveBySea("tyrrhenian_sea"))
    assert shown(table) == []
    assert table.told("no-trace") == []
    assert table.over


@pytest.mark.rule("DRA-DISC-01", "DRA-LAIR-07")
def test_lairs_are_checked_as_well():
    table = prepared()
    table.lair(2, "prague", "rats")
    table.place(VAN_HELSING, "nuremburg")
    table.action(VAN_HELSING).hunter(VAN_HELSING).answers(do.MoveByRoad("prague"))
    assert table.lair_on(2).face_up
    assert table.told("card-turned-up", "B") == [{"card": "prague", "space": 0, "lair": 2}]


@pytest.mark.rule("DRA-DISC-01", "DRA-PLACE-CASTLE-01")
def test_castle_dracula_is_discovered_like_any_city():
    table = Table()
    table.trail("madrid", "castle_dracula")
    table.place(GODALMING, "galatz")
    table.action(GODALMING).hunter(GODALMING).answers(do.MoveByRoad("castle_dracula"))
    assert table.hideout(2).face_up


@pytest.mark.rule("DRA-DISC-02")
def test_the_encounters_stay_face_down_and_their_number_is_public():
    table = prepared()
    table.place(SEWARD, "prague")
    assert len(table.view("B").trail[1].encounters) == 2
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    table.dracula.answers(do.Decline())
    seen = table.view("B").trail[1].encounters
    assert [(laid.card, laid.face_up) for laid in seen] == [("", False), ("", False)]
    assert not any(laid.face_up for laid in table.hideout(2).encounters)


@pytest.mark.rule("DRA-DISC-03", "DRA-POWER-HIDE-04")
def test_revealing_a_location_linked_to_hide_also_reveals_hide():
    table = Table()
    table.trail("lisbon", "hide", "vienna")
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    assert shown(table) == ["vienna", "hide"]
    assert table.hideout(2).face_up
    assert table.hideout(3).face_up
    assert not table.game.revealed, "he has left Vienna since"


@pytest.mark.rule("DRA-DISC-03")
def test_another_location_leaves_hide_face_down():
    table = Table()
    table.trail("lisbon", "hide", "vienna", "prague")
    table.place(SEWARD, "nuremburg")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("prague"))
    assert shown(table) == ["prague"]
    assert not table.hideout(2).face_up
