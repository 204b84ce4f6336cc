"""What hunters suffer: damage, delay, bites, defeat; and how they are healed (DRA-DAMAGE, DRA-BITE, DRA-DEFEAT)."""

from __future__ import annotations

from nokturn.games.dracula.events.answers import prevention_window
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import HUNTERS, NUMBERS
from nokturn.games.dracula.state.fight import fighting, leave_combat
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.state.winning import gain_influence
from nokturn.kernel import Rule, call, procedure


def heal(game: Dracula, hunter: str, amount: int) -> None:
    """DRA-DAMAGE-01: never below 0."""
    who = game.hunters[hunter]
    healed = min(amount, who.damage)
    if game.finished or healed <= 0:
        return
    game.change(hunter, damage=who.damage - healed)
    game.tell("hunter-healed", hunter=hunter, amount=healed, damage=who.damage - healed)


def delay(game: Dracula, hunter: str, cause: str) -> None:
    """Twice delayed is once delayed; DRA-DELAY-02."""
    if game.finished or game.hunters[hunter].delayed or not game.active(hunter):
        return
    game.change(hunter, delayed=True)
    game.tell("hunter-delayed", hunter=hunter, cause=cause)


@procedure(rule=("DRA-DAMAGE-01", "DRA-DAMAGE-02", "DRA-DEFEAT-01", "DRA-DEFEAT-03", "DRA-CARD-14"))
def hurt(game: Dracula, hunter: str, amount: int, cause: str) -> Rule:
    """A hunter suffers damage; at his health he is defeated.  Returns whether he suffered any.

    In a combat the damage that would defeat him can be prevented, before the defeat counts."""
    if game.finished or amount <= 0 or not game.active(hunter):
        return False
    if fighting(game, hunter) and game.hunters[hunter].damage + amount >= HUNTERS[hunter].health:
        prevented = yield call(prevention_window, hunter, "damage")
        if prevented:
            game.tell("damage-prevented", hunter=hunter, amount=amount, cause=cause)
            return False
    total = game.hunters[hunter].damage + amount
    game.change(hunter, damage=total)
    game.tell("hunter-hurt", hunter=hunter, amount=amount, cause=cause, damage=total)
    if total >= HUNTERS[hunter].health:
        defeat(game, hunter)
    return True


@procedure(
    rule=("DRA-BITE-01", "DRA-BITE-02", "DRA-BITE-03", "DRA-BITE-04", "DRA-DEFEAT-01", "DRA-DEFEAT-03", "DRA-CARD-14")
)
def bite(game: Dracula, hunter: str, cause: str, in_combat: bool) -> Rule:
    """A hunter is bitten: a bite token on a free bite space, or without one he is defeated; out of the combat.

    Only in a combat can it be prevented (DRA-CARD-12).  Returns whether he was bitten."""
    if game.finished or not game.active(hunter):
        return False
    if in_combat:
        prevented = yield call(prevention_window, hunter, "bite")
        if prevented:
            game.tell("bite-prevented", hunter=hunter)
            return False
    game.tell("hunter-bitten", hunter=hunter, cause=cause)
    if game.hunters[hunter].bites >= HUNTERS[hunter].bite_spaces:
        defeat(game, hunter)
        return True
    game.change(hunter, bites=game.hunters[hunter].bites + 1)
    leave_combat(game, hunter)
    yield call(open_cards, hunter)
    return True


def remove_bite(game: Dracula, hunter: str) -> None:
    """One bite token back to the pool; a printed bite is none; DRA-BITE-07."""
    who = game.hunters[hunter]
    if who.bites:
        game.change(hunter, bites=who.bites - 1)
        game.tell("bite-removed", hunter=hunter)


def defeat(game: Dracula, hunter: str) -> None:
    """At once: he is out of play and of any combat (DRA-DEFEAT-02, DRA-DEFEAT-04), and Rage adds influence,
    more of it with each despair token (DRA-DESPAIR-03).  His cards and tokens go at the placement (DRA-DEFEAT-08)."""
    if game.finished or not game.active(hunter):
        return
    game.change(hunter, defeated=True)
    game.tell("hunter-defeated", hunter=hunter, place=game.hunters[hunter].place)
    leave_combat(game, hunter)
    rage = NUMBERS.defeat_influence + NUMBERS.defeat_influence_per_despair * game.despair
    gain_influence(game, rage, "defeat")
