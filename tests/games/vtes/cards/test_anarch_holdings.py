"""Masters of and against Anarchs."""

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, asked_later, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, targets, until
from tests.games.vtes.politics.polls import cast, close
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import ChooseCard, PlayCard, UseAbility


def anarch(table, seat, **more):
    return adept(table, seat, sect="anarch", **more)


@pytest.mark.card("carfax-abbey", "the-anarch-free-press")
@pytest.mark.rule("VTES-REQ-02")
@pytest.mark.parametrize("card, price", [("carfax-abbey", 2), ("the-anarch-free-press", 1)])
def test_they_need_a_ready_anarch(card, price):
    table = Table("AB")
    one = adept(table, "A")
    table.hand("A", card)
    phase(table, "master")
    assert table.refused(PlayCard(card, 0)) == "VTES-REQ-02"
    table.state.change(one, sect="anarch")
    phase(table, "master")
    table.seat("A").plays(card)
    assert (table.pool("A"), table.card(f"{card}:1").region) == (30 - price, "in_play")


@pytest.mark.card("carfax-abbey")
def test_the_abbey_feeds_an_anarch_and_with_a_baron_another():
    table = Table("AB")
    one, two, other = anarch(table, "A", blood=1), anarch(table, "A", blood=1), adept(table, "A", blood=1)
    abbey = table.put("A", "carfax-abbey")
    phase(table, "unlock")
    table.seat("A").uses(abbey)
    assert targets(table) == {one, two}
    choose(table, "A", one)
    assert not can_use(table, abbey, 1)
    table.state.change(two, title="baron:Oslo")
    phase(table, "unlock")
    table.seat("A").uses(abbey, 1)
    choose(table, "A", two)
    assert table.blood(two) == 2, "the first one has been chosen this turn"
    assert (table.blood(one), table.blood(other)) == (2, 1)


@pytest.mark.card("carfax-abbey", "slum-hunting-ground")
def test_no_second_hunting_ground_for_the_same_vampire():
    table = Table("AB")
    one = anarch(table, "A", blood=1)
    abbey, slum = table.put("A", "carfax-abbey"), table.put("A", "slum-hunting-ground")
    phase(table, "unlock")
    table.seat("A").uses(slum)
    choose(table, "A", one)
    assert table.blood(one) == 2
    assert not can_use(table, abbey)


@pytest.mark.card("club-illusion")
@pytest.mark.parametrize("owner", "AB")
def test_the_club_makes_an_anarch_s_bleed_bigger_for_blood_once(owner):
    table = Table("AB")
    one = anarch(table, "A", blood=2)
    club = table.put(owner, "club-illusion")
    table.stops_at("as-announced")
    bleed(table, one)
    until(table, "as-announced", "A")
    table.seat("A").uses(club)
    assert not can_use(table, club)
    finish(table)
    assert (table.pool("B"), table.blood(one)) == (28, 1)


@pytest.mark.card("club-illusion")
def test_the_club_is_for_anarchs():
    table = Table("AB")
    one = adept(table, "A")
    club = table.put("A", "club-illusion")
    table.hand("A", IDLE)
    table.stops_at("as-announced")
    bleed(table, one)
    assert not asked_later(table, UseAbility(club, 0))


@pytest.mark.card("club-illusion")
def test_the_club_has_nothing_to_do_with_hunts():
    table = Table("AB")
    one = anarch(table, "A", blood=2)
    club = table.put("A", "club-illusion")
    table.hand("A", IDLE)
    table.stops_at("as-announced")
    hunt(table, one)
    assert not asked_later(table, UseAbility(club, 0))


@pytest.mark.card("the-anarch-free-press")
@pytest.mark.rule("VTES-STEALTH-05")
@pytest.mark.parametrize("sect, blocked", [("anarch", True), ("camarilla", False)])
def test_the_press_finds_out_for_an_anarch(sect, blocked):
    table = Table("AB")
    acting, blocker = adept(table, "A", blood=1), adept(table, "B", sect=sect)
    press = table.put("B", "the-anarch-free-press")
    table.hand("B", IDLE)
    hunt(table, acting)
    attempt(table, "B", blocker)
    if blocked:
        until(table, "block-attempt", "B")
        table.seat("B").uses(press)
    else:
        assert not asked_later(table, UseAbility(press, 0))
    if table.prompt != "minion-phase":
        finish(table)
    assert (bool(table.told("blocked")), table.card(press).locked) == (blocked, blocked)


@pytest.mark.card("the-anarch-free-press")
@pytest.mark.ruling("LSJ 20050720-2")
@pytest.mark.parametrize("blood, fed", [(1, True), (6, False)])
def test_the_press_feeds_an_anarch_whose_hunt_gave_blood(blood, fed):
    table = Table("AB")
    one = anarch(table, "A", blood=blood)
    press = table.put("B", "the-anarch-free-press")
    hunt(table, one)
    if fed:
        until(table, "after-resolution", "B")
        table.seat("B").uses(press, 1)
        assert table.blood(one) == 3
    else:
        assert not asked_later(table, UseAbility(press, 1))


@pytest.mark.card("anarch-revolt")
@pytest.mark.rule("VTES-UNLOCK-03")
@pytest.mark.ruling("LSJ 19980225")
def test_the_revolt_costs_everybody_without_an_anarch_pool_for_each_copy():
    table = Table("AB")
    adept(table, "B")
    first, second = table.put("A", "anarch-revolt"), table.put("A", "anarch-revolt")
    phase(table, "unlock", "B")
    table.seat("B").uses(first).uses(second)
    assert (table.pool("A"), table.pool("B")) == (30, 28)
    table.seat("B").passes()


@pytest.mark.card("anarch-revolt")
def test_the_revolt_spares_whoever_has_a_ready_anarch():
    table = Table("AB")
    one = anarch(table, "B")
    table.put("A", "anarch-revolt")
    phase(table, "unlock", "B")
    table.seat("B").passes()
    assert table.pool("B") == 30
    table.state.change(one, region="torpor")
    phase(table, "unlock", "B")
    table.seat("B").uses("anarch-revolt:1")
    assert table.pool("B") == 29


@pytest.mark.card("anarch-revolt")
@pytest.mark.rule("VTES-VOTE-02")
@pytest.mark.parametrize("side", ["for", "against"])
def test_a_referendum_ends_the_revolt(side):
    table = Table("AB")
    prince = adept(table, "B", title="prince:Oslo")
    revolt = table.put("A", "anarch-revolt")
    table.act("B")
    table.seat("B").uses(revolt, 1, prince)
    assert table.now.action.stealth == 1
    until(table, "polling", "B")
    cast(table, (prince, side))
    assert close(table) == ((2, 0) if side == "for" else (0, 2)), "no vote for a card"
    assert (revolt in table.now.cards) == (side == "against")


@pytest.mark.card("poachers-hunting-ground", "slum-hunting-ground", "carfax-abbey")
def test_poachers_hunt_where_others_do():
    table = Table("ABC")
    one, two, three = (anarch(table, "A", blood=1) for _ in range(3))
    poachers = table.put("A", "poachers-hunting-ground")
    table.put("A", "slum-hunting-ground")
    phase(table, "unlock")
    assert not can_use(table, poachers)
    table.put("B", "carfax-abbey"), table.put("C", "zoo-hunting-ground"), table.put("C", "poachers-hunting-ground")
    phase(table, "unlock")
    table.seat("A").uses(poachers)
    table.seat("A").answers((ChooseCard(one), ChooseCard(two)))
    assert [table.blood(ref) for ref in (one, two, three)] == [2, 2, 1]
    table.seat("A").uses("slum-hunting-ground:1")
    assert targets(table) == {three}, "only the third has not been chosen this turn"
    choose(table, "A", three)
    assert table.blood(three) == 2
