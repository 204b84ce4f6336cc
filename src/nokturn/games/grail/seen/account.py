"""What a series of campaigns tells of one that is over: how far it came, how long it took, what it was lost by."""

from __future__ import annotations

from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.locations import menhirs
from nokturn.kernel.events import Line
from nokturn.kernel.result import Account


def account_of(state: Grail) -> Account:
    """Chapters and ending, Days and deaths, and the Characters who set out."""
    chapters = [Line("account-chapter", (("n", number),)) for number in range(1, state.chapter)]
    won = [Line("account-won"), Line("account-ending", (("ending", state.ending),))] if not state.defeat else []
    heroes = dict.fromkeys([*[grave.hero for grave in state.graves], *state.by_number()])
    return Account(
        reached=(*chapters, *won),
        numbers=((Line("account-days"), float(state.day)), (Line("account-deaths"), float(len(state.graves)))),
        cause=cause(state) if state.defeat else None,
        played=tuple([Line("account-hero", (("hero", hero),)) for hero in heroes]),
    )


def cause(state: Grail) -> Line:
    """How the table looks on which the last Character has died: without light, without Food, or neither."""
    if state.ending:
        return Line("account-lost-ending", (("ending", state.ending),))
    if not menhirs(state):
        return Line("account-lost-light")
    dying = [hero for hero in state.heroes.values() if hero.dying or not hero.health]
    return Line("account-lost-hunger" if any(not hero.food for hero in dying) else "account-lost-wounds")
