"""Charges: markers on cards, spent by the Active Character; GRAIL-COMBAT-ABILITY-06."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.grail.encounter.cards.sequence import changed, placed_as, visible
from nokturn.games.grail.encounter.participants import card_of, fray_of, is_in
from nokturn.games.grail.printed.language.effects_of_world import Pay
from nokturn.games.grail.printed.language.rules import Ability
from nokturn.games.grail.state.encounter import Placed
from nokturn.games.grail.state.encounter_choices import ChargeCard
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, ask, ask_confirm, call, procedure


def add_charges(state: Grail, source: str, n: int) -> None:
    """On a card of the Sequence, named `card/beor_c14`."""
    fray = fray_of(state)
    placed = placed_as(fray.sequence, source.partition("/")[2])
    if placed is not None and n:
        fray.sequence = changed(fray.sequence, replace(placed, charges=placed.charges + n))
        state.tell("charged", card=placed.card, count=placed.charges + n)


def charges_on(state: Grail, source: str) -> int:
    placed = placed_as(fray_of(state).sequence, source.partition("/")[2])
    return placed.charges if placed is not None else 0


def price_of(placed: Placed, ability: Ability) -> int:
    """How many Charges an ability costs; all of them, at least one; 0: it is not paid with Charges."""
    for effect in ability.cost:
        for do in effect.parts:
            if isinstance(do, Pay) and do.what == "charge":
                return max(placed.charges, 1) if do.n.everything else do.n.fixed
    return 0


def affordable(state: Grail, when: str) -> Iterator[tuple[str, int]]:
    """Abilities of visible cards that can be paid with the Charges on them, as (card, place on it)."""
    for placed in visible(state.content, fray_of(state).sequence):
        for place, ability in enumerate(card_of(state, placed.card).abilities):
            price = price_of(placed, ability)
            if ability.when == when and price and placed.charges >= price:
                yield placed.card, place


def pay_charges(state: Grail, source: str, n: int) -> None:
    """Take them off the card; how many is remembered for what they pay for."""
    add_charges(state, source, -n)
    fray_of(state).spent = n


@procedure(rule="GRAIL-COMBAT-ABILITY-07")
def permitted(state: Grail, hero: str, card: str) -> Rule:
    """Whether the owner of a card lets this Character use its Charges."""
    placed = placed_as(fray_of(state).sequence, card)
    if placed is None:
        return False
    if placed.hero == hero or placed.hero not in state.heroes or state.seat_of(placed.hero) == state.seat_of(hero):
        return True
    agrees = yield ask_confirm(
        state.seat_of(placed.hero), "permit-charges", rule="GRAIL-COMBAT-ABILITY-07", hero=hero, card=card
    )
    return agrees


@procedure(rule="GRAIL-COMBAT-ABILITY-07")
def charge_passive(state: Grail, hero: str, n: int) -> Rule:
    """Charges for one passive card of the Sequence, one's own or with its owner's leave."""
    refused: tuple[str, ...] = ()
    while is_in(state, hero) and passive_cards(state, refused):
        chosen = yield ask(
            state.seat_of(hero),
            "charge-passive",
            [ChargeCard(card) for card in passive_cards(state, refused)],
            rule="GRAIL-COMBAT-ABILITY-06",
            auto=True,
            count=n,
        )
        may = yield call(permitted, hero, chosen.card)
        if may:
            add_charges(state, f"card/{chosen.card}", n)
            return
        refused = (*refused, chosen.card)


def passive_cards(state: Grail, refused: tuple[str, ...]) -> list[str]:
    sequence = fray_of(state).sequence
    return [one.card for one in sequence if card_of(state, one.card).passive and one.card not in refused]
