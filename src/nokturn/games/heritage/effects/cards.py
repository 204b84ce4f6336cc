"""Queue and schemes: reserve, remove, draw, recover, discard."""

from __future__ import annotations

from nokturn.games.heritage.effects.ops import op
from nokturn.games.heritage.printed.effects import Effect
from nokturn.games.heritage.queue.reserve import put_marker, remove_characters, unreserved
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Take
from nokturn.games.heritage.state.hand import discard_scheme, draw_schemes, drop_scheme
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, ask_some, call, chance, pick, procedure


def can_reserve(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return bool(unreserved(game))


@op("reserve", can=can_reserve)
@procedure(rule="HER-RESERVE-01")
def reserve(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    yield call(put_marker, acting.player, acting.source)


def can_remove(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return bool(game.queue)


@op("remove_from_queue", can=can_remove)
@procedure(rule="HER-REMOVE-01")
def remove_from_queue(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Exactly n, or one up to so many."""
    low = 1 if effect.upto else effect.n.fixed
    yield call(remove_characters, acting.player, low, effect.upto or low, acting.source)


def can_draw(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return bool(game.scheme_decks[acting.player])


@op("draw_scheme", can=can_draw)
@procedure(rule="HER-SCHEME-14")
def draw_scheme(game: Heritage, acting: Acting, effect: Effect) -> None:
    draw_schemes(game, acting.player, effect.n.fixed)


def can_recover(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return bool(game.scheme_discards[acting.player])


@op("recover_scheme", can=can_recover)
@procedure()
def recover_scheme(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Schemes of the own discard pile, chosen, back into hand."""
    seat = acting.player
    chosen = yield ask_some(
        seat,
        "recover-scheme",
        [Take(scheme) for scheme in game.scheme_discards[seat]],
        effect.n.fixed,
        effect.n.fixed,
        rule="HER-EFF-02",
        auto=True,
        source=acting.source,
    )
    taken = tuple([one.scheme for one in chosen])
    game.scheme_discards[seat] = tuple([one for one in game.scheme_discards[seat] if one not in taken])
    game.hands[seat] = (*game.hands[seat], *taken)
    game.tell("recovers-schemes", player=seat, schemes=taken)


def can_discard(game: Heritage, acting: Acting, effect: Effect) -> bool:
    return bool(game.hands[acting.player])


@op("discard_scheme", can=can_discard)
@procedure()
def discard_at_random(game: Heritage, acting: Acting, effect: Effect) -> Rule:
    """Chance takes schemes out of the hand."""
    seat = acting.player
    for _ in range(min(effect.n.fixed, len(game.hands[seat]))):
        number = yield chance(pick(len(game.hands[seat])))
        lost = game.hands[seat][number]
        drop_scheme(game, seat, lost)
        discard_scheme(game, seat, lost)
        game.tell("loses-scheme", player=seat, scheme=lost, reveals=True)
