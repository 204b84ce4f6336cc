"""The clever player's choices before the fighting: clan, relic, cards to keep."""

from __future__ import annotations

from nokturn.games.vendetta.bot.outlook import Outlook
from nokturn.games.vendetta.bot.worth import CLANS, RELICS, card_worth
from nokturn.games.vendetta.choices import Keep, KeepAll, ResolveCard, TakeClan, TakeRelic
from nokturn.kernel import Ask, Option


def take_clan(outlook: Outlook, ask: Ask) -> Option:
    """The best clan, with a whim, so that evenings differ."""
    options: list[TakeClan] = list(ask.options)
    return max(options, key=lambda option: CLANS[option.clan] + 3 * outlook.dice.random())


def take_relic(outlook: Outlook, ask: Ask) -> Option:
    options: list[TakeRelic] = list(ask.options)
    return max(options, key=lambda option: RELICS.get(option.relic, 0))


def keep(outlook: Outlook, ask: Ask) -> Option:
    """The best cards; with Roberta Urbani the worst card of the hand may go instead."""
    drawn = outlook.view.drawn
    best: Option = ask.options[0]
    most = float("-inf")
    for option in ask.options:
        if isinstance(option, Keep):
            worth = sum([card_worth(card) for card in option.cards])
        elif isinstance(option, KeepAll):
            worth = sum([card_worth(card) for card in drawn]) - card_worth(option.card)
        else:
            continue
        if worth > most:
            best, most = option, worth
    return best


def give_back(outlook: Outlook, ask: Ask) -> Option:
    """Malkav's Bane: the card that will be missed least."""
    options: list[ResolveCard] = list(ask.options)
    return min(options, key=lambda option: card_worth(option.card))
