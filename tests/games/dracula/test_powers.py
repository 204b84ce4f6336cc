"""The five power cards of the advanced game (DRA-POWER)."""

import pytest
from msgspec.structs import replace

from nokturn.games.dracula.printed.content import POWERS
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.clues import Placed
from nokturn.kernel import Refusal

from .table import MINA, SEWARD, Table


def moving(table):
    """Dracula's phase, at the question where he goes."""
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A")
    return table


def at(place="madrid", *trail, damage=0, **options):
    """Dracula is here, after the slide."""
    table = Table(**options)
    table.trail(place, *trail)
    table.game.damage = damage
    return moving(table)


def wolf_cities(table):
    return {option.place for option in table.dracula.may(do.WolfForm)}


# all of them


@pytest.mark.rule("DRA-POWER-01")
@pytest.mark.parametrize(
    "card, option",
    [
        ("feed", do.Feed()),
        ("dark_call", do.DarkCall()),
        ("hide", do.Hide()),
        ("misdirect", do.Misdirect(3)),
        ("wolf_form", do.WolfForm("lisbon")),
    ],
    ids=["Feed", "Dark Call", "Hide", "Misdirect", "Wolf Form"],
)
def test_a_power_is_played_from_the_location_deck_and_unavailable_while_on_the_trail(card, option):
    table = at("madrid", "vienna")
    assert card in table.game.location_deck
    assert table.dracula.can(option)

    table = Table()
    table.trail("madrid", "vienna", *([] if card == "wolf_form" else [card]))
    if card == "wolf_form":
        table.wolf(2)
    moving(table)
    assert table.dracula.refusal(option).rule == "DRA-POWER-01"


@pytest.mark.rule("DRA-POWER-01")
def test_it_returns_when_it_leaves_the_trail():
    table = Table()
    table.trail("madrid", None, None, None, None, "feed")
    moving(table)
    assert table.dracula.can(do.Feed())


@pytest.mark.rule("DRA-POWER-01", "DRA-SETUP-14")
@pytest.mark.parametrize(
    "option", [do.Feed(), do.DarkCall(), do.Hide(), do.WolfForm("lisbon"), do.Misdirect(3)], ids=lambda o: o.plain_name
)
def test_the_basic_game_has_none(option):
    table = at("madrid", "vienna", advanced=False)
    assert table.dracula.refusal(option).rule == "DRA-SETUP-14"


@pytest.mark.rule("DRA-POWER-02")
@pytest.mark.parametrize(
    "option, card",
    [(do.Feed(), "feed"), (do.DarkCall(), "dark_call"), (do.Hide(), "hide"), (do.WolfForm("toulouse"), "toulouse")],
    ids=["Feed", "Dark Call", "Hide", "Wolf Form"],
)
def test_it_takes_the_place_of_the_normal_card_on_space_1(option, card):
    table = at()
    table.dracula.answers(option)
    assert table.trail_cards() == (card, "madrid", None, None, None, None)
    assert table.asked().get("A") != "dracula-moves"


@pytest.mark.rule("DRA-POWER-02", "DRA-POWER-03")
@pytest.mark.parametrize("then", [do.MoveTo("lisbon"), do.Feed(), do.Hide(), do.WolfForm("toulouse")], ids=repr)
def test_misdirect_is_extra_and_another_power_may_follow_it(then):
    table = at("madrid", "vienna")
    table.dracula.answers(do.Misdirect(3))
    assert table.asked() == {"A": "dracula-moves"}
    table.dracula.answers(then)
    assert table.trail_cards()[1:3] == ("madrid", "misdirect")
    assert table.hideout(1) is not None
    assert table.asked().get("A") != "dracula-moves", "one of the others at most"


@pytest.mark.rule("DRA-POWER-03")
def test_all_but_hide_lie_face_up():
    for option in (do.Feed(), do.DarkCall()):
        table = at()
        table.dracula.answers(option)
        assert table.hideout(1).face_up
        assert table.view("B").trail[0].card == table.hideout(1).card
    table = at()
    table.dracula.answers(do.WolfForm("toulouse"))
    assert table.view("B").trail[0].wolf
    assert not table.hideout(1).face_up, "the city's card with it lies face down"
    table = at("madrid", "vienna")
    table.dracula.answers(do.Misdirect(3))
    assert table.hideout(3).face_up
    table = at()
    table.dracula.answers(do.Hide())
    assert not table.hideout(1).face_up


@pytest.mark.rule("DRA-POWER-04")
@pytest.mark.parametrize(
    "option, dies_at", [(do.DarkCall(), 13), (do.WolfForm("toulouse"), 14)], ids=["Dark Call", "Wolf Form"]
)
def test_at_15_damage_from_a_power_the_hunters_win(option, dies_at):
    table = at(damage=dies_at - 1)
    table.dracula.answers(option)
    assert not table.game.finished
    table = at(damage=dies_at)
    table.dracula.answers(option)
    assert (table.game.finished, table.game.winner) == (True, "hunters")


@pytest.mark.rule("DRA-POWER-04")
@pytest.mark.parametrize("option, damage", [(do.Feed(), 4), (do.DarkCall(), 7)], ids=["Feed", "Dark Call"])
def test_staying_at_sea_costs_no_sea_damage(option, damage):
    table = at("north_sea", damage=5)
    table.dracula.answers(option)
    assert table.game.damage == damage
    assert table.game.at == "north_sea"


# Feed


@pytest.mark.card("feed")
@pytest.mark.rule("DRA-POWER-FEED-01")
def test_feed_instead_of_moving_without_an_encounter():
    table = at(damage=10)
    table.dracula.answers(do.Feed())
    assert table.over
    assert table.game.at == "madrid"
    assert table.hideout(1).encounters == ()
    assert table.game.damage == 7


@pytest.mark.card("feed")
@pytest.mark.rule("DRA-POWER-FEED-02")
@pytest.mark.parametrize("place, healed", [("madrid", 3), ("granada", 2), ("north_sea", 1), ("castle_dracula", 1)])
def test_feed_heals_by_the_size_of_the_place(place, healed):
    table = at(place, damage=10)
    table.dracula.answers(do.Feed())
    assert table.game.damage == 10 - healed


@pytest.mark.card("feed")
@pytest.mark.rule("DRA-POWER-FEED-02")
@pytest.mark.parametrize("place", ["madrid", "granada", "north_sea", "castle_dracula"])
def test_by_the_option_flat_3_feed_heals_3_everywhere(place):
    table = at(place, damage=10, feed_amount="flat_3")
    table.dracula.answers(do.Feed())
    assert table.game.damage == 7


@pytest.mark.card("feed")
@pytest.mark.rule("DRA-POWER-FEED-01", "DRA-POWER-FEED-02")
@pytest.mark.parametrize("place", ["madrid", "granada", "north_sea", "castle_dracula"])
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_by_the_option_free_1_to_3_dracula_says_how_much(place, amount):
    table = at(place, damage=10, feed_amount="free_1_to_3")
    table.dracula.answers(do.Feed())
    assert table.asked() == {"A": "feed-amount"}
    assert isinstance(table.dracula.refusal(0), Refusal)
    assert isinstance(table.dracula.refusal(4), Refusal)
    table.dracula.answers(amount)
    assert table.game.damage == 10 - amount
    assert table.over


@pytest.mark.card("feed")
@pytest.mark.rule("DRA-DAMAGE-01")
@pytest.mark.parametrize("feed_amount", ["by_location", "flat_3"])
def test_feed_never_heals_below_0(feed_amount):
    table = at(damage=1, feed_amount=feed_amount)
    table.dracula.answers(do.Feed())
    assert table.game.damage == 0


# Dark Call


@pytest.mark.card("dark_call")
@pytest.mark.rule("DRA-POWER-DARKCALL-01")
def test_dark_call_costs_2_damage_and_draws_five_encounters():
    table = Table(at="madrid")
    table.top_encounter("wolves", "wolves", "spy", "spy", "saboteur", "new_vampire")
    moving(table).dracula.answers(do.DarkCall())
    assert table.over
    assert table.game.at == "madrid"
    assert table.game.damage == 2
    assert table.hideout(1).encounters == ()
    assert table.game.encounters[5:] == ("wolves", "wolves", "spy", "spy", "saboteur")
    assert table.game.encounter_deck[0] == "new_vampire"


@pytest.mark.card("dark_call")
@pytest.mark.rule("DRA-POWER-DARKCALL-02", "DRA-DRAC-ENC-04")
def test_there_is_no_maximum_and_he_refills_only_when_below_five_again():
    table = at()
    table.dracula.answers(do.DarkCall())
    assert len(table.game.encounters) == 10
    for city, left in (("lisbon", 9), ("cadiz", 8), ("granada", 7), ("alicante", 6), ("saragossa", 5), ("toulouse", 5)):
        moving(table).dracula.answers(do.MoveTo(city)).passes()
        assert len(table.game.encounters) == left, city


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-01", "DRA-POWER-HIDE-08")
@pytest.mark.parametrize("trail, face_up, may", [((), False, True), (("hide",), False, True), (("hide",), True, False)])
def test_a_city_may_be_hide_for_all_anybody_knows_unless_hide_lies_open_on_the_trail(trail, face_up, may):
    """There is one Hide; where it lies face down nobody but Dracula knows that this is it."""
    table = Table()
    table.trail("madrid", "toulouse", *trail)
    for hideout in table.game.trail:
        if hideout is not None and hideout.card == "hide":
            table.game.put(replace(hideout, face_up=face_up))
    moving(table).dracula.answers(do.MoveTo("lisbon"))
    assert [clue.hide for clue in table.game.clues if isinstance(clue, Placed)][-1] is may


# Wolf Form


@pytest.mark.card("wolf_form")
@pytest.mark.rule("DRA-POWER-WOLF-01")
def test_wolf_form_goes_to_a_city_at_most_two_roads_away_for_1_damage():
    table = at("madrid")
    assert wolf_cities(table) == {
        *("alicante", "cadiz", "granada", "lisbon", "santander", "saragossa"),
        *("barcelona", "bordeaux", "toulouse"),
    }
    table.dracula.answers(do.WolfForm("toulouse"))
    assert table.game.damage == 1
    assert table.game.at == "toulouse"
    assert (table.hideout(1).card, table.hideout(1).wolf, table.hideout(1).face_up) == ("toulouse", True, False)
    assert "wolf_form" not in table.game.location_deck
    assert table.told("power-played", "B") == [{"power": "wolf_form"}]
    assert table.told("dracula-places", "B") == [{"back": "city"}]


@pytest.mark.card("wolf_form")
@pytest.mark.rule("DRA-POWER-WOLF-01", "DRA-DRAC-MOVE-06")
def test_wolf_form_goes_along_roads_only():
    table = at("bari")
    assert wolf_cities(table) == {"naples", "rome", "florence"}
    assert table.dracula.refusal(do.WolfForm("adriatic_sea")).rule == "DRA-POWER-WOLF-03"
    assert table.dracula.refusal(do.WolfForm("genoa")).rule == "DRA-POWER-WOLF-03"


@pytest.mark.card("wolf_form")
@pytest.mark.rule("DRA-POWER-WOLF-02")
def test_he_may_pass_a_city_with_a_hunter_unseen():
    table = Table(at="athens")
    table.place(SEWARD, "valona")
    moving(table).dracula.answers(do.WolfForm("sofia"))
    assert table.game.at == "sofia"
    assert not table.game.revealed
    assert table.told("dracula-revealed") == []


@pytest.mark.card("wolf_form")
@pytest.mark.rule("DRA-POWER-WOLF-03")
def test_the_passed_city_may_be_on_the_trail_but_not_the_destination():
    table = at("athens", "valona", "salonica")
    assert wolf_cities(table) == {"sarajevo", "sofia"}
    assert table.dracula.refusal(do.WolfForm("valona")).rule == "DRA-DRAC-MOVE-04"
    assert table.dracula.refusal(do.WolfForm("salonica")).rule == "DRA-DRAC-MOVE-04"


@pytest.mark.card("wolf_form")
@pytest.mark.rule("DRA-POWER-WOLF-03", "DRA-LAIR-04")
def test_a_lair_may_be_the_destination():
    table = Table(at="athens")
    table.lair(2, "sofia", "spy")
    moving(table)
    assert wolf_cities(table) == {"valona", "salonica", "sarajevo"}
    table.dracula.answers(do.WolfFormToLair(2))
    assert (table.hideout(1).card, table.hideout(1).wolf) == ("sofia", True)
    assert [laid.card for laid in table.hideout(1).encounters] == ["spy"]
    assert table.game.lairs == (None, None, None)
    assert table.game.damage == 1
    assert table.game.at == "sofia"


@pytest.mark.card("wolf_form")
@pytest.mark.rule("DRA-POWER-WOLF-03", "DRA-POWER-01", "DRA-SETUP-14")
def test_a_lair_that_wolf_form_does_not_reach_is_refused_by_the_rule_in_the_way():
    assert at("madrid").dracula.refusal(do.WolfFormToLair(2)).rule == "DRA-POWER-WOLF-03"
    table = Table()
    table.trail("madrid", "vienna")
    table.wolf(2)
    assert moving(table).dracula.refusal(do.WolfFormToLair(2)).rule == "DRA-POWER-01"
    assert at("madrid", advanced=False).dracula.refusal(do.WolfFormToLair(2)).rule == "DRA-SETUP-14"


@pytest.mark.card("wolf_form")
@pytest.mark.rule("DRA-POWER-WOLF-03")
def test_not_from_a_sea_zone():
    table = at("north_atlantic")
    assert wolf_cities(table) == set()
    assert table.dracula.refusal(do.WolfForm("nantes")).rule == "DRA-POWER-WOLF-03"


@pytest.mark.card("wolf_form")
@pytest.mark.rule("DRA-POWER-WOLF-03", "DRA-DRAC-ENC-01")
def test_an_encounter_is_placed_as_after_a_move():
    table = at()
    table.dracula.answers(do.WolfForm("toulouse"))
    assert table.asked() == {"A": "place-encounter"}
    table.dracula.answers(do.PlaceEncounter("rats"))
    assert [laid.card for laid in table.hideout(1).encounters] == ["rats"]


# Misdirect


@pytest.mark.card("misdirect")
@pytest.mark.rule("DRA-POWER-MISDIRECT-01")
def test_misdirect_clears_a_hideout_takes_its_place_and_a_normal_card_follows():
    table = Table()
    table.trail("madrid", "vienna", "prague")
    table.lay(2, "new_vampire", "spy", rumor=True)
    moving(table).dracula.answers(do.Misdirect(3))
    assert table.trail_cards() == (None, "madrid", "misdirect", "prague", None, None)
    assert "vienna" in table.game.location_deck
    assert table.game.encounter_discard == ("new_vampire", "spy")
    assert (table.game.influence, table.game.rumors) == (0, 0)
    assert table.hideout(3).encounters == ()
    table.dracula.answers(do.MoveTo("lisbon"))
    assert table.trail_cards()[0] == "lisbon"
    assert table.asked() == {"A": "place-encounter"}


@pytest.mark.card("misdirect")
@pytest.mark.rule("DRA-POWER-MISDIRECT-01")
def test_a_sea_card_may_be_misdirected():
    table = at("nantes", "north_atlantic")
    table.dracula.answers(do.Misdirect(3))
    assert "north_atlantic" in table.game.location_deck


@pytest.mark.card("misdirect")
@pytest.mark.rule("DRA-POWER-MISDIRECT-02")
def test_misdirect_spares_powers_the_castle_his_location_and_the_one_linked_to_hide():
    table = Table()
    table.trail("hide", "feed", "madrid", "castle_dracula", "vienna", current=3)
    table.wolf(5)
    moving(table)
    assert table.dracula.may(do.Misdirect) == []
    for space in (2, 3, 4, 5, 6):
        assert table.dracula.refusal(do.Misdirect(space)).rule == "DRA-POWER-MISDIRECT-02"


@pytest.mark.card("misdirect")
@pytest.mark.rule("DRA-POWER-MISDIRECT-02")
def test_a_location_linked_to_hide_is_spared_though_he_has_left_it():
    table = Table()
    table.trail("madrid", "hide", "lisbon", "cadiz")
    moving(table)
    assert table.dracula.may(do.Misdirect) == [do.Misdirect(5)]
    assert table.dracula.refusal(do.Misdirect(4)).rule == "DRA-POWER-MISDIRECT-02"


@pytest.mark.card("misdirect")
@pytest.mark.rule("DRA-POWER-MISDIRECT-01")
def test_it_needs_a_hideout():
    table = at("madrid", None, "vienna")
    assert table.dracula.may(do.Misdirect) == [do.Misdirect(4)]
    assert table.dracula.refusal(do.Misdirect(3)).rule == "DRA-POWER-MISDIRECT-01"


@pytest.mark.card("misdirect")
@pytest.mark.rule("DRA-POWER-MISDIRECT-03")
def test_the_freed_location_may_be_played_in_the_same_step():
    table = at("madrid", "lisbon")
    assert table.dracula.refusal(do.MoveTo("lisbon")).rule == "DRA-DRAC-MOVE-04"
    table.dracula.answers(do.Misdirect(3)).answers(do.MoveTo("lisbon"))
    assert table.trail_cards() == ("lisbon", "madrid", "misdirect", None, None, None)


# Hide


def hidden(*trail):
    """Dracula has played Hide in Vienna with Rats upon it; Wolves lie in Vienna itself."""
    table = Table()
    table.trail("vienna", *trail)
    table.lay(1, "wolves")
    moving(table).dracula.answers(do.Hide()).answers(do.PlaceEncounter("rats"))
    return table


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-01")
def test_hide_lies_face_down_on_space_1_with_an_encounter_and_dracula_stays():
    table = hidden()
    assert table.trail_cards() == ("hide", "vienna", None, None, None, None)
    assert not table.hideout(1).face_up
    assert [laid.card for laid in table.hideout(1).encounters] == ["rats"]
    assert table.game.at == "vienna"
    assert table.game.damage == 0


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-01")
def test_the_hunters_cannot_tell_hide_from_a_city():
    tables = [at("vienna"), at("vienna")]
    for table, option in zip(tables, (do.Hide(), do.MoveTo("prague")), strict=True):
        table.dracula.answers(option).answers(do.PlaceEncounter("rats"))
    for viewer in ("B", "E", None):
        mine, other = (table.view(viewer).trail[0] for table in tables)
        assert (mine.card, mine.back, mine.face_up) == (other.card, other.back, other.face_up) == ("", "city", False)
        assert tables[0].keys(viewer) == tables[1].keys(viewer)
        assert tables[0].told("dracula-places", viewer) == tables[1].told("dracula-places", viewer)
        assert tables[0].view(viewer).clues == tables[1].view(viewer).clues
    assert tables[0].told("dracula-places", "A") == [{"back": "city", "card": "hide"}]


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-02")
def test_hide_is_linked_to_the_location_he_stays_in():
    table = hidden("prague")
    assert table.hideout(1).link == table.hideout(2).slot
    moving(table).dracula.answers(do.MoveTo("budapest"))
    assert table.hideout(2).link == table.hideout(3).slot, "also when he has gone on"


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-03")
def test_in_the_linked_city_both_spaces_ambush():
    table = hidden()
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    table.dracula.answers(do.Ambush(*table.encounter(1, "rats")))
    table.dracula.answers(do.Ambush(*table.encounter(2, "wolves")))
    assert table.sheet(SEWARD).damage == 6


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-03")
def test_a_search_there_resolves_both():
    table = hidden()
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.dracula.answers(do.Resolve(*table.encounter(1, "rats")))
    assert table.over
    assert table.sheet(SEWARD).damage == 6


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-04")
def test_hide_is_revealed_with_the_linked_location():
    table = hidden()
    table.events(MINA, "hired_scouts")
    table.run("dracula.play_event", MINA, "hired_scouts", "")
    table.hunter(MINA).answers((do.ThisPlace("vienna"), do.ThisPlace("paris")))
    assert table.hideout(1).face_up
    assert table.hideout(2).face_up


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-05")
def test_the_encounter_on_hide_never_matures():
    table = Table()
    table.trail("madrid", None, None, None, None, "hide")
    table.lay(6, "new_vampire")
    table.dracula_phase()
    assert table.asked() == {"A": "slid-off"}, "as for a city: being asked tells nothing"
    vampire = do.Mature(*table.calls(table.slid.encounters[0]))
    assert table.dracula.refusal(vampire).rule == "DRA-POWER-HIDE-05"
    table.dracula.answers(do.LetGo())
    assert table.game.encounter_discard == ("new_vampire",)
    assert table.game.influence == 0
    assert "hide" in table.game.location_deck


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-05")
def test_lying_face_up_it_is_discarded_without_a_question():
    table = Table()
    table.ally("jonathan_harker")
    table.trail("madrid", None, None, None, "hide")
    table.lay(5, "new_vampire")
    moving(table).dracula.answers(do.MoveTo("lisbon")).passes()
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    assert table.game.encounter_discard == ("new_vampire",)


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-06")
def test_hide_is_illegal_at_sea():
    assert at("north_sea").dracula.refusal(do.Hide()).rule == "DRA-POWER-HIDE-06"


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-06", "DRA-DRAC-MOVE-10")
def test_hide_is_illegal_without_the_card_of_his_location_on_the_trail():
    table = Table()
    table.trail("feed", "dark_call")
    table.astray("vienna")
    assert moving(table).dracula.refusal(do.Hide()).rule == "DRA-POWER-HIDE-06"


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-06", "DRA-LAIR-08")
def test_a_lair_is_not_on_the_trail():
    table = Table()
    table.trail("feed", "dark_call", None, None, None, "vienna", current=6)
    table.dracula_phase().dracula.answers(do.MakeLair(1)).answers(do.PlaceEncounter("rats"))
    assert table.game.at == "vienna"
    assert table.dracula.refusal(do.Hide()).rule == "DRA-POWER-HIDE-06"


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-06")
def test_feed_and_dark_call_in_between_do_not_break_the_link():
    table = Table()
    table.trail("feed", "dark_call", "vienna", "prague", current=3)
    moving(table).dracula.answers(do.Hide())
    assert table.trail_cards() == ("hide", "feed", "dark_call", "vienna", "prague", None)
    assert table.hideout(1).link == table.hideout(4).slot


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-07")
@pytest.mark.parametrize("fate", [do.LetGo(), do.MakeLair(1)], ids=["back in the deck", "a lair"])
def test_without_its_location_hide_stays_and_its_encounter_cannot_be_met(fate):
    table = Table()
    table.trail("madrid", None, None, None, "hide", "vienna")
    table.lay(5, "rats")
    table.lay(6, "wolves")
    table.dracula_phase().dracula.answers(fate)
    table.finish()
    assert table.hideout(6).card == "hide"
    assert table.hideout(6).link == -1
    assert [laid.card for laid in table.hideout(6).encounters] == ["rats"]
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    assert not table.hideout(6).face_up
    if isinstance(fate, do.LetGo):
        assert table.over, "nothing lies in Vienna"
    else:
        met = {table.handle("A", laid.slot) for laid in table.lair_on(1).encounters}
        assert {option.handle for option in table.dracula.may(do.Ambush)} <= met, "only what is in the lair"


@pytest.mark.card("hide")
@pytest.mark.rule("DRA-POWER-HIDE-08")
def test_a_revealed_dracula_plays_hide_face_up_stays_revealed_and_places_no_encounter():
    table = Table(at="vienna")
    table.revealed()
    moving(table).dracula.answers(do.Hide())
    assert table.over
    assert table.hideout(1).face_up
    assert table.hideout(1).encounters == ()
    assert table.game.revealed
    assert table.told("power-played", "B") == [{"power": "hide"}]


@pytest.mark.rule("DRA-POWER-01")
def test_there_are_five_of_them():
    assert set(POWERS) == {"feed", "dark_call", "wolf_form", "misdirect", "hide"}
