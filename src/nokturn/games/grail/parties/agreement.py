"""Decisions of a Party or of the whole group; GRAIL-CHRON-01."""

from __future__ import annotations

from typing import Any

from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Ask, Option, Rule, Seat, call, procedure
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


def decider(state: Grail, heroes: tuple[str, ...]) -> Seat:
    """Who has the last word: the Chronicler; without one, the lowest number that takes part."""
    return state.chronicler or state.seat_of(state.by_number(*heroes)[0])


@procedure(rule=("GRAIL-CHRON-01", "GRAIL-JOURNAL-10", "GRAIL-SETUP-CHAR-10"))
def decide(
    state: Grail,
    heroes: tuple[str, ...],
    prompt: str,
    options: tuple[Option, ...],
    rule: str = "",
    facts: Facts = (),
    refused: tuple[Refused, ...] = (),
    auto: bool = True,
) -> Rule:
    """What these Characters agree on; nobody is asked where there is nothing to choose, but for choices of a story,
    which are read before they are taken."""
    if auto and len(options) == 1:
        return options[0]
    members = state.by_number(*heroes)
    seats = tuple([state.seat_of(hero) for hero in members])
    matter = Matter(
        members=seats, decides=decider(state, members), prompt=prompt, options=options, refused=refused, rule=rule,
        facts=facts,
    )  # fmt: skip
    chosen = yield call(agree, matter)
    return chosen
