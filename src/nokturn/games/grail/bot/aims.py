"""Which of several ways a companion is for, where a Quest names more than one: "To … you need …" in its hint.

It is a whim, as people have them: whoever leads the group has one of its own in every campaign.  What the way needs is
read off the hint, and off choices of pages that were read and that speak of it.  Whoever runs out of time, Food or
Health takes the way that is open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property, lru_cache
from random import Random
from typing import NamedTuple

from nokturn.games.grail.bot.quests import WANTED, places_in, telling_words
from nokturn.games.grail.bot.ways import apart
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.printed.journal import Choice
from nokturn.games.grail.printed.language import conditions as asks
from nokturn.games.grail.printed.language.conditions import Condition
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.locations import menhirs

_WAY = re.compile(r"\bTo ([^.]+?) you need ([^.]+)\.")
AIMED = 40.0
"""What it is worth to take one's own way, or not to take another one."""
LATE, FADING, WEAK = 4, 1, 3
"""Days left, the last dial over the place where it is decided, and Health, at which any way is good."""
LONG = 8
"""Letters of a word that names a place by itself."""


class Way(NamedTuple):
    """One of the ways a Quest names: the words of what is done, and of what it needs."""

    quest: str
    deed: frozenset[str]
    needs: frozenset[str]


@lru_cache(maxsize=4096)
def stems(text: str) -> frozenset[str]:
    return frozenset([word.rstrip("s") for word in telling_words(text)])


@lru_cache(maxsize=256)
def ways_of(content: Pack, quest: str) -> tuple[Way, ...]:
    found = _WAY.findall(content.quests[quest].hint.en)
    return tuple([Way(quest, stems(deed), stems(needs)) for deed, needs in found])


class Aims:
    """What one companion is for, as the table lies."""

    def __init__(self, state: Grail, whim: str) -> None:
        self.state, self.whim = state, whim

    @cached_property
    def ways(self) -> tuple[Way, ...]:
        """Those of the first Quest that names several."""
        for quest in self.state.quests:
            if len(found := ways_of(self.state.content, quest)) > 1:
                return found
        return ()

    @cached_property
    def way(self) -> Way | None:
        """The one this companion is for, while there is time for a choice."""
        if not self.ways or self._pressed:
            return None
        return Random(f"{self.whim} {self.ways[0].quest}").choice(self.ways)

    @property
    def _pressed(self) -> bool:
        heroes = self.state.heroes.values()
        dials = [dial.value for dial in self.state.dials.values() if dial.holder == self.ways[0].quest]
        late = (bool(dials) and min(dials) <= LATE) or self._fading
        return late or min([one.health for one in heroes]) <= WEAK or not any(one.food for one in heroes)

    @property
    def _fading(self) -> bool:
        """The light over the place where the Quest is decided is about to go out."""
        state = self.state
        goal = places_in(state.content, state.content.quests[self.ways[0].quest].goal.en)
        for place in goal & set(state.places):
            lit = [state.places[one].dial for one in menhirs(state) if apart(state, one, place) <= 1]
            if max(lit, default=0) <= FADING:
                return True
        return False

    def favour(self, text: str) -> float:
        """For a choice that speaks of one of the ways."""
        if self.way is None:
            return 0.0
        words = stems(text)
        if self.way.deed <= words:
            return AIMED
        return -AIMED if any(other.deed <= words for other in self.ways) else 0.0

    @cached_property
    def unmet(self) -> tuple[Condition, ...]:
        """What choices of this way ask for and the group has not got, as far as they were read."""
        party = self.state.by_number()
        found: list[Condition] = []
        for location, choice in self._choices:
            about = Context(setting="journal", actor=party[0], party=party, location=location)
            found += [one for one in choice.conditions if not holds(self.state, (one,), about)]
        return tuple(found)

    @cached_property
    def _choices(self) -> tuple[tuple[int, Choice], ...]:
        """Choices of pages that were read, and that speak of this way."""
        return tuple(self._speaking()) if self.way is not None else ()

    def _speaking(self) -> Iterator[tuple[int, Choice]]:
        assert self.way is not None
        for name in self.state.read:
            location, _, passage = name.partition("/")
            page = self.state.content.passages.get((int(location), passage))
            for choice in page.choice if page is not None else ():
                if self.way.deed <= stems(choice.text.en):
                    yield int(location), choice

    @property
    def is_open(self) -> bool:
        """Somebody has read of this way, and nothing is missing for it."""
        return bool(self._choices) and not self.unmet

    @cached_property
    def wanted(self) -> dict[str, float]:
        """Statuses and Secrets that are missing: `status/last_haven`."""
        found: dict[str, float] = {}
        for one in self.unmet:
            if isinstance(one, asks.StatusSet | asks.PartsSet):
                found[f"status/{one.status}"] = WANTED
            elif isinstance(one, asks.HasSecret):
                found[f"secret/{one.secret}"] = WANTED
        return found

    @cached_property
    def words(self) -> frozenset[str]:
        """In which the way, and what it lacks, is spoken of."""
        if self.way is None:
            return frozenset()
        content = self.state.content
        found = set(self.way.needs)
        for one in self.unmet:
            if isinstance(one, asks.StatusSet | asks.PartsSet):
                found |= stems(content.statuses[one.status].name.en)
            elif isinstance(one, asks.HasSecret):
                found |= stems(content.secrets[one.secret].name.en)
        return frozenset(found)

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Locations that are called by such words."""
        if self.way is None or self.is_open:
            return ()
        found = []
        for number, card in self.state.content.locations.items():
            names = stems(card.name.en)
            shared = names & self.words
            if names and (shared == names or any(len(word) >= LONG for word in shared)):
                found.append(number)
        return tuple(found)
