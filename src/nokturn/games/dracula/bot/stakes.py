"""What blows, bites and defeats are worth: everything in points of influence, good for the hunters if positive."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.printed.content import DRACULA, ENCOUNTERS, NUMBERS, TRACKS
from nokturn.games.dracula.seen.view import EncounterView

WIN = 25.0
"""The whole game."""
TEMPO = 1.5
"""What a defeat costs beside the influence: cards, tickets, the way back from the hospital."""
NOT_YET = 0.6
"""A wound is worth so much of its share of a defeat."""
BITE = 1.5
"""A bite that does not defeat."""
SURVIVES = 0.6
"""How likely an undefeated vampire is to bring its influence after all."""


@dataclass
class Stakes:
    """Of the combat under way, or of one that could come."""

    scene: Scene
    vampire: EncounterView | None = None
    """The vampire encounter fought; None: Dracula himself."""
    rumor: bool = False

    @cached_property
    def defeat(self) -> float:
        """Of a hunter."""
        view = self.scene.view
        rage = NUMBERS.defeat_influence + NUMBERS.defeat_influence_per_despair * view.despair
        return WIN if view.influence + rage >= TRACKS.influence_win else rage + TEMPO

    @cached_property
    def foe_left(self) -> int:
        """Health of whom the hunters fight."""
        if self.vampire is None:
            return DRACULA.health - self.scene.view.damage
        return (ENCOUNTERS[self.vampire.card].health or 1) - self.vampire.damage

    @cached_property
    def prize(self) -> float:
        """For the foe's defeat."""
        if self.vampire is None:
            return WIN
        influence = ENCOUNTERS[self.vampire.card].mature_influence + NUMBERS.rumor_influence * self.rumor
        return influence * SURVIVES

    def struck(self, damage: int) -> float:
        """The foe suffers."""
        if damage <= 0:
            return 0.0
        if damage >= self.foe_left:
            return self.prize
        if self.vampire is None:
            return damage * (0.8 + 4.0 / self.foe_left)
        return 0.6 * self.prize * damage / self.foe_left

    def mended(self, amount: int) -> float:
        """The foe heals; less than what the same wound was worth."""
        scars = self.scene.view.damage if self.vampire is None else self.vampire.damage
        return -min(amount, scars) * (0.8 if self.vampire is None else 0.4)

    def hurt(self, hunter: str, damage: int) -> float:
        """A hunter suffers."""
        left = self.scene.health_left(hunter)
        if damage >= left:
            return -self.defeat
        return -NOT_YET * min(self.defeat, 8.0) * damage / left

    def bitten(self, hunter: str) -> float:
        return -self.defeat if self.scene.view.hunters[hunter].bite_spaces <= 0 else -BITE

    def influence(self, amount: int) -> float:
        """Dracula's influence grows."""
        return -WIN if self.scene.view.influence + amount >= TRACKS.influence_win else -float(amount)
