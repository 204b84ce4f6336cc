"""Rounds (DRA-ROUND): dawn, day, dusk, night, Dracula's phase, and again."""

from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table, whole_game

from nokturn.games.dracula.state import choices as do

ORDER = [GODALMING, SEWARD, VAN_HELSING, MINA]
WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]


def rounds(number: int, **table: object) -> Table:
    """A whole game in which hunters pass and Dracula walks, up to the end of so many rounds."""
    game = whole_game(5, **table)  # type: ignore[arg-type]
    while game.game.round <= number:
        game.game.influence = 0
        game.pass_by(game.asks[0])
    return game


def parts(table: Table) -> list[tuple[int, str]]:
    """(round, part of it) of everything that happened, in order."""
    found, number = [], 0
    happened = table.keys()
    for key in happened:
        number += key == "round"
        if key in ("dawn", "day", "dusk", "night", "dracula-phase"):
            found.append((number, key))
    return found


@pytest.mark.rule("DRA-ROUND-01", "DRA-ROUND-04", "DRA-DRAC-01")
def test_a_round_is_dawn_day_dusk_night_and_then_draculas_phase():
    table = rounds(3)
    assert [part for part in parts(table) if part[0] <= 3] == [
        *[(1, part) for part in ("day", "dusk", "night", "dracula-phase")],
        *[(2, part) for part in ("dawn", "day", "dusk", "night", "dracula-phase")],
        *[(3, part) for part in ("dawn", "day", "dusk", "night", "dracula-phase")],
    ]


@pytest.mark.rule("DRA-ROUND-01")
def test_draculas_phase_is_movement_then_encounter():
    table = Table(at="prague")
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    table.dracula.answers(do.MoveTo("berlin"))
    assert table.asked() == {"A": "place-encounter"}


@pytest.mark.rule("DRA-ROUND-01", "DRA-WIN-05")
@pytest.mark.parametrize("part", ["day", "dracula"])
def test_rounds_repeat_until_somebody_wins_wherever_that_is(part):
    table = whole_game(5)
    table.pass_until("dracula-start", seat="A").answers(do.StartAt("dublin"))
    if part == "dracula":
        table.game.damage = 13
        table.pass_until("dracula-moves", seat="A").answers(do.MoveTo("irish_sea"))
        assert table.game.winner == "hunters"
    else:
        table.game.influence = 11
        table.hurt(GODALMING, 10)
        table.events(GODALMING, "sense_of_emergency")
        table.ask_again()
        table.hunter(GODALMING).answers(do.PlayEvent("sense_of_emergency"))
        assert table.game.winner == "dracula"
    assert table.game.finished
    assert table.over
    assert table.asks == ()


@pytest.mark.rule("DRA-ROUND-02", "DRA-HUNT-ACT-01")
@pytest.mark.parametrize("part", ["day", "night"])
def test_each_hunter_has_one_action_by_day_and_one_by_night_in_turn_order(part):
    table = Table()
    getattr(table, part)()
    acted = []
    while not table.over:
        (question,) = table.asks
        assert question.prompt == "hunter-action"
        acted.append(dict(question.args)["hunter"])
        table.seat(question.seat).answers(do.Rest())
    assert acted == ORDER
    assert table.told("rests") == [{"hunter": hunter} for hunter in ORDER]


@pytest.mark.rule("DRA-ROUND-02")
def test_the_turn_order_does_not_depend_on_who_runs_whom():
    table = whole_game(5)
    for seat, hunter in zip("BCD", (MINA, VAN_HELSING, SEWARD), strict=True):
        table.seat(seat).answers(do.TakeHunter(hunter))
    table.dracula.answers(do.StartAt("prague"))
    asked: list[Any] = []
    while table.game.phase != "dracula":
        asked += [seat for seat, prompt in table.asked().items() if prompt == "hunter-action"]
        table.pass_by(table.asks[0])
    assert asked == ["E", "D", "C", "B"] * 2


@pytest.mark.rule("DRA-ROUND-02")
def test_a_hunters_action_is_finished_before_the_next_one_is_asked():
    table = Table()
    table.top_event("forewarned", "forewarned")
    table.day().hunter(GODALMING).answers(do.Supply())
    assert table.asked() == {"B": "event-received"}
    table.hunter(GODALMING).answers(do.Keep())
    assert table.asked() == {"C": "hunter-action"}


@pytest.mark.rule("DRA-ROUND-03")
def test_dawn_takes_the_marker_from_a_night_to_the_next_day_and_dusk_to_its_night():
    table = Table(round=3)
    assert table.game.day == 2
    table.dusk()
    assert (table.game.day, table.told("dusk")) == (2, [{"day": "wed"}])
    table.night()
    assert table.told("night") == [{"day": "wed"}]
    table.dawn()
    assert (table.game.day, table.told("dawn")) == (3, [{"day": "thu"}])
    table.day()
    assert table.told("day") == [{"day": "thu"}]


@pytest.mark.rule("DRA-ROUND-03", "DRA-COMBAT-01")
@pytest.mark.parametrize("part", ["dawn", "dusk"])
@pytest.mark.parametrize("together", [True, False])
def test_dawn_and_dusk_may_hold_a_combat_with_dracula(part, together):
    table = Table(at="vienna")
    table.place(MINA, "vienna" if together else "venice")
    table.revealed()
    getattr(table, part)()
    assert bool(table.told("combat")) is together
    assert table.over is not together


@pytest.mark.rule("DRA-ROUND-03")
@pytest.mark.parametrize("part", ["day", "night"])
def test_day_and_night_hold_none(part):
    table = Table(at="vienna")
    table.place(MINA, "vienna")
    table.revealed()
    getattr(table, part)().finish()
    assert not table.told("combat")


@pytest.mark.rule("DRA-ROUND-04")
def test_round_1_has_no_dawn():
    table = whole_game(5)
    table.pass_until("dracula-start", seat="A").answers(do.StartAt("prague"))
    assert table.asked() == {"B": "hunter-action"}
    assert (table.game.round, table.game.phase, table.game.day) == (1, "day", 0)
    assert table.told("dawn") == []


@pytest.mark.rule("DRA-ROUND-04")
def test_round_r_plays_weekday_r_less_1_modulo_7():
    table = rounds(9)
    days, nights = ([told["day"] for told in table.told(part)] for part in ("day", "night"))
    assert days[:9] == [*WEEK, "mon", "tue"]
    assert nights[:9] == [*WEEK, "mon", "tue"]
