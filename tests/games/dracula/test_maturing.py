"""What slides off the trail matures or is let go (DRA-MATURE), and the three kinds of vampires (DRA-VAMP)."""

import pytest

from nokturn.games.dracula.state import choices as do

from .table import MINA, Table

FULL = ("madrid", "lisbon", "cadiz", "granada", "alicante", "vienna")


def sliding(*encounters, trail=FULL, rumor=False, hand=(), **options):
    """These encounters lie in the hideout on space 6; the phase begins and it slides off."""
    table = Table(**options)
    table.encounters(*hand)
    table.trail(*trail)
    table.lay(6, *encounters, rumor=rumor)
    return table.dracula_phase()


def mature(table, card):
    """Dracula lets this encounter of the hideout that slid off mature."""
    table.dracula.answers(do.Mature(*named(table, card)))


def named(table, card):
    return table.calls(next(laid for laid in table.slid.encounters if laid.card == card))


@pytest.mark.rule("DRA-MATURE-01")
def test_a_hideout_that_reaches_space_6_does_not_mature_yet():
    table = Table()
    table.game.damage = 3
    table.trail("madrid", None, None, None, "vienna")
    table.lay(5, "desecrated_soil", "new_vampire")
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    assert table.game.influence == 0
    assert len(table.hideout(6).encounters) == 2


@pytest.mark.rule("DRA-MATURE-02")
def test_he_decides_for_each_encounter_whether_it_matures():
    table = sliding("desecrated_soil", "saboteur")
    table.game.damage = 5
    mature(table, "desecrated_soil")
    assert table.game.damage == 2
    assert table.game.encounter_discard == ("desecrated_soil",)
    table.dracula.answers(do.LetGo())
    assert table.game.roadblocks == ()
    assert table.game.encounter_discard == ("desecrated_soil", "saboteur")
    assert "vienna" in table.game.location_deck
    assert table.asked() == {"A": "dracula-moves"}


@pytest.mark.rule("DRA-MATURE-02")
def test_all_of_them_may_mature():
    table = sliding("desecrated_soil", "szgany_bodyguards")
    table.game.damage = 5
    mature(table, "szgany_bodyguards")
    mature(table, "desecrated_soil")
    assert table.asked() == {"A": "dracula-moves"}
    assert table.game.damage == 2
    assert table.game.guards == ("szgany_bodyguards",)
    assert "vienna" in table.game.location_deck


@pytest.mark.rule("DRA-MATURE-02")
def test_none_has_to():
    table = sliding("new_vampire", "desecrated_soil")
    table.game.damage = 5
    table.dracula.answers(do.LetGo())
    assert (table.game.influence, table.game.damage) == (0, 5)
    assert table.game.encounter_discard == ("new_vampire", "desecrated_soil")
    assert table.trail_cards() == (None, *FULL[:5])
    assert "vienna" in table.game.location_deck


@pytest.mark.rule("DRA-MATURE-02")
@pytest.mark.parametrize("card", ["bats", "rats"])
def test_an_encounter_without_a_matured_effect_has_none(card):
    table = sliding(card)
    assert table.dracula.refusal(do.Mature(*named(table, card))).rule == "DRA-MATURE-02"


@pytest.mark.rule("DRA-MATURE-02")
def test_in_the_basic_game_an_empty_hideout_just_returns_to_the_deck():
    table = Table(advanced=False)
    table.trail(*FULL)
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    assert "vienna" in table.game.location_deck


@pytest.mark.rule("DRA-MATURE-03")
def test_he_chooses_the_order():
    table = sliding("new_vampire", "desecrated_soil")
    table.game.damage = 5
    mature(table, "desecrated_soil")
    mature(table, "new_vampire")
    assert (table.game.influence, table.game.damage) == (3, 2)


@pytest.mark.rule("DRA-MATURE-03")
def test_a_vampire_discards_the_encounters_not_yet_resolved():
    table = sliding("new_vampire", "desecrated_soil", "reckless_vampire")
    table.game.damage = 5
    mature(table, "new_vampire")
    assert table.asked() == {"A": "dracula-moves"}
    assert (table.game.influence, table.game.damage) == (3, 5)
    assert sorted(table.game.encounter_discard) == ["desecrated_soil", "new_vampire", "reckless_vampire"]


@pytest.mark.rule("DRA-MATURE-01", "DRA-TRAIL-06")
@pytest.mark.parametrize("gaps", [(2,), (5,), (2, 3, 4, 5)])
def test_a_hideout_that_slides_off_matures_though_there_are_gaps_before_it(gaps):
    trail = [None if space in gaps else card for space, card in enumerate(FULL, 1)]
    table = sliding("new_vampire", trail=trail)
    assert table.asked() == {"A": "slid-off"}
    mature(table, "new_vampire")
    assert table.game.influence == 3


@pytest.mark.rule("DRA-MATURE-01", "DRA-TRAIL-03")
def test_with_space_6_empty_nothing_matures_and_all_slide_by_one():
    table = Table()
    table.trail(*FULL[:5])
    table.lay(5, "new_vampire")
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    assert table.trail_cards() == (None, *FULL[:5])


@pytest.mark.rule("DRA-MATURE-04")
def test_after_the_slide_a_vampire_leaves_only_spaces_2_and_3():
    table = Table()
    table.trail(*FULL)
    table.lay(3, "wolves")
    table.lay(4, "reckless_vampire")
    table.lay(2, "spy")
    table.lay(6, "new_vampire")
    table.dracula_phase()
    mature(table, "new_vampire")
    assert table.trail_cards() == (None, "madrid", "lisbon", None, None, None)
    assert [laid.card for laid in table.hideout(3).encounters] == ["spy"]
    assert sorted(table.game.encounter_discard) == ["new_vampire", "reckless_vampire", "wolves"]
    assert table.game.influence == 3, "what is cleared does not mature"
    assert {"cadiz", "granada", "alicante", "vienna"} <= set(table.game.location_deck)


@pytest.mark.rule("DRA-MATURE-04", "DRA-DRAC-MOVE-04")
def test_the_cleared_locations_may_be_chosen_for_space_1_at_once():
    table = sliding("new_vampire", trail=("madrid", None, None, "lisbon", None, "vienna"))
    mature(table, "new_vampire")
    table.dracula.answers(do.MoveTo("lisbon"))
    assert table.trail_cards() == ("lisbon", "madrid", None, None, None, None)


@pytest.mark.rule("DRA-MATURE-05")
@pytest.mark.parametrize(
    "card, reveals",
    [
        ("new_vampire", True),
        ("reckless_vampire", True),
        ("aristocratic_vampire", True),
        ("szgany_mob", True),
        ("unnatural_fog", True),
        ("wolves", True),
        ("desecrated_soil", False),
        ("hoax", False),
        ("saboteur", False),
        ("spy", False),
        ("szgany_bodyguards", False),
    ],
)
def test_only_matured_effects_that_say_so_reveal_the_location(card, reveals):
    table = sliding(card)
    mature(table, card)
    shown = [{"card": "vienna", "space": 0, "lair": 0}] if reveals else []
    assert table.told("card-turned-up", "B") == shown
    table.pass_until("dracula-moves", seat="A")
    assert "vienna" in table.game.location_deck, "turned up before it returns to the deck"


@pytest.mark.rule("DRA-MATURE-05", "DRA-REVEAL-03")
def test_his_own_city_revealed_so_reveals_dracula():
    table = Table()
    table.trail("hide", "feed", "dark_call", None, None, "vienna", current=6)
    table.lay(6, "new_vampire")
    table.dracula_phase()
    mature(table, "new_vampire")
    assert table.game.revealed
    assert table.game.at == "vienna"


@pytest.mark.rule("DRA-MATURE-06")
@pytest.mark.parametrize("card", ["feed", "dark_call", "misdirect", "north_sea"])
def test_open_powers_and_sea_cards_slide_off_without_effect(card):
    table = Table(at="madrid")
    table.trail("madrid", None, None, None, None, card)
    table.game.damage = 5
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    assert card in table.game.location_deck
    assert table.game.damage == 5
    assert len(table.game.encounters) == 5


@pytest.mark.rule("DRA-MATURE-06", "DRA-POWER-01")
def test_wolf_form_returns_with_its_hideout():
    table = Table()
    table.trail(*FULL)
    table.wolf(6)
    table.dracula_phase().dracula.answers(do.LetGo())
    assert {"vienna", "wolf_form"} <= set(table.game.location_deck)
    assert table.dracula.may(do.WolfForm)


@pytest.mark.rule("DRA-MATURE-07")
def test_a_cleared_hideout_of_his_location_does_not_move_him():
    table = Table()
    table.trail("hide", "feed", "dark_call", "madrid", None, "vienna", current=4)
    table.lay(6, "reckless_vampire")
    table.dracula_phase()
    mature(table, "reckless_vampire")
    assert "madrid" in table.game.location_deck
    assert table.game.at == "madrid"
    assert not table.game.revealed


@pytest.mark.rule("DRA-VAMP-01")
@pytest.mark.parametrize(
    "vampire, influence", [("new_vampire", 3), ("reckless_vampire", 4), ("aristocratic_vampire", 4)]
)
def test_matured_vampires_raise_influence(vampire, influence):
    table = sliding(vampire)
    mature(table, vampire)
    assert table.game.influence == influence
    assert table.told("influence-gained") == [{"amount": influence, "cause": vampire, "influence": influence}]
    assert table.game.encounter_discard == (vampire,)
    assert table.game.slid is None


@pytest.mark.rule("DRA-VAMP-01", "DRA-WIN-01")
def test_a_matured_vampire_can_win_the_game_and_influence_never_passes_13():
    table = sliding("reckless_vampire")
    table.game.influence = 11
    mature(table, "reckless_vampire")
    assert (table.game.finished, table.game.winner, table.game.influence) == (True, "dracula", 13)


@pytest.mark.rule("DRA-VAMP-02")
@pytest.mark.parametrize("card", ["aristocratic_vampire", "hoax"])
def test_an_aristocratic_vampire_and_a_hoax_cannot_ambush(card):
    table = Table()
    table.encounters()
    table.trail("madrid", "vienna")
    table.lay(2, card, "rats")
    table.place(MINA, "prague")
    table.action(MINA).hunter(MINA).answers(do.MoveByRoad("vienna"))
    assert table.asked() == {"A": "ambush"}
    assert table.dracula.refusal(do.Ambush(*table.encounter(2, card))).rule == "DRA-VAMP-02"
    assert table.dracula.can(do.Ambush(*table.encounter(2, "rats")))
