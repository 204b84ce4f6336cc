"""Counters of other kinds than blood and life: effects, conditions and filters that speak of them."""

from __future__ import annotations

from nokturn.games.vtes.state.card_language import Effect
from nokturn.games.vtes.state.conditions import About, condition
from nokturn.games.vtes.state.counters import burn_tokens, put_tokens, tokens_on
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.state.vocabulary import TokenKind, Who
from nokturn.games.vtes.text.effects import who_is
from nokturn.games.vtes.text.filters import narrows
from nokturn.kernel.asks import Seat

OWNED: frozenset[TokenKind] = frozenset({"corruption"})
"""Those that belong to whoever has put them there."""
ALL = 1_000
"""As an amount: all there are."""


def owner_of(kind: TokenKind, seat: Seat) -> Seat:
    """Whose such a counter is."""
    return seat if kind in OWNED else ""


class PutTokens(Effect, frozen=True, kw_only=True):
    """Counters of a kind onto a card."""

    kind: TokenKind
    amount: int = 1
    who: Who = "chosen"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if ref in game.cards:
            put_tokens(game, ref, self.kind, self.amount, owner_of(self.kind, play.seat))


class BurnTokens(Effect, frozen=True, kw_only=True):
    """Counters of a kind from a card: one's own, where they belong to somebody."""

    kind: TokenKind
    amount: int = 1
    who: Who = "chosen"

    def apply(self, game: Vtes, play: Play) -> None:
        ref = who_is(game, play, self.who)
        if ref in game.cards:
            burn_tokens(game, ref, self.kind, self.amount, owner_of(self.kind, play.seat))


@condition("tokens:TOKEN")
def has_tokens(game: Vtes, about: About) -> bool:
    """Such a counter lies on the minion, whosever it is (`tokens:hostage`)."""
    return about.minion is not None and tokens_on(about.minion, about.word) > 0


@condition("blocker-tokens:TOKEN")
def blocker_has_tokens(game: Vtes, about: About) -> bool:
    """Such a counter of this Methuselah lies on the minion that attempts to block (`blocker-tokens:corruption`)."""
    action = game.action
    blocker = game.cards.get(action.blocker) if action is not None and action.state == "B" else None
    return blocker is not None and tokens_on(blocker, about.word, about.seat) > 0


@condition("fights-this-with:TOKEN")
def fights_this_with(game: Vtes, about: About) -> bool:
    """The minion is in combat with the one whose text asks, and has such a counter of its controller
    (`fights-this-with:corruption`)."""
    if game.combat is None or about.minion is None or about.source is None:
        return False
    if {about.minion.ref, about.source.ref} != set(game.combat.fighters):
        return False
    return tokens_on(about.minion, about.word, about.source.controller) > 0


@condition("blocks-this-with:TOKEN")
def blocks_this_with(game: Vtes, about: About) -> bool:
    """The one whose text asks acts, and the minion has such a counter of its controller
    (`blocks-this-with:corruption`)."""
    if game.action is None or about.minion is None or about.source is None or game.action.minion != about.source.ref:
        return False
    return tokens_on(about.minion, about.word, about.source.controller) > 0


@narrows("tokens=TOKEN")
def with_tokens(game: Vtes, play: Play, card: Card, value: str) -> bool:
    """With such a counter on it, whosever it is."""
    return tokens_on(card, value) > 0
