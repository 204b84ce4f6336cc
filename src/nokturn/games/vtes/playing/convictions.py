"""Convictions on the Imbued, and what they pay for (VTES-IMB-06)."""

from __future__ import annotations

from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import CONVICTION, POWER, Mode, ability_on
from nokturn.games.vtes.state.choices import ChooseCard
from nokturn.games.vtes.state.state import ATTACHED, Card, Vtes
from nokturn.games.vtes.state.stats import IMBUED, kind_of
from nokturn.games.vtes.state.underway_records import Action
from nokturn.games.vtes.text.steps import burn_card
from nokturn.kernel import Rule, ask_some, call, procedure


def is_imbued(card: Card) -> bool:
    """Whether a card on the table is one of the Imbued."""
    return kind_of(card.printed) == IMBUED


def convictions_on(game: Vtes, ref: str) -> tuple[str, ...]:
    """The convictions that one of the Imbued has."""
    return tuple(
        [card.ref for card in game.attached(ref) if card.region == ATTACHED and kind_of(card.printed) == CONVICTION]
    )


def too_few(game: Vtes, number: int, minion: Card | None) -> bool:
    """Whether somebody has not so many convictions to burn."""
    return number > 0 and (minion is None or len(convictions_on(game, minion.ref)) < number)


def price_of(game: Vtes, action: Action) -> int:
    """How many convictions an action costs."""
    if action.card:
        return LIBRARY[action.card].conviction
    source = game.cards.get(action.source)
    return ability_on(source.printed, source.merged, action.mode).convictions if source is not None else 0


def not_for(game: Vtes, card: str, mode: Mode, minion: Card) -> str:
    """The rule against playing a power: it is for the Imbued, and each has one copy at most (VTES-IMB-08,
    VTES-IMB-09)."""
    if mode.played_as != POWER:
        return ""
    if not is_imbued(minion):
        return "VTES-IMB-08"
    return "VTES-IMB-09" if any(one.printed == card for one in game.attached(minion.ref)) else ""


def is_conviction(printed: str) -> bool:
    """Whether a library card is a conviction."""
    return kind_of(printed) == CONVICTION


def to_burn(game: Vtes, ref: str) -> tuple[ChooseCard, ...]:
    """The convictions that can pay for something."""
    return tuple([ChooseCard(one) for one in convictions_on(game, ref)])


@procedure(rule="VTES-IMB-06")
def pay_convictions(game: Vtes, ref: str, number: int) -> Rule:
    """So many of the convictions on one of the Imbued, or all there are.  Says whether it was enough."""
    if not number or ref not in game.cards:
        return not number
    burned = min(number, len(convictions_on(game, ref)))
    chosen = yield ask_some(
        game.cards[ref].controller,
        "burn-convictions",
        to_burn(game, ref),
        burned,
        burned,
        rule="VTES-IMB-06",
        minion=ref,
        auto=True,
    )
    for one in chosen:
        yield call(burn_card, one.card)
    return burned == number
