"""An Encounter in progress, as one seat sees it."""

from __future__ import annotations

from typing import Literal

import msgspec

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.encounter.cards.abilities import spendable
from nokturn.games.grail.encounter.cards.hands import deck_of
from nokturn.games.grail.encounter.panic import panics
from nokturn.games.grail.encounter.participants import card_of, encounter_of, fray_of, is_in
from nokturn.games.grail.encounter.preview import Preview, previews
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_encounters import Pool
from nokturn.games.grail.printed.language.effects_of_world import Pay
from nokturn.games.grail.printed.language.vocabulary import Trait
from nokturn.games.grail.seen.encounter_signs import EncounterSigns, encounter_signs
from nokturn.games.grail.state.encounter import Placed
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Seat


class Shelved(msgspec.Struct, frozen=True):
    """A passive card of the Sequence, which is never covered; GRAIL-COMBAT-ABILITY-04, GRAIL-COMBAT-ABILITY-07."""

    card: str
    hero: str
    charges: int
    waiting: bool
    usable: tuple[int, ...]
    """Abilities that the Active Character may pay for with Charges now, by their place on the card."""
    leave: bool
    """Its owner has to agree first."""
    reach: int
    """Markers that its Charges could put into the Pool now."""


class EncounterView(msgspec.Struct, frozen=True):
    """The common Sequence, the Pool or the Attitude, and the hands that may be seen."""

    card: str
    signs: EncounterSigns
    traits: tuple[Trait, ...]
    members: tuple[str, ...]
    sequence: tuple[Placed, ...]
    hands: dict[str, tuple[str, ...]]
    """Open by default; else only one's own."""
    held: dict[str, int]
    discards: dict[str, tuple[str, ...]]
    pool: int
    attitude: int
    stage: int
    active: str
    activated: tuple[str, ...]
    cards_played: int
    place: int
    """The Location where it is faced."""
    turned: bool
    """An attack or a Response is being carried out."""
    row: int
    """Of the attack table, for the Pool as it is; -1: there is no table."""
    panics: tuple[str, ...]
    """Members who Panic as they stand now."""
    decks: dict[str, int]
    """Cards left to draw."""
    shelf: tuple[Shelved, ...]
    previews: tuple[Preview, ...]
    """What the cards in the hand of the active Character would do, for the players who see it."""


def encounter_view(state: Grail, seat: Seat | None) -> EncounterView | None:
    fray = state.fray
    if fray is None:
        return None
    encounter = encounter_of(state)
    seen = {hero: hand for hero, hand in fray.hands.items() if may_see(state, hero, seat)}
    return EncounterView(
        card=fray.card,
        signs=encounter_signs(encounter),
        traits=encounter.traits,
        members=fray.members,
        sequence=fray.sequence,
        hands=seen,
        held={hero: len(hand) for hero, hand in fray.hands.items()},
        discards=dict(fray.discards),
        pool=fray.pool,
        attitude=fray.attitude,
        stage=fray.stage,
        active=fray.active,
        activated=fray.activated,
        cards_played=fray.cards_played,
        place=fray.place,
        turned=fray.attack is not None,
        row=encounter.row_at(fray.pool) if encounter.table else -1,
        panics=tuple([hero for hero in fray.members if hero in state.heroes and panics(state, hero)]),
        decks={hero: len(deck_of(state, hero)) for hero in fray.members if hero in state.heroes},
        shelf=shelf(state),
        previews=seen_previews(state, seat),
    )


def shelf(state: Grail) -> tuple[Shelved, ...]:
    """From left to right."""
    fray = fray_of(state)
    active = fray.active if is_in(state, fray.active) else ""
    spent = [*spendable(state, active, playing=fray.attack is None)] if active else []
    return tuple(
        [
            Shelved(
                card=one.card,
                hero=one.hero,
                charges=one.charges,
                waiting=one.waiting,
                usable=tuple([use.ability for use in spent if use.card == one.card]),
                reach=max([_reach(state, one, use.ability) for use in spent if use.card == one.card], default=0),
                leave=bool(active) and one.hero in state.heroes and state.seat_of(one.hero) != state.seat_of(active),
            )
            for one in fray.sequence
            if card_of(state, one.card).passive
        ]
    )


def _reach(state: Grail, placed: Placed, ability: int) -> int:
    """So often as its Charges pay for it; GRAIL-COMBAT-ABILITY-06."""
    said = card_of(state, placed.card).abilities[ability]
    markers = sum(number(state, do.n) for do in parts_of(said.do) if isinstance(do, Pool))
    price = sum(number(state, do.n) for do in parts_of(said.cost) if isinstance(do, Pay) and do.what == "charge")
    return max(0, markers) * (placed.charges // price if price else 0)


def seen_previews(state: Grail, seat: Seat | None) -> tuple[Preview, ...]:
    """For whoever may play a card now, and for the players who see that hand; those who only look on do without."""
    fray = state.fray
    if fray is None or fray.over or fray.attack is not None or fray.active not in {*fray.members} & {*state.heroes}:
        return ()
    return previews(state, fray.active) if seat is not None and may_see(state, fray.active, seat) else ()


def may_see(state: Grail, hero: str, seat: Seat | None) -> bool:
    """Whether a hand is open to a seat."""
    return state.open_hands or (hero in state.heroes and state.seat_of(hero) == seat)


def closed_hand(state: Grail, hero: str, seat: Seat | None, kind: Literal["combat", "diplomacy"]) -> tuple[str, ...]:
    """The cards of a kind in a hand that a seat may not see: for that seat they are still somewhere in the deck, or it
    would know the hand from what the deck lacks."""
    fray = state.fray
    if fray is None or may_see(state, hero, seat):
        return ()
    cards = state.content.combat_cards if kind == "combat" else state.content.diplomacy_cards
    return tuple([card for card in fray.hands.get(hero, ()) if card in cards])
