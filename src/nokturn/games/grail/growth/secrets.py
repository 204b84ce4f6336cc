"""Secrets: gained when named, lost when named; GRAIL-SECRET.

What befalls a single Character, an illness or a curse, is one of them and no Status: GRAIL-STATUS-05.  Secrets that are
decoded with a dial (GRAIL-COUNTER-06) need nothing of the rules: the campaign has none."""

from __future__ import annotations

from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.growth.equipment import equip
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure


def is_owned(state: Grail, secret: str) -> bool:
    """By anybody in the campaign, those who are away included; GRAIL-PLAYERS-02."""
    return any(secret in hero.secrets for hero in (*state.heroes.values(), *state.away.values()))


def can_gain(state: Grail, secret: str, hero: str) -> bool:
    """A unique one exists once, a personal one once for each; GRAIL-SECRET-05, R-15."""
    if state.content.secrets[secret].personal:
        return secret not in state.heroes[hero].secrets
    return not is_owned(state, secret)


@op(world.GainSecret)
@procedure(rule=("GRAIL-SECRET-01", "GRAIL-SECRET-05", "R-15"))
def gain_secret(state: Grail, do: world.GainSecret, hero: str, context: Context) -> Rule:
    if not can_gain(state, do.secret, hero):
        return context
    state.change(hero, secrets=(*state.heroes[hero].secrets, do.secret))
    state.tell("gains-secret", hero=hero, source=f"secret/{do.secret}", reveals=True)
    yield call(equip, hero)
    return context.noting(changed=True)


@op(world.LoseSecret, personal=False)
@procedure(rule="GRAIL-SECRET-03")
def lose_secret(state: Grail, do: world.LoseSecret, context: Context) -> Context:
    """From every member who has it, unless it is said from whom."""
    meant: tuple[str, ...] = context.party or (context.actor,)
    if do.scope == "actor":
        meant = (context.actor,)
    elif do.scope == "all":
        meant = state.by_number()
    elif do.scope == "choose" and context.chosen:
        meant = (context.chosen,)
    losers = [hero for hero in meant if hero in state.heroes and do.secret in state.heroes[hero].secrets]
    for hero in losers:
        now = state.heroes[hero]
        idle = tuple([card for card in now.idle if card != do.secret])
        state.change(hero, secrets=tuple([one for one in now.secrets if one != do.secret]), idle=idle)
        state.tell("loses-secret", hero=hero, source=f"secret/{do.secret}")
    return context.noting(changed=True) if losers else context
