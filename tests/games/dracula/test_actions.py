"""Which actions a hunter has, by place and time (DRA-HUNT-ACT): the whole table of the catalogue."""

from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do

KIND: dict[type[Any], str] = {
    do.MoveByRoad: "move",
    do.MoveByRail: "move",
    do.MoveByCarriage: "move",
    do.MoveBySea: "move",
    do.LeaveHospital: "move",
    do.Supply: "supply",
    do.Trade: "trade",
    do.TradeEvents: "trade",
    do.PsychicBond: "special",
    do.UseItem: "special",
    do.PlayEvent: "special",
    do.ReserveTicket: "reserve ticket",
    do.Rest: "rest",
    do.Search: "search",
    do.Pass: "pass",
}
ALL = {"move", "supply", "trade", "special", "reserve ticket", "rest", "search", "pass"}
CASTLE = ALL - {"supply", "reserve ticket"}
HOSPITAL = ALL - {"search"}
FOG = ALL - {"move", "search"}
MOVE = {"move"}


def equipped(place: str, *, hospital: bool = False, fog: bool = False) -> Table:
    """Mina is here with a companion and everything that an action could need; encounters lie in her city."""
    table = Table(at="dublin")
    at_sea = table.game.atlas.places[place].kind == "sea"
    table.trail("dublin", "irish_sea", None if at_sea else place)
    if not at_sea:
        table.lay(3, "spy")
    table.place(MINA, place, hospital=hospital)
    table.place(VAN_HELSING, place, hospital=hospital)
    table.items(MINA, "knife", "fast_horses")
    table.events(MINA, "money_trail", "hypnosis")
    table.tickets(MINA, "t_3_2")
    table.game.change(MINA, open_item="knife", open_event="money_trail")
    if fog:
        table.game.fog = {place: 1}
    return table


def kinds(table: Table, hunter: str = MINA) -> set[str]:
    """The kinds of actions that are offered."""
    return {KIND[type(option)] for option in table.hunter(hunter).options}


# the table


@pytest.mark.rule("DRA-HUNT-ACT-01", "DRA-HUNT-ACT-02", "DRA-HUNT-ACT-03", "DRA-PLACE-CASTLE-04", "DRA-HUNT-MOVE-01")
@pytest.mark.parametrize(
    "place, hospital, fog, night, offered",
    [
        pytest.param("brussels", False, False, False, ALL, id="city-by-day"),
        pytest.param("brussels", False, False, True, ALL - MOVE, id="city-by-night"),
        pytest.param("galatz", False, False, False, ALL, id="small-city-by-day"),
        pytest.param("galatz", False, False, True, ALL - MOVE, id="small-city-by-night"),
        pytest.param("castle_dracula", False, False, False, CASTLE, id="castle-by-day"),
        pytest.param("castle_dracula", False, False, True, CASTLE - MOVE, id="castle-by-night"),
        pytest.param("rome", True, False, False, HOSPITAL, id="hospital-by-day"),
        pytest.param("rome", True, False, True, HOSPITAL - MOVE, id="hospital-by-night"),
        pytest.param("rome", True, True, False, HOSPITAL - MOVE, id="hospital-of-a-fogged-city-by-day"),
        pytest.param("rome", False, True, False, FOG, id="fogged-city-by-day"),
        pytest.param("rome", False, True, True, FOG, id="fogged-city-by-night"),
        pytest.param("tyrrhenian_sea", False, False, False, MOVE, id="sea-by-day"),
    ],
)
def test_actions_by_place_and_time(place, hospital, fog, night, offered):
    table = equipped(place, hospital=hospital, fog=fog)
    table.action(MINA, night=night)
    assert kinds(table) == offered


@pytest.mark.rule("DRA-HUNT-ACT-03", "DRA-SEA-04")
def test_at_sea_by_night_a_hunter_passes_unasked():
    table = equipped("tyrrhenian_sea")
    table.action(MINA, night=True)
    assert table.over
    assert table.told("passes") == [{"hunter": MINA}]


@pytest.mark.parametrize(
    "place, hospital, fog, night, action, rule",
    [
        ("brussels", False, False, True, do.MoveByRoad("paris"), "DRA-HUNT-MOVE-01"),
        ("brussels", False, False, True, do.MoveByRail("t_3_2"), "DRA-HUNT-MOVE-01"),
        ("rome", False, False, True, do.MoveBySea("tyrrhenian_sea"), "DRA-HUNT-MOVE-01"),
        ("rome", False, False, True, do.UseItem("fast_horses"), "DRA-HUNT-MOVE-01"),
        ("castle_dracula", False, False, False, do.Supply(), "DRA-PLACE-CASTLE-04"),
        ("castle_dracula", False, False, False, do.ReserveTicket(), "DRA-PLACE-CASTLE-04"),
        ("castle_dracula", False, False, True, do.Supply(), "DRA-PLACE-CASTLE-04"),
        ("castle_dracula", False, False, True, do.ReserveTicket(), "DRA-PLACE-CASTLE-04"),
        ("rome", True, False, False, do.Search(), "DRA-PLACE-HOSP-04"),
        ("rome", True, False, False, do.MoveByRoad("naples"), "DRA-PLACE-HOSP-03"),
        ("rome", True, False, False, do.MoveByRail("t_3_2"), "DRA-PLACE-HOSP-03"),
        ("rome", True, False, False, do.MoveBySea("tyrrhenian_sea"), "DRA-PLACE-HOSP-03"),
        ("rome", True, False, False, do.UseItem("fast_horses"), "DRA-PLACE-HOSP-03"),
        ("rome", True, False, False, do.PsychicBond(), "DRA-PLACE-HOSP-05"),
        ("rome", True, False, False, do.PlayEvent("hypnosis"), "DRA-PLACE-HOSP-05"),
        ("rome", False, True, False, do.Search(), "DRA-TOKEN-FOG-01"),
        ("rome", False, True, False, do.MoveByRoad("naples"), "DRA-TOKEN-FOG-02"),
        ("rome", False, True, False, do.MoveByRail("t_3_2"), "DRA-RAIL-07"),
        ("rome", False, True, False, do.MoveBySea("tyrrhenian_sea"), "DRA-TOKEN-FOG-02"),
        ("tyrrhenian_sea", False, False, False, do.Supply(), "DRA-HUNT-ACT-03"),
        ("tyrrhenian_sea", False, False, False, do.Trade(VAN_HELSING), "DRA-HUNT-ACT-03"),
        ("tyrrhenian_sea", False, False, False, do.PsychicBond(), "DRA-HUNT-ACT-03"),
        ("tyrrhenian_sea", False, False, False, do.PlayEvent("money_trail"), "DRA-HUNT-ACT-03"),
        ("tyrrhenian_sea", False, False, False, do.UseItem("fast_horses"), "DRA-HUNT-ACT-03"),
        ("tyrrhenian_sea", False, False, False, do.ReserveTicket(), "DRA-HUNT-ACT-03"),
        ("tyrrhenian_sea", False, False, False, do.Rest(), "DRA-HUNT-ACT-03"),
        ("tyrrhenian_sea", False, False, False, do.Search(), "DRA-HUNT-ACT-03"),
        ("tyrrhenian_sea", False, False, False, do.Pass(), "DRA-SEA-04"),
    ],
)
@pytest.mark.rule("DRA-HUNT-ACT-03", "DRA-PLACE-CASTLE-04", "DRA-PLACE-HOSP-04", "DRA-TOKEN-FOG-01")
def test_whoever_tries_what_is_forbidden_is_told_the_rule(place, hospital, fog, night, action, rule):
    table = equipped(place, hospital=hospital, fog=fog)
    table.action(MINA, night=night)
    assert table.hunter(MINA).refusal(action).rule == rule


@pytest.mark.rule("DRA-HUNT-ACT-03", "DRA-TRADE-02")
def test_van_helsing_at_sea_does_not_trade_events_either():
    table = equipped("tyrrhenian_sea")
    table.action(VAN_HELSING)
    assert kinds(table, VAN_HELSING) == MOVE
    assert table.hunter(VAN_HELSING).refusal(do.TradeEvents(GODALMING)).rule == "DRA-HUNT-ACT-03"


# one of seven


@pytest.mark.rule("DRA-HUNT-ACT-01", "DRA-SPECIAL-01")
@pytest.mark.parametrize(
    "action",
    [
        do.MoveByRoad("cologne"),
        do.MoveByRail("t_3_2"),
        do.Supply(),
        do.Trade(VAN_HELSING),
        do.PlayEvent("money_trail"),
        do.PsychicBond(),
        do.ReserveTicket(),
        do.Rest(),
        do.Search(),
    ],
    ids=lambda action: type(action).__name__,
)
def test_any_of_the_seven_actions_is_the_whole_action(action):
    table = equipped("brussels")
    table.day().pass_until("hunter-action", seat="E").answers(action)
    while not table.over:
        assert "hunter-action" not in table.asked().values()
        table.pass_by(table.asks[0])


@pytest.mark.rule("DRA-HUNT-ACT-02")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("place, hospital", [("brussels", False), ("castle_dracula", False), ("rome", True)])
def test_a_hunter_may_always_pass_and_then_nothing_changes(place, hospital, night):
    table = equipped(place, hospital=hospital)
    before = table.sheet(MINA)
    table.action(MINA, night=night).hunter(MINA).answers(do.Pass())
    assert table.over
    assert table.sheet(MINA) == before
    assert table.told("passes") == [{"hunter": MINA}]


@pytest.mark.rule("DRA-HUNT-ACT-01")
def test_without_companions_encounters_tickets_or_cards_the_plain_actions_are_left():
    table = Table()
    table.action(MINA)
    assert kinds(table) == {"move", "supply", "reserve ticket", "rest", "pass"}
    mina = table.hunter(MINA)
    assert mina.refusal(do.Trade(SEWARD)).rule == "DRA-TRADE-01"
    assert mina.refusal(do.Search()).rule == "DRA-SEARCH-01"
    assert mina.refusal(do.PsychicBond()).rule == "DRA-SPECIAL-02"
    assert mina.refusal(do.MoveByRail("t_3_2")).rule == "DRA-RAIL-01"
    assert mina.refusal(do.MoveBySea("north_sea")).rule == "DRA-SEA-01"
    assert mina.refusal(do.MoveByRoad("berlin")).rule == "DRA-HUNT-MOVE-02"
    assert mina.refusal(do.UseItem("fast_horses")).rule == "DRA-SPECIAL-01"
    assert mina.refusal(do.PlayEvent("money_trail")).rule == "DRA-SPECIAL-01"
    assert mina.refusal(do.LeaveHospital()).rule == "DRA-PLACE-HOSP-03"
    assert mina.refusal(do.TradeEvents(SEWARD)).rule == "DRA-TRADE-02"


# with Dracula, defeated, in the hospital


@pytest.mark.rule("DRA-HUNT-ACT-04")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_sharing_a_city_with_revealed_dracula_forbids_nothing(night):
    table = equipped("brussels")
    table.trail("brussels", "irish_sea")
    table.lay(1, "saboteur")
    table.revealed()
    table.hurt(MINA, 3)
    table.action(MINA, night=night)
    assert kinds(table) == (ALL - MOVE if night else ALL)
    table.hunter(MINA).answers(do.Rest())
    assert table.sheet(MINA).damage == 2


@pytest.mark.rule("DRA-HUNT-ACT-05", "DRA-DEFEAT-04")
@pytest.mark.parametrize("part", ["day", "night"])
def test_a_defeated_hunter_waiting_for_dawn_has_no_action(part):
    table = equipped("brussels")
    table.game.change(MINA, defeated=True)
    getattr(table, part)()
    asked: list[Any] = []
    while not table.over:
        asked.append(table.asks[0].seat)
        table.pass_by(table.asks[0])
    assert asked == ["B", "C", "D"]


@pytest.mark.rule("DRA-HUNT-ACT-05")
def test_in_the_hospital_a_hunter_acts_again_that_very_day():
    table = equipped("naples")
    table.game.change(MINA, defeated=True, damage=8)
    table.dawn().finish()
    table.day().pass_until("hunter-action", seat="E")
    assert kinds(table) == {"move", "supply", "reserve ticket", "rest", "pass"}, "her cards are gone"
