"""What the combat cards do: Dracula's, the basic ones and the items with a banner, a procedure each (DRA-COMBAT-21).

Dracula's cards are about the engaged hunter; a hunter's card is about whom the hunters fight.
"""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.combat.foe import fought, heal_foe, hurt_foe
from nokturn.games.dracula.hunters.damage import bite, hurt
from nokturn.games.dracula.printed.content import DRACULA_COMBAT, ENCOUNTERS, HUNTER_COMBAT, ITEMS
from nokturn.games.dracula.state.choices import Decline, TakeCard, ThisHunter, UseItem
from nokturn.games.dracula.state.could_hold import hunter_could_show
from nokturn.games.dracula.state.decks import discard_item, without
from nokturn.games.dracula.state.fight import combat_of, fighting, leave_combat
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.state.winning import gain_influence
from nokturn.kernel import Option, Rule, ask, ask_some, call, chance, procedure, shuffle
from nokturn.kernel.procedures import Procedure

# the cards on the table


def card_of(game: Dracula, hunter: str) -> str:
    """The hunter's card of this round; '' once it is discarded."""
    for name, card in combat_of(game).picked:
        if name == hunter:
            return card
    return ""


def cancel_hunter(game: Dracula, hunter: str) -> None:
    """His card of this round does nothing and has no symbols; DRA-COMBAT-08, DRA-COMBAT-12."""
    cancelled = combat_of(game).cancelled_hunters
    if hunter not in cancelled:
        game.fight(cancelled_hunters=(*cancelled, hunter))
        game.tell("hunter-card-cancelled", hunter=hunter, card=card_of(game, hunter))


def discard_played(game: Dracula, hunter: str) -> None:
    """The item he played goes to the discard pile and not back to his hand; DRA-COMBAT-15."""
    item = card_of(game, hunter)
    game.fight(picked=tuple([(name, card) for name, card in combat_of(game).picked if name != hunter]))
    discard_item(game, hunter, item)


def discard_wreaths(game: Dracula, hunter: str) -> None:
    """His open Garlic Wreaths go to the discard pile."""
    wreaths = combat_of(game).wreaths
    game.fight(wreaths=tuple([name for name in wreaths if name != hunter]))
    for _ in range(wreaths.count(hunter)):
        discard_item(game, hunter, "garlic_wreath")


def disarmed_by(card: str, stroke: str) -> bool:
    """Strength works on the cards it names and on every weapon."""
    return card in DRACULA_COMBAT[stroke].against or (card in ITEMS and ITEMS[card].weapon)


# Dracula's cards


@procedure(rule="DRA-COMBAT-21")
def claws(game: Dracula) -> Rule:
    """The engaged hunter is hurt; then, at night, any hunter in the combat whom Dracula picks, even the same one."""
    yield call(claw, combat_of(game).engaged, DRACULA_COMBAT["claws"].amounts["damage"])
    if not combat_of(game).night or combat_of(game).over or not combat_of(game).hunters:
        return
    victim = yield ask(
        game.dracula,
        "claws-at-night",
        [ThisHunter(hunter) for hunter in combat_of(game).hunters],
        rule="DRA-COMBAT-21",
        auto=True,
    )
    yield call(claw, victim.hunter, DRACULA_COMBAT["claws"].amounts["night_damage"])


@procedure(rule="DRA-COMBAT-21")
def claw(game: Dracula, hunter: str, amount: int) -> Rule:
    """Damage from Claws tears a Garlic Wreath."""
    suffered = yield call(hurt, hunter, amount, "claws")
    if suffered:
        discard_wreaths(game, hunter)


@procedure(rule="DRA-COMBAT-21")
def strength(game: Dracula) -> Rule:
    """The engaged hunter is hurt and his Punch, Crucifix or weapon cancelled; at night all but Punch is discarded."""
    yield call(hurt, combat_of(game).engaged, DRACULA_COMBAT["strength"].amounts["damage"], "strength")
    hunter = combat_of(game).engaged
    if not fighting(game, hunter) or not disarmed_by(card_of(game, hunter), "strength"):
        return
    cancel_hunter(game, hunter)
    if combat_of(game).night and card_of(game, hunter) in ITEMS:
        discard_played(game, hunter)


@procedure(rule=("DRA-COMBAT-23", "DRA-VFIGHT-06", "DRA-CARD-14"))
def fangs(game: Dracula) -> Rule:
    """Heal; then damage, or at night for a mesmerized hunter a bite and influence, though the bite be prevented."""
    heal_foe(game, DRACULA_COMBAT["fangs"].amounts["heal"])
    if combat_of(game).engaged in combat_of(game).mesmerized and (combat_of(game).night or not game.fangs_needs_night):
        yield call(bite, combat_of(game).engaged, "fangs", in_combat=True)
        gain_influence(game, DRACULA_COMBAT["fangs"].amounts["influence"], "fangs")
    else:
        suffered = yield call(hurt, combat_of(game).engaged, DRACULA_COMBAT["fangs"].amounts["damage"], "fangs")
        if suffered:
            for _ in range(combat_of(game).wreaths.count(combat_of(game).engaged)):
                hurt_foe(game, ITEMS["garlic_wreath"].amounts["damage"], "garlic_wreath")
    vampire = fought(game)
    if vampire is not None and combat_of(game).ambush:
        bonus = ENCOUNTERS[vampire[1].card].amounts.get("ambush_fangs_influence", 0)
        if bonus:
            gain_influence(game, bonus, vampire[1].card)


@procedure(rule="DRA-COMBAT-22")
def mesmerize(game: Dracula) -> None:
    """The engaged hunter's card is cancelled, and he is mesmerized until the combat ends."""
    hunter = combat_of(game).engaged
    cancel_hunter(game, hunter)
    if hunter not in combat_of(game).mesmerized:
        game.fight(mesmerized=(*combat_of(game).mesmerized, hunter))
        game.tell("hunter-mesmerized", hunter=hunter)


@procedure(rule=("DRA-COMBAT-26", "DRA-COMBAT-11"))
def plotting(game: Dracula) -> Rule:
    """Any card of the combat deck into hand, if there is one, and the rest shuffled; Plotting itself stays face up."""
    game.fight(plotting=combat_of(game).plotting + 1)
    if not game.combat_deck:
        return
    found = yield ask(
        game.dracula,
        "plotting-search",
        [TakeCard(card) for card in sorted(set(game.combat_deck))],
        rule="DRA-COMBAT-26",
    )
    game.combat_deck = without(game.combat_deck, found.card)
    game.fight(hand=(*combat_of(game).hand, found.card))
    game.tell("dracula-searched-combat-deck", privy=(game.dracula,), secret={"card": found.card})
    order = yield chance(shuffle(len(game.combat_deck)))
    game.combat_deck = tuple([game.combat_deck[number] for number in order])


# the hunters' cards


def weapon_damage(game: Dracula, hunter: str, item: str) -> int:
    """A mesmerized hunter's weapons deal less; DRA-COMBAT-22."""
    less = DRACULA_COMBAT["mesmerize"].amounts["weapon_damage_less"]
    return ITEMS[item].amounts["damage"] - (less if hunter in combat_of(game).mesmerized else 0)


def met(game: Dracula, hunter: str, item: str) -> bool:
    """He is engaged, and the card played against him is one that this item works on, cancelled or not;
    DRA-COMBAT-24."""
    combat = combat_of(game)
    return hunter == combat.engaged and combat.choice in ITEMS[item].against


@procedure(rule="DRA-COMBAT-21")
def punch(game: Dracula, hunter: str) -> None:
    """1 damage."""
    hurt_foe(game, HUNTER_COMBAT["punch"].amounts["damage"], "punch")


@procedure(rule=("DRA-COMBAT-21", "DRA-COMBAT-19"))
def escape(game: Dracula, hunter: str) -> None:
    """He leaves the combat."""
    leave_combat(game, hunter)


@procedure(rule="DRA-COMBAT-22")
def knife(game: Dracula, hunter: str) -> None:
    hurt_foe(game, weapon_damage(game, hunter, "knife"), "knife")


@procedure(rule="DRA-COMBAT-22")
def pistol(game: Dracula, hunter: str) -> Rule:
    hurt_foe(game, weapon_damage(game, hunter, "pistol"), "pistol")
    yield call(holy_bullets, hunter)


@procedure(rule="DRA-COMBAT-22")
def rifle(game: Dracula, hunter: str) -> Rule:
    hurt_foe(game, weapon_damage(game, hunter, "rifle"), "rifle")
    yield call(holy_bullets, hunter)


def bullets_of(game: Dracula, hunter: str) -> Iterator[Option]:
    if "holy_bullets" in game.hunters[hunter].items:
        yield UseItem("holy_bullets")
    yield Decline()


@procedure(rule="DRA-COMBAT-22")
def holy_bullets(game: Dracula, hunter: str) -> Rule:
    """Right after his Pistol or Rifle a hunter may discard them for more damage, once in a combat; Mesmerize does not
    weaken them."""
    if combat_of(game).over or combat_of(game).bullets or not hunter_could_show(game, hunter, ("holy_bullets",)):
        return
    answer = yield ask(
        game.seat_of(hunter),
        "holy-bullets",
        bullets_of(game, hunter),
        rule="DRA-COMBAT-22",
        hunter=hunter,
    )
    if isinstance(answer, UseItem):
        game.fight(bullets=True)
        discard_item(game, hunter, "holy_bullets")
        hurt_foe(game, ITEMS["holy_bullets"].amounts["damage"], "holy_bullets")


@procedure(rule="DRA-COMBAT-24")
def crucifix(game: Dracula, hunter: str) -> None:
    """Hurts only if it cancelled what it is made against, and nothing undid that."""
    if combat_of(game).cancelled and met(game, hunter, "crucifix"):
        hurt_foe(game, ITEMS["crucifix"].amounts["damage"], "crucifix")


@procedure(rule="DRA-COMBAT-24")
def garlic(game: Dracula, hunter: str) -> None:
    if met(game, hunter, "garlic"):
        hurt_foe(game, ITEMS["garlic"].amounts["damage"], "garlic")


@procedure(rule=("DRA-COMBAT-24", "DRA-CARD-14"))
def heavenly_host(game: Dracula, hunter: str) -> Rule:
    """Against Fangs the engaged hunter is bitten, else it hurts; discarded either way."""
    backfires = met(game, hunter, "heavenly_host")
    discard_played(game, hunter)
    if backfires:
        yield call(bite, hunter, "heavenly_host", in_combat=True)
    else:
        hurt_foe(game, ITEMS["heavenly_host"].amounts["damage"], "heavenly_host")


@procedure(rule="DRA-CARD-26")
def holy_circle(game: Dracula, hunter: str) -> Rule:
    """One or more hunters, himself included, leave the combat; whoever has not resolved his card yet does not."""
    chosen = yield ask_some(
        game.seat_of(hunter),
        "holy-circle",
        [ThisHunter(other) for other in combat_of(game).hunters],
        1,
        len(combat_of(game).hunters),
        rule="DRA-CARD-26",
        auto=True,
        hunter=hunter,
    )
    discard_played(game, hunter)
    for one in chosen:
        leave_combat(game, one.hunter)


DRACULA_CARDS: dict[str, Procedure] = {
    "claws": claws,
    "strength": strength,
    "fangs": fangs,
    "mesmerize": mesmerize,
    "plotting": plotting,
}
"""Those of his cards that are no escapes; these are in `escapes.py`."""

HUNTER_CARDS: dict[str, Procedure] = {
    "punch": punch,
    "escape": escape,
    "knife": knife,
    "pistol": pistol,
    "rifle": rifle,
    "crucifix": crucifix,
    "garlic": garlic,
    "heavenly_host": heavenly_host,
    "holy_circle": holy_circle,
}
"""Dodge is not among them: all its worth is in its symbols."""
