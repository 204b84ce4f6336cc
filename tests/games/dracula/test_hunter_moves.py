"""Hunters on the move (DRA-HUNT-MOVE): roads, what follows an arrival and in which order, and being moved."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do

# his own move


@pytest.mark.rule("DRA-HUNT-MOVE-01")
def test_a_move_is_one_road_or_one_rail_or_one_sea_move():
    """Marseilles has six roads, one railway and one sea."""
    table = Table()
    table.tickets(SEWARD, "t_1_1")
    table.action(SEWARD)
    seward = table.hunter(SEWARD)
    assert {option.to for option in seward.may(do.MoveByRoad)} == {
        "clermont_ferrand", "geneva", "genoa", "milan", "toulouse", "zurich",
    }  # fmt: skip
    assert seward.may(do.MoveByRail) == [do.MoveByRail("t_1_1")]
    assert seward.may(do.MoveBySea) == [do.MoveBySea("mediterranean_sea")]
    seward.answers(do.MoveByRoad("milan"))
    assert table.over, "one move, and no second step"
    assert table.sheet(SEWARD).place == "milan"
    assert table.told("hunter-moves") == [
        {"hunter": SEWARD, "origin": "marseilles", "place": "milan", "how": "road"},
    ]


@pytest.mark.rule("DRA-HUNT-MOVE-01")
@pytest.mark.parametrize(
    "move", [do.MoveByRoad("milan"), do.MoveByRail("t_1_1"), do.MoveBySea("mediterranean_sea")], ids=str
)
def test_nobody_moves_by_night(move):
    table = Table()
    table.tickets(SEWARD, "t_1_1")
    table.action(SEWARD, night=True)
    assert table.hunter(SEWARD).refusal(move).rule == "DRA-HUNT-MOVE-01"


@pytest.mark.rule("DRA-HUNT-MOVE-02")
@pytest.mark.parametrize("to", ["lyon", "bordeaux", "paris", "marseilles", "mediterranean_sea"])
def test_by_road_only_to_an_adjacent_city(to):
    table = Table()
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.MoveByRoad(to)).rule == "DRA-HUNT-MOVE-02"


@pytest.mark.rule("DRA-HUNT-MOVE-02", "DRA-TOKEN-ROADBLOCK-02")
def test_a_roadblock_closes_its_road_and_no_other():
    table = Table()
    table.game.roadblocks = (link("marseilles", "milan", "road"),)
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.MoveByRoad("milan")).rule == "DRA-TOKEN-ROADBLOCK-02"
    assert {option.to for option in table.hunter(SEWARD).may(do.MoveByRoad)} == {
        "clermont_ferrand", "geneva", "genoa", "toulouse", "zurich",
    }  # fmt: skip


@pytest.mark.rule("DRA-HUNT-MOVE-02", "DRA-TOKEN-FOG-02")
def test_fog_closes_every_road_of_its_city():
    table = Table()
    table.game.fog = {"milan": 1}
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.MoveByRoad("milan")).rule == "DRA-TOKEN-FOG-02"
    assert table.hunter(SEWARD).can(do.MoveByRoad("genoa"))
    table.game.fog = {"marseilles": 1}
    table.action(SEWARD)
    assert table.hunter(SEWARD).may(do.MoveByRoad) == []
    assert table.hunter(SEWARD).refusal(do.MoveByRoad("genoa")).rule == "DRA-TOKEN-FOG-02"


# arriving


def awaited() -> Table:
    """Dracula hides in Strasbourg with a Spy and holds Wild Horses and Customs Search; Mina is in Brussels."""
    table = Table(at="strasbourg")
    table.trail("strasbourg", "cologne")
    table.lay(1, "spy")
    table.lay(2, "wolves")
    table.items(MINA, "knife")
    table.game.change(MINA, open_item="knife")
    table.dracula_events("wild_horses", "customs_search")
    return table


@pytest.mark.rule("DRA-HUNT-MOVE-03", "DRA-DISC-01", "DRA-REVEAL-01", "DRA-CARD-09", "DRA-CARD-29")
def test_after_a_move_come_wild_horses_discovery_reveal_ambushes_and_customs_in_this_order():
    table = awaited()
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("strasbourg"))
    assert table.asked() == {"A": "hunter-rode"}
    assert table.faces() == [], "nothing is revealed before that"
    table.dracula.answers(do.Pass())
    assert table.faces() == [1]
    assert table.game.revealed
    assert table.asked() == {"A": "ambush"}, "discovered and revealed, then ambushed"
    table.dracula.answers(do.Ambush(*table.encounter(1, "spy")))
    table.pass_until("hunter-crossed-region", seat="A")
    assert [laid.face_up for laid in table.hideout(1).encounters] == [True]
    table.dracula.answers(do.PlayEvent("customs_search"))
    table.hunter(MINA).answers(do.SufferDamage())
    assert table.over
    happened = table.keys()
    order = [happened.index(key) for key in ("hunter-moves", "card-turned-up", "dracula-revealed", "ambush")]
    assert order == sorted(order)
    assert happened.index("ambush") < happened.index("event-played")


@pytest.mark.rule("DRA-HUNT-MOVE-03", "DRA-CARD-29")
def test_after_wild_horses_everything_is_looked_at_in_the_final_city_alone():
    table = awaited()
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("strasbourg"))
    table.dracula.answers(do.PlayEvent("wild_horses"))
    table.dracula.answers(do.ThisPlace("cologne"))
    assert table.sheet(MINA).place == "cologne"
    assert table.faces() == [2], "Cologne is turned up, Strasbourg is not"
    assert not table.game.revealed
    assert table.asked() == {"A": "ambush"}
    assert table.dracula.may(do.Ambush) == [do.Ambush(*table.encounter(2, "wolves"))]
    table.dracula.answers(do.Decline())
    assert table.asked() == {"A": "hunter-crossed-region"}, "from France to Germany"


@pytest.mark.rule("DRA-HUNT-MOVE-03", "DRA-CARD-09")
def test_customs_search_wants_a_border_crossed():
    """Brussels and Paris are in France, Strasbourg is in Germany."""
    table = Table()
    table.dracula_events("customs_search")
    table.discarded_event("wild_horses")
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("paris"))
    assert table.over
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("strasbourg"))
    assert table.asked() == {"A": "hunter-crossed-region"}


@pytest.mark.rule("DRA-HUNT-MOVE-03", "DRA-CARD-09", "DRA-DEFEAT-04")
def test_who_falls_in_an_ambush_is_not_searched_any_more():
    table = awaited()
    table.dracula_events("customs_search")
    table.hurt(MINA, 5)
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("cologne"))
    table.dracula.answers(do.Ambush(*table.encounter(2, "wolves")))
    table.hunter(MINA).answers(do.Done())
    assert table.sheet(MINA).defeated
    assert table.over
    assert table.game.dracula_events == ("customs_search",)


# being moved


def arrives_by_bats(table: Table) -> None:
    table.game.change(MINA, bats=True)
    table.action(MINA)
    table.dracula.answers(do.ThisPlace("cologne"))


def arrives_by_vampiric_influence(table: Table) -> None:
    table.plays_at_once("dracula", "vampiric_influence")
    table.dracula.answers(do.ThisPlace("cologne"))


def arrives_by_wild_horses(table: Table) -> None:
    table.dracula_events("wild_horses")
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("amsterdam"))
    table.dracula.answers(do.PlayEvent("wild_horses"))
    table.dracula.answers(do.ThisPlace("cologne"))


def arrives_by_false_tip(table: Table) -> None:
    table.dracula_events("false_tip")
    table.tickets(MINA, "t_1_1")
    table.action(MINA).hunter(MINA).answers(do.MoveByRail("t_1_1"))
    table.dracula.answers(do.PlayEvent("false_tip"))
    table.dracula.answers(do.ThisPlace("cologne"))


def arrives_by_fast_horses(table: Table) -> None:
    table.items(MINA, "fast_horses")
    table.game.change(MINA, open_item="fast_horses")
    table.action(MINA).hunter(MINA).answers(do.UseItem("fast_horses"))
    table.hunter(MINA).answers(do.MoveByRoad("cologne"))


def arrives_by_sense_of_emergency(table: Table) -> None:
    table.plays_as_action(MINA, "sense_of_emergency")
    table.hunter(MINA).answers(do.MoveByRoad("cologne"))


RELOCATED = (
    arrives_by_bats,
    arrives_by_vampiric_influence,
    arrives_by_wild_horses,
    arrives_by_false_tip,
    arrives_by_fast_horses,
    arrives_by_sense_of_emergency,
)


@pytest.mark.rule("DRA-HUNT-MOVE-04")
@pytest.mark.parametrize("relocated", RELOCATED, ids=lambda how: how.__name__.removeprefix("arrives_by_"))
def test_being_relocated_to_a_city_counts_as_ending_movement_there(relocated):
    table = Table()
    table.trail("dublin", "cologne")
    table.lay(2, "spy")
    relocated(table)
    assert table.sheet(MINA).place == "cologne"
    assert table.faces() == [2], "discovered"
    assert table.asked() == {"A": "ambush"}, "and ambushed"


@pytest.mark.rule("DRA-HUNT-MOVE-04", "DRA-REVEAL-01")
@pytest.mark.parametrize("relocated", RELOCATED, ids=lambda how: how.__name__.removeprefix("arrives_by_"))
def test_being_relocated_to_draculas_city_reveals_him(relocated):
    table = Table(at="cologne")
    relocated(table)
    assert table.game.revealed
    assert table.view(None).place == "cologne"


@pytest.mark.rule("DRA-HUNT-MOVE-04", "DRA-PLACE-HOSP-04")
def test_hospital_placement_does_not():
    table = Table(at="rome")
    table.lay(1, "spy")
    table.game.change(MINA, defeated=True, place="naples")
    table.dawn()
    assert table.sheet(MINA).hospital
    assert table.over
    assert table.faces() == []
    assert not table.game.revealed


# moved by Dracula


def bats(table: Table, place: str, *, hospital: bool = False) -> Table:
    table.place(MINA, place, hospital=hospital)
    table.game.change(MINA, bats=True)
    return table.action(MINA)


def influence(table: Table, place: str, *, hospital: bool = False) -> Table:
    """Vampiric Influence on Mina, up to the move."""
    table.place(MINA, place, hospital=hospital)
    table.items(MINA, "knife")
    table.game.change(MINA, open_item="knife")
    table.plays_at_once("dracula", "vampiric_influence")
    table.dracula.answers(do.DiscardItem("knife"))
    return table


def horses(table: Table, place: str, *, hospital: bool = False) -> Table:
    """Wild Horses on Mina, who has just come here."""
    table.place(MINA, place, hospital=hospital)
    table.dracula_events("wild_horses")
    return table.run("dracula.wild_horses", MINA, "")


DRAGGING = pytest.mark.parametrize("drag", [bats, influence, horses])
DRAGGED = pytest.mark.parametrize("drag", [influence, horses])
"""Those that leave Dracula no choice; with bats he may let it be; DRA-TOKEN-BATS-02."""


@DRAGGED
@pytest.mark.rule("DRA-HUNT-MOVE-05")
def test_dracula_picks_any_adjacent_city_and_must_move_the_hunter(drag):
    table = drag(Table(), "hamburg")
    assert table.asked() == {"A": "drag-hunter"}
    assert set(table.dracula.options) == {do.ThisPlace("berlin"), do.ThisPlace("cologne"), do.ThisPlace("leipzig")}
    table.dracula.answers(do.ThisPlace("leipzig"))
    assert table.sheet(MINA).place == "leipzig"


@DRAGGED
@pytest.mark.rule("DRA-HUNT-MOVE-05", "DRA-TOKEN-FOG-02", "DRA-TOKEN-ROADBLOCK-02")
def test_roadblocks_and_fog_bind_him_as_they_bind_the_hunter(drag):
    table = Table()
    table.game.roadblocks = (link("berlin", "hamburg", "road"), link("cologne", "hamburg", "rail"))
    table.game.fog = {"leipzig": 1}
    drag(table, "hamburg")
    assert table.over or "drag-hunter" not in table.asked().values(), "one city is left and needs no question"
    assert table.sheet(MINA).place == "cologne"


@DRAGGING
@pytest.mark.rule("DRA-HUNT-MOVE-05")
def test_the_reason_is_given_when_dracula_picks_a_closed_road(drag):
    table = Table()
    table.game.roadblocks = (link("berlin", "hamburg", "road"),)
    drag(table, "hamburg")
    assert table.dracula.refusal(do.ThisPlace("berlin")).rule == "DRA-TOKEN-ROADBLOCK-02"


@DRAGGING
@pytest.mark.rule("DRA-HUNT-MOVE-05")
@pytest.mark.parametrize("why", ["no road", "roads blocked", "fog", "sea", "hospital"])
def test_where_no_road_can_be_used_the_hunter_is_not_moved(drag, why):
    table = Table()
    place = {"no road": "cagliari", "roads blocked": "galway", "fog": "galway", "sea": "irish_sea"}.get(why, "rome")
    if why == "roads blocked":
        table.game.roadblocks = (link("dublin", "galway", "road"),)
    if why == "fog":
        table.game.fog = {"dublin": 1}
    drag(table, place, hospital=why == "hospital")
    assert table.over
    assert table.sheet(MINA).place == place
    assert table.sheet(MINA).hospital is (why == "hospital")


@pytest.mark.rule("DRA-HUNT-MOVE-05", "DRA-CARD-24")
def test_the_rest_of_the_effect_still_happens():
    """Vampiric Influence costs Mina a card at sea too, and reads her hand."""
    table = influence(Table(), "irish_sea")
    assert table.over
    assert table.sheet(MINA).items == ()
    assert table.game.item_discard == ("knife",)
    assert table.told("item-revealed") == [{"hunter": MINA, "item": "knife"}]


@pytest.mark.rule("DRA-HUNT-MOVE-05")
def test_dracula_may_move_him_to_a_hunter_or_to_himself():
    table = Table(at="leipzig")
    table.place(VAN_HELSING, "berlin")
    table.place(GODALMING, "berlin")
    bats(table, "hamburg")
    assert {option.place for option in table.dracula.may(do.ThisPlace)} == {"berlin", "cologne", "leipzig"}
    table.dracula.answers(do.ThisPlace("leipzig"))
    assert table.game.revealed
