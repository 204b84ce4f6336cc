"""The booklet's examples of a hunters' day: moves, what is adjacent, supply (DRA-EX-01, -05, -09)."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do


@pytest.mark.example("DRA-EX-01")
@pytest.mark.rule("DRA-HUNT-MOVE-01", "DRA-RAIL-02", "DRA-SEA-01", "DRA-SEA-02", "DRA-SEA-04")
def test_four_hunters_move_by_road_by_rail_and_by_sea():
    table = Table()
    table.place(GODALMING, "toulouse")
    table.place(SEWARD, "marseilles")
    table.tickets(SEWARD, "t_3_2")
    table.place(VAN_HELSING, "genoa")
    table.place(MINA, "tyrrhenian_sea")
    assert len(table.game.tickets) == 15

    table.day().hunter(GODALMING).answers(do.MoveByRoad("barcelona"))
    table.hunter(SEWARD).answers(do.MoveByRail("t_3_2"))
    table.hunter(SEWARD).answers(do.ThisPlace("cologne"))
    assert table.sheet(SEWARD).tickets == ()
    assert len(table.game.tickets) == 16, "the ticket is back in the pool"
    table.hunter(VAN_HELSING).answers(do.MoveBySea("tyrrhenian_sea"))
    mina = table.hunter(MINA)
    assert mina.can(do.MoveBySea("rome"))
    assert mina.refusal(do.Pass()).rule == "DRA-SEA-04"
    mina.answers(do.MoveBySea("rome"))
    assert table.over
    assert [table.sheet(hunter).place for hunter in (GODALMING, SEWARD, VAN_HELSING, MINA)] == [
        "barcelona", "cologne", "tyrrhenian_sea", "rome",
    ]  # fmt: skip


@pytest.mark.example("DRA-EX-01")
@pytest.mark.rule("DRA-RAIL-02")
def test_from_marseilles_to_cologne_are_three_white_links():
    """By Paris and Brussels: with any of them blocked, or a ticket for two, it cannot be done."""
    for ticket, blocked in (("t_2_2", ()), ("t_3_2", (link("brussels", "paris", "rail"),))):
        table = Table()
        table.place(SEWARD, "marseilles")
        table.tickets(SEWARD, ticket)
        table.game.roadblocks = blocked
        table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail(ticket))
        assert not table.hunter(SEWARD).can(do.ThisPlace("cologne"))


@pytest.mark.example("DRA-EX-05")
@pytest.mark.rule("DRA-MAP-02", "DRA-RAIL-01")
def test_two_large_cities_joined_by_rail_alone_and_a_small_one_between_them():
    """On the board: Bordeaux and Paris, each joined by road to Clermont-Ferrand."""
    table = Table()
    a, b, c = "bordeaux", "paris", "clermont_ferrand"
    sizes = [table.game.atlas.places[city].size for city in (a, b, c)]
    assert sizes == ["large", "large", "small"]
    table.tickets(GODALMING, "t_1_0")
    for here, there in ((a, b), (b, a)):
        table.place(GODALMING, here)
        table.action(GODALMING)
        player = table.hunter(GODALMING)
        assert player.can(do.MoveByRoad(c)), "adjacent"
        assert player.refusal(do.MoveByRoad(there)).rule == "DRA-HUNT-MOVE-02", "not adjacent"
    table.place(GODALMING, a)
    table.action(GODALMING).hunter(GODALMING).answers(do.MoveByRail("t_1_0"))
    table.hunter(GODALMING).answers(do.ThisPlace(b))
    assert table.sheet(GODALMING).place == b, "but a ticket takes him there"


@pytest.mark.example("DRA-EX-09")
@pytest.mark.rule("DRA-SUPPLY-01", "DRA-SUPPLY-02", "DRA-SUPPLY-03")
def test_supply_in_a_large_city_by_day_with_a_hunters_card_on_top():
    table = Table()
    table.place(SEWARD, "marseilles")
    table.top_item("pistol", "knife")
    table.top_event("forewarned")
    table.action(SEWARD).hunter(SEWARD).answers(do.Supply())
    table.hunter(SEWARD).answers(do.Keep())
    assert table.over
    assert table.sheet(SEWARD).items == ("pistol",)
    assert table.sheet(SEWARD).events == ("forewarned",)


@pytest.mark.example("DRA-EX-09")
@pytest.mark.rule("DRA-SUPPLY-01", "DRA-SUPPLY-02", "DRA-SUPPLY-04")
def test_supply_in_a_small_city_by_night_with_a_dracula_card_at_the_bottom():
    table = Table()
    table.place(SEWARD, "toulouse")
    table.bottom_event("wild_horses")
    table.action(SEWARD, night=True).hunter(SEWARD).answers(do.Supply())
    table.dracula.answers(do.Keep())
    assert table.over
    assert (table.sheet(SEWARD).items, table.sheet(SEWARD).events) == ((), ())
    assert table.game.dracula_events == ("wild_horses",)
