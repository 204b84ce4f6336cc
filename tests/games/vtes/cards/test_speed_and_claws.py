"""Combat cards of the preconstructed decks: strikes, maneuvers, presses, more strikes, stronger hands, prevention."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, Duel, adept, can_play, finish, intruder
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.combat.fights import maneuver, press, strike_card, weapon
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import PlayCard, UsePress
from nokturn.games.vtes.state.state import TORPOR

# more strikes

SPEED = [
    ("pursuit", "CEL", SUPERIOR, 1, 0),
    ("blur", "cel", INFERIOR, 1, 1),
    ("blur", "CEL", SUPERIOR, 2, 1),
    ("side-strike", "CEL", SUPERIOR, 1, 0),
    ("quickness", "cel", INFERIOR, 1, 0),
    ("quickness", "CEL", SUPERIOR, 1, 0),
    ("shadow-shift", "obl", INFERIOR, 1, 0),
    ("arms-of-ahriman", "obl", INFERIOR, 1, 0),
]
"""A card, the Discipline it needs at this level, how many strikes it adds and what it costs."""


@pytest.mark.card(*dict.fromkeys(card for card, *_ in SPEED))
@pytest.mark.rule("VTES-ADDSTR-01", "VTES-ADDSTR-03")
@pytest.mark.parametrize("card, discipline, mode, more, cost", SPEED)
def test_additional_strikes(card, discipline, mode, more, cost):
    fight = Duel((discipline,))
    fight.hand("A", card)
    fight.start().until("additional-strikes", "A").seat("A").plays(card, fight.a, mode)
    fight.finish()
    assert fight.blood(fight.b) == 6 - 1 - more
    assert fight.blood(fight.a) == 6 - 1 - cost


@pytest.mark.card("blur", "pursuit", "quickness")
@pytest.mark.rule("VTES-ADDSTR-05")
@pytest.mark.parametrize("card, mode", [("blur", SUPERIOR), ("pursuit", SUPERIOR), ("quickness", INFERIOR)])
def test_what_is_limited_comes_once_a_round(card, mode):
    fight = Duel(("CEL",))
    fight.hand("A", "side-strike", card, "quickness")  # which can still be played: A is asked
    fight.start().until("additional-strikes", "A").seat("A").plays("side-strike", fight.a, SUPERIOR)
    fight.until("additional-strikes", "A")
    assert fight.refused(PlayCard(card, mode, fight.a)) == "VTES-ADDSTR-05"


@pytest.mark.card("quickness")
@pytest.mark.rule("VTES-ADDSTR-05")
@pytest.mark.parametrize("first, second", [("blur", "quickness"), ("quickness", "blur")])
def test_superior_quickness_does_not_count_against_the_limit(first, second):
    fight = Duel(("CEL",))
    fight.hand("A", first, second)
    fight.start().until("additional-strikes", "A").seat("A").plays(first, fight.a, SUPERIOR)
    fight.until("additional-strikes", "A").seat("A").plays(second, fight.a, SUPERIOR)
    fight.finish()
    assert fight.blood(fight.b) == 6 - 1 - 2 - 1


@pytest.mark.card("quickness")
@pytest.mark.rule("VTES-WORD-07")
def test_one_quickness_each_round():
    fight = Duel(("CEL",))
    fight.hand("A", "quickness", "quickness", "blur")
    fight.start().until("additional-strikes", "A").seat("A").plays("quickness", fight.a, SUPERIOR)
    fight.until("additional-strikes", "A")
    assert fight.refused(PlayCard("quickness", SUPERIOR, fight.a)) == "VTES-WORD-07"


@pytest.mark.card("arms-of-ahriman")
@pytest.mark.rule("VTES-STREFF-DODGE-01", "VTES-ADDSTR-05")
def test_the_arms_dodge_and_strike_once_more():
    fight = Duel(("OBL", "CEL"))
    fight.hand("A", "arms-of-ahriman", "arms-of-ahriman", "quickness")
    fight.start().strike("A", "arms-of-ahriman", SUPERIOR)
    fight.until("additional-strikes", "A")
    assert fight.refused(PlayCard("arms-of-ahriman", INFERIOR, fight.a)) == "VTES-ADDSTR-05"
    fight.finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6 - 1)


# strikes that end or avoid the fight


@pytest.mark.card("earth-meld")
@pytest.mark.rule("VTES-STREFF-CE-01", "VTES-STREFF-CE-02")
@pytest.mark.parametrize("discipline, mode, locked", [("pro", INFERIOR, True), ("PRO", SUPERIOR, False)])
def test_earth_meld_ends_the_combat(discipline, mode, locked):
    fight = Duel((discipline,))
    fight.state.change(fight.a, locked=True)
    fight.hand("A", "earth-meld")
    fight.start().strike("A", "earth-meld", mode).finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6)
    assert fight.card(fight.a).locked is locked


@pytest.mark.card("no-trace")
@pytest.mark.rule("VTES-STREFF-CE-01")
def test_no_trace_needs_distance_or_skill():
    maneuver()
    fight = Duel(("obf", "tha"))
    fight.hand("A", "no-trace")
    fight.start().until("strike", "A")
    assert fight.refused(PlayCard("no-trace", INFERIOR, fight.a))
    fight = Duel(("obf",))
    fight.hand("A", "no-trace", "step-aside")
    fight.start().until("range", "A").seat("A").plays("step-aside", fight.a)
    fight.strike("A", "no-trace", INFERIOR).finish()
    assert (fight.blood(fight.a), fight.told("round")) == (5, [{"round": 1}])
    fight = Duel(("OBF",))
    fight.hand("A", "no-trace")
    fight.start().strike("A", "no-trace", SUPERIOR).finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 6)


@pytest.mark.card("side-strike")
@pytest.mark.rule("VTES-STREFF-DODGE-01")
def test_a_side_strike_dodges():
    fight = Duel(("cel",))
    fight.hand("A", "side-strike")
    fight.start().strike("A", "side-strike", INFERIOR).finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6)


@pytest.mark.card("rapid-change")
@pytest.mark.rule("VTES-STREFF-CE-01")
def test_rapid_change_ends_the_combat():
    fight = Duel(("PRO",))
    fight.hand("A", "rapid-change")
    fight.start().strike("A", "rapid-change", SUPERIOR).finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 6)


@pytest.mark.card("rapid-change")
@pytest.mark.rule("VTES-STEALTH-04")
def test_rapid_change_is_stealth_as_a_modifier():
    table, minion, _ = intruder("rapid-change", with_=("pro",))
    table.seat("A").plays("rapid-change", minion, INFERIOR)
    finish(table)
    assert (table.pool("B"), table.blood(minion)) == (29, 5)


# harm


@pytest.mark.card("body-flare")
@pytest.mark.rule("VTES-AGG-01")
@pytest.mark.parametrize("discipline, mode, far", [("pro", INFERIOR, False), ("PRO", SUPERIOR, True)])
def test_body_flare_burns(discipline, mode, far):
    maneuver()
    fight = Duel((discipline,), b=6)
    fight.hand("A", "body-flare", "step-aside")
    fight.start()
    if far:
        fight.until("range", "A").seat("A").plays("step-aside", fight.a)
    fight.strike("A", "body-flare", mode).finish()
    # the first aggravated damage wounds, the second costs 1 blood
    assert (fight.region(fight.b), fight.blood(fight.b)) == (TORPOR, 5)


@pytest.mark.card("body-flare")
@pytest.mark.rule("VTES-STRIKE-06")
def test_inferior_body_flare_does_not_reach_far():
    maneuver()
    fight = Duel(("PRO",))
    fight.hand("A", "body-flare", "step-aside")
    fight.start().until("range", "A").seat("A").plays("step-aside", fight.a)
    fight.until("strike", "A")
    assert fight.refused(PlayCard("body-flare", INFERIOR, fight.a)) == "VTES-STRIKE-06"


@pytest.mark.card("walk-of-flame")
@pytest.mark.parametrize("discipline, mode, blood", [("tha", INFERIOR, 5), ("THA", SUPERIOR, 4)])
def test_flames_walk_from_the_second_round_on(discipline, mode, blood):
    press()
    fight = Duel((discipline,))
    fight.hand("A", "walk-of-flame", "press-on")
    fight.start().until("strike", "A")
    assert fight.refused(PlayCard("walk-of-flame", mode, fight.a))
    fight.until("press", "A").seat("A").plays("press-on", fight.a)
    fight.strike("A", "walk-of-flame", mode).finish()
    # 1 blood in the first round; then one wound, and what is more than that burns blood
    assert (fight.region(fight.b), fight.blood(fight.b)) == (TORPOR, blood)


@pytest.mark.card("claws-of-the-dead", "wolf-claws")
@pytest.mark.rule("VTES-AGG-01")
@pytest.mark.parametrize("card", ["claws-of-the-dead", "wolf-claws"])
@pytest.mark.parametrize("window", ["before-range", "before-strikes", "strike-chosen"])
def test_claws_make_hands_aggravated_for_a_round(card, window):
    fight = Duel(("pro",))
    fight.hand("A", card)
    fight.start().until(window, "A").seat("A").plays(card, fight.a, INFERIOR)
    fight.finish()
    assert (fight.region(fight.b), fight.blood(fight.b)) == (TORPOR, 6)
    assert fight.blood(fight.a) == 6 - 1 - 1


@pytest.mark.card("claws-of-the-dead")
def test_claws_do_not_help_a_weapon_nor_the_next_round():
    weapon("club", kind="damage", amount=1)
    fight = Duel(("pro",))
    club = fight.put("A", "club", host=fight.a)
    fight.hand("A", "claws-of-the-dead")
    fight.start().until("before-range", "A").seat("A").plays("claws-of-the-dead", fight.a, INFERIOR)
    fight.strike_with("A", club).finish()
    assert (fight.region(fight.b), fight.blood(fight.b)) == ("ready", 5)


@pytest.mark.card("claws-of-the-dead", "pursuit", "shadow-shift", "flash")
@pytest.mark.rule("VTES-COMBAT-RANGE-02")
@pytest.mark.parametrize(
    "card, discipline, mode, cost",
    [
        ("claws-of-the-dead", "PRO", SUPERIOR, 1),
        ("pursuit", "cel", INFERIOR, 0),
        ("shadow-shift", "OBL", SUPERIOR, 0),
        ("flash", "cel", INFERIOR, 0),
        ("flash", "CEL", 2, 0),
    ],
)
def test_maneuvers(card, discipline, mode, cost):
    fight = Duel((discipline,))
    fight.hand("A", card)
    fight.start().until("range", "A").seat("A").plays(card, fight.a, mode)
    fight.finish()
    assert fight.told("range")[0] == {"range": "long"}
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6 - cost, 6)


@pytest.mark.card("wolf-claws", "flash", "indomitability", "psyche")
@pytest.mark.rule("VTES-PRESS-03")
@pytest.mark.parametrize(
    "card, discipline, mode",
    [("wolf-claws", "PRO", SUPERIOR), ("flash", "cel", 1), ("indomitability", "FOR", 1), ("psyche", "cel", INFERIOR)],
)
def test_presses(card, discipline, mode):
    fight = Duel((discipline,))
    fight.hand("A", card)
    fight.start().until("press", "A").seat("A").plays(card, fight.a, mode)
    fight.finish()
    assert len(fight.told("round")) == 2


@pytest.mark.card("flash")
@pytest.mark.rule("VTES-PRESS-05")
def test_superior_flash_has_a_press_for_later():
    fight = Duel(("CEL",))
    fight.hand("A", "flash")
    fight.start().until("range", "A").seat("A").plays("flash", fight.a, 2)
    fight.until("press", "A")
    assert any(isinstance(option, UsePress) for option in fight.options())


@pytest.mark.card("psyche")
@pytest.mark.rule("VTES-COMBAT-08")
def test_psyche_brings_another_combat_if_both_are_ready():
    fight = Duel(("CEL",))
    fight.hand("A", "psyche")
    fight.start().until("end-of-round", "A").seat("A").plays("psyche", fight.a, SUPERIOR)
    fight.finish()
    assert len(fight.told("another-combat")) == 1
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6 - 2, 6 - 2)


# strikes that reach, with a maneuver


def asked_to_press(fight: Duel) -> bool:
    """Whether A may use a press by the end of the round."""
    while not fight.over:
        if any(isinstance(option, UsePress) for option in fight.options()):
            return fight.ask().seat == "A"
        fight.default()
    return False


@pytest.mark.card("aid-from-bats")
@pytest.mark.rule("VTES-COMBAT-RANGE-05")
@pytest.mark.parametrize("discipline, mode, presses", [("ani", INFERIOR, False), ("ANI", SUPERIOR, True)])
def test_bats_maneuver_and_strike_from_afar(discipline, mode, presses):
    fight = Duel((discipline,))
    fight.hand("A", "aid-from-bats")
    fight.start().until("range", "A").seat("A").plays("aid-from-bats", fight.a, mode)
    assert asked_to_press(fight) is presses
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 5)


@pytest.mark.card("slam")
@pytest.mark.rule("VTES-STREFF-HAND-01", "VTES-COMBAT-RANGE-05")
def test_a_slam_can_come_closer():
    maneuver()
    fight = Duel(("POT",))
    fight.hand("A", "slam")
    fight.hand("B", "step-aside")
    fight.start().until("range", "B").seat("B").plays("step-aside", fight.b)
    fight.until("range", "A").seat("A").plays("slam", fight.a, SUPERIOR)
    fight.finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6 - 1 - 1, 6 - 3)


@pytest.mark.card("slam")
def test_a_slam_never_leads_away():
    maneuver()
    fight = Duel(("POT",))
    fight.hand("A", "slam", "step-aside")
    fight.start().until("range", "A")
    assert fight.refused(PlayCard("slam", SUPERIOR, fight.a))
    fight.strike("A", "slam", INFERIOR).finish()
    assert fight.blood(fight.b) == 6 - 3


@pytest.mark.card("canine-horde")
@pytest.mark.rule("VTES-STREFF-FIRST-01")
def test_a_canine_horde_bites_or_takes_the_weapon_first():
    weapon("club", kind="damage", amount=3)
    fight = Duel(("ani",))
    fight.hand("A", "canine-horde")
    fight.start().strike("A", "canine-horde", INFERIOR).finish()
    assert fight.blood(fight.b) == 5
    fight = Duel(("ANI",))
    club = fight.put("B", "club", host=fight.b)
    fight.hand("A", "canine-horde")
    fight.start().strike("A", "canine-horde", SUPERIOR).strike_with("B", club).finish()
    assert (fight.blood(fight.a), fight.region(club)) == (6, "")


@pytest.mark.card("canine-horde")
def test_a_canine_horde_needs_something_to_destroy():
    fight = Duel(("ANI",))
    fight.hand("A", "canine-horde")
    fight.start().until("strike", "A")
    assert fight.refused(PlayCard("canine-horde", SUPERIOR, fight.a))


# stronger


@pytest.mark.card("torn-signpost")
@pytest.mark.parametrize("discipline, mode, strength", [("pot", INFERIOR, 2), ("POT", SUPERIOR, 3)])
def test_a_signpost_sets_the_strength_for_the_combat(discipline, mode, strength):
    press()
    fight = Duel((discipline,), b=8)
    fight.hand("A", "torn-signpost", "press-on")
    fight.start().until("before-range", "A").seat("A").plays("torn-signpost", fight.a, mode)
    fight.until("press", "A")
    assert fight.blood(fight.b) == 8 - strength
    fight.seat("A").plays("press-on", fight.a)
    fight.finish()
    assert fight.blood(fight.b) == 8 - 2 * strength


@pytest.mark.card("form-of-the-wolf")
@pytest.mark.rule("VTES-WORD-07")
@pytest.mark.parametrize("discipline, mode, presses", [("pro", INFERIOR, False), ("PRO", SUPERIOR, True)])
def test_a_wolf_is_stronger_and_may_press_once(discipline, mode, presses):
    fight = Duel((discipline,))
    fight.hand("A", "form-of-the-wolf", "form-of-the-wolf", "wolf-claws")
    fight.start().until("before-range", "A").seat("A").plays("form-of-the-wolf", fight.a, mode)
    fight.until("before-range", "A")
    assert fight.refused(PlayCard("form-of-the-wolf", mode, fight.a)) == "VTES-WORD-07"
    assert asked_to_press(fight) is presses
    assert fight.blood(fight.b) == 6 - 2


# prevention


@pytest.mark.card("rego-motum", "soak", "indomitability", "rolling-with-the-punches")
@pytest.mark.rule("VTES-DMG-11")
@pytest.mark.parametrize(
    "card, discipline, mode, left",
    [
        ("rego-motum", "tha", INFERIOR, 6 - 3 - 1),
        ("rego-motum", "THA", SUPERIOR, 6 - 1 - 1),
        ("soak", "for", INFERIOR, 6 - 3),
        ("soak", "FOR", SUPERIOR, 6 - 1),
        ("indomitability", "for", INFERIOR, 6 - 4),
        ("indomitability", "FOR", 2, 6 - 4),
        ("rolling-with-the-punches", "for", INFERIOR, 6 - 4),
        ("rolling-with-the-punches", "FOR", SUPERIOR, 6 - 1),
    ],
)
def test_prevention(card, discipline, mode, left):
    strike_card("hammer", kind="damage", amount=5)
    fight = Duel((), (discipline,))
    fight.hand("A", "hammer")
    fight.hand("B", card)
    fight.start().strike("A", "hammer")
    fight.until("prevent", "B").seat("B").plays(card, fight.b, mode)
    fight.finish()
    assert fight.blood(fight.b) == left


@pytest.mark.card("soak")
@pytest.mark.rule("VTES-DMG-11")
def test_soak_does_not_help_against_aggravated_damage():
    strike_card("torch", kind="damage", amount=2, aggravated=True)
    fight = Duel((), ("FOR",))
    fight.hand("A", "torch")
    fight.hand("B", "soak", "indomitability")
    fight.start().strike("A", "torch").until("prevent", "B")
    assert fight.refused(PlayCard("soak", SUPERIOR, fight.b)) == "VTES-DMG-11"


@pytest.mark.card("soak", "rego-motum")
@pytest.mark.rule("VTES-WORD-07")
@pytest.mark.parametrize("card, discipline", [("soak", "for"), ("rego-motum", "tha")])
def test_once_a_round(card, discipline):
    strike_card("hammer", kind="damage", amount=5)
    fight = Duel((), (discipline, "for"))
    fight.hand("A", "hammer")
    fight.hand("B", card, card, "indomitability")
    fight.start().strike("A", "hammer")
    fight.until("prevent", "B").seat("B").plays(card, fight.b, INFERIOR)
    fight.until("prevent", "B")
    assert fight.refused(PlayCard(card, INFERIOR, fight.b)) == "VTES-WORD-07"


@pytest.mark.card("rolling-with-the-punches")
def test_rolling_lasts_for_the_strikes_of_the_round():
    strike_card("hammer", kind="damage", amount=5)
    fight = Duel(("CEL",), ("FOR",))
    fight.hand("A", "hammer", "blur")
    fight.hand("B", "rolling-with-the-punches")
    fight.start().strike("A", "hammer")
    fight.until("prevent", "B").seat("B").plays("rolling-with-the-punches", fight.b, SUPERIOR)
    fight.until("additional-strikes", "A").seat("A").plays("blur", fight.a, SUPERIOR)
    fight.finish()
    assert fight.blood(fight.b) == 6 - 1


@pytest.mark.card("rolling-with-the-punches")
@pytest.mark.rule("VTES-REQ-03")
def test_rolling_at_superior_has_to_be_paid():
    strike_card("hammer", kind="damage", amount=5)
    fight = Duel((), ("FOR",), b=0)
    fight.hand("A", "hammer")
    fight.hand("B", "rolling-with-the-punches")
    fight.start().strike("A", "hammer").until("prevent", "B")
    assert fight.refused(PlayCard("rolling-with-the-punches", SUPERIOR, fight.b)) == "VTES-REQ-03"


# one of several


@pytest.mark.card("diversion")
@pytest.mark.rule("VTES-REQ-01", "VTES-ADDSTR-01", "VTES-STREFF-STEAL-01")
@pytest.mark.parametrize("discipline, mode", [("cel", 0), ("for", 1), ("tha", 2)])
def test_a_diversion_is_for_anarchs(discipline, mode):
    strike_card("hammer", kind="damage", amount=5)
    fight = Duel((discipline,), a=6)
    fight.state.change(fight.a, sect="anarch")
    fight.hand("A", "diversion")
    fight.hand("B", "hammer")
    fight.start()
    if discipline == "tha":
        fight.until("range", "A").seat("A").plays("diversion", fight.a, mode)
    fight.strike("B", "hammer") if discipline == "for" else None
    if discipline == "for":
        fight.until("prevent", "A").seat("A").plays("diversion", fight.a, mode)
    if discipline == "cel":
        fight.until("additional-strikes", "A").seat("A").plays("diversion", fight.a, mode)
    fight.finish()
    expected = {"cel": (5, 4), "for": (6 - 3, 5), "tha": (7, 5)}
    assert (fight.blood(fight.a), fight.blood(fight.b)) == expected[discipline]


@pytest.mark.card("diversion")
def test_a_diversion_is_for_no_others():
    fight = Duel(("cel",))
    fight.hand("A", "diversion")
    fight.start()
    fight.stops_at("additional-strikes")
    fight.until("additional-strikes", "A")
    assert fight.refused(PlayCard("diversion", 0, fight.a))


@pytest.mark.card("form-of-the-cobra")
@pytest.mark.rule("VTES-STREFF-STEAL-01")
def test_a_cobra_steals_at_close_range():
    fight = Duel(("pro",))
    fight.hand("A", "form-of-the-cobra")
    fight.start().strike("A", "form-of-the-cobra", INFERIOR).finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6 + 1 - 1, 6 - 1)


@pytest.mark.card("form-of-the-cobra")
@pytest.mark.rule("VTES-STEALTH-06")
def test_a_cobra_slips_away_as_the_action_is_announced():
    table = Table("ABC")
    minion, blocker = adept(table, "A", "PRO"), adept(table, "B")
    table.hand("A", "form-of-the-cobra")
    bleed(table, minion)
    until(table, "as-announced", "A")
    assert can_play(table, "form-of-the-cobra", minion, SUPERIOR)
    table.seat("A").plays("form-of-the-cobra", minion, SUPERIOR)
    assert table.now.action is not None
    finish(table)
    assert (table.pool("B"), table.card(blocker).locked) == (29, False)
