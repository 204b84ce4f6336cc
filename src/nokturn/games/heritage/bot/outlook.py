"""How a table looks to everybody: the points that each bloodline may expect, and what they are worth to one player."""

from __future__ import annotations

from functools import cached_property
from math import exp, sqrt

from nokturn.games.heritage.bot.prospects import by_class, by_land, next_title, of_sects
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.missions import MISSIONS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat

BUSY = 1.3
"""Activations in a turn: the recruit's, and what schemes add."""
INFAMY = 1.3
"""What a token of infamy costs while there is time to make use of it; at the end, 1."""
BOON = 1.15
"""Likewise of a boon: it opens schemes."""
READY = 0.45
"""Somebody who can lead a coterie, for every turn in which somebody could."""
IN_HAND = 0.55
"""A scheme in hand, likewise."""
TORPID = 0.25
"""How much of a torpid vampire is worth something: it may be renewed."""
CHRONICLE_MISSION = 2.0
"""Points that a mission of the chronicle is worth: a dot and a gift."""
AGAINST_THE_BEST = 0.45
AGAINST_ALL = 0.35
"""How much of what the best of the others has, and all of them on average, counts against one's own."""


class Outlook:
    """One table, looked at once."""

    def __init__(self, game: Heritage) -> None:
        self.game = game
        seats = game.clockwise(game.first) if game.first else game.seats
        done = seats.index(game.active) + game.recruited if game.active and game.round else 0
        self.turns = max(0, (game.rounds - game.round) * len(seats) + len(seats) - done)
        """Recruits still to come, of everybody together."""
        self.own_turns = self.turns / len(seats)
        self.classes = by_class(game, round(BUSY * self.turns))
        self.lands = by_land(game, round(BUSY * self.turns))
        late = min(1.0, self.own_turns / 3)
        self.infamy = 1 + (INFAMY - 1) * late
        self.boon = 1 + (BOON - 1) * late

    def kind(self, card: str) -> float:
        """What somebody brings by class and geography."""
        person = PEOPLE[card]
        return self.classes[person.class_] + self.lands[person.geography]

    def held(self, card: str) -> float:
        """What lies on somebody."""
        on = self.game.vampires[card]
        title = BOARDS.court.vp_title if on.title else 0
        return on.potency + self.boon * len(on.boons) - self.infamy * on.infamy + title

    def whole(self, card: str) -> float:
        """All that would be lost with somebody."""
        return self.kind(card) + self.held(card) + 0.3

    @cached_property
    def points(self) -> dict[Seat, float]:
        """What every bloodline may expect."""
        game = self.game
        found = {}
        for seat in game.tops:
            total = ready = 0.0
            for card in game.lines[seat]:
                on = game.vampires[card]
                if on.torpid:
                    total += TORPID * min(1.0, self.own_turns) * self.whole(card)
                    continue
                total += self.kind(card) + self.held(card)
                ready += not on.exhausted
            turns = self.own_turns
            total += READY * min(ready, turns) + IN_HAND * min(len(game.hands[seat]), turns)
            found[seat] = total + (game.morality[seat].space if seat in game.morality else 0)
        self._add_sects(found)
        self._add_title(found)
        self._add_missions(found)
        return found

    def _add_sects(self, found: dict[Seat, float]) -> None:
        if self.game.sects:
            odds = of_sects(self.game, round(BUSY * self.turns))
            for seat in found:
                found[seat] += BOARDS.sabbat_wars.vp_win * odds[self.game.affiliations[seat]]

    def _add_title(self, found: dict[Seat, float]) -> None:
        if "court" in self.game.theatres:
            heir, sure = next_title(self.game)
            if heir:
                found[self.game.vampires[heir].owner] += 0.7 * sure * BOARDS.court.vp_title

    def _add_missions(self, found: dict[Seat, float]) -> None:
        """The more vampires of its kind somebody has, and the less time is left, the surer a mission is theirs."""
        game = self.game
        spread = 0.2 + 0.35 * sqrt(self.own_turns)
        for mission in game.missions:
            wanted = MISSIONS[mission].attributes
            counts: dict[Seat, float] = {}
            for seat in found:
                line = [one for one in game.lines[seat] if not game.vampires[one].torpid]
                counts[seat] = sum([wanted <= PEOPLE[one].attributes for one in line])
                if wanted <= PEOPLE[game.tops[seat]].attributes:
                    counts[seat] += 0.3
            most = max(counts.values())
            odds = {seat: exp((count - most) / spread) for seat, count in counts.items()}
            worth = (MISSIONS[mission].reward or CHRONICLE_MISSION) / sum(odds.values())
            for seat, one in odds.items():
                found[seat] += worth * one

    def for_seat(self, seat: Seat) -> float:
        """What all this is worth to one of them."""
        others = [points for other, points in self.points.items() if other != seat]
        if not others:
            return 0.0
        return self.points[seat] - AGAINST_THE_BEST * max(others) - AGAINST_ALL * sum(others) / len(others)

    def rivalry(self, seat: Seat, other: Seat) -> float:
        """How much of a point that another one loses is a point won."""
        others = {one: points for one, points in self.points.items() if one != seat}
        best = max(others, key=others.__getitem__)
        return AGAINST_ALL / len(others) + (AGAINST_THE_BEST if other == best else 0)
