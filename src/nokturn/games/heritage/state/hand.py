"""Clan schemes: from the deck into a hand, and on to the discard pile; HER-SCHEME-12, HER-SCHEME-14.  A hand has no
limit and is hidden; HER-SCHEME-15, HER-R-47."""

from __future__ import annotations

from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat


def draw_schemes(game: Heritage, seat: Seat, count: int) -> int:
    """HER-SCHEME-14: from the own deck as far as it goes; returns how many came."""
    drawn = game.scheme_decks[seat][:count]
    if drawn:
        game.scheme_decks[seat] = game.scheme_decks[seat][count:]
        game.hands[seat] = (*game.hands[seat], *drawn)
        secret = {"schemes": drawn}
        game.tell("draws-schemes", player=seat, count=len(drawn), privy=(seat,), secret=secret, reveals=True)
    return len(drawn)


def drop_scheme(game: Heritage, seat: Seat, scheme: str) -> None:
    """A scheme leaves a hand."""
    game.hands[seat] = tuple([one for one in game.hands[seat] if one != scheme])


def discard_scheme(game: Heritage, seat: Seat, scheme: str) -> None:
    """HER-SCHEME-12: to the owner's own discard pile."""
    game.scheme_discards[seat] = (*game.scheme_discards[seat], scheme)


def player_of(game: Heritage, clan: str) -> Seat:
    """Who plays a clan; empty: nobody."""
    return next((seat for seat, played in game.clans.items() if played == clan), "")
