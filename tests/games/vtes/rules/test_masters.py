"""Masters out of turn, trifles, Discipline cards and trophies in play (catalogue, section 5.7)."""

import pytest
from tests.games.vtes.cards.moments import phase
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import Ability, Mode, Static
from nokturn.games.vtes.state.choices import Bleed, ChooseCard, Pass, PlayCard
from nokturn.games.vtes.state.stats import bleed, capacity, discipline
from nokturn.games.vtes.text.effects import GainPool, PutInPlay


def swift(name="swift", **printed):
    """An out-of-turn master for 2 pool, played during anybody's action."""
    return library_card(
        name, Mode("master", "act", does=(GainPool(amount=2),)), types=("master",), out_of_turn=True, **printed
    )


def slow(name="slow", **printed):
    """A master for 1 pool."""
    return library_card(name, Mode("master", "master", does=(GainPool(),)), types=("master",), **printed)


def veto():
    """An out-of-turn master that cancels a master as it is played."""
    mode = Mode("master", "as-played", does=(Cancel(of=("master",)),))
    return library_card("veto", mode, types=("master",), out_of_turn=True)


def bleeding(**hands):
    """A's vampire is bleeding B, with Disciplines for which anybody could hold cards."""
    crypt_entry("elder", capacity=8, disciplines=("DOM",))
    table = Table("ABC")
    one = table.vampire("A", "elder")
    for seat, cards in hands.items():
        table.hand(seat, *cards)
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    return table


def reach(table, seat):
    """Everybody else passes."""
    while table.ask().seat != seat:
        table.seat(table.ask().seat).passes()


@pytest.mark.rule("VTES-MCARD-02")
def test_an_out_of_turn_master_is_played_in_anothers_turn_with_an_action_of_the_next_phase():
    swift(), slow()
    table = bleeding(C=("swift", "slow"))
    reach(table, "C")
    assert PlayCard("slow", 0) not in table.options()
    table.seat("C").plays("swift")
    assert table.pool("C") == 32
    table.pass_until("minion-phase")
    phase(table, "master", "C")
    assert table.now.actions_left == 0
    assert table.prompt == ""


@pytest.mark.rule("VTES-MCARD-02")
def test_the_phase_after_that_has_its_action_again():
    slow()
    table = Table("AB")
    table.state.in_advance = ("A",)
    table.hand("A", "slow")
    phase(table, "master")
    assert table.over
    phase(table, "master")
    assert PlayCard("slow", 0) in table.options()


@pytest.mark.rule("VTES-MCARD-03")
def test_never_in_ones_own_turn():
    swift(), slow()
    table = bleeding(A=("swift", "slow"))
    assert table.refused(PlayCard("swift", 0)) == "VTES-MCARD-03"
    veto()
    table = Table("AB")
    table.hand("A", "slow", "veto")
    table.hand("B", "veto")
    phase(table, "master")
    table.seat("A").plays("slow")
    assert table.ask().seat == "B"  # A could not play it, and is not asked


@pytest.mark.rule("VTES-MCARD-04")
def test_no_second_one_before_the_next_master_phase_whatever_actions_there_are():
    swift("swift", trifle=True), swift("other")
    table = bleeding(C=("swift", "other"))
    reach(table, "C")
    table.seat("C").plays("swift")
    reach_again = [option for option in table.options() if isinstance(option, PlayCard)]
    assert reach_again == []
    table.pass_until("minion-phase")
    assert table.now.in_advance == ("C",)
    assert table.now.hands["C"] == ("other",)


@pytest.mark.rule("VTES-MCARD-01", "VTES-MCARD-10")
def test_an_ordinary_master_takes_the_one_action_of_ones_own_master_phase_and_does_what_it_says():
    slow(), slow("other")
    table = Table("ABC")
    table.hand("A", "slow", "other")
    table.hand("B", "slow")
    # Something to be asked about afterwards, for A and for B.
    table.put("A", "the-barrens")
    table.put("B", "the-barrens")
    phase(table, "master")
    table.seat("A").plays("slow")
    assert table.pool("A") == 31
    assert table.now.ash["A"] == ("slow",)
    assert table.ask("A").prompt == "master-phase"
    assert PlayCard("other", 0) not in table.options()
    table.seat("A").passes()
    assert table.ask("B").prompt == "master-phase"
    assert PlayCard("slow", 0) not in table.options()


@pytest.mark.rule("VTES-MCARD-05")
def test_the_action_is_spent_even_if_the_card_is_cancelled():
    swift(), veto()
    table = bleeding(B=("veto",), C=("swift",))
    reach(table, "C")
    table.seat("C").plays("swift")
    table.seat("B").plays("veto")
    table.pass_until("minion-phase")
    assert table.pool("C") == 30
    assert set(table.now.in_advance) == {"B", "C"}
    phase(table, "master", "C")
    assert table.over


@pytest.mark.rule("VTES-MCARD-07", "VTES-MASTER-05")
def test_the_first_trifle_of_a_phase_gives_an_action_and_no_other_does():
    slow("one", trifle=True), slow("two", trifle=True), slow("three", trifle=True)
    table = Table("AB")
    table.hand("A", "one", "two", "three")
    phase(table, "master")
    table.seat("A").plays("one")
    assert table.now.actions_left == 1
    table.seat("A").plays("two")
    assert table.now.hands["A"] == ("three",)
    assert table.over
    assert table.pool("A") == 32


@pytest.mark.rule("VTES-MCARD-07")
def test_a_cancelled_trifle_gives_nothing():
    slow(trifle=True), slow("more"), veto()
    table = Table("AB")
    table.hand("A", "slow", "more")
    table.hand("B", "veto")
    phase(table, "master")
    table.seat("A").plays("slow")
    table.seat("B").plays("veto")
    assert table.over
    assert table.now.hands["A"] == ("more",)


@pytest.mark.rule("VTES-MCARD-07")
def test_an_out_of_turn_trifle_gives_its_action_in_the_next_phase_in_which_no_other_trifle_does():
    swift(trifle=True), slow("one", trifle=True), slow("two")
    table = bleeding(C=("swift", "one", "two"))
    reach(table, "C")
    table.seat("C").plays("swift")
    table.pass_until("minion-phase")
    phase(table, "master", "C")
    assert table.now.actions_left == 1  # 1, less 1 in advance, and 1 from the trifle
    table.seat("C").plays("one")
    assert table.over
    assert table.now.hands["C"] == ("two",)


# Discipline cards


def lesson(code="dom", bigger=True):
    """A Discipline card."""
    mode = Mode("master", "master", choose=(f"vampire:own can-learn={code}",), does=(PutInPlay(host="chosen"),))
    more = (Static("capacity"),) if bigger else ()
    return library_card("lesson", mode, Static(f"discipline:{code}"), *more, types=("master",))


@pytest.mark.rule("VTES-MCARD-08")
@pytest.mark.parametrize("has, level", [((), 1), (("dom",), 2)])
def test_a_discipline_card_adds_a_level_and_empty_capacity(has, level):
    lesson(), crypt_entry("pupil", capacity=5, disciplines=has), crypt_entry("other", capacity=5)
    table = Table("AB")
    pupil, other = table.vampire("A", "pupil"), table.vampire("B", "other")
    table.hand("A", "lesson")
    phase(table, "master")
    table.seat("A").plays("lesson")
    assert ChooseCard(other) not in table.options()
    table.seat("A").answers(ChooseCard(pupil))
    assert discipline(table.now, table.card(pupil), "dom") == level
    assert capacity(table.now, table.card(pupil)) == 6
    assert table.blood(pupil) == 5


@pytest.mark.rule("VTES-MCARD-08")
def test_one_without_the_plus_leaves_the_capacity():
    lesson(bigger=False), crypt_entry("pupil", capacity=5)
    table = Table("AB")
    pupil = table.vampire("A", "pupil")
    table.hand("A", "lesson")
    phase(table, "master")
    table.seat("A").plays("lesson")
    table.seat("A").answers(ChooseCard(pupil))
    assert capacity(table.now, table.card(pupil)) == 5


@pytest.mark.rule("VTES-MCARD-08")
def test_whoever_is_superior_cannot_receive_it():
    lesson(), crypt_entry("master-of-it", capacity=5, disciplines=("DOM",))
    table = Table("AB")
    table.vampire("A", "master-of-it")
    table.hand("A", "lesson")
    phase(table, "master")
    assert table.refused(PlayCard("lesson", 0)) == "VTES-TGT-01"


# trophies


@pytest.mark.rule("VTES-MCARD-09", "VTES-MASTER-02")
def test_a_trophy_comes_into_play_with_a_master_phase_action_and_does_nothing_by_itself():
    library_card(
        "medal",
        Mode("master", "master", does=(PutInPlay(),)),
        Static("bleed", of="controller"),
        Static("hand-size", 1, of="controller"),
        Ability("impulse", does=(GainPool(),)),
        types=("master",),
        keywords=("trophy",),
    )
    crypt_entry("elder", capacity=8)
    table = Table("AB")
    one = table.vampire("A", "elder")
    table.hand("A", "medal")
    phase(table, "master")
    table.seat("A").plays("medal")
    assert table.card("medal:1").region == "in_play"
    assert table.now.actions_left == 0
    assert bleed(table.now, table.card(one)) == 1
    assert table.over  # its ability is not offered: nothing else could be done


@pytest.mark.rule("VTES-R-38")
def test_a_requirement_is_looked_at_only_as_the_card_is_played():
    library_card("seat-of-power", Mode("master", "master", does=(PutInPlay(),)), types=("master",), clan="ventrue")
    mode = Mode("master", "as-played", does=())
    library_card("distraction", mode, types=("master",), out_of_turn=True)
    crypt_entry("lord", clan="ventrue")
    table = Table("AB")
    lord = table.vampire("A", "lord")
    table.hand("A", "seat-of-power")
    table.hand("B", "distraction")
    phase(table, "master")
    table.seat("A").plays("seat-of-power")
    assert table.prompt == "as-played"
    table.now.change(lord, region="torpor")  # the requirement is lost before the card takes effect
    table.seat("B").answers(Pass())
    assert table.card("seat-of-power:1").region == "in_play"
