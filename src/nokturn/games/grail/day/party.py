"""Parties formed for one Action; GRAIL-PARTY."""

from __future__ import annotations

from typing import Literal

from nokturn.games.grail.day.costs import energy_of
from nokturn.games.grail.state.choices import ActWith, ActWithout, Join, JoinSharing, StayOut
from nokturn.games.grail.state.state import Grail, added, without
from nokturn.kernel import Option, Rule, ask, ask_all, carries_out, procedure

EACH: dict[str, Literal["explore", "travel"]] = {"explore": "explore", "travel": "travel"}
"""Actions that cost everybody who takes part; what others cost is paid once."""


def companions(state: Grail, hero: str) -> tuple[str, ...]:
    """Who could join: in the same Location, not passed, and not unwelcome; GRAIL-PARTY-01, GRAIL-ACT-PASS-01."""
    me = state.heroes[hero]
    there = [one for one in state.at(me.location) if one != hero and one not in me.without]
    return tuple([one for one in there if not state.heroes[one].passed])


def ways_to_join(energy: int) -> list[Option]:
    """Of an Action that costs Energy one says at once whether it is shared out."""
    return [Join(), JoinSharing(), StayOut()] if energy else [Join(), StayOut()]


@procedure(rule=("GRAIL-PARTY-01", "GRAIL-PARTY-02", "GRAIL-PARTY-03", "GRAIL-PARTY-10", "GRAIL-DAY-DURING-03", "R-01"))
def form_party(state: Grail, hero: str, action: str, location: int, energy: int) -> Rule:
    """Others ask to join; the acting player has agreed, but for those who are not welcome (`ActWithout`).  A Character
    who has acted may join all the same.  Returns the Party, and whether somebody wants to share out the cost."""
    state.acting = (hero,)
    if not companions(state, hero):
        return ((hero,), False)
    answers = yield ask_all(
        [
            ask(
                state.seat_of(other),
                "join-party",
                ways_to_join(energy),
                rule="GRAIL-PARTY-01",
                hero=hero,
                action=action,
                location=location,
                energy=energy_of(state, other, EACH[action]) if action in EACH else energy,
            )
            for other in companions(state, hero)
        ]
    )
    joining = [state.hero_of(seat) for seat, answer in answers if not isinstance(answer, StayOut)]
    state.acting = (hero, *joining)
    return (state.acting, any(isinstance(answer, JoinSharing) for _, answer in answers))


@carries_out(ActWithout)
@procedure(rule="GRAIL-PARTY-01")
def act_without(state: Grail, hero: str, chosen: ActWithout) -> None:
    """Until the Day is over, or one thinks better of it."""
    state.change(hero, without=added(state.heroes[hero].without, chosen.hero))
    state.tell("acts-without", hero=hero, other=chosen.hero)


@carries_out(ActWith)
@procedure(rule="GRAIL-PARTY-01")
def act_with(state: Grail, hero: str, chosen: ActWith) -> None:
    state.change(hero, without=without(state.heroes[hero].without, chosen.hero))
    state.tell("acts-with", hero=hero, other=chosen.hero)
