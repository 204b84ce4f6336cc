"""Diplomacy; GRAIL-DIPLO."""

from __future__ import annotations

import pytest
from tests.games.grail.encounter.fights import Fight, card, do, talk

from nokturn.games.grail.state.choices import EachPaysOwn

OPEN = "courage1 empathy1 aggression1 magic x1"
ONE = [({"courage": "attitude +2", "empathy": "attitude -1"}, "attitude -1")]


def arev(encounter: object, *cards: object, hand: tuple[str, ...] = (), **laid: object) -> Fight:
    """Arev: Courage 2, Empathy 1, Aggression 1."""
    facts = laid.pop("facts", {})
    return Fight(encounter, *cards, arev=facts).lay(arev=hand, **laid)  # type: ignore[arg-type]


@pytest.mark.rule("GRAIL-DIPLO-BYPASS-01")
def test_a_bypass_costs_what_it_says_and_gives_neither_reward_nor_failure() -> None:
    fight = Fight(talk(stages=ONE, bypass=((), ("pay wealth 1",))), arev={"wealth": 2, "rep": 1}).begins()
    fight.arev.answers(do.UseBypass())
    assert fight.outcome() == "bypassed"
    assert (fight["arev"].wealth, fight["arev"].rep, fight["arev"].xp) == (1, 1, 0)
    assert fight.state.encounter_decks["blue"][-1] == "weeping_orphan:1"


@pytest.mark.rule("GRAIL-DIPLO-BYPASS-02")
def test_requirements_look_at_the_highest_value_and_every_member_pays() -> None:
    way = talk(stages=ONE, bypass=(("res rep 4",), ("pay wealth 1",)))
    fight = Fight(way, arev={"rep": 4, "wealth": 1}, beor={"rep": 0, "wealth": 1}).begins()
    assert fight.asked() == {"A": "bypass", "B": "bypass"}
    fight.arev.answers(do.UseBypass())
    fight.beor.answers(do.UseBypass())
    assert fight.outcome() == "bypassed"
    assert [fight[hero].wealth for hero in ("arev", "beor")] == [0, 0]
    fight = Fight(way, arev={"rep": 2, "wealth": 1}, beor={"rep": 3, "wealth": 1}).begins()
    assert "bypass" not in fight.asked().values(), "values are not added up"
    fight = Fight(way, arev={"rep": 4, "wealth": 5}, beor={"wealth": 0}).begins()
    assert "bypass" not in fight.asked().values(), "nobody can pay Wealth for another"


@pytest.mark.rule("GRAIL-DIPLO-BYPASS-02", "R-54")
def test_magic_may_be_paid_by_another_member() -> None:
    fight = Fight(talk(stages=ONE, bypass=((), ("pay magic 1",))), arev={"magic": 2}, beor={"magic": 0}).begins()
    fight.arev.answers(do.UseBypass())
    fight.beor.answers(do.UseBypass())
    while not fight.over:
        question = fight.asks[0]
        fight.answer(question.seat, next(one for one in question.options if not isinstance(one, EachPaysOwn)))
    assert fight.outcome() == "bypassed"
    assert (fight["arev"].magic, fight["beor"].magic) == (0, 0)


@pytest.mark.rule("GRAIL-DIPLO-BYPASS-03")
def test_a_bypass_needs_everybody_and_is_impossible_afterwards() -> None:
    way = talk(stages=ONE, bypass=((), ("pay wealth 1",)))
    fight = Fight(way, arev={"wealth": 1}, beor={"wealth": 1}).begins()
    fight.arev.answers(do.UseBypass())
    fight.beor.answers(do.Negotiate())
    assert fight["arev"].wealth == 1
    fight.pass_until("play")
    assert not any(isinstance(one, do.UseBypass) for one in fight.asks[0].options)


@pytest.mark.rule("GRAIL-DIPLO-RETREAT-01")
def test_the_party_may_give_up_together_and_then_fails() -> None:
    fight = Fight(talk(stages=ONE), arev={"rep": 3}, beor={"rep": 3}).lay().activate("arev")
    fight.arev.answers(do.GiveUp())
    fight.beor.answers(False)
    assert fight.asked() == {"A": "play"}
    assert do.Retreat() not in fight.arev.options, "nobody leaves alone"
    fight.arev.answers(do.GiveUp())
    fight.beor.answers(True)
    assert fight.fray.outcome == "failed"
    assert [fight[hero].rep for hero in ("arev", "beor")] == [2, 2]


@pytest.mark.rule("GRAIL-DIPLO-SEQ-01")
def test_keys_chains_tears_abilities_and_charges_work_as_in_combat() -> None:
    first = card("arev_d01", left="up1 . . . .", right="courage1 . . magic x2", place="draw 1")
    further = card("arev_d02", left="chain . . up1 up1", passive=True, place="charge 1")
    fight = arev(talk(stages=ONE, keys=OPEN, track=(9, 3)), first, further, hand=("arev_d01", "arev_d02")).activate(
        "arev"
    )
    fight.arev.plays("arev_d01")
    assert (fight.fray.attitude, len(fight.hand("arev"))) == (1, 2)
    fight.arev.plays("arev_d02", magic=True)
    assert fight.fray.attitude == 1 + 1 + 2
    assert fight.placed("arev_d02").charges == 1
    assert fight["arev"].magic == 0


@pytest.mark.rule("GRAIL-DIPLO-BONUS-01")
def test_bonuses_move_the_marker_up_and_down() -> None:
    both = card("arev_d01", left="up3 down1 . . .")
    fight = arev(talk(stages=ONE, keys=OPEN), both, hand=("arev_d01",)).activate("arev")
    fight.arev.plays("arev_d01")
    assert fight.fray.attitude == 2


@pytest.mark.rule("GRAIL-DIPLO-BONUS-02")
@pytest.mark.parametrize(
    "left, moved",
    [
        ("affinity . . . .", 2),
        (". affinity . . .", -1),
        (". . affinity . .", 0),
        (". . . affinity .", 0),
        (". . . . affinity", 0),
    ],
)
def test_an_affinity_applies_what_the_stage_prints_for_the_attribute(left: str, moved: int) -> None:
    fight = arev(talk(stages=ONE, keys=OPEN), card("arev_d01", left=left), hand=("arev_d01",)).activate("arev")
    fight.arev.plays("arev_d01", magic="affinity ." in left and left.startswith(". . ."))
    assert fight.fray.attitude == moved


@pytest.mark.rule("GRAIL-DIPLO-BONUS-03")
def test_a_multiplier_multiplies_spaces_and_cards() -> None:
    for left, moved, cards in ((". . . . up1", 2, 0), (". . . . draw", 0, 2), (". . . . down1", -2, 0)):
        fight = arev(talk(stages=ONE, keys=". . . . x2"), card("arev_d01", left=left), hand=("arev_d01",))
        fight.activate("arev")
        fight.arev.plays("arev_d01")
        assert (fight.fray.attitude, len(fight.hand("arev"))) == (moved, cards)


@pytest.mark.rule("GRAIL-DIPLO-TRACK-01")
def test_the_marker_cannot_leave_the_track_and_grey_is_neither_green_nor_red() -> None:
    fight = arev(talk(stages=ONE, track=(4, 3), keys=OPEN), card("arev_d01", left="up3 . . . up3"), hand=("arev_d01",))
    fight.activate("arev")
    fight.arev.plays("arev_d01")
    assert fight.fray.attitude == 4
    colours = card("arev_d01", place={"do": "gain wealth 1", "conditions": ("green",)},
                   place_={"do": "gain food 1", "conditions": ("red",)})  # fmt: skip
    for attitude, wealth, food in ((0, 0, 0), (1, 1, 0), (-1, 0, 1)):
        fight = arev(
            talk(stages=ONE), colours, hand=("arev_d01",), attitude=attitude, facts={"wealth": 0, "food": 0}
        ).activate("arev")
        fight.arev.plays("arev_d01")
        assert (fight["arev"].wealth, fight["arev"].food) == (wealth, food)


@pytest.mark.rule("GRAIL-DIPLO-TURN-01", "GRAIL-DIPLO-TURN-02")
def test_a_turn_has_no_opportunity_attack() -> None:
    fight = Fight(talk(stages=[({}, "gain terror 1")]), arev={}, beor={}).lay(
        arev=tuple([f"arev_d0{number}" for number in range(1, 6)])
    )
    fight.turns()
    fight.arev.answers(do.ActivateHero("arev"))
    fight.beor.answers(do.ActivateHero("arev"))
    fight.arev.ends()
    assert fight["arev"].terror == 1
    assert not fight.told("opportunity-attack")
    fight.beor.ends()
    fight.arev.discards("arev_d01", "arev_d02")
    assert (len(fight.hand("arev")), len(fight.hand("beor"))) == (4, 1)
    assert fight.fray.activated == ()


@pytest.mark.rule("GRAIL-DIPLO-RESPONSE-01")
def test_the_response_of_the_stage_is_applied_to_the_active_character() -> None:
    fight = Fight(talk(stages=[({}, ("attitude -2", "lose energy 1", "gain terror 1"))]), arev={"energy": 5}, beor={})
    fight.lay().activate("arev")
    fight.arev.ends()
    assert (fight.fray.attitude, fight["arev"].energy, fight["arev"].terror) == (-2, 4, 1)
    assert fight["beor"].terror == 0


@pytest.mark.rule("GRAIL-DIPLO-RESPONSE-01", "GRAIL-COMBAT-ABILITY-10")
@pytest.mark.parametrize(
    "ability, attitude, energy, left",
    [
        ("soften 1", -1, 4, True), ("soften 9", 0, 4, True), (("ignore_response", "tear_self"), 0, 5, False),
        (("reverse_response", "tear_self"), 2, 4, False),
    ],
)  # fmt: skip
def test_abilities_soften_ignore_and_reverse_a_response(
    ability: object, attitude: int, energy: int, left: bool
) -> None:
    calm = card("arev_d01", response=ability)
    fight = arev(
        talk(stages=[({}, ("attitude -2", "lose energy 1"))]), calm, sequence=("arev_d01",), facts={"energy": 5}
    )
    fight.answer_of("arev")
    assert (fight.fray.attitude, fight["arev"].energy) == (attitude, energy)
    assert (fight.cards() == ("arev_d01",)) is left


@pytest.mark.rule("GRAIL-DIPLO-CHECK-01")
def test_on_the_lowest_space_every_member_suffers_the_failure() -> None:
    fight = Fight(talk(stages=[({}, "attitude -3")], failure=("lose rep 1", "gain terror 2")), arev={"rep": 2},
                  beor={"rep": 2}).begins()  # fmt: skip
    fight.pass_until("play")
    fight.seat(fight.asks[0].seat).ends()
    assert fight.outcome() == "failed"
    assert [(fight[hero].rep, fight[hero].terror) for hero in ("arev", "beor")] == [(1, 2), (1, 2)]
    assert fight.state.encounter_decks["blue"][-1] == "weeping_orphan:1"
    assert len(fight["arev"].diplomacy_deck) == 15
    assert fight["arev"].xp == 0


@pytest.mark.rule("GRAIL-DIPLO-CHECK-02")
def test_the_last_stage_won_wins_the_encounter_for_every_member() -> None:
    winning = card("arev_d01", left=". . . . up3")
    fight = Fight(
        talk(stages=ONE, track=(3, 3), reward=("gain xp 2", "gain rep 1")), winning, arev={}, beor={}
    ).begins()
    fight.arev.keeps()
    fight.beor.keeps()
    fight.arev.answers(do.ActivateHero("arev"))
    fight.beor.answers(do.ActivateHero("arev"))
    fight.arev.plays("arev_d01")
    assert fight.outcome() == "won"
    assert [(fight[hero].xp, fight[hero].rep) for hero in ("arev", "beor")] == [(2, 2), (2, 2)]


@pytest.mark.rule("GRAIL-DIPLO-CHECK-03", "GRAIL-DIPLO-STAGE-01", "GRAIL-DIPLO-STAGE-03")
def test_the_next_stage_begins_on_grey_without_a_response_and_with_the_sequence() -> None:
    stages = [({"courage": "attitude +3"}, "gain terror 1"), ({"courage": "attitude +1"}, "lose energy 1")]
    first = card("arev_d01", left="affinity . . . .", right="courage1 . . . void", delay="gain wealth 1")
    second = card("arev_d02", left="affinity . . . .")
    fight = arev(
        talk(stages=stages, track=(3, 3), keys=OPEN),
        first,
        second,
        card("arev_d15", passive=True, right="courage1 . . . void"),
        hand=("arev_d01", "arev_d02"),
        sequence=("arev_d15+1",),
        facts={"energy": 5, "wealth": 0},
    )
    fight.turns()
    fight.arev.plays("arev_d01")
    assert (fight.fray.stage, fight.fray.attitude, fight["arev"].terror) == (1, 0, 0)
    assert fight.cards() == ("arev_d15", "arev_d01")
    assert fight.placed("arev_d15").charges == 1
    assert fight["arev"].wealth == 1, "the Time token stayed until step 1 of the next Activation"
    fight.arev.plays("arev_d02")
    assert fight.fray.attitude == 1, "its own affinity list"
    fight.arev.ends()
    fight.pass_until("play")
    assert fight["arev"].energy == 4, "its own Response"


@pytest.mark.rule("GRAIL-DIPLO-CHECK-04")
def test_passing_an_end_space_in_between_does_not_count() -> None:
    round_trip = card("arev_d01", left="down1 up1 . . .")
    fight = arev(talk(stages=[({}, ())], keys=OPEN), round_trip, hand=("arev_d01",), attitude=-2).activate("arev")
    fight.arev.plays("arev_d01")
    fight.arev.ends()
    assert (fight.fray.outcome, fight.fray.attitude) == ("", -2)


@pytest.mark.rule("GRAIL-DIPLO-STAGE-02", "R-41")
def test_of_alternative_approaches_one_is_the_only_stage() -> None:
    fight = Fight("lost_pilgrims", arev={}, beor={}).begins()
    fight.pass_until("approach")
    assert fight.fray.attitude == 0
    fight.arev.answers(do.TakeApproach("lost_pilgrims/1"))
    fight.beor.answers(do.TakeApproach("lost_pilgrims/0"))
    assert fight.asked() == {"A": "approach"}, "without agreement the lowest number decides"
    fight.arev.answers(do.TakeApproach("lost_pilgrims/1"))
    assert fight.fray.stage == 1
    fight.fray.attitude = 4
    fight.pass_until("play")
    fight.arev.ends()
    assert fight.outcome() == "won"


@pytest.mark.rule("GRAIL-DIPLO-PANIC-01")
def test_panic_works_as_in_combat() -> None:
    fight = arev(talk(stages=ONE), hand=("arev_d05",), facts={"terror": 9, "health": 5, "deck": ("arev_d01",)}).turns()
    assert fight.arev.refusal(do.PlayCard("arev_d05")).rule == "GRAIL-COMBAT-PANIC-01"
    fight.arev.answers(do.PlayTop())
    assert fight.cards() == ("arev_d01",)
    before = fight.hand("arev")
    fight.arev.ends()
    assert fight.hand("arev") == before, "no draw at the End of Turn"


@pytest.mark.rule("GRAIL-DIPLO-DECK-01")
def test_who_must_draw_more_than_the_deck_holds_makes_all_fail() -> None:
    greedy = card("arev_d01", left=". . . . draw")
    fight = Fight(talk(stages=ONE), greedy, arev={"rep": 2, "deck": (), "rest": False}, beor={"rep": 2})
    fight.lay(arev=("arev_d01",)).activate("arev")
    fight.arev.plays("arev_d01")
    assert fight.fray.outcome == "failed"
    assert [fight[hero].rep for hero in ("arev", "beor")] == [1, 1]


@pytest.mark.rule("GRAIL-DIPLO-DYING-01", "GRAIL-DYING-02", "R-17")
def test_dying_ends_it_for_all_without_reward_and_without_failure() -> None:
    fight = Fight(talk(stages=[({}, "damage 9")]), arev={"rep": 2}, beor={"rep": 2}).lay().activate("arev")
    fight.arev.ends()
    assert fight["arev"].dying > 0
    assert fight.fray.outcome == "ended"
    assert [(fight[hero].rep, fight[hero].xp) for hero in ("arev", "beor")] == [(2, 0), (2, 0)]


@pytest.mark.rule("GRAIL-DIPLO-DISCARD-01")
def test_discarding_from_an_empty_hand_takes_the_top_of_the_deck() -> None:
    fight = arev(talk(stages=[({}, "discard 2")]), hand=("arev_d05",), facts={"deck": ("arev_d09", "arev_d08")})
    fight.answer_of("arev")
    assert set(fight.fray.discards["arev"]) == {"arev_d05", "arev_d09"}


def test_charges_just_paid_count_for_the_marker() -> None:
    fight = Fight(talk(stages=ONE, track=(9, 3)), ailei={}).lay(sequence=("ailei_d05+3",)).activate("ailei")
    fight.ailei.answers(next(one for one in fight.ailei.options if isinstance(one, do.SpendCharges)))
    assert (fight.fray.attitude, fight.placed("ailei_d05").charges) == (3, 0)
