"""A combat, round by round (VTES-COMBAT-01..09; catalogue, section 14.6)."""

from __future__ import annotations

from nokturn.games.vtes.combat.effects import EnterCombat, would_end
from nokturn.games.vtes.combat.granted import blocked_with, for_this_round
from nokturn.games.vtes.combat.hazards import storms
from nokturn.games.vtes.combat.presses import press_step
from nokturn.games.vtes.combat.ranges import determine_range
from nokturn.games.vtes.combat.sides import both_ready, fight_of, is_over, note, ongoing, two_sides
from nokturn.games.vtes.combat.strikes import exchange
from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.playing.impulse import Impulse, closes
from nokturn.games.vtes.playing.playing import replace_after
from nokturn.games.vtes.state.counters import no_withdrawal
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import is_vampire
from nokturn.games.vtes.state.underway_records import Combat, Play
from nokturn.games.vtes.state.vocabulary import Happening, RoundStep
from nokturn.games.vtes.text.effects import who_is
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.procedures import Procedure
from nokturn.kernel.reactions import window

STEPS: tuple[RoundStep, ...] = ("before-range", "range", "before-strikes", "strikes", "press")
"""Of a round, before its end (VTES-COMBAT-06); damage is resolved within the strikes."""
closes("before-range", "before-strikes")(is_over)


def can_fight(game: Vtes, a: str, b: str) -> bool:
    """Ready minions of two Methuselahs, locked or not (VTES-COMBAT-02, VTES-COMBAT-03)."""
    if not game.is_ready(a) or not game.is_ready(b) or game.turn_over or game.combat is not None:
        return False
    return game.cards[a].controller != game.cards[b].controller


@procedure(rule=("VTES-COMBAT-01", "VTES-COMBAT-02", "VTES-COMBAT-03", "VTES-COMBAT-09"))
def fight(game: Vtes, a: str, b: str, blocked: bool = False) -> Rule:
    """The combat of two minions, the acting one first, and another if one is queued; then whoever called it goes on."""
    another = can_fight(game, a, b)
    while another:
        begin_combat(game, a, b, blocked)
        yield call(happens_to_both, "combat-start")
        yield call(settle)
        goes_on = True
        while goes_on:
            yield call(one_round)
            goes_on = not game.turn_over and both_ready(game) and two_sides(game) and not would_end(game)
        another = fight_of(game).queued
        game.close("combat")
        note(game, over=True)
        yield call(happens_to_both, "combat-over")
        game.combat = None
        replace_after(game, "combat")
        game.tell("combat-over", minion=a, opponent=b)
        yield call(settle)
        blocked = False
        another = another and can_fight(game, a, b)
    yield call(afterwards)


@procedure(rule="VTES-COMBAT-09")
def afterwards(game: Vtes) -> Rule:
    """What was set up for the time after the combat, once no other one follows."""
    due = tuple([later for later in game.later if later.moment == "combat-over"])
    game.later = tuple([later for later in game.later if later.moment != "combat-over"])
    for later in due:
        yield call(later.does, later.play)
        yield call(settle)


DUEL = "blocked-duel"
"""A combat between an acting vampire and a vampire that has blocked it has begun in this turn."""


def vampires_fight(game: Vtes) -> bool:
    """Whether both combatants are vampires."""
    fighters = [game.cards[ref] for ref in fight_of(game).fighters if ref in game.cards]
    return len(fighters) == 2 and all(map(is_vampire, fighters))


def begin_combat(game: Vtes, a: str, b: str, blocked: bool) -> None:
    """The two are combatants, each the other's opposing minion (VTES-COMBAT-04); to fight ends a withdrawal."""
    sides = game.cards[a].controller, game.cards[b].controller
    game.combat = Combat(fighters=(a, b), sides=sides, blocked=blocked)
    game.used.pop("combat", None)
    if blocked and vampires_fight(game):
        game.spend("turn", DUEL)
    for seat in sides:
        no_withdrawal(game, seat)
    game.tell("combat", minion=a, opponent=b)
    if blocked:
        action = game.action
        blocked_with(game, action.blocker if action is not None else b, action.minion if action is not None else a)


@procedure(rule=("VTES-COMBAT-06", "VTES-COMBAT-07", "VTES-COMBAT-08", "VTES-COMBAT-EOR-01", "VTES-COMBAT-EOR-02"))
def one_round(game: Vtes) -> Rule:
    """Before range, range, before strikes, strikes with their damage, press; and, even if combat has ended before, the
    end of the round."""
    open_round(game)
    yield call(happens_to_both, "round-start")
    for step in STEPS:
        if ongoing(game) and step not in fight_of(game).skipped:
            note(game, step=step)
            yield call(STEP[step])
    note(game, step="end-of-round")
    yield call(happens_to_both, "round-end")
    yield call(window, Impulse("end-of-round"))
    yield call(settle)
    game.close("round")


@procedure(rule="VTES-COMBAT-07")
def happens_to_both(game: Vtes, on: Happening) -> Rule:
    """What cards in play do by themselves at such a moment, those of the acting side first."""
    for ref in fight_of(game).fighters:
        yield call(fire, on, ref)


def open_round(game: Vtes) -> None:
    """At close range, unless an effect has set another (VTES-COMBAT-RANGE-01, VTES-COMBAT-RANGE-08)."""
    combat = fight_of(game)
    game.combat = Combat(
        fighters=combat.fighters,
        sides=combat.sides,
        blocked=combat.blocked,
        queued=combat.queued,
        round=combat.round + 1,
        range=combat.next_range or "close",
        set_range=combat.next_range,
    )
    game.tell("round", round=combat.round + 1)
    if combat.round:
        for_this_round(game)


@procedure(rule="VTES-COMBAT-PRE-01")
def before_range(game: Vtes) -> Rule:
    """What is used before range is determined is too late once somebody may maneuver."""
    yield call(window, Impulse("before-range"))
    yield call(storms)


@procedure(rule="VTES-COMBAT-BSTRIKE-01")
def before_strikes(game: Vtes) -> Rule:
    """What is used with the range fixed and no strike chosen."""
    yield call(window, Impulse("before-strikes"))


STEP: dict[RoundStep, Procedure] = {
    "before-range": before_range,
    "range": determine_range,
    "before-strikes": before_strikes,
    "strikes": exchange,
    "press": press_step,
}


@carries_out(EnterCombat)
@procedure(rule="VTES-R-16")
def enters_combat(game: Vtes, play: Play, effect: EnterCombat) -> Rule:
    """Whom the effect sends into combat goes first; or the other, if it counts as acting; or, where that is open, the
    minion of the Methuselah whose turn it is, else the first clockwise.  An ally that has paid its last life for it is
    lost before (VTES-ACT-RECRUIT-04)."""
    yield call(settle)
    sent, other = who_is(game, play, effect.who), who_is(game, play, effect.other)
    if sent not in game.cards or other not in game.cards:
        return
    swap = effect.first == "other"
    if not effect.first:
        seats = game.clockwise(game.active)
        swap = seats.index(game.cards[other].controller) < seats.index(game.cards[sent].controller)
    yield call(fight, other if swap else sent, sent if swap else other)
