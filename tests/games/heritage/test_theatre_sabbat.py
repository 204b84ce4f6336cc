"""Sabbat Wars."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Token

WARS = ("high_low_clans", "inner_beast", "sabbat_wars")
REGIONS = ("north", "south", "east", "west", "wanderer")
NUMBERS = Counter((1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5))
CLANS: dict[str, Any] = {"A": "brujah", "B": "tremere", "C": "ventrue", "D": "lasombra"}


def cam(number: int, up: bool = False) -> Token:
    return Token("camarilla", number, up, known=up)


def sab(number: int, up: bool = False) -> Token:
    return Token("sabbat", number, up, known=up)


def empty() -> Table:
    """No token in any region."""
    table = Table(theatres=WARS)
    for region in REGIONS:
        table.region(region)
    return table


@pytest.mark.rule("HER-SABBAT-01", "HER-SABBAT-10", "HER-R-19")
def test_a_token_of_each_sect_lies_unseen_in_each_of_five_regions() -> None:
    state = Table(theatres=WARS).state
    assert tuple(state.regions) == REGIONS
    for tokens in state.regions.values():
        assert sorted([token.sect for token in tokens]) == ["camarilla", "sabbat"]
        assert not any(token.up or token.known for token in tokens)
    for sect in ("camarilla", "sabbat"):
        laid = [token.number for tokens in state.regions.values() for token in tokens if token.sect == sect]
        assert Counter([*state.sects[sect], *laid]) == NUMBERS


@pytest.mark.rule("HER-SABBAT-01")
def test_which_tokens_lie_there_is_chance() -> None:
    laid = [Table(theatres=WARS, key=f"{number:032x}").state.regions for number in range(5)]
    assert any(one != laid[0] for one in laid)


@pytest.mark.rule("HER-SABBAT-02", "HER-R-18")
@pytest.mark.parametrize(
    "seats, sides", [("AB", "camarilla sabbat"), ("ABC", "camarilla sabbat anarchs"), ("ABCD", "camarilla sabbat " * 2)]
)
def test_affiliations_are_dealt_openly(seats: str, sides: str) -> None:
    dealt = set()
    for number in range(6):
        table = Table(theatres=WARS, key=f"{number:032x}", **{seat: CLANS[seat] for seat in seats})
        assert Counter(table.state.affiliations.values()) == Counter(sides.split())
        dealt.add(tuple(table.state.affiliations.values()))
    assert len(dealt) > 1


@pytest.mark.rule("HER-SABBAT-03", "HER-SABBAT-04", "HER-SABBAT-11")
def test_the_martial_discard_a_token_of_their_region_unseen() -> None:
    table = empty().region("north", cam(4), sab(2, up=True)).region("south", sab(1))
    table.activate("A", table.childe("B", who("north martial")))
    assert set(table.seat("A").options) == {
        do.DiscardToken("north", "camarilla", 0, False),
        do.DiscardToken("north", "sabbat", 2, True),
    }
    table.seat("A").answers(do.DiscardToken("north", "camarilla", 0, False))
    assert table.state.regions["north"] == (sab(2, up=True),)
    assert table.state.sect_discards == (cam(4),)
    assert [told["number"] for told in table.told("token-discarded")] == [0]


@pytest.mark.rule("HER-SABBAT-05", "HER-R-18")
def test_the_wealthy_add_a_token_of_the_sect_they_name_unseen() -> None:
    table = empty()
    before = Counter(table.state.sects["sabbat"])
    table.activate("A", table.childe("A", who("east wealthy")))
    assert set(table.seat("A").options) == {do.AddToken("east", "camarilla"), do.AddToken("east", "sabbat")}
    table.seat("A").answers(do.AddToken("east", "sabbat"))
    (added,) = table.state.regions["east"]
    assert (added.sect, added.up, added.known) == ("sabbat", False, False)
    assert before - Counter(table.state.sects["sabbat"]) == Counter([added.number])


@pytest.mark.rule("HER-SABBAT-06", "HER-R-18")
def test_the_covert_turn_a_token_over_either_way() -> None:
    table = empty().region("west", cam(3), sab(5, up=True))
    spy = table.childe("A", who("west covert"))
    table.activate("A", spy).seat("A").answers(do.TurnToken("west", "camarilla", 0, False))
    assert [token.up for token in table.state.regions["west"]] == [True, True]
    table.activate("A", spy).seat("A").answers(do.TurnToken("west", "sabbat", 5, True))
    assert [token.up for token in table.state.regions["west"]] == [True, False]


@pytest.mark.rule("HER-SABBAT-07")
def test_the_scholarly_move_a_token_as_it_lies() -> None:
    table = empty().region("south", cam(3), sab(5, up=True))
    table.activate("A", table.childe("A", who("south scholarly")))
    assert {option.destination for option in table.seat("A").options} == {"north", "east", "west", "wanderer"}
    table.seat("A").answers(do.MoveToken("south", "sabbat", 5, True, "wanderer"))
    assert table.state.regions["south"] == (cam(3),)
    assert table.state.regions["wanderer"] == (sab(5, up=True),)


@pytest.mark.rule("HER-SABBAT-03", "HER-ACT-10")
@pytest.mark.parametrize("archetype", ["martial", "covert", "scholarly"])
def test_without_a_token_to_work_on_nothing_happens(archetype: str) -> None:
    table = empty().region("south", cam(3))
    assert table.activate("A", table.childe("A", who(f"north {archetype}"))).over
    assert table.state.regions["south"] == (cam(3),)


@pytest.mark.rule("HER-SABBAT-08", "HER-R-18")
def test_an_empty_start_area_takes_its_discards_back_first() -> None:
    table = empty()
    table.state.sects["sabbat"] = ()
    table.state.sect_discards = (sab(4), cam(2), sab(4))
    table.activate("A", table.childe("A", who("north wealthy"))).seat("A").answers(do.AddToken("north", "sabbat"))
    assert table.state.regions["north"] == (sab(4),)
    assert table.state.sects["sabbat"] == (4,)
    assert table.state.sect_discards == (cam(2),)


@pytest.mark.rule("HER-SABBAT-08", "HER-ACT-09")
def test_a_sect_without_tokens_cannot_be_named() -> None:
    table = empty()
    table.state.sects["sabbat"] = ()
    table.activate("A", table.childe("A", who("north wealthy")))
    assert [token.sect for token in table.state.regions["north"]] == ["camarilla"]
    table.state.sects["camarilla"] = ()
    assert table.activate("A", who("north wealthy")).over
    assert len(table.state.regions["north"]) == 1


@pytest.mark.rule("HER-SABBAT-09", "HER-R-18")
def test_a_token_moved_into_a_full_region_goes_back_to_its_start() -> None:
    table = empty().region("north", cam(1), cam(1), cam(1), sab(1), sab(1)).region("south", sab(5, up=True))
    before = Counter(table.state.sects["sabbat"])
    table.activate("A", table.childe("A", who("south scholarly")))
    table.seat("A").answers(do.MoveToken("south", "sabbat", 5, True, "north"))
    assert (len(table.state.regions["north"]), table.state.regions["south"]) == (5, ())
    assert Counter(table.state.sects["sabbat"]) - before == Counter([5])


@pytest.mark.rule("HER-SABBAT-09", "HER-ACT-10")
def test_nothing_is_added_to_a_full_region() -> None:
    full = (cam(1), cam(1), cam(1), sab(1), sab(1))
    table = empty().region("north", *full)
    before = dict(table.state.sects)
    table.activate("A", table.childe("A", who("north wealthy"))).finish()
    assert (table.state.regions["north"], table.state.sects) == (full, before)


@pytest.mark.rule("HER-SABBAT-10", "HER-ACT-08")
def test_a_wanderer_acts_in_the_region_of_wanderers() -> None:
    table = empty().region("wanderer", cam(1)).region("north", cam(2))
    table.activate("A", table.childe("A", who("wanderer martial")))
    assert (table.state.regions["wanderer"], table.state.regions["north"]) == ((), (cam(2),))


def fought(*held: tuple[int, int]) -> Table:
    """Sums of the Camarilla and of the Sabbat in the five regions; one player for each side."""
    table = Table(theatres=WARS, A="brujah", B="tremere", C="ventrue")
    for region, (camarilla, sabbat) in zip(REGIONS, held, strict=True):
        table.region(region, *[cam(1)] * camarilla, *[sab(1)] * sabbat)
    return table.affiliation("A", "camarilla").affiliation("B", "sabbat").affiliation("C", "anarchs")


@pytest.mark.rule("HER-SABBAT-12", "HER-SABBAT-13", "HER-SABBAT-14", "HER-R-18")
@pytest.mark.parametrize(
    "held, points",
    [
        (((2, 1), (2, 1), (2, 1), (0, 2), (0, 2)), (9, 0, 0)),
        (((1, 2), (2, 1), (2, 3), (0, 1), (3, 2)), (0, 9, 0)),
        (((2, 1), (2, 1), (1, 1), (0, 2), (0, 2)), (0, 0, 9)),
        (((0, 0), (0, 0), (0, 0), (0, 0), (0, 0)), (0, 0, 9)),
    ],
)
def test_three_regions_win_the_war_and_less_leaves_it_to_the_anarchs(
    held: tuple[tuple[int, int], ...], points: tuple[int, int, int]
) -> None:
    table = fought(*held)
    table.childe("B", who("wanderer"))
    assert tuple([table.score(seat)["sabbat_wars"] for seat in "ABC"]) == points


@pytest.mark.rule("HER-SABBAT-12")
def test_sums_count_not_tokens() -> None:
    table = fought((2, 1), (2, 1), (0, 2), (0, 2), (0, 0)).region("wanderer", sab(1), sab(1), sab(1), cam(4))
    assert table.score("A")["sabbat_wars"] == 9


@pytest.mark.rule("HER-SABBAT-14")
@pytest.mark.example("EX-07")
def test_every_player_of_the_winning_sect_scores_nine() -> None:
    table = Table(theatres=WARS, **CLANS)
    for number, region in enumerate(REGIONS):
        table.region(region, cam(3 if number < 3 else 1), sab(2))
    sides = dict(zip("ABCD", ("camarilla", "sabbat", "camarilla", "sabbat"), strict=True))
    for seat, side in sides.items():
        table.affiliation(seat, side)
    assert [table.score(seat)["sabbat_wars"] for seat in "ABCD"] == [9, 0, 9, 0]


@pytest.mark.rule("HER-SABBAT-12")
def test_at_the_end_everything_is_turned_up() -> None:
    table = Table(theatres=WARS).end_chapter().finish()
    assert all(token.up for tokens in table.state.regions.values() for token in tokens)


@pytest.mark.rule("HER-SABBAT-01", "HER-SABBAT-09")
def test_the_board_is_as_the_catalogue_counts_it() -> None:
    board = BOARDS.sabbat_wars
    assert (board.spaces_per_region, len(board.regions)) == (5, 5)
    assert Counter(board.tokens_per_sect) == NUMBERS
