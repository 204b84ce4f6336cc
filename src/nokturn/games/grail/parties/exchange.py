"""Members of a Party exchange goods in the middle of their Action, wherever one of them is asked; GRAIL-PARTY-05.

Not while a loss is being carried out that nobody chooses: it could be dodged for nothing (R-44, R-52)."""

from __future__ import annotations

from nokturn.games.grail.state.choices import TradeFirst
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Option, Step

exchange = Step("exchange")
"""The members of a Party give each other what they like: (party)."""


def has_goods(state: Grail, hero: str) -> bool:
    """Whether there is anything that may change hands; GRAIL-ITEM-07."""
    now = state.heroes[hero]
    if now.food or now.wealth or now.items:
        return True
    return any(not state.content.secrets[secret].personal for secret in now.secrets)


def traders(state: Grail, heroes: tuple[str, ...]) -> tuple[str, ...]:
    """The members of the Party of these who could exchange something now; nobody in an Encounter."""
    if state.fray is not None or len(state.acting) < 2:
        return ()
    asked = [hero for hero in heroes if hero in state.acting and hero in state.heroes]
    if not asked:
        return ()
    here = state.heroes[asked[0]].location
    there = [state.heroes[one] for one in state.acting if one in state.heroes]
    able = tuple([one.id for one in there if one.location == here and not one.stricken])
    return able if len(able) > 1 and any(has_goods(state, one) for one in able) else ()


def trade_offer(state: Grail, heroes: tuple[str, ...]) -> tuple[Option, ...]:
    return (TradeFirst(),) if traders(state, heroes) else ()
