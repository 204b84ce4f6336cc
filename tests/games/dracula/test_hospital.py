"""Hospitals (DRA-PLACE-HOSP, DRA-DEFEAT-05 to -08): placed there, what can be done there, and the way out."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do


def patient(hunter: str = MINA, city: str = "rome", **table: object) -> Table:
    """This hunter is in the hospital of this city."""
    game = Table(**table)  # type: ignore[arg-type]
    game.place(hunter, city, hospital=True)
    return game


def fallen(hunter: str, place: str) -> Table:
    table = Table()
    table.game.change(hunter, place=place, defeated=True, damage=9)
    return table


# the placement


@pytest.mark.rule("DRA-PLACE-HOSP-01")
def test_madrid_rome_and_budapest_have_one_each_and_the_figure_stands_on_it():
    table = fallen(SEWARD, "galway")
    table.dawn()
    assert {option.place for option in table.dracula.options} == {"madrid", "rome", "budapest"}
    table.dracula.answers(do.ThisPlace("madrid"))
    seen = table.view(None).hunters[SEWARD]
    assert (seen.place, seen.hospital) == ("madrid", True)


@pytest.mark.rule("DRA-DEFEAT-05")
@pytest.mark.parametrize(
    "place, hospital",
    [
        ("naples", "rome"),  # 1 road
        ("zagreb", "budapest"),  # 1 road
        ("munich", "budapest"),  # 2 roads by Vienna or Zagreb, Rome 3
        ("alicante", "madrid"),  # 1 road
        ("bordeaux", "madrid"),  # 2 roads by Santander
        ("prague", "budapest"),  # 2 roads by Vienna
    ],
)
def test_the_nearest_by_road_needs_no_choice(place, hospital):
    table = fallen(SEWARD, place)
    table.dawn()
    assert table.over
    assert table.sheet(SEWARD).place == hospital


@pytest.mark.rule("DRA-DEFEAT-05")
@pytest.mark.parametrize(
    "place, tied", [("toulouse", {"madrid"}), ("zurich", {"budapest"}), ("geneva", {"madrid", "rome", "budapest"})]
)
def test_roads_are_counted_not_railways_or_seas(place, tied):
    """Toulouse to Madrid 2 by Saragossa; Zurich to Budapest 3 by Munich and Vienna, to Rome 4; Geneva 4 to each:
    by Toulouse and Saragossa, by Marseilles, Genoa and Florence, by Zurich, Munich and Vienna."""
    table = fallen(SEWARD, place)
    table.dawn()
    offered = {option.place for option in table.dracula.options} if table.asks else {table.sheet(SEWARD).place}
    assert offered == tied


@pytest.mark.rule("DRA-DEFEAT-07")
@pytest.mark.parametrize("place", ["edinburgh", "cagliari", "black_sea"])
def test_where_no_road_leads_dracula_chooses_any_of_the_three(place):
    for hospital in ("madrid", "rome", "budapest"):
        table = fallen(MINA, place)
        table.dawn().dracula.answers(do.ThisPlace(hospital))
        assert table.sheet(MINA).place == hospital


@pytest.mark.rule("DRA-DEFEAT-07", "DRA-TOKEN-FOG-05")
def test_neither_roadblocks_nor_fog_stop_the_placement():
    table = fallen(MINA, "naples")
    table.game.roadblocks = (link("naples", "rome", "road"), link("bari", "rome", "road"))
    table.game.fog = {"rome": 2, "naples": 1}
    table.dawn()
    assert (table.sheet(MINA).place, table.sheet(MINA).hospital) == ("rome", True)


@pytest.mark.rule("DRA-DEFEAT-06", "DRA-HUNT-ACT-05")
def test_who_is_placed_at_dawn_acts_that_day():
    table = fallen(MINA, "naples")
    table.dawn()
    table.day().pass_until("hunter-action", seat="E").answers(do.LeaveHospital())
    assert (table.sheet(MINA).place, table.sheet(MINA).hospital) == ("rome", False)


@pytest.mark.rule("DRA-DEFEAT-08")
def test_everything_is_given_up_on_placement():
    table = fallen(GODALMING, "naples")
    table.items(GODALMING, "knife")
    table.events(GODALMING, "good_luck")
    table.tickets(GODALMING, "t_3_2")
    table.game.change(GODALMING, bites=1, bats=True, delayed=True)
    table.dawn()
    who = table.sheet(GODALMING)
    assert (who.items, who.events, who.tickets) == ((), (), ())
    assert (who.damage, who.bites, who.bats, who.delayed, who.defeated) == (0, 0, False, False, False)
    assert table.game.item_discard == ("knife",)
    assert [gone.card for gone in table.game.event_discard] == ["good_luck"]
    assert len(table.game.tickets) == 16


# what can be done there


@pytest.mark.rule("DRA-PLACE-HOSP-02")
@pytest.mark.parametrize("hunter, number", [(GODALMING, 2), (SEWARD, 1), (VAN_HELSING, 1), (MINA, 1)])
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_supply_draws_items_only(hunter, number, night):
    table = patient(hunter)
    deck = table.game.event_deck
    table.action(hunter, night=night).hunter(hunter).answers(do.Supply())
    assert table.over
    assert len(table.sheet(hunter).items) == number
    assert table.sheet(hunter).events == ()
    assert table.game.event_deck == deck


@pytest.mark.rule("DRA-PLACE-HOSP-02", "DRA-CARD-08")
def test_a_starved_hospital_has_no_supply():
    table = patient()
    table.game.starved = True
    assert table.action(MINA).hunter(MINA).refusal(do.Supply()).rule == "DRA-CARD-08"


# the way out


@pytest.mark.rule("DRA-PLACE-HOSP-03", "DRA-HUNT-MOVE-03")
def test_by_day_he_may_move_into_the_city_which_is_his_move():
    table = patient(at="rome")
    table.lay(1, "spy")
    table.day().pass_until("hunter-action", seat="E")
    assert table.hunter(MINA).may(do.LeaveHospital) == [do.LeaveHospital()]
    table.hunter(MINA).answers(do.LeaveHospital())
    assert not table.sheet(MINA).hospital
    assert table.faces() == [1], "discovered"
    assert table.game.revealed
    assert table.asked() == {"A": "ambush"}
    table.dracula.answers(do.Decline())
    assert table.over


@pytest.mark.rule("DRA-PLACE-HOSP-03", "DRA-CARD-29", "DRA-CARD-09")
def test_leaving_is_neither_a_road_move_nor_crosses_a_border():
    table = patient()
    table.dracula_events("wild_horses", "customs_search")
    table.action(MINA).hunter(MINA).answers(do.LeaveHospital())
    assert table.over


@pytest.mark.rule("DRA-PLACE-HOSP-03")
def test_by_night_he_stays():
    table = patient()
    for long_night in (False, True):
        table.game.long_night = long_night
        table.action(MINA, night=True)
        assert table.hunter(MINA).refusal(do.LeaveHospital()).rule == "DRA-PLACE-HOSP-03"


@pytest.mark.rule("DRA-PLACE-HOSP-03")
@pytest.mark.parametrize(
    "way, rule",
    [
        (do.MoveByRoad("florence"), "DRA-PLACE-HOSP-03"),
        (do.MoveByRail("t_3_2"), "DRA-PLACE-HOSP-03"),
        (do.MoveByCarriage("t_3_2"), "DRA-PLACE-HOSP-03"),
        (do.MoveBySea("tyrrhenian_sea"), "DRA-PLACE-HOSP-03"),
        (do.UseItem("fast_horses"), "DRA-PLACE-HOSP-03"),
        (do.PlayEvent("sense_of_emergency"), "DRA-PLACE-HOSP-03"),
        (do.PlayEvent("excellent_weather"), "DRA-PLACE-HOSP-03"),
    ],
    ids=str,
)
def test_no_other_move_leaves_the_hospital(way, rule):
    table = patient(SEWARD)
    table.tickets(SEWARD, "t_3_2")
    table.items(SEWARD, "fast_horses")
    table.events(SEWARD, "chartered_carriage", "sense_of_emergency", "excellent_weather")
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(way).rule == rule


@pytest.mark.rule("DRA-PLACE-HOSP-03", "DRA-HUNT-MOVE-05", "DRA-TOKEN-BATS-04")
def test_neither_bats_nor_vampiric_influence_take_him_out():
    table = patient()
    table.game.change(MINA, bats=True)
    table.action(MINA)
    assert table.over
    table.plays_at_once("dracula", "vampiric_influence")
    assert table.over
    assert (table.sheet(MINA).place, table.sheet(MINA).hospital) == ("rome", True)


@pytest.mark.rule("DRA-PLACE-HOSP-04", "DRA-TOKEN-FOG-02")
def test_fog_in_the_city_blocks_leaving():
    table = patient()
    table.game.fog = {"rome": 1}
    table.action(MINA)
    assert table.hunter(MINA).refusal(do.LeaveHospital()).rule == "DRA-TOKEN-FOG-02"


# not in the city


@pytest.mark.rule("DRA-PLACE-HOSP-04")
def test_dracula_in_the_city_below_is_neither_revealed_nor_fought():
    table = patient(at="florence")
    table.dracula_phase().dracula.answers(do.MoveTo("rome"))
    assert table.game.at == "rome"
    assert not table.game.revealed
    table.finish()
    for part in ("dawn", "dusk"):
        getattr(table, part)()
        assert table.told("combat") == []


@pytest.mark.rule("DRA-PLACE-HOSP-04")
def test_dracula_revealed_in_the_city_does_not_fight_who_is_in_the_hospital():
    table = patient(at="rome")
    table.place(SEWARD, "rome")
    table.revealed()
    table.dusk()
    assert table.told("combat")[0]["hunters"] == (SEWARD,)


@pytest.mark.rule("DRA-PLACE-HOSP-04")
def test_no_search_from_the_hospital():
    table = patient()
    table.trail("dublin", "rome")
    table.lay(2, "spy")
    assert table.action(MINA).hunter(MINA).refusal(do.Search()).rule == "DRA-PLACE-HOSP-04"


@pytest.mark.rule("DRA-PLACE-HOSP-04", "DRA-CARD-21")
def test_what_hits_the_city_passes_the_hospital_by():
    """Wolves and fog in the city of Rome while Seward searches there and Mina is in its hospital."""
    table = patient()
    table.trail("dublin", "rome")
    table.lay(2, "wolves", "unnatural_fog")
    table.place(SEWARD, "rome")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.finish()
    assert table.sheet(SEWARD).damage == 4
    assert table.sheet(SEWARD).delayed
    assert table.sheet(MINA).damage == 0
    assert not table.sheet(MINA).delayed


# in the same hospital


@pytest.mark.rule("DRA-PLACE-HOSP-05")
def test_hunters_in_the_same_hospital_trade_and_are_nursed():
    table = patient()
    table.place(SEWARD, "rome", hospital=True)
    table.hurt(MINA, 3)
    table.action(MINA)
    assert table.hunter(MINA).may(do.Trade) == [do.Trade(SEWARD)]
    table.hunter(MINA).answers(do.Rest())
    assert table.sheet(MINA).damage == 1


@pytest.mark.card("blood_transfusion")
@pytest.mark.rule("DRA-PLACE-HOSP-05")
def test_blood_is_given_in_the_same_hospital():
    table = patient(VAN_HELSING)
    table.bitten(VAN_HELSING, 2)
    table.place(SEWARD, "rome", hospital=True)
    table.plays_as_action(SEWARD, "blood_transfusion")
    assert table.over
    assert table.sheet(VAN_HELSING).bites == 1
    assert table.sheet(SEWARD).damage == 1


@pytest.mark.rule("DRA-PLACE-HOSP-05")
def test_they_share_no_city_so_no_psychic_bond_and_no_hypnosis():
    table = patient()
    table.place(SEWARD, "rome", hospital=True)
    table.events(MINA, "hypnosis")
    table.action(MINA)
    assert table.hunter(MINA).refusal(do.PsychicBond()).rule == "DRA-PLACE-HOSP-05"
    assert table.hunter(MINA).refusal(do.PlayEvent("hypnosis")).rule == "DRA-PLACE-HOSP-05"


@pytest.mark.rule("DRA-PLACE-HOSP-05")
@pytest.mark.parametrize("city", ["madrid", "rome", "budapest"])
def test_who_is_defeated_in_a_hospital_is_placed_in_the_same_one_again(city):
    table = patient(city=city)
    table.run("dracula.hurt", MINA, 8, "great_wolf")
    table.dawn()
    assert table.over, "no choice for Dracula"
    assert (table.sheet(MINA).place, table.sheet(MINA).hospital, table.sheet(MINA).damage) == (city, True, 0)
