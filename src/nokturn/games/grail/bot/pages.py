"""What is known of the journal: passages that somebody has read, and the choices in them.

What lies behind a redirection that nobody has followed is not looked at (GRAIL-JOURNAL-03): it is only hoped for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from nokturn.games.grail.bot.aims import Aims, stems
from nokturn.games.grail.bot.memory import Memory
from nokturn.games.grail.bot.quests import keywords, places_of
from nokturn.games.grail.bot.worth import Scales
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.costs import affordable
from nokturn.games.grail.printed.journal import Choice, Passage
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail

NEW_PLACE, ONE_TIME, WAY_ON, SERVICE, WAY_OUT = 6.5, 3.2, 2.4, 1.0, 0.1
"""What is hoped for: of a Location never explored; behind a choice that is there once or not for everybody; behind one
that is always there; behind one that is always there and costs something; behind the last, which leads away."""
OF_QUEST, NAMED, BESIDE = 3.0, 9.0, 6.0
"""And beside it: where a Quest sends the group; behind a choice that speaks of what a Quest speaks of, or in a
passage that does."""
NEWS = 0.5
"""A Location that was explored before something else became known may tell more."""
LATE = 10.0
"""For a Quest whose time is running out."""
DEEP = 5
"""How far choices are followed through pages that were read."""
FIGHT_WON = 0.6
FAILED = -0.8
AGAIN = 0.8
"""Each time the same choice has been taken before makes it less inviting."""


_WORD = re.compile(r"[a-z]{4,}")


class Pages:
    """The journal as far as it was read."""

    def __init__(self, state: Grail, memory: Memory, scales: Scales, matters: dict[int, float], aims: Aims) -> None:
        self.state, self.memory, self.scales, self.matters, self.aims = state, memory, scales, matters, aims
        self.read = frozenset(state.read)
        self.keywords = keywords(state)

    def hope(self, location: int, passage: Passage, choice: Choice) -> float:
        """What may lie behind a choice, by what is printed beside it."""
        if choice.always_open and len(passage.choice) > 1 and choice is passage.choice[-1]:
            return WAY_OUT
        kind = ONE_TIME if choice.once or choice.conditions else SERVICE if choice.cost else WAY_ON
        named = NAMED if self._speaks_of_it(choice.text.en) else 0.0
        named = named or (BESIDE if self._speaks_of_it(passage.text.en) else 0.0)
        return kind + OF_QUEST * self.matters.get(location, 0.0) + named + self.aims.favour(choice.text.en)

    def _speaks_of_it(self, text: str) -> bool:
        """Of what a Quest or the companion's own aim speaks of."""
        return bool(self.keywords & words_of(text) or (self.aims.words and self.aims.words & stems(text)))

    def exploring(self, party: tuple[str, ...], location: int) -> float:
        """What it promises to open the journal there."""
        if location not in self.state.content.journal:
            return 0.0
        context = reading(party, location)
        entry = self._entry(context)
        if not entry:
            return max(NEW_PLACE + OF_QUEST * self.matters.get(location, 0.0), self._asked_since(location))
        news = min(4, self.memory.news - self.memory.explored.get(location, 0))
        fresh = NEWS * news * (1 + 2 * self.matters.get(location, 0.0))
        return max(self.passage(context, entry, DEEP, 0.0) + fresh, self._asked_since(location))

    def _asked_since(self, location: int) -> float:
        """What is hoped of a Location that a Quest has named since it was explored: more, if the Quest can fail."""
        hopes = [0.0]
        for quest in self.state.quests:
            weight = places_of(self.state.content, quest).get(location, 0.0)
            if weight and self.memory.asked.get(quest, 0) > self.memory.explored.get(location, 0):
                late = LATE if self.state.content.quests[quest].fail_if else 0.0
                hopes.append(NEW_PLACE + weight * (OF_QUEST + late))
        return max(hopes)

    def leads_to_fight(self, party: tuple[str, ...], location: int) -> bool:
        """Whether the best that is known there is an Encounter."""
        if location not in self.state.content.journal:
            return False
        context = reading(party, location)
        name = self._entry(context)
        for _ in range(DEEP):
            page = self.state.content.passages.get((location, name)) if f"{location}/{name}" in self.read else None
            if page is None or not page.choice:
                return False
            ids = [f"{location}/{name}/{number}" for number in range(len(page.choice))]
            ways = [one for one, choice in zip(ids, page.choice, strict=True) if self._is_open(context, one, choice)]
            if not ways:
                return False
            best = max(ways, key=lambda one: self.choice(context, one))
            found = page.choice[ids.index(best)]
            if found.encounter is not None:
                return True
            name = found.goto
        return False

    def _entry(self, context: Context) -> str:
        """The first entry that was read and whose conditions hold; empty: nobody knows how it begins."""
        for entry in self.state.content.journal[context.location].entry:
            if f"{context.location}/{entry.goto}" in self.read and holds(self.state, entry.conditions, context):
                return entry.goto
        return ""

    def passage(self, context: Context, name: str, deep: int, hope: float) -> float:
        """A passage and the best way on from it; one that nobody has read is as good as it is hoped for."""
        if f"{context.location}/{name}" not in self.read:
            return hope
        passage = self.state.content.passages[context.location, name]
        worth = self.scales.effects(passage.effects)
        if not passage.choice or deep <= 0:
            return worth
        ways = [
            self.choice(context, f"{context.location}/{name}/{number}", deep - 1)
            for number in range(len(passage.choice))
            if self._is_open(context, f"{context.location}/{name}/{number}", passage.choice[number])
        ]
        return worth + max(ways, default=0.0)

    def _is_open(self, context: Context, id: str, choice: Choice) -> bool:
        if choice.once and id in self.memory.taken:
            return False
        return holds(self.state, choice.conditions, context) and affordable(self.state, choice.cost, context)

    def choice(self, context: Context, id: str, deep: int = DEEP) -> float:
        """One choice of a passage that lies open: its cost, what it does at once, and where it may lead."""
        passage, _, number = id.rpartition("/")
        _, _, name = passage.partition("/")
        page = self.state.content.passages[context.location, name]
        choice = page.choice[int(number)]
        worth = self.scales.effects(choice.cost) + self.scales.effects(choice.effects)
        worth -= AGAIN * min(4, self.memory.tried.get(id, 0))
        return worth + self._beyond(context, choice, deep, self.hope(context.location, page, choice))

    def _beyond(self, context: Context, choice: Choice, deep: int, hope: float) -> float:
        if choice.check is not None:
            best = max([self.state.heroes[hero].attribute(choice.check.attribute) for hero in context.party])
            odds = min(1.0, max(0.0, (7 + best - choice.check.target) / 6))
            return self._mixed(context, odds, choice.check.passed, choice.check.failed, deep, hope)
        if choice.toss is not None:
            return self._mixed(context, 0.5, choice.toss.grail, choice.toss.skull, deep, hope)
        if choice.encounter is not None:
            faced = choice.encounter
            colour = faced.colour or self.state.content.encounters[faced.id].colour
            meeting = self.scales.meeting(colour)
            return meeting + self._mixed(context, FIGHT_WON, faced.win, faced.lose, deep, hope)
        return self.passage(context, choice.goto, deep, hope) if choice.goto else 0.0

    def _mixed(self, context: Context, odds: float, good: str, bad: str, deep: int, hope: float) -> float:
        """Of two pages, each with its odds; of what fails nothing good is hoped for while it is unread."""
        passed, failed = self.passage(context, good, deep, hope), self.passage(context, bad, deep, FAILED)
        return odds * passed + (1 - odds) * failed

    def too_dear(self, party: tuple[str, ...]) -> Iterator[tuple[float, Choice]]:
        """Choices that were read of, would lead on, and cost more than there is; with what is hoped of them."""
        for name in self.state.read:
            location, _, passage = name.partition("/")
            page = self.state.content.passages.get((int(location), passage))
            for number, choice in enumerate(page.choice if page is not None else ()):
                if not choice.cost or f"{name}/{number}" in self.memory.taken:
                    continue
                context = reading(party, int(location))
                if all(f"{location}/{target}" in self.read for target in choice.targets):
                    continue
                if holds(self.state, choice.conditions, context) and not affordable(self.state, choice.cost, context):
                    assert page is not None
                    yield self.hope(int(location), page, choice), choice


def reading(party: tuple[str, ...], location: int) -> Context:
    """These, with the journal of a Location open."""
    return Context(setting="journal", actor=party[0], party=party, location=location)


@lru_cache(maxsize=2048)
def words_of(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower()))
