"""Bats tokens (DRA-TOKEN-BATS): instead of his next action the hunter is carried where Dracula likes."""

from typing import Any

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do


def beset(hunter: str = MINA, place: str = "brussels", *, hospital: bool = False, **options: object) -> Table:
    """Bats lie under this hunter, who is here."""
    table = Table(**options)  # type: ignore[arg-type]
    table.place(hunter, place, hospital=hospital)
    table.game.change(hunter, bats=True)
    return table


@pytest.mark.rule("DRA-TOKEN-BATS-01")
def test_the_token_lies_under_the_figure_for_all_to_see_until_it_is_used():
    table = Table()
    table.encounters("hoax", "hoax", "rats", "rats", "spy")
    table.trail("dublin", "brussels")
    table.lay(2, "bats")
    table.action(MINA, night=True).hunter(MINA).answers(do.Search())
    for seat in ("A", "B", None):
        assert table.view(seat).hunters[MINA].bats
    for part in (table.dawn, table.dusk):
        part()
        assert table.sheet(MINA).bats, "dawn and dusk do not drive them away"
    assert table.game.encounter_discard == ("bats",)


@pytest.mark.rule("DRA-TOKEN-BATS-01")
@pytest.mark.parametrize("under, told", [((), 1), ((MINA,), 0), ((SEWARD,), 1), ((SEWARD, GODALMING), 0)])
def test_at_most_one_for_each_hunter_and_two_in_all(under, told):
    table = Table()
    table.encounters("hoax", "hoax", "rats", "rats", "spy")
    table.trail("dublin", "cologne")
    table.lay(2, "bats")
    for hunter in under:
        table.game.change(hunter, bats=True)
    table.place(MINA, "cologne")
    table.run("dracula.ambush", MINA, "cologne")
    table.dracula.answers(do.Ambush(*table.encounter(2, "bats")))
    assert len(table.told("bats-placed")) == told
    assert sum(who.bats for who in table.game.hunters.values()) == len(under) + told


@pytest.mark.rule("DRA-TOKEN-BATS-02")
@pytest.mark.parametrize("part", ["day", "night"])
def test_instead_of_his_next_action_dracula_moves_him_one_road_to_a_city_of_his_choice(part):
    """By day or by night."""
    table = beset()
    getattr(table, part)().pass_until("bats-carry-hunter", seat="A")
    assert {option.place for option in table.dracula.may(do.ThisPlace)} == {
        "amsterdam", "cologne", "le_havre", "paris", "strasbourg",
    }  # fmt: skip
    table.dracula.answers(do.ThisPlace("le_havre"))
    assert table.over, "Mina was the last, and had no action"
    assert table.sheet(MINA).place == "le_havre"
    assert not table.sheet(MINA).bats, "the token is back in the pool"


@pytest.mark.rule("DRA-TOKEN-BATS-02")
def test_dracula_may_leave_him_alone_then_he_acts_and_the_token_is_gone():
    """One road leads from Galway: to Dublin, where Dracula is."""
    table = beset(place="galway")
    table.action(MINA)
    assert table.dracula.options == (do.ThisPlace("dublin"), do.Decline())
    table.dracula.answers(do.Decline())
    assert table.told("bats-leave", "B") == [{"hunter": MINA}]
    assert table.asked() == {"E": "hunter-action"}
    table.hunter(MINA).answers(do.Rest())
    who = table.sheet(MINA)
    assert (who.place, who.bats, who.delayed) == ("galway", False, False)
    assert not table.game.revealed


@pytest.mark.rule("DRA-TOKEN-BATS-02")
def test_afterwards_the_pool_has_that_token_again():
    table = beset()
    table.game.change(SEWARD, bats=True)
    table.action(MINA).dracula.answers(do.ThisPlace("cologne"))
    table.run("dracula.resolve_encounter", GODALMING, *placed(table), False)
    assert table.sheet(GODALMING).bats


def placed(table: Table) -> tuple[int, int]:
    """Another Bats card lies in Constanta, where Godalming is: the slots of hideout and card."""
    table.encounters("hoax", "hoax", "rats", "rats", "spy")
    table.trail("dublin", "constanta")
    table.lay(2, "bats")
    return table.hideout(2).slot, table.hideout(2).encounters[0].slot


@pytest.mark.rule("DRA-TOKEN-BATS-03", "DRA-HUNT-MOVE-03")
def test_after_the_move_and_what_it_sets_off_he_is_delayed():
    table = beset()
    table.trail("dublin", "cologne")
    table.lay(2, "spy")
    table.action(MINA).dracula.answers(do.ThisPlace("cologne"))
    assert table.asked() == {"A": "ambush"}
    assert not table.sheet(MINA).delayed, "first the triggers"
    table.dracula.answers(do.Decline())
    assert table.over
    assert table.sheet(MINA).delayed


@pytest.mark.rule("DRA-TOKEN-BATS-03", "DRA-DELAY-01")
def test_so_they_cost_two_actions():
    table = beset()
    table.day().pass_until("bats-carry-hunter", seat="A").answers(do.ThisPlace("paris"))
    table.night()
    asked: list[Any] = []
    while not table.over:
        asked.append(table.asks[0].seat)
        table.pass_by(table.asks[0])
    assert asked == ["B", "C", "D"]
    table.day().pass_until("hunter-action", seat="E")


@pytest.mark.rule("DRA-TOKEN-BATS-03", "DRA-DELAY-04")
def test_a_hunter_carried_into_a_fight_is_delayed_only_after_it():
    """A Saboteur in the ambush delays him already: one delay all the same (DRA-DELAY-02)."""
    table = beset()
    table.trail("dublin", "cologne")
    table.lay(2, "saboteur")
    table.action(MINA).dracula.answers(do.ThisPlace("cologne"))
    table.dracula.answers(do.Ambush(*table.encounter(2, "saboteur")))
    table.finish()
    assert table.told("hunter-delayed") == [{"hunter": MINA, "cause": "saboteur"}]


@pytest.mark.rule("DRA-TOKEN-BATS-04", "DRA-HUNT-MOVE-05")
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("why", ["fog-here", "fog-around", "roads-blocked", "no-road", "sea", "hospital"])
def test_where_he_cannot_be_moved_the_action_is_lost_and_he_is_not_delayed(why, night):
    place = {"no-road": "cagliari", "sea": "irish_sea", "hospital": "rome"}.get(why, "galway")
    table = beset(place=place, hospital=why == "hospital")
    table.game.fog = {"fog-here": {"galway": 1}, "fog-around": {"dublin": 1}}.get(why, {})
    if why == "roads-blocked":
        table.game.roadblocks = (link("dublin", "galway", "road"),)
    table.action(MINA, night=night)
    assert table.over, "nobody is asked for an action"
    who = table.sheet(MINA)
    assert (who.place, who.delayed, who.bats) == (place, False, False)
    assert table.told("hunter-not-moved") == [{"hunter": MINA}]


@pytest.mark.rule("DRA-TOKEN-BATS-04")
def test_a_blocked_road_leaves_him_the_others():
    table = beset(place="hamburg")
    table.game.roadblocks = (link("berlin", "hamburg", "road"),)
    table.game.fog = {"cologne": 1}
    table.action(MINA)
    assert table.dracula.may(do.ThisPlace) == [do.ThisPlace("leipzig")], "one way is left"
    table.dracula.answers(do.ThisPlace("leipzig"))
    assert (table.sheet(MINA).place, table.sheet(MINA).delayed) == ("leipzig", True)


@pytest.mark.rule("DRA-TOKEN-BATS-05")
def test_a_delay_uses_up_the_opportunity_first_and_the_bats_wait():
    table = beset()
    table.game.change(MINA, delayed=True)
    table.action(MINA)
    assert table.over
    who = table.sheet(MINA)
    assert (who.delayed, who.bats, who.place) == (False, True, "brussels")
    table.action(MINA, night=True)
    assert table.asked() == {"A": "bats-carry-hunter"}


@pytest.mark.rule("DRA-TOKEN-BATS-02", "DRA-CARD-29", "DRA-CARD-09")
def test_a_flight_is_no_move_of_his_own():
    """Neither Wild Horses nor a Customs Search answers it, though it crosses a border."""
    table = beset()
    table.dracula_events("wild_horses", "customs_search")
    table.action(MINA).dracula.answers(do.ThisPlace("cologne"))
    assert table.over


@pytest.mark.rule("DRA-TOKEN-BATS-02")
def test_the_other_hunters_act_as_ever():
    table = beset(VAN_HELSING, "amsterdam")
    table.day()
    asked: list[Any] = []
    while not table.over:
        asked += table.asked().items()
        if table.asked() == {"A": "bats-carry-hunter"}:
            table.dracula.answers(do.ThisPlace("cologne"))
        else:
            table.pass_by(table.asks[0])
    assert asked == [("B", "hunter-action"), ("C", "hunter-action"), ("A", "bats-carry-hunter"), ("E", "hunter-action")]
