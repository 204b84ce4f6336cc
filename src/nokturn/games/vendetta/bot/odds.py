"""What a total strength is worth in each district, against all that the others may have or still play.

The others' totals are sampled: cards we have not seen are drawn from what they could
be, turns still to come bring a card and some blood somewhere.  From the samples a
table is made for each district: the expected worth of every own total.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from nokturn.games.vendetta.bot.outlook import Outlook
from nokturn.games.vendetta.bot.strength import USUAL
from nokturn.games.vendetta.content import HAVEN
from nokturn.kernel import Seat

TOP = 40
"""Totals above this are as good as this one."""
SAMPLES_PLANNING = 12
SAMPLES_FIGHT = 10
ABSENT = -1.0


def look_up(table: list[float], total: float) -> float:
    """The worth of a total; between whole numbers it is in between."""
    if total >= TOP:
        return table[TOP]
    if total <= 0:
        return table[0]
    low = int(total)
    part = total - low
    return table[low] + (table[low + 1] - table[low]) * part if part else table[low]


class Odds:
    """Per district: the worth of each own total, 0 to `TOP`, in influence points."""

    def __init__(self, tables: dict[str, list[float]]) -> None:
        self._tables = tables

    def worth(self, district: str, total: float) -> float:
        """Of being in this district with this total."""
        return look_up(self._tables[district], total)

    def table(self, district: str) -> list[float]:
        return self._tables[district]


class Rival:
    """What has to be known of one other player to imagine the rest of the round."""

    def __init__(self, outlook: Outlook, seat: Seat, districts: tuple[str, ...], planning: bool) -> None:
        view = outlook.view
        player = view.players[seat]
        self.turns = outlook.turns_left[seat] if planning else 0
        self.partner = seat == outlook.partner
        self.edge = 0.5 if outlook.wins_tie(seat, outlook.me) else -0.5
        self.shown: list[float] = []
        self.hidden: list[int] = []
        self.blood: list[int] = []
        for district in districts:
            area = outlook.area(district, seat)
            here = bool(area.cards or area.blood)
            self.shown.append(outlook.total(district, seat) if here else ABSENT)
            self.hidden.append(outlook.unknown(district, seat))
            self.blood.append(area.blood)
        self.cards = [USUAL[card] for card in outlook.possible(seat)] or [2.0]
        spare = player.blood - 1 if outlook.last_round else player.blood / 2
        self.spend = max(0.0, spare) / self.turns if self.turns else 0.0
        self.leaves = 0.0


def odds(
    outlook: Outlook,
    districts: Collection[str] | None = None,
    *,
    planning: bool = False,
    may_leave: bool = False,
    gone: Collection[Seat] = (),
) -> Odds:
    """Sample the others' totals and turn them into tables.

    `planning`: they still have turns.  `may_leave`: they have not chosen between staying and
    withdrawing yet.  `gone`: these are known to leave."""
    row = tuple(districts if districts is not None else outlook.view.districts)
    others = [Rival(outlook, seat, row, planning) for seat in outlook.others if seat not in gone]
    if may_leave or planning:
        for rival, seat in zip(others, [s for s in outlook.others if s not in gone], strict=True):
            rival.leaves = outlook.leaves[seat]
    places = [outlook.places(district) for district in row]
    gains = [_gains(place, len(others)) for place in places]
    pull = [place[0] for place in places]
    certain = not any(r.turns or r.leaves or any(r.hidden) for r in others)
    samples = 1 if certain else SAMPLES_PLANNING if planning else SAMPLES_FIGHT
    steps = [[0.0] * (TOP + 2) for _ in row]
    for _ in range(samples):
        totals = [_imagine(rival, outlook, row, pull) for rival in others]
        for number, gain in enumerate(gains):
            ahead = [(t[number] + r.edge, r.partner) for t, r in zip(totals, others, strict=True) if t[number] >= 0]
            _add(steps[number], gain, ahead)
    tables = {}
    for number, district in enumerate(row):
        worth, table = 0.0, []
        for step in steps[number][: TOP + 1]:
            worth += step
            table.append(worth / samples)
        tables[district] = table
    return Odds(tables)


def _imagine(rival: Rival, outlook: Outlook, row: tuple[str, ...], pull: list[float]) -> list[float]:
    """One possible set of final totals of one player."""
    dice = outlook.dice
    totals = rival.shown.copy()
    cards = rival.cards
    for number, hidden in enumerate(rival.hidden):
        for _ in range(hidden):
            totals[number] += cards[int(dice.random() * len(cards))]
    for _ in range(rival.turns):
        number = _somewhere(pull, dice.random())
        blood = int(rival.spend * 2 * dice.random() + 0.5)
        totals[number] = max(0.0, totals[number]) + cards[int(dice.random() * len(cards))] + min(3, blood)
    if rival.leaves:
        for number, district in enumerate(row):
            if totals[number] >= 0 and dice.random() < rival.leaves:
                moved = totals[number] - rival.blood[number]
                totals[number] = ABSENT
                if row[-1] == HAVEN != district:
                    totals[-1] = max(0.0, totals[-1]) + moved
    return totals


def _somewhere(pull: list[float], share: float) -> int:
    """A district, the more attractive the more likely."""
    left = share * sum(pull)
    for number, weight in enumerate(pull):
        left -= weight
        if left < 0:
            return number
    return len(pull) - 1


def _gains(places: tuple[float, ...], others: int) -> list[float]:
    """The worth of being behind so many others, then what each step forward from there gains: `gains[n]` is the step
    from `n` ahead of us to `n` − 1; `gains[0]` is the first place itself."""
    worth = [*places[:3], *[places[3]] * max(0, others - 2)]
    return [worth[0], *[better - worse for better, worse in pairwise(worth)]]


def _add(steps: list[float], gains: list[float], ahead: list[tuple[float, bool]]) -> None:
    """One sample: with a total of 0 everybody is ahead, and each one overtaken is a place better.

    Overtaking the partner gains the team nothing: one goes up, the other down."""
    place = len(ahead)
    steps[0] += gains[0] - sum(gains[1 : place + 1])
    ahead.sort()
    for total, partner in ahead:
        if not partner and total < TOP:
            steps[int(total) + 1 if total >= 0 else 0] += gains[place]
        place -= 1
