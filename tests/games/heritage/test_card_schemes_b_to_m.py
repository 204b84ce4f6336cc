"""Every clan scheme is played: Brujah, Gangrel, Lasombra, Malkavian.

A row says: the scheme; what is given beyond the stage; the answers; everything that changes besides the leader's
exhaustion and the way of the card.  The numbers are those printed on the card."""

from __future__ import annotations

import pytest
from tests.games.heritage.stage import Row, check

from nokturn.games.heritage.printed.schemes import SCHEMES

BRUJAH: list[Row] = [
    ("brujah_gauntlet", "", "foe", "enemy foe; foe infamy +2"),
    ("brujah_grievance", "", "foe", "enemy foe; draws 1"),
    ("brujah_riot", "foe enemy; rival enemy", "", "foe infamy +1; rival infamy +1; lead potency +2"),
    (
        "brujah_riot",
        "foe enemy; rival enemy; chief enemy; whelp enemy",
        "",
        "foe infamy +1; rival infamy +1; chief infamy +1; whelp infamy +1; lead potency +3",
    ),
    ("brujah_door", "foe enemy; whelp enemy; rival enemy", "", "foe torpid"),
    ("brujah_spoils", "foe enemy; whelp enemy", "", "foe potency -2; lead potency +3"),
    ("brujah_speech", "", "", "lead potency +1"),
    ("brujah_speech", "foe enemy; rival enemy", "", "lead potency +3"),
    ("brujah_speech", "foe enemy; rival enemy; chief enemy; whelp enemy", "", "lead potency +4"),
    ("brujah_hounded", "", "foe", "enemy foe; foe potency -2"),
    ("brujah_comrades", "", "kin", "kin ready; activates kin"),
    ("brujah_feud", "foe enemy", "whelp foe", "enemy whelp; foe torpid"),
    (
        "brujah_manor",
        "foe enemy; chief enemy; whelp enemy",
        "",
        "foe potency -1; chief potency -1; lead potency +2; chief boons -1; lead boons +1",
    ),
    ("brujah_ideals", "", "kin", "lead potency +2; kin ready; draws 1"),
    # The leader is cruel and her aides are calm: the beast turns twice, and draws twice.
    (
        "brujah_united",
        "foe enemy; rival enemy",
        "",
        "foe infamy +2; rival infamy +2; activates lead aide1 aide2; draws 2",
    ),
]
GANGREL: list[Row] = [
    ("gangrel_hunt", "wolf joined 1", "kin+wolf1", "activates kin wolf1"),
    ("gangrel_hunt", "", "-", ""),
    ("gangrel_run", "", "", "lead potency +2"),
    ("gangrel_run", "wolf joined 4", "", "lead potency +4"),
    ("gangrel_prey", "", "foe", "foe infamy +1"),
    ("gangrel_prey", "wolf joined 1", "foe", "foe torpid"),
    ("gangrel_claim", "", "f2 f4", "removes f2; reserves f4; lead potency +1"),
    ("gangrel_wounds", "", "kin", "kin ready; kin infamy -1"),
    ("gangrel_throat", "", "", "foe potency -2; lead potency +2"),
    ("gangrel_throat", "wolf joined 3; foe potency 5", "", "foe potency -3; lead potency +3"),
    ("gangrel_scent", "lead infamy 2; aide1 infamy 1", "", "kin infamy -1; lead infamy -1"),
    ("gangrel_ambush", "", "whelp", "whelp infamy +2"),
    ("gangrel_howl", "", "", "lead potency +1; kin potency +1"),
    ("gangrel_migration", "", "", "activates north north; draws 1"),
    ("gangrel_weak", "pupil infamy 1", "whelp", "whelp torpid"),
    ("gangrel_weak", "pupil infamy 1; wolf joined 2", "whelp+pupil", "whelp torpid; pupil torpid"),
    ("gangrel_trails", "kin ancilla; aide1 ancilla", "", "uses kin; kin potency +1; lead potency +1"),
]
LASOMBRA: list[Row] = [
    ("lasombra_knee", "", "chief refuse pupil", "chief boons -1; lead boons +1; pupil infamy +1"),
    ("lasombra_tithe", "", "chief refuse", "chief boons -1; lead boons +1; rival potency -2"),
    ("lasombra_drowning", "", "refuse rival", "whelp torpid; rival boons -1; lead boons +1"),
    ("lasombra_partner", "", "rival", "rival boons -1; lead boons +1; lead potency +1"),
    ("lasombra_harbour", "", "", "lead potency +3"),
    ("lasombra_marker", "", "foe", "lead boons -1; foe boons +1; lead potency +2"),
    ("lasombra_marker", "lead boons 0", "", ""),
    ("lasombra_knives", "", "foe", "foe infamy +2"),
    ("lasombra_darken", "", "foe", "foe exhausted; draws 1"),
    (
        "lasombra_refusal",
        "",
        "refuse chief foe rival",
        "chief infamy +1; foe potency -1; rival boons -1; lead boons +1",
    ),
    (
        "lasombra_summons",
        "",
        "refuse chief+whelp rival",
        "chief exhausted; whelp exhausted; rival boons -1; lead boons +1",
    ),
    ("lasombra_court", "", "", "lead potency +3"),
    ("lasombra_court", "lead boons 6", "", "lead potency +4"),
    ("lasombra_reflection", "lead infamy 2", "", "lead infamy -2; foe torpid"),
]
MALKAVIAN: list[Row] = [
    ("malkavian_cards", "", "west", "d2 recruited; removes d1; activates d2; lead potency +3"),
    ("malkavian_voices", "", "west foe", "d2 recruited; removes d1; activates d2; foe infamy +2"),
    ("malkavian_prophet", "", "covert", "d3 recruited; removes d1 d2; activates d3; draws 1"),
    ("malkavian_accident", "", "foe f1+f2", "foe infamy +2; removes f1 f2"),
    ("malkavian_mirror", "", "", "draws 2"),
    ("malkavian_pattern", "", "west", "d2 recruited; removes d1; activates d2 d2"),
    ("malkavian_memory", "", "f3", "kin infamy -2; reserves f3"),
    ("malkavian_clarity", "", "kin", "kin ready; activates kin"),
    ("malkavian_fulfilled", "", "west", "d2 recruited; removes d1; activates d2; d2 potency +4"),
    ("malkavian_delusion", "", "elitist", "activates elitist elitist; politics +2"),
    ("malkavian_fool", "", "foe+chief", "foe potency -1; chief potency -1; lead potency +2"),
    (
        "malkavian_embraced",
        "",
        "west",
        "d4 recruited; removes d1 d2 d3; activates d4; uses d4; draws 1; d4 potency +1",
    ),
]
ROWS = [*BRUJAH, *GANGREL, *LASOMBRA, *MALKAVIAN]


@pytest.mark.rule("HER-SCHEME-10", "HER-SCHEME-12", "HER-EFF-01", "HER-EFF-06")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_scheme_does_what_it_says(row: Row) -> None:
    check(row)


def test_every_scheme_of_these_clans_is_played() -> None:
    clans = ("brujah", "gangrel", "lasombra", "malkavian")
    assert {row[0] for row in ROWS} == {one.id for one in SCHEMES.values() if one.clan in clans}
