"""Fog tokens (DRA-TOKEN-FOG): no search, no way in or out, and Dracula may keep out of a fight."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, Table

from nokturn.games.dracula.state import choices as do


def foggy(city: str, number: int = 1, **options: object) -> Table:
    table = Table(**options)  # type: ignore[arg-type]
    table.game.fog = {city: number}
    return table


@pytest.mark.rule("DRA-TOKEN-FOG-01")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_in_a_fogged_city_nobody_searches(night):
    table = foggy("brussels")
    table.trail("dublin", "brussels")
    table.lay(2, "spy")
    assert table.action(MINA, night=night).hunter(MINA).refusal(do.Search()).rule == "DRA-TOKEN-FOG-01"
    table.game.fog = {"paris": 1}
    assert table.action(MINA, night=night).hunter(MINA).can(do.Search())


@pytest.mark.rule("DRA-TOKEN-FOG-02")
@pytest.mark.parametrize(
    "place, fogged, move",
    [
        ("brussels", "brussels", do.MoveByRoad("paris")),
        ("brussels", "paris", do.MoveByRoad("paris")),
        ("hamburg", "hamburg", do.MoveBySea("north_sea")),
        ("north_sea", "hamburg", do.MoveBySea("hamburg")),
    ],
    ids=["out-by-road", "in-by-road", "out-by-sea", "in-by-sea"],
)
def test_hunters_move_neither_into_nor_out_of_it(place, fogged, move):
    table = foggy(fogged)
    table.place(MINA, place)
    assert table.action(MINA).hunter(MINA).refusal(move).rule == "DRA-TOKEN-FOG-02"


@pytest.mark.rule("DRA-TOKEN-FOG-02", "DRA-CARD-19")
def test_nor_through_it():
    """From Athens every road goes by Valona; Sense of Emergency would cover three."""
    table = foggy("sofia")
    table.place(MINA, "athens")
    table.plays_as_action(MINA, "sense_of_emergency")
    assert {option.to for option in table.hunter(MINA).options} == {
        "valona", "salonica", "sarajevo", "belgrade", "zagreb",
    }, "Belgrade by Sarajevo; Bucharest and Varna only by Sofia"  # fmt: skip
    table = foggy("valona")
    table.place(MINA, "athens")
    table.events(MINA, "sense_of_emergency")
    assert table.action(MINA).hunter(MINA).refusal(do.PlayEvent("sense_of_emergency")).rule == "DRA-CARD-19"


@pytest.mark.rule("DRA-TOKEN-FOG-02", "DRA-HUNT-MOVE-05")
@pytest.mark.parametrize("fogged", ["galway", "dublin"])
def test_nor_are_they_moved_into_or_out_of_it(fogged):
    table = foggy(fogged)
    table.place(MINA, "galway")
    table.plays_at_once("dracula", "vampiric_influence")
    assert table.over
    assert table.sheet(MINA).place == "galway"


@pytest.mark.rule("DRA-TOKEN-FOG-02")
def test_fog_away_from_the_way_hinders_nobody():
    table = foggy("paris")
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("cologne"))
    assert table.sheet(MINA).place == "cologne"


# combat


@pytest.mark.rule("DRA-TOKEN-FOG-03")
@pytest.mark.parametrize("part", ["dawn", "dusk"])
@pytest.mark.parametrize("fights", [True, False])
def test_dracula_may_decline_combat_in_a_fogged_city(part, fights):
    table = foggy("vienna", 2, at="vienna")
    table.place(MINA, "vienna")
    table.revealed()
    getattr(table, part)()
    assert table.asked() == {"A": "combat-in-fog"}
    table.dracula.answers(do.Fight() if fights else do.Stand())
    assert bool(table.told("combat")) is fights
    assert table.over is not fights
    assert table.game.revealed, "he stays where he is, for all to see"


@pytest.mark.rule("DRA-TOKEN-FOG-03")
def test_without_fog_he_may_not():
    table = foggy("prague", at="vienna")
    table.place(MINA, "vienna")
    table.revealed()
    table.dusk()
    assert table.told("combat") != []
    assert "combat-in-fog" not in table.asked().values()


@pytest.mark.rule("DRA-TOKEN-FOG-03", "DRA-VFIGHT-01")
def test_a_vampire_found_before_the_fog_came_is_fought_all_the_same():
    """An Unnatural Fog ambushes first; then a New Vampire: only Dracula himself may decline."""
    table = Table()
    table.trail("dublin", "cologne")
    table.lay(2, "unnatural_fog", "new_vampire")
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("cologne"))
    table.dracula.answers(do.Ambush(*table.encounter(2, "unnatural_fog")))
    assert table.game.fog == {"cologne": 1}
    table.dracula.answers(do.Ambush(*table.encounter(2, "new_vampire")))
    assert table.told("combat")[0]["foe"] == "new_vampire"


# how long


@pytest.mark.rule("DRA-TOKEN-FOG-04", "DRA-TIME-02")
def test_at_the_end_of_dusk_each_fogged_city_loses_exactly_one_token():
    table = foggy("paris", 1)
    table.game.fog = {"paris": 1, "rome": 2, "vienna": 1}
    table.dusk()
    assert table.over
    assert table.game.fog == {"rome": 1}
    assert sorted((told["place"], told["left"]) for told in table.told("fog-lifts")) == [
        ("paris", 0),
        ("rome", 1),
        ("vienna", 0),
    ]
    table.dusk()
    assert table.game.fog == {}
    table.dusk()
    assert table.told("fog-lifts") == []


@pytest.mark.rule("DRA-TOKEN-FOG-04")
@pytest.mark.parametrize("part", ["dawn", "day", "night"])
def test_at_no_other_time(part):
    table = foggy("rome", 2)
    getattr(table, part)().finish()
    assert table.game.fog == {"rome": 2}


# what it does not do


@pytest.mark.rule("DRA-TOKEN-FOG-05", "DRA-DRAC-MOVE-07")
def test_fog_never_affects_draculas_moves():
    table = foggy("prague", at="prague")
    table.game.fog = {"prague": 1, "vienna": 2}
    table.dracula_phase().dracula.answers(do.MoveTo("vienna"))
    assert table.game.at == "vienna"


@pytest.mark.rule("DRA-TOKEN-FOG-05")
def test_fog_does_not_stop_hospital_placement():
    table = foggy("rome", 4)
    table.game.change(MINA, place="naples", defeated=True)
    table.dawn()
    assert (table.sheet(MINA).place, table.sheet(MINA).hospital) == ("rome", True)


@pytest.mark.rule("DRA-TOKEN-FOG-01", "DRA-TOKEN-FOG-02")
def test_in_fog_hunters_supply_trade_rest_and_reserve():
    table = foggy("brussels")
    table.place(SEWARD, "brussels")
    table.hurt(MINA, 4)
    table.action(MINA)
    for action in (do.Supply(), do.Trade(SEWARD), do.ReserveTicket(), do.PsychicBond(), do.Pass()):
        assert table.hunter(MINA).can(action)
    table.hunter(MINA).answers(do.Rest())
    assert table.sheet(MINA).damage == 2


@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
@pytest.mark.parametrize("lying, tokens", [({}, {"hamburg": 2}), ({"hamburg": 2}, {"hamburg": 4})])
def test_up_to_4_fog_tokens_may_share_a_city(lying, tokens):
    table = Table()
    table.trail("dublin", "hamburg")
    table.lay(2, "unnatural_fog")
    table.place(GODALMING, "hamburg")
    table.game.fog = dict(lying)
    table.run("dracula.ambush", GODALMING, "hamburg")
    table.dracula.answers(do.Ambush(*table.encounter(2, "unnatural_fog")))
    assert table.game.fog == tokens, "two in a port"


@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
def test_with_an_empty_pool_no_fog_is_placed_and_the_rest_still_happens():
    table = foggy("rome", 4)
    table.trail("dublin", "hamburg")
    table.lay(2, "unnatural_fog")
    table.place(GODALMING, "hamburg")
    table.run("dracula.ambush", GODALMING, "hamburg")
    table.dracula.answers(do.Ambush(*table.encounter(2, "unnatural_fog")))
    assert table.game.fog == {"rome": 4}
    assert table.sheet(GODALMING).delayed
