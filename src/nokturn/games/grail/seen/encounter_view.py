"""An Encounter in progress, as one seat sees it."""

from __future__ import annotations

from typing import Literal

import msgspec

from nokturn.games.grail.encounter.preview import Preview, previews
from nokturn.games.grail.state.encounter import Placed
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Seat


class EncounterView(msgspec.Struct, frozen=True):
    """The common Sequence, the Pool or the Attitude, and the hands that may be seen."""

    card: str
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
    previews: tuple[Preview, ...]
    """What the cards of one's own hand would do, while one's Character is active."""


def encounter_view(state: Grail, seat: Seat | None) -> EncounterView | None:
    fray = state.fray
    if fray is None:
        return None
    seen = {hero: hand for hero, hand in fray.hands.items() if may_see(state, hero, seat)}
    return EncounterView(
        card=fray.card,
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
        previews=own_previews(state, seat),
    )


def own_previews(state: Grail, seat: Seat | None) -> tuple[Preview, ...]:
    """For whoever may play a card now; nobody learns anything from another's."""
    fray = state.fray
    if fray is None or fray.over or fray.attack is not None or fray.active not in {*fray.members} & {*state.heroes}:
        return ()
    return previews(state, fray.active) if state.seat_of(fray.active) == seat else ()


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
