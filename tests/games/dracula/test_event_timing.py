"""DRA-EVENT-01: every event at the moments it states and at no other, card by card; what must be played on receipt."""

from collections.abc import Callable

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Player, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.printed.content import EVENTS
from nokturn.games.dracula.state import choices as do


def everything_to_aim_at() -> Table:
    """Whatever a hunters' event may need lies on the board; all hunters are in Marseilles, Godalming is bitten."""
    table = Table()
    table.trail("dublin", "irish_sea", "swansea", "london", "plymouth", "manchester")
    table.lay(3, "wolves")
    table.together("marseilles", GODALMING, SEWARD, VAN_HELSING, MINA)
    table.bitten(GODALMING)
    table.items(SEWARD, "stake")
    table.ally("great_wolf")
    table.discarded_event("rufus_smith")
    table.game.roadblocks = (link("brussels", "paris", "road"),)
    return table


def at_dawn(table: Table, hunter: str) -> Player:
    return table.stops_at("dawn-event").dawn().pass_until("dawn-event", seat=table.game.players[hunter])


def by_day(table: Table, hunter: str) -> Player:
    return table.stops_at("day-event").day().pass_until("day-event", seat=table.game.players[hunter])


def day_action(table: Table, hunter: str) -> Player:
    return table.action(hunter).hunter(hunter)


def at_dusk(table: Table, hunter: str) -> Player:
    return table.stops_at("dusk-event").dusk().pass_until("dusk-event", seat=table.game.players[hunter])


def night_action(table: Table, hunter: str) -> Player:
    return table.action(hunter, night=True).hunter(hunter)


MOMENTS: dict[str, Callable[[Table, str], Player]] = {
    "dawn": at_dawn,
    "day": by_day,
    "day_action": day_action,
    "dusk": at_dusk,
    "night_action": night_action,
}

HUNTERS_TIMES = [
    (SEWARD, "newspaper_reports", "immediate", ()),
    (SEWARD, "newspaper_reports", "later", ("dawn", "dusk")),
    (SEWARD, "money_trail", "", ("day_action", "night_action")),
    (SEWARD, "good_luck", "unblock", ("day",)),
    (SEWARD, "good_luck", "banish", ("day",)),
    (SEWARD, "good_luck", "counter", ()),
    (SEWARD, "forewarned", "", ()),
    (SEWARD, "chartered_carriage", "", ()),
    (SEWARD, "sense_of_emergency", "", ("day_action",)),
    (SEWARD, "excellent_weather", "", ("day_action",)),
    (SEWARD, "long_night", "", ("dawn",)),
    (SEWARD, "renewed_vigor", "", ("dawn",)),
    (SEWARD, "speedy_telegraph", "", ("dawn",)),
    (SEWARD, "escape_route", "", ()),
    (SEWARD, "lucky_find", "", ()),
    (SEWARD, "planned_ambush", "", ()),
    (SEWARD, "heroic_leap", "", ()),
    (SEWARD, "great_strength", "", ()),
    (SEWARD, "blood_transfusion", "", ("day_action", "night_action")),
    (SEWARD, "consecrated_ground", "", ("night_action",)),
    (SEWARD, "vampire_lair", "", ("day_action",)),
    (SEWARD, "surprising_return", "", ("dawn", "dusk")),
    (GODALMING, "lucys_revenge", "", ()),
    (MINA, "hypnosis", "", ("day_action", "night_action")),
    (VAN_HELSING, "mystic_research", "", ("day_action", "night_action")),
    (SEWARD, "wax_cylinders", "deduction", ("day_action", "night_action")),
    (SEWARD, "wax_cylinders", "analysis", ("day_action", "night_action")),
]


def names(rows: list[tuple[str, str, str, tuple[str, ...]]]) -> list[str]:
    return [" ".join(filter(None, (event, mode))) for _, event, mode, _ in rows]


@pytest.mark.rule("DRA-EVENT-01", "DRA-SPECIAL-01")
@pytest.mark.parametrize("hunter, event, mode, when", HUNTERS_TIMES, ids=names(HUNTERS_TIMES))
def test_a_hunters_event_is_played_at_the_moments_it_states_and_at_no_other(hunter, event, mode, when):
    for moment, reach in MOMENTS.items():
        table = everything_to_aim_at()
        table.events(hunter, event)
        player = reach(table, hunter)
        if moment in when:
            assert player.can(do.PlayEvent(event, mode)), moment
        else:
            assert player.refusal(do.PlayEvent(event, mode)).rule == "DRA-EVENT-01", moment


DRACULAS_TIMES = [
    ("dracula", "customs_search", "", ()),
    ("dracula", "darkness_returns", "", ("phase-ends",)),
    ("dracula", "devilish_power", "defile", ("before-slide", "place-encounter", "phase-ends")),
    ("dracula", "devilish_power", "banish", ("before-slide", "place-encounter", "phase-ends")),
    ("dracula", "devilish_power", "starve", ("before-slide", "place-encounter", "phase-ends")),
    ("dracula", "enraged", "", ()),
    ("dracula", "false_tip", "", ()),
    ("dracula", "hidden_schemes", "", ("phase-ends",)),
    ("dracula", "nocturnal_visit", "", ("phase-ends",)),
    ("dracula", "roadblock", "", ("phase-ends",)),
    ("dracula", "seduction", "", ()),
    ("dracula", "sensationalist_press", "", ()),
    ("dracula", "summon_storms", "", ("phase-ends",)),
    ("dracula", "unearthly_swiftness", "", ("before-slide", "place-encounter", "phase-ends")),
    ("dracula", "wild_horses", "", ()),
]


@pytest.mark.rule("DRA-EVENT-01", "DRA-DRAC-02")
@pytest.mark.parametrize("player, event, mode, when", DRACULAS_TIMES, ids=names(DRACULAS_TIMES))
def test_draculas_event_is_played_at_the_moments_it_states_and_at_no_other(player, event, mode, when):
    """Before the slide, between movement and encounter, and after that; "at the end" only then."""
    table = Table()
    table.trail("dublin", "swansea", "london")
    table.dracula_events(event)
    table.ally("rufus_smith")
    table.game.consecrated = "rome"
    moments = ("before-slide", "place-encounter", "phase-ends")
    table.stops_at(*moments).dracula_phase()
    for moment in moments:
        table.pass_until(moment, seat="A")
        if moment in when:
            assert table.dracula.can(do.PlayEvent(event, mode)), moment
        else:
            assert table.dracula.refusal(do.PlayEvent(event, mode)).rule == "DRA-EVENT-01", moment
        table.dracula.passes()


AT_ONCE = [
    (SEWARD, "hired_scouts"),
    (SEWARD, "local_rumours"),
    (SEWARD, "evil_presence"),
    (SEWARD, "behind_the_veil"),
    (SEWARD, "jonathan_harker"),
    (SEWARD, "rufus_smith"),
    (SEWARD, "sister_agatha"),
    ("dracula", "draculas_brides"),
    ("dracula", "great_wolf"),
    ("dracula", "immanuel_hildesheim"),
    ("dracula", "vampiric_influence"),
]


@pytest.mark.rule("DRA-EVENT-01")
@pytest.mark.parametrize("who, event", AT_ONCE, ids=[event for _, event in AT_ONCE])
def test_a_card_that_is_immediate_in_every_mode_must_be_played_on_receipt(who, event):
    table = Table().receives(who, event)
    player = table.dracula if who == "dracula" else table.hunter(who)
    assert player.refusal(do.Keep()).rule == "DRA-EVENT-01"
    assert {option.event for option in player.may(do.PlayEvent)} == {event}
    assert len(player.options) == max(1, len(EVENTS[event].modes)), "nothing but its modes"


@pytest.mark.rule("DRA-EVENT-01")
@pytest.mark.parametrize("event", ["roadblock", "summon_storms"])
def test_dracula_may_keep_a_card_that_has_another_timing_too(event):
    table = Table().receives("dracula", event)
    assert table.dracula.can(do.PlayEvent(event))
    table.dracula.answers(do.Keep())
    assert table.over
    assert table.game.dracula_events == (event,)


@pytest.mark.rule("DRA-EVENT-01")
def test_newspaper_reports_are_read_at_once_or_kept_for_a_dawn_or_dusk():
    table = Table()
    table.trail("dublin", "galway", "london", None, "swansea", "liverpool")
    table.receives(SEWARD, "newspaper_reports")
    assert table.hunter(SEWARD).options == (do.Keep(), do.PlayEvent("newspaper_reports", "immediate"))
    assert table.hunter(SEWARD).refusal(do.PlayEvent("newspaper_reports", "later")).rule == "DRA-EVENT-01"
    table.hunter(SEWARD).answers(do.Keep())
    assert table.sheet(SEWARD).events == ("newspaper_reports",)


KEPT = sorted({event for _, event, _, _ in HUNTERS_TIMES if event != "newspaper_reports"})


@pytest.mark.rule("DRA-EVENT-01")
@pytest.mark.parametrize("event", KEPT)
def test_a_card_without_an_immediate_mode_is_only_kept(event):
    table = everything_to_aim_at().receives(SEWARD, event)
    assert table.hunter(SEWARD).options == (do.Keep(),)
    for mode in [mode.key for mode in EVENTS[event].modes] or [""]:
        assert table.hunter(SEWARD).refusal(do.PlayEvent(event, mode)).rule == "DRA-EVENT-01"
