"""Castle Dracula (DRA-PLACE-CASTLE)."""

import pytest

from nokturn.games.dracula.state import choices as do

from .fights import begin, play
from .table import GODALMING, SEWARD, Table

CASTLE = "castle_dracula"


def going_home(at="galatz", damage=10):
    table = Table(at=at)
    table.game.damage = damage
    return table


def moving(table):
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A")
    return table


@pytest.mark.rule("DRA-PLACE-CASTLE-01")
def test_it_is_a_city_for_movement():
    table = moving(Table(at=CASTLE))
    assert {option.place for option in table.dracula.may(do.MoveTo)} == {"galatz", "klausenburg"}
    table = Table()
    table.place(SEWARD, "galatz")
    table.action(SEWARD)
    assert table.hunter(SEWARD).can(do.MoveByRoad(CASTLE))


@pytest.mark.rule("DRA-PLACE-CASTLE-01", "DRA-AMBUSH-01")
def test_it_is_a_city_for_discovery_ambush_and_search():
    table = Table()
    table.trail("madrid", CASTLE)
    table.lay(2, "rats")
    table.place(SEWARD, "galatz")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad(CASTLE))
    assert table.hideout(2).face_up
    table.dracula.answers(do.Ambush(*table.encounter(2, "rats")))
    assert table.sheet(SEWARD).damage == 2
    table.action(SEWARD, night=True).hunter(SEWARD).answers(do.Search())
    assert table.sheet(SEWARD).damage == 4


@pytest.mark.rule("DRA-PLACE-CASTLE-01", "DRA-COMBAT-01")
def test_it_is_a_city_for_combat():
    table = Table(at=CASTLE)
    table.place(SEWARD, CASTLE)
    table.dusk()
    assert table.asked() == {"A": "pick-dracula-combat-card", "C": "pick-combat-card"}


@pytest.mark.rule("DRA-PLACE-CASTLE-01", "DRA-LAIR-01")
def test_it_may_become_a_lair():
    table = Table()
    table.trail("madrid", None, None, None, None, CASTLE)
    table.dracula_phase().dracula.answers(do.MakeLair(1)).answers(do.PlaceEncounter("rats"))
    assert table.lair_on(1).card == CASTLE


@pytest.mark.rule("DRA-PLACE-CASTLE-01", "DRA-DESPAIR-05")
def test_it_is_a_city_for_the_fury_of_dracula():
    table = going_home()
    table.game.despair = 3
    moving(table).dracula.answers(do.MoveTo(CASTLE))
    assert table.game.influence == 3


@pytest.mark.rule("DRA-PLACE-CASTLE-01", "DRA-POWER-FEED-02")
def test_it_is_neither_large_nor_small():
    table = going_home(at=CASTLE)
    moving(table).dracula.answers(do.Feed())
    assert table.game.damage == 9
    assert table.game.atlas.places[CASTLE].size == "castle"


@pytest.mark.rule("DRA-PLACE-CASTLE-02")
def test_its_back_tells_where_he_is_but_does_not_reveal_him_and_he_places_an_encounter():
    table = moving(going_home())
    table.dracula.answers(do.MoveTo(CASTLE))
    assert table.told("dracula-places", "B") == [{"back": "castle"}]
    assert not table.game.revealed
    assert not table.hideout(1).face_up
    assert table.told("dracula-revealed") == []
    assert table.asked() == {"A": "place-encounter"}
    table.dracula.answers(do.PlaceEncounter("rats"))
    assert len(table.hideout(1).encounters) == 1


@pytest.mark.rule("DRA-PLACE-CASTLE-02", "DRA-REVEAL-02")
def test_a_hunter_there_does():
    table = going_home()
    table.place(SEWARD, CASTLE)
    moving(table).dracula.answers(do.MoveTo(CASTLE))
    assert table.game.revealed
    assert table.game.damage == 5, "he heals all the same"


@pytest.mark.rule("DRA-PLACE-CASTLE-03")
@pytest.mark.parametrize("damage, left", [(10, 5), (5, 0), (3, 0), (0, 0)])
def test_he_heals_5_when_he_puts_its_card_on_the_trail(damage, left):
    table = moving(going_home(damage=damage))
    table.dracula.answers(do.MoveTo(CASTLE))
    assert table.game.damage == left


@pytest.mark.rule("DRA-PLACE-CASTLE-03", "DRA-POWER-WOLF-01")
def test_by_wolf_form_too():
    table = moving(going_home(at="bucharest"))
    table.dracula.answers(do.WolfForm(CASTLE))
    assert table.game.damage == 10 + 1 - 5


@pytest.mark.rule("DRA-PLACE-CASTLE-03", "DRA-LAIR-04")
def test_back_from_a_lair_too():
    table = going_home()
    table.lair(1, CASTLE, "rats")
    moving(table).dracula.answers(do.MoveToLair(1))
    assert table.game.damage == 5


@pytest.mark.rule("DRA-PLACE-CASTLE-03", "DRA-COMBAT-25")
def test_by_escape_as_bat_too():
    table = going_home(at="bucharest", damage=6)
    table.place(GODALMING, "bucharest")
    table.revealed()
    begin(table, "claws", "escape_as_bat")
    play(table, "claws", "dodge")
    play(table, "escape_as_bat", "punch")
    table.dracula.answers(do.FlyTo(CASTLE))
    assert table.game.damage == 1
    assert table.hideout(1).encounters == ()


@pytest.mark.rule("DRA-PLACE-CASTLE-03")
@pytest.mark.parametrize("power", [do.Hide(), do.DarkCall()], ids=["Hide", "Dark Call"])
def test_staying_there_heals_nothing(power):
    table = moving(going_home(at=CASTLE))
    table.dracula.answers(power)
    assert table.game.damage == (10 if isinstance(power, do.Hide) else 12)


@pytest.mark.rule("DRA-PLACE-CASTLE-04")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_hunters_there_cannot_supply_or_reserve_tickets(night):
    table = Table()
    table.place(SEWARD, CASTLE)
    table.action(SEWARD, night=night)
    assert table.hunter(SEWARD).refusal(do.Supply()).rule == "DRA-PLACE-CASTLE-04"
    assert table.hunter(SEWARD).refusal(do.ReserveTicket()).rule == "DRA-PLACE-CASTLE-04"
    assert table.hunter(SEWARD).can(do.Rest())
