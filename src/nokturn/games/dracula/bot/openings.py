"""Who hunts as whom, and where the hunters begin."""

from __future__ import annotations

from nokturn.games.dracula.bot.reach import nearness
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.state.choices import StartAt
from nokturn.kernel import Answer, Ask

CENTRAL = 0.25
"""How much being near to everything counts beside being near to what the others are not."""


def start(scene: Scene, ask: Ask) -> Answer:
    """Large cities, so spread that together the hunters are near everything."""
    near = nearness(scene.view.map)
    taken = [near[who.place] for who in scene.active if who.place]
    covered = {city: max([one.get(city, 0.0) for one in taken], default=0.0) for city in scene.atlas.cities}
    best: dict[StartAt, float] = {}
    for option in ask.options:
        if isinstance(option, StartAt) and scene.atlas.places[option.place].size == "large":
            ways = near[option.place]
            gained = sum([max(ways.get(city, 0.0) - there, 0.0) for city, there in covered.items()])
            best[option] = gained + CENTRAL * sum(ways.values())
    return max(best, key=lambda option: best[option])
