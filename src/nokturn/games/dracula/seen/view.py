"""What a seat may know, built up from nothing (section 23 of the catalogue: who knows what)."""

from __future__ import annotations

import msgspec

from nokturn.games.dracula.combat.combat_pick import unsealed
from nokturn.games.dracula.map.atlas import Link
from nokturn.games.dracula.printed.content import DRACULA, EVENTS, HUNTERS
from nokturn.games.dracula.state.clues import Clue
from nokturn.games.dracula.state.decks import PLAYER
from nokturn.games.dracula.state.state import TURN_ORDER, Combat, Dracula, Hideout, Laid, Offer
from nokturn.kernel import Seat
from nokturn.kernel.handles import handle


class HunterView(msgspec.Struct, frozen=True):
    hunter: str
    seat: Seat
    place: str
    hospital: bool
    damage: int
    health: int
    bites: int
    """Bite tokens and printed bites."""
    bite_spaces: int
    """Free bite spaces; DRA-BITE-01."""
    frail: bool
    delayed: bool
    bats: bool
    defeated: bool
    item_count: int
    event_count: int
    ticket_count: int
    open_item: str
    open_event: str
    items: tuple[str, ...] = ()
    """Only to the player of this hunter."""
    events: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    """Ticket values are secret from Dracula until spent; DRA-TICKET-04."""


class EncounterView(msgspec.Struct, frozen=True):
    handle: str
    card: str
    """Empty where the viewer may not know it."""
    face_up: bool
    damage: int


class HideoutView(msgspec.Struct, frozen=True):
    handle: str
    card: str
    back: str
    face_up: bool
    wolf: bool
    bat: bool
    encounters: tuple[EncounterView, ...]
    rumor: bool
    linked: str = ""
    """Hide: the handle of the hideout it is linked to, for those who may know."""


class OfferView(msgspec.Struct, frozen=True):
    """One side of a Trade, as the partners see it; DRA-TRADE-01, DRA-TALK-02."""

    giver: str
    taker: str
    items: tuple[str, ...]
    events: tuple[str, ...]
    tickets: tuple[str, ...]


class CombatView(msgspec.Struct, frozen=True):
    hunters: tuple[str, ...]
    night: bool
    vampire: str
    """Handle of the vampire fought; empty: Dracula himself."""
    round: int
    engaged: str
    shown: bool
    choice: str
    """Dracula's card of this round, once it is shown (to Dracula: as soon as it is chosen)."""
    picked: tuple[tuple[str, str], ...]
    """(hunter, card): shown ones, and the viewer's own."""
    resting: tuple[tuple[str, str], ...]
    played: tuple[str, ...]
    plotting: int
    mesmerized: tuple[str, ...]
    cancelled: bool
    cancelled_hunters: tuple[str, ...]
    enraged: bool
    bullets: bool
    wreaths: tuple[str, ...]
    planned: str
    revenge: bool
    hand_size: int
    deck_size: int
    choosing: tuple[str, ...] = ()
    """Whose card is being chosen; who of them has chosen already is seen by who is waited for."""
    chosen: tuple[str, ...] = ()
    """Whose card lies face down."""
    hand: tuple[str, ...] = ()
    """Only to Dracula."""


class DraculaView(msgspec.Struct, frozen=True):
    seat: Seat | None
    advanced: bool
    map: str
    round: int
    phase: str
    day: int
    influence: int
    despair: int
    damage: int
    health: int
    revealed: bool
    place: str
    """Dracula's current location, where the viewer may know it."""
    hunters: dict[str, HunterView]
    acting: str
    acted: tuple[str, ...]
    hunter_ally: str
    dracula_ally: str
    trail: tuple[HideoutView | None, ...]
    slid: HideoutView | None
    lairs: tuple[HideoutView | None, ...]
    encounter_count: int
    event_count: int
    rumors: int
    guards: tuple[str, ...]
    item_deck: int
    event_deck: int
    top_event: str
    """The side of the top event card; empty if the table does not show it; DRA-EVENT-02."""
    encounter_deck: int
    item_discard: tuple[str, ...]
    event_discard: tuple[str, ...]
    """The face-up part."""
    event_discard_down: int
    playing: tuple[str, ...]
    """Events announced and not yet resolved, and those turned up for all to see."""
    encounter_discard: tuple[str, ...]
    ticket_pool: int
    spent: str
    """The ticket shown for a rail move under way."""
    fog: dict[str, int]
    roadblocks: tuple[Link, ...]
    storms: tuple[str, ...]
    consecrated: str
    hosts: tuple[str, ...]
    long_night: bool
    vigor: bool
    telegraph: str
    no_day: bool
    starved: bool
    visited: bool
    clues: tuple[Clue, ...]
    """What the belief of the bots is computed from; people are not sent it (`Game.for_people`)."""
    combat: CombatView | None
    encounters: tuple[str, ...] = ()
    """Only to Dracula, like his events and his location deck; Behind the Veil shows both hands to a hunter."""
    events: tuple[str, ...] = ()
    location_deck: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()
    """Only to the one who took them up."""
    offer: tuple[OfferView, ...] = ()
    """Only to the partners of the Trade."""
    deduction: str = "off"
    possible: dict[str, float] = {}
    """Where Dracula could be by what everybody knows, if the table shows it, and how likely (0: not shown)."""
    winner: str = ""
    finished: bool = False


def view(game: Dracula, seat: Seat | None) -> DraculaView:
    """Only what is named here is known; after the end everything lies open."""
    dracula = seat == game.dracula or game.finished
    own = {hunter for hunter, player in game.players.items() if player == seat}
    return DraculaView(
        seat=seat,
        advanced=game.advanced,
        map=game.map,
        round=game.round,
        phase=game.phase,
        day=game.day,
        influence=game.influence,
        despair=game.despair,
        damage=game.damage,
        health=DRACULA.health,
        revealed=game.revealed,
        place=game.at if dracula or game.revealed else "",
        hunters={name: hunter_view(game, name, name in own) for name in TURN_ORDER if name in game.hunters},
        acting=game.acting,
        acted=game.acted,
        hunter_ally=game.hunter_ally,
        dracula_ally=game.dracula_ally,
        trail=tuple([hideout_view(game, hideout, seat, dracula) for hideout in game.trail]),
        slid=hideout_view(game, game.slid, seat, dracula),
        lairs=tuple([hideout_view(game, lair, seat, dracula) for lair in game.lairs]),
        encounter_count=len(game.encounters),
        event_count=len(game.dracula_events),
        rumors=game.rumors,
        guards=game.guards,
        item_deck=len(game.item_deck),
        event_deck=len(game.event_deck),
        top_event=top_event(game),
        encounter_deck=len(game.encounter_deck),
        item_discard=game.item_discard,
        event_discard=tuple([discarded.card for discarded in game.event_discard if discarded.face_up]),
        event_discard_down=sum(not discarded.face_up for discarded in game.event_discard),
        playing=(*game.playing, *game.turned_up),
        encounter_discard=game.encounter_discard,
        ticket_pool=len(game.tickets),
        spent=game.spent,
        fog=dict(game.fog),
        roadblocks=game.roadblocks,
        storms=game.storms,
        consecrated=game.consecrated,
        hosts=game.hosts,
        long_night=game.long_night,
        vigor=game.vigor,
        telegraph=game.telegraph,
        no_day=game.no_day,
        starved=game.starved,
        visited=game.visited,
        clues=game.clues,
        combat=combat_view(game, game.combat, seat, own) if game.combat else None,
        encounters=game.encounters if game.finished or sees_hands(game, seat) else (),
        events=game.dracula_events if game.finished or sees_hands(game, seat) else (),
        location_deck=game.location_deck if dracula else (),
        drawn=game.drawn if sees_drawn(game, seat) else (),
        offer=tuple([offer_view(offer) for offer in game.offer if own & {offer.giver, offer.taker}]),
        deduction=game.deduction,
        possible=possible(game) if game.deduction != "off" else {},
        winner=game.winner,
        finished=game.finished,
    )


def sees_drawn(game: Dracula, seat: Seat | None) -> bool:
    """Whether it was this seat that took up the cards not yet in a hand."""
    if not game.drawn_by or seat is None:
        return False
    return seat == (game.dracula if game.drawn_by == PLAYER else game.seat_of(game.drawn_by))


def sees_hands(game: Dracula, seat: Seat | None) -> bool:
    """Whether this seat sees Dracula's events and encounters: he himself, and who looks Behind the Veil."""
    if seat is None:
        return False
    return seat == game.dracula or (game.unveiled != "" and seat == game.seat_of(game.unveiled))


def hunter_view(game: Dracula, name: str, own: bool) -> HunterView:
    """The hand is seen by its player; at the end, or laid open by Vampiric Influence, by all."""
    who = game.hunters[name]
    known = own or game.finished or game.bared == name
    return HunterView(
        hunter=name,
        seat=game.players.get(name, ""),
        place=who.place,
        hospital=who.hospital,
        damage=who.damage,
        health=HUNTERS[name].health,
        bites=who.bites + HUNTERS[name].permanent_bites,
        bite_spaces=HUNTERS[name].bite_spaces - who.bites,
        frail=game.bitten(name),
        delayed=who.delayed,
        bats=who.bats,
        defeated=who.defeated,
        item_count=len(who.items),
        event_count=len(who.events),
        ticket_count=len(who.tickets),
        open_item=who.open_item,
        open_event=who.open_event,
        items=who.items if known else (),
        events=who.events if known else (),
        tickets=who.tickets if own or game.finished else (),
    )


def hideout_view(game: Dracula, hideout: Hideout | None, viewer: Seat | None, dracula: bool) -> HideoutView | None:
    """Face down the others see the back, the number of encounters and the tokens."""
    if hideout is None:
        return None
    known = dracula or hideout.face_up
    return HideoutView(
        handle=handle(game, viewer, hideout.slot),
        card=hideout.card if known else "",
        back=hideout.back,
        face_up=hideout.face_up,
        wolf=hideout.wolf,
        bat=hideout.bat,
        encounters=tuple([encounter_view(game, laid, viewer, dracula) for laid in hideout.encounters]),
        rumor=hideout.rumor,
        linked=handle(game, viewer, hideout.link) if known and hideout.link >= 0 else "",
    )


def encounter_view(game: Dracula, laid: Laid, viewer: Seat | None, dracula: bool) -> EncounterView:
    card = laid.card if dracula or laid.face_up else ""
    return EncounterView(handle(game, viewer, laid.slot), card, laid.face_up, laid.damage)


def offer_view(offer: Offer) -> OfferView:
    return OfferView(offer.giver, offer.taker, offer.items, offer.events, offer.tickets)


def combat_view(game: Dracula, combat: Combat, viewer: Seat | None, own: set[str]) -> CombatView:
    """Chosen cards are secret until all are shown; DRA-COMBAT-07."""
    dracula = viewer == game.dracula
    return CombatView(
        hunters=combat.hunters,
        night=combat.night,
        vampire=handle(game, viewer, combat.vampire) if combat.vampire >= 0 else "",
        round=combat.round,
        engaged=combat.engaged,
        shown=combat.shown,
        choice=combat.choice if dracula or combat.shown else "",
        picked=(*combat.picked, *[(hunter, card) for hunter, card in unsealed(game) if hunter in own]),
        resting=combat.resting,
        played=combat.played,
        plotting=combat.plotting,
        mesmerized=combat.mesmerized,
        cancelled=combat.cancelled,
        cancelled_hunters=combat.cancelled_hunters,
        enraged=combat.enraged,
        bullets=combat.bullets,
        wreaths=combat.wreaths,
        planned=combat.planned,
        revenge=combat.revenge,
        hand_size=len(combat.hand),
        deck_size=len(game.combat_deck),
        choosing=combat.choosing,
        chosen=(
            *[hunter for hunter, _ in combat.sealed],
            *(["dracula"] if combat.choice and not combat.shown else []),
        ),
        hand=combat.hand if dracula else (),
    )


def top_event(game: Dracula) -> str:
    """The back of the top event card shows whose it is; DRA-EVENT-02."""
    if game.top_event_back_public and game.event_deck:
        return EVENTS[game.event_deck[0]].side
    return ""


def possible(game: Dracula) -> dict[str, float]:
    """The exact belief of the hunters, as much of it as the table shows; it follows from what everybody has seen, so
    Dracula may know it as well."""
    from nokturn.games.dracula.belief import belief_of

    belief = belief_of(game.clues, game.map)
    if game.deduction == "probabilities":
        return belief.probabilities()
    return dict.fromkeys(sorted(belief.possible()), 0.0)
