"""Step 4: one obligation more for the winner, one less for everybody else; HER-AFTER-10, HER-AFTER-11."""

from __future__ import annotations

from nokturn.games.heritage.aftermath.record import in_order
from nokturn.games.heritage.chronicle.havens import change_haven, stack
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, call, chance, pick, procedure


@procedure(rule="HER-AFTER-10")
def change_obligations(game: Heritage) -> Rule:
    for seat in in_order(game):
        if seat == game.places[0]:
            yield call(add_obligation, seat)
        else:
            yield call(remove_obligation, seat)


@procedure(rule=("HER-AFTER-10", "HER-AFTER-11"))
def add_obligation(game: Heritage, seat: Seat) -> Rule:
    """At random; they pile up without limit, until the stack is empty, HER-R-40."""
    if not stack(game):
        return
    number = yield chance(pick(len(stack(game))))
    obligation = stack(game)[number]
    change_haven(game, seat, obligations=(*game.havens[seat].obligations, obligation))
    game.tell("obligation-added", player=seat, obligation=obligation)


@procedure(rule="HER-AFTER-10")
def remove_obligation(game: Heritage, seat: Seat) -> Rule:
    """At random, back to the stack; whoever has none is none the better for it."""
    if not game.havens[seat].obligations:
        return
    number = yield chance(pick(len(game.havens[seat].obligations)))
    held = game.havens[seat].obligations
    change_haven(game, seat, obligations=held[:number] + held[number + 1 :])
    game.tell("obligation-removed", player=seat, obligation=held[number])
