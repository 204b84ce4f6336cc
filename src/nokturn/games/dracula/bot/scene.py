"""What a bot looks at: the view with the question, and what follows from both at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from nokturn.games.dracula.belief import Belief, belief_of
from nokturn.games.dracula.map.atlas import Atlas, Link, atlas
from nokturn.games.dracula.printed.content import HUNTERS
from nokturn.games.dracula.seen.view import DraculaView, HideoutView, HunterView
from nokturn.kernel import Ask


@dataclass
class Scene:
    """One question and the table it is asked at."""

    view: DraculaView
    ask: Ask
    dice: Random
    """For whims: the same question on the same table is answered the same."""

    @cached_property
    def facts(self) -> dict[str, Any]:
        """What the question is about: `hunter`, `card`, `place` …"""
        return dict(self.ask.args)

    @property
    def hunter(self) -> HunterView:
        """The hunter the question is about."""
        return self.view.hunters[self.facts["hunter"]]

    @cached_property
    def atlas(self) -> Atlas:
        return atlas(self.view.map)

    @cached_property
    def belief(self) -> Belief:
        """Where Dracula can be by what everybody knows."""
        return belief_of(self.view.clues, self.view.map)

    @cached_property
    def likely(self) -> dict[str, float]:
        """How likely Dracula is in each place; before he is anywhere, in none."""
        if self.view.revealed and self.view.place:
            return {self.view.place: 1.0}
        return self.belief.probabilities() if self.view.clues else {}

    @cached_property
    def active(self) -> tuple[HunterView, ...]:
        """Hunters in play, in turn order."""
        return tuple([who for who in self.view.hunters.values() if not who.defeated])

    @cached_property
    def afield(self) -> tuple[HunterView, ...]:
        """Hunters in play and in no hospital."""
        return tuple([who for who in self.active if not who.hospital])

    def hunters_in(self, place: str) -> tuple[HunterView, ...]:
        return tuple([who for who in self.afield if who.place == place])

    @cached_property
    def blocked(self) -> frozenset[Link]:
        return frozenset(self.view.roadblocks)

    @cached_property
    def fogged(self) -> frozenset[str]:
        return frozenset(self.view.fog)

    @cached_property
    def holy(self) -> tuple[str, ...]:
        """Cities Dracula may not enter."""
        return (*self.view.hosts, self.view.consecrated) if self.view.consecrated else self.view.hosts

    @cached_property
    def hideouts(self) -> tuple[HideoutView, ...]:
        """On the trail from space 1 on, then the lairs."""
        return tuple([one for one in (*self.view.trail, *self.view.lairs) if one is not None])

    def health_left(self, hunter: str) -> int:
        return HUNTERS[hunter].health - self.view.hunters[hunter].damage

    @property
    def night(self) -> bool:
        """Whether a combat now would be fought at night."""
        return self.view.phase in ("dusk", "night", "dracula") or self.view.visited
