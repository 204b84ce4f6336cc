"""How Dracula escapes from a combat, and the Pride that keeps him in it: DRA-PRIDE, DRA-COMBAT-25."""

import pytest
from msgspec.structs import replace
from tests.games.dracula.fights import CITY, begin, combat, meeting, play
from tests.games.dracula.table import GODALMING, MINA, SEWARD, Table

from nokturn.games.dracula.state import choices as do

NEAR_VIENNA = {
    "budapest",
    "munich",
    "prague",
    "zagreb",
    # and one road further
    "berlin",
    "klausenburg",
    "milan",
    "nuremburg",
    "sarajevo",
    "strasbourg",
    "szeged",
    "venice",
    "zurich",
}
"""At most two roads from Vienna."""
FILLERS = (("strength", "garlic"), ("claws", "dodge"), ("strength", "garlic"), ("claws", "dodge"), ("fangs", "garlic"))
"""Rounds in which nothing happens but that two cards are played."""


# Pride


def fought_for(rounds, escape, despair):
    """Mina has fought so many rounds; then Dracula plays this escape card."""
    table = meeting(MINA)
    table.items(MINA, "garlic")
    table.game.despair = despair
    fillers = FILLERS[:rounds]
    begin(table, *[dracula for dracula, _ in fillers], escape, "mesmerize")
    for dracula, card in fillers:
        play(table, dracula, card)
    return play(table, escape, "garlic" if rounds % 2 == 0 else "dodge")


@pytest.mark.rule("DRA-PRIDE-01")
@pytest.mark.parametrize("escape", ["escape_as_bat", "escape_as_mist"])
@pytest.mark.parametrize("despair, earliest", [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_the_earliest_round_of_an_escape(despair, earliest, escape):
    table = fought_for(earliest - 2, escape, despair)
    assert table.told("escape-fails") == [{"card": escape, "foe": "dracula"}]
    assert table.game.combat is not None
    assert not table.told("dracula-escapes")

    table = fought_for(earliest - 1, escape, despair)
    assert table.told("dracula-escapes") == [{"card": escape, "foe": "dracula"}]
    assert not table.told("escape-fails")
    assert table.finish().game.combat is None


@pytest.mark.rule("DRA-PRIDE-02")
def test_a_card_cancelled_by_pride_counts_as_played():
    table = meeting(MINA)
    table.game.despair = 1
    begin(table, "escape_as_mist", "strength", "escape_as_mist")
    play(table, "escape_as_mist", "punch")
    assert combat(table).played == ("escape_as_mist",)
    assert table.game.damage == 1, "the hunter's card resolves"
    play(table, "strength", "dodge")
    play(table, "escape_as_mist", "punch")
    assert table.told("dracula-escapes")
    assert table.over


@pytest.mark.rule("DRA-PRIDE-02", "DRA-COMBAT-16")
def test_a_card_cancelled_by_pride_is_one_of_the_six():
    table = meeting(MINA)
    table.items(MINA, "garlic")
    table.game.despair = 3
    begin(table, "escape_as_mist", "strength", "claws", "strength", "claws", "fangs")
    play(table, "escape_as_mist", "dodge")
    for dracula, card in FILLERS:
        assert not table.over
        play(table, dracula, card)
    assert table.over


@pytest.mark.rule("DRA-PRIDE-01", "DRA-COMBAT-18")
def test_cards_cancelled_by_symbols_count_for_pride_too():
    table = meeting(MINA)
    begin(table, "claws", "escape_as_mist")
    play(table, "claws", "dodge")
    assert table.told("dracula-card-cancelled")
    play(table, "escape_as_mist", "punch")
    assert table.over


# Escape as Mist


@pytest.mark.rule("DRA-COMBAT-21", "DRA-COMBAT-16")
@pytest.mark.card("escape_as_mist")
@pytest.mark.parametrize("night", [True, False])
def test_escape_as_mist_ends_the_combat_and_dracula_stays(night):
    table = meeting(SEWARD, MINA)
    table.lay(1, "rats")
    begin(table, "strength", "escape_as_mist", night=night)
    play(table, "strength", {SEWARD: "dodge", MINA: "dodge"}, engaged=MINA)
    play(table, "escape_as_mist", {SEWARD: "punch", MINA: "escape"}, engaged=MINA)
    assert table.over
    assert table.game.damage == 0, "the hunters' cards do not resolve"
    assert table.game.at == CITY
    assert table.game.revealed
    assert len(table.hideout(1).encounters) == 1
    assert table.sheet(MINA).place == table.sheet(SEWARD).place == CITY


@pytest.mark.rule("DRA-COMBAT-09")
@pytest.mark.card("escape_as_bat", "escape_as_mist")
@pytest.mark.parametrize(
    "escape, item", [("escape_as_bat", "knife"), ("escape_as_bat", "rifle"), ("escape_as_mist", "crucifix")]
)
def test_an_escape_cancelled_by_its_symbol_does_not_end_the_combat(escape, item):
    table = meeting(MINA)
    table.items(MINA, item)
    begin(table, "strength", escape)
    play(table, "strength", "dodge")
    play(table, escape, item)
    assert table.told("dracula-card-cancelled")[1] == {"card": escape, "hunter": MINA}
    assert not table.told("dracula-escapes")
    assert table.game.combat is not None


# Escape as Bat


def bat(table, *, night=True, hunters=(MINA,)):
    """Dracula plays Escape as Bat in round 2 against these hunters."""
    begin(table, "strength", "escape_as_bat", night=night)
    for dracula, card in (("strength", "dodge"), ("escape_as_bat", "punch")):
        play(table, dracula, dict.fromkeys(hunters, card), engaged=hunters[0] if len(hunters) > 1 else "")
    return table


def from_vienna(*trail, **options):
    """Dracula, revealed in Vienna among this trail, flees from Mina."""
    table = Table(**options)
    table.trail(*(trail or (CITY,)))
    table.place(MINA, CITY)
    table.revealed()
    assert table.game.at == CITY
    return table


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_escape_as_bat_at_night_leads_to_any_city_at_most_2_roads_away_or_nowhere():
    table = bat(from_vienna())
    assert table.asked() == {"A": "escape-as-bat"}
    assert {option.place for option in table.dracula.may(do.FlyTo)} == NEAR_VIENNA
    assert table.dracula.can(do.Decline())
    assert table.dracula.refusal(do.FlyTo("leipzig")).reason == "not-offered"
    assert table.dracula.refusal(do.FlyTo(CITY)).reason == "not-offered"


@pytest.mark.rule("DRA-COMBAT-25", "DRA-REVEAL-05")
@pytest.mark.card("escape_as_bat")
def test_the_old_hideout_is_cleared_and_the_new_card_goes_face_down_to_space_1():
    table = from_vienna(CITY, "prague", "berlin")
    table.lay(1, "new_vampire", "wolves")
    table.lay(2, "spy")
    bat(table)
    table.dracula.answers(do.FlyTo("venice"))
    assert table.over
    assert table.game.combat is None
    assert table.trail_cards() == ("venice", "prague", "berlin", None, None, None)
    new = table.hideout(1)
    assert not new.face_up
    assert new.bat
    assert new.encounters == (), "no encounter is placed"
    assert CITY in table.game.location_deck
    assert "venice" not in table.game.location_deck
    assert sorted(table.game.encounter_discard) == ["new_vampire", "wolves"]
    assert table.game.influence == 0, "nothing matures"
    assert table.game.at == "venice"
    assert not table.game.revealed
    assert len(table.game.encounters) == 5, "his hand is untouched"


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_the_hunters_see_the_bat_card_but_not_where_it_flew():
    table = bat(from_vienna())
    table.dracula.answers(do.FlyTo("venice"))
    shown = table.view("E")
    assert shown.trail[0].bat
    assert shown.trail[0].card == ""
    assert shown.place == ""
    assert "venice" not in repr(table.told("dracula-flies", "E"))


@pytest.mark.rule("DRA-COMBAT-25", "DRA-COMBAT-26")
@pytest.mark.card("escape_as_bat")
def test_the_card_stays_with_the_hideout_and_the_combat_deck_has_12_cards():
    table = bat(from_vienna())
    table.dracula.answers(do.FlyTo("venice"))
    assert len(table.game.combat_deck) == 12
    assert "escape_as_bat" not in table.game.combat_deck


def bat_on_space_6():
    """The hideout Dracula once flew to is about to slide off."""
    table = Table()
    table.trail("dublin", "london", None, None, None, "venice")
    table.game.put(replace(table.hideout(6), bat=True))
    table.game.combat_deck = tuple(card for card in table.game.combat_deck if card != "escape_as_bat")
    return table


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_the_card_returns_when_the_hideout_slides_off_the_trail():
    table = bat_on_space_6()
    table.dracula_phase()
    table.pass_until("slid-off", seat="A").answers(do.LetGo())
    assert table.game.combat_deck.count("escape_as_bat") == 1


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_the_card_returns_when_the_hideout_becomes_a_lair():
    table = bat_on_space_6()
    table.dracula_phase()
    table.pass_until("slid-off", seat="A").answers(do.MakeLair(1)).answers(do.PlaceEncounter("rats"))
    assert table.lair_on(1).card == "venice"
    assert table.game.combat_deck.count("escape_as_bat") == 1


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_the_card_returns_when_the_hideout_is_cleared():
    table = Table()
    table.trail("dublin", "venice")
    table.game.put(replace(table.hideout(2), bat=True))
    table.game.combat_deck = tuple(card for card in table.game.combat_deck if card != "escape_as_bat")
    table.dracula_phase()
    table.dracula.answers(do.Misdirect(3))
    assert table.trail_cards()[2] == "misdirect"
    assert table.game.combat_deck.count("escape_as_bat") == 1


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_by_day_escape_as_bat_just_ends_the_combat():
    table = bat(from_vienna(), night=False)
    assert table.over
    assert table.told("dracula-escapes") == [{"card": "escape_as_bat", "foe": "dracula"}]
    assert table.game.at == CITY
    assert table.game.revealed
    assert len(table.game.combat_deck) == 13


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_if_he_declines_the_combat_just_ends():
    table = from_vienna()
    table.lay(1, "rats")
    bat(table)
    table.dracula.answers(do.Decline())
    assert table.over
    assert table.game.at == CITY
    assert table.game.revealed
    assert len(table.hideout(1).encounters) == 1
    assert len(table.game.combat_deck) == 13


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_no_city_with_an_active_hunter():
    table = from_vienna()
    table.place(SEWARD, "munich")
    table.place(GODALMING, "budapest", hospital=True)
    bat(table)
    assert table.dracula.refusal(do.FlyTo("munich")).rule == "DRA-COMBAT-25"
    assert table.dracula.can(do.FlyTo("venice")), "which may lie beyond a hunter"
    assert table.dracula.can(do.FlyTo("budapest")), "a hospital is not the city"


@pytest.mark.rule("DRA-COMBAT-25", "DRA-DEFEAT-04")
@pytest.mark.card("escape_as_bat")
def test_a_defeated_hunter_stops_nobody():
    table = from_vienna()
    table.place(SEWARD, "munich")
    table.game.change(SEWARD, defeated=True)
    bat(table)
    assert table.dracula.can(do.FlyTo("munich"))


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_the_card_of_the_city_must_be_in_the_location_deck():
    table = from_vienna(CITY, "prague")
    table.lair(1, "zagreb", "rats")
    bat(table)
    assert table.dracula.refusal(do.FlyTo("prague")).rule == "DRA-COMBAT-25"
    assert table.dracula.refusal(do.FlyTo("zagreb")).rule == "DRA-COMBAT-25"
    assert table.dracula.can(do.FlyTo("berlin")), "the way may lead through them"


@pytest.mark.rule("DRA-COMBAT-25", "DRA-TOKEN-HOLY-02")
@pytest.mark.card("escape_as_bat")
def test_no_holy_city_and_not_through_one():
    table = from_vienna()
    table.game.consecrated, table.game.hosts = "prague", ("venice",)
    bat(table)
    assert table.dracula.refusal(do.FlyTo("prague")).rule == "DRA-TOKEN-HOLY-02"
    assert table.dracula.refusal(do.FlyTo("venice")).rule == "DRA-TOKEN-HOLY-02"
    assert table.dracula.refusal(do.FlyTo("berlin")).rule == "DRA-TOKEN-HOLY-02", "only Prague lies between"
    assert table.dracula.can(do.FlyTo("nuremburg")), "by Munich"


@pytest.mark.rule("DRA-COMBAT-25", "DRA-DRAC-MOVE-07")
@pytest.mark.card("escape_as_bat")
def test_fog_does_not_hold_him():
    table = from_vienna()
    table.game.fog.update({CITY: 1, "prague": 1})
    table.combat()
    table.dracula.answers(do.Fight())
    table.combat_hand("strength", "escape_as_bat")
    play(table, "strength", "dodge")
    play(table, "escape_as_bat", "punch")
    assert table.dracula.can(do.FlyTo("prague"))
    assert table.dracula.can(do.FlyTo("berlin"))


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_if_no_city_qualifies_the_combat_just_ends():
    table = meeting(MINA, at="galway")
    table.place(SEWARD, "dublin")
    bat(table)
    assert table.dracula.options == (do.Decline(),)
    table.dracula.answers(do.Decline())
    assert table.over
    assert table.game.at == "galway"


@pytest.mark.rule("DRA-COMBAT-25", "DRA-PLACE-CASTLE-03")
@pytest.mark.card("escape_as_bat")
def test_entering_castle_dracula_heals_5():
    table = meeting(MINA, at="budapest")
    table.game.damage = 9
    bat(table)
    table.dracula.answers(do.FlyTo("castle_dracula"))
    assert table.game.damage == 4
    assert table.hideout(1).back == "castle"
    assert not table.game.revealed


@pytest.mark.rule("DRA-COMBAT-25", "DRA-DESPAIR-05")
@pytest.mark.card("escape_as_bat")
@pytest.mark.parametrize("despair, influence", [(2, 0), (3, 3)])
def test_with_three_despair_tokens_the_city_rouses_the_fury_of_dracula(despair, influence):
    table = meeting(MINA)
    table.items(MINA, "garlic")
    table.game.despair = despair
    begin(table, "strength", "claws", "strength", "claws", "escape_as_bat")
    for dracula, card in FILLERS[:4]:
        play(table, dracula, card)
    play(table, "escape_as_bat", "garlic")
    table.dracula.answers(do.FlyTo("venice"))
    assert table.game.influence == influence


@pytest.mark.rule("DRA-COMBAT-25", "DRA-TRAIL-06")
@pytest.mark.card("escape_as_bat")
@pytest.mark.parametrize("power", ["feed", "dark_call", "hide"])
def test_a_power_that_lay_before_his_location_is_cleared_with_it(power):
    table = from_vienna(power, CITY, "prague")
    if power == "hide":
        table.lay(1, "spy")
    bat(table)
    table.dracula.answers(do.FlyTo("venice"))
    assert table.trail_cards() == ("venice", None, "prague", None, None, None)
    assert power in table.game.location_deck
    assert CITY in table.game.location_deck
    assert table.game.encounter_discard == (("spy",) if power == "hide" else ())


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_all_powers_before_his_location_are_cleared_and_none_after_it():
    table = from_vienna("feed", "hide", CITY, "dark_call", "prague")
    bat(table)
    table.dracula.answers(do.FlyTo("venice"))
    assert table.trail_cards() == ("venice", None, None, "dark_call", "prague", None)


@pytest.mark.rule("DRA-COMBAT-25", "DRA-TRAIL-06")
@pytest.mark.card("escape_as_bat")
def test_gaps_of_the_trail_stay_gaps():
    table = from_vienna("feed", None, CITY, None, "prague")
    bat(table)
    table.dracula.answers(do.FlyTo("venice"))
    assert table.trail_cards() == ("venice", None, None, None, "prague", None)


@pytest.mark.rule("DRA-COMBAT-25", "DRA-DRAC-MOVE-10")
@pytest.mark.card("escape_as_bat")
def test_he_flies_even_if_the_card_of_his_city_lies_nowhere():
    table = meeting(MINA)
    table.trail("feed", None, "prague")
    table.astray(CITY)
    table.revealed()
    bat(table)
    table.dracula.answers(do.FlyTo("venice"))
    assert table.trail_cards() == ("venice", None, "prague", None, None, None)
    assert table.game.at == "venice"
    assert not table.game.revealed


@pytest.mark.rule("DRA-COMBAT-25", "DRA-TRAIL-05")
@pytest.mark.card("escape_as_bat")
def test_wolf_form_and_a_rumor_leave_with_the_old_hideout():
    table = from_vienna()
    table.wolf(1)
    table.lay(1, "rats", rumor=True)
    table.game.rumors = 1
    bat(table)
    table.dracula.answers(do.FlyTo("venice"))
    assert "wolf_form" in table.game.location_deck
    assert not table.hideout(1).wolf
    assert not table.hideout(1).rumor
    assert table.game.rumors == 1, "the token goes back to the pool, not to Dracula"


@pytest.mark.rule("DRA-COMBAT-25")
@pytest.mark.card("escape_as_bat")
def test_the_hunters_stay_behind():
    table = from_vienna()
    table.place(SEWARD, CITY)
    bat(table, hunters=(SEWARD, MINA))
    table.dracula.answers(do.FlyTo("venice"))
    assert table.sheet(SEWARD).place == table.sheet(MINA).place == CITY
    assert table.game.damage == 0, "their Punches do not resolve"
