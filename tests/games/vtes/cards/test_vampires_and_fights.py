"""Vampires with something to say in combat, in the phases of a turn, or as they enter play."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, asked_later
from tests.games.vtes.cards.moments import can_use, choose, phase, to_the_end, until
from tests.games.vtes.politics.polls import vampire
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import ALLY, Mode
from nokturn.games.vtes.state.choices import Cast, ChooseCard, ChoosePrinted, Nothing, Pass, UseAbility
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import strength


def duel(a: str, b: str = "", blood: int = 5, **more: object) -> tuple[Table, str, str]:
    """A's vampire and B's, before their combat."""
    table = Table("AB")
    other = table.vampire("B", b or crypt_entry("other", capacity=8, **more), blood=blood)
    return table, table.vampire("A", a), other


def start(table: Table, a: str, b: str) -> None:
    table.run("vtes.fight", a, b, False)


@pytest.mark.card("adrino-manauara")
@pytest.mark.rule("VTES-PRESS-04")
def test_adrino_has_to_press_once_each_combat():
    table, adrino, other = duel("adrino-manauara")
    start(table, adrino, other)
    until(table, "press", "A")
    assert table.refused(Pass())
    to_the_end(table)
    assert [one["round"] for one in table.told("round")] == [1, 2]
    assert len(table.told("presses-to-continue")) == 1


@pytest.mark.card("phaibun")
@pytest.mark.rule("VTES-STREFF-DODGE-01")
def test_phaibun_dodges_for_a_card_at_random_once_each_combat():
    table, phaibun, other = duel("phaibun")
    table.hand("A", "fame", "villein", "vessel")
    start(table, phaibun, other)
    until(table, "strike", "A")
    table.seat("A").uses(phaibun)
    assert len(table.now.hands["A"]) == 2
    assert len(table.now.ash["A"]) == 1
    to_the_end(table)
    assert (table.blood(phaibun), table.blood(other)) == (5, 5)


@pytest.mark.card("phaibun")
def test_phaibun_cannot_dodge_with_an_empty_hand():
    table, phaibun, other = duel("phaibun")
    start(table, phaibun, other)
    assert not asked_later(table, UseAbility(phaibun, 0)) if table.prompt else True


@pytest.mark.card("kasim-bayar", "parity-shift")
def test_kasim_grows_stronger_for_a_political_card():
    table, kasim, other = duel("kasim-bayar")
    table.hand("A", "parity-shift", "fame", "parity-shift")
    start(table, kasim, other)
    until(table, "before-range", "A")
    table.seat("A").uses(kasim)
    if table.prompt == "discard-for":
        table.seat("A").answers(ChoosePrinted("parity-shift"))
    assert strength(table.now, table.card(kasim)) == 3
    assert not can_use(table, kasim)
    to_the_end(table)
    assert (table.blood(other), strength(table.now, table.card(kasim))) == (2, 1)


@pytest.mark.card("opikun")
@pytest.mark.rule("VTES-DMG-11")
@pytest.mark.ruling("LSJ 20011022")
def test_opikun_saves_another_vampire_even_from_torpor():
    table = Table("AB")
    opikun, own = table.vampire("A", "opikun", region=TORPOR), adept(table, "A", blood=5)
    other = table.vampire("B", crypt_entry("brute", capacity=8, strength=2))
    start(table, own, other)
    until(table, "prevent", "A")
    table.seat("A").uses(opikun)
    to_the_end(table)
    assert (table.blood(own), table.blood(opikun)) == (4, 4)


@pytest.mark.card("opikun")
@pytest.mark.ruling("LSJ 20040812-2")
def test_opikun_prevents_no_aggravated_damage():
    library_card(
        "claw", Mode("combat_card", "strike", does=(StrikeWith(amount=1, aggravated=True),)), types=("combat_card",)
    )
    table = Table("AB")
    opikun, own, other = table.vampire("A", "opikun"), adept(table, "A", blood=5), adept(table, "B")
    table.hand("B", "claw")
    start(table, own, other)
    until(table, "strike", "B")
    table.seat("B").plays("claw", other)
    while table.prompt and not table.over:
        assert not can_use(table, opikun)
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
    assert table.card(own).region == TORPOR


def dead(keyword: str = "zombie") -> str:
    return library_card("dead", Mode(ALLY, "take-action"), types=(ALLY,), keywords=(keyword,), life=3, strength=1)


@pytest.mark.card("tommaso-sforza")
@pytest.mark.parametrize(
    "keyword, region, can", [("wraith", READY, True), ("mortal", READY, False), ("zombie", TORPOR, False)]
)
def test_tommaso_ends_combats_of_the_dead(keyword, region, can):
    table = Table("AB")
    dead(keyword)
    tommaso, ally = table.vampire("A", "tommaso-sforza", region=region), table.ally("A", "dead")
    other = adept(table, "B")
    table.hand("A", IDLE)
    start(table, ally, other)
    if can:
        until(table, "before-range", "A")
        table.seat("A").uses(tommaso)
        to_the_end(table)
        assert (table.blood(ally), table.blood(tommaso)) == (3, 6)
    else:
        assert not asked_later(table, UseAbility(tommaso, 0)) if table.prompt == "before-range" else True
        to_the_end(table)
        assert table.blood(ally) == 2


@pytest.mark.card("noluthando", "44-magnum")
def test_noluthando_shoots_harder():
    table, noluthando, other = duel("noluthando")
    gun = table.put("A", "44-magnum", host=noluthando)
    start(table, noluthando, other)
    until(table, "strike", "A")
    table.seat("A").uses(gun)
    to_the_end(table)
    assert table.blood(other) == 5 - 3
    table, noluthando, other = duel("noluthando")
    start(table, noluthando, other)
    to_the_end(table)
    assert table.blood(other) == 5 - 1


@pytest.mark.card("egidia-arru")
@pytest.mark.parametrize("blood, pool", [(1, 29), (5, 30)])
def test_whoever_falls_against_egidia_costs_pool(blood, pool):
    table, egidia, other = duel("egidia-arru", blood=blood)
    start(table, egidia, other)
    to_the_end(table)
    assert table.pool("B") == pool
    assert table.card(other).region == (TORPOR if blood == 1 else READY)


@pytest.mark.card("egidia-arru")
def test_an_ally_burned_by_egidia_costs_pool():
    dead()
    table = Table("AB")
    egidia, ally = table.vampire("A", "egidia-arru"), table.ally("B", "dead")
    table.state.change(ally, counters=2)
    start(table, egidia, ally)
    to_the_end(table)
    assert ally not in table.now.cards
    assert table.pool("B") == 29


@pytest.mark.card("ragnar-nordstrom")
@pytest.mark.parametrize("capacity, lost", [(7, 2), (8, 1)])
def test_ragnar_hits_the_young_harder(capacity, lost):
    table = Table("AB")
    ragnar = table.vampire("A", "ragnar-nordstrom")
    other = table.vampire("B", crypt_entry("other", capacity=capacity), blood=5)
    start(table, ragnar, other)
    to_the_end(table)
    assert table.blood(other) == 5 - lost


@pytest.mark.card("djeneba")
@pytest.mark.rule("VTES-REQ-03")
@pytest.mark.parametrize("blood, rule", [(1, ""), (0, "VTES-REQ-03")])
def test_strike_cards_cost_more_against_djeneba(blood, rule):
    library_card("punch", Mode("combat_card", "strike", does=(StrikeWith(kind="dodge"),)), types=("combat_card",))
    table, djeneba, other = duel("djeneba", blood=blood)
    table.hand("B", "punch")
    start(table, djeneba, other)
    if rule:
        to_the_end(table)
        assert table.now.hands["B"] == ("punch",)
        assert table.blood(djeneba) == 8
    else:
        until(table, "strike", "B")
        table.seat("B").plays("punch", other)
        to_the_end(table)
        assert table.blood(other) == 0
        assert table.card(other).region == READY


@pytest.mark.card("roger-de-camden", "umbrous-clutch")
@pytest.mark.rule("VTES-COMBAT-RANGE-02")
def test_roger_lends_a_maneuver_once_each_turn():
    table = Table("AB")
    roger, own, other = table.vampire("A", "roger-de-camden"), adept(table, "A"), adept(table, "B")
    table.hand("A", "umbrous-clutch", "umbrous-clutch")
    start(table, own, other)
    until(table, "range", "A")
    table.seat("A").uses(roger, 0)
    if table.prompt == "discard-for":
        table.seat("A").answers(ChoosePrinted("umbrous-clutch"))
    assert table.told("maneuvers") == [{"minion": own, "range": "long"}]
    assert table.now.ash["A"] == ("umbrous-clutch",)
    while table.prompt and not table.over:
        assert not can_use(table, roger, 0)
        assert not can_use(table, roger, 1)
        table.seat(table.ask().seat).passes()


@pytest.mark.card("roger-de-camden", "umbrous-clutch")
def test_roger_may_lend_it_before_it_is_needed():
    table = Table("AB")
    roger, own, other = table.vampire("A", "roger-de-camden"), adept(table, "A"), adept(table, "B")
    table.hand("A", "umbrous-clutch")
    start(table, own, other)
    until(table, "before-range", "A")
    table.seat("A").uses(roger, 1)
    if table.prompt == "discard-for":
        table.seat("A").answers(ChoosePrinted("umbrous-clutch"))
    until(table, "range", "A")
    assert table.refused(Pass()) == "VTES-COMBAT-RANGE-06"


# phases


@pytest.mark.card("nonu-dis", "fame")
@pytest.mark.ruling("ANK 20220617")
def test_nonu_dis_rewards_a_master_once_a_phase():
    table = Table()
    nonu = table.vampire("A", "nonu-dis", blood=3)
    ministry, other = adept(table, "A", clan="ministry", blood=1), adept(table, "A", blood=1)
    table.hand("A", "dreams-of-the-sphinx", "dreams-of-the-sphinx")
    phase(table, "master")
    assert not can_use(table, nonu)
    table.seat("A").plays("dreams-of-the-sphinx")
    table.seat("A").uses(nonu)
    assert {one.card for one in table.options(ChooseCard)} == {nonu, ministry}
    choose(table, "A", ministry)
    assert (table.blood(ministry), table.blood(other)) == (2, 1)
    assert not can_use(table, nonu)


@pytest.mark.card("jason-son-newberry")
@pytest.mark.rule("VTES-VOTE-09")
@pytest.mark.parametrize("side, votes", [("against", (0, 3)), ("for", (1, 0))])
def test_jason_votes_against_blood_hunts(side, votes):
    table = Table()
    jason = table.vampire("A", "jason-son-newberry")
    diablerist, victim = vampire(table, "B"), vampire(table, "C", region=TORPOR)
    table.state.active = "B"
    table.run("vtes.diablerize", diablerist, victim)
    until(table, "polling", "A")
    table.seat("A").answers(Cast(jason, side))
    to_the_end(table)
    result = (table.told("referendum-passes") + table.told("referendum-fails"))[-1]
    assert (result["votes_for"], result["votes_against"]) == votes


@pytest.mark.card("gnaeus-aemilius-augustinus")
@pytest.mark.rule("VTES-UNLOCK-03")
def test_the_prey_chooses_who_suffers_for_aemilius():
    table = Table()
    aemilius = table.vampire("A", "gnaeus-aemilius-augustinus")
    one, two = adept(table, "B", "for"), adept(table, "B")
    phase(table, "unlock")
    until(table, "unlock-phase", "A")
    assert table.refused(Pass())
    table.seat("A").uses(aemilius)
    table.seat("B").answers(ChooseCard(two))
    to_the_end(table)
    assert (table.blood(one), table.blood(two)) == (6, 5)


@pytest.mark.card("luciano-carvalho", "raven-spy", "mr-winthrop")
@pytest.mark.ruling("LSJ 20011022")
def test_luciano_moves_an_animal_even_from_torpor():
    table = Table()
    luciano, other = table.vampire("A", "luciano-carvalho", region=TORPOR), adept(table, "A")
    spy = table.put("A", "raven-spy", host=other)
    table.put("A", "mr-winthrop", host=other)
    phase(table, "discard")
    table.seat("A").uses(luciano)
    if table.prompt == "choose-target":
        assert {one.card for one in table.options(ChooseCard)} == {spy}
        choose(table, "A", spy)
    if table.prompt == "choose-target":
        choose(table, "A", luciano)
    assert table.card(spy).host == luciano


@pytest.mark.card("mora-the-death-seer")
def test_mora_puts_a_card_under_the_library():
    table = Table()
    mora = table.vampire("A", "mora-the-death-seer")
    table.state.ash["A"] = ("fame", "ashley")
    table.library("A", "villein")
    table.hand("A", *["vessel"] * 7)
    phase(table, "discard")
    table.seat("A").uses(mora)
    if table.prompt == "choose-target":
        assert table.options() == (ChoosePrinted("fame", "ash", "A"),)
        table.seat("A").answers(ChoosePrinted("fame", "ash", "A"))
    assert (table.now.library["A"][0], table.now.ash["A"]) == ("fame", ("ashley",))
    assert not can_use(table, mora)


@pytest.mark.card("gilbert-duane")
@pytest.mark.parametrize("top, sect", [("ashley", "anarch"), ("alexa-draper", "camarilla")])
def test_gilbert_looks_for_malkavians(top, sect):
    table = Table()
    gilbert, other = table.vampire("A", "gilbert-duane"), adept(table, "A")
    titled = adept(table, "A", title="primogen")
    table.crypt("A", top)
    phase(table, "influence")
    table.seat("A").uses(gilbert)
    assert (table.blood(gilbert), table.now.removed, table.card(other).sect) == (6, (("A", top),), sect)
    assert table.card(titled).sect == "camarilla"


@pytest.mark.card("anarch-convert")
@pytest.mark.ruling("PIB 20121031")
@pytest.mark.parametrize("pool", [True, False])
def test_the_convert_leaves_for_another_anarch(pool):
    table = Table()
    other, titled = adept(table, "A"), adept(table, "A", title="primogen")
    table.crypt("A", "ashley")
    table.run("vtes.rises", "A", "anarch-convert", 1)
    assert set(table.options()) == {ChooseCard(other), Nothing()}
    table.seat("A").answers(ChooseCard(other))
    table.seat("A").answers(True) if pool else table.seat("A").answers(False)
    assert (table.card(other).sect, table.card(titled).sect) == ("anarch", "camarilla")
    assert table.now.removed == (("A", "anarch-convert"),)
    assert (table.pool("A"), len(table.now.uncontrolled["A"])) == ((31, 0) if pool else (30, 1))


@pytest.mark.card("anarch-convert")
@pytest.mark.ruling("ANK 20211214")
def test_the_convert_leaves_before_a_contest_or_stays():
    table = Table()
    first = table.vampire("A", "anarch-convert")
    table.run("vtes.rises", "A", "anarch-convert", 1)
    table.seat("A").answers(ChooseCard(first))
    table.seat("A").answers(True)
    assert (table.card(first).region, table.now.removed) == (READY, (("A", "anarch-convert"),))
    table = Table()
    adept(table, "A")
    table.run("vtes.rises", "A", "anarch-convert", 1)
    table.seat("A").answers(Nothing())
    assert (table.card("anarch-convert:1").region, table.now.removed) == (READY, ())
