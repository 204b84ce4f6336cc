"""Who of mine can play what."""

from __future__ import annotations

from nokturn.games.vtes.bot.scene import Scene, printed_blood
from nokturn.games.vtes.politics.effects import Votes
from nokturn.games.vtes.seen.action_view import ActionView
from nokturn.games.vtes.seen.view import CardView
from nokturn.games.vtes.state.card_language import Mode, text_of
from nokturn.games.vtes.text.effects import Change


def can_play(minion: CardView, card: str, mode: Mode) -> bool:
    """Whether the minion has the Disciplines, and blood to spare for it."""
    for code in mode.disciplines:
        if code.upper() not in minion.disciplines and (code.isupper() or code not in minion.disciplines):
            return False
    return minion.counters >= printed_blood(card) + mode.blood


def added(mode: Mode, what: str) -> int:
    """How much a mode adds to a number."""
    effects = (*mode.announced, *mode.does)
    return sum(effect.amount for effect in effects if isinstance(effect, Change) and effect.what == what)


def votes_in_hand(scene: Scene, minion: CardView) -> int:
    """The votes that a caller can still get: from one copy of each modifier in hand that gives some."""
    found = 0
    for card in set(scene.me.hand):
        modes = [mode for mode in text_of(card).modes if mode.when == "poll" and can_play(minion, card, mode)]
        gains = [effect.amount for mode in modes for effect in mode.does if isinstance(effect, Votes)]
        found += max(gains, default=0)
    return found


def reach(scene: Scene, action: ActionView, minion: CardView) -> int:
    """The intercept that a minion can come to: what it has, and one copy of each reaction in hand that gives some."""
    found = minion.intercept
    for card in set(scene.me.hand):
        modes = [mode for mode in text_of(card).modes if mode.played_as == "reaction" and mode.when != "wake"]
        found += max(
            (added(mode, "intercept") for mode in modes if _fits(scene, action, minion, card, mode)), default=0
        )
    return found


def bounces(card: str) -> bool:
    """Whether it turns a bleed on somebody else."""
    return any("another-prey" in mode.choose for mode in text_of(card).modes)


def can_bounce(scene: Scene, minion: CardView) -> bool:
    """Whether a card in hand lets this minion turn a bleed on somebody else."""
    return any(
        "another-prey" in mode.choose and can_play(minion, card, mode)
        for card in set(scene.me.hand)
        for mode in text_of(card).modes
    )


def _fits(scene: Scene, action: ActionView, minion: CardView, card: str, mode: Mode) -> bool:
    """Whether it can be played on this action."""
    if "directed-at-you" in mode.needs and scene.seat not in action.targets:
        return False
    if "predator-acts" in mode.needs and action.by != scene.predator:
        return False
    return can_play(minion, card, mode)
