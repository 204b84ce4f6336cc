"""Every clan scheme is played: Nosferatu, Toreador, Tremere, Tzimisce, Ventrue."""

from __future__ import annotations

import pytest
from tests.games.heritage.stage import PART, Row, Stage, check

from nokturn.games.heritage.clans.ventrue import edict_answers
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state import choices as do
from nokturn.kernel.procedures import carried_out

NOSFERATU: list[Row] = [
    ("nosferatu_secrets", "", "", "market nosferatu_secrets"),
    ("nosferatu_faces", "", "", "market nosferatu_faces"),
    ("nosferatu_blades", "", "", "market nosferatu_blades"),
    ("nosferatu_rumour", "", "foe", "kin infamy -1; foe infamy +1; lead potency +1"),
    ("nosferatu_streets", "", "f3", "reserves f3; lead potency +1"),
    ("nosferatu_drop", "", "foe", "kin infamy -2; foe infamy +2"),
    ("nosferatu_tribunal", "", "", "foe torpid"),
    ("nosferatu_souls", "", "", "market nosferatu_souls"),
    ("nosferatu_broker", "", "", "market nosferatu_broker"),
    ("nosferatu_auction", "", "", "market nosferatu_auction"),
    ("nosferatu_talk", "", "foe+chief+rival", "foe infamy +1; chief infamy +1; rival infamy +1"),
    (
        "nosferatu_warren",
        "lead infamy 2",
        "chief rival",
        "chief boons -1; rival boons -1; lead boons +2; lead infamy -2",
    ),
]
BOUGHT: list[Row] = [
    ("nosferatu_secrets", "", "", "draws 1"),
    ("nosferatu_faces", "", "", "kin infamy -2"),
    ("nosferatu_blades", "", "foe", "foe infamy +2"),
    ("nosferatu_souls", "", "", "kin ready"),
    ("nosferatu_broker", "", "kin", "activates kin"),
    ("nosferatu_auction", "", "", "lead potency +2"),
]
TOREADOR: list[Row] = [
    ("toreador_ball", "", "B yes", "lead potency +4; chief potency +2"),
    ("toreador_ball", "", "B no", "lead potency +2"),
    ("toreador_salon", "", "B yes", "draws 1; B draws 1; lead potency +3; chief potency +1"),
    ("toreador_patron", "", "f3", "reserves f3; lead potency +1"),
    ("toreador_muse", "", "d2", "d2 recruited; activates d2; lead potency +1"),
    ("toreador_gallery", "", "f1+f2+f3", "removes f1 f2 f3; lead potency +1"),
    ("toreador_scandal", "", "foe", "foe infamy +1; foe potency -1; lead potency +1"),
    ("toreador_forgiving", "", "B yes foe", "kin infamy -1; foe infamy -1; lead potency +2"),
    ("toreador_encore", "", "B yes kin foe", "activates kin foe; lead potency +2"),
    (
        "toreador_exhibition",
        "",
        "d4",
        "d4 recruited; activates d4; uses d4; draws 1; d4 potency +1; lead potency +1",
    ),
    (
        "toreador_recital",
        "chief exhausted",
        "B yes kin",
        "kin ready; chief ready; chief potency +1; lead potency +3",
    ),
    ("toreador_critics", "foe ancilla", "", "foe exhausted; foe infamy +2"),
    ("toreador_admirers", "", "B yes f3", "lead potency +5; chief potency +3; reserves f3"),
]
TREMERE: list[Row] = [
    ("tremere_vessel", "", "kin f1", "f1 usurps kin; removes kin; lead potency +1"),
    ("tremere_price", "", "", "kin torpid; lead potency +4"),
    ("tremere_ward", "", "kin f1", "f1 usurps kin; removes kin; f1 infamy -1"),
    ("tremere_cauldron", "", "", "foe potency -2; lead potency +1"),
    ("tremere_vitae", "foe potency 4", "", "foe potency -3; lead potency +3"),
    ("tremere_circle", "", "foe", "foe exhausted; foe infamy +1"),
    ("tremere_stillness", "", "", "whelp torpid"),
    ("tremere_ashes", "kin torpid; whelp torpid", "", "lead potency +3"),
    ("tremere_ashes", "kin torpid; whelp torpid; foe torpid; pupil torpid", "", "lead potency +4"),
    ("tremere_ascends", "part waits", "kin part", "part usurps kin; removes kin; uses part; draws 1"),
    ("tremere_flesh", "", "kin f1", "f1 usurps kin; removes kin; activates f1"),
    ("tremere_escalation", "", "kin foe", "kin torpid; foe torpid; lead potency +1"),
    ("tremere_bone", "", "", "recovers 1; draws 1; lead potency +1"),
]
TZIMISCE: list[Row] = [
    ("tzimisce_graft", "part waits", "kin", f"kin monster {PART}; lead potency +1"),
    ("tzimisce_cut", "part waits", "kin", f"kin monster {PART}; lead infamy +1"),
    ("tzimisce_weapon", "part waits", "kin", f"kin monster {PART}; uses kin; draws 1"),
    ("tzimisce_vivisection", "", "", "whelp torpid"),
    ("tzimisce_nightmare", "", "foe", "foe infamy +1; foe potency -1"),
    ("tzimisce_workshop", "", "f1+f2 f4", "removes f1 f2; reserves f4; lead potency +1"),
    ("tzimisce_design", "kin ancilla", "", "uses kin; kin potency +1; activates kin"),
    ("tzimisce_manor", "kin ancilla", "", "lead potency +2"),
    (
        "tzimisce_manor",
        "kin ancilla; aide1 ancilla; wolf joined 2; wolf1 ancilla; wolf2 ancilla",
        "",
        "lead potency +4",
    ),
    ("tzimisce_masterpiece", "part waits", "kin", f"kin monster {PART}; kin potency +2"),
    ("tzimisce_menagerie", "kin monster; aide1 ancilla", "kin", "uses kin; draws 1"),
    ("tzimisce_warform", "", "foe", "foe torpid; lead infamy +1"),
    ("tzimisce_organs", "kin ancilla", "", "uses kin; kin potency +1; kin ready"),
]
VENTRUE: list[Row] = [
    ("ventrue_rank", "", "egalitarian", "edict ventrue_rank egalitarian"),
    ("ventrue_borders", "", "wanderer", "edict ventrue_borders wanderer"),
    ("ventrue_trades", "", "martial", "edict ventrue_trades martial"),
    ("ventrue_levy", "", "", "lead potency +2"),
    ("ventrue_command", "", "aide1", "activates aide1"),
    ("ventrue_sanction", "", "", "foe potency -2; draws 1"),
    ("ventrue_pardon", "", "", "kin infamy -2; lead potency +1"),
    ("ventrue_summons", "", "foe", "foe infamy +1; foe exhausted"),
    ("ventrue_temper", "", "calm", "edict ventrue_temper calm"),
    ("ventrue_blood", "", "martial", "edict ventrue_blood martial"),
    ("ventrue_right", "", "", "lead potency +2; activates lead aide1 aide2"),
    ("ventrue_treasury", "", "", "chief potency -1; rival potency -1; lead potency +3"),
]
INVOKED: list[Row] = [
    ("ventrue_rank", "egalitarian", "yes f1", "removes f1"),
    ("ventrue_borders", "south", "yes", "lead potency +1"),
    ("ventrue_trades", "martial", "yes", "activates lead"),
    ("ventrue_temper", "calm", "yes 0", "kin infamy -1"),
    ("ventrue_temper", "calm", "yes 1 f3", "reserves f3"),
    ("ventrue_blood", "martial", "yes", "foe infamy +1"),
]
ROWS = [*NOSFERATU, *TOREADOR, *TREMERE, *TZIMISCE, *VENTRUE]


@pytest.mark.rule("HER-SCHEME-10", "HER-SCHEME-12", "HER-EFF-01", "HER-EFF-06")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_scheme_does_what_it_says(row: Row) -> None:
    check(row)


@pytest.mark.rule("HER-NOS-03", "HER-NOS-06")
@pytest.mark.parametrize("row", BOUGHT, ids=lambda row: row[0])
def test_a_market_sells_what_it_says(row: Row) -> None:
    """A's leader pays the boon."""
    scheme, given, answers, expected = row
    stage = Stage("nosferatu", given=given)
    stage.table.market(scheme)
    stage.begin()
    stage.run(answers, carried_out(do.UseMarket), "A", do.UseMarket(scheme, stage.ids["lead"]))
    assert stage.changes() == {"lead boons -1", f"closes {scheme}", *expected.split("; ")}


@pytest.mark.rule("HER-VEN-04", "HER-VEN-05")
@pytest.mark.parametrize("row", INVOKED, ids=lambda row: row[0])
def test_an_edict_does_what_it_says(row: Row) -> None:
    """B's foe is the recruit; A's leader has proclaimed the edict."""
    scheme, value, answers, expected = row
    stage = Stage("ventrue")
    stage.table.edict(scheme, value, stage.ids["lead"])
    stage.begin()
    stage.run(answers, edict_answers, "B", stage.ids["foe"])
    assert stage.changes() == set(expected.split("; "))


def test_every_scheme_of_these_clans_is_played() -> None:
    clans = ("nosferatu", "toreador", "tremere", "tzimisce", "ventrue")
    schemes = [one for one in SCHEMES.values() if one.clan in clans]
    assert {row[0] for row in ROWS} == {one.id for one in schemes}
    assert {row[0] for row in BOUGHT} == {one.id for one in schemes if one.after_play == "black_market"}
    assert {row[0] for row in INVOKED} == {one.id for one in schemes if one.after_play == "edict"}
