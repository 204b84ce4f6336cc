"""Switches of a table: where public facts are thin the players decide before the game."""

from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table, whole_game

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.printed.about import about
from nokturn.games.dracula.state import choices as do
from nokturn.kernel.errors import SetupError
from nokturn.kernel.words import Words

DEFAULTS = {
    "mode": "advanced",
    "feed_amount": "by_location",
    "no_legal_move": "clear_and_bleed",
    "first_dawn": "skip",
    "fangs_needs_night": True,
    "bats_delay_after_move": True,
    "map": "third_edition_reconstruction",
    "top_event_back_public": True,
}
"""As the catalogue's file of options has them."""


@pytest.mark.rule("DRA-ADV-01", "DRA-ROUND-04", "DRA-TOKEN-BATS-03", "DRA-EVENT-02", "DRA-MAP-02")
@pytest.mark.parametrize("option", DEFAULTS)
def test_what_a_table_plays_with_unless_it_says_otherwise(option):
    assert GAME.options({})[option] == DEFAULTS[option]


@pytest.mark.parametrize("option, value", [("first_dawn", "never"), ("map", "fourth_edition"), ("mode", "solo")])
def test_an_unknown_choice_is_refused(option, value):
    with pytest.raises(SetupError):
        GAME.options({option: value})


@pytest.mark.parametrize("card", ["feed", "fangs", "bats"])
@pytest.mark.parametrize("lang, agreed", [("en", "the table has agreed"), ("pl", "przy stole")])
def test_a_card_whose_effect_a_table_can_change_says_so(card, lang, agreed):
    """Cards are printed once for all tables: DRA-POWER-FEED-02, DRA-COMBAT-23, DRA-TOKEN-BATS-03."""
    assert agreed in about(card, Words(GAME, lang))


# first dawn


@pytest.mark.rule("DRA-ROUND-04")
@pytest.mark.parametrize("first_dawn", ["skip", "play"])
def test_the_first_dawn_is_skipped_or_an_event_window_with_the_marker_where_it_is(first_dawn):
    table = whole_game(5, first_dawn=first_dawn)
    table.pass_until("dracula-start", seat="A").answers(do.StartAt("prague"))
    assert table.asked() == {"B": "hunter-action"}, "nobody holds an event yet"
    assert table.told("dawn") == ([{"day": "mon"}] if first_dawn == "play" else [])
    assert (table.game.round, table.game.day, table.game.despair) == (1, 0, 0)


@pytest.mark.rule("DRA-ROUND-04")
def test_in_a_first_dawn_that_is_played_events_may_be_played_and_nothing_else_happens():
    table = Table(first_dawn="play", round=1, at="vienna")
    table.place(MINA, "vienna")
    table.revealed()
    table.events(SEWARD, "long_night")
    table.game.hosts = ("paris",)
    table.run("dracula.first_dawn")
    assert table.asked() == {"C": "dawn-event"}
    table.hunter(SEWARD).answers(do.PlayEvent("long_night"))
    assert table.over
    assert table.game.long_night
    assert (table.game.day, table.told("combat"), table.game.hosts) == (0, [], ("paris",))


@pytest.mark.rule("DRA-ROUND-04")
def test_the_second_dawn_is_tuesday_either_way():
    for first_dawn in ("skip", "play"):
        table = whole_game(5, first_dawn=first_dawn)
        while table.game.round < 2:
            table.pass_by(table.asks[0])
        assert table.told("dawn")[-1] == {"day": "tue"}


# bats


@pytest.mark.rule("DRA-TOKEN-BATS-03")
@pytest.mark.parametrize("delays", [True, False])
def test_after_the_flight_with_bats_the_hunter_is_delayed_or_not(delays):
    table = Table(bats_delay_after_move=delays)
    table.game.change(MINA, bats=True)
    table.day().pass_until("bats-carry-hunter", seat="A").answers(do.ThisPlace("paris"))
    assert table.over, "the action is lost in any case"
    assert table.sheet(MINA).delayed is delays
    table.night()
    asked: list[Any] = []
    while not table.over:
        asked.append(table.asks[0].seat)
        table.pass_by(table.asks[0])
    assert asked == (["B", "C", "D"] if delays else ["B", "C", "D", "E"])


# the map


@pytest.mark.rule("DRA-MAP-02", "DRA-MAP-03")
@pytest.mark.parametrize(
    "board, neighbours",
    [
        ("third_edition_reconstruction", {"clermont_ferrand", "nantes", "santander", "toulouse", "north_atlantic"}),
        ("second_edition", {"clermont_ferrand", "nantes", "saragossa", "toulouse", "bay_of_biscay"}),
    ],
)
def test_dracula_and_the_hunters_go_by_the_chosen_map(board, neighbours):
    table = Table(map=board, at="bordeaux")
    table.dracula_phase()
    assert {option.place for option in table.dracula.may(do.MoveTo)} == neighbours
    table.place(GODALMING, "bordeaux")
    table.action(GODALMING)
    player = table.hunter(GODALMING)
    assert {option.to for option in (*player.may(do.MoveByRoad), *player.may(do.MoveBySea))} == neighbours


@pytest.mark.rule("DRA-MAP-03", "DRA-SEA-02")
@pytest.mark.parametrize(
    "board, sea, reached",
    [
        ("second_edition", "bay_of_biscay", {"atlantic_ocean", "bordeaux", "nantes", "santander"}),
        (
            "second_edition",
            "atlantic_ocean",
            {
                "bay_of_biscay",
                "cadiz",
                "english_channel",
                "galway",
                "irish_sea",
                "lisbon",
                "mediterranean_sea",
                "north_sea",
            },
        ),
        ("second_edition", "english_channel", {"atlantic_ocean", "le_havre", "london", "north_sea", "plymouth"}),
        ("third_edition_reconstruction", "south_atlantic", {"cadiz", "lisbon", "mediterranean_sea", "north_atlantic"}),
    ],
)
def test_the_western_seas_of_both_maps(board, sea, reached):
    table = Table(map=board)
    table.place(MINA, sea)
    table.action(MINA)
    assert {option.to for option in table.hunter(MINA).may(do.MoveBySea)} == reached


@pytest.mark.rule("DRA-SETUP-06")
def test_the_location_deck_is_that_of_the_chosen_map():
    table = whole_game(2, map="second_edition")
    assert {"bay_of_biscay", "atlantic_ocean"} <= set(table.game.location_deck)
    assert not {"north_atlantic", "south_atlantic"} & set(table.game.location_deck)
    assert len(table.game.location_deck) == 70


# the back of the top event card


@pytest.mark.rule("DRA-EVENT-02")
@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("top, side", [("false_tip", "dracula"), ("forewarned", "hunter")])
def test_everybody_sees_whose_the_top_event_card_is_or_nobody(public, top, side):
    table = Table(top_event_back_public=public)
    table.top_event(top)
    for seat in ("A", "B", "E", None):
        assert table.view(seat).top_event == (side if public else "")


@pytest.mark.rule("DRA-EVENT-02")
def test_the_back_of_the_bottom_card_is_nobodys_to_see():
    """Two tables that differ in the bottom card alone look the same to everybody."""
    tables = [Table(), Table()]
    tables[0].bottom_event("false_tip", "forewarned")
    tables[1].bottom_event("forewarned", "false_tip")
    for seat in ("A", "B", "E", None):
        assert tables[0].view(seat) == tables[1].view(seat)


@pytest.mark.rule("DRA-EVENT-02")
def test_an_empty_deck_has_no_back():
    table = Table()
    table.game.event_deck = ()
    assert table.view("D").top_event == ""
    assert table.game.players[VAN_HELSING] == "D"
