"""Step 6: who stays in the haven; HER-AFTER-16 to -18, HER-AFTER-23."""

from __future__ import annotations

from nokturn.games.heritage.aftermath.record import in_order
from nokturn.games.heritage.aftermath.rewards import to_the_deck
from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.chronicle.havens import change_haven
from nokturn.games.heritage.printed.people import LEADER, PEOPLE
from nokturn.games.heritage.state.choices import KeepAsIs, KeepServant
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, ask, call, procedure


def servants(game: Heritage, seat: Seat) -> list[str]:
    """HER-AFTER-16: vampires of the bloodline that are not torpid, HER-TORPOR-07, and no leaders' cards, HER-R-36; or
    whoever was unlocked in this chapter and waits."""
    waiting = [game.beside[seat]] if seat in game.beside else []
    return [*waiting, *[card for card in awake(game, seat) if PEOPLE[card].kind != LEADER]]


@procedure(rule="HER-AFTER-16")
def keep_servants(game: Heritage) -> Rule:
    for seat in in_order(game):
        yield call(keep_servant, seat)


@procedure(rule=("HER-AFTER-16", "HER-AFTER-17", "HER-AFTER-23"))
def keep_servant(game: Heritage, seat: Seat) -> Rule:
    """One at most: a new one sends the old one back to the deck; an old one that was not called may stay."""
    chosen = yield ask(
        seat,
        "servant",
        [*[KeepServant(card) for card in servants(game, seat)], KeepAsIs()],
        rule="HER-AFTER-16",
        auto=True,
        character=game.havens[seat].servant,
    )
    if isinstance(chosen, KeepServant):
        old = game.havens[seat].servant
        if old:
            game.deck = (*game.deck, old)
            game.tell("joins-deck", character=old)
        if game.beside.get(seat) == chosen.character:
            del game.beside[seat]
        change_haven(game, seat, servant=chosen.character)
        game.tell("keeps-servant", player=seat, character=chosen.character)
    if seat in game.beside:
        to_the_deck(game, seat)
