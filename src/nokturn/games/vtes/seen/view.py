"""What one Methuselah may know, built up from nothing (VTES-SETUP-07, VTES-TERM-09)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import cast

import msgspec

from nokturn.games.vtes.printed.content import CARDS, LIBRARY
from nokturn.games.vtes.seen.action_view import ActionView, ImpulseView, action_view, impulse_view
from nokturn.games.vtes.seen.combat_view import CombatView, combat_view
from nokturn.games.vtes.seen.referendum_view import ReferendumView, referendum_view
from nokturn.games.vtes.seen.sources import changed_disciplines, disciplines_of
from nokturn.games.vtes.state.card_language import (
    COMBAT_CARD,
    CONVICTION,
    EVENT,
    MASTER,
    MODIFIER,
    REACTION,
    REFLEX,
    TAKES_ACTION,
)
from nokturn.games.vtes.state.state import REGIONS, Card, Vtes
from nokturn.games.vtes.state.stats import (
    IMBUED,
    VAMPIRE,
    amount_for,
    bleed,
    capacity,
    hand_size,
    intercept,
    is_vampire,
    kind_of,
    strength,
    votes_of,
)
from nokturn.games.vtes.state.underway_records import InForce
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.state.zones import says
from nokturn.games.vtes.text.timing import modes_in
from nokturn.games.vtes.tournament.points import game_win, tournament_points
from nokturn.games.vtes.tournament.practice import table_sizes
from nokturn.kernel.asks import Seat
from nokturn.kernel.handles import handle

MOMENTS: Mapping[str, str] = MappingProxyType(
    {
        MASTER: "VTES-MCARD-01",
        EVENT: "VTES-EVENT-01",
        CONVICTION: "VTES-IMB-04",
        MODIFIER: "VTES-MIN-03",
        REACTION: "VTES-MIN-11",
        COMBAT_CARD: "VTES-MIN-10",
        REFLEX: "VTES-MIN-14",
        **dict.fromkeys(TAKES_ACTION, "VTES-MIN-02"),
    }
)
"""When cards of a type are played at all."""


class HiddenView(msgspec.Struct, frozen=True):
    """A card in an uncontrolled region."""

    handle: str
    counters: int
    card: str = ""
    """Only for its owner, unless it has been in play."""


class WhyNot(msgspec.Struct, frozen=True):
    """A card in hand and the rule against playing it now."""

    card: str
    rule: str


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
    out_of_time: tuple[WhyNot, ...] = ()
    """Cards of one's own hand that nothing can be done with at this moment, whatever they say."""


class TokenView(msgspec.Struct, frozen=True):
    """Counters of a kind on a card besides its blood or life."""

    kind: str
    seat: Seat
    amount: int


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
    """Of a minion, in the action under way if there is one."""
    disciplines: tuple[str, ...]
    """Of a minion, as they stand: `dom` at the inferior level, `DOM` at the superior; then its virtues."""
    awake: bool
    """Locked, and woken for the action under way."""
    tokens: tuple[TokenView, ...] = ()
    kept: int = 0
    """So many cards lie on it out of play."""
    known: tuple[str, ...] = ()
    """Those of them that the viewer may know."""


class PlayView(msgspec.Struct, frozen=True):
    """A card being played, which can still be cancelled."""

    seat: Seat
    card: str
    mode: int
    minion: str


class WorthView(msgspec.Struct, frozen=True):
    """What a table that is over is worth to somebody at a tournament."""

    seat: Seat
    game_win: bool
    points: int
    """Tournament points."""


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
    window: str
    """The window that is open; empty: none."""
    impulse: tuple[ImpulseView, ...]
    """In the order of the impulse; empty where no window is open."""
    action: ActionView | None
    combat: CombatView | None
    referendum: ReferendumView | None
    worth: tuple[WorthView, ...] = ()
    """Once the game is over, at tables as tournaments have them."""


def view(game: Vtes, seat: Seat | None) -> VtesView:
    """Hands, libraries, crypts and other people's uncontrolled cards are hidden; everything else is public."""
    changed = changed_disciplines(game)
    return VtesView(
        seat=seat,
        turn=game.turn,
        active=game.active,
        phase=game.phase,
        edge=game.edge,
        actions_left=game.actions_left,
        transfers=game.transfers,
        methuselahs=tuple([_methuselah(game, seat, other) for other in game.seats]),
        cards=tuple([_card(game, card, changed, seat) for card in game.cards.values()]),
        in_force=game.in_force,
        removed=game.removed,
        marked=game.marked,
        plays=tuple([PlayView(play.seat, play.card, play.mode, play.minion) for play in game.plays]),
        window=game.impulse,
        impulse=tuple(impulse_view(game, cast("Window", game.impulse))) if game.impulse else (),
        action=action_view(game, seat, game.action) if game.action is not None else None,
        combat=combat_view(game),
        referendum=referendum_view(game, seat),
        worth=tuple(_worth(game)) if game.finished else (),
    )


def _worth(game: Vtes) -> Iterator[WorthView]:
    """Game win and tournament points by the victory points of everybody."""
    if len(game.seats) not in table_sizes():
        return
    points = {seat: float(halves) for seat, halves in game.points.items()}
    won = game_win({seat: halves / 2 for seat, halves in points.items()})
    for seat, share in tournament_points(points).items():
        yield WorthView(seat, seat == won, round(share))


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
        out_of_time=tuple(_out_of_time(game, seat)) if own else (),
    )


def _out_of_time(game: Vtes, seat: Seat) -> Iterator[WhyNot]:
    """Cards that have no word for the window that is open; of the others its question says what is in the way."""
    here = modes_in(cast("Window", game.impulse), game.wave) if game.impulse else {}
    for card in sorted(set(game.hands[seat])):
        if card not in here:
            yield WhyNot(card, MOMENTS.get(LIBRARY[card].types[0], "VTES-PLAY-01"))


def open_to(game: Vtes, seat: Seat, viewer: Seat | None) -> bool:
    """Whether the hand of `seat` lies open to `viewer`, or by a card in play to everybody."""
    if any(whose == seat and who == viewer for whose, who in game.revealed):
        return True
    return amount_for(game, "open-hand", seat) > 0


def knows_kept(card: Card, viewer: Seat | None) -> bool:
    """Whether somebody may know the cards that lie on another: face up everybody, else whoever controls it."""
    return viewer == card.controller or not says(card, "kept-face-down")


def _card(game: Vtes, card: Card, changed: set[str], viewer: Seat | None) -> CardView:
    minion = card.region in REGIONS
    action = game.action
    vampire = kind_of(card.printed) in (VAMPIRE, IMBUED)
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
        intercept=intercept(game, card) if minion else 0,
        disciplines=disciplines_of(game, card, changed) if minion else (),
        awake=card.locked and action is not None and card.ref in action.awake,
        kept=len(card.kept),
        known=tuple(sorted([one for _, one in card.kept])) if card.kept and knows_kept(card, viewer) else (),
        tokens=tuple([TokenView(one.kind, one.seat, one.amount) for one in card.tokens]),
    )
