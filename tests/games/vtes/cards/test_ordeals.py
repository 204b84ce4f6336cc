"""Combat cards that hinder or harm for longer than a strike, and those against them."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, Duel, adept
from tests.games.vtes.cards.moments import to_the_end
from tests.games.vtes.combat.fights import (
    an_ally,
    combat_card,
    maneuver,
    more_strikes,
    press,
    prevention,
    retainer,
    strike_card,
    weapon,
)
from tests.games.vtes.table import Table, crypt_entry

from nokturn.games.vtes.combat.effects import EndCombat, Press
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.choices import (
    ChooseCard,
    ChoosePrinted,
    Hunt,
    Nothing,
    Pass,
    PlayCard,
    PreventFrom,
    UseAbility,
    UsePrevention,
)
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import strength

STOPS = ("before-range", "range", "press", "prevent", "end-of-round", "strike-chosen")


class Ordeal(Duel):
    """A's vampire with these Disciplines, of a clan and a sect, against B's; every window is noticed."""

    def __init__(self, *of_a: str, of_b: tuple[str, ...] = (), clan: str = "", sect: str = "anarch") -> None:
        super().__init__()
        self.a, self.b = self.somebody("A", *of_a, clan=clan, sect=sect), self.somebody("B", *of_b, sect=sect)
        self.stops_at(*STOPS)

    def somebody(self, seat: str, *disciplines: str, clan: str = "", sect: str = "", blood: int = 6) -> str:
        printed = crypt_entry(f"somebody-{len(CRYPT)}", capacity=8, clan=clan, sect=sect, disciplines=disciplines)
        return self.vampire(seat, printed, blood=blood)

    def before(self, card: str, mode: int = 0, seat: str = "A") -> Ordeal:
        self.start()
        self.until("before-range", seat)
        self.seat(seat).plays(card, self.a if seat == "A" else self.b, mode)
        return self

    def never(self, *options: object) -> None:
        """To the end, and none of these is offered."""
        while not self.over:
            assert not set(options) & set(self.options())
            self.default()

    def go_on(self, seat: str = "A") -> None:
        """Another round."""
        self.until("press", seat)
        self.seat(seat).plays("press-on", self.a if seat == "A" else self.b)


# Terror Frenzy


@pytest.mark.card("terror-frenzy")
def test_terror_keeps_from_closing_in_from_going_on_and_from_tools():
    fight = Ordeal("ANI")
    sword = fight.put("B", weapon("sword", kind="damage", amount=2), fight.b)
    fight.hand("A", "terror-frenzy", maneuver())
    fight.hand("B", "step-aside", press())
    fight.before("terror-frenzy", INFERIOR)
    assert fight.blood(fight.a) == 5
    fight.until("range", "A")
    fight.seat("A").plays("step-aside", fight.a)
    fight.never(PlayCard("step-aside", 0, fight.b), PlayCard("press-on", 0, fight.b), UseAbility(sword, 0))


@pytest.mark.card("terror-frenzy")
def test_terror_does_not_keep_from_getting_away():
    fight = Ordeal("ANI")
    fight.hand("A", "terror-frenzy")
    fight.hand("B", maneuver())
    fight.before("terror-frenzy", INFERIOR)
    fight.until("range", "B")
    assert fight.refused(PlayCard("step-aside", 0, fight.b)) == ""


@pytest.mark.card("terror-frenzy")
@pytest.mark.rule("VTES-WORD-07")
def test_superior_terror_makes_combat_cards_dearer():
    fight = Ordeal("ANI")
    fight.hand("A", "terror-frenzy", "terror-frenzy")
    fight.hand("B", strike_card("blow", kind="hand"))
    fight.before("terror-frenzy", SUPERIOR)
    fight.until("before-range", "A")
    assert fight.refused(PlayCard("terror-frenzy", SUPERIOR, fight.a)) == "VTES-WORD-07"
    assert fight.refused(PlayCard("terror-frenzy", INFERIOR, fight.a)) == ""
    fight.strike("B", "blow")
    to_the_end(fight)
    assert fight.blood(fight.b) == 6 - 1 - 1


@pytest.mark.card("terror-frenzy")
def test_terror_grips_at_the_inferior_level_in_the_first_round_only():
    fight = Ordeal("ANI")
    fight.hand("A", "terror-frenzy", press(), IDLE)
    fight.start()
    fight.go_on()
    fight.until("before-range", "A")
    assert fight.refused(PlayCard("terror-frenzy", INFERIOR, fight.a)) == "VTES-REQ-01"
    assert fight.refused(PlayCard("terror-frenzy", SUPERIOR, fight.a)) == ""


# Drawing Out the Beast


@pytest.mark.card("drawing-out-the-beast")
def test_a_beast_drawn_out_is_stronger_but_cannot_flee():
    fight = Ordeal("ANI")
    fight.hand("A", "drawing-out-the-beast", press())
    fight.hand("B", maneuver(), press("way-out", "end"))
    fight.before("drawing-out-the-beast", INFERIOR)
    assert strength(fight.now, fight.card(fight.b)) == 2
    fight.go_on("A")
    fight.never(PlayCard("step-aside", 0, fight.b), PlayCard("way-out", 0, fight.b))


@pytest.mark.card("drawing-out-the-beast")
@pytest.mark.rule("VTES-DMG-08")
def test_at_the_superior_level_the_beast_hurts_in_each_press_step():
    fight = Ordeal("ANI")
    fight.hand("A", "drawing-out-the-beast", press())
    fight.hand("B", prevention())
    fight.before("drawing-out-the-beast", SUPERIOR)
    fight.go_on()
    to_the_end(fight)
    assert fight.blood(fight.b) == 6 - 2 * (1 + 1), "hands and beast, twice"


@pytest.mark.card("drawing-out-the-beast")
@pytest.mark.ruling("LSJ 19961119")
def test_allies_have_no_beast():
    fight = Ordeal("ANI")
    thug = fight.ally("B", an_ally())
    fight.hand("A", "drawing-out-the-beast", IDLE)
    fight.start(second=thug)
    fight.until("before-range", "A")
    assert fight.refused(PlayCard("drawing-out-the-beast", INFERIOR, fight.a)) == "VTES-REQ-01"


# Tranquility Shield


@pytest.mark.card("tranquility-shield")
@pytest.mark.parametrize("mode, left", [(INFERIOR, 4), (SUPERIOR, 5)])
def test_a_shield_prevents_in_each_round(mode, left):
    fight = Ordeal("FOR", clan="salubri")
    fight.hand("A", "tranquility-shield", IDLE)
    fight.hand("B", strike_card("blow", kind="hand", amount=1))
    fight.before("tranquility-shield", mode)
    fight.strike("B", "blow")
    fight.until("prevent", "A")
    fight.seat("A").answers(UsePrevention("tranquility-shield"))
    to_the_end(fight)
    assert fight.blood(fight.a) == left, "of 6, less 1 for the card"


@pytest.mark.card("tranquility-shield", "terror-frenzy")
def test_a_shield_ends_frenzies_and_keeps_others_off():
    fight = Ordeal("FOR", of_b=("ANI",), clan="salubri")
    fight.hand("A", "tranquility-shield", maneuver(), IDLE)
    fight.hand("B", "terror-frenzy", "drawing-out-the-beast", IDLE)
    fight.before("terror-frenzy", INFERIOR, "B")
    fight.until("before-range", "A")
    fight.seat("A").plays("tranquility-shield", fight.a, INFERIOR)
    assert not [one for one in fight.now.in_force if one.source == "terror-frenzy"]
    fight.until("before-range", "B")
    assert fight.refused(PlayCard("drawing-out-the-beast", INFERIOR, fight.b)) == "VTES-WORD-06"


# Weather Control


@pytest.mark.card("weather-control")
@pytest.mark.parametrize("mode, second", [(INFERIOR, 1), (SUPERIOR, 2)])
def test_the_weather_hurts_everybody_before_range_in_each_round(mode, second):
    fight = Ordeal("THA")
    servant = fight.put("B", retainer("servant", 4), fight.b)
    fight.hand("A", "weather-control", press())
    fight.hand("B", prevention())
    fight.before("weather-control", mode)
    fight.until("press", "A")
    assert (fight.blood(fight.a), fight.blood(fight.b), fight.blood(servant)) == (6 - 2, 6 - 2, 3)
    fight.seat("A").plays("press-on", fight.a)
    fight.until("range")
    assert (fight.blood(fight.a), fight.blood(servant)) == (4 - second, 3 - second)


@pytest.mark.card("weather-control")
@pytest.mark.ruling("LSJ 20050624")
def test_the_weather_comes_even_if_the_combat_ends_at_once():
    fight = Ordeal("THA")
    fight.hand("A", "weather-control", IDLE)
    fight.hand("B", combat_card("flight", "before-range", EndCombat()))
    fight.before("weather-control", INFERIOR)
    fight.until("before-range", "B")
    fight.seat("B").plays("flight", fight.b)
    to_the_end(fight)
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 5)


# Flesh of Marble


@pytest.mark.card("flesh-of-marble")
def test_marble_is_hurt_once_each_round():
    fight = Ordeal("pro")
    fight.hand("A", "flesh-of-marble", IDLE)
    fight.hand("B", strike_card("blow", kind="hand", amount=2), more_strikes())
    fight.before("flesh-of-marble", INFERIOR)
    fight.strike("B", "blow")
    fight.until("additional-strikes", "B")
    fight.seat("B").plays("speed", fight.b)
    to_the_end(fight)
    assert fight.blood(fight.a) == 5


@pytest.mark.card("flesh-of-marble")
@pytest.mark.parametrize("mode, region", [(INFERIOR, TORPOR), (SUPERIOR, TORPOR)])
def test_aggravated_damage_gets_through_marble(mode, region):
    """At the inferior level all of it; at the superior one point, which is enough to wound."""
    fight = Ordeal("PRO")
    fight.hand("A", "flesh-of-marble", IDLE)
    fight.hand("B", strike_card("claws", kind="damage", amount=3, aggravated=True))
    fight.before("flesh-of-marble", mode)
    fight.strike("B", "claws")
    to_the_end(fight)
    assert (fight.region(fight.a), fight.blood(fight.a)) == (region, 4 if mode == INFERIOR else 6)


@pytest.mark.card("flesh-of-marble", "carrion-crows")
@pytest.mark.ruling("LSJ 20001216")
def test_superior_marble_chooses_which_point_gets_through():
    fight = Ordeal("PRO", of_b=("ANI",))
    fight.hand("A", "flesh-of-marble", IDLE)
    fight.hand("B", "carrion-crows", strike_card("claws", kind="damage", amount=1, aggravated=True))
    fight.before("flesh-of-marble", SUPERIOR)
    fight.until("before-range", "B")
    fight.seat("B").plays("carrion-crows", fight.b, INFERIOR)
    fight.strike("B", "claws")
    fight.until("suffer-which", "A")
    harmless = next(option for option in fight.options(PreventFrom) if not option.aggravated)
    fight.seat("A").answers(harmless)
    to_the_end(fight)
    assert (fight.region(fight.a), fight.blood(fight.a)) == (READY, 5)


# Martyr's Resilience


def hurt(table: Table, whose: str, asked: str) -> None:
    """Until `asked` may prevent damage to a minion of `whose`."""
    while not (table.prompt == "prevent" and table.now.preventing == whose and table.ask().seat == asked):
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])


@pytest.mark.card("martyrs-resilience")
@pytest.mark.ruling("LSJ 20071116")
def test_a_martyr_of_anybody_prevents_damage_in_torpor_too():
    for region in (READY, TORPOR):
        fight = Ordeal()
        martyr = fight.somebody("B", "aus", "for")
        fight.state.change(martyr, region=region)
        fight.hand("B", "martyrs-resilience")
        fight.start()
        hurt(fight, "B", "B")
        fight.seat("B").plays("martyrs-resilience", martyr, INFERIOR)
        fight.seat("B").answers(ChooseCard(fight.b))
        to_the_end(fight)
        assert fight.blood(fight.b) == 6


@pytest.mark.card("martyrs-resilience")
@pytest.mark.ruling("LSJ 20020110")
def test_a_martyr_of_a_bystander_burns_blood_for_more():
    table = Table("ABC")
    acting, victim = adept(table, "A"), adept(table, "B")
    martyr = adept(table, "C", "AUS", "FOR")
    table.hand("C", "martyrs-resilience")
    table.hand("A", strike_card("blow", kind="hand", amount=3))
    table.stops_at("prevent")
    table.run("vtes.fight", acting, victim, False)
    table.pass_until("strike", seat="A")
    table.seat("A").plays("blow", acting)
    hurt(table, "B", "C")
    table.seat("C").plays("martyrs-resilience", martyr, SUPERIOR)
    table.seat("C").answers(ChooseCard(victim))
    table.seat("C").answers(2)
    to_the_end(table)
    assert (table.blood(victim), table.blood(martyr)) == (6 - (4 - 3), 4)


@pytest.mark.card("martyrs-resilience")
def test_neither_a_locked_one_nor_a_combatant_is_a_martyr():
    fight = Ordeal("aus", "for")
    locked = fight.somebody("A", "aus", "for")
    fight.state.change(locked, locked=True)
    fight.hand("A", "martyrs-resilience", prevention())
    fight.start()
    fight.until("prevent", "A")
    assert PlayCard("martyrs-resilience", INFERIOR, fight.a) not in fight.options()
    assert fight.refused(PlayCard("martyrs-resilience", INFERIOR, locked)) == "VTES-REQ-01"


# Disarm and Pulled Fangs


def winner(*disciplines: str, card: str, blow: int = 1) -> Ordeal:
    """A hits harder than B and is asked at the end of the round."""
    fight = Ordeal(*disciplines)
    fight.hand("A", card, strike_card("blow", kind="hand", amount=blow), IDLE)
    fight.start()
    fight.strike("A", "blow")
    fight.until("end-of-round", "A")
    return fight


@pytest.mark.card("disarm")
@pytest.mark.parametrize("mode, strength_left", [(INFERIOR, 0), (SUPERIOR, 0)])
def test_whoever_has_hurt_more_disarms_the_other(mode, strength_left):
    fight = winner("POT", card="disarm")
    fight.seat("A").plays("disarm", fight.a, mode)
    to_the_end(fight)
    assert (fight.region(fight.b), fight.card("disarm:1").host) == (TORPOR, fight.b)
    assert strength(fight.now, fight.card(fight.b)) == strength_left
    fight.state.in_force = ()
    fight.put("B", "pack-alpha", host=fight.b)
    assert strength(fight.now, fight.card(fight.b)) == (1 if mode == INFERIOR else 0)


@pytest.mark.card("disarm")
def test_whoever_has_not_hurt_more_cannot_disarm():
    fight = Ordeal("POT")
    fight.hand("A", "disarm", "taste-of-vitae")
    fight.start()
    fight.until("end-of-round", "A")
    assert fight.refused(PlayCard("disarm", INFERIOR, fight.a)) == "VTES-REQ-01"


@pytest.mark.card("disarm", "carrion-crows")
@pytest.mark.ruling("LSJ 20011022")
def test_crows_do_not_help_to_disarm():
    fight = Ordeal("POT", "ANI")
    fight.hand("A", "disarm", "carrion-crows", "taste-of-vitae")
    fight.before("carrion-crows", SUPERIOR)
    fight.until("end-of-round", "A")
    assert fight.refused(PlayCard("disarm", INFERIOR, fight.a)) == "VTES-REQ-01"


@pytest.mark.card("disarm")
@pytest.mark.rule("VTES-WORD-06")
def test_one_disarm_is_enough_and_blood_is_the_way_out():
    fight = Ordeal("POT")
    first = fight.put("B", "disarm", host=fight.b)
    fight.put("A", "disarm", host=fight.a)
    fight.hand("A", "disarm", strike_card("blow", kind="hand", amount=2), IDLE)
    fight.start()
    fight.strike("A", "blow")
    fight.until("end-of-round", "A")
    assert fight.refused(PlayCard("disarm", INFERIOR, fight.a)) == "VTES-WORD-06"
    table = Table()
    minion = adept(table, "A")
    card = table.put("A", "disarm", host=minion)
    table.take_turn("A")
    table.pass_until("unlock-phase", seat="A")
    table.seat("A").uses(card)
    assert (table.blood(minion), card in table.now.cards, first in fight.now.cards) == (3, False, True)


@pytest.mark.card("pulled-fangs")
def test_pulled_fangs_hurt_and_stay():
    fight = winner(card="pulled-fangs")
    fight.seat("A").plays("pulled-fangs", fight.a)
    to_the_end(fight)
    assert (fight.blood(fight.b), fight.card("pulled-fangs:1").host) == (6 - 2 - 1, fight.b)


@pytest.mark.card("pulled-fangs")
@pytest.mark.rule("VTES-ACT-HUNT-03")
def test_without_fangs_nobody_hunts_and_whoever_has_to_goes_to_torpor():
    table = Table()
    fed, starved, _ = adept(table, "A", blood=1), adept(table, "A", blood=0), adept(table, "A")
    for minion in (fed, starved):
        table.put("A", "pulled-fangs", host=minion)
    table.act("A")
    assert table.refused(Hunt(fed)) == "VTES-WORD-06"
    assert table.card(starved).region == TORPOR


@pytest.mark.card("pulled-fangs")
@pytest.mark.ruling("LSJ 20020820")
def test_two_actions_of_whomever_burn_pulled_fangs():
    table = Table()
    victim, one, other = (adept(table, "A") for _ in range(3))
    fangs = table.put("A", "pulled-fangs", host=victim)
    table.act("A")
    for helper, there in ((one, True), (other, False)):
        table.seat("A").uses(fangs, 0, helper)
        table.pass_until("minion-phase")
        assert (fangs in table.now.cards) is there


# Trap


@pytest.mark.card("trap")
def test_a_trap_presses_until_it_is_spent():
    fight = Ordeal()
    fight.hand("A", "trap")
    fight.before("trap")
    to_the_end(fight)
    assert [one["round"] for one in fight.told("round")] == [1, 2, 3, 4], "three presses, and the last round"
    assert "trap" in fight.now.ash["A"]


@pytest.mark.card("trap")
@pytest.mark.rule("VTES-PRESS-02")
def test_whoever_is_trapped_may_press_to_end_and_cards_rearm_the_trap():
    fight = Ordeal()
    fight.hand("A", "trap")
    fight.hand("B", press("way-out", "end"), IDLE)
    fight.before("trap")
    fight.until("press", "B")
    assert fight.blood("trap:1") == 2
    fight.seat("B").plays("way-out", fight.b)
    to_the_end(fight)
    assert fight.told("round") == [{"round": 1}]


@pytest.mark.card("trap")
def test_every_card_rearms_the_trap():
    fight = Ordeal()
    fight.hand("A", "trap")
    fight.hand("B", strike_card("blow", kind="hand"), "blow")
    fight.before("trap")
    fight.strike("B", "blow")
    fight.strike("B", "blow")
    to_the_end(fight)
    assert [one["round"] for one in fight.told("round")] == [1, 2, 3, 4, 5], "from the second round on three again"


# Bollix, Groundfighting


@pytest.mark.card("bollix")
def test_bollix_maneuvers_or_presses():
    fight = Ordeal("cel")
    fight.hand("A", "bollix", "bollix")
    fight.start()
    fight.until("range", "A")
    fight.seat("A").plays("bollix", fight.a, 0)
    fight.until("press", "A")
    fight.seat("A").plays("bollix", fight.a, 3)
    assert fight.told("presses-to-continue")


@pytest.mark.card("bollix", "terror-frenzy")
@pytest.mark.rule("VTES-CANCEL-03")
def test_bollix_cancels_a_frenzy_that_costs_nothing_then():
    fight = Ordeal("pre", of_b=("ANI",))
    fight.hand("A", "bollix")
    fight.hand("B", "terror-frenzy")
    fight.before("terror-frenzy", INFERIOR, "B")
    fight.until("as-played", "A")
    fight.seat("A").plays("bollix", fight.a, 1)
    assert fight.told("cancelled") == [{"card": "terror-frenzy", "player": "B"}]
    to_the_end(fight)
    assert fight.blood(fight.b) == 6 - 1, "bare hands, and not the card"


@pytest.mark.card("bollix")
@pytest.mark.ruling("TOM 19960225")
def test_bollix_strikes_harder_and_takes_the_harm_out_of_weapons():
    fight = Ordeal("tha", of_b=("for",))
    sword = fight.put("B", weapon("sword", kind="damage", amount=2), fight.b)
    fight.hand("A", "bollix")
    fight.hand("B", "soak")
    fight.start()
    fight.strike("A", "bollix", 2)
    fight.strike_with("B", sword)
    to_the_end(fight)
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 4)


@pytest.mark.card("groundfighting", "immortal-grapple")
@pytest.mark.ruling("LSJ 20041208")
def test_groundfighting_cancels_a_grapple_for_blood():
    fight = Ordeal(of_b=("POT",))
    fight.hand("A", "groundfighting", *["fame"] * 6)
    fight.library("A", "vessel")
    fight.hand("B", "immortal-grapple")
    fight.start()
    fight.until("before-strikes", "B")
    fight.seat("B").plays("immortal-grapple", fight.b, INFERIOR)
    fight.until("as-played", "A")
    fight.seat("A").plays("groundfighting", fight.a, 2)
    to_the_end(fight)
    assert fight.blood(fight.a) == 6 - 1 - 1, "the card, and bare hands"
    assert not fight.told("hand-strikes-only")
    happened = fight.happened()
    assert happened.index("draws") > happened.index("strikes"), "its replacement waits for the end of the combat"
    assert fight.now.hands["A"][-1] == "vessel"


@pytest.mark.card("groundfighting", "terror-frenzy")
@pytest.mark.parametrize("armed", [True, False])
def test_groundfighting_cancels_a_ban_of_tools_for_whoever_has_a_weapon(armed):
    fight = Ordeal(of_b=("ANI",))
    if armed:
        fight.put("A", weapon("sword", kind="damage", amount=2), fight.a)
    fight.hand("A", "groundfighting", IDLE)
    fight.hand("B", "terror-frenzy")
    fight.before("terror-frenzy", INFERIOR, "B")
    offered = bool(fight.prompt == "as-played" and PlayCard("groundfighting", 2, fight.a) in fight.options())
    assert offered is armed


# Target Vitals


@pytest.mark.card("target-vitals")
def test_an_aimed_strike_that_hurts_hurts_more_and_keeps_from_pressing():
    fight = Ordeal()
    fight.hand("A", "target-vitals", press())
    fight.hand("B", combat_card("counter", "press", Press()), IDLE)
    fight.start()
    fight.until("as-strike-chosen", "A")
    fight.seat("A").plays("target-vitals", fight.a)
    fight.until("discard-to-cancel", "B")
    assert fight.options() == (Nothing(),)
    fight.seat("B").answers(Nothing())
    fight.never(PlayCard("counter", 0, fight.b))
    assert fight.blood(fight.b) == 6 - 1 - 2


@pytest.mark.card("target-vitals")
@pytest.mark.rule("VTES-CANCEL-01")
def test_two_combat_cards_cancel_an_aim():
    fight = Ordeal()
    fight.hand("A", "target-vitals", IDLE)
    fight.hand("B", press(), maneuver(), IDLE)
    fight.start()
    fight.until("as-strike-chosen", "A")
    fight.seat("A").plays("target-vitals", fight.a)
    fight.until("discard-to-cancel", "B")
    fight.seat("B").answers(ChoosePrinted("press-on"))
    fight.seat("B").answers(ChoosePrinted("step-aside"))
    to_the_end(fight)
    assert (fight.blood(fight.b), sorted(fight.now.ash["B"])) == (5, ["press-on", "step-aside"])


@pytest.mark.card("target-vitals")
@pytest.mark.ruling("RTR 19960221")
def test_an_aim_with_a_dodge_is_wasted():
    fight = Ordeal()
    fight.hand("A", "target-vitals", strike_card("evade", kind="dodge"))
    fight.start()
    fight.strike("A", "evade")
    fight.until("as-strike-chosen", "A")
    fight.seat("A").plays("target-vitals", fight.a)
    to_the_end(fight)
    assert fight.blood(fight.b) == 6
