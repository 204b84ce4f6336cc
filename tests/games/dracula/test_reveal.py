"""When Dracula is revealed, and when he is hidden again (DRA-REVEAL)."""

import pytest

from nokturn.games.dracula.state import choices as do

from .fights import begin, play
from .table import GODALMING, MINA, SEWARD, Table


def moving(table, choice):
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A").answers(choice)
    return table


def revealed_in_vienna(*trail):
    table = Table()
    table.trail("vienna", *trail)
    table.revealed()
    return table


@pytest.mark.rule("DRA-REVEAL-01")
def test_a_hunter_ending_movement_in_his_city_reveals_him():
    table = Table(at="vienna")
    table.place(MINA, "prague")
    assert table.view("E").place == ""
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("vienna"))
    assert table.game.revealed
    assert table.hideout(1).face_up
    assert table.told("dracula-revealed", "B") == [{"place": "vienna"}]
    assert (table.view("E").revealed, table.view("E").place) == (True, "vienna")


@pytest.mark.rule("DRA-REVEAL-01")
def test_a_hunter_ending_movement_where_he_was_before_does_not():
    table = Table()
    table.trail("prague", "vienna")
    table.place(MINA, "budapest")
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("vienna"))
    assert not table.game.revealed
    assert table.hideout(2).face_up
    assert not table.hideout(1).face_up


@pytest.mark.rule("DRA-REVEAL-01", "DRA-PLACE-HOSP-04")
def test_a_hunter_in_the_hospital_reveals_nobody_until_he_leaves_it():
    table = Table(at="budapest")
    table.place(MINA, "budapest", hospital=True)
    table.action(MINA)
    assert not table.game.revealed
    table.hunter(MINA).answers(do.LeaveHospital())
    assert table.game.revealed


@pytest.mark.rule("DRA-REVEAL-02")
@pytest.mark.parametrize("hunters", [(SEWARD,), (GODALMING, MINA)], ids=["one", "two"])
def test_he_is_revealed_where_he_moves_in_with_a_hunter(hunters):
    table = Table(at="prague")
    table.together("vienna", *hunters)
    moving(table, do.MoveTo("vienna"))
    assert table.game.revealed
    assert table.hideout(1).face_up


@pytest.mark.rule("DRA-REVEAL-02", "DRA-POWER-WOLF-01")
def test_with_wolf_form_too():
    table = Table(at="prague")
    table.place(SEWARD, "budapest")
    moving(table, do.WolfForm("budapest"))
    assert table.game.revealed
    assert table.hideout(1).face_up


@pytest.mark.rule("DRA-REVEAL-02", "DRA-LAIR-04")
def test_in_a_lair_too():
    table = Table(at="prague")
    table.lair(1, "vienna", "rats")
    table.place(SEWARD, "vienna")
    moving(table, do.MoveToLair(1))
    assert table.game.revealed
    assert table.hideout(1).face_up


@pytest.mark.rule("DRA-REVEAL-03")
def test_an_event_that_turns_up_the_card_of_his_city_reveals_him():
    table = Table(at="vienna")
    table.events(MINA, "hired_scouts")
    table.run("dracula.play_event", MINA, "hired_scouts", "")
    table.hunter(MINA).answers((do.ThisPlace("paris"), do.ThisPlace("vienna")))
    assert table.game.revealed


@pytest.mark.rule("DRA-REVEAL-03")
def test_an_event_that_turns_up_another_card_does_not():
    table = Table()
    table.trail("prague", "vienna")
    table.events(MINA, "hired_scouts")
    table.run("dracula.play_event", MINA, "hired_scouts", "")
    table.hunter(MINA).answers((do.ThisPlace("paris"), do.ThisPlace("vienna")))
    assert not table.game.revealed
    assert table.hideout(2).face_up


@pytest.mark.rule("DRA-REVEAL-03", "DRA-TOKEN-HOLY-01")
def test_a_holy_token_on_his_city_reveals_him():
    table = Table(at="vienna")
    table.events(MINA, "consecrated_ground")
    table.run("dracula.play_event", MINA, "consecrated_ground", "")
    table.hunter(MINA).answers(do.ThisPlace("vienna"))
    assert table.game.revealed


@pytest.mark.rule("DRA-REVEAL-04")
def test_a_hunter_in_the_same_sea_zone_does_not_reveal_him():
    table = Table(at="north_sea")
    table.place(MINA, "amsterdam")
    table.action(MINA).hunter(MINA).answers(do.MoveBySea("north_sea"))
    assert not table.game.revealed
    assert not table.hideout(1).face_up


@pytest.mark.rule("DRA-REVEAL-04")
def test_nor_does_his_sailing_into_it():
    table = Table(at="hamburg")
    table.place(MINA, "north_sea")
    moving(table, do.MoveTo("north_sea"))
    assert not table.game.revealed
    assert not table.hideout(1).face_up


@pytest.mark.rule("DRA-REVEAL-04")
def test_nor_does_a_sea_card_turned_up():
    table = Table(at="north_sea")
    table.events(MINA, "money_trail")
    table.run("dracula.play_event", MINA, "money_trail", "").finish()
    assert table.hideout(1).face_up
    assert not table.game.revealed
    assert table.view("E").place == ""


@pytest.mark.rule("DRA-REVEAL-05")
@pytest.mark.parametrize("choice", [do.MoveTo("prague"), do.WolfForm("berlin")], ids=["a move", "Wolf Form"])
def test_he_is_hidden_again_when_he_goes_where_no_hunter_is(choice):
    table = moving(revealed_in_vienna(), choice)
    assert not table.game.revealed
    assert table.told("dracula-hidden", "B") == [{}]
    assert not table.hideout(1).face_up
    assert table.hideout(2).face_up, "a revealed card stays face up"
    assert table.view("B").place == ""


@pytest.mark.rule("DRA-REVEAL-05")
def test_a_sea_zone_always_hides_him():
    table = Table(at="hamburg")
    table.revealed()
    table.place(MINA, "north_sea")
    moving(table, do.MoveTo("north_sea"))
    assert not table.game.revealed


@pytest.mark.rule("DRA-REVEAL-05", "DRA-COMBAT-25")
def test_escape_as_bat_hides_him():
    table = revealed_in_vienna()
    table.place(SEWARD, "vienna")
    begin(table, "claws", "escape_as_bat")
    play(table, "claws", "dodge")
    play(table, "escape_as_bat", "punch")
    table.dracula.answers(do.FlyTo("prague"))
    assert table.game.at == "prague"
    assert not table.game.revealed


@pytest.mark.rule("DRA-REVEAL-05")
@pytest.mark.parametrize("power", [do.Feed(), do.DarkCall(), do.Hide()], ids=["Feed", "Dark Call", "Hide"])
def test_powers_that_do_not_move_him_do_not_hide_him(power):
    table = moving(revealed_in_vienna(), power)
    assert table.game.revealed
    assert table.view("B").place == "vienna"


@pytest.mark.rule("DRA-REVEAL-05", "DRA-REVEAL-02")
def test_moving_to_the_next_hunter_he_stays_revealed():
    table = revealed_in_vienna()
    table.place(SEWARD, "prague")
    moving(table, do.MoveTo("prague"))
    assert table.game.revealed
    assert table.told("dracula-revealed", "B") == [{"place": "prague"}]


@pytest.mark.rule("DRA-REVEAL-06")
@pytest.mark.parametrize("face_up", [True, False], ids=["face up", "face down"])
def test_moving_to_a_lair_reveals_him_only_if_its_card_lies_face_up(face_up):
    table = Table(at="prague")
    table.lair(1, "vienna", "rats", face_up=face_up)
    moving(table, do.MoveToLair(1))
    assert table.game.revealed == face_up
    assert table.hideout(1).face_up == face_up


@pytest.mark.rule("DRA-REVEAL-07")
@pytest.mark.parametrize("time", ["dawn", "dusk"])
def test_revealed_he_fights_at_the_next_dawn_or_dusk_with_a_hunter_in_his_city(time):
    table = revealed_in_vienna()
    table.place(SEWARD, "vienna")
    table.run(f"dracula.{time}")
    assert table.asked() == {"A": "pick-dracula-combat-card", "C": "pick-combat-card"}


@pytest.mark.rule("DRA-REVEAL-07")
@pytest.mark.parametrize("why", ["elsewhere", "defeated", "hospital"])
def test_he_does_not_fight_those_who_do_not_share_it(why):
    table = Table(at="budapest")
    table.revealed()
    table.place(SEWARD, "vienna" if why == "elsewhere" else "budapest", hospital=why == "hospital")
    table.game.change(SEWARD, defeated=why == "defeated")
    table.dusk()
    assert table.over
    assert table.game.revealed
