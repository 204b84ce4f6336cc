"""The table as one player sees it: who is where, who may still do what.

Everything here comes from the view and the seat's own log.
"""

from __future__ import annotations

from functools import cached_property
from random import Random

from nokturn.games.vendetta.bot.strength import (
    BASE,
    DONE_ONCE,
    HALVES,
    MINDLESS_STRENGTH,
    SILENCES,
    Fighter,
    Scene,
    strength,
)
from nokturn.games.vendetta.bot.worth import ROUNDS, blood_worth, danger, place_worth, temper
from nokturn.games.vendetta.content import HAVEN, TABLES
from nokturn.games.vendetta.view import AreaView, PlayerView, VendettaView, could_be
from nokturn.kernel import Seat
from nokturn.kernel.events import Line

NOTHING = AreaView((), 0)
NONE: frozenset[str] = frozenset()
USUALLY_LEAVES = 0.12
"""How often a stranger withdraws; those who have been watched are known better."""


class Outlook:
    """One look at the table, for one decision."""

    def __init__(self, view: VendettaView, me: Seat, log: tuple[Line, ...], dice: Random) -> None:
        self.view = view
        self.me = me
        self.log = log
        self.dice = dice
        self.own = view.players[me]
        self.partner = next((s for s, p in view.players.items() if s != me and p.team and p.team == self.own.team), "")
        self.others = tuple([seat for seat in view.order if seat != me])
        self.rivals = tuple([seat for seat in self.others if seat != self.partner])
        self.round = max(1, view.round)
        self.last_round = self.round == ROUNDS
        self.blood = blood_worth(self.round)
        """What a blood in the pool is worth now."""

    # the table

    def area(self, district: str, seat: Seat) -> AreaView:
        return self.view.areas[district].get(seat, NOTHING)

    def present(self, district: str) -> tuple[Seat, ...]:
        """The others in a district."""
        return tuple([s for s in self.others if (area := self.area(district, s)).cards or area.blood])

    def cards(self, district: str, seat: Seat) -> tuple[str, ...]:
        """The cards somebody will have face up there, as far as they are known."""
        area = self.area(district, seat)
        return tuple([card.card for card in area.cards if card.card and (card.face_up or not card.public)])

    def unknown(self, district: str, seat: Seat) -> int:
        """How many cards there are that nobody has shown us."""
        return sum([not card.card for card in self.area(district, seat).cards])

    def fighter(self, seat: Seat) -> Fighter:
        player = self.view.players[seat]
        return Fighter(player.blood, len(player.alliance), player.hand_size, player.deck_size)

    def scene(self, district: str, seat: Seat, expected: int = 0) -> Scene:
        """The district from the point of view of `seat`, with so many more cards of others expected."""
        cards, rivals, highest, halved, silenced = expected, 0, 0, False, False
        for other in self.view.order:
            if other == seat:
                continue
            area = self.area(district, other)
            cards += len(area.cards)
            rivals += bool(area.cards or area.blood)
            for card in area.cards:
                if card.card:
                    highest = max(highest, BASE[card.card])
                    halved = halved or (card.card == HALVES and other != self._partner_of(seat))
                    silenced = silenced or card.card == SILENCES
                else:
                    highest = max(highest, 3)
        rivals = max(rivals, min(expected, len(self.view.order) - 1))
        done = self.done.get(seat, NONE) if district == self.view.fighting else NONE
        return Scene(district == HAVEN, self.last_round, rivals, cards, highest, halved, silenced, done)

    def total(self, district: str, seat: Seat) -> float:
        """What somebody's known cards and blood come to there."""
        area = self.area(district, seat)
        total = strength(self.cards(district, seat), area.blood, self.fighter(seat), self.scene(district, seat))
        if district == self.view.fighting and "MA07" in self.resolved.get(seat, ()):
            total += MINDLESS_STRENGTH * sum([not card.face_up for card in area.cards])
        return total

    def _partner_of(self, seat: Seat) -> Seat:
        team = self.view.players[seat].team
        return next((s for s, p in self.view.players.items() if s != seat and team and p.team == team), "")

    def to_come(self, district: str) -> bool:
        """Is this district still to be resolved after the present one?"""
        row = self.view.districts
        return row.index(district) > row.index(self.view.fighting) if self.view.fighting in row else True

    def possible(self, seat: Seat) -> tuple[str, ...]:
        """What somebody's unknown cards could be."""
        found = self._possible.get(seat)
        if found is None:
            found = self._possible[seat] = could_be(self.view, seat)
        return found

    @cached_property
    def _possible(self) -> dict[Seat, tuple[str, ...]]:
        return {}

    # ties, places, danger

    def wins_tie(self, seat: Seat, other: Seat) -> bool:
        """VEN-ORDER-02, and Fiorenza Savona."""
        first, second = ("AL08" in self.view.players[s].alliance for s in (seat, other))
        if first != second:
            return first
        return self.view.order.index(seat) < self.view.order.index(other)

    def places(self, district: str) -> tuple[float, float, float, float]:
        return place_worth(self.view, district, self.own)

    @cached_property
    def temper(self) -> float:
        return temper(self.view, self.me)

    def danger(self, pool: int) -> float:
        """Of being left with so much blood in the pool."""
        return danger(pool, self.temper)

    # the log

    @cached_property
    def turns_left(self) -> dict[Seat, int]:
        """Planning turns everybody still has after the present one."""
        table = TABLES.planning
        standard = table.turns_three_players if len(self.view.players) == 3 else table.turns_standard
        turns = standard[self.round - 1]
        left = dict.fromkeys(self.view.order, turns)
        for line in reversed(self.log):
            if line.key == "phase-planning":
                break
            if line.key in ("turn", "skips-turn"):
                seat = dict(line.facts)["player"]
                if seat in left:
                    left[seat] -= 1
        return {seat: max(0, min(count, self._hand(seat))) for seat, count in left.items()}

    def _hand(self, seat: Seat) -> int:
        return self.view.players[seat].hand_size

    @cached_property
    def resolved(self) -> dict[Seat, set[str]]:
        """Whose cards have resolved in the district that is being fought over."""
        found: dict[Seat, set[str]] = {}
        if not self.view.fighting:
            return found
        for line in reversed(self.log):
            if line.key == "district":
                break
            if line.key == "resolves":
                facts = dict(line.facts)
                found.setdefault(facts["player"], set()).add(facts["card"])
            elif line.key == "choices-revealed":
                for seat in self.view.order:
                    found.setdefault(seat, set()).add("TO07")
        return found

    @cached_property
    def done(self) -> dict[Seat, frozenset[str]]:
        """Of those, the cards of which nothing more is to be expected."""
        return {seat: DONE_ONCE & cards for seat, cards in self.resolved.items()}

    @cached_property
    def leavers(self) -> tuple[Seat, ...]:
        """Who has just chosen to withdraw."""
        for line in reversed(self.log):
            if line.key == "choices-revealed":
                leavers: tuple[Seat, ...] = dict(line.facts)["leavers"]
                return leavers
        return ()

    @cached_property
    def leaves(self) -> dict[Seat, float]:
        """How likely everybody is to withdraw, by what they have done so far."""
        left = dict.fromkeys(self.view.order, 0)
        chances = dict.fromkeys(self.view.order, 0)
        for line in self.log:
            if line.key == "choices-revealed":
                facts = dict(line.facts)
                for seat in facts["leavers"]:
                    if seat in left:
                        left[seat] += 1
                for seat in (*facts["leavers"], *facts["stayers"]):
                    if seat in chances:
                        chances[seat] += 1
        return {seat: (left[seat] + 4 * USUALLY_LEAVES) / (chances[seat] + 4) for seat in left}

    def player(self, seat: Seat) -> PlayerView:
        return self.view.players[seat]
