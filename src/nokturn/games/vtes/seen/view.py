"""What one Methuselah may know, built up from nothing (VTES-SETUP-07, VTES-TERM-09)."""

from __future__ import annotations

import msgspec

from nokturn.games.vtes.politics.votes import tally
from nokturn.games.vtes.printed.content import CARDS, CRYPT
from nokturn.games.vtes.state.state import REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import (
    bleed,
    capacity,
    hand_size,
    intercept,
    is_vampire,
    statics,
    stealth,
    strength,
    votes_of,
)
from nokturn.games.vtes.state.underway_records import Action, Ballot, InForce, Strike, Wound
from nokturn.kernel.asks import Seat
from nokturn.kernel.handles import handle


class HiddenView(msgspec.Struct, frozen=True):
    """A card in an uncontrolled region."""

    handle: str
    counters: int
    card: str = ""
    """Only for its owner, unless it has been in play."""


class MethuselahView(msgspec.Struct, frozen=True):
    seat: Seat
    pool: int
    points: int
    """Victory points, in halves."""
    gone: bool
    prey: Seat
    predator: Seat
    hand_count: int
    hand_size: int
    library: int
    crypt: int
    ash: tuple[str, ...]
    uncontrolled: tuple[HiddenView, ...]
    hand: tuple[str, ...] = ()
    """Only one's own, and a hand that lies open to one."""
    withdrawing: bool = False


class CardView(msgspec.Struct, frozen=True):
    """A card on the table."""

    ref: str
    printed: str
    owner: Seat
    controller: Seat
    region: str
    host: str
    locked: bool
    counters: int
    level: int
    clan: str
    sect: str
    title: str
    contesting: bool
    merged: str
    chosen: tuple[str, ...]
    capacity: int
    bleed: int
    strength: int
    votes: int
    intercept: int
    """Of a minion in the action under way; 0 where there is none."""


class ActionView(msgspec.Struct, frozen=True):
    by: Seat
    minion: str
    kind: str
    card: str
    source: str
    chosen: tuple[str, ...]
    targets: tuple[Seat, ...]
    state: str
    stealth: int
    blocker: str
    intercept: int
    """Of the minion that attempts to block."""
    bleed: int
    refused: tuple[Seat, ...]
    failed: tuple[str, ...]
    """Minions that have tried to block and failed."""
    awake: tuple[str, ...]
    outcome: str


class CombatView(msgspec.Struct, frozen=True):
    fighters: tuple[str, str]
    round: int
    step: str
    range: str
    strikes: tuple[Strike | None, Strike | None]
    pressed: str
    wounds: tuple[Wound, ...]


class ReferendumView(msgspec.Struct, frozen=True):
    caller: Seat
    kind: str
    card: str
    vampire: str
    terms: tuple[str, ...]
    cast: tuple[Ballot, ...]
    votes_for: int
    votes_against: int


class PlayView(msgspec.Struct, frozen=True):
    """A card being played, which can still be cancelled."""

    seat: Seat
    card: str
    mode: int
    minion: str


class VtesView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: Seat | None
    turn: int
    active: Seat
    phase: str
    edge: Seat
    actions_left: int
    transfers: int
    methuselahs: tuple[MethuselahView, ...]
    cards: tuple[CardView, ...]
    in_force: tuple[InForce, ...]
    removed: tuple[tuple[Seat, str], ...]
    marked: tuple[tuple[Seat, str], ...]
    """Red List minions marked this turn, by whom (VTES-TRAIT-05)."""
    plays: tuple[PlayView, ...]
    action: ActionView | None
    combat: CombatView | None
    referendum: ReferendumView | None


def view(game: Vtes, seat: Seat | None) -> VtesView:
    """Hands, libraries, crypts and other people's uncontrolled cards are hidden; everything else is public."""
    return VtesView(
        seat=seat,
        turn=game.turn,
        active=game.active,
        phase=game.phase,
        edge=game.edge,
        actions_left=game.actions_left,
        transfers=game.transfers,
        methuselahs=tuple([_methuselah(game, seat, other) for other in game.seats]),
        cards=tuple([_card(game, card) for card in game.cards.values()]),
        in_force=game.in_force,
        removed=game.removed,
        marked=game.marked,
        plays=tuple([PlayView(play.seat, play.card, play.mode, play.minion) for play in game.plays]),
        action=_action(game, seat, game.action) if game.action is not None else None,
        combat=_combat(game),
        referendum=_referendum(game),
    )


def _methuselah(game: Vtes, viewer: Seat | None, seat: Seat) -> MethuselahView:
    own = viewer == seat
    hidden = [
        HiddenView(handle(game, viewer, card.slot), card.counters, card.card if own or card.ref else "")
        for card in game.uncontrolled[seat]
    ]
    gone = seat in game.gone
    return MethuselahView(
        seat=seat,
        pool=game.pool[seat],
        points=game.points[seat],
        gone=gone,
        prey="" if gone else game.prey(seat),
        predator="" if gone else game.predator(seat),
        hand_count=len(game.hands[seat]),
        hand_size=hand_size(game, seat),
        library=len(game.library[seat]),
        crypt=len(game.crypt[seat]),
        ash=game.ash[seat],
        uncontrolled=tuple(hidden),
        hand=tuple(sorted(game.hands[seat])) if own or open_to(game, seat, viewer) else (),
        withdrawing=seat in game.withdrawing,
    )


def open_to(game: Vtes, seat: Seat, viewer: Seat | None) -> bool:
    """Whether the hand of `seat` lies open to `viewer`, or by a card in play to everybody."""
    if any(whose == seat and who == viewer for whose, who in game.revealed):
        return True
    return any(
        static.of == "prey" and game.prey(source.controller) == seat for source, static in statics(game, "open-hand")
    )


def _card(game: Vtes, card: Card) -> CardView:
    minion = card.region in REGIONS
    vampire = card.printed in CRYPT
    return CardView(
        ref=card.ref,
        printed=card.printed,
        owner=card.owner,
        controller=card.controller,
        region=card.region,
        host=card.host,
        locked=card.locked,
        counters=card.counters,
        level=card.level,
        clan=card.clan,
        sect=card.sect,
        title=card.title,
        contesting=card.contesting,
        merged=card.merged,
        chosen=card.chosen,
        capacity=capacity(game, card) if vampire else CARDS[card.printed].life,
        bleed=bleed(game, card) if minion else 0,
        strength=strength(game, card) if minion else 0,
        votes=votes_of(game, card) if minion and is_vampire(card) else 0,
        intercept=intercept(game, card) if minion and game.action is not None else 0,
    )


def _action(game: Vtes, viewer: Seat | None, action: Action) -> ActionView:
    chosen = [handle(game, viewer, int(one[1:])) if one.startswith("?") else one for one in action.chosen]
    acting, blocker = game.cards.get(action.minion), game.cards.get(action.blocker)
    return ActionView(
        by=action.by,
        minion=action.minion,
        kind=action.kind,
        card=action.card,
        source=action.source,
        chosen=tuple(chosen),
        targets=action.targets,
        state=action.state,
        stealth=stealth(game),
        blocker=action.blocker,
        intercept=intercept(game, blocker) if blocker else 0,
        bleed=bleed(game, acting) if acting and action.kind == "bleed" else 0,
        refused=action.refused,
        failed=action.failed,
        awake=action.awake,
        outcome=action.outcome,
    )


def _combat(game: Vtes) -> CombatView | None:
    combat = game.combat
    if combat is None:
        return None
    return CombatView(
        fighters=combat.fighters,
        round=combat.round,
        step=combat.step,
        range=combat.range,
        strikes=combat.strikes,
        pressed=combat.pressed,
        wounds=game.wounds,
    )


def _referendum(game: Vtes) -> ReferendumView | None:
    referendum = game.referendum
    if referendum is None:
        return None
    votes_for, votes_against = tally(game)
    return ReferendumView(
        caller=referendum.caller,
        kind=referendum.kind,
        card=referendum.card,
        vampire=referendum.vampire,
        terms=referendum.terms,
        cast=referendum.cast,
        votes_for=votes_for,
        votes_against=votes_against,
    )
