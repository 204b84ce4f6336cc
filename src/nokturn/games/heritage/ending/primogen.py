"""Consulting the Primogen, where everything else is equal; HER-PRIM."""

from __future__ import annotations

from nokturn.games.heritage.printed.attributes import ARCHETYPES
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.choices import CallOn
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Refused, Rule, Seat, ask, chance, procedure, shuffle
from nokturn.kernel.events import Facts


@procedure(rule=("HER-PRIM-01", "HER-PRIM-02", "HER-PRIM-03"))
def consult_primogen(game: Heritage, tied: tuple[Seat, ...], over: Facts) -> Rule:
    """Each of the tied names an archetype of their own; the first of these to come up decides.  Deck and discards serve
    together, and the cards go back; HER-R-32.  `over`: what the tie is about, which whoever is asked has to know."""
    called: tuple[tuple[str, Seat], ...] = ()
    for seat in [one for one in game.clockwise(game.first) if one in tied]:
        named = yield ask(
            seat,
            "primogen",
            [
                Refused(CallOn(one), "HER-PRIM-01", (("archetype", one),)) if one in dict(called) else CallOn(one)
                for one in ARCHETYPES
            ],
            rule="HER-PRIM-01",
            players=tied,
            **dict(over),
        )
        called = (*called, (named.archetype, seat))
        game.tell("calls-on", player=seat, archetype=named.archetype)
    cards = tuple(sorted((*game.deck, *game.discard)))
    order = yield chance(shuffle(len(cards)))
    for number in order:
        speaker = PEOPLE[cards[number]].archetype
        game.tell("primogen-reveals", character=cards[number], archetype=speaker, reveals=True)
        if speaker in dict(called):
            winner = dict(called)[speaker]
            game.tell("primogen-decides", player=winner)
            return winner
    return called[0][1]
