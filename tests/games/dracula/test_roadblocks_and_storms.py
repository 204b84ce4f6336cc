"""Roadblocks and storms (DRA-TOKEN-ROADBLOCK, -STORM, -LIMIT): placed by Dracula, in the hunters' way."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, Table

from nokturn.games.dracula.map.atlas import atlas, link
from nokturn.games.dracula.state import choices as do

EUROPE = atlas("third_edition_reconstruction")
ROAD, RAIL = link("brussels", "paris", "road"), link("brussels", "paris", "rail")
ROADS = tuple(one for one in EUROPE.links if one.kind == "road")


def links(*chosen):
    return tuple(do.ThisLink(one) for one in chosen)


def zones(*chosen):
    return tuple(do.ThisPlace(one) for one in chosen)


# roadblocks


@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-01")
@pytest.mark.card("roadblock")
def test_dracula_lays_roadblocks_on_roads_and_railways():
    table = Table()
    table.plays_at_once("dracula", "roadblock")
    assert {option.link for option in table.dracula.options} == set(EUROPE.links)
    table.dracula.answers(links(ROAD, RAIL, link("dublin", "galway", "road")))
    assert table.over
    assert set(table.game.roadblocks) == {ROAD, RAIL, link("dublin", "galway", "road")}
    assert table.view(None).roadblocks == table.game.roadblocks, "everybody sees them"


@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-01")
@pytest.mark.card("saboteur")
def test_a_matured_saboteur_lays_one():
    table = Table(at="prague")
    table.trail("prague", None, None, None, None, "berlin")
    table.lay(6, "saboteur")
    table.dracula_phase()
    table.dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    table.dracula.answers(do.ThisLink(RAIL))
    assert table.game.roadblocks == (RAIL,)


@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-02")
@pytest.mark.parametrize("blocked", [ROAD, RAIL], ids=["road", "railway"])
def test_where_a_road_and_a_railway_join_the_same_cities_only_the_chosen_one_is_blocked(blocked):
    table = Table()
    table.tickets(MINA, "t_1_0")
    table.game.roadblocks = (blocked,)
    table.action(MINA)
    mina = table.hunter(MINA)
    assert mina.can(do.MoveByRoad("paris")) is (blocked == RAIL)
    if blocked == ROAD:
        assert mina.refusal(do.MoveByRoad("paris")).rule == "DRA-TOKEN-ROADBLOCK-02"
    mina.answers(do.MoveByRail("t_1_0"))
    if blocked == RAIL:
        assert table.over
        assert table.sheet(MINA).place == "cologne", "the only railway left from Brussels"
    else:
        assert {option.place for option in mina.options} == {"cologne", "paris"}


@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-02")
def test_a_roadblock_stops_both_ways():
    table = Table()
    table.game.roadblocks = (ROAD,)
    table.place(SEWARD, "paris")
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.MoveByRoad("brussels")).rule == "DRA-TOKEN-ROADBLOCK-02"
    assert table.action(MINA).hunter(MINA).refusal(do.MoveByRoad("paris")).rule == "DRA-TOKEN-ROADBLOCK-02"


@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-02", "DRA-DRAC-MOVE-07")
def test_a_roadblock_does_not_stop_dracula():
    table = Table(at="prague")
    table.game.roadblocks = tuple(link("prague", city, "road") for city in ("berlin", "nuremburg", "vienna"))
    table.dracula_phase().dracula.answers(do.MoveTo("berlin"))
    assert table.game.at == "berlin"


@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-03", "DRA-TIME-02")
def test_at_the_end_of_dusk_dracula_removes_one_of_his_choice():
    table = Table()
    table.game.roadblocks = (ROAD, RAIL)
    table.dusk()
    assert table.asked() == {"A": "remove-roadblock"}
    assert set(table.dracula.options) == {do.ThisLink(ROAD), do.ThisLink(RAIL)}, "he cannot keep both"
    table.dracula.answers(do.ThisLink(ROAD))
    assert table.over
    assert table.game.roadblocks == (RAIL,)
    table.dusk()
    assert table.over, "the last one goes without a question"
    assert table.game.roadblocks == ()
    table.dusk()
    assert table.told("roadblock-removed") == []


# storms


@pytest.mark.rule("DRA-TOKEN-STORM-01")
@pytest.mark.card("summon_storms")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_dracula_summons_one_to_three_storms_into_different_sea_zones(number):
    table = Table()
    table.plays_at_once("dracula", "summon_storms")
    assert {option.place for option in table.dracula.options} == set(EUROPE.sea_zones)
    chosen = ("north_sea", "black_sea", "irish_sea")[:number]
    table.dracula.answers(zones(*chosen))
    assert table.over
    assert set(table.game.storms) == set(chosen) == set(table.view("B").storms)


@pytest.mark.rule("DRA-TOKEN-STORM-01", "DRA-SEA-03")
@pytest.mark.parametrize("start", ["amsterdam", "english_channel"])
def test_hunters_cannot_enter_a_sea_zone_with_a_storm(start):
    table = Table()
    table.game.storms = ("north_sea",)
    table.place(MINA, start)
    assert table.action(MINA).hunter(MINA).refusal(do.MoveBySea("north_sea")).rule == "DRA-TOKEN-STORM-01"


@pytest.mark.rule("DRA-TOKEN-STORM-01", "DRA-DRAC-MOVE-07")
def test_a_storm_does_not_stop_dracula():
    table = Table(at="dublin")
    table.game.storms = ("irish_sea",)
    table.dracula_phase().dracula.answers(do.MoveTo("irish_sea"))
    assert table.game.at == "irish_sea"
    assert table.game.damage == 2, "and costs him no more than any other sea"


@pytest.mark.rule("DRA-TOKEN-STORM-02", "DRA-TIME-02")
def test_at_the_end_of_dusk_dracula_removes_one_storm_of_his_choice():
    table = Table()
    table.game.storms = ("north_sea", "black_sea", "irish_sea")
    table.dusk()
    assert table.asked() == {"A": "remove-storm"}
    assert set(table.dracula.options) == set(zones("north_sea", "black_sea", "irish_sea"))
    table.dracula.answers(do.ThisPlace("black_sea"))
    assert table.over
    assert table.game.storms == ("north_sea", "irish_sea")
    table.game.storms = ("irish_sea",)
    table.dusk()
    assert table.over
    assert table.game.storms == ()
    table.dusk()
    assert table.told("storm-removed") == []


@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-03", "DRA-TOKEN-STORM-02")
@pytest.mark.parametrize("part", ["dawn", "day", "night"])
def test_roadblocks_and_storms_leave_at_no_other_time(part):
    table = Table()
    table.game.roadblocks, table.game.storms = (ROAD,), ("north_sea",)
    getattr(table, part)().finish()
    assert (table.game.roadblocks, table.game.storms) == ((ROAD,), ("north_sea",))


# limits


@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
def test_no_two_roadblocks_lie_on_one_link():
    table = Table()
    table.game.roadblocks = (ROAD,)
    table.plays_at_once("dracula", "roadblock")
    assert do.ThisLink(ROAD) not in table.dracula.options
    assert do.ThisLink(RAIL) in table.dracula.options
    table.dracula.refusal(links(RAIL, RAIL, ROADS[0]))


@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
@pytest.mark.parametrize("lying, placed", [(4, 3), (5, 3), (6, 2), (7, 1), (8, 0)])
def test_there_are_8_roadblocks(lying, placed):
    table = Table()
    table.game.roadblocks = ROADS[:lying]
    table.plays_at_once("dracula", "roadblock") if placed else full(table, "roadblock")
    if placed:
        for number in (placed - 1, placed + 1):
            table.dracula.refusal(links(*ROADS[lying : lying + number]))
        table.dracula.answers(links(*ROADS[lying : lying + placed]))
    assert table.over
    assert len(table.game.roadblocks) == lying + placed


@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
def test_no_two_storms_rage_in_one_zone():
    table = Table()
    table.game.storms = ("north_sea",)
    table.plays_at_once("dracula", "summon_storms")
    assert do.ThisPlace("north_sea") not in table.dracula.options
    table.dracula.refusal(zones("black_sea", "black_sea"))


@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
@pytest.mark.parametrize("lying, placed", [(3, 3), (4, 2), (5, 1), (6, 0)])
def test_there_are_6_storms(lying, placed):
    table = Table()
    seas = EUROPE.sea_zones
    table.game.storms = seas[:lying]
    table.plays_at_once("dracula", "summon_storms") if placed else full(table, "summon_storms")
    if placed:
        table.dracula.refusal(zones(*seas[lying : lying + placed + 1]))
        table.dracula.answers(zones(*seas[lying : lying + placed]))
    assert table.over
    assert len(table.game.storms) == lying + placed


def full(table, event):
    """The pool is empty: the card cannot be played for it, only kept."""
    table.receives("dracula", event)
    assert table.dracula.refusal(do.PlayEvent(event)).rule == "DRA-EVENT-07"
    table.dracula.answers(do.Keep())


@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
def test_with_an_empty_pool_a_matured_saboteur_lays_nothing():
    table = Table(at="prague")
    table.trail("prague", None, None, None, None, "berlin")
    table.lay(6, "saboteur")
    table.game.roadblocks = ROADS[:8]
    table.dracula_phase()
    table.dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    assert table.asked() == {"A": "dracula-moves"}
    assert table.game.roadblocks == ROADS[:8]


@pytest.mark.card("good_luck")
@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-01")
def test_a_roadblock_taken_away_by_good_luck_frees_the_road_and_the_token():
    table = Table()
    table.game.roadblocks = ROADS[:8]
    table.events(GODALMING, "good_luck")
    table.day().hunter(GODALMING).answers(do.PlayEvent("good_luck", "unblock"))
    table.hunter(GODALMING).answers(do.ThisLink(ROADS[3]))
    assert ROADS[3] not in table.game.roadblocks
    table.plays_at_once("dracula", "roadblock")
    table.dracula.answers(links(ROADS[3]))
    assert len(table.game.roadblocks) == 8
