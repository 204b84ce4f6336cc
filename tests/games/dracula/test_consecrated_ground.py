"""The event Consecrated Ground and the heavenly hosts that hunters add to it (DRA-CARD-13, DRA-TOKEN-HOLY)."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do

HOST = "heavenly_host"


def consecrates(city: str, table: Table | None = None, hunter: str = VAN_HELSING) -> Table:
    table = table or Table()
    table.plays_as_action(hunter, "consecrated_ground", night=True)
    table.hunter(hunter).answers(do.ThisPlace(city))
    return table


@pytest.mark.card("consecrated_ground")
def test_the_token_is_placed_in_any_city():
    table = consecrates("lisbon")
    assert table.over
    assert table.game.consecrated == "lisbon"
    assert table.game.hosts == ()


@pytest.mark.card("consecrated_ground")
@pytest.mark.rule("DRA-TOKEN-HOLY-05")
@pytest.mark.parametrize("city", ["castle_dracula", "galatz", "klausenburg"])
def test_neither_token_is_placed_in_draculas_own_land(city):
    table = Table()
    table.items(SEWARD, HOST)
    table.plays_as_action(VAN_HELSING, "consecrated_ground", night=True)
    assert table.hunter(VAN_HELSING).refusal(do.ThisPlace(city)).rule == "DRA-TOKEN-HOLY-05"
    assert len(table.hunter(VAN_HELSING).options) == 60 - 3, "every other city, and no sea zone"
    table.hunter(VAN_HELSING).answers(do.ThisPlace("paris"))
    table.hunter(SEWARD).answers(do.ShowItem(HOST))
    assert table.hunter(SEWARD).refusal(do.ThisPlace(city)).rule == "DRA-TOKEN-HOLY-05"


@pytest.mark.card("consecrated_ground")
@pytest.mark.rule("DRA-CARD-13")
def test_a_token_already_on_the_board_is_moved():
    table = Table()
    table.game.consecrated = "paris"
    consecrates("rome", table)
    assert table.game.consecrated == "rome"


@pytest.mark.card("consecrated_ground")
@pytest.mark.rule("DRA-CARD-13", "DRA-ITEM-03")
def test_a_heavenly_host_is_revealed_not_discarded():
    table = Table()
    table.items(SEWARD, HOST, "knife")
    consecrates("paris", table)
    table.hunter(SEWARD).answers(do.ShowItem(HOST))
    table.hunter(SEWARD).answers(do.ThisPlace("rome"))
    assert table.game.hosts == ("rome",)
    assert table.sheet(SEWARD).items == (HOST, "knife")
    assert table.game.item_discard == ()
    assert table.told("item-revealed", "A") == [{"hunter": SEWARD, "item": HOST}]


@pytest.mark.card("consecrated_ground")
@pytest.mark.rule("DRA-CARD-13")
def test_all_holy_tokens_are_in_different_cities():
    table = Table()
    table.items(GODALMING, HOST)
    table.items(SEWARD, HOST)
    consecrates("paris", table)
    table.hunter(GODALMING).answers(do.ShowItem(HOST))
    assert table.hunter(GODALMING).refusal(do.ThisPlace("paris")).rule == "DRA-CARD-13"
    table.hunter(GODALMING).answers(do.ThisPlace("rome"))
    table.hunter(SEWARD).answers(do.ShowItem(HOST))
    for city in ("paris", "rome"):
        assert table.hunter(SEWARD).refusal(do.ThisPlace(city)).rule == "DRA-CARD-13"


@pytest.mark.card("consecrated_ground")
def test_every_hunter_may_reveal_one_wherever_he_is_the_one_who_plays_included():
    table = Table()
    table.place(GODALMING, "black_sea")
    table.place(MINA, "rome", hospital=True)
    for hunter in (GODALMING, VAN_HELSING, MINA):
        table.items(hunter, HOST)
    consecrates("paris", table)
    for hunter, city in ((GODALMING, "rome"), (VAN_HELSING, "munich"), (MINA, "vienna")):
        table.hunter(hunter).answers(do.ShowItem(HOST))
        table.hunter(hunter).answers(do.ThisPlace(city))
    assert table.over
    assert table.game.hosts == ("rome", "munich", "vienna")


@pytest.mark.card("consecrated_ground")
def test_two_hosts_in_one_hand_are_one_token_and_nobody_has_to_show_any():
    table = Table()
    table.items(GODALMING, HOST, HOST)
    table.items(SEWARD, HOST)
    consecrates("paris", table)
    table.hunter(GODALMING).answers(do.ShowItem(HOST))
    table.hunter(GODALMING).answers(do.ThisPlace("rome"))
    table.hunter(SEWARD).answers(do.Pass())
    assert table.over
    assert table.game.hosts == ("rome",)


@pytest.mark.card("consecrated_ground")
@pytest.mark.rule("DRA-CARD-13")
def test_at_most_three_heavenly_host_tokens():
    table = Table()
    table.game.hosts = ("rome", "munich", "vienna")
    table.items(SEWARD, HOST)
    consecrates("paris", table)
    assert table.over


@pytest.mark.card("consecrated_ground")
@pytest.mark.rule("DRA-TOKEN-HOLY-01")
@pytest.mark.parametrize("host", [False, True], ids=["ground", "host"])
def test_a_holy_token_on_a_trail_location_turns_up_the_location_and_its_encounters(host):
    table = Table()
    table.trail("dublin", "paris", "rome")
    table.lay(2, "wolves", "spy")
    table.lay(3, "wolves")
    table.items(SEWARD, HOST)
    consecrates("munich" if host else "paris", table)
    if host:
        table.hunter(SEWARD).answers(do.ShowItem(HOST))
        table.hunter(SEWARD).answers(do.ThisPlace("paris"))
    assert table.faces() == [2]
    assert [laid.face_up for laid in table.hideout(2).encounters] == [True, True]
    assert [laid.face_up for laid in table.hideout(3).encounters] == [False]
    assert not table.game.revealed


@pytest.mark.card("consecrated_ground")
@pytest.mark.rule("DRA-TOKEN-HOLY-01", "DRA-REVEAL-03", "DRA-POWER-HIDE-04")
def test_on_draculas_current_city_it_reveals_him_and_a_linked_hide_with_its_encounters():
    table = Table()
    table.trail("hide", "dublin")
    table.lay(1, "wolves")
    table.lay(2, "spy")
    consecrates("dublin", table)
    assert table.game.revealed
    assert table.faces() == [1, 2]
    assert table.hideout(1).encounters[0].face_up
    assert table.hideout(2).encounters[0].face_up


@pytest.mark.card("consecrated_ground")
@pytest.mark.rule("DRA-TOKEN-HOLY-05")
def test_a_lair_whose_city_receives_a_token_is_turned_up_like_a_hideout():
    table = Table()
    table.lair(2, "paris", "wolves")
    consecrates("paris", table)
    assert table.lair_on(2).face_up
    assert table.lair_on(2).encounters[0].face_up
