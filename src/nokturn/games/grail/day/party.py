"""Parties formed for one Action; GRAIL-PARTY."""

from __future__ import annotations

from nokturn.games.grail.state.choices import ChooseHero, Join, StayOut
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, ask, ask_all, ask_some, procedure


def companions(state: Grail, hero: str) -> tuple[str, ...]:
    """Who could join: in the same Location, and not passed; GRAIL-PARTY-01, GRAIL-ACT-PASS-01."""
    there = [one for one in state.at(state.heroes[hero].location) if one != hero]
    return tuple([one for one in there if not state.heroes[one].passed])


@procedure(rule=("GRAIL-PARTY-01", "GRAIL-PARTY-02", "GRAIL-PARTY-03", "GRAIL-PARTY-10", "GRAIL-DAY-DURING-03", "R-01"))
def form_party(state: Grail, hero: str, action: str, location: int) -> Rule:
    """Others ask to join, and the acting player agrees or not; a Character who has acted may join all the same."""
    others = companions(state, hero)
    if not others:
        return (hero,)
    answers = yield ask_all(
        [
            ask(
                state.seat_of(other),
                "join-party",
                [Join(), StayOut()],
                rule="GRAIL-PARTY-01",
                hero=hero,
                action=action,
                location=location,
            )
            for other in companions(state, hero)
        ]
    )
    willing = tuple([state.hero_of(seat) for seat, answer in answers if isinstance(answer, Join)])
    if not willing:
        return (hero,)
    taken = yield ask_some(
        state.seat_of(hero),
        "take-along",
        [ChooseHero(one) for one in willing],
        0,
        len(willing),
        rule="GRAIL-PARTY-01",
        action=action,
    )
    return (hero, *[one.hero for one in taken])
