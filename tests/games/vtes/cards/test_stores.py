"""Cards that keep others, pay for them or play them; nightmares and hostages; Saulot's gifts."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, attempt, equip, finish
from tests.games.vtes.cards.moments import can_use, choose, phase, targets, to_the_end, until
from tests.games.vtes.politics.polls import decree
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.seen.resample import resample
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import (
    ChooseCard,
    ChoosePrinted,
    Diablerize,
    EndPhase,
    Hunt,
    LeaveTorpor,
    Nothing,
    Pass,
    PlayCard,
    Rescue,
    UseAbility,
)
from nokturn.games.vtes.state.counters import put_tokens, tokens_on
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import strength
from nokturn.games.vtes.state.zones import burn

RAVNOS = "ravnos"
FULL = ["fame"] * 7


# what is drawn instead


@pytest.mark.card("black-market-cache")
@pytest.mark.rule("VTES-WORD-04")
def test_the_black_market_keeps_common_equipment_from_the_library_for_all_to_see():
    table = Table()
    adept(table, "A", clan=RAVNOS)
    table.hand("A", "black-market-cache", *FULL[1:])
    table.library("A", "vessel", "44-magnum", "treasured-samadji", "sport-bike", "villein")
    phase(table, "master")
    table.seat("A").plays("black-market-cache")
    offered = {option.card for option in table.options(ChoosePrinted)}
    assert offered == {"44-magnum", "sport-bike"}
    table.seat("A").answers(ChoosePrinted("44-magnum", "library"))
    table.seat("A").answers(ChoosePrinted("sport-bike", "library"))
    table.seat("A").answers(Nothing())
    shown = next(card for card in view(table.state, "C").cards if card.printed == "black-market-cache")
    assert (shown.kept, shown.known) == (2, ("44-magnum", "sport-bike"))
    assert not {"44-magnum", "sport-bike"} & set(table.now.library["A"])


@pytest.mark.card("black-market-cache")
@pytest.mark.rule("VTES-PLAY-06")
def test_whoever_draws_may_take_one_of_them_and_the_last_one_burns_the_cache():
    table = Table()
    cache = table.put("A", "black-market-cache", kept=(("A", "44-magnum"),))
    minion = adept(table, "A")
    table.hand("A", "life-in-the-city", *FULL[1:])
    table.library("A", "vessel", "villein")
    phase(table, "master")
    table.seat("A").plays("life-in-the-city")
    choose(table, "A", minion)
    until(table, "draw-instead", "A")
    assert set(table.options()) == {Nothing(), ChoosePrinted("44-magnum", "kept")}
    table.seat("A").answers(ChoosePrinted("44-magnum", "kept"))
    assert table.now.hands["A"][-1] == "44-magnum"
    assert table.now.library["A"] == ("villein", "vessel")
    assert cache not in table.now.cards


@pytest.mark.card("black-market-cache")
@pytest.mark.rule("VTES-TERM-07")
def test_what_lies_on_a_card_is_burned_with_it():
    table = Table()
    cache = table.put("A", "black-market-cache", kept=(("A", "44-magnum"),))
    burn(table.state, cache)
    assert table.now.ash["A"] == ("44-magnum", "black-market-cache")


@pytest.mark.card("shilmulo-tarot")
def test_the_tarot_keeps_two_cards_that_only_its_controller_knows():
    table = Table()
    minion = adept(table, "A", clan=RAVNOS)
    table.hand("A", "shilmulo-tarot", *FULL[1:])
    table.library("A", "vessel", "villein", "deflection", "majesty")
    table.act("A")
    table.seat("A").plays("shilmulo-tarot", minion)
    until(table, "minion-phase")
    tarot = "shilmulo-tarot:1"
    assert sorted(card for _, card in table.card(tarot).kept) == ["deflection", "villein"], "the vessel was drawn"
    for seat, known in (("A", ("deflection", "villein")), ("B", ())):
        shown = next(card for card in view(table.state, seat).cards if card.ref == tarot)
        assert (shown.kept, shown.known) == (2, known)
    assert all("card" not in one for one in table.told("lays-on", "B"))


@pytest.mark.card("shilmulo-tarot")
def test_what_others_cannot_know_of_the_tarot_may_be_anything():
    table = Table("AB")
    tarot = table.put("A", "shilmulo-tarot", host=adept(table, "A", clan=RAVNOS), kept=(("A", "villein"),))
    table.state.decks["A"] = ("villein",)
    other = {resample(table.state, "B", f"{number:032x}").cards[tarot].kept for number in range(8)}
    own = {resample(table.state, "A", f"{number:032x}").cards[tarot].kept for number in range(8)}
    assert len(other) > 1
    assert own == {(("A", "villein"),)}


@pytest.mark.card("shilmulo-tarot")
@pytest.mark.parametrize("clan, region, asked", [(RAVNOS, READY, True), ("", READY, False), (RAVNOS, TORPOR, False)])
def test_the_tarot_is_drawn_from_while_a_ready_ravnos_has_it(clan, region, asked):
    table = Table()
    table.put("A", "shilmulo-tarot", host=adept(table, "A", clan=clan, region=region), kept=(("A", "villein"),))
    minion = adept(table, "A")
    table.hand("A", "life-in-the-city", *FULL[1:])
    table.library("A", "vessel")
    phase(table, "master")
    table.seat("A").plays("life-in-the-city")
    choose(table, "A", minion)
    assert (table.prompt == "draw-instead") is asked


@pytest.mark.card("shilmulo-tarot")
@pytest.mark.rule("VTES-WORD-01")
def test_another_card_comes_to_the_tarot_in_each_unlock_phase():
    table = Table()
    tarot = table.put("A", "shilmulo-tarot", host=adept(table, "A", clan=RAVNOS))
    table.hand("A", *FULL)
    table.library("A", "vessel", "villein")
    phase(table, "unlock")
    table.seat("A").uses(tarot)
    assert table.card(tarot).kept == (("A", "vessel"),)
    assert not can_use(table, tarot)


# what pays


@pytest.mark.card("ravnos-cache")
@pytest.mark.rule("VTES-WORD-01")
def test_the_cache_doubles_pool_once_each_master_phase():
    table = Table()
    cache = table.put("A", "ravnos-cache")
    table.hand("A", IDLE)
    phase(table, "master")
    table.seat("A").uses(cache)
    assert (table.pool("A"), table.blood(cache)) == (29, 2)
    assert not can_use(table, cache)


@pytest.mark.card("ravnos-cache")
@pytest.mark.rule("VTES-REQ-06")
def test_the_cache_pays_for_equipment_and_locks():
    table = Table()
    cache, minion = table.put("A", "ravnos-cache", counters=3), adept(table, "A")
    table.hand("A", "assault-rifle")
    table.act("A")
    table.seat("A").plays("assault-rifle", minion)
    table.seat("A").answers(ChooseCard(cache))
    assert (table.ask().low, table.ask().high) == (1, 3)
    table.seat("A").answers(2)
    until(table, "minion-phase")
    assert (table.blood(cache), table.card(cache).locked) == (1, True)
    assert table.pool("A") == 30 - (5 - 2)


@pytest.mark.card("ravnos-cache")
def test_a_blocked_equip_action_costs_the_cache_nothing():
    table = Table()
    cache, minion, blocker = table.put("A", "ravnos-cache", counters=3), adept(table, "A"), adept(table, "B")
    equip(table, blocker)
    table.hand("A", "assault-rifle")
    table.act("A")
    table.seat("A").plays("assault-rifle", minion)
    table.seat("A").answers(ChooseCard(cache))
    table.seat("A").answers(3)
    attempt(table, "B", blocker)
    until(table, "minion-phase")
    assert (table.blood(cache), table.pool("A")) == (3, 30)


@pytest.mark.card("ravnos-carnival")
def test_the_carnival_has_a_counter_for_each_ravnos():
    table = Table()
    for clan in (RAVNOS, RAVNOS, "gangrel"):
        adept(table, "A", clan=clan)
    adept(table, "B", clan=RAVNOS)
    table.hand("A", "ravnos-carnival", IDLE)
    phase(table, "master")
    table.seat("A").plays("ravnos-carnival")
    assert (table.blood("ravnos-carnival:1"), table.pool("A")) == (2, 29)


@pytest.mark.card("ravnos-carnival")
@pytest.mark.ruling("LSJ 20020212")
def test_a_ravnos_acts_with_blood_of_the_carnival_that_it_has_not_itself():
    table = Table()
    carnival = table.put("A", "ravnos-carnival", counters=2)
    poor, stranger = adept(table, "A", "dom", clan=RAVNOS, blood=0), adept(table, "A", "dom", blood=0)
    costly = library_card("costly-deed", Mode("action_card", "take-action", ("dom",)), types=("action_card",), blood=2)
    table.state.change(poor, counters=1)
    table.state.change(stranger, counters=1)
    table.hand("A", costly)
    table.act("A")
    assert table.refused(PlayCard(costly, 0, stranger)) == "VTES-REQ-03"
    table.seat("A").plays(costly, poor)
    table.seat("A").answers(ChooseCard(carnival))
    table.seat("A").answers(2)
    until(table, "minion-phase")
    assert (table.blood(poor), carnival in table.now.cards) == (1, False), "an empty carnival burns"


# nightmares


@pytest.mark.card("week-of-nightmares")
def test_nightmares_make_ravnos_stronger_and_keep_them_from_hunting():
    table = Table()
    week = table.put("A", "week-of-nightmares", counters=10)
    one, other = adept(table, "A", clan=RAVNOS, blood=3), adept(table, "B", clan=RAVNOS, blood=2)
    card = table.card(one)
    assert (bleed_of(table.now, card), strength(table.now, card)) == (2, 2)
    table.act("A")
    assert table.refused(Hunt(one)) == "VTES-WORD-06"
    table.seat("A").uses(week, 0, one)
    choose(table, "A", other)
    until(table, "minion-phase")
    assert (table.blood(one), table.blood(other)) == (4, 1)


@pytest.mark.card("week-of-nightmares")
@pytest.mark.ruling("LSJ 19970224")
def test_a_lonely_ravnos_has_nobody_to_feed_on():
    table = Table()
    week, one = table.put("A", "week-of-nightmares", counters=10), adept(table, "A", clan=RAVNOS)
    adept(table, "B")
    table.act("A")
    assert table.refused(UseAbility(week, 0, one)) == "VTES-TGT-01"


@pytest.mark.card("week-of-nightmares")
def test_everybody_may_pass_a_nightmare_to_a_ravnos_and_the_last_one_ends_the_week():
    table = Table()
    week = table.put("A", "week-of-nightmares", counters=1)
    calm, poor, rich = (adept(table, seat, clan=RAVNOS) for seat in "ABC")
    put_tokens(table.state, poor, "nightmare", 3)
    put_tokens(table.state, rich, "nightmare", 2)
    table.state.change(poor, counters=2)
    phase(table, "unlock", "B")
    table.seat("B").uses(week, 1)
    choose(table, "B", rich)
    assert poor not in table.now.cards
    assert (table.blood(rich), tokens_on(table.card(rich), "nightmare"), table.blood(calm)) == (3, 0, 6)
    assert week not in table.now.cards


@pytest.mark.card("week-of-nightmares")
@pytest.mark.rule("VTES-WORD-07")
def test_one_week_of_nightmares_in_a_game():
    table = Table()
    adept(table, "A", clan=RAVNOS)
    table.hand("A", "week-of-nightmares", "week-of-nightmares", IDLE)
    table.state.hands["B"] = ("week-of-nightmares",)
    phase(table, "master")
    table.seat("A").plays("week-of-nightmares")
    assert table.blood("week-of-nightmares:1") == 10
    adept(table, "B", clan=RAVNOS)
    phase(table, "master", "B")
    assert table.prompt == "" or table.refused(PlayCard("week-of-nightmares", 0)) == "VTES-WORD-07"


# hostages

CARVER = "carvers-meat-packing-and-storage"


def wounded(capacity: int = 3) -> tuple[Table, str, str]:
    table = Table()
    place, victim = table.put("A", CARVER), adept(table, "B", capacity=capacity)
    table.run("vtes.to_torpor", victim)
    return table, place, victim


@pytest.mark.card(CARVER)
@pytest.mark.parametrize("capacity, hostages", [(3, 1), (4, 0)])
def test_young_vampires_that_fall_are_hostages(capacity, hostages):
    table, _, victim = wounded(capacity)
    assert tokens_on(table.card(victim), "hostage") == hostages


@pytest.mark.card(CARVER)
@pytest.mark.rule("VTES-WORD-06")
def test_hostages_cannot_be_freed_or_drunk():
    table, _, victim = wounded()
    friend, enemy = adept(table, "B"), adept(table, "A")
    table.act("B")
    assert table.refused(LeaveTorpor(victim)) == "VTES-WORD-06"
    assert table.refused(Rescue(friend, victim)) == "VTES-WORD-06"
    table.act("A")
    assert table.refused(Diablerize(enemy, victim)) == "VTES-WORD-06"


@pytest.mark.card(CARVER)
def test_hostages_are_worth_blood():
    table, place, _ = wounded()
    table.run("vtes.to_torpor", adept(table, "C", capacity=2))
    minion = adept(table, "A", blood=1)
    table.hand("A", IDLE)
    phase(table, "master")
    table.seat("A").uses(place)
    choose(table, "A", minion)
    assert (table.blood(minion), table.card(place).locked) == (3, True)


@pytest.mark.card(CARVER)
@pytest.mark.ruling("LSJ 20050110")
def test_anybody_frees_hostages_for_blood_in_any_unlock_phase_once_a_turn():
    table, place, victim = wounded()
    friend = adept(table, "C", blood=5)
    phase(table, "unlock", "A")
    until(table, "unlock-phase", "C")
    table.seat("C").uses(place, 1)
    choose(table, "C", friend, victim)
    assert (table.blood(friend), tokens_on(table.card(victim), "hostage")) == (3, 0)
    assert not can_use(table, place, 1)


@pytest.mark.card(CARVER)
def test_without_the_place_there_are_no_hostages():
    table, place, victim = wounded()
    burn(table.state, place)
    table.run("vtes.settle")
    assert tokens_on(table.card(victim), "hostage") == 0


# ghouls


@pytest.mark.card("fleshforge-chamber")
def test_the_chamber_keeps_ghouls_that_tzimisce_play_as_from_hand():
    table = Table()
    fiend, stranger = adept(table, "A", clan="tzimisce"), adept(table, "A")
    place = table.put("A", "fleshforge-chamber")
    table.hand("A", "asanbonsam-ghoul", *FULL[1:])
    table.library("A", "vessel", "villein")
    phase(table, "master")
    table.seat("A").uses(place)
    assert {option.card for option in table.options(ChoosePrinted)} == {"asanbonsam-ghoul"}
    table.seat("A").answers(ChoosePrinted("asanbonsam-ghoul"))
    assert (table.card(place).kept, table.now.hands["A"][-1]) == ((("A", "asanbonsam-ghoul"),), "vessel")
    assert not can_use(table, place)
    table.act("A")
    assert PlayCard("asanbonsam-ghoul", 0, stranger, place) not in table.options()
    table.seat("A").answers(PlayCard("asanbonsam-ghoul", 0, fiend, place))
    until(table, "minion-phase")
    assert (table.card("asanbonsam-ghoul:1").region, table.card(place).kept) == (READY, ())
    assert len(table.now.hands["A"]) == 7, "nothing is drawn for it"
    assert table.blood(fiend) == 4


# the shrine


@pytest.mark.card("yoruba-shrine")
@pytest.mark.rule("VTES-RES-10")
def test_the_shrine_makes_an_action_against_a_banu_haqim_fail():
    table = Table()
    acting = table.vampire("A", "theo-bell")
    judge = adept(table, "B", clan="banu_haqim")
    shrine = table.put("B", "yoruba-shrine")
    table.act("A")
    table.seat("A").uses(acting, 0, acting)
    choose(table, "A", judge)
    until(table, "as-announced", "B")
    table.seat("B").uses(shrine)
    until(table, "minion-phase")
    assert (table.card(acting).locked, table.card(shrine).locked, table.told("combat")) == (False, True, [])
    assert table.refused(UseAbility(acting, 0, acting)) == "VTES-ACT-08", "it has been taken"


@pytest.mark.card("yoruba-shrine")
def test_the_shrine_is_no_help_to_others_or_against_bleeds():
    table = Table()
    acting, other = table.vampire("A", "theo-bell"), adept(table, "B")
    adept(table, "B", clan="banu_haqim")
    shrine = table.put("B", "yoruba-shrine")
    table.stops_at("as-announced").act("A")
    table.seat("A").uses(acting, 0, acting)
    choose(table, "A", other)
    while table.prompt and table.prompt != "minion-phase":
        assert not can_use(table, shrine)
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])


# Saulot's gifts


@pytest.mark.card("saulots-guiding-wisdom")
@pytest.mark.rule("VTES-TITLE-10")
def test_guiding_wisdom_is_a_title_of_two_votes():
    table = Table()
    wise = adept(table, "A", clan="salubri", sect="independent")
    adept(table, "A", clan="salubri")
    table.hand("A", "saulots-guiding-wisdom", IDLE)
    phase(table, "master")
    table.seat("A").plays("saulots-guiding-wisdom")
    assert targets(table) == {wise}
    choose(table, "A", wise)
    assert (table.card(wise).title, table.card("saulots-guiding-wisdom:1").host) == ("votes:2", wise)


@pytest.mark.card("saulots-guiding-wisdom")
def test_guiding_wisdom_silences_a_vampire_and_ends_the_combat_of_another():
    table = Table()
    wise = adept(table, "A", clan="salubri", sect="independent", title="votes:2")
    wisdom = table.put("A", "saulots-guiding-wisdom", host=wise)
    friend, foe = adept(table, "A"), adept(table, "B")
    table.run("vtes.fight", foe, friend, False)
    until(table, "before-range", "A")
    table.seat("A").uses(wisdom, 2)
    to_the_end(table)
    assert (table.card(wise).locked, table.blood(friend), table.blood(foe)) == (True, 6, 6)
    table.now.change(wise, locked=False)
    table.run("vtes.fight", foe, wise, False)
    assert not can_use(table, wisdom, 2)


@pytest.mark.card("saulots-guiding-wisdom")
@pytest.mark.rule("VTES-VOTE-10")
def test_guiding_wisdom_locks_for_an_abstention():
    table = Table()
    wise = adept(table, "A", clan="salubri", sect="independent", title="votes:2")
    wisdom = table.put("A", "saulots-guiding-wisdom", host=wise)
    prince = table.vampire("B", "vivian-vi")
    caller = adept(table, "C", title="primogen")
    table.hand("C", decree(), IDLE)
    table.act("C")
    table.seat("C").plays("decree", caller)
    until(table, "polling", "A")
    table.seat("A").uses(wisdom, 1)
    choose(table, "A", prince)
    assert prince in table.now.referendum.abstaining
    assert table.card(wise).locked


@pytest.mark.card("saulots-healing-touch")
@pytest.mark.rule("VTES-ACT-RESCUE-03")
@pytest.mark.parametrize("clan, left, gained", [("gangrel", 6, 1), ("tremere", 4, 0)])
def test_a_healing_touch_rescues_for_less_and_gives_blood(clan, left, gained):
    table = Table()
    healer, fallen = adept(table, "A", clan="salubri"), adept(table, "A", clan=clan, region=TORPOR, blood=0)
    table.put("A", "saulots-healing-touch", host=healer)
    table.act("A")
    table.seat("A").answers(Rescue(healer, fallen))
    until(table, "minion-phase")
    assert (table.card(fallen).region, table.blood(healer), table.blood(fallen)) == (READY, left, gained)


@pytest.mark.card("saulots-healing-touch")
def test_a_healing_touch_gives_blood_or_life():
    table = Table()
    healer, hurt = adept(table, "A", clan="salubri"), adept(table, "B", blood=2)
    touch = table.put("A", "saulots-healing-touch", host=healer)
    ally = table.ally("A", "underbridge-stray")
    table.act("A")
    table.seat("A").uses(touch, 0, healer)
    assert targets(table) == {hurt, ally}
    choose(table, "A", hurt)
    finish(table)
    assert table.blood(hurt) == 3


# Vast Wealth


@pytest.mark.card("vast-wealth")
@pytest.mark.ruling("RTR 19941109")
def test_wealth_buys_the_first_equipment_of_the_library():
    table = Table()
    minion = adept(table, "A")
    wealth = table.put("A", "vast-wealth", host=minion)
    table.library("A", "vessel", "44-magnum", "sport-bike", "villein")
    table.hand("A", *FULL)
    table.act("A")
    table.seat("A").uses(wealth, 0, minion)
    until(table, "minion-phase")
    assert (table.card("44-magnum:1").host, table.pool("A")) == (minion, 28)
    assert sorted(table.now.library["A"]) == ["sport-bike", "vessel", "villein"]
    assert [one["card"] for one in table.told("finds", "B")] == ["44-magnum"]


@pytest.mark.card("vast-wealth")
@pytest.mark.ruling("TOM 19950407")
def test_what_the_minion_cannot_have_is_burned_without_cost():
    table = Table()
    minion = adept(table, "A")
    wealth = table.put("A", "vast-wealth", host=minion)
    equip(table, minion)
    table.library("A", "sport-bike", "44-magnum")
    table.hand("A", *FULL)
    table.act("A")
    table.seat("A").uses(wealth, 0, minion)
    until(table, "minion-phase")
    assert (table.now.ash["A"], table.pool("A"), table.now.library["A"]) == (("sport-bike",), 30, ("44-magnum",))


@pytest.mark.card("vast-wealth")
@pytest.mark.ruling("RTR 19951017")
def test_wealth_is_of_no_use_to_whoever_has_stolen_the_minion():
    table = Table()
    minion = adept(table, "B")
    wealth = table.put("A", "vast-wealth", host=minion)
    table.act("B")
    assert not can_use(table, wealth, 0, minion)
    assert EndPhase() in table.options()
