"""What lies in wait in a combat: harm before range is determined or in the press step, presses of a card's own."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.combat.damage import inflict
from nokturn.games.vtes.combat.sides import fight_of, note, side_of
from nokturn.games.vtes.state.card_language import RETAINER, Effect
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import EVERYONE, kind_of, statics
from nokturn.games.vtes.state.underway_records import InForce, Play, Wound
from nokturn.games.vtes.text.effects import fighter_for
from nokturn.kernel import Rule, call, procedure

STORM, GROWING = "damage-before-range", "growing"
PAIN = "damage-in-press-step"


class Storm(Effect, frozen=True, kw_only=True):
    """Both combatants and their retainers take damage that cannot be prevented, environmental, before range is
    determined in each round."""

    amount: int = 1
    growing: bool = False
    """One point more in each further round."""

    def apply(self, game: Vtes, play: Play) -> None:
        what = f"{STORM}:{GROWING}" if self.growing else STORM
        storm = InForce(what=what, subject=EVERYONE, amount=self.amount, lasts="combat", source=play.card)
        game.in_force = (*game.in_force, storm)
        game.tell("changes", what=what, target="", amount=self.amount, less=False, card=play.card)


class Pain(Effect, frozen=True, kw_only=True):
    """The opposing minion takes damage that cannot be prevented, environmental, in the press step of each round."""

    amount: int = 1

    def apply(self, game: Vtes, play: Play) -> None:
        side = side_of(game, fighter_for(game, play))
        if side >= 0:
            victim = fight_of(game).fighters[1 - side]
            pain = InForce(what=PAIN, subject=victim, amount=self.amount, lasts="combat", source=play.card)
            game.in_force = (*game.in_force, pain)
            game.tell("changes", what=PAIN, target=victim, amount=self.amount, less=False, card=play.card)


def in_the_storm(game: Vtes) -> Iterator[str]:
    """The combatants that are still there, and their retainers."""
    for ref in fight_of(game).fighters:
        if ref in game.cards:
            yield ref
            yield from [card.ref for card in game.attached(ref) if kind_of(card.printed) == RETAINER]


@procedure(rule=("VTES-DMG-08", "VTES-COMBAT-PRE-01"))
def storms(game: Vtes) -> Rule:
    """When everything has been used before range is determined, even if that has ended the combat."""
    wounds = []
    for storm in game.in_force:
        word, _, kind = storm.what.partition(":")
        if word == STORM:
            size = storm.amount + (fight_of(game).round - 1 if kind == GROWING else 0)
            wounds += [Wound(to=ref, amount=size, source=storm.source, preventable=False) for ref in in_the_storm(game)]
    if wounds:
        yield call(inflict, tuple(wounds))


@procedure(rule=("VTES-DMG-08", "VTES-PRESS-01"))
def pains(game: Vtes) -> Rule:
    """As the press step begins."""
    wounds = [
        Wound(to=pain.subject, amount=pain.amount, source=pain.source, preventable=False)
        for pain in game.in_force
        if pain.what == PAIN and pain.subject in game.cards
    ]
    if wounds:
        yield call(inflict, tuple(wounds))


def springs(game: Vtes) -> None:
    """A card in play burns a counter for a press to continue, before anybody else presses."""
    for source, _ in tuple(statics(game, "press-each-round")):
        if source.counters > 0:
            game.change(source.ref, counters=source.counters - 1)
            note(game, pressed=source.ref)
            game.tell("presses-to-continue", minion=source.ref)
