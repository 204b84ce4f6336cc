"""Delayed hunters (DRA-DELAY): one action opportunity is lost, and nothing else."""

from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table, whole_game

from nokturn.games.dracula.state import choices as do


def delayed(*hunters: str, **table: object) -> Table:
    game = Table(**table)  # type: ignore[arg-type]
    for hunter in hunters:
        game.game.change(hunter, delayed=True)
    return game


def acting(table: Table) -> list[str]:
    """Who is asked for an action until the part is over; everybody passes."""
    found = []
    while not table.over:
        found += [dict(question.args)["hunter"] for question in table.asks if question.prompt == "hunter-action"]
        table.pass_by(table.asks[0])
    return found


# one opportunity


@pytest.mark.rule("DRA-DELAY-01")
@pytest.mark.parametrize("part", ["day", "night"])
def test_a_delayed_hunter_loses_his_next_action_by_day_or_by_night(part):
    table = delayed(SEWARD)
    getattr(table, part)()
    assert acting(table) == [GODALMING, VAN_HELSING, MINA]
    assert table.told("delay-spent") == [{"hunter": SEWARD}]
    assert not table.sheet(SEWARD).delayed


@pytest.mark.rule("DRA-DELAY-01")
def test_after_the_lost_action_he_acts_as_ever():
    table = delayed(SEWARD)
    acting(table.day())
    assert acting(table.night()) == [GODALMING, SEWARD, VAN_HELSING, MINA]


@pytest.mark.rule("DRA-DELAY-01")
@pytest.mark.parametrize("part, other", [("day", "night"), ("night", "day")])
def test_who_is_delayed_by_his_own_action_loses_the_one_after(part, other):
    table = Table()
    table.trail("dublin", "marseilles")
    table.lay(2, "saboteur")
    getattr(table, part)()
    table.pass_until("hunter-action", seat="C").answers(do.Search())
    table.finish()
    assert table.sheet(SEWARD).delayed
    assert acting(getattr(table, other)()) == [GODALMING, VAN_HELSING, MINA]


@pytest.mark.rule("DRA-DELAY-01")
def test_who_is_delayed_before_his_turn_of_the_same_day_loses_it():
    """Seward moves into fog-bound Brussels and an ambush there delays Mina, who has not acted yet, as well."""
    table = Table()
    table.trail("dublin", "brussels")
    table.lay(2, "unnatural_fog")
    table.place(SEWARD, "paris")
    table.day().hunter(GODALMING).passes()
    table.hunter(SEWARD).answers(do.MoveByRoad("brussels"))
    table.dracula.answers(do.Ambush(*table.encounter(2, "unnatural_fog")))
    assert table.sheet(SEWARD).delayed
    assert table.sheet(MINA).delayed
    assert acting(table) == [VAN_HELSING]
    assert not table.sheet(MINA).delayed, "hers is spent"
    assert table.sheet(SEWARD).delayed, "his is for the night"


@pytest.mark.rule("DRA-DELAY-01")
def test_delay_lasts_from_one_round_to_the_next():
    table = whole_game(5)
    table.pass_until("dracula-moves", seat="A")
    table.game.change(SEWARD, delayed=True)
    asked: list[Any] = []
    while table.game.round < 3:
        asked += [(table.game.phase, question.seat) for question in table.asks if question.prompt == "hunter-action"]
        table.pass_by(table.asks[0])
    assert ("day", "C") not in asked
    assert ("night", "C") in asked


@pytest.mark.rule("DRA-DELAY-02")
def test_delayed_twice_before_it_is_spent_costs_one_action():
    table = Table()
    table.trail("dublin", "marseilles")
    table.lay(2, "saboteur", "unnatural_fog")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search())
    table.finish()
    assert [told["hunter"] for told in table.told("hunter-delayed")] == [SEWARD]
    assert acting(table.night()) == [GODALMING, VAN_HELSING, MINA]
    assert acting(table.day()) == [GODALMING, SEWARD, VAN_HELSING, MINA]


# what he still does


@pytest.mark.rule("DRA-DELAY-03", "DRA-COMBAT-01")
@pytest.mark.parametrize("part", ["dawn", "dusk"])
def test_a_delayed_hunter_still_fights(part):
    table = delayed(MINA, at="vienna")
    table.place(MINA, "vienna")
    table.revealed()
    getattr(table, part)()
    assert [told["hunters"] for told in table.told("combat")] == [(MINA,)]
    table.finish()
    assert table.sheet(MINA).delayed, "and that does not spend the delay"


@pytest.mark.rule("DRA-DELAY-03", "DRA-TRADE-04")
def test_a_delayed_hunter_may_be_a_trade_partner():
    table = delayed(SEWARD)
    table.together("paris", GODALMING, SEWARD)
    table.items(GODALMING, "knife")
    table.items(SEWARD, "dogs")
    table.action(GODALMING).hunter(GODALMING).answers(do.Trade(SEWARD))
    table.hunter(GODALMING).answers((do.HandOver("knife"),))
    table.hunter(SEWARD).answers(do.Accept())
    table.hunter(SEWARD).answers((do.HandOver("dogs"),))
    assert (table.sheet(GODALMING).items, table.sheet(SEWARD).items) == (("dogs",), ("knife",))
    assert table.sheet(SEWARD).delayed


@pytest.mark.rule("DRA-DELAY-03")
def test_a_delayed_hunter_may_play_events_that_are_no_actions():
    table = delayed(SEWARD)
    table.events(SEWARD, "long_night")
    table.dawn().hunter(SEWARD).answers(do.PlayEvent("long_night"))
    assert table.over
    assert table.game.long_night
    assert table.sheet(SEWARD).delayed


@pytest.mark.rule("DRA-DELAY-03", "DRA-SEA-05")
@pytest.mark.parametrize("part", ["day", "night"])
def test_a_delayed_hunter_at_sea_stays_there(part):
    table = delayed(MINA)
    table.place(MINA, "north_sea")
    getattr(table, part)()
    assert MINA not in acting(table)
    assert table.sheet(MINA).place == "north_sea"


# delay as a price


@pytest.mark.rule("DRA-DELAY-04", "DRA-VFIGHT-05")
def test_only_who_is_not_delayed_already_may_become_delayed_to_join_a_fight():
    table = delayed(SEWARD)
    table.trail("dublin", "brussels")
    table.lay(2, "new_vampire")
    table.together("brussels", GODALMING, SEWARD, MINA)
    table.action(MINA).hunter(MINA).answers(do.Search())
    assert table.asked() == {"B": "join-fight"}
    table.hunter(GODALMING).answers(do.Fight())
    assert table.told("combat")[0]["hunters"] == (GODALMING, MINA), "Seward was not asked"
    assert table.sheet(GODALMING).delayed


@pytest.mark.rule("DRA-DELAY-04")
@pytest.mark.parametrize("first, paid", [("saboteur", False), ("rats", True)])
def test_who_has_just_been_delayed_cannot_pay_with_a_delay_any_more(first, paid):
    """A search turns up a Saboteur, or Rats, and then an Aristocratic Vampire."""
    table = Table()
    table.encounters("hoax", "hoax", "bats", "bats", "spy")
    table.trail("dublin", "brussels")
    table.lay(2, first, "aristocratic_vampire")
    table.action(MINA).hunter(MINA).answers(do.Search())
    table.dracula.answers(do.Resolve(*table.encounter(2, first)))
    if paid:
        assert table.asked() == {"E": "become-delayed-against"}
        table.hunter(MINA).answers(do.Accept())
    assert table.over
    left = [laid.card for laid in table.hideout(2).encounters]
    assert ("aristocratic_vampire" not in left) is paid
    assert table.sheet(MINA).delayed
