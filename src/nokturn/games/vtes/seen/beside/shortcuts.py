"""Several answers in one go: transfers as many as a vampire needs, a payment in parts that hurts least."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.choices import BringOut, ChooseCard, ChooseMethuselah, Transfer
from nokturn.games.vtes.state.state import Vtes
from nokturn.kernel.asks import Ask, Option
from nokturn.kernel.orders import StandingOrder
from nokturn.kernel.parts.foresight import Shortcut

SAFE = 6
"""Pool below which one pays with blood as long as there is any."""


def shortcuts(game: Vtes, ask: Ask) -> tuple[Shortcut, ...]:
    if ask.prompt == "influence-phase":
        return tuple(_fillings(game, ask))
    if ask.prompt == "pay-jack":
        return tuple(_payment(game, ask))
    return ()


def _plan(ask: Ask, answers: list[Option]) -> tuple[StandingOrder, ...]:
    return tuple([StandingOrder(ask.prompt, answer) for answer in answers])


def _fillings(game: Vtes, ask: Ask) -> Iterator[Shortcut]:
    """As many transfers as a card needs and there are, never the last pool; what is full rises at once."""
    for give in ask.options:
        if not isinstance(give, Transfer) or (found := game.hidden(give.slot)) is None:
            continue
        missing = CRYPT[give.card].capacity - found[1].counters
        number = min(missing, game.transfers, game.pool[ask.seat] - 1)
        rises = number == missing
        answers: list[Option] = [give] * number
        if rises:
            answers.append(BringOut(give.slot, give.card, give.copy))
        if number > 0 and len(answers) > 1:
            facts = (("card", give.card), ("copy", give.copy), ("amount", number))
            yield Shortcut("shortcut-rises" if rises else "shortcut-fill", facts, _plan(ask, answers))


def _payment(game: Vtes, ask: Ask) -> Iterator[Shortcut]:
    """All that is left to be paid: pool while it is plentiful, then blood of whoever has most, the last pool never
    before that."""
    due = int(dict(ask.args)["left"])
    pool = game.pool[ask.seat]
    blood = {one.card: game.cards[one.card].counters for one in ask.options if isinstance(one, ChooseCard)}
    answers: list[Option] = []
    for _ in range(due):
        richest = max(blood, key=lambda ref: blood[ref], default="")
        if pool > SAFE or (pool > 0 and not (richest and blood[richest] > 0)):
            pool -= 1
            answers.append(ChooseMethuselah(ask.seat))
        elif richest and blood[richest] > 0:
            blood[richest] -= 1
            answers.append(ChooseCard(richest))
    if len(answers) > 1:
        spent = game.pool[ask.seat] - pool
        yield Shortcut("shortcut-pay", (("pool", spent), ("blood", len(answers) - spent)), _plan(ask, answers))
