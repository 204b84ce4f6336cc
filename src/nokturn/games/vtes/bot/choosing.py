"""Targets, numbers and other things to be chosen."""

from __future__ import annotations

from nokturn.games.vtes.bot.phases import locks
from nokturn.games.vtes.bot.scene import Scene
from nokturn.games.vtes.combat.effects import EnterCombat
from nokturn.games.vtes.play.leaving_play import ToUncontrolled
from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.state.card_language import Effect, text_of
from nokturn.games.vtes.state.choices import ChooseCard, ChooseHidden, ChooseMethuselah, Nothing, Pass
from nokturn.games.vtes.text.effects import Burn, Lock, PutInPlay, Stun
from nokturn.games.vtes.text.primitives import Borrow, StealCard
from nokturn.kernel.asks import Answer, Ask, Option

SCARCE = 8
"""With so little pool, blood is paid rather."""
HARM = frozenset(
    {
        "misdirection",
        "pentex-subversion",
        "haven-uncovered",
        "fame",
        "anarch-troublemaker",
        "scalpel-tongue",
        "deep-song",
    }
)
"""Cards that one plays on others."""


def choose_target(scene: Scene, ask: Ask) -> Answer:
    """Good things to my own, bad things to the prey, the predator, or anybody else."""
    card = str(dict(ask.args).get("card", ""))
    return max(ask.options, key=lambda option: target_value(scene, card, option))


def target_value(scene: Scene, card: str, option: Option) -> float:
    match option:
        case ChooseHidden(_, printed):
            mine = [one for one in scene.me.uncontrolled if one.card == printed]
            missing = CRYPT[printed].capacity - max((one.counters for one in mine), default=0)
            return -abs(missing - 3) + CRYPT[printed].capacity / 10 if missing > 0 else -20.0
        case ChooseMethuselah(player):
            return 3.0 if player == scene.prey else 2.0 if player == scene.predator else 1.0
        case ChooseCard(ref) if ref in scene.cards:
            found = scene.cards[ref]
            owner = found.controller
            if card in HARM or harmful(card):
                if found.locked and card in LIBRARY and locks(card):
                    return -40.0
                nearness = {scene.prey: 6.0, scene.predator: 4.0, scene.seat: -50.0}.get(owner, 2.0)
                return nearness + scene.danger(found) / 4
            return (20.0 if owner == scene.seat else 0.0) + room(scene, card, ref)
    return 0.0


def harmful(card: str) -> bool:
    """Whether it does something to what is chosen that nobody wants for one's own."""
    text = text_of(card)
    passages = (*[mode.does for mode in text.modes], *[ability.does for ability in text.abilities])
    return any(is_harm(effect) for does in passages for effect in does)


def is_harm(effect: Effect) -> bool:
    """To be stolen, fought, sent away, burned, or to bear somebody else's card."""
    if isinstance(effect, PutInPlay):
        return effect.kept
    if isinstance(effect, Stun | StealCard | Borrow | EnterCombat | ToUncontrolled):
        return True
    return isinstance(effect, Burn | Lock) and effect.who == "chosen"


def something(scene: Scene, ask: Ask) -> Answer:
    """Whatever is offered first, rather than nothing."""
    return next((option for option in ask.options if not isinstance(option, Nothing | Pass)), ask.options[0])


def room(scene: Scene, card: str, ref: str) -> float:
    """For blood: whoever lacks most; for what takes blood: whoever has most."""
    found = scene.cards[ref]
    if any(one.host == ref and one.printed == card for one in scene.view.cards):
        return -15.0
    if card in ("villein", "blood-doll", "vessel"):
        return float(found.counters)
    return float(found.capacity - found.counters)


def pay(scene: Scene, ask: Ask) -> Answer:
    """From a vampire that can spare it, then from the pool, then from whoever is left; the last pool comes last."""

    def dear(option: Option) -> float:
        if isinstance(option, ChooseCard) and option.card in scene.cards:
            blood = scene.cards[option.card].counters
            return 2.0 if blood <= 1 else 1.0 - blood / 100
        return 99.0 if scene.pool <= 1 else 3.0 if scene.pool <= SCARCE else 1.5

    return min(ask.options, key=dear)


def most(scene: Scene, ask: Ask) -> int:
    """As much as possible."""
    return ask.high


def least(scene: Scene, ask: Ask) -> int:
    """As little as possible."""
    return ask.low


def take_everything(scene: Scene, ask: Ask) -> Answer:
    """All that can be had."""
    return ask.options[: ask.high]


def gladly(scene: Scene, ask: Ask) -> Answer:
    """Yes, where it costs nothing that matters."""
    return True
