"""Activating: all three theatres, class first, each to its end; HER-ACT.  And what they make of somebody's fall."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.torpor import has_fallen
from nokturn.games.heritage.printed.boards import SLOTS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.actors import Acting, Update
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.anarch_revolt import coup
from nokturn.games.heritage.theatres.court import claim
from nokturn.games.heritage.theatres.masquerade import clean_up
from nokturn.games.heritage.theatres.theatre import THEATRES
from nokturn.kernel import Rule, call, carries_out, procedure


def update_of(vampire: str) -> Update:
    """What a vampire brings to the theatres: its own attributes."""
    person = PEOPLE[vampire]
    return Update(vampire, person.class_, person.temperament, person.geography, person.archetype)


@procedure(rule=("HER-ACT-01", "HER-ACT-02", "HER-ACT-03", "HER-ACT-07", "HER-ACT-13"))
def activate(game: Heritage, acting: Acting, vampire: str) -> Rule:
    """None of the three may be skipped, even if the vampire has fallen torpid meanwhile (HER-R-57); their order is
    fixed, HER-R-06.  No abilities are used; HER-ACT-06."""
    game.tell("activates", player=acting.player, vampire=vampire)
    update = update_of(vampire)
    for name in game.theatres:
        yield call(THEATRES[name].updates, acting, update)


@procedure(rule="HER-ACT-12")
def activate_one(game: Heritage, acting: Acting, group: str, update: Update) -> Rule:
    """Only the theatre of one group of attributes."""
    yield call(THEATRES[game.theatres[SLOTS.index(group)]].updates, acting, update)


@carries_out(has_fallen)
@procedure(rule="HER-TORPOR-11")
def theatres_answer_a_fall(game: Heritage, acting: Acting, victim: str) -> Rule:
    """Claim first, then coup or clean-up."""
    if "court" in game.theatres:
        yield call(claim, acting, victim)
    if "anarch_revolt" in game.theatres:
        coup(game, victim)
    elif "masquerade" in game.theatres:
        clean_up(game, acting, victim)
