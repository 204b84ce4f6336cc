"""Hunters at sea (DRA-SEA): boarding, sailing on, landing, storms."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do


def sailing(place: str, hunter: str = MINA) -> Table:
    table = Table()
    table.place(hunter, place)
    return table.action(hunter)


@pytest.mark.rule("DRA-SEA-01")
def test_from_a_port_to_an_adjacent_sea_zone_and_never_from_port_to_port():
    table = sailing("london")
    assert table.hunter(MINA).may(do.MoveBySea) == [do.MoveBySea("english_channel")]
    for place in ("north_sea", "le_havre", "plymouth"):
        assert table.hunter(MINA).refusal(do.MoveBySea(place)).rule == "DRA-SEA-01"
    table.hunter(MINA).answers(do.MoveBySea("english_channel"))
    assert table.over
    assert table.sheet(MINA).place == "english_channel"
    assert table.told("hunter-moves")[0]["how"] == "sea"


@pytest.mark.rule("DRA-SEA-01")
def test_a_city_without_an_anchor_has_no_sea_move():
    table = sailing("brussels")
    assert table.hunter(MINA).refusal(do.MoveBySea("north_sea")).rule == "DRA-SEA-01"


@pytest.mark.rule("DRA-SEA-02")
@pytest.mark.parametrize("to", ["le_havre", "plymouth", "london", "north_sea", "north_atlantic"])
def test_from_a_sea_zone_to_an_adjacent_port_or_an_adjacent_sea_zone(to):
    table = sailing("english_channel")
    table.hunter(MINA).answers(do.MoveBySea(to))
    assert table.over
    assert table.sheet(MINA).place == to


@pytest.mark.rule("DRA-SEA-02")
@pytest.mark.parametrize("to", ["irish_sea", "paris", "nantes", "english_channel"])
def test_from_a_sea_zone_nowhere_else(to):
    table = sailing("english_channel")
    assert table.hunter(MINA).refusal(do.MoveBySea(to)).rule == "DRA-SEA-02"


@pytest.mark.rule("DRA-SEA-02", "DRA-HUNT-MOVE-03")
def test_landing_ends_movement_in_a_city_with_all_that_follows():
    table = Table(at="plymouth")
    table.lay(1, "wolves")
    table.place(MINA, "english_channel")
    table.action(MINA).hunter(MINA).answers(do.MoveBySea("plymouth"))
    assert table.game.revealed
    assert table.asked() == {"A": "ambush"}


@pytest.mark.rule("DRA-SEA-02", "DRA-CARD-09", "DRA-CARD-29")
def test_whoever_lands_has_neither_ridden_nor_crossed_a_border():
    table = Table()
    table.dracula_events("wild_horses", "customs_search")
    table.place(MINA, "english_channel")
    table.action(MINA).hunter(MINA).answers(do.MoveBySea("plymouth"))
    assert table.over


# storms and fog


@pytest.mark.rule("DRA-SEA-03", "DRA-TOKEN-STORM-01")
@pytest.mark.parametrize("place", ["london", "north_sea"])
def test_nobody_enters_a_sea_zone_with_a_storm(place):
    table = Table()
    table.game.storms = ("english_channel",)
    table.place(MINA, place)
    table.action(MINA)
    assert table.hunter(MINA).refusal(do.MoveBySea("english_channel")).rule == "DRA-TOKEN-STORM-01"


@pytest.mark.rule("DRA-SEA-03")
def test_leaving_a_storm_is_allowed():
    table = Table()
    table.game.storms = ("english_channel",)
    table.place(MINA, "english_channel")
    table.action(MINA)
    assert {option.to for option in table.hunter(MINA).may(do.MoveBySea)} == {
        "le_havre", "london", "plymouth", "north_atlantic", "north_sea",
    }  # fmt: skip


@pytest.mark.rule("DRA-SEA-03", "DRA-TOKEN-FOG-02")
def test_fog_on_the_port_blocks_boarding_and_landing():
    table = Table()
    table.game.fog = {"london": 1}
    table.place(MINA, "london")
    table.place(SEWARD, "english_channel")
    assert table.action(MINA).hunter(MINA).refusal(do.MoveBySea("english_channel")).rule == "DRA-TOKEN-FOG-02"
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.MoveBySea("london")).rule == "DRA-TOKEN-FOG-02"
    assert table.hunter(SEWARD).can(do.MoveBySea("plymouth"))


# must move, must pass


@pytest.mark.rule("DRA-SEA-04")
def test_by_day_a_hunter_at_sea_must_move():
    table = sailing("north_sea")
    assert table.hunter(MINA).refusal(do.Pass()).rule == "DRA-SEA-04"
    assert {type(option) for option in table.hunter(MINA).options} == {do.MoveBySea}


@pytest.mark.rule("DRA-SEA-04")
def test_also_when_only_one_way_is_open():
    table = Table()
    table.game.storms = ("english_channel", "north_atlantic")
    table.game.fog = {"hamburg": 1, "edinburgh": 1}
    table.place(MINA, "north_sea")
    table.action(MINA)
    assert table.hunter(MINA).options == (do.MoveBySea("amsterdam"),)
    assert table.hunter(MINA).refusal(do.Pass()).rule == "DRA-SEA-04"


@pytest.mark.rule("DRA-SEA-04")
def test_at_night_he_must_pass_even_in_a_long_night():
    for long_night in (False, True):
        table = Table()
        table.game.long_night = long_night
        table.place(MINA, "north_sea")
        table.action(MINA, night=True)
        assert table.over
        assert table.told("passes") == [{"hunter": MINA}]
        assert table.sheet(MINA).place == "north_sea"


@pytest.mark.rule("DRA-SEA-04")
def test_a_whole_day_and_night_at_sea():
    table = Table()
    table.place(GODALMING, "north_sea")
    table.day().hunter(GODALMING).answers(do.MoveBySea("english_channel"))
    table.finish()
    table.night()
    assert table.asked() == {"C": "hunter-action"}, "Godalming is not asked"
    table.finish()
    table.day()
    assert table.hunter(GODALMING).refusal(do.Pass()).rule == "DRA-SEA-04"


@pytest.mark.rule("DRA-SEA-05")
def test_if_every_exit_is_blocked_he_stays():
    table = Table()
    table.game.storms = ("ionian_sea",)
    table.game.fog = {"constanta": 1, "varna": 2}
    table.place(MINA, "black_sea")
    table.action(MINA)
    assert table.hunter(MINA).options == (do.Pass(),)
    assert table.hunter(MINA).refusal(do.MoveBySea("ionian_sea")).rule == "DRA-TOKEN-STORM-01"
    table.hunter(MINA).answers(do.Pass())
    assert table.over
    assert table.sheet(MINA).place == "black_sea"


@pytest.mark.rule("DRA-SEA-05", "DRA-DELAY-03")
def test_if_he_is_delayed_he_stays():
    table = Table()
    table.place(MINA, "black_sea")
    table.game.change(MINA, delayed=True)
    table.action(MINA)
    assert table.over
    assert table.sheet(MINA).place == "black_sea"


# nothing happens at sea


@pytest.mark.rule("DRA-SEA-06")
@pytest.mark.parametrize("start, to", [("london", "english_channel"), ("english_channel", "north_sea")])
def test_hunters_take_no_damage_at_sea(start, to):
    table = sailing(start)
    table.hunter(MINA).answers(do.MoveBySea(to))
    assert table.sheet(MINA).damage == 0


@pytest.mark.rule("DRA-SEA-06", "DRA-REVEAL-04")
def test_entering_a_sea_zone_reveals_neither_dracula_nor_his_card():
    table = Table()
    table.trail("english_channel", "north_sea", "london")
    table.place(MINA, "plymouth")
    table.dracula_events("wild_horses", "customs_search")
    table.action(MINA).hunter(MINA).answers(do.MoveBySea("english_channel"))
    assert table.over, "and nobody is asked anything"
    assert not table.game.revealed
    assert table.faces() == []
    table.action(MINA).hunter(MINA).answers(do.MoveBySea("north_sea"))
    assert table.faces() == []


@pytest.mark.rule("DRA-SEA-06", "DRA-COMBAT-01")
@pytest.mark.parametrize("part", ["dawn", "dusk"])
def test_there_is_no_combat_at_sea(part):
    table = Table()
    table.trail("english_channel")
    table.together("english_channel", MINA, VAN_HELSING)
    getattr(table, part)()
    assert table.over
    assert table.told("combat") == []
