"""Setting up (DRA-SETUP, DRA-ADV): what lies where before the first day."""

from collections import Counter
from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, STARTS, VAN_HELSING, Table, whole_game

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.printed.content import (
    DRACULA_COMBAT,
    ENCOUNTERS,
    EVENTS,
    HUNTER_COMBAT,
    ITEMS,
    POWERS,
    deck_of,
)
from nokturn.games.dracula.state import choices as do

KEYS = tuple(f"{number:032x}" for number in range(1, 9))
MODES = pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])


def set_up(players: int = 5, **table: object) -> Table:
    """A whole game at the question where Dracula begins: hunters stand, in the advanced game all in Alicante."""
    game = whole_game(players, **table)  # type: ignore[arg-type]
    game.pass_until("dracula-start", seat="A")
    return game


def begun(at: str = "dublin", **table: Any) -> Table:
    """A whole game at its first hunter action; Dracula has begun here."""
    game = set_up(**table)
    game.dracula.answers(do.StartAt(at))
    return game


# the board


@MODES
@pytest.mark.rule("DRA-SETUP-01")
def test_influence_is_0_it_is_monday_by_day_and_there_is_no_despair(advanced):
    table = begun(advanced=advanced)
    game = table.game
    assert (game.round, game.phase) == (1, "day")
    assert table.told("day") == [{"day": "mon"}]
    assert (game.day, game.influence, game.despair) == (0, 0, 0)


@pytest.mark.rule("DRA-SETUP-02")
def test_the_first_seat_is_dracula_and_the_others_take_the_hunters():
    table = whole_game(5)
    assert [GAME.manners.role(5, {}, seat) for seat in "ABCDE"] == ["role-dracula", *["role-hunters"] * 4]
    assert table.asked() == {"B": "take-hunter"}
    assert table.seat("B").options == tuple(map(do.TakeHunter, (GODALMING, SEWARD, VAN_HELSING, MINA)))


@pytest.mark.rule("DRA-SETUP-12")
def test_draculas_figure_is_on_the_map_only_while_he_is_revealed():
    table = begun("toulouse")
    assert not table.game.revealed
    assert [table.view(seat).place for seat in ("A", "B", "E", None)] == ["toulouse", "", "", ""]
    table.pass_until("hunter-action", seat="C").answers(do.MoveByRoad("toulouse"))
    assert table.game.revealed
    assert [table.view(seat).place for seat in ("A", "B", "E", None)] == ["toulouse"] * 4


# the decks


@pytest.mark.rule("DRA-SETUP-03")
def test_38_items_are_shuffled_into_one_deck():
    decks = [set_up(key=key).game.item_deck for key in KEYS]
    for deck in decks:
        assert len(deck) == 38
        assert Counter(deck) == Counter(deck_of(ITEMS.values()))
    assert len(set(decks)) == len(KEYS), "another order in every game"


@pytest.mark.rule("DRA-SETUP-04")
def test_50_hunter_and_25_dracula_events_are_shuffled_together_into_one_deck():
    decks = [set_up(key=key).game.event_deck for key in KEYS]
    for deck in decks:
        sides = [EVENTS[card].side for card in deck]
        assert (sides.count("hunter"), sides.count("dracula")) == (50, 25)
        assert Counter(deck) == Counter(deck_of(EVENTS.values()))
        assert {"hunter", "dracula"} == set(sides[:25]), "neither lies on top of the other"
    assert len(set(decks)) == len(KEYS)


@pytest.mark.rule("DRA-SETUP-05")
def test_every_hunter_in_a_combat_has_his_own_punch_dodge_and_escape():
    assert {card: printed.count for card, printed in HUNTER_COMBAT.items()} == {"punch": 4, "dodge": 4, "escape": 4}
    table = Table(at="vienna")
    table.together("vienna", GODALMING, SEWARD, VAN_HELSING, MINA)
    table.revealed()
    table.combat().pass_until("pick-dracula-combat-card", seat="A")
    for hunter in (GODALMING, SEWARD, VAN_HELSING, MINA):
        assert set(table.hunter(hunter).may(do.Pick)) == {do.Pick("punch"), do.Pick("dodge"), do.Pick("escape")}


@pytest.mark.rule("DRA-SETUP-06")
def test_encounters_and_draculas_combat_cards_are_shuffled_separately():
    encounters, combats = [], []
    for key in KEYS:
        game = set_up(key=key).game
        assert Counter((*game.encounters, *game.encounter_deck)) == Counter(deck_of(ENCOUNTERS.values()))
        assert Counter(game.combat_deck) == Counter(deck_of(DRACULA_COMBAT.values()))
        assert len(game.combat_deck) == 13
        encounters.append((*game.encounters, *game.encounter_deck))
        combats.append(game.combat_deck)
    assert len(set(encounters)) == len(set(combats)) == len(KEYS)


@pytest.mark.rule("DRA-SETUP-06")
def test_the_70_location_cards_are_a_sorted_deck_only_dracula_looks_through():
    table = set_up()
    assert len(table.game.location_deck) == 70
    assert list(table.game.location_deck) == sorted(table.game.location_deck)
    assert set(table.game.location_deck) == set(table.game.atlas.places)
    assert table.view("A").location_deck == table.game.location_deck
    assert [table.view(seat).location_deck for seat in ("B", "C", "D", "E", None)] == [()] * 5


@pytest.mark.rule("DRA-SETUP-07")
def test_the_16_tickets_are_a_face_down_random_pool_and_no_token_lies_on_the_map():
    table = begun()
    game = table.game
    assert len(game.tickets) == 16
    assert Counter(game.tickets) == {
        "t_3_2": 3, "t_3_1": 2, "t_2_2": 2, "t_2_1": 4, "t_1_1": 2, "t_3_0": 1, "t_2_0": 1, "t_1_0": 1,
    }  # fmt: skip
    assert [table.view(seat).ticket_pool for seat in ("A", "B", None)] == [16] * 3
    assert (game.fog, game.roadblocks, game.storms, game.consecrated, game.hosts) == ({}, (), (), "", ())
    drawn = set()
    for key in KEYS:
        other = begun(key=key)
        other.pass_until("hunter-action", seat="C").answers(do.ReserveTicket())
        drawn.add(other.sheet(SEWARD).tickets)
    assert len(drawn) > 1, "which ticket it is, is chance"


@MODES
@pytest.mark.rule("DRA-SETUP-08")
def test_dracula_draws_5_encounters_and_nobody_else_sees_them(advanced):
    table = set_up(advanced=advanced)
    assert len(table.game.encounters) == 5
    assert len(table.game.encounter_deck) == 28 - 5
    assert table.view("A").encounters == table.game.encounters
    assert [table.view(seat).encounters for seat in ("B", "E", None)] == [()] * 3
    assert [table.view(seat).encounter_count for seat in ("B", "E", None)] == [5] * 3
    assert len({set_up(key=key).game.encounters for key in KEYS}) > 1


# where everybody begins


@pytest.mark.rule("DRA-SETUP-09")
def test_in_the_basic_game_the_hunters_begin_where_the_booklet_says():
    table = set_up()
    assert {hunter: who.place for hunter, who in table.game.hunters.items()} == {
        GODALMING: "constanta",
        SEWARD: "marseilles",
        MINA: "brussels",
        VAN_HELSING: "amsterdam",
    }


@MODES
@pytest.mark.rule("DRA-SETUP-10")
def test_dracula_chooses_last_any_city_but_the_castle_and_the_hunters_cities(advanced):
    table = set_up(advanced=advanced)
    hunters = {"alicante"} if advanced else set(STARTS.values())
    assert {who.place for who in table.game.hunters.values()} == hunters, "he knows where they are"
    cities = set(table.game.atlas.cities) - {"castle_dracula"} - hunters
    assert {option.place for option in table.dracula.options} == cities
    for place in (*sorted(hunters), "castle_dracula", *table.game.atlas.sea_zones):
        assert table.dracula.refusal(do.StartAt(place)).rule == "DRA-SETUP-10"


@MODES
@pytest.mark.rule("DRA-SETUP-10")
def test_the_card_of_his_city_lies_face_down_on_space_1(advanced):
    table = begun("prague", advanced=advanced)
    assert table.trail_cards() == ("prague", None, None, None, None, None)
    assert not table.hideout(1).face_up
    assert "prague" not in table.game.location_deck
    for seat in ("B", "C", "D", "E", None):
        assert table.view(seat).trail[0].card == ""
        assert table.told("dracula-starts", seat) == [{}]
    assert table.told("dracula-starts", "A") == [{"place": "prague"}]


@MODES
@pytest.mark.rule("DRA-SETUP-11")
def test_no_encounter_is_placed_on_the_starting_location(advanced):
    table = begun(advanced=advanced)
    assert table.hideout(1).encounters == ()
    assert table.asked() == {"B": "hunter-action"}, "the first day begins at once"
    assert len(table.game.encounters) == 5


@MODES
@pytest.mark.rule("DRA-SETUP-13")
def test_hunters_begin_without_cards_tickets_or_damage_and_mina_with_her_printed_bite(advanced):
    table = begun(advanced=advanced)
    for who in table.game.hunters.values():
        assert (who.items, who.events, who.tickets) == ((), (), ())
        assert (who.damage, who.bites, who.delayed, who.bats, who.hospital, who.defeated) == (0, 0, *[False] * 4)
    sheets = table.view(None).hunters
    assert {hunter: sheet.bites for hunter, sheet in sheets.items()} == {
        GODALMING: 0,
        SEWARD: 0,
        VAN_HELSING: 0,
        MINA: 1,
    }
    assert [hunter for hunter, sheet in sheets.items() if sheet.frail] == [MINA]


# the basic and the advanced game


@pytest.mark.rule("DRA-SETUP-14")
def test_the_basic_game_leaves_out_power_cards_rumor_tokens_and_free_starts():
    table = begun()
    assert not set(POWERS) & set(table.game.location_deck)
    assert table.game.rumors == 0
    assert table.told("hunter-starts") == [{"hunter": hunter, "place": STARTS[hunter]} for hunter in STARTS]


@pytest.mark.rule("DRA-SETUP-14", "DRA-ADV-01")
@MODES
def test_only_in_the_advanced_game_a_hideout_that_slides_off_may_become_a_lair(advanced):
    table = Table(at="prague", advanced=advanced)
    table.trail("prague", None, None, None, None, "berlin")
    table.lay(6, "spy")
    table.dracula_phase()
    assert bool(table.dracula.may(do.MakeLair)) is advanced


@pytest.mark.rule("DRA-ADV-01")
def test_the_advanced_game_adds_power_cards_a_rumor_token_and_free_starts():
    table = set_up(advanced=True)
    assert len(table.game.location_deck) == 75
    assert set(table.game.location_deck) - set(table.game.atlas.places) == {
        "feed", "dark_call", "wolf_form", "misdirect", "hide",
    }  # fmt: skip
    assert table.game.rumors == 1
    assert table.game.lairs == (None, None, None)
    assert "hunter-start" not in table.asked().values(), "that was asked before"


@pytest.mark.rule("DRA-ADV-02")
def test_in_the_advanced_game_each_hunter_chooses_his_start_in_turn_order():
    table = whole_game(5, advanced=True)
    for seat, hunter in zip("BCDE", (MINA, VAN_HELSING, SEWARD), strict=False):
        table.seat(seat).answers(do.TakeHunter(hunter))
    asked: list[Any] = []
    for place in ("london", "paris", "rome", "athens"):
        (seat,) = table.asked()
        assert table.asked()[seat] == "hunter-start"
        asked.append(seat)
        table.seat(seat).answers(do.StartAt(place))
    assert asked == ["E", "D", "C", "B"], "Godalming, Seward, Van Helsing, Mina"
    assert [table.sheet(hunter).place for hunter in (GODALMING, SEWARD, VAN_HELSING, MINA)] == [
        "london", "paris", "rome", "athens",
    ]  # fmt: skip
    assert table.asked() == {"A": "dracula-start"}


@pytest.mark.rule("DRA-ADV-02")
def test_hunters_may_begin_in_any_city_but_the_castle_and_share_it():
    table = whole_game(2, advanced=True)
    player = table.seat("B")
    for _ in range(4):
        assert {option.place for option in player.options} == set(table.game.atlas.cities) - {"castle_dracula"}
        assert player.refusal(do.StartAt("castle_dracula")).rule == "DRA-ADV-02"
        player.answers(do.StartAt("madrid"))
    assert {who.place for who in table.game.hunters.values()} == {"madrid"}
    assert not any(who.hospital for who in table.game.hunters.values()), "in the city, not in its hospital"
    assert table.dracula.refusal(do.StartAt("madrid")).rule == "DRA-SETUP-10"
