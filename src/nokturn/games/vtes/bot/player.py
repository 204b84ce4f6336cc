"""The clever player: looks at the table, finds the question, answers it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from nokturn.games.vtes.bot import acting, choosing, fighting, hand, phases, voting
from nokturn.games.vtes.bot.scene import Scene
from nokturn.games.vtes.seen.view import VtesView
from nokturn.games.vtes.state.choices import NoStrike, Nothing, Pass
from nokturn.kernel import Answer, Ask
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer

Thought = Callable[[Scene, Ask], Answer]

THOUGHTS: dict[str, Thought] = {
    "unlock-phase": phases.upkeep,
    "master-phase": phases.masters,
    "minion-phase": acting.act,
    "influence-phase": phases.influence,
    "pay-jack": choosing.pay,
    "discard-phase": hand.discards,
    "discard-down": hand.throw_away,
    "discard-for": hand.throw_away,
    "action": acting.in_action,
    "block-attempt": acting.in_action,
    "blocks-declined": acting.in_action,
    "after-resolution": acting.afterwards,
    "polling": voting.poll,
    "share-points": voting.share,
    "choose-clan": voting.clan,
    "choose-rich": voting.rich,
    "choose-justicar": voting.justicar,
    "captivate": choosing.most,
    "strike": fighting.strike,
    "before-range": fighting.use,
    "range": fighting.maneuver,
    "before-strikes": fighting.use,
    "additional-strikes": fighting.use,
    "prevent": fighting.prevent,
    "press": fighting.press,
    "end-of-round": fighting.use,
    "choose-target": choosing.choose_target,
    "choose-x": choosing.least,
    "split-rescue": choosing.least,
    "take-equipment": choosing.take_everything,
    "before-block-resolution": acting.when_blocked,
    "lock-theirs": choosing.something,
    "sew-together": choosing.something,
    "employ-animal": choosing.something,
    "childe-discipline": choosing.something,
    "drink-of": choosing.most,
    "graves-for-pool": choosing.most,
    "reduce-cost": choosing.something,
    "pay-from": choosing.most,
    "lay-on": choosing.something,
    "lay-from-hand": choosing.something,
    "draw-instead": choosing.something,
    "burn-tokens-of": choosing.something,
    "burn-tokens-to-steal": choosing.gladly,
    "unlock-bearer": choosing.gladly,
    "take-back": choosing.gladly,
}
"""By the prompt of the question."""


class CleverBot:
    """Plays V:TES by rules of thumb and a little arithmetic."""

    def __init__(self, key: str) -> None:
        self._key = key

    def answer(self, view: VtesView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        """What it thinks best, or the most reserved answer if that were ever refused."""
        scene = Scene(view, Random(f"{self._key}/{len(log)}/{view.turn}/{ask.prompt}"))
        answer = THOUGHTS.get(ask.prompt, sparingly)(scene, ask)
        return answer if ask.check(answer) is None else sparingly(scene, ask)


def sparingly(scene: Scene, ask: Ask) -> Answer:
    """Nothing, if nothing is possible; else the first thing."""
    for nothing in (Pass(), Nothing(), NoStrike()):
        if nothing in ask.options:
            return nothing
    return first_answer(ask)
