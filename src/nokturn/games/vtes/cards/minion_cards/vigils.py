"""Reactions: whoever wakes, unlocks and attempts to block; smaller bleeds; what a block brings."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vtes.action.blocking import attempts_to_block, may_block, too_dear_to_block
from nokturn.games.vtes.cards.reactions import can_attempt, intercept, reaction, wake
from nokturn.games.vtes.combat.effects import IfBlocks
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.playing.given import GiveAbility
from nokturn.games.vtes.state.card_language import REACTION, Ability, Mode, write
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_counters
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import has_trait
from nokturn.games.vtes.state.stats import stealth as stealth_of
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.text.effects import Change, Do, Lock, Stay, Unlock, Wake, resolve
from nokturn.games.vtes.text.filters import narrows
from nokturn.games.vtes.text.primitives import Delay
from nokturn.kernel import Rule, ask_confirm, call, procedure

# to attempt at once

WOKEN = ("locked", "can-attempt")
write(
    "organized-resistance",
    Mode(
        REACTION,
        "act",
        by="even-locked",
        needs=("lacks-intercept", "blocker-yours", "blocker-sect:anarch"),
        does=(Change(what="intercept", who="blocker"),),
    ),
    Mode(
        REACTION,
        "act",
        by="even-locked",
        choose=("minion:own ready locked sect=anarch can-attempt",),
        does=(
            Unlock(who="chosen"),
            Change(what="intercept", who="chosen"),
            Do("vtes.chosen_attempts"),
        ),
    ),
)


@narrows("can-attempt")
def could_attempt(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """It may block this action once unlocked, and no other attempt is under way."""
    return can_attempt(game, About(card, None, play.seat, ""))


@procedure(rule=("VTES-SEQ-06", "VTES-SEQ-10"))
def chosen_attempts(game: Vtes, play: Play) -> Rule:
    """The chosen minion attempts to block at once."""
    if game.action is not None and game.action.blocker != play.chosen[0]:
        yield call(attempts_to_block, play.chosen[0])


RETIRES = Delay(moment="after-resolution", name="vtes.locks_again")
write(
    "eyes-of-the-wild",
    reaction("act", "", Unlock(), GiveAbility(), Do("vtes.attempts_at_once"), RETIRES, needs=WOKEN),
    Ability("need-intercept", blood=1, does=(Change(what="intercept"),)),
)
write(
    "dogged-pursuit",
    reaction("act", "ani", Unlock(), Do("vtes.attempts_at_once"), RETIRES, needs=WOKEN),
    reaction(
        "act",
        "ANI",
        Unlock(),
        Do("vtes.attempts_at_once"),
        RETIRES,
        Delay(moment="after-resolution", name="vtes.keeps_the_trail"),
        needs=WOKEN,
    ),
    Ability("need-intercept", burn=True, does=(Change(what="intercept", who="blocker"),)),
)


def has_blocked_it(game: Vtes, minion: str) -> bool:
    """Whether the minion has blocked this action."""
    action = game.action
    return action is not None and (minion == action.blocker and action.outcome == "blocked")


@procedure(rule="VTES-RES-08")
def locks_again(game: Vtes, play: Play) -> Rule:
    """Whoever did not block locks."""
    if not has_blocked_it(game, play.minion):
        yield call(resolve, play, (Lock(),))


@procedure(rule="VTES-PLAY-02")
def keeps_the_trail(game: Vtes, play: Play) -> Rule:
    """Whoever did not block keeps the card, but never two of them."""
    there = any(card.printed == play.card for card in game.attached(play.minion))
    if not has_blocked_it(game, play.minion) and not there:
        yield call(resolve, play, (Stay(),))


write(
    "one-with-the-land",
    intercept("pro", 2, needs=("directed-at-you",)),
    reaction(
        "act",
        "PRO",
        Unlock(),
        IfBlocks(what="cannot-strike", lasts="round"),
        IfBlocks(what="cannot-strike", lasts="round", acting=True, who="acting"),
        Do("vtes.attempts_at_once"),
        needs=(*WOKEN, "directed-at-you"),
    ),
)
write("eagles-sight", intercept("aus", 1), reaction("act", "AUS", Do("vtes.soars"), needs=("can-soar",)))


@condition("can-soar")
def can_soar(game: Vtes, about: About) -> bool:
    """The minion could attempt to block this action, were its Methuselah entitled to."""
    action, minion = game.action, about.minion
    if action is None or minion is None or may_block(game, minion):
        return False
    if action.state == "B":
        return action.blocker == minion.ref
    return action.state == "A" and about.seat not in action.refused and not too_dear_to_block(game, minion)


@procedure(rule=("VTES-BLOCK-01", "VTES-SEQ-06", "VTES-SEQ-10"))
def soars(game: Vtes, play: Play) -> Rule:
    """For one attempt it does not matter at whom the action is directed."""
    right = InForce(what="entitled", subject=play.minion, amount=1, source=play.card)
    game.in_force = (*game.in_force, right)
    if game.action is not None and game.action.blocker != play.minion:
        yield call(attempts_to_block, play.minion)


write(
    "shadow-sentinel",
    wake("obl", once=("cycle",)),
    Mode(
        REACTION,
        "wake",
        ("OBL",),
        by="even-locked",
        choose=("minion:own ready locked ally dead",),
        does=(Wake(who="chosen"),),
        once=("cycle",),
    ),
)


@narrows("dead")
def is_dead(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """A wraith or a zombie."""
    return has_trait(game, card, "wraith") or has_trait(game, card, "zombie")


# smaller bleeds, no stealth


write(
    "visions-of-zapathasura",
    Mode(
        REACTION,
        "bleed",
        ("obf", "pre"),
        needs=("bleed-at-you",),
        does=(Change(what="bleed", amount=-3, who="acting"),),
    ),
    Mode(REACTION, "bleed", ("OBF", "PRE"), needs=("bleed-at-you",), does=(Lock(), Do("vtes.sees_through"))),
)


@procedure(rule="VTES-ACT-BLEED-04")
def sees_through(game: Vtes, play: Play) -> None:
    """The bleed is nothing as it is now; it can still be raised."""
    action = game.action
    if action is not None and action.minion in game.cards:
        lessen(game, play, "bleed", bleed_of(game, game.cards[action.minion]))


def lessen(game: Vtes, play: Play, what: str, size: int) -> None:
    """A number of the acting minion is so much lower in this action."""
    assert game.action is not None
    if size > 0:
        less = InForce(what=what, subject=game.action.minion, amount=-size, source=play.card)
        game.in_force = (*game.in_force, less)
        game.tell("changes", what=what, target=game.action.minion, amount=size, less=True, card=play.card)


FADES = IfBlocks(what="ability:0", lasts="round")
write(
    "night-terrors",
    Mode(REACTION, "act", ("obf", "pre"), does=(Do("vtes.frightens"),)),
    Mode(REACTION, "act", ("OBF", "PRE"), does=(Do("vtes.frightens"), FADES)),
    Ability("strike", does=(StrikeWith(kind="combat-ends"),)),
)


@procedure(rule="VTES-STEALTH-03")
def frightens(game: Vtes, play: Play) -> None:
    """As much stealth as there is now is gone; what is there below 0 stays."""
    lessen(game, play, "stealth", stealth_of(game))


# what a block brings

write(
    "truth-in-darkness",
    intercept("obl", 1),
    intercept("OBL", 1, Delay(moment="after-resolution", name="vtes.sees_in_darkness")),
)


@procedure(rule="VTES-RES-08")
def sees_in_darkness(game: Vtes, play: Play) -> Rule:
    """Whoever blocked unlocks for 1 blood."""
    minion = game.cards.get(play.minion)
    if minion is None or not has_blocked_it(game, play.minion) or minion.counters < 1 or not minion.locked:
        return
    wanted = yield ask_confirm(play.seat, "unlock-for-blood", rule="VTES-RES-08", card=play.card, minion=play.minion)
    if wanted:
        burn_counters(game, play.minion, 1)
        yield call(resolve, play, (Unlock(),))


write(
    "melange",
    intercept("aus", 1),
    intercept("AUS", 1, Delay(moment="before-resolution", name="vtes.stays_on_prey")),
    Ability("bleed", needs=("bleeds-hosts-controller",), burn=True, does=(Change(what="bleed", who="acting"),)),
)


@procedure(rule=("VTES-PLAY-02", "VTES-RES-07"))
def stays_on_prey(game: Vtes, play: Play) -> Rule:
    """On the acting minion, if this one blocks; whoever played it keeps control, and it remembers who did."""
    if has_blocked_it(game, play.minion):
        yield call(resolve, replace(play, chosen=(play.minion,)), (Stay(who="acting", kept=True),))


@condition("bleeds-hosts-controller")
def bleeds_the_controller(game: Vtes, about: About) -> bool:
    """The minion that the card remembers bleeds the controller of the one that it is on."""
    action, source = game.action, about.source
    if action is None or source is None or action.kind != "bleed" or source.host not in game.cards:
        return False
    return action.minion in source.chosen and game.cards[source.host].controller in action.targets
