"""DRA-EVENT: the backs of events, how they are announced and answered, and whose they are."""

from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Player, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.printed.content import EVENTS
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded

ROADS = [link("brussels", "paris", "road"), link("munich", "vienna", "road")]

# backs


def views_with(top: tuple[str, ...] = (), bottom: tuple[str, ...] = (), **options: Any) -> list[Any]:
    """What Dracula, a hunter's player and a spectator see with these cards on top and at the bottom."""
    table = Table(**options)
    table.top_event(*top)
    table.bottom_event(*bottom)
    return [table.view(seat) for seat in ("A", "B", None)]


@pytest.mark.rule("DRA-EVENT-02")
@pytest.mark.parametrize("card, side", [("long_night", "hunter"), ("false_tip", "dracula")])
def test_the_back_of_the_top_event_card_is_public(card, side):
    for seen in views_with(top=(card,)):
        assert seen.top_event == side


@pytest.mark.rule("DRA-EVENT-02")
def test_of_the_top_event_card_only_the_back_is_seen():
    assert views_with(top=("long_night",)) == views_with(top=("money_trail",))


@pytest.mark.rule("DRA-EVENT-02")
def test_the_back_of_the_bottom_card_nobody_sees():
    assert views_with(bottom=("long_night",)) == views_with(bottom=("false_tip",))


@pytest.mark.rule("DRA-EVENT-02")
def test_a_table_may_hide_the_back_of_the_top_card():
    assert [seen.top_event for seen in views_with(top=("false_tip",), top_event_back_public=False)] == [""] * 3


# announce, resolve, discard


@pytest.mark.rule("DRA-EVENT-03")
def test_a_card_is_announced_with_its_mode_resolved_and_put_face_up_on_the_discard_pile():
    table = Table()
    table.events(SEWARD, "good_luck")
    table.game.roadblocks = tuple(ROADS)
    player = table.day().hunter(SEWARD)
    assert player.refusal(do.PlayEvent("good_luck")).rule, "one mode has to be picked"
    player.answers(do.PlayEvent("good_luck", "unblock"))
    for seat in ("A", "D", None):
        assert table.told("event-played", seat) == [{"player": SEWARD, "event": "good_luck", "mode": "unblock"}]
        assert table.view(seat).playing == ("good_luck",)
    assert table.sheet(SEWARD).events == ()
    assert table.game.event_discard == (), "not before it is resolved"
    table.hunter(SEWARD).answers(do.ThisLink(ROADS[1]))
    assert table.game.roadblocks == (ROADS[0],)
    assert table.game.event_discard == (Discarded("good_luck", face_up=True),)
    assert table.game.playing == ()


@pytest.mark.rule("DRA-EVENT-03")
def test_draculas_card_is_put_face_up_on_the_same_pile():
    table = Table()
    table.dracula_events("nocturnal_visit")
    table.dracula_phase().pass_until("phase-ends", seat="A")
    table.dracula.answers(do.PlayEvent("nocturnal_visit"))
    assert table.game.event_discard == (Discarded("nocturnal_visit", face_up=True),)
    assert table.game.dracula_events == ()
    assert table.view("B").event_discard == ("nocturnal_visit",)


# windows


@pytest.mark.rule("DRA-EVENT-04")
def test_any_number_of_events_may_be_played_in_one_window():
    table = Table()
    table.events(SEWARD, "long_night", "renewed_vigor", "speedy_telegraph", "long_night")
    table.dawn()
    for event in ("long_night", "renewed_vigor", "speedy_telegraph", "long_night"):
        table.hunter(SEWARD).answers(do.PlayEvent(event))
    assert table.over
    assert (table.game.long_night, table.game.vigor, table.game.telegraph) == (True, True, SEWARD)


@pytest.mark.rule("DRA-EVENT-04")
def test_dracula_may_play_any_number_of_events_in_one_window_too():
    table = Table()
    table.dracula_events("devilish_power", "nocturnal_visit", "unearthly_swiftness")
    table.dracula_phase().pass_until("phase-ends", seat="A")
    table.dracula.answers(do.PlayEvent("devilish_power", "starve"))
    table.dracula.answers(do.PlayEvent("nocturnal_visit"))
    table.dracula.answers(do.PlayEvent("unearthly_swiftness"))
    assert table.game.starved
    assert table.game.visited
    assert table.told("dracula-phase") == [{}, {}]


def whom_it_asks(table: Table, *answers: object) -> list[str]:
    """The seats asked one after another until the window closes; Passes where no other answer is given."""
    asked, left = [], list(answers)
    while not table.over:
        (question,) = table.asks
        asked.append(question.seat)
        Player(table, question.seat).answers(left.pop(0) if left else do.Pass())
    return asked


@pytest.mark.rule("DRA-EVENT-05")
def test_hunters_pass_or_play_in_turn_order_and_without_a_play_everybody_is_asked_once():
    table = Table()
    for hunter in (MINA, VAN_HELSING, SEWARD, GODALMING):
        table.events(hunter, "forewarned" if hunter != MINA else "money_trail")
    assert whom_it_asks(table.stops_at("dawn-event").dawn()) == ["B", "C", "D", "E"]


@pytest.mark.rule("DRA-EVENT-05")
def test_after_a_play_all_are_asked_again_until_all_pass_in_a_row():
    table = Table()
    table.events(GODALMING, "money_trail")
    table.events(SEWARD, "long_night", "renewed_vigor")
    table.events(MINA, "forewarned")
    table.stops_at("dawn-event").dawn()
    asked = whom_it_asks(table, do.Pass(), do.PlayEvent("long_night"), do.Pass(), do.Pass())
    assert asked == ["B", "C", "E", "B", "C"]
    assert table.sheet(SEWARD).events == ("renewed_vigor",)


@pytest.mark.rule("DRA-EVENT-05")
def test_who_passed_may_play_after_another_has_played():
    table = Table()
    table.events(GODALMING, "renewed_vigor")
    table.events(SEWARD, "long_night", "money_trail")
    table.dawn()
    table.hunter(GODALMING).answers(do.Pass())
    table.hunter(SEWARD).answers(do.PlayEvent("long_night"))
    table.hunter(GODALMING).answers(do.PlayEvent("renewed_vigor"))
    assert table.game.vigor


@pytest.mark.rule("DRA-EVENT-05")
def test_an_answer_comes_before_the_answered_effect():
    table = Table()
    table.trail("dublin", "galway", "london")
    table.dracula_events("sensationalist_press")
    table.receives(SEWARD, "newspaper_reports")
    table.hunter(SEWARD).answers(do.PlayEvent("newspaper_reports", "immediate"))
    assert table.asked() == {"A": "information-sought"}
    assert not table.hideout(3).face_up
    assert table.told("event-played")[0]["event"] == "newspaper_reports", "announced"
    table.dracula.answers(do.Pass())
    assert table.hideout(3).face_up


@pytest.mark.rule("DRA-EVENT-05", "DRA-CARD-11")
def test_an_answer_may_be_answered_before_either_takes_effect():
    table = Table()
    table.place(SEWARD, "paris")
    table.tickets(SEWARD, "t_1_1")
    table.events(MINA, "good_luck")
    table.dracula_events("false_tip")
    table.action(SEWARD)
    table.hunter(SEWARD).answers(do.MoveByRail("t_1_1"))
    table.dracula.answers(do.PlayEvent("false_tip"))
    assert table.asked() == {"E": "false-tip-played"}
    table.hunter(MINA).answers(do.PlayEvent("good_luck", "counter"))
    assert table.asked() == {"C": "rail-destination"}
    assert table.game.event_discard == (Discarded("good_luck"), Discarded("false_tip"))


# whose card


OWNERS = {
    "lucys_revenge": GODALMING,
    "hypnosis": MINA,
    "mystic_research": VAN_HELSING,
    "wax_cylinders": SEWARD,
}


@pytest.mark.rule("DRA-EVENT-06")
@pytest.mark.parametrize("event", ["hypnosis", "mystic_research", "wax_cylinders"])
@pytest.mark.parametrize("hunter", [GODALMING, SEWARD, VAN_HELSING, MINA])
def test_a_card_with_a_characters_name_is_played_by_that_character_only(event, hunter):
    table = Table()
    table.together("marseilles", GODALMING, SEWARD, VAN_HELSING, MINA)
    table.lay(1, "wolves")
    table.events(hunter, event)
    player = table.action(hunter).hunter(hunter)
    for mode in [mode.key for mode in EVENTS[event].modes] or [""]:
        if hunter == OWNERS[event]:
            assert player.can(do.PlayEvent(event, mode))
        else:
            assert player.refusal(do.PlayEvent(event, mode)).rule == "DRA-EVENT-06"


@pytest.mark.rule("DRA-EVENT-06")
@pytest.mark.parametrize("hunter, allowed", [(GODALMING, True), (SEWARD, False)])
def test_lucys_revenge_is_godalmings(hunter, allowed):
    table = Table(at="vienna")
    table.place(hunter, "vienna")
    table.revealed()
    table.events(hunter, "lucys_revenge")
    table.stops_at("combat-starts").combat()
    player = table.hunter(hunter)
    if allowed:
        assert player.can(do.PlayEvent("lucys_revenge"))
    else:
        assert player.refusal(do.PlayEvent("lucys_revenge")).rule == "DRA-EVENT-06"


@pytest.mark.rule("DRA-EVENT-06", "DRA-TRADE-02")
@pytest.mark.parametrize("event", sorted(OWNERS))
def test_others_may_hold_such_a_card_and_van_helsing_may_trade_it(event):
    giver = GODALMING if OWNERS[event] == VAN_HELSING else VAN_HELSING
    table = Table()
    table.receives(giver, event)
    table.hunter(giver).answers(do.Keep())
    taker = VAN_HELSING if giver == GODALMING else OWNERS[event]
    partner = giver if giver == GODALMING else taker
    table.action(VAN_HELSING)
    table.hunter(VAN_HELSING).answers(do.TradeEvents(partner))
    if giver == VAN_HELSING:
        table.hunter(VAN_HELSING).answers((do.HandOver(event),))
        table.hunter(partner).answers(do.Accept())
    else:
        table.hunter(partner).answers(do.Accept())
        table.hunter(partner).answers((do.HandOver(event),))
    table.finish()
    assert table.sheet(taker).events == (event,)
    assert table.sheet(giver).events == ()


# who is asked at a table of the tests


def phase_with(event: str) -> Table:
    """Dracula's phase with this event in his hand, at the first question that is not passed over."""
    table = Table()
    table.dracula_events(event)
    return table.dracula_phase()


def test_whoever_has_nothing_but_a_pass_at_dawn_or_in_a_phase_is_passed_over():
    table = Table()
    table.events(SEWARD, "money_trail")
    assert table.dawn().over
    assert phase_with("enraged").asked() == {"A": "dracula-moves"}


def test_whoever_could_play_something_then_is_asked():
    table = Table()
    table.events(SEWARD, "long_night")
    assert table.dawn().asked() == {"C": "dawn-event"}
    assert phase_with("unearthly_swiftness").asked() == {"A": "before-slide"}


def test_a_test_that_names_the_question_stops_at_it():
    table = Table().stops_at("dawn-event")
    table.events(SEWARD, "money_trail")
    assert table.dawn().asked() == {"C": "dawn-event"}
