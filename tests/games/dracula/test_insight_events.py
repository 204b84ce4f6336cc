"""Hunters' events that look into Dracula's hands, his mind, his hideouts and the event deck."""

import pytest
from tests.games.dracula.table import MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded

# Behind the Veil


def behind_the_veil(*encounters: str) -> Table:
    table = Table()
    table.encounters(*encounters)
    table.dracula_events("false_tip", "seduction")
    return table.plays_at_once(SEWARD, "behind_the_veil")


@pytest.mark.card("behind_the_veil")
def test_behind_the_veil_shows_both_hands_to_this_hunter_alone():
    table = behind_the_veil("hoax", "bats", "rats", "spy", "wolves")
    assert table.view("C").events == ("false_tip", "seduction")
    assert table.view("C").encounters == ("hoax", "bats", "rats", "spy", "wolves")
    assert [facts["event"] for facts in table.told("event-shown", "C")] == ["false_tip", "seduction"]
    cards = [facts["card"] for facts in table.told("encounter-shown", "C")]
    assert cards == ["hoax", "bats", "rats", "spy", "wolves"]
    for seat in ("B", "D", "E", None):
        assert table.view(seat).events == ()
        assert table.view(seat).encounters == ()
        assert table.told("event-shown", seat) == []
        assert table.told("encounter-shown", seat) == []
    table.hunter(SEWARD).answers(do.DiscardEncounter("spy"))
    assert table.view("C").encounters == (), "only while he looks"


@pytest.mark.card("behind_the_veil")
@pytest.mark.rule("DRA-DRAC-ENC-04")
def test_behind_the_veil_the_hunter_discards_one_encounter_and_dracula_draws_up_to_five():
    table = behind_the_veil("hoax", "bats", "rats", "spy", "wolves")
    table.top_encounter("saboteur")
    table.hunter(SEWARD).answers(do.DiscardEncounter("spy"))
    assert table.over
    assert table.game.encounter_discard == ("spy",)
    assert table.game.encounters == ("hoax", "bats", "rats", "wolves", "saboteur")
    assert table.game.dracula_events == ("false_tip", "seduction"), "events are only looked at"


@pytest.mark.card("behind_the_veil")
def test_behind_the_veil_takes_one_of_more_than_five_and_nothing_is_drawn():
    table = behind_the_veil("hoax", "bats", "rats", "spy", "wolves", "wolves")
    assert table.hunter(SEWARD).refusal(do.Pass()).reason == "not-offered", "it must be one"
    table.hunter(SEWARD).answers(do.DiscardEncounter("wolves"))
    assert table.game.encounters == ("hoax", "bats", "rats", "spy", "wolves")


# Hypnosis


@pytest.mark.card("hypnosis")
@pytest.mark.parametrize(
    "place, region", [("vienna", "danube"), ("dublin", "british_isles"), ("castle_dracula", "danube")]
)
def test_hypnosis_makes_dracula_name_his_region_then_mina_is_delayed(place, region):
    table = Table(at=place)
    table.place(SEWARD, "brussels")
    table.plays_as_action(MINA, "hypnosis")
    assert table.told("dracula-names-region", "B") == [{"hunter": MINA, "region": region}]
    assert table.sheet(MINA).delayed
    assert not table.game.revealed
    assert table.faces() == []
    assert table.keys().index("dracula-names-region") < table.keys().index("hunter-delayed")


@pytest.mark.card("hypnosis")
def test_hypnosis_of_dracula_at_sea_says_at_sea():
    table = Table(at="irish_sea")
    table.place(SEWARD, "brussels")
    table.plays_as_action(MINA, "hypnosis")
    assert table.told("dracula-says-at-sea", "B") == [{"hunter": MINA}]
    assert table.told("dracula-names-region") == []
    assert table.sheet(MINA).delayed


@pytest.mark.card("hypnosis")
@pytest.mark.rule("DRA-PLACE-HOSP-05", "DRA-DEFEAT-04")
def test_hypnosis_needs_an_active_hunter_in_the_same_city():
    table = Table()
    table.events(MINA, "hypnosis")
    table.together("brussels", SEWARD, MINA)
    assert table.action(MINA).hunter(MINA).can(do.PlayEvent("hypnosis"))
    table.game.change(SEWARD, defeated=True)
    assert table.action(MINA).hunter(MINA).refusal(do.PlayEvent("hypnosis")).rule == "DRA-EVENT-07"
    for hunter in (SEWARD, MINA):
        table.game.change(hunter, place="rome", hospital=True, defeated=False)
    assert table.action(MINA).hunter(MINA).refusal(do.PlayEvent("hypnosis")).rule == "DRA-PLACE-HOSP-05"


# Mystic Research


@pytest.mark.card("mystic_research")
@pytest.mark.rule("DRA-CARD-31")
def test_mystic_research_discards_draculas_cards_among_the_six_at_the_bottom():
    table = Table()
    table.bottom_event("false_tip", "roadblock", "long_night", "seduction", "good_luck", "wild_horses", "forewarned")
    deck = table.game.event_deck
    table.plays_as_action(VAN_HELSING, "mystic_research")
    left = [card for card in deck[:-6] if card != "mystic_research"]
    assert list(table.game.event_deck) == [*left, "long_night", "good_luck", "forewarned"], "in the same order"
    assert table.game.event_deck[-4] == "false_tip", "the seventh from below stays"
    gone = [Discarded(card, face_up=False) for card in ("roadblock", "seduction", "wild_horses")]
    assert table.game.event_discard == (*gone, Discarded("mystic_research"))


@pytest.mark.card("mystic_research")
@pytest.mark.rule("DRA-CARD-31")
def test_mystic_research_reads_nothing_but_the_backs():
    table = Table()
    table.bottom_event("roadblock", "long_night")
    table.plays_as_action(VAN_HELSING, "mystic_research")
    for seat in ("A", "B", "D", None):
        assert table.told("bottom-of-deck-sifted", seat) == [{"hunter": VAN_HELSING, "looked": 6, "amount": 5}]
        assert table.view(seat).event_discard == ("mystic_research",)
        assert table.view(seat).event_discard_down == 5


@pytest.mark.card("mystic_research")
@pytest.mark.rule("DRA-CARD-31")
def test_mystic_research_with_fewer_than_six_cards_looks_at_those():
    table = Table()
    table.events(VAN_HELSING, "mystic_research")
    table.bottom_event("long_night", "false_tip", "good_luck")
    rest = table.game.event_deck[:-3]
    table.game.event_deck = table.game.event_deck[-3:]
    table.game.event_discard = tuple(Discarded(card) for card in rest)
    table.action(VAN_HELSING)
    table.hunter(VAN_HELSING).answers(do.PlayEvent("mystic_research"))
    assert table.game.event_deck == ("long_night", "good_luck"), "the discard pile is not shuffled in"
    assert table.told("bottom-of-deck-sifted")[0]["looked"] == 3
    assert table.game.event_discard[-2:] == (Discarded("false_tip", face_up=False), Discarded("mystic_research"))


# Wax Cylinders


@pytest.mark.card("wax_cylinders")
def test_wax_cylinders_deduction_turns_up_all_encounters_of_a_hideout():
    table = Table()
    table.trail("dublin", "galway", "london", "swansea")
    table.lay(2, "wolves", "spy")
    table.lay(4, "new_vampire")
    table.lair(1, "toulouse", "wolves")
    table.plays_as_action(SEWARD, "wax_cylinders", "deduction")
    assert table.hunter(SEWARD).options == (do.ThisHideout(2), do.ThisHideout(4))
    table.hunter(SEWARD).answers(do.ThisHideout(2))
    assert [(laid.card, laid.face_up) for laid in table.hideout(2).encounters] == [("wolves", True), ("spy", True)]
    assert not table.hideout(4).encounters[0].face_up
    assert table.faces() == [], "the location stays face down"
    assert table.sheet(SEWARD).events == ()
    assert table.game.event_discard == (Discarded("wax_cylinders"),)


@pytest.mark.card("wax_cylinders")
def test_wax_cylinders_analysis_shows_that_hide_is_in_the_location_deck_and_returns_to_hand():
    table = Table().plays_as_action(SEWARD, "wax_cylinders", "analysis")
    assert table.told("hide-is-in-the-deck", "B") == [{}]
    assert table.sheet(SEWARD).events == ("wax_cylinders",)
    assert table.game.event_discard == ()
    assert table.game.playing == ()


@pytest.mark.card("wax_cylinders")
def test_wax_cylinders_analysis_turns_hide_up_on_the_trail_and_returns_to_hand():
    table = Table()
    table.trail("galway", "hide", "dublin")
    table.plays_as_action(SEWARD, "wax_cylinders", "analysis")
    assert table.faces() == [2], "Hide, not the location it is linked to"
    assert not table.game.revealed
    assert table.sheet(SEWARD).events == ("wax_cylinders",)


@pytest.mark.card("wax_cylinders")
@pytest.mark.rule("DRA-SETUP-14")
def test_wax_cylinders_analysis_is_not_playable_in_the_basic_game():
    table = Table(advanced=False)
    table.lay(1, "wolves")
    table.events(SEWARD, "wax_cylinders")
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.PlayEvent("wax_cylinders", "analysis")).rule == "DRA-SETUP-14"
    assert table.hunter(SEWARD).can(do.PlayEvent("wax_cylinders", "deduction"))
