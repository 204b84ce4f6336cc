"""Action cards of the Anarchs: several Disciplines at once, wars, lessons, baronies."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, attempt, finish
from tests.games.vtes.cards.moments import can_use, choose, choose_slot, phase, targets, to_the_end, until
from tests.games.vtes.politics.polls import cast, close
from tests.games.vtes.table import Table, modes

from nokturn.games.vtes.printed.content import name_of
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    ChooseCard,
    ChooseWord,
    Nothing,
    PlayCard,
    UseAbility,
)
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import discipline, stealth, votes_of

MULTIPLE = {
    "break-the-bonds": ("ani", "obf", "pre"),
    "illegalism": ("cel", "chi", "pre"),
    "make-the-misere": ("cel", "obf", "pot"),
    "the-platinum-protocol": ("obf", "pre", "pro"),
}


def mode_of(card: str, *used: str) -> int:
    """The number of the mode that uses these Disciplines."""
    return next(at for at, mode in enumerate(modes(card)) if mode.disciplines == used)


def acts(card: str, *used: str, sect: str = "anarch") -> tuple[Table, str, str]:
    """A's Anarch with just these Disciplines, and a vampire of B's; the card is in hand."""
    table = Table()
    minion, other = adept(table, "A", *used, sect=sect), adept(table, "B", locked=True)
    table.hand("A", card, IDLE)
    return table, minion, other


@pytest.mark.card("break-the-bonds", "illegalism", "make-the-misere", "the-platinum-protocol")
@pytest.mark.ruling("LSJ 20011204-3")
def test_every_choice_of_the_disciplines_is_a_way_to_play_them():
    for card, codes in MULTIPLE.items():
        wanted = {used for number in (1, 2, 3) for used in combinations(codes, number)}
        assert {mode.disciplines for mode in modes(card)} == wanted


@pytest.mark.card("break-the-bonds", "illegalism", "make-the-misere", "the-platinum-protocol")
@pytest.mark.rule("VTES-REQ-01", "VTES-DISC-01")
def test_it_takes_an_anarch_with_each_of_the_disciplines_that_are_used():
    for card, codes in MULTIPLE.items():
        for sect, rule in (("anarch", ""), ("camarilla", "VTES-REQ-01")):
            table, minion, _ = acts(card, codes[0], sect=sect)
            table.uncontrolled("A", "ashley")
            table.act("A")
            assert table.refused(PlayCard(card, mode_of(card, codes[0]), minion)) == rule
            two = mode_of(card, *codes[:2])
            assert table.refused(PlayCard(card, two, minion)) == (rule or "VTES-DISC-01")


@pytest.mark.card("break-the-bonds")
@pytest.mark.ruling("ANK 20240706")
def test_the_bonds_are_broken_in_three_ways_at_once():
    used = ("ani", "obf", "pre")
    table, minion, _ = acts("break-the-bonds", *used)
    other = adept(table, "B")
    slot = table.uncontrolled("A", "ashley")
    table.act("A")
    table.seat("A").plays("break-the-bonds", minion, mode_of("break-the-bonds", *used))
    choose_slot(table, "A", slot)
    until(table, "lock-theirs", "A")
    assert table.options() == (ChooseCard(other), Nothing())
    choose(table, "A", other)
    finish(table)
    assert (table.pool("B"), table.card(other).locked, table.now.hidden(slot)[1].counters) == (28, True, 1)


@pytest.mark.card("break-the-bonds")
@pytest.mark.ruling("ANK 20240706")
@pytest.mark.rule("VTES-TGT-01")
def test_presence_needs_an_uncontrolled_vampire_and_obfuscate_nobody():
    table = Table()
    minion = adept(table, "A", "obf", "pre", sect="anarch")
    table.hand("A", "break-the-bonds", IDLE)
    table.act("A")
    card = "break-the-bonds"
    assert table.refused(PlayCard(card, mode_of(card, "pre"), minion)) == "VTES-TGT-01"
    table.seat("A").plays(card, minion, mode_of(card, "obf"))
    finish(table)
    assert table.pool("B") == 29


@pytest.mark.card("break-the-bonds")
def test_a_bleed_that_is_blocked_breaks_no_bond():
    table = Table()
    minion, blocker = adept(table, "A", "obf", "pre", sect="anarch"), adept(table, "B")
    slot = table.uncontrolled("A", "ashley")
    table.hand("A", "break-the-bonds", IDLE)
    table.act("A")
    table.seat("A").plays("break-the-bonds", minion, mode_of("break-the-bonds", "obf", "pre"))
    choose_slot(table, "A", slot)
    attempt(table, "B", blocker)
    finish(table)
    assert (table.pool("B"), table.now.hidden(slot)[1].counters) == (30, 0)


@pytest.mark.card("illegalism")
@pytest.mark.parametrize("used", [("cel",), ("chi",), ("pre",), ("cel", "chi", "pre")])
def test_illegalism_unlocks_hides_and_adds(used):
    table, minion, _ = acts("illegalism", *used)
    adept(table, "B")
    table.act("A")
    table.seat("A").plays("illegalism", minion, mode_of("illegalism", *used))
    assert stealth(table.now) == ("chi" in used)
    finish(table)
    assert (table.pool("B"), table.card(minion).locked) == (29 - ("pre" in used), "cel" not in used)


@pytest.mark.card("make-the-misere")
@pytest.mark.parametrize("used", [("cel",), ("obf",), ("pot",), ("cel", "obf", "pot")])
def test_the_misere_finds_a_locked_minion(used):
    table, minion, other = acts("make-the-misere", *used)
    awake = adept(table, "B")
    table.act("A")
    table.seat("A").plays("make-the-misere", minion, mode_of("make-the-misere", *used))
    assert targets(table) == {other}, f"not {awake}, who is unlocked"
    choose(table, "A", other)
    assert stealth(table.now) == ("obf" in used)
    finish(table)
    assert table.blood(other) == 6 - 1 - ("pot" in used)


@pytest.mark.card("make-the-misere")
def test_celerity_gives_the_misere_a_maneuver():
    table, minion, other = acts("make-the-misere", "cel")
    table.act("A")
    table.seat("A").plays("make-the-misere", minion, mode_of("make-the-misere", "cel"))
    choose(table, "A", other)
    until(table, "range", "A")
    assert [type(one).__name__ for one in table.options()] == ["UseManeuver", "Pass"]


@pytest.mark.card("make-the-misere")
@pytest.mark.ruling("ANK 20210124", "LSJ 20070411", "LSJ 20090514")
def test_the_misere_fizzles_if_the_minion_is_unlocked_by_then():
    table, minion, other = acts("make-the-misere", "obf")
    table.hand("B", IDLE)
    table.act("A")
    table.seat("A").plays("make-the-misere", minion, mode_of("make-the-misere", "obf"))
    choose(table, "A", other)
    table.now.change(other, locked=False)
    finish(table)
    assert (table.told("combat"), len(table.told("fizzles")), table.blood(other)) == ([], 1, 6)


def corrupted(table: Table, minion: str) -> list[str]:
    """Whose corruption counters are on it."""
    return [one.seat for one in table.card(minion).tokens if one.kind == "corruption" for _ in range(one.amount)]


@pytest.mark.card("the-platinum-protocol")
@pytest.mark.ruling("LSJ 20080608", "ANK 20200925", "ANK 20211105")
def test_the_protocol_corrupts_one_of_theirs_as_it_is_resolved():
    used = ("obf", "pre", "pro")
    table, minion, other = acts("the-platinum-protocol", *used)
    second = adept(table, "B", region=TORPOR)
    table.act("A")
    table.seat("A").plays("the-platinum-protocol", minion, mode_of("the-platinum-protocol", *used))
    assert stealth(table.now) == 1
    until(table, "corrupt-theirs", "A")
    assert targets(table) == {other, second}
    choose(table, "A", other)
    finish(table)
    assert (table.pool("B"), corrupted(table, other), table.card(other).controller) == (28, ["A"], "B")


@pytest.mark.card("the-platinum-protocol")
def test_protean_corrupts_nobody_where_nothing_was_bled():
    table, minion, other = acts("the-platinum-protocol", "pro")
    table.hand("B", IDLE)
    table.act("A")
    table.seat("A").plays("the-platinum-protocol", minion, mode_of("the-platinum-protocol", "pro"))
    table.state.cards[minion] = table.card(minion)
    library = table.put("B", "aranthebes-the-immortal")
    assert bleed_of(table.now, table.card(minion)) == 1, f"{library} stops only vampires of capacity 4 or less"
    finish(table)
    assert corrupted(table, other) == ["A"]


# wars


def at_war() -> tuple[Table, str, str]:
    table = Table()
    return table, adept(table, "B", sect="anarch"), table.put("A", "open-war")


@pytest.mark.card("open-war")
@pytest.mark.rule("VTES-REQ-01")
def test_a_baron_begins_the_war_and_only_once_in_a_game():
    table = Table()
    baron, other = adept(table, "A", sect="anarch", title="baron:London"), adept(table, "A", sect="anarch")
    table.hand("A", "open-war", "open-war")
    table.act("A")
    assert table.refused(PlayCard("open-war", 0, other)) == "VTES-REQ-01"
    table.seat("A").plays("open-war", baron)
    finish(table)
    assert table.card("open-war:1").region == "in_play"
    table.now.change(baron, locked=False)
    table.now.used.pop("turn")
    table.act("A")
    assert table.refused(PlayCard("open-war", 0, baron)) == "VTES-WORD-07"


@pytest.mark.card("open-war")
@pytest.mark.ruling("LSJ 20100909", "LSJ 20090324")
def test_any_anarch_fights_and_burns_locations():
    table, anarch, war = at_war()
    victim, place = adept(table, "C"), table.put("C", "the-barrens")
    loyal = adept(table, "B")
    table.act("B")
    assert UseAbility(war, 0, loyal) not in table.options()
    table.seat("B").uses(war, 0, anarch)
    choose(table, "B", victim)
    finish(table)
    assert table.blood(victim) == 5
    table.now.change(anarch, locked=False)
    table.act("B")
    table.seat("B").uses(war, 1, anarch)
    choose(table, "B", place)
    assert table.now.action.targets == ("C",)
    finish(table)
    assert (place in table.now.cards, table.pool("B")) == (False, 28)


@pytest.mark.card("open-war")
@pytest.mark.rule("VTES-MASTER-02")
def test_four_counters_from_anybody_end_the_war():
    table, _, war = at_war()
    for seat, left in (("B", 1), ("C", 2), ("A", 3)):
        phase(table, "master", seat)
        table.seat(seat).uses(war, 2)
        assert (table.blood(war), table.pool(seat)) == (left, 29)
        assert table.over or not can_use(table, war, 2), "one action, one counter"
        to_the_end(table)
    phase(table, "master", "B")
    table.seat("B").uses(war, 2)
    assert (war in table.now.cards, table.pool("A"), table.pool("B")) == (False, 33, 28)


# lessons


@pytest.mark.card("field-training")
@pytest.mark.ruling("ANK 20180731-2", "LSJ 20100811")
def test_an_anarch_trains_another_vampire():
    table = Table()
    teacher = adept(table, "A", "POT", "cel", sect="anarch")
    pupil, prince = adept(table, "A"), adept(table, "A", title="prince:London")
    table.hand("A", "field-training")
    table.act("A")
    table.seat("A").plays("field-training", teacher)
    assert targets(table) == {pupil}, f"not {prince}"
    choose(table, "A", pupil)
    assert table.options() == (ChooseWord("pot"),)
    table.seat("A").answers(ChooseWord("pot"))
    finish(table)
    assert (table.card(pupil).sect, discipline(table.now, table.card(pupil), "pot")) == ("anarch", 1)
    assert (table.card(teacher).locked, table.blood(teacher)) == (False, 5)
    assert name_of("word", "pot", "en") == "Potence"
    table.hand("A", "field-training")
    table.act("A")
    assert table.refused(PlayCard("field-training", 0, pupil)), "nobody has a second one, and nothing to teach"
    table.now.change(pupil, sect="camarilla")
    table.run("vtes.settle")
    assert ("field-training:1" in table.now.cards, discipline(table.now, table.card(pupil), "pot")) == (False, 0)


@pytest.mark.card("field-training")
@pytest.mark.rule("VTES-TGT-01")
def test_nobody_teaches_what_is_only_known_a_little():
    table = Table()
    teacher = adept(table, "A", "pot", sect="anarch")
    adept(table, "A")
    table.hand("A", "field-training")
    table.act("A")
    assert table.refused(PlayCard("field-training", 0, teacher)) == "VTES-TGT-01"


# a barony


def baron(clan: str = "gangrel", **more: Any) -> tuple[Table, str]:
    table = Table()
    minion = adept(table, "A", clan=clan, sect="anarch", title="baron:Seattle", **more)
    table.put("A", "fee-stake-seattle", host=minion)
    return table, minion


@pytest.mark.card("fee-stake-seattle")
@pytest.mark.rule("VTES-TITLE-10")
def test_an_anarch_of_some_age_becomes_baron_of_seattle():
    table = Table()
    old, young = adept(table, "A", sect="anarch", capacity=5), adept(table, "A", sect="anarch", capacity=4)
    table.hand("A", "fee-stake-seattle")
    table.act("A")
    assert table.refused(PlayCard("fee-stake-seattle", 0, young)) == "VTES-REQ-01"
    table.seat("A").plays("fee-stake-seattle", old)
    finish(table)
    assert (table.card(old).title, table.card("fee-stake-seattle:1").host) == ("baron:Seattle", old)


@pytest.mark.card("fee-stake-seattle")
@pytest.mark.parametrize("clan, votes", [("gangrel", 3), ("gangrel_antitribu", 3), ("brujah", 2)])
def test_a_gangrel_has_a_vote_more_in_own_referendums(clan, votes):
    table, minion = baron(clan)
    adept(table, "B", title="prince:London")
    table.hand("A", "anarch-salon")
    assert votes_of(table.now, table.card(minion)) == 2, "a baron has 2"
    table.act("A")
    table.seat("A").plays("anarch-salon", minion)
    until(table, "polling")
    assert votes_of(table.now, table.card(minion)) == votes


@pytest.mark.card("fee-stake-seattle")
@pytest.mark.ruling("ANK 20180307-1")
def test_in_the_referendum_against_it_other_titles_are_worth_less():
    table, minion = baron()
    prince = adept(table, "B", title="prince:London")
    priscus = adept(table, "B", sect="sabbat", title="priscus")
    caller = adept(table, "B", title="primogen")
    table.act("B")
    table.seat("B").uses("fee-stake-seattle:1", 0, caller)
    assert stealth(table.now) == 1
    until(table, "polling")
    assert [votes_of(table.now, table.card(one)) for one in (prince, caller, minion, priscus)] == [1, 0, 2, 0]
    cast(table, (prince, "for"))
    close(table)
    assert "fee-stake-seattle:1" not in table.now.cards, "1 for, none against: the baron has not voted"
    assert table.card(minion).title == ""


@pytest.mark.card("fee-stake-seattle")
@pytest.mark.ruling("LSJ 20070808-2")
def test_a_contested_barony_cannot_be_voted_down():
    table, minion = baron()
    rival = adept(table, "C", sect="anarch", title="baron:Seattle", contesting=True)
    table.now.change(minion, contesting=True)
    caller = adept(table, "B", title="prince:London")
    table.act("B")
    assert table.refused(UseAbility("fee-stake-seattle:1", 0, caller)) == "VTES-REQ-01", rival


# side by side


@pytest.mark.card("the-status-perfectus")
def test_blood_moves_from_an_anarch_to_another():
    table = Table()
    giver, taker = adept(table, "A", sect="anarch", blood=2), adept(table, "B", sect="anarch", blood=1)
    adept(table, "A", blood=3)
    card = table.put("A", "the-status-perfectus")
    phase(table, "master")
    table.seat("A").uses(card)
    assert targets(table) == {giver}
    choose(table, "A", giver)
    assert targets(table) == {taker}
    choose(table, "A", taker)
    assert (table.blood(giver), table.blood(taker)) == (1, 2)
    assert table.over or not can_use(table, card)


@pytest.mark.card("the-status-perfectus")
@pytest.mark.ruling("LSJ 20001126")
@pytest.mark.parametrize("blocking", ["anarch", "camarilla"])
def test_another_anarch_goes_on_with_who_was_blocked(blocking):
    table = Table()
    acting, blocker = adept(table, "A"), adept(table, "B", sect=blocking)
    second = adept(table, "B", sect="anarch")
    magnum = table.put("A", "44-magnum", host=acting)
    card = table.put("B", "the-status-perfectus")
    table.hand("A", IDLE)
    table.act("A")
    table.seat("A").answers(Bleed(acting, "B"))
    until(table, "action", "B")
    table.seat("B").answers(Block(blocker))
    if blocking != "anarch":
        finish(table)
        assert len(table.told("combat")) == 1
        return
    until(table, "stand-beside", "B")
    assert targets(table) == {second}
    choose(table, "B", second)
    assert (table.card(card).locked, table.card(second).locked) == (True, True)
    assert table.prompt == "minion-phase", f"neither a maneuver with {magnum} nor a strike was to be had"
    assert [(one["minion"], one["strike"]) for one in table.told("strikes")[-2:]] == [
        (acting, "none"),
        (second, "hand"),
    ]
    assert (table.blood(second), table.blood(acting)) == (6, 4)
