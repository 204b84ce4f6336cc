"""Hunters' events that make Dracula tell something of his trail or of himself, and the press that silences them."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Player, Table

from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded
from nokturn.games.dracula.trail.trail import turn_up
from nokturn.kernel.words import Words

# Newspaper Reports


def six_cards() -> Table:
    table = Table()
    table.trail("dublin", "galway", "london", "swansea", "liverpool", "manchester")
    return table


@pytest.mark.card("newspaper_reports")
def test_newspaper_reports_at_once_turn_up_the_card_on_space_3():
    table = six_cards().plays_at_once(SEWARD, "newspaper_reports", "immediate")
    assert table.faces() == [3]
    assert table.told("card-turned-up", "A") == [{"card": "london", "space": 3, "lair": 0}]
    assert table.game.event_discard == (Discarded("newspaper_reports"),)


@pytest.mark.card("newspaper_reports")
@pytest.mark.parametrize("moment", ["dawn", "dusk"])
@pytest.mark.parametrize("space", [5, 6])
def test_newspaper_reports_later_turn_up_space_5_or_6_as_the_player_chooses(moment, space):
    table = six_cards()
    table.events(SEWARD, "newspaper_reports")
    getattr(table, moment)()
    table.hunter(SEWARD).answers(do.PlayEvent("newspaper_reports", "later"))
    assert table.hunter(SEWARD).options == (do.ThisHideout(5), do.ThisHideout(6))
    table.hunter(SEWARD).answers(do.ThisHideout(space))
    assert table.faces() == [space]


@pytest.mark.card("newspaper_reports")
@pytest.mark.rule("DRA-TRAIL-08")
def test_newspaper_reports_turn_up_the_only_face_down_card_of_the_two_spaces():
    table = six_cards()
    turn_up(table.game, table.hideout(6).slot)
    table.events(SEWARD, "newspaper_reports")
    table.dusk().hunter(SEWARD).answers(do.PlayEvent("newspaper_reports", "later"))
    assert table.over
    assert table.faces() == [5, 6]


@pytest.mark.card("newspaper_reports")
@pytest.mark.rule("DRA-TRAIL-08")
def test_newspaper_reports_turn_up_hide_as_well():
    table = Table()
    table.trail("galway", "feed", "hide", "dublin")
    table.plays_at_once(SEWARD, "newspaper_reports", "immediate")
    assert table.faces() == [2, 3], "Feed lay face up already"
    assert not table.game.revealed


@pytest.mark.card("newspaper_reports")
@pytest.mark.rule("DRA-REVEAL-03")
def test_newspaper_reports_reveal_dracula_if_it_is_his_current_city():
    table = Table()
    table.trail("feed", "dark_call", "dublin")
    table.plays_at_once(SEWARD, "newspaper_reports", "immediate")
    assert table.game.revealed
    assert table.told("dracula-revealed", "B") == [{"place": "dublin"}]


@pytest.mark.card("newspaper_reports")
@pytest.mark.rule("DRA-REVEAL-04")
def test_newspaper_reports_turn_up_a_sea_card_without_revealing_dracula():
    table = Table()
    table.trail("feed", "dark_call", "irish_sea")
    table.plays_at_once(SEWARD, "newspaper_reports", "immediate")
    assert table.hideout(3).face_up
    assert not table.game.revealed


# Hired Scouts


@pytest.mark.card("hired_scouts")
@pytest.mark.rule("DRA-CARD-01")
def test_hired_scouts_name_two_cities_and_those_on_the_trail_are_turned_up():
    table = six_cards().plays_at_once(SEWARD, "hired_scouts")
    table.hunter(SEWARD).answers((do.ThisPlace("swansea"), do.ThisPlace("paris")))
    assert table.faces() == [4]
    assert table.told("not-on-the-trail") == [{"place": "paris"}]
    assert not table.game.revealed


@pytest.mark.card("hired_scouts")
def test_hired_scouts_may_find_both():
    table = six_cards().plays_at_once(SEWARD, "hired_scouts")
    table.hunter(SEWARD).answers((do.ThisPlace("manchester"), do.ThisPlace("galway")))
    assert table.faces() == [2, 6]


@pytest.mark.card("hired_scouts")
def test_hired_scouts_name_exactly_two_different_cities_and_no_sea_zone():
    table = six_cards().plays_at_once(SEWARD, "hired_scouts")
    player = table.hunter(SEWARD)
    assert player.refusal((do.ThisPlace("paris"),)).reason == "wrong-count"
    three = (do.ThisPlace("paris"), do.ThisPlace("rome"), do.ThisPlace("bari"))
    assert player.refusal(three).reason == "wrong-count"
    assert player.refusal((do.ThisPlace("paris"), do.ThisPlace("paris"))).reason == "twice-the-same"
    assert player.refusal((do.ThisPlace("paris"), do.ThisPlace("north_sea"))).reason == "not-offered"
    assert len(player.options) == 60
    assert player.can(do.ThisPlace("castle_dracula")), "the Castle is a city"


@pytest.mark.card("hired_scouts")
@pytest.mark.rule("DRA-CARD-01", "DRA-REVEAL-03")
def test_hired_scouts_naming_draculas_current_city_reveal_him():
    table = six_cards().plays_at_once(SEWARD, "hired_scouts")
    table.hunter(SEWARD).answers((do.ThisPlace("dublin"), do.ThisPlace("paris")))
    assert table.faces() == [1]
    assert table.game.revealed


@pytest.mark.rule("DRA-CARD-01", "DRA-DRAC-MOVE-10")
def test_dracula_is_revealed_even_where_no_card_of_his_current_city_lies():
    table = Table()
    table.trail("feed", "dark_call")
    table.game.lies, table.game.astray = -1, table.game.atlas.order.index("dublin")
    table.plays_at_once(SEWARD, "hired_scouts")
    table.hunter(SEWARD).answers((do.ThisPlace("dublin"), do.ThisPlace("paris")))
    assert table.game.revealed
    assert table.told("dracula-revealed") == [{"place": "dublin"}]


@pytest.mark.rule("DRA-CARD-01", "DRA-LAIR-08")
def test_information_is_of_the_trail_not_of_lairs():
    table = six_cards()
    table.lair(1, "toulouse", "wolves")
    table.plays_at_once(SEWARD, "hired_scouts")
    table.hunter(SEWARD).answers((do.ThisPlace("toulouse"), do.ThisPlace("paris")))
    assert not table.lair_on(1).face_up
    assert table.told("not-on-the-trail") == [{"place": "toulouse"}, {"place": "paris"}]

    table.plays_at_once(SEWARD, "local_rumours")
    assert table.sheet(SEWARD).place == "marseilles", "beside Toulouse"
    assert not table.lair_on(1).face_up


# Local Rumours


@pytest.mark.card("local_rumours")
@pytest.mark.rule("DRA-CARD-02", "DRA-MAP-02", "DRA-MAP-03")
def test_local_rumours_turn_up_every_trail_card_adjacent_by_road_or_sea():
    """Seward is in Marseilles: roads to Toulouse and Genoa, the Mediterranean at the quay, but only rails to Paris."""
    table = Table()
    table.trail("paris", "toulouse", "mediterranean_sea", "bordeaux", "genoa", "marseilles")
    table.plays_at_once(SEWARD, "local_rumours")
    assert table.faces() == [2, 3, 5]
    assert not table.game.revealed
    assert table.told("rumours-heard") == [{"place": "marseilles", "found": 3}]


@pytest.mark.card("local_rumours")
@pytest.mark.parametrize("lang, says", [("en", "no hideout"), ("pl", "nie ma żadnej kryjówki")])
def test_local_rumours_say_so_where_there_is_nothing_to_turn_up(lang, says):
    table = Table()
    table.trail("dublin")
    table.plays_at_once(SEWARD, "local_rumours")
    (heard,) = table.told("rumours-heard")
    assert heard == {"place": "marseilles", "found": 0}
    assert says in Words(GAME, lang).say("event-rumours-heard", heard.items())


@pytest.mark.card("local_rumours")
@pytest.mark.rule("DRA-CARD-01", "DRA-REVEAL-03")
def test_local_rumours_of_draculas_current_city_reveal_him():
    table = Table(at="toulouse").plays_at_once(SEWARD, "local_rumours")
    assert table.game.revealed


@pytest.mark.card("local_rumours")
@pytest.mark.rule("DRA-REVEAL-04")
def test_local_rumours_do_not_reveal_dracula_at_sea():
    table = Table(at="mediterranean_sea").plays_at_once(SEWARD, "local_rumours")
    assert table.faces() == [1]
    assert not table.game.revealed


@pytest.mark.rule("DRA-CARD-02")
@pytest.mark.parametrize("event", ["local_rumours", "evil_presence"])
def test_from_a_sea_zone_rumours_and_presence_tell_nothing(event):
    table = Table(at="marseilles")
    table.place(SEWARD, "mediterranean_sea")
    table.plays_at_once(SEWARD, event)
    assert table.over
    assert table.faces() == []
    assert table.keys("C") == ["event-played"]


# Evil Presence


def named(table: Table) -> list[str]:
    return [facts["hunter"] for facts in table.told("hunter-near-dracula", "B")]


@pytest.mark.card("evil_presence")
@pytest.mark.rule("DRA-CARD-02", "DRA-MAP-02")
def test_evil_presence_names_every_hunter_adjacent_to_dracula():
    """Dracula is in Paris: roads to Brussels and Strasbourg, only rails to Marseilles; his own city is not adjacent."""
    table = Table(at="paris")
    table.place(VAN_HELSING, "strasbourg")
    table.place(GODALMING, "paris")
    table.plays_at_once(SEWARD, "evil_presence")
    assert named(table) == [VAN_HELSING, MINA]
    assert table.faces() == []
    assert not table.game.revealed


@pytest.mark.card("evil_presence")
@pytest.mark.rule("DRA-CARD-02", "DRA-MAP-03")
def test_evil_presence_names_hunters_beside_dracula_at_sea():
    table = Table(at="mediterranean_sea")
    table.place(GODALMING, "tyrrhenian_sea")
    table.place(VAN_HELSING, "mediterranean_sea")
    table.plays_at_once(SEWARD, "evil_presence")
    assert named(table) == [GODALMING, SEWARD]


@pytest.mark.card("evil_presence")
def test_evil_presence_may_name_nobody():
    table = Table(at="athens").plays_at_once(SEWARD, "evil_presence")
    assert named(table) == []
    assert table.told("no-hunter-near-dracula", "B") == [{}]


@pytest.mark.card("evil_presence")
@pytest.mark.rule("DRA-PLACE-HOSP-04", "DRA-DEFEAT-04")
def test_evil_presence_names_no_hunter_in_a_hospital_and_no_defeated_one():
    table = Table(at="florence")
    table.place(GODALMING, "rome", hospital=True)
    table.place(VAN_HELSING, "genoa")
    table.game.change(VAN_HELSING, defeated=True)
    table.plays_at_once(SEWARD, "evil_presence")
    assert named(table) == []


# Money Trail


@pytest.mark.card("money_trail")
@pytest.mark.rule("DRA-REVEAL-04")
def test_money_trail_turns_up_a_sea_card_of_the_trail_and_not_dracula():
    table = Table()
    table.trail("irish_sea", "dublin", "north_sea", "english_channel")
    table.plays_as_action(SEWARD, "money_trail")
    assert table.hunter(SEWARD).options == (do.ThisHideout(1), do.ThisHideout(3), do.ThisHideout(4))
    table.hunter(SEWARD).answers(do.ThisHideout(1))
    assert table.faces() == [1]
    assert not table.game.revealed
    assert table.game.event_discard == (Discarded("money_trail"),)


# allies that hunt


@pytest.mark.card("jonathan_harker", "rufus_smith", "sister_agatha")
@pytest.mark.rule("DRA-CARD-01")
@pytest.mark.parametrize("event", ["jonathan_harker", "rufus_smith", "sister_agatha"])
def test_hunting_an_ally_names_a_city_which_is_turned_up_if_it_is_on_the_trail(event):
    table = six_cards().plays_at_once(SEWARD, event, "hunt")
    assert len(table.hunter(SEWARD).options) == 60
    table.hunter(SEWARD).answers(do.ThisPlace("swansea"))
    assert table.faces() == [4]
    assert table.game.hunter_ally == ""
    assert table.game.event_discard == (Discarded(event),)


@pytest.mark.rule("DRA-CARD-01", "DRA-REVEAL-03")
@pytest.mark.parametrize("event", ["jonathan_harker", "rufus_smith", "sister_agatha"])
@pytest.mark.parametrize("city, revealed", [("dublin", True), ("paris", False)])
def test_naming_draculas_current_city_reveals_him(event, city, revealed):
    table = six_cards().plays_at_once(SEWARD, event, "hunt")
    table.hunter(SEWARD).answers(do.ThisPlace(city))
    assert table.game.revealed is revealed
    assert table.faces() == ([1] if revealed else [])


# Sensationalist Press


SILENCED = [("local_rumours", ""), ("newspaper_reports", "immediate"), ("hired_scouts", ""), ("evil_presence", "")]


@pytest.mark.card("sensationalist_press")
@pytest.mark.rule("DRA-EVENT-05")
@pytest.mark.parametrize("event, mode", SILENCED)
def test_sensationalist_press_cancels_an_event_that_asks_for_news(event, mode):
    table = Table()
    table.trail("toulouse", "geneva", "genoa")
    table.dracula_events("sensationalist_press")
    table.plays_at_once(SEWARD, event, mode)
    assert table.asked() == {"A": "information-sought"}
    table.dracula.answers(do.PlayEvent("sensationalist_press"))
    assert table.over
    assert table.told("event-cancelled", "C") == [{"event": event}]
    assert table.faces() == []
    assert not table.game.revealed
    assert table.told("hunter-near-dracula") == table.told("no-hunter-near-dracula") == []
    assert table.game.event_discard == (Discarded("sensationalist_press"), Discarded(event))


@pytest.mark.card("sensationalist_press")
def test_sensationalist_press_cancels_newspaper_reports_of_a_dusk():
    table = six_cards()
    table.events(SEWARD, "newspaper_reports")
    table.dracula_events("sensationalist_press")
    table.dusk().hunter(SEWARD).answers(do.PlayEvent("newspaper_reports", "later"))
    table.dracula.answers(do.PlayEvent("sensationalist_press"))
    assert table.faces() == []


@pytest.mark.card("sensationalist_press")
@pytest.mark.parametrize("event, mode", SILENCED)
def test_dracula_may_let_the_news_be_read(event, mode):
    table = Table()
    table.trail("toulouse", "geneva", "genoa")
    table.dracula_events("sensationalist_press")
    table.plays_at_once(SEWARD, event, mode)
    table.dracula.answers(do.Pass())
    assert table.told("event-cancelled") == []
    assert table.game.dracula_events == ("sensationalist_press",)


@pytest.mark.card("sensationalist_press")
@pytest.mark.parametrize("event, mode", [("jonathan_harker", "hunt"), ("behind_the_veil", "")])
def test_sensationalist_press_answers_no_other_event(event, mode):
    table = six_cards()
    table.dracula_events("sensationalist_press")
    table.plays_at_once(SEWARD, event, mode)
    assert set(table.asked()) == {"C"}


@pytest.mark.card("sensationalist_press")
def test_a_second_press_is_not_needed_and_other_cards_do_not_answer():
    table = six_cards()
    table.dracula_events("false_tip", "sensationalist_press")
    table.plays_at_once(SEWARD, "evil_presence")
    player: Player = table.dracula
    assert player.refusal(do.PlayEvent("false_tip")).rule == "DRA-EVENT-01"
    assert player.options == (do.PlayEvent("sensationalist_press"), do.Pass())
