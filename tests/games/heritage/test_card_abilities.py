"""Every ability is used, every obligation is borne, every base mission is earned."""

from __future__ import annotations

import pytest
from tests.games.heritage.stage import Row, Stage
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.chapter.obligations import be_obliged
from nokturn.games.heritage.effects.abilities import use_abilities
from nokturn.games.heritage.printed.abilities import ABILITIES, OBLIGATIONS
from nokturn.games.heritage.printed.missions import BASE_MISSIONS
from nokturn.games.heritage.state import choices as do

ABILITY_ROWS: list[Row] = [
    ("kindred_1", "", "aide1", "aide1 potency +1"),
    ("kindred_2", "", "chief", "chief boons -1; kin boons +1"),
    ("kindred_3", "", "", "kin potency +1"),
    ("kindred_3", "lead ancilla; aide1 ancilla; wolf joined 1; wolf1 ancilla", "", "kin potency +3"),
    ("kindred_4", "", "", "kin ready; kin potency +2"),
    ("mortals_1", "", "f1", "removes f1"),
    ("mortals_2", "", "f3", "reserves f3; kin potency +1"),
    ("mortals_3", "", "f1+f2+f3", "removes f1 f2 f3; kin potency +2"),
    ("mortals_4", "", "f3", "reserves f3; kin potency +3"),
    ("ruthlessness_1", "", "foe", "foe infamy +1"),
    ("ruthlessness_2", "", "", "foe potency -1; kin potency +1"),
    ("ruthlessness_3", "", "foe", "foe infamy +2; kin potency +1"),
    ("ruthlessness_4", "", "", "foe torpid"),
    ("cunning_1", "", "", "kin infamy -1"),
    ("cunning_2", "", "", "draws 1"),
    ("cunning_3", "", "foe", "kin infamy -2; foe infamy +2"),
    ("cunning_4", "", "foe", "activates foe; draws 1; kin potency +1"),
    ("combat_1", "", "whelp", "whelp infamy +1"),
    ("combat_2", "", "", "foe potency -2; kin potency +2"),
    ("combat_3", "", "", "whelp torpid"),
    ("combat_4", "", "foe", "foe torpid"),
    ("occult_1", "", "", "activates kin"),
    ("occult_2", "", "", "draws 1; kin potency +1"),
    ("occult_3", "", "lead+aide1", "activates lead aide1"),
    ("occult_3", "", "-", ""),
    ("occult_4", "", "", "recovers 1; draws 1; kin potency +2"),
    ("cruelty_1", "", "", "kin potency +2; kin infamy +1"),
    ("cruelty_2", "", "", "kin potency +3; kin infamy +1"),
    ("cruelty_3", "brute joined 2", "", "kin potency +2"),
    ("cruelty_3", "brute joined 5", "", "kin potency +4"),
    ("cruelty_4", "wolf joined 1", "", "wolf1 torpid; kin potency +6"),
    ("cruelty_4", "", "", ""),
    ("mercy_1", "", "", "kin infamy -2"),
    ("mercy_2", "", "", "kin ready"),
    ("mercy_3", "", "", "kin potency +3"),
    ("mercy_3", "wolf joined 2", "", "kin potency +4"),
    ("mercy_4", "lead infamy 2", "", "kin infamy -3; lead infamy -2; kin potency +1"),
    ("indifference_1", "", "", "kin potency +1"),
    ("indifference_2", "", "", "kin potency +2"),
    ("indifference_3", "", "", "kin potency +1"),
    ("indifference_3", "wolf joined 1", "", "kin potency +1"),
    ("indifference_3", "wolf joined 2", "", "kin potency +2"),
    ("indifference_3", "wolf joined 4; brute joined 4", "", "kin potency +4"),
    ("indifference_4", "", "", "kin potency +4"),
    ("animalism", "", "", "activates lead"),
    ("auspex", "", "f1+f2 f4", "removes f1 f2; reserves f4"),
    ("celerity", "", "", "activates kin; kin potency +1"),
    ("dominate", "", "foe", "foe exhausted"),
    ("fortitude", "lead infamy 2", "", "kin infamy -1; lead infamy -1"),
    ("obfuscate", "", "f3", "kin infamy -2; reserves f3"),
    ("oblivion", "", "", "foe potency -2"),
    ("potence", "", "foe", "foe infamy +2"),
    ("presence", "", "chief", "chief boons -1; kin boons +1; kin potency +1"),
    ("protean", "", "west", "activates west"),
    ("blood_sorcery", "chief infamy 1", "", "foe potency -1; chief potency -1"),
    ("bound", "", "", ""),
]
OBLIGATION_ROWS: list[Row] = [
    ("blood_debt", "", "", "lead potency -1"),
    ("heavy_debt", "", "", "lead potency -2"),
    ("scandal", "", "", "lead infamy +1"),
    ("great_scandal", "", "", "lead infamy +2"),
    ("favour_owed", "", "chief", "lead boons -1; chief boons +1"),
    ("tribute", "", "rival", "lead potency -1; rival potency +1"),
    ("sleepless", "", "", "lead exhausted"),
    ("restless", "", "", "morality 0 cruel"),
    ("rivals_toast", "", "", "chief potency +1; rival potency +1"),
    ("marked", "", "", "lead infamy +1; draws 1"),
]
MISSION_ROWS = [
    ("bm_01", "martial", 3), ("bm_02", "scholarly", 3), ("bm_03", "wealthy", 3), ("bm_04", "covert", 3),
    ("bm_05", "north", 3), ("bm_06", "south", 3), ("bm_07", "east", 3), ("bm_08", "west", 3), ("bm_09", "wanderer", 4),
    ("bm_10", "elitist", 2), ("bm_11", "egalitarian", 2), ("bm_12", "calm", 2), ("bm_13", "cruel", 2),
    ("bm_14", "elitist cruel", 3), ("bm_15", "egalitarian calm", 3),
]  # fmt: skip


@pytest.mark.rule("HER-ABIL-01", "HER-ABIL-02", "HER-ABIL-03", "HER-ABIL-05")
@pytest.mark.parametrize("row", ABILITY_ROWS, ids=lambda row: row[0])
def test_an_ability_does_what_it_says(row: Row) -> None:
    """A's kin has it, from the north like her leader, and uses it."""
    ability, given, answers, expected = row
    stage = Stage("ventrue", requires={"martial": 1}, given=given)
    stage.table.card(stage.ids["kin"], stickers=(ability,))
    stage.run(answers, use_abilities, "A", stage.ids["kin"])
    assert stage.changes() == {"uses kin", *filter(None, expected.split("; "))}


def test_every_ability_is_used() -> None:
    assert {row[0] for row in ABILITY_ROWS} == set(ABILITIES)


def oblige(stage: Stage, obligation: str, answers: str = "", **haven: str) -> Stage:
    stage.table.haven("A", obligations=(obligation,), **haven)
    return stage.run(answers, be_obliged, "A")


@pytest.mark.rule("HER-SETUP-19")
@pytest.mark.parametrize("row", OBLIGATION_ROWS, ids=lambda row: row[0])
def test_an_obligation_does_what_it_says(row: Row) -> None:
    obligation, given, answers, expected = row
    stage = oblige(Stage("ventrue", given=given), obligation, answers)
    assert stage.changes() == set(expected.split("; "))
    assert stage.table.state.havens["A"].obligations == (obligation,)


@pytest.mark.rule("HER-SETUP-19")
def test_tangled_plans_lose_a_scheme_by_chance() -> None:
    stage = Stage("ventrue")
    stage.table.hand("A", "ventrue_right", "ventrue_treasury")
    stage.begin()
    oblige(stage, "tangled")
    assert stage.changes() in ({"discards ventrue_right"}, {"discards ventrue_treasury"})


@pytest.mark.rule("HER-SETUP-19", "HER-RECRUIT-10")
def test_a_hostage_cannot_be_recruited() -> None:
    stage = Stage("ventrue")
    servant = who("cruel east martial")
    stage.table.haven("A", servant=servant)
    assert stage.table.turn("A").seat("A").can(do.RecruitServant(servant))
    oblige(stage, "hostage", servant=servant)
    assert stage.table.turn("A").seat("A").refusal(do.RecruitServant(servant)).rule == "HER-RECRUIT-10"


def test_every_obligation_is_borne() -> None:
    assert {"tangled", "hostage", *[row[0] for row in OBLIGATION_ROWS]} == set(OBLIGATIONS)


@pytest.mark.rule("HER-MISSION-01", "HER-MISSION-05", "HER-MISSION-06")
@pytest.mark.parametrize("mission, words, points", MISSION_ROWS, ids=lambda value: str(value))
def test_a_mission_pays_whoever_has_most_of_its_attributes(mission: str, words: str, points: int) -> None:
    """B has three more who match, A one and two torpid ones; those who have only one of two attributes do not count."""
    table = Table(A="brujah", B="tremere", missions=(mission,))
    for number in range(3):
        table.childe("B", who(words, number))
    table.childe("A", who(words, 3))
    for number in (4, 5):
        table.childe("A", who(words, number), torpid=True)
    if " " in words:
        half = {"elitist cruel": "elitist calm", "egalitarian calm": "egalitarian cruel"}[words]
        for number in range(5):
            table.childe("A", who(half, number))
    before = table.score("B")["total"]
    table.end_chapter().finish()
    assert table.state.earned == {mission: "B"}
    assert table.score("B")["missions"] == points
    assert table.score("B")["total"] == before + points
    assert "missions" not in table.score("A")


def test_every_base_mission_is_earned() -> None:
    assert {row[0] for row in MISSION_ROWS} == set(BASE_MISSIONS)
