"""Dracula's events on the time, on the board and on his trail."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table, whole_game

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded

ROADS = [link("brussels", "paris", "road"), link("munich", "vienna", "road"), link("athens", "valona", "road")]


def phase_end(table: Table, event: str, mode: str = "") -> Table:
    """Dracula plays this event, his only one, at the end of his phase."""
    table.dracula_events(event)
    table.dracula_phase().pass_until("phase-ends", seat="A").answers(do.PlayEvent(event, mode))
    return table


def after_round_one(event: str, mode: str = "") -> Table:
    """A whole game: Dracula has played this event at the end of his first phase."""
    table = whole_game()
    table.pass_until("dracula-moves", seat="A")
    table.dracula_events(event)
    table.ask_again()
    table.pass_until("phase-ends", seat="A").answers(do.PlayEvent(event, mode))
    return table


# Darkness Returns


@pytest.mark.card("darkness_returns")
@pytest.mark.rule("DRA-CARD-06")
def test_darkness_returns_shuffles_draculas_discarded_events_into_the_deck_and_goes_to_the_pile_itself():
    table = Table()
    table.discarded_event("false_tip", "long_night", "roadblock")
    table.discarded_event("seduction", face_up=False)
    size = len(table.game.event_deck)
    phase_end(table, "darkness_returns")
    assert table.game.event_discard == (Discarded("long_night"), Discarded("darkness_returns"))
    assert len(table.game.event_deck) == size - 1 + 3
    assert table.game.event_deck.count("false_tip") == 2
    assert table.game.event_deck.count("seduction") == 1


@pytest.mark.card("darkness_returns")
@pytest.mark.rule("DRA-CARD-06")
def test_darkness_returns_shuffles_the_whole_deck():
    """The back of the top card and all that was known of the order is gone."""
    table = Table()
    table.discarded_event("false_tip")
    table.dracula_events("darkness_returns")
    before = table.game.event_deck
    table.dracula_phase().pass_until("phase-ends", seat="A").answers(do.PlayEvent("darkness_returns"))
    assert table.game.event_deck != (*before, "false_tip")
    assert sorted(table.game.event_deck) == sorted((*before, "false_tip"))


@pytest.mark.card("darkness_returns")
@pytest.mark.rule("DRA-CARD-06")
def test_the_next_hunter_phase_has_no_day_and_the_one_after_has():
    table = after_round_one("darkness_returns")
    told = []
    while table.game.round < 4:
        told = table.keys()
        assert table.game.round != 2 or table.game.phase != "day"
        table.pass_by(table.asks[0])
    chapters = [key for key in told if key in ("round", "dawn", "day", "no-day", "dusk", "night", "dracula-phase")]
    first = ["round", "day", "dusk", "night", "dracula-phase"]
    dark = ["round", "dawn", "no-day", "dusk", "night", "dracula-phase"]
    assert chapters == [*first, *dark, "round", "dawn", *first[1:]]


@pytest.mark.card("darkness_returns")
@pytest.mark.rule("DRA-CARD-06", "DRA-TIME-01")
def test_the_dark_dawn_advances_time_and_places_the_defeated_but_has_no_events_and_no_combat():
    table = Table(at="vienna", round=7)
    table.place(SEWARD, "vienna")
    table.revealed()
    table.events(GODALMING, "long_night")
    table.game.change(MINA, defeated=True)
    table.place(MINA, "naples")
    table.game.hosts = ("rome",)
    phase_end(table, "darkness_returns")
    table.dawn()
    assert table.over
    assert table.game.day == 0
    assert table.game.despair == 1, "a week is full"
    assert table.game.hosts == ()
    assert table.told("combat") == []
    assert table.sheet(MINA).place == "rome"
    assert table.sheet(MINA).hospital


# Devilish Power


@pytest.mark.card("devilish_power")
@pytest.mark.rule("DRA-TOKEN-HOLY-04")
def test_devilish_power_defiles_consecrated_ground_but_no_heavenly_host():
    table = Table()
    table.game.consecrated, table.game.hosts = "rome", ("paris",)
    phase_end(table, "devilish_power", "defile")
    assert table.game.consecrated == ""
    assert table.game.hosts == ("paris",)


@pytest.mark.card("devilish_power")
@pytest.mark.rule("DRA-ALLY-02")
def test_devilish_power_banishes_the_hunters_ally():
    table = Table()
    table.ally("rufus_smith")
    phase_end(table, "devilish_power", "banish")
    assert table.game.hunter_ally == ""
    assert table.game.event_discard == (Discarded("rufus_smith"), Discarded("devilish_power"))


@pytest.mark.card("devilish_power")
@pytest.mark.rule("DRA-DRAC-02")
def test_ground_defiled_before_the_slide_can_be_entered_in_the_same_phase():
    table = Table()
    table.game.consecrated = "galway"
    table.dracula_events("devilish_power")
    table.dracula_phase().dracula.answers(do.PlayEvent("devilish_power", "defile"))
    assert table.asked() == {"A": "dracula-moves"}
    assert table.dracula.can(do.MoveTo("galway"))


@pytest.mark.card("devilish_power", "jonathan_harker")
@pytest.mark.rule("DRA-DRAC-02")
def test_jonathan_harker_banished_before_the_slide_turns_nothing_up():
    table = Table()
    table.trail("dublin", None, None, None, "rome")
    table.ally("jonathan_harker")
    table.dracula_events("devilish_power")
    table.dracula_phase().dracula.answers(do.PlayEvent("devilish_power", "banish"))
    assert table.asked() == {"A": "dracula-moves"}
    assert table.faces() == []


@pytest.mark.card("devilish_power")
@pytest.mark.rule("DRA-CARD-08")
@pytest.mark.parametrize("night", [False, True], ids=["by day", "at night"])
@pytest.mark.parametrize("hospital", [False, True], ids=["in the city", "in the hospital"])
def test_starved_hunters_cannot_supply(night, hospital):
    table = Table()
    table.place(SEWARD, "rome", hospital=hospital)
    assert table.action(SEWARD, night=night).hunter(SEWARD).can(do.Supply())
    phase_end(table, "devilish_power", "starve")
    assert table.action(SEWARD, night=night).hunter(SEWARD).refusal(do.Supply()).rule == "DRA-CARD-08"
    assert table.hunter(SEWARD).can(do.ReserveTicket())


@pytest.mark.card("devilish_power")
@pytest.mark.rule("DRA-CARD-08")
def test_starving_lasts_for_the_day_and_night_of_the_next_hunter_phase():
    table = after_round_one("devilish_power", "starve")
    supply: dict[tuple[int, str], set[bool]] = {}
    while table.game.round < 4:
        question = table.asks[0]
        if question.prompt == "hunter-action":
            supply.setdefault((table.game.round, table.game.phase), set()).add(do.Supply() in question.options)
        table.pass_by(question)
    assert supply == {(2, "day"): {False}, (2, "night"): {False}, (3, "day"): {True}, (3, "night"): {True}}


# Hidden Schemes


@pytest.mark.card("hidden_schemes")
@pytest.mark.rule("DRA-CARD-23", "DRA-DRAC-ENC-04")
@pytest.mark.parametrize("card", ["swansea", "castle_dracula", "hide"])
def test_hidden_schemes_add_an_encounter_from_hand_to_the_hideout_on_space_3(card):
    """What lies on space 2 before the slide is on space 3 when the phase ends."""
    table = Table()
    table.trail("dublin", card, "london")
    table.lay(2, "wolves")
    table.dracula_events("hidden_schemes")
    table.dracula_phase().pass_until("dracula-moves", seat="A").answers(do.MoveTo("galway"))
    table.dracula.answers(do.PlaceEncounter("hoax"))
    table.dracula.answers(do.PlayEvent("hidden_schemes"))
    table.top_encounter("saboteur")
    table.dracula.answers(do.PlaceEncounter("rats"))
    assert [(laid.card, laid.face_up) for laid in table.hideout(3).encounters] == [("wolves", False), ("rats", False)]
    assert len(table.game.encounters) == 5
    assert table.game.encounters[-1] == "saboteur", "drawn for the one laid down"
    assert table.told("encounter-placed", "B")[-1] == {"space": 3, "lair": 0}, "the hunters see where, not what"


# Nocturnal Visit


@pytest.mark.card("nocturnal_visit")
@pytest.mark.rule("DRA-TIME-03")
@pytest.mark.parametrize("visited", [False, True], ids=["else", "after Nocturnal Visit"])
def test_the_combat_at_dawn_is_fought_as_if_it_were_night(visited):
    table = Table(at="vienna")
    table.place(SEWARD, "vienna")
    table.revealed()
    if visited:
        table.dracula_events("nocturnal_visit")
        table.run("dracula.end_step", False).dracula.answers(do.PlayEvent("nocturnal_visit"))
    table.dawn()
    assert [facts["night"] for facts in table.told("combat")] == [visited]


@pytest.mark.card("nocturnal_visit")
@pytest.mark.rule("DRA-TIME-03", "DRA-VFIGHT-07")
@pytest.mark.parametrize("visited", [False, True], ids=["else", "after Nocturnal Visit"])
def test_a_vampire_met_by_day_is_fought_as_if_it_were_night(visited):
    table = Table()
    table.trail("dublin", "marseilles")
    table.lay(2, "new_vampire")
    if visited:
        table.dracula_events("nocturnal_visit")
        table.run("dracula.end_step", False).dracula.answers(do.PlayEvent("nocturnal_visit"))
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    assert [facts["night"] for facts in table.told("combat")] == [visited]


@pytest.mark.card("nocturnal_visit")
def test_a_nocturnal_visit_is_over_with_the_next_day():
    table = after_round_one("nocturnal_visit")
    visited = {}
    while table.game.round < 4:
        visited[table.game.round, table.game.phase] = table.game.visited
        table.pass_by(table.asks[0])
    assert visited[2, "day"] is True
    assert visited[2, "night"] is False
    assert visited[3, "day"] is False


# Roadblock


@pytest.mark.card("roadblock")
@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-01", "DRA-TOKEN-ROADBLOCK-02")
def test_roadblock_places_three_tokens_on_different_roads_or_railways():
    table = Table().plays_at_once("dracula", "roadblock")
    rail = link("brussels", "paris", "rail")
    chosen = (do.ThisLink(ROADS[0]), do.ThisLink(rail), do.ThisLink(ROADS[1]))
    assert table.dracula.refusal(chosen[:2]).reason == "wrong-count"
    assert table.dracula.refusal((*chosen, do.ThisLink(ROADS[2]))).reason == "wrong-count"
    assert table.dracula.refusal((chosen[0], chosen[0], chosen[1])).reason == "twice-the-same"
    table.dracula.answers(chosen)
    assert table.over
    assert set(table.game.roadblocks) == {ROADS[0], rail, ROADS[1]}
    assert table.game.event_discard == (Discarded("roadblock"),)


@pytest.mark.card("roadblock")
@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
@pytest.mark.parametrize("placed, left", [(5, 3), (6, 2), (7, 1)])
def test_roadblock_places_as_many_as_the_pool_of_eight_has(placed, left):
    table = Table()
    links = table.game.atlas.links
    table.game.roadblocks = links[:placed]
    phase_end(table, "roadblock")
    assert not table.dracula.can(do.ThisLink(links[0])), "no two on one link"
    table.dracula.answers(tuple(do.ThisLink(one) for one in links[placed : placed + left]))
    assert len(table.game.roadblocks) == placed + left


# Summon Storms


@pytest.mark.card("summon_storms")
@pytest.mark.rule("DRA-TOKEN-STORM-01", "DRA-TOKEN-LIMIT-01")
@pytest.mark.parametrize("zones", [("black_sea",), ("black_sea", "north_sea"), ("black_sea", "north_sea", "irish_sea")])
def test_summon_storms_places_one_to_three_storms_in_different_sea_zones(zones):
    table = Table().plays_at_once("dracula", "summon_storms")
    assert table.dracula.refusal(()).reason == "wrong-count"
    assert table.dracula.refusal((do.ThisPlace("black_sea"),) * 2).reason == "twice-the-same"
    assert len(table.dracula.options) == 10, "every sea zone and no city"
    four = ("black_sea", "north_sea", "irish_sea", "ionian_sea")
    assert table.dracula.refusal(tuple(do.ThisPlace(zone) for zone in four)).reason == "wrong-count"
    table.dracula.answers(tuple(do.ThisPlace(zone) for zone in zones))
    assert set(table.game.storms) == set(zones)


@pytest.mark.card("summon_storms")
@pytest.mark.rule("DRA-TOKEN-LIMIT-01")
def test_summon_storms_places_no_more_than_the_six_and_no_two_in_one_zone():
    table = Table()
    table.game.storms = ("black_sea", "north_sea", "irish_sea", "ionian_sea", "north_atlantic")
    phase_end(table, "summon_storms")
    assert not table.dracula.can(do.ThisPlace("black_sea"))
    both = (do.ThisPlace("adriatic_sea"), do.ThisPlace("tyrrhenian_sea"))
    assert table.dracula.refusal(both).reason == "wrong-count"
    table.dracula.answers(both[:1])
    assert len(table.game.storms) == 6


# Unearthly Swiftness


def plays_out(table: Table, *cities: str) -> list[str]:
    """Dracula goes to these cities, places a rumor where he can and passes otherwise; what he was asked."""
    asked, left = [], list(cities)
    while not table.over:
        asked.append(table.dracula.ask.prompt)
        rumors = table.dracula.may(do.PlaceRumor)
        if asked[-1] == "dracula-moves":
            table.dracula.answers(do.MoveTo(left.pop(0)))
        elif rumors:
            table.dracula.answers(rumors[0])
        else:
            table.dracula.passes()
    assert not left
    return asked


@pytest.mark.card("unearthly_swiftness")
@pytest.mark.rule("DRA-CARD-07")
@pytest.mark.parametrize("moment", ["before-slide", "place-encounter", "phase-ends"])
def test_unearthly_swiftness_brings_one_more_complete_dracula_phase(moment):
    table = Table()
    table.trail("munich", "london")
    table.dracula_events("unearthly_swiftness")
    table.dracula_phase()
    cities = ["strasbourg", "paris"]
    if moment != "before-slide":
        table.dracula.passes()
        table.dracula.answers(do.MoveTo(cities.pop(0)))
    table.pass_until(moment, seat="A").answers(do.PlayEvent("unearthly_swiftness"))
    plays_out(table, *cities)
    assert table.trail_cards() == ("paris", "strasbourg", "munich", "london", None, None)
    assert [len(table.hideout(space).encounters) for space in (1, 2, 3)] == [1, 1, 0]
    assert len(table.game.encounters) == 5
    assert table.told("dracula-phase") == [{}, {}], "one more, not two"


@pytest.mark.card("unearthly_swiftness")
@pytest.mark.rule("DRA-CARD-07", "DRA-DRAC-02")
def test_the_extra_phase_has_its_start_of_phase_ally_its_rumor_and_its_end_events():
    table = Table(at="munich")
    table.ally("draculas_brides")
    table.dracula_events("unearthly_swiftness", "nocturnal_visit")
    table.game.rumors = 2
    table.stops_at("before-slide", "phase-ends").dracula_phase()
    table.pass_until("before-slide", seat="A").answers(do.PlayEvent("unearthly_swiftness"))
    asked = plays_out(table, "strasbourg", "paris")
    phase = ["before-slide", "dracula-moves", "place-encounter", "phase-ends", "phase-ends"]
    assert asked == [*phase, "brides-exchange", *phase], "a rumor and the end in each"
    assert table.game.rumors == 0


@pytest.mark.card("unearthly_swiftness")
def test_the_hunters_get_nothing_between_the_two_phases():
    table = Table()
    for hunter in (GODALMING, SEWARD, VAN_HELSING, MINA):
        table.events(hunter, "forewarned" if hunter != MINA else "money_trail")
    table.trail("paris", "london", None, None, "rome")
    phase_end(table, "unearthly_swiftness")
    while not table.over:
        assert set(table.asked()) == {"A"}
        table.pass_by(table.asks[0])
