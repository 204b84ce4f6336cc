"""Defeated hunters: Rage, out of play until dawn, the hospital: DRA-DEFEAT."""

from typing import Any

import pytest
from tests.games.dracula.fights import CITY, begin, combat, meeting, play
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.places import link
from nokturn.games.dracula.state import choices as do


def fall(table, hunter, place=CITY):
    """The hunter is defeated here."""
    table.place(hunter, place)
    table.hurt(hunter, 11)
    table.run("dracula.hurt", hunter, 1, "rats")
    assert table.sheet(hunter).defeated
    return table


# at once


@pytest.mark.rule("DRA-DEFEAT-02", "DRA-DESPAIR-03")
@pytest.mark.parametrize("despair, influence", [(0, 2), (1, 3), (2, 4), (3, 5)])
@pytest.mark.parametrize("by", ["damage", "bite"])
def test_rage_2_influence_and_1_more_for_each_despair_token(by, despair, influence):
    table = Table()
    table.game.despair = despair
    if by == "damage":
        table.run("dracula.hurt", MINA, 8, "wolves")
    else:
        table.run("dracula.bite", MINA, "fangs", False)
    assert table.told("hunter-defeated") == [{"hunter": MINA, "place": "brussels"}]
    assert table.game.influence == influence


@pytest.mark.example("DRA-EX-06")
@pytest.mark.rule("DRA-DEFEAT-02")
def test_a_hunter_defeated_with_2_despair_tokens_brings_4_influence():
    table = Table()
    table.game.despair = 2
    assert fall(table, GODALMING).game.influence == 4


@pytest.mark.rule("DRA-DEFEAT-02")
def test_a_defeated_hunter_leaves_the_combat():
    table = meeting(SEWARD, MINA)
    table.hurt(MINA, 6)
    begin(table, "strength")
    play(table, "strength", {SEWARD: "dodge", MINA: "punch"}, engaged=MINA)
    assert combat(table).hunters == (SEWARD,)
    assert table.game.influence == 2
    assert table.game.damage == 0, "her Punch does not resolve"


@pytest.mark.rule("DRA-DEFEAT-02")
def test_a_hunter_is_defeated_once():
    table = fall(Table(), MINA)
    table.run("dracula.hurt", MINA, 3, "wolves")
    table.run("dracula.bite", MINA, "fangs", False)
    assert table.game.influence == 2


# out of play


@pytest.mark.rule("DRA-DEFEAT-04")
@pytest.mark.parametrize("when", ["day", "night"])
def test_a_defeated_hunter_has_no_action(when):
    table = fall(Table(), SEWARD)
    getattr(table, when)()
    asked: list[Any] = []
    while not table.over:
        asked += [dict(question.args).get("hunter") for question in table.asks]
        table.pass_by(table.asks[0])
    assert asked == [GODALMING, VAN_HELSING, MINA]


@pytest.mark.rule("DRA-DEFEAT-04")
def test_a_defeated_hunter_plays_no_cards():
    table = fall(Table(), SEWARD)
    table.events(SEWARD, "long_night")
    table.events(MINA, "long_night")
    table.dawn()
    assert table.asked() == {"E": "dawn-event"}
    table.hunter(MINA).passes()
    assert table.over


@pytest.mark.rule("DRA-DEFEAT-04")
def test_a_defeated_hunter_is_no_target():
    table = fall(Table(), SEWARD)
    table.plays_at_once("dracula", "great_wolf", "raid")
    assert {option.hunter for option in table.dracula.may(do.ThisHunter)} == {GODALMING, VAN_HELSING, MINA}


@pytest.mark.rule("DRA-DEFEAT-04")
def test_what_hits_all_hunters_of_a_city_passes_a_defeated_one_by():
    table = Table()
    table.trail("dublin", CITY)
    table.lay(2, "wolves")
    fall(table, SEWARD)
    table.place(MINA, CITY)
    table.action(MINA).hunter(MINA).answers(do.Search())
    table.finish()
    assert table.sheet(MINA).damage == 4
    assert table.sheet(SEWARD).damage == 12


@pytest.mark.rule("DRA-DEFEAT-04")
def test_a_defeated_hunter_does_not_reveal_dracula():
    table = Table(at="prague")
    fall(table, MINA)
    table.dracula_phase()
    table.dracula.answers(do.MoveTo(CITY))
    assert table.game.at == CITY
    assert not table.game.revealed


@pytest.mark.rule("DRA-DEFEAT-04")
def test_a_defeated_hunter_does_not_fight():
    table = meeting()
    fall(table, MINA)
    table.dusk()
    assert table.over
    assert not table.told("combat")


@pytest.mark.rule("DRA-DEFEAT-04")
def test_a_defeated_hunter_is_no_partner_for_a_trade_or_a_psychic_bond():
    table = Table()
    table.place(MINA, CITY)
    table.items(MINA, "knife")
    table.items(SEWARD, "knife")
    fall(table, SEWARD)
    table.action(MINA)
    mina = table.hunter(MINA)
    assert mina.may(do.Trade) == []
    assert mina.may(do.PsychicBond) == []
    table.place(GODALMING, CITY)
    table.action(MINA)
    assert mina.may(do.Trade) == [do.Trade(GODALMING)]
    assert mina.may(do.PsychicBond) == [do.PsychicBond()]


@pytest.mark.rule("DRA-DEFEAT-04")
def test_van_helsing_exchanges_no_events_with_a_defeated_hunter():
    table = Table()
    for hunter in (GODALMING, SEWARD, VAN_HELSING):
        table.events(hunter, "forewarned")
    fall(table, SEWARD)
    table.action(VAN_HELSING)
    assert do.TradeEvents(SEWARD) not in table.hunter(VAN_HELSING).options
    assert do.TradeEvents(GODALMING) in table.hunter(VAN_HELSING).options


# to the hospital


@pytest.mark.rule("DRA-DEFEAT-05")
@pytest.mark.parametrize(
    "place, hospital",
    [
        ("vienna", "budapest"),
        ("athens", "budapest"),
        ("castle_dracula", "budapest"),
        ("venice", "rome"),
        ("genoa", "rome"),
        ("rome", "rome"),
        ("toulouse", "madrid"),
        ("lisbon", "madrid"),
    ],
)
def test_at_dawn_he_is_placed_in_the_nearest_hospital(place, hospital):
    table = fall(Table(), SEWARD, place)
    table.dawn()
    assert table.over
    seward = table.sheet(SEWARD)
    assert (seward.place, seward.hospital, seward.defeated) == (hospital, True, False)


@pytest.mark.rule("DRA-DEFEAT-05")
@pytest.mark.parametrize(
    "place, hospitals",
    [
        ("milan", {"rome", "budapest"}),  # 3 roads each
        ("marseilles", {"madrid", "rome"}),  # 3 roads each
        ("paris", {"madrid", "budapest"}),  # 4 roads each
    ],
)
def test_on_a_tie_dracula_chooses(place, hospitals):
    for hospital in sorted(hospitals):
        table = fall(Table(), SEWARD, place)
        table.dawn()
        assert table.asked() == {"A": "hospital"}
        assert {option.place for option in table.dracula.options} == hospitals
        table.dracula.answers(do.ThisPlace(hospital))
        assert table.sheet(SEWARD).place == hospital


@pytest.mark.rule("DRA-DEFEAT-07")
@pytest.mark.parametrize("place", ["london", "galway", "cagliari", "north_sea", "mediterranean_sea"])
def test_where_no_road_leads_to_a_hospital_dracula_chooses_any(place):
    table = fall(Table(), SEWARD, place)
    table.dawn()
    assert {option.place for option in table.dracula.options} == {"madrid", "rome", "budapest"}


@pytest.mark.rule("DRA-DEFEAT-07")
def test_roadblocks_are_ignored():
    table = fall(Table(), SEWARD, "naples")
    table.game.roadblocks = (link("naples", "rome", "road"), link("bari", "rome", "road"))
    table.dawn()
    assert table.sheet(SEWARD).place == "rome"


@pytest.mark.rule("DRA-DEFEAT-05")
def test_several_fallen_hunters_are_placed_in_turn_order():
    table = fall(Table(), MINA, "venice")
    fall(table, SEWARD, "vienna")
    table.dawn()
    assert [(told["hunter"], told["place"]) for told in table.told("to-hospital")] == [
        (SEWARD, "budapest"),
        (MINA, "rome"),
    ]


@pytest.mark.rule("DRA-DEFEAT-06", "DRA-TIME-01")
def test_placement_is_the_last_step_of_dawn_so_who_falls_in_its_combat_is_placed_at_once():
    table = meeting(MINA, SEWARD)
    table.hurt(MINA, 6)
    table.dawn()
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand("strength", "strength")
    play(table, "strength", {SEWARD: "dodge", MINA: "punch"}, engaged=MINA)
    assert table.sheet(MINA).defeated
    assert not table.sheet(MINA).hospital, "the combat goes on"
    play(table, "strength", {SEWARD: "escape"})
    assert table.over
    assert table.sheet(MINA).hospital
    assert not table.sheet(MINA).defeated
    table.day()
    assert table.pass_until(seat="E").can(do.LeaveHospital())


@pytest.mark.rule("DRA-DEFEAT-06")
def test_who_falls_at_dusk_waits_for_the_next_dawn():
    table = meeting(MINA)
    table.hurt(MINA, 6)
    table.dusk()
    table.pass_until("pick-dracula-combat-card", seat="A")
    table.combat_hand("strength")
    play(table, "strength", "punch")
    assert table.over
    assert table.sheet(MINA).defeated
    assert table.sheet(MINA).place == CITY
    table.dawn()
    assert table.sheet(MINA).hospital


@pytest.mark.rule("DRA-DEFEAT-08")
def test_on_placement_he_leaves_everything_behind():
    table = Table()
    table.items(VAN_HELSING, "knife", "stake")
    table.events(VAN_HELSING, "great_strength", "mystic_research")
    table.tickets(VAN_HELSING, "t_3_2", "t_2_1")
    table.bitten(VAN_HELSING, 2)
    table.game.change(VAN_HELSING, delayed=True, bats=True, open_item="knife", open_event="great_strength")
    pool = len(table.game.tickets)
    fall(table, VAN_HELSING)
    assert table.sheet(VAN_HELSING).items == ("knife", "stake"), "until then he has it all"
    table.dawn()
    table.finish()
    helsing = table.sheet(VAN_HELSING)
    assert (helsing.items, helsing.events, helsing.tickets) == ((), (), ())
    assert (helsing.damage, helsing.bites) == (0, 0)
    assert not helsing.delayed
    assert not helsing.bats
    assert (helsing.open_item, helsing.open_event) == ("", "")
    assert table.game.item_discard == ("knife", "stake")
    assert [(gone.card, gone.face_up) for gone in table.game.event_discard] == [
        ("great_strength", True),
        ("mystic_research", True),
    ]
    assert len(table.game.tickets) == pool + 2
    assert not table.view("A").hunters[VAN_HELSING].frail


@pytest.mark.rule("DRA-DEFEAT-08")
def test_mina_keeps_her_printed_bite():
    table = fall(Table(), MINA)
    table.dawn()
    assert table.view("A").hunters[MINA].bites == 1
    assert table.view("A").hunters[MINA].frail
    table.run("dracula.bite", MINA, "fangs", False)
    assert table.sheet(MINA).defeated


@pytest.mark.rule("DRA-DEFEAT-05", "DRA-PLACE-HOSP-05")
def test_who_falls_in_a_hospital_is_placed_in_the_same_one():
    table = Table()
    table.place(MINA, "madrid", hospital=True)
    table.run("dracula.hurt", MINA, 8, "great_wolf")
    assert table.sheet(MINA).defeated
    table.dawn()
    assert (table.sheet(MINA).place, table.sheet(MINA).hospital) == ("madrid", True)
