"""Chapter 9.3: the six steps of the aftermath."""

from __future__ import annotations

import pytest
from tests.games.heritage.chronicle.chapter import Chapter
from tests.games.heritage.table import who

from nokturn.games.heritage.aftermath.abilities import place_stickers
from nokturn.games.heritage.aftermath.aftermath import aftermath
from nokturn.games.heritage.aftermath.missions import resolve_missions
from nokturn.games.heritage.aftermath.obligations import change_obligations
from nokturn.games.heritage.aftermath.record import in_order, record_chapter
from nokturn.games.heritage.aftermath.servants import keep_servants
from nokturn.games.heritage.aftermath.summary import sum_up
from nokturn.games.heritage.chronicle.handing_down import left_behind
from nokturn.games.heritage.ending.scoring import score
from nokturn.games.heritage.printed.abilities import OBLIGATIONS
from nokturn.games.heritage.state import choices as do

VANE, HEDWIG = "ca_brujah_1", "ca_brujah_2"
"""Ancillae of the Brujah with one free slot; Vane has Combat 2, Hedwig Mercy 2."""


# 1: the record


@pytest.mark.rule("HER-AFTER-01", "HER-AFTER-20")
@pytest.mark.parametrize("chapter", [2, 21])
def test_the_six_steps_come_in_their_order_in_the_last_chapter_too(chapter: int) -> None:
    """Log, summary, missions, obligations, abilities, servants."""
    table = Chapter(chapter, places="AB", earned="ABABA")
    for seat in "AB":
        table.childe(seat, who("calm west martial", nobody=tuple(table.state.vampires)))
        table.childe(seat, {"A": VANE, "B": "ca_tremere_1"}[seat])
        table.sheet(seat, dots={"combat": 6, "kindred": 6})
    table.run(aftermath)
    steps = []
    while not table.over:
        steps.append((table.state.step, table.asks[0].prompt))
        table.pass_by(table.asks[0])
    assert [step for step, _ in steps] == sorted(step for step, _ in steps)
    prompts = {prompt: step for step, prompt in steps}
    assert prompts["intrigue"] == 2
    assert prompts["mission"] == 3
    assert prompts["put-on"] == 5
    assert prompts["servant"] == 6
    milestones = ("recorded", "title-won", "obligation-added", "decides")
    heard = [line.key for line in table.lines() if line.key in milestones]
    assert heard == ["recorded", "recorded", "title-won", *["decides"] * 5, "obligation-added"]


@pytest.mark.rule("HER-AFTER-02", "HER-R-35")
def test_whoever_has_earned_fewest_missions_acts_first_and_of_equals_the_worse_placed() -> None:
    """Four missions to D, one to C; A and B have none, and B is placed behind A."""
    table = Chapter(1, A="brujah", B="tremere", C="ventrue", D="gangrel", places="CADB", earned="DDDDC")
    assert in_order(table.state) == ("B", "A", "C", "D")


@pytest.mark.rule("HER-AFTER-03", "HER-R-03")
@pytest.mark.parametrize(
    "chapter, points",
    [(1, [2, 1, 1, 0]), (2, [3, 2, 1, 1]), (3, [5, 3, 2, 1]), (10, [2, 1, 1, 0]), (21, [5, 3, 2, 1])],
)
def test_the_log_names_clan_and_place_and_a_place_is_worth_era_points(chapter: int, points: list[int]) -> None:
    table = Chapter(chapter, A="brujah", B="tremere", C="ventrue", D="gangrel", places="CADB", earned="DDDDC")
    record_chapter(table.state)
    line = table.books.log[-1]
    assert (line.clans, line.places) == (("brujah", "tremere", "ventrue", "gangrel"), tuple("CADB"))
    told = (
        [(fact["player"], fact["place"], fact["count"]) for fact in table.told("recorded")] if table.position else None
    )
    assert told is None
    assert [(seat, place) for place, seat in enumerate(line.places, 1)] == [("C", 1), ("A", 2), ("D", 3), ("B", 4)]
    table.run(aftermath)
    assert [fact["count"] for fact in table.told("recorded")] == points


# 2: the summary


@pytest.mark.rule("HER-AFTER-04", "HER-AFTER-21")
def test_the_winner_has_the_title_of_the_chapter_and_whoever_is_in_between_nothing() -> None:
    """Chapter 1: Grand Hospitaller."""
    table = Chapter(1, A="brujah", B="tremere", C="ventrue", places="BAC").run(sum_up)
    assert table.titles("B") == ("title_1",)
    assert (table.titles("A"), table.titles("C")) == ((), ())
    assert table.asked() == {"C": "intrigue"}, "A, who is second, is not asked"


@pytest.mark.rule("HER-AFTER-05", "HER-AFTER-07")
@pytest.mark.parametrize("chapter, count", [(1, 1), (2, 1), (3, 2), (21, 2)])
def test_the_loser_unlocks_as_many_schemes_of_the_own_clan_as_the_chapter_says(chapter: int, count: int) -> None:
    """Also when only two play; four are locked, and whoever plays the clan has them from then on."""
    table = Chapter(chapter, places="AB").run(sum_up)
    offered = table.seat("B").may(do.Unlock)
    assert len(offered) == 4
    assert {option.scheme.split("_")[0] for option in offered} == {"tremere"}
    assert (table.seat("B").ask.low, table.seat("B").ask.high) == (count, count)
    table.seat("B").answers(tuple(offered[:count]))
    assert table.state.unlocked == tuple([option.scheme for option in offered[:count]])
    assert left_behind(table.state).unlocked == table.state.unlocked


@pytest.mark.rule("HER-AFTER-06", "HER-R-40")
def test_where_fewer_schemes_are_locked_those_are_taken() -> None:
    table = Chapter(3, places="AB")
    table.state.unlocked = ("tremere_ascends", "tremere_bone", "tremere_escalation")
    table.run(sum_up)
    assert table.over, "only one is left: nothing to choose"
    assert table.state.unlocked[3:] == ("tremere_flesh",)
    again = Chapter(3, places="AB")
    again.state.unlocked = table.state.unlocked
    assert again.run(sum_up).over
    assert again.state.unlocked == table.state.unlocked


# 3: the missions


@pytest.mark.rule("HER-AFTER-08", "HER-CHRON-09")
def test_missions_are_resolved_in_slot_order_by_whoever_earned_them_with_their_story() -> None:
    """Chapter 2: cm_02_2 is mortals or mercy, and a wealthy resource; cm_02_5 occult or kindred, and a covert one."""
    table = Chapter(2, earned="ABABA")
    record_chapter(table.state)
    table.sheet("B", dots={"mercy": 7}).run(resolve_missions)
    heard = []
    while not table.over:
        if table.asks[0].prompt == "mission":
            heard.append((table.asks[0].seat, dict(table.asks[0].args)["mission"], table.told("story")[-1]["story"]))
        table.pass_by(table.asks[0])
    assert heard == [(seat, f"cm_02_{slot}", f"mission.cm_02_{slot}") for slot, seat in enumerate("ABABA", 1)]
    assert table.dots("A") == {"combat": 1, "occult": 1, "ruthlessness": 1}
    assert table.dots("B") == {"mercy": 8, "mortals": 1}, "any number of dots in a trait"
    assert table.state.havens["A"].resources == ("covert",)
    assert table.state.havens["B"].resources == ("wealthy",)
    assert table.books.log[-1].decisions == ("a", "a", "a", "a", "a")


@pytest.mark.rule("HER-AFTER-08")
def test_the_other_decision_marks_the_other_trait() -> None:
    table = Chapter(2, earned="ABABA")
    record_chapter(table.state)
    table.run(resolve_missions)
    table.seat("A").answers(do.Decide("cm_02_1.b", "auspex"))
    assert table.dots("A") == {"auspex": 1}
    assert table.books.log[-1].decisions == ("b",)


@pytest.mark.rule("HER-AFTER-09", "HER-CHRON-03")
def test_a_resolved_mission_never_comes_again() -> None:
    """The next chapter has five others."""
    assert not set(Chapter(1).state.missions) & set(Chapter(2).state.missions)


@pytest.mark.rule("HER-MISSION-07")
def test_chronicle_missions_give_no_victory_points() -> None:
    table = Chapter(1, earned="AAAAA")
    with_missions = score(table.state, "A")
    table.state.earned = {}
    assert score(table.state, "A") == with_missions


# 4: obligations


@pytest.mark.rule("HER-AFTER-10")
def test_the_winner_takes_on_an_obligation_and_everybody_else_is_rid_of_one() -> None:
    first, second, third, *_ = OBLIGATIONS
    table = Chapter(2, A="brujah", B="tremere", C="ventrue", places="BAC")
    table.haven("A", obligations=(first, second)).haven("B", obligations=(third,)).run(change_obligations)
    assert len(table.state.havens["A"].obligations) == 1
    assert set(table.state.havens["A"].obligations) < {first, second}
    assert table.state.havens["B"].obligations[0] == third
    assert len(table.state.havens["B"].obligations) == 2
    assert table.state.havens["C"].obligations == ()
    held = [one for haven in table.state.havens.values() for one in haven.obligations]
    assert len(set(held)) == len(held)


@pytest.mark.rule("HER-AFTER-11", "HER-R-40")
def test_obligations_pile_up_until_the_stack_is_empty() -> None:
    table = Chapter(2, places="AB").haven("A", obligations=tuple(OBLIGATIONS)[:11]).run(change_obligations)
    assert set(table.state.havens["A"].obligations) == set(OBLIGATIONS)
    assert len(OBLIGATIONS) == 12
    table.run(change_obligations)
    assert len(table.state.havens["A"].obligations) == 12


# 5: abilities


@pytest.mark.rule("HER-AFTER-12", "HER-AFTER-13", "HER-AFTER-19")
def test_an_ability_sticker_goes_on_an_ancilla_with_a_free_slot_for_whoever_has_the_dots() -> None:
    """Combat 1 wants 1 dot, Combat 2 two, Combat 3 four, Combat 4 six; Bound wants none."""
    table = Chapter(2, earned="BBBBB").sheet("A", dots={"combat": 4})
    table.childe("A", VANE)
    table.childe("A", HEDWIG)
    table.run(place_stickers)
    assert [option.character for option in table.seat("A").may(do.PutOn)] == [VANE, HEDWIG]
    table.seat("A").answers(do.PutOn(HEDWIG))
    assert [option.ability for option in table.seat("A").options] == ["combat_1", "combat_2", "combat_3", "bound"]
    table.seat("A").answers(do.PutAbility("combat_3"))
    assert table.state.cards[HEDWIG].stickers == ("combat_3",)
    assert dict(left_behind(table.state).cards)[HEDWIG].stickers == ("combat_3",), "it follows the card for ever"


@pytest.mark.rule("HER-AFTER-12")
def test_nobody_has_to_place_a_sticker() -> None:
    table = Chapter(2, earned="BBBBB").sheet("A", dots={"combat": 4})
    table.childe("A", VANE)
    table.run(place_stickers).seat("A").answers(do.NoSticker())
    assert table.state.cards == {}


@pytest.mark.rule("HER-AFTER-13")
def test_a_sticker_of_which_no_copy_is_left_is_not_offered() -> None:
    """There are two copies of Combat 3, and both lie on other cards."""
    table = Chapter(2, earned="BBBBB").sheet("A", dots={"combat": 4})
    table.card("ca_gangrel_1", stickers=("combat_3",)).card("ca_gangrel_2", stickers=("combat_3",))
    table.childe("A", HEDWIG)
    table.run(place_stickers).seat("A").answers(do.PutOn(HEDWIG))
    assert "combat_3" not in [option.ability for option in table.seat("A").options]


@pytest.mark.rule("HER-AFTER-12", "HER-AFTER-14", "HER-R-36", "HER-R-48", "HER-TORPOR-07")
def test_neither_leaders_nor_base_sides_nor_tucked_cards_nor_the_torpid_nor_full_cards_have_room() -> None:
    """A base character is an ancilla through the monster tucked under it, but its card has no slot for that."""
    table = Chapter(2, earned="BBBBB", A="tzimisce", B="tremere").sheet("A", dots={"combat": 4})
    table.childe("A", who("calm west martial"), monsters=("ca_gangrel_1",))
    table.take_out("ca_gangrel_1")
    table.childe("A", VANE, torpid=True)
    table.card(HEDWIG, stickers=("occult_1",)).childe("A", HEDWIG)
    table.run(place_stickers)
    assert table.over, "nobody is asked: there is no room"


@pytest.mark.rule("HER-AFTER-15")
def test_the_same_ability_is_not_placed_twice_on_a_card() -> None:
    """Vane has Combat 2 printed."""
    table = Chapter(2, earned="BBBBB").sheet("A", dots={"combat": 4})
    table.childe("A", VANE)
    table.run(place_stickers).seat("A").answers(do.PutOn(VANE))
    assert [option.ability for option in table.seat("A").options] == ["combat_1", "combat_3", "bound"]


# 6: servants


@pytest.mark.rule("HER-AFTER-16", "HER-AFTER-17", "HER-TORPOR-07")
def test_one_vampire_that_is_not_torpid_may_be_kept_and_the_old_servant_goes_to_the_deck() -> None:
    table = Chapter(2, earned="BBBBB").haven("A", servant="bc_050")
    kept, torpid = table.childe("A", VANE), table.childe("A", HEDWIG, torpid=True)
    table.run(keep_servants)
    assert [option.character for option in table.seat("A").may(do.KeepServant)] == [kept]
    assert torpid not in [option.character for option in table.seat("A").may(do.KeepServant)]
    table.seat("A").answers(do.KeepServant(kept))
    assert table.state.havens["A"].servant == kept
    assert "bc_050" in table.state.deck


@pytest.mark.rule("HER-AFTER-17")
def test_an_old_servant_who_was_not_called_may_stay() -> None:
    table = Chapter(2, earned="BBBBB").haven("A", servant="bc_050")
    table.childe("A", VANE)
    table.run(keep_servants).seat("A").answers(do.KeepAsIs())
    assert table.state.havens["A"].servant == "bc_050"


@pytest.mark.rule("HER-AFTER-16", "HER-R-36")
def test_a_leader_s_card_is_not_kept_but_a_character_who_usurped_its_place_is() -> None:
    """EX-21: in the aftermath the usurper may be elevated or kept as servant."""
    table = Chapter(2, earned="BBBBB")
    assert table.run(keep_servants).over, "there are only leaders"
    top = who("calm west martial")
    table.take_out(top).state.vampires[top] = table.state.vampires.pop(table.leader("A"))
    table.state.tops["A"], table.state.lines["A"] = top, (top,)
    table.run(keep_servants)
    assert table.seat("A").may(do.KeepServant) == [do.KeepServant(top)]


@pytest.mark.rule("HER-AFTER-18", "HER-AFTER-19", "HER-TZI-06", "HER-CHRON-05")
def test_all_others_return_to_the_deck_with_their_stickers_and_tucked_cards_always_do() -> None:
    """What is handed down knows of no bloodline, no token and no monster, but of every sticker."""
    table = Chapter(2, A="tzimisce", B="tremere", earned="BBBBB")
    table.card(VANE, stickers=("occult_1",)).childe("A", VANE, monsters=("ca_gangrel_1",), potency=3)
    table.take_out("ca_gangrel_1").run(keep_servants)
    assert table.seat("A").may(do.KeepServant) == [do.KeepServant(VANE)], "not the tucked one"
    table.seat("A").answers(do.KeepAsIs())
    left = left_behind(table.state)
    assert [haven.servant for haven in left.havens] == ["", ""]
    assert [(card, now.stickers) for card, now in left.cards] == [(VANE, ("occult_1",))]
    assert set(left.__struct_fields__) == {"books", "havens", "cards", "unlocked"}


@pytest.mark.rule("HER-AFTER-22", "HER-R-61")
def test_what_a_step_changes_is_seen_by_the_next() -> None:
    """Elevated in step 3, stickered in step 5, kept in step 6."""
    table = Chapter(4, places="AB", earned="ABBBB")
    card = table.childe("A", who("calm west covert"))
    table.run(aftermath)
    table.pass_until("mission", seat="A")
    table.seat("A").answers(do.Decide("cm_04_1.a", "cunning")).answers(do.Elevate(card))
    table.seat("A").answers(do.PutClan("brujah")).answers(False)
    table.pass_until("put-on", seat="A")
    assert do.PutOn(card) in table.seat("A").options
    table.seat("A").answers(do.PutOn(card)).answers(do.PutAbility("bound"))
    table.pass_until("servant", seat="A")
    table.seat("A").answers(do.KeepServant(card))
    assert table.state.havens["A"].servant == card
    assert table.state.cards[card].stickers == ("bound",)


@pytest.mark.rule("HER-CHRON-09")
def test_the_chapter_s_story_ends_with_its_aftermath() -> None:
    table = Chapter(2, earned="ABABA").run(aftermath)
    assert "chapter.2.outro" not in [fact["story"] for fact in table.told("story")]
    told = [fact["story"] for fact in table.finish().told("story")]
    assert told[-1] == "chapter.2.outro"
