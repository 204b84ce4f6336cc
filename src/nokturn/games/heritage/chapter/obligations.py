"""Obligations of a haven, resolved when all bloodlines are prepared; HER-SETUP-19."""

from __future__ import annotations

from nokturn.games.heritage.effects.ops import resolve
from nokturn.games.heritage.printed.abilities import OBLIGATIONS
from nokturn.games.heritage.state.actors import Acting
from nokturn.games.heritage.state.choices import Oblige
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import NO_HAVEN
from nokturn.kernel import Rule, Seat, ask_order, call, procedure


@procedure(rule="HER-SETUP-19")
def resolve_obligations(game: Heritage) -> Rule:
    """From the first player clockwise, HER-R-41; who has several chooses their order."""
    for seat in game.clockwise(game.first):
        if game.havens.get(seat, NO_HAVEN).obligations:
            yield call(be_obliged, seat)


@procedure(rule="HER-SETUP-19")
def be_obliged(game: Heritage, seat: Seat) -> Rule:
    order = yield ask_order(
        seat,
        "obligations",
        [Oblige(one) for one in game.havens[seat].obligations],
        rule="HER-SETUP-19",
        auto=True,
    )
    for chosen in order:
        game.tell("obliged", player=seat, obligation=chosen.obligation)
        acting = Acting(seat, game.tops[seat], source=chosen.obligation)
        yield call(resolve, OBLIGATIONS[chosen.obligation].effects, acting)
