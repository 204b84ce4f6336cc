"""How Dracula fights: his card of each round, whom he engages, when he gets away."""

from __future__ import annotations

from nokturn.games.dracula.bot.combats import prospect, under_way
from nokturn.games.dracula.bot.duel import Duel
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.combat.escapes import ESCAPES
from nokturn.games.dracula.printed.content import DRACULA_COMBAT
from nokturn.games.dracula.state.choices import (
    CancelByPlotting,
    Decline,
    Engage,
    Fight,
    Pass,
    Pick,
    PlayEvent,
    Stand,
    TakeCard,
    ThisHunter,
)
from nokturn.kernel import Answer, Ask

UNSURE = 0.25


def pick(scene: Scene, ask: Ask) -> Answer:
    """One of the best cards of his hand."""
    duel = under_way(scene)
    _, _, against = duel.solved
    values = {option: min(against[option.card].values()) for option in ask.options if isinstance(option, Pick)}
    best = min(values.values())
    good = [option for option, value in values.items() if value <= best + UNSURE]
    return scene.dice.choice(sorted(good, key=lambda option: option.card))


def engage(scene: Scene, ask: Ask) -> Answer:
    """Whom the chosen card hits hardest."""
    combat = scene.view.combat
    assert combat is not None
    duel = under_way(scene, (combat.choice,))
    _, _, against = duel.solved
    worst = against[combat.choice]
    return Engage(min(duel.hunters, key=lambda hunter: worst[hunter]))


def claw(scene: Scene, ask: Ask) -> Answer:
    """The second blow of Claws: who suffers most by it."""
    duel = under_way(scene)
    damage = DRACULA_COMBAT["claws"].amounts["night_damage"]
    victims = [option for option in ask.options if isinstance(option, ThisHunter)]
    return min(victims, key=lambda option: duel.stakes.hurt(option.hunter, damage))


def cancel(scene: Scene, ask: Ask) -> Answer:
    """An old Plotting is turned down where the hunter's card would cost more."""
    duel, combat = under_way(scene), scene.view.combat
    assert combat is not None
    hunter, card = scene.facts["hunter"], scene.facts["card"]
    duel.plotting = 0
    let = duel.meeting(hunter, card, combat.choice)
    escapes = combat.choice in ESCAPES and duel.may_escape() and not duel.ends(card, combat.choice)
    cancels = duel.outcome(hunter, card, combat.choice, False, card_cancelled=True)
    return CancelByPlotting() if escapes or cancels < let - 0.4 else Decline()


def flee_wanted(duel: Duel) -> bool:
    """The rounds to come promise more to the hunters than to Dracula."""
    return sum(duel.future.values()) > 0


def search_deck(scene: Scene, ask: Ask) -> Answer:
    """Plotting: an escape if he wants out and has none, else what the hunters can stand least."""
    cards = {option.card: option for option in ask.options if isinstance(option, TakeCard)}
    duel = under_way(scene, tuple(cards))
    held = scene.view.combat.hand if scene.view.combat is not None else ()
    if flee_wanted(duel) and not set(held) & set(ESCAPES):
        for card in ESCAPES if duel.night else ESCAPES[::-1]:
            if card in cards:
                return cards[card]
    _, _, against = duel.solved
    best = min(cards, key=lambda card: min(against[card].values()) + (1.0 if card == "plotting" else 0.0))
    return cards[best]


def enraged(scene: Scene, ask: Ask) -> Answer:
    """Worth a card if there is nothing to flee from, or a bite to be had."""
    duel, combat = under_way(scene), scene.view.combat
    assert combat is not None
    plays = [option for option in ask.options if isinstance(option, PlayEvent)]
    bites = combat.choice == "fangs" and combat.night and combat.engaged in combat.mesmerized
    return plays[0] if plays and (bites or not flee_wanted(duel)) else Pass()


def in_fog(scene: Scene, ask: Ask) -> Answer:
    """Fight only hunters who are no match."""
    here = tuple([who.hunter for who in scene.hunters_in(scene.view.place)])
    return Fight() if prospect(scene, here, scene.night) < 0 else Stand()


def bodyguards(scene: Scene, ask: Ask) -> Answer:
    """On whoever is nearest to defeat."""
    victims = [option for option in ask.options if isinstance(option, ThisHunter)]
    return min(victims, key=lambda option: scene.health_left(option.hunter)) if victims else Decline()
