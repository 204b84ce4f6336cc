"""How an action comes out before it is resolved: ended, failed, or going on as if it had not been blocked."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vtes.action.basic_actions import BASIC
from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.state import LIMBO, READY, Card, Vtes
from nokturn.games.vtes.state.underway_records import Action, Play
from nokturn.kernel import procedure


def able_to_act(game: Vtes, action: Action) -> bool:
    """Whether the acting minion is where it has to be: ready, or in torpor to leave it (VTES-ACT-02, VTES-RES-10)."""
    if action.minion not in game.cards:
        return False
    return game.cards[action.minion].region == region_for(action)


def region_for(action: Action) -> str:
    """Where its minion acts."""
    return BASIC[action.kind].region if action.kind in BASIC else READY


def ended(game: Vtes) -> bool:
    """Nothing more can be played or used in an action that was ended (VTES-R-23)."""
    return game.action is not None and game.action.outcome == "ended"


def end_action(game: Vtes) -> None:
    """The action reaches its end before block resolution: not successful, and nothing more can be used (VTES-R-23)."""
    if game.action is not None:
        game.tell("action-ends", minion=game.action.minion)
        game.action = replace(game.action, outcome="ended", state="resolved")


def fail_action(game: Vtes) -> None:
    """The action is resolved without success; what is used after resolution still can be (VTES-R-23, VTES-RES-10)."""
    if game.action is not None:
        game.tell("action-ends", minion=game.action.minion)
        game.action = replace(game.action, outcome="failed", state="resolved")


def blocked_still(game: Vtes) -> bool:
    """Whether the block still stands: nothing has ended the action since (VTES-RES-05), its minion is still able to act
    (VTES-RES-10)."""
    action = game.action
    if action is None or action.outcome != "blocked" or game.turn_over:
        return False
    return able_to_act(game, action) and action.blocker in game.cards


def no_block(game: Vtes) -> None:
    """An acting minion that was lost after the attempt, but before the block was resolved, has not been blocked
    (VTES-RES-10, VTES-R-23)."""
    action = game.action
    if action is not None and action.outcome == "blocked" and not able_to_act(game, action):
        fail_action(game)


@procedure(rule="VTES-RES-09")
def as_if_unblocked(game: Vtes, play: Play) -> None:
    """Set up for the end of the combat: the block has not happened, and the action card is in limbo again."""
    action = game.action
    if action is None or action.outcome != "blocked" or not able_to_act(game, action):
        return
    if action.limbo and action.limbo not in game.cards:
        if action.card not in game.ash[action.by]:
            return
        heap = list(game.ash[action.by])
        heap.remove(action.card)
        game.ash[action.by] = tuple(heap)
        game.cards[action.limbo] = Card(
            ref=action.limbo, printed=action.card, owner=action.by, controller=action.by, region=LIMBO
        )
    game.spend("action", WENT_ON)
    game.action = replace(action, outcome="", state="A", blocker="")


class EndAction(Effect, frozen=True, kw_only=True):
    """The action ends before anything comes of it."""

    repeatable: bool = False
    """The minion may take the same action again, unless it was blocked before and went on."""

    def apply(self, game: Vtes, play: Play) -> None:
        if self.repeatable and not game.spent("action", WENT_ON):
            game.spend("action", REPEATABLE)
        end_action(game)


WENT_ON, REPEATABLE = "went-on", "repeatable"
"""A block did not stop the action; it has ended as if it had not been taken."""


class FailAction(Effect, frozen=True):
    """The action fails."""

    def apply(self, game: Vtes, play: Play) -> None:
        fail_action(game)
