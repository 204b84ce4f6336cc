"""War of Princes."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Garrison

HOMES = ("north_home", "east_home", "south_home", "west_home")
COMPASS = ("north", "south", "east", "west")


def ways(table: Table) -> set[tuple[str, str, str]]:
    """Whose ankh can go from where to where."""
    return {(one.faction, one.origin, one.court) for one in table.seat("A").may(do.MoveAnkh)}


@pytest.mark.rule("HER-PRINCES-01")
def test_seven_ankhs_stand_on_every_home_court() -> None:
    assert Table().state.courts == {f"{one}_home": Garrison(one, 7) for one in COMPASS}


@pytest.mark.rule("HER-PRINCES-02", "HER-PRINCES-03")
def test_the_acting_player_moves_an_ankh_to_an_adjacent_court() -> None:
    table = Table()
    table.activate("A", table.childe("B", who("north")))
    assert ways(table) == {("north", "north_home", to) for to in ("north_front", "march_nw", "march_ne")}
    table.seat("A").answers(do.MoveAnkh("north", "north_home", "march_ne"))
    assert table.state.courts["north_home"] == Garrison("north", 6)
    assert table.state.courts["march_ne"] == Garrison("north", 1)


@pytest.mark.rule("HER-PRINCES-02", "HER-PRINCES-04")
def test_a_court_of_another_faction_is_closed_and_an_own_one_open() -> None:
    table = Table().court("march_ne", "east", 1).court("north_front", "north", 2)
    table.activate("A", table.childe("A", who("north")))
    assert ways(table) == {
        ("north", "north_home", "north_front"),
        ("north", "north_home", "march_nw"),
        ("north", "north_front", "march_nw"),
        ("north", "north_front", "centre"),
    }
    table.seat("A").answers(do.MoveAnkh("north", "north_home", "north_front"))
    assert table.state.courts["north_front"] == Garrison("north", 3)


@pytest.mark.rule("HER-PRINCES-03")
def test_nobody_moves_into_a_home_court() -> None:
    """Not even home: the last ankh of the north stands before its own."""
    table = Table().court("north_home", "north", 0).court("south_home", "south", 0).court("north_front", "north", 1)
    table.activate("A", table.childe("A", who("north")))
    assert ways(table) == {("north", "north_front", to) for to in ("march_nw", "march_ne", "centre")}
    table.seat("A").answers(do.MoveAnkh("north", "north_front", "march_nw"))
    assert "north_front" not in table.state.courts


@pytest.mark.rule("HER-PRINCES-05", "HER-ACT-08", "HER-ACT-09")
def test_a_wanderer_moves_any_faction_that_can_move() -> None:
    """The north is shut in on all three sides."""
    table = Table()
    for court in ("north_front", "march_nw", "march_ne"):
        table.court(court, "west", 1)
    table.activate("A", table.childe("A", who("wanderer")))
    assert {faction for faction, _, _ in ways(table)} == {"south", "east", "west"}


@pytest.mark.rule("HER-PRINCES-08", "HER-ACT-10")
def test_a_faction_without_a_move_stands_still() -> None:
    table = Table()
    for court in ("north_front", "march_nw", "march_ne"):
        table.court(court, "west", 1)
    before = dict(table.state.courts)
    assert table.activate("A", table.childe("A", who("north"))).over
    assert table.state.courts == before


@pytest.mark.rule("HER-PRINCES-06", "HER-PRINCES-07", "HER-R-43")
def test_presence_counts_courts_not_ankhs_and_homes_too() -> None:
    """North: home and two fronts.  West: home with all the rest of its ankhs and one march."""
    table = Table(B="gangrel", A="brujah")
    table.court("north_front", "north", 1).court("march_nw", "north", 1).court("march_sw", "west", 5)
    for words in ("north calm", "north cruel", "west calm", "wanderer calm", "wanderer cruel", "south calm"):
        table.childe("B", who(words))
    table.childe("B", who("north calm", 1), torpid=True)
    assert table.score("B")["war_of_princes"] == 2 * 3 + 2
    assert table.score("A")["war_of_princes"] == 0


@pytest.mark.rule("HER-PRINCES-06")
def test_the_centre_counts_twice() -> None:
    """West: home and a front, 2.  North: home and the centre, 3."""
    table = Table(A="brujah", B="gangrel")
    table.court("west_front", "west", 1).court("centre", "north", 1)
    assert table.score("B")["war_of_princes"] == 2
    seen = GAME.view(table.state, "A").factions
    assert (seen["north"], seen["west"], seen["south"]) == (3, 2, 1), "what a table shows is what counts"


@pytest.mark.rule("HER-PRINCES-06")
def test_equals_all_win() -> None:
    """Everybody at home: each faction holds one court."""
    table = Table(A="brujah", B="gangrel")
    table.childe("B", who("west"))
    table.childe("B", who("wanderer"))
    assert table.score("B")["war_of_princes"] == 2 + 2 + 1


@pytest.mark.rule("HER-PRINCES-03")
def test_the_map_has_thirteen_courts_as_drawn() -> None:
    """Each home: its front and two marches.  Each front: its two marches and the centre."""
    board = BOARDS.war_of_princes
    edges = {frozenset(edge) for edge in board.adjacency.edges}
    around = {"north": ("march_nw", "march_ne"), "south": ("march_sw", "march_se")}
    around |= {"east": ("march_ne", "march_se"), "west": ("march_nw", "march_sw")}
    drawn = set()
    for side, marches in around.items():
        drawn.add(frozenset((f"{side}_home", f"{side}_front")))
        drawn.add(frozenset((f"{side}_front", "centre")))
        drawn |= {frozenset((f"{side}_{place}", march)) for place in ("home", "front") for march in marches}
    assert edges == drawn
    assert len(board.courts) == 13
    assert {court: space.weight for court, space in board.courts.items() if space.weight != 1} == {"centre": 2}
    assert {court for court, space in board.courts.items() if space.home} == set(HOMES)
