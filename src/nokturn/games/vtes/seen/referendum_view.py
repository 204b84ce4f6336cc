"""The referendum under way as one seat sees it: what is cast, what could be, and whom it would cost what."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nokturn.games.vtes.playing.who_is_asked import idle
from nokturn.games.vtes.politics.referendum import wording
from nokturn.games.vtes.politics.votes import (
    CARD,
    ballots_of,
    cast_by,
    has_card_vote,
    may_burn_card,
    prisci_side,
    sources,
    tally,
    votes_from,
)
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import POLITICAL, written
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Ballot, Play, Referendum
from nokturn.kernel.asks import Seat
from nokturn.kernel.position import Position
from nokturn.kernel.procedures import procedure_named

MOST = 20
"""Questions that carrying out a referendum asks at most."""


class VoteSourceView(msgspec.Struct, frozen=True):
    """Votes that have not been cast."""

    seat: Seat
    source: str
    """A vampire, a card, `edge:A` or `card:A`."""
    votes: int
    ballots: int
    rule: str = ""
    """Why they cannot be; empty: they can."""
    cards: tuple[str, ...] = ()
    """Of one's own vote from a political action card: those in hand."""


class PoolChangeView(msgspec.Struct, frozen=True):
    """What the referendum would do to somebody's pool if it passed now."""

    seat: Seat
    before: int
    after: int


class ReferendumView(msgspec.Struct, frozen=True):
    caller: Seat
    kind: str
    card: str
    vampire: str
    terms: tuple[str, ...]
    cast: tuple[Ballot, ...]
    votes_for: int
    votes_against: int
    prisci: str
    """The side of the block of the prisci, whose votes are counted already; empty: none yet."""
    automatic: bool
    """It passes by itself."""
    open: tuple[VoteSourceView, ...]
    """Everything that everybody can see and that has not been cast; of one's own all."""
    changes: tuple[PoolChangeView, ...]


def referendum_view(game: Vtes, viewer: Seat | None) -> ReferendumView | None:
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
        prisci=prisci_side(game),
        automatic=referendum.automatic,
        open=tuple([one for seat in game.playing for one in _not_cast(game, referendum, viewer, seat)]),
        changes=_changes(game, referendum),
    )


def _not_cast(game: Vtes, referendum: Referendum, viewer: Seat | None, seat: Seat) -> Iterator[VoteSourceView]:
    for source, rule in sources(game, seat):
        if not cast_by(referendum, source):
            card = game.cards.get(source)
            ballots = ballots_of(game, card) if card is not None else 0
            yield VoteSourceView(seat, source, votes_from(game, source), ballots, rule)
    if seat == viewer and may_burn_card(game, seat) and not has_card_vote(referendum, seat):
        cards = tuple(sorted({card for card in game.hands[seat] if POLITICAL in LIBRARY[card].types}))
        if cards:
            yield VoteSourceView(seat, CARD + seat, votes_from(game, CARD + seat), 0, "", cards)


def _changes(game: Vtes, referendum: Referendum) -> tuple[PoolChangeView, ...]:
    """The rules themselves on a copy, where everybody passes."""
    action = game.action
    if referendum.kind != "political" or action is None:
        return ()
    source = game.cards.get(action.source)
    card, mode = written(source.printed, source.merged, action.mode) if source else (action.card, action.mode)
    play = Play(seat=referendum.caller, card=card, mode=mode, minion=referendum.vampire, chosen=referendum.terms)
    passes = wording(game, play).passes
    if not passes:
        return ()
    copy = game.clone()
    copy.events = None
    position = Position.start(copy, procedure_named(passes), play)
    for _ in range(MOST):
        if position.over:
            break
        question = position.asks()[0]
        position.answer(question.seat, idle(question))
    changed = [seat for seat in game.playing if copy.pool[seat] != game.pool[seat]]
    return tuple([PoolChangeView(seat, game.pool[seat], copy.pool[seat]) for seat in changed])
