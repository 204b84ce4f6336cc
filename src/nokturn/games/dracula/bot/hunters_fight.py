"""How hunters fight: the card of each round, what they show and play around it."""

from __future__ import annotations

from nokturn.games.dracula.bot import worth
from nokturn.games.dracula.bot.arms import blow, might
from nokturn.games.dracula.bot.combats import under_way
from nokturn.games.dracula.bot.duel import Duel
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.printed.content import EVENTS, ITEMS
from nokturn.games.dracula.state.choices import (
    Decline,
    Fight,
    Pass,
    Pick,
    PlayEvent,
    Swap,
    TakeCard,
    ThisHunter,
    UseItem,
)
from nokturn.kernel import Answer, Ask
from nokturn.kernel.game import first_answer

UNSURE = 0.25
"""Cards whose worth differs by less are as good as each other."""


def pick(scene: Scene, ask: Ask) -> Answer:
    """One of the best cards against what Dracula is likely to play."""
    duel, hunter = under_way(scene), scene.facts["hunter"]
    _, dracula, against = duel.solved
    values = duel.picks(hunter, dracula, against)
    offered = {option.card: option for option in ask.options if isinstance(option, Pick)}
    known = {card: value for card, value in values.items() if card in offered}
    if not known:
        return first_answer(ask)
    best = max(known.values())
    good = sorted([card for card, value in known.items() if value >= best - UNSURE])
    return offered[scene.dice.choice(good)]


def swap(scene: Scene, ask: Ask) -> Answer:
    """Planned Ambush: Dracula's card lies open, so the best answer to it is known."""
    duel, hunter = under_way(scene), scene.facts["hunter"]
    combat = scene.view.combat
    assert combat is not None
    engaged = hunter == combat.engaged
    mine = dict(combat.picked).get(hunter, "punch")

    def value(card: str) -> float:
        if engaged:
            return duel.meeting(hunter, card, combat.choice) + (0.0 if duel.ends(card, combat.choice) else 1.0)
        return duel.strike(hunter, card)

    swaps = {option: value(option.card) for option in ask.options if isinstance(option, Swap)}
    best = max(swaps, key=lambda option: swaps[option], default=None)
    return best if best is not None and swaps[best] > value(mine) + 0.1 else Decline()


def before_combat(scene: Scene, ask: Ask) -> Answer:
    """Cards for the start of a combat; against a lesser vampire they are kept back."""
    duel, who = under_way(scene), scene.hunter
    with_dracula = duel.stakes.vampire is None
    for option in ask.options:
        if isinstance(option, UseItem) and with_dracula and duel.night:
            return option
        if isinstance(option, PlayEvent) and _suits(scene, duel, option.event, with_dracula, who.hunter):
            return option
    return Pass()


def _suits(scene: Scene, duel: Duel, event: str, with_dracula: bool, hunter: str) -> bool:
    """Whether this is the combat to play the event in."""
    if event == "heroic_leap":
        damage = EVENTS[event].amounts["vampire_damage"]
        if damage >= duel.stakes.foe_left:
            return with_dracula or duel.stakes.prize > 3.0
        stands = scene.health_left(hunter) > EVENTS[event].amounts["damage"] + 1
        return with_dracula and stands and len(duel.hunters) < 3
    if event == "escape_route":
        return min(duel.future.values()) < -2.0
    if event in ("lucky_find", "planned_ambush"):
        return with_dracula or duel.stakes.prize > 3.0
    return with_dracula  # Lucy's Revenge


def who_leaves(scene: Scene, ask: Ask) -> Answer:
    """Escape Route: whoever has most to fear."""
    duel = under_way(scene)
    leaving = [option for option in ask.options if isinstance(option, ThisHunter)]
    return min(leaving, key=lambda option: duel.future.get(option.hunter, 0.0))


def holy_circle(scene: Scene, ask: Ask) -> Answer:
    """All who have more to fear than to win; somebody has to go."""
    duel = under_way(scene)
    fears = {option: duel.future.get(option.hunter, 0.0) for option in ask.options}
    leaving = tuple([option for option in ask.options if fears[option] < 0])
    return leaving or (min(fears, key=lambda option: fears[option]),)


def holy_bullets(scene: Scene, ask: Ask) -> Answer:
    """Into Dracula always, into another vampire where it decides something."""
    duel = under_way(scene)
    damage = ITEMS["holy_bullets"].amounts["damage"]
    worth_it = duel.stakes.vampire is None or (damage >= duel.stakes.foe_left and duel.stakes.prize > 2.0)
    return UseItem("holy_bullets") if worth_it and UseItem("holy_bullets") in ask.options else Decline()


def join_fight(scene: Scene, ask: Ask) -> Answer:
    """A New Vampire is fought together by whoever is armed and well."""
    who = scene.hunter
    well = scene.health_left(who.hunter) > who.health // 2
    return Fight() if well and might(scene, who) >= 1.5 else Decline()


def keep_item(scene: Scene, ask: Ask) -> Answer:
    """Lucky Find: what serves in this combat first."""
    held = scene.hunter.items
    options = [option for option in ask.options if isinstance(option, TakeCard)]
    return max(options, key=lambda option: worth.item(option.card, held) + 2.0 * blow(option.card))


def prevent(scene: Scene, ask: Ask) -> Answer:
    """Great Strength and Lucy's Revenge save a hunter from defeat; a mere bite is borne."""
    plays = [option for option in ask.options if isinstance(option, PlayEvent)]
    victim = scene.view.hunters[scene.facts.get("victim", scene.facts["hunter"])]
    deadly = ask.prompt.endswith("damage") or victim.bite_spaces <= 0
    return plays[0] if plays and deadly else Pass()


def stop_escape(scene: Scene, ask: Ask) -> Answer:
    """Lucy's Revenge keeps Dracula in a combat that goes well."""
    duel = under_way(scene)
    goes_well = sum(duel.future.values()) > 0
    plays = [option for option in ask.options if isinstance(option, PlayEvent)]
    return plays[0] if plays and goes_well else Pass()


def stake(scene: Scene, ask: Ask) -> Answer:
    """Through a vampire, not into a Hoax."""
    card = scene.facts["card"]
    usable = UseItem("stake") in ask.options and card != "hoax"
    return UseItem("stake") if usable else Pass()
