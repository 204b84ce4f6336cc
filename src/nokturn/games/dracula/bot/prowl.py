"""Where Dracula goes, and what he makes of what he leaves behind."""

from __future__ import annotations

from nokturn.games.dracula.bot import worth
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.choices import LetGo, Mature, MoveTo, StartAt
from nokturn.kernel import Answer, Ask, Option
from nokturn.kernel.game import first_answer

FAR = 8


def distance(scene: Scene, place: str) -> int:
    """Roads between a place and the nearest hunter; the sea is far from all of them."""
    roads = [scene.atlas.road_distance(place, who.place) for who in scene.active]
    return min([FAR if far is None else far for far in roads], default=FAR)


def start(scene: Scene, ask: Ask) -> Answer:
    """Far from everybody."""
    places = [option for option in ask.options if isinstance(option, StartAt)]
    return max(places, key=lambda option: distance(scene, option.place))


def move(scene: Scene, ask: Ask) -> Answer:
    """Away from the hunters, over land where possible."""
    places = [option for option in ask.options if isinstance(option, MoveTo)]
    land = [option for option in places if scene.atlas.places[option.place].kind == "city"]
    if not places:
        return first_answer(ask)
    best = max(distance(scene, option.place) for option in land or places)
    return scene.dice.choice([one for one in land or places if distance(scene, one.place) == best])


def slid_off(scene: Scene, ask: Ask) -> Answer:
    """Let mature what has ripened."""
    assert scene.view.slid is not None
    cards = {laid.handle: laid.card for laid in scene.view.slid.encounters}

    def value(option: Option) -> float:
        return worth.matured(cards[option.handle]) if isinstance(option, Mature) else -1.0 - (option != LetGo())

    return max(ask.options, key=value)
