"""Diablerie, step by step (catalogue, sections 7.8, 7.10 and 10.2)."""

import pytest
from tests.games.vtes.politics.polls import vampire
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.politics.effects import CommitDiablerie
from nokturn.games.vtes.state.card_language import Ability, Mode, Static
from nokturn.games.vtes.state.choices import Block, ChooseCard, ChoosePrinted, Diablerize, LeaveTorpor, Nothing
from nokturn.games.vtes.state.stats import capacity, discipline, stealth
from nokturn.games.vtes.state.underway_records import InForce
from nokturn.games.vtes.text.effects import Burn, Change


def lesson(card, code):
    """A Discipline master card that is not in the pool."""
    mode = Mode("master", "master", choose=("vampire:own",))
    return library_card(card, mode, Static(f"discipline:{code}"), Static("capacity"), types=("master",))


def in_force(what, subject, amount=1):
    return InForce(what=what, subject=subject, amount=amount)


def drink(table, one, victim):
    """`one` diablerizes the victim by an action that nobody blocks."""
    table.act(table.card(one).controller)
    table.seat(table.card(one).controller).answers(Diablerize(one, victim))
    while table.prompt in ("action", "blocks-declined"):
        table.seat(table.ask().seat).passes()


# the actions


@pytest.mark.rule("VTES-ACT-DIAB-01", "VTES-DIAB-01")
def test_any_ready_vampire_may_diablerize_a_vampire_in_torpor():
    crypt_entry("cursed", traits=("blood_cursed",))
    table = Table("ABC")
    one, cursed, ally = vampire(table, "A"), table.vampire("A", "cursed"), table.ally("A", "underbridge-stray")
    asleep, victim = vampire(table, "A", region="torpor"), vampire(table, "B", region="torpor")
    awake = vampire(table, "B")
    table.act("A")
    assert table.refused(Diablerize(one, victim)) == ""
    assert table.refused(Diablerize(one, asleep)) == ""
    assert table.refused(Diablerize(cursed, victim)) == "VTES-TRAIT-02"
    for option in (Diablerize(ally, victim), Diablerize(asleep, victim), Diablerize(one, awake)):
        assert option not in table.options()


@pytest.mark.rule("VTES-ACT-DIAB-01", "VTES-ACT-DIAB-02")
@pytest.mark.parametrize("controller, targets, expected", [("A", (), 1), ("B", ("B",), 0), ("C", ("C",), 0)])
def test_of_ones_own_undirected_with_1_stealth_of_anothers_directed_with_none(controller, targets, expected):
    table = Table("ABC")
    one, victim = vampire(table, "A", blood=2), vampire(table, controller, region="torpor")
    vampire(table, "B"), vampire(table, "C")
    table.act("A")
    table.seat("A").answers(Diablerize(one, victim))
    assert table.now.action is not None
    assert table.now.action.targets == targets
    assert stealth(table.now) == expected
    assert (table.now.action.blood, table.now.action.pool) == (0, 0)


@pytest.mark.rule("VTES-ACT-DIAB-03")
def test_success_is_diablerie():
    table = Table("ABC")
    one, victim = vampire(table, "A", blood=1), vampire(table, "B", blood=2, region="torpor")
    drink(table, one, victim)
    assert table.told("diablerizes") == [{"minion": one, "target": victim}]
    assert victim not in table.now.cards
    assert table.now.ash["B"] == ("vampire-of-6",)


@pytest.mark.rule("VTES-ACT-DIAB-03")
def test_a_blocked_diablerie_is_a_combat():
    table = Table("ABC")
    one, victim, guard = vampire(table, "A"), vampire(table, "B", region="torpor"), vampire(table, "B")
    table.act("A")
    table.seat("A").answers(Diablerize(one, victim))
    table.seat("B").answers(Block(guard))
    table.pass_until("minion-phase")
    assert table.told("combat") == [{"minion": one, "opponent": guard}]
    assert victim in table.now.cards


@pytest.mark.rule("VTES-ACT-LEAVE-04", "VTES-ACT-LEAVE-05", "VTES-R-08")
def test_who_blocks_a_vampire_that_leaves_torpor_may_diablerize_it():
    table = Table("ABC")
    victim, blocker = vampire(table, "A", blood=4, region="torpor"), vampire(table, "B", blood=1)
    voter = vampire(table, "C", "prince:London")
    table.act("A")
    table.seat("A").answers(LeaveTorpor(victim))
    table.now.in_force = (*table.now.in_force, in_force("intercept", blocker))
    table.seat("B").answers(Block(blocker))
    table.pass_until("diablerize-blocked")
    assert table.card(blocker).locked  # the block locks it as usual
    table.seat("B").answers(True)
    assert victim not in table.now.cards
    assert table.blood(blocker) == 5
    assert table.now.combat is None
    assert table.now.action is not None
    assert table.now.action.outcome == "blocked"  # not an action of the blocker
    assert table.now.referendum is not None
    assert (table.now.referendum.kind, table.now.referendum.vampire) == ("blood-hunt", blocker)
    assert voter in table.now.cards


@pytest.mark.rule("VTES-ACT-LEAVE-04")
def test_if_it_does_not_the_vampire_stays_in_torpor_and_pays_nothing():
    table = Table("ABC")
    victim, blocker = vampire(table, "A", blood=4, region="torpor"), vampire(table, "B", blood=1)
    table.act("A")
    table.seat("A").answers(LeaveTorpor(victim))
    table.now.in_force = (*table.now.in_force, in_force("intercept", blocker))
    table.seat("B").answers(Block(blocker))
    table.pass_until("diablerize-blocked")
    table.seat("B").answers(False)
    table.pass_until("minion-phase")
    assert table.now.combat is None
    assert (table.card(victim).region, table.blood(victim)) == ("torpor", 4)
    assert table.card(blocker).locked


@pytest.mark.rule("VTES-ACT-LEAVE-04")
def test_an_ally_or_a_blood_cursed_vampire_that_blocks_is_not_asked():
    crypt_entry("cursed", traits=("blood_cursed",))
    for which in ("ally", "cursed"):
        table = Table("ABC")
        victim = vampire(table, "A", region="torpor")
        blocker = table.ally("B", "underbridge-stray") if which == "ally" else table.vampire("B", "cursed")
        table.act("A")
        table.seat("A").answers(LeaveTorpor(victim))
        table.now.in_force = (*table.now.in_force, in_force("intercept", blocker))
        table.seat("B").answers(Block(blocker))
        table.pass_until("minion-phase", "diablerize-blocked")
        assert table.prompt == "minion-phase"
        assert table.card(victim).region == "torpor"
        assert table.card(blocker).locked


# the five steps


@pytest.mark.rule("VTES-DIAB-02")
@pytest.mark.parametrize("blood, victims, after", [(1, 3, 4), (4, 5, 6), (0, 0, 0)])
def test_all_blood_moves_to_the_diablerist_and_the_excess_drains(blood, victims, after):
    table = Table("ABC")
    one, victim = vampire(table, "A", blood=max(blood, 1)), vampire(table, "B", blood=victims, region="torpor")
    table.state.change(one, counters=blood)
    table.run("vtes.diablerize", one, victim)
    assert table.blood(one) == after


@pytest.mark.rule("VTES-DIAB-03", "VTES-DIAB-04")
def test_equipment_of_the_victim_may_be_taken_the_rest_is_burned_with_it():
    library_card("blade", types=("equipment",))
    library_card("mask", types=("equipment",))
    library_card("hound", types=("retainer",), life=1)
    table = Table("ABC")
    one, victim = vampire(table, "A"), vampire(table, "B", region="torpor")
    blade, mask = table.put("B", "blade", victim), table.put("B", "mask", victim)
    hound = table.put("B", "hound", victim)
    drink(table, one, victim)
    assert table.ask("A").prompt == "diablerie-equipment"
    assert set(table.options()) == {ChooseCard(blade), ChooseCard(mask)}
    table.seat("A").answers((ChooseCard(mask),))
    assert table.card(mask).host == one
    assert table.card(mask).controller == "A"
    assert not {victim, blade, hound} & set(table.now.cards)
    assert sorted(table.now.ash["B"]) == ["blade", "hound", "vampire-of-6"]


@pytest.mark.rule("VTES-DIAB-03")
def test_not_a_second_one_of_what_a_minion_can_have_only_one_of():
    library_card("bike", types=("equipment",), only_one="vehicle")
    library_card("car", types=("equipment",), only_one="vehicle")
    table = Table("ABC")
    one, victim = vampire(table, "A"), vampire(table, "B", region="torpor")
    table.put("A", "bike", one)
    car = table.put("B", "car", victim)
    drink(table, one, victim)
    assert car not in table.now.cards
    assert [card.printed for card in table.now.attached(one)] == ["bike"]


@pytest.mark.rule("VTES-DIAB-05")
def test_nothing_is_learned_from_a_victim_that_was_not_older():
    for victims in (5, 6):
        table = Table("ABC")
        one = vampire(table, "A", capacity=6)
        victim = vampire(table, "B", capacity=victims, region="torpor")
        table.hand("A", "dominate")
        drink(table, one, victim)
        assert table.prompt != "diablerie-discipline"
        assert victim not in table.now.cards


@pytest.mark.rule("VTES-DIAB-05", "VTES-MCARD-08")
@pytest.mark.parametrize("zone", ["hand", "ash", "library"])
def test_from_an_older_victim_a_discipline_card_is_learned(zone):
    library_card("filler", types=("master",))
    table = Table("ABC")
    one = vampire(table, "A", capacity=4, blood=4)
    victim = vampire(table, "B", capacity=6, blood=3, region="torpor")
    table.hand("A", *["filler"] * 6, "dominate" if zone == "hand" else "filler")
    table.library("A", *["filler"] * 3, "dominate" if zone == "library" else "filler")
    table.state.ash["A"] = ("filler", "alexa-draper", *(["dominate"] if zone == "ash" else []))
    drink(table, one, victim)
    assert table.ask("A").prompt == "diablerie-discipline"
    assert set(table.options()) == {ChoosePrinted("dominate", zone), Nothing()}
    table.seat("A").answers(ChoosePrinted("dominate", zone))
    (learned,) = table.now.attached(one)
    assert (learned.printed, learned.controller) == ("dominate", "A")
    assert discipline(table.now, table.card(one), "dom") == 1
    assert capacity(table.now, table.card(one)) == 5
    assert table.blood(one) == 4  # the new capacity is not filled
    assert len(table.now.hands["A"]) == 7
    assert sorted(table.now.library["A"]) == ["filler"] * {"hand": 3, "ash": 4, "library": 3}[zone]
    assert bool(table.told("shuffles")) == (zone == "library")


@pytest.mark.rule("VTES-DIAB-05")
def test_one_may_decline_and_is_asked_in_any_case():
    library_card("filler", types=("master",))
    for held in ("dominate", "filler"):
        table = Table("ABC")
        one = vampire(table, "A", capacity=4)
        victim = vampire(table, "B", capacity=6, region="torpor")
        table.hand("A", held)
        drink(table, one, victim)
        assert table.ask("A").prompt == "diablerie-discipline"
        table.seat("A").answers(Nothing())
        assert list(table.now.attached(one)) == []
        assert victim not in table.now.cards


@pytest.mark.rule("VTES-DIAB-05", "VTES-MCARD-08")
def test_a_discipline_that_is_superior_already_cannot_be_learned():
    lesson("auspex", "aus")
    crypt_entry("pupil", capacity=3, disciplines=("DOM", "aus"))
    table = Table("ABC")
    one, victim = table.vampire("A", "pupil"), vampire(table, "B", capacity=6, region="torpor")
    table.hand("A", "dominate", "auspex")
    drink(table, one, victim)
    assert set(table.options()) == {ChoosePrinted("auspex", "hand"), Nothing()}
    table.seat("A").answers(ChoosePrinted("auspex", "hand"))
    assert discipline(table.now, table.card(one), "aus") == 2


@pytest.mark.rule("VTES-DIAB-05")
def test_ages_are_compared_before_anything_is_learned():
    library_card("pride", Static("capacity", 3), types=("equipment",))
    table = Table("ABC")
    one, victim = vampire(table, "A", capacity=6), vampire(table, "B", capacity=4, region="torpor")
    table.put("B", "pride", victim)  # 4 + 3 is older than 6, while the victim has it
    table.hand("A", "dominate")
    drink(table, one, victim)
    table.seat("A").answers(())
    assert table.ask("A").prompt == "diablerie-discipline"


@pytest.mark.rule("VTES-DIAB-07")
def test_a_vampire_burned_by_anything_else_is_not_diablerized():
    stake = Mode("action_card", "take-action", choose=("vampire:torpor",), does=(Burn(who="chosen"),))
    library_card("stake", stake, types=("action_card",))
    table = Table("ABC")
    one, victim = vampire(table, "A", blood=2), vampire(table, "B", capacity=9, blood=4, region="torpor")
    table.hand("A", "stake")
    table.act("A")
    table.seat("A").plays("stake", one)
    table.seat("A").answers(ChooseCard(victim))
    table.pass_until("minion-phase")
    assert victim not in table.now.cards
    assert table.blood(one) == 2
    assert table.told("diablerizes") == table.told("referendum") == []


@pytest.mark.rule("VTES-DIAB-01", "VTES-DIAB-07")
def test_an_effect_that_says_so_is_diablerie_but_not_by_the_blood_cursed():
    crypt_entry("cursed", traits=("blood_cursed",))
    feast = Mode("action_card", "take-action", choose=("vampire:torpor",), does=(CommitDiablerie(),))
    library_card("feast", feast, types=("action_card",))
    for able in (True, False):
        table = Table("ABC")
        one = vampire(table, "A", blood=1) if able else table.vampire("A", "cursed", blood=1)
        victim = vampire(table, "B", capacity=4, blood=2, region="torpor")
        table.hand("A", "feast")
        table.act("A")
        table.seat("A").plays("feast", one)
        table.seat("A").answers(ChooseCard(victim))
        table.pass_until("minion-phase")
        assert (victim in table.now.cards) == (not able)
        assert table.blood(one) == (3 if able else 1)
        assert [fact["kind"] for fact in table.told("referendum")] == (["blood-hunt"] if able else [])


@pytest.mark.rule("VTES-DIAB-01", "VTES-BHUNT-06")
def test_nothing_interrupts_the_five_steps():
    library_card("blade", types=("equipment",))
    library_card("watch", Ability("impulse", lock=True, does=(Change(what="bleed"),)), types=("master",))
    table = Table("ABC")
    one, victim = vampire(table, "A", capacity=4), vampire(table, "B", capacity=6, region="torpor")
    table.put("B", "blade", victim)
    table.put("C", "watch")
    table.put("A", "watch")
    drink(table, one, victim)
    prompts = []
    while table.now.referendum is None:
        prompts.append(table.prompt)
        match table.prompt:
            case "diablerie-equipment":
                table.seat("A").answers(())
            case "diablerie-discipline":
                table.seat("A").answers(Nothing())
            case _:
                table.seat(table.ask().seat).passes()
    assert prompts == ["diablerie-equipment", "diablerie-discipline", "after-diablerie", "after-diablerie"]
