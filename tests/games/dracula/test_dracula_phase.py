"""Dracula's phase around the move: allies, events, the encounter, The Fury of Dracula (DRA-DRAC, DRA-DESPAIR)."""

import pytest

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.state import choices as do
from nokturn.kernel import Option

from .table import GODALMING, KEY, MINA, SEWARD, Table


def moved(table: Table, choice: Option) -> Table:
    """The phase up to the encounter step."""
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A").answers(choice)
    return table


# the course of the phase


@pytest.mark.rule("DRA-DRAC-01", "DRA-ROUND-01")
def test_the_phase_follows_the_last_night_action():
    table = Table(2)
    table.position = GAME.start(2, {"mode": "basic"}, KEY)
    table.state = table.position.state
    table.pass_until("dracula-moves", seat="A")
    happened = table.keys()
    keys = [key for key in happened if key in ("day", "dusk", "night", "passes", "dracula-phase")]
    assert keys == ["day", *["passes"] * 4, "dusk", "night", *["passes"] * 4, "dracula-phase"]


@pytest.mark.rule("DRA-DRAC-01")
def test_movement_then_encounter():
    table = Table(at="madrid").dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    table.dracula.answers(do.MoveTo("lisbon"))
    assert table.asked() == {"A": "place-encounter"}
    table.dracula.answers(do.PlaceEncounter("bats"))
    assert table.over
    assert table.keys().index("dracula-places") < table.keys().index("encounter-placed")


@pytest.mark.rule("DRA-DRAC-02", "DRA-ALLY-01")
def test_an_ally_acts_at_the_start_before_the_slide():
    table = Table(at="madrid")
    table.ally("great_wolf")
    table.dracula_phase()
    assert table.asked() == {"A": "set-wolf-on"}
    assert table.trail_cards()[0] == "madrid"
    table.dracula.answers(do.ThisHunter(MINA))
    assert table.sheet(MINA).damage == 1
    assert table.asked() == {"A": "dracula-moves"}
    assert table.trail_cards()[1] == "madrid"


@pytest.mark.rule("DRA-DRAC-02")
def test_the_brides_exchange_an_encounter_at_the_start():
    table = Table(at="madrid")
    table.ally("draculas_brides")
    table.encounters("hoax", "hoax", "bats", "bats", "rats")
    table.top_encounter("wolves")
    table.dracula_phase()
    assert table.asked() == {"A": "brides-exchange"}
    table.dracula.answers(do.DiscardEncounter("rats"))
    assert sorted(table.game.encounters) == ["bats", "bats", "hoax", "hoax", "wolves"]
    assert table.game.encounter_discard == ("rats",)


@pytest.mark.rule("DRA-DRAC-02")
@pytest.mark.parametrize("prompt", ["before-slide", "place-encounter", "phase-ends"])
def test_an_event_of_the_phase_is_playable_before_the_slide_between_the_steps_and_at_the_end(prompt):
    table = Table(at="madrid")
    table.dracula_events("devilish_power")
    table.dracula_phase()
    while table.asked() != {"A": prompt}:
        table.dracula.passes()
    table.dracula.answers(do.PlayEvent("devilish_power", "starve"))
    assert table.game.starved


@pytest.mark.rule("DRA-DRAC-02")
def test_an_event_for_the_end_of_the_phase_is_playable_only_then():
    table = Table(at="madrid")
    table.dracula_events("nocturnal_visit", "devilish_power")
    table.dracula_phase()
    early = do.PlayEvent("nocturnal_visit")
    assert table.asked() == {"A": "before-slide"}
    assert table.dracula.refusal(early).rule == "DRA-EVENT-01"
    table.dracula.answers(do.Done()).answers(do.MoveTo("lisbon"))
    assert table.asked() == {"A": "place-encounter"}
    assert table.dracula.refusal(early).rule == "DRA-EVENT-01"
    table.dracula.answers(do.PlaceEncounter("bats"))
    assert table.asked() == {"A": "phase-ends"}
    table.dracula.answers(early)
    assert table.game.visited


@pytest.mark.rule("DRA-DRAC-02")
def test_an_event_of_the_phase_is_playable_between_the_steps_though_no_encounter_is_placed():
    table = Table(at="nantes")
    table.dracula_events("devilish_power")
    moved(table, do.MoveTo("north_atlantic"))
    assert table.asked() == {"A": "no-encounter"}
    table.dracula.answers(do.PlayEvent("devilish_power", "starve"))
    assert table.game.starved


# the encounter


@pytest.mark.rule("DRA-DRAC-ENC-01")
def test_after_moving_one_encounter_from_hand_goes_face_down_on_space_1():
    table = moved(Table(at="madrid"), do.MoveTo("lisbon"))
    assert set(table.dracula.may(do.PlaceEncounter)) == {do.PlaceEncounter(card) for card in ("hoax", "bats", "rats")}
    table.dracula.answers(do.PlaceEncounter("rats"))
    (laid,) = table.hideout(1).encounters
    assert (laid.card, laid.face_up) == ("rats", False)
    assert table.told("encounter-placed", "A") == [{"space": 1, "lair": 0, "card": "rats"}]
    assert table.told("encounter-placed", "B") == [{"space": 1, "lair": 0}]
    assert table.view("B").trail[0].encounters[0].card == ""


@pytest.mark.rule("DRA-DRAC-ENC-02")
def test_no_encounter_after_a_sea_card():
    table = moved(Table(at="nantes"), do.MoveTo("north_atlantic"))
    assert table.over
    assert table.hideout(1).encounters == ()


@pytest.mark.rule("DRA-DRAC-ENC-02")
def test_no_encounter_while_he_is_revealed():
    table = Table(at="madrid")
    table.place(SEWARD, "lisbon")
    moved(table, do.MoveTo("lisbon"))
    assert table.over
    assert table.hideout(1).encounters == ()


@pytest.mark.rule("DRA-DRAC-ENC-02", "DRA-REVEAL-05")
def test_hidden_again_he_places_one():
    table = Table(at="madrid")
    table.revealed()
    moved(table, do.MoveTo("lisbon"))
    assert table.asked() == {"A": "place-encounter"}


@pytest.mark.rule("DRA-DRAC-ENC-02")
@pytest.mark.parametrize("power", [do.Feed(), do.DarkCall()], ids=["Feed", "Dark Call"])
def test_feed_and_dark_call_take_no_encounter(power):
    table = moved(Table(at="madrid"), power)
    assert table.over
    assert table.hideout(1).encounters == ()


@pytest.mark.rule("DRA-DRAC-ENC-02")
def test_where_none_may_be_placed_it_is_refused():
    table = Table(at="nantes")
    table.dracula_events("devilish_power")
    moved(table, do.MoveTo("north_atlantic"))
    assert table.dracula.refusal(do.PlaceEncounter("rats")).rule == "DRA-DRAC-ENC-02"


@pytest.mark.rule("DRA-DRAC-ENC-03")
def test_otherwise_placing_is_mandatory():
    table = moved(Table(at="madrid"), do.MoveTo("lisbon"))
    assert table.dracula.refusal(do.Done()).rule == "DRA-DRAC-ENC-03"
    assert len(table.dracula.options) == 3, "one of each kind in hand and nothing else"


@pytest.mark.rule("DRA-DRAC-ENC-03")
def test_without_an_encounter_in_hand_he_places_none():
    table = Table(at="madrid")
    table.game.encounter_deck = (*table.game.encounter_deck, *table.game.encounters)
    table.game.encounter_discard, table.game.encounter_deck = table.game.encounter_deck, ()
    table.game.encounters = ()
    moved(table, do.MoveTo("lisbon"))
    assert table.over
    assert table.hideout(1).encounters == ()


@pytest.mark.rule("DRA-DRAC-ENC-04")
def test_below_five_he_at_once_draws_up_to_five():
    table = Table(at="madrid")
    table.top_encounter("wolves", "spy")
    moved(table, do.MoveTo("lisbon")).dracula.answers(do.PlaceEncounter("rats"))
    assert sorted(table.game.encounters) == ["bats", "bats", "hoax", "hoax", "wolves"]
    assert table.game.encounter_deck[0] == "spy"
    assert table.told("draws-encounters", "A") == [{"amount": 1, "cards": ("wolves",)}]
    assert table.told("draws-encounters", "B") == [{"amount": 1}]


@pytest.mark.rule("DRA-DRAC-ENC-04")
def test_with_five_or_more_left_he_draws_none_and_there_is_no_upper_limit():
    table = Table(at="madrid")
    table.encounters("hoax", "hoax", "bats", "bats", "rats", "rats", "wolves", "wolves", "spy")
    deck = len(table.game.encounter_deck)
    moved(table, do.MoveTo("lisbon")).dracula.answers(do.PlaceEncounter("rats"))
    assert len(table.game.encounters) == 8
    assert len(table.game.encounter_deck) == deck


@pytest.mark.rule("DRA-DRAC-ENC-04", "DRA-SUPPLY-07")
def test_an_empty_encounter_deck_is_made_anew():
    table = Table(at="madrid")
    table.game.encounter_discard, table.game.encounter_deck = table.game.encounter_deck, ()
    discarded = len(table.game.encounter_discard)
    moved(table, do.MoveTo("lisbon")).dracula.answers(do.PlaceEncounter("rats"))
    assert len(table.game.encounters) == 5
    assert table.game.encounter_discard == ()
    assert len(table.game.encounter_deck) == discarded - 1


# Jonathan Harker


@pytest.mark.rule("DRA-CARD-03")
@pytest.mark.parametrize("card", ["paris", "north_sea", "hide"])
def test_harker_turns_up_whatever_slides_onto_space_6(card):
    table = Table(at="madrid")
    table.ally("jonathan_harker")
    table.trail("madrid", None, None, "vienna", card)
    table.dracula_phase()
    assert table.trail_cards() == (None, "madrid", None, None, "vienna", card)
    assert table.hideout(6).face_up
    assert not table.hideout(5).face_up
    assert not table.hideout(2).face_up
    assert [facts["card"] for facts in table.told("card-turned-up")] == [card]


@pytest.mark.rule("DRA-CARD-03")
def test_harker_acts_before_the_hideout_that_slid_off_is_resolved():
    table = Table(at="madrid")
    table.ally("jonathan_harker")
    table.trail("madrid", None, None, None, "paris", "vienna")
    table.lay(6, "desecrated_soil")
    table.dracula_phase()
    assert table.asked() == {"A": "slid-off"}
    assert table.hideout(6).face_up
    assert not table.slid.face_up, "what slid off lay on space 6 before he looked"


@pytest.mark.rule("DRA-CARD-03", "DRA-REVEAL-03")
def test_harker_reveals_dracula_in_the_city_that_slides_onto_space_6():
    table = Table()
    table.ally("jonathan_harker")
    table.trail("feed", "dark_call", None, None, "madrid", current=5)
    table.dracula_phase()
    assert table.game.revealed


@pytest.mark.rule("DRA-CARD-03")
def test_without_harker_the_trail_slides_face_down():
    table = Table()
    table.trail("madrid", None, None, None, "paris")
    table.dracula_phase()
    assert not table.hideout(6).face_up


# Dracula's Brides and Hidden Schemes


def with_brides(*trail):
    table = Table()
    table.trail(*trail, current=4)
    table.dracula_events("draculas_brides")
    return table.run("dracula.play_event", "dracula", "draculas_brides", "defile")


@pytest.mark.rule("DRA-CARD-23")
def test_the_brides_defile_up_to_two_hideouts_with_a_city_or_hide():
    table = with_brides("hide", "paris", "lisbon", "madrid")
    assert set(table.dracula.options) == {do.ThisHideout(1), do.ThisHideout(2), do.ThisHideout(3), do.Done()}
    table.dracula.answers(do.ThisHideout(1)).answers(do.PlaceEncounter("rats"))
    assert set(table.dracula.options) == {do.ThisHideout(2), do.ThisHideout(3), do.Done()}
    table.dracula.answers(do.ThisHideout(3)).answers(do.PlaceEncounter("bats"))
    assert table.over
    assert [laid.card for laid in table.hideout(1).encounters] == ["rats"]
    assert [laid.card for laid in table.hideout(3).encounters] == ["bats"]
    assert table.hideout(2).encounters == ()
    assert len(table.game.encounters) == 5


@pytest.mark.rule("DRA-CARD-23")
def test_the_brides_leave_sea_cards_lone_powers_and_older_spaces_alone():
    table = with_brides("feed", "north_sea", None, "madrid", "vienna", "prague")
    assert table.over
    assert not [hideout for hideout in table.game.trail if hideout and hideout.encounters]


@pytest.mark.rule("DRA-CARD-23")
def test_the_brides_may_defile_fewer():
    table = with_brides("hide", "paris", "lisbon", "madrid")
    table.dracula.answers(do.Done())
    assert table.over


@pytest.mark.rule("DRA-CARD-23")
@pytest.mark.parametrize("third, takes", [("vienna", True), ("hide", True), ("north_sea", False), ("feed", False)])
def test_hidden_schemes_add_an_encounter_to_a_city_or_hide_on_space_3(third, takes):
    table = Table(at="madrid")
    table.dracula_events("hidden_schemes")
    table.trail("madrid", third, "prague")
    table.stops_at("phase-ends")
    moved(table, do.MoveTo("lisbon")).dracula.answers(do.PlaceEncounter("bats"))
    assert table.asked() == {"A": "phase-ends"}
    if not takes:
        assert table.dracula.refusal(do.PlayEvent("hidden_schemes")).rule == "DRA-EVENT-07"
        return
    table.dracula.answers(do.PlayEvent("hidden_schemes")).answers(do.PlaceEncounter("rats"))
    assert [laid.card for laid in table.hideout(3).encounters] == ["rats"]
    assert len(table.game.encounters) == 5


@pytest.mark.rule("DRA-CARD-23", "DRA-EVENT-07")
def test_hidden_schemes_need_a_hideout_on_space_3():
    table = Table(at="madrid")
    table.dracula_events("hidden_schemes")
    table.game.rumors = 1
    moved(table, do.MoveTo("lisbon")).dracula.answers(do.PlaceEncounter("bats"))
    assert table.dracula.refusal(do.PlayEvent("hidden_schemes")).rule == "DRA-EVENT-07"


# despair


@pytest.mark.rule("DRA-DESPAIR-03")
@pytest.mark.parametrize("despair, influence", [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_each_despair_token_adds_to_the_influence_of_a_defeat(despair, influence):
    table = Table()
    table.game.despair = despair
    table.hurt(GODALMING, 11)
    table.run("dracula.hurt", GODALMING, 1, "rats")
    assert table.sheet(GODALMING).defeated
    assert table.game.influence == influence


@pytest.mark.rule("DRA-DESPAIR-03", "DRA-PRIDE-01")
@pytest.mark.parametrize("despair, earliest", [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_each_despair_token_raises_the_pride_threshold(despair, earliest):
    table = Table(at="vienna")
    table.game.despair = despair
    table.place(GODALMING, "vienna")
    table.revealed()
    table.combat(night=False)
    for number in range(1, earliest + 1):
        table.combat_hand("escape_as_mist", "plotting")
        table.dracula.picks("escape_as_mist")
        table.hunter(GODALMING).picks("punch" if number % 2 else "dodge")
        assert table.over == (number == earliest), f"round {number}"


@pytest.mark.rule("DRA-DESPAIR-04")
@pytest.mark.parametrize("despair, influence", [(0, 0), (1, 0), (2, 0), (3, 3)])
def test_with_three_tokens_every_city_card_raises_influence_by_3(despair, influence):
    table = Table(at="madrid")
    table.game.despair = despair
    moved(table, do.MoveTo("lisbon"))
    assert table.game.influence == influence


def raging(at="madrid"):
    table = Table(at=at)
    table.game.despair = 3
    return table


@pytest.mark.rule("DRA-DESPAIR-04")
def test_hide_raises_influence_by_3():
    assert moved(raging(), do.Hide()).game.influence == 3


@pytest.mark.rule("DRA-DESPAIR-04", "DRA-WIN-01")
def test_the_fury_wins_the_game_before_an_encounter_is_placed():
    table = raging()
    table.game.influence = 10
    moved(table, do.MoveTo("lisbon"))
    assert (table.game.finished, table.game.winner, table.game.influence) == (True, "dracula", 13)
    assert table.hideout(1).encounters == ()


@pytest.mark.rule("DRA-DESPAIR-05")
def test_the_fury_includes_castle_dracula():
    assert moved(raging("galatz"), do.MoveTo("castle_dracula")).game.influence == 3


@pytest.mark.rule("DRA-DESPAIR-05")
def test_the_fury_includes_a_lair_moved_back_to_the_trail():
    table = raging()
    table.lair(2, "lisbon", "wolves")
    assert moved(table, do.MoveToLair(2)).game.influence == 3


@pytest.mark.rule("DRA-DESPAIR-05")
def test_the_fury_includes_the_city_of_wolf_form():
    assert moved(raging(), do.WolfForm("barcelona")).game.influence == 3


@pytest.mark.rule("DRA-DESPAIR-05")
def test_the_fury_includes_the_city_of_escape_as_bat():
    table = raging("vienna")
    table.place(GODALMING, "vienna")
    table.revealed()
    table.combat(night=True)
    for number in range(1, 6):
        table.combat_hand("escape_as_bat", "plotting")
        table.dracula.picks("escape_as_bat")
        table.hunter(GODALMING).picks("punch" if number % 2 else "dodge")
    assert table.game.influence == 0
    table.dracula.answers(do.FlyTo("prague"))
    assert table.game.at == "prague"
    assert table.game.influence == 3


@pytest.mark.rule("DRA-DESPAIR-05")
@pytest.mark.parametrize(
    "at, choice",
    [("nantes", do.MoveTo("north_atlantic")), ("madrid", do.Feed()), ("madrid", do.DarkCall())],
    ids=["sea card", "Feed", "Dark Call"],
)
def test_the_fury_excludes_sea_cards_and_open_powers(at, choice):
    assert moved(raging(at), choice).game.influence == 0


@pytest.mark.rule("DRA-DESPAIR-05")
def test_the_fury_excludes_misdirect():
    table = raging()
    table.trail("madrid", "vienna")
    assert moved(table, do.Misdirect(3)).game.influence == 0
    table.dracula.answers(do.MoveTo("lisbon"))
    assert table.game.influence == 3, "one city card, one rage"
