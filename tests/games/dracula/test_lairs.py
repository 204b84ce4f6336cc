"""Lairs: hideouts Dracula keeps beside the trail (DRA-LAIR)."""

import pytest
from msgspec.structs import replace

from nokturn.games.dracula.state import choices as do

from .table import MINA, SEWARD, Table


def sliding(card="vienna", *encounters, hand=("bats", "bats", "rats", "rats", "hoax"), prepare=lambda table: None):
    """The hideout of this card, with these encounters, is about to slide off; Dracula is in Madrid."""
    table = Table()
    table.encounters(*hand)
    table.trail("madrid", None, None, None, None, card)
    table.lay(6, *encounters)
    prepare(table)
    table.dracula_phase()
    return table


def three_lairs(table):
    for space, city in enumerate(("paris", "prague", "milan"), 1):
        table.lair(space, city, "new_vampire")


def near_a_lair(*encounters, face_up=False, **options):
    """Dracula is in Madrid, Lisbon is his lair."""
    table = Table(at="madrid", **options)
    table.lair(1, "lisbon", *encounters, face_up=face_up)
    return table


def moving(table):
    table.dracula_phase()
    table.pass_until("dracula-moves", seat="A")
    return table


@pytest.mark.rule("DRA-LAIR-01")
def test_what_slides_off_may_become_a_lair_instead_of_maturing():
    table = sliding("vienna", "new_vampire")
    table.dracula.answers(do.MakeLair(1)).answers(do.PlaceEncounter("rats"))
    assert table.asked() == {"A": "dracula-moves"}
    assert table.lair_on(1).card == "vienna"
    assert table.game.influence == 0
    assert table.game.slid is None
    assert "vienna" not in table.game.location_deck
    assert table.told("lair-made", "B") == [{"lair": 1}]


@pytest.mark.rule("DRA-LAIR-01")
def test_once_something_has_matured_it_is_no_lair_any_more():
    table = sliding("vienna", "desecrated_soil", "rats", hand=("bats",))
    table.dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    assert table.asked() == {"A": "slid-off"}
    assert not table.dracula.may(do.MakeLair)


@pytest.mark.rule("DRA-LAIR-01", "DRA-SETUP-14")
def test_the_basic_game_has_no_lairs():
    table = Table(advanced=False)
    table.trail("madrid", None, None, None, None, "vienna")
    table.lay(6, "new_vampire")
    table.dracula_phase()
    assert not table.dracula.may(do.MakeLair)


@pytest.mark.rule("DRA-LAIR-02")
@pytest.mark.parametrize("card", ["north_sea", "feed", "dark_call", "misdirect"])
def test_a_sea_zone_or_a_lone_power_card_makes_no_lair(card):
    table = sliding(card)
    assert table.asked() == {"A": "dracula-moves"}
    assert card in table.game.location_deck


@pytest.mark.rule("DRA-LAIR-02")
def test_nor_does_hide():
    table = sliding("hide", "new_vampire")
    assert table.dracula.refusal(do.MakeLair(1)).rule == "DRA-LAIR-02"


@pytest.mark.rule("DRA-LAIR-02", "DRA-LAIR-06")
def test_not_even_in_the_place_of_another():
    table = sliding("hide", "spy", prepare=three_lairs)
    table.dracula.answers(do.Done())
    assert table.dracula.refusal(do.MakeLair(1)).rule == "DRA-LAIR-02"
    table.dracula.answers(do.ClearLair(3))
    assert table.dracula.refusal(do.MakeLair(3)).rule == "DRA-LAIR-02"


@pytest.mark.rule("DRA-LAIR-03")
def test_on_conversion_one_encounter_from_hand_is_added():
    table = sliding("vienna", "new_vampire", "spy")
    table.dracula.answers(do.MakeLair(1))
    assert table.asked() == {"A": "encounter-for-lair"}
    assert set(table.dracula.options) == {do.PlaceEncounter(card) for card in ("bats", "rats", "hoax")}
    table.dracula.answers(do.PlaceEncounter("hoax"))
    assert [laid.card for laid in table.lair_on(1).encounters] == ["new_vampire", "spy", "hoax"]
    assert not table.lair_on(1).encounters[2].face_up
    assert len(table.game.encounters) == 5


@pytest.mark.rule("DRA-LAIR-03")
@pytest.mark.parametrize("face_up", [True, False], ids=["face up", "face down"])
def test_face_encounters_and_tokens_are_kept_and_power_cards_return_to_the_deck(face_up):
    def prepare(table):
        table.wolf(6)
        table.game.put(replace(table.hideout(6), face_up=face_up, rumor=True))

    table = sliding("vienna", "new_vampire", prepare=prepare)
    before = table.game.slid
    table.dracula.answers(do.MakeLair(1)).answers(do.PlaceEncounter("bats"))
    lair = table.lair_on(1)
    assert (lair.face_up, lair.rumor, lair.wolf) == (face_up, True, False)
    assert lair.encounters[0] == before.encounters[0]
    assert "wolf_form" in table.game.location_deck


@pytest.mark.rule("DRA-LAIR-03", "DRA-COMBAT-25")
def test_escape_as_bat_goes_back_to_the_combat_deck():
    def prepare(table):
        table._take("combat_deck", ("escape_as_bat",))
        table.game.put(replace(table.hideout(6), bat=True))

    table = sliding("vienna", prepare=prepare)
    table.dracula.answers(do.MakeLair(1)).answers(do.PlaceEncounter("bats"))
    assert not table.lair_on(1).bat
    assert table.game.combat_deck.count("escape_as_bat") == 1


@pytest.mark.rule("DRA-LAIR-03")
def test_without_an_encounter_in_hand_none_is_added():
    table = sliding("vienna", "new_vampire", hand=())
    table.dracula.answers(do.MakeLair(1))
    assert table.asked() == {"A": "dracula-moves"}
    assert [laid.card for laid in table.lair_on(1).encounters] == ["new_vampire"]


@pytest.mark.rule("DRA-LAIR-03", "DRA-LAIR-05")
def test_what_would_hold_no_encounter_at_all_becomes_no_lair():
    table = sliding("vienna", hand=())
    assert not table.dracula.may(do.MakeLair)


@pytest.mark.rule("DRA-LAIR-04")
def test_he_may_move_to_a_lair_and_it_becomes_the_hideout_on_space_1_with_all_its_contents():
    table = near_a_lair("new_vampire", "spy")
    table.game.put(replace(table.lair_on(1), rumor=True))
    before = table.lair_on(1)
    moving(table).dracula.answers(do.MoveToLair(1))
    assert table.hideout(1) == before
    assert table.game.at == "lisbon"
    assert table.game.lairs == (None, None, None)
    assert table.asked() == {"A": "place-encounter"}
    table.dracula.answers(do.PlaceEncounter("rats"))
    assert [laid.card for laid in table.hideout(1).encounters] == ["new_vampire", "spy", "rats"]


@pytest.mark.rule("DRA-LAIR-04")
def test_the_hunters_see_which_lair_but_not_which_city():
    table = near_a_lair("spy")
    moving(table).dracula.answers(do.MoveToLair(1))
    assert table.told("dracula-returns-to-lair", "B") == [{"lair": 1}]
    assert table.told("dracula-returns-to-lair", "A") == [{"lair": 1, "card": "lisbon"}]
    assert table.view("B").trail[0].card == ""


@pytest.mark.rule("DRA-LAIR-04")
def test_only_if_he_could_legally_move_there():
    table = near_a_lair("spy")
    table.lair(2, "vienna", "wolves")
    table.game.consecrated = "lisbon"
    moving(table)
    assert table.dracula.refusal(do.MoveToLair(2)).rule == "DRA-LAIR-04"
    assert table.dracula.refusal(do.MoveToLair(1)).rule == "DRA-TOKEN-HOLY-02"
    assert table.dracula.refusal(do.MoveToLair(3)).rule == "DRA-LAIR-04"
    assert not table.dracula.can(do.MoveTo("lisbon")), "its card is not in the deck"


@pytest.mark.rule("DRA-LAIR-04", "DRA-MATURE-01")
def test_from_space_1_it_slides_and_matures_like_any_hideout():
    table = near_a_lair("new_vampire")
    moving(table).dracula.answers(do.MoveToLair(1))
    table.finish()
    table.game.trail = (*[None] * 5, table.hideout(1))
    table.dracula_phase()
    vampire = next(laid for laid in table.slid.encounters if laid.card == "new_vampire")
    table.dracula.answers(do.Mature(*table.calls(vampire)))
    assert table.game.influence == 3


@pytest.mark.rule("DRA-LAIR-05", "DRA-DRAC-02")
@pytest.mark.parametrize("prompt", ["before-slide", "place-encounter", "phase-ends"])
def test_he_may_clear_a_lair_in_every_window_of_his_phase(prompt):
    table = Table(at="madrid")
    table.lair(2, "vienna", "new_vampire", "spy")
    table.dracula_phase()
    while table.asked() != {"A": prompt}:
        table.dracula.passes()
    table.dracula.answers(do.ClearLair(2))
    assert table.game.lairs == (None, None, None)
    assert "vienna" in table.game.location_deck
    assert table.game.encounter_discard == ("new_vampire", "spy")
    assert table.game.influence == 0


@pytest.mark.rule("DRA-LAIR-05")
def test_also_between_the_steps_of_a_phase_without_an_encounter():
    table = Table(at="nantes")
    table.lair(1, "vienna", "spy")
    moving(table).dracula.answers(do.MoveTo("north_atlantic"))
    assert table.asked() == {"A": "no-encounter"}
    table.dracula.answers(do.ClearLair(1))
    assert table.game.lairs == (None, None, None)


@pytest.mark.rule("DRA-LAIR-05", "DRA-LAIR-07")
def test_he_may_clear_the_lair_concerned_when_a_hunter_moves_in():
    table = Table()
    table.lair(1, "vienna", "rats")
    table.lair(2, "lisbon", "spy")
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    assert table.asked() == {"A": "ambush"}
    assert table.dracula.may(do.ClearLair) == [do.ClearLair(1)]
    table.dracula.answers(do.ClearLair(1))
    assert table.over
    assert table.game.lairs[0] is None
    assert table.sheet(SEWARD).damage == 0


@pytest.mark.rule("DRA-LAIR-05", "DRA-LAIR-07")
def test_or_searches_there():
    table = Table()
    table.lair(1, "vienna", "rats", face_up=True)
    table.lair(2, "lisbon", "spy")
    table.place(SEWARD, "vienna")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    assert table.asked() == {"A": "search-order"}
    assert table.dracula.may(do.ClearLair) == [do.ClearLair(1)]


@pytest.mark.rule("DRA-LAIR-05", "DRA-AMBUSH-04")
def test_he_must_clear_it_when_its_last_encounter_is_gone():
    table = Table()
    table.lair(1, "vienna", "wolves")
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    table.dracula.answers(do.Ambush(*table.calls(table.lair_on(1).encounters[0])))
    assert table.over
    assert table.game.lairs == (None, None, None)
    assert "vienna" in table.game.location_deck


@pytest.mark.rule("DRA-LAIR-05")
def test_while_one_is_left_it_stays():
    table = Table()
    table.lair(1, "vienna", "wolves", "spy")
    table.place(SEWARD, "prague")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    table.dracula.answers(do.Ambush(*table.calls(table.lair_on(1).encounters[0])))
    assert [laid.card for laid in table.lair_on(1).encounters] == ["spy"]


@pytest.mark.rule("DRA-LAIR-06")
def test_with_three_lairs_he_must_first_clear_one_to_create_another():
    table = sliding("vienna", "spy", prepare=three_lairs)
    table.dracula.answers(do.Done())
    assert table.asked() == {"A": "slid-off"}
    for space in (1, 2, 3):
        assert table.dracula.refusal(do.MakeLair(space)).rule == "DRA-LAIR-06"
    table.dracula.answers(do.ClearLair(2))
    assert table.game.lairs[1] is None
    assert table.trail_cards() == (None, "madrid", None, None, None, None), "the trail does not shift"
    table.dracula.answers(do.MakeLair(2)).answers(do.PlaceEncounter("bats"))
    assert [lair.card for lair in table.game.lairs] == ["paris", "vienna", "milan"]


@pytest.mark.rule("DRA-LAIR-07")
def test_lairs_never_mature():
    table = Table(at="madrid")
    table.lair(1, "vienna", "new_vampire")
    before = table.lair_on(1)
    for _ in range(8):
        table.dracula_phase().finish()
    assert table.lair_on(1) == before
    assert table.game.influence == 0


@pytest.mark.rule("DRA-LAIR-08", "DRA-CARD-01")
def test_effects_on_the_trail_do_not_touch_lairs():
    table = Table()
    table.lair(1, "vienna", "spy")
    table.events(MINA, "hired_scouts")
    table.run("dracula.play_event", MINA, "hired_scouts", "")
    table.hunter(MINA).answers((do.ThisPlace("vienna"), do.ThisPlace("paris")))
    assert not table.lair_on(1).face_up
    assert [facts["place"] for facts in table.told("not-on-the-trail")] == ["vienna", "paris"]


@pytest.mark.rule("DRA-LAIR-08")
def test_a_matured_vampire_does_not_touch_lairs():
    table = sliding("vienna", "new_vampire", prepare=three_lairs)
    table.dracula.answers(do.Done())
    table.dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    assert [lair.card for lair in table.game.lairs] == ["paris", "prague", "milan"]


@pytest.mark.rule("DRA-LAIR-08")
def test_harker_and_local_rumours_do_not_either():
    table = Table()
    table.ally("jonathan_harker")
    table.lair(3, "vienna", "spy")
    table.place(MINA, "prague")
    table.events(MINA, "local_rumours")
    table.run("dracula.play_event", MINA, "local_rumours", "")
    table.dracula_phase().finish()
    assert not table.lair_on(3).face_up
