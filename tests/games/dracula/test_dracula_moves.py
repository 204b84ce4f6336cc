"""Dracula's movement step: what slides, where he may go, what it costs, what is seen of it (DRA-DRAC-MOVE)."""

import pytest

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.clues import MayMove

from .table import MINA, SEWARD, VAN_HELSING, Table

POWERS = {do.Feed(), do.DarkCall(), do.Hide()}


def destinations(table):
    """The location cards Dracula may put on space 1."""
    return {option.place for option in table.dracula.may(do.MoveTo)}


def stuck_in_granada(**options):
    """Every city around Granada is holy, and the basic game has no powers: no card is legal, whatever is cleared."""
    table = Table(advanced=False, at="granada", **options)
    table.trail("granada", "vienna", "prague")
    table.lay(2, "wolves")
    table.game.consecrated, table.game.hosts = "madrid", ("alicante", "cadiz")
    return table.dracula_phase()


def stuck_in_dublin(*beyond, **options):
    """Galway and the Irish Sea are on the trail: nothing else is adjacent to Dublin."""
    table = Table(advanced=False, **options)
    table.trail("dublin", "galway", "irish_sea", *beyond)
    return table


# the slide


@pytest.mark.rule("DRA-DRAC-MOVE-01")
def test_everything_on_the_trail_slides_one_space_and_gaps_stay_gaps():
    table = Table()
    table.trail("paris", None, "vienna", "feed")
    table.lay(1, "wolves")
    table.lay(3, "spy", "saboteur", rumor=True)
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    assert table.trail_cards() == (None, "paris", None, "vienna", "feed", None)
    assert [laid.card for laid in table.hideout(2).encounters] == ["wolves"]
    assert [laid.card for laid in table.hideout(4).encounters] == ["spy", "saboteur"]
    assert table.hideout(4).rumor


@pytest.mark.rule("DRA-DRAC-MOVE-02", "DRA-MATURE-01")
def test_what_slides_off_space_6_is_resolved_before_dracula_moves():
    table = Table(advanced=False)
    table.trail("paris", "nantes", "bordeaux", "toulouse", "barcelona", "saragossa")
    table.lay(6, "desecrated_soil")
    table.dracula_phase()
    assert table.asked() == {"A": "slid-off"}
    assert table.trail_cards() == (None, "paris", "nantes", "bordeaux", "toulouse", "barcelona")
    table.dracula.answers(do.LetGo())
    assert table.asked() == {"A": "dracula-moves"}
    assert "saragossa" in table.game.location_deck


@pytest.mark.rule("DRA-DRAC-MOVE-02")
def test_nothing_is_asked_while_nothing_slides_off():
    table = Table()
    table.trail("paris", "nantes", "bordeaux", "toulouse", "barcelona")
    table.dracula_phase()
    assert table.asked() == {"A": "dracula-moves"}
    assert table.trail_cards() == (None, "paris", "nantes", "bordeaux", "toulouse", "barcelona")


# where he may go


@pytest.mark.rule("DRA-DRAC-MOVE-03")
@pytest.mark.parametrize(
    "at, reached",
    [
        ("madrid", {"alicante", "cadiz", "granada", "lisbon", "santander", "saragossa"}),
        ("castle_dracula", {"galatz", "klausenburg"}),
        ("dublin", {"galway", "irish_sea"}),
        ("cagliari", {"mediterranean_sea", "tyrrhenian_sea"}),
        (
            "north_atlantic",
            {
                *("bordeaux", "galway", "nantes", "santander"),
                *("english_channel", "irish_sea", "north_sea", "south_atlantic"),
            },
        ),
    ],
)
def test_he_moves_along_a_road_or_across_the_sea(at, reached):
    assert destinations(Table(at=at).dracula_phase()) == reached


@pytest.mark.rule("DRA-DRAC-MOVE-03")
@pytest.mark.parametrize(
    "place, why",
    [("paris", "by rail only"), ("saragossa", "by rail only"), ("prague", "far away"), ("south_atlantic", "far away")],
)
def test_he_moves_nowhere_else_and_never_by_rail(place, why):
    table = Table(at="bordeaux").dracula_phase()
    assert table.dracula.refusal(do.MoveTo(place)).rule == "DRA-DRAC-MOVE-03", why


@pytest.mark.rule("DRA-DRAC-MOVE-03", "DRA-DRAC-MOVE-05")
def test_the_card_lies_face_down_on_space_1_and_only_dracula_knows_it():
    table = Table(at="madrid").dracula_phase()
    table.dracula.answers(do.MoveTo("lisbon"))
    assert table.trail_cards() == ("lisbon", "madrid", None, None, None, None)
    assert table.game.at == "lisbon"
    assert not table.hideout(1).face_up
    assert "lisbon" not in table.game.location_deck
    assert table.told("dracula-places", "A") == [{"back": "city", "card": "lisbon"}]
    assert table.told("dracula-places", "B") == [{"back": "city"}]
    assert table.view("B").trail[0].card == ""
    assert table.view("B").place == ""
    assert table.view("A").place == "lisbon"


@pytest.mark.rule("DRA-DRAC-MOVE-04")
def test_a_location_whose_card_is_on_the_trail_cannot_be_chosen():
    table = Table()
    table.trail("madrid", None, "lisbon", None, None, "granada")
    table.dracula_phase()
    assert table.asked() == {"A": "slid-off"}
    table.dracula.answers(do.LetGo())
    assert destinations(table) == {"alicante", "cadiz", "granada", "santander", "saragossa"}
    assert table.dracula.refusal(do.MoveTo("lisbon")).rule == "DRA-DRAC-MOVE-04"


@pytest.mark.rule("DRA-DRAC-MOVE-05")
@pytest.mark.parametrize("sea", ["english_channel", "irish_sea", "north_sea", "south_atlantic"])
def test_the_hunters_see_that_he_sailed_but_not_which_sea(sea):
    table = Table(at="north_atlantic").dracula_phase()
    table.dracula.answers(do.MoveTo(sea))
    assert table.told("dracula-places", "C") == [{"back": "sea"}]
    shown = table.view("C").trail[0]
    assert (shown.back, shown.card) == ("sea", "")


@pytest.mark.rule("DRA-DRAC-MOVE-05", "DRA-PLACE-CASTLE-02")
def test_the_hunters_see_that_he_went_home():
    table = Table(at="galatz").dracula_phase()
    table.dracula.answers(do.MoveTo("castle_dracula"))
    assert table.told("dracula-places", "C") == [{"back": "castle"}]
    assert table.view("C").trail[0].back == "castle"


@pytest.mark.rule("DRA-DRAC-MOVE-06")
@pytest.mark.parametrize(
    "at, to, damage",
    [
        ("nantes", "north_atlantic", 2),
        ("north_atlantic", "south_atlantic", 1),
        ("north_atlantic", "nantes", 0),
        ("nantes", "paris", 0),
    ],
    ids=["port to sea", "sea to sea", "sea to port", "road"],
)
def test_the_sea_costs_dracula_blood(at, to, damage):
    table = Table(at=at).dracula_phase()
    table.dracula.answers(do.MoveTo(to))
    assert table.game.damage == damage


@pytest.mark.rule("DRA-DRAC-MOVE-06", "DRA-POWER-04")
def test_the_sea_can_kill_him():
    table = Table(at="nantes")
    table.game.damage = 13
    table.dracula_phase().dracula.answers(do.MoveTo("north_atlantic"))
    assert (table.game.finished, table.game.winner) == (True, "hunters")


@pytest.mark.rule("DRA-CARD-04")
@pytest.mark.parametrize(
    "at, to, damage",
    [("nantes", "north_atlantic", 2), ("north_atlantic", "south_atlantic", 2), ("north_atlantic", "nantes", 0)],
    ids=["port to sea", "sea to sea", "sea to port"],
)
def test_rufus_smith_makes_only_sea_to_sea_dearer(at, to, damage):
    table = Table(at=at)
    table.ally("rufus_smith")
    table.dracula_phase().dracula.answers(do.MoveTo(to))
    assert table.game.damage == damage


@pytest.mark.rule("DRA-DRAC-MOVE-07")
def test_roadblocks_storms_and_fog_never_restrict_dracula():
    table = Table(at="dublin")
    table.game.roadblocks = (link("dublin", "galway", "road"),)
    table.game.storms = ("irish_sea",)
    table.game.fog = {"dublin": 2, "galway": 1}
    assert destinations(table.dracula_phase()) == {"galway", "irish_sea"}


@pytest.mark.rule("DRA-DRAC-MOVE-07", "DRA-TOKEN-HOLY-02")
def test_consecrated_ground_and_a_heavenly_host_do():
    table = Table(at="madrid")
    table.game.consecrated, table.game.hosts = "lisbon", ("cadiz", "granada")
    table.dracula_phase()
    assert destinations(table) == {"alicante", "santander", "saragossa"}
    for city in ("lisbon", "cadiz", "granada"):
        assert table.dracula.refusal(do.MoveTo(city)).rule == "DRA-TOKEN-HOLY-02"


@pytest.mark.rule("DRA-DRAC-MOVE-08", "DRA-REVEAL-02")
def test_moving_into_a_city_with_an_active_hunter_reveals_him():
    table = Table(at="madrid")
    table.place(SEWARD, "lisbon")
    table.dracula_phase().dracula.answers(do.MoveTo("lisbon"))
    assert table.game.revealed
    assert table.hideout(1).face_up
    assert table.told("dracula-revealed") == [{"place": "lisbon"}]


@pytest.mark.rule("DRA-DRAC-MOVE-08")
@pytest.mark.parametrize("why", ["defeated", "hospital", "elsewhere"])
def test_moving_past_those_who_are_not_there_reveals_nothing(why):
    table = Table(at="saragossa")
    table.place(SEWARD, "barcelona" if why == "elsewhere" else "madrid", hospital=why == "hospital")
    table.game.change(SEWARD, defeated=why == "defeated")
    table.dracula_phase().dracula.answers(do.MoveTo("madrid"))
    assert not table.game.revealed
    assert not table.hideout(1).face_up


# no legal move


@pytest.mark.rule("DRA-DRAC-MOVE-09")
def test_without_a_legal_card_he_clears_the_trail_suffers_5_and_places_what_is_legal_then():
    table = stuck_in_dublin("vienna")
    table.lay(2, "wolves")
    table.lay(1, "spy")
    table.dracula_phase()
    assert table.dracula.options == (do.NoLegalMove(),)
    assert table.dracula.refusal(do.MoveTo("galway")).rule == "DRA-DRAC-MOVE-04"
    table.dracula.answers(do.NoLegalMove())
    assert table.trail_cards() == (None, "dublin", None, None, None, None)
    assert [laid.card for laid in table.hideout(2).encounters] == ["spy"]
    assert table.game.encounter_discard == ("wolves",)
    assert table.game.influence == 0
    assert table.game.damage == 5
    assert destinations(table) == {"galway", "irish_sea"}
    assert not table.dracula.can(do.NoLegalMove())
    table.dracula.answers(do.MoveTo("galway"))
    assert table.game.at == "galway"
    assert table.asked() == {"A": "place-encounter"}


@pytest.mark.rule("DRA-DRAC-MOVE-09", "DRA-WIN-05")
def test_bleeding_for_want_of_a_move_can_kill_him():
    table = stuck_in_dublin()
    table.game.damage = 10
    table.dracula_phase().dracula.answers(do.NoLegalMove())
    assert (table.game.finished, table.game.winner) == (True, "hunters")


@pytest.mark.rule("DRA-DRAC-MOVE-09")
def test_without_a_legal_card_even_then_he_stays_revealed_and_places_none():
    table = stuck_in_granada()
    table.dracula.answers(do.NoLegalMove())
    assert table.game.damage == 5
    assert table.trail_cards() == (None, "granada", None, None, None, None)
    assert table.dracula.options == (do.NoLegalMove(),)
    table.dracula.answers(do.NoLegalMove())
    assert table.over
    assert table.game.damage == 5, "he bleeds once"
    assert table.trail_cards() == (None, "granada", None, None, None, None)
    assert table.game.at == "granada"
    assert table.game.revealed
    assert len(table.game.encounters) == 5


@pytest.mark.rule("DRA-DRAC-MOVE-09")
def test_by_the_option_stay_revealed_he_neither_clears_nor_bleeds():
    table = stuck_in_granada(no_legal_move="stay_revealed")
    table.dracula.answers(do.NoLegalMove())
    assert table.over
    assert table.game.damage == 0
    assert table.trail_cards() == (None, "granada", "vienna", "prague", None, None)
    assert [laid.card for laid in table.hideout(3).encounters] == ["wolves"]
    assert table.game.at == "granada"
    assert table.game.revealed
    assert table.hideout(2).face_up


@pytest.mark.rule("DRA-DRAC-MOVE-09", "DRA-REVEAL-04")
def test_at_sea_he_stays_unseen():
    table = Table(advanced=False, no_legal_move="stay_revealed")
    table.trail("black_sea", "constanta", "varna", "ionian_sea")
    table.dracula_phase().dracula.answers(do.NoLegalMove())
    assert table.over
    assert table.game.at == "black_sea"
    assert not table.game.revealed
    assert not table.hideout(2).face_up


@pytest.mark.rule("DRA-DRAC-MOVE-09", "DRA-POWER-WOLF-01", "DRA-TOKEN-HOLY-03")
@pytest.mark.parametrize("lies", [False, True], ids=["in the deck", "on the trail"])
def test_wolf_form_in_the_deck_is_a_legal_move_and_everybody_knows_when_it_is_not_there(lies):
    table = Table()
    table.trail("plymouth", "english_channel", "london")
    table.game.consecrated = "plymouth"
    if lies:
        table.wolf(3)
    table.dracula_phase()
    assert table.dracula.can(do.NoLegalMove()) == lies
    assert table.dracula.can(do.WolfForm("manchester")) == (not lies), "by London"
    if lies:
        table.dracula.answers(do.NoLegalMove())
        told = [clue for clue in table.game.clues if isinstance(clue, MayMove)]
        assert [(clue.able, clue.barred, set(clue.powers)) for clue in told] == [
            (False, ("plymouth",), {"feed", "dark_call", "hide", "misdirect"})
        ]


@pytest.mark.rule("DRA-DRAC-MOVE-09")
def test_a_legal_power_is_a_legal_move():
    table = Table()
    table.trail("dublin", "galway", "irish_sea")
    table.dracula_phase()
    assert destinations(table) == set()
    assert set(table.dracula.options) >= POWERS
    assert table.dracula.refusal(do.NoLegalMove()).rule == "DRA-DRAC-MOVE-09"


def no_power_left_in_dublin(*trail):
    """Dracula in Dublin, whose card lies nowhere: no Hide; Feed, Dark Call and Wolf Form are on the trail."""
    table = Table()
    table.trail(*trail, "vienna", "feed", "dark_call")
    table.wolf(len(trail) + 1)
    table.astray("dublin")
    return table


@pytest.mark.rule("DRA-DRAC-MOVE-09", "DRA-LAIR-04")
def test_a_lair_is_a_legal_move():
    table = no_power_left_in_dublin("irish_sea")
    table.lair(1, "galway", "wolves")
    table.dracula_phase().dracula.answers(do.Done())
    assert set(table.dracula.options) == {do.MoveToLair(1), do.Misdirect(2)}
    assert table.dracula.refusal(do.NoLegalMove()).rule == "DRA-DRAC-MOVE-09"


@pytest.mark.rule("DRA-DRAC-MOVE-09", "DRA-POWER-MISDIRECT-03")
def test_misdirect_may_be_tried_first():
    table = no_power_left_in_dublin("galway", "irish_sea").dracula_phase()
    assert set(table.dracula.options) == {do.NoLegalMove(), do.Misdirect(2), do.Misdirect(3)}
    table.dracula.answers(do.Misdirect(2))
    assert table.dracula.options == (do.MoveTo("galway"),)
    assert table.game.damage == 0


@pytest.mark.rule("DRA-DRAC-MOVE-09", "DRA-DRAC-MOVE-10")
def test_misdirect_need_not_be_tried_and_a_location_without_a_card_keeps_no_hideout():
    table = no_power_left_in_dublin("galway", "irish_sea").dracula_phase()
    table.dracula.answers(do.NoLegalMove())
    assert table.trail_cards() == (None,) * 6
    assert table.game.damage == 5
    assert table.game.at == "dublin"
    assert destinations(table) == {"galway", "irish_sea"}
    assert {do.Feed(), do.DarkCall(), do.WolfForm("galway")} <= set(table.dracula.options)
    assert table.dracula.refusal(do.Hide()).rule == "DRA-POWER-HIDE-06"


# his current location


@pytest.mark.rule("DRA-DRAC-MOVE-10", "DRA-MATURE-07")
def test_he_stays_where_he_is_when_the_card_of_his_location_slides_off():
    table = Table()
    table.trail("hide", "dark_call", "feed", None, None, "madrid", current=6)
    table.dracula_phase().dracula.answers(do.LetGo())
    assert "madrid" in table.game.location_deck
    assert table.game.at == "madrid"
    assert destinations(table) == {"alicante", "cadiz", "granada", "lisbon", "santander", "saragossa"}


@pytest.mark.rule("DRA-DRAC-MOVE-10", "DRA-MATURE-07")
def test_he_stays_where_he_is_when_the_hideout_of_his_location_is_cleared():
    table = Table()
    table.trail("hide", "dark_call", "feed", None, "madrid", "vienna", current=5)
    table.lay(6, "new_vampire")
    table.dracula_phase().dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    assert table.trail_cards() == (None, "hide", "dark_call", None, None, None)
    assert table.game.at == "madrid"
    assert destinations(table) == {"alicante", "cadiz", "granada", "lisbon", "santander", "saragossa"}


@pytest.mark.rule("DRA-DRAC-MOVE-10", "DRA-REVEAL-01")
def test_a_hunter_ending_movement_there_reveals_him_though_no_card_is_turned_up():
    table = Table()
    table.trail("feed", "dark_call")
    table.astray("madrid")
    table.place(MINA, "lisbon")
    table.action(MINA)
    table.hunter(MINA).answers(do.MoveByRoad("madrid"))
    assert table.game.revealed
    assert table.told("dracula-revealed") == [{"place": "madrid"}]
    assert table.told("card-turned-up") == []
    assert table.view("E").place == "madrid"


@pytest.mark.rule("DRA-DRAC-MOVE-10")
def test_a_hunter_elsewhere_does_not():
    table = Table()
    table.trail("feed", "dark_call")
    table.astray("madrid")
    table.place(VAN_HELSING, "madrid")
    table.action(VAN_HELSING)
    table.hunter(VAN_HELSING).answers(do.MoveByRoad("lisbon"))
    assert not table.game.revealed
