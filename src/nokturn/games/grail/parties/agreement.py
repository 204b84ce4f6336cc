"""Decisions of a Party or of the whole group; GRAIL-CHRON-01."""

from __future__ import annotations

from typing import Any

from nokturn.games.grail.parties.exchange import exchange, trade_offer, traders
from nokturn.games.grail.state.choices import TradeFirst
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Answer, Ask, Option, Rule, Seat, call, procedure
from nokturn.kernel.asks import Refused
from nokturn.kernel.together.agreement import Agreement, agree

Facts = tuple[tuple[str, Any], ...]


class Matter(Agreement, frozen=True, kw_only=True):
    """Something that several Characters decide together: one of these."""

    prompt: str
    options: tuple[Option, ...]
    refused: tuple[Refused, ...] = ()
    rule: str = ""
    facts: Facts = ()

    def question(self, game: Grail, who: Seat) -> Ask:
        return Ask(who, self.prompt, "one", self.options, self.refused, 1, 1, self.rule, self.facts)

    def named(self, said: tuple[tuple[Seat, Answer], ...]) -> tuple[Answer, ...]:
        """Whoever wants to exchange something first need not ask the others' leave; GRAIL-PARTY-05."""
        found = super().named(said)
        return (TradeFirst(),) if TradeFirst() in found else found


def decider(state: Grail, heroes: tuple[str, ...]) -> Seat:
    """Who has the last word: the Chronicler; without one, the lowest number that takes part."""
    return state.chronicler or state.seat_of(state.by_number(*heroes)[0])


@procedure(rule=("GRAIL-CHRON-01", "GRAIL-JOURNAL-10", "GRAIL-SETUP-CHAR-10", "GRAIL-PARTY-05"))
def decide(
    state: Grail,
    heroes: tuple[str, ...],
    prompt: str,
    options: tuple[Option, ...],
    rule: str = "",
    facts: Facts = (),
    refused: tuple[Refused, ...] = (),
    auto: bool = True,
    trading: bool = True,
    anew: bool = False,
) -> Rule:
    """What these Characters agree on; nobody is asked where there is nothing to choose, but for choices of a story,
    which are read before they are taken.

    If they are a Party in the middle of an Action they may exchange something first, where `exchange` allows it; then
    they are asked again, or, where the options may be others now (`anew`), `TradeFirst` is returned."""
    if auto and len(options) == 1:
        return options[0]
    chosen: Option = TradeFirst()
    while isinstance(chosen, TradeFirst):
        members = state.by_number(*heroes)
        matter = Matter(
            members=tuple([state.seat_of(hero) for hero in members]),
            decides=decider(state, members),
            prompt=prompt,
            options=(*options, *(trade_offer(state, heroes) if trading else ())),
            refused=refused,
            rule=rule,
            facts=facts,
        )
        chosen = yield call(agree, matter)
        if isinstance(chosen, TradeFirst):
            yield call(exchange, traders(state, heroes))
            if anew:
                return chosen
    return chosen
