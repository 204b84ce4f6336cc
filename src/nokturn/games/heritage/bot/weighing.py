"""How much somebody would bring, and how much somebody has to lose."""

from __future__ import annotations

from nokturn.games.heritage.printed.missions import MISSIONS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.seen.view import HeritageView, VampireView
from nokturn.kernel import Seat


def appeal(view: HeritageView, seat: Seat, card: str) -> float:
    """A character's attributes against the theatres and missions on the table."""
    person = PEOPLE[card]
    marker = view.morality.get(seat)
    points = 1.0 if marker is not None and marker.facing == person.temperament else 0.0
    points += sum([0.4 for mission in view.missions if MISSIONS[mission].attributes <= person.attributes])
    points += 0.5 if (view.politics > 0) == (person.class_ == "elitist") else 0.0
    points += 0.3 * sum([PEOPLE[one.card].geography == person.geography for one in view.players[seat].line])
    queued = next((one for one in view.queue if one.card == card), None)
    return points + (1.0 if queued is not None and queued.abilities else 0.0)


def victim_value(vampire: VampireView) -> float:
    """What is lost with a vampire, in victory points."""
    return 1.5 + vampire.potency + len(vampire.boons) - vampire.infamy + (2 if vampire.title else 0)
