"""Whether a coterie, with boons if need be, covers what a scheme requires; HER-SCHEME-02 to -08."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import awake, coterie
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat


def missing(game: Heritage, scheme: str, leader: str) -> list[str]:
    """Archetypes that the coterie does not cover; HER-SCHEME-03."""
    there = [PEOPLE[one].archetype for one in coterie(game, leader)]
    return [archetype for archetype, count in SCHEMES[scheme].requires for _ in range(count - there.count(archetype))]


def boons_of(game: Heritage, seat: Seat) -> list[str]:
    """Own vampires with boons to spend, exhausted or not; HER-SCHEME-06, HER-BOON-03, HER-BOON-04."""
    return [one for one in awake(game, seat) if game.vampires[one].boons]


def creditors(game: Heritage, seat: Seat) -> list[str]:
    """Vampires of opponents to whom boons can go; HER-SCHEME-04."""
    return [one for other in game.others(seat) for one in awake(game, other)]


class Means:
    """What a player has for schemes just now, looked up once for all of them."""

    def __init__(self, game: Heritage, seat: Seat) -> None:
        self.leaders = [one for one in awake(game, seat) if not game.vampires[one].exhausted]
        self.coteries = {one: [PEOPLE[member].archetype for member in coterie(game, one)] for one in self.leaders}
        self.boons = sum([len(game.vampires[one].boons) for one in boons_of(game, seat)])
        self.reachable = {PEOPLE[one].archetype for one in creditors(game, seat)} if self.boons else set()

    def leads(self, leader: str, requires: tuple[tuple[str, int], ...]) -> bool:
        """Whether this one can lead it: every missing archetype needs a boon and somebody to give it to."""
        there, spent = self.coteries[leader], 0
        for archetype, count in requires:
            lacking = count - there.count(archetype)
            if lacking > 0:
                spent += lacking
                if spent > self.boons or archetype not in self.reachable:
                    return False
        return True

    def who_leads(self, scheme: str) -> list[str]:
        requires = SCHEMES[scheme].requires
        return [leader for leader in self.leaders if self.leads(leader, requires)]

    def can_play(self, scheme: str) -> bool:
        requires = SCHEMES[scheme].requires
        return any(self.leads(leader, requires) for leader in self.leaders)
