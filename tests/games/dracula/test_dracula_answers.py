"""Dracula's answers to a hunter on his way: Wild Horses and Customs Search."""

import pytest
from tests.games.dracula.table import MINA, SEWARD, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded


def holding(*events: str, place: str = "marseilles") -> Table:
    """Seward is here; Dracula, in Dublin, holds these events."""
    table = Table()
    table.place(SEWARD, place)
    table.dracula_events(*events)
    return table


# the ways a hunter gets somewhere


def by_road(table: Table, to: str) -> None:
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad(to))


def by_long_night(table: Table, to: str) -> None:
    table.game.long_night = True
    table.bottom_event("good_luck")
    table.action(SEWARD, night=True).hunter(SEWARD).answers(do.MoveByRoad(to))


def by_fast_horses(table: Table, to: str) -> None:
    table.items(SEWARD, "fast_horses")
    table.action(SEWARD).hunter(SEWARD).answers(do.UseItem("fast_horses"))
    table.hunter(SEWARD).answers(do.MoveByRoad(to))


def by_emergency(table: Table, to: str) -> None:
    table.plays_as_action(SEWARD, "sense_of_emergency")
    table.hunter(SEWARD).answers(do.MoveByRoad(to))


def by_rail(table: Table, to: str) -> None:
    table.tickets(SEWARD, "t_3_2")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_3_2"))
    if "A" in table.asked():
        table.dracula.answers(do.Pass())
    table.hunter(SEWARD).answers(do.ThisPlace(to))


def by_sea(table: Table, to: str) -> None:
    table.place(SEWARD, "mediterranean_sea")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveBySea(to))


def in_excellent_weather(table: Table, to: str) -> None:
    """From Marseilles, where only one sea zone lies."""
    table.plays_as_action(SEWARD, "excellent_weather")
    table.hunter(SEWARD).answers(do.MoveBySea(to))


def by_bats(table: Table, to: str) -> None:
    table.game.change(SEWARD, bats=True)
    table.action(SEWARD).dracula.answers(do.ThisPlace(to))


def by_influence(table: Table, to: str) -> None:
    table.bitten(SEWARD)
    table.game.change(MINA, defeated=True)
    table.plays_at_once("dracula", "vampiric_influence")
    table.dracula.answers(do.ThisPlace(to))


def out_of_hospital(table: Table, to: str) -> None:
    table.place(SEWARD, "rome", hospital=True)
    table.action(SEWARD).hunter(SEWARD).answers(do.LeaveHospital())


# Customs Search


def at_the_border() -> Table:
    """Dracula holds Customs Search, and everybody sees that he has no Wild Horses."""
    table = holding("customs_search")
    table.discarded_event("wild_horses")
    return table


def searched(table: Table, to: str = "genoa") -> Table:
    """Seward goes from Marseilles in France to Genoa in Italy and is searched."""
    by_road(table, to)
    table.dracula.answers(do.PlayEvent("customs_search"))
    return table


@pytest.mark.card("customs_search")
def test_customs_search_delays_the_hunter_who_then_discards_all_his_items():
    table = at_the_border()
    table.items(SEWARD, "knife", "knife", "pistol")
    searched(table)
    assert table.sheet(SEWARD).delayed, "before he chooses"
    assert table.hunter(SEWARD).options == (do.DiscardAll(), do.SufferDamage())
    table.hunter(SEWARD).answers(do.DiscardAll())
    assert table.over
    assert table.sheet(SEWARD).items == ()
    assert table.game.item_discard == ("knife", "knife", "pistol")
    assert table.sheet(SEWARD).damage == 0
    assert table.game.event_discard[-1] == Discarded("customs_search")


@pytest.mark.card("customs_search")
def test_customs_search_or_he_suffers_three_damage_and_keeps_his_items():
    table = at_the_border()
    table.items(SEWARD, "knife")
    searched(table)
    table.hunter(SEWARD).answers(do.SufferDamage())
    assert table.sheet(SEWARD).items == ("knife",)
    assert table.sheet(SEWARD).damage == 3
    assert table.sheet(SEWARD).delayed


@pytest.mark.card("customs_search")
@pytest.mark.rule("DRA-CARD-09")
def test_a_hunter_without_items_must_take_the_damage():
    table = searched(at_the_border())
    assert table.over
    assert table.sheet(SEWARD).damage == 3


@pytest.mark.card("customs_search")
def test_dracula_may_let_him_pass():
    table = at_the_border()
    by_road(table, "genoa")
    table.dracula.answers(do.Pass())
    assert table.over
    assert not table.sheet(SEWARD).delayed


CROSSINGS = [
    (by_road, "genoa", True),
    (by_road, "toulouse", False),
    (by_rail, "saragossa", True),
    (by_rail, "paris", False),
    (by_long_night, "genoa", True),
    (by_fast_horses, "genoa", True),
    (by_emergency, "munich", True),
    (by_emergency, "bordeaux", False),
    (by_sea, "barcelona", False),
    (in_excellent_weather, "barcelona", False),
    (by_bats, "genoa", False),
    (by_influence, "genoa", False),
    (out_of_hospital, "rome", False),
]


@pytest.mark.card("customs_search")
@pytest.mark.rule("DRA-CARD-09")
@pytest.mark.parametrize("travel, to, crosses", CROSSINGS, ids=[f"{way.__name__} to {to}" for way, to, _ in CROSSINGS])
def test_customs_search_needs_a_border_crossed_by_land_in_a_move_of_his_own(travel, to, crosses):
    """Marseilles is in France; by rail it is three white links to Saragossa in Iberia."""
    table = at_the_border()
    travel(table, to)
    assert table.sheet(SEWARD).place == to
    prompts = set(table.asked().values())
    assert ("hunter-crossed-region" in prompts) is crosses


@pytest.mark.card("customs_search")
@pytest.mark.rule("DRA-HUNT-MOVE-03", "DRA-CARD-09")
def test_the_customs_come_after_the_ambushes():
    table = at_the_border()
    table.trail("dublin", "genoa")
    table.lay(2, "wolves")
    by_road(table, "genoa")
    assert table.asked() == {"A": "ambush"}
    table.dracula.answers(do.Decline())
    assert table.asked() == {"A": "hunter-crossed-region"}


@pytest.mark.card("customs_search")
@pytest.mark.rule("DRA-CARD-09", "DRA-DEFEAT-04")
def test_a_hunter_who_fell_in_the_ambush_is_not_searched():
    table = at_the_border()
    table.trail("dublin", "genoa")
    table.lay(2, "wolves")
    table.hurt(SEWARD, 6)
    by_road(table, "genoa")
    table.dracula.answers(do.Ambush(*table.encounter(2, "wolves")))
    assert table.over
    assert table.sheet(SEWARD).defeated


@pytest.mark.card("customs_search")
@pytest.mark.rule("DRA-DEFEAT-01")
def test_the_damage_of_the_customs_may_defeat():
    table = at_the_border()
    table.hurt(SEWARD, 7)
    searched(table)
    assert table.sheet(SEWARD).defeated
    assert table.game.influence == 2


@pytest.mark.card("customs_search", "wild_horses")
@pytest.mark.rule("DRA-CARD-09", "DRA-CARD-29")
@pytest.mark.parametrize(
    "to, driven_to, crosses",
    [("genoa", "marseilles", False), ("toulouse", "barcelona", True), ("genoa", "venice", True)],
)
def test_the_movement_ends_where_wild_horses_put_him(to, driven_to, crosses):
    table = holding("customs_search", "wild_horses")
    by_road(table, to)
    table.dracula.answers(do.PlayEvent("wild_horses"))
    table.dracula.answers(do.ThisPlace(driven_to))
    assert ("hunter-crossed-region" in table.asked().values()) is crosses


# Wild Horses


@pytest.mark.card("wild_horses")
@pytest.mark.rule("DRA-CARD-29", "DRA-HUNT-MOVE-05")
def test_wild_horses_move_him_one_more_road_and_sending_him_back_is_allowed():
    table = holding("wild_horses")
    by_road(table, "genoa")
    table.dracula.answers(do.PlayEvent("wild_horses"))
    assert {option.place for option in table.dracula.options} == {"florence", "marseilles", "milan", "venice"}
    table.dracula.answers(do.ThisPlace("marseilles"))
    assert table.over
    assert table.sheet(SEWARD).place == "marseilles"
    assert table.game.event_discard == (Discarded("wild_horses"),)


@pytest.mark.card("wild_horses")
@pytest.mark.rule("DRA-CARD-29", "DRA-HUNT-MOVE-03", "DRA-HUNT-MOVE-04")
def test_discovery_and_ambush_are_checked_only_in_the_final_city():
    table = holding("wild_horses")
    table.trail("dublin", "genoa", "venice")
    table.lay(2, "wolves")
    table.lay(3, "spy")
    by_road(table, "genoa")
    assert table.faces() == [], "asked before anything is revealed"
    table.dracula.answers(do.PlayEvent("wild_horses"))
    table.dracula.answers(do.ThisPlace("venice"))
    assert table.faces() == [3]
    assert table.asked() == {"A": "ambush"}
    assert table.dracula.may(do.Ambush) == [do.Ambush(*table.encounter(3, "spy"))]


@pytest.mark.card("wild_horses")
@pytest.mark.rule("DRA-CARD-29")
def test_wild_horses_can_save_dracula_from_being_found():
    table = holding("wild_horses")
    table.trail("genoa")
    by_road(table, "genoa")
    table.dracula.answers(do.PlayEvent("wild_horses"))
    table.dracula.answers(do.ThisPlace("milan"))
    assert table.faces() == []
    assert not table.game.revealed


@pytest.mark.card("wild_horses")
@pytest.mark.rule("DRA-HUNT-MOVE-05", "DRA-TOKEN-ROADBLOCK-02", "DRA-TOKEN-FOG-02")
def test_roadblocks_and_fog_bind_wild_horses():
    table = holding("wild_horses")
    table.game.roadblocks = (link("genoa", "milan", "road"),)
    table.game.fog = {"venice": 1}
    by_road(table, "genoa")
    table.dracula.answers(do.PlayEvent("wild_horses"))
    assert table.dracula.refusal(do.ThisPlace("milan")).rule == "DRA-TOKEN-ROADBLOCK-02"
    assert table.dracula.refusal(do.ThisPlace("venice")).rule == "DRA-TOKEN-FOG-02"
    assert {option.place for option in table.dracula.options} == {"florence", "marseilles"}


RIDES = [
    (by_road, "genoa", True),
    (by_long_night, "genoa", True),
    (by_fast_horses, "genoa", True),
    (by_emergency, "munich", True),
    (by_rail, "paris", False),
    (by_sea, "barcelona", False),
    (in_excellent_weather, "barcelona", False),
    (by_bats, "genoa", False),
    (by_influence, "genoa", False),
    (out_of_hospital, "rome", False),
]


@pytest.mark.card("wild_horses")
@pytest.mark.rule("DRA-CARD-29")
@pytest.mark.parametrize("travel, to, answered", RIDES, ids=[way.__name__ for way, _, _ in RIDES])
def test_wild_horses_answer_any_road_movement_of_his_own_and_never_one_made_for_him(travel, to, answered):
    table = holding("wild_horses")
    travel(table, to)
    assert ("hunter-rode" in table.asked().values()) is answered


@pytest.mark.card("wild_horses")
def test_dracula_may_keep_his_horses():
    table = holding("wild_horses")
    table.trail("dublin", "toulouse")
    by_road(table, "toulouse")
    table.dracula.answers(do.Pass())
    assert table.over
    assert table.sheet(SEWARD).place == "toulouse"
    assert table.faces() == [2]
    assert table.game.dracula_events == ("wild_horses",)


@pytest.mark.card("wild_horses")
def test_after_wild_horses_no_further_ones_follow():
    table = holding("wild_horses", "false_tip")
    by_road(table, "genoa")
    table.dracula.answers(do.PlayEvent("wild_horses"))
    table.dracula.answers(do.ThisPlace("marseilles"))
    assert table.over
