"""Death, and who comes after; GRAIL-DEATH."""

from __future__ import annotations

from nokturn.games.grail.state.choices import ChooseHero
from nokturn.games.grail.state.places import Grave
from nokturn.games.grail.state.state import Grail, without
from nokturn.kernel import Rule, Step, ask, call, procedure

succeed = Step("succeed")
"""A player whose Character has died sets up another one: (seat)."""


def unused_characters(state: Grail) -> tuple[str, ...]:
    """Neither in play, nor dead, nor somebody's who has left, by ascending number; GRAIL-DEATH-05."""
    dead = {grave.hero for grave in state.graves}
    found = [one for one in state.content.characters.values() if one.id not in {*state.heroes, *state.away, *dead}]
    return tuple([one.id for one in sorted(found, key=lambda one: one.number)])


def lose_campaign(state: Grail, rule: str) -> None:
    """Defeat for everybody; GRAIL-GRACE-01 may follow at the next sitting."""
    state.defeat = rule
    state.tell("defeat", rule=rule)
    state.finished = True


@procedure(rule=("GRAIL-DEATH-01", "GRAIL-DEATH-02", "GRAIL-DEATH-05", "GRAIL-DEATH-06", "R-18"))
def die(state: Grail, hero: str) -> Rule:
    """Solo it is the end; else another Character takes over, as long as there is one."""
    here = state.heroes[hero]
    state.graves = (*state.graves, Grave(hero, here.location, state.day))
    state.tell("dies", hero=hero, location=here.location)
    if state.solo:
        lose_campaign(state, "GRAIL-DEATH-01")
        return
    if not unused_characters(state):
        lose_campaign(state, "GRAIL-DEATH-05")
        return
    if here.location in state.places:
        state.lay(here.location, items=(*state.places[here.location].items, *here.items))
    else:
        state.item_deck = (*state.item_deck, *here.items)
    state.change(hero, items=(), idle=())
    yield call(bequeath, hero)
    del state.heroes[hero]
    yield call(succeed, here.seat)


@procedure(rule="GRAIL-DEATH-04")
def bequeath(state: Grail, hero: str) -> Rule:
    """Secrets go to the others, as the player of the dead says; personal ones are removed."""
    others = tuple([one for one in state.by_number() if one != hero])
    for secret in tuple(state.heroes[hero].secrets):
        if state.content.secrets[secret].personal or not others:
            continue
        heir = yield ask(
            state.seat_of(hero),
            "bequeath",
            [ChooseHero(one) for one in others],
            rule="GRAIL-DEATH-04",
            auto=True,
            source=f"secret/{secret}",
        )
        state.change(hero, secrets=without(state.heroes[hero].secrets, secret))
        state.change(heir.hero, secrets=(*state.heroes[heir.hero].secrets, secret))
        state.tell("inherits", hero=heir.hero, source=f"secret/{secret}")
    state.change(hero, secrets=())
