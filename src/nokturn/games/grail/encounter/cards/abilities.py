"""Abilities of Combat and Diplomacy cards: on placement, delayed, in an attack or Response, paid with Charges."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.costs import affordable as can_afford
from nokturn.games.grail.effects.costs import pay
from nokturn.games.grail.effects.gains_and_losses import HOLDINGS
from nokturn.games.grail.effects.gains_and_losses import pay_cards as pay_cards_step
from nokturn.games.grail.effects.gains_and_losses import pay_charges as pay_charges_step
from nokturn.games.grail.encounter.cards.charges import affordable, charges_on, pay_charges, permitted
from nokturn.games.grail.encounter.cards.hands import discard_cards, hand_of
from nokturn.games.grail.encounter.cards.sequence import changed, placed_as, visible
from nokturn.games.grail.encounter.encounter_effects import look_after_members, resolve_text
from nokturn.games.grail.encounter.participants import card_of, context_of, fray_of, is_in
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_encounters import Chain, MagicFree
from nokturn.games.grail.printed.language.rules import Ability
from nokturn.games.grail.printed.language.vocabulary import CardTrigger
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.encounter_choices import KeepCharges, SpendCharges
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, ask, ask_confirm, call, carries_out, procedure


def cards_in_hand(state: Grail, hero: str, context: Context) -> int:
    return len(hand_of(state, hero)) if state.fray is not None else 0


def charges_there(state: Grail, hero: str, context: Context) -> int:
    return charges_on(state, context.source) if state.fray is not None else 0


HOLDINGS["card"] = cards_in_hand
HOLDINGS["charge"] = charges_there


@carries_out(pay_cards_step)
@procedure(rule="GRAIL-COMBAT-ABILITY-11")
def pay_with_cards(state: Grail, hero: str, n: int, context: Context) -> Rule:
    """Discarded from hand."""
    yield call(discard_cards, hero, n, "GRAIL-COMBAT-ABILITY-11")
    return context.noting(changed=True)


@carries_out(pay_charges_step)
@procedure(rule="GRAIL-COMBAT-ABILITY-06")
def pay_with_charges(state: Grail, hero: str, n: int, context: Context) -> Context:
    """Off the card that says so."""
    pay_charges(state, context.source, n)
    return context.noting(changed=True)


def ability_of(state: Grail, card: str, place: int) -> Ability:
    return card_of(state, card).abilities[place]


def abilities_of(state: Grail, card: str, when: CardTrigger) -> tuple[int, ...]:
    """Their places on the card."""
    return tuple([place for place, one in enumerate(card_of(state, card).abilities) if one.when == when])


def open_to(state: Grail, hero: str, card: str, ability: Ability) -> bool:
    """Its conditions hold for the Active Character, who can pay what it costs."""
    own = context_of(state, hero, f"card/{card}").by(hero)
    if not holds(state, ability.conditions, own):
        return False
    paid_with_all = any(getattr(do, "what", "") == "charge" for do in parts_of(ability.cost))
    if paid_with_all and not charges_on(state, own.source):
        return False
    return can_afford(state, ability.cost, own)


@procedure(rule=("GRAIL-COMBAT-ABILITY-01", "GRAIL-COMBAT-ABILITY-08", "GRAIL-COMBAT-ABILITY-11"))
def use_ability(state: Grail, hero: str, card: str, place: int, asked: bool) -> Rule:
    """For the Active Character, whoever's card it is; one with a cost, or an optional one, may be declined (it is
    not, if it was `asked` for)."""
    if not is_in(state, hero) or not open_to(state, hero, card, ability_of(state, card, place)):
        return
    wanted = True
    if ability_of(state, card, place).may_be_declined and not asked:
        wanted = yield ask_confirm(
            state.seat_of(hero), "use-ability", rule="GRAIL-COMBAT-ABILITY-11", card=card, ability=place
        )
    if wanted and ability_of(state, card, place).cost:
        wanted = yield call(permitted, hero, card)
    if not wanted:
        return
    context = context_of(state, hero, f"card/{card}")
    if ability_of(state, card, place).cost:
        yield call(pay, ability_of(state, card, place).cost, context.by(hero))
        yield call(look_after_members)
    yield call(resolve_text, ability_of(state, card, place).do, context)


@procedure(rule="GRAIL-COMBAT-ABILITY-01")
def on_placement(state: Grail, hero: str, card: str) -> Rule:
    """Once, right after the card was played."""
    for place in abilities_of(state, card, "place"):
        yield call(use_ability, hero, card, place, False)


@procedure(rule=("GRAIL-COMBAT-TURN-03", "GRAIL-COMBAT-ABILITY-02", "GRAIL-COMBAT-ABILITY-08", "R-23"))
def delayed_abilities(state: Grail, hero: str) -> Rule:
    """A Time token leaves every card that has one, from left to right; what was delayed concerns whoever is active."""
    for card in tuple([one.card for one in fray_of(state).sequence if one.waiting]):
        fray = fray_of(state)
        placed = placed_as(fray.sequence, card)
        if placed is None or not is_in(state, hero):
            continue
        fray.sequence = changed(fray.sequence, replace(placed, waiting=False))
        state.tell("delayed", card=card, hero=hero)
        for place in abilities_of(state, card, "delay"):
            yield call(use_ability, hero, card, place, False)


@procedure(rule=("GRAIL-COMBAT-ABILITY-03", "GRAIL-COMBAT-ABILITY-05", "GRAIL-COMBAT-ABILITY-10"))
def abilities_in_attack(state: Grail, hero: str, when: CardTrigger) -> Rule:
    """Once per attack or Response: passive cards from left to right, the last card at the end."""
    for card in tuple([one.card for one in visible(state.content, fray_of(state).sequence)]):
        for place in abilities_of(state, card, when):
            yield call(use_ability, hero, card, place, False)


def spendable(state: Grail, hero: str, *, playing: bool) -> Iterator[SpendCharges]:
    """Abilities that may be paid with Charges at any time; what helps to play a card only while cards are played."""
    for card, place in affordable(state, "any"):
        ability = card_of(state, card).abilities[place]
        helps_to_play = all(isinstance(do, Chain | MagicFree) for do in parts_of(ability.do))
        if (playing or not helps_to_play) and open_to(state, hero, card, ability):
            yield SpendCharges(card, place)


@procedure(rule=("GRAIL-COMBAT-ABILITY-06", "GRAIL-COMBAT-ABILITY-07"))
def spend_freely(state: Grail, hero: str, moment: str) -> Rule:
    """Outside step 2: the Active Character may spend Charges as often as it likes."""
    while is_in(state, hero) and [*spendable(state, hero, playing=False)]:
        choice = yield ask(
            state.seat_of(hero),
            "spend-charges",
            [*spendable(state, hero, playing=False), KeepCharges()],
            rule="GRAIL-COMBAT-ABILITY-06",
            moment=moment,
        )
        if isinstance(choice, KeepCharges):
            return
        yield call(use_ability, hero, choice.card, choice.ability, True)
