"""Combat: strikes, range, prevention, presses."""

from __future__ import annotations

from nokturn.games.vtes.bot.phases import best
from nokturn.games.vtes.bot.scene import Scene, printed_blood
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.seen.view import CardView
from nokturn.games.vtes.state.card_language import text_of
from nokturn.games.vtes.state.choices import HandStrike, PlayCard, UseAbility
from nokturn.kernel.asks import Answer, Ask, Option


def fighters(scene: Scene) -> tuple[CardView | None, CardView | None]:
    """My combatant and the other one."""
    combat = scene.view.combat
    if combat is None:
        return None, None
    one, other = (scene.cards.get(ref) for ref in combat.fighters)
    if one is not None and one.controller == scene.seat:
        return one, other
    return other, one


def outmatched(scene: Scene) -> bool:
    """The other side hits harder than mine can bear."""
    mine, other = fighters(scene)
    if mine is None or other is None:
        return False
    return other.strength >= mine.counters or other.strength > mine.strength + 1


def strike(scene: Scene, ask: Ask) -> Answer:
    """Flee if outmatched, else the hardest blow."""
    return max(ask.options, key=lambda option: strike_value(scene, option))


def strike_value(scene: Scene, option: Option) -> float:
    mine, _ = fighters(scene)
    strength = mine.strength if mine else 1
    match option:
        case HandStrike():
            return strength
        case PlayCard(card, at):
            found = [effect for effect in text_of(card).modes[at].does if isinstance(effect, StrikeWith)]
            return struck(scene, found[0], strength) - printed_blood(card) / 2 if found else 0.0
        case UseAbility(source, at):
            does = text_of(source.partition(":")[0]).abilities[at].does
            found = [effect for effect in does if isinstance(effect, StrikeWith)]
            return struck(scene, found[0], strength) if found else 0.0
    return -1.0


def struck(scene: Scene, effect: StrikeWith, strength: int) -> float:
    match effect.kind:
        case "combat-ends":
            return 6.0 if outmatched(scene) else 0.5
        case "dodge":
            return 5.0 if outmatched(scene) else 0.4
        case "hand":
            return strength + effect.amount
        case "steal":
            return 1.5 * effect.amount
    return effect.amount + (1.0 if effect.aggravated else 0.0)


def use(scene: Scene, ask: Ask) -> Answer:
    """Before the strikes: whatever makes them worse for the other side, at little cost."""
    return best(
        [(1.0 - printed_blood(option.card) / 2, option) for option in ask.options if isinstance(option, PlayCard)]
    )


def maneuver(scene: Scene, ask: Ask) -> Answer:
    """To long range if the other side hits harder and mine has something to throw; back to close otherwise."""
    combat = scene.view.combat
    if combat is None:
        return best([])
    away = outmatched(scene) and combat.range == "close"
    closer = not outmatched(scene) and combat.range == "long"
    value = 1.0 if away or closer else 0.0
    return best([(value, option) for option in ask.options if isinstance(option, PlayCard | UseAbility)])


def press(scene: Scene, ask: Ask) -> Answer:
    """Go on only against somebody who is nearly done; get away from one who is stronger."""
    mine, other = fighters(scene)
    combat = scene.view.combat
    if mine is None or other is None or combat is None:
        return best([])
    winning = other.counters < mine.strength and mine.counters > other.strength
    wanted = winning if not combat.pressed else outmatched(scene)
    return best([(1.0, option) for option in ask.options if wanted and isinstance(option, PlayCard | UseAbility)])


def prevent(scene: Scene, ask: Ask) -> Answer:
    """Damage that would hurt is prevented."""
    return best([(1.0, option) for option in ask.options if isinstance(option, PlayCard | UseAbility)])
