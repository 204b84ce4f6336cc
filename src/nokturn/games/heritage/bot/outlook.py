"""How a table looks to everybody: the points that each bloodline may expect, and what they are worth to one player."""

from __future__ import annotations

from functools import cache, cached_property
from math import exp, sqrt

from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.bot.promise import promise_of_line
from nokturn.games.heritage.bot.prospects import by_class, by_land, next_title, of_sects
from nokturn.games.heritage.printed.boards import BOARDS
from nokturn.games.heritage.printed.missions import MISSIONS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.printed.schemes import SCHEMES
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
MARKET = 0.35
"""How much of what a market promises comes true for its owner in a round."""
AGAINST_THE_BEST = 0.45
AGAINST_ALL = 0.35
"""How much of what the best of the others has, and all of them on average, counts against one's own."""
TITLE = BOARDS.court.vp_title


@cache
def fitting(mission: str) -> frozenset[str]:
    """Everybody whom a mission counts."""
    return frozenset([one for one, person in PEOPLE.items() if MISSIONS[mission].attributes <= person.attributes])


class Outlook:
    """One table, looked at once."""

    def __init__(self, game: Heritage) -> None:
        self.game = game
        seats = game.clockwise(game.first) if game.first else game.seats
        done = seats.index(game.active) + game.recruited if game.active and game.round else 0
        self.turns = max(0, (game.rounds - game.round) * len(seats) + len(seats) - done)
        """Recruits still to come, of everybody together."""
        self.own_turns = self.turns / len(seats)
        self._rivals: dict[Seat, dict[Seat, float]] = {}
        self._stakes: dict[tuple[Seat, str], float] = {}
        late = min(1.0, self.own_turns / 3)
        self.infamy = 1 + (INFAMY - 1) * late
        self.boon = 1 + (BOON - 1) * late

    @cached_property
    def classes(self) -> dict[str, float]:
        return by_class(self.game, round(BUSY * self.turns))

    @cached_property
    def lands(self) -> dict[str, float]:
        return by_land(self.game, round(BUSY * self.turns))

    def kind(self, card: str) -> float:
        """What somebody brings by class and geography."""
        person = PEOPLE[card]
        return self.classes[person.class_] + self.lands[person.geography]

    def whole(self, card: str) -> float:
        """All that would be lost with somebody."""
        on = self.game.vampires[card]
        held = on.potency + self.boon * len(on.boons) - self.infamy * on.infamy + (TITLE if on.title else 0)
        return self.kind(card) + held + 0.3

    @cached_property
    def points(self) -> dict[Seat, float]:
        """What every bloodline may expect."""
        game, turns = self.game, self.own_turns
        vampires, classes, lands, boon, infamy = game.vampires, self.classes, self.lands, self.boon, self.infamy
        found = {}
        for seat in game.tops:
            total = ready = 0.0
            for card in game.lines[seat]:
                on = vampires[card]
                if on.torpid:
                    total += TORPID * min(1.0, turns) * self.whole(card)
                    continue
                person = PEOPLE[card]
                held = on.potency + boon * len(on.boons) - infamy * on.infamy + (TITLE if on.title else 0)
                total += (classes[person.class_] + lands[person.geography]) + held
                ready += not on.exhausted
            total += READY * min(ready, turns) + IN_HAND * min(len(game.hands[seat]), turns)
            found[seat] = total + (game.morality[seat].space if seat in game.morality else 0)
        self._add_sects(found)
        self._add_title(found)
        self._add_missions(found)
        self._add_markets(found)
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
                found[self.game.vampires[heir].owner] += 0.7 * sure * TITLE

    def _add_markets(self, found: dict[Seat, float]) -> None:
        """A market serves its owner in every round to come, and whoever else uses it pays for it; HER-NOS-03, -05."""
        if self.game.markets:
            owner = next(seat for seat, clan in self.game.clans.items() if clan == "nosferatu")
            for market, boon in self.game.markets.items():
                found[owner] += self.boon if boon else 0.0
                found[owner] += MARKET * min(self.own_turns, 6) * promise_of_line(SCHEMES[market].effects[0].effects)

    def _add_missions(self, found: dict[Seat, float]) -> None:
        """The more vampires of its kind somebody has, and the less time is left, the surer a mission is theirs."""
        game = self.game
        spread = 0.2 + 0.35 * sqrt(self.own_turns)
        lines = {seat: awake(game, seat) for seat in found}
        for mission in game.missions:
            wanted = fitting(mission)
            counts: dict[Seat, float] = {}
            for seat, line in lines.items():
                counts[seat] = len(wanted.intersection(line))
                if game.tops[seat] in wanted:
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
        if seat not in self._rivals:
            others = {one: points for one, points in self.points.items() if one != seat}
            best, each = max(others, key=others.__getitem__), AGAINST_ALL / len(others)
            self._rivals[seat] = {one: each + (AGAINST_THE_BEST if one == best else 0) for one in others}
        return self._rivals[seat][other]

    def stake(self, seat: Seat, geography: str) -> float:
        """How much more one has of those who come from there than the others, so far as these are rivals."""
        if (seat, geography) not in self._stakes:
            stake = -0.1
            for owner in self.game.tops:
                count = sum([PEOPLE[one].geography == geography for one in awake(self.game, owner)])
                stake += count if owner == seat else -count * self.rivalry(seat, owner)
            self._stakes[seat, geography] = stake
        return self._stakes[seat, geography]
