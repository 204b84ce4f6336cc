"""An action from its announcement to its end (VTES-SEQ-01..14, VTES-RES-01..12; catalogue, section 14.4)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from nokturn.games.vtes.action.aftermath import ends, happens_later
from nokturn.games.vtes.action.basic_actions import BASIC
from nokturn.games.vtes.action.blocking import attempt_fails, attempt_succeeds, locks
from nokturn.games.vtes.action.duties import bound
from nokturn.games.vtes.action.legality import is_legal_still, pay_for
from nokturn.games.vtes.action.outcomes import (
    able_to_act,
    blocked_still,
    end_action,
    ended,
    fail_action,
    no_block,
    region_for,
)
from nokturn.games.vtes.action.stand_ins import who_fights
from nokturn.games.vtes.combat.rounds import fight
from nokturn.games.vtes.play.entering_play import discard_from_limbo
from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.playing.impulse import Impulse, closes
from nokturn.games.vtes.playing.playable import played_once
from nokturn.games.vtes.playing.playing import as_played, mode_of, replace_after, replacement
from nokturn.games.vtes.playing.reductions import burn_spent
from nokturn.games.vtes.state.card_language import Effect, text_of, written
from nokturn.games.vtes.state.state import READY, Vtes
from nokturn.games.vtes.state.stats import amount
from nokturn.games.vtes.state.underway_records import Action, ActionState, InForce, Later, Play
from nokturn.games.vtes.text.effects import resolve
from nokturn.games.vtes.text.situations import ACTED, UNFORCED
from nokturn.games.vtes.text.triggers import fire
from nokturn.kernel import Rule, call, procedure
from nokturn.kernel.reactions import window

# its course


def goes_on(game: Vtes) -> bool:
    """Whether the action is still undecided: its minion there and able, nothing has ended it (VTES-RES-10)."""
    action = game.action
    if action is None or action.outcome or game.turn_over or game.finished:
        return False
    return able_to_act(game, action)


def undecided(game: Vtes) -> bool:
    """Whether nothing has come of the action, although its course is over: its minion is not able any more."""
    return bool(stage(game)) and game.action is not None and not game.action.outcome


def stage(game: Vtes) -> ActionState | Literal[""]:
    """The state of the action; empty if there is none any more, or the turn is over."""
    return game.action.state if game.action is not None and not game.turn_over else ""


def in_state(game: Vtes, state: ActionState) -> bool:
    """Whether the action still goes on in this state."""
    return goes_on(game) and game.action is not None and game.action.state == state


closes("as-announced")(lambda game: not goes_on(game))
closes("action")(lambda game: not in_state(game, "A"))
closes("block-attempt")(lambda game: not in_state(game, "B") or attempt_fails(game))
closes("blocks-declined")(lambda game: not in_state(game, "C"))
closes("before-block-resolution")(lambda game: not blocked_still(game))
closes("after-resolution")(goes_on)
closes("would-succeed")(lambda game: not in_state(game, "success"))


@procedure(rule=("VTES-ACT-02", "VTES-ACT-12", "VTES-SEQ-02", "VTES-SEQ-03", "VTES-SEQ-04", "VTES-SEQ-05"))
def undertake(game: Vtes, action: Action, play: Play) -> Rule:
    """Announce and lock; as-played window and replacement; what is used as it is announced; then blocks."""
    game.action = action
    game.change(action.minion, locked=True)
    card, at = action.card or action.source, tuple([one for one in action.chosen if one in game.cards])
    game.tell("acts", minion=action.minion, action=action.kind, targets=action.targets, card=card, cards=at)
    if action.limbo:
        play = yield call(as_played, play)
        replacement(game, play, mode_of(play).replaced)
    if play.cancelled:
        calls_off(game, action)
        return
    yield call(burn_spent, play)
    game.spend("phase", ACTED)
    game.spend("turn", ACTED)
    if not bound(game, game.cards[action.minion]):
        game.spend("turn", UNFORCED)
    done_with(game, action)
    veil(game, action)
    yield call(resolve, play, announced_effects(action, play))
    yield call(settle)
    yield call(fire, "announced", action.minion)
    yield call(window, Impulse("as-announced"))
    yield call(cycle)
    if stage(game) == "blocked":
        yield call(block_succeeds)
    elif goes_on(game):
        yield call(succeeds, play)
    elif is_out_already(game):
        yield call(fizzles, play)
    if undecided(game):
        fail_action(game)
    while stage(game) and not ended(game):
        yield call(window, Impulse("after-resolution"))
        if not goes_on(game):
            break
        # "As if unblocked", even after its resolution (VTES-RES-09).
        yield call(goes_on_unblocked)
        if undecided(game):
            fail_action(game)
    yield call(ends)


def done_with(game: Vtes, action: Action) -> None:
    """A minion that had to take such an action has taken it, whatever comes of it."""
    duty = f"must:{action.kind}"
    if any(one.what == duty for one in game.in_force):
        game.in_force = tuple([one for one in game.in_force if (one.what, one.subject) != (duty, action.minion)])


def veil(game: Vtes, action: Action) -> None:
    """One of the actions that an effect has promised stealth: so many of the next ones, each by 1."""
    for promised in tuple(game.in_force):
        if promised.what == "stealth-of-next" and promised.subject == action.by:
            left = [replace(promised, amount=promised.amount - 1)] if promised.amount > 1 else []
            hidden = InForce(what="stealth", subject=action.minion, amount=1, source=promised.source)
            game.in_force = (*[one for one in game.in_force if one is not promised], *left, hidden)


def announced_effects(action: Action, play: Play) -> tuple[Effect, ...]:
    """What is in force from the announcement on."""
    if action.card:
        return mode_of(play).announced
    return text_of(play.card).abilities[play.mode].announced if action.source else ()


def calls_off(game: Vtes, action: Action) -> None:
    """A cancelled action card: nothing has been done, the minion unlocks and may play it again (VTES-CANCEL-02,
    VTES-R-23)."""
    if action.minion in game.cards:
        game.change(action.minion, locked=False)
    for scope in text_of(action.card).modes[action.mode].once:
        game.take_back(scope, played_once(action.card, text_of(action.card).modes[action.mode], action.minion))
    discard_from_limbo(game, action.limbo)
    game.action = None
    game.close("action")
    game.later = ()
    replace_after(game, "action")


@procedure(
    rule=(
        "VTES-SEQ-06",
        "VTES-SEQ-08",
        "VTES-SEQ-09",
        "VTES-SEQ-11",
        "VTES-SEQ-12",
        "VTES-SEQ-13",
        "VTES-SEQ-14",
        "VTES-BLOCK-08",
    )
)
def cycle(game: Vtes) -> Rule:
    """State A until a block is attempted or all have declined, B until that is decided, C until all have passed."""
    if goes_on(game):
        move_to(game, "A")
    while in_state(game, "A") or in_state(game, "B"):
        yield call(window, Impulse("action"))
        if in_state(game, "B"):
            yield call(attempt)
        elif in_state(game, "A"):
            move_to(game, "C")
            yield call(window, Impulse("blocks-declined"))
    if in_state(game, "C"):
        move_to(game, "success")


def move_to(game: Vtes, state: ActionState) -> None:
    """The action enters another state."""
    assert game.action is not None
    game.action = replace(game.action, state=state)


@procedure(rule=("VTES-STEALTH-01", "VTES-SEQ-11", "VTES-BLOCK-05", "VTES-BLOCK-11", "VTES-BLOCK-12", "VTES-R-29"))
def attempt(game: Vtes) -> Rule:
    """The block attempt under way: it succeeds if the intercept reaches the stealth when everybody has passed."""
    yield call(window, Impulse("block-attempt"))
    succeeds_now = in_state(game, "B") and attempt_succeeds(game)
    game.in_force = tuple([one for one in game.in_force if one.what != "entitled" or one.subject not in game.cards])
    if not in_state(game, "B"):
        return
    assert game.action is not None
    blocker = game.action.blocker
    if succeeds_now:
        game.tell("blocked", minion=game.action.minion, blocker=blocker)
        game.action = replace(game.action, state="blocked", outcome="blocked")
    else:
        game.tell("block-fails", minion=blocker)
        game.action = replace(game.action, state="A", blocker="", failed=(*game.action.failed, blocker))
        if amount(game, "failed-blockers-lock", game.cards[game.action.minion]) > 0:
            late = Play(seat=game.action.by, card="", mode=0, minion=blocker)
            game.later = (*game.later, Later("before-resolution", locks.name, late))
        yield call(fire, "block-fails", blocker)


# blocked


@procedure(
    rule=(
        "VTES-RES-03",
        "VTES-RES-04",
        "VTES-RES-05",
        "VTES-RES-07",
        "VTES-RES-12",
        "VTES-COMBAT-01",
        "VTES-R-07",
        "VTES-ACT-LEAVE-04",
        "VTES-ACT-LEAVE-05",
        "VTES-ACT-RESCUE-05",
        "VTES-ACT-DIAB-03",
    )
)
def block_succeeds(game: Vtes) -> Rule:
    """Triggers, then effects before block resolution; then the blocker locks and the two enter combat."""
    assert game.action is not None
    yield call(fire, "blocked", game.action.minion, "blocks", game.action.blocker)
    yield call(settle)
    ends_by_itself(game)
    yield call(window, Impulse("before-block-resolution"))
    if blocked_still(game):
        yield call(happens_later, "before-resolution")
    action = game.action
    if not blocked_still(game) or action is None:
        no_block(game)
        if goes_on(game):
            yield call(goes_on_unblocked)
        return
    discard_from_limbo(game, action.limbo)
    game.change(action.blocker, locked=True)
    instead = BASIC[action.kind].instead_of_combat if action.kind in BASIC else None
    if instead is not None:
        yield call(instead, action.blocker, action.minion)
    elif game.is_ready(action.minion) and game.is_ready(action.blocker):
        fighter = yield call(who_fights, action.minion)
        yield call(fight, fighter, action.blocker, blocked=True)
        yield call(happens_later, "after-combat")
    if goes_on(game):
        # "As if unblocked": the action goes on where it was (VTES-RES-09).
        yield call(goes_on_unblocked)


def ends_by_itself(game: Vtes) -> None:
    """An action that ends as soon as it is blocked: the blocker locks, and that is all (VTES-RES-05, VTES-RES-07)."""
    action = game.action
    if blocked_still(game) and action is not None and amount(game, "ends-if-blocked", game.cards[action.minion]) > 0:
        game.change(action.blocker, locked=True)
        end_action(game)


@procedure(rule="VTES-RES-09")
def goes_on_unblocked(game: Vtes) -> Rule:
    """A blocked action that an effect lets continue: refusals stand, everything in force stays."""
    yield call(cycle)
    if stage(game) == "blocked":
        yield call(block_succeeds)
    elif goes_on(game) and game.action is not None:
        yield call(succeeds, play_of(game, game.action))


def play_of(game: Vtes, action: Action) -> Play:
    """How the action was announced."""
    source = game.cards.get(action.source)
    printed, mode = action.card, action.mode
    if source is not None:
        printed, mode = written(source.printed, source.merged, action.mode)
    return Play(
        seat=action.by,
        card=printed,
        mode=mode,
        minion=action.minion,
        source=action.limbo or action.source,
        chosen=action.chosen,
        x=action.x,
    )


# successful


@procedure(rule=("VTES-RES-01", "VTES-RES-02", "VTES-R-12", "VTES-R-13", "VTES-R-27"))
def succeeds(game: Vtes, play: Play) -> Rule:
    """What only happens if it would succeed; then the cost, then the effects; the card goes where it belongs."""
    yield call(happens_later, "before-resolution")
    if not goes_on(game):
        return
    yield call(window, Impulse("would-succeed"))
    if not goes_on(game) or game.action is None:
        return
    yield call(fire, "would-succeed", game.action.minion)
    if not goes_on(game) or game.action is None:
        return
    action = game.action = replace(game.action, outcome="success", state="resolved")
    game.tell("succeeds", minion=action.minion, action=action.kind)
    legal = is_legal_still(game)
    paid = yield call(pay_for, play)
    if legal and paid:
        if action.kind in BASIC:
            yield call(BASIC[action.kind].does, play)
        yield call(resolve, play, done_effects(action, play))
    else:
        game.tell("fizzles", minion=action.minion)
    discard_from_limbo(game, action.limbo)
    yield call(settle)
    if stage(game):
        yield call(fire, "action-success", action.minion)


def is_out_already(game: Vtes) -> bool:
    """Whether something else has taken the acting vampire out of the torpor that it was leaving (VTES-R-48)."""
    action = game.action
    if action is None or region_for(action) == READY or action.outcome or game.turn_over:
        return False
    return game.is_ready(action.minion)


@procedure(rule=("VTES-R-48", "VTES-RES-10", "VTES-R-12"))
def fizzles(game: Vtes, play: Play) -> Rule:
    """Successful at once, with its cost paid and no further effect."""
    assert game.action is not None
    game.action = replace(game.action, outcome="success", state="resolved")
    game.tell("succeeds", minion=play.minion, action=game.action.kind)
    yield call(pay_for, play)
    game.tell("fizzles", minion=play.minion)
    yield call(settle)
    if stage(game):
        yield call(fire, "action-success", play.minion)


def done_effects(action: Action, play: Play) -> tuple[Effect, ...]:
    """What the card or ability itself does on success; of a political action that depends on the referendum."""
    if action.kind in BASIC and BASIC[action.kind].referendum:
        return ()
    if action.card:
        return mode_of(play).does
    return text_of(play.card).abilities[play.mode].does if action.source else ()
